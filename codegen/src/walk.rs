//! Walks schemas and not plain JSON, because a member of an object may have the name `oneOf` or `$ref`.

use crate::json::{Json, Object};

/// Calls `visit` on every schema inside of `schema` and then on the schema itself.
pub fn each_schema(schema: &mut Json, visit: &mut impl FnMut(&mut Json)) {
    if let Some(object) = schema.as_object_mut() {
        for (keyword, value) in object.iter_mut() {
            match keyword {
                "properties" | "x-published" => {
                    for (_, member) in value.as_object_mut().into_iter().flat_map(Object::iter_mut)
                    {
                        each_schema(member, visit);
                    }
                }
                "items" | "additionalProperties" | "x-payload" => each_schema(value, visit),
                "allOf" | "oneOf" | "anyOf" => {
                    if let Json::Array(parts) = value {
                        for part in parts {
                            each_schema(part, visit);
                        }
                    }
                }
                _ => {}
            }
        }
    }
    visit(schema);
}

/// Calls `visit` on every schema of every definition.
pub fn each_definition(definitions: &mut Object, visit: &mut impl FnMut(&mut Json)) {
    for (_, schema) in definitions.iter_mut() {
        each_schema(schema, visit);
    }
}

/// Returns the name in `#/definitions/Name`.
pub fn definition_name(schema: &Json) -> Option<&str> {
    schema.str("$ref")?.strip_prefix("#/definitions/")
}

/// Returns a schema that refers to a definition.
pub fn reference_to(name: &str) -> Json {
    Json::from(format!("#/definitions/{name}"))
}
