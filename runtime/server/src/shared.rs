//! The state that the transports and connections of a server share.

use std::{
    sync::{Arc, Once, atomic::AtomicBool},
    time::Duration,
};

use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{
    auth::Authenticator,
    dialect::{Dialects, Spoken},
    outbox::Outboxes,
    services::Services,
    transport::resume::Sessions,
};

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

/// Limits of a server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// How long an ending connection waits for open requests, and again for its queue to be written.
    pub(crate) drain: Duration,
}

/// The shared state of a server.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) services: Arc<Services>,
    pub(crate) dialects: Dialects,
    /// The fixed dialect of all clients; `None` to detect it per client.
    pub(crate) pinned: Option<Spoken>,
    pub(crate) auth: Arc<Authenticator>,
    pub(crate) allow_origins: Vec<String>,
    pub(crate) resume: ResumeOptions,
    pub(crate) sessions: Arc<Sessions>,
    pub(crate) limits: Limits,
    pub(crate) shutdown: CancellationToken,
    /// Starts the check for revoked tokens once.
    pub(crate) revoking: Once,
    pub(crate) connections: TaskTracker,
    pub(crate) outboxes: Arc<Outboxes>,
    /// Whether a heap trim is scheduled.
    pub(crate) giving_back: Arc<AtomicBool>,
}
