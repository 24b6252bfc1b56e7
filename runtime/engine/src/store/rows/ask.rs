//! The stored forms of asks and answers.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::model::{
    Answer, Ask, AskId, AskKind, CommandAction, Decision, ElicitationForm, Elicited, FileChange,
    ItemId, Json, Millis, Permissions, Question, QuestionOption, SettledBy, ThreadId, ToolContent,
    TurnId,
};

use super::{
    As,
    item::{CommandActionRow, FileChangeRow, ToolContentRow},
};

#[derive(Serialize, Deserialize)]
#[serde(remote = "Ask")]
pub(in crate::store) struct AskRow {
    id: AskId,
    thread: ThreadId,
    turn: TurnId,
    item: ItemId,
    opened_at: Millis,
    #[serde(with = "AskKindRow")]
    kind: AskKind,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "AskKind", rename_all = "snake_case")]
pub(in crate::store) enum AskKindRow {
    Command {
        command: String,
        argv: Vec<String>,
        cwd: PathBuf,
        #[serde(with = "As::<Vec<CommandActionRow>>")]
        actions: Vec<CommandAction>,
        reason: Option<String>,
        amendment: Option<Vec<String>>,
    },
    FileChange {
        #[serde(with = "As::<Vec<FileChangeRow>>")]
        changes: Vec<FileChange>,
        reason: Option<String>,
    },
    Tool {
        server: String,
        tool: String,
        description: Option<String>,
        annotations: Option<Json>,
        arguments: Json,
    },
    Permissions {
        cwd: PathBuf,
        reason: Option<String>,
        #[serde(with = "PermissionsRow")]
        permissions: Permissions,
    },
    Elicitation {
        server: String,
        message: String,
        #[serde(with = "ElicitationFormRow")]
        form: ElicitationForm,
    },
    Input {
        #[serde(with = "As::<Vec<QuestionRow>>")]
        questions: Vec<Question>,
    },
    ToolCall {
        namespace: Option<String>,
        tool: String,
        arguments: Json,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Permissions")]
pub(in crate::store) struct PermissionsRow {
    network: bool,
    read: Vec<PathBuf>,
    write: Vec<PathBuf>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ElicitationForm", rename_all = "snake_case")]
pub(in crate::store) enum ElicitationFormRow {
    Fields { schema: Json },
    Visit { url: String, id: String },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Question")]
pub(in crate::store) struct QuestionRow {
    id: String,
    header: String,
    text: String,
    #[serde(with = "As::<Vec<QuestionOptionRow>>")]
    options: Vec<QuestionOption>,
    other: bool,
    secret: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "QuestionOption")]
pub(in crate::store) struct QuestionOptionRow {
    label: String,
    description: String,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Answer", rename_all = "snake_case")]
pub(in crate::store) enum AnswerRow {
    Decision {
        #[serde(with = "DecisionRow")]
        decision: Decision,
    },
    Permissions {
        #[serde(with = "PermissionsRow")]
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
        #[serde(with = "As::<Vec<ToolContentRow>>")]
        content: Vec<ToolContent>,
        structured: Option<Json>,
    },
    Elicitation {
        #[serde(with = "ElicitedRow")]
        elicited: Elicited,
    },
    Failed {
        message: String,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Elicited", rename_all = "snake_case")]
pub(in crate::store) enum ElicitedRow {
    Accept { content: Option<Json> },
    Decline,
    Cancel,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Decision", rename_all = "snake_case")]
pub(in crate::store) enum DecisionRow {
    Accept,
    AcceptForSession,
    AcceptAlways { prefix: Option<Vec<String>> },
    Decline,
    Cancel,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "SettledBy", rename_all = "snake_case")]
pub(in crate::store) enum SettledByRow {
    Client(u64),
    Policy,
    TurnEnd,
}

forms! {
    AskRow => Ask,
    AskKindRow => AskKind,
    PermissionsRow => Permissions,
    ElicitationFormRow => ElicitationForm,
    QuestionRow => Question,
    QuestionOptionRow => QuestionOption,
    AnswerRow => Answer,
    ElicitedRow => Elicited,
    DecisionRow => Decision,
    SettledByRow => SettledBy,
}
