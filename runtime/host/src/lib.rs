//! Services of a server beside threads: one module per service, each with a plain API in domain words.
//!
//! A service has state, a lifetime or listeners. Code that reads and writes files in a folder without any of these
//! belongs to `threadwire-workspace`. Each change is sent as a [`HostEvent`] to all observers; the dialects decide
//! which clients get it, and in which form.

pub mod accounts;
pub mod apps;
mod bus;
pub mod config;
pub mod environments;
mod event;
mod host;
pub mod mcp;
pub mod models;
pub mod plugins;
pub mod processes;
pub mod projects;
mod records;
pub mod schedule;
pub mod search;
pub mod sections;
pub mod watches;
mod workspace;
pub mod worktrees;

pub use config::{Configuration, Snapshot};
pub use event::{
    Area, ConfigProblem, Events, HostEvent, HostEventKind, HostObserver, HostWatchId,
    WorkspaceChange,
};
pub use host::Host;
pub use records::Records;
pub use schedule::Schedule;
pub use workspace::{Workspace, apply_defaults};
