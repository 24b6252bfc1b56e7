//! Why the hub refuses a request.

use axum::http::StatusCode;
use serde_json::{Value, json};
use threadwire_protocol::{
    RawJson,
    dotcraft::{HubError, HubErrorBody, HubErrorCode},
};

/// A refusal.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum Failure {
    #[error("Missing or invalid Hub token.")]
    Unauthorized,
    #[error("Web pages must not use the hub.")]
    Origin,
    #[error("There is nothing at this address.")]
    NoRoute,
    #[error("The request cannot be read: {0}")]
    Malformed(String),
    #[error("The body of a request has at most {0} bytes.")]
    TooLarge(usize),
    #[error("`{0}` is missing or is not an absolute path.")]
    NoPath(&'static str),
    #[error(
        "{path} is not a workspace: it has no folder .craft. Make the folder, or name another workspace."
    )]
    NoWorkspace { path: String },
    #[error("Another app server holds the workspace: {why}.")]
    Locked { why: String, pid: Option<i64> },
    #[error("The app server does not start: {why}.")]
    Start {
        why: String,
        stderr: String,
        exit: Option<i64>,
    },
    #[error("The port for the app server is taken: {stderr}")]
    Port { stderr: String },
    #[error("The app server does not answer: {why}. Restart it.")]
    Unhealthy { why: String, pid: i64 },
    #[error("A notification needs a title.")]
    Notification,
    #[error("The hub failed: {0}")]
    Internal(String),
}

impl Failure {
    /// Returns the HTTP status and the body of the answer.
    pub(crate) fn answer(&self) -> (StatusCode, HubErrorBody) {
        use HubErrorCode as Code;

        let code = |name: &str| Code::Unknown(name.into());
        let (status, code) = match self {
            Self::Unauthorized => (StatusCode::UNAUTHORIZED, Code::Unauthorized),
            Self::Origin => (StatusCode::FORBIDDEN, Code::Unauthorized),
            Self::NoRoute => (StatusCode::NOT_FOUND, code("notFound")),
            Self::Malformed(_) => (StatusCode::BAD_REQUEST, code("invalidRequest")),
            Self::TooLarge(_) => (StatusCode::PAYLOAD_TOO_LARGE, code("invalidRequest")),
            Self::NoPath(_) => (StatusCode::BAD_REQUEST, Code::WorkspaceNotFound),
            Self::NoWorkspace { .. } => (StatusCode::NOT_FOUND, Code::WorkspaceNotFound),
            Self::Locked { .. } => (StatusCode::CONFLICT, Code::WorkspaceLocked),
            Self::Start { .. } => (
                StatusCode::INTERNAL_SERVER_ERROR,
                Code::AppServerStartFailed,
            ),
            Self::Port { .. } => (StatusCode::INTERNAL_SERVER_ERROR, Code::PortUnavailable),
            Self::Unhealthy { .. } => (StatusCode::INTERNAL_SERVER_ERROR, Code::AppServerUnhealthy),
            Self::Notification => (StatusCode::BAD_REQUEST, Code::InvalidNotification),
            Self::Internal(_) => (StatusCode::INTERNAL_SERVER_ERROR, Code::HubInternalError),
        };
        let error = HubError {
            code,
            message: self.to_string(),
            details: self
                .details()
                .and_then(|details| RawJson::encode(&details).ok()),
        };
        (status, HubErrorBody { error })
    }

    fn details(&self) -> Option<Value> {
        match self {
            Self::NoWorkspace { path } => Some(json!({ "workspacePath": path })),
            Self::Locked { pid, .. } => Some(json!({ "pid": pid })),
            Self::Start { stderr, exit, .. } => {
                Some(json!({ "exitCode": exit, "recentStderr": stderr }))
            }
            Self::Port { stderr } => Some(json!({ "recentStderr": stderr })),
            Self::Unhealthy { pid, .. } => Some(json!({ "pid": pid })),
            _ => None,
        }
    }
}
