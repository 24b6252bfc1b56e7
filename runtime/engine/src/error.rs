//! Errors of the engine.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    model::{AskId, ThreadId, TurnId, TurnTask},
    store::StoreError,
};

/// An error of the engine. The message is safe to send to clients; it does not contain causes inside the store.
#[derive(Clone, Debug, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Error {
    /// No such thread in memory or in the store.
    #[error("thread not found: {0}")]
    ThreadNotFound(ThreadId),
    /// A thread with the requested id exists already.
    #[error("thread exists already: {0}")]
    ThreadExists(ThreadId),
    /// The thread is archived; it must be unarchived before it can run.
    #[error("thread is archived: {0}")]
    ThreadArchived(ThreadId),
    /// The thread is paused; it must be resumed before a turn can start.
    #[error("thread is paused: {0}")]
    ThreadPaused(ThreadId),
    /// The thread is occupied by work that is no turn, see [`crate::ThreadHandle::occupy`].
    #[error("thread is busy: {0}")]
    ThreadBusy(ThreadId),
    /// The thread left memory, or another process took it over, during the call. The caller can load it again.
    #[error("thread was unloaded: {0}")]
    ThreadUnloaded(ThreadId),
    /// Another process on the same store runs a turn of the thread.
    #[error("thread runs in another process: {0}")]
    RunsElsewhere(ThreadId),
    /// Another process on the same store runs a turn of the thread, and this process cannot communicate with it.
    #[error("thread runs in another process, which cannot be reached: {thread}: {reason}")]
    Unreachable {
        /// The thread.
        thread: ThreadId,
        /// The reason, as text for people.
        reason: String,
    },
    /// The process that owned the thread ended before it answered. The request may have been done or not.
    #[error("the process that had the thread ended before it answered: {0}")]
    OwnerLost(ThreadId),
    /// Another process on the same store wrote to the thread. Nothing of the call was done; the next call sees the
    /// thread as the other process left it.
    #[error("thread was changed by another process, try again: {0}")]
    ChangedElsewhere(ThreadId),
    /// Another program may write to the thread at any time.
    #[error("thread {0} already has an active writer")]
    WrittenElsewhere(ThreadId),
    /// A turn runs already.
    #[error("turn in progress: {0}")]
    TurnInProgress(TurnId),
    /// The thread has a turn with the requested id already.
    #[error("turn exists already: {0}")]
    TurnExists(TurnId),
    /// No turn runs.
    #[error("no active turn")]
    NoActiveTurn,
    /// The running turn is not the one that the caller expects.
    #[error("expected active turn {expected} but {actual} is active")]
    TurnMismatch {
        /// The turn that the caller named.
        expected: TurnId,
        /// The turn that runs.
        actual: TurnId,
    },
    /// The running turn cannot be steered, because its task takes no input.
    #[error("turn takes no input: {0}")]
    TurnTakesNoInput(TurnId, TurnTask),
    /// The thread has no such turn.
    #[error("turn not found: {0}")]
    TurnNotFound(TurnId),
    /// The turn has ended.
    #[error("turn is not running: {0}")]
    TurnNotRunning(TurnId),
    /// The ask was never opened, or is already settled.
    #[error("ask not found: {0}")]
    AskNotFound(AskId),
    /// The answer does not fit the kind of the ask.
    #[error("answer does not fit the question: {0}")]
    AnswerMismatch(AskId),
    /// The cursor was not issued by any page.
    #[error("invalid cursor: {0}")]
    InvalidCursor(String),
    /// The queue holds the maximum number of inputs.
    #[error("queue is full")]
    QueueFull,
    /// No entry of the queue has this id.
    #[error("queued input not found: {0}")]
    QueuedInputNotFound(String),
    /// The thread has no goal that could change, and the change has no objective for a new one.
    #[error("thread has no goal: {0}")]
    GoalNotFound(ThreadId),
    /// The thread has a goal already.
    #[error("thread has a goal already: {0}")]
    GoalExists(ThreadId),
    /// The program has no service of this name, see [`crate::ThreadServices`].
    #[error("service not found: {0}")]
    ServiceNotFound(String),
    /// A service of the program failed.
    #[error("{0}")]
    ServiceFailed(String),
    /// The engine is shutting down and accepts no new work.
    #[error("server is shutting down")]
    ShuttingDown,
    /// The store failed. The message is for the user; the full cause is the error's source, for the log.
    #[error("storage failed: {}", .0.reason())]
    Store(
        #[source]
        #[serde(with = "reason")]
        Arc<StoreError>,
    ),
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::InvalidCursor(cursor) => Self::InvalidCursor(cursor),
            other => Self::Store(Arc::new(other)),
        }
    }
}

/// Serializes a failure of the store as the reason that users may see.
mod reason {
    use std::sync::Arc;

    use serde::{Deserialize, Deserializer, Serializer};

    use crate::store::StoreError;

    pub(super) fn serialize<S: Serializer>(
        error: &Arc<StoreError>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.serialize_str(error.reason())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Arc<StoreError>, D::Error> {
        String::deserialize(from).map(|reason| Arc::new(StoreError::Elsewhere(reason)))
    }
}
