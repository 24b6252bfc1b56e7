//! The tools of the agent, as the model calls them.

pub(super) mod client;
pub(super) mod exec;
pub(super) mod fetch;
pub(super) mod image;
pub(super) mod mcp;
pub(super) mod patch;
pub(super) mod plan;
pub(super) mod question;
