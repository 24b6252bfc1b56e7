//! Tools of the embedding program.

use std::sync::Arc;

use serde_json::Value;

use super::limited;
use crate::{
    coding::{ABORTED, registry::Answer},
    extensions::Tool,
    model::{ToolCall, ToolDef, ToolInput},
    tools::Tools,
};

/// Returns the definition of a tool for models.
pub(crate) fn definition(tool: &Arc<dyn Tool>) -> ToolDef {
    ToolDef {
        name: tool.name().to_owned(),
        description: tool.description().to_owned(),
        input: ToolInput::Schema(tool.input_schema()),
    }
}

/// Finds the called tool.
pub(crate) fn find<'a>(tools: &'a [Arc<dyn Tool>], call: &ToolCall) -> Option<&'a Arc<dyn Tool>> {
    let is_called = |tool: &&Arc<dyn Tool>| call.namespace.is_none() && tool.name() == call.name;
    tools.iter().find(is_called)
}

/// Calls a tool.
pub(crate) async fn call(tools: &Tools, tool: &dyn Tool, call: &ToolCall) -> Answer {
    let arguments = match call.arguments.trim() {
        "" => Value::Object(serde_json::Map::new()),
        text => match serde_json::from_str(text) {
            Ok(Value::Object(arguments)) => Value::Object(arguments),
            Ok(_) => {
                return Answer::failed("failed to parse function arguments: expected an object");
            }
            Err(error) => {
                return Answer::failed(format!("failed to parse function arguments: {error}"));
            }
        },
    };
    match tools.call_embedded_tool(tool, arguments).await {
        Some(answer) => Answer {
            content: limited(answer.content),
            success: answer.success,
        },
        None => Answer::failed(ABORTED),
    }
}
