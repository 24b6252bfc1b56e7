//! Model providers: configuration, URL and authentication.

use std::{fmt, path::Path, sync::Arc, time::Duration};

use base64::{Engine, prelude::BASE64_STANDARD};
use http::{HeaderMap, HeaderName, HeaderValue, header::AUTHORIZATION};
use percent_encoding::percent_decode_str;
use threadwire_host::{
    accounts::{self, Accounts, KeyCommand, Tokens},
    models::{self, LOGIN_KEY},
};
use threadwire_workspace::{
    config::{Config, ModelProvider, ProviderAuth, WireApi},
    http::without_keys,
};
use tracing::warn;

use super::{
    auth::{self, Secret},
    error::ModelError,
};

/// Base URL of the vendor's API for accounts, which takes tokens in place of keys.
const ACCOUNTS_URL: &str = "https://chatgpt.com/backend-api/codex";

/// How often a failed request is retried, unless configured.
const REQUEST_RETRIES: u64 = 4;

/// How often a broken stream is retried, unless configured.
const STREAM_RETRIES: u64 = 5;

/// Idle timeout of a stream, unless configured.
const IDLE_TIMEOUT: Duration = Duration::from_secs(300);

/// Maximum number of retries that a configuration can set.
const MAX_RETRIES: u64 = 100;

/// A model provider, with its configuration and key.
#[derive(Clone)]
pub struct Provider {
    /// Id: the key in `model_providers` of the configuration.
    pub id: String,
    /// Display name.
    pub name: String,
    /// The wire format of its API.
    pub wire: WireApi,
    /// The model to use if none is chosen; built-in providers have one.
    pub default_model: Option<&'static str>,
    /// How often a failed request is retried.
    pub request_max_retries: u64,
    /// How often a broken stream is retried.
    pub stream_max_retries: u64,
    /// Idle timeout of a stream.
    pub stream_idle_timeout: Duration,
    base_url: String,
    query: Vec<(String, Secret)>,
    headers: Vec<(String, Secret)>,
    key: Option<Secret>,
    /// The program that writes the key, if there is one.
    auth: Option<ProviderAuth>,
    command: Option<Arc<KeyCommand>>,
    /// Where the tokens of a client are found, if they take the place of the key.
    accounts: Option<Accounts>,
    /// Whether the provider takes the key of a sign-in.
    takes_sign_in: bool,
    /// The message about the key that the provider needs and that is missing.
    missing_key: Option<String>,
}

impl fmt::Debug for Provider {
    /// Hides what may contain secrets: URL, query and headers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Provider")
            .field("id", &self.id)
            .field("wire", &self.wire)
            .finish_non_exhaustive()
    }
}

impl Provider {
    /// Finds a provider: the configured values, completed with those of the built-in provider of the same id.
    ///
    /// `home` is the folder with the stored keys. Errors: `Configuration`.
    pub fn find(
        config: &Config,
        id: &str,
        environment: &dyn Fn(&str) -> Option<String>,
        home: &Path,
    ) -> Result<Self, ModelError> {
        let built_in = models::built_in(id);
        let configured = config.model_providers.get(id);
        if built_in.is_none() && configured.is_none() {
            return Err(ModelError::Configuration(format!(
                "Model provider `{id}` not found"
            )));
        }
        let default = ModelProvider::default();
        let said = configured.unwrap_or(&default);
        let said = said.replacement.as_deref().unwrap_or(said);
        let is_openai = id == "openai";
        let base_url = config
            .openai_base_url
            .clone()
            .filter(|_| is_openai)
            .or_else(|| said.base_url.clone())
            .or_else(|| environment("OPENAI_BASE_URL").filter(|_| is_openai))
            .or_else(|| built_in.map(|built_in| built_in.base_url.to_owned()));
        let Some(base_url) = base_url else {
            return Err(ModelError::Configuration(format!(
                "Model provider `{id}` has no base_url"
            )));
        };
        let env_key = said
            .env_key
            .as_deref()
            .or(built_in.and_then(|built_in| built_in.env_key))
            .or(said.requires_openai_auth.then_some(LOGIN_KEY))
            // An empty name says that no key is needed.
            .filter(|variable| !variable.is_empty());
        let token = said.experimental_bearer_token.as_deref();
        let token = token.filter(|token| !token.is_empty());
        let is_sign_in = said.env_key.is_none() && env_key == Some(LOGIN_KEY);
        let takes_keys = !is_sign_in || accounts::takes_keys(config);
        let of_variable =
            || auth::key(env_key?, is_sign_in, environment, home).filter(|_| takes_keys);
        let token = || token.map(Secret::new);
        // A variable that the user names goes before a token, and a token before what is usual.
        let key = match said.env_key {
            _ if said.auth.is_some() => None,
            Some(_) => of_variable().or_else(token),
            None => token().or_else(of_variable),
        };
        // A proxy of the user's may need none.
        let needs_key = said.env_key.is_some()
            || said.auth.is_none()
                && built_in.is_some_and(|built_in| built_in.base_url == base_url);
        let missing_key = env_key.filter(|_| key.is_none() && needs_key);
        let missing_key = missing_key.map(|variable| {
            let advice = said.env_key_instructions.as_deref().unwrap_or_default();
            format!("Missing environment variable: `{variable}`. {advice}")
                .trim_end()
                .to_owned()
        });
        let fixed = said
            .http_headers
            .iter()
            .map(|(name, value)| (name.clone(), Secret::new(value)));
        let from_environment = said.env_http_headers.iter().filter_map(|(name, variable)| {
            let value = environment(variable).filter(|value| !value.trim().is_empty())?;
            Some((name.clone(), Secret::new(&value)))
        });
        Ok(Self {
            id: id.to_owned(),
            name: said
                .name
                .clone()
                .or_else(|| built_in.map(|built_in| built_in.name.to_owned()))
                .unwrap_or_else(|| id.to_owned()),
            wire: said
                .wire_api
                .or(built_in.map(|built_in| built_in.wire))
                .unwrap_or_default(),
            default_model: built_in.map(|built_in| built_in.model),
            request_max_retries: said
                .request_max_retries
                .unwrap_or(REQUEST_RETRIES)
                .min(MAX_RETRIES),
            stream_max_retries: said
                .stream_max_retries
                .unwrap_or(STREAM_RETRIES)
                .min(MAX_RETRIES),
            stream_idle_timeout: said
                .stream_idle_timeout_ms
                .map_or(IDLE_TIMEOUT, Duration::from_millis),
            base_url: base_url.trim_end_matches('/').to_owned(),
            query: said
                .query_params
                .iter()
                .map(|(name, value)| (name.clone(), Secret::new(value)))
                .collect(),
            headers: fixed.chain(from_environment).collect(),
            auth: said.auth.clone(),
            command: None,
            takes_sign_in: is_sign_in && !said.has_own_key(),
            accounts: None,
            key,
            missing_key,
        })
    }

    /// Uses the program that writes the key; or the tokens of a client, if one supplied some and the provider takes a
    /// sign-in.
    #[must_use]
    pub fn signed_in(mut self, accounts: &Accounts) -> Self {
        self.command = self.auth.as_ref().map(|auth| accounts.command(auth));
        if self.takes_sign_in && accounts.tokens().is_some() {
            let usual = models::built_in(&self.id).map(|built_in| built_in.base_url);
            if usual == Some(&*self.base_url) {
                self.base_url = ACCOUNTS_URL.to_owned();
            }
            self.key = None;
            self.missing_key = None;
            self.accounts = Some(accounts.clone());
        }
        self
    }

    /// Returns the tokens of a client, if they take the place of the key.
    pub(crate) fn tokens(&self) -> Option<Arc<Tokens>> {
        self.accounts.as_ref()?.tokens()
    }

    /// Tells whether there may be another key or token than the one that was refused.
    pub(crate) fn may_renew(&self) -> bool {
        self.command.is_some() || self.tokens().is_some()
    }

    /// Gets other tokens from the client, or forgets the key so that its program is asked for another one.
    ///
    /// Errors: the reason, as a text for the user.
    pub(crate) async fn renew(&self) -> Result<(), ModelError> {
        if let Some(command) = &self.command {
            command.forget();
        }
        match (&self.accounts, self.tokens()) {
            (Some(accounts), Some(refused)) => accounts
                .renew(&refused)
                .await
                .map_err(ModelError::Configuration),
            _ => Ok(()),
        }
    }

    /// Returns the key that a program writes, if there is one.
    ///
    /// Errors: `NoKey`.
    pub(super) async fn written_key(&self) -> Result<Option<Secret>, ModelError> {
        match &self.command {
            Some(command) => match command.key().await {
                Ok(key) => Ok(Some(Secret::new(&key))),
                Err(problem) => Err(ModelError::NoKey(problem)),
            },
            None => Ok(None),
        }
    }

    /// Returns the message about a missing key, if the provider needs one.
    pub fn missing_key(&self) -> Option<&str> {
        self.missing_key.as_deref()
    }

    /// Checks what a request needs and the configuration alone decides: the address.
    ///
    /// Errors: `Configuration`.
    pub fn check(&self) -> Result<(), ModelError> {
        self.url("").map(drop)
    }

    /// Returns the URL of `path` with the configured query.
    ///
    /// Errors: `Configuration`.
    pub(super) fn url(&self, path: &str) -> Result<reqwest::Url, ModelError> {
        let wrong = |why: &dyn fmt::Display| {
            let id = &self.id;
            ModelError::Configuration(format!("base_url of model provider `{id}`: {why}"))
        };
        let mut url = format!("{}{path}", self.base_url)
            .parse::<reqwest::Url>()
            .map_err(|error| wrong(&error))?;
        if !matches!(url.scheme(), "http" | "https") {
            let address = without_keys(&self.base_url);
            let address = match address.contains("://") {
                true => &address,
                // What has no scheme may have a login and a query all the same.
                false => {
                    let host = address.rsplit('@').next().unwrap_or_default();
                    host.split('?').next().unwrap_or_default()
                }
            };
            return Err(wrong(&format_args!(
                "`{address}` does not begin with http:// or https://"
            )));
        }
        if !self.query.is_empty() {
            let query = self.query.iter();
            // A value may be written as in a URL.
            let plain = |value: &Secret| {
                let value = percent_decode_str(value.expose());
                value.decode_utf8_lossy().into_owned()
            };
            url.query_pairs_mut()
                .extend_pairs(query.map(|(name, value)| (name, plain(value))));
        }
        Ok(url)
    }

    /// Adds the key and the configured headers to those of a request to `url`. `written` is the key of
    /// [`Self::written_key`].
    ///
    /// Errors: `NoKey`, `Configuration`.
    pub(super) fn authorize(
        &self,
        url: &reqwest::Url,
        headers: &mut HeaderMap,
        written: Option<&Secret>,
    ) -> Result<(), ModelError> {
        if let Some(missing) = &self.missing_key {
            return Err(ModelError::NoKey(missing.clone()));
        }
        // Before the key, which replaces one among them.
        for (name, value) in &self.headers {
            let what = format!("the header `{name}`");
            let value = self.header(&what, value.expose())?;
            match HeaderName::try_from(name) {
                Ok(name) => {
                    headers.insert(name, value);
                }
                Err(_) => warn!(provider = self.id, name, "no name of a header"),
            }
        }
        if self.wire == WireApi::Anthropic && !headers.contains_key("anthropic-version") {
            headers.insert("anthropic-version", HeaderValue::from_static("2023-06-01"));
        }
        if self.accounts.is_some() {
            let Some(tokens) = self.tokens() else {
                return Err(ModelError::NoKey("Nobody is signed in.".to_owned()));
            };
            let token = format!("Bearer {}", tokens.access);
            headers.insert(AUTHORIZATION, self.header("the token", &token)?);
            if let Some(account) = &tokens.account {
                let account = self.header("the id of the account", account)?;
                headers.insert("chatgpt-account-id", account);
            }
        }
        match (written.or(self.key.as_ref()), self.wire) {
            _ if self.accounts.is_some() => {}
            (Some(key), WireApi::Anthropic) => {
                headers.insert("x-api-key", self.header("the key", key.expose())?);
            }
            (Some(key), _) => {
                let token = format!("Bearer {}", key.expose());
                headers.insert(AUTHORIZATION, self.header("the key", &token)?);
            }
            (None, _) => {
                if let Some(login) = login(url)
                    && !headers.contains_key(AUTHORIZATION)
                {
                    headers.insert(
                        AUTHORIZATION,
                        self.header("the login in `base_url`", &login)?,
                    );
                }
            }
        }
        Ok(())
    }

    /// Creates a sensitive header, which debug output hides; `what` names it in the error.
    fn header(&self, what: &str, value: &str) -> Result<HeaderValue, ModelError> {
        let mut value = HeaderValue::from_str(value).map_err(|_| self.unfit(what))?;
        value.set_sensitive(true);
        Ok(value)
    }

    fn unfit(&self, what: &str) -> ModelError {
        ModelError::Configuration(format!(
            "{what} of model provider `{}` cannot be sent in a header",
            self.id
        ))
    }

    /// Replaces all secrets in a text.
    pub(super) fn redact(&self, text: &str) -> String {
        let secrets = self.headers.iter().chain(&self.query);
        let secrets = secrets.map(|(_, secret)| secret);
        let token = self.tokens().map(|tokens| Secret::new(&tokens.access));
        let written = self.command.as_ref().and_then(|command| command.last());
        let written = written.map(|key| Secret::new(&key));
        self.key
            .iter()
            .chain(&token)
            .chain(&written)
            .chain(secrets)
            .fold(text.to_owned(), |text, secret| secret.redact(&text))
    }
}

/// Returns the user name and password of a URL as the value of `Authorization`.
fn login(url: &reqwest::Url) -> Option<String> {
    if url.username().is_empty() && url.password().is_none() {
        return None;
    }
    let plain = |text| percent_decode_str(text).collect::<Vec<u8>>();
    let mut login = plain(url.username());
    login.push(b':');
    login.extend(plain(url.password().unwrap_or_default()));
    Some(format!("Basic {}", BASE64_STANDARD.encode(login)))
}

/// A URL without query and login, for messages.
pub(super) struct RedactedUrl<'a>(pub(super) &'a reqwest::Url);

impl fmt::Display for RedactedUrl<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut url = self.0.clone();
        url.set_query(None);
        // These fail for a URL without a host, which has no login either.
        let _ = url.set_password(None);
        let _ = url.set_username("");
        url.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(toml: &str) -> Config {
        toml::from_str(toml).unwrap()
    }

    fn find(toml: &str, id: &str, environment: &[(&str, &str)]) -> Result<Provider, ModelError> {
        let home = tempfile::tempdir().unwrap();
        std::fs::write(
            home.path().join("auth.json"),
            r#"{"OPENAI_API_KEY":"sk-stored","tokens":{}}"#,
        )
        .unwrap();
        let environment = |name: &str| {
            let found = environment.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        Provider::find(&config(toml), id, &environment, home.path())
    }

    #[test]
    fn a_configured_provider_takes_the_rest_from_the_built_in_one() {
        let provider = find(
            "[model_providers.ollama]\nbase_url = \"http://box:1/v1/\"\nstream_idle_timeout_ms = 7\nquery_params = { a = \"b c\" }",
            "ollama",
            &[],
        )
        .unwrap();
        assert_eq!(provider.wire, WireApi::Chat);
        assert_eq!(provider.stream_idle_timeout, Duration::from_millis(7));
        assert_eq!(
            provider.url("/chat/completions").unwrap().as_str(),
            "http://box:1/v1/chat/completions?a=b+c"
        );
    }

    #[test]
    fn a_replaced_provider_keeps_its_secrets() {
        let provider = find(
            "[model_providers.openai]\nenv_key = \"KEY\"\nhttp_headers = { a = \"hush\" }\nenv_http_headers = { b = \"KEY\" }\n\
             query_params = { c = \"hush\" }\nexperimental_bearer_token = \"hush\"\nrequires_openai_auth = true\n\
             [model_providers.openai.replacement]\nbase_url = \"http://other\"\nenv_key = \"\"\nhttp_headers = { d = \"own\" }",
            "openai",
            &[("KEY", "hush"), ("OPENAI_API_KEY", "hush")],
        )
        .unwrap();
        let names = |pairs: &[(String, Secret)]| -> Vec<String> {
            pairs.iter().map(|(name, _)| name.clone()).collect()
        };
        assert_eq!(names(&provider.headers), ["d"]);
        assert!(provider.query.is_empty() && provider.key.is_none());
        assert_eq!(provider.url("/x").unwrap().as_str(), "http://other/x");
    }

    #[test]
    fn keys_come_from_a_sign_in_then_from_the_environment() {
        let key = |toml: &str, id: &str, environment: &[(&str, &str)]| {
            let provider = find(toml, id, environment).unwrap();
            provider.key.map(|key| key.expose().to_owned())
        };
        let variable = [("OPENAI_API_KEY", "sk-env")];
        assert_eq!(key("", "openai", &variable).as_deref(), Some("sk-stored"));
        assert_eq!(key("", "openai", &[]).as_deref(), Some("sk-stored"));
        let named = "[model_providers.x]\nbase_url = \"http://x\"\nenv_key = \"OPENAI_API_KEY\"";
        assert_eq!(key(named, "x", &variable).as_deref(), Some("sk-env"));
        let missing = find(
            "[model_providers.x]\nbase_url = \"http://x\"\nenv_key = \"X_KEY\"\nenv_key_instructions = \"Ask Bob.\"",
            "x",
            &[],
        )
        .unwrap();
        assert_eq!(
            missing.missing_key.as_deref(),
            Some("Missing environment variable: `X_KEY`. Ask Bob.")
        );
    }

    #[test]
    fn a_variable_goes_before_a_token_and_a_key_before_headers() {
        let provider = find(
            "[model_providers.x]\nbase_url = \"http://x\"\nenv_key = \"KEY\"\nexperimental_bearer_token = \"t\"\n\
             http_headers = { Authorization = \"Basic x\" }",
            "x",
            &[("KEY", "k")],
        )
        .unwrap();
        let mut headers = HeaderMap::new();
        let url = provider.url("/y").unwrap();
        provider.authorize(&url, &mut headers, None).unwrap();
        assert_eq!(headers[AUTHORIZATION], "Bearer k");
        let of_token = find(
            "[model_providers.x]\nbase_url = \"http://x\"\nexperimental_bearer_token = \"t\"\nrequires_openai_auth = true",
            "x",
            &[],
        );
        assert_eq!(of_token.unwrap().key, Some(Secret::new("t")));
    }

    #[test]
    fn a_proxy_may_need_no_key() {
        let home = tempfile::tempdir().unwrap();
        for (toml, id, is_missing) in [
            ("openai_base_url = \"http://localhost:1\"", "openai", false),
            ("", "openai", true),
            (
                "[model_providers.x]\nbase_url = \"http://x\"\nrequires_openai_auth = true",
                "x",
                false,
            ),
        ] {
            let provider = Provider::find(&config(toml), id, &|_| None, home.path()).unwrap();
            assert_eq!(provider.missing_key().is_some(), is_missing, "{toml}");
        }
    }

    #[test]
    fn what_is_secret_is_not_shown() {
        let provider = find(
            "[model_providers.x]\nbase_url = \"https://me:pass@x/v1\"\nexperimental_bearer_token = \"sk-token\"\n\
             http_headers = { \"x-extra\" = \"hidden-value\" }\nquery_params = { key = \"in-query\" }",
            "x",
            &[],
        )
        .unwrap();
        let url = provider.url("/responses").unwrap();
        let shown = [
            format!("{:?}", provider.key),
            format!("{:?}", provider.headers),
            format!("{provider:?}"),
            RedactedUrl(&url).to_string(),
            provider.redact("wrong key sk-token, header hidden-value, query in-query"),
        ]
        .join("\n");
        for secret in ["sk-token", "hidden-value", "in-query", "pass"] {
            assert!(!shown.contains(secret), "{shown}");
        }
    }

    #[test]
    fn an_address_that_is_none_is_named_without_its_login() {
        for (address, shown) in [
            ("localhost:1", "localhost:1"),
            ("me:pass@box/v1?k=KEY", "box/v1"),
            ("unix:/run/model", "unix:/run/model"),
            ("ftp://me:pass@box/v1?k=KEY", "ftp://[key]@box/v1?k=[key]"),
        ] {
            let config = format!("[model_providers.x]\nbase_url = \"{address}\"");
            let provider = find(&config, "x", &[]).unwrap();
            assert_eq!(
                provider.url("/responses").unwrap_err().to_string(),
                format!(
                    "base_url of model provider `x`: `{shown}` does not begin with http:// or https://"
                )
            );
        }
    }

    #[test]
    fn a_provider_that_nobody_knows_is_an_error() {
        assert_eq!(
            find("", "nobody", &[]).unwrap_err().to_string(),
            "Model provider `nobody` not found"
        );
    }
}
