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
