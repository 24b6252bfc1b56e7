//! `thread/*`.

use std::{collections::BTreeMap, path::Path, sync::Arc};

use threadwire_engine::{
    AskClass, Cursor, Millis, NewThread, OriginFilter, Settings, SettingsChange, Thread,
    ThreadHandle, ThreadId, ThreadQuery, ThreadSort, ThreadStatus as Doing, TurnQuery,
};
use threadwire_protocol::dotcraft::{
    EmptyObject, HistoryMode, SessionIdentity, ThreadArchiveParams, ThreadConfigUpdateParams,
    ThreadConfiguration, ThreadDeleteParams, ThreadListParams, ThreadListResponse, ThreadMethods,
    ThreadModeSetParams, ThreadPauseParams, ThreadReadParams, ThreadReadResponse,
    ThreadRenameParams, ThreadResumeParams, ThreadResumeResponse, ThreadStartParams,
    ThreadStartResponse, ThreadStatus, ThreadSubscribeParams, ThreadUnarchiveParams,
    ThreadUnsubscribeParams, TurnPage, TurnPageOrder,
};

use super::{
    DotCraftSession, Failure, Speaker, from_wire, kept, lock,
    to_wire::{self, ThreadView},
};

/// Threads or turns on a page where the client does not say how many.
const DEFAULT_PAGE: usize = 50;
/// Threads read at once to find those that a client wants.
const SCAN: usize = 500;
/// Events that a client is told again when it asks for recent ones.
const RECENT: u64 = 64;

impl ThreadMethods for DotCraftSession {
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
            .server
            .config
            .cwd()
            .join(workspace.unwrap_or_default());
        let mut settings = self.defaults(&workspace)?;
        let mut extra = BTreeMap::new();
        let config = params.config.unwrap_or_default();
        check_config(&config)?;
        kept::settings(&config, &settings).apply(&mut settings);
        kept::instructions(&config, context.as_deref(), &settings.clone()).apply(&mut settings);
        settings.tools = tools;
        let mut keep =
            |key: &str, value| extra.extend(Option::map(value, |value| (key.to_owned(), value)));
        if config != ThreadConfiguration::default() {
            keep(kept::CONFIG, kept::value(&config));
        }
        if params.history_mode == Some(HistoryMode::Client) {
            keep(kept::CLIENT_HISTORY, Some(kept::on()));
        }
        if settings.cwd != workspace {
            keep(kept::WORKSPACE, kept::value(&workspace));
        }
        if let Some(context) = &context {
            keep(kept::CONTEXT, kept::value(context));
        }
        if let Some(origin) = &params.spawned_from_thread_id {
            keep(kept::SPAWNED_FROM, kept::value(origin));
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
                extra,
                ..NewThread::new(settings)
            })
            .await?;
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
            return Err(Failure::NotActive);
        }
        let tools = from_wire::tools(params.dynamic_tools.unwrap_or_default())?;
        let context = params
            .additional_context
            .as_ref()
            .map(from_wire::context)
            .transpose()?;
        let id = thread.id;
        let handle = self.engine().load_thread(id).await?;
        if kept::is_paused(&thread) {
            self.engine().set_extra(id, kept::PAUSED, None).await?;
            self.tell_status(id, ThreadStatus::Paused, ThreadStatus::Active);
        }
        if let Some(context) = context {
            self.set_context(&thread, context).await?;
        }
        // To resume counts as activity, and so does setting what is set already.
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
            for other in self.connection.server.dotcraft.all() {
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

    /// Reads all threads that could match: what the dialect filters by is more than the engine knows. The cursor names
    /// the last row of its page, so that pages stay as they are while threads come and go.
    async fn thread_list(&self, params: ThreadListParams) -> Result<ThreadListResponse, Failure> {
        let limit = from_wire::page_limit("limit", params.limit)?;
        let limit = limit
            .or(params.cursor.as_ref().map(|_| DEFAULT_PAGE))
            .unwrap_or(usize::MAX);
        let after = params.cursor.as_deref().map(row_of).transpose()?;
        let filter = Filter::new(&params);
        let mut matched = 0;
        let mut rows: Vec<Arc<Thread>> = Vec::new();
        let mut more = false;
        let mut cursor = None;
        loop {
            let query = ThreadQuery {
                archived: (params.include_archived != Some(true)).then_some(false),
                origin: OriginFilter {
                    user: params
                        .identity
                        .as_ref()
                        .and_then(|identity| identity.user_id.clone()),
                    context: None,
                },
                sort: ThreadSort::Updated,
                descending: true,
                limit: SCAN,
                cursor,
                ..ThreadQuery::default()
            };
            let page = self.engine().list_threads(query).await?;
            for thread in page.data.into_iter().filter(|thread| filter.passes(thread)) {
                matched += 1;
                if after.is_some_and(|after| key_of(&thread) >= after) {
                    continue;
                }
                if rows.len() < limit {
                    rows.push(thread);
                } else {
                    more = true;
                }
            }
            cursor = page.next;
            if cursor.is_none() {
                break;
            }
        }
        let mut data = Vec::with_capacity(rows.len());
        for thread in &rows {
            data.push(to_wire::summary(thread, self.doing(thread.id).await));
        }
        Ok(ThreadListResponse {
            data,
            next_cursor: rows.last().filter(|_| more).map(|last| cursor_of(last)),
            total_matched: Some(matched),
        })
    }

    async fn thread_read(&self, params: ThreadReadParams) -> Result<ThreadReadResponse, Failure> {
        let limit = from_wire::page_limit("turnLimit", params.turn_limit)?;
        let thread = self.stored(&params.thread_id).await?;
        let paged = limit.is_some() || params.cursor.is_some();
        let (status, queue) = self.now(&thread).await?;
        let mut turns = Vec::new();
        let mut turn_page = None;
        if paged || params.include_turns == Some(true) {
            let limit = paged.then(|| limit.unwrap_or(DEFAULT_PAGE));
            let query = TurnQuery {
                limit,
                cursor: params.cursor,
                descending: true,
                items: true,
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
            let flags = self
                .client
                .get()
                .map(|client| client.flags)
                .ok_or(Failure::Gone)?;
            turns = page
                .data
                .iter()
                .map(|turn| to_wire::history_turn(thread.id, turn, status, flags))
                .collect();
        }
        let view = ThreadView {
            status,
            queue: &queue,
            turns,
        };
        Ok(ThreadReadResponse {
            thread: to_wire::thread(&thread, view),
            turn_page,
        })
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
        self.engine()
            .delete_thread(from_wire::thread_id(&params.thread_id)?)
            .await?;
        Ok(EmptyObject {})
    }

    async fn thread_pause(&self, params: ThreadPauseParams) -> Result<EmptyObject, Failure> {
        let thread = self.stored(&params.thread_id).await?;
        if to_wire::status(&thread) != ThreadStatus::Active {
            return Err(Failure::NotActive);
        }
        self.engine()
            .set_extra(thread.id, kept::PAUSED, Some(kept::on()))
            .await?;
        self.tell_status(thread.id, ThreadStatus::Active, ThreadStatus::Paused);
        Ok(EmptyObject {})
    }

    async fn thread_archive(&self, params: ThreadArchiveParams) -> Result<EmptyObject, Failure> {
        let thread = self.stored(&params.thread_id).await?;
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
        if kept::is_paused(&thread) && thread.archived {
            // An archived thread comes back active, whatever it was before.
            self.engine()
                .set_extra(thread.id, kept::PAUSED, None)
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
        let defaults = self.defaults(Path::new(&kept::workspace(&thread)))?;
        let config = kept::merged(&kept::config(&thread), &params.config);
        let mut change = kept::settings(&params.config, &defaults);
        let instructions = kept::instructions(
            &config,
            kept::text(&thread, kept::CONTEXT).as_deref(),
            &defaults,
        );
        change.base_instructions = instructions.base_instructions;
        change.developer_instructions = instructions.developer_instructions;
        if change
            .cwd
            .as_ref()
            .is_some_and(|cwd| *cwd != thread.settings.cwd)
        {
            let workspace = kept::value(&kept::workspace(&thread));
            self.engine()
                .set_extra(thread.id, kept::WORKSPACE, workspace)
                .await?;
        }
        self.engine()
            .set_extra(thread.id, kept::CONFIG, kept::value(&config))
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

impl DotCraftSession {
    async fn stored(&self, id: &str) -> Result<Arc<Thread>, Failure> {
        Ok(self.engine().thread(from_wire::thread_id(id)?).await?)
    }

    /// Returns how threads of a workspace run where their settings say nothing.
    fn defaults(&self, workspace: &Path) -> Result<Settings, Failure> {
        self.connection
            .server
            .config
            .settings(workspace, None)
            .map_err(Failure::Configuration)
    }

    /// Returns what a thread is doing.
    async fn doing(&self, id: ThreadId) -> Doing {
        match self.engine().loaded_thread(id) {
            Some(handle) => handle.snapshot().await.status,
            None => Doing::Idle,
        }
    }

    /// Returns what a thread is doing and which inputs wait, which is more than its row says.
    async fn now(
        &self,
        thread: &Thread,
    ) -> Result<(Doing, Arc<Vec<threadwire_engine::QueuedInput>>), Failure> {
        let handle: ThreadHandle = self.engine().load_thread(thread.id).await?;
        let snapshot = handle.snapshot().await;
        Ok((snapshot.status, snapshot.queue))
    }

    fn speak_as(&self, identity: &SessionIdentity) {
        let speaker = Speaker {
            channel: identity.channel_name.clone(),
            user: identity.user_id.clone(),
        };
        *lock(&self.speaker) = Some(speaker);
    }

    /// Names the channel that this client speaks for.
    fn channel(&self) -> String {
        self.origin(None).source
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
        let defaults = self.defaults(Path::new(&kept::workspace(thread)))?;
        let value = context.as_ref().and_then(kept::value);
        self.engine()
            .set_extra(thread.id, kept::CONTEXT, value)
            .await?;
        let change = kept::instructions(&kept::config(thread), context.as_deref(), &defaults);
        self.engine().update_settings(thread.id, change).await?;
        let mut contexts = lock(&self.contexts);
        if context.is_some() {
            contexts.insert(thread.id);
        } else {
            contexts.remove(&thread.id);
        }
        Ok(())
    }

    /// Removes the text that this client added to the system prompt of a thread, now that it is gone.
    pub(super) async fn drop_context(&self, id: ThreadId) {
        // A thread that is gone, or a server that shuts down, has no use for it either way.
        if let Ok(thread) = self.engine().thread(id).await {
            let _ = self.set_context(&thread, None).await;
        }
    }

    /// Removes the tools that this client ran, now that it is gone.
    pub(super) async fn drop_tools(&self, id: ThreadId) {
        let change = SettingsChange {
            tools: Some(Vec::new()),
            ..SettingsChange::default()
        };
        // As above.
        let _ = self.engine().update_settings(id, change).await;
    }
}

/// Refuses what would not have the meaning that the client expects.
fn check_config(config: &ThreadConfiguration) -> Result<(), Failure> {
    if config.agent_profile_id.is_some() {
        return Err(Failure::invalid(
            "config.agentProfileId",
            "there are no agent profiles",
        ));
    }
    Ok(())
}

/// Which threads a list holds.
struct Filter<'a> {
    identity: Option<&'a SessionIdentity>,
    origins: &'a [String],
    channel: Option<&'a str>,
    query: Option<String>,
}

impl<'a> Filter<'a> {
    fn new(params: &'a ThreadListParams) -> Self {
        Self {
            identity: params.identity.as_ref(),
            origins: params.cross_channel_origins.as_deref().unwrap_or_default(),
            channel: params.channel_name.as_deref(),
            query: params
                .query
                .as_ref()
                .map(|query| query.trim().to_lowercase())
                .filter(|query| !query.is_empty()),
        }
    }

    fn passes(&self, thread: &Thread) -> bool {
        self.identity
            .is_none_or(|identity| self.belongs(thread, identity))
            && self
                .channel
                .is_none_or(|channel| same(&thread.origin.source, channel))
            && self
                .query
                .as_ref()
                .is_none_or(|query| contains(thread, query))
    }

    /// Same workspace; same user where one is named; same place in the channel, unless the channel is one of those
    /// that are listed across places.
    fn belongs(&self, thread: &Thread, identity: &SessionIdentity) -> bool {
        let workspace = identity
            .workspace_path
            .as_deref()
            .filter(|path| !path.is_empty());
        workspace.is_none_or(|workspace| same(&kept::workspace(thread), workspace))
            && identity
                .user_id
                .as_ref()
                .is_none_or(|user| thread.origin.user.as_ref() == Some(user))
            && (thread.origin.context == identity.channel_context
                || self
                    .origins
                    .iter()
                    .any(|origin| same(&thread.origin.source, origin)))
    }
}

fn same(one: &str, other: &str) -> bool {
    one.eq_ignore_ascii_case(other) || one.to_lowercase() == other.to_lowercase()
}

fn contains(thread: &Thread, query: &str) -> bool {
    let title = to_wire::display_name(thread).unwrap_or_default();
    let status = to_wire::status(thread);
    let context = thread.origin.context.as_deref().unwrap_or_default();
    let texts = [
        thread.id.to_string().as_str(),
        &title,
        &thread.origin.source,
        status.as_str(),
        context,
    ]
    .map(str::to_lowercase);
    texts.iter().any(|text| text.contains(query))
}

/// Where a row stands in a list: latest activity first.
fn key_of(thread: &Thread) -> (Millis, ThreadId) {
    (thread.updated_at, thread.id)
}

fn cursor_of(thread: &Thread) -> String {
    format!("{}.{}", thread.updated_at, thread.id)
}

fn row_of(cursor: &str) -> Result<(Millis, ThreadId), Failure> {
    let parts = cursor.split_once('.');
    let row = parts.and_then(|(time, id)| Some((time.parse().ok()?, id.parse().ok()?)));
    row.ok_or_else(|| Failure::invalid("cursor", format!("no page gave out {cursor:?}")))
}
