//! A value for a JSON Schema, for turns whose answer must fit one.

use std::cell::Cell;

use serde_json::{Map, Value};

/// How many schemas inside of each other are followed. Deeper ones, such as those that contain themselves, give `null`.
const MAX_DEPTH: usize = 16;

/// About how many bytes a value may have. What comes after them is `null`: a few schemas can ask for any size.
const MAX_SIZE: usize = 64 << 10;

/// Returns the smallest value that fits the schema, as far as its types, members, lengths and limits go. Strings have
/// the beginning of `text`.
pub(super) fn example(schema: &Value, text: &str) -> Value {
    let example = Example {
        root: schema,
        text,
        left: Cell::new(MAX_SIZE),
    };
    example.of(schema, 0)
}

struct Example<'a> {
    root: &'a Value,
    text: &'a str,
    /// How many bytes the value may still have.
    left: Cell<usize>,
}

impl Example<'_> {
    fn of(&self, schema: &Value, depth: usize) -> Value {
        if !self.takes(1) || depth > MAX_DEPTH {
            return Value::Null;
        }
        if let Some(reference) = schema["$ref"].as_str() {
            let target = reference.strip_prefix('#');
            let target = target.and_then(|path| self.root.pointer(path));
            return target.map_or(Value::Null, |target| self.of(target, depth + 1));
        }
        if let Some(fixed) = schema.get("const").or_else(|| schema["enum"].get(0)) {
            return match self.takes(fixed.to_string().len()) {
                true => fixed.clone(),
                false => Value::Null,
            };
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
                    .take_while(|_| self.left.get() > 0)
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
            _ => self.string(schema).into(),
        }
    }

    /// Takes some bytes of those that are left; `false` if there are not as many, and then none are left.
    fn takes(&self, size: usize) -> bool {
        let left = self.left.get().checked_sub(size);
        self.left.set(left.unwrap_or(0));
        left.is_some()
    }

    /// Members that are not required are left out.
    fn object(&self, schema: &Value, depth: usize) -> Value {
        let names = schema["required"].as_array().into_iter().flatten();
        let mut members = Map::new();
        for name in names.filter_map(Value::as_str) {
            let value = self.of(&schema["properties"][name], depth + 1);
            members.insert(name.to_owned(), value);
        }
        members.into()
    }

    fn string(&self, schema: &Value) -> String {
        let length = |name: &str| {
            let length = schema[name].as_u64();
            length.map(|length| usize::try_from(length).unwrap_or(usize::MAX))
        };
        let most = length("maxLength").unwrap_or(usize::MAX);
        let most = most.min(self.left.get());
        let mut text: String = self.text.chars().take(most).collect();
        let least = length("minLength").unwrap_or(0).min(self.left.get());
        let missing = least.saturating_sub(text.chars().count());
        text.extend(std::iter::repeat_n('.', missing));
        self.takes(text.len());
        text
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{MAX_SIZE, example};

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

    #[test]
    fn a_schema_cannot_ask_for_any_size() {
        let list = json!({ "type": "array", "items": { "$ref": "#" }, "minItems": u64::MAX });
        let members: Vec<_> = (0..100).map(|member| member.to_string()).collect();
        let tree = json!({
            "type": "object",
            "additionalProperties": false,
            "properties": members.iter().map(|name| (name.clone(), json!({ "$ref": "#" }))).collect::<serde_json::Map<_, _>>(),
            "required": members,
        });
        let text = json!({ "type": "string", "minLength": u64::MAX });
        let texts =
            json!({ "type": "array", "items": { "type": "string" }, "minItems": 1_000_000 });
        let long = "x".repeat(10_000_000);
        for schema in [list, tree, text, texts] {
            let value = example(&schema, &long).to_string();
            assert!(value.len() < 64 * MAX_SIZE, "{}", value.len());
        }
    }
}
