//! Tools that a client offers with a thread.

use std::collections::HashSet;

use serde_json::Value;
use threadwire_engine::{Json, ToolSpec};
use threadwire_protocol::codex::{self as wire, errors::thread_start};

use crate::dialects::codex::failure::Failure;

/// Reads the tools that a client offers, and refuses names that no model could call.
pub(in crate::dialects::codex) fn tools(
    specs: Vec<wire::DynamicToolSpec>,
) -> Result<Vec<ToolSpec>, Failure> {
    let mut tools: Vec<ToolSpec> = Vec::new();
    let mut groups = HashSet::new();
    for spec in specs {
        match spec {
            wire::DynamicToolSpec::Function(tool) if tool.defer_loading == Some(true) => {
                return Err(thread_start::deferred_tool_without_namespace(&tool.name).into());
            }
            wire::DynamicToolSpec::Function(tool) => tools.push(ToolSpec {
                name: tool.name,
                namespace: None,
                description: tool.description,
                input_schema: tool.input_schema.into_inner(),
                is_checked: false,
                is_bound: false,
                approval: None,
            }),
            wire::DynamicToolSpec::Namespace(namespace) => {
                if namespace.tools.is_empty() {
                    let name = &namespace.name;
                    return Err(thread_start::tool_namespace_without_tools(name).into());
                }
                if !groups.insert(namespace.name.clone()) {
                    return Err(thread_start::tool_namespace_taken(&namespace.name).into());
                }
                for tool in namespace.tools {
                    let wire::DynamicToolNamespaceTool::Function(tool) = tool else {
                        continue;
                    };
                    tools.push(ToolSpec {
                        name: tool.name,
                        namespace: Some(namespace.name.clone()),
                        description: tool.description,
                        input_schema: tool.input_schema.into_inner(),
                        is_checked: false,
                        is_bound: false,
                        approval: None,
                    });
                }
            }
            wire::DynamicToolSpec::Unknown(_) => {}
        }
    }
    let mut seen = HashSet::new();
    for tool in &tools {
        let name = &tool.name;
        let error = if name.is_empty() {
            thread_start::tool_name_empty()
        } else if name.trim() != name {
            thread_start::tool_name_padded(name)
        } else if !name
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-')
        {
            thread_start::invalid_tool_name(name)
        } else if name == "mcp" || name.starts_with("mcp__") {
            thread_start::tool_name_reserved(name)
        } else if !seen.insert((&tool.namespace, name)) {
            thread_start::tool_name_taken(name)
        } else if let Some(problem) = schema_problem(&tool.input_schema) {
            thread_start::tool_schema_unsupported(name, &problem)
        } else {
            continue;
        };
        return Err(error.into());
    }
    Ok(tools)
}

fn schema_problem(schema: &Json) -> Option<String> {
    match serde_json::from_str(schema.get()) {
        Ok(schema) => problem(&schema),
        // It is nested too deeply.
        Err(error) => Some(error.to_string()),
    }
}

/// Returns why a JSON Schema cannot describe the input of a tool, in the words of the other server.
fn problem(schema: &Value) -> Option<String> {
    let wrong = |value: &Value, expected: &str| {
        let found = match value {
            Value::Null => "null".to_owned(),
            Value::Bool(value) => format!("boolean `{value}`"),
            Value::Number(_) => "number".to_owned(),
            Value::String(text) => format!("string {text:?}"),
            Value::Array(_) => "sequence".to_owned(),
            Value::Object(_) => "map".to_owned(),
        };
        Some(format!("invalid type: {found}, expected {expected}"))
    };
    let members = match schema {
        Value::Bool(_) => return None,
        Value::Object(members) => members,
        other => return wrong(other, "struct JsonSchema"),
    };
    let set = |name: &str| members.get(name).filter(|value| !value.is_null());
    if let Some(text) = set("description").filter(|text| !text.is_string()) {
        return wrong(text, "a string");
    }
    let properties = match set("properties") {
        None => None,
        Some(Value::Object(properties)) => Some(properties),
        Some(other) => return wrong(other, "a map"),
    };
    match set("required") {
        None => {}
        Some(Value::Array(names)) => {
            if let Some(name) = names.iter().find(|name| !name.is_string()) {
                return wrong(name, "a string");
            }
        }
        Some(other) => return wrong(other, "a sequence"),
    }
    let further = set("additionalProperties");
    if further.is_some_and(|schema| problem(schema).is_some()) {
        let problem = "data did not match any variant of untagged enum AdditionalProperties";
        return Some(problem.to_owned());
    }
    let mut inner = properties
        .into_iter()
        .flat_map(|all| all.values())
        .chain(set("items"));
    inner.find_map(problem)
}
