//! A connection to a process whose threads this one follows.

use std::{
    collections::HashSet,
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
};

use super::{
    lock,
    outbound::Outbound,
    wire::{self, ToOwner},
};

/// How often a process is asked whether it is there, while somebody waits for it or follows a turn of it.
const PULSE: Duration = Duration::from_millis(400);

/// A connection to a process whose threads this one follows.
pub(crate) struct Link {
    pub(crate) process: ProcessId,
    out: Arc<Outbound>,
    over: CancellationToken,
    last: AtomicU64,
    /// Whether the process has said something since it was asked.
    heard: AtomicBool,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    over: bool,
    followed: HashSet<ThreadId>,
    /// Those of the followed threads that somebody waits for.
    awaited: HashSet<ThreadId>,
    /// Threads that run a turn there, as far as is known.
    active: HashSet<ThreadId>,
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

    /// Waits until the connection is over.
    pub(crate) async fn over(&self) {
        self.over.cancelled().await;
    }

    /// Notes that the process has said something.
    pub(crate) fn note_life(&self) {
        self.heard.store(true, Ordering::Relaxed);
    }

    /// Ends the connection, and returns the threads that this concerns: those that are followed, and those that run a
    /// turn there.
    pub(crate) fn end(&self) -> HashSet<ThreadId> {
        self.over.cancel();
        let mut state = self.state();
        state.over = true;
        let active = std::mem::take(&mut state.active);
        state.followed.drain().chain(active).collect()
    }

    /// Asks to follow a thread. Returns the number that the answer has; `None` where the connection is over.
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

    /// Says what those who follow a thread can answer.
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

    /// Makes a thread one that is followed, because its process is about to tell of it by itself. `false` where the
    /// connection is over.
    pub(crate) fn expect(&self, thread: ThreadId) -> bool {
        let mut state = self.state();
        !state.over && {
            state.followed.insert(thread);
            true
        }
    }

    /// Hands on a request. Returns the number that the answer has.
    pub(crate) fn request(
        &self,
        thread: ThreadId,
        request: &Request,
        cause: Option<&Cause>,
    ) -> u64 {
        /// As [`ToOwner::Request`], without a copy.
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
        number
    }

    /// Says whether those who follow a thread have more than they want to hold.
    pub(crate) fn behind(&self, thread: ThreadId, behind: bool) {
        self.say(&ToOwner::Behind { thread, behind });
    }

    /// Says whether somebody waits for the thread: then it is noticed when the process is gone without a trace.
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
            tokio::spawn(self.over.clone().run_until_cancelled_owned(ask));
        }
    }

    /// Tells whether the process has answered since it was last asked something.
    pub(crate) fn answers(&self) -> bool {
        self.heard.load(Ordering::Relaxed)
    }

    /// Notes that the process does not answer.
    pub(crate) fn note_silence(&self) {
        self.heard.store(false, Ordering::Relaxed);
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

    /// Keeps in mind which threads run a turn there.
    pub(crate) fn note_status(&self, thread: ThreadId, kind: &EventKind) {
        match kind {
            EventKind::StatusChanged(ThreadStatus::Active { .. }) => {
                self.state().active.insert(thread);
            }
            EventKind::StatusChanged(_) | EventKind::ThreadDeleted => {
                self.state().active.remove(&thread);
            }
            _ => {}
        }
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Link").field(&self.process).finish()
    }
}

/// Asks a process whether it is there while somebody waits for it. What ends a connection ends this.
async fn ask_regularly(link: Arc<Link>, directory: Arc<dyn Directory>) {
    loop {
        link.note_silence();
        sleep(PULSE).await;
        {
            let mut state = link.state();
            if state.awaited.is_empty() {
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
