//! What clients lend to the turns of a thread.

use std::{
    fmt,
    sync::{Arc, Mutex, MutexGuard},
};

use threadwire_workspace::locks::lock;

/// What the clients of a loaded thread lend to its turns, one thing per client. The last one is used first.
pub struct ByClient<T: ?Sized>(Mutex<Vec<(u64, Arc<T>)>>);

impl<T: ?Sized> Default for ByClient<T> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<T: ?Sized> fmt::Debug for ByClient<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ByClient").finish_non_exhaustive()
    }
}

impl<T: ?Sized> ByClient<T> {
    fn lock(&self) -> MutexGuard<'_, Vec<(u64, Arc<T>)>> {
        lock(&self.0)
    }

    /// Adds the thing of a client, or makes it the one that is used first.
    pub fn add(&self, client: u64, thing: Arc<T>) {
        let mut things = self.lock();
        things.retain(|(other, _)| *other != client);
        things.push((client, thing));
    }

    /// Makes the thing of a client the one that is used first, if it lends one.
    pub fn prefer(&self, client: u64) {
        let mut things = self.lock();
        if let Some(at) = things.iter().position(|(other, _)| *other == client) {
            let thing = things.remove(at);
            things.push(thing);
        }
    }

    /// Removes the thing of a client.
    pub fn remove(&self, client: u64) {
        self.lock().retain(|(other, _)| *other != client);
    }

    /// Tells whether a client lends anything.
    pub fn is_any(&self) -> bool {
        !self.lock().is_empty()
    }

    /// Returns the thing of a client.
    pub(super) fn of(&self, client: u64) -> Option<Arc<T>> {
        let things = self.lock();
        let mut found = things.iter().filter(|(other, _)| *other == client);
        found.next().map(|(_, thing)| Arc::clone(thing))
    }

    /// Returns all things, in the order in which they are used.
    pub(super) fn all(&self) -> Vec<Arc<T>> {
        let things = self.lock();
        let newest = things.iter().rev();
        newest.map(|(_, thing)| Arc::clone(thing)).collect()
    }

    /// Returns the last thing that `is_meant` accepts.
    pub(super) fn last(&self, is_meant: fn(&T) -> bool) -> Option<Arc<T>> {
        let things = self.lock();
        let mut newest = things.iter().rev().map(|(_, thing)| thing);
        newest.find(|thing| is_meant(thing)).map(Arc::clone)
    }
}
