//! Decisions about actions that an agent of another maker runs by itself, and the files that it writes through us.

use std::path::{Path, PathBuf};

use threadwire_engine::{
    ActionStatus, ApprovalPolicy, AskKind, FileChange, FileChangeItem, FileChangeKind, ItemBody,
};
use threadwire_workspace::{blocking, diff, files, sandbox::Unavailable};

use super::{
    Approval, Tools,
    approval::{self, Need},
    mcp::is_unrestricted,
    permissions::Unread,
};

/// The decision of the thread's policy about an action.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Foreign {
    /// The action may run.
    Allowed,
    /// The user decides; the reason to show, if there is one.
    Ask(Option<String>),
    /// The action must not run; the reason.
    Refused(String),
}

/// What is known of a change of a file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    /// Whether an item of the agent shows it already.
    pub(crate) is_shown: bool,
    /// Whether the user allowed it already.
    pub(crate) is_approved: bool,
}

/// Why a file was not written.
#[derive(Debug)]
pub(crate) enum WriteError {
    /// The user or the policy did not allow it; the reason.
    Refused(String),
    /// The file cannot be written; the reason.
    Failed(String),
    /// The turn was cancelled.
    Interrupted,
}

impl From<Need> for Foreign {
    fn from(need: Need) -> Self {
        match need {
            Need::Nothing => Self::Allowed,
            Need::Approval(reason) => Self::Ask(reason),
            Need::Refusal(reason) | Need::NoEscalation(reason) => Self::Refused(reason),
        }
    }
}

impl Tools {
    /// Decides about an action that the agent runs by itself, outside of our sandbox. `reads_only` tells that a tool
    /// changes nothing.
    pub(crate) async fn judge(&self, ask: &AskKind, reads_only: bool) -> Foreign {
        let settings = self.settings();
        match ask {
            AskKind::Command {
                command,
                argv,
                reason,
                ..
            } => {
                let verdict = self.verdict(command, argv).await;
                let confined = self.confinement().await.is_some();
                let usual = confined.then_some("the agent runs the command outside of the sandbox");
                let request = approval::Request {
                    command,
                    argv,
                    sets_env: false,
                    escalate: false,
                    reason: reason.as_deref().or(usual),
                };
                let outside = Err(Unavailable {
                    reason: "the agent runs the command by itself".to_owned(),
                });
                let sandbox = confined.then_some(&outside);
                approval::for_command(settings, &request, verdict.as_ref(), sandbox).into()
            }
            AskKind::FileChange { changes, .. } => {
                let paths = changes.iter().flat_map(|change| {
                    let moved = match &change.kind {
                        FileChangeKind::Update { move_path } => move_path.as_deref(),
                        _ => None,
                    };
                    [Some(change.path.as_path()), moved].into_iter().flatten()
                });
                let paths: Vec<PathBuf> = paths.map(Path::to_owned).collect();
                let resolved = move || paths.iter().map(|path| files::resolved(path)).collect();
                let (need, _) = self.need_for_changes(blocking::run(resolved).await).await;
                need.into()
            }
            _ if is_unrestricted(settings) => Foreign::Allowed,
            _ if settings.approval == ApprovalPolicy::Never => {
                Foreign::Refused("the approval policy is not to ask".to_owned())
            }
            _ if reads_only && settings.approval != ApprovalPolicy::Untrusted => Foreign::Allowed,
            _ => Foreign::Ask(None),
        }
    }

    /// Adds file changes of the agent to the turn's diff, as far as the files have the content that the agent says.
    pub(crate) async fn note_changes(&self, changes: &[FileChange]) {
        let known: Vec<_> = changes
            .iter()
            .map(|change| (change.path.clone(), change.new_text.clone()))
            .collect();
        let fits = blocking::run(move || {
            let fits = |(path, new): &(PathBuf, Option<String>)| match new {
                Some(new) => files::read_text(path).is_ok_and(|text| text == *new),
                None => !path.exists(),
            };
            known.iter().map(fits).collect::<Vec<_>>()
        });
        let fits = fits.await;
        let diff = {
            let mut changed = self.changed();
            for (change, _) in changes.iter().zip(fits).filter(|(_, fits)| *fits) {
                changed.record(
                    &change.path,
                    change.old_text.as_deref(),
                    change.new_text.as_deref(),
                );
            }
            changed.diff()
        };
        if !diff.is_empty() {
            self.turn().diff(diff).await;
        }
    }

    /// Writes a file for the agent, as the thread's policy allows. `known` tells what is known of the change from the text
    /// before and the text after; a change that no item shows gets one of its own.
    ///
    /// It is looked up once where the path leads, for the decision and for what follows: a command may make links meanwhile.
    pub(crate) async fn write_whole(
        &self,
        path: &Path,
        text: String,
        known: impl FnOnce(Option<&str>, &str) -> Known + Send,
    ) -> Result<(), WriteError> {
        let file = path.to_owned();
        let place = blocking::run(move || files::resolved(&file)).await;
        let old = match self.read_resolved(place.clone()).await {
            Ok(text) => Some(text),
            Err(Unread::Failed(error)) if error.kind() == std::io::ErrorKind::NotFound => None,
            Err(Unread::Failed(error)) => return Err(WriteError::Failed(error.to_string())),
            Err(Unread::Refused(reason)) => return Err(WriteError::Refused(reason)),
        };
        let known = known(old.as_deref(), &text);
        let change = FileChange {
            path: path.to_owned(),
            diff: match &old {
                Some(old) => diff::unified(old, &text),
                None => text.clone(),
            },
            kind: match &old {
                Some(_) => FileChangeKind::Update { move_path: None },
                None => FileChangeKind::Add,
            },
            old_text: old,
            new_text: Some(text.clone()),
        };
        let mut item = FileChangeItem {
            changes: vec![change],
            status: ActionStatus::InProgress,
        };
        let (need, scopes) = self.need_for_changes(vec![place.clone()]).await;
        let is_allowed = known.is_approved || scopes.iter().all(|scope| self.turn.allowed(scope));
        let asks = matches!(need, Need::Approval(_)) && !is_allowed;
        // A refusal or a question needs an item to be seen with.
        let id = match known.is_shown && !asks {
            true => None,
            false => Some(self.start_item(ItemBody::FileChange(item.clone())).await),
        };
        let allowed = match need {
            Need::Refusal(reason) | Need::NoEscalation(reason) => Err(WriteError::Refused(reason)),
            Need::Approval(reason) if asks => {
                let ask = AskKind::FileChange {
                    changes: item.changes.clone(),
                    reason,
                };
                let item = id.clone().unwrap_or_default();
                match self.approval(&item, ask).await {
                    Approval::Once => Ok(()),
                    Approval::Session | Approval::Always(_) => {
                        for scope in &scopes {
                            self.turn.allow(scope);
                        }
                        Ok(())
                    }
                    Approval::Declined | Approval::Cancelled => {
                        Err(WriteError::Refused("the user declined".to_owned()))
                    }
                    Approval::TurnEnded => Err(WriteError::Interrupted),
                    Approval::Refused(reason)
                    | Approval::Denied(reason)
                    | Approval::TimedOut(reason)
                    | Approval::Failed(reason) => Err(WriteError::Refused(reason)),
                }
            }
            _ => Ok(()),
        };
        let written = match allowed {
            // The turn may have been cancelled meanwhile.
            Ok(()) if self.turn.cancelled().is_cancelled() => Err(WriteError::Interrupted),
            Ok(()) => blocking::run(move || files::write_resolved(&place, text.as_bytes()))
                .await
                .map_err(|error| WriteError::Failed(error.to_string())),
            Err(refused) => Err(refused),
        };
        item.status = match &written {
            Ok(()) => ActionStatus::Completed,
            Err(WriteError::Refused(_)) => ActionStatus::Declined,
            Err(WriteError::Failed(_) | WriteError::Interrupted) => ActionStatus::Failed,
        };
        if written.is_ok() {
            self.note_changes(&item.changes).await;
        }
        if let Some(id) = id {
            self.turn
                .complete_item(&id, ItemBody::FileChange(item))
                .await;
        }
        written
    }
}
