//! Rejects schemas that the generator would misread or that readers would not understand.

mod errors;
mod methods;
mod protocol;
mod published;
mod schemas;
mod sources;

pub use sources::sources;

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use heck::ToUpperCamelCase as _;

use crate::{
    json::{Json, Object},
    load::{DialectFiles, Tree},
};

/// One problem in a schema.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// Path of the file below the schema folder.
    pub file: String,
    /// JSON pointer into the file.
    pub at: String,
    /// The reason.
    pub reason: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = if self.at.is_empty() { "/" } else { &self.at };
        write!(f, "{}: {at}: {}", self.file, self.reason)
    }
}

/// Returns all problems of all dialects, ordered by file and position.
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
    linter.collect_types();
    linter.protocol();
    linter.errors();
    linter.export();
    for file in &files.types {
        linter.types_file(file);
    }
    linter.methods();
    linter.exported();
    linter.unused();
    linter.problems
}

struct Linter<'a> {
    files: &'a DialectFiles,
    versions: Vec<String>,
    /// Type name → file that defines it.
    homes: BTreeMap<&'a str, &'a str>,
    /// Types that are reachable from a method.
    used: BTreeSet<String>,
    problems: Vec<Problem>,
}

/// The position of a check in a schema: the file, the pointer, and names for messages.
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
