// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/mod.rs.j2 from schema/dotcraft/protocol.json.

//! DotCraft AppServer
//!
//! JSON-RPC 2.0 between a DotCraft client and an agent server. Either side sends requests. Readers take an absent member and one that is `null` to mean the same; writers leave it out unless the member says otherwise. The text of an error is English and only a default: clients switch on its code. The `data` of an error is optional and may hold `code` (a stable name such as `ThreadNotFound`), `messageKey` and `params` (for translation), `fallbackText` (English text for people) and `detail` (what exactly went wrong). Later releases also use the codes -32056 (an automation was changed by somebody else), -32093 (a request to a marketplace failed) and -32094 (something could not be fetched from a marketplace).
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
