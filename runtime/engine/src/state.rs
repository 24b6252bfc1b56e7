//! State that is kept with a thread while it is loaded.

use std::{
    any::Any,
    collections::HashSet,
    sync::{Arc, Mutex, MutexGuard, atomic::AtomicBool},
    time::{Duration, Instant},
};

use crate::locks::lock;

/// How long a proof of ownership is valid. It is shorter than the time after which a process that does not answer
/// loses its threads.
const PROOF: Duration = Duration::from_secs(4);

/// The scopes that are allowed while a thread is loaded.
#[derive(Debug, Default)]
pub(crate) struct Grants(Mutex<HashSet<String>>);

impl Grants {
    /// Returns all allowed scopes.
    pub(crate) fn list(&self) -> Vec<String> {
        self.lock().iter().cloned().collect()
    }

    /// Replaces the allowed scopes.
    pub(crate) fn replace(&self, allowed: Vec<String>) {
        *self.lock() = allowed.into_iter().collect();
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, HashSet<String>> {
        lock(&self.0)
    }
}

/// State of agents and their tools that is kept while a thread is loaded.
#[derive(Default)]
pub(crate) struct AgentState(Mutex<Vec<Arc<dyn Any + Send + Sync>>>);

impl AgentState {
    /// Returns the value of type `T`. The first call makes it.
    pub(crate) fn get_or_make<T: Any + Send + Sync>(&self, make: impl FnOnce() -> T) -> Arc<T> {
        let mut kept = self.lock();
        let found = kept
            .iter()
            .find_map(|state| Arc::clone(state).downcast().ok());
        found.unwrap_or_else(|| {
            let state = Arc::new(make());
            kept.push(state.clone());
            state
        })
    }

    /// Drops all values, because they may hold references to turns of the thread.
    pub(crate) fn clear(&self) {
        let kept = std::mem::take(&mut *self.lock());
        drop(kept);
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Arc<dyn Any + Send + Sync>>> {
        lock(&self.0)
    }
}

/// Work on a thread that is no turn.
#[derive(Debug, Default)]
pub(crate) struct Occupied {
    pub(crate) is_occupied: AtomicBool,
    /// Whether input was queued meanwhile that would have started a turn.
    pub(crate) was_wanted: AtomicBool,
}

/// The time of the last proof that this process owns a thread: a write that the store accepted. A process that was
/// suspended for long may have lost the thread without noticing.
#[derive(Debug)]
pub(crate) struct OwnershipProof(Mutex<Instant>);

impl Default for OwnershipProof {
    fn default() -> Self {
        Self(Mutex::new(Instant::now()))
    }
}

impl OwnershipProof {
    /// Records a proof at the current time.
    pub(crate) fn renew(&self) {
        *lock(&self.0) = Instant::now();
    }

    /// Tells whether ownership must be proven again before an action that cannot be undone.
    pub(crate) fn is_old(&self) -> bool {
        let last = *lock(&self.0);
        last.elapsed() > PROOF
    }
}
