//! `threadwire threads import`: copies rollout files into the home folder, where the server finds them.

use std::{
    collections::HashMap,
    ffi::OsStr,
    fmt::Write as _,
    fs::{self, File},
    io::{self, BufRead, BufReader, ErrorKind, Read},
    os::unix::fs::DirBuilderExt,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use ruzstd::decoding::StreamingDecoder;
use serde::Deserialize;
use threadwire_client::protocol::codex::ThreadReadParams;

use crate::{local::Local, output};

/// Where the home folder of Codex has its files.
const SESSIONS: &str = "sessions";
const ARCHIVE: &str = "archived_sessions";

/// The extension of files that Codex compressed.
const COMPRESSED: &str = "zst";

/// The longest first line that is read.
const FIRST_LINE: u64 = 16 * 1024 * 1024;

/// A rollout file, and the ids in its name.
#[derive(Clone)]
struct Rollout {
    path: PathBuf,
    thread: String,
    file: String,
}

/// Copies the rollout files among `paths` and below them, with the files beside them that they go on from. Returns the
/// ids of their threads, each once.
pub(super) fn copy(home: &Path, paths: &[PathBuf]) -> Result<Vec<String>> {
    let mut files = Vec::new();
    for path in paths {
        let found = files.len();
        collect(path, &mut files).with_context(|| format!("cannot read {}", path.display()))?;
        if files.len() == found {
            bail!("there is no rollout file in {}", path.display());
        }
    }
    add_bases(home, &mut files);
    let mut ids = Vec::new();
    for Rollout { path, thread, .. } in files {
        bring(home, &path).with_context(|| format!("cannot copy {}", path.display()))?;
        if !ids.contains(&thread) {
            ids.push(thread);
        }
    }
    Ok(ids)
}

/// Copies a file to its place in the home folder, unless what is there says as much.
fn bring(home: &Path, from: &Path) -> io::Result<()> {
    let to = place(home, from);
    // As for the server, the file counts that is not compressed.
    let (plain, packed) = match to.extension() == Some(OsStr::new(COMPRESSED)) {
        true => (to.with_extension(""), to.clone()),
        false => (to.clone(), to.with_extension("jsonl.zst")),
    };
    let there = [&plain, &packed].into_iter().find(|path| path.exists());
    if let Some(there) = there {
        match known(from, there)? {
            Known::All => return Ok(()),
            Known::Other => {
                output::note(&format!(
                    "{} is there already and says something else: it stays as it is",
                    there.display()
                ));
                return Ok(());
            }
            // The import before was cut short, or the thread went on in Codex.
            Known::Beginning => {}
        }
    }
    let folder = to.parent().unwrap_or(home);
    fs::DirBuilder::new()
        .recursive(true)
        .mode(0o700)
        .create(folder)?;
    // A file that is not whole never has its name.
    let mut new = tempfile::NamedTempFile::new_in(folder)?;
    io::copy(&mut File::open(from)?, &mut new)?;
    new.as_file().sync_all()?;
    new.persist(&to)?;
    if to == packed && plain.exists() {
        fs::remove_file(plain)?;
    }
    File::open(folder)?.sync_all()
}

/// What a file in the home folder has of one that is imported.
enum Known {
    All,
    Beginning,
    Other,
}

fn known(from: &Path, there: &Path) -> io::Result<Known> {
    let (mut from, mut there) = (open(from)?, open(there)?);
    loop {
        // What cannot be read of a compressed file that is cut short is missing.
        let (new, old) = (from.fill_buf()?, there.fill_buf().unwrap_or_default());
        let len = new.len().min(old.len());
        if new[..len] != old[..len] {
            return Ok(Known::Other);
        }
        if new.is_empty() {
            return Ok(Known::All);
        }
        if old.is_empty() {
            return Ok(Known::Beginning);
        }
        from.consume(len);
        there.consume(len);
    }
}

/// Opens a file to read what is in it, compressed or not.
fn open(path: &Path) -> io::Result<Box<dyn BufRead>> {
    let file = BufReader::new(File::open(path)?);
    if path.extension() != Some(OsStr::new(COMPRESSED)) {
        return Ok(Box::new(file));
    }
    let plain = StreamingDecoder::new(file);
    let plain = plain.map_err(|error| io::Error::new(ErrorKind::InvalidData, error.to_string()))?;
    Ok(Box::new(BufReader::new(plain)))
}

/// Adds the files that others go on from, as far as they are in the same folders of Codex. What is already in the home
/// folder stays as it is.
fn add_bases(home: &Path, files: &mut Vec<Rollout>) {
    let mut folders = HashMap::new();
    let mut next = 0;
    while let Some(rollout) = files.get(next).cloned() {
        next += 1;
        let Some(base) = base_of(&rollout.path) else {
            continue;
        };
        if files.iter().any(|other| other.file == base) {
            continue;
        }
        let mut is_there = false;
        for folder in [Some(home), codex_home(&rollout.path)]
            .into_iter()
            .flatten()
        {
            let all = folders
                .entry(folder.to_owned())
                .or_insert_with(|| all(folder));
            let Some(found) = all.iter().find(|other| other.file == base) else {
                continue;
            };
            is_there = true;
            if folder != home {
                files.push(found.clone());
            }
            break;
        }
        if !is_there {
            let thread = rollout.thread;
            output::note(&format!(
                "{thread} goes on from {base}, of which there is no file"
            ));
        }
    }
}

/// Returns the home folder of Codex that a file is in.
fn codex_home(file: &Path) -> Option<&Path> {
    let is_folder = |path: &&Path| path.ends_with(SESSIONS) || path.ends_with(ARCHIVE);
    file.ancestors().find(is_folder)?.parent()
}

/// Returns all rollout files of a home folder. What cannot be read is left out.
fn all(home: &Path) -> Vec<Rollout> {
    let mut files = Vec::new();
    for folder in [SESSIONS, ARCHIVE] {
        let _ = collect(&home.join(folder), &mut files);
    }
    files
}

/// Returns the id of the file that a file goes on from, if it does.
fn base_of(file: &Path) -> Option<String> {
    #[derive(Deserialize)]
    struct Line {
        payload: Meta,
    }
    #[derive(Deserialize)]
    struct Meta {
        history_base: Option<Base>,
    }
    #[derive(Deserialize)]
    struct Base {
        thread_id: String,
    }
    let mut line = Vec::new();
    let mut file = open(file).ok()?.take(FIRST_LINE);
    file.read_until(b'\n', &mut line).ok()?;
    let line: Line = serde_json::from_slice(&line).ok()?;
    Some(line.payload.history_base?.thread_id)
}

/// Adds the rollout files at and below a path.
fn collect(path: &Path, files: &mut Vec<Rollout>) -> std::io::Result<()> {
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
        files.extend(Rollout::of(path));
    }
    Ok(())
}

impl Rollout {
    /// Reads the name of a rollout file. It ends with the id of the thread, and with the id of the file behind it where
    /// the thread goes on from another file.
    fn of(path: &Path) -> Option<Self> {
        let name = path.file_name()?.to_str()?;
        let name = name.strip_suffix(".zst").unwrap_or(name);
        let name = name.strip_prefix("rollout-")?.strip_suffix(".jsonl")?;
        let (rest, file) = id_at_end(name)?;
        let thread = match rest.strip_suffix('_') {
            Some(rest) => id_at_end(rest)?.1,
            None => file,
        };
        Some(Self {
            path: path.to_owned(),
            thread: thread.to_owned(),
            file: file.to_owned(),
        })
    }
}

/// Splits a name before the id at its end.
fn id_at_end(name: &str) -> Option<(&str, &str)> {
    let (rest, id) = name.split_at_checked(name.len().checked_sub(36)?)?;
    let is_id = id
        .chars()
        .all(|char| char.is_ascii_hexdigit() || char == '-');
    is_id.then_some((rest, id))
}

/// Returns where a file belongs in the home folder: below the day in its name, or among the archived ones.
fn place(home: &Path, file: &Path) -> PathBuf {
    let name = file.file_name().unwrap_or_default();
    let is_archived = file
        .parent()
        .is_some_and(|folder| folder.ends_with(ARCHIVE));
    if is_archived {
        return home.join(ARCHIVE).join(name);
    }
    let text = name.to_string_lossy();
    let day = text
        .strip_prefix("rollout-")
        .and_then(|rest| rest.get(..10));
    let day = day.unwrap_or_default().replace('-', "/");
    home.join(SESSIONS).join(day).join(name)
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
                let title = output::shown(title.lines().next().unwrap_or_default());
                writeln!(out, "{id}  {title}")?;
            }
            Err(_) => output::note(&format!("{id} has no conversation that can be read")),
        }
    }
    Ok(out)
}
