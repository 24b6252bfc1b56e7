//! What waits to be written to one client: bounded, ordered, and lossless for text that streams.

use std::{
    collections::{HashMap, VecDeque},
    mem,
    sync::{Mutex, MutexGuard, PoisonError},
};

use threadwire_engine::{DeltaKind, ItemId, ThreadId};
use threadwire_protocol::{envelope::Frame, resume::Sent};
use tokio::sync::Notify;

/// Queued frames from which on deltas of one item are merged instead of queued one by one.
const MERGE_FROM: usize = 128;
/// Queued bytes of notifications at which a client counts as gone.
const NOTIFICATION_LIMIT: usize = 16 << 20;
/// Queued bytes above which no further requests are read from the client.
const READ_LIMIT: usize = 4 << 20;

/// The outgoing queue of one connection.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    queue: Mutex<Queue>,
    readable: Notify,
    drained: Notify,
    /// Rings when a hold ends.
    released: Notify,
}

#[derive(Debug, Default)]
struct Queue {
    frames: VecDeque<Queued>,
    bytes: usize,
    /// How many frames were taken so far: the number of the first queued frame.
    taken: u64,
    /// While the queue is long, the number of the last queued frame of each thread. A delta may only join that one:
    /// threads are independent of each other, but the frames of one keep their order.
    last: HashMap<ThreadId, u64>,
    holds: Vec<Hold>,
    held: Vec<(Option<ThreadId>, Queued)>,
    closed: bool,
    finishing: bool,
    ping: bool,
    /// How many frames of the client to acknowledge.
    received: Option<u64>,
    /// What was taken and is not acknowledged; only where the connection can go on over another transport.
    sent: Option<Sent>,
}

/// What a writer takes at once: frames, or what only concerns the transport, or both.
#[derive(Debug, Default)]
pub(crate) struct Batch {
    pub(crate) frames: Vec<Frame>,
    /// The client is to give a sign of life.
    pub(crate) ping: bool,
    /// How many frames of the client have arrived, where it is time to say so.
    pub(crate) received: Option<u64>,
}

impl Batch {
    /// Empties it and keeps its memory.
    pub(crate) fn clear(&mut self) {
        self.frames.clear();
        self.ping = false;
        self.received = None;
    }
}

#[derive(Debug)]
struct Queued {
    frame: Frame,
    merge: Option<MergeKey>,
    /// Escaped text of later deltas, appended when the frame is taken.
    more: Vec<u8>,
}

/// Deltas with equal keys continue the same text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MergeKey {
    /// The item that the text belongs to.
    pub item: ItemId,
    /// Which of its texts.
    pub kind: DeltaKind,
}

/// Which notifications wait until an answer is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Hold {
    /// All of them: the answer names a thread that the client does not know yet.
    Everything,
    /// Those of one thread.
    Thread(ThreadId),
}

impl Hold {
    fn covers(self, thread: Option<ThreadId>) -> bool {
        match self {
            Self::Everything => true,
            Self::Thread(held) => thread == Some(held),
        }
    }
}

impl Outbox {
    /// Makes an outbox that keeps what was taken until it is acknowledged, up to `limit` bytes.
    pub(crate) fn resumable(limit: usize) -> Self {
        let queue = Queue {
            sent: Some(Sent::new(limit)),
            ..Queue::default()
        };
        Self {
            queue: Mutex::new(queue),
            ..Self::default()
        }
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues an answer or anything else that must never wait, and wakes the writer.
    pub(crate) fn push(&self, frame: Frame) {
        self.lock().append(None, Queued::new(frame, None));
        self.readable.notify_one();
    }

    /// Queues a notification or request about `thread`. The writer is woken by [`Outbox::flush`].
    ///
    /// A client that is behind by more than the limit is closed: it can come back and read what it missed.
    pub(crate) fn push_event(
        &self,
        thread: Option<ThreadId>,
        frame: Frame,
        merge: Option<MergeKey>,
    ) {
        let mut queue = self.lock();
        if queue.closed {
            return;
        }
        if queue.bytes > NOTIFICATION_LIMIT {
            queue.close();
            drop(queue);
            self.readable.notify_one();
            self.drained.notify_waiters();
            return;
        }
        let queued = Queued::new(frame, merge);
        if queue.holds.iter().any(|hold| hold.covers(thread)) {
            queue.keep_back(thread, queued);
        } else {
            queue.append(thread, queued);
        }
    }

    /// Wakes the writer.
    pub(crate) fn flush(&self) {
        self.readable.notify_one();
    }

    /// Keeps notifications back until [`Outbox::release`].
    pub(crate) fn hold(&self, hold: Hold) {
        self.lock().holds.push(hold);
    }

    /// Ends one [`Outbox::hold`] and queues what it kept back, in order.
    pub(crate) fn release(&self, hold: Hold) {
        let mut queue = self.lock();
        if let Some(at) = queue.holds.iter().position(|other| *other == hold) {
            queue.holds.swap_remove(at);
            self.released.notify_waiters();
        }
        if queue.held.is_empty() {
            return;
        }
        for (thread, queued) in mem::take(&mut queue.held) {
            if queue.holds.iter().any(|hold| hold.covers(thread)) {
                queue.held.push((thread, queued));
            } else {
                queue.bytes -= queued.len();
                queue.append(thread, queued);
            }
        }
        drop(queue);
        self.readable.notify_one();
    }

    /// Returns when no request keeps everything back: its answer is queued then.
    pub(crate) async fn released(&self) {
        loop {
            let released = self.released.notified();
            if !self.lock().holds.contains(&Hold::Everything) {
                return;
            }
            released.await;
        }
    }

    /// Moves queued frames into the empty `batch`, at most `max_frames`. `false` once the outbox is closed.
    ///
    /// Nothing is lost where the future is dropped.
    pub(crate) async fn take(&self, batch: &mut Batch, max_frames: usize) -> bool {
        loop {
            let readable = self.readable.notified();
            {
                let mut queue = self.lock();
                if queue.closed {
                    return false;
                }
                if !queue.frames.is_empty() {
                    let count = queue.frames.len().min(max_frames);
                    let mut freed = 0;
                    batch
                        .frames
                        .extend(queue.frames.drain(..count).map(|queued| {
                            freed += queued.len();
                            queued.into_frame()
                        }));
                    if let Some(sent) = &mut queue.sent {
                        sent.extend(&batch.frames);
                    }
                    queue.taken += count as u64;
                    let was_full = queue.bytes > READ_LIMIT;
                    queue.bytes -= freed;
                    if was_full && queue.bytes <= READ_LIMIT {
                        self.drained.notify_waiters();
                    }
                    if !queue.frames.is_empty() {
                        self.readable.notify_one();
                    }
                }
                batch.ping = mem::take(&mut queue.ping);
                batch.received = queue.received.take();
                if !batch.frames.is_empty() || batch.ping || batch.received.is_some() {
                    return true;
                }
                if queue.finishing {
                    queue.close();
                    self.drained.notify_waiters();
                    return false;
                }
            }
            readable.await;
        }
    }

    /// Waits until the client has read enough that another request may be taken from it.
    pub(crate) async fn ready_for_more(&self) {
        loop {
            let drained = self.drained.notified();
            {
                let queue = self.lock();
                if queue.closed || queue.bytes <= READ_LIMIT {
                    return;
                }
            }
            drained.await;
        }
    }

    /// Has the writer ask the client for a sign of life.
    pub(crate) fn ping(&self) {
        self.lock().ping = true;
        self.readable.notify_one();
    }

    /// Has the writer tell the client how many of its frames have arrived.
    pub(crate) fn acknowledge(&self, received: u64) {
        self.lock().received = Some(received);
        self.readable.notify_one();
    }

    /// Notes how many frames the client has got.
    pub(crate) fn acknowledged(&self, received: u64) {
        if let Some(sent) = &mut self.lock().sent {
            sent.acknowledge(received);
        }
    }

    /// Tells whether a client that has got `received` frames can go on without a gap.
    pub(crate) fn can_go_on(&self, received: u64) -> bool {
        let queue = self.lock();
        queue
            .sent
            .as_ref()
            .is_some_and(|sent| sent.can_go_on(received))
    }

    /// Returns what was taken and is not acknowledged.
    pub(crate) fn unacknowledged(&self) -> Vec<Frame> {
        let queue = self.lock();
        queue
            .sent
            .as_ref()
            .map_or_else(Vec::new, |sent| sent.frames().cloned().collect())
    }

    /// Ends the outbox once what is queued has been taken.
    pub(crate) fn finish(&self) {
        self.lock().finishing = true;
        self.readable.notify_one();
    }

    /// Ends the outbox now and forgets what is queued.
    pub(crate) fn close(&self) {
        self.lock().close();
        self.readable.notify_one();
        self.drained.notify_waiters();
    }

    /// Waits until the outbox has ended.
    pub(crate) async fn closed(&self) {
        loop {
            let drained = self.drained.notified();
            if self.is_closed() {
                return;
            }
            drained.await;
        }
    }

    /// Tells whether the outbox has ended.
    pub(crate) fn is_closed(&self) -> bool {
        self.lock().closed
    }
}

impl Queue {
    fn append(&mut self, thread: Option<ThreadId>, queued: Queued) {
        if self.closed {
            return;
        }
        if self.frames.len() < MERGE_FROM {
            self.last.clear();
        } else if let Some(thread) = thread {
            let number = self.taken + self.frames.len() as u64;
            let last = self
                .last
                .insert(thread, number)
                .and_then(|last| last.checked_sub(self.taken));
            if let Some(index) = last
                && let Some(last) = self.frames.get_mut(index as usize)
                && last.join(&queued)
            {
                self.bytes += queued.text_len();
                self.last.insert(thread, self.taken + index);
                return;
            }
        }
        self.bytes += queued.len();
        self.frames.push_back(queued);
    }

    fn keep_back(&mut self, thread: Option<ThreadId>, queued: Queued) {
        if let Some((other, last)) = self.held.last_mut()
            && *other == thread
            && last.join(&queued)
        {
            self.bytes += queued.text_len();
        } else {
            self.bytes += queued.len();
            self.held.push((thread, queued));
        }
    }

    fn close(&mut self) {
        self.closed = true;
        self.frames = VecDeque::new();
        self.last = HashMap::new();
        self.held = Vec::new();
        self.sent = None;
        self.bytes = 0;
    }
}

impl Queued {
    fn new(frame: Frame, merge: Option<MergeKey>) -> Self {
        // A frame without a marked text cannot be continued.
        let merge = merge.filter(|_| frame.text().is_some());
        Self {
            frame,
            merge,
            more: Vec::new(),
        }
    }

    /// Appends the text of a later delta, where it continues the same text.
    fn join(&mut self, later: &Queued) -> bool {
        let Some(text) = later
            .frame
            .text()
            .filter(|_| self.merge.is_some() && self.merge == later.merge)
        else {
            return false;
        };
        self.more.extend_from_slice(text);
        self.more.extend_from_slice(&later.more);
        true
    }

    fn text_len(&self) -> usize {
        self.frame.text().map_or(0, <[u8]>::len) + self.more.len()
    }

    fn len(&self) -> usize {
        self.frame.len() + self.more.len()
    }

    fn into_frame(self) -> Frame {
        if self.more.is_empty() {
            self.frame
        } else {
            self.frame.continued(&self.more)
        }
    }
}

#[cfg(test)]
mod tests {
    use threadwire_protocol::envelope::Wire;

    use super::*;

    const WIRE: Wire = Wire {
        jsonrpc: false,
        version: 0,
    };

    fn delta(text: &str) -> Frame {
        WIRE.notification_named("d", &serde_json::json!({ "delta": text }), None)
            .with_text_member("delta")
    }

    fn key(item: &str) -> Option<MergeKey> {
        Some(MergeKey {
            item: item.into(),
            kind: DeltaKind::Text,
        })
    }

    #[tokio::test]
    async fn the_end_of_a_hold_is_waited_for() {
        let outbox = Outbox::default();
        outbox.released().await;
        outbox.hold(Hold::Everything);
        let mut released = std::pin::pin!(outbox.released());
        let mut context = std::task::Context::from_waker(std::task::Waker::noop());
        assert!(released.as_mut().poll(&mut context).is_pending());
        outbox.release(Hold::Everything);
        released.await;
    }

    async fn take_all(outbox: &Outbox) -> Vec<serde_json::Value> {
        outbox.finish();
        let mut batch = Batch::default();
        let mut frames = Vec::new();
        while outbox.take(&mut batch, 64).await {
            frames.append(&mut batch.frames);
        }
        frames
            .iter()
            .map(|frame| serde_json::from_slice(frame.line()).unwrap())
            .collect()
    }

    #[tokio::test]
    async fn a_backlog_of_deltas_merges_without_loss() {
        let outbox = Outbox::default();
        let threads = [ThreadId::new(), ThreadId::new()];
        let mut expected = [String::new(), String::new()];
        for n in 0..1_000 {
            let text = format!("{n} \"quoted\" \\ ü\n");
            let which = usize::from(n % 3 == 0);
            expected[which].push_str(&text);
            outbox.push_event(Some(threads[which]), delta(&text), key(&which.to_string()));
        }
        outbox.push_event(Some(threads[0]), delta("other item"), key("other"));
        outbox.push_event(Some(threads[0]), delta("late"), key("0"));
        let frames = take_all(&outbox).await;
        let text =
            |frame: &serde_json::Value| frame["params"]["delta"].as_str().unwrap().to_owned();
        // The first ones came one by one; behind them each thread has one frame, and what must stay apart is apart.
        assert_eq!(frames.len(), MERGE_FROM + 4);
        let mut seen = [String::new(), String::new()];
        for (n, frame) in frames[..MERGE_FROM].iter().enumerate() {
            seen[usize::from(n % 3 == 0)].push_str(&text(frame));
        }
        for frame in &frames[MERGE_FROM..MERGE_FROM + 2] {
            let which = usize::from(text(frame).starts_with("129 "));
            seen[which].push_str(&text(frame));
        }
        assert_eq!(seen, expected);
        assert_eq!(
            [text(&frames[MERGE_FROM + 2]), text(&frames[MERGE_FROM + 3])],
            ["other item", "late"]
        );
    }

    #[tokio::test]
    async fn notifications_of_a_held_thread_follow_the_answer() {
        let outbox = Outbox::default();
        let (held, other) = (ThreadId::new(), ThreadId::new());
        outbox.hold(Hold::Thread(held));
        outbox.push_event(Some(held), delta("after"), None);
        outbox.push_event(Some(other), delta("beside"), None);
        outbox.push(delta("answer"));
        outbox.release(Hold::Thread(held));
        let texts: Vec<String> = take_all(&outbox)
            .await
            .iter()
            .map(|frame| frame["params"]["delta"].as_str().unwrap().into())
            .collect();
        assert_eq!(texts, ["beside", "answer", "after"]);
    }

    #[tokio::test]
    async fn a_client_that_never_reads_is_closed_at_the_limit() {
        let outbox = Outbox::default();
        let big = "x".repeat(1 << 20);
        for item in 0..32 {
            outbox.push_event(None, delta(&big), key(&item.to_string()));
        }
        assert!(outbox.is_closed());
        assert!(!outbox.take(&mut Batch::default(), 1).await);
    }

    #[tokio::test]
    async fn what_is_not_acknowledged_can_be_sent_again() {
        let outbox = Outbox::resumable(1 << 20);
        for n in 0..4 {
            outbox.push(delta(&n.to_string()));
        }
        let mut batch = Batch::default();
        assert!(outbox.take(&mut batch, 3).await);
        assert_eq!(outbox.unacknowledged(), batch.frames);
        outbox.acknowledged(1);
        assert_eq!(outbox.unacknowledged(), batch.frames[1..]);
        assert!(!outbox.can_go_on(0) && outbox.can_go_on(3) && !outbox.can_go_on(4));
        // A frame of the client that is to be acknowledged wakes the writer like a frame of the server.
        batch.clear();
        outbox.acknowledge(7);
        assert!(outbox.take(&mut batch, 3).await);
        assert_eq!((batch.frames.len(), batch.received), (1, Some(7)));
        batch.clear();
        outbox.acknowledge(8);
        assert!(outbox.take(&mut batch, 3).await);
        assert_eq!((batch.frames.len(), batch.received), (0, Some(8)));
    }
}
