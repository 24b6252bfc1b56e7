//! Definitions for exported schemas: the messages as types, and the file of each type.

mod files;
mod messages;

pub use files::files;
pub use messages::messages;

use anyhow::{Context, Result};

use crate::{
    bundle::Bundle,
    json::{Json, Object},
};

/// Copies the marks of a method or of an entry of `export.json` to a schema, with the prefix `x-`.
fn mark(target: &mut Object, source: &Json) {
    for (from, to) in [("since", "x-since"), ("until", "x-until")] {
        if let Some(version) = source.get(from) {
            target.insert(to, version.clone());
        }
    }
    if source.str("stability") == Some("experimental") || source.is_true("experimental") {
        target.insert("x-experimental", true.into());
    }
    if source.is_true("exported") {
        target.insert("x-exported", true.into());
    }
}

/// Returns the methods of the exported JSON Schema with their versions: `export.json` may hide a method from some
/// version on, although it is still served.
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

/// Returns the rule of `export.json` that hides a method.
fn hidden<'a>(bundle: &'a Bundle, method: &str) -> Option<&'a Json> {
    let rules = bundle.export.get("hidden").and_then(Json::as_array);
    let mut rules = rules.unwrap_or_default().iter();
    rules.find(|rule| is_named(rule, "methods", method))
}

/// Tells whether the TypeScript export omits a method.
pub(super) fn is_hidden_in_typescript(bundle: &Bundle, method: &str) -> bool {
    hidden(bundle, method).is_some_and(|rule| rule.is_true("typescript"))
}

/// Tells whether a list of names contains a name; a `*` at the end of an entry matches any suffix.
fn is_named(rule: &Json, list: &str, name: &str) -> bool {
    let names = rule.strings(list);
    names.iter().any(|pattern| match pattern.strip_suffix('*') {
        Some(prefix) => name.starts_with(prefix),
        None => name == *pattern,
    })
}
