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
    /// One entry per folder that has a `protocol.json`, also below another dialect: `acp/v2`.
    pub dialects: Vec<DialectFiles>,
}

/// The files of one dialect.
#[derive(Debug)]
pub struct DialectFiles {
    /// The path of the folder with `_` between its parts: `acp_v2`.
    pub name: String,
    /// The path of the folder from the schema folder: `acp/v2`.
    pub folder: String,
    /// `protocol.json`.
    pub protocol: File,
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
    let mut folders = Vec::new();
    dialect_folders(root, &mut folders)?;
    let mut dialects = Vec::new();
    for folder in folders {
        let folder = inner_path(root, &folder);
        let name = folder.replace('/', "_");
        if dialect.is_none_or(|only| only == name) {
            dialects.push(load_dialect(root, name, folder)?);
        }
    }
    if let Some(only) = dialect {
        anyhow::ensure!(
            !dialects.is_empty(),
            "no dialect `{only}` below {}",
            root.display()
        );
    }
    Ok(Tree { dialects })
}

/// The folders of all dialects, each before those inside it.
fn dialect_folders(folder: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
    for entry in sorted_entries(folder)? {
        if entry.is_dir() {
            if is_dialect(&entry) {
                found.push(entry.clone());
            }
            dialect_folders(&entry, found)?;
        }
    }
    Ok(())
}

fn is_dialect(folder: &Path) -> bool {
    folder.join("protocol.json").is_file()
}

fn load_dialect(root: &Path, name: String, folder: String) -> Result<DialectFiles> {
    let mut files = DialectFiles {
        protocol: load_file(root, &format!("{folder}/protocol.json"))?,
        types: Vec::new(),
        methods: Vec::new(),
        name,
        folder,
    };
    let mut paths = Vec::new();
    json_files(&root.join(&files.folder), &mut paths)?;
    for path in paths {
        let path = inner_path(root, &path);
        let inner = &path[files.folder.len() + 1..];
        if inner == "protocol.json" {
            continue;
        }
        let file = load_file(root, &path)?;
        if inner.starts_with("types/") {
            files.types.push(file);
        } else {
            files.methods.push(file);
        }
    }
    Ok(files)
}

/// The path from the schema folder, with `/` between its parts.
fn inner_path(root: &Path, path: &Path) -> String {
    path.strip_prefix(root)
        .expect("the walk started below the root")
        .to_string_lossy()
        .replace('\\', "/")
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

/// The JSON files of one dialect, without those of dialects inside it.
fn json_files(folder: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
    for entry in sorted_entries(folder)? {
        if entry.is_dir() {
            if !is_dialect(&entry) {
                json_files(&entry, found)?;
            }
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
