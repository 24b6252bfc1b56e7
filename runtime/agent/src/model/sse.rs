//! Server-sent events: splits a stream of bytes into events and returns their data.

use std::borrow::Cow;

use bytes::Bytes;

/// Maximum size of one event in bytes. No response of a model needs more.
const MAX_EVENT: usize = 64 * 1024 * 1024;

/// Splits a stream of bytes into events, one at a time. Complete events are read in place; only the incomplete rest of
/// a chunk is copied.
#[derive(Debug, Default)]
pub(super) struct Splitter {
    /// The beginning of an incomplete event.
    open: Vec<u8>,
    /// Offset of the last line in `open`.
    line: usize,
}

/// An event is larger than `MAX_EVENT`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooLarge;

impl Splitter {
    /// Takes the next event out of a chunk and calls `read` with its data. Returns whether there was an event; if not,
    /// the chunk is consumed.
    pub(super) fn next<E: From<TooLarge>>(
        &mut self,
        chunk: &mut Bytes,
        read: impl FnOnce(&str) -> Result<(), E>,
    ) -> Result<bool, E> {
        loop {
            if self.open.is_empty() {
                let Some(end) = event_end(chunk) else {
                    self.open = chunk.to_vec();
                    self.line = memchr::memrchr(b'\n', chunk).map_or(0, |end| end + 1);
                    chunk.clear();
                    return Ok(false);
                };
                let event = chunk.split_to(end);
                if let Some(data) = data(&event) {
                    return read(&data).map(|()| true);
                }
                continue;
            }
            let Some(end) = memchr::memchr(b'\n', chunk) else {
                self.open.extend_from_slice(chunk);
                chunk.clear();
                return if self.open.len() > MAX_EVENT {
                    Err(TooLarge.into())
                } else {
                    Ok(false)
                };
            };
            self.open.extend_from_slice(&chunk.split_to(end + 1));
            if is_blank(&self.open[self.line..self.open.len() - 1]) {
                // Frees the buffer: an event that was cut once must not cost memory for the rest of the stream.
                let event = std::mem::take(&mut self.open);
                if let Some(data) = data(&event) {
                    return read(&data).map(|()| true);
                }
            } else {
                self.line = self.open.len();
            }
        }
    }
}

/// Returns the end of the first event, including its blank line; `None` if the event is incomplete.
fn event_end(bytes: &[u8]) -> Option<usize> {
    let mut start = 0;
    for end in memchr::memchr_iter(b'\n', bytes) {
        if is_blank(&bytes[start..end]) {
            return Some(end + 1);
        }
        start = end + 1;
    }
    None
}

fn is_blank(line: &[u8]) -> bool {
    matches!(line, b"" | b"\r")
}

/// Returns the data of an event, if it has any. Several data lines are joined with a line feed.
fn data(event: &[u8]) -> Option<Cow<'_, str>> {
    let mut data: Option<Cow<'_, [u8]>> = None;
    for line in Lines(event) {
        let Some(value) = line.strip_prefix(b"data:") else {
            continue;
        };
        let value = value.strip_prefix(b" ").unwrap_or(value);
        data = Some(match data {
            None => Cow::Borrowed(value),
            Some(before) => {
                let mut joined = before.into_owned();
                joined.push(b'\n');
                joined.extend_from_slice(value);
                Cow::Owned(joined)
            }
        });
    }
    Some(match data? {
        Cow::Borrowed(bytes) => match std::str::from_utf8(bytes) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => String::from_utf8_lossy(bytes),
        },
        Cow::Owned(bytes) => Cow::Owned(String::from_utf8_lossy(&bytes).into_owned()),
    })
}

/// Iterates over lines without their line ends.
struct Lines<'a>(&'a [u8]);

impl<'a> Iterator for Lines<'a> {
    type Item = &'a [u8];

    fn next(&mut self) -> Option<Self::Item> {
        if self.0.is_empty() {
            return None;
        }
        let (line, rest) = match memchr::memchr(b'\n', self.0) {
            Some(end) => (&self.0[..end], &self.0[end + 1..]),
            None => (self.0, &[][..]),
        };
        self.0 = rest;
        Some(line.strip_suffix(b"\r").unwrap_or(line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl From<TooLarge> for String {
        fn from(_: TooLarge) -> Self {
            "too large".to_owned()
        }
    }

    fn events(chunks: &[&[u8]]) -> Vec<String> {
        let mut splitter = Splitter::default();
        let mut events = Vec::new();
        for chunk in chunks {
            let mut chunk = Bytes::copy_from_slice(chunk);
            let mut read = || {
                splitter.next::<String>(&mut chunk, |data| {
                    events.push(data.to_owned());
                    Ok(())
                })
            };
            while read().unwrap() {}
            assert!(chunk.is_empty());
        }
        events
    }

    const STREAM: &str = ": hello\n\nevent: x\ndata: {\"a\":\"grüße 🦀\"}\n\ndata:one\r\ndata: two\r\n\r\nid: 3\n\n\ndata: [DONE]\n\n";
    const EVENTS: [&str; 3] = ["{\"a\":\"grüße 🦀\"}", "one\ntwo", "[DONE]"];

    #[test]
    fn events_are_the_same_wherever_the_bytes_are_cut() {
        let bytes = STREAM.as_bytes();
        assert_eq!(events(&[bytes]), EVENTS);
        for cut in 0..bytes.len() {
            assert_eq!(events(&[&bytes[..cut], &bytes[cut..]]), EVENTS, "{cut}");
        }
        let single: Vec<&[u8]> = bytes.chunks(1).collect();
        assert_eq!(events(&single), EVENTS);
    }

    #[test]
    fn an_event_without_its_end_is_none() {
        assert!(events(&[b"data: {\"half\":", b" true}\n"]).is_empty());
    }

    #[test]
    fn a_failing_reader_ends_the_stream() {
        let mut splitter = Splitter::default();
        let mut chunk = Bytes::from_static(b"data: 1\n\ndata: 2\n\n");
        let read = splitter.next(&mut chunk, |data| Err(data.to_owned()));
        assert_eq!(read, Err("1".to_owned()));
    }
}
