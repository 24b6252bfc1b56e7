//! The in-process transport: frames are passed without copying.

use std::{io, sync::Arc};

use bytes::Bytes;
use threadwire_protocol::envelope::Frame;
use tokio::sync::mpsc;

use super::{Reader, Received, Transport, Writer};
use crate::{meter::Meter, outbox::Batch};

/// Capacity of the channel of each direction, in frames.
const DEPTH: usize = 256;

/// The client's end of a connection inside the process.
#[derive(Debug)]
pub struct MemoryConnection {
    outgoing: mpsc::Sender<Bytes>,
    incoming: mpsc::Receiver<Frame>,
}

/// Sends frames of a [`MemoryConnection`].
#[derive(Clone, Debug)]
pub struct MemorySender(mpsc::Sender<Bytes>);

/// Receives frames of a [`MemoryConnection`].
#[derive(Debug)]
pub struct MemoryReceiver(mpsc::Receiver<Frame>);

impl MemoryConnection {
    /// Splits the connection into sender and receiver.
    pub fn split(self) -> (MemorySender, MemoryReceiver) {
        (MemorySender(self.outgoing), MemoryReceiver(self.incoming))
    }

    /// Returns the channels of both directions, for a client that uses them as its transport.
    pub fn into_channels(self) -> (mpsc::Sender<Bytes>, mpsc::Receiver<Frame>) {
        (self.outgoing, self.incoming)
    }
}

impl MemorySender {
    /// Sends one message, with or without a trailing line feed. Returns `false` once the server has closed the
    /// connection.
    pub async fn send(&self, message: impl Into<Bytes>) -> bool {
        self.0.send(message.into()).await.is_ok()
    }
}

impl MemoryReceiver {
    /// Adds at least one and at most `max` frames to `batch`. Returns how many; 0 once the connection is closed.
    pub async fn receive(&mut self, batch: &mut Vec<Frame>, max: usize) -> usize {
        self.0.recv_many(batch, max).await
    }
}

/// Makes both ends of a connection inside the process.
pub(crate) fn pair() -> (MemoryConnection, Transport) {
    let (outgoing, to_server) = mpsc::channel(DEPTH);
    let (to_client, incoming) = mpsc::channel(DEPTH);
    let transport = Transport {
        reader: Reader::Memory(MemoryReader(to_server)),
        writer: Writer::Memory(MemoryWriter {
            frames: to_client,
            meter: Arc::default(),
        }),
    };
    (MemoryConnection { outgoing, incoming }, transport)
}

pub(crate) struct MemoryReader(mpsc::Receiver<Bytes>);

impl MemoryReader {
    pub(super) async fn read(&mut self) -> Option<Received> {
        self.0.recv().await.map(Received::Frame)
    }
}

pub(crate) struct MemoryWriter {
    frames: mpsc::Sender<Frame>,
    meter: Arc<Meter>,
}

impl MemoryWriter {
    pub(super) async fn write(&mut self, batch: &Batch) -> io::Result<()> {
        for frame in &batch.frames {
            self.frames
                .send(frame.clone())
                .await
                .map_err(|_| io::ErrorKind::BrokenPipe)?;
            self.meter.wrote();
        }
        Ok(())
    }

    pub(super) fn meter(&self) -> Arc<Meter> {
        Arc::clone(&self.meter)
    }
}
