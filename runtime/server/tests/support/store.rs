//! A store with a hook that a test runs before each call.

use std::sync::Arc;

use threadwire_engine::{
    Append, BoxFuture, ContextEntry, ContextPart, Event, Extras, Hiding, Page, ProcessId, Record,
    RecordChange, SqliteStore, Store, StoreError, StoredThread, Thread, ThreadId, ThreadQuery,
    Turn, TurnId, TurnQuery, TurnWithItems,
};

/// The kind of a store call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Call {
    Read,
    Write,
}

/// Runs before each call. Its error becomes the error of the call.
type Hook = dyn Fn(Call) -> BoxFuture<'static, Result<(), StoreError>> + Send + Sync;

/// An in-memory store with a hook.
pub(crate) struct HookedStore {
    store: SqliteStore,
    before: Box<Hook>,
}

impl HookedStore {
    pub(crate) fn new(
        before: impl Fn(Call) -> BoxFuture<'static, Result<(), StoreError>> + Send + Sync + 'static,
    ) -> Arc<Self> {
        Arc::new(Self {
            store: SqliteStore::open(None).expect("a store in memory"),
            before: Box::new(before),
        })
    }

    fn run<'a, T>(
        &'a self,
        call: Call,
        inner: BoxFuture<'a, Result<T, StoreError>>,
    ) -> BoxFuture<'a, Result<T, StoreError>>
    where
        T: Send + 'a,
    {
        Box::pin(async move {
            (self.before)(call).await?;
            inner.await
        })
    }
}

impl Store for HookedStore {
    fn running(&self) -> BoxFuture<'_, Result<Vec<(ThreadId, ProcessId)>, StoreError>> {
        self.run(Call::Read, self.store.running())
    }

    fn extras(&self, key: &str) -> BoxFuture<'_, Result<Extras, StoreError>> {
        self.run(Call::Read, self.store.extras(key))
    }

    fn interrupt(&self, left: Vec<(ThreadId, ProcessId)>) -> BoxFuture<'_, Result<(), StoreError>> {
        let store = &self.store;
        self.run(Call::Write, Box::pin(async { store.interrupt(left).await }))
    }

    fn append(&self, append: Append) -> BoxFuture<'_, Result<(), StoreError>> {
        let store = &self.store;
        self.run(Call::Write, Box::pin(async { store.append(append).await }))
    }

    fn delete(&self, thread: ThreadId) -> BoxFuture<'_, Result<(), StoreError>> {
        let store = &self.store;
        self.run(
            Call::Write,
            Box::pin(async move { store.delete(thread).await }),
        )
    }

    fn deleted(&self) -> BoxFuture<'_, Result<Vec<ThreadId>, StoreError>> {
        self.run(Call::Read, self.store.deleted())
    }

    fn forget_deleted(&self, threads: Vec<ThreadId>) -> BoxFuture<'_, Result<(), StoreError>> {
        let store = &self.store;
        self.run(
            Call::Write,
            Box::pin(async move { store.forget_deleted(threads).await }),
        )
    }

    fn hide(
        &self,
        threads: Vec<ThreadId>,
        hiding: Hiding,
    ) -> BoxFuture<'_, Result<(), StoreError>> {
        let store = &self.store;
        self.run(
            Call::Write,
            Box::pin(async move { store.hide(threads, hiding).await }),
        )
    }

    fn hidden(&self) -> BoxFuture<'_, Result<Vec<ThreadId>, StoreError>> {
        self.run(Call::Read, self.store.hidden())
    }

    fn load(&self, thread: ThreadId) -> BoxFuture<'_, Result<Option<StoredThread>, StoreError>> {
        self.run(Call::Read, self.store.load(thread))
    }

    fn threads(&self, query: ThreadQuery) -> BoxFuture<'_, Result<Page<Arc<Thread>>, StoreError>> {
        self.run(Call::Read, self.store.threads(query))
    }

    fn turn(
        &self,
        thread: ThreadId,
        turn: TurnId,
    ) -> BoxFuture<'_, Result<Option<Turn>, StoreError>> {
        self.run(Call::Read, self.store.turn(thread, turn))
    }

    fn turns(
        &self,
        thread: ThreadId,
        query: TurnQuery,
    ) -> BoxFuture<'_, Result<Page<TurnWithItems>, StoreError>> {
        self.run(Call::Read, self.store.turns(thread, query))
    }

    fn events(
        &self,
        thread: ThreadId,
        after: u64,
        before: u64,
    ) -> BoxFuture<'_, Result<Vec<Arc<Event>>, StoreError>> {
        self.run(Call::Read, self.store.events(thread, after, before))
    }

    fn context(
        &self,
        thread: ThreadId,
        part: ContextPart,
    ) -> BoxFuture<'_, Result<Vec<ContextEntry>, StoreError>> {
        self.run(Call::Read, self.store.context(thread, part))
    }

    fn record(
        &self,
        namespace: &str,
        key: &str,
    ) -> BoxFuture<'_, Result<Option<Record>, StoreError>> {
        self.run(Call::Read, self.store.record(namespace, key))
    }

    fn records(&self, namespace: &str) -> BoxFuture<'_, Result<Vec<(String, Record)>, StoreError>> {
        self.run(Call::Read, self.store.records(namespace))
    }

    fn change_record(&self, change: RecordChange) -> BoxFuture<'_, Result<u64, StoreError>> {
        let store = &self.store;
        self.run(
            Call::Write,
            Box::pin(async { store.change_record(change).await }),
        )
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        self.store.close()
    }
}
