//! The commands of a thread: those that a call waits for, and those that keep running while the agent does other work.

use std::{
    collections::{BTreeMap, VecDeque},
    io,
    path::PathBuf,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use serde::{Deserialize, Serialize};
use threadwire_engine::{
    CommandItem, DeltaKind, ItemBody, ItemId, Millis, TurnContext, TurnId, task,
};
use threadwire_workspace::{
    locks::lock,
    process::{Capture, ControlError, Exit, Outcome},
};
use tokio::{sync::watch, time::Instant};
use tokio_util::sync::CancellationToken;

use crate::{
    hooks::now,
    tools::{
        running::{Running, RunningControl},
        shell::{MOST_DELTAS, status},
    },
};

/// Maximum number of sessions of a thread. If it is reached, the next command replaces the least recently used ended
/// session or, if all run, the least recently used one.
const MOST: usize = 64;

/// Maximum number of unread output bytes that are kept: the first half and the last half.
const UNREAD_CAP: usize = 1024 * 1024;

/// Maximum number of output bytes that are kept for clients: the first half and the last half.
const SHOWN_CAP: usize = 256 * 1024;

/// Maximum number of output bytes that are kept for clients of a command that is over.
const OVER_CAP: usize = 16 * 1024;

/// The first id of commands that are no processes of the server. Ids of processes are smaller, on Linux at most 2^22.
const FIRST_OWN_ID: u32 = 1 << 30;

/// How long a call of a client waits for a process. Other calls of the thread may wait behind it, and another process
/// takes an idle thread whose owner does not answer in 300 ms.
const SHORTLY: Duration = Duration::from_millis(100);

/// The sessions of a thread. Dropping them kills their commands.
#[derive(Debug, Default)]
pub struct Sessions(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    /// Commands whose end the agent has not learned yet, by id.
    entries: BTreeMap<u32, Entry>,
    /// The last commands whose end the agent has learned, for clients, the oldest first.
    over: VecDeque<CommandState>,
}

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

/// A command of a session with its output and its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommandState {
    /// Id of its item.
    pub item: ItemId,
    /// The turn that started it.
    pub turn: TurnId,
    /// The command line.
    pub command: String,
    /// Working directory.
    pub cwd: PathBuf,
    /// When it started, in milliseconds since the Unix epoch.
    pub started_at: Millis,
    /// Time since its start, or from its start to its end, in milliseconds.
    pub ran_ms: u64,
    /// How it ended; `None` while it runs.
    pub end: Option<CommandEnd>,
    /// The output; its middle is left out if it is very long.
    pub output: String,
    /// Length of the whole output, in characters.
    pub output_chars: u64,
}

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CommandEnd {
    /// It exited with this code.
    Code(i32),
    /// It was killed, or ended by a signal; the exit code as shells report it.
    Killed(i32),
    /// Its time was over.
    TimedOut,
}

impl From<Exit> for CommandEnd {
    fn from(exit: Exit) -> Self {
        match exit {
            Exit::Code(code) => Self::Code(code),
            Exit::Signal(_) | Exit::Cancelled => Self::Killed(exit.code()),
            Exit::TimedOut => Self::TimedOut,
        }
    }
}

#[derive(Debug)]
struct Entry {
    session: Arc<Session>,
    used: Instant,
}

impl Sessions {
    /// Returns the running commands that the agent can return to, sorted by id.
    pub fn running(&self) -> Vec<BackgroundCommand> {
        let known = self.lock();
        let sessions = known.entries.values().map(|entry| &entry.session);
        let running = sessions.filter(|session| session.returns && !session.has_ended());
        let shown = running.map(|session| BackgroundCommand {
            id: session.id,
            item: session.item.clone(),
            command: session.command.clone(),
            cwd: session.cwd.clone(),
        });
        shown.collect()
    }

    /// Returns the commands: the last ones that are over, and those whose end the agent has not learned yet.
    pub fn states(&self) -> Vec<CommandState> {
        let (mut states, sessions): (Vec<_>, Vec<_>) = {
            let known = self.lock();
            let sessions = known.entries.values().map(|entry| &entry.session);
            let sessions = sessions.map(Arc::clone).collect();
            (known.over.iter().cloned().collect(), sessions)
        };
        states.extend(sessions.iter().map(|session| session.state()));
        states
    }

    /// Returns the state of a command once it has ended or its output is not `seen` characters long any more, at the
    /// latest after `patience`; `None` if it is not known.
    pub async fn await_news(
        &self,
        item: &ItemId,
        seen: u64,
        patience: Duration,
    ) -> Option<CommandState> {
        let Some(session) = self.of_item(item) else {
            return self.over(item);
        };
        let mut news = session.news.subscribe();
        if !session.has_news(seen) {
            // A timeout is no failure: there is no news.
            let _ = tokio::time::timeout(patience, news.changed()).await;
        }
        Some(session.state())
    }

    /// Writes to the input of a command, and returns the length of its output before that, in characters; `None` if it
    /// is not known.
    ///
    /// Errors: the command takes no input, or does not read it soon.
    pub async fn write(&self, item: &ItemId, text: &str) -> Option<Result<u64, ControlError>> {
        let Some(session) = self.of_item(item) else {
            return self.over(item).map(|_| Err(ControlError::InputClosed));
        };
        if session.terminal && !text.is_empty() {
            let typed = DeltaKind::Input(session.id);
            session.turn.delta(item, typed, text.to_owned()).await;
        }
        let seen = session.lock().shown.chars;
        let written = session.control.write(text.as_bytes());
        let written = tokio::time::timeout(SHORTLY, written).await;
        Some(match written {
            Ok(written) => written.map(|()| seen),
            Err(_) => {
                let problem = "the process does not read its input";
                Err(io::Error::new(io::ErrorKind::TimedOut, problem).into())
            }
        })
    }

    /// Kills a command, and returns its state, if possible after its end; `None` if it is not known. The agent learns of
    /// the end.
    pub async fn kill(&self, item: &ItemId) -> Option<CommandState> {
        let Some(session) = self.of_item(item) else {
            return self.over(item);
        };
        session.control.kill();
        let mut ended = session.ended.subscribe();
        // The sender lives in the session, so the wait cannot fail.
        let _ = tokio::time::timeout(SHORTLY, ended.wait_for(|ended| *ended)).await;
        Some(session.state())
    }

    fn of_item(&self, item: &ItemId) -> Option<Arc<Session>> {
        let known = self.lock();
        let mut sessions = known.entries.values().map(|entry| &entry.session);
        sessions
            .find(|session| session.item == *item)
            .map(Arc::clone)
    }

    fn over(&self, item: &ItemId) -> Option<CommandState> {
        let known = self.lock();
        known.over.iter().find(|over| over.item == *item).cloned()
    }

    /// Removes a command for everybody. One that runs is killed, unless a call of the agent waits for it.
    pub fn forget(&self, item: &ItemId) {
        let mut known = self.lock();
        known.over.retain(|over| over.item != *item);
        known.entries.retain(|_, entry| {
            let session = &entry.session;
            let goes = session.item == *item;
            if goes && session.returns {
                session.control.kill();
            }
            !goes
        });
    }

    /// Kills a command that the agent can return to, with all processes that it started, and removes its session.
    /// Returns whether it was running.
    pub fn end(&self, id: u32) -> bool {
        let mut known = self.lock();
        let Some(session) = known.returning(id).map(Arc::clone) else {
            return false;
        };
        known.entries.remove(&id);
        session.control.kill();
        !session.has_ended()
    }

    /// Kills all commands that the agent can return to, like [`Sessions::end`].
    pub fn end_all(&self) {
        self.lock().entries.retain(|_, entry| {
            if entry.session.returns {
                entry.session.control.kill();
            }
            !entry.session.returns
        });
    }

    /// Adds a process that the agent can return to, and starts to read it.
    pub(super) fn add(
        &self,
        running: Running,
        terminal: bool,
        turn: TurnContext,
        item: ItemId,
        command: CommandItem,
    ) -> Arc<Session> {
        let kind = Kind {
            terminal,
            returns: true,
        };
        let session = self.insert(kind, &running, turn, item, &command);
        task::spawn(Arc::clone(&session).follow(running, command));
        session
    }

    /// Adds a process whose caller reads it to its end.
    pub(super) fn add_awaited(
        self: Arc<Self>,
        running: &Running,
        turn: TurnContext,
        item: ItemId,
        command: &CommandItem,
    ) -> Awaited {
        let session = self.insert(Kind::default(), running, turn, item, command);
        Awaited {
            sessions: self,
            session,
        }
    }

    fn insert(
        &self,
        kind: Kind,
        running: &Running,
        turn: TurnContext,
        item: ItemId,
        command: &CommandItem,
    ) -> Arc<Session> {
        let session = Arc::new(Session {
            id: running.process_id().unwrap_or_else(own_id),
            command: command.command.clone(),
            cwd: command.cwd.clone(),
            terminal: kind.terminal,
            returns: kind.returns,
            item,
            control: running.control(),
            heard: Mutex::default(),
            ended: watch::Sender::new(false),
            news: watch::Sender::new(()),
            began: Instant::now(),
            started_at: now(),
            turn,
        });
        let known = &mut *self.lock();
        // A command that runs again has the same item.
        known.over.retain(|over| over.item != session.item);
        let entries = &mut known.entries;
        if entries.len() >= MOST
            && let Some(oldest) = oldest(entries)
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
        let known = &mut self.lock();
        let session = known.returning(id).map(Arc::clone)?;
        if let Some(entry) = known.entries.get_mut(&id) {
            entry.used = Instant::now();
        }
        Some(session)
    }

    /// Removes a session of which nobody learns the end.
    pub(super) fn remove(&self, id: u32) {
        self.lock().entries.remove(&id);
    }

    /// Removes a session whose end was reported. Clients can still read the end of its output, until it is forgotten
    /// or [`MOST`] newer ones are over.
    pub(super) fn learn(&self, session: &Session) {
        let mut state = session.state();
        let mut output = Capture::new(OVER_CAP);
        output.push(&state.output);
        state.output = output.into_text();
        let mut known = self.lock();
        if known.entries.remove(&session.id).is_some() {
            known.over.push_back(state);
            if known.over.len() > MOST {
                known.over.pop_front();
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        lock(&self.0)
    }
}

impl Known {
    /// Returns the session with this id, if the agent can return to it.
    fn returning(&self, id: u32) -> Option<&Arc<Session>> {
        let session = self.entries.get(&id).map(|entry| &entry.session);
        session.filter(|session| session.returns)
    }
}

/// A command whose caller reads it to its end. Where the caller gives up, nothing is left of it.
#[derive(Debug)]
pub(super) struct Awaited {
    sessions: Arc<Sessions>,
    session: Arc<Session>,
}

impl Awaited {
    /// Takes a piece of output, and shows it with the item.
    pub(super) async fn hear(&self, text: String) {
        self.session.hear(text).await;
    }

    /// Reads the output until the process ends. Clients can still read it afterwards.
    pub(super) async fn finish(self, running: Running) -> Outcome {
        let outcome = self.session.read_to_end(running).await;
        // The caller alone gets the output; clients get what was heard.
        self.session.lock().end = Some(Outcome {
            exit: outcome.exit,
            stdout: String::new(),
            stderr: String::new(),
            duration: outcome.duration,
        });
        self.session.tell_end();
        self.sessions.learn(&self.session);
        outcome
    }
}

impl Drop for Awaited {
    fn drop(&mut self) {
        if !self.session.has_ended() {
            self.sessions.remove(self.session.id);
        }
    }
}

/// What the agent can do with a command.
#[derive(Clone, Copy, Debug, Default)]
struct Kind {
    terminal: bool,
    returns: bool,
}

/// Returns an id that no process has, for a command that runs in an editor.
fn own_id() -> u32 {
    static NEXT: AtomicU32 = AtomicU32::new(FIRST_OWN_ID);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// Returns the session to remove first: an ended one before a running one, then the least recently used. One that a
/// call waits for stays.
fn oldest(entries: &BTreeMap<u32, Entry>) -> Option<u32> {
    let missed = |entry: &Entry| (!entry.session.has_ended(), entry.used);
    let ours = entries.iter().filter(|(_, entry)| entry.session.returns);
    let oldest = ours.min_by_key(|(_, entry)| missed(entry))?;
    Some(*oldest.0)
}

impl Drop for Sessions {
    fn drop(&mut self) {
        for entry in self.lock().entries.values() {
            entry.session.control.kill();
        }
    }
}

/// A running command.
#[derive(Debug)]
pub(super) struct Session {
    /// Id for the agent; the id of its process, if it is one of the server.
    pub(super) id: u32,
    command: String,
    cwd: PathBuf,
    /// Whether it has a terminal and so accepts input.
    pub(super) terminal: bool,
    /// Whether the agent can return to it; if not, a call waits for its end.
    returns: bool,
    pub(super) item: ItemId,
    pub(super) control: RunningControl,
    heard: Mutex<Heard>,
    ended: watch::Sender<bool>,
    /// Changes with each output, and at the end.
    news: watch::Sender<()>,
    began: Instant,
    started_at: Millis,
    /// The turn that started the command.
    turn: TurnContext,
}

/// Output and end of a command.
#[derive(Debug, Default)]
struct Heard {
    unread: Unread,
    shown: Shown,
    /// How many pieces of output were shown with the item.
    deltas: usize,
    /// How the process ended.
    end: Option<Outcome>,
    /// The last state of its item, if the session completes it.
    completed: Option<CommandItem>,
    /// Whether the first call has returned, so that the end of the process completes the item.
    left: bool,
}

/// All output, for clients.
#[derive(Debug)]
struct Shown {
    kept: Capture,
    chars: u64,
}

impl Default for Shown {
    fn default() -> Self {
        Self {
            kept: Capture::new(SHOWN_CAP),
            chars: 0,
        }
    }
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
    /// Reads the output until the process ends, and completes its item if no call waits for it any more.
    async fn follow(self: Arc<Self>, running: Running, mut command: CommandItem) {
        let outcome = self.read_to_end(running).await;
        command.status = status(outcome.exit);
        command.output = Some(outcome.stdout.clone()).filter(|output| !output.is_empty());
        command.exit_code = Some(outcome.exit.code());
        command.duration_ms = i64::try_from(outcome.duration.as_millis()).ok();
        let left = {
            let mut heard = self.lock();
            heard.end = Some(outcome);
            heard.completed = Some(command);
            heard.left
        };
        if left {
            self.complete().await;
        }
        self.tell_end();
    }

    /// Reads the output until the process ends. It goes to the item at once.
    async fn read_to_end(&self, mut running: Running) -> Outcome {
        while let Some(text) = running.next().await {
            self.hear(text).await;
        }
        running.finish().await
    }

    async fn hear(&self, text: String) {
        let is_shown = {
            let mut heard = self.lock();
            if self.returns {
                heard.unread.push(&text);
            }
            heard.shown.kept.push(&text);
            heard.shown.chars += text.chars().count() as u64;
            heard.deltas += 1;
            heard.deltas <= MOST_DELTAS
        };
        self.news.send_replace(());
        if is_shown {
            self.turn.delta(&self.item, DeltaKind::Output, text).await;
        }
    }

    fn tell_end(&self) {
        self.ended.send_replace(true);
        self.news.send_replace(());
    }

    fn has_news(&self, seen: u64) -> bool {
        let heard = self.lock();
        heard.end.is_some() || heard.shown.chars != seen
    }

    fn state(&self) -> CommandState {
        let (kept, output_chars, end) = {
            let heard = self.lock();
            let end = heard.end.as_ref();
            let end = end.map(|outcome| (outcome.exit.into(), outcome.duration));
            (heard.shown.kept.clone(), heard.shown.chars, end)
        };
        let ran = end.map_or_else(|| self.began.elapsed(), |(_, duration)| duration);
        CommandState {
            item: self.item.clone(),
            turn: self.turn.id(),
            command: self.command.clone(),
            cwd: self.cwd.clone(),
            started_at: self.started_at,
            ran_ms: u64::try_from(ran.as_millis()).unwrap_or(u64::MAX),
            end: end.map(|(end, _)| end),
            output: kept.into_text(),
            output_chars,
        }
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
        let end = heard.end.clone();
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
        let command = self.lock().completed.clone();
        if let Some(command) = command {
            let body = ItemBody::Command(command);
            self.turn.complete_item(&self.item, body).await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Heard> {
        lock(&self.heard)
    }
}
