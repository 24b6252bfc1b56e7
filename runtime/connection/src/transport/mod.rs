//! Transports carry frames of bytes. They do not parse the content.

pub(crate) mod events;
pub(crate) mod lines;
pub(crate) mod memory;
mod metered;
pub(crate) mod resume;
mod stdio;
pub(crate) mod websocket;

use std::{io, sync::Arc, time::Duration};

use bytes::Bytes;

use self::{
    events::{EventReader, EventWriter},
    memory::{MemoryReader, MemoryWriter},
    stdio::{Input, Output},
    websocket::{SocketReader, SocketWriter},
};
pub(crate) use self::{
    metered::{Bypass, MeteredListener, Socket},
    stdio::{Apart, stdio, stdio_apart},
};
use crate::{
    meter::Meter,
    outbox::{Batch, Farewell},
};

/// How long a client on a network may be silent before it is sent a ping.
const KEEPALIVE: Duration = Duration::from_secs(30);

/// What the transport received from the client.
#[derive(Debug)]
pub(crate) enum Received {
    /// A frame of bytes.
    Frame(Bytes),
    /// The beginning of a frame that has more bytes than a limit. The rest is not read.
    TooLong { head: Bytes, limit: usize },
    /// A frame of bytes where messages are text.
    Binary,
    /// A frame without a message, such as a pong: the client is alive.
    Alive,
    /// An acknowledgement: how many frames the client has received.
    Acknowledged(u64),
    /// The transport broke without a closing handshake.
    Lost,
}

/// A way to a client.
pub(crate) struct Transport {
    pub(crate) reader: Reader,
    pub(crate) writer: Writer,
}

/// The reading half of a transport. The lifetime of a connection is compiled once, not once for each kind.
pub(crate) enum Reader {
    Lines(Input),
    Memory(MemoryReader),
    Events(EventReader),
    Socket(SocketReader),
}

impl Reader {
    /// How long the client may be silent before it is sent a ping; `None` where the operating system reports a lost
    /// peer.
    pub(crate) fn keepalive(&self) -> Option<Duration> {
        match self {
            Self::Lines(_) | Self::Memory(_) => None,
            Self::Events(_) | Self::Socket(_) => Some(KEEPALIVE),
        }
    }

    /// Lifts the read limit after the client has completed the handshake.
    pub(crate) fn welcome(&mut self) {
        match self {
            Self::Lines(lines) => lines.welcome(),
            Self::Socket(socket) => socket.welcome(),
            Self::Memory(_) | Self::Events(_) => {}
        }
    }

    /// Returns the next input; `None` after the client has closed the connection.
    pub(crate) async fn read(&mut self) -> Option<Received> {
        match self {
            Self::Lines(lines) => lines.read().await,
            Self::Memory(memory) => memory.read().await,
            Self::Events(events) => events.read().await,
            Self::Socket(socket) => socket.read().await,
        }
    }
}

/// The writing half of a transport.
pub(crate) enum Writer {
    Lines(Output),
    Memory(MemoryWriter),
    Events(EventWriter),
    Socket(SocketWriter),
}

impl Writer {
    /// Writes frames in order and hands them to the operating system. A transport without pings or acknowledgements
    /// ignores those of the batch.
    pub(crate) async fn write(&mut self, batch: &Batch) -> io::Result<()> {
        match self {
            Self::Lines(lines) => lines.write(batch).await,
            Self::Memory(memory) => memory.write(batch).await,
            Self::Events(events) => events.write(batch).await,
            Self::Socket(socket) => socket.write(batch).await,
        }
    }

    /// Returns the meter of write progress.
    pub(crate) fn meter(&self) -> Arc<Meter> {
        match self {
            Self::Lines(lines) => lines.meter(),
            Self::Memory(memory) => memory.meter(),
            Self::Events(events) => events.meter(),
            Self::Socket(socket) => socket.meter(),
        }
    }

    /// Closes the transport.
    pub(crate) async fn close(&mut self, why: Farewell) {
        match self {
            Self::Lines(lines) => lines.close().await,
            Self::Memory(_) => {}
            Self::Events(events) => events.close(why),
            Self::Socket(socket) => socket.close(why).await,
        }
    }
}
