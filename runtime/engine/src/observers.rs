//! Who sees events, and what a newcomer is told first.

use std::{
    fmt,
    panic::{self, AssertUnwindSafe},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use tracing::error;

use crate::{
    BoxFuture,
    model::{Ask, AskClass, Event, Item, QueuedInput, Thread, ThreadId, ThreadStatus, Turn},
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

    /// Called once after a batch of events of one thread, to send what was gathered.
    fn flush(&self) {}

    /// Called after this observer has panicked over an event. The thread goes on without it having seen the event.
    fn panicked(&self) {}

    /// Asked after a batch of events of a thread that this one follows. Where it has more to hand on than it wants to
    /// hold, it returns a future that is ready when it has less: until then the agent of the thread waits with what it
    /// does next. The future must end also where nobody takes anything.
    fn backlog(&self) -> Option<BoxFuture<'static, ()>> {
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
#[derive(Clone, Debug)]
pub struct ThreadSnapshot {
    /// What is known of the thread without its turns.
    pub thread: Arc<Thread>,
    /// What it is doing.
    pub status: ThreadStatus,
    /// The turn that runs.
    pub running: Option<Arc<Turn>>,
    /// Items of that turn that are not completed, with what they have so far, by start.
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
    list: Mutex<WatcherList>,
    last: AtomicU64,
}

impl Watchers {
    pub(crate) fn add(&self, observer: Arc<dyn Observer>) -> WatchId {
        let id = WatchId(self.last.fetch_add(1, Ordering::Relaxed));
        Arc::make_mut(&mut *self.lock()).push((id, observer));
        id
    }

    pub(crate) fn remove(&self, watch: WatchId) {
        Arc::make_mut(&mut *self.lock()).retain(|(id, _)| *id != watch);
    }

    /// Returns those who watch now.
    pub(crate) fn list(&self) -> WatcherList {
        Arc::clone(&self.lock())
    }

    fn lock(&self) -> MutexGuard<'_, WatcherList> {
        self.list.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Hands a batch of events of one thread to all whom they concern, then lets them flush.
pub(crate) fn deliver(events: &[Arc<Event>], subscribers: &[Subscriber], watchers: &Watchers) {
    let watchers = events
        .iter()
        .any(|event| event.kind.is_thread_level())
        .then(|| watchers.list());
    let watchers = watchers.as_deref().map_or(&[][..], Vec::as_slice);
    let watches = |subscriber: &Subscriber| {
        watchers.iter().any(|(_, watcher)| {
            std::ptr::addr_eq(Arc::as_ptr(watcher), Arc::as_ptr(&subscriber.observer))
        })
    };
    for event in events {
        let thread_level = event.kind.is_thread_level();
        if thread_level {
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
