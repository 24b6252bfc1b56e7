//! The line transport: one message per line.

use std::{
    io::{self, IoSlice},
    sync::Arc,
};

use bytes::{Bytes, BytesMut};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};

use super::Received;
use crate::{
    meter::{Meter, STRANGER_LIMIT},
    outbox::Batch,
};

/// The longest line that is read as a message, in bytes. The rest of a longer line is skipped.
pub(crate) const LINE_LIMIT: usize = 64 << 20;
const READ_SIZE: usize = 64 << 10;

/// How much is kept of a longer line, in bytes: it has the id of a request that is to be refused.
const HEAD: usize = 4 << 10;

/// Reads lines.
#[derive(Debug)]
pub(crate) struct LineReader<R> {
    input: R,
    buffer: BytesMut,
    /// How many bytes at the start of the buffer contain no line feed.
    searched: usize,
    /// The beginning of a line that is too long and is skipped.
    skipped: Option<Bytes>,
    limit: usize,
}

impl<R: AsyncRead + Unpin> LineReader<R> {
    pub(crate) fn new(input: R) -> Self {
        Self {
            input,
            buffer: BytesMut::new(),
            searched: 0,
            skipped: None,
            limit: STRANGER_LIMIT,
        }
    }

    fn next_line(&mut self) -> Option<Bytes> {
        let at = self.searched + memchr::memchr(b'\n', &self.buffer[self.searched..])?;
        let line = self.buffer.split_to(at + 1).freeze();
        self.searched = 0;
        Some(line.slice(..at))
    }

    /// Returns what a whole line is to the connection: nothing if it is blank.
    fn received(&mut self, line: Bytes) -> Option<Received> {
        if let Some(head) = self.skipped.take() {
            let limit = self.limit;
            return Some(Received::TooLong { head, limit });
        }
        (!line.trim_ascii().is_empty()).then_some(Received::Frame(line))
    }
}

impl<R: AsyncRead + Unpin> LineReader<R> {
    /// Lifts the limit of a client that has not shaken hands yet.
    pub(super) fn welcome(&mut self) {
        self.limit = LINE_LIMIT;
    }

    /// Returns the next line; `None` at the end of input.
    pub(crate) async fn read(&mut self) -> Option<Received> {
        loop {
            while let Some(line) = self.next_line() {
                if let Some(received) = self.received(line) {
                    return Some(received);
                }
            }
            self.searched = self.buffer.len();
            if self.buffer.len() > self.limit {
                let head = || Bytes::copy_from_slice(&self.buffer[..HEAD]);
                self.skipped.get_or_insert_with(head);
                self.buffer.clear();
                self.searched = 0;
            }
            self.buffer.reserve(READ_SIZE);
            match self.input.read_buf(&mut self.buffer).await {
                Ok(0) | Err(_) => {
                    // A last line without a line feed counts, too.
                    self.searched = 0;
                    let rest = self.buffer.split().freeze();
                    return self.received(rest);
                }
                Ok(_) => {}
            }
        }
    }
}

/// Writes lines.
#[derive(Debug)]
pub(crate) struct LineWriter<W> {
    output: W,
    meter: Arc<Meter>,
}

impl<W: AsyncWrite + Unpin> LineWriter<W> {
    pub(crate) fn new(output: W) -> Self {
        Self {
            output,
            meter: Arc::default(),
        }
    }
}

impl<W: AsyncWrite + Unpin> LineWriter<W> {
    pub(super) async fn write(&mut self, batch: &Batch) -> io::Result<()> {
        let mut slices: Vec<IoSlice<'_>> = batch
            .frames
            .iter()
            .map(|frame| IoSlice::new(frame.line()))
            .collect();
        let mut rest = slices.as_mut_slice();
        while !rest.is_empty() {
            let written = self.output.write_vectored(rest).await?;
            if written == 0 {
                return Err(io::ErrorKind::WriteZero.into());
            }
            self.meter.wrote();
            IoSlice::advance_slices(&mut rest, written);
        }
        self.output.flush().await
    }

    pub(super) fn meter(&self) -> Arc<Meter> {
        Arc::clone(&self.meter)
    }

    pub(super) async fn close(&mut self) {
        // The peer may be gone already.
        let _ = self.output.shutdown().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn blank_lines_are_skipped_and_long_ones_are_told() {
        // A reader may take more than the limit at once.
        let long = "x".repeat(4 * STRANGER_LIMIT);
        let input = format!("\n \r\nfirst\r\n\n{long}\n\nlast");
        let mut reader = LineReader::new(input.as_bytes());
        let mut seen = Vec::new();
        while let Some(received) = reader.read().await {
            seen.push(match received {
                Received::Frame(line) => {
                    String::from_utf8(line[..line.len().min(9)].to_vec()).unwrap()
                }
                Received::TooLong { head, limit } => {
                    assert_eq!(&head[..], "x".repeat(HEAD).as_bytes());
                    format!("over {limit}")
                }
                other => format!("{other:?}"),
            });
        }
        let told = format!("over {STRANGER_LIMIT}");
        assert_eq!(seen, ["first\r", &*told, "last"]);
    }

    #[tokio::test]
    async fn a_last_line_without_a_line_feed_is_read_like_any_other() {
        let mut reader = LineReader::new(&b"{}\n \r"[..]);
        assert!(matches!(reader.read().await, Some(Received::Frame(line)) if line == "{}"));
        assert!(reader.read().await.is_none());

        let long = "x".repeat(4 * STRANGER_LIMIT);
        let mut reader = LineReader::new(long.as_bytes());
        assert!(matches!(
            reader.read().await,
            Some(Received::TooLong {
                limit: STRANGER_LIMIT,
                ..
            })
        ));
        assert!(reader.read().await.is_none());
    }
}
