//! Merges the files of a dialect into one set of definitions that refer to each other by name.

use anyhow::{Context, Result};

use crate::{
    json::{Json, Object},
    load::{DialectFiles, File},
    names::pascal,
    refs,
    walk::{each_schema, reference_to},
};

/// A dialect whose types share one namespace.
#[derive(Debug)]
pub struct Bundle {
    /// Path of the dialect's folder below the schema folder.
    pub folder: String,
    /// The contents of `protocol.json`.
    pub protocol: Json,
    /// The contents of `export.json`; an empty object if there is none.
    pub export: Json,
    /// Type name → schema, with `$ref`s of the form `#/definitions/Name`.
    pub definitions: Object,
    /// Type name → file that defines it.
    pub homes: Vec<(String, String)>,
    /// Type name → position of its definition, relative to the dialect's folder: `types/thread.json#/Thread`.
    pub places: Vec<(String, String)>,
    /// All methods, ordered by file path.
    pub methods: Vec<BundledMethod>,
}

/// A method file with its paths.
#[derive(Debug)]
pub struct BundledMethod {
    /// Path of the file below the schema folder.
    pub path: String,
    /// Path of the file below the dialect's folder.
    pub inner: String,
    /// The contents; `params` and `result` refer to definitions, and errors of the dialect are included in full.
    pub content: Json,
}

/// Bundles a dialect. An anonymous params or result schema becomes a definition that is named after its method:
/// `ThreadStartParams`, `ThreadStartResponse`.
pub fn bundle(files: &DialectFiles) -> Result<Bundle> {
    let mut bundle = Bundle {
        folder: files.folder.clone(),
        protocol: protocol(&files.protocol),
        export: match &files.export {
            Some(file) => file.content.clone(),
            None => Object::default().into(),
        },
        definitions: Object::default(),
        homes: Vec::new(),
        places: Vec::new(),
        methods: Vec::new(),
    };
    for file in &files.types {
        let types = file
            .content
            .as_object()
            .context("a types file is an object")?;
        for (name, schema) in types.iter() {
            bundle.add(name, flattened(file, schema), file, name)?;
        }
    }
    for file in &files.methods {
        let mut content = file.content.clone();
        let method = content
            .str("method")
            .context("a method has a name")?
            .to_owned();
        let members = content
            .as_object_mut()
            .context("a method file is an object")?;
        for (part, suffix) in [("params", "Params"), ("result", "Response")] {
            let Some(schema) = members.get(part) else {
                continue;
            };
            let schema = flattened(file, schema);
            if schema.get("$ref").is_some() {
                members.insert(part, schema);
            } else {
                let name = format!("{}{suffix}", pascal(&method));
                members.insert(part, crate::object! { "$ref": reference_to(&name) }.into());
                bundle.add(&name, schema, file, part)?;
            }
        }
        if let Some(Json::Array(errors)) = members.get_mut("errors") {
            *errors = named_errors(errors, &files.protocol.content);
        }
        bundle.methods.push(BundledMethod {
            path: file.path.clone(),
            inner: file.path[files.folder.len() + 1..].to_owned(),
            content,
        });
    }
    Ok(bundle)
}

/// Replaces the error names of a method by the errors of `protocol.json`; an error with several texts is included once
/// per text.
fn named_errors(errors: &[Json], protocol: &Json) -> Vec<Json> {
    let kinds = protocol.get("errors").and_then(Json::as_array);
    let kinds = kinds.unwrap_or_default();
    let mut named = Vec::new();
    for error in errors {
        let Some(kind) = error.str("kind") else {
            named.push(error.clone());
            continue;
        };
        for known in kinds.iter().filter(|known| known.str("name") == Some(kind)) {
            let mut known = known.clone();
            if let (Some(members), Some(when)) = (known.as_object_mut(), error.get("when")) {
                members.insert("when", when.clone());
            }
            named.push(known);
        }
    }
    named
}

/// Returns `protocol.json` with routes that refer to definitions.
fn protocol(file: &File) -> Json {
    let mut content = file.content.clone();
    let routes = content.as_object_mut().and_then(|all| all.get_mut("http"));
    if let Some(Json::Array(routes)) = routes {
        for route in routes.iter_mut().filter_map(Json::as_object_mut) {
            for part in ["request", "response", "stream"] {
                if let Some(schema) = route.get_mut(part) {
                    *schema = flattened(file, schema);
                }
            }
        }
    }
    content
}

impl Bundle {
    /// Returns the file that defines a type. An anonymous type belongs to the file of its parent, whose name is a
    /// prefix of its own name.
    pub fn home_of(&self, name: &str) -> String {
        let parents = self
            .homes
            .iter()
            .filter(|(home, _)| name.starts_with(home.as_str()));
        let parent = parents.max_by_key(|(home, _)| home.len());
        parent.map(|(_, file)| file.clone()).unwrap_or_default()
    }

    fn add(&mut self, name: &str, schema: Json, file: &File, member: &str) -> Result<()> {
        anyhow::ensure!(
            !self.definitions.contains(name),
            "{}: type name `{name}` is taken",
            file.path
        );
        self.definitions.insert(name, schema);
        self.homes.push((name.to_owned(), file.path.clone()));
        let inner = &file.path[self.folder.len() + 1..];
        self.places
            .push((name.to_owned(), format!("{inner}#/{member}")));
        Ok(())
    }
}

fn flattened(file: &File, schema: &Json) -> Json {
    let mut schema = schema.clone();
    each_schema(&mut schema, &mut |part| {
        let name = part
            .str("$ref")
            .and_then(|reference| refs::resolve(&file.path, reference))
            .map(|(_, name)| name);
        if let (Some(name), Some(object)) = (name, part.as_object_mut()) {
            object.insert("$ref", reference_to(&name));
        }
    });
    schema
}
