//! The state of a repository with its remotes and its changes.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    time::Duration,
};

use super::{common_dir, git_dir, info, remote_urls, repository_root, run::run};
use crate::{blocking, process::Exit};

/// How long git may take to find changes. Somebody waits, and the folder may be huge.
const PATIENCE: Duration = Duration::from_secs(2);

/// Lists what differs from the last commit.
const STATUS: [&str; 5] = [
    "status",
    "--porcelain=v1",
    "-z",
    "--untracked-files=normal",
    // Their repositories have a configuration of their own.
    "--ignore-submodules=all",
];

/// What is known of a repository now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RepositoryState {
    /// The folder of the working tree.
    pub root: PathBuf,
    /// The URL of each remote, by name, without credentials.
    pub remotes: BTreeMap<String, String>,
    /// Id of the current commit, if there is one.
    pub commit: Option<String>,
    /// Whether files differ from the commit, new ones included; `None` if git fails or takes long.
    pub has_changes: Option<bool>,
}

/// Returns the state of the repository around `cwd`, or `None` outside of repositories.
pub async fn state(cwd: &Path) -> Option<RepositoryState> {
    let cwd = cwd.to_owned();
    let read = blocking::run(move || {
        let root = repository_root(&cwd)?;
        let remotes = git_dir(&root).map(|dir| remote_urls(&common_dir(&dir)));
        let commit = info(&root).and_then(|info| info.sha);
        Some((root, remotes, commit))
    });
    let (root, remotes, commit) = read.await?;
    let has_changes = match run(&root, &STATUS, None, PATIENCE).await {
        Some((Exit::Code(0), listed)) => Some(!listed.is_empty()),
        _ => None,
    };
    Some(RepositoryState {
        root,
        remotes: remotes.unwrap_or_default(),
        commit,
        has_changes,
    })
}
