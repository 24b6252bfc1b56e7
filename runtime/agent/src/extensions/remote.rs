//! Extensions written in another language: calls and their results cross the language boundary as JSON.
//!
//! [`Remote::extensions`] takes a description: `{"tools": [{"name", "description", "inputSchema", "needsApproval",
//! "readOnly"}], "middleware": [{"name", "hooks": ["before_model", ..]}]}`. A call is an object with `turn`
//! (`{"thread", "turn", "cwd", "model", "mode"}`) and one of
//!
//! | call | answer |
//! |---|---|
//! | `{"tool": INDEX, "id", "arguments"}` | ANSWER |
//! | `{"middleware": INDEX, "hook": "before_model", "request": REQUEST}` | the request with what was changed, or `null` |
//! | `{.., "hook": "after_model", "answer": {"purpose", "text", "items", "usage"}}` | a message, or `null` |
//! | `{.., "hook": "before_tool", "call": {"id", "name", "arguments"}}` | `{"arguments"}` and `{"refuse": TEXT}` or `{"answer": ANSWER}`, or `null` |
//! | `{.., "hook": "after_tool", "call": {..}, "answer": ANSWER}` | ANSWER, or `null` |
//!
//! where ANSWER is `{"content": [{"text"} or {"image"}], "success"}`, a message `{"role", "text"}`, and REQUEST
//! `{"purpose", "model", "effort", "instructions", "conversation", "messages", "tools"}`.

use std::{
    collections::HashMap,
    fmt,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicU32, Ordering},
    },
};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Value, json};
use threadwire_engine::{BoxFuture, Json, TurnContext};
use threadwire_workspace::locks::lock;
use tokio::sync::oneshot;

use super::{
    BoxError, Extensions, ExtensionsError, Middleware, ModelAnswer, ModelRequest, Tool, ToolAnswer,
    ToolContext, ToolUse, Verdict,
};
use crate::model::{Content, ContextItem, Message, Role};

/// The transport of calls to the code of the extensions.
pub trait Carrier: Send + Sync + 'static {
    /// Sends a call. The result comes through [`Remote::settle`] with the same number.
    fn call(&self, number: u32, call: String) -> BoxFuture<'_, ()>;

    /// Cancels a call: its result is no longer needed.
    fn cancel(&self, number: u32);
}

/// Extensions that run elsewhere, and their open calls. Clones share them.
#[derive(Clone)]
pub struct Remote(Arc<Shared>);

/// Why remote extensions are invalid.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RemoteError {
    /// The description is invalid.
    #[error("invalid extensions: {0}")]
    Description(#[from] serde_json::Error),
    /// The extensions are invalid.
    #[error(transparent)]
    Extensions(#[from] ExtensionsError),
}

struct Shared {
    carrier: Box<dyn Carrier>,
    open: Mutex<HashMap<u32, oneshot::Sender<Outcome>>>,
    next: AtomicU32,
}

/// The result of a call as JSON, or the error message.
type Outcome = Result<String, String>;

impl Remote {
    /// Creates a remote that sends calls through `carrier`.
    pub fn new(carrier: impl Carrier) -> Self {
        Self(Arc::new(Shared {
            carrier: Box::new(carrier),
            open: Mutex::default(),
            next: AtomicU32::new(1),
        }))
    }

    /// Creates the extensions in `description`.
    ///
    /// Errors: `Description`, `Extensions`.
    pub fn extensions(&self, description: &str) -> Result<Extensions, RemoteError> {
        let description: Description = serde_json::from_str(description)?;
        let tools = description.tools.into_iter().enumerate();
        let tools = tools.map(|(index, about)| -> Arc<dyn Tool> {
            let remote = self.clone();
            Arc::new(RemoteTool {
                remote,
                index,
                about,
            })
        });
        let middleware = description.middleware.into_iter().enumerate();
        let middleware = middleware.map(|(index, about)| -> Arc<dyn Middleware> {
            let remote = self.clone();
            Arc::new(RemoteMiddleware {
                remote,
                index,
                about,
            })
        });
        Ok(Extensions::new(tools.collect(), middleware.collect())?)
    }

    /// Completes a call with its result as JSON, or with an error message. A call that is not open is ignored.
    pub fn settle(&self, number: u32, outcome: Result<String, String>) {
        if let Some(waiting) = self.0.open().remove(&number) {
            // The receiver may have been dropped just now.
            let _ = waiting.send(outcome);
        }
    }

    async fn call<T: DeserializeOwned>(
        &self,
        turn: &TurnContext,
        mut call: Value,
    ) -> Result<T, BoxError> {
        let settings = &turn.thread().settings;
        call["turn"] = json!({
            "thread": turn.thread().id.to_string(),
            "turn": turn.id().to_string(),
            "cwd": settings.cwd,
            "model": settings.model,
            "mode": settings.mode,
        });
        let number = self.0.next.fetch_add(1, Ordering::Relaxed);
        let (sender, outcome) = oneshot::channel();
        self.0.open().insert(number, sender);
        let _open = Open {
            remote: self,
            number,
        };
        self.0.carrier.call(number, call.to_string()).await;
        let answer = outcome.await??;
        serde_json::from_str(&answer).map_err(|error| format!("invalid answer: {error}").into())
    }
}

impl Shared {
    fn open(&self) -> MutexGuard<'_, HashMap<u32, oneshot::Sender<Outcome>>> {
        lock(&self.open)
    }
}

impl fmt::Debug for Remote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = self.0.open().len();
        f.debug_struct("Remote").field("open", &open).finish()
    }
}

/// An open call; dropping it cancels the call.
struct Open<'a> {
    remote: &'a Remote,
    number: u32,
}

impl Drop for Open<'_> {
    fn drop(&mut self) {
        let waiting = self.remote.0.open().remove(&self.number);
        if waiting.is_some() {
            self.remote.0.carrier.cancel(self.number);
        }
    }
}

#[derive(Deserialize)]
struct Description {
    tools: Vec<AboutTool>,
    middleware: Vec<AboutMiddleware>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct AboutTool {
    name: String,
    description: String,
    input_schema: Json,
    needs_approval: bool,
    read_only: bool,
}

#[derive(Deserialize)]
struct AboutMiddleware {
    name: String,
    hooks: Vec<String>,
}

struct RemoteTool {
    remote: Remote,
    index: usize,
    about: AboutTool,
}

impl Tool for RemoteTool {
    fn name(&self) -> &str {
        &self.about.name
    }

    fn description(&self) -> &str {
        &self.about.description
    }

    fn input_schema(&self) -> Json {
        Arc::clone(&self.about.input_schema)
    }

    fn needs_approval(&self) -> bool {
        self.about.needs_approval
    }

    fn is_read_only(&self) -> bool {
        self.about.read_only
    }

    fn call<'a>(
        &'a self,
        arguments: Value,
        context: ToolContext,
    ) -> BoxFuture<'a, Result<ToolAnswer, BoxError>> {
        Box::pin(async move {
            let id = context.call_id().to_string();
            let call = json!({ "tool": self.index, "id": id, "arguments": arguments });
            let answer: Answer = self.remote.call(context.turn(), call).await?;
            Ok(answer.into())
        })
    }
}

struct RemoteMiddleware {
    remote: Remote,
    index: usize,
    about: AboutMiddleware,
}

impl RemoteMiddleware {
    /// Calls a hook, if the middleware has it.
    async fn hook<T: DeserializeOwned>(
        &self,
        hook: &str,
        turn: &TurnContext,
        call: impl FnOnce() -> Value,
    ) -> Result<Option<T>, BoxError> {
        if !self.about.hooks.iter().any(|known| known == hook) {
            return Ok(None);
        }
        let mut call = call();
        call["middleware"] = json!(self.index);
        call["hook"] = json!(hook);
        self.remote.call(turn, call).await
    }
}

impl Middleware for RemoteMiddleware {
    fn name(&self) -> &str {
        &self.about.name
    }

    fn before_model<'a>(
        &'a self,
        request: &'a mut ModelRequest<'_>,
        turn: &'a TurnContext,
    ) -> BoxFuture<'a, Result<(), BoxError>> {
        Box::pin(async move {
            let messages: Vec<HookMessage> = request.messages.iter().map(HookMessage::of).collect();
            let call = || {
                let conversation: Vec<_> = request.conversation.iter().map(item).collect();
                json!({ "request": {
                    "purpose": request.purpose.name(),
                    "model": request.model,
                    "effort": request.effort,
                    "instructions": request.instructions,
                    "conversation": conversation,
                    "messages": messages,
                    "tools": request.tools,
                } })
            };
            let changed: Option<Changed> = self.hook("before_model", turn, call).await?;
            if let Some(changed) = changed {
                request.model = changed.model;
                request.effort = changed.effort;
                request.instructions = changed.instructions;
                request.tools = changed.tools;
                if changed.messages != messages {
                    request.messages = changed
                        .messages
                        .into_iter()
                        .map(HookMessage::into)
                        .collect();
                }
            }
            Ok(())
        })
    }

    fn after_model<'a>(
        &'a self,
        answer: &'a ModelAnswer<'_>,
        turn: &'a TurnContext,
    ) -> BoxFuture<'a, Result<Option<Message>, BoxError>> {
        Box::pin(async move {
            let call = || {
                let items: Vec<_> = answer.items.iter().map(item).collect();
                let usage = answer.usage.map(|usage| {
                    json!({
                        "input": usage.input,
                        "cached": usage.cached_input,
                        "output": usage.output,
                        "reasoning": usage.reasoning,
                    })
                });
                json!({ "answer": {
                    "purpose": answer.purpose.name(),
                    "text": answer.text(),
                    "items": items,
                    "usage": usage,
                } })
            };
            let said: Option<HookMessage> = self.hook("after_model", turn, call).await?;
            Ok(said.map(HookMessage::into))
        })
    }

    fn before_tool<'a>(
        &'a self,
        used: &'a mut ToolUse,
        turn: &'a TurnContext,
    ) -> BoxFuture<'a, Result<Verdict, BoxError>> {
        Box::pin(async move {
            let call = || json!({ "call": tool_use(used) });
            let judged: Option<Judged> = self.hook("before_tool", turn, call).await?;
            let Some(judged) = judged else {
                return Ok(Verdict::Proceed);
            };
            if let Some(arguments) = judged.arguments {
                used.arguments = arguments;
            }
            Ok(match (judged.refuse, judged.answer) {
                (Some(reason), _) => Verdict::Refuse(reason),
                (None, Some(answer)) => Verdict::Answer(answer.into()),
                (None, None) => Verdict::Proceed,
            })
        })
    }

    fn after_tool<'a>(
        &'a self,
        used: &'a ToolUse,
        answer: &'a mut ToolAnswer,
        turn: &'a TurnContext,
    ) -> BoxFuture<'a, Result<(), BoxError>> {
        Box::pin(async move {
            let call = || json!({ "call": tool_use(used), "answer": Answer::of(answer) });
            let changed: Option<Answer> = self.hook("after_tool", turn, call).await?;
            if let Some(changed) = changed {
                *answer = changed.into();
            }
            Ok(())
        })
    }
}

/// The members of a request that a middleware can change.
#[derive(Deserialize)]
struct Changed {
    model: String,
    effort: Option<String>,
    instructions: String,
    messages: Vec<HookMessage>,
    tools: Vec<String>,
}

/// The decision about a call.
#[derive(Deserialize)]
struct Judged {
    arguments: Option<Value>,
    refuse: Option<String>,
    answer: Option<Answer>,
}

/// A message with one text.
#[derive(Deserialize, Serialize, PartialEq)]
struct HookMessage {
    role: Role,
    text: String,
}

impl HookMessage {
    fn of(message: &Message) -> Self {
        Self {
            role: message.role,
            text: message.joined_text(),
        }
    }

    fn into(self) -> Message {
        Message::text(self.role, self.text)
    }
}

/// The tool output for the model.
#[derive(Deserialize, Serialize)]
struct Answer {
    content: Vec<Part>,
    success: bool,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
enum Part {
    Text(String),
    Image(String),
}

impl Answer {
    fn of(answer: &ToolAnswer) -> Self {
        let parts = answer.content.iter().map(|part| match part {
            Content::Text(text) => Part::Text(text.clone()),
            Content::Image(url) => Part::Image(url.clone()),
            Content::UserImage(image) => Part::Image(image.source.clone()),
        });
        Self {
            content: parts.collect(),
            success: answer.success,
        }
    }
}

impl From<Answer> for ToolAnswer {
    fn from(answer: Answer) -> Self {
        let parts = answer.content.into_iter().map(|part| match part {
            Part::Text(text) => Content::Text(text),
            Part::Image(url) => Content::Image(url),
        });
        Self {
            content: parts.collect(),
            success: answer.success,
        }
    }
}

fn tool_use(used: &ToolUse) -> Value {
    json!({ "id": used.id, "name": used.name, "arguments": used.arguments })
}

/// Encodes an entry of a conversation for remote code, without data that only the provider needs.
fn item(item: &ContextItem) -> Value {
    match item {
        ContextItem::Message(message) => {
            json!({ "type": "message", "role": message.role, "text": message.joined_text() })
        }
        ContextItem::Reasoning(reasoning) => {
            let sections = [&*reasoning.summary, &*reasoning.content].concat();
            json!({ "type": "reasoning", "text": sections.join("\n\n") })
        }
        ContextItem::Call(call) => json!({
            "type": "call",
            "id": call.call_id,
            "name": call.flat_name(),
            "arguments": call.arguments_value(),
        }),
        ContextItem::Output(output) => {
            let texts = output.content.iter().filter_map(|part| match part {
                Content::Text(text) => Some(text.as_str()),
                Content::Image(_) | Content::UserImage(_) => None,
            });
            json!({
                "type": "output",
                "id": output.call_id,
                "text": texts.collect::<String>(),
                "success": output.success,
            })
        }
        ContextItem::WebSearch(search) => json!({ "type": "search", "query": search.query }),
        ContextItem::Compaction(_) => json!({ "type": "compaction" }),
        ContextItem::Image(_) => json!({ "type": "image" }),
    }
}
