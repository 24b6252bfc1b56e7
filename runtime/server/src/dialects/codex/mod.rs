//! Codex app-server: JSON-RPC without the `jsonrpc` member, one message per line.
//!
//! `from_wire` and `to_wire` convert values, `failure` converts errors, `asks` sends questions to the client, and each
//! family of methods has a file.

mod account;
mod asks;
mod attachment;
mod catalog;
mod clock;
mod command;
mod config;
mod connection;
mod conversation;
mod environment;
mod external_agent;
mod failure;
mod families;
mod feedback;
mod from_wire;
mod fs;
mod fuzzy;
mod goal;
mod guardian;
mod hooks;
mod legacy;
mod legacy_account;
mod login;
mod machine;
mod marketplace;
mod mcp;
mod metadata;
mod model;
mod model_provider;
mod permissions;
mod plugin;
mod process;
mod processes;
mod project;
mod queue;
mod realtime;
mod review;
mod rollout;
mod sample;
mod saved_config;
mod section;
mod skills;
mod thread;
mod to_wire;
mod turn;
mod vendor;

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, OnceLock, Weak, atomic::AtomicBool},
};

use serde_json::value::RawValue;
use threadwire_engine::{
    AnswerSet, BoxFuture, Cursor, Event, EventKind, Observer, Origin, Thread, ThreadChange,
    ThreadHandle, ThreadId, ThreadSnapshot, ThreadStatus, ToolSpec, WatchId,
};
use threadwire_host::{
    Area, HostEvent, HostEventKind, HostObserver, HostWatchId, Snapshot, config::flags_of,
    processes::OwnedProcesses, watches::PathWatch,
};
use threadwire_protocol::{
    Call, CallError, NotificationMethod, Rights,
    codex::{
        self, Method, NotificationHandlers, SkillsChangedNotification, Version, errors,
        notification,
    },
    envelope::{Envelope, Id, Malformed, PendingCall, RequestId, Wire},
};
use threadwire_workspace::locks::lock;
use tokio::sync::oneshot;

pub use self::rollout::export_rollout;
#[cfg(fuzzing)]
pub(crate) use self::rollout::read_file as read_rollout_file;
use self::{
    conversation::Listeners, failure::Failure, families::Ready, fuzzy::Searches, rollout::Rollouts,
    sample::Samples,
};
use super::time;
use threadwire_connection::{
    Connection, Detection, Dialect, Gated, Message, Route, Services, Session, gate,
};

/// The state that all clients of the dialect share.
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
            event_streams: false,
        }]
    }

    /// Messages of Codex have no `jsonrpc` member. A request that has one is accepted if its method is known.
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
                .get_or_init(|| Rollouts::start(home, &services.engine, &services.host.records));
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
            with_model_items: Mutex::default(),
            listeners: Listeners::default(),
            withdrawn: Mutex::default(),
            interrupts: Mutex::default(),
            processes: connection.services().host.processes.owned(),
            watches: Mutex::default(),
            searches: Searches::default(),
            samples: Samples::default(),
            signs_in_like_0_97: AtomicBool::new(false),
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

/// The session of one Codex client.
struct CodexSession {
    dialect: Arc<Codex>,
    connection: Arc<Connection>,
    version: Version,
    client: OnceLock<Arc<Client>>,
    watch: OnceLock<WatchId>,
    host_watch: OnceLock<HostWatchId>,
    subscribed: Mutex<HashSet<ThreadId>>,
    /// The threads that this client started with the items of the model.
    with_model_items: Mutex<HashSet<ThreadId>>,
    /// The subscriptions to conversations.
    listeners: Listeners,
    /// The requests of the questions that ended with their turn, until the client is told of its end.
    withdrawn: Mutex<HashMap<ThreadId, Vec<RequestId>>>,
    /// The `turn/interrupt` requests that wait for their turn to stop. There is one per thread, since a thread's
    /// requests run one at a time.
    interrupts: Mutex<HashMap<ThreadId, Vec<oneshot::Sender<()>>>>,
    /// The processes that this client runs outside of threads.
    processes: OwnedProcesses,
    /// The paths that this client watches, by its names for the watches; `None` while a watch starts.
    watches: Mutex<HashMap<String, Option<PathWatch>>>,
    /// The searches for files that this client runs.
    searches: Searches,
    /// The questions of this client that wait for the model.
    samples: Samples,
    /// Whether the client signed in or out by methods of 0.97, so that it expects their notifications.
    signs_in_like_0_97: AtomicBool,
    this: Weak<Self>,
}

/// The data that a client sent about itself in the handshake.
struct Client {
    name: String,
    /// The name that the server has for this client.
    user_agent: String,
    experimental: bool,
    opt_out: HashSet<String>,
}

impl Session for CodexSession {
    fn receive(self: Arc<Self>, message: Envelope<'_>) {
        match (&message.method, &message.id) {
            (Some(method), Id::Known(id)) if *id != RequestId::Null => {
                gate::request(&self, method, id.clone(), message.params)
            }
            (Some(method), Id::Absent) => gate::notification(&self, method, message.params),
            // A request without a usable id cannot be answered, so it is ignored.
            (Some(_), _) => {}
            (None, _) => self.connection.answered(&message),
        }
    }

    /// Refuses a request that is too long. The protocol has no answer to another malformed message, so it is ignored.
    fn malformed(&self, reason: Malformed, id: Option<Id>) {
        if let (Malformed::TooLong(limit), Some(Id::Known(id))) = (reason, id)
            && id != RequestId::Null
        {
            let problem = format!("a message has at most {limit} bytes");
            let error = errors::invalid_params(&problem);
            self.connection.send(self.wire().error(&id, &error));
        }
    }

    fn is_known(&self) -> bool {
        self.client.get().is_some()
    }

    fn closed(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            self.processes.end();
            lock(&self.watches).clear();
            self.searches.end();
            self.samples.end();
            if let Some(watch) = self.watch.get() {
                self.engine().unwatch(*watch);
            }
            if let Some(watch) = self.host_watch.get() {
                self.connection.services().host.events.unwatch(*watch);
            }
            lock(&self.interrupts).clear();
            let threads: Vec<ThreadId> = lock(&self.subscribed).drain().collect();
            self.connection.unfollow(threads).await;
        })
    }
}

impl NotificationHandlers for CodexSession {
    /// Does nothing: the client gets all notifications from the answer to `initialize` on.
    fn initialized(self: &Arc<Self>) {}
}

/// The checks run in this order: known method, load, params, handshake, experimental, rights.
impl Gated for CodexSession {
    type Method = Method;
    type Client = Arc<Client>;

    const FIRST: Option<Method> = None;
    const MAX_IN_FLIGHT: usize = 1024;

    fn connection(&self) -> &Arc<Connection> {
        &self.connection
    }

    fn wire(&self) -> Wire {
        Wire {
            jsonrpc: codex::JSONRPC,
            version: self.version.index(),
        }
    }

    fn client(&self) -> Option<Arc<Client>> {
        self.client.get().cloned()
    }

    fn is_experimental(&self) -> bool {
        self.client.get().is_some_and(|client| client.experimental)
    }

    fn is_large(method: Method) -> bool {
        matches!(
            method,
            Method::FsReadDirectory
                | Method::FsReadFile
                | Method::GitDiffToRemote
                | Method::ResumeConversation
                | Method::ThreadItemsList
                | Method::ThreadItemsRead
                | Method::ThreadRead
                | Method::ThreadResume
                | Method::ThreadSearch
                | Method::ThreadSearchOccurrences
                | Method::ThreadTimelineList
                | Method::ThreadTurnsList
        )
    }

    fn route(
        self: &Arc<Self>,
        client: Option<Arc<Client>>,
        method: Method,
        call: Call<'_>,
    ) -> Result<PendingCall, CallError> {
        codex::call(self, client, method, call)
    }

    fn notified(
        self: &Arc<Self>,
        rights: &dyn Rights,
        method: &str,
        params: Option<&RawValue>,
    ) -> Result<bool, CallError> {
        codex::notify(self, rights, method, params)
    }
}

/// Tells whether a client runs a tool of a thread that it follows: clients of other protocols may run theirs alone.
fn runs(tool: &ToolSpec) -> bool {
    !tool.is_bound
}

impl CodexSession {
    fn engine(&self) -> &threadwire_engine::Engine {
        &self.connection.services().engine
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

    /// Subscribes this client to a thread. Open questions are sent after the answer to the current request.
    async fn subscribe(&self, handle: &ThreadHandle) -> Result<ThreadSnapshot, Failure> {
        self.subscribe_from(handle, Cursor::Live, false).await
    }

    /// Does the same from an earlier event on. `again` asks also what the client was asked already.
    async fn subscribe_from(
        &self,
        handle: &ThreadHandle,
        from: Cursor,
        again: bool,
    ) -> Result<ThreadSnapshot, Failure> {
        let observer = self
            .this
            .upgrade()
            .ok_or_else(|| errors::internal_error(&"the connection is closing"))?;
        lock(&self.subscribed).insert(handle.id());
        self.lend_clock(handle);
        let answers = AnswerSet {
            // Clients of version 0.97 do not know elicitations.
            elicitation: self.version != Version::V0_97,
            tool_call: handle.latest().settings.tools.iter().any(runs),
            ..AnswerSet::ALL
        };
        let snapshot = self
            .connection
            .follow(handle, observer, answers, from)
            .await;
        for ask in &snapshot.asks {
            self.show(ask, again);
        }
        Ok(snapshot)
    }

    fn is_subscribed(&self, thread: ThreadId) -> bool {
        lock(&self.subscribed).contains(&thread)
    }

    /// Ends what belongs to a subscription. Returns whether there was one.
    fn unsubscribed(&self, thread: ThreadId) -> bool {
        lock(&self.with_model_items).remove(&thread);
        lock(&self.subscribed).remove(&thread)
    }

    /// Tells whether the client gets `codex/event/*` of a thread: 0.97 sends them to everybody who follows it. Clients
    /// of newer versions get them of conversations.
    fn hears_events(&self, thread: ThreadId) -> bool {
        if self.version == Version::V0_97 {
            self.is_subscribed(thread)
        } else {
            self.listeners.has(thread)
        }
    }

    /// Sends the notifications of an engine event. `thread` is the thread whose hold delays them.
    fn project(&self, event: &Event, thread: Option<ThreadId>, with_events: bool) {
        let Some(client) = self.client.get() else {
            return;
        };
        let version = self.version;
        let messages = if with_events {
            event
                .memo
                .get_or_make(to_wire::memo_key_with_events(version), || {
                    to_wire::messages_with_events(event, self.view())
                })
        } else {
            event.memo.get_or_make(to_wire::memo_key(version), || {
                to_wire::messages(event, self.view())
            })
        };
        self.connection.deliver(thread, &messages, &client.opt_out);
    }

    /// Sends one of `codex/event/*` that does not come from an engine event, if the client gets them of the thread.
    fn tell_event<M>(&self, thread: ThreadId, msg: codex::EventMsg)
    where
        M: NotificationMethod<Params = codex::CodexEventNotification>,
    {
        if !self.hears_events(thread) {
            return;
        }
        let params = codex::CodexEventNotification {
            id: String::new(),
            msg,
            conversation_id: thread.to_string(),
        };
        let frame = to_wire::EVENTS.notification::<M>(&params, None);
        self.connection.notify(Some(thread), frame, None);
    }

    /// Tells that skills changed, in the words of each version.
    fn tell_skills_changed(&self) {
        self.tell::<notification::SkillsChanged>(None, &SkillsChangedNotification {});
        let threads: Vec<ThreadId> = lock(&self.subscribed).iter().copied().collect();
        for thread in threads {
            self.tell_event::<notification::CodexEventSkillsUpdateAvailable>(
                thread,
                codex::EventMsg::SkillsUpdateAvailable,
            );
        }
    }

    /// Tells which roles the subagents of a thread cannot have.
    fn tell_roles(&self, thread: ThreadId, snapshot: &Snapshot) {
        for warning in &snapshot.loaded.role_warnings {
            self.tell::<notification::Warning>(
                Some(thread),
                &codex::WarningNotification {
                    thread_id: Some(thread.to_string()),
                    message: warning.clone(),
                },
            );
        }
    }

    /// Sends a notification that does not come from an engine event.
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
            HostEventKind::AccountChanged { sign_in, by, .. } if self.hears_of_0_97(by) => {
                self.tell::<notification::AuthStatusChange>(
                    None,
                    &codex::AuthStatusChangeNotification {
                        auth_method: sign_in.map(to_wire::host::auth_mode),
                    },
                )
            }
            HostEventKind::AccountChanged { sign_in, plan, .. } => {
                if sign_in.is_some() {
                    self.tell::<notification::AccountLoginCompleted>(
                        None,
                        &to_wire::host::login_completed(None),
                    );
                }
                self.tell::<notification::AccountUpdated>(
                    None,
                    &to_wire::host::account_updated(*sign_in, plan.as_deref()),
                );
            }
            HostEventKind::SectionChanged { thread, section } => self
                .tell::<notification::ThreadSectionChanged>(
                Some(*thread),
                &codex::ThreadSectionChangedNotification {
                    thread_id: thread.to_string(),
                    section_id: section.clone(),
                },
            ),
            HostEventKind::ProjectChanged {
                project: id,
                change,
            } => self.tell::<notification::ProjectChanged>(None, &project::changed(id, *change)),
            HostEventKind::SignInFailed { id, reason, by } if self.hears_of_0_97(by) => {
                self.tell::<notification::LoginChatGptComplete>(
                    None,
                    &to_wire::host::login_chat_gpt_failed(id, reason),
                )
            }
            HostEventKind::SignInFailed { id, reason, .. } => self
                .tell::<notification::AccountLoginCompleted>(
                None,
                &to_wire::host::login_completed(Some((id, reason))),
            ),
            // The skills of a plugin come and go with it.
            HostEventKind::ConfigChanged {
                folder: None, keys, ..
            } if keys.contains("plugins") => {
                self.tell_skills_changed();
            }
            HostEventKind::WorkspaceChanged(change)
                if change.areas.contains(&Area::Skills)
                    || change.areas.contains(&Area::Plugins) =>
            {
                self.tell_skills_changed();
            }
            // The protocol has no notifications for the other host events.
            _ => return,
        }
        self.connection.flush();
    }
}

impl Observer for CodexSession {
    fn on_event(&self, event: &Arc<Event>) {
        let mut thread = Some(event.thread);
        let with_events = self.hears_events(event.thread);
        match &event.kind {
            EventKind::AskOpened(ask) => {
                if with_events && !self.accepts_unasked(ask) {
                    self.project(event, thread, true);
                }
                return self.show(ask, false);
            }
            EventKind::AskSettled { ask, by, .. } => return self.settle(ask, *by),
            // The process that had the turn is gone.
            EventKind::TurnStarted { .. } => self.tell_withdrawn(event.thread),
            // The engine sends plan changes to all observers; in Codex only subscribers of the thread get them.
            EventKind::PlanChanged { .. } if !self.is_subscribed(event.thread) => return,
            EventKind::ThreadChanged {
                change: ThreadChange::Unread,
                ..
            } if !self.is_subscribed(event.thread) => return,
            EventKind::ModelItem { .. } | EventKind::ModelAnswered(_)
                if !self.wants_model_items(event.thread) =>
            {
                return;
            }
            // Clients expect the settings of a turn before the answer to its start, so a hold of the thread must not
            // delay them.
            EventKind::ThreadChanged {
                change: ThreadChange::Settings,
                ..
            } if !self.is_subscribed(event.thread) => return,
            EventKind::ThreadChanged {
                change: ThreadChange::Settings,
                ..
            } => thread = None,
            // The same goes for the project of a thread.
            EventKind::ThreadChanged {
                change: ThreadChange::Extra(key),
                ..
            } if key.starts_with(metadata::project::KEY) => thread = None,
            EventKind::StatusChanged {
                status: ThreadStatus::Idle | ThreadStatus::Failed,
                ..
            } => {
                self.turn_stopped(event.thread);
            }
            EventKind::ThreadUnloaded | EventKind::ThreadDeleted => {
                self.unsubscribed(event.thread);
                self.listeners.unloaded(event.thread);
                self.turn_stopped(event.thread);
            }
            _ => {}
        }
        self.project(event, thread, with_events);
        if matches!(
            event.kind,
            EventKind::TurnEnded { .. } | EventKind::ThreadUnloaded | EventKind::ThreadDeleted
        ) {
            self.tell_withdrawn(event.thread);
        }
    }

    fn follows_spawned(&self, parent: ThreadId, thread: &Arc<Thread>) -> bool {
        let mut subscribed = lock(&self.subscribed);
        let follows = subscribed.contains(&parent);
        if follows {
            self.connection.attach(thread.id);
            subscribed.insert(thread.id);
            drop(subscribed);
            let (config, settings) = (&self.connection.services().host.config, &thread.settings);
            // The agent that spawned it has just read the files.
            let known = config.last_known(Some(&settings.cwd), &flags_of(settings));
            if let Some(snapshot) = known {
                self.tell_roles(thread.id, &snapshot);
            }
        }
        follows
    }

    fn wants_model_items(&self, thread: ThreadId) -> bool {
        lock(&self.with_model_items).contains(&thread)
    }

    fn panicked(&self) {
        self.connection.fail(self.wire());
    }

    fn backlog(&self, _: ThreadId) -> Option<threadwire_engine::BoxFuture<'static, ()>> {
        self.connection.backlog()
    }

    fn flush(&self) {
        self.connection.flush();
    }
}

impl Ready {
    /// Returns the origin of threads and turns that this client starts.
    fn origin(&self) -> Origin {
        Origin {
            client: self.client.name.clone(),
            // Lists of clients leave out what a script made, unless they ask for it.
            source: match &*self.connection.services().kind {
                "exec" => "exec",
                _ => "vscode",
            }
            .into(),
            ..Origin::default()
        }
    }
}
