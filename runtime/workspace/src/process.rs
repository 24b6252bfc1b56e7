//! Processes that never outlive their owner.
//!
//! A command runs in its own process group. The group ends when the command ends, when it is cancelled, when its time
//! is up, when its [`Process`] is dropped, and when the owning program dies, even by `SIGKILL`. A descendant that
//! leaves the group by itself (`setsid`) lives on until the owner ends; then the guard finds it by a variable in its
//! environment. Only one that also cleared that variable, or that changed its user, is out of reach.
//!
//! [`start`] gives a [`Process`] to read from and, by [`Process::control`], a handle to write to it, resize its
//! terminal and end it from elsewhere.

mod capture;
mod control;
mod decode;
mod group;
mod guard;
mod running;
mod spawn;

use std::{io, path::PathBuf, time::Duration};

use tokio_util::sync::CancellationToken;

use crate::sandbox::Sandbox;

pub use capture::Capture;
pub use control::{Control, ControlError};
pub use decode::Utf8Decoder;
pub use running::{Process, RawChunk};

/// How much output is kept unless something else is said: 1 MiB.
pub const DEFAULT_OUTPUT_CAP: usize = 1024 * 1024;

/// What to run and how.
#[derive(Clone, Debug)]
pub struct ProcessSpec {
    /// Program and arguments; the program is looked up in `PATH`.
    pub argv: Vec<String>,
    /// Working directory.
    pub cwd: PathBuf,
    /// Environment variables: set when there is a value, removed when there is none. The rest is inherited.
    pub env: Vec<(String, Option<String>)>,
    /// Wall time after which the group is ended; `None` for no limit.
    pub timeout: Option<Duration>,
    /// How many bytes of output are kept per kept stream: the first and the last half of it.
    pub output_cap: usize,
    /// How the process is connected.
    pub streams: Streams,
    /// Whether the process gets a pipe as its input, to be written by [`Control::write`]; without one its input is
    /// empty. A terminal always has input.
    pub input: bool,
    /// What the process may touch; `None` for everything.
    pub sandbox: Option<Sandbox>,
}

impl ProcessSpec {
    /// Makes a spec with merged streams, no input, the default cap, no time limit and no sandbox.
    pub fn new(argv: Vec<String>, cwd: PathBuf) -> Self {
        Self {
            argv,
            cwd,
            env: Vec::new(),
            timeout: None,
            output_cap: DEFAULT_OUTPUT_CAP,
            streams: Streams::Merged,
            input: false,
            sandbox: None,
        }
    }
}

/// How input and output of a process are connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Streams {
    /// Output through one pipe: the order of writing is kept; everything counts as [`Stream::Stdout`].
    Merged,
    /// Output through two pipes: each is whole, the order between them is approximate.
    Separate,
    /// Input and output through a terminal of this size; all output counts as [`Stream::Stdout`].
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

/// Where a chunk came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// Standard output, or both when they are merged.
    Stdout,
    /// Standard error.
    Stderr,
}

/// A piece of output. Characters are never split; bytes that are not UTF-8 are replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chunk {
    /// Where it came from.
    pub stream: Stream,
    /// The text, never empty.
    pub text: String,
}

/// How a process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// By itself, with this code.
    Code(i32),
    /// By a signal from elsewhere.
    Signal(i32),
    /// Ended because its time was up.
    TimedOut,
    /// Ended because it was cancelled.
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

/// What became of a process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// How it ended.
    pub exit: Exit,
    /// What it wrote (both streams when merged), shortened in the middle to the cap.
    pub stdout: String,
    /// What it wrote to stderr when the streams are separate, shortened likewise.
    pub stderr: String,
    /// Wall time from start to end.
    pub duration: Duration,
}

/// Why a process could not be started.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The argument list has no program.
    #[error("command must not be empty")]
    Empty,
    /// The operating system refused.
    #[error("failed to start {program}: {source}")]
    Spawn {
        /// The program as given.
        program: String,
        /// The reason.
        source: io::Error,
    },
}

/// Starts a process.
///
/// Must be called on a runtime thread: on Linux the kernel ends the process when the **thread** that started it ends,
/// and the workers of a tokio runtime live as long as the runtime (threads of `spawn_blocking` do not).
pub fn start(spec: &ProcessSpec, cancel: CancellationToken) -> Result<Process, StartError> {
    let program = spec.argv.first().ok_or(StartError::Empty)?;
    spawn::spawn(spec)
        .and_then(|spawned| Process::new(spawned, spec, cancel))
        .map_err(|source| StartError::Spawn {
            program: program.clone(),
            source,
        })
}
