//! Unified diffs.

use std::{
    collections::BTreeMap,
    fmt::Write,
    path::{Path, PathBuf},
    time::Duration,
};

use sha1::{Digest, Sha1};
use similar::TextDiff;

/// Timeout after which the diff of two very different texts is approximate instead of minimal. It is short for the
/// fuzzer, which measures the time of everything else.
const PATIENCE: Duration = Duration::from_millis(if cfg!(fuzzing) { 2 } else { 500 });

/// Returns the unified diff of two texts with three lines of context and no file headers; empty for equal texts.
pub fn unified(old: &str, new: &str) -> String {
    let diff = TextDiff::configure().timeout(PATIENCE).diff_lines(old, new);
    diff.unified_diff().context_radius(3).to_string()
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
        write!(
            text,
            "diff --git a/{name} b/{name}\n{mode}index {}..{}\n--- {before}\n+++ {after}\n{}",
            blob_id(old),
            blob_id(new),
            unified(old.unwrap_or_default(), new.unwrap_or_default()),
        )
        .expect("writing to a string cannot fail");
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
    hash.iter()
        .fold(String::with_capacity(40), |mut text, byte| {
            write!(text, "{byte:02x}").expect("writing to a string cannot fail");
            text
        })
}
