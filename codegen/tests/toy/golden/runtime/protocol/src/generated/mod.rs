// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/src/emit/rust/mod.rs from schema/*/protocol.json.

//! One module per dialect.

/// Toy notes.
pub mod toy;
/// Toy notes, second draft.
#[cfg(feature = "toy_v2")]
pub mod toy_v2;

/// The members that tell the variants of unions, of all dialects.
pub(crate) const TAGS: &[&str] = &["kind", "type"];

/// What the tests of generated code go through.
#[cfg(test)]
pub(crate) static SUBJECTS: &[&crate::conformance::Subject] = &[
    &toy::conformance::SUBJECT,
    #[cfg(feature = "toy_v2")]
    &toy_v2::conformance::SUBJECT,
];
