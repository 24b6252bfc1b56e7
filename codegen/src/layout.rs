//! Validation of method files, `protocol.json` and `export.json` against `schema/*.schema.json`.
//!
//! Supports only the keywords that these schemas use.

use std::sync::LazyLock;

use crate::json::Json;

static METHOD: LazyLock<Json> =
    LazyLock::new(|| parse(include_str!("../../schema/method.schema.json")));
static PROTOCOL: LazyLock<Json> =
    LazyLock::new(|| parse(include_str!("../../schema/protocol.schema.json")));
static EXPORT: LazyLock<Json> =
    LazyLock::new(|| parse(include_str!("../../schema/export.schema.json")));

/// Returns the errors in a method file: pairs of JSON pointer and reason.
pub fn check_method(content: &Json) -> Vec<(String, String)> {
    check(&METHOD, content)
}

/// Returns the errors in a `protocol.json`: pairs of JSON pointer and reason.
pub fn check_protocol(content: &Json) -> Vec<(String, String)> {
    check(&PROTOCOL, content)
}

/// Returns the errors in an `export.json`: pairs of JSON pointer and reason.
pub fn check_export(content: &Json) -> Vec<(String, String)> {
    check(&EXPORT, content)
}

fn parse(text: &str) -> Json {
    serde_json::from_str(text).expect("the layout schemas are JSON")
}

fn check(schema: &Json, content: &Json) -> Vec<(String, String)> {
    let mut problems = Vec::new();
    walk(schema, schema, content, String::new(), &mut problems);
    problems
}

fn walk(root: &Json, schema: &Json, value: &Json, at: String, out: &mut Vec<(String, String)>) {
    let schema = match schema.str("$ref") {
        Some(reference) => {
            let name = reference.trim_start_matches("#/definitions/");
            let definitions = root.get("definitions").and_then(|all| all.get(name));
            definitions.expect("the layout schemas refer to their own definitions")
        }
        None => schema,
    };
    if let Some(expected) = schema.str("type")
        && !has_type(value, expected)
    {
        out.push((at, format!("expected {expected}")));
        return;
    }
    let allowed = schema.strings("enum");
    if !allowed.is_empty() && !allowed.contains(&value.as_str().unwrap_or_default()) {
        out.push((
            at.clone(),
            format!("expected one of {}", allowed.join(", ")),
        ));
    }
    if let (Some(items), Some(item_schema)) = (value.as_array(), schema.get("items")) {
        for (idx, item) in items.iter().enumerate() {
            walk(root, item_schema, item, format!("{at}/{idx}"), out);
        }
    }
    let Some(object) = value.as_object() else {
        return;
    };
    for name in schema.strings("required") {
        if !object.contains(name) {
            out.push((at.clone(), format!("member `{name}` is missing")));
        }
    }
    for (name, member) in object.iter() {
        let known = schema.get("properties").and_then(|all| all.get(name));
        match (known, schema.get("additionalProperties")) {
            (Some(member_schema), _) => {
                walk(root, member_schema, member, format!("{at}/{name}"), out);
            }
            (None, Some(Json::Bool(false))) => {
                out.push((at.clone(), format!("unknown member `{name}`")));
            }
            (None, Some(any_member)) => {
                walk(root, any_member, member, format!("{at}/{name}"), out);
            }
            (None, None) => {}
        }
    }
}

fn has_type(value: &Json, expected: &str) -> bool {
    match expected {
        "object" => value.as_object().is_some(),
        "array" => value.as_array().is_some(),
        "string" => value.as_str().is_some(),
        "boolean" => value.as_bool().is_some(),
        "integer" => value.as_i64().is_some(),
        _ => true,
    }
}
