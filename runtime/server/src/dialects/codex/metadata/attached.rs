//! Forks that belong to their source and are hidden from lists: an entry of [`Thread::extra`] whose key names the source,
//! so the store finds them by its index of keys.

use serde_json::value::to_raw_value;
use threadwire_engine::{ForkThread, Json, Thread, ThreadId};

/// The begin of the key in [`Thread::extra`]; the id of the source follows. The value says nothing.
pub(in crate::dialects::codex) const KEY: &str = "codex.attached/";

/// Returns the source that a thread is attached to.
pub(in crate::dialects::codex) fn source_of(thread: &Thread) -> Option<&str> {
    let (key, _) = thread.extra.range(KEY.to_owned()..).next()?;
    key.strip_prefix(KEY)
}

/// Returns how many of the first turns of a thread belong to the source that it is attached to.
pub(in crate::dialects::codex) fn foreign_turns(thread: &Thread) -> u64 {
    source_of(thread).map_or(0, |_| thread.copied_turns)
}

/// Returns [`threadwire_engine::ThreadQuery::extra`] for the threads that are attached to a source, or to none.
pub(in crate::dialects::codex) fn filter(source: Option<&str>) -> (String, bool) {
    let id = source.unwrap_or_default();
    (format!("{KEY}{id}"), source.is_some())
}

/// Makes the entry for [`Thread::extra`] of a thread that is attached to a source.
pub(in crate::dialects::codex) fn entry(source: ThreadId) -> serde_json::Result<(String, Json)> {
    Ok((format!("{KEY}{source}"), to_raw_value(&true)?.into()))
}

/// Attaches a fork to its source, or to nothing, whatever the source is attached to.
pub(in crate::dialects::codex) fn attach(
    fork: &mut ForkThread,
    source: &Thread,
    is_attached: bool,
) -> serde_json::Result<()> {
    if let Some(other) = source_of(source) {
        fork.extra
            .insert(format!("{KEY}{other}"), to_raw_value(&())?.into());
    }
    if is_attached {
        fork.extra.extend([entry(source.id)?]);
    }
    Ok(())
}
