//! The client side of a connection to another process, whose threads this one follows.

use std::{
    collections::{HashMap, HashSet},
    fmt,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use crate::{
    call::Request,
    model::{Cause, EventKind, ProcessId, ThreadId, ThreadStatus},
    observers::AnswerSet,
    store::{Directory, Liveness},
    task,
};

use super::{
    lock,
    outbound::Outbound,
    wire::{self, ToOwner},
};

/// Interval of the pings to a process, while requests wait for it or one of its running turns is followed.
const PING_INTERVAL: Duration = Duration::from_millis(400);

/// The connection to a process whose threads this one follows.
pub(crate) struct Link {
    pub(crate) process: ProcessId,
    out: Arc<Outbound>,
    over: CancellationToken,
    last: AtomicU64,
    /// Whether the process has sent anything since the last ping.
    heard: AtomicBool,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    over: bool,
    followed: HashSet<ThreadId>,
    /// The followed threads that wait for an answer or run a turn.
    awaited: HashSet<ThreadId>,
    /// The threads with a request that the process has not answered.
    requested: HashSet<ThreadId>,
    /// Threads that run a turn in that process, as far as is known, and their status.
    active: HashMap<ThreadId, ThreadStatus>,
    is_asked: bool,
}

impl Link {
    pub(crate) fn new(
        process: ProcessId,
        out: Arc<Outbound>,
        over: CancellationToken,
    ) -> Arc<Self> {
        Arc::new(Self {
            process,
            out,
            over,
            last: AtomicU64::default(),
            heard: AtomicBool::new(true),
            state: Mutex::default(),
        })
    }

    /// Waits until the connection is closed.
    pub(crate) async fn over(&self) {
        self.over.cancelled().await;
    }

    /// Records that the process has sent something.
    pub(crate) fn note_life(&self) {
        self.heard.store(true, Ordering::Relaxed);
    }

    /// Closes the connection, and returns the threads that this concerns: the followed ones, those with a request that
    /// is not answered, and those that run a turn in that process.
    pub(crate) fn end(&self) -> HashSet<ThreadId> {
        self.over.cancel();
        let mut state = self.state();
        state.over = true;
        let active = std::mem::take(&mut state.active);
        let requested = std::mem::take(&mut state.requested);
        let others = active.into_keys().chain(requested);
        state.followed.drain().chain(others).collect()
    }

    /// Asks to follow a thread. Returns the number of the request; `None` if the connection is closed.
    pub(crate) fn follow(&self, thread: ThreadId, attends: Option<AnswerSet>) -> Option<u64> {
        let mut state = self.state();
        if state.over {
            return None;
        }
        state.followed.insert(thread);
        drop(state);
        let number = self.number();
        self.say(&ToOwner::Follow {
            thread,
            number,
            attends,
        });
        Some(number)
    }

    /// Tells the process which asks of a thread the subscribers here can answer.
    pub(crate) fn attend(&self, thread: ThreadId, attends: Option<AnswerSet>) {
        self.say(&ToOwner::Attend { thread, attends });
    }

    pub(crate) fn unfollow(&self, thread: ThreadId) {
        let mut state = self.state();
        state.awaited.remove(&thread);
        let was_followed = state.followed.remove(&thread);
        drop(state);
        if was_followed {
            self.say(&ToOwner::Unfollow(thread));
        }
    }

    /// Marks a thread as followed without asking, because its process is about to send its events. Returns `false` if
    /// the connection is closed.
    pub(crate) fn expect(&self, thread: ThreadId) -> bool {
        let mut state = self.state();
        !state.over && {
            state.followed.insert(thread);
            true
        }
    }

    /// Forwards a request. Returns the number that its outcome will have; `None` if the connection is closed.
    pub(crate) fn request(
        &self,
        thread: ThreadId,
        request: &Request,
        cause: Option<&Cause>,
    ) -> Option<u64> {
        /// Has the same form as [`ToOwner::Request`], but borrows its content.
        #[derive(serde::Serialize)]
        #[serde(rename_all = "snake_case")]
        enum Form<'a> {
            Request {
                thread: ThreadId,
                number: u64,
                request: &'a Request,
                cause: Option<&'a Cause>,
            },
        }
        let mut state = self.state();
        if state.over {
            return None;
        }
        state.requested.insert(thread);
        drop(state);
        let number = self.number();
        self.out.push(|frames| {
            wire::put(
                frames,
                &Form::Request {
                    thread,
                    number,
                    request,
                    cause,
                },
            )
        });
        self.out.flush();
        Some(number)
    }

    /// Records that a thread does not wait for the outcome of a request any more.
    pub(crate) fn forget_request(&self, thread: ThreadId) {
        self.state().requested.remove(&thread);
    }

    /// Tells the process whether the subscribers of a thread here have a backlog.
    pub(crate) fn behind(&self, thread: ThreadId, behind: bool) {
        self.say(&ToOwner::Behind { thread, behind });
    }

    /// Sets whether a thread waits for the process. While any does, pings detect that the process is gone.
    pub(crate) fn set_awaited(
        self: &Arc<Self>,
        directory: &Arc<dyn Directory>,
        thread: ThreadId,
        is: bool,
    ) {
        let mut state = self.state();
        if is {
            state.awaited.insert(thread);
        } else {
            state.awaited.remove(&thread);
        }
        if is && !std::mem::replace(&mut state.is_asked, true) {
            let ask = ask_regularly(Arc::clone(self), Arc::clone(directory));
            task::spawn(self.over.clone().run_until_cancelled_owned(ask));
        }
    }

    /// Tells whether the process has sent anything since the last ping.
    pub(crate) fn answers(&self) -> bool {
        self.heard.load(Ordering::Relaxed)
    }

    /// Records that the process does not answer, and sends a ping.
    pub(crate) fn note_silence(&self) {
        self.heard.store(false, Ordering::Relaxed);
        self.ping();
    }

    /// Asks the process for an answer. A process that has no connection to this one opens one.
    pub(crate) fn ping(&self) {
        self.say(&ToOwner::Ping);
    }

    fn number(&self) -> u64 {
        self.last.fetch_add(1, Ordering::Relaxed) + 1
    }

    fn say(&self, message: &ToOwner) {
        self.out.push(|frames| wire::put(frames, message));
        self.out.flush();
    }

    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }

    /// Tracks which threads run a turn in that process.
    pub(crate) fn note_event(&self, thread: ThreadId, kind: &EventKind) {
        match kind {
            EventKind::StatusChanged { status, .. } => self.note_status(thread, *status),
            EventKind::ThreadDeleted => self.note_status(thread, ThreadStatus::Idle),
            _ => {}
        }
    }

    pub(crate) fn note_status(&self, thread: ThreadId, status: ThreadStatus) {
        let mut state = self.state();
        match status {
            ThreadStatus::Active { .. } => state.active.insert(thread, status),
            ThreadStatus::Idle | ThreadStatus::Failed => state.active.remove(&thread),
        };
    }

    /// Returns the status of a thread if it runs a turn in that process.
    pub(crate) fn active(&self, thread: ThreadId) -> Option<ThreadStatus> {
        self.state().active.get(&thread).copied()
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Link").field(&self.process).finish()
    }
}

/// Pings a process while any thread waits for it. It ends with the connection.
async fn ask_regularly(link: Arc<Link>, directory: Arc<dyn Directory>) {
    loop {
        link.note_silence();
        sleep(PING_INTERVAL).await;
        {
            let mut state = link.state();
            if state.awaited.is_empty() && state.requested.is_empty() {
                state.is_asked = false;
                return;
            }
        }
        if !link.answers()
            && let Ok(Liveness::Dead) = directory.liveness(link.process).await
        {
            link.over.cancel();
        }
    }
}
