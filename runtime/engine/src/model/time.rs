//! Timestamps.

use std::time::{SystemTime, UNIX_EPOCH};

/// A timestamp, in milliseconds since the Unix epoch.
pub type Millis = i64;

/// Returns the current time.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}
