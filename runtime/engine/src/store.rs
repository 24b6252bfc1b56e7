//! The interface of the store, which keeps the threads.

mod directory;
mod rows;
mod sqlite;

use std::{ops::Range, sync::Arc};

use crate::{
    BoxFuture,
    model::{
        Event, Item, Json, Page, ProcessId, QueuedInput, Thread, ThreadId, ThreadQuery, Turn,
        TurnId, TurnQuery, TurnWithItems,
    },
};

pub(crate) use self::sqlite::{Registered, Roster, Unasked};

pub use self::{
    directory::{Caller, Directory, Liveness, PeerStream},
    sqlite::SqliteStore,
};

/// Stores threads. A write that has returned without an error survives the end of the process.
///
/// Reads see all writes that were acknowledged before the read began.
pub trait Store: Send + Sync + 'static {
    /// Returns the threads that have a running turn, with their owners.
    fn running(&self) -> BoxFuture<'_, Result<Vec<(ThreadId, ProcessId)>, StoreError>>;

    /// Returns all threads in no order, each with the value of a key in its [`Thread::extra`].
    fn extras(&self, key: &str) -> BoxFuture<'_, Result<Extras, StoreError>>;

    /// Marks the running turns of threads as interrupted, if the thread still belongs to the owner named with it. Later
    /// appends of that owner to these threads are refused.
    fn interrupt(&self, left: Vec<(ThreadId, ProcessId)>) -> BoxFuture<'_, Result<(), StoreError>>;

    /// Writes all of `append` or nothing.
    ///
    /// Errors: `Conflict` if the stored thread is not in the state that the writer expects.
    fn append(&self, append: Append) -> BoxFuture<'_, Result<(), StoreError>>;

    /// Removes a thread with its turns and items. Removing a thread that does not exist is no error. One that is not
    /// ephemeral is noted as deleted with the same write, and appends that import it from a file are refused then.
    fn delete(&self, thread: ThreadId) -> BoxFuture<'_, Result<(), StoreError>>;

    /// Returns the threads that are noted as deleted, in no order.
    fn deleted(&self) -> BoxFuture<'_, Result<Vec<ThreadId>, StoreError>>;

    /// Removes the notes that threads were deleted, because nothing is left of them.
    fn forget_deleted(&self, threads: Vec<ThreadId>) -> BoxFuture<'_, Result<(), StoreError>>;

    /// Hides threads from lists, or shows hidden ones again. A hidden thread stays stored, and what is imported of it
    /// leaves it hidden; a process that writes to it shows it.
    fn hide(&self, threads: Vec<ThreadId>, hiding: Hiding)
    -> BoxFuture<'_, Result<(), StoreError>>;

    /// Returns the hidden threads, in no order.
    fn hidden(&self) -> BoxFuture<'_, Result<Vec<ThreadId>, StoreError>>;

    /// Reads what is needed to load a thread, hidden or not; `None` if the thread does not exist.
    fn load(&self, thread: ThreadId) -> BoxFuture<'_, Result<Option<StoredThread>, StoreError>>;

    /// Lists threads. The cost depends on the page size and on the number of working directories in the query, not on
    /// the number of threads. A search for three letters or more costs as much as it finds; if it includes the origin,
    /// it also checks all threads without messages. A shorter search checks threads in order until the page is full.
    /// What was said is indexed soon after it was; a search for three characters or more then costs as much as it finds.
    /// Counts by workspace, origin and state are maintained; other counts cost as much as the threads that they count.
    ///
    /// Errors: `InvalidCursor`.
    fn threads(&self, query: ThreadQuery) -> BoxFuture<'_, Result<Page<Arc<Thread>>, StoreError>>;

    /// Finds a turn by its id.
    fn turn(
        &self,
        thread: ThreadId,
        turn: TurnId,
    ) -> BoxFuture<'_, Result<Option<Turn>, StoreError>>;

    /// Reads turns of a thread; none if the thread does not exist. Costs as much as the page, not the history.
    ///
    /// Errors: `InvalidCursor`.
    fn turns(
        &self,
        thread: ThreadId,
        query: TurnQuery,
    ) -> BoxFuture<'_, Result<Page<TurnWithItems>, StoreError>>;

    /// Reads the stored events of a thread with sequence numbers above `after` and below `before`, in order.
    fn events(
        &self,
        thread: ThreadId,
        after: u64,
        before: u64,
    ) -> BoxFuture<'_, Result<Vec<Arc<Event>>, StoreError>>;

    /// Reads a part of the context of a thread in order.
    fn context(
        &self,
        thread: ThreadId,
        part: ContextPart,
    ) -> BoxFuture<'_, Result<Vec<ContextEntry>, StoreError>>;

    /// Reads a record. Records are independent of threads.
    fn record(
        &self,
        namespace: &str,
        key: &str,
    ) -> BoxFuture<'_, Result<Option<Record>, StoreError>>;

    /// Reads the records of a namespace, ordered by key, without removed ones.
    fn records(&self, namespace: &str) -> BoxFuture<'_, Result<Vec<(String, Record)>, StoreError>>;

    /// Writes or removes a record and returns its new revision.
    ///
    /// Errors: `Conflict` if the record has another revision than expected; nothing is written then.
    fn change_record(&self, change: RecordChange) -> BoxFuture<'_, Result<u64, StoreError>>;

    /// Finishes pending calls and refuses later ones.
    fn close(&self) -> BoxFuture<'_, ()>;
}

/// Threads, each with the value of a key in its [`Thread::extra`], if it has one.
pub type Extras = Vec<(ThreadId, Option<Json>)>;

/// One step of a thread, written as a whole or not at all.
#[derive(Clone, Debug)]
pub struct Append {
    /// The thread.
    pub thread: ThreadId,
    /// The process that writes, and owns the thread afterwards.
    pub owner: ProcessId,
    /// The epoch of the writer: one more than [`StoredThread::epoch`] was at loading. A lower epoch than the stored one
    /// is refused; a higher one takes the thread over, and turns that the previous owner left running are marked as
    /// interrupted.
    pub epoch: u64,
    /// The stored sequence number that the writer expects; 0 creates the thread.
    pub base_seq: u64,
    /// The sequence number after the write.
    pub seq: u64,
    /// Rows to insert or replace.
    pub writes: Vec<Write>,
    /// Events to store. Their items are in `writes` or were written earlier.
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
        /// The item. [`Item::seq`] orders it within the turn.
        item: Arc<Item>,
    },
    /// An entry of the agent's context.
    Context(ContextEntry),
    /// An entry of the agent's context that belongs between two turns, behind those that are already there.
    ContextBehind {
        /// Index of the turn before it; `None` if there is none.
        turn: Option<u64>,
        /// Whether it replaces all entries before it.
        checkpoint: bool,
        /// The content, in the agent's own format.
        entry: Json,
    },
    /// The queue of inputs.
    Queue(Arc<Vec<QueuedInput>>),
    /// Removes the turns from this index on, with their items, asks and context entries.
    RemoveTurns(u64),
}

/// A part of a thread's context.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContextPart {
    /// From the last checkpoint on.
    Last,
    /// All of it.
    Whole,
    /// What the turns with these indexes added.
    Turns(Range<u64>),
}

/// An entry of a thread's context. Only the agent reads its content.
#[derive(Clone, Debug)]
pub struct ContextEntry {
    /// Index of the turn that added it.
    pub turn: u64,
    /// Its position among the entries of the turn; negative before the first turn.
    pub ordinal: i64,
    /// Whether it replaces all entries before it.
    pub checkpoint: bool,
    /// The content, in the agent's own format.
    pub entry: Json,
}

/// The positions of entries before the first turn. They have its index, and stay when it is removed.
pub(crate) const BEFORE_FIRST: std::ops::Range<i64> = i64::MIN..0;

/// The positions of entries behind a turn. They stay when the next one is removed.
pub(crate) const BEHIND_TURN: std::ops::Range<i64> = 1 << 32..i64::MAX;

impl ContextEntry {
    /// Tells whether it was added before the first turn.
    pub(crate) fn is_before_first(&self) -> bool {
        BEFORE_FIRST.contains(&self.ordinal)
    }

    /// Returns the index of the turn with which the model is told it first: what stands behind a turn comes with the next
    /// one.
    pub fn told_with(&self) -> u64 {
        self.turn + u64::from(self.is_behind_turn())
    }

    /// Tells whether it was added between two turns, or before the first one.
    pub fn is_between_turns(&self) -> bool {
        self.is_before_first() || self.is_behind_turn()
    }

    /// Tells whether it was added after the end of its turn, before the next one.
    pub(crate) fn is_behind_turn(&self) -> bool {
        BEHIND_TURN.contains(&self.ordinal)
    }
}

/// The data that is needed to load a thread.
#[derive(Clone, Debug)]
pub struct StoredThread {
    /// The thread.
    pub thread: Thread,
    /// The process that wrote last; it runs the turn if one is running.
    pub owner: ProcessId,
    /// Whether a turn is marked as running.
    pub running: bool,
    /// Whether the thread is hidden, see [`Store::hide`].
    pub hidden: bool,
    /// The epoch of the last writer.
    pub epoch: u64,
    /// Sequence number of its last event.
    pub seq: u64,
    /// The queue of inputs.
    pub queue: Vec<QueuedInput>,
}

/// A value that is stored independently of threads, by namespace and key.
#[derive(Clone, Debug)]
pub struct Record {
    /// The value; `None` if it was removed.
    pub value: Option<Json>,
    /// Number of writes, including removals.
    pub revision: u64,
}

/// Which threads are hidden, see [`Store::hide`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hiding {
    /// Those that no process has written to.
    Foreign,
    /// All of them.
    All,
    /// None: they are shown again.
    Undone,
}

/// A change of a record.
#[derive(Clone, Debug)]
pub struct RecordChange {
    /// The namespace of the record.
    pub namespace: String,
    /// The key of the record in that namespace.
    pub key: String,
    /// The new value; `None` removes it.
    pub value: Option<Json>,
    /// The revision that the record must have; 0 if it must never have existed.
    pub expected: u64,
}

/// Errors of the store.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another writer has changed the thread or the record.
    #[error("thread or record was changed by another writer")]
    Conflict,
    /// The cursor was not issued by any page.
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
    /// The file was moved, removed or replaced after it was opened.
    #[error("the file of the store was removed or replaced")]
    Moved,
    /// The store is closed.
    #[error("store is closed")]
    Closed,
    /// The store of another process failed, with this reason.
    #[error("store of another process failed: {0}")]
    Elsewhere(String),
    /// The file could not be read or written.
    #[error("store input or output failed: {0}")]
    Io(#[from] std::io::Error),
    /// SQLite failed.
    #[error("sqlite failed: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// A stored value could not be read, or a value could not be written.
    #[error("stored value is malformed: {0}")]
    Json(#[from] serde_json::Error),
}

impl StoreError {
    /// Returns a reason that a user can act on, without paths or other details.
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
                // The shared-memory index of the write-ahead log could not grow.
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
