//! Decodes responses.

use std::collections::HashMap;

use serde::Deserialize;
use serde_json::Value;
use threadwire_engine::{ItemId, Usage};

use crate::model::{
    error::ModelError,
    event::ModelEvent,
    request::{CallKind, ContextItem, Message, Reasoning, Role, ToolCall},
    wire::{Text, failure, tokens, unreadable},
};

#[derive(Deserialize)]
struct Chunk<'a> {
    #[serde(borrow, default)]
    choices: Option<Vec<Choice<'a>>>,
    #[serde(default)]
    usage: Value,
    #[serde(default)]
    error: Value,
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
    /// Reasoning, as most servers name the member.
    #[serde(borrow, default)]
    reasoning_content: Option<Text<'a>>,
    /// Reasoning, as other servers name it.
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

/// Collects the pieces of one response. A text ends where another item starts; calls are complete at the end.
#[derive(Debug)]
pub(in crate::model) struct Decoder {
    provider: String,
    /// Whether calls are decoded while they stream.
    streams_calls: bool,
    text: Option<String>,
    reasoning: Option<String>,
    calls: Vec<(usize, ToolCall)>,
    /// The position in `calls` of the last call of each index.
    places: HashMap<usize, usize>,
    /// The finish reason, once it is known.
    finish: Option<String>,
    completed: bool,
}

impl Decoder {
    pub(in crate::model) fn new(provider: &str, calls: bool) -> Self {
        Self {
            provider: provider.to_owned(),
            streams_calls: calls,
            text: None,
            reasoning: None,
            calls: Vec::new(),
            places: HashMap::new(),
            finish: None,
            completed: false,
        }
    }

    pub(in crate::model) fn decode(
        &mut self,
        data: &str,
        out: &mut impl Extend<ModelEvent>,
    ) -> Result<(), ModelError> {
        if data == "[DONE]" {
            return self.end(out);
        }
        let chunk: Chunk<'_> = serde_json::from_str(data).map_err(|error| unreadable(&error))?;
        if !chunk.error.is_null() {
            return Err(failure(&chunk.error));
        }
        for choice in chunk.choices.unwrap_or_default() {
            if let Some(delta) = choice.delta {
                self.delta(delta, out);
            }
            // Some servers send an empty reason until the response ends.
            let finish = choice.finish_reason;
            if let Some(reason) = finish.filter(|reason| !reason.0.is_empty()) {
                self.finish = Some(reason.0.into_owned());
            }
        }
        if chunk.usage.is_object() {
            out.extend([ModelEvent::Usage(usage(&chunk.usage))]);
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
                out.extend([ModelEvent::MessageStarted {
                    id: None,
                    phase: None,
                }]);
                String::new()
            });
            whole.push_str(&said.0);
            out.extend([ModelEvent::TextDelta(said.boxed())]);
        }
        for fragment in delta.tool_calls.unwrap_or_default() {
            self.end_reasoning(out);
            self.end_text(out);
            self.call(fragment, out);
        }
    }

    /// Adds a piece to its call. The index identifies the call; if a server sends no index, or always the same one, a
    /// new id starts a new call.
    fn call(&mut self, fragment: CallFragment<'_>, out: &mut impl Extend<ModelEvent>) {
        let id = fragment.id.filter(|id| !id.0.is_empty());
        let last = self.calls.last().map(|(index, _)| *index);
        let index = fragment.index.unwrap_or(match (&id, last) {
            (None, Some(last)) => last,
            (Some(_), Some(last)) => last.saturating_add(1),
            (_, None) => 0,
        });
        let is_named = fragment
            .function
            .as_ref()
            .and_then(|function| function.name.as_ref())
            .is_some_and(|name| !name.0.is_empty());
        let is_other = |call: &ToolCall| {
            let has_other_id = id.as_ref().is_some_and(|id| *id.0 != *call.call_id);
            is_named && has_other_id && !call.call_id.is_empty()
        };
        let place = self.places.get(&index).copied();
        let place = place.filter(|place| !is_other(&self.calls[*place].1));
        let is_new = place.is_none();
        let place = place.unwrap_or_else(|| {
            let call = ToolCall {
                call_id: String::new(),
                item_id: None,
                name: String::new(),
                namespace: None,
                arguments: String::new(),
                kind: CallKind::Function,
            };
            self.places.insert(index, self.calls.len());
            self.calls.push((index, call));
            self.calls.len() - 1
        });
        // A piece of an earlier call is not shown: the call that started last may have been shown meanwhile.
        let shows = self.streams_calls && place + 1 == self.calls.len();
        let call = &mut self.calls[place].1;
        if let Some(id) = id {
            call.call_id = id.0.into_owned();
        }
        if let Some(function) = fragment.function {
            if let Some(name) = function.name {
                call.name.push_str(&name.0);
            }
            if shows && is_new && !call.call_id.is_empty() && !call.name.is_empty() {
                out.extend([ModelEvent::CallStarted(call.clone())]);
            }
            if let Some(arguments) = function.arguments {
                call.arguments.push_str(&arguments.0);
                if shows {
                    out.extend([ModelEvent::ArgumentsDelta(arguments.boxed())]);
                }
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

    /// Handles the end of the stream. The response is complete only if the server sent a finish reason.
    pub(in crate::model) fn end(
        &mut self,
        out: &mut impl Extend<ModelEvent>,
    ) -> Result<(), ModelError> {
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
        out.extend([ModelEvent::Completed(Box::default())]);
        Ok(())
    }
}

fn usage(usage: &Value) -> Usage {
    Usage {
        input: tokens(&usage["prompt_tokens"]),
        cached_input: tokens(&usage["prompt_tokens_details"]["cached_tokens"]),
        output: tokens(&usage["completion_tokens"]),
        reasoning: tokens(&usage["completion_tokens_details"]["reasoning_tokens"]),
        ..Usage::default()
    }
}
