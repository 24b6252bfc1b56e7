//! The way of messages between clients and dialects: transports carry frames, a connection keeps them in order, an
//! outbox holds what a client has not read yet.
//!
//! A dialect is a plug-in ([`Dialect`]); this crate knows none by its name. It is the path of every message of every
//! client, so it is compiled for speed, and the dialects above it are compiled for size. Start reading at [`Server`]
//! and `lifecycle::serve`.

mod about;
mod accept;
mod auth;
mod budget;
mod connection;
mod conversation;
mod dialect;
mod failure;
#[cfg(fuzzing)]
pub mod fuzzing;
pub mod gate;
mod lifecycle;
mod meter;
mod outbox;
mod server;
mod services;
mod shared;
mod transport;

pub use about::{ClientReport, Details};
pub use auth::{Owner, Principal, SignedTokens, TokenError, TokenFile, TokenRecord};
pub use connection::{Connection, Message, NoAnswer, Reply, Settled, Unusable, Waiter, next_id};
pub use dialect::{Detection, Dialect, DialectVersion, Dialects, Route, Session, UnknownProtocol};
pub use failure::{ErrorMapping, Failure};
pub use gate::Gated;
pub use outbox::{Hold, Merge, TextKey};
pub use server::{Listen, Listening, Server, ServerOptions};
pub use services::{Door, Pipe, Services};
pub use transport::{
    memory::{MemoryConnection, MemoryReceiver, MemorySender},
    resume::ResumeOptions,
};
