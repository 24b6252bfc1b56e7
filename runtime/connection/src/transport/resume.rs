//! Sessions: connections that can be resumed over another WebSocket, listed by name.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use threadwire_workspace::{hex, locks::lock};
use tokio::sync::{mpsc, oneshot};

use super::Transport;
use crate::auth::Identity;

/// How connections survive the loss of their WebSocket, for clients that ask for a session. Other connections end with
/// their transport.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResumeOptions {
    /// How long the client may take to reconnect; zero turns resumption off.
    pub grace: Duration,
    /// The most bytes of sent messages that are kept until they are acknowledged. A client that misses more cannot
    /// resume. The outbox of unsent messages has its own limit.
    pub log_limit: usize,
}

impl Default for ResumeOptions {
    /// One minute and 8 MiB.
    fn default() -> Self {
        Self {
            grace: Duration::from_secs(60),
            log_limit: 8 << 20,
        }
    }
}

/// What a connection needs to resume over another transport.
pub(crate) struct Resumption {
    /// How long the client may take to reconnect.
    pub(crate) grace: Duration,
    /// Limit of the bytes that are kept until they are acknowledged.
    pub(crate) log_limit: usize,
    /// Receives the claims of the client when it reconnects.
    pub(crate) claims: mpsc::Receiver<Claim>,
}

/// The request of a client to resume its connection over a new transport.
pub(crate) struct Claim {
    /// How many frames the client has received.
    pub(crate) received: u64,
    /// Takes the answer. Dropping it refuses the claim: the client misses frames that are no longer kept.
    pub(crate) grant: oneshot::Sender<Grant>,
}

/// The answer to a [`Claim`]. The earlier transport is no longer read.
pub(crate) struct Grant {
    /// How many frames the server has received from the client.
    pub(crate) received: u64,
    /// Takes the new transport.
    pub(crate) transport: oneshot::Sender<Transport>,
}

type Claims = mpsc::Sender<Claim>;

/// The sessions of a server.
#[derive(Debug)]
pub(crate) struct Sessions {
    options: ResumeOptions,
    open: Mutex<HashMap<String, (Arc<Identity>, Claims)>>,
}

/// The entry of a session in the list. Dropping it removes the entry.
#[derive(Debug)]
pub(crate) struct Listed {
    sessions: Arc<Sessions>,
    name: String,
}

impl Sessions {
    /// Makes an empty list.
    pub(crate) fn new(options: ResumeOptions) -> Arc<Self> {
        Arc::new(Self {
            options,
            open: Mutex::default(),
        })
    }

    /// Begins a session; `None` if resumption is off or there are no random bytes for a name.
    pub(crate) fn begin(
        self: &Arc<Self>,
        identity: &Arc<Identity>,
    ) -> Option<(Listed, Resumption)> {
        if self.options.grace.is_zero() {
            return None;
        }
        let name = new_name()?;
        let (claim, claims) = mpsc::channel(1);
        self.lock()
            .insert(name.clone(), (Arc::clone(identity), claim));
        let listed = Listed {
            sessions: Arc::clone(self),
            name,
        };
        let resumption = Resumption {
            grace: self.options.grace,
            log_limit: self.options.log_limit,
            claims,
        };
        Some((listed, resumption))
    }

    /// Returns the claim channel of a session; `None` if it does not exist or belongs to another identity.
    pub(crate) fn find(&self, name: &str, identity: &Arc<Identity>) -> Option<Claims> {
        let open = self.lock();
        let (owner, claims) = open.get(name)?;
        Arc::ptr_eq(owner, identity).then(|| claims.clone())
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, (Arc<Identity>, Claims)>> {
        lock(&self.open)
    }
}

impl Listed {
    /// Returns the session's name. The name and the server's token together authorize a client to resume it.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }
}

impl Drop for Listed {
    fn drop(&mut self) {
        self.sessions.lock().remove(&self.name);
    }
}

/// Makes a random name of 128 bits in hexadecimal; `None` if the operating system provides no random bytes.
pub(crate) fn new_name() -> Option<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).ok()?;
    Some(hex::encode(&bytes))
}
