//! What runs a turn, and what it gets to do so.

use std::{
    any::Any,
    collections::HashSet,
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::{Notify, mpsc, oneshot};
use tokio_util::sync::CancellationToken;
use tracing::error;

use crate::{
    BoxFuture,
    actor::{Act, AgentCall, Command},
    ask::{Answer, AskKind},
    engine::Shared,
    error::Error,
    event::{Event, EventKind, Memo},
    gate::Gate,
    id::{ItemId, TurnId},
    item::{DeltaKind, InputPart, ItemBody, Json},
    loaded::LoadedThread,
    request::{TurnQuery, TurnTask},
    store::{ContextEntry, Store},
    thread::{Plan, RateLimits, Thread, TurnError, TurnWithItems, Usage},
};

/// Runs turns.
pub trait Agent: Send + Sync + 'static {
    /// Returns the agent's name, for people.
    fn name(&self) -> &str;

    /// Returns the models that a thread can choose from, as they were last known. Called while threads wait, so it must
    /// neither block nor make the list anew.
    fn models(&self) -> Arc<[Model]>;

    /// Makes the list of models anew where what it was made of has changed; with `ask`, it also asks providers that were
    /// not asked lately, which takes a short time at most.
    fn refresh_models(&self, ask: bool) -> BoxFuture<'_, ()> {
        let _ = ask;
        Box::pin(std::future::ready(()))
    }

    /// Called when somebody begins to follow or use a thread that was just loaded, to prepare what its turns need. Must
    /// not block; not called again while the thread stays loaded, unless turns of it are taken back.
    fn attach(&self, thread: LoadedThread) {
        drop(thread);
    }

    /// Runs one turn to its end.
    ///
    /// `Ok` completes the turn, an error fails it, and so does a panic. When [`TurnContext::cancelled`] fires the turn
    /// ends as interrupted, whatever the agent returns; an agent that does not return within two seconds is dropped.
    /// Of items that are open when the turn ends, texts are completed with what they have, commands, file changes and
    /// tool calls are kept as failed, and others are dropped.
    ///
    /// Input that joins a turn after the agent last looked ([`TurnContext::steered`]) is not lost: when the agent
    /// returns `Ok`, it runs once more within the same turn, with that input.
    fn run(&self, turn: TurnContext) -> BoxFuture<'_, Result<(), TurnError>>;
}

/// A model that a thread can choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// Name as in [`crate::Settings::model`].
    pub id: String,
    /// Provider as in [`crate::Settings::model_provider`].
    pub provider: String,
    /// Name for people.
    pub display_name: String,
    /// A sentence for people.
    pub description: String,
    /// Reasoning efforts to choose from, in the provider's words.
    pub efforts: Vec<String>,
    /// The effort in force when none is chosen.
    pub default_effort: Option<String>,
    /// Whether it is the model for those who do not choose.
    pub is_default: bool,
}

/// A running turn, as its agent sees it. Clones are the same turn.
///
/// Calls return when the thread took them, not when they are stored; they take effect in order. They wait while the
/// thread has more to do than it can queue, and while those who follow it do not keep up, unless the turn is cancelled.
/// Calls of a turn that has ended do nothing.
#[derive(Clone)]
pub struct TurnContext(Arc<TurnShared>);

/// What the clones of a [`TurnContext`] share with the thread's actor.
pub(crate) struct TurnShared {
    pub(crate) thread: Arc<Thread>,
    pub(crate) turn: TurnId,
    pub(crate) task: TurnTask,
    pub(crate) input: Vec<InputPart>,
    pub(crate) output_schema: Option<Json>,
    pub(crate) cancel: CancellationToken,
    /// Input that joined and was not taken yet, with the item that shows it.
    pub(crate) steered: Mutex<Vec<(ItemId, Vec<InputPart>)>>,
    /// Rings when input joins.
    pub(crate) joined: Notify,
    /// The items that show `input`, where this is not the first run of the turn.
    pub(crate) continues: Vec<ItemId>,
    pub(crate) grants: Arc<Grants>,
    pub(crate) gate: Arc<Gate>,
    pub(crate) state: Arc<AgentState>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) engine: Arc<Shared>,
    pub(crate) commands: mpsc::Sender<Command>,
}

impl TurnContext {
    pub(crate) fn new(shared: Arc<TurnShared>) -> Self {
        Self(shared)
    }

    pub(crate) fn engine(&self) -> &Arc<Shared> {
        &self.0.engine
    }

    /// Returns the thread as it was when the turn started.
    pub fn thread(&self) -> &Arc<Thread> {
        &self.0.thread
    }

    /// Returns the turn's id.
    pub fn id(&self) -> TurnId {
        self.0.turn
    }

    /// Returns what the turn is for.
    pub fn task(&self) -> TurnTask {
        self.0.task
    }

    /// Returns what the user said.
    pub fn input(&self) -> &[InputPart] {
        &self.0.input
    }

    /// Returns the JSON Schema that the last message must fit, if there is one.
    pub fn output_schema(&self) -> Option<&Json> {
        self.0.output_schema.as_ref()
    }

    /// Returns the token that fires when the turn is to stop.
    pub fn cancelled(&self) -> &CancellationToken {
        &self.0.cancel
    }

    /// Returns the last `limit` turns before this one, oldest first, with their items. When the agent runs once more
    /// for input that joined late, this turn comes last, without that input. Empty when the store fails.
    pub async fn history(&self, limit: usize) -> Vec<TurnWithItems> {
        let shared = &*self.0;
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
        self.act(Act::StartItem(id, body)).await;
    }

    /// Replaces the body of an open item.
    pub async fn change_item(&self, id: &ItemId, body: ItemBody) {
        self.act(Act::ChangeItem(id.clone(), body)).await;
    }

    /// Continues a text of an open item. A delta of another item is dropped.
    pub async fn delta(&self, id: &ItemId, kind: DeltaKind, text: impl Into<Box<str>>) {
        // Made here, where there is time: the actor, which all of the thread goes through, only numbers it.
        let event = Arc::new(Event {
            thread: self.0.thread.id,
            seq: 0,
            time: 0,
            kind: EventKind::ItemDelta {
                turn: self.0.turn,
                item: id.clone(),
                kind,
                text: text.into(),
            },
            memo: Memo::default(),
        });
        self.0.gate.pass(&self.0.cancel).await;
        // A thread that is gone has no use for it.
        let _ = self.0.commands.send(Command::Delta(event)).await;
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
            () = self.0.cancel.cancelled() => turn_ended(),
        }
    }

    /// Takes the input that joined the turn since the last call; it is shown already.
    pub async fn steered(&self) -> Vec<InputPart> {
        self.0
            .take_steered()
            .into_iter()
            .flat_map(|(_, input)| input)
            .collect()
    }

    /// Joins input that `item` of this turn shows already. An agent that takes no input never hears of it.
    pub fn join(&self, item: ItemId, input: Vec<InputPart>) {
        if self.0.task == TurnTask::Answer {
            self.0.add_steered(item, input);
        }
    }

    /// Returns when there is input for [`TurnContext::steered`] to take. May also return when it was taken already.
    pub async fn joined(&self) {
        let joined = self.0.joined.notified();
        if self.0.lock_steered().is_empty() {
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
        Ok(self.0.store.context(self.0.thread.id, false).await?)
    }

    /// Lets an open item live on when the turn ends: work that goes on in the background. The calls of this turn that
    /// continue, change and complete it stay in force until it is complete. Until then the thread stays in memory; when
    /// it is archived, deleted or shut down before, the item is kept as failed.
    pub async fn outlive_turn(&self, id: &ItemId) {
        self.act(Act::OutliveTurn(id.clone())).await;
    }

    /// Returns what is kept with this thread while it is loaded: one value per type, made with `make` the first time.
    pub fn state<T: Any + Send + Sync>(&self, make: impl FnOnce() -> T) -> Arc<T> {
        self.0.state.get_or_make(make)
    }

    /// Tells whether `scope` was allowed while this thread is loaded.
    pub fn allowed(&self, scope: &str) -> bool {
        self.0.grants.lock().contains(scope)
    }

    /// Allows `scope`, a text of the agent's own choosing, for as long as this thread is loaded.
    pub fn allow(&self, scope: &str) {
        self.0.grants.lock().insert(scope.to_owned());
    }

    async fn act(&self, act: Act) {
        let call = Box::new(AgentCall {
            turn: self.0.turn,
            act,
        });
        self.0.gate.pass(&self.0.cancel).await;
        // A thread that is gone has no use for it.
        let _ = self.0.commands.send(Command::Agent(call)).await;
    }
}

impl fmt::Debug for TurnContext {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TurnContext")
            .field("thread", &self.0.thread.id)
            .field("turn", &self.0.turn)
            .finish()
    }
}

impl TurnShared {
    /// Takes what joined and was not taken yet.
    pub(crate) fn take_steered(&self) -> Vec<(ItemId, Vec<InputPart>)> {
        std::mem::take(&mut *self.lock_steered())
    }

    /// Joins input.
    pub(crate) fn add_steered(&self, item: ItemId, input: Vec<InputPart>) {
        self.lock_steered().push((item, input));
        self.joined.notify_waiters();
    }

    fn lock_steered(&self) -> MutexGuard<'_, Vec<(ItemId, Vec<InputPart>)>> {
        self.steered.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What was allowed for as long as a thread is loaded.
#[derive(Debug, Default)]
pub(crate) struct Grants(Mutex<HashSet<String>>);

impl Grants {
    fn lock(&self) -> MutexGuard<'_, HashSet<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What agents and their tools keep with a thread while it is loaded.
#[derive(Default)]
pub(crate) struct AgentState(Mutex<Vec<Arc<dyn Any + Send + Sync>>>);

impl AgentState {
    /// Returns the value of this type, making it the first time.
    pub(crate) fn get_or_make<T: Any + Send + Sync>(&self, make: impl FnOnce() -> T) -> Arc<T> {
        let mut kept = self.lock();
        let found = kept
            .iter()
            .find_map(|state| Arc::clone(state).downcast().ok());
        found.unwrap_or_else(|| {
            let state = Arc::new(make());
            kept.push(state.clone());
            state
        })
    }

    /// Lets go of everything: what is kept may itself hold on to turns of the thread.
    pub(crate) fn clear(&self) {
        let kept = std::mem::take(&mut *self.lock());
        drop(kept);
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Arc<dyn Any + Send + Sync>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
