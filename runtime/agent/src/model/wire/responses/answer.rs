//! Answers.

use serde::Deserialize;
use serde_json::value::RawValue;
use threadwire_engine::{Json, Usage};

use crate::model::{
    error::ModelError,
    event::ModelEvent,
    request::{CallKind, Content, ContextItem, Message, Reasoning, Role, ToolCall, WebSearch},
    wire::{Text, unreadable},
};

/// An event; the members that matter, of all kinds. Unknown kinds are skipped.
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
    code: Option<Text<'a>>,
    #[serde(borrow, default)]
    message: Option<Text<'a>>,
    #[serde(borrow, default)]
    error: Option<Failure<'a>>,
}

/// What tells the kind of an event apart, where the rest of it is of another shape.
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
        content: Vec<Said>,
    },
    Reasoning {
        #[serde(default)]
        id: Option<String>,
        #[serde(default)]
        summary: Vec<Said>,
        #[serde(default)]
        content: Option<Vec<Said>>,
        #[serde(default)]
        encrypted_content: Option<String>,
    },
    FunctionCall {
        call_id: String,
        name: String,
        #[serde(default)]
        namespace: Option<String>,
        #[serde(default)]
        arguments: String,
    },
    CustomToolCall {
        call_id: String,
        name: String,
        #[serde(default)]
        input: String,
    },
    WebSearchCall {
        #[serde(default)]
        id: Option<String>,
        #[serde(default)]
        action: Option<SearchAction>,
    },
    #[serde(other)]
    Unknown,
}

#[derive(Deserialize)]
struct Said {
    #[serde(default, alias = "refusal")]
    text: String,
}

#[derive(Deserialize)]
struct SearchAction {
    #[serde(default, alias = "url", alias = "pattern")]
    query: Option<String>,
    #[serde(default)]
    queries: Option<Vec<String>>,
}

#[derive(Deserialize)]
struct Response<'a> {
    #[serde(default)]
    usage: Option<Tokens>,
    #[serde(borrow, default)]
    error: Option<Failure<'a>>,
    #[serde(borrow, default)]
    incomplete_details: Option<Incomplete<'a>>,
}

#[derive(Deserialize)]
struct Failure<'a> {
    #[serde(borrow, default)]
    code: Option<Text<'a>>,
    #[serde(borrow, default)]
    message: Option<Text<'a>>,
}

#[derive(Deserialize)]
struct Incomplete<'a> {
    #[serde(borrow, default)]
    reason: Option<Text<'a>>,
}

#[derive(Deserialize)]
struct Tokens {
    #[serde(default)]
    input_tokens: u64,
    #[serde(default)]
    input_tokens_details: Option<InputTokens>,
    #[serde(default)]
    output_tokens: u64,
    #[serde(default)]
    output_tokens_details: Option<OutputTokens>,
}

#[derive(Deserialize)]
struct InputTokens {
    #[serde(default)]
    cached_tokens: u64,
    #[serde(default)]
    cache_write_tokens: u64,
}

#[derive(Deserialize)]
struct OutputTokens {
    #[serde(default)]
    reasoning_tokens: u64,
}

/// Reads the events of one answer.
#[derive(Debug)]
pub(in crate::model) struct Decoder {
    provider: String,
}

impl Decoder {
    pub(in crate::model) fn new(provider: &str) -> Self {
        Self {
            provider: provider.to_owned(),
        }
    }

    pub(in crate::model) fn decode(
        &mut self,
        data: &str,
        out: &mut impl Extend<ModelEvent>,
    ) -> Result<(), ModelError> {
        let event: Event<'_> = match serde_json::from_str(data) {
            Ok(event) => event,
            // Events that nobody here reads may have any shape.
            Err(error) => match serde_json::from_str::<Kind<'_>>(data) {
                Ok(kind) if !is_read(&kind.r#type.0) => return Ok(()),
                _ => return Err(unreadable(&error)),
            },
        };
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
            "response.reasoning_summary_part.added" => ModelEvent::SummaryPart(event.summary_index),
            "response.output_item.added" => match event.item.map(item).transpose()? {
                Some(Item::Message { id, .. }) => ModelEvent::MessageStarted { id },
                Some(Item::Reasoning { id, .. }) => ModelEvent::ReasoningStarted { id },
                Some(Item::WebSearchCall { id: Some(id), .. }) => {
                    ModelEvent::WebSearchStarted { id }
                }
                _ => return Ok(()),
            },
            "response.output_item.done" => {
                let Some(raw) = event.item else { return Ok(()) };
                match self.done(raw)? {
                    Some(item) => ModelEvent::ItemDone(item),
                    None => return Ok(()),
                }
            }
            "response.completed" | "response.done" => {
                let response = event.response.map(response).transpose()?;
                if let Some(tokens) = response.and_then(|response| response.usage) {
                    out.extend([ModelEvent::Usage(tokens.into())]);
                }
                ModelEvent::Completed
            }
            "response.failed" => {
                let failure = event.response.map(response).transpose()?;
                return Err(failed(failure.and_then(|response| response.error)));
            }
            "response.incomplete" => {
                let details = event.response.map(response).transpose()?;
                let reason = details
                    .and_then(|response| response.incomplete_details?.reason)
                    .map_or_else(|| "unknown".to_owned(), |reason| reason.0.into_owned());
                return Err(ModelError::Incomplete(reason));
            }
            "error" => {
                return Err(failed(event.error.or(Some(Failure {
                    code: event.code,
                    message: event.message,
                }))));
            }
            _ => return Ok(()),
        };
        out.extend([event]);
        Ok(())
    }

    fn done(&self, raw: &RawValue) -> Result<Option<ContextItem>, ModelError> {
        let texts = |said: Vec<Said>| said.into_iter().map(|said| said.text).collect();
        Ok(Some(match item(raw)? {
            Item::Message { id, content } => ContextItem::Message(Message {
                role: Role::Assistant,
                content: content
                    .into_iter()
                    .map(|said| Content::Text(said.text))
                    .collect(),
                id,
            }),
            Item::Reasoning {
                id,
                summary,
                content,
                encrypted_content,
            } => ContextItem::Reasoning(Reasoning {
                provider: self.provider.clone(),
                id,
                summary: texts(summary),
                content: texts(content.unwrap_or_default()),
                sealed: encrypted_content,
            }),
            Item::FunctionCall {
                call_id,
                name,
                namespace,
                arguments,
            } => ContextItem::Call(ToolCall {
                call_id,
                name,
                namespace,
                arguments,
                kind: CallKind::Function,
            }),
            Item::CustomToolCall {
                call_id,
                name,
                input,
            } => ContextItem::Call(ToolCall {
                call_id,
                name,
                namespace: None,
                arguments: input,
                kind: CallKind::Custom,
            }),
            Item::WebSearchCall { id, action } => {
                let query = action.and_then(|action| {
                    action
                        .query
                        .or_else(|| action.queries.map(|queries| queries.join(", ")))
                });
                ContextItem::WebSearch(WebSearch {
                    provider: self.provider.clone(),
                    id: id.unwrap_or_default(),
                    query: query.unwrap_or_default(),
                    raw: Json::from(raw.to_owned()),
                })
            }
            Item::Unknown => return Ok(None),
        }))
    }
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

fn item(raw: &RawValue) -> Result<Item, ModelError> {
    serde_json::from_str(raw.get()).map_err(|error| unreadable(&error))
}

fn response(raw: &RawValue) -> Result<Response<'_>, ModelError> {
    serde_json::from_str(raw.get()).map_err(|error| unreadable(&error))
}

fn failed(failure: Option<Failure<'_>>) -> ModelError {
    let (code, message) = failure.map_or((None, None), |failure| (failure.code, failure.message));
    ModelError::failed(
        code.as_ref().map(|code| &*code.0).unwrap_or_default(),
        message
            .as_ref()
            .map(|message| &*message.0)
            .unwrap_or_default(),
    )
}

impl From<Tokens> for Usage {
    fn from(tokens: Tokens) -> Self {
        let input = tokens.input_tokens_details;
        Self {
            input: tokens.input_tokens,
            cached_input: input.as_ref().map_or(0, |details| details.cached_tokens),
            cache_write: input.map_or(0, |details| details.cache_write_tokens),
            output: tokens.output_tokens,
            reasoning: tokens
                .output_tokens_details
                .map_or(0, |details| details.reasoning_tokens),
            ..Self::default()
        }
    }
}
