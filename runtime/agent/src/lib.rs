//! The agents that Threadwire brings along, and the tools they share.
//!
//! An agent sees a turn of the engine and the files and processes of its workspace; it knows no connection and no
//! dialect. [`CodingAgent`] works with a [`model`], [`OfflineAgent`] does what directives say. [`tools`] holds what every
//! agent does the same way: run a command, apply a patch, keep a plan, ask the user, call a tool of the client, each with
//! its item, its consent and its cancellation. [`extensions`] is what a program adds to the coding agent.
//!
//! Start reading at `coding/turn.rs`, the loop of the coding agent.

mod choice;
mod coding;
pub mod extensions;
pub mod model;
mod offline;
pub mod tools;

pub use choice::BuiltInAgents;
pub use coding::CodingAgent;
pub use extensions::Extensions;
pub use offline::{HELP, MODEL, OfflineAgent, PROVIDER};
