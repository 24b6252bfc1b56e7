//! JSON Schema output: one file per type, in the layout that clients of the protocol know, or one document with all
//! types.
//!
//! Each file is self-contained: its own `definitions` contain all types that it refers to.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;
use serde_json::{Map, Value, json};

use super::bundle::{Bundle, each_schema};

const DRAFT: &str = "http://json-schema.org/draft-07/schema#";

/// Returns all files by their path below the export folder.
pub(crate) fn files(bundle: &Bundle) -> Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    for entry in bundle.list("x-files") {
        // Some types are in the documents only.
        if entry["inline"] == true {
            continue;
        }
        let name = text(entry, "name");
        let Some(schema) = bundle.definition(name) else {
            continue;
        };
        let (name, schema, roots) = if entry["nullable"] == true {
            let reference = format!("#/definitions/{name}");
            let schema = json!({ "anyOf": [{ "$ref": reference }, { "type": "null" }] });
            (format!("Nullable{name}"), schema, vec![name])
        } else {
            (
                name.to_owned(),
                schema.clone(),
                super::bundle::references(schema),
            )
        };
        let path = format!("{}{name}.json", prefix(text(entry, "folder")));
        files.insert(path, pretty(&alone(&name, schema, bundle.closure(roots)))?);
    }
    for document in bundle.list("x-documents") {
        let path = format!("{}.schemas.json", text(document, "name"));
        let title = text(document, "title");
        let definitions = match document["nested"].as_str() {
            Some(folder) => nested(bundle, folder),
            None => flat(bundle, document),
        };
        let schema = json!({ "type": "object" });
        files.insert(path, pretty(&alone(title, schema, definitions))?);
    }
    Ok(files)
}

/// Returns all types as one JSON Schema.
pub(crate) fn document(bundle: &Bundle) -> Result<String> {
    let names = bundle
        .list("x-files")
        .iter()
        .map(|entry| text(entry, "name"));
    let schema = json!({ "description": bundle.get("description"), "$comment": format!("Version {}.", bundle.version()) });
    let title = bundle.get("title").as_str().unwrap_or_default();
    pretty(&alone(title, schema, bundle.closure(names)))
}

fn alone(title: &str, mut schema: Value, definitions: Map<String, Value>) -> Value {
    schema["$schema"] = DRAFT.into();
    schema["title"] = title.into();
    if !definitions.is_empty() {
        schema["definitions"] = definitions.into();
    }
    schema
}

/// Returns the types that the files of one folder and the additional types need.
fn flat(bundle: &Bundle, document: &Value) -> Map<String, Value> {
    let more = document["with"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str);
    bundle.closure(in_folder(bundle, document["folder"].as_str().unwrap_or_default()).chain(more))
}

/// Returns all types. Types that the files of `folder` need and that have no file elsewhere are in a group of that
/// name.
fn nested(bundle: &Bundle, folder: &str) -> Map<String, Value> {
    let elsewhere: BTreeSet<&str> = bundle
        .list("x-files")
        .iter()
        .filter(|entry| text(entry, "folder") != folder)
        .map(|entry| text(entry, "name"))
        .collect();
    let mut inner = bundle.closure(in_folder(bundle, folder));
    inner.retain(|name, _| !elsewhere.contains(name.as_str()));
    let mut outer = bundle.closure(elsewhere);
    outer.retain(|name, _| !inner.contains_key(name));
    let names: BTreeSet<String> = inner.keys().cloned().collect();
    for schema in inner.values_mut().chain(outer.values_mut()) {
        each_schema(schema, &mut |schema| {
            let Some(Value::String(reference)) = schema.get_mut("$ref") else {
                return;
            };
            let name = reference.trim_start_matches("#/definitions/");
            if names.contains(name) {
                *reference = format!("#/definitions/{folder}/{name}");
            }
        });
    }
    outer.insert(folder.to_owned(), inner.into());
    outer
}

fn in_folder<'a>(bundle: &'a Bundle, folder: &'a str) -> impl Iterator<Item = &'a str> {
    let entries = bundle.list("x-files").iter();
    entries
        .filter(move |entry| text(entry, "folder") == folder)
        .map(|entry| text(entry, "name"))
}

fn prefix(folder: &str) -> String {
    match folder {
        "" => String::new(),
        folder => format!("{folder}/"),
    }
}

fn text<'a>(owner: &'a Value, member: &str) -> &'a str {
    owner[member].as_str().unwrap_or_default()
}

fn pretty(value: &Value) -> Result<String> {
    Ok(serde_json::to_string_pretty(value)? + "\n")
}
