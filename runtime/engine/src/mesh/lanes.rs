//! Messages of another process, in order for each thread: a thread that is busy holds up no other one.

use std::{
    collections::{HashMap, VecDeque},
    hash::Hash,
};

use futures_util::{FutureExt, StreamExt, stream::FuturesUnordered};

use crate::BoxFuture;

/// Number of messages in progress from which no further ones are taken.
const ROOM: usize = 1024;

/// The messages in progress. Each is handled by a future of `handle`; those of one thread run one after the other.
pub(super) struct Lanes<K, M, F> {
    handle: F,
    /// The messages that wait for an earlier one of their thread. A thread without messages in progress has no entry.
    waiting: HashMap<K, VecDeque<M>>,
    running: FuturesUnordered<BoxFuture<'static, K>>,
    count: usize,
}

impl<K, M, F> Lanes<K, M, F>
where
    K: Copy + Eq + Hash + Send + 'static,
    F: Fn(M) -> BoxFuture<'static, ()>,
{
    pub(super) fn new(handle: F) -> Self {
        Self {
            handle,
            waiting: HashMap::new(),
            running: FuturesUnordered::new(),
            count: 0,
        }
    }

    pub(super) fn has_room(&self) -> bool {
        self.count < ROOM
    }

    /// Adds a message. [`Self::advance`] handles it.
    pub(super) fn push(&mut self, thread: K, message: M) {
        self.count += 1;
        if let Some(waiting) = self.waiting.get_mut(&thread) {
            waiting.push_back(message);
            return;
        }
        self.waiting.insert(thread, VecDeque::new());
        self.start(thread, message);
    }

    /// Handles messages. Returns when the room has changed, and never while there are no messages.
    pub(super) async fn advance(&mut self) {
        let Some(thread) = self.running.next().await else {
            return std::future::pending().await;
        };
        self.count -= 1;
        match self.waiting.get_mut(&thread).and_then(VecDeque::pop_front) {
            Some(next) => self.start(thread, next),
            None => drop(self.waiting.remove(&thread)),
        }
    }

    fn start(&self, thread: K, message: M) {
        let handled = (self.handle)(message).map(move |()| thread);
        self.running.push(Box::pin(handled));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use tokio_util::sync::CancellationToken;

    use super::*;

    #[tokio::test]
    async fn a_busy_thread_holds_up_no_other_one() {
        let ready = CancellationToken::new();
        let handled = Arc::new(Mutex::new(Vec::new()));
        let mut lanes = Lanes::new(|message: &'static str| {
            let (ready, handled) = (ready.clone(), Arc::clone(&handled));
            Box::pin(async move {
                if message == "busy" {
                    ready.cancelled().await;
                }
                handled.lock().unwrap().push(message);
            }) as BoxFuture<'static, ()>
        });
        lanes.push(1, "busy");
        lanes.push(1, "behind it");
        lanes.push(1, "last");
        lanes.push(2, "other");
        lanes.advance().await;
        assert!(lanes.advance().now_or_never().is_none());
        assert_eq!(*handled.lock().unwrap(), ["other"]);

        ready.cancel();
        for _ in 0..3 {
            lanes.advance().await;
        }
        assert_eq!(
            *handled.lock().unwrap(),
            ["other", "busy", "behind it", "last"]
        );
        assert!(lanes.waiting.is_empty());
    }

    #[tokio::test]
    async fn a_process_that_asks_too_much_waits() {
        let mut lanes = Lanes::new(|_| Box::pin(async {}) as BoxFuture<'static, ()>);
        while lanes.has_room() {
            lanes.push((), ());
        }
        assert_eq!(lanes.count, ROOM);
        lanes.advance().await;
        assert!(lanes.has_room());
    }
}
