//! The agents that Threadwire brings along, and the tools they share.
//!
//! An agent sees a turn of the engine and the files and processes of its workspace; it knows no connection and no
//! dialect. [`tools`] holds what every agent does the same way: run a command, apply a patch, keep a plan, ask the user,
//! call a tool of the client, each with its item, its consent and its cancellation.
//!
//! Start reading at [`OfflineAgent`], which drives all of them.

pub mod model;
mod offline;
pub mod tools;

pub use offline::{HELP, MODEL, OfflineAgent, PROVIDER};
