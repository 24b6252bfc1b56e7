//! The protocol between two processes: frames with a length prefix, most of them JSON, deltas in a binary form.
//!
//! The process that connects follows threads of the other one; each process connects to every other one.

use std::{io, ops::Range, sync::Arc};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use tokio::io::{AsyncRead, AsyncReadExt};
use uuid::Uuid;

use crate::{
    call::{Outcome, Request},
    model::{
        Cause, DeltaKind, Event, EventKind, ItemId, Json, Memo, Millis, ProcessId, Thread,
        ThreadId, ThreadStatus, TurnId, whole,
    },
    observers::{AnswerSet, ThreadSnapshot},
};

/// Version of this protocol. Processes with different versions do not communicate.
pub(crate) const PROTOCOL: u32 = 17;

/// Maximum frame size in bytes: large enough for a thread with a huge patch, and a limit for a faulty peer.
const LONGEST: usize = 256 * 1024 * 1024;

/// Number of bytes that are read at once.
const CHUNK: usize = 64 * 1024;

/// First byte of a delta frame. JSON never begins with it.
const DELTA: u8 = 1;

/// Length of a delta frame before the item id, in bytes.
const DELTA_HEAD: usize = 1 + 16 + 16 + 8 + 8 + 1 + 4 + 2;

/// The first message of both sides.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Hello {
    /// See [`PROTOCOL`].
    pub(crate) protocol: u32,
    /// Version of the program, for people.
    pub(crate) program: String,
    /// The sender.
    pub(crate) process: ProcessId,
}

impl Hello {
    pub(crate) fn new(process: ProcessId) -> Self {
        Self {
            protocol: PROTOCOL,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            process,
        }
    }

    /// Describes why this process cannot communicate with the other one, for people; `None` if it can.
    pub(crate) fn problem(&self) -> Option<String> {
        (self.protocol != PROTOCOL).then(|| {
            format!(
                "it is threadwire {} with peer protocol {}, this is threadwire {} with peer protocol {PROTOCOL}: \
                 use one version for all programs of a home",
                self.program,
                self.protocol,
                env!("CARGO_PKG_VERSION"),
            )
        })
    }
}

/// Messages from the process that follows threads.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ToOwner {
    Hello(Hello),
    /// Comes instead of a hello, from a program that is no process of the store. Answered by [`ToFollower::Report`].
    Report,
    /// Answered by [`ToFollower::Followed`] or [`ToFollower::NotHere`].
    Follow {
        thread: ThreadId,
        number: u64,
        attends: Option<AnswerSet>,
    },
    /// The asks that the subscribers of the thread can answer; `None` without subscribers.
    Attend {
        thread: ThreadId,
        attends: Option<AnswerSet>,
    },
    Unfollow(ThreadId),
    Request {
        thread: ThreadId,
        number: u64,
        request: Box<Request>,
        cause: Option<Arc<Cause>>,
    },
    /// Whether the subscribers of the thread have a backlog.
    Behind {
        thread: ThreadId,
        behind: bool,
    },
    Ping,
}

impl ToOwner {
    /// Returns the thread that the message is about.
    pub(crate) fn thread(&self) -> Option<ThreadId> {
        match self {
            Self::Follow { thread, .. }
            | Self::Attend { thread, .. }
            | Self::Unfollow(thread)
            | Self::Request { thread, .. }
            | Self::Behind { thread, .. } => Some(*thread),
            Self::Hello(_) | Self::Report | Self::Ping => None,
        }
    }
}

/// Messages from the process that owns the threads. Deltas have a binary form instead.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ToFollower {
    Hello(Hello),
    /// An event: thread, sequence number, time, cause and kind.
    Event(ThreadId, u64, Millis, Option<Arc<Cause>>, EventKind),
    /// A thread without its turns, before the events that changed it.
    Row(#[serde(with = "whole")] Arc<Thread>),
    Followed {
        thread: ThreadId,
        number: u64,
        epoch: u64,
        snapshot: Box<ThreadSnapshot>,
    },
    NotHere {
        thread: ThreadId,
        number: u64,
    },
    Outcome {
        thread: ThreadId,
        number: u64,
        outcome: Box<Outcome>,
    },
    /// The process wrote to the thread for the first time since it loaded it.
    Owns {
        thread: ThreadId,
        epoch: u64,
        /// Whether the receiver follows the thread over this connection.
        followed: bool,
        status: ThreadStatus,
    },
    /// A followed thread spawned a child thread.
    Spawned {
        parent: ThreadId,
        #[serde(with = "whole")]
        thread: Arc<Thread>,
    },
    /// A notice for all processes on the store, see [`crate::Engine::publish`].
    Notice {
        topic: String,
        payload: Json,
    },
    /// What the process does. It closes the connection afterwards.
    Report(Report),
    Pong,
    /// The process shuts down in order: it does not own any thread any more.
    Leaving,
}

/// What a process tells a program that asks.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Report {
    pub(crate) threads: Vec<ReportedThread>,
    /// What the program of the process adds, see [`crate::Engine::set_details`].
    pub(crate) details: Option<Json>,
}

/// A thread that a process owns and has in memory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportedThread {
    /// The thread.
    pub id: ThreadId,
    /// Its name, if it has one.
    pub name: Option<String>,
    /// What it is doing.
    pub status: ThreadStatus,
}

/// Appends a message as a frame.
pub(crate) fn put(frames: &mut Vec<u8>, message: &impl Serialize) -> io::Result<()> {
    let start = begin(frames);
    let written = serde_json::to_writer(&mut *frames, message);
    if let Err(error) = written {
        frames.truncate(start);
        return Err(error.into());
    }
    end(frames, start)
}

/// Appends an event as a frame.
pub(crate) fn put_event(frames: &mut Vec<u8>, event: &Event) -> io::Result<()> {
    let EventKind::ItemDelta {
        turn,
        item,
        kind,
        text,
    } = &event.kind
    else {
        return put(frames, &Kept(event));
    };
    let start = begin(frames);
    frames.push(DELTA);
    frames.extend(event.thread.0.as_bytes());
    frames.extend(turn.0.as_bytes());
    frames.extend(event.seq.to_le_bytes());
    frames.extend(event.time.to_le_bytes());
    let (tag, number) = match kind {
        DeltaKind::Text => (0, 0),
        DeltaKind::Summary(section) => (1, *section),
        DeltaKind::Reasoning(section) => (2, *section),
        DeltaKind::Output => (3, 0),
        DeltaKind::Plan => (4, 0),
        DeltaKind::Progress => (5, 0),
        DeltaKind::Input(process) => (6, *process),
    };
    frames.push(tag);
    frames.extend(number.to_le_bytes());
    let name = item.as_str();
    let Ok(length) = u16::try_from(name.len()) else {
        frames.truncate(start);
        return put(frames, &Kept(event));
    };
    frames.extend(length.to_le_bytes());
    frames.extend(name.as_bytes());
    frames.extend(text.as_bytes());
    end(frames, start)
}

/// Has the same form as [`ToFollower::Event`], but borrows the event.
struct Kept<'a>(&'a Event);

impl Serialize for Kept<'_> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        #[serde(rename_all = "snake_case")]
        enum Form<'a> {
            Event(ThreadId, u64, Millis, &'a Option<Arc<Cause>>, &'a EventKind),
        }
        let event = self.0;
        Form::Event(
            event.thread,
            event.seq,
            event.time,
            &event.cause,
            &event.kind,
        )
        .serialize(to)
    }
}

/// Reserves the length field of a frame, and returns the start of the frame.
fn begin(frames: &mut Vec<u8>) -> usize {
    let start = frames.len();
    frames.extend([0; 4]);
    start
}

/// Writes the length field of a frame.
fn end(frames: &mut Vec<u8>, start: usize) -> io::Result<()> {
    let length = frames.len() - start - 4;
    match u32::try_from(length) {
        Ok(number) if length <= LONGEST => {
            frames[start..start + 4].copy_from_slice(&number.to_le_bytes());
            Ok(())
        }
        _ => {
            frames.truncate(start);
            Err(invalid("a message to another process is too long"))
        }
    }
}

/// A parsed message of an owner.
#[derive(Debug)]
pub(crate) enum OwnerMessage {
    Event(Arc<Event>),
    Message(Box<ToFollower>),
}

/// Parses a frame of an owner.
pub(crate) fn read_owner(frame: &[u8], last_item: &mut ItemId) -> io::Result<OwnerMessage> {
    if frame.first() == Some(&DELTA) {
        return read_delta(frame, last_item)
            .map(|event| OwnerMessage::Event(Arc::new(event)))
            .ok_or_else(|| invalid("a delta of another process is malformed"));
    }
    Ok(match read(frame)? {
        ToFollower::Event(thread, seq, time, cause, kind) => OwnerMessage::Event(Arc::new(Event {
            thread,
            seq,
            time,
            cause,
            kind,
            memo: Memo::default(),
        })),
        message => OwnerMessage::Message(Box::new(message)),
    })
}

/// Parses a JSON message.
pub(crate) fn read<T: DeserializeOwned>(frame: &[u8]) -> io::Result<T> {
    // Types of the model are compiled for the reader of texts only, which the store uses, too.
    let text = str::from_utf8(frame).map_err(|error| unreadable(&error))?;
    serde_json::from_str(text).map_err(|error| unreadable(&error))
}

fn unreadable(error: &dyn std::fmt::Display) -> io::Error {
    invalid(format!("another process says what cannot be read: {error}"))
}

/// Parses a delta. `last_item` is the item of the previous delta, whose id is shared if it is the same.
fn read_delta(frame: &[u8], last_item: &mut ItemId) -> Option<Event> {
    let (head, rest) = frame.split_at_checked(DELTA_HEAD)?;
    let uuid = |at: usize| {
        head.get(at..at + 16)
            .and_then(|bytes| Uuid::from_slice(bytes).ok())
    };
    let number = |at: usize| {
        let bytes = head.get(at..at + 8)?;
        Some(u64::from_le_bytes(bytes.try_into().ok()?))
    };
    let section = u32::from_le_bytes(head.get(50..54)?.try_into().ok()?);
    let kind = match head[49] {
        0 => DeltaKind::Text,
        1 => DeltaKind::Summary(section),
        2 => DeltaKind::Reasoning(section),
        3 => DeltaKind::Output,
        4 => DeltaKind::Plan,
        5 => DeltaKind::Progress,
        6 => DeltaKind::Input(section),
        _ => return None,
    };
    let length = u16::from_le_bytes(head.get(54..56)?.try_into().ok()?);
    let (item, text) = rest.split_at_checked(length.into())?;
    let item = std::str::from_utf8(item).ok()?;
    if last_item.as_str() != item {
        *last_item = ItemId::from(item);
    }
    Some(Event {
        thread: ThreadId(uuid(1)?),
        seq: number(33)?,
        time: number(41)?.cast_signed(),
        cause: None,
        kind: EventKind::ItemDelta {
            turn: TurnId(uuid(17)?),
            item: last_item.clone(),
            kind,
            text: std::str::from_utf8(text).ok()?.into(),
        },
        memo: Memo::default(),
    })
}

fn invalid(text: impl Into<String>) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, text.into())
}

/// Splits a stream into frames.
#[derive(Debug)]
pub(crate) struct Frames<R> {
    stream: R,
    bytes: Vec<u8>,
    /// The range of `bytes` that is not consumed yet.
    left: Range<usize>,
}

impl<R: AsyncRead + Unpin> Frames<R> {
    pub(crate) fn new(stream: R) -> Self {
        Self {
            stream,
            bytes: Vec::new(),
            left: 0..0,
        }
    }

    /// Returns the next frame, or `None` at the end.
    pub(crate) async fn next(&mut self) -> io::Result<Option<&[u8]>> {
        loop {
            if let Some(frame) = self.take()? {
                return Ok(Some(&self.bytes[frame]));
            }
            self.bytes.copy_within(self.left.clone(), 0);
            self.left = 0..self.left.len();
            // The buffer grows with the received bytes, not with the announced length.
            if self.bytes.len() < self.left.end + CHUNK {
                self.bytes.resize(self.left.end + CHUNK, 0);
            }
            let read = self.stream.read(&mut self.bytes[self.left.end..]).await?;
            if read == 0 {
                return Ok(None);
            }
            self.left.end += read;
        }
    }

    /// Returns the next frame if it has been read already.
    pub(crate) fn next_read(&mut self) -> io::Result<Option<&[u8]>> {
        let frame = self.take()?;
        if frame.is_none() && self.bytes.len() > 16 * CHUNK && self.left.is_empty() {
            self.bytes = Vec::new();
            self.left = 0..0;
        }
        Ok(frame.map(|frame| &self.bytes[frame]))
    }

    fn take(&mut self) -> io::Result<Option<Range<usize>>> {
        let left = &self.bytes[self.left.clone()];
        let Some((length, rest)) = left.split_first_chunk::<4>() else {
            return Ok(None);
        };
        let length = u32::from_le_bytes(*length) as usize;
        if length > LONGEST {
            return Err(invalid(
                "another process announces a message that is too long",
            ));
        }
        if rest.len() < length {
            return Ok(None);
        }
        let start = self.left.start + 4;
        self.left.start = start + length;
        Ok(Some(start..start + length))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn delta(item: &str, kind: DeltaKind, text: &str) -> Event {
        Event {
            thread: ThreadId::new(),
            seq: 7,
            time: -5,
            cause: None,
            kind: EventKind::ItemDelta {
                turn: TurnId::new(),
                item: ItemId::from(item),
                kind,
                text: text.into(),
            },
            memo: Memo::default(),
        }
    }

    #[tokio::test]
    async fn deltas_arrive_as_they_were_sent() {
        let long = "x".repeat(70_000);
        let events = [
            delta("a", DeltaKind::Text, "hällo"),
            delta("a", DeltaKind::Summary(3), ""),
            delta("", DeltaKind::Input(9), "\0"),
            delta(&long, DeltaKind::Output, &long),
        ];
        let mut bytes = Vec::new();
        for event in &events {
            put_event(&mut bytes, event).unwrap();
        }
        let mut frames = Frames::new(&bytes[..]);
        let mut last = ItemId::from("");
        for event in &events {
            let frame = frames.next().await.unwrap().unwrap();
            let OwnerMessage::Event(read) = read_owner(frame, &mut last).unwrap() else {
                panic!("not an event");
            };
            assert_eq!(format!("{read:?}"), format!("{event:?}"));
        }
        assert!(frames.next().await.unwrap().is_none());
    }

    #[tokio::test]
    async fn nonsense_is_refused() {
        let mut last = ItemId::from("");
        for frame in [&b""[..], b"{", b"\x01short", &[1; 60], b"\"ping\"", b"[]"] {
            assert!(read_owner(frame, &mut last).is_err(), "{frame:?}");
        }
        let mut frames = Frames::new(&[255; 8][..]);
        assert!(frames.next().await.is_err());
        let mut cut = Frames::new(&[9, 0, 0, 0, b'{'][..]);
        assert!(cut.next().await.unwrap().is_none());
    }
}
