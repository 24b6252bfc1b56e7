//! The built-in agents of Threadwire, and the tools that they share.
//!
//! An agent sees a turn of the engine, and the files and processes of its workspace; it knows no connection and no
//! dialect. [`CodingAgent`] works with a [`model`]; [`OfflineAgent`] runs the directives in a prompt, without a model.
//! [`tools`] holds the actions that all agents share: run a command, apply a patch, update the plan, ask the user, call
//! a tool of the client; each with its item, approval and cancellation. [`extensions`] holds what a program adds to the
//! coding agent: tools and middleware. `acp` runs agents of other makers, which the configuration names.
//!
//! Start reading at `coding/turn.rs`, the loop of the coding agent.

pub mod acp;
mod added;
mod choice;
pub mod clock;
mod coding;
pub mod exported;
pub mod extensions;
mod hooks;
mod images;
pub mod imported;
pub mod inject;
pub mod model;
mod offline;
pub mod tools;

pub use added::{ADDED, AddedText, added, developer_instructions};
pub use choice::BuiltInAgents;
pub use coding::{
    BuiltInTool, CodingAgent, SessionStart, base_instructions, built_in_tools, review_text,
};
pub use extensions::Extensions;
pub use offline::{HELP, MODEL, OfflineAgent, PROVIDER};
