//! The way to a loaded thread.

use std::{fmt, sync::Arc};

use crate::{
    ask::Answer,
    error::Error,
    id::{AskId, ThreadId, TurnId},
    item::InputPart,
    observers::{Cursor, Subscriber, ThreadSnapshot},
    request::NewTurn,
    thread::{Origin, QueuedInput, Turn},
};

/// A loaded thread. Cheap to clone; a thread stays loaded while someone holds a handle.
#[derive(Clone)]
pub struct ThreadHandle;

impl ThreadHandle {
    /// Returns the thread's id.
    pub fn id(&self) -> ThreadId { unimplemented!() }
    /// Returns the thread at this moment.
    pub async fn snapshot(&self) -> ThreadSnapshot { unimplemented!() }
    /// Starts a turn.
    pub async fn start_turn(&self, turn: NewTurn) -> Result<Arc<Turn>, Error> { unimplemented!("{turn:?}") }
    /// Joins input to the running turn.
    pub async fn steer(&self, expected: Option<TurnId>, input: Vec<InputPart>, client_id: Option<String>) -> Result<TurnId, Error> { unimplemented!("{expected:?}{input:?}{client_id:?}") }
    /// Queues input.
    pub async fn enqueue(&self, input: Vec<InputPart>, origin: Origin) -> Result<QueuedInput, Error> { unimplemented!("{input:?}{origin:?}") }
    /// Removes queued input.
    pub async fn dequeue(&self, id: &str) -> Result<(), Error> { unimplemented!("{id}") }
    /// Interrupts a turn.
    pub async fn interrupt(&self, turn: Option<TurnId>) -> Result<(), Error> { unimplemented!("{turn:?}") }
    /// Answers an ask.
    pub async fn answer(&self, ask: AskId, answer: Answer, client: u64) -> Result<(), Error> { unimplemented!("{ask}{answer:?}{client}") }
    /// Subscribes.
    pub async fn subscribe(&self, subscriber: Subscriber, from: Cursor) -> ThreadSnapshot { unimplemented!("{subscriber:?}{from:?}") }
    /// Ends a subscription.
    pub async fn unsubscribe(&self, client: u64) { unimplemented!("{client}") }
}

impl fmt::Debug for ThreadHandle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ThreadHandle").finish_non_exhaustive()
    }
}
