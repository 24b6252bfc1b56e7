//! The interface of an agent to its running turn.

mod passing;

use std::{any::Any, collections::BTreeMap, fmt, num::NonZeroU32, path::PathBuf, sync::Arc};

use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::CancellationToken;
use tracing::error;

use crate::{
    BoxFuture,
    command::{AgentAction, AgentCall, Command},
    error::Error,
    handle::ThreadHandle,
    model::{
        ActionReview, AgentNews, Answer, AskId, AskKind, AskedItem, Cause, ContextNote,
        ContextWindow, DeltaKind, EventKind, Goal, GoalChange, HookRun, InputPart, ItemBody,
        ItemId, Json, Millis, NewThread, Plan, RateLimits, Refusals, Settings, StopReason, Thread,
        ThreadId, TurnError, TurnId, TurnQuery, TurnTask, TurnWithItems, Usage,
    },
    news::News,
    store::{ContextEntry, ContextPart, Store},
    turn::{Steered, Step, TurnShared},
};

/// A running turn, as its agent sees it. Clones refer to the same turn.
///
/// Calls return when the thread's actor has accepted them, not when they are stored; they take effect in order. They
/// wait while the actor's queue is full or an observer applies backpressure, unless the turn is cancelled. Calls for a
/// turn that has ended do nothing.
#[derive(Clone)]
pub struct TurnContext {
    shared: Arc<TurnShared>,
    step: Step,
    commands: mpsc::Sender<Command>,
    threads: Arc<dyn Threads>,
}

/// The methods of the engine that a running turn needs.
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

    /// See [`crate::ForeignThreads::file`].
    fn file_of(&self, thread: &Thread) -> Option<PathBuf>;
}

impl TurnContext {
    pub(crate) fn new(
        shared: Arc<TurnShared>,
        commands: mpsc::Sender<Command>,
        threads: Arc<dyn Threads>,
    ) -> Self {
        let step = shared.lock_step().clone();
        Self {
            shared,
            step,
            commands,
            threads,
        }
    }

    /// Returns the sender of commands to the thread's actor.
    pub(crate) fn commands(&self) -> &mpsc::Sender<Command> {
        &self.commands
    }

    /// Returns the access to all threads.
    pub(crate) fn threads(&self) -> &Arc<dyn Threads> {
        &self.threads
    }

    /// Returns the store of the thread and its child threads.
    pub(crate) fn store(&self) -> &dyn Store {
        &*self.shared.store
    }

    /// Returns the thread as it was when the turn started, or when [`TurnContext::changed`] returned this context.
    pub fn thread(&self) -> &Arc<Thread> {
        &self.step.thread
    }

    /// Returns the thread as it is now; `None` if the turn has ended.
    pub async fn latest(&self) -> Option<Arc<Thread>> {
        let (reply, latest) = oneshot::channel();
        self.act(AgentAction::Thread(reply)).await;
        latest.await.ok()?.ok()
    }

    /// Returns the turn with other settings, which hold for this agent alone.
    pub fn with_settings(mut self, change: impl FnOnce(&mut Settings)) -> Self {
        change(&mut Arc::make_mut(&mut self.step.thread).settings);
        self
    }

    /// Returns the turn with the settings that clients changed for the rest of it since the last call; `None` if they
    /// changed none. Other contexts of the turn keep theirs.
    pub async fn changed(&self) -> Option<Self> {
        let change = self.shared.lock_changes().take()?;
        let latest = self.latest().await?;
        let service_tier = match change.service_tier {
            Some(_) => None,
            None => self.step.service_tier.clone(),
        };
        let mut settings = self.step.thread.settings.clone();
        change.apply(&mut settings);
        let thread = Arc::new(Thread {
            settings,
            ..Thread::clone(&latest)
        });
        let step = Step {
            thread,
            service_tier,
        };
        *self.shared.lock_step() = step.clone();
        Some(Self {
            step,
            ..self.clone()
        })
    }

    /// Returns the file that shows the thread to other programs, which may not exist yet; `None` if it has none.
    pub fn file(&self) -> Option<PathBuf> {
        self.threads.file_of(self.thread())
    }

    /// Returns the same for the root of the tree of agents that the thread is in, which is the thread itself if nobody
    /// spawned it.
    pub fn file_of_root(&self) -> Option<PathBuf> {
        match &self.thread().spawned {
            Some(place) => self
                .threads
                .file_of(&self.threads.loaded_thread(place.root)?.latest()),
            None => self.file(),
        }
    }

    /// Ends the turn as interrupted when the agent returns, as a client does that interrupts it.
    pub fn interrupt(&self) {
        self.shared.cancel.cancel();
    }

    /// Returns the turn's id.
    pub fn id(&self) -> TurnId {
        self.shared.turn
    }

    /// Returns when the turn started.
    pub fn started_at(&self) -> Millis {
        self.shared.started_at
    }

    /// Returns the kind of work of the turn.
    pub fn task(&self) -> TurnTask {
        self.shared.task
    }

    /// Tells whether the thread had no turn before this one, and the agent runs for the first time in it.
    pub fn is_first(&self) -> bool {
        self.step.thread.turn_count == 1 && self.shared.continues.is_empty()
    }

    /// Returns the user's input.
    pub fn input(&self) -> &[InputPart] {
        &self.shared.input
    }

    /// Returns the JSON Schema that the last message must fit, if any.
    pub fn output_schema(&self) -> Option<&Json> {
        self.shared.output_schema.as_ref()
    }

    /// Returns the service tier of this turn only; `None` for that of the thread.
    pub fn service_tier(&self) -> Option<&str> {
        self.step.service_tier.as_deref()
    }

    /// Returns how many requests the turn may make to the model, if it has a limit of its own.
    pub fn max_requests(&self) -> Option<NonZeroU32> {
        self.shared.max_requests
    }

    /// Returns the client request that started the turn; `None` if no request did, such as for queued input.
    pub fn cause(&self) -> Option<&Cause> {
        self.shared.cause.as_deref()
    }

    /// Returns the token that fires when the turn must stop.
    pub fn cancelled(&self) -> &CancellationToken {
        &self.shared.cancel
    }

    /// Returns the last `limit` turns before this one, oldest first, with their items. When the agent runs once more
    /// for steered input, this turn comes last, without that input. Empty when the store fails.
    pub async fn history(&self, limit: usize) -> Vec<TurnWithItems> {
        if self.is_first() {
            return Vec::new();
        }
        let shared = &*self.shared;
        let query = TurnQuery {
            limit: Some(limit.saturating_add(1)),
            descending: true,
            items: true,
            ..TurnQuery::default()
        };
        let mut turns = match shared.store.turns(shared.thread, query).await {
            Ok(page) => page.data,
            Err(error) => {
                error!(thread = %shared.thread, %error, "the history of a turn could not be read");
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
        self.act(AgentAction::StartItem(id, body)).await;
        if is_action && self.shared.proof.is_old() {
            self.prove().await;
        }
    }

    /// Returns once the store confirms that this process still owns the turn, otherwise when the turn is cancelled.
    async fn prove(&self) {
        let (reply, proven) = oneshot::channel();
        self.act(AgentAction::Prove(reply)).await;
        if proven.await.is_err() {
            self.shared.cancel.cancelled().await;
        }
    }

    /// Replaces the body of an open item.
    pub async fn change_item(&self, id: &ItemId, body: ItemBody) {
        self.act(AgentAction::ChangeItem(id.clone(), body)).await;
    }

    /// Extends a text of an open item. A delta of an unknown or completed item is dropped.
    pub async fn delta(&self, id: &ItemId, kind: DeltaKind, text: impl Into<Box<str>>) {
        self.send_delta(EventKind::ItemDelta {
            turn: self.shared.turn,
            item: id.clone(),
            kind,
            text: text.into(),
        })
        .await;
    }

    /// Completes an item with its final body. An item that was not started is started first.
    pub async fn complete_item(&self, id: &ItemId, body: ItemBody) {
        self.act(AgentAction::CompleteItem(id.clone(), body)).await;
    }

    /// Completes an item with the text of its deltas.
    pub async fn complete_text(&self, id: &ItemId) {
        self.act(AgentAction::CompleteText(id.clone())).await;
    }

    /// Abandons an open item that will be replaced by another one. Subscribers see its content so far; the history does
    /// not contain it.
    pub async fn abandon_item(&self, id: &ItemId) {
        self.act(AgentAction::AbandonItem(id.clone())).await;
    }

    /// Ends the call that `id` is the item of, because nobody waits for its result any more: asks about it are withdrawn,
    /// and an open item completes as failed.
    pub async fn give_up(&self, id: &ItemId) {
        self.act(AgentAction::GiveUp(id.clone())).await;
    }

    /// Shows the plan. Each call passes the whole plan.
    pub async fn plan(&self, plan: Plan) {
        self.act(AgentAction::Plan(plan)).await;
    }

    /// Shows the unified diff of all files that the turn changed.
    pub async fn diff(&self, diff: String) {
        self.act(AgentAction::Diff(diff)).await;
    }

    /// Adds the tokens of the last model request to the turn and the thread.
    pub async fn usage(&self, last: Usage, window: impl Into<ContextWindow>) {
        self.spend(last, last, window).await;
    }

    /// Adds the tokens of several model requests to the turn and the thread. `held` is what the context holds now.
    pub async fn spend(&self, spent: Usage, held: Usage, window: impl Into<ContextWindow>) {
        self.act(AgentAction::Usage(spent, held, window.into()))
            .await;
    }

    /// Shows the current context size without adding to the totals: `last` was counted before, or is an estimate.
    pub async fn show_usage(&self, last: Usage, window: impl Into<ContextWindow>) {
        self.act(AgentAction::ShowUsage(last, window.into())).await;
    }

    /// Returns the goal for which the engine started the turn; `None` if a client started it. Such a turn has no input.
    pub fn pursued(&self) -> Option<&Goal> {
        self.shared.goal.as_deref()
    }

    /// Returns the thread's goal as it is now.
    pub async fn goal(&self) -> Option<Arc<Goal>> {
        self.change_goal(None).await.unwrap_or_default()
    }

    /// Changes the thread's goal, or only reads it for `None`.
    ///
    /// Errors: `NoActiveTurn`, `GoalNotFound`, `GoalExists`.
    pub async fn change_goal(
        &self,
        change: Option<GoalChange>,
    ) -> Result<Option<Arc<Goal>>, Error> {
        let (reply, goal) = oneshot::channel();
        self.act(AgentAction::Goal(change, reply)).await;
        goal.await.unwrap_or(Err(Error::NoActiveTurn))
    }

    /// Records the remaining limits of the account, which are then reported with every usage.
    pub async fn limits(&self, limits: RateLimits) {
        self.act(AgentAction::Limits(limits)).await;
    }

    /// Reports the remaining limits of the account if no usage follows because the answer was cut short.
    pub async fn show_limits(&self) {
        self.act(AgentAction::ShowLimits).await;
    }

    /// Tells that a request to the model begins.
    pub async fn request_started(&self) {
        self.act(AgentAction::RequestStarted).await;
    }

    /// Reports a failed attempt. The engine itself reports the error that [`Agent::run`] returns.
    pub async fn trouble(&self, error: TurnError, will_retry: bool) {
        self.act(AgentAction::Trouble(error, will_retry)).await;
    }

    /// Notes why the agent stops before it is done. The turn ends when the agent returns.
    pub async fn stop(&self, reason: StopReason) {
        self.act(AgentAction::Stop(reason)).await;
    }

    /// Shows a warning to the user; the turn continues.
    pub async fn warn(&self, message: String) {
        self.act(AgentAction::Warn(message)).await;
    }

    /// Shows that a hook began to run, or ended.
    pub async fn hook(&self, run: HookRun) {
        self.act(AgentAction::Hook(Box::new(run))).await;
    }

    /// Shows that a model began to review an action, or ended.
    pub async fn review(&self, review: ActionReview) {
        self.act(AgentAction::Review(Box::new(review))).await;
    }

    /// Interrupts the turn because reviews refused so many of its actions.
    pub async fn stop_refused(&self, refusals: Refusals) {
        self.act(AgentAction::ReviewsRefused(refusals)).await;
        self.shared.cancel.cancel();
    }

    /// Names the thread, unless it has a name already.
    pub async fn suggest_name(&self, name: String) {
        self.act(AgentAction::SuggestName(name)).await;
    }

    /// Opens an ask, about `item` if it is given, and waits for the answer. When the turn is cancelled or has ended,
    /// the answer is [`Answer::Failed`]. Other answers fit the kind of the question.
    pub async fn ask(&self, item: Option<ItemId>, kind: AskKind) -> Answer {
        let id = item.unwrap_or_default();
        self.ask_about(AskedItem::new(id), kind).await
    }

    /// Opens an ask like [`TurnContext::ask`], about an item that starts with it or ends with its answer.
    pub async fn ask_about(&self, item: AskedItem, kind: AskKind) -> Answer {
        self.wait_for(AskId::new(), item, kind).await
    }

    /// Opens an ask about `item` like [`TurnContext::ask`]. When `withdrawn` completes before there is an answer, the ask
    /// is settled for everybody who sees it, and the result is `None`.
    pub async fn ask_until(
        &self,
        item: AskedItem,
        kind: AskKind,
        withdrawn: impl Future<Output = ()> + Send,
    ) -> Option<Answer> {
        let id = AskId::new();
        tokio::select! {
            biased;
            answer = self.wait_for(id, item, kind) => Some(answer),
            () = withdrawn => {
                self.act(AgentAction::Withdraw(id)).await;
                None
            }
        }
    }

    async fn wait_for(&self, id: AskId, item: AskedItem, kind: AskKind) -> Answer {
        let opened = self.open(id, item, kind).await;
        self.answer(opened).await
    }

    /// Opens an ask like [`TurnContext::ask_about`]. [`TurnContext::answer`] waits for its answer; an ask that is opened
    /// after this call has returned is shown after this one.
    pub async fn open_ask(&self, item: AskedItem, kind: AskKind) -> OpenedAsk {
        self.open(AskId::new(), item, kind).await
    }

    async fn open(&self, id: AskId, item: AskedItem, kind: AskKind) -> OpenedAsk {
        let (reply, answer) = oneshot::channel();
        self.act(AgentAction::Ask(id, Box::new(item), kind, reply))
            .await;
        OpenedAsk(answer)
    }

    /// Waits for the answer to an ask, or for the end of the turn.
    pub async fn answer(&self, OpenedAsk(answer): OpenedAsk) -> Answer {
        let turn_ended = || Answer::Failed {
            message: "the turn ended".to_owned(),
        };
        tokio::select! {
            biased;
            answer = answer => answer.unwrap_or_else(|_| turn_ended()),
            () = self.shared.cancel.cancelled() => turn_ended(),
        }
    }

    /// Takes the inputs that joined the turn since the last call, in order. Clients see them already.
    pub async fn steered(&self) -> Vec<Vec<InputPart>> {
        let steered = self.shared.take_steered().into_iter();
        steered.map(|steered| steered.input).collect()
    }

    /// Takes what clients told beside the input since the last call: all that holds now, which may be nothing; `None`
    /// if nothing new was told.
    pub fn take_notes(&self) -> Option<Vec<ContextNote>> {
        self.shared.lock_notes().take()
    }

    /// Returns what clients tell the model provider of the turn, for its next request.
    pub fn metadata(&self) -> BTreeMap<String, String> {
        self.shared.lock_metadata().clone()
    }

    /// Adds input that `item` of this turn already shows. Does nothing for tasks that cannot be steered.
    pub fn join(&self, item: ItemId, input: Vec<InputPart>) {
        if self.shared.task == TurnTask::Answer {
            self.shared.add_steered(Steered {
                item,
                input,
                presses: false,
            });
        }
    }

    /// Tells whether [`TurnContext::steered`] has input.
    pub fn has_steered(&self) -> bool {
        !self.shared.lock_steered().is_empty()
    }

    /// Returns when [`TurnContext::steered`] may have input of the user, for which a response may be cut short. May also
    /// return when that input was already taken.
    pub async fn joined(&self) {
        let joined = self.shared.joined.notified();
        if !self.shared.lock_steered().iter().any(|one| one.presses) {
            joined.await;
        }
    }

    /// Adds an entry to the thread's context: data that the agent needs to continue, in the agent's own format. Entries
    /// are stored with the turn in order, copied by a fork, and never shown to clients.
    ///
    /// A `checkpoint` replaces all entries before it.
    pub async fn remember(&self, entry: Json, checkpoint: bool) {
        self.act(AgentAction::Remember(entry, checkpoint)).await;
    }

    /// Adds an entry to the thread's context that was there before this turn: it stays when the turn is taken back. It
    /// must come before all other entries of the turn. A `checkpoint` replaces all entries before it.
    pub async fn remember_before(&self, entry: Json, checkpoint: bool) {
        self.act(AgentAction::RememberBefore(entry, checkpoint))
            .await;
    }

    /// Changes an entry of [`Thread::extra`], see [`crate::Engine::set_extra`].
    ///
    /// [`Thread::extra`]: crate::Thread::extra
    pub async fn set_extra(&self, key: String, value: Option<Json>) {
        self.act(AgentAction::Extra(key, value)).await;
    }

    /// Sets an entry of [`Thread::extra`] that is of no interest to those who follow the thread: there is no event.
    ///
    /// [`Thread::extra`]: crate::Thread::extra
    pub async fn note(&self, key: String, value: Json) {
        self.act(AgentAction::Note(key, value)).await;
    }

    /// Returns when everything that the agent did so far is stored and shown.
    pub async fn settled(&self) {
        let (reply, settled) = oneshot::channel();
        self.act(AgentAction::Settle(reply)).await;
        // A thread that left memory shows nothing more.
        let _ = settled.await;
    }

    /// Returns the thread's context: the last checkpoint, if any, and all entries after it, including those of this
    /// turn. The cost grows with the size of the result, so an agent should cache it in [`TurnContext::state`].
    ///
    /// Errors: `Store`.
    pub async fn context(&self) -> Result<Vec<ContextEntry>, Error> {
        let (reply, written) = oneshot::channel();
        self.act(AgentAction::Settle(reply)).await;
        // If the turn has ended, all its entries are already written.
        if let Ok(Ok(true)) = written.await {
            return Ok(Vec::new());
        }
        let store = &self.shared.store;
        Ok(store.context(self.shared.thread, ContextPart::Last).await?)
    }

    /// Keeps an open item alive after the turn ends, for background work. The calls of this turn that extend, change
    /// and complete the item stay valid until it is complete. Until then the thread stays in memory; if it is archived,
    /// deleted or shut down earlier, the item is stored as failed.
    pub async fn outlive_turn(&self, id: &ItemId) {
        self.act(AgentAction::OutliveTurn(id.clone())).await;
    }

    /// Returns state that is kept while the thread is loaded: one value per type. The first call makes it with `make`.
    pub fn state<T: Any + Send + Sync>(&self, make: impl FnOnce() -> T) -> Arc<T> {
        self.shared.state.get_or_make(make)
    }

    /// Returns a sender of news about the thread, also between turns.
    pub fn news(&self) -> News<AgentNews> {
        News::new(self.commands.clone(), Command::News)
    }

    /// Tells whether `scope` is allowed while this thread is loaded.
    pub fn allowed(&self, scope: &str) -> bool {
        self.shared.grants.lock().contains(scope)
    }

    /// Returns the scopes that are allowed while this thread is loaded and begin with `prefix`, without the prefix.
    pub fn allowed_with(&self, prefix: &str) -> Vec<String> {
        let allowed = self.shared.grants.lock();
        let found = allowed
            .iter()
            .filter_map(|scope| scope.strip_prefix(prefix));
        found.map(str::to_owned).collect()
    }

    /// Allows `scope`, a text that the agent chooses, while this thread is loaded.
    pub fn allow(&self, scope: &str) {
        self.shared.grants.lock().insert(scope.to_owned());
    }

    async fn act(&self, act: AgentAction) {
        let call = Box::new(AgentCall {
            turn: self.shared.turn,
            act,
        });
        self.shared.gate.pass(&self.shared.cancel).await;
        // If the thread has left memory, the call is dropped.
        let _ = self.commands.send(Command::Agent(call)).await;
    }
}

/// An ask that waits for its answer.
#[derive(Debug)]
pub struct OpenedAsk(oneshot::Receiver<Answer>);

impl fmt::Debug for TurnContext {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TurnContext")
            .field("thread", &self.shared.thread)
            .field("turn", &self.shared.turn)
            .finish()
    }
}
