//! Checks of the errors in `protocol.json` and in method files: each has a name, and each text exists once.

use std::collections::{BTreeMap, BTreeSet};

use heck::ToSnakeCase as _;

use super::{Linter, Place, elements};
use crate::{
    json::Json,
    load::{DialectFiles, File},
    names::placeholders,
};

impl<'a> Linter<'a> {
    pub(super) fn errors(&mut self) {
        let files: &'a DialectFiles = self.files;
        let kinds = elements(&files.protocol.content, "errors");
        let names: BTreeSet<&str> = kinds.iter().filter_map(|kind| kind.str("name")).collect();
        self.own_errors(&files.protocol);
        // Code and text → position of the definition.
        let mut texts: BTreeMap<(i64, &str), String> = BTreeMap::new();
        for kind in kinds {
            let name = kind.str("name").unwrap_or_default();
            texts.insert(text(kind), format!("the error `{name}` of protocol.json"));
        }
        for file in &files.methods {
            self.own_errors(file);
            for (place, error) in errors_of(file) {
                if let Some(kind) = error.str("kind") {
                    if ["name", "code", "message"]
                        .iter()
                        .any(|member| error.get(member).is_some())
                    {
                        self.problem(&place, "the error of a `kind` has neither name nor text");
                    }
                    if !names.contains(kind) {
                        self.problem(&place, format!("protocol.json has no error `{kind}`"));
                    }
                    continue;
                }
                if error.str("name").is_some_and(|name| names.contains(name)) {
                    let reason = "protocol.json has an error of this name: refer to it as `kind`";
                    self.problem(&place, reason);
                }
                if let Some(other) = texts.get(&text(error)) {
                    let reason = format!("the text is that of {other}: give it a `kind`");
                    self.problem(&place, reason);
                } else {
                    texts.insert(text(error), file.path.clone());
                }
            }
        }
    }

    /// Checks the errors that a file defines.
    fn own_errors(&mut self, file: &'a File) {
        let mut versions: BTreeMap<&str, BTreeSet<usize>> = BTreeMap::new();
        let mut filled: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (place, error) in errors_of(file) {
            if error.get("kind").is_some() {
                continue;
            }
            for member in ["name", "code", "message"] {
                if error.get(member).is_none() {
                    self.problem(&place, format!("an error without `kind` has a `{member}`"));
                }
            }
            self.version_member(&place, error, "since");
            self.version_member(&place, error, "until");
            let Some(name) = error.str("name") else {
                continue;
            };
            if name != name.to_snake_case() {
                self.problem(&place.then("name"), "the name of an error is in snake_case");
            }
            let at = |member| {
                let version = error.str(member)?;
                self.versions.iter().position(|known| known == version)
            };
            let first = at("since").unwrap_or(0);
            let last = at("until").unwrap_or(self.versions.len().saturating_sub(1));
            let known = versions.entry(name).or_default();
            if (first..=last).any(|version| !known.insert(version)) {
                self.problem(&place, format!("duplicate error `{name}`"));
            }
            let data = error.get("data").map(|data| data.to_value().to_string());
            let message = placeholders(error.str("message").unwrap_or_default());
            if data.is_none() {
                let own: BTreeSet<&str> = message.collect();
                if filled
                    .insert(name, own.clone())
                    .is_some_and(|other| other != own)
                {
                    let reason = "the texts of one error have the same placeholders";
                    self.problem(&place, reason);
                }
            }
        }
        // An error with one text may be missing in some versions; an error with several texts must have one in every
        // version.
        let texts = |name: &str| {
            let named = errors_of(file).filter(|(_, error)| error.str("name") == Some(name));
            named.count()
        };
        for (name, known) in versions {
            if texts(name) > 1 && known.len() < self.versions.len() {
                let place = Place {
                    file: &file.path,
                    at: "/errors".to_owned(),
                };
                let reason = format!("error `{name}` has no text in some version");
                self.problem(&place, reason);
            }
        }
    }
}

fn errors_of(file: &File) -> impl Iterator<Item = (Place<'_>, &Json)> {
    let errors = elements(&file.content, "errors").iter().enumerate();
    errors.map(|(idx, error)| {
        let place = Place {
            file: &file.path,
            at: format!("/errors/{idx}"),
        };
        (place, error)
    })
}

fn text(error: &Json) -> (i64, &str) {
    let code = error.get("code").and_then(Json::as_i64);
    let message = error.str("message");
    (code.unwrap_or_default(), message.unwrap_or_default())
}
