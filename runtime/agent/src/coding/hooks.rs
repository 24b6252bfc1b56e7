//! Calls of middleware: before and after a model response, and around a tool call.

use std::{borrow::Cow, sync::Arc};

use serde_json::Value;
use threadwire_engine::{TurnContext, TurnTask, Usage};

use super::{ABORTED, registry::Toolbox, turn::Run};
use crate::{
    extensions::{
        BoxError, Hook, Middleware, MiddlewareError, ModelAnswer, ModelRequest, Purpose,
        ToolAnswer, ToolUse, Verdict, caught,
    },
    model::{CallKind, ContextItem, Message, ModelError, Request, ToolCall, ToolDef, ToolInput},
};

/// A request with the changes of middleware.
#[derive(Debug)]
pub(super) struct Prepared {
    model: String,
    effort: Option<String>,
    instructions: String,
    messages: Vec<ContextItem>,
    tools: Vec<ToolDef>,
    hidden: Vec<String>,
}

/// Returns the purpose of the responses of a turn.
pub(super) fn purpose(turn: &TurnContext) -> Purpose {
    match turn.task() {
        TurnTask::Review => Purpose::Review,
        _ => Purpose::Answer,
    }
}

/// Lets middleware change the next request; `None` if there is no middleware.
pub(super) async fn before_model(
    run: &Run<'_>,
    conversation: &[ContextItem],
    purpose: Purpose,
) -> Result<Option<Prepared>, ModelError> {
    let middleware = run.agent.0.extensions.middleware();
    if middleware.is_empty() {
        return Ok(None);
    }
    let mut tools = run.definitions();
    let planned = run.request(conversation, &tools);
    let mut request = ModelRequest {
        purpose,
        model: planned.model.to_owned(),
        effort: planned.effort.map(str::to_owned),
        instructions: planned.instructions.to_owned(),
        conversation,
        messages: Vec::new(),
        tools: names(&tools),
    };
    for one in middleware {
        let work = one.before_model(&mut request, &run.turn);
        ask(&run.turn, &**one, Hook::BeforeModel, work)
            .await?
            .ok_or(ModelError::Cancelled)?;
    }
    let mut hidden = names(&tools);
    hidden.retain(|name| !request.tools.contains(name));
    tools.retain_mut(|tool| match &mut tool.input {
        ToolInput::Group(group) => {
            group.retain(|tool| !hidden.contains(&tool.name));
            !group.is_empty()
        }
        _ => !hidden.contains(&tool.name),
    });
    Ok(Some(Prepared {
        model: request.model,
        effort: request.effort,
        instructions: request.instructions,
        messages: request
            .messages
            .into_iter()
            .map(ContextItem::Message)
            .collect(),
        tools,
        hidden,
    }))
}

/// Returns the names of tools, including each tool of a group.
fn names(tools: &[ToolDef]) -> Vec<String> {
    let mut names = Vec::with_capacity(tools.len());
    for tool in tools {
        match &tool.input {
            ToolInput::Group(group) => names.extend(group.iter().map(|tool| tool.name.clone())),
            _ => names.push(tool.name.clone()),
        }
    }
    names
}

/// Passes a complete response to middleware. Returns the messages that middleware adds for the model.
pub(super) async fn after_model(
    run: &Run<'_>,
    purpose: Purpose,
    items: &[ContextItem],
    usage: Option<Usage>,
) -> Result<Vec<ContextItem>, ModelError> {
    let answer = ModelAnswer {
        purpose,
        items,
        usage,
    };
    let mut messages: Vec<Message> = Vec::new();
    for one in run.agent.0.extensions.middleware().iter().rev() {
        let work = one.after_model(&answer, &run.turn);
        let said = ask(&run.turn, &**one, Hook::AfterModel, work).await?;
        messages.extend(said.ok_or(ModelError::Cancelled)?);
    }
    Ok(messages.into_iter().map(ContextItem::Message).collect())
}

/// Runs a call, with the middleware before and after it.
pub(super) async fn around_tool(
    toolbox: &Toolbox,
    middleware: &[Arc<dyn Middleware>],
    call: &ToolCall,
) -> Result<ToolAnswer, MiddlewareError> {
    let turn = toolbox.tools().turn();
    let original = call.arguments_value();
    let mut used = ToolUse {
        id: call.call_id.clone(),
        name: toolbox.name(call),
        arguments: original.clone(),
    };
    let aborted = || ToolAnswer::failed(ABORTED);
    let mut verdict = Verdict::Proceed;
    let mut passed = 0;
    for one in middleware {
        let work = one.before_tool(&mut used, turn);
        match ask(turn, &**one, Hook::BeforeTool, work).await? {
            None => return Ok(aborted()),
            Some(Verdict::Proceed) => passed += 1,
            Some(other) => {
                verdict = other;
                break;
            }
        }
    }
    let mut changed = call.clone();
    if used.arguments != original {
        changed.arguments = text(call.kind, &used.arguments);
    }
    let mut answer = match verdict {
        Verdict::Proceed => toolbox.answer(&changed).await,
        Verdict::Refuse(reason) => {
            let (arguments, shown) = (&used.arguments, reason.clone());
            toolbox.show_refused(&changed, arguments, shown).await;
            ToolAnswer::failed(reason)
        }
        Verdict::Answer(answer) => {
            toolbox
                .show_answered(&changed, &used.arguments, &answer)
                .await;
            answer
        }
    };
    for one in middleware[..passed].iter().rev() {
        let work = one.after_tool(&used, &mut answer, turn);
        if ask(turn, &**one, Hook::AfterTool, work).await?.is_none() {
            return Ok(aborted());
        }
    }
    Ok(answer)
}

/// Runs a method of a middleware; `None` if the turn is cancelled.
async fn ask<T>(
    turn: &TurnContext,
    middleware: &dyn Middleware,
    hook: Hook,
    work: impl Future<Output = Result<T, BoxError>>,
) -> Result<Option<T>, MiddlewareError> {
    let result = tokio::select! {
        biased;
        () = turn.cancelled().cancelled() => return Ok(None),
        result = caught(work) => result,
    };
    result.map(Some).map_err(|error| MiddlewareError {
        middleware: middleware.name().to_owned(),
        hook,
        message: error.to_string(),
    })
}

/// Encodes the arguments of a call.
fn text(kind: CallKind, arguments: &Value) -> String {
    match (kind, arguments) {
        (CallKind::Custom, Value::String(text)) => text.clone(),
        _ => arguments.to_string(),
    }
}

impl Prepared {
    /// Returns the input for the model: the conversation, followed by the messages of middleware.
    pub(super) fn input<'i>(&self, conversation: &'i [ContextItem]) -> Cow<'i, [ContextItem]> {
        if self.messages.is_empty() {
            return Cow::Borrowed(conversation);
        }
        Cow::Owned([conversation, &self.messages].concat())
    }

    /// Applies the changes to a request.
    pub(super) fn apply<'r>(&'r self, request: Request<'r>) -> Request<'r> {
        Request {
            model: &self.model,
            effort: self.effort.as_deref(),
            instructions: &self.instructions,
            tools: &self.tools,
            ..request
        }
    }

    /// Returns whether middleware removed this tool; the model may call it nevertheless.
    pub(super) fn hides(&self, name: &str) -> bool {
        self.hidden.iter().any(|hidden| hidden == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_written_as_their_tool_takes_them() {
        let call = |kind, text: &str| ToolCall {
            call_id: String::new(),
            item_id: None,
            name: String::new(),
            namespace: None,
            arguments: text.to_owned(),
            kind,
        };
        let object = call(CallKind::Function, r#"{"a": 1}"#);
        assert_eq!(object.arguments_value(), serde_json::json!({ "a": 1 }));
        assert_eq!(
            text(CallKind::Function, &object.arguments_value()),
            r#"{"a":1}"#
        );
        let broken = call(CallKind::Function, r#"{"a": "#);
        assert_eq!(broken.arguments_value(), r#"{"a": "#);
        let free = call(CallKind::Custom, "{}");
        assert_eq!(free.arguments_value(), "{}");
        assert_eq!(text(CallKind::Custom, &free.arguments_value()), "{}");
    }
}
