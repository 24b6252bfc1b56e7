//! Observers: the receivers of events, their subscriptions, and the snapshot that starts a subscription.

use std::{
    fmt,
    panic::{self, AssertUnwindSafe},
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicU64, Ordering},
    },
};

use serde::{Deserialize, Serialize};
use tracing::error;

use crate::{
    BoxFuture,
    locks::lock,
    model::{
        Ask, AskClass, Event, Item, QueuedInput, Thread, ThreadId, ThreadStatus, Turn, numbered,
        whole,
    },
};

/// Receives events. The thread's actor calls it in order, one call at a time per thread; it must not block.
///
/// An observer of several threads is called by several actors concurrently.
pub trait Observer: Send + Sync {
    /// Receives one event.
    fn on_event(&self, event: &Arc<Event>);

    /// Called when `parent`, a thread that this observer follows, spawned or resumed the child `thread`. Returns
    /// whether to follow the child, too, and answer its asks. The child's events then go to the same observer.
    fn follows_spawned(&self, parent: ThreadId, thread: &Arc<Thread>) -> bool {
        let _ = (parent, thread);
        false
    }

    /// Receives the thread without its turns, before the events of a batch that changed it.
    fn on_row(&self, thread: &Arc<Thread>) {
        let _ = thread;
    }

    /// Returns whether a client is present that may answer asks of the thread. An observer that follows on behalf of
    /// others may have no client at the moment.
    fn attends(&self, thread: ThreadId) -> bool {
        let _ = thread;
        true
    }

    /// Returns whether to send [`EventKind::CallWritten`] events of the thread. The agent makes none while no observer
    /// wants them. Asked again whenever the subscribers of the thread change.
    ///
    /// [`EventKind::CallWritten`]: crate::EventKind::CallWritten
    fn wants_calls(&self, thread: ThreadId) -> bool {
        let _ = thread;
        false
    }

    /// Returns whether to send [`EventKind::ModelItem`] and [`EventKind::ModelAnswered`] events of the thread. The agent
    /// makes none while no observer wants them. Asked again whenever the subscribers of the thread change. An observer
    /// in another process wants none.
    ///
    /// [`EventKind::ModelItem`]: crate::EventKind::ModelItem
    /// [`EventKind::ModelAnswered`]: crate::EventKind::ModelAnswered
    fn wants_model_items(&self, thread: ThreadId) -> bool {
        let _ = thread;
        false
    }

    /// Returns whether this observer, where it watches all threads, also receives the events of commands of threads that
    /// it does not follow: their starts, output, questions and ends. Threads of other processes are left out. Asked once,
    /// when the watch begins.
    fn wants_commands(&self) -> bool {
        false
    }

    /// Called once after a batch of events of one thread, to send the gathered output.
    fn flush(&self) {}

    /// Called after this observer panicked in another call, which then counts as if it had answered nothing: the thread
    /// continues without delivering that event again.
    fn panicked(&self) {}

    /// Called after a batch of events of a followed thread. If the observer has more unsent output than its limit, it
    /// returns a future that completes when it has less; until then the thread's agent is blocked (backpressure). The
    /// future must complete even if nothing reads the output.
    fn backlog(&self, thread: ThreadId) -> Option<BoxFuture<'static, ()>> {
        let _ = thread;
        None
    }
}

/// The id of a watch, used to end it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WatchId(pub(crate) u64);

/// A client that follows a thread.
#[derive(Clone)]
pub struct Subscriber {
    /// Number of the client, the same in [`crate::ThreadHandle::answer`]. A client has one subscription per thread;
    /// subscribing again replaces it.
    pub client: u64,
    /// Receives the events. If the same `Arc` also watches all threads, it receives thread-level events only once.
    pub observer: Arc<dyn Observer>,
    /// The asks that the client can answer.
    pub answers: AnswerSet,
}

impl Subscriber {
    /// See [`Observer::attends`].
    pub(crate) fn attends(&self, thread: ThreadId) -> bool {
        self.observer.guarded(|observer| observer.attends(thread))
    }

    /// See [`Observer::follows_spawned`].
    pub(crate) fn follows_spawned(&self, parent: ThreadId, thread: &Arc<Thread>) -> bool {
        self.observer
            .guarded(|observer| observer.follows_spawned(parent, thread))
    }
}

impl fmt::Debug for Subscriber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Subscriber")
            .field("client", &self.client)
            .field("answers", &self.answers)
            .finish_non_exhaustive()
    }
}

/// The classes of asks that a client can answer. The default is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnswerSet {
    /// Approvals of actions.
    pub approval: bool,
    /// Input from a person.
    pub input: bool,
    /// Tools that run at the client.
    pub tool_call: bool,
    /// Elicitations of tool servers.
    pub elicitation: bool,
}

impl AnswerSet {
    /// All classes.
    pub const ALL: Self = Self {
        approval: true,
        input: true,
        tool_call: true,
        elicitation: true,
    };

    /// Returns the classes that at least one of the two can answer.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self {
            approval: self.approval || other.approval,
            input: self.input || other.input,
            tool_call: self.tool_call || other.tool_call,
            elicitation: self.elicitation || other.elicitation,
        }
    }

    /// Tells whether asks of `class` can be answered.
    pub fn contains(self, class: AskClass) -> bool {
        match class {
            AskClass::Approval => self.approval,
            AskClass::Input => self.input,
            AskClass::ToolCall => self.tool_call,
            AskClass::Elicitation => self.elicitation,
        }
    }
}

/// The position in the event stream where a subscription starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cursor {
    /// At the next event.
    Live,
    /// After the event with this sequence number. Later events are replayed: all of them while the thread still has
    /// them in memory, otherwise without the kinds that are not stored (deltas, starts and changes of items, status).
    After(u64),
}

/// The state of a thread between two events.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ThreadSnapshot {
    /// The thread without its turns.
    #[serde(with = "whole")]
    pub thread: Arc<Thread>,
    /// The status of the thread.
    pub status: ThreadStatus,
    /// The running turn, if any.
    pub running: Option<Arc<Turn>>,
    /// The items of that turn that are not completed, with their content so far, ordered by start.
    #[serde(with = "numbered::list")]
    pub open_items: Vec<Arc<Item>>,
    /// Open asks, oldest first.
    pub asks: Vec<Arc<Ask>>,
    /// The queued inputs.
    pub queue: Arc<Vec<QueuedInput>>,
    /// Sequence number of the last event that the snapshot includes.
    pub seq: u64,
    /// How many clients of this process follow the thread.
    #[serde(skip)]
    pub subscribers: usize,
    /// Whether another process has the thread, and its events come from there.
    #[serde(skip)]
    pub elsewhere: bool,
}

impl dyn Observer {
    /// Calls the observer. A panic of it must affect neither the thread nor its other observers.
    pub(crate) fn guarded<T: Default>(&self, call: impl FnOnce(&Self) -> T) -> T {
        panic::catch_unwind(AssertUnwindSafe(|| call(self))).unwrap_or_else(|_| {
            error!("an observer panicked");
            // This may panic, too.
            let _ = panic::catch_unwind(AssertUnwindSafe(|| self.panicked()));
            T::default()
        })
    }

    /// Delivers an event.
    pub(crate) fn tell(&self, event: &Arc<Event>) {
        self.guarded(|observer| observer.on_event(event));
    }
}

type WatcherList = Arc<Vec<(WatchId, Arc<dyn Observer>)>>;

/// The observers that watch all threads.
#[derive(Default)]
pub(crate) struct Watchers {
    lists: Mutex<WatcherLists>,
    last: AtomicU64,
}

#[derive(Default)]
struct WatcherLists {
    /// The watchers of this process.
    here: WatcherList,
    /// The watchers of this process, and the other processes.
    everywhere: WatcherList,
    /// Those of this process that receive the events of commands.
    of_commands: WatcherList,
}

impl Watchers {
    pub(crate) fn add(&self, observer: Arc<dyn Observer>) -> WatchId {
        let id = WatchId(self.last.fetch_add(1, Ordering::Relaxed));
        let wants_commands = observer.guarded(Observer::wants_commands);
        let mut lists = self.lock();
        if wants_commands {
            Arc::make_mut(&mut lists.of_commands).push((id, Arc::clone(&observer)));
        }
        Arc::make_mut(&mut lists.here).push((id, Arc::clone(&observer)));
        Arc::make_mut(&mut lists.everywhere).push((id, observer));
        id
    }

    /// Adds a watcher on behalf of another process.
    pub(crate) fn add_peer(&self, observer: Arc<dyn Observer>) -> WatchId {
        let id = WatchId(self.last.fetch_add(1, Ordering::Relaxed));
        Arc::make_mut(&mut self.lock().everywhere).push((id, observer));
        id
    }

    pub(crate) fn remove(&self, watch: WatchId) {
        let mut lists = self.lock();
        Arc::make_mut(&mut lists.here).retain(|(id, _)| *id != watch);
        Arc::make_mut(&mut lists.everywhere).retain(|(id, _)| *id != watch);
        Arc::make_mut(&mut lists.of_commands).retain(|(id, _)| *id != watch);
    }

    /// Returns the current watchers of this process.
    pub(crate) fn here(&self) -> WatcherList {
        Arc::clone(&self.lock().here)
    }

    /// Returns the current watchers of all processes.
    pub(crate) fn everywhere(&self) -> WatcherList {
        Arc::clone(&self.lock().everywhere)
    }

    /// Returns the current watchers of this process that receive the events of commands.
    pub(crate) fn of_commands(&self) -> WatcherList {
        Arc::clone(&self.lock().of_commands)
    }

    fn lock(&self) -> MutexGuard<'_, WatcherLists> {
        lock(&self.lists)
    }
}

/// Delivers a batch of events of one thread to its subscribers and, for thread-level events, to the watchers; then flushes
/// them. The watchers already have the events up to the number `seen`.
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
                watcher.tell(event);
            }
        }
        for subscriber in subscribers {
            if !(thread_level && watches(subscriber)) {
                subscriber.observer.tell(event);
            }
        }
    }
    for (_, watcher) in watchers {
        watcher.guarded(Observer::flush);
    }
    for subscriber in subscribers {
        if !watches(subscriber) {
            subscriber.observer.guarded(Observer::flush);
        }
    }
}

/// Delivers the events of commands in a batch of one thread to those of the watchers that do not follow the thread.
pub(crate) fn deliver_commands(
    events: &[Arc<Event>],
    subscribers: &[Subscriber],
    watchers: &[(WatchId, Arc<dyn Observer>)],
) {
    let of_commands = || events.iter().filter(|event| event.kind.is_of_command());
    if watchers.is_empty() || of_commands().next().is_none() {
        return;
    }
    for (_, watcher) in watchers {
        let follows =
            |one: &Subscriber| std::ptr::addr_eq(Arc::as_ptr(watcher), Arc::as_ptr(&one.observer));
        if !subscribers.iter().any(follows) {
            of_commands().for_each(|event| watcher.tell(event));
            watcher.guarded(Observer::flush);
        }
    }
}
