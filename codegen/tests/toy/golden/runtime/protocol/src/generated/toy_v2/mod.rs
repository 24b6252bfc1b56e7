// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/mod.rs.j2 from schema/toy/v2/protocol.json.

//! Toy notes, second draft
//!
//! A draft: nothing serves it, so it has types alone.
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
