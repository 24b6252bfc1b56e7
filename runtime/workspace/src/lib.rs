//! Services on one workspace folder: processes, commands, patches, diffs, configuration, git, instructions, MCP
//! clients.
//!
//! Everything here is plain data and plain functions on files and processes. The crate depends on no engine, no dialect
//! and no model; the agent's tools and the server's workspace methods are both built on it.
//!
//! Start reading at [`process::start`] (starts a command) and [`patch::Patch`] (changes files).

pub mod address;
pub mod blocking;
pub mod changes;
pub mod command;
pub mod config;
pub mod craft;
pub mod diff;
pub mod external;
pub mod files;
pub mod git;
pub mod hex;
pub mod hooks;
pub mod http;
pub mod instructions;
pub mod locks;
pub mod mcp;
pub mod patch;
pub mod plugins;
pub mod process;
pub mod rules;
pub mod sandbox;
pub mod search;
mod skill_interface;
pub mod skills;
pub mod sort;
mod wildcard;
pub mod wording;
pub mod zip;
