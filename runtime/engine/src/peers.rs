//! Processes on one store: what one of them has in memory, the others follow.
//!
//! Each process connects to each other one, and follows threads over the connection that it made ([`Link`]). What it is
//! told there comes from the threads of the other process ([`Session`]): the events of threads that it follows, and
//! thread-level events of all. Nobody is asked regularly, and a process that is alone connects to nobody.

mod link;
mod outbound;
mod session;
pub(crate) mod wire;

use std::{
    collections::HashMap,
    fmt, io,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};
use tokio_util::sync::CancellationToken;

use crate::{
    BoxFuture,
    call::Outcome,
    model::{Event, Json, ProcessId, Thread, ThreadId},
    observers::{Subscriber, ThreadSnapshot},
};

pub(crate) use self::{
    link::Link,
    outbound::Outbound,
    session::{Pending, Session},
};

/// Where the numbers begin under which other processes follow. No client gets as far.
const FIRST_SESSION: u64 = 1 << 62;

/// The connections to other processes.
#[derive(Default)]
pub(crate) struct Peers {
    /// Fires when this process is done.
    over: CancellationToken,
    links: Mutex<HashMap<ProcessId, Arc<Link>>>,
    /// Keeps two from connecting to the same process.
    dialing: Mutex<HashMap<ProcessId, Arc<AsyncMutex<()>>>>,
    sessions: Mutex<Arc<Vec<Arc<Session>>>>,
    last_session: AtomicU64,
    /// The threads that this process wrote to since it loaded them, with their epochs: what a new process is told.
    written: Mutex<HashMap<ThreadId, u64>>,
    /// Who takes notices.
    listener: Mutex<Option<Arc<Listener>>>,
}

/// What threads want of the connections to other processes.
pub(crate) trait Mesh: Send + Sync {
    /// Returns a connection to a process, which is made where there is none. Takes a second at most.
    ///
    /// Errors: `Unsupported` where it speaks another version, with words for people.
    fn reach(self: Arc<Self>, process: ProcessId) -> BoxFuture<'static, io::Result<Arc<Link>>>;

    /// Lets those who follow a thread follow one that it spawned in another process.
    fn share_spawned(self: Arc<Self>, followers: Vec<Subscriber>, child: Arc<Thread>);
}

type Listener = dyn Fn(&str, &Json) + Send + Sync;

/// What another process says of a thread.
#[derive(Debug)]
pub(crate) struct PeerNews {
    pub(crate) link: Arc<Link>,
    pub(crate) news: Vec<News>,
}

/// One thing that another process says of a thread.
#[derive(Debug)]
pub(crate) enum News {
    Event(Arc<Event>),
    /// What is known of the thread, before the events that changed it.
    Row(Arc<Thread>),
    /// The process has the thread, which stands like this; what follows comes as news.
    Followed {
        number: u64,
        epoch: u64,
        snapshot: Box<ThreadSnapshot>,
    },
    /// The process does not have the thread.
    NotHere {
        number: u64,
    },
    /// What became of a request.
    Outcome {
        number: u64,
        outcome: Outcome,
    },
    /// The process wrote to the thread for the first time. `followed` says whether it tells this one what happens.
    Owns {
        epoch: u64,
        followed: bool,
    },
    /// A thread was spawned by this one.
    Spawned(Arc<Thread>),
    /// The connection is over.
    Lost,
}

impl Peers {
    /// Returns the connection to a process, if there is one.
    pub(crate) fn link(&self, process: ProcessId) -> Option<Arc<Link>> {
        lock(&self.links).get(&process).cloned()
    }

    /// Returns the process that follows from there, if there is one.
    pub(crate) fn session(&self, process: ProcessId) -> Option<Arc<Session>> {
        let sessions = self.sessions();
        let found = sessions.iter().rev().find(|one| one.process == process);
        found.cloned()
    }

    /// Notes that a process does not follow a thread any more.
    pub(crate) fn forget(&self, client: u64, thread: ThreadId) {
        let sessions = self.sessions();
        if let Some(session) = sessions.iter().find(|one| one.client == client) {
            session.forget(thread);
        }
    }

    fn sessions(&self) -> Arc<Vec<Arc<Session>>> {
        Arc::clone(&lock(&self.sessions))
    }

    /// Returns what fires when a new connection is to end.
    pub(crate) fn connection(&self) -> CancellationToken {
        self.over.child_token()
    }

    /// Tells whether this process is done.
    pub(crate) fn is_over(&self) -> bool {
        self.over.is_cancelled()
    }

    /// Lets one caller at a time connect to a process.
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

    pub(crate) fn add_session(
        &self,
        process: ProcessId,
        out: Arc<Outbound>,
        over: &CancellationToken,
    ) -> Arc<Session> {
        let number = self.last_session.fetch_add(1, Ordering::Relaxed);
        let session = Session::new(process, FIRST_SESSION + number, out, over.clone());
        Arc::make_mut(&mut *lock(&self.sessions)).push(Arc::clone(&session));
        let written = lock(&self.written);
        for (thread, epoch) in written.iter() {
            session.announce(*thread, *epoch);
        }
        drop(written);
        session
    }

    pub(crate) fn remove_session(&self, session: &Arc<Session>) {
        let mut sessions = lock(&self.sessions);
        Arc::make_mut(&mut *sessions).retain(|one| !Arc::ptr_eq(one, session));
    }

    /// Takes what a process says that is not about one thread.
    pub(crate) fn hear_notice(&self, topic: &str, payload: &Json) {
        let listener = lock(&self.listener).clone();
        if let Some(listener) = listener {
            listener(topic, payload);
        }
    }

    /// Tells the other processes that this one wrote to a thread.
    pub(crate) fn announce(&self, thread: ThreadId, epoch: u64) {
        lock(&self.written).insert(thread, epoch);
        for session in self.sessions().iter() {
            session.announce(thread, epoch);
        }
    }

    /// Notes that this process does not have a thread any more.
    pub(crate) fn forget_written(&self, thread: ThreadId) {
        lock(&self.written).remove(&thread);
    }

    /// Tells the other processes something.
    pub(crate) fn publish(&self, topic: &str, payload: &Json) {
        for session in self.sessions().iter() {
            session.notice(topic, payload);
        }
    }

    pub(crate) fn listen(&self, listener: Arc<Listener>) {
        *lock(&self.listener) = Some(listener);
    }

    /// Tells the other processes that this one ends in order, once what was said before is out.
    pub(crate) async fn leave(&self) {
        for session in self.sessions().iter() {
            session.leave().await;
        }
        self.over.cancel();
    }

    /// Ends all connections where they are.
    pub(crate) fn abort(&self) {
        self.over.cancel();
    }
}

impl fmt::Debug for Peers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Peers").finish_non_exhaustive()
    }
}

/// Tells whether one who follows has a number of another process.
pub(crate) fn is_session(client: u64) -> bool {
    (FIRST_SESSION..FIRST_SESSION << 1).contains(&client)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
