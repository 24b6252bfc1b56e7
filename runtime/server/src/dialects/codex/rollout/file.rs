//! Operations on one rollout file. All of them block on the disk.

use std::{
    collections::VecDeque,
    fs::{self, DirBuilder, File, OpenOptions},
    io::{self, BufRead, BufReader, ErrorKind, Read, Seek, SeekFrom, Write},
    os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt},
    path::{Path, PathBuf},
};

use serde::{Deserialize, de::IgnoredAny};
use serde_json::value::RawValue;
use threadwire_engine::{ThreadId, TurnId};
use threadwire_workspace::{files, locks::lock_file};

use super::{
    chain,
    compressed::{self, packed},
};

/// The number of a file's last turns whose ids are remembered.
const RECENT: usize = 16;

/// The number of bytes at the end of a file that are read first. More is read if they contain no whole line.
const TAIL: u64 = 64 * 1024;

/// What is told of a thread beside its turns.
const BETWEEN_TURNS: [&str; 4] = [
    "thread_settings_applied",
    "thread_name_updated",
    "thread_goal_updated",
    "thread_goal_cleared",
];

/// The maximum number of bytes that are read of a first line.
const FIRST_LINE: u64 = 4 * 1024 * 1024;

/// The state of a file that is needed to append to it.
#[derive(Clone, Debug)]
pub(super) struct FileEnd {
    /// Its length in bytes.
    pub(super) len: u64,
    /// The number of its next line.
    pub(super) ordinal: u64,
    /// The last turns of the file, oldest first.
    pub(super) recent: VecDeque<TurnId>,
    /// Whether these are all turns of the file.
    pub(super) complete: bool,
    /// Those of them that were not written here, and that the store may lack.
    pub(super) others: Vec<TurnId>,
    /// Whether its last line lacks its end.
    pub(super) is_cut: bool,
    /// What it tells the model between these turns.
    pub(super) told: Vec<Told>,
}

/// An item that a file tells the model between turns.
#[derive(Clone, Debug)]
pub(super) struct Told {
    /// The turn before it; `None` if there is none.
    behind: Option<TurnId>,
    /// The number of its line.
    pub(super) ordinal: u64,
    /// Whether it was written here.
    pub(super) is_ours: bool,
    pub(super) item: Box<RawValue>,
}

/// What the end of a file tells.
pub(super) enum Ending {
    /// There is no file.
    Missing,
    /// The end of a turn, a removal of turns, or the first line.
    Finished(FileEnd),
    /// Anything else.
    Unfinished,
}

impl FileEnd {
    /// Returns the state of an empty file.
    pub(super) fn nothing() -> Self {
        Self {
            len: 0,
            ordinal: 0,
            recent: VecDeque::new(),
            complete: true,
            others: Vec::new(),
            is_cut: false,
            told: Vec::new(),
        }
    }

    /// Returns what the file tells the model behind its last turn.
    pub(super) fn told_last(&self) -> impl Iterator<Item = &Told> {
        let last = self.recent.back().copied();
        self.told.iter().filter(move |told| told.behind == last)
    }

    /// Tells whether Codex told the model something behind the last turn after the line with this number.
    pub(super) fn tells_more(&self, taken: Option<u64>) -> bool {
        self.told_last()
            .any(|told| !told.is_ours && Some(told.ordinal) > taken)
    }

    /// Records that an item was added behind the last turn.
    pub(super) fn add_told(&mut self, ordinal: u64, item: Box<RawValue>) {
        self.told.push(Told {
            behind: self.recent.back().copied(),
            ordinal,
            is_ours: true,
            item,
        });
    }

    /// Notes up to which turn the store has had those of another program.
    pub(super) fn note_taken(&mut self, taken: Option<TurnId>) {
        let Self { recent, others, .. } = self;
        if let Some(at) = recent.iter().rposition(|turn| Some(*turn) == taken) {
            others.retain(|other| recent.range(..=at).all(|turn| turn != other));
        }
    }

    /// Records that a turn was added.
    pub(super) fn add(&mut self, turn: TurnId) {
        self.recent.push_back(turn);
        self.keep_recent();
    }

    /// Forgets all but the last turns.
    pub(super) fn keep_recent(&mut self) {
        let old = self.recent.len().saturating_sub(RECENT);
        self.complete &= old == 0;
        self.recent.drain(..old);
        let (recent, complete) = (&self.recent, self.complete);
        self.told.retain(|told| match &told.behind {
            Some(turn) => recent.contains(turn),
            None => complete,
        });
    }
}

#[derive(Deserialize)]
struct Line {
    /// Older versions of Codex write none.
    ordinal: Option<u64>,
    #[serde(rename = "type")]
    kind: String,
    payload: Payload,
}

/// A line of what the model was told.
#[derive(Deserialize)]
struct ToldLine<'a> {
    #[serde(borrow)]
    payload: &'a RawValue,
    #[serde(default)]
    threadwire: bool,
}

/// A line with its number, if it has one.
#[derive(Deserialize)]
struct Numbered {
    ordinal: u64,
}

#[derive(Deserialize)]
struct Payload {
    #[serde(rename = "type")]
    kind: Option<String>,
    turn_id: Option<TurnId>,
    #[serde(default)]
    num_turns: usize,
    #[serde(default)]
    threadwire: bool,
    /// In the first line the id of the thread; lines of items have an id, too.
    id: Option<String>,
    /// In the first line the file that this one goes on from.
    history_base: Option<IgnoredAny>,
}

/// Reads the state of a file from its end.
pub(super) fn read_end(path: &Path) -> io::Result<Ending> {
    let mut file = match files::open_file(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Ending::Missing),
        file => file?,
    };
    let len = file.metadata()?.len();
    let mut size = TAIL;
    let (whole, end) = loop {
        let (start, mut end) = read_last(&mut file, len, size)?;
        if end.pop() != Some(b'\n') {
            return Ok(Ending::Unfinished);
        }
        match end.iter().position(|byte| *byte == b'\n') {
            _ if start == 0 => break (true, end),
            // The part may begin within a line, which is skipped.
            Some(at) => break (false, end.split_off(at + 1)),
            None => size *= 8,
        }
    };
    let mut shown = FileEnd {
        len,
        complete: whole,
        ..FileEnd::nothing()
    };
    let mut finished = false;
    let mut running = None;
    for line_text in end.split(|byte| *byte == b'\n') {
        let Ok(line) = serde_json::from_slice::<Line>(line_text) else {
            return Ok(Ending::Unfinished);
        };
        // Versions without numbers tell no ends of turns.
        let Some(ordinal) = line.ordinal else {
            return Ok(Ending::Unfinished);
        };
        shown.ordinal = shown.ordinal.max(ordinal + 1);
        let payload = line.payload;
        finished = match (line.kind.as_str(), payload.kind.as_deref()) {
            ("session_meta", _) => {
                // The turns before are in other files.
                shown.complete &= payload.history_base.is_none();
                whole
            }
            ("event_msg", Some("task_started")) => {
                // One without an end counts when turns are taken back.
                if running.replace(payload.turn_id).is_some() {
                    return Ok(Ending::Unfinished);
                }
                false
            }
            ("event_msg", Some("task_complete" | "turn_aborted")) => {
                running = None;
                shown.recent.extend(payload.turn_id);
                if !payload.threadwire {
                    shown.others.extend(payload.turn_id);
                }
                payload.turn_id.is_some()
            }
            ("response_item", _) if running.is_none() => {
                if let Ok(line) = serde_json::from_slice::<ToldLine<'_>>(line_text) {
                    shown.told.push(Told {
                        behind: shown.recent.back().copied(),
                        ordinal,
                        is_ours: line.threadwire,
                        item: line.payload.to_owned(),
                    });
                }
                finished
            }
            // Codex tells these also between turns.
            ("event_msg", Some(kind)) if BETWEEN_TURNS.contains(&kind) => finished,
            ("event_msg", Some("thread_rolled_back")) => {
                if running.is_some() {
                    return Ok(Ending::Unfinished);
                }
                let left = shown.recent.len().checked_sub(payload.num_turns);
                shown.recent.truncate(left.unwrap_or_default());
                whole || !shown.recent.is_empty()
            }
            _ => false,
        };
    }
    shown.keep_recent();
    let FileEnd { recent, others, .. } = &mut shown;
    others.retain(|turn| recent.contains(turn));
    Ok(match finished {
        true => Ending::Finished(shown),
        false => Ending::Unfinished,
    })
}

/// Reads the last `size` bytes of a file that is `len` bytes long. Returns also where they start.
fn read_last(file: &mut File, len: u64, size: u64) -> io::Result<(u64, Vec<u8>)> {
    let start = len.saturating_sub(size);
    file.seek(SeekFrom::Start(start))?;
    let mut end = Vec::with_capacity(usize::try_from(len - start).unwrap_or_default() + 1);
    file.take(len - start).read_to_end(&mut end)?;
    Ok((start, end))
}

/// Reads the state of a file of which the turns are known, whatever it ends with.
pub(super) fn read_tail(path: &Path) -> io::Result<FileEnd> {
    let mut file = files::open_file(path)?;
    let len = file.metadata()?.len();
    let mut size = TAIL;
    loop {
        let (start, end) = read_last(&mut file, len, size)?;
        let lines = end.split(|byte| *byte == b'\n').rev();
        // The number of a line that cannot be read was never taken.
        let last = lines
            .filter_map(|line| serde_json::from_slice::<Numbered>(line).ok())
            .next();
        if last.is_some() || start == 0 {
            return Ok(FileEnd {
                len,
                ordinal: last.map_or(0, |line| line.ordinal + 1),
                is_cut: end.last() != Some(&b'\n'),
                ..FileEnd::nothing()
            });
        }
        size *= 8;
    }
}

/// Appends all lines or none to a file that is `len` bytes long. Returns `false` if it has another length or does not
/// exist, because another process changed or removed it, or if a command keeps it locked: another file must take its place.
pub(super) fn append(path: &Path, len: u64, lines: &[u8]) -> io::Result<bool> {
    let mut file = match OpenOptions::new().append(true).open(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(false),
        file => file?,
    };
    // Two servers may share a home.
    if lock(&file).is_err() {
        return Ok(false);
    }
    if file.metadata()?.len() != len {
        return Ok(false);
    }
    if let Err(error) = file.write_all(lines) {
        // Removes a partial line. If this fails, too, the next `read_end` finds the file unfinished.
        let _ = file.set_len(len);
        return Err(error);
    }
    Ok(true)
}

/// Removes the last turn from a file that is `len` bytes long. Returns whether it was removed.
pub(super) fn cut(path: &Path, len: u64, turn: TurnId) -> io::Result<bool> {
    let file = OpenOptions::new().read(true).write(true).open(path)?;
    if lock(&file).is_err() || file.metadata()?.len() != len {
        return Ok(false);
    }
    let (mut start, mut begun) = (0, None);
    let mut lines = BufReader::new(&file);
    let mut line = Vec::new();
    while lines.read_until(b'\n', &mut line)? > 0 {
        if let Ok(Line { payload, .. }) = serde_json::from_slice::<Line>(&line)
            && payload.kind.as_deref() == Some("task_started")
        {
            begun = (payload.turn_id == Some(turn)).then_some(start);
        }
        start += line.len() as u64;
        line.clear();
    }
    match begun {
        Some(begun) => file.set_len(begun).map(|()| true),
        None => Ok(false),
    }
}

/// Locks a file, or fails because another process keeps it locked. If the file system has no locks, only the checks of
/// length and place remain.
fn lock(file: &File) -> io::Result<()> {
    lock_file(file).or_else(|error| match error.kind() {
        ErrorKind::WouldBlock => Err(error),
        _ => Ok(()),
    })
}

/// Returns the length of a file in bytes; `None` if it does not exist.
pub(super) fn len(path: &Path) -> io::Result<Option<u64>> {
    match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        metadata => Ok(Some(metadata?.len())),
    }
}

/// Moves a file to its current path, compressed or not. It is no error if the file does not exist.
pub(super) fn move_into_place(from: &Path, to: &Path) -> io::Result<()> {
    rename(&packed(from), &packed(to))?;
    rename(from, to)
}

fn rename(from: &Path, to: &Path) -> io::Result<()> {
    if !from.try_exists()? {
        return Ok(());
    }
    make_folder_of(to)?;
    match fs::rename(from, to) {
        // Another server on this home moved or removed the file first.
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        moved => moved,
    }
}

/// Removes a last line that a crash cut. It is no error if the file does not exist.
pub(super) fn mend(path: &Path) -> io::Result<()> {
    let mut file = match OpenOptions::new().read(true).write(true).open(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        file => file?,
    };
    let len = file.metadata()?.len();
    let mut size = TAIL;
    loop {
        let (start, end) = read_last(&mut file, len, size)?;
        let line = match end.iter().rposition(|byte| *byte == b'\n') {
            Some(at) => &end[at + 1..],
            None if start == 0 => &end[..],
            None => {
                size *= 8;
                continue;
            }
        };
        let is_whole = line.is_empty() || serde_json::from_slice::<Numbered>(line).is_ok();
        if is_whole || lock(&file).is_err() || file.metadata()?.len() != len {
            return Ok(());
        }
        return file.set_len(len - line.len() as u64);
    }
}

/// Makes a compressed file one that lines can be appended to. It is no error if the file does not exist.
pub(super) fn unpack(path: &Path) -> io::Result<()> {
    let mut from = match compressed::open(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        from => from?,
    };
    let mut rewrite = Rewrite::begin(path)?;
    io::copy(&mut from, &mut rewrite.file)?;
    rewrite.finish()?;
    fs::remove_file(packed(path))
}

/// Removes a file, compressed or not. It is no error if the file does not exist.
pub(super) fn remove(path: &Path) -> io::Result<()> {
    [&packed(path), path]
        .into_iter()
        .try_for_each(|path| match fs::remove_file(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
            removed => removed,
        })
}

/// Reads the id of a file's thread from the first line; `None` if the line has none.
pub(super) fn owner(path: &Path) -> io::Result<Option<ThreadId>> {
    let mut start = Vec::new();
    let file = chain::open(path)?;
    file.take(FIRST_LINE).read_to_end(&mut start)?;
    let first = start.split(|byte| *byte == b'\n').next();
    let line = first.and_then(|line| serde_json::from_slice::<Line>(line).ok());
    Ok(line
        .filter(|line| line.kind == "session_meta")
        .and_then(|line| line.payload.id?.parse().ok()))
}

/// A new file that is written beside the old one, and replaces it when it is complete.
pub(super) struct Rewrite {
    file: File,
    beside: PathBuf,
    path: PathBuf,
    done: bool,
}

impl Rewrite {
    /// Creates the new file, with the extension `jsonl.new`. Waits for other servers on this home that are rewriting the
    /// same file.
    pub(super) fn begin(path: &Path) -> io::Result<Self> {
        make_folder_of(path)?;
        let beside = path.with_extension("jsonl.new");
        loop {
            let file = OpenOptions::new()
                .write(true)
                .create(true)
                .truncate(false)
                .mode(0o600)
                .open(&beside)?;
            lock(&file)?;
            // The server that held the lock has put its file into place or removed it. This one must not be written to.
            if !is_same(&file, &beside)? {
                continue;
            }
            // A server that was killed may have left a part.
            file.set_len(0)?;
            return Ok(Self {
                file,
                beside,
                path: path.to_owned(),
                done: false,
            });
        }
    }

    /// Appends lines to the new file.
    pub(super) fn write(&mut self, lines: &[u8]) -> io::Result<()> {
        self.file.write_all(lines)
    }

    /// Replaces the old file and returns the length of the new one in bytes.
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
            // If the removal fails, the next rewrite overwrites the file.
            let _ = fs::remove_file(&self.beside);
        }
    }
}

/// Tells whether a path leads to an open file.
fn is_same(file: &File, path: &Path) -> io::Result<bool> {
    let open = file.metadata()?;
    match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        named => {
            let named = named?;
            Ok((open.dev(), open.ino()) == (named.dev(), named.ino()))
        }
    }
}

fn make_folder_of(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) => DirBuilder::new().recursive(true).mode(0o700).create(folder),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::mpsc, thread, time::Duration};

    use super::*;

    #[test]
    fn servers_rewrite_a_file_one_after_the_other() {
        let home = tempfile::tempdir().expect("a folder");
        let path = home.path().join("sessions/rollout.jsonl");
        let mut first = Rewrite::begin(&path).expect("a file");
        first.write(b"first, and longer\n").expect("a line");
        let (begun, waits) = mpsc::channel();
        let second = {
            let path = path.clone();
            thread::spawn(move || {
                let mut second = Rewrite::begin(&path)?;
                // The first one is done by then.
                begun.send(fs::read(&path)).expect("a reader");
                second.write(b"second\n")?;
                second.finish()
            })
        };
        first.finish().expect("the first file");
        let before = waits.recv().expect("a beginning").expect("a file");
        assert_eq!(before, b"first, and longer\n");
        assert_eq!(second.join().expect("no panic").expect("the second"), 7);
        assert_eq!(fs::read(&path).expect("a file"), b"second\n");
        assert_eq!(
            fs::read_dir(home.path().join("sessions"))
                .expect("a folder")
                .count(),
            1
        );
    }

    /// A command in a sandbox can lock what it can read.
    #[test]
    fn a_file_that_somebody_keeps_locked_is_not_waited_for() {
        let home = tempfile::tempdir().expect("a folder");
        let path = home.path().join("rollout.jsonl");
        fs::write(&path, "first\n").expect("a file");
        let held = File::open(&path).expect("the file");
        held.lock().expect("a lock");
        let (told, tells) = mpsc::channel();
        thread::spawn(move || told.send(append(&path, 6, b"second\n")));
        let appended = tells.recv_timeout(Duration::from_secs(60));
        assert!(matches!(appended, Ok(Ok(false))), "{appended:?}");
    }

    #[test]
    fn a_file_that_another_server_moved_is_no_error() {
        let home = tempfile::tempdir().expect("a folder");
        let (from, to) = (home.path().join("a"), home.path().join("b/c"));
        move_into_place(&from, &to).expect("nothing to move");
        fs::write(&from, "text").expect("a file");
        move_into_place(&from, &to).expect("a move");
        assert_eq!(fs::read(&to).expect("a file"), b"text");
    }
}
