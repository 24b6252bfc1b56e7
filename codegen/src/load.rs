//! Reads a schema folder as it is, without judging it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::json::Json;

/// All dialects of a schema folder, in the order of their names.
#[derive(Debug)]
pub struct Tree {
    /// One entry per folder that has a `protocol.json`.
    pub dialects: Vec<DialectFiles>,
}

/// The files of one dialect.
#[derive(Debug)]
pub struct DialectFiles {
    /// The name of the folder.
    pub name: String,
    /// `protocol.json`.
    pub protocol: File,
    /// `export.json`, if there is one.
    pub export: Option<File>,
    /// `types/*.json`, in the order of their names.
    pub types: Vec<File>,
    /// Every other file, in the order of their paths.
    pub methods: Vec<File>,
}

/// One schema file.
#[derive(Debug)]
pub struct File {
    /// The path from the schema folder, with `/` between its parts: `codex/thread/start.json`.
    pub path: String,
    /// What it says.
    pub content: Json,
}

/// Reads every dialect below `root`, or only `dialect`.
///
/// Fails on a file that cannot be read or is not JSON; the message names it.
pub fn load(root: &Path, dialect: Option<&str>) -> Result<Tree> {
    let mut dialects = Vec::new();
    for folder in sorted_entries(root)? {
        let name = file_name(&folder);
        if !folder.join("protocol.json").is_file() || dialect.is_some_and(|only| only != name) {
            continue;
        }
        dialects.push(load_dialect(root, name)?);
    }
    if let Some(only) = dialect {
        anyhow::ensure!(
            !dialects.is_empty(),
            "no dialect `{only}`: {} does not exist",
            root.join(only).join("protocol.json").display()
        );
    }
    Ok(Tree { dialects })
}

fn load_dialect(root: &Path, name: String) -> Result<DialectFiles> {
    let mut files = DialectFiles {
        protocol: load_file(root, &format!("{name}/protocol.json"))?,
        export: None,
        types: Vec::new(),
        methods: Vec::new(),
        name,
    };
    let mut paths = Vec::new();
    json_files(&root.join(&files.name), &mut paths)?;
    for path in paths {
        let path = path
            .strip_prefix(root)
            .expect("the walk started below the root")
            .to_string_lossy()
            .replace('\\', "/");
        let inner = &path[files.name.len() + 1..];
        if inner == "protocol.json" {
            continue;
        }
        let file = load_file(root, &path)?;
        if inner.starts_with("types/") {
            files.types.push(file);
        } else if inner == "export.json" {
            files.export = Some(file);
        } else {
            files.methods.push(file);
        }
    }
    Ok(files)
}

fn load_file(root: &Path, path: &str) -> Result<File> {
    let text =
        fs::read_to_string(root.join(path)).with_context(|| format!("cannot read {path}"))?;
    let content = serde_json::from_str(&text).with_context(|| format!("{path} is not JSON"))?;
    Ok(File {
        path: path.to_owned(),
        content,
    })
}

fn json_files(folder: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
    for entry in sorted_entries(folder)? {
        if entry.is_dir() {
            json_files(&entry, found)?;
        } else if entry
            .extension()
            .is_some_and(|extension| extension == "json")
        {
            found.push(entry);
        }
    }
    Ok(())
}

fn sorted_entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)
        .with_context(|| format!("cannot read the folder {}", folder.display()))?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}

fn file_name(path: &Path) -> String {
    path.file_name()
        .map(|name| name.to_string_lossy().into_owned())
        .unwrap_or_default()
}
