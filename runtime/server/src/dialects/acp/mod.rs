//! Agent Client Protocol: JSON-RPC 2.0 between an editor and an agent.
//!
//! `from_wire` and `to_wire` translate, `view` knows what the client has seen, `modes` shows settings as modes and
//! options, `failure` says what went wrong, `asks` carries questions to the client, `connection` and `session` hold the
//! methods.

mod asks;
mod connection;
mod failure;
mod families;
mod from_wire;
mod modes;
mod session;
mod to_wire;
mod view;

use std::{
    collections::{HashMap, hash_map::Entry},
    panic::AssertUnwindSafe,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
};

use futures_util::FutureExt;
use threadwire_engine::{
    AnswerSet, BoxFuture, Cursor, Event, EventKind, Observer, Origin, Subscriber, Thread,
    ThreadChange, ThreadHandle, ThreadId, ThreadSnapshot, Turn, TurnId, TurnWithItems,
};
use threadwire_protocol::{
    Call, GateContext,
    acp::{self as wire, Method, NotificationHandlers, call, errors},
    envelope::{Envelope, Id, Malformed, PendingCall, RequestId, RpcError},
};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;
use tracing::{debug, warn};

use self::{
    failure::Failure,
    families::Ready,
    from_wire::Trace,
    modes::Choices,
    to_wire::{Flags, WIRE},
    view::{Message, View},
};
use crate::{
    connection::Connection,
    dialect::{Detection, Dialect, Route, Session},
};

/// Requests of one client that may wait for their answers; further ones are refused until some are answered.
const MAX_IN_FLIGHT: usize = 1024;

/// The key of what this server adds to the protocol, in `_meta`.
const EXTENSION: &str = "threadwire";

/// One ACP client.
struct AcpSession {
    connection: Arc<Connection>,
    client: Mutex<Option<Arc<Client>>>,
    /// The sessions that are open on this connection.
    open: Mutex<HashMap<ThreadId, Open>>,
    /// Threads that work for those sessions, with the session that their questions are asked in.
    spawned: Mutex<HashMap<ThreadId, ThreadId>>,
    /// The prompts that wait for their answers.
    prompts: Mutex<HashMap<RequestId, Pending>>,
    this: Weak<Self>,
}

/// What a client said of itself in the handshake.
struct Client {
    name: String,
    flags: Flags,
    /// Whether it shows forms.
    forms: bool,
    /// Whether it sends the user to web pages.
    pages: bool,
}

/// A prompt as a request.
struct Pending {
    thread: ThreadId,
    /// Fires when the answer is queued.
    answered: CancellationToken,
}

/// A session that is open on this connection.
struct Open {
    handle: ThreadHandle,
    /// The turn that runs, whoever started it.
    running: Option<TurnId>,
    view: View,
    /// The settings as they were last shown; `None` until the session is set up.
    choices: Option<Choices>,
    prompt: Option<Prompt>,
    /// Those who wait for the end of a turn.
    ends: Vec<mpsc::UnboundedSender<Arc<Turn>>>,
    /// Events that happen while the session is set up; `None` once they are shown as they come.
    waiting: Option<Vec<Arc<Event>>>,
}

/// A prompt as part of a session.
struct Prompt {
    /// Marks the message in the thread, so that the client is not shown what it said itself.
    message: String,
    /// The turn, once it has started.
    turn: Option<TurnId>,
    /// Whether the turn is to be stopped as soon as it has started.
    cancelled: bool,
    trace: Trace,
}

impl Prompt {
    fn new(trace: Trace) -> Self {
        Self {
            message: uuid::Uuid::now_v7().to_string(),
            turn: None,
            cancelled: false,
            trace,
        }
    }
}

impl Open {
    /// Waits for turns to end.
    fn ends(&mut self) -> mpsc::UnboundedReceiver<Arc<Turn>> {
        let (sender, ends) = mpsc::unbounded_channel();
        self.ends.push(sender);
        ends
    }

    /// Returns the turn to interrupt, if one runs. One that is about to start is interrupted when it has.
    fn cancel(&mut self) -> Option<TurnId> {
        let starting = self.prompt.as_mut().and_then(|prompt| {
            prompt.cancelled = true;
            prompt.turn
        });
        self.running.or(starting)
    }
}

/// The dialect. It keeps nothing for all its clients.
#[derive(Debug)]
pub(super) struct Acp;

impl Dialect for Acp {
    fn name(&self) -> &'static str {
        wire::NAME
    }

    fn versions(&self) -> &'static [&'static str] {
        wire::VERSIONS
    }

    fn jsonrpc(&self) -> bool {
        wire::JSONRPC
    }

    fn routes(&self) -> &'static [Route] {
        &[Route {
            path: "/acp",
            message_limit: None,
        }]
    }

    fn detect(&self, message: &Envelope<'_>) -> Detection {
        connection::detect(message)
    }

    fn open(self: Arc<Self>, connection: &Arc<Connection>, _version: usize) -> Arc<dyn Session> {
        Arc::new_cyclic(|this| AcpSession {
            connection: Arc::clone(connection),
            client: Mutex::default(),
            open: Mutex::default(),
            spawned: Mutex::default(),
            prompts: Mutex::default(),
            this: this.clone(),
        })
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Session for AcpSession {
    fn receive(self: Arc<Self>, message: Envelope<'_>) {
        match (&message.method, &message.id) {
            (Some(_), Id::Known(id)) if !message.jsonrpc => {
                let error = errors::invalid_request(&"`jsonrpc` is not \"2.0\"");
                self.connection.outbox.push(WIRE.error(id, &error));
            }
            (Some(_), _) if !message.jsonrpc => self.refuse("`jsonrpc` is not \"2.0\""),
            (Some(method), Id::Known(id)) => self.request(method, id.clone(), &message),
            (Some(method), Id::Absent) => match wire::notify(&self, method, message.params) {
                Ok(true) => {}
                // What is unknown or unreadable is ignored: there is nobody to answer to.
                Ok(false) => debug!(%method, "unknown notification"),
                Err(error) => debug!(%method, ?error, "unreadable notification"),
            },
            (Some(_), Id::Other) => self.refuse("an id is a string, an integer or null"),
            (None, _) if message.result.is_some() || message.error.is_some() => {
                self.connection.answered(&message)
            }
            (None, _) => self.refuse("neither a method nor a result nor an error"),
        }
    }

    fn malformed(&self, reason: Malformed) {
        match reason {
            Malformed::NotJson | Malformed::TooDeep => self.answer_nobody(&errors::parse_error()),
            Malformed::NotAMessage => {
                self.refuse("a message is one object; batches are not supported")
            }
        }
    }

    fn is_known(&self) -> bool {
        self.client().is_some()
    }

    fn closed(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            // Those who wait for the end of a turn learn that nobody is left to tell.
            let open: Vec<Open> = lock(&self.open)
                .drain()
                .map(|(_, session)| session)
                .collect();
            for session in open {
                session.handle.unsubscribe(self.connection.id).await;
            }
            self.leave_spawned(None).await;
        })
    }
}

impl NotificationHandlers for AcpSession {
    fn session_cancel(self: &Arc<Self>, params: wire::CancelNotification) {
        if let Ok(thread) = from_wire::session_id(&params.session_id) {
            self.cancel(thread);
        }
    }

    fn cancel_request(self: &Arc<Self>, params: wire::CancelRequestNotification) {
        let id = match params.request_id {
            Some(wire::RequestId::Number(id)) => RequestId::Int(id),
            Some(wire::RequestId::String(id)) => RequestId::Text(id.into()),
            Some(wire::RequestId::Unknown(_)) => return,
            None => RequestId::Null,
        };
        // Only prompts take long enough to be worth it.
        let thread = lock(&self.prompts).get(&id).map(|pending| pending.thread);
        if let Some(thread) = thread {
            self.cancel(thread);
        }
    }
}

impl AcpSession {
    fn engine(&self) -> &threadwire_engine::Engine {
        &self.connection.server.engine
    }

    fn client(&self) -> Option<Arc<Client>> {
        lock(&self.client).clone()
    }

    /// Answers a message that names no request.
    fn answer_nobody(&self, error: &RpcError) {
        self.connection
            .outbox
            .push(WIRE.error(&RequestId::Null, error));
    }

    fn refuse(&self, detail: &'static str) {
        self.answer_nobody(&errors::invalid_request(&detail));
    }

    fn request(self: Arc<Self>, name: &str, id: RequestId, message: &Envelope<'_>) {
        let gate = GateContext {
            experimental: true,
            version: WIRE.version,
        };
        let client = self.client();
        let refusal = match Method::from_name(name) {
            method if client.is_none() && method != Some(Method::Initialize) => {
                errors::not_initialized()
            }
            None => errors::method_not_found(&name),
            Some(_) if self.connection.in_flight() >= MAX_IN_FLIGHT => {
                let reason = "too many requests wait for their answers: retry later";
                errors::internal_error(&reason)
            }
            Some(method) => {
                let request = Call {
                    id: id.clone(),
                    params: message.params,
                    gate,
                    wire: WIRE,
                };
                match call(&self, client, method, request) {
                    Ok(call) => return self.run(method, id, message, call),
                    Err(error) => Failure::from(error).into(),
                }
            }
        };
        self.connection.outbox.push(WIRE.error(&id, &refusal));
    }

    fn run(
        self: Arc<Self>,
        method: Method,
        id: RequestId,
        message: &Envelope<'_>,
        call: PendingCall,
    ) {
        match method {
            Method::SessionPrompt => self.run_prompt(id, message, call),
            _ => self.connection.run(id, WIRE, call),
        }
    }

    /// Runs a prompt beside everything else. Its answer goes the way of the session's updates, so that it follows them
    /// also where they are held back until another answer is out.
    fn run_prompt(self: Arc<Self>, id: RequestId, message: &Envelope<'_>, call: PendingCall) {
        #[derive(serde::Deserialize)]
        #[serde(rename_all = "camelCase")]
        struct Peek {
            session_id: ThreadId,
        }
        let thread = message
            .params
            .and_then(|params| serde_json::from_str::<Peek>(params.get()).ok())
            .map(|peek| peek.session_id);
        let answered = CancellationToken::new();
        let mut is_listed = false;
        if let (Some(thread), Entry::Vacant(place)) =
            (thread, lock(&self.prompts).entry(id.clone()))
        {
            place.insert(Pending {
                thread,
                answered: answered.clone(),
            });
            is_listed = true;
        }
        let session = Arc::clone(&self);
        let mut answer = Box::pin(async move {
            let frame = AssertUnwindSafe(call.answer)
                .catch_unwind()
                .await
                .unwrap_or_else(|_| {
                    warn!(%id, "a handler panicked");
                    WIRE.error(&id, &errors::internal_error(&"unexpected failure"))
                });
            if is_listed {
                lock(&session.prompts).remove(&id);
            }
            session.connection.notify(thread, frame, None);
            session.connection.outbox.flush();
            answered.cancel();
        });
        // What it does at once happens now, so that a cancellation that follows finds the prompt.
        if answer.as_mut().now_or_never().is_none() {
            self.connection.spawn(answer);
        }
    }

    /// Stops the running turn of a session, or the one that is about to start. A turn that starts later goes on.
    fn cancel(&self, thread: ThreadId) {
        let (handle, turn) = {
            let mut open = lock(&self.open);
            let Some(session) = open.get_mut(&thread) else {
                return;
            };
            let Some(turn) = session.cancel() else { return };
            (session.handle.clone(), turn)
        };
        self.connection.spawn(async move {
            if let Err(error) = handle.interrupt(Some(turn)).await {
                debug!(%error, %thread, "nothing to cancel");
            }
        });
    }

    /// Returns a session that is open on this connection.
    fn opened(&self, session_id: &str) -> Result<ThreadHandle, Failure> {
        let id = from_wire::session_id(session_id)?;
        let open = lock(&self.open);
        let session = open
            .get(&id)
            .ok_or_else(|| errors::session_not_found(&session_id))?;
        Ok(session.handle.clone())
    }

    /// Subscribes to a thread. Its events wait until [`AcpSession::go_live`].
    async fn subscribe(&self, handle: &ThreadHandle) -> Result<ThreadSnapshot, Failure> {
        let closing = || errors::internal_error(&"the connection is closing");
        let observer = self.this.upgrade().ok_or_else(closing)?;
        let client = self.client().ok_or_else(closing)?;
        let id = handle.id();
        {
            let mut open = lock(&self.open);
            let session = open.entry(id).or_insert_with(|| Open {
                handle: handle.clone(),
                running: None,
                view: View::new(id, client.flags),
                choices: None,
                prompt: None,
                ends: Vec::new(),
                waiting: None,
            });
            session.handle = handle.clone();
            session.view = View::new(id, client.flags);
            session.waiting = Some(Vec::new());
        }
        let subscriber = self.subscriber(observer, &client);
        Ok(handle.subscribe(subscriber, Cursor::Live).await)
    }

    fn subscriber(&self, observer: Arc<Self>, client: &Client) -> Subscriber {
        let answers = AnswerSet {
            approval: true,
            input: client.forms,
            tool_call: false,
            elicitation: client.forms || client.pages,
        };
        self.connection.subscriber(observer, answers)
    }

    /// Follows what already works for a session, and shows what it asks.
    async fn follow_spawned(&self, session: ThreadId) {
        let (Some(observer), Some(client)) = (self.this.upgrade(), self.client()) else {
            return;
        };
        let subscriber = self.subscriber(observer, &client);
        let asks = || async {
            let followed = self.engine().follow_spawned(session, &subscriber).await;
            let asks = followed.into_iter().flat_map(|snapshot| snapshot.asks);
            asks.collect::<Vec<_>>()
        };
        let open = asks().await;
        if open.is_empty() {
            return;
        }
        if let Some(session) = lock(&self.open).get(&session) {
            open.iter().for_each(|ask| self.show(session, ask));
        }
        // What was settled before it was shown is taken back.
        let still = asks().await;
        for ask in &open {
            if !still.iter().any(|other| other.id == ask.id) {
                self.settle(ask);
            }
        }
        self.connection.outbox.flush();
    }

    /// Shows the completed items of a turn of the history.
    fn replay_turn(&self, thread: ThreadId, turn: &TurnWithItems, running: bool) {
        let mut open = lock(&self.open);
        let Some(session) = open.get_mut(&thread) else {
            return;
        };
        for item in turn.items.iter().filter(|item| item.completed_at.is_some()) {
            session.view.replay(item, running, &mut |message| {
                self.connection.outbox.push(message.frame)
            });
        }
    }

    /// Shows the plan as it is, at the end of the history.
    fn replay_plan(&self, snapshot: &ThreadSnapshot) {
        if let Some(plan) = &snapshot.thread.plan {
            let frame = to_wire::update(snapshot.thread.id, to_wire::plan(plan));
            self.connection.outbox.push(frame);
        }
    }

    /// Shows what runs, then what happened since the snapshot, and from then on everything as it comes.
    fn go_live(&self, snapshot: &ThreadSnapshot, choices: Choices) -> Result<(), Failure> {
        let id = snapshot.thread.id;
        let mut open = lock(&self.open);
        let session = open
            .get_mut(&id)
            .ok_or_else(|| errors::session_not_found(&id))?;
        session.choices = Some(choices);
        session.running = snapshot.running.as_ref().map(|running| running.id);
        for item in &snapshot.open_items {
            if !session.view.was_replayed(&item.id) {
                session
                    .view
                    .catch_up(item, &mut |message| self.push(id, message));
            }
        }
        for ask in &snapshot.asks {
            self.show(session, ask);
        }
        for event in session.waiting.take().unwrap_or_default() {
            self.event(session, &event);
        }
        self.connection.outbox.flush();
        Ok(())
    }

    /// Tells the user something about an open session, if the client shows such things.
    fn warn(&self, thread: ThreadId, text: &str) {
        if let Some(session) = lock(&self.open).get(&thread) {
            let severity = wire::NoticeSeverity::Warning;
            session
                .view
                .notice(severity, text, &mut |message| self.push(thread, message));
            self.connection.outbox.flush();
        }
    }

    /// Lets go of a session.
    async fn detach(&self, thread: ThreadId) {
        let session = lock(&self.open).remove(&thread);
        if let Some(session) = session {
            session.handle.unsubscribe(self.connection.id).await;
        }
        self.leave_spawned(Some(thread)).await;
    }

    /// Lets go of the threads that work for a session, or of all of them.
    async fn leave_spawned(&self, session: Option<ThreadId>) {
        let left: Vec<ThreadId> = {
            let mut spawned = lock(&self.spawned);
            let of_session = |_: &ThreadId, of: &mut ThreadId| session.is_none_or(|one| one == *of);
            spawned.extract_if(of_session).map(|(id, _)| id).collect()
        };
        self.connection.unfollow(left).await;
    }

    fn push(&self, thread: ThreadId, message: Message) {
        self.connection
            .notify(Some(thread), message.frame, message.merge);
    }

    fn event(&self, session: &mut Open, event: &Arc<Event>) {
        match &event.kind {
            EventKind::AskOpened(ask) => return self.show(session, ask),
            EventKind::AskSettled { ask, .. } => return self.settle(ask),
            EventKind::ThreadChanged {
                change: ThreadChange::Settings,
                thread,
            } => {
                let choices = Choices::of(&thread.settings, &self.engine().agent().models());
                return self.show_choices(session, event.thread, choices);
            }
            EventKind::TurnStarted(turn) => session.running = Some(turn.id),
            EventKind::TurnEnded { .. } => session.running = None,
            _ => {}
        }
        let own = session
            .prompt
            .as_ref()
            .map(|prompt| prompt.message.as_str());
        session
            .view
            .show(event, own, &mut |message| self.push(event.thread, message));
        if let EventKind::TurnEnded { turn, .. } = &event.kind {
            // The last update of the turn is queued; now its prompt may be answered.
            session
                .ends
                .retain(|waiting| waiting.send(Arc::clone(turn)).is_ok());
        }
    }

    /// Shows settings that changed.
    fn show_choices(&self, session: &mut Open, thread: ThreadId, choices: Choices) {
        let before = session.choices.replace(choices.clone());
        let changed = |same: fn(&Choices, &Choices) -> bool| {
            before.as_ref().is_none_or(|before| !same(before, &choices))
        };
        let push = |update| {
            self.push(
                thread,
                Message {
                    frame: to_wire::update(thread, update),
                    merge: None,
                },
            )
        };
        if changed(|a, b| a.modes.current_mode_id == b.modes.current_mode_id) {
            let current_mode_id = choices.modes.current_mode_id.clone();
            push(wire::SessionUpdate::CurrentModeUpdate(
                wire::CurrentModeUpdate {
                    current_mode_id,
                    meta: None,
                },
            ));
        }
        if changed(|a, b| a.options == b.options) {
            let config_options = choices.options.clone();
            push(wire::SessionUpdate::ConfigOptionUpdate(
                wire::ConfigOptionUpdate {
                    config_options,
                    meta: None,
                },
            ));
        }
    }
}

impl Observer for AcpSession {
    fn on_event(&self, event: &Arc<Event>) {
        let mut open = lock(&self.open);
        if matches!(
            event.kind,
            EventKind::ThreadDeleted | EventKind::ThreadUnloaded
        ) {
            open.remove(&event.thread);
            lock(&self.spawned).remove(&event.thread);
            return;
        }
        let Some(session) = open.get_mut(&event.thread) else {
            // Of what works for a session its client is only asked for consent.
            let session = lock(&self.spawned).get(&event.thread).copied();
            let session = session.and_then(|session| open.get(&session));
            match (&event.kind, session) {
                (EventKind::AskOpened(ask), Some(session)) => self.show(session, ask),
                (EventKind::AskSettled { ask, .. }, _) => self.settle(ask),
                _ => {}
            }
            return;
        };
        match &mut session.waiting {
            Some(waiting) => waiting.push(Arc::clone(event)),
            None => self.event(session, event),
        }
    }

    fn follows_spawned(&self, parent: ThreadId, thread: &Arc<Thread>) -> bool {
        let open = lock(&self.open);
        let mut spawned = lock(&self.spawned);
        let session = match open.contains_key(&parent) {
            true => Some(parent),
            false => spawned.get(&parent).copied(),
        };
        if let Some(session) = session.filter(|_| !open.contains_key(&thread.id)) {
            spawned.insert(thread.id, session);
        }
        session.is_some()
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
    fn origin(&self) -> Origin {
        Origin {
            client: self.client.name.clone(),
            source: "acp".to_owned(),
            user: None,
            context: None,
        }
    }
}
