//! Tools of the program that embeds the agent.

use serde_json::Value;
use threadwire_engine::{BoxFuture, CancellationToken, DeltaKind, ItemId, Json, TurnContext};

use super::BoxError;
use crate::{model::Content, tools::Tools};

/// A tool that a model can call, run by this program.
///
/// A call is shown as an item of the server [`super::SERVER`], with its arguments, progress and result. It takes the
/// place of a tool of the agent that has the same name; a tool that the client of a thread declares comes before both.
pub trait Tool: Send + Sync + 'static {
    /// Returns the name that models call it by: 1 to 64 ASCII letters, digits, underscores and hyphens.
    fn name(&self) -> &str;

    /// Returns when to use it and what it gives, for the model.
    fn description(&self) -> &str;

    /// Returns the JSON Schema of its arguments, which are an object. Models mostly keep to it; nothing here checks.
    fn input_schema(&self) -> Json;

    /// Tells whether a person has to agree to each call, as the thread's approval policy says. Under the policy `never`
    /// such a call is refused, unless the thread's sandbox is off as well, which allows everything.
    fn needs_approval(&self) -> bool {
        false
    }

    /// Tells whether it changes nothing. Calls of such a tool may run at the same time as others; all others run alone.
    fn is_read_only(&self) -> bool {
        false
    }

    /// Does the work. `arguments` is a JSON object.
    ///
    /// An error fails the call and not the turn: its text is shown and told to the model, and so is that of a panic. When
    /// the turn is cancelled the future is dropped; [`ToolContext::cancelled`] tells what it started elsewhere.
    fn call<'a>(
        &'a self,
        arguments: Value,
        context: ToolContext,
    ) -> BoxFuture<'a, Result<ToolAnswer, BoxError>>;
}

/// What a tool tells the model.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolAnswer {
    /// The parts.
    pub content: Vec<Content>,
    /// Whether the tool did its work.
    pub success: bool,
}

impl ToolAnswer {
    /// Tells that the work was done.
    pub fn done(text: impl Into<String>) -> Self {
        Self {
            content: vec![Content::Text(text.into())],
            success: true,
        }
    }

    /// Tells that it was not.
    pub fn failed(text: impl Into<String>) -> Self {
        Self {
            content: vec![Content::Text(text.into())],
            success: false,
        }
    }
}

/// What a tool gets to do its work. Clones are of the same call.
#[derive(Clone, Debug)]
pub struct ToolContext {
    tools: Tools,
    item: ItemId,
}

impl ToolContext {
    /// `tools` are those of the turn, whose items get ids of their own.
    pub(crate) fn new(tools: Tools, item: ItemId) -> Self {
        Self { tools, item }
    }

    /// Returns the id of the call, which is that of its item.
    pub fn call_id(&self) -> &ItemId {
        &self.item
    }

    /// Returns the turn.
    pub fn turn(&self) -> &TurnContext {
        self.tools.turn()
    }

    /// Returns what fires when the turn is to stop.
    pub fn cancelled(&self) -> &CancellationToken {
        self.turn().cancelled()
    }

    /// Shows how the work goes on, below the item of the call.
    pub async fn progress(&self, text: impl Into<Box<str>>) {
        let turn = self.turn();
        turn.delta(&self.item, DeltaKind::Progress, text).await;
    }

    /// Returns what the agent itself works with: commands, patches, questions, under the thread's policies, each with an
    /// item of its own.
    pub fn tools(&self) -> &Tools {
        &self.tools
    }
}
