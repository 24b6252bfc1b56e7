//! Asks: questions of the engine to a person or a client. An ask is part of the thread's state, not only a message.

use std::{fmt, path::PathBuf};

use super::{
    id::{AskId, ItemId, ThreadId, TurnId},
    item::{CommandAction, FileChange, ItemBody, Json, ToolContent},
    time::Millis,
};

/// A question of the engine, open or settled.
#[derive(Clone, Debug)]
pub struct Ask {
    /// The ask's id, the same each time it is shown.
    pub id: AskId,
    /// The thread.
    pub thread: ThreadId,
    /// The turn that waits for the answer; `None` for a question of a tool server between turns.
    pub turn: Option<TurnId>,
    /// The item that the ask is about; a fresh id if there is no such item.
    pub item: ItemId,
    /// When it was opened.
    pub opened_at: Millis,
    /// The question.
    pub kind: AskKind,
    /// See [`AskedItem::lasting_only`].
    pub lasting_only: bool,
    /// See [`AskedItem::harmless`].
    pub harmless: bool,
    /// The client that alone could answer when the ask was opened. Other processes do not know it.
    pub sole_client: Option<u64>,
}

/// The item that an agent asks about.
#[derive(Debug)]
pub struct AskedItem {
    /// Its id.
    pub id: ItemId,
    /// The item, if it starts with the ask. Observers see the waiting status before it.
    pub start: Option<ItemBody>,
    /// The item as it ends if the answer declines it; if nobody can use the answer, it ends so, but as failed. `None`
    /// leaves both to the agent. Observers see the end before the new status.
    pub declined: Option<ItemBody>,
    /// Whether who asks takes no approval for once, so that clients do not offer [`Decision::Accept`].
    pub lasting_only: bool,
    /// Whether the action only reads, and nothing but [`ApprovalPolicy::Untrusted`] asks about it.
    ///
    /// [`ApprovalPolicy::Untrusted`]: super::ApprovalPolicy::Untrusted
    pub harmless: bool,
}

impl AskedItem {
    /// An item that the ask neither starts nor ends.
    pub fn new(id: ItemId) -> Self {
        Self {
            id,
            start: None,
            declined: None,
            lasting_only: false,
            harmless: false,
        }
    }
}

/// The kinds of question.
#[derive(Clone, Debug)]
pub enum AskKind {
    /// Asks whether a command may run.
    Command {
        /// The command as a person would type it.
        command: String,
        /// The arguments that would be executed.
        argv: Vec<String>,
        /// Absolute working directory.
        cwd: PathBuf,
        /// What each part of the command appears to do.
        actions: Vec<CommandAction>,
        /// Why the agent asks.
        reason: Option<String>,
        /// The command prefix that [`Decision::AcceptAlways`] would allow.
        amendment: Option<Vec<String>>,
    },
    /// Asks whether files may be changed.
    FileChange {
        /// One entry per file.
        changes: Vec<FileChange>,
        /// Why the agent asks.
        reason: Option<String>,
    },
    /// Asks whether a tool of a tool server may be called.
    Tool {
        /// The server.
        server: String,
        /// The tool's name.
        tool: String,
        /// The server's description of the tool.
        description: Option<String>,
        /// The tool's annotations from the server (the hints of MCP), as JSON.
        annotations: Option<Json>,
        /// The arguments, as JSON.
        arguments: Json,
        /// What the call would do, if the tool's client declared it.
        action: Option<ToolAction>,
        /// Whether each call is asked about: an answer for later calls counts for this one only.
        each_time: bool,
    },
    /// Asks for more permissions than the sandbox of the thread gives.
    Permissions {
        /// Absolute working directory of the thread.
        cwd: PathBuf,
        /// Why the agent asks.
        reason: Option<String>,
        /// The permissions.
        permissions: Permissions,
    },
    /// Asks the user on behalf of a tool server.
    Elicitation {
        /// The server.
        server: String,
        /// The message for the user.
        message: String,
        /// The requested input.
        form: ElicitationForm,
        /// What else the server says to the client: an object of JSON.
        meta: Option<Json>,
    },
    /// Asks the user one or more questions.
    Input {
        /// The questions, shown together.
        questions: Vec<Question>,
    },
    /// Asks the client to run one of its tools.
    ToolCall {
        /// The namespace that the client declared, if any.
        namespace: Option<String>,
        /// The tool's name.
        tool: String,
        /// The arguments, as JSON.
        arguments: Json,
    },
}

impl AskKind {
    /// Tells whether an answer counts once only, so that clients offer no other one.
    pub fn is_each_time(&self) -> bool {
        matches!(
            self,
            Self::Tool {
                each_time: true,
                ..
            }
        )
    }

    /// Returns the class of the question, which decides who can answer it.
    pub fn class(&self) -> AskClass {
        match self {
            Self::Command { .. }
            | Self::FileChange { .. }
            | Self::Tool { .. }
            | Self::Permissions { .. } => AskClass::Approval,
            Self::Elicitation { .. } => AskClass::Elicitation,
            Self::Input { .. } => AskClass::Input,
            Self::ToolCall { .. } => AskClass::ToolCall,
        }
    }
}

/// Classes of questions. A client declares which of them it can answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AskClass {
    /// Approval of an action.
    Approval,
    /// Input from a person.
    Input,
    /// A call of a tool that runs at the client.
    ToolCall,
    /// An elicitation: input for a tool server.
    Elicitation,
}

/// What a call of a client's tool would do, in the client's words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToolAction {
    /// What it acts on.
    pub subject: ToolSubject,
    /// The command, or what is done to the target, such as `write`.
    pub operation: String,
    /// The working directory of the thread for a command, else the path or the resource.
    pub target: String,
}

/// What a call of a client's tool acts on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToolSubject {
    /// A file or a folder.
    File,
    /// What a command acts on.
    Command,
    /// Something outside of the machine.
    Resource,
}

/// Permissions of commands and file changes, beyond those of a thread's sandbox.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Permissions {
    /// Whether the network is reachable.
    pub network: bool,
    /// Readable paths, absolute, with everything below them.
    pub read: Vec<PathBuf>,
    /// Writable paths, absolute, with everything below them.
    pub write: Vec<PathBuf>,
}

impl Permissions {
    /// Tells whether they permit nothing.
    pub fn is_empty(&self) -> bool {
        !self.network && self.read.is_empty() && self.write.is_empty()
    }

    /// Returns the part of these permissions that `limit` contains. Paths with `..` are left out.
    pub fn within(mut self, limit: &Self) -> Self {
        let is_below = |path: &PathBuf, folders: &[PathBuf]| {
            let climbs = path
                .components()
                .any(|part| part == std::path::Component::ParentDir);
            !climbs && folders.iter().any(|folder| path.starts_with(folder))
        };
        self.network &= limit.network;
        self.read
            .retain(|path| is_below(path, &limit.read) || is_below(path, &limit.write));
        self.write.retain(|path| is_below(path, &limit.write));
        self
    }
}

impl fmt::Display for Permissions {
    /// Writes what they permit, for people: `use the network, write below /a and /b`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let paths = |verb: &str, paths: &[PathBuf]| {
            let names: Vec<String> = paths
                .iter()
                .map(|path| path.display().to_string())
                .collect();
            (!names.is_empty()).then(|| format!("{verb} {}", names.join(" and ")))
        };
        let parts = [
            self.network.then(|| "use the network".to_owned()),
            paths("read", &self.read),
            paths("write below", &self.write),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        f.write_str(&parts.join(", "))
    }
}

/// The input that a tool server requests.
#[derive(Clone, Debug)]
pub enum ElicitationForm {
    /// Values that fit this JSON Schema: an object whose members are primitive values.
    Fields {
        /// The schema.
        schema: Json,
    },
    /// A visit to a URL.
    Visit {
        /// The URL.
        url: String,
        /// The server's own id for the visit; empty if it has none.
        id: String,
    },
}

/// A question to the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The question's id, unique within the ask.
    pub id: String,
    /// A short title above the question.
    pub header: String,
    /// The question.
    pub text: String,
    /// The choices; empty for free text.
    pub options: Vec<QuestionOption>,
    /// Whether an answer outside the choices is allowed.
    pub other: bool,
    /// Whether the answer is secret and must be neither shown nor stored.
    pub secret: bool,
}

/// One choice of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionOption {
    /// The choice, which is also the answer when it is chosen.
    pub label: String,
    /// What the choice means.
    pub description: String,
}

impl AskKind {
    /// Tells whether `answer` has the right kind for this question.
    pub fn accepts(&self, answer: &Answer) -> bool {
        matches!(
            (self.class(), answer),
            (_, Answer::Failed { .. })
                | (AskClass::Approval, Answer::Decision { .. })
                | (AskClass::Input, Answer::Input { .. })
                | (AskClass::ToolCall, Answer::ToolResult { .. })
                | (AskClass::Elicitation, Answer::Elicitation { .. })
        ) || matches!(
            (self, answer),
            (Self::Permissions { .. }, Answer::Permissions { .. })
        )
    }

    /// Returns the answer that takes effect when nobody can answer: approvals and elicitations are declined, input is
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

    /// Returns `answer` without the secrets that the user typed, for the store; `None` if it contains no secrets.
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
#[derive(Clone, Debug)]
pub enum Answer {
    /// Answers an approval.
    Decision {
        /// The decision.
        decision: Decision,
    },
    /// Answers a request for permissions. A decision answers it, too, and grants all or nothing.
    Permissions {
        /// What the user grants; empty if nothing.
        granted: Permissions,
        /// Whether it lasts while the thread is loaded; otherwise it ends with the turn.
        for_session: bool,
        /// Whether a model judges every action of the turn from now on.
        strict: bool,
    },
    /// Answers questions to the user: texts by question id. Empty when the user dismissed the questions.
    Input {
        /// Question ids with the chosen or typed texts, in the order of the questions.
        answers: Vec<(String, Vec<String>)>,
    },
    /// Answers a tool call.
    ToolResult {
        /// Whether the tool succeeded.
        success: bool,
        /// The content that the tool returned.
        content: Vec<ToolContent>,
        /// The structured result, if the tool returned one.
        structured: Option<Json>,
        /// Why the tool failed, if it says so apart from the content.
        error: Option<String>,
        /// The tool's code for the failure, if it has one.
        error_code: Option<String>,
    },
    /// Answers an elicitation.
    Elicitation {
        /// The answer.
        elicited: Elicited,
    },
    /// The client could not answer: it sent an error or an unreadable result. Counts as a refusal.
    Failed {
        /// The error.
        message: String,
    },
}

impl Answer {
    /// Returns the decision that an answer to an approval stands for; `None` for other answers.
    pub fn decision(&self) -> Option<Decision> {
        match self {
            Self::Decision { decision } => Some(decision.clone()),
            Self::Permissions { granted, .. } if granted.is_empty() => Some(Decision::Decline),
            Self::Permissions { for_session, .. } => Some(match for_session {
                true => Decision::AcceptForSession,
                false => Decision::Accept,
            }),
            _ => None,
        }
    }
}

/// The user's answer to an elicitation.
#[derive(Clone, Debug)]
pub enum Elicited {
    /// The user accepts.
    Accept {
        /// The requested values, as JSON.
        content: Option<Json>,
        /// What else the client says to the server: an object of JSON.
        meta: Option<Json>,
    },
    /// The user declines.
    Decline,
    /// The user dismisses the request without a choice.
    Cancel,
}

/// A decision about an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Allows the action once.
    Accept,
    /// Allows the action, and the same action without asking while this thread is loaded.
    AcceptForSession,
    /// Allows the action permanently: a command by its prefix, other actions by the same scope.
    AcceptAlways {
        /// The command prefix to allow; `None` for the proposed one.
        prefix: Option<Vec<String>>,
    },
    /// Refuses the action; the turn continues.
    Decline,
    /// Refuses the action and interrupts the turn.
    Cancel,
}

/// Who settled an ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettledBy {
    /// A client, by the number it subscribed under.
    Client(u64),
    /// The engine, because nobody could answer or the time limit was reached.
    Policy,
    /// The end of the turn.
    TurnEnd,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn permissions(network: bool, read: &[&str], write: &[&str]) -> Permissions {
        let paths = |paths: &[&str]| paths.iter().map(PathBuf::from).collect();
        Permissions {
            network,
            read: paths(read),
            write: paths(write),
        }
    }

    #[test]
    fn nothing_beyond_the_limit_is_within_it() {
        let limit = permissions(false, &["/r"], &["/w"]);
        let granted = permissions(
            true,
            &["/r/a", "/w", "/x", "/r/../x"],
            &["/w/a", "/r", "/", "/wx", "/w/../x"],
        );
        let expected = permissions(false, &["/r/a", "/w"], &["/w/a"]);
        assert_eq!(granted.within(&limit), expected);
    }

    #[test]
    fn permissions_are_shown_to_people() {
        let shown = permissions(true, &["/r"], &["/a", "/b"]).to_string();
        assert_eq!(shown, "use the network, read /r, write below /a and /b");
    }
}
