//! Returns freed memory to the operating system.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use threadwire_engine::task;

/// Delay before the trim, so that connections that end together need only one.
const REST: Duration = Duration::from_secs(2);

/// Trims the heap after [`REST`], when a connection has ended: the C library otherwise keeps the memory. `waiting` is
/// set while a trim is scheduled.
pub(crate) fn release_memory(waiting: &Arc<AtomicBool>) {
    if waiting.swap(true, Ordering::Relaxed) {
        return;
    }
    let waiting = Arc::clone(waiting);
    task::spawn(async move {
        tokio::time::sleep(REST).await;
        waiting.store(false, Ordering::Relaxed);
        // Fails only when the runtime shuts down.
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
