//! The common limit of all outboxes.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Counts the queued bytes of all clients of a server.
#[derive(Debug)]
pub(crate) struct Budget {
    limit: usize,
    used: AtomicUsize,
}

impl Budget {
    /// Makes a budget of `limit` bytes.
    pub(crate) fn new(limit: usize) -> Self {
        Self {
            limit,
            used: AtomicUsize::new(0),
        }
    }

    /// Notes that an entry takes `now` bytes instead of `before`.
    pub(super) fn change(&self, before: usize, now: usize) {
        if now > before {
            self.used.fetch_add(now - before, Ordering::Relaxed);
        } else if now < before {
            self.used.fetch_sub(before - now, Ordering::Relaxed);
        }
    }

    /// Returns the queued bytes.
    pub(crate) fn used(&self) -> usize {
        self.used.load(Ordering::Relaxed)
    }

    /// Tells whether the queued bytes exceed the limit.
    pub(crate) fn is_exceeded(&self) -> bool {
        self.used() > self.limit
    }
}
