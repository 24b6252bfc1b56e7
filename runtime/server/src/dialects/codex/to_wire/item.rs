//! Items.

use threadwire_engine as engine;
use threadwire_engine::{
    ActionStatus, AgentStatus, CommandSource, FileChangeItem, FileChangeKind, InputPart, Item,
    ItemBody, SubagentAction, ToolContent, ToolSource,
};
use threadwire_protocol::{
    RawJson,
    codex::{self as wire, Version},
};
use threadwire_workspace::command;

use super::search;

/// Tells whether a version has an item type for the item. Before 0.169 calls of the client's own tools are sent as
/// requests only, and there is neither a call that resumes an agent nor a prompt of hooks nor an image of the provider.
pub(in crate::dialects::codex) fn is_known(item: &Item, version: Version) -> bool {
    match &item.body {
        ItemBody::Tool(tool) if version < Version::V0_169 => match &tool.source {
            ToolSource::Client { .. } => false,
            ToolSource::Agents(call) => call.act != SubagentAction::Resume,
            _ => true,
        },
        ItemBody::HookPrompt { .. } | ItemBody::GeneratedImage { .. } => version >= Version::V0_169,
        _ => true,
    }
}

/// Returns what 0.97 says of file changes that were made, as its patch tool says it; `None` for others.
pub(super) fn patch_output(change: &FileChangeItem) -> Option<String> {
    if change.status != ActionStatus::Completed {
        return None;
    }
    let mut text = "Success. Updated the following files:\n".to_owned();
    for wanted in ['A', 'M', 'D'] {
        for change in &change.changes {
            let (letter, path) = match &change.kind {
                FileChangeKind::Add => ('A', &change.path),
                FileChangeKind::Delete => ('D', &change.path),
                FileChangeKind::Update { move_path } => {
                    ('M', move_path.as_ref().unwrap_or(&change.path))
                }
            };
            if letter == wanted {
                text += &format!("{letter} {}\n", path.display());
            }
        }
    }
    Some(text)
}

/// Converts the output of a tool that starts a turn, and its images.
pub(in crate::dialects::codex) fn tool_output(
    content: &[InputPart],
) -> wire::FunctionCallOutputBody {
    use wire::FunctionCallOutputContentItem as W;

    let text = |part: &InputPart| match part {
        InputPart::ToolOutput { text, .. } => Some(text.clone()),
        _ => None,
    };
    if let [only] = content {
        return wire::FunctionCallOutputBody::Text(text(only).unwrap_or_default());
    }
    let parts = content.iter().filter_map(|part| {
        Some(match part {
            InputPart::Image { source, detail } => {
                let (image_url, file_id) = media(source);
                W::InputImage(wire::FunctionCallOutputContentItemInputImage {
                    image_url,
                    file_id,
                    detail: detail.as_deref().map(Into::into),
                })
            }
            InputPart::Audio { source } => {
                let (audio_url, file_id) = media(source);
                W::InputAudio(wire::FunctionCallOutputContentItemInputAudio { audio_url, file_id })
            }
            part => {
                W::InputText(wire::FunctionCallOutputContentItemInputText { text: text(part)? })
            }
        })
    });
    wire::FunctionCallOutputBody::Content(parts.collect())
}

/// Converts an item.
pub(in crate::dialects::codex) fn item(item: &Item, version: Version) -> wire::ThreadItem {
    use wire::ThreadItem as W;

    let id = item.id.to_string();
    let (started_at_ms, completed_at_ms) = (Some(item.started_at), item.completed_at);
    match &item.body {
        ItemBody::User { content, .. }
            if version >= Version::V0_169
                && let [
                    InputPart::ToolOutput {
                        name, namespace, ..
                    },
                    ..,
                ] = &content[..] =>
        {
            W::FunctionCallOutput(wire::ThreadItemFunctionCallOutput {
                id,
                name: name.clone(),
                namespace: namespace.clone(),
                output: tool_output(content),
                started_at_ms,
                completed_at_ms,
            })
        }
        ItemBody::User {
            content, client_id, ..
        } => W::UserMessage(wire::ThreadItemUserMessage {
            id,
            client_id: client_id.clone(),
            content: content.iter().map(user_input).collect(),
            started_at_ms,
            completed_at_ms,
        }),
        ItemBody::Agent { text, phase } => W::AgentMessage(wire::ThreadItemAgentMessage {
            id,
            text: text.clone(),
            moderation: None,
            phase: phase.map(|phase| phase.as_str().into()),
            memory_citation: None,
            delivery: None,
            questions: None,
            started_at_ms,
            completed_at_ms,
        }),
        ItemBody::Reasoning { summary, content } => W::Reasoning(wire::ThreadItemReasoning {
            id,
            summary: summary.clone(),
            content: content.clone(),
            started_at_ms,
            completed_at_ms,
        }),
        ItemBody::Command(command) => W::CommandExecution(wire::ThreadItemCommandExecution {
            id,
            plugin_id: None,
            script_path: None,
            command: command::join(&command.argv),
            cwd: command.cwd.display().to_string(),
            process_id: command
                .process_id
                .clone()
                .filter(|_| command.source == CommandSource::Session),
            source: match command.source {
                CommandSource::User => wire::CommandExecutionSource::UserShell,
                // A command is not known to be a session before its process runs.
                CommandSource::Session if command.process_id.is_some() => {
                    wire::CommandExecutionSource::UnifiedExecStartup
                }
                CommandSource::Session | CommandSource::Agent => {
                    wire::CommandExecutionSource::Agent
                }
            },
            status: match command.status {
                ActionStatus::InProgress => wire::CommandExecutionStatus::InProgress,
                ActionStatus::Completed => wire::CommandExecutionStatus::Completed,
                ActionStatus::Failed => wire::CommandExecutionStatus::Failed,
                ActionStatus::Declined => wire::CommandExecutionStatus::Declined,
            },
            command_actions: command.actions.iter().map(command_action).collect(),
            aggregated_output: command.output.clone().filter(|output| !output.is_empty()),
            exit_code: command.exit_code,
            duration_ms: command.duration_ms,
            started_at_ms,
            completed_at_ms,
        }),
        ItemBody::FileChange(change) => W::FileChange(wire::ThreadItemFileChange {
            id,
            changes: change.changes.iter().map(file_change).collect(),
            status: match change.status {
                ActionStatus::InProgress => wire::PatchApplyStatus::InProgress,
                ActionStatus::Completed => wire::PatchApplyStatus::Completed,
                ActionStatus::Failed => wire::PatchApplyStatus::Failed,
                ActionStatus::Declined => wire::PatchApplyStatus::Declined,
            },
            started_at_ms,
            completed_at_ms,
        }),
        ItemBody::Tool(tool) => tool_item(id, tool, started_at_ms, completed_at_ms, version),
        ItemBody::Plan { text } => W::Plan(wire::ThreadItemPlan {
            id,
            text: text.clone(),
            started_at_ms,
            completed_at_ms,
        }),
        ItemBody::ImageView { path } => W::ImageView(wire::ThreadItemImageView {
            id,
            path: path.display().to_string(),
            started_at_ms,
            completed_at_ms,
        }),
        ItemBody::GeneratedImage {
            status,
            prompt,
            data,
            path,
        } => W::ImageGeneration(wire::ThreadItemImageGeneration {
            id,
            status: status.clone(),
            revised_prompt: prompt.clone(),
            result: Some(data.clone()),
            file_id: None,
            saved_path: path.as_deref().map(|path| path.display().to_string()),
            generation_id: None,
            transparent_background: None,
            input_images: None,
            failure: None,
            started_at_ms,
            completed_at_ms,
        }),
        ItemBody::WebSearch { query, action } => W::WebSearch(wire::ThreadItemWebSearch {
            id,
            query: query.clone(),
            action: Some(search::action(query, action)),
            results: None,
            started_at_ms,
            completed_at_ms,
        }),
        ItemBody::Compaction { .. } => W::ContextCompaction(wire::ThreadItemContextCompaction {
            id,
            started_at_ms,
            completed_at_ms,
        }),
        ItemBody::HookPrompt { prompts } => W::HookPrompt(wire::ThreadItemHookPrompt {
            id,
            fragments: prompts
                .iter()
                .map(|prompt| wire::HookPromptFragment {
                    text: prompt.text.clone(),
                    hook_run_id: prompt.run.clone(),
                })
                .collect(),
            started_at_ms,
            completed_at_ms,
        }),
        ItemBody::ReviewStarted { subject } => {
            W::EnteredReviewMode(wire::ThreadItemEnteredReviewMode {
                id,
                review: subject.clone(),
                started_at_ms,
                completed_at_ms,
            })
        }
        ItemBody::ReviewEnded { findings } => {
            W::ExitedReviewMode(wire::ThreadItemExitedReviewMode {
                id,
                review: findings.clone(),
                started_at_ms,
                completed_at_ms,
            })
        }
        // Codex reports failures by `error` notifications and has no item type for them.
        ItemBody::Error { message } => W::AgentMessage(wire::ThreadItemAgentMessage {
            id,
            text: message.clone(),
            moderation: None,
            phase: None,
            memory_citation: None,
            delivery: None,
            questions: None,
            started_at_ms,
            completed_at_ms,
        }),
    }
}

fn tool_item(
    id: String,
    tool: &engine::ToolItem,
    started_at_ms: Option<i64>,
    completed_at_ms: Option<i64>,
    version: Version,
) -> wire::ThreadItem {
    if let ToolSource::Agents(call) = &tool.source {
        return agents_call(
            id,
            tool.status,
            call,
            started_at_ms,
            completed_at_ms,
            version,
        );
    }
    let arguments = RawJson::from(tool.arguments.clone());
    if let ToolSource::Client { namespace } = &tool.source {
        return wire::ThreadItem::DynamicToolCall(wire::ThreadItemDynamicToolCall {
            id,
            namespace: namespace.clone(),
            tool: tool.name.clone(),
            arguments,
            status: match tool.status {
                ActionStatus::InProgress => wire::DynamicToolCallStatus::InProgress,
                ActionStatus::Completed => wire::DynamicToolCallStatus::Completed,
                ActionStatus::Failed | ActionStatus::Declined => {
                    wire::DynamicToolCallStatus::Failed
                }
            },
            content_items: tool
                .content
                .as_ref()
                .map(|content| told_content(content, tool.error.as_ref())),
            success: tool
                .content
                .as_ref()
                .map(|_| tool.status == ActionStatus::Completed),
            duration_ms: tool.duration_ms,
            started_at_ms,
            completed_at_ms,
        });
    }
    let server = match &tool.source {
        ToolSource::Mcp { server, .. } => server.clone(),
        ToolSource::Plugin { plugin } => plugin.clone(),
        // The name that clients expect for tools of the agent itself.
        ToolSource::Agent | ToolSource::Agents(_) | ToolSource::Client { .. } => "codex".to_owned(),
    };
    wire::ThreadItem::McpToolCall(wire::ThreadItemMcpToolCall {
        id,
        server,
        tool: tool.name.clone(),
        arguments,
        status: match tool.status {
            ActionStatus::InProgress => wire::McpToolCallStatus::InProgress,
            ActionStatus::Completed => wire::McpToolCallStatus::Completed,
            ActionStatus::Failed | ActionStatus::Declined => wire::McpToolCallStatus::Failed,
        },
        result: tool
            .content
            .as_ref()
            .filter(|_| tool.error.is_none())
            .map(|content| wire::McpToolCallResult {
                content: content.iter().filter_map(mcp_content).collect(),
                structured_content: Some(
                    tool.structured
                        .clone()
                        .map_or_else(RawJson::null, RawJson::from),
                ),
                meta: Some(tool.meta.clone().map_or_else(RawJson::null, RawJson::from)),
            }),
        error: tool.error.as_ref().map(|message| wire::McpToolCallError {
            message: message.clone(),
        }),
        duration_ms: tool.duration_ms,
        app_context: None,
        mcp_app_resource_uri: None,
        mcp_app_ui: None,
        plugin_id: tool.plugin.clone(),
        read_only_hint: match &tool.source {
            ToolSource::Mcp { read_only, .. } => *read_only,
            _ => None,
        },
        started_at_ms,
        completed_at_ms,
    })
}

fn agents_call(
    id: String,
    status: ActionStatus,
    call: &engine::SubagentCall,
    started_at_ms: Option<i64>,
    completed_at_ms: Option<i64>,
    version: Version,
) -> wire::ThreadItem {
    wire::ThreadItem::CollabAgentToolCall(wire::ThreadItemCollabAgentToolCall {
        id,
        tool: match call.act {
            SubagentAction::Spawn => wire::CollabAgentTool::SpawnAgent,
            SubagentAction::SendInput => wire::CollabAgentTool::SendInput,
            SubagentAction::Resume => wire::CollabAgentTool::ResumeAgent,
            SubagentAction::Wait => wire::CollabAgentTool::Wait,
            SubagentAction::Close => wire::CollabAgentTool::CloseAgent,
        },
        status: match status {
            ActionStatus::InProgress => wire::CollabAgentToolCallStatus::InProgress,
            ActionStatus::Completed => wire::CollabAgentToolCallStatus::Completed,
            ActionStatus::Failed | ActionStatus::Declined => {
                wire::CollabAgentToolCallStatus::Failed
            }
        },
        sender_thread_id: call.sender.to_string(),
        receiver_thread_ids: call.receivers.iter().map(ToString::to_string).collect(),
        prompt: call.prompt.clone(),
        model: call.model.clone(),
        reasoning_effort: call.effort.clone(),
        agents_states: call
            .states
            .iter()
            .map(|(thread, status)| (thread.to_string(), agent_state(status, version)))
            .collect(),
        started_at_ms,
        completed_at_ms,
    })
}

fn agent_state(status: &AgentStatus, version: Version) -> wire::CollabAgentState {
    let (status, message) = match status {
        // Before 0.169 an interruption is reported as an error.
        AgentStatus::Interrupted if version < Version::V0_169 => {
            (wire::CollabAgentStatus::Errored, Some("Interrupted".into()))
        }
        AgentStatus::PendingInit => (wire::CollabAgentStatus::PendingInit, None),
        AgentStatus::Running => (wire::CollabAgentStatus::Running, None),
        AgentStatus::Interrupted => (wire::CollabAgentStatus::Interrupted, None),
        AgentStatus::Completed(message) => (wire::CollabAgentStatus::Completed, message.clone()),
        AgentStatus::Errored(message) => (wire::CollabAgentStatus::Errored, Some(message.clone())),
        AgentStatus::Shutdown => (wire::CollabAgentStatus::Shutdown, None),
        AgentStatus::NotFound => (wire::CollabAgentStatus::NotFound, None),
    };
    wire::CollabAgentState { status, message }
}

/// Converts one content block of an MCP tool's result.
pub(in crate::dialects::codex) fn mcp_content(content: &ToolContent) -> Option<RawJson> {
    let value = match content {
        ToolContent::Text { text } => serde_json::json!({ "type": "text", "text": text }),
        ToolContent::Image { url } => match embedded(url) {
            Some((mime_type, data)) => {
                serde_json::json!({ "type": "image", "data": data, "mimeType": mime_type })
            }
            None => serde_json::json!({ "type": "resource_link", "uri": url, "name": "image" }),
        },
        ToolContent::Block { json } => return serde_json::from_str(json).ok(),
    };
    RawJson::encode(&value).ok()
}

/// Returns the MIME type and the base64 content of a `data:` URL.
fn embedded(url: &str) -> Option<(&str, &str)> {
    url.strip_prefix("data:")?.split_once(";base64,")
}

/// Converts what a tool returned. Codex has no other place for a reason that is told apart from it.
fn told_content(
    content: &[ToolContent],
    reason: Option<&String>,
) -> Vec<wire::DynamicToolCallOutputContentItem> {
    let reason = reason.cloned().map(|text| ToolContent::Text { text });
    let reason = reason.filter(|reason| !content.contains(reason));
    content.iter().chain(&reason).map(tool_content).collect()
}

fn tool_content(content: &ToolContent) -> wire::DynamicToolCallOutputContentItem {
    use wire::DynamicToolCallOutputContentItem as W;

    match content {
        ToolContent::Text { text } => {
            W::InputText(wire::DynamicToolCallOutputContentItemInputText { text: text.clone() })
        }
        ToolContent::Block { json } => {
            W::InputText(wire::DynamicToolCallOutputContentItemInputText { text: json.clone() })
        }
        ToolContent::Image { url } => {
            W::InputImage(wire::DynamicToolCallOutputContentItemInputImage {
                image_url: url.clone(),
            })
        }
    }
}

/// Returns the URL or the id of the file.
fn media(source: &engine::MediaSource) -> (Option<String>, Option<String>) {
    match source {
        engine::MediaSource::FileId(id) => (None, Some(id.clone())),
        source => (Some(source.to_url()), None),
    }
}

pub(in crate::dialects::codex) fn user_input(part: &InputPart) -> wire::UserInput {
    use wire::UserInput as W;

    let text = |text: String| {
        W::Text(wire::UserInputText {
            text,
            text_elements: Vec::new(),
        })
    };
    match part {
        InputPart::Text { text, elements } => W::Text(wire::UserInputText {
            text: text.clone(),
            text_elements: elements
                .as_ref()
                .and_then(|elements| serde_json::from_str(elements.0.get()).ok())
                .unwrap_or_default(),
        }),
        InputPart::Image { source, detail } => {
            let (url, file_id) = media(source);
            W::Image(wire::UserInputImage {
                url,
                file_id,
                detail: detail.as_deref().map(Into::into),
            })
        }
        InputPart::LocalImage { path, detail } => W::LocalImage(wire::UserInputLocalImage {
            path: path.display().to_string(),
            detail: detail.as_deref().map(Into::into),
        }),
        InputPart::Audio {
            source: engine::MediaSource::Path(path),
        } => W::LocalAudio(wire::UserInputLocalAudio {
            path: path.display().to_string(),
        }),
        InputPart::Audio { source } => {
            let (url, file_id) = media(source);
            W::Audio(wire::UserInputAudio { url, file_id })
        }
        InputPart::Skill { name, path, .. } => W::Skill(wire::UserInputSkill {
            name: name.clone(),
            path: path
                .as_ref()
                .map(|path| path.display().to_string())
                .unwrap_or_default(),
        }),
        InputPart::Mention { name, path, .. } => W::Mention(wire::UserInputMention {
            name: name.clone(),
            path: path.clone(),
        }),
        InputPart::Command {
            name, arguments, ..
        } => text(arguments.as_ref().map_or_else(
            || format!("/{name}"),
            |arguments| format!("/{name} {arguments}"),
        )),
        InputPart::Resource { text: content, .. } | InputPart::ToolOutput { text: content, .. } => {
            text(content.clone())
        }
    }
}

pub(super) fn command_action(action: &engine::CommandAction) -> wire::CommandAction {
    use engine::CommandAction as E;
    use wire::CommandAction as W;

    match action.clone() {
        E::Read {
            command,
            name,
            path,
        } => W::Read(wire::CommandActionRead {
            command,
            name,
            path: path.display().to_string(),
        }),
        E::List { command, path } => W::ListFiles(wire::CommandActionListFiles { command, path }),
        E::Search {
            command,
            query,
            path,
        } => W::Search(wire::CommandActionSearch {
            command,
            query,
            path,
        }),
        E::Unknown { command } => W::Other(wire::CommandActionOther { command }),
    }
}

fn file_change(change: &engine::FileChange) -> wire::FileUpdateChange {
    wire::FileUpdateChange {
        path: change.path.display().to_string(),
        diff: change.diff.clone(),
        kind: change_kind(&change.kind),
    }
}

pub(super) fn change_kind(kind: &engine::FileChangeKind) -> wire::PatchChangeKind {
    match kind {
        engine::FileChangeKind::Add => wire::PatchChangeKind::Add,
        engine::FileChangeKind::Delete => wire::PatchChangeKind::Delete,
        engine::FileChangeKind::Update { move_path } => {
            wire::PatchChangeKind::Update(wire::PatchChangeKindUpdate {
                move_path: move_path.as_ref().map(|path| path.display().to_string()),
            })
        }
    }
}
