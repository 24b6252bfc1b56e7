//! The stored forms of turns.

use std::{path::PathBuf, sync::Arc};

use serde::{Deserialize, Serialize};

use crate::model::{
    ApprovalPolicy, Millis, Origin, SandboxPolicy, Turn, TurnError, TurnErrorKind, TurnId,
    TurnSettings, TurnStatus, Usage,
};

use super::{
    As,
    thread::{ApprovalPolicyRow, OriginRow, SandboxPolicyRow},
    usage::UsageRow,
};

#[derive(Serialize, Deserialize)]
#[serde(remote = "Turn")]
pub(in crate::store) struct TurnRow {
    id: TurnId,
    index: u64,
    #[serde(with = "TurnStatusRow")]
    status: TurnStatus,
    started_at: Millis,
    completed_at: Option<Millis>,
    #[serde(with = "As::<Option<TurnErrorRow>>", default)]
    error: Option<TurnError>,
    #[serde(with = "UsageRow")]
    usage: Usage,
    #[serde(with = "OriginRow")]
    origin: Origin,
    #[serde(
        with = "As::<Option<Arc<TurnSettingsRow>>>",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    settings: Option<Arc<TurnSettings>>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "TurnSettings")]
pub(in crate::store) struct TurnSettingsRow {
    cwd: PathBuf,
    model: String,
    model_provider: String,
    effort: Option<String>,
    summary: Option<String>,
    #[serde(with = "ApprovalPolicyRow")]
    approval: ApprovalPolicy,
    #[serde(with = "SandboxPolicyRow")]
    sandbox: SandboxPolicy,
    mode: String,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "TurnStatus", rename_all = "snake_case")]
pub(in crate::store) enum TurnStatusRow {
    Running,
    Completed,
    Failed,
    Interrupted,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "TurnError")]
pub(in crate::store) struct TurnErrorRow {
    message: String,
    #[serde(with = "TurnErrorKindRow")]
    kind: TurnErrorKind,
    details: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "TurnErrorKind", rename_all = "snake_case")]
pub(in crate::store) enum TurnErrorKindRow {
    ContextWindowExceeded,
    UsageLimitExceeded,
    ServerOverloaded,
    ConnectionFailed { status: Option<u16> },
    StreamDisconnected { status: Option<u16> },
    TooManyFailedAttempts { status: Option<u16> },
    InternalServerError,
    Unauthorized,
    BadRequest,
    SandboxError,
    Other,
}

forms! {
    TurnRow => Turn,
    TurnSettingsRow => TurnSettings,
    TurnStatusRow => TurnStatus,
    TurnErrorRow => TurnError,
    TurnErrorKindRow => TurnErrorKind,
}
