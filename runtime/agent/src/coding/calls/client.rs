//! Tools of the thread's client.

use std::collections::HashSet;

use threadwire_engine::{ToolContent, ToolSpec, read_json};
use threadwire_workspace::mcp::callable_names;

use super::limited;
use crate::{
    coding::registry::Answer,
    images,
    model::{Content, ToolCall, flat_name},
    tools::{ClientToolResult, Tools},
};

/// What the model is told of a call that its turn's end cut short, in the words of Codex.
const CANCELLED: &str = "dynamic tool call was cancelled before receiving a response";

/// Finds the called tool among those that clients declared: by its name for models, or by its group and its own name.
pub(crate) fn find<'a>(
    declared: &'a [ToolSpec],
    names: &[Option<String>],
    call: &ToolCall,
) -> Option<&'a ToolSpec> {
    let is_called = |(spec, name): &(&ToolSpec, &Option<String>)| match &call.namespace {
        None => name.as_ref() == Some(&call.name),
        called => spec.namespace == *called && spec.name == call.name,
    };
    let mut tools = declared.iter().zip(names);
    tools.find(is_called).map(|(spec, _)| spec)
}

/// Returns the names for models of the tools that clients declared. None is one of `others`: a tool that has such a name
/// gets another one if it is bound to its client, and is not offered otherwise, as in Codex.
pub(crate) fn names(declared: &[ToolSpec], others: &HashSet<&str>) -> Vec<Option<String>> {
    let full: Vec<String> = declared.iter().map(full_name).collect();
    let names = callable_names(&full, others).into_iter();
    names
        .zip(declared.iter().zip(&full))
        .map(|(name, (spec, full))| {
            (spec.is_bound || !others.contains(full.as_str())).then_some(name)
        })
        .collect()
}

fn full_name(spec: &ToolSpec) -> String {
    match &spec.namespace {
        Some(namespace) => flat_name(namespace, &spec.name),
        None => spec.name.clone(),
    }
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
