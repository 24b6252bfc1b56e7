// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/mod.rs.j2 from schema/acp/v2/protocol.json.

//! Agent Client Protocol, draft of version 2
//!
//! The draft of the next version of the Agent Client Protocol. Prompts are answered at once and everything else is told by updates; files and terminals belong to the agent.
#![allow(
    clippy::large_enum_variant,
    clippy::match_single_binding,
    reason = "how large variants are and how many follows from the schema"
)]
#![allow(
    unused_imports,
    reason = "which of the shared imports a dialect needs follows from its schema"
)]

#[cfg(test)]
pub(crate) mod conformance;
mod methods;
mod types;
mod unions;

pub use methods::*;
pub use types::*;
pub use unions::*;
