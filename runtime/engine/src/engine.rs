//! The engine: all threads of a store.

use std::{
    collections::{BTreeMap, HashMap},
    fmt,
    sync::{Arc, Mutex, OnceLock},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use tokio::{sync::oneshot, task::AbortHandle};
use tracing::warn;

use crate::{
    actor::{Actor, Call, Closing, Command, copy_turns},
    agent::Agent,
    directory::Directory,
    error::Error,
    handle::ThreadHandle,
    id::{Millis, ThreadId, TurnId},
    item::Json,
    observers::{Observer, Subscriber, ThreadSnapshot, WatchId, Watchers},
    ownership::recover,
    registry::{Entry, Registry},
    request::{ForkThread, NewThread, Page, SettingsChange, ThreadQuery, TurnQuery},
    store::{SqliteStore, Store, Write},
    thread::{Thread, Turn, TurnStatus, TurnWithItems, Unread, Usage},
};

/// How often threads are told that time has passed.
const SWEEP: Duration = Duration::from_secs(60);

/// What an engine is made of.
#[derive(Clone)]
pub struct EngineOptions {
    /// Where threads are kept.
    pub store: Arc<dyn Store>,
    /// Which processes use it.
    pub directory: Arc<dyn Directory>,
    /// What runs their turns.
    pub agent: Arc<dyn Agent>,
    /// Bounds.
    pub limits: Limits,
}

impl fmt::Debug for EngineOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EngineOptions")
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}

/// Bounds of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How long an ask waits while nobody who can answer is attached. 10 minutes by default.
    pub unattended_ask: Duration,
    /// How long a thread stays in memory without work, subscribers and handles. 30 minutes by default; looked at once
    /// a minute.
    pub idle_unload: Duration,
    /// How many of its latest events a thread keeps for exact replay, until it has been idle for a minute. 20 by
    /// default.
    pub ring_events: usize,
    /// How many inputs may wait in the queue of one thread. 64 by default.
    pub max_queued_inputs: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            unattended_ask: Duration::from_secs(10 * 60),
            idle_unload: Duration::from_secs(30 * 60),
            ring_events: 20,
            max_queued_inputs: 64,
        }
    }
}

/// All threads of a store, and the agent that runs their turns. Clones are the same engine.
///
/// Calls that change a thread are stored when they return, and their events have been handed to the observers. All of
/// them answer `Store` when the store fails and `ShuttingDown` once [`Engine::shutdown`] has begun.
/// Dropping the last clone without that stops everything where it is, as a crash would.
#[derive(Clone)]
pub struct Engine(Arc<Inner>);

struct Inner {
    shared: Arc<Shared>,
    sweeper: AbortHandle,
}

/// What the engine shares with the actors of its threads.
pub(crate) struct Shared {
    pub(crate) agent: Arc<dyn Agent>,
    pub(crate) limits: Limits,
    pub(crate) registry: Arc<Registry>,
    pub(crate) watchers: Watchers,
    store: Arc<dyn Store>,
    pub(crate) directory: Arc<dyn Directory>,
    /// Turns whose end could not be stored, until their threads are read again.
    pub(crate) unsaved: Mutex<HashMap<ThreadId, Arc<Turn>>>,
    /// Keeps ephemeral threads; made with the first of them.
    memory: OnceLock<Arc<dyn Store>>,
}

impl Engine {
    /// Opens an engine, and marks turns that dead processes left running as interrupted. Must be called within a Tokio
    /// runtime, which the engine's tasks then run on.
    ///
    /// Errors: `Store`.
    pub async fn open(options: EngineOptions) -> Result<Self, Error> {
        let EngineOptions {
            store,
            directory,
            agent,
            limits,
        } = options;
        directory.join().await?;
        recover(&*store, &directory).await?;
        let shared = Arc::new(Shared {
            agent,
            limits,
            registry: Arc::default(),
            watchers: Watchers::default(),
            store,
            directory,
            unsaved: Mutex::default(),
            memory: OnceLock::new(),
        });
        let sweeper = tokio::spawn(sweep(Arc::clone(&shared.registry))).abort_handle();
        Ok(Self(Arc::new(Inner { shared, sweeper })))
    }

    /// Makes a thread.
    ///
    /// Errors: `ThreadExists` for a chosen id.
    pub async fn start_thread(&self, spec: NewThread) -> Result<ThreadHandle, Error> {
        self.0.shared.start_thread(spec).await
    }

    /// Returns a thread, from memory or the store. It stays in memory while someone holds the handle.
    ///
    /// Errors: `ThreadNotFound`.
    pub async fn load_thread(&self, id: ThreadId) -> Result<ThreadHandle, Error> {
        self.0.shared.load(id).await.map(|(handle, _)| handle)
    }

    /// Returns a thread if it is in memory.
    pub fn loaded_thread(&self, id: ThreadId) -> Option<ThreadHandle> {
        self.0.shared.registry.get(id)
    }

    /// Lets one who follows a thread also follow the threads in memory that work for it, however deep, where
    /// [`crate::Observer::follows_spawned`] says so. Returns how they stand, parents before those that work for them.
    pub async fn follow_spawned(
        &self,
        thread: ThreadId,
        subscriber: &Subscriber,
    ) -> Vec<ThreadSnapshot> {
        self.0.shared.follow_spawned(thread, subscriber).await
    }

    /// Returns the threads in memory, sorted.
    pub fn loaded_threads(&self) -> Vec<ThreadId> {
        let mut ids: Vec<_> = self
            .0
            .shared
            .registry
            .loaded()
            .iter()
            .map(ThreadHandle::id)
            .collect();
        ids.sort_unstable();
        ids
    }

    /// Lists threads, in memory or not. Costs the page, not the number of threads.
    ///
    /// Errors: `InvalidCursor`.
    pub async fn list_threads(&self, query: ThreadQuery) -> Result<Page<Arc<Thread>>, Error> {
        Ok(self.0.shared.store.threads(query).await?)
    }

    /// Returns what is known of a thread without its turns, in memory or not.
    ///
    /// Errors: `ThreadNotFound`.
    pub async fn thread(&self, id: ThreadId) -> Result<Arc<Thread>, Error> {
        if let Some(handle) = self.loaded_thread(id) {
            return Ok(handle.latest());
        }
        let stored = self
            .0
            .shared
            .store
            .load(id)
            .await?
            .ok_or(Error::ThreadNotFound(id))?;
        Ok(Arc::new(stored.thread))
    }

    /// Reads turns of a thread, in memory or not. The turn that runs comes with what its open items have so far.
    /// Costs the page, not the history.
    ///
    /// Errors: `ThreadNotFound`, `InvalidCursor`.
    pub async fn turns(
        &self,
        id: ThreadId,
        query: TurnQuery,
    ) -> Result<Page<TurnWithItems>, Error> {
        let shared = &self.0.shared;
        let Some(handle) = self.loaded_thread(id) else {
            let stored = shared.store.load(id).await?;
            if stored.ok_or(Error::ThreadNotFound(id))?.running {
                // Loading interrupts what a dead process left.
                let (handle, was_loaded) = shared.load(id).await?;
                if !was_loaded {
                    handle.release().await;
                }
            }
            return Ok(shared.store.turns(id, query).await?);
        };
        // Taken first: what completes in between is then in both, and shown once.
        let snapshot = handle.snapshot().await;
        let store = shared.store_of(&snapshot.thread)?;
        let items = query.items;
        let mut page = store.turns(id, query).await?;
        let running = snapshot.running.and_then(|running| {
            let stored = page
                .data
                .iter_mut()
                .find(|turn| turn.turn.id == running.id)?;
            (stored.turn.status == TurnStatus::Running).then_some((stored, running))
        });
        if let Some((stored, running)) = running {
            stored.turn = Arc::unwrap_or_clone(running);
            if items {
                let open = snapshot.open_items.into_iter();
                let open: Vec<_> = open
                    .filter(|item| stored.items.iter().all(|other| other.id != item.id))
                    .collect();
                stored.items.extend(open);
                stored.items.sort_by_key(|item| item.seq);
            }
        }
        Ok(page)
    }

    /// Makes a thread from the beginning of another: its turns up to one of them, or all that have ended, with the ids
    /// they have.
    ///
    /// Errors: `ThreadNotFound`, `TurnNotFound`, `TurnInProgress` when the named turn runs, `ThreadExists`.
    pub async fn fork_thread(&self, id: ThreadId, fork: ForkThread) -> Result<ThreadHandle, Error> {
        let source = self.thread(id).await?;
        let all = TurnQuery {
            items: true,
            ..TurnQuery::default()
        };
        let store = self.0.shared.store_of(&source)?;
        let mut turns = store.turns(id, all).await?.data;
        let context = store.context(id, true).await?;
        match fork.last_turn {
            Some(last) => {
                let place = turns
                    .iter()
                    .position(|turn| turn.turn.id == last)
                    .ok_or(Error::TurnNotFound(last))?;
                if turns[place].turn.status == TurnStatus::Running {
                    return Err(Error::TurnInProgress(last));
                }
                turns.truncate(place + 1);
            }
            None => turns.retain(|turn| turn.turn.status != TurnStatus::Running),
        }
        let mut usage = Usage::default();
        turns.iter().for_each(|turn| usage += turn.turn.usage);
        let mut settings = source.settings.clone();
        let moved = fork.settings.cwd.clone();
        fork.settings.apply(&mut settings);
        let mut extra: BTreeMap<_, _> = source.extra.clone();
        extra.extend(fork.extra);
        let now = now();
        let thread = Thread {
            id: fork.id.unwrap_or_default(),
            created_at: now,
            updated_at: now,
            name: fork.name,
            preview: if turns.is_empty() {
                String::new()
            } else {
                source.preview.clone()
            },
            archived: false,
            ephemeral: fork.ephemeral,
            forked_from: Some(id),
            spawned: None,
            origin: fork.origin,
            workspace: Some(moved.unwrap_or_else(|| source.workspace().to_owned())),
            settings,
            extra,
            turn_count: turns.len() as u64,
            usage,
            plan: None,
            unread: Unread::default(),
            last_usage: None,
        };
        self.0
            .shared
            .create(thread, copy_turns(turns, context))
            .await
    }

    /// Takes the last turns of a thread back, with all they said and the context they made: `first` of them and what
    /// follows. What they did to files stays. The agent forgets what it kept with the thread.
    ///
    /// Errors: `ThreadNotFound`, `TurnNotFound`, `TurnInProgress`.
    pub async fn remove_turns(&self, id: ThreadId, first: TurnId) -> Result<Arc<Thread>, Error> {
        self.change(id, |reply| Call::RemoveTurns(first, reply))
            .await
    }

    /// Marks a thread as read or unread. `expected` is the revision that the caller knows; where it
    /// is not that of now, nothing changes. Returns what is unread afterwards.
    ///
    /// Errors: `ThreadNotFound`.
    pub async fn mark_read(
        &self,
        id: ThreadId,
        read: bool,
        expected: u64,
    ) -> Result<Unread, Error> {
        self.change(id, |reply| Call::MarkRead {
            read,
            expected,
            reply,
        })
        .await
    }

    /// Puts a thread away, and then all that work for it: interrupts their turns, marks them, and takes them out of
    /// memory. Putting away twice is no error.
    ///
    /// Errors: `ThreadNotFound`.
    pub async fn archive_thread(&self, id: ThreadId) -> Result<Arc<Thread>, Error> {
        let handle = self.load_thread(id).await?;
        let below = self.0.shared.below(&handle.latest(), Some(false)).await?;
        let archive = |reply| Call::Close(Closing::Archive(reply));
        let thread = handle.call(archive).await?;
        for child in below {
            // One that was deleted meanwhile is put away for good.
            if let Ok(handle) = self.load_thread(child.id).await {
                let _ = handle.call(archive).await;
            }
        }
        Ok(thread)
    }

    /// Takes a thread out again, and then all that work for it. Taking out what is not put away is no error.
    ///
    /// Errors: `ThreadNotFound`.
    pub async fn unarchive_thread(&self, id: ThreadId) -> Result<Arc<Thread>, Error> {
        let thread = self.change(id, Call::Unarchive).await?;
        for child in self.0.shared.below(&thread, Some(true)).await? {
            // One that was deleted meanwhile cannot come back.
            let _ = self.change(child.id, Call::Unarchive).await;
        }
        Ok(thread)
    }

    /// Deletes a thread with all it holds, interrupting its turn; before it all that work for it.
    ///
    /// Errors: `ThreadNotFound`.
    pub async fn delete_thread(&self, id: ThreadId) -> Result<(), Error> {
        let handle = self.load_thread(id).await?;
        let delete = |reply| Call::Close(Closing::Delete(reply));
        for child in self.0.shared.below(&handle.latest(), None).await? {
            // Somebody else may have deleted it.
            if let Ok(child) = self.load_thread(child.id).await {
                let _ = child.call(delete).await;
            }
        }
        handle.call(delete).await
    }

    /// Names a thread, or takes its name away.
    ///
    /// Errors: `ThreadNotFound`.
    pub async fn rename_thread(
        &self,
        id: ThreadId,
        name: Option<String>,
    ) -> Result<Arc<Thread>, Error> {
        self.change(id, |reply| Call::Rename(name, reply)).await
    }

    /// Changes how the turns of a thread run, from the next turn on.
    ///
    /// Errors: `ThreadNotFound`.
    pub async fn update_settings(
        &self,
        id: ThreadId,
        change: SettingsChange,
    ) -> Result<Arc<Thread>, Error> {
        self.change(id, |reply| Call::Settings(change, reply)).await
    }

    /// Sets what a dialect keeps with a thread under `key`; `None` removes it. Shown by no event.
    ///
    /// Errors: `ThreadNotFound`.
    pub async fn set_extra(
        &self,
        id: ThreadId,
        key: &str,
        value: Option<Json>,
    ) -> Result<(), Error> {
        self.change(id, |reply| Call::Extra(key.to_owned(), value, reply))
            .await
    }

    /// Changes a thread, which is in memory afterwards only if it was before.
    async fn change<T>(
        &self,
        id: ThreadId,
        call: impl FnOnce(oneshot::Sender<Result<T, Error>>) -> Call,
    ) -> Result<T, Error> {
        let (handle, was_loaded) = self.0.shared.load(id).await?;
        let result = handle.call(call).await;
        if !was_loaded {
            handle.release().await;
        }
        result
    }

    /// Watches thread-level events of all threads, see [`crate::EventKind::is_thread_level`].
    pub fn watch(&self, observer: Arc<dyn Observer>) -> WatchId {
        self.0.shared.watchers.add(observer)
    }

    /// Ends a watch. An event that is being handed out may still arrive.
    pub fn unwatch(&self, watch: WatchId) {
        self.0.shared.watchers.remove(watch);
    }

    /// Returns the agent.
    pub fn agent(&self) -> &Arc<dyn Agent> {
        &self.0.shared.agent
    }

    /// Stops, and closes the store.
    pub async fn shutdown(&self) {
        self.stop().await;
        let shared = &self.0.shared;
        if let Some(memory) = shared.memory.get() {
            memory.close().await;
        }
        if let Err(error) = shared.directory.leave().await {
            // Others find out when they ask.
            warn!(%error, "this process could not be removed from the directory");
        }
        shared.store.close().await;
    }

    /// Refuses new work, interrupts running turns and waits for them (two seconds at most), settles their asks, and takes
    /// all threads out of memory. Queued inputs are kept for the next start. What is stored can still be read.
    pub async fn stop(&self) {
        let shared = &self.0.shared;
        self.0.sweeper.abort();
        loop {
            let handles = shared.registry.close();
            if handles.is_empty() {
                break;
            }
            let mut replies = Vec::new();
            for handle in handles {
                let (reply, done) = oneshot::channel();
                let call = Box::new(Call::Close(Closing::ShutDown(reply)));
                // A thread that is gone already has what it needs.
                let _ = handle.commands().send(Command::Call(call)).await;
                replies.push(done);
            }
            for done in replies {
                // As above.
                let _ = done.await;
            }
            shared.registry.empty().await;
        }
        shared.registry.empty().await;
    }
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").finish_non_exhaustive()
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.sweeper.abort();
        self.shared.registry.abort();
    }
}

impl Shared {
    /// See [`Engine::start_thread`].
    pub(crate) async fn start_thread(
        self: &Arc<Self>,
        spec: NewThread,
    ) -> Result<ThreadHandle, Error> {
        let now = now();
        let thread = Thread {
            id: spec.id.unwrap_or_default(),
            created_at: now,
            updated_at: now,
            name: spec.name,
            preview: String::new(),
            archived: false,
            ephemeral: spec.ephemeral,
            forked_from: spec.forked_from,
            spawned: spec.spawned,
            origin: spec.origin,
            workspace: Some(spec.workspace.unwrap_or_else(|| spec.settings.cwd.clone())),
            settings: spec.settings,
            extra: spec.extra,
            turn_count: 0,
            usage: Usage::default(),
            plan: None,
            unread: Unread::default(),
            last_usage: None,
        };
        self.create(thread, Vec::new()).await
    }

    async fn create(
        self: &Arc<Self>,
        thread: Thread,
        history: Vec<Write>,
    ) -> Result<ThreadHandle, Error> {
        match self.registry.enter(thread.id).await? {
            Entry::Loaded(handle) => Err(Error::ThreadExists(handle.id())),
            Entry::Vacant(place) => Actor::create(Arc::clone(self), thread, history, place).await,
        }
    }

    /// Loads a thread and tells whether it was in memory already.
    pub(crate) async fn load(
        self: &Arc<Self>,
        id: ThreadId,
    ) -> Result<(ThreadHandle, bool), Error> {
        match self.registry.enter(id).await? {
            Entry::Loaded(handle) => Ok((handle, true)),
            Entry::Vacant(place) => {
                let stored = self.stored(id, &self.store).await?;
                Ok((
                    Actor::wake(Arc::clone(self), Arc::clone(&self.store), stored, place),
                    false,
                ))
            }
        }
    }

    /// Returns where a thread is kept.
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

/// Tells all threads, once a minute, that time has passed.
async fn sweep(registry: Arc<Registry>) {
    loop {
        tokio::time::sleep(SWEEP).await;
        registry.loaded().into_iter().for_each(ThreadHandle::sweep);
    }
}

pub(crate) fn now() -> Millis {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}
