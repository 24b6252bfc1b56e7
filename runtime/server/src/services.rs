//! What every dialect works with.

use threadwire_engine::Engine;
use threadwire_host::Host;

/// The engine, and what a server offers beside threads. All connections share it.
#[derive(Debug)]
pub struct Services {
    /// The engine behind all connections.
    pub engine: Engine,
    /// What there is beside threads.
    pub host: Host,
}
