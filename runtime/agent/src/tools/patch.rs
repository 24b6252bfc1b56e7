//! Patches to files.

use std::{
    collections::HashMap,
    path::{Path, PathBuf},
};

use serde_json::json;
use threadwire_engine::{
    ActionStatus, AskKind, FileChange, FileChangeItem, FileChangeKind, ItemBody, ItemId,
};
use threadwire_workspace::{
    blocking,
    patch::{self, Change, ChangeKind, Error, Patch, Summary},
    sort::sort_by,
};
use tokio::task::spawn_blocking;

use crate::tools::{
    Approval, Tools,
    approval::{self, Need, Places},
    editor::Applied,
};

/// The result of a patch.
#[derive(Debug)]
pub enum PatchResult {
    /// The patch was applied.
    Applied(Summary),
    /// The patch does not fit the files; nothing was shown and nothing was changed.
    Unverified(Error),
    /// The patch could not be applied, for this reason; nothing was changed.
    Failed(String),
    /// The user declined, or the policy did in place of the user.
    Declined,
    /// The thread's policy refused without asking; the reason.
    Refused(String),
    /// The turn was cancelled.
    Interrupted,
}

impl Tools {
    /// Applies a patch to the workspace and shows it as an item; afterwards shows the diff of the whole turn.
    pub async fn patch(&self, text: &str) -> PatchResult {
        self.patch_in(&self.settings().cwd, text).await
    }

    /// Applies a patch like [`Tools::patch`], with relative paths that start at `folder`.
    pub async fn patch_in(&self, folder: &Path, text: &str) -> PatchResult {
        let cwd = folder.to_owned();
        let parsed = match Patch::parse(text) {
            Ok(parsed) => parsed,
            Err(error) => return PatchResult::Unverified(error.into()),
        };
        for path in parsed.named(&cwd) {
            if let Err(reason) = self.check_readable(&path).await {
                let path = path.display();
                return PatchResult::Refused(format!("{path} cannot be changed: {reason}"));
            }
        }
        let texts = self.editor_texts(&parsed.written(&cwd)).await;
        let shown = texts.clone();
        let policy = self.confinement().await;
        let verify = move || parsed.verify_over(&cwd, texts, policy.as_ref());
        let verified = file_work(verify).await;
        let changes = match verified {
            Ok(Ok(changes)) => changes,
            Ok(Err(error)) => return PatchResult::Unverified(error),
            Err(message) => return PatchResult::Failed(message),
        };
        // Shown in the order of their paths, as the diff of the turn is.
        let mut shown_changes: Vec<_> = changes.iter().map(to_engine).collect();
        sort_by(&mut shown_changes, |one, other| {
            one.path.as_os_str().cmp(other.path.as_os_str())
        });
        let mut item = FileChangeItem {
            changes: shown_changes,
            status: ActionStatus::InProgress,
        };
        let places = changes.iter().flat_map(Change::places);
        let places = places.map(Path::to_owned).collect();
        let (need, scopes) = self.need_for_changes(places).await;
        let need = match need {
            Need::Approval(_) if scopes.iter().all(|scope| self.turn.allowed(scope)) => {
                Need::Nothing
            }
            need => need,
        };
        let need = self.strictly(need);
        let id = self.start_item(ItemBody::FileChange(item.clone())).await;
        if let Err(refused) = self.permit_patch(&id, &item, text, need, &scopes).await {
            item.status = match refused {
                // The end of the turn closes the item.
                PatchResult::Interrupted => return refused,
                _ => ActionStatus::Declined,
            };
            self.turn
                .complete_item(&id, ItemBody::FileChange(item))
                .await;
            return refused;
        }
        // The end of the turn closes the item.
        if self.turn.cancelled().is_cancelled() {
            return PatchResult::Interrupted;
        }
        let (applied, changes) = self.apply(changes, &shown).await;
        item.status = if applied.is_ok() {
            ActionStatus::Completed
        } else {
            ActionStatus::Failed
        };
        self.turn
            .complete_item(&id, ItemBody::FileChange(item))
            .await;
        match applied {
            Ok(summary) => {
                let diff = self.record(&changes);
                self.turn.diff(diff).await;
                PatchResult::Applied(summary)
            }
            Err(message) => PatchResult::Failed(message),
        }
    }

    /// Decides about changes of the files at these paths, of which the links are resolved. Also returns what an approval for
    /// the session allows.
    pub(super) async fn need_for_changes(&self, paths: Vec<PathBuf>) -> (Need, Vec<String>) {
        let policy = self.confinement().await;
        let look = move || Places::look(policy.as_ref(), paths.iter().map(PathBuf::as_path));
        let places = blocking::run(look).await;
        let need = approval::for_changes(self.settings(), &places);
        (need, places.scopes)
    }

    /// Asks for approval of a patch, if it needs one. `scopes` are what an approval for the session allows. The error is
    /// the result of the patch.
    async fn permit_patch(
        &self,
        id: &ItemId,
        item: &FileChangeItem,
        text: &str,
        need: Need,
        scopes: &[String],
    ) -> Result<(), PatchResult> {
        let reason = match need {
            Need::Nothing => return Ok(()),
            Need::Refusal(reason) | Need::NoEscalation(reason) => {
                return Err(PatchResult::Refused(reason));
            }
            Need::Approval(reason) => reason,
        };
        let ask = AskKind::FileChange {
            changes: item.changes.clone(),
            reason,
        };
        let input = || json!({ "command": text.trim_end() });
        match self.approval_of_call(id, "apply_patch", input, ask).await {
            Approval::Once => Ok(()),
            Approval::Session | Approval::Always(_) => {
                scopes.iter().for_each(|scope| self.turn.allow(scope));
                Ok(())
            }
            // What was cancelled is over, too, and the end of the turn says nothing of it.
            Approval::Declined | Approval::Cancelled => Err(PatchResult::Declined),
            Approval::Refused(reason) | Approval::Denied(reason) => {
                Err(PatchResult::Refused(reason))
            }
            Approval::TurnEnded => Err(PatchResult::Interrupted),
            Approval::TimedOut(message) | Approval::Failed(message) => {
                Err(PatchResult::Failed(message))
            }
        }
    }

    /// Applies changes: in the client's editor, if they are the editor's, else to the files. Returns the summary or the
    /// error, and the changes. `shown` are the texts that the editor has not saved.
    async fn apply(
        &self,
        changes: Vec<Change>,
        shown: &HashMap<PathBuf, String>,
    ) -> (Result<Summary, String>, Vec<Change>) {
        match self.apply_in_editor(&changes).await {
            Some(Applied::Done(summary)) => return (Ok(summary), changes),
            Some(Applied::Failed(reason)) => return (Err(reason), changes),
            None => {}
        }
        match file_work(move || (patch::apply(&changes), changes)).await {
            Ok((applied, changes)) => {
                let applied = applied.map_err(|error| match &error {
                    Error::Changed { path } if shown.contains_key(path) => format!(
                        "{} has changes in the editor that are not saved: save it first",
                        path.display()
                    ),
                    error => error.to_string(),
                });
                (applied, changes)
            }
            Err(message) => (Err(message), Vec::new()),
        }
    }

    /// Records applied changes and returns the diff of the turn.
    fn record(&self, changes: &[Change]) -> String {
        let mut changed = self.changed();
        for change in changes {
            let (old, new) = (change.old_text.as_deref(), change.new_text.as_deref());
            if change.removes() && new.is_some() {
                changed.record(&change.path, old, None);
                changed.record(change.target(), change.replaced_text.as_deref(), new);
            } else {
                changed.record(&change.path, old, new);
            }
        }
        changed.diff()
    }
}

/// Runs file work on a blocking thread. Fails if the work panics or the runtime shuts down.
async fn file_work<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, String> {
    spawn_blocking(work)
        .await
        .map_err(|error| error.to_string())
}

pub(super) fn to_engine(change: &Change) -> FileChange {
    FileChange {
        path: change.path.clone(),
        kind: match &change.kind {
            ChangeKind::Add => FileChangeKind::Add,
            ChangeKind::Delete => FileChangeKind::Delete,
            ChangeKind::Update { move_path } => FileChangeKind::Update {
                move_path: move_path.clone(),
            },
        },
        diff: change.diff.clone(),
        old_text: change.old_text.clone(),
        new_text: change.new_text.clone(),
    }
}
