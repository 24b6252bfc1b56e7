//! `thread/*`.

use std::sync::Arc;

use threadwire_engine::{
    Error, ForkThread, Item, NewThread, Page, Thread, ThreadHandle, ThreadId, ThreadQuery,
    ThreadSort, ThreadStatus, TurnQuery, TurnWithItems,
};
use threadwire_protocol::codex::{
    self as wire, DeprecationNoticeNotification, ErrorKind, ThreadArchiveParams,
    ThreadArchiveResponse, ThreadDeleteParams, ThreadDeleteResponse, ThreadForkParams,
    ThreadForkResponse, ThreadItemsListParams, ThreadItemsListResponse, ThreadListParams,
    ThreadListResponse, ThreadLoadedListParams, ThreadLoadedListResponse, ThreadMethods,
    ThreadReadParams, ThreadReadResponse, ThreadResumeParams, ThreadResumeResponse,
    ThreadSetNameParams, ThreadSetNameResponse, ThreadStartParams, ThreadStartResponse,
    ThreadTurnsListParams, ThreadTurnsListResponse, ThreadUnarchiveParams, ThreadUnarchiveResponse,
    ThreadUnsubscribeParams, ThreadUnsubscribeResponse, ThreadUnsubscribeStatus, TurnItemsView,
    Version, notification,
};

use super::{
    CodexSession,
    errors::{Failure, failure, invalid},
    from_wire::{self, Overrides},
    lock, to_wire,
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
        if let Some(provider) = &params.model_provider
            && !config.has_provider(provider)
        {
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
        let handle = self.load(id).await?;
        if !loaded || self.version < Version::V0_169 {
            let cwd = self.engine().thread(id).await?.settings.cwd.clone();
            let change = Overrides {
                cwd: params.cwd,
                roots: params.runtime_workspace_roots,
                model: params.model,
                model_provider: params.model_provider,
                effort: None,
                approval: params.approval_policy,
                sandbox: params.sandbox.and_then(from_wire::sandbox_mode),
                base_instructions: params.base_instructions,
                developer_instructions: params.developer_instructions,
                mode: None,
            }
            .into_change(&cwd);
            if !change.is_empty() {
                self.engine().update_settings(id, change).await?;
            }
        }
        let snapshot = self.subscribe(&handle).await?;
        let turns = if params.exclude_turns.unwrap_or(false) {
            Vec::new()
        } else {
            self.advise_paging();
            self.all_turns(id).await?
        };
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
            collaboration_mode: None,
            initial_turns_page: None,
            items_backwards_cursor: None,
            turns_backwards_cursor: None,
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
        let settings = Overrides {
            cwd: params.cwd,
            roots: params.runtime_workspace_roots,
            model: params.model,
            model_provider: params.model_provider,
            effort: None,
            approval: params.approval_policy,
            sandbox: params.sandbox.and_then(from_wire::sandbox_mode),
            base_instructions: params.base_instructions,
            developer_instructions: params.developer_instructions,
            mode: None,
        }
        .into_change(&source.settings.cwd);
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
        let turns = if params.include_turns.unwrap_or(false) {
            self.advise_paging();
            self.all_turns(id).await?
        } else {
            Vec::new()
        };
        let status = self.status(id).await;
        Ok(ThreadReadResponse {
            thread: to_wire::thread(&thread, status, turns),
            read_state: None,
        })
    }

    async fn thread_list(&self, params: ThreadListParams) -> Result<ThreadListResponse, Failure> {
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
                sources: params.source_kinds.and_then(from_wire::sources),
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
            data.push(to_wire::thread(thread, status, Vec::new()));
        }
        Ok(ThreadListResponse {
            data,
            next_cursor: page.next,
            backwards_cursor: None,
            read_states: None,
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
            backwards_cursor: None,
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
                    backwards_cursor: None,
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
            backwards_cursor: None,
        })
    }
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
