//! The directory of the processes that use a store: which exist, whether they are alive, and how to connect to them.

use std::io;

use tokio::io::{AsyncRead, AsyncWrite};

use crate::{BoxFuture, model::ProcessId, store::StoreError};

/// A connection between two processes: an ordered byte stream in both directions.
pub trait PeerStream: AsyncRead + AsyncWrite + Send + Unpin + 'static {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin + 'static> PeerStream for T {}

/// A program that has connected. It becomes a peer once [`Directory::is_process`] confirms who it is.
#[expect(missing_debug_implementations, reason = "a stream has no text")]
pub struct Caller {
    /// The connection.
    pub stream: Box<dyn PeerStream>,
    /// The process id of the program as the system reports it: 0 if the program is in a PID namespace that this
    /// process cannot see, `None` if the system does not tell.
    pub pid: Option<i32>,
}

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

    /// Registers this process again if others took it for dead and forgot it, because it was suspended for longer than
    /// its term.
    fn rejoin(&self) -> BoxFuture<'_, Result<(), StoreError>>;

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
    /// Errors: `ConnectionRefused` and `NotFound` if the process is not there; `PermissionDenied` if another process
    /// listens. The caller sets the timeout.
    fn connect(&self, process: ProcessId) -> BoxFuture<'_, io::Result<Box<dyn PeerStream>>>;

    /// Waits for a connection of a program of the same user; `None` when none can come. Safe to cancel.
    fn accept(&self) -> BoxFuture<'_, Option<Caller>>;

    /// Tells whether the system confirms that the program with the process id of a [`Caller`] is the registered process
    /// `process`. A command in a sandbox runs as the same user, can connect, and can read the ids of processes; but its
    /// process id is its own.
    ///
    /// Errors: those of the store.
    fn is_process(
        &self,
        process: ProcessId,
        pid: Option<i32>,
    ) -> BoxFuture<'_, Result<bool, StoreError>>;

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
