//! OpenAI's chat completions, `POST /chat/completions`, as many other servers speak them.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use threadwire_engine::{ItemId, Usage};

use super::{Text, unreadable};
use crate::model::{
    error::ModelError,
    event::ModelEvent,
    request::{
        CallKind, Content, ContextItem, Message, Reasoning, Request, Role, ToolCall, ToolInput,
        ToolOutput,
    },
};

// Requests.

#[derive(Serialize)]
struct Body<'a> {
    model: &'a str,
    messages: Vec<ChatMessage<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tools: Vec<Tool<'a>>,
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
    arguments: std::borrow::Cow<'a, str>,
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

pub(super) fn encode(provider: &str, request: &Request<'_>) -> Result<Vec<u8>, serde_json::Error> {
    let free_text = RawValue::from_string(super::anthropic::FREE_TEXT.to_owned())?;
    let tools = request.tools.iter().filter_map(|tool| {
        let parameters = match &tool.input {
            ToolInput::Schema(schema) => schema,
            ToolInput::Grammar(_) => &*free_text,
            ToolInput::ProviderWebSearch => return None,
        };
        Some(Tool {
            r#type: "function",
            function: Function {
                name: &tool.name,
                description: &tool.description,
                parameters,
            },
        })
    });
    serde_json::to_vec(&Body {
        model: request.model,
        messages: messages(provider, request),
        tools: tools.collect(),
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

/// Builds the messages. What the model said, thought and called at once is one message, because the outputs of its calls
/// have to follow it directly.
fn messages<'a>(provider: &str, request: &Request<'a>) -> Vec<ChatMessage<'a>> {
    let mut messages = vec![ChatMessage::System {
        content: request.instructions.to_owned(),
    }];
    let mut images: Vec<Part<'a>> = Vec::new();
    let mut outputs = request.input.iter().peekable();
    while let Some(item) = outputs.next() {
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
                // Only those who show their reasoning take it back.
                if reasoning.provider == provider && !reasoning.content.is_empty() {
                    let answer = answer(&mut messages);
                    let thought = answer.reasoning_content.get_or_insert_default();
                    thought.push_str(&reasoning.content.concat());
                }
            }
            ContextItem::Call(call) => answer(&mut messages).tool_calls.push(called(call)),
            ContextItem::Output(output) => {
                messages.push(tool_output(output));
                // Outputs are text here: images follow as if the user had sent them.
                images.extend(
                    output
                        .content
                        .iter()
                        .filter(|content| matches!(content, Content::Image(_)))
                        .map(part),
                );
                if !matches!(outputs.peek(), Some(ContextItem::Output(_))) && !images.is_empty() {
                    messages.push(ChatMessage::User {
                        content: std::mem::take(&mut images),
                    });
                }
            }
            ContextItem::WebSearch(_) => {}
        }
    }
    messages
}

/// Returns the message of the model that goes on, or begins one.
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
            image_url: ImageUrl { url },
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
        Content::Image(_) => "[The image follows.]",
    });
    ChatMessage::Tool {
        tool_call_id: &output.call_id,
        content: texts.collect::<Vec<_>>().join("\n"),
    }
}

// Answers.

#[derive(Deserialize)]
struct Chunk<'a> {
    #[serde(borrow, default)]
    choices: Vec<Choice<'a>>,
    #[serde(default)]
    usage: Option<Tokens>,
    #[serde(borrow, default)]
    error: Option<Failure<'a>>,
}

#[derive(Deserialize)]
struct Choice<'a> {
    #[serde(borrow, default)]
    delta: Option<Delta<'a>>,
    #[serde(borrow, default)]
    finish_reason: Option<Text<'a>>,
}

#[derive(Deserialize)]
struct Delta<'a> {
    #[serde(borrow, default)]
    content: Option<Text<'a>>,
    /// The member of most servers that show reasoning.
    #[serde(borrow, default)]
    reasoning_content: Option<Text<'a>>,
    /// The member of the others.
    #[serde(borrow, default)]
    reasoning: Option<Text<'a>>,
    #[serde(borrow, default)]
    tool_calls: Option<Vec<CallFragment<'a>>>,
}

#[derive(Deserialize)]
struct CallFragment<'a> {
    #[serde(default)]
    index: Option<usize>,
    #[serde(borrow, default)]
    id: Option<Text<'a>>,
    #[serde(borrow, default)]
    function: Option<FunctionFragment<'a>>,
}

#[derive(Deserialize)]
struct FunctionFragment<'a> {
    #[serde(borrow, default)]
    name: Option<Text<'a>>,
    #[serde(borrow, default)]
    arguments: Option<Text<'a>>,
}

#[derive(Deserialize)]
struct Failure<'a> {
    #[serde(borrow, default)]
    code: Option<&'a RawValue>,
    #[serde(borrow, default)]
    message: Option<Text<'a>>,
}

#[derive(Deserialize)]
struct Tokens {
    #[serde(default)]
    prompt_tokens: u64,
    #[serde(default)]
    completion_tokens: u64,
    #[serde(default)]
    prompt_tokens_details: Option<PromptTokens>,
    #[serde(default)]
    completion_tokens_details: Option<CompletionTokens>,
}

#[derive(Deserialize)]
struct PromptTokens {
    #[serde(default)]
    cached_tokens: Option<u64>,
}

#[derive(Deserialize)]
struct CompletionTokens {
    #[serde(default)]
    reasoning_tokens: Option<u64>,
}

/// Gathers the pieces of one answer. A text ends where something else begins; calls are complete at the end.
#[derive(Debug)]
pub(crate) struct Decoder {
    provider: String,
    text: Option<String>,
    reasoning: Option<String>,
    calls: Vec<(usize, ToolCall)>,
    /// Why the answer ended, once it did.
    finish: Option<String>,
    completed: bool,
}

impl Decoder {
    pub(super) fn new(provider: &str) -> Self {
        Self {
            provider: provider.to_owned(),
            text: None,
            reasoning: None,
            calls: Vec::new(),
            finish: None,
            completed: false,
        }
    }

    pub(super) fn decode(
        &mut self,
        data: &str,
        out: &mut impl Extend<ModelEvent>,
    ) -> Result<(), ModelError> {
        if data == "[DONE]" {
            return self.end(out);
        }
        let chunk: Chunk<'_> = serde_json::from_str(data).map_err(|error| unreadable(&error))?;
        if let Some(error) = chunk.error {
            let code = error.code.map(|code| code.get().trim_matches('"'));
            let message = error.message.as_ref().map(|message| &*message.0);
            return Err(ModelError::failed(
                code.unwrap_or_default(),
                message.unwrap_or_default(),
            ));
        }
        for choice in chunk.choices {
            if let Some(delta) = choice.delta {
                self.delta(delta, out);
            }
            if let Some(reason) = choice.finish_reason {
                self.finish = Some(reason.0.into_owned());
            }
        }
        if let Some(tokens) = chunk.usage {
            out.extend([ModelEvent::Usage(tokens.into())]);
        }
        Ok(())
    }

    fn delta(&mut self, delta: Delta<'_>, out: &mut impl Extend<ModelEvent>) {
        let given = |text: &Text<'_>| !text.0.is_empty();
        let reasoning = delta.reasoning_content.or(delta.reasoning);
        if let Some(thought) = reasoning.filter(given) {
            let whole = self.reasoning.get_or_insert_with(|| {
                out.extend([ModelEvent::ReasoningStarted { id: None }]);
                String::new()
            });
            whole.push_str(&thought.0);
            out.extend([ModelEvent::ReasoningDelta(0, thought.boxed())]);
        }
        if let Some(said) = delta.content.filter(given) {
            self.end_reasoning(out);
            let whole = self.text.get_or_insert_with(|| {
                out.extend([ModelEvent::MessageStarted { id: None }]);
                String::new()
            });
            whole.push_str(&said.0);
            out.extend([ModelEvent::TextDelta(said.boxed())]);
        }
        for fragment in delta.tool_calls.unwrap_or_default() {
            self.end_reasoning(out);
            self.end_text(out);
            self.call(fragment);
        }
    }

    /// Adds a piece to the call that it belongs to: by its index or, where a server gives none, by a new id.
    fn call(&mut self, fragment: CallFragment<'_>) {
        let id = fragment.id.filter(|id| !id.0.is_empty());
        let last = self.calls.last().map(|(index, _)| *index);
        let index = fragment.index.unwrap_or(match (&id, last) {
            (None, Some(last)) => last,
            (Some(_), Some(last)) => last + 1,
            (_, None) => 0,
        });
        let place = self.calls.iter().position(|(known, _)| *known == index);
        let place = place.unwrap_or_else(|| {
            let call = ToolCall {
                call_id: String::new(),
                name: String::new(),
                namespace: None,
                arguments: String::new(),
                kind: CallKind::Function,
            };
            self.calls.push((index, call));
            self.calls.len() - 1
        });
        let call = &mut self.calls[place].1;
        if let Some(id) = id {
            call.call_id = id.0.into_owned();
        }
        if let Some(function) = fragment.function {
            if let Some(name) = function.name {
                call.name.push_str(&name.0);
            }
            if let Some(arguments) = function.arguments {
                call.arguments.push_str(&arguments.0);
            }
        }
    }

    fn end_reasoning(&mut self, out: &mut impl Extend<ModelEvent>) {
        if let Some(thought) = self.reasoning.take() {
            out.extend([ModelEvent::ItemDone(ContextItem::Reasoning(Reasoning {
                provider: self.provider.clone(),
                content: vec![thought],
                ..Reasoning::default()
            }))]);
        }
    }

    fn end_text(&mut self, out: &mut impl Extend<ModelEvent>) {
        if let Some(text) = self.text.take() {
            let message = Message::text(Role::Assistant, text);
            out.extend([ModelEvent::ItemDone(ContextItem::Message(message))]);
        }
    }

    /// Takes the end of the stream, which counts as that of the answer where the server said why it ended.
    pub(super) fn end(&mut self, out: &mut impl Extend<ModelEvent>) -> Result<(), ModelError> {
        if self.completed {
            return Ok(());
        }
        let Some(finish) = self.finish.take() else {
            return Err(ModelError::closed("finish_reason"));
        };
        self.end_reasoning(out);
        self.end_text(out);
        if finish == "length" || finish == "content_filter" {
            return Err(ModelError::Incomplete(finish));
        }
        for (_, mut call) in self.calls.drain(..) {
            if call.call_id.is_empty() {
                call.call_id = format!("call_{}", ItemId::new());
            }
            out.extend([ModelEvent::ItemDone(ContextItem::Call(call))]);
        }
        self.completed = true;
        out.extend([ModelEvent::Completed]);
        Ok(())
    }
}

impl From<Tokens> for Usage {
    fn from(tokens: Tokens) -> Self {
        Self {
            input: tokens.prompt_tokens,
            cached_input: tokens
                .prompt_tokens_details
                .and_then(|details| details.cached_tokens)
                .unwrap_or_default(),
            output: tokens.completion_tokens,
            reasoning: tokens
                .completion_tokens_details
                .and_then(|details| details.reasoning_tokens)
                .unwrap_or_default(),
            ..Self::default()
        }
    }
}
