//! Processes that clients run outside of threads. One table for the whole server contains them, with their owners and
//! the names that the owners chose. They end with their owner.

use std::{
    collections::HashMap,
    fmt,
    path::PathBuf,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};
use threadwire_engine::task;

use threadwire_workspace::{
    process::{
        self, Control, ControlError, Exit, Process, ProcessSpec, StartError, Stream, Streams,
        TerminalSize,
    },
    sandbox::Sandbox,
};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tokio_util::sync::CancellationToken;

/// Maximum number of queued writes per process; further ones are refused.
const MAX_WRITES: usize = 128;

/// Maximum number of bytes in them. A larger write is taken alone.
const MAX_BYTES: u32 = 64 * 1024 * 1024;

/// All processes of clients. Clones share the table.
#[derive(Clone, Default)]
pub struct Processes(Arc<Shared>);

#[derive(Default)]
struct Shared {
    owners: AtomicU64,
    running: Mutex<HashMap<Key, Running>>,
}

/// The name of a process within its owner. Each family is a separate namespace.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ProcessName {
    /// The namespace.
    pub family: &'static str,
    /// The name in the namespace.
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Key {
    owner: u64,
    name: ProcessName,
}

struct Running {
    /// `None` while the process starts.
    control: watch::Receiver<Option<Control>>,
    /// `None` if the owner does not write its input.
    input: Option<Inputs>,
}

/// The queue of a process's input.
struct Inputs {
    queue: mpsc::Sender<Input>,
    /// The bytes that may still be queued.
    room: Arc<Semaphore>,
}

/// An operation on the input of a process.
enum Input {
    /// The bytes have their room until they are written.
    Write(Vec<u8>, OwnedSemaphorePermit),
    Close,
}

/// The processes of one owner. Dropping the value ends them.
pub struct OwnedProcesses {
    table: Processes,
    owner: u64,
    /// Ends all processes when cancelled.
    end: CancellationToken,
}

/// A reserved name for a process that is about to start. Dropping the value frees the name.
pub struct Reserved {
    table: Processes,
    key: Option<Key>,
    started: watch::Sender<Option<Control>>,
    inputs: Option<mpsc::Receiver<Input>>,
    end: CancellationToken,
}

/// The specification of a process to start.
#[derive(Debug, Default)]
pub struct NewProcess {
    /// The program and its arguments.
    pub argv: Vec<String>,
    /// Its working directory.
    pub cwd: PathBuf,
    /// Changes to the inherited environment, in order: `Some` sets a variable, `None` removes it.
    pub env: Vec<(String, Option<String>)>,
    /// Timeout in wall time; `None` for no limit.
    pub timeout: Option<Duration>,
    /// The size of its terminal; `None` for no terminal.
    pub terminal: Option<TerminalSize>,
    /// Whether the owner writes its input.
    pub input: bool,
    /// Its sandbox; `None` for no restrictions.
    pub sandbox: Option<Sandbox>,
}

/// A started process. Dropping the value frees its name.
pub struct Started {
    process: Process,
    _name: Reserved,
}

/// The exit and the output of a process.
#[derive(Debug)]
pub struct Ended {
    /// How it ended.
    pub exit: Exit,
    /// Kept standard output.
    pub stdout: Output,
    /// Kept standard error.
    pub stderr: Output,
}

/// The kept beginning of a stream, up to the cap.
#[derive(Debug, Default)]
pub struct Output {
    bytes: Vec<u8>,
    seen: usize,
    /// Whether output beyond the cap was dropped.
    pub cap_reached: bool,
}

/// A piece of output.
#[derive(Debug)]
pub struct Chunk<'a> {
    /// Its stream.
    pub stream: Stream,
    /// Its bytes.
    pub bytes: &'a [u8],
    /// Whether the output after this piece is dropped.
    pub cap_reached: bool,
}

/// Errors of operations on a process.
#[derive(Debug, thiserror::Error)]
pub enum ProcessError {
    /// The owner has no process with this name.
    #[error("the process does not run")]
    NotRunning,
    /// The owner does not write the input of the process.
    #[error("the input of the process is not written")]
    NoInput,
    /// The input queue is full, because the process reads too slowly.
    #[error("the process does not read its input")]
    InputFull,
    /// The input is already closed.
    #[error("the input of the process is closed")]
    InputClosed,
    /// The operating system returned an error.
    #[error(transparent)]
    Control(#[from] ControlError),
}

impl Processes {
    /// Adds an owner of processes.
    pub fn owned(&self) -> OwnedProcesses {
        OwnedProcesses {
            table: self.clone(),
            owner: self.0.owners.fetch_add(1, Ordering::Relaxed),
            end: CancellationToken::new(),
        }
    }

    /// Returns the number of processes with a name.
    pub fn len(&self) -> usize {
        self.running().len()
    }

    /// Tells whether no process has a name.
    pub fn is_empty(&self) -> bool {
        self.running().is_empty()
    }

    fn running(&self) -> MutexGuard<'_, HashMap<Key, Running>> {
        self.0
            .running
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

impl OwnedProcesses {
    /// Reserves a name for a process; `None` is a process without a name. Input that is written from now on waits for
    /// the start. Returns `None` if another process has the name.
    pub fn reserve(&self, name: Option<ProcessName>, has_input: bool) -> Option<Reserved> {
        let (started, control) = watch::channel(None);
        let mut inputs = None;
        let key = name.map(|name| Key {
            owner: self.owner,
            name,
        });
        if let Some(key) = &key {
            let mut running = self.table.running();
            if running.contains_key(key) {
                return None;
            }
            let input = has_input.then(|| {
                let (queue, waiting) = mpsc::channel(MAX_WRITES);
                inputs = Some(waiting);
                let room = Arc::new(Semaphore::new(MAX_BYTES as usize));
                Inputs { queue, room }
            });
            running.insert(key.clone(), Running { control, input });
        }
        Some(Reserved {
            table: self.table.clone(),
            key,
            started,
            inputs,
            end: self.end.child_token(),
        })
    }

    /// Queues input for a process: the bytes, then optionally the end of input. All of it is queued or nothing, so that
    /// the owner can try again.
    ///
    /// Errors: `NotRunning`, `NoInput`, `InputFull`, `InputClosed`.
    pub fn write(
        &self,
        name: &ProcessName,
        bytes: Option<Vec<u8>>,
        close: bool,
    ) -> Result<(), ProcessError> {
        let running = self.table.running();
        let running = running
            .get(&self.key(name))
            .ok_or(ProcessError::NotRunning)?;
        let Inputs { queue, room } = running.input.as_ref().ok_or(ProcessError::NoInput)?;
        let count = usize::from(bytes.is_some()) + usize::from(close);
        let places = queue.try_reserve_many(count).map_err(|error| match error {
            mpsc::error::TrySendError::Full(()) => ProcessError::InputFull,
            mpsc::error::TrySendError::Closed(()) => ProcessError::InputClosed,
        })?;
        let write = bytes.map(|bytes| {
            let size = u32::try_from(bytes.len()).unwrap_or(MAX_BYTES);
            let room = Arc::clone(room).try_acquire_many_owned(size.min(MAX_BYTES));
            let room = room.map_err(|_| ProcessError::InputFull)?;
            Ok::<_, ProcessError>(Input::Write(bytes, room))
        });
        let inputs = [write.transpose()?, close.then_some(Input::Close)];
        for (place, input) in places.zip(inputs.into_iter().flatten()) {
            place.send(input);
        }
        Ok(())
    }

    /// Sets the size of a process's terminal.
    ///
    /// Errors: `NotRunning`, `Control`.
    pub async fn resize(&self, name: &ProcessName, size: TerminalSize) -> Result<(), ProcessError> {
        Ok(self.control(name).await?.resize(size)?)
    }

    /// Waits until a process runs, and returns its control handle.
    ///
    /// Errors: `NotRunning`.
    pub async fn control(&self, name: &ProcessName) -> Result<Control, ProcessError> {
        let mut control = {
            let running = self.table.running();
            let running = running.get(&self.key(name));
            running.ok_or(ProcessError::NotRunning)?.control.clone()
        };
        let started = control.wait_for(Option::is_some).await;
        // The sender is dropped if the process did not start.
        let started = started.map_err(|_| ProcessError::NotRunning)?;
        started.clone().ok_or(ProcessError::NotRunning)
    }

    /// Ends all processes, including those without a name.
    pub fn end(&self) {
        self.end.cancel();
    }

    fn key(&self, name: &ProcessName) -> Key {
        Key {
            owner: self.owner,
            name: name.clone(),
        }
    }
}

impl Drop for OwnedProcesses {
    fn drop(&mut self) {
        self.end();
    }
}

impl Reserved {
    /// Starts the process under the reserved name.
    pub async fn start(mut self, new: NewProcess) -> Result<Started, StartError> {
        let mut spec = ProcessSpec::new(new.argv, new.cwd);
        spec.env = new.env;
        spec.timeout = new.timeout;
        spec.streams = new.terminal.map_or(Streams::Separate, Streams::Terminal);
        spec.input = new.input;
        spec.sandbox = new.sandbox;
        let process = process::start_confined(&spec, self.end.clone()).await?;
        let control = process.control();
        if let Some(inputs) = self.inputs.take() {
            // Ends when the name is free, or when the process stops reading.
            task::spawn(feed(control.clone(), inputs));
        }
        self.started.send_replace(Some(control));
        Ok(Started {
            process,
            _name: self,
        })
    }
}

impl Drop for Reserved {
    fn drop(&mut self) {
        if let Some(key) = &self.key {
            self.table.running().remove(key);
        }
    }
}

impl Started {
    /// Reads the process to its end. Keeps each stream up to `cap` bytes, or passes each piece to `tell` if there is
    /// one; then waits for `has_room` before reading on (backpressure).
    pub async fn finish<R: Future<Output = ()>>(
        mut self,
        cap: Option<usize>,
        tell: Option<impl Fn(Chunk<'_>)>,
        has_room: impl Fn() -> R,
    ) -> Ended {
        let (mut stdout, mut stderr) = (Output::default(), Output::default());
        while let Some(chunk) = self.process.next_raw().await {
            let stream = chunk.stream;
            let output = match stream {
                Stream::Stdout => &mut stdout,
                Stream::Stderr => &mut stderr,
            };
            let Some(bytes) = output.take(chunk.bytes, cap) else {
                continue;
            };
            match &tell {
                Some(tell) => {
                    tell(Chunk {
                        stream,
                        bytes,
                        cap_reached: output.cap_reached,
                    });
                    tokio::select! {
                        () = has_room() => {}
                        // The process handles timeouts and signals when it is read.
                        () = self.process.due() => {}
                    }
                }
                None => output.bytes.extend_from_slice(bytes),
            }
        }
        Ended {
            exit: self.process.exit(),
            stdout,
            stderr,
        }
    }
}

impl Output {
    /// Returns the part of a piece below the cap; `None` once the cap was reached.
    fn take<'a>(&mut self, bytes: &'a [u8], cap: Option<usize>) -> Option<&'a [u8]> {
        if self.cap_reached {
            return None;
        }
        let room = cap.map_or(bytes.len(), |cap| cap.saturating_sub(self.seen));
        let bytes = &bytes[..bytes.len().min(room)];
        self.seen += bytes.len();
        self.cap_reached = cap == Some(self.seen);
        Some(bytes)
    }

    /// Returns the text; invalid UTF-8 is replaced by U+FFFD.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }
}

/// Writes queued input to a process, in order.
async fn feed(control: Control, mut inputs: mpsc::Receiver<Input>) {
    while let Some(input) = inputs.recv().await {
        let done = match input {
            Input::Write(bytes, _room) => control.write(&bytes).await,
            Input::Close => control.close_input().await,
        };
        if done.is_err() {
            return;
        }
    }
}

impl fmt::Debug for Processes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.running().keys()).finish()
    }
}

impl fmt::Debug for OwnedProcesses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OwnedProcesses")
            .field("owner", &self.owner)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for Reserved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Reserved").field(&self.key).finish()
    }
}

impl fmt::Debug for Started {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Started").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(name: &str) -> ProcessName {
        ProcessName {
            family: "test",
            name: name.to_owned(),
        }
    }

    #[test]
    fn a_stream_is_cut_at_its_cap() {
        let mut output = Output::default();
        assert_eq!(output.take(b"0123", Some(6)), Some(&b"0123"[..]));
        assert!(!output.cap_reached);
        assert_eq!(output.take(b"4567", Some(6)), Some(&b"45"[..]));
        assert!(output.cap_reached);
        assert_eq!(output.take(b"89", Some(6)), None);
        assert_eq!(Output::default().take(b"01", None), Some(&b"01"[..]));
    }

    #[tokio::test]
    async fn what_is_written_before_the_start_is_read_after_it() {
        let table = Processes::default();
        let owned = table.owned();
        let reserved = owned.reserve(Some(name("a")), true).unwrap();
        assert!(owned.reserve(Some(name("a")), true).is_none());
        owned
            .write(&name("a"), Some(b"early".to_vec()), true)
            .unwrap();
        let new = NewProcess {
            argv: vec!["cat".to_owned()],
            cwd: "/".into(),
            input: true,
            ..NewProcess::default()
        };
        let started = reserved.start(new).await.unwrap();
        let ended = started
            .finish(None, None::<fn(Chunk<'_>)>, || std::future::ready(()))
            .await;
        assert_eq!(ended.stdout.text(), "early");
        assert!(table.is_empty());
    }

    #[tokio::test]
    async fn a_write_is_queued_whole_or_not_at_all() {
        let table = Processes::default();
        let owned = table.owned();
        let mut reserved = owned.reserve(Some(name("a")), true).unwrap();
        let write = |bytes: usize, close| {
            let written = owned.write(&name("a"), Some(vec![b'x'; bytes]), close);
            written.map_err(|error| error.to_string())
        };
        let full = Err(ProcessError::InputFull.to_string());
        let mut inputs = reserved.inputs.take().unwrap();
        for _ in 1..MAX_WRITES {
            write(1, false).unwrap();
        }
        assert_eq!(write(1, true), full);
        assert_eq!(inputs.len(), MAX_WRITES - 1);
        inputs.try_recv().unwrap();
        write(1, true).unwrap();
        assert_eq!(inputs.len(), MAX_WRITES);

        while inputs.try_recv().is_ok() {}
        write(1, false).unwrap();
        assert_eq!(write(MAX_BYTES as usize + 1, false), full);
        inputs.try_recv().unwrap();
        write(MAX_BYTES as usize + 1, false).unwrap();
        assert_eq!(write(1, true), full);
        assert_eq!(inputs.len(), 1);
    }

    #[tokio::test]
    async fn names_are_apart_by_owner_and_free_after_a_start_that_failed() {
        let table = Processes::default();
        let (one, other) = (table.owned(), table.owned());
        let reserved = one.reserve(Some(name("a")), false).unwrap();
        assert!(other.control(&name("a")).await.is_err());
        let other_reserved = other.reserve(Some(name("a")), false).unwrap();
        assert_eq!(table.len(), 2);
        let waiting = async {
            let control = one.control(&name("a")).await;
            assert!(matches!(control, Err(ProcessError::NotRunning)));
        };
        let failing = async {
            tokio::task::yield_now().await;
            let new = NewProcess {
                argv: vec!["/no/such/program".to_owned()],
                cwd: "/".into(),
                ..NewProcess::default()
            };
            assert!(reserved.start(new).await.is_err());
        };
        tokio::join!(waiting, failing);
        drop(other_reserved);
        assert!(table.is_empty());
    }
}
