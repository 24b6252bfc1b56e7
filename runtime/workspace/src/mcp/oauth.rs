//! OAuth logins to servers: the browser, the loopback address of the redirect, and the tokens.
//!
//! The library implements the protocol itself (discovery by RFC 9728 and 8414, registration, PKCE, refresh). Tokens
//! never appear in a status, an error or a log; `tokens.rs` stores them.

use std::{fmt, sync::Arc, time::Duration};

use reqwest::header::CONTENT_TYPE;
use rmcp::transport::auth::{
    AuthClient, AuthError, AuthorizationManager, AuthorizationRequest, AuthorizationSession,
    OAuthHttpClient, OAuthHttpClientFuture, OAuthHttpRequest,
};
use serde::{Deserialize, Serialize};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

use super::{
    spec::{Link, ServerSpec},
    tokens::TokenPlace,
};
use crate::http;

/// Default timeout of the user's part of a login.
const PATIENCE: Duration = Duration::from_secs(300);

/// Timeout of one request to an authorization server.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

/// Timeout of the check whether a server supports logins.
const PROBE_TIMEOUT: Duration = Duration::from_secs(5);

/// Maximum size of a response of an authorization server, in bytes.
const MAX_ANSWER: usize = 1024 * 1024;

/// Maximum size of a request of the browser, in bytes.
const MAX_CALLBACK: usize = 16 * 1024;

/// The page that the browser shows after the login.
const PAGE: &str = "HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n\r\n\
                    You can close this page and go back to where you came from.\n";

const NOT_FOUND: &str = "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/// The HTTP client of the OAuth library, with the same proxies and certificates as the rest of the program; it does not
/// follow redirects.
struct Http;

impl OAuthHttpClient for Http {
    fn execute(&self, request: OAuthHttpRequest) -> OAuthHttpClientFuture<'_> {
        Box::pin(async move {
            let local = http::is_local(&request.request.uri().to_string());
            let client = http::client(local)?;
            let asked = reqwest::Request::try_from(request.request)?;
            tokio::time::timeout(REQUEST_TIMEOUT, answer(&client, asked)).await?
        })
    }
}

/// Reads a whole response, except if it is an event stream: discovery also sends a request to the MCP server itself,
/// which may open a stream that never ends.
async fn answer(
    client: &reqwest::Client,
    asked: reqwest::Request,
) -> Result<::http::Response<Vec<u8>>, Box<dyn std::error::Error + Send + Sync>> {
    let mut answered = client.execute(asked).await?;
    let mut answer = ::http::Response::new(Vec::new());
    *answer.status_mut() = answered.status();
    *answer.headers_mut() = std::mem::take(answered.headers_mut());
    let kind = answer.headers().get(CONTENT_TYPE);
    if kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream")) {
        return Ok(answer);
    }
    while let Some(chunk) = answered.chunk().await? {
        if answer.body().len() + chunk.len() > MAX_ANSWER {
            return Err("the authorization server says too much".into());
        }
        answer.body_mut().extend_from_slice(&chunk);
    }
    Ok(answer)
}

async fn manager(url: &str) -> Result<AuthorizationManager, AuthError> {
    AuthorizationManager::new_with_oauth_http_client(url, Arc::new(Http)).await
}

/// Gives a client the tokens of a server: each request carries the token, and expired tokens are refreshed. Without
/// tokens the requests go out as they are, through the same code.
///
/// Errors: the reason why the tokens cannot be used.
pub(super) async fn client(
    client: reqwest::Client,
    url: &str,
    tokens: Option<&TokenPlace>,
) -> Result<AuthClient<reqwest::Client>, String> {
    let mut manager = manager(url).await.map_err(told)?;
    if let Some(tokens) = tokens {
        manager.set_credential_store(tokens.clone());
        manager.initialize_from_store().await.map_err(told)?;
    }
    Ok(AuthClient::new(client, manager))
}

/// Reasons why a login cannot start.
#[derive(Debug, thiserror::Error)]
pub enum LoginError {
    /// No server has this name.
    #[error("no MCP server has this name")]
    UnknownServer,
    /// The server is a program, which needs no login.
    #[error("OAuth login is only supported for streamable HTTP servers.")]
    NotAnAddress,
    /// The configuration contains a token for the server.
    #[error("the MCP server is known by a token of its configuration")]
    HasToken,
    /// The server or its authorization server refused the login.
    #[error("{0}")]
    Refused(String),
}

/// How the client authenticates to a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Login {
    /// The server needs no authentication.
    Unsupported,
    /// The server requires a login.
    Missing,
    /// With a token of the configuration.
    BearerToken,
    /// With the tokens of a login.
    OAuth,
}

impl Login {
    /// Returns the login state without asking the server; `None` for a URL without token or login.
    pub fn known(link: &Link) -> Option<Self> {
        match link {
            Link::Program { .. } | Link::Relayed(_) => Some(Self::Unsupported),
            Link::Http { login: None, .. } => Some(Self::BearerToken),
            Link::Http {
                login: Some(place), ..
            } => place.has_tokens().then_some(Self::OAuth),
        }
    }

    /// Returns how the client authenticates to a server. Does not start a program; asks a server at a URL whether it
    /// supports logins, for at most five seconds.
    ///
    /// Errors: the reason why the server did not answer.
    pub async fn of(link: &Link) -> Result<Self, String> {
        let (None, Link::Http { url, .. }) = (Self::known(link), link) else {
            return Ok(Self::known(link).unwrap_or(Self::Unsupported));
        };
        let asked = async {
            let http = Arc::new(Http);
            let manager = AuthorizationManager::new_with_oauth_http_client(url, http).await?;
            manager.resolve_metadata().await
        };
        match tokio::time::timeout(PROBE_TIMEOUT, asked).await {
            Ok(Ok(found)) if found.source.is_discovered() => Ok(Self::Missing),
            Ok(Ok(_)) => Ok(Self::Unsupported),
            Ok(Err(error)) => Err(told(error)),
            Err(_) => Err(format!("no answer in {} seconds", PROBE_TIMEOUT.as_secs())),
        }
    }
}

/// A started login that waits for the user.
pub struct PendingLogin {
    session: AuthorizationSession,
    listener: TcpListener,
    patience: Duration,
}

impl fmt::Debug for PendingLogin {
    /// Omits secrets, because the value may be logged.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PendingLogin").finish_non_exhaustive()
    }
}

impl PendingLogin {
    /// Starts a login to a server. `scopes` are the requested scopes (empty for those that the server suggests),
    /// `patience` is the timeout of the user's part (`None` for five minutes).
    ///
    /// Errors: the server has no logins, or the login was refused.
    pub async fn of(
        spec: &Result<ServerSpec, String>,
        scopes: &[String],
        patience: Option<Duration>,
    ) -> Result<Self, LoginError> {
        match spec.as_ref().map(|spec| &spec.link) {
            Ok(Link::Http {
                url,
                login: Some(place),
                ..
            }) => Self::begin(url, place.clone(), scopes, patience)
                .await
                .map_err(LoginError::Refused),
            Ok(Link::Http { .. }) => Err(LoginError::HasToken),
            Ok(Link::Program { .. } | Link::Relayed(_)) => Err(LoginError::NotAnAddress),
            Err(problem) => Err(LoginError::Refused(problem.clone())),
        }
    }

    /// Starts a login: finds the authorization server, registers this client, and listens for the browser's redirect.
    /// `scopes` are the requested scopes, empty for those that the server suggests; `patience` is the timeout of the
    /// user's part, five minutes by default.
    ///
    /// Errors: the reason why the login cannot start.
    pub(super) async fn begin(
        url: &str,
        place: TokenPlace,
        scopes: &[String],
        patience: Option<Duration>,
    ) -> Result<Self, String> {
        let mut manager = manager(url).await.map_err(told)?;
        manager.set_credential_store(place);
        let found = manager.resolve_metadata().await.map_err(told)?;
        if !found.source.is_discovered() {
            return Err("the server does not support OAuth".to_owned());
        }
        manager.set_metadata(found.metadata);
        let listener = TcpListener::bind(("127.0.0.1", 0))
            .await
            .map_err(|error| error.to_string())?;
        let port = listener.local_addr().map_err(|error| error.to_string())?;
        let redirect = format!("http://127.0.0.1:{}/callback", port.port());
        let request = AuthorizationRequest::new(redirect)
            .with_client_name("Threadwire")
            .with_initial_scope_selection()
            .with_scopes(scopes);
        let session = AuthorizationSession::new(manager, request).await;
        Ok(Self {
            session: session.map_err(|(_, error)| told(error))?,
            listener,
            patience: patience.unwrap_or(PATIENCE),
        })
    }

    /// Returns the URL that the user opens.
    pub fn url(&self) -> &str {
        self.session.get_authorization_url()
    }

    /// Waits for the user's login, and stores the tokens.
    ///
    /// Errors: the reason of the failure.
    pub async fn finish(self) -> Result<(), String> {
        let called = self.called().await?;
        self.keep(&called).await
    }

    /// Waits for the redirect of the browser, and returns its URL. Stores nothing.
    ///
    /// Errors: the timeout passed, or the listener failed.
    pub async fn called(&self) -> Result<String, String> {
        tokio::time::timeout(self.patience, callback(&self.listener))
            .await
            .map_err(|_| "timed out waiting for OAuth callback".to_owned())?
    }

    /// Exchanges the code in a redirect URL for tokens and stores them. The URL may come from the user: a browser on
    /// another machine does not reach the listener, but displays the URL.
    ///
    /// Errors: the reason of the failure.
    pub async fn keep(self, called: &str) -> Result<(), String> {
        if let Some(problem) = refusal(called) {
            return Err(problem);
        }
        let kept = self.session.handle_callback_url(called).await;
        kept.map(drop).map_err(told)
    }
}

/// Formats an error with its causes. The library's errors contain no tokens.
fn told(error: AuthError) -> String {
    http::causes(&error)
}

/// Waits for the redirect of the browser, and returns its URL.
async fn callback(listener: &TcpListener) -> Result<String, String> {
    loop {
        let (mut stream, _) = listener.accept().await.map_err(|error| error.to_string())?;
        // Browsers also request other paths, and may open connections without sending a request.
        let asked = tokio::time::timeout(REQUEST_TIMEOUT, path(&mut stream)).await;
        let Ok(Some(path)) = asked else {
            continue;
        };
        let is_callback = path.starts_with("/callback?");
        let page = if is_callback { PAGE } else { NOT_FOUND };
        // The login succeeds even if the browser does not receive the page.
        let _ = stream.write_all(page.as_bytes()).await;
        let _ = stream.shutdown().await;
        if is_callback {
            return Ok(format!("http://127.0.0.1{path}"));
        }
    }
}

/// Reads the path of a browser's request.
async fn path(stream: &mut TcpStream) -> Option<String> {
    let mut head = Vec::new();
    while !head.windows(4).any(|end| end == b"\r\n\r\n") {
        if head.len() > MAX_CALLBACK || stream.read_buf(&mut head).await.ok()? == 0 {
            return None;
        }
    }
    let line = String::from_utf8(head).ok()?;
    let mut words = line.lines().next()?.split(' ');
    (words.next() == Some("GET")).then(|| words.next().map(str::to_owned))?
}

/// Returns the reason why the authorization server refused, if it did.
fn refusal(called: &str) -> Option<String> {
    let url = reqwest::Url::parse(called).ok()?;
    let value = |wanted: &str| {
        let mut pairs = url.query_pairs();
        pairs.find_map(|(key, value)| (key == wanted).then(|| value.into_owned()))
    };
    let error = value("error")?;
    Some(match value("error_description") {
        Some(description) => format!("{error}: {description}"),
        None => error,
    })
}
