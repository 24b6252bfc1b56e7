//! The actor of a loaded thread: one task that owns its state. It applies commands in batches; the result of a batch is
//! stored in one append, then shown to observers, then answered.

mod acts;
mod asks;
mod batch;
mod closing;
mod failure;
mod follow;
mod goals;
mod history;
mod mirror;
mod open_items;
mod owner;
mod requests;
mod running;
mod subscribers;
mod turns;

use std::{collections::VecDeque, pin::pin, sync::Arc, time::Duration};

use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, timeout, timeout_at},
};
use tracing::error;

use crate::{
    cause,
    command::{Call, Caused, Closing, Command, FutureExtra},
    error::Error,
    foreign::import,
    gate::Gate,
    handle::{Ended, ThreadHandle},
    loaded::LoadedThread,
    memory::release_memory,
    model::{
        Activity, AgentNews, Cause, Event, EventKind, Item, Json, ProcessId, QueuedInput,
        SettingsChange, Thread, ThreadChange, ThreadStatus, ToolServerNews, Turn, TurnId, TurnTask,
        TurnWithItems, now,
    },
    observers::Subscriber,
    registry::Reservation,
    services::ForeignClaim,
    shared::Shared,
    state::{AgentState, Grants, OwnershipProof},
    store::{ContextEntry, Store, StoreError, StoredThread, Write},
    task,
};

pub(crate) use self::turns::preview_of;
use self::{
    batch::Batch,
    closing::Ending,
    follow::{Follow, InFlight},
    mirror::Mirror,
    running::{OpenAsk, Running},
};

pub(crate) use self::mirror::show_open;

/// How long a call waits for what a new thread is to keep: its source, such as a disk, may not answer.
const EXTRA_PATIENCE: Duration = Duration::from_secs(2);

/// Longest time for what the agent has left to do when its thread leaves memory.
const PARTING: Duration = Duration::from_secs(4);

/// Maximum number of commands in a batch and in the channel.
const COMMANDS: usize = 32;

/// The state of a thread in memory.
pub(crate) struct Actor {
    shared: Arc<Shared>,
    store: Arc<dyn Store>,
    handle: ThreadHandle,

    thread: Arc<Thread>,
    /// An entry for the extra data of the new thread. The first call that is no subscription waits for it.
    extra: Option<Box<FutureExtra>>,
    /// The process that wrote to the thread last, as far as is known.
    owner: ProcessId,
    epoch: u64,
    /// Whether this process has written since it loaded the thread.
    has_written: bool,
    seq: u64,
    /// The last sequence number in the store.
    stored_seq: u64,
    status: ThreadStatus,
    running: Option<Box<Running>>,
    /// Open asks, oldest first: of the running turn, or of tool servers between turns.
    asks: Vec<OpenAsk>,
    /// Background items: open items that outlive their turn, each with the index of that turn.
    background: Vec<(u64, Item)>,
    queue: Arc<Vec<QueuedInput>>,
    /// Whether the last turn was interrupted, as far as is known.
    was_interrupted: bool,
    grants: Arc<Grants>,
    /// Closed while subscribers apply backpressure.
    gate: Arc<Gate>,
    state: Arc<AgentState>,
    proof: Arc<OwnershipProof>,
    /// Agent calls that wait for a new proof of ownership.
    proving: Vec<oneshot::Sender<()>>,
    /// Whether the agent was told that the thread is in use.
    attached: bool,
    /// Whether nothing is stored of the context before the first turn: the thread was made here, without a history.
    is_blank: bool,

    ring: VecDeque<Arc<Event>>,
    subscribers: Vec<Subscriber>,
    last_active: Instant,
    /// How long the thread stays in memory when nobody needs it.
    rest: Duration,
    /// When to look again, and the pause until then: that time was over, and somebody held a handle.
    held: Option<(Instant, Duration)>,
    /// Whether a client closed the thread, and nobody used it since then.
    is_left: bool,

    batch: Batch,
    closing: Vec<(Closing, Option<Arc<Cause>>)>,
    /// Requests of other processes that came while this one ends.
    dismissed: Vec<Call>,
    /// Set when the thread leaves memory after this batch.
    ending: Option<Ending>,
    /// Why the state in memory differs from the store. The thread is read again before anything else is done with it.
    stale: Option<Error>,
    /// When the thread is read again at the latest, if it is stale and has subscribers.
    retry_at: Instant,
    /// The turn whose end was shown to observers but not stored.
    cut_short: Option<TurnId>,

    /// The process that owns the thread, if it is another one.
    follow: Option<Box<Follow>>,
    /// The running turn of that process, as shown to subscribers here.
    mirror: Mirror,
    /// The request that was forwarded to another process. There is one at a time, to keep the order when the thread
    /// moves.
    in_flight: Option<Box<InFlight>>,
    /// Calls that wait for an answer of another process.
    waiting: VecDeque<Call>,
    /// What keeps another program away from its thread.
    claim: Option<ForeignClaim>,
    /// The last thread-level event that the watchers received directly from another process.
    watchers_saw: u64,
}

impl Actor {
    /// Creates a thread with `history` as its turns, and stores it.
    ///
    /// Errors: `ThreadExists`, `Store`.
    pub(crate) async fn create(
        shared: Arc<Shared>,
        thread: Thread,
        history: Vec<Write>,
        place: Reservation,
    ) -> Result<ThreadHandle, Error> {
        let store = shared.store_of(&thread)?;
        let id = thread.id;
        let stored = StoredThread {
            thread,
            owner: shared.me(),
            running: false,
            hidden: false,
            epoch: 0,
            seq: 0,
            queue: Vec::new(),
        };
        let (mut actor, commands) = Self::new(shared, store, stored);
        actor.is_blank = history.is_empty();
        actor.batch.writes = history;
        actor.batch.thread_changed = true;
        actor.batch.now = now();
        actor.batch.cause = cause::current();
        actor.emit(EventKind::ThreadStarted(Arc::clone(&actor.thread)));
        match actor.append().await {
            Ok(()) => {}
            Err(StoreError::Conflict) => return Err(Error::ThreadExists(id)),
            Err(error) => return Err(error.into()),
        }
        actor.show();
        actor.batch.cause = None;
        Ok(actor.start(commands, place))
    }

    /// Starts the actor of a stored thread.
    pub(crate) fn load(
        shared: Arc<Shared>,
        store: Arc<dyn Store>,
        stored: StoredThread,
        place: Reservation,
        claim: Option<ForeignClaim>,
    ) -> ThreadHandle {
        let (mut actor, commands) = Self::new(shared, store, stored);
        actor.claim = claim;
        actor.start(commands, place)
    }

    fn new(
        shared: Arc<Shared>,
        store: Arc<dyn Store>,
        stored: StoredThread,
    ) -> (Box<Self>, mpsc::Receiver<Command>) {
        let (sender, receiver) = mpsc::channel(COMMANDS);
        let thread = Arc::new(stored.thread);
        let state = Arc::default();
        let handle = ThreadHandle::new(Arc::clone(&thread), stored.seq, sender, Arc::clone(&state));
        let stale = stored.running.then_some(Error::RunsElsewhere(thread.id));
        let rest = shared.limits.idle_unload;
        let actor = Box::new(Self {
            shared,
            store,
            handle,
            thread,
            extra: None,
            owner: stored.owner,
            epoch: stored.epoch + 1,
            has_written: false,
            seq: stored.seq,
            stored_seq: stored.seq,
            status: ThreadStatus::Idle,
            running: None,
            asks: Vec::new(),
            background: Vec::new(),
            // An entry is left only where its turn did not come.
            was_interrupted: !stored.queue.is_empty(),
            queue: Arc::new(stored.queue),
            grants: Arc::default(),
            gate: Arc::default(),
            state,
            proof: Arc::default(),
            proving: Vec::new(),
            attached: false,
            is_blank: false,
            ring: VecDeque::new(),
            subscribers: Vec::new(),
            last_active: Instant::now(),
            rest,
            held: None,
            is_left: false,
            batch: Batch::default(),
            closing: Vec::new(),
            dismissed: Vec::new(),
            ending: None,
            stale,
            retry_at: Instant::now(),
            cut_short: None,
            follow: None,
            mirror: Mirror::default(),
            in_flight: None,
            waiting: VecDeque::new(),
            claim: None,
            watchers_saw: 0,
        });
        (actor, receiver)
    }

    fn start(
        self: Box<Self>,
        commands: mpsc::Receiver<Command>,
        place: Reservation,
    ) -> ThreadHandle {
        let handle = self.handle.clone();
        // The actor frees this place when it ends, so it must not be filled later.
        place.fill(handle.clone());
        let task = task::spawn(self.run(commands));
        handle.set_task(task.abort_handle());
        handle
    }

    async fn run(mut self: Box<Self>, mut receiver: mpsc::Receiver<Command>) {
        let worked = task::guarded(pin!(self.work(&mut receiver))).await;
        if let Err(panic) = worked {
            self.break_down(&panic);
        }
        // A limit for agents that do not end.
        let parted = timeout(PARTING, task::guarded(pin!(self.part()))).await;
        if let Ok(Err(panic)) = parted {
            error!(thread = %self.thread.id, panic, "the agent panicked when its thread left memory");
        }
        self.leave();
        // Dropping the receiver alone would keep a command that is being sent at this moment, and its caller, who holds
        // a sender, would wait for ever.
        receiver.close();
        while receiver.recv().await.is_some() {}
        release_memory();
    }

    /// Handles commands until the thread leaves memory.
    async fn work(&mut self, receiver: &mut mpsc::Receiver<Command>) {
        let mut commands = Vec::new();
        self.follow_owner();
        if self.follow.is_none() && self.stale.is_none() {
            self.handle
                .set_all(Arc::clone(&self.thread), self.seq, self.status);
        }
        while self.ending.is_none() {
            match self.next_deadline() {
                None => {
                    receiver.recv_many(&mut commands, COMMANDS).await;
                }
                Some(deadline) => {
                    // After the timeout there are no commands; the deadlines are checked below.
                    let _ = timeout_at(deadline, receiver.recv_many(&mut commands, COMMANDS)).await;
                }
            }
            self.batch.now = now();
            self.pass_deadlines();
            self.give_up_waiting().await;
            for command in commands.drain(..) {
                self.apply(command).await;
                self.go_on_with_calls().await;
            }
            self.refresh_if_followed().await;
            self.go_on_with_calls().await;
            self.note_awaited();
            if self.follow.is_some() {
                // The tool servers of another process are used now.
                self.settle_all();
            }
            self.close_when_ended();
            self.end_rest();
            if self.ending.is_some() {
                self.take_extra().await;
            }
            self.commit().await;
            if !self.proving.is_empty() {
                self.prove().await;
            }
            if self.running.is_none() {
                // An idle thread frees the buffers of a busy one.
                commands = Vec::new();
                self.batch = Batch::default();
            }
        }
    }

    /// Does what the agent has left to do for a thread that this process has and that leaves memory.
    async fn part(&mut self) {
        let is_own = self.attached && self.follow.is_none();
        let has_failed =
            (self.ending.as_ref()).is_none_or(|ending| matches!(ending.ended, Ended::Failed(_)));
        if is_own
            && !has_failed
            && let Some(parting) = self.shared.agent.detach(self.loaded())
        {
            parting.await;
        }
    }

    fn loaded(&self) -> LoadedThread {
        LoadedThread {
            thread: Arc::clone(&self.thread),
            state: Arc::clone(&self.state),
            commands: self.handle.commands().clone(),
        }
    }

    /// Records why the thread ended before the channel closes, so that later callers get the reason.
    fn leave(mut self: Box<Self>) {
        if let Some(running) = &self.running {
            running.shared.cancel.cancel();
        }
        self.state.clear();
        self.stop_following();
        self.lose_epoch();
        if let Some(ending) = &self.ending {
            self.handle
                .set_all(Arc::clone(&self.thread), self.seq, ThreadStatus::Idle);
            self.handle.end(ending.ended.clone());
        }
        self.handle.set_activity(Activity::Gone);
    }

    async fn apply(&mut self, command: Command) {
        match command {
            Command::Delta(event) => self.delta(event),
            Command::Agent(call) => {
                let running = self.running.as_ref().map(|running| running.turn.id);
                if let Some(act) = self.act_in_background(call.act)
                    && running == Some(call.turn)
                {
                    self.act(act);
                }
            }
            Command::Call(caused) => {
                let Caused { cause, call } = *caused;
                self.batch.cause = cause;
                self.take_call(call).await;
                self.batch.cause = None;
            }
            Command::Peer(news) => self.hear(*news).await,
            // If another process owns the thread, the tool servers of this process are not used.
            Command::ToolServer(_) if self.follow.is_some() => {}
            Command::ToolServer(news) => match *news {
                ToolServerNews::Changed(server) => {
                    self.emit(EventKind::ToolServerChanged(Box::new(server)));
                }
                ToolServerNews::Started(servers) => {
                    self.emit(EventKind::ToolServersStarted(servers.into_boxed_slice()));
                }
                ToolServerNews::Asked { id, kind, reply } => self.open_server_ask(id, kind, reply),
                ToolServerNews::Withdrawn(id) => self.withdraw_ask(id),
            },
            Command::Extra(entry) => self.extra = Some(entry),
            // If another process owns the thread, the agent of this process is not used.
            Command::News(_) if self.follow.is_some() => {}
            Command::News(news) => match *news {
                AgentNews::Data(key, value) => self.change_extra(key, value),
                AgentNews::VisitEnded(elicitation) => {
                    self.emit(EventKind::VisitEnded { elicitation });
                }
                AgentNews::Name(name) => self.suggest_name(name),
                AgentNews::Context {
                    turn,
                    spent,
                    held,
                    window,
                } => self.show_context(turn, spent, held, Some(window).into()),
            },
            Command::Sweep => self.sweep(),
            Command::RestFor(rest) => self.rest = *rest,
            Command::NamedElsewhere(named) => {
                let (name, reply) = *named;
                // The caller may not wait any more.
                let _ = reply.send(self.take_name(name).await);
            }
            Command::Release => {
                if self.is_unused() {
                    self.end_if_unused(false);
                }
            }
            Command::Leave(reply) => {
                self.is_left = true;
                if self.is_unused() {
                    // The process that owns the thread keeps it in memory.
                    self.end_if_unused(self.follow.is_none());
                }
                // The client may not wait any more.
                let _ = reply.send(());
            }
        }
    }

    /// Handles a call. If the state in memory is outdated, the thread is read again first.
    async fn take_call(&mut self, call: Call) {
        self.note_use();
        self.is_left = false;
        if call.is_from_peer() && !self.is_owner() {
            // Dropping the call tells the peer that this process does not have the thread.
            return;
        }
        if self.is_shutting_down() && matches!(call, Call::Request { from: Some(_), .. }) {
            // The peer learns the same when the thread has left this process, and takes it then.
            self.dismissed.push(call);
            return;
        }
        match self.refresh_if_stale().await {
            Err(error) if call.needs_store() => call.refuse(error),
            _ => {
                if let Some(call) = self.hand_on(call) {
                    if !matches!(call, Call::Subscribe(..)) {
                        self.take_extra().await;
                    }
                    self.call(call).await;
                }
            }
        }
    }

    async fn call(&mut self, call: Call) {
        match call {
            Call::Snapshot(reply) => {
                let snapshot = Box::new(self.snapshot());
                self.reply(reply, Ok(snapshot));
            }
            Call::RunningTurn(reply) => {
                let running = self.running_turn();
                self.reply(reply, running);
            }
            Call::Subscribe(subscriber, from, reply) => {
                // Events of earlier commands belong to the replay, so they must be committed first.
                self.commit().await;
                if self.ending.is_none() {
                    if self.follow.is_none() {
                        self.attach_agent();
                    }
                    let snapshot = Box::new(self.subscribe(subscriber, from).await);
                    self.tell_attendance();
                    self.reply(reply, Ok(snapshot));
                }
            }
            Call::Unsubscribe(client, reply) => {
                self.commit().await;
                self.unsubscribe(client);
                self.tell_attendance();
                self.reply(reply, Ok(()));
            }
            Call::Subscribers(reply) => {
                let subscribers = self.subscribers.clone();
                self.reply(reply, Ok(subscribers));
            }
            Call::Request {
                request,
                reply,
                from,
                cause,
            } => {
                self.batch.cause = cause;
                self.request(request, reply, from).await;
                self.batch.cause = None;
            }
            Call::Follow(pending, attends) => self.let_follow(*pending, attends).await,
            Call::Attend(client, attends) => self.attend(client, attends),
            Call::Left(client) => self.left(client).await,
            Call::Close(closing) => self.close(closing).await,
        }
    }

    // The thread itself.

    /// Tells the agent that the thread is in use. Only the first call has an effect.
    fn attach_agent(&mut self) {
        if !std::mem::replace(&mut self.attached, true) {
            self.shared.agent.attach(self.loaded());
        }
    }

    /// Adds the entry for the extra data that the new thread was promised. It is stored with the batch.
    async fn take_extra(&mut self) {
        let Some(entry) = self.extra.take() else {
            return;
        };
        if let Ok(Some((key, value))) = timeout(EXTRA_PATIENCE, entry).await
            && self.follow.is_none()
        {
            self.edit_thread().extra.insert(key, value);
        }
    }

    /// Returns the thread for editing and marks its row to be written with the batch.
    fn edit_thread(&mut self) -> &mut Thread {
        self.batch.thread_changed = true;
        Arc::make_mut(&mut self.thread)
    }

    fn change_thread(&mut self, change: ThreadChange, edit: impl FnOnce(&mut Thread)) {
        let now = self.batch.now;
        let thread = self.edit_thread();
        edit(thread);
        // A name says nothing about when the thread was used.
        if change != ThreadChange::Name {
            thread.updated_at = now;
        }
        self.emit(EventKind::ThreadChanged {
            change,
            thread: Arc::clone(&self.thread),
        });
    }

    /// Takes over the name that another program gave to its thread, and returns whether the thread has it. The thread stays
    /// that of the other program.
    async fn take_name(&mut self, name: String) -> bool {
        // What came before may make the thread ours.
        self.commit().await;
        let is_ours = self.has_written || self.follow.is_some() || self.stale.is_some();
        if is_ours || self.ending.is_some() {
            return false;
        }
        if self.thread.name.as_ref() == Some(&name) {
            return true;
        }
        let named = Thread {
            name: Some(name.clone()),
            ..Thread::clone(&self.thread)
        };
        let append = import(
            Arc::new(named),
            self.epoch - 1,
            self.stored_seq,
            self.seq,
            Vec::new(),
        );
        let seq = append.seq;
        // Otherwise the next look tries again.
        if self.store.append(append).await.is_err() {
            return false;
        }
        self.change_thread(ThreadChange::Name, |thread| thread.name = Some(name));
        self.stored_seq = seq;
        self.show();
        true
    }

    fn change_settings(&mut self, change: SettingsChange) {
        let mut settings = self.thread.settings.clone();
        if change.apply(&mut settings) {
            let changes_mode = settings.mode != self.thread.settings.mode;
            self.change_thread(ThreadChange::Settings, |thread| thread.settings = settings);
            if changes_mode {
                self.emit(EventKind::ThreadChanged {
                    change: ThreadChange::Mode,
                    thread: Arc::clone(&self.thread),
                });
            }
        }
    }

    /// Unlike other changes, this one does not count as activity: `updated_at` stays.
    fn change_extra(&mut self, key: String, value: Option<Json>) {
        let now = self.thread.extra.get(&key).map(|json| json.get());
        if now == value.as_ref().map(|json| json.get()) {
            return;
        }
        let extra = &mut self.edit_thread().extra;
        match value {
            Some(value) => extra.insert(key.clone(), value),
            None => extra.remove(&key),
        };
        self.emit(EventKind::ThreadChanged {
            change: ThreadChange::Extra(key),
            thread: Arc::clone(&self.thread),
        });
    }

    /// Shows what the thread waits for. A thread without a turn is active while a tool server asks.
    fn show_status(&mut self) {
        if self.running.is_some() || !self.asks.is_empty() {
            let task = self.running.as_ref().map(|running| running.shared.task);
            let asks = self.asks.iter().map(|open| open.ask.kind.class());
            let compacts = task == Some(TurnTask::Compact);
            self.set_status(ThreadStatus::active(asks, compacts));
        } else if self.follow.is_none() && matches!(self.status, ThreadStatus::Active { .. }) {
            self.set_status(ThreadStatus::Idle);
        }
    }

    fn set_status(&mut self, status: ThreadStatus) {
        if self.status != status {
            self.batch.old_status.get_or_insert(self.status);
            self.status = status;
            self.show_new_status();
        }
    }

    fn show_new_status(&mut self) {
        self.emit(EventKind::StatusChanged {
            status: self.status,
            planned: self.is_planned(),
        });
    }
}

/// Returns the writes that copy turns of another thread and their context entries.
pub(crate) fn copy_turns(turns: Vec<TurnWithItems>, context: Vec<ContextEntry>) -> Vec<Write> {
    let end = turns.len() as u64;
    let of_turns = context
        .into_iter()
        .filter(|entry| entry.turn < end || entry.is_before_first());
    let mut writes: Vec<_> = of_turns.map(Write::Context).collect();
    for (index, turn) in (0..).zip(turns) {
        writes.push(Write::Turn(Arc::new(Turn { index, ..turn.turn })));
        writes.extend(
            turn.items
                .into_iter()
                .map(|item| Write::Item { turn: index, item }),
        );
    }
    writes
}
