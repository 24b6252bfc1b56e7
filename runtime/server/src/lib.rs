//! The app server: transports carry frames, a connection keeps them in order, a dialect gives them meaning.
//!
//! A request goes `transport` → `connection` → `dialects/<dialect>/<family>.rs` → engine; an event goes engine →
//! `dialects/<dialect>/to_wire.rs` → `outbox` → `transport`. Only the folders under `dialects/` know both a wire name
//! and an engine name. Start reading at [`Server`] and `life::serve`.

mod config;
mod connection;
mod dialects;
mod life;
mod open;
mod outbox;
mod server;
mod transport;

pub use config::ConfigSource;
pub use dialects::Protocol;
pub use open::{OpenError, OpenOptions, STORE_FILE, open};
pub use server::{Listen, Listening, ResumeOptions, Server, ServerOptions};
pub use transport::memory::{MemoryConnection, MemoryReceiver, MemorySender};
