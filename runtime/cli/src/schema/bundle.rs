//! The embedded schema of a dialect, which describes all versions, reduced to one version.

use anyhow::{Result, bail, ensure};
use serde_json::{Map, Value, json};

/// The selected version, and whether it includes experimental parts.
#[derive(Clone, Debug, Default)]
pub(crate) struct Selection {
    /// Name of the version; `None` for the newest.
    pub(crate) version: Option<String>,
    /// Whether methods, members, variants and values that need the experimental capability are included.
    pub(crate) experimental: bool,
}

/// A schema that contains only the parts of the selected version. Only the document itself, its methods and its files
/// keep members with the prefix `x-`.
#[derive(Debug)]
pub(crate) struct Bundle {
    document: Value,
    filter: Filter,
}

impl Bundle {
    /// Parses an embedded `schema.json`. Errors: the dialect does not have the selected version.
    pub(crate) fn read(text: &str, selection: &Selection) -> Result<Self> {
        let mut document: Value = serde_json::from_str(text)?;
        let versions = strings(&document["x-versions"]);
        let at = match &selection.version {
            None => versions.len().saturating_sub(1),
            Some(name) => match versions.iter().position(|version| version == name) {
                Some(at) => at,
                None => bail!(
                    "unknown version {name} of {}: use {}",
                    document["x-dialect"].as_str().unwrap_or_default(),
                    versions.join(" or ")
                ),
            },
        };
        ensure!(at < versions.len(), "a dialect has versions");
        let filter = Filter {
            versions,
            at,
            experimental: selection.experimental,
        };
        for list in ["x-documents", "x-files", "x-methods"] {
            if let Some(Value::Array(items)) = document.get_mut(list) {
                items.retain(|item| filter.has(item));
            }
        }
        if let Some(Value::Object(definitions)) = document.get_mut("definitions") {
            for schema in definitions.values_mut() {
                filter.reduce(schema);
            }
        }
        Ok(Self { document, filter })
    }

    /// Returns the selected version.
    pub(crate) fn version(&self) -> &str {
        &self.filter.versions[self.filter.at]
    }

    /// Returns the index of the selected version among the versions of the dialect, oldest first.
    pub(crate) fn position(&self) -> usize {
        self.filter.at
    }

    /// Returns whether experimental parts are included.
    pub(crate) fn is_experimental(&self) -> bool {
        self.filter.experimental
    }

    /// Returns a member of the document; `null` if it is missing.
    pub(crate) fn get(&self, member: &str) -> &Value {
        &self.document[member]
    }

    /// Returns the elements of a list of the document.
    pub(crate) fn list(&self, member: &str) -> &[Value] {
        self.document[member].as_array().map_or(&[], Vec::as_slice)
    }

    /// Returns a type by its name.
    pub(crate) fn definition(&self, name: &str) -> Option<&Value> {
        self.document["definitions"].get(name)
    }

    /// Returns all types that are reachable from `roots`, including the roots, by name.
    pub(crate) fn closure<'a>(
        &'a self,
        roots: impl IntoIterator<Item = &'a str>,
    ) -> Map<String, Value> {
        let mut found = Map::new();
        let mut waiting: Vec<&str> = roots.into_iter().collect();
        while let Some(name) = waiting.pop() {
            if found.contains_key(name) {
                continue;
            }
            if let Some(schema) = self.definition(name) {
                found.insert(name.to_owned(), schema.clone());
                waiting.extend(references(schema));
            }
        }
        found
    }
}

/// Returns the names of the types that a schema refers to.
pub(crate) fn references(schema: &Value) -> Vec<&str> {
    let own = schema["$ref"]
        .as_str()
        .and_then(|reference| reference.rsplit('/').next());
    let inner = parts(schema).into_iter().flat_map(references);
    own.into_iter().chain(inner).collect()
}

/// Calls `visit` on `schema` and on every schema inside of it.
pub(crate) fn each_schema(schema: &mut Value, visit: &mut impl FnMut(&mut Map<String, Value>)) {
    let Value::Object(object) = schema else {
        return;
    };
    visit(object);
    for (keyword, value) in object.iter_mut() {
        match (keyword.as_str(), value) {
            ("properties" | "definitions", Value::Object(members)) => {
                members
                    .values_mut()
                    .for_each(|member| each_schema(member, visit));
            }
            ("allOf" | "anyOf" | "oneOf", Value::Array(items)) => {
                items.iter_mut().for_each(|item| each_schema(item, visit));
            }
            ("items" | "additionalProperties", inner) => each_schema(inner, visit),
            _ => {}
        }
    }
}

/// Returns the schemas directly inside of a schema. A member may have the name of a keyword, so keywords are looked up
/// by name.
fn parts(schema: &Value) -> Vec<&Value> {
    let members = schema["properties"]
        .as_object()
        .into_iter()
        .flat_map(Map::values);
    let alternatives = ["allOf", "anyOf", "oneOf"]
        .into_iter()
        .filter_map(|keyword| schema[keyword].as_array())
        .flatten();
    let inner = ["items", "additionalProperties"]
        .into_iter()
        .filter_map(|keyword| schema.get(keyword));
    members.chain(alternatives).chain(inner).collect()
}

/// Returns the strings of an array.
pub(crate) fn strings(value: &Value) -> Vec<String> {
    let items = value.as_array().into_iter().flatten();
    items.filter_map(Value::as_str).map(str::to_owned).collect()
}

fn set(schema: &mut Map<String, Value>, keyword: &str, is_empty: bool, value: Value) {
    if is_empty {
        schema.remove(keyword);
    } else {
        schema.insert(keyword.to_owned(), value);
    }
}

#[derive(Debug)]
struct Filter {
    versions: Vec<String>,
    at: usize,
    experimental: bool,
}

impl Filter {
    /// Tells whether the selected version contains the element with these marks.
    fn has(&self, marked: &Value) -> bool {
        let mark = |name: &str| marked.get(format!("x-{name}")).or_else(|| marked.get(name));
        let position = |name: &str| {
            let version = mark(name)?.as_str()?;
            self.versions.iter().position(|known| known == version)
        };
        // `x-experimental` is `true`, or the version from which on the element is experimental.
        let is_experimental = mark("experimental") == Some(&Value::Bool(true))
            || marked["stability"] == "experimental"
            || position("experimental").is_some_and(|since| since <= self.at);
        position("since").is_none_or(|since| since <= self.at)
            && position("until").is_none_or(|until| self.at <= until)
            && (self.experimental || !is_experimental || marked["x-exported"] == true)
            && marked["x-published"][&self.versions[self.at]] != false
    }

    fn reduce(&self, schema: &mut Value) {
        each_schema(schema, &mut |schema| {
            self.replace(schema);
            for keyword in ["allOf", "anyOf", "oneOf"] {
                if let Some(Value::Array(items)) = schema.get_mut(keyword) {
                    items.retain(|item| self.has(item));
                }
            }
            self.reduce_members(schema);
            self.reduce_values(schema);
            schema.retain(|keyword, _| !keyword.starts_with("x-"));
        });
    }

    /// Replaces the schema if `x-published` contains another schema for the selected version.
    fn replace(&self, schema: &mut Map<String, Value>) {
        let Some(mut by_version) = schema.remove("x-published") else {
            return;
        };
        if let Value::Object(mut other) = by_version[&self.versions[self.at]].take() {
            if let (false, Some(text)) = (
                other.contains_key("description"),
                schema.remove("description"),
            ) {
                other.insert("description".to_owned(), text);
            }
            *schema = other;
        }
    }

    fn reduce_members(&self, schema: &mut Map<String, Value>) {
        let Some(Value::Object(mut members)) = schema.remove("properties") else {
            return;
        };
        members.retain(|_, member| self.has(member));
        let version = Value::from(self.versions[self.at].as_str());
        let always = strings(schema.get("required").unwrap_or(&Value::Null));
        let mut required: Vec<String> = members
            .iter()
            .filter(|(name, member)| match member["x-required"].as_array() {
                Some(versions) => versions.contains(&version),
                None => always.contains(name),
            })
            .map(|(name, _)| name.clone())
            .collect();
        let mut choice = strings(
            schema
                .get("x-one-of")
                .map_or(&Value::Null, |choice| &choice["members"]),
        );
        choice.retain(|name| members.contains_key(name));
        match choice.as_slice() {
            [] => {}
            [only] if required.contains(only) => {}
            [only] => required.push(only.clone()),
            _ => {
                let alone = |name: &String| {
                    let mut member = members.remove(name);
                    // A single-member alternative requires its member, regardless of its mark.
                    if let Some(Value::Object(member)) = &mut member {
                        member.remove("x-required");
                    }
                    json!({ "title": name, "type": "object", "properties": { name: member }, "required": [name] })
                };
                let choice: Vec<Value> = choice.iter().map(alone).collect();
                schema.insert("anyOf".to_owned(), choice.into());
            }
        }
        set(schema, "required", required.is_empty(), required.into());
        set(schema, "properties", members.is_empty(), members.into());
    }

    /// Removes the values of an enum that the version does not have, and describes the remaining ones.
    fn reduce_values(&self, schema: &mut Map<String, Value>) {
        let Some(notes) = schema.remove("x-values") else {
            return;
        };
        let Some(Value::Array(values)) = schema.get_mut("enum") else {
            return;
        };
        let note = |value: &Value| notes.get(value.as_str().unwrap_or_default());
        values.retain(|value| note(value).is_none_or(|note| self.has(note)));
        let mut lines = Vec::new();
        for value in values.iter() {
            if let Some(text) = note(value).and_then(|note| note["description"].as_str()) {
                lines.push(format!(
                    "\n- `{}`: {text}",
                    value.as_str().unwrap_or_default()
                ));
            }
        }
        let description = schema
            .get("description")
            .and_then(Value::as_str)
            .unwrap_or_default();
        let description = format!("{description}{}", lines.concat());
        schema.insert("description".to_owned(), description.into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reduces a type of a protocol with versions 1, 2 and 3.
    fn reduced(version: &str, experimental: bool, schema: Value) -> Value {
        let document = json!({ "x-dialect": "toy", "x-versions": ["1", "2", "3"], "definitions": { "Toy": schema } });
        let selection = Selection {
            version: Some(version.to_owned()),
            experimental,
        };
        let bundle = Bundle::read(&document.to_string(), &selection).expect("a bundle");
        bundle.definition("Toy").expect("the type").clone()
    }

    #[test]
    fn members_come_and_go() {
        let schema = json!({
            "properties": {
                "always": {},
                "later": { "x-since": "2" },
                "between": { "x-since": "2", "x-until": "2" },
                "trial": { "x-experimental": true },
                "shown": { "x-experimental": true, "x-exported": true },
                "tried": { "x-experimental": "3" },
                "firm": { "x-required": ["3"] },
                "quiet": { "x-published": { "1": false, "2": false } },
            },
            "required": ["always", "later"],
        });
        let names = |version: &str, experimental| {
            let toy = reduced(version, experimental, schema.clone());
            let mut members: Vec<String> = toy["properties"]
                .as_object()
                .expect("members")
                .keys()
                .cloned()
                .collect();
            // The order of object members depends on the features of other crates in the build.
            members.sort_unstable();
            let mut required = strings(&toy["required"]);
            required.sort_unstable();
            (members.join(" "), required.join(" "))
        };
        assert_eq!(
            names("1", false),
            ("always firm shown tried".into(), "always".into())
        );
        assert_eq!(
            names("2", false),
            (
                "always between firm later shown tried".into(),
                "always later".into()
            )
        );
        assert_eq!(names("3", false).0, "always firm later quiet shown");
        assert_eq!(
            names("3", true),
            (
                "always firm later quiet shown trial tried".into(),
                "always firm later".into()
            )
        );
    }

    #[test]
    fn values_and_variants_come_and_go() {
        let values = json!({
            "description": "Which.",
            "type": "string",
            "enum": ["a", "b"],
            "x-values": { "a": { "description": "First." }, "b": { "description": "Second.", "since": "2" } },
        });
        let of = |version| reduced(version, false, values.clone());
        assert_eq!(
            of("1"),
            json!({ "description": "Which.\n- `a`: First.", "type": "string", "enum": ["a"] })
        );
        assert_eq!(of("2")["enum"], json!(["a", "b"]));
        let variants = json!({ "oneOf": [{ "title": "A", "x-until": "1" }, { "title": "B" }] });
        assert_eq!(
            reduced("2", false, variants),
            json!({ "oneOf": [{ "title": "B" }] })
        );
    }

    #[test]
    fn a_choice_of_one_is_no_choice() {
        let schema = json!({
            "properties": { "url": { "x-required": ["1"] }, "fileId": { "x-since": "2" }, "detail": {} },
            "x-one-of": { "name": "Source", "members": ["url", "fileId"] },
        });
        let old = reduced("1", false, schema.clone());
        assert_eq!(
            old,
            json!({ "properties": { "url": {}, "detail": {} }, "required": ["url"] })
        );
        let new = reduced("2", false, schema);
        assert_eq!(new["properties"], json!({ "detail": {} }));
        assert_eq!(new["anyOf"][0]["required"], json!(["url"]));
        assert_eq!(new["anyOf"][1]["required"], json!(["fileId"]));
    }

    #[test]
    fn a_version_may_publish_another_schema() {
        let schema = json!({
            "description": "How.",
            "type": "string",
            "x-published": { "1": { "type": "string", "enum": ["low", "high"], "x-values": { "high": { "since": "2" } } } },
        });
        let old = reduced("1", false, schema.clone());
        assert_eq!(
            old,
            json!({ "description": "How.", "type": "string", "enum": ["low"] })
        );
        assert_eq!(
            reduced("3", false, schema),
            json!({ "description": "How.", "type": "string" })
        );
    }

    #[test]
    fn keywords_are_told_from_members() {
        let schema = json!({ "properties": { "enum": { "x-since": "2" }, "x-mark": {}, "oneOf": { "items": { "$ref": "#/definitions/Toy" } } } });
        let toy = reduced("1", false, schema);
        assert_eq!(references(&toy), ["Toy"]);
        assert!(
            toy["properties"].get("enum").is_none() && toy["properties"].get("x-mark").is_some()
        );
    }

    #[test]
    fn an_unknown_version_names_the_known_ones() {
        let document =
            json!({ "x-dialect": "toy", "x-versions": ["1", "2"], "definitions": {} }).to_string();
        let selection = Selection {
            version: Some("9".to_owned()),
            experimental: false,
        };
        let error = Bundle::read(&document, &selection)
            .expect_err("an error")
            .to_string();
        assert_eq!(error, "unknown version 9 of toy: use 1 or 2");
        assert_eq!(
            Bundle::read(&document, &Selection::default())
                .expect("a bundle")
                .version(),
            "2"
        );
    }
}
