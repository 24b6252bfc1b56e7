//! Items that clients add to the conversation of a thread, outside of turns.
//!
//! They wait in [`Thread::extra`], each addition under a key of its own, until the next turn takes them. What the server has acknowledged is stored, and an addition during the start of a turn is not lost.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use threadwire_engine::{BEHIND_LAST_TURN, Json, Millis, Phase, Thread, ThreadId, phase};

use crate::{
    images,
    model::{
        CallKind, Compaction, Content, ContextItem, GeneratedImage, Message, Reasoning, Role,
        ToolCall, ToolOutput, WebSearch, search_of_item,
    },
};

/// The begin of the keys; what follows orders the additions.
const KEY: &str = BEHIND_LAST_TURN;

/// The last message of a thread that was made from a conversation of another program. Clients see it, the model does
/// not.
pub const END: &str = "<EXTERNAL SESSION IMPORTED>";

/// An item in the notation of the Responses API.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum ResponseItem {
    Message {
        role: String,
        content: Vec<Part>,
        id: Option<String>,
        #[serde(default, with = "phase")]
        phase: Option<Phase>,
    },
    Reasoning {
        id: Option<String>,
        #[serde(default)]
        summary: Vec<Part>,
        content: Option<Vec<Part>>,
        encrypted_content: Option<String>,
    },
    FunctionCall {
        name: String,
        namespace: Option<String>,
        arguments: String,
        call_id: String,
    },
    FunctionCallOutput {
        call_id: String,
        output: Output,
    },
    CustomToolCall {
        name: String,
        input: String,
        call_id: String,
    },
    CustomToolCallOutput {
        call_id: String,
        output: Output,
    },
    /// A command of the provider's own tool for the shell.
    LocalShellCall {
        /// In older versions of the notation, `id` takes its place.
        call_id: Option<String>,
        id: Option<String>,
        action: serde_json::Value,
    },
    #[serde(other)]
    Other,
}

/// A part of a message, of a summary or of an output.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Part {
    #[serde(
        alias = "output_text",
        alias = "summary_text",
        alias = "reasoning_text",
        alias = "text"
    )]
    InputText {
        text: String,
    },
    InputImage {
        image_url: String,
    },
    #[serde(other)]
    Other,
}

/// The output of a tool.
#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum Output {
    Text(String),
    Parts(Vec<Part>),
    /// A form of older versions.
    Judged {
        content: Box<Output>,
        success: Option<bool>,
    },
}

/// The items of one addition as they are stored.
#[derive(Serialize, Deserialize)]
struct Stored {
    items: Vec<ContextItem>,
}

/// Reads items in the notation of the Responses API and returns the entry of [`Thread::extra`] that adds them. Items of
/// kinds that are not known are left out. `provider` is the id of the provider that they come from, which alone can read
/// what it sealed.
///
/// Errors: the index of an item that cannot be read, and why.
pub fn entry<'a>(
    items: impl IntoIterator<Item = &'a str>,
    provider: Option<&str>,
) -> Result<(String, Json), (usize, String)> {
    let mut stored = Stored { items: Vec::new() };
    for (index, item) in items.into_iter().enumerate() {
        let item = read(item, provider).map_err(|error| (index, reason(&error)))?;
        stored.items.extend(item);
    }
    let json = to_raw_value(&stored).map_err(|error| (0, reason(&error)))?;
    Ok((new_key(), json.into()))
}

/// Returns the entry of [`Thread::extra`] that adds a text of the user; `None` if it has no JSON form.
pub(crate) fn of_user(text: String) -> Option<(String, Json)> {
    let items = vec![ContextItem::Message(Message::text(Role::User, text))];
    let json = to_raw_value(&Stored { items }).ok()?;
    Some((new_key(), json.into()))
}

fn new_key() -> String {
    format!("{KEY}{}", ThreadId::default())
}

/// Returns when the entry with this key was added.
pub(crate) fn added_at(key: &str) -> Option<Millis> {
    let id: ThreadId = key.strip_prefix(KEY)?.parse().ok()?;
    let (seconds, nanos) = id.0.get_timestamp()?.to_unix();
    Millis::try_from(seconds * 1000 + u64::from(nanos / 1_000_000)).ok()
}

/// Returns the items that were added since the last turn, with the keys of their entries.
pub(crate) fn waiting(thread: &Thread) -> Vec<(String, Vec<ContextItem>)> {
    let entries = thread.extra.range(KEY.to_owned()..);
    entries
        .take_while(|(key, _)| key.starts_with(KEY))
        .map(|(key, value)| {
            let stored = serde_json::from_str::<Stored>(value.get());
            (
                key.clone(),
                stored.map_or_else(|_| Vec::new(), |stored| stored.items),
            )
        })
        .collect()
}

/// Returns what is wrong, without a position in the text.
fn reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rfind(" at line ") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}

/// Reads an item; `None` if its kind is not known. `provider` is the id of the provider that it comes from, which alone
/// can read what it sealed and what it did itself.
pub(crate) fn read(item: &str, provider: Option<&str>) -> serde_json::Result<Option<ContextItem>> {
    Ok(match (serde_json::from_str(item)?, provider) {
        (ResponseItem::Other, Some(provider)) => {
            let other = search(item, provider).or_else(|| compaction(item, provider));
            other.or_else(|| image(item, provider))
        }
        (known, provider) => convert(known, provider),
    })
}

/// Converts an item. `provider` is the id of the provider that it comes from, which alone can read signatures; without it
/// they are left out.
fn convert(item: ResponseItem, provider: Option<&str>) -> Option<ContextItem> {
    Some(match item {
        ResponseItem::Message {
            role,
            content,
            id,
            phase,
        } => ContextItem::Message(Message {
            role: match &*role {
                "assistant" => Role::Assistant,
                "developer" | "system" => Role::Developer,
                _ => Role::User,
            },
            content: parts(content),
            annotations: None,
            id,
            phase,
        }),
        ResponseItem::Reasoning {
            id,
            summary,
            content,
            encrypted_content,
        } => ContextItem::Reasoning(Reasoning {
            provider: provider.unwrap_or_default().to_owned(),
            id,
            summary: texts(summary),
            content: texts(content.unwrap_or_default()),
            sealed: encrypted_content.filter(|_| provider.is_some()),
        }),
        ResponseItem::FunctionCall {
            name,
            namespace,
            arguments,
            call_id,
        } => ContextItem::Call(ToolCall {
            call_id,
            item_id: None,
            name,
            namespace,
            arguments,
            kind: CallKind::Function,
        }),
        ResponseItem::CustomToolCall {
            name,
            input,
            call_id,
        } => ContextItem::Call(ToolCall {
            call_id,
            item_id: None,
            name,
            namespace: None,
            arguments: input,
            kind: CallKind::Custom,
        }),
        // The output is that of a function, and providers have no other form for it.
        ResponseItem::LocalShellCall {
            call_id,
            id,
            action,
        } => ContextItem::Call(ToolCall {
            call_id: call_id.or(id)?,
            item_id: None,
            name: "local_shell".to_owned(),
            namespace: None,
            arguments: action.to_string(),
            kind: CallKind::Function,
        }),
        ResponseItem::FunctionCallOutput { call_id, output } => {
            ContextItem::Output(tool_output(call_id, output, CallKind::Function))
        }
        ResponseItem::CustomToolCallOutput { call_id, output } => {
            ContextItem::Output(tool_output(call_id, output, CallKind::Custom))
        }
        ResponseItem::Other => return None,
    })
}

/// Reads a web search of the provider.
fn search(item: &str, provider: &str) -> Option<ContextItem> {
    #[derive(Deserialize, Serialize)]
    struct Search<'a> {
        r#type: &'a str,
        // Older versions noted none.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<&'a str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        status: Option<&'a str>,
        #[serde(borrow)]
        action: &'a RawValue,
    }
    let search: Search<'_> = serde_json::from_str(item).ok()?;
    let known = search.r#type == "web_search_call";
    known.then_some(ContextItem::WebSearch(WebSearch {
        provider: provider.to_owned(),
        id: search.id.unwrap_or_default().to_owned(),
        query: search_of_item(item).text(),
        // Without what the other program noted in it.
        raw: to_raw_value(&search).ok()?.into(),
    }))
}

/// Reads a summary that the provider sealed.
fn compaction(item: &str, provider: &str) -> Option<ContextItem> {
    #[derive(Deserialize, Serialize)]
    struct Sealed<'a> {
        r#type: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<&'a str>,
        #[serde(borrow)]
        encrypted_content: Cow<'a, str>,
    }
    let mut sealed: Sealed<'_> = serde_json::from_str(item).ok()?;
    sealed.r#type = match sealed.r#type {
        "compaction" | "compaction_summary" => "compaction",
        "context_compaction" => "context_compaction",
        _ => return None,
    };
    Some(ContextItem::Compaction(Compaction {
        provider: provider.to_owned(),
        raw: to_raw_value(&sealed).ok()?.into(),
    }))
}

/// Reads an image that the provider made.
fn image(item: &str, provider: &str) -> Option<ContextItem> {
    #[derive(Deserialize, Serialize)]
    struct Image<'a> {
        r#type: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<&'a str>,
        status: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        revised_prompt: Option<Cow<'a, str>>,
        #[serde(borrow)]
        result: Cow<'a, str>,
    }
    let image: Image<'_> = serde_json::from_str(item).ok()?;
    let known = image.r#type == "image_generation_call";
    known.then_some(ContextItem::Image(GeneratedImage {
        provider: provider.to_owned(),
        raw: to_raw_value(&image).ok()?.into(),
    }))
}

fn tool_output(call_id: String, output: Output, kind: CallKind) -> ToolOutput {
    let (content, success) = match output {
        Output::Text(text) => (vec![Content::Text(text)], true),
        Output::Parts(content) => (parts(content), true),
        Output::Judged { content, success } => {
            let inner = tool_output(String::new(), *content, kind);
            (inner.content, success.unwrap_or(inner.success))
        }
    };
    ToolOutput {
        call_id,
        kind,
        content,
        success,
    }
}

fn parts(content: Vec<Part>) -> Vec<Content> {
    let parts = content.into_iter().filter_map(|part| match part {
        Part::InputText { text } => Some(Content::Text(text)),
        Part::InputImage { image_url } => Some(images::content(image_url)),
        Part::Other => None,
    });
    parts.collect()
}

fn texts(content: Vec<Part>) -> Vec<String> {
    let texts = parts(content).into_iter().filter_map(|part| match part {
        Content::Text(text) => Some(text),
        Content::Image(_) | Content::UserImage(_) => None,
    });
    texts.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_read_and_wrong_ones_are_named() {
        let items = [
            r#"{"type":"message","role":"developer","content":[{"type":"input_text","text":"a"},{"type":"new"}]}"#,
            r#"{"type":"function_call","name":"f","arguments":"{}","call_id":"c"}"#,
            r#"{"type":"function_call_output","call_id":"c","output":"done"}"#,
            r#"{"type":"new_kind","x":1}"#,
        ];
        let (key, json) = entry(items, None).unwrap();
        assert!(key.starts_with(KEY));
        let stored: Stored = serde_json::from_str(json.get()).unwrap();
        assert_eq!(stored.items.len(), 3);
        assert!(matches!(&stored.items[0], ContextItem::Message(message)
            if message.role == Role::Developer && message.joined_text() == "a"));
        let of_provider = [
            r#"{"type":"reasoning","summary":[],"encrypted_content":"sealed"}"#,
            r#"{"type":"web_search_call","action":{"type":"search","query":"q"}}"#,
            r#"{"type":"compaction","encrypted_content":"sealed"}"#,
            r#"{"type":"image_generation_call","id":"i","status":"completed","result":"iVBO","more":1}"#,
        ];
        let (_, json) = entry(of_provider, Some("p")).unwrap();
        let stored: Stored = serde_json::from_str(json.get()).unwrap();
        assert!(matches!(
            &*stored.items,
            [
                ContextItem::Reasoning(Reasoning {
                    sealed: Some(_),
                    ..
                }),
                ContextItem::WebSearch(_),
                ContextItem::Compaction(_),
                ContextItem::Image(image),
            ] if image.raw.get()
                == r#"{"type":"image_generation_call","id":"i","status":"completed","result":"iVBO"}"#
        ));
        let wrong = [
            (r#"{"a":1}"#, "missing field `type`"),
            (r#"{"type":"message"}"#, "missing field `role`"),
            (
                r#"{"type":"message","role":"user","content":"x"}"#,
                "invalid type: string \"x\", expected a sequence",
            ),
            (
                r#"{"type":"function_call","name":"x"}"#,
                "missing field `arguments`",
            ),
            (
                "5",
                "invalid type: integer `5`, expected internally tagged enum ResponseItem",
            ),
        ];
        for (item, expected) in wrong {
            let (index, why) = entry([items[0], item], None).unwrap_err();
            assert_eq!((index, &*why), (1, expected));
        }
    }
}
