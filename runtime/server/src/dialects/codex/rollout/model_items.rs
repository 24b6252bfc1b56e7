//! User messages in the form of older versions, and the input and the output of the model.

use std::borrow::Cow;

use serde::Serialize;
use threadwire_engine::{
    CommandItem, FileChangeItem, FileChangeKind, InputPart, MediaSource, SearchAction, ToolContent,
    ToolItem,
};
use threadwire_protocol::codex as wire;

use super::items::{Element, read_elements, spoken, status};
use crate::dialects::codex::to_wire;

/// A user message in the form of versions before items.
#[derive(Serialize)]
pub(super) struct UserMessage<'a> {
    message: String,
    images: Vec<&'a str>,
    local_images: Vec<Cow<'a, str>>,
    text_elements: Vec<Element>,
}

impl<'a> UserMessage<'a> {
    /// Joins the parts of a message. Text spans count from the beginning of the joined text.
    pub(super) fn of(content: &'a [InputPart]) -> Self {
        let mut said = Self {
            message: String::new(),
            images: Vec::new(),
            local_images: Vec::new(),
            text_elements: Vec::new(),
        };
        for part in content {
            match part {
                InputPart::Image {
                    source: MediaSource::Url(url),
                    ..
                } => said.images.push(url),
                InputPart::LocalImage { path, .. } => {
                    said.local_images.push(path.to_string_lossy())
                }
                _ => {}
            }
            if let InputPart::Text {
                elements: Some(elements),
                ..
            } = part
            {
                let before = said.message.len() as u64;
                let moved = read_elements(elements.0.get())
                    .into_iter()
                    .map(|mut element| {
                        element.byte_range.start += before;
                        element.byte_range.end += before;
                        element
                    });
                said.text_elements.extend(moved);
            }
            if let Some(text) = spoken(part) {
                said.message.push_str(&text);
            }
        }
        said
    }
}

/// One input or output of the model.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum ResponseItem<'a> {
    Message {
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<&'a str>,
        role: &'static str,
        content: Vec<Content<'a>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        phase: Option<&'static str>,
    },
    Reasoning {
        id: &'a str,
        summary: Vec<Section<'a>>,
        content: Option<Vec<Section<'a>>>,
        encrypted_content: (),
    },
    FunctionCall {
        name: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        namespace: Option<String>,
        arguments: Cow<'a, str>,
        call_id: &'a str,
    },
    FunctionCallOutput {
        call_id: &'a str,
        output: String,
    },
    CustomToolCall {
        name: &'static str,
        input: String,
        call_id: &'a str,
        status: &'static str,
    },
    CustomToolCallOutput {
        call_id: &'a str,
        output: &'static str,
    },
    WebSearchCall {
        id: &'a str,
        status: &'static str,
        action: wire::ResponsesApiWebSearchAction,
    },
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Content<'a> {
    InputText { text: Cow<'a, str> },
    InputImage { image_url: &'a str },
    OutputText { text: &'a str },
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Section<'a> {
    SummaryText { text: &'a str },
    ReasoningText { text: &'a str },
}

impl<'a> ResponseItem<'a> {
    /// Makes a user message. Parts that the model does not read directly, like files, are left out.
    pub(super) fn of_user(content: &'a [InputPart]) -> Self {
        let parts = content.iter().filter_map(|part| match part {
            InputPart::Image {
                source: MediaSource::Url(url),
                ..
            } => Some(Content::InputImage { image_url: url }),
            part => spoken(part).map(|text| Content::InputText { text }),
        });
        Self::Message {
            id: None,
            role: "user",
            content: parts.collect(),
            phase: None,
        }
    }

    /// Makes an agent message.
    pub(super) fn of_agent(id: &'a str, text: &'a str, phase: Option<&'static str>) -> Self {
        Self::Message {
            id: Some(id),
            role: "assistant",
            content: vec![Content::OutputText { text }],
            phase,
        }
    }

    /// Makes the reasoning of the agent.
    pub(super) fn of_reasoning(id: &'a str, summary: &'a [String], content: &'a [String]) -> Self {
        let raw = content.iter().map(|text| Section::ReasoningText { text });
        Self::Reasoning {
            id,
            summary: summary
                .iter()
                .map(|text| Section::SummaryText { text })
                .collect(),
            content: (!content.is_empty()).then(|| raw.collect()),
            encrypted_content: (),
        }
    }

    /// Makes the call of a command of the agent.
    pub(super) fn of_command(id: &'a str, command: &'a CommandItem) -> Self {
        #[derive(Serialize)]
        struct Arguments<'a> {
            cmd: &'a str,
            workdir: Cow<'a, str>,
        }

        let arguments = Arguments {
            cmd: &command.command,
            workdir: command.cwd.to_string_lossy(),
        };
        Self::FunctionCall {
            name: "exec_command",
            namespace: None,
            // Encoding strings as JSON does not fail.
            arguments: serde_json::to_string(&arguments).unwrap_or_default().into(),
            call_id: id,
        }
    }

    /// Makes the message that tells the model about a command of the user.
    pub(super) fn of_user_command(command: &'a CommandItem) -> Self {
        let mut text = format!(
            "<user_shell_command>\n<command>\n{}\n</command>\n<result>\n",
            command.command
        );
        if let Some(code) = command.exit_code {
            text.push_str(&format!("Exit code: {code}\n"));
        }
        if let Some(millis) = command.duration_ms {
            text.push_str(&format!(
                "Duration: {:.4} seconds\n",
                millis as f64 / 1000.0
            ));
        }
        text.push_str(&format!(
            "Output:\n{}\n</result>\n</user_shell_command>",
            command.output.as_deref().unwrap_or_default()
        ));
        Self::Message {
            id: None,
            role: "user",
            content: vec![Content::InputText { text: text.into() }],
            phase: None,
        }
    }

    /// Makes the call of the patch tool for a file change.
    pub(super) fn of_patch(id: &'a str, change: &FileChangeItem) -> Self {
        Self::CustomToolCall {
            name: "apply_patch",
            input: patch(change),
            call_id: id,
            status: status(change.status),
        }
    }

    /// Makes the result of a file change.
    pub(super) fn patch_output(id: &'a str, change: &FileChangeItem) -> Self {
        Self::CustomToolCallOutput {
            call_id: id,
            output: status(change.status),
        }
    }

    /// Makes the result of a call.
    pub(super) fn output(id: &'a str, output: String) -> Self {
        Self::FunctionCallOutput {
            call_id: id,
            output,
        }
    }

    /// Makes a web search.
    pub(super) fn of_search(id: &'a str, query: &str, action: &SearchAction) -> Self {
        Self::WebSearchCall {
            id,
            status: "completed",
            action: to_wire::search::provider_action(query, action),
        }
    }
}

/// Returns the result of a command as text.
pub(super) fn command_output(command: &CommandItem) -> String {
    let output = command.output.as_deref().unwrap_or_default();
    match command.exit_code {
        Some(code) => format!("Process exited with code {code}\nOutput:\n{output}"),
        None if output.is_empty() => status(command.status).to_owned(),
        None => output.to_owned(),
    }
}

/// Returns the result of a tool call as text.
pub(super) fn tool_output(tool: &ToolItem) -> String {
    if let Some(error) = &tool.error {
        return error.clone();
    }
    let parts = tool.content.iter().flatten().map(|part| match part {
        ToolContent::Text { text } => text.as_str(),
        ToolContent::Image { url } => url.as_str(),
        ToolContent::Block { json } => json.as_str(),
    });
    parts.collect::<Vec<_>>().join("\n")
}

/// Formats a file change as input of the patch tool.
fn patch(change: &FileChangeItem) -> String {
    let mut text = "*** Begin Patch\n".to_owned();
    let mut line = |parts: &[&str]| {
        parts.iter().for_each(|part| text.push_str(part));
        text.push('\n');
    };
    for change in &change.changes {
        let path = change.path.to_string_lossy();
        match &change.kind {
            FileChangeKind::Add => {
                line(&["*** Add File: ", &path]);
                change.diff.lines().for_each(|added| line(&["+", added]));
            }
            FileChangeKind::Delete => line(&["*** Delete File: ", &path]),
            FileChangeKind::Update { move_path } => {
                line(&["*** Update File: ", &path]);
                if let Some(moved) = move_path {
                    line(&["*** Move to: ", &moved.to_string_lossy()]);
                }
                for changed in change.diff.lines() {
                    match changed.as_bytes().first() {
                        // The patch tool finds hunks by their lines, not by line numbers.
                        Some(b'@') => line(&["@@"]),
                        Some(b'\\') => {}
                        _ => line(&[changed]),
                    }
                }
            }
        }
    }
    text.push_str("*** End Patch");
    text
}
