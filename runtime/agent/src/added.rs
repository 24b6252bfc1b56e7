//! Texts that a dialect adds to the instructions of a thread, each for a time. They are data of the thread, so they hold
//! for turns of every client, in every process.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::value::to_raw_value;
use threadwire_engine::{Json, Millis, Thread};

/// The key of the texts in [`Thread::extra`].
pub const ADDED: &str = "added-instructions";

/// A text that stands after the developer instructions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AddedText {
    /// The text.
    pub text: String,
    /// When it is over; `None`: never.
    pub ends: Option<Millis>,
}

/// Returns the value to store under [`ADDED`]; `None` for no texts.
pub fn added(texts: &[AddedText]) -> Option<Json> {
    let texts = (!texts.is_empty()).then_some(texts)?;
    to_raw_value(texts).ok().map(Arc::from)
}

/// Returns the developer instructions of a thread, with the added texts that are not over.
pub fn developer_instructions(thread: &Thread, now: Millis) -> Option<String> {
    let own = thread.settings.developer_instructions.clone();
    let added = thread.extra.get(ADDED);
    let added = added.and_then(|added| serde_json::from_str(added.get()).ok());
    let added: Vec<AddedText> = added.unwrap_or_default();
    let current = added
        .into_iter()
        .filter(|added| added.ends.is_none_or(|end| end > now))
        .map(|added| added.text);
    let parts: Vec<String> = own.into_iter().chain(current).collect();
    (!parts.is_empty()).then(|| parts.join("\n\n"))
}
