//! Server-sent events: bytes, cut anywhere, to the data of whole events.

use std::borrow::Cow;

/// Most bytes of one event. More is no answer of a model.
const MAX_EVENT: usize = 64 * 1024 * 1024;

/// Splits a stream of bytes into events. What a chunk completes is read where it lies; only what it leaves open is kept.
#[derive(Debug, Default)]
pub(super) struct Splitter {
    /// The beginning of an event that is not complete.
    open: Vec<u8>,
    /// How far `open` consists of whole lines.
    scanned: usize,
}

/// An event is larger than any answer of a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooLarge;

impl Splitter {
    /// Takes a chunk and calls `each` with the data of every event that it completes, until that fails.
    pub(super) fn feed<E: From<TooLarge>>(
        &mut self,
        chunk: &[u8],
        mut each: impl FnMut(&str) -> Result<(), E>,
    ) -> Result<(), E> {
        if self.open.is_empty() {
            let (used, scanned) = split(chunk, 0, &mut each)?;
            self.open.extend_from_slice(&chunk[used..]);
            self.scanned = scanned;
        } else {
            self.open.extend_from_slice(chunk);
            let (used, scanned) = split(&self.open, self.scanned, &mut each)?;
            self.open.drain(..used);
            self.scanned = scanned;
        }
        if self.open.len() > MAX_EVENT {
            return Err(TooLarge.into());
        }
        if self.open.is_empty() {
            // An event that was cut once must not cost memory for the rest of the stream.
            self.open = Vec::new();
        }
        Ok(())
    }
}

/// Reads all whole events of `bytes`, whose first lines up to `scanned` belong to the first event. Returns where the
/// first incomplete event starts and how far it consists of whole lines.
fn split<E>(
    bytes: &[u8],
    scanned: usize,
    each: &mut impl FnMut(&str) -> Result<(), E>,
) -> Result<(usize, usize), E> {
    let mut start = 0;
    let mut line_start = scanned;
    while let Some(length) = memchr::memchr(b'\n', &bytes[line_start..]) {
        let line_end = line_start + length;
        let is_blank = matches!(&bytes[line_start..line_end], b"" | b"\r");
        line_start = line_end + 1;
        if is_blank {
            if let Some(data) = data(&bytes[start..line_end]) {
                each(&data)?;
            }
            start = line_start;
        }
    }
    Ok((start, line_start - start))
}

/// Returns the data of an event, if it has any. Several lines of data are joined.
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
        Cow::Borrowed(bytes) => String::from_utf8_lossy(bytes),
        Cow::Owned(bytes) => Cow::Owned(String::from_utf8_lossy(&bytes).into_owned()),
    })
}

/// Lines without their ends.
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
            let fed: Result<(), String> = splitter.feed(chunk, |data| {
                events.push(data.to_owned());
                Ok(())
            });
            fed.unwrap();
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
        let fed = splitter.feed(b"data: 1\n\ndata: 2\n\n", |data| Err(data.to_owned()));
        assert_eq!(fed, Err("1".to_owned()));
    }
}
