//! Codex app-server: JSON-RPC without the `jsonrpc` member, one message per line.
//!
//! `from_wire` and `to_wire` translate, `failure` says what went wrong, `asks` carries questions to the client, and
//! there is one file per family of methods.

mod account;
mod asks;
mod command;
mod config;
mod connection;
mod failure;
mod families;
mod from_wire;
mod legacy;
mod mcp;
mod metadata;
mod model;
mod permissions;
mod process;
mod processes;
mod review;
mod rollout;
mod thread;
mod to_wire;
mod turn;

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak},
};

use threadwire_engine::{
    AnswerSet, BoxFuture, Cursor, Event, EventKind, Observer, Origin, Thread, ThreadChange,
    ThreadHandle, ThreadId, ThreadSnapshot, ThreadStatus, WatchId,
};
use threadwire_host::{
    HostEvent, HostEventKind, HostObserver, HostWatchId, processes::OwnedProcesses,
};
use threadwire_protocol::{
    Call, GateContext, NotificationMethod,
    codex::{
        self, KNOWN_METHODS, Method, NotificationHandlers, Version, call, errors, notification,
    },
    envelope::{Envelope, Id, Malformed, RequestId, RpcError, Wire},
};
use tokio::sync::oneshot;
use tracing::debug;

#[cfg(fuzzing)]
pub(crate) use self::rollout::read_file as read_rollout_file;
use self::{failure::Failure, families::Ready, rollout::Rollouts};
use super::time;
use crate::{
    connection::{Connection, Message},
    dialect::{Detection, Dialect, Route, Session},
    services::Services,
};

/// Requests of one client that may wait for their answers; further ones are refused until some are answered.
const MAX_IN_FLIGHT: usize = 1024;

/// What the dialect keeps for all its clients.
#[derive(Debug)]
pub(super) struct Codex {
    rollout_files: bool,
    rollouts: OnceLock<Rollouts>,
}

impl Codex {
    pub(super) fn new(rollout_files: bool) -> Self {
        Self {
            rollout_files,
            rollouts: OnceLock::new(),
        }
    }
}

impl Dialect for Codex {
    fn name(&self) -> &'static str {
        codex::NAME
    }

    fn versions(&self) -> &'static [&'static str] {
        codex::VERSIONS
    }

    fn jsonrpc(&self) -> bool {
        codex::JSONRPC
    }

    fn routes(&self) -> &'static [Route] {
        &[Route {
            path: "/",
            message_limit: None,
        }]
    }

    /// Messages carry no `jsonrpc`, and one that a client sends is ignored.
    fn detect(&self, message: &Envelope<'_>) -> Detection {
        match (&message.method, &message.id) {
            (Some(method), Id::Known(_))
                if !message.jsonrpc || Method::from_name(method).is_some() =>
            {
                Detection::Possible
            }
            _ => Detection::No,
        }
    }

    fn start(&self, services: &Arc<Services>) {
        if self.rollout_files {
            let home = services.host.config.home();
            self.rollouts
                .get_or_init(|| Rollouts::start(home, &services.engine));
        }
    }

    fn open(self: Arc<Self>, connection: &Arc<Connection>, version: usize) -> Arc<dyn Session> {
        Arc::new_cyclic(|this| CodexSession {
            dialect: self,
            connection: Arc::clone(connection),
            version: Version::ALL[version],
            client: OnceLock::new(),
            watch: OnceLock::new(),
            host_watch: OnceLock::new(),
            subscribed: Mutex::default(),
            interrupts: Mutex::default(),
            processes: connection.server.host.processes.owned(),
            this: this.clone(),
        })
    }

    fn finish(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            if let Some(rollouts) = self.rollouts.get() {
                rollouts.finish().await;
            }
        })
    }
}

/// One Codex client.
struct CodexSession {
    dialect: Arc<Codex>,
    connection: Arc<Connection>,
    version: Version,
    client: OnceLock<Arc<Client>>,
    watch: OnceLock<WatchId>,
    host_watch: OnceLock<HostWatchId>,
    subscribed: Mutex<HashSet<ThreadId>>,
    /// Who waits for the running turn of a thread to stop. One request of a thread is carried out at a time.
    interrupts: Mutex<HashMap<ThreadId, oneshot::Sender<()>>>,
    /// What this client runs outside of threads.
    processes: OwnedProcesses,
    this: Weak<Self>,
}

/// What a client said of itself in the handshake.
struct Client {
    name: String,
    experimental: bool,
    opt_out: HashSet<String>,
}

/// Returns the names of all methods of a version, as an error tells them. They are put together once.
fn known_methods(version: Version) -> &'static str {
    static METHODS: Mutex<Vec<(Version, &'static str)>> = Mutex::new(Vec::new());
    let mut made = lock(&METHODS);
    if let Some((_, methods)) = made.iter().find(|(of, _)| *of == version) {
        return methods;
    }
    let wanted = version as usize;
    let methods: Vec<String> = KNOWN_METHODS
        .iter()
        .filter(|method| (method.since..=method.until).contains(&wanted))
        .map(|method| format!("`{}`", method.name))
        .collect();
    let methods: &'static str = methods.join(", ").leak();
    made.push((version, methods));
    methods
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Session for CodexSession {
    fn receive(self: Arc<Self>, message: Envelope<'_>) {
        match (&message.method, &message.id) {
            (Some(method), Id::Known(id)) if *id != RequestId::Null => {
                self.request(method, id.clone(), &message)
            }
            (Some(method), Id::Absent) => {
                // What is unknown or unreadable is ignored: there is nobody to answer to.
                if let Err(error) = codex::notify(&self, method, message.params) {
                    debug!(%method, ?error, "unreadable notification");
                }
            }
            // A request that nobody can answer changes nothing.
            (Some(_), _) => {}
            (None, _) => self.connection.answered(&message),
        }
    }

    /// The protocol has no answer to what is no message.
    fn malformed(&self, _reason: Malformed) {}

    fn is_known(&self) -> bool {
        self.client.get().is_some()
    }

    fn closed(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            self.processes.end();
            if let Some(watch) = self.watch.get() {
                self.engine().unwatch(*watch);
            }
            if let Some(watch) = self.host_watch.get() {
                self.connection.server.host.events.unwatch(*watch);
            }
            lock(&self.interrupts).clear();
            let threads: Vec<ThreadId> = lock(&self.subscribed).drain().collect();
            self.connection.unfollow(threads).await;
        })
    }
}

impl NotificationHandlers for CodexSession {
    /// Nothing waits for it: the client is told everything from the answer to `initialize` on.
    fn initialized(self: &Arc<Self>) {}
}

impl CodexSession {
    fn engine(&self) -> &threadwire_engine::Engine {
        &self.connection.server.engine
    }

    fn rollouts(&self) -> Option<&Rollouts> {
        self.dialect.rollouts.get()
    }

    fn view(&self) -> to_wire::View<'_> {
        to_wire::View {
            version: self.version,
            rollouts: self.rollouts(),
        }
    }

    fn wire(&self) -> Wire {
        Wire {
            jsonrpc: false,
            version: self.version as usize,
        }
    }

    /// Answers the checks of the protocol in its order: known method, params, handshake, experimental, load.
    fn request(self: Arc<Self>, name: &str, id: RequestId, message: &Envelope<'_>) {
        let wire = self.wire();
        let gate = GateContext {
            experimental: self.client.get().is_some_and(|client| client.experimental),
            version: wire.version,
        };
        let known = |since: usize, until: usize| (since..=until).contains(&wire.version);
        let refusal: Failure = match Method::from_name(name)
            .filter(|method| known(method.spec().since, method.spec().until))
        {
            Some(method) => {
                let request = Call {
                    id: id.clone(),
                    params: message.params,
                    gate,
                    wire,
                };
                match call(&self, self.client.get().cloned(), method, request) {
                    Ok(_) if self.connection.in_flight() >= MAX_IN_FLIGHT => {
                        errors::overloaded().into()
                    }
                    Ok(call) => {
                        return self.connection.run(id, wire, call);
                    }
                    Err(error) => error.into(),
                }
            }
            None => {
                let methods = known_methods(self.version);
                errors::unknown_method(&name, &methods).into()
            }
        };
        self.connection
            .outbox
            .push(wire.error(&id, &RpcError::from(refusal)));
    }

    /// Subscribes this client to a thread. Open questions are shown after the answer to the current request.
    async fn subscribe(&self, handle: &ThreadHandle) -> Result<ThreadSnapshot, Failure> {
        let observer = self
            .this
            .upgrade()
            .ok_or_else(|| errors::internal_error(&"the connection is closing"))?;
        lock(&self.subscribed).insert(handle.id());
        let answers = AnswerSet {
            // Older clients do not know it.
            elicitation: self.version != Version::V0_97,
            ..AnswerSet::ALL
        };
        let snapshot = self
            .connection
            .follow(handle, observer, answers, Cursor::Live)
            .await;
        for ask in &snapshot.asks {
            self.show(ask);
        }
        Ok(snapshot)
    }

    fn is_subscribed(&self, thread: ThreadId) -> bool {
        lock(&self.subscribed).contains(&thread)
    }

    /// Sends a notification that is no event of the engine.
    fn tell<M: NotificationMethod>(&self, thread: Option<ThreadId>, params: &M::Params) {
        let Some(client) = self
            .client
            .get()
            .filter(|_| M::SINCE <= self.version as usize)
        else {
            return;
        };
        let frame = self
            .wire()
            .notification::<M>(params, to_wire::emitted_at(self.version, time::now()));
        self.connection
            .deliver(thread, &[Message::new::<M>(frame)], &client.opt_out);
    }
}

impl HostObserver for CodexSession {
    fn on_host_event(&self, event: &Arc<HostEvent>) {
        match &event.kind {
            HostEventKind::ConfigProblem(problem) => self
                .tell::<notification::ConfigWarning>(None, &to_wire::host::config_warning(problem)),
            HostEventKind::McpServerChanged {
                name,
                server,
                status,
            } if server.enabled => self.tell::<notification::McpServerStartupStatusUpdated>(
                None,
                &to_wire::host::mcp_server(name, status.as_deref()),
            ),
            // The protocol has no word for the rest.
            _ => return,
        }
        self.connection.outbox.flush();
    }
}

impl Observer for CodexSession {
    fn on_event(&self, event: &Arc<Event>) {
        let mut thread = Some(event.thread);
        match &event.kind {
            EventKind::AskOpened(ask) => return self.show(ask),
            EventKind::AskSettled { ask, .. } => return self.settle(ask),
            // The engine tells everyone of plans; here they belong to those who follow the turn.
            EventKind::PlanChanged { .. } if !self.is_subscribed(event.thread) => return,
            EventKind::ThreadChanged {
                change: ThreadChange::Unread,
                ..
            } if !self.is_subscribed(event.thread) => return,
            // Peers learn what a turn runs with before the answer to its start.
            EventKind::ThreadChanged {
                change: ThreadChange::Settings,
                ..
            } => thread = None,
            EventKind::StatusChanged(ThreadStatus::Idle | ThreadStatus::Failed) => {
                self.turn_stopped(event.thread);
            }
            EventKind::ThreadUnloaded | EventKind::ThreadDeleted => {
                lock(&self.subscribed).remove(&event.thread);
                self.turn_stopped(event.thread);
            }
            _ => {}
        }
        let Some(client) = self.client.get() else {
            return;
        };
        let version = self.version;
        let messages = event.memo.get_or_make(to_wire::memo_key(version), || {
            to_wire::messages(event, self.view())
        });
        self.connection.deliver(thread, &messages, &client.opt_out);
    }

    fn follows_spawned(&self, parent: ThreadId, thread: &Arc<Thread>) -> bool {
        let mut subscribed = lock(&self.subscribed);
        let follows = subscribed.contains(&parent);
        if follows {
            subscribed.insert(thread.id);
        }
        follows
    }

    fn panicked(&self) {
        self.connection.fail(self.wire());
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
            source: "vscode".into(),
            user: None,
            context: None,
        }
    }
}
