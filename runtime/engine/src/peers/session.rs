//! The server side of a connection: a process that follows threads of this one.

use std::{
    collections::HashMap,
    fmt,
    sync::{Arc, Mutex},
    time::Duration,
};

use tokio::{sync::watch, time::timeout};
use tokio_util::sync::CancellationToken;

use crate::{
    BoxFuture,
    call::Outcome,
    model::{Event, Json, ProcessId, Thread, ThreadId, ThreadStatus},
    observers::{AnswerSet, Observer, ThreadSnapshot},
};

use super::{
    lock,
    outbound::Outbound,
    wire::{self, ToFollower},
};

/// How long a process that shuts down waits until its last messages are sent.
const LAST_WORDS: Duration = Duration::from_millis(200);

/// A process that follows threads of this one. It is an observer of these threads.
pub(crate) struct Session {
    pub(crate) process: ProcessId,
    /// The subscriber number of the process. No client has it.
    pub(crate) client: u64,
    out: Arc<Outbound>,
    over: CancellationToken,
    followed: Mutex<HashMap<ThreadId, Followed>>,
}

/// A thread that the process follows.
struct Followed {
    /// Whether the thread has subscribers in that process.
    is_attended: bool,
    /// Whether these subscribers have a backlog.
    behind: watch::Sender<bool>,
}

impl Session {
    pub(crate) fn new(
        process: ProcessId,
        client: u64,
        out: Arc<Outbound>,
        over: CancellationToken,
    ) -> Arc<Self> {
        Arc::new(Self {
            process,
            client,
            out,
            over,
            followed: Mutex::default(),
        })
    }

    /// Ends all subscriptions of the process, and returns the threads that it followed.
    pub(crate) fn end(&self) -> Vec<ThreadId> {
        lock(&self.followed).drain().map(|(id, _)| id).collect()
    }

    /// Records whether the subscribers of a thread in that process have a backlog.
    pub(crate) fn set_behind(&self, thread: ThreadId, behind: bool) {
        if let Some(followed) = lock(&self.followed).get(&thread) {
            followed.behind.send_replace(behind);
        }
    }

    /// Answers a ping.
    pub(crate) fn pong(&self) {
        self.say(&ToFollower::Pong);
    }

    /// Records that the process follows a thread.
    pub(crate) fn begin(&self, thread: ThreadId, attends: Option<AnswerSet>) {
        let followed = Followed {
            is_attended: attends.is_some(),
            behind: watch::Sender::default(),
        };
        lock(&self.followed).insert(thread, followed);
    }

    /// Records whether a thread has subscribers in that process.
    pub(crate) fn attend(&self, thread: ThreadId, attends: Option<AnswerSet>) {
        if let Some(followed) = lock(&self.followed).get_mut(&thread) {
            followed.is_attended = attends.is_some();
        }
    }

    /// Confirms that the process follows a thread, and sends its state.
    pub(crate) fn followed(&self, number: u64, epoch: u64, snapshot: ThreadSnapshot) {
        self.say(&ToFollower::Followed {
            thread: snapshot.thread.id,
            number,
            epoch,
            snapshot: Box::new(snapshot),
        });
    }

    pub(crate) fn not_here(&self, thread: ThreadId, number: u64) {
        self.say(&ToFollower::NotHere { thread, number });
    }

    pub(crate) fn announce(&self, thread: ThreadId, epoch: u64, status: ThreadStatus) {
        let followed = lock(&self.followed).contains_key(&thread);
        self.say(&ToFollower::Owns {
            thread,
            epoch,
            followed,
            status,
        });
    }

    pub(crate) fn notice(&self, topic: &str, payload: &Json) {
        self.say(&ToFollower::Notice {
            topic: topic.to_owned(),
            payload: Arc::clone(payload),
        });
    }

    /// Announces the shutdown of this process, and waits up to `LAST_WORDS` until that is sent.
    pub(crate) async fn leave(&self) {
        self.say(&ToFollower::Leaving);
        // A process that misses the message detects the closed connection.
        let _ = timeout(LAST_WORDS, self.out.sent()).await;
    }

    fn say(&self, message: &ToFollower) {
        self.out.push(|frames| wire::put(frames, message));
        self.out.flush();
    }

    /// Removes a thread that the process does not follow any more.
    pub(crate) fn forget(&self, thread: ThreadId) {
        // Dropping the sender ends all waits for its backlog.
        lock(&self.followed).remove(&thread);
    }
}

impl Observer for Session {
    fn on_event(&self, event: &Arc<Event>) {
        self.out.push(|frames| wire::put_event(frames, event));
    }

    fn on_row(&self, thread: &Arc<Thread>) {
        self.out
            .push(|frames| wire::put(frames, &ToFollower::Row(Arc::clone(thread))));
    }

    fn flush(&self) {
        self.out.flush();
    }

    fn follows_spawned(&self, parent: ThreadId, thread: &Arc<Thread>) -> bool {
        // The subscribers in that process are asked there.
        self.say(&ToFollower::Spawned {
            parent,
            thread: Arc::clone(thread),
        });
        false
    }

    fn attends(&self, thread: ThreadId) -> bool {
        lock(&self.followed)
            .get(&thread)
            .is_some_and(|followed| followed.is_attended)
    }

    fn wants_calls(&self, thread: ThreadId) -> bool {
        self.attends(thread)
    }

    fn backlog(&self, thread: ThreadId) -> Option<BoxFuture<'static, ()>> {
        let behind = lock(&self.followed)
            .get(&thread)
            .map(|followed| followed.behind.subscribe())
            .filter(|behind| *behind.borrow());
        if behind.is_none() && !self.out.is_backed_up() {
            return None;
        }
        let (out, over) = (Arc::clone(&self.out), self.over.clone());
        Some(Box::pin(async move {
            out.wait_for_room().await;
            if let Some(mut behind) = behind {
                tokio::select! {
                    // The wait also ends when the thread is removed.
                    _ = behind.wait_for(|behind| !behind) => {}
                    () = over.cancelled() => {}
                }
            }
        }))
    }
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Session").field(&self.process).finish()
    }
}

/// A request of another process that needs an answer. Dropping it answers that the thread is not here.
#[derive(Debug)]
pub(crate) struct Pending {
    pub(crate) session: Arc<Session>,
    thread: ThreadId,
    number: u64,
    /// Whether the process asked to follow the thread.
    follows: bool,
    is_answered: bool,
}

impl Pending {
    pub(crate) fn follow(session: &Arc<Session>, thread: ThreadId, number: u64) -> Self {
        Self::new(session, thread, number, true)
    }

    pub(crate) fn request(session: &Arc<Session>, thread: ThreadId, number: u64) -> Self {
        Self::new(session, thread, number, false)
    }

    fn new(session: &Arc<Session>, thread: ThreadId, number: u64, follows: bool) -> Self {
        Self {
            session: Arc::clone(session),
            thread,
            number,
            follows,
            is_answered: false,
        }
    }

    pub(crate) fn answer(mut self, outcome: Outcome) {
        self.is_answered = true;
        self.say_outcome(outcome);
    }

    /// Confirms that the process follows the thread, and sends its state.
    pub(crate) fn followed(mut self, epoch: u64, snapshot: ThreadSnapshot) {
        self.is_answered = true;
        self.session.followed(self.number, epoch, snapshot);
    }

    fn say_outcome(&self, outcome: Outcome) {
        self.session.say(&ToFollower::Outcome {
            thread: self.thread,
            number: self.number,
            outcome: Box::new(outcome),
        });
    }
}

impl Drop for Pending {
    fn drop(&mut self) {
        if self.is_answered {
            return;
        }
        if self.follows {
            self.session.not_here(self.thread, self.number);
        } else {
            self.say_outcome(Outcome::NotHere);
        }
    }
}
