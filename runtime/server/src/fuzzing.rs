//! Parsers that tests/fuzz feeds. Not part of release builds.

use std::path::Path;

pub use threadwire_connection::fuzzing::{close_code, lines};

use crate::dialects;

/// Reads the end of a rollout file and its thread. Returns whether that succeeded.
pub fn rollout_file(path: &Path) -> bool {
    dialects::read_rollout_file(path)
}
