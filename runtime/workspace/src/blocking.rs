//! Runs work that reads or writes files on the blocking pool, where it holds no async task up.

use std::sync::{Arc, Mutex};

use tokio::task::JoinError;

use crate::locks::lock;

/// Runs `work` on the blocking pool and returns its result. It runs to its end if the caller is cancelled.
///
/// # Panics
/// A panic of the work continues in the caller.
pub async fn run<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    start(work).await
}

/// Does the same as [`run`], but starts at once, while the caller does something else.
pub fn start<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> impl Future<Output = T> + Send {
    let result = Arc::new(Mutex::new(None));
    let done = Arc::clone(&result);
    // All work is one type, because the runtime's code for a task is compiled for each type of task anew.
    let work: Box<dyn FnOnce() + Send> = Box::new(move || {
        let value = work();
        *lock(&done) = Some(value);
    });
    let running = tokio::task::spawn_blocking(work);
    async move {
        if let Err(error) = running.await {
            give_up(error).await;
        }
        let mut result = lock(&result);
        result.take().expect("work that ended has a result")
    }
}

/// Ends the caller as the work ended.
async fn give_up(error: JoinError) {
    match error.try_into_panic() {
        Ok(panic) => std::panic::resume_unwind(panic),
        // The runtime shuts down, and this task with it.
        Err(_) => std::future::pending().await,
    }
}
