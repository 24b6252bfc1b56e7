// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/src/emit/rust/mod.rs from schema/*/protocol.json.

//! One module per dialect.

/// Agent Client Protocol.
pub mod acp;
/// Agent Client Protocol, draft of version 2.
pub mod acp_v2;
/// Codex app-server.
pub mod codex;
/// DotCraft AppServer.
pub mod dotcraft;

/// All dialects, the older ones of a protocol first, also those whose feature is off.
pub static DIALECTS: &[crate::DialectInfo] = &[
    crate::DialectInfo {
        module: "acp",
        protocol: "acp",
        versions: &["1"],
        is_served: true,
    },
    crate::DialectInfo {
        module: "acp_v2",
        protocol: "acp",
        versions: &["2"],
        is_served: true,
    },
    crate::DialectInfo {
        module: "codex",
        protocol: "codex",
        versions: &["0.97", "0.169"],
        is_served: true,
    },
    crate::DialectInfo {
        module: "dotcraft",
        protocol: "dotcraft",
        versions: &["1"],
        is_served: true,
    },
];

/// Hands the marker type of a request of the dialect `module` to a visitor; `None` for names that are unknown, and
/// for a dialect whose feature is off.
pub fn visit_request<V: crate::MethodVisitor>(
    module: &str,
    name: &str,
    visitor: V,
) -> Option<V::Output> {
    match module {
        "acp" => acp::visit_request(name, visitor),
        "acp_v2" => acp_v2::visit_request(name, visitor),
        "codex" => codex::visit_request(name, visitor),
        "dotcraft" => dotcraft::visit_request(name, visitor),
        _ => None,
    }
}

/// Hands the marker type of a notification of the dialect `module` to a visitor; `None` for names that are unknown, and
/// for a dialect whose feature is off.
pub fn visit_notification<V: crate::MethodVisitor>(
    module: &str,
    name: &str,
    visitor: V,
) -> Option<V::Output> {
    match module {
        "acp" => acp::visit_notification(name, visitor),
        "acp_v2" => acp_v2::visit_notification(name, visitor),
        "codex" => codex::visit_notification(name, visitor),
        "dotcraft" => dotcraft::visit_notification(name, visitor),
        _ => None,
    }
}

/// What the tests of generated code go through.
#[cfg(test)]
pub(crate) static SUBJECTS: &[&crate::conformance::Subject] = &[
    &acp::conformance::SUBJECT,
    &acp_v2::conformance::SUBJECT,
    &codex::conformance::SUBJECT,
    &dotcraft::conformance::SUBJECT,
];
