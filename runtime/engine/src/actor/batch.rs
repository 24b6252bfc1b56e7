//! The result of a batch of commands: it is stored, then shown to observers, then answered.

use std::sync::Arc;

use crate::{
    call::{Outcome, Replier, Response},
    command::Reply,
    context::TurnContext,
    error::Error,
    handle::Ended,
    model::{Activity, Cause, Event, EventKind, Memo, Millis, QueuedInput, ThreadStatus},
    observers::{deliver, deliver_commands},
    store::{Append, StoreError, Write},
};

use super::{Actor, closing::Ending, running::spawn_agent};

/// Called after a batch was stored and shown, or with the error if it could not be stored.
pub(super) type WhenStored = Box<dyn FnOnce(Result<(), &Error>) + Send>;

/// The result of the commands of a batch.
#[derive(Default)]
pub(super) struct Batch {
    pub(super) now: Millis,
    pub(super) events: Vec<Arc<Event>>,
    pub(super) writes: Vec<Write>,
    pub(super) thread_changed: bool,
    pub(super) replies: Vec<WhenStored>,
    /// The queue before the batch, if the batch changed it.
    pub(super) old_queue: Option<Arc<Vec<QueuedInput>>>,
    /// The status before the batch, if the batch changed it.
    pub(super) old_status: Option<ThreadStatus>,
    pub(super) run_agent: bool,
    /// The client request that is being handled.
    pub(super) cause: Option<Arc<Cause>>,
    /// The new activity to report to the parent thread.
    pub(super) activity: Option<Activity>,
}

impl Actor {
    /// Adds an event to the batch.
    pub(super) fn emit(&mut self, kind: EventKind) {
        if kind.is_numbered() {
            self.seq += 1;
        }
        let (thread, seq, time) = (self.thread.id, self.seq, self.batch.now);
        self.batch.events.push(Arc::new(Event {
            thread,
            seq,
            time,
            kind,
            cause: self.batch.cause.clone(),
            memo: Memo::default(),
        }));
    }

    /// Replies once the batch is stored and shown.
    pub(super) fn reply<T: Send + 'static>(&mut self, reply: Reply<T>, result: Result<T, Error>) {
        self.batch.replies.push(Box::new(move |stored| {
            // The caller may not wait any more.
            let _ = reply.send(match stored {
                Ok(()) => result,
                Err(error) => Err(error.clone()),
            });
        }));
    }

    /// Answers a request once the batch is stored and shown.
    pub(super) fn answer(&mut self, reply: Replier, result: Result<Response, Error>) {
        self.batch.replies.push(Box::new(move |stored| {
            reply.send(match (stored, result) {
                (Err(error), _) => Outcome::Refused(error.clone()),
                (Ok(()), Err(error)) => Outcome::Refused(error),
                (Ok(()), Ok(response)) => Outcome::Done(response),
            });
        }));
    }

    /// Stores the result of the batch, shows it to observers and sends the replies.
    pub(super) async fn commit(&mut self) {
        let is_deleted = matches!(
            &self.ending,
            Some(Ending {
                ended: Ended::Deleted,
                ..
            })
        );
        if self.follow.is_some() || (self.stale.is_some() && !is_deleted) {
            // The process that owns the thread stores it; this one must not write under the epoch that it knows of.
            self.show();
            return;
        }
        let stored = match &self.ending {
            Some(_) if is_deleted => self.store.delete(self.thread.id).await,
            // An ephemeral thread cannot be loaded again.
            Some(_) if self.thread.ephemeral => self.store.delete(self.thread.id).await,
            _ => self.append().await,
        };
        match stored {
            Ok(()) => self.show(),
            Err(error) => self.fail(error),
        }
    }

    pub(super) async fn append(&mut self) -> Result<(), StoreError> {
        let batch = &mut self.batch;
        if batch.thread_changed {
            batch.writes.push(Write::Thread(Arc::clone(&self.thread)));
        }
        let events: Vec<_> = batch
            .events
            .iter()
            .filter(|event| event.kind.is_kept())
            .cloned()
            .collect();
        if batch.writes.is_empty() && events.is_empty() {
            return Ok(());
        }
        let append = Append {
            thread: self.thread.id,
            owner: self.shared.me(),
            epoch: self.epoch,
            base_seq: self.stored_seq,
            seq: self.seq,
            writes: std::mem::take(&mut batch.writes),
            events,
        };
        self.store.append(append).await?;
        self.stored_seq = self.seq;
        self.proof.renew();
        self.owner = self.shared.me();
        if !std::mem::replace(&mut self.has_written, true) && !self.thread.ephemeral {
            self.shared.peers.announce(self.thread.id, self.epoch);
        }
        Ok(())
    }

    /// Shows the batch to observers and sends the replies.
    pub(super) fn show(&mut self) {
        if std::mem::take(&mut self.batch.thread_changed) {
            self.handle.set_latest(Arc::clone(&self.thread), self.seq);
            for subscriber in &self.subscribers {
                let observer = &subscriber.observer;
                observer.guarded(|observer| observer.on_row(&self.thread));
            }
        }
        if !self.batch.events.is_empty() {
            self.handle.update_status(self.status);
            let watchers = &self.shared.watchers;
            let watchers = match self.follow.is_none() && !self.thread.ephemeral {
                true => watchers.everywhere(),
                false => watchers.here(),
            };
            if self.has_written && self.batch.old_status.is_some() {
                // Processes that connect later are told this status.
                self.shared.peers.note_status(self.thread.id, self.status);
            }
            deliver(&self.batch.events, &self.subscribers, &watchers, 0);
            // Those of another process come only while somebody here follows the thread, so a watcher might miss the end.
            if self.follow.is_none() {
                let watchers = self.shared.watchers.of_commands();
                deliver_commands(&self.batch.events, &self.subscribers, &watchers);
            }
            if self.gate.is_open() {
                let (id, subscribers) = (self.thread.id, self.subscribers.iter());
                let backlogs: Vec<_> = subscribers
                    .filter_map(|one| one.observer.guarded(|observer| observer.backlog(id)))
                    .collect();
                if !backlogs.is_empty() {
                    self.gate.close_until(self.slow_owner(backlogs));
                }
            }
            for event in self.batch.events.drain(..) {
                event.memo.clear();
                if self.ring.len() >= self.shared.limits.ring_events {
                    self.ring.pop_front();
                }
                self.ring.push_back(event);
            }
        }
        if let Some(activity) = self.batch.activity.take() {
            self.handle.set_activity(activity);
        }
        for reply in self.batch.replies.drain(..) {
            reply(Ok(()));
        }
        self.batch.old_queue = None;
        self.batch.old_status = None;
        if std::mem::take(&mut self.batch.run_agent)
            && let Some(running) = &mut self.running
        {
            let turn = TurnContext::new(
                Arc::clone(&running.shared),
                self.handle.commands().clone(),
                Arc::clone(&self.shared) as _,
            );
            running.task = Some(spawn_agent(Arc::clone(&self.shared.agent), turn));
        }
    }
}
