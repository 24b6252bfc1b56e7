//! Decodes responses.

use serde::Deserialize;
use serde_json::Value;
use threadwire_engine::Usage;

use crate::model::{
    error::ModelError,
    event::ModelEvent,
    request::{CallKind, ContextItem, Message, Reasoning, Role, ToolCall},
    wire::{Text, failure, optional_tokens, unreadable},
};

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Event<'a> {
    MessageStart {
        message: Start,
    },
    ContentBlockStart {
        content_block: Begun,
    },
    ContentBlockDelta {
        #[serde(borrow)]
        delta: Delta<'a>,
    },
    ContentBlockStop,
    MessageDelta {
        #[serde(default)]
        delta: Option<Stop>,
        #[serde(default)]
        usage: Value,
    },
    MessageStop,
    Error {
        #[serde(default)]
        error: Value,
    },
    #[serde(other)]
    Unknown,
}

#[derive(Deserialize)]
struct Start {
    #[serde(default)]
    usage: Value,
}

#[derive(Deserialize)]
struct Stop {
    #[serde(default)]
    stop_reason: Option<String>,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Begun {
    Text {
        #[serde(default)]
        text: String,
    },
    Thinking {
        #[serde(default)]
        thinking: String,
    },
    RedactedThinking {
        data: String,
    },
    ToolUse {
        id: String,
        name: String,
        /// The arguments, if they do not come in pieces.
        #[serde(default)]
        input: Value,
    },
    #[serde(other)]
    Unknown,
}

/// One delta. Its members tell its kind; without a tag, its text can be borrowed.
#[derive(Deserialize)]
struct Delta<'a> {
    #[serde(borrow, default)]
    text: Option<Text<'a>>,
    #[serde(borrow, default)]
    thinking: Option<Text<'a>>,
    #[serde(borrow, default)]
    signature: Option<Text<'a>>,
    #[serde(borrow, default)]
    partial_json: Option<Text<'a>>,
}

/// Collects the content blocks of one response, which come one after the other.
#[derive(Debug)]
pub(in crate::model) struct Decoder {
    provider: String,
    /// Whether calls are decoded while they stream.
    calls: bool,
    open: Option<Open>,
    usage: Usage,
    stop: Option<String>,
}

#[derive(Debug)]
enum Open {
    Text(String),
    Reasoning(Reasoning),
    /// A call, and its arguments if they do not come in pieces.
    Call(ToolCall, Value),
}

impl Decoder {
    pub(in crate::model) fn new(provider: &str, calls: bool) -> Self {
        Self {
            provider: provider.to_owned(),
            calls,
            open: None,
            usage: Usage::default(),
            stop: None,
        }
    }

    pub(in crate::model) fn decode(
        &mut self,
        data: &str,
        out: &mut impl Extend<ModelEvent>,
    ) -> Result<(), ModelError> {
        // Most events are deltas, and a tagged enum would copy their texts.
        if let Some(delta) = as_delta(data) {
            self.delta(delta, out);
            return Ok(());
        }
        match serde_json::from_str(data).map_err(|error| unreadable(&error))? {
            Event::MessageStart { message } => self.count(&message.usage),
            Event::ContentBlockStart { content_block } => self.begin(content_block, out),
            Event::ContentBlockDelta { delta } => self.delta(delta, out),
            Event::ContentBlockStop => self.finish_block(out),
            Event::MessageDelta { delta, usage } => {
                self.count(&usage);
                self.stop = delta.and_then(|delta| delta.stop_reason);
            }
            Event::MessageStop => {
                self.finish_block(out);
                out.extend([ModelEvent::Usage(self.usage)]);
                match self.stop.take().as_deref() {
                    Some(reason @ "max_tokens") => {
                        return Err(ModelError::Incomplete(reason.to_owned()));
                    }
                    Some("model_context_window_exceeded") => return Err(ModelError::ContextWindow),
                    Some("refusal") => return Err(ModelError::Declined),
                    _ => out.extend([ModelEvent::Completed(Box::default())]),
                }
            }
            Event::Error { error } => return Err(failure(&error)),
            Event::Unknown => {}
        }
        Ok(())
    }

    fn begin(&mut self, block: Begun, out: &mut impl Extend<ModelEvent>) {
        self.finish_block(out);
        self.open = match block {
            Begun::Text { text } => {
                out.extend([ModelEvent::MessageStarted {
                    id: None,
                    phase: None,
                }]);
                self.open = Some(Open::Text(String::new()));
                self.text(text.into(), out);
                return;
            }
            Begun::Thinking { thinking } => {
                out.extend([ModelEvent::ReasoningStarted { id: None }]);
                self.open = Some(Open::Reasoning(Reasoning {
                    provider: self.provider.clone(),
                    content: vec![String::new()],
                    ..Reasoning::default()
                }));
                self.thought(thinking.into(), out);
                return;
            }
            Begun::RedactedThinking { data } => Some(Open::Reasoning(Reasoning {
                provider: self.provider.clone(),
                sealed: Some(data),
                ..Reasoning::default()
            })),
            Begun::ToolUse { id, name, input } => {
                let call = ToolCall {
                    call_id: id,
                    item_id: None,
                    name,
                    namespace: None,
                    arguments: String::new(),
                    kind: CallKind::Function,
                };
                if self.calls {
                    out.extend([ModelEvent::CallStarted(call.clone())]);
                }
                Some(Open::Call(call, input))
            }
            Begun::Unknown => None,
        };
    }

    fn delta(&mut self, delta: Delta<'_>, out: &mut impl Extend<ModelEvent>) {
        if let Some(text) = delta.text {
            self.text(text.boxed(), out);
        }
        if let Some(thinking) = delta.thinking {
            self.thought(thinking.boxed(), out);
        }
        match &mut self.open {
            Some(Open::Reasoning(reasoning)) => {
                if let Some(signature) = delta.signature {
                    let sealed = reasoning.sealed.get_or_insert_default();
                    sealed.push_str(&signature.0);
                }
            }
            Some(Open::Call(call, _)) => {
                if let Some(piece) = delta.partial_json {
                    call.arguments.push_str(&piece.0);
                    if self.calls {
                        out.extend([ModelEvent::ArgumentsDelta(piece.boxed())]);
                    }
                }
            }
            _ => {}
        }
    }

    fn text(&mut self, text: Box<str>, out: &mut impl Extend<ModelEvent>) {
        if let Some(Open::Text(whole)) = &mut self.open
            && !text.is_empty()
        {
            whole.push_str(&text);
            out.extend([ModelEvent::TextDelta(text)]);
        }
    }

    fn thought(&mut self, text: Box<str>, out: &mut impl Extend<ModelEvent>) {
        if let Some(Open::Reasoning(reasoning)) = &mut self.open
            && let Some(whole) = reasoning.content.last_mut()
            && !text.is_empty()
        {
            whole.push_str(&text);
            out.extend([ModelEvent::ReasoningDelta(0, text)]);
        }
    }

    fn finish_block(&mut self, out: &mut impl Extend<ModelEvent>) {
        let item = match self.open.take() {
            None => return,
            Some(Open::Text(text)) => ContextItem::Message(Message::text(Role::Assistant, text)),
            Some(Open::Reasoning(reasoning)) => ContextItem::Reasoning(reasoning),
            Some(Open::Call(mut call, whole)) => {
                // A call without arguments has no argument deltas.
                if call.arguments.is_empty() {
                    call.arguments = match whole {
                        Value::Object(_) => whole.to_string(),
                        _ => "{}".to_owned(),
                    };
                }
                ContextItem::Call(call)
            }
        };
        out.extend([ModelEvent::ItemDone(item)]);
    }

    /// Updates the token counts; later counts replace earlier ones.
    fn count(&mut self, tokens: &Value) {
        let told = |name: &str| optional_tokens(&tokens[name]);
        let usage = &mut self.usage;
        let cached = told("cache_read_input_tokens").unwrap_or(usage.cached_input);
        let written = told("cache_creation_input_tokens").unwrap_or(usage.cache_write);
        let fresh = usage.input.saturating_sub(usage.cached_input);
        let fresh = fresh.saturating_sub(usage.cache_write);
        let input = told("input_tokens").unwrap_or(fresh);
        usage.input = input.saturating_add(cached).saturating_add(written);
        usage.cached_input = cached;
        usage.cache_write = written;
        usage.output = told("output_tokens").unwrap_or(usage.output);
    }
}

/// Parses an event that is a delta; `None` for all others.
fn as_delta(data: &str) -> Option<Delta<'_>> {
    #[derive(Deserialize)]
    struct Piece<'a> {
        #[serde(borrow)]
        r#type: Text<'a>,
        #[serde(borrow, default)]
        delta: Option<Delta<'a>>,
    }
    let piece: Piece<'_> = serde_json::from_str(data).ok()?;
    piece
        .delta
        .filter(|_| piece.r#type.0 == "content_block_delta")
}
