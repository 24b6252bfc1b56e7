//! The outgoing queue of one client: ordered, bounded, and lossless for streamed text.
//!
//! A client that reads is never cut off, and a client that does not read does not delay others for long. These
//! invariants ensure that:
//!
//! 1. **Order.** The messages of a thread keep their order, and threads are independent of each other. A message merges
//!    into an earlier one only if it continues or replaces the earlier one's content for the same item, and if between
//!    them the thread has only mergeable messages of other items ([`lane`]).
//! 2. **Nothing else is dropped.** Responses, requests, and the starts and ends of items and turns are never merged and
//!    never left out.
//! 3. **Text is shared.** Past [`lane::MERGE_FROM`] messages, the text of deltas is kept once for all clients that are
//!    behind ([`live`]), and a client has one entry per item: it gets the missing text in pieces when it catches up.
//!    Agent text is kept whole. Of output, the last [`live::KEPT_OUTPUT`] bytes are kept, and a note says how many
//!    bytes are missing; the final state of the item has the beginning and the end.
//! 4. **Backpressure.** With more than [`HIGH`] queued bytes, the agents of threads that the client follows wait
//!    ([`Outbox::wait_for_room`]), its processes are not read, and no request is read from it or started for it
//!    ([`Outbox::ready_for_more`]). A client of which the operating system takes nothing for [`STALL`] counts as stalled:
//!    no agent waits for it.
//! 5. **Two limits.** A stalled client is cut off with more than [`LIMIT`] queued bytes. All outboxes together have a
//!    [`Budget`]: while it is exceeded, agents wait from [`FAIR`] bytes on, and the stalled clients with the most bytes
//!    are cut off. A client can reconnect after that: what it follows is shown to it again.
//!
//! So a client takes at most [`HIGH`] bytes, the output of one step of its agents, the answers of the requests that run
//! (`connection::pace` has their number), and the last batch; or [`LIMIT`] bytes if it is stalled.

mod lane;
mod live;

use std::{
    convert::Infallible,
    mem,
    sync::{Arc, Mutex, MutexGuard, Weak},
    time::Duration,
};

use threadwire_engine::ThreadId;
use threadwire_protocol::{envelope::Frame, resume::Sent};
use threadwire_workspace::locks::lock;
use tokio::{sync::Notify, time::Instant};
use tracing::debug;

use self::{lane::Lane, live::Texts};
pub use self::{lane::Merge, live::TextKey};
use crate::{budget::Budget, meter::Meter};

/// Why the server closes a transport.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Farewell {
    /// The conversation is over.
    Over,
    /// The client did not read. It may reconnect.
    CutOff,
    /// The token of the client was revoked.
    Revoked,
    /// The server stops.
    ServerStops,
}

/// Queued bytes above which message producers wait for a client that reads.
const HIGH: usize = 4 << 20;
/// The same limit while the budget of all outboxes is exceeded.
const FAIR: usize = 256 << 10;
/// Queued bytes above which a stalled client is cut off.
const LIMIT: usize = 16 << 20;
/// The time without write progress after which a client counts as stalled.
const STALL: Duration = Duration::from_secs(10);
/// How often waiting producers check whether the client is stalled.
const LOOK: Duration = Duration::from_millis(500);

/// The outgoing queue of one connection.
#[derive(Debug)]
pub(crate) struct Outbox {
    queue: Mutex<Queue>,
    texts: Arc<Texts>,
    budget: Arc<Budget>,
    all: Weak<Outboxes>,
    readable: Notify,
    drained: Notify,
    /// Notifies when a hold ends.
    released: Notify,
}

#[derive(Debug)]
struct Queue {
    lane: Lane,
    holds: Vec<Hold>,
    /// The messages that wait until holds end.
    held: Lane,
    closed: bool,
    /// Why the server closes the connection, once it does.
    farewell: Farewell,
    finishing: bool,
    ping: bool,
    /// The number of received client frames to acknowledge with the next write.
    received: Option<u64>,
    /// The log of taken, unacknowledged frames; only for resumable connections.
    sent: Option<Sent>,
    /// The bytes of the batch that the writer writes; the log of a resumable connection has them, too.
    taken: usize,
    /// The bytes that are counted in the budget.
    counted: usize,
    /// Whether the writer has written everything.
    idle: bool,
    /// When the writer last took frames.
    progress: Instant,
    /// Measures the writer's progress within a batch.
    meter: Option<Arc<Meter>>,
}

/// What a writer takes at once: frames, transport signals (ping, acknowledgement), or both.
#[derive(Debug, Default)]
pub(crate) struct Batch {
    pub(crate) frames: Vec<Frame>,
    /// Whether to ping the client.
    pub(crate) ping: bool,
    /// How many client frames have arrived, when an acknowledgement is due.
    pub(crate) received: Option<u64>,
}

impl Batch {
    /// Empties the batch and keeps its memory.
    pub(crate) fn clear(&mut self) {
        self.frames.clear();
        self.ping = false;
        self.received = None;
    }
}

/// Which notifications wait until a response is queued.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hold {
    /// All of them: the response names a thread that the client does not know yet.
    Everything,
    /// Those of one thread.
    Thread(ThreadId),
    /// Those of a thread that a request about another thread makes. Ends when that request is answered.
    Made {
        /// The new thread.
        thread: ThreadId,
        /// The thread of the request.
        by: ThreadId,
    },
}

impl Hold {
    fn covers(self, thread: Option<ThreadId>) -> bool {
        match self {
            Self::Everything => true,
            Self::Thread(held) | Self::Made { thread: held, .. } => thread == Some(held),
        }
    }
}

impl Outbox {
    /// Makes an outbox. With a `log_limit` (in bytes) it keeps taken frames until they are acknowledged.
    fn new(texts: &Arc<Texts>, log_limit: Option<usize>, all: Weak<Outboxes>) -> Self {
        Self {
            queue: Mutex::new(Queue {
                lane: Lane::default(),
                holds: Vec::new(),
                held: Lane::default(),
                closed: false,
                farewell: Farewell::Over,
                finishing: false,
                ping: false,
                received: None,
                sent: log_limit.map(Sent::new),
                taken: 0,
                counted: 0,
                idle: false,
                progress: Instant::now(),
                meter: None,
            }),
            texts: Arc::clone(texts),
            budget: Arc::clone(texts.budget()),
            all,
            readable: Notify::new(),
            drained: Notify::new(),
            released: Notify::new(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        lock(&self.queue)
    }

    /// Queues a response, or another frame that no hold may delay, and wakes the writer.
    pub(crate) fn push(&self, frame: Frame) {
        self.add(|queue| queue.lane.push(&self.texts, None, frame, None));
        self.readable.notify_one();
    }

    /// Queues a notification or request about `thread`. [`Outbox::flush`] wakes the writer.
    pub(crate) fn push_event(&self, thread: Option<ThreadId>, frame: Frame, merge: Option<Merge>) {
        self.add(|queue| {
            let is_held = queue.holds.iter().any(|hold| hold.covers(thread));
            let lane = if is_held {
                &mut queue.held
            } else {
                &mut queue.lane
            };
            lane.push(&self.texts, thread, frame, merge);
        });
    }

    /// Queues something, unless the client is cut off.
    fn add(&self, push: impl FnOnce(&mut Queue)) {
        let mut queue = self.lock();
        if queue.closed {
            return;
        }
        if queue.is_over_limit() {
            drop(queue);
            return self.cut_off();
        }
        push(&mut queue);
        queue.count(&self.budget);
        drop(queue);
        self.keep_budget();
    }

    /// Cuts off stalled clients while the budget is exceeded.
    fn keep_budget(&self) {
        if self.budget.is_exceeded()
            && let Some(all) = self.all.upgrade()
        {
            all.cut_off_stalled();
        }
    }

    /// Cuts the client off as soon as it is stalled with too much, also when nothing more is queued for it. Does not
    /// return.
    pub(crate) async fn watch(&self) -> Infallible {
        loop {
            let now = Instant::now();
            let stalls = self.last_progress() + STALL;
            tokio::time::sleep_until(stalls.max(now + LOOK)).await;
            if self.lock().is_over_limit() {
                self.cut_off();
            }
            self.keep_budget();
        }
    }

    /// Wakes the writer.
    pub(crate) fn flush(&self) {
        self.readable.notify_one();
    }

    /// Holds notifications back until [`Outbox::release`].
    pub(crate) fn hold(&self, hold: Hold) {
        self.lock().holds.push(hold);
    }

    /// Ends one [`Outbox::hold`] and queues what it held back, in order.
    pub(crate) fn release(&self, hold: Hold) {
        let mut queue = self.lock();
        if let Some(at) = queue.holds.iter().position(|other| *other == hold) {
            queue.holds.swap_remove(at);
            self.released.notify_waiters();
        }
        if let Hold::Thread(thread) = hold {
            let is_over = |hold: &Hold| matches!(hold, Hold::Made { by, .. } if *by == thread);
            queue.holds.retain(|hold| !is_over(hold));
        }
        if queue.held.is_empty() {
            return;
        }
        let Queue {
            lane, held, holds, ..
        } = &mut *queue;
        let waiting = mem::take(held);
        lane.append(&self.texts, waiting, held, |thread| {
            holds.iter().any(|hold| hold.covers(thread))
        });
        queue.count(&self.budget);
        drop(queue);
        self.readable.notify_one();
    }

    /// Returns when no [`Hold::Everything`] is active: the response of its request is queued then.
    pub(crate) async fn released(&self) {
        loop {
            let released = self.released.notified();
            if !self.lock().holds.contains(&Hold::Everything) {
                return;
            }
            released.await;
        }
    }

    /// Moves up to `max_frames` queued frames into the empty `batch`. Returns `false` once the outbox is closed.
    ///
    /// Cancel safe: no frame is lost if the future is dropped.
    pub(crate) async fn take(&self, batch: &mut Batch, max_frames: usize) -> bool {
        loop {
            let readable = self.readable.notified();
            {
                let mut queue = self.lock();
                if queue.closed {
                    return false;
                }
                queue.taken = 0;
                if !queue.lane.is_empty() {
                    let was_high = queue.is_backed_up(&self.budget);
                    queue.lane.take(max_frames, &mut batch.frames);
                    match &mut queue.sent {
                        Some(sent) => sent.extend(&batch.frames),
                        None => queue.taken = batch.frames.iter().map(Frame::len).sum(),
                    }
                    queue.count(&self.budget);
                    if was_high && !queue.is_backed_up(&self.budget) {
                        self.drained.notify_waiters();
                    }
                    if !queue.lane.is_empty() {
                        self.readable.notify_one();
                    }
                    queue.idle = false;
                    queue.progress = Instant::now();
                }
                batch.ping = mem::take(&mut queue.ping);
                batch.received = queue.received.take();
                if !batch.frames.is_empty() || batch.ping || batch.received.is_some() {
                    return true;
                }
                if queue.finishing {
                    queue.close(&self.budget);
                    self.drained.notify_waiters();
                    return false;
                }
                queue.idle = true;
                queue.count(&self.budget);
            }
            readable.await;
        }
    }

    /// Notes that another transport is used from now on, and its meter.
    pub(crate) fn attach(&self, meter: Option<Arc<Meter>>) {
        let mut queue = self.lock();
        queue.idle = false;
        queue.progress = Instant::now();
        queue.meter = meter;
    }

    /// Waits until the client has read enough that its next request may be read and run, or is cut off.
    pub(crate) async fn ready_for_more(&self) {
        loop {
            let drained = self.drained.notified();
            {
                let queue = self.lock();
                if queue.closed || !queue.is_backed_up(&self.budget) {
                    return;
                }
            }
            tokio::select! {
                () = drained => {}
                () = tokio::time::sleep(LOOK) => {}
            }
        }
    }

    /// Tells whether message producers must wait for the client.
    pub(crate) fn is_backed_up(&self) -> bool {
        let queue = self.lock();
        !queue.closed && queue.is_backed_up(&self.budget) && !queue.is_stalled()
    }

    /// Waits until producers need not wait for the client: it has read enough, or is stalled.
    pub(crate) async fn wait_for_room(&self) {
        loop {
            let drained = self.drained.notified();
            if !self.is_backed_up() {
                return;
            }
            tokio::select! {
                () = drained => {}
                () = tokio::time::sleep(LOOK) => {}
            }
        }
    }

    /// Returns when the operating system last took bytes for the client; the current time if the writer is idle.
    pub(crate) fn last_progress(&self) -> Instant {
        self.lock().last_progress()
    }

    /// Returns when the operating system last took bytes for the client, or the transport began.
    pub(crate) fn last_write(&self) -> Instant {
        self.lock().last_write()
    }

    /// Returns the counted bytes of a stalled client; `None` if the client reads.
    pub(crate) fn stalled_bytes(&self) -> Option<usize> {
        let queue = self.lock();
        (queue.counted > 0 && queue.is_stalled()).then_some(queue.counted)
    }

    /// Makes the writer ping the client.
    pub(crate) fn ping(&self) {
        self.lock().ping = true;
        self.readable.notify_one();
    }

    /// Makes the writer acknowledge the client's frames up to the count `received`.
    pub(crate) fn acknowledge(&self, received: u64) {
        self.lock().received = Some(received);
        self.readable.notify_one();
    }

    /// Notes that the client has acknowledged `received` frames.
    pub(crate) fn acknowledged(&self, received: u64) {
        let mut queue = self.lock();
        if let Some(sent) = &mut queue.sent {
            sent.acknowledge(received);
            queue.count(&self.budget);
        }
    }

    /// Tells whether a client that has received `received` frames can resume without a gap.
    pub(crate) fn can_resume(&self, received: u64) -> bool {
        let queue = self.lock();
        queue
            .sent
            .as_ref()
            .is_some_and(|sent| sent.can_resume(received))
    }

    /// Returns the taken frames that are not acknowledged.
    pub(crate) fn unacknowledged(&self) -> Vec<Frame> {
        let queue = self.lock();
        queue
            .sent
            .as_ref()
            .map_or_else(Vec::new, |sent| sent.frames().cloned().collect())
    }

    /// Closes the outbox after the queued frames have been taken.
    pub(crate) fn finish(&self) {
        self.lock().finishing = true;
        self.readable.notify_one();
    }

    /// Closes the outbox now and drops what is queued.
    pub(crate) fn close(&self) {
        self.lock().close(&self.budget);
        self.readable.notify_one();
        self.drained.notify_waiters();
    }

    /// Closes the outbox now because the client is stalled.
    pub(crate) fn cut_off(&self) {
        self.end_with(Farewell::CutOff);
        self.close();
    }

    /// Notes why the server closes the connection. The first reason counts.
    pub(crate) fn end_with(&self, why: Farewell) {
        let mut queue = self.lock();
        if queue.farewell == Farewell::Over {
            queue.farewell = why;
        }
    }

    /// Returns why the server closes the connection.
    pub(crate) fn farewell(&self) -> Farewell {
        self.lock().farewell
    }

    /// Waits until the outbox is closed.
    pub(crate) async fn closed(&self) {
        loop {
            let drained = self.drained.notified();
            if self.is_closed() {
                return;
            }
            drained.await;
        }
    }

    /// Tells whether the outbox is closed.
    pub(crate) fn is_closed(&self) -> bool {
        self.lock().closed
    }
}

/// The outboxes of a server.
#[derive(Debug)]
pub(crate) struct Outboxes {
    texts: Arc<Texts>,
    open: Mutex<Vec<Weak<Outbox>>>,
}

impl Outboxes {
    /// Makes the list, with a common budget.
    pub(crate) fn new(budget: Budget) -> Arc<Self> {
        Arc::new(Self {
            texts: Texts::new(Arc::new(budget)),
            open: Mutex::default(),
        })
    }

    /// Makes an outbox. With a `log_limit` (in bytes) it keeps taken frames until they are acknowledged.
    pub(crate) fn open(self: &Arc<Self>, log_limit: Option<usize>) -> Arc<Outbox> {
        let outbox = Arc::new(Outbox::new(&self.texts, log_limit, Arc::downgrade(self)));
        let mut open = lock(&self.open);
        open.retain(|other| other.strong_count() > 0);
        open.push(Arc::downgrade(&outbox));
        outbox
    }

    /// Cuts off stalled clients while the budget is exceeded.
    fn cut_off_stalled(&self) {
        // Another task that holds the lock already does this.
        let Ok(open) = self.open.try_lock() else {
            return;
        };
        let open: Vec<_> = open.iter().filter_map(Weak::upgrade).collect();
        make_room(self.texts.budget(), open.iter().map(|outbox| &**outbox));
    }
}

/// Cuts off stalled clients, those with the most bytes first, until the budget is met.
fn make_room<'a>(budget: &Budget, outboxes: impl Iterator<Item = &'a Outbox>) {
    let mut stalled: Vec<_> = outboxes
        .filter_map(|outbox| Some((outbox.stalled_bytes()?, outbox)))
        .collect();
    stalled.sort_unstable_by_key(|(bytes, _)| *bytes);
    while budget.is_exceeded()
        && let Some((bytes, outbox)) = stalled.pop()
    {
        debug!(bytes, "a client that does not read is cut off to make room");
        outbox.cut_off();
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.lock().close(&self.budget);
    }
}

impl Queue {
    /// Returns the bytes that wait to be written.
    fn bytes(&self) -> usize {
        self.lane.bytes() + self.held.bytes()
    }

    /// Updates the budget with the current number of bytes.
    fn count(&mut self, budget: &Budget) {
        let now = self.bytes() + self.taken + self.sent.as_ref().map_or(0, Sent::bytes);
        budget.change(mem::replace(&mut self.counted, now), now);
    }

    fn is_backed_up(&self, budget: &Budget) -> bool {
        // Held messages do not count: they wait for a request, which may itself wait for this backpressure to end.
        let bytes = self.lane.bytes();
        bytes > HIGH || bytes > FAIR && budget.is_exceeded()
    }

    fn last_progress(&self) -> Instant {
        if self.idle {
            Instant::now()
        } else {
            self.last_write()
        }
    }

    fn last_write(&self) -> Instant {
        let metered = self.meter.as_ref().and_then(|meter| meter.last_write());
        metered.map_or(self.progress, |at| at.max(self.progress))
    }

    fn is_stalled(&self) -> bool {
        self.last_progress().elapsed() >= STALL
    }

    /// Tells whether the client is to be cut off: it can reconnect and read what it missed.
    fn is_over_limit(&self) -> bool {
        self.bytes() > LIMIT && self.is_stalled()
    }

    fn close(&mut self, budget: &Budget) {
        self.closed = true;
        self.lane = Lane::default();
        self.held = Lane::default();
        self.sent = None;
        self.taken = 0;
        self.count(budget);
    }
}

#[cfg(test)]
mod tests;
