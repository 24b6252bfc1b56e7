//! What an agent can call and wait for.

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

/// Something that has an outcome.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Call {
    /// Reads the last turns before this one, oldest first.
    History {
        /// How many at most.
        limit: usize,
    },
    /// Takes the input that joined the turn.
    Joined {},
    /// Runs a command with the thread's shell.
    Run {
        /// The command line.
        command: String,
        /// Working directory, absolute or relative to the thread's, which is the default.
        cwd: Option<PathBuf>,
        /// Wall time in milliseconds after which it is ended; without limit if not given.
        timeout_ms: Option<u64>,
        /// Whether to ask to leave the sandbox for it.
        #[serde(default)]
        escalate: bool,
        /// Why, for the person who is asked.
        reason: Option<String>,
    },
    /// Gives a file new content.
    Write {
        /// The file, absolute or relative to the thread's folder.
        path: String,
        /// The content.
        text: String,
    },
    /// Applies a patch.
    Patch {
        /// The patch: `*** Begin Patch` … `*** End Patch`.
        text: String,
    },
    /// Asks for consent to an action of the agent's own.
    Approve {
        /// The action, in words.
        what: String,
        /// Why, for the person who is asked.
        reason: Option<String>,
    },
    /// Asks the user a question.
    Ask {
        /// A word or two above it.
        header: String,
        /// The question.
        text: String,
        /// The choices; empty for free text.
        options: Vec<Choice>,
        /// Whether an answer outside the choices is welcome.
        other: bool,
        /// Whether the answer must not be shown or kept.
        secret: bool,
    },
    /// Calls a tool that the client offers.
    Tool {
        /// The namespace that it declared, if any.
        namespace: Option<String>,
        /// The tool.
        name: String,
        /// The arguments.
        arguments: Json,
    },
}

/// A choice of a question.
#[derive(Debug, Deserialize)]
pub struct Choice {
    label: String,
    #[serde(default)]
    description: String,
}

/// Why a call has no outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallError {
    /// The turn was interrupted.
    Interrupted,
    /// Anything else.
    Failed(String),
}

impl Call {
    /// Carries it out and returns the outcome as JSON.
    pub(crate) async fn run(self, tools: &Tools) -> Result<String, CallError> {
        let turn = tools.turn();
        match self {
            Self::History { limit } => {
                let turns = turn.history(limit).await;
                encode(&turns.iter().map(Past::of).collect::<Vec<_>>())
            }
            Self::Joined {} => encode(&parts(&turn.steered().await)),
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
            Self::Approve { what, reason } => encode(&approve(turn, what, reason).await?),
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
