//! Storage of login tokens: a file that only its owner can read.
//!
//! Several processes may share the file (a server, the command line), so changes hold a file lock of the operating
//! system.

use std::{
    collections::BTreeMap,
    fmt,
    fs::{self, File},
    io::{self, Write},
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    sync::{Arc, LazyLock},
    time::Duration,
};

use rmcp::transport::auth::{
    AuthError, CredentialRefreshGuard, CredentialStore, StoredCredentials,
};
use tokio::sync::Mutex;

use crate::locks;

/// Name of the file in the home folder.
const FILE: &str = "mcp_auth.json";

/// Name of the lock file for changes of the tokens. The lock is held briefly.
const CHANGE_LOCK: &str = "mcp_auth.lock";

/// Name of the lock file for token refreshes. The lock is held for the duration of a request.
const REFRESH_LOCK: &str = "mcp_auth.refresh.lock";

/// How long a refresh waits for that of another process.
const REFRESH_PATIENCE: Duration = Duration::from_secs(60);

/// Held while a task waits for [`REFRESH_LOCK`], so that at most one thread waits for other processes.
static REFRESHING: LazyLock<Arc<Mutex<()>>> = LazyLock::new(Arc::default);

type Tokens = BTreeMap<String, serde_json::Value>;

/// The storage of the tokens of one server.
#[derive(Clone, PartialEq, Eq)]
pub struct TokenPlace {
    folder: PathBuf,
    key: String,
}

impl TokenPlace {
    /// Returns the storage for a server. Another server or another URL under the same name has a separate entry.
    pub fn new(home: &Path, name: &str, url: &str) -> Self {
        Self {
            folder: home.to_owned(),
            key: format!("{name}|{url}"),
        }
    }

    /// Tells whether there are tokens.
    pub fn has_tokens(&self) -> bool {
        self.read().is_ok_and(|all| all.contains_key(&self.key))
    }

    /// Deletes the tokens, and tells whether there were any.
    ///
    /// Errors: the file cannot be read or written.
    pub fn forget(&self) -> io::Result<bool> {
        if !self.read()?.contains_key(&self.key) {
            return Ok(false);
        }
        self.change(|all| all.remove(&self.key).is_some())
    }

    fn read(&self) -> io::Result<Tokens> {
        let file = self.folder.join(FILE);
        let read = match fs::read(&file) {
            Ok(text) => serde_json::from_slice(&text).map_err(|_| unreadable()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Tokens::new()),
            Err(error) => Err(error),
        };
        read.map_err(|error| in_file(&file, &error))
    }

    /// Replaces the file atomically. The new file is readable by its owner only, from its creation on.
    fn change<T>(&self, change: impl FnOnce(&mut Tokens) -> T) -> io::Result<T> {
        let file = self.folder.join(FILE);
        let _changing = lock(&self.folder, CHANGE_LOCK, locks::PATIENCE)?;
        let mut all = self.read()?;
        let result = change(&mut all);
        let write = || {
            let mut new = tempfile::NamedTempFile::new_in(&self.folder)?;
            fs::set_permissions(new.path(), fs::Permissions::from_mode(0o600))?;
            new.write_all(&serde_json::to_vec_pretty(&all)?)?;
            new.as_file().sync_all()?;
            new.persist(&file)?;
            io::Result::Ok(())
        };
        write().map_err(|error| in_file(&file, &error))?;
        Ok(result)
    }
}

impl fmt::Debug for TokenPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TokenPlace").finish_non_exhaustive()
    }
}

#[async_trait::async_trait]
impl CredentialStore for TokenPlace {
    async fn load(&self) -> Result<Option<StoredCredentials>, AuthError> {
        let found = self.read().map_err(store_error)?.remove(&self.key);
        found
            .map(serde_json::from_value)
            .transpose()
            .map_err(|_| store_error(unreadable()))
    }

    async fn save(&self, credentials: StoredCredentials) -> Result<(), AuthError> {
        let value = serde_json::to_value(credentials).map_err(store_error)?;
        self.change(|all| all.insert(self.key.clone(), value))
            .map_err(store_error)?;
        Ok(())
    }

    async fn clear(&self) -> Result<(), AuthError> {
        self.forget().map_err(store_error)?;
        Ok(())
    }

    /// A refresh token may be valid only once, so only one task of all processes refreshes at a time.
    async fn acquire_refresh_guard(&self) -> Result<Option<CredentialRefreshGuard>, AuthError> {
        let here = Arc::clone(&REFRESHING).lock_owned().await;
        let folder = self.folder.clone();
        let everywhere =
            tokio::task::spawn_blocking(move || lock(&folder, REFRESH_LOCK, REFRESH_PATIENCE))
                .await
                .map_err(store_error)?
                .map_err(store_error)?;
        Ok(Some(CredentialRefreshGuard::new((everywhere, here))))
    }
}

/// Waits for a lock that processes share. Dropping the returned file releases it.
///
/// Fails if another program keeps it for longer.
fn lock(folder: &Path, name: &str, patience: Duration) -> io::Result<File> {
    let file = folder.join(name);
    let take = || {
        fs::create_dir_all(folder)?;
        let lock = File::options().create(true).append(true).open(&file)?;
        locks::lock_file_within(&lock, patience)?;
        Ok(lock)
    };
    take().map_err(|error| in_file(&file, &error))
}

/// Contains no cause, because a JSON error may quote the tokens.
fn unreadable() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "the tokens cannot be read")
}

fn in_file(file: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", file.display()))
}

fn store_error(error: impl fmt::Display) -> AuthError {
    AuthError::CredentialStoreError(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_of_several_programs_are_all_kept() {
        let home = tempfile::tempdir().unwrap();
        let home = home.path().join("new");
        let place = |number: usize| TokenPlace::new(&home, &format!("server-{number}"), "url");
        std::thread::scope(|scope| {
            for number in 0..16 {
                let place = place(number);
                scope.spawn(move || place.change(|all| all.insert(place.key.clone(), true.into())));
            }
        });
        assert!((0..16).all(|number| place(number).has_tokens()));
        assert!(place(3).forget().unwrap());
        assert!(!place(3).forget().unwrap());
        assert!(place(4).has_tokens());

        // A waiting refresh continues when the other one is done.
        let held = lock(&home, REFRESH_LOCK, REFRESH_PATIENCE).unwrap();
        let other = File::open(home.join(REFRESH_LOCK)).unwrap();
        assert!(other.try_lock().is_err());
        drop(held);
        other.try_lock().unwrap();
    }

    /// A command can lock what it can read.
    #[test]
    fn a_lock_that_nobody_gives_back_is_named() {
        let home = tempfile::tempdir().unwrap();
        let place = TokenPlace::new(home.path(), "server", "url");
        let held = File::create(home.path().join(CHANGE_LOCK)).unwrap();
        held.lock().unwrap();
        let refused = place.change(|all| all.clear()).unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::WouldBlock, "{refused}");
    }

    #[test]
    fn a_broken_file_is_named_and_left_alone() {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join(FILE);
        fs::write(&file, "\"secret\"").unwrap();
        let place = TokenPlace::new(home.path(), "demo", "url");
        assert!(!place.has_tokens());
        let error = place.forget().unwrap_err().to_string();
        assert!(error.starts_with(&file.display().to_string()), "{error}");
        assert!(!error.contains("secret"), "{error}");
        place.change(|all| all.clear()).unwrap_err();
        assert!(fs::read_to_string(&file).unwrap().contains("secret"));
    }
}
