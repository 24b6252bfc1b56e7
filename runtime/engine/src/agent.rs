//! The agent interface: the engine's way to run turns.

use std::sync::Arc;

use crate::{
    BoxFuture,
    context::TurnContext,
    loaded::LoadedThread,
    model::{Judgment, TurnError, TurnErrorKind, TurnWithItems, Usage},
    store::ContextEntry,
};

/// Runs the turns of threads.
pub trait Agent: Send + Sync + 'static {
    /// Returns the agent's name, for people.
    fn name(&self) -> &str;

    /// Returns the models that a thread can choose from, as last refreshed. Called while threads wait, so it must
    /// neither block nor rebuild the list.
    fn models(&self) -> Arc<[Model]>;

    /// Rebuilds the list of models if its sources changed. With `ask`, it also queries providers that were not queried
    /// recently, which takes a short time at most.
    fn refresh_models(&self, ask: bool) -> BoxFuture<'_, ()> {
        let _ = ask;
        Box::pin(std::future::ready(()))
    }

    /// Called when a client first subscribes to or uses a loaded thread, to prepare what its turns need. Must not
    /// block. It is not called again while the thread stays loaded, unless turns are rolled back.
    fn attach(&self, thread: LoadedThread) {
        drop(thread);
    }

    /// Called when a loaded thread leaves memory, with what is left to do for it before, which may take some seconds.
    /// Nothing is loaded in its place meanwhile, and events that it causes are shown to nobody.
    fn detach(&self, thread: LoadedThread) -> Option<BoxFuture<'static, ()>> {
        drop(thread);
        None
    }

    /// Asks the model one question about a thread, outside of its turns. Nothing is added to the thread, and the model
    /// runs no tool. Dropping the future ends the request.
    fn sample(&self, sample: Sample) -> BoxFuture<'_, Result<Sampled, TurnError>> {
        drop(sample);
        Box::pin(std::future::ready(Err(TurnError {
            message: "the agent of this thread answers questions in turns only".to_owned(),
            kind: TurnErrorKind::Other,
            details: None,
        })))
    }

    /// Judges the last call in the conversation of a thread as if it needed approval now. It does not run.
    fn review_last_call(&self, past: Past) -> BoxFuture<'_, Result<ReviewedCall, NotReviewed>> {
        drop(past);
        Box::pin(std::future::ready(Err(NotReviewed::NoCall)))
    }

    /// Runs one turn to its end.
    ///
    /// `Ok` completes the turn, an error fails it, and so does a panic. When [`TurnContext::cancelled`] fires the turn
    /// ends as interrupted, whatever the agent returns; a run that does not return within two seconds is dropped.
    /// Items that are open when the turn ends: texts are completed with their content so far; commands, file changes
    /// and tool calls are kept as failed; others are dropped.
    ///
    /// Input that joins a turn after the agent's last call of [`TurnContext::steered`] is not lost: when the agent
    /// returns `Ok`, it runs once more within the same turn, with that input.
    fn run(&self, turn: TurnContext) -> BoxFuture<'_, Result<(), TurnError>>;
}

/// A question to the model about a thread, outside of its turns.
#[derive(Debug)]
pub struct Sample {
    /// The thread and what was said in it.
    pub past: Past,
    /// The question.
    pub prompt: String,
    /// The reasoning effort; `None` for that of the thread.
    pub effort: Option<String>,
    /// Whether the model gets the definitions of the tools of MCP servers, too.
    pub with_tool_servers: bool,
}

/// A thread and what was said in it, outside of its turns.
#[derive(Debug)]
pub struct Past {
    /// The thread.
    pub thread: LoadedThread,
    /// The thread's context: the last checkpoint, if any, and all entries after it.
    pub context: Vec<ContextEntry>,
    /// The last turns, oldest first, where there is no context.
    pub history: Vec<TurnWithItems>,
}

/// A call that a reviewer looked at.
#[derive(Clone, Debug)]
pub struct ReviewedCall {
    /// The id of the call.
    pub id: String,
    /// The judgment; `None` if the call needs no approval.
    pub judgment: Option<Judgment>,
}

/// Why a call was not reviewed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotReviewed {
    /// The conversation does not end with a call that can be reviewed.
    NoCall,
    /// The thread has no such tool.
    NoTool,
    /// The reviewer gave no judgment; the reason.
    Failed(String),
}

/// The answer of the model to a [`Sample`].
#[derive(Clone, Debug)]
pub struct Sampled {
    /// The provider's id of the response, if it told one.
    pub id: Option<String>,
    /// The text; `None` if the model wrote none.
    pub text: Option<String>,
    /// The token counts; `None` if the provider sent none.
    pub usage: Option<Usage>,
}

/// A model that a thread can choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// Name as in [`crate::Settings::model`].
    pub id: String,
    /// Provider as in [`crate::Settings::model_provider`].
    pub provider: String,
    /// Display name.
    pub display_name: String,
    /// Description for people, one sentence.
    pub description: String,
    /// Reasoning efforts to choose from, in the provider's words.
    pub efforts: Vec<String>,
    /// The effort that applies when none is chosen.
    pub default_effort: Option<String>,
    /// Whether this is the default model.
    pub is_default: bool,
    /// Whether users are not offered it.
    pub is_hidden: bool,
}
