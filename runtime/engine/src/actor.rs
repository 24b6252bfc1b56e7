//! The actor of a loaded thread: one task that owns its state. Commands change it in batches; what a batch makes is
//! written in one append, then shown, then answered.

use std::{collections::VecDeque, sync::Arc, time::Duration};

use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, timeout_at},
};
use tokio_util::sync::CancellationToken;
use tracing::error;

use crate::{
    agent::{Grants, TurnShared},
    ask::{Answer, Ask, AskClass, AskKind, Decision, SettledBy},
    engine::{Shared, now},
    error::Error,
    event::{Event, EventKind, Memo, ThreadChange},
    handle::{Ended, ThreadHandle},
    id::{AskId, ItemId, Millis, TurnId},
    item::{InputPart, Item, ItemBody, Json},
    observers::{Cursor, Subscriber, ThreadSnapshot, deliver},
    registry::Place,
    request::{NewTurn, SettingsChange},
    store::{Append, Store, StoreError, StoredThread, Write},
    thread::{
        Origin, Plan, QueuedInput, Thread, ThreadStatus, Turn, TurnError, TurnStatus,
        TurnWithItems, Usage,
    },
    turn::{OpenAsk, OpenItem, Running, append_text, has_partial_text, spawn_agent},
};

/// Most commands of a batch, and most that wait.
const COMMANDS: usize = 64;

/// How long an interrupted agent may take to return.
const GRACE: Duration = Duration::from_secs(2);

/// How long an idle thread keeps its latest events for exact replay.
const RING_REST: Duration = Duration::from_secs(60);

/// Most characters of a preview.
const PREVIEW: usize = 200;

type Reply<T> = oneshot::Sender<Result<T, Error>>;

/// What a thread is told. Small, because its channel has room for many.
pub(crate) enum Command {
    Call(Box<Call>),
    Agent(Box<AgentCall>),
    /// A delta of the agent, to be numbered.
    Delta(Arc<Event>),
    /// Some time has passed.
    Sweep,
    /// The one who loaded the thread needs it no more.
    Release,
}

const _: () = assert!(size_of::<Command>() <= 16);

/// What clients and the engine want of a thread.
pub(crate) enum Call {
    Snapshot(Reply<Box<ThreadSnapshot>>),
    StartTurn(NewTurn, Reply<Arc<Turn>>),
    Steer {
        expected: Option<TurnId>,
        input: Vec<InputPart>,
        client_id: Option<String>,
        reply: Reply<TurnId>,
    },
    Enqueue {
        input: Vec<InputPart>,
        origin: Origin,
        reply: Reply<QueuedInput>,
    },
    Dequeue(String, Reply<()>),
    Interrupt(Option<TurnId>, Reply<()>),
    Answer {
        ask: AskId,
        answer: Answer,
        client: u64,
        reply: Reply<()>,
    },
    Subscribe(Subscriber, Cursor, Reply<Box<ThreadSnapshot>>),
    Unsubscribe(u64, Reply<()>),
    Rename(Option<String>, Reply<Arc<Thread>>),
    Unarchive(Reply<Arc<Thread>>),
    Settings(SettingsChange, Reply<Arc<Thread>>),
    Extra(String, Option<Json>, Reply<()>),
    Close(Closing),
}

/// Ways to end a thread's stay in memory, once its turn has ended.
pub(crate) enum Closing {
    Archive(Reply<Arc<Thread>>),
    Delete(Reply<()>),
    ShutDown(Reply<()>),
}

/// What the agent of a turn does.
pub(crate) struct AgentCall {
    pub(crate) turn: TurnId,
    pub(crate) act: Act,
}

pub(crate) enum Act {
    StartItem(ItemId, ItemBody),
    ChangeItem(ItemId, ItemBody),
    CompleteItem(ItemId, ItemBody),
    CompleteText(ItemId),
    Plan(Plan),
    Diff(String),
    Usage(Usage, Option<u64>),
    Trouble(TurnError, bool),
    Warn(String),
    Ask(Option<ItemId>, AskKind, oneshot::Sender<Answer>),
    Return(Result<(), TurnError>),
}

/// A thread in memory.
pub(crate) struct Actor {
    shared: Arc<Shared>,
    store: Arc<dyn Store>,
    handle: ThreadHandle,

    thread: Arc<Thread>,
    epoch: u64,
    seq: u64,
    /// The last number that the store knows.
    stored_seq: u64,
    status: ThreadStatus,
    running: Option<Box<Running>>,
    queue: Arc<Vec<QueuedInput>>,
    grants: Arc<Grants>,

    ring: VecDeque<Arc<Event>>,
    subscribers: Vec<Subscriber>,
    last_active: Instant,

    batch: Batch,
    closing: Vec<Closing>,
    /// Set when the thread is to leave memory after this batch.
    ending: Option<Ending>,
    /// Whether the store failed, so that nothing more is to be stored or shown.
    failed: bool,
}

/// What the commands of a batch have made.
#[derive(Default)]
struct Batch {
    now: Millis,
    events: Vec<Arc<Event>>,
    writes: Vec<Write>,
    thread_changed: bool,
    replies: Vec<Box<dyn FnOnce() + Send>>,
    run_agent: bool,
}

struct Ending {
    ended: Ended,
    /// Keeps others from loading the thread before this actor is done with it.
    place: Place,
}

impl Actor {
    /// Makes a thread that is not stored yet, with `history` as its turns, and stores it.
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
            epoch: 0,
            seq: 0,
            queue: Vec::new(),
        };
        let (mut actor, commands) = Self::new(shared, store, stored);
        actor.batch.writes = history;
        actor.batch.thread_changed = true;
        actor.batch.now = now();
        actor.emit(EventKind::ThreadStarted(Arc::clone(&actor.thread)));
        match actor.append().await {
            Ok(()) => {}
            Err(StoreError::Conflict) => return Err(Error::ThreadExists(id)),
            Err(error) => return Err(error.into()),
        }
        actor.show();
        Ok(actor.start(commands, place))
    }

    /// Brings a stored thread to life.
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
        let actor = Box::new(Self {
            shared,
            store,
            handle: ThreadHandle::new(Arc::clone(&thread), stored.seq, sender),
            thread,
            epoch: stored.epoch + 1,
            seq: stored.seq,
            stored_seq: stored.seq,
            status: ThreadStatus::Idle,
            running: None,
            queue: Arc::new(stored.queue),
            grants: Arc::default(),
            ring: VecDeque::new(),
            subscribers: Vec::new(),
            last_active: Instant::now(),
            batch: Batch::default(),
            closing: Vec::new(),
            ending: None,
            failed: false,
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
        while self.ending.is_none() {
            match self
                .running
                .as_ref()
                .and_then(|running| running.next_deadline())
            {
                None => {
                    receiver.recv_many(&mut commands, COMMANDS).await;
                }
                Some(deadline) => {
                    // When the time is up there are no commands, and the deadlines are looked at below.
                    let _ = timeout_at(deadline, receiver.recv_many(&mut commands, COMMANDS)).await;
                }
            }
            self.batch.now = now();
            self.pass_deadlines();
            for command in commands.drain(..) {
                self.apply(command).await;
                if self.failed {
                    break;
                }
            }
            self.close_when_ended();
            self.commit().await;
            if self.running.is_none() {
                // An idle thread keeps no room for a busy one.
                commands = Vec::new();
                self.batch = Batch::default();
            }
        }
        self.leave();
    }

    /// Says why the thread is gone before the channel closes, so that whoever still calls learns it.
    fn leave(self: Box<Self>) {
        if let Some(running) = &self.running {
            running.shared.cancel.cancel();
        }
        if let Some(ending) = &self.ending {
            self.handle.set_latest(Arc::clone(&self.thread), self.seq);
            self.handle.end(ending.ended.clone());
        }
    }

    async fn apply(&mut self, command: Command) {
        match command {
            Command::Delta(event) => self.delta(event),
            Command::Agent(call) => {
                if self
                    .running
                    .as_ref()
                    .is_some_and(|running| running.turn.id == call.turn)
                {
                    self.act(call.act);
                }
            }
            Command::Call(call) => {
                self.call(*call).await;
                self.last_active = Instant::now();
            }
            Command::Sweep => self.sweep(),
            Command::Release => {
                if self.is_unused() {
                    self.end_if_unused(false);
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
            Call::StartTurn(turn, reply) => {
                let started = self.start_turn(turn);
                self.reply(reply, started);
            }
            Call::Steer {
                expected,
                input,
                client_id,
                reply,
            } => {
                let steered = self.steer(expected, input, client_id);
                self.reply(reply, steered);
            }
            Call::Enqueue {
                input,
                origin,
                reply,
            } => {
                let queued = self.enqueue(input, origin);
                self.reply(reply, queued);
            }
            Call::Dequeue(id, reply) => {
                let removed = self.dequeue(id);
                self.reply(reply, removed);
            }
            Call::Interrupt(turn, reply) => {
                let interrupted = self.interrupt(turn).await;
                self.reply(reply, interrupted);
            }
            Call::Answer {
                ask,
                answer,
                client,
                reply,
            } => {
                let answered = self.answer(ask, answer, client);
                self.reply(reply, answered);
            }
            Call::Subscribe(subscriber, from, reply) => {
                // What came before belongs to the replay, so it must be out first.
                self.commit().await;
                if self.ending.is_none() {
                    let snapshot = Box::new(self.subscribe(subscriber, from).await);
                    self.reply(reply, Ok(snapshot));
                }
            }
            Call::Unsubscribe(client, reply) => {
                self.commit().await;
                self.unsubscribe(client);
                self.reply(reply, Ok(()));
            }
            Call::Rename(name, reply) => {
                if self.thread.name != name {
                    self.change_thread(ThreadChange::Name, |thread| thread.name = name);
                }
                self.reply(reply, Ok(Arc::clone(&self.thread)));
            }
            Call::Unarchive(reply) => {
                if self.thread.archived {
                    self.change_thread(ThreadChange::Unarchived, |thread| thread.archived = false);
                }
                self.reply(reply, Ok(Arc::clone(&self.thread)));
            }
            Call::Settings(change, reply) => {
                self.change_settings(change);
                self.reply(reply, Ok(Arc::clone(&self.thread)));
            }
            Call::Extra(key, value, reply) => {
                let extra = &mut self.edit_thread().extra;
                match value {
                    Some(value) => extra.insert(key, value),
                    None => extra.remove(&key),
                };
                self.reply(reply, Ok(()));
            }
            Call::Close(closing) => {
                self.closing.push(closing);
                self.interrupt_running();
            }
        }
    }

    // Turns.

    fn start_turn(&mut self, turn: NewTurn) -> Result<Arc<Turn>, Error> {
        self.check_open()?;
        if let Some(running) = &self.running {
            return Err(Error::TurnInProgress(running.turn.id));
        }
        self.change_settings(turn.settings);
        Ok(self.begin_turn(turn.input, turn.client_id, turn.origin, turn.output_schema))
    }

    /// Begins a turn; its agent starts when the beginning is stored and shown.
    fn begin_turn(
        &mut self,
        input: Vec<InputPart>,
        client_id: Option<String>,
        origin: Origin,
        output_schema: Option<Json>,
    ) -> Arc<Turn> {
        let now = self.batch.now;
        let turn = Turn {
            id: TurnId::new(),
            index: self.thread.turn_count,
            status: TurnStatus::Running,
            started_at: now,
            completed_at: None,
            error: None,
            usage: Usage::default(),
            origin,
        };
        let thread = self.edit_thread();
        thread.turn_count += 1;
        thread.updated_at = now;
        let shared = Arc::new(TurnShared {
            thread: Arc::clone(&self.thread),
            turn: turn.id,
            input: input.clone(),
            output_schema,
            cancel: CancellationToken::new(),
            steered: Default::default(),
            continues: Vec::new(),
            grants: Arc::clone(&self.grants),
            store: Arc::clone(&self.store),
            commands: self.handle.commands().clone(),
        });
        self.running = Some(Box::new(Running::new(turn.clone(), shared)));
        self.batch.run_agent = true;

        let turn = Arc::new(turn);
        self.show_status();
        self.batch.writes.push(Write::Turn(Arc::clone(&turn)));
        self.emit(EventKind::TurnStarted(Arc::clone(&turn)));
        let preview = if self.thread.preview.is_empty() {
            preview(&input)
        } else {
            None
        };
        self.add_input(turn.id, turn.index, input, client_id, false);
        if let Some(preview) = preview {
            self.change_thread(ThreadChange::Preview, |thread| thread.preview = preview);
        }
        turn
    }

    /// Shows input as an item of the turn and returns the item's id.
    fn add_input(
        &mut self,
        turn: TurnId,
        index: u64,
        content: Vec<InputPart>,
        client_id: Option<String>,
        steered: bool,
    ) -> ItemId {
        let now = self.batch.now;
        let id = ItemId::new();
        let body = ItemBody::User {
            content,
            client_id,
            steered,
        };
        let item = Item {
            id: id.clone(),
            turn,
            started_at: now,
            completed_at: None,
            body,
        };
        self.emit(EventKind::ItemStarted(Arc::new(item.clone())));
        self.complete(
            index,
            OpenItem {
                item,
                ordinal: self.seq,
            },
        );
        id
    }

    fn steer(
        &mut self,
        expected: Option<TurnId>,
        input: Vec<InputPart>,
        client_id: Option<String>,
    ) -> Result<TurnId, Error> {
        let running = self
            .running
            .as_ref()
            .filter(|running| !running.shared.cancel.is_cancelled());
        let running = running.ok_or(Error::NoActiveTurn)?;
        let (actual, index) = (running.turn.id, running.turn.index);
        if let Some(expected) = expected.filter(|expected| *expected != actual) {
            return Err(Error::TurnMismatch { expected, actual });
        }
        let item = self.add_input(actual, index, input.clone(), client_id, true);
        if let Some(running) = &self.running {
            running.shared.add_steered(item, input);
        }
        Ok(actual)
    }

    async fn interrupt(&mut self, turn: Option<TurnId>) -> Result<(), Error> {
        match (turn, self.running.as_ref().map(|running| running.turn.id)) {
            (None, None) => return Err(Error::NoActiveTurn),
            (Some(turn), running) if running != Some(turn) => {
                return Err(match self.store.turn(self.thread.id, turn).await? {
                    Some(_) => Error::TurnNotRunning(turn),
                    None => Error::TurnNotFound(turn),
                });
            }
            _ => {}
        }
        self.interrupt_running();
        Ok(())
    }

    fn interrupt_running(&mut self) {
        let Some(running) = &mut self.running else {
            return;
        };
        running.shared.cancel.cancel();
        running.grace.get_or_insert_with(|| Instant::now() + GRACE);
        self.settle_all();
    }

    /// Takes what the agent returned.
    fn agent_returned(&mut self, result: Result<(), TurnError>) {
        let Some(running) = &mut self.running else {
            return;
        };
        match result {
            _ if running.shared.cancel.is_cancelled() => {
                self.end_turn(TurnStatus::Interrupted, None)
            }
            Err(error) => self.end_turn(TurnStatus::Failed, Some(error)),
            Ok(()) => {
                let late = running.shared.take_steered();
                if late.is_empty() {
                    self.end_turn(TurnStatus::Completed, None);
                    self.start_queued();
                } else {
                    let (continues, input): (Vec<_>, Vec<_>) = late.into_iter().unzip();
                    let first = &running.shared;
                    running.shared = Arc::new(TurnShared {
                        thread: Arc::clone(&first.thread),
                        turn: first.turn,
                        input: input.into_iter().flatten().collect(),
                        output_schema: first.output_schema.clone(),
                        cancel: first.cancel.clone(),
                        steered: Default::default(),
                        continues,
                        grants: Arc::clone(&first.grants),
                        store: Arc::clone(&first.store),
                        commands: first.commands.clone(),
                    });
                    self.batch.run_agent = true;
                }
            }
        }
    }

    fn end_turn(&mut self, status: TurnStatus, error: Option<TurnError>) {
        self.settle_all();
        let Some(running) = self.running.take() else {
            return;
        };
        let Running {
            mut turn,
            open,
            mut last_message,
            told_trouble,
            ..
        } = *running;
        for open in open {
            if has_partial_text(&open.item.body) {
                let item = self.complete(turn.index, open);
                if matches!(item.body, ItemBody::Agent { .. }) {
                    last_message = Some(item);
                }
            }
        }
        if let Some(error) = error.clone().filter(|_| !told_trouble) {
            self.emit(EventKind::TurnTrouble {
                turn: turn.id,
                error,
                will_retry: false,
            });
        }
        let now = self.batch.now;
        turn.status = status;
        turn.completed_at = Some(now);
        turn.error = error;
        self.edit_thread().updated_at = now;
        self.last_active = Instant::now();
        let turn = Arc::new(turn);
        self.batch.run_agent = false;
        self.batch.writes.push(Write::Turn(Arc::clone(&turn)));
        self.set_status(if status == TurnStatus::Failed {
            ThreadStatus::Failed
        } else {
            ThreadStatus::Idle
        });
        self.emit(EventKind::TurnEnded { turn, last_message });
    }

    // The queue.

    fn enqueue(&mut self, input: Vec<InputPart>, origin: Origin) -> Result<QueuedInput, Error> {
        self.check_open()?;
        if self.queue.len() >= self.shared.limits.max_queued_inputs {
            return Err(Error::QueueFull);
        }
        let queued = QueuedInput {
            id: ItemId::new().to_string(),
            created_at: self.batch.now,
            input,
            origin,
            ready_after: self.running.as_ref().map(|running| running.turn.id),
        };
        self.change_queue(|queue| queue.push(queued.clone()));
        if self.running.is_none() {
            self.start_queued();
        }
        Ok(queued)
    }

    fn dequeue(&mut self, id: String) -> Result<(), Error> {
        let Some(place) = self.queue.iter().position(|queued| queued.id == id) else {
            return Err(Error::QueuedInputNotFound(id));
        };
        self.change_queue(|queue| {
            queue.remove(place);
        });
        Ok(())
    }

    fn start_queued(&mut self) {
        let Some(next) = self.queue.first().cloned() else {
            return;
        };
        if self.check_open().is_ok() {
            self.change_queue(|queue| {
                queue.remove(0);
            });
            self.begin_turn(next.input, None, next.origin, None);
        }
    }

    fn change_queue(&mut self, change: impl FnOnce(&mut Vec<QueuedInput>)) {
        change(Arc::make_mut(&mut self.queue));
        self.batch
            .writes
            .push(Write::Queue(Arc::clone(&self.queue)));
        self.emit(EventKind::QueueChanged(Arc::clone(&self.queue)));
    }

    // What the agent does.

    fn delta(&mut self, mut event: Arc<Event>) {
        let Some(running) = &mut self.running else {
            return;
        };
        let EventKind::ItemDelta {
            turn,
            item,
            kind,
            text,
        } = &event.kind
        else {
            return;
        };
        if *turn != running.turn.id {
            return;
        }
        let Some(open) = running.open_item(item) else {
            return;
        };
        append_text(&mut open.item.body, *kind, text);
        if let Some(event) = Arc::get_mut(&mut event) {
            self.seq += 1;
            event.seq = self.seq;
            event.time = self.batch.now;
        }
        self.batch.events.push(event);
    }

    fn act(&mut self, act: Act) {
        let now = self.batch.now;
        let Some(running) = &mut self.running else {
            return;
        };
        let turn = running.turn.id;
        match act {
            Act::StartItem(id, body) => {
                if running.open_item(&id).is_some() {
                    self.act(Act::ChangeItem(id, body));
                } else {
                    self.start_item(Item {
                        id,
                        turn,
                        started_at: now,
                        completed_at: None,
                        body,
                    });
                }
            }
            Act::ChangeItem(id, body) => {
                let Some(open) = running.open_item(&id) else {
                    return;
                };
                open.item.body = body;
                let item = Arc::new(open.item.clone());
                self.emit(EventKind::ItemChanged(item));
            }
            Act::CompleteItem(id, body) => {
                if running.open_item(&id).is_none() {
                    self.start_item(Item {
                        id: id.clone(),
                        turn,
                        started_at: now,
                        completed_at: None,
                        body: body.clone(),
                    });
                }
                self.complete_open(&id, Some(body));
            }
            Act::CompleteText(id) => self.complete_open(&id, None),
            Act::Plan(plan) => self.emit(EventKind::PlanChanged {
                turn,
                plan: Arc::new(plan),
            }),
            Act::Diff(diff) => self.emit(EventKind::DiffChanged {
                turn,
                diff: diff.into(),
            }),
            Act::Usage(last, context_window) => {
                running.turn.usage += last;
                let turn_total = running.turn.usage;
                let thread = self.edit_thread();
                thread.usage += last;
                let total = thread.usage;
                self.emit(EventKind::UsageChanged {
                    turn,
                    last,
                    turn_total,
                    total,
                    context_window,
                });
            }
            Act::Trouble(error, will_retry) => {
                running.told_trouble = !will_retry;
                self.emit(EventKind::TurnTrouble {
                    turn,
                    error,
                    will_retry,
                });
            }
            Act::Warn(message) => self.emit(EventKind::Warning { message }),
            Act::Ask(item, kind, reply) => self.open_ask(item, kind, reply),
            Act::Return(result) => self.agent_returned(result),
        }
    }

    fn start_item(&mut self, item: Item) {
        self.emit(EventKind::ItemStarted(Arc::new(item.clone())));
        let ordinal = self.seq;
        if let Some(running) = &mut self.running {
            running.open.push(OpenItem { item, ordinal });
        }
    }

    fn complete_open(&mut self, id: &ItemId, body: Option<ItemBody>) {
        let Some(running) = &mut self.running else {
            return;
        };
        let Some(mut open) = running.take_open(id) else {
            return;
        };
        if let Some(body) = body {
            open.item.body = body;
        }
        let index = running.turn.index;
        let item = self.complete(index, open);
        if let (ItemBody::Agent { .. }, Some(running)) = (&item.body, &mut self.running) {
            running.last_message = Some(item);
        }
    }

    /// Completes an item that is no longer among the open ones.
    fn complete(&mut self, turn: u64, open: OpenItem) -> Arc<Item> {
        let item = Arc::new(Item {
            completed_at: Some(self.batch.now),
            ..open.item
        });
        self.batch.writes.push(Write::Item {
            turn,
            ordinal: open.ordinal,
            item: Arc::clone(&item),
        });
        self.emit(EventKind::ItemCompleted(Arc::clone(&item)));
        item
    }

    // Asks.

    fn open_ask(&mut self, item: Option<ItemId>, kind: AskKind, reply: oneshot::Sender<Answer>) {
        let Some(running) = &mut self.running else {
            return;
        };
        if running.shared.cancel.is_cancelled() {
            return;
        }
        let class = kind.class();
        let ask = Arc::new(Ask {
            id: AskId::new(),
            thread: self.thread.id,
            turn: running.turn.id,
            item: item.unwrap_or_default(),
            opened_at: self.batch.now,
            kind,
        });
        let deadline = self
            .subscribers
            .is_empty()
            .then(|| Instant::now() + self.shared.limits.unattended_ask);
        running.asks.push(OpenAsk {
            ask: Arc::clone(&ask),
            reply,
            deadline,
        });
        self.show_status();
        self.emit(EventKind::AskOpened(Arc::clone(&ask)));
        if !self.subscribers.is_empty() && !self.can_answer(class) {
            let answer = ask.kind.unanswered();
            self.settle(ask.id, answer, SettledBy::Policy);
        }
    }

    fn answer(&mut self, ask: AskId, answer: Answer, client: u64) -> Result<(), Error> {
        let open = self
            .running
            .iter()
            .flat_map(|running| &running.asks)
            .find(|open| open.ask.id == ask);
        let open = open.ok_or(Error::AskNotFound(ask))?;
        if !open.ask.kind.accepts(&answer) {
            return Err(Error::AnswerMismatch(ask));
        }
        let cancels = matches!(
            &answer,
            Answer::Decision {
                decision: Decision::Cancel
            }
        );
        self.settle(ask, answer, SettledBy::Client(client));
        if cancels {
            self.interrupt_running();
        }
        Ok(())
    }

    fn settle(&mut self, ask: AskId, answer: Answer, by: SettledBy) {
        let Some(running) = &mut self.running else {
            return;
        };
        let Some(place) = running.asks.iter().position(|open| open.ask.id == ask) else {
            return;
        };
        let open = running.asks.remove(place);
        // An agent that no longer waits does not need to know.
        let _ = open.reply.send(answer.clone());
        self.emit(EventKind::AskSettled {
            ask: open.ask,
            answer: Arc::new(answer),
            by,
        });
        self.show_status();
    }

    /// Settles all asks because their turn is over.
    fn settle_all(&mut self) {
        while let Some(open) = self
            .running
            .as_ref()
            .and_then(|running| running.asks.first())
        {
            let ask = open.ask.id;
            self.settle(
                ask,
                Answer::Failed {
                    message: "the turn ended".to_owned(),
                },
                SettledBy::TurnEnd,
            );
        }
    }

    fn can_answer(&self, class: AskClass) -> bool {
        self.subscribers
            .iter()
            .any(|subscriber| subscriber.answers.contains(class))
    }

    /// Starts or stops the clocks of open asks after subscribers came or went: they run while nobody can answer.
    fn set_ask_deadlines(&mut self) {
        let subscribers = &self.subscribers;
        let Some(running) = &mut self.running else {
            return;
        };
        for open in &mut running.asks {
            let class = open.ask.kind.class();
            if subscribers
                .iter()
                .any(|subscriber| subscriber.answers.contains(class))
            {
                open.deadline = None;
            } else if open.deadline.is_none() {
                open.deadline = Some(Instant::now() + self.shared.limits.unattended_ask);
            }
        }
    }

    fn pass_deadlines(&mut self) {
        let Some(running) = &self.running else { return };
        if running.next_deadline().is_none() {
            return;
        }
        let now = Instant::now();
        if running.grace.is_some_and(|grace| grace <= now) {
            self.end_turn(TurnStatus::Interrupted, None);
            return;
        }
        let due = running
            .asks
            .iter()
            .filter(|open| open.deadline.is_some_and(|deadline| deadline <= now));
        for ask in due.map(|open| Arc::clone(&open.ask)).collect::<Vec<_>>() {
            self.settle(ask.id, ask.kind.unanswered(), SettledBy::Policy);
        }
    }

    // Subscribers.

    /// Replays, snapshots and adds the subscriber. Nothing of the current batch is left to show.
    async fn subscribe(&mut self, subscriber: Subscriber, from: Cursor) -> ThreadSnapshot {
        if let Cursor::After(after) = from
            && after < self.seq
        {
            self.replay(&subscriber, after).await;
        }
        self.subscribers
            .retain(|other| other.client != subscriber.client);
        self.subscribers.push(subscriber);
        self.set_ask_deadlines();
        self.snapshot()
    }

    async fn replay(&mut self, subscriber: &Subscriber, after: u64) {
        let kept_from = self.ring.front().map_or(self.seq + 1, |event| event.seq);
        if after + 1 < kept_from {
            match self.store.events(self.thread.id, after, kept_from).await {
                Ok(events) => events
                    .iter()
                    .for_each(|event| subscriber.observer.on_event(event)),
                Err(error) => {
                    error!(thread = %self.thread.id, %error, "events could not be replayed")
                }
            }
        }
        for event in self.ring.iter().filter(|event| event.seq > after) {
            subscriber.observer.on_event(event);
        }
        subscriber.observer.flush();
    }

    fn unsubscribe(&mut self, client: u64) {
        self.subscribers
            .retain(|subscriber| subscriber.client != client);
        self.set_ask_deadlines();
    }

    fn snapshot(&self) -> ThreadSnapshot {
        let running = self.running.as_deref();
        ThreadSnapshot {
            thread: Arc::clone(&self.thread),
            status: self.status,
            running: running.map(|running| Arc::new(running.turn.clone())),
            open_items: running
                .map(|running| {
                    running
                        .open
                        .iter()
                        .map(|open| Arc::new(open.item.clone()))
                        .collect()
                })
                .unwrap_or_default(),
            asks: running
                .map(|running| {
                    running
                        .asks
                        .iter()
                        .map(|open| Arc::clone(&open.ask))
                        .collect()
                })
                .unwrap_or_default(),
            queue: Arc::clone(&self.queue),
            seq: self.seq,
        }
    }

    // The thread itself.

    /// Gives access to the thread's row, which is written with the batch.
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
        if !change.is_empty() {
            self.change_thread(ThreadChange::Settings, |thread| {
                change.apply(&mut thread.settings)
            });
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

    /// Refuses new work of a thread that is put away or about to go.
    fn check_open(&self) -> Result<(), Error> {
        let id = self.thread.id;
        match self.closing.first() {
            Some(Closing::Archive(_)) => Err(Error::ThreadArchived(id)),
            Some(Closing::Delete(_)) => Err(Error::ThreadNotFound(id)),
            Some(Closing::ShutDown(_)) => Err(Error::ShuttingDown),
            None if self.thread.archived => Err(Error::ThreadArchived(id)),
            None => Ok(()),
        }
    }

    // Leaving memory.

    fn close_when_ended(&mut self) {
        if self.closing.is_empty() || self.running.is_some() || self.ending.is_some() {
            return;
        }
        let mut ended = Ended::ShutDown;
        for closing in std::mem::take(&mut self.closing) {
            match closing {
                Closing::Archive(reply) => {
                    if !self.thread.archived {
                        self.change_thread(ThreadChange::Archived, |thread| thread.archived = true);
                    }
                    self.reply(reply, Ok(Arc::clone(&self.thread)));
                    ended = Ended::Archived;
                }
                Closing::Delete(reply) => {
                    self.reply(reply, Ok(()));
                    ended = Ended::Deleted;
                }
                Closing::ShutDown(reply) => self.reply(reply, Ok(())),
            }
        }
        match ended {
            Ended::Deleted => self.emit(EventKind::ThreadDeleted),
            Ended::Archived => self.emit(EventKind::ThreadUnloaded),
            _ => {}
        }
        self.ending = Some(Ending {
            ended,
            place: self.shared.registry.take_out(self.thread.id),
        });
    }

    fn sweep(&mut self) {
        let idle = self.last_active.elapsed();
        if idle >= RING_REST && self.running.is_none() {
            self.ring = VecDeque::new();
        }
        if idle >= self.shared.limits.idle_unload && self.is_unused() {
            self.end_if_unused(true);
        }
    }

    fn is_unused(&self) -> bool {
        self.running.is_none()
            && self.subscribers.is_empty()
            && self.closing.is_empty()
            && self.ending.is_none()
    }

    /// Ends the thread's stay in memory if nobody holds a handle; `told` says whether observers learn it.
    fn end_if_unused(&mut self, told: bool) {
        if let Some(place) = self.shared.registry.take_out_unused(self.thread.id) {
            if told {
                self.emit(EventKind::ThreadUnloaded);
            }
            self.ending = Some(Ending {
                ended: Ended::Unloaded,
                place,
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
            memo: Memo::default(),
        }));
    }

    /// Answers once the batch is stored and shown.
    fn reply<T: Send + 'static>(&mut self, reply: Reply<T>, result: Result<T, Error>) {
        self.batch.replies.push(Box::new(move || {
            // A caller that no longer waits does not need to know.
            let _ = reply.send(result);
        }));
    }

    /// Stores what the batch made, shows it and answers. When the store fails, the thread leaves memory: what it holds
    /// and what is stored no longer agree, and the next to load it starts from what is stored.
    async fn commit(&mut self) {
        if self.failed {
            return;
        }
        let stored = match &self.ending {
            Some(Ending {
                ended: Ended::Deleted,
                ..
            }) => self.store.delete(self.thread.id).await,
            // Nobody can load it again.
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
            epoch: self.epoch,
            base_seq: self.stored_seq,
            seq: self.seq,
            writes: std::mem::take(&mut batch.writes),
            events,
        };
        self.store.append(append).await?;
        self.stored_seq = self.seq;
        Ok(())
    }

    fn show(&mut self) {
        if std::mem::take(&mut self.batch.thread_changed) {
            self.handle.set_latest(Arc::clone(&self.thread), self.seq);
        }
        if !self.batch.events.is_empty() {
            deliver(&self.batch.events, &self.subscribers, &self.shared.watchers);
            for event in self.batch.events.drain(..) {
                if self.ring.len() >= self.shared.limits.ring_events {
                    self.ring.pop_front();
                }
                self.ring.push_back(event);
            }
        }
        for reply in self.batch.replies.drain(..) {
            reply();
        }
        if std::mem::take(&mut self.batch.run_agent)
            && let Some(running) = &mut self.running
        {
            running.task = Some(spawn_agent(
                Arc::clone(&self.shared.agent),
                Arc::clone(&running.shared),
            ));
        }
    }

    fn fail(&mut self, error: StoreError) {
        error!(thread = %self.thread.id, %error, "the thread leaves memory because it could not be stored");
        let ended = match error {
            // Another server took it over; here it is just no longer loaded.
            StoreError::Conflict => Ended::Unloaded,
            other => Ended::Failed(Arc::new(other)),
        };
        // Whoever waits learns it when the replies are dropped, so the reason comes first.
        self.handle.end(ended.clone());
        self.failed = true;
        self.batch = Batch {
            now: self.batch.now,
            ..Batch::default()
        };
        self.seq = self.stored_seq;
        self.thread = self.handle.latest();
        self.emit(EventKind::ThreadUnloaded);
        deliver(&self.batch.events, &self.subscribers, &self.shared.watchers);
        let place = match self.ending.take() {
            Some(ending) => ending.place,
            None => self.shared.registry.take_out(self.thread.id),
        };
        self.ending = Some(Ending { ended, place });
    }
}

/// Returns the writes that repeat turns of another thread.
pub(crate) fn copy_turns(turns: Vec<TurnWithItems>) -> Vec<Write> {
    let mut writes = Vec::new();
    for (index, turn) in (0..).zip(turns) {
        writes.push(Write::Turn(Arc::new(Turn { index, ..turn.turn })));
        let items = (0..).zip(turn.items);
        writes.extend(items.map(|(ordinal, item)| Write::Item {
            turn: index,
            ordinal,
            item,
        }));
    }
    writes
}

/// Returns the start of the first text, if there is one.
fn preview(input: &[InputPart]) -> Option<String> {
    input.iter().find_map(|part| match part {
        InputPart::Text { text, .. } if !text.is_empty() => {
            Some(text.chars().take(PREVIEW).collect())
        }
        _ => None,
    })
}
