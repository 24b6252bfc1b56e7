//! What clients know a protocol by: the messages as types, and which type stands in which file.

mod files;
mod messages;

pub use files::files;
pub use messages::messages;

use anyhow::{Context, Result};

use crate::{
    bundle::Bundle,
    json::{Json, Object},
};

/// Moves the marks of a method or of an entry of `export.json` to a schema, where they are called `x-…`.
fn mark(target: &mut Object, source: &Json) {
    for (from, to) in [("since", "x-since"), ("until", "x-until")] {
        if let Some(version) = source.get(from) {
            target.insert(to, version.clone());
        }
    }
    if source.str("stability") == Some("experimental") || source.is_true("experimental") {
        target.insert("x-experimental", true.into());
    }
}

/// The methods that the published JSON Schema has, with the versions in which it has them: `export.json` may hide a
/// method from some version on, although it is still served.
fn published(bundle: &Bundle) -> Result<Vec<(&str, Json)>> {
    let versions = bundle.protocol.strings("versions");
    let mut found = Vec::new();
    for method in &bundle.methods {
        let mut content = method.content.clone();
        let name = method.content.str("method").unwrap_or_default();
        if let Some(rule) = hidden(bundle, name) {
            let since = rule.str("since").unwrap_or_default();
            let at = versions.iter().position(|version| *version == since);
            match at.with_context(|| format!("export.json: unknown version `{since}`"))? {
                0 => continue,
                at => {
                    let last = Json::from(versions[at - 1]);
                    let content = content.as_object_mut().context("a method is an object")?;
                    content.insert("until", last);
                }
            }
        }
        found.push((name, content));
    }
    Ok(found)
}

/// The rule of `export.json` that hides a method.
fn hidden<'a>(bundle: &'a Bundle, method: &str) -> Option<&'a Json> {
    let rules = bundle.export.get("hidden").and_then(Json::as_array);
    let mut rules = rules.unwrap_or_default().iter();
    rules.find(|rule| is_named(rule, "methods", method))
}

/// Whether TypeScript leaves a method out.
pub(super) fn is_hidden_in_typescript(bundle: &Bundle, method: &str) -> bool {
    hidden(bundle, method).is_some_and(|rule| rule.is_true("typescript"))
}

/// Whether a list of names has this one; a `*` at the end of a name stands for any rest.
fn is_named(rule: &Json, list: &str, name: &str) -> bool {
    let names = rule.strings(list);
    names.iter().any(|pattern| match pattern.strip_suffix('*') {
        Some(prefix) => name.starts_with(prefix),
        None => name == *pattern,
    })
}
