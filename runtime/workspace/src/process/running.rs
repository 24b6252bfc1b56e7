//! A process that runs, as its reader sees it.

use std::{io, os::fd::OwnedFd, pin::Pin, process::ExitStatus, task::Poll, time::Duration};

use rustix::process::Signal;
use tokio::{
    io::{AsyncRead, ReadBuf},
    net::unix::pipe,
    process::Child,
    sync::watch,
    time::Instant,
};
use tokio_util::sync::CancellationToken;

use crate::{
    process::{
        Capture, Chunk, Control, Exit, Outcome, ProcessSpec, Stream, Streams, Utf8Decoder,
        control::nonblocking, group::Family, guard::Guarded, spawn::Spawned,
    },
    sandbox::Placeholders,
};

/// Time between the polite and the final signal, and between the final signal and giving up on the output.
const GRACE: Duration = Duration::from_millis(200);

/// How soon a group without a leader is looked at again, at first; each time it takes twice as long.
const FIRST_POLL: Duration = Duration::from_millis(1);

const READ_BYTES: usize = 8 * 1024;

/// A running process. Dropping it ends the whole group at once.
#[derive(Debug)]
pub struct Process {
    child: Child,
    guarded: Guarded,
    family: Family,
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
    control: Control,
    /// Says that the process ended, at the latest when it is dropped.
    ended: watch::Sender<bool>,
    started: Instant,
    deadline: Option<Instant>,
    /// What protects paths that do not exist, for as long as the process runs.
    placeholders: Placeholders,
}

/// A piece of output as it was read.
#[derive(Debug, PartialEq, Eq)]
pub struct RawChunk<'a> {
    /// Where it came from.
    pub stream: Stream,
    /// The bytes, never empty.
    pub bytes: &'a [u8],
}

/// The group was asked to end.
#[derive(Debug)]
struct Ending {
    /// When the next, harder step follows.
    next_step: Instant,
    killed: bool,
    /// How soon the group is looked at again.
    poll: Duration,
}

impl Process {
    pub(super) fn new(
        mut spawned: Spawned,
        spec: &ProcessSpec,
        cancel: CancellationToken,
    ) -> io::Result<Self> {
        let (control, ended) = Control::new(&mut spawned)?;
        let started = Instant::now();
        let pipes = spawned
            .outputs
            .into_iter()
            .map(|(stream, fd)| Pipe::new(stream, fd));
        Ok(Self {
            pipes: pipes.collect::<io::Result<_>>()?,
            child: spawned.child,
            family: match spec.streams {
                Streams::Terminal(_) => Family::Session(spawned.guarded.group()),
                Streams::Merged | Streams::Separate => Family::Group(spawned.guarded.group()),
            },
            guarded: spawned.guarded,
            buffer: Box::new([0; READ_BYTES]),
            stdout: Capture::new(spec.output_cap),
            stderr: Capture::new(spec.output_cap),
            status: None,
            cause: None,
            ending: None,
            cancel,
            control,
            ended,
            started,
            deadline: spec.timeout.map(|timeout| started + timeout),
            placeholders: spawned.placeholders,
        })
    }

    /// Returns the process id, which is also the id of the group.
    pub fn id(&self) -> u32 {
        self.guarded.id()
    }

    /// Returns a handle to write to the process and to end it while it is read here.
    pub fn control(&self) -> Control {
        self.control.clone()
    }

    /// Returns how long ago the process started.
    pub fn age(&self) -> Duration {
        self.started.elapsed()
    }

    /// Returns the next piece of output as text, or `None` once the process ended and all output was read.
    ///
    /// Output is only read here, so a slow reader slows the process down rather than filling memory. Time limit,
    /// cancellation and [`Control::kill`] are observed here too. Safe to drop and call again.
    pub async fn next(&mut self) -> Option<Chunk> {
        loop {
            let (index, count) = self.read().await?;
            if let Some(chunk) = self.decode(index, count) {
                return Some(chunk);
            }
        }
    }

    /// Returns the next piece of output as it was read. It is not kept for [`Process::finish`], whose texts hold what
    /// [`Process::next`] returned.
    pub async fn next_raw(&mut self) -> Option<RawChunk<'_>> {
        loop {
            let (index, count) = self.read().await?;
            if count == 0 {
                self.pipes.remove(index);
                continue;
            }
            return Some(RawChunk {
                stream: self.pipes[index].stream,
                bytes: &self.buffer[..count],
            });
        }
    }

    /// Returns when the process has to be read again, whether or not anybody wants its output: its time is up, or it is
    /// to end.
    pub async fn due(&self) {
        tokio::select! {
            () = self.cancel.cancelled(), if self.ending.is_none() => {}
            () = self.control.kill_token().cancelled(), if !self.is_killed() => {}
            () = sleep_until(self.wake_at()) => {}
        }
    }

    /// Reads some bytes into the buffer, 0 at the end of a stream, and returns which stream they came from.
    async fn read(&mut self) -> Option<(usize, usize)> {
        loop {
            if self.status.is_some() && self.pipes.is_empty() && self.group_is_gone() {
                self.guarded.release();
                drop(std::mem::take(&mut self.placeholders));
                self.ended.send_replace(true);
                return None;
            }
            let wake_at = self.wake_at();
            tokio::select! {
                (index, read) = read_any(&mut self.pipes, &mut self.buffer[..]) => {
                    // A terminal that everybody left fails instead of ending.
                    return Some((index, read.unwrap_or(0)));
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
                () = self.control.kill_token().cancelled(), if !self.is_killed() => self.kill(),
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

    /// Returns how the process ended; meaningful once [`Process::next`] returned `None`.
    pub fn exit(&self) -> Exit {
        use std::os::unix::process::ExitStatusExt;

        let status = self.status.unwrap_or_default();
        match (self.cause, status.code(), status.signal()) {
            (Some(cause), _, _) => cause,
            (None, Some(code), _) => Exit::Code(code),
            (None, None, signal) => Exit::Signal(signal.unwrap_or_default()),
        }
    }

    /// Decodes and keeps what was read, or closes the pipe at its end.
    fn decode(&mut self, index: usize, count: usize) -> Option<Chunk> {
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
            self.family.signal(Signal::TERM);
            self.ending = Some(Ending {
                next_step: Instant::now() + GRACE,
                killed: false,
                poll: FIRST_POLL,
            });
        }
    }

    fn wake_at(&self) -> Option<Instant> {
        match &self.ending {
            None => self.deadline,
            Some(ending) if self.status.is_some() && self.pipes.is_empty() => {
                Some(ending.next_step.min(Instant::now() + ending.poll))
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
            Some(ending) if now < ending.next_step => ending.poll *= 2,
            Some(ending) if !ending.killed => self.kill(),
            Some(ending) => {
                // Somebody outside the group still holds the pipes.
                ending.next_step = now + GRACE;
                self.pipes.clear();
            }
        }
    }

    fn is_killed(&self) -> bool {
        self.ending.as_ref().is_some_and(|ending| ending.killed)
    }

    fn kill(&mut self) {
        self.family.signal(Signal::KILL);
        self.ending = Some(Ending {
            next_step: Instant::now() + GRACE,
            killed: true,
            poll: FIRST_POLL,
        });
    }

    /// Tells whether nobody is left in the group, or all were killed.
    fn group_is_gone(&self) -> bool {
        self.is_killed() || !self.family.is_alive()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if self.guarded.is_held() {
            self.family.signal(Signal::KILL);
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
    fn new(stream: Stream, fd: OwnedFd) -> io::Result<Self> {
        Ok(Self {
            // Unchecked, because a terminal takes the calls that a pipe takes, but is none.
            receiver: pipe::Receiver::from_owned_fd_unchecked(nonblocking(fd)?)?,
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
