//! A running process and its output.

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
        Capture, Chunk, Control, Exit, Outcome, Pause, ProcessSpec, Stream, Streams, Utf8Decoder,
        control::nonblocking, group::Family, guard::Guarded, spawn::Spawned,
    },
    sandbox::Placeholders,
};

/// Time between `SIGTERM` and `SIGKILL`, and between `SIGKILL` and closing the output.
const GRACE: Duration = Duration::from_millis(200);

/// First delay before a group without a leader is checked again; the delay doubles each time.
const FIRST_POLL: Duration = Duration::from_millis(1);

const READ_BYTES: usize = 8 * 1024;

/// A running process. Dropping it kills the whole group.
#[derive(Debug)]
pub struct Process {
    child: Child,
    guarded: Guarded,
    family: Family,
    /// The open pipes.
    pipes: Vec<Pipe>,
    buffer: Box<[u8; READ_BYTES]>,
    stdout: Capture,
    stderr: Capture,
    /// The exit status of the leader, once it ended.
    status: Option<ExitStatus>,
    /// The reason why this process ended the command, if it did.
    cause: Option<Exit>,
    ending: Option<Ending>,
    cancel: CancellationToken,
    control: Control,
    /// Reports the end of the process, at the latest on drop.
    ended: watch::Sender<bool>,
    started: Instant,
    deadline: Option<Instant>,
    pause: Option<watch::Receiver<u64>>,
    /// When the current pause began.
    paused_at: Option<Instant>,
    /// Placeholders of protected paths, held while the process runs.
    placeholders: Placeholders,
}

/// A piece of output as raw bytes.
#[derive(Debug, PartialEq, Eq)]
pub struct RawChunk<'a> {
    /// The output stream.
    pub stream: Stream,
    /// The bytes; [`Process::next_raw`] never returns an empty piece.
    pub bytes: &'a [u8],
}

/// The state of ending the group.
#[derive(Debug)]
struct Ending {
    /// The time of the next, harder step.
    next_step: Instant,
    killed: bool,
    /// The delay before the group is checked again.
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
            pause: spec.pause.as_ref().map(Pause::watch),
            paused_at: None,
            placeholders: spawned.placeholders,
        })
    }

    /// Returns the process id, which is also the id of the process group.
    pub fn id(&self) -> u32 {
        self.guarded.id()
    }

    /// Returns a handle that controls the process while it is read here.
    pub fn control(&self) -> Control {
        self.control.clone()
    }

    /// Returns the time since the process started.
    pub fn age(&self) -> Duration {
        self.started.elapsed()
    }

    /// Returns the next piece of output as text, or `None` when the process ended and all output was read.
    ///
    /// Output is read only here, so a slow reader slows the process down (backpressure) instead of filling memory.
    /// Timeout, cancellation and [`Control::kill`] take effect here, too. Cancel-safe.
    pub async fn next(&mut self) -> Option<Chunk> {
        loop {
            let (index, count) = self.read().await?;
            if let Some(chunk) = self.decode(index, count) {
                return Some(chunk);
            }
        }
    }

    /// Returns the next piece of output as raw bytes. [`Process::finish`] contains only the text that [`Process::next`]
    /// returned, not these bytes.
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

    /// Returns the same as [`Process::next_raw`], and an empty piece at the end of each stream: a process may close its
    /// output and go on.
    pub async fn next_raw_or_end(&mut self) -> Option<RawChunk<'_>> {
        let (index, count) = self.read().await?;
        let stream = self.pipes[index].stream;
        if count == 0 {
            self.pipes.remove(index);
        }
        Some(RawChunk {
            stream,
            bytes: &self.buffer[..count],
        })
    }

    /// Completes when the process must be read again although no one needs output: at its timeout, or when it is to
    /// end.
    pub async fn due(&self) {
        let mut pause = self.pause.clone();
        tokio::select! {
            () = changed(&mut pause) => {}
            () = self.cancel.cancelled(), if self.ending.is_none() => {}
            () = self.control.kill_token().cancelled(), if !self.is_killed() => {}
            () = sleep_until(self.wake_at()) => {}
        }
    }

    /// Reads bytes into the buffer. Returns the index of the stream and the number of bytes, 0 at its end.
    async fn read(&mut self) -> Option<(usize, usize)> {
        loop {
            if self.status.is_some() && self.pipes.is_empty() && self.group_is_gone() {
                self.guarded.release();
                std::mem::take(&mut self.placeholders).release().await;
                self.ended.send_replace(true);
                return None;
            }
            self.heed_pause();
            let wake_at = self.wake_at();
            tokio::select! {
                () = changed(&mut self.pause), if self.ending.is_none() => {}
                (index, read) = read_any(&mut self.pipes, &mut self.buffer[..]) => {
                    // Reading a terminal that all processes closed fails instead of returning 0.
                    return Some((index, read.unwrap_or(0)));
                }
                status = self.child.wait(), if self.status.is_none() => {
                    // Waiting fails only if another part of the program reaped the child; the exit code is lost then.
                    self.status = Some(status.unwrap_or_default());
                    // Ends the background processes of the command, too.
                    self.begin_ending();
                }
                () = self.cancel.cancelled(), if self.ending.is_none() => {
                    self.cause = Some(Exit::Cancelled);
                    self.begin_ending();
                }
                () = self.control.interrupted(), if self.ending.is_none() => self.family.interrupt(),
                () = self.control.kill_token().cancelled(), if !self.is_killed() => self.kill(),
                () = sleep_until(wake_at) => self.on_wake(),
            }
        }
    }

    /// Reads the rest of the output and returns the result.
    pub async fn finish(mut self) -> Outcome {
        while self.next().await.is_some() {}
        Outcome {
            exit: self.exit(),
            stdout: std::mem::take(&mut self.stdout).into_text(),
            stderr: std::mem::take(&mut self.stderr).into_text(),
            duration: self.started.elapsed(),
        }
    }

    /// Returns how the process ended. Call it after [`Process::next`] returned `None`.
    pub fn exit(&self) -> Exit {
        use std::os::unix::process::ExitStatusExt;

        let status = self.status.unwrap_or_default();
        match (self.cause, status.code(), status.signal()) {
            (Some(cause), _, _) => cause,
            (None, Some(code), _) => Exit::Code(code),
            (None, None, signal) => Exit::Signal(signal.unwrap_or_default()),
        }
    }

    /// Decodes and keeps bytes that were read, or closes the pipe at its end.
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

    /// Stops the timeout while there is a pause, and adds the length of one that is over.
    fn heed_pause(&mut self) {
        let is_paused = self
            .pause
            .as_mut()
            .is_some_and(|pause| *pause.borrow_and_update() > 0);
        if is_paused {
            self.paused_at.get_or_insert_with(Instant::now);
        } else if let Some(since) = self.paused_at.take() {
            self.deadline = self.deadline.map(|deadline| deadline + since.elapsed());
        }
    }

    fn wake_at(&self) -> Option<Instant> {
        match &self.ending {
            None if self.paused_at.is_some() => None,
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
                // A process outside of the group still holds the pipes.
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

    /// Tells whether no process of the group is alive, or all were killed.
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
            // Unchecked: a terminal supports the calls of a pipe, but the checked constructor rejects it.
            receiver: pipe::Receiver::from_owned_fd_unchecked(nonblocking(fd)?)?,
            stream,
            decoder: Utf8Decoder::default(),
        })
    }
}

/// Waits until a pause begins or ends; forever if nothing can pause the process.
async fn changed(pause: &mut Option<watch::Receiver<u64>>) {
    if let Some(pause) = pause
        && pause.changed().await.is_ok()
    {
        return;
    }
    // Nothing can begin or end a pause any more.
    std::future::pending().await
}

/// Reads from any pipe that has data; pending forever if no pipe is open.
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
