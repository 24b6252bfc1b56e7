//! Successful model responses, as the events of each API.

use serde_json::{Value, json};

/// The API that a model is requested over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wire {
    /// The OpenAI Responses API.
    Responses,
    /// The OpenAI Chat Completions API.
    Chat,
    /// The Anthropic Messages API.
    Anthropic,
}

impl Wire {
    /// All APIs.
    pub const ALL: [Self; 3] = [Self::Responses, Self::Chat, Self::Anthropic];

    /// Returns the name in configurations.
    pub fn name(self) -> &'static str {
        match self {
            Self::Responses => "responses",
            Self::Chat => "chat",
            Self::Anthropic => "anthropic",
        }
    }
}

/// A part of a response.
#[derive(Clone, Debug)]
pub enum Part {
    /// A message, streamed in these pieces.
    Text(Vec<String>),
    /// Reasoning, with the data that the provider expects back.
    Reasoning(String),
    /// A tool call; the arguments are sent unchanged.
    Call {
        /// The id that the tool output refers to.
        id: String,
        /// Name of the tool.
        name: String,
        /// Arguments, valid JSON or not.
        arguments: String,
    },
}

impl Part {
    /// Makes a message of one piece.
    pub fn text(text: &str) -> Self {
        Self::Text(vec![text.to_owned()])
    }

    /// Makes a tool call.
    pub fn call(id: &str, name: &str, arguments: &Value) -> Self {
        Self::Call {
            id: id.to_owned(),
            name: name.to_owned(),
            arguments: arguments.to_string(),
        }
    }
}

/// The token usage in every response: input and output.
pub(crate) const TOKENS: (u64, u64) = (10, 5);

/// Returns the data of the events of a response.
pub fn answer(wire: Wire, parts: &[Part]) -> Vec<String> {
    let events = match wire {
        Wire::Responses => responses(parts),
        Wire::Chat => chat(parts),
        Wire::Anthropic => anthropic(parts),
    };
    let mut events: Vec<String> = events.iter().map(Value::to_string).collect();
    if wire == Wire::Chat {
        events.push("[DONE]".to_owned());
    }
    events
}

fn responses(parts: &[Part]) -> Vec<Value> {
    let mut events = vec![json!({ "type": "response.created", "response": { "id": "resp_1" } })];
    for (index, part) in parts.iter().enumerate() {
        let id = format!("item_{index}");
        match part {
            Part::Text(pieces) => {
                let item = |content: Value| json!({ "type": "message", "role": "assistant", "id": id, "content": content });
                events.push(json!({ "type": "response.output_item.added", "output_index": index, "item": item(json!([])) }));
                events.extend(pieces.iter().map(|piece| {
                    json!({ "type": "response.output_text.delta", "item_id": id, "output_index": index, "content_index": 0, "delta": piece })
                }));
                let content =
                    json!([{ "type": "output_text", "text": pieces.concat(), "annotations": [] }]);
                events.push(json!({ "type": "response.output_item.done", "output_index": index, "item": item(content) }));
            }
            Part::Reasoning(text) => {
                events.push(json!({ "type": "response.output_item.added", "output_index": index, "item": { "type": "reasoning", "id": id, "summary": [] } }));
                events.push(json!({ "type": "response.reasoning_summary_part.added", "item_id": id, "summary_index": 0 }));
                events.push(json!({ "type": "response.reasoning_summary_text.delta", "item_id": id, "summary_index": 0, "delta": text }));
                events.push(json!({ "type": "response.output_item.done", "output_index": index, "item": {
                    "type": "reasoning", "id": id, "summary": [{ "type": "summary_text", "text": text }], "encrypted_content": "sealed" } }));
            }
            Part::Call {
                id,
                name,
                arguments,
            } => {
                events.push(
                    json!({ "type": "response.function_call_arguments.delta", "delta": arguments }),
                );
                events.push(json!({ "type": "response.output_item.done", "output_index": index, "item": {
                    "type": "function_call", "id": format!("fc_{index}"), "call_id": id, "name": name, "arguments": arguments } }));
            }
        }
    }
    events.push(json!({ "type": "response.completed", "response": { "id": "resp_1", "usage": {
        "input_tokens": TOKENS.0, "output_tokens": TOKENS.1, "total_tokens": TOKENS.0 + TOKENS.1 } } }));
    events
}

fn chat(parts: &[Part]) -> Vec<Value> {
    let chunk = |delta: Value| json!({ "id": "c", "object": "chat.completion.chunk", "choices": [{ "index": 0, "delta": delta, "finish_reason": null }] });
    let mut events = vec![chunk(json!({ "role": "assistant", "content": "" }))];
    let mut calls = 0;
    for part in parts {
        match part {
            Part::Text(pieces) => {
                events.extend(
                    pieces
                        .iter()
                        .map(|piece| chunk(json!({ "content": piece }))),
                );
            }
            Part::Reasoning(text) => events.push(chunk(json!({ "reasoning_content": text }))),
            Part::Call {
                id,
                name,
                arguments,
            } => {
                events.push(chunk(json!({ "tool_calls": [{ "index": calls, "id": id, "type": "function", "function": { "name": name, "arguments": "" } }] })));
                let half = arguments.floor_char_boundary(arguments.len() / 2);
                for piece in [&arguments[..half], &arguments[half..]] {
                    events.push(chunk(json!({ "tool_calls": [{ "index": calls, "function": { "arguments": piece } }] })));
                }
                calls += 1;
            }
        }
    }
    let finish = if calls > 0 { "tool_calls" } else { "stop" };
    events.push(
        json!({ "id": "c", "choices": [{ "index": 0, "delta": {}, "finish_reason": finish }] }),
    );
    events.push(json!({ "id": "c", "choices": [], "usage": {
        "prompt_tokens": TOKENS.0, "completion_tokens": TOKENS.1, "total_tokens": TOKENS.0 + TOKENS.1 } }));
    events
}

fn anthropic(parts: &[Part]) -> Vec<Value> {
    let mut events = vec![
        json!({ "type": "message_start", "message": { "id": "m", "role": "assistant", "content": [],
        "usage": { "input_tokens": TOKENS.0, "output_tokens": 1 } } }),
    ];
    let mut calls = false;
    for (index, part) in parts.iter().enumerate() {
        let (block, deltas): (Value, Vec<Value>) = match part {
            Part::Text(pieces) => (
                json!({ "type": "text", "text": "" }),
                pieces
                    .iter()
                    .map(|piece| json!({ "type": "text_delta", "text": piece }))
                    .collect(),
            ),
            Part::Reasoning(text) => (
                json!({ "type": "thinking", "thinking": "" }),
                vec![
                    json!({ "type": "thinking_delta", "thinking": text }),
                    json!({ "type": "signature_delta", "signature": "sealed" }),
                ],
            ),
            Part::Call {
                id,
                name,
                arguments,
            } => {
                calls = true;
                let half = arguments.floor_char_boundary(arguments.len() / 2);
                (
                    json!({ "type": "tool_use", "id": id, "name": name, "input": {} }),
                    [&arguments[..half], &arguments[half..]]
                        .map(|piece| json!({ "type": "input_json_delta", "partial_json": piece }))
                        .to_vec(),
                )
            }
        };
        events
            .push(json!({ "type": "content_block_start", "index": index, "content_block": block }));
        events.extend(
            deltas.into_iter().map(
                |delta| json!({ "type": "content_block_delta", "index": index, "delta": delta }),
            ),
        );
        events.push(json!({ "type": "content_block_stop", "index": index }));
    }
    let stop = if calls { "tool_use" } else { "end_turn" };
    events.push(json!({ "type": "ping" }));
    events.push(json!({ "type": "message_delta", "delta": { "stop_reason": stop }, "usage": { "output_tokens": TOKENS.1 } }));
    events.push(json!({ "type": "message_stop" }));
    events
}
