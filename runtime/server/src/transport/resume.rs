//! Sessions: connections that can be gone on with over another WebSocket, by their names.

use std::{
    collections::HashMap,
    fmt::Write,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

use tokio::sync::mpsc;

use super::http::{SocketReader, SocketWriter};
use crate::{
    auth::Identity,
    life::{Claim, Resumption},
    shared::ResumeOptions,
};

/// Connections that may wait for their clients at the same time. Those beyond end with their transport.
const DETACHED_LIMIT: usize = 1024;

type Claims = mpsc::Sender<Claim<SocketReader, SocketWriter>>;

/// The sessions of a server.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    open: Mutex<HashMap<String, (Arc<Identity>, Claims)>>,
    detached: AtomicUsize,
}

/// A session in the list of sessions, as long as this is kept.
#[derive(Debug)]
pub(crate) struct Listed {
    sessions: Arc<Sessions>,
    name: String,
}

/// A connection that waits for its client, as long as this is kept.
#[derive(Debug)]
pub(crate) struct Detached(Arc<Sessions>);

impl Sessions {
    /// Begins a session; `None` where connections end with their transport.
    pub(crate) fn begin(
        self: &Arc<Self>,
        options: ResumeOptions,
        identity: &Arc<Identity>,
    ) -> Option<(Listed, Resumption<SocketReader, SocketWriter>)> {
        if options.grace.is_zero() {
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
            grace: options.grace,
            log_limit: options.log_limit,
            claims,
        };
        Some((listed, resumption))
    }

    /// Returns where the client of a session claims it. Another client has no such session.
    pub(crate) fn find(&self, name: &str, identity: &Arc<Identity>) -> Option<Claims> {
        let open = self.lock();
        let (owner, claims) = open.get(name)?;
        Arc::ptr_eq(owner, identity).then(|| claims.clone())
    }

    /// Counts a connection as waiting; `None` where too many wait.
    pub(crate) fn detach(self: &Arc<Self>) -> Option<Detached> {
        let place = Detached(Arc::clone(self));
        (self.detached.fetch_add(1, Ordering::Relaxed) < DETACHED_LIMIT).then_some(place)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, (Arc<Identity>, Claims)>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Listed {
    /// Returns the session's name: whoever knows it, and the server's token, is the client.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }
}

impl Drop for Listed {
    fn drop(&mut self) {
        self.sessions.lock().remove(&self.name);
    }
}

impl Drop for Detached {
    fn drop(&mut self) {
        self.0.detached.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Makes a name that nobody guesses; `None` where the operating system gives no random bytes.
fn new_name() -> Option<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).ok()?;
    let mut name = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        write!(name, "{byte:02x}").ok()?;
    }
    Some(name)
}
