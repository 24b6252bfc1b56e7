//! Memory that goes back to the operating system.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

/// How long memory that a connection leaves may stay with the process. Connections often end together.
const REST: Duration = Duration::from_secs(2);

/// Gives back soon what a connection that has ended had: the C library keeps it for the process otherwise. `waiting` tells
/// whether that is about to happen already.
pub(crate) fn give_back(waiting: &Arc<AtomicBool>) {
    if waiting.swap(true, Ordering::Relaxed) {
        return;
    }
    let waiting = Arc::clone(waiting);
    tokio::spawn(async move {
        tokio::time::sleep(REST).await;
        waiting.store(false, Ordering::Relaxed);
        // Fails only where the runtime ends.
        let _ = tokio::task::spawn_blocking(trim).await;
    });
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[expect(
    unsafe_code,
    reason = "the allocator is told by a call into the C library"
)]
fn trim() {
    // SAFETY: the call takes a number, and may be made at any time from any thread.
    unsafe { libc::malloc_trim(0) };
}

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn trim() {}
