//! The order of the calls of one response.

use tokio_util::sync::{CancellationToken, DropGuard};

/// Assigns each call its place. A parallel call starts when the last exclusive call before it has ended; an exclusive
/// call starts when all calls before it have ended.
#[derive(Debug, Default)]
pub(super) struct Order {
    /// The end of the last exclusive call.
    alone: Option<CancellationToken>,
    /// The ends of the parallel calls after it.
    beside: Vec<CancellationToken>,
}

/// The place of one call. The call counts as ended when the place is dropped.
#[derive(Debug)]
pub(super) struct Ticket {
    before: Vec<CancellationToken>,
    _end: DropGuard,
}

impl Order {
    /// Returns the place of the next call.
    pub(super) fn next(&mut self, parallel: bool) -> Ticket {
        let end = CancellationToken::new();
        let before = if parallel {
            self.beside.push(end.clone());
            self.alone.clone().into_iter().collect()
        } else {
            let alone = self.alone.replace(end.clone());
            alone.into_iter().chain(self.beside.drain(..)).collect()
        };
        Ticket {
            before,
            _end: end.drop_guard(),
        }
    }
}

impl Ticket {
    /// Waits until the call may start.
    pub(super) async fn wait(&self) {
        for end in &self.before {
            end.cancelled().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn may_start(place: &Ticket) -> bool {
        place.before.iter().all(CancellationToken::is_cancelled)
    }

    #[test]
    fn calls_that_run_alone_wait_for_all_before_and_hold_back_all_after() {
        let mut order = Order::default();
        let [one, two] = [order.next(true), order.next(true)];
        let alone = order.next(false);
        let last = order.next(true);
        assert!(may_start(&one) && may_start(&two));
        assert!(!may_start(&alone) && !may_start(&last));
        drop(two);
        assert!(!may_start(&alone));
        drop(one);
        assert!(may_start(&alone) && !may_start(&last));
        drop(alone);
        assert!(may_start(&last));
    }
}
