//! Standard input and output, without a helper thread for pipes and sockets.

use std::{
    fs::{File, OpenOptions},
    io,
    os::fd::{AsFd, OwnedFd},
};

use rustix::{
    fs::{OFlags, fcntl_getfl, fcntl_setfl},
    stdio::{dup2_stdin, dup2_stdout},
};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{UnixStream, unix::pipe},
};

use super::{
    Reader, Transport, Writer,
    lines::{LineReader, LineWriter},
};

pub(crate) type Input = LineReader<Box<dyn AsyncRead + Unpin + Send>>;
pub(crate) type Output = LineWriter<Box<dyn AsyncWrite + Unpin + Send>>;

/// Opens standard input and output as a line transport.
pub(crate) fn stdio() -> Transport {
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
    lines(input, output)
}

/// Opens them like [`stdio`], and takes them away from the rest of the process until the [`Apart`] is dropped.
pub(crate) fn stdio_apart() -> io::Result<(Transport, Apart)> {
    let apart = Apart::new()?;
    let input = Stream::of(apart.stdin.try_clone()?)?.reader();
    let output = Stream::of(apart.stdout.try_clone()?)?.writer();
    Ok((lines(input, output), apart))
}

fn lines(
    input: Box<dyn AsyncRead + Unpin + Send>,
    output: Box<dyn AsyncWrite + Unpin + Send>,
) -> Transport {
    Transport {
        reader: Reader::Lines(LineReader::new(input)),
        writer: Writer::Lines(LineWriter::new(output)),
    }
}

/// While it lives, the standard input of the process is empty, and its standard output is that of errors. Otherwise its
/// child processes would read the messages of the client, and write between those of the server.
#[derive(Debug)]
pub(crate) struct Apart {
    stdin: OwnedFd,
    stdout: OwnedFd,
    /// The flags that both had. Reading and writing here does not block, which other users of them do not expect.
    flags: [OFlags; 2],
}

impl Apart {
    fn new() -> io::Result<Self> {
        let nothing = OpenOptions::new()
            .read(true)
            .write(true)
            .open("/dev/null")?;
        let (stdin, stdout) = (duplicate(io::stdin())?, duplicate(io::stdout())?);
        let flags = [fcntl_getfl(&stdin)?, fcntl_getfl(&stdout)?];
        let apart = Self {
            stdin,
            stdout,
            flags,
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
        for (stream, flags) in [&self.stdin, &self.stdout].into_iter().zip(self.flags) {
            let _ = fcntl_setfl(stream, flags);
        }
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
