//! The transport to a server in the same process.

use std::io;

use bytes::Bytes;
use threadwire_protocol::envelope::Frame;
use tokio::sync::mpsc;

use super::{FrameReader, FrameWriter, Halves, Incoming, Pending, Signs};

pub(super) fn open(outgoing: mpsc::Sender<Bytes>, incoming: mpsc::Receiver<Frame>) -> Halves {
    (Box::new(Reader(incoming)), Box::new(Writer(outgoing)))
}

struct Reader(mpsc::Receiver<Frame>);

impl FrameReader for Reader {
    fn read(&mut self) -> Pending<'_, io::Result<Option<Incoming>>> {
        Box::pin(async {
            let frame = self.0.recv().await;
            Ok(frame.map(|frame| Incoming::Message(frame.message())))
        })
    }
}

struct Writer(mpsc::Sender<Bytes>);

impl FrameWriter for Writer {
    fn write<'a>(&'a mut self, frames: &'a [Frame], _: Signs) -> Pending<'a, io::Result<()>> {
        Box::pin(async move {
            for frame in frames {
                self.0
                    .send(frame.message())
                    .await
                    .map_err(|_| io::ErrorKind::BrokenPipe)?;
            }
            Ok(())
        })
    }

    fn close(self: Box<Self>) -> Pending<'static, ()> {
        // Dropping the sender closes the channel for the server.
        Box::pin(std::future::ready(()))
    }
}
