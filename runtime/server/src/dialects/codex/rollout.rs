//! Rollout files: the conversation of each thread in the file format of Codex, for people and tools that read its
//! folders.
//!
//! The store is authoritative; a file in `sessions/` or `archived_sessions/` of the home folder is a view of the ended
//! turns of a thread. A separate task writes all files from the store, some time after a turn has ended, so that no
//! turn waits for the disk. A damaged file is detected at the next append: a file that does not end with a turn of its
//! thread is rewritten. Turns that are missing after a crash are written after the next start, and files of deleted
//! threads that could not be removed are removed then: the store notes these threads until their files are gone.
//!
//! Codex goes on with our threads in their files. Its turns are taken into the store behind our own when it has left the
//! thread; until then nothing is written to the file, and a file with such turns is only appended to. What a file has and
//! the store lacks counts as removed here only if it bears our mark.
//!
//! Codex also moves and removes these files, and goes on in others when it takes back turns. Where this program left a file
//! is stored, so that it can be told who moved it; `state.rs` reads and tells what Codex notes of that.
//!
//! Files that Codex began are read and never written to, see `foreign.rs`.

mod chain;
mod claim;
mod compressed;
mod context;
mod entries;
mod file;
mod foreign;
mod items;
mod lines;
mod model_items;
mod places;
mod read;
mod read_items;
mod read_line;
mod state;
mod watch;
mod worker;

use std::{
    collections::{HashMap, HashSet, VecDeque},
    ffi::OsStr,
    fmt, io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use chrono::{DateTime, Datelike, Local, Timelike};
use threadwire_engine::{
    BEHIND_LAST_TURN, Engine, Error, Event, EventKind, Observer, Thread, ThreadChange, ThreadId,
    ThreadStatus, TurnQuery, WatchId, task,
};
use threadwire_host::Records;
use threadwire_workspace::locks::lock;
use tokio::{
    sync::{Notify, oneshot},
    task::JoinHandle,
    time::{Instant, timeout_at},
};

pub(super) use self::foreign::is_foreign;
use self::{chain::FileIds, foreign::Foreign, lines::Lines, worker::Worker};

/// The time limit for writing files at shutdown. The next start writes the rest.
const FINISH: Duration = Duration::from_secs(5);

/// How long no turn must have ended before files are written, unless somebody waits for one: requests that follow a turn
/// at once are not held up, and turns that follow each other closely are written together.
const QUIET: Duration = Duration::from_millis(20);

/// How long after a change its file is written at the latest.
const MAX_DELAY: Duration = Duration::from_secs(1);

/// How many turns are exported at once.
const EXPORTED: usize = 8;

/// The rollout files: one for each thread that is not ephemeral.
pub(crate) struct Rollouts {
    folder: Folder,
    foreign: Arc<Foreign>,
    queue: Arc<Queue>,
    watch: Mutex<Option<(WatchId, JoinHandle<()>)>>,
    engine: Engine,
}

/// The folder of the files below the home folder, by year, month and day, and that of archived threads.
const SESSIONS: &str = "sessions";
const ARCHIVE: &str = "archived_sessions";

/// The home folder, which contains the files.
#[derive(Clone)]
struct Folder(PathBuf);

/// The reason why a path names no thread.
pub(crate) enum RolloutPathError {
    /// The file does not exist.
    Missing(PathBuf),
    /// The file is not a rollout file, or cannot be read.
    Unreadable(PathBuf),
}

impl Rollouts {
    /// Starts to write files in `home` for the threads of `engine`.
    pub(crate) fn start(home: &Path, engine: &Engine, records: &Records) -> Self {
        let queue = Arc::new(Queue::default());
        let folder = Folder(home.to_owned());
        let foreign = Arc::new(Foreign::new(
            folder.clone(),
            engine.clone(),
            records.clone(),
            Arc::clone(&queue),
        ));
        let worker = Worker::new(
            folder.clone(),
            engine.clone(),
            Arc::clone(&queue),
            Arc::clone(&foreign),
        );
        let watch = engine.watch(Arc::clone(&queue) as Arc<dyn Observer>);
        let task = task::spawn(worker.run());
        task::spawn(Arc::clone(&foreign).look_at_all());
        Self {
            folder,
            foreign,
            queue,
            watch: Mutex::new(Some((watch, task))),
            engine: engine.clone(),
        }
    }

    /// Returns the path of a thread's file, which may not exist before the first turn has ended; `None` for an
    /// ephemeral thread.
    pub(crate) fn path(&self, thread: &Thread) -> Option<PathBuf> {
        foreign::file_of(&self.folder, thread)
    }

    /// Waits a moment until the threads of files that Codex wrote since the last time are stored.
    pub(crate) async fn glance(&self) {
        self.foreign.glance().await;
    }

    /// Returns a thread as it is now, also one that only a file of Codex has so far.
    pub(crate) async fn thread(&self, id: ThreadId) -> Result<Arc<Thread>, Error> {
        match self.engine.thread(id).await {
            Err(Error::ThreadNotFound(_)) => {
                self.foreign.seek(id).await;
            }
            Ok(thread) if self.engine.loaded_thread(id).is_none() => {
                self.foreign.refresh(&thread).await;
            }
            found => return found,
        }
        self.engine.thread(id).await
    }

    /// Returns the id of the thread whose file is at `path`, absolute or relative to the home folder. For other rollout
    /// files the id comes from their first line.
    pub(crate) async fn find(&self, path: &Path) -> Result<ThreadId, RolloutPathError> {
        let path = compressed::plain(self.folder.0.join(path));
        // The file may not exist yet, so its name is tried first.
        if let Some(FileIds { thread: id, .. }) = FileIds::of(&path)
            && let Ok(thread) = self.thread(id).await
            && self.path(&thread).is_some_and(|own| own == path)
        {
            return Ok(id);
        }
        let read = {
            let path = path.clone();
            blocking(move || file::owner(&path)).await
        };
        match read {
            Ok(Some(id)) => Ok(id),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                Err(RolloutPathError::Missing(path))
            }
            Ok(None) | Err(_) => Err(RolloutPathError::Unreadable(path)),
        }
    }

    /// Returns whether a thread that Codex forked needs the file of this one.
    pub(crate) async fn is_needed(&self, thread: ThreadId) -> bool {
        self.foreign.is_needed(thread).await
    }

    /// Creates the file of a thread that has no turns yet.
    pub(crate) fn begin(&self, thread: ThreadId) {
        self.queue.push(thread, true, |wanted| wanted.begin = true);
    }

    /// Waits until the file of a thread matches the store, or cannot be written.
    pub(crate) async fn settle(&self, thread: ThreadId) {
        self.queue.settle(thread).await;
    }

    /// Writes the remaining files and stops the task. The engine must have stopped, and its store must still be open.
    pub(crate) async fn finish(&self) {
        let watch = self.lock_watch().take();
        if let Some((watch, task)) = watch {
            self.engine.unwatch(watch);
            self.queue.close();
            let _ = tokio::time::timeout(FINISH, task).await;
        }
    }

    fn lock_watch(&self) -> MutexGuard<'_, Option<(WatchId, JoinHandle<()>)>> {
        lock(&self.watch)
    }
}

impl Drop for Rollouts {
    fn drop(&mut self) {
        if let Some((watch, _)) = self.lock_watch().take() {
            self.engine.unwatch(watch);
            self.queue.close();
        }
    }
}

impl fmt::Debug for Rollouts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rollouts")
            .field("home", &self.folder.0)
            .finish_non_exhaustive()
    }
}

impl Folder {
    /// Returns the path of a thread's file. The name contains the local time of the thread's creation, which comes from
    /// the id, so that nothing needs to be stored; `created_at` is used for ids without a time.
    fn file(&self, thread: ThreadId, created_at: i64, archived: bool) -> PathBuf {
        let made = thread.0.get_timestamp().map(|made| {
            let (seconds, nanos) = made.to_unix();
            i64::try_from(seconds).unwrap_or_default() * 1000 + i64::from(nanos / 1_000_000)
        });
        let made = DateTime::from_timestamp_millis(made.unwrap_or(created_at)).unwrap_or_default();
        let made = made.with_timezone(&Local);
        let (year, month, day) = (made.year(), made.month(), made.day());
        let (hour, minute, second) = (made.hour(), made.minute(), made.second());
        let name = format!(
            "rollout-{year:04}-{month:02}-{day:02}T{hour:02}-{minute:02}-{second:02}-{thread}.jsonl"
        );
        self.place(OsStr::new(&name), archived)
    }

    /// Returns the place of a file by its name, which contains the day.
    fn place(&self, name: &OsStr, archived: bool) -> PathBuf {
        if archived {
            return self.0.join(ARCHIVE).join(name);
        }
        let text = name.to_string_lossy();
        let day = text
            .strip_prefix("rollout-")
            .and_then(|rest| rest.get(..10));
        let day = day.unwrap_or_default().replace('-', "/");
        self.0.join(SESSIONS).join(day).join(name)
    }
}

/// The threads whose files must be checked, with one entry per thread.
#[derive(Default)]
struct Queue {
    state: Mutex<QueueState>,
    wake: Notify,
}

#[derive(Default)]
struct QueueState {
    /// In the order in which they are due, with the time at the latest.
    order: VecDeque<(Instant, ThreadId)>,
    /// The end of the quiet time after the last change.
    quiet_at: Option<Instant>,
    wanted: HashMap<ThreadId, Wanted>,
    /// Threads that were deleted, since the start or before. Their files are no threads of Codex.
    deleted: HashSet<ThreadId>,
    closed: bool,
}

/// The work for a thread, besides the update of its file.
#[derive(Default)]
struct Wanted {
    /// Whether to create the file even if the thread has no turns.
    begin: bool,
    /// Whether the thread was archived or unarchived here, so that nobody else moved a file that is not in its place.
    moved: bool,
    /// Whether to note the name of the thread.
    name: bool,
    /// Whether to drop the cached state of the file afterwards.
    forget: bool,
    /// The channels to notify when the work is done, with whether anything was.
    waiting: Vec<oneshot::Sender<bool>>,
}

impl Queue {
    /// Adds work for a thread. It is due at once and before all other work if somebody waits for it (`now`).
    fn push(&self, thread: ThreadId, now: bool, want: impl FnOnce(&mut Wanted)) {
        let mut state = self.lock();
        if state.closed {
            return;
        }
        let known = state.wanted.contains_key(&thread);
        want(state.wanted.entry(thread).or_default());
        // A worker that has work to wait for looks again by itself.
        let wakes = now || state.order.is_empty();
        // A thread may be in `order` twice: the second entry has no work and is skipped.
        let at = Instant::now();
        match (now, known) {
            (true, _) => state.order.push_front((at, thread)),
            (false, false) => state.order.push_back((at + MAX_DELAY, thread)),
            (false, true) => {}
        }
        if !now {
            state.quiet_at = Some(at + QUIET);
        }
        drop(state);
        if wakes {
            self.wake.notify_one();
        }
    }

    fn close(&self) {
        self.lock().closed = true;
        self.wake.notify_one();
    }

    /// Takes the next thread whose work is due. Otherwise tells when that will be; `None` if there is no work.
    fn take(&self) -> Result<(ThreadId, Wanted), Option<Instant>> {
        let mut state = self.lock();
        while let Some(&(latest, thread)) = state.order.front() {
            let due = state.quiet_at.map_or(latest, |quiet| quiet.min(latest));
            if due > Instant::now() && !state.closed {
                return Err(Some(due));
            }
            state.order.pop_front();
            if let Some(wanted) = state.wanted.remove(&thread) {
                return Ok((thread, wanted));
            }
        }
        Err(None)
    }

    /// Waits for the next thread; `None` if the queue is closed and empty.
    async fn next(&self) -> Option<(ThreadId, Wanted)> {
        loop {
            match self.take() {
                Ok(next) => return Some(next),
                Err(None) if self.is_closed() => return None,
                Err(None) => self.wake.notified().await,
                Err(Some(due)) => {
                    // Work that is due earlier may come.
                    let _ = timeout_at(due, self.wake.notified()).await;
                }
            }
        }
    }

    /// Waits until the file of a thread matches the store, or cannot be written. Returns whether anything was done.
    async fn settle(&self, thread: ThreadId) -> bool {
        let (done, settled) = oneshot::channel();
        self.push(thread, true, |wanted| wanted.waiting.push(done));
        // The wait fails if the server is shutting down.
        settled.await.unwrap_or_default()
    }

    fn note_deleted(&self, threads: Vec<ThreadId>) {
        self.lock().deleted.extend(threads);
    }

    /// Adds the removal of what is left of deleted threads.
    fn remove_deleted(&self) {
        let deleted: Vec<_> = self.lock().deleted.iter().copied().collect();
        for thread in deleted {
            self.push(thread, false, |_| {});
        }
    }

    fn was_deleted(&self, thread: ThreadId) -> bool {
        self.lock().deleted.contains(&thread)
    }

    fn is_closed(&self) -> bool {
        self.lock().closed
    }

    fn lock(&self) -> MutexGuard<'_, QueueState> {
        lock(&self.state)
    }
}

impl Observer for Queue {
    fn on_event(&self, event: &Arc<Event>) {
        match &event.kind {
            EventKind::ThreadStarted(thread) if thread.turn_count > 0 => {}
            EventKind::StatusChanged {
                status: ThreadStatus::Idle | ThreadStatus::Failed,
                ..
            }
            | EventKind::TurnsRemoved(_) => {}
            EventKind::ThreadChanged {
                change: ThreadChange::Archived | ThreadChange::Unarchived,
                ..
            } => return self.push(event.thread, false, |wanted| wanted.moved = true),
            // Something waits for the next turn.
            EventKind::ThreadChanged {
                change: ThreadChange::Extra(key),
                ..
            } if key.starts_with(BEHIND_LAST_TURN) => {}
            EventKind::ThreadChanged {
                change: ThreadChange::Name,
                ..
            } => return self.push(event.thread, false, |wanted| wanted.name = true),
            EventKind::ThreadDeleted => {
                self.lock().deleted.insert(event.thread);
            }
            EventKind::ThreadUnloaded => {
                return self.push(event.thread, false, |wanted| wanted.forget = true);
            }
            _ => return,
        }
        self.push(event.thread, false, |_| {});
    }
}

/// Returns the rollout file of a thread as the store has it.
///
/// Errors: `ThreadNotFound`, and those of the store.
pub async fn export_rollout(engine: &Engine, thread: ThreadId) -> Result<Vec<u8>, Error> {
    let stored = engine.thread(thread).await?;
    let mut lines = Lines::of_thread(&stored);
    let mut query = TurnQuery {
        limit: Some(EXPORTED),
        items: true,
        usage: true,
        ..TurnQuery::default()
    };
    loop {
        let page = engine.turns(thread, query.clone()).await?;
        let ended = worker::ended(&page.data);
        let turns = &page.data[..ended];
        let context = worker::context(engine, &stored, turns).await?;
        for turn in turns {
            lines.turn(&stored, turn, &context);
        }
        query.cursor = page.next.filter(|_| ended == page.data.len());
        if query.cursor.is_none() {
            return Ok(lines.text);
        }
    }
}

/// Runs blocking disk work outside of the async worker threads.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> io::Result<T> {
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done,
        Err(error) => Err(io::Error::other(error)),
    }
}

/// Reads the end and the owner of a file. Returns whether both succeed.
#[cfg(fuzzing)]
pub(crate) fn read_file(path: &Path) -> bool {
    file::read_end(path).is_ok() && file::owner(path).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn files_are_written_in_quiet_moments_or_after_a_second() {
        let queue = Queue::default();
        let begun = Instant::now();
        let [one, two] = [(); 2].map(|()| ThreadId::default());
        queue.push(one, false, |_| {});
        assert_eq!(queue.next().await.unwrap().0, one);
        assert!(begun.elapsed() >= QUIET && begun.elapsed() < 2 * QUIET);

        // Turns end all the time.
        let begun = Instant::now();
        queue.push(one, false, |_| {});
        let busy = async {
            loop {
                tokio::time::sleep(QUIET / 2).await;
                queue.push(two, false, |_| {});
            }
        };
        tokio::select! {
            next = queue.next() => assert_eq!(next.unwrap().0, one),
            () = busy => {}
        }
        assert!(begun.elapsed() >= MAX_DELAY && begun.elapsed() < MAX_DELAY + QUIET);
    }

    #[tokio::test(start_paused = true)]
    async fn who_waits_for_a_file_waits_for_no_quiet_moment() {
        let queue = Queue::default();
        let begun = Instant::now();
        let [one, two] = [(); 2].map(|()| ThreadId::default());
        queue.push(one, false, |_| {});
        queue.push(two, true, |wanted| wanted.begin = true);
        let (first, wanted) = queue.next().await.unwrap();
        assert!(first == two && wanted.begin);
        queue.close();
        assert_eq!(queue.next().await.unwrap().0, one);
        assert!(queue.next().await.is_none());
        assert_eq!(begun.elapsed(), Duration::ZERO);
    }
}
