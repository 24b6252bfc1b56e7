//! Processes that a client runs outside of threads, by the names that it gives them: what `command/exec` and
//! `process/*` share. They end with the connection.

use std::{
    collections::HashMap,
    path::PathBuf,
    sync::{Arc, Mutex},
    time::Duration,
};

use base64::{Engine as _, prelude::BASE64_STANDARD};
use threadwire_protocol::codex::errors;
use threadwire_workspace::{
    process::{
        self, Control, Exit, Process, ProcessSpec, StartError, Stream, Streams, TerminalSize,
    },
    sandbox::Sandbox,
};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use super::{failure::Failure, lock};
use crate::connection::Connection;

/// How long a process may run unless the client says otherwise.
pub(super) const DEFAULT_TIMEOUT: Duration = Duration::from_secs(10);

/// Writes that a process has not read yet; further ones are refused.
const MAX_WRITES: usize = 128;

/// The named processes of one client.
#[derive(Default)]
pub(super) struct Processes {
    running: Arc<Mutex<HashMap<Name, Running>>>,
    /// Ends them all.
    end: CancellationToken,
}

/// What a client calls a process. Each family of methods has names of its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Name {
    /// `processId` of `command/exec`.
    Command(String),
    /// `processHandle` of `process/spawn`.
    Process(String),
}

struct Running {
    control: Control,
    /// `None` where the client does not write its input.
    input: Option<mpsc::Sender<Input>>,
}

/// What to do with the input of a process.
enum Input {
    Write(Vec<u8>),
    Close,
}

/// A process to be started.
#[derive(Debug, Default)]
pub(super) struct NewProcess {
    pub(super) argv: Vec<String>,
    pub(super) cwd: PathBuf,
    /// Changes of the environment of this process, in order: set where there is a value, else removed.
    pub(super) env: Vec<(String, Option<String>)>,
    /// `None` for no limit.
    pub(super) timeout: Option<Duration>,
    /// The terminal it gets, if it gets one.
    pub(super) terminal: Option<TerminalSize>,
    /// Whether the client writes its input.
    pub(super) input: bool,
    /// What it may touch; `None` for everything.
    pub(super) sandbox: Option<Sandbox>,
}

/// A process that was started. Its name is free again once this is dropped.
pub(super) struct Started {
    process: Process,
    running: Arc<Mutex<HashMap<Name, Running>>>,
    name: Option<Name>,
}

/// How a process ended and what it wrote.
#[derive(Debug)]
pub(super) struct Ended {
    pub(super) exit: Exit,
    pub(super) stdout: Output,
    pub(super) stderr: Output,
}

/// What was kept of a stream: its beginning, up to the cap.
#[derive(Debug, Default)]
pub(super) struct Output {
    bytes: Vec<u8>,
    seen: usize,
    pub(super) cap_reached: bool,
}

/// A piece of output as the client gets it.
#[derive(Debug)]
pub(super) struct Delta {
    pub(super) stream: Stream,
    pub(super) base64: String,
    pub(super) cap_reached: bool,
}

impl Processes {
    /// Starts a process. Nothing is awaited, so that requests that follow find it.
    pub(super) fn start(&self, name: Option<Name>, new: NewProcess) -> Result<Started, StartError> {
        let mut spec = ProcessSpec::new(new.argv, new.cwd);
        spec.env = new.env;
        spec.timeout = new.timeout;
        spec.streams = new.terminal.map_or(Streams::Separate, Streams::Terminal);
        spec.input = new.input;
        let has_input = new.input || new.terminal.is_some();
        spec.sandbox = new.sandbox;
        let process = process::start(&spec, self.end.child_token())?;
        if let Some(name) = &name {
            let control = process.control();
            let input = has_input.then(|| {
                let (input, inputs) = mpsc::channel(MAX_WRITES);
                // Ends when the name is free again, or the process does not read any more.
                tokio::spawn(feed(control.clone(), inputs));
                input
            });
            lock(&self.running).insert(name.clone(), Running { control, input });
        }
        Ok(Started {
            process,
            running: Arc::clone(&self.running),
            name,
        })
    }

    /// Tells whether a running process has this name.
    pub(super) fn contains(&self, name: &Name) -> bool {
        lock(&self.running).contains_key(name)
    }

    /// Queues input for a process: bytes in base64, then the end.
    pub(super) fn write(
        &self,
        name: &Name,
        base64: Option<&str>,
        close: bool,
    ) -> Result<(), Failure> {
        if base64.is_none() && !close {
            return Err(name.nothing_to_write());
        }
        let bytes = base64
            .map(|text| BASE64_STANDARD.decode(text))
            .transpose()
            .map_err(|error| errors::invalid_delta(&error))?;
        let running = lock(&self.running);
        let running = running.get(name).ok_or_else(|| name.not_running())?;
        let queue = running.input.as_ref().ok_or_else(|| name.no_input())?;
        let inputs = [bytes.map(Input::Write), close.then_some(Input::Close)];
        for input in inputs.into_iter().flatten() {
            queue.try_send(input).map_err(|error| match error {
                mpsc::error::TrySendError::Full(_) => {
                    errors::internal_error(&"the process does not read its input")
                }
                mpsc::error::TrySendError::Closed(_) => errors::input_closed(),
            })?;
        }
        Ok(())
    }

    /// Sets the size of a process's terminal.
    pub(super) fn resize(&self, name: &Name, size: TerminalSize) -> Result<(), Failure> {
        self.control(name)?
            .resize(size)
            .map_err(|error| errors::resize_failed(&error).into())
    }

    /// Returns the handle of a running process.
    pub(super) fn control(&self, name: &Name) -> Result<Control, Failure> {
        let running = lock(&self.running);
        let running = running.get(name).ok_or_else(|| name.not_running())?;
        Ok(running.control.clone())
    }

    /// Ends all processes, those that have no name included.
    pub(super) fn end(&self) {
        self.end.cancel();
    }
}

impl Drop for Processes {
    fn drop(&mut self) {
        self.end();
    }
}

impl Name {
    fn nothing_to_write(&self) -> Failure {
        match self {
            Self::Command(_) => errors::command_exec_write::nothing_to_write().into(),
            Self::Process(_) => errors::process_write_stdin::nothing_to_write().into(),
        }
    }

    fn no_input(&self) -> Failure {
        match self {
            Self::Command(_) => errors::command_exec_write::input_not_streamed().into(),
            Self::Process(_) => errors::process_write_stdin::input_not_streamed().into(),
        }
    }

    fn not_running(&self) -> Failure {
        match self {
            Self::Command(id) => errors::command_not_running(id).into(),
            Self::Process(handle) => errors::process_not_running(handle).into(),
        }
    }
}

impl Started {
    /// Reads the process to its end. Each stream is kept up to `cap` bytes, or handed on piece by piece where there is
    /// a `tell`. The process is not read while `connection` has more to say than its client takes.
    pub(super) async fn finish(
        mut self,
        connection: &Connection,
        cap: Option<usize>,
        tell: Option<impl Fn(Delta)>,
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
                    tell(Delta {
                        stream,
                        base64: BASE64_STANDARD.encode(bytes),
                        cap_reached: output.cap_reached,
                    });
                    tokio::select! {
                        () = connection.outbox.ready_for_more() => {}
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

impl Drop for Started {
    fn drop(&mut self) {
        if let Some(name) = &self.name {
            lock(&self.running).remove(name);
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
    pub(super) fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }
}

/// Returns why the operating system did not start a process.
pub(super) fn start_problem(error: StartError) -> String {
    match error {
        StartError::Empty => error.to_string(),
        StartError::Spawn { source, .. } => source.to_string(),
    }
}

/// Returns the size of a terminal; `None` where it has no rows or no columns.
pub(super) fn terminal_size(rows: u16, cols: u16) -> Option<TerminalSize> {
    (rows > 0 && cols > 0).then_some(TerminalSize { rows, cols })
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
