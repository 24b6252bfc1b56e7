//! Which threads are in memory. A thread has at most one actor; whoever wants it while it comes or goes waits.

use std::{
    collections::HashMap,
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio_util::sync::CancellationToken;

use crate::{error::Error, handle::ThreadHandle, model::ThreadId};

/// The threads in memory.
#[derive(Default)]
pub(crate) struct Registry(Mutex<Slots>);

#[derive(Default)]
struct Slots {
    threads: HashMap<ThreadId, Slot>,
    closed: bool,
}

enum Slot {
    Loaded(ThreadHandle),
    /// Coming or going; the token fires when that is over.
    Busy(CancellationToken),
}

/// What [`Registry::enter`] found.
pub(crate) enum Entry {
    /// The thread.
    Loaded(ThreadHandle),
    /// Nothing; the place is the caller's to fill.
    Vacant(Place),
}

impl Registry {
    /// Returns the thread or, if it is not in memory, the right to load it.
    ///
    /// Errors: `ShuttingDown`.
    pub(crate) async fn enter(self: &Arc<Self>, id: ThreadId) -> Result<Entry, Error> {
        loop {
            let busy = {
                let mut slots = self.lock();
                if slots.closed {
                    return Err(Error::ShuttingDown);
                }
                match slots.threads.get(&id) {
                    Some(Slot::Loaded(handle)) => return Ok(Entry::Loaded(handle.clone())),
                    Some(Slot::Busy(over)) => over.clone(),
                    None => {
                        let over = CancellationToken::new();
                        slots.threads.insert(id, Slot::Busy(over.clone()));
                        return Ok(Entry::Vacant(Place {
                            registry: Arc::clone(self),
                            id,
                            over,
                        }));
                    }
                }
            };
            busy.cancelled().await;
        }
    }

    pub(crate) fn get(&self, id: ThreadId) -> Option<ThreadHandle> {
        match self.lock().threads.get(&id) {
            Some(Slot::Loaded(handle)) => Some(handle.clone()),
            _ => None,
        }
    }

    /// Returns the thread if it is in memory, once it has come or gone.
    pub(crate) async fn settled(&self, id: ThreadId) -> Option<ThreadHandle> {
        loop {
            let busy = match self.lock().threads.get(&id) {
                Some(Slot::Loaded(handle)) => return Some(handle.clone()),
                Some(Slot::Busy(over)) => over.clone(),
                None => return None,
            };
            busy.cancelled().await;
        }
    }

    pub(crate) fn loaded(&self) -> Vec<ThreadHandle> {
        let slots = self.lock();
        let loaded = slots.threads.values().filter_map(|slot| match slot {
            Slot::Loaded(handle) => Some(handle.clone()),
            Slot::Busy(_) => None,
        });
        loaded.collect()
    }

    /// Takes the thread out, so that its actor can end. The place stays taken until what is returned is dropped.
    pub(crate) fn take_out(self: &Arc<Self>, id: ThreadId) -> Place {
        let over = CancellationToken::new();
        self.lock().threads.insert(id, Slot::Busy(over.clone()));
        Place {
            registry: Arc::clone(self),
            id,
            over,
        }
    }

    /// Takes the thread out if no handles are around but the registry's and the actor's own.
    pub(crate) fn take_out_unused(self: &Arc<Self>, id: ThreadId) -> Option<Place> {
        let mut slots = self.lock();
        match slots.threads.get(&id) {
            Some(Slot::Loaded(handle)) if handle.holders() == 2 => {}
            _ => return None,
        }
        let over = CancellationToken::new();
        slots.threads.insert(id, Slot::Busy(over.clone()));
        Some(Place {
            registry: Arc::clone(self),
            id,
            over,
        })
    }

    /// Refuses newcomers from now on, and returns who is there.
    pub(crate) fn close(&self) -> Vec<ThreadHandle> {
        self.lock().closed = true;
        self.loaded()
    }

    /// Waits until nobody is there. Meant for a closed registry.
    pub(crate) async fn empty(&self) {
        loop {
            let busy = self.lock().threads.values().find_map(|slot| match slot {
                Slot::Busy(over) => Some(over.clone()),
                Slot::Loaded(_) => None,
            });
            match busy {
                Some(over) => over.cancelled().await,
                None => return,
            }
        }
    }

    /// Stops all actors where they are.
    pub(crate) fn abort(&self) {
        let threads = std::mem::take(&mut self.lock().threads);
        for slot in threads.into_values() {
            if let Slot::Loaded(handle) = slot {
                handle.abort();
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Slots> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place in the registry that is taken while a thread comes or goes. Dropping it frees the place.
pub(crate) struct Place {
    registry: Arc<Registry>,
    id: ThreadId,
    over: CancellationToken,
}

impl Place {
    /// Puts the thread there.
    pub(crate) fn fill(self, handle: ThreadHandle) {
        let mut slots = self.registry.lock();
        slots.threads.insert(self.id, Slot::Loaded(handle));
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut slots = self.registry.lock();
        if matches!(slots.threads.get(&self.id), Some(Slot::Busy(_))) {
            slots.threads.remove(&self.id);
        }
        drop(slots);
        self.over.cancel();
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Place").field(&self.id).finish()
    }
}
