//! Accepts clients over HTTP and inside the process, and serves each for the lifetime of its connection.

pub(crate) mod http;
mod streamable;

use std::sync::Arc;

pub(crate) use self::streamable::Streamable;
use crate::{
    lifecycle,
    shared::Shared,
    transport::memory::{self, MemoryConnection},
};

/// Connects a client inside the process.
pub(crate) fn in_process(server: Arc<Shared>) -> MemoryConnection {
    let (connection, transport) = memory::pair();
    let tracker = server.connections.clone();
    let (default_dialect, identity) = (server.dialects.first(), server.auth.local());
    tracker.spawn(lifecycle::serve(
        server,
        identity,
        default_dialect,
        transport,
        None,
    ));
    connection
}
