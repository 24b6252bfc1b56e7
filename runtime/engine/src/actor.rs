//! The actor of a loaded thread: one task that owns its state. It applies commands in batches; the result of a batch is
//! stored in one append, then shown to observers, then answered.

mod acts;
mod asks;
mod failure;
mod follow;
mod history;
mod mirror;
mod requests;
mod running;
mod subscribers;
mod turns;

use std::{collections::VecDeque, sync::Arc, time::Duration};

use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, timeout_at},
};

use crate::{
    call::{Outcome, Replier, Response},
    cause,
    command::{Call, Caused, Closing, Command, Reply},
    context::TurnContext,
    error::Error,
    gate::Gate,
    handle::{Ended, ThreadHandle},
    loaded::LoadedThread,
    model::{
        Activity, Cause, Event, EventKind, Item, Memo, Millis, ProcessId, QueuedInput,
        SettingsChange, Thread, ThreadChange, ThreadStatus, Turn, TurnId, TurnWithItems, now,
    },
    observers::{Subscriber, deliver},
    registry::Place,
    shared::Shared,
    state::{AgentState, Grants, Proof},
    store::{Append, ContextEntry, Store, StoreError, StoredThread, Write},
};

use self::{
    follow::Follow,
    mirror::Mirror,
    running::{Running, spawn_agent},
};

pub(crate) use self::mirror::show_open;

/// Maximum number of commands in a batch and in the channel.
const COMMANDS: usize = 32;

/// How long an idle thread keeps its latest events for exact replay.
const RING_REST: Duration = Duration::from_secs(60);

/// The state of a thread in memory.
pub(crate) struct Actor {
    shared: Arc<Shared>,
    store: Arc<dyn Store>,
    handle: ThreadHandle,

    thread: Arc<Thread>,
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
    /// Background items: open items that outlive their turn, each with the index of that turn.
    background: Vec<(u64, Item)>,
    queue: Arc<Vec<QueuedInput>>,
    grants: Arc<Grants>,
    /// Closed while subscribers apply backpressure.
    gate: Arc<Gate>,
    state: Arc<AgentState>,
    proof: Arc<Proof>,
    /// Agent calls that wait for a new proof of ownership.
    proving: Vec<oneshot::Sender<()>>,
    /// Whether the agent was told that the thread is in use.
    attached: bool,

    ring: VecDeque<Arc<Event>>,
    subscribers: Vec<Subscriber>,
    last_active: Instant,

    batch: Batch,
    closing: Vec<(Closing, Option<Arc<Cause>>)>,
    /// Set when the thread leaves memory after this batch.
    ending: Option<Ending>,
    /// Why the state in memory differs from the store. The thread is read again before anything else is done with it.
    stale: Option<Error>,
    /// The turn whose end was shown to observers but not stored.
    cut_short: Option<TurnId>,

    /// The process that owns the thread, if it is another one.
    follow: Option<Box<Follow>>,
    /// The running turn of that process, as shown to subscribers here.
    mirror: Mirror,
    /// Calls that wait for an answer of that process.
    waiting: VecDeque<Call>,
    /// The last thread-level event that the watchers received directly from another process.
    watchers_saw: u64,
}

/// Called after a batch was stored and shown, or with the error if it could not be stored.
type WhenStored = Box<dyn FnOnce(Result<(), &Error>) + Send>;

/// The result of the commands of a batch.
#[derive(Default)]
struct Batch {
    now: Millis,
    events: Vec<Arc<Event>>,
    writes: Vec<Write>,
    thread_changed: bool,
    replies: Vec<WhenStored>,
    /// The queue before the batch, if the batch changed it.
    old_queue: Option<Arc<Vec<QueuedInput>>>,
    run_agent: bool,
    /// The client request that is being handled.
    cause: Option<Arc<Cause>>,
    /// The new activity to report to the parent thread.
    activity: Option<Activity>,
}

struct Ending {
    ended: Ended,
    /// Prevents others from loading the thread before this actor has ended.
    _place: Place,
}

impl Actor {
    /// Creates a thread with `history` as its turns, and stores it.
    ///
    /// Errors: `ThreadExists`, `Store`.
    pub(crate) async fn create(
        shared: Arc<Shared>,
        thread: Thread,
        history: Vec<Write>,
        place: Place,
    ) -> Result<ThreadHandle, Error> {
        let store = shared.store_of(&thread)?;
        let id = thread.id;
        let stored = StoredThread {
            thread,
            owner: shared.me(),
            running: false,
            epoch: 0,
            seq: 0,
            queue: Vec::new(),
        };
        let (mut actor, commands) = Self::new(shared, store, stored);
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
    pub(crate) fn wake(
        shared: Arc<Shared>,
        store: Arc<dyn Store>,
        stored: StoredThread,
        place: Place,
    ) -> ThreadHandle {
        let (actor, commands) = Self::new(shared, store, stored);
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
        let actor = Box::new(Self {
            shared,
            store,
            handle,
            thread,
            owner: stored.owner,
            epoch: stored.epoch + 1,
            has_written: false,
            seq: stored.seq,
            stored_seq: stored.seq,
            status: ThreadStatus::Idle,
            running: None,
            background: Vec::new(),
            queue: Arc::new(stored.queue),
            grants: Arc::default(),
            gate: Arc::default(),
            state,
            proof: Arc::default(),
            proving: Vec::new(),
            attached: false,
            ring: VecDeque::new(),
            subscribers: Vec::new(),
            last_active: Instant::now(),
            batch: Batch::default(),
            closing: Vec::new(),
            ending: None,
            stale,
            cut_short: None,
            follow: None,
            mirror: Mirror::default(),
            waiting: VecDeque::new(),
            watchers_saw: 0,
        });
        (actor, receiver)
    }

    fn start(self: Box<Self>, commands: mpsc::Receiver<Command>, place: Place) -> ThreadHandle {
        let handle = self.handle.clone();
        let task = tokio::spawn(self.run(commands));
        handle.set_task(task.abort_handle());
        place.fill(handle.clone());
        handle
    }

    async fn run(mut self: Box<Self>, mut receiver: mpsc::Receiver<Command>) {
        let mut commands = Vec::new();
        self.follow_owner();
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
            self.close_when_ended();
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
        self.leave();
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
            self.handle.set_latest(Arc::clone(&self.thread), self.seq);
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
            Command::ToolServer(server) => {
                // If another process owns the thread, the tool servers of this process are not used.
                if self.follow.is_none() {
                    self.emit(EventKind::ToolServerChanged(server));
                }
            }
            Command::Sweep => self.sweep(),
            Command::Release => {
                if self.is_unused() {
                    self.end_if_unused(false);
                }
            }
        }
    }

    /// Handles a call. If the state in memory is outdated, the thread is read again first.
    async fn take_call(&mut self, call: Call) {
        self.last_active = Instant::now();
        if call.is_from_peer() && !self.is_owner() {
            // Dropping the call tells the peer that this process does not have the thread.
            return;
        }
        match self.refresh_if_stale().await {
            Err(error) if call.needs_store() => call.refuse(error),
            _ => {
                if let Some(call) = self.hand_on(call) {
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
            Call::Close(closing) => {
                self.closing.push((closing, self.batch.cause.clone()));
                self.interrupt_running();
            }
        }
    }

    // The thread itself.

    /// Tells the agent that the thread is in use. Only the first call has an effect.
    fn attach_agent(&mut self) {
        if !std::mem::replace(&mut self.attached, true) {
            self.shared.agent.attach(LoadedThread {
                thread: Arc::clone(&self.thread),
                state: Arc::clone(&self.state),
                commands: self.handle.commands().clone(),
            });
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
        thread.updated_at = now;
        self.emit(EventKind::ThreadChanged {
            change,
            thread: Arc::clone(&self.thread),
        });
    }

    fn change_settings(&mut self, change: SettingsChange) {
        let mut settings = self.thread.settings.clone();
        if change.apply(&mut settings) {
            self.change_thread(ThreadChange::Settings, |thread| thread.settings = settings);
        }
    }

    fn show_status(&mut self) {
        if let Some(status) = self.running.as_ref().map(|running| running.status()) {
            self.set_status(status);
        }
    }

    fn set_status(&mut self, status: ThreadStatus) {
        if self.status != status {
            self.status = status;
            self.emit(EventKind::StatusChanged(status));
        }
    }

    /// Refuses new work if the thread is archived or about to leave memory.
    fn check_open(&self) -> Result<(), Error> {
        let id = self.thread.id;
        match self.closing.first().map(|(closing, _)| closing) {
            Some(Closing::Archive(_)) => Err(Error::ThreadArchived(id)),
            Some(Closing::Delete(_)) => Err(Error::ThreadNotFound(id)),
            Some(Closing::ShutDown(_)) => Err(Error::ShuttingDown),
            Some(Closing::Unload(_)) => Err(Error::ThreadUnloaded(id)),
            None if self.thread.archived => Err(Error::ThreadArchived(id)),
            None => Ok(()),
        }
    }

    // Leaving memory.

    fn close_when_ended(&mut self) {
        if self.closing.is_empty() || self.running.is_some() || self.ending.is_some() {
            return;
        }
        self.abandon_background();
        let mut ended = Ended::ShutDown;
        for (closing, cause) in std::mem::take(&mut self.closing) {
            self.batch.cause = cause;
            match closing {
                Closing::Archive(reply) => {
                    if !self.thread.archived {
                        self.change_thread(ThreadChange::Archived, |thread| thread.archived = true);
                    }
                    self.answer(reply, Ok(Response::Thread(Arc::clone(&self.thread))));
                    ended = Ended::Archived;
                }
                Closing::Delete(reply) => {
                    self.answer(reply, Ok(Response::Done));
                    ended = Ended::Deleted;
                }
                Closing::ShutDown(reply) => self.reply(reply, Ok(())),
                Closing::Unload(reply) => {
                    self.reply(reply, Ok(()));
                    if matches!(ended, Ended::ShutDown) {
                        ended = Ended::Unloaded;
                    }
                }
            }
        }
        match ended {
            Ended::Deleted => self.emit(EventKind::ThreadDeleted),
            Ended::Archived | Ended::Unloaded => self.emit(EventKind::ThreadUnloaded),
            _ => {}
        }
        self.batch.cause = None;
        self.ending = Some(Ending {
            ended,
            _place: self.shared.registry.take_out(self.thread.id),
        });
    }

    fn sweep(&mut self) {
        let idle = self.last_active.elapsed();
        if idle >= RING_REST && self.running.is_none() {
            self.ring = VecDeque::new();
        }
        if self.follow.is_some() {
            // The process that owns the thread keeps it in memory.
            if self.is_unused() {
                self.end_if_unused(false);
            }
        } else if idle >= self.shared.limits.idle_unload && self.is_unused() {
            self.end_if_unused(true);
        }
    }

    fn is_unused(&self) -> bool {
        self.running.is_none()
            && self.background.is_empty()
            && self.subscribers.is_empty()
            && self.waiting.is_empty()
            && !self.waits_for_owner()
            && self.closing.is_empty()
            && self.ending.is_none()
    }

    /// Unloads the thread if nothing holds a handle; `told` tells whether observers receive an event.
    fn end_if_unused(&mut self, told: bool) {
        if let Some(place) = self.shared.registry.take_out_unused(self.thread.id) {
            if told {
                self.emit(EventKind::ThreadUnloaded);
            }
            self.ending = Some(Ending {
                ended: Ended::Unloaded,
                _place: place,
            });
        }
    }

    // Batches.

    fn emit(&mut self, kind: EventKind) {
        if !matches!(kind, EventKind::ThreadUnloaded) {
            self.seq += 1;
        }
        let (thread, seq, time) = (self.thread.id, self.seq, self.batch.now);
        self.batch.events.push(Arc::new(Event {
            thread,
            seq,
            time,
            kind,
            cause: self.batch.cause.clone(),
            memo: Memo::default(),
        }));
    }

    /// Replies once the batch is stored and shown.
    fn reply<T: Send + 'static>(&mut self, reply: Reply<T>, result: Result<T, Error>) {
        self.batch.replies.push(Box::new(move |stored| {
            // The caller may not wait any more.
            let _ = reply.send(match stored {
                Ok(()) => result,
                Err(error) => Err(error.clone()),
            });
        }));
    }

    /// Answers a request once the batch is stored and shown.
    fn answer(&mut self, reply: Replier, result: Result<Response, Error>) {
        self.batch.replies.push(Box::new(move |stored| {
            reply.send(match (stored, result) {
                (Err(error), _) => Outcome::Refused(error.clone()),
                (Ok(()), Err(error)) => Outcome::Refused(error),
                (Ok(()), Ok(response)) => Outcome::Done(response),
            });
        }));
    }

    /// Stores the result of the batch, shows it to observers and sends the replies.
    async fn commit(&mut self) {
        if self.follow.is_some() {
            // The process that owns the thread has already stored it.
            self.show();
            return;
        }
        let stored = match &self.ending {
            Some(Ending {
                ended: Ended::Deleted,
                ..
            }) => self.store.delete(self.thread.id).await,
            // An ephemeral thread cannot be loaded again.
            Some(_) if self.thread.ephemeral => self.store.delete(self.thread.id).await,
            _ => self.append().await,
        };
        match stored {
            Ok(()) => self.show(),
            Err(error) => self.fail(error),
        }
    }

    async fn append(&mut self) -> Result<(), StoreError> {
        let batch = &mut self.batch;
        if batch.thread_changed {
            batch.writes.push(Write::Thread(Arc::clone(&self.thread)));
        }
        let events: Vec<_> = batch
            .events
            .iter()
            .filter(|event| event.kind.is_kept())
            .cloned()
            .collect();
        if batch.writes.is_empty() && events.is_empty() {
            return Ok(());
        }
        let append = Append {
            thread: self.thread.id,
            owner: self.shared.me(),
            epoch: self.epoch,
            base_seq: self.stored_seq,
            seq: self.seq,
            writes: std::mem::take(&mut batch.writes),
            events,
        };
        self.store.append(append).await?;
        self.stored_seq = self.seq;
        self.proof.renew();
        self.owner = self.shared.me();
        if !std::mem::replace(&mut self.has_written, true) && !self.thread.ephemeral {
            self.shared.peers.announce(self.thread.id, self.epoch);
        }
        Ok(())
    }

    fn show(&mut self) {
        if std::mem::take(&mut self.batch.thread_changed) {
            self.handle.set_latest(Arc::clone(&self.thread), self.seq);
            for subscriber in &self.subscribers {
                subscriber.observer.on_row(&self.thread);
            }
        }
        if !self.batch.events.is_empty() {
            let watchers = &self.shared.watchers;
            let watchers = match self.follow.is_none() && !self.thread.ephemeral {
                true => watchers.everywhere(),
                false => watchers.here(),
            };
            deliver(&self.batch.events, &self.subscribers, &watchers, 0);
            if self.gate.is_open() {
                let (id, subscribers) = (self.thread.id, self.subscribers.iter());
                let backlogs: Vec<_> = subscribers
                    .filter_map(|one| one.observer.backlog(id))
                    .collect();
                if !backlogs.is_empty() {
                    self.gate.close_until(self.slow_owner(backlogs));
                }
            }
            for event in self.batch.events.drain(..) {
                event.memo.clear();
                if self.ring.len() >= self.shared.limits.ring_events {
                    self.ring.pop_front();
                }
                self.ring.push_back(event);
            }
        }
        if let Some(activity) = self.batch.activity.take() {
            self.handle.set_activity(activity);
        }
        for reply in self.batch.replies.drain(..) {
            reply(Ok(()));
        }
        self.batch.old_queue = None;
        if std::mem::take(&mut self.batch.run_agent)
            && let Some(running) = &mut self.running
        {
            let turn = TurnContext::new(
                Arc::clone(&running.shared),
                self.handle.commands().clone(),
                Arc::clone(&self.shared) as _,
            );
            running.task = Some(spawn_agent(Arc::clone(&self.shared.agent), turn));
        }
    }
}

/// Returns the writes that copy turns of another thread and their context entries.
pub(crate) fn copy_turns(turns: Vec<TurnWithItems>, context: Vec<ContextEntry>) -> Vec<Write> {
    let end = turns.len() as u64;
    let of_turns = context.into_iter().filter(|entry| entry.turn < end);
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
