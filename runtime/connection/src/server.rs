//! The server: one engine for any number of transports.

use std::{
    fmt, io,
    net::SocketAddr,
    path::{Path, PathBuf},
    str::FromStr,
    sync::{Arc, Once},
    time::Duration,
};

use threadwire_engine::Engine;
use threadwire_host::{Host, Schedule};
use tokio::net::{TcpListener, UnixListener};
use tokio_util::{
    sync::CancellationToken,
    task::{AbortOnDropHandle, TaskTracker},
};
use tracing::{debug, info};

use crate::{
    about::SelfReport,
    accept::{self, Streamable},
    auth::{Authenticator, Owner},
    budget::Budget,
    dialect::{Dialects, UnknownProtocol},
    lifecycle::{self, ServeOutcome},
    meter::UNFINISHED,
    outbox::Outboxes,
    services::{Door, Services},
    shared::{Limits, PLACES, Places, STRANGERS, Shared},
    transport::{
        self, MeteredListener, Socket, Transport,
        memory::MemoryConnection,
        resume::{ResumeOptions, Sessions},
    },
};

/// Options of [`Server::new`].
#[derive(Debug)]
pub struct ServerOptions {
    /// The dialects that clients may speak.
    pub dialects: Dialects,
    /// The engine of all connections.
    pub engine: Engine,
    /// The host services that do not belong to threads.
    pub host: Host,
    /// The dialect of all connections, as [`Dialects::find`] accepts it; `None` to detect it by the first messages of
    /// each.
    pub protocol: Option<String>,
    /// How clients of network transports show that they are the owner. Other tokens come from the
    /// [`TokenFile`](crate::TokenFile) of the home folder; if there are none at all, network clients need no token.
    pub owner: Option<Owner>,
    /// Web origins that may connect; all others are refused.
    pub allow_origins: Vec<String>,
    /// How long and how much is kept for connections whose transport is lost.
    pub resume: ResumeOptions,
    /// What runs the server, as `threadwire server status` shows it.
    pub kind: String,
}

/// Queued bytes of all clients together; above it, clients that do not read are cut off.
const OUTBOX_BUDGET: usize = 128 << 20;

/// An app server. Clones share its state.
#[derive(Clone, Debug)]
pub struct Server {
    shared: Arc<Shared>,
    /// The sessions of all network transports.
    sessions: Arc<Sessions>,
    /// The connections over event streams of all network transports.
    streamable: Arc<Streamable>,
}

/// A transport that accepts clients. It stops with the server.
#[derive(Debug)]
pub struct Listening {
    /// The address that clients connect to, with the real port if port 0 was requested.
    pub address: Listen,
}

impl Server {
    /// Makes a server. It serves no client until a transport is opened. Fails if no dialect has the name `protocol`.
    ///
    /// # Panics
    /// Panics outside of a Tokio runtime.
    pub fn new(options: ServerOptions) -> Result<Self, UnknownProtocol> {
        let home = options.host.config.home().to_owned();
        let auth = Authenticator::new(options.owner, home);
        let report = SelfReport::new(options.kind.clone());
        let told = Arc::clone(&report);
        options.engine.set_details(move || told.details());
        let services = Arc::new(Services {
            schedule: Schedule::start(&options.host, &options.engine),
            engine: options.engine,
            host: options.host,
            door: Door::default(),
            kind: options.kind,
        });
        let dialects = options.dialects;
        let pinned = options.protocol.map(|name| dialects.find(&name));
        let pinned = pinned.transpose()?;
        for dialect in dialects.iter() {
            dialect.start(&services);
        }
        let shared = Shared {
            services,
            report,
            dialects,
            pinned,
            auth: Arc::new(auth),
            revoking: Once::new(),
            listening: Once::new(),
            allow_origins: options.allow_origins,
            detached: Places::new(PLACES),
            sockets: Places::new(PLACES),
            strangers: Places::new(STRANGERS),
            limits: Limits {
                drain: Duration::from_secs(5),
            },
            shutdown: CancellationToken::new(),
            connections: TaskTracker::new(),
            outboxes: Outboxes::new(Budget::new(OUTBOX_BUDGET)),
            unfinished: Arc::new(Budget::new(UNFINISHED)),
            releasing_memory: Arc::default(),
        };
        let shared = Arc::new(shared);
        let this = Arc::downgrade(&shared);
        shared.services.door.set(move || {
            let shared = this.upgrade()?;
            Some(accept::in_process(shared).into_channels())
        });
        Ok(Self {
            shared,
            sessions: Sessions::new(options.resume),
            streamable: Arc::default(),
        })
    }

    /// Connects a client inside the process.
    pub fn connect(&self) -> MemoryConnection {
        accept::in_process(Arc::clone(&self.shared))
    }

    /// Serves one client over standard input and output until end of input. Fails with `TimedOut` if the client was cut
    /// off because it did not read.
    pub async fn serve_stdio(&self) -> io::Result<()> {
        self.serve_streams(transport::stdio(), None).await
    }

    /// Serves one client like [`Server::serve_stdio`], in a program with other code. Meanwhile, the standard input of the
    /// process is empty and its standard output is standard error, so that neither that code nor its child processes
    /// interfere with the protocol.
    pub async fn serve_stdio_apart(&self) -> io::Result<()> {
        let (transport, apart) = transport::stdio_apart()?;
        self.serve_streams(transport, Some(apart)).await
    }

    async fn serve_streams(
        &self,
        transport: Transport,
        apart: Option<transport::Apart>,
    ) -> io::Result<()> {
        let _listed = self.shared.report.listens(Listen::Stdio.to_string());
        let default_dialect = self.shared.dialects.first();
        let serve = lifecycle::serve(
            Arc::clone(&self.shared),
            self.shared.auth.local(),
            default_dialect,
            transport,
            None,
        );
        // On a worker, because a caller outside of the workers would be woken by one for every message. A shutdown waits
        // for it, and finds the standard streams in their place.
        let serving = AbortOnDropHandle::new(self.shared.connections.spawn(async move {
            let _apart = apart;
            serve.await
        }));
        match serving.await.map_err(io::Error::other)? {
            ServeOutcome::Disconnected => Ok(()),
            ServeOutcome::CutOff => Err(io::Error::new(
                io::ErrorKind::TimedOut,
                "the client does not read standard output: too much waits for it",
            )),
        }
    }

    /// Opens a network transport. Fails if the address is in use, or reachable from other machines while no token is
    /// required.
    pub async fn listen(&self, address: &Listen) -> io::Result<Listening> {
        let listening = self.open(address).await?;
        self.shared.listening.call_once(|| {
            for dialect in self.shared.dialects.iter() {
                dialect.listen(&self.shared.services);
            }
        });
        Ok(listening)
    }

    async fn open(&self, address: &Listen) -> io::Result<Listening> {
        let router = accept::http::router(
            Arc::clone(&self.shared),
            Arc::clone(&self.sessions),
            Arc::clone(&self.streamable),
            matches!(address, Listen::WebSocket(_)),
        )
        .into_make_service_with_connect_info::<Socket>();
        let stop = self.shared.shutdown.clone().cancelled_owned();
        let auth = Arc::clone(&self.shared.auth);
        let needs_token = tokio::task::spawn_blocking(move || auth.needs_token()).await?;
        let needs_token = needs_token.map_err(io::Error::other)?;
        self.shared.revoking.call_once(|| self.end_revoked());
        match address {
            Listen::Stdio => Err(io::Error::new(
                io::ErrorKind::InvalidInput,
                "standard input is served, not listened to",
            )),
            Listen::WebSocket(address) => {
                if !address.ip().is_loopback() && !needs_token {
                    return Err(io::Error::new(
                        io::ErrorKind::PermissionDenied,
                        format!(
                            "{address} is reachable by others: make a token (threadwire token create NAME --scope act), or listen on 127.0.0.1"
                        ),
                    ));
                }
                let listener = TcpListener::bind(address).await?;
                let address = listener.local_addr()?;
                info!(%address, "listening");
                let address = Listen::WebSocket(address);
                let unfinished = Arc::clone(&self.shared.unfinished);
                let listed = self.shared.report.listens(address.to_string());
                self.shared.connections.spawn(async move {
                    let _listed = listed;
                    let listener = axum::serve::ListenerExt::tap_io(listener, |stream| {
                        if let Err(error) = stream.set_nodelay(true) {
                            debug!(%error, "no TCP_NODELAY");
                        }
                    });
                    let listener = MeteredListener {
                        listener,
                        unfinished,
                    };
                    if let Err(error) = axum::serve(listener, router)
                        .with_graceful_shutdown(stop)
                        .await
                    {
                        debug!(%error, "listener ended");
                    }
                });
                Ok(Listening { address })
            }
            Listen::Unix(path) => {
                let listener = bind_unix(path)?;
                let ours = identity(path);
                info!(path = %path.display(), "listening");
                let path = path.clone();
                let bound = path.clone();
                let listener = MeteredListener {
                    listener,
                    unfinished: Arc::clone(&self.shared.unfinished),
                };
                let listed = self.shared.report.listens(address.to_string());
                self.shared.connections.spawn(async move {
                    let _listed = listed;
                    if let Err(error) = axum::serve(listener, router)
                        .with_graceful_shutdown(stop)
                        .await
                    {
                        debug!(%error, "listener ended");
                    }
                    // Another server may have taken the place, or the user. A socket file that is left over is
                    // harmless: the next start removes it.
                    if ours.is_some() && identity(&bound) == ours {
                        let _ = std::fs::remove_file(&bound);
                    }
                });
                Ok(Listening {
                    address: Listen::Unix(path),
                })
            }
        }
    }

    /// Ends connections with revoked tokens, until the server stops.
    fn end_revoked(&self) {
        let work = Arc::clone(&self.shared.auth).end_revoked();
        let stop = self.shared.shutdown.clone();
        self.shared.connections.spawn(async move {
            tokio::select! {
                () = work => {}
                () = stop.cancelled() => {}
            }
        });
    }

    /// Returns the engine.
    pub fn engine(&self) -> &Engine {
        &self.shared.services.engine
    }

    /// Shuts the server down: ends the running turns, closes the store, stops accepting clients, and writes what is
    /// queued.
    pub async fn shutdown(&self) {
        let engine = self.engine();
        let schedule = &self.shared.services.schedule;
        schedule.stop();
        engine.stop().await;
        schedule.finished().await;
        for dialect in self.shared.dialects.iter() {
            dialect.finish().await;
        }
        engine.shutdown().await;
        self.shared.shutdown.cancel();
        self.shared.connections.close();
        self.shared.connections.wait().await;
    }
}

/// Binds a Unix socket with mode 0600. A stale socket file of an ended server is replaced; any other file is an error.
fn bind_unix(path: &PathBuf) -> io::Result<UnixListener> {
    use std::os::unix::fs::{FileTypeExt, PermissionsExt};

    let connect = |path| {
        let (short, _folder) = threadwire_socket::address(path)?;
        std::os::unix::net::UnixStream::connect(short)
    };
    let refuse = |kind, why: &str| {
        let message = format!("{} {why}", path.display());
        Err(io::Error::new(kind, message))
    };
    match std::fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
        Ok(file) if !file.file_type().is_socket() => {
            return refuse(io::ErrorKind::AlreadyExists, "exists and is no socket");
        }
        // A refused connection means that no process listens on the socket.
        Ok(_) => match connect(path) {
            Err(error) if error.kind() == io::ErrorKind::ConnectionRefused => {
                std::fs::remove_file(path)?;
            }
            Err(error) if error.kind() != io::ErrorKind::WouldBlock => return Err(error),
            Ok(_) | Err(_) => return refuse(io::ErrorKind::AddrInUse, "is in use"),
        },
    }
    if let Some(parent) = path.parent() {
        std::fs::create_dir_all(parent)?;
    }
    let (short, _folder) = threadwire_socket::address(path)?;
    let listener = UnixListener::bind(short)?;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))?;
    Ok(listener)
}

/// Returns the device and the number of a file.
fn identity(path: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;

    let file = std::fs::symlink_metadata(path).ok()?;
    Some((file.dev(), file.ino()))
}

/// A listen address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Listen {
    /// Standard input and output.
    Stdio,
    /// WebSocket on a TCP address.
    WebSocket(SocketAddr),
    /// WebSocket on a unix socket.
    Unix(PathBuf),
}

impl fmt::Display for Listen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stdio => f.write_str("stdio://"),
            Self::WebSocket(address) => write!(f, "ws://{address}"),
            Self::Unix(path) => write!(f, "unix://{}", path.display()),
        }
    }
}

impl FromStr for Listen {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "stdio://" || text == "stdio" {
            return Ok(Self::Stdio);
        }
        if let Some(path) = text.strip_prefix("unix://") {
            if path.is_empty() {
                return Err(format!(
                    "no path in {text}: write unix:///run/user/1000/threadwire.sock"
                ));
            }
            return Ok(Self::Unix(path.into()));
        }
        let Some(address) = text.strip_prefix("ws://") else {
            return Err(format!(
                "unknown transport {text}: write stdio://, ws://IP:PORT or unix://PATH"
            ));
        };
        let address = address
            .trim_end_matches('/')
            .replace("localhost:", "127.0.0.1:");
        address
            .parse()
            .map(Self::WebSocket)
            .map_err(|_| format!("no IP address and port in {text}: write ws://127.0.0.1:4500"))
    }
}
