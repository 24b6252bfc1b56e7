//! What lives in a workspace: processes, commands, patches, diffs, configuration, git, instructions.
//!
//! Everything here is plain data and plain functions on files and processes. The crate knows no engine, no dialect and
//! no model; the agent's tools and the server's workspace methods are both built on it.
//!
//! Start reading at [`process::start`] (run something) and [`patch::Patch`] (change files).

pub mod command;
pub mod config;
pub mod diff;
pub mod files;
pub mod git;
pub mod instructions;
pub mod patch;
pub mod process;
pub mod rules;
pub mod sandbox;
