//! Encodes requests.

use std::borrow::Cow;

use serde::Serialize;
use serde_json::value::RawValue;

use crate::model::{
    request::{Content, ContextItem, NO_UPLOAD, Request, Role},
    wire::{FREE_TEXT, object_tools, without_loose_ends},
};

/// `max_tokens` if nothing is configured; the API requires it.
const MAX_TOKENS: u64 = 32_000;

#[derive(Serialize)]
struct Body<'a> {
    model: &'a str,
    max_tokens: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    system: Option<[Block<'a>; 1]>,
    messages: Vec<RequestMessage<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tools: Vec<Tool<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tool_choice: Option<ToolChoice>,
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
struct ToolChoice {
    r#type: &'static str,
}

#[derive(Serialize)]
struct Tool<'a> {
    name: &'a str,
    description: &'a str,
    input_schema: &'a RawValue,
}

#[derive(Serialize)]
struct RequestMessage<'a> {
    role: &'static str,
    content: Vec<Block<'a>>,
}

#[derive(Serialize)]
struct Block<'a> {
    #[serde(flatten)]
    kind: Kind<'a>,
    /// Marks the end of the prefix that later requests can reuse from the cache.
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
        text: Cow<'a, str>,
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

pub(in crate::model) fn encode(
    provider: &str,
    request: &Request<'_>,
) -> Result<Vec<u8>, serde_json::Error> {
    let free_text = RawValue::from_string(FREE_TEXT.to_owned())?;
    let tools: Vec<_> = object_tools(request.tools, &free_text)
        .map(|(tool, input_schema)| Tool {
            name: &tool.name,
            description: &tool.description,
            input_schema,
        })
        .collect();
    let mut system = request.instructions.to_owned();
    if let Some(schema) = request.output_schema {
        system.push_str(
            "\n\nThe last message must be JSON that fits this schema, and nothing else:\n",
        );
        system.push_str(schema.get());
    }
    let max_tokens = request.max_output_tokens.unwrap_or(MAX_TOKENS);
    let mut messages = messages(provider, request.input)?;
    // After an assistant message the model would continue its own text, which newer models refuse.
    if messages.last().is_none_or(|last| last.role == "assistant") {
        messages.push(RequestMessage {
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
        // The API refuses blank texts.
        system: (!system.trim().is_empty()).then(|| {
            [Block {
                kind: Kind::Text {
                    text: system.into(),
                },
                cache_control: Some(CacheControl {
                    r#type: "ephemeral",
                }),
            }]
        }),
        messages,
        // The API refuses a tool choice without tools.
        tool_choice: (!request.may_call && !tools.is_empty())
            .then_some(ToolChoice { r#type: "none" }),
        tools,
        thinking: request
            .effort
            .and_then(budget)
            .map(|budget| Thinking {
                r#type: "enabled",
                budget_tokens: budget.min(max_tokens / 2),
            })
            // The API accepts no smaller budget.
            .filter(|thinking| thinking.budget_tokens >= 1024),
        stream: true,
    })
}

/// Returns the token budget for reasoning.
fn budget(effort: &str) -> Option<u64> {
    match effort {
        "low" => Some(4_096),
        "medium" => Some(10_240),
        "high" => Some(24_576),
        "xhigh" | "max" => Some(49_152),
        _ => None,
    }
}

/// Builds the messages: consecutive items of the same role become one message.
fn messages<'a>(
    provider: &str,
    input: &'a [ContextItem],
) -> Result<Vec<RequestMessage<'a>>, serde_json::Error> {
    let mut messages: Vec<RequestMessage<'a>> = Vec::new();
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
            ContextItem::WebSearch(_) | ContextItem::Compaction(_) | ContextItem::Image(_) => {
                continue;
            }
        };
        match messages.last_mut() {
            Some(last) if last.role == role => last.content.extend(blocks),
            _ if blocks.is_empty() => {}
            _ => messages.push(RequestMessage {
                role,
                content: blocks,
            }),
        }
    }
    Ok(messages)
}

/// Returns a part as a block; `None` for blank text, which the API refuses.
fn block(content: &Content) -> Option<Block<'_>> {
    let kind = match content {
        Content::Text(text) if text.trim().is_empty() => return None,
        Content::Text(text) => Kind::Text {
            text: text.as_str().into(),
        },
        Content::Image(url) => image(url),
        Content::UserImage(shown) => match shown.url() {
            Some(url) => image(url),
            None => Kind::Text {
                text: NO_UPLOAD.into(),
            },
        },
    };
    Some(kind.into())
}

fn image(url: &str) -> Kind<'_> {
    Kind::Image {
        source: match data_url(url) {
            Some((media_type, data)) => Source::Base64 { media_type, data },
            None => Source::Url { url },
        },
    }
}

fn data_url(url: &str) -> Option<(&str, &str)> {
    url.strip_prefix("data:")?.split_once(";base64,")
}
