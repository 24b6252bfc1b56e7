//! Connections between the processes on one store, so that each can follow the threads that another has in memory.
//!
//! Each process opens a connection to every other one, and follows threads over its own connection ([`Link`]). It
//! receives what the other process sends for its threads ([`Session`]): all events of followed threads, and the
//! thread-level events of all. There is no polling, and a process without others has no connections.

mod link;
mod outbound;
mod session;
pub(crate) mod wire;

use std::{
    collections::HashMap,
    fmt, io,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
};

use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};
use tokio_util::sync::CancellationToken;

use crate::{
    BoxFuture,
    call::Outcome,
    locks::lock,
    model::{Event, Json, ProcessId, Thread, ThreadId, ThreadStatus},
    observers::{Subscriber, ThreadSnapshot},
};

pub(crate) use self::{
    link::Link,
    outbound::Outbound,
    session::{Pending, Session},
};

/// The first subscriber number of other processes. Numbers of clients never get this large.
const FIRST_SESSION: u64 = 1 << 62;

/// The connections to other processes.
#[derive(Default)]
pub(crate) struct Peers {
    /// Fires when this process shuts down.
    over: CancellationToken,
    links: Mutex<HashMap<ProcessId, Arc<Link>>>,
    /// Prevents two connections to the same process from being opened at once.
    dialing: Mutex<HashMap<ProcessId, Arc<AsyncMutex<()>>>>,
    sessions: Mutex<Arc<Vec<Arc<Session>>>>,
    last_session: AtomicU64,
    /// The threads that this process wrote to since it loaded them. New processes receive this list.
    written: Mutex<HashMap<ThreadId, Written>>,
    /// Receives the notices of other processes.
    listener: Mutex<Option<Arc<Listener>>>,
}

/// A thread that this process owns and has in memory.
#[derive(Clone, Copy, Debug)]
struct Written {
    epoch: u64,
    status: ThreadStatus,
}

/// The operations of threads on the connections to other processes.
pub(crate) trait Mesh: Send + Sync {
    /// Returns the connection to a process, and opens it if there is none. Takes a second at most.
    ///
    /// Errors: `Unsupported` if the process speaks another version, with a message for people.
    fn reach(self: Arc<Self>, process: ProcessId) -> BoxFuture<'static, io::Result<Arc<Link>>>;

    /// Subscribes the subscribers of a thread to a child thread that it spawned in another process.
    fn share_spawned(self: Arc<Self>, followers: Vec<Subscriber>, child: Arc<Thread>);
}

type Listener = dyn Fn(PeerNotice<'_>) + Send + Sync;

/// What the listener for other processes hears.
#[derive(Clone, Copy, Debug)]
pub enum PeerNotice<'a> {
    /// A process is connected: all that it says from now on is heard. What it said before may not have been.
    Joined,
    /// The connection to a process ended: it shut down, or died, or is about to be reached anew.
    Left,
    /// A process published a notice.
    Said {
        /// What the notice is about.
        topic: &'a str,
        /// The notice.
        payload: &'a Json,
    },
}

/// Messages of another process about one thread.
#[derive(Debug)]
pub(crate) struct PeerNews {
    pub(crate) link: Arc<Link>,
    pub(crate) news: Vec<PeerMessage>,
}

/// A message of another process about a thread.
#[derive(Debug)]
pub(crate) enum PeerMessage {
    Event(Arc<Event>),
    /// The thread without its turns, before the events that changed it.
    Row(Arc<Thread>),
    /// The process has the thread in this state; later events follow as news.
    Followed {
        number: u64,
        epoch: u64,
        snapshot: Box<ThreadSnapshot>,
    },
    /// The process does not have the thread.
    NotHere {
        number: u64,
    },
    /// The outcome of a request.
    Outcome {
        number: u64,
        outcome: Outcome,
    },
    /// The process wrote to the thread for the first time. `followed` tells whether it sends events of the thread here.
    Owns {
        epoch: u64,
        followed: bool,
        status: ThreadStatus,
    },
    /// The thread spawned this child thread.
    Spawned(Arc<Thread>),
    /// The connection is closed.
    Lost,
}

impl Peers {
    /// Returns the connection to a process, if there is one.
    pub(crate) fn link(&self, process: ProcessId) -> Option<Arc<Link>> {
        lock(&self.links).get(&process).cloned()
    }

    /// Returns the session of a process that follows threads of this one, if there is one.
    pub(crate) fn session(&self, process: ProcessId) -> Option<Arc<Session>> {
        let sessions = self.sessions();
        let found = sessions.iter().rev().find(|one| one.process == process);
        found.cloned()
    }

    /// Records that a process does not follow a thread any more.
    pub(crate) fn forget(&self, client: u64, thread: ThreadId) {
        let sessions = self.sessions();
        if let Some(session) = sessions.iter().find(|one| one.client == client) {
            session.forget(thread);
        }
    }

    fn sessions(&self) -> Arc<Vec<Arc<Session>>> {
        Arc::clone(&lock(&self.sessions))
    }

    /// Returns a token for a new connection, which fires when the connection must end.
    pub(crate) fn connection(&self) -> CancellationToken {
        self.over.child_token()
    }

    /// Tells whether this process is shutting down.
    pub(crate) fn is_over(&self) -> bool {
        self.over.is_cancelled()
    }

    /// Waits until no other caller connects to the process, and returns the lock.
    pub(crate) async fn dialing(&self, process: ProcessId) -> OwnedMutexGuard<()> {
        let turn = Arc::clone(lock(&self.dialing).entry(process).or_default());
        turn.lock_owned().await
    }

    pub(crate) fn add_link(&self, link: &Arc<Link>) {
        lock(&self.links).insert(link.process, Arc::clone(link));
    }

    pub(crate) fn remove_link(&self, link: &Arc<Link>) {
        let mut links = lock(&self.links);
        let known = links.get(&link.process);
        if known.is_some_and(|known| Arc::ptr_eq(known, link)) {
            links.remove(&link.process);
            lock(&self.dialing).remove(&link.process);
        }
    }

    pub(crate) fn new_session(
        &self,
        process: ProcessId,
        out: Arc<Outbound>,
        over: &CancellationToken,
    ) -> Arc<Session> {
        let number = self.last_session.fetch_add(1, Ordering::Relaxed);
        Session::new(process, FIRST_SESSION + number, out, over.clone())
    }

    /// Adds a session, and tells it of the threads that this process wrote to.
    pub(crate) fn add_session(&self, session: &Arc<Session>) {
        Arc::make_mut(&mut *lock(&self.sessions)).push(Arc::clone(session));
        let written = lock(&self.written);
        for (thread, written) in written.iter() {
            session.announce(*thread, written.epoch, written.status);
        }
    }

    /// Returns what a thread is doing in another process, if it runs a turn there.
    pub(crate) fn active_elsewhere(&self, thread: ThreadId) -> Option<ThreadStatus> {
        let links = lock(&self.links);
        links.values().find_map(|link| link.active(thread))
    }

    pub(crate) fn remove_session(&self, session: &Arc<Session>) {
        let mut sessions = lock(&self.sessions);
        Arc::make_mut(&mut *sessions).retain(|one| !Arc::ptr_eq(one, session));
    }

    /// Passes a notice to the listener.
    pub(crate) fn hear(&self, notice: PeerNotice<'_>) {
        let listener = lock(&self.listener).clone();
        if let Some(listener) = listener {
            listener(notice);
        }
    }

    /// Announces to the other processes that this one wrote to a thread.
    pub(crate) fn announce(&self, thread: ThreadId, epoch: u64) {
        let status = ThreadStatus::default();
        lock(&self.written).insert(thread, Written { epoch, status });
        for session in self.sessions().iter() {
            session.announce(thread, epoch, status);
        }
    }

    /// Records what a thread of this process is doing, before its events tell the other processes.
    pub(crate) fn note_status(&self, thread: ThreadId, status: ThreadStatus) {
        if let Some(written) = lock(&self.written).get_mut(&thread) {
            written.status = status;
        }
    }

    /// Returns the threads that this process owns and has in memory, and what they are doing.
    pub(crate) fn owned(&self) -> Vec<(ThreadId, ThreadStatus)> {
        let written = lock(&self.written);
        let owned = written.iter().map(|(id, written)| (*id, written.status));
        owned.collect()
    }

    /// Records that this process does not have a thread any more.
    pub(crate) fn forget_written(&self, thread: ThreadId) {
        lock(&self.written).remove(&thread);
    }

    /// Sends a notice to the other processes.
    pub(crate) fn publish(&self, topic: &str, payload: &Json) {
        for session in self.sessions().iter() {
            session.notice(topic, payload);
        }
    }

    pub(crate) fn listen(&self, listener: Arc<Listener>) {
        *lock(&self.listener) = Some(listener);
    }

    /// Tells the other processes that this one shuts down in order, after all earlier messages are sent.
    pub(crate) async fn leave(&self) {
        for session in self.sessions().iter() {
            session.leave().await;
        }
        self.over.cancel();
    }

    /// Closes all connections at once, without sending what is queued.
    pub(crate) fn abort(&self) {
        self.over.cancel();
    }
}

impl fmt::Debug for Peers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Peers").finish_non_exhaustive()
    }
}

/// Tells whether a subscriber number belongs to another process.
pub(crate) fn is_session(client: u64) -> bool {
    (FIRST_SESSION..FIRST_SESSION << 1).contains(&client)
}
