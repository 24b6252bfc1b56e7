// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/src/emit/rust/mod.rs from schema/*/protocol.json.

//! One module per dialect.

/// Agent Client Protocol.
pub mod acp;
/// Agent Client Protocol, draft of version 2.
#[cfg(feature = "acp_v2")]
pub mod acp_v2;
/// Codex app-server.
pub mod codex;
/// DotCraft AppServer.
pub mod dotcraft;

/// The members that tell the variants of unions, of all dialects.
pub(crate) const TAGS: &[&str] = &[
    "action",
    "handlerType",
    "kind",
    "mode",
    "operation",
    "outcome",
    "sessionUpdate",
    "state",
    "type",
];

/// What the tests of generated code go through.
#[cfg(test)]
pub(crate) static SUBJECTS: &[&crate::conformance::Subject] = &[
    &acp::conformance::SUBJECT,
    #[cfg(feature = "acp_v2")]
    &acp_v2::conformance::SUBJECT,
    &codex::conformance::SUBJECT,
    &dotcraft::conformance::SUBJECT,
];
