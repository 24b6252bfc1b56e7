//! Standard input and output, without a helper thread for pipes and sockets.

use std::{
    fs::{File, OpenOptions},
    io,
    os::fd::{AsFd, OwnedFd},
};

use rustix::stdio::{dup2_stdin, dup2_stdout};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{UnixStream, unix::pipe},
};

use super::lines::{LineReader, LineWriter};

pub(crate) type Input = LineReader<Box<dyn AsyncRead + Unpin + Send>>;
pub(crate) type Output = LineWriter<Box<dyn AsyncWrite + Unpin + Send>>;

/// Opens standard input and output as a line transport.
pub(crate) fn stdio() -> (Input, Output) {
    let (input, output) = (duplicate(io::stdin()), duplicate(io::stdout()));
    // These read and write files and terminals without a further copy.
    let input = match input.and_then(Stream::of) {
        Ok(stream) if !stream.is_other() => stream.reader(),
        _ => Box::new(tokio::io::stdin()),
    };
    let output = match output.and_then(Stream::of) {
        Ok(stream) if !stream.is_other() => stream.writer(),
        _ => Box::new(tokio::io::stdout()),
    };
    (LineReader::new(input), LineWriter::new(output))
}

/// Opens them like [`stdio`], and takes them away from the rest of the process until the [`Apart`] is dropped.
pub(crate) fn stdio_apart() -> io::Result<(Input, Output, Apart)> {
    let input = Stream::of(duplicate(io::stdin())?)?.reader();
    let output = Stream::of(duplicate(io::stdout())?)?.writer();
    let apart = Apart::new()?;
    Ok((LineReader::new(input), LineWriter::new(output), apart))
}

/// While it lives, the standard input of the process is empty, and its standard output is that of errors. Otherwise its
/// child processes would read the messages of the client, and write between those of the server.
#[derive(Debug)]
pub(crate) struct Apart {
    stdin: OwnedFd,
    stdout: OwnedFd,
}

impl Apart {
    fn new() -> io::Result<Self> {
        let nothing = OpenOptions::new()
            .read(true)
            .write(true)
            .open("/dev/null")?;
        let apart = Self {
            stdin: duplicate(io::stdin())?,
            stdout: duplicate(io::stdout())?,
        };
        dup2_stdin(&nothing)?;
        if dup2_stdout(io::stderr()).is_err() {
            // The process has no standard error.
            dup2_stdout(&nothing)?;
        }
        Ok(apart)
    }
}

impl Drop for Apart {
    fn drop(&mut self) {
        // Cannot fail: all descriptors are open.
        let _ = dup2_stdin(&self.stdin);
        let _ = dup2_stdout(&self.stdout);
    }
}

enum Stream {
    Pipe(File),
    Socket(UnixStream),
    Other(File),
}

impl Stream {
    /// Recognizes pipes and sockets. Node connects its children by sockets, most other programs by pipes.
    fn of(stream: OwnedFd) -> io::Result<Self> {
        use std::os::unix::fs::FileTypeExt;

        let file = File::from(stream);
        let kind = file.metadata()?.file_type();
        if kind.is_fifo() {
            Ok(Self::Pipe(file))
        } else if kind.is_socket() {
            let socket = std::os::unix::net::UnixStream::from(OwnedFd::from(file));
            socket.set_nonblocking(true)?;
            Ok(Self::Socket(UnixStream::from_std(socket)?))
        } else {
            Ok(Self::Other(file))
        }
    }

    fn is_other(&self) -> bool {
        matches!(self, Self::Other(_))
    }

    fn reader(self) -> Box<dyn AsyncRead + Unpin + Send> {
        match self {
            Self::Pipe(file) => match file.try_clone().and_then(pipe::Receiver::from_file) {
                Ok(pipe) => Box::new(pipe),
                // Such as a pipe that was opened for writing only.
                Err(_) => Box::new(tokio::fs::File::from_std(file)),
            },
            Self::Socket(socket) => Box::new(socket),
            Self::Other(file) => Box::new(tokio::fs::File::from_std(file)),
        }
    }

    fn writer(self) -> Box<dyn AsyncWrite + Unpin + Send> {
        match self {
            Self::Pipe(file) => match file.try_clone().and_then(pipe::Sender::from_file) {
                Ok(pipe) => Box::new(pipe),
                Err(_) => Box::new(tokio::fs::File::from_std(file)),
            },
            Self::Socket(socket) => Box::new(socket),
            Self::Other(file) => Box::new(tokio::fs::File::from_std(file)),
        }
    }
}

fn duplicate(stream: impl AsFd) -> io::Result<OwnedFd> {
    stream.as_fd().try_clone_to_owned()
}
