//! Writes generated files to disk, or reports differences from the disk.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use similar::TextDiff;

use crate::emit::Output;

/// Writes changed files and deletes generated files that are not outputs any more. Returns the paths that changed.
pub fn write(root: &Path, outputs: &[Output], folders: &[&str]) -> Result<Vec<String>> {
    let mut changed = Vec::new();
    for output in outputs {
        let path = root.join(&output.path);
        if is_current(&path, output) {
            continue;
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot create {}", folder.display()))?;
        }
        if fs::symlink_metadata(&path).is_ok() {
            fs::remove_file(&path).with_context(|| format!("cannot replace {}", path.display()))?;
        }
        match &output.link_to {
            Some(target) => link(&way(&output.path, target), &path),
            None => fs::write(&path, &output.text),
        }
        .with_context(|| format!("cannot write {}", path.display()))?;
        changed.push(output.path.clone());
    }
    for path in stale(root, outputs, folders)? {
        fs::remove_file(root.join(&path)).with_context(|| format!("cannot delete {path}"))?;
        changed.push(path);
    }
    Ok(changed)
}

/// Returns a unified diff from the disk to the outputs; empty if they are equal.
pub fn diff(root: &Path, outputs: &[Output], folders: &[&str]) -> Result<String> {
    let mut text = String::new();
    for output in outputs {
        let actual = fs::read_to_string(root.join(&output.path)).unwrap_or_default();
        let difference = unified(&output.path, &actual, &output.text);
        if difference.is_empty() && !is_current(&root.join(&output.path), output) {
            text.push_str(&format!("{} is no link\n", output.path));
        }
        text.push_str(&difference);
    }
    for path in stale(root, outputs, folders)? {
        let actual = fs::read_to_string(root.join(&path)).unwrap_or_default();
        text.push_str(&unified(&path, &actual, ""));
    }
    Ok(text)
}

/// Tells whether the disk has this output: the same text, and a link if it is one.
fn is_current(path: &Path, output: &Output) -> bool {
    let link = output.link_to.as_deref();
    fs::read_link(path).ok() == link.map(|target| way(&output.path, target))
        && fs::read_to_string(path).is_ok_and(|text| text == output.text)
}

/// Returns the relative path from the folder of a file to another file; both are relative to the root.
fn way(from: &str, to: &str) -> PathBuf {
    let depth = from.matches('/').count();
    Path::new(&"../".repeat(depth)).join(to)
}

#[cfg(unix)]
fn link(target: &Path, path: &Path) -> std::io::Result<()> {
    std::os::unix::fs::symlink(target, path)
}

#[cfg(not(unix))]
fn link(_target: &Path, _path: &Path) -> std::io::Result<()> {
    Err(std::io::ErrorKind::Unsupported.into())
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

/// Returns the files in generated folders that are not outputs.
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
        // Cached bytecode of the Python interpreter is not a generated file.
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
