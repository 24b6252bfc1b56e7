//! Threads in SQLite: one writer thread with group commit, a few connections for reading.

mod directory;
mod payload;
mod presence;
mod read;
mod schema;
mod write;

use std::{
    ffi::OsString,
    fmt, fs, io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use rusqlite::Connection;

use crate::{
    BoxFuture,
    event::Event,
    id::{ProcessId, ThreadId, TurnId},
    private,
    request::{Page, ThreadQuery, TurnQuery},
    store::{Append, ContextEntry, Store, StoreError, StoredThread},
    thread::{Thread, Turn, TurnWithItems},
};

use self::{
    directory::Member,
    write::{Job, Writer},
};

/// How many connections for reading wait for their next use.
const IDLE_READERS: usize = 4;

/// How many turns a page may have to be read on the caller's own thread.
const INLINE_TURNS: usize = 50;

/// Keeps threads in one SQLite file, or in memory.
///
/// Several processes may share a file: each thread belongs to the one that wrote to it last, see [`Append::owner`].
/// Only the user who opens the file may read it, its companions and the folder that they are in.
pub struct SqliteStore {
    writer: Writer,
    readers: Arc<Readers>,
    member: Member,
}

impl SqliteStore {
    /// Opens the file, making it and its folder if need be; `None` keeps everything in memory.
    ///
    /// Errors: `NewerSchema`, `Io`, `Sqlite`.
    pub fn open(path: Option<&Path>) -> Result<Self, StoreError> {
        let Some(path) = path else {
            let connection = schema::in_memory()?;
            schema::prepare(&connection)?;
            let connection = Arc::new(Mutex::new(connection));
            return Ok(Self {
                writer: Writer::start(Arc::clone(&connection), None)?,
                readers: Arc::new(Readers::Memory(connection)),
                member: Member::new(None),
            });
        };
        let folder = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        private::make_folder(folder)?;
        // SQLite gives its companions the rights of the file.
        private::make_file(path)?;
        for companion in ["-wal", "-shm"] {
            let mut name = OsString::from(path);
            name.push(companion);
            match private::restrict(Path::new(&name)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
                _ => {}
            }
        }
        // What versions before 4 of the schema kept beside the file.
        let mut lock = OsString::from(path);
        lock.push("-lock");
        let _ = fs::remove_file(lock);
        let connection = schema::connect(path)?;
        schema::prepare(&connection)?;
        Ok(Self {
            writer: Writer::start(Arc::new(Mutex::new(connection)), Some(path))?,
            readers: Arc::new(Readers::File {
                path: path.to_owned(),
                idle: Mutex::default(),
            }),
            member: Member::new(Some(folder.to_owned())),
        })
    }
}

impl Store for SqliteStore {
    fn running(&self) -> BoxFuture<'_, Result<Vec<(ThreadId, ProcessId)>, StoreError>> {
        Box::pin(async move { self.readers.with(read::running) })
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

    fn load(&self, thread: ThreadId) -> BoxFuture<'_, Result<Option<StoredThread>, StoreError>> {
        Box::pin(async move {
            self.readers
                .with(|connection| read::load(connection, thread))
        })
    }

    fn threads(&self, query: ThreadQuery) -> BoxFuture<'_, Result<Page<Arc<Thread>>, StoreError>> {
        Box::pin(async move {
            self.readers
                .with(|connection| read::threads(connection, &query))
        })
    }

    fn turn(
        &self,
        thread: ThreadId,
        turn: TurnId,
    ) -> BoxFuture<'_, Result<Option<Turn>, StoreError>> {
        Box::pin(async move {
            self.readers
                .with(|connection| read::turn(connection, thread, turn))
        })
    }

    fn turns(
        &self,
        thread: ThreadId,
        query: TurnQuery,
    ) -> BoxFuture<'_, Result<Page<TurnWithItems>, StoreError>> {
        Box::pin(async move {
            if query.limit.is_some_and(|limit| limit <= INLINE_TURNS) {
                return self
                    .readers
                    .with(|connection| read::turns(connection, thread, &query));
            }
            let readers = Arc::clone(&self.readers);
            blocking(move || readers.with(|connection| read::turns(connection, thread, &query)))
                .await
        })
    }

    fn events(
        &self,
        thread: ThreadId,
        after: u64,
        before: u64,
    ) -> BoxFuture<'_, Result<Vec<Arc<Event>>, StoreError>> {
        Box::pin(async move {
            let readers = Arc::clone(&self.readers);
            blocking(move || {
                readers.with(|connection| read::events(connection, thread, after, before))
            })
            .await
        })
    }

    fn context(
        &self,
        thread: ThreadId,
        whole: bool,
    ) -> BoxFuture<'_, Result<Vec<ContextEntry>, StoreError>> {
        Box::pin(async move {
            let readers = Arc::clone(&self.readers);
            blocking(move || readers.with(|connection| read::context(connection, thread, whole)))
                .await
        })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            self.writer.close().await;
            self.readers.close();
        })
    }
}

impl fmt::Debug for SqliteStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SqliteStore").finish_non_exhaustive()
    }
}

/// Runs a read whose length nobody bounds where it holds up no other task.
async fn blocking<T: Send + 'static>(
    read: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(read)
        .await
        .unwrap_or(Err(StoreError::Closed))
}

/// Connections for reading.
enum Readers {
    /// Connections to a file, made when all others are busy.
    File {
        path: PathBuf,
        idle: Mutex<Vec<Connection>>,
    },
    /// The one connection that a store in memory has.
    Memory(Arc<Mutex<Connection>>),
}

impl Readers {
    /// Runs `read` in one transaction, so that all it sees is of one moment.
    fn with<T>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let in_transaction = |connection: &mut Connection| {
            let transaction = connection.transaction()?;
            let value = read(&transaction)?;
            transaction.commit()?;
            Ok(value)
        };
        match self {
            Self::Memory(connection) => in_transaction(&mut lock(connection)),
            Self::File { path, idle } => {
                let waiting = lock(idle).pop();
                let mut connection = match waiting {
                    Some(connection) => connection,
                    None => schema::connect(path)?,
                };
                let value = in_transaction(&mut connection);
                let mut idle = lock(idle);
                if idle.len() < IDLE_READERS {
                    idle.push(connection);
                }
                value
            }
        }
    }

    fn close(&self) {
        if let Self::File { idle, .. } = self {
            lock(idle).clear();
        }
    }
}

/// Locks; a panic elsewhere leaves a connection usable, because its transaction is rolled back.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
