//! Transports carry messages. None of them knows what is in a message.

mod channels;
mod child;
mod websocket;

use std::{fmt, io, path::PathBuf, pin::Pin};

use bytes::Bytes;
use threadwire_protocol::envelope::Frame;
use tokio::{process::Command, sync::mpsc};

use crate::error::{ClientError, CloseReason};

/// How to reach a server.
pub enum Endpoint {
    /// A process of its own: messages are lines on its standard input and output. It ends with the connection.
    Command(Command),
    /// A WebSocket.
    WebSocket {
        /// `ws://host:port/path`.
        url: String,
        /// Bearer token to show.
        token: Option<String>,
    },
    /// A WebSocket on a unix socket.
    Unix {
        /// The socket.
        path: PathBuf,
        /// Bearer token to show.
        token: Option<String>,
    },
    /// A server in this process.
    Channels {
        /// Takes one message at a time.
        outgoing: mpsc::Sender<Bytes>,
        /// Gives what the server says.
        incoming: mpsc::Receiver<Frame>,
    },
}

impl Endpoint {
    /// Starts `command`; its standard streams become the connection's. It is a process of [`std`] or of [`tokio`].
    pub fn command(command: impl Into<Command>) -> Self {
        Self::Command(command.into())
    }

    /// Reads an address: `ws://host:port/path` or `unix:///path`.
    pub fn address(address: &str, token: Option<&str>) -> Self {
        let token = token.map(str::to_owned);
        match address.strip_prefix("unix://") {
            Some(path) => Self::Unix {
                path: path.into(),
                token,
            },
            None => Self::WebSocket {
                url: address.to_owned(),
                token,
            },
        }
    }

    /// Takes the client's end of a connection inside the process.
    pub fn channels(outgoing: mpsc::Sender<Bytes>, incoming: mpsc::Receiver<Frame>) -> Self {
        Self::Channels { outgoing, incoming }
    }
}

impl fmt::Display for Endpoint {
    /// Writes where it leads, without tokens and arguments.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Command(command) => command.as_std().get_program().display().fmt(f),
            Self::WebSocket { url, .. } => f.write_str(url),
            Self::Unix { path, .. } => write!(f, "unix://{}", path.display()),
            Self::Channels { .. } => f.write_str("this process"),
        }
    }
}

impl fmt::Debug for Endpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Endpoint({self})")
    }
}

/// Where messages come from.
pub(crate) trait FrameReader: Send {
    /// Returns the next message; `None` at the end.
    fn read(&mut self) -> Pending<'_, io::Result<Option<Bytes>>>;

    /// Adds what the transport knows of why it ended.
    fn end(&mut self, reason: CloseReason) -> Pending<'_, CloseReason> {
        Box::pin(std::future::ready(reason))
    }
}

/// Where messages go.
pub(crate) trait FrameWriter: Send {
    /// Writes messages in order.
    fn write<'a>(&'a mut self, frames: &'a [Frame]) -> Pending<'a, io::Result<()>>;

    /// Says goodbye.
    fn close(self: Box<Self>) -> Pending<'static, ()>;
}

pub(crate) type Pending<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
pub(crate) type Halves = (Box<dyn FrameReader>, Box<dyn FrameWriter>);

/// Connects.
pub(crate) async fn open(endpoint: Endpoint) -> Result<Halves, ClientError> {
    let name = endpoint.to_string();
    let opened = match endpoint {
        Endpoint::Command(command) => child::spawn(command),
        Endpoint::WebSocket { url, token } => websocket::connect(&url, token.as_deref()).await,
        Endpoint::Unix { path, token } => websocket::connect_unix(&path, token.as_deref()).await,
        Endpoint::Channels { outgoing, incoming } => Ok(channels::open(outgoing, incoming)),
    };
    opened.map_err(|source| ClientError::Connect {
        endpoint: name,
        source,
    })
}
