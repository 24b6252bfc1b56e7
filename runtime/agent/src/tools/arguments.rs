//! Arguments of a call and the JSON Schema that its tool declared for them.

use std::cell::Cell;

use serde_json::Value;

/// How many schemas inside of each other are followed. What is deeper fits: a schema can contain itself.
const MAX_DEPTH: usize = 64;

/// How many comparisons are made. What is left after them fits: a small schema can ask for any number of them.
const MAX_STEPS: usize = 100_000;

/// Returns what is wrong with arguments, for the model; `None` if they fit the schema.
///
/// The types, members, elements and fixed values are checked, and nothing else that a schema can say.
pub(super) fn problem(schema: &Value, arguments: &Value) -> Option<String> {
    let check = Check {
        root: schema,
        left: Cell::new(MAX_STEPS),
    };
    check.of(schema, arguments, "", 0)
}

struct Check<'a> {
    root: &'a Value,
    /// How many comparisons may still be made.
    left: Cell<usize>,
}

impl Check<'_> {
    /// `place` is where the value is in the arguments; empty for all of them.
    fn of(&self, schema: &Value, value: &Value, place: &str, depth: usize) -> Option<String> {
        self.left.set(self.left.get().checked_sub(1)?);
        if depth > MAX_DEPTH {
            return None;
        }
        let told = |what: String| match place {
            "" => Some(format!("the arguments: {what}")),
            place => Some(format!("{place}: {what}")),
        };
        if *schema == Value::Bool(false) {
            return told("not allowed".to_owned());
        }
        if let Some(reference) = schema["$ref"].as_str() {
            let target = reference.strip_prefix('#')?;
            return self.of(self.root.pointer(target)?, value, place, depth + 1);
        }
        let kinds: Vec<&str> = match &schema["type"] {
            Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
            kind => kind.as_str().into_iter().collect(),
        };
        if !kinds.is_empty() && !kinds.iter().any(|kind| is_of(value, kind)) {
            return told(format!("must be of type {}", kinds.join(" or ")));
        }
        let fixed = schema["enum"].as_array().map(Vec::as_slice);
        let fixed = fixed.or_else(|| schema.get("const").map(std::slice::from_ref));
        if let Some(fixed) = fixed.filter(|fixed| !fixed.iter().any(|one| is_same(one, value))) {
            let fixed: Vec<String> = fixed.iter().map(Value::to_string).collect();
            return told(format!("must be {}", fixed.join(" or ")));
        }
        for choice in ["anyOf", "oneOf"] {
            // The last choice stands for all of them.
            let mut problem = None;
            for choice in schema[choice].as_array().into_iter().flatten() {
                problem = self.of(choice, value, place, depth + 1);
                if problem.is_none() {
                    break;
                }
            }
            if problem.is_some() {
                return problem;
            }
        }
        let mut all = schema["allOf"].as_array().into_iter().flatten();
        let problem = all.find_map(|part| self.of(part, value, place, depth + 1));
        problem.or_else(|| match value {
            Value::Object(_) => self.members(schema, value, place, depth),
            Value::Array(elements) => elements.iter().enumerate().find_map(|(index, element)| {
                let place = format!("{place}[{index}]");
                self.of(schema.get("items")?, element, &place, depth + 1)
            }),
            _ => None,
        })
    }

    fn members(&self, schema: &Value, value: &Value, place: &str, depth: usize) -> Option<String> {
        let place = |name: &str| match place {
            "" => name.to_owned(),
            place => format!("{place}.{name}"),
        };
        let mut required = schema["required"].as_array().into_iter().flatten();
        let missing = required.find_map(|name| {
            let name = name.as_str()?;
            value.get(name).is_none().then(|| place(name))
        });
        if let Some(missing) = missing {
            return Some(format!("{missing}: missing"));
        }
        // Which further members a pattern names is not looked at.
        let further = match schema.get("patternProperties") {
            Some(_) => None,
            None => schema.get("additionalProperties"),
        };
        value.as_object()?.iter().find_map(|(name, member)| {
            let known = schema.get("properties").and_then(|known| known.get(name));
            self.of(known.or(further)?, member, &place(name), depth + 1)
        })
    }
}

fn is_of(value: &Value, kind: &str) -> bool {
    match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "number" => value.is_number(),
        // 1.0 is an integer, too.
        "integer" => value.is_i64() || value.is_u64() || is_whole(value),
        _ => true,
    }
}

fn is_whole(value: &Value) -> bool {
    value.as_f64().is_some_and(|number| number.fract() == 0.0)
}

fn is_same(fixed: &Value, value: &Value) -> bool {
    fixed == value || (fixed.is_number() && fixed.as_f64() == value.as_f64())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::problem;

    fn check(schema: &Value, cases: &[(Value, Option<&str>)]) {
        for (arguments, expected) in cases {
            let problem = problem(schema, arguments);
            assert_eq!(problem.as_deref(), *expected, "{schema} {arguments}");
        }
    }

    #[test]
    fn members_are_checked() {
        let schema = json!({
            "type": "object",
            "properties": {
                "path": { "type": "string" },
                "lines": { "type": "array", "items": { "type": "integer" } },
                "how": { "enum": ["fast", 1] },
                "more": { "properties": { "a": { "type": ["string", "null"] } }, "required": ["a"] },
            },
            "required": ["path"],
            "additionalProperties": false,
        });
        let path =
            json!({ "path": "/a", "lines": [1, 2.0], "how": 1.0, "more": { "a": null, "b": 1 } });
        check(
            &schema,
            &[
                (path, None),
                (json!({}), Some("path: missing")),
                (json!([]), Some("the arguments: must be of type object")),
                (json!({ "path": 5 }), Some("path: must be of type string")),
                (json!({ "path": "", "zz": 1 }), Some("zz: not allowed")),
                (
                    json!({ "path": "", "lines": [1, 1.5] }),
                    Some("lines[1]: must be of type integer"),
                ),
                (
                    json!({ "path": "", "how": "slow" }),
                    Some("how: must be \"fast\" or 1"),
                ),
                (json!({ "path": "", "more": {} }), Some("more.a: missing")),
                (
                    json!({ "path": "", "more": { "a": 1 } }),
                    Some("more.a: must be of type string or null"),
                ),
            ],
        );
    }

    #[test]
    fn one_choice_is_enough_and_every_part_is_needed() {
        let schema = json!({
            "anyOf": [{ "required": ["a"] }, { "required": ["b"] }],
            "allOf": [{ "properties": { "a": { "$ref": "#/$defs/text" } } }],
            "$defs": { "text": { "type": "string" } },
        });
        check(
            &schema,
            &[
                (json!({ "a": "x" }), None),
                (json!({ "b": 1 }), None),
                (json!({}), Some("b: missing")),
                (json!({ "a": 1 }), Some("a: must be of type string")),
            ],
        );
    }

    #[test]
    fn what_is_not_checked_fits() {
        let value = json!({ "a": "x", "b": [1] });
        for schema in [
            json!({}),
            json!(true),
            json!(7),
            json!({ "type": "zzz" }),
            json!({ "$ref": "#" }),
            json!({ "$ref": "https://example.com/schema" }),
            json!({ "properties": { "a": { "minLength": 9 } } }),
            json!({ "patternProperties": { ".": {} }, "additionalProperties": false }),
            // There is an end to schemas that contain themselves.
            json!({ "allOf": [{ "$ref": "#" }, { "anyOf": [{ "$ref": "#" }] }, { "$ref": "#" }] }),
        ] {
            assert_eq!(problem(&schema, &value), None, "{schema}");
        }
    }
}
