//! Runs work that reads or writes files on the blocking pool, where it holds no async task up.

/// Runs `work` on the blocking pool and returns its result. It runs to its end if the caller is cancelled.
///
/// # Panics
/// A panic of the work continues in the caller.
pub async fn run<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            // The runtime shuts down, and this task with it.
            Err(_) => std::future::pending().await,
        },
    }
}
