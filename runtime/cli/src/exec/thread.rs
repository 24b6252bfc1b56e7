//! The thread of a turn: a new one, or one from before.

use std::{
    ffi::OsStr,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use threadwire_client::{
    CodexClient,
    protocol::codex::{
        SortDirection, Thread, ThreadListCwdFilter, ThreadListParams, ThreadReadParams,
        ThreadSortKey, ThreadSourceKind,
    },
};
use threadwire_engine::SandboxPolicy;
use threadwire_workspace::git;

use super::{args::TurnArgs, read};
use crate::{args::Settings, output, threads};

/// A thread from before.
pub(super) enum Past {
    /// The one that was used last, in the folder or in all folders.
    Last { all: bool },
    /// The one with this id or name.
    Named(String),
    /// A copy of the one with this id or name.
    Copied(String),
}

/// A thread that is open.
pub(super) struct Opened {
    pub(super) id: String,
    /// What the user may want to know about it.
    pub(super) warning: Option<String>,
}

/// Starts, resumes or forks a thread. `own` selects the configuration of the server, if it is in this process.
pub(super) async fn open(
    client: &CodexClient,
    past: Option<Past>,
    args: &TurnArgs,
    cwd: &Path,
    own: Option<&Settings>,
) -> Result<Opened> {
    let is_copy = matches!(past, Some(Past::Copied(_)));
    let found = match past {
        None => None,
        Some(Past::Last { all }) => {
            let last = last(client, (!all).then_some(cwd)).await?;
            if last.is_none() {
                output::note("there is no thread to go on with: this is a new one");
            }
            last
        }
        Some(Past::Named(name) | Past::Copied(name)) => Some(named(client, &name).await?),
    };
    let source = args.thread_source.as_deref().unwrap_or("user");
    let mut params = json!({
        "approvalPolicy": args.approval(),
        "approvalsReviewer": args.reviewer(),
    });
    let is_new = is_copy || found.is_none();
    if is_new {
        params["ephemeral"] = args.ephemeral.into();
        params["threadSource"] = source.into();
    }
    if is_new || own.is_none() {
        params["model"] = json!(args.model);
    }
    if own.is_none() {
        params["sandbox"] = json!(args.sandbox());
    }
    let Some(thread) = found else {
        params["cwd"] = serde_json::to_value(cwd)?;
        params["runtimeWorkspaceRoots"] = serde_json::to_value(args.roots(cwd, &[])?)?;
        let started = client.thread_start(&read(&params)?).await?;
        return Ok(Opened {
            id: started.thread.id,
            warning: None,
        });
    };
    params["threadId"] = thread.id.into();
    params["excludeTurns"] = true.into();
    // A thread stays in its folder, unless another one is named.
    let moves = args.cwd.is_some() || args.worktree;
    let folder = if moves { cwd } else { Path::new(&thread.cwd) };
    params["cwd"] = json!(moves.then_some(folder));
    // What an earlier run was allowed does not count for this one.
    let new = own.map(|own| own.of_new_thread(folder)).transpose()?;
    let mut options = None;
    match &new {
        None => {
            params["runtimeWorkspaceRoots"] = serde_json::to_value(args.roots(folder, &[])?)?;
        }
        Some(new) => {
            let roots = args.roots(folder, &new.roots)?;
            let roots = roots.unwrap_or(vec![folder.into()]);
            params["runtimeWorkspaceRoots"] = serde_json::to_value(roots)?;
            match &new.profile {
                Some(profile) => params["permissions"] = (*profile.id).into(),
                None => {
                    let (mode, policy) = wire(&new.sandbox)?;
                    params["sandbox"] = mode.into();
                    options = policy;
                }
            }
        }
    }
    let mut changes = json!({});
    if let Some(options) = options {
        changes["sandboxPolicy"] = options;
    }
    let mut warning = None;
    let id = if is_copy {
        client.thread_fork(&read(&params)?).await?.thread.id
    } else {
        let resumed = client.thread_resume(&read(&params)?).await?;
        // Another provider may not know the model.
        if let Some(new) =
            new.filter(|new| args.model.is_some() || new.model_provider == resumed.model_provider)
        {
            let before = resumed.model;
            if new.model != before {
                warning = Some(format!(
                    "This session was recorded with model `{before}` but is resuming with `{}`. Consider switching back to `{before}` as it may affect performance.",
                    new.model
                ));
                changes["model"] = new.model.into();
            }
            if let Some(effort) = new.effort {
                changes["effort"] = effort.into();
            }
        }
        resumed.thread.id
    };
    if changes != json!({}) {
        changes["threadId"] = (*id).into();
        client.thread_settings_update(&read(&changes)?).await?;
    }
    Ok(Opened { id, warning })
}

/// Returns the mode of a sandbox, and the whole policy if it has options.
fn wire(sandbox: &SandboxPolicy) -> Result<(&'static str, Option<Value>)> {
    Ok(match sandbox {
        SandboxPolicy::ReadOnly { .. } => ("read-only", None),
        SandboxPolicy::DangerFullAccess | SandboxPolicy::External { .. } => {
            ("danger-full-access", None)
        }
        SandboxPolicy::WorkspaceWrite {
            writable_roots,
            network,
            exclude_tmpdir_env_var,
            exclude_slash_tmp,
        } => {
            let policy = json!({
                "type": "workspaceWrite",
                "writableRoots": serde_json::to_value(writable_roots)?,
                "networkAccess": network,
                "excludeTmpdirEnvVar": exclude_tmpdir_env_var,
                "excludeSlashTmp": exclude_slash_tmp,
            });
            ("workspace-write", Some(policy))
        }
    })
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

async fn last(client: &CodexClient, cwd: Option<&Path>) -> Result<Option<Thread>> {
    let cwd = cwd.map(|cwd| ThreadListCwdFilter::One(cwd.to_string_lossy().into_owned()));
    let query = ThreadListParams {
        cwd,
        limit: Some(1),
        ..query()
    };
    let mut page = client.thread_list(&query).await?;
    Ok(page.data.pop())
}

async fn named(client: &CodexClient, name: &str) -> Result<Thread> {
    if threads::is_id(name) {
        let read = ThreadReadParams {
            thread_id: name.to_owned(),
            include_turns: None,
        };
        let read = client.thread_read(&read).await;
        let read = read.with_context(|| format!("no rollout found for thread id {name}"))?;
        return Ok(read.thread);
    }
    match threads::with_name(client, name, query()).await? {
        Some(thread) => Ok(thread),
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
