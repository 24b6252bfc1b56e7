//! Subscribes a client to threads, and sends it the events of threads and of the server.

use std::sync::{Arc, atomic::Ordering};

use threadwire_engine::{
    Answer, Ask, AskClass, Cursor, Event, EventKind, Observer, Thread, ThreadChange, ThreadHandle,
    ThreadId, ThreadSnapshot, TurnQuery,
};
use threadwire_host::{HostEvent, HostEventKind, HostObserver};
use threadwire_protocol::{
    NotificationMethod as _,
    dotcraft::{
        McpStatusUpdatedNotification, errors,
        notification::{ItemToolCallArgumentsDelta, McpStatusUpdated},
    },
};

use super::{
    Client, DotCraftSession,
    failure::Failure,
    follow::Follow,
    lock, mcp,
    progress::is_progress,
    to_wire::{self, Flags, WIRE},
};

impl DotCraftSession {
    pub(super) fn show_all(&self, snapshot: &ThreadSnapshot) {
        for ask in &snapshot.asks {
            self.show(ask);
        }
    }

    /// Changes what this client follows of a thread, and subscribes it from the cursor `from`.
    pub(super) async fn follow(
        &self,
        handle: &ThreadHandle,
        from: Cursor,
        change: impl FnOnce(&mut Follow),
    ) -> Result<ThreadSnapshot, Failure> {
        let _order = self.subscribing.lock().await;
        let observer = self.this.upgrade().ok_or_else(errors::internal_error)?;
        let thread = handle.id();
        if self.closed.load(Ordering::Acquire) {
            return Err(errors::internal_error().into());
        }
        let can = self
            .client
            .get()
            .map(|client| client.answers)
            .unwrap_or_default();
        let row = self.engine().thread(thread).await?;
        let answers = {
            let mut follows = lock(&self.follows);
            let follow = follows.entry(thread).or_default();
            follow.note(&row);
            change(follow);
            follow.answers(can)
        };
        let connection = &self.connection;
        let snapshot = connection.follow(handle, observer, answers, from).await;
        if let Some(follow) = lock(&self.follows).get_mut(&thread) {
            follow.join(&snapshot);
        }
        self.join_terminals(&snapshot);
        if let Some(running) = &snapshot.running {
            let last = TurnQuery {
                limit: Some(1),
                cursor: None,
                descending: true,
                items: true,
                asks: true,
                ..TurnQuery::default()
            };
            let turns = self.engine().turns(thread, last).await?.data;
            let turn = turns.iter().find(|turn| turn.turn.id == running.id);
            let shown = turn.map(|turn| to_wire::shown_of(turn, &snapshot.asks));
            if let Some(follow) = lock(&self.follows).get_mut(&thread) {
                follow.recall(running.id, shown.unwrap_or_default());
            }
        }
        if let Some(session) = self.this.upgrade() {
            session.watch_terminals(thread);
        }
        Ok(snapshot)
    }

    /// Reduces what this client follows of a thread. Unsubscribes it if nothing is left.
    pub(super) async fn unfollow(&self, thread: ThreadId, change: impl FnOnce(&mut Follow)) {
        let _order = self.subscribing.lock().await;
        let can = self
            .client
            .get()
            .map(|client| client.answers)
            .unwrap_or_default();
        let answers = {
            let mut follows = lock(&self.follows);
            let Some(follow) = follows.get_mut(&thread) else {
                return;
            };
            change(follow);
            let answers = follow.is_needed().then(|| follow.answers(can));
            if answers.is_none() {
                follows.remove(&thread);
            }
            answers
        };
        let Some(handle) = self.engine().loaded_thread(thread) else {
            return;
        };
        match (answers, self.this.upgrade()) {
            (Some(answers), Some(observer)) => {
                self.connection
                    .follow(&handle, observer, answers, Cursor::Live)
                    .await;
            }
            _ => {
                handle.unsubscribe(self.connection.client()).await;
                self.leave_terminals(&handle).await;
            }
        }
    }

    /// Follows a thread no longer whose input of this client was removed. Where a turn started with the input, it runs by
    /// the time that the thread answers, or its start was seen here.
    async fn settle_left(&self, thread: ThreadId) {
        let Some(handle) = self.engine().loaded_thread(thread) else {
            return;
        };
        if handle.snapshot().await.running.is_none() {
            self.unfollow(thread, Follow::note_removal).await;
        }
    }

    /// Subscribes again to a thread that was unloaded, or whose automatic decision changed.
    pub(super) fn follow_again(&self, thread: ThreadId) {
        let Some(session) = self.this.upgrade() else {
            return;
        };
        self.connection.spawn(async move {
            // Errors are ignored: a thread that is gone again needs no subscribers.
            if let Ok(handle) = session.engine().load_thread(thread).await
                && let Ok(snapshot) = session.follow(&handle, Cursor::Live, |_| {}).await
            {
                session.show_all(&snapshot);
            }
        });
    }

    /// Releases everything of this client: its subscriptions, the tools it ran, and the context it added.
    pub(super) async fn leave(&self) {
        self.closed.store(true, Ordering::Release);
        self.left.cancel();
        self.take_back();
        if let Some(watch) = self.watch.get() {
            self.engine().unwatch(*watch);
        }
        if let Some(watch) = self.host_watch.get() {
            self.connection.services().host.events.unwatch(*watch);
        }
        let follows: Vec<(ThreadId, Follow)> = {
            let _order = self.subscribing.lock().await;
            lock(&self.follows).drain().collect()
        };
        let is_call = |ask: &Ask| ask.kind.class() == AskClass::ToolCall;
        let calls = self.connection.retract(is_call);
        for ask in calls {
            if let Some(handle) = self.engine().loaded_thread(ask.thread) {
                let message = "the client that runs the tool has left".to_owned();
                // The answer fails if the turn has ended in the meantime.
                let _ = handle
                    .answer(ask.id, Answer::Failed { message }, self.connection.client())
                    .await;
            }
        }
        for (thread, follow) in follows {
            self.connection.unfollow([thread]).await;
            if follow.tools {
                self.drop_tools(thread).await;
            }
        }
        self.drop_apps().await;
        let contexts: Vec<ThreadId> = lock(&self.contexts).drain().collect();
        for thread in contexts {
            self.drop_context(thread).await;
        }
    }

    /// Handles an event that every client gets.
    pub(super) fn thread_event(&self, event: &Arc<Event>, flags: Flags) {
        {
            let mut follows = lock(&self.follows);
            if let EventKind::ThreadDeleted = event.kind {
                follows.remove(&event.thread);
            }
            if let Some(follow) = follows.get_mut(&event.thread) {
                if event.seq <= follow.recalled {
                    return;
                }
                if let EventKind::ThreadChanged { change, thread } = &event.kind
                    && (follow.note(thread) || *change == ThreadChange::Unarchived)
                {
                    self.follow_again(event.thread);
                }
            }
        }
        if matches!(
            event.kind,
            EventKind::ThreadDeleted | EventKind::ThreadUnloaded
        ) {
            lock(&self.waiting).forget_thread(event.thread);
            lock(&self.terminals).retain(|(thread, _), _| *thread != event.thread);
            self.connection.retract(|ask| ask.thread == event.thread);
        }
        self.deliver_shared(event, flags);
    }

    pub(super) fn deliver_shared(&self, event: &Arc<Event>, flags: Flags) {
        let messages = event
            .memo
            .get_or_make(flags.memo_key(), || to_wire::messages(event, flags));
        self.deliver(Some(event.thread), &messages);
    }
}

impl HostObserver for DotCraftSession {
    fn on_host_event(&self, event: &Arc<HostEvent>) {
        match &event.kind {
            HostEventKind::ConfigChanged { folder, keys, by } => {
                let config = &self.connection.services().host.config;
                let is_ours = folder
                    .as_deref()
                    .is_none_or(|folder| folder == config.cwd());
                let wants = |client: &Arc<Client>| client.config_changes;
                if is_ours
                    && self.client.get().is_some_and(wants)
                    && let Some(message) = to_wire::host::config_changed(keys, by.as_deref())
                {
                    self.tell(&message);
                }
            }
            HostEventKind::JobChanged {
                folder,
                job,
                removed,
            } if *folder == self.workspace().folders().workspace => {
                self.tell(&to_wire::host::job_changed(job, *removed));
            }
            HostEventKind::TaskChanged { folder, task }
                if *folder == self.workspace().folders().workspace =>
            {
                self.tell(&to_wire::host::task_changed(folder, task));
            }
            // What goes to a channel is delivered by `adapter::results`.
            HostEventKind::RunEnded { folder, result, .. }
                if *folder == self.workspace().folders().workspace && result.place.is_none() =>
            {
                self.tell(&to_wire::host::run_ended(result));
            }
            HostEventKind::WorkspaceChanged(change) => {
                let workspace = self.workspace();
                let wants = |client: &Arc<Client>| client.config_changes;
                if change.folder == workspace.folders().workspace
                    && self.client.get().is_some_and(wants)
                {
                    self.tell(&to_wire::host::workspace_changed(change));
                }
            }
            HostEventKind::McpServerChanged {
                name,
                server,
                status,
            } if status.is_some() || !server.enabled => {
                let server = mcp::status(name, server, status.as_deref());
                self.tell(&to_wire::message::<McpStatusUpdated>(
                    &McpStatusUpdatedNotification { server },
                ));
            }
            _ => {}
        }
    }
}

impl Observer for DotCraftSession {
    fn on_event(&self, event: &Arc<Event>) {
        let Some(flags) = self.client.get().map(|client| client.flags) else {
            return;
        };
        if event.kind.is_thread_level() {
            return self.thread_event(event, flags);
        }
        if flags.terminals {
            self.terminal_event(event, flags);
        }
        let (told, recalled) = {
            let mut follows = lock(&self.follows);
            let Some(follow) = follows.get_mut(&event.thread) else {
                return;
            };
            (follow.take(event, flags), event.seq <= follow.recalled)
        };
        self.deliver(Some(event.thread), &told.own);
        if told.shared {
            let knows_call = told.knows_call;
            let flags = Flags {
                knows_call,
                ..flags
            };
            self.deliver_shared(event, flags);
        }
        match &event.kind {
            EventKind::AskOpened(ask) if !recalled => self.show(ask),
            EventKind::AskSettled { ask, .. } => self.settle(ask),
            EventKind::ToolServerChanged(server) => self.show_server(event.thread, server),
            _ => {}
        }
        let progress = is_progress(&event.kind);
        if !(progress || told.over || told.left) {
            return;
        }
        let Some(session) = self.this.upgrade() else {
            return;
        };
        if progress {
            session.note_progress(event);
        }
        if told.left {
            let (session, thread) = (Arc::clone(&session), event.thread);
            self.connection
                .spawn(async move { session.settle_left(thread).await });
        }
        if told.over {
            let thread = event.thread;
            self.connection
                .spawn(async move { session.unfollow(thread, |_| {}).await });
        }
    }

    fn follows_spawned(&self, parent: ThreadId, thread: &Arc<Thread>) -> bool {
        let mut follows = lock(&self.follows);
        let follows_parent = follows
            .get(&parent)
            .is_some_and(|follow| follow.subscribed || follow.inline.is_some());
        if follows_parent {
            self.connection.attach(thread.id);
            let follow = follows.entry(thread.id).or_default();
            follow.note(thread);
            follow.subscribed = true;
        }
        follows_parent
    }

    fn attends(&self, thread: ThreadId) -> bool {
        lock(&self.follows)
            .get(&thread)
            .is_some_and(Follow::attends)
    }

    fn wants_calls(&self, _: ThreadId) -> bool {
        let method = ItemToolCallArgumentsDelta::NAME;
        let wants =
            |client: &Arc<Client>| client.flags.streaming && !client.opt_out.contains(method);
        self.client.get().is_some_and(wants)
    }

    fn wants_commands(&self) -> bool {
        self.client.get().is_some_and(|one| one.flags.terminals)
    }

    fn panicked(&self) {
        self.connection.fail(WIRE);
    }

    fn backlog(&self, _: ThreadId) -> Option<threadwire_engine::BoxFuture<'static, ()>> {
        self.connection.backlog()
    }

    fn flush(&self) {
        self.connection.flush();
    }
}
