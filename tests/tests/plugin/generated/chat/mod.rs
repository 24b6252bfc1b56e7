// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/mod.rs.j2 from schema/chat/protocol.json.

//! Chat
//!
//! A small protocol of a program that embeds the server: rooms are threads, and what people say there starts turns.
#![allow(
    clippy::large_enum_variant,
    clippy::match_single_binding,
    reason = "how large variants are and how many follows from the schema"
)]
#![allow(
    unused_imports,
    reason = "which of the shared imports a dialect needs follows from its schema"
)]

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
