//! The stored forms of asks and answers.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::NEWER;

use crate::model::{
    Answer, Ask, AskId, AskKind, CommandAction, Decision, ElicitationForm, Elicited, FileChange,
    ItemId, Json, Millis, Permissions, Question, QuestionOption, SettledBy, ThreadId, ToolAction,
    ToolContent, ToolSubject, TurnId,
};

#[derive(Serialize, Deserialize)]
#[serde(remote = "Ask")]
struct AskRow {
    id: AskId,
    thread: ThreadId,
    turn: Option<TurnId>,
    item: ItemId,
    opened_at: Millis,
    kind: AskKind,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    lasting_only: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    harmless: bool,
    #[serde(skip)]
    sole_client: Option<u64>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "AskKind", rename_all = "snake_case")]
enum AskKindRow {
    Command {
        command: String,
        argv: Vec<String>,
        cwd: PathBuf,
        actions: Vec<CommandAction>,
        reason: Option<String>,
        amendment: Option<Vec<String>>,
    },
    FileChange {
        changes: Vec<FileChange>,
        reason: Option<String>,
    },
    Tool {
        server: String,
        tool: String,
        description: Option<String>,
        annotations: Option<Json>,
        arguments: Json,
        #[serde(skip_serializing_if = "Option::is_none")]
        action: Option<ToolAction>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        each_time: bool,
    },
    Permissions {
        cwd: PathBuf,
        reason: Option<String>,
        permissions: Permissions,
    },
    Elicitation {
        server: String,
        message: String,
        form: ElicitationForm,
        #[serde(skip_serializing_if = "Option::is_none")]
        meta: Option<Json>,
    },
    Input {
        questions: Vec<Question>,
    },
    ToolCall {
        namespace: Option<String>,
        tool: String,
        arguments: Json,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ToolAction")]
struct ToolActionRow {
    subject: ToolSubject,
    operation: String,
    target: String,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ToolSubject", rename_all = "snake_case")]
enum ToolSubjectRow {
    File,
    Command,
    Resource,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Permissions")]
struct PermissionsRow {
    network: bool,
    read: Vec<PathBuf>,
    write: Vec<PathBuf>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ElicitationForm", rename_all = "snake_case")]
enum ElicitationFormRow {
    Fields { schema: Json },
    Visit { url: String, id: String },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Question")]
struct QuestionRow {
    id: String,
    header: String,
    text: String,
    options: Vec<QuestionOption>,
    other: bool,
    secret: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "QuestionOption")]
struct QuestionOptionRow {
    label: String,
    description: String,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Answer", rename_all = "snake_case")]
enum AnswerRow {
    Decision {
        decision: Decision,
    },
    Permissions {
        granted: Permissions,
        for_session: bool,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        strict: bool,
    },
    Input {
        answers: Vec<(String, Vec<String>)>,
    },
    ToolResult {
        success: bool,
        content: Vec<ToolContent>,
        structured: Option<Json>,
        #[serde(skip_serializing_if = "Option::is_none")]
        error: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        error_code: Option<String>,
    },
    Elicitation {
        elicited: Elicited,
    },
    Failed {
        message: String,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Elicited", rename_all = "snake_case")]
enum ElicitedRow {
    Accept {
        content: Option<Json>,
        #[serde(skip_serializing_if = "Option::is_none")]
        meta: Option<Json>,
    },
    Decline,
    Cancel,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Decision", rename_all = "snake_case")]
enum DecisionRow {
    Accept,
    AcceptForSession,
    AcceptAlways { prefix: Option<Vec<String>> },
    Decline,
    Cancel,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "SettledBy", rename_all = "snake_case")]
enum SettledByRow {
    Client(u64),
    Policy,
    TurnEnd,
}

forms! {
    AskRow => Ask,
    AskKindRow => AskKind,
    ToolActionRow => ToolAction,
    ToolSubjectRow => ToolSubject else ToolSubject::Resource,
    PermissionsRow => Permissions,
    ElicitationFormRow => ElicitationForm,
    QuestionRow => Question,
    QuestionOptionRow => QuestionOption,
    AnswerRow => Answer else Answer::Failed { message: NEWER.to_owned() },
    ElicitedRow => Elicited,
    DecisionRow => Decision,
    SettledByRow => SettledBy else SettledBy::Policy,
}
