//! The way to a loaded thread.

use std::{
    any::Any,
    fmt,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
};

use tokio::{
    sync::{mpsc, oneshot, watch},
    task::AbortHandle,
};

use crate::{
    call::{Outcome, Replier, Request, Response},
    cause,
    command::{Call, Caused, Command},
    error::Error,
    model::{
        Activity, Answer, AskId, InputPart, Json, NewTurn, Origin, QueuedInput, Thread, ThreadId,
        ThreadStatus, Turn, TurnId,
    },
    observers::{Cursor, Subscriber, ThreadSnapshot},
    state::AgentState,
};

/// A loaded thread. Cheap to clone; a thread stays in memory while someone holds a handle.
///
/// When a call returns, what it did is stored and its events have been handed to the observers. Every call may also
/// answer with what ended the thread: `ThreadArchived`, `ThreadNotFound` after a deletion, `ShuttingDown` or
/// `ThreadUnloaded`; with `Store` where the store failed; and where another process has the thread, with
/// `ChangedElsewhere`, `OwnerLost`, or `RunsElsewhere` and `Unreachable` where that cannot be reached. These leave the
/// thread loaded, and a later call may succeed.
///
/// Where another process that can be reached runs a turn of the thread, calls are done there, in order, and those who
/// follow see what happens there. Whoever starts a turn in an idle thread gets the thread first.
#[derive(Clone)]
pub struct ThreadHandle(Arc<Inner>);

struct Inner {
    id: ThreadId,
    commands: mpsc::Sender<Command>,
    latest: Mutex<Latest>,
    state: Arc<AgentState>,
    ended: OnceLock<Ended>,
    task: OnceLock<AbortHandle>,
    /// What the thread is doing, where another thread wants to know.
    activity: Option<watch::Sender<Activity>>,
}

struct Latest {
    thread: Arc<Thread>,
    seq: u64,
}

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
            latest: Mutex::new(Latest { thread, seq }),
            state,
            ended: OnceLock::new(),
            task: OnceLock::new(),
        }))
    }

    /// Returns the thread's id.
    pub fn id(&self) -> ThreadId {
        self.0.id
    }

    /// Returns the thread at this moment. A thread that left memory is shown idle, as it was last.
    pub async fn snapshot(&self) -> ThreadSnapshot {
        match self.call(Call::Snapshot).await {
            Ok(snapshot) => *snapshot,
            Err(_) => self.last_snapshot(),
        }
    }

    /// Starts a turn and returns it as it runs. Where another process wrote to the thread, it starts behind that.
    ///
    /// Errors: `TurnInProgress`, `TurnExists` for a chosen id, `ThreadArchived`, `RunsElsewhere`.
    pub async fn start_turn(&self, turn: NewTurn) -> Result<Arc<Turn>, Error> {
        let again = turn.clone();
        match self.request(Request::StartTurn(turn)).await {
            Err(Error::ChangedElsewhere(_)) => self.request(Request::StartTurn(again)).await,
            started => started,
        }
    }

    /// Joins input to the running turn and returns the turn as it ran then. `expected` names the turn that the caller
    /// believes to run, `client_id` is the client's own id for the message.
    ///
    /// Errors: `NoActiveTurn`, also while the turn is being interrupted; `TurnMismatch`; `TurnTakesNoInput`.
    pub async fn steer(
        &self,
        expected: Option<TurnId>,
        input: Vec<InputPart>,
        client_id: Option<String>,
    ) -> Result<Arc<Turn>, Error> {
        self.request(Request::Steer {
            expected,
            input,
            client_id,
        })
        .await
    }

    /// Returns what is kept with the thread while it is loaded, the same as [`crate::TurnContext::state`].
    pub fn state<T: Any + Send + Sync>(&self, make: impl FnOnce() -> T) -> Arc<T> {
        self.0.state.get_or_make(make)
    }

    /// Queues input for a turn of its own, after those that wait. When the thread is idle, the oldest entry starts at
    /// once; else one starts whenever a turn completes. A failed or interrupted turn leaves the queue as it is.
    ///
    /// Errors: `QueueFull`, `ThreadArchived`.
    pub async fn enqueue(
        &self,
        input: Vec<InputPart>,
        origin: Origin,
    ) -> Result<QueuedInput, Error> {
        self.request(Request::Enqueue { input, origin }).await
    }

    /// Takes an entry out of the queue.
    ///
    /// Errors: `QueuedInputNotFound`.
    pub async fn dequeue(&self, id: &str) -> Result<(), Error> {
        self.request(Request::Dequeue(id.to_owned())).await
    }

    /// Tells a turn to stop, `None` the one that runs; the end of the turn follows as events. Open asks are settled.
    ///
    /// Errors: `NoActiveTurn` (for `None`), `TurnNotFound`, `TurnNotRunning`.
    pub async fn interrupt(&self, turn: Option<TurnId>) -> Result<(), Error> {
        self.request(Request::Interrupt(turn)).await
    }

    /// Answers an ask for `client`, the number it subscribed under. The first answer counts.
    ///
    /// Errors: `AskNotFound`, also when somebody else was faster; `AnswerMismatch`, which leaves the ask open.
    pub async fn answer(&self, ask: AskId, answer: Answer, client: u64) -> Result<(), Error> {
        self.request(Request::Answer {
            ask,
            answer,
            client,
        })
        .await
    }

    /// Follows the thread: what happened after `from` is replayed to the observer, then come the events of the future,
    /// each exactly once. The snapshot returned is that of the moment between the two.
    ///
    /// Asks that are open are in the snapshot and not shown as events, unless the replay covers their opening. A
    /// replay includes thread-level events, which a watcher may have seen already under the same number. For a thread
    /// that left memory the snapshot is its last, and no events come.
    pub async fn subscribe(&self, subscriber: Subscriber, from: Cursor) -> ThreadSnapshot {
        match self
            .call(|reply| Call::Subscribe(subscriber, from, reply))
            .await
        {
            Ok(snapshot) => *snapshot,
            Err(_) => self.last_snapshot(),
        }
    }

    /// Ends the subscription of a client; nothing reaches its observer afterwards.
    pub async fn unsubscribe(&self, client: u64) {
        // In a thread that is gone there is no subscription either.
        let _ = self.call(|reply| Call::Unsubscribe(client, reply)).await;
    }

    /// Lets the program do something with the thread beside turns, see [`crate::ThreadServices`]. It is done by the
    /// process that has the thread.
    ///
    /// Errors: those of the service.
    pub async fn serve(&self, name: &str, params: Json) -> Result<Json, Error> {
        let name = name.to_owned();
        self.request(Request::Service { name, params }).await
    }

    /// Asks the thread to do something, wherever it is, and waits for the answer.
    pub(crate) async fn request<T>(&self, request: Request) -> Result<T, Error>
    where
        T: TryFrom<Response> + Send + 'static,
    {
        let thread = self.0.id;
        let (reply, result) = oneshot::channel();
        let reply = Replier::new(move |outcome| {
            // A caller that no longer waits does not need to know.
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

    /// Sends a call and waits for its result.
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

    /// Lets go of the thread; it leaves memory, unless someone else came to need it.
    pub(crate) async fn release(self) {
        let commands = self.0.commands.clone();
        drop(self);
        // A thread that is gone has left memory.
        let _ = commands.send(Command::Release).await;
    }

    /// Tells the thread that some time has passed. A thread that is too busy to be told is not idle.
    pub(crate) fn sweep(self) {
        let commands = self.0.commands.clone();
        drop(self);
        let _ = commands.try_send(Command::Sweep);
    }

    /// Returns what is stored of the thread without its turns.
    pub fn latest(&self) -> Arc<Thread> {
        Arc::clone(&self.lock().thread)
    }

    pub(crate) fn set_latest(&self, thread: Arc<Thread>, seq: u64) {
        *self.lock() = Latest { thread, seq };
    }

    /// Returns where a thread that works for another says what it is doing; `None` for other threads. What is said is
    /// stored and shown already.
    pub fn activity(&self) -> Option<watch::Receiver<Activity>> {
        self.0.activity.as_ref().map(watch::Sender::subscribe)
    }

    pub(crate) fn set_activity(&self, activity: Activity) {
        if let Some(sender) = &self.0.activity {
            sender.send_replace(activity);
        }
    }

    /// Says why the thread is gone. The first reason stands.
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

    /// Returns how many handles there are.
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

/// Makes the place where a spawned thread says what it is doing.
fn activity_of(thread: &Thread) -> Option<watch::Sender<Activity>> {
    let spawned = thread.spawned.is_some();
    spawned.then(|| watch::Sender::new(Activity::New))
}
