//! The state that the parts of an engine share.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, OnceLock},
    time::Duration,
};

use crate::{
    agent::Agent,
    error::Error,
    model::{Json, Thread, ThreadId, Turn},
    observers::Watchers,
    peers::Peers,
    registry::Registry,
    services::{ForeignThreads, ThreadServices},
    store::{Directory, SqliteStore, Store},
};

/// Limits of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How long an ask stays open while no client that can answer it is attached. 10 minutes by default.
    pub unattended_ask: Duration,
    /// How long a thread stays in memory without work, subscribers and handles. One minute by default, as in Codex. See
    /// [`crate::ThreadHandle::rest_for`].
    pub idle_unload: Duration,
    /// Number of latest events that a thread keeps for exact replay, until it has been idle for a minute. 20 by
    /// default.
    pub ring_events: usize,
    /// Maximum number of inputs in the queue of one thread. 64 by default.
    pub max_queued_inputs: usize,
    /// How long an interrupted agent may take to return, before its turn ends without it. Two seconds by default.
    pub interrupt_grace: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            unattended_ask: Duration::from_secs(10 * 60),
            idle_unload: Duration::from_secs(60),
            ring_events: 20,
            max_queued_inputs: 64,
            interrupt_grace: Duration::from_secs(2),
        }
    }
}

/// The state that the engine shares with the actors of its threads.
pub(crate) struct Shared {
    pub(crate) agent: Arc<dyn Agent>,
    pub(crate) limits: Limits,
    pub(crate) spawned_source: String,
    /// See [`crate::EngineOptions::paused_by`].
    pub(crate) paused_by: String,
    /// See [`crate::EngineOptions::planned_by`].
    pub(crate) planned_by: String,
    /// See [`crate::EngineOptions::closed_by`].
    pub(crate) closed_by: String,
    pub(crate) registry: Arc<Registry>,
    pub(crate) watchers: Watchers,
    pub(crate) peers: Peers,
    pub(crate) services: OnceLock<Arc<dyn ThreadServices>>,
    pub(crate) foreign_threads: OnceLock<Arc<dyn ForeignThreads>>,
    /// What the program tells those who ask about this process.
    pub(crate) details: OnceLock<Box<Details>>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) directory: Arc<dyn Directory>,
    /// Turns whose end could not be stored, until their threads are read again.
    pub(crate) unsaved: Mutex<HashMap<ThreadId, Arc<Turn>>>,
    /// The store of ephemeral threads; created with the first of them.
    pub(crate) memory: OnceLock<Arc<dyn Store>>,
}

type Details = dyn Fn() -> Json + Send + Sync;

impl Shared {
    /// Returns the store of a thread.
    pub(crate) fn store_of(&self, thread: &Thread) -> Result<Arc<dyn Store>, Error> {
        if !thread.ephemeral {
            return Ok(Arc::clone(&self.store));
        }
        if let Some(memory) = self.memory.get() {
            return Ok(Arc::clone(memory));
        }
        let memory = SqliteStore::open(None)?;
        Ok(Arc::clone(self.memory.get_or_init(|| Arc::new(memory))))
    }
}
