//! What runs turns.

use std::sync::Arc;

use crate::{BoxFuture, context::TurnContext, loaded::LoadedThread, model::TurnError};

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
