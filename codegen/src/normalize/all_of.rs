//! Merges the parts of an `allOf` into one object, or into a plain reference if it contains one reference with a
//! description.

use std::collections::BTreeSet;

use anyhow::{Result, bail};

use crate::{
    json::{Json, Object},
    walk::{definition_name, each_definition},
};

pub(crate) fn apply(definitions: &mut Object) -> Result<()> {
    // Parts that are an `allOf` themselves are merged in a later round.
    loop {
        let snapshot = definitions.clone();
        let mut failure = None;
        each_definition(definitions, &mut |schema| {
            if let Err(error) = merge(schema, &snapshot) {
                failure.get_or_insert(error);
            }
        });
        if let Some(error) = failure {
            return Err(error);
        }
        if *definitions == snapshot {
            return Ok(());
        }
    }
}

fn merge(schema: &mut Json, definitions: &Object) -> Result<()> {
    let Some(object) = schema.as_object_mut() else {
        return Ok(());
    };
    let Some(Json::Array(parts)) = object.remove("allOf") else {
        return Ok(());
    };
    let without = object.remove("x-without");
    let without = without.as_ref().and_then(Json::as_str).unwrap_or_default();
    if let ([only], false, true) = (
        parts.as_slice(),
        object.contains("properties"),
        without.is_empty(),
    ) && let Some(reference) = only.get("$ref")
    {
        object.insert("$ref", reference.clone());
        return Ok(());
    }
    let mut members = Object::default();
    let mut required: BTreeSet<String> = BTreeSet::new();
    let own = Json::from(object.clone());
    let mut waiting = Vec::new();
    for part in parts.iter().chain([&own]) {
        let target = match definition_name(part) {
            None => part,
            Some(name) => match definitions.get(name) {
                Some(target) => target,
                None => bail!("allOf refers to `{name}`, which does not exist"),
            },
        };
        if target.get("allOf").is_some() {
            waiting.push(part.clone());
            continue;
        }
        for (name, member) in target
            .get("properties")
            .and_then(Json::as_object)
            .into_iter()
            .flat_map(Object::iter)
        {
            if name != without {
                members.insert(name, member.clone());
            }
        }
        if let (Some(choice), false) = (target.get("x-one-of"), object.contains("x-one-of")) {
            object.insert("x-one-of", choice.clone());
        }
        required.extend(target.strings("required").into_iter().map(str::to_owned));
    }
    if !waiting.is_empty() {
        object.insert("allOf", Json::Array(parts));
        if !without.is_empty() {
            object.insert("x-without", without.into());
        }
        return Ok(());
    }
    let required: Vec<&str> = members
        .keys()
        .filter(|name| required.contains(*name))
        .collect();
    let required = Json::from(required);
    object.insert("type", "object".into());
    object.insert("properties", members.into());
    object.insert("required", required);
    Ok(())
}
