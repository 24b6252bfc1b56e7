//! The services of one server.

use std::{path::PathBuf, sync::Arc};

use threadwire_engine::Store;
use threadwire_workspace::config::Sources;

use crate::{Configuration, Events, Records, mcp::Manager, processes::Processes};

/// The services of one server. Clones share them.
#[derive(Clone, Debug)]
pub struct Host {
    /// What changed, for everybody.
    pub events: Events,
    /// The configuration.
    pub config: Configuration,
    /// The MCP servers of threads.
    pub mcp: Arc<Manager>,
    /// The processes of clients.
    pub processes: Processes,
    /// What is kept in the store beside threads.
    pub records: Records,
}

impl Host {
    /// Makes the services. `cwd` is the folder of threads that name none.
    pub fn new(sources: Sources, cwd: PathBuf, store: Arc<dyn Store>) -> Self {
        let events = Events::default();
        let config = Configuration::new(sources, cwd, events.clone());
        Self {
            mcp: Arc::new(Manager::new(config.clone(), events.clone())),
            processes: Processes::default(),
            records: Records::new(store),
            events,
            config,
        }
    }
}
