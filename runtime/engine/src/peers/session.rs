//! A process that follows threads of this one.

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
    model::{Event, Json, ProcessId, Thread, ThreadId},
    observers::{AnswerSet, Observer, ThreadSnapshot},
};

use super::{
    lock,
    outbound::Outbound,
    wire::{self, ToFollower},
};

/// How long a process that ends waits for its last words to be out.
const LAST_WORDS: Duration = Duration::from_millis(200);

/// A process that follows threads of this one.
pub(crate) struct Session {
    pub(crate) process: ProcessId,
    /// The number that it follows under. No client has it.
    pub(crate) client: u64,
    out: Arc<Outbound>,
    over: CancellationToken,
    followed: Mutex<HashMap<ThreadId, Followed>>,
}

/// A thread that the process follows.
struct Followed {
    /// Whether anybody follows it there.
    is_attended: bool,
    /// Whether those have more than they want to hold.
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

    /// Ends everything that the process follows, and returns that.
    pub(crate) fn end(&self) -> Vec<ThreadId> {
        lock(&self.followed).drain().map(|(id, _)| id).collect()
    }

    /// Says whether those who follow a thread there have more than they want to hold.
    pub(crate) fn set_behind(&self, thread: ThreadId, behind: bool) {
        if let Some(followed) = lock(&self.followed).get(&thread) {
            followed.behind.send_replace(behind);
        }
    }

    /// Says that this process is there.
    pub(crate) fn pong(&self) {
        self.say(&ToFollower::Pong);
    }

    /// Notes that the process follows a thread.
    pub(crate) fn begin(&self, thread: ThreadId, attends: Option<AnswerSet>) {
        let followed = Followed {
            is_attended: attends.is_some(),
            behind: watch::Sender::default(),
        };
        lock(&self.followed).insert(thread, followed);
    }

    /// Notes whether anybody follows a thread there.
    pub(crate) fn attend(&self, thread: ThreadId, attends: Option<AnswerSet>) {
        if let Some(followed) = lock(&self.followed).get_mut(&thread) {
            followed.is_attended = attends.is_some();
        }
    }

    /// Tells that the process follows a thread, which stands like this.
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

    pub(crate) fn announce(&self, thread: ThreadId, epoch: u64) {
        let followed = lock(&self.followed).contains_key(&thread);
        self.say(&ToFollower::Owns {
            thread,
            epoch,
            followed,
        });
    }

    pub(crate) fn notice(&self, topic: &str, payload: &Json) {
        self.say(&ToFollower::Notice {
            topic: topic.to_owned(),
            payload: Arc::clone(payload),
        });
    }

    /// Says that this process ends, and waits a moment until that is out.
    pub(crate) async fn leave(&self) {
        self.say(&ToFollower::Leaving);
        // One who does not listen finds out.
        let _ = timeout(LAST_WORDS, self.out.sent()).await;
    }

    fn say(&self, message: &ToFollower) {
        self.out.push(|frames| wire::put(frames, message));
        self.out.flush();
    }

    /// Forgets a thread that is not followed any more.
    pub(crate) fn forget(&self, thread: ThreadId) {
        // Whoever waits for it waits for nothing.
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
        // Those who follow the parent there are asked there.
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
            out.eased().await;
            if let Some(mut behind) = behind {
                tokio::select! {
                    // It ends also with the thread.
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

/// What another process waits for. Dropping it says that the thread is not here.
#[derive(Debug)]
pub(crate) struct Pending {
    pub(crate) session: Arc<Session>,
    thread: ThreadId,
    number: u64,
    /// Whether it waits to follow the thread.
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

    /// Says how the thread that it follows from now on stands.
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
