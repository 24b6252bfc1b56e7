//! The SQLite store: one writer thread with group commit, and a few reader threads.

mod checkpoint;
mod directory;
mod messages;
mod payload;
mod presence;
mod process;
mod read;
mod readers;
mod roster;
mod schema;
mod write;

#[cfg(test)]
mod tests;

use std::{
    ffi::OsString,
    fmt, fs, io,
    path::Path,
    sync::{Arc, Mutex, Weak},
};

use rusqlite::Connection;

use crate::{
    BoxFuture,
    locks::lock,
    model::{
        Event, Page, ProcessId, Thread, ThreadId, ThreadQuery, Turn, TurnId, TurnQuery,
        TurnWithItems,
    },
    private,
    store::{
        Append, ContextEntry, ContextPart, Extras, Hiding, Record, RecordChange, Store, StoreError,
        StoredThread,
    },
};

pub(crate) use self::roster::{Registered, Roster, Unasked};

use self::{
    checkpoint::Overlong,
    directory::Member,
    readers::{Readers, Source},
    write::{Job, Writer},
};

/// Stores threads in one SQLite file, or in memory.
///
/// Several processes may share a file: each thread belongs to the process that wrote to it last, see [`Append::owner`].
/// Only the user who opens the file may read it, its `-wal` and `-shm` files and their folder.
pub struct SqliteStore {
    /// The connection of the writer, until the store is closed. What an engine asks when it opens is answered with it,
    /// because its caller waits anyway: another thread would have to be started for that, and to read the tables.
    connection: Weak<Mutex<Connection>>,
    writer: Writer,
    readers: Arc<Readers>,
    member: Member,
}

impl SqliteStore {
    /// Opens the file, and creates it and its folder if needed; `None` keeps everything in memory.
    ///
    /// Errors: `NewerSchema`, `Io`, `Sqlite`.
    pub fn open(path: Option<&Path>) -> Result<Self, StoreError> {
        let Some(path) = path else {
            let connection = schema::in_memory()?;
            schema::prepare(&connection)?;
            let connection = Arc::new(Mutex::new(connection));
            return Ok(Self {
                connection: Arc::downgrade(&connection),
                writer: Writer::start(Arc::clone(&connection), None, Overlong::default())?,
                readers: Arc::new(Readers::new(Source::Memory(connection))),
                member: Member::new(None),
            });
        };
        let folder = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        private::make_folder(folder)?;
        // SQLite gives the `-wal` and `-shm` files the permissions of the main file.
        private::make_file(path)?;
        for companion in ["-wal", "-shm"] {
            let mut name = OsString::from(path);
            name.push(companion);
            match private::restrict(Path::new(&name)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
                _ => {}
            }
        }
        // Schema versions before 4 kept a lock file beside the store.
        let mut lock = OsString::from(path);
        lock.push("-lock");
        let _ = fs::remove_file(lock);
        let mut connection = schema::connect(path)?;
        schema::prepare(&connection)?;
        let readers = Arc::new(Readers::new(Source::File(path.to_owned())));
        let log = checkpoint::copy_aside(&mut connection, &readers)?;
        let connection = Arc::new(Mutex::new(connection));
        Ok(Self {
            connection: Arc::downgrade(&connection),
            writer: Writer::start(connection, Some(path), log)?,
            readers,
            member: Member::new(Some(folder.to_owned())),
        })
    }

    /// Runs work here, with the connection of the writer.
    fn run_here<T>(
        &self,
        work: impl FnOnce(&mut Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let connection = self.connection.upgrade().ok_or(StoreError::Closed)?;
        work(&mut lock(&connection))
    }

    /// Runs a read that may look through all threads on a reader thread.
    fn scan<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> BoxFuture<'_, Result<T, StoreError>> {
        Box::pin(self.readers.scan(read))
    }

    /// Runs a read on a reader thread.
    fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> BoxFuture<'_, Result<T, StoreError>> {
        Box::pin(self.readers.read(read))
    }
}

impl Store for SqliteStore {
    fn running(&self) -> BoxFuture<'_, Result<Vec<(ThreadId, ProcessId)>, StoreError>> {
        Box::pin(async { self.run_here(|connection| readers::transact(connection, read::running)) })
    }

    fn extras(&self, key: &str) -> BoxFuture<'_, Result<Extras, StoreError>> {
        let key = key.to_owned();
        self.scan(move |connection| read::extras(connection, &key))
    }

    fn interrupt(&self, left: Vec<(ThreadId, ProcessId)>) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(self.writer.run(Job::Interrupt(left)))
    }

    fn append(&self, append: Append) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(self.writer.run(Job::Append(append)))
    }

    fn delete(&self, thread: ThreadId) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(self.writer.run(Job::Delete(thread)))
    }

    fn deleted(&self) -> BoxFuture<'_, Result<Vec<ThreadId>, StoreError>> {
        self.read(read::deleted)
    }

    fn forget_deleted(&self, threads: Vec<ThreadId>) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(self.writer.run(Job::ForgetDeleted(threads)))
    }

    fn hide(
        &self,
        threads: Vec<ThreadId>,
        hiding: Hiding,
    ) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(self.writer.run(Job::Hide(threads, hiding)))
    }

    fn hidden(&self) -> BoxFuture<'_, Result<Vec<ThreadId>, StoreError>> {
        self.read(read::hidden)
    }

    fn load(&self, thread: ThreadId) -> BoxFuture<'_, Result<Option<StoredThread>, StoreError>> {
        self.read(move |connection| read::load(connection, thread))
    }

    fn threads(&self, query: ThreadQuery) -> BoxFuture<'_, Result<Page<Arc<Thread>>, StoreError>> {
        let is_scan = query.search.is_some() || query.said.is_some();
        let threads = move |connection: &Connection| read::threads(connection, &query);
        match is_scan {
            true => self.scan(threads),
            false => self.read(threads),
        }
    }

    fn turn(
        &self,
        thread: ThreadId,
        turn: TurnId,
    ) -> BoxFuture<'_, Result<Option<Turn>, StoreError>> {
        self.read(move |connection| read::turn(connection, thread, turn))
    }

    fn turns(
        &self,
        thread: ThreadId,
        query: TurnQuery,
    ) -> BoxFuture<'_, Result<Page<TurnWithItems>, StoreError>> {
        self.read(move |connection| read::turns(connection, thread, &query))
    }

    fn events(
        &self,
        thread: ThreadId,
        after: u64,
        before: u64,
    ) -> BoxFuture<'_, Result<Vec<Arc<Event>>, StoreError>> {
        self.read(move |connection| read::events(connection, thread, after, before))
    }

    fn context(
        &self,
        thread: ThreadId,
        part: ContextPart,
    ) -> BoxFuture<'_, Result<Vec<ContextEntry>, StoreError>> {
        self.read(move |connection| read::context(connection, thread, part))
    }

    fn record(
        &self,
        namespace: &str,
        key: &str,
    ) -> BoxFuture<'_, Result<Option<Record>, StoreError>> {
        let (namespace, key) = (namespace.to_owned(), key.to_owned());
        self.read(move |connection| read::record(connection, &namespace, &key))
    }

    fn records(&self, namespace: &str) -> BoxFuture<'_, Result<Vec<(String, Record)>, StoreError>> {
        let namespace = namespace.to_owned();
        self.read(move |connection| read::records(connection, &namespace))
    }

    fn change_record(&self, change: RecordChange) -> BoxFuture<'_, Result<u64, StoreError>> {
        let revision = change.expected + 1;
        Box::pin(async move {
            self.writer.run(Job::Record(change)).await?;
            Ok(revision)
        })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            self.writer.close().await;
            let readers = Arc::clone(&self.readers);
            // An error means that a read panicked; its caller has already received an error.
            let _ = tokio::task::spawn_blocking(move || readers.close()).await;
        })
    }
}

impl fmt::Debug for SqliteStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SqliteStore").finish_non_exhaustive()
    }
}
