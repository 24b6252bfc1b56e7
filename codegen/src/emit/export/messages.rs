//! The messages as types: one union per sender and kind, and the JSON-RPC envelopes.

use anyhow::Result;

use super::{mark, published};
use crate::{
    bundle::Bundle,
    json::{Json, Object},
    names::pascal,
    object,
    walk::{each_schema, reference_to},
};

const UNIONS: &[(&str, &str, &str)] = &[
    ("ClientRequest", "request", "client"),
    ("ServerRequest", "request", "server"),
    ("ClientNotification", "notification", "client"),
    ("ServerNotification", "notification", "server"),
];

/// Envelopes: name, message kind in `protocol.json`, description, and members with whether they are required.
type Envelope = (
    &'static str,
    &'static str,
    &'static str,
    &'static [(&'static str, bool)],
);

const ENVELOPES: &[Envelope] = &[
    (
        "JSONRPCRequest",
        "request",
        "A request; the answer has the same id.",
        &[("id", true), ("method", true), ("params", false)],
    ),
    (
        "JSONRPCNotification",
        "notification",
        "A message that nobody answers.",
        &[("method", true), ("params", false)],
    ),
    (
        "JSONRPCResponse",
        "response",
        "The answer to a request that succeeded.",
        &[("id", true), ("result", true)],
    ),
    (
        "JSONRPCError",
        "error",
        "The answer to a request that failed.",
        &[("id", true), ("error", true)],
    ),
];

/// Returns the names of the types that [`messages`] returns, and of the id type.
pub(super) fn names(bundle: &Bundle) -> Vec<String> {
    let has = |kind: &str, from: &str| {
        bundle
            .methods
            .iter()
            .any(|method| is_sent(&method.content, kind, from))
    };
    let unions = UNIONS
        .iter()
        .filter(|(_, kind, from)| has(kind, from))
        .map(|(name, ..)| *name);
    let envelopes = ENVELOPES.iter().map(|(name, ..)| *name);
    unions
        .chain(envelopes)
        .chain(["JSONRPCErrorError", "JSONRPCMessage", "RequestId"])
        .map(str::to_owned)
        .collect()
}

/// Returns the types of the messages by name.
pub fn messages(bundle: &Bundle) -> Result<Vec<(String, Json)>> {
    let methods = published(bundle)?;
    let mut found = Vec::new();
    for (name, kind, from) in UNIONS {
        let variants: Vec<Json> = methods
            .iter()
            .filter(|(_, method)| is_sent(method, kind, from))
            .map(|(name, method)| message(bundle, name, method))
            .collect();
        if variants.is_empty() {
            continue;
        }
        let mut union = object! {
            "description": format!("Any {kind} that the {from} may send."),
            "oneOf": Json::Array(variants),
        };
        let extra = envelope_members(bundle, kind);
        if !extra.is_empty() {
            union.insert("properties", extra.into());
        }
        found.push(((*name).to_owned(), union.into()));
    }
    for (name, kind, description, members) in ENVELOPES {
        found.push((
            (*name).to_owned(),
            envelope(bundle, kind, description, members),
        ));
    }
    found.push(("JSONRPCErrorError".to_owned(), error()));
    let any = ENVELOPES
        .iter()
        .map(|(name, ..)| Json::from(object! { "$ref": reference_to(name) }));
    found.push((
        "JSONRPCMessage".to_owned(),
        object! { "description": "Any message.", "anyOf": Json::Array(any.collect()) }.into(),
    ));
    found.push((
        "RequestId".to_owned(),
        object! {
            "description": "Identifies a request on its connection.",
            "anyOf": vec![
                object! { "type": "string" },
                object! { "type": "integer", "format": "int64" },
            ],
        }
        .into(),
    ));
    Ok(found)
}

/// Tells whether a method has this kind and sender; `both` matches each sender.
fn is_sent(method: &Json, kind: &str, from: &str) -> bool {
    method.str("kind") == Some(kind)
        && method
            .str("from")
            .is_some_and(|side| side == from || side == "both")
}

fn message(bundle: &Bundle, name: &str, method: &Json) -> Json {
    let is_request = method.str("kind") == Some("request");
    let mut properties = Object::default();
    let mut required = Vec::new();
    if is_request {
        properties.insert("id", object! { "$ref": reference_to("RequestId") }.into());
        required.push("id");
    }
    properties.insert("method", method_name(name));
    required.push("method");
    let null = || Json::from(object! { "type": "null" });
    if let Some(params) = method.get("params") {
        let mut params = params.clone();
        if method.is_true("paramsOptional") {
            params = object! { "anyOf": vec![params, null()] }.into();
        } else {
            required.push("params");
        }
        if let (Some(since), Some(params)) = (method.str("paramsSince"), params.as_object_mut()) {
            let versions = bundle.protocol.strings("versions").into_iter();
            let without = versions.take_while(|version| *version != since);
            let without: Object = without
                .map(|version| (version.to_owned(), null()))
                .collect();
            params.insert("x-published", without.into());
        }
        properties.insert("params", params);
    } else if is_request {
        properties.insert("params", null());
    }
    let suffix = if is_request {
        "Request"
    } else {
        "Notification"
    };
    let mut message = object! {
        "title": format!("{}{suffix}", pascal(name)),
        "description": method.str("summary").unwrap_or_default(),
        "type": "object",
        "required": required,
        "properties": properties,
    };
    mark(&mut message, method);
    message.into()
}

/// Returns the schema of a method name: a fixed string, or a pattern for a name with `{placeholders}`.
fn method_name(name: &str) -> Json {
    if !name.contains('{') {
        return object! { "type": "string", "enum": vec![name] }.into();
    }
    let parts = name.split('/').map(|part| match part.starts_with('{') {
        true => "[^/]+",
        false => part,
    });
    let pattern = format!("^{}$", parts.collect::<Vec<_>>().join("/"));
    object! { "type": "string", "pattern": pattern }.into()
}

fn envelope(bundle: &Bundle, kind: &str, description: &str, members: &[(&str, bool)]) -> Json {
    let mut properties = Object::default();
    if bundle.protocol.is_true("jsonrpc") {
        let version = object! { "type": "string", "enum": vec!["2.0"] };
        properties.insert("jsonrpc", version.into());
    }
    for (member, _) in members {
        let schema = match *member {
            "id" => object! { "$ref": reference_to("RequestId") }.into(),
            "method" => object! { "type": "string" }.into(),
            "error" => object! { "$ref": reference_to("JSONRPCErrorError") }.into(),
            _ => Json::Bool(true),
        };
        properties.insert(*member, schema);
    }
    // The general envelope, which both sides send, does not describe members of only one side.
    if kind == "request" {
        for (name, schema) in envelope_members(bundle, kind).iter() {
            properties.insert(name, schema.clone());
        }
    }
    let required = properties.keys().filter(|name| {
        *name == "jsonrpc" || members.iter().any(|(member, must)| member == name && *must)
    });
    let required: Vec<&str> = required.collect();
    object! {
        "description": description,
        "type": "object",
        "required": required,
        "properties": properties.clone(),
    }
    .into()
}

fn error() -> Json {
    object! {
        "description": "What went wrong.",
        "type": "object",
        "required": vec!["code", "message"],
        "properties": object! {
            "code": object! { "type": "integer", "format": "int64" },
            "message": object! { "type": "string" },
            "data": true,
        },
    }
    .into()
}

/// Returns the members that `protocol.json` adds to this kind of message.
fn envelope_members(bundle: &Bundle, kind: &str) -> Object {
    let members = bundle.protocol.get("envelope");
    let members = members.and_then(|kinds| kinds.get(kind)?.as_object());
    let published = |(name, member): (&str, &Json)| {
        let mut schema = Object::default();
        for (keyword, value) in member.as_object().into_iter().flat_map(Object::iter) {
            match keyword {
                "since" | "until" => {}
                _ => schema.insert(keyword, value.clone()),
            }
        }
        mark(&mut schema, member);
        let mut schema = Json::from(schema);
        each_schema(&mut schema, &mut resolve);
        (name.to_owned(), schema)
    };
    members
        .into_iter()
        .flat_map(Object::iter)
        .map(published)
        .collect()
}

/// Resolves a reference in `protocol.json`, which is a path to a types file.
fn resolve(part: &mut Json) {
    let name = part.str("$ref").and_then(|path| path.rsplit('/').next());
    let name = name.map(reference_to);
    if let (Some(reference), Some(part)) = (name, part.as_object_mut()) {
        part.insert("$ref", reference);
    }
}
