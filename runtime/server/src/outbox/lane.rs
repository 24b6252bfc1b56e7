//! A queue of messages in which texts that wait are merged.

use std::{
    collections::{HashMap, VecDeque},
    sync::Arc,
};

use threadwire_engine::{ItemId, ThreadId};
use threadwire_protocol::envelope::Frame;

use super::live::{LiveText, Place, TextKey, Texts};

/// Queued messages from which on messages of one item are merged instead of queued one by one.
pub(super) const MERGE_FROM: usize = 128;
/// The same in bytes.
const MERGE_FROM_BYTES: usize = 256 << 10;
/// About the largest piece of a merged text that goes out as one message, in bytes.
const PIECE: usize = 64 << 10;
/// Bytes that are handed to the writer at once, but for the last message.
const BATCH_BYTES: usize = 64 << 10;
/// What an entry takes beside its bytes.
const ENTRY: usize = size_of::<Entry>();

/// What later messages do to an earlier one that still waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Merge {
    /// They continue its text, which is marked in the message.
    Text(TextKey),
    /// They take its place: each shows all that those before it did of this item.
    Latest(ItemId),
}

impl Merge {
    fn item(&self) -> &ItemId {
        match self {
            Self::Text(key) => &key.item,
            Self::Latest(item) => item,
        }
    }
}

/// Messages in order.
#[derive(Debug, Default)]
pub(super) struct Lane {
    entries: VecDeque<Entry>,
    /// The number of the first entry: how many there were before it.
    first: u64,
    bytes: usize,
    /// While the queue is long: for each thread the last entry of each item that later messages may join. They may as
    /// long as nothing of the thread came between but messages that can be merged, of other items: those do not depend
    /// on each other.
    runs: HashMap<ThreadId, Vec<(ItemId, u64)>>,
}

#[derive(Debug)]
struct Entry {
    thread: Option<ThreadId>,
    what: What,
}

#[derive(Debug)]
enum What {
    Frame { frame: Frame, merge: Option<Merge> },
    Text(Box<Text>),
}

/// A part of a text that streams, without the text.
#[derive(Debug)]
struct Text {
    key: TextKey,
    /// The message up to its text.
    before: Box<[u8]>,
    /// What follows the text in the message.
    after: Box<[u8]>,
    text: Arc<LiveText>,
    from: Place,
    to: Place,
}

impl Lane {
    pub(super) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Returns the bytes that the lane takes, without texts, which all clients share.
    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }

    /// Adds a message.
    pub(super) fn push(
        &mut self,
        texts: &Arc<Texts>,
        thread: Option<ThreadId>,
        frame: Frame,
        merge: Option<Merge>,
    ) {
        if self.entries.len() < MERGE_FROM && self.bytes < MERGE_FROM_BYTES {
            self.runs.clear();
            return self.add(thread, What::Frame { frame, merge });
        }
        let Some(thread) = thread else {
            return self.add(None, What::Frame { frame, merge });
        };
        match merge {
            Some(Merge::Text(key)) if frame.text().is_some() => {
                self.push_text(texts, thread, &frame, key);
            }
            Some(merge @ Merge::Latest(_)) => self.push_latest(thread, frame, merge),
            merge => {
                self.runs.remove(&thread);
                self.add(Some(thread), What::Frame { frame, merge });
            }
        }
    }

    /// Appends the messages of another lane, but for those of threads that are kept `aside`.
    pub(super) fn append(
        &mut self,
        texts: &Arc<Texts>,
        other: Self,
        aside: &mut Lane,
        is_aside: impl Fn(Option<ThreadId>) -> bool,
    ) {
        for Entry { thread, what } in other.entries {
            let lane = if is_aside(thread) {
                &mut *aside
            } else {
                &mut *self
            };
            match what {
                What::Frame { frame, merge } => lane.push(texts, thread, frame, merge),
                text @ What::Text(_) => {
                    // Nothing that comes later may pass it.
                    if let Some(thread) = thread {
                        lane.runs.remove(&thread);
                    }
                    lane.add(thread, text);
                }
            }
        }
    }

    /// Takes messages from the front, at most `most` of them.
    pub(super) fn take(&mut self, most: usize, out: &mut Vec<Frame>) {
        let mut bytes = 0;
        while out.len() < most && bytes < BATCH_BYTES {
            let Some(front) = self.entries.front_mut() else {
                break;
            };
            if let What::Text(text) = &mut front.what {
                if let Some(frame) = text.next() {
                    bytes += frame.len();
                    out.push(frame);
                }
                if text.from < text.to {
                    continue;
                }
            }
            let Some(entry) = self.entries.pop_front() else {
                break;
            };
            self.first += 1;
            self.bytes -= entry.len();
            if let What::Frame { frame, .. } = entry.what {
                bytes += frame.len();
                out.push(frame);
            }
        }
        if self.entries.is_empty() && self.entries.capacity() > 4 * MERGE_FROM {
            self.entries = VecDeque::new();
        }
    }

    fn add(&mut self, thread: Option<ThreadId>, what: What) {
        let entry = Entry { thread, what };
        self.bytes += entry.len();
        self.entries.push_back(entry);
    }

    fn push_text(&mut self, texts: &Arc<Texts>, thread: ThreadId, frame: &Frame, key: TextKey) {
        if let Some(Entry {
            what: What::Text(earlier),
            ..
        }) = self.joinable(thread, &key.item)
            && earlier.key == key
        {
            let added = earlier.text.append(frame);
            if added.start == earlier.to {
                earlier.to = added.end;
                return;
            }
        }
        let text = texts.get(&key);
        let added = text.append(frame);
        let (before, after) = frame.around_text().unwrap_or_default();
        self.note(thread, key.item.clone());
        let text = Text {
            key,
            before: before.into(),
            after: after.into(),
            text,
            from: added.start,
            to: added.end,
        };
        self.add(Some(thread), What::Text(Box::new(text)));
    }

    fn push_latest(&mut self, thread: ThreadId, frame: Frame, merge: Merge) {
        if let Some(Entry {
            what:
                What::Frame {
                    frame: earlier,
                    merge: Some(Merge::Latest(_)),
                },
            ..
        }) = self.joinable(thread, merge.item())
        {
            let before = std::mem::replace(earlier, frame).len();
            let now = earlier.len();
            self.bytes = self.bytes + now - before;
            return;
        }
        self.note(thread, merge.item().clone());
        let merge = Some(merge);
        self.add(Some(thread), What::Frame { frame, merge });
    }

    /// Returns the entry that a message of this item may join.
    fn joinable(&mut self, thread: ThreadId, item: &ItemId) -> Option<&mut Entry> {
        let run = self.runs.get(&thread)?;
        let (_, number) = run.iter().find(|(other, _)| other == item)?;
        let index = number.checked_sub(self.first)?;
        self.entries.get_mut(usize::try_from(index).ok()?)
    }

    /// Notes that the next entry is the last one of this item.
    fn note(&mut self, thread: ThreadId, item: ItemId) {
        let number = self.first + self.entries.len() as u64;
        let run = self.runs.entry(thread).or_default();
        match run.iter_mut().find(|(other, _)| *other == item) {
            Some((_, last)) => *last = number,
            None => run.push((item, number)),
        }
    }
}

impl Entry {
    fn len(&self) -> usize {
        ENTRY
            + match &self.what {
                What::Frame { frame, .. } => frame.len(),
                What::Text(text) => size_of::<Text>() + text.before.len() + text.after.len(),
            }
    }
}

impl Text {
    /// Takes the next piece as a message.
    fn next(&mut self) -> Option<Frame> {
        let mut piece = Vec::new();
        let (at, left_out) = self.text.read(self.from, self.to, PIECE, &mut piece);
        self.from = at;
        let note = match left_out {
            0 if piece.is_empty() => return None,
            0 => String::new(),
            bytes => format!("\\n[... {bytes} bytes left out ...]\\n"),
        };
        let parts = [&self.before, note.as_bytes(), &piece, &self.after];
        let mut message =
            Vec::with_capacity(parts.iter().map(|part| part.len()).sum::<usize>() + 1);
        for part in parts {
            message.extend_from_slice(part);
        }
        Some(Frame::from_message(message))
    }
}
