//! Tools of the thread's client.

use threadwire_engine::{ToolContent, ToolSpec, read_json};

use super::limited;
use crate::{
    coding::registry::Answer,
    images,
    model::{Content, ToolCall, flat_name},
    tools::{ClientToolResult, Tools},
};

/// What the model is told of a call that its turn's end cut short, in the words of Codex.
const CANCELLED: &str = "dynamic tool call was cancelled before receiving a response";

/// Finds the called tool among those that the client declared.
pub(crate) fn find<'a>(declared: &'a [ToolSpec], call: &ToolCall) -> Option<&'a ToolSpec> {
    declared.iter().find(|spec| is_called(spec, call))
}

/// Calls a tool that the client declared.
pub(crate) async fn call(tools: &Tools, spec: &ToolSpec, call: &ToolCall) -> Answer {
    let arguments = match read_json(&call.arguments) {
        Ok(arguments) => arguments,
        Err(error) => {
            return Answer::failed(format!("failed to parse function arguments: {error}"));
        }
    };
    let (content, success) = match tools.call_client_tool(spec, arguments).await {
        ClientToolResult::Done(content) => (content, true),
        ClientToolResult::Failed(content) => (content, false),
        ClientToolResult::Interrupted => return Answer::failed(CANCELLED),
    };
    let content = content.into_iter().map(|part| match part {
        ToolContent::Text { text } => Content::Text(text),
        ToolContent::Image { url } => images::content(url),
        ToolContent::Block { json } => Content::Text(json),
    });
    Answer {
        content: limited(content),
        success,
    }
}

/// Returns whether a call is for this tool: by group and name, or by one name that joins both.
fn is_called(spec: &ToolSpec, call: &ToolCall) -> bool {
    match (&spec.namespace, &call.namespace) {
        (Some(namespace), None) => call.name == flat_name(namespace, &spec.name),
        (own, called) => own == called && spec.name == call.name,
    }
}
