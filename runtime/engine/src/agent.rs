//! What runs a turn, and what it gets to do so.

use std::{fmt, sync::Arc};

use tokio_util::sync::CancellationToken;

use crate::{
    BoxFuture,
    ask::{Answer, AskKind},
    id::{ItemId, TurnId},
    item::{DeltaKind, InputPart, ItemBody, Json},
    thread::{Plan, Thread, TurnError, TurnWithItems, Usage},
};

/// Runs turns.
pub trait Agent: Send + Sync + 'static {
    /// Returns the agent's name, for people.
    fn name(&self) -> &str;

    /// Returns the models that a thread can choose from.
    fn models(&self) -> Vec<Model>;

    /// Runs one turn to its end.
    ///
    /// `Ok` completes the turn, an error fails it, and so does a panic. When [`TurnContext::cancelled`] fires the turn
    /// ends as interrupted, whatever the agent returns; an agent that does not return within two seconds is dropped.
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
/// Calls of a turn that has ended do nothing. Calls wait when the thread has more to do than it can take, which slows
/// a stream down to what its readers keep up with.
#[derive(Clone)]
pub struct TurnContext;

impl TurnContext {
    /// Returns the thread as it was when the turn started.
    pub fn thread(&self) -> &Arc<Thread> { unimplemented!() }
    /// Returns the turn's id.
    pub fn id(&self) -> TurnId { unimplemented!() }
    /// Returns what the user said.
    pub fn input(&self) -> &[InputPart] { unimplemented!() }
    /// Returns the JSON Schema that the last message must fit, if there is one.
    pub fn output_schema(&self) -> Option<&Json> { unimplemented!() }
    /// Returns the token that fires when the turn is to stop.
    pub fn cancelled(&self) -> &CancellationToken { unimplemented!() }
    /// Returns the last `limit` turns before this one, oldest first, with their items.
    pub async fn history(&self, limit: usize) -> Vec<TurnWithItems> { unimplemented!("{limit}") }
    /// Starts an item under a fresh id.
    pub async fn start_item(&self, body: ItemBody) -> ItemId { unimplemented!("{body:?}") }
    /// Starts an item under an id that is unique in the thread.
    pub async fn start_item_with_id(&self, id: ItemId, body: ItemBody) { unimplemented!("{id}{body:?}") }
    /// Replaces the body of an open item.
    pub async fn change_item(&self, id: &ItemId, body: ItemBody) { unimplemented!("{id}{body:?}") }
    /// Continues a text of an open item.
    pub async fn delta(&self, id: &ItemId, kind: DeltaKind, text: impl Into<Box<str>>) { let _: Box<str> = text.into(); unimplemented!("{id}{kind:?}") }
    /// Completes an item with its final body.
    pub async fn complete_item(&self, id: &ItemId, body: ItemBody) { unimplemented!("{id}{body:?}") }
    /// Completes an item with the text that its deltas made.
    pub async fn complete_text(&self, id: &ItemId) { unimplemented!("{id}") }
    /// Shows the plan, always whole.
    pub async fn plan(&self, plan: Plan) { unimplemented!("{plan:?}") }
    /// Shows the unified diff of all files that the turn changed.
    pub async fn diff(&self, diff: String) { unimplemented!("{diff:?}") }
    /// Adds the tokens of the last model request to the turn and the thread.
    pub async fn usage(&self, last: Usage, context_window: Option<u64>) { unimplemented!("{last:?}{context_window:?}") }
    /// Tells that a try failed.
    pub async fn trouble(&self, error: TurnError, will_retry: bool) { unimplemented!("{error:?}{will_retry:?}") }
    /// Tells the user something while the turn goes on.
    pub async fn warn(&self, message: String) { unimplemented!("{message:?}") }
    /// Asks and waits for the answer.
    pub async fn ask(&self, item: Option<ItemId>, kind: AskKind) -> Answer { unimplemented!("{item:?}{kind:?}") }
    /// Takes the input that joined the turn since the last call.
    pub async fn steered(&self) -> Vec<InputPart> { unimplemented!() }
    /// Tells whether `scope` was allowed while this thread is loaded.
    pub fn allowed(&self, scope: &str) -> bool { unimplemented!("{scope}") }
    /// Allows `scope` for as long as this thread is loaded.
    pub fn allow(&self, scope: &str) { unimplemented!("{scope}") }
}

impl fmt::Debug for TurnContext {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TurnContext").finish_non_exhaustive()
    }
}
