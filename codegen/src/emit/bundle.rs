//! `schema.json`: one JSON Schema of a dialect with all its types and messages, for all versions.
//!
//! The command line embeds the schema and removes the parts that a version does not have. It reads these marks:
//! - `x-since`, `x-until` and `x-experimental` on members, variants, methods and files,
//! - `x-exported`: an experimental element that is exported even without the experimental option,
//! - `x-required`: the versions in which a member is required,
//! - `x-one-of`: members of which exactly one is present,
//! - `x-published`: replacements of the schema, by version,
//! - `x-values`: the same marks, and descriptions, of the values of an enum,
//! - `x-files`: the types that get a file of their own, with their folders,
//! - `x-methods`: the methods, for OpenRPC.

use anyhow::Result;

use crate::{
    bundle::Bundle,
    emit::{Output, export, header},
    json::{Json, Object},
    normalize::all_of,
    object,
    walk::each_definition,
};

/// Keywords that only the code generators use.
const OF_CODE: &[&str] = &[
    "x-default-tag",
    "x-lenient",
    "x-null",
    "x-null-until",
    "x-patch",
    "x-path",
    "x-tag",
];

/// Emits the JSON Schema that the binary embeds.
pub fn emit(bundle: &Bundle) -> Result<Output> {
    let name = bundle.protocol.str("name").unwrap_or_default();
    let methods: Vec<Json> = bundle
        .methods
        .iter()
        .map(|method| without_schema(method.content.clone()))
        .collect();
    let mut document = object! {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "$comment": header("src/emit/bundle.rs", &format!("{}/**/*.json", bundle.folder)).join(" "),
        "title": bundle.protocol.str("title").unwrap_or_default(),
        "description": bundle.protocol.str("description").unwrap_or_default(),
        "x-dialect": name,
        "x-versions": bundle.protocol.strings("versions"),
    };
    if let Some(documents) = bundle.export.get("documents") {
        document.insert("x-documents", documents.clone());
    }
    document.insert("x-files", Json::Array(export::files(bundle)?));
    document.insert("x-methods", Json::Array(methods));
    document.insert("definitions", definitions(bundle)?.into());
    Ok(Output::new(
        format!("runtime/cli/generated/schema/{name}/schema.json"),
        in_lines(&document)?,
    ))
}

/// Formats the document with one line per type and per list element, because it is large and embedded.
fn in_lines(document: &Object) -> Result<String> {
    let mut members = Vec::new();
    for (name, value) in document.iter() {
        let (open, inner, close) = match value {
            Json::Array(items) => {
                let lines = items.iter().map(serde_json::to_string);
                ("[", lines.collect::<Result<Vec<_>, _>>()?, "]")
            }
            Json::Object(members) => {
                let line = |(name, value)| -> Result<String> {
                    Ok(format!("\"{name}\": {}", serde_json::to_string(value)?))
                };
                ("{", members.iter().map(line).collect::<Result<_>>()?, "}")
            }
            value => ("", vec![serde_json::to_string(value)?], ""),
        };
        let inner = inner.join(",\n    ");
        members.push(match open {
            "" => format!("  \"{name}\": {inner}"),
            open => format!("  \"{name}\": {open}\n    {inner}\n  {close}"),
        });
    }
    Ok(format!("{{\n{}\n}}\n", members.join(",\n")))
}

/// Returns all types and messages as standard draft-07 schemas.
fn definitions(bundle: &Bundle) -> Result<Object> {
    let mut definitions = bundle.definitions.clone();
    for (name, schema) in export::messages(bundle)? {
        if !definitions.contains(&name) {
            definitions.insert(name, schema);
        }
    }
    all_of::apply(&mut definitions)?;
    each_definition(&mut definitions, &mut |part| {
        if let Some(schema) = part.as_object_mut() {
            publish(schema);
        }
    });
    Ok(definitions)
}

/// Rewrites one schema from the project's keywords to standard keywords.
fn publish(schema: &mut Object) {
    if schema.remove("x-patch").is_some() {
        allow_null(schema);
    }
    if let Some(common) = schema.remove("x-common") {
        share(schema, &common);
    }
    if schema.remove("x-open").is_some() {
        open(schema);
    }
    if let Some(other) = schema.remove("x-other")
        && let Some(Json::Array(variants)) = schema.get_mut("oneOf")
    {
        variants.push(other);
    }
    for keyword in OF_CODE {
        schema.remove(keyword);
    }
    // Draft-07 ignores keywords beside a `$ref`, so the reference moves into an `allOf`.
    if schema.len() > 1
        && let Some(reference) = schema.remove("$ref")
    {
        schema.insert("allOf", vec![object! { "$ref": reference }].into());
    }
    // Readers without support for `const` understand an enum with one value.
    if let Some(Json::String(value)) = schema.get("const") {
        let value = value.clone();
        schema.remove("const");
        schema.insert("type", "string".into());
        schema.insert("enum", vec![value].into());
    }
    let is_any = |values: &Json| {
        values
            .as_object()
            .is_some_and(|values| values.keys().all(|keyword| keyword == "description"))
    };
    if schema.get("additionalProperties").is_some_and(is_any) {
        schema.insert("additionalProperties", true.into());
    }
}

/// Moves members that all variants of a union have from the variants to the union.
fn share(union: &mut Object, names: &Json) {
    let names: Vec<&str> = names
        .as_array()
        .unwrap_or_default()
        .iter()
        .filter_map(Json::as_str)
        .collect();
    let mut shared = Object::default();
    let mut required: Vec<&str> = Vec::new();
    let Some(Json::Array(variants)) = union.get_mut("oneOf") else {
        return;
    };
    for variant in variants {
        let Some(variant) = variant.as_object_mut() else {
            continue;
        };
        for name in &names {
            let members = variant.get_mut("properties").and_then(Json::as_object_mut);
            if let Some(member) = members.and_then(|members| members.remove(name))
                && !shared.contains(name)
            {
                shared.insert(*name, member);
            }
            if let Some(Json::Array(always)) = variant.get_mut("required") {
                let count = always.len();
                always.retain(|always| always.as_str() != Some(name));
                if always.len() < count && !required.contains(name) {
                    required.push(name);
                }
            }
        }
    }
    let required = Json::from(required);
    union.insert("properties", shared.into());
    union.insert("required", required);
}

/// Marks an enum or union as open, in standard JSON Schema: other values are valid, too.
fn open(object: &mut Object) {
    if let Some(values) = object.remove("enum") {
        let mut known = object! { "type": "string", "enum": values };
        if let Some(notes) = object.remove("x-values") {
            known.insert("x-values", notes);
        }
        let any = object! { "type": "string" };
        object.remove("type");
        object.insert("anyOf", vec![known, any].into());
        return;
    }
    let tag = object
        .get("x-tag")
        .and_then(Json::as_str)
        .unwrap_or_default()
        .to_owned();
    let Some(Json::Array(variants)) = object.get_mut("oneOf") else {
        return;
    };
    let known = Json::Array(variants.iter().flat_map(|part| tags(part, &tag)).collect());
    let texts = object! { "type": "string", "not": object! { "enum": known.clone() } };
    match tag.as_str() {
        "none" => {}
        "external" => {
            let names = object! { "not": object! { "enum": known } };
            variants.push(texts.into());
            variants.push(
                object! {
                    "type": "object",
                    "propertyNames": names,
                    "minProperties": 1i64,
                    "maxProperties": 1i64,
                }
                .into(),
            );
        }
        tag => {
            let mut properties = Object::default();
            properties.insert(tag, texts.into());
            variants.push(
                object! { "type": "object", "required": vec![tag], "properties": properties }
                    .into(),
            );
        }
    }
}

/// Returns the tags of a variant: the fixed values of its member `tag`, or its strings and the names of its members.
fn tags(variant: &Json, tag: &str) -> Vec<Json> {
    let fixed = |schema: &Json| -> Vec<Json> {
        let one = schema.str("const").map(|value| vec![value]);
        let values = one.unwrap_or_else(|| schema.strings("enum"));
        values.into_iter().map(Json::from).collect()
    };
    let members = variant.get("properties").and_then(Json::as_object);
    if tag == "external" {
        let names = members.into_iter().flat_map(Object::keys).map(Json::from);
        return fixed(variant).into_iter().chain(names).collect();
    }
    let mut found = members
        .and_then(|members| members.get(tag))
        .map(fixed)
        .unwrap_or_default();
    for part in variant
        .get("allOf")
        .and_then(Json::as_array)
        .unwrap_or_default()
    {
        found.extend(tags(part, tag));
    }
    found
}

/// Adds `null` to the type of a member that distinguishes `null` from absence.
fn allow_null(schema: &mut Object) {
    match schema.get("type") {
        Some(Json::String(name)) => {
            let both = vec![name.as_str(), "null"].into();
            schema.insert("type", both);
        }
        Some(_) => {}
        None => {
            if let Some(reference) = schema.remove("$ref") {
                let both = vec![object! { "$ref": reference }, object! { "type": "null" }];
                schema.insert("anyOf", both.into());
            }
        }
    }
}

fn without_schema(mut method: Json) -> Json {
    if let Some(object) = method.as_object_mut() {
        object.remove("$schema");
    }
    method
}
