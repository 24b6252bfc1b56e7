//! What an agent gets to run a turn.

use std::{any::Any, fmt, sync::Arc};

use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::CancellationToken;
use tracing::error;

use crate::{
    BoxFuture,
    command::{Act, AgentCall, Command},
    error::Error,
    handle::ThreadHandle,
    model::{
        Answer, AskKind, DeltaKind, Event, EventKind, InputPart, ItemBody, ItemId, Json, Memo,
        NewThread, Plan, RateLimits, Thread, ThreadId, TurnError, TurnId, TurnQuery, TurnTask,
        TurnWithItems, Usage,
    },
    store::{ContextEntry, Store},
    turn::TurnShared,
};

/// A running turn, as its agent sees it. Clones are the same turn.
///
/// Calls return when the thread took them, not when they are stored; they take effect in order. They wait while the
/// thread has more to do than it can queue, and while those who follow it do not keep up, unless the turn is cancelled.
/// Calls of a turn that has ended do nothing.
#[derive(Clone)]
pub struct TurnContext {
    shared: Arc<TurnShared>,
    commands: mpsc::Sender<Command>,
    threads: Arc<dyn Threads>,
}

/// All threads, as those see them that the engine is made of.
pub(crate) trait Threads: Send + Sync {
    /// See [`crate::Engine::start_thread`].
    fn start_thread(
        self: Arc<Self>,
        spec: NewThread,
    ) -> BoxFuture<'static, Result<ThreadHandle, Error>>;

    /// See [`crate::Engine::load_thread`].
    fn load_thread(
        self: Arc<Self>,
        id: ThreadId,
    ) -> BoxFuture<'static, Result<ThreadHandle, Error>>;

    /// See [`crate::Engine::loaded_thread`].
    fn loaded_thread(&self, id: ThreadId) -> Option<ThreadHandle>;
}

impl TurnContext {
    pub(crate) fn new(
        shared: Arc<TurnShared>,
        commands: mpsc::Sender<Command>,
        threads: Arc<dyn Threads>,
    ) -> Self {
        Self {
            shared,
            commands,
            threads,
        }
    }

    /// Returns the way to the thread.
    pub(crate) fn commands(&self) -> &mpsc::Sender<Command> {
        &self.commands
    }

    /// Returns all threads.
    pub(crate) fn threads(&self) -> &Arc<dyn Threads> {
        &self.threads
    }

    /// Returns where the thread is kept, and those that work for it.
    pub(crate) fn store(&self) -> &dyn Store {
        &*self.shared.store
    }

    /// Returns the thread as it was when the turn started.
    pub fn thread(&self) -> &Arc<Thread> {
        &self.shared.thread
    }

    /// Returns the turn's id.
    pub fn id(&self) -> TurnId {
        self.shared.turn
    }

    /// Returns what the turn is for.
    pub fn task(&self) -> TurnTask {
        self.shared.task
    }

    /// Returns what the user said.
    pub fn input(&self) -> &[InputPart] {
        &self.shared.input
    }

    /// Returns the JSON Schema that the last message must fit, if there is one.
    pub fn output_schema(&self) -> Option<&Json> {
        self.shared.output_schema.as_ref()
    }

    /// Returns the token that fires when the turn is to stop.
    pub fn cancelled(&self) -> &CancellationToken {
        &self.shared.cancel
    }

    /// Returns the last `limit` turns before this one, oldest first, with their items. When the agent runs once more
    /// for input that joined late, this turn comes last, without that input. Empty when the store fails.
    pub async fn history(&self, limit: usize) -> Vec<TurnWithItems> {
        let shared = &*self.shared;
        let query = TurnQuery {
            limit: Some(limit.saturating_add(1)),
            descending: true,
            items: true,
            ..TurnQuery::default()
        };
        let mut turns = match shared.store.turns(shared.thread.id, query).await {
            Ok(page) => page.data,
            Err(error) => {
                error!(thread = %shared.thread.id, %error, "the history of a turn could not be read");
                return Vec::new();
            }
        };
        if shared.continues.is_empty() {
            turns.retain(|turn| turn.turn.id != shared.turn);
        } else if let Some(current) = turns.iter_mut().find(|turn| turn.turn.id == shared.turn) {
            current
                .items
                .retain(|item| !shared.continues.contains(&item.id));
        }
        turns.truncate(limit);
        turns.reverse();
        turns
    }

    /// Starts an item under a fresh id.
    pub async fn start_item(&self, body: ItemBody) -> ItemId {
        let id = ItemId::new();
        self.start_item_with_id(id.clone(), body).await;
        id
    }

    /// Starts an item under an id that is unique in the thread.
    pub async fn start_item_with_id(&self, id: ItemId, body: ItemBody) {
        let is_action = body.is_action();
        self.act(Act::StartItem(id, body)).await;
        if is_action && self.shared.proof.is_old() {
            self.prove().await;
        }
    }

    /// Returns once it is proven that the turn is still this process's to run. Where it is not, the agent gets no
    /// further.
    async fn prove(&self) {
        let (reply, proven) = oneshot::channel();
        self.act(Act::Prove(reply)).await;
        if proven.await.is_err() {
            self.shared.cancel.cancelled().await;
        }
    }

    /// Replaces the body of an open item.
    pub async fn change_item(&self, id: &ItemId, body: ItemBody) {
        self.act(Act::ChangeItem(id.clone(), body)).await;
    }

    /// Continues a text of an open item. A delta of another item is dropped.
    pub async fn delta(&self, id: &ItemId, kind: DeltaKind, text: impl Into<Box<str>>) {
        // Made here, where there is time: the actor, which all of the thread goes through, only numbers it.
        let event = Arc::new(Event {
            thread: self.shared.thread.id,
            seq: 0,
            time: 0,
            kind: EventKind::ItemDelta {
                turn: self.shared.turn,
                item: id.clone(),
                kind,
                text: text.into(),
            },
            cause: None,
            memo: Memo::default(),
        });
        self.shared.gate.pass(&self.shared.cancel).await;
        // A thread that is gone has no use for it.
        let _ = self.commands.send(Command::Delta(event)).await;
    }

    /// Completes an item with its final body. An item that was not started is started first.
    pub async fn complete_item(&self, id: &ItemId, body: ItemBody) {
        self.act(Act::CompleteItem(id.clone(), body)).await;
    }

    /// Completes an item with the text that its deltas made.
    pub async fn complete_text(&self, id: &ItemId) {
        self.act(Act::CompleteText(id.clone())).await;
    }

    /// Gives up an open item that something else will take the place of. Those who follow the thread see what it had
    /// so far; the history does not.
    pub async fn abandon_item(&self, id: &ItemId) {
        self.act(Act::AbandonItem(id.clone())).await;
    }

    /// Shows the plan, always whole.
    pub async fn plan(&self, plan: Plan) {
        self.act(Act::Plan(plan)).await;
    }

    /// Shows the unified diff of all files that the turn changed.
    pub async fn diff(&self, diff: String) {
        self.act(Act::Diff(diff)).await;
    }

    /// Adds the tokens of the last model request to the turn and the thread; `context_window` is the size of the
    /// model's context in tokens, if known.
    pub async fn usage(&self, last: Usage, context_window: Option<u64>) {
        self.act(Act::Usage(last, context_window)).await;
    }

    /// Shows what the context holds now without counting it: `last` was counted before, or is an estimate.
    pub async fn show_usage(&self, last: Usage, context_window: Option<u64>) {
        self.act(Act::ShowUsage(last, context_window)).await;
    }

    /// Notes what is left of the account's limits, which is told with the usage from then on.
    pub async fn limits(&self, limits: RateLimits) {
        self.act(Act::Limits(limits)).await;
    }

    /// Tells what is left of the account's limits where no usage follows, because the answer was cut short.
    pub async fn show_limits(&self) {
        self.act(Act::ShowLimits).await;
    }

    /// Tells that a try failed. The error that [`Agent::run`] returns is told by the engine.
    pub async fn trouble(&self, error: TurnError, will_retry: bool) {
        self.act(Act::Trouble(error, will_retry)).await;
    }

    /// Tells the user something while the turn goes on.
    pub async fn warn(&self, message: String) {
        self.act(Act::Warn(message)).await;
    }

    /// Asks about `item`, or about nothing in particular, and waits for the answer. When the turn is cancelled or over,
    /// the answer is [`Answer::Failed`]. Other answers fit the kind of the question.
    pub async fn ask(&self, item: Option<ItemId>, kind: AskKind) -> Answer {
        self.open_ask(item.unwrap_or_default(), None, kind).await
    }

    /// Starts an item that nothing happens to before a question is answered, and asks it. Everyone sees that the
    /// thread waits before they see the item.
    pub async fn start_item_and_ask(&self, id: &ItemId, body: ItemBody, kind: AskKind) -> Answer {
        self.open_ask(id.clone(), Some(body), kind).await
    }

    async fn open_ask(&self, item: ItemId, start: Option<ItemBody>, kind: AskKind) -> Answer {
        let (reply, answer) = oneshot::channel();
        self.act(Act::Ask(item, start, kind, reply)).await;
        let turn_ended = || Answer::Failed {
            message: "the turn ended".to_owned(),
        };
        tokio::select! {
            biased;
            answer = answer => answer.unwrap_or_else(|_| turn_ended()),
            () = self.shared.cancel.cancelled() => turn_ended(),
        }
    }

    /// Takes the input that joined the turn since the last call; it is shown already.
    pub async fn steered(&self) -> Vec<InputPart> {
        self.shared
            .take_steered()
            .into_iter()
            .flat_map(|(_, input)| input)
            .collect()
    }

    /// Joins input that `item` of this turn shows already. An agent that takes no input never hears of it.
    pub fn join(&self, item: ItemId, input: Vec<InputPart>) {
        if self.shared.task == TurnTask::Answer {
            self.shared.add_steered(item, input);
        }
    }

    /// Returns when there is input for [`TurnContext::steered`] to take. May also return when it was taken already.
    pub async fn joined(&self) {
        let joined = self.shared.joined.notified();
        if self.shared.lock_steered().is_empty() {
            joined.await;
        }
    }

    /// Adds an entry to the thread's context: what the agent has to know to go on, in a form of its own. Entries are
    /// kept with the turn, in order, copied with it when the thread is forked, and shown to nobody.
    ///
    /// A `checkpoint` replaces all entries before it.
    pub async fn remember(&self, entry: Json, checkpoint: bool) {
        self.act(Act::Remember(entry, checkpoint)).await;
    }

    /// Returns the thread's context: the last checkpoint, if there is one, and what follows it, with what this turn
    /// remembered so far. Costs what it returns, so an agent does well to keep it in [`TurnContext::state`].
    ///
    /// Errors: `Store`.
    pub async fn context(&self) -> Result<Vec<ContextEntry>, Error> {
        let (reply, written) = oneshot::channel();
        self.act(Act::Settle(reply)).await;
        // A turn that is over has written what it ever will.
        let _ = written.await;
        Ok(self
            .shared
            .store
            .context(self.shared.thread.id, false)
            .await?)
    }

    /// Lets an open item live on when the turn ends: work that goes on in the background. The calls of this turn that
    /// continue, change and complete it stay in force until it is complete. Until then the thread stays in memory; when
    /// it is archived, deleted or shut down before, the item is kept as failed.
    pub async fn outlive_turn(&self, id: &ItemId) {
        self.act(Act::OutliveTurn(id.clone())).await;
    }

    /// Returns what is kept with this thread while it is loaded: one value per type, made with `make` the first time.
    pub fn state<T: Any + Send + Sync>(&self, make: impl FnOnce() -> T) -> Arc<T> {
        self.shared.state.get_or_make(make)
    }

    /// Tells whether `scope` was allowed while this thread is loaded.
    pub fn allowed(&self, scope: &str) -> bool {
        self.shared.grants.lock().contains(scope)
    }

    /// Allows `scope`, a text of the agent's own choosing, for as long as this thread is loaded.
    pub fn allow(&self, scope: &str) {
        self.shared.grants.lock().insert(scope.to_owned());
    }

    async fn act(&self, act: Act) {
        let call = Box::new(AgentCall {
            turn: self.shared.turn,
            act,
        });
        self.shared.gate.pass(&self.shared.cancel).await;
        // A thread that is gone has no use for it.
        let _ = self.commands.send(Command::Agent(call)).await;
    }
}

impl fmt::Debug for TurnContext {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TurnContext")
            .field("thread", &self.shared.thread.id)
            .field("turn", &self.shared.turn)
            .finish()
    }
}
