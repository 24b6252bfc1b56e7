//! Adds to every variant of a union a `title`, its tag value as `x-value`, and its payload without the tag as
//! `x-payload`. A variant without payload has no `x-payload`.

use anyhow::{Context, Result, bail};

use crate::{
    json::{Json, Object},
    names::pascal,
    object,
    walk::{definition_name, each_definition},
};

/// Keywords that stay on the variant; all others belong to the payload.
const OF_VARIANT: &[&str] = &[
    "title",
    "description",
    "x-since",
    "x-until",
    "x-experimental",
    "x-gate",
    "x-exported",
    "x-value",
    "x-payload",
];

pub(super) fn apply(definitions: &mut Object) -> Result<()> {
    let snapshot = definitions.clone();
    let mut failure = None;
    each_definition(definitions, &mut |schema| {
        if let Err(error) = union(schema, &snapshot) {
            failure.get_or_insert(error);
        }
    });
    failure.map_or(Ok(()), Err)
}

fn union(schema: &mut Json, definitions: &Object) -> Result<()> {
    let Some(tag) = schema.str("x-tag").map(str::to_owned) else {
        return Ok(());
    };
    let object = schema.as_object_mut().context("a union is an object")?;
    let alternatives = match (object.remove("oneOf"), object.remove("anyOf")) {
        (Some(Json::Array(variants)), None) | (None, Some(Json::Array(variants))) => variants,
        _ => bail!("a union with x-tag `{tag}` has one list of variants"),
    };
    let mut variants: Vec<Json> = Vec::new();
    for alternative in alternatives {
        if alternative.get("x-payload").is_some() || alternative.get("x-value").is_some() {
            variants.push(alternative);
            continue;
        }
        match tag.as_str() {
            "external" => variants.extend(external(&alternative)?),
            "none" => variants.push(untagged(&alternative)),
            tag => variants.push(tagged(&alternative, tag, definitions)?),
        }
    }
    object.insert("oneOf", Json::Array(variants));
    Ok(())
}

fn head(alternative: &Json) -> Object {
    let members = alternative.as_object().into_iter().flat_map(Object::iter);
    members
        .filter(|(name, _)| OF_VARIANT.contains(name))
        .map(|(name, value)| (name.to_owned(), value.clone()))
        .collect()
}

fn body(alternative: &Json) -> Object {
    let members = alternative.as_object().into_iter().flat_map(Object::iter);
    members
        .filter(|(name, _)| !OF_VARIANT.contains(name) || *name == "description")
        .map(|(name, value)| (name.to_owned(), value.clone()))
        .collect()
}

fn titled(mut variant: Object, value: &str) -> Object {
    if !variant.contains("title") {
        variant.insert("title", pascal(value).into());
    }
    variant.insert("x-value", value.into());
    variant
}

/// Converts strings to variants without payload, and an object with one member to a variant with payload.
fn external(alternative: &Json) -> Result<Vec<Json>> {
    let fixed = alternative.str("const").map(|value| vec![value]);
    let strings = fixed.unwrap_or_else(|| alternative.strings("enum"));
    if !strings.is_empty() {
        let many = strings.len() > 1;
        return Ok(strings
            .into_iter()
            .map(|value| {
                let mut variant = head(alternative);
                if many {
                    variant.remove("title");
                }
                let note = alternative
                    .get("x-values")
                    .and_then(|notes| notes.get(value));
                for (from, to) in [
                    ("title", "title"),
                    ("description", "description"),
                    ("since", "x-since"),
                    ("until", "x-until"),
                    ("experimental", "x-experimental"),
                    ("x-gate", "x-gate"),
                ] {
                    if let Some(text) = note.and_then(|note| note.get(from)) {
                        variant.insert(to, text.clone());
                    }
                }
                titled(variant, value).into()
            })
            .collect());
    }
    let member = alternative
        .get("properties")
        .and_then(Json::as_object)
        .and_then(|members| members.iter().next())
        .context("a variant of an external union is a string or has one member")?;
    let (value, payload) = member;
    let mut variant = titled(head(alternative), value);
    variant.insert("x-payload", payload.clone());
    Ok(vec![variant.into()])
}

fn untagged(alternative: &Json) -> Json {
    let mut variant = head(alternative);
    variant.insert("x-payload", body(alternative).into());
    variant.into()
}

fn tagged(alternative: &Json, tag: &str, definitions: &Object) -> Result<Json> {
    let mut payload = body(alternative);
    let value =
        take_tag(&mut payload, tag).with_context(|| format!("a variant has no fixed `{tag}`"))?;
    let mut variant = titled(head(alternative), &value);
    if let Some(payload) = simplified(payload, tag, definitions) {
        variant.insert("x-payload", payload);
    }
    Ok(variant.into())
}

/// Removes the tag from the schema's own properties or from those of a part of its `allOf`, and returns its value.
fn take_tag(schema: &mut Object, tag: &str) -> Option<String> {
    if let Some(Json::Array(required)) = schema.get_mut("required") {
        required.retain(|name| name.as_str() != Some(tag));
    }
    let own = schema
        .get_mut("properties")
        .and_then(Json::as_object_mut)
        .and_then(|members| members.remove(tag));
    if let Some(value) = own.as_ref().and_then(|member| member.str("const")) {
        return Some(value.to_owned());
    }
    let Some(Json::Array(parts)) = schema.get_mut("allOf") else {
        return None;
    };
    parts
        .iter_mut()
        .find_map(|part| take_tag(part.as_object_mut()?, tag))
}

/// Returns `None` for a variant without members, and a plain reference if only one type is left.
fn simplified(mut payload: Object, tag: &str, definitions: &Object) -> Option<Json> {
    let is_empty = |schema: &Json| {
        schema.get("$ref").is_none()
            && schema.get("allOf").is_none()
            && schema
                .get("properties")
                .and_then(Json::as_object)
                .is_none_or(Object::is_empty)
    };
    if let Some(Json::Array(parts)) = payload.get_mut("allOf") {
        parts.retain(|part| !is_empty(part));
        if parts.is_empty() {
            payload.remove("allOf");
        }
    }
    let as_json = Json::from(payload.clone());
    if is_empty(&as_json) {
        return None;
    }
    let own = payload
        .get("properties")
        .and_then(Json::as_object)
        .is_none_or(Object::is_empty);
    if let (true, Some([only])) = (own, payload.get("allOf").and_then(Json::as_array))
        && let Some(name) = definition_name(only)
    {
        // A type that contains the tag itself cannot be the payload.
        let target = definitions
            .get(name)
            .and_then(|target| target.get("properties"));
        if target.and_then(|members| members.get(tag)).is_none() {
            return Some(object! { "$ref": only.str("$ref").unwrap_or_default() }.into());
        }
        payload.insert("x-without", tag.into());
    }
    Some(payload.into())
}
