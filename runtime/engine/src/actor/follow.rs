//! A thread that another process owns: its events come from that process, and requests are forwarded to it.

use std::{sync::Arc, time::Duration};

use tokio::time::Instant;
use tracing::{error, info};

use crate::{
    BoxFuture,
    call::{HandOver, Outcome, Replier, Request},
    command::Call,
    error::Error,
    handle::Ended,
    model::{Cause, Event, EventKind, ProcessId, Thread, Turn},
    observers::{Observer, Subscriber, ThreadSnapshot, deliver},
    peers::{Link, Mesh, News, PeerNews},
    store::{StoreError, StoredThread},
};

use super::{
    Actor, Ending,
    mirror::{Mirror, Standing},
};

/// How long the owner of an idle thread may take to answer. Taking the thread from it afterwards is safe: the store
/// refuses its later writes.
const PATIENCE: Duration = Duration::from_millis(300);

/// The connection to the process that owns the thread.
pub(super) struct Follow {
    link: Arc<Link>,
    /// Set until the process has answered whether it has the thread, and in which state.
    asked: Option<Asked>,
    /// The request that was forwarded to the process. There is one at a time, to keep the order when the thread moves.
    in_flight: Option<InFlight>,
    is_awaited: bool,
}

struct Asked {
    number: u64,
    /// The epoch of the thread when the question was sent. An owner with a lower epoch is outdated.
    epoch: u64,
    /// Whether the process announced afterwards that it owns the thread.
    owns: bool,
    deadline: Option<Instant>,
}

struct InFlight {
    number: u64,
    cause: Option<Arc<Cause>>,
    request: Request,
    reply: Replier,
    deadline: Option<Instant>,
}

impl InFlight {
    /// Returns the request as a call that can be repeated.
    fn again(self) -> Call {
        Call::Request {
            request: self.request,
            reply: self.reply,
            from: None,
            cause: self.cause,
        }
    }
}

impl Follow {
    fn new(link: Arc<Link>, asked: Option<Asked>) -> Self {
        Self {
            link,
            asked,
            in_flight: None,
            is_awaited: false,
        }
    }

    /// Follows from the current state: the process sends later events without being asked.
    pub(super) fn live(link: Arc<Link>) -> Self {
        Self::new(link, None)
    }

    fn is_live(&self, link: &Arc<Link>) -> bool {
        self.asked.is_none() && Arc::ptr_eq(&self.link, link)
    }

    pub(super) fn deadline(&self) -> Option<Instant> {
        let asked = self.asked.as_ref().and_then(|asked| asked.deadline);
        let in_flight = self.in_flight.as_ref().and_then(|one| one.deadline);
        asked.into_iter().chain(in_flight).min()
    }
}

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
    fn ask(&mut self, link: Arc<Link>, epoch: u64, runs: bool) {
        self.drop_peers();
        self.stop_following();
        self.owner = link.process;
        match link.follow(self.thread.id, self.attendance()) {
            Some(number) => {
                let asked = Asked {
                    number,
                    epoch,
                    owns: false,
                    deadline: (!runs).then(|| Instant::now() + PATIENCE),
                };
                self.follow = Some(Box::new(Follow::new(link, Some(asked))));
            }
            None => self.stale = Some(Error::RunsElsewhere(self.thread.id)),
        }
    }

    /// Stops following. A request that is not answered yet waits again.
    pub(super) fn stop_following(&mut self) {
        if let Some(follow) = self.follow.take() {
            follow.link.unfollow(self.thread.id);
            if let Some(in_flight) = follow.in_flight {
                self.waiting.push_front(in_flight.again());
            }
        }
    }

    // Calls.

    /// Forwards a call to the process that owns the thread, or keeps it until that process has answered the previous
    /// one. Returns the call if this process must handle it.
    pub(super) fn hand_on(&mut self, call: Call) -> Option<Call> {
        let id = self.thread.id;
        let is_idle = self.mirror.turn.is_none();
        let Some(follow) = &mut self.follow else {
            return Some(call);
        };
        match call {
            Call::Close(_) | Call::Unsubscribe(..) | Call::Left(_) | Call::Subscribers(_) => {
                Some(call)
            }
            Call::RunningTurn(reply) => {
                // The caller may not wait any more.
                let _ = reply.send(Err(Error::RunsElsewhere(id)));
                None
            }
            call if follow.asked.is_some() => {
                self.waiting.push_back(call);
                None
            }
            Call::Request {
                request,
                reply,
                cause,
                ..
            } if follow.in_flight.is_none() => {
                follow.in_flight = Some(InFlight {
                    number: follow.link.request(id, &request, cause.as_deref()),
                    cause,
                    request,
                    reply,
                    deadline: is_idle.then(|| Instant::now() + PATIENCE),
                });
                None
            }
            Call::Request { .. } => {
                self.waiting.push_back(call);
                None
            }
            call => Some(call),
        }
    }

    /// Tells whether an answer of the process that owns the thread is outstanding.
    pub(super) fn waits_for_owner(&self) -> bool {
        let follow = self.follow.as_ref();
        follow.is_some_and(|follow| follow.asked.is_some() || follow.in_flight.is_some())
    }

    /// Handles the calls that had to wait, once an answer arrived.
    pub(super) async fn go_on_with_calls(&mut self) {
        while !self.waits_for_owner() && self.ending.is_none() {
            let Some(call) = self.waiting.pop_front() else {
                return;
            };
            let behind = std::mem::take(&mut self.waiting);
            self.take_call(call).await;
            self.waiting.extend(behind);
        }
    }

    /// Tells the owner which asks the subscribers in this process can answer.
    pub(super) fn tell_attendance(&self) {
        if let Some(follow) = &self.follow {
            follow.link.attend(self.thread.id, self.attendance());
        }
    }

    /// Tells the link whether this process waits for the owner of the thread.
    pub(super) fn note_awaited(&mut self) {
        let is = self.mirror.turn.is_some() || self.waits_for_owner();
        if let Some(follow) = &mut self.follow
            && follow.is_awaited != is
        {
            follow.is_awaited = is;
            let (directory, id) = (&self.shared.directory, self.thread.id);
            follow.link.set_awaited(directory, id, is);
        }
    }

    /// Returns the backlogs that the thread's agent waits for when subscribers in this process are slow. If another
    /// process owns the thread, that process is told to wait.
    pub(super) fn slow_owner(
        &self,
        backlogs: Vec<BoxFuture<'static, ()>>,
    ) -> Vec<BoxFuture<'static, ()>> {
        let Some(follow) = &self.follow else {
            return backlogs;
        };
        let (link, id) = (Arc::clone(&follow.link), self.thread.id);
        link.behind(id, true);
        vec![Box::pin(async move {
            for backlog in backlogs {
                backlog.await;
            }
            link.behind(id, false);
        })]
    }

    /// Stops waiting for a process that owns an idle thread and does not answer.
    pub(super) async fn give_up_waiting(&mut self) {
        let deadline = self.follow.as_ref().and_then(|follow| follow.deadline());
        if deadline.is_none_or(|deadline| deadline > Instant::now()) {
            return;
        }
        if let Some(follow) = &self.follow {
            info!(thread = %self.thread.id, process = %follow.link.process, "a process that has an idle thread does not answer");
            follow.link.note_silence();
            let silent = follow.link.process;
            self.find_owner(Some(silent)).await;
        }
    }

    // News.

    pub(super) async fn hear(&mut self, news: PeerNews) {
        let PeerNews { link, news } = news;
        for one in news {
            if self.ending.is_some() {
                return;
            }
            let is_live = (self.follow.as_ref()).is_some_and(|follow| follow.is_live(&link));
            match one {
                News::Event(event) if is_live => self.follow_event(event),
                News::Event(event) => self.show_watchers(event),
                News::Row(thread) if is_live => {
                    self.thread = thread;
                    self.batch.thread_changed = true;
                }
                News::Row(_) => {}
                News::Followed {
                    number,
                    epoch,
                    snapshot,
                } => {
                    match self.take_answer(&link, number) {
                        Some(asked) if epoch < asked.epoch => {
                            // The process does not know yet that it lost the thread.
                            self.find_owner(Some(link.process)).await;
                        }
                        Some(_) => self.followed(epoch, *snapshot).await,
                        None => {}
                    }
                }
                News::NotHere { number } => {
                    if let Some(asked) = self.take_answer(&link, number) {
                        let except = (!asked.owns).then_some(link.process);
                        self.find_owner(except).await;
                    }
                }
                News::Outcome { number, outcome } => self.outcome(number, outcome).await,
                News::Owns { epoch, followed } => self.taken(&link, epoch, followed).await,
                News::Spawned(child) if is_live => self.share_spawned(&child),
                News::Spawned(_) => {}
                News::Lost => self.lost(&link).await,
            }
        }
    }

    /// Accepts the answer to the last question; returns `None` for an outdated answer.
    fn take_answer(&mut self, link: &Arc<Link>, number: u64) -> Option<Asked> {
        let follow = self.follow.as_mut()?;
        let is_it = Arc::ptr_eq(&follow.link, link)
            && (follow.asked.as_ref()).is_some_and(|asked| asked.number == number);
        if is_it { follow.asked.take() } else { None }
    }

    fn follow_event(&mut self, event: Arc<Event>) {
        match &event.kind {
            EventKind::ThreadUnloaded => {
                self.batch.events.push(event);
                let ended = match self.thread.archived {
                    true => Ended::Archived,
                    false => Ended::Unloaded,
                };
                self.end(ended);
                return;
            }
            _ if event.seq <= self.seq => return,
            _ if event.seq != self.seq + 1 => {
                error!(thread = %self.thread.id, "events of another process are missing");
                if let Some(follow) = &self.follow {
                    let (link, runs) = (Arc::clone(&follow.link), self.mirror.turn.is_some());
                    self.ask(link, self.epoch, runs);
                }
                return;
            }
            EventKind::StatusChanged(status) => self.status = *status,
            EventKind::QueueChanged(queue) => self.queue = Arc::clone(queue),
            EventKind::ThreadChanged { thread, .. }
            | EventKind::ThreadStarted(thread)
            | EventKind::TurnsRemoved(thread) => {
                self.thread = Arc::clone(thread);
                self.batch.thread_changed = true;
            }
            EventKind::ThreadDeleted => self.end(Ended::Deleted),
            _ => {}
        }
        self.seq = event.seq;
        if event.kind.is_kept() {
            self.stored_seq = event.seq;
        }
        self.mirror.apply(&event.kind);
        self.batch.events.push(event);
    }

    fn end(&mut self, ended: Ended) {
        self.ending = Some(Ending {
            ended,
            _place: self.shared.registry.take_out(self.thread.id),
        });
    }

    /// Shows an event to the watchers if the thread is followed over another connection, or not yet.
    fn show_watchers(&mut self, event: Arc<Event>) {
        if matches!(event.kind, EventKind::ThreadDeleted) {
            self.stop_following();
            let watchers = self.shared.watchers.here();
            deliver(&[event], &self.subscribers, &watchers, 0);
            self.end(Ended::Deleted);
            return;
        }
        if event.kind.is_thread_level() && !matches!(event.kind, EventKind::ThreadUnloaded) {
            self.watchers_saw = self.watchers_saw.max(event.seq);
            deliver(&[event], &[], &self.shared.watchers.here(), 0);
        }
    }

    /// Starts to follow the process, which has the thread; later events come as news.
    async fn followed(&mut self, epoch: u64, snapshot: ThreadSnapshot) {
        self.commit().await;
        let is_news = !self.subscribers.is_empty();
        if is_news {
            let missed = self.missed(snapshot.seq.saturating_add(1)).await;
            let standing = Standing {
                thread: self.thread.id,
                seq: self.seq,
                status: self.status,
                mirror: &mut self.mirror,
            };
            let now = self.batch.now;
            let events = standing.catch_up(missed.unwrap_or_default(), Some(&snapshot), None, now);
            self.deliver_missed(&events);
        }
        if self.seq != snapshot.seq {
            self.ring.clear();
        }
        self.forget_agent();
        self.mirror = Mirror::of(&snapshot);
        self.thread = snapshot.thread;
        self.status = snapshot.status;
        self.queue = snapshot.queue;
        self.seq = snapshot.seq;
        self.stored_seq = snapshot.seq;
        self.epoch = epoch;
        self.lose_epoch();
        self.handle.set_latest(Arc::clone(&self.thread), self.seq);
        self.tell_attendance();
    }

    /// Returns the stored events below `before` that subscribers here have not received.
    async fn missed(&mut self, before: u64) -> Result<Vec<Arc<Event>>, StoreError> {
        let cut_short = self.cut_short.take();
        if before <= self.stored_seq + 1 {
            return Ok(Vec::new());
        }
        let id = self.thread.id;
        let mut missed = self.store.events(id, self.stored_seq, before).await?;
        let is_shown = |kind: &EventKind| matches!(kind, EventKind::TurnEnded { turn, .. } if Some(turn.id) == cut_short);
        missed.retain(|event| !is_shown(&event.kind));
        Ok(missed)
    }

    fn deliver_missed(&self, events: &[Arc<Event>]) {
        let watchers = self.shared.watchers.here();
        deliver(events, &self.subscribers, &watchers, self.watchers_saw);
    }

    /// Handles the outcome of the forwarded request.
    async fn outcome(&mut self, number: u64, outcome: Outcome) {
        let Some(follow) = &mut self.follow else {
            return;
        };
        let Some(in_flight) = follow.in_flight.take_if(|one| one.number == number) else {
            return;
        };
        let link = Arc::clone(&follow.link);
        match outcome {
            Outcome::Done(response) => self.answer(in_flight.reply, Ok(response)),
            Outcome::Refused(error) => self.answer(in_flight.reply, Err(error)),
            Outcome::Moved(handed) => {
                self.waiting.push_front(in_flight.again());
                self.take_over(&link, *handed).await;
            }
            Outcome::NotHere => {
                self.waiting.push_front(in_flight.again());
                self.find_owner(None).await;
            }
        }
    }

    /// Takes over an idle thread from its previous owner.
    async fn take_over(&mut self, link: &Arc<Link>, handed: HandOver) {
        self.commit().await;
        self.stop_following();
        match self.store.load(self.thread.id).await {
            Ok(Some(stored)) if !stored.running => {
                // Events that are not stored have sequence numbers, too, and subscribers have received them.
                self.adopt(stored);
            }
            Ok(_) => {
                self.stale = Some(Error::ChangedElsewhere(self.thread.id));
                return;
            }
            Err(error) => {
                self.stale = Some(error.into());
                return;
            }
        }
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
        }
    }

    /// Handles the announcement that another process wrote to the thread for the first time.
    async fn taken(&mut self, link: &Arc<Link>, epoch: u64, followed: bool) {
        if let Some(follow) = &mut self.follow
            && Arc::ptr_eq(&follow.link, link)
        {
            match &mut follow.asked {
                Some(asked) => asked.owns = true,
                None if followed => self.epoch = epoch,
                None => {
                    let link = Arc::clone(link);
                    let runs = self.mirror.turn.is_some();
                    self.ask(link, epoch, runs);
                }
            }
            return;
        }
        let is_newer = epoch > self.epoch || (epoch == self.epoch && !self.has_written);
        if !is_newer {
            return;
        }
        self.commit().await;
        if self.running.is_some() || !self.background.is_empty() {
            self.fail(StoreError::Conflict);
        }
        if self.ending.is_none() {
            self.stale = None;
            // The first write of a process that takes a thread is the start of a turn.
            self.ask(Arc::clone(link), epoch, true);
        }
    }

    /// Handles the loss of the connection to a process.
    async fn lost(&mut self, link: &Arc<Link>) {
        let Some(follow) = self
            .follow
            .take_if(|follow| Arc::ptr_eq(&follow.link, link))
        else {
            return;
        };
        if let Some(in_flight) = follow.in_flight {
            let error = Error::OwnerLost(self.thread.id);
            in_flight.reply.send(Outcome::Refused(error));
        }
        self.find_owner(None).await;
    }

    /// Subscribes the subscribers in this process to a child thread.
    fn share_spawned(&self, child: &Arc<Thread>) {
        let parent = self.thread.id;
        let followers: Vec<_> = self
            .subscribers
            .iter()
            .filter(|one| one.observer.follows_spawned(parent, child))
            .cloned()
            .collect();
        if !followers.is_empty() {
            Mesh::share_spawned(Arc::clone(&self.shared) as _, followers, Arc::clone(child));
        }
    }

    // Who owns the thread.

    /// Looks up the owner of the thread again; `except` does not answer or does not have the thread.
    async fn find_owner(&mut self, except: Option<ProcessId>) {
        self.commit().await;
        self.stop_following();
        self.stale = Some(Error::ChangedElsewhere(self.thread.id));
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
                None => Err(std::io::ErrorKind::NotConnected.into()),
            };
            match link {
                Ok(link) if runs || link.answers() => {
                    self.ask(link, stored.epoch, runs);
                    return Ok(());
                }
                Err(error) if runs && error.kind() == std::io::ErrorKind::Unsupported => {
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
        // Events that need no store are shown before the missed ones.
        self.show();
        let missed = self.missed(u64::MAX).await?;
        let left = match &self.mirror.turn {
            Some(turn) => self.store.turn(id, turn.id).await?,
            None => None,
        };
        self.end_mirrored(missed, left);
        self.ring.clear();
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
            mirror: &mut self.mirror,
        };
        let events = standing.catch_up(missed, None, left, self.batch.now);
        if let Some(status) = events.iter().rev().find_map(|event| match event.kind {
            EventKind::StatusChanged(status) => Some(status),
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
        self.queue = Arc::new(stored.queue);
        self.mirror = Mirror::default();
        self.stale = None;
        self.handle.set_latest(Arc::clone(&self.thread), self.seq);
    }

    /// Returns the state of the thread as its owner reports it.
    pub(super) fn mirrored(&self) -> ThreadSnapshot {
        let Mirror { turn, open, asks } = &self.mirror;
        ThreadSnapshot {
            thread: Arc::clone(&self.thread),
            status: self.status,
            running: turn.clone(),
            open_items: open.iter().cloned().map(Arc::new).collect(),
            asks: asks.clone(),
            queue: Arc::clone(&self.queue),
            seq: self.seq,
        }
    }
}
