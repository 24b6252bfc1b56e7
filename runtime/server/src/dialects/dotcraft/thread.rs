//! The methods `thread/*`.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::Arc,
};

use threadwire_engine::{
    AskClass, ChildFilter, ConfigOverrides, Cursor, Json, NewThread, OriginFilter, Search,
    Settings, SettingsChange, Thread, ThreadHandle, ThreadId, ThreadQuery, ThreadSort, ThreadState,
    ThreadStatus as Doing, TurnQuery,
};
use threadwire_host::apply_defaults;
use threadwire_protocol::dotcraft::{
    ApprovalPolicy, EmptyObject, HistoryMode, SessionIdentity, ThreadArchiveParams,
    ThreadConfigUpdateParams, ThreadConfiguration, ThreadDeleteParams, ThreadListParams,
    ThreadListResponse, ThreadMethods, ThreadModeSetParams, ThreadPauseParams, ThreadReadParams,
    ThreadReadResponse, ThreadRenameParams, ThreadResumeParams, ThreadResumeResponse,
    ThreadRollbackParams, ThreadRollbackResponse, ThreadStartParams, ThreadStartResponse,
    ThreadStatus, ThreadSubscribeParams, ThreadUnarchiveParams, ThreadUnsubscribeParams, TurnPage,
    TurnPageOrder, errors,
};

use super::{
    DotCraftSession, Failure, Sender, extra, families, from_wire, lock,
    skills::broken,
    to_wire::{self, ThreadView},
};

/// The number of threads or turns on a page if the client sends no limit.
const DEFAULT_PAGE: usize = 50;
/// The number of events that are repeated to a client that asks for recent ones.
const RECENT: u64 = 64;

impl ThreadMethods for families::Thread {
    async fn thread_start(
        &self,
        params: ThreadStartParams,
    ) -> Result<ThreadStartResponse, Failure> {
        let tools = from_wire::tools(params.dynamic_tools.unwrap_or_default())?;
        let context = from_wire::context(&params.additional_context.unwrap_or_default())?;
        let identity = params.identity;
        self.speak_as(&identity);
        let workspace = identity.workspace_path.filter(|path| !path.is_empty());
        let workspace = self
            .connection
            .services
            .host
            .config
            .cwd()
            .join(workspace.unwrap_or_default());
        let mut settings = self.defaults(&workspace).await?;
        let mut extra = BTreeMap::new();
        let mut config = params.config.unwrap_or_default();
        check_config(&config)?;
        self.choose(&workspace, &mut settings, &mut config).await?;
        extra::settings(&config, &settings).apply(&mut settings);
        extra::instructions(&config, context.as_deref(), &settings.clone()).apply(&mut settings);
        settings.tools = tools;
        let mut keep =
            |key: &str, value| extra.extend(Option::map(value, |value| (key.to_owned(), value)));
        let config = extra::without_secrets(config);
        if config != ThreadConfiguration::default() {
            keep(extra::CONFIG, extra::value(&config));
        }
        if params.history_mode == Some(HistoryMode::Client) {
            keep(extra::CLIENT_HISTORY, Some(extra::on()));
        }
        if let Some(context) = &context {
            keep(extra::CONTEXT, extra::value(context));
        }
        if let Some(origin) = &params.spawned_from_thread_id {
            keep(extra::SPAWNED_FROM, extra::value(origin));
        }
        let mut origin = self.origin(None);
        origin.context = identity.channel_context;
        let runs_tools = !settings.tools.is_empty();
        let name = params
            .display_name
            .map(|name| name.trim().to_owned())
            .filter(|name| !name.is_empty());
        let handle = self
            .engine()
            .start_thread(NewThread {
                name,
                origin,
                workspace: Some(workspace),
                extra,
                ..NewThread::new(settings)
            })
            .await?;
        self.connection.attach(handle.id());
        if context.is_some() {
            lock(&self.contexts).insert(handle.id());
        }
        if runs_tools {
            self.follow(&handle, Cursor::Live, |follow| follow.tools = true)
                .await?;
        }
        let thread = self.engine().thread(handle.id()).await?;
        Ok(ThreadStartResponse {
            thread: to_wire::thread(&thread, ThreadView::default()),
        })
    }

    async fn thread_resume(
        &self,
        params: ThreadResumeParams,
    ) -> Result<ThreadResumeResponse, Failure> {
        let thread = self.stored(&params.thread_id).await?;
        if thread.archived {
            return Err(errors::thread_not_active().into());
        }
        let tools = from_wire::tools(params.dynamic_tools.unwrap_or_default())?;
        let context = params
            .additional_context
            .as_ref()
            .map(from_wire::context)
            .transpose()?;
        let id = thread.id;
        let handle = self.engine().load_thread(id).await?;
        self.connection.attach(id);
        if extra::is_paused(&thread) {
            self.engine().set_extra(id, extra::PAUSED, None).await?;
        }
        if let Some(context) = context {
            self.set_context(&thread, context).await?;
        }
        // A resume counts as activity. Setting the mode to its current value records it.
        let same = SettingsChange {
            mode: Some(thread.settings.mode.clone()),
            ..SettingsChange::default()
        };
        self.engine().update_settings(id, same).await?;
        if !tools.is_empty() {
            let change = SettingsChange {
                tools: Some(tools),
                ..SettingsChange::default()
            };
            self.engine().update_settings(id, change).await?;
            for other in self.dialect.clients() {
                if lock(&other.follows)
                    .get(&id)
                    .is_some_and(|follow| follow.tools)
                {
                    other.unfollow(id, |follow| follow.tools = false).await;
                }
            }
            self.follow(&handle, Cursor::Live, |follow| follow.tools = true)
                .await?;
        }
        let mut snapshot = handle.snapshot().await;
        let asks = snapshot
            .asks
            .iter()
            .find(|ask| ask.kind.class() != AskClass::ToolCall);
        if let Some(turn) = asks.map(|ask| ask.turn) {
            snapshot = self
                .follow(&handle, Cursor::Live, |follow| follow.asked = Some(turn))
                .await?;
            self.show_all(&snapshot);
        }
        let resumed = to_wire::resumed(&snapshot.thread, &self.channel());
        self.tell_all(id, &resumed, |session| {
            session.connection.id == self.connection.id
                || lock(&session.follows)
                    .get(&id)
                    .is_some_and(|follow| follow.subscribed)
        });
        let view = ThreadView {
            status: snapshot.status,
            queue: &snapshot.queue,
            turns: Vec::new(),
        };
        Ok(ThreadResumeResponse {
            thread: to_wire::thread(&snapshot.thread, view),
        })
    }

    async fn thread_list(&self, params: ThreadListParams) -> Result<ThreadListResponse, Failure> {
        let limit = from_wire::page_limit("limit", params.limit)?
            .or(params.cursor.as_ref().map(|_| DEFAULT_PAGE));
        let mut query = list_query(params);
        // A client that gets all threads can count them itself.
        query.count = limit.is_some();
        query.limit = limit.unwrap_or(usize::MAX);
        let page = self.engine().list_threads(query).await?;
        let mut data = Vec::with_capacity(page.data.len());
        for thread in &page.data {
            data.push(to_wire::summary(thread, self.doing(thread.id).await));
        }
        let total = page.total.unwrap_or(data.len() as u64);
        Ok(ThreadListResponse {
            data,
            next_cursor: page.next,
            total_matched: Some(total as i64),
        })
    }

    async fn thread_read(&self, params: ThreadReadParams) -> Result<ThreadReadResponse, Failure> {
        let limit = from_wire::page_limit("turnLimit", params.turn_limit)?;
        let thread = self.stored(&params.thread_id).await?;
        let paged = limit.is_some() || params.cursor.is_some();
        // The runtime status, the queued inputs and the open questions are not part of the stored row.
        let handle: ThreadHandle = self.engine().load_thread(thread.id).await?;
        let now = handle.snapshot().await;
        let mut turns = Vec::new();
        let mut turn_page = None;
        if paged || params.include_turns == Some(true) {
            let limit = paged.then(|| limit.unwrap_or(DEFAULT_PAGE));
            let query = TurnQuery {
                limit,
                cursor: params.cursor,
                descending: true,
                items: true,
                ..TurnQuery::default()
            };
            let mut page = self.engine().turns(thread.id, query).await?;
            page.data.reverse();
            turn_page = limit.map(|limit| TurnPage {
                order: TurnPageOrder::OldestFirst,
                limit: limit as i64,
                total_turns: thread.turn_count as i64,
                start_ordinal: page
                    .data
                    .first()
                    .map_or(0, |turn| turn.turn.index as i64 + 1),
                end_ordinal: page
                    .data
                    .last()
                    .map_or(0, |turn| turn.turn.index as i64 + 1),
                has_more: page.next.is_some(),
                next_cursor: page.next.clone(),
            });
            let flags = self.client.flags;
            turns = page
                .data
                .iter()
                .map(|turn| to_wire::history_turn(thread.id, turn, now.status, &now.asks, flags))
                .collect();
        }
        let view = ThreadView {
            status: now.status,
            queue: &now.queue,
            turns,
        };
        Ok(ThreadReadResponse {
            thread: to_wire::thread(&thread, view),
            turn_page,
        })
    }

    async fn thread_rollback(
        &self,
        params: ThreadRollbackParams,
    ) -> Result<ThreadRollbackResponse, Failure> {
        let count = usize::try_from(params.num_turns).ok();
        let Some(count) = count.filter(|count| *count > 0) else {
            return Err(Failure::invalid("numTurns", "must be 1 or more"));
        };
        let thread = self.stored(&params.thread_id).await?;
        if thread.archived {
            return Err(errors::thread_not_active().into());
        }
        let last = TurnQuery {
            limit: Some(count),
            descending: true,
            ..TurnQuery::default()
        };
        let last = self.engine().turns(thread.id, last).await?.data;
        if let Some(first) = last.last() {
            self.engine().remove_turns(thread.id, first.turn.id).await?;
        }
        let read = ThreadReadParams {
            thread_id: params.thread_id,
            include_turns: Some(true),
            turn_limit: None,
            cursor: None,
        };
        let thread = self.thread_read(read).await?.thread;
        Ok(ThreadRollbackResponse { thread })
    }

    async fn thread_subscribe(
        &self,
        params: ThreadSubscribeParams,
    ) -> Result<EmptyObject, Failure> {
        let handle = self
            .engine()
            .load_thread(from_wire::thread_id(&params.thread_id)?)
            .await?;
        let subscribed = lock(&self.follows)
            .get(&handle.id())
            .is_some_and(|follow| follow.subscribed);
        if subscribed {
            self.show_all(&handle.snapshot().await);
            return Ok(EmptyObject {});
        }
        let seq = handle.snapshot().await.seq;
        let from = match params.replay_recent {
            Some(true) => Cursor::After(seq.saturating_sub(RECENT)),
            _ => Cursor::Live,
        };
        let snapshot = self
            .follow(&handle, from, |follow| {
                follow.subscribed = true;
                follow.inline = None;
                follow.recalled = seq;
            })
            .await?;
        self.show_all(&snapshot);
        Ok(EmptyObject {})
    }

    async fn thread_unsubscribe(
        &self,
        params: ThreadUnsubscribeParams,
    ) -> Result<EmptyObject, Failure> {
        let thread = self.stored(&params.thread_id).await?;
        self.unfollow(thread.id, |follow| {
            follow.subscribed = false;
            follow.inline = None;
            follow.asked = None;
        })
        .await;
        Ok(EmptyObject {})
    }

    async fn thread_rename(&self, params: ThreadRenameParams) -> Result<EmptyObject, Failure> {
        let id = from_wire::thread_id(&params.thread_id)?;
        let name = params.display_name.trim();
        if name.is_empty() {
            return Err(Failure::invalid("displayName", "must not be empty"));
        }
        self.engine()
            .rename_thread(id, Some(name.to_owned()))
            .await?;
        Ok(EmptyObject {})
    }

    async fn thread_delete(&self, params: ThreadDeleteParams) -> Result<EmptyObject, Failure> {
        let thread = self.stored(&params.thread_id).await?;
        refuse_spawned(&thread)?;
        self.engine().delete_thread(thread.id).await?;
        Ok(EmptyObject {})
    }

    async fn thread_pause(&self, params: ThreadPauseParams) -> Result<EmptyObject, Failure> {
        let thread = self.stored(&params.thread_id).await?;
        if to_wire::status(&thread) != ThreadStatus::Active {
            return Err(errors::thread_not_active().into());
        }
        self.engine()
            .set_extra(thread.id, extra::PAUSED, Some(extra::on()))
            .await?;
        Ok(EmptyObject {})
    }

    async fn thread_archive(&self, params: ThreadArchiveParams) -> Result<EmptyObject, Failure> {
        let thread = self.stored(&params.thread_id).await?;
        refuse_spawned(&thread)?;
        if !thread.archived {
            self.engine().archive_thread(thread.id).await?;
        }
        Ok(EmptyObject {})
    }

    async fn thread_unarchive(
        &self,
        params: ThreadUnarchiveParams,
    ) -> Result<EmptyObject, Failure> {
        let thread = self.stored(&params.thread_id).await?;
        if extra::is_paused(&thread) && thread.archived {
            // A thread is active after unarchiving, even if it was paused before.
            self.engine()
                .set_extra(thread.id, extra::PAUSED, None)
                .await?;
        }
        self.engine().unarchive_thread(thread.id).await?;
        Ok(EmptyObject {})
    }

    async fn thread_config_update(
        &self,
        params: ThreadConfigUpdateParams,
    ) -> Result<EmptyObject, Failure> {
        check_config(&params.config)?;
        let thread = self.stored(&params.thread_id).await?;
        let defaults = self.defaults(thread.workspace()).await?;
        let config = extra::merged(&extra::config(&thread), &params.config);
        let config = extra::without_secrets(config);
        let mut change = extra::settings(&params.config, &defaults);
        let instructions = extra::instructions(
            &config,
            extra::text(&thread, extra::CONTEXT).as_deref(),
            &defaults,
        );
        change.base_instructions = instructions.base_instructions;
        change.developer_instructions = instructions.developer_instructions;
        self.engine()
            .set_extra(thread.id, extra::CONFIG, extra::value(&config))
            .await?;
        self.engine().update_settings(thread.id, change).await?;
        Ok(EmptyObject {})
    }

    async fn thread_mode_set(&self, params: ThreadModeSetParams) -> Result<EmptyObject, Failure> {
        let thread = self.stored(&params.thread_id).await?;
        let change = SettingsChange {
            mode: Some(params.mode.to_string()),
            ..SettingsChange::default()
        };
        let thread = self.engine().update_settings(thread.id, change).await?;
        self.tell_status(
            thread.id,
            to_wire::status(&thread),
            to_wire::status(&thread),
        );
        Ok(EmptyObject {})
    }
}

impl families::Ready {
    /// Returns the channel for which this client sends requests.
    fn channel(&self) -> String {
        self.origin(None).source
    }
}

impl DotCraftSession {
    async fn stored(&self, id: &str) -> Result<Arc<Thread>, Failure> {
        Ok(self.engine().thread(from_wire::thread_id(id)?).await?)
    }

    /// Returns the default settings of threads in a workspace.
    async fn defaults(&self, workspace: &Path) -> Result<Settings, Failure> {
        let config = &self.connection.services.host.config;
        // The protocol has no warning outside of a turn; `held_back` logs it.
        let _ = config.held_back(workspace).await;
        config
            .settings(workspace, ConfigOverrides::default())
            .await
            .map_err(|problem| errors::internal_error_detail(&problem).into())
    }

    /// Applies what the workspace of the server chooses for its new threads.
    async fn choose(
        &self,
        workspace: &Path,
        settings: &mut Settings,
        config: &mut ThreadConfiguration,
    ) -> Result<(), Failure> {
        if workspace != self.workspace().folders().workspace {
            return Ok(());
        }
        let choice = self.workspace().settings().await.map_err(broken)?;
        apply_defaults(&choice, settings);
        let accepts = self.workspace().accepts_all(&choice).await;
        let is_open = matches!(config.approval_policy, None | Some(ApprovalPolicy::Default));
        if accepts && is_open {
            config.approval_policy = Some(ApprovalPolicy::AutoApprove);
        }
        Ok(())
    }

    /// Returns the settings of a new thread without a configuration of its own, and what is stored with it.
    pub(super) async fn new_thread_settings(
        &self,
        workspace: &Path,
    ) -> Result<(Settings, BTreeMap<String, Json>), Failure> {
        let mut settings = self.defaults(workspace).await?;
        let mut config = ThreadConfiguration::default();
        self.choose(workspace, &mut settings, &mut config).await?;
        extra::settings(&config, &settings).apply(&mut settings);
        let mut extra = BTreeMap::new();
        if config != ThreadConfiguration::default()
            && let Some(config) = extra::value(&config)
        {
            extra.insert(extra::CONFIG.to_owned(), config);
        }
        Ok((settings, extra))
    }

    /// Returns the runtime status of a thread: idle if no process has it loaded.
    async fn doing(&self, id: ThreadId) -> Doing {
        self.engine().status(id).await.unwrap_or_default()
    }

    fn speak_as(&self, identity: &SessionIdentity) {
        let speaker = Sender {
            channel: identity.channel_name.clone(),
            user: identity.user_id.clone(),
        };
        *lock(&self.speaker) = Some(speaker);
    }

    fn tell_status(&self, thread: ThreadId, previous: ThreadStatus, new: ThreadStatus) {
        self.tell_all(
            thread,
            &to_wire::status_changed(thread, previous, new),
            |_| true,
        );
    }

    /// Sets or removes the text that this client adds to the system prompt of a thread.
    async fn set_context(&self, thread: &Thread, context: Option<String>) -> Result<(), Failure> {
        let defaults = self.defaults(thread.workspace()).await?;
        let value = context.as_ref().and_then(extra::value);
        self.engine()
            .set_extra(thread.id, extra::CONTEXT, value)
            .await?;
        let change = extra::instructions(&extra::config(thread), context.as_deref(), &defaults);
        self.engine().update_settings(thread.id, change).await?;
        let mut contexts = lock(&self.contexts);
        if context.is_some() {
            contexts.insert(thread.id);
        } else {
            contexts.remove(&thread.id);
        }
        Ok(())
    }

    /// Removes the text that this client added to the system prompt of a thread, after the client has left.
    pub(super) async fn drop_context(&self, id: ThreadId) {
        // Errors are ignored: they mean that the thread is gone or the server shuts down.
        if let Ok(thread) = self.engine().thread(id).await {
            let _ = self.set_context(&thread, None).await;
        }
    }

    /// Removes the tools that this client ran, after the client has left.
    pub(super) async fn drop_tools(&self, id: ThreadId) {
        let change = SettingsChange {
            tools: Some(Vec::new()),
            ..SettingsChange::default()
        };
        // Errors are ignored, as in `drop_context`.
        let _ = self.engine().update_settings(id, change).await;
    }
}

/// Refuses configuration that this server does not support.
fn check_config(config: &ThreadConfiguration) -> Result<(), Failure> {
    if config.agent_profile_id.is_some() {
        return Err(Failure::invalid(
            "config.agentProfileId",
            "there are no agent profiles",
        ));
    }
    Ok(())
}

/// Refuses a child thread: it is archived and deleted with its parent only.
fn refuse_spawned(thread: &Thread) -> Result<(), Failure> {
    match thread.spawned {
        None => Ok(()),
        Some(_) => Err(Failure::invalid(
            "threadId",
            "the thread belongs to a subagent",
        )),
    }
}

/// Makes the query of `thread/list`, latest activity first. Threads of an identity match its workspace, its user if it
/// names one, and its channel context; threads of the channels in `crossChannelOrigins` match with any context.
fn list_query(params: ThreadListParams) -> ThreadQuery {
    let origins = match &params.identity {
        Some(identity) => {
            let here = OriginFilter {
                user: identity.user_id.clone(),
                context: Some(identity.channel_context.clone()),
                ..OriginFilter::default()
            };
            let across = params.cross_channel_origins.unwrap_or_default();
            let across = across.into_iter().map(|channel| OriginFilter {
                user: identity.user_id.clone(),
                source: Some(channel),
                ..OriginFilter::default()
            });
            std::iter::once(here).chain(across).collect()
        }
        None => Vec::new(),
    };
    let search = params
        .query
        .map(|query| query.trim().to_lowercase())
        .filter(|query| !query.is_empty())
        .map(|text| Search {
            states: states(&text),
            text,
            in_origin: true,
        });
    ThreadQuery {
        archived: (params.include_archived != Some(true)).then_some(false),
        workspace: params
            .identity
            .and_then(|identity| identity.workspace_path)
            .filter(|path| !path.is_empty())
            .map(PathBuf::from),
        sources: params.channel_name.map(|channel| vec![channel]),
        origins,
        search,
        spawned: if params.include_sub_agents == Some(true) {
            ChildFilter::Any
        } else {
            ChildFilter::None
        },
        sort: ThreadSort::Updated,
        descending: true,
        cursor: params.cursor,
        ..ThreadQuery::default()
    }
}

/// Returns the thread states whose names contain `part`.
fn states(part: &str) -> Vec<ThreadState> {
    let paused = |paused| ThreadState {
        archived: false,
        extra: Some((extra::PAUSED, paused)),
    };
    let archived = ThreadState {
        archived: true,
        extra: None,
    };
    let all = [
        (ThreadStatus::Active, paused(false)),
        (ThreadStatus::Paused, paused(true)),
        (ThreadStatus::Archived, archived),
    ];
    all.into_iter()
        .filter(|(status, _)| status.as_str().contains(part))
        .map(|(_, state)| state)
        .collect()
}
