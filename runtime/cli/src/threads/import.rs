//! `threadwire threads import`: copies rollout files into the home folder, where the server finds them.

use std::{
    fmt::Write as _,
    fs,
    os::unix::fs::DirBuilderExt,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use threadwire_client::protocol::codex::ThreadReadParams;

use crate::{local::Local, output};

/// Copies the rollout files among `paths` and below them. Returns the ids of their threads.
pub(super) fn copy(home: &Path, paths: &[PathBuf]) -> Result<Vec<String>> {
    let mut files = Vec::new();
    for path in paths {
        let found = files.len();
        collect(path, &mut files).with_context(|| format!("cannot read {}", path.display()))?;
        if files.len() == found {
            bail!("there is no rollout file in {}", path.display());
        }
    }
    let mut ids = Vec::new();
    for (file, id) in files {
        let to = place(home, &file);
        if !to.exists() {
            let folder = to.parent().unwrap_or(home);
            fs::DirBuilder::new()
                .recursive(true)
                .mode(0o700)
                .create(folder)?;
            fs::copy(&file, &to).with_context(|| format!("cannot copy {}", file.display()))?;
        }
        ids.push(id);
    }
    Ok(ids)
}

/// Adds the rollout files at and below a path, with their threads.
fn collect(path: &Path, files: &mut Vec<(PathBuf, String)>) -> std::io::Result<()> {
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            let entry = entry?;
            // A link may lead back to a folder above.
            if entry.file_type()?.is_dir() || entry.path().is_file() {
                collect(&entry.path(), files)?;
            }
        }
    } else {
        path.metadata()?;
        files.extend(thread_of(path).map(|id| (path.to_owned(), id.to_owned())));
    }
    Ok(())
}

/// Returns the thread in the name of a rollout file.
fn thread_of(path: &Path) -> Option<&str> {
    let name = path.file_name()?.to_str()?;
    let name = name.strip_prefix("rollout-")?.strip_suffix(".jsonl")?;
    let id = name.get(name.len().checked_sub(36)?..)?;
    let is_id = id
        .chars()
        .all(|char| char.is_ascii_hexdigit() || char == '-');
    is_id.then_some(id)
}

/// Returns where a file belongs in the home folder: below the day in its name, or among the archived ones.
fn place(home: &Path, file: &Path) -> PathBuf {
    let name = file.file_name().unwrap_or_default();
    let is_archived = file
        .parent()
        .is_some_and(|folder| folder.ends_with("archived_sessions"));
    if is_archived {
        return home.join("archived_sessions").join(name);
    }
    let text = name.to_string_lossy();
    let day = text
        .strip_prefix("rollout-")
        .and_then(|rest| rest.get(..10));
    let day = day.unwrap_or_default().replace('-', "/");
    home.join("sessions").join(day).join(name)
}

/// Says which of the threads the server has now.
pub(super) async fn report(local: &Local, ids: &[String]) -> Result<String> {
    let mut out = String::new();
    for id in ids {
        let read = ThreadReadParams {
            thread_id: id.clone(),
            include_turns: Some(false),
        };
        match local.client.thread_read(&read).await {
            Ok(read) => {
                let title = read.thread.name.unwrap_or(read.thread.preview);
                writeln!(out, "{id}  {}", title.lines().next().unwrap_or_default())?;
            }
            Err(_) => output::note(&format!("{id} has no conversation that can be read")),
        }
    }
    Ok(out)
}
