//! The services that every dialect uses.

use threadwire_engine::Engine;
use threadwire_host::{Host, Schedule};

/// The engine and the host services. All connections share them.
#[derive(Debug)]
pub struct Services {
    /// The engine of all connections.
    pub engine: Engine,
    /// The host services that do not belong to threads.
    pub host: Host,
    /// The scheduled jobs and the heartbeat of the workspace.
    pub schedule: Schedule,
}
