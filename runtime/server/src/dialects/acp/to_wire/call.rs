//! Tool calls: commands, file changes, and all other actions of an agent.

use std::path::Path;

use threadwire_agent::{acp::told::ToldCall, tools::WEB_FETCH};
use threadwire_engine as engine;
use threadwire_engine::{
    ActionStatus, CommandAction, FileChangeKind, Item, ItemBody, ToolContent, ToolSource,
};
use threadwire_protocol::{RawJson, acp as wire};

use super::{
    content::{file_name, media_block, text_block},
    tail, title,
};

/// How the output of a command is shown.
#[derive(Clone, Copy, Debug)]
pub(in crate::dialects::acp) enum CommandOutput<'a> {
    /// As text.
    Text,
    /// As a terminal of the agent, whose bytes are in `_meta`.
    Meta,
    /// By the terminal of the client that runs the command.
    Terminal(&'a str),
}

/// Converts an item that is a tool call, in its current state; `None` for other items.
pub(in crate::dialects::acp) fn call(
    item: &Item,
    output: CommandOutput<'_>,
) -> Option<wire::ToolCall> {
    let id = item.id.to_string();
    let done = item.completed_at.is_some();
    let call = match &item.body {
        ItemBody::Command(command) => command_call(id, command, output),
        ItemBody::FileChange(change) => wire::ToolCall {
            status: Some(status(change.status)),
            ..file_change_call(id, &change.changes)
        },
        ItemBody::Tool(tool) => tool_call(id, tool),
        ItemBody::WebSearch { query, .. } => wire::ToolCall {
            kind: Some(wire::ToolKind::Search),
            status: Some(simple_status(done)),
            raw_input: RawJson::encode(&serde_json::json!({ "query": query })).ok(),
            ..bare_call(
                id,
                title(&match &**query {
                    "" => "Search the web".to_owned(),
                    query => format!("Search the web for {query}"),
                }),
            )
        },
        ItemBody::ImageView { path } => wire::ToolCall {
            kind: Some(wire::ToolKind::Read),
            status: Some(simple_status(done)),
            locations: Some(vec![location(path)]),
            ..bare_call(id, format!("View {}", file_name(path)))
        },
        ItemBody::GeneratedImage { prompt, path, .. } => wire::ToolCall {
            kind: Some(wire::ToolKind::Other),
            status: Some(simple_status(done)),
            locations: path.as_deref().map(|path| vec![location(path)]),
            raw_input: RawJson::encode(&serde_json::json!({ "prompt": prompt })).ok(),
            ..bare_call(id, "Generate an image".to_owned())
        },
        ItemBody::User { .. }
        | ItemBody::Agent { .. }
        | ItemBody::Reasoning { .. }
        | ItemBody::Plan { .. }
        | ItemBody::Compaction { .. }
        | ItemBody::HookPrompt { .. }
        | ItemBody::ReviewStarted { .. }
        | ItemBody::ReviewEnded { .. }
        | ItemBody::Error { .. } => return None,
    };
    Some(call)
}

pub(super) fn bare_call(tool_call_id: String, title: String) -> wire::ToolCall {
    wire::ToolCall {
        tool_call_id,
        title,
        name: None,
        kind: None,
        status: None,
        content: None,
        locations: None,
        raw_input: None,
        raw_output: None,
        meta: None,
    }
}

/// Makes an update with the members of `new` that differ from `old`; `None` if there are none.
pub(in crate::dialects::acp) fn difference(
    old: &wire::ToolCall,
    new: &wire::ToolCall,
) -> Option<wire::ToolCallUpdate> {
    fn changed<T: Clone + PartialEq>(old: &Option<T>, new: &Option<T>) -> Option<T> {
        if old == new { None } else { new.clone() }
    }
    let update = wire::ToolCallUpdate {
        tool_call_id: new.tool_call_id.clone(),
        title: (old.title != new.title).then(|| new.title.clone()),
        name: changed(&old.name, &new.name),
        kind: changed(&old.kind, &new.kind),
        status: changed(&old.status, &new.status),
        content: changed(&old.content, &new.content),
        locations: changed(&old.locations, &new.locations),
        raw_input: changed(&old.raw_input, &new.raw_input),
        raw_output: changed(&old.raw_output, &new.raw_output),
        meta: changed(&old.meta, &new.meta),
    };
    (update != bare_update(&new.tool_call_id)).then_some(update)
}

/// Makes an update of a call without changes, for the caller to fill in.
pub(in crate::dialects::acp) fn bare_update(tool_call_id: &str) -> wire::ToolCallUpdate {
    wire::ToolCallUpdate {
        tool_call_id: tool_call_id.to_owned(),
        title: None,
        name: None,
        kind: None,
        status: None,
        content: None,
        locations: None,
        raw_input: None,
        raw_output: None,
        meta: None,
    }
}

fn status(status: ActionStatus) -> wire::ToolCallStatus {
    match status {
        ActionStatus::InProgress => wire::ToolCallStatus::InProgress,
        ActionStatus::Completed => wire::ToolCallStatus::Completed,
        ActionStatus::Failed | ActionStatus::Declined => wire::ToolCallStatus::Failed,
    }
}

fn simple_status(done: bool) -> wire::ToolCallStatus {
    if done {
        wire::ToolCallStatus::Completed
    } else {
        wire::ToolCallStatus::InProgress
    }
}

fn location(path: &Path) -> wire::ToolCallLocation {
    wire::ToolCallLocation {
        path: path.display().to_string(),
        line: None,
        meta: None,
    }
}

/// Makes the text content of a call.
pub(in crate::dialects::acp) fn text_content(text: impl Into<String>) -> wire::ToolCallContent {
    content(text_block(text))
}

fn content(block: wire::ContentBlock) -> wire::ToolCallContent {
    wire::ToolCallContent::Content(wire::ToolCallContentContent {
        content: block,
        meta: None,
    })
}

fn command_call(
    id: String,
    command: &engine::CommandItem,
    output: CommandOutput<'_>,
) -> wire::ToolCall {
    let input = serde_json::json!({ "command": command.command, "cwd": command.cwd });
    let terminal = |id: &str| {
        let terminal = wire::ToolCallContentTerminal {
            terminal_id: id.to_owned(),
            meta: None,
        };
        Some(vec![wire::ToolCallContent::Terminal(terminal)])
    };
    let (content, meta) = match output {
        CommandOutput::Terminal(id) => (terminal(id), None),
        CommandOutput::Meta => {
            let ended = command.status != ActionStatus::InProgress;
            let exit = serde_json::json!({ "terminal_id": id, "exit_code": command.exit_code, "signal": null });
            let info = serde_json::json!({ "terminal_id": id, "cwd": command.cwd });
            let meta = if ended {
                serde_json::json!({ "terminal_exit": exit })
            } else {
                serde_json::json!({ "terminal_info": info })
            };
            (terminal(&id), RawJson::encode(&meta).ok())
        }
        CommandOutput::Text => {
            let text = command.output.as_deref().filter(|text| !text.is_empty());
            (text.map(|text| vec![text_content(tail(text))]), None)
        }
    };
    let exit_code = command
        .exit_code
        .map(|code| serde_json::json!({ "exitCode": code }));
    let files: Vec<_> = command
        .actions
        .iter()
        .filter_map(|action| match action {
            CommandAction::Read { path, .. } => Some(location(path)),
            _ => None,
        })
        .collect();
    wire::ToolCall {
        kind: Some(command_kind(&command.actions)),
        status: Some(status(command.status)),
        content,
        locations: (!files.is_empty()).then_some(files),
        raw_input: RawJson::encode(&input).ok(),
        raw_output: exit_code.and_then(|output| RawJson::encode(&output).ok()),
        meta,
        ..bare_call(id, title(&command.command))
    }
}

/// Makes an update that appends output to the terminal of a command.
pub(in crate::dialects::acp) fn terminal_output(
    id: &engine::ItemId,
    data: &str,
) -> wire::SessionUpdate {
    let output =
        serde_json::json!({ "terminal_output": { "terminal_id": id.as_str(), "data": data } });
    let meta = RawJson::encode(&output).ok();
    wire::SessionUpdate::ToolCallUpdate(wire::ToolCallUpdate {
        meta,
        ..bare_update(id.as_str())
    })
}

/// Returns the kind of a command: `read` or `search` if all its actions are of that kind, else `execute`.
pub(super) fn command_kind(actions: &[CommandAction]) -> wire::ToolKind {
    if actions.is_empty() {
        return wire::ToolKind::Execute;
    }
    if actions
        .iter()
        .all(|action| matches!(action, CommandAction::Read { .. }))
    {
        wire::ToolKind::Read
    } else if actions.iter().all(|action| {
        matches!(
            action,
            CommandAction::List { .. } | CommandAction::Search { .. }
        )
    }) {
        wire::ToolKind::Search
    } else {
        wire::ToolKind::Execute
    }
}

pub(super) fn file_change_call(id: String, changes: &[engine::FileChange]) -> wire::ToolCall {
    let deletes = changes
        .iter()
        .all(|change| change.kind == FileChangeKind::Delete);
    let (kind, verb) = match changes {
        [
            engine::FileChange {
                kind: FileChangeKind::Update { move_path: Some(_) },
                old_text,
                new_text,
                ..
            },
        ] if old_text == new_text => (wire::ToolKind::Move, "Move"),
        [
            engine::FileChange {
                kind: FileChangeKind::Add,
                ..
            },
        ] => (wire::ToolKind::Edit, "Create"),
        [_, ..] if deletes => (wire::ToolKind::Delete, "Delete"),
        _ => (wire::ToolKind::Edit, "Edit"),
    };
    let title = match changes {
        [change] => format!("{verb} {}", file_name(&change.path)),
        changes => format!("{verb} {} files", changes.len()),
    };
    wire::ToolCall {
        kind: Some(kind),
        content: Some(changes.iter().map(diff).collect()),
        locations: Some(
            changes
                .iter()
                .map(|change| location(target(change)))
                .collect(),
        ),
        ..bare_call(id, title)
    }
}

/// Returns the path of the file after the change.
fn target(change: &engine::FileChange) -> &Path {
    match &change.kind {
        FileChangeKind::Update {
            move_path: Some(path),
        } => path,
        _ => &change.path,
    }
}

fn diff(change: &engine::FileChange) -> wire::ToolCallContent {
    wire::ToolCallContent::Diff(wire::ToolCallContentDiff {
        path: target(change).display().to_string(),
        old_text: change.old_text.clone(),
        new_text: change.new_text.clone().unwrap_or_default(),
        meta: None,
    })
}

fn tool_call(id: String, tool: &engine::ToolItem) -> wire::ToolCall {
    let (kind, label) = match &tool.source {
        ToolSource::Mcp { server, read_only } => {
            let kind = match read_only {
                Some(true) => wire::ToolKind::Fetch,
                _ => wire::ToolKind::Execute,
            };
            (kind, format!("{server}: {}", tool.name))
        }
        ToolSource::Client {
            namespace: Some(namespace),
        } => (wire::ToolKind::Other, format!("{namespace}: {}", tool.name)),
        ToolSource::Plugin { plugin } => {
            (wire::ToolKind::Other, format!("{plugin}: {}", tool.name))
        }
        ToolSource::Agent if tool.name == WEB_FETCH => (wire::ToolKind::Fetch, tool.name.clone()),
        ToolSource::Agent | ToolSource::Agents(_) | ToolSource::Client { namespace: None } => {
            (wire::ToolKind::Other, tool.name.clone())
        }
    };
    let mut told = ToldCall::of(tool);
    let content = told.as_mut().and_then(|told| told.content.take());
    let mut contents = content.unwrap_or_else(|| {
        tool.content
            .iter()
            .flatten()
            .map(tool_content)
            .collect::<Vec<_>>()
    });
    // Of agents of other makers, the error is the text of the content.
    let error = tool.error.as_ref().filter(|error| {
        let parts = tool.content.iter().flatten();
        let texts: Vec<&str> = parts
            .filter_map(|part| match part {
                ToolContent::Text { text } => Some(text.trim_end_matches('\n')),
                _ => None,
            })
            .collect();
        texts.join("\n") != error.trim_end_matches('\n')
    });
    contents.extend(error.map(text_content));
    let call = wire::ToolCall {
        name: Some(tool.name.clone()),
        kind: Some(kind),
        status: Some(status(tool.status)),
        content: (!contents.is_empty()).then_some(contents),
        raw_input: Some(RawJson::from(tool.arguments.clone())),
        raw_output: tool.structured.clone().map(RawJson::from),
        ..bare_call(id, title(&label))
    };
    match told {
        Some(told) => wire::ToolCall {
            title: told.title,
            name: told.name,
            kind: told.kind,
            raw_output: match told.locations {
                Some(_) => told.raw_output,
                None => call.raw_output,
            },
            locations: told.locations,
            ..call
        },
        None => call,
    }
}

fn tool_content(part: &ToolContent) -> wire::ToolCallContent {
    content(match part {
        ToolContent::Text { text } => text_block(text),
        ToolContent::Image { url } => media_block(url),
        // MCP and ACP have the same content blocks, and clients can read no others.
        ToolContent::Block { json } => match serde_json::from_str(json) {
            Ok(
                wire::ContentBlock::Unknown(_)
                | wire::ContentBlock::Resource(wire::ContentBlockResource {
                    resource: wire::EmbeddedResourceResource::Unknown(_),
                    ..
                }),
            )
            | Err(_) => text_block(json),
            Ok(block) => block,
        },
    })
}
