//! The threads in memory. A thread has at most one actor; callers wait while the thread is being loaded or unloaded.

use std::{
    collections::HashMap,
    fmt,
    sync::{Arc, Mutex, MutexGuard},
};

use tokio_util::sync::CancellationToken;

use crate::{error::Error, handle::ThreadHandle, locks::lock, model::ThreadId};

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
    /// Being loaded or unloaded; the token fires when that is done.
    Busy(CancellationToken),
}

/// The result of [`Registry::enter`].
pub(crate) enum Entry {
    /// The thread.
    Loaded(ThreadHandle),
    /// The thread is not in memory; the caller must fill the place.
    Vacant(Reservation),
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
                        return Ok(Entry::Vacant(Reservation {
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

    /// Returns the thread, which must be in memory.
    ///
    /// Errors: `ThreadUnloaded`, `ShuttingDown`.
    pub(crate) fn require(&self, id: ThreadId) -> Result<ThreadHandle, Error> {
        let slots = self.lock();
        match slots.threads.get(&id) {
            Some(Slot::Loaded(handle)) => Ok(handle.clone()),
            _ if slots.closed => Err(Error::ShuttingDown),
            _ => Err(Error::ThreadUnloaded(id)),
        }
    }

    /// Returns the thread if it is in memory. Waits while it is being loaded or unloaded.
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

    /// Removes the thread, so that its actor can end. The place stays reserved until the returned value is dropped.
    pub(crate) fn take_out(self: &Arc<Self>, id: ThreadId) -> Reservation {
        let over = CancellationToken::new();
        self.lock().threads.insert(id, Slot::Busy(over.clone()));
        Reservation {
            registry: Arc::clone(self),
            id,
            over,
        }
    }

    /// Removes the thread if only the registry and the actor itself hold handles.
    pub(crate) fn take_out_unused(self: &Arc<Self>, id: ThreadId) -> Option<Reservation> {
        let mut slots = self.lock();
        match slots.threads.get(&id) {
            Some(Slot::Loaded(handle)) if handle.holders() == 2 => {}
            _ => return None,
        }
        let over = CancellationToken::new();
        slots.threads.insert(id, Slot::Busy(over.clone()));
        Some(Reservation {
            registry: Arc::clone(self),
            id,
            over,
        })
    }

    /// Refuses new threads from now on, and returns the loaded ones.
    pub(crate) fn close(&self) -> Vec<ThreadHandle> {
        self.lock().closed = true;
        self.loaded()
    }

    /// Waits until no thread is being loaded or unloaded. Meant for a closed registry.
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

    /// Aborts all actors at once.
    pub(crate) fn abort(&self) {
        let threads = std::mem::take(&mut self.lock().threads);
        for slot in threads.into_values() {
            if let Slot::Loaded(handle) = slot {
                handle.abort();
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Slots> {
        lock(&self.0)
    }
}

/// A reserved place in the registry while a thread is loaded or unloaded. Dropping it frees the place.
pub(crate) struct Reservation {
    registry: Arc<Registry>,
    id: ThreadId,
    over: CancellationToken,
}

impl Reservation {
    /// Puts the thread into the place.
    pub(crate) fn fill(self, handle: ThreadHandle) {
        let mut slots = self.registry.lock();
        slots.threads.insert(self.id, Slot::Loaded(handle));
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        let mut slots = self.registry.lock();
        if matches!(slots.threads.get(&self.id), Some(Slot::Busy(_))) {
            slots.threads.remove(&self.id);
        }
        drop(slots);
        self.over.cancel();
    }
}

impl fmt::Debug for Reservation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Reservation").field(&self.id).finish()
    }
}
