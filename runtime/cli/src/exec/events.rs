//! The events of `codex exec --json`, one JSON object per line. `@openai/codex-sdk` and scripts read them.
//!
//! They are a projection of the app server's notifications: `thread.started`, `turn.started`, items (`item.started`,
//! `item.updated`, `item.completed`), `error`, and `turn.completed` or `turn.failed` at the end. Names and shapes are
//! those of Codex 0.169.

use std::{
    collections::{BTreeMap, HashMap},
    io,
};

use serde::Serialize;
use threadwire_client::protocol::{
    NotificationMethod, RawJson,
    codex::{
        CollabAgentState, CommandExecutionStatus, PatchApplyStatus, PatchChangeKind,
        ResponsesApiWebSearchAction, ResponsesApiWebSearchActionFindInPage,
        ResponsesApiWebSearchActionOpenPage, ResponsesApiWebSearchActionSearch, ThreadItem,
        TokenUsageBreakdown, Turn, TurnError, TurnPlanStep, TurnPlanStepStatus, TurnStatus,
        WebSearchAction, WebSearchActionFindInPage, WebSearchActionOpenPage, WebSearchActionSearch,
        notification,
    },
};
use tracing::debug;

use crate::output;

/// Prints the events of one turn.
#[derive(Debug)]
pub(super) struct Events {
    thread: String,
    turn: String,
    /// The printed ids of items that have started, by their ids on the wire.
    running: HashMap<String, String>,
    /// How many items have an id.
    items: usize,
    /// The id of the plan and its steps.
    plan: Option<(String, Vec<Step>)>,
    usage: Usage,
}

#[derive(Serialize)]
#[serde(tag = "type")]
enum Line<'a> {
    #[serde(rename = "thread.started")]
    ThreadStarted { thread_id: &'a str },
    #[serde(rename = "turn.started")]
    TurnStarted,
    #[serde(rename = "item.started")]
    ItemStarted { item: Item<'a> },
    #[serde(rename = "item.updated")]
    ItemUpdated { item: Item<'a> },
    #[serde(rename = "item.completed")]
    ItemCompleted { item: Item<'a> },
    #[serde(rename = "turn.completed")]
    TurnCompleted { usage: Usage },
    #[serde(rename = "turn.failed")]
    TurnFailed { error: Failure<'a> },
    #[serde(rename = "error")]
    Error { message: &'a str },
}

#[derive(Serialize)]
struct Item<'a> {
    id: &'a str,
    #[serde(flatten)]
    details: Details<'a>,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Details<'a> {
    AgentMessage {
        text: &'a str,
    },
    Reasoning {
        text: String,
    },
    CommandExecution {
        command: &'a str,
        aggregated_output: &'a str,
        exit_code: Option<i32>,
        status: String,
    },
    FileChange {
        changes: Vec<Change<'a>>,
        status: &'static str,
    },
    McpToolCall {
        server: &'a str,
        tool: &'a str,
        arguments: &'a RawJson,
        result: Option<McpResult<'a>>,
        error: Option<Failure<'a>>,
        status: String,
    },
    CollabToolCall {
        tool: String,
        sender_thread_id: &'a str,
        receiver_thread_ids: &'a [String],
        prompt: Option<&'a str>,
        agents_states: BTreeMap<&'a str, AgentState<'a>>,
        status: String,
    },
    WebSearch {
        query: &'a str,
        action: ResponsesApiWebSearchAction,
    },
    TodoList {
        items: &'a [Step],
    },
    Error {
        message: &'a str,
    },
}

#[derive(Serialize)]
struct Change<'a> {
    path: &'a str,
    kind: &'static str,
}

#[derive(Serialize)]
struct McpResult<'a> {
    content: &'a [RawJson],
    #[serde(rename = "_meta", skip_serializing_if = "Option::is_none")]
    meta: Option<&'a RawJson>,
    structured_content: Option<&'a RawJson>,
}

#[derive(Serialize)]
struct AgentState<'a> {
    status: String,
    message: Option<&'a str>,
}

#[derive(Debug, PartialEq, Serialize)]
struct Step {
    text: String,
    completed: bool,
}

#[derive(Serialize)]
struct Failure<'a> {
    message: &'a str,
}

/// Counts of tokens of the whole thread.
#[derive(Clone, Copy, Debug, Default, Serialize)]
struct Usage {
    input_tokens: i64,
    cached_input_tokens: i64,
    cache_write_input_tokens: i64,
    output_tokens: i64,
    reasoning_output_tokens: i64,
}

/// Prints that a thread was started or opened.
pub(super) fn thread_started(thread: &str) -> io::Result<()> {
    print(&Line::ThreadStarted { thread_id: thread })
}

impl Events {
    pub(super) fn new(thread: &str) -> Self {
        Self {
            thread: thread.to_owned(),
            turn: String::new(),
            running: HashMap::new(),
            items: 0,
            plan: None,
            usage: Usage::default(),
        }
    }

    /// Notes the turn that is shown.
    pub(super) fn begin(&mut self, turn: &str) {
        self.turn = turn.to_owned();
    }

    /// Prints what a notification means; nothing for one that is not shown or belongs to another thread.
    pub(super) fn show(&mut self, method: &str, params: &RawJson) -> io::Result<()> {
        use notification as n;

        match method {
            n::TurnStarted::NAME => {
                if let Some(started) = decode::<n::TurnStarted>(params)
                    && started.turn.id == self.turn
                {
                    return print(&Line::TurnStarted);
                }
            }
            n::ItemStarted::NAME => {
                if let Some(started) = decode::<n::ItemStarted>(params)
                    && started.thread_id == self.thread
                {
                    return self.started(&started.item);
                }
            }
            n::ItemCompleted::NAME => {
                if let Some(completed) = decode::<n::ItemCompleted>(params)
                    && completed.thread_id == self.thread
                {
                    return self.completed(&completed.item);
                }
            }
            n::TurnPlanUpdated::NAME => {
                if let Some(updated) = decode::<n::TurnPlanUpdated>(params)
                    && updated.thread_id == self.thread
                {
                    return self.planned(updated.plan);
                }
            }
            n::ThreadTokenUsageUpdated::NAME => {
                if let Some(updated) = decode::<n::ThreadTokenUsageUpdated>(params)
                    && updated.thread_id == self.thread
                {
                    self.usage = updated.token_usage.total.into();
                }
            }
            n::Error::NAME => {
                if let Some(trouble) = decode::<n::Error>(params)
                    && trouble.thread_id == self.thread
                {
                    let message = &explained(&trouble.error);
                    return print(&Line::Error { message });
                }
            }
            n::ModelRerouted::NAME => {
                if let Some(rerouted) = decode::<n::ModelRerouted>(params)
                    && rerouted.thread_id == self.thread
                {
                    let (from, to) = (&rerouted.from_model, &rerouted.to_model);
                    return self.warned(&format!("model rerouted: {from} -> {to}"));
                }
            }
            n::Warning::NAME => {
                if let Some(warning) = decode::<n::Warning>(params)
                    && warning.thread_id.is_none_or(|thread| thread == self.thread)
                {
                    return self.warned(&warning.message);
                }
            }
            n::ConfigWarning::NAME => {
                if let Some(warning) = decode::<n::ConfigWarning>(params) {
                    return self.warned(&with_details(warning.summary, warning.details));
                }
            }
            n::DeprecationNotice::NAME => {
                if let Some(notice) = decode::<n::DeprecationNotice>(params) {
                    return self.warned(&with_details(notice.summary, notice.details));
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Prints the end of the turn.
    pub(super) fn end(self, turn: &Turn) -> io::Result<()> {
        if let Some((id, steps)) = &self.plan {
            let details = Details::TodoList { items: steps };
            print(&Line::ItemCompleted {
                item: Item { id, details },
            })?;
        }
        match (&turn.status, &turn.error) {
            (TurnStatus::Completed, _) => print(&Line::TurnCompleted { usage: self.usage }),
            // Nothing is said of it; the exit status tells.
            (TurnStatus::Interrupted, _) => Ok(()),
            (_, error) => print(&Line::TurnFailed {
                error: Failure {
                    message: &error
                        .as_ref()
                        .map_or_else(|| "turn failed".to_owned(), explained),
                },
            }),
        }
    }

    /// Returns a new id for an item.
    fn id(&mut self) -> String {
        let id = format!("item_{}", self.items);
        self.items += 1;
        id
    }

    fn started(&mut self, item: &ThreadItem) -> io::Result<()> {
        // Messages and reasoning are shown when they are complete.
        if let ThreadItem::AgentMessage(_) | ThreadItem::Reasoning(_) = item {
            return Ok(());
        }
        let Some((wire_id, details)) = details(item) else {
            return Ok(());
        };
        let id = self.id();
        print(&Line::ItemStarted {
            item: Item { id: &id, details },
        })?;
        self.running.insert(wire_id.to_owned(), id);
        Ok(())
    }

    fn completed(&mut self, item: &ThreadItem) -> io::Result<()> {
        let Some((wire_id, details)) = details(item) else {
            return Ok(());
        };
        let started = self.running.remove(wire_id);
        let id = started.unwrap_or_else(|| self.id());
        print(&Line::ItemCompleted {
            item: Item { id: &id, details },
        })
    }

    pub(super) fn warned(&mut self, message: &str) -> io::Result<()> {
        let id = self.id();
        let details = Details::Error { message };
        print(&Line::ItemCompleted {
            item: Item { id: &id, details },
        })
    }

    fn planned(&mut self, plan: Vec<TurnPlanStep>) -> io::Result<()> {
        let steps: Vec<Step> = plan
            .into_iter()
            .map(|step| Step {
                text: step.step,
                completed: step.status == TurnPlanStepStatus::Completed,
            })
            .collect();
        let before = self.plan.take();
        let is_new = before.is_none();
        let id = before.map_or_else(|| self.id(), |(id, _)| id);
        let item = Item {
            id: &id,
            details: Details::TodoList { items: &steps },
        };
        print(&match is_new {
            true => Line::ItemStarted { item },
            false => Line::ItemUpdated { item },
        })?;
        self.plan = Some((id, steps));
        Ok(())
    }
}

impl From<TokenUsageBreakdown> for Usage {
    fn from(usage: TokenUsageBreakdown) -> Self {
        Self {
            input_tokens: usage.input_tokens,
            cached_input_tokens: usage.cached_input_tokens,
            cache_write_input_tokens: usage.cache_write_input_tokens,
            output_tokens: usage.output_tokens,
            reasoning_output_tokens: usage.reasoning_output_tokens,
        }
    }
}

/// Returns the id and the details of an item; `None` for kinds that have no event.
fn details(item: &ThreadItem) -> Option<(&str, Details<'_>)> {
    Some(match item {
        ThreadItem::AgentMessage(message) => {
            let text = &message.text;
            (&message.id, Details::AgentMessage { text })
        }
        ThreadItem::Reasoning(reasoning) => {
            let text = reasoning.summary.join("\n");
            if text.trim().is_empty() {
                return None;
            }
            (&reasoning.id, Details::Reasoning { text })
        }
        ThreadItem::CommandExecution(command) => (
            &command.id,
            Details::CommandExecution {
                command: &command.command,
                aggregated_output: command.aggregated_output.as_deref().unwrap_or_default(),
                exit_code: command
                    .exit_code
                    .filter(|_| command.status != CommandExecutionStatus::InProgress),
                status: snake_case(command.status.as_str()),
            },
        ),
        ThreadItem::FileChange(change) => (
            &change.id,
            Details::FileChange {
                changes: change
                    .changes
                    .iter()
                    .map(|change| Change {
                        path: &change.path,
                        kind: match change.kind {
                            PatchChangeKind::Add => "add",
                            PatchChangeKind::Delete => "delete",
                            _ => "update",
                        },
                    })
                    .collect(),
                // A change that was declined is a failed one to these clients.
                status: match change.status {
                    PatchApplyStatus::InProgress => "in_progress",
                    PatchApplyStatus::Completed => "completed",
                    _ => "failed",
                },
            },
        ),
        ThreadItem::McpToolCall(call) => (
            &call.id,
            Details::McpToolCall {
                server: &call.server,
                tool: &call.tool,
                arguments: &call.arguments,
                result: call.result.as_ref().map(|result| McpResult {
                    content: &result.content,
                    meta: result.meta.as_ref(),
                    structured_content: result.structured_content.as_ref(),
                }),
                error: call.error.as_ref().map(|error| Failure {
                    message: &error.message,
                }),
                status: snake_case(call.status.as_str()),
            },
        ),
        ThreadItem::CollabAgentToolCall(call) => (
            &call.id,
            Details::CollabToolCall {
                tool: snake_case(call.tool.as_str()),
                sender_thread_id: &call.sender_thread_id,
                receiver_thread_ids: &call.receiver_thread_ids,
                prompt: call.prompt.as_deref(),
                agents_states: call
                    .agents_states
                    .iter()
                    .map(|(thread, state)| (&**thread, state.into()))
                    .collect(),
                status: snake_case(call.status.as_str()),
            },
        ),
        ThreadItem::WebSearch(search) => (
            &search.id,
            Details::WebSearch {
                query: &search.query,
                action: search_action(search.action.as_ref()),
            },
        ),
        _ => return None,
    })
}

impl<'a> From<&'a CollabAgentState> for AgentState<'a> {
    fn from(state: &'a CollabAgentState) -> Self {
        Self {
            status: snake_case(state.status.as_str()),
            message: state.message.as_deref(),
        }
    }
}

/// Writes what a web search does as the model provider does.
fn search_action(action: Option<&WebSearchAction>) -> ResponsesApiWebSearchAction {
    use ResponsesApiWebSearchAction as A;

    match action.cloned() {
        Some(WebSearchAction::Search(WebSearchActionSearch { query, queries })) => {
            A::Search(ResponsesApiWebSearchActionSearch { query, queries })
        }
        Some(WebSearchAction::OpenPage(WebSearchActionOpenPage { url })) => {
            A::OpenPage(ResponsesApiWebSearchActionOpenPage { url })
        }
        Some(WebSearchAction::FindInPage(WebSearchActionFindInPage { url, pattern })) => {
            A::FindInPage(ResponsesApiWebSearchActionFindInPage { url, pattern })
        }
        _ => A::Other,
    }
}

/// Returns the message of an error with its details.
fn explained(error: &TurnError) -> String {
    match &error.additional_details {
        Some(details) => format!("{} ({details})", error.message),
        None => error.message.clone(),
    }
}

fn with_details(summary: String, details: Option<String>) -> String {
    match details {
        Some(details) => format!("{summary} ({details})"),
        None => summary,
    }
}

/// Writes a name of the app server (`inProgress`) as these events do (`in_progress`).
fn snake_case(name: &str) -> String {
    let mut snake = String::with_capacity(name.len() + 2);
    for char in name.chars() {
        if char.is_ascii_uppercase() {
            snake.push('_');
        }
        snake.push(char.to_ascii_lowercase());
    }
    snake
}

fn decode<M: NotificationMethod>(params: &RawJson) -> Option<M::Params> {
    match params.decode() {
        Ok(params) => Some(params),
        Err(error) => {
            debug!(method = M::NAME, %error, "unexpected params");
            None
        }
    }
}

fn print(line: &Line<'_>) -> io::Result<()> {
    output::print(&format!("{}\n", serde_json::to_string(line)?))
}
