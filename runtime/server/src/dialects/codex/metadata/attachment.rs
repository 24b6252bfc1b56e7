//! Attachments as they are stored: an entry of [`Thread::extra`] whose key names the attachment, so the store finds the
//! threads that have it by its index of keys, and it is deleted with its thread.

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use threadwire_engine::{ForkThread, Millis, Thread, ThreadId};
use threadwire_protocol::{
    RawJson,
    codex::{ThreadAttachmentOperation, ThreadAttachmentUpdatedNotification},
};

/// The begin of the key in [`Thread::extra`]; type, key and id of the attachment follow as a JSON array.
const KEY: &str = "codex.attachment/";

/// What is stored of an attachment beside its key.
#[derive(Serialize, Deserialize)]
pub(in crate::dialects::codex) struct Stored {
    pub(in crate::dialects::codex) created_at: Millis,
    pub(in crate::dialects::codex) payload: RawJson,
}

/// An attachment of a thread.
pub(in crate::dialects::codex) struct Attachment {
    /// The key of its entry.
    pub(in crate::dialects::codex) entry: String,
    pub(in crate::dialects::codex) kind: String,
    pub(in crate::dialects::codex) identity: String,
    pub(in crate::dialects::codex) id: String,
    pub(in crate::dialects::codex) stored: Stored,
}

/// Gives the attachments that a fork copies ids of their own.
pub(in crate::dialects::codex) fn copy(
    source: &Thread,
    fork: &mut ForkThread,
) -> Result<(), serde_json::Error> {
    for one in of(source) {
        let id = ThreadId::default().to_string();
        let value = to_raw_value(&one.stored)?;
        let new = entry(&one.kind, &one.identity, &id)?;
        fork.extra
            .insert(one.entry, RawValue::NULL.to_owned().into());
        fork.extra.insert(new, value.into());
    }
    Ok(())
}

/// Makes the notification that follows from a change of an entry in [`Thread::extra`], if the entry is an attachment.
pub(in crate::dialects::codex) fn updated(
    thread: &Thread,
    key: &str,
) -> Option<ThreadAttachmentUpdatedNotification> {
    let (attachment_type, identity_key, attachment_id) = names(key)?;
    Some(ThreadAttachmentUpdatedNotification {
        thread_id: thread.id.to_string(),
        attachment_type,
        identity_key,
        attachment_id,
        operation: match thread.extra.contains_key(key) {
            true => ThreadAttachmentOperation::Created,
            false => ThreadAttachmentOperation::Deleted,
        },
    })
}

/// Returns the attachments of a thread.
pub(in crate::dialects::codex) fn of(thread: &Thread) -> impl Iterator<Item = Attachment> {
    let entries = thread.extra.range(KEY.to_owned()..);
    entries
        .take_while(|(key, _)| key.starts_with(KEY))
        .filter_map(|(key, value)| {
            let (kind, identity, id) = names(key)?;
            Some(Attachment {
                entry: key.clone(),
                kind,
                identity,
                id,
                stored: serde_json::from_str(value.get()).ok()?,
            })
        })
}

/// Returns the begin of the keys of all attachments of a type and identity key.
pub(in crate::dialects::codex) fn prefix(
    kind: &str,
    identity: &str,
) -> Result<String, serde_json::Error> {
    let mut names = serde_json::to_string(&(kind, identity))?;
    // The id follows.
    names.pop();
    Ok(format!("{KEY}{names},"))
}

/// Returns the key of an attachment.
pub(in crate::dialects::codex) fn entry(
    kind: &str,
    identity: &str,
    id: &str,
) -> Result<String, serde_json::Error> {
    Ok(format!("{}\"{id}\"]", prefix(kind, identity)?))
}

fn names(key: &str) -> Option<(String, String, String)> {
    serde_json::from_str(key.strip_prefix(KEY)?).ok()
}
