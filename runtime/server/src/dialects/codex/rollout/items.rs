//! Items in the form for people.

use std::{borrow::Cow, collections::BTreeMap, path::Path};

use serde::Serialize;
use serde_json::{Value, json};
use threadwire_engine::{
    ActionStatus, CommandAction, CommandSource, FileChangeKind, InputPart, Item, ItemBody,
    MediaSource, Phase, SubagentAction, ThreadId, ToolContent, ToolItem, ToolSource,
};
use threadwire_protocol::{RawJson, codex as wire};

use crate::dialects::codex::to_wire::{self, agent_status};

/// An item in the form for people: the `item` of `item_completed`.
#[derive(Serialize)]
#[serde(tag = "type")]
pub(super) enum HistoryItem<'a> {
    UserMessage {
        id: &'a str,
        content: Vec<Input<'a>>,
    },
    FunctionCallOutput {
        id: &'a str,
        name: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        namespace: Option<&'a str>,
        output: wire::FunctionCallOutputBody,
    },
    AgentMessage {
        id: &'a str,
        content: [OutputText<'a>; 1],
        #[serde(skip_serializing_if = "Option::is_none")]
        phase: Option<&'static str>,
    },
    Reasoning {
        id: &'a str,
        summary_text: &'a [String],
        raw_content: &'a [String],
    },
    CommandExecution {
        id: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        process_id: Option<&'a str>,
        command: &'a [String],
        cwd: String,
        parsed_cmd: Vec<Parsed<'a>>,
        source: &'static str,
        status: &'static str,
        aggregated_output: Option<&'a str>,
        exit_code: Option<i32>,
        duration: Option<Duration>,
    },
    FileChange {
        id: &'a str,
        changes: BTreeMap<String, Change<'a>>,
        status: &'static str,
    },
    McpToolCall {
        id: &'a str,
        server: &'a str,
        tool: &'a str,
        arguments: RawJson,
        #[serde(rename = "pluginId", skip_serializing_if = "Option::is_none")]
        plugin: Option<&'a str>,
        status: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        result: Option<ToolResult>,
        #[serde(skip_serializing_if = "Option::is_none")]
        error: Option<ToolError<'a>>,
        duration: Option<Duration>,
    },
    DynamicToolCall {
        id: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        namespace: Option<&'a str>,
        tool: &'a str,
        arguments: RawJson,
        status: &'static str,
        content_items: Option<Vec<ContentItem<'a>>>,
        success: Option<bool>,
        duration: Option<Duration>,
    },
    Plan {
        id: &'a str,
        text: &'a str,
    },
    ImageView {
        id: &'a str,
        path: String,
    },
    ImageGeneration {
        id: &'a str,
        status: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        revised_prompt: Option<&'a str>,
        result: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        saved_path: Option<Cow<'a, str>>,
    },
    WebSearch {
        id: &'a str,
        query: &'a str,
        action: wire::ResponsesApiWebSearchAction,
    },
    ContextCompaction {
        id: &'a str,
    },
    EnteredReviewMode {
        id: &'a str,
        #[serde(flatten)]
        request: Review<'a>,
    },
    ExitedReviewMode {
        id: &'a str,
        review_output: Value,
    },
    CollabAgentToolCall {
        id: &'a str,
        tool: &'static str,
        status: &'static str,
        sender_thread_id: ThreadId,
        receiver_thread_ids: &'a [ThreadId],
        receiver_agents: [(); 0],
        prompt: Option<&'a str>,
        model: Option<&'a str>,
        reasoning_effort: Option<&'a str>,
        agents_states: BTreeMap<String, wire::AgentStatus>,
    },
}

/// The names of the tools with which an agent manages other agents.
pub(super) const AGENT_TOOLS: [(SubagentAction, &str); 5] = [
    (SubagentAction::Spawn, "spawn_agent"),
    (SubagentAction::SendInput, "send_input"),
    (SubagentAction::Resume, "resume_agent"),
    (SubagentAction::Wait, "wait"),
    (SubagentAction::Close, "close_agent"),
];

/// What is reviewed.
#[derive(Serialize)]
pub(super) struct Review<'a> {
    target: ReviewTarget<'a>,
    user_facing_hint: &'a str,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
enum ReviewTarget<'a> {
    Custom { instructions: &'a str },
}

impl<'a> Review<'a> {
    pub(super) fn of(subject: &'a str) -> Self {
        Self {
            target: ReviewTarget::Custom {
                instructions: subject,
            },
            user_facing_hint: subject,
        }
    }
}

/// Returns the result of a review as Codex keeps it. All of it is text here.
pub(super) fn review_output(findings: &str) -> Value {
    json!({
        "findings": [],
        "overall_correctness": "",
        "overall_explanation": findings,
        "overall_confidence_score": 0.0,
    })
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Input<'a> {
    Text {
        text: Cow<'a, str>,
        text_elements: Vec<Element>,
    },
    Image {
        #[serde(flatten)]
        source: Media<'a>,
        #[serde(skip_serializing_if = "Option::is_none")]
        detail: Option<&'a str>,
    },
    LocalImage {
        path: Cow<'a, str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        detail: Option<&'a str>,
    },
    Audio {
        #[serde(flatten)]
        source: Media<'a>,
    },
    LocalAudio {
        path: Cow<'a, str>,
    },
    Skill {
        name: &'a str,
        path: Cow<'a, str>,
    },
    Mention {
        name: &'a str,
        path: &'a str,
    },
}

/// Where an image or a sound is.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Media<'a> {
    ImageUrl(Cow<'a, str>),
    AudioUrl(Cow<'a, str>),
    FileId(&'a str),
}

#[derive(Serialize)]
pub(super) struct Element {
    pub(super) byte_range: Range,
    placeholder: Option<String>,
}

#[derive(Serialize)]
pub(super) struct Range {
    pub(super) start: u64,
    pub(super) end: u64,
}

#[derive(Serialize)]
#[serde(tag = "type")]
pub(super) enum OutputText<'a> {
    Text { text: &'a str },
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Parsed<'a> {
    Read {
        cmd: &'a str,
        name: &'a str,
        path: Cow<'a, str>,
    },
    ListFiles {
        cmd: &'a str,
        path: Option<&'a str>,
    },
    Search {
        cmd: &'a str,
        query: Option<&'a str>,
        path: Option<&'a str>,
    },
    Unknown {
        cmd: &'a str,
    },
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Change<'a> {
    Add {
        content: &'a str,
    },
    Delete {
        content: &'a str,
    },
    Update {
        unified_diff: &'a str,
        move_path: Option<Cow<'a, str>>,
    },
}

#[derive(Serialize)]
pub(super) struct Duration {
    secs: u64,
    nanos: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ToolResult {
    content: Vec<RawJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    structured_content: Option<RawJson>,
    is_error: bool,
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    meta: Option<RawJson>,
}

#[derive(Serialize)]
pub(super) struct ToolError<'a> {
    message: &'a str,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(super) enum ContentItem<'a> {
    InputText {
        text: &'a str,
    },
    #[serde(rename_all = "camelCase")]
    InputImage {
        image_url: &'a str,
    },
}

impl<'a> HistoryItem<'a> {
    /// Converts an item; `None` if Codex has no such form of it.
    pub(super) fn of(item: &'a Item) -> Option<Self> {
        let id = item.id.as_str();
        Some(match &item.body {
            ItemBody::User { content, .. }
                if let [
                    InputPart::ToolOutput {
                        name, namespace, ..
                    },
                    ..,
                ] = &content[..] =>
            {
                Self::FunctionCallOutput {
                    id,
                    name,
                    namespace: namespace.as_deref(),
                    output: to_wire::tool_output(content),
                }
            }
            ItemBody::User { content, .. } => Self::UserMessage {
                id,
                content: content.iter().map(input).collect(),
            },
            ItemBody::Agent { text, phase } => Self::AgentMessage {
                id,
                content: [OutputText::Text { text }],
                phase: phase.map(Phase::as_str),
            },
            ItemBody::Reasoning { summary, content } => Self::Reasoning {
                id,
                summary_text: summary,
                raw_content: content,
            },
            ItemBody::Command(command) => Self::CommandExecution {
                id,
                process_id: command
                    .process_id
                    .as_deref()
                    .filter(|_| command.source == CommandSource::Session),
                command: &command.argv,
                cwd: file_url(&command.cwd),
                parsed_cmd: command.actions.iter().map(parsed).collect(),
                source: match command.source {
                    CommandSource::Agent => "agent",
                    CommandSource::Session => "unified_exec_startup",
                    CommandSource::User => "user_shell",
                },
                status: status(command.status),
                aggregated_output: command.output.as_deref(),
                exit_code: command.exit_code,
                duration: command.duration_ms.map(duration),
            },
            ItemBody::FileChange(change) => Self::FileChange {
                id,
                changes: change
                    .changes
                    .iter()
                    .map(|change| {
                        let shown = match &change.kind {
                            FileChangeKind::Add => Change::Add {
                                content: &change.diff,
                            },
                            FileChangeKind::Delete => Change::Delete {
                                content: &change.diff,
                            },
                            FileChangeKind::Update { move_path } => Change::Update {
                                unified_diff: &change.diff,
                                move_path: move_path.as_deref().map(Path::to_string_lossy),
                            },
                        };
                        (change.path.display().to_string(), shown)
                    })
                    .collect(),
                status: status(change.status),
            },
            ItemBody::Tool(tool) => return tool_item(id, tool),
            ItemBody::Plan { text } => Self::Plan { id, text },
            ItemBody::ImageView { path } => Self::ImageView {
                id,
                path: file_url(path),
            },
            ItemBody::GeneratedImage {
                status,
                prompt,
                data,
                path,
            } => Self::ImageGeneration {
                id,
                status,
                revised_prompt: prompt.as_deref(),
                result: data,
                saved_path: path.as_deref().map(Path::to_string_lossy),
            },
            ItemBody::WebSearch { query, action } => Self::WebSearch {
                id,
                query,
                action: to_wire::search::provider_action(query, action),
            },
            ItemBody::Compaction { .. } => Self::ContextCompaction { id },
            ItemBody::ReviewStarted { subject } => Self::EnteredReviewMode {
                id,
                request: Review::of(subject),
            },
            ItemBody::ReviewEnded { findings } => Self::ExitedReviewMode {
                id,
                review_output: review_output(findings),
            },
            ItemBody::HookPrompt { .. } | ItemBody::Error { .. } => return None,
        })
    }
}

fn tool_item<'a>(id: &'a str, tool: &'a ToolItem) -> Option<HistoryItem<'a>> {
    let arguments = RawJson::from(tool.arguments.clone());
    let duration = tool.duration_ms.map(duration);
    let server = match &tool.source {
        ToolSource::Agents(call) => {
            let mut tools = AGENT_TOOLS.into_iter();
            let (_, name) = tools.find(|(act, _)| *act == call.act)?;
            let states = call.states.iter();
            return Some(HistoryItem::CollabAgentToolCall {
                id,
                tool: name,
                status: status(tool.status),
                sender_thread_id: call.sender,
                receiver_thread_ids: &call.receivers,
                receiver_agents: [],
                prompt: call.prompt.as_deref(),
                model: call.model.as_deref(),
                reasoning_effort: call.effort.as_deref(),
                agents_states: states
                    .map(|(thread, status)| (thread.to_string(), agent_status(status)))
                    .collect(),
            });
        }
        ToolSource::Client { namespace } => {
            return Some(HistoryItem::DynamicToolCall {
                id,
                namespace: namespace.as_deref(),
                tool: &tool.name,
                arguments,
                status: match tool.status {
                    ActionStatus::Completed => "completed",
                    _ => "failed",
                },
                content_items: tool.content.as_ref().map(|content| {
                    let shown = content.iter().map(|part| match part {
                        ToolContent::Text { text } => ContentItem::InputText { text },
                        ToolContent::Block { json } => ContentItem::InputText { text: json },
                        ToolContent::Image { url } => ContentItem::InputImage { image_url: url },
                    });
                    shown.collect()
                }),
                success: tool
                    .content
                    .as_ref()
                    .map(|_| tool.status == ActionStatus::Completed),
                duration,
            });
        }
        ToolSource::Mcp { server, .. } => server.as_str(),
        ToolSource::Plugin { plugin } => plugin.as_str(),
        // The name that readers expect for tools of the agent itself.
        ToolSource::Agent => "codex",
    };
    Some(HistoryItem::McpToolCall {
        id,
        server,
        tool: &tool.name,
        arguments,
        plugin: tool.plugin.as_deref(),
        status: match tool.status {
            ActionStatus::Completed => "completed",
            _ => "failed",
        },
        result: tool
            .content
            .as_ref()
            .filter(|_| tool.error.is_none())
            .map(|content| ToolResult {
                content: content
                    .iter()
                    .filter_map(crate::dialects::codex::to_wire::mcp_content)
                    .collect(),
                structured_content: tool.structured.clone().map(RawJson::from),
                is_error: tool.status != ActionStatus::Completed,
                meta: tool.meta.clone().map(RawJson::from),
            }),
        error: tool.error.as_deref().map(|message| ToolError { message }),
        duration,
    })
}

fn input(part: &InputPart) -> Input<'_> {
    let plain = |text| Input::Text {
        text,
        text_elements: Vec::new(),
    };
    match part {
        InputPart::Text { text, elements } => Input::Text {
            text: text.into(),
            text_elements: elements
                .as_ref()
                .map(|json| read_elements(json.0.get()))
                .unwrap_or_default(),
        },
        InputPart::Image { source, detail } => Input::Image {
            source: match source {
                MediaSource::Url(url) => Media::ImageUrl(url.into()),
                MediaSource::FileId(id) => Media::FileId(id),
                path @ MediaSource::Path(_) => Media::ImageUrl(path.to_url().into()),
            },
            detail: detail.as_deref(),
        },
        InputPart::LocalImage { path, detail } => Input::LocalImage {
            path: path.to_string_lossy(),
            detail: detail.as_deref(),
        },
        InputPart::Audio { source } => match source {
            MediaSource::Url(url) => Input::Audio {
                source: Media::AudioUrl(url.into()),
            },
            MediaSource::FileId(id) => Input::Audio {
                source: Media::FileId(id),
            },
            MediaSource::Path(path) => Input::LocalAudio {
                path: path.to_string_lossy(),
            },
        },
        InputPart::Skill { name, path, .. } => Input::Skill {
            name,
            path: path
                .as_deref()
                .map(Path::to_string_lossy)
                .unwrap_or_default(),
        },
        InputPart::Mention { name, path, .. } => Input::Mention { name, path },
        InputPart::Command { .. } | InputPart::Resource { .. } | InputPart::ToolOutput { .. } => {
            plain(spoken(part).unwrap_or_default())
        }
    }
}

pub(super) fn read_elements(json: &str) -> Vec<Element> {
    let elements: Vec<wire::TextElement> = serde_json::from_str(json).unwrap_or_default();
    let shown = elements.into_iter().map(|element| Element {
        byte_range: Range {
            start: element.byte_range.start,
            end: element.byte_range.end,
        },
        placeholder: element.placeholder,
    });
    shown.collect()
}

/// Returns the text of a part of input that the model reads as text.
pub(super) fn spoken(part: &InputPart) -> Option<Cow<'_, str>> {
    match part {
        InputPart::Text { text, .. }
        | InputPart::Resource { text, .. }
        | InputPart::ToolOutput { text, .. } => Some(text.into()),
        InputPart::Command {
            name, arguments, ..
        } => Some(match arguments {
            Some(arguments) => format!("/{name} {arguments}").into(),
            None => format!("/{name}").into(),
        }),
        _ => None,
    }
}

fn parsed(action: &CommandAction) -> Parsed<'_> {
    match action {
        CommandAction::Read {
            command,
            name,
            path,
        } => Parsed::Read {
            cmd: command,
            name,
            path: path.to_string_lossy(),
        },
        CommandAction::List { command, path } => Parsed::ListFiles {
            cmd: command,
            path: path.as_deref(),
        },
        CommandAction::Search {
            command,
            query,
            path,
        } => Parsed::Search {
            cmd: command,
            query: query.as_deref(),
            path: path.as_deref(),
        },
        CommandAction::Unknown { command } => Parsed::Unknown { cmd: command },
    }
}

/// Returns the name of an action's status.
pub(super) fn status(status: ActionStatus) -> &'static str {
    match status {
        ActionStatus::InProgress => "in_progress",
        ActionStatus::Completed => "completed",
        ActionStatus::Failed => "failed",
        ActionStatus::Declined => "declined",
    }
}

fn duration(millis: i64) -> Duration {
    let millis = u64::try_from(millis).unwrap_or_default();
    Duration {
        secs: millis / 1000,
        nanos: (millis % 1000) as u32 * 1_000_000,
    }
}

/// Converts an absolute path to a `file:` URL.
fn file_url(path: &Path) -> String {
    use std::{fmt::Write, os::unix::ffi::OsStrExt};

    let mut url = "file://".to_owned();
    for &byte in path.as_os_str().as_bytes() {
        if byte.is_ascii_alphanumeric() || b"/-._~!$&'()*+,;=:@".contains(&byte) {
            url.push(byte.into());
        } else {
            // Writing to a string does not fail.
            let _ = write!(url, "%{byte:02X}");
        }
    }
    url
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn results_of_mcp_servers_are_written_with_all_that_clients_are_told() {
        let raw = |value: Value| RawJson::encode(&value).unwrap().into_inner();
        let source = ToolSource::Mcp {
            server: "files".to_owned(),
            read_only: None,
        };
        let tool = ToolItem {
            status: ActionStatus::Completed,
            content: Some(vec![ToolContent::Text {
                text: "found".to_owned(),
            }]),
            structured: Some(raw(json!({ "count": 1 }))),
            meta: Some(raw(json!({ "took": 2 }))),
            ..ToolItem::new(source, "find", raw(json!({})))
        };
        let item = RawJson::encode(&tool_item("call", &tool)).unwrap();
        let item: Value = item.decode().unwrap();
        let expected = json!({
            "content": [{ "type": "text", "text": "found" }],
            "structuredContent": { "count": 1 },
            "isError": false,
            "_meta": { "took": 2 },
        });
        assert_eq!(item["result"], expected);
    }

    #[test]
    fn paths_become_urls() {
        assert_eq!(
            file_url(Path::new("/a b/ü.txt")),
            "file:///a%20b/%C3%BC.txt"
        );
    }
}
