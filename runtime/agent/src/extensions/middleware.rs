//! Middleware: code of the embedding program around model requests and tool calls.

use std::fmt;

use serde_json::Value;
use threadwire_engine::{BoxFuture, TurnContext, Usage};

use super::{BoxError, ToolAnswer};
use crate::model::{ContextItem, Message, ToolCall};

/// Code that runs before and after each model request and each tool call.
///
/// Every method does nothing by default. Several middlewares run `before_*` in the order in which they were given and
/// `after_*` in reverse order, so that the first is outermost. An error or a panic fails the turn with a
/// [`MiddlewareError`]. When the turn is cancelled, a running method is dropped, and no further method is called.
/// Requests of one thread run one after the other; tool calls, and turns of other threads, run concurrently.
pub trait Middleware: Send + Sync + 'static {
    /// Returns the name for error messages.
    fn name(&self) -> &str;

    /// Called once before a model request, not again for its retries; may change the request.
    fn before_model<'a>(
        &'a self,
        request: &'a mut ModelRequest<'_>,
        turn: &'a TurnContext,
    ) -> BoxFuture<'a, Result<(), BoxError>> {
        let _ = (request, turn);
        Box::pin(std::future::ready(Ok(())))
    }

    /// Called when the model's response is complete. The response was already shown, and its calls may be running.
    ///
    /// A returned message is added to the conversation after the response, hidden from users, and the model is asked
    /// again. Messages of several middlewares are added in the order in which they were returned. A summary
    /// ([`Purpose::Compaction`]) is never requested again.
    fn after_model<'a>(
        &'a self,
        answer: &'a ModelAnswer<'_>,
        turn: &'a TurnContext,
    ) -> BoxFuture<'a, Result<Option<Message>, BoxError>> {
        let _ = (answer, turn);
        Box::pin(std::future::ready(Ok(None)))
    }

    /// Called before a tool call; may change its arguments, which are then shown and used, refuse the call, or answer
    /// it. After a refusal or an answer, no later middleware is called, and the item shows that result.
    fn before_tool<'a>(
        &'a self,
        call: &'a mut ToolUse,
        turn: &'a TurnContext,
    ) -> BoxFuture<'a, Result<Verdict, BoxError>> {
        let _ = (call, turn);
        Box::pin(std::future::ready(Ok(Verdict::Proceed)))
    }

    /// Called with the tool output for the model; may change it. The item that users see stays the same. If a
    /// middleware refused or answered the call, only the middlewares before it are called.
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

/// A model request before it is sent. Changes apply to this request only: the next one is built from the thread again.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ModelRequest<'a> {
    /// The purpose of the response.
    pub purpose: Purpose,
    /// Name of the model, as its provider calls it.
    pub model: String,
    /// The reasoning effort, in the provider's words; `None` for the provider's default.
    pub effort: Option<String>,
    /// The system prompt: the role of the model and how it works.
    pub instructions: String,
    /// The conversation so far.
    pub conversation: &'a [ContextItem],
    /// Messages to add after the conversation; empty at first. The thread does not store them.
    pub messages: Vec<Message>,
    /// Names of the offered tools. A removed tool cannot be called; a tool that is not offered cannot be added.
    pub tools: Vec<String>,
}

/// The purpose of a model's response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Purpose {
    /// Continues the turn.
    Answer,
    /// Reviews the work.
    Review,
    /// Summarizes the older part of the conversation.
    Compaction,
}

impl Purpose {
    /// Returns the name in lower case.
    pub fn name(self) -> &'static str {
        match self {
            Self::Answer => "answer",
            Self::Review => "review",
            Self::Compaction => "compaction",
        }
    }
}

/// A complete response of the model.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ModelAnswer<'a> {
    /// The purpose of the response.
    pub purpose: Purpose,
    /// Messages, reasoning and calls, in order. If the stream broke and was continued, also outputs of calls in
    /// between.
    pub items: &'a [ContextItem],
    /// Token counts of the request and its response, if the provider sent them.
    pub usage: Option<Usage>,
}

impl ModelAnswer<'_> {
    /// Returns the texts of all messages, joined without a separator.
    pub fn text(&self) -> String {
        let texts = self.items.iter().filter_map(|item| match item {
            ContextItem::Message(message) => Some(message.joined_text()),
            _ => None,
        });
        texts.collect()
    }

    /// Returns the tool calls.
    pub fn calls(&self) -> impl Iterator<Item = &ToolCall> {
        self.items.iter().filter_map(|item| match item {
            ContextItem::Call(call) => Some(call),
            _ => None,
        })
    }
}

/// A tool call.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ToolUse {
    /// Id of the call and of its item; the output has the same.
    pub id: String,
    /// Name of the tool, as offered to the model. Changing it has no effect.
    pub name: String,
    /// The arguments: an object, or a string if the tool takes text or the model sent invalid JSON.
    pub arguments: Value,
}

/// The decision about a call.
#[derive(Clone, Debug, Default)]
pub enum Verdict {
    /// The call goes on.
    #[default]
    Proceed,
    /// The call is refused; the model gets the reason.
    Refuse(String),
    /// The call is answered with this, and the tool is not called.
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

/// The error of a middleware, which fails the turn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("middleware `{middleware}` failed in {hook}: {message}")]
pub struct MiddlewareError {
    /// Name of the middleware.
    pub middleware: String,
    /// The method that failed.
    pub hook: Hook,
    /// The error message.
    pub message: String,
}
