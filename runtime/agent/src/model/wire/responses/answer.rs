//! Decodes responses.

use http::HeaderMap;
use serde::Deserialize;
use serde_json::{Value, json, value::RawValue};
use threadwire_engine::{Json, Phase, Usage, phase};
use tracing::warn;

use super::{
    notice::{self, Members},
    search::search_of_item,
};
use crate::model::{
    error::ModelError,
    event::{Completion, ModelEvent, Notice},
    request::{
        CallKind, Content, ContextItem, GeneratedImage, Message, Reasoning, Role, ToolCall,
        WebSearch,
    },
    wire::{Text, failure, tokens, unreadable},
};

/// An event with the members of all known kinds. Unknown kinds are skipped.
#[derive(Deserialize)]
struct Event<'a> {
    #[serde(borrow)]
    r#type: Text<'a>,
    #[serde(borrow, default)]
    delta: Option<Text<'a>>,
    #[serde(default)]
    summary_index: u32,
    #[serde(default)]
    content_index: u32,
    #[serde(borrow, default)]
    item: Option<&'a RawValue>,
    #[serde(borrow, default)]
    response: Option<&'a RawValue>,
    #[serde(borrow, default)]
    headers: Option<&'a RawValue>,
    #[serde(borrow, default)]
    metadata: Option<&'a RawValue>,
    #[serde(borrow, default)]
    safety_buffering: Option<&'a RawValue>,
    #[serde(default)]
    code: Value,
    #[serde(default)]
    message: Value,
    #[serde(default)]
    error: Value,
}

/// The kind of an event whose other members have an unexpected shape.
#[derive(Deserialize)]
struct Kind<'a> {
    #[serde(borrow)]
    r#type: Text<'a>,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Item {
    Message {
        #[serde(default)]
        id: Option<String>,
        #[serde(default)]
        content: Option<Vec<MessageContent>>,
        #[serde(default, with = "phase")]
        phase: Option<Phase>,
    },
    Reasoning {
        #[serde(default)]
        id: Option<String>,
        #[serde(default)]
        summary: Option<Vec<MessageContent>>,
        #[serde(default)]
        content: Option<Vec<MessageContent>>,
        #[serde(default)]
        encrypted_content: Option<String>,
    },
    FunctionCall {
        #[serde(default)]
        id: Option<String>,
        call_id: String,
        name: String,
        #[serde(default)]
        namespace: Option<String>,
        #[serde(default)]
        arguments: Option<String>,
    },
    CustomToolCall {
        #[serde(default)]
        id: Option<String>,
        call_id: String,
        name: String,
        #[serde(default)]
        input: Option<String>,
    },
    WebSearchCall {
        #[serde(default)]
        id: Option<String>,
    },
    ImageGenerationCall {},
    #[serde(other)]
    Unknown,
}

#[derive(Deserialize)]
struct MessageContent {
    #[serde(default, alias = "refusal")]
    text: Option<String>,
    #[serde(default)]
    annotations: Option<Value>,
}

/// The members of a whole response that are read; they may have any shape.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Response {
    id: Value,
    usage: Value,
    error: Value,
    incomplete_details: Value,
    end_turn: Value,
}

/// Decodes the events of one response.
#[derive(Debug)]
pub(in crate::model) struct Decoder {
    provider: String,
    /// Whether calls are decoded while they stream.
    calls: bool,
    /// The model that the response's headers name for those who do not want to wait.
    faster_model: Option<String>,
}

impl Decoder {
    pub(in crate::model) fn new(provider: &str, calls: bool) -> Self {
        Self {
            provider: provider.to_owned(),
            calls,
            faster_model: None,
        }
    }

    /// Reads the headers of the response.
    pub(in crate::model) fn begin(
        &mut self,
        headers: &HeaderMap,
        out: &mut impl Extend<ModelEvent>,
    ) {
        let (notice, faster_model) = notice::of_headers(headers);
        self.faster_model = faster_model;
        out.extend(notice.map(told));
    }

    pub(in crate::model) fn decode(
        &mut self,
        data: &str,
        out: &mut impl Extend<ModelEvent>,
    ) -> Result<(), ModelError> {
        let event: Event<'_> = match serde_json::from_str(data) {
            Ok(event) => event,
            // Events that are not used here may have any shape.
            Err(error) => match serde_json::from_str::<Kind<'_>>(data) {
                Ok(kind) if is_read(&kind.r#type.0) => return Err(unreadable(&error)),
                // Nor is anything lost with what gateways put between the events: `{}`, `[DONE]`, half a line.
                _ => return Ok(()),
            },
        };
        let members = Members {
            kind: &event.r#type.0,
            headers: event.headers,
            response: event.response,
            metadata: event.metadata,
            safety_buffering: event.safety_buffering,
        };
        let notices = notice::of_event(&members, self.faster_model.as_deref());
        out.extend(notices.into_iter().map(told));
        let delta = event.delta.unwrap_or_default();
        let event = match &*event.r#type.0 {
            "response.output_text.delta" | "response.refusal.delta" => {
                ModelEvent::TextDelta(delta.boxed())
            }
            "response.reasoning_summary_text.delta" => {
                ModelEvent::SummaryDelta(event.summary_index, delta.boxed())
            }
            "response.reasoning_text.delta" => {
                ModelEvent::ReasoningDelta(event.content_index, delta.boxed())
            }
            "response.function_call_arguments.delta" | "response.custom_tool_call_input.delta"
                if self.calls =>
            {
                ModelEvent::ArgumentsDelta(delta.boxed())
            }
            "response.reasoning_summary_part.added" => ModelEvent::SummaryPart(event.summary_index),
            "response.output_item.added" => match event.item.and_then(item) {
                Some(Item::Message { id, phase, .. }) => ModelEvent::MessageStarted { id, phase },
                Some(Item::Reasoning { id, .. }) => ModelEvent::ReasoningStarted { id },
                Some(Item::WebSearchCall { id: Some(id), .. }) => {
                    ModelEvent::WebSearchStarted { id }
                }
                Some(Item::FunctionCall {
                    id,
                    call_id,
                    name,
                    namespace,
                    ..
                }) if self.calls => ModelEvent::CallStarted(ToolCall {
                    call_id,
                    item_id: id,
                    name,
                    namespace,
                    arguments: String::new(),
                    kind: CallKind::Function,
                }),
                Some(Item::CustomToolCall {
                    id, call_id, name, ..
                }) if self.calls => ModelEvent::CallStarted(ToolCall {
                    call_id,
                    item_id: id,
                    name,
                    namespace: None,
                    arguments: String::new(),
                    kind: CallKind::Custom,
                }),
                _ => return Ok(()),
            },
            "response.output_item.done" => {
                let Some(raw) = event.item else { return Ok(()) };
                match self.done(raw) {
                    Some(item) => ModelEvent::ItemDone(item),
                    None => return Ok(()),
                }
            }
            "response.completed" | "response.done" => {
                let response = event.response.map(response).unwrap_or_default();
                let Response {
                    id,
                    usage,
                    end_turn,
                    ..
                } = response;
                if usage.is_object() {
                    out.extend([ModelEvent::Usage(self::usage(&usage))]);
                }
                let id = id.as_str().map(str::to_owned);
                let goes_on = end_turn == Value::Bool(false);
                ModelEvent::Completed(Box::new(Completion { id, usage, goes_on }))
            }
            "response.failed" => {
                let response = event.response.map(response).unwrap_or_default();
                return Err(match response.error.is_null() {
                    true => ModelError::Broken {
                        reason: "response.failed event received".to_owned(),
                        after: None,
                    },
                    false => failure(&response.error),
                });
            }
            "response.incomplete" => {
                let response = event.response.map(response).unwrap_or_default();
                if response.usage.is_object() {
                    out.extend([ModelEvent::Usage(self::usage(&response.usage))]);
                }
                let reason = response.incomplete_details["reason"].as_str();
                return Err(match reason {
                    Some("content_filter") => ModelError::filtered(),
                    reason => ModelError::Incomplete(reason.unwrap_or("unknown").to_owned()),
                });
            }
            "error" => {
                if event.error.is_null() {
                    let (code, message) = (event.code, event.message);
                    return Err(failure(&json!({ "code": code, "message": message })));
                }
                return Err(failure(&event.error));
            }
            _ => return Ok(()),
        };
        out.extend([event]);
        Ok(())
    }

    /// Reads a complete item; `None` for one of an unknown kind or form.
    fn done(&self, raw: &RawValue) -> Option<ContextItem> {
        let texts = |said: Option<Vec<MessageContent>>| {
            let said = said.unwrap_or_default().into_iter();
            said.map(|said| said.text.unwrap_or_default())
        };
        Some(match item(raw)? {
            Item::Message {
                id,
                mut content,
                phase,
            } => {
                let annotations = match content.as_deref_mut() {
                    Some([only]) => only.annotations.take().filter(Value::is_array),
                    _ => None,
                };
                ContextItem::Message(Message {
                    role: Role::Assistant,
                    content: texts(content).map(Content::Text).collect(),
                    annotations,
                    id,
                    phase,
                })
            }
            Item::Reasoning {
                id,
                summary,
                content,
                encrypted_content,
            } => ContextItem::Reasoning(Reasoning {
                provider: self.provider.clone(),
                id,
                summary: texts(summary).collect(),
                content: texts(content).collect(),
                sealed: encrypted_content,
            }),
            Item::FunctionCall {
                id,
                call_id,
                name,
                namespace,
                arguments,
            } => ContextItem::Call(ToolCall {
                call_id,
                item_id: id,
                name,
                namespace,
                arguments: arguments.unwrap_or_default(),
                kind: CallKind::Function,
            }),
            Item::CustomToolCall {
                id,
                call_id,
                name,
                input,
            } => ContextItem::Call(ToolCall {
                call_id,
                item_id: id,
                name,
                namespace: None,
                arguments: input.unwrap_or_default(),
                kind: CallKind::Custom,
            }),
            Item::WebSearchCall { id } => ContextItem::WebSearch(WebSearch {
                provider: self.provider.clone(),
                id: id.unwrap_or_default(),
                query: search_of_item(raw.get()).text(),
                raw: Json::from(raw.to_owned()),
            }),
            Item::ImageGenerationCall {} => ContextItem::Image(GeneratedImage {
                provider: self.provider.clone(),
                raw: Json::from(raw.to_owned()),
            }),
            Item::Unknown => return None,
        })
    }
}

fn told(notice: Notice) -> ModelEvent {
    ModelEvent::Notice(Box::new(notice))
}

fn is_read(kind: &str) -> bool {
    matches!(
        kind,
        "response.output_text.delta"
            | "response.refusal.delta"
            | "response.reasoning_summary_text.delta"
            | "response.reasoning_text.delta"
            | "response.output_item.added"
            | "response.output_item.done"
            | "response.completed"
            | "response.done"
            | "response.failed"
            | "response.incomplete"
            | "error"
    )
}

/// Parses an item; `None` for one of another form, which is passed over as one of an unknown kind is: the rest of the
/// response is worth more than another attempt, which would bring the same.
fn item(raw: &RawValue) -> Option<Item> {
    match serde_json::from_str(raw.get()) {
        Ok(item) => Some(item),
        Err(error) => {
            warn!(%error, "an item of the model's response is not readable");
            None
        }
    }
}

/// Parses a whole response. One that cannot be parsed counts as empty: earlier events carry the content.
fn response(raw: &RawValue) -> Response {
    serde_json::from_str(raw.get()).unwrap_or_default()
}

fn usage(usage: &Value) -> Usage {
    let details = &usage["input_tokens_details"];
    let input = tokens(&usage["input_tokens"]);
    let output = tokens(&usage["output_tokens"]);
    let known = input.saturating_add(output);
    Usage {
        input,
        cached_input: tokens(&details["cached_tokens"]),
        cache_write: tokens(&details["cache_write_tokens"]),
        output,
        reasoning: tokens(&usage["output_tokens_details"]["reasoning_tokens"]),
        // Some providers count more than they say of input and output.
        estimated: tokens(&usage["total_tokens"]).saturating_sub(known),
    }
}
