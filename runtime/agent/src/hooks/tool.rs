//! Hooks that call a tool of an MCP server. What the tool says counts like the output of a command.

use std::{sync::Arc, time::Duration};

use serde_json::{Map, Value};
use threadwire_engine::TurnContext;
use threadwire_workspace::{
    hooks::Ended,
    mcp::{CallError, Server, Servers, protocol::ContentBlock},
};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

/// Calls the tool. `input` are the arguments of the hook's definition, `told` is what hooks of the event are told.
pub(super) async fn call(
    turn: &TurnContext,
    (server, tool): (&str, &str),
    input: &toml::Table,
    seconds: u64,
    told: &str,
    cancel: &CancellationToken,
) -> Ended {
    let arguments = match arguments(input, told) {
        Ok(arguments) => arguments,
        Err(problem) => return Ended::Failed(problem),
    };
    let servers: Arc<Servers> = turn.state(|| Servers::new(|_| {}));
    let Some(found) = servers.get(server) else {
        return Ended::Failed(format!("unknown MCP server '{server}'"));
    };
    let called = timeout(
        Duration::from_secs(seconds),
        answer(&found, tool, arguments, cancel),
    );
    match called.await {
        Ok(Ok(stdout)) => Ended::Exited {
            code: 0,
            stdout,
            stderr: String::new(),
        },
        Ok(Err(Failure::Said(text))) => {
            Ended::Failed(format!("MCP tool returned an error: {text}"))
        }
        Ok(Err(Failure::Call(CallError::Cancelled))) => Ended::Killed,
        Ok(Err(Failure::Call(_))) | Err(_) => {
            Ended::Failed(format!("tool call failed for `{server}/{tool}`"))
        }
    }
}

/// Why a tool gave no output.
enum Failure {
    /// The call failed.
    Call(CallError),
    /// The tool says so; its text.
    Said(String),
}

async fn answer(
    server: &Arc<Server>,
    tool: &str,
    arguments: Map<String, Value>,
    cancel: &CancellationToken,
) -> Result<String, Failure> {
    let connection = tokio::select! {
        biased;
        () = cancel.cancelled() => return Err(Failure::Call(CallError::Cancelled)),
        connection = server.connection() => connection.map_err(Failure::Call)?,
    };
    let result = connection
        .call_tool(tool.to_owned(), Some(arguments), None, cancel)
        .await
        .map_err(Failure::Call)?;
    let texts = result.content.iter().filter_map(|block| match block {
        ContentBlock::Text(text) => Some(text.text.as_str()),
        _ => None,
    });
    let text = texts.collect::<Vec<_>>().join("\n");
    match result.is_error {
        Some(true) => Err(Failure::Said(text)),
        _ => Ok(text),
    }
}

/// Makes the arguments of a call: `${a.b}` stands for the member `b` of the member `a` of what hooks are told.
///
/// Errors: what is missing.
fn arguments(input: &toml::Table, told: &str) -> Result<Map<String, Value>, String> {
    let told: Value = serde_json::from_str(told).map_err(|error| error.to_string())?;
    match serde_json::to_value(input).map_err(|error| error.to_string())? {
        Value::Object(input) => input
            .into_iter()
            .map(|(name, value)| Ok((name, filled(value, &told)?)))
            .collect(),
        _ => Ok(Map::new()),
    }
}

fn filled(value: Value, told: &Value) -> Result<Value, String> {
    Ok(match value {
        Value::String(text) => filled_text(&text, told)?,
        Value::Array(list) => {
            let list = list.into_iter().map(|value| filled(value, told));
            Value::Array(list.collect::<Result<_, _>>()?)
        }
        Value::Object(members) => {
            let members = members.into_iter();
            let members = members.map(|(name, value)| Ok((name, filled(value, told)?)));
            Value::Object(members.collect::<Result<_, String>>()?)
        }
        other => other,
    })
}

/// Fills a text. One that is a placeholder as a whole becomes its value, of whatever type.
fn filled_text(text: &str, told: &Value) -> Result<Value, String> {
    let mut filled = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("${") {
        let Some((path, after)) = after.split_once('}') else {
            break;
        };
        let found = path
            .split('.')
            .try_fold(told, |value, name| value.get(name))
            .ok_or_else(|| format!("hook input placeholder `${{{path}}}` was not found"))?;
        if before.is_empty() && after.is_empty() && filled.is_empty() {
            return Ok(found.clone());
        }
        filled.push_str(before);
        match found {
            Value::String(text) => filled.push_str(text),
            other => filled.push_str(&other.to_string()),
        }
        rest = after;
    }
    filled.push_str(rest);
    Ok(Value::String(filled))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn placeholders_are_filled_by_what_hooks_are_told() {
        let told = json!({ "cwd": "/a", "tool_input": { "command": "ls", "n": 1 } }).to_string();
        let input = |text: &str| text.parse::<toml::Table>().unwrap();
        let given = input(
            r#"a = "${tool_input.command} x"
b = "${tool_input}"
c = "is ${tool_input}"
d = { e = ["$${cwd}", 1.5, "${open"] }"#,
        );
        let expected = json!({
            "a": "ls x", "b": { "command": "ls", "n": 1 }, "c": r#"is {"command":"ls","n":1}"#,
            "d": { "e": ["$/a", 1.5, "${open"] },
        });
        assert_eq!(Value::Object(arguments(&given, &told).unwrap()), expected);
        let problem = arguments(&input(r#"a = "${nope.x}""#), &told).unwrap_err();
        assert_eq!(problem, "hook input placeholder `${nope.x}` was not found");
    }
}
