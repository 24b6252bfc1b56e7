//! The terminals that an agent created, by id.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard},
};

use threadwire_workspace::locks::lock;

use crate::tools::Terminal;

/// Maximum number of terminals of a session.
const MOST: usize = 64;

/// The terminals of a session. Dropping them kills their commands.
#[derive(Default)]
pub(super) struct Terminals(Mutex<HashMap<String, Arc<Terminal>>>);

impl Terminals {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Arc<Terminal>>> {
        lock(&self.0)
    }

    /// Tells whether another terminal may be created.
    pub(super) fn has_room(&self) -> bool {
        self.lock().len() < MOST
    }

    pub(super) fn add(&self, id: String, terminal: Terminal) {
        self.lock().insert(id, Arc::new(terminal));
    }

    pub(super) fn get(&self, id: &str) -> Option<Arc<Terminal>> {
        self.lock().get(id).cloned()
    }

    /// Kills the command of a terminal and forgets it. Returns whether there was one.
    pub(super) fn release(&self, id: &str) -> bool {
        let terminal = self.lock().remove(id);
        // Someone may still wait for its end.
        terminal.is_some_and(|terminal| {
            terminal.kill();
            true
        })
    }
}
