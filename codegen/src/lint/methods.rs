//! Checks of method files and of the types that they reach.

use std::collections::{BTreeMap, BTreeSet};

use super::{Linter, Place, array, elements, properties};
use crate::{
    json::{Json, Object},
    layout, model, refs,
};

/// Maximum number of requests with a handler in one family.
const FAMILY_LIMIT: usize = 15;

impl<'a> Linter<'a> {
    pub(super) fn methods(&mut self) {
        // A request and a notification may have the same name.
        let mut files: BTreeMap<(&str, &str), &str> = BTreeMap::new();
        let mut names: BTreeSet<&str> = BTreeSet::new();
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
            let kind = file.content.str("kind").unwrap_or_default();
            if let Some(other) = files.insert((method, kind), &file.path) {
                self.problem(
                    &place,
                    format!("duplicate method `{method}`, also in {other}"),
                );
            }
            names.insert(method);
            self.method_path(&place, method, kind);
            self.version_member(&place, &file.content, "since");
            self.version_member(&place, &file.content, "until");
            self.version_member(&place, &file.content, "paramsSince");
            if (kind == "request") != file.content.get("result").is_some() {
                self.problem(&place, "a request has a result and a notification has none");
            }
            for part in ["params", "result"] {
                if let Some(schema) = file.content.get(part) {
                    self.nested(&place.then(part), schema);
                    self.use_types(&file.path, schema);
                }
            }
            self.status(&place, &file.content);
            self.result_optional(&place, &file.content);
            self.encoded_once(&place, &file.content);
            self.scope(&place, &file.content);
            self.access(&place, &file.content);
        }
        self.families();
        for file in &self.files.methods {
            for emitted in file.content.strings("emits") {
                if !names.contains(emitted) {
                    let place = Place {
                        file: &file.path,
                        at: "/emits".to_owned(),
                    };
                    self.problem(&place, format!("unknown method `{emitted}`"));
                }
            }
        }
    }

    /// Checks that the path of a file is the name of its method, except for an extra first folder for names without a
    /// resource, and for the kind of a notification with the same name as a request.
    fn method_path(&mut self, place: &Place<'_>, method: &str, kind: &str) {
        let inner = &place.file[self.files.folder.len() + 1..];
        let path = inner.trim_end_matches(".json");
        let path = match kind {
            "notification" => path.strip_suffix(".notification").unwrap_or(path),
            _ => path,
        };
        let without_folder = path
            .strip_prefix("legacy/")
            .or(path.strip_prefix("ext/"))
            .unwrap_or(path);
        let plain = method.trim_start_matches('_');
        // Methods about messages, whose names start with `$/`, are in `rpc/`.
        let about_messages = method.strip_prefix("$/").map(|name| format!("rpc/{name}"));
        if ![path, without_folder].iter().any(|path| {
            *path == method || *path == plain || Some(*path) == about_messages.as_deref()
        }) {
            self.problem(
                place,
                format!("the path of the file is not the method name `{method}`"),
            );
        }
    }

    /// Checks the size of families: one value handles all methods of a family.
    fn families(&mut self) {
        let mut families: BTreeMap<String, Vec<&str>> = BTreeMap::new();
        for file in &self.files.methods {
            let is = |member, values: &[&str]| {
                let value = file.content.str(member);
                value.is_some_and(|value| values.contains(&value))
            };
            let is_served = file.content.get("status").is_none() || is("status", &["served"]);
            if is("kind", &["request"]) && is("from", &["client", "both"]) && is_served {
                let inner = &file.path[self.files.folder.len() + 1..];
                let family = model::family(inner, &file.content);
                families.entry(family).or_default().push(&file.path);
            }
        }
        for (family, files) in families {
            if let Some(file) = files.get(FAMILY_LIMIT) {
                let place = Place {
                    file,
                    at: String::new(),
                };
                self.problem(
                    &place,
                    format!(
                        "the family `{family}` has {} methods: give some of them another `family`",
                        files.len()
                    ),
                );
            }
        }
    }

    /// Checks that `signed-out` is used for client requests only, with an answer.
    fn status(&mut self, place: &Place<'_>, method: &Json) {
        let signed_out = method.str("status") == Some("signed-out");
        if signed_out != method.get("signedOut").is_some() {
            self.problem(
                place,
                "`signedOut` stands beside the status `signed-out`, and only there",
            );
        }
        let from_client = matches!(method.str("from"), Some("client" | "both"));
        if signed_out && !(from_client && method.str("kind") == Some("request")) {
            self.problem(
                &place.then("status"),
                "only a request of the client can be `signed-out`",
            );
        }
        if method.str("status") == Some("no-cause") && method.str("from") != Some("server") {
            self.problem(
                &place.then("status"),
                "only what the server sends can be `no-cause`",
            );
        }
    }

    fn result_optional(&mut self, place: &Place<'_>, method: &Json) {
        if !method.is_true("resultOptional") {
            return;
        }
        let result = method.get("result");
        let needs_members = result
            .and_then(|result| self.follow(place.file, result))
            .is_none_or(|result| !elements(result, "required").is_empty());
        if needs_members {
            self.problem(
                &place.then("resultOptional"),
                "the result has members that must be there",
            );
        }
    }

    fn encoded_once(&mut self, place: &Place<'_>, method: &Json) {
        let has_handler = method.str("kind") == Some("request")
            && method.str("from") != Some("server")
            && method.get("status").is_none();
        if method.is_true("encodedOnce") && !has_handler {
            self.problem(
                &place.then("encodedOnce"),
                "only results of handlers are encoded once",
            );
        }
    }

    fn scope(&mut self, place: &Place<'_>, method: &'a Json) {
        let Some(scope) = method.str("scope") else {
            return;
        };
        let place = place.then("scope");
        match in_parentheses(scope, "thread") {
            None if matches!(scope, "none" | "connection") => {}
            None => self.problem(&place, "expected none, connection or thread(member)"),
            Some(path) => self.text_member(&place, method, path),
        }
    }

    fn access(&mut self, place: &Place<'_>, method: &'a Json) {
        let Some(access) = method.str("access") else {
            let is_served = !matches!(
                method.str("status"),
                Some("planned" | "not-offered" | "as-client")
            );
            if method.str("kind") == Some("request")
                && method.str("from") != Some("server")
                && is_served
            {
                self.problem(place, "`access` is missing: say which scope a token needs");
            }
            return;
        };
        let place = place.then("access");
        if method.str("from") == Some("server") {
            self.problem(&place, "the server needs no token");
        }
        match in_parentheses(access, "act") {
            None if matches!(access, "read" | "act" | "admin") => {}
            None => self.problem(&place, "expected read, act, act(member) or admin"),
            Some(path) => self.text_member(&place, method, path),
        }
    }

    /// Checks that the params have a member that is a text.
    fn text_member(&mut self, place: &Place<'_>, method: &'a Json, path: &str) {
        let member = method
            .get("params")
            .and_then(|params| self.member(place.file, params, path));
        match member {
            None => self.problem(place, format!("params have no member `{path}`")),
            Some(member) if !is_text(member) => {
                self.problem(place, format!("the member `{path}` is no text"));
            }
            Some(_) => {}
        }
    }

    /// Returns the schema of the member at a dotted path, following references.
    fn member(&self, file: &str, schema: &'a Json, path: &str) -> Option<&'a Json> {
        let mut file = file.to_owned();
        let mut schema = schema;
        for name in path.split('.') {
            if let Some(reference) = reference(schema) {
                schema = self.follow(&file, reference)?;
                file = refs::resolve(&file, reference.str("$ref")?)?.0;
            }
            schema = properties(schema)?.get(name)?;
        }
        match reference(schema) {
            Some(reference) => self.follow(&file, reference),
            None => Some(schema),
        }
    }

    /// Returns the schema itself, or the schema that it refers to.
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

    pub(super) fn use_types(&mut self, file: &str, schema: &Json) {
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

    /// Marks types as used that other programs request by name, although no method reaches them.
    pub(super) fn exported(&mut self) {
        for file in &self.files.types {
            for (name, schema) in file.content.as_object().into_iter().flat_map(Object::iter) {
                if schema.is_true("x-exported") && self.used.insert(name.to_owned()) {
                    self.use_types(&file.path, schema);
                }
            }
        }
    }

    pub(super) fn unused(&mut self) {
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

/// Returns the reference in a schema, which may be combined with `null`.
fn reference(schema: &Json) -> Option<&Json> {
    let parts = elements(schema, "anyOf").iter().chain([schema]);
    parts.into_iter().find(|part| part.str("$ref").is_some())
}

/// Returns `member` of `word(member)`.
fn in_parentheses<'t>(text: &'t str, word: &str) -> Option<&'t str> {
    text.strip_prefix(word)?
        .strip_prefix('(')?
        .strip_suffix(')')
}

fn is_text(schema: &Json) -> bool {
    let is_string = |name: &Json| name.as_str() == Some("string");
    schema
        .get("type")
        .is_some_and(|of| is_string(of) || array(of).iter().any(is_string))
}

/// Collects every `$ref` in a schema. Walks schemas and not JSON, because a member may have the name `$ref`.
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
