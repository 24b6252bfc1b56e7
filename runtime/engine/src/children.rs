//! Threads that work for other threads: how one is spawned, found again and put down.

use std::sync::Arc;

use tokio::sync::watch;

use crate::{
    actor::{Call, Closing},
    agent::TurnContext,
    engine::Shared,
    error::Error,
    handle::ThreadHandle,
    id::ThreadId,
    item::{Item, ItemBody},
    observers::Cursor,
    request::{NewThread, SpawnedFilter, ThreadQuery, ThreadSort, TurnQuery},
    thread::{Origin, Settings, Spawned, Thread, Turn},
};

/// What dialects call the place where spawned threads come from, see [`Origin::source`].
pub const SPAWNED_SOURCE: &str = "subAgent";

/// Most threads of a tree that are closed, put away or deleted together.
const MOST: usize = 10_000;

/// What a spawned thread is doing.
#[derive(Clone, Debug)]
pub enum Activity {
    /// It has had no turn yet.
    New,
    /// A turn runs.
    Running,
    /// A turn has ended.
    Ended {
        /// The turn.
        turn: Arc<Turn>,
        /// The last message of its agent, if there was one.
        message: Option<Arc<Item>>,
    },
    /// It left memory.
    Gone,
}

impl TurnContext {
    /// Makes a thread that works for this one. It is kept where this one is, and everyone who follows this one follows
    /// it from its first turn on, where [`crate::Observer::follows_spawned`] says so. It outlives the turn.
    pub async fn spawn(&self, settings: Settings, nickname: String) -> Result<ThreadHandle, Error> {
        let parent = self.thread();
        let place = parent.spawned.as_ref();
        let spec = NewThread {
            ephemeral: parent.ephemeral,
            origin: Origin {
                source: SPAWNED_SOURCE.to_owned(),
                ..parent.origin.clone()
            },
            workspace: Some(parent.workspace().to_owned()),
            spawned: Some(Spawned {
                parent: parent.id,
                root: place.map_or(parent.id, |place| place.root),
                depth: place.map_or(0, |place| place.depth).saturating_add(1),
                nickname,
            }),
            ..NewThread::new(settings)
        };
        let child = self.engine().start_thread(spec).await?;
        self.share(&child).await;
        Ok(child)
    }

    /// Brings a thread back into memory that belongs to the same tree as this one.
    ///
    /// Errors: `ThreadNotFound`, also for threads elsewhere; `ThreadArchived`.
    pub async fn resume_spawned(&self, id: ThreadId) -> Result<ThreadHandle, Error> {
        let root = |thread: &Thread| thread.spawned.as_ref().map(|place| place.root);
        let child = self.engine().load(id).await?.0;
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
            && let Some(last) = self.engine().last_turn(&thread).await?
        {
            child.set_activity(last);
        }
        self.share(&child).await;
        Ok(child)
    }

    /// Takes a thread, and all that work for it, out of memory, interrupting what runs. They stay in the store.
    pub async fn close_spawned(&self, child: ThreadHandle) {
        let below = self.engine().below(&child.latest(), None).await;
        close(child).await;
        for thread in below.unwrap_or_default() {
            if let Some(handle) = self.engine().registry.get(thread.id) {
                close(handle).await;
            }
        }
    }

    /// Lets those who follow this thread follow another.
    async fn share(&self, child: &ThreadHandle) {
        let thread = child.latest();
        // Without the parent there is nobody to tell.
        let Some(parent) = self.engine().registry.get(self.thread().id) else {
            return;
        };
        for subscriber in parent.call(Call::Subscribers).await.unwrap_or_default() {
            if subscriber.observer.follows_spawned(parent.id(), &thread) {
                child.subscribe(subscriber, Cursor::Live).await;
            }
        }
    }
}

/// A thread that is gone already is where it should be.
async fn close(handle: ThreadHandle) {
    let _ = handle
        .call(|reply| Call::Close(Closing::Unload(reply)))
        .await;
}

impl Shared {
    /// Returns the threads that work for another, however deep, parents before those that work for them.
    pub(crate) async fn below(
        &self,
        top: &Thread,
        archived: Option<bool>,
    ) -> Result<Vec<Arc<Thread>>, Error> {
        let query = ThreadQuery {
            archived,
            spawned: SpawnedFilter::Below(top.id),
            sort: ThreadSort::Created,
            limit: MOST,
            ..ThreadQuery::default()
        };
        Ok(self.store_of(top)?.threads(query).await?.data)
    }

    /// Returns how the last turn of a thread that just came into memory ended.
    async fn last_turn(&self, thread: &Thread) -> Result<Option<Activity>, Error> {
        let query = TurnQuery {
            limit: Some(1),
            descending: true,
            items: true,
            ..TurnQuery::default()
        };
        let mut turns = self.store_of(thread)?.turns(thread.id, query).await?.data;
        Ok(turns.pop().map(|last| Activity::Ended {
            turn: Arc::new(last.turn),
            message: last
                .items
                .into_iter()
                .rfind(|item| matches!(item.body, ItemBody::Agent { .. })),
        }))
    }
}

/// Makes the place where a spawned thread says what it is doing.
pub(crate) fn activity_of(thread: &Thread) -> Option<watch::Sender<Activity>> {
    let spawned = thread.spawned.is_some();
    spawned.then(|| watch::Sender::new(Activity::New))
}
