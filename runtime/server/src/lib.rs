//! The app server: transports carry frames, a connection keeps them in order, a dialect interprets them.
//!
//! A request goes `transport` → `connection` → `dialects/<dialect>/<family>.rs` → engine; an event goes engine →
//! `dialects/<dialect>/to_wire.rs` → `outbox` → `transport`. Only the folders under `dialects/` know both a wire name
//! and an engine name. Start reading at [`Server`] and `lifecycle::serve`.

mod about;
mod auth;
mod connection;
mod conversation;
mod dialect;
mod dialects;
mod failure;
#[cfg(fuzzing)]
pub mod fuzzing;
mod gate;
mod lifecycle;
mod memory;
mod meter;
mod open;
mod outbox;
mod overrides;
mod server;
mod services;
mod shared;
mod status;
mod thread_commands;
mod transport;

pub use about::ClientReport;
pub use auth::{Principal, TokenError, TokenFile, TokenRecord};
pub use connection::{Connection, Message, Settled, Waiter};
pub use dialect::{Detection, Dialect, DialectVersion, Dialects, Route, Session, UnknownProtocol};
pub use dialects::export_rollout;
pub use failure::{ErrorMapping, Failure};
pub use gate::{Gated, notification, request};
pub use open::{OpenError, OpenOptions, STORE_FILE, open};
pub use outbox::{Merge, TextKey};
pub use server::{Listen, Listening, Server, ServerOptions};
pub use services::Services;
pub use status::{HomeStatus, ProcessStatus, State, ThreadReport, status};
pub use transport::{
    memory::{MemoryConnection, MemoryReceiver, MemorySender},
    resume::ResumeOptions,
};
