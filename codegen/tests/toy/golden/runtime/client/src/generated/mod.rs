// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/src/emit/rust/client.rs from schema/*/protocol.json.

//! Typed requests and events, one module per dialect.

/// Toy notes.
pub mod toy;

pub use toy::ToyClient;
