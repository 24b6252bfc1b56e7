//! What the program does with threads beside turns.

use crate::{BoxFuture, context::TurnContext, error::Error, handle::ThreadHandle, model::Json};

/// What the program does with threads beside turns, such as commands that a user runs, by name. It is done by the process
/// that has the thread, whichever process is asked: so parameters and results are JSON.
pub trait ThreadServices: Send + Sync + 'static {
    /// Does what is asked. `turn` is the turn that runs.
    ///
    /// Errors: `ServiceNotFound` for an unknown name, `ServiceFailed` with words for people, and those of the engine.
    fn serve(
        &self,
        thread: ThreadHandle,
        turn: Option<TurnContext>,
        name: &str,
        params: &Json,
    ) -> BoxFuture<'static, Result<Json, Error>>;
}
