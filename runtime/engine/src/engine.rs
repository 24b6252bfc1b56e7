//! The engine: the public interface to all threads of a store.

mod sample;

use std::{
    collections::{BTreeMap, HashSet},
    fmt,
    ops::Range,
    sync::{Arc, Mutex, OnceLock},
    time::Duration,
};

use tokio::{sync::oneshot, task::AbortHandle};
use tracing::warn;

use crate::{
    BoxFuture,
    actor::{copy_turns, preview_of},
    agent::Agent,
    call::{Request, Response},
    children::{below, follow_spawned},
    command::{Call, Caused, Closing, Command},
    context::TurnContext,
    error::Error,
    foreign::{ForeignName, ForeignPart, is_outline},
    handle::ThreadHandle,
    mesh::meet,
    model::{
        BEHIND_LAST_TURN, ForkThread, Goal, GoalChange, Json, NewThread, Page, SettingsChange,
        Thread, ThreadId, ThreadParent, ThreadQuery, ThreadStatus, Turn, TurnId, TurnQuery,
        TurnStatus, TurnWithItems, Unread, Usage, now,
    },
    observers::{Observer, Subscriber, ThreadSnapshot, WatchId, Watchers},
    ownership::recover,
    peers::{PeerNotice, Peers},
    registry::Registry,
    services::{ForeignThreads, ThreadServices},
    shared::{Limits, Shared},
    store::{ContextEntry, ContextPart, Directory, Extras, Hiding, Store},
    task,
};

/// Interval of the tick that every loaded thread receives.
const SWEEP: Duration = Duration::from_secs(60);

/// The parts that an engine is built from.
#[derive(Clone)]
pub struct EngineOptions {
    /// Stores the threads.
    pub store: Arc<dyn Store>,
    /// Lists the processes on the store.
    pub directory: Arc<dyn Directory>,
    /// Runs the turns.
    pub agent: Arc<dyn Agent>,
    /// Bounds.
    pub limits: Limits,
    /// [`crate::Origin::source`] of threads that agents spawn. Clients use it to show and list threads; the engine does
    /// not interpret it.
    pub spawned_source: String,
    /// The key of [`crate::Thread::extra`] that pauses a thread: while it has such an entry, no turn starts in it, and its
    /// queue rests.
    pub paused_by: String,
    /// The key of [`crate::Thread::extra`] that a thread has while a plan waits to be confirmed: since the end of a turn
    /// in [`Settings::PLAN`] mode that completed with a plan, until the next turn starts.
    ///
    /// [`Settings::PLAN`]: crate::Settings::PLAN
    pub planned_by: String,
    /// The key of [`crate::Thread::extra`] that a child thread has which was closed for itself: it stays archived, with
    /// those below it, when a thread above it is unarchived.
    pub closed_by: String,
}

impl fmt::Debug for EngineOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EngineOptions")
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}

/// All threads of a store, and the agent that runs their turns. Clones refer to the same engine.
///
/// When a call that changes a thread returns, the change is stored and its events are delivered to the observers. All
/// such calls return `Store` if the store fails, and `ShuttingDown` once [`Engine::shutdown`] has begun.
/// Dropping the last clone without a shutdown aborts all work, as a crash would.
#[derive(Clone)]
pub struct Engine(Arc<Inner>);

struct Inner {
    shared: Arc<Shared>,
    sweeper: AbortHandle,
}

impl Engine {
    /// Opens an engine, and marks turns that dead processes left running as interrupted. Must be called within a Tokio
    /// runtime, on which the engine's tasks then run.
    ///
    /// Errors: `Store`.
    pub async fn open(options: EngineOptions) -> Result<Self, Error> {
        let EngineOptions {
            store,
            directory,
            agent,
            limits,
            spawned_source,
            paused_by,
            planned_by,
            closed_by,
        } = options;
        directory.join().await?;
        recover(&*store, &directory).await?;
        let others = directory.processes().await?;
        let shared = Arc::new(Shared {
            agent,
            limits,
            spawned_source,
            paused_by,
            planned_by,
            closed_by,
            registry: Arc::default(),
            watchers: Watchers::default(),
            peers: Peers::default(),
            services: OnceLock::new(),
            foreign_threads: OnceLock::new(),
            details: OnceLock::new(),
            store,
            directory,
            unsaved: Mutex::default(),
            memory: OnceLock::new(),
        });
        meet(&shared, others);
        let sweeper = task::spawn(sweep(Arc::clone(&shared.registry))).abort_handle();
        Ok(Self(Arc::new(Inner { shared, sweeper })))
    }

    /// Creates a thread.
    ///
    /// Errors: `ThreadExists` for a chosen id.
    pub async fn start_thread(&self, spec: NewThread) -> Result<ThreadHandle, Error> {
        self.0.shared.start_thread(spec).await
    }

    /// Creates a thread with a history that another program had, and returns it. It does not stay in memory.
    ///
    /// Errors: `ThreadExists` for a chosen id.
    pub async fn import_thread(
        &self,
        spec: NewThread,
        turns: Vec<TurnWithItems>,
    ) -> Result<Arc<Thread>, Error> {
        let shared = &self.0.shared;
        let mut thread = shared.new_thread(spec);
        thread.turn_count = turns.len() as u64;
        let mut items = turns.iter().flat_map(|turn| &turn.items);
        thread.preview = items
            .find_map(|item| item.message())
            .map_or_else(String::new, |text| preview_of(&text));
        let handle = shared.create(thread, copy_turns(turns, Vec::new())).await?;
        let thread = handle.latest();
        handle.release().await;
        Ok(thread)
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

    /// Returns a thread if it is in memory. A stopping engine says so, since it unloads its threads.
    ///
    /// Errors: `ThreadUnloaded`.
    pub fn require_loaded(&self, id: ThreadId) -> Result<ThreadHandle, Error> {
        self.0.shared.registry.require(id)
    }

    /// Returns the running turn of a thread as its agent sees it, so that other code can add to the turn. Calls after
    /// the end of the turn have no effect.
    ///
    /// Errors: `NoActiveTurn`.
    pub async fn running_turn(&self, thread: &ThreadHandle) -> Result<TurnContext, Error> {
        let turn = thread.call(Call::RunningTurn).await?;
        let commands = thread.commands().clone();
        let threads = Arc::clone(&self.0.shared);
        Ok(TurnContext::new(turn, commands, threads))
    }

    /// Subscribes a subscriber of a thread also to its descendants in memory, if the observer's
    /// [`crate::Observer::follows_spawned`] allows it. Returns their snapshots, parents before their children.
    pub async fn follow_spawned(
        &self,
        thread: ThreadId,
        subscriber: &Subscriber,
    ) -> Vec<ThreadSnapshot> {
        let shared = &self.0.shared;
        let mut working = Vec::new();
        if let Some(handle) = self.loaded_thread(thread) {
            // The child threads may be in another process.
            let ids: Vec<ThreadId> = handle.request(Request::Working).await.unwrap_or_default();
            for id in ids {
                working.extend(shared.load(id).await.ok());
            }
        }
        follow_spawned(&shared.registry, thread, subscriber).await
    }

    /// Returns what a thread is doing: its status if it is in memory, or if it runs a turn in another process.
    pub async fn status(&self, id: ThreadId) -> Option<ThreadStatus> {
        match self.loaded_thread(id) {
            Some(handle) => Some(handle.status().await),
            None => self.0.shared.peers.active_elsewhere(id),
        }
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

    /// Lists threads, in memory or not. The cost depends on the page size, not on the number of threads.
    ///
    /// Errors: `InvalidCursor`.
    pub async fn list_threads(&self, query: ThreadQuery) -> Result<Page<Arc<Thread>>, Error> {
        Ok(self.0.shared.store.threads(query).await?)
    }

    /// Returns all stored threads in no order, each with the value of a key in its [`Thread::extra`]. The cost depends on
    /// the number of threads.
    pub async fn extras(&self, key: &str) -> Result<Extras, Error> {
        Ok(self.0.shared.store.extras(key).await?)
    }

    /// Returns a thread without its turns, in memory or not.
    ///
    /// Errors: `ThreadNotFound`.
    pub async fn thread(&self, id: ThreadId) -> Result<Arc<Thread>, Error> {
        if let Some(handle) = self.loaded_thread(id) {
            return Ok(handle.latest());
        }
        let stored = self.0.shared.store.load(id).await?;
        let stored = stored.filter(|stored| !stored.hidden);
        let stored = stored.ok_or(Error::ThreadNotFound(id))?;
        Ok(Arc::new(stored.thread))
    }

    /// Finds a turn of a thread by its id, as it is stored: a running turn is in the state of its start. `None` if the
    /// thread has no such turn.
    pub async fn turn(&self, thread: &Thread, turn: TurnId) -> Result<Option<Turn>, Error> {
        let store = self.0.shared.store_of(thread)?;
        Ok(store.turn(thread.id, turn).await?)
    }

    /// Reads turns of a thread, in memory or not. The running turn includes the content of its open items so far.
    /// The cost depends on the page size, not on the length of the history.
    ///
    /// Errors: `ThreadNotFound`, `InvalidCursor`.
    pub fn turns(
        &self,
        id: ThreadId,
        query: TurnQuery,
    ) -> BoxFuture<'_, Result<Page<TurnWithItems>, Error>> {
        // Boxed, so that not every caller is compiled with a copy of it.
        Box::pin(self.find_turns(id, query))
    }

    async fn find_turns(
        &self,
        id: ThreadId,
        query: TurnQuery,
    ) -> Result<Page<TurnWithItems>, Error> {
        let shared = &self.0.shared;
        let (handle, is_kept) = match self.loaded_thread(id) {
            Some(handle) => (handle, true),
            None => {
                let stored = shared.store.load(id).await?;
                let stored = stored.filter(|stored| !stored.hidden);
                let stored = stored.ok_or(Error::ThreadNotFound(id))?;
                if !stored.running {
                    // A search looks at messages, which every thread has.
                    if is_outline(&stored) && query.items && query.said.is_none() {
                        return shared.foreign_turns(&stored, query).await;
                    }
                    return Ok(shared.store.turns(id, query).await?);
                }
                // Loading interrupts the turn of a dead process, and asks a living one for its state.
                shared.load(id).await?
            }
        };
        let snapshot = handle.snapshot().await;
        // A turn that has ended since is whole in the store.
        let runs = |stored: &TurnWithItems| stored.turn.status == TurnStatus::Running;
        let page = self.read_turns(&snapshot, query, runs).await;
        if !is_kept {
            handle.release().await;
        }
        page
    }

    /// Reads what the model was told with some turns of a thread first, in order, see [`ContextEntry::told_with`]. `turns`
    /// are indexes. Only the agent of a thread reads
    /// the content of the entries.
    ///
    /// Errors: those of the store.
    pub async fn context(
        &self,
        thread: &Thread,
        turns: Range<u64>,
    ) -> Result<Vec<ContextEntry>, Error> {
        let store = self.0.shared.store_of(thread)?;
        Ok(store.context(thread.id, ContextPart::Turns(turns)).await?)
    }

    /// Reads turns of a loaded thread, with the running turn as it was at a snapshot: together with the events after
    /// [`ThreadSnapshot::seq`], everything appears exactly once. The page may contain turns that began later.
    ///
    /// Errors: `ThreadNotFound`, `InvalidCursor`.
    pub async fn turns_as_of(
        &self,
        snapshot: &ThreadSnapshot,
        query: TurnQuery,
    ) -> Result<Page<TurnWithItems>, Error> {
        self.read_turns(snapshot, query, |_| true).await
    }

    /// Reads turns, with the running turn as it was at a snapshot if `is_shown` says so of the stored one.
    async fn read_turns(
        &self,
        snapshot: &ThreadSnapshot,
        query: TurnQuery,
        is_shown: impl Fn(&TurnWithItems) -> bool,
    ) -> Result<Page<TurnWithItems>, Error> {
        let store = self.0.shared.store_of(&snapshot.thread)?;
        let items = query.items;
        let mut page = store.turns(snapshot.thread.id, query).await?;
        let running = snapshot.running.as_ref().and_then(|running| {
            let stored = page
                .data
                .iter_mut()
                .find(|turn| turn.turn.id == running.id && is_shown(turn))?;
            Some((stored, running))
        });
        if let Some((stored, running)) = running {
            stored.turn = Turn::clone(running);
            if items {
                // The store also has items that completed after the snapshot.
                let open = &snapshot.open_items;
                stored.items.retain(|item| {
                    item.seq <= snapshot.seq && open.iter().all(|other| other.id != item.id)
                });
                stored.items.extend(open.iter().cloned());
                stored.items.sort_unstable_by_key(|item| item.seq);
            }
        }
        Ok(page)
    }

    /// Creates a thread from the first turns of another one, as `fork` says. The copied turns keep their ids.
    ///
    /// Errors: `ThreadNotFound`, `TurnNotFound`, `TurnInProgress` when the named turn runs, `ThreadExists`.
    pub async fn fork_thread(&self, id: ThreadId, fork: ForkThread) -> Result<ThreadHandle, Error> {
        let source = self.thread(id).await?;
        let all = TurnQuery {
            items: true,
            ..TurnQuery::default()
        };
        let store = self.0.shared.store_of(&source)?;
        if self.loaded_thread(id).is_none()
            && let Some(stored) = store.load(id).await?
        {
            self.0.shared.complete_foreign(stored, true).await?;
        }
        let mut turns = store.turns(id, all).await?.data;
        let mut context = store.context(id, ContextPart::Whole).await?;
        let place_of = |turn: TurnId| {
            let mut ids = turns.iter().map(|turn| turn.turn.id);
            ids.position(|id| id == turn)
                .ok_or(Error::TurnNotFound(turn))
        };
        match (fork.last_turn, fork.before_turn) {
            (Some(last), _) => {
                let place = place_of(last)?;
                if turns[place].turn.status == TurnStatus::Running {
                    return Err(Error::TurnInProgress(last));
                }
                turns.truncate(place + 1);
                context.retain(|entry| entry.turn < place as u64 || !entry.is_behind_turn());
            }
            (None, Some(before)) => {
                let place = place_of(before)?;
                turns.truncate(place);
            }
            (None, None) if fork.with_running => {
                for copied in &mut turns {
                    if copied.turn.status == TurnStatus::Running {
                        copied.turn.status = TurnStatus::Interrupted;
                    }
                }
            }
            (None, None) => turns.retain(|turn| turn.turn.status != TurnStatus::Running),
        }
        let mut usage = Usage::default();
        turns.iter().for_each(|turn| usage += turn.turn.usage);
        let mut settings = source.settings.clone();
        let moved = fork.settings.cwd.clone();
        fork.settings.apply(&mut settings);
        let mut extra: BTreeMap<_, _> = source.extra.clone();
        extra.remove(&self.0.shared.paused_by);
        extra.remove(&self.0.shared.planned_by);
        extra.remove(&self.0.shared.closed_by);
        if fork.last_turn.is_some() || fork.before_turn.is_some() {
            extra.retain(|key, _| !key.starts_with(BEHIND_LAST_TURN));
        }
        extra.extend(fork.extra);
        extra.retain(|_, value| value.get() != "null");
        let now = now();
        let thread = Thread {
            id: fork.id.unwrap_or_default(),
            created_at: now,
            updated_at: now,
            recent_at: now,
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
            workspace: Some(
                (fork.workspace.or(moved)).unwrap_or_else(|| source.workspace().to_owned()),
            ),
            settings,
            extra,
            turn_count: turns.len() as u64,
            copied_turns: turns.len() as u64,
            usage,
            plan: None,
            goal: None,
            unread: Unread::default(),
            last_usage: None,
        };
        self.0
            .shared
            .create(thread, copy_turns(turns, context))
            .await
    }

    /// Rolls back the last turns of a thread: `first` and all later turns, with their items and context entries.
    /// Changes to files stay. The agent's state for the thread is dropped.
    ///
    /// Errors: `ThreadNotFound`, `TurnNotFound`, `TurnInProgress`.
    pub async fn remove_turns(&self, id: ThreadId, first: TurnId) -> Result<Arc<Thread>, Error> {
        self.change(id, Request::RemoveTurns(first)).await
    }

    /// Marks a thread as read or unread. `expected` is the revision that the caller knows; if it is
    /// outdated, nothing changes. Returns the unread state afterwards.
    ///
    /// Errors: `ThreadNotFound`.
    pub async fn mark_read(
        &self,
        id: ThreadId,
        read: bool,
        expected: u64,
    ) -> Result<Unread, Error> {
        self.change(id, Request::MarkRead { read, expected }).await
    }

    /// Archives a thread, and then its descendants: interrupts their turns, marks them as archived, and unloads them.
    /// Archiving an archived thread is no error.
    ///
    /// Errors: `ThreadNotFound`.
    pub async fn archive_thread(&self, id: ThreadId) -> Result<Arc<Thread>, Error> {
        let handle = self.load_thread(id).await?;
        let below = self.below(&handle.latest(), Some(false)).await?;
        let thread = handle.request(Request::Archive).await?;
        for child in below {
            // A child thread that was deleted meanwhile needs no archiving.
            if let Ok(handle) = self.load_thread(child.id).await {
                let _ = handle.request::<Arc<Thread>>(Request::Archive).await;
            }
        }
        Ok(thread)
    }

    /// Unarchives a thread, and then its descendants, except those that were closed for themselves
    /// ([`EngineOptions::closed_by`]). Unarchiving a thread that is not archived is no error.
    ///
    /// Errors: `ThreadNotFound`.
    pub async fn unarchive_thread(&self, id: ThreadId) -> Result<Arc<Thread>, Error> {
        let thread: Arc<Thread> = self.change(id, Request::Unarchive).await?;
        let mut closed = HashSet::new();
        for child in self.below(&thread, Some(true)).await? {
            let is_below = |place: &ThreadParent| closed.contains(&place.parent);
            if child.extra.contains_key(&self.0.shared.closed_by)
                || child.spawned.as_ref().is_some_and(is_below)
            {
                closed.insert(child.id);
                continue;
            }
            // A child thread that was deleted meanwhile cannot be unarchived.
            let _ = self
                .change::<Arc<Thread>>(child.id, Request::Unarchive)
                .await;
        }
        Ok(thread)
    }

    /// Archives a thread or unarchives it because another program did so. Its descendants stay as they are.
    ///
    /// Errors: `ThreadNotFound`, `WrittenElsewhere`.
    pub async fn follow_archived(
        &self,
        id: ThreadId,
        archived: bool,
    ) -> Result<Arc<Thread>, Error> {
        match archived {
            true => self.load_thread(id).await?.request(Request::Archive).await,
            false => self.change(id, Request::Unarchive).await,
        }
    }

    /// Deletes a thread with its turns and items, interrupting a running turn; its descendants are deleted first.
    ///
    /// Errors: `ThreadNotFound`.
    pub async fn delete_thread(&self, id: ThreadId) -> Result<(), Error> {
        let handle = self.load_thread(id).await?;
        for child in self.below(&handle.latest(), None).await? {
            // Another client may have deleted the child thread.
            if let Ok(child) = self.load_thread(child.id).await {
                let _ = child.request::<()>(Request::Delete).await;
            }
        }
        handle.request(Request::Delete).await
    }

    /// Returns the deleted threads whose files may still be there: all until [`Engine::forget_deleted`].
    ///
    /// Errors: those of the store.
    pub async fn deleted_threads(&self) -> Result<Vec<ThreadId>, Error> {
        Ok(self.0.shared.store.deleted().await?)
    }

    /// Forgets deleted threads because their files are gone. Until then [`Engine::store_foreign_thread`] does not store
    /// them.
    ///
    /// Errors: those of the store.
    pub async fn forget_deleted(&self, threads: Vec<ThreadId>) -> Result<(), Error> {
        Ok(self.0.shared.store.forget_deleted(threads).await?)
    }

    /// Sets or, with `None`, removes the name of a thread.
    ///
    /// Errors: `ThreadNotFound`.
    pub async fn rename_thread(
        &self,
        id: ThreadId,
        name: Option<String>,
    ) -> Result<Arc<Thread>, Error> {
        self.change(id, Request::Rename(name)).await
    }

    /// Changes the settings of a thread, from the next turn on.
    ///
    /// Errors: `ThreadNotFound`.
    pub async fn update_settings(
        &self,
        id: ThreadId,
        change: SettingsChange,
    ) -> Result<Arc<Thread>, Error> {
        self.change(id, Request::Settings(change)).await
    }

    /// Sets or changes the goal of a thread. An active goal starts turns while the thread is loaded and idle.
    ///
    /// Errors: `ThreadNotFound`, `ThreadArchived`, `GoalNotFound`, `GoalExists`.
    pub async fn set_goal(&self, id: ThreadId, change: GoalChange) -> Result<Arc<Goal>, Error> {
        let (handle, was_loaded) = self.0.shared.load(id).await?;
        let goal = handle.request(Request::Goal(change)).await;
        if !was_loaded {
            handle.release().await;
        } else if goal.is_ok() {
            handle.pursue_goal().await?;
        }
        goal
    }

    /// Drops the goal of a thread. Returns whether there was one.
    ///
    /// Errors: `ThreadNotFound`, `ThreadArchived`.
    pub async fn clear_goal(&self, id: ThreadId) -> Result<bool, Error> {
        self.change(id, Request::ClearGoal).await
    }

    /// Sets the data that a dialect stores with a thread under `key`; `None` removes it. The change is an event
    /// of the thread ([`ThreadChange::Extra`]). Without the entry that paused it, a loaded thread goes on with its queue
    /// and its goal.
    ///
    /// Errors: `ThreadNotFound`.
    pub async fn set_extra(
        &self,
        id: ThreadId,
        key: &str,
        value: Option<Json>,
    ) -> Result<(), Error> {
        self.set_extras(id, [(key, value)]).await
    }

    /// Does what [`Engine::set_extra`] does for several keys. A server that ends meanwhile leaves all of them or none.
    ///
    /// Errors: `ThreadNotFound`.
    pub async fn set_extras<const N: usize>(
        &self,
        id: ThreadId,
        entries: [(&str, Option<Json>); N],
    ) -> Result<(), Error> {
        let entries = entries.map(|(key, value)| (key.to_owned(), value.map(|value| (value,))));
        self.change(id, Request::Extra(entries.into())).await
    }

    /// Returns the stored descendants of a thread, see [`below`].
    async fn below(&self, top: &Thread, archived: Option<bool>) -> Result<Vec<Arc<Thread>>, Error> {
        let store = self.0.shared.store_of(top)?;
        Ok(below(&*store, top.id, archived).await?)
    }

    /// Sends a request that changes a thread. The thread is unloaded afterwards, unless it was in memory before.
    async fn change<T>(&self, id: ThreadId, request: Request) -> Result<T, Error>
    where
        T: TryFrom<Response> + Send + 'static,
    {
        let (handle, was_loaded) = self.0.shared.load(id).await?;
        let result = handle.request(request).await;
        if !was_loaded {
            handle.release().await;
        }
        result
    }

    /// Watches thread-level events of all threads, see [`crate::EventKind::is_thread_level`].
    pub fn watch(&self, observer: Arc<dyn Observer>) -> WatchId {
        self.0.shared.watchers.add(observer)
    }

    /// Ends a watch. An event whose delivery has begun may still arrive.
    pub fn unwatch(&self, watch: WatchId) {
        self.0.shared.watchers.remove(watch);
    }

    /// Sets the services of the program for threads. Later calls have no effect.
    pub fn set_services(&self, services: Arc<dyn ThreadServices>) {
        // An error means that services are already set.
        let _ = self.0.shared.services.set(services);
    }

    /// Sets who reads the threads of other programs, so that what [`Self::store_foreign_thread`] left out is read when it
    /// is needed. Later calls have no effect.
    pub fn set_foreign_threads(&self, threads: Arc<dyn ForeignThreads>) {
        // An error means that they are already set.
        let _ = self.0.shared.foreign_threads.set(threads);
    }

    /// Stores a thread of another program with its turns, or what changed in them since the last import. Nobody is
    /// told. The numbers of messages leave room for the other items. Returns `false`, and changes nothing, if the thread is
    /// loaded, has gone on here or was deleted here, or if more of it is stored than this part.
    ///
    /// Errors: those of the store.
    pub async fn store_foreign_thread(
        &self,
        thread: Thread,
        turns: Vec<TurnWithItems>,
        part: ForeignPart,
    ) -> Result<bool, Error> {
        let shared = &self.0.shared;
        shared.store_foreign_thread(thread, turns, part).await
    }

    /// Stores the turns that another program added to the file of a thread of ours, behind those that the store has. Nobody
    /// is told. Returns `false`, and changes nothing, if there are none, or if the thread is loaded.
    ///
    /// Errors: `ThreadNotFound`, `ShuttingDown`, those of the store.
    pub async fn take_added_turns(&self, id: ThreadId) -> Result<bool, Error> {
        self.0.shared.take_added_turns(id).await
    }

    /// Takes over the name that another program gave to its thread, unless the thread has gone on here. Those who follow
    /// the thread are told.
    ///
    /// Errors: those of the store.
    pub async fn rename_foreign_thread(
        &self,
        id: ThreadId,
        name: String,
    ) -> Result<ForeignName, Error> {
        self.0.shared.rename_foreign_thread(id, name).await
    }

    /// Hides threads of other programs whose files are gone, or shows them again. Nobody finds a hidden thread, but it
    /// stays stored. One that has gone on here is not hidden.
    ///
    /// Errors: those of the store.
    pub async fn hide_foreign_threads(
        &self,
        threads: Vec<ThreadId>,
        hidden: bool,
    ) -> Result<(), Error> {
        let hiding = match hidden {
            true => Hiding::Foreign,
            false => Hiding::Undone,
        };
        Ok(self.0.shared.store.hide(threads, hiding).await?)
    }

    /// Hides a thread of ours that another program deleted, see [`Self::hide_foreign_threads`]. Returns `false`, and changes
    /// nothing, if the thread is loaded.
    ///
    /// Errors: `ShuttingDown`, those of the store.
    pub async fn hide_thread(&self, id: ThreadId) -> Result<bool, Error> {
        self.0.shared.hide_thread(id).await
    }

    /// Returns the hidden threads, in no order, see [`Self::hide_foreign_threads`].
    ///
    /// Errors: those of the store.
    pub async fn hidden_threads(&self) -> Result<Vec<ThreadId>, Error> {
        Ok(self.0.shared.store.hidden().await?)
    }

    /// Returns whether a thread is hidden, see [`Self::hide_foreign_threads`].
    ///
    /// Errors: those of the store.
    pub async fn is_hidden(&self, id: ThreadId) -> Result<bool, Error> {
        let stored = self.0.shared.store.load(id).await?;
        Ok(stored.is_some_and(|stored| stored.hidden))
    }

    /// Returns whether a stored thread of another program is an outline, see [`Self::store_foreign_thread`].
    ///
    /// Errors: those of the store.
    pub async fn is_foreign_outline(&self, id: ThreadId) -> Result<bool, Error> {
        let stored = self.0.shared.store.load(id).await?;
        Ok(stored.is_some_and(|stored| is_outline(&stored)))
    }

    /// Sets what this process tells about itself beside its threads, see [`crate::inspect`]. `details` must not block.
    /// Later calls have no effect.
    pub fn set_details(&self, details: impl Fn() -> Json + Send + Sync + 'static) {
        // An error means that details are already set.
        let _ = self.0.shared.details.set(Box::new(details));
    }

    /// Returns a function that sends notices to the other processes on the store; their topic selects the listener.
    /// The function does not keep the engine alive.
    pub fn publisher(&self) -> impl Fn(&str, &Json) + Send + Sync + use<> {
        let shared = Arc::downgrade(&self.0.shared);
        move |topic, payload| {
            if let Some(shared) = shared.upgrade() {
                shared.peers.publish(topic, payload);
            }
        }
    }

    /// Sets the listener for notices of other processes, replacing the previous one; it must not block.
    pub fn listen(&self, listener: impl Fn(PeerNotice<'_>) + Send + Sync + 'static) {
        self.0.shared.peers.listen(Arc::new(listener));
    }

    /// Returns the agent.
    pub fn agent(&self) -> &Arc<dyn Agent> {
        &self.0.shared.agent
    }

    /// Stops the engine and closes the store.
    pub async fn shutdown(&self) {
        self.stop().await;
        let shared = &self.0.shared;
        if let Some(memory) = shared.memory.get() {
            memory.close().await;
        }
        if let Err(error) = shared.directory.leave().await {
            // Other processes detect the missing process by its liveness.
            warn!(%error, "this process could not be removed from the directory");
        }
        shared.store.close().await;
    }

    /// Refuses new work, interrupts running turns and waits for them (two seconds at most), settles their asks, and
    /// unloads all threads. Queued inputs are kept for the next start. Stored data can still be read.
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
                let call = Caused::new(Call::Close(Closing::ShutDown(reply)));
                // A closed channel means that the thread has already ended.
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
        shared.peers.leave().await;
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
        self.shared.peers.abort();
        self.shared.registry.abort();
    }
}

/// Sends a tick to all loaded threads once a minute.
async fn sweep(registry: Arc<Registry>) {
    loop {
        tokio::time::sleep(SWEEP).await;
        registry.loaded().into_iter().for_each(ThreadHandle::sweep);
    }
}
