//! DotCraft AppServer: JSON-RPC 2.0, one message per line or WebSocket frame.
//!
//! `from_wire` and `to_wire` convert values, `failure` converts errors, `asks` sends questions to the client, `follow`
//! tracks what a client follows, `progress` what subagents do and `stalled` which
//! commands say nothing, `observe` manages its subscriptions and sends it events, `extra` defines the data that
//! is stored with a thread, `ending` waits for turns that the dialect starts itself, and each family of methods has a
//! file.

mod adapter;
mod apps;
mod asks;
mod automation;
mod channel;
mod children;
mod command;
mod commit;
mod connection;
mod consolidate;
mod cron;
mod dreams;
mod editor;
mod ending;
mod evaluator;
mod extra;
mod failure;
mod families;
mod follow;
mod from_wire;
mod goal;
mod lending;
mod maintenance;
mod mcp;
mod memory;
mod model;
mod observe;
mod plugin;
mod profiles;
mod progress;
mod provider;
mod skills;
mod stalled;
mod subagent;
mod terminal;
mod thread;
mod to_wire;
mod tool;
mod tool_ui;
mod turn;
mod usage;
mod welcome;
mod workspace;
mod worktree;

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, OnceLock, Weak, atomic::AtomicBool},
    time::Duration,
};

use serde_json::value::RawValue;
use threadwire_engine::{
    AnswerSet, BoxFuture, Engine, Observer, Origin, ThreadId, ThreadStatus, WatchId,
};
use threadwire_host::HostWatchId;
use threadwire_protocol::{
    Call, CallError, Rights,
    dotcraft::{
        self, ExtChannelToolCallContext, Method, NotificationHandlers, SystemEventKind,
        SystemEventNotification, errors, notification::SystemEvent,
    },
    envelope::{Envelope, Id, Malformed, PendingCall, RequestId, RpcError, Wire},
};
use threadwire_workspace::locks::lock;
use tokio_util::sync::CancellationToken;

pub(crate) use self::extra::{CLOSED, PAUSED, PLANNED};
use self::{
    adapter::{Adapter, programs::Programs, results::Results},
    asks::Waiting,
    editor::Offer,
    failure::Failure,
    families::Ready,
    follow::Follow,
    progress::Progress,
    to_wire::{Doing, Flags, WIRE},
};
use threadwire_connection::{
    Connection, Detection, Dialect, Gated, Hold, Message, Route, Services, Session, gate,
};

/// The maximum size of a message over HTTP, in bytes.
const MESSAGE_LIMIT: usize = 4 << 20;

/// The session of one DotCraft client.
struct DotCraftSession {
    dialect: Arc<DotCraft>,
    connection: Arc<Connection>,
    client: OnceLock<Arc<Client>>,
    /// Set by `initialized`: from then on the client gets messages that it did not request.
    watch: OnceLock<WatchId>,
    host_watch: OnceLock<HostWatchId>,
    /// Set when the client has left.
    closed: AtomicBool,
    follows: Mutex<HashMap<ThreadId, Follow>>,
    /// Held while the engine's subscriptions are updated after a change of `follows`, which takes an await.
    subscribing: tokio::sync::Mutex<()>,
    waiting: Mutex<Waiting>,
    terminals: Mutex<stalled::Terminals>,
    progress: Mutex<Progress>,
    /// The threads to which this client added context; the context is removed when the client leaves.
    contexts: Mutex<HashSet<ThreadId>>,
    /// The threads whose turns use what the client lends.
    lent: Mutex<HashSet<ThreadId>>,
    /// The threads to which this client, as an app, is bound.
    serves: Mutex<HashSet<ThreadId>>,
    /// The conversations of threads, for the tools of a channel.
    chats: Mutex<HashMap<ThreadId, ExtChannelToolCallContext>>,
    /// Cancelled when the client has left.
    left: CancellationToken,
    /// The channel that the client named last.
    channel: Mutex<Option<String>>,
    this: Weak<Self>,
}

/// The data that a client sent about itself in the handshake.
struct Client {
    name: String,
    flags: Flags,
    /// The kinds of questions that it can answer.
    answers: AnswerSet,
    opt_out: HashSet<String>,
    /// Whether it wants notifications of configuration changes.
    config_changes: bool,
    /// What it does as the adapter of a channel, if it asked to be one.
    adapter: Option<Adapter>,
    /// Whether it shows pages of tools.
    shows_pages: bool,
    /// What its editor can do.
    editor: Offer,
    /// How it evaluates JavaScript, if it does.
    evaluator: Option<evaluator::Offer>,
}

/// The state that all clients of the dialect share: the list of clients. It is used to notify other clients of changes
/// for which the engine has no event.
#[derive(Debug, Default)]
pub(super) struct DotCraft {
    clients: Arc<Clients>,
    /// The threads whose memory is consolidated, and what stops it.
    maintenance: Mutex<HashMap<ThreadId, CancellationToken>>,
    /// Held while a client changes an entry of what is stored with a thread.
    entries: tokio::sync::Mutex<()>,
    /// The agent profiles that threads are building.
    drafts: Mutex<profiles::Drafts>,
    /// The adapters of channels that are programs.
    programs: Arc<Programs>,
    /// The delivery of results to channels, once the server has started.
    results: OnceLock<Results>,
    /// How long a command says nothing until it counts as stalled; `None`: it never does.
    stalls_after: Option<Duration>,
}

impl DotCraft {
    pub(super) fn new(stalls_after: Option<Duration>) -> Self {
        Self {
            stalls_after,
            ..Self::default()
        }
    }

    /// Returns what a thread does whose status the engine knows as `status`.
    fn doing(&self, thread: ThreadId, status: ThreadStatus) -> Doing {
        Doing {
            status,
            consolidates: lock(&self.maintenance).contains_key(&thread),
        }
    }

    /// Sends a message to each client that `wants` selects.
    fn tell_all(
        &self,
        thread: ThreadId,
        message: &Message,
        wants: impl Fn(&DotCraftSession) -> bool,
    ) {
        for session in self.clients() {
            if wants(&session) {
                session.deliver(Some(thread), std::slice::from_ref(message));
                session.connection.flush();
            }
        }
    }

    /// Returns the sessions of all clients.
    fn clients(&self) -> Vec<Arc<DotCraftSession>> {
        self.clients.all()
    }
}

/// The sessions of the clients.
#[derive(Debug, Default)]
struct Clients(Mutex<Vec<Weak<DotCraftSession>>>);

impl Clients {
    fn all(&self) -> Vec<Arc<DotCraftSession>> {
        lock(&self.0).iter().filter_map(Weak::upgrade).collect()
    }

    fn add(&self, session: &Arc<DotCraftSession>) {
        let mut all = lock(&self.0);
        all.retain(|client| client.strong_count() > 0);
        all.push(Arc::downgrade(session));
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
            event_streams: false,
        }]
    }

    fn detect(&self, message: &Envelope<'_>) -> Detection {
        connection::detect(message)
    }

    fn start(&self, services: &Arc<Services>) {
        self.results
            .get_or_init(|| Results::start(services, &self.clients, &self.programs));
    }

    /// Starts the programs of channels: people of their networks come without a client.
    fn listen(&self, services: &Arc<Services>) {
        self.programs.start(services);
    }

    fn finish(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            if let Some(results) = self.results.get() {
                results.finish().await;
            }
            self.programs.finish().await;
        })
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
            terminals: Mutex::default(),
            progress: Mutex::default(),
            contexts: Mutex::default(),
            lent: Mutex::default(),
            serves: Mutex::default(),
            chats: Mutex::default(),
            left: CancellationToken::new(),
            channel: Mutex::default(),
            this: this.clone(),
        });
        self.clients.add(&session);
        session
    }
}

impl Session for DotCraftSession {
    fn receive(self: Arc<Self>, message: Envelope<'_>) {
        let answers = message.result.is_some() || message.error.is_some();
        let refused = match (&message.method, &message.id) {
            _ if !message.jsonrpc => "`jsonrpc` is not \"2.0\"",
            (Some(method), Id::Known(id)) if *id != RequestId::Null => {
                return gate::request(&self, method, id.clone(), message.params);
            }
            (Some(method), Id::Absent) => {
                return gate::notification(&self, method, message.params);
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

    fn malformed(&self, reason: Malformed, id: Option<Id>) {
        let (id, error) = match (reason, id) {
            (Malformed::NotJson | Malformed::TooDeep, _) => {
                (RequestId::Null, errors::parse_error())
            }
            (Malformed::TooLong(limit), id) => {
                let problem = format!("a message has at most {limit} bytes");
                let id = match id {
                    Some(Id::Known(id)) => id,
                    _ => RequestId::Null,
                };
                (id, errors::invalid_request(&problem))
            }
            (Malformed::NotAMessage, _) => {
                let problem = "no object, or a member of the wrong type";
                (RequestId::Null, errors::invalid_request(&problem))
            }
        };
        self.refuse(&id, &error);
    }

    fn binary(&self) {
        let problem = errors::invalid_request(&"a message is a text frame, not a binary one");
        self.refuse(&RequestId::Null, &problem);
    }

    fn is_known(&self) -> bool {
        self.client.get().is_some()
    }

    fn closed(&self) -> BoxFuture<'_, ()> {
        Box::pin(self.leave())
    }
}

impl NotificationHandlers for DotCraftSession {
    /// Starts the messages that the client did not request. Ignored before the handshake.
    fn initialized(self: &Arc<Self>, _params: dotcraft::EmptyObject) {
        if self.client.get().is_none() || self.is_ready() {
            return;
        }
        let observer: Arc<dyn Observer> = Arc::clone(self) as _;
        // `set` cannot fail: only the reader calls it, for one message at a time.
        let _ = self.watch.set(self.engine().watch(observer));
        let events = &self.connection.services().host.events;
        let _ = self.host_watch.set(events.watch(Arc::clone(self) as _));
        self.watch_adapter();
        self.deliver_waiting();
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

/// The checks run in this order: handshake, known method, load, params, rights.
impl Gated for DotCraftSession {
    type Method = Method;
    type Client = Arc<Client>;

    const FIRST: Option<Method> = Some(Method::Initialize);
    const MAX_IN_FLIGHT: usize = 32;

    fn connection(&self) -> &Arc<Connection> {
        &self.connection
    }

    fn wire(&self) -> Wire {
        WIRE
    }

    fn client(&self) -> Option<Arc<Client>> {
        self.client.get().cloned()
    }

    fn is_large(method: Method) -> bool {
        matches!(
            method,
            Method::TerminalRead | Method::ThreadRead | Method::ThreadResume
        )
    }

    fn route(
        self: &Arc<Self>,
        client: Option<Arc<Client>>,
        method: Method,
        call: Call<'_>,
    ) -> Result<PendingCall, CallError> {
        let capability = method.spec().capability;
        if capability == Some(tool_ui::CAPABILITY)
            && client.as_ref().is_some_and(|client| !client.shows_pages)
        {
            let (method, version) = (method.name().to_owned(), 0);
            return Err(CallError::UnknownMethod { method, version });
        }
        dotcraft::call(self, client, method, call)
    }

    fn notified(
        self: &Arc<Self>,
        rights: &dyn Rights,
        method: &str,
        params: Option<&RawValue>,
    ) -> Result<bool, CallError> {
        dotcraft::notify(self, rights, method, params)
    }

    fn run(
        self: &Arc<Self>,
        method: Method,
        id: RequestId,
        _params: Option<&RawValue>,
        call: PendingCall,
    ) {
        self.connection.run(id, WIRE, call);
        if method == Method::Initialize
            && let Some(client) = self.client.get()
        {
            self.dialect.programs.start(self.connection.services());
            let Some(adapter) = &client.adapter else {
                return;
            };
            let channel = adapter.channel.clone();
            let session = Arc::clone(self);
            // The response is queued: `initialize` never waits. Nothing but a rejection may follow it until the
            // channel is known, whatever the client sends meanwhile.
            self.connection.hold(Hold::Everything);
            self.connection.spawn(async move {
                match session.serves_channel(&channel).await {
                    true => session.connection.release(Hold::Everything),
                    false => session.reject_channel(channel),
                }
            });
        }
    }
}

impl DotCraftSession {
    fn engine(&self) -> &Engine {
        &self.connection.services().engine
    }

    /// Tells whether the client has sent `initialized`.
    fn is_ready(&self) -> bool {
        self.watch.get().is_some()
    }

    fn refuse(&self, id: &RequestId, error: &RpcError) {
        self.connection.send(WIRE.error(id, error));
    }

    /// Notifies a client that asked to serve a channel that is not configured, and closes its connection. What is held
    /// back for it is dropped.
    fn reject_channel(&self, channel: String) {
        let event = SystemEventNotification {
            message: Some(format!("The channel {channel} is not configured here.")),
            channel_name: Some(channel),
            ..to_wire::system_event(SystemEventKind::ChannelRejected)
        };
        self.connection
            .send(WIRE.notification::<SystemEvent>(&event, None));
        self.connection.close();
    }

    /// Sends the client a message that belongs to no thread.
    fn tell(&self, message: &Message) {
        self.deliver(None, std::slice::from_ref(message));
        self.connection.flush();
    }

    /// Queues messages, except those that the client opted out of. Drops all messages before `initialized`.
    fn deliver(&self, thread: Option<ThreadId>, messages: &[Message]) {
        if let Some(client) = self.client.get().filter(|_| self.is_ready()) {
            self.connection.deliver(thread, messages, &client.opt_out);
        }
    }
}

impl Ready {
    /// Returns the origin of turns that this client starts in a thread with the origin `thread`. A client may speak for
    /// several people, each with threads of their own.
    fn origin(&self, thread: &Origin) -> Origin {
        Origin {
            client: self.client.name.clone(),
            ..thread.clone()
        }
    }
}
