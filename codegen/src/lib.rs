//! Turns the hand-written JSON Schemas under `schema/` into everything that has to agree on the
//! wire: Rust types and routers, Python and TypeScript clients, JSON Schema, OpenRPC, documents.
//!
//! The way of a schema: [`load`] reads the files, [`lint`] refuses what is unclear.

pub mod json;
pub mod layout;
pub mod lint;
pub mod load;
pub mod refs;
