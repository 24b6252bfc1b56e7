//! Standard input and output, without a helper thread for pipes and sockets.

use std::{io, os::fd::AsFd};

use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{UnixStream, unix::pipe},
};

use super::lines::{LineReader, LineWriter};

type Input = Box<dyn AsyncRead + Unpin + Send>;
type Output = Box<dyn AsyncWrite + Unpin + Send>;

/// Opens standard input and output as a line transport.
pub(crate) fn stdio() -> (LineReader<Input>, LineWriter<Output>) {
    (LineReader::new(input()), LineWriter::new(output()))
}

fn input() -> Input {
    match duplicate(io::stdin()) {
        Ok(Stream::Pipe(file)) => match pipe::Receiver::from_file(file) {
            Ok(pipe) => Box::new(pipe),
            Err(_) => Box::new(tokio::io::stdin()),
        },
        Ok(Stream::Socket(socket)) => Box::new(socket),
        _ => Box::new(tokio::io::stdin()),
    }
}

fn output() -> Output {
    match duplicate(io::stdout()) {
        Ok(Stream::Pipe(file)) => match pipe::Sender::from_file(file) {
            Ok(pipe) => Box::new(pipe),
            Err(_) => Box::new(tokio::io::stdout()),
        },
        Ok(Stream::Socket(socket)) => Box::new(socket),
        _ => Box::new(tokio::io::stdout()),
    }
}

enum Stream {
    Pipe(std::fs::File),
    Socket(UnixStream),
    Other,
}

/// Duplicates a standard stream as a pipe or socket. Node connects its children by sockets, most other programs by
/// pipes.
fn duplicate(stream: impl AsFd) -> io::Result<Stream> {
    use std::os::unix::fs::FileTypeExt;

    let file = std::fs::File::from(stream.as_fd().try_clone_to_owned()?);
    let kind = file.metadata()?.file_type();
    if kind.is_fifo() {
        Ok(Stream::Pipe(file))
    } else if kind.is_socket() {
        let socket = std::os::unix::net::UnixStream::from(std::os::fd::OwnedFd::from(file));
        socket.set_nonblocking(true)?;
        Ok(Stream::Socket(UnixStream::from_std(socket)?))
    } else {
        Ok(Stream::Other)
    }
}
