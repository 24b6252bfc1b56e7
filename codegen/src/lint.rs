//! Refuses schemas that the generator would misread or that a reader would not understand.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use heck::{ToSnakeCase as _, ToUpperCamelCase as _};

use crate::{
    json::{Json, Object},
    layout,
    load::{DialectFiles, File, Tree},
    refs,
};

/// Keywords a schema may use. Anything else is a slip or has no meaning for the generator.
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
    "x-experimental",
    "x-lenient",
    "x-null",
    "x-patch",
    "x-since",
    "x-tag",
    "x-until",
    "x-values",
];

/// The members of one entry of `x-values`.
const VALUE_KEYWORDS: &[&str] = &["description", "since", "until", "experimental"];

const FORMATS: &[&str] = &[
    "int32", "int64", "uint8", "uint16", "uint32", "uint64", "double", "float",
];

/// One thing that is wrong with a schema.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// The file, from the schema folder.
    pub file: String,
    /// JSON pointer into the file.
    pub at: String,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = if self.at.is_empty() { "/" } else { &self.at };
        write!(f, "{}: {at}: {}", self.file, self.reason)
    }
}

/// All problems of all dialects, ordered by file and place.
pub fn lint(tree: &Tree) -> Vec<Problem> {
    let mut problems: Vec<Problem> = tree.dialects.iter().flat_map(lint_dialect).collect();
    problems.sort();
    problems
}

fn lint_dialect(files: &DialectFiles) -> Vec<Problem> {
    let mut linter = Linter {
        files,
        versions: files
            .protocol
            .content
            .strings("versions")
            .into_iter()
            .map(String::from)
            .collect(),
        homes: BTreeMap::new(),
        used: BTreeSet::new(),
        problems: Vec::new(),
    };
    linter.protocol();
    linter.collect_types();
    for file in &files.types {
        linter.types_file(file);
    }
    linter.methods();
    linter.unused();
    linter.problems
}

struct Linter<'a> {
    files: &'a DialectFiles,
    versions: Vec<String>,
    /// Type name → file that defines it.
    homes: BTreeMap<&'a str, &'a str>,
    /// Types that a method reaches.
    used: BTreeSet<String>,
    problems: Vec<Problem>,
}

/// Where in a schema a check is: the file, the pointer and what to call things.
#[derive(Clone)]
struct Place<'a> {
    file: &'a str,
    at: String,
}

impl Place<'_> {
    fn then(&self, step: impl fmt::Display) -> Self {
        Self {
            file: self.file,
            at: format!("{}/{step}", self.at),
        }
    }
}

impl<'a> Linter<'a> {
    fn problem(&mut self, place: &Place<'_>, reason: impl Into<String>) {
        self.problems.push(Problem {
            file: place.file.to_owned(),
            at: place.at.clone(),
            reason: reason.into(),
        });
    }

    fn protocol(&mut self) {
        let file = &self.files.protocol;
        for (at, reason) in layout::check_protocol(&file.content) {
            self.problem(
                &Place {
                    file: &file.path,
                    at,
                },
                reason,
            );
        }
        let place = Place {
            file: &file.path,
            at: String::new(),
        };
        if file
            .content
            .str("name")
            .is_some_and(|name| name != self.files.name)
        {
            self.problem(&place.then("name"), "differs from the name of the folder");
        }
        if self.versions.is_empty() {
            self.problem(&place.then("versions"), "at least one version is needed");
        }
        let mut names = BTreeSet::new();
        for (idx, error) in elements(&file.content, "errors").iter().enumerate() {
            let place = place.then("errors").then(idx);
            if let Some(name) = error.str("name")
                && !names.insert(name)
            {
                self.problem(&place, format!("duplicate error `{name}`"));
            }
        }
        let mut known = BTreeSet::new();
        for (idx, method) in elements(&file.content, "knownMethods").iter().enumerate() {
            let place = place.then("knownMethods").then(idx);
            let name = method.str("method").unwrap_or_default();
            if !known.insert(name) {
                self.problem(&place, format!("duplicate method `{name}`"));
            }
            self.version_member(&place, method, "since");
            self.version_member(&place, method, "until");
        }
    }

    fn collect_types(&mut self) {
        let mut rust_names = BTreeMap::new();
        for file in &self.files.types {
            let place = Place {
                file: &file.path,
                at: String::new(),
            };
            let Some(types) = file.content.as_object() else {
                self.problem(
                    &place,
                    "a types file is an object of type names and schemas",
                );
                continue;
            };
            for name in types.keys() {
                let place = place.then(name);
                if let Some(other) = self.homes.get(name) {
                    let reason = format!("duplicate type name, also in {other}");
                    self.problem(&place, reason);
                    continue;
                }
                self.homes.insert(name, &file.path);
                if let Some(other) = rust_names.insert(name.to_upper_camel_case(), name) {
                    self.problem(
                        &place,
                        format!("type name differs from `{other}` in case only"),
                    );
                }
                if !name.starts_with(|first: char| first.is_ascii_uppercase()) {
                    self.problem(&place, "a type name starts with a capital letter");
                }
            }
        }
    }

    fn types_file(&mut self, file: &'a File) {
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

    /// Checks one schema and everything in it, but not that it has a description of its own.
    fn schema(&mut self, place: &Place<'_>, schema: &Json) {
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
                "x-since" => self.version_member(place, schema, "x-since"),
                "x-until" => self.version_member(place, schema, "x-until"),
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
            // A member with one fixed value explains itself.
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

    fn version_member(&mut self, place: &Place<'_>, owner: &Json, member: &str) {
        if let Some(version) = owner.get(member)
            && !version
                .as_str()
                .is_some_and(|name| self.versions.iter().any(|v| v == name))
        {
            let version = version.as_str().unwrap_or("?");
            self.problem(&place.then(member), format!("unknown version `{version}`"));
        }
    }

    fn described(&mut self, place: &Place<'_>, schema: &Json, what: &str) {
        if !self.has_description(schema) {
            self.problem(place, format!("{what} without description"));
        }
    }

    fn has_description(&self, schema: &Json) -> bool {
        schema
            .str("description")
            .is_some_and(|text| !text.trim().is_empty())
    }

    /// A schema that is not a member: an object in it needs a description of its own.
    fn nested(&mut self, place: &Place<'_>, schema: &Json) {
        if inline_object(schema) {
            self.described(place, schema, "object");
        }
        self.schema(place, schema);
    }

    fn methods(&mut self) {
        let mut names: BTreeMap<&str, &str> = BTreeMap::new();
        for file in &self.files.methods {
            let place = Place {
                file: &file.path,
                at: String::new(),
            };
            for (at, reason) in layout::check_method(&file.content) {
                self.problem(
                    &Place {
                        file: &file.path,
                        at,
                    },
                    reason,
                );
            }
            let Some(method) = file.content.str("method") else {
                continue;
            };
            if let Some(other) = names.insert(method, &file.path) {
                self.problem(
                    &place,
                    format!("duplicate method `{method}`, also in {other}"),
                );
            }
            self.method_path(&place, method);
            self.version_member(&place, &file.content, "since");
            self.version_member(&place, &file.content, "until");
            let is_request = file.content.str("kind") == Some("request");
            if is_request != file.content.get("result").is_some() {
                self.problem(&place, "a request has a result and a notification has none");
            }
            for part in ["params", "result"] {
                if let Some(schema) = file.content.get(part) {
                    self.nested(&place.then(part), schema);
                    self.use_types(&file.path, schema);
                }
            }
            self.scope(&place, &file.content);
        }
        for file in &self.files.methods {
            for emitted in file.content.strings("emits") {
                if !names.contains_key(emitted) {
                    let place = Place {
                        file: &file.path,
                        at: "/emits".to_owned(),
                    };
                    self.problem(&place, format!("unknown method `{emitted}`"));
                }
            }
        }
    }

    fn method_path(&mut self, place: &Place<'_>, method: &str) {
        let inner = &place.file[self.files.name.len() + 1..];
        let path = inner.trim_end_matches(".json");
        let path = path
            .strip_prefix("legacy/")
            .or(path.strip_prefix("ext/"))
            .unwrap_or(path);
        // Methods about messages, whose names start with `$/`, are under `rpc/`.
        let about_messages = method.strip_prefix("$/").map(|name| format!("rpc/{name}"));
        if path != method
            && path != method.trim_start_matches('_')
            && about_messages.as_deref() != Some(path)
        {
            self.problem(
                place,
                format!("the path of the file is not the method name `{method}`"),
            );
        }
    }

    fn scope(&mut self, place: &Place<'_>, method: &Json) {
        let Some(scope) = method.str("scope") else {
            return;
        };
        let place = place.then("scope");
        let member = scope
            .strip_prefix("thread(")
            .and_then(|rest| rest.strip_suffix(')'));
        match member {
            None if matches!(scope, "none" | "connection") => {}
            None => self.problem(&place, "expected none, connection or thread(member)"),
            Some(member) => {
                let has_member = method
                    .get("params")
                    .and_then(|params| self.follow(place.file, params))
                    .and_then(properties)
                    .is_some_and(|members| members.contains(member));
                if !has_member {
                    self.problem(&place, format!("params have no member `{member}`"));
                }
            }
        }
    }

    /// The schema itself, or the one it refers to.
    fn follow(&self, file: &str, schema: &'a Json) -> Option<&'a Json> {
        match schema.str("$ref") {
            None => Some(schema),
            Some(reference) => {
                let (file, name) = refs::resolve(file, reference)?;
                self.files
                    .types
                    .iter()
                    .find(|types| types.path == file)?
                    .content
                    .get(&name)
            }
        }
    }

    fn use_types(&mut self, file: &str, schema: &Json) {
        let mut references = Vec::new();
        collect_references(schema, &mut references);
        for reference in references {
            let Some((file, name)) = refs::resolve(file, reference) else {
                continue;
            };
            if !self.used.insert(name.clone()) {
                continue;
            }
            let types = self.files.types.iter().find(|types| types.path == file);
            if let Some(schema) = types.and_then(|types| types.content.get(&name)) {
                self.use_types(&file, schema);
            }
        }
    }

    fn unused(&mut self) {
        let unused: Vec<(String, String)> = self
            .homes
            .iter()
            .filter(|(name, _)| !self.used.contains(**name))
            .map(|(name, file)| ((*name).to_owned(), (*file).to_owned()))
            .collect();
        for (name, file) in unused {
            self.problem(
                &Place {
                    file: &file,
                    at: format!("/{name}"),
                },
                "unused type",
            );
        }
    }
}

fn array(value: &Json) -> &[Json] {
    value.as_array().unwrap_or_default()
}

fn elements<'a>(owner: &'a Json, member: &str) -> &'a [Json] {
    owner.get(member).map(array).unwrap_or_default()
}

fn properties(schema: &Json) -> Option<&Object> {
    schema.get("properties").and_then(Json::as_object)
}

fn inline_object(schema: &Json) -> bool {
    schema.get("properties").is_some()
}

/// The values of an enum of strings or of one fixed string.
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

/// The fixed value of a variant's tag, which stands in its own properties or in those of a part
/// of its `allOf`.
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

/// Every `$ref` in a schema, walking schemas rather than JSON: a member may be called `$ref`.
fn collect_references<'a>(schema: &'a Json, found: &mut Vec<&'a str>) {
    let Some(object) = schema.as_object() else {
        return;
    };
    for (keyword, value) in object.iter() {
        match keyword {
            "$ref" => found.extend(value.as_str()),
            "properties" => {
                for (_, member) in value.as_object().into_iter().flat_map(Object::iter) {
                    collect_references(member, found);
                }
            }
            "items" | "additionalProperties" => collect_references(value, found),
            "allOf" | "oneOf" | "anyOf" => {
                for part in array(value) {
                    collect_references(part, found);
                }
            }
            _ => {}
        }
    }
}
