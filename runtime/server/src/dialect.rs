//! What a dialect is to the server, and the registry of those that a server speaks.
//!
//! A dialect is a plug-in: the server asks the registry for names, versions, routes and sessions, and knows none of them
//! by name. Programs that embed the server register dialects of their own with
//! [`OpenOptions::dialects`](crate::OpenOptions::dialects).

use std::{fmt, sync::Arc};

use threadwire_engine::BoxFuture;
use threadwire_protocol::envelope::{Envelope, Malformed};

use crate::{connection::Connection, services::Services};

/// A protocol that clients speak. A server has one value of each, which owns what the dialect keeps for all its clients.
pub trait Dialect: fmt::Debug + Send + Sync + 'static {
    /// The name, as `--protocol` takes it: lower case, without `@`.
    fn name(&self) -> &'static str;

    /// The names of the versions that are spoken, the oldest first. The last one is spoken unless another one is asked
    /// for; there is at least one.
    fn versions(&self) -> &'static [&'static str];

    /// Whether messages carry `"jsonrpc": "2.0"`.
    fn jsonrpc(&self) -> bool;

    /// The paths of HTTP at which clients of this dialect come in.
    fn routes(&self) -> &'static [Route] {
        &[]
    }

    /// Tells whether the sender of `message` speaks this dialect. It is asked of every message of a connection, until one
    /// tells.
    fn detect(&self, message: &Envelope<'_>) -> Detection;

    /// Begins what the dialect does for the whole server. Called once, before any client is served.
    fn start(&self, services: &Arc<Services>) {
        let _ = services;
    }

    /// Opens the session of a client. `version` is an index into [`Dialect::versions`].
    fn open(self: Arc<Self>, connection: &Arc<Connection>, version: usize) -> Arc<dyn Session>;

    /// Ends what [`Dialect::start`] began: no turn runs any more, and the store is still open.
    fn finish(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {})
    }
}

/// One client's conversation in one dialect.
pub trait Session: Send + Sync {
    /// Takes one message. It returns at once: work that waits runs in tasks.
    fn receive(self: Arc<Self>, message: Envelope<'_>);

    /// Takes a frame that is no message.
    fn malformed(&self, reason: Malformed);

    /// Tells whether the client has said who it is. Until then, little is read from it.
    fn is_known(&self) -> bool {
        true
    }

    /// Lets go of everything, after the client has left.
    fn closed(&self) -> BoxFuture<'_, ()>;
}

/// What a message tells of the dialect of its sender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detection {
    /// Nothing, or that it is another one.
    No,
    /// It fits this dialect and may fit others: the dialect at whose door the client came in gets it.
    Possible,
    /// No other dialect has such a message.
    Certain,
}

/// A path of HTTP that belongs to a dialect.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    /// The path, with its leading slash.
    pub path: &'static str,
    /// The largest message that is taken there, in bytes; `None` for the limit of the server.
    pub message_limit: Option<usize>,
}

/// The dialects of a server, in the order in which they are asked and listed. The first one is that of a client which
/// does not say what it speaks, where its door does not say it either.
#[derive(Clone, Debug)]
pub struct Dialects(Vec<Arc<dyn Dialect>>);

/// A name that no dialect has, or a version that a dialect does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct UnknownProtocol(String);

/// A dialect in one of its versions.
#[derive(Clone, Debug)]
pub struct Spoken {
    pub(crate) dialect: Arc<dyn Dialect>,
    version: usize,
}

impl Dialects {
    /// Makes a registry. A later dialect takes the place of an earlier one of the same name.
    ///
    /// # Panics
    /// Without any dialect: a server that nobody can speak to is a mistake of the program.
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

    /// Finds a dialect by its name, with `@` and a version where it is not the newest: `codex@0.97`.
    pub fn find(&self, text: &str) -> Result<Spoken, UnknownProtocol> {
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
        Ok(Spoken {
            dialect: Arc::clone(dialect),
            version,
        })
    }

    /// Lists what [`Dialects::find`] takes, for people: `codex, codex@0.97, dotcraft or acp`.
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

    /// Returns the dialect at a path of HTTP, with the limit of its messages: the first one at a path that nobody has.
    pub(crate) fn at(&self, path: &str) -> (Spoken, Option<usize>) {
        let routes = |dialect: &Arc<dyn Dialect>| {
            let route = dialect.routes().iter().find(|route| route.path == path)?;
            Some((Spoken::newest(dialect), route.message_limit))
        };
        let found = self.0.iter().find_map(routes);
        found.unwrap_or_else(|| (self.first(), None))
    }

    /// Returns the dialect of clients that do not say what they speak.
    pub(crate) fn first(&self) -> Spoken {
        Spoken::newest(&self.0[0])
    }

    /// Tells what the sender of a message speaks, who came in at the door of a dialect; `None` where the message does not
    /// tell. Where it may be of several, the one at the door counts before the others.
    pub(crate) fn detect(&self, message: &Envelope<'_>, door: &Spoken) -> Option<Spoken> {
        match door.dialect.detect(message) {
            Detection::Certain => Some(door.clone()),
            at_door => {
                let certain = |dialect: &&Arc<dyn Dialect>| {
                    dialect.name() != door.dialect.name()
                        && dialect.detect(message) == Detection::Certain
                };
                match self.0.iter().find(certain) {
                    Some(dialect) => Some(Spoken::newest(dialect)),
                    None => (at_door == Detection::Possible).then(|| door.clone()),
                }
            }
        }
    }
}

impl Spoken {
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
