//! The socket wrapper below HTTP: it measures write progress, limits the bytes and the time of clients before the
//! handshake, and writes large messages without a copy.

use std::{
    collections::VecDeque,
    io,
    pin::Pin,
    sync::{Arc, Mutex},
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::{
    extract::connect_info::Connected,
    serve::{IncomingStream, Listener},
};
use bytes::{Buf, Bytes};
use threadwire_workspace::locks::lock;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Sleep, sleep},
};

use crate::{budget::Budget, meter::Meter};

/// How long a socket may be open before its upgrade to a WebSocket.
const UPGRADE_TIMEOUT: Duration = Duration::from_secs(10);

/// A listener whose sockets are metered.
#[derive(Debug)]
pub(crate) struct MeteredListener<L> {
    pub(crate) listener: L,
    /// Counts the messages of all clients that have not ended.
    pub(crate) unfinished: Arc<Budget>,
}

/// A metered socket.
#[derive(Debug)]
pub(crate) struct Metered<S> {
    socket: S,
    meter: Arc<Meter>,
    bypass: Arc<Bypass>,
    /// The deadline of the upgrade to a WebSocket.
    deadline: Option<Pin<Box<Sleep>>>,
}

/// The socket of a request, below HTTP.
#[derive(Clone, Debug)]
pub(crate) struct Socket {
    pub(crate) meter: Arc<Meter>,
    pub(crate) bypass: Arc<Bypass>,
}

/// Large messages go past the WebSocket library, which would copy each of them into its buffer, for each client.
#[derive(Debug, Default)]
pub(crate) struct Bypass(Mutex<Bypassing>);

#[derive(Debug, Default)]
struct Bypassing {
    /// What is written before anything else.
    queue: VecDeque<Bytes>,
    /// Whether the library still has the rest of what it began to write, so that a message would end up within one of
    /// its frames.
    is_within: bool,
}

impl Bypass {
    /// Queues the parts of a frame; a flush of the socket writes them. Returns `false` while a frame of the library is
    /// being written: its buffer must be flushed first.
    pub(crate) fn push(&self, parts: [Bytes; 2]) -> bool {
        let mut bypassing = lock(&self.0);
        if !bypassing.is_within {
            bypassing.queue.extend(parts);
        }
        !bypassing.is_within
    }
}

impl Bypassing {
    /// Writes the queue.
    fn poll_write(
        &mut self,
        socket: &mut (impl AsyncWrite + Unpin),
        meter: &Meter,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<()>> {
        while let Some(part) = self.queue.front_mut() {
            let written = ready!(Pin::new(&mut *socket).poll_write(context, part))?;
            if written == 0 {
                return Poll::Ready(Err(io::ErrorKind::WriteZero.into()));
            }
            meter.wrote();
            part.advance(written);
            if part.is_empty() {
                self.queue.pop_front();
            }
        }
        Poll::Ready(Ok(()))
    }
}

impl<L: Listener<Io: Unpin>> Listener for MeteredListener<L> {
    type Io = Metered<L::Io>;
    type Addr = L::Addr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        let (socket, address) = self.listener.accept().await;
        let metered = Metered {
            socket,
            meter: Arc::new(Meter::of_stranger(Arc::clone(&self.unfinished))),
            bypass: Arc::default(),
            deadline: Some(Box::pin(sleep(UPGRADE_TIMEOUT))),
        };
        (metered, address)
    }

    fn local_addr(&self) -> io::Result<Self::Addr> {
        self.listener.local_addr()
    }
}

impl<L: Listener<Io: Unpin>> Connected<IncomingStream<'_, MeteredListener<L>>> for Socket {
    fn connect_info(stream: IncomingStream<'_, MeteredListener<L>>) -> Self {
        let Metered { meter, bypass, .. } = stream.io();
        Self {
            meter: Arc::clone(meter),
            bypass: Arc::clone(bypass),
        }
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
        if self.meter.is_too_much() {
            return Poll::Ready(Err(io::ErrorKind::OutOfMemory.into()));
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.socket).poll_read(context, buffer))?;
        self.meter.read(buffer.filled().len() - before);
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Metered<S> {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let mut bypassing = lock(&this.bypass.0);
        ready!(bypassing.poll_write(&mut this.socket, &this.meter, context))?;
        let written = Pin::new(&mut this.socket).poll_write(context, bytes);
        // The library writes all that it has at once.
        bypassing.is_within =
            !matches!(written, Poll::Ready(Ok(written)) if written == bytes.len());
        let written = ready!(written)?;
        this.meter.wrote();
        Poll::Ready(Ok(written))
    }

    // The library does not use this for WebSockets, only for HTTP before them.
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

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        ready!(lock(&this.bypass.0).poll_write(&mut this.socket, &this.meter, context))?;
        Pin::new(&mut this.socket).poll_flush(context)
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
        metered_within(&Arc::new(Budget::new(usize::MAX)))
    }

    fn metered_within(budget: &Arc<Budget>) -> (Metered<DuplexStream>, DuplexStream) {
        let (socket, client) = tokio::io::duplex(64);
        let metered = Metered {
            socket,
            meter: Arc::new(Meter::of_stranger(Arc::clone(budget))),
            bypass: Arc::default(),
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
    async fn a_message_that_bypasses_the_library_keeps_the_order_of_frames() {
        let (mut server, mut client) = metered();
        let bypass = Arc::clone(&server.bypass);
        let parts = || [Bytes::from_static(b"<"), Bytes::from(vec![b'x'; 100])];
        server.write_all(&[b'a'; 60]).await.unwrap();
        // The client's buffer of 64 bytes takes the beginning of the next frame only.
        assert_eq!(server.write(&[b'b'; 10]).await.unwrap(), 4);
        assert!(!bypass.push(parts()));
        let mut read = vec![0; 64];
        client.read_exact(&mut read).await.unwrap();
        assert_eq!(server.write(&[b'b'; 6]).await.unwrap(), 6);
        assert!(bypass.push(parts()));
        let writing = tokio::spawn(async move {
            server.write_all(b">").await.unwrap();
            assert!(
                server
                    .bypass
                    .push([Bytes::from_static(b"y"), Bytes::from_static(b"z")])
            );
            server.flush().await.unwrap();
        });
        let mut rest = Vec::new();
        client.read_to_end(&mut rest).await.unwrap();
        writing.await.unwrap();
        read.extend(rest);
        let expected = [
            vec![b'a'; 60],
            vec![b'b'; 10],
            b"<".to_vec(),
            vec![b'x'; 100],
            b">yz".to_vec(),
        ];
        assert_eq!(read, expected.concat());
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

    #[tokio::test]
    async fn messages_that_do_not_end_have_a_common_bound() {
        let budget = Arc::new(Budget::new(1 << 20));
        let (mut first, mut sent) = metered_within(&budget);
        let (mut second, mut also_sent) = metered_within(&budget);
        for socket in [&first, &second] {
            socket.meter.upgrade();
            socket.meter.welcome();
        }
        tokio::spawn(async move { while sent.write_all(&[0; 64]).await.is_ok() {} });
        tokio::spawn(async move { while also_sent.write_all(&[0; 64]).await.is_ok() {} });

        // A message that ends counts no more.
        let mut half = vec![0; 600 << 10];
        for _ in 0..2 {
            first.read_exact(&mut half).await.unwrap();
            first.meter.message_ended();
        }
        first.read_exact(&mut half).await.unwrap();
        let error = second.read_to_end(&mut Vec::new()).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::OutOfMemory);
        assert!(budget.is_exceeded());
        // Small messages of others still come, and who has left makes room.
        let (mut third, mut small) = metered_within(&budget);
        small.write_all(&[0; 64]).await.unwrap();
        assert_eq!(third.read(&mut half).await.unwrap(), 64);
        drop(second);
        first.read_exact(&mut half[..64]).await.unwrap();
        drop((first, third));
        assert_eq!(budget.used(), 0);
    }
}
