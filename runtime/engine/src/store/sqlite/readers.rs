//! Threads that read, so that no worker waits for a disk. A few serve all reads; they start when they are first needed.

use std::{
    collections::VecDeque,
    panic::{AssertUnwindSafe, catch_unwind},
    path::PathBuf,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread::JoinHandle,
};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::schema;
use crate::store::StoreError;

/// Most threads that read a file at once.
const THREADS: usize = 4;

/// The threads that read, and what waits for them.
pub(super) struct Readers {
    shared: Arc<Shared>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

struct Shared {
    source: Source,
    queue: Mutex<Queue>,
    /// Rings when something waits, or nothing will any more.
    ready: Condvar,
}

/// Where connections come from.
pub(super) enum Source {
    /// A file: each thread has a connection of its own.
    File(PathBuf),
    /// The one connection that a store in memory has.
    Memory(Arc<Mutex<Connection>>),
}

#[derive(Default)]
struct Queue {
    waiting: VecDeque<Read>,
    /// Threads that there are, and those of them that have nothing to do.
    threads: usize,
    idle: usize,
    closed: bool,
}

/// Reads over a connection, or says why there is none.
type Read = Box<dyn FnOnce(Result<&mut Connection, StoreError>) + Send>;

impl Readers {
    pub(super) fn new(source: Source) -> Self {
        Self {
            shared: Arc::new(Shared {
                source,
                queue: Mutex::default(),
                ready: Condvar::new(),
            }),
            threads: Mutex::default(),
        }
    }

    /// Runs `read` in one transaction, so that all it sees is of one moment.
    ///
    /// Errors: `Closed`, and those of `read`.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.enqueue(Box::new(move |connection| {
            // Who has left does not need to know; what is not wanted any more is not read.
            if !answer.is_closed() {
                let _ = answer.send(connection.and_then(|connection| transact(connection, read)));
            }
        }))?;
        answered.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Finishes what waits, and ends the threads. This blocks.
    pub(super) fn close(&self) {
        self.shared.lock().closed = true;
        self.shared.ready.notify_all();
        let threads =
            std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        for thread in threads {
            // An error means that the thread panicked, which its reader has learned.
            let _ = thread.join();
        }
    }

    fn enqueue(&self, read: Read) -> Result<(), StoreError> {
        let mut queue = self.shared.lock();
        if queue.closed {
            return Err(StoreError::Closed);
        }
        queue.waiting.push_back(read);
        let most = match self.shared.source {
            Source::File(_) => THREADS,
            Source::Memory(_) => 1,
        };
        if queue.waiting.len() <= queue.idle || queue.threads == most {
            drop(queue);
            self.shared.ready.notify_one();
            return Ok(());
        }
        queue.threads += 1;
        drop(queue);
        let shared = Arc::clone(&self.shared);
        let thread = std::thread::Builder::new()
            .name("store-reader".to_owned())
            .spawn(move || shared.serve());
        match thread {
            Ok(thread) => {
                let mut threads = self.threads.lock().unwrap_or_else(PoisonError::into_inner);
                threads.push(thread);
            }
            Err(error) => {
                let mut queue = self.shared.lock();
                queue.threads -= 1;
                if queue.threads == 0 {
                    // Nobody is there to read it.
                    queue.waiting.pop_back();
                    return Err(error.into());
                }
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

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads until the store is closed and nothing waits.
    fn serve(&self) {
        let mut own = None;
        while let Some(read) = self.next() {
            // Who waits for a read that panicked is told that there is no answer; others need the thread.
            let _ = catch_unwind(AssertUnwindSafe(|| self.carry_out(read, &mut own)));
        }
    }

    /// Runs a read over the connection in memory, or over the thread's own, which the first read makes.
    fn carry_out(&self, read: Read, own: &mut Option<Connection>) {
        match &self.source {
            Source::Memory(connection) => read(Ok(&mut *super::lock(connection))),
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

    fn next(&self) -> Option<Read> {
        let mut queue = self.lock();
        loop {
            if let Some(read) = queue.waiting.pop_front() {
                return Some(read);
            }
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

fn transact<T>(
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

    /// The runtime has one thread here: a read on it would stop the clock, too.
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
}
