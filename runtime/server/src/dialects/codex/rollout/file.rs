//! One rollout file. Everything here waits for the disk.

use std::{
    collections::VecDeque,
    fs::{self, DirBuilder, File, OpenOptions},
    io::{self, ErrorKind, Read, Seek, SeekFrom, Write},
    os::unix::fs::{DirBuilderExt, OpenOptionsExt},
    path::{Path, PathBuf},
};

use serde::Deserialize;
use threadwire_engine::{ThreadId, TurnId};

/// How many of the last turns of a file are known by their ids.
const RECENT: usize = 16;

/// How much of the end of a file is read first. More is read where that is not a whole line.
const TAIL: u64 = 64 * 1024;

/// Most bytes of a first line that is read.
const FIRST_LINE: u64 = 4 * 1024 * 1024;

/// What a file shows, as far as that is needed to go on with it.
#[derive(Clone, Debug)]
pub(super) struct Shown {
    /// Its length in bytes.
    pub(super) len: u64,
    /// The number of its next line.
    pub(super) ordinal: u64,
    /// The turns that it shows last, oldest first.
    pub(super) recent: VecDeque<TurnId>,
    /// Whether these are all that it shows.
    pub(super) complete: bool,
}

impl Shown {
    /// What an empty file shows.
    pub(super) fn nothing() -> Self {
        Self {
            len: 0,
            ordinal: 0,
            recent: VecDeque::new(),
            complete: true,
        }
    }

    /// Notes that a turn was added.
    pub(super) fn add(&mut self, turn: TurnId) {
        if self.recent.len() == RECENT {
            self.recent.pop_front();
            self.complete = false;
        }
        self.recent.push_back(turn);
    }
}

#[derive(Deserialize)]
struct Line {
    #[serde(default)]
    ordinal: u64,
    #[serde(rename = "type")]
    kind: String,
    payload: Payload,
}

#[derive(Deserialize)]
struct Payload {
    #[serde(rename = "type")]
    kind: Option<String>,
    turn_id: Option<TurnId>,
    #[serde(default)]
    num_turns: usize,
    /// The thread in the first line. Items have ids, too.
    id: Option<String>,
}

/// Reads what a file shows from its end. `None` where there is none, or where it does not end as files end that are
/// finished: with the end of a turn, with turns that were taken back, or behind its first line.
pub(super) fn read_end(path: &Path) -> io::Result<Option<Shown>> {
    let mut file = match File::open(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        file => file?,
    };
    let len = file.metadata()?.len();
    let mut size = TAIL;
    let (whole, end) = loop {
        let start = len.saturating_sub(size);
        file.seek(SeekFrom::Start(start))?;
        let mut end = Vec::new();
        Read::by_ref(&mut file)
            .take(len - start)
            .read_to_end(&mut end)?;
        if end.pop() != Some(b'\n') {
            return Ok(None);
        }
        match end.iter().position(|byte| *byte == b'\n') {
            _ if start == 0 => break (true, end),
            // Where it begins within a line, that one says nothing.
            Some(at) => break (false, end.split_off(at + 1)),
            None => size *= 8,
        }
    };
    let mut shown = Shown {
        len,
        complete: whole,
        ..Shown::nothing()
    };
    let mut finished = false;
    for line in end.split(|byte| *byte == b'\n') {
        let Ok(line) = serde_json::from_slice::<Line>(line) else {
            return Ok(None);
        };
        shown.ordinal = line.ordinal + 1;
        let payload = line.payload;
        finished = match (line.kind.as_str(), payload.kind.as_deref()) {
            ("session_meta", _) => whole,
            ("event_msg", Some("task_complete" | "turn_aborted")) => {
                shown.recent.extend(payload.turn_id);
                payload.turn_id.is_some()
            }
            ("event_msg", Some("thread_rolled_back")) => {
                let left = shown.recent.len().checked_sub(payload.num_turns);
                shown.recent.truncate(left.unwrap_or_default());
                whole || !shown.recent.is_empty()
            }
            _ => false,
        };
    }
    let old = shown.recent.len().saturating_sub(RECENT);
    shown.complete &= old == 0;
    shown.recent.drain(..old);
    Ok(finished.then_some(shown))
}

/// Appends lines to a file that is `len` bytes long, all or nothing. `false` where it is not: somebody else wrote, or
/// removed it.
pub(super) fn append(path: &Path, len: u64, lines: &[u8]) -> io::Result<bool> {
    let mut file = match OpenOptions::new().append(true).open(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(false),
        file => file?,
    };
    // Two servers may share a home. Where the file system does not lock files, that is for the look at the length.
    let _ = file.lock();
    if file.metadata()?.len() != len {
        return Ok(false);
    }
    if let Err(error) = file.write_all(lines) {
        // What is there is better than a part of a line; if this fails, too, the next look at the end finds out.
        let _ = file.set_len(len);
        return Err(error);
    }
    Ok(true)
}

/// Returns the length of a file; `None` where there is none.
pub(super) fn len(path: &Path) -> io::Result<Option<u64>> {
    match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        metadata => Ok(Some(metadata?.len())),
    }
}

/// Moves a file to where it belongs now. It is no error that there is none.
pub(super) fn bring(from: &Path, to: &Path) -> io::Result<()> {
    if !from.try_exists()? {
        return Ok(());
    }
    make_folder_of(to)?;
    fs::rename(from, to)
}

/// Removes a file. It is no error that there is none.
pub(super) fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        removed => removed,
    }
}

/// Reads whose file this is. `None` where its first line does not say so.
pub(super) fn owner(path: &Path) -> io::Result<Option<ThreadId>> {
    let mut start = Vec::new();
    File::open(path)?.take(FIRST_LINE).read_to_end(&mut start)?;
    let first = start.split(|byte| *byte == b'\n').next();
    let line = first.and_then(|line| serde_json::from_slice::<Line>(line).ok());
    Ok(line
        .filter(|line| line.kind == "session_meta")
        .and_then(|line| line.payload.id?.parse().ok()))
}

/// A file that is written anew beside the old one, and takes its place when it is whole.
pub(super) struct Rewrite {
    file: File,
    beside: PathBuf,
    path: PathBuf,
    done: bool,
}

impl Rewrite {
    /// Begins.
    pub(super) fn begin(path: &Path) -> io::Result<Self> {
        make_folder_of(path)?;
        let beside = path.with_extension("jsonl.new");
        let file = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(true)
            .mode(0o600)
            .open(&beside)?;
        Ok(Self {
            file,
            beside,
            path: path.to_owned(),
            done: false,
        })
    }

    /// Writes lines.
    pub(super) fn write(&mut self, lines: &[u8]) -> io::Result<()> {
        self.file.write_all(lines)
    }

    /// Puts the file into its place and returns its length.
    pub(super) fn finish(mut self) -> io::Result<u64> {
        let len = self.file.metadata()?.len();
        fs::rename(&self.beside, &self.path)?;
        self.done = true;
        Ok(len)
    }
}

impl Drop for Rewrite {
    fn drop(&mut self) {
        if !self.done {
            // Where it stays, the next one replaces it.
            let _ = fs::remove_file(&self.beside);
        }
    }
}

fn make_folder_of(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) => DirBuilder::new().recursive(true).mode(0o700).create(folder),
        None => Ok(()),
    }
}
