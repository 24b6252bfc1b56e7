//! What an agent can do beside talking. Python sends it as JSON and gets JSON back.

use std::{path::PathBuf, sync::Arc, time::Duration};

use serde::Deserialize;
use serde_json::{Value, json};
use threadwire_agent::tools::{ClientToolResult, PatchResult, ShellRequest, ShellResult, Tools};
use threadwire_engine::{
    Json, Plan, PlanStep, PlanStepStatus, Question, QuestionOption, ToolContent, TurnContext, Usage,
};
use threadwire_workspace::process::Exit;

use crate::mailbox::{Body, Kind, Letter};

/// Something to do.
#[derive(Debug, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
pub(super) enum Op {
    /// Runs a command.
    Run {
        command: String,
        cwd: Option<PathBuf>,
        timeout: Option<f64>,
        #[serde(default)]
        escalate: bool,
        reason: Option<String>,
    },
    /// Applies a patch.
    Patch { patch: String },
    /// Gives a file new content.
    Write { path: String, content: String },
    /// Shows the plan.
    Plan {
        explanation: Option<String>,
        steps: Vec<Step>,
    },
    /// Asks the user.
    Ask { questions: Vec<Asked> },
    /// Calls a tool of the client. The arguments are JSON as text.
    CallTool {
        namespace: Option<String>,
        name: String,
        arguments: String,
    },
    /// Reads the turns before this one.
    History { limit: usize },
    /// Takes the input that joined the turn.
    Steered,
    /// Counts tokens.
    Usage {
        input: u64,
        cached_input: u64,
        output: u64,
        reasoning: u64,
        context_window: Option<u64>,
    },
    /// Tells the user something while the turn goes on.
    Warn { message: String },
}

#[derive(Debug, Deserialize)]
pub(super) struct Step {
    text: String,
    status: PlanStepStatus,
}

#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    id: String,
    header: String,
    text: String,
    options: Vec<(String, String)>,
    other: bool,
    secret: bool,
}

/// Returns the thread and the input of a turn as JSON.
pub(super) fn start(turn: &TurnContext) -> Result<String, serde_json::Error> {
    let thread = turn.thread();
    let settings = &thread.settings;
    serde_json::to_string(&json!({
        "threadId": thread.id,
        "threadName": thread.name,
        "cwd": settings.cwd,
        "model": settings.model,
        "effort": settings.effort,
        "mode": settings.mode,
        "instructions": settings.developer_instructions,
        "client": thread.origin.client,
        "tools": settings.tools,
        "input": turn.input(),
        "outputSchema": turn.output_schema(),
    }))
}

impl Op {
    /// Does it and returns the outcome.
    pub(super) async fn run(self, tools: Arc<Tools>, to: u64) -> Letter {
        let outcome = self.outcome(&tools).await;
        Letter::new(to, Kind::Done, Body::Text(outcome.to_string().into()))
    }

    async fn outcome(self, tools: &Tools) -> Value {
        let turn = tools.turn();
        match self {
            Self::Run {
                command,
                cwd,
                timeout,
                escalate,
                reason,
            } => {
                let request = ShellRequest {
                    command,
                    cwd,
                    timeout: timeout.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()),
                    escalate,
                    reason,
                    ..ShellRequest::default()
                };
                ran(tools.shell(&request).await)
            }
            Self::Patch { patch } => patched(tools.patch(&patch).await),
            Self::Write { path, content } => patched(tools.write(&path, &content).await),
            Self::Plan { explanation, steps } => {
                let steps = steps.into_iter().map(|step| PlanStep {
                    text: step.text,
                    status: step.status,
                });
                turn.plan(Plan {
                    explanation,
                    steps: steps.collect(),
                })
                .await;
                Value::Null
            }
            Self::Ask { questions } => {
                let questions = questions.into_iter().map(question).collect();
                match tools.ask_user(questions).await {
                    Some(answers) => Value::Object(
                        answers
                            .into_iter()
                            .map(|(id, answers)| (id, json!(answers)))
                            .collect(),
                    ),
                    None => Value::Null,
                }
            }
            Self::CallTool {
                namespace,
                name,
                arguments,
            } => call_tool(tools, namespace.as_deref(), &name, arguments).await,
            Self::History { limit } => {
                let turns = turn.history(limit).await;
                turns
                    .iter()
                    .map(|turn| json!({ "id": turn.turn.id, "status": turn.turn.status, "items": turn.items }))
                    .collect()
            }
            Self::Steered => json!(turn.steered().await),
            Self::Usage {
                input,
                cached_input,
                output,
                reasoning,
                context_window,
            } => {
                let usage = Usage {
                    input,
                    cached_input,
                    output,
                    reasoning,
                    ..Usage::default()
                };
                turn.usage(usage, context_window).await;
                Value::Null
            }
            Self::Warn { message } => {
                turn.warn(message).await;
                Value::Null
            }
        }
    }
}

fn ran(result: ShellResult) -> Value {
    match result {
        ShellResult::Ended(outcome) => json!({
            "status": "done",
            "exitCode": outcome.exit.code(),
            "timedOut": outcome.exit == Exit::TimedOut,
            "output": outcome.stdout,
            "seconds": outcome.duration.as_secs_f64(),
        }),
        ShellResult::Failed(message) => json!({ "status": "failed", "message": message }),
        ShellResult::Declined => declined(),
        ShellResult::Refused(reason) => json!({ "status": "declined", "message": reason }),
        ShellResult::Interrupted => interrupted(),
    }
}

fn patched(result: PatchResult) -> Value {
    match result {
        PatchResult::Applied(summary) => {
            json!({ "status": "done", "summary": summary.to_string() })
        }
        PatchResult::Unverified(error) => {
            json!({ "status": "failed", "message": error.to_string() })
        }
        PatchResult::Failed(message) => json!({ "status": "failed", "message": message }),
        PatchResult::Declined => declined(),
        PatchResult::Refused(reason) => json!({ "status": "declined", "message": reason }),
        PatchResult::Interrupted => interrupted(),
    }
}

fn declined() -> Value {
    json!({ "status": "declined", "message": "the user declined" })
}

fn interrupted() -> Value {
    json!({ "status": "interrupted", "message": "the turn was interrupted" })
}

fn question(asked: Asked) -> Question {
    let Asked {
        id,
        header,
        text,
        options,
        other,
        secret,
    } = asked;
    let options = options
        .into_iter()
        .map(|(label, description)| QuestionOption { label, description });
    Question {
        id,
        header,
        text,
        options: options.collect(),
        other,
        secret,
    }
}

async fn call_tool(tools: &Tools, namespace: Option<&str>, name: &str, arguments: String) -> Value {
    let Some(tool) = tools.client_tool(namespace, name) else {
        return json!({ "status": "failed", "message": format!("the client offers no tool {name}") });
    };
    let arguments: Json = match serde_json::value::RawValue::from_string(arguments) {
        Ok(arguments) => arguments.into(),
        Err(error) => return json!({ "status": "failed", "message": error.to_string() }),
    };
    match tools.call_client_tool(tool, arguments).await {
        ClientToolResult::Done(content) => json!({ "status": "done", "content": parts(content) }),
        ClientToolResult::Failed(content) => {
            let texts: Vec<&str> = content
                .iter()
                .filter_map(|part| match part {
                    ToolContent::Text { text } => Some(text.as_str()),
                    ToolContent::Image { .. } => None,
                    ToolContent::Block { json } => Some(json.as_str()),
                })
                .collect();
            json!({ "status": "failed", "message": texts.join("\n") })
        }
        ClientToolResult::Interrupted => interrupted(),
    }
}

fn parts(content: Vec<ToolContent>) -> Value {
    content
        .into_iter()
        .map(|part| match part {
            ToolContent::Text { text } => json!({ "text": text }),
            ToolContent::Image { url } => json!({ "image": url }),
            ToolContent::Block { json } => json!({ "text": json }),
        })
        .collect()
}
