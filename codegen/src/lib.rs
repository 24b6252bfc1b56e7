//! Turns the hand-written JSON Schemas under `schema/` into everything that has to agree on the
//! wire: Rust types and routers, Python and TypeScript clients, JSON Schema, OpenRPC, documents.
//!
//! The way of a schema: [`load`] reads the files, [`lint`] refuses what is unclear, [`bundle`] puts
//! a dialect into one namespace, [`normalize`] gives everything a name and one form, [`model`]
//! decides what templates need to know, and [`emit`] writes each language.

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
pub mod refs;
pub mod walk;

use std::path::Path;

use anyhow::Result;

use crate::{emit::Output, lint::Problem};

/// What a schema folder comes to.
#[derive(Debug)]
pub enum Generated {
    /// The lint step refused it.
    Refused(Vec<Problem>),
    /// Every file that follows from it.
    Files(Vec<Output>),
}

/// Reads, checks and generates. Fails on files that are no JSON and on clashes of names.
pub fn generate(schema: &Path) -> Result<Generated> {
    let tree = load::load(schema, None)?;
    let problems = lint::lint(&tree);
    if !problems.is_empty() {
        return Ok(Generated::Refused(problems));
    }
    emit::all(&tree).map(Generated::Files)
}

/// Where the schemas of the dialect stand that the tests register from outside of the server, and where its Rust goes.
const PLUGIN: [&str; 2] = ["tests/tests/plugin/schema", "tests/tests/plugin/generated"];

/// Generates what a repository commits, from its root: what follows from `schema/`, and the Rust of the dialect that its
/// tests register.
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

/// Folders of a repository that hold nothing but generated files.
pub fn folders() -> Vec<&'static str> {
    emit::FOLDERS.iter().copied().chain([PLUGIN[1]]).collect()
}

/// Generates the Rust of the dialects in `schema`, for another crate than `threadwire-protocol`: a module per dialect
/// below `folder`.
pub fn plugin(schema: &Path, folder: &str) -> Result<Generated> {
    let tree = load::load(schema, None)?;
    let problems = lint::lint(&tree);
    if !problems.is_empty() {
        return Ok(Generated::Refused(problems));
    }
    emit::plugin(&tree, folder).map(Generated::Files)
}
