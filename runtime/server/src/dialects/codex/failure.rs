//! What went wrong outside of handlers, in the errors that the schema gives Codex.

use threadwire_engine::{Error, TurnTask};
use threadwire_protocol::{
    CallError,
    codex::{
        Version,
        errors::{self, turn_steer},
    },
    envelope::RpcError,
};
use tracing::error;

use super::CodexSession;
use crate::failure::{self, Wording};

/// Why a request failed.
pub(super) type Failure = failure::Failure<CodexSession>;

impl Wording for CodexSession {
    fn of_call(error: CallError) -> RpcError {
        match error {
            CallError::InvalidParams { detail, .. } => errors::invalid_params(&detail),
            CallError::NotInitialized => errors::not_initialized(),
            CallError::Experimental { descriptor } => errors::experimental_required(&descriptor),
            CallError::Refused(answer) => *answer,
        }
    }

    fn of_engine(error: Error) -> RpcError {
        match error {
            Error::Store(ref cause) => {
                error!(%cause, "storage failed");
                errors::internal_error(&error)
            }
            Error::ShuttingDown => errors::internal_error(&"server is shutting down"),
            Error::QueueFull => errors::overloaded(),
            Error::ThreadNotFound(id) | Error::ThreadUnloaded(id) => errors::thread_not_found(&id),
            Error::ThreadArchived(id) => errors::thread_archived(Version::NEWEST, &id),
            Error::TurnMismatch { expected, actual } => {
                turn_steer::turn_mismatch(&expected, &actual)
            }
            Error::InvalidCursor(cursor) => errors::invalid_cursor(&cursor),
            Error::TurnTakesNoInput(_, TurnTask::Review) => {
                turn_steer::turn_not_steerable(&"review")
            }
            Error::TurnTakesNoInput(..) => turn_steer::turn_not_steerable(&"compact"),
            Error::NoActiveTurn
            | Error::ThreadExists(_)
            | Error::TurnExists(_)
            | Error::RunsElsewhere(_)
            | Error::ChangedElsewhere(_)
            | Error::TurnInProgress(_)
            | Error::TurnNotFound(_)
            | Error::TurnNotRunning(_)
            | Error::AskNotFound(_)
            | Error::AnswerMismatch(_)
            | Error::QueuedInputNotFound(_) => errors::invalid_request(&error),
        }
    }
}
