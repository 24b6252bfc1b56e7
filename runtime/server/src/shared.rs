//! What the transports and connections of a server share.

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

/// What happens to a connection over a WebSocket whose transport is lost, where the client wants to go on over another
/// one. Others end with their transport.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResumeOptions {
    /// How long the client may take to come back; zero lets no connection outlive its transport.
    pub grace: Duration,
    /// Bytes of messages that are kept for the client until it has acknowledged them. A client that misses more than
    /// that cannot go on where it was. What waits to be sent has a bound of its own.
    pub log_limit: usize,
}

impl Default for ResumeOptions {
    /// A minute, and 8 MiB.
    fn default() -> Self {
        Self {
            grace: Duration::from_secs(60),
            log_limit: 8 << 20,
        }
    }
}

/// Bounds of a server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// How long the end of a connection waits for open requests and for its queue to be written.
    pub(crate) drain: Duration,
}

/// What transports and connections share.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) services: Arc<Services>,
    pub(crate) dialects: Dialects,
    /// The dialect of all clients; `None` where each one tells its own.
    pub(crate) pinned: Option<Spoken>,
    pub(crate) auth: Arc<Authenticator>,
    pub(crate) allow_origins: Vec<String>,
    pub(crate) resume: ResumeOptions,
    pub(crate) sessions: Arc<Sessions>,
    pub(crate) limits: Limits,
    pub(crate) shutdown: CancellationToken,
    /// Whether somebody looks for tokens that are revoked.
    pub(crate) revoking: Once,
    pub(crate) connections: TaskTracker,
    pub(crate) outboxes: Arc<Outboxes>,
    /// Whether memory is about to go back to the operating system.
    pub(crate) giving_back: Arc<AtomicBool>,
}
