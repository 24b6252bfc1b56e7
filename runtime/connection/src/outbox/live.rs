//! Streamed text, kept once for all clients that are behind.

use std::{
    collections::{HashMap, VecDeque},
    ops::Range,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
};

use bytes::Bytes;
use threadwire_engine::{DeltaKind, ItemId};
use threadwire_protocol::envelope::Frame;
use threadwire_workspace::locks::lock;

use crate::budget::Budget;

/// The last bytes that are kept of a text that may be cut, such as the output of a command.
pub(super) const KEPT_OUTPUT: usize = 1 << 20;
/// Size up to which deltas share one buffer, in bytes.
const SEGMENT: usize = 16 << 10;

/// The key of a text. Deltas with equal keys continue the same text in the same encoding.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TextKey {
    /// The item that the text belongs to.
    pub item: ItemId,
    /// Which text of the item.
    pub kind: DeltaKind,
    /// The encoding, as in [`threadwire_engine::Memo`]: dialects, versions and flags escape and split texts
    /// differently.
    pub form: u32,
}

/// The texts that at least one client has not read to the end.
#[derive(Debug)]
pub(super) struct Texts {
    open: Mutex<HashMap<TextKey, Weak<LiveText>>>,
    budget: Arc<Budget>,
}

impl Texts {
    pub(super) fn new(budget: Arc<Budget>) -> Arc<Self> {
        Arc::new(Self {
            open: Mutex::default(),
            budget,
        })
    }

    /// Returns the common budget of all outboxes.
    pub(super) fn budget(&self) -> &Arc<Budget> {
        &self.budget
    }

    /// Returns the text of `key`. It is freed with its last reference.
    pub(super) fn get(self: &Arc<Self>, key: &TextKey) -> Arc<LiveText> {
        let mut open = self.lock();
        if let Some(text) = open.get(key).and_then(Weak::upgrade) {
            return text;
        }
        let text = Arc::new(LiveText {
            key: key.clone(),
            texts: Arc::clone(self),
            kept: match key.kind {
                DeltaKind::Output | DeltaKind::Progress => KEPT_OUTPUT,
                _ => usize::MAX,
            },
            inner: Mutex::default(),
        });
        open.insert(key.clone(), Arc::downgrade(&text));
        text
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TextKey, Weak<LiveText>>> {
        lock(&self.open)
    }
}

/// The end of a text that clients have not read yet: all of it from the slowest client on, or the last [`KEPT_OUTPUT`]
/// bytes of a text that may be cut. The text is kept escaped, as in messages.
#[derive(Debug)]
pub(super) struct LiveText {
    key: TextKey,
    texts: Arc<Texts>,
    kept: usize,
    inner: Mutex<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    /// Buffers of whole deltas, each with the place where it begins.
    segments: VecDeque<(TextPosition, Vec<u8>)>,
    start: TextPosition,
    end: TextPosition,
    /// The last added message and its range: other clients bring the same message.
    last: Option<(Bytes, Range<TextPosition>)>,
}

/// A place in a text between two deltas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct TextPosition {
    /// Bytes of the escaped text before the place.
    escaped: u64,
    /// Bytes of the unescaped text before the place.
    plain: u64,
}

impl LiveText {
    /// Appends the marked text of a message, unless another client has just appended the same message. Returns its
    /// range.
    pub(super) fn append(&self, frame: &Frame) -> Range<TextPosition> {
        let mut inner = self.lock();
        let line = frame.line();
        if let Some((last, range)) = &inner.last
            && last.as_ptr() == line.as_ptr()
        {
            return range.clone();
        }
        let text = frame.text().unwrap_or_default();
        let start = inner.end;
        let end = TextPosition {
            escaped: start.escaped + text.len() as u64,
            plain: start.plain + plain_len(text),
        };
        match inner.segments.back_mut() {
            Some((_, segment)) if segment.len() + text.len() <= SEGMENT => {
                segment.extend_from_slice(text);
            }
            _ => inner.segments.push_back((start, text.to_vec())),
        }
        inner.end = end;
        inner.last = Some((line.clone(), start..end));
        let mut dropped = 0;
        while let Some((_, first)) = inner.segments.front()
            && (end.escaped - inner.start.escaped) as usize - first.len() >= self.kept
        {
            dropped += first.len();
            inner.segments.pop_front();
            inner.start = inner.segments.front().map_or(end, |(start, _)| *start);
        }
        self.texts.budget.change(dropped, text.len());
        start..end
    }

    /// Appends about `most` bytes of the text `from..to` to `out`. Returns the place to continue at, and the number of
    /// unescaped bytes that were skipped because they are no longer kept.
    pub(super) fn read(
        &self,
        from: TextPosition,
        to: TextPosition,
        most: usize,
        out: &mut Vec<u8>,
    ) -> (TextPosition, u64) {
        let inner = self.lock();
        let mut at = from.max(inner.start.min(to));
        let left_out = at.plain - from.plain;
        let first = inner
            .segments
            .partition_point(|(start, _)| *start <= at)
            .saturating_sub(1);
        let mut appended = 0;
        for index in first..inner.segments.len() {
            if at >= to || appended >= most {
                break;
            }
            let (start, segment) = &inner.segments[index];
            let next = inner
                .segments
                .get(index + 1)
                .map_or(inner.end, |(next, _)| *next)
                .min(to);
            let begin = (at.escaped - start.escaped) as usize;
            let end = (next.escaped - start.escaped) as usize;
            out.extend_from_slice(&segment[begin..end]);
            appended += end - begin;
            at = next;
        }
        (at, left_out)
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        lock(&self.inner)
    }
}

impl Drop for LiveText {
    fn drop(&mut self) {
        let inner = self.inner.get_mut().unwrap_or_else(PoisonError::into_inner);
        let bytes = inner.segments.iter().map(|(_, segment)| segment.len());
        self.texts.budget.change(bytes.sum(), 0);
        let mut open = self.texts.lock();
        // A new text may have this key by now.
        if open
            .get(&self.key)
            .is_some_and(|text| text.strong_count() == 0)
        {
            open.remove(&self.key);
        }
    }
}

/// Returns the unescaped length of an escaped text, in bytes.
fn plain_len(escaped: &[u8]) -> u64 {
    let mut length = escaped.len();
    let mut rest = escaped;
    while let Some(at) = memchr::memchr(b'\\', rest) {
        let escape = match rest.get(at + 1) {
            Some(b'u') => 6,
            _ => 2,
        };
        length -= escape - 1;
        rest = rest.get(at + escape..).unwrap_or_default();
    }
    length as u64
}

#[cfg(test)]
mod tests {
    use threadwire_protocol::envelope::Wire;

    use super::*;

    fn texts() -> Arc<Texts> {
        Texts::new(Arc::new(Budget::new(usize::MAX)))
    }

    fn key(kind: DeltaKind) -> TextKey {
        TextKey {
            item: "item".into(),
            kind,
            form: 0,
        }
    }

    fn delta(text: &str) -> Frame {
        let wire = Wire {
            jsonrpc: false,
            version: 0,
        };
        wire.notification_named("d", &serde_json::json!({ "delta": text }), None)
            .with_text_member("delta")
    }

    #[test]
    fn a_text_is_kept_once_and_goes_with_the_last_who_has_it() {
        let texts = texts();
        let one = texts.get(&key(DeltaKind::Text));
        let two = texts.get(&key(DeltaKind::Text));
        let frames: Vec<Frame> = (0..5_000).map(|n| delta(&format!("{n}\n"))).collect();
        let mut ranges = Vec::new();
        for frame in &frames {
            let range = one.append(frame);
            assert_eq!(two.append(frame), range);
            ranges.push(range);
        }
        let kept: usize = frames
            .iter()
            .filter_map(|frame| frame.text())
            .map(<[u8]>::len)
            .sum();
        assert_eq!(texts.budget.used(), kept);
        let (mut at, to) = (ranges[0].start, ranges[4_999].end);
        let mut out = Vec::new();
        while at < to {
            let (next, left_out) = two.read(at, to, 1_000, &mut out);
            assert_eq!(left_out, 0);
            at = next;
        }
        let all: String = (0..5_000).map(|n| format!("{n}\\n")).collect();
        assert_eq!(String::from_utf8(out), Ok(all));
        drop((one, two));
        assert_eq!((texts.budget.used(), texts.lock().len()), (0, 0));
    }

    #[test]
    fn output_keeps_its_end_and_counts_the_rest() {
        let texts = texts();
        let output = texts.get(&key(DeltaKind::Output));
        let mut to = TextPosition::default();
        for n in 0..1_000 {
            to = output
                .append(&delta(&format!("{n:04}\n").repeat(1_000)))
                .end;
        }
        let kept = texts.budget.used();
        assert!(
            (KEPT_OUTPUT..KEPT_OUTPUT + SEGMENT).contains(&kept),
            "{kept}"
        );
        let mut out = Vec::new();
        let (end, left_out) = output.read(TextPosition::default(), to, usize::MAX, &mut out);
        assert_eq!((end, out.len()), (to, kept));
        assert_eq!(left_out, 5_000_000 - kept as u64 / 6 * 5);
        assert!(out.ends_with(b"0999\\n"));
    }

    #[test]
    fn escapes_count_as_what_they_stand_for() {
        assert_eq!(plain_len(r#"a\n\"\\\u001bü"#.as_bytes()), 7);
    }
}
