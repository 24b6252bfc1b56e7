//! OpenRPC output: the methods that a client may call. The member `x-serverMethods` contains the methods that the
//! server calls, in the same form.

use anyhow::Result;
use serde_json::{Map, Value, json};

use super::bundle::{Bundle, each_schema, strings};

const PREFIX: &str = "#/components/schemas/";

/// Marks of a method that OpenRPC does not define, with their `x-` names.
const MARKS: &[(&str, &str)] = &[
    ("since", "x-since"),
    ("until", "x-until"),
    ("capability", "x-capability"),
];

/// Returns the OpenRPC document.
pub(crate) fn document(bundle: &Bundle) -> Result<String> {
    let methods = bundle.list("x-methods");
    let roots = methods
        .iter()
        .flat_map(|method| [type_of(method, "params"), type_of(method, "result")]);
    let mut schemas = bundle.closure(roots.flatten());
    for schema in schemas.values_mut() {
        each_schema(schema, &mut |schema| {
            if let Some(Value::String(reference)) = schema.get_mut("$ref") {
                *reference = reference.replace("#/definitions/", PREFIX);
            }
        });
    }
    let sent_by = |side: &str| -> Vec<Value> {
        let sent = methods
            .iter()
            .filter(|method| method["from"] == side || method["from"] == "both");
        sent.map(|item| method(&schemas, item)).collect()
    };
    let document = json!({
        "openrpc": "1.3.2",
        "info": {
            "title": bundle.get("title"),
            "description": bundle.get("description"),
            "version": bundle.version(),
        },
        "methods": sent_by("client"),
        "x-serverMethods": sent_by("server"),
        "components": { "schemas": schemas },
    });
    Ok(serde_json::to_string_pretty(&document)? + "\n")
}

fn method(schemas: &Map<String, Value>, method: &Value) -> Value {
    let mut item = json!({
        "name": method["method"],
        "summary": method["summary"],
        "description": method["description"],
        "paramStructure": "by-name",
        "params": params(schemas, method),
    });
    // A notification has no result.
    if method["kind"] == "request" {
        let name = type_of(method, "result");
        let mut schema = name.map_or(json!({ "type": "null" }), reference);
        if method["resultOptional"] == true {
            schema = json!({ "anyOf": [schema, { "type": "null" }] });
        }
        item["result"] = json!({ "name": name.unwrap_or("result"), "schema": schema });
    }
    match method["stability"].as_str() {
        Some("deprecated") => item["deprecated"] = true.into(),
        Some("experimental") => item["x-experimental"] = true.into(),
        _ => {}
    }
    if let Value::Array(errors) = &method["errors"] {
        let error = |error: &Value| json!({ "code": error["code"], "message": error["message"], "data": error["when"] });
        item["errors"] = errors.iter().map(error).collect();
    }
    for (from, to) in MARKS {
        if let Some(value) = method.get(from) {
            item[to] = value.clone();
        }
    }
    item
}

/// Returns one descriptor per member of the params, or one for all of them if they are not a plain object.
fn params(schemas: &Map<String, Value>, method: &Value) -> Vec<Value> {
    let Some(name) = type_of(method, "params") else {
        return Vec::new();
    };
    let schema = schemas.get(name).unwrap_or(&Value::Null);
    let Value::Object(members) = &schema["properties"] else {
        if schema["type"] == "object" && schema.get("additionalProperties").is_none() {
            return Vec::new();
        }
        let required = method["paramsOptional"] != true;
        return vec![json!({ "name": "params", "required": required, "schema": reference(name) })];
    };
    let required = strings(&schema["required"]);
    let descriptor = |(name, member): (&String, &Value)| {
        json!({
            "name": name,
            "description": member["description"].as_str().unwrap_or_default(),
            "required": required.contains(name),
            "schema": member,
        })
    };
    members.iter().map(descriptor).collect()
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("{PREFIX}{name}") })
}

fn type_of<'a>(method: &'a Value, part: &str) -> Option<&'a str> {
    method[part]["$ref"].as_str()?.rsplit('/').next()
}
