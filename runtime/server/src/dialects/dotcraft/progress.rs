//! Tells a client what the subagents of the turns that it follows are doing: `subagent/progress`.
//!
//! The client follows the threads of the subagents, too, so their events are all that is needed.

use std::{
    collections::{HashMap, hash_map},
    sync::Arc,
    time::Duration,
};

use threadwire_engine::{Event, EventKind, ItemId, ThreadId, TurnId};
use threadwire_protocol::dotcraft::{
    SubAgentProgressEntry, SubagentProgressNotification, notification::SubagentProgress,
};
use tokio::time::Instant;

use super::{
    DotCraftSession,
    follow::Follow,
    lock,
    to_wire::{self, tool_name},
};

/// The shortest time between two notifications of a turn.
const INTERVAL: Duration = Duration::from_millis(200);

/// The turns with subagents, by thread and turn.
pub(super) type Progress = HashMap<(ThreadId, TurnId), Subagents>;

/// The subagents that worked during a turn of their parent.
#[derive(Debug, Default)]
pub(super) struct Subagents {
    entries: Vec<Entry>,
    /// When the client was told last.
    told: Option<Instant>,
    /// Whether the client will be told when [`INTERVAL`] is over.
    is_due: bool,
}

#[derive(Debug)]
struct Entry {
    thread: ThreadId,
    label: String,
    /// The open calls of tools, oldest first.
    tools: Vec<(ItemId, String)>,
    /// The tokens that the thread had used before this turn of its parent.
    before: Option<(u64, u64)>,
    /// The tokens that it has used since, sent and received.
    tokens: (u64, u64),
    is_completed: bool,
}

impl Entry {
    /// Updates the entry by an event of its thread. Returns whether it changed.
    fn take(&mut self, kind: &EventKind) -> bool {
        match kind {
            EventKind::TurnStarted(_) => self.is_completed = false,
            EventKind::TurnEnded { .. } => {
                self.is_completed = true;
                self.tools.clear();
            }
            EventKind::ItemStarted(item) => match tool_name(item) {
                Some(name) => self.tools.push((item.id.clone(), name)),
                None => return false,
            },
            EventKind::ItemCompleted(item) | EventKind::ItemAbandoned(item) => {
                let open = self.tools.len();
                self.tools.retain(|(id, _)| *id != item.id);
                return self.tools.len() != open;
            }
            EventKind::UsageChanged { report, .. } => {
                let (total, turn) = (&report.total, &report.turn_total);
                let (input, output) = *self.before.get_or_insert((
                    total.input.saturating_sub(turn.input),
                    total.output.saturating_sub(turn.output),
                ));
                self.tokens = (
                    total.input.saturating_sub(input),
                    total.output.saturating_sub(output),
                );
            }
            _ => return false,
        }
        true
    }
}

impl Subagents {
    fn is_completed(&self) -> bool {
        self.entries.iter().all(|entry| entry.is_completed)
    }

    fn notification(&self, thread: ThreadId, turn: TurnId) -> SubagentProgressNotification {
        let entries = self.entries.iter().map(|entry| SubAgentProgressEntry {
            label: entry.label.clone(),
            current_tool: entry.tools.last().map(|(_, name)| name.clone()),
            input_tokens: entry.tokens.0 as i64,
            output_tokens: entry.tokens.1 as i64,
            is_completed: entry.is_completed,
        });
        SubagentProgressNotification {
            thread_id: thread.to_string(),
            turn_id: turn.to_string(),
            entries: entries.collect(),
        }
    }
}

impl DotCraftSession {
    /// Handles an event of [`is_progress`] in a thread that may be a subagent, or may have some.
    pub(super) fn note_progress(self: &Arc<Self>, event: &Event) {
        let thread = event.thread;
        if let EventKind::TurnEnded { turn, .. } = &event.kind {
            let mut progress = lock(&self.progress);
            if let hash_map::Entry::Occupied(ended) = progress.entry((thread, turn.id))
                && ended.get().is_completed()
                && !ended.get().is_due
            {
                ended.remove();
            }
        }
        let (place, running) = {
            let follows = lock(&self.follows);
            let Some(place) = follows.get(&thread).and_then(|it| it.spawned.clone()) else {
                return;
            };
            let running = follows.get(&place.parent).and_then(|it| it.running());
            (place, running)
        };
        let mut progress = lock(&self.progress);
        // A subagent that works on after the turn in which it began still belongs to that turn.
        let begun = progress.iter().find_map(|((parent, turn), subagents)| {
            let works = |entry: &Entry| entry.thread == thread && !entry.is_completed;
            (*parent == place.parent && subagents.entries.iter().any(works)).then_some(*turn)
        });
        let Some(turn) = begun.or(running) else {
            return;
        };
        let subagents = progress.entry((place.parent, turn)).or_default();
        let entries = &mut subagents.entries;
        let at = match entries.iter().position(|entry| entry.thread == thread) {
            Some(at) => at,
            None => {
                entries.push(Entry {
                    thread,
                    label: place.nickname,
                    tools: Vec::new(),
                    before: None,
                    tokens: (0, 0),
                    is_completed: false,
                });
                entries.len() - 1
            }
        };
        if !entries[at].take(&event.kind) {
            return;
        }
        let wait = match subagents.told {
            Some(told) if !subagents.is_completed() => {
                (told + INTERVAL).saturating_duration_since(Instant::now())
            }
            _ => Duration::ZERO,
        };
        if wait.is_zero() {
            drop(progress);
            return self.tell_progress(place.parent, turn);
        }
        if std::mem::replace(&mut subagents.is_due, true) {
            return;
        }
        let session = Arc::clone(self);
        self.connection.spawn(async move {
            tokio::time::sleep(wait).await;
            session.tell_due_progress(place.parent, turn);
        });
    }

    /// Tells what waited for the end of [`INTERVAL`], unless the client was told all of it in the meantime.
    fn tell_due_progress(&self, parent: ThreadId, turn: TurnId) {
        let is_due = lock(&self.progress)
            .get(&(parent, turn))
            .is_some_and(|subagents| subagents.is_due);
        if is_due {
            self.tell_progress(parent, turn);
        }
    }

    fn tell_progress(&self, parent: ThreadId, turn: TurnId) {
        let running = lock(&self.follows).get(&parent).map(Follow::running);
        let Some(running) = running else {
            // The client left the thread.
            lock(&self.progress).retain(|(thread, _), _| *thread != parent);
            return;
        };
        let mut progress = lock(&self.progress);
        let Some(subagents) = progress.get_mut(&(parent, turn)) else {
            return;
        };
        subagents.told = Some(Instant::now());
        subagents.is_due = false;
        let params = subagents.notification(parent, turn);
        if subagents.is_completed() && running != Some(turn) {
            progress.remove(&(parent, turn));
        }
        let message = to_wire::message::<SubagentProgress>(&params);
        self.deliver(Some(parent), std::slice::from_ref(&message));
        drop(progress);
        self.connection.flush();
    }
}

/// Tells whether an event of a subagent may change what is told about it.
pub(super) fn is_progress(kind: &EventKind) -> bool {
    matches!(
        kind,
        EventKind::TurnStarted(_)
            | EventKind::TurnEnded { .. }
            | EventKind::ItemStarted(_)
            | EventKind::ItemCompleted(_)
            | EventKind::ItemAbandoned(_)
            | EventKind::UsageChanged { .. }
    )
}
