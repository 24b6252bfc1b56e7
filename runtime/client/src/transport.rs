//! Transports carry messages without looking into them.

mod channels;
mod child;
mod websocket;

use std::{fmt, io, path::PathBuf, pin::Pin};

use bytes::Bytes;
use threadwire_protocol::envelope::Frame;
use tokio::{process::Command, sync::mpsc};
use tokio_tungstenite::tungstenite::http::StatusCode;

use crate::error::{ClientError, CloseReason};

/// The address of a server.
pub enum Endpoint {
    /// A server process that this client starts: messages are lines on its standard input and output. It ends with the
    /// connection.
    Command(Command),
    /// A WebSocket.
    WebSocket {
        /// `ws://host:port/path`.
        url: String,
        /// The bearer token.
        token: Option<String>,
    },
    /// A WebSocket on a unix socket.
    Unix {
        /// Path of the socket.
        path: PathBuf,
        /// The bearer token.
        token: Option<String>,
    },
    /// A server in this process.
    Channels {
        /// Receives the messages of the client, one at a time.
        outgoing: mpsc::Sender<Bytes>,
        /// Provides the messages of the server.
        incoming: mpsc::Receiver<Frame>,
    },
}

impl Endpoint {
    /// Starts `command` and connects to its standard streams. Accepts commands of [`std`] and of [`tokio`].
    pub fn command(command: impl Into<Command>) -> Self {
        Self::Command(command.into())
    }

    /// Parses an address: `ws://host:port/path` or `unix:///path`.
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

    /// Uses the client's end of an in-process connection.
    pub fn channels(outgoing: mpsc::Sender<Bytes>, incoming: mpsc::Receiver<Frame>) -> Self {
        Self::Channels { outgoing, incoming }
    }
}

impl fmt::Display for Endpoint {
    /// Formats the address without tokens and arguments.
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

/// Input from the transport.
#[derive(Debug)]
pub(crate) enum Incoming {
    /// A message.
    Message(Bytes),
    /// The number of client messages that the server has received.
    Acknowledged(u64),
    /// A sign of life without a message.
    Alive,
    /// The server closes the transport.
    Goodbye {
        /// The reason; often empty.
        reason: String,
        /// Whether reconnecting may succeed: the server restarts or has a temporary problem.
        back_soon: bool,
    },
}

/// Control data of the transport, besides messages.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Signs {
    /// The number of received server messages, if it should be acknowledged now.
    pub(crate) received: Option<u64>,
    /// Whether to send a ping.
    pub(crate) ping: bool,
}

/// The reading half of a transport.
pub(crate) trait FrameReader: Send {
    /// Returns the next input; `None` at the end.
    fn read(&mut self) -> Pending<'_, io::Result<Option<Incoming>>>;

    /// Adds the transport's details to the reason for the end.
    fn end(&mut self, reason: CloseReason) -> Pending<'_, CloseReason> {
        Box::pin(std::future::ready(reason))
    }

    /// Kills a server process of this transport.
    fn kill(&mut self) -> Pending<'_, ()> {
        Box::pin(std::future::ready(()))
    }
}

/// The writing half of a transport.
pub(crate) trait FrameWriter: Send {
    /// Writes messages in order. A transport without control data ignores `signs`.
    fn write<'a>(&'a mut self, frames: &'a [Frame], signs: Signs) -> Pending<'a, io::Result<()>>;

    /// Closes the transport.
    fn close(self: Box<Self>) -> Pending<'static, ()>;
}

pub(crate) type Pending<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
pub(crate) type Halves = (Box<dyn FrameReader>, Box<dyn FrameWriter>);

/// The address of a listening server, which can be connected to several times.
#[derive(Clone, Debug)]
pub(crate) enum Address {
    WebSocket { url: String },
    Unix { path: PathBuf },
}

/// Connects to an address.
#[derive(Clone)]
pub(crate) struct Dialer {
    address: Address,
    token: Option<String>,
}

/// A transport that was connected by its address.
pub(crate) struct Dialed {
    pub(crate) halves: Halves,
    /// The id of the session that the server keeps.
    pub(crate) session: Option<String>,
    /// The number of client messages that the server has received, if it resumes a session.
    pub(crate) received: Option<u64>,
}

/// Errors of connecting to an address.
#[derive(Debug, thiserror::Error)]
pub(crate) enum DialError {
    #[error("the server refused: {0}")]
    Refused(StatusCode),
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// The session that the client requests when it connects.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Ask<'a> {
    Nothing,
    NewSession,
    Session { name: &'a str, received: u64 },
}

impl Dialer {
    pub(crate) async fn dial(&self, ask: Ask<'_>) -> Result<Dialed, DialError> {
        let token = self.token.as_deref();
        match &self.address {
            Address::WebSocket { url } => websocket::connect(url, token, ask).await,
            Address::Unix { path } => websocket::connect_unix(path, token, ask).await,
        }
    }
}

impl fmt::Debug for Dialer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dialer")
            .field("address", &self.address)
            .finish_non_exhaustive()
    }
}

/// A newly opened transport.
pub(crate) struct Opened {
    pub(crate) halves: Halves,
    /// Connects to the same address again; `None` if there is no address.
    pub(crate) dialer: Option<Dialer>,
    /// The id of the session that the server keeps.
    pub(crate) session: Option<String>,
}

/// Connects. Requests a session if `wanted`.
pub(crate) async fn open(endpoint: Endpoint, wanted: bool) -> Result<Opened, ClientError> {
    let name = endpoint.to_string();
    let opened = match endpoint {
        Endpoint::Command(command) => child::spawn(command).map(Opened::once),
        Endpoint::Channels { outgoing, incoming } => {
            Ok(Opened::once(channels::open(outgoing, incoming)))
        }
        Endpoint::WebSocket { url, token } => dial(Address::WebSocket { url }, token, wanted).await,
        Endpoint::Unix { path, token } => dial(Address::Unix { path }, token, wanted).await,
    };
    opened.map_err(|source| ClientError::Connect {
        endpoint: name,
        source,
    })
}

impl Opened {
    fn once(halves: Halves) -> Self {
        Self {
            halves,
            dialer: None,
            session: None,
        }
    }
}

async fn dial(address: Address, token: Option<String>, wanted: bool) -> io::Result<Opened> {
    let dialer = Dialer { address, token };
    let ask = if wanted {
        Ask::NewSession
    } else {
        Ask::Nothing
    };
    let dialed = dialer.dial(ask).await.map_err(|error| match error {
        DialError::Io(error) => error,
        refused => io::Error::other(refused.to_string()),
    })?;
    Ok(Opened {
        halves: dialed.halves,
        session: dialed.session,
        dialer: Some(dialer),
    })
}
