//! Contexts of threads for another program: what the model was told and what it said, in the notation of the Responses
//! API.

use threadwire_engine::{Json, Millis, Thread};

use crate::{
    coding::items_of_entry,
    inject,
    model::{Content, ContextItem, shown},
};

/// An item of a context.
#[derive(Clone, Debug)]
pub struct Exported {
    /// What it belongs to among the items that clients see, if that is known.
    pub anchor: Option<Anchor>,
    /// The item in the notation of the Responses API.
    pub json: Json,
}

/// What an item of a context belongs to among the items that clients see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The beginning of the call with this id.
    Call(String),
    /// The end of the call with this id.
    Output(String),
    /// A message that begins with this text.
    Message(String),
}

/// Returns the items of an entry of a thread's context; none if another agent wrote it.
pub fn exported(entry: &Json) -> Vec<Exported> {
    let items = items_of_entry(entry).unwrap_or_default().into_iter();
    items.filter_map(export).collect()
}

/// Items that wait for the next turn of a thread.
#[derive(Clone, Debug)]
pub struct Waiting {
    /// The key of their entry in [`Thread::extra`].
    pub key: String,
    /// When they were added.
    pub since: Millis,
    /// The items in the notation of the Responses API.
    pub items: Vec<Json>,
}

/// Returns what waits for the next turn of a thread.
pub fn waiting(thread: &Thread) -> impl Iterator<Item = Waiting> {
    inject::waiting(thread)
        .into_iter()
        .map(|(key, items)| Waiting {
            since: inject::added_at(&key).unwrap_or(Millis::MAX),
            items: items
                .into_iter()
                .filter_map(export)
                .map(|item| item.json)
                .collect(),
            key,
        })
}

/// Returns an item of another program as it is shown to that program once the model was told it; `None` if its kind is not
/// known. `provider` is the id of the provider that it came from.
pub fn shown_again(item: &str, provider: &str) -> Option<Json> {
    let item = inject::read(item, Some(provider)).ok()??;
    export(item).map(|item| item.json)
}

fn export(mut item: ContextItem) -> Option<Exported> {
    let anchor = match &mut item {
        ContextItem::Call(call) => Some(Anchor::Call(call.call_id.clone())),
        ContextItem::Output(output) => Some(Anchor::Output(output.call_id.clone())),
        ContextItem::Message(message) => match message.content.first() {
            Some(Content::Text(text)) => Some(Anchor::Message(text.clone())),
            _ => None,
        },
        ContextItem::Reasoning(reasoning) => {
            // Without an id it is the signature of another API.
            reasoning.sealed.take_if(|_| reasoning.id.is_none());
            None
        }
        ContextItem::WebSearch(_) | ContextItem::Compaction(_) | ContextItem::Image(_) => None,
    };
    Some(Exported {
        anchor,
        json: shown(&item)?,
    })
}
