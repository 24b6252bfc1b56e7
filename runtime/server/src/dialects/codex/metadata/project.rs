//! The projects of threads as they are stored: an entry of [`Thread::extra`] whose key names the project, so a fork
//! belongs to the project of its source, and the store finds the threads of a project by its index of keys.

use threadwire_engine::Thread;
use threadwire_protocol::codex::ThreadProjectUpdatedNotification;

/// The begin of the key in [`Thread::extra`]; the id of the project follows. The value counts the moves.
pub(in crate::dialects::codex) const KEY: &str = "codex.project/";

/// Returns [`threadwire_engine::ThreadQuery::extra`] for the threads of a project, or for those without one.
pub(in crate::dialects::codex) fn filter(project: Option<&str>) -> (String, bool) {
    let id = project.unwrap_or_default();
    (format!("{KEY}{id}"), project.is_some())
}

/// Returns the entries of a thread that name a project. A thread that is just moving has two.
pub(in crate::dialects::codex) fn entries(thread: &Thread) -> impl Iterator<Item = (&str, u64)> {
    let entries = thread.extra.range(KEY.to_owned()..);
    entries
        .take_while(|(key, _)| key.starts_with(KEY))
        .map(|(key, moves)| (&**key, moves.get().parse().unwrap_or(0)))
}

/// Returns the project of a thread.
pub(in crate::dialects::codex) fn of(thread: &Thread) -> Option<&str> {
    let latest = entries(thread).max_by_key(|(_, moves)| *moves);
    latest.and_then(|(key, _)| key.strip_prefix(KEY))
}

/// Makes the notification that follows from a change of an entry in [`Thread::extra`], if the entry names a project.
pub(in crate::dialects::codex) fn thread_updated(
    thread: &Thread,
    key: &str,
) -> Option<ThreadProjectUpdatedNotification> {
    let changed = key.strip_prefix(KEY)?;
    let project = of(thread);
    // A thread that moves has its new project before it loses the old one.
    let is_news = project.is_none_or(|project| project == changed);
    is_news.then(|| ThreadProjectUpdatedNotification {
        thread_id: thread.id.to_string(),
        project_id: project.map(str::to_owned),
    })
}
