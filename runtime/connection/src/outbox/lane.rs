//! A message queue that merges the deltas of an item while they wait.

use std::{
    collections::{HashMap, VecDeque},
    sync::Arc,
};

use threadwire_engine::{ItemId, ThreadId};
use threadwire_protocol::envelope::Frame;

use super::live::{LiveText, TextKey, TextPosition, Texts};

/// Queued messages from which on the messages of one item are merged instead of queued one by one, until the queue is
/// empty.
pub(super) const MERGE_FROM: usize = 128;
/// The same in bytes.
const MERGE_FROM_BYTES: usize = 256 << 10;
/// The approximate largest piece of a merged text in one message, in bytes.
const PIECE: usize = 64 << 10;
/// Bytes after which a batch takes no more messages.
const BATCH_BYTES: usize = 64 << 10;
/// The memory of an entry without its message, in bytes.
const ENTRY: usize = size_of::<Entry>();

/// How a later message merges into an earlier one that is still queued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Merge {
    /// The later message continues the text that is marked in the earlier one.
    Text(TextKey),
    /// The later message replaces the earlier one: it contains the whole state of this item.
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

/// An ordered queue of messages.
#[derive(Debug, Default)]
pub(super) struct Lane {
    entries: VecDeque<Entry>,
    /// The sequence number of the first entry.
    first: u64,
    bytes: usize,
    /// From when the queue gets long until it is empty: for each thread, the last entry of each item that later messages
    /// may merge into. A message that cannot be merged clears the list of its thread; mergeable messages of other items
    /// do not, because items do not depend on each other.
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

/// A range of a streamed text, without the text itself.
#[derive(Debug)]
struct Text {
    key: TextKey,
    /// The message up to its text.
    before: Box<[u8]>,
    /// The message after its text.
    after: Box<[u8]>,
    text: Arc<LiveText>,
    from: TextPosition,
    to: TextPosition,
}

impl Lane {
    pub(super) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Returns the bytes of the lane, without the texts that all clients share.
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
        let is_long = self.entries.len() >= MERGE_FROM || self.bytes >= MERGE_FROM_BYTES;
        if !is_long && self.runs.is_empty() {
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

    /// Appends the messages of another lane; those of threads that `is_aside` accepts go to `aside`.
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
                    // Later messages must not merge into an entry before this text.
                    if let Some(thread) = thread {
                        lane.runs.remove(&thread);
                    }
                    lane.add(thread, text);
                }
            }
        }
    }

    /// Moves up to `most` messages from the front to `out`.
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
        if self.entries.is_empty() {
            self.runs.clear();
            if self.entries.capacity() > 4 * MERGE_FROM {
                self.entries = VecDeque::new();
            }
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

    /// Returns the entry that a message of this item may merge into.
    fn joinable(&mut self, thread: ThreadId, item: &ItemId) -> Option<&mut Entry> {
        let run = self.runs.get(&thread)?;
        let (_, number) = run.iter().find(|(other, _)| other == item)?;
        let index = number.checked_sub(self.first)?;
        self.entries.get_mut(usize::try_from(index).ok()?)
    }

    /// Notes the next entry as the last one of this item.
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
    /// Returns the next piece of the text as a message.
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
