//! Unified diffs.

use std::{
    collections::BTreeMap,
    fmt::{self, Write},
    ops::Range,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use sha1::{Digest, Sha1};
use similar::{
    DiffOp, DiffableStr,
    algorithms::{Capture, Compact, Replace, myers},
};

use crate::hex;

/// Timeout after which the diff of two very different texts is approximate instead of minimal. It is short for the
/// fuzzer, which measures the time of everything else.
const PATIENCE: Duration = Duration::from_millis(if cfg!(fuzzing) { 2 } else { 500 });

/// Returns the unified diff of two texts with three lines of context and no file headers; empty for equal texts.
pub fn unified(old: &str, new: &str) -> String {
    with_context(old, new, 3)
}

/// Returns the unified diff of two texts with `radius` lines of context and no file headers; empty for equal texts.
///
/// `similar::TextDiff` gives the same text, but compiles all of its algorithms for all kinds of text.
pub(crate) fn with_context(old: &str, new: &str, radius: usize) -> String {
    let (old, new) = (old.tokenize_lines(), new.tokenize_lines());
    let mut found = Compact::new(Replace::new(Capture::new()), &old, &new);
    let deadline = Instant::now() + PATIENCE;
    let (all, both) = (0..old.len(), 0..new.len());
    // What captures cannot fail.
    let Ok(()) = myers::diff_deadline(&mut found, &old, all, &new, both, Some(deadline));
    let groups = found.into_inner().into_inner().into_grouped_ops(radius);
    let mut text = String::new();
    for group in groups {
        write_hunk(&mut text, &old, &new, &group);
    }
    text
}

fn write_hunk(text: &mut String, old: &[&str], new: &[&str], group: &[DiffOp]) {
    let (Some(first), Some(last)) = (group.first(), group.last()) else {
        return;
    };
    let before = Lines(first.old_range().start..last.old_range().end);
    let after = Lines(first.new_range().start..last.new_range().end);
    let _ = writeln!(text, "@@ -{before} +{after} @@");
    let mut push = |mark: char, lines: &[&str]| {
        for line in lines {
            text.push(mark);
            text.push_str(line);
            if !line.ends_with(['\n', '\r']) {
                text.push_str("\n\\ No newline at end of file\n");
            }
        }
    };
    for change in group {
        let (removed, added) = (&old[change.old_range()], &new[change.new_range()]);
        if let DiffOp::Equal { .. } = change {
            push(' ', removed);
        } else {
            push('-', removed);
            push('+', added);
        }
    }
}

/// The lines of a hunk as its header names them: the first line from 1 and how many there are.
struct Lines(Range<usize>);

impl fmt::Display for Lines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.len() {
            // The line before an empty range.
            0 => write!(f, "{},0", self.0.start),
            1 => write!(f, "{}", self.0.start + 1),
            length => write!(f, "{},{length}", self.0.start + 1),
        }
    }
}

/// Accumulates changes to a set of files into one diff in git's format.
#[derive(Clone, Debug)]
pub struct DiffTracker {
    base: PathBuf,
    /// Content before the first and after the last change, by path.
    files: BTreeMap<PathBuf, (Option<String>, Option<String>)>,
}

impl DiffTracker {
    /// Creates an empty tracker. Paths below `base` are displayed relative to it.
    pub fn new(base: PathBuf) -> Self {
        Self {
            base,
            files: BTreeMap::new(),
        }
    }

    /// Returns the folder that paths are displayed relative to.
    pub fn base(&self) -> &Path {
        &self.base
    }

    /// Records that a file changed from `old` to `new`; `None` means that the file does not exist.
    pub fn record(&mut self, path: &Path, old: Option<&str>, new: Option<&str>) {
        self.files
            .entry(path.to_owned())
            .or_insert_with(|| (old.map(str::to_owned), None))
            .1 = new.map(str::to_owned);
    }

    /// Returns the recorded files.
    pub fn paths(&self) -> impl Iterator<Item = &Path> {
        self.files.keys().map(PathBuf::as_path)
    }

    /// Returns the diff of all files that differ from their first content; empty if there are none.
    pub fn diff(&self) -> String {
        let mut text = String::new();
        for (path, (old, new)) in &self.files {
            if old != new {
                self.write_file(&mut text, path, old.as_deref(), new.as_deref());
            }
        }
        text
    }

    fn write_file(&self, text: &mut String, path: &Path, old: Option<&str>, new: Option<&str>) {
        let name = path
            .strip_prefix(&self.base)
            .unwrap_or(path)
            .display()
            .to_string();
        let name = name.trim_start_matches('/');
        let mode = match (old, new) {
            (None, _) => "new file mode 100644\n",
            (_, None) => "deleted file mode 100644\n",
            _ => "",
        };
        let before = old.map_or("/dev/null".to_owned(), |_| format!("a/{name}"));
        let after = new.map_or("/dev/null".to_owned(), |_| format!("b/{name}"));
        let hunks = unified(old.unwrap_or_default(), new.unwrap_or_default());
        let (old, new) = (blob_id(old), blob_id(new));
        let _ = writeln!(
            text,
            "diff --git a/{name} b/{name}\n{mode}index {old}..{new}"
        );
        // An empty file has no lines to show.
        if !hunks.is_empty() {
            let _ = write!(text, "--- {before}\n+++ {after}\n{hunks}");
        }
    }
}

/// Returns git's blob id of a file content; all zeros for a missing file.
fn blob_id(content: Option<&str>) -> String {
    let Some(content) = content else {
        return "0".repeat(40);
    };
    let hash = Sha1::new()
        .chain_update(format!("blob {}\0", content.len()))
        .chain_update(content)
        .finalize();
    hex::encode(&hash)
}

#[cfg(test)]
mod tests {
    use super::unified;

    #[test]
    fn hunks_are_those_of_the_library() {
        let mut seed: u64 = 7;
        let mut next = |below: u64| {
            seed = seed
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (seed >> 33) % below
        };
        for _ in 0..300 {
            let old: Vec<String> = (0..next(40)).map(|_| format!("{}\n", next(12))).collect();
            let mut new = old.clone();
            for _ in 0..next(6) {
                let at = next(new.len() as u64 + 1) as usize;
                match next(3) {
                    0 => new.insert(at, format!("new {}\r\n", next(3))),
                    1 => drop((at < new.len()).then(|| new.remove(at))),
                    _ => new.insert(at, "\n".into()),
                }
            }
            let end = ["", "end", "end\r"][next(3) as usize];
            let (old, new) = (old.concat() + "end", new.concat() + end);
            let expected = similar::TextDiff::from_lines(&old, &new);
            assert_eq!(unified(&old, &new), expected.unified_diff().to_string());
        }
    }
}
