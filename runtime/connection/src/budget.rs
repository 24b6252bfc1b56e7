//! A common limit of all clients: of their outboxes, or of the messages that they send.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Counts the bytes that are held for all clients of a server.
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
    pub(crate) fn change(&self, before: usize, now: usize) {
        if now > before {
            self.used.fetch_add(now - before, Ordering::Relaxed);
        } else if now < before {
            self.used.fetch_sub(before - now, Ordering::Relaxed);
        }
    }

    /// Returns the bytes.
    pub(crate) fn used(&self) -> usize {
        self.used.load(Ordering::Relaxed)
    }

    /// Tells whether the bytes exceed the limit.
    pub(crate) fn is_exceeded(&self) -> bool {
        self.used() > self.limit
    }
}
