//! What went wrong, in the kinds of error that the schema gives Codex.

use threadwire_engine::{Error, TurnTask};
use threadwire_protocol::{CallError, codex::ErrorKind, envelope::RpcError};
use tracing::error;

/// The error answer of a request.
#[derive(Debug)]
pub struct Failure(RpcError);

/// Makes an error of a kind, with values for the placeholders of its text.
pub(super) fn failure(kind: ErrorKind, values: &[(&str, &str)]) -> Failure {
    Failure(kind.text().fill(values))
}

/// Makes an error for a rule of a method that has no kind of its own.
pub(super) fn invalid(message: impl AsRef<str>) -> Failure {
    failure(ErrorKind::InvalidRequest, &[("message", message.as_ref())])
}

/// Makes an error for what went wrong here.
pub(super) fn internal(message: &str) -> Failure {
    failure(ErrorKind::Internal, &[("message", message)])
}

impl From<Failure> for RpcError {
    fn from(failure: Failure) -> Self {
        failure.0
    }
}

impl From<CallError> for Failure {
    fn from(error: CallError) -> Self {
        match error {
            CallError::InvalidParams { detail, .. } => {
                failure(ErrorKind::InvalidParams, &[("detail", &detail)])
            }
            CallError::NotInitialized => failure(ErrorKind::NotInitialized, &[]),
            CallError::Experimental { descriptor } => failure(
                ErrorKind::ExperimentalRequired,
                &[("descriptor", &descriptor)],
            ),
            CallError::Refused(answer) => Failure(*answer),
        }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        match error {
            Error::Store(ref cause) => {
                error!(%cause, "storage failed");
                internal(&error.to_string())
            }
            Error::ShuttingDown => internal("server is shutting down"),
            Error::QueueFull => failure(ErrorKind::Overloaded, &[]),
            Error::ThreadNotFound(id) | Error::ThreadUnloaded(id) => {
                failure(ErrorKind::ThreadNotFound, &[("threadId", &id.to_string())])
            }
            Error::ThreadArchived(id) => {
                failure(ErrorKind::ThreadArchived, &[("threadId", &id.to_string())])
            }
            Error::TurnMismatch { expected, actual } => failure(
                ErrorKind::TurnMismatch,
                &[
                    ("expectedTurnId", &expected.to_string()),
                    ("turnId", &actual.to_string()),
                ],
            ),
            Error::InvalidCursor(cursor) => {
                failure(ErrorKind::InvalidCursor, &[("cursor", &cursor)])
            }
            Error::TurnTakesNoInput(_, task) => failure(
                ErrorKind::TurnNotSteerable,
                &[(
                    "turnKind",
                    match task {
                        TurnTask::Review => "review",
                        _ => "compact",
                    },
                )],
            ),
            Error::NoActiveTurn
            | Error::ThreadExists(_)
            | Error::RunsElsewhere(_)
            | Error::ChangedElsewhere(_)
            | Error::TurnInProgress(_)
            | Error::TurnNotFound(_)
            | Error::TurnNotRunning(_)
            | Error::AskNotFound(_)
            | Error::AnswerMismatch(_)
            | Error::QueuedInputNotFound(_) => invalid(error.to_string()),
        }
    }
}
