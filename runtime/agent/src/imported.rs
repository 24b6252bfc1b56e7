//! Contexts of threads that another program ran: what its model was told, in the notation of the Responses API.

use std::{borrow::Cow, collections::HashSet};

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use threadwire_engine::Json;

use crate::{
    coding::{context_entry, summarized},
    inject::{ResponseItem, convert},
    model::{Compaction, ContextItem, Role, WebSearch, search_of_item},
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
        let item = match serde_json::from_str(item) {
            Ok(ResponseItem::Other) => {
                search(item, provider).or_else(|| compaction(item, provider))
            }
            Ok(item) => convert(item, Some(provider)),
            Err(_) => None,
        };
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

/// Reads a web search of the provider.
fn search(item: &str, provider: &str) -> Option<ContextItem> {
    #[derive(Deserialize, Serialize)]
    struct Search<'a> {
        r#type: &'a str,
        // Older versions noted none.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<&'a str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        status: Option<&'a str>,
        #[serde(borrow)]
        action: &'a RawValue,
    }
    let search: Search<'_> = serde_json::from_str(item).ok()?;
    let known = search.r#type == "web_search_call";
    known.then_some(ContextItem::WebSearch(WebSearch {
        provider: provider.to_owned(),
        id: search.id.unwrap_or_default().to_owned(),
        query: search_of_item(item).text(),
        // Without what the other program noted in it.
        raw: to_raw_value(&search).ok()?.into(),
    }))
}

/// Reads a summary that the provider sealed.
fn compaction(item: &str, provider: &str) -> Option<ContextItem> {
    #[derive(Deserialize, Serialize)]
    struct Sealed<'a> {
        r#type: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<&'a str>,
        #[serde(borrow)]
        encrypted_content: Cow<'a, str>,
    }
    let mut sealed: Sealed<'_> = serde_json::from_str(item).ok()?;
    sealed.r#type = match sealed.r#type {
        "compaction" | "compaction_summary" => "compaction",
        "context_compaction" => "context_compaction",
        _ => return None,
    };
    Some(ContextItem::Compaction(Compaction {
        provider: provider.to_owned(),
        raw: to_raw_value(&sealed).ok()?.into(),
    }))
}
