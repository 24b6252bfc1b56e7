//! Runs work that reads or writes files on the blocking pool, where it holds no async task up.

use std::sync::{Arc, Mutex, PoisonError};

/// Runs `work` on the blocking pool and returns its result. It runs to its end if the caller is cancelled.
///
/// # Panics
/// A panic of the work continues in the caller.
pub async fn run<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let result = Arc::new(Mutex::new(None));
    let done = Arc::clone(&result);
    finish(Box::new(move || {
        let value = work();
        *done.lock().unwrap_or_else(PoisonError::into_inner) = Some(value);
    }))
    .await;
    let mut result = result.lock().unwrap_or_else(PoisonError::into_inner);
    result.take().expect("work that ended has a result")
}

/// Runs work to its end. It is one function for all work, because the runtime's code for a task is compiled for each
/// type of task anew.
async fn finish(work: Box<dyn FnOnce() + Send>) {
    if let Err(error) = tokio::task::spawn_blocking(work).await {
        match error.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            // The runtime shuts down, and this task with it.
            Err(_) => std::future::pending().await,
        }
    }
}
