//! The thread of a turn: a new one, or one from before.

use std::{
    ffi::OsStr,
    path::{Path, PathBuf},
};

use anyhow::{Result, bail};
use serde::de::DeserializeOwned;
use serde_json::json;
use threadwire_client::{
    CodexClient,
    protocol::codex::{
        SortDirection, Thread, ThreadForkParams, ThreadListCwdFilter, ThreadListParams,
        ThreadResumeParams, ThreadSortKey, ThreadSourceKind, ThreadStartParams,
    },
};

use threadwire_workspace::git;

use super::args::TurnArgs;
use crate::output;

/// How many threads with a name like the wanted one are looked at.
const LIKE: u32 = 50;

/// A thread from before.
pub(super) enum Past {
    /// The one that was used last, in the folder or in all folders.
    Last { all: bool },
    /// The one with this id or name.
    Named(String),
    /// A copy of the one with this id or name.
    Copied(String),
}

/// Starts, resumes or forks a thread and returns its id.
pub(super) async fn open(
    client: &CodexClient,
    past: Option<Past>,
    args: &TurnArgs,
    cwd: &Path,
) -> Result<String> {
    let cwd_text = cwd.to_string_lossy().into_owned();
    let roots = args.roots(cwd)?;
    let found = match past {
        None => None,
        Some(Past::Last { all }) => {
            let last = last(client, (!all).then_some(cwd)).await?;
            if last.is_none() {
                output::note("there is no thread to go on with: this is a new one");
            }
            last
        }
        Some(Past::Named(name)) => Some(named(client, &name).await?),
        Some(Past::Copied(name)) => {
            let source = named(client, &name).await?;
            let fork = ThreadForkParams {
                cwd: (args.cwd.is_some() || args.worktree).then_some(cwd_text),
                runtime_workspace_roots: roots,
                model: args.model.clone(),
                sandbox: args.sandbox(),
                approval_policy: args.approval(),
                approvals_reviewer: args.reviewer(),
                ephemeral: args.ephemeral.then_some(true),
                thread_source: args.thread_source.clone(),
                ..of_thread(&source)?
            };
            return Ok(client.thread_fork(&fork).await?.thread.id);
        }
    };
    let Some(id) = found else {
        let start = ThreadStartParams {
            cwd: Some(cwd_text),
            runtime_workspace_roots: roots,
            model: args.model.clone(),
            sandbox: args.sandbox(),
            approval_policy: args.approval(),
            approvals_reviewer: args.reviewer(),
            ephemeral: args.ephemeral.then_some(true),
            thread_source: args.thread_source.clone(),
            ..ThreadStartParams::default()
        };
        return Ok(client.thread_start(&start).await?.thread.id);
    };
    let resume = ThreadResumeParams {
        // A thread stays in its folder, unless another one is named.
        cwd: args.cwd.as_ref().map(|_| cwd_text),
        runtime_workspace_roots: roots,
        model: args.model.clone(),
        sandbox: args.sandbox(),
        approval_policy: args.approval(),
        approvals_reviewer: args.reviewer(),
        ..of_thread(&id)?
    };
    Ok(client.thread_resume(&resume).await?.thread.id)
}

/// Makes a worktree of the repository around `cwd` at its last commit, and returns the same folder in it. Nobody removes
/// it: the agent's work is there.
pub(super) async fn worktree(home: &Path, cwd: &Path) -> Result<PathBuf> {
    let root = git::repository_root(cwd);
    let Some(root) = root else {
        bail!(
            "--worktree needs a Git repository, and {} is in none",
            cwd.display()
        );
    };
    let name = root.file_name().unwrap_or(OsStr::new("repository"));
    let trees = home.join("worktrees");
    std::fs::create_dir_all(&trees)?;
    let tree = tempfile::Builder::new().prefix("").tempdir_in(trees)?;
    let tree = tree.keep().join(name);
    git::worktree::make(&root, &tree, None, "HEAD", false).await?;
    let folder = tree.join(cwd.strip_prefix(&root).unwrap_or(Path::new("")));
    if !folder.is_dir() {
        git::worktree::discard(&root, &tree, None).await?;
        bail!("the last commit has no folder {}", cwd.display());
    }
    Ok(folder)
}

/// Makes the params that only name a thread. Its turns are not told in the answer.
fn of_thread<P: DeserializeOwned>(thread: &str) -> Result<P> {
    let params = json!({ "threadId": thread, "excludeTurns": true });
    Ok(serde_json::from_str(&params.to_string())?)
}

async fn last(client: &CodexClient, cwd: Option<&Path>) -> Result<Option<String>> {
    let cwd = cwd.map(|cwd| ThreadListCwdFilter::One(cwd.to_string_lossy().into_owned()));
    let query = ThreadListParams {
        cwd,
        limit: Some(1),
        ..query()
    };
    let mut page = client.thread_list(&query).await?;
    Ok(page.data.pop().map(|thread| thread.id))
}

async fn named(client: &CodexClient, name: &str) -> Result<String> {
    let is_id = name.len() == 36
        && name
            .chars()
            .all(|char| char.is_ascii_hexdigit() || char == '-');
    if is_id {
        return Ok(name.to_owned());
    }
    let query = ThreadListParams {
        search_term: Some(name.to_owned()),
        limit: Some(LIKE),
        ..query()
    };
    let page = client.thread_list(&query).await?;
    let is_meant = |thread: &Thread| thread.name.as_deref() == Some(name);
    match page.data.into_iter().find(is_meant) {
        Some(thread) => Ok(thread.id),
        None => bail!("there is no thread with the id or name {name}"),
    }
}

fn query() -> ThreadListParams {
    ThreadListParams {
        sort_direction: Some(SortDirection::Desc),
        sort_key: Some(ThreadSortKey::UpdatedAt),
        source_kinds: Some(vec![
            ThreadSourceKind::Cli,
            ThreadSourceKind::Vscode,
            ThreadSourceKind::Exec,
            ThreadSourceKind::AppServer,
        ]),
        ..ThreadListParams::default()
    }
}
