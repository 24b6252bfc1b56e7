// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/src/emit/rust/mod.rs from schema/*/protocol.json.

//! One module per dialect.

/// Toy notes.
pub mod toy;
/// Toy notes, second draft.
#[cfg(feature = "toy_v2")]
pub mod toy_v2;

/// All dialects, the older ones of a protocol first, also those whose feature is off.
pub static DIALECTS: &[crate::DialectInfo] = &[
    crate::DialectInfo {
        module: "toy",
        protocol: "toy",
        versions: &["1", "2"],
        is_served: true,
    },
    crate::DialectInfo {
        module: "toy_v2",
        protocol: "toy",
        versions: &["2"],
        is_served: false,
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
        "toy" => toy::visit_request(name, visitor),
        #[cfg(feature = "toy_v2")]
        "toy_v2" => toy_v2::visit_request(name, visitor),
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
        "toy" => toy::visit_notification(name, visitor),
        #[cfg(feature = "toy_v2")]
        "toy_v2" => toy_v2::visit_notification(name, visitor),
        _ => None,
    }
}

/// What the tests of generated code go through.
#[cfg(test)]
pub(crate) static SUBJECTS: &[&crate::conformance::Subject] = &[
    &toy::conformance::SUBJECT,
    #[cfg(feature = "toy_v2")]
    &toy_v2::conformance::SUBJECT,
];
