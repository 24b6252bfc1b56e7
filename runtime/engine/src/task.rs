//! Starts tasks on the runtime.

use std::task::{Context, Waker};

use tokio::task::{JoinHandle, JoinSet};

use crate::BoxFuture;

/// Starts a task. Its future is boxed, because the runtime's code for a task is compiled for each type of future anew,
/// which for all of them is 2 % of the program.
pub fn spawn<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> JoinHandle<T> {
    let work: BoxFuture<'static, T> = Box::pin(work);
    tokio::spawn(work)
}

/// Starts a task of a set, whose future is boxed as in [`spawn`].
pub fn spawn_in<T: Send + 'static>(
    set: &mut JoinSet<T>,
    work: impl Future<Output = T> + Send + 'static,
) {
    let work: BoxFuture<'static, T> = Box::pin(work);
    set.spawn(work);
}

/// Does the work at once, as far as it goes without waiting, and the rest in a task.
pub fn run(work: impl Future<Output = ()> + Send + 'static) {
    let mut work: BoxFuture<'static, ()> = Box::pin(work);
    if work
        .as_mut()
        .poll(&mut Context::from_waker(Waker::noop()))
        .is_pending()
    {
        tokio::spawn(work);
    }
}
