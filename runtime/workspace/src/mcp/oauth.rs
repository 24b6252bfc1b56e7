//! Logins to servers by OAuth: a browser, a loopback address that it comes back to, and the tokens that come of it.
//!
//! The protocol itself (discovery by RFC 9728 and 8414, registration, PKCE, refresh) is the library's. Tokens are never
//! part of a status, an error or a log; `tokens.rs` keeps them.

use std::{fmt, sync::Arc, time::Duration};

use reqwest::header::CONTENT_TYPE;
use rmcp::transport::auth::{
    AuthClient, AuthError, AuthorizationManager, AuthorizationRequest, AuthorizationSession,
    OAuthHttpClient, OAuthHttpClientFuture, OAuthHttpRequest,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

use super::{
    spec::{Link, ServerSpec},
    tokens::TokenPlace,
};
use crate::http;

/// How long the user may take unless the caller says otherwise.
const PATIENCE: Duration = Duration::from_secs(300);

/// How long one request to an authorization server may take.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

/// How long it may take to find out whether a server takes logins.
const PROBE_TIMEOUT: Duration = Duration::from_secs(5);

/// Largest answer of an authorization server, in bytes.
const MAX_ANSWER: usize = 1024 * 1024;

/// Largest request of the browser that is read, in bytes.
const MAX_CALLBACK: usize = 16 * 1024;

/// What the browser shows in the end.
const PAGE: &str = "HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n\r\n\
                    You can close this page and go back to where you came from.\n";

const NOT_FOUND: &str = "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/// Speaks HTTP as the rest of the program does: proxies and certificates count, redirects are not followed.
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

/// Reads an answer to its end, except where it is a stream of events: discovery also asks the server itself, which may
/// open one that never ends.
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

async fn manager(url: &str, place: TokenPlace) -> Result<AuthorizationManager, AuthError> {
    let mut manager = AuthorizationManager::new_with_oauth_http_client(url, Arc::new(Http)).await?;
    manager.set_credential_store(place);
    Ok(manager)
}

/// Gives a client the tokens of a server: they go along with each request, and are refreshed when they expire.
///
/// Errors: what keeps the tokens from being used, in words.
pub(super) async fn signed_in(
    client: reqwest::Client,
    url: &str,
    place: &TokenPlace,
) -> Result<AuthClient<reqwest::Client>, String> {
    let mut manager = manager(url, place.clone()).await.map_err(told)?;
    manager.initialize_from_store().await.map_err(told)?;
    Ok(AuthClient::new(client, manager))
}

/// Why a login cannot begin.
#[derive(Debug, thiserror::Error)]
pub enum LoginError {
    /// No server has this name.
    #[error("no MCP server has this name")]
    UnknownServer,
    /// It is a program, which needs no login.
    #[error("OAuth login is only supported for streamable HTTP servers.")]
    NotAnAddress,
    /// It has a token already, by its configuration.
    #[error("the MCP server is known by a token of its configuration")]
    HasToken,
    /// The server, or its authorization server, does not take part.
    #[error("{0}")]
    Refused(String),
}

/// How a server knows who calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Login {
    /// It does not ask.
    Unsupported,
    /// It wants a login.
    Missing,
    /// By a token of the configuration.
    BearerToken,
    /// By the tokens of a login.
    OAuth,
}

impl Login {
    /// Returns what can be told without asking the server; `None` for an address that nobody is logged in to.
    pub fn known(link: &Link) -> Option<Self> {
        match link {
            Link::Program { .. } => Some(Self::Unsupported),
            Link::Http { login: None, .. } => Some(Self::BearerToken),
            Link::Http {
                login: Some(place), ..
            } => place.has_tokens().then_some(Self::OAuth),
        }
    }

    /// Returns how a server knows us. A program is not started for this; an address is asked whether it takes logins,
    /// for five seconds at the most.
    ///
    /// Errors: why the address does not say, in words.
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

/// A login that waits for the user.
pub struct PendingLogin {
    session: AuthorizationSession,
    listener: TcpListener,
    patience: Duration,
}

impl fmt::Debug for PendingLogin {
    /// Leaves out what must not be in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PendingLogin").finish_non_exhaustive()
    }
}

impl PendingLogin {
    /// Begins a login to a server. `scopes` are those to ask for (empty for what the server suggests), `patience` how long
    /// the user may take (`None` for five minutes).
    ///
    /// Errors: it is no server that has logins, or why there is no login.
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
            Ok(Link::Program { .. }) => Err(LoginError::NotAnAddress),
            Err(problem) => Err(LoginError::Refused(problem.clone())),
        }
    }

    /// Begins a login: finds the authorization server, makes this program known to it, and listens for the browser.
    /// `scopes` are those to ask for, empty for what the server suggests; `patience` is how long the user may take,
    /// five minutes where nothing is said.
    ///
    /// Errors: why there is no login, in words.
    pub(super) async fn begin(
        url: &str,
        place: TokenPlace,
        scopes: &[String],
        patience: Option<Duration>,
    ) -> Result<Self, String> {
        let mut manager = manager(url, place).await.map_err(told)?;
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

    /// Returns the page to open for the user.
    pub fn url(&self) -> &str {
        self.session.get_authorization_url()
    }

    /// Waits for the user, and keeps the tokens.
    ///
    /// Errors: what went wrong, in words.
    pub async fn finish(self) -> Result<(), String> {
        let called = self.called().await?;
        self.keep(&called).await
    }

    /// Waits until the browser comes back, and returns the address that it was sent to. Nothing is kept yet.
    ///
    /// Errors: the user took too long, or the listener broke.
    pub async fn called(&self) -> Result<String, String> {
        tokio::time::timeout(self.patience, callback(&self.listener))
            .await
            .map_err(|_| "timed out waiting for OAuth callback".to_owned())?
    }

    /// Keeps the tokens that the address stands for which the browser was sent to. It may come from elsewhere: a browser
    /// on another machine does not reach the listener, but shows the address.
    ///
    /// Errors: what went wrong, in words.
    pub async fn keep(self, called: &str) -> Result<(), String> {
        if let Some(problem) = refusal(called) {
            return Err(problem);
        }
        let kept = self.session.handle_callback_url(called).await;
        kept.map(drop).map_err(told)
    }
}

/// Writes an error with its causes. The library's errors carry no tokens.
fn told(error: AuthError) -> String {
    http::causes(&error)
}

/// Waits for the browser to come back, and returns the address that it was sent to.
async fn callback(listener: &TcpListener) -> Result<String, String> {
    loop {
        let (mut stream, _) = listener.accept().await.map_err(|error| error.to_string())?;
        // Browsers ask for other things, too, and may open connections without a word.
        let asked = tokio::time::timeout(REQUEST_TIMEOUT, path(&mut stream)).await;
        let Ok(Some(path)) = asked else {
            continue;
        };
        let is_callback = path.starts_with("/callback?");
        let page = if is_callback { PAGE } else { NOT_FOUND };
        // The login does not depend on whether the page is seen.
        let _ = stream.write_all(page.as_bytes()).await;
        let _ = stream.shutdown().await;
        if is_callback {
            return Ok(format!("http://127.0.0.1{path}"));
        }
    }
}

/// Reads the path that a browser asks for.
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

/// Returns why the authorization server refused, if it did.
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
