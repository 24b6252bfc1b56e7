//! What a server offers beside threads: one module per service, each with a plain API in domain words.
//!
//! A service has state, a lifetime or listeners. What reads and writes files in a folder without any of these is part of
//! `threadwire-workspace`. What changes here is told as a [`HostEvent`], to everybody alike; who is told what, and in
//! which words, is a matter of the dialects.

pub mod config;
mod event;
mod host;
pub mod mcp;
pub mod models;
pub mod processes;
mod records;

pub use config::{Configuration, Snapshot};
pub use event::{ConfigProblem, Events, HostEvent, HostEventKind, HostObserver, HostWatchId};
pub use host::Host;
pub use records::Records;
