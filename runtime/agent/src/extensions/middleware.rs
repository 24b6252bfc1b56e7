//! Middleware: code of the program around requests to the model and calls of tools.

use std::fmt;

use serde_json::Value;
use threadwire_engine::{BoxFuture, TurnContext, Usage};

use super::{BoxError, ToolAnswer};
use crate::model::{ContextItem, Message, ToolCall};

/// Looks on and takes part before and after each request to the model and each call of a tool.
///
/// Every method does nothing by default. Of several, `before_*` runs in the order in which they were given and `after_*`
/// in the opposite one, so that the first is outermost. An error or a panic fails the turn with a [`MiddlewareError`].
/// When the turn is cancelled a method that runs is dropped, and none is called any more. Requests of one thread follow
/// each other; calls of tools, and turns of other threads, come at the same time.
pub trait Middleware: Send + Sync + 'static {
    /// Returns the name that errors call it by.
    fn name(&self) -> &str;

    /// Called once before a request to the model, however often the request has to be tried; may change it.
    fn before_model<'a>(
        &'a self,
        request: &'a mut ModelRequest<'_>,
        turn: &'a TurnContext,
    ) -> BoxFuture<'a, Result<(), BoxError>> {
        let _ = (request, turn);
        Box::pin(std::future::ready(Ok(())))
    }

    /// Called when the model's answer is complete. It was shown as it came, and its calls may be at work.
    ///
    /// A message that is returned joins the conversation behind the answer, unseen by people, and the model is asked once
    /// more. Where several return one, they join in the order in which they were returned. A summary
    /// ([`Purpose::Compaction`]) is never asked for again.
    fn after_model<'a>(
        &'a self,
        answer: &'a ModelAnswer<'_>,
        turn: &'a TurnContext,
    ) -> BoxFuture<'a, Result<Option<Message>, BoxError>> {
        let _ = (answer, turn);
        Box::pin(std::future::ready(Ok(None)))
    }

    /// Called before a tool is; may change its arguments, which are then shown and used, refuse it, or answer in its
    /// place. Where it does either, no later middleware is asked, and the call is shown with what came of it.
    fn before_tool<'a>(
        &'a self,
        call: &'a mut ToolUse,
        turn: &'a TurnContext,
    ) -> BoxFuture<'a, Result<Verdict, BoxError>> {
        let _ = (call, turn);
        Box::pin(std::future::ready(Ok(Verdict::Proceed)))
    }

    /// Called with what a tool tells the model; may change it. What people saw of the call stays as it is. Where a
    /// middleware refused or answered, only those before it are called.
    fn after_tool<'a>(
        &'a self,
        call: &'a ToolUse,
        answer: &'a mut ToolAnswer,
        turn: &'a TurnContext,
    ) -> BoxFuture<'a, Result<(), BoxError>> {
        let _ = (call, answer, turn);
        Box::pin(std::future::ready(Ok(())))
    }
}

/// What a model is going to be asked. Changes are for this request only: the next one starts from the thread again.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ModelRequest<'a> {
    /// What the answer is for.
    pub purpose: Purpose,
    /// Name of the model, as its provider calls it.
    pub model: String,
    /// How much to think, in the provider's words; `None` for what the provider does by itself.
    pub effort: Option<String>,
    /// What the model is and how it works.
    pub instructions: String,
    /// What was said and done so far.
    pub conversation: &'a [ContextItem],
    /// What is said behind it; empty at first. The thread does not remember it.
    pub messages: Vec<Message>,
    /// Names of the tools that the model is told of. One that is taken out cannot be called; one that is not offered
    /// cannot be added.
    pub tools: Vec<String>,
}

/// What an answer of the model is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Purpose {
    /// To go on with the turn.
    Answer,
    /// To review the work.
    Review,
    /// To sum up the older part of the conversation.
    Compaction,
}

impl Purpose {
    /// Returns its name in lower case.
    pub fn name(self) -> &'static str {
        match self {
            Self::Answer => "answer",
            Self::Review => "review",
            Self::Compaction => "compaction",
        }
    }
}

/// What the model answered.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ModelAnswer<'a> {
    /// What the answer was for.
    pub purpose: Purpose,
    /// Messages, reasoning and calls, in order. Where the stream broke and went on, also what calls gave on the way.
    pub items: &'a [ContextItem],
    /// Tokens of the request and its answer, where the provider counted them.
    pub usage: Option<Usage>,
}

impl ModelAnswer<'_> {
    /// Returns the texts of all messages, joined.
    pub fn text(&self) -> String {
        let texts = self.items.iter().filter_map(|item| match item {
            ContextItem::Message(message) => Some(message.joined_text()),
            _ => None,
        });
        texts.collect()
    }

    /// Returns the calls.
    pub fn calls(&self) -> impl Iterator<Item = &ToolCall> {
        self.items.iter().filter_map(|item| match item {
            ContextItem::Call(call) => Some(call),
            _ => None,
        })
    }
}

/// A call of a tool.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ToolUse {
    /// Ties the answer to the call; also the id of its item.
    pub id: String,
    /// Name of the tool, as the model was told of it. Changing it changes nothing.
    pub name: String,
    /// The arguments: an object, or a text where the tool takes one or where the model wrote no JSON.
    pub arguments: Value,
}

/// What becomes of a call.
#[derive(Clone, Debug, Default)]
pub enum Verdict {
    /// It goes on.
    #[default]
    Proceed,
    /// It is refused; the model reads the reason.
    Refuse(String),
    /// This is the answer, and the tool is not called.
    Answer(ToolAnswer),
}

/// A method of [`Middleware`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hook {
    /// [`Middleware::before_model`].
    BeforeModel,
    /// [`Middleware::after_model`].
    AfterModel,
    /// [`Middleware::before_tool`].
    BeforeTool,
    /// [`Middleware::after_tool`].
    AfterTool,
}

impl fmt::Display for Hook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::BeforeModel => "before_model",
            Self::AfterModel => "after_model",
            Self::BeforeTool => "before_tool",
            Self::AfterTool => "after_tool",
        })
    }
}

/// A middleware that failed, and the turn with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("middleware `{middleware}` failed in {hook}: {message}")]
pub struct MiddlewareError {
    /// Its name.
    pub middleware: String,
    /// The method that failed.
    pub hook: Hook,
    /// What it said.
    pub message: String,
}
