//! All host services of one server.

use std::{path::PathBuf, sync::Arc};

use threadwire_engine::Store;
use threadwire_workspace::config::Sources;

use crate::{
    Configuration, Events, Records, Workspace, accounts::Accounts, apps::Apps,
    environments::Environments, mcp::Manager, plugins::Plugins, processes::Processes,
    projects::Projects, search::Searches, sections::Sections, watches::Watches,
    worktrees::Worktrees,
};

/// All host services of one server. Clones share them.
#[derive(Clone, Debug)]
pub struct Host {
    /// The event stream of the services.
    pub events: Events,
    /// How the user is signed in.
    pub accounts: Accounts,
    /// The connections to apps.
    pub apps: Apps,
    /// The configuration service.
    pub config: Configuration,
    /// The machines that clients name as places for commands.
    pub environments: Environments,
    /// The MCP servers of the configuration and of threads.
    pub mcp: Arc<Manager>,
    /// Plugins and marketplaces of the user.
    pub plugins: Plugins,
    /// The processes that clients run outside of threads.
    pub processes: Processes,
    /// The folders `.craft` of the workspace in the default working directory.
    pub workspace: Workspace,
    /// Values in the store that belong to no thread.
    pub records: Records,
    /// The projects of the user.
    pub projects: Projects,
    /// The sections of the user's list of threads.
    pub sections: Sections,
    /// The searches for files by name.
    pub searches: Searches,
    /// The watches for files and folders.
    pub watches: Watches,
    /// The git worktrees of threads.
    pub worktrees: Worktrees,
}

impl Host {
    /// Creates the services. `cwd` is the default working directory of threads.
    pub fn new(sources: Sources, cwd: PathBuf, store: Arc<dyn Store>) -> Self {
        let events = Events::default();
        let records = Records::new(store);
        let workspace = Workspace::new(&cwd, events.clone(), records.clone());
        let config = Configuration::new(sources, cwd, events.clone());
        let mcp = Arc::new(Manager::new(config.clone(), events.clone()));
        Self {
            accounts: Accounts::new(config.home(), events.clone()),
            apps: Apps::new(records.clone()),
            environments: Environments::default(),
            plugins: Plugins::new(config.clone(), Arc::clone(&mcp)),
            mcp,
            processes: Processes::default(),
            workspace,
            projects: Projects::new(records.clone(), events.clone()),
            sections: Sections::new(records.clone(), events.clone()),
            worktrees: Worktrees::new(records.clone()),
            records,
            searches: Searches::default(),
            watches: Watches::default(),
            events,
            config,
        }
    }
}
