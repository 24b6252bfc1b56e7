//! The bounded send queue of a connection to another process.

use std::{
    io,
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use tokio::{
    io::{AsyncWrite, AsyncWriteExt},
    sync::Notify,
    time::timeout,
};
use tokio_util::sync::CancellationToken;
use tracing::{error, warn};

use crate::locks::lock;

/// Number of queued bytes from which agents are slowed down (backpressure).
const BACKED_UP: usize = 1024 * 1024;

/// Maximum number of queued bytes. Above it the connection is closed, and the process catches up when it reconnects.
const MOST: usize = 64 * 1024 * 1024;

/// How long a write may make no progress while the queue is backed up or the connection is closing.
const PATIENCE: Duration = Duration::from_secs(2);

/// The send queue of a connection to another process.
#[derive(Debug)]
pub(crate) struct Outbound {
    waiting: Mutex<Vec<u8>>,
    filled: Notify,
    wait_for_room: Notify,
    /// Fires when the connection is closed.
    over: CancellationToken,
}

impl Outbound {
    pub(crate) fn new(over: CancellationToken) -> Arc<Self> {
        Arc::new(Self {
            waiting: Mutex::default(),
            filled: Notify::new(),
            wait_for_room: Notify::new(),
            over,
        })
    }

    /// Appends frames to the queue. They are sent with the next flush.
    pub(crate) fn push(&self, put: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) {
        if self.over.is_cancelled() {
            return;
        }
        let mut waiting = self.lock();
        let put = put(&mut waiting);
        let is_full = waiting.len() > MOST;
        drop(waiting);
        if let Err(error) = &put {
            error!(%error, "another process cannot be told what happened");
        }
        if is_full {
            warn!("another process does not keep up and is cut off");
        }
        // A process that misses a message must reconnect.
        if put.is_err() || is_full {
            self.over.cancel();
        }
    }

    /// Wakes the writer to send the queued frames.
    pub(crate) fn flush(&self) {
        self.filled.notify_one();
    }

    /// Tells whether the queue is longer than the backpressure limit.
    pub(crate) fn is_backed_up(&self) -> bool {
        !self.over.is_cancelled() && self.lock().len() > BACKED_UP
    }

    /// Waits until the queue is below that limit, or the connection is closed.
    pub(crate) async fn wait_for_room(&self) {
        loop {
            let wait_for_room = self.wait_for_room.notified();
            if !self.is_backed_up() {
                return;
            }
            tokio::select! {
                () = wait_for_room => {}
                () = self.over.cancelled() => return,
            }
        }
    }

    /// Waits until the writer has taken everything from the queue, or the connection is closed.
    pub(crate) async fn sent(&self) {
        loop {
            let wait_for_room = self.wait_for_room.notified();
            if self.over.is_cancelled() || self.lock().is_empty() {
                return;
            }
            tokio::select! {
                () = wait_for_room => {}
                () = self.over.cancelled() => return,
            }
        }
    }

    /// Writes until the connection is closed; the rest is then written if the other end accepts it at once.
    pub(crate) async fn write_to(&self, mut stream: impl AsyncWrite + Unpin) {
        let mut bytes = Vec::new();
        while !self.over.is_cancelled() {
            tokio::select! {
                () = self.filled.notified() => {}
                () = self.over.cancelled() => {}
            }
            std::mem::swap(&mut bytes, &mut self.lock());
            self.wait_for_room.notify_waiters();
            if let Err(error) = self.write(&mut stream, &bytes).await {
                if error.kind() != io::ErrorKind::BrokenPipe {
                    warn!(%error, "another process cannot be written to");
                }
                self.over.cancel();
                break;
            }
            bytes.clear();
            if bytes.capacity() > BACKED_UP {
                bytes = Vec::new();
            }
        }
        self.wait_for_room.notify_waiters();
        // A failure does not matter, because the connection is closed anyway.
        let _ = timeout(PATIENCE, stream.shutdown()).await;
    }

    async fn write(&self, mut stream: impl AsyncWrite + Unpin, bytes: &[u8]) -> io::Result<()> {
        let mut left = bytes;
        while !left.is_empty() {
            match timeout(PATIENCE, stream.write(left)).await {
                Ok(Ok(0)) => return Err(io::ErrorKind::WriteZero.into()),
                Ok(Ok(written)) => left = &left[written..],
                Ok(Err(error)) => return Err(error),
                Err(_)
                    if self.over.is_cancelled() || left.len() + self.lock().len() > BACKED_UP =>
                {
                    return Err(io::ErrorKind::TimedOut.into());
                }
                // The process is suspended, but the queue is short enough to wait.
                Err(_) => {}
            }
        }
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, Vec<u8>> {
        lock(&self.waiting)
    }
}
