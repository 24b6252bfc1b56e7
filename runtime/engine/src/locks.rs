//! Locks of plain data.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Locks data that stays usable after a panic: each change of it is whole when its lock is released.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
