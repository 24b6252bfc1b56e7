//! Generates from the hand-written JSON Schemas in `schema/` everything that must agree on the wire: Rust types and
//! routers, Python and TypeScript clients, JSON Schema, OpenRPC, documentation.
//!
//! The steps: [`load`] reads the files, [`lint`] rejects unclear schemas, [`bundle`] merges a dialect into one
//! namespace, [`normalize`] names every type and brings it into one form, [`model`] makes the decisions for the
//! templates, and [`emit`] writes each language.

pub mod bundle;
pub mod compare;
pub mod emit;
pub mod json;
pub mod layout;
pub mod lint;
pub mod load;
pub mod model;
pub mod names;
pub mod normalize;
pub mod output;
mod process;
pub mod refs;
pub mod walk;

use std::path::Path;

use anyhow::Result;

use crate::{emit::Output, lint::Problem};

/// The result of generating from a schema folder.
#[derive(Debug)]
pub enum Generated {
    /// The lint step found problems.
    Refused(Vec<Problem>),
    /// All generated files.
    Files(Vec<Output>),
}

/// Loads, checks and generates. Errors: a file is not JSON, or names clash.
pub fn generate(schema: &Path) -> Result<Generated> {
    let tree = load::load(schema, None)?;
    let problems = lint::lint(&tree);
    if !problems.is_empty() {
        return Ok(Generated::Refused(problems));
    }
    emit::all(&tree).map(Generated::Files)
}

/// The schema folder of the dialect that the tests register from outside of the server, and the folder of its Rust
/// code.
const PLUGIN: [&str; 2] = ["tests/tests/plugin/schema", "tests/tests/plugin/generated"];

/// Generates all committed files of a repository, given its root: the outputs of `schema/`, and the Rust code of the
/// dialect that its tests register.
pub fn repository(root: &Path) -> Result<Generated> {
    let [schema, folder] = PLUGIN;
    let more = match plugin(&root.join(schema), folder)? {
        Generated::Files(files) => files,
        refused => return Ok(refused),
    };
    let mut generated = generate(&root.join("schema"))?;
    if let Generated::Files(files) = &mut generated {
        files.extend(more);
    }
    Ok(generated)
}

/// Returns the folders of a repository that contain only generated files.
pub fn folders() -> Vec<&'static str> {
    emit::FOLDERS.iter().copied().chain([PLUGIN[1]]).collect()
}

/// Generates the Rust code of the dialects in `schema` for another crate than `threadwire-protocol`: one module per
/// dialect below `folder`.
pub fn plugin(schema: &Path, folder: &str) -> Result<Generated> {
    let tree = load::load(schema, None)?;
    let problems = lint::lint(&tree);
    if !problems.is_empty() {
        return Ok(Generated::Refused(problems));
    }
    emit::plugin(&tree, folder).map(Generated::Files)
}
