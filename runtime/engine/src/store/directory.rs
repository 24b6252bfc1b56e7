//! Which processes use a store, whether one of them lives, and how to reach it.

use std::io;

use tokio::io::{AsyncRead, AsyncWrite};

use crate::{BoxFuture, model::ProcessId, store::StoreError};

/// A connection between two processes: bytes in order, both ways.
pub trait PeerStream: AsyncRead + AsyncWrite + Send + Unpin + 'static {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin + 'static> PeerStream for T {}

/// Knows the processes that use a store, and connects them.
///
/// A thread belongs to the process that wrote to it last ([`crate::StoredThread::owner`]), and so does its running
/// turn. Whether an owner lives is asked of the owner, never of a lock: a child process that was forked a moment ago
/// holds all locks and open files of its parent.
pub trait Directory: Send + Sync + 'static {
    /// Returns the id of this process. One process has several where it opens a store several times.
    fn me(&self) -> ProcessId;

    /// Registers this process and lets others ask whether it lives. To be called before its first write.
    fn join(&self) -> BoxFuture<'_, Result<(), StoreError>>;

    /// Returns the registered processes, this one included, in the order in which they joined.
    fn processes(&self) -> BoxFuture<'_, Result<Vec<ProcessId>, StoreError>>;

    /// Tells whether a process lives. Takes a fraction of a second where the process does not answer.
    ///
    /// Errors: those of the store. Nothing is known of the process then.
    fn liveness(&self, process: ProcessId) -> BoxFuture<'_, Result<Liveness, StoreError>>;

    /// Removes a dead process.
    fn forget(&self, process: ProcessId) -> BoxFuture<'_, Result<(), StoreError>>;

    /// Connects to another process, and makes sure that it is the one that was meant.
    ///
    /// Errors: `ConnectionRefused` and `NotFound` where nobody is there; `PermissionDenied` where it is somebody else.
    /// The caller sets the time that it may take.
    fn connect(&self, process: ProcessId) -> BoxFuture<'_, io::Result<Box<dyn PeerStream>>>;

    /// Waits for another process that connects, which is one that may read the store; `None` when none will. May be
    /// cancelled.
    fn accept(&self) -> BoxFuture<'_, Option<Box<dyn PeerStream>>>;

    /// Removes this process.
    fn leave(&self) -> BoxFuture<'_, Result<(), StoreError>>;
}

/// Whether a process lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Liveness {
    /// It answered.
    Alive,
    /// It exists as far as one can tell, and does not answer: it is stopped or busy. It keeps what it owns until its
    /// term is over, and counts as dead from then on.
    Silent,
    /// It ended, or its term is over. What it owned is free.
    Dead,
}
