//! Processes that clients run outside of threads, in one table for the whole server: who runs them, and what they are
//! called by those who do. They end with their owner.

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

use threadwire_workspace::{
    process::{
        self, Control, ControlError, Exit, Process, ProcessSpec, StartError, Stream, Streams,
        TerminalSize,
    },
    sandbox::Sandbox,
};
use tokio::sync::{mpsc, watch};
use tokio_util::sync::CancellationToken;

/// Writes that a process has not read yet; further ones are refused.
const MAX_WRITES: usize = 128;

/// All processes of clients. Clones are the same table.
#[derive(Clone, Default)]
pub struct Processes(Arc<Shared>);

#[derive(Default)]
struct Shared {
    owners: AtomicU64,
    running: Mutex<HashMap<Key, Running>>,
}

/// What an owner calls a process. Each family of names is apart from the others.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ProcessName {
    /// The family.
    pub family: &'static str,
    /// The name in the family.
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Key {
    owner: u64,
    name: ProcessName,
}

struct Running {
    /// `None` while the process is being started.
    control: watch::Receiver<Option<Control>>,
    /// `None` where the owner does not write its input.
    input: Option<mpsc::Sender<Input>>,
}

/// What to do with the input of a process.
enum Input {
    Write(Vec<u8>),
    Close,
}

/// The processes of one owner. They end when it is dropped.
pub struct OwnedProcesses {
    table: Processes,
    owner: u64,
    /// Ends them all.
    end: CancellationToken,
}

/// A name that is taken for a process about to be started. It is free again once this is dropped.
pub struct Reserved {
    table: Processes,
    key: Option<Key>,
    started: watch::Sender<Option<Control>>,
    inputs: Option<mpsc::Receiver<Input>>,
    end: CancellationToken,
}

/// A process to be started.
#[derive(Debug, Default)]
pub struct NewProcess {
    /// The program and its arguments.
    pub argv: Vec<String>,
    /// The folder that it runs in.
    pub cwd: PathBuf,
    /// Changes of the environment of this process, in order: set where there is a value, else removed.
    pub env: Vec<(String, Option<String>)>,
    /// How long it may run; `None` for no limit.
    pub timeout: Option<Duration>,
    /// The terminal it gets, if it gets one.
    pub terminal: Option<TerminalSize>,
    /// Whether its owner writes its input.
    pub input: bool,
    /// What it may touch; `None` for everything.
    pub sandbox: Option<Sandbox>,
}

/// A process that was started. Its name is free again once this is dropped.
pub struct Started {
    process: Process,
    _name: Reserved,
}

/// How a process ended and what it wrote.
#[derive(Debug)]
pub struct Ended {
    /// How it ended.
    pub exit: Exit,
    /// What was kept of its standard output.
    pub stdout: Output,
    /// What was kept of its standard error.
    pub stderr: Output,
}

/// What was kept of a stream: its beginning, up to the cap.
#[derive(Debug, Default)]
pub struct Output {
    bytes: Vec<u8>,
    seen: usize,
    /// Whether it was cut.
    pub cap_reached: bool,
}

/// A piece of output.
#[derive(Debug)]
pub struct Chunk<'a> {
    /// Where it was written.
    pub stream: Stream,
    /// What was written.
    pub bytes: &'a [u8],
    /// Whether the stream is cut behind it.
    pub cap_reached: bool,
}

/// Why nothing can be done with a process.
#[derive(Debug, thiserror::Error)]
pub enum ProcessError {
    /// No process of this owner has this name.
    #[error("the process does not run")]
    NotRunning,
    /// Its owner does not write its input.
    #[error("the input of the process is not written")]
    NoInput,
    /// The process does not read as fast as its owner writes.
    #[error("the process does not read its input")]
    InputFull,
    /// The input was closed before.
    #[error("the input of the process is closed")]
    InputClosed,
    /// The operating system refuses.
    #[error(transparent)]
    Control(#[from] ControlError),
}

impl Processes {
    /// Makes room for the processes of one more owner.
    pub fn owned(&self) -> OwnedProcesses {
        OwnedProcesses {
            table: self.clone(),
            owner: self.0.owners.fetch_add(1, Ordering::Relaxed),
            end: CancellationToken::new(),
        }
    }

    /// Returns how many processes have a name.
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
    /// Takes a name for a process; `None` where it has none. What is written to it from now on waits for its start.
    /// Returns `None` where a process has the name already.
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
                let (input, waiting) = mpsc::channel(MAX_WRITES);
                inputs = Some(waiting);
                input
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

    /// Queues input for a process: bytes, then the end.
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
        let queue = running.input.as_ref().ok_or(ProcessError::NoInput)?;
        let inputs = [bytes.map(Input::Write), close.then_some(Input::Close)];
        for input in inputs.into_iter().flatten() {
            queue.try_send(input).map_err(|error| match error {
                mpsc::error::TrySendError::Full(_) => ProcessError::InputFull,
                mpsc::error::TrySendError::Closed(_) => ProcessError::InputClosed,
            })?;
        }
        Ok(())
    }

    /// Sets the size of a process's terminal.
    ///
    /// Errors: `NotRunning`, `Control`.
    pub async fn resize(&self, name: &ProcessName, size: TerminalSize) -> Result<(), ProcessError> {
        Ok(self.control(name).await?.resize(size)?)
    }

    /// Returns the handle of a process, once it runs.
    ///
    /// Errors: `NotRunning`.
    pub async fn control(&self, name: &ProcessName) -> Result<Control, ProcessError> {
        let mut control = {
            let running = self.table.running();
            let running = running.get(&self.key(name));
            running.ok_or(ProcessError::NotRunning)?.control.clone()
        };
        let started = control.wait_for(Option::is_some).await;
        // A process that was not started is none.
        let started = started.map_err(|_| ProcessError::NotRunning)?;
        started.clone().ok_or(ProcessError::NotRunning)
    }

    /// Ends all processes, those that have no name included.
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
    /// Starts the process.
    pub fn start(mut self, new: NewProcess) -> Result<Started, StartError> {
        let mut spec = ProcessSpec::new(new.argv, new.cwd);
        spec.env = new.env;
        spec.timeout = new.timeout;
        spec.streams = new.terminal.map_or(Streams::Separate, Streams::Terminal);
        spec.input = new.input;
        spec.sandbox = new.sandbox;
        let process = process::start(&spec, self.end.clone())?;
        let control = process.control();
        if let Some(inputs) = self.inputs.take() {
            // Ends when the name is free again, or the process does not read any more.
            tokio::spawn(feed(control.clone(), inputs));
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
    /// Reads the process to its end. Each stream is kept up to `cap` bytes, or handed on piece by piece where there is
    /// a `tell`, and then no more is read until there is room: `has_room` waits for that.
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
                        // Time limit and signals are seen to where the process is read.
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
    /// Returns what the cap leaves of a piece; `None` once it was reached.
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

    /// Returns the text; what is no UTF-8 is replaced.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }
}

/// Hands queued input to a process, in order.
async fn feed(control: Control, mut inputs: mpsc::Receiver<Input>) {
    while let Some(input) = inputs.recv().await {
        let done = match input {
            Input::Write(bytes) => control.write(&bytes).await,
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
        let started = reserved.start(new).unwrap();
        let ended = started
            .finish(None, None::<fn(Chunk<'_>)>, || std::future::ready(()))
            .await;
        assert_eq!(ended.stdout.text(), "early");
        assert!(table.is_empty());
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
            assert!(reserved.start(new).is_err());
        };
        tokio::join!(waiting, failing);
        drop(other_reserved);
        assert!(table.is_empty());
    }
}
