//! Who sees events, and what a newcomer is told first.

use std::{
    fmt,
    panic::{self, AssertUnwindSafe},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use serde::{Deserialize, Serialize};
use tracing::error;

use crate::{
    BoxFuture,
    model::{
        Ask, AskClass, Event, Item, QueuedInput, Thread, ThreadId, ThreadStatus, Turn, numbered,
        whole,
    },
};

/// Takes events. Called by the thread's actor, in order, one call at a time per thread; it must not block.
///
/// An observer of several threads is called by several actors at once.
pub trait Observer: Send + Sync {
    /// Takes one event.
    fn on_event(&self, event: &Arc<Event>);

    /// Asked when a thread that this one follows, `parent`, spawned another, or brought one back: whether to follow
    /// that one, too, and answer its questions. What it does from then on comes to the same observer.
    fn follows_spawned(&self, parent: ThreadId, thread: &Arc<Thread>) -> bool {
        let _ = (parent, thread);
        false
    }

    /// Told what is known of a thread that this one follows, before the events of a batch that changed it.
    fn on_row(&self, thread: &Arc<Thread>) {
        let _ = thread;
    }

    /// Asked whether somebody is there who may answer questions of a thread that this one follows. One who follows for
    /// others does so also while nobody is.
    fn attends(&self, thread: ThreadId) -> bool {
        let _ = thread;
        true
    }

    /// Called once after a batch of events of one thread, to send what was gathered.
    fn flush(&self) {}

    /// Called after this observer has panicked over an event. The thread goes on without it having seen the event.
    fn panicked(&self) {}

    /// Asked after a batch of events of a thread that this one follows. Where it has more to hand on than it wants to
    /// hold, it returns a future that is ready when it has less: until then the agent of the thread waits with what it
    /// does next. The future must end also where nobody takes anything.
    fn backlog(&self, thread: ThreadId) -> Option<BoxFuture<'static, ()>> {
        let _ = thread;
        None
    }
}

/// Names a watch, to end it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WatchId(pub(crate) u64);

/// One who follows a thread.
#[derive(Clone)]
pub struct Subscriber {
    /// Number of the client, the same in [`crate::ThreadHandle::answer`]. A client has one subscription per thread;
    /// subscribing again replaces it.
    pub client: u64,
    /// Takes the events. Where the same `Arc` also watches all threads, thread-level events reach it once only.
    pub observer: Arc<dyn Observer>,
    /// What the client can answer.
    pub answers: AnswerSet,
}

impl fmt::Debug for Subscriber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Subscriber")
            .field("client", &self.client)
            .field("answers", &self.answers)
            .finish_non_exhaustive()
    }
}

/// The classes of questions that a client can answer. The default is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnswerSet {
    /// Consent to actions.
    pub approval: bool,
    /// Input of a person.
    pub input: bool,
    /// Tools that run at the client.
    pub tool_call: bool,
    /// What tool servers want of the user.
    pub elicitation: bool,
}

impl AnswerSet {
    /// Everything.
    pub const ALL: Self = Self {
        approval: true,
        input: true,
        tool_call: true,
        elicitation: true,
    };

    /// Returns what one of two can answer.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self {
            approval: self.approval || other.approval,
            input: self.input || other.input,
            tool_call: self.tool_call || other.tool_call,
            elicitation: self.elicitation || other.elicitation,
        }
    }

    /// Tells whether questions of `class` can be answered.
    pub fn contains(self, class: AskClass) -> bool {
        match class {
            AskClass::Approval => self.approval,
            AskClass::Input => self.input,
            AskClass::ToolCall => self.tool_call,
            AskClass::Elicitation => self.elicitation,
        }
    }
}

/// Where a subscription starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cursor {
    /// With the next event.
    Live,
    /// After the event with this sequence number. What happened since is replayed: exactly, while the thread still
    /// has it in memory; else without the parts that are not kept (deltas, starts and changes of items, status).
    After(u64),
}

/// A thread at one moment, between two events.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ThreadSnapshot {
    /// What is known of the thread without its turns.
    #[serde(with = "whole")]
    pub thread: Arc<Thread>,
    /// What it is doing.
    pub status: ThreadStatus,
    /// The turn that runs.
    pub running: Option<Arc<Turn>>,
    /// Items of that turn that are not completed, with what they have so far, by start.
    #[serde(with = "numbered::list")]
    pub open_items: Vec<Arc<Item>>,
    /// Open questions, oldest first.
    pub asks: Vec<Arc<Ask>>,
    /// Inputs that wait.
    pub queue: Arc<Vec<QueuedInput>>,
    /// Number of the last event that the snapshot includes.
    pub seq: u64,
}

type WatcherList = Arc<Vec<(WatchId, Arc<dyn Observer>)>>;

/// Those who watch all threads.
#[derive(Default)]
pub(crate) struct Watchers {
    lists: Mutex<WatcherLists>,
    last: AtomicU64,
}

#[derive(Default)]
struct WatcherLists {
    /// Those of this process.
    here: WatcherList,
    /// These, and the other processes.
    everywhere: WatcherList,
}

impl Watchers {
    pub(crate) fn add(&self, observer: Arc<dyn Observer>) -> WatchId {
        let id = WatchId(self.last.fetch_add(1, Ordering::Relaxed));
        let mut lists = self.lock();
        Arc::make_mut(&mut lists.here).push((id, Arc::clone(&observer)));
        Arc::make_mut(&mut lists.everywhere).push((id, observer));
        id
    }

    /// Adds one who watches for another process.
    pub(crate) fn add_peer(&self, observer: Arc<dyn Observer>) -> WatchId {
        let id = WatchId(self.last.fetch_add(1, Ordering::Relaxed));
        Arc::make_mut(&mut self.lock().everywhere).push((id, observer));
        id
    }

    pub(crate) fn remove(&self, watch: WatchId) {
        let mut lists = self.lock();
        Arc::make_mut(&mut lists.here).retain(|(id, _)| *id != watch);
        Arc::make_mut(&mut lists.everywhere).retain(|(id, _)| *id != watch);
    }

    /// Returns those in this process who watch now.
    pub(crate) fn here(&self) -> WatcherList {
        Arc::clone(&self.lock().here)
    }

    /// Returns those in all processes who watch now.
    pub(crate) fn everywhere(&self) -> WatcherList {
        Arc::clone(&self.lock().everywhere)
    }

    fn lock(&self) -> MutexGuard<'_, WatcherLists> {
        self.lists.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Hands a batch of events of one thread to all whom they concern, then lets them flush. Those who watch have seen the
/// events up to the number `seen` already.
pub(crate) fn deliver(
    events: &[Arc<Event>],
    subscribers: &[Subscriber],
    watchers: &[(WatchId, Arc<dyn Observer>)],
    seen: u64,
) {
    let is_watched = events.iter().any(|event| event.kind.is_thread_level());
    let watchers = if is_watched { watchers } else { &[] };
    let watches = |subscriber: &Subscriber| {
        watchers.iter().any(|(_, watcher)| {
            std::ptr::addr_eq(Arc::as_ptr(watcher), Arc::as_ptr(&subscriber.observer))
        })
    };
    for event in events {
        let thread_level = event.kind.is_thread_level();
        if thread_level && event.seq > seen {
            for (_, watcher) in watchers {
                tell(&**watcher, event);
            }
        }
        for subscriber in subscribers {
            if !(thread_level && watches(subscriber)) {
                tell(&*subscriber.observer, event);
            }
        }
    }
    for (_, watcher) in watchers {
        watcher.flush();
    }
    for subscriber in subscribers {
        if !watches(subscriber) {
            subscriber.observer.flush();
        }
    }
}

/// Hands an event over. A mistake of an observer must not take the thread down, nor the others who follow it.
fn tell(observer: &dyn Observer, event: &Arc<Event>) {
    let told = panic::catch_unwind(AssertUnwindSafe(|| observer.on_event(event)));
    if told.is_err() {
        error!(thread = %event.thread, "an observer panicked");
        observer.panicked();
    }
}
