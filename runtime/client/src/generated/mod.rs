// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/src/emit/rust/client.rs from schema/*/protocol.json.

//! Typed requests and events, one module per dialect.

/// Agent Client Protocol.
pub mod acp;
/// Codex app-server.
pub mod codex;
/// DotCraft AppServer.
pub mod dotcraft;

pub use acp::AcpClient;
pub use codex::CodexClient;
pub use dotcraft::DotCraftClient;
