//! Encodes requests.

use std::borrow::Cow;

use serde::Serialize;
use serde_json::value::RawValue;

use crate::model::{
    request::{Content, ContextItem, NO_UPLOAD, Request, Role, ToolCall, ToolOutput},
    wire::{FREE_TEXT, object_tools, without_loose_ends},
};

#[derive(Serialize)]
struct Body<'a> {
    model: &'a str,
    messages: Vec<ChatMessage<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tools: Vec<Tool<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tool_choice: Option<&'static str>,
    stream: bool,
    stream_options: StreamOptions,
    #[serde(skip_serializing_if = "Option::is_none")]
    reasoning_effort: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    verbosity: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_tokens: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    response_format: Option<ResponseFormat<'a>>,
}

#[derive(Serialize)]
struct StreamOptions {
    include_usage: bool,
}

#[derive(Serialize)]
struct ResponseFormat<'a> {
    r#type: &'static str,
    json_schema: JsonSchema<'a>,
}

#[derive(Serialize)]
struct JsonSchema<'a> {
    name: &'static str,
    strict: bool,
    schema: &'a RawValue,
}

#[derive(Serialize)]
#[serde(tag = "role", rename_all = "snake_case")]
enum ChatMessage<'a> {
    System {
        content: String,
    },
    User {
        content: Vec<Part<'a>>,
    },
    Assistant(Answer<'a>),
    Tool {
        tool_call_id: &'a str,
        content: String,
    },
}

#[derive(Default, Serialize)]
struct Answer<'a> {
    content: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reasoning_content: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tool_calls: Vec<CalledTool<'a>>,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Part<'a> {
    Text { text: &'a str },
    ImageUrl { image_url: ImageUrl<'a> },
}

#[derive(Serialize)]
struct ImageUrl<'a> {
    url: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<&'a str>,
}

#[derive(Serialize)]
struct CalledTool<'a> {
    id: &'a str,
    r#type: &'static str,
    function: CalledFunction<'a>,
}

#[derive(Serialize)]
struct CalledFunction<'a> {
    name: String,
    arguments: Cow<'a, str>,
}

#[derive(Serialize)]
struct Tool<'a> {
    r#type: &'static str,
    function: Function<'a>,
}

#[derive(Serialize)]
struct Function<'a> {
    name: &'a str,
    description: &'a str,
    parameters: &'a RawValue,
}

pub(in crate::model) fn encode(
    provider: &str,
    request: &Request<'_>,
) -> Result<Vec<u8>, serde_json::Error> {
    let free_text = RawValue::from_string(FREE_TEXT.to_owned())?;
    let tools: Vec<_> = object_tools(request.tools, &free_text)
        .map(|(tool, parameters)| Tool {
            r#type: "function",
            function: Function {
                name: &tool.name,
                description: &tool.description,
                parameters,
            },
        })
        .collect();
    serde_json::to_vec(&Body {
        model: request.model,
        messages: messages(provider, request),
        // The API refuses a tool choice without tools.
        tool_choice: (!request.may_call && !tools.is_empty()).then_some("none"),
        tools,
        stream: true,
        stream_options: StreamOptions {
            include_usage: true,
        },
        reasoning_effort: request.effort,
        verbosity: request.verbosity,
        max_tokens: request.max_output_tokens,
        response_format: request.output_schema.map(|schema| ResponseFormat {
            r#type: "json_schema",
            json_schema: JsonSchema {
                name: "codex_output_schema",
                strict: true,
                schema,
            },
        }),
    })
}

/// Builds the messages. Consecutive text, reasoning and calls of the model become one message, because the outputs of
/// its calls must follow it directly.
fn messages<'a>(provider: &str, request: &Request<'a>) -> Vec<ChatMessage<'a>> {
    let mut messages = vec![ChatMessage::System {
        content: request.instructions.to_owned(),
    }];
    let mut images: Vec<Part<'a>> = Vec::new();
    let mut items = without_loose_ends(request.input).peekable();
    while let Some(item) = items.next() {
        match item {
            ContextItem::Message(message) => match message.role {
                Role::Developer => messages.push(ChatMessage::System {
                    content: message.joined_text(),
                }),
                Role::User => messages.push(ChatMessage::User {
                    content: message.content.iter().map(part).collect(),
                }),
                Role::Assistant => {
                    let said = answer(&mut messages).content.get_or_insert_default();
                    said.push_str(&message.joined_text());
                }
            },
            ContextItem::Reasoning(reasoning) => {
                // Only servers that show their reasoning accept it back.
                if reasoning.provider == provider && !reasoning.content.is_empty() {
                    let answer = answer(&mut messages);
                    let thought = answer.reasoning_content.get_or_insert_default();
                    thought.push_str(&reasoning.content.concat());
                }
            }
            ContextItem::Call(call) => answer(&mut messages).tool_calls.push(called(call)),
            ContextItem::Output(output) => {
                messages.push(tool_output(output));
                // Tool outputs are text in this API: images follow as a user message.
                images.extend(
                    output
                        .content
                        .iter()
                        .filter(|content| matches!(content, Content::Image(_)))
                        .map(part),
                );
                if !matches!(items.peek(), Some(ContextItem::Output(_))) && !images.is_empty() {
                    messages.push(ChatMessage::User {
                        content: std::mem::take(&mut images),
                    });
                }
            }
            ContextItem::WebSearch(_) | ContextItem::Compaction(_) | ContextItem::Image(_) => {}
        }
    }
    messages
}

/// Returns the assistant message at the end, or starts one.
fn answer<'m, 'a>(messages: &'m mut Vec<ChatMessage<'a>>) -> &'m mut Answer<'a> {
    if !matches!(messages.last(), Some(ChatMessage::Assistant(_))) {
        messages.push(ChatMessage::Assistant(Answer::default()));
    }
    match messages.last_mut() {
        Some(ChatMessage::Assistant(answer)) => answer,
        _ => unreachable!("an answer is the last message"),
    }
}

fn part(content: &Content) -> Part<'_> {
    match content {
        Content::Text(text) => Part::Text { text },
        Content::Image(url) => Part::ImageUrl {
            image_url: ImageUrl { url, detail: None },
        },
        Content::UserImage(image) => match image.url() {
            Some(url) => Part::ImageUrl {
                image_url: ImageUrl {
                    url,
                    detail: image.detail.as_deref(),
                },
            },
            None => Part::Text { text: NO_UPLOAD },
        },
    }
}

fn called(call: &ToolCall) -> CalledTool<'_> {
    CalledTool {
        id: &call.call_id,
        r#type: "function",
        function: CalledFunction {
            name: call.flat_name(),
            arguments: call.arguments_json(),
        },
    }
}

fn tool_output(output: &ToolOutput) -> ChatMessage<'_> {
    let texts = output.content.iter().map(|content| match content {
        Content::Text(text) => text.as_str(),
        Content::Image(_) | Content::UserImage(_) => "[The image follows.]",
    });
    ChatMessage::Tool {
        tool_call_id: &output.call_id,
        content: texts.collect::<Vec<_>>().join("\n"),
    }
}
