//! The directory of the processes that use a store: which exist, whether they are alive, and how to connect to them.

use std::io;

use tokio::io::{AsyncRead, AsyncWrite};

use crate::{BoxFuture, model::ProcessId, store::StoreError};

/// A connection between two processes: an ordered byte stream in both directions.
pub trait PeerStream: AsyncRead + AsyncWrite + Send + Unpin + 'static {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin + 'static> PeerStream for T {}

/// Lists the processes that use a store, and connects them.
///
/// A thread belongs to the process that wrote to it last ([`crate::StoredThread::owner`]), and so does its running
/// turn. Whether an owner is alive is asked of the owner itself. A lock would be no proof: a forked child process
/// inherits the locks and open files of its parent.
pub trait Directory: Send + Sync + 'static {
    /// Returns the id of this process. A process has several ids if it opens a store several times.
    fn me(&self) -> ProcessId;

    /// Registers this process, and answers liveness checks from then on. Must be called before its first write.
    fn join(&self) -> BoxFuture<'_, Result<(), StoreError>>;

    /// Returns the registered processes, this one included, in the order in which they joined.
    fn processes(&self) -> BoxFuture<'_, Result<Vec<ProcessId>, StoreError>>;

    /// Tells whether a process is alive. Takes a fraction of a second if the process does not answer.
    ///
    /// Errors: those of the store; the state of the process is unknown then.
    fn liveness(&self, process: ProcessId) -> BoxFuture<'_, Result<Liveness, StoreError>>;

    /// Removes a dead process.
    fn forget(&self, process: ProcessId) -> BoxFuture<'_, Result<(), StoreError>>;

    /// Connects to another process, and verifies its identity.
    ///
    /// Errors: `ConnectionRefused` and `NotFound` if the process is not there; `PermissionDenied` if the socket belongs
    /// to another user. The caller sets the timeout.
    fn connect(&self, process: ProcessId) -> BoxFuture<'_, io::Result<Box<dyn PeerStream>>>;

    /// Waits for a connection of another process that may read the store; `None` when none can come. Safe to cancel.
    fn accept(&self) -> BoxFuture<'_, Option<Box<dyn PeerStream>>>;

    /// Removes this process.
    fn leave(&self) -> BoxFuture<'_, Result<(), StoreError>>;
}

/// The liveness of a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Liveness {
    /// The process answered.
    Alive,
    /// The process seems to exist, but does not answer: it is suspended or busy. It keeps its threads until its term (a
    /// time limit) is over, and then counts as dead.
    Silent,
    /// The process has ended, or its term is over. Other processes may take its threads.
    Dead,
}
