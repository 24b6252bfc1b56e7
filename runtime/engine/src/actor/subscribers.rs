//! The subscribers of a thread.

use std::sync::Arc;

use tracing::error;

use crate::{
    model::ThreadId,
    observers::{Cursor, Observer, Subscriber, ThreadSnapshot},
};

use super::Actor;

impl Actor {
    /// Replays events to a subscriber, adds it and returns the snapshot. The current batch must be committed before.
    pub(super) async fn subscribe(
        &mut self,
        subscriber: Subscriber,
        from: Cursor,
    ) -> ThreadSnapshot {
        if let Cursor::After(after) = from
            && after < self.seq
        {
            self.replay(&subscriber, after).await;
        }
        self.subscribers
            .retain(|other| other.client != subscriber.client);
        self.subscribers.push(subscriber);
        self.note_subscribers();
        self.snapshot()
    }

    async fn replay(&mut self, subscriber: &Subscriber, after: u64) {
        let kept_from = self.ring.front().map_or(self.seq + 1, |event| event.seq);
        if after + 1 < kept_from {
            match self.store.events(self.thread.id, after, kept_from).await {
                Ok(events) => events
                    .iter()
                    .for_each(|event| subscriber.observer.tell(event)),
                Err(error) => {
                    error!(thread = %self.thread.id, %error, "events could not be replayed")
                }
            }
        }
        for event in self.ring.iter().filter(|event| event.seq > after) {
            subscriber.observer.tell(event);
        }
        subscriber.observer.guarded(Observer::flush);
    }

    pub(super) fn unsubscribe(&mut self, client: u64) {
        self.subscribers
            .retain(|subscriber| subscriber.client != client);
        self.note_subscribers();
    }

    /// Adapts what depends on the subscribers after they changed.
    pub(super) fn note_subscribers(&mut self) {
        self.set_ask_deadlines();
        let id = self.thread.id;
        let any = |wants: fn(&(dyn Observer + 'static), ThreadId) -> bool| {
            let mut subscribers = self.subscribers.iter();
            subscribers.any(|one| one.observer.guarded(|observer| wants(observer, id)))
        };
        self.gate.set_wants_calls(any(<dyn Observer>::wants_calls));
        self.gate
            .set_wants_model_items(any(<dyn Observer>::wants_model_items));
    }

    pub(super) fn snapshot(&self) -> ThreadSnapshot {
        if self.follow.is_some() || self.stale.is_some() {
            return self.mirrored();
        }
        let running = self.running.as_deref();
        ThreadSnapshot {
            thread: Arc::clone(&self.thread),
            status: self.status,
            running: running.map(|running| Arc::new(running.turn.clone())),
            open_items: self
                .background
                .iter()
                .map(|(_, item)| item)
                .chain(running.into_iter().flat_map(|running| running.open.list()))
                .map(|item| Arc::new(item.clone()))
                .collect(),
            asks: self.asks.iter().map(|open| Arc::clone(&open.ask)).collect(),
            queue: Arc::clone(&self.queue),
            seq: self.seq,
            subscribers: self.subscribers.len(),
            elsewhere: false,
        }
    }
}
