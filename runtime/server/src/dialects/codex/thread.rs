//! The methods `thread/*`; longer ones are in one submodule per topic.

mod control;
mod deferral;
mod history;
mod list;
mod open;
mod search;
mod shell;
mod terminals;
mod timeline;

use std::sync::Arc;

use serde_json::json;
use threadwire_engine::{
    Error, NewTurn, Thread, ThreadHandle, ThreadId, ThreadQuery, TurnTask, UnreadFrom,
};
use threadwire_protocol::{
    RawJson,
    codex::{
        self as wire, ThreadArchiveParams, ThreadArchiveResponse, ThreadCompactStartParams,
        ThreadCompactStartResponse, ThreadDeleteParams, ThreadDeleteResponse, ThreadForkParams,
        ThreadForkResponse, ThreadMetadataUpdateParams, ThreadMetadataUpdateResponse,
        ThreadMethods, ThreadReadStateUpdateParams, ThreadReadStateUpdateResponse,
        ThreadResumeParams, ThreadResumeResponse, ThreadSetNameParams, ThreadSetNameResponse,
        ThreadSettingsUpdateParams, ThreadSettingsUpdateResponse, ThreadShellCommandParams,
        ThreadShellCommandResponse, ThreadStartParams, ThreadStartResponse, ThreadUnarchiveParams,
        ThreadUnarchiveResponse, ThreadUnsubscribeParams, ThreadUnsubscribeResponse,
        ThreadUnsubscribeStatus, Version,
        errors::{self, thread_metadata_update},
        notification,
    },
};

use super::{
    CodexSession,
    failure::Failure,
    families,
    from_wire::{self, Overrides},
    metadata::{self, Metadata, attached},
    to_wire,
};

/// The number of threads or turns on a page if the client sends no limit.
const DEFAULT_PAGE: u32 = 25;
const MAX_PAGE: u32 = 100;

impl ThreadMethods for families::Thread {
    async fn thread_start(
        &self,
        params: ThreadStartParams,
    ) -> Result<ThreadStartResponse, Failure> {
        self.start_thread(params).await
    }

    async fn thread_resume(
        &self,
        params: ThreadResumeParams,
    ) -> Result<ThreadResumeResponse, Failure> {
        self.resume_thread(params).await
    }

    async fn thread_fork(&self, params: ThreadForkParams) -> Result<ThreadForkResponse, Failure> {
        self.fork_thread(params).await
    }

    /// Answers as soon as the command has started, without its result.
    async fn thread_shell_command(
        &self,
        params: ThreadShellCommandParams,
    ) -> Result<ThreadShellCommandResponse, Failure> {
        self.run_shell_command(params).await
    }

    async fn thread_archive(
        &self,
        params: ThreadArchiveParams,
    ) -> Result<ThreadArchiveResponse, Failure> {
        let id = from_wire::session_id(&params.thread_id, self.version)?;
        let thread = self.stored(id).await?;
        // Nothing of an ephemeral thread would be left to unarchive.
        if thread.archived || thread.ephemeral {
            return Err(errors::rollout_not_found(&id).into());
        }
        self.engine().archive_thread(id).await?;
        self.settle_rollout(id).await;
        Ok(ThreadArchiveResponse {})
    }

    async fn thread_unarchive(
        &self,
        params: ThreadUnarchiveParams,
    ) -> Result<ThreadUnarchiveResponse, Failure> {
        let id = from_wire::session_id(&params.thread_id, self.version)?;
        match self.engine().thread(id).await {
            Ok(thread) if thread.archived => {}
            Ok(_) | Err(Error::ThreadNotFound(_)) => {
                return Err(errors::thread_unarchive::archived_rollout_not_found(&id).into());
            }
            Err(error) => return Err(error.into()),
        }
        let thread = self.engine().unarchive_thread(id).await?;
        self.settle_rollout(id).await;
        Ok(ThreadUnarchiveResponse {
            thread: to_wire::thread(
                &thread,
                wire::ThreadStatus::NotLoaded,
                Vec::new(),
                self.view(),
            ),
        })
    }

    async fn thread_delete(
        &self,
        params: ThreadDeleteParams,
    ) -> Result<ThreadDeleteResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id)?;
        if self.stored(id).await?.ephemeral {
            return Err(errors::thread_delete::ephemeral(&id).into());
        }
        let attached = ThreadQuery {
            extra: Some(attached::filter(Some(&id.to_string()))),
            limit: 1,
            ..ThreadQuery::default()
        };
        if let Some(attached) = self.engine().list_threads(attached).await?.data.first() {
            return Err(errors::thread_delete::has_attached(&attached.id).into());
        }
        if let Some(rollouts) = self.rollouts()
            && rollouts.is_needed(id).await
        {
            return Err(errors::thread_delete::needed(&id).into());
        }
        self.engine().delete_thread(id).await?;
        self.settle_rollout(id).await;
        Ok(ThreadDeleteResponse {})
    }

    async fn thread_name_set(
        &self,
        params: ThreadSetNameParams,
    ) -> Result<ThreadSetNameResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id)?;
        let name = params.name.trim();
        if name.is_empty() {
            return Err(errors::thread_name_set::name_empty().into());
        }
        let mut is_same = false;
        if self.version < Version::V0_169 {
            self.loaded(&params.thread_id)?;
        } else {
            let thread = self.stored(id).await?;
            if thread.archived {
                return Err(errors::rollout_not_found(&id).into());
            }
            is_same = thread.name.as_deref() == Some(name);
        }
        self.engine()
            .rename_thread(id, Some(name.to_owned()))
            .await?;
        if is_same {
            // Nothing changed, but the client may wait for it.
            self.tell::<notification::ThreadNameUpdated>(
                Some(id),
                &wire::ThreadNameUpdatedNotification {
                    thread_id: id.to_string(),
                    thread_name: Some(name.to_owned()),
                },
            );
        }
        Ok(ThreadSetNameResponse {})
    }

    async fn thread_unsubscribe(
        &self,
        params: ThreadUnsubscribeParams,
    ) -> Result<ThreadUnsubscribeResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id)?;
        let Some(handle) = self.engine().loaded_thread(id) else {
            return Ok(ThreadUnsubscribeResponse {
                status: ThreadUnsubscribeStatus::NotLoaded,
            });
        };
        let status = if self.unsubscribed(id) {
            ThreadUnsubscribeStatus::Unsubscribed
        } else {
            ThreadUnsubscribeStatus::NotSubscribed
        };
        handle.unsubscribe(self.connection.client()).await;
        Ok(ThreadUnsubscribeResponse { status })
    }

    async fn thread_compact_start(
        &self,
        params: ThreadCompactStartParams,
    ) -> Result<ThreadCompactStartResponse, Failure> {
        let turn = NewTurn {
            task: TurnTask::Compact,
            origin: self.origin(),
            ..NewTurn::default()
        };
        let handle = self.loaded(&params.thread_id)?;
        self.start_instead(&handle, turn).await?;
        Ok(ThreadCompactStartResponse {})
    }

    async fn thread_settings_update(
        &self,
        params: ThreadSettingsUpdateParams,
    ) -> Result<ThreadSettingsUpdateResponse, Failure> {
        let handle = self.loaded(&params.thread_id)?;
        if params.permissions.is_some() && params.sandbox_policy.is_some() {
            return Err(errors::thread_settings_update::sandbox_conflict().into());
        }
        let workspace = self.workspace_of(params.environments, params.cwd, None)?;
        let mut change = Overrides {
            cwd: workspace.cwd,
            roots: workspace.roots,
            has_environment: workspace.has_environment,
            model: params.model,
            effort: params.effort,
            summary: params.summary,
            service_tier: params.service_tier,
            personality: params.personality,
            approval: params.approval_policy,
            reviewer: params.approvals_reviewer,
            sandbox: from_wire::optional_sandbox(params.sandbox_policy)?,
            mode: params.collaboration_mode,
            disabled_plugins: params.disabled_plugin_ids,
            ..Overrides::default()
        }
        .into_change(&handle.latest().settings.cwd)?;
        let current = &handle.latest().settings;
        let profile = params.permissions.as_deref();
        self.choose_profile(&mut change, profile, current, &current.overrides)
            .await?;
        self.engine().update_settings(handle.id(), change).await?;
        Ok(ThreadSettingsUpdateResponse {})
    }

    async fn thread_read_state_update(
        &self,
        params: ThreadReadStateUpdateParams,
    ) -> Result<ThreadReadStateUpdateResponse, Failure> {
        let id = from_wire::thread_id_param(&params.thread_id)?;
        let read = match params.operation {
            wire::ThreadReadStateOperation::Read => true,
            wire::ThreadReadStateOperation::Unread => false,
            wire::ThreadReadStateOperation::Unknown(_) => {
                return Err(errors::invalid_request(&"unknown operation").into());
            }
        };
        // Clients have no revision of a thread without messages.
        let named: Option<u64> = params.expected_revision.parse().ok();
        let expected = named.unwrap_or(u64::MAX);
        let marked = self.engine().mark_read(id, read, expected).await;
        let unread = marked.map_err(|error| match error {
            Error::ThreadNotFound(id) => errors::thread_not_loaded(&id).into(),
            error => Failure::from(error),
        })?;
        // Another client's change may have come to the same revision.
        let is_done = match unread.first {
            None => read,
            Some(first) => !read && first == UnreadFrom::Start,
        };
        if named.is_none() || unread.revision != expected.wrapping_add(1) || !is_done {
            let error = errors::thread_read_state_update::revision_conflict();
            let data = json!({
                "reason": "readStateConflict",
                "readState": to_wire::unread(unread),
            });
            return Err(error.with_data(&data).into());
        }
        Ok(ThreadReadStateUpdateResponse {
            read_state: to_wire::unread(unread),
        })
    }

    async fn thread_metadata_update(
        &self,
        params: ThreadMetadataUpdateParams,
    ) -> Result<ThreadMetadataUpdateResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id)?;
        let thread = match self.engine().loaded_thread(id) {
            // A new thread may not know its repository before.
            Some(handle) => handle.snapshot().await.thread,
            None => self.thread(id).await.map_err(|error| match error {
                Error::ThreadNotFound(id) if params.project_id.is_some() => {
                    thread_metadata_update::thread_to_move_not_found(&id).into()
                }
                error => no_rollout(error),
            })?,
        };
        if params.project_id.is_none()
            && params.git_info.is_none()
            && params.daybreak_enabled.is_none()
        {
            return Err(thread_metadata_update::nothing_to_change().into());
        }
        let project = params.project_id.clone();
        let mut metadata = Metadata::of(&thread);
        metadata.change(params)?;
        if let Some(project) = project {
            let project = Some(&*project).filter(|project| !project.is_empty());
            self.put_into(id, project).await?;
        }
        let kept = RawJson::encode(&metadata)
            .map_err(|_| errors::internal_error(&"metadata has no JSON form"))?;
        let kept = Some(kept.into_inner());
        self.engine().set_extra(id, metadata::KEY, kept).await?;
        let thread = self.stored(id).await?;
        let status = self.status(id).await;
        let thread = to_wire::thread(&thread, status, Vec::new(), self.view());
        let mut thread = self.with_section(thread).await?;
        // Also before the first turn, when nobody else is told.
        thread.git_info = metadata.git_info;
        Ok(ThreadMetadataUpdateResponse { thread })
    }
}

impl CodexSession {
    /// Returns a loaded thread. Answers `thread_not_found` if it is not loaded.
    pub(super) fn loaded(&self, text: &str) -> Result<ThreadHandle, Failure> {
        let id = from_wire::thread_id(text)?;
        Ok(self.engine().require_loaded(id)?)
    }

    /// Waits until the rollout file of a thread has the path and the content that the answer to a request implies.
    pub(super) async fn settle_rollout(&self, id: ThreadId) {
        if let Some(rollouts) = self.rollouts() {
            rollouts.settle(id).await;
        }
    }

    /// Returns a stored thread, loaded or not.
    async fn stored(&self, id: ThreadId) -> Result<Arc<Thread>, Failure> {
        self.thread(id).await.map_err(no_rollout)
    }

    /// Returns a thread, also one that only a file of Codex has so far.
    async fn thread(&self, id: ThreadId) -> Result<Arc<Thread>, Error> {
        match self.rollouts() {
            Some(rollouts) => rollouts.thread(id).await,
            None => self.engine().thread(id).await,
        }
    }

    async fn load(&self, id: ThreadId) -> Result<ThreadHandle, Failure> {
        self.engine().load_thread(id).await.map_err(no_rollout)
    }

    async fn status(&self, id: ThreadId) -> wire::ThreadStatus {
        let status = self.engine().status(id).await;
        status.map_or(wire::ThreadStatus::NotLoaded, to_wire::status)
    }
}

fn no_rollout(error: Error) -> Failure {
    match error {
        Error::ThreadNotFound(id) => errors::rollout_not_found(&id).into(),
        error => error.into(),
    }
}

pub(super) fn page_size(limit: Option<u32>) -> usize {
    limit.unwrap_or(DEFAULT_PAGE).clamp(1, MAX_PAGE) as usize
}
