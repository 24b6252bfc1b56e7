//! Sessions: connections that can be resumed over another WebSocket, listed by name.

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

/// The most connections that wait for their client at the same time. Further ones end with their transport.
const DETACHED_LIMIT: usize = 1024;

type Claims = mpsc::Sender<Claim<SocketReader, SocketWriter>>;

/// The sessions of a server.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    open: Mutex<HashMap<String, (Arc<Identity>, Claims)>>,
    detached: AtomicUsize,
}

/// The entry of a session in the list. Dropping it removes the entry.
#[derive(Debug)]
pub(crate) struct Listed {
    sessions: Arc<Sessions>,
    name: String,
}

/// A permit for a connection that waits for its client. Dropping it releases the permit.
#[derive(Debug)]
pub(crate) struct Detached(Arc<Sessions>);

impl Sessions {
    /// Begins a session; `None` if resumption is off or there are no random bytes for a name.
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

    /// Returns the claim channel of a session; `None` if it does not exist or belongs to another identity.
    pub(crate) fn find(&self, name: &str, identity: &Arc<Identity>) -> Option<Claims> {
        let open = self.lock();
        let (owner, claims) = open.get(name)?;
        Arc::ptr_eq(owner, identity).then(|| claims.clone())
    }

    /// Takes a permit for a waiting connection; `None` if [`DETACHED_LIMIT`] connections wait.
    pub(crate) fn detach(self: &Arc<Self>) -> Option<Detached> {
        let place = Detached(Arc::clone(self));
        (self.detached.fetch_add(1, Ordering::Relaxed) < DETACHED_LIMIT).then_some(place)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, (Arc<Identity>, Claims)>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
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

impl Drop for Detached {
    fn drop(&mut self) {
        self.0.detached.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Makes a random name of 128 bits in hexadecimal; `None` if the operating system provides no random bytes.
fn new_name() -> Option<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).ok()?;
    let mut name = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        write!(name, "{byte:02x}").ok()?;
    }
    Some(name)
}
