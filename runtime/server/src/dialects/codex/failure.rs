//! Converts errors from outside of handlers to the errors of Codex's schema.

use std::sync::Mutex;

use threadwire_engine::{Error, TurnTask};
use threadwire_protocol::{
    CallError,
    codex::{
        KNOWN_METHODS, Version,
        errors::{self, turn_steer},
    },
    envelope::RpcError,
};
use threadwire_workspace::locks::lock;
use tracing::error;

use super::CodexSession;
use threadwire_connection::ErrorMapping;

/// The reason why a request failed.
pub(super) type Failure = threadwire_connection::Failure<CodexSession>;

impl ErrorMapping for CodexSession {
    fn of_call(error: CallError) -> RpcError {
        match error {
            CallError::UnknownMethod { method, version } => {
                errors::unknown_method(&method, &known_methods(version))
            }
            CallError::Overloaded => errors::overloaded(),
            CallError::Forbidden { method, needs } => errors::forbidden(&method, &needs),
            CallError::NotAttached { thread } => errors::not_attached(&thread),
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
            Error::ShuttingDown => errors::internal_error(&error),
            Error::QueueFull => errors::overloaded(),
            Error::ThreadNotFound(id) | Error::ThreadUnloaded(id) => errors::thread_not_found(&id),
            Error::ThreadArchived(id) => errors::thread_archived(Version::NEWEST, &id),
            Error::TurnMismatch { expected, actual } => {
                turn_steer::turn_mismatch(&expected, &actual)
            }
            Error::InvalidCursor(cursor) => errors::invalid_cursor(&cursor),
            Error::GoalNotFound(id) => errors::thread_goal_set::no_goal(&id),
            Error::TurnTakesNoInput(_, TurnTask::Review) => {
                turn_steer::turn_not_steerable(&"review")
            }
            Error::TurnTakesNoInput(..) => turn_steer::turn_not_steerable(&"compact"),
            Error::NoActiveTurn
            | Error::ThreadExists(_)
            | Error::TurnExists(_)
            | Error::ThreadPaused(_)
            | Error::ThreadBusy(_)
            | Error::RunsElsewhere(_)
            | Error::Unreachable { .. }
            | Error::OwnerLost(_)
            | Error::GoalExists(_)
            | Error::ServiceNotFound(_)
            | Error::ServiceFailed(_)
            | Error::ChangedElsewhere(_)
            | Error::WrittenElsewhere(_)
            | Error::TurnInProgress(_)
            | Error::TurnNotFound(_)
            | Error::TurnNotRunning(_)
            | Error::AskNotFound(_)
            | Error::AnswerMismatch(_)
            | Error::QueuedInputNotFound(_) => errors::invalid_request(&error),
        }
    }
}

/// Returns the names of all methods of a version, given by its index, for an error message. The text is made once per
/// version.
fn known_methods(version: usize) -> &'static str {
    static METHODS: Mutex<Vec<(usize, &'static str)>> = Mutex::new(Vec::new());
    let mut made = lock(&METHODS);
    if let Some((_, methods)) = made.iter().find(|(of, _)| *of == version) {
        return methods;
    }
    let methods: Vec<String> = KNOWN_METHODS
        .iter()
        .filter(|method| (method.since..=method.until).contains(&version))
        .map(|method| format!("`{}`", method.name))
        .collect();
    let methods: &'static str = methods.join(", ").leak();
    made.push((version, methods));
    methods
}
