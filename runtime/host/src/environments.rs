//! The machines that clients name as places for commands, beside the one that the server runs on.
//!
//! The server runs commands on its own machine only. It remembers the others so that clients get clear answers about
//! them, and never connects to one.

use std::{
    collections::BTreeSet,
    sync::{Arc, Mutex, MutexGuard},
};

use threadwire_workspace::locks::lock;

/// The id of the machine that the server runs on.
pub const LOCAL: &str = "local";

/// The service. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Environments(Arc<Mutex<BTreeSet<String>>>);

impl Environments {
    /// Remembers another machine until the server ends.
    pub fn add(&self, id: String) {
        self.known().insert(id);
    }

    /// Tells whether a machine was named before.
    pub fn has(&self, id: &str) -> bool {
        self.known().contains(id)
    }

    fn known(&self) -> MutexGuard<'_, BTreeSet<String>> {
        lock(&self.0)
    }
}
