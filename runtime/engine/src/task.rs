//! Starts tasks on the runtime.

use std::{
    any::Any,
    future::poll_fn,
    panic::{AssertUnwindSafe, catch_unwind},
    pin::Pin,
    task::{Context, Poll, Waker},
};

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

/// Does the work, up to its end or a panic.
///
/// Errors: the text of the panic.
pub(crate) async fn guarded<T>(mut work: Pin<&mut impl Future<Output = T>>) -> Result<T, String> {
    // The work is not polled again after a panic.
    poll_fn(
        |context| match catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context))) {
            Ok(polled) => polled.map(Ok),
            Err(panic) => Poll::Ready(Err(panic_text(&*panic).to_owned())),
        },
    )
    .await
}

fn panic_text(panic: &(dyn Any + Send)) -> &str {
    match (panic.downcast_ref::<&str>(), panic.downcast_ref::<String>()) {
        (Some(text), _) => text,
        (None, Some(text)) => text,
        (None, None) => "panic without a message",
    }
}
