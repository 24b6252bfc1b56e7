//! The state that the transports and connections of a server share.

use std::{
    sync::{Arc, Once, atomic::AtomicBool},
    time::Duration,
};

use tokio::sync::Semaphore;
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{
    about::SelfReport,
    auth::Authenticator,
    dialect::{DialectVersion, Dialects},
    outbox::Outboxes,
    services::Services,
};

/// The most connections that wait for their client at the same time. Further ones end with their transport.
pub(crate) const DETACHED_LIMIT: usize = 1024;

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
    /// What the server tells about itself.
    pub(crate) report: Arc<SelfReport>,
    pub(crate) dialects: Dialects,
    /// The fixed dialect of all clients; `None` to detect it per client.
    pub(crate) pinned: Option<DialectVersion>,
    pub(crate) auth: Arc<Authenticator>,
    pub(crate) allow_origins: Vec<String>,
    /// Permits for connections that wait for their client to reconnect.
    pub(crate) detached: Arc<Semaphore>,
    pub(crate) limits: Limits,
    pub(crate) shutdown: CancellationToken,
    /// Starts the check for revoked tokens once.
    pub(crate) revoking: Once,
    pub(crate) connections: TaskTracker,
    pub(crate) outboxes: Arc<Outboxes>,
    /// Whether a heap trim is scheduled.
    pub(crate) releasing_memory: Arc<AtomicBool>,
}
