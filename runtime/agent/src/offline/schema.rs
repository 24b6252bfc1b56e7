//! A value for a JSON Schema, for turns whose answer must fit one.

use serde_json::{Map, Value};

/// How many schemas inside of each other are followed. Deeper ones, such as those that contain themselves, give `null`.
const MAX_DEPTH: usize = 16;

/// Returns the smallest value that fits the schema, as far as its types, members, lengths and limits go. Strings have
/// the beginning of `text`.
pub(super) fn example(schema: &Value, text: &str) -> Value {
    Example { root: schema, text }.of(schema, 0)
}

struct Example<'a> {
    root: &'a Value,
    text: &'a str,
}

impl Example<'_> {
    fn of(&self, schema: &Value, depth: usize) -> Value {
        if depth > MAX_DEPTH {
            return Value::Null;
        }
        if let Some(reference) = schema["$ref"].as_str() {
            let target = reference.strip_prefix('#');
            let target = target.and_then(|path| self.root.pointer(path));
            return target.map_or(Value::Null, |target| self.of(target, depth + 1));
        }
        if let Some(fixed) = schema.get("const").or_else(|| schema["enum"].get(0)) {
            return fixed.clone();
        }
        for choice in ["anyOf", "oneOf", "allOf"] {
            if let Some(first) = schema[choice].get(0) {
                return self.of(first, depth + 1);
            }
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) => kinds.first().and_then(Value::as_str),
            kind => kind.as_str(),
        };
        match kind {
            Some("object") => self.object(schema, depth),
            Some("array") => {
                let count = schema["minItems"].as_u64().unwrap_or(0);
                (0..count)
                    .map(|_| self.of(&schema["items"], depth + 1))
                    .collect()
            }
            Some("integer" | "number") => match &schema["minimum"] {
                Value::Null => 0.into(),
                least => least.clone(),
            },
            Some("boolean") => false.into(),
            Some("null") => Value::Null,
            Some("string") => self.string(schema).into(),
            _ if schema["properties"].is_object() => self.object(schema, depth),
            _ => self.text.into(),
        }
    }

    /// Members that are not required are left out.
    fn object(&self, schema: &Value, depth: usize) -> Value {
        let names = schema["required"].as_array().into_iter().flatten();
        let members: Map<String, Value> = names
            .filter_map(Value::as_str)
            .map(|name| {
                let value = self.of(&schema["properties"][name], depth + 1);
                (name.to_owned(), value)
            })
            .collect();
        members.into()
    }

    fn string(&self, schema: &Value) -> String {
        let length = |name: &str| {
            let length = schema[name].as_u64();
            length.map(|length| usize::try_from(length).unwrap_or(usize::MAX))
        };
        let most = length("maxLength").unwrap_or(usize::MAX);
        let mut text: String = self.text.chars().take(most).collect();
        // A limit that nobody means is not worth the memory.
        let least = length("minLength").unwrap_or(0).min(1 << 16);
        let missing = least.saturating_sub(text.chars().count());
        text.extend(std::iter::repeat_n('.', missing));
        text
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::example;

    #[test]
    fn an_example_fits_its_schema() {
        let title = json!({
            "type": "object",
            "properties": { "title": { "type": "string", "minLength": 1, "maxLength": 8 }, "more": {} },
            "required": ["title"],
        });
        for (schema, fits) in [
            (title.clone(), json!({ "title": "run: tou" })),
            (
                json!({ "type": "string", "minLength": 12 }),
                json!("run: touch.."),
            ),
            (
                json!({ "type": ["integer", "null"], "minimum": 3 }),
                json!(3),
            ),
            (json!({ "type": "number" }), json!(0)),
            (
                json!({ "type": "array", "items": { "type": "boolean" } }),
                json!([]),
            ),
            (
                json!({ "type": "array", "items": { "enum": ["a", "b"] }, "minItems": 2 }),
                json!(["a", "a"]),
            ),
            (
                json!({ "anyOf": [{ "$ref": "#/$defs/one" }], "$defs": { "one": { "const": 1 } } }),
                json!(1),
            ),
            (
                json!({ "properties": { "a": {} }, "required": ["a"] }),
                json!({ "a": "run: touch" }),
            ),
            (json!({ "type": "null" }), Value::Null),
            (json!(true), json!("run: touch")),
        ] {
            assert_eq!(example(&schema, "run: touch"), fits, "{schema}");
        }
    }

    #[test]
    fn a_schema_in_itself_has_an_end() {
        let list = json!({
            "type": "object",
            "properties": { "next": { "$ref": "#" } },
            "required": ["next"],
        });
        assert!(example(&list, "x").to_string().len() < 1_000);
    }
}
