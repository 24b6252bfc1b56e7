//! `x-files`: the types that have a file of their own in the exported JSON Schema.

use anyhow::Result;

use super::{is_named, mark, published};
use crate::{
    bundle::Bundle,
    json::{Json, Object},
    object,
    walk::definition_name,
};

/// Returns one entry per file: `name`, `folder`, whether the file allows `null` (`nullable`), and marks.
///
/// The entries are the params and results of every method, the types of the messages, and the additions of
/// `export.json`. Its `methods` assign the types of a method to a folder; the first match applies. Types with
/// `x-exported` have no file, but are in the documents of the last folder (`inline`).
pub fn files(bundle: &Bundle) -> Result<Vec<Json>> {
    let mut entries = Vec::new();
    for name in super::messages::names(bundle) {
        entries.push(entry(&name, ""));
    }
    for (name, method) in published(bundle)? {
        let folder = folder(bundle, name, &method);
        for part in ["params", "result"] {
            let Some(type_name) = method.get(part).and_then(definition_name) else {
                continue;
            };
            let mut entry = entry(type_name, folder);
            if part == "params" && method.is_true("paramsOptional") {
                entry.insert("nullable", true.into());
            }
            mark(&mut entry, &method);
            if let ("params", Some(since)) = (part, method.get("paramsSince")) {
                entry.insert("x-since", since.clone());
            }
            entries.push(entry);
        }
    }
    let more = bundle.export.get("types").and_then(Json::as_array);
    for item in more.unwrap_or_default() {
        for name in item.strings("names") {
            let mut entry = entry(name, item.str("folder").unwrap_or_default());
            mark(&mut entry, item);
            entries.push(entry);
        }
    }
    let rules = bundle.export.get("methods").and_then(Json::as_array);
    let last = rules.and_then(|rules| rules.last()?.str("folder"));
    for (name, schema) in bundle.definitions.iter() {
        if schema.is_true("x-exported") {
            let mut entry = entry(name, last.unwrap_or_default());
            entry.insert("inline", true.into());
            entries.push(entry);
        }
    }
    Ok(entries.into_iter().map(Json::from).collect())
}

fn entry(name: &str, folder: &str) -> Object {
    object! { "name": name, "folder": folder }
}

fn folder<'a>(bundle: &'a Bundle, name: &str, method: &Json) -> &'a str {
    let rules = bundle.export.get("methods").and_then(Json::as_array);
    let fits = |rule: &&Json| {
        (rule.get("names").is_none() || is_named(rule, "names", name))
            && ["kind", "from"]
                .iter()
                .all(|part| rule.get(part).is_none() || rule.get(part) == method.get(part))
    };
    let rule = rules.unwrap_or_default().iter().find(fits);
    rule.and_then(|rule| rule.str("folder")).unwrap_or_default()
}
