//! Child processes that never outlive their owner.
//!
//! A command runs in its own process group. The group ends when the command ends, when it is cancelled, when its
//! timeout passes, when its [`Process`] is dropped, and when the owning program dies, even by `SIGKILL`. A descendant
//! that leaves the group (`setsid`) lives until the owner ends; then the guard finds it by a variable in its
//! environment. The guard cannot find a descendant that also cleared this variable or changed its user.
//!
//! [`start`] returns a [`Process`] to read from. [`Process::control`] returns a handle that other tasks use to write to
//! it, resize its terminal and end it.

mod capture;
mod control;
mod decode;
mod group;
mod guard;
pub(crate) mod inherited;
mod lines;
mod pause;
mod running;
mod spawn;

use std::{io, path::PathBuf, time::Duration};

use tokio_util::sync::CancellationToken;

use crate::sandbox::{Placeholders, Sandbox};

pub use capture::Capture;
pub use control::{Control, ControlError};
pub use decode::Utf8Decoder;
pub use inherited::raise_open_files;
pub use lines::{Lines, Tail};
pub use pause::Pause;
pub use running::{Process, RawChunk};

/// Default limit of kept output: 1 MiB.
pub const DEFAULT_OUTPUT_CAP: usize = 1024 * 1024;

/// The specification of a process to start.
#[derive(Clone, Debug)]
pub struct ProcessSpec {
    /// Program and arguments; the program is looked up in `PATH`.
    pub argv: Vec<String>,
    /// Working directory.
    pub cwd: PathBuf,
    /// Changes to the inherited environment: `Some` sets a variable, `None` removes it.
    pub env: Vec<(String, Option<String>)>,
    /// Timeout in wall time, after which the group is ended; `None` for no limit.
    pub timeout: Option<Duration>,
    /// What stops the timeout; `None` if nothing does.
    pub pause: Option<Pause>,
    /// Maximum bytes of output that are kept per stream: half for the beginning, half for the end.
    pub output_cap: usize,
    /// How input and output are connected.
    pub streams: Streams,
    /// Whether standard input is a pipe for [`Control::write`]; otherwise it is empty. A terminal always has input.
    pub input: bool,
    /// The sandbox; `None` for no restrictions.
    pub sandbox: Option<Sandbox>,
}

impl ProcessSpec {
    /// Creates a spec with merged streams, no input, the default output limit, no timeout and no sandbox.
    pub fn new(argv: Vec<String>, cwd: PathBuf) -> Self {
        Self {
            argv,
            cwd,
            env: Vec::new(),
            timeout: None,
            pause: None,
            output_cap: DEFAULT_OUTPUT_CAP,
            streams: Streams::Merged,
            input: false,
            sandbox: None,
        }
    }

    fn has_terminal(&self) -> bool {
        matches!(self.streams, Streams::Terminal(_))
    }
}

/// How input and output of a process are connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Streams {
    /// One pipe for both outputs, which keeps the order of writing; all output counts as [`Stream::Stdout`].
    Merged,
    /// Two pipes: each stream is complete, the order between them is approximate.
    Separate,
    /// A terminal of this size for input and output; all output counts as [`Stream::Stdout`].
    Terminal(TerminalSize),
}

/// The size of a terminal in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerminalSize {
    /// Lines.
    pub rows: u16,
    /// Columns.
    pub cols: u16,
}

impl Default for TerminalSize {
    fn default() -> Self {
        Self { rows: 24, cols: 80 }
    }
}

/// The output stream of a chunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// Standard output, or both streams if they are merged.
    Stdout,
    /// Standard error.
    Stderr,
}

/// A piece of output. Characters are never split; invalid UTF-8 is replaced by U+FFFD.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chunk {
    /// The output stream.
    pub stream: Stream,
    /// The text, never empty.
    pub text: String,
}

/// How a process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// It exited with this code.
    Code(i32),
    /// It was killed by a signal from outside of this crate.
    Signal(i32),
    /// It was ended at its timeout.
    TimedOut,
    /// It was ended by a cancellation.
    Cancelled,
}

impl Exit {
    /// Returns the exit code as shells report it: 128 + signal, 124 for a timeout, 130 for a cancellation.
    pub fn code(self) -> i32 {
        match self {
            Self::Code(code) => code,
            Self::Signal(signal) => 128 + signal,
            Self::TimedOut => 124,
            Self::Cancelled => 130,
        }
    }
}

/// The result of a finished process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// How it ended.
    pub exit: Exit,
    /// Kept standard output (both streams if merged); the middle is dropped beyond the limit.
    pub stdout: String,
    /// Kept standard error if the streams are separate; the middle is dropped beyond the limit.
    pub stderr: String,
    /// Wall time from start to end.
    pub duration: Duration,
}

/// Errors of starting a process.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The argument list has no program.
    #[error("command must not be empty")]
    Empty,
    /// The operating system returned an error.
    #[error("failed to start {program}: {source}")]
    Spawn {
        /// The program as given.
        program: String,
        /// The reason.
        source: io::Error,
    },
}

/// Starts a process. One with a sandbox waits for the disk, and for other programs: [`start_confined`] does not hold up
/// the thread meanwhile.
///
/// Must be called on a runtime thread: on Linux, the kernel ends the process when the **thread** that started it ends.
/// Workers of a tokio runtime live as long as the runtime; threads of `spawn_blocking` do not.
pub fn start(spec: &ProcessSpec, cancel: CancellationToken) -> Result<Process, StartError> {
    let confined = spec.sandbox.as_ref().map(|sandbox| {
        let terminal = spec.has_terminal();
        sandbox.command(&spec.argv, &spec.cwd, terminal)
    });
    start_as(spec, confined.transpose(), cancel)
}

/// Starts a process as [`start`] does, after its sandbox, if it has one, was prepared on another thread.
pub async fn start_confined(
    spec: &ProcessSpec,
    cancel: CancellationToken,
) -> Result<Process, StartError> {
    let Some(sandbox) = spec.sandbox.clone() else {
        return start(spec, cancel);
    };
    let (argv, cwd, terminal) = (spec.argv.clone(), spec.cwd.clone(), spec.has_terminal());
    let prepared = tokio::task::spawn_blocking(move || sandbox.command(&argv, &cwd, terminal));
    let confined = prepared.await.unwrap_or_else(|error| Err(error.into()));
    start_as(spec, confined.map(Some), cancel)
}

fn start_as(
    spec: &ProcessSpec,
    confined: io::Result<Option<(std::process::Command, Placeholders)>>,
    cancel: CancellationToken,
) -> Result<Process, StartError> {
    let program = spec.argv.first().ok_or(StartError::Empty)?;
    confined
        .and_then(|confined| spawn::spawn(spec, confined))
        .and_then(|spawned| Process::new(spawned, spec, cancel))
        .map_err(|source| StartError::Spawn {
            program: program.clone(),
            source,
        })
}
