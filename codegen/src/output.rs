//! Puts generated files on disk, or tells how the disk differs from them.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use similar::TextDiff;

use crate::emit::Output;

/// Writes what differs and deletes generated files that no schema asks for any more.
/// Returns the paths that changed.
pub fn write(root: &Path, outputs: &[Output], folders: &[&str]) -> Result<Vec<String>> {
    let mut changed = Vec::new();
    for output in outputs {
        let path = root.join(&output.path);
        if fs::read_to_string(&path).is_ok_and(|text| text == output.text) {
            continue;
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot create {}", folder.display()))?;
        }
        fs::write(&path, &output.text)
            .with_context(|| format!("cannot write {}", path.display()))?;
        changed.push(output.path.clone());
    }
    for path in stale(root, outputs, folders)? {
        fs::remove_file(root.join(&path)).with_context(|| format!("cannot delete {path}"))?;
        changed.push(path);
    }
    Ok(changed)
}

/// A unified diff from the disk to what the schemas ask for; empty where they agree.
pub fn diff(root: &Path, outputs: &[Output], folders: &[&str]) -> Result<String> {
    let mut text = String::new();
    for output in outputs {
        let actual = fs::read_to_string(root.join(&output.path)).unwrap_or_default();
        text.push_str(&unified(&output.path, &actual, &output.text));
    }
    for path in stale(root, outputs, folders)? {
        let actual = fs::read_to_string(root.join(&path)).unwrap_or_default();
        text.push_str(&unified(&path, &actual, ""));
    }
    Ok(text)
}

fn unified(path: &str, from: &str, to: &str) -> String {
    if from == to {
        return String::new();
    }
    TextDiff::from_lines(from, to)
        .unified_diff()
        .context_radius(2)
        .header(&format!("a/{path}"), &format!("b/{path}"))
        .to_string()
}

/// Files in generated folders that are no output.
fn stale(root: &Path, outputs: &[Output], folders: &[&str]) -> Result<Vec<String>> {
    let wanted: BTreeSet<&str> = outputs.iter().map(|output| output.path.as_str()).collect();
    let mut files = Vec::new();
    for folder in folders {
        collect(&root.join(folder), &mut files)?;
    }
    let mut stale: Vec<String> = files
        .iter()
        .filter_map(|file| file.strip_prefix(root).ok())
        .map(|path| path.to_string_lossy().replace('\\', "/"))
        .filter(|path| !wanted.contains(path.as_str()))
        // The bytes that an interpreter leaves beside its modules are nobody's source.
        .filter(|path| !path.contains("__pycache__"))
        .collect();
    stale.sort();
    Ok(stale)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
