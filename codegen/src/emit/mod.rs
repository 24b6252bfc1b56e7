//! Emits each output from the model. An emitter returns files and does not access the disk.

pub mod bundle;
pub mod docs;
pub mod export;
pub mod python;
pub mod rust;
pub mod typescript;

use anyhow::{Context, Result};

use crate::{bundle as bundling, load::Tree, model::Dialect};

/// Folders that contain only generated files, relative to the root of the repository.
pub const FOLDERS: &[&str] = &[
    "runtime/protocol/src/generated",
    "runtime/client/src/generated",
    "runtime/cli/generated/schema",
    "bindings/node/src/generated",
    "bindings/python/python/threadwire/generated",
];

/// Emits all files of all dialects. The tree must have passed the lint step.
pub fn all(tree: &Tree) -> Result<Vec<Output>> {
    let mut outputs = Vec::new();
    let mut dialects = Vec::new();
    for files in &tree.dialects {
        let bundled = bundling::bundle(files)?;
        let dialect =
            Dialect::build(&bundled).with_context(|| format!("dialect `{}`", files.name))?;
        outputs.extend(rust::protocol(&dialect, &bundled.places)?);
        if dialect.is_served() {
            outputs.push(rust::client(&dialect)?);
        }
        outputs.push(bundle::emit(&bundled)?);
        outputs.extend(docs::emit(&dialect)?);
        outputs.extend(python::package(&dialect)?);
        outputs.extend(typescript::emit(&bundled, &dialect)?);
        dialects.push(dialect);
    }
    outputs.push(rust::protocol_root(&dialects)?);
    outputs.push(rust::client_root(&dialects)?);
    outputs.push(python::package_root(&dialects));
    outputs.push(typescript::protocols(&dialects));
    Ok(outputs)
}

/// Returns the names of the protocols that are served, each in double quotes. A dialect inside another is a version of
/// that protocol.
fn protocols(dialects: &[Dialect]) -> Vec<String> {
    let served = dialects
        .iter()
        .filter(|dialect| dialect.is_served() && !dialect.folder.contains('/'));
    served
        .map(|dialect| format!("\"{}\"", dialect.name))
        .collect()
}

/// Emits the Rust code of every dialect for another crate, below `folder`. The tree must have passed the lint step.
pub fn plugin(tree: &Tree, folder: &str) -> Result<Vec<Output>> {
    let mut outputs = Vec::new();
    for files in &tree.dialects {
        let bundled = bundling::bundle(files)?;
        let dialect =
            Dialect::build(&bundled).with_context(|| format!("dialect `{}`", files.name))?;
        outputs.extend(rust::plugin(&dialect, folder)?);
    }
    Ok(outputs)
}

/// Returns the first two lines of every generated file, without the comment sign.
pub fn header(template: &str, schema: &str) -> [String; 2] {
    [
        "Do not edit: change the schema and run `cargo gen`.".to_owned(),
        format!("Made by codegen/{template} from schema/{schema}."),
    ]
}

/// Returns the header as line comments that begin with `sign`.
pub fn comment_header(sign: &str, template: &str, schema: &str) -> String {
    header(template, schema)
        .map(|line| format!("{sign} {line}\n"))
        .concat()
}

impl Output {
    /// Creates a regular file.
    pub fn new(path: impl Into<String>, text: String) -> Self {
        Self {
            path: path.into(),
            text,
            link_to: None,
        }
    }
}

/// A generated file.
#[derive(Debug, PartialEq, Eq)]
pub struct Output {
    /// Path relative to the root of the repository.
    pub path: String,
    /// The complete text.
    pub text: String,
    /// For a symbolic link: path of the target with the same text, relative to the root of the repository.
    pub link_to: Option<String>,
}
