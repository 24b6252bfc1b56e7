//! What every dialect works with.

use std::sync::Arc;

use threadwire_engine::Engine;
use threadwire_workspace::mcp::Manager;

use crate::config::ConfigSource;

/// The engine, and what a server offers beside threads. All connections share it.
#[derive(Debug)]
pub struct Services {
    /// The engine behind all connections.
    pub engine: Engine,
    /// Where settings come from.
    pub config: ConfigSource,
    /// The MCP servers of threads.
    pub mcp: Arc<Manager>,
}
