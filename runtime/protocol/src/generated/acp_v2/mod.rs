// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/mod.rs.j2 from schema/acp/v2/protocol.json.

//! Agent Client Protocol, draft of version 2
//!
//! The draft of the next version of the Agent Client Protocol. Prompts are answered at once and everything else is told by updates; files and terminals belong to the agent. It follows the published draft 2.0.0-alpha.3, is experimental, and changes with the draft; a client gets it only by asking for protocol version 2.
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
pub mod errors;
mod gates;
mod methods;
mod router;
mod types;
mod unions;

pub use methods::*;
pub use router::*;
pub use types::*;
pub use unions::*;
