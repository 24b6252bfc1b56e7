//! Keys that a program of the user's writes: `auth` of a model provider.

use std::{
    fmt,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use threadwire_workspace::{
    config::ProviderAuth,
    locks::lock,
    process::{self, Exit, ProcessSpec, Streams},
};
use tokio_util::sync::CancellationToken;

/// How long the program may take, in milliseconds.
const TIMEOUT: u64 = 5_000;

/// How long its key counts, in milliseconds.
const REFRESH: u64 = 300_000;

/// Maximum number of characters of its errors that are shown.
const MAX_SHOWN: usize = 500;

/// The program, and the key that it wrote last. `Debug` hides the key.
pub struct KeyCommand {
    auth: ProviderAuth,
    /// Held while the program runs.
    running: tokio::sync::Mutex<()>,
    last: Mutex<Option<(Instant, Arc<str>)>>,
}

impl KeyCommand {
    pub(super) fn new(auth: ProviderAuth) -> Self {
        Self {
            auth,
            running: Default::default(),
            last: Default::default(),
        }
    }

    pub(super) fn is_of(&self, auth: &ProviderAuth) -> bool {
        self.auth == *auth
    }

    /// Returns the key that the program wrote last.
    pub fn last(&self) -> Option<Arc<str>> {
        lock(&self.last).as_ref().map(|(_, key)| Arc::clone(key))
    }

    /// Forgets the key, which the provider refused.
    pub fn forget(&self) {
        *lock(&self.last) = None;
    }

    /// Returns the key. Starts the program, unless the last key still counts.
    ///
    /// Errors: the reason why there is none, as a text for the user.
    pub async fn key(&self) -> Result<Arc<str>, String> {
        let _order = self.running.lock().await;
        let most = Duration::from_millis(self.auth.refresh_interval_ms.unwrap_or(REFRESH));
        if let Some((since, key)) = &*lock(&self.last)
            && (most.is_zero() || since.elapsed() < most)
        {
            return Ok(Arc::clone(key));
        }
        let key = self.run().await;
        let key = key.map_err(|problem| {
            format!("provider auth command `{}` {problem}", self.auth.command)
        })?;
        *lock(&self.last) = Some((Instant::now(), Arc::clone(&key)));
        Ok(key)
    }

    async fn run(&self) -> Result<Arc<str>, String> {
        let auth = &self.auth;
        let here = std::env::current_dir().unwrap_or_else(|_| "/".into());
        let cwd = auth.cwd.as_ref().map(|cwd| here.join(cwd));
        let argv = [&auth.command].into_iter().chain(&auth.args).cloned();
        let mut spec = ProcessSpec::new(argv.collect(), cwd.unwrap_or(here));
        spec.streams = Streams::Separate;
        spec.timeout = Some(Duration::from_millis(auth.timeout_ms.unwrap_or(TIMEOUT)));
        let process = process::start(&spec, CancellationToken::new());
        let ended = process.map_err(|error| error.to_string())?.finish().await;
        match ended.exit {
            Exit::Code(0) => {}
            Exit::TimedOut => return Err("took too long".to_owned()),
            exit => {
                let said: String = ended.stderr.trim().chars().take(MAX_SHOWN).collect();
                return Err(format!("exited with status {}: {said}", exit.code()));
            }
        }
        match ended.stdout.trim() {
            "" => Err("wrote no key".to_owned()),
            key => Ok(key.into()),
        }
    }
}

impl fmt::Debug for KeyCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("KeyCommand").finish_non_exhaustive()
    }
}
