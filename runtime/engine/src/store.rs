//! Where threads are kept.

mod sqlite;

use std::sync::Arc;

use crate::{
    BoxFuture,
    event::Event,
    id::{ThreadId, TurnId},
    item::{Item, Json},
    request::{Page, ThreadQuery, TurnQuery},
    thread::{QueuedInput, Thread, Turn, TurnWithItems},
};

pub use sqlite::SqliteStore;

/// Keeps threads. What a call reports as done survives the end of the process.
///
/// Reads see everything that was acknowledged before they began.
pub trait Store: Send + Sync + 'static {
    /// Marks turns that a crash left running as interrupted, unless another live server may be running them.
    fn recover(&self) -> BoxFuture<'_, Result<(), StoreError>>;

    /// Writes all of `append` or nothing of it.
    ///
    /// Errors: `Conflict` when the thread is not where the writer believes it to be.
    fn append(&self, append: Append) -> BoxFuture<'_, Result<(), StoreError>>;

    /// Removes a thread with all it holds. Removing what is not there is no error.
    fn delete(&self, thread: ThreadId) -> BoxFuture<'_, Result<(), StoreError>>;

    /// Reads what is needed to load a thread; `None` if there is no such thread.
    fn load(&self, thread: ThreadId) -> BoxFuture<'_, Result<Option<StoredThread>, StoreError>>;

    /// Lists threads. Costs the page, not the number of threads.
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

    /// Finishes what was begun and refuses everything from then on.
    fn close(&self) -> BoxFuture<'_, ()>;
}

/// One step of a thread, to be written as a whole.
#[derive(Clone, Debug)]
pub struct Append {
    /// The thread.
    pub thread: ThreadId,
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
    /// Which loading wrote last.
    pub epoch: u64,
    /// Number of its last event.
    pub seq: u64,
    /// The inputs that wait.
    pub queue: Vec<QueuedInput>,
}

/// Why the store refused or failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another writer has the thread.
    #[error("thread was changed by another writer")]
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
    /// The store is closed.
    #[error("store is closed")]
    Closed,
    /// The file could not be read or written.
    #[error("store input or output failed")]
    Io(#[from] std::io::Error),
    /// SQLite failed.
    #[error("sqlite failed")]
    Sqlite(#[from] rusqlite::Error),
    /// A stored value could not be read, or a value not be written.
    #[error("stored value is malformed")]
    Json(#[from] serde_json::Error),
}
