//! What is kept with a thread while it is loaded.

use std::{
    any::Any,
    collections::HashSet,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// What was allowed for as long as a thread is loaded.
#[derive(Debug, Default)]
pub(crate) struct Grants(Mutex<HashSet<String>>);

impl Grants {
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
