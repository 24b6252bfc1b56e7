//! The interface between server and dialects, and the registry of the dialects of a server.
//!
//! A dialect is a plug-in: the server takes names, versions, routes and sessions from the registry and has no code for
//! a single dialect. Programs that embed the server add dialects of their own when they open
//! it.

use std::{fmt, sync::Arc};

use threadwire_engine::BoxFuture;
use threadwire_protocol::envelope::{Envelope, Id, Malformed};

use crate::{connection::Connection, services::Services};

/// A protocol that clients speak. A server has one value per dialect; it owns the state that its clients share.
pub trait Dialect: fmt::Debug + Send + Sync + 'static {
    /// The name, as `--protocol` takes it: lower case, without `@`.
    fn name(&self) -> &'static str;

    /// The names of the supported versions, oldest first, at least one. The last one is the default.
    fn versions(&self) -> &'static [&'static str];

    /// Whether messages carry `"jsonrpc": "2.0"`.
    fn jsonrpc(&self) -> bool;

    /// The HTTP paths at which clients of this dialect connect.
    fn routes(&self) -> &'static [Route] {
        &[]
    }

    /// Tells whether the sender of `message` speaks this dialect. The server calls it for every message of a connection
    /// until one identifies the dialect.
    fn detect(&self, message: &Envelope<'_>) -> Detection;

    /// Starts the work that the dialect does for the whole server. Called once, before any client is served.
    fn start(&self, services: &Arc<Services>) {
        let _ = services;
    }

    /// Starts the work that the dialect does for clients whether or not one is connected. Called once, when the server has
    /// its first address: from then on it serves whoever comes. One without an address, such as that of a command, is
    /// there for its own client alone.
    fn listen(&self, services: &Arc<Services>) {
        let _ = services;
    }

    /// Opens the session of a client. `version` is an index into [`Dialect::versions`].
    fn open(self: Arc<Self>, connection: &Arc<Connection>, version: usize) -> Arc<dyn Session>;

    /// Ends what [`Dialect::start`] and [`Dialect::listen`] began. At this point no turn runs any more, and the store is still open.
    fn finish(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {})
    }
}

/// The session of one client in one dialect.
pub trait Session: Send + Sync {
    /// Handles one message. It must return at once: work that waits runs in tasks.
    fn receive(self: Arc<Self>, message: Envelope<'_>);

    /// Handles a frame that is not a valid message. `id` is its id if it is an object at least.
    fn malformed(&self, reason: Malformed, id: Option<Id>);

    /// Handles a binary frame of a WebSocket, which is no message. It is ignored unless the dialect answers it.
    fn binary(&self) {}

    /// Tells whether the client has completed the handshake. Until then the server reads only a limited number of
    /// bytes.
    fn is_known(&self) -> bool {
        true
    }

    /// Releases all resources, after the client has disconnected.
    fn closed(&self) -> BoxFuture<'_, ()>;
}

/// How certainly a message identifies the dialect of its sender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detection {
    /// The message does not fit this dialect, or identifies none.
    No,
    /// The message fits this dialect and may fit others: the default dialect of the client's path gets it.
    Possible,
    /// Only this dialect has such a message.
    Certain,
}

/// An HTTP path that belongs to a dialect.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    /// The path, with its leading slash.
    pub path: &'static str,
    /// The largest message that is accepted on this path, in bytes; `None` for the limit of the server.
    pub message_limit: Option<usize>,
    /// Whether clients also connect without a WebSocket: they post messages, and read a stream of events.
    pub event_streams: bool,
}

/// The dialects of a server, in detection and listing order. The first one is the default for clients whose path and
/// messages do not identify another.
#[derive(Clone, Debug)]
pub struct Dialects(Vec<Arc<dyn Dialect>>);

/// An unknown dialect name, or an unknown version of a dialect.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct UnknownProtocol(String);

/// A dialect in one of its versions.
#[derive(Clone, Debug)]
pub struct DialectVersion {
    pub(crate) dialect: Arc<dyn Dialect>,
    version: usize,
}

impl Dialects {
    /// Makes a registry. A later dialect replaces an earlier one of the same name.
    ///
    /// # Panics
    /// Panics without any dialect, because no client could use such a server.
    pub fn new(dialects: impl IntoIterator<Item = Arc<dyn Dialect>>) -> Self {
        let mut list: Vec<Arc<dyn Dialect>> = Vec::new();
        for dialect in dialects {
            match list.iter_mut().find(|other| other.name() == dialect.name()) {
                Some(other) => *other = dialect,
                None => list.push(dialect),
            }
        }
        assert!(!list.is_empty(), "a server speaks at least one dialect");
        Self(list)
    }

    /// Returns the dialects.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<dyn Dialect>> {
        self.0.iter()
    }

    /// Finds a dialect by its name, with `@` and a version if not the newest: `codex@0.97`.
    pub fn find(&self, text: &str) -> Result<DialectVersion, UnknownProtocol> {
        let (name, version) = match text.split_once('@') {
            Some((name, version)) => (name, Some(version)),
            None => (text, None),
        };
        let unknown = || UnknownProtocol(format!("unknown protocol {text}: use {}", self.names()));
        let mut dialects = self.0.iter();
        let dialect = dialects
            .find(|dialect| dialect.name() == name)
            .ok_or_else(unknown)?;
        let versions = dialect.versions();
        let version = match version {
            None => versions.len() - 1,
            Some(version) => versions
                .iter()
                .position(|known| *known == version)
                .ok_or_else(|| {
                    UnknownProtocol(format!(
                        "unknown version {version} of {name}: use {}",
                        versions.join(" or ")
                    ))
                })?,
        };
        Ok(DialectVersion {
            dialect: Arc::clone(dialect),
            version,
        })
    }

    /// Lists the names that [`Dialects::find`] accepts, for messages: `codex, codex@0.97, dotcraft or acp`.
    pub fn names(&self) -> String {
        let mut names: Vec<String> = Vec::new();
        for dialect in &self.0 {
            let name = dialect.name();
            names.push(name.to_owned());
            let older = dialect
                .versions()
                .split_last()
                .map_or(&[][..], |(_, older)| older);
            names.extend(older.iter().map(|version| format!("{name}@{version}")));
        }
        match names.split_last() {
            Some((last, [])) => last.clone(),
            Some((last, others)) => format!("{} or {last}", others.join(", ")),
            None => String::new(),
        }
    }

    /// Returns the dialect of an HTTP path, with its route; the first dialect for an unknown path.
    pub(crate) fn at(&self, path: &str) -> (DialectVersion, Option<Route>) {
        let routes = |dialect: &Arc<dyn Dialect>| {
            let route = dialect.routes().iter().find(|route| route.path == path)?;
            Some((DialectVersion::newest(dialect), Some(*route)))
        };
        let found = self.0.iter().find_map(routes);
        found.unwrap_or_else(|| (self.first(), None))
    }

    /// Returns the default dialect.
    pub(crate) fn first(&self) -> DialectVersion {
        DialectVersion::newest(&self.0[0])
    }

    /// Detects the dialect of the sender of a message; `None` if the message does not identify one. If several are
    /// possible, `default`, the default dialect of the client's path, is preferred.
    pub(crate) fn detect(
        &self,
        message: &Envelope<'_>,
        default: &DialectVersion,
    ) -> Option<DialectVersion> {
        match default.dialect.detect(message) {
            Detection::Certain => Some(default.clone()),
            at_default => {
                let certain = |dialect: &&Arc<dyn Dialect>| {
                    dialect.name() != default.dialect.name()
                        && dialect.detect(message) == Detection::Certain
                };
                match self.0.iter().find(certain) {
                    Some(dialect) => Some(DialectVersion::newest(dialect)),
                    None => (at_default == Detection::Possible).then(|| default.clone()),
                }
            }
        }
    }
}

impl fmt::Display for DialectVersion {
    /// Writes the name as [`Dialects::find`] accepts it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.dialect.name())?;
        match self.dialect.versions() {
            [older @ .., _] if self.version < older.len() => write!(f, "@{}", older[self.version]),
            _ => Ok(()),
        }
    }
}

impl DialectVersion {
    fn newest(dialect: &Arc<dyn Dialect>) -> Self {
        Self {
            dialect: Arc::clone(dialect),
            version: dialect.versions().len().saturating_sub(1),
        }
    }

    pub(crate) fn open(&self, connection: &Arc<Connection>) -> Arc<dyn Session> {
        Arc::clone(&self.dialect).open(connection, self.version)
    }
}
