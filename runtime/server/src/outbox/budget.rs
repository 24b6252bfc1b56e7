//! The bound for all outboxes together.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Counts the bytes that wait for all clients of a server.
#[derive(Debug)]
pub(crate) struct Budget {
    limit: usize,
    used: AtomicUsize,
}

impl Budget {
    /// Makes one that is exceeded with more than `limit` bytes.
    pub(crate) fn new(limit: usize) -> Self {
        Self {
            limit,
            used: AtomicUsize::new(0),
        }
    }

    /// Notes that something takes `now` bytes in place of `before`.
    pub(super) fn change(&self, before: usize, now: usize) {
        if now > before {
            self.used.fetch_add(now - before, Ordering::Relaxed);
        } else if now < before {
            self.used.fetch_sub(before - now, Ordering::Relaxed);
        }
    }

    /// Returns the bytes that wait.
    pub(crate) fn used(&self) -> usize {
        self.used.load(Ordering::Relaxed)
    }

    /// Tells whether more waits than may.
    pub(crate) fn is_exceeded(&self) -> bool {
        self.used() > self.limit
    }
}
