//! The view of a thread for agents, as JSON: objects with members in camel case, variants tagged by `type`.

use std::path::Path;

use serde::Serialize;
use serde_json::value::RawValue;
use threadwire_engine::{
    ActionStatus, CommandItem, FileChange, FileChangeItem, FileChangeKind, InputPart, Item,
    ItemBody, ToolContent, ToolItem, TurnContext, TurnStatus, TurnWithItems,
};

/// The start of a turn.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Start<'a> {
    thread_id: String,
    thread_name: Option<&'a str>,
    turn_id: String,
    cwd: &'a Path,
    model: &'a str,
    effort: Option<&'a str>,
    mode: &'a str,
    instructions: Option<&'a str>,
    client: &'a str,
    input: Vec<Part<'a>>,
    tools: Vec<Tool<'a>>,
    output_schema: Option<&'a RawValue>,
    /// The agent's state of the thread; `None` if there is none.
    state: Option<&'a RawValue>,
}

impl<'a> Start<'a> {
    pub(crate) fn of(turn: &'a TurnContext, state: Option<&'a RawValue>) -> Self {
        let thread = turn.thread();
        let settings = &thread.settings;
        Self {
            thread_id: thread.id.to_string(),
            thread_name: thread.name.as_deref(),
            turn_id: turn.id().to_string(),
            cwd: &settings.cwd,
            model: &settings.model,
            effort: settings.effort.as_deref(),
            mode: &settings.mode,
            instructions: settings
                .developer_instructions
                .as_deref()
                .or(settings.base_instructions.as_deref()),
            client: &thread.origin.client,
            input: parts(turn.input()),
            tools: settings
                .tools
                .iter()
                .map(|tool| Tool {
                    name: &tool.name,
                    namespace: tool.namespace.as_deref(),
                    description: &tool.description,
                    input_schema: &tool.input_schema,
                })
                .collect(),
            output_schema: turn.output_schema().map(|schema| &**schema),
            state,
        }
    }

    pub(crate) fn encode(&self) -> String {
        // Strings and parsed JSON always encode.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// A client tool.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Tool<'a> {
    name: &'a str,
    namespace: Option<&'a str>,
    description: &'a str,
    input_schema: &'a RawValue,
}

/// A part of the user's input.
#[derive(Serialize)]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub(crate) enum Part<'a> {
    Text {
        text: &'a str,
    },
    Image {
        url: String,
    },
    LocalImage {
        path: &'a Path,
    },
    Audio {
        url: String,
    },
    Skill {
        name: &'a str,
        path: Option<&'a Path>,
    },
    Command {
        name: &'a str,
        arguments: Option<&'a str>,
        prompt: Option<&'a str>,
    },
    Mention {
        name: &'a str,
        path: &'a str,
    },
    Resource {
        uri: &'a str,
        mime_type: Option<&'a str>,
        text: &'a str,
    },
}

/// Converts the user's input.
pub(crate) fn parts(input: &[InputPart]) -> Vec<Part<'_>> {
    input
        .iter()
        .map(|part| match part {
            InputPart::Text { text, .. } => Part::Text { text },
            InputPart::Image { source, .. } => Part::Image {
                url: source.to_url(),
            },
            InputPart::LocalImage { path, .. } => Part::LocalImage { path },
            InputPart::Audio { source } => Part::Audio {
                url: source.to_url(),
            },
            InputPart::Skill { name, path, .. } => Part::Skill {
                name,
                path: path.as_deref(),
            },
            InputPart::Command {
                name,
                arguments,
                prompt,
            } => Part::Command {
                name,
                arguments: arguments.as_deref(),
                prompt: prompt.as_deref(),
            },
            InputPart::Mention { name, path, .. } => Part::Mention { name, path },
            InputPart::ToolOutput { text, .. } => Part::Text { text },
            InputPart::Resource {
                uri,
                mime_type,
                text,
                ..
            } => Part::Resource {
                uri,
                mime_type: mime_type.as_deref(),
                text,
            },
        })
        .collect()
}

/// A part of a tool result.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(crate) enum Content<'a> {
    Text {
        text: &'a str,
    },
    Image {
        url: &'a str,
    },
    /// An MCP content block.
    Block {
        block: &'a RawValue,
    },
}

/// Converts the content of a tool result.
pub(crate) fn contents(content: &[ToolContent]) -> Vec<Content<'_>> {
    content
        .iter()
        .map(|part| match part {
            ToolContent::Text { text } => Content::Text { text },
            ToolContent::Image { url } => Content::Image { url },
            ToolContent::Block { json } => match serde_json::from_str(json) {
                Ok(block) => Content::Block { block },
                Err(_) => Content::Text { text: json },
            },
        })
        .collect()
}

/// A turn of the history.
#[derive(Serialize)]
pub(crate) struct Past<'a> {
    id: String,
    status: &'static str,
    error: Option<&'a str>,
    items: Vec<PastItem<'a>>,
}

impl<'a> Past<'a> {
    pub(crate) fn of(turn: &'a TurnWithItems) -> Self {
        Self {
            id: turn.turn.id.to_string(),
            status: match turn.turn.status {
                TurnStatus::Running => "running",
                TurnStatus::Completed => "completed",
                TurnStatus::Failed => "failed",
                TurnStatus::Interrupted => "interrupted",
            },
            error: turn.turn.error.as_ref().map(|error| error.message.as_str()),
            items: turn.items.iter().map(|item| PastItem::of(item)).collect(),
        }
    }
}

#[derive(Serialize)]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
enum PastItem<'a> {
    User {
        content: Vec<Part<'a>>,
    },
    Agent {
        text: &'a str,
    },
    Reasoning {
        text: String,
    },
    Command {
        command: &'a str,
        cwd: &'a Path,
        status: &'static str,
        exit_code: Option<i32>,
        output: Option<&'a str>,
    },
    FileChange {
        status: &'static str,
        changes: Vec<PastChange<'a>>,
    },
    Tool {
        name: &'a str,
        arguments: &'a RawValue,
        status: &'static str,
        content: Option<Vec<Content<'a>>>,
        error: Option<&'a str>,
    },
    Plan {
        text: &'a str,
    },
    ImageView {
        path: &'a Path,
    },
    GeneratedImage {
        prompt: Option<&'a str>,
        data: &'a str,
        path: Option<&'a Path>,
    },
    WebSearch {
        query: &'a str,
    },
    Compaction {
        summary: Option<&'a str>,
    },
    HookPrompt {
        texts: Vec<&'a str>,
    },
    ReviewStarted {
        subject: &'a str,
    },
    ReviewEnded {
        findings: &'a str,
    },
    Error {
        message: &'a str,
    },
}

#[derive(Serialize)]
struct PastChange<'a> {
    path: &'a Path,
    kind: &'static str,
    diff: &'a str,
}

impl<'a> PastItem<'a> {
    fn of(item: &'a Item) -> Self {
        match &item.body {
            ItemBody::User { content, .. } => Self::User {
                content: parts(content),
            },
            ItemBody::Agent { text, .. } => Self::Agent { text },
            ItemBody::Reasoning { summary, content } => Self::Reasoning {
                text: if content.is_empty() { summary } else { content }.join("\n\n"),
            },
            ItemBody::Command(CommandItem {
                command,
                cwd,
                status,
                exit_code,
                output,
                ..
            }) => Self::Command {
                command,
                cwd,
                status: status_text(*status),
                exit_code: *exit_code,
                output: output.as_deref(),
            },
            ItemBody::FileChange(FileChangeItem { changes, status }) => Self::FileChange {
                status: status_text(*status),
                changes: changes.iter().map(PastChange::of).collect(),
            },
            ItemBody::Tool(ToolItem {
                name,
                arguments,
                status,
                content,
                error,
                ..
            }) => Self::Tool {
                name,
                arguments,
                status: status_text(*status),
                content: content.as_deref().map(contents),
                error: error.as_deref(),
            },
            ItemBody::Plan { text } => Self::Plan { text },
            ItemBody::ImageView { path } => Self::ImageView { path },
            ItemBody::GeneratedImage {
                prompt, data, path, ..
            } => Self::GeneratedImage {
                prompt: prompt.as_deref(),
                data,
                path: path.as_deref(),
            },
            ItemBody::WebSearch { query, .. } => Self::WebSearch { query },
            ItemBody::Compaction { summary } => Self::Compaction {
                summary: summary.as_deref(),
            },
            ItemBody::HookPrompt { prompts } => Self::HookPrompt {
                texts: prompts.iter().map(|prompt| &*prompt.text).collect(),
            },
            ItemBody::ReviewStarted { subject } => Self::ReviewStarted { subject },
            ItemBody::ReviewEnded { findings } => Self::ReviewEnded { findings },
            ItemBody::Error { message } => Self::Error { message },
        }
    }
}

impl<'a> PastChange<'a> {
    fn of(change: &'a FileChange) -> Self {
        Self {
            path: &change.path,
            kind: match change.kind {
                FileChangeKind::Add => "add",
                FileChangeKind::Delete => "delete",
                FileChangeKind::Update { .. } => "update",
            },
            diff: &change.diff,
        }
    }
}

fn status_text(status: ActionStatus) -> &'static str {
    match status {
        ActionStatus::InProgress => "inProgress",
        ActionStatus::Completed => "completed",
        ActionStatus::Failed => "failed",
        ActionStatus::Declined => "declined",
    }
}
