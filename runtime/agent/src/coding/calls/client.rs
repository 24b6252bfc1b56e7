//! Tools of the thread's client.

use serde_json::value::RawValue;
use threadwire_engine::{Json, ToolContent, ToolSpec};

use crate::{
    coding::registry::Answer,
    model::{Content, ToolCall, flat_name},
    tools::{ClientToolResult, Tools},
};

/// Calls a tool that the client declared; `None` if it declared no such tool.
pub(crate) async fn call(tools: &Tools, call: &ToolCall) -> Option<Answer> {
    let spec = tools
        .turn()
        .thread()
        .settings
        .tools
        .iter()
        .find(|spec| is_called(spec, call))?;
    let arguments = match RawValue::from_string(call.arguments.clone()) {
        Ok(arguments) => Json::from(arguments),
        Err(error) => {
            return Some(Answer::failed(format!(
                "failed to parse function arguments: {error}"
            )));
        }
    };
    let (content, success) = match tools.call_client_tool(spec, arguments).await {
        ClientToolResult::Done(content) => (content, true),
        ClientToolResult::Failed(content) => (content, false),
        ClientToolResult::Interrupted => return Some(Answer::failed("aborted by the user")),
    };
    let content = content.into_iter().map(|part| match part {
        ToolContent::Text { text } => Content::Text(text),
        ToolContent::Image { url } => Content::Image(url),
        ToolContent::Block { json } => Content::Text(json),
    });
    Some(Answer {
        content: content.collect(),
        success,
    })
}

/// Tells whether a call is of this tool, by group and name or by both in one.
fn is_called(spec: &ToolSpec, call: &ToolCall) -> bool {
    match (&spec.namespace, &call.namespace) {
        (Some(namespace), None) => call.name == flat_name(namespace, &spec.name),
        (own, called) => own == called && spec.name == call.name,
    }
}
