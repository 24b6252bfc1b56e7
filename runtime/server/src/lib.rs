//! The app server: the dialects, and how a server is put together.
//!
//! A request goes `threadwire_connection` → `dialects/<dialect>/<family>.rs` → engine; an event goes engine →
//! `dialects/<dialect>/to_wire.rs` → `threadwire_connection`. Only the folders under `dialects/` know both a wire name
//! and an engine name. Start reading at [`open`].

mod dialects;
#[cfg(fuzzing)]
pub mod fuzzing;
mod open;
mod overrides;
mod status;
mod thread_commands;

pub use dialects::{built_in_dialects, export_rollout};
pub use open::{OpenError, OpenOptions, open};
pub use status::{HomeStatus, ProcessStatus, State, ThreadReport, status};
pub use threadwire_connection::{
    ClientReport, Connection, Detection, Dialect, DialectVersion, Dialects, ErrorMapping, Failure,
    Gated, Listen, Listening, MemoryConnection, MemoryReceiver, MemorySender, Merge, Message,
    Owner, Principal, ResumeOptions, Route, Server, ServerOptions, Services, Session, Settled,
    SignedTokens, TextKey, TokenError, TokenFile, TokenRecord, UnknownProtocol, Waiter,
    gate::{notification, request},
};
pub use threadwire_workspace::config::STORE_FILE;
