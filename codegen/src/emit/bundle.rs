//! `schema.json`: one JSON Schema with all types of a dialect and its messages as unions.

use anyhow::Result;

use crate::{
    bundle::{Bundle, BundledMethod},
    emit::{Output, header},
    json::{Json, Object},
    names::pascal,
    object,
    walk::each_schema,
};

/// The bundled JSON Schema, to be embedded in the binary.
pub fn emit(bundle: &Bundle) -> Result<Output> {
    let name = bundle.protocol.str("name").unwrap_or_default();
    let mut definitions = definitions(bundle, "#/definitions/");
    if !definitions.contains("RequestId") {
        let id = object! {
            "description": "Identifies a request on its connection.",
            "type": vec!["string", "integer"],
        };
        definitions.insert("RequestId", id.into());
    }
    for (union, kind, from) in [
        ("ClientRequest", "request", "client"),
        ("ServerRequest", "request", "server"),
        ("ClientNotification", "notification", "client"),
        ("ServerNotification", "notification", "server"),
    ] {
        let messages: Vec<Json> = bundle
            .methods
            .iter()
            .filter(|m| m.content.str("kind") == Some(kind))
            .filter(|m| matches!(m.content.str("from"), Some(sender) if sender == from || sender == "both"))
            // A name that stands for many is no constant.
            .filter(|m| !m.content.str("method").is_some_and(|name| name.contains('{')))
            .map(message)
            .collect();
        if !messages.is_empty() && !definitions.contains(union) {
            let description = format!("Any {kind} that the {from} may send.");
            definitions.insert(
                union,
                object! { "description": description, "oneOf": Json::Array(messages) }.into(),
            );
        }
    }
    let methods: Vec<Json> = bundle
        .methods
        .iter()
        .map(|method| method.content.clone())
        .map(without_schema)
        .collect();
    let document = object! {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "$comment": header("src/emit/bundle.rs", &format!("{name}/**/*.json")).join(" "),
        "title": bundle.protocol.str("title").unwrap_or_default(),
        "description": bundle.protocol.str("description").unwrap_or_default(),
        "x-dialect": name,
        "x-versions": bundle.protocol.strings("versions"),
        "x-methods": Json::Array(methods),
        "definitions": definitions,
    };
    Ok(Output {
        path: format!("runtime/cli/generated/schema/{name}/schema.json"),
        text: Json::from(document).to_pretty(),
    })
}

/// All definitions, with references that begin with `prefix`. What stands beside a `$ref` is
/// ignored by draft-07, so the reference moves into an `allOf`.
pub(super) fn definitions(bundle: &Bundle, prefix: &str) -> Object {
    let mut definitions = bundle.definitions.clone();
    for (_, schema) in definitions.iter_mut() {
        each_schema(schema, &mut |part| {
            let Some(object) = part.as_object_mut() else {
                return;
            };
            default_tag(object);
            open(object);
            one_of(object);
            let Some(reference) = object.get("$ref").and_then(Json::as_str) else {
                return;
            };
            let reference = reference.replace("#/definitions/", prefix);
            if object.len() == 1 {
                object.insert("$ref", reference.into());
            } else {
                object.remove("$ref");
                object.insert("allOf", vec![object! { "$ref": reference }].into());
            }
        });
    }
    definitions
}

/// An enum or union of which other values are valid, too, says so in the words of JSON Schema.
fn open(object: &mut Object) {
    if object.get("x-open").and_then(Json::as_bool) != Some(true) {
        return;
    }
    if let Some(values) = object.remove("enum") {
        let known = object! { "type": "string", "enum": values };
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

/// The variant that is meant where the tag is absent does not need the tag.
fn default_tag(object: &mut Object) {
    let (Some(default), Some(tag)) = (
        object.get("x-default-tag").cloned(),
        object
            .get("x-tag")
            .and_then(Json::as_str)
            .map(str::to_owned),
    ) else {
        return;
    };
    let Some(Json::Array(variants)) = object.get_mut("oneOf") else {
        return;
    };
    for variant in variants {
        if tags(variant, &tag).contains(&default)
            && let Some(Json::Array(required)) = variant
                .as_object_mut()
                .and_then(|all| all.get_mut("required"))
        {
            required.retain(|name| name.as_str() != Some(&tag));
        }
    }
}

/// The tags of a variant: the fixed values of its member `tag`, or its texts and the names of its members.
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

/// Members of which one must be there.
fn one_of(object: &mut Object) {
    let Some(choice) = object.get("x-one-of") else {
        return;
    };
    let alternatives: Vec<Object> = choice
        .strings("members")
        .into_iter()
        .map(|member| object! { "required": vec![member] })
        .collect();
    if !object.contains("anyOf") {
        object.insert("anyOf", alternatives.into());
    }
}

fn without_schema(mut method: Json) -> Json {
    if let Some(object) = method.as_object_mut() {
        object.remove("$schema");
    }
    method
}

fn message(method: &BundledMethod) -> Json {
    let content = &method.content;
    let is_request = content.str("kind") == Some("request");
    let name = content.str("method").unwrap_or_default();
    let mut properties = Object::default();
    let mut required = Vec::new();
    if is_request {
        properties.insert("id", object! { "$ref": "#/definitions/RequestId" }.into());
        required.push("id");
    }
    properties.insert(
        "method",
        object! { "type": "string", "enum": vec![name] }.into(),
    );
    required.push("method");
    if let Some(params) = content.get("params") {
        properties.insert("params", params.clone());
        if !content.is_true("paramsOptional") {
            required.push("params");
        }
    } else if is_request {
        properties.insert("params", object! { "type": "null" }.into());
    }
    let suffix = if is_request {
        "Request"
    } else {
        "Notification"
    };
    let mut message = object! {
        "title": format!("{}{suffix}", pascal(name)),
        "description": content.str("summary").unwrap_or_default(),
        "type": "object",
        "required": required,
        "properties": properties,
    };
    for (from, to) in [("since", "x-since"), ("until", "x-until")] {
        if let Some(version) = content.get(from) {
            message.insert(to, version.clone());
        }
    }
    if content.str("stability") == Some("experimental") {
        message.insert("x-experimental", true.into());
    }
    message.into()
}
