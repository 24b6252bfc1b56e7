//! Checks of `export.json` and of the marks that only affect the exported JSON Schema.

use super::{Linter, Place, array, elements};
use crate::{
    json::{Json, Object},
    layout,
};

impl Linter<'_> {
    /// Checks `export.json`: its layout, versions and methods.
    pub(super) fn export(&mut self) {
        let Some(file) = &self.files.export else {
            return;
        };
        let place = |at: String| Place {
            file: &file.path,
            at,
        };
        for (at, reason) in layout::check_export(&file.content) {
            self.problem(&place(at), reason);
        }
        for part in ["documents", "types", "hidden"] {
            for (idx, entry) in elements(&file.content, part).iter().enumerate() {
                let place = place(format!("/{part}/{idx}"));
                self.version_member(&place, entry, "since");
                self.version_member(&place, entry, "until");
            }
        }
    }

    /// Checks `x-required`: a list of versions.
    pub(super) fn versions(&mut self, place: &Place<'_>, versions: &Json) {
        for (idx, version) in array(versions).iter().enumerate() {
            self.known_version(&place.then(idx), version.as_str().unwrap_or_default());
        }
    }

    /// Checks `x-published`: schemas by version, or `false` for a member that is not published. These schemas are
    /// exported unchanged, so they need fewer descriptions than others.
    pub(super) fn published(&mut self, place: &Place<'_>, by_version: &Json) {
        let Some(by_version) = by_version.as_object() else {
            return self.problem(place, "expected object");
        };
        for (version, schema) in by_version.iter() {
            self.known_version(place, version);
            if schema.as_object().is_none() && *schema != Json::Bool(false) {
                self.problem(&place.then(version), "expected a schema or false");
            }
        }
    }

    /// Checks `x-common`: members that some variant has.
    pub(super) fn common(&mut self, place: &Place<'_>, union: &Object, names: &Json) {
        let variants = union.get("oneOf").map(array).unwrap_or_default();
        for (idx, name) in array(names).iter().enumerate() {
            let name = name.as_str().unwrap_or_default();
            // Members of `allOf` parts are not checked.
            let has = |variant: &Json| {
                let own = variant.get("properties").and_then(|all| all.get(name));
                own.is_some() || variant.get("allOf").is_some()
            };
            if !variants.iter().any(has) {
                self.problem(
                    &place.then(idx),
                    format!("no variant has the member `{name}`"),
                );
            }
        }
    }

    fn known_version(&mut self, place: &Place<'_>, version: &str) {
        if !self.versions.iter().any(|known| *known == version) {
            self.problem(place, format!("unknown version `{version}`"));
        }
    }
}
