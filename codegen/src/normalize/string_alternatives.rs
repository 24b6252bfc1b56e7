//! Merges alternatives that are all strings into one enum: `oneOf: [{enum: [a]}, {const: b}]` becomes `enum: [a, b]`,
//! with the descriptions in `x-values`.

use anyhow::Result;

use crate::{
    json::{Json, Object},
    object,
    walk::each_definition,
};

pub(super) fn apply(definitions: &mut Object) -> Result<()> {
    each_definition(definitions, &mut |schema| {
        if schema.get("x-tag").is_some() {
            return;
        }
        let Some(object) = schema.as_object_mut() else {
            return;
        };
        for keyword in ["oneOf", "anyOf"] {
            let Some(alternatives) = object.get(keyword).and_then(Json::as_array) else {
                continue;
            };
            let is_null = |part: &&Json| part.str("type") == Some("null");
            let nullable = alternatives.iter().any(|part| is_null(&part));
            let strings: Vec<&Json> = alternatives.iter().filter(|part| !is_null(part)).collect();
            if strings.len() < 2 || !strings.iter().all(|part| values(part).is_some()) {
                continue;
            }
            let merged = merge(&strings);
            if nullable {
                let null = object! { "type": "null" };
                object.insert(keyword, vec![merged, null].into());
            } else {
                object.remove(keyword);
                for (name, value) in merged.iter() {
                    if !object.contains(name) {
                        object.insert(name, value.clone());
                    }
                }
            }
        }
    });
    Ok(())
}

fn merge(parts: &[&Json]) -> Object {
    let mut all = Vec::new();
    let mut notes = Object::default();
    for part in parts {
        for value in values(part).unwrap_or_default() {
            let mut note = Object::default();
            for (from, to) in [
                ("title", "title"),
                ("description", "description"),
                ("x-since", "since"),
                ("x-until", "until"),
                ("x-experimental", "experimental"),
                ("x-gate", "x-gate"),
            ] {
                if let Some(text) = part.get(from) {
                    note.insert(to, text.clone());
                }
            }
            let own = part.get("x-values").and_then(|notes| notes.get(value));
            for (name, text) in own
                .and_then(Json::as_object)
                .into_iter()
                .flat_map(Object::iter)
            {
                note.insert(name, text.clone());
            }
            if !note.is_empty() {
                notes.insert(value, note.into());
            }
            all.push(value);
        }
    }
    let mut merged = object! { "type": "string", "enum": all };
    if !notes.is_empty() {
        merged.insert("x-values", notes.into());
    }
    merged
}

fn values(schema: &Json) -> Option<Vec<&str>> {
    match schema.str("const") {
        Some(value) => Some(vec![value]),
        None => schema
            .get("enum")?
            .as_array()?
            .iter()
            .map(Json::as_str)
            .collect(),
    }
}
