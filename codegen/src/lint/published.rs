//! Checks of the marks that speak to the exported JSON Schema only.

use super::{Linter, Place, array};
use crate::json::{Json, Object};

impl Linter<'_> {
    /// `x-required`: a list of versions.
    pub(super) fn versions(&mut self, place: &Place<'_>, versions: &Json) {
        for (idx, version) in array(versions).iter().enumerate() {
            self.known_version(&place.then(idx), version.as_str().unwrap_or_default());
        }
    }

    /// `x-published`: schemas by version. They are written as they are, so they may say less than others.
    pub(super) fn published(&mut self, place: &Place<'_>, by_version: &Json) {
        let Some(by_version) = by_version.as_object() else {
            return self.problem(place, "expected object");
        };
        for (version, schema) in by_version.iter() {
            self.known_version(place, version);
            if schema.as_object().is_none() {
                self.problem(&place.then(version), "a schema is an object");
            }
        }
    }

    /// `x-one-of` names members of the object, `x-common` those of some variant.
    pub(super) fn member_names(&mut self, place: &Place<'_>, owner: &Object, names: &Json) {
        let variants = owner.get("oneOf").and_then(Json::as_array);
        let members = |schema: &Object| schema.get("properties").and_then(Json::as_object).cloned();
        let mut all: Vec<Object> = members(owner).into_iter().collect();
        let inner = variants.unwrap_or_default().iter();
        all.extend(inner.filter_map(|variant| members(variant.as_object()?)));
        for (idx, name) in array(names).iter().enumerate() {
            let name = name.as_str().unwrap_or_default();
            if !all.iter().any(|members| members.contains(name)) {
                self.problem(&place.then(idx), format!("unknown member `{name}`"));
            }
        }
    }

    fn known_version(&mut self, place: &Place<'_>, version: &str) {
        if !self.versions.iter().any(|known| *known == version) {
            self.problem(place, format!("unknown version `{version}`"));
        }
    }
}
