//! The listeners of a client: its subscriptions to conversations.

use std::{
    collections::{HashMap, HashSet},
    sync::{
        Mutex, MutexGuard,
        atomic::{AtomicBool, Ordering},
    },
};

use threadwire_engine::ThreadId;
use threadwire_workspace::locks::lock;
use uuid::Uuid;

/// The listeners of one client.
#[derive(Default)]
pub(in crate::dialects::codex) struct Listeners {
    /// Whether the client ever added a listener. It is asked for every event, without a lock.
    any: AtomicBool,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// The threads of the listeners, by subscription.
    threads: HashMap<Uuid, ThreadId>,
    /// The threads that the client follows as conversations, not as threads.
    conversations: HashSet<ThreadId>,
    /// Per conversation without a listener, the last event that the client has got.
    unheard: HashMap<ThreadId, u64>,
}

impl Listeners {
    fn lock(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }

    /// Notes that a conversation has no listener from an event on: the next listener gets what follows it.
    pub(super) fn keep_from(&self, thread: ThreadId, seq: u64) {
        self.lock().unheard.insert(thread, seq);
    }

    /// Adds a listener. Returns its subscription, and the event after which it listens if that is not the newest.
    /// `follows`: the client follows the thread already.
    pub(super) fn add(&self, thread: ThreadId, follows: bool) -> (Uuid, Option<u64>) {
        let subscription = Uuid::now_v7();
        let mut state = self.lock();
        state.threads.insert(subscription, thread);
        if !follows {
            state.conversations.insert(thread);
            self.any.store(true, Ordering::Relaxed);
        }
        (subscription, state.unheard.remove(&thread))
    }

    /// Removes a listener. Returns its thread, and whether the client no longer follows the conversation; `None` where
    /// there is no such listener.
    pub(super) fn remove(&self, subscription: Uuid) -> Option<(ThreadId, bool)> {
        let mut state = self.lock();
        let thread = state.threads.remove(&subscription)?;
        let is_heard = state.threads.values().any(|other| *other == thread);
        Some((thread, !is_heard && state.conversations.remove(&thread)))
    }

    /// Forgets a thread that left memory.
    pub(in crate::dialects::codex) fn unloaded(&self, thread: ThreadId) {
        let mut state = self.lock();
        state.threads.retain(|_, other| *other != thread);
        state.conversations.remove(&thread);
        state.unheard.remove(&thread);
    }

    /// Tells whether the client follows a thread as a conversation.
    pub(in crate::dialects::codex) fn has(&self, thread: ThreadId) -> bool {
        self.any.load(Ordering::Relaxed) && self.lock().conversations.contains(&thread)
    }
}
