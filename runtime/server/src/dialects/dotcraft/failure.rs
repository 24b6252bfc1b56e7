//! Converts errors from outside of handlers to the errors of DotCraft's schema.

use threadwire_engine::Error;
use threadwire_protocol::{CallError, dotcraft::errors, envelope::RpcError};
use tracing::error;

use super::DotCraftSession;
use threadwire_connection::ErrorMapping;
use threadwire_workspace::wording;

/// The reason why a request failed.
pub(super) type Failure = threadwire_connection::Failure<DotCraftSession>;

impl ErrorMapping for DotCraftSession {
    fn of_call(error: CallError) -> RpcError {
        match error {
            CallError::UnknownMethod { .. } => errors::method_not_found(),
            CallError::Overloaded => errors::server_overloaded(),
            CallError::Forbidden { method, needs } => errors::forbidden(&method, &needs),
            CallError::NotAttached { thread } => errors::not_attached(&thread),
            CallError::InvalidParams { detail, path } => invalid_params(&path, &detail),
            CallError::NotInitialized => errors::not_initialized(),
            CallError::Refused(answer) => *answer,
            // The dialect has no experimental methods.
            CallError::Experimental { .. } => errors::method_not_found(),
        }
    }

    fn of_engine(error: Error) -> RpcError {
        match error {
            Error::ThreadNotFound(id) => errors::thread_not_found(&id),
            Error::ThreadArchived(_) | Error::ThreadPaused(_) => errors::thread_not_active(),
            Error::TurnInProgress(_) | Error::ThreadBusy(_) => errors::turn_in_progress(),
            Error::TurnNotFound(id) => errors::turn_not_found(&id),
            Error::NoActiveTurn
            | Error::TurnNotRunning(_)
            | Error::TurnMismatch { .. }
            | Error::TurnTakesNoInput(..) => errors::turn_not_running(),
            Error::InvalidCursor(_) => invalid_params("cursor", &error.to_string()),
            Error::QueuedInputNotFound(_) => invalid_params("queuedInputId", &error.to_string()),
            Error::GoalNotFound(_) | Error::GoalExists(_) => invalid_params("", &error.to_string()),
            Error::QueueFull => errors::server_overloaded(),
            Error::ThreadUnloaded(_) | Error::ShuttingDown => errors::internal_error_detail(&error),
            Error::ThreadExists(_)
            | Error::TurnExists(_)
            | Error::RunsElsewhere(_)
            | Error::Unreachable { .. }
            | Error::OwnerLost(_)
            | Error::ServiceNotFound(_)
            | Error::ServiceFailed(_)
            | Error::ChangedElsewhere(_)
            | Error::WrittenElsewhere(_)
            | Error::AskNotFound(_)
            | Error::AnswerMismatch(_) => errors::invalid_request(&error),
            Error::Store(ref cause) => {
                error!(%cause, "storage failed");
                errors::internal_error_detail(&error)
            }
        }
    }
}

fn invalid_params(path: &str, problem: &str) -> RpcError {
    errors::invalid_params(&shortened(&wording::located("params", path, problem)))
}

/// The most characters of an identifier or a text of the client that an error repeats.
const MOST_REPEATED: usize = 500;

/// Cuts a text that an error repeats.
pub(super) fn shortened(text: &str) -> String {
    match text.char_indices().nth(MOST_REPEATED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
