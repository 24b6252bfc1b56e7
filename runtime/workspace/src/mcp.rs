//! Servers of the Model Context Protocol: programs and addresses that offer tools and resources to agents.
//!
//! [`Servers`] are those of one thread. They start beside each other, tell how they stand, are started again after
//! they died, and end when they are dropped. A server is a stranger: what it says is bounded in size, each wait in time,
//! and a program runs as a process of ours (see [`crate::process`]), so that nothing of it stays behind.
//!
//! Start reading at `server.rs`, the life of one server.

mod client;
mod gate;
mod names;
mod oauth;
mod server;
mod servers;
mod spec;
mod stdio;
mod tokens;

pub use client::{CallError, Caller, Connection, Form, Question, Reply};
pub use names::offered_names;
pub use oauth::{Login, LoginError, PendingLogin};
pub use rmcp::model as protocol;
pub use server::{Server, StartError, Startup, Status, check_name};
pub use servers::{OfferedTool, Servers};
pub use spec::{Link, ServerSpec};
pub use tokens::TokenPlace;
