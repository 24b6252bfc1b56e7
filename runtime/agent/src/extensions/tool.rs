//! Tools of the embedding program.

use serde_json::Value;
use threadwire_engine::{BoxFuture, CancellationToken, DeltaKind, ItemId, Json, TurnContext};

use super::BoxError;
use crate::{model::Content, tools::Tools};

/// A tool that a model can call and that the embedding program runs.
///
/// A call is shown as an item of the server [`super::SERVER`], with its arguments, progress and result. The tool
/// replaces a tool of the agent with the same name; a tool that the client of a thread declares takes precedence over
/// both.
pub trait Tool: Send + Sync + 'static {
    /// Returns the name for models: 1 to 64 ASCII letters, digits, underscores and hyphens.
    fn name(&self) -> &str;

    /// Returns the description for models: when to use the tool and what it returns.
    fn description(&self) -> &str;

    /// Returns the JSON Schema of its arguments, which are an object. Models mostly follow it; arguments are not
    /// checked.
    fn input_schema(&self) -> Json;

    /// Returns whether each call needs approval, as the thread's approval policy says. Under the policy `never` such a
    /// call is refused, unless the thread's sandbox is off as well, which allows everything.
    fn needs_approval(&self) -> bool {
        false
    }

    /// Returns whether the tool changes nothing. Calls of such tools may run concurrently; all other calls run alone.
    fn is_read_only(&self) -> bool {
        false
    }

    /// Runs the tool. `arguments` is a JSON object.
    ///
    /// An error or a panic fails the call and not the turn: its text is shown, and the model gets it. When the turn is
    /// cancelled, the future is dropped; [`ToolContext::cancelled`] is for work that it started elsewhere.
    fn call<'a>(
        &'a self,
        arguments: Value,
        context: ToolContext,
    ) -> BoxFuture<'a, Result<ToolAnswer, BoxError>>;
}

/// The tool output for the model.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolAnswer {
    /// The parts.
    pub content: Vec<Content>,
    /// Whether the tool succeeded.
    pub success: bool,
}

impl ToolAnswer {
    /// Creates a successful output with one text.
    pub fn done(text: impl Into<String>) -> Self {
        Self {
            content: vec![Content::Text(text.into())],
            success: true,
        }
    }

    /// Creates a failed output with one text.
    pub fn failed(text: impl Into<String>) -> Self {
        Self {
            content: vec![Content::Text(text.into())],
            success: false,
        }
    }
}

/// The context of a tool call. Clones belong to the same call.
#[derive(Clone, Debug)]
pub struct ToolContext {
    tools: Tools,
    item: ItemId,
}

impl ToolContext {
    /// Creates the context; `tools` are those of the turn, whose items get ids of their own.
    pub(crate) fn new(tools: Tools, item: ItemId) -> Self {
        Self { tools, item }
    }

    /// Returns the id of the call, which is also the id of its item.
    pub fn call_id(&self) -> &ItemId {
        &self.item
    }

    /// Returns the turn.
    pub fn turn(&self) -> &TurnContext {
        self.tools.turn()
    }

    /// Returns the token that is cancelled when the turn has to stop.
    pub fn cancelled(&self) -> &CancellationToken {
        self.turn().cancelled()
    }

    /// Shows progress in the item of the call.
    pub async fn progress(&self, text: impl Into<Box<str>>) {
        let turn = self.turn();
        turn.delta(&self.item, DeltaKind::Progress, text).await;
    }

    /// Returns the agent's own tools: commands, patches, questions. They follow the thread's policies, and each shows
    /// an item of its own.
    pub fn tools(&self) -> &Tools {
        &self.tools
    }
}
