//! Child threads: spawning, loading and closing them.

use std::{collections::HashSet, sync::Arc};

use crate::{
    command::{Call, Closing},
    context::TurnContext,
    error::Error,
    handle::ThreadHandle,
    model::{
        Activity, ChildFilter, NewThread, Settings, Thread, ThreadId, ThreadParent, ThreadQuery,
        ThreadSort, TurnQuery,
    },
    observers::{Cursor, Subscriber, ThreadSnapshot},
    registry::Registry,
    store::{Store, StoreError},
};

/// Maximum number of threads of a tree that are closed, archived or deleted together.
const MOST: usize = 10_000;

impl TurnContext {
    /// Creates a child thread of this thread. It uses the same store, and subscribers of this thread also subscribe to
    /// the child from its first turn on, if [`crate::Observer::follows_spawned`] returns true. It outlives the turn.
    pub async fn spawn(
        &self,
        settings: Settings,
        nickname: String,
        role: Option<String>,
    ) -> Result<ThreadHandle, Error> {
        let parent = self.thread();
        let place = parent.spawned.as_ref();
        let spec = NewThread {
            ephemeral: parent.ephemeral,
            origin: parent.origin.clone(),
            workspace: Some(parent.workspace().to_owned()),
            spawned: Some(ThreadParent {
                parent: parent.id,
                root: place.map_or(parent.id, |place| place.root),
                depth: place.map_or(0, |place| place.depth).saturating_add(1),
                nickname,
                role,
            }),
            ..NewThread::new(settings)
        };
        let child = Arc::clone(self.threads()).start_thread(spec).await?;
        self.share(&child).await;
        Ok(child)
    }

    /// Loads a thread that belongs to the same tree as this one.
    ///
    /// Errors: `ThreadNotFound`, also for threads of other trees; `ThreadArchived`.
    pub async fn resume_spawned(&self, id: ThreadId) -> Result<ThreadHandle, Error> {
        let root = |thread: &Thread| thread.spawned.as_ref().map(|place| place.root);
        let child = Arc::clone(self.threads()).load_thread(id).await?;
        let thread = child.latest();
        if root(&thread) != Some(root(self.thread()).unwrap_or(self.thread().id)) {
            child.release().await;
            return Err(Error::ThreadNotFound(id));
        }
        if thread.archived {
            child.release().await;
            return Err(Error::ThreadArchived(id));
        }
        if let Some(activity) = child.activity()
            && matches!(*activity.borrow(), Activity::New)
            && let Some(last) = last_turn(self.store(), id).await?
        {
            child.set_activity(last);
        }
        self.share(&child).await;
        Ok(child)
    }

    /// Returns the children of this thread that are not archived, oldest first, each with its activity: the current one
    /// if it is in memory, otherwise its last turn.
    pub async fn spawned(&self) -> Result<Vec<(ThreadId, Activity)>, Error> {
        let query = ThreadQuery {
            archived: Some(false),
            spawned: ChildFilter::By(self.thread().id),
            sort: ThreadSort::Created,
            limit: MOST,
            ..ThreadQuery::default()
        };
        let threads = self.store().threads(query).await?.data;
        let mut spawned = Vec::with_capacity(threads.len());
        for thread in threads {
            let loaded = self.threads().loaded_thread(thread.id);
            let now = loaded
                .and_then(|handle| handle.activity())
                .map(|activity| activity.borrow().clone())
                .filter(|now| matches!(now, Activity::Running | Activity::Ended { .. }));
            let activity = match now {
                Some(now) => now,
                None => last_turn(self.store(), thread.id)
                    .await?
                    .unwrap_or(Activity::New),
            };
            spawned.push((thread.id, activity));
        }
        Ok(spawned)
    }

    /// Unloads a child thread and its descendants, interrupting running turns. They stay in the store.
    pub async fn close_spawned(&self, child: ThreadHandle) {
        let below = below(self.store(), child.id(), None).await;
        close(child).await;
        for thread in below.unwrap_or_default() {
            if let Some(handle) = self.threads().loaded_thread(thread.id) {
                close(handle).await;
            }
        }
    }

    /// Subscribes the subscribers of this thread to `child`.
    async fn share(&self, child: &ThreadHandle) {
        let thread = child.latest();
        // Without the parent in memory there are no subscribers.
        let Some(parent) = self.threads().loaded_thread(self.thread().id) else {
            return;
        };
        for subscriber in parent.call(Call::Subscribers).await.unwrap_or_default() {
            if subscriber.follows_spawned(parent.id(), &thread) {
                child.subscribe(subscriber, Cursor::Live).await;
            }
        }
    }
}

/// Unloads a thread. An error means that it is not in memory any more, which is the goal.
async fn close(handle: ThreadHandle) {
    let _ = handle
        .call(|reply| Call::Close(Closing::Unload(reply)))
        .await;
}

/// Returns the stored descendants of a thread, parents before their children.
pub(crate) async fn below(
    store: &dyn Store,
    top: ThreadId,
    archived: Option<bool>,
) -> Result<Vec<Arc<Thread>>, StoreError> {
    let query = ThreadQuery {
        archived,
        spawned: ChildFilter::Below(top),
        sort: ThreadSort::Created,
        limit: MOST,
        ..ThreadQuery::default()
    };
    Ok(store.threads(query).await?.data)
}

/// Returns the descendants of a thread that are in memory, parents before their children.
pub(crate) fn working_for(registry: &Registry, top: ThreadId) -> Vec<ThreadId> {
    let mut below = HashSet::from([top]);
    working(registry)
        .into_iter()
        .filter(|(_, parent, handle)| below.contains(parent) && below.insert(handle.id()))
        .map(|(_, _, handle)| handle.id())
        .collect()
}

/// Returns all child threads in memory, with their depths and parents, parents before their children.
fn working(registry: &Registry) -> Vec<(u32, ThreadId, ThreadHandle)> {
    let loaded = registry.loaded().into_iter();
    let mut working: Vec<_> = loaded
        .filter_map(|handle| {
            let thread = handle.latest();
            let place = thread.spawned.as_ref()?;
            Some((place.depth, place.parent, handle))
        })
        .collect();
    working.sort_unstable_by_key(|(depth, _, handle)| (*depth, handle.id()));
    working
}

/// Subscribes a subscriber of `top` to the descendants of `top` in memory, if its observer wants them. Returns their
/// snapshots, parents before their children.
pub(crate) async fn follow_spawned(
    registry: &Registry,
    top: ThreadId,
    subscriber: &Subscriber,
) -> Vec<ThreadSnapshot> {
    let mut followed = HashSet::from([top]);
    let mut snapshots = Vec::new();
    for (_, parent, handle) in working(registry) {
        let wanted =
            followed.contains(&parent) && subscriber.follows_spawned(parent, &handle.latest());
        if wanted {
            followed.insert(handle.id());
            snapshots.push(handle.subscribe(subscriber.clone(), Cursor::Live).await);
        }
    }
    snapshots
}

/// Returns the activity of a thread that was just loaded: how its last turn ended.
async fn last_turn(store: &dyn Store, thread: ThreadId) -> Result<Option<Activity>, StoreError> {
    let query = TurnQuery {
        limit: Some(1),
        descending: true,
        items: true,
        ..TurnQuery::default()
    };
    let mut turns = store.turns(thread, query).await?.data;
    Ok(turns.pop().map(|last| Activity::Ended {
        turn: Arc::new(last.turn),
        message: last.items.into_iter().rfind(|item| item.is_answer()),
    }))
}
