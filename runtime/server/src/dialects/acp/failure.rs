//! Converts errors from outside of handlers to the errors of ACP's schema.

use threadwire_engine::Error;
use threadwire_protocol::{CallError, acp::errors, envelope::RpcError};
use tracing::error;

use super::AcpSession;
use threadwire_connection::ErrorMapping;
use threadwire_workspace::wording;

/// The reason why a request failed.
pub(super) type Failure = threadwire_connection::Failure<AcpSession>;

impl ErrorMapping for AcpSession {
    fn of_call(error: CallError) -> RpcError {
        match error {
            CallError::UnknownMethod { method, .. } => errors::method_not_found(&method),
            CallError::Overloaded => {
                errors::internal_error(&"too many requests wait for their answers: retry later")
            }
            CallError::Forbidden { method, needs } => errors::forbidden(&method, &needs),
            CallError::NotAttached { thread } => errors::not_attached(&thread),
            CallError::InvalidParams { detail, path } => invalid_params(&path, &detail),
            CallError::NotInitialized => errors::not_initialized(),
            CallError::Refused(answer) => *answer,
            // Does not occur: ACP connections accept experimental methods; capabilities decide instead.
            CallError::Experimental { descriptor } => errors::method_not_found(&descriptor),
        }
    }

    fn of_engine(error: Error) -> RpcError {
        match error {
            // Archived threads are not listed here, so for this dialect they do not exist.
            Error::ThreadNotFound(id) | Error::ThreadArchived(id) | Error::ThreadUnloaded(id) => {
                errors::session_not_found(&id)
            }
            Error::TurnInProgress(_) | Error::ThreadBusy(_) => errors::turn_in_progress(),
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
            | Error::TurnExists(_)
            | Error::ThreadPaused(_)
            | Error::RunsElsewhere(_)
            | Error::Unreachable { .. }
            | Error::OwnerLost(_)
            | Error::GoalNotFound(_)
            | Error::GoalExists(_)
            | Error::ServiceNotFound(_)
            | Error::ServiceFailed(_)
            | Error::ChangedElsewhere(_)
            | Error::WrittenElsewhere(_)
            | Error::QueuedInputNotFound(_) => errors::invalid_request(&error),
            Error::QueueFull | Error::ShuttingDown => errors::internal_error(&error),
            Error::Store(ref cause) => {
                error!(%cause, "storage failed");
                errors::internal_error(&error)
            }
        }
    }
}

fn invalid_params(path: &str, problem: &str) -> RpcError {
    errors::invalid_params(&wording::located("params", path, problem))
}
