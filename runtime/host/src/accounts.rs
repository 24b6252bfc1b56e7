//! How the user is signed in. A key is stored in `auth.json` in the home folder, as Codex stores it, and models that need
//! a key take it from there. Tokens of a client are kept in memory, for as long as the process lives.

mod browser;
mod command;
mod tokens;

use std::{
    fmt, fs, io,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
};
use threadwire_engine::task;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use threadwire_workspace::{
    blocking,
    config::{Config, LoginMethod, ModelProvider, ProviderAuth},
    files,
    locks::lock,
};
use tokio::task::AbortHandle;
use tracing::warn;

pub use self::{
    browser::BrowserSignIn,
    command::KeyCommand,
    tokens::{TokenSource, Tokens},
};

use crate::{
    Events, HostEventKind,
    bus::Notice,
    models::{LOGIN_KEY, built_in},
};

const FILE: &str = "auth.json";

/// Why a sign-in in the browser ended before the browser came back.
const NOT_COMPLETED: &str = "Login was not completed";

/// What a sign-in stores. Other entries of the file are keys that its owner wrote by hand.
const OWN: [&str; 5] = [
    "auth_mode",
    LOGIN_KEY,
    "tokens",
    "last_refresh",
    "bedrock_api_key",
];

/// A way to be signed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SignInMethod {
    /// With a key.
    Key,
    /// With the tokens of a client.
    Tokens,
}

/// The accounts of a home. Clones share it.
#[derive(Clone, Debug)]
pub struct Accounts(Arc<Inner>);

struct Inner {
    file: Arc<PathBuf>,
    events: Events,
    /// Changes of the file are made one after another.
    changing: tokio::sync::Mutex<()>,
    supplied: Mutex<Option<Supplied>>,
    /// Tokens are renewed one after another: several turns may find that they are refused.
    renewing: tokio::sync::Mutex<()>,
    pending: Mutex<Option<Pending>>,
    /// The programs that write keys, with the keys that still count.
    commands: Mutex<Vec<Arc<KeyCommand>>>,
}

/// The tokens of a client.
#[derive(Clone)]
struct Supplied {
    tokens: Arc<Tokens>,
    source: Arc<dyn TokenSource>,
}

/// A sign-in that waits for the browser.
struct Pending {
    id: String,
    by: Arc<str>,
    task: AbortHandle,
}

impl fmt::Debug for Inner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Accounts")
            .field("file", &self.file)
            .finish_non_exhaustive()
    }
}

impl Accounts {
    /// Creates the service for a home folder.
    pub fn new(home: &Path, events: Events) -> Self {
        Self(Arc::new(Inner {
            file: Arc::new(home.join(FILE)),
            events,
            changing: Default::default(),
            supplied: Default::default(),
            renewing: Default::default(),
            pending: Default::default(),
            commands: Default::default(),
        }))
    }

    /// Returns the key that counts: that of a sign-in, or that of the environment.
    ///
    /// Errors: the file cannot be read.
    pub async fn key(&self, config: &Config) -> io::Result<Option<String>> {
        match takes_keys(config) {
            true => self.find(LOGIN_KEY).await,
            false => Ok(None),
        }
    }

    /// Tells whether the default model needs a key, and whether there is one. Tokens of a client take its place.
    ///
    /// Errors: the file cannot be read.
    pub async fn sign_in_of(&self, config: &Config) -> io::Result<SignIn> {
        let Some(variable) = key_of(config) else {
            return Ok(SignIn::NotRequired);
        };
        let has_tokens = variable == LOGIN_KEY && self.tokens().is_some();
        let counts = variable != LOGIN_KEY || takes_keys(config);
        Ok(
            match has_tokens || counts && self.find(&variable).await?.is_some() {
                true => SignIn::Present { variable },
                false => SignIn::Missing,
            },
        )
    }

    /// Finds the key of a variable: that of a sign-in, else in the environment, else in the file.
    async fn find(&self, variable: &str) -> io::Result<Option<String>> {
        let is_key = |key: &String| !key.trim().is_empty();
        let of_environment = std::env::var(variable).ok().filter(is_key);
        if of_environment.is_some() && variable != LOGIN_KEY {
            return Ok(of_environment);
        }
        let stored = self.stored(variable).await?;
        Ok(stored.filter(is_key).or(of_environment))
    }

    async fn stored(&self, variable: &str) -> io::Result<Option<String>> {
        let (file, variable) = (Arc::clone(&self.0.file), variable.to_owned());
        let mut entries = blocking::run(move || read(&file)).await?;
        Ok(match entries.remove(&variable) {
            Some(Value::String(key)) => Some(key),
            _ => None,
        })
    }

    /// Returns the program that writes keys.
    pub fn command(&self, auth: &ProviderAuth) -> Arc<KeyCommand> {
        let mut commands = lock(&self.0.commands);
        if let Some(known) = commands.iter().find(|known| known.is_of(auth)) {
            return Arc::clone(known);
        }
        // Those of configurations that nobody uses any more.
        commands.retain(|known| Arc::strong_count(known) > 1);
        let command = Arc::new(KeyCommand::new(auth.clone()));
        commands.push(Arc::clone(&command));
        command
    }

    /// Returns the tokens of a client, if one supplied some. They take the place of the key.
    pub fn tokens(&self) -> Option<Arc<Tokens>> {
        let supplied = lock(&self.0.supplied);
        supplied
            .as_ref()
            .map(|supplied| Arc::clone(&supplied.tokens))
    }

    /// Stores a key as it is. It replaces what an earlier sign-in stored. `by` is the method of the client.
    ///
    /// Errors: the file cannot be read or written.
    pub async fn sign_in(&self, key: String, by: &'static str) -> io::Result<()> {
        self.change(move |entries| {
            entries.insert("auth_mode".into(), "apikey".into());
            entries.insert(LOGIN_KEY.into(), key.into());
        })
        .await?;
        self.end_pending(None, NOT_COMPLETED);
        self.changed(Some(SignInMethod::Key), by);
        Ok(())
    }

    /// Uses the tokens of a client from now on. `source` is asked for new ones.
    pub fn sign_in_with_tokens(
        &self,
        tokens: Tokens,
        source: Arc<dyn TokenSource>,
        by: &'static str,
    ) {
        let plan = tokens.plan.clone();
        self.end_pending(None, NOT_COMPLETED);
        *lock(&self.0.supplied) = Some(Supplied {
            tokens: Arc::new(tokens),
            source,
        });
        // The tokens are those of this process, so the others are not told.
        self.0.events.emit(HostEventKind::AccountChanged {
            sign_in: Some(SignInMethod::Tokens),
            plan,
            by: by.into(),
        });
    }

    /// Gets new tokens from the client after a provider refused `refused`, unless there are others by now.
    ///
    /// Errors: the reason why there are none, as a text for the user.
    pub async fn renew(&self, refused: &Tokens) -> Result<(), String> {
        let _order = self.0.renewing.lock().await;
        let Some(supplied) = lock(&self.0.supplied).clone() else {
            return Err("auth refresh request canceled: signed out".to_owned());
        };
        if supplied.tokens.access != refused.access {
            return Ok(());
        }
        let account = supplied.tokens.account.clone();
        let tokens = Arc::new(supplied.source.refresh(account).await?);
        // A client may have signed out, or in again, in the meantime.
        if let Some(current) = &mut *lock(&self.0.supplied)
            && Arc::ptr_eq(&current.tokens, &supplied.tokens)
        {
            current.tokens = tokens;
        }
        Ok(())
    }

    /// Begins a sign-in in the browser, and ends an earlier one. The end is told as [`HostEventKind::SignInFailed`].
    ///
    /// Errors: there is no port to listen on.
    pub async fn sign_in_with_browser(&self, by: &'static str) -> io::Result<BrowserSignIn> {
        self.end_pending(None, "Login cancelled");
        let (sign_in, listener) = BrowserSignIn::listen().await?;
        let (accounts, waiting) = (self.clone(), sign_in.clone());
        let mut pending = lock(&self.0.pending);
        let task = task::spawn(async move {
            let id = waiting.id.clone();
            let reason = waiting.wait(listener).await;
            accounts.end_pending(Some(&id), reason);
        });
        let replaced = pending.replace(Pending {
            id: sign_in.id.clone(),
            by: by.into(),
            task: task.abort_handle(),
        });
        drop(pending);
        if let Some(replaced) = replaced {
            self.failed(replaced, "Login cancelled");
        }
        Ok(sign_in)
    }

    /// Ends the sign-in in the browser that has this id. Returns `false` if it is not pending.
    pub fn cancel_sign_in(&self, id: &str) -> bool {
        self.end_pending(Some(id), NOT_COMPLETED)
    }

    /// Ends the pending sign-in, if there is one with this id, or any.
    fn end_pending(&self, id: Option<&str>, reason: &str) -> bool {
        let ended = {
            let mut pending = lock(&self.0.pending);
            pending.take_if(|pending| id.is_none_or(|id| pending.id == id))
        };
        let Some(ended) = ended else { return false };
        self.failed(ended, reason);
        true
    }

    fn failed(&self, ended: Pending, reason: &str) {
        ended.task.abort();
        self.0.events.emit(HostEventKind::SignInFailed {
            id: ended.id,
            reason: reason.to_owned(),
            by: ended.by,
        });
    }

    /// Forgets what a sign-in stored, and the tokens of a client. It is no error if nobody is signed in, and a file that
    /// is no JSON object goes as a whole.
    ///
    /// Errors: the file cannot be read or written.
    pub async fn sign_out(&self, by: &'static str) -> io::Result<()> {
        self.change(|_| {}).await?;
        self.end_pending(None, NOT_COMPLETED);
        *lock(&self.0.supplied) = None;
        self.changed(None, by);
        Ok(())
    }

    async fn change(
        &self,
        add: impl FnOnce(&mut Map<String, Value>) + Send + 'static,
    ) -> io::Result<()> {
        let _order = self.0.changing.lock().await;
        let file = Arc::clone(&self.0.file);
        blocking::run(move || {
            let mut entries = read(&file)?;
            entries.retain(|name, _| !OWN.contains(&name.as_str()));
            add(&mut entries);
            write(&file, &entries)
        })
        .await
    }

    fn changed(&self, sign_in: Option<SignInMethod>, by: &'static str) {
        let by: Arc<str> = by.into();
        self.0.events.emit(HostEventKind::AccountChanged {
            sign_in,
            plan: None,
            by: Arc::clone(&by),
        });
        self.0
            .events
            .publish(&Notice::AccountChanged { sign_in, by });
    }
}

/// Whether the default model needs a key, and whether there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SignIn {
    /// It needs none.
    NotRequired,
    /// There is one. It may still be wrong.
    Present {
        /// The name of the key: that of its environment variable.
        variable: String,
    },
    /// There is none.
    Missing,
}

/// Returns the name of the key that the default model needs: that of its environment variable.
fn key_of(config: &Config) -> Option<String> {
    // Other agents have keys of their own.
    if config
        .agent
        .as_deref()
        .is_some_and(|agent| agent != "coding")
    {
        return None;
    }
    let provider = config.chosen_provider()?;
    let configured = config.model_providers.get(provider);
    if configured.is_some_and(ModelProvider::has_own_key) {
        return None;
    }
    let of_login = |of: &ModelProvider| of.requires_openai_auth.then(|| LOGIN_KEY.to_owned());
    configured
        .and_then(|provider| provider.env_key.clone())
        .or_else(|| Some(built_in(provider)?.env_key?.to_owned()))
        .or_else(|| configured.and_then(of_login))
        .filter(|variable| !variable.is_empty())
}

/// Tells whether the key of a sign-in counts: the configuration may demand an account.
pub fn takes_keys(config: &Config) -> bool {
    config.forced_login_method != Some(LoginMethod::ChatGpt)
}

/// Tells whether the default model needs the key of a sign-in.
pub fn needs_key(config: &Config) -> bool {
    let Some(provider) = config.chosen_provider() else {
        return false;
    };
    let is_of_login = |variable: Option<&str>| variable == Some(LOGIN_KEY);
    match config.model_providers.get(provider) {
        Some(configured) if configured.has_own_key() => false,
        Some(configured) if configured.requires_openai_auth => true,
        // Its key comes from the environment, whatever the variable is called.
        Some(configured) if configured.env_key.is_some() => false,
        _ => is_of_login(built_in(provider).and_then(|built_in| built_in.env_key)),
    }
}

/// Reads the entries of the file; none if it is missing or has none, so that a sign-in mends it.
fn read(file: &Path) -> io::Result<Map<String, Value>> {
    match fs::read(file) {
        Ok(text) => Ok(serde_json::from_slice(&text).unwrap_or_else(|_| {
            // The cause may quote a key.
            warn!(file = %file.display(), "stored keys are no JSON object");
            Map::new()
        })),
        Err(error)
            if [io::ErrorKind::NotFound, io::ErrorKind::IsADirectory].contains(&error.kind()) =>
        {
            Ok(Map::new())
        }
        Err(error) => Err(error),
    }
}

/// Replaces the file, which its owner alone can read, or removes it if there is nothing to keep.
fn write(file: &Path, entries: &Map<String, Value>) -> io::Result<()> {
    if entries.is_empty() {
        return match fs::remove_file(file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        };
    }
    if let Ok(metadata) = fs::metadata(file)
        && metadata.permissions().mode() & 0o077 != 0
    {
        fs::set_permissions(file, fs::Permissions::from_mode(0o600))?;
    }
    files::write_private(file, &serde_json::to_vec_pretty(entries)?)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[tokio::test]
    async fn a_sign_in_is_stored_for_its_owner_alone_and_keeps_other_keys() {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join(FILE);
        let accounts = Accounts::new(home.path(), Events::default());
        accounts.sign_out("out").await.unwrap();
        accounts.sign_in(" sk-1 ".to_owned(), "in").await.unwrap();
        let stored: Value = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
        // Spaces are part of a key, too.
        let expected = json!({ "auth_mode": "apikey", "OPENAI_API_KEY": " sk-1 " });
        assert_eq!(stored, expected);
        assert_eq!(
            fs::metadata(&file).unwrap().permissions().mode() & 0o777,
            0o600
        );
        assert!(accounts.stored(LOGIN_KEY).await.unwrap().is_some());
        accounts.sign_out("out").await.unwrap();
        assert!(!file.exists());
        fs::write(
            &file,
            r#"{"ANTHROPIC_API_KEY":"a","OPENAI_API_KEY":"o","tokens":{}}"#,
        )
        .unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
        accounts.sign_out("out").await.unwrap();
        assert!(accounts.stored(LOGIN_KEY).await.unwrap().is_none());
        let stored: Value = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
        assert_eq!(stored, serde_json::json!({ "ANTHROPIC_API_KEY": "a" }));
        assert_eq!(
            fs::metadata(&file).unwrap().permissions().mode() & 0o777,
            0o600
        );
    }

    #[tokio::test]
    async fn a_sign_in_replaces_a_file_that_is_no_object() {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join(FILE);
        let accounts = Accounts::new(home.path(), Events::default());
        for broken in ["{broken", "", "[]", "\"sk-secret\""] {
            fs::write(&file, broken).unwrap();
            assert_eq!(accounts.stored(LOGIN_KEY).await.unwrap(), None, "{broken}");
            accounts.sign_in("sk-2".to_owned(), "in").await.unwrap();
            let stored = accounts.stored(LOGIN_KEY).await.unwrap();
            assert_eq!(stored.as_deref(), Some("sk-2"), "{broken}");
        }
        fs::remove_file(&file).unwrap();
        fs::create_dir(&file).unwrap();
        assert_eq!(accounts.stored(LOGIN_KEY).await.unwrap(), None);
    }

    #[tokio::test]
    async fn the_key_of_the_default_model_is_looked_for() {
        let home = tempfile::tempdir().unwrap();
        let accounts = Accounts::new(home.path(), Events::default());
        let own = "model_provider = \"x\"\n[model_providers.x]\nenv_key = \"NO_SUCH_KEY\"\n";
        let config: Config = toml::from_str(own).unwrap();
        assert_eq!(accounts.sign_in_of(&config).await.unwrap(), SignIn::Missing);
        fs::write(home.path().join(FILE), r#"{"NO_SUCH_KEY":"k"}"#).unwrap();
        let present = SignIn::Present {
            variable: "NO_SUCH_KEY".to_owned(),
        };
        assert_eq!(accounts.sign_in_of(&config).await.unwrap(), present);
        for text in [
            "",
            "model_provider = \"ollama\"",
            "agent = \"x\"\nmodel_provider = \"openai\"",
        ] {
            let config: Config = toml::from_str(text).unwrap();
            assert_eq!(
                accounts.sign_in_of(&config).await.unwrap(),
                SignIn::NotRequired
            );
        }
    }

    #[test]
    fn models_of_others_need_no_sign_in() {
        let needs = |text: &str| needs_key(&toml::from_str(text).unwrap());
        assert!(!needs(""));
        assert!(needs("model_provider = \"openai\""));
        assert!(needs("model = \"gpt-x\""));
        assert!(!needs("model_provider = \"ollama\""));
        let own = "model_provider = \"x\"\n[model_providers.x]\nbase_url = \"http://x\"\n";
        assert!(!needs(own));
        assert!(!needs(&format!("{own}env_key = \"OPENAI_API_KEY\"")));
        assert!(needs(&format!("{own}requires_openai_auth = true")));
    }
}
