//! How many requests of one client run at once.
//!
//! The outbox stops the reader, but not what was read before: a client that sends a thousand requests in one go would
//! get a thousand answers queued before it has read the first one.

use std::{sync::Arc, time::Duration};

use threadwire_protocol::envelope::{Frame, PendingAnswer};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout,
};

use crate::outbox::Outbox;

/// The most requests with large answers that run at once.
const LARGE: usize = 2;
/// The time after which one of them lets the next one run: it waits for something else, such as a server of tools.
const LARGE_TIME: Duration = Duration::from_secs(1);
/// The most that run at once in this way. When the machine is so busy that all take long, memory is bounded, too.
const LARGE_IN_ALL: usize = 8;
/// The most requests that run before no further one is read.
const RUNNING: usize = 64;
/// The time after which a request is not counted in [`RUNNING`] any more. It waits for a command, a turn or a person,
/// and what it waits for may depend on the next message of the client.
const RUNNING_TIME: Duration = Duration::from_millis(100);

/// Limits the requests of one client that run at once.
#[derive(Debug)]
pub(super) struct Pace {
    running: Arc<Semaphore>,
    large: Arc<Semaphore>,
    large_in_all: Arc<Semaphore>,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            running: Arc::new(Semaphore::new(RUNNING)),
            large: Arc::new(Semaphore::new(LARGE)),
            large_in_all: Arc::new(Semaphore::new(LARGE_IN_ALL)),
        }
    }
}

impl Pace {
    /// Makes a request with a large answer wait until few others run and the client has read enough. A request of a
    /// client that is gone by then does not run.
    pub(super) fn wait_for_turn(
        &self,
        outbox: &Arc<Outbox>,
        answer: PendingAnswer,
    ) -> PendingAnswer {
        let (large, in_all) = (Arc::clone(&self.large), Arc::clone(&self.large_in_all));
        let outbox = Arc::clone(outbox);
        Box::pin(async move {
            // Fails only if the semaphore is closed, which nobody does.
            let _place = in_all.acquire().await;
            let turn = large.acquire_owned().await.ok();
            outbox.ready_for_more().await;
            if outbox.is_closed() {
                // Nobody gets this.
                return Frame::from_message(Vec::new());
            }
            answered(answer, turn, LARGE_TIME).await
        })
    }

    /// Gives a request that runs a place, if there is one.
    pub(super) fn run(&self, answer: PendingAnswer) -> impl Future<Output = Frame> + use<> {
        let place = Arc::clone(&self.running).try_acquire_owned().ok();
        answered(answer, place, RUNNING_TIME)
    }

    /// Waits until there is a place for another request.
    pub(super) async fn ready_for_more(&self) {
        if self.running.available_permits() == 0 {
            // Fails only if the semaphore is closed, which nobody does.
            let _ = self.running.acquire().await;
        }
    }
}

/// Waits for an answer, and gives the place of its request back after this time.
async fn answered(
    mut answer: PendingAnswer,
    place: Option<OwnedSemaphorePermit>,
    time: Duration,
) -> Frame {
    if let Ok(frame) = timeout(time, &mut answer).await {
        return frame;
    }
    drop(place);
    answer.await
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use threadwire_protocol::envelope::{RequestId, Wire};
    use tokio::time::Instant;

    use super::*;
    use crate::{
        budget::Budget,
        outbox::{Batch, Outboxes},
    };

    const WIRE: Wire = Wire {
        jsonrpc: false,
        version: 0,
    };

    #[tokio::test(start_paused = true)]
    async fn a_client_that_does_not_read_gets_few_large_answers() {
        const ALL: usize = 100;
        const MOST: usize = 4 + LARGE;
        let outbox = Outboxes::new(Budget::new(usize::MAX)).open(None);
        let pace = Pace::default();
        let answered = Arc::new(AtomicUsize::new(0));
        for _ in 0..ALL {
            let request = pace.wait_for_turn(
                &outbox,
                Box::pin(async {
                    tokio::task::yield_now().await;
                    WIRE.response(&RequestId::Int(1), &"x".repeat(1 << 20))
                }),
            );
            let (outbox, answered) = (Arc::clone(&outbox), Arc::clone(&answered));
            tokio::spawn(async move {
                outbox.push(request.await);
                answered.fetch_add(1, Ordering::Relaxed);
            });
        }
        let mut batch = Batch::default();
        for read in 0..ALL {
            // The clock goes on when everybody waits.
            tokio::time::sleep(Duration::from_millis(1)).await;
            let waiting = answered.load(Ordering::Relaxed) - read;
            assert!((1..=MOST).contains(&waiting), "{waiting}");
            assert!(outbox.take(&mut batch, 1).await);
            assert_eq!(batch.frames.len(), 1);
            batch.clear();
        }
        assert_eq!(answered.load(Ordering::Relaxed), ALL);

        outbox.close();
        let never_runs = Box::pin(async { panic!("a request of nobody runs") });
        pace.wait_for_turn(&outbox, never_runs).await;
    }

    #[tokio::test(start_paused = true)]
    async fn requests_that_take_long_hold_up_no_further_ones() {
        let outbox = Outboxes::new(Budget::new(usize::MAX)).open(None);
        let pace = Pace::default();
        for _ in 0..RUNNING {
            tokio::spawn(pace.run(Box::pin(std::future::pending())));
        }
        let begun = Instant::now();
        pace.ready_for_more().await;
        assert_eq!(begun.elapsed(), RUNNING_TIME);
        pace.ready_for_more().await;

        let wait = |count| {
            for _ in 0..count {
                tokio::spawn(pace.wait_for_turn(&outbox, Box::pin(std::future::pending())));
            }
        };
        let next = async || {
            let begun = Instant::now();
            let answer = WIRE.response(&RequestId::Int(1), "an answer");
            let answer = Box::pin(std::future::ready(answer));
            let next = pace.wait_for_turn(&outbox, answer);
            let next = timeout(10 * LARGE_TIME, next).await;
            next.ok().map(|_| begun.elapsed())
        };
        wait(LARGE);
        tokio::task::yield_now().await;
        assert_eq!(next().await, Some(LARGE_TIME));
        wait(LARGE_IN_ALL - LARGE);
        tokio::task::yield_now().await;
        assert_eq!(next().await, None);
    }
}
