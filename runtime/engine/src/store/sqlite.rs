//! Threads in SQLite.

use std::path::Path;

use crate::store::StoreError;

/// Keeps threads in one SQLite file, or in memory.
#[derive(Debug)]
pub struct SqliteStore;

impl SqliteStore {
    /// Opens the file, making it if need be; `None` keeps everything in memory.
    pub fn open(path: Option<&Path>) -> Result<Self, StoreError> { unimplemented!("{path:?}") }
}
