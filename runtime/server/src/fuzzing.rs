//! Readers that tests/fuzz feeds. Not part of what is shipped.

use std::path::Path;

use bytes::Bytes;
use futures_util::FutureExt;

use crate::{
    dialects,
    life::{FrameReader, Received},
    transport::{http, lines::LineReader},
};

/// Reads messages, one per line, as far as they are not too long.
pub fn lines(input: &[u8]) -> Vec<Bytes> {
    let mut reader = LineReader::new(input);
    let mut frames = Vec::new();
    // Bytes in memory are never waited for.
    while let Some(Some(received)) = reader.read().now_or_never() {
        if let Received::Frame(frame) = received {
            frames.push(frame);
        }
    }
    frames
}

/// Returns the code that a WebSocket ends with after this error; `None` where the transport broke.
pub fn close_code(error: tungstenite::Error) -> Option<u16> {
    http::fault(axum::Error::new(error))
}

/// Reads the end of a rollout file, and whose it is. Tells whether it could.
pub fn rollout_file(path: &Path) -> bool {
    dialects::read_rollout_file(path)
}
