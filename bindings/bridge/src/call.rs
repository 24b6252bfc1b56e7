//! Calls: acts of an agent that return a result.

use std::{path::PathBuf, time::Duration};

use serde::{Deserialize, Serialize};
use serde_json::json;
use threadwire_agent::tools::{ClientToolResult, PatchResult, ShellRequest, ShellResult, Tools};
use threadwire_engine::{Json, Question, QuestionOption};
use threadwire_workspace::process::Exit;

use crate::{
    approve::approve,
    view::{Past, contents, parts},
};

/// An operation with a result.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Call {
    /// Returns the last turns before this one, oldest first.
    History {
        /// Maximum number of turns.
        limit: usize,
    },
    /// Takes the input that was added to the running turn.
    Joined {},
    /// Runs a command in the thread's shell.
    Run {
        /// The command line.
        command: String,
        /// Working directory, absolute or relative to that of the thread, which is the default.
        cwd: Option<PathBuf>,
        /// Timeout in milliseconds of wall time; no limit by default.
        timeout_ms: Option<u64>,
        /// Whether to ask for approval to run it outside of the sandbox.
        #[serde(default)]
        escalate: bool,
        /// The reason, for the user who approves it.
        reason: Option<String>,
    },
    /// Writes the content of a file.
    Write {
        /// Path of the file, absolute or relative to the thread's folder.
        path: String,
        /// The new content.
        text: String,
    },
    /// Applies a patch.
    Patch {
        /// The patch: `*** Begin Patch` … `*** End Patch`.
        text: String,
    },
    /// Asks the user to approve an action of the agent.
    Approve {
        /// The action, as text.
        what: String,
        /// The reason, for the user who approves it.
        reason: Option<String>,
    },
    /// Asks the user a question.
    Ask {
        /// A short title of the question.
        header: String,
        /// The question.
        text: String,
        /// The choices; empty for a free text answer.
        options: Vec<Choice>,
        /// Whether an answer outside of the choices is allowed.
        other: bool,
        /// Whether the answer is secret, so that it is neither shown nor stored.
        secret: bool,
    },
    /// Calls a client tool.
    Tool {
        /// The namespace of the tool, if it has one.
        namespace: Option<String>,
        /// Name of the tool.
        name: String,
        /// The arguments.
        arguments: Json,
    },
}

/// A choice in a question.
#[derive(Debug, Deserialize)]
pub struct Choice {
    label: String,
    #[serde(default)]
    description: String,
}

/// Errors of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallError {
    /// The turn was interrupted.
    Interrupted,
    /// Any other error, as text.
    Failed(String),
}

impl Call {
    /// Performs the call and returns the result as JSON.
    pub(crate) async fn run(self, tools: &Tools) -> Result<String, CallError> {
        let turn = tools.turn();
        match self {
            Self::History { limit } => {
                let turns = turn.history(limit).await;
                encode(&turns.iter().map(Past::of).collect::<Vec<_>>())
            }
            Self::Joined {} => encode(&parts(&turn.steered().await.concat())),
            Self::Run {
                command,
                cwd,
                timeout_ms,
                escalate,
                reason,
            } => {
                let request = ShellRequest {
                    command,
                    cwd,
                    timeout: timeout_ms.map(Duration::from_millis),
                    escalate,
                    reason,
                    ..ShellRequest::default()
                };
                ran(tools.shell(&request).await)
            }
            Self::Write { path, text } => patched(tools.write(&path, &text).await),
            Self::Patch { text } => patched(tools.patch(&text).await),
            Self::Approve { what, reason } => {
                encode(&approve(turn, tools.item_id(), what, reason).await?)
            }
            Self::Ask {
                header,
                text,
                options,
                other,
                secret,
            } => {
                let options = options
                    .into_iter()
                    .map(|Choice { label, description }| QuestionOption { label, description });
                let question = Question {
                    id: "question".to_owned(),
                    header,
                    text,
                    options: options.collect(),
                    other,
                    secret,
                };
                let answers = tools.ask_user(vec![question]).await;
                let texts: Option<Vec<String>> = answers
                    .map(|answers| answers.into_iter().flat_map(|(_, texts)| texts).collect());
                encode(&texts)
            }
            Self::Tool {
                namespace,
                name,
                arguments,
            } => {
                let Some(tool) = tools.client_tool(namespace.as_deref(), &name) else {
                    return Err(CallError::Failed(format!(
                        "the client offers no tool {name}"
                    )));
                };
                let (success, content) = match tools.call_client_tool(tool, arguments).await {
                    ClientToolResult::Done(content) => (true, content),
                    ClientToolResult::Failed(content) => (false, content),
                    ClientToolResult::Interrupted => return Err(CallError::Interrupted),
                };
                encode(&ToolOutcome {
                    success,
                    content: contents(&content),
                })
            }
        }
    }
}

#[derive(Serialize)]
struct ToolOutcome<T> {
    success: bool,
    content: T,
}

fn encode<T: Serialize>(value: &T) -> Result<String, CallError> {
    serde_json::to_string(value).map_err(|error| CallError::Failed(error.to_string()))
}

fn ran(result: ShellResult) -> Result<String, CallError> {
    let (status, reason) = match result {
        ShellResult::Ended(outcome) => {
            let completed = outcome.exit == Exit::Code(0);
            return encode(&json!({
                "status": if completed { "completed" } else { "failed" },
                "exitCode": outcome.exit.code(),
                "timedOut": outcome.exit == Exit::TimedOut,
                "output": outcome.stdout,
                "seconds": outcome.duration.as_secs_f64(),
                "reason": null,
            }));
        }
        ShellResult::Failed(reason) => ("failed", Some(reason)),
        ShellResult::Declined => ("declined", None),
        ShellResult::Refused(reason) => ("declined", Some(reason)),
        ShellResult::Interrupted => return Err(CallError::Interrupted),
    };
    encode(&json!({
        "status": status,
        "exitCode": null,
        "timedOut": false,
        "output": "",
        "seconds": 0,
        "reason": reason,
    }))
}

fn patched(result: PatchResult) -> Result<String, CallError> {
    let (status, summary, reason) = match result {
        PatchResult::Applied(summary) => ("completed", Some(summary.to_string()), None),
        PatchResult::Unverified(error) => ("failed", None, Some(error.to_string())),
        PatchResult::Failed(reason) => ("failed", None, Some(reason)),
        PatchResult::Declined => ("declined", None, None),
        PatchResult::Refused(reason) => ("declined", None, Some(reason)),
        PatchResult::Interrupted => return Err(CallError::Interrupted),
    };
    encode(&json!({ "status": status, "summary": summary, "reason": reason }))
}
