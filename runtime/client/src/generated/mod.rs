// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/src/emit/rust/client.rs from schema/*/protocol.json.

//! Typed requests and events, one module per dialect.

/// Agent Client Protocol.
pub mod acp;
/// Agent Client Protocol, draft of version 2.
pub mod acp_v2;
/// Codex app-server.
pub mod codex;
/// DotCraft AppServer.
pub mod dotcraft;

pub use acp::AcpClient;
pub use acp_v2::AcpV2Client;
pub use codex::CodexClient;
pub use dotcraft::DotCraftClient;
