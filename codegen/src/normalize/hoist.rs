//! Names anonymous objects, enums, unions and constants: parent + member, or union + title.

use anyhow::{Result, bail};

use crate::{
    json::{Json, Object},
    names::pascal,
    object,
    walk::reference_to,
};

/// Keywords that describe the member and not the type of its value.
const OF_MEMBER: &[&str] = &[
    "description",
    "default",
    "x-experimental",
    "x-gate",
    "x-lenient",
    "x-null",
    "x-null-until",
    "x-nullable",
    "x-patch",
    "x-since",
    "x-until",
];

pub(super) fn apply(definitions: &mut Object) -> Result<()> {
    let mut result = Object::default();
    let taken: Vec<String> = definitions.keys().map(str::to_owned).collect();
    let mut hoister = Hoister {
        taken,
        found: Vec::new(),
    };
    for (name, schema) in definitions.iter_mut() {
        let mut schema = schema.clone();
        hoister.inside(name, &mut schema)?;
        result.insert(name, schema);
        for (name, schema) in hoister.found.drain(..) {
            result.insert(name, schema);
        }
    }
    *definitions = result;
    Ok(())
}

struct Hoister {
    taken: Vec<String>,
    found: Vec<(String, Json)>,
}

impl Hoister {
    /// Names the anonymous schemas inside of the type `name`.
    fn inside(&mut self, name: &str, schema: &mut Json) -> Result<()> {
        let Some(object) = schema.as_object_mut() else {
            return Ok(());
        };
        if let Some(Json::Object(members)) = object.get_mut("properties") {
            for (member, schema) in members.iter_mut() {
                self.place(&format!("{name}{}", pascal(member)), schema)?;
            }
        }
        for keyword in ["items", "additionalProperties"] {
            if let Some(schema) = object.get_mut(keyword) {
                self.place(&format!("{name}Item"), schema)?;
            }
        }
        if let Some(Json::Array(variants)) = object.get_mut("oneOf") {
            for variant in variants {
                let title = variant.str("title").unwrap_or_default().to_owned();
                if let Some(payload) = variant
                    .as_object_mut()
                    .and_then(|all| all.get_mut("x-payload"))
                {
                    self.place(&format!("{name}{}", pascal(&title)), payload)?;
                }
            }
        }
        Ok(())
    }

    /// Moves a schema that needs a name to a definition, and leaves a reference.
    fn place(&mut self, name: &str, schema: &mut Json) -> Result<()> {
        let Some(object) = schema.as_object_mut() else {
            return Ok(());
        };
        if !needs_name(object) {
            // The items of an array get the name of the member itself.
            for keyword in ["items", "additionalProperties"] {
                if let Some(inner) = object.get_mut(keyword) {
                    self.place(name, inner)?;
                }
            }
            return Ok(());
        }
        if self.taken.iter().any(|taken| taken == name) {
            bail!(
                "an anonymous type would be called `{name}`, which is taken: give it a name of its own"
            );
        }
        self.taken.push(name.to_owned());
        let mut definition = Object::default();
        let mut member = object! { "$ref": reference_to(name) };
        for (keyword, value) in object.iter() {
            let target = if OF_MEMBER.contains(&keyword) {
                &mut member
            } else {
                &mut definition
            };
            target.insert(keyword, value.clone());
        }
        // A constant gets a generated description.
        let constant = object.get("const").and_then(Json::as_str);
        let constant = constant.map(|value| Json::from(format!("Always `{value}`.")));
        if let Some(description) = object.get("description").or(constant.as_ref()) {
            definition.insert("description", description.clone());
            member.insert("description", description.clone());
        }
        *schema = member.into();
        let at = self.found.len();
        let mut definition = Json::from(definition);
        self.inside(name, &mut definition)?;
        self.found.insert(at, (name.to_owned(), definition));
        Ok(())
    }
}

fn needs_name(schema: &Object) -> bool {
    ["properties", "enum", "oneOf"]
        .iter()
        .any(|keyword| schema.contains(keyword))
        || schema
            .get("const")
            .is_some_and(|value| value.as_str().is_some())
}
