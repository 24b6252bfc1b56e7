//! The socket wrapper below HTTP: it measures write progress, and limits the bytes and the time of clients before the
//! handshake.

use std::{
    io,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::{
    extract::connect_info::Connected,
    serve::{IncomingStream, Listener},
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Sleep, sleep},
};

use crate::meter::Meter;

/// How long a socket may be open before its upgrade to a WebSocket.
const UPGRADE_TIMEOUT: Duration = Duration::from_secs(10);

/// A listener whose sockets are metered.
#[derive(Debug)]
pub(crate) struct MeteredListener<L>(pub(crate) L);

/// A metered socket.
#[derive(Debug)]
pub(crate) struct Metered<S> {
    socket: S,
    meter: Arc<Meter>,
    /// The deadline of the upgrade to a WebSocket.
    deadline: Option<Pin<Box<Sleep>>>,
}

/// The meter of the socket of a request.
#[derive(Clone, Debug)]
pub(crate) struct Socket(pub(crate) Arc<Meter>);

impl<L: Listener<Io: Unpin>> Listener for MeteredListener<L> {
    type Io = Metered<L::Io>;
    type Addr = L::Addr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        let (socket, address) = self.0.accept().await;
        let metered = Metered {
            socket,
            meter: Arc::new(Meter::of_stranger()),
            deadline: Some(Box::pin(sleep(UPGRADE_TIMEOUT))),
        };
        (metered, address)
    }

    fn local_addr(&self) -> io::Result<Self::Addr> {
        self.0.local_addr()
    }
}

impl<L: Listener<Io: Unpin>> Connected<IncomingStream<'_, MeteredListener<L>>> for Socket {
    fn connect_info(stream: IncomingStream<'_, MeteredListener<L>>) -> Self {
        Self(Arc::clone(&stream.io().meter))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Metered<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.meter.is_upgraded() {
            self.deadline = None;
        } else if let Some(deadline) = &mut self.deadline
            && deadline.as_mut().poll(context).is_ready()
        {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        if self.meter.is_spent() {
            return Poll::Ready(Err(io::ErrorKind::QuotaExceeded.into()));
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.socket).poll_read(context, buffer))?;
        self.meter.read(buffer.filled().len() - before);
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Metered<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = ready!(Pin::new(&mut self.socket).poll_write(context, bytes))?;
        self.meter.wrote();
        Poll::Ready(Ok(written))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = ready!(Pin::new(&mut self.socket).poll_write_vectored(context, slices))?;
        self.meter.wrote();
        Poll::Ready(Ok(written))
    }

    fn is_write_vectored(&self) -> bool {
        self.socket.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream};

    use super::*;
    use crate::meter::STRANGER_LIMIT;

    fn metered() -> (Metered<DuplexStream>, DuplexStream) {
        let (socket, client) = tokio::io::duplex(64);
        let metered = Metered {
            socket,
            meter: Arc::new(Meter::of_stranger()),
            deadline: Some(Box::pin(sleep(UPGRADE_TIMEOUT))),
        };
        (metered, client)
    }

    #[tokio::test(start_paused = true)]
    async fn a_socket_that_does_not_become_a_websocket_ends() {
        let (mut server, mut client) = metered();
        client.write_all(b"GET /").await.unwrap();
        let mut bytes = [0; 16];
        assert_eq!(server.read(&mut bytes).await.unwrap(), 5);
        let before = tokio::time::Instant::now();
        let error = server.read(&mut bytes).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        assert_eq!(before.elapsed().as_secs(), UPGRADE_TIMEOUT.as_secs());

        let (mut server, mut client) = metered();
        server.meter.upgrade();
        let (read, ()) = tokio::join!(server.read(&mut bytes), async {
            sleep(100 * UPGRADE_TIMEOUT).await;
            client.write_all(b"late").await.unwrap();
        });
        assert_eq!(read.unwrap(), 4);
    }

    #[tokio::test]
    async fn a_stranger_is_read_up_to_a_bound() {
        let (mut server, mut client) = metered();
        tokio::spawn(async move { while client.write_all(&[0; 64]).await.is_ok() {} });
        let mut all = Vec::new();
        let error = server.read_to_end(&mut all).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::QuotaExceeded);
        assert_eq!(all.len(), STRANGER_LIMIT);
        server.meter.welcome();
        assert_eq!(server.read(&mut [0; 16]).await.unwrap(), 16);
        assert!(server.meter.last_write().is_none());
    }
}
