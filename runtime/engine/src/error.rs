//! Why the engine refuses.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    model::{AskId, ThreadId, TurnId, TurnTask},
    store::StoreError,
};

/// Why the engine refused or failed. The message is fit for a peer; causes inside the store are not part of it.
#[derive(Clone, Debug, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Error {
    /// No such thread, in memory or in the store.
    #[error("thread not found: {0}")]
    ThreadNotFound(ThreadId),
    /// A thread with the wanted id exists already.
    #[error("thread exists already: {0}")]
    ThreadExists(ThreadId),
    /// The thread is put away; it must be taken out again before it can run.
    #[error("thread is archived: {0}")]
    ThreadArchived(ThreadId),
    /// The thread left memory, or another server took it over, while the call was under way. Loading it again helps.
    #[error("thread was unloaded: {0}")]
    ThreadUnloaded(ThreadId),
    /// Another process that uses the same store runs a turn of the thread.
    #[error("thread runs in another process: {0}")]
    RunsElsewhere(ThreadId),
    /// Another process that uses the same store runs a turn of the thread, and the two do not understand each other.
    #[error("thread runs in another process, which cannot be reached: {thread}: {reason}")]
    Unreachable {
        /// The thread.
        thread: ThreadId,
        /// Why not, in words for people.
        reason: String,
    },
    /// The process that had the thread ended before it answered. What was called for may have been done or not.
    #[error("the process that had the thread ended before it answered: {0}")]
    OwnerLost(ThreadId),
    /// Another process that uses the same store wrote to the thread. Nothing of the call was done; the next one finds
    /// the thread as the other process left it.
    #[error("thread was changed by another process, try again: {0}")]
    ChangedElsewhere(ThreadId),
    /// A turn runs already.
    #[error("turn in progress: {0}")]
    TurnInProgress(TurnId),
    /// The thread has a turn with the wanted id already.
    #[error("turn exists already: {0}")]
    TurnExists(TurnId),
    /// No turn runs.
    #[error("no active turn")]
    NoActiveTurn,
    /// Another turn runs than the caller thinks.
    #[error("expected active turn {expected} but {actual} is active")]
    TurnMismatch {
        /// The turn that the caller named.
        expected: TurnId,
        /// The turn that runs.
        actual: TurnId,
    },
    /// The turn that runs does not answer input, so none can join it.
    #[error("turn takes no input: {0}")]
    TurnTakesNoInput(TurnId, TurnTask),
    /// The thread has no such turn.
    #[error("turn not found: {0}")]
    TurnNotFound(TurnId),
    /// The turn has ended.
    #[error("turn is not running: {0}")]
    TurnNotRunning(TurnId),
    /// The ask was never opened or is settled.
    #[error("ask not found: {0}")]
    AskNotFound(AskId),
    /// The answer does not fit the kind of the ask.
    #[error("answer does not fit the question: {0}")]
    AnswerMismatch(AskId),
    /// A cursor that no page gave out.
    #[error("invalid cursor: {0}")]
    InvalidCursor(String),
    /// As many inputs wait as may wait.
    #[error("queue is full")]
    QueueFull,
    /// No entry of the queue has this id.
    #[error("queued input not found: {0}")]
    QueuedInputNotFound(String),
    /// The program does nothing of this name beside turns, see [`crate::ThreadServices`].
    #[error("service not found: {0}")]
    ServiceNotFound(String),
    /// The program could not do what it was asked beside turns.
    #[error("{0}")]
    ServiceFailed(String),
    /// The engine is going down and takes no new work.
    #[error("shutting down")]
    ShuttingDown,
    /// The store failed. What the message says is for the user; the rest of the cause is the error's source, for the
    /// log.
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

/// Serializes a failure of the store as what can be told of it.
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
