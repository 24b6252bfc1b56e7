//! What went wrong, in the codes and words of ACP.

use threadwire_engine::{Error, ThreadId, TurnError, TurnErrorKind};
use threadwire_protocol::{CallError, acp::ErrorKind, envelope::RpcError};
use tracing::error;

/// Why a request failed.
#[derive(Debug)]
pub(super) enum Failure {
    /// The message is no request; the text says why.
    InvalidRequest(&'static str),
    /// It did not reach its handler.
    Call(CallError),
    /// There is no such method, or it needs a capability that was not advertised.
    MethodNotFound(String),
    /// A value that is well formed but not supported.
    InvalidParams {
        /// Where, as `member.member[index]`.
        path: String,
        /// What is wrong with it.
        detail: String,
    },
    /// The session does not exist, or is not open on this connection. Has the id as it came.
    SessionNotFound(String),
    /// The session runs a turn already.
    TurnInProgress,
    /// The turn of a prompt failed.
    Turn(TurnError),
    /// Something went wrong here.
    Internal(String),
    /// The engine refused.
    Engine(Error),
}

impl Failure {
    /// Refuses a member of the params.
    pub(super) fn invalid(path: impl Into<String>, detail: impl Into<String>) -> Self {
        Self::InvalidParams {
            path: path.into(),
            detail: detail.into(),
        }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self::Engine(error)
    }
}

impl From<Failure> for RpcError {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::InvalidRequest(detail) => {
                ErrorKind::InvalidRequest.error(&[("detail", detail)])
            }
            Failure::Call(CallError::InvalidParams { detail, path })
            | Failure::InvalidParams { path, detail } => invalid_params(&path, &detail),
            Failure::Call(CallError::NotInitialized) => ErrorKind::NotInitialized.error(&[]),
            Failure::Call(CallError::Refused(answer)) => *answer,
            // Connections of this dialect take what is experimental: capabilities decide instead.
            Failure::Call(CallError::Experimental { descriptor }) => {
                ErrorKind::MethodNotFound.error(&[("method", &descriptor)])
            }
            Failure::MethodNotFound(method) => {
                ErrorKind::MethodNotFound.error(&[("method", &method)])
            }
            Failure::SessionNotFound(id) => ErrorKind::SessionNotFound.error(&[("sessionId", &id)]),
            Failure::TurnInProgress => ErrorKind::TurnInProgress.error(&[]),
            Failure::Turn(error) => match error.kind {
                TurnErrorKind::Unauthorized => ErrorKind::AuthenticationRequired
                    .error(&[])
                    .with_data(&Reason {
                        reason: &error.message,
                    }),
                _ => internal(&error.message),
            },
            Failure::Internal(reason) => internal(&reason),
            Failure::Engine(error) => from_engine(error),
        }
    }
}

#[derive(serde::Serialize)]
struct Reason<'a> {
    reason: &'a str,
}

fn internal(reason: &str) -> RpcError {
    ErrorKind::InternalError.error(&[("detail", reason)])
}

fn invalid_params(path: &str, detail: &str) -> RpcError {
    if path.is_empty() {
        ErrorKind::InvalidParams.error(&[("detail", detail)])
    } else {
        ErrorKind::InvalidParams.error(&[("detail", &format!("{path}: {detail}"))])
    }
}

fn not_found(id: ThreadId) -> RpcError {
    ErrorKind::SessionNotFound.error(&[("sessionId", &id.to_string())])
}

fn from_engine(error: Error) -> RpcError {
    match error {
        // Threads that are put away are not listed here, so for this dialect they do not exist.
        Error::ThreadNotFound(id) | Error::ThreadArchived(id) | Error::ThreadUnloaded(id) => {
            not_found(id)
        }
        Error::TurnInProgress(_) => ErrorKind::TurnInProgress.error(&[]),
        Error::InvalidCursor(cursor) => {
            invalid_params("cursor", &format!("invalid cursor: {cursor}"))
        }
        Error::NoActiveTurn
        | Error::TurnMismatch { .. }
        | Error::TurnTakesNoInput(..)
        | Error::TurnNotFound(_)
        | Error::TurnNotRunning(_)
        | Error::AskNotFound(_)
        | Error::AnswerMismatch(_)
        | Error::ThreadExists(_)
        | Error::RunsElsewhere(_)
        | Error::ChangedElsewhere(_)
        | Error::QueuedInputNotFound(_) => {
            ErrorKind::InvalidRequest.error(&[("detail", &error.to_string())])
        }
        Error::QueueFull | Error::ShuttingDown => internal(&error.to_string()),
        Error::Store(ref cause) => {
            error!(%cause, "storage failed");
            internal(&error.to_string())
        }
    }
}
