//! The streams of server-sent events over which a client of the HTTP transport reads, and both halves of its transport.
//!
//! Messages are numbered. What no stream has taken yet is bounded: the writer waits. What was taken is kept, up to a
//! bound, for a client whose stream breaks off and which says what it got last.

use std::{
    collections::{HashMap, VecDeque},
    io,
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use bytes::{BufMut, Bytes, BytesMut};
use futures_util::{Stream, stream};
use threadwire_protocol::envelope::{Envelope, Frame, Id, RequestId};
use threadwire_workspace::locks::lock;
use tokio::{
    sync::{Notify, mpsc, oneshot},
    time::Instant,
};
use tokio_util::sync::CancellationToken;

use super::Received;
use crate::{
    meter::Meter,
    outbox::{Batch, Farewell},
};

/// The most bytes that wait for a stream before the writer waits.
const WAITING: usize = 256 << 10;
/// The most bytes of taken messages that are kept.
const KEPT: usize = 1 << 20;
/// The most bytes that a stream takes at once, if the first message is not longer.
const CHUNK: usize = 64 << 10;
/// The most requests whose session is remembered for their answers.
const REPLIES: usize = 4096;

/// How long a connection may be without its first stream, which nobody can use it without.
const UNREAD: Duration = Duration::from_secs(10);

/// A message that shows that the stream is alive.
const PING: &[u8] = b": ping\n\n";

/// The messages of one connection to its client.
#[derive(Debug, Default)]
pub(crate) struct Events {
    state: Mutex<State>,
    /// Notifies streams: there is something to take.
    news: Notify,
    /// Notifies the writer: something was taken.
    room: Notify,
    /// Notifies the reader: a stream took a ping.
    alive: Notify,
    meter: Arc<Meter>,
}

#[derive(Debug, Default)]
struct State {
    /// Takes the answer to the first request, which has no stream.
    first: Option<oneshot::Sender<Frame>>,
    /// The number of the last message.
    last: u64,
    /// The number of the last stream.
    streams: u64,
    /// The messages of the connection.
    common: Lane,
    /// The messages of the sessions that have, or had, a stream of their own.
    sessions: HashMap<Box<str>, Lane>,
    /// The sessions of unanswered requests.
    replies: HashMap<RequestId, Box<str>>,
    waiting: usize,
    kept: usize,
    is_closed: bool,
}

/// The messages of one stream.
#[derive(Debug, Default)]
struct Lane {
    taken: VecDeque<(u64, Frame)>,
    waiting: VecDeque<(u64, Frame)>,
    /// The number of the last message that is not kept any more.
    forgotten: u64,
    /// The stream that takes the messages.
    stream: Option<u64>,
    /// Whether the stream is to show that it is alive.
    ping: bool,
}

/// The messages that the client missed are not kept any more.
#[derive(Debug)]
pub(crate) struct Forgotten;

impl Events {
    /// Makes the streams of a connection. The answer to its first request goes to `first`.
    pub(crate) fn new(first: oneshot::Sender<Frame>) -> Arc<Self> {
        let events = Self::default();
        events.lock().first = Some(first);
        Arc::new(events)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }

    /// Remembers that the answer to a request belongs to the stream of a session.
    pub(crate) fn expect(&self, request: RequestId, session: &str) {
        let mut state = self.lock();
        if state.replies.len() < REPLIES {
            state.replies.insert(request, session.into());
        }
    }

    /// Opens the stream of a session, or that of the connection. It takes the place of an earlier one. `last`: the last
    /// message that the client got.
    pub(crate) fn open(
        self: &Arc<Self>,
        session: Option<&str>,
        last: Option<u64>,
    ) -> Result<impl Stream<Item = io::Result<Bytes>> + use<>, Forgotten> {
        let mut state = self.lock();
        let number = state.streams + 1;
        let lane = state.lane(session);
        if let Some(last) = last {
            if last < lane.forgotten {
                return Err(Forgotten);
            }
            let again = lane.rewind(last);
            state.kept -= again;
            state.waiting += again;
        }
        state.lane(session).stream = Some(number);
        state.streams = number;
        drop(state);
        self.news.notify_waiters();
        let open = OpenStream {
            events: Arc::clone(self),
            session: session.map(Into::into),
            number,
        };
        Ok(stream::unfold(open, async |open| {
            let chunk = open.next().await?;
            Some((Ok(chunk), open))
        }))
    }

    /// Adds a message. Waits while the streams do not take what is there.
    async fn push(&self, frame: &Frame) -> io::Result<()> {
        loop {
            let room = self.room.notified();
            tokio::pin!(room);
            room.as_mut().enable();
            {
                let mut state = self.lock();
                if state.is_closed {
                    return Err(io::ErrorKind::BrokenPipe.into());
                }
                if state.waiting > WAITING && state.forsake() {
                    self.news.notify_waiters();
                }
                if state.waiting <= WAITING {
                    state.add(frame);
                    drop(state);
                    self.news.notify_waiters();
                    return Ok(());
                }
            }
            room.await;
        }
    }

    /// Returns [`UNREAD`] after `begun`, unless a stream was opened until then.
    async fn unread(&self, begun: Instant) {
        tokio::time::sleep_until(begun + UNREAD).await;
        if self.lock().streams > 0 {
            std::future::pending().await
        }
    }

    /// Asks each stream to show that it is alive.
    fn ping(&self) {
        let mut state = self.lock();
        state.common.ping = true;
        state
            .sessions
            .values_mut()
            .for_each(|lane| lane.ping = true);
        drop(state);
        self.news.notify_waiters();
    }

    /// Ends the streams after what is there. `at_once`: without it.
    fn close(&self, at_once: bool) {
        let mut state = self.lock();
        state.is_closed = true;
        state.first = None;
        if at_once {
            state.common = Lane::default();
            state.sessions.clear();
        }
        drop(state);
        self.news.notify_waiters();
        self.room.notify_waiters();
    }
}

impl State {
    fn lane(&mut self, session: Option<&str>) -> &mut Lane {
        match session {
            None => &mut self.common,
            Some(session) => self.sessions.entry(session.into()).or_default(),
        }
    }

    /// Adds a message to the stream that it belongs to: that of its session, if the client ever opened it.
    fn add(&mut self, frame: &Frame) {
        let message = frame.message();
        let message = Envelope::parse(&message);
        let is_answer = message
            .as_ref()
            .is_ok_and(|message| message.method.is_none());
        if is_answer && let Some(first) = self.first.take() {
            // The client may be gone.
            let _ = first.send(frame.clone());
            return;
        }
        let session = message.ok().and_then(|message| match message.id {
            Id::Known(id) if is_answer => self.replies.remove(&id),
            _ => session_of(&message).map(Into::into),
        });
        self.last += 1;
        self.waiting += frame.len();
        let number = self.last;
        let lane = session.and_then(|session| self.sessions.get_mut(&*session));
        let lane = lane.unwrap_or(&mut self.common);
        lane.waiting.push_back((number, frame.clone()));
    }

    /// Hands the messages of sessions whose stream is gone to the stream of the connection. Returns whether there were
    /// any.
    fn forsake(&mut self) -> bool {
        let gone = self.sessions.extract_if(|_, lane| lane.stream.is_none());
        let mut waiting = Vec::new();
        for (_, lane) in gone {
            self.kept -= lane
                .taken
                .iter()
                .map(|(_, frame)| frame.len())
                .sum::<usize>();
            waiting.extend(lane.waiting);
        }
        waiting.sort_unstable_by_key(|(number, _)| *number);
        // The numbers of a stream grow.
        for (_, frame) in &waiting {
            self.last += 1;
            self.common.waiting.push_back((self.last, frame.clone()));
        }
        !waiting.is_empty()
    }
}

impl Lane {
    /// Makes the messages after `last` wait again. Returns their size.
    fn rewind(&mut self, last: u64) -> usize {
        let mut size = 0;
        while let Some((number, frame)) = self.taken.pop_back_if(|(number, _)| *number > last) {
            size += frame.len();
            self.waiting.push_front((number, frame));
        }
        size
    }
}

/// Returns the session that a message is about.
pub(crate) fn session_of(message: &Envelope<'_>) -> Option<String> {
    #[derive(serde::Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Peek {
        session_id: String,
    }

    let params = message.params?;
    serde_json::from_str::<Peek>(params.get())
        .ok()
        .map(|peek| peek.session_id)
}

/// A stream that a client reads.
struct OpenStream {
    events: Arc<Events>,
    session: Option<Box<str>>,
    number: u64,
}

impl OpenStream {
    /// Returns the next messages as events; `None` at the end.
    async fn next(&self) -> Option<Bytes> {
        loop {
            let news = self.events.news.notified();
            tokio::pin!(news);
            news.as_mut().enable();
            if let Some(taken) = self.take() {
                return taken;
            }
            news.await;
        }
    }

    /// Takes what waits; `None` if nothing does, `Some(None)` at the end.
    fn take(&self) -> Option<Option<Bytes>> {
        let mut state = self.events.lock();
        let state = &mut *state;
        let lane = match &self.session {
            None => &mut state.common,
            Some(session) => match state.sessions.get_mut(session) {
                Some(lane) => lane,
                None => return Some(None),
            },
        };
        if lane.stream != Some(self.number) {
            return Some(None);
        }
        let mut chunk = BytesMut::new();
        if std::mem::take(&mut lane.ping) {
            chunk.put_slice(PING);
            self.events.alive.notify_one();
        }
        while let Some((number, frame)) = lane.waiting.pop_front() {
            let size = frame.len();
            chunk.put_slice(format!("id: {number}\ndata: ").as_bytes());
            chunk.put_slice(&frame.message());
            chunk.put_slice(b"\n\n");
            state.waiting -= size;
            state.kept += size;
            lane.taken.push_back((number, frame));
            while state.kept > KEPT
                && let Some((number, frame)) = lane.taken.pop_front()
            {
                state.kept -= frame.len();
                lane.forgotten = number;
            }
            if chunk.len() > CHUNK {
                break;
            }
        }
        if chunk.is_empty() {
            return state.is_closed.then_some(None);
        }
        self.events.meter.wrote();
        self.events.room.notify_waiters();
        Some(Some(chunk.freeze()))
    }
}

impl Drop for OpenStream {
    /// What no stream takes waits for the next one.
    fn drop(&mut self) {
        let mut state = self.events.lock();
        let state = &mut *state;
        match &self.session {
            None => {
                if state.common.stream == Some(self.number) {
                    state.common.stream = None;
                }
            }
            Some(session) => {
                if let Some(lane) = state.sessions.get_mut(session)
                    && lane.stream == Some(self.number)
                {
                    lane.stream = None;
                    if lane.taken.is_empty() && lane.waiting.is_empty() {
                        state.sessions.remove(session);
                    }
                }
            }
        }
        // The writer may wait for this stream.
        self.events.room.notify_waiters();
    }
}

/// Reads the messages that the client posts.
#[derive(Debug)]
pub(crate) struct EventReader {
    pub(crate) events: Arc<Events>,
    pub(crate) posted: mpsc::Receiver<Bytes>,
    /// Fires when the client ends the connection.
    pub(crate) ended: CancellationToken,
    pub(crate) begun: Instant,
}

impl EventReader {
    pub(super) async fn read(&mut self) -> Option<Received> {
        tokio::select! {
            biased;
            () = self.ended.cancelled() => None,
            posted = self.posted.recv() => posted.map(Received::Frame),
            () = self.events.alive.notified() => Some(Received::Alive),
            () = self.events.unread(self.begun) => None,
        }
    }
}

/// Hands messages to the streams of a client.
#[derive(Debug)]
pub(crate) struct EventWriter(pub(crate) Arc<Events>);

impl EventWriter {
    pub(super) async fn write(&mut self, batch: &Batch) -> io::Result<()> {
        if batch.ping {
            self.0.ping();
        }
        for frame in &batch.frames {
            self.0.push(frame).await?;
        }
        Ok(())
    }

    pub(super) fn meter(&self) -> Arc<Meter> {
        Arc::clone(&self.0.meter)
    }

    pub(super) fn close(&mut self, why: Farewell) {
        self.0.close(why == Farewell::CutOff);
    }
}

impl Drop for EventWriter {
    fn drop(&mut self) {
        self.0.close(false);
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;

    use futures_util::{FutureExt, StreamExt};
    use threadwire_protocol::envelope::Wire;

    use super::*;

    const WIRE: Wire = Wire {
        jsonrpc: true,
        version: 0,
    };

    fn answer(id: i64, text: &str) -> Frame {
        WIRE.response(&RequestId::Int(id), text)
    }

    /// Makes streams whose first request is answered.
    async fn events() -> Arc<Events> {
        let (first, _) = oneshot::channel();
        let events = Events::new(first);
        events.push(&answer(0, "first")).await.unwrap();
        events
    }

    async fn next(stream: &mut (impl Stream<Item = io::Result<Bytes>> + Unpin)) -> String {
        let chunk = stream.next().await.expect("an event").unwrap();
        String::from_utf8(chunk.to_vec()).unwrap()
    }

    #[tokio::test]
    async fn a_session_has_its_stream_once_it_is_opened() {
        let events = events().await;
        events.push(&answer(1, "a")).await.unwrap();
        events.expect(RequestId::Int(2), "s");
        events.push(&answer(2, "b")).await.unwrap();
        let mut common = pin!(events.open(None, None).unwrap());
        let seen = next(&mut common).await;
        assert!(
            seen.contains("id: 1\ndata: ") && seen.contains("id: 2\ndata: "),
            "{seen}"
        );

        let mut session = pin!(events.open(Some("s"), None).unwrap());
        events.expect(RequestId::Int(3), "s");
        events.push(&answer(3, "c")).await.unwrap();
        events.push(&answer(4, "d")).await.unwrap();
        assert!(next(&mut session).await.contains("\"c\""));
        assert!(next(&mut common).await.contains("\"d\""));
        events.close(false);
        assert!(session.next().await.is_none() && common.next().await.is_none());
    }

    #[tokio::test]
    async fn what_a_client_missed_is_sent_again_while_it_is_kept() {
        let events = events().await;
        events.push(&answer(1, "a")).await.unwrap();
        events.push(&answer(2, "b")).await.unwrap();
        let mut lost = Box::pin(events.open(None, None).unwrap());
        assert!(next(&mut lost).await.contains("\"b\""));
        let mut again = Box::pin(events.open(None, Some(1)).unwrap());
        assert!(
            lost.next().await.is_none(),
            "the later stream takes the place"
        );
        let seen = next(&mut again).await;
        assert!(
            !seen.contains("\"a\"") && seen.contains("id: 2\n"),
            "{seen}"
        );

        let long = "x".repeat(KEPT / 4);
        for id in 3..9 {
            events.push(&answer(id, &long)).await.unwrap();
            next(&mut again).await;
        }
        assert!(events.open(None, Some(1)).is_err());
        assert!(events.open(None, Some(7)).is_ok());
        let state = events.lock();
        assert!(state.kept + state.waiting <= KEPT + WAITING);
    }

    #[tokio::test]
    async fn the_writer_waits_for_streams_but_not_for_those_of_sessions_that_are_gone() {
        let events = events().await;
        let long = "x".repeat(WAITING);
        drop(events.open(None, None));
        let gone = events.open(Some("s"), None).unwrap();
        for id in [1, 2] {
            events.expect(RequestId::Int(id), "s");
        }
        events.push(&answer(1, &long)).await.unwrap();
        let (one, two) = (answer(2, "next"), answer(3, "last"));
        let mut waits = pin!(events.push(&one));
        assert!(waits.as_mut().now_or_never().is_none());
        drop(gone);
        assert!(
            waits.as_mut().now_or_never().is_none(),
            "nobody takes anything"
        );
        let mut common = pin!(events.open(None, None).unwrap());
        assert!(next(&mut common).await.contains(&long));
        waits.await.unwrap();
        events.push(&two).await.unwrap();
        let seen = next(&mut common).await;
        assert!(seen.contains("next") && seen.contains("last"), "{seen}");
        assert_eq!(events.lock().waiting, 0);
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_that_nobody_reads_ends_soon() {
        for is_read in [false, true] {
            let events = events().await;
            let (_posts, posted) = mpsc::channel(1);
            let mut reader = EventReader {
                events: Arc::clone(&events),
                posted,
                ended: CancellationToken::new(),
                begun: Instant::now(),
            };
            if is_read {
                drop(events.open(None, None).unwrap());
            }
            let read = tokio::time::timeout(2 * UNREAD, reader.read()).await;
            assert_eq!(read.is_err(), is_read, "{read:?}");
        }
    }
}
