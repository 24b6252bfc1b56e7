//! The stored forms of turns.

use std::{path::PathBuf, sync::Arc};

use serde::{Deserialize, Serialize};

use crate::model::{
    ApprovalPolicy, Millis, Origin, SandboxPolicy, StopReason, Turn, TurnError, TurnErrorKind,
    TurnId, TurnSettings, TurnStatus, Usage,
};

#[derive(Serialize, Deserialize)]
#[serde(remote = "Turn")]
struct TurnRow {
    id: TurnId,
    index: u64,
    status: TurnStatus,
    started_at: Millis,
    completed_at: Option<Millis>,
    error: Option<TurnError>,
    usage: Usage,
    origin: Origin,
    #[serde(skip_serializing_if = "Option::is_none")]
    settings: Option<Arc<TurnSettings>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    root: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stop: Option<StopReason>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "TurnSettings")]
struct TurnSettingsRow {
    cwd: PathBuf,
    model: String,
    model_provider: String,
    effort: Option<String>,
    summary: Option<String>,
    approval: ApprovalPolicy,
    sandbox: SandboxPolicy,
    mode: String,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "TurnStatus", rename_all = "snake_case")]
enum TurnStatusRow {
    Running,
    Completed,
    Failed,
    Interrupted,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "StopReason", rename_all = "snake_case")]
enum StopReasonRow {
    MaxTokens,
    MaxRequests,
    Refusal,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "TurnError")]
struct TurnErrorRow {
    message: String,
    kind: TurnErrorKind,
    details: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "TurnErrorKind", rename_all = "snake_case")]
enum TurnErrorKindRow {
    ContextWindowExceeded,
    UsageLimitExceeded,
    RateLimitExceeded,
    ServerOverloaded,
    FlexUnavailable,
    PolicyCapacityUnavailable,
    ModelNotFound,
    CyberPolicy,
    MisalignmentPolicyViolation,
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
    TurnStatusRow => TurnStatus else TurnStatus::Interrupted,
    StopReasonRow => StopReason else StopReason::MaxRequests,
    TurnErrorRow => TurnError,
    TurnErrorKindRow => TurnErrorKind else TurnErrorKind::Other,
}
