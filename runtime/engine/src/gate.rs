//! Backpressure: the gate that delays an agent while observers are behind.

use std::sync::Arc;

use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use crate::BoxFuture;

/// Lets an agent's calls pass, except while observers have a backlog.
#[derive(Debug, Default)]
pub(crate) struct Gate(watch::Sender<bool>);

impl Gate {
    /// Tells whether calls pass without waiting.
    pub(crate) fn is_open(&self) -> bool {
        !*self.0.borrow()
    }

    /// Blocks calls until all `backlogs` are processed.
    pub(crate) fn close_until(self: &Arc<Self>, backlogs: Vec<BoxFuture<'static, ()>>) {
        self.0.send_replace(true);
        let gate = Arc::clone(self);
        tokio::spawn(async move {
            for backlog in backlogs {
                backlog.await;
            }
            gate.0.send_replace(false);
        });
    }

    /// Waits until calls pass, or `cancel` fires.
    pub(crate) async fn pass(&self, cancel: &CancellationToken) {
        if self.is_open() {
            return;
        }
        let mut closed = self.0.subscribe();
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
