//! Transports carry messages. None of them knows what is in a message.

mod channels;
mod child;
mod websocket;

use std::{fmt, io, path::PathBuf, pin::Pin};

use bytes::Bytes;
use threadwire_protocol::envelope::Frame;
use tokio::{process::Command, sync::mpsc};
use tokio_tungstenite::tungstenite::http::StatusCode;

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

/// What comes from the server.
#[derive(Debug)]
pub(crate) enum Incoming {
    /// A message.
    Message(Bytes),
    /// How many of our messages the server has got.
    Acknowledged(u64),
    /// Nothing but a sign of life.
    Alive,
    /// The end.
    Goodbye {
        /// Why; often empty.
        reason: String,
        /// It is not this connection that is over, but the server goes away, or has trouble.
        back_soon: bool,
    },
}

/// What only concerns the transport.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Signs {
    /// How many messages of the server have arrived, where it is time to say so.
    pub(crate) received: Option<u64>,
    /// The server is to give a sign of life.
    pub(crate) ping: bool,
}

/// Where messages come from.
pub(crate) trait FrameReader: Send {
    /// Returns what comes next; `None` at the end.
    fn read(&mut self) -> Pending<'_, io::Result<Option<Incoming>>>;

    /// Adds what the transport knows of why it ended.
    fn end(&mut self, reason: CloseReason) -> Pending<'_, CloseReason> {
        Box::pin(std::future::ready(reason))
    }

    /// Ends a server that belongs to the transport and does not leave by itself.
    fn kill(&mut self) -> Pending<'_, ()> {
        Box::pin(std::future::ready(()))
    }
}

/// Where messages go.
pub(crate) trait FrameWriter: Send {
    /// Writes messages in order. A transport that has no way to give signs leaves them out.
    fn write<'a>(&'a mut self, frames: &'a [Frame], signs: Signs) -> Pending<'a, io::Result<()>>;

    /// Says goodbye.
    fn close(self: Box<Self>) -> Pending<'static, ()>;
}

pub(crate) type Pending<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
pub(crate) type Halves = (Box<dyn FrameReader>, Box<dyn FrameWriter>);

/// Where a server listens, to be connected to more than once.
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

/// A transport to a server that was reached by its address.
pub(crate) struct Dialed {
    pub(crate) halves: Halves,
    /// The session that the server keeps.
    pub(crate) session: Option<String>,
    /// How many messages the server has got, where it goes on with a session.
    pub(crate) received: Option<u64>,
}

/// Why an address could not be connected to.
#[derive(Debug, thiserror::Error)]
pub(crate) enum DialError {
    #[error("the server refused: {0}")]
    Refused(StatusCode),
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// What to ask for beside a connection.
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

/// What was opened.
pub(crate) struct Opened {
    pub(crate) halves: Halves,
    /// Leads there again; only where there is an address.
    pub(crate) dialer: Option<Dialer>,
    /// The session that the server keeps.
    pub(crate) session: Option<String>,
}

/// Connects. A session is asked for where it is `wanted`.
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
