//! What is kept with a thread while it is loaded.

use std::{
    any::Any,
    collections::HashSet,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

/// How long a proof holds. It is shorter than what a process that does not answer keeps its threads for.
const PROOF: Duration = Duration::from_secs(4);

/// What was allowed for as long as a thread is loaded.
#[derive(Debug, Default)]
pub(crate) struct Grants(Mutex<HashSet<String>>);

impl Grants {
    /// Returns everything that was allowed.
    pub(crate) fn list(&self) -> Vec<String> {
        self.lock().iter().cloned().collect()
    }

    /// Allows this and nothing else.
    pub(crate) fn replace(&self, allowed: Vec<String>) {
        *self.lock() = allowed.into_iter().collect();
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, HashSet<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What agents and their tools keep with a thread while it is loaded.
#[derive(Default)]
pub(crate) struct AgentState(Mutex<Vec<Arc<dyn Any + Send + Sync>>>);

impl AgentState {
    /// Returns the value of this type, making it the first time.
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

    /// Lets go of everything: what is kept may itself hold on to turns of the thread.
    pub(crate) fn clear(&self) {
        let kept = std::mem::take(&mut *self.lock());
        drop(kept);
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Arc<dyn Any + Send + Sync>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// When it was last proven that this process has a thread: by a write that the store took. A process that was stopped for
/// long may have lost the thread without knowing.
#[derive(Debug)]
pub(crate) struct Proof(Mutex<Instant>);

impl Default for Proof {
    fn default() -> Self {
        Self(Mutex::new(Instant::now()))
    }
}

impl Proof {
    /// Notes that it is proven now.
    pub(crate) fn renew(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// Tells whether it must be proven anew before anything is done that cannot be undone.
    pub(crate) fn is_old(&self) -> bool {
        let last = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        last.elapsed() > PROOF
    }
}
