//! What the observers of a thread ask of its agent: the gate that delays it while they are behind (backpressure), and
//! whether they want to see calls while the model writes them, and the items of the conversation with it.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use crate::{BoxFuture, task};

/// Lets an agent's calls pass, except while observers have a backlog.
#[derive(Debug, Default)]
pub(crate) struct Gate {
    closed: watch::Sender<bool>,
    wants_calls: AtomicBool,
    wants_model_items: AtomicBool,
}

impl Gate {
    /// Tells whether calls pass without waiting.
    pub(crate) fn is_open(&self) -> bool {
        !*self.closed.borrow()
    }

    /// Blocks calls until all `backlogs` are processed.
    pub(crate) fn close_until(self: &Arc<Self>, backlogs: Vec<BoxFuture<'static, ()>>) {
        self.closed.send_replace(true);
        let gate = Arc::clone(self);
        task::spawn(async move {
            for backlog in backlogs {
                backlog.await;
            }
            gate.closed.send_replace(false);
        });
    }

    /// Tells whether an observer wants to see calls while the model writes them.
    pub(crate) fn wants_calls(&self) -> bool {
        self.wants_calls.load(Ordering::Relaxed)
    }

    pub(crate) fn set_wants_calls(&self, wants: bool) {
        self.wants_calls.store(wants, Ordering::Relaxed);
    }

    /// Tells whether an observer wants to see the items of the conversation with the model.
    pub(crate) fn wants_model_items(&self) -> bool {
        self.wants_model_items.load(Ordering::Relaxed)
    }

    pub(crate) fn set_wants_model_items(&self, wants: bool) {
        self.wants_model_items.store(wants, Ordering::Relaxed);
    }

    /// Waits until calls pass, or `cancel` fires.
    pub(crate) async fn pass(&self, cancel: &CancellationToken) {
        if self.is_open() {
            return;
        }
        let mut closed = self.closed.subscribe();
        tokio::select! {
            // This gate holds the sender, so the wait cannot fail.
            _ = closed.wait_for(|closed| !closed) => {}
            () = cancel.cancelled() => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::task::{Context, Waker};

    use tokio::sync::oneshot;

    use super::*;

    #[tokio::test]
    async fn calls_wait_for_all_backlogs_or_the_end_of_their_turn() {
        let gate = Arc::new(Gate::default());
        let cancel = CancellationToken::new();
        gate.pass(&cancel).await;
        let (done, backlogs): (Vec<_>, Vec<BoxFuture<'static, ()>>) = (0..2)
            .map(|_| {
                let (done, backlog) = oneshot::channel::<()>();
                let backlog: BoxFuture<'static, ()> = Box::pin(async move {
                    let _ = backlog.await;
                });
                (done, backlog)
            })
            .unzip();
        gate.close_until(backlogs);
        let mut context = Context::from_waker(Waker::noop());
        let mut waiting = std::pin::pin!(gate.pass(&cancel));
        assert!(waiting.as_mut().poll(&mut context).is_pending());
        let over = CancellationToken::new();
        over.cancel();
        gate.pass(&over).await;
        assert!(!gate.is_open());
        drop(done);
        waiting.await;
        assert!(gate.is_open());
    }
}
