//! The methods `worktree/*` and `thread/worktree/handoff`: git worktrees in which threads work.

use std::path::{Path, PathBuf};

use threadwire_engine::{SettingsChange, Thread, ThreadStatus};
use threadwire_host::worktrees::{Error, NewWorktree, Worktree, slug};
use threadwire_protocol::{
    RawJson,
    dotcraft::{
        ThreadForkParams, ThreadStartParams, ThreadWorktreeDirtyHandoffInfo,
        ThreadWorktreeHandoffParams, ThreadWorktreeHandoffResponse, ThreadWorktreeInfo,
        ThreadWorktreeStatus, WorktreeCreateAndForkParams, WorktreeCreateAndForkResponse,
        WorktreeCreateAndStartParams, WorktreeCreateAndStartResponse, WorktreeHandoffMode,
        WorktreeListParams, WorktreeListResponse, WorktreeMethods, WorktreeStatusParams, errors,
    },
};
use threadwire_workspace::{
    files,
    git::worktree::{self, WorktreeError},
};
use uuid::Uuid;

use super::{
    DotCraftSession, Failure, extra, families, from_wire,
    to_wire::{self, ThreadView},
};
use crate::dialects::time::{iso, now};

/// The maximum length of a name made from a title, in characters.
const NAME_CHARS: usize = 48;

/// What a client wants of a new worktree.
struct Wanted {
    branch: Option<String>,
    base: Option<String>,
    path: Option<String>,
    carry: Option<bool>,
}

impl WorktreeMethods for families::Worktree {
    async fn worktree_create_and_start(
        &self,
        params: WorktreeCreateAndStartParams,
    ) -> Result<WorktreeCreateAndStartResponse, Failure> {
        let wanted = Wanted {
            branch: params.branch_name,
            base: params.base_ref,
            path: params.path,
            carry: params.copy_dirty_changes,
        };
        let config = &self.connection.services().host.config;
        let path = params.identity.workspace_path.clone().unwrap_or_default();
        let workspace = files::absolute(config.cwd(), path);
        let name = from_wire::thread_name(params.display_name.as_deref())?;
        let name = name.as_deref();
        let worktree = self
            .make_worktree(&workspace, &workspace, name, wanted)
            .await;
        let worktree = worktree.map_err(|error| failed(error, "identity.workspacePath"))?;
        let started = Box::pin(self.start(
            ThreadStartParams {
                identity: params.identity,
                config: params.config,
                dynamic_tools: params.dynamic_tools,
                additional_context: params.additional_context,
                history_mode: params.history_mode,
                display_name: params.display_name,
                spawned_from_thread_id: None,
            },
            Some(&worktree),
        ));
        let thread = match started.await {
            Ok(started) => started.thread,
            Err(failure) => return Err(self.without(&worktree, failure).await),
        };
        self.bind_worktree(&worktree, &thread.id).await;
        Ok(WorktreeCreateAndStartResponse {
            thread,
            worktree: info(&worktree),
        })
    }

    async fn worktree_create_and_fork(
        &self,
        params: WorktreeCreateAndForkParams,
    ) -> Result<WorktreeCreateAndForkResponse, Failure> {
        let source = self.stored(&params.source_thread_id).await?;
        let wanted = Wanted {
            branch: params.branch_name,
            base: params.base_ref,
            path: params.path,
            carry: params.copy_dirty_changes,
        };
        let name = from_wire::thread_name(params.display_name.as_deref())?;
        let name = name.as_deref().or(source.name.as_deref());
        let (workspace, from) = (source.workspace(), &source.settings.cwd);
        let worktree = self.make_worktree(workspace, from, name, wanted).await;
        let worktree = worktree.map_err(|error| failed(error, "sourceThreadId"))?;
        let forked = Box::pin(self.fork(
            ThreadForkParams {
                thread_id: params.source_thread_id,
                fork_point: params.fork_point,
                identity: params.identity,
                config: params.config,
                display_name: params.display_name,
                exclude_turns: params.exclude_turns,
                ephemeral: None,
                path: None,
            },
            Some(&worktree),
        ));
        let thread = match forked.await {
            Ok(forked) => forked.thread,
            Err(failure) => return Err(self.without(&worktree, failure).await),
        };
        self.bind_worktree(&worktree, &thread.id).await;
        Ok(WorktreeCreateAndForkResponse {
            thread,
            worktree: ThreadWorktreeInfo {
                source_thread_id: Some(source.id.to_string()),
                ..info(&worktree)
            },
        })
    }

    async fn thread_worktree_handoff(
        &self,
        params: ThreadWorktreeHandoffParams,
    ) -> Result<ThreadWorktreeHandoffResponse, Failure> {
        let thread = self.stored(&params.thread_id).await?;
        if thread.archived || extra::is_paused(&thread) {
            return Err(errors::thread_not_active().into());
        }
        if let Some(ThreadStatus::Active { .. }) = self.engine().status(thread.id).await {
            return Err(errors::turn_in_progress().into());
        }
        let wanted = Wanted {
            branch: params.branch_name,
            base: params.base_ref,
            path: params.path,
            carry: params.copy_dirty_changes,
        };
        match params.mode {
            WorktreeHandoffMode::Worktree => self.enter_worktree(&thread, wanted).await,
            WorktreeHandoffMode::Local => self.leave_worktree(&thread).await,
            WorktreeHandoffMode::Unknown(mode) => {
                Err(Failure::invalid("mode", format!("there is no mode {mode}")))
            }
        }
    }

    async fn worktree_list(
        &self,
        params: WorktreeListParams,
    ) -> Result<WorktreeListResponse, Failure> {
        let host = &self.connection.services().host;
        let identity = params.identity;
        let path = (identity.as_ref()).and_then(|identity| identity.workspace_path.as_deref());
        let workspace = files::absolute(host.config.cwd(), path.unwrap_or_default());
        let user = identity.and_then(|identity| identity.user_id);
        let all = host.worktrees.of_workspace(&workspace).await;
        let mut data = Vec::new();
        for worktree in all.map_err(stored)? {
            let thread = match worktree.thread {
                Some(thread) => self.engine().thread(thread).await.ok(),
                None => None,
            };
            let is_listed = match &thread {
                Some(thread) => user.is_none() || thread.origin.user == user,
                None => params.include_orphans == Some(true),
            };
            if is_listed {
                let thread = worktree.thread.map(|id| id.to_string()).unwrap_or_default();
                data.push(status(thread, info(&worktree)).await);
            }
        }
        Ok(WorktreeListResponse { data })
    }

    async fn worktree_status(
        &self,
        params: WorktreeStatusParams,
    ) -> Result<ThreadWorktreeStatus, Failure> {
        let thread = self.stored(&params.thread_id).await?;
        let worktree = extra::worktree(&thread).ok_or_else(in_none)?;
        Ok(status(thread.id.to_string(), worktree).await)
    }
}

impl DotCraftSession {
    async fn make_worktree(
        &self,
        workspace: &Path,
        from: &Path,
        name: Option<&str>,
        wanted: Wanted,
    ) -> Result<Worktree, Error> {
        // The end is random; the beginning is the time.
        let random = Uuid::now_v7().simple().to_string();
        let random = &random[random.len() - 8..];
        let given = |text: Option<String>| text.filter(|text| !text.trim().is_empty());
        let branch = given(wanted.branch)
            .unwrap_or_else(|| format!("dotcraft/{}-{random}", named(name.unwrap_or("thread"))));
        let path = given(wanted.path).unwrap_or_else(|| named(&branch));
        let now = now();
        let today: String = iso(now)
            .chars()
            .filter(char::is_ascii_digit)
            .take(8)
            .collect();
        let made = self.connection.services().host.worktrees.make(NewWorktree {
            id: format!("worktree_{today}_{random}"),
            workspace: workspace.to_owned(),
            from: from.to_owned(),
            branch,
            base: given(wanted.base),
            path: PathBuf::from(path),
            carry: wanted.carry != Some(false),
            task: None,
            now,
        });
        Box::pin(made).await
    }

    /// Removes a worktree whose thread could not be made.
    async fn without(&self, worktree: &Worktree, failure: Failure) -> Failure {
        self.connection
            .services()
            .host
            .worktrees
            .discard(worktree)
            .await;
        failure
    }

    /// Records the thread of a worktree. The thread knows its worktree in any case.
    async fn bind_worktree(&self, worktree: &Worktree, thread: &str) {
        let Ok(thread) = thread.parse() else { return };
        let worktrees = &self.connection.services().host.worktrees;
        if let Err(error) = worktrees.bind(worktree, thread).await {
            tracing::warn!(%error, "the thread of a worktree is not recorded");
        }
    }

    async fn enter_worktree(
        &self,
        thread: &Thread,
        wanted: Wanted,
    ) -> Result<ThreadWorktreeHandoffResponse, Failure> {
        if extra::worktree(thread).is_some() {
            return Err(Failure::invalid(
                "threadId",
                "the thread works in a worktree",
            ));
        }
        let name = thread.name.as_deref();
        let (workspace, from) = (thread.workspace(), &thread.settings.cwd);
        let worktree = self.make_worktree(workspace, from, name, wanted).await;
        let worktree = worktree.map_err(|error| failed(error, "threadId"))?;
        let info = info(&worktree);
        let moved = self.move_to(thread, worktree.cwd.clone(), Some(&info));
        let thread = match moved.await {
            Ok(thread) => thread,
            Err(failure) => return Err(self.without(&worktree, failure).await),
        };
        self.bind_worktree(&worktree, &thread.id).await;
        Ok(ThreadWorktreeHandoffResponse {
            thread,
            mode: WorktreeHandoffMode::Worktree,
            dirty_handoff: info.dirty_handoff.clone(),
            worktree: Some(info),
        })
    }

    async fn leave_worktree(
        &self,
        thread: &Thread,
    ) -> Result<ThreadWorktreeHandoffResponse, Failure> {
        let info = extra::worktree(thread).ok_or_else(in_none)?;
        let worktrees = &self.connection.services().host.worktrees;
        let known = worktrees.find(info.id.as_deref().unwrap_or_default()).await;
        let known = known.map_err(stored)?;
        // A fork of the thread works in the same worktree, and does not own it.
        let known = known.filter(|known| known.thread == Some(thread.id));
        let known = known.ok_or_else(|| {
            Failure::invalid("threadId", "the worktree belongs to another thread")
        })?;
        let into = known.workspace.clone();
        let moved = self.move_to(thread, into.clone(), None);
        let given = worktrees.give_back(&known, &into, moved);
        let given = Box::pin(given)
            .await
            .map_err(|error| failed(error.into(), "threadId"))?;
        let (thread, carried) = given?;
        Ok(ThreadWorktreeHandoffResponse {
            thread,
            mode: WorktreeHandoffMode::Local,
            worktree: Some(info),
            dirty_handoff: Some(handoff(carried.copied, carried.deleted)),
        })
    }

    /// Puts the tools of a thread into another folder.
    async fn move_to(
        &self,
        thread: &Thread,
        cwd: PathBuf,
        worktree: Option<&ThreadWorktreeInfo>,
    ) -> Result<threadwire_protocol::dotcraft::Thread, Failure> {
        let change = |cwd: PathBuf| SettingsChange {
            cwd: Some(cwd),
            ..SettingsChange::default()
        };
        let before = thread.settings.cwd.clone();
        self.engine()
            .update_settings(thread.id, change(cwd))
            .await?;
        let value = worktree.and_then(extra::value);
        let marked = self
            .engine()
            .set_extra(thread.id, extra::WORKTREE, value)
            .await;
        if let Err(error) = marked {
            self.engine()
                .update_settings(thread.id, change(before))
                .await?;
            return Err(error.into());
        }
        let thread = self.engine().thread(thread.id).await?;
        Ok(to_wire::thread(&thread, ThreadView::default()))
    }
}

/// Describes a worktree as it was made.
pub(super) fn info(worktree: &Worktree) -> ThreadWorktreeInfo {
    let text = |path: &Path| Some(path.display().to_string());
    ThreadWorktreeInfo {
        branch_name: Some(worktree.branch.clone()),
        path: text(&worktree.path),
        base_ref: Some(worktree.base.clone().unwrap_or_else(|| "HEAD".to_owned())),
        base_head: Some(worktree.base_head.clone()),
        head: Some(worktree.base_head.clone()),
        owner_kind: (worktree.task.as_ref()).map(|_| "automationTask".to_owned()),
        owner_id: worktree.task.clone(),
        created_at: Some(iso(worktree.made_at)),
        id: Some(worktree.id.clone()),
        source_thread_id: None,
        workspace_path: text(&worktree.cwd),
        source_workspace_path: text(&worktree.workspace),
        dirty_handoff: (worktree.carried).map(|(copied, deleted)| handoff(copied, deleted)),
    }
}

fn handoff(copied: u64, deleted: u64) -> ThreadWorktreeDirtyHandoffInfo {
    let status = match (copied, deleted) {
        (0, 0) => "clean",
        _ => "applied",
    };
    ThreadWorktreeDirtyHandoffInfo {
        requested: Some(true),
        status: Some(status.to_owned()),
        copied_file_count: i64::try_from(copied).ok(),
        deleted_file_count: i64::try_from(deleted).ok(),
    }
}

/// Asks git about a worktree.
async fn status(thread: String, info: ThreadWorktreeInfo) -> ThreadWorktreeStatus {
    let path = info.path.clone().unwrap_or_default();
    let asked = worktree::status(Path::new(&path), info.base_head.as_deref());
    let found = Box::pin(asked).await;
    ThreadWorktreeStatus {
        thread_id: thread,
        path,
        branch_name: info.branch_name.clone().unwrap_or_default(),
        worktree: info,
        head: found.head,
        exists: found.exists,
        is_git_worktree: found.is_worktree,
        has_uncommitted_changes: found.is_dirty,
        has_commits_ahead_of_base: found.ahead > 0,
        ahead_count: i64::try_from(found.ahead).unwrap_or(i64::MAX),
    }
}

/// Makes a name of a title.
fn named(title: &str) -> String {
    match slug(title, NAME_CHARS) {
        name if name.is_empty() => "thread".to_owned(),
        name => name,
    }
}

fn in_none() -> Failure {
    Failure::invalid("threadId", "the thread works in no worktree")
}

fn stored(error: threadwire_engine::StoreError) -> Failure {
    threadwire_engine::Error::from(error).into()
}

/// Says why a worktree could not be made or given back. `workspace` is the member that names its workspace.
fn failed(error: Error, workspace: &str) -> Failure {
    match error {
        Error::Git(WorktreeError::Refused {
            member: "workspace",
            problem,
        }) => Failure::invalid(workspace, format!("the workspace {problem}")),
        Error::Git(WorktreeError::Refused { member, problem }) => Failure::invalid(member, problem),
        Error::Git(WorktreeError::Conflict(paths)) => {
            let mut conflict = errors::worktree_handoff_conflict();
            let data = serde_json::json!({
                "code": "WorktreeHandoffConflict",
                "params": { "conflictPaths": paths },
            });
            conflict.data = RawJson::encode(&data).ok();
            conflict.into()
        }
        Error::Git(error @ WorktreeError::Failed(_)) => {
            errors::internal_error_detail(&error).into()
        }
        Error::Store(error) => stored(error),
    }
}
