//! The reader threads, which keep disk waits away from async workers. A few serve all reads and start on demand.

use std::{
    collections::VecDeque,
    io,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    path::PathBuf,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread::JoinHandle,
};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::schema;
use crate::{locks::lock, store::StoreError};

/// Maximum number of threads that read a file.
const THREADS: usize = 4;

/// How many of them may run scans at once. The others are left for reads that a turn waits for.
const SCANS: usize = THREADS / 2;

/// After how many steps of the database a scan looks whether its caller still waits.
const STEPS: i32 = 10_000;

/// The reader threads and their queue.
pub(super) struct Readers {
    shared: Arc<Shared>,
}

struct Shared {
    source: Source,
    queue: Mutex<Queue>,
    threads: Mutex<Vec<JoinHandle<()>>>,
    /// Notified when a read is queued, or the store is closed.
    ready: Condvar,
}

/// The source of connections.
pub(super) enum Source {
    /// A file: each thread has a connection of its own.
    File(PathBuf),
    /// The only connection of a store in memory.
    Memory(Arc<Mutex<Connection>>),
}

#[derive(Default)]
struct Queue {
    waiting: VecDeque<Read>,
    /// Waiting reads that look through many rows, and how many of them run.
    scans: VecDeque<Read>,
    scanning: usize,
    /// Number of threads, and how many of them are idle.
    threads: usize,
    idle: usize,
    /// Whether one of them is opening the file. Another one is started when it has done so and reads still wait: most
    /// are over by then.
    opening: bool,
    closed: bool,
}

/// A read with a connection, or with the reason why there is none.
type Read = Box<dyn FnOnce(Result<&mut Connection, StoreError>) + Send>;

impl Readers {
    pub(super) fn new(source: Source) -> Self {
        Self {
            shared: Arc::new(Shared {
                source,
                queue: Mutex::default(),
                threads: Mutex::default(),
                ready: Condvar::new(),
            }),
        }
    }

    /// Runs `read` in one transaction, so that it sees a consistent state.
    ///
    /// Errors: `Closed`, and those of `read`.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.enqueue(
            false,
            Box::new(move |connection| {
                // If the caller does not wait any more, the read is skipped.
                if !answer.is_closed() {
                    let _ =
                        answer.send(connection.and_then(|connection| transact(connection, read)));
                }
            }),
        )?;
        answered.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Runs a read that may look through all threads. Other reads do not wait for it, and it ends where its caller does
    /// not wait any more.
    ///
    /// Errors: `Closed`, and those of `read`.
    pub(super) async fn scan<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let caller = Arc::new(());
        let waits = Arc::downgrade(&caller);
        self.enqueue(
            true,
            Box::new(move |connection| {
                if waits.strong_count() == 0 {
                    return;
                }
                let _ = answer.send(connection.and_then(|connection| {
                    connection.progress_handler(STEPS, Some(move || waits.strong_count() == 0))?;
                    let found = catch_unwind(AssertUnwindSafe(|| transact(connection, read)));
                    // A later read on this connection has a caller of its own.
                    connection.progress_handler(0, None::<fn() -> bool>)?;
                    found.unwrap_or_else(|panic| resume_unwind(panic))
                }));
            }),
        )?;
        let found = answered.await.unwrap_or(Err(StoreError::Closed));
        drop(caller);
        found
    }

    /// Runs work on the file in the background, outside of a transaction. A failure is logged.
    ///
    /// Errors: `Closed`.
    pub(super) fn maintain(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<()> + Send + 'static,
    ) -> Result<(), StoreError> {
        self.enqueue(
            false,
            Box::new(move |connection| {
                let done = connection.and_then(|connection| Ok(work(connection)?));
                if let Err(error) = done {
                    tracing::warn!(%error, "the file of the store is not maintained");
                }
            }),
        )
    }

    /// Finishes the queued reads, and ends the threads. Blocks the caller.
    pub(super) fn close(&self) {
        self.shared.lock().closed = true;
        self.shared.ready.notify_all();
        // The last threads may start others.
        while let Some(thread) = { lock(&self.shared.threads).pop() } {
            // An error means that the thread panicked; the caller of that read has already received an error.
            let _ = thread.join();
        }
    }

    fn enqueue(&self, is_scan: bool, read: Read) -> Result<(), StoreError> {
        let mut queue = self.shared.lock();
        if queue.closed {
            return Err(StoreError::Closed);
        }
        match is_scan {
            true => queue.scans.push_back(read),
            false => queue.waiting.push_back(read),
        }
        if !self.shared.needs_thread(&queue) {
            drop(queue);
            self.shared.ready.notify_one();
        } else if let Err(error) = self.shared.start_thread(queue) {
            let mut queue = self.shared.lock();
            if queue.threads == 0 {
                // No thread exists that could run a read. Others may have queued theirs meanwhile, and get `Closed`.
                queue.waiting.clear();
                queue.scans.clear();
                return Err(error.into());
            }
        }
        Ok(())
    }
}

impl Drop for Readers {
    fn drop(&mut self) {
        self.close();
    }
}

impl Queue {
    /// Returns how many reads could run now.
    fn ready(&self) -> usize {
        self.waiting.len() + self.scans.len().min(SCANS - self.scanning)
    }

    /// Takes the next read, and tells whether it is a scan.
    fn take(&mut self) -> Option<(Read, bool)> {
        if let Some(read) = self.waiting.pop_front() {
            return Some((read, false));
        }
        if self.scanning == SCANS {
            return None;
        }
        let scan = self.scans.pop_front()?;
        self.scanning += 1;
        Some((scan, true))
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        lock(&self.queue)
    }

    fn needs_thread(&self, queue: &Queue) -> bool {
        let most = match self.source {
            Source::File(_) => THREADS,
            Source::Memory(_) => 1,
        };
        queue.ready() > queue.idle && queue.threads < most && !queue.opening
    }

    fn start_thread(self: &Arc<Self>, mut queue: MutexGuard<'_, Queue>) -> io::Result<()> {
        queue.threads += 1;
        queue.opening = true;
        drop(queue);
        let shared = Arc::clone(self);
        let thread = std::thread::Builder::new()
            .name("store-reader".to_owned())
            .spawn(move || shared.serve());
        match thread {
            Ok(thread) => {
                lock(&self.threads).push(thread);
                Ok(())
            }
            Err(error) => {
                let mut queue = self.lock();
                queue.threads -= 1;
                queue.opening = false;
                Err(error)
            }
        }
    }

    /// Runs reads until the store is closed and the queue is empty.
    fn serve(self: &Arc<Self>) {
        let mut own = match &self.source {
            // A failure is tried again for each read, which tells its caller.
            Source::File(path) => schema::connect(path).ok(),
            Source::Memory(_) => None,
        };
        self.lock().opening = false;
        while let Some((read, is_scan)) = self.next() {
            // After a panic the caller gets an error because its channel closes; the thread continues with other reads.
            let _ = catch_unwind(AssertUnwindSafe(|| self.carry_out(read, &mut own)));
            if is_scan {
                self.lock().scanning -= 1;
            }
        }
    }

    /// Runs a read with the connection in memory, or with the thread's own, which the first read opens.
    fn carry_out(&self, read: Read, own: &mut Option<Connection>) {
        match &self.source {
            Source::Memory(connection) => read(Ok(&mut *lock(connection))),
            Source::File(path) => {
                if own.is_none() {
                    match schema::connect(path) {
                        Ok(connection) => *own = Some(connection),
                        Err(error) => return read(Err(error)),
                    }
                }
                read(own.as_mut().ok_or(StoreError::Closed));
            }
        }
    }

    fn next(self: &Arc<Self>) -> Option<(Read, bool)> {
        let mut queue = self.lock();
        loop {
            if let Some(read) = queue.take() {
                if self.needs_thread(&queue) {
                    // Otherwise this thread runs the others.
                    let _ = self.start_thread(queue);
                }
                return Some(read);
            }
            // Scans that wait are run by the threads that scan.
            if queue.closed {
                return None;
            }
            queue.idle += 1;
            queue = self
                .ready
                .wait(queue)
                .unwrap_or_else(PoisonError::into_inner);
            queue.idle -= 1;
        }
    }
}

pub(super) fn transact<T>(
    connection: &mut Connection,
    read: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let transaction = connection.transaction()?;
    let value = read(&transaction)?;
    transaction.commit()?;
    Ok(value)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// This runtime has one thread: a read that blocked it would stop the clock, too.
    #[tokio::test]
    async fn nobody_waits_for_the_reads_of_others() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("store.db");
        schema::prepare(&schema::connect(&path).unwrap()).unwrap();
        let readers = Readers::new(Source::File(path));
        let (go_on, waits) = std::sync::mpsc::channel::<()>();
        let slow = readers.read(move |_| {
            let _ = waits.recv();
            Ok("slow")
        });
        let quick = async {
            for number in 0..20 {
                let read = readers.read(move |_| Ok(number)).await;
                assert_eq!(read.unwrap(), number);
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
            assert!(matches!(
                readers.read::<()>(|_| panic!("as a test")).await,
                Err(StoreError::Closed)
            ));
            go_on.send(()).unwrap();
        };
        let (slow, ()) = tokio::join!(slow, quick);
        assert_eq!(slow.unwrap(), "slow");
        readers.close();
        assert!(matches!(
            readers.read(|_| Ok(())).await,
            Err(StoreError::Closed)
        ));
    }

    #[tokio::test]
    async fn scans_leave_threads_for_other_reads_and_end_with_their_callers() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("store.db");
        schema::prepare(&schema::connect(&path).unwrap()).unwrap();
        let readers = Arc::new(Readers::new(Source::File(path)));
        let endless = |connection: &Connection| {
            let count = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n";
            Ok(connection.query_row(count, [], |row| row.get::<_, i64>(0))?)
        };
        let scans: Vec<_> = (0..THREADS + 1)
            .map(|_| {
                let readers = Arc::clone(&readers);
                tokio::spawn(async move { readers.scan(endless).await })
            })
            .collect();
        while readers.shared.lock().scanning < SCANS {
            tokio::task::yield_now().await;
        }
        for number in 0..20 {
            assert_eq!(readers.read(move |_| Ok(number)).await.unwrap(), number);
        }
        for scan in scans {
            scan.abort();
        }
        assert_eq!(readers.scan(|_| Ok("last")).await.unwrap(), "last");
        readers.close();
    }
}
