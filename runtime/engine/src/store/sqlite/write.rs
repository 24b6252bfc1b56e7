//! The writer thread. Queued jobs are committed together.

use std::{
    collections::{BTreeSet, VecDeque},
    fs, io,
    os::unix::fs::MetadataExt,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    thread::JoinHandle,
    time::{Duration, Instant},
};

use rusqlite::{Connection, ErrorCode, OptionalExtension, params};
use tokio::sync::oneshot;

use crate::{
    model::{
        EventKind, Item, Json, ProcessId, QueuedInput, Thread, ThreadId, Turn, TurnId, TurnStatus,
        now,
    },
    store::{
        Append, BEFORE_FIRST, BEHIND_TURN, ContextEntry, Hiding, RecordChange, StoreError, Write,
    },
};

use super::{
    checkpoint::Overlong,
    lock,
    messages::{BATCH, IDLE_BATCH, forget_texts, index_again, index_some},
    payload::Payload,
    process::Row,
    read::if_known,
    schema::fold,
};

/// Maximum number of jobs in one transaction.
const GROUP: usize = 256;

/// The same of imports while turns run. What these write meanwhile waits for no more than that.
const IMPORTS: usize = 2;

/// The same of imports while nothing else has been written for [`IDLE`].
pub(super) const IDLE_IMPORTS: usize = 32;
const IDLE: Duration = Duration::from_secs(1);

/// How long imports and the index wait after another write, because a turn writes several times in short order.
const QUIET: Duration = Duration::from_millis(5);

/// For how many times the time that they took, imports and the index wait where something else is written all the time, and
/// how long imports wait at most.
const PAUSES: u32 = 20;
const MAX_PAUSE: Duration = Duration::from_millis(200);

/// The jump of a thread's sequence number when events that are not stored may have been shown before a crash. Clients
/// that saw them can then still ask for later events by number.
const SEQ_JUMP: u64 = 1_000_000;

/// How long after a write what was said is indexed, so that turns are not held up and come in few batches.
const INDEX_DELAY: Duration = Duration::from_millis(100);

/// A write job.
#[derive(Debug)]
pub(super) enum Job {
    Append(Append),
    Delete(ThreadId),
    ForgetDeleted(Vec<ThreadId>),
    /// Threads, and which of them to hide or to show again.
    Hide(Vec<ThreadId>, Hiding),
    /// Threads whose turns are marked as interrupted, with the owners that left them running.
    Interrupt(Vec<(ThreadId, ProcessId)>),
    Join(Row),
    Leave(ProcessId),
    Record(RecordChange),
}

impl Job {
    /// Whether the job imports a thread of another program, of which there may be thousands. All others go before it.
    fn is_import(&self) -> bool {
        matches!(self, Self::Append(append) if is_import(append))
    }

    /// Whether the job may take long. It has a transaction of its own, so that other processes can write before and after.
    fn is_long(&self) -> bool {
        matches!(self, Self::Delete(_))
    }

    /// Whether a turn may follow with more.
    fn is_of_turn(&self) -> bool {
        matches!(self, Self::Append(append) if append.owner != ProcessId::NOBODY)
    }
}

fn is_import(append: &Append) -> bool {
    append.owner == ProcessId::NOBODY && append.base_seq == 0
}

/// The texts of imported threads, which are written at the end of a transaction: key, name and preview of each.
type Texts = Vec<(i64, Option<String>, String)>;

type Reply = oneshot::Sender<Result<(), StoreError>>;

/// The handle of the writer thread.
pub(super) struct Writer {
    jobs: Mutex<Option<Sender<(Job, Reply)>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Starts the thread. `file` is the path of the open file; `None` in memory.
    pub(super) fn start(
        connection: Arc<Mutex<Connection>>,
        file: Option<&Path>,
        log: Overlong,
    ) -> io::Result<Self> {
        let (jobs, waiting) = channel();
        let file = file.map(OpenFile::new).transpose()?;
        let thread = std::thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || write_all(&connection, file.as_ref(), &log, &waiting))?;
        Ok(Self {
            jobs: Mutex::new(Some(jobs)),
            thread: Mutex::new(Some(thread)),
        })
    }

    /// Runs a job. It is committed when this returns `Ok`.
    pub(super) async fn run(&self, job: Job) -> Result<(), StoreError> {
        let (reply, done) = oneshot::channel();
        match &*lock(&self.jobs) {
            Some(jobs) => jobs.send((job, reply)).map_err(|_| StoreError::Closed)?,
            None => return Err(StoreError::Closed),
        }
        done.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Finishes the queued jobs and ends the thread.
    pub(super) async fn close(&self) {
        drop(lock(&self.jobs).take());
        let thread = lock(&self.thread).take();
        if let Some(thread) = thread {
            // An error means that the thread panicked; its callers have already received errors.
            let _ = tokio::task::spawn_blocking(move || thread.join()).await;
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        drop(lock(&self.jobs).take());
        if let Some(thread) = lock(&self.thread).take() {
            // As in `close`.
            let _ = thread.join();
        }
    }
}

/// The open file. If it was removed or replaced, writes would succeed but be lost, so this is checked.
struct OpenFile {
    path: PathBuf,
    place: (u64, u64),
}

impl OpenFile {
    fn new(path: &Path) -> io::Result<Self> {
        Ok(Self {
            path: path.to_owned(),
            place: Self::place(path)?,
        })
    }

    fn place(path: &Path) -> io::Result<(u64, u64)> {
        let metadata = fs::metadata(path)?;
        Ok((metadata.dev(), metadata.ino()))
    }

    fn has_moved(&self) -> bool {
        Self::place(&self.path).ok() != Some(self.place)
    }
}

/// Imports that wait for a moment in which nothing else is written, such as a turn.
#[derive(Default)]
struct Imports {
    waiting: VecDeque<(Job, Reply)>,
    /// When the next ones are written, even if a turn does not end before.
    at: Option<Instant>,
    /// When a turn that wrote last has probably ended.
    quiet_at: Option<Instant>,
}

impl Imports {
    fn add(&mut self, imports: Vec<(Job, Reply)>) {
        self.waiting.extend(imports);
    }

    /// Notes how long it took to commit some.
    fn took(&mut self, time: Duration) {
        self.at = Some(Instant::now() + (time * PAUSES).min(MAX_PAUSE));
    }

    /// Notes that something else is written.
    fn pause(&mut self) {
        self.quiet_at = Some(Instant::now() + QUIET);
    }

    /// Tells whether nothing else has been written for a while.
    fn is_idle(&self) -> bool {
        self.quiet_at.is_none_or(|at| at.elapsed() >= IDLE)
    }

    /// Returns when the next ones are to be committed; `None` if none wait.
    fn due(&self) -> Option<Instant> {
        self.waiting.front()?;
        let now = Instant::now();
        Some(self.quiet_at.unwrap_or(now).min(self.at.unwrap_or(now)))
    }

    /// Takes the next group, if it is due or the writer ends.
    fn take(&mut self, is_closed: bool) -> Vec<(Job, Reply)> {
        let is_due = |at| is_closed || at <= Instant::now();
        if !self.due().is_some_and(is_due) {
            return Vec::new();
        }
        let most = if self.is_idle() {
            IDLE_IMPORTS
        } else {
            IMPORTS
        };
        let count = most.min(self.waiting.len());
        self.waiting.drain(..count).collect()
    }
}

/// Runs a job here. It is committed when this returns `Ok`.
pub(super) fn run(connection: &Connection, job: Job) -> Result<(), StoreError> {
    commit_group(connection, &[job]).swap_remove(0)
}

fn write_all(
    connection: &Mutex<Connection>,
    file: Option<&OpenFile>,
    log: &Overlong,
    waiting: &Receiver<(Job, Reply)>,
) {
    let mut imports = Imports::default();
    // Another process, or an older version, may have left turns that are not in the index.
    let mut index_at = Some(Instant::now() + INDEX_DELAY);
    let mut indexed_at = Instant::now();
    loop {
        if index_at.is_some_and(|at| at <= Instant::now()) {
            let start = Instant::now();
            let size = if imports.is_idle() { IDLE_BATCH } else { BATCH };
            let more = !file.is_some_and(OpenFile::has_moved)
                && index_some(&lock(connection), size).unwrap_or_else(|error| {
                    // Searches read these turns, and the next write brings the next attempt.
                    tracing::warn!(%error, "cannot index messages");
                    false
                });
            indexed_at = Instant::now();
            // The pause is for turns, and for the writers of other processes.
            let pause = start.elapsed() * if imports.is_idle() { 1 } else { PAUSES };
            index_at = more.then(|| indexed_at + pause.min(MAX_PAUSE));
        }
        let first = match index_at.into_iter().chain(imports.due()).min() {
            None => waiting.recv().map_err(Into::into),
            Some(at) => waiting.recv_timeout(at.saturating_duration_since(Instant::now())),
        };
        let is_closed = matches!(first, Err(RecvTimeoutError::Disconnected));
        let came = first.into_iter().chain(waiting.try_iter()).take(GROUP);
        let (added, mut group): (Vec<_>, Vec<_>) = came.partition(|(job, _)| job.is_import());
        imports.add(added);
        let are_imports = group.is_empty();
        if are_imports {
            group = imports.take(is_closed);
        } else if group.iter().any(|(job, _)| job.is_of_turn()) {
            imports.pause();
            if indexed_at.elapsed() < INDEX_DELAY {
                index_at = index_at.and(index_at.max(imports.quiet_at));
            }
        }
        if group.is_empty() {
            match is_closed {
                true => return,
                false => continue,
            }
        }
        let start = Instant::now();
        let (jobs, replies): (Vec<_>, Vec<_>) = group.into_iter().unzip();
        let results = if file.is_some_and(OpenFile::has_moved) {
            jobs.iter().map(|_| Err(StoreError::Moved)).collect()
        } else {
            commit_all(connection, &jobs)
        };
        if are_imports {
            imports.took(start.elapsed());
            // Lists show what is imported, and searches read what the index does not have yet.
            index_at = None;
        }
        for (reply, result) in replies.into_iter().zip(results) {
            // The caller may not wait any more.
            let _ = reply.send(result);
        }
        log.begin_anew(&lock(connection));
        index_at = index_at.or_else(|| Some(Instant::now() + INDEX_DELAY));
    }
}

/// Commits jobs, those that may take long each alone. Other processes write in the pauses between these.
fn commit_all(connection: &Mutex<Connection>, jobs: &[Job]) -> Vec<Result<(), StoreError>> {
    let mut results = Vec::with_capacity(jobs.len());
    let mut took = Duration::ZERO;
    for group in jobs.chunk_by(|one, next| !one.is_long() && !next.is_long()) {
        if took > QUIET {
            std::thread::sleep(took.min(MAX_PAUSE));
        }
        let start = Instant::now();
        results.append(&mut commit_group(&lock(connection), group));
        took = start.elapsed();
    }
    results
}

/// Commits jobs together. If that fails, commits each alone, so that a failed job does not affect the others.
fn commit_group(connection: &Connection, jobs: &[Job]) -> Vec<Result<(), StoreError>> {
    match commit(connection, jobs) {
        Ok(results) => results,
        Err(error) if jobs.len() == 1 => vec![Err(error)],
        // If the database is busy, each job alone would wait just as long for the lock.
        Err(StoreError::Sqlite(rusqlite::Error::SqliteFailure(error, text)))
            if error.code == ErrorCode::DatabaseBusy =>
        {
            let failure = || rusqlite::Error::SqliteFailure(error, text.clone());
            jobs.iter().map(|_| Err(failure().into())).collect()
        }
        Err(_) => jobs
            .iter()
            .map(|job| {
                commit(connection, std::slice::from_ref(job))
                    .and_then(|mut results| results.remove(0))
            })
            .collect(),
    }
}

fn commit(
    connection: &Connection,
    jobs: &[Job],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    connection.prepare_cached("begin immediate")?.execute([])?;
    let mut texts = Vec::new();
    let results = jobs
        .iter()
        .map(|job| match write(connection, job, &mut texts) {
            Ok(()) => Ok(Ok(())),
            // A conflict is detected before anything of the job was written.
            Err(StoreError::Conflict) => Ok(Err(StoreError::Conflict)),
            Err(error) => Err(error),
        })
        .collect::<Result<Vec<_>, _>>();
    let results = results.and_then(|results| {
        write_texts(connection, &texts)?;
        connection.prepare_cached("commit")?.execute([])?;
        Ok(results)
    });
    if results.is_err() && !connection.is_autocommit() {
        connection.execute_batch("rollback")?;
    }
    results
}

/// Writes the texts of imported threads with one statement: before each statement of a transaction that may have to be
/// undone alone, the index of texts writes what is new as a part of its own, and merges the parts.
fn write_texts(connection: &Connection, texts: &Texts) -> Result<(), StoreError> {
    if !texts.is_empty() {
        connection
            .prepare_cached(
                "update threads set name = texts.value ->> 1, preview = texts.value ->> 2 \
                 from json_each(?) texts where threads.key = texts.value ->> 0",
            )?
            .execute([serde_json::to_string(texts)?])?;
    }
    Ok(())
}

fn write(connection: &Connection, job: &Job, texts: &mut Texts) -> Result<(), StoreError> {
    match job {
        Job::Append(append) => write_append(connection, append, texts),
        Job::Delete(thread) => delete(connection, *thread),
        Job::ForgetDeleted(threads) => forget_deleted(connection, threads),
        Job::Hide(threads, hiding) => hide(connection, threads, *hiding),
        Job::Interrupt(left) => interrupt(connection, left),
        Job::Join(row) => row.insert(connection),
        Job::Leave(process) => leave(connection, *process),
        Job::Record(change) => write_record(connection, change),
    }
}

fn write_append(
    connection: &Connection,
    append: &Append,
    texts: &mut Texts,
) -> Result<(), StoreError> {
    let key = if append.base_seq == 0 {
        insert_thread(connection, append, texts)?
    } else {
        advance(connection, append)?
    };
    for write in &append.writes {
        match write {
            // The insert of a new thread has already written its row.
            Write::Thread(_) if append.base_seq == 0 => {}
            Write::Thread(thread) => update_thread(connection, key, thread)?,
            Write::Turn(turn) => write_turn(connection, key, turn)?,
            Write::Item { turn, item } => write_item(connection, key, *turn, item)?,
            Write::Context(entry) => write_context(connection, key, entry)?,
            Write::ContextBehind {
                turn,
                checkpoint,
                entry,
            } => {
                write_context_behind(connection, key, *turn, *checkpoint, entry)?;
            }
            Write::Queue(queue) => write_queue(connection, key, queue)?,
            Write::RemoveTurns(first) => remove_turns(connection, key, *first)?,
        }
    }
    let mut insert = connection.prepare_cached(
        "insert into events (thread, seq, time, turn, payload) values (?, ?, ?, ?, ?)",
    )?;
    for event in &append.events {
        if let Some(payload) = Payload::of(&event.kind, &append.writes) {
            let turn = match &event.kind {
                EventKind::AskOpened(ask) | EventKind::AskSettled { ask, .. } => ask
                    .turn
                    .map(|turn| turn_index(connection, key, turn))
                    .transpose()?,
                EventKind::UsageChanged { turn, .. } => Some(turn_index(connection, key, *turn)?),
                _ => None,
            };
            insert.execute(params![
                key,
                event.seq,
                event.time,
                turn,
                serde_json::to_string(&payload)?
            ])?;
        }
    }
    Ok(())
}

/// Returns the index of a turn, searching from the last one.
fn turn_index(connection: &Connection, key: i64, turn: TurnId) -> Result<u64, StoreError> {
    Ok(connection
        .prepare_cached(
            "select idx from turns where thread = ? and id = ? order by idx desc limit 1",
        )?
        .query_row(params![key, turn.0], |row| row.get(0))?)
}

/// Tells whether a thread was removed whose file may still be there.
fn was_deleted(connection: &Connection, thread: ThreadId) -> Result<bool, StoreError> {
    let mut found = connection.prepare_cached("select 1 from deleted_threads where id = ?")?;
    Ok(found.exists([thread.0])?)
}

fn insert_thread(
    connection: &Connection,
    append: &Append,
    texts: &mut Texts,
) -> Result<i64, StoreError> {
    let thread = append.writes.iter().find_map(|write| match write {
        Write::Thread(thread) => Some(thread),
        _ => None,
    });
    let thread = thread.ok_or(StoreError::Conflict)?;
    if is_import(append) && was_deleted(connection, thread.id)? {
        return Err(StoreError::Conflict);
    }
    let (name, preview) = match is_import(append) {
        true => (&None, ""),
        false => (&thread.name, &*thread.preview),
    };
    let key: Option<i64> = connection
        .prepare_cached(
            "insert into threads (id, created_at, updated_at, recent_at, archived, source, user, context, cwd, \
             workspace, model_provider, name, preview, turn_count, epoch, seq, body, parent, owner, extra) \
             values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning key",
        )?
        .query_row(
            params![
                thread.id.0,
                thread.created_at,
                thread.updated_at,
                thread.recent_at,
                thread.archived,
                thread.origin.source,
                thread.origin.user,
                thread.origin.context,
                thread.settings.cwd.to_string_lossy(),
                fold(&thread.workspace().to_string_lossy()),
                thread.settings.model_provider,
                name,
                preview,
                thread.turn_count,
                append.epoch,
                append.seq,
                serde_json::to_string(thread)?,
                thread.spawned.as_ref().map(|place| place.parent.0),
                append.owner.0,
                extra_keys(thread)?,
            ],
            |row| row.get(0),
        )
        .optional()?;
    let key = key.ok_or(StoreError::Conflict)?;
    if is_import(append) {
        texts.push((key, thread.name.clone(), thread.preview.clone()));
    }
    Ok(key)
}

/// Returns the keys of a thread's `extra` as a JSON array; `None` if there are none.
fn extra_keys(thread: &Thread) -> Result<Option<String>, StoreError> {
    if thread.extra.is_empty() {
        return Ok(None);
    }
    let keys: Vec<_> = thread.extra.keys().collect();
    Ok(Some(serde_json::to_string(&keys)?))
}

/// Advances the thread to the new sequence number, if its stored state is what the writer expects.
fn advance(connection: &Connection, append: &Append) -> Result<i64, StoreError> {
    let stored = connection
        .prepare_cached("select key, seq, epoch from threads where id = ?")?
        .query_row([append.thread.0], |row| {
            Ok((row.get(0)?, row.get::<_, u64>(1)?, row.get::<_, u64>(2)?))
        })
        .optional()?;
    let Some((key, seq, epoch)) = stored else {
        return Err(StoreError::Conflict);
    };
    if seq != append.base_seq || epoch > append.epoch {
        return Err(StoreError::Conflict);
    }
    if epoch < append.epoch {
        connection
            .prepare_cached("update turns set status = ? where thread = ? and status = 0")?
            .execute(params![status_number(TurnStatus::Interrupted), key])?;
        connection
            .prepare_cached("update threads set owner = ? where key = ?")?
            .execute(params![append.owner.0, key])?;
        if append.owner != ProcessId::NOBODY {
            show(connection, append.thread)?;
        }
    }
    connection
        .prepare_cached("update threads set seq = ?, epoch = ? where key = ?")?
        .execute(params![append.seq, append.epoch, key])?;
    Ok(key)
}

fn update_thread(connection: &Connection, key: i64, thread: &Thread) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "update threads set updated_at = ?, archived = iif(archived = 2, 2, ?), cwd = ?, model_provider = ?, \
             name = ?, preview = ?, turn_count = ?, body = ?, extra = ? where key = ?",
        )?
        .execute(params![
            thread.updated_at,
            thread.archived,
            thread.settings.cwd.to_string_lossy(),
            thread.settings.model_provider,
            thread.name,
            thread.preview,
            thread.turn_count,
            serde_json::to_string(thread)?,
            extra_keys(thread)?,
            key,
        ])?;
    // Most changes leave it: SQLite would write its index entries anew even if the value stays the same.
    connection
        .prepare_cached("update threads set recent_at = ?1 where key = ?2 and recent_at is not ?1")?
        .execute(params![thread.recent_at, key])?;
    Ok(())
}

fn write_turn(connection: &Connection, key: i64, turn: &Turn) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "replace into turns (thread, idx, id, status, body) values (?, ?, ?, ?, ?)",
        )?
        .execute(params![
            key,
            turn.index,
            turn.id.0,
            status_number(turn.status),
            serde_json::to_string(turn)?
        ])?;
    Ok(())
}

fn write_item(connection: &Connection, key: i64, turn: u64, item: &Item) -> Result<(), StoreError> {
    connection
        .prepare_cached("replace into items (thread, turn, ordinal, body) values (?, ?, ?, ?)")?
        .execute(params![key, turn, item.seq, serde_json::to_string(item)?])?;
    if item.message().is_some() {
        index_again(connection, key, turn)?;
    }
    Ok(())
}

fn write_context(
    connection: &Connection,
    key: i64,
    entry: &ContextEntry,
) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "insert into context (thread, turn, ordinal, checkpoint, entry) values (?, ?, ?, ?, ?)",
        )?
        .execute(params![
            key,
            entry.turn,
            entry.ordinal,
            entry.checkpoint,
            entry.entry.get()
        ])?;
    Ok(())
}

/// Writes an entry between turns, behind those that are already there.
fn write_context_behind(
    connection: &Connection,
    key: i64,
    turn: Option<u64>,
    checkpoint: bool,
    entry: &Json,
) -> Result<(), StoreError> {
    let places = turn.map_or(BEFORE_FIRST, |_| BEHIND_TURN);
    connection
        .prepare_cached(
            "insert into context (thread, turn, ordinal, checkpoint, entry) values (?1, ?2, \
             ifnull((select max(ordinal) + 1 from context \
             where thread = ?1 and turn = ?2 and ordinal >= ?3 and ordinal < ?4), ?3), ?5, ?6)",
        )?
        .execute(params![
            key,
            turn.unwrap_or_default(),
            places.start,
            places.end,
            checkpoint,
            entry.get()
        ])?;
    Ok(())
}

fn write_queue(
    connection: &Connection,
    key: i64,
    queue: &Vec<QueuedInput>,
) -> Result<(), StoreError> {
    let queue = if queue.is_empty() {
        None
    } else {
        Some(serde_json::to_string(queue)?)
    };
    connection
        .prepare_cached("update threads set queue = ? where key = ?")?
        .execute(params![queue, key])?;
    Ok(())
}

/// Removes turns from an index on. Their events cannot be replayed without them, so they are removed, too.
fn remove_turns(connection: &Connection, key: i64, first: u64) -> Result<(), StoreError> {
    forget_texts(connection, key, first)?;
    for sql in [
        "delete from turns where thread = ? and idx >= ?",
        "delete from items where thread = ? and turn >= ?",
        "delete from context where thread = ? and turn >= ? and ordinal >= 0",
        "delete from events where thread = ? and (turn is null or turn >= ?)",
    ] {
        connection
            .prepare_cached(sql)?
            .execute(params![key, first])?;
    }
    Ok(())
}

fn delete(connection: &Connection, thread: ThreadId) -> Result<(), StoreError> {
    let removed: Option<(i64, bool)> = connection
        .prepare_cached("delete from threads where id = ? returning key, body ->> '$.ephemeral'")?
        .query_row([thread.0], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let Some((key, ephemeral)) = removed else {
        return Ok(());
    };
    if !ephemeral {
        connection
            .prepare_cached("insert into deleted_threads (id) values (?) on conflict do nothing")?
            .execute([thread.0])?;
    }
    forget_texts(connection, key, 0)?;
    connection
        .prepare_cached("delete from turns where thread = ?")?
        .execute([key])?;
    connection
        .prepare_cached("delete from items where thread = ?")?
        .execute([key])?;
    connection
        .prepare_cached("delete from context where thread = ?")?
        .execute([key])?;
    connection
        .prepare_cached("delete from events where thread = ?")?
        .execute([key])?;
    Ok(())
}

fn forget_deleted(connection: &Connection, threads: &[ThreadId]) -> Result<(), StoreError> {
    let mut forget = connection.prepare_cached("delete from deleted_threads where id = ?")?;
    for thread in threads {
        forget.execute([thread.0])?;
    }
    Ok(())
}

fn hide(connection: &Connection, threads: &[ThreadId], hiding: Hiding) -> Result<(), StoreError> {
    let hide = match hiding {
        Hiding::Foreign => {
            "update threads set archived = 2 where id = ?1 and owner = ?2 and archived <> 2"
        }
        Hiding::All => {
            "update threads set archived = 2 where id = ?1 and ?2 is not null and archived <> 2"
        }
        Hiding::Undone => return threads.iter().try_for_each(|id| show(connection, *id)),
    };
    let mut hide = connection.prepare_cached(hide)?;
    for thread in threads {
        hide.execute(params![thread.0, ProcessId::NOBODY.0])?;
    }
    Ok(())
}

fn show(connection: &Connection, thread: ThreadId) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "update threads set archived = body ->> '$.archived' where id = ? and archived = 2",
        )?
        .execute([thread.0])?;
    Ok(())
}

fn write_record(connection: &Connection, change: &RecordChange) -> Result<(), StoreError> {
    let value = change.value.as_ref().map(|value| value.get());
    let written = if change.expected == 0 {
        connection
            .prepare_cached(
                "insert into records (namespace, key, value, revision) values (?, ?, ?, 1) on conflict do nothing",
            )?
            .execute(params![change.namespace, change.key, value])?
    } else {
        connection
            .prepare_cached(
                "update records set value = ?, revision = revision + 1 \
                 where namespace = ? and key = ? and revision = ?",
            )?
            .execute(params![
                value,
                change.namespace,
                change.key,
                change.expected
            ])?
    };
    if written == 0 {
        return Err(StoreError::Conflict);
    }
    Ok(())
}

fn interrupt(connection: &Connection, left: &[(ThreadId, ProcessId)]) -> Result<(), StoreError> {
    for (thread, owner) in left {
        // The new sequence number and epoch make all later writes of the old owner fail.
        let left_at: Option<(i64, i64)> = connection
            .prepare_cached(
                "update threads set seq = seq + ?, epoch = epoch + 1 where id = ? and owner = ? \
                 and exists (select 1 from turns where thread = key and status = 0) returning key, seq",
            )?
            .query_row(params![SEQ_JUMP, thread.0, owner.0], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })
            .optional()?;
        if let Some((key, seq)) = left_at {
            let turn: u64 = connection
                .prepare_cached(
                    "update turns set status = ? where thread = ? and status = 0 returning idx",
                )?
                .query_row(
                    params![status_number(TurnStatus::Interrupted), key],
                    |row| row.get(0),
                )?;
            // The jump leaves free numbers for the events before the last one.
            let mut events: Vec<Payload> = unfinished_items(connection, key, turn)?
                .into_iter()
                .map(|item| Payload::ItemAbandoned(turn, item))
                .collect();
            events.push(Payload::TurnEnded(turn));
            let mut insert = connection.prepare_cached(
                "insert into events (thread, seq, time, payload) values (?, ?, ?, ?)",
            )?;
            for (event, behind) in events.iter().rev().zip(0..) {
                let payload = serde_json::to_string(event)?;
                insert.execute(params![key, seq - behind, now(), payload])?;
            }
        }
    }
    Ok(())
}

/// Returns the sequence numbers of a turn's stored items that have no end event, because their owner died first.
fn unfinished_items(
    connection: &Connection,
    key: i64,
    turn: u64,
) -> Result<BTreeSet<u64>, StoreError> {
    let mut items = connection
        .prepare_cached("select ordinal from items where thread = ? and turn = ?")?
        .query_map(params![key, turn], |row| row.get(0))?
        .collect::<Result<BTreeSet<u64>, _>>()?;
    let Some(first) = items.first() else {
        return Ok(items);
    };
    let mut statement =
        connection.prepare_cached("select payload from events where thread = ? and seq >= ?")?;
    let mut rows = statement.query(params![key, first])?;
    while let Some(row) = rows.next()? {
        if let Some(Payload::ItemCompleted(_, item) | Payload::ItemAbandoned(_, item)) =
            if_known(row, 0)?
        {
            items.remove(&item);
        }
    }
    Ok(items)
}

fn leave(connection: &Connection, process: ProcessId) -> Result<(), StoreError> {
    connection
        .prepare_cached("delete from processes where id = ?")?
        .execute([process.0])?;
    Ok(())
}

/// Returns the number of a status in the file. Running must be 0 because the queries above rely on it.
fn status_number(status: TurnStatus) -> i64 {
    match status {
        TurnStatus::Running => 0,
        TurnStatus::Completed => 1,
        TurnStatus::Failed => 2,
        TurnStatus::Interrupted => 3,
    }
}
