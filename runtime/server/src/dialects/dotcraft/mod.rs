//! DotCraft AppServer: JSON-RPC 2.0, one message per line or WebSocket frame.
//!
//! `from_wire` and `to_wire` translate, `failure` says what went wrong, `asks` carries questions to the client, `follow`
//! knows what a client follows, `kept` what is kept with a thread, and there is one file per family of methods.

mod asks;
mod connection;
mod failure;
mod families;
mod follow;
mod from_wire;
mod kept;
mod mcp;
mod model;
mod thread;
mod to_wire;
mod turn;

use std::{
    collections::{HashMap, HashSet},
    sync::{
        Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak,
        atomic::{AtomicBool, Ordering},
    },
};

use threadwire_engine::{
    Answer, AnswerSet, Ask, AskClass, BoxFuture, Cursor, Engine, Event, EventKind, Observer,
    Origin, Thread, ThreadChange, ThreadHandle, ThreadId, ThreadSnapshot, TurnQuery, WatchId,
};
use threadwire_host::{HostEvent, HostEventKind, HostObserver, HostWatchId};
use threadwire_protocol::{
    Call, GateContext,
    dotcraft::{
        self, McpStatusUpdatedNotification, Method, NotificationHandlers, SystemEventKind,
        SystemEventNotification, call, errors,
        notification::{McpStatusUpdated, SystemEvent},
    },
    envelope::{Envelope, Id, Malformed, RequestId, RpcError},
};
use tracing::debug;

use self::{
    asks::Waiting,
    failure::Failure,
    families::Ready,
    follow::Follow,
    to_wire::{Flags, WIRE},
};
use crate::{
    connection::{Connection, Message},
    dialect::{Detection, Dialect, Route, Session},
};

/// Requests of one client that may wait for their answers; further ones are refused until some are answered.
const MAX_IN_FLIGHT: usize = 32;

/// Largest message that is taken over HTTP, in bytes.
const MESSAGE_LIMIT: usize = 4 << 20;

/// One DotCraft client.
struct DotCraftSession {
    dialect: Arc<DotCraft>,
    connection: Arc<Connection>,
    client: OnceLock<Arc<Client>>,
    /// Set when the client is ready for what it did not ask for.
    watch: OnceLock<WatchId>,
    host_watch: OnceLock<HostWatchId>,
    /// Set when the client is gone.
    closed: AtomicBool,
    follows: Mutex<HashMap<ThreadId, Follow>>,
    /// Held while the engine's subscriptions are brought in line with `follows`, which takes more than a moment.
    subscribing: tokio::sync::Mutex<()>,
    waiting: Mutex<Waiting>,
    /// Threads to which this client added context, which lasts as long as the client.
    contexts: Mutex<HashSet<ThreadId>>,
    /// On whose behalf the client last spoke.
    speaker: Mutex<Option<Speaker>>,
    this: Weak<Self>,
}

/// What a client said of itself in the handshake.
struct Client {
    name: String,
    flags: Flags,
    /// What it can be asked.
    answers: AnswerSet,
    opt_out: HashSet<String>,
    /// Whether it wants to hear that the configuration changed.
    config_changes: bool,
    /// The channel that it wanted to serve.
    channel: Option<String>,
}

/// On whose behalf a client speaks.
#[derive(Clone)]
struct Speaker {
    channel: String,
    user: Option<String>,
}

/// What the dialect keeps for all its clients: the clients. What one of them does and the engine does not tell of, the
/// others learn here.
#[derive(Debug, Default)]
pub(super) struct DotCraft {
    clients: Mutex<Vec<Weak<DotCraftSession>>>,
}

impl DotCraft {
    /// Returns the sessions of all clients.
    fn clients(&self) -> Vec<Arc<DotCraftSession>> {
        lock(&self.clients)
            .iter()
            .filter_map(Weak::upgrade)
            .collect()
    }
}

impl Dialect for DotCraft {
    fn name(&self) -> &'static str {
        dotcraft::NAME
    }

    fn versions(&self) -> &'static [&'static str] {
        dotcraft::VERSIONS
    }

    fn jsonrpc(&self) -> bool {
        dotcraft::JSONRPC
    }

    fn routes(&self) -> &'static [Route] {
        &[Route {
            path: "/ws",
            message_limit: Some(MESSAGE_LIMIT),
        }]
    }

    fn detect(&self, message: &Envelope<'_>) -> Detection {
        connection::detect(message)
    }

    fn open(self: Arc<Self>, connection: &Arc<Connection>, _version: usize) -> Arc<dyn Session> {
        let session = Arc::new_cyclic(|this| DotCraftSession {
            dialect: Arc::clone(&self),
            connection: Arc::clone(connection),
            client: OnceLock::new(),
            watch: OnceLock::new(),
            host_watch: OnceLock::new(),
            closed: AtomicBool::new(false),
            follows: Mutex::default(),
            subscribing: tokio::sync::Mutex::default(),
            waiting: Mutex::default(),
            contexts: Mutex::default(),
            speaker: Mutex::default(),
            this: this.clone(),
        });
        let mut clients = lock(&self.clients);
        clients.retain(|client| client.strong_count() > 0);
        clients.push(Arc::downgrade(&session));
        session
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Session for DotCraftSession {
    fn receive(self: Arc<Self>, message: Envelope<'_>) {
        let answers = message.result.is_some() || message.error.is_some();
        let refused = match (&message.method, &message.id) {
            _ if !message.jsonrpc => "`jsonrpc` is not \"2.0\"",
            (Some(method), Id::Known(id)) if *id != RequestId::Null => {
                return self.request(method, id.clone(), &message);
            }
            (Some(method), Id::Absent) => {
                // What is unknown or unreadable is ignored: there is nobody to answer to.
                if let Err(error) = dotcraft::notify(&self, method, message.params) {
                    debug!(%method, ?error, "unreadable notification");
                }
                return;
            }
            (Some(_), _) => "`id` is neither text nor a whole number",
            (None, Id::Known(_)) if answers => return self.connection.answered(&message),
            (None, _) => "neither `method` nor an answer",
        };
        let id = match message.id {
            Id::Known(id) => id,
            Id::Absent | Id::Other => RequestId::Null,
        };
        self.refuse(&id, &errors::invalid_request(&refused));
    }

    fn malformed(&self, reason: Malformed) {
        self.refuse(
            &RequestId::Null,
            &match reason {
                Malformed::NotJson | Malformed::TooDeep => errors::parse_error(),
                Malformed::NotAMessage => {
                    errors::invalid_request(&"no object, or a member of the wrong type")
                }
            },
        );
    }

    fn is_known(&self) -> bool {
        self.client.get().is_some()
    }

    fn closed(&self) -> BoxFuture<'_, ()> {
        Box::pin(self.leave())
    }
}

impl NotificationHandlers for DotCraftSession {
    /// The client is ready for what it did not ask for. Before the handshake it is ignored.
    fn initialized(self: &Arc<Self>, _params: dotcraft::EmptyObject) {
        if self.client.get().is_none() || self.is_ready() {
            return;
        }
        let observer: Arc<dyn Observer> = Arc::clone(self) as _;
        // The reader alone sets it, one message after another.
        let _ = self.watch.set(self.engine().watch(observer));
        let events = &self.connection.server.host.events;
        let _ = self.host_watch.set(events.watch(Arc::clone(self) as _));
        let followed: Vec<ThreadId> = lock(&self.follows).keys().copied().collect();
        let session = Arc::clone(self);
        self.connection.spawn(async move {
            for thread in followed {
                if let Some(handle) = session.engine().loaded_thread(thread) {
                    session.show_all(&handle.snapshot().await);
                }
            }
        });
    }
}

impl DotCraftSession {
    fn engine(&self) -> &Engine {
        &self.connection.server.engine
    }

    /// Tells whether the client is ready for what it did not ask for.
    fn is_ready(&self) -> bool {
        self.watch.get().is_some()
    }

    fn refuse(&self, id: &RequestId, error: &RpcError) {
        self.connection.outbox.push(WIRE.error(id, error));
    }

    /// Answers the checks of the protocol in its order: handshake, known method, load, params.
    fn request(self: Arc<Self>, name: &str, id: RequestId, message: &Envelope<'_>) {
        let initialized = self.client.get().is_some();
        let gate = GateContext {
            experimental: true,
            version: WIRE.version,
        };
        let refusal = match Method::from_name(name) {
            Some(Method::Initialize) if initialized => errors::already_initialized(),
            method if !initialized && method != Some(Method::Initialize) => {
                errors::not_initialized()
            }
            None => errors::method_not_found(),
            Some(_) if self.connection.in_flight() >= MAX_IN_FLIGHT => errors::server_overloaded(),
            Some(method) => {
                match call(
                    &self,
                    self.client.get().cloned(),
                    method,
                    Call {
                        id: id.clone(),
                        params: message.params,
                        gate,
                        wire: WIRE,
                    },
                ) {
                    Ok(call) => {
                        self.connection.run(id, WIRE, call);
                        if method == Method::Initialize {
                            self.reject_channel();
                        }
                        return;
                    }
                    Err(error) => Failure::from(error).into(),
                }
            }
        };
        self.refuse(&id, &refusal);
    }

    /// No channels are configured, so a client that wants to serve one is told so and let go.
    fn reject_channel(&self) {
        let Some(channel) = self.client.get().and_then(|client| client.channel.clone()) else {
            return;
        };
        let event = SystemEventNotification {
            channel_name: Some(channel),
            ..to_wire::system_event(SystemEventKind::ChannelRejected)
        };
        self.connection
            .notify(None, WIRE.notification::<SystemEvent>(&event, None), None);
        self.connection.outbox.finish();
    }

    fn show_all(&self, snapshot: &ThreadSnapshot) {
        for ask in &snapshot.asks {
            self.show(ask);
        }
    }

    /// Changes what this client follows of a thread, from `from` on.
    async fn follow(
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
        if let Some(running) = &snapshot.running {
            let last = TurnQuery {
                limit: Some(1),
                cursor: None,
                descending: true,
                items: true,
                ..TurnQuery::default()
            };
            let turns = self.engine().turns(thread, last).await?.data;
            let turn = turns.iter().find(|turn| turn.turn.id == running.id);
            let shown = turn.map(|turn| to_wire::shown_of(turn, &snapshot.asks));
            if let Some(follow) = lock(&self.follows).get_mut(&thread) {
                follow.recall(running.id, shown.unwrap_or_default());
            }
        }
        Ok(snapshot)
    }

    /// Makes this client follow less of a thread.
    async fn unfollow(&self, thread: ThreadId, change: impl FnOnce(&mut Follow)) {
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
            _ => handle.unsubscribe(self.connection.id).await,
        }
    }

    /// Follows a thread again that had left memory, or that asks others now.
    fn follow_again(&self, thread: ThreadId) {
        let Some(session) = self.this.upgrade() else {
            return;
        };
        self.connection.spawn(async move {
            // A thread that is gone once more needs no followers.
            if let Ok(handle) = session.engine().load_thread(thread).await
                && let Ok(snapshot) = session.follow(&handle, Cursor::Live, |_| {}).await
            {
                session.show_all(&snapshot);
            }
        });
    }

    /// Lets go of everything this client had: what it follows, the tools it ran, the context it added.
    async fn leave(&self) {
        self.closed.store(true, Ordering::Release);
        if let Some(watch) = self.watch.get() {
            self.engine().unwatch(*watch);
        }
        if let Some(watch) = self.host_watch.get() {
            self.connection.server.host.events.unwatch(*watch);
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
                // Somebody else may have ended the turn meanwhile.
                let _ = handle
                    .answer(ask.id, Answer::Failed { message }, self.connection.id)
                    .await;
            }
        }
        for (thread, follow) in follows {
            self.connection.unfollow([thread]).await;
            if follow.tools {
                self.drop_tools(thread).await;
            }
        }
        let contexts: Vec<ThreadId> = lock(&self.contexts).drain().collect();
        for thread in contexts {
            self.drop_context(thread).await;
        }
    }

    /// Tells every client, or those that `wants` picks.
    fn tell_all(
        &self,
        thread: ThreadId,
        message: &Message,
        wants: impl Fn(&DotCraftSession) -> bool,
    ) {
        for session in self.dialect.clients() {
            if wants(&session) {
                session.deliver(Some(thread), std::slice::from_ref(message));
                session.connection.outbox.flush();
            }
        }
    }

    /// Tells the client something that is about no thread.
    fn tell(&self, message: &Message) {
        self.deliver(None, std::slice::from_ref(message));
        self.connection.outbox.flush();
    }

    /// Queues messages, except those that the client does not want or is not ready for.
    fn deliver(&self, thread: Option<ThreadId>, messages: &[Message]) {
        if let Some(client) = self.client.get().filter(|_| self.is_ready()) {
            self.connection.deliver(thread, messages, &client.opt_out);
        }
    }

    /// Takes an event that everyone is told of.
    fn thread_event(&self, event: &Arc<Event>, flags: Flags) {
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
            self.connection.retract(|ask| ask.thread == event.thread);
        }
        self.deliver_shared(event, flags);
    }

    fn deliver_shared(&self, event: &Arc<Event>, flags: Flags) {
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
                let config = &self.connection.server.host.config;
                let is_ours = folder
                    .as_deref()
                    .is_none_or(|folder| folder == config.cwd());
                let wants = |client: &Arc<Client>| client.config_changes;
                if is_ours
                    && self.client.get().is_some_and(wants)
                    && let Some(message) = to_wire::host::config_changed(keys, *by)
                {
                    self.tell(&message);
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
        let (told, recalled) = {
            let mut follows = lock(&self.follows);
            let Some(follow) = follows.get_mut(&event.thread) else {
                return;
            };
            (follow.take(event, flags), event.seq <= follow.recalled)
        };
        self.deliver(Some(event.thread), &told.own);
        if told.shared {
            self.deliver_shared(event, flags);
        }
        match &event.kind {
            EventKind::AskOpened(ask) if !recalled => self.show(ask),
            EventKind::AskSettled { ask, .. } => self.settle(ask),
            EventKind::ToolServerChanged(server) => self.show_server(event.thread, server),
            _ => {}
        }
        if told.over
            && let Some(session) = self.this.upgrade()
        {
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
            let follow = follows.entry(thread.id).or_default();
            follow.note(thread);
            follow.subscribed = true;
        }
        follows_parent
    }

    fn panicked(&self) {
        self.connection.fail(WIRE);
    }

    fn backlog(&self) -> Option<threadwire_engine::BoxFuture<'static, ()>> {
        self.connection.backlog()
    }

    fn flush(&self) {
        self.connection.outbox.flush();
    }
}

impl Ready {
    /// Names this client in what it makes.
    fn origin(&self, thread: Option<&Origin>) -> Origin {
        let client = self.client.name.clone();
        let speaker = lock(&self.speaker).clone();
        Origin {
            source: match (&speaker, thread) {
                (Some(speaker), _) => speaker.channel.clone(),
                (None, Some(thread)) => thread.source.clone(),
                (None, None) => client.clone(),
            },
            client,
            user: speaker
                .and_then(|speaker| speaker.user)
                .or_else(|| thread?.user.clone()),
            context: thread.and_then(|thread| thread.context.clone()),
        }
    }
}
