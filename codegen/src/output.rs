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

/// A unified diff from the disk to what the schemas ask for; empty where they agree.
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

/// Whether the disk has what is wanted: a link where one is, and the text.
fn is_current(path: &Path, output: &Output) -> bool {
    let link = output.link_to.as_deref();
    fs::read_link(path).ok() == link.map(|target| way(&output.path, target))
        && fs::read_to_string(path).is_ok_and(|text| text == output.text)
}

/// The way from the folder of a file to another file, both named from the root.
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
