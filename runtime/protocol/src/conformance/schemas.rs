//! Reads the schema files of a dialect, without normalization.

use std::{collections::BTreeMap, fs, path::Path};

use serde_json::Value;

/// The files of a dialect by their path below its folder.
pub(super) struct Schemas {
    files: BTreeMap<String, Value>,
}

/// A schema and the file that contains it.
#[derive(Clone, Copy)]
pub(super) struct Node<'a> {
    pub(super) schema: &'a Value,
    file: &'a str,
}

impl<'a> Node<'a> {
    /// Returns another schema of the same file.
    pub(super) fn inner(self, schema: &'a Value) -> Self {
        Self { schema, ..self }
    }

    pub(super) fn get(self, keyword: &str) -> Option<Self> {
        self.schema.get(keyword).map(|schema| self.inner(schema))
    }

    pub(super) fn text(self, keyword: &str) -> Option<&'a str> {
        self.schema.get(keyword)?.as_str()
    }

    pub(super) fn is_true(self, keyword: &str) -> bool {
        self.schema.get(keyword) == Some(&Value::Bool(true))
    }

    /// Returns the schemas of a list, such as `allOf`.
    pub(super) fn list(self, keyword: &str) -> impl Iterator<Item = Node<'a>> {
        let items = self.schema.get(keyword).and_then(Value::as_array);
        items
            .into_iter()
            .flatten()
            .map(move |item| self.inner(item))
    }

    /// Returns the strings of a list, such as `required`.
    pub(super) fn texts(self, keyword: &str) -> Vec<&'a str> {
        let items = self.schema.get(keyword).and_then(Value::as_array);
        items
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect()
    }

    /// Returns the alternatives of a union, including `null`.
    pub(super) fn alternatives(self) -> Vec<Node<'a>> {
        self.list("oneOf").chain(self.list("anyOf")).collect()
    }

    /// Returns the values of a `const` or an `enum`.
    pub(super) fn fixed_texts(self) -> Vec<&'a str> {
        match self.text("const") {
            Some(text) => vec![text],
            None => self.texts("enum"),
        }
    }

    /// Returns the JSON type, without `null`.
    pub(super) fn kind(self) -> Option<&'a str> {
        self.text("type")
            .or_else(|| self.texts("type").into_iter().find(|kind| *kind != "null"))
    }

    /// Tells whether `null` is among the types or alternatives.
    pub(super) fn is_nullable(self) -> bool {
        let is_free = ["type", "$ref", "enum", "const", "allOf", "anyOf", "oneOf"]
            .iter()
            .all(|keyword| self.schema.get(keyword).is_none());
        is_free && self.text("x-null") == Some("write")
            || self.texts("type").contains(&"null")
            || self
                .alternatives()
                .iter()
                .any(|part| part.text("type") == Some("null"))
    }

    /// Tells whether some version lacks the schema's value.
    pub(super) fn is_versioned(self) -> bool {
        self.schema.get("x-since").is_some() || self.schema.get("x-until").is_some()
    }
}

impl Schemas {
    /// Reads all files below a folder, except those of nested dialects.
    pub(super) fn load(folder: &Path) -> Self {
        let mut files = BTreeMap::new();
        collect(folder, "", &mut files);
        Self { files }
    }

    /// Returns the schema at `path#/pointer`.
    pub(super) fn at(&self, place: &str) -> Node<'_> {
        let (file, pointer) = place.split_once('#').expect("a place has a pointer");
        let (file, content) = self.files.get_key_value(file).expect("the file is there");
        let schema = content.pointer(pointer).expect("the schema is there");
        Node { schema, file }
    }

    /// Returns the target of a `$ref`, or the schema itself.
    pub(super) fn follow<'a>(&'a self, node: Node<'a>) -> Node<'a> {
        let Some(reference) = node.text("$ref") else {
            return node;
        };
        let (path, name) = reference
            .split_once("#/")
            .expect("a reference names a type");
        let mut parts: Vec<&str> = node.file.split('/').collect();
        if !path.is_empty() {
            parts.pop();
        }
        for part in path
            .split('/')
            .filter(|part| !part.is_empty() && *part != ".")
        {
            if part == ".." {
                parts.pop();
            } else {
                parts.push(part);
            }
        }
        self.follow(self.at(&format!("{}#/{name}", parts.join("/"))))
    }

    /// Tells whether the dialect writes unset nullable members as `null`.
    pub(super) fn writes_null(&self) -> bool {
        self.files["protocol.json"]["nulls"] == "write"
    }

    /// Returns the error response to a planned method.
    pub(super) fn not_served(&self) -> &Value {
        let protocol = &self.files["protocol.json"];
        protocol
            .get("notServed")
            .unwrap_or(&protocol["unknownMethod"])
    }

    /// Returns the method files of client requests.
    pub(super) fn client_requests(&self) -> Vec<Value> {
        let is_request = |method: &Value| {
            method["kind"] == "request"
                && (method["from"] == "client" || method["from"] == "both")
                && !method["method"]
                    .as_str()
                    .is_some_and(|name| name.contains('{'))
        };
        self.files
            .values()
            .filter(|content| is_request(content))
            .cloned()
            .collect()
    }

    /// Returns the schema of the params of a request.
    pub(super) fn params(&self, method: &str) -> Option<Node<'_>> {
        let mut files = self.files.iter();
        let (file, content) = files
            .find(|(_, content)| content["method"] == method && content["kind"] == "request")?;
        let schema = content.get("params")?;
        Some(Node { schema, file })
    }

    /// Returns the index of the last version that has a method.
    pub(super) fn newest_version_of(&self, method: &Value) -> usize {
        match method.get("until").and_then(Value::as_str) {
            Some(until) => self.version(until),
            None => self.versions().len() - 1,
        }
    }

    /// Tells whether a version has what a schema or a value's note describes.
    pub(super) fn has(&self, version: usize, owner: &Value, since: &str, until: &str) -> bool {
        let bound = |name| {
            owner
                .get(name)
                .and_then(Value::as_str)
                .map(|name| self.version(name))
        };
        bound(since).is_none_or(|since| since <= version)
            && bound(until).is_none_or(|until| version <= until)
    }

    fn versions(&self) -> &Vec<Value> {
        self.files["protocol.json"]["versions"]
            .as_array()
            .expect("a dialect has versions")
    }

    fn version(&self, name: &str) -> usize {
        let mut versions = self.versions().iter();
        versions
            .position(|version| version == name)
            .expect("the version is known")
    }
}

fn collect(folder: &Path, prefix: &str, files: &mut BTreeMap<String, Value>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let entry = entry.expect("the folder can be read");
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            if !entry.path().join("protocol.json").is_file() {
                collect(&entry.path(), &format!("{path}/"), files);
            }
        } else if path.ends_with(".json") {
            let text = fs::read_to_string(entry.path()).expect("the file can be read");
            files.insert(path, serde_json::from_str(&text).expect("the file is JSON"));
        }
    }
}
