//! Permissions beyond those of the thread's sandbox: how the agent asks for them, and the sandbox that they widen.

use std::{
    fmt,
    fs::File,
    io,
    path::{Path, PathBuf},
};

use threadwire_engine::{Answer, AskKind, Decision, Permissions};
use threadwire_workspace::{blocking, files, locks::lock, sandbox::Policy};

use crate::tools::{Approval, Tools, approval::asks_for_permissions, confinement::confinement};

/// The scope of network access that is granted for the session.
const NETWORK: &str = "permission for the network";

/// The beginning of the scope of a path that may be read for the session.
const READ: &str = "permission to read below ";

/// The beginning of the scope of a path that may be written for the session.
const WRITE: &str = "permission to write below ";

/// What the model is told of a file that it may not read.
const NOT_READABLE: &str = "the thread's permissions do not let it be read";

/// Why a file was not read.
#[derive(Debug)]
pub enum Unread {
    /// The thread's permissions do not let it be read, or the thread has no environment; text for the model.
    Refused(String),
    /// It cannot be read.
    Failed(io::Error),
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(reason) => f.write_str(reason),
            Self::Failed(error) => error.fmt(f),
        }
    }
}

/// What the user granted.
#[derive(Debug, Default)]
pub struct Granted {
    /// The permissions; a part of those that were asked for.
    pub permissions: Permissions,
    /// Whether they last while the thread is loaded; otherwise they end with the turn.
    pub for_session: bool,
    /// Whether a model judges every command and file change of the turn from now on.
    pub strict: bool,
}

impl Tools {
    /// Asks the user for more permissions. Commands and file changes that follow in the turn, or in the session, have
    /// those that are granted. Where the policy is not to ask, nothing is granted.
    pub async fn request_permissions(
        &self,
        wanted: Permissions,
        reason: Option<String>,
    ) -> Granted {
        let settings = self.settings();
        if !asks_for_permissions(&settings.approval) {
            return Granted::default();
        }
        // The user sees where links lead, and a command cannot change it afterwards. What is denied is not asked for.
        let cwd = settings.cwd.clone();
        let policy = self.policy_of_thread().await;
        let wanted = blocking::run(move || {
            let mut left_out = false;
            let mut real = |paths: Vec<PathBuf>| -> Vec<PathBuf> {
                let absolute = paths
                    .iter()
                    .map(|path| files::expanded(&cwd, &path.to_string_lossy()));
                let mut real: Vec<PathBuf> = absolute.map(|path| files::resolved(&path)).collect();
                let count = real.len();
                if let Some(policy) = &policy {
                    real.retain(|path| !policy.reading.denies(path));
                }
                left_out |= real.len() < count;
                real
            };
            let wanted = Permissions {
                network: wanted.network,
                read: real(wanted.read),
                write: real(wanted.write),
            };
            (!left_out || wanted != Permissions::default()).then_some(wanted)
        })
        .await;
        let Some(wanted) = wanted else {
            return Granted::default();
        };
        let ask = AskKind::Permissions {
            cwd: settings.cwd.clone(),
            reason,
            permissions: wanted.clone(),
        };
        let item = self.item_id();
        if let Some(decided) = self.reviewed(&item, &ask).await {
            let granted = match decided {
                Approval::Once => Granted {
                    permissions: wanted,
                    for_session: false,
                    strict: false,
                },
                _ => Granted::default(),
            };
            self.grant(&granted);
            return granted;
        }
        let granted = match self.turn.ask(Some(item), ask).await {
            Answer::Permissions {
                granted,
                for_session,
                strict,
            } => Granted {
                permissions: granted.within(&wanted),
                for_session,
                strict,
            },
            Answer::Decision { decision } => Granted {
                strict: false,
                for_session: matches!(
                    decision,
                    Decision::AcceptForSession | Decision::AcceptAlways { .. }
                ),
                permissions: match decision {
                    Decision::Decline | Decision::Cancel => Permissions::default(),
                    _ => wanted,
                },
            },
            _ => Granted::default(),
        };
        self.grant(&granted);
        granted
    }

    fn grant(&self, granted: &Granted) {
        let Granted {
            permissions,
            for_session,
            strict,
        } = granted;
        if *strict {
            self.reviews.be_strict();
        }
        if *for_session {
            if permissions.network {
                self.turn.allow(NETWORK);
            }
            for (scope, paths) in [(READ, &permissions.read), (WRITE, &permissions.write)] {
                for path in paths {
                    self.turn.allow(&format!("{scope}{}", path.display()));
                }
            }
            return;
        }
        let mut of_turn = self.granted();
        of_turn.network |= permissions.network;
        of_turn.read.extend(permissions.read.iter().cloned());
        of_turn.write.extend(permissions.write.iter().cloned());
    }

    /// Returns the sandbox policy for commands and file changes, with what was granted; `None` if nothing confines them.
    pub(super) async fn confinement(&self) -> Option<Policy> {
        let mut policy = self.policy_of_thread().await?;
        let of_turn = self.granted().clone();
        let more = |of_turn: Vec<PathBuf>, scope| -> Vec<PathBuf> {
            let of_session = self.turn.allowed_with(scope);
            let of_session = of_session.into_iter().map(PathBuf::from);
            of_turn.into_iter().chain(of_session).collect()
        };
        let mut readable = more(of_turn.read, READ);
        let mut more = more(of_turn.write, WRITE);
        let online = of_turn.network || self.turn.allowed(NETWORK);
        policy.network |= online;
        if readable.is_empty() && more.is_empty() {
            return Some(policy);
        }
        let widened = move || {
            // What a profile denies stays denied.
            readable.retain(|path| !policy.reading.denies(path));
            more.retain(|path| !policy.reading.denies(path));
            policy.reading.allowed.extend(readable);
            policy.roots.extend(more);
            policy
        };
        Some(blocking::run(widened).await)
    }

    /// Returns the sandbox policy for commands and file changes, without what was granted; `None` if nothing confines them.
    async fn policy_of_thread(&self) -> Option<Policy> {
        let policy = confinement(self.settings(), self.home.as_deref())?;
        Some(self.with_kept_paths(policy).await)
    }

    /// Checks that the thread has an environment, and that its sandbox lets a file be read, before a tool asks somebody else
    /// for it. May look at the disk for links; a tool that reads the file itself opens it with [`Self::open`].
    ///
    /// Errors: text for the model.
    pub async fn check_readable(&self, path: &Path) -> Result<(), String> {
        self.check_environment()?;
        let Some(policy) = self.confinement().await else {
            return Ok(());
        };
        let file = path.to_owned();
        match blocking::run(move || policy.may_read(&file)).await {
            true => Ok(()),
            false => Err(NOT_READABLE.to_owned()),
        }
    }

    /// Opens a file to read it as the thread's sandbox lets it be read.
    pub async fn open(&self, path: PathBuf) -> Result<File, Unread> {
        self.read_in_policy(move |policy| Policy::open(policy, &path))
            .await
    }

    /// Reads a text file as the thread's sandbox lets it be read.
    pub async fn read_text(&self, path: PathBuf) -> Result<String, Unread> {
        self.read_in_policy(move |policy| {
            Some(Policy::open(policy, &path)?.and_then(files::read_open_text))
        })
        .await
    }

    /// Reads a text file as [`Self::read_text`] does, at a path of which the links are resolved.
    pub(super) async fn read_resolved(&self, path: PathBuf) -> Result<String, Unread> {
        self.read_in_policy(move |policy| {
            Some(Policy::open_resolved(policy, &path)?.and_then(files::read_open_text))
        })
        .await
    }

    async fn read_in_policy<T: Send + 'static>(
        &self,
        read: impl FnOnce(Option<&Policy>) -> Option<io::Result<T>> + Send + 'static,
    ) -> Result<T, Unread> {
        self.check_environment().map_err(Unread::Refused)?;
        let policy = self.confinement().await;
        match blocking::run(move || read(policy.as_ref())).await {
            Some(read) => read.map_err(Unread::Failed),
            None => Err(Unread::Refused(NOT_READABLE.to_owned())),
        }
    }

    fn granted(&self) -> std::sync::MutexGuard<'_, Permissions> {
        lock(&self.granted)
    }
}
