//! The files that a thread consists of.
//!
//! A fork does not repeat the history of its source, and a thread from which turns were taken back goes on in another
//! file: the first line of such a file names the file that it goes on from, and up to which line. The id at the end of
//! a file's name is the id of the file; of the first file of a thread, this is the id of the thread.

use std::{
    collections::HashSet,
    io::{self, BufRead, BufReader},
    ops::ControlFlow,
    path::{Path, PathBuf},
};

use serde::{Deserialize, de::IgnoredAny};
use threadwire_engine::ThreadId;
use threadwire_workspace::files;

use super::{compressed, read_line::Line};

/// The longest line that is read: several times what pictures in a message take. A line is in memory as a whole, and in
/// parts once more, so a longer one is passed over.
const LINE: u64 = 64 * 1024 * 1024;

/// How many lines may come up to the metadata of a file.
const METADATA_WITHIN: usize = 8;

/// How many bytes of a file are read at once.
const BUFFER: usize = 64 * 1024;

/// The part of a first line that tells what the file goes on from.
#[derive(Deserialize)]
struct Meta {
    history_base: Option<Base>,
}

/// The file that another one goes on from, and the first line of it that does not belong to the other: its number, and
/// its place in bytes, which counts for lines without a number.
#[derive(Clone, Copy, Deserialize)]
pub(super) struct Base {
    #[serde(rename = "thread_id")]
    pub(super) file: ThreadId,
    end_ordinal_exclusive: u64,
    end_byte_offset: Option<u64>,
}

/// The ids in the name of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FileIds {
    pub(super) thread: ThreadId,
    pub(super) file: ThreadId,
}

/// A file, and those that it goes on from.
pub(super) struct Chain {
    first_line: String,
    /// The file itself first.
    links: Vec<Link>,
    /// The file that this one goes on from, whether it is there or not.
    pub(super) base: Option<ThreadId>,
    /// A file that is not there.
    pub(super) lacks: Option<ThreadId>,
}

struct Link {
    path: PathBuf,
    /// The number of the first line that does not belong to the thread.
    end: u64,
    /// The place in bytes of the first line that does not belong to the thread, if lines have no numbers.
    end_offset: u64,
}

impl FileIds {
    /// Reads the name of a rollout file: `rollout-<time>-<thread>.jsonl`, or `rollout-<time>-<thread>_<file>.jsonl`. A
    /// compressed file has the name that it had before.
    pub(super) fn of(path: &Path) -> Option<Self> {
        let name = path.file_name()?.to_str()?;
        let name = name.strip_prefix("rollout-")?.strip_suffix(".jsonl")?;
        let id_before = |end: usize| {
            let start = end.checked_sub(36)?;
            Some((start, name.get(start..end)?.parse().ok()?))
        };
        let (start, file) = id_before(name.len())?;
        let thread = match name[..start].strip_suffix('_') {
            Some(before) => id_before(before.len())?.1,
            None => file,
        };
        Some(Self { thread, file })
    }
}

impl Chain {
    /// Opens a file and those that it goes on from, which `find` finds. `None` if the file has no whole line.
    ///
    /// Errors: the file cannot be read.
    pub(super) fn open(
        path: &Path,
        find: &dyn Fn(ThreadId) -> Option<PathBuf>,
    ) -> io::Result<Option<Self>> {
        let mut first_line = String::new();
        if read_metadata(&mut open(path)?, &mut first_line)?.is_none() {
            return Ok(None);
        }
        let first = base_of(&first_line);
        let mut chain = Self {
            first_line,
            links: vec![Link {
                path: path.to_owned(),
                end: u64::MAX,
                end_offset: u64::MAX,
            }],
            base: first.map(|base| base.file),
            lacks: None,
        };
        let mut seen: HashSet<_> = FileIds::of(path).map(|ids| ids.file).into_iter().collect();
        let (mut next, mut end) = (first, u64::MAX);
        while let Some(base) = next {
            // Damaged files may go on from each other.
            if !seen.insert(base.file) {
                break;
            }
            let mut first_line = String::new();
            let found = find(base.file).filter(|path| {
                open(path).is_ok_and(|mut file| {
                    read_metadata(&mut file, &mut first_line).is_ok_and(|line| line.is_some())
                })
            });
            let Some(path) = found else {
                chain.lacks = Some(base.file);
                break;
            };
            end = end.min(base.end_ordinal_exclusive);
            chain.links.push(Link {
                path,
                end,
                end_offset: base.end_byte_offset.unwrap_or(u64::MAX),
            });
            next = base_of(&first_line);
        }
        Ok(Some(chain))
    }

    /// Returns the first line of the file itself.
    pub(super) fn first_line(&self) -> &str {
        &self.first_line
    }

    /// Reads the lines of all files without their first ones, the oldest first, as long as `read` wants more. It also gets
    /// whether the line is in a file of the thread itself, not in one of the source of a fork. What is no line is left out.
    ///
    /// Errors: a file cannot be read.
    pub(super) fn lines(
        &self,
        mut read: impl FnMut(&Line<'_>, bool) -> ControlFlow<()>,
    ) -> io::Result<()> {
        let thread_of = |link: &Link| FileIds::of(&link.path).map(|ids| ids.thread);
        let own = self.links.first().and_then(thread_of);
        let mut text = String::new();
        for link in self.links.iter().rev() {
            let is_own = thread_of(link) == own;
            let mut file = open(&link.path)?;
            let mut offset = read_metadata(&mut file, &mut text)?.unwrap_or_default();
            while let Some(len) = next_line(&mut file, &mut text)? {
                let start = offset;
                offset += len;
                let Some(line) = Line::read(&text) else {
                    continue;
                };
                let is_over = match line.ordinal {
                    Some(ordinal) => ordinal >= link.end,
                    None => start >= link.end_offset,
                };
                if is_over {
                    break;
                }
                if read(&line, is_own).is_break() {
                    return Ok(());
                }
            }
        }
        Ok(())
    }
}

/// Opens a file, compressed or not.
pub(super) fn open(path: &Path) -> io::Result<Box<dyn BufRead>> {
    match files::open_file(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let file = compressed::open(path)?;
            Ok(Box::new(BufReader::with_capacity(BUFFER, file)))
        }
        file => Ok(Box::new(BufReader::with_capacity(BUFFER, file?))),
    }
}

fn base_of(first_line: &str) -> Option<Base> {
    let line = Line::read(first_line)?;
    let meta: Meta = (line.kind == "session_meta").then(|| line.parse())??;
    meta.history_base
}

/// Reads the lines up to the one with the metadata, which is among the first ones, and returns their length in bytes;
/// `None` if there is no such line.
fn read_metadata(file: &mut impl BufRead, line: &mut String) -> io::Result<Option<u64>> {
    let mut len = 0;
    for _ in 0..METADATA_WITHIN {
        let Some(read) = next_line(file, line)? else {
            break;
        };
        len += read;
        if Line::read(line).is_some_and(|line| line.kind == "session_meta") {
            return Ok(Some(len));
        }
    }
    Ok(None)
}

/// Reads a line and returns its length in bytes; `None` at the end, and before a line that is not complete. One that is
/// too long is empty.
fn next_line(file: &mut impl BufRead, line: &mut String) -> io::Result<Option<u64>> {
    line_within(file, line, LINE)
}

fn line_within(file: &mut impl BufRead, line: &mut String, limit: u64) -> io::Result<Option<u64>> {
    let mut bytes = std::mem::take(line).into_bytes();
    bytes.clear();
    let len = io::Read::take(&mut *file, limit).read_until(b'\n', &mut bytes)? as u64;
    let ends = bytes.pop_if(|last| *last == b'\n').is_some();
    if !ends && len == limit {
        return Ok(Some(len + file.skip_until(b'\n')? as u64));
    }
    // The last line may lack its end.
    let whole = ends || serde_json::from_slice::<IgnoredAny>(&bytes).is_ok();
    // A line that is no UTF-8 is passed over like one that is no JSON.
    *line = String::from_utf8(bytes).unwrap_or_default();
    Ok(whole.then_some(len))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_passed_over() {
        let mut file: &[u8] = b"{\"a\":1}\n{\"a\":123456789}\n{\"a\":2}\n{\"a\"";
        let mut line = String::new();
        let mut read = Vec::new();
        while let Some(len) = line_within(&mut file, &mut line, 12).unwrap() {
            read.push((line.clone(), len));
        }
        let expected = [("{\"a\":1}", 8), ("", 16), ("{\"a\":2}", 8)];
        assert_eq!(read, expected.map(|(line, len)| (line.to_owned(), len)));
    }
}
