//! `thread/*`.

use std::{sync::Arc, time::Duration};

use threadwire_agent::tools::Tools;
use threadwire_engine::{
    Error, ForkThread, InputPart, Item, NewThread, NewTurn, Page, SettingsChange, Thread,
    ThreadHandle, ThreadId, ThreadQuery, ThreadSort, ThreadStatus, TurnQuery, TurnTask,
    TurnWithItems,
};
use threadwire_protocol::{
    RawJson,
    codex::{
        self as wire, DeprecationNoticeNotification, ErrorKind, ThreadArchiveParams,
        ThreadArchiveResponse, ThreadCompactStartParams, ThreadCompactStartResponse,
        ThreadDeleteParams, ThreadDeleteResponse, ThreadForkParams, ThreadForkResponse,
        ThreadItemsListParams, ThreadItemsListResponse, ThreadListParams, ThreadListResponse,
        ThreadLoadedListParams, ThreadLoadedListResponse, ThreadMetadataUpdateParams,
        ThreadMetadataUpdateResponse, ThreadMethods, ThreadReadParams, ThreadReadResponse,
        ThreadReadStateUpdateParams, ThreadReadStateUpdateResponse, ThreadResumeParams,
        ThreadResumeResponse, ThreadRevertParams, ThreadRevertResponse, ThreadRollbackParams,
        ThreadRollbackResponse, ThreadSetNameParams, ThreadSetNameResponse,
        ThreadSettingsUpdateParams, ThreadSettingsUpdateResponse, ThreadShellCommandParams,
        ThreadShellCommandResponse, ThreadStartParams, ThreadStartResponse, ThreadTurnsListParams,
        ThreadTurnsListResponse, ThreadUnarchiveParams, ThreadUnarchiveResponse,
        ThreadUnsubscribeParams, ThreadUnsubscribeResponse, ThreadUnsubscribeStatus, TurnItemsView,
        Version, notification,
    },
};

use crate::config::Overrides as ConfigOverrides;

use super::{
    CodexSession,
    errors::{Failure, failure, internal, invalid},
    from_wire::{self, Overrides},
    lock,
    metadata::{self, Metadata},
    processes::conflict,
    to_wire,
};

/// Threads or turns on a page where the client does not say how many.
const DEFAULT_PAGE: u32 = 25;
const MAX_PAGE: u32 = 100;

impl ThreadMethods for CodexSession {
    async fn thread_start(
        &self,
        params: ThreadStartParams,
    ) -> Result<ThreadStartResponse, Failure> {
        let tools = from_wire::tools(params.dynamic_tools.unwrap_or_default())?;
        let config = &self.connection.server.config;
        let cwd = params.cwd.map_or_else(
            || config.cwd().to_owned(),
            |cwd| from_wire::path(&cwd, config.cwd()),
        );
        let mut settings = config
            .settings(&cwd, params.config.as_ref())
            .map_err(invalid)?;
        let provider = params.model_provider.as_ref();
        let provider = provider.unwrap_or(&settings.model_provider);
        if !config.has_provider(provider, params.config.as_ref()) {
            return Err(failure(
                ErrorKind::ModelProviderNotFound,
                &[("modelProvider", provider)],
            ));
        }
        Overrides {
            cwd: None,
            roots: params.runtime_workspace_roots,
            model: params.model,
            model_provider: params.model_provider,
            effort: None,
            summary: None,
            approval: params.approval_policy,
            sandbox: params.sandbox.and_then(from_wire::sandbox_mode),
            base_instructions: params.base_instructions,
            developer_instructions: params.developer_instructions,
            mode: None,
        }
        .into_change(&cwd)
        .apply(&mut settings);
        settings.tools = tools;
        let ephemeral = params.ephemeral.unwrap_or(false);
        let spec = NewThread {
            ephemeral,
            origin: self.origin(),
            ..NewThread::new(settings)
        };
        let handle = self.engine().start_thread(spec).await?;
        let snapshot = self.subscribe(&handle).await?;
        let opened = self.opened(&snapshot.thread, snapshot.status, Vec::new());
        Ok(ThreadStartResponse {
            thread: opened.thread,
            model: opened.model,
            model_provider: opened.model_provider,
            service_tier: None,
            disabled_plugin_ids: Vec::new(),
            cwd: opened.cwd,
            runtime_workspace_roots: opened.runtime_workspace_roots,
            instruction_sources: opened.instruction_sources,
            approval_policy: opened.approval_policy,
            approvals_reviewer: wire::ApprovalsReviewer::User,
            sandbox: opened.sandbox,
            active_permission_profile: None,
            reasoning_effort: opened.reasoning_effort,
            multi_agent_mode: wire::MultiAgentMode::ExplicitRequestOnly,
        })
    }

    async fn thread_resume(
        &self,
        params: ThreadResumeParams,
    ) -> Result<ThreadResumeResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id, self.invalid_session_id())?;
        let loaded = self.engine().loaded_thread(id).is_some();
        if params.history.is_some() {
            return Err(if loaded {
                failure(
                    ErrorKind::HistoryOfRunningThread,
                    &[("threadId", &id.to_string())],
                )
            } else {
                invalid("resuming with history is not supported")
            });
        }
        if !loaded && self.stored(id).await?.archived {
            return Err(Error::ThreadArchived(id).into());
        }
        let mut change = SettingsChange::default();
        if !loaded || self.version < Version::V0_169 {
            let thread = self.stored(id).await?;
            change = Overrides {
                cwd: params.cwd,
                roots: params.runtime_workspace_roots,
                model: params.model,
                model_provider: params.model_provider,
                effort: None,
                summary: None,
                approval: params.approval_policy,
                sandbox: params.sandbox.and_then(from_wire::sandbox_mode),
                base_instructions: params.base_instructions,
                developer_instructions: params.developer_instructions,
                mode: None,
            }
            .into_change(&thread.settings.cwd);
            if !loaded {
                change = self.configured(&thread, change, params.config.as_ref())?;
            }
        }
        let handle = self.load(id).await?;
        if !change.is_empty() {
            self.engine().update_settings(id, change).await?;
        }
        let snapshot = self.subscribe(&handle).await?;
        let turns = if params.exclude_turns.unwrap_or(false) {
            Vec::new()
        } else {
            self.advise_paging();
            self.all_turns(id).await?
        };
        let backwards = self.backwards(id).await?;
        self.tell_usage(&snapshot.thread);
        // There are no goals here, which peers want to hear.
        self.tell::<notification::ThreadGoalCleared>(
            Some(id),
            &wire::ThreadGoalClearedNotification {
                thread_id: id.to_string(),
            },
        );
        let opened = self.opened(&snapshot.thread, snapshot.status, turns);
        Ok(ThreadResumeResponse {
            thread: opened.thread,
            model: opened.model,
            model_provider: opened.model_provider,
            service_tier: None,
            disabled_plugin_ids: Vec::new(),
            cwd: opened.cwd,
            runtime_workspace_roots: opened.runtime_workspace_roots,
            instruction_sources: opened.instruction_sources,
            approval_policy: opened.approval_policy,
            approvals_reviewer: wire::ApprovalsReviewer::User,
            sandbox: opened.sandbox,
            active_permission_profile: None,
            reasoning_effort: opened.reasoning_effort,
            multi_agent_mode: wire::MultiAgentMode::ExplicitRequestOnly,
            collaboration_mode: Some(to_wire::collaboration_mode(&snapshot.thread.settings)),
            initial_turns_page: None,
            items_backwards_cursor: backwards.items,
            turns_backwards_cursor: backwards.turns,
        })
    }

    async fn thread_fork(&self, params: ThreadForkParams) -> Result<ThreadForkResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id, self.invalid_session_id())?;
        let source = self.stored(id).await?;
        let turn = |text: &str| {
            text.parse()
                .map_err(|_| invalid(format!("turn not found: {text}")))
        };
        let last_turn = match (&params.last_turn_id, &params.before_turn_id) {
            (Some(last), _) => Some(turn(last)?),
            (None, Some(before)) => Some(self.turn_before(id, turn(before)?).await?),
            (None, None) => None,
        };
        let change = Overrides {
            cwd: params.cwd,
            roots: params.runtime_workspace_roots,
            model: params.model,
            model_provider: params.model_provider,
            effort: None,
            summary: None,
            approval: params.approval_policy,
            sandbox: params.sandbox.and_then(from_wire::sandbox_mode),
            base_instructions: params.base_instructions,
            developer_instructions: params.developer_instructions,
            mode: None,
        }
        .into_change(&source.settings.cwd);
        let settings = self.forked(&source, change, params.config.as_ref())?;
        let fork = ForkThread {
            last_turn,
            ephemeral: params.ephemeral.unwrap_or(false),
            origin: self.origin(),
            settings,
            ..ForkThread::default()
        };
        let handle = self.engine().fork_thread(id, fork).await?;
        let snapshot = self.subscribe(&handle).await?;
        let turns = if params.exclude_turns.unwrap_or(false) {
            Vec::new()
        } else {
            self.all_turns(handle.id()).await?
        };
        let opened = self.opened(&snapshot.thread, snapshot.status, turns);
        Ok(ThreadForkResponse {
            thread: opened.thread,
            model: opened.model,
            model_provider: opened.model_provider,
            service_tier: None,
            disabled_plugin_ids: Vec::new(),
            cwd: opened.cwd,
            runtime_workspace_roots: opened.runtime_workspace_roots,
            instruction_sources: opened.instruction_sources,
            approval_policy: opened.approval_policy,
            approvals_reviewer: wire::ApprovalsReviewer::User,
            sandbox: opened.sandbox,
            active_permission_profile: None,
            reasoning_effort: opened.reasoning_effort,
            multi_agent_mode: wire::MultiAgentMode::ExplicitRequestOnly,
        })
    }

    async fn thread_read(&self, params: ThreadReadParams) -> Result<ThreadReadResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id, ErrorKind::InvalidThreadId)?;
        let thread = self
            .engine()
            .thread(id)
            .await
            .map_err(|error| match error {
                Error::ThreadNotFound(id) => {
                    failure(ErrorKind::ThreadNotLoaded, &[("threadId", &id.to_string())])
                }
                error => error.into(),
            })?;
        let with_turns = params.include_turns.unwrap_or(false);
        if with_turns && self.version >= Version::V0_169 {
            let kind = match () {
                () if thread.ephemeral => Some(ErrorKind::EphemeralHistory),
                () if thread.turn_count == 0 => Some(ErrorKind::TurnsNotStored),
                () => None,
            };
            if let Some(kind) = kind {
                return Err(failure(kind, &[]));
            }
        }
        let turns = if with_turns {
            self.advise_paging();
            self.all_turns(id).await?
        } else {
            Vec::new()
        };
        let status = self.status(id).await;
        Ok(ThreadReadResponse {
            thread: to_wire::thread(&thread, status, turns),
            read_state: to_wire::read_state(thread.unread),
        })
    }

    async fn thread_list(&self, params: ThreadListParams) -> Result<ThreadListResponse, Failure> {
        let id = |id: Option<String>| {
            id.map(|id| from_wire::thread_id(&id, ErrorKind::InvalidThreadId))
                .transpose()
        };
        let (parent, ancestor) = (id(params.parent_thread_id)?, id(params.ancestor_thread_id)?);
        let (sources, spawned) = from_wire::sources(params.source_kinds, parent, ancestor);
        let page = self
            .engine()
            .list_threads(ThreadQuery {
                archived: Some(params.archived.unwrap_or(false)),
                cwd: params.cwd.and_then(|filter| match filter {
                    wire::ThreadListCwdFilter::One(cwd) => Some(cwd.into()),
                    wire::ThreadListCwdFilter::Many(cwds) => {
                        cwds.into_iter().next().map(Into::into)
                    }
                    wire::ThreadListCwdFilter::Unknown(_) => None,
                }),
                sources,
                spawned,
                model_providers: params
                    .model_providers
                    .filter(|providers| !providers.is_empty()),
                search: params.search_term,
                with_turns_only: true,
                sort: match params.sort_key {
                    Some(wire::ThreadSortKey::UpdatedAt | wire::ThreadSortKey::RecencyAt) => {
                        ThreadSort::Updated
                    }
                    _ => ThreadSort::Created,
                },
                descending: params.sort_direction != Some(wire::SortDirection::Asc),
                limit: page_size(params.limit),
                cursor: params.cursor,
                ..ThreadQuery::default()
            })
            .await?;
        let mut data = Vec::with_capacity(page.data.len());
        for thread in &page.data {
            let status = self.status(thread.id).await;
            data.push(wire::Thread {
                // Told of threads that were opened only.
                can_accept_direct_input: None,
                ..to_wire::thread(thread, status, Vec::new())
            });
        }
        let read_states = page.data.iter().filter_map(|thread| {
            let read_state = to_wire::read_state(thread.unread)?;
            Some((thread.id.to_string(), read_state))
        });
        Ok(ThreadListResponse {
            data,
            next_cursor: page.next,
            backwards_cursor: page.back,
            read_states: Some(read_states.collect()),
        })
    }

    async fn thread_loaded_list(
        &self,
        params: ThreadLoadedListParams,
    ) -> Result<ThreadLoadedListResponse, Failure> {
        let mut ids = self.engine().loaded_threads();
        if let Some(cursor) = params.cursor {
            let after: ThreadId = cursor
                .parse()
                .map_err(|_| failure(ErrorKind::InvalidCursor, &[("cursor", cursor.as_str())]))?;
            ids.retain(|id| *id > after);
        }
        let limit = params
            .limit
            .map_or(usize::MAX, |limit| limit.max(1) as usize);
        let more = ids.len() > limit;
        ids.truncate(limit);
        Ok(ThreadLoadedListResponse {
            next_cursor: ids.last().filter(|_| more).map(ToString::to_string),
            data: ids.iter().map(ToString::to_string).collect(),
        })
    }

    /// The answer comes as soon as the command is on its way.
    async fn thread_shell_command(
        &self,
        params: ThreadShellCommandParams,
    ) -> Result<ThreadShellCommandResponse, Failure> {
        let handle = self.loaded(&params.thread_id)?;
        if params.command.trim().is_empty() {
            return Err(invalid("command must not be empty"));
        }
        let timeout = match params.timeout_ms.map(u64::try_from).transpose() {
            Ok(timeout) => timeout.map(Duration::from_millis),
            Err(_) => {
                return Err(conflict(format!(
                    "thread/shellCommand timeoutMs must be non-negative, got {}",
                    params.timeout_ms.unwrap_or_default()
                )));
            }
        };
        loop {
            let turn = NewTurn {
                input: vec![InputPart::text(&params.command)],
                task: TurnTask::Command { timeout },
                origin: self.origin(),
                ..NewTurn::default()
            };
            match handle.start_turn(turn).await {
                Ok(_) => return Ok(ThreadShellCommandResponse {}),
                Err(Error::TurnInProgress(_)) => {}
                Err(error) => return Err(error.into()),
            }
            match handle.running_turn().await {
                Ok(running) => {
                    // The command belongs to the thread: it goes on when this client leaves.
                    let settings = &running.thread().settings;
                    let environment = self
                        .connection
                        .server
                        .config
                        .command_environment(&settings.cwd, &settings.overrides)
                        .map_err(invalid)?;
                    let work = async move {
                        let tools = Tools::new(running, None).with_environment(environment);
                        tools.user_command_beside(&params.command, timeout).await;
                    };
                    tokio::spawn(work);
                    return Ok(ThreadShellCommandResponse {});
                }
                // It ended in between: the next round starts a turn.
                Err(Error::NoActiveTurn) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    async fn thread_archive(
        &self,
        params: ThreadArchiveParams,
    ) -> Result<ThreadArchiveResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id, self.invalid_session_id())?;
        if self.stored(id).await?.archived {
            return Err(failure(
                ErrorKind::RolloutNotFound,
                &[("threadId", &id.to_string())],
            ));
        }
        self.engine().archive_thread(id).await?;
        Ok(ThreadArchiveResponse {})
    }

    async fn thread_unarchive(
        &self,
        params: ThreadUnarchiveParams,
    ) -> Result<ThreadUnarchiveResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id, self.invalid_session_id())?;
        match self.engine().thread(id).await {
            Ok(thread) if thread.archived => {}
            Ok(_) | Err(Error::ThreadNotFound(_)) => {
                return Err(failure(
                    ErrorKind::ArchivedRolloutNotFound,
                    &[("threadId", &id.to_string())],
                ));
            }
            Err(error) => return Err(error.into()),
        }
        let thread = self.engine().unarchive_thread(id).await?;
        Ok(ThreadUnarchiveResponse {
            thread: to_wire::thread(&thread, wire::ThreadStatus::NotLoaded, Vec::new()),
        })
    }

    async fn thread_delete(
        &self,
        params: ThreadDeleteParams,
    ) -> Result<ThreadDeleteResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id, ErrorKind::InvalidThreadId)?;
        self.stored(id).await?;
        self.engine().delete_thread(id).await?;
        Ok(ThreadDeleteResponse {})
    }

    async fn thread_name_set(
        &self,
        params: ThreadSetNameParams,
    ) -> Result<ThreadSetNameResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id, ErrorKind::InvalidThreadId)?;
        let name = params.name.trim();
        if name.is_empty() {
            return Err(failure(ErrorKind::ThreadNameEmpty, &[]));
        }
        if self.version < Version::V0_169 {
            self.loaded(&params.thread_id)?;
        } else {
            self.stored(id).await?;
        }
        self.engine()
            .rename_thread(id, Some(name.to_owned()))
            .await?;
        Ok(ThreadSetNameResponse {})
    }

    async fn thread_unsubscribe(
        &self,
        params: ThreadUnsubscribeParams,
    ) -> Result<ThreadUnsubscribeResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id, ErrorKind::InvalidThreadId)?;
        let Some(handle) = self.engine().loaded_thread(id) else {
            return Ok(ThreadUnsubscribeResponse {
                status: ThreadUnsubscribeStatus::NotLoaded,
            });
        };
        let status = if lock(&self.subscribed).remove(&id) {
            ThreadUnsubscribeStatus::Unsubscribed
        } else {
            ThreadUnsubscribeStatus::NotSubscribed
        };
        handle.unsubscribe(self.connection.id).await;
        Ok(ThreadUnsubscribeResponse { status })
    }

    async fn thread_turns_list(
        &self,
        params: ThreadTurnsListParams,
    ) -> Result<ThreadTurnsListResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id, ErrorKind::InvalidThreadId)?;
        let view = params.items_view.unwrap_or(TurnItemsView::Summary);
        let page = self
            .turns(
                id,
                TurnQuery {
                    limit: Some(page_size(params.limit)),
                    cursor: params.cursor,
                    descending: params.sort_direction != Some(wire::SortDirection::Asc),
                    items: view != TurnItemsView::NotLoaded,
                },
            )
            .await?;
        Ok(ThreadTurnsListResponse {
            data: page
                .data
                .iter()
                .map(|turn| to_wire::history_turn(turn, view.clone()))
                .collect(),
            next_cursor: page.next,
            backwards_cursor: page.back,
        })
    }

    async fn thread_items_list(
        &self,
        params: ThreadItemsListParams,
    ) -> Result<ThreadItemsListResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id, ErrorKind::InvalidThreadId)?;
        let mut place = match &params.cursor {
            None => ItemsCursor::default(),
            Some(wire::ThreadItemsListCursor::Token(token)) => token
                .parse()
                .map_err(|()| failure(ErrorKind::InvalidCursor, &[("cursor", token)]))?,
            Some(_) => {
                return Err(invalid(
                    "a cursor next to an item is not supported: use one of an earlier page",
                ));
            }
        };
        let descending = params.sort_direction == Some(wire::SortDirection::Desc);
        let limit = page_size(params.limit);
        let mut data = Vec::new();
        let mut backwards_cursor = None;
        // One turn at a time: the cost is the page, whatever the history.
        loop {
            let query = TurnQuery {
                limit: Some(1),
                cursor: place.turn.clone(),
                descending,
                items: true,
            };
            let page = self.turns(id, query).await?;
            let wanted = |turn: &&TurnWithItems| {
                params
                    .turn_id
                    .as_ref()
                    .is_none_or(|wanted| *wanted == turn.turn.id.to_string())
            };
            let items: Vec<_> = page
                .data
                .iter()
                .filter(wanted)
                .flat_map(|turn| &turn.items)
                .collect();
            let (skip, room) = (place.items, limit - data.len());
            if backwards_cursor.is_none() && items.len() > skip {
                let back = ItemsCursor {
                    turn: page.back,
                    items: items.len() - skip - 1,
                };
                backwards_cursor = Some(back.to_string());
            }
            let entry = |item: &&Arc<Item>| items_entry(item);
            if descending {
                data.extend(items.iter().rev().skip(skip).take(room).map(&entry));
            } else {
                data.extend(items.iter().skip(skip).take(room).map(&entry));
            }
            if items.len() > skip + room {
                place.items = skip + room;
                break;
            }
            let Some(next) = page.next else {
                return Ok(ThreadItemsListResponse {
                    data,
                    next_cursor: None,
                    backwards_cursor,
                });
            };
            place = ItemsCursor {
                turn: Some(next),
                items: 0,
            };
            if data.len() == limit {
                break;
            }
        }
        Ok(ThreadItemsListResponse {
            data,
            next_cursor: Some(place.to_string()),
            backwards_cursor,
        })
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
        self.loaded(&params.thread_id)?.start_turn(turn).await?;
        Ok(ThreadCompactStartResponse {})
    }

    async fn thread_revert(
        &self,
        params: ThreadRevertParams,
    ) -> Result<ThreadRevertResponse, Failure> {
        let id = self.loaded(&params.thread_id)?.id();
        // Peers see the thread loaded anew, whatever comes of it.
        for status in [wire::ThreadStatus::NotLoaded, wire::ThreadStatus::Idle] {
            self.tell::<notification::ThreadStatusChanged>(
                None,
                &wire::ThreadStatusChangedNotification {
                    thread_id: id.to_string(),
                    status,
                },
            );
        }
        let unknown = || invalid(format!("turn not found: {}", params.before_turn_id));
        let first = params.before_turn_id.parse().map_err(|_| unknown())?;
        let thread = match self.engine().remove_turns(id, first).await {
            Err(Error::TurnNotFound(_)) => return Err(unknown()),
            removed => removed?,
        };
        let backwards = self.backwards(id).await?;
        Ok(ThreadRevertResponse {
            thread: to_wire::thread(&thread, wire::ThreadStatus::Idle, Vec::new()),
            turns_backwards_cursor: backwards.turns,
            items_backwards_cursor: backwards.items,
        })
    }

    async fn thread_rollback(
        &self,
        params: ThreadRollbackParams,
    ) -> Result<ThreadRollbackResponse, Failure> {
        let id = self.loaded(&params.thread_id)?.id();
        let count = params.num_turns as usize;
        if count == 0 {
            return Err(invalid("numTurns must be >= 1"));
        }
        let query = TurnQuery {
            limit: Some(count),
            descending: true,
            ..TurnQuery::default()
        };
        let last = self.turns(id, query).await?;
        let usage = self.stored(id).await?.last_usage;
        if let Some(first) = last.data.last() {
            self.engine().remove_turns(id, first.turn.id).await?;
        }
        let thread = self.stored(id).await?;
        // Peers hear of the tokens afterwards, though nobody has counted those of what is left.
        self.tell_usage(&Thread {
            last_usage: usage,
            ..Thread::clone(&thread)
        });
        let turns = self.all_turns(id).await?;
        Ok(ThreadRollbackResponse {
            thread: to_wire::thread(&thread, wire::ThreadStatus::Idle, turns),
        })
    }

    async fn thread_settings_update(
        &self,
        params: ThreadSettingsUpdateParams,
    ) -> Result<ThreadSettingsUpdateResponse, Failure> {
        let handle = self.loaded(&params.thread_id)?;
        let mode = params.collaboration_mode;
        let change = Overrides {
            cwd: params.cwd,
            model: params
                .model
                .or_else(|| mode.as_ref().map(|mode| mode.settings.model.clone())),
            effort: params.effort,
            summary: params.summary,
            approval: params.approval_policy,
            sandbox: params.sandbox_policy.and_then(from_wire::sandbox_policy),
            mode: mode.map(|mode| from_wire::mode(&mode.mode)),
            ..Overrides::default()
        }
        .into_change(&handle.latest().settings.cwd);
        self.engine().update_settings(handle.id(), change).await?;
        Ok(ThreadSettingsUpdateResponse {})
    }

    async fn thread_read_state_update(
        &self,
        params: ThreadReadStateUpdateParams,
    ) -> Result<ThreadReadStateUpdateResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id, ErrorKind::InvalidThreadId)?;
        let read = match params.operation {
            wire::ThreadReadStateOperation::Read => true,
            wire::ThreadReadStateOperation::Unread => false,
            wire::ThreadReadStateOperation::Unknown(_) => return Err(invalid("unknown operation")),
        };
        // Where nobody said anything yet, clients know no revision.
        let expected = params.expected_revision.parse().unwrap_or(u64::MAX);
        let unread = self.engine().mark_read(id, read, expected).await?;
        if unread.revision != expected.wrapping_add(1) {
            return Err(invalid("read state changed"));
        }
        Ok(ThreadReadStateUpdateResponse {
            read_state: to_wire::read_state(unread).ok_or_else(|| internal("no read state"))?,
        })
    }

    async fn thread_metadata_update(
        &self,
        params: ThreadMetadataUpdateParams,
    ) -> Result<ThreadMetadataUpdateResponse, Failure> {
        let id = from_wire::thread_id(&params.thread_id, ErrorKind::InvalidThreadId)?;
        let thread = self.stored(id).await?;
        let mut metadata = Metadata::of(&thread);
        metadata.change(params).map_err(invalid)?;
        let kept = RawJson::encode(&metadata).map_err(|_| internal("metadata has no JSON form"))?;
        let kept = Some(kept.into_inner());
        self.engine().set_extra(id, metadata::KEY, kept).await?;
        let thread = self.stored(id).await?;
        let status = self.status(id).await;
        Ok(ThreadMetadataUpdateResponse {
            thread: to_wire::thread(&thread, status, Vec::new()),
        })
    }
}

/// Cursors that read a history backwards from its end; none where it is empty.
#[derive(Default)]
struct Backwards {
    turns: Option<String>,
    items: Option<String>,
}

/// Where a page of items goes on: behind `items` items of the turn that the engine's cursor leads to.
#[derive(Default)]
struct ItemsCursor {
    turn: Option<String>,
    items: usize,
}

impl std::fmt::Display for ItemsCursor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{}:{}",
            self.items,
            self.turn.as_deref().unwrap_or_default()
        )
    }
}

impl std::str::FromStr for ItemsCursor {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (items, turn) = text.split_once(':').ok_or(())?;
        Ok(Self {
            items: items.parse().map_err(drop)?,
            turn: (!turn.is_empty()).then(|| turn.to_owned()),
        })
    }
}

fn items_entry(item: &Item) -> wire::ThreadItemEntry {
    wire::ThreadItemEntry {
        turn_id: item.turn.to_string(),
        item: to_wire::item(item),
        started_at_ms: Some(item.started_at),
        completed_at_ms: item.completed_at,
        output_deferred: None,
    }
}

/// What start, resume and fork tell of the thread they opened.
struct Opened {
    thread: wire::Thread,
    model: String,
    model_provider: String,
    cwd: String,
    runtime_workspace_roots: Vec<String>,
    instruction_sources: Vec<String>,
    approval_policy: wire::AskForApproval,
    sandbox: wire::SandboxPolicy,
    reasoning_effort: Option<String>,
}

impl CodexSession {
    fn opened(&self, thread: &Thread, status: ThreadStatus, turns: Vec<wire::Turn>) -> Opened {
        let settings = &thread.settings;
        Opened {
            thread: to_wire::thread(thread, to_wire::status(status), turns),
            model: settings.model.clone(),
            model_provider: settings.model_provider.clone(),
            cwd: settings.cwd.display().to_string(),
            runtime_workspace_roots: to_wire::workspace_roots(settings),
            instruction_sources: self
                .connection
                .server
                .config
                .instruction_sources(&settings.cwd),
            approval_policy: to_wire::approval_policy(&settings.approval),
            sandbox: to_wire::sandbox_policy(&settings.sandbox),
            reasoning_effort: settings.effort.clone(),
        }
    }

    /// Puts the configuration that a request brings for a stored thread before what else it changes.
    ///
    /// Errors: the configuration is wrong, or does not know the provider that the thread then has.
    fn configured(
        &self,
        thread: &Thread,
        change: SettingsChange,
        overrides: Option<&ConfigOverrides>,
    ) -> Result<SettingsChange, Failure> {
        let config = &self.connection.server.config;
        let cwd = &thread.settings.cwd;
        let change = config.change(cwd, overrides).map_err(invalid)?.then(change);
        let of_thread = &thread.settings.model_provider;
        let provider = change.model_provider.as_ref().unwrap_or(of_thread);
        if self.version >= Version::V0_169 && !config.has_provider(provider, overrides) {
            let kind = if provider == of_thread {
                ErrorKind::ModelProviderNotConfigured
            } else {
                ErrorKind::ModelProviderNotFound
            };
            return Err(failure(kind, &[("modelProvider", provider)]));
        }
        Ok(change)
    }

    /// Does the same for a thread that is copied. The copy has nothing of the configuration that came with the original;
    /// a provider that is not known without it gives way to the configured one.
    fn forked(
        &self,
        source: &Thread,
        change: SettingsChange,
        overrides: Option<&ConfigOverrides>,
    ) -> Result<SettingsChange, Failure> {
        let config = &self.connection.server.config;
        let cwd = &source.settings.cwd;
        let mut change = config.change(cwd, overrides).map_err(invalid)?.then(change);
        change.overrides.get_or_insert_default();
        let provider = change.model_provider.as_ref();
        let provider = provider.unwrap_or(&source.settings.model_provider);
        if !config.has_provider(provider, overrides) {
            let configured = config.settings(cwd, overrides).map_err(invalid)?;
            change.model_provider = Some(configured.model_provider);
            change.model.get_or_insert(configured.model);
        }
        Ok(change)
    }

    /// What some methods call a thread id that is none: newer versions say `session`.
    fn invalid_session_id(&self) -> ErrorKind {
        if self.version >= Version::V0_169 {
            ErrorKind::InvalidSessionId
        } else {
            ErrorKind::InvalidThreadId
        }
    }

    /// Returns a thread that is loaded.
    pub(super) fn loaded(&self, text: &str) -> Result<ThreadHandle, Failure> {
        let id = from_wire::thread_id(text, ErrorKind::InvalidThreadId)?;
        self.engine()
            .loaded_thread(id)
            .ok_or_else(|| failure(ErrorKind::ThreadNotFound, &[("threadId", &id.to_string())]))
    }

    /// Returns a thread that is stored, loaded or not.
    async fn stored(&self, id: ThreadId) -> Result<Arc<Thread>, Failure> {
        self.engine().thread(id).await.map_err(no_rollout)
    }

    async fn load(&self, id: ThreadId) -> Result<ThreadHandle, Failure> {
        self.engine().load_thread(id).await.map_err(no_rollout)
    }

    async fn status(&self, id: ThreadId) -> wire::ThreadStatus {
        match self.engine().loaded_thread(id) {
            Some(handle) => to_wire::status(handle.snapshot().await.status),
            None => wire::ThreadStatus::NotLoaded,
        }
    }

    async fn turns(&self, id: ThreadId, query: TurnQuery) -> Result<Page<TurnWithItems>, Failure> {
        self.engine()
            .turns(id, query)
            .await
            .map_err(|error| match error {
                Error::ThreadNotFound(id) => {
                    failure(ErrorKind::ThreadNotLoaded, &[("threadId", &id.to_string())])
                }
                error => error.into(),
            })
    }

    async fn all_turns(&self, id: ThreadId) -> Result<Vec<wire::Turn>, Failure> {
        let page = self
            .turns(
                id,
                TurnQuery {
                    items: true,
                    ..TurnQuery::default()
                },
            )
            .await?;
        Ok(page
            .data
            .iter()
            .map(|turn| to_wire::history_turn(turn, TurnItemsView::Full))
            .collect())
    }

    /// Returns the turn that precedes another one.
    async fn turn_before(
        &self,
        id: ThreadId,
        turn: threadwire_engine::TurnId,
    ) -> Result<threadwire_engine::TurnId, Failure> {
        let page = self.turns(id, TurnQuery::default()).await?;
        let at = page.data.iter().position(|other| other.turn.id == turn);
        match at {
            Some(at) if at > 0 => Ok(page.data[at - 1].turn.id),
            Some(_) => Err(invalid(format!("no turn before {turn}"))),
            None => Err(invalid(format!("turn not found: {turn}"))),
        }
    }

    /// Returns cursors that read a history backwards from its end.
    async fn backwards(&self, id: ThreadId) -> Result<Backwards, Failure> {
        let query = TurnQuery {
            limit: Some(1),
            descending: true,
            ..TurnQuery::default()
        };
        let Some(last) = self.turns(id, query).await?.data.pop() else {
            return Ok(Backwards::default());
        };
        // Pages go on behind their cursor.
        let behind = (last.turn.index + 1).to_string();
        let items = ItemsCursor {
            turn: Some(behind.clone()),
            items: 0,
        };
        Ok(Backwards {
            items: Some(items.to_string()),
            turns: Some(behind),
        })
    }

    /// Tells what the context of a thread holds, as far as that is known.
    fn tell_usage(&self, thread: &Thread) {
        if let Some(last) = thread.last_usage {
            self.tell::<notification::ThreadTokenUsageUpdated>(
                Some(thread.id),
                &wire::ThreadTokenUsageUpdatedNotification {
                    thread_id: thread.id.to_string(),
                    turn_id: last.turn.to_string(),
                    token_usage: to_wire::token_usage(
                        &thread.usage,
                        &last.usage,
                        last.context_window,
                    ),
                },
            );
        }
    }

    /// Tells newer clients that they need not take the whole history at once.
    fn advise_paging(&self) {
        self.tell::<notification::DeprecationNotice>(
            None,
            &DeprecationNoticeNotification {
                summary: "Full-history hydration is deprecated for paginated threads; use `excludeTurns: true`, then \
                          page with `thread/turns/list` and `thread/items/list`."
                    .into(),
                details: None,
            },
        );
    }
}

fn no_rollout(error: Error) -> Failure {
    match error {
        Error::ThreadNotFound(id) => {
            failure(ErrorKind::RolloutNotFound, &[("threadId", &id.to_string())])
        }
        error => error.into(),
    }
}

fn page_size(limit: Option<u32>) -> usize {
    limit.unwrap_or(DEFAULT_PAGE).clamp(1, MAX_PAGE) as usize
}
