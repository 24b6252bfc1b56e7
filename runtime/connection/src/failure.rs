//! Why a request failed, in any dialect.

use std::{fmt, marker::PhantomData};

use threadwire_engine::Error;
use threadwire_protocol::{CallError, envelope::RpcError};

/// Why a request failed: the error response in the dialect `D`.
///
/// Handlers return errors of the dialect's generated `errors`; `?` converts engine and call errors.
pub struct Failure<D> {
    answer: RpcError,
    dialect: PhantomData<fn() -> D>,
}

/// The conversion of errors outside of a dialect's handlers to its error responses.
pub trait ErrorMapping {
    /// Returns the response to a request that does not reach its handler.
    fn of_call(error: CallError) -> RpcError;

    /// Returns the response to a request that the engine refuses. Causes go to the log.
    fn of_engine(error: Error) -> RpcError;
}

impl<D: ErrorMapping> Failure<D> {
    /// Refuses a member of the params: `path` names it as `member.member[index]`.
    pub fn invalid(path: impl AsRef<str>, problem: impl AsRef<str>) -> Self {
        refuse::<D>(path.as_ref().to_owned(), problem.as_ref().to_owned()).into()
    }
}

fn refuse<D: ErrorMapping>(path: String, detail: String) -> RpcError {
    D::of_call(CallError::InvalidParams { detail, path })
}

impl<D> fmt::Debug for Failure<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.answer.fmt(f)
    }
}

impl<D> From<RpcError> for Failure<D> {
    fn from(answer: RpcError) -> Self {
        Self {
            answer,
            dialect: PhantomData,
        }
    }
}

impl<D: ErrorMapping> From<CallError> for Failure<D> {
    fn from(error: CallError) -> Self {
        D::of_call(error).into()
    }
}

impl<D: ErrorMapping> From<Error> for Failure<D> {
    fn from(error: Error) -> Self {
        D::of_engine(error).into()
    }
}

impl<D> From<Failure<D>> for RpcError {
    fn from(failure: Failure<D>) -> Self {
        failure.answer
    }
}
