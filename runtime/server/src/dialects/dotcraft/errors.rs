//! What went wrong, in the codes and words of DotCraft.

use serde::Serialize;
use threadwire_engine::Error;
use threadwire_protocol::{CallError, dotcraft::ErrorKind, envelope::RpcError};
use tracing::error;

/// Why a request failed.
#[derive(Debug)]
pub(super) enum Failure {
    /// The frame is not JSON.
    NotJson,
    /// The message is no request, notification or answer; the text says why.
    NotAMessage(&'static str),
    /// It did not reach its handler.
    Call(CallError),
    /// There is no such method, or it is not on offer.
    UnknownMethod,
    /// A second handshake.
    AlreadyInitialized,
    /// Too many requests wait already.
    Overloaded,
    /// A member does not fit.
    Invalid {
        /// Which one, as `member.member[index]`.
        member: String,
        /// What is wrong with it.
        problem: String,
    },
    /// No thread has this id.
    UnknownThread(String),
    /// The thread is paused or archived.
    NotActive,
    /// The thread has no turn with this id.
    UnknownTurn(String),
    /// No MCP server has this name.
    UnknownServer(String),
    /// What is said of an MCP server does not fit; the text says why.
    InvalidServer(String),
    /// Another MCP server has this name, but for the case of its letters.
    ServerNameTaken(String),
    /// The MCP server is not one of the user's own file, which the text names.
    ServerReadOnly(String),
    /// The configuration cannot be read or written; the text says why.
    Configuration(String),
    /// The client has left meanwhile.
    Gone,
    /// The engine refused.
    Engine(Error),
}

impl Failure {
    /// Refuses a member of the params.
    pub(super) fn invalid(member: impl Into<String>, problem: impl Into<String>) -> Self {
        Self::Invalid {
            member: member.into(),
            problem: problem.into(),
        }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self::Engine(error)
    }
}

/// Says more about an error whose text is fixed.
#[derive(Serialize)]
struct Detail<'a> {
    code: &'a str,
    detail: &'a str,
}

impl From<Failure> for RpcError {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::NotJson => ErrorKind::ParseError.error(&[]),
            Failure::NotAMessage(reason) => {
                detailed(ErrorKind::InvalidRequest, "InvalidRequest", reason)
            }
            Failure::Call(CallError::InvalidParams { detail, path }) => {
                invalid_params(&path, &detail)
            }
            Failure::Call(CallError::NotInitialized) => ErrorKind::NotInitialized.error(&[]),
            Failure::Call(CallError::Refused(answer)) => *answer,
            // The dialect has nothing experimental.
            Failure::Call(CallError::Experimental { .. }) | Failure::UnknownMethod => {
                ErrorKind::MethodNotFound.error(&[])
            }
            Failure::AlreadyInitialized => ErrorKind::AlreadyInitialized.error(&[]),
            Failure::Overloaded => ErrorKind::ServerOverloaded.error(&[]),
            Failure::Invalid { member, problem } => invalid_params(&member, &problem),
            Failure::UnknownThread(id) => ErrorKind::ThreadNotFound.error(&[("threadId", &id)]),
            Failure::NotActive => ErrorKind::ThreadNotActive.error(&[]),
            Failure::UnknownTurn(id) => detailed(
                ErrorKind::TurnNotFound,
                "TurnNotFound",
                &format!("Turn not found: {id}"),
            ),
            Failure::UnknownServer(name) => detailed(
                ErrorKind::McpServerNotFound,
                "McpServerNotFound",
                &format!("No MCP server is called {name}."),
            ),
            Failure::InvalidServer(problem) => detailed(
                ErrorKind::McpServerValidationFailed,
                "McpServerValidationFailed",
                &problem,
            ),
            Failure::ServerNameTaken(name) => detailed(
                ErrorKind::McpServerNameConflict,
                "McpServerNameConflict",
                &format!("An MCP server is called {name}."),
            ),
            Failure::ServerReadOnly(place) => detailed(
                ErrorKind::McpServerReadOnly,
                "McpServerReadOnly",
                &format!("The MCP server belongs to {place}."),
            ),
            Failure::Configuration(problem) => {
                detailed(ErrorKind::InternalError, "InternalError", &problem)
            }
            Failure::Gone => ErrorKind::InternalError.error(&[]),
            Failure::Engine(error) => from_engine(error),
        }
    }
}

fn from_engine(error: Error) -> RpcError {
    match error {
        Error::ThreadNotFound(id) => {
            ErrorKind::ThreadNotFound.error(&[("threadId", &id.to_string())])
        }
        Error::ThreadArchived(_) => ErrorKind::ThreadNotActive.error(&[]),
        Error::TurnInProgress(_) => ErrorKind::TurnInProgress.error(&[]),
        Error::TurnNotFound(id) => detailed(
            ErrorKind::TurnNotFound,
            "TurnNotFound",
            &format!("Turn not found: {id}"),
        ),
        Error::NoActiveTurn
        | Error::TurnNotRunning(_)
        | Error::TurnMismatch { .. }
        | Error::TurnTakesNoInput(..) => ErrorKind::TurnNotRunning.error(&[]),
        Error::InvalidCursor(_) => invalid_params("cursor", &error.to_string()),
        Error::QueuedInputNotFound(_) => invalid_params("queuedInputId", &error.to_string()),
        Error::QueueFull => ErrorKind::ServerOverloaded.error(&[]),
        Error::ThreadUnloaded(_) | Error::ShuttingDown => detailed(
            ErrorKind::InternalError,
            "InternalError",
            &error.to_string(),
        ),
        Error::ThreadExists(_)
        | Error::RunsElsewhere(_)
        | Error::ChangedElsewhere(_)
        | Error::AskNotFound(_)
        | Error::AnswerMismatch(_) => detailed(
            ErrorKind::InvalidRequest,
            "InvalidRequest",
            &error.to_string(),
        ),
        Error::Store(ref cause) => {
            error!(%cause, "storage failed");
            detailed(
                ErrorKind::InternalError,
                "InternalError",
                &error.to_string(),
            )
        }
    }
}

fn invalid_params(member: &str, problem: &str) -> RpcError {
    let detail = if member.is_empty() {
        problem.to_owned()
    } else {
        format!("{member}: {problem}")
    };
    ErrorKind::InvalidParams.error(&[("detail", &detail)])
}

fn detailed(kind: ErrorKind, code: &str, detail: &str) -> RpcError {
    kind.error(&[]).with_data(&Detail { code, detail })
}
