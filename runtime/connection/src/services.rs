//! The services that every dialect uses.

use std::{fmt, sync::OnceLock};

use bytes::Bytes;
use threadwire_engine::Engine;
use threadwire_host::{Host, Schedule};
use threadwire_protocol::envelope::Frame;
use tokio::sync::mpsc;

/// The engine and the host services. All connections share them.
#[derive(Debug)]
pub struct Services {
    /// The engine of all connections.
    pub engine: Engine,
    /// The host services that do not belong to threads.
    pub host: Host,
    /// The scheduled jobs and the heartbeat of the workspace.
    pub schedule: Schedule,
    /// Where programs come in that the server starts as its clients.
    pub door: Door,
    /// What runs the server, as [`ServerOptions::kind`](crate::ServerOptions) says.
    pub kind: String,
}

/// The client's end of a connection: messages to the server, and frames of the server.
pub type Pipe = (mpsc::Sender<Bytes>, mpsc::Receiver<Frame>);

/// Opens connections of clients that the server starts itself.
#[derive(Default)]
pub struct Door(OnceLock<Box<dyn Fn() -> Option<Pipe> + Send + Sync>>);

impl Door {
    /// Sets how a connection is opened.
    pub fn set(&self, open: impl Fn() -> Option<Pipe> + Send + Sync + 'static) {
        // Set once, when the server is made.
        let _ = self.0.set(Box::new(open));
    }

    /// Opens a connection; `None` when the server is gone.
    pub fn open(&self) -> Option<Pipe> {
        self.0.get().and_then(|open| open())
    }
}

impl fmt::Debug for Door {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Door").finish_non_exhaustive()
    }
}
