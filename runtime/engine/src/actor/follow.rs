//! A thread that another process owns: its events come from that process, and requests are forwarded to it.

use std::{sync::Arc, time::Duration};

use tokio::time::Instant;
use tracing::error;

use crate::{
    BoxFuture,
    call::{Outcome, Replier, Request, Response},
    command::Call,
    error::Error,
    handle::Ended,
    model::{Cause, Event, EventKind, Thread},
    observers::{ThreadSnapshot, deliver},
    peers::{Link, Mesh, PeerMessage, PeerNews},
    store::StoreError,
};

use super::{
    Actor,
    mirror::{Mirror, Present, Standing},
};

/// How long the owner of an idle thread may take to answer. Taking the thread from it afterwards is safe: the store
/// refuses its later writes.
const PATIENCE: Duration = Duration::from_millis(300);

/// The connection to the process that owns the thread.
pub(super) struct Follow {
    pub(super) link: Arc<Link>,
    /// Set until the process has answered whether it has the thread, and in which state.
    pub(super) asked: Option<Asked>,
    is_awaited: bool,
}

/// The question to a process whether it has the thread.
pub(super) struct Asked {
    number: u64,
    /// The latest known epoch of the thread. An owner with a lower epoch is outdated.
    epoch: u64,
    /// Whether the process announced after the question that it owns the thread.
    owns: bool,
    /// Whether watchers here wait for events until the answer, so that subscribers get them in order.
    holds: bool,
    deadline: Option<Instant>,
}

impl Asked {
    /// `runs` tells whether the process runs a turn. It then has as long as it needs.
    pub(super) fn new(number: u64, epoch: u64, runs: bool) -> Self {
        Self {
            number,
            epoch,
            owns: false,
            holds: false,
            deadline: (!runs).then(|| Instant::now() + PATIENCE),
        }
    }

    /// Records that the process announced meanwhile that it owns the thread.
    pub(super) fn note_owns(&mut self, epoch: u64) {
        self.owns = true;
        self.epoch = self.epoch.max(epoch);
    }
}

/// A request that was forwarded to another process.
pub(super) struct InFlight {
    pub(super) link: Arc<Link>,
    /// `None` if the connection was closed before the request was sent.
    number: Option<u64>,
    cause: Option<Arc<Cause>>,
    pub(super) request: Request,
    pub(super) reply: Replier,
    pub(super) deadline: Option<Instant>,
}

impl InFlight {
    pub(super) fn is_sent(&self) -> bool {
        self.number.is_some()
    }

    /// Returns the request as a call that can be repeated.
    pub(super) fn again(self) -> Call {
        Call::Request {
            request: self.request,
            reply: self.reply,
            from: None,
            cause: self.cause,
        }
    }
}

impl Follow {
    pub(super) fn new(link: Arc<Link>, asked: Option<Asked>) -> Self {
        Self {
            link,
            asked,
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
        self.asked.as_ref().and_then(|asked| asked.deadline)
    }

    /// Returns the latest known epoch while the question is open.
    pub(super) fn asked_epoch(&self) -> Option<u64> {
        self.asked.as_ref().map(|asked| asked.epoch)
    }
}

impl Actor {
    /// Forwards a call to the process that owns the thread, or keeps it until that process has answered the previous
    /// one. Returns the call if this process must handle it.
    pub(super) fn hand_on(&mut self, call: Call) -> Option<Call> {
        let id = self.thread.id;
        let is_idle = self.mirror.turn.is_none();
        let is_waiting = self.waits_for_owner();
        let Some(follow) = &self.follow else {
            return match call {
                // Requests stay in order: the earlier one may still have an effect.
                Call::Request { .. } if is_waiting => {
                    self.waiting.push_back(call);
                    None
                }
                call => Some(call),
            };
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
            } if self.in_flight.is_none() => {
                self.in_flight = Some(Box::new(InFlight {
                    number: follow.link.request(id, &request, cause.as_deref()),
                    link: Arc::clone(&follow.link),
                    cause,
                    request,
                    reply,
                    deadline: is_idle.then(|| Instant::now() + PATIENCE),
                }));
                None
            }
            Call::Request { .. } => {
                self.waiting.push_back(call);
                None
            }
            call => Some(call),
        }
    }

    /// Tells whether an answer of another process is outstanding.
    pub(super) fn waits_for_owner(&self) -> bool {
        let follow = self.follow.as_ref();
        self.in_flight.is_some() || follow.is_some_and(|follow| follow.asked.is_some())
    }

    /// Returns when this process stops waiting for an answer of another one.
    pub(super) fn waiting_deadline(&self) -> Option<Instant> {
        let asked = self.follow.as_ref().and_then(|follow| follow.deadline());
        let in_flight = self.in_flight.as_ref().and_then(|one| one.deadline);
        asked.into_iter().chain(in_flight).min()
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

    pub(super) async fn hear(&mut self, news: PeerNews) {
        let PeerNews { link, news } = news;
        for one in news {
            if self.ending.is_some() {
                return;
            }
            let is_live = (self.follow.as_ref()).is_some_and(|follow| follow.is_live(&link));
            match one {
                PeerMessage::Event(event) if is_live => self.follow_event(event),
                PeerMessage::Event(event) if self.holds_back(&link, &event) => {}
                PeerMessage::Event(event) => {
                    let seq = event.seq;
                    self.show_watchers(event);
                    self.follow_again(&link, seq).await;
                }
                PeerMessage::Row(thread) if is_live => {
                    self.thread = thread;
                    self.batch.thread_changed = true;
                }
                PeerMessage::Row(_) => {}
                PeerMessage::Followed {
                    number,
                    epoch,
                    snapshot,
                } => {
                    match self.take_answer(&link, number) {
                        Some(asked) if epoch < asked.epoch => {
                            // The process does not know yet that it lost the thread.
                            self.find_owner(Some(link.process)).await;
                        }
                        Some(asked) => self.followed(epoch, *snapshot, asked.holds).await,
                        None => {}
                    }
                }
                PeerMessage::NotHere { number } => {
                    if let Some(asked) = self.take_answer(&link, number) {
                        let except = (!asked.owns).then_some(link.process);
                        self.find_owner(except).await;
                    }
                }
                PeerMessage::Outcome { number, outcome } => {
                    self.outcome(&link, number, outcome).await
                }
                PeerMessage::Owns {
                    epoch, followed, ..
                } => self.taken(&link, epoch, followed).await,
                PeerMessage::Spawned(child) if is_live => self.share_spawned(&child),
                PeerMessage::Spawned(_) => {}
                PeerMessage::Lost => self.lost(&link).await,
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
                self.end_with_owner(ended);
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
            EventKind::StatusChanged { status, .. } => self.status = *status,
            EventKind::QueueChanged(queue) => self.queue = Arc::clone(queue),
            EventKind::ThreadChanged { thread, .. }
            | EventKind::ThreadStarted(thread)
            | EventKind::TurnsRemoved(thread) => {
                self.thread = Arc::clone(thread);
                self.batch.thread_changed = true;
            }
            EventKind::ThreadDeleted => self.end_with_owner(Ended::Deleted),
            _ => {}
        }
        self.seq = event.seq;
        if event.kind.is_kept() {
            self.stored_seq = event.seq;
        }
        self.mirror.apply(&event.kind);
        self.batch.events.push(event);
    }

    /// Ends as the thread ended in the process that owns it. A forwarded request for that end is done; its outcome may
    /// come too late.
    fn end_with_owner(&mut self, ended: Ended) {
        let asks_for_it = |one: &mut Box<InFlight>| match (&one.request, &ended) {
            (Request::Delete, Ended::Deleted) | (Request::Archive, Ended::Archived) => {
                one.is_sent()
            }
            _ => false,
        };
        if let Some(in_flight) = self.in_flight.take_if(asks_for_it) {
            in_flight.link.forget_request(self.thread.id);
            let response = match &ended {
                Ended::Archived => Response::Thread(Arc::clone(&self.thread)),
                _ => Response::Done,
            };
            self.answer(in_flight.reply, Ok(response));
        }
        self.end(ended);
    }

    /// Tells whether an event waits until the process has answered the question about the thread. The events of the
    /// thread that subscribers miss until then are read from the store, and this one comes in its place among them:
    /// else clients that watch and follow the thread would see its plan and its end before its start.
    fn holds_back(&mut self, link: &Arc<Link>, event: &Event) -> bool {
        let is_told_later =
            event.kind.is_kept() || matches!(event.kind, EventKind::StatusChanged { .. });
        if !is_told_later || self.subscribers.is_empty() {
            return false;
        }
        let follow = self
            .follow
            .as_mut()
            .filter(|one| Arc::ptr_eq(&one.link, link));
        let asked = follow.and_then(|follow| follow.asked.as_mut());
        let is_asked = asked.is_some();
        if let Some(asked) = asked {
            asked.holds = true;
        }
        is_asked
    }

    /// Shows an event to the watchers if the thread is followed over another connection, or not yet.
    fn show_watchers(&mut self, event: Arc<Event>) {
        if matches!(event.kind, EventKind::ThreadDeleted) {
            self.stop_following();
            let watchers = self.shared.watchers.here();
            deliver(&[event], &self.subscribers, &watchers, 0);
            self.end_with_owner(Ended::Deleted);
            return;
        }
        if event.kind.is_thread_level() && !matches!(event.kind, EventKind::ThreadUnloaded) {
            self.watchers_saw = self.watchers_saw.max(event.seq);
            deliver(&[event], &[], &self.shared.watchers.here(), 0);
        }
    }

    /// Starts to follow the process, which has the thread; later events come as news. `held` tells whether watchers wait
    /// for events.
    async fn followed(&mut self, epoch: u64, snapshot: ThreadSnapshot, held: bool) {
        self.commit().await;
        let is_news = held || !self.subscribers.is_empty();
        if is_news {
            let missed = match self.missed(snapshot.seq).await {
                Ok(missed) => missed,
                Err(error) => {
                    // Going on would leave a gap.
                    self.stop_following();
                    return self.set_stale(error.into());
                }
            };
            let standing = Standing {
                thread: self.thread.id,
                seq: self.seq,
                status: self.status,
                planned_by: &self.shared.planned_by,
                planned: self.is_planned(),
                mirror: &mut self.mirror,
            };
            let now = self.batch.now;
            let events = standing.catch_up(missed, Some(Present::from(&snapshot)), None, now);
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
        self.handle
            .set_all(Arc::clone(&self.thread), self.seq, self.status);
        self.tell_attendance();
    }

    /// Returns the stored events up to `last` that subscribers here have not received.
    pub(super) async fn missed(&mut self, last: u64) -> Result<Vec<Arc<Event>>, StoreError> {
        if last <= self.stored_seq {
            self.cut_short = None;
            return Ok(Vec::new());
        }
        let (id, before) = (self.thread.id, last.saturating_add(1));
        let mut missed = self.store.events(id, self.stored_seq, before).await?;
        let cut_short = self.cut_short.take();
        let is_shown = |kind: &EventKind| matches!(kind, EventKind::TurnEnded { turn, .. } if Some(turn.id) == cut_short);
        missed.retain(|event| !is_shown(&event.kind));
        Ok(missed)
    }

    pub(super) fn deliver_missed(&self, events: &[Arc<Event>]) {
        let watchers = self.shared.watchers.here();
        deliver(events, &self.subscribers, &watchers, self.watchers_saw);
    }

    /// Handles the outcome of the forwarded request.
    async fn outcome(&mut self, link: &Arc<Link>, number: u64, outcome: Outcome) {
        let is_it =
            |one: &mut Box<InFlight>| Arc::ptr_eq(&one.link, link) && one.number == Some(number);
        let Some(in_flight) = self.in_flight.take_if(is_it) else {
            return;
        };
        link.forget_request(self.thread.id);
        match outcome {
            Outcome::Done(response) => self.answer(in_flight.reply, Ok(response)),
            Outcome::Refused(error) => self.answer(in_flight.reply, Err(error)),
            Outcome::Moved(handed) => {
                self.waiting.push_front(in_flight.again());
                self.take_over(link, *handed).await;
            }
            Outcome::NotHere => {
                self.waiting.push_front(in_flight.again());
                let is_followed =
                    (self.follow.as_ref()).is_some_and(|follow| Arc::ptr_eq(&follow.link, link));
                if is_followed {
                    self.find_owner(None).await;
                }
            }
        }
    }

    /// Subscribes the subscribers in this process to a child thread.
    fn share_spawned(&self, child: &Arc<Thread>) {
        let parent = self.thread.id;
        let followers: Vec<_> = self
            .subscribers
            .iter()
            .filter(|one| one.follows_spawned(parent, child))
            .cloned()
            .collect();
        if !followers.is_empty() {
            Mesh::share_spawned(Arc::clone(&self.shared) as _, followers, Arc::clone(child));
        }
    }

    /// Returns the state of the thread as its owner reports it.
    pub(super) fn mirrored(&self) -> ThreadSnapshot {
        let Mirror { turn, open, asks } = &self.mirror;
        ThreadSnapshot {
            thread: Arc::clone(&self.thread),
            status: self.status,
            running: turn.clone(),
            open_items: open.list().into_iter().cloned().map(Arc::new).collect(),
            asks: asks.clone(),
            queue: Arc::clone(&self.queue),
            seq: self.seq,
            subscribers: self.subscribers.len(),
            elsewhere: true,
        }
    }
}
