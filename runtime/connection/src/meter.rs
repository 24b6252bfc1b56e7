//! The progress of a transport: its last write and its read limit.

use std::{
    sync::{
        LazyLock,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
    },
    time::Duration,
};

use tokio::time::Instant;

/// The most bytes that are read from a client before its handshake is complete.
pub(crate) const STRANGER_LIMIT: usize = 1 << 20;

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
}

impl Default for Meter {
    fn default() -> Self {
        Self {
            last_write: AtomicU64::new(0),
            left: AtomicUsize::new(usize::MAX),
            upgraded: AtomicBool::new(false),
        }
    }
}

impl Meter {
    /// Makes the meter of a client that has not completed the handshake.
    pub(crate) fn of_stranger() -> Self {
        Self {
            left: AtomicUsize::new(STRANGER_LIMIT),
            ..Self::default()
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
