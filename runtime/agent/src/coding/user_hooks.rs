//! Where the turn of the coding agent calls hooks of the user.

use std::sync::{
    Mutex, OnceLock,
    atomic::{AtomicBool, Ordering},
};

use serde_json::{Value, json};
use threadwire_engine::{BoxFuture, HookPrompt, InputPart, ItemBody, LoadedThread, Usage};
use threadwire_workspace::{command, hooks::Event, locks::lock};

use super::{
    ABORTED,
    conversation::Conversation,
    registry::{Answer, Toolbox},
    turn::Run,
};
use crate::{
    extensions::MiddlewareError,
    hooks::{Hooks, Untold, agent_type, details, untold},
    model::{CallKind, Content, ContextItem, Message, ModelError, Role, ToolCall},
};

/// What the output of a command says that still runs.
const RUNNING: &str = "Process running with session ID";

/// The name of commands for hooks.
const COMMAND: &str = "Bash";

/// The state of a loaded thread for the hooks about its start and its end.
#[derive(Debug, Default)]
pub struct SessionStart {
    /// Whether they ran since the thread was loaded.
    has_run: AtomicBool,
    /// Whether the conversation was summarized since.
    is_compacted: AtomicBool,
    /// Whether the user was told what is odd about the hooks.
    has_warned: AtomicBool,
    /// The hooks of the last turn, for the end of the thread.
    last: Mutex<Hooks>,
    /// Where a new thread comes from, if it is not from nothing.
    source: OnceLock<&'static str>,
}

impl SessionStart {
    /// Notes that the user cleared another thread for this one: hooks are told `clear`.
    pub fn set_cleared(&self) {
        let _ = self.source.set("clear");
    }

    /// Notes that the thread was just forked: hooks are told `fork`.
    pub fn set_forked(&self) {
        let _ = self.source.set("fork");
    }
}

/// Runs the hooks about the end of a thread, which leaves memory; `None` if there are none.
pub(super) fn end_thread(thread: &LoadedThread) -> Option<BoxFuture<'static, ()>> {
    let start = thread.state(SessionStart::default);
    let hooks = std::mem::take(&mut *lock(&start.last));
    let has_some = hooks.has(Event::SessionEnd);
    has_some.then(|| Box::pin(async move { hooks.run_at_end().await }) as BoxFuture<'static, ()>)
}

impl Run<'_> {
    /// Keeps the hooks for the end of the thread, and tells the user once what is odd about them.
    pub(super) async fn keep_hooks(&self) {
        let warnings = &self.setup.config.loaded.hooks.warnings;
        if self.turn.thread().spawned.is_some() {
            return;
        }
        let start = self.turn.state(SessionStart::default);
        *lock(&start.last) = match self.hooks.has(Event::SessionEnd) {
            true => self.hooks.clone(),
            false => Hooks::default(),
        };
        if !warnings.is_empty() && !start.has_warned.swap(true, Ordering::Relaxed) {
            for warning in warnings {
                self.turn.warn(warning.clone()).await;
            }
        }
    }

    /// Notes that the conversation was summarized, for the hooks about the start of the thread.
    pub(super) fn note_compaction(&self) {
        if self.hooks.has(Event::SessionStart) {
            let start = self.turn.state(SessionStart::default);
            start.is_compacted.store(true, Ordering::Relaxed);
        }
    }

    /// Runs the hooks about the start of the thread, before its first turn since it was loaded or summarized, and tells
    /// the model what they say. Returns `false` if one stops the agent. A review is no turn in this sense.
    pub(super) async fn begin_thread(&self, conversation: &mut Conversation) -> bool {
        let spawned = self.turn.thread().spawned.as_ref();
        let event = match spawned {
            Some(_) => Event::SubagentStart,
            None => Event::SessionStart,
        };
        if self.setup.is_review || !self.hooks.has(event) {
            return true;
        }
        let start = self.turn.state(SessionStart::default);
        let is_compacted = start.is_compacted.swap(false, Ordering::Relaxed);
        if start.has_run.swap(true, Ordering::Relaxed) && !is_compacted {
            return true;
        }
        let (subject, told) = match spawned {
            Some(place) => (agent_type(place), details([])),
            None => {
                let source = match start.source.get() {
                    _ if is_compacted => "compact",
                    Some(source) => source,
                    None if conversation.has_answers() => "resume",
                    None => "startup",
                };
                (source, details([("source", source.into())]))
            }
        };
        let decided = self.hooks.run(event, subject, None, told).await;
        conversation
            .extend(&self.turn, messages(&decided.contexts))
            .await;
        decided.stopped.is_none() && !decided.is_interrupted
    }

    /// Tells the user and the model what hooks said that nobody waited for.
    pub(super) async fn tell_untold(&self, conversation: &mut Conversation) {
        let Untold { warnings, contexts } = untold(&self.turn);
        for warning in warnings {
            self.turn.warn(warning).await;
        }
        if !contexts.is_empty() {
            let told = messages(&contexts);
            conversation.extend(&self.turn, told).await;
        }
    }

    /// Tells whether hooks judge the input of the user.
    pub(super) fn judges_input(&self) -> bool {
        self.hooks.has(Event::UserPromptSubmit)
    }

    /// Runs the hooks about input of the user. Returns what they tell the model after it; `None` if one refuses the
    /// input, or could not judge it because the turn was interrupted.
    pub(super) async fn admit(&self, parts: &[InputPart]) -> Option<Vec<ContextItem>> {
        if parts.is_empty() || !self.judges_input() {
            return Some(Vec::new());
        }
        let texts = parts.iter().filter_map(|part| match part {
            InputPart::Text { text, .. } => Some(text.as_str()),
            _ => None,
        });
        let prompt: Vec<&str> = texts.collect();
        let told = details([("prompt", prompt.concat().into())]);
        let hooks = self.hooks.run(Event::UserPromptSubmit, "", None, told);
        let decided = hooks.await;
        if decided.is_interrupted || decided.stopped.is_some() || !decided.blocked.is_empty() {
            return None;
        }
        Some(messages(&decided.contexts))
    }

    /// Runs the hooks about the end of the turn, unless it is a review. Returns whether one makes the agent go on;
    /// `is_active` tells whether one did so before.
    pub(super) async fn goes_on(&self, conversation: &mut Conversation, is_active: bool) -> bool {
        let spawned = self.turn.thread().spawned.as_ref();
        let event = match spawned {
            Some(_) => Event::SubagentStop,
            None => Event::Stop,
        };
        if self.setup.is_review || !self.hooks.has(event) {
            return false;
        }
        let told = details([
            ("stop_hook_active", is_active.into()),
            ("last_assistant_message", conversation.last_said().into()),
        ]);
        let subject = spawned.map_or("", agent_type);
        let decided = self.hooks.run(event, subject, None, told).await;
        if decided.stopped.is_some() || decided.blocked.is_empty() {
            return false;
        }
        let prompts: Vec<HookPrompt> = decided
            .blocked
            .into_iter()
            .map(|(text, run)| HookPrompt { text, run })
            .collect();
        let shown = prompts.iter().map(|prompt| {
            let HookPrompt { text, run } = prompt;
            format!("<hook_prompt hook_run_id=\"{run}\">{text}</hook_prompt>")
        });
        let message = Message::text(Role::User, shown.collect::<Vec<_>>().join("\n"));
        let tools = self.toolbox.tools();
        tools.show(ItemBody::HookPrompt { prompts }).await;
        conversation
            .push(&self.turn, ContextItem::Message(message))
            .await;
        true
    }

    /// Runs the hooks before or after compaction. Returns `false` if one stops the agent.
    pub(super) async fn around_compaction(&self, event: Event, trigger: &str) -> bool {
        let told = details([("trigger", trigger.into())]);
        let decided = self.hooks.run(event, trigger, None, told).await;
        decided.stopped.is_none()
    }

    /// Runs the hooks before a request to the model.
    pub(super) async fn before_request(&self) {
        let event = Event::PreModelRequest;
        self.hooks.run(event, "", None, details([])).await;
    }

    /// Runs the hooks after the answer of the model, or its failure.
    pub(super) async fn after_request(&self, failure: Option<&ModelError>, usage: Option<Usage>) {
        if !self.hooks.has(Event::PostModelRequest) {
            return;
        }
        let usage = usage.map(|usage| {
            json!({
                "input_tokens": usage.input,
                "cached_input_tokens": usage.cached_input,
                "cache_write_input_tokens": usage.cache_write,
                "output_tokens": usage.output,
                "reasoning_output_tokens": usage.reasoning,
                "total_tokens": usage.total(),
            })
        });
        let status = match failure {
            Some(_) => "failed",
            None => "completed",
        };
        let error = failure.map(|failure| failure.clone().turn_error().message);
        let told = details([
            ("status", status.into()),
            ("error", error.into()),
            ("token_usage", usage.into()),
        ]);
        let event = Event::PostModelRequest;
        self.hooks.run(event, "", None, told).await;
    }
}

/// Runs a call with the hooks before and after it.
pub(super) async fn around_tool(
    toolbox: &Toolbox,
    call: &ToolCall,
) -> Result<Answer, MiddlewareError> {
    let Some((name, input)) = toolbox.hook_input(call) else {
        return toolbox.with_middleware(call).await;
    };
    let hooks = toolbox.tools().hooks();
    let id = Some(&*call.call_id);
    let told = |input: &Value| {
        details([
            ("tool_name", name.clone().into()),
            ("tool_input", input.clone()),
            ("tool_use_id", call.call_id.clone().into()),
        ])
    };
    let before = hooks.run(Event::PreToolUse, &name, id, told(&input)).await;
    toolbox.tell(before.contexts);
    if before.is_interrupted {
        return Ok(Answer::failed(ABORTED));
    }
    if let Some((reason, _)) = before.blocked.first() {
        return Ok(Answer::failed(match input["command"].as_str() {
            Some(command) if name == COMMAND => {
                format!("Command blocked by PreToolUse hook: {reason}. Command: {command}")
            }
            _ => format!("Tool call blocked by PreToolUse hook: {reason}. Tool: {name}"),
        }));
    }
    let mut call = call.clone();
    let mut input = input;
    if let Some(new) = before.input {
        match replaced(&call, &name, &new) {
            Ok(arguments) => call.arguments = arguments,
            Err(problem) => return Ok(Answer::failed(problem)),
        }
        input = new;
    }
    let mut answer = toolbox.with_middleware(&call).await?;
    let result = toolbox.take_result(&call.call_id);
    if !answer.success || !hooks.has(Event::PostToolUse) {
        return Ok(answer);
    }
    let Some(response) = result.or_else(|| output(&answer, name == COMMAND)) else {
        // The command still runs.
        return Ok(answer);
    };
    let mut told = told(&input);
    told.insert("tool_response".to_owned(), response);
    let after = hooks.run(Event::PostToolUse, &name, id, told).await;
    let reason = match after.stopped.clone() {
        Some(reason) => reason,
        None => after.objections(),
    };
    toolbox.tell(after.contexts);
    if let Some(reason) = reason {
        answer.content = vec![Content::Text(reason)];
    }
    Ok(answer)
}

/// Returns the name and the input of a call of the agent's own tools, as hooks know them.
pub(super) fn own_input(name: &str, arguments: Value) -> (String, Value) {
    let patch = match &arguments {
        Value::String(text) => Some(text.as_str()),
        arguments => arguments["input"].as_str(),
    };
    match name {
        "exec_command" => (COMMAND.to_owned(), json!({ "command": arguments["cmd"] })),
        "shell" => {
            let argv = arguments["command"].as_array();
            let argv: Vec<String> = argv
                .into_iter()
                .flatten()
                .filter_map(|word| word.as_str().map(str::to_owned))
                .collect();
            let line = match &argv[..] {
                [_, flag, script] if flag == "-lc" || flag == "-c" => script.clone(),
                argv => command::join(argv),
            };
            (COMMAND.to_owned(), json!({ "command": line }))
        }
        "apply_patch" => (name.to_owned(), json!({ "command": patch })),
        _ => (name.to_owned(), arguments),
    }
}

/// Returns the arguments of a call with the input that a hook gave.
fn replaced(call: &ToolCall, name: &str, input: &Value) -> Result<String, String> {
    let command = || {
        let command = input["command"].as_str();
        command.ok_or("hook returned updatedInput without string field `command`")
    };
    let mut arguments = call.arguments_value();
    if !arguments.is_object() && call.kind == CallKind::Function {
        arguments = json!({});
    }
    match (&*call.name, name) {
        ("exec_command", COMMAND) => arguments["cmd"] = command()?.into(),
        ("shell", COMMAND) => arguments["command"] = command::shell_argv(command()?).into(),
        ("apply_patch", "apply_patch") => match call.kind {
            CallKind::Custom => return Ok(command()?.to_owned()),
            _ => arguments["input"] = command()?.into(),
        },
        _ => arguments = input.clone(),
    }
    Ok(arguments.to_string())
}

/// Returns the output of a tool as hooks are told: a text, or parts if there are images. `None` for a command that still
/// runs.
fn output(answer: &Answer, is_command: bool) -> Option<Value> {
    let part = |part: &Content| match part {
        Content::Text(text) => json!({ "type": "input_text", "text": text }),
        Content::Image(url) => json!({ "type": "input_image", "image_url": url }),
        Content::UserImage(image) => json!({ "type": "input_image", "image_url": image.source }),
    };
    let texts = answer.content.iter().map(|part| match part {
        Content::Text(text) => Some(text.as_str()),
        Content::Image(_) | Content::UserImage(_) => None,
    });
    let Some(texts) = texts.collect::<Option<Vec<_>>>() else {
        return Some(answer.content.iter().map(part).collect());
    };
    let text = texts.join("\n");
    match text.split_once("Output:\n") {
        Some((head, _)) if is_command && head.contains(RUNNING) => None,
        Some((_, output)) if is_command => Some(output.into()),
        _ => Some(text.into()),
    }
}

/// Makes the messages that tell the model what hooks said.
pub(super) fn messages(contexts: &[String]) -> Vec<ContextItem> {
    contexts
        .iter()
        .map(|context| ContextItem::Message(Message::text(Role::Developer, context.as_str())))
        .collect()
}
