//! Rewrites all forms of "or null" to `x-nullable: true` beside the schema of the value.

use anyhow::Result;

use crate::{
    json::{Json, Object},
    walk::each_definition,
};

pub(super) fn apply(definitions: &mut Object) -> Result<()> {
    each_definition(definitions, &mut |schema| {
        let Some(object) = schema.as_object_mut() else {
            return;
        };
        null_in_type(object);
        null_alternative(object);
        null_of_free_json(object);
    });
    Ok(())
}

/// Handles any-value members with `x-null: write`, which are always written, as `null` if there is no value.
fn null_of_free_json(object: &mut Object) {
    let is_free = !["type", "$ref", "enum", "const", "allOf", "anyOf", "oneOf"]
        .iter()
        .any(|keyword| object.contains(keyword));
    if is_free && object.get("x-null").and_then(Json::as_str) == Some("write") {
        object.insert("x-nullable", true.into());
    }
}

/// Handles `type: [string, null]`.
fn null_in_type(object: &mut Object) {
    let Some(Json::Array(types)) = object.get("type") else {
        return;
    };
    let mut others: Vec<Json> = types
        .iter()
        .filter(|name| name.as_str() != Some("null"))
        .cloned()
        .collect();
    let nullable = others.len() < types.len();
    let replacement = if others.len() == 1 {
        others.remove(0)
    } else {
        Json::Array(others)
    };
    object.insert("type", replacement);
    if nullable {
        object.insert("x-nullable", true.into());
    }
    if let Some(Json::Array(values)) = object.get_mut("enum") {
        values.retain(|value| *value != Json::Null);
    }
}

/// Handles `anyOf: [schema, {type: null}]`.
fn null_alternative(object: &mut Object) {
    for keyword in ["anyOf", "oneOf"] {
        let Some(Json::Array(alternatives)) = object.get_mut(keyword) else {
            continue;
        };
        let count = alternatives.len();
        alternatives.retain(|part| part.str("type") != Some("null"));
        let nullable = alternatives.len() < count;
        if alternatives.len() == 1
            && !object.contains("x-tag")
            && let Some(Json::Array(mut alternatives)) = object.remove(keyword)
            && let Some(Json::Object(only)) = alternatives.pop()
        {
            for (name, value) in only.iter() {
                // The description of the member has priority over that of its value.
                if !object.contains(name) {
                    object.insert(name, value.clone());
                }
            }
        }
        if nullable {
            object.insert("x-nullable", true.into());
        }
    }
}
