//! The git worktrees that the server made for threads.
//!
//! Each is a record, written before its thread, so that a worktree whose thread is gone can still be found. What git
//! says of it is asked when it is needed.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use serde::{Deserialize, Serialize};
use threadwire_engine::{Millis, StoreError, ThreadId};
use threadwire_workspace::{
    craft, files,
    git::{
        repository_root,
        worktree::{self, Carried, Made, Returned, WorktreeError},
    },
    sort::sort_by,
};
use tokio::sync::Mutex;

use crate::Records;

const NAMESPACE: &str = "worktrees";

/// The folder of worktrees in the folder `.craft` of a workspace.
const FOLDER: &str = "worktrees";

/// A worktree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Worktree {
    /// Its identifier.
    pub id: String,
    /// The workspace whose state its thread has.
    pub workspace: PathBuf,
    /// The folder from which it was made.
    pub from: PathBuf,
    /// Its folder.
    pub path: PathBuf,
    /// The folder in it in which tools work.
    pub cwd: PathBuf,
    /// Its branch.
    pub branch: String,
    /// What it was made from, in the client's words.
    pub base: Option<String>,
    /// The commit that it began with.
    pub base_head: String,
    /// When it was made.
    pub made_at: Millis,
    /// The thread that works in it; `None` until there is one.
    pub thread: Option<ThreadId>,
    /// The task that works in it, if it was made for one.
    #[serde(default)]
    pub task: Option<String>,
    /// How many uncommitted changes it began with, copied and deleted; `None` if none were asked for.
    pub carried: Option<(u64, u64)>,
}

/// What is wanted of a new worktree.
#[derive(Clone, Debug)]
pub struct NewWorktree {
    /// Its identifier.
    pub id: String,
    /// The workspace whose state its thread has.
    pub workspace: PathBuf,
    /// The folder from which it is made.
    pub from: PathBuf,
    /// Its branch, which is made.
    pub branch: String,
    /// The branch or commit that it begins with; `None` for what is checked out in `from`.
    pub base: Option<String>,
    /// Its folder, in the folder of worktrees or relative to it.
    pub path: PathBuf,
    /// Whether uncommitted changes are copied.
    pub carry: bool,
    /// The task for which it is made, if any.
    pub task: Option<String>,
    /// The time.
    pub now: Millis,
}

/// Why a worktree could not be made or changed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Git refused or failed.
    #[error(transparent)]
    Git(#[from] WorktreeError),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The service. Clones share it.
#[derive(Clone, Debug)]
pub struct Worktrees {
    records: Records,
    /// Held while a repository changes: git refuses what another git locks.
    changes: Arc<Mutex<()>>,
}

impl Worktrees {
    pub(crate) fn new(records: Records) -> Self {
        Self {
            records,
            changes: Arc::default(),
        }
    }

    /// Makes a worktree. If anything fails, nothing is left of it.
    pub async fn make(&self, wanted: NewWorktree) -> Result<Worktree, Error> {
        let _order = self.changes.lock().await;
        let path = placed(&wanted.workspace, &wanted.path)?;
        let base = wanted.base.as_deref().unwrap_or("HEAD");
        let root = repository_root(&wanted.from);
        let inner = root.and_then(|root| Some(wanted.from.strip_prefix(root).ok()?.to_owned()));
        // Joining nothing would add a separator.
        let inner = inner.filter(|inner| *inner != Path::new(""));
        let made = worktree::make(
            &wanted.from,
            &path,
            Some(&wanted.branch),
            base,
            wanted.carry,
        );
        // Boxed: it is large and rare.
        let Made { head, carried } = Box::pin(made).await?;
        let worktree = Worktree {
            cwd: inner.map_or_else(|| path.clone(), |inner| path.join(inner)),
            path,
            id: wanted.id,
            workspace: wanted.workspace,
            from: wanted.from,
            branch: wanted.branch,
            base: wanted.base,
            base_head: head,
            made_at: wanted.now,
            thread: None,
            task: wanted.task,
            carried: carried.map(|Carried { copied, deleted }| (copied, deleted)),
        };
        let stored = self.store(&worktree).await;
        if let Err(error) = stored {
            let gone = worktree::discard(&worktree.from, &worktree.path, Some(&worktree.branch));
            let _ = Box::pin(gone).await;
            return Err(error.into());
        }
        Ok(worktree)
    }

    /// Records the thread that works in a worktree.
    ///
    /// Errors: the store failed.
    pub async fn bind(&self, worktree: &Worktree, thread: ThreadId) -> Result<(), StoreError> {
        let thread = Some(thread);
        self.store(&Worktree {
            thread,
            ..worktree.clone()
        })
        .await
    }

    /// Removes a worktree whose thread could not be made, with its branch.
    pub async fn discard(&self, worktree: &Worktree) {
        if let Err(error) = self.remove(worktree).await {
            tracing::warn!(%error, "a worktree is left");
        }
    }

    /// Removes a worktree with its branch and what was not committed.
    ///
    /// Errors: git failed, and the worktree is still there.
    pub async fn remove(&self, worktree: &Worktree) -> Result<(), Error> {
        let _order = self.changes.lock().await;
        let gone = worktree::discard(&worktree.from, &worktree.path, Some(&worktree.branch));
        Box::pin(gone).await?;
        self.forget(&worktree.id).await;
        Ok(())
    }

    /// Checks the branch of a worktree out in `into` and carries its changes over. `keep` then records it elsewhere; if
    /// that fails, both folders are as before. Otherwise the worktree is removed.
    pub async fn give_back<T, E>(
        &self,
        worktree: &Worktree,
        into: &Path,
        keep: impl Future<Output = Result<T, E>>,
    ) -> Result<Result<(T, Carried), E>, WorktreeError> {
        let _order = self.changes.lock().await;
        let given = worktree::give_back(into, &worktree.path, &worktree.branch);
        let returned: Returned = Box::pin(given).await?;
        let carried = returned.carried;
        match keep.await {
            Ok(kept) => {
                Box::pin(returned.finish()).await;
                self.forget(&worktree.id).await;
                Ok(Ok((kept, carried)))
            }
            Err(error) => {
                Box::pin(returned.undo()).await;
                Ok(Err(error))
            }
        }
    }

    /// Returns the worktrees of a workspace, oldest first.
    ///
    /// Errors: the store failed.
    pub async fn of_workspace(&self, workspace: &Path) -> Result<Vec<Worktree>, StoreError> {
        let all = self.records.all::<Worktree>(NAMESPACE).await?;
        let mut all: Vec<Worktree> = all.into_iter().map(|(_, worktree, _)| worktree).collect();
        all.retain(|worktree| worktree.workspace == workspace);
        sort_by(&mut all, |one, other| {
            (one.made_at, &one.id).cmp(&(other.made_at, &other.id))
        });
        Ok(all)
    }

    /// Finds the worktree of a task.
    ///
    /// Errors: the store failed.
    pub async fn of_task(
        &self,
        workspace: &Path,
        task: &str,
    ) -> Result<Option<Worktree>, StoreError> {
        let all = self.of_workspace(workspace).await?.into_iter();
        let mut own = all.rev().filter(|one| one.task.as_deref() == Some(task));
        Ok(own.next())
    }

    /// Finds a worktree by its identifier.
    ///
    /// Errors: the store failed.
    pub async fn find(&self, id: &str) -> Result<Option<Worktree>, StoreError> {
        Ok(self.records.get(NAMESPACE, id).await?.0)
    }

    async fn store(&self, worktree: &Worktree) -> Result<(), StoreError> {
        let (_, revision) = self
            .records
            .get::<Worktree>(NAMESPACE, &worktree.id)
            .await?;
        let put = self
            .records
            .put(NAMESPACE, &worktree.id, Some(worktree), revision);
        put.await.map(drop)
    }

    async fn forget(&self, id: &str) {
        let forgotten = async {
            let (_, revision) = self.records.get::<Worktree>(NAMESPACE, id).await?;
            let put = self.records.put(NAMESPACE, id, None::<&Worktree>, revision);
            put.await
        };
        if let Err(error) = forgotten.await {
            tracing::warn!(%error, "a worktree that is gone is still recorded");
        }
    }
}

/// Makes a name of a text: at most `limit` letters and digits of ASCII, with one hyphen in place of everything else. It is
/// empty if the text has none of them.
pub fn slug(text: &str, limit: usize) -> String {
    let mut name = String::new();
    for letter in text.chars().take(4 * limit) {
        if letter.is_ascii_alphanumeric() {
            name.push(letter.to_ascii_lowercase());
        } else if !name.is_empty() && !name.ends_with('-') {
            name.push('-');
        }
    }
    name.truncate(limit);
    name.truncate(name.trim_end_matches('-').len());
    name
}

/// Returns the folder of a new worktree: below the folder of worktrees, and without links on the way.
fn placed(workspace: &Path, path: &Path) -> Result<PathBuf, WorktreeError> {
    let refused = |problem: &str| WorktreeError::Refused {
        member: "path",
        problem: problem.to_owned(),
    };
    let own = workspace.join(craft::FOLDER);
    let root = own.join(FOLDER);
    let path = files::absolute(&root, path);
    let Some(inner) = path
        .strip_prefix(&root)
        .ok()
        .filter(|inner| *inner != Path::new(""))
    else {
        return Err(refused(
            "must be a folder below .craft/worktrees of the workspace",
        ));
    };
    let mut folder = root.clone();
    let parts = inner.iter().map(|part| {
        folder.push(part);
        folder.clone()
    });
    let parts: Vec<PathBuf> = [own, root.clone()].into_iter().chain(parts).collect();
    if parts.iter().any(|part| part.is_symlink()) {
        return Err(refused("a folder on its path is a link"));
    }
    // Removing the other one would remove this one, too.
    let is_worktree = |part: &PathBuf| *part != path && part.join(".git").exists();
    match parts.iter().any(is_worktree) {
        true => Err(refused("must not be inside of another worktree")),
        false => Ok(path),
    }
}

#[cfg(test)]
mod tests {
    use super::slug;

    #[test]
    fn names_are_letters_digits_and_single_hyphens() {
        assert_eq!(
            slug("dotcraft/Fix the  Ümlaut!", 48),
            "dotcraft-fix-the-mlaut"
        );
        assert_eq!(slug("--", 48), "");
        assert_eq!(slug(&"ab".repeat(60), 48).len(), 48);
        assert_eq!(slug("abc def", 4), "abc");
    }
}
