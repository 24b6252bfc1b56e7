//! How a thread leaves memory.

use std::{
    collections::VecDeque,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use tokio::time::Instant;

use crate::{
    call::{Outcome, Response},
    command::Closing,
    error::Error,
    handle::Ended,
    model::{EventKind, ThreadChange},
    registry::Reservation,
    state::Occupied,
    store::StoreError,
};

use super::Actor;

/// The shortest and the longest pause before another look whether a thread can leave memory: most handles are held for a
/// moment.
const AGAIN: (Duration, Duration) = (Duration::from_millis(20), Duration::from_secs(60));

/// How long an idle thread keeps its latest events for exact replay.
const RING_REST: Duration = Duration::from_secs(60);

/// The end of an actor, which leaves memory after the current batch.
pub(super) struct Ending {
    pub(super) ended: Ended,
    /// Prevents others from loading the thread before this actor has ended.
    pub(super) place: Reservation,
}

impl Actor {
    /// Tells whether the thread leaves memory because the process ends.
    pub(super) fn is_shutting_down(&self) -> bool {
        matches!(self.closing.first(), Some((Closing::ShutDown(_), _)))
    }

    /// Refuses new work if the thread is archived or about to leave memory.
    pub(super) fn check_open(&self) -> Result<(), Error> {
        let id = self.thread.id;
        match self.closing.first().map(|(closing, _)| closing) {
            Some(Closing::Archive(_)) => Err(Error::ThreadArchived(id)),
            Some(Closing::Delete(_)) => Err(Error::ThreadNotFound(id)),
            Some(Closing::ShutDown(_)) => Err(Error::ShuttingDown),
            Some(Closing::Unload(_)) => Err(Error::ThreadUnloaded(id)),
            None if self.thread.archived => Err(Error::ThreadArchived(id)),
            None => Ok(()),
        }
    }

    /// Refuses a new turn if the thread is occupied, paused, or not open.
    pub(super) fn check_startable(&self) -> Result<(), Error> {
        self.check_queueable()?;
        match self.occupied().is_occupied.load(Ordering::Acquire) {
            true => Err(Error::ThreadBusy(self.thread.id)),
            false => Ok(()),
        }
    }

    /// Refuses input for a turn of its own if the thread is paused, or not open.
    pub(super) fn check_queueable(&self) -> Result<(), Error> {
        self.check_open()?;
        match self.is_paused() {
            true => Err(Error::ThreadPaused(self.thread.id)),
            false => Ok(()),
        }
    }

    pub(super) fn occupied(&self) -> Arc<Occupied> {
        self.state.get_or_make(Occupied::default)
    }

    pub(super) fn is_paused(&self) -> bool {
        self.thread.extra.contains_key(&self.shared.paused_by)
    }

    /// Tells whether a plan waits to be confirmed.
    pub(super) fn is_planned(&self) -> bool {
        self.thread.extra.contains_key(&self.shared.planned_by)
    }

    /// Ends the actor once no turn runs any more. An archive or a deletion is refused while the store cannot be written,
    /// before it interrupts anything.
    pub(super) async fn close(&mut self, closing: Closing) {
        let cause = self.batch.cause.clone();
        if matches!(closing, Closing::Archive(_) | Closing::Delete(_))
            && let Err(error) = self.check_store().await
        {
            if let Closing::Archive(reply) | Closing::Delete(reply) = closing {
                reply.send(Outcome::Refused(error));
            }
            return;
        }
        self.batch.cause.clone_from(&cause);
        self.closing.push((closing, cause));
        self.interrupt_running();
    }

    /// Checks that the store can be written, if work of the thread depends on it.
    async fn check_store(&mut self) -> Result<(), Error> {
        self.commit().await;
        if self.running.is_none() && self.background.is_empty() {
            return Ok(());
        }
        self.batch.thread_changed = true;
        let stored = self.append().await;
        self.batch.thread_changed = false;
        match stored {
            // The commit tells that another process has the thread.
            Ok(()) | Err(StoreError::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Ends the actor if that was requested and no turn runs any more.
    pub(super) fn close_when_ended(&mut self) {
        if self.closing.is_empty() || self.running.is_some() || self.ending.is_some() {
            return;
        }
        if let Some(error) = &self.stale {
            // A thread that another process may own cannot be archived here.
            let is_archive = |(closing, _): &mut (_, _)| matches!(closing, Closing::Archive(_));
            for (closing, _) in self.closing.extract_if(.., is_archive) {
                if let Closing::Archive(reply) = closing {
                    reply.send(Outcome::Refused(error.clone()));
                }
            }
            if self.closing.is_empty() {
                return;
            }
        }
        self.settle_all();
        self.abandon_background();
        let mut ended = Ended::ShutDown;
        for (closing, cause) in std::mem::take(&mut self.closing) {
            self.batch.cause = cause;
            match closing {
                Closing::Archive(reply) => {
                    if !self.thread.archived {
                        self.change_thread(ThreadChange::Archived, |thread| thread.archived = true);
                    }
                    self.answer(reply, Ok(Response::Thread(Arc::clone(&self.thread))));
                    ended = Ended::Archived;
                }
                Closing::Delete(reply) => {
                    self.answer(reply, Ok(Response::Done));
                    ended = Ended::Deleted;
                }
                Closing::ShutDown(reply) => self.reply(reply, Ok(())),
                Closing::Unload(reply) => {
                    self.reply(reply, Ok(()));
                    if matches!(ended, Ended::ShutDown) {
                        ended = Ended::Unloaded;
                    }
                }
            }
        }
        match ended {
            Ended::Deleted => self.emit(EventKind::ThreadDeleted),
            Ended::Archived | Ended::Unloaded => self.emit(EventKind::ThreadUnloaded),
            _ => {}
        }
        self.batch.cause = None;
        self.end(ended);
    }

    /// Ends the actor after the current batch.
    pub(super) fn end(&mut self, ended: Ended) {
        self.ending = Some(Ending {
            ended,
            place: self.shared.registry.take_out(self.thread.id),
        });
    }

    /// Frees memory of an idle thread, or unloads it.
    pub(super) fn sweep(&mut self) {
        let idle = self.last_active.elapsed();
        if idle >= RING_REST && self.running.is_none() {
            self.ring = VecDeque::new();
        }
        if self.follow.is_some() {
            // The process that owns the thread keeps it in memory.
            if self.is_unused() {
                self.end_if_unused(false);
            }
        } else if self.is_left && self.is_unused() {
            self.end_if_unused(true);
        }
    }

    /// Notes that somebody used the thread, so that it rests from now on.
    pub(super) fn note_use(&mut self) {
        self.last_active = Instant::now();
        self.held = None;
    }

    /// Returns when the thread leaves memory, if nobody uses it until then.
    pub(super) fn rest_ends(&self) -> Option<Instant> {
        if self.follow.is_some() || !self.is_unused() {
            return None;
        }
        match self.held {
            Some((again, _)) => Some(again),
            None => self.last_active.checked_add(self.rest),
        }
    }

    /// Unloads the thread if its rest is over.
    pub(super) fn end_rest(&mut self) {
        let now = Instant::now();
        if self.rest_ends().is_some_and(|end| end <= now) {
            self.end_if_unused(true);
            if self.ending.is_none() {
                let pause = self.held.map_or(AGAIN.0, |(_, pause)| pause * 2);
                let pause = pause.min(AGAIN.1);
                self.held = Some((now + pause, pause));
            }
        }
    }

    /// Tells whether the actor has nothing to do and nobody to tell.
    pub(super) fn is_unused(&self) -> bool {
        self.running.is_none()
            && self.asks.is_empty()
            && self.background.is_empty()
            && self.subscribers.is_empty()
            && self.waiting.is_empty()
            && !self.waits_for_owner()
            && self.closing.is_empty()
            && self.ending.is_none()
    }

    /// Unloads the thread if nothing holds a handle; `told` tells whether observers receive an event.
    pub(super) fn end_if_unused(&mut self, told: bool) {
        if let Some(place) = self.shared.registry.take_out_unused(self.thread.id) {
            if told {
                self.emit(EventKind::ThreadUnloaded);
            }
            self.ending = Some(Ending {
                ended: Ended::Unloaded,
                place,
            });
        }
    }
}
