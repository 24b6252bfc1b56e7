//! The handle of a loaded thread.

use std::{
    any::Any,
    fmt,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, atomic::Ordering},
    time::Duration,
};

use tokio::{
    sync::{mpsc, oneshot, watch},
    task::AbortHandle,
    time::{Instant, sleep},
};

use crate::{
    call::{Outcome, Replier, Request, Response},
    cause,
    command::{Call, Caused, Command},
    error::Error,
    loaded::LoadedThread,
    model::{
        Activity, Answer, AskId, InputPart, ItemId, Json, MoreInput, NewQueuedInput, NewTurn,
        QueuedInput, SettingsChange, Thread, ThreadId, ThreadStatus, Turn, TurnId,
    },
    observers::{Cursor, Subscriber, ThreadSnapshot},
    state::{AgentState, Occupied},
    task,
};

/// A loaded thread. Cheap to clone; a thread stays in memory while someone holds a handle.
///
/// When a call returns, its changes are stored and its events are delivered to the observers. Every call may also fail
/// for a general reason. The thread ended: `ThreadArchived`, `ThreadNotFound` after a deletion, `ShuttingDown` or
/// `ThreadUnloaded`. The store failed: `Store`. Another process owns the thread: `ChangedElsewhere`, `OwnerLost`, or
/// `RunsElsewhere` and `Unreachable` if it cannot be reached. The last two groups leave the thread loaded, and a later
/// call may succeed.
///
/// If another process runs a turn of the thread and can be reached, calls are forwarded to it in order, and subscribers
/// receive its events. A process that starts a turn in an idle thread becomes its owner first.
#[derive(Clone)]
pub struct ThreadHandle(Arc<Inner>);

struct Inner {
    id: ThreadId,
    commands: mpsc::Sender<Command>,
    latest: Mutex<Latest>,
    state: Arc<AgentState>,
    ended: OnceLock<Ended>,
    task: OnceLock<AbortHandle>,
    /// The activity of a child thread, for its parent; `None` for other threads.
    activity: Option<watch::Sender<Activity>>,
}

/// What was shown last. Reading it takes no turn in the queue of commands.
struct Latest {
    thread: Arc<Thread>,
    seq: u64,
    /// `None` while another process may have changed it: only the actor can find out.
    status: Option<ThreadStatus>,
}

/// How long a turn that shall start is tried again while other processes take the thread or leave it at that moment.
const MOVES: Duration = Duration::from_secs(2);

/// The first and the longest pause between these tries.
const PAUSES: (Duration, Duration) = (Duration::from_millis(2), Duration::from_millis(100));

/// Why a thread left memory.
#[derive(Clone, Debug)]
pub(crate) enum Ended {
    Unloaded,
    Archived,
    Deleted,
    ShutDown,
    Failed(Error),
}

impl ThreadHandle {
    pub(crate) fn new(
        thread: Arc<Thread>,
        seq: u64,
        commands: mpsc::Sender<Command>,
        state: Arc<AgentState>,
    ) -> Self {
        Self(Arc::new(Inner {
            id: thread.id,
            activity: activity_of(&thread),
            commands,
            latest: Mutex::new(Latest {
                thread,
                seq,
                status: None,
            }),
            state,
            ended: OnceLock::new(),
            task: OnceLock::new(),
        }))
    }

    /// Returns the thread's id.
    pub fn id(&self) -> ThreadId {
        self.0.id
    }

    /// Returns the current state. A thread that left memory is shown as idle, in its last state.
    pub async fn snapshot(&self) -> ThreadSnapshot {
        match self.call(Call::Snapshot).await {
            Ok(snapshot) => *snapshot,
            Err(_) => self.last_snapshot(),
        }
    }

    /// Returns the current status, and does not count as use of the thread, so that a client which looks regularly does
    /// not keep it in memory. A thread that left memory is idle.
    pub async fn status(&self) -> ThreadStatus {
        let status = self.lock().status;
        match status {
            Some(status) => status,
            None => self.snapshot().await.status,
        }
    }

    /// Adds an entry to the extra data of a new thread when it is known: before the first turn and any other request, and
    /// without an event. `None` adds nothing. A thread whose entry takes two seconds, or whose server is killed before
    /// that request, goes on without it.
    pub async fn add_extra(
        &self,
        entry: impl Future<Output = Option<(String, Json)>> + Send + 'static,
    ) {
        let command = Command::Extra(Box::new(Box::pin(entry)));
        // A thread that left memory is not new.
        let _ = self.0.commands.send(command).await;
    }

    /// Starts a turn and returns it. If another process wrote to the thread, the turn starts after that state.
    ///
    /// Errors: `TurnInProgress`, `TurnExists` for a chosen id, `ThreadArchived`, `ThreadPaused`, `RunsElsewhere`.
    pub async fn start_turn(&self, turn: NewTurn) -> Result<Arc<Turn>, Error> {
        let begun = Instant::now();
        let mut pause = PAUSES.0;
        loop {
            match self.request(Request::StartTurn(turn.clone())).await {
                Err(Error::ChangedElsewhere(_) | Error::RunsElsewhere(_))
                    if begun.elapsed() < MOVES =>
                {
                    sleep(pause).await;
                    pause = (2 * pause).min(PAUSES.1);
                }
                started => return started,
            }
        }
    }

    /// Adds input to the running turn and returns that turn. `expected` names the turn that the caller expects to run,
    /// `client_id` is the client's own id for the message.
    ///
    /// Errors: `NoActiveTurn`, also while the turn is being interrupted; `TurnMismatch`; `TurnTakesNoInput`.
    pub async fn steer(
        &self,
        expected: Option<TurnId>,
        input: Vec<InputPart>,
        client_id: Option<String>,
    ) -> Result<Arc<Turn>, Error> {
        let input = MoreInput {
            input,
            client_id,
            ..MoreInput::default()
        };
        self.steer_with(expected, input).await
    }

    /// Does the same with what else may come with input.
    pub async fn steer_with(
        &self,
        expected: Option<TurnId>,
        input: MoreInput,
    ) -> Result<Arc<Turn>, Error> {
        self.request(Request::Steer {
            expected,
            input,
            item: ItemId::new(),
            repeated: false,
        })
        .await
    }

    /// Returns state that is kept while the thread is loaded, the same as [`crate::TurnContext::state`].
    pub fn state<T: Any + Send + Sync>(&self, make: impl FnOnce() -> T) -> Arc<T> {
        self.0.state.get_or_make(make)
    }

    /// Occupies the thread for work that is no turn: until the occupation is dropped no turn starts in it, and input
    /// waits in its queue. `None` if the thread is occupied already. Only this process knows of it.
    pub fn occupy(&self) -> Option<Occupation> {
        let occupied = self.state(Occupied::default);
        let was_occupied = occupied.is_occupied.swap(true, Ordering::AcqRel);
        (!was_occupied).then(|| Occupation {
            thread: self.clone(),
            occupied,
        })
    }

    pub(crate) fn as_loaded(&self) -> LoadedThread {
        LoadedThread {
            thread: self.latest(),
            state: Arc::clone(&self.0.state),
            commands: self.0.commands.clone(),
        }
    }

    /// Queues input for a turn of its own, behind the entries that wait. In an idle thread the oldest entry starts at
    /// once; otherwise one starts whenever a turn completes, but not after a failed or interrupted turn.
    ///
    /// Errors: `QueueFull`, `ThreadArchived`, `ThreadPaused`.
    pub async fn enqueue(&self, entry: NewQueuedInput) -> Result<QueuedInput, Error> {
        self.request(Request::Enqueue(entry)).await
    }

    /// Replaces the input of an entry of the queue, and its metadata if there is some. Returns the changed entry.
    ///
    /// Errors: `QueuedInputNotFound`.
    pub async fn update_queued(
        &self,
        id: &str,
        input: Vec<InputPart>,
        metadata: Option<String>,
    ) -> Result<QueuedInput, Error> {
        let id = id.to_owned();
        self.request(Request::UpdateQueued {
            id,
            input,
            metadata,
        })
        .await
    }

    /// Starts a turn with an entry of the queue, or with the oldest one for `None`.
    ///
    /// Errors: `TurnInProgress`, `QueuedInputNotFound` (without an id if the queue is empty), `ThreadArchived`.
    pub async fn start_queued(&self, id: Option<String>) -> Result<Arc<Turn>, Error> {
        self.request(Request::StartQueued(id)).await
    }

    /// Removes an entry from the queue.
    ///
    /// Errors: `QueuedInputNotFound`.
    pub async fn dequeue(&self, id: &str) -> Result<(), Error> {
        self.request(Request::Dequeue(id.to_owned())).await
    }

    /// Turns an entry of the queue into input of the turn `expected`, which must be running, and returns the entry.
    ///
    /// Errors: `QueuedInputNotFound`, and those of [`ThreadHandle::steer`], which leave the entry in the queue.
    pub async fn steer_queued(&self, id: &str, expected: TurnId) -> Result<QueuedInput, Error> {
        let id = id.to_owned();
        self.request(Request::SteerQueued { id, expected }).await
    }

    /// Puts the queue into another order. `ids` names each entry once.
    ///
    /// Errors: `QueuedInputNotFound` with an id that is unknown, named twice, or left out; the order stays then.
    pub async fn reorder_queue(&self, ids: Vec<String>) -> Result<(), Error> {
        self.request(Request::Reorder(ids)).await
    }

    /// Starts a turn for an active goal, unless the thread is busy.
    ///
    /// Errors: those of every request.
    pub async fn pursue_goal(&self) -> Result<(), Error> {
        self.request(Request::PursueGoal).await
    }

    /// Changes settings for the rest of a turn, from the agent's next step on; those of the thread stay. Returns `false`
    /// if the turn does not run.
    pub async fn change_turn(&self, turn: TurnId, change: SettingsChange) -> Result<bool, Error> {
        self.request(Request::ChangeTurn(turn, change)).await
    }

    /// Interrupts a turn, or the running one for `None`; the end of the turn follows as events. Open asks are settled.
    ///
    /// Errors: `NoActiveTurn` (for `None`), `TurnNotFound`, `TurnNotRunning`.
    pub async fn interrupt(&self, turn: Option<TurnId>) -> Result<(), Error> {
        self.request(Request::Interrupt(turn)).await
    }

    /// Answers an ask for `client`, the number it subscribed under. The first answer takes effect.
    ///
    /// Errors: `AskNotFound`, also when another client answered first; `AnswerMismatch`, which leaves the ask open.
    pub async fn answer(&self, ask: AskId, answer: Answer, client: u64) -> Result<(), Error> {
        self.request(Request::Answer {
            ask,
            answer,
            client,
        })
        .await
    }

    /// Subscribes to the thread: the events after `from` are replayed to the observer, then live events follow, each
    /// exactly once. The returned snapshot is the state between the replay and the live events.
    ///
    /// Open asks are in the snapshot and not sent as events, unless the replay includes their opening. A replay
    /// includes thread-level events, which a watcher may already have received under the same number. For a thread that
    /// left memory the snapshot is its last state, and no events follow.
    pub async fn subscribe(&self, subscriber: Subscriber, from: Cursor) -> ThreadSnapshot {
        match self
            .call(|reply| Call::Subscribe(subscriber, from, reply))
            .await
        {
            Ok(snapshot) => *snapshot,
            Err(_) => self.last_snapshot(),
        }
    }

    /// Ends the subscription of a client; its observer receives no events afterwards.
    pub async fn unsubscribe(&self, client: u64) {
        // A thread that left memory has no subscriptions.
        let _ = self.call(|reply| Call::Unsubscribe(client, reply)).await;
    }

    /// Calls a service of the program for the thread, see [`crate::ThreadServices`]. The service runs in the process
    /// that owns the thread.
    ///
    /// Errors: those of the service.
    pub async fn serve(&self, name: &str, params: Json) -> Result<Json, Error> {
        let name = name.to_owned();
        self.request(Request::Service { name, params }).await
    }

    /// Sends a request to the thread, in whichever process it is, and waits for the response.
    pub(crate) async fn request<T>(&self, request: Request) -> Result<T, Error>
    where
        T: TryFrom<Response> + Send + 'static,
    {
        let thread = self.0.id;
        let (reply, result) = oneshot::channel();
        let reply = Replier::new(move |outcome| {
            // The caller may not wait any more.
            let _ = reply.send(match outcome {
                Outcome::Done(response) => response.try_into().map_err(|_| Error::Unreachable {
                    thread,
                    reason: "it answers with something else than was asked for".to_owned(),
                }),
                Outcome::Refused(error) => Err(error),
                Outcome::Moved(_) | Outcome::NotHere => Err(Error::ThreadUnloaded(thread)),
            });
        });
        let command = Command::Call(Caused::new(Call::Request {
            request,
            reply,
            from: None,
            cause: cause::current(),
        }));
        if self.0.commands.send(command).await.is_err() {
            return Err(self.gone());
        }
        result.await.unwrap_or_else(|_| Err(self.gone()))
    }

    /// Sends a call to the thread's actor and waits for its result.
    pub(crate) async fn call<T>(
        &self,
        call: impl FnOnce(oneshot::Sender<Result<T, Error>>) -> Call,
    ) -> Result<T, Error> {
        let (reply, result) = oneshot::channel();
        let command = Command::Call(Caused::new(call(reply)));
        if self.0.commands.send(command).await.is_err() {
            return Err(self.gone());
        }
        result.await.unwrap_or_else(|_| Err(self.gone()))
    }

    /// Releases the handle; the thread leaves memory, unless it is used otherwise.
    pub(crate) async fn release(self) {
        let commands = self.0.commands.clone();
        drop(self);
        // A failed send means that the thread has already left memory.
        let _ = commands.send(Command::Release).await;
    }

    /// Releases the handle of a client that closed the thread: the thread leaves memory without the usual rest, now or,
    /// if it is used otherwise, within a minute of its last use.
    pub async fn leave(self) {
        let commands = self.0.commands.clone();
        drop(self);
        let (reply, left) = oneshot::channel();
        // Both fail only if the thread has already left memory.
        if commands.send(Command::Leave(reply)).await.is_ok() {
            let _ = left.await;
        }
    }

    /// Sets how long the thread stays in memory without work, subscribers and handles, until it leaves memory.
    pub async fn rest_for(&self, rest: Duration) {
        // A thread that left memory rests no more.
        let _ = self.0.commands.send(Command::RestFor(Box::new(rest))).await;
    }

    /// Tells the thread the name that the program has given it that it belongs to, and returns whether the thread has it.
    pub(crate) async fn named_elsewhere(&self, name: String) -> bool {
        let (reply, taken) = oneshot::channel();
        let named = Command::NamedElsewhere(Box::new((name, reply)));
        // A thread that left memory did not take it.
        let _ = self.0.commands.send(named).await;
        taken.await.unwrap_or_default()
    }

    /// Sends a regular tick to the thread. It is dropped if the channel is full: a busy thread is not idle.
    pub(crate) fn sweep(self) {
        let commands = self.0.commands.clone();
        drop(self);
        let _ = commands.try_send(Command::Sweep);
    }

    /// Returns the thread without its turns, as last stored.
    pub fn latest(&self) -> Arc<Thread> {
        Arc::clone(&self.lock().thread)
    }

    pub(crate) fn set_latest(&self, thread: Arc<Thread>, seq: u64) {
        let mut latest = self.lock();
        latest.thread = thread;
        latest.seq = seq;
    }

    /// Does the same, with the status of the thread at that event.
    pub(crate) fn set_all(&self, thread: Arc<Thread>, seq: u64, status: ThreadStatus) {
        *self.lock() = Latest {
            thread,
            seq,
            status: Some(status),
        };
    }

    /// Makes readers of the status ask the actor.
    pub(crate) fn forget_status(&self) {
        self.lock().status = None;
    }

    /// Shows a later status, unless another process may know a later one still.
    pub(crate) fn update_status(&self, status: ThreadStatus) {
        if let Some(known) = &mut self.lock().status {
            *known = status;
        }
    }

    /// Returns a channel with the activity of a child thread; `None` for other threads. Each value is already stored
    /// and shown to observers.
    pub fn activity(&self) -> Option<watch::Receiver<Activity>> {
        self.0.activity.as_ref().map(watch::Sender::subscribe)
    }

    pub(crate) fn set_activity(&self, activity: Activity) {
        if let Some(sender) = &self.0.activity {
            sender.send_replace(activity);
        }
    }

    /// Records why the thread left memory. The first reason counts.
    pub(crate) fn end(&self, ended: Ended) {
        let _ = self.0.ended.set(ended);
    }

    pub(crate) fn set_task(&self, task: AbortHandle) {
        let _ = self.0.task.set(task);
    }

    pub(crate) fn abort(&self) {
        if let Some(task) = self.0.task.get() {
            task.abort();
        }
    }

    pub(crate) fn commands(&self) -> &mpsc::Sender<Command> {
        &self.0.commands
    }

    /// Returns the number of handles.
    pub(crate) fn holders(&self) -> usize {
        Arc::strong_count(&self.0)
    }

    fn gone(&self) -> Error {
        match self.0.ended.get() {
            Some(Ended::Archived) => Error::ThreadArchived(self.0.id),
            Some(Ended::Deleted) => Error::ThreadNotFound(self.0.id),
            Some(Ended::ShutDown) => Error::ShuttingDown,
            Some(Ended::Failed(error)) => error.clone(),
            Some(Ended::Unloaded) | None => Error::ThreadUnloaded(self.0.id),
        }
    }

    fn last_snapshot(&self) -> ThreadSnapshot {
        let latest = self.lock();
        ThreadSnapshot {
            thread: Arc::clone(&latest.thread),
            status: ThreadStatus::Idle,
            running: None,
            open_items: Vec::new(),
            asks: Vec::new(),
            queue: Arc::default(),
            seq: latest.seq,
            subscribers: 0,
            elsewhere: false,
        }
    }

    fn lock(&self) -> MutexGuard<'_, Latest> {
        self.0.latest.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for ThreadHandle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ThreadHandle").field(&self.0.id).finish()
    }
}

/// Makes the activity channel of a child thread.
fn activity_of(thread: &Thread) -> Option<watch::Sender<Activity>> {
    let spawned = thread.spawned.is_some();
    spawned.then(|| watch::Sender::new(Activity::New))
}

/// Work on a thread that is no turn, see [`ThreadHandle::occupy`].
pub struct Occupation {
    thread: ThreadHandle,
    occupied: Arc<Occupied>,
}

impl fmt::Debug for Occupation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Occupation")
            .field("thread", &self.thread.id())
            .finish_non_exhaustive()
    }
}

impl Drop for Occupation {
    fn drop(&mut self) {
        self.occupied.is_occupied.store(false, Ordering::Release);
        if self.occupied.was_wanted.swap(false, Ordering::AcqRel) {
            let thread = self.thread.clone();
            task::spawn(async move {
                // An error means that the thread has other things to do, or that nothing waits any more.
                let _ = thread.start_queued(None).await;
            });
        }
    }
}
