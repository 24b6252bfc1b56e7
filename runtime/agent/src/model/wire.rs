//! The wire formats: each has an encoder for requests and a decoder for events, both without I/O.

mod anthropic;
mod chat;
mod responses;

pub use responses::search_action;
pub(crate) use responses::search_of_item;
pub use responses::{DEFAULT_TIER, offered_tier};

#[cfg(test)]
mod tests;

use std::borrow::Cow;

use ::http::HeaderMap;
use serde::Deserialize;
use serde_json::{Value, value::RawValue};
use threadwire_engine::Json;
use threadwire_workspace::config::WireApi;

use super::{
    error::ModelError,
    event::ModelEvent,
    request::{ContextItem, Request, Role, ToolDef, ToolInput, without_images},
};

/// Schema of tools that take free text, for wires that accept only objects.
const FREE_TEXT: &str = r#"{"type":"object","properties":{"input":{"type":"string","description":"The whole text."}},"required":["input"],"additionalProperties":false}"#;

/// Returns the path of requests below the provider's base URL.
pub(super) fn path(wire: WireApi) -> &'static str {
    match wire {
        WireApi::Responses => "/responses",
        WireApi::Chat => "/chat/completions",
        WireApi::Anthropic => "/messages",
    }
}

/// Encodes a request to `provider`. Earlier reasoning is sent only to the provider that produced it.
pub(super) fn encode(
    wire: WireApi,
    provider: &str,
    request: &Request<'_>,
) -> Result<Vec<u8>, serde_json::Error> {
    let told = request.is_blind.then(|| without_images(request.input));
    let told = told.flatten();
    let request = &Request {
        input: told.as_deref().unwrap_or(request.input),
        ..*request
    };
    match wire {
        WireApi::Responses => responses::encode(provider, request),
        WireApi::Chat => chat::encode(provider, request),
        WireApi::Anthropic => anthropic::encode(provider, request),
    }
}

/// Encodes an item as an observer sees it: in the notation of the Responses API, whatever its provider speaks.
pub(crate) fn shown(item: &ContextItem) -> Option<Json> {
    responses::shown(item)
}

/// Decodes the data of server-sent events into [`ModelEvent`]s.
#[derive(Debug)]
pub(super) enum Decoder {
    Responses(responses::Decoder),
    Chat(chat::Decoder),
    Anthropic(anthropic::Decoder),
}

impl Decoder {
    /// Creates a decoder for one response of `provider`. `calls` is [`Request::stream_calls`].
    pub(super) fn new(wire: WireApi, provider: &str, calls: bool) -> Self {
        match wire {
            WireApi::Responses => Self::Responses(responses::Decoder::new(provider, calls)),
            WireApi::Chat => Self::Chat(chat::Decoder::new(provider, calls)),
            WireApi::Anthropic => Self::Anthropic(anthropic::Decoder::new(provider, calls)),
        }
    }

    /// Reads the headers of the response. Call it before the first event.
    pub(super) fn begin(&mut self, headers: &HeaderMap, out: &mut impl Extend<ModelEvent>) {
        match self {
            Self::Responses(decoder) => decoder.begin(headers, out),
            Self::Chat(_) | Self::Anthropic(_) => {}
        }
    }

    /// Decodes the data of one event.
    pub(super) fn decode(
        &mut self,
        data: &str,
        out: &mut impl Extend<ModelEvent>,
    ) -> Result<(), ModelError> {
        match self {
            Self::Responses(decoder) => decoder.decode(data, out),
            Self::Chat(decoder) => decoder.decode(data, out),
            Self::Anthropic(decoder) => decoder.decode(data, out),
        }
    }

    /// Handles the end of the stream. Fails if the response is not complete.
    pub(super) fn end(&mut self, out: &mut impl Extend<ModelEvent>) -> Result<(), ModelError> {
        match self {
            Self::Responses(_) => Err(ModelError::closed("response.completed")),
            Self::Chat(decoder) => decoder.end(out),
            Self::Anthropic(_) => Err(ModelError::closed("message_stop")),
        }
    }
}

/// Returns the tools with the schemas of their arguments, for wires that have no groups and accept only objects.
/// `free_text` is [`FREE_TEXT`].
fn object_tools<'a>(
    tools: &'a [ToolDef],
    free_text: &'a RawValue,
) -> impl Iterator<Item = (&'a ToolDef, &'a RawValue)> {
    ungrouped(tools).filter_map(move |tool| match &tool.input {
        ToolInput::Schema(schema) => Some((tool, &**schema)),
        ToolInput::Grammar(_) => Some((tool, free_text)),
        ToolInput::ProviderWebSearch(_) | ToolInput::Group(_) => None,
    })
}

/// Returns the tools, and those of groups one by one. A tool outside the groups goes before one of a group that has its
/// name: providers refuse two.
fn ungrouped(tools: &[ToolDef]) -> impl Iterator<Item = &ToolDef> {
    tools.iter().flat_map(move |tool| {
        let (grouped, single) = match &tool.input {
            ToolInput::Group(grouped) => (grouped.as_slice(), None),
            _ => (&[][..], Some(tool)),
        };
        let is_free = |one: &&ToolDef| tools.iter().all(|other| other.name != one.name);
        single.into_iter().chain(grouped.iter().filter(is_free))
    })
}

/// Returns the items without reasoning that led to no output, as in a response that was cut short: providers refuse it.
fn without_loose_ends(items: &[ContextItem]) -> impl Iterator<Item = &ContextItem> {
    let led_somewhere = |index: usize| {
        let next = items[index..]
            .iter()
            .find(|item| !matches!(item, ContextItem::Reasoning(_)));
        match next {
            Some(ContextItem::Message(message)) => message.role == Role::Assistant,
            Some(ContextItem::Call(_) | ContextItem::WebSearch(_) | ContextItem::Image(_)) => true,
            _ => false,
        }
    };
    let items = items.iter().enumerate();
    items
        .filter(move |(index, item)| {
            !matches!(item, ContextItem::Reasoning(_)) || led_somewhere(*index)
        })
        .map(|(_, item)| item)
}

/// Text that is borrowed from the event if it has no escapes.
#[derive(Debug, Default, Deserialize)]
#[serde(transparent)]
struct Text<'a>(#[serde(borrow)] Cow<'a, str>);

impl Text<'_> {
    fn boxed(self) -> Box<str> {
        self.0.into()
    }
}

/// Reads a number of tokens: 0 if it is missing, rounded down if the server writes a fraction.
fn tokens(value: &Value) -> u64 {
    optional_tokens(value).unwrap_or_default()
}

/// Reads a number of tokens; `None` if it is missing or not a number.
fn optional_tokens(value: &Value) -> Option<u64> {
    // The cast saturates: it returns the nearest `u64` for numbers below zero or too large.
    value
        .as_u64()
        .or_else(|| value.as_f64().map(|number| number as u64))
}

/// Reads a failure that the stream reported: an object, or a plain message.
fn failure(error: &Value) -> ModelError {
    let code = match (&error["code"], &error["type"]) {
        (Value::String(code), _) => code.clone(),
        (Value::Number(code), _) => code.to_string(),
        (_, kind) => kind.as_str().unwrap_or_default().to_owned(),
    };
    let message = error["message"].as_str().or(error.as_str());
    // The message must not be empty.
    let message = message.filter(|message| !message.is_empty());
    ModelError::failed(&code, message.unwrap_or(&code))
}

fn unreadable(error: &serde_json::Error) -> ModelError {
    ModelError::Broken {
        reason: format!("unreadable event: {error}"),
        after: None,
    }
}
