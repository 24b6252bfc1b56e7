//! The content of a form and the schema that the form was made with.

use std::collections::BTreeMap;

use threadwire_protocol::acp::{
    ElicitationContentValue as Value, ElicitationPropertySchema as Property, ElicitationSchema,
    EnumOption, MultiSelectItems,
};

pub(super) type Content = BTreeMap<String, Value>;

/// Returns what is wrong with the content of a form; `None` if it fits. Patterns and formats are hints for the client
/// and are not checked, and neither are members that the form does not have.
pub(super) fn problem(schema: &ElicitationSchema, content: &Content) -> Option<String> {
    let required = schema.required.as_deref().unwrap_or_default();
    // Some clients send `null` for what was left out, or an empty text.
    let is_left_out = |name: &String, value: &Value| match value {
        Value::Unknown(raw) => raw.get() == "null",
        Value::String(text) => text.is_empty() && !required.contains(name),
        _ => false,
    };
    let given = |name| (content.get(name)).filter(|value| !is_left_out(name, value));
    if let Some(missing) = required.iter().find(|name| given(name).is_none()) {
        return Some(format!("{missing}: missing"));
    }
    schema
        .properties
        .iter()
        .flatten()
        .find(|(name, property)| given(name).is_some_and(|value| !fits(property, value)))
        .map(|(name, _)| format!("{name}: not a value that the form allows"))
}

fn fits(property: &Property, value: &Value) -> bool {
    match (property, value) {
        (Property::String(property), Value::String(text)) => {
            let length = text.chars().count() as u64;
            is_within(length, property.min_length, property.max_length)
                && is_choice(property.enum_.as_deref(), text)
                && is_option(property.one_of.as_deref(), text)
        }
        (Property::Integer(property), Value::Integer(number)) => {
            is_within(*number, property.minimum, property.maximum)
        }
        // 1.0 is an integer, too.
        (Property::Integer(property), Value::Number(number)) => {
            let limit = |limit: Option<i64>| limit.map(|limit| limit as f64);
            number.fract() == 0.0
                && is_within(*number, limit(property.minimum), limit(property.maximum))
        }
        (Property::Number(property), Value::Integer(number)) => {
            is_within(*number as f64, property.minimum, property.maximum)
        }
        (Property::Number(property), Value::Number(number)) => {
            is_within(*number, property.minimum, property.maximum)
        }
        (Property::Boolean(_), Value::Boolean(_)) => true,
        (Property::Array(property), Value::StringArray(texts)) => {
            is_within(texts.len() as u64, property.min_items, property.max_items)
                && texts.iter().all(|text| match &property.items {
                    MultiSelectItems::String(items) => is_choice(Some(&items.enum_), text),
                    MultiSelectItems::Titled(items) => is_option(Some(&items.any_of), text),
                    MultiSelectItems::Unknown(_) => true,
                })
        }
        (Property::Unknown(_), _) => true,
        _ => false,
    }
}

fn is_within<T: PartialOrd, L: Into<T>>(value: T, least: Option<L>, most: Option<L>) -> bool {
    least.is_none_or(|least| value >= least.into()) && most.is_none_or(|most| value <= most.into())
}

fn is_choice(choices: Option<&[String]>, text: &str) -> bool {
    choices.is_none_or(|choices| choices.iter().any(|choice| choice == text))
}

fn is_option(options: Option<&[EnumOption]>, text: &str) -> bool {
    options.is_none_or(|options| options.iter().any(|option| option.const_ == text))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn content_is_held_against_its_schema() {
        let schema = json!({
            "type": "object",
            "properties": {
                "name": { "type": "string", "minLength": 2, "maxLength": 3 },
                "size": { "type": "string", "enum": ["S", "L"] },
                "color": { "type": "string", "oneOf": [{ "const": "red", "title": "Red" }] },
                "count": { "type": "integer", "minimum": 1, "maximum": 9 },
                "share": { "type": "number", "maximum": 0.5 },
                "sure": { "type": "boolean" },
                "tags": { "type": "array", "maxItems": 1, "items": { "type": "string", "enum": ["a", "b"] } },
            },
            "required": ["name"],
        });
        let schema: ElicitationSchema = serde_json::from_value(schema).unwrap();
        for (more, wrong) in [
            (json!({}), None),
            (
                json!({ "size": "L", "color": "red", "count": 9, "share": 0.5, "sure": true, "tags": ["b"] }),
                None,
            ),
            (
                json!({ "count": null, "share": -1, "size": "", "other": 1 }),
                None,
            ),
            (json!({ "count": 2.0 }), None),
            (json!({ "name": null }), Some("name: missing")),
            (json!({ "name": "é" }), Some("name")),
            (json!({ "name": "long" }), Some("name")),
            (json!({ "name": 12 }), Some("name")),
            (json!({ "size": "M" }), Some("size")),
            (json!({ "color": "Red" }), Some("color")),
            (json!({ "count": 0 }), Some("count")),
            (json!({ "count": 1.5 }), Some("count")),
            (json!({ "share": 0.6 }), Some("share")),
            (json!({ "sure": "true" }), Some("sure")),
            (json!({ "tags": "a" }), Some("tags")),
            (json!({ "tags": ["c"] }), Some("tags")),
            (json!({ "tags": ["a", "b"] }), Some("tags")),
        ] {
            let mut content = json!({ "name": "ab" });
            let members = content.as_object_mut().unwrap();
            members.extend(more.as_object().unwrap().clone());
            let content: Content = serde_json::from_value(content).unwrap();
            let problem = problem(&schema, &content);
            match wrong {
                Some(wrong) => assert!(
                    problem
                        .as_ref()
                        .is_some_and(|problem| problem.starts_with(wrong)),
                    "{more}: {problem:?}"
                ),
                None => assert_eq!(problem, None, "{more}"),
            }
        }
    }
}
