//! What a thread is for, in words of its client (`threadSource`): an entry of [`Thread::extra`].

use serde_json::value::to_raw_value;
use threadwire_engine::{Json, Thread};

/// The key in [`Thread::extra`].
const KEY: &str = "codex.thread_source";

/// Returns what a thread is for.
pub(in crate::dialects::codex) fn of(thread: &Thread) -> Option<String> {
    serde_json::from_str(thread.extra.get(KEY)?.get()).ok()
}

/// Makes the entry for [`Thread::extra`]; in a fork, `None` removes that of the source.
pub(in crate::dialects::codex) fn entry(
    purpose: Option<&str>,
) -> serde_json::Result<(String, Json)> {
    Ok((KEY.to_owned(), to_raw_value(&purpose)?.into()))
}
