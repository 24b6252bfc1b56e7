//! Clients of Model Context Protocol servers: programs and URLs that offer tools and resources to agents.
//!
//! [`Servers`] are the servers of one thread. They start in parallel, report their status, are restarted when they
//! exit, and stop when they are dropped. A server is not trusted: its messages are limited in size, each wait has a
//! timeout, and a program runs as a child process (see [`crate::process`]), so that none of its processes stays behind.
//!
//! Start reading at `server.rs`, the life cycle of one server.

mod client;
mod gate;
mod names;
mod oauth;
mod relay;
mod server;
mod servers;
mod spec;
mod stdio;
mod tokens;
mod views;

use std::pin::Pin;

pub use client::{CallError, Caller, Connection, Form, Question, Reply, User};
pub use names::{callable_names, offered_names};
pub use oauth::{Login, LoginError, PendingLogin};
pub use relay::{Relay, Relayed, RelayedAnswer, RelayedServer};
pub use rmcp::model as protocol;
pub use server::{Server, StartError, Startup, Status, check_name};
pub use servers::{OfferedTool, Servers};
pub use spec::{Link, ServerSpec, http_origin};
pub use tokens::TokenPlace;
pub use views::{ToolView, VIEW_SCHEME};

type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// What tests/fuzz feeds.
#[cfg(fuzzing)]
pub mod fuzzing {
    use super::{gate::Watch, stdio::Messages};

    /// Reads what a server writes, in chunks, and returns how many messages may pass.
    pub fn messages<'a>(chunks: impl IntoIterator<Item = &'a [u8]>) -> usize {
        let watch = Watch::default();
        let mut messages = Messages::default();
        let mut passed = 0;
        for chunk in chunks {
            messages.push(chunk);
            while let Some(message) = messages.next() {
                passed += usize::from(watch.passes(message));
            }
        }
        passed
    }
}
