//! Parsers that tests/fuzz feeds. Not part of release builds.

use bytes::Bytes;
use futures_util::FutureExt;

use crate::transport::{Received, lines::LineReader, websocket};

/// Reads messages, one per line. Skips blank lines and lines that are too long.
pub fn lines(input: &[u8]) -> Vec<Bytes> {
    let mut reader = LineReader::new(input);
    let mut frames = Vec::new();
    // Reading from memory never waits.
    while let Some(Some(received)) = reader.read().now_or_never() {
        if let Received::Frame(frame) = received {
            frames.push(frame);
        }
    }
    frames
}

/// Returns the close code of a WebSocket after this error; `None` if the transport broke.
pub fn close_code(error: tungstenite::Error) -> Option<u16> {
    websocket::fault(axum::Error::new(error))
}
