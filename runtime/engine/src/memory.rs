//! Returns freed memory to the operating system.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use crate::task;

/// Delay before the trim, so that connections and threads that end together need only one.
const REST: Duration = Duration::from_secs(2);

/// Whether a trim is scheduled. The heap is that of the process, not of an engine.
static WAITING: AtomicBool = AtomicBool::new(false);

/// A scheduled trim, which does not happen if its runtime shuts down.
struct Scheduled;

impl Drop for Scheduled {
    fn drop(&mut self) {
        WAITING.store(false, Ordering::Relaxed);
    }
}

/// Trims the heap after [`REST`], when a connection has ended or a thread has left memory: the C library otherwise keeps
/// the memory.
pub fn release_memory() {
    if WAITING.swap(true, Ordering::Relaxed) {
        return;
    }
    let scheduled = Scheduled;
    task::spawn(async move {
        tokio::time::sleep(REST).await;
        drop(scheduled);
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
