//! Processes that never outlive their owner.
//!
//! A command runs in its own process group. The group ends when the command ends, when it is cancelled, when its time
//! is up, when its [`Process`] is dropped, and when the owning program dies, even by `SIGKILL`.
//! Only a descendant that leaves the group by itself (`setsid`) is out of reach.

mod capture;
mod decode;
mod guard;

use std::{
    io,
    path::PathBuf,
    pin::Pin,
    process::{ExitStatus, Stdio},
    task::Poll,
    time::Duration,
};

use rustix::process::{Pid, Signal, kill_process_group, test_kill_process_group};
use tokio::{
    io::{AsyncRead, ReadBuf},
    net::unix::pipe,
    process::{Child, Command},
    time::Instant,
};
use tokio_util::sync::CancellationToken;

use crate::process::{capture::Capture, decode::Utf8Decoder, guard::Guarded};

/// How much output is kept unless something else is said: 1 MiB.
pub const DEFAULT_OUTPUT_CAP: usize = 1024 * 1024;

/// Time between the polite and the final signal, and between the final signal and giving up on the output.
const GRACE: Duration = Duration::from_millis(200);

/// How often a group without a leader is looked at until it is gone.
const GROUP_POLL: Duration = Duration::from_millis(5);

const READ_BYTES: usize = 8 * 1024;

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
    /// Whether stdout and stderr are one stream in the order of writing, or two.
    pub streams: Streams,
}

impl ProcessSpec {
    /// Makes a spec with merged streams, the default cap and no time limit.
    pub fn new(argv: Vec<String>, cwd: PathBuf) -> Self {
        Self {
            argv,
            cwd,
            env: Vec::new(),
            timeout: None,
            output_cap: DEFAULT_OUTPUT_CAP,
            streams: Streams::Merged,
        }
    }
}

/// How stdout and stderr are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Streams {
    /// Through one pipe: the order of writing is kept; everything counts as [`Stream::Stdout`].
    Merged,
    /// Through two pipes: each is whole, the order between them is approximate.
    Separate,
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

/// Starts a process with no input.
///
/// Must be called on a runtime thread: on Linux the kernel ends the process when the **thread** that started it ends,
/// and the workers of a tokio runtime live as long as the runtime (threads of `spawn_blocking` do not).
pub fn start(spec: &ProcessSpec, cancel: CancellationToken) -> Result<Process, StartError> {
    let (program, arguments) = spec.argv.split_first().ok_or(StartError::Empty)?;
    spawn(spec, program, arguments, cancel).map_err(|source| StartError::Spawn {
        program: program.clone(),
        source,
    })
}

fn spawn(
    spec: &ProcessSpec,
    program: &str,
    arguments: &[String],
    cancel: CancellationToken,
) -> io::Result<Process> {
    let mut command = Command::new(program);
    command
        .args(arguments)
        .current_dir(&spec.cwd)
        .stdin(Stdio::null());
    for (name, value) in &spec.env {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    command.process_group(0).kill_on_drop(true);
    end_with_owner(&mut command);

    let (stdout, stdout_writer) = io::pipe()?;
    let mut pipes = vec![Pipe::new(stdout, Stream::Stdout)?];
    match spec.streams {
        Streams::Merged => {
            command.stderr(stdout_writer.try_clone()?);
        }
        Streams::Separate => {
            let (stderr, stderr_writer) = io::pipe()?;
            pipes.push(Pipe::new(stderr, Stream::Stderr)?);
            command.stderr(stderr_writer);
        }
    }
    command.stdout(stdout_writer);

    let started = Instant::now();
    let child = command.spawn()?;
    let id = child
        .id()
        .expect("a child that was not waited for has an id");
    Ok(Process {
        child,
        guarded: Guarded::new(id),
        pipes,
        buffer: Box::new([0; READ_BYTES]),
        stdout: Capture::new(spec.output_cap),
        stderr: Capture::new(spec.output_cap),
        status: None,
        cause: None,
        ending: None,
        cancel,
        started,
        deadline: spec.timeout.map(|timeout| started + timeout),
    })
}

/// Makes the kernel end the process when its parent ends. Other systems rely on the guard alone.
#[cfg(target_os = "linux")]
fn end_with_owner(command: &mut Command) {
    use rustix::process::{getpid, getppid, set_parent_process_death_signal};

    let owner = getpid();
    let setup = move || {
        set_parent_process_death_signal(Some(Signal::KILL))?;
        // The owner may have died before the request was in force.
        if getppid() == Some(owner) {
            Ok(())
        } else {
            Err(io::Error::from(rustix::io::Errno::SRCH))
        }
    };
    #[expect(
        unsafe_code,
        reason = "the closure runs between fork and exec; it makes two system calls and allocates nothing"
    )]
    unsafe {
        command.pre_exec(setup);
    }
}

#[cfg(not(target_os = "linux"))]
fn end_with_owner(_command: &mut Command) {}

/// A running process. Dropping it ends the whole group at once.
#[derive(Debug)]
pub struct Process {
    child: Child,
    guarded: Guarded,
    /// The pipes that are still open.
    pipes: Vec<Pipe>,
    buffer: Box<[u8; READ_BYTES]>,
    stdout: Capture,
    stderr: Capture,
    /// How the leader ended, once it did.
    status: Option<ExitStatus>,
    /// Why we ended it, if we did.
    cause: Option<Exit>,
    ending: Option<Ending>,
    cancel: CancellationToken,
    started: Instant,
    deadline: Option<Instant>,
}

/// The group was asked to end.
#[derive(Debug)]
struct Ending {
    /// When the next, harder step follows.
    next_step: Instant,
    killed: bool,
}

impl Process {
    /// Returns the process id, which is also the id of the group.
    pub fn id(&self) -> u32 {
        self.guarded.id()
    }

    /// Returns the next piece of output, or `None` once the process ended and all output was read.
    ///
    /// Output is only read here, so a slow reader slows the process down rather than filling memory. Time limit and
    /// cancellation are observed here too. Safe to drop and call again.
    pub async fn next(&mut self) -> Option<Chunk> {
        loop {
            if self.status.is_some() && self.pipes.is_empty() && self.group_is_gone() {
                self.guarded.release();
                return None;
            }
            let wake_at = self.wake_at();
            tokio::select! {
                (index, read) = read_any(&mut self.pipes, &mut self.buffer[..]) => {
                    if let Some(chunk) = self.take(index, read) {
                        return Some(chunk);
                    }
                }
                status = self.child.wait(), if self.status.is_none() => {
                    // Waiting fails only if somebody else reaped the child; its code is lost then.
                    self.status = Some(status.unwrap_or_default());
                    // Whatever the command left in the background ends with it.
                    self.begin_ending();
                }
                () = self.cancel.cancelled(), if self.ending.is_none() => {
                    self.cause = Some(Exit::Cancelled);
                    self.begin_ending();
                }
                () = sleep_until(wake_at) => self.on_wake(),
            }
        }
    }

    /// Reads the rest of the output and returns what became of the process.
    pub async fn finish(mut self) -> Outcome {
        while self.next().await.is_some() {}
        Outcome {
            exit: self.exit(),
            stdout: std::mem::take(&mut self.stdout).into_text(),
            stderr: std::mem::take(&mut self.stderr).into_text(),
            duration: self.started.elapsed(),
        }
    }

    fn exit(&self) -> Exit {
        use std::os::unix::process::ExitStatusExt;

        let status = self.status.unwrap_or_default();
        match (self.cause, status.code(), status.signal()) {
            (Some(cause), _, _) => cause,
            (None, Some(code), _) => Exit::Code(code),
            (None, None, signal) => Exit::Signal(signal.unwrap_or_default()),
        }
    }

    /// Decodes and keeps what was read, or closes the pipe at its end.
    fn take(&mut self, index: usize, read: io::Result<usize>) -> Option<Chunk> {
        let count = read.unwrap_or(0);
        let pipe = &mut self.pipes[index];
        let stream = pipe.stream;
        let text = if count == 0 {
            let rest = pipe.decoder.finish();
            self.pipes.remove(index);
            rest
        } else {
            pipe.decoder.push(&self.buffer[..count])
        };
        if text.is_empty() {
            return None;
        }
        match stream {
            Stream::Stdout => self.stdout.push(&text),
            Stream::Stderr => self.stderr.push(&text),
        }
        Some(Chunk { stream, text })
    }

    fn begin_ending(&mut self) {
        if self.ending.is_none() {
            self.signal(Signal::TERM);
            self.ending = Some(Ending {
                next_step: Instant::now() + GRACE,
                killed: false,
            });
        }
    }

    fn wake_at(&self) -> Option<Instant> {
        match &self.ending {
            None => self.deadline,
            Some(ending) if self.status.is_some() && self.pipes.is_empty() => {
                Some(ending.next_step.min(Instant::now() + GROUP_POLL))
            }
            Some(ending) => Some(ending.next_step),
        }
    }

    fn on_wake(&mut self) {
        let now = Instant::now();
        match &mut self.ending {
            None => {
                self.cause = Some(Exit::TimedOut);
                self.begin_ending();
            }
            Some(ending) if now < ending.next_step => {}
            Some(ending) if !ending.killed => {
                ending.killed = true;
                ending.next_step = now + GRACE;
                self.signal(Signal::KILL);
            }
            Some(ending) => {
                // Somebody outside the group still holds the pipes.
                ending.next_step = now + GRACE;
                self.pipes.clear();
            }
        }
    }

    /// Tells whether nobody is left in the group, or all were killed.
    fn group_is_gone(&self) -> bool {
        self.ending.as_ref().is_some_and(|ending| ending.killed)
            || test_kill_process_group(self.group()).is_err()
    }

    fn signal(&self, signal: Signal) {
        // The only failure is that nobody is left.
        let _ = kill_process_group(self.group(), signal);
    }

    fn group(&self) -> Pid {
        self.guarded.group()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if self.guarded.is_held() {
            self.signal(Signal::KILL);
            self.guarded.release();
        }
    }
}

#[derive(Debug)]
struct Pipe {
    receiver: pipe::Receiver,
    stream: Stream,
    decoder: Utf8Decoder,
}

impl Pipe {
    fn new(reader: io::PipeReader, stream: Stream) -> io::Result<Self> {
        Ok(Self {
            receiver: pipe::Receiver::from_owned_fd(reader.into())?,
            stream,
            decoder: Utf8Decoder::default(),
        })
    }
}

/// Reads from whichever pipe has something; never ready when no pipe is open.
async fn read_any(pipes: &mut [Pipe], buffer: &mut [u8]) -> (usize, io::Result<usize>) {
    std::future::poll_fn(|context| {
        for (index, pipe) in pipes.iter_mut().enumerate() {
            let mut into = ReadBuf::new(buffer);
            if let Poll::Ready(result) = Pin::new(&mut pipe.receiver).poll_read(context, &mut into)
            {
                return Poll::Ready((index, result.map(|()| into.filled().len())));
            }
        }
        Poll::Pending
    })
    .await
}

async fn sleep_until(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment).await,
        None => std::future::pending().await,
    }
}
