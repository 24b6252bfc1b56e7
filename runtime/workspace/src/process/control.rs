//! What others than the reader do to a running process.

use std::{io, os::fd::OwnedFd, sync::Arc};

use tokio::{
    io::AsyncWriteExt,
    net::unix::pipe,
    sync::{Mutex, watch},
};
use tokio_util::sync::CancellationToken;

use crate::process::{
    TerminalSize,
    spawn::{self, Spawned},
};

/// What a terminal takes as the end of input: Ctrl-D.
const END_OF_INPUT: [u8; 1] = [4];

/// Writes to a process, resizes its terminal and ends it. Clones control the same process; none of them keeps it alive.
#[derive(Clone, Debug)]
pub struct Control(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    input: Mutex<Option<pipe::Sender>>,
    terminal: Option<OwnedFd>,
    kill: CancellationToken,
    ended: watch::Receiver<bool>,
}

/// Why a process cannot be controlled.
#[derive(Debug, thiserror::Error)]
pub enum ControlError {
    /// It has no input, or its input was closed.
    #[error("stdin is closed")]
    InputClosed,
    /// It has no terminal.
    #[error("process is not attached to a PTY")]
    NoTerminal,
    /// The operating system refused.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Control {
    /// Takes the child's input and terminal. The sender that it returns says when the process ended.
    pub(super) fn new(spawned: &mut Spawned) -> io::Result<(Self, watch::Sender<bool>)> {
        let input = spawned.input.take().map(|fd| match spawned.terminal {
            // A terminal takes the calls that a pipe takes, but is none.
            Some(_) => pipe::Sender::from_owned_fd_unchecked(nonblocking(fd)?),
            None => pipe::Sender::from_owned_fd(fd),
        });
        let (sender, ended) = watch::channel(false);
        let shared = Shared {
            input: Mutex::new(input.transpose()?),
            terminal: spawned.terminal.take(),
            kill: CancellationToken::new(),
            ended,
        };
        Ok((Self(Arc::new(shared)), sender))
    }

    /// Writes all of `bytes` to the input. Waits while the process does not read, at most until it ended.
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

    /// Ends the input: closes the pipe, or types Ctrl-D into the terminal.
    pub async fn close_input(&self) -> Result<(), ControlError> {
        if self.0.terminal.is_some() {
            return self.write(&END_OF_INPUT).await;
        }
        match self.0.input.lock().await.take() {
            Some(_) => Ok(()),
            None => Err(ControlError::InputClosed),
        }
    }

    /// Tells whether the process takes input.
    pub async fn has_input(&self) -> bool {
        self.0.input.lock().await.is_some()
    }

    /// Sets the size of the terminal.
    pub fn resize(&self, size: TerminalSize) -> Result<(), ControlError> {
        let terminal = self.0.terminal.as_ref().ok_or(ControlError::NoTerminal)?;
        Ok(spawn::resize(terminal, size)?)
    }

    /// Ends the process at once by `SIGKILL`; its exit code becomes 137. The reader sees it.
    pub fn kill(&self) {
        self.0.kill.cancel();
    }

    /// Returns when the process ended and its output was read, or when nobody reads it any more.
    pub async fn ended(&self) {
        // The sender lives as long as the process.
        let _ = self.0.ended.clone().wait_for(|ended| *ended).await;
    }

    pub(super) fn kill_token(&self) -> &CancellationToken {
        &self.0.kill
    }
}

/// Makes reads and writes return instead of wait.
pub(super) fn nonblocking(fd: OwnedFd) -> io::Result<OwnedFd> {
    let flags = rustix::fs::fcntl_getfl(&fd)?;
    rustix::fs::fcntl_setfl(&fd, flags | rustix::fs::OFlags::NONBLOCK)?;
    Ok(fd)
}
