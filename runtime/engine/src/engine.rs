//! The engine: all threads of a store.

use std::{fmt, sync::Arc, time::Duration};

use crate::{
    agent::Agent,
    error::Error,
    handle::ThreadHandle,
    id::ThreadId,
    item::Json,
    observers::{Observer, WatchId},
    request::{ForkThread, NewThread, Page, SettingsChange, ThreadQuery, TurnQuery},
    store::Store,
    thread::{Thread, TurnWithItems},
};

/// What an engine is made of.
#[derive(Clone)]
pub struct EngineOptions {
    /// Where threads are kept.
    pub store: Arc<dyn Store>,
    /// What runs their turns.
    pub agent: Arc<dyn Agent>,
    /// Bounds.
    pub limits: Limits,
}

impl fmt::Debug for EngineOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EngineOptions").field("limits", &self.limits).finish_non_exhaustive()
    }
}

/// Bounds of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How long an ask waits while nobody who can answer is attached. 10 minutes by default.
    pub unattended_ask: Duration,
    /// How long a thread stays in memory without work, subscribers and handles. 30 minutes by default.
    pub idle_unload: Duration,
    /// How many of its latest events a thread keeps for exact replay. 256 by default.
    pub ring_events: usize,
    /// How many inputs may wait in the queue of one thread. 64 by default.
    pub max_queued_inputs: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            unattended_ask: Duration::from_secs(10 * 60),
            idle_unload: Duration::from_secs(30 * 60),
            ring_events: 256,
            max_queued_inputs: 64,
        }
    }
}

/// All threads of a store, and the agent that runs their turns. Clones are the same engine.
#[derive(Clone)]
pub struct Engine(Arc<()>);

impl Engine {
    /// Opens the engine.
    pub async fn open(options: EngineOptions) -> Result<Self, Error> { unimplemented!("{options:?}") }
    /// Makes a thread.
    pub async fn start_thread(&self, spec: NewThread) -> Result<ThreadHandle, Error> { unimplemented!("{spec:?}") }
    /// Returns a thread, from memory or the store.
    pub async fn load_thread(&self, id: ThreadId) -> Result<ThreadHandle, Error> { unimplemented!("{id}") }
    /// Returns a thread that is in memory.
    pub fn loaded_thread(&self, id: ThreadId) -> Option<ThreadHandle> { unimplemented!("{id}") }
    /// Returns the threads in memory, sorted.
    pub fn loaded_threads(&self) -> Vec<ThreadId> { unimplemented!() }
    /// Lists threads.
    pub async fn list_threads(&self, query: ThreadQuery) -> Result<Page<Arc<Thread>>, Error> { unimplemented!("{query:?}") }
    /// Returns what is known of a thread.
    pub async fn thread(&self, id: ThreadId) -> Result<Arc<Thread>, Error> { unimplemented!("{id}") }
    /// Reads turns.
    pub async fn turns(&self, id: ThreadId, query: TurnQuery) -> Result<Page<TurnWithItems>, Error> { unimplemented!("{id}{query:?}") }
    /// Makes a thread from the beginning of another.
    pub async fn fork_thread(&self, id: ThreadId, fork: ForkThread) -> Result<ThreadHandle, Error> { unimplemented!("{id}{fork:?}") }
    /// Puts a thread away.
    pub async fn archive_thread(&self, id: ThreadId) -> Result<Arc<Thread>, Error> { unimplemented!("{id}") }
    /// Takes a thread out again.
    pub async fn unarchive_thread(&self, id: ThreadId) -> Result<Arc<Thread>, Error> { unimplemented!("{id}") }
    /// Deletes a thread with all it holds.
    pub async fn delete_thread(&self, id: ThreadId) -> Result<(), Error> { unimplemented!("{id}") }
    /// Names a thread.
    pub async fn rename_thread(&self, id: ThreadId, name: Option<String>) -> Result<Arc<Thread>, Error> { unimplemented!("{id}{name:?}") }
    /// Changes the settings of a thread.
    pub async fn update_settings(&self, id: ThreadId, change: SettingsChange) -> Result<Arc<Thread>, Error> { unimplemented!("{id}{change:?}") }
    /// Sets or removes what a dialect keeps with a thread.
    pub async fn set_extra(&self, id: ThreadId, key: &str, value: Option<Json>) -> Result<(), Error> { unimplemented!("{id}{key}{value:?}") }
    /// Watches thread-level events of all threads.
    pub fn watch(&self, observer: Arc<dyn Observer>) -> WatchId { drop(observer); unimplemented!() }
    /// Ends a watch.
    pub fn unwatch(&self, watch: WatchId) { unimplemented!("{watch:?}") }
    /// Returns the agent.
    pub fn agent(&self) -> &Arc<dyn Agent> { unimplemented!() }
    /// Shuts down.
    pub async fn shutdown(&self) { unimplemented!() }
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").finish_non_exhaustive()
    }
}
