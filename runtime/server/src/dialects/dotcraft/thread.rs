//! The methods `thread/*`.

mod fork;
mod history;
mod settings;

use std::{collections::BTreeMap, sync::Arc};

use threadwire_engine::{AskClass, Cursor, NewThread, Origin, SettingsChange, Thread};
use threadwire_host::worktrees::Worktree;
use threadwire_protocol::dotcraft::{
    EmptyObject, HistoryMode, SessionIdentity, ThreadArchiveParams, ThreadConfigUpdateParams,
    ThreadConfiguration, ThreadDeleteParams, ThreadForkParams, ThreadForkResponse, ThreadMethods,
    ThreadModeSetParams, ThreadPauseParams, ThreadRenameParams, ThreadResumeParams,
    ThreadResumeResponse, ThreadStartParams, ThreadStartResponse, ThreadStatus,
    ThreadSubscribeParams, ThreadUnarchiveParams, ThreadUnsubscribeParams, errors,
};
use threadwire_workspace::{blocking, files};

use super::{
    DotCraftSession, Failure, extra, families, from_wire, lock,
    profiles::check_beside_profile,
    to_wire::{self, ThreadView},
    worktree,
};

/// The number of events that are repeated to a client that asks for recent ones.
const RECENT: u64 = 64;

impl ThreadMethods for families::Thread {
    async fn thread_start(
        &self,
        params: ThreadStartParams,
    ) -> Result<ThreadStartResponse, Failure> {
        self.start(params, None).await
    }

    async fn thread_resume(
        &self,
        params: ThreadResumeParams,
    ) -> Result<ThreadResumeResponse, Failure> {
        let thread = self.stored(&params.thread_id).await?;
        if thread.archived {
            return Err(errors::thread_not_active().into());
        }
        let mut tools = from_wire::tools("dynamicTools", params.dynamic_tools.unwrap_or_default())?;
        let context = params
            .additional_context
            .as_ref()
            .map(from_wire::context)
            .transpose()?;
        let id = thread.id;
        let handle = self.engine().load_thread(id).await?;
        self.connection.attach(id);
        self.note_chat(id, thread.origin.context.as_deref(), None);
        self.lend(&handle);
        tools.extend_from_slice(self.channel_tools(&thread.origin.source));
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
            tools.extend(extra::bound::tools(&thread).cloned());
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
        if extra::is_paused(&thread) {
            // The queue goes on with what this request brought.
            self.engine().set_extra(id, extra::PAUSED, None).await?;
        }
        let mut snapshot = handle.snapshot().await;
        let asks = snapshot
            .asks
            .iter()
            .find(|ask| ask.kind.class() != AskClass::ToolCall);
        if let Some(turn) = asks.and_then(|ask| ask.turn) {
            snapshot = self
                .follow(&handle, Cursor::Live, |follow| follow.asked = Some(turn))
                .await?;
            self.show_all(&snapshot);
        }
        let resumed = to_wire::resumed(&snapshot.thread, &self.channel());
        self.dialect.tell_all(id, &resumed, |session| {
            session.connection.client() == self.connection.client()
                || lock(&session.follows)
                    .get(&id)
                    .is_some_and(|follow| follow.subscribed)
        });
        let view = ThreadView {
            doing: self.dialect.doing(id, snapshot.status),
            queue: &snapshot.queue,
            turns: Vec::new(),
        };
        Ok(ThreadResumeResponse {
            thread: to_wire::thread(&snapshot.thread, view),
        })
    }

    async fn thread_fork(&self, params: ThreadForkParams) -> Result<ThreadForkResponse, Failure> {
        self.fork(params, None).await
    }

    async fn thread_subscribe(
        &self,
        params: ThreadSubscribeParams,
    ) -> Result<EmptyObject, Failure> {
        let handle = self
            .engine()
            .load_thread(from_wire::thread_id(&params.thread_id)?)
            .await?;
        let (subscribed, is_told) = match lock(&self.follows).get(&handle.id()) {
            Some(follow) => (follow.subscribed, follow.sees(None)),
            None => (false, false),
        };
        if subscribed {
            self.show_all(&handle.snapshot().await);
            return Ok(EmptyObject {});
        }
        let seq = handle.snapshot().await.seq;
        let from = match params.replay_recent {
            // A client that started the running turn has its events already.
            Some(true) if !is_told => Cursor::After(seq.saturating_sub(RECENT)),
            _ => Cursor::Live,
        };
        let snapshot = self
            .follow(&handle, from, |follow| {
                follow.subscribed = true;
                follow.inline = None;
                follow.queued.clear();
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
            follow.queued.clear();
            follow.asked = None;
        })
        .await;
        Ok(EmptyObject {})
    }

    async fn thread_rename(&self, params: ThreadRenameParams) -> Result<EmptyObject, Failure> {
        let id = from_wire::thread_id(&params.thread_id)?;
        let name = from_wire::thread_name(Some(&params.display_name))?;
        if name.is_none() {
            return Err(Failure::invalid("displayName", "must not be empty"));
        }
        self.engine().rename_thread(id, name).await?;
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
        let thread = self.stored(&params.thread_id).await?;
        check_beside_profile(&extra::config(&thread), &params.config)?;
        let defaults = self.defaults(thread.workspace()).await?;
        let config = extra::merged(&extra::config(&thread), &params.config);
        let config = extra::without_secrets(config);
        let mut change = extra::settings(&params.config, &defaults);
        let instructions =
            extra::instructions(&config, extra::context(&thread).as_deref(), &defaults);
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
        let was_set = change.mode.as_ref() == Some(&thread.settings.mode);
        let thread = self.engine().update_settings(thread.id, change).await?;
        // A change is an event of the thread, but the request is confirmed in any case.
        if was_set {
            let status = to_wire::status(&thread);
            let message = to_wire::status_changed(thread.id, status.clone(), status);
            self.dialect.tell_all(thread.id, &message, |_| true);
        }
        Ok(EmptyObject {})
    }
}

impl families::Ready {
    /// Starts a thread. Its tools work in a worktree, if one is given.
    pub(super) async fn start(
        &self,
        params: ThreadStartParams,
        worktree: Option<&Worktree>,
    ) -> Result<ThreadStartResponse, Failure> {
        let mut tools = from_wire::tools("dynamicTools", params.dynamic_tools.unwrap_or_default())?;
        let context = from_wire::context(&params.additional_context.unwrap_or_default())?;
        let identity = params.identity;
        self.speak_as(&identity);
        tools.extend_from_slice(self.channel_tools(&identity.channel_name));
        let given = identity.workspace_path.filter(|path| !path.is_empty());
        let own = self.connection.services().host.config.cwd();
        let workspace = files::absolute(own, given.as_deref().unwrap_or_default());
        let looked = workspace.clone();
        // Clients on another machine name a folder that is not here, and find their threads by it.
        let is_other = move || looked.exists() && !looked.is_dir();
        if given.is_some() && blocking::run(is_other).await {
            return Err(Failure::invalid("identity.workspacePath", "is no folder"));
        }
        let mut settings = self.defaults(&workspace).await?;
        let mut extra = BTreeMap::new();
        let mut config = params.config.unwrap_or_default();
        self.put_under_profile(&mut config).await?;
        self.choose(&workspace, &mut settings, &mut config).await?;
        extra::settings(&config, &settings).apply(&mut settings);
        extra::instructions(&config, context.as_deref(), &settings.clone()).apply(&mut settings);
        settings.tools = tools;
        if let Some(worktree) = worktree {
            settings.cwd.clone_from(&worktree.cwd);
        }
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
        if let Some(worktree) = worktree {
            keep(extra::WORKTREE, extra::value(&worktree::info(worktree)));
        }
        let origin = Origin {
            client: self.client.name.clone(),
            source: identity.channel_name,
            user: identity.user_id,
            context: identity.channel_context,
            sender: None,
        };
        let chat = origin.context.clone();
        let runs_tools = !settings.tools.is_empty();
        let name = from_wire::thread_name(params.display_name.as_deref())?;
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
        self.note_chat(handle.id(), chat.as_deref(), None);
        self.lend(&handle);
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

    /// Returns the channel for which this client sends requests.
    fn channel(&self) -> String {
        let channel = lock(&self.channel).clone();
        channel.unwrap_or_else(|| self.client.name.clone())
    }
}

impl DotCraftSession {
    pub(super) async fn stored(&self, id: &str) -> Result<Arc<Thread>, Failure> {
        Ok(self.engine().thread(from_wire::thread_id(id)?).await?)
    }

    fn speak_as(&self, identity: &SessionIdentity) {
        *lock(&self.channel) = Some(identity.channel_name.clone());
    }
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
