//! Commands, file changes and tool calls: the items of their call, execution and result.

use serde_json::json;
use threadwire_engine::{
    ActionStatus, FileChange, FileChangeKind, Item, ItemBody, ItemId, Millis, ToolContent,
    ToolItem, ToolSource,
};
use threadwire_protocol::{RawJson, dotcraft as wire};

use super::{
    Flags,
    head::{Head, command_id, item},
};
use crate::dialects::time::{between, iso};

/// The maximum length of a result's preview, in characters.
const PREVIEW_CHARS: usize = 4096;

/// Returns the tool name and the arguments of an item that is a tool call in DotCraft.
fn call_of(item: &Item) -> (String, RawJson) {
    let encode = |arguments| RawJson::encode(&arguments).unwrap_or_else(|_| RawJson::null());
    match &item.body {
        ItemBody::Command(command) => {
            let arguments = json!({ "command": command.command, "workingDirectory": command.cwd });
            ("Exec".to_owned(), encode(arguments))
        }
        ItemBody::FileChange(change) => {
            let (name, arguments) = file_call(&change.changes);
            (name.to_owned(), encode(arguments))
        }
        ItemBody::Tool(tool) => (tool.name.clone(), RawJson::from(tool.arguments.clone())),
        ItemBody::Plan { text } => ("CreatePlan".to_owned(), encode(json!({ "plan": text }))),
        ItemBody::ImageView { path } => ("ViewImage".to_owned(), encode(json!({ "path": path }))),
        ItemBody::GeneratedImage { prompt, .. } => (
            "GenerateImage".to_owned(),
            encode(json!({ "prompt": prompt })),
        ),
        ItemBody::WebSearch { query, .. } => {
            ("WebSearch".to_owned(), encode(json!({ "query": query })))
        }
        // The other items are not tool calls.
        ItemBody::User { .. }
        | ItemBody::Agent { .. }
        | ItemBody::Reasoning { .. }
        | ItemBody::Compaction { .. }
        | ItemBody::HookPrompt { .. }
        | ItemBody::ReviewStarted { .. }
        | ItemBody::ReviewEnded { .. }
        | ItemBody::Error { .. } => (String::new(), RawJson::null()),
    }
}

fn file_call(changes: &[FileChange]) -> (&'static str, serde_json::Value) {
    match changes {
        [
            FileChange {
                path,
                kind: FileChangeKind::Add,
                diff,
                ..
            },
        ] => ("WriteFile", json!({ "path": path, "content": diff })),
        [
            FileChange {
                path,
                kind: FileChangeKind::Update { move_path: None },
                diff,
                ..
            },
        ] => ("EditFile", json!({ "path": path, "diff": diff })),
        changes => {
            let changes: Vec<serde_json::Value> = changes
                .iter()
                .map(|change| match &change.kind {
                    FileChangeKind::Add => json!({ "path": change.path, "kind": "add", "content": change.diff }),
                    FileChangeKind::Delete => json!({ "path": change.path, "kind": "delete" }),
                    FileChangeKind::Update { move_path: None } => {
                        json!({ "path": change.path, "kind": "update", "diff": change.diff })
                    }
                    FileChangeKind::Update { move_path } => {
                        json!({ "path": change.path, "kind": "update", "movePath": move_path, "diff": change.diff })
                    }
                })
                .collect();
            ("ApplyPatch", json!({ "changes": changes }))
        }
    }
}

/// Returns the name of the tool that an item calls. `None` for items that call none.
pub(in crate::dialects::dotcraft) fn tool_name(item: &Item) -> Option<String> {
    let (name, _) = call_of(item);
    (!name.is_empty()).then_some(name)
}

pub(super) fn call_started(item: &Item) -> wire::Item {
    call_item(item, Head::of(item).started())
}

pub(super) fn call(item: &Item, completed_at: Millis) -> wire::Item {
    let completed_at = Some(iso(completed_at));
    call_item(
        item,
        Head {
            status: wire::ItemStatus::Completed,
            completed_at,
            ..Head::of(item)
        },
    )
}

fn call_item(item: &Item, head: Head) -> wire::Item {
    let (tool_name, arguments) = call_of(item);
    let namespace = match &item.body {
        ItemBody::Tool(ToolItem {
            source: ToolSource::Mcp { server, .. },
            ..
        }) => Some(server.clone()),
        _ => None,
    };
    item!(
        ToolCall,
        ItemToolCall,
        head,
        wire::ToolCallPayload {
            tool_name,
            arguments: Some(arguments),
            call_id: item.id.to_string(),
            namespace,
            provider_flat_name: None,
        }
    )
}

/// Returns DotCraft's name of a tool of the agent, as far as it is known before the call is complete.
pub(super) fn call_name(tool: &str) -> &str {
    match tool {
        "exec_command" | "shell" => "Exec",
        "apply_patch" => "ApplyPatch",
        other => other,
    }
}

/// Makes the item of a call of which only the tool is known.
pub(super) fn written_call(
    item: &ItemId,
    head: Head,
    tool: &str,
    server: Option<&str>,
) -> wire::Item {
    item!(
        ToolCall,
        ItemToolCall,
        head,
        wire::ToolCallPayload {
            tool_name: call_name(tool).to_owned(),
            arguments: None,
            call_id: item.to_string(),
            namespace: server.map(ToOwned::to_owned),
            provider_flat_name: None,
        }
    )
}

/// Returns the result of a call as text, and whether the call succeeded.
fn outcome(item: &Item) -> (String, bool) {
    let done = |status: ActionStatus| status == ActionStatus::Completed;
    match &item.body {
        ItemBody::Command(command) => {
            let text = match (&command.output, command.status) {
                (_, ActionStatus::Declined) => DECLINED.to_owned(),
                (Some(output), _) => output.clone(),
                (None, _) => command
                    .exit_code
                    .map(|code| format!("exit code {code}"))
                    .unwrap_or_default(),
            };
            (text, done(command.status))
        }
        ItemBody::FileChange(change) => {
            let text = match change.status {
                ActionStatus::Declined => DECLINED.to_owned(),
                ActionStatus::Failed => "The files could not be changed.".to_owned(),
                ActionStatus::Completed | ActionStatus::InProgress => {
                    let paths: Vec<String> = change
                        .changes
                        .iter()
                        .map(|c| c.path.display().to_string())
                        .collect();
                    format!("Changed {}.", paths.join(", "))
                }
            };
            (text, done(change.status))
        }
        ItemBody::Tool(tool) => (tool_text(tool), done(tool.status)),
        _ => (String::new(), true),
    }
}

const DECLINED: &str = "The user declined this operation.";

fn tool_text(tool: &ToolItem) -> String {
    if tool.status == ActionStatus::Declined {
        return DECLINED.to_owned();
    }
    let texts = tool.content.iter().flatten().map(|content| match content {
        ToolContent::Text { text } => text.as_str(),
        ToolContent::Image { .. } => "[image]",
        ToolContent::Block { json } => json.as_str(),
    });
    let text = texts
        .chain(tool.error.as_deref())
        .collect::<Vec<_>>()
        .join("\n");
    match (&tool.structured, text.is_empty()) {
        (Some(structured), true) => structured.get().to_owned(),
        _ => text,
    }
}

pub(super) fn result_started(item: &Item) -> wire::Item {
    let time = item.completed_at.unwrap_or(item.started_at);
    let head = Head::instant(format!("{}.result", item.id), item.turn, time);
    result_item(item, head.started())
}

pub(super) fn result(item: &Item) -> wire::Item {
    let time = item.completed_at.unwrap_or(item.started_at);
    result_item(
        item,
        Head::instant(format!("{}.result", item.id), item.turn, time),
    )
}

fn result_item(item: &Item, head: Head) -> wire::Item {
    let (result, success) = outcome(item);
    item!(
        ToolResult,
        ItemToolResult,
        head,
        wire::ToolResultPayload {
            call_id: item.id.to_string(),
            result,
            success,
            tool_name: None,
            content_items: None,
            structured_content: None,
            error_code: None,
            error_message: None,
        }
    )
}

/// Makes the `toolExecution` item of a call, for clients that asked for such items.
pub(super) fn execution(item: &Item, flags: Flags) -> Option<wire::Item> {
    if !flags.executions {
        return None;
    }
    let (status, duration_ms) = match &item.body {
        ItemBody::Command(command) => (command.status, command.duration_ms),
        ItemBody::FileChange(change) => (change.status, None),
        ItemBody::Tool(tool) => (tool.status, tool.duration_ms),
        _ => return None,
    };
    let ended = item.completed_at.is_some();
    let (text, success) = outcome(item);
    Some(item!(
        ToolExecution,
        ItemToolExecution,
        Head::derived(item, "execution"),
        wire::ToolExecutionPayload {
            call_id: item.id.to_string(),
            tool_name: call_of(item).0,
            status: match status {
                _ if !ended => wire::ToolExecutionStatus::InProgress,
                ActionStatus::Completed | ActionStatus::InProgress =>
                    wire::ToolExecutionStatus::Completed,
                ActionStatus::Failed => wire::ToolExecutionStatus::Failed,
                ActionStatus::Declined => wire::ToolExecutionStatus::Cancelled,
            },
            success: ended.then_some(success),
            duration_ms: duration_ms
                .or_else(|| item.completed_at.map(|end| between(item.started_at, end))),
            result_preview: ended.then(|| text.chars().take(PREVIEW_CHARS).collect()),
            error_message: None,
        }
    ))
}

/// Makes the `commandExecution` item of a command with its output, for clients that asked for such items.
pub(super) fn command(item: &Item, flags: Flags) -> Option<wire::Item> {
    let ItemBody::Command(command) = &item.body else {
        return None;
    };
    flags.commands.then(|| {
        item!(
            CommandExecution,
            ItemCommandExecution,
            Head {
                id: command_id(&item.id),
                ..Head::of(item)
            },
            wire::CommandExecutionPayload {
                call_id: item.id.to_string(),
                command: command.command.clone(),
                working_directory: command.cwd.display().to_string(),
                source: wire::CommandSource::Host,
                status: match command.status {
                    _ if item.completed_at.is_none() => wire::CommandExecutionStatus::InProgress,
                    ActionStatus::Completed | ActionStatus::InProgress =>
                        wire::CommandExecutionStatus::Completed,
                    ActionStatus::Failed => wire::CommandExecutionStatus::Failed,
                    ActionStatus::Declined => wire::CommandExecutionStatus::Cancelled,
                },
                aggregated_output: command.output.clone().unwrap_or_default(),
                exit_code: command.exit_code.map(i64::from),
                duration_ms: command.duration_ms,
                session_id: None,
                output_path: None,
                original_output_chars: None,
                truncated: None,
                background_reason: None,
            }
        )
    })
}

pub(super) fn dynamic_tool_call(
    head: Head,
    item: &Item,
    tool: &ToolItem,
    namespace: Option<String>,
) -> wire::Item {
    item!(
        DynamicToolCall,
        ItemDynamicToolCall,
        head,
        wire::DynamicToolCallPayload {
            namespace,
            tool_name: tool.name.clone(),
            call_id: item.id.to_string(),
            arguments: Some(RawJson::from(tool.arguments.clone())),
            content_items: tool.content.as_deref().map(content_items),
            structured_result: tool.structured.clone().map(RawJson::from),
            success: item
                .completed_at
                .map(|_| tool.status == ActionStatus::Completed),
            error_code: error_code(item, tool),
            error_message: tool.error.clone(),
            presentation: None,
            status: None,
        }
    )
}

pub(super) fn plugin_function_call(
    head: Head,
    item: &Item,
    tool: &ToolItem,
    plugin: &str,
) -> wire::Item {
    item!(
        PluginFunctionCall,
        ItemPluginFunctionCall,
        head,
        wire::PluginFunctionCallPayload {
            plugin_id: plugin.to_owned(),
            namespace: None,
            function_name: tool.name.clone(),
            call_id: item.id.to_string(),
            arguments: Some(RawJson::from(tool.arguments.clone())),
            content_items: tool.content.as_deref().map(content_items),
            structured_result: tool.structured.clone().map(RawJson::from),
            success: item
                .completed_at
                .map(|_| tool.status == ActionStatus::Completed),
            error_code: error_code(item, tool),
            error_message: tool.error.clone(),
        }
    )
}

fn error_code(item: &Item, tool: &ToolItem) -> Option<String> {
    item.completed_at?;
    if tool.error_code.is_some() {
        return tool.error_code.clone();
    }
    match tool.status {
        ActionStatus::Failed => Some("ToolFailed".to_owned()),
        ActionStatus::Declined => Some("Cancelled".to_owned()),
        ActionStatus::Completed | ActionStatus::InProgress => None,
    }
}

pub(in crate::dialects::dotcraft) fn content_items(
    content: &[ToolContent],
) -> Vec<wire::ToolContentItem> {
    let item = |content: &ToolContent| match content {
        ToolContent::Text { text } => {
            wire::ToolContentItem::Text(wire::ToolContentItemText { text: text.clone() })
        }
        ToolContent::Block { json } => {
            wire::ToolContentItem::Text(wire::ToolContentItemText { text: json.clone() })
        }
        ToolContent::Image { url } => {
            let embedded = url
                .strip_prefix("data:")
                .and_then(|data| data.split_once(";base64,"));
            wire::ToolContentItem::Image(match embedded {
                Some((media_type, data)) => wire::ToolContentItemImage {
                    media_type: Some(media_type.to_owned()),
                    data_base64: Some(data.to_owned()),
                    url: None,
                },
                None => wire::ToolContentItemImage {
                    media_type: None,
                    data_base64: None,
                    url: Some(url.clone()),
                },
            })
        }
    };
    content.iter().map(item).collect()
}
