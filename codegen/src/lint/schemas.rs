//! Checks of types: keywords, descriptions, unions, references.

use std::collections::{BTreeMap, BTreeSet};

use heck::ToSnakeCase as _;

use super::{Linter, Place, array, elements, properties};
use crate::{
    json::{Json, Object},
    load::File,
    refs,
};

/// Keywords that a schema may use. Any other keyword is a mistake or has no meaning for the generator.
const KEYWORDS: &[&str] = &[
    "$ref",
    "additionalProperties",
    "allOf",
    "anyOf",
    "const",
    "default",
    "description",
    "enum",
    "examples",
    "format",
    "items",
    "maxItems",
    "maxLength",
    "maximum",
    "minItems",
    "minLength",
    "minimum",
    "oneOf",
    "pattern",
    "properties",
    "required",
    "title",
    "type",
    "x-common",
    "x-default-tag",
    "x-experimental",
    "x-exported",
    "x-gate",
    "x-lenient",
    "x-null",
    "x-null-until",
    "x-one-of",
    "x-open",
    "x-other",
    "x-patch",
    "x-path",
    "x-published",
    "x-required",
    "x-since",
    "x-tag",
    "x-until",
    "x-values",
];

/// The members of one entry of `x-values`.
const VALUE_KEYWORDS: &[&str] = &[
    "title",
    "description",
    "since",
    "until",
    "experimental",
    "x-gate",
];

const FORMATS: &[&str] = &[
    "int32", "int64", "uint8", "uint16", "uint32", "uint64", "double", "float",
];

impl<'a> Linter<'a> {
    pub(super) fn types_file(&mut self, file: &'a File) {
        let Some(types) = file.content.as_object() else {
            return;
        };
        for (name, schema) in types.iter() {
            let place = Place {
                file: &file.path,
                at: format!("/{name}"),
            };
            self.described(&place, schema, "type");
            self.schema(&place, schema);
        }
    }

    /// Checks a schema and everything in it, except for its own description.
    pub(super) fn schema(&mut self, place: &Place<'_>, schema: &Json) {
        let object = match schema {
            Json::Object(object) => object,
            Json::Bool(true) => return,
            _ => return self.problem(place, "a schema is an object"),
        };
        for (keyword, value) in object.iter() {
            if !KEYWORDS.contains(&keyword) {
                self.problem(place, format!("unknown keyword `{keyword}`"));
            }
            match keyword {
                "properties" => self.members(place, object, value),
                "items" => self.schema(&place.then("items"), value),
                "additionalProperties" if value.as_bool().is_none() => {
                    self.nested(&place.then(keyword), value);
                }
                "allOf" => {
                    for (idx, part) in array(value).iter().enumerate() {
                        self.schema(&place.then("allOf").then(idx), part);
                    }
                }
                "oneOf" | "anyOf" => self.alternatives(&place.then(keyword), object, array(value)),
                "$ref" => self.reference(place, value.as_str().unwrap_or_default()),
                "x-experimental" if value.as_str().is_some() => {
                    self.version_member(place, schema, keyword);
                }
                "x-since" => self.version_member(place, schema, "x-since"),
                "x-until" => self.version_member(place, schema, "x-until"),
                "x-null-until" => self.version_member(place, schema, "x-null-until"),
                "x-required" => self.versions(&place.then(keyword), value),
                "x-published" => self.published(&place.then(keyword), value),
                "x-common" => self.common(&place.then(keyword), object, value),
                "x-null" if !matches!(value.as_str(), Some("write" | "omit")) => {
                    self.problem(&place.then(keyword), "expected write or omit");
                }
                "x-lenient"
                    if !matches!(
                        value.as_str(),
                        Some("default" | "null-default" | "skip-items")
                    ) =>
                {
                    let reason = "expected default, null-default or skip-items";
                    self.problem(&place.then(keyword), reason);
                }
                "x-one-of" => self.one_of(&place.then(keyword), object, value),
                "x-open" if !object.contains("enum") && !object.contains("oneOf") => {
                    self.problem(&place.then(keyword), "only an enum or a union is open");
                }
                "x-path" if !is_string(object) => {
                    self.problem(&place.then(keyword), "only a string is a path");
                }
                "x-default-tag" => self.default_tag(&place.then(keyword), object, value),
                "x-values" => self.values(&place.then(keyword), object, value),
                "format" if !FORMATS.contains(&value.as_str().unwrap_or_default()) => {
                    let known = FORMATS.join(", ");
                    self.problem(&place.then(keyword), format!("expected one of {known}"));
                }
                _ => {}
            }
        }
        if schema.str("type") == Some("array") && !object.contains("items") {
            self.problem(place, "an array says what its items are");
        }
        if schema.str("type") == Some("integer") && !object.contains("format") {
            self.problem(place, "an integer has a format, such as int64");
        }
    }

    fn members(&mut self, place: &Place<'_>, object: &Object, properties: &Json) {
        let place = place.then("properties");
        let Some(properties) = properties.as_object() else {
            return self.problem(&place, "expected object");
        };
        let mut rust_names = BTreeMap::new();
        for (name, member) in properties.iter() {
            let place = place.then(name);
            if let Some(other) = rust_names.insert(name.to_snake_case(), name) {
                self.problem(
                    &place,
                    format!("member name differs from `{other}` in case only"),
                );
            }
            // A member with one fixed value needs no description.
            if member.get("const").is_none() {
                self.described(&place, member, "member");
            }
            self.schema(&place, member);
            if inline_object(member) && !self.has_description(member) {
                self.problem(&place, "object without description");
            }
        }
        for required in object.get("required").map(array).unwrap_or_default() {
            let required = required.as_str().unwrap_or_default();
            if !properties.contains(required) {
                self.problem(
                    &place,
                    format!("required member `{required}` is not a member"),
                );
            }
        }
    }

    fn alternatives(&mut self, place: &Place<'_>, union: &Object, variants: &[Json]) {
        let is_null = |variant: &Json| variant.str("type") == Some("null");
        let tag = union.get("x-tag").and_then(Json::as_str);
        let all_strings = variants
            .iter()
            .all(|variant| string_values(variant).is_some());
        let others = variants.iter().filter(|variant| !is_null(variant)).count();
        if tag.is_none() && !all_strings && others > 1 {
            self.problem(place, "union without x-tag");
        }
        let mut tags = BTreeSet::new();
        for (idx, variant) in variants.iter().enumerate() {
            let place = place.then(idx);
            if is_null(variant) {
                continue;
            }
            self.schema(&place, variant);
            if others == 1 {
                continue;
            }
            if string_values(variant).is_none() {
                self.described(&place, variant, "union variant");
            }
            match tag {
                Some("external") => self.external_variant(&place, variant),
                Some("none") => self.titled(&place, variant),
                Some(tag) => match tag_value(variant, tag) {
                    None => self.problem(
                        &place,
                        format!("the variant's own properties have no `{tag}` with a const"),
                    ),
                    Some(value) => {
                        if !tags.insert(value.to_owned()) {
                            self.problem(&place, format!("duplicate tag value `{value}`"));
                        }
                    }
                },
                None => {}
            }
        }
    }

    fn titled(&mut self, place: &Place<'_>, variant: &Json) {
        if variant.str("title").is_none() {
            self.problem(place, "variant without title");
        }
    }

    fn external_variant(&mut self, place: &Place<'_>, variant: &Json) {
        let one_member = properties(variant).is_some_and(|members| members.len() == 1);
        if string_values(variant).is_none() && !one_member {
            self.problem(
                place,
                "a variant of an external union is an enum of strings or an object with one member",
            );
        }
    }

    /// Checks that the members of a required choice are optional members.
    fn one_of(&mut self, place: &Place<'_>, object: &Object, choice: &Json) {
        if choice.str("name").is_none() {
            self.problem(place, "the choice has no name");
        }
        let required = object.get("required").map(array).unwrap_or_default();
        let members = object.get("properties").and_then(Json::as_object);
        for member in elements(choice, "members") {
            let member = member.as_str().unwrap_or_default();
            let known = members.is_some_and(|members| members.contains(member));
            if !known || required.iter().any(|name| name.as_str() == Some(member)) {
                self.problem(place, format!("`{member}` is not an optional member"));
            }
        }
    }

    fn default_tag(&mut self, place: &Place<'_>, union: &Object, default: &Json) {
        let tag = union
            .get("x-tag")
            .and_then(Json::as_str)
            .unwrap_or_default();
        let variants = union.get("oneOf").map(array).unwrap_or_default();
        if !variants
            .iter()
            .any(|variant| tag_value(variant, tag) == default.as_str())
        {
            self.problem(place, "no variant has this tag");
        }
    }

    fn values(&mut self, place: &Place<'_>, object: &Object, values: &Json) {
        let allowed: Vec<&str> = object
            .get("enum")
            .map(array)
            .unwrap_or_default()
            .iter()
            .filter_map(Json::as_str)
            .collect();
        let Some(values) = values.as_object() else {
            return self.problem(place, "expected object");
        };
        for (value, notes) in values.iter() {
            let place = place.then(value);
            if !allowed.contains(&value) {
                self.problem(&place, format!("`{value}` is not in the enum"));
            }
            for (keyword, _) in notes.as_object().into_iter().flat_map(Object::iter) {
                if !VALUE_KEYWORDS.contains(&keyword) {
                    self.problem(&place, format!("unknown keyword `{keyword}`"));
                }
            }
            self.version_member(&place, notes, "since");
            self.version_member(&place, notes, "until");
        }
    }

    fn reference(&mut self, place: &Place<'_>, reference: &str) {
        match refs::resolve(place.file, reference) {
            Some((file, name)) if self.homes.get(name.as_str()) == Some(&file.as_str()) => {}
            Some((_, name)) if self.homes.contains_key(name.as_str()) => {
                let home = self.homes[name.as_str()];
                self.problem(
                    place,
                    format!("dangling $ref `{reference}`: `{name}` is in {home}"),
                );
            }
            _ => self.problem(place, format!("dangling $ref `{reference}`")),
        }
    }

    /// Checks a schema that is not a member: an object in it needs its own description.
    pub(super) fn nested(&mut self, place: &Place<'_>, schema: &Json) {
        if inline_object(schema) {
            self.described(place, schema, "object");
        }
        self.schema(place, schema);
    }
}

/// Tells whether a schema is that of a string, or of a string or `null`.
fn is_string(schema: &Object) -> bool {
    match schema.get("type") {
        Some(Json::String(name)) => name == "string",
        Some(Json::Array(names)) => names.iter().any(|name| name.as_str() == Some("string")),
        _ => false,
    }
}

fn inline_object(schema: &Json) -> bool {
    schema.get("properties").is_some()
}

/// Returns the values of a string enum or of one fixed string.
fn string_values(schema: &Json) -> Option<Vec<&str>> {
    if let Some(value) = schema.str("const") {
        return Some(vec![value]);
    }
    schema
        .get("enum")?
        .as_array()?
        .iter()
        .map(Json::as_str)
        .collect()
}

/// Returns the fixed value of a variant's tag, from its own properties or those of a part of its `allOf`.
fn tag_value<'a>(variant: &'a Json, tag: &str) -> Option<&'a str> {
    let own = properties(variant)
        .and_then(|members| members.get(tag))
        .and_then(|tag| tag.str("const"));
    own.or_else(|| {
        variant
            .get("allOf")
            .map(array)?
            .iter()
            .find_map(|part| tag_value(part, tag))
    })
}
