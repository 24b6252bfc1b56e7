//! Creating threads and loading them into memory.

use std::{path::PathBuf, sync::Arc};

use crate::{
    BoxFuture,
    actor::Actor,
    context::Threads,
    error::Error,
    handle::ThreadHandle,
    model::{NewThread, Thread, ThreadId, Unread, Usage, now},
    registry::Entry,
    shared::Shared,
    store::Write,
};

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
            recent_at: now,
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
            copied_turns: 0,
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
                let stored = self.stored(id, &self.store).await?;
                let (claim, is_current) = self.claim_foreign(&stored).await?;
                let stored = self.complete_foreign(stored, is_current).await?;
                let store = Arc::clone(&self.store);
                let handle = Actor::load(Arc::clone(self), store, stored, place, claim);
                Ok((handle, false))
            }
        }
    }
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

    fn file_of(&self, thread: &Thread) -> Option<PathBuf> {
        self.foreign_threads.get()?.file(thread)
    }
}
