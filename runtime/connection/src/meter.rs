//! The progress of a transport: its last write, its read limit and the message that it reads.

use std::{
    sync::{
        Arc, LazyLock,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
    },
    time::Duration,
};

use tokio::time::Instant;

use crate::budget::Budget;

/// The most bytes that are read from a client before its handshake is complete.
pub(crate) const STRANGER_LIMIT: usize = 1 << 20;

/// The most bytes that all clients together may have sent of messages that have not ended.
pub(crate) const UNFINISHED: usize = 128 << 20;

/// What each client may have sent of one, however much the others have: [`UNFINISHED`] for all places together.
pub(crate) const UNFINISHED_SHARE: usize = 128 << 10;

/// The origin of the stored times.
static EPOCH: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Records when the operating system last took bytes for a client, and how many bytes may still be read from it.
#[derive(Debug)]
pub(crate) struct Meter {
    /// Milliseconds since [`EPOCH`], plus one; 0 for never.
    last_write: AtomicU64,
    /// Bytes that may still be read; `usize::MAX` for no limit.
    left: AtomicUsize,
    upgraded: AtomicBool,
    /// Bytes that were read since the last message.
    unfinished: AtomicUsize,
    /// Counts these bytes of all clients.
    budget: Option<Arc<Budget>>,
}

impl Default for Meter {
    fn default() -> Self {
        Self {
            last_write: AtomicU64::new(0),
            left: AtomicUsize::new(usize::MAX),
            upgraded: AtomicBool::new(false),
            unfinished: AtomicUsize::new(0),
            budget: None,
        }
    }
}

impl Meter {
    /// Makes the meter of a client that has not completed the handshake. `budget` is that of unfinished messages.
    pub(crate) fn of_stranger(budget: Arc<Budget>) -> Self {
        Self {
            last_write: AtomicU64::new(0),
            left: AtomicUsize::new(STRANGER_LIMIT),
            upgraded: AtomicBool::new(false),
            unfinished: AtomicUsize::new(0),
            budget: Some(budget),
        }
    }

    /// Notes that the operating system took bytes.
    pub(crate) fn wrote(&self) {
        let now = EPOCH.elapsed().as_millis() as u64 + 1;
        self.last_write.store(now, Ordering::Relaxed);
    }

    /// Returns when the operating system last took bytes, if it ever did.
    pub(crate) fn last_write(&self) -> Option<Instant> {
        let at = self.last_write.load(Ordering::Relaxed).checked_sub(1)?;
        Some(*EPOCH + Duration::from_millis(at))
    }

    /// Notes that bytes were read. Only one thread reads at a time.
    pub(crate) fn read(&self, bytes: usize) {
        let left = self.left.load(Ordering::Relaxed);
        if left != usize::MAX {
            self.left
                .store(left.saturating_sub(bytes), Ordering::Relaxed);
        }
        let before = self.unfinished.fetch_add(bytes, Ordering::Relaxed);
        self.count(before, before + bytes);
    }

    /// Notes that a message was read to its end.
    pub(crate) fn message_ended(&self) {
        let before = self.unfinished.swap(0, Ordering::Relaxed);
        self.count(before, 0);
    }

    /// Notes that some of the bytes belong to no message.
    pub(crate) fn passed(&self, bytes: usize) {
        let before = self.unfinished.load(Ordering::Relaxed);
        let now = before.saturating_sub(bytes);
        self.unfinished.store(now, Ordering::Relaxed);
        self.count(before, now);
    }

    fn count(&self, before: usize, now: usize) {
        if let Some(budget) = &self.budget {
            budget.change(before, now);
        }
    }

    /// Tells whether the client may send no more of its message, because all together have sent too much of theirs.
    pub(crate) fn is_too_much(&self) -> bool {
        self.unfinished.load(Ordering::Relaxed) > UNFINISHED_SHARE
            && self
                .budget
                .as_ref()
                .is_some_and(|budget| budget.is_exceeded())
    }

    /// Tells whether the read limit is used up.
    pub(crate) fn is_spent(&self) -> bool {
        self.left.load(Ordering::Relaxed) == 0
    }

    /// Lifts the read limit after the handshake.
    pub(crate) fn welcome(&self) {
        self.left.store(usize::MAX, Ordering::Relaxed);
    }

    /// Notes that the socket is a WebSocket now.
    pub(crate) fn upgrade(&self) {
        self.upgraded.store(true, Ordering::Relaxed);
    }

    /// Tells whether the socket is a WebSocket.
    pub(crate) fn is_upgraded(&self) -> bool {
        self.upgraded.load(Ordering::Relaxed)
    }
}

impl Drop for Meter {
    fn drop(&mut self) {
        self.message_ended();
    }
}
