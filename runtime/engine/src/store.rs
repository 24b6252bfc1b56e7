//! Where threads are kept.

mod directory;
mod rows;
mod sqlite;

use std::sync::Arc;

use crate::{
    BoxFuture,
    model::{
        Event, Item, Json, Page, ProcessId, QueuedInput, Thread, ThreadId, ThreadQuery, Turn,
        TurnId, TurnQuery, TurnWithItems,
    },
};

pub use self::{
    directory::{Directory, Liveness, PeerStream},
    sqlite::SqliteStore,
};

/// Keeps threads. What a call reports as done survives the end of the process.
///
/// Reads see everything that was acknowledged before they began.
pub trait Store: Send + Sync + 'static {
    /// Returns the threads that have a running turn, with their owners.
    fn running(&self) -> BoxFuture<'_, Result<Vec<(ThreadId, ProcessId)>, StoreError>>;

    /// Marks the running turns of threads as interrupted where a thread still belongs to the owner named with it.
    /// Appends of that owner to these threads are refused from then on.
    fn interrupt(&self, left: Vec<(ThreadId, ProcessId)>) -> BoxFuture<'_, Result<(), StoreError>>;

    /// Writes all of `append` or nothing of it.
    ///
    /// Errors: `Conflict` when the thread is not where the writer believes it to be.
    fn append(&self, append: Append) -> BoxFuture<'_, Result<(), StoreError>>;

    /// Removes a thread with all it holds. Removing what is not there is no error.
    fn delete(&self, thread: ThreadId) -> BoxFuture<'_, Result<(), StoreError>>;

    /// Reads what is needed to load a thread; `None` if there is no such thread.
    fn load(&self, thread: ThreadId) -> BoxFuture<'_, Result<Option<StoredThread>, StoreError>>;

    /// Lists threads. Costs the page, not the number of threads, once per working directory that is named. A search for
    /// three letters or more costs what it finds, and the threads that nothing was said in where it looks at the origin;
    /// for shorter ones, threads are looked at in order until the page is full. Counts by workspace, origin and state are
    /// kept; others cost the threads that they count.
    ///
    /// Errors: `InvalidCursor`.
    fn threads(&self, query: ThreadQuery) -> BoxFuture<'_, Result<Page<Arc<Thread>>, StoreError>>;

    /// Finds a turn by its id.
    fn turn(
        &self,
        thread: ThreadId,
        turn: TurnId,
    ) -> BoxFuture<'_, Result<Option<Turn>, StoreError>>;

    /// Reads turns of a thread; none if there is no such thread. Costs the page, not the history.
    ///
    /// Errors: `InvalidCursor`.
    fn turns(
        &self,
        thread: ThreadId,
        query: TurnQuery,
    ) -> BoxFuture<'_, Result<Page<TurnWithItems>, StoreError>>;

    /// Reads the kept events of a thread with numbers above `after` and below `before`, in order.
    fn events(
        &self,
        thread: ThreadId,
        after: u64,
        before: u64,
    ) -> BoxFuture<'_, Result<Vec<Arc<Event>>, StoreError>>;

    /// Reads the context of a thread in order: from its last checkpoint on, or `whole`.
    fn context(
        &self,
        thread: ThreadId,
        whole: bool,
    ) -> BoxFuture<'_, Result<Vec<ContextEntry>, StoreError>>;

    /// Reads a record, which has nothing to do with threads.
    fn record(
        &self,
        namespace: &str,
        key: &str,
    ) -> BoxFuture<'_, Result<Option<Record>, StoreError>>;

    /// Reads the records of a namespace, by key. Those that were removed are left out.
    fn records(&self, namespace: &str) -> BoxFuture<'_, Result<Vec<(String, Record)>, StoreError>>;

    /// Writes or removes a record and returns its new revision.
    ///
    /// Errors: `Conflict` where the record has another revision than the change expects; nothing is written then.
    fn change_record(&self, change: RecordChange) -> BoxFuture<'_, Result<u64, StoreError>>;

    /// Finishes what was begun and refuses everything from then on.
    fn close(&self) -> BoxFuture<'_, ()>;
}

/// One step of a thread, to be written as a whole.
#[derive(Clone, Debug)]
pub struct Append {
    /// The thread.
    pub thread: ThreadId,
    /// The process that writes, and owns the thread afterwards.
    pub owner: ProcessId,
    /// Which loading of the thread writes: one more than [`StoredThread::epoch`] said. A lower epoch than the stored
    /// one is refused; a higher one takes the thread over, and turns left running by the loading before are marked
    /// as interrupted.
    pub epoch: u64,
    /// The stored sequence number that the writer builds on; 0 makes the thread.
    pub base_seq: u64,
    /// The sequence number afterwards.
    pub seq: u64,
    /// Rows to insert or replace.
    pub writes: Vec<Write>,
    /// Events to keep. Their items are among the rows, now or earlier.
    pub events: Vec<Arc<Event>>,
}

/// A row to insert or replace.
#[derive(Clone, Debug)]
pub enum Write {
    /// The thread.
    Thread(Arc<Thread>),
    /// A turn, by its index.
    Turn(Arc<Turn>),
    /// A completed item.
    Item {
        /// Index of its turn.
        turn: u64,
        /// The item. [`Item::seq`] is its place in the turn.
        item: Arc<Item>,
    },
    /// An entry of the context.
    Context(ContextEntry),
    /// The inputs that wait.
    Queue(Arc<Vec<QueuedInput>>),
    /// No turn from this index on, and nothing that came with them: items, asks, context.
    RemoveTurns(u64),
}

/// An entry of a thread's context, which belongs to its agent.
#[derive(Clone, Debug)]
pub struct ContextEntry {
    /// Index of the turn that made it.
    pub turn: u64,
    /// Its place in the turn.
    pub ordinal: u64,
    /// Whether it replaces all entries before it.
    pub checkpoint: bool,
    /// What the agent made of it.
    pub entry: Json,
}

/// What is needed to load a thread.
#[derive(Clone, Debug)]
pub struct StoredThread {
    /// The thread.
    pub thread: Thread,
    /// The process that wrote last, and runs its turn where it has a running one.
    pub owner: ProcessId,
    /// Whether a turn is marked as running.
    pub running: bool,
    /// Which loading wrote last.
    pub epoch: u64,
    /// Number of its last event.
    pub seq: u64,
    /// The inputs that wait.
    pub queue: Vec<QueuedInput>,
}

/// What is kept beside threads, by namespace and key.
#[derive(Clone, Debug)]
pub struct Record {
    /// The value; `None` where it was removed.
    pub value: Option<Json>,
    /// How often it was written, removals included.
    pub revision: u64,
}

/// A change of a record.
#[derive(Clone, Debug)]
pub struct RecordChange {
    /// Whose it is.
    pub namespace: String,
    /// Its name there.
    pub key: String,
    /// The new value; `None` removes it.
    pub value: Option<Json>,
    /// The revision that it must have; 0 where there must never have been one.
    pub expected: u64,
}

/// Why the store refused or failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another writer has the thread, or was faster with the record.
    #[error("thread or record was changed by another writer")]
    Conflict,
    /// A cursor that no page gave out.
    #[error("invalid cursor: {0}")]
    InvalidCursor(String),
    /// The file was written by a newer version.
    #[error("store has schema version {found}, newer than {known}: update threadwire")]
    NewerSchema {
        /// Version of the file.
        found: i64,
        /// Newest version that this build reads.
        known: i64,
    },
    /// The file is no longer where it was opened.
    #[error("the file of the store was removed or replaced")]
    Moved,
    /// The store is closed.
    #[error("store is closed")]
    Closed,
    /// The store of another process failed, for this reason.
    #[error("store of another process failed: {0}")]
    Elsewhere(String),
    /// The file could not be read or written.
    #[error("store input or output failed: {0}")]
    Io(#[from] std::io::Error),
    /// SQLite failed.
    #[error("sqlite failed: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// A stored value could not be read, or a value not be written.
    #[error("stored value is malformed: {0}")]
    Json(#[from] serde_json::Error),
}

impl StoreError {
    /// Returns what happened in words that a user can act on, without paths or other details.
    pub fn reason(&self) -> &str {
        use rusqlite::ErrorCode;

        const FULL: &str = "the disk of the threads is full, free some space";
        match self {
            Self::Conflict => "another process wrote to the thread",
            Self::InvalidCursor(_) => "the cursor is invalid",
            Self::NewerSchema { .. } => {
                "a newer version has changed the database, update threadwire"
            }
            Self::Moved => "the database was removed or replaced while in use, restart the server",
            Self::Closed => "the server is shutting down",
            Self::Elsewhere(reason) => reason,
            Self::Io(error) if error.kind() == std::io::ErrorKind::StorageFull => FULL,
            Self::Io(_) => "the database cannot be read or written",
            Self::Json(_) => "a stored value is damaged",
            Self::Sqlite(error) => match error.sqlite_error() {
                // The index of the log could not grow.
                Some(error) if error.extended_code == rusqlite::ffi::SQLITE_IOERR_SHMSIZE => FULL,
                Some(error) => match error.code {
                    ErrorCode::DiskFull => FULL,
                    ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => {
                        "another program keeps the database locked"
                    }
                    ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => {
                        "the database is damaged, restore it from a backup or move it away"
                    }
                    ErrorCode::ReadOnly | ErrorCode::PermissionDenied => {
                        "the database cannot be written, check its permissions and its disk"
                    }
                    ErrorCode::CannotOpen => "the database cannot be opened, check its permissions",
                    ErrorCode::SystemIoFailure => {
                        "the disk of the threads cannot be read or written, check it"
                    }
                    _ => "the database reported an error, see the log",
                },
                None => "a stored value is damaged",
            },
        }
    }
}
