//! The items of a turn that are not complete.

use std::collections::HashMap;

use crate::model::{Item, ItemId};

/// Open items. An agent may have ten thousands of them, so none is searched for.
#[derive(Debug, Default)]
pub(crate) struct OpenItems(HashMap<ItemId, Item>);

impl OpenItems {
    pub(crate) fn of(items: impl IntoIterator<Item = Item>) -> Self {
        Self(
            items
                .into_iter()
                .map(|item| (item.id.clone(), item))
                .collect(),
        )
    }

    /// Adds an item, or replaces the one with its id.
    pub(crate) fn put(&mut self, item: Item) {
        self.0.insert(item.id.clone(), item);
    }

    pub(crate) fn contains(&self, id: &ItemId) -> bool {
        self.0.contains_key(id)
    }

    pub(crate) fn get(&self, id: &ItemId) -> Option<&Item> {
        self.0.get(id)
    }

    pub(crate) fn get_mut(&mut self, id: &ItemId) -> Option<&mut Item> {
        self.0.get_mut(id)
    }

    /// Removes and returns the item with this id.
    pub(crate) fn take(&mut self, id: &ItemId) -> Option<Item> {
        self.0.remove(id)
    }

    /// Removes and returns the items that are `wanted`, by start.
    pub(crate) fn take_if(&mut self, wanted: impl Fn(&Item) -> bool) -> Vec<Item> {
        let taken = self.0.extract_if(|_, item| wanted(item));
        by_start(taken.map(|(_, item)| item).collect())
    }

    /// Returns the items by start.
    pub(crate) fn list(&self) -> Vec<&Item> {
        let mut items: Vec<_> = self.0.values().collect();
        items.sort_unstable_by_key(|item| item.seq);
        items
    }

    /// Returns the items by start.
    pub(crate) fn into_list(self) -> Vec<Item> {
        by_start(self.0.into_values().collect())
    }
}

fn by_start(mut items: Vec<Item>) -> Vec<Item> {
    items.sort_unstable_by_key(|item| item.seq);
    items
}
