//! Anthropic's messages, `POST /messages`.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use threadwire_engine::Usage;

use super::{Text, unreadable, without_loose_ends};
use crate::model::{
    error::ModelError,
    event::ModelEvent,
    request::{
        CallKind, Content, ContextItem, Message, Reasoning, Request, Role, ToolCall, ToolInput,
    },
};

/// Schema of tools that take free text, for wires that know objects only.
pub(super) const FREE_TEXT: &str = r#"{"type":"object","properties":{"input":{"type":"string","description":"The whole text."}},"required":["input"],"additionalProperties":false}"#;

/// Most tokens to answer with where nothing is configured; the wire wants a number.
const MAX_TOKENS: u64 = 32_000;

// Requests.

#[derive(Serialize)]
struct Body<'a> {
    model: &'a str,
    max_tokens: u64,
    system: Vec<Block<'a>>,
    messages: Vec<Said<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tools: Vec<Tool<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    thinking: Option<Thinking>,
    stream: bool,
}

#[derive(Serialize)]
struct Thinking {
    r#type: &'static str,
    budget_tokens: u64,
}

#[derive(Serialize)]
struct Tool<'a> {
    name: &'a str,
    description: &'a str,
    input_schema: &'a RawValue,
}

#[derive(Serialize)]
struct Said<'a> {
    role: &'static str,
    content: Vec<Block<'a>>,
}

#[derive(Serialize)]
struct Block<'a> {
    #[serde(flatten)]
    kind: Kind<'a>,
    /// Marks the end of what may be reused by the next request.
    #[serde(skip_serializing_if = "Option::is_none")]
    cache_control: Option<CacheControl>,
}

#[derive(Serialize)]
struct CacheControl {
    r#type: &'static str,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Kind<'a> {
    Text {
        text: std::borrow::Cow<'a, str>,
    },
    Image {
        source: Source<'a>,
    },
    Thinking {
        thinking: String,
        signature: &'a str,
    },
    RedactedThinking {
        data: &'a str,
    },
    ToolUse {
        id: &'a str,
        name: String,
        input: Box<RawValue>,
    },
    ToolResult {
        tool_use_id: &'a str,
        content: Vec<Block<'a>>,
        is_error: bool,
    },
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Source<'a> {
    Base64 { media_type: &'a str, data: &'a str },
    Url { url: &'a str },
}

impl<'a> From<Kind<'a>> for Block<'a> {
    fn from(kind: Kind<'a>) -> Self {
        Self {
            kind,
            cache_control: None,
        }
    }
}

pub(super) fn encode(provider: &str, request: &Request<'_>) -> Result<Vec<u8>, serde_json::Error> {
    let free_text = RawValue::from_string(FREE_TEXT.to_owned())?;
    let tools = request.tools.iter().filter_map(|tool| {
        let input_schema = match &tool.input {
            ToolInput::Schema(schema) => schema,
            ToolInput::Grammar(_) => &*free_text,
            ToolInput::ProviderWebSearch => return None,
        };
        Some(Tool {
            name: &tool.name,
            description: &tool.description,
            input_schema,
        })
    });
    let mut system = request.instructions.to_owned();
    if let Some(schema) = request.output_schema {
        system.push_str(
            "\n\nThe last message must be JSON that fits this schema, and nothing else:\n",
        );
        system.push_str(schema.get());
    }
    let max_tokens = request.max_output_tokens.unwrap_or(MAX_TOKENS);
    let mut messages = messages(provider, request.input)?;
    // Without this the model would go on with its own words, which newer ones refuse to do.
    if messages.last().is_none_or(|last| last.role == "assistant") {
        messages.push(Said {
            role: "user",
            content: vec![
                Kind::Text {
                    text: "Go on.".into(),
                }
                .into(),
            ],
        });
    }
    let last = messages
        .last_mut()
        .and_then(|message| message.content.last_mut());
    if let Some(block) = last {
        block.cache_control = Some(CacheControl {
            r#type: "ephemeral",
        });
    }
    serde_json::to_vec(&Body {
        model: request.model,
        max_tokens,
        system: vec![Block {
            kind: Kind::Text {
                text: system.into(),
            },
            cache_control: Some(CacheControl {
                r#type: "ephemeral",
            }),
        }],
        messages,
        tools: tools.collect(),
        thinking: request
            .effort
            .and_then(budget)
            .map(|budget| Thinking {
                r#type: "enabled",
                budget_tokens: budget.min(max_tokens / 2),
            })
            // Less than the provider accepts.
            .filter(|thinking| thinking.budget_tokens >= 1024),
        stream: true,
    })
}

/// Returns how many tokens to think with.
fn budget(effort: &str) -> Option<u64> {
    match effort {
        "low" => Some(4_096),
        "medium" => Some(10_240),
        "high" => Some(24_576),
        "xhigh" | "max" => Some(49_152),
        _ => None,
    }
}

/// Builds the messages: what belongs to one side and follows each other is one message.
fn messages<'a>(
    provider: &str,
    input: &'a [ContextItem],
) -> Result<Vec<Said<'a>>, serde_json::Error> {
    let mut messages: Vec<Said<'a>> = Vec::new();
    for item in without_loose_ends(input) {
        let (role, blocks): (_, Vec<Block<'a>>) = match item {
            ContextItem::Message(message) => (
                if message.role == Role::Assistant {
                    "assistant"
                } else {
                    "user"
                },
                message.content.iter().filter_map(block).collect(),
            ),
            ContextItem::Reasoning(reasoning) => {
                let sealed = reasoning.sealed.as_deref();
                let Some(sealed) = sealed.filter(|_| reasoning.provider == provider) else {
                    continue;
                };
                let kind = if reasoning.content.is_empty() {
                    Kind::RedactedThinking { data: sealed }
                } else {
                    Kind::Thinking {
                        thinking: reasoning.content.concat(),
                        signature: sealed,
                    }
                };
                ("assistant", vec![kind.into()])
            }
            ContextItem::Call(call) => {
                let kind = Kind::ToolUse {
                    id: &call.call_id,
                    name: call.flat_name(),
                    input: RawValue::from_string(call.arguments_json().into_owned())?,
                };
                ("assistant", vec![kind.into()])
            }
            ContextItem::Output(output) => {
                let kind = Kind::ToolResult {
                    tool_use_id: &output.call_id,
                    content: output.content.iter().filter_map(block).collect(),
                    is_error: !output.success,
                };
                ("user", vec![kind.into()])
            }
            ContextItem::WebSearch(_) => continue,
        };
        match messages.last_mut() {
            Some(last) if last.role == role => last.content.extend(blocks),
            _ if blocks.is_empty() => {}
            _ => messages.push(Said {
                role,
                content: blocks,
            }),
        }
    }
    Ok(messages)
}

/// Returns a part as a block; empty texts are refused by the provider and left out.
fn block(content: &Content) -> Option<Block<'_>> {
    let kind = match content {
        Content::Text(text) if text.is_empty() => return None,
        Content::Text(text) => Kind::Text {
            text: text.as_str().into(),
        },
        Content::Image(url) => Kind::Image {
            source: match data_url(url) {
                Some((media_type, data)) => Source::Base64 { media_type, data },
                None => Source::Url { url },
            },
        },
    };
    Some(kind.into())
}

fn data_url(url: &str) -> Option<(&str, &str)> {
    url.strip_prefix("data:")?.split_once(";base64,")
}

// Answers.

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
        usage: Option<Tokens>,
    },
    MessageStop,
    Error {
        error: Failure,
    },
    #[serde(other)]
    Unknown,
}

#[derive(Deserialize)]
struct Start {
    #[serde(default)]
    usage: Option<Tokens>,
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
    },
    #[serde(other)]
    Unknown,
}

/// One piece. Its members tell what it is, so that its text can be borrowed.
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

#[derive(Deserialize)]
struct Tokens {
    #[serde(default)]
    input_tokens: Option<u64>,
    #[serde(default)]
    cache_creation_input_tokens: Option<u64>,
    #[serde(default)]
    cache_read_input_tokens: Option<u64>,
    #[serde(default)]
    output_tokens: Option<u64>,
}

#[derive(Deserialize)]
struct Failure {
    #[serde(default, rename = "type")]
    code: String,
    #[serde(default)]
    message: String,
}

/// Gathers the blocks of one answer, which come one after the other.
#[derive(Debug)]
pub(crate) struct Decoder {
    provider: String,
    open: Option<Open>,
    usage: Usage,
    stop: Option<String>,
}

#[derive(Debug)]
enum Open {
    Text(String),
    Reasoning(Reasoning),
    Call(ToolCall),
}

impl Decoder {
    pub(super) fn new(provider: &str) -> Self {
        Self {
            provider: provider.to_owned(),
            open: None,
            usage: Usage::default(),
            stop: None,
        }
    }

    pub(super) fn decode(
        &mut self,
        data: &str,
        out: &mut impl Extend<ModelEvent>,
    ) -> Result<(), ModelError> {
        // Deltas are most of what comes, and a tagged enum would copy their texts.
        if let Some(delta) = as_delta(data) {
            self.delta(delta, out);
            return Ok(());
        }
        match serde_json::from_str(data).map_err(|error| unreadable(&error))? {
            Event::MessageStart { message } => self.count(message.usage),
            Event::ContentBlockStart { content_block } => self.begin(content_block, out),
            Event::ContentBlockDelta { delta } => self.delta(delta, out),
            Event::ContentBlockStop => self.finish_block(out),
            Event::MessageDelta { delta, usage } => {
                self.count(usage);
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
                    _ => out.extend([ModelEvent::Completed]),
                }
            }
            Event::Error { error } => return Err(ModelError::failed(&error.code, &error.message)),
            Event::Unknown => {}
        }
        Ok(())
    }

    fn begin(&mut self, block: Begun, out: &mut impl Extend<ModelEvent>) {
        self.finish_block(out);
        self.open = match block {
            Begun::Text { text } => {
                out.extend([ModelEvent::MessageStarted { id: None }]);
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
            Begun::ToolUse { id, name } => Some(Open::Call(ToolCall {
                call_id: id,
                name,
                namespace: None,
                arguments: String::new(),
                kind: CallKind::Function,
            })),
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
            Some(Open::Call(call)) => {
                if let Some(piece) = delta.partial_json {
                    call.arguments.push_str(&piece.0);
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
            Some(Open::Call(mut call)) => {
                // A call without arguments comes without any piece of them.
                if call.arguments.is_empty() {
                    call.arguments.push_str("{}");
                }
                ContextItem::Call(call)
            }
        };
        out.extend([ModelEvent::ItemDone(item)]);
    }

    /// Notes tokens; later counts replace earlier ones.
    fn count(&mut self, tokens: Option<Tokens>) {
        let Some(tokens) = tokens else { return };
        let usage = &mut self.usage;
        let cached = tokens.cache_read_input_tokens.unwrap_or(usage.cached_input);
        let written = tokens
            .cache_creation_input_tokens
            .unwrap_or(usage.cache_write);
        let fresh = usage.input - usage.cached_input - usage.cache_write;
        usage.input = tokens.input_tokens.unwrap_or(fresh) + cached + written;
        usage.cached_input = cached;
        usage.cache_write = written;
        usage.output = tokens.output_tokens.unwrap_or(usage.output);
    }
}

/// Reads an event that is a delta; `None` for all others.
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
