//! Checks of `protocol.json`.

use std::collections::BTreeSet;

use super::{Linter, Place, elements};
use crate::layout;

impl<'a> Linter<'a> {
    pub(super) fn protocol(&mut self) {
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
            let reason = format!("the folder asks for `{}`", self.files.name);
            self.problem(&place.then("name"), reason);
        }
        if self.versions.is_empty() {
            self.problem(&place.then("versions"), "at least one version is needed");
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
        self.routes(&place.then("http"));
    }

    /// Checks HTTP routes; their types count as used.
    fn routes(&mut self, place: &Place<'a>) {
        let file = &self.files.protocol;
        for (idx, route) in elements(&file.content, "http").iter().enumerate() {
            for part in ["request", "response", "stream"] {
                let Some(schema) = route.get(part) else {
                    continue;
                };
                let place = place.then(idx).then(part);
                if schema.str("$ref").is_none() {
                    self.problem(&place, "expected a $ref");
                }
                self.schema(&place, schema);
                self.use_types(&file.path, schema);
            }
        }
    }
}
