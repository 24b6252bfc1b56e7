//! The key that a client signed in with. It is stored in `auth.json` in the home folder, as Codex stores it, and models
//! that need a key take it from there.

use std::{
    fs, io,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    sync::Arc,
};

use serde_json::{Map, Value};
use threadwire_workspace::{
    config::{Config, ModelProvider},
    files,
};

use crate::{
    Events, HostEventKind,
    bus::Notice,
    models::{LOGIN_KEY, built_in},
};

const FILE: &str = "auth.json";

/// What a sign-in stores. Other entries of the file are keys that its owner wrote by hand.
const OWN: [&str; 5] = [
    "auth_mode",
    LOGIN_KEY,
    "tokens",
    "last_refresh",
    "bedrock_api_key",
];

/// The accounts of a home. Clones share it.
#[derive(Clone, Debug)]
pub struct Accounts {
    file: Arc<PathBuf>,
    events: Events,
    /// Changes of the file are made one after another.
    changing: Arc<tokio::sync::Mutex<()>>,
}

impl Accounts {
    /// Creates the service for a home folder.
    pub fn new(home: &Path, events: Events) -> Self {
        Self {
            file: Arc::new(home.join(FILE)),
            events,
            changing: Arc::default(),
        }
    }

    /// Tells whether there is a key: in the environment, or from a sign-in.
    ///
    /// Errors: the file cannot be read.
    pub async fn has_key(&self) -> io::Result<bool> {
        self.has(LOGIN_KEY).await
    }

    /// Tells whether a client signed in with a key.
    ///
    /// Errors: the file cannot be read.
    pub async fn is_signed_in(&self) -> io::Result<bool> {
        self.is_stored(LOGIN_KEY).await
    }

    /// Tells whether the default model needs a key, and whether there is one.
    ///
    /// Errors: the file cannot be read.
    pub async fn sign_in_of(&self, config: &Config) -> io::Result<SignIn> {
        let Some(variable) = key_of(config) else {
            return Ok(SignIn::NotRequired);
        };
        Ok(match self.has(&variable).await? {
            true => SignIn::Present { variable },
            false => SignIn::Missing,
        })
    }

    async fn has(&self, variable: &str) -> io::Result<bool> {
        if std::env::var(variable).is_ok_and(|key| !key.trim().is_empty()) {
            return Ok(true);
        }
        self.is_stored(variable).await
    }

    async fn is_stored(&self, variable: &str) -> io::Result<bool> {
        let (file, variable) = (Arc::clone(&self.file), variable.to_owned());
        let entries = on_disk(move || read(&file)).await?;
        Ok(entries.get(&variable).is_some_and(Value::is_string))
    }

    /// Stores a key as it is. It replaces what an earlier sign-in stored.
    ///
    /// Errors: the file cannot be read or written.
    pub async fn sign_in(&self, key: String) -> io::Result<()> {
        self.change(move |entries| {
            entries.insert("auth_mode".into(), "apikey".into());
            entries.insert(LOGIN_KEY.into(), key.into());
        })
        .await?;
        self.changed(true);
        Ok(())
    }

    /// Forgets what a sign-in stored. It is no error if nobody is signed in.
    ///
    /// Errors: the file cannot be read or written.
    pub async fn sign_out(&self) -> io::Result<()> {
        self.change(|_| {}).await?;
        self.changed(false);
        Ok(())
    }

    async fn change(
        &self,
        add: impl FnOnce(&mut Map<String, Value>) + Send + 'static,
    ) -> io::Result<()> {
        let _order = self.changing.lock().await;
        let file = Arc::clone(&self.file);
        on_disk(move || {
            let mut entries = read(&file)?;
            entries.retain(|name, _| !OWN.contains(&name.as_str()));
            add(&mut entries);
            write(&file, &entries)
        })
        .await
    }

    fn changed(&self, signed_in: bool) {
        self.events
            .emit(HostEventKind::AccountChanged { signed_in });
        self.events.publish(&Notice::AccountChanged { signed_in });
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
    if configured.is_some_and(|provider| provider.experimental_bearer_token.is_some()) {
        return None;
    }
    let of_login = |of: &ModelProvider| of.requires_openai_auth.then(|| LOGIN_KEY.to_owned());
    configured
        .and_then(|provider| provider.env_key.clone())
        .or_else(|| Some(built_in(provider)?.env_key?.to_owned()))
        .or_else(|| configured.and_then(of_login))
        .filter(|variable| !variable.is_empty())
}

/// Tells whether the default model needs the key of a sign-in.
pub fn needs_key(config: &Config) -> bool {
    let Some(provider) = config.chosen_provider() else {
        return false;
    };
    let is_of_login = |variable: Option<&str>| variable == Some(LOGIN_KEY);
    match config.model_providers.get(provider) {
        Some(configured) if configured.experimental_bearer_token.is_some() => false,
        Some(configured) if configured.env_key.is_some() => {
            is_of_login(configured.env_key.as_deref())
        }
        Some(configured) if configured.requires_openai_auth => true,
        _ => is_of_login(built_in(provider).and_then(|built_in| built_in.env_key)),
    }
}

/// Reads the entries of the file; none if it is missing.
fn read(file: &Path) -> io::Result<Map<String, Value>> {
    match fs::read(file) {
        // The cause may quote a key.
        Ok(text) => serde_json::from_slice(&text)
            .map_err(|_| io::Error::new(io::ErrorKind::InvalidData, "auth.json is no JSON object")),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Map::new()),
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

async fn on_disk<T: Send + 'static>(
    work: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> io::Result<T> {
    tokio::task::spawn_blocking(work)
        .await
        .map_err(io::Error::other)?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_sign_in_is_stored_for_its_owner_alone_and_keeps_other_keys() {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join(FILE);
        let accounts = Accounts::new(home.path(), Events::default());
        accounts.sign_out().await.unwrap();
        accounts.sign_in(" sk-1 ".to_owned()).await.unwrap();
        let stored = fs::read_to_string(&file).unwrap();
        assert_eq!(
            stored,
            "{\n  \"auth_mode\": \"apikey\",\n  \"OPENAI_API_KEY\": \" sk-1 \"\n}"
        );
        assert_eq!(
            fs::metadata(&file).unwrap().permissions().mode() & 0o777,
            0o600
        );
        assert!(accounts.is_signed_in().await.unwrap());
        accounts.sign_out().await.unwrap();
        assert!(!file.exists());
        fs::write(
            &file,
            r#"{"ANTHROPIC_API_KEY":"a","OPENAI_API_KEY":"o","tokens":{}}"#,
        )
        .unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
        accounts.sign_out().await.unwrap();
        assert!(!accounts.is_signed_in().await.unwrap());
        let stored: Value = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
        assert_eq!(stored, serde_json::json!({ "ANTHROPIC_API_KEY": "a" }));
        assert_eq!(
            fs::metadata(&file).unwrap().permissions().mode() & 0o777,
            0o600
        );
    }

    #[tokio::test]
    async fn a_file_that_is_no_object_stays_as_it_is_and_is_not_quoted() {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join(FILE);
        fs::write(&file, "\"sk-secret\"").unwrap();
        let accounts = Accounts::new(home.path(), Events::default());
        let error = accounts.sign_in("sk-2".to_owned()).await.unwrap_err();
        assert!(!error.to_string().contains("sk-"), "{error}");
        assert_eq!(fs::read_to_string(&file).unwrap(), "\"sk-secret\"");
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
        assert!(needs(&format!("{own}requires_openai_auth = true")));
    }
}
