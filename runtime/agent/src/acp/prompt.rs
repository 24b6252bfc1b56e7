//! What a turn tells the agent: the user's input, and the conversation if the agent does not know it.

use std::{fmt::Write, path::Path};

use base64::{Engine as _, prelude::BASE64_STANDARD};
use threadwire_engine::{InputPart, ItemBody, Json, TurnContext};
use threadwire_protocol::acp::{
    ContentBlock, ContentBlockAudio, ContentBlockImage, ContentBlockResource,
    ContentBlockResourceLink, ContentBlockText, EmbeddedResourceResource,
    EmbeddedResourceResourceText, PromptCapabilities,
};
use threadwire_workspace::{blocking, files};

use super::told;

use crate::model::{Content, ContextItem, Role};

/// Maximum number of turns of a conversation that is told.
const MAX_TURNS: usize = 100;

/// Maximum length of a conversation that is told, in bytes; the older part is left out.
const MAX_TOLD: usize = 200 * 1024;

/// Maximum length of one entry of a conversation that is told, in bytes.
const MAX_ENTRY: usize = 8 * 1024;

/// What an agent is told that has no mode for plans, when it is to plan only.
pub(super) const PLAN_ONLY: &str = "From here on, you only plan: read and think, but change no files and run no commands that \
                                    change anything. Answer with the plan: what changes where, in which order, and how it is checked.";

/// What such an agent is told when it need not plan only any more.
pub(super) const PLAN_ENDS: &str =
    "From here on, you do not only plan any more: carry out what the user asks.";

/// Returns a block of plain text.
pub(super) fn text(text: impl Into<String>) -> ContentBlock {
    ContentBlock::Text(ContentBlockText {
        annotations: None,
        text: text.into(),
        meta: None,
    })
}

/// Returns the user's input as blocks that the agent accepts. Reads the files of images.
pub(super) async fn blocks(
    input: &[InputPart],
    can: Option<&PromptCapabilities>,
) -> Vec<ContentBlock> {
    let usual = PromptCapabilities::default();
    let can = can.unwrap_or(&usual);
    let mut blocks = Vec::with_capacity(input.len());
    for part in input {
        let said = told::block(part);
        let is_accepted = |block: &ContentBlock| {
            can.embedded_context || !matches!(block, ContentBlock::Resource(_))
        };
        if let Some(block) = said.filter(is_accepted) {
            blocks.push(block);
            continue;
        }
        blocks.push(match part {
            InputPart::Text { text, .. } => self::text(text),
            InputPart::Image { source, .. } | InputPart::Audio { source } => {
                media(&source.to_url(), can)
            }
            InputPart::LocalImage { path, .. } => local_image(path, can).await,
            InputPart::Mention { name, path, .. } if path.contains("://") => link(name, path),
            InputPart::Mention { name, path, .. } => link(name, &files::uri(Path::new(path))),
            InputPart::Skill {
                name,
                path: Some(path),
                ..
            } => link(name, &files::uri(path)),
            InputPart::Skill {
                name, path: None, ..
            } => self::text(format!("${name}")),
            InputPart::Command {
                prompt: Some(prompt),
                ..
            } => self::text(prompt.clone()),
            InputPart::Command {
                name, arguments, ..
            } => self::text(match arguments {
                Some(arguments) => format!("/{name} {arguments}"),
                None => format!("/{name}"),
            }),
            InputPart::Resource {
                uri,
                mime_type,
                text,
                ..
            } if can.embedded_context => ContentBlock::Resource(ContentBlockResource {
                annotations: None,
                resource: EmbeddedResourceResource::Text(EmbeddedResourceResourceText {
                    uri: uri.clone(),
                    mime_type: mime_type.clone(),
                    text: text.clone(),
                    meta: None,
                }),
                meta: None,
            }),
            InputPart::Resource { uri, text, .. } => self::text(format!("{uri}:\n{text}")),
            InputPart::ToolOutput { name, text, .. } => {
                self::text(format!("Output of the tool {name}:\n{text}"))
            }
        });
    }
    blocks
}

/// Returns the content of a `data:` URL if the agent accepts it, otherwise a link.
fn media(url: &str, can: &PromptCapabilities) -> ContentBlock {
    let embedded = url
        .strip_prefix("data:")
        .and_then(|rest| rest.split_once(";base64,"));
    match embedded {
        Some((mime, data)) if mime.starts_with("audio/") && can.audio => {
            ContentBlock::Audio(ContentBlockAudio {
                annotations: None,
                data: data.to_owned(),
                mime_type: mime.to_owned(),
                meta: None,
            })
        }
        Some((mime, data)) if mime.starts_with("image/") && can.image => {
            image(mime, data.to_owned())
        }
        Some((mime, _)) => text(format!(
            "[The user attached content of the type {mime}, which you do not accept.]"
        )),
        None => link(url.rsplit('/').next().unwrap_or(url), url),
    }
}

fn image(mime: &str, data: String) -> ContentBlock {
    ContentBlock::Image(ContentBlockImage {
        annotations: None,
        data,
        mime_type: mime.to_owned(),
        uri: None,
        meta: None,
    })
}

async fn local_image(path: &Path, can: &PromptCapabilities) -> ContentBlock {
    let name = path
        .file_name()
        .unwrap_or(path.as_os_str())
        .to_string_lossy();
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    let mime = match &*extension.to_ascii_lowercase() {
        "jpg" | "jpeg" => "image/jpeg",
        "gif" => "image/gif",
        "webp" => "image/webp",
        _ => "image/png",
    };
    let file = path.to_owned();
    match blocking::run(move || files::read(&file)).await {
        Ok(content) if can.image => image(mime, BASE64_STANDARD.encode(content)),
        // The agent may be able to read the file by itself.
        _ => link(&name, &files::uri(path)),
    }
}

fn link(name: &str, uri: &str) -> ContentBlock {
    ContentBlock::ResourceLink(ContentBlockResourceLink {
        annotations: None,
        name: name.to_owned(),
        uri: uri.to_owned(),
        title: None,
        description: None,
        mime_type: None,
        size: None,
        meta: None,
    })
}

/// Returns the conversation before this turn as a text for the agent; `None` if there is none.
pub(super) async fn conversation(turn: &TurnContext) -> Option<String> {
    let turns = turn.history(MAX_TURNS).await;
    let mut entries = Vec::new();
    for item in turns.iter().flat_map(|turn| &turn.items) {
        entries.extend(entry(&item.body));
    }
    let mut length = 0;
    let fits = entries.iter().rev().take_while(|entry| {
        length += entry.len();
        length <= MAX_TOLD
    });
    let first = entries.len() - fits.count();
    if first == entries.len() {
        return None;
    }
    let mut told = String::from(
        "This conversation began before you joined it. So far, the user, the agent and its tools said:\n",
    );
    if first > 0 {
        told.push_str("\n[older messages are left out]\n");
    }
    for entry in &entries[first..] {
        told.push('\n');
        told.push_str(entry);
        told.push('\n');
    }
    told.push_str("\nThe conversation goes on with this message of the user:");
    Some(told)
}

/// Returns what clients added to the conversation since the last turn as a text for the agent; `None` if that is nothing.
pub(super) fn added(items: &[ContextItem]) -> Option<String> {
    let mut told = String::new();
    for item in items {
        let (who, text) = match item {
            ContextItem::Message(message) => {
                let who = match message.role {
                    Role::Assistant => "Agent",
                    Role::Developer => "Instructions",
                    Role::User => "User",
                };
                (who, content(&message.content))
            }
            ContextItem::Call(call) => ("Tool call", format!("{} {}", call.name, call.arguments)),
            ContextItem::Output(output) => ("Tool output", content(&output.content)),
            // Only their provider can read the others.
            _ => continue,
        };
        let _ = write!(told, "\n{who}: {text}\n");
    }
    (!told.is_empty()).then(|| {
        format!(
            "Since your last answer, this was added to the conversation:\n{told}\nThe conversation goes on with this \
             message of the user:"
        )
    })
}

fn content(parts: &[Content]) -> String {
    let parts = parts.iter().map(|part| match part {
        Content::Text(text) => text,
        Content::Image(_) | Content::UserImage(_) => "[image]",
    });
    parts.collect::<Vec<_>>().join("\n")
}

/// Returns what asks the agent for an answer of this form.
pub(super) fn schema(schema: &Json) -> ContentBlock {
    let schema = schema.get();
    text(format!(
        "Your last message must be JSON that fits this JSON Schema, and nothing else:\n{schema}"
    ))
}

fn entry(body: &ItemBody) -> Option<String> {
    Some(match body {
        ItemBody::User { content, .. } => {
            let mut said = String::from("User:");
            for part in content {
                match part {
                    InputPart::Text { text, .. }
                    | InputPart::Resource { text, .. }
                    | InputPart::ToolOutput { text, .. } => {
                        let _ = write!(said, " {}", short(text));
                    }
                    InputPart::Command { name, .. } => {
                        let _ = write!(said, " /{name}");
                    }
                    InputPart::Mention { name, .. } | InputPart::Skill { name, .. } => {
                        let _ = write!(said, " [{name}]");
                    }
                    InputPart::Image { .. } | InputPart::LocalImage { .. } => {
                        said.push_str(" [image]");
                    }
                    InputPart::Audio { .. } => said.push_str(" [audio]"),
                }
            }
            said
        }
        ItemBody::Agent { text, .. } | ItemBody::Plan { text } => format!("Agent: {}", short(text)),
        ItemBody::Command(command) => {
            let output = command.output.as_deref().unwrap_or_default();
            let code = command
                .exit_code
                .map_or_else(String::new, |code| format!(" (exit code {code})"));
            format!("Command{code}: {}\n{}", command.command, short(output))
        }
        ItemBody::FileChange(change) => {
            let paths = change
                .changes
                .iter()
                .map(|change| change.path.display().to_string());
            format!("Changed files: {}", paths.collect::<Vec<_>>().join(", "))
        }
        ItemBody::Tool(tool) => format!("Tool {}: {}", tool.name, short(tool.arguments.get())),
        ItemBody::Compaction {
            summary: Some(summary),
        } => format!("Summary of what was before: {}", short(summary)),
        _ => return None,
    })
}

fn short(text: &str) -> &str {
    &text[..text.floor_char_boundary(MAX_ENTRY)]
}
