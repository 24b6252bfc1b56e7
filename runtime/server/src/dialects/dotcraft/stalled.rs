//! Tells clients with `backgroundTerminals` of commands, whatever threads they follow: `terminal/started`,
//! `terminal/outputDelta`, `terminal/completed`, and `terminal/stalled` where a command says nothing for long.

use std::{collections::HashMap, sync::Arc, time::Duration};

use threadwire_agent::tools::MOST_DELTAS;
use threadwire_connection::Message;
use threadwire_engine::{
    DeltaKind, Event, EventKind, Item, ItemBody, ItemId, ThreadHandle, ThreadId, ThreadSnapshot,
};
use tokio::time::Instant;

use super::{
    DotCraftSession, lock,
    to_wire::{
        Flags,
        terminal::{terminal_changed, terminal_printed, terminal_stalled},
    },
};

/// The commands that run, of all threads, for a client with `backgroundTerminals`.
pub(super) type Terminals = HashMap<(ThreadId, ItemId), RunningTerminal>;

/// A command that runs.
#[derive(Debug)]
pub(super) struct RunningTerminal {
    pub(super) item: Arc<Item>,
    /// When it started, or made progress last: it printed something, was typed into, or was allowed to run.
    since: Instant,
    /// How many pieces of output were shown. The rest of an output is not shown after [`MOST_DELTAS`].
    pieces: usize,
    /// Whether it waits for an answer before it runs.
    is_asked: bool,
    watch: Watch,
}

/// Whether a task waits for a command to stall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Watch {
    /// None does yet.
    Due,
    /// One does.
    Running,
    /// The client was told that the command stalls. Progress begins another watch.
    Over,
}

/// What follows from the silence of a command.
#[derive(Debug, PartialEq, Eq)]
enum Silence {
    /// It is long enough to tell.
    Stalled,
    /// It is long enough after this time, if it lasts.
    Lasts(Duration),
    /// Nobody can tell whether the command prints something.
    Unknown,
}

impl RunningTerminal {
    pub(super) fn new(item: &Arc<Item>, now: Instant) -> Self {
        Self {
            item: Arc::clone(item),
            since: now,
            pieces: 0,
            is_asked: false,
            watch: Watch::Due,
        }
    }

    /// Returns the id of the command that an event is about, if it bears on its progress.
    pub(super) fn progressed(kind: &EventKind) -> Option<&ItemId> {
        match kind {
            EventKind::ItemDelta {
                item,
                kind: DeltaKind::Output | DeltaKind::Input(_),
                ..
            } => Some(item),
            EventKind::AskOpened(ask) | EventKind::AskSettled { ask, .. } => Some(&ask.item),
            _ => None,
        }
    }

    /// Notes the progress of an event.
    pub(super) fn note(&mut self, kind: &EventKind, now: Instant) {
        self.since = now;
        if self.watch == Watch::Over {
            self.watch = Watch::Due;
        }
        match kind {
            EventKind::AskOpened(_) => self.is_asked = true,
            EventKind::AskSettled { .. } => self.is_asked = false,
            EventKind::ItemDelta {
                kind: DeltaKind::Output,
                ..
            } => self.pieces += 1,
            _ => {}
        }
    }

    /// Tells whether a watch is to begin.
    pub(super) fn is_due(&self) -> bool {
        self.watch == Watch::Due
    }

    fn silence(&self, now: Instant, bound: Duration) -> Silence {
        if self.pieces >= MOST_DELTAS {
            return Silence::Unknown;
        }
        if self.is_asked {
            return Silence::Lasts(bound);
        }
        match bound.saturating_sub(now.saturating_duration_since(self.since)) {
            Duration::ZERO => Silence::Stalled,
            rest => Silence::Lasts(rest),
        }
    }
}

impl DotCraftSession {
    /// Sends the client what an event of any thread tells of a command.
    pub(super) fn terminal_event(&self, event: &Event, flags: Flags) {
        let (message, is_due) = {
            let mut terminals = lock(&self.terminals);
            let mut is_due = matches!(event.kind, EventKind::ItemStarted(_));
            if let Some(item) = RunningTerminal::progressed(&event.kind)
                && let Some(terminal) = terminals.get_mut(&(event.thread, item.clone()))
            {
                terminal.note(&event.kind, Instant::now());
                is_due = terminal.is_due();
            }
            (shown(&mut terminals, event, flags), is_due)
        };
        self.deliver(Some(event.thread), message.as_slice());
        if is_due && let Some(session) = self.this.upgrade() {
            session.watch_terminals(event.thread);
        }
    }

    /// Notes the commands that run already in a thread that the client begins to follow.
    pub(super) fn join_terminals(&self, snapshot: &ThreadSnapshot) {
        if !self.client.get().is_some_and(|one| one.flags.terminals) {
            return;
        }
        let mut terminals = lock(&self.terminals);
        for item in &snapshot.open_items {
            if let ItemBody::Command(_) = item.body {
                let key = (snapshot.thread.id, item.id.clone());
                let terminal = || RunningTerminal::new(item, Instant::now());
                terminals.entry(key).or_insert_with(terminal);
            }
        }
    }

    /// Forgets the commands of a thread that the client follows no longer, if the client is not told how they go on:
    /// another process has the thread.
    pub(super) async fn leave_terminals(&self, thread: &ThreadHandle) {
        let id = thread.id();
        let runs = lock(&self.terminals).keys().any(|(of, _)| *of == id);
        if runs && thread.snapshot().await.elsewhere {
            lock(&self.terminals).retain(|(of, _), _| *of != id);
        }
    }

    /// Watches the commands of a thread that nobody watches.
    pub(super) fn watch_terminals(self: &Arc<Self>, thread: ThreadId) {
        let Some(bound) = self.dialect.stalls_after else {
            return;
        };
        let mut terminals = lock(&self.terminals);
        let due = terminals.iter_mut();
        for ((_, item), terminal) in due.filter(|((of, _), one)| *of == thread && one.is_due()) {
            terminal.watch = Watch::Running;
            let session = Arc::clone(self);
            let item = item.clone();
            self.connection.spawn(async move {
                while let Some(wait) = session.await_stall(thread, &item, bound) {
                    tokio::select! {
                        () = tokio::time::sleep(wait) => {}
                        () = session.left.cancelled() => return,
                    }
                }
            });
        }
    }

    /// Tells the client if a command stalls. Returns how long to wait before the next look; `None` if the watch is over.
    fn await_stall(&self, thread: ThreadId, item: &ItemId, bound: Duration) -> Option<Duration> {
        let item = {
            let mut terminals = lock(&self.terminals);
            let terminal = terminals.get_mut(&(thread, item.clone()))?;
            if terminal.watch != Watch::Running {
                return None;
            }
            match terminal.silence(Instant::now(), bound) {
                Silence::Lasts(rest) => return Some(rest),
                Silence::Unknown => return None,
                Silence::Stalled => terminal.watch = Watch::Over,
            }
            Arc::clone(&terminal.item)
        };
        self.deliver(Some(thread), terminal_stalled(thread, &item).as_slice());
        self.connection.flush();
        None
    }
}

/// Makes the notification of an event as an event of a terminal, and notes the event.
fn shown(terminals: &mut Terminals, event: &Event, flags: Flags) -> Option<Message> {
    let thread = event.thread;
    match &event.kind {
        EventKind::ItemStarted(item) => {
            let started = terminal_changed(thread, item)?;
            let terminal = RunningTerminal::new(item, Instant::now());
            // A client that watched before it followed the thread knows the command.
            let known = terminals.insert((thread, item.id.clone()), terminal);
            known.is_none().then_some(started)
        }
        EventKind::ItemDelta {
            item,
            kind: DeltaKind::Output,
            text,
            ..
        } if flags.streaming => {
            let terminal = terminals.get(&(thread, item.clone()))?;
            terminal_printed(thread, &terminal.item, text)
        }
        EventKind::ItemCompleted(item) | EventKind::ItemAbandoned(item) => {
            terminals.remove(&(thread, item.id.clone()))?;
            terminal_changed(thread, item)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use threadwire_engine::TurnId;

    use super::*;

    const BOUND: Duration = Duration::from_secs(60);

    #[test]
    fn a_command_stalls_when_it_is_silent() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let mut terminal = terminal(start);
        let rest = Silence::Lasts(Duration::from_secs(20));
        assert_eq!(terminal.silence(at(40), BOUND), rest);
        terminal.note(&printed(), at(50));
        assert_eq!(terminal.silence(at(90), BOUND), rest);
        assert_eq!(terminal.silence(at(110), BOUND), Silence::Stalled);
    }

    #[test]
    fn a_watch_begins_anew_with_progress() {
        let start = Instant::now();
        let mut terminal = terminal(start);
        assert!(terminal.is_due());
        terminal.watch = Watch::Running;
        terminal.note(&printed(), start);
        assert!(!terminal.is_due(), "one task watches a command");
        terminal.watch = Watch::Over;
        assert!(!terminal.is_due());
        terminal.note(&printed(), start);
        assert!(terminal.is_due());
    }

    #[test]
    fn a_command_whose_output_is_not_shown_any_more_does_not_stall() {
        let start = Instant::now();
        let mut terminal = terminal(start);
        for _ in 0..MOST_DELTAS {
            terminal.note(&printed(), start);
        }
        let silence = terminal.silence(start + 2 * BOUND, BOUND);
        assert_eq!(silence, Silence::Unknown);
    }

    fn terminal(start: Instant) -> RunningTerminal {
        let item = Item {
            id: ItemId::from("call_1"),
            turn: TurnId::new(),
            seq: 1,
            started_at: 0,
            completed_at: None,
            body: ItemBody::Plan {
                text: String::new(),
            },
        };
        RunningTerminal::new(&Arc::new(item), start)
    }

    fn printed() -> EventKind {
        EventKind::ItemDelta {
            turn: TurnId::new(),
            item: ItemId::from("call_1"),
            kind: DeltaKind::Output,
            text: "more".into(),
        }
    }
}
