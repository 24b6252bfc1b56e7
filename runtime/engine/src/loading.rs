//! Creating threads and loading them into memory.

use std::sync::Arc;

use crate::{
    BoxFuture,
    actor::Actor,
    context::Threads,
    error::Error,
    handle::ThreadHandle,
    model::{NewThread, ProcessId, Thread, ThreadId, Unread, Usage, now},
    registry::Entry,
    shared::Shared,
    store::{Append, StoreError, StoredThread, Write},
};

/// The epoch of threads that were imported from another program. Every process that writes to such a thread has a higher
/// one.
pub(crate) const FOREIGN_EPOCH: u64 = 1;

impl Shared {
    /// See [`Engine::start_thread`].
    pub(crate) async fn start_thread(
        self: &Arc<Self>,
        spec: NewThread,
    ) -> Result<ThreadHandle, Error> {
        let thread = self.new_thread(spec);
        self.create(thread, Vec::new()).await
    }

    /// Makes a thread without turns.
    pub(crate) fn new_thread(&self, spec: NewThread) -> Thread {
        let now = now();
        let mut origin = spec.origin;
        if spec.spawned.is_some() {
            origin.source.clone_from(&self.spawned_source);
        }
        Thread {
            id: spec.id.unwrap_or_default(),
            created_at: now,
            updated_at: now,
            name: spec.name,
            preview: String::new(),
            archived: false,
            ephemeral: spec.ephemeral,
            forked_from: spec.forked_from,
            spawned: spec.spawned,
            origin,
            workspace: Some(spec.workspace.unwrap_or_else(|| spec.settings.cwd.clone())),
            settings: spec.settings,
            extra: spec.extra,
            turn_count: 0,
            usage: Usage::default(),
            plan: None,
            goal: None,
            unread: Unread::default(),
            last_usage: None,
        }
    }

    /// Stores a new thread with its turns and starts its actor.
    ///
    /// Errors: `ThreadExists`.
    pub(crate) async fn create(
        self: &Arc<Self>,
        thread: Thread,
        history: Vec<Write>,
    ) -> Result<ThreadHandle, Error> {
        match self.registry.enter(thread.id).await? {
            Entry::Loaded(handle) => Err(Error::ThreadExists(handle.id())),
            Entry::Vacant(place) => Actor::create(Arc::clone(self), thread, history, place).await,
        }
    }

    /// Loads a thread. The flag tells whether it was already in memory.
    pub(crate) async fn load(
        self: &Arc<Self>,
        id: ThreadId,
    ) -> Result<(ThreadHandle, bool), Error> {
        match self.registry.enter(id).await? {
            Entry::Loaded(handle) => Ok((handle, true)),
            Entry::Vacant(place) => {
                let mut stored = self.stored(id, &self.store).await?;
                if self.store_foreign_context(&stored).await? {
                    stored = self.stored(id, &self.store).await?;
                }
                Ok((
                    Actor::load(Arc::clone(self), Arc::clone(&self.store), stored, place),
                    false,
                ))
            }
        }
    }

    /// Stores the context of a thread of another program that has not gone on here, unless it has one. Returns whether
    /// the stored thread is another one now.
    pub(crate) async fn store_foreign_context(&self, stored: &StoredThread) -> Result<bool, Error> {
        let id = stored.thread.id;
        let Some(contexts) = self.foreign_contexts.get() else {
            return Ok(false);
        };
        if !is_foreign(stored) || !self.store.context(id, false).await?.is_empty() {
            return Ok(false);
        }
        let mut entries = contexts.context(&stored.thread).await;
        // The file may have grown since the turns were stored.
        entries.retain(|entry| entry.turn < stored.thread.turn_count);
        if entries.is_empty() {
            return Ok(false);
        }
        let append = Append {
            thread: id,
            owner: ProcessId::NOBODY,
            epoch: FOREIGN_EPOCH,
            base_seq: stored.seq,
            seq: stored.seq + 1,
            writes: entries.into_iter().map(Write::Context).collect(),
            events: Vec::new(),
        };
        match self.store.append(append).await {
            // Another process did the same, or took the thread over.
            Ok(()) | Err(StoreError::Conflict) => Ok(true),
            Err(error) => Err(error.into()),
        }
    }
}

/// Returns whether a thread belongs to another program, and no process has written to it.
pub(crate) fn is_foreign(stored: &StoredThread) -> bool {
    stored.owner == ProcessId::NOBODY && stored.epoch == FOREIGN_EPOCH
}

impl Threads for Shared {
    fn start_thread(
        self: Arc<Self>,
        spec: NewThread,
    ) -> BoxFuture<'static, Result<ThreadHandle, Error>> {
        Box::pin(async move { Shared::start_thread(&self, spec).await })
    }

    fn load_thread(
        self: Arc<Self>,
        id: ThreadId,
    ) -> BoxFuture<'static, Result<ThreadHandle, Error>> {
        Box::pin(async move { self.load(id).await.map(|(handle, _)| handle) })
    }

    fn loaded_thread(&self, id: ThreadId) -> Option<ThreadHandle> {
        self.registry.get(id)
    }
}
