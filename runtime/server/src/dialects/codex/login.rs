//! The ways to sign in, for the methods `account/login/*` and those of 0.97.

use std::{
    sync::{Arc, Weak, atomic::Ordering},
    time::Duration,
};

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use threadwire_engine::BoxFuture;
use threadwire_host::{
    accounts::{BrowserSignIn, TokenSource, Tokens},
    config::Snapshot,
};
use threadwire_protocol::{
    RequestMethod,
    codex::{
        self as wire, ChatgptAuthTokensRefreshParams, ChatgptAuthTokensRefreshReason,
        ChatgptAuthTokensRefreshResponse, Version, errors,
        method::{self, AccountChatgptAuthTokensRefresh},
    },
    envelope::RpcError,
};
use threadwire_workspace::config::{CredentialsStore, LoginMethod};
use tokio::{sync::oneshot, time::timeout};

use super::{CodexSession, failure::Failure, families::Ready};
use threadwire_connection::Gated;

/// How long a client may take to supply new tokens.
const REFRESH_TIME: Duration = Duration::from_secs(10);

/// The id under which the vendor knows programs that speak this protocol.
const VENDOR_CLIENT: &str = "app_EMoamEEZ73f0CkXaXp7hrann";

/// What is not escaped in a query besides letters and digits.
const KEPT: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'~');

/// Tells whether a method is one of 0.97, whose outcome older clients learn by notifications of their own.
fn is_of_0_97(by: &str) -> bool {
    [
        method::LoginApiKey::NAME,
        method::LoginChatGpt::NAME,
        method::LogoutChatGpt::NAME,
    ]
    .contains(&by)
}

impl CodexSession {
    /// Tells whether the client learns of a change by `by` through the notifications of 0.97.
    pub(super) fn hears_of_0_97(&self, by: &str) -> bool {
        is_of_0_97(by)
            && (self.version == Version::V0_97 || self.signs_in_like_0_97.load(Ordering::Relaxed))
    }
}

impl Ready {
    /// Stores a key.
    pub(super) async fn sign_in_with_key(
        &self,
        key: String,
        by: &'static str,
    ) -> Result<(), Failure> {
        self.check_login_method(LoginMethod::ChatGpt, errors::api_key_login_disabled)
            .await?;
        self.check_no_tokens()?;
        // What must not be stored on disk is not.
        let reason = match self.settings().await?.cli_auth_credentials_store {
            Some(CredentialsStore::Keyring) => {
                Some("failed to save api key: this server has no keyring")
            }
            Some(CredentialsStore::Ephemeral) => {
                Some("failed to save api key: `cli_auth_credentials_store` is `ephemeral`")
            }
            _ => None,
        };
        if let Some(reason) = reason {
            return Err(errors::internal_error(&reason).into());
        }
        let accounts = &self.connection.services().host.accounts;
        let signed_in = accounts.sign_in(key, by).await;
        signed_in.map_err(|error| {
            let reason = format_args!("failed to save api key: {error}");
            errors::internal_error(&reason)
        })?;
        Ok(())
    }

    /// Begins a sign-in in the browser. Returns its id and the address of the page.
    pub(super) async fn sign_in_with_browser(
        &self,
        by: &'static str,
    ) -> Result<(String, String), Failure> {
        self.check_login_method(LoginMethod::Api, errors::chatgpt_login_disabled)
            .await?;
        self.check_no_tokens()?;
        let accounts = &self.connection.services().host.accounts;
        let sign_in = accounts.sign_in_with_browser(by).await;
        let sign_in = sign_in.map_err(|error| errors::login_server_failed(&error))?;
        let url = page(self.version, &sign_in, &self.client.name);
        Ok((sign_in.id, url))
    }

    /// Uses the tokens of the client.
    pub(super) async fn sign_in_with_tokens(
        &self,
        login: wire::LoginAccountParamsChatgptAuthTokens,
        by: &'static str,
    ) -> Result<(), Failure> {
        self.check_login_method(LoginMethod::Api, errors::external_login_disabled)
            .await?;
        let tokens = tokens(ChatgptAuthTokensRefreshResponse {
            access_token: login.access_token,
            chatgpt_account_id: login.chatgpt_account_id,
            chatgpt_plan_type: login.chatgpt_plan_type,
            id_token: login.id_token,
        });
        let tokens = tokens
            .map_err(|reason| errors::account_login_start::invalid_token(self.version, &reason))?;
        if let Some(forced) = &self.settings().await?.forced_chatgpt_workspace_id {
            let account = tokens.account.as_deref();
            let names = forced.names();
            if !names.iter().any(|name| Some(&**name) == account) {
                let received = account.map_or("none".to_owned(), |account| format!("{account:?}"));
                let reason = format_args!(
                    "External auth must use one of workspace(s) {names:?}, but received {received}."
                );
                let refused = errors::account_login_start::invalid_token(self.version, &reason);
                return Err(refused.into());
            }
        }
        let source = Arc::new(TokensOfClient(Arc::downgrade(&self.session)));
        let accounts = &self.connection.services().host.accounts;
        accounts.sign_in_with_tokens(tokens, source, by);
        Ok(())
    }

    /// Answers `refusal` if the configuration demands the other way to sign in.
    pub(super) async fn check_login_method(
        &self,
        other: LoginMethod,
        refusal: fn() -> RpcError,
    ) -> Result<(), Failure> {
        if self.settings().await?.forced_login_method == Some(other) {
            return Err(refusal().into());
        }
        Ok(())
    }

    async fn settings(&self) -> Result<Arc<Snapshot>, Failure> {
        let config = &self.connection.services().host.config;
        let snapshot = config.current(None, &[]).await;
        Ok(snapshot.map_err(|error| errors::config_unreadable(&error))?)
    }

    pub(super) fn check_no_tokens(&self) -> Result<(), Failure> {
        match self.connection.services().host.accounts.tokens() {
            Some(_) => Err(errors::external_auth_active().into()),
            None => Ok(()),
        }
    }
}

/// Makes the address of the vendor's page, as clients of the version know it.
fn page(version: Version, sign_in: &BrowserSignIn, client: &str) -> String {
    let host = match version {
        Version::V0_97 => "localhost",
        Version::V0_169 => "127.0.0.1",
    };
    let scope = match version {
        Version::V0_97 => "openid profile email offline_access",
        Version::V0_169 => {
            "openid profile email offline_access api.connectors.read api.connectors.invoke"
        }
    };
    let redirect = format!("http://{host}:{}/auth/callback", sign_in.port);
    let query = [
        ("response_type", "code"),
        ("client_id", VENDOR_CLIENT),
        ("redirect_uri", &*redirect),
        ("scope", scope),
        ("code_challenge", &*sign_in.challenge),
        ("code_challenge_method", "S256"),
        ("id_token_add_organizations", "true"),
        ("codex_cli_simplified_flow", "true"),
        ("state", &*sign_in.state),
        ("originator", client),
    ];
    let query: Vec<String> = query
        .iter()
        .map(|(name, value)| format!("{name}={}", utf8_percent_encode(value, KEPT)))
        .collect();
    format!(
        "https://auth.openai.com/oauth/authorize?{}",
        query.join("&")
    )
}

/// Reads tokens. In 0.97 the identity token names the account, in 0.169 the access token and the client do.
fn tokens(said: ChatgptAuthTokensRefreshResponse) -> Result<Tokens, String> {
    let jwt = said.id_token.as_ref().unwrap_or(&said.access_token).clone();
    let mut tokens = Tokens::new(said.access_token, &jwt)?;
    tokens.account = said.chatgpt_account_id.or(tokens.account);
    tokens.plan = said.chatgpt_plan_type.or(tokens.plan);
    Ok(tokens)
}

/// The client whose tokens are in use.
struct TokensOfClient(Weak<CodexSession>);

impl TokenSource for TokensOfClient {
    fn refresh(&self, account: Option<String>) -> BoxFuture<'static, Result<Tokens, String>> {
        let session = self.0.upgrade();
        Box::pin(async move {
            const GONE: &str = "auth refresh request canceled: channel closed";
            let session = session.ok_or(GONE)?;
            let (answered, answer) = oneshot::channel();
            let params = ChatgptAuthTokensRefreshParams {
                reason: ChatgptAuthTokensRefreshReason::Unauthorized,
                previous_account_id: account,
            };
            let request = session
                .connection
                .request::<AccountChatgptAuthTokensRefresh>(
                    session.wire(),
                    None,
                    &params,
                    Box::new(move |said| {
                        let read = match said {
                            Ok(result) => serde_json::from_str(result.get())
                                .map_err(|error| format!("auth refresh request failed: {error}"))
                                .and_then(tokens),
                            Err(error) => {
                                Err(format!("auth refresh request failed: code={}", error.code))
                            }
                        };
                        // An error means that nobody waits for the tokens any more.
                        let _ = answered.send(read);
                    }),
                );
            session.connection.flush();
            match timeout(REFRESH_TIME, answer).await {
                Ok(Ok(tokens)) => tokens,
                Ok(Err(_)) => Err(GONE.to_owned()),
                Err(_) => {
                    session.connection.withdraw(&request);
                    Err("auth refresh request timed out after 10s".to_owned())
                }
            }
        })
    }
}
