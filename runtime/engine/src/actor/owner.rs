//! Finds the process that owns a thread, and moves the thread between processes.

use std::{io, sync::Arc};

use tokio::time::Instant;
use tracing::info;

use crate::{
    call::{HandOver, Outcome},
    error::Error,
    model::{Event, EventKind, ProcessId, Turn},
    observers::{Observer, Subscriber},
    peers::{Link, Mesh},
    store::{StoreError, StoredThread},
};

use super::{
    Actor,
    follow::{Asked, Follow},
    mirror::{Mirror, Standing},
};

impl Actor {
    /// Follows the process that wrote to the thread last, if it is connected and has the thread in memory.
    pub(super) fn follow_owner(&mut self) {
        if self.owner == self.shared.me() || self.thread.ephemeral {
            return;
        }
        let runs = self.stale.is_some();
        if let Some(link) = self.shared.peers.link(self.owner)
            && (runs || link.answers())
        {
            self.stale = None;
            self.ask(link, self.epoch - 1, runs);
        }
    }

    /// Asks a process to follow the thread that it wrote to in an epoch.
    pub(super) fn ask(&mut self, link: Arc<Link>, epoch: u64, runs: bool) {
        self.drop_peers();
        self.stop_following();
        self.owner = link.process;
        match link.follow(self.thread.id, self.attendance()) {
            Some(number) => {
                self.stale = None;
                self.handle.forget_status();
                let asked = Asked::new(number, epoch, runs);
                self.follow = Some(Box::new(Follow::new(link, Some(asked))));
            }
            None => self.set_stale(Error::RunsElsewhere(self.thread.id)),
        }
    }

    /// Records that the state in memory may differ from the store.
    pub(super) fn set_stale(&mut self, error: Error) {
        self.stale = Some(error);
        self.handle.forget_status();
        self.retry_at = Instant::now();
    }

    /// Stops following. The request that the process has not answered stays in flight, because it may have run.
    pub(super) fn stop_following(&mut self) {
        if self.follow.is_some() {
            // The process stored these events; they must not become part of what this process stores.
            self.show();
        }
        if let Some(follow) = self.follow.take() {
            follow.link.unfollow(self.thread.id);
        }
        if let Some(unsent) = self.in_flight.take_if(|one| !one.is_sent()) {
            self.waiting.push_front(unsent.again());
        }
    }

    /// Takes over an idle thread from its previous owner.
    pub(super) async fn take_over(&mut self, link: &Arc<Link>, handed: HandOver) {
        self.commit().await;
        self.stop_following();
        let taken = match self.store.load(self.thread.id).await {
            Ok(Some(stored)) if !stored.running => self.take_idle(stored).await,
            Ok(_) => Err(Error::ChangedElsewhere(self.thread.id)),
            Err(error) => Err(error.into()),
        };
        if let Err(error) = taken {
            return self.set_stale(error);
        }
        // The request that the thread was handed over for may write nothing, and the store knows no other owner then. The
        // process that gave the thread asks this one.
        self.owner = self.shared.me();
        // Events that are not stored have sequence numbers, too.
        self.seq = self.seq.max(handed.seq);
        let thread = Arc::make_mut(&mut self.thread);
        thread.settings.tool_servers = handed.tool_servers;
        thread.settings.overrides = handed.overrides;
        self.grants.replace(handed.grants);
        if let Some(session) = self.shared.peers.session(link.process) {
            session.begin(self.thread.id, handed.attends);
            self.subscribers.push(Subscriber {
                client: session.client,
                observer: session as Arc<dyn Observer>,
                answers: handed.attends.unwrap_or_default(),
            });
            self.note_subscribers();
        }
    }

    /// Handles the announcement that a process wrote to the thread for the first time, or that a process that has just
    /// connected did so before.
    pub(super) async fn taken(&mut self, link: &Arc<Link>, epoch: u64, followed: bool) {
        if let Some(follow) = &mut self.follow
            && Arc::ptr_eq(&follow.link, link)
        {
            match &mut follow.asked {
                Some(asked) => asked.note_owns(epoch),
                None if followed => self.epoch = epoch,
                None => {
                    let runs = self.mirror.turn.is_some();
                    self.ask(Arc::clone(link), epoch, runs);
                }
            }
            return;
        }
        // The batch may hold the first write of this process.
        self.commit().await;
        if self.has_given_up(link) && epoch + 1 == self.epoch {
            return self.ask(Arc::clone(link), epoch, false);
        }
        if !self.is_outdated_by(epoch) {
            return;
        }
        if self.running.is_some() || !self.background.is_empty() {
            self.fail(StoreError::Conflict);
        }
        if self.ending.is_none() {
            // The first write of a process that takes a thread is the start of a turn.
            self.ask(Arc::clone(link), epoch, true);
        }
    }

    /// Tells whether another process that wrote to the thread in an epoch is its owner, as far as is known.
    fn is_outdated_by(&self, epoch: u64) -> bool {
        // Announcements of several processes may arrive in any order. The latest owner may be asked already.
        let asked = self.follow.as_ref().and_then(|follow| follow.asked_epoch());
        asked.is_none_or(|asked| epoch > asked)
            && (epoch > self.epoch || (epoch == self.epoch && !self.has_written))
    }

    /// Tells whether this process stopped following the owner of the thread, because it did not answer or the
    /// connection broke, and has not taken the thread since.
    fn has_given_up(&self, link: &Arc<Link>) -> bool {
        self.follow.is_none()
            && self.owner == link.process
            && !self.has_written
            && self.ending.is_none()
    }

    /// Follows a process again that this one has given up, when an event shows that it uses the thread.
    pub(super) async fn follow_again(&mut self, link: &Arc<Link>, seq: u64) {
        // Events that are not stored may have other numbers in that process.
        if !self.has_given_up(link) || seq <= self.stored_seq {
            return;
        }
        // The batch may hold the first write of this process.
        self.commit().await;
        if self.has_given_up(link) {
            self.ask(Arc::clone(link), self.epoch - 1, false);
        }
    }

    /// Handles the loss of the connection to a process.
    pub(super) async fn lost(&mut self, link: &Arc<Link>) {
        if let Some(mut in_flight) = self.in_flight.take_if(|one| Arc::ptr_eq(&one.link, link)) {
            if in_flight.is_sent() && !in_flight.request.repeat() {
                // The process may have run the request.
                let error = Error::OwnerLost(self.thread.id);
                in_flight.reply.send(Outcome::Refused(error));
            } else {
                self.waiting.push_front(in_flight.again());
            }
        }
        if (self.follow.as_ref()).is_some_and(|follow| Arc::ptr_eq(&follow.link, link)) {
            self.find_owner(None).await;
        }
    }

    /// Stops waiting for a process that owns an idle thread and does not answer.
    pub(super) async fn give_up_waiting(&mut self) {
        let now = Instant::now();
        let is_late = |deadline: Option<Instant>| deadline.is_some_and(|deadline| deadline <= now);
        let silent = if let Some(late) = self.in_flight.take_if(|one| is_late(one.deadline)) {
            let link = Arc::clone(&late.link);
            self.waiting.push_front(late.again());
            link
        } else {
            match &self.follow {
                Some(follow) if is_late(follow.deadline()) => Arc::clone(&follow.link),
                _ => return,
            }
        };
        info!(thread = %self.thread.id, process = %silent.process, "a process that has an idle thread does not answer");
        silent.forget_request(self.thread.id);
        silent.note_silence();
        if (self.follow.as_ref()).is_some_and(|follow| Arc::ptr_eq(&follow.link, &silent)) {
            self.find_owner(Some(silent.process)).await;
        }
    }

    /// Looks up the owner of the thread again; `except` does not answer or does not have the thread.
    pub(super) async fn find_owner(&mut self, except: Option<ProcessId>) {
        self.commit().await;
        self.stop_following();
        self.set_stale(Error::ChangedElsewhere(self.thread.id));
        let refreshed = self.refresh(except).await;
        self.note_refreshed(&refreshed);
    }

    /// Reads the thread again, and follows the process that owns it. If no process owns it, the turn that subscribers
    /// see as running ends.
    ///
    /// Errors: `Store`, `ThreadNotFound`, `RunsElsewhere`, `Unreachable`.
    pub(super) async fn refresh(&mut self, except: Option<ProcessId>) -> Result<(), Error> {
        let id = self.thread.id;
        let stored = self.shared.stored(id, &self.store).await?;
        let (owner, runs) = (stored.owner, stored.running);
        if owner != self.shared.me() && Some(owner) != except {
            let link = match self.shared.peers.link(owner) {
                Some(link) => Ok(link),
                None if runs => Mesh::reach(Arc::clone(&self.shared), owner).await,
                None => Err(io::ErrorKind::NotConnected.into()),
            };
            match link {
                Ok(link) if runs || link.answers() => {
                    self.ask(link, stored.epoch, runs);
                    return match &self.follow {
                        Some(_) => Ok(()),
                        // The connection broke just now.
                        None => Err(Error::RunsElsewhere(id)),
                    };
                }
                Err(error) if runs && error.kind() == io::ErrorKind::Unsupported => {
                    return Err(Error::Unreachable {
                        thread: id,
                        reason: error.to_string(),
                    });
                }
                _ => {}
            }
        }
        if runs {
            return Err(Error::RunsElsewhere(id));
        }
        self.take_idle(stored).await
    }

    /// Takes over a thread that no process runs. Subscribers are told what they missed, and the turn that they see as
    /// running ends.
    ///
    /// Errors: `Store`.
    async fn take_idle(&mut self, stored: StoredThread) -> Result<(), Error> {
        // Events that need no store are shown before the missed ones.
        self.show();
        if stored.seq > self.seq || self.mirror.turn.is_some() || self.stale.is_some() {
            let missed = self.missed(stored.seq).await?;
            let left = match &self.mirror.turn {
                Some(turn) => self.store.turn(stored.thread.id, turn.id).await?,
                None => None,
            };
            self.end_mirrored(missed, left);
            self.ring.clear();
        }
        self.forget_agent();
        self.adopt(stored);
        Ok(())
    }

    /// Shows the end of the turn that another process ran and lost.
    fn end_mirrored(&mut self, missed: Vec<Arc<Event>>, left: Option<Turn>) {
        let standing = Standing {
            thread: self.thread.id,
            seq: self.seq,
            status: self.status,
            planned_by: &self.shared.planned_by,
            planned: self.is_planned(),
            mirror: &mut self.mirror,
        };
        let events = standing.catch_up(missed, None, left, self.batch.now);
        if let Some(status) = events.iter().rev().find_map(|event| match event.kind {
            EventKind::StatusChanged { status, .. } => Some(status),
            _ => None,
        }) {
            self.status = status;
        }
        self.deliver_missed(&events);
    }

    /// Takes over the stored state of a thread that no process runs.
    fn adopt(&mut self, stored: StoredThread) {
        self.owner = stored.owner;
        self.epoch = stored.epoch + 1;
        self.lose_epoch();
        self.seq = self.seq.max(stored.seq);
        self.stored_seq = stored.seq;
        self.thread = Arc::new(stored.thread);
        self.was_interrupted = !stored.queue.is_empty();
        self.queue = Arc::new(stored.queue);
        self.mirror = Mirror::default();
        self.stale = None;
        self.handle
            .set_all(Arc::clone(&self.thread), self.seq, self.status);
    }
}
