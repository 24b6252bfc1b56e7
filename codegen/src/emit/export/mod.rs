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
    if source.str("stability") == Some("experimental") {
        target.insert("x-experimental", true.into());
    }
}

/// The methods that the published JSON Schema has, with the versions in which it has them: `export.json` may hide a
/// method from some version on, although it is still served.
fn published(bundle: &Bundle) -> Result<Vec<(&str, Json)>> {
    let versions = bundle.protocol.strings("versions");
    let hidden = bundle.export.get("hidden");
    let hidden = hidden.and_then(Json::as_array).unwrap_or_default();
    let mut found = Vec::new();
    for method in &bundle.methods {
        let mut content = method.content.clone();
        let name = method.content.str("method").unwrap_or_default();
        let rule = hidden
            .iter()
            .find(|rule| rule.strings("methods").contains(&name));
        if let Some(rule) = rule {
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
