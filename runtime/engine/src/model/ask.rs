//! Asks: questions of the engine to a person or a client. An ask is state, not a message.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::{
    id::{AskId, ItemId, ThreadId, TurnId},
    item::{CommandAction, FileChange, Json, ToolContent},
    time::Millis,
};

/// An open or settled question.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// The ask, the same each time it is shown.
    pub id: AskId,
    /// The thread.
    pub thread: ThreadId,
    /// The turn that waits for the answer.
    pub turn: TurnId,
    /// The item that it is about; for questions without an item a fresh id.
    pub item: ItemId,
    /// When it was opened.
    pub opened_at: Millis,
    /// What is asked.
    pub kind: AskKind,
}

/// What is asked.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AskKind {
    /// May this command run?
    Command {
        /// The command as a person would type it.
        command: String,
        /// The arguments that would be executed.
        argv: Vec<String>,
        /// Absolute working directory.
        cwd: PathBuf,
        /// What the command appears to do.
        actions: Vec<CommandAction>,
        /// Why it is asked.
        reason: Option<String>,
        /// The command prefix that an "always" answer would allow.
        amendment: Option<Vec<String>>,
    },
    /// May these files change?
    FileChange {
        /// One entry per file.
        changes: Vec<FileChange>,
        /// Why it is asked.
        reason: Option<String>,
    },
    /// May this tool of a tool server be called?
    Tool {
        /// The server.
        server: String,
        /// The tool's name.
        tool: String,
        /// What the server says about it.
        description: Option<String>,
        /// What the tool does to the world, as the server says: the hints of MCP, as JSON.
        annotations: Option<Json>,
        /// The arguments, as JSON.
        arguments: Json,
    },
    /// What does the user say to a tool server?
    Elicitation {
        /// The server.
        server: String,
        /// What to tell the user.
        message: String,
        /// What is wanted.
        form: ElicitationForm,
    },
    /// What does the user say?
    Input {
        /// One or more questions, shown together.
        questions: Vec<Question>,
    },
    /// Run a tool of the client.
    ToolCall {
        /// The namespace it declared, if any.
        namespace: Option<String>,
        /// The tool's name.
        tool: String,
        /// The arguments, as JSON.
        arguments: Json,
    },
}

impl AskKind {
    /// Returns the class of the question, which decides who can answer it.
    pub fn class(&self) -> AskClass {
        match self {
            Self::Command { .. } | Self::FileChange { .. } | Self::Tool { .. } => {
                AskClass::Approval
            }
            Self::Elicitation { .. } => AskClass::Elicitation,
            Self::Input { .. } => AskClass::Input,
            Self::ToolCall { .. } => AskClass::ToolCall,
        }
    }
}

/// Classes of questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AskClass {
    /// Consent to an action.
    Approval,
    /// Input of a person.
    Input,
    /// A tool that runs at the client.
    ToolCall,
    /// What a tool server wants of the user.
    Elicitation,
}

/// What a tool server wants of the user.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ElicitationForm {
    /// Values that fit this JSON Schema: an object of plain members.
    Fields {
        /// The schema.
        schema: Json,
    },
    /// A visit to an address.
    Visit {
        /// The address.
        url: String,
        /// The server's own id for the visit; empty if it has none.
        id: String,
    },
}

/// A question to the user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Names the question within the ask.
    pub id: String,
    /// A word or two above the question.
    pub header: String,
    /// The question.
    pub text: String,
    /// The choices; empty for free text.
    pub options: Vec<QuestionOption>,
    /// Whether an answer outside the choices is welcome.
    pub other: bool,
    /// Whether the answer is secret and must not be shown or kept.
    pub secret: bool,
}

/// One choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuestionOption {
    /// The choice, and the answer when it is chosen.
    pub label: String,
    /// What it means.
    pub description: String,
}

impl AskKind {
    /// Tells whether `answer` is of a kind that this question can take.
    pub fn accepts(&self, answer: &Answer) -> bool {
        matches!(
            (self.class(), answer),
            (_, Answer::Failed { .. })
                | (AskClass::Approval, Answer::Decision { .. })
                | (AskClass::Input, Answer::Input { .. })
                | (AskClass::ToolCall, Answer::ToolResult { .. })
                | (AskClass::Elicitation, Answer::Elicitation { .. })
        )
    }

    /// Returns the answer in force when nobody can answer: approvals and questions of tool servers are declined, input is
    /// empty, tools fail.
    pub(crate) fn unanswered(&self) -> Answer {
        match self.class() {
            AskClass::Approval => Answer::Decision {
                decision: Decision::Decline,
            },
            AskClass::Input => Answer::Input {
                answers: Vec::new(),
            },
            AskClass::ToolCall => Answer::Failed {
                message: "no client can run the tool".to_owned(),
            },
            AskClass::Elicitation => Answer::Elicitation {
                elicited: Elicited::Decline,
            },
        }
    }

    /// Returns `answer` without what the user typed as a secret, for keeping.
    pub(crate) fn without_secrets(&self, answer: &Answer) -> Option<Answer> {
        let (Self::Input { questions }, Answer::Input { answers }) = (self, answer) else {
            return None;
        };
        let secret = |id: &str| {
            questions
                .iter()
                .any(|question| question.secret && question.id == id)
        };
        if !answers.iter().any(|(id, _)| secret(id)) {
            return None;
        }
        let answers = answers
            .iter()
            .filter(|(id, _)| !secret(id))
            .cloned()
            .collect();
        Some(Answer::Input { answers })
    }
}

/// An answer. It must fit the kind of the ask.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// To an approval.
    Decision {
        /// The decision.
        decision: Decision,
    },
    /// To a question: answers by question id. Empty when the user dismissed it.
    Input {
        /// Question id and the texts chosen or typed, in the order of the questions.
        answers: Vec<(String, Vec<String>)>,
    },
    /// To a tool call.
    ToolResult {
        /// Whether the tool did its work.
        success: bool,
        /// What it returned.
        content: Vec<ToolContent>,
        /// Structured result, if it gave one.
        structured: Option<Json>,
    },
    /// To a tool server.
    Elicitation {
        /// The answer.
        elicited: Elicited,
    },
    /// The client could not answer (error answer, unreadable result). Counts as a refusal.
    Failed {
        /// What went wrong.
        message: String,
    },
}

/// What the user says to a tool server.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Elicited {
    /// Yes.
    Accept {
        /// The values that were asked for, as JSON.
        content: Option<Json>,
    },
    /// No.
    Decline,
    /// Neither.
    Cancel,
}

/// A decision about an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Do it, this once.
    Accept,
    /// Do it, and the same again without asking while this thread is loaded.
    AcceptForSession,
    /// Do it, and remember it: for commands the prefix that may run from now on, else the same scope.
    AcceptAlways {
        /// The command prefix to allow; `None` for the one that was proposed.
        prefix: Option<Vec<String>>,
    },
    /// Do not; the turn goes on.
    Decline,
    /// Do not, and interrupt the turn.
    Cancel,
}

/// Who settled an ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SettledBy {
    /// A client, by the number it subscribed under.
    Client(u64),
    /// Nobody could answer, or the time was up.
    Policy,
    /// The turn ended first.
    TurnEnd,
}
