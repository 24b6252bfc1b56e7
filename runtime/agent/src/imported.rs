//! Contexts of threads that another program ran: what its model was told, in the notation of the Responses API.

use std::collections::HashSet;

use threadwire_engine::Json;

use crate::{
    coding::{context_entry, summarized},
    inject,
    model::{ContextItem, Role},
};

/// A context that is read item by item, from its beginning.
#[derive(Debug, Default)]
pub struct Imported {
    /// The items since the last entry was taken.
    items: Vec<ContextItem>,
    /// The messages with the role `user` so far, which a summary of an older version leaves.
    said: Vec<ContextItem>,
    /// The calls so far. Providers refuse an output without its call.
    calls: HashSet<String>,
}

impl Imported {
    /// Adds an item, which came from the provider with this id or was sent to it. Items of kinds that are not known are
    /// left out.
    pub fn add(&mut self, item: &str, provider: &str) {
        let item = inject::read(item, Some(provider)).ok().flatten();
        match &item {
            Some(ContextItem::Call(call)) => {
                self.calls.insert(call.call_id.clone());
            }
            Some(ContextItem::Output(output)) if !self.calls.contains(&output.call_id) => return,
            Some(ContextItem::Message(message)) if message.role == Role::User => {
                self.said.extend(item.clone());
            }
            _ => {}
        }
        self.items.extend(item);
    }

    /// Forgets everything so far: the items that are added from now on are the whole conversation.
    pub fn restart(&mut self) {
        *self = Self::default();
    }

    /// Replaces everything so far by the last messages of the user and a summary.
    pub fn summarize(&mut self, summary: &str) {
        let items = summarized(&self.said, summary);
        *self = Self {
            said: items.clone(),
            items,
            calls: HashSet::new(),
        };
    }

    /// Returns an entry of a thread's context with the items since the last one; `None` if there are none.
    pub fn take_entry(&mut self) -> Option<Json> {
        let items = std::mem::take(&mut self.items);
        (!items.is_empty()).then(|| context_entry(items)).flatten()
    }
}
