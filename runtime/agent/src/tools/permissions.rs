//! Permissions beyond those of the thread's sandbox: how the agent asks for them, and the sandbox that they widen.

use std::path::{Path, PathBuf};

use threadwire_engine::{Answer, AskKind, Decision, Permissions};
use threadwire_workspace::{blocking, files, locks::lock, sandbox::Policy};

use crate::tools::{Approval, Tools, approval::asks_for_permissions, confinement::confinement};

/// The scope of network access that is granted for the session.
const NETWORK: &str = "permission for the network";

/// The beginning of the scope of a path that may be read for the session.
const READ: &str = "permission to read below ";

/// The beginning of the scope of a path that may be written for the session.
const WRITE: &str = "permission to write below ";

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
        // The user sees where links lead, and a command cannot change it afterwards.
        let cwd = settings.cwd.clone();
        let wanted = blocking::run(move || {
            let real = |paths: Vec<PathBuf>| -> Vec<PathBuf> {
                let absolute = paths
                    .iter()
                    .map(|path| files::expanded(&cwd, &path.to_string_lossy()));
                absolute.map(|path| files::resolved(&path)).collect()
            };
            Permissions {
                network: wanted.network,
                read: real(wanted.read),
                write: real(wanted.write),
            }
        })
        .await;
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
        let home = self.home.as_deref();
        let policy = confinement(self.settings(), home)?;
        let mut policy = self.with_kept_paths(policy).await;
        let of_turn = self.granted().clone();
        let more = |of_turn: Vec<PathBuf>, scope| -> Vec<PathBuf> {
            let of_session = self.turn.allowed_with(scope);
            let of_session = of_session.into_iter().map(PathBuf::from);
            of_turn.into_iter().chain(of_session).collect()
        };
        let mut readable = more(of_turn.read, READ);
        let mut more = more(of_turn.write, WRITE);
        let online = of_turn.network || self.turn.allowed(NETWORK);
        // What a profile denies stays denied.
        let is_denied = |path: &PathBuf| {
            let mut denied = policy.reading.denied.iter();
            denied.any(|denied| path.starts_with(denied))
        };
        readable.retain(|path| !is_denied(path));
        more.retain(|path| !is_denied(path));
        policy.reading.allowed.extend(readable);
        policy.roots.extend(more);
        policy.network |= online;
        Some(policy)
    }

    /// Checks that the thread has an environment, and that its sandbox lets a file be read, for tools that read files in
    /// the server. May look at the disk for links.
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
            false => Err("the thread's permissions do not let it be read".to_owned()),
        }
    }

    fn granted(&self) -> std::sync::MutexGuard<'_, Permissions> {
        lock(&self.granted)
    }
}
