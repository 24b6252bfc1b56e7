//! Background commands: they keep running while the agent does other work.

use std::{
    collections::BTreeMap,
    path::PathBuf,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use threadwire_engine::{CommandItem, DeltaKind, ItemBody, ItemId, TurnContext};
use threadwire_workspace::process::{Capture, Control, Outcome, Process};
use tokio::{sync::watch, time::Instant};
use tokio_util::sync::CancellationToken;

use crate::tools::shell::{MOST_DELTAS, status};

/// Maximum number of sessions of a thread. If it is reached, the next command replaces the least recently used ended
/// session or, if all run, the least recently used one.
const MOST: usize = 64;

/// Maximum number of unread output bytes that are kept: the first half and the last half.
const UNREAD_CAP: usize = 1024 * 1024;

/// The sessions of a thread, by id. Dropping them kills their commands.
#[derive(Debug, Default)]
pub struct Sessions(Mutex<BTreeMap<u32, Entry>>);

/// A command that runs in the background of a thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackgroundCommand {
    /// Id of the session, also for agents.
    pub id: u32,
    /// Id of its item.
    pub item: ItemId,
    /// The command line.
    pub command: String,
    /// Working directory.
    pub cwd: PathBuf,
}

#[derive(Debug)]
struct Entry {
    session: Arc<Session>,
    used: Instant,
}

impl Sessions {
    /// Returns the running commands, sorted by id.
    pub fn running(&self) -> Vec<BackgroundCommand> {
        let entries = self.lock();
        let sessions = entries.values().map(|entry| &entry.session);
        let running = sessions.filter(|session| !session.has_ended());
        let shown = running.map(|session| BackgroundCommand {
            id: session.id,
            item: session.item.clone(),
            command: session.command.clone(),
            cwd: session.cwd.clone(),
        });
        shown.collect()
    }

    /// Kills a command with all processes that it started, and removes its session. Returns whether it was running.
    pub fn end(&self, id: u32) -> bool {
        let ended = self.lock().remove(&id);
        ended.is_some_and(|entry| {
            let ran = !entry.session.has_ended();
            entry.session.control.kill();
            ran
        })
    }

    /// Kills all commands, like [`Sessions::end`].
    pub fn end_all(&self) {
        for entry in std::mem::take(&mut *self.lock()).into_values() {
            entry.session.control.kill();
        }
    }

    /// Adds a process and starts to read it. Its output goes to the item at once.
    pub(super) fn add(
        &self,
        process: Process,
        terminal: bool,
        turn: TurnContext,
        item: ItemId,
        command: CommandItem,
    ) -> Arc<Session> {
        let session = Arc::new(Session {
            id: process.id(),
            command: command.command.clone(),
            cwd: command.cwd.clone(),
            terminal,
            item,
            control: process.control(),
            heard: Mutex::default(),
            ended: watch::Sender::new(false),
            turn,
        });
        tokio::spawn(Arc::clone(&session).follow(process, command));
        let mut entries = self.lock();
        if entries.len() >= MOST
            && let Some(oldest) = oldest(&entries)
            && let Some(entry) = entries.remove(&oldest)
        {
            entry.session.control.kill();
        }
        let entry = Entry {
            session: Arc::clone(&session),
            used: Instant::now(),
        };
        entries.insert(session.id, entry);
        session
    }

    /// Returns the session with this id, and marks it as used.
    pub(super) fn get(&self, id: u32) -> Option<Arc<Session>> {
        let mut entries = self.lock();
        let entry = entries.get_mut(&id)?;
        entry.used = Instant::now();
        Some(Arc::clone(&entry.session))
    }

    /// Removes a session whose end was reported.
    pub(super) fn remove(&self, id: u32) {
        self.lock().remove(&id);
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<u32, Entry>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the session to remove first: an ended one before a running one, then the least recently used.
fn oldest(entries: &BTreeMap<u32, Entry>) -> Option<u32> {
    let missed = |entry: &Entry| (!entry.session.has_ended(), entry.used);
    let oldest = entries.iter().min_by_key(|(_, entry)| missed(entry))?;
    Some(*oldest.0)
}

impl Drop for Sessions {
    fn drop(&mut self) {
        for entry in self.lock().values() {
            entry.session.control.kill();
        }
    }
}

/// A running command.
#[derive(Debug)]
pub(super) struct Session {
    /// Id for the agent; the id of its process.
    pub(super) id: u32,
    command: String,
    cwd: PathBuf,
    /// Whether it has a terminal and so accepts input.
    pub(super) terminal: bool,
    pub(super) item: ItemId,
    pub(super) control: Control,
    heard: Mutex<Heard>,
    ended: watch::Sender<bool>,
    /// The turn that started the command.
    turn: TurnContext,
}

/// Output and end of a command.
#[derive(Debug, Default)]
struct Heard {
    unread: Unread,
    /// How the process ended, with the last state of its item.
    end: Option<(Outcome, CommandItem)>,
    /// Whether the first call has returned, so that the end of the process completes the item.
    left: bool,
}

/// Output that the agent has not read.
#[derive(Debug)]
pub(super) struct Unread {
    kept: Capture,
    /// Size of all unread output, in bytes and in line feeds.
    pub(super) bytes: usize,
    pub(super) lines: usize,
}

impl Default for Unread {
    fn default() -> Self {
        Self {
            kept: Capture::new(UNREAD_CAP),
            bytes: 0,
            lines: 0,
        }
    }
}

impl Unread {
    fn push(&mut self, text: &str) {
        self.kept.push(text);
        self.bytes += text.len();
        self.lines += text.matches('\n').count();
    }

    pub(super) fn into_text(self) -> String {
        self.kept.into_text()
    }
}

impl Session {
    /// Reads the output until the process ends.
    async fn follow(self: Arc<Self>, mut process: Process, mut command: CommandItem) {
        let mut deltas = 0;
        while let Some(chunk) = process.next().await {
            self.lock().unread.push(&chunk.text);
            if deltas < MOST_DELTAS {
                deltas += 1;
                self.turn
                    .delta(&self.item, DeltaKind::Output, chunk.text)
                    .await;
            }
        }
        let outcome = process.finish().await;
        command.status = status(outcome.exit);
        command.output = Some(outcome.stdout.clone()).filter(|output| !output.is_empty());
        command.exit_code = Some(outcome.exit.code());
        command.duration_ms = i64::try_from(outcome.duration.as_millis()).ok();
        let left = {
            let mut heard = self.lock();
            heard.end = Some((outcome, command));
            heard.left
        };
        if left {
            self.complete().await;
        }
        self.ended.send_replace(true);
    }

    /// Waits until the process ends, the time is up or the turn is cancelled.
    pub(super) async fn wait(&self, until: Instant, cancel: &CancellationToken) {
        let mut ended = self.ended.subscribe();
        tokio::select! {
            _ = ended.wait_for(|ended| *ended) => {}
            () = tokio::time::sleep_until(until) => {}
            () = cancel.cancelled() => {}
        }
    }

    /// Returns whether the process ended and all its output was read.
    pub(super) fn has_ended(&self) -> bool {
        self.lock().end.is_some()
    }

    /// Takes the unread output, and returns how the process ended, if it did.
    pub(super) fn read(&self) -> (Unread, Option<Outcome>) {
        let mut heard = self.lock();
        let end = heard.end.as_ref().map(|(outcome, _)| outcome.clone());
        (std::mem::take(&mut heard.unread), end)
    }

    /// Leaves the completion of the item to the end of the process. Returns `false` if the process ended already.
    pub(super) async fn leave(&self) -> bool {
        // Called first, so that the end of the turn cannot close the item.
        self.turn.outlive_turn(&self.item).await;
        let mut heard = self.lock();
        heard.left = heard.end.is_none();
        heard.left
    }

    /// Completes the item of a process that ended.
    pub(super) async fn complete(&self) {
        let command = self.lock().end.as_ref().map(|(_, command)| command.clone());
        if let Some(command) = command {
            let body = ItemBody::Command(command);
            self.turn.complete_item(&self.item, body).await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Heard> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
