//! Transports carry messages without looking into them.

mod channels;
mod child;
mod websocket;

use std::{fmt, io, path::PathBuf, pin::Pin, sync::Arc, time::Duration};

use bytes::Bytes;
use threadwire_protocol::envelope::Frame;
use tokio::{process::Command, sync::mpsc, time::timeout};
use tokio_rustls::rustls::ClientConfig;
use tokio_tungstenite::tungstenite::http::StatusCode;

use crate::error::{ClientError, CloseReason};

/// Timeout of one attempt to connect, including the handshake.
pub(crate) const ATTEMPT_TIMEOUT: Duration = Duration::from_secs(10);

/// The address of a server.
pub enum Endpoint {
    /// A server process that this client starts: messages are lines on its standard input and output. It ends with the
    /// connection.
    Command(Command),
    /// A WebSocket.
    WebSocket {
        /// `ws://host:port/path` or `wss://host/path`.
        url: String,
        /// The bearer token.
        token: Option<String>,
        /// Whom to trust; `wss://` needs it.
        tls: Option<Arc<ClientConfig>>,
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

    /// Parses an address: `ws://host:port/path` or `unix:///path`. For `wss://host/path` see [`Endpoint::with_tls`].
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
                tls: None,
            },
        }
    }

    /// Sets whom to trust with `wss://`. Other endpoints have no use for it.
    #[must_use]
    pub fn with_tls(mut self, config: Arc<ClientConfig>) -> Self {
        if let Self::WebSocket { tls, .. } = &mut self {
            *tls = Some(config);
        }
        self
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
    /// Whether to say that no more messages follow.
    pub(crate) end: bool,
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
    WebSocket {
        url: String,
        tls: Option<Arc<ClientConfig>>,
    },
    Unix {
        path: PathBuf,
    },
}

/// The request that opens a WebSocket.
struct Opening<'a> {
    token: Option<&'a str>,
    hops: u32,
    ask: Ask<'a>,
}

/// Connects to an address.
#[derive(Clone)]
pub(crate) struct Dialer {
    address: Address,
    token: Option<String>,
    /// How many relays the connection goes through.
    hops: u32,
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
    /// Takes an address; other endpoints have none.
    pub(crate) fn new(endpoint: Endpoint) -> Result<Self, ClientError> {
        let name = endpoint.to_string();
        let (address, token) = match endpoint {
            Endpoint::WebSocket { url, token, tls } => (Address::WebSocket { url, tls }, token),
            Endpoint::Unix { path, token } => (Address::Unix { path }, token),
            Endpoint::Command(_) | Endpoint::Channels { .. } => {
                return Err(ClientError::Connect {
                    endpoint: name,
                    source: io::ErrorKind::Unsupported.into(),
                });
            }
        };
        Ok(Self {
            address,
            token,
            hops: 0,
        })
    }

    /// Tells servers how many relays the connection goes through.
    pub(crate) fn with_hops(self, hops: u32) -> Self {
        Self { hops, ..self }
    }

    /// Connects. A server that accepts the connection and says nothing is an error after [`ATTEMPT_TIMEOUT`].
    pub(crate) async fn dial(&self, ask: Ask<'_>) -> Result<Dialed, DialError> {
        let opening = Opening {
            token: self.token.as_deref(),
            hops: self.hops,
            ask,
        };
        let dialed = async {
            match &self.address {
                Address::WebSocket { url, tls } => {
                    websocket::connect(url, tls.as_ref(), &opening).await
                }
                Address::Unix { path } => websocket::connect_unix(path, &opening).await,
            }
        };
        let dialed = timeout(ATTEMPT_TIMEOUT, dialed).await;
        dialed.unwrap_or_else(|_| Err(silent().into()))
    }

    /// Tells the caller why it could not connect.
    pub(crate) fn error(&self, error: DialError) -> ClientError {
        ClientError::Connect {
            endpoint: match &self.address {
                Address::WebSocket { url, .. } => url.clone(),
                Address::Unix { path } => format!("unix://{}", path.display()),
            },
            source: error.into_io(),
        }
    }
}

impl DialError {
    /// The kind of a refusal says whether it is about the token.
    fn into_io(self) -> io::Error {
        let text = self.to_string();
        match self {
            Self::Io(error) => error,
            Self::Refused(StatusCode::UNAUTHORIZED) => {
                io::Error::new(io::ErrorKind::PermissionDenied, text)
            }
            Self::Refused(_) => io::Error::other(text),
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
        endpoint @ (Endpoint::WebSocket { .. } | Endpoint::Unix { .. }) => {
            return dial(Dialer::new(endpoint)?, wanted).await;
        }
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

fn silent() -> io::Error {
    let seconds = ATTEMPT_TIMEOUT.as_secs();
    let text = format!("the server did not answer within {seconds} s");
    io::Error::new(io::ErrorKind::TimedOut, text)
}

async fn dial(dialer: Dialer, wanted: bool) -> Result<Opened, ClientError> {
    let ask = if wanted {
        Ask::NewSession
    } else {
        Ask::Nothing
    };
    let dialed = dialer
        .dial(ask)
        .await
        .map_err(|error| dialer.error(error))?;
    Ok(Opened {
        halves: dialed.halves,
        session: dialed.session,
        dialer: Some(dialer),
    })
}
