//! Control of a running process from other tasks than its reader.

use std::{io, os::fd::OwnedFd, sync::Arc};

use tokio::{
    io::AsyncWriteExt,
    net::unix::pipe,
    sync::{Mutex, Notify, watch},
};
use tokio_util::sync::CancellationToken;

use crate::process::{
    TerminalSize,
    spawn::{self, Spawned},
};

/// What ends the input of a terminal: Ctrl-D at the beginning of a line. Elsewhere it only hands over the line.
const END_OF_INPUT: [u8; 2] = *b"\n\x04";

/// A handle that writes to a process, resizes its terminal and ends it. Clones control the same process; no clone keeps
/// it alive.
#[derive(Clone, Debug)]
pub struct Control(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    input: Mutex<Option<pipe::Sender>>,
    terminal: Option<OwnedFd>,
    interrupt: Notify,
    kill: CancellationToken,
    ended: watch::Receiver<bool>,
}

/// Errors of controlling a process.
#[derive(Debug, thiserror::Error)]
pub enum ControlError {
    /// The process has no input, or its input was closed.
    #[error("stdin is closed")]
    InputClosed,
    /// The process has no terminal.
    #[error("process is not attached to a PTY")]
    NoTerminal,
    /// The operating system returned an error.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Control {
    /// Takes the child's input and terminal. The returned sender reports the end of the process.
    pub(super) fn new(spawned: &mut Spawned) -> io::Result<(Self, watch::Sender<bool>)> {
        let input = spawned.input.take().map(|fd| match spawned.terminal {
            // A terminal supports the calls of a pipe, but the checked constructor rejects it.
            Some(_) => pipe::Sender::from_owned_fd_unchecked(nonblocking(fd)?),
            None => pipe::Sender::from_owned_fd(fd),
        });
        let (sender, ended) = watch::channel(false);
        let shared = Shared {
            input: Mutex::new(input.transpose()?),
            terminal: spawned.terminal.take(),
            interrupt: Notify::new(),
            kill: CancellationToken::new(),
            ended,
        };
        Ok((Self(Arc::new(shared)), sender))
    }

    /// Writes all of `bytes` to the input. Waits while the process does not read, at most until it ends.
    pub async fn write(&self, bytes: &[u8]) -> Result<(), ControlError> {
        let mut input = self.0.input.lock().await;
        let sender = input.as_mut().ok_or(ControlError::InputClosed)?;
        let mut ended = self.0.ended.clone();
        tokio::select! {
            written = sender.write_all(bytes) => match written {
                Ok(()) => Ok(()),
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                    *input = None;
                    Err(ControlError::InputClosed)
                }
                Err(error) => Err(error.into()),
            },
            _ = ended.wait_for(|ended| *ended) => Err(ControlError::InputClosed),
        }
    }

    /// Closes the input: closes the pipe, or ends the line and sends Ctrl-D to the terminal.
    pub async fn close_input(&self) -> Result<(), ControlError> {
        if self.0.terminal.is_some() {
            return self.write(&END_OF_INPUT).await;
        }
        match self.0.input.lock().await.take() {
            Some(_) => Ok(()),
            None => Err(ControlError::InputClosed),
        }
    }

    /// Tells whether the process has open input.
    pub async fn has_input(&self) -> bool {
        self.0.input.lock().await.is_some()
    }

    /// Sets the size of the terminal.
    pub fn resize(&self, size: TerminalSize) -> Result<(), ControlError> {
        let terminal = self.0.terminal.as_ref().ok_or(ControlError::NoTerminal)?;
        Ok(spawn::resize(terminal, size)?)
    }

    /// Sends `SIGINT` to the command, once its [`super::Process`] is read.
    pub fn interrupt(&self) {
        self.0.interrupt.notify_one();
    }

    /// Kills the process with `SIGKILL`; its exit code becomes 137. The reader sees the end.
    pub fn kill(&self) {
        self.0.kill.cancel();
    }

    /// Completes when the process ended and its output was read, or when its [`super::Process`] was dropped.
    pub async fn ended(&self) {
        // Fails if the sender is dropped, which also means that the process ended.
        let _ = self.0.ended.clone().wait_for(|ended| *ended).await;
    }

    /// Completes when the command is to be interrupted. Cancel-safe.
    pub(super) async fn interrupted(&self) {
        self.0.interrupt.notified().await;
    }

    pub(super) fn kill_token(&self) -> &CancellationToken {
        &self.0.kill
    }
}

/// Sets `O_NONBLOCK` on a file descriptor.
pub(super) fn nonblocking(fd: OwnedFd) -> io::Result<OwnedFd> {
    let flags = rustix::fs::fcntl_getfl(&fd)?;
    rustix::fs::fcntl_setfl(&fd, flags | rustix::fs::OFlags::NONBLOCK)?;
    Ok(fd)
}
