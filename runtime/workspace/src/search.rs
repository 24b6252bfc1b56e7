//! Search for files by parts of their names.
//!
//! [`walk`] finds files and folders, [`Ranking`] matches them with a query. Matching a longer query only looks at what
//! the shorter one has found.

mod ignored;
mod ranking;
mod score;

use std::{
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use ignore::{DirEntry, ParallelVisitor, ParallelVisitorBuilder, WalkBuilder, WalkState};

pub use self::ranking::Ranking;
use self::{
    ignored::{Ignored, Rules},
    score::Letters,
};
use crate::sandbox::{PROTECTED, placeholder};

/// Maximum number of matches of a search.
pub const MAX_MATCHES: usize = 50;

/// Maximum number of files and folders that a search looks at.
const MAX_FILES: usize = 1_000_000;

/// How many files and folders [`walk`] hands over at once.
const BATCH: usize = 1024;

/// Maximum number of threads that one search uses.
const MAX_THREADS: usize = 4;

/// A file or folder below a root.
#[derive(Debug)]
pub struct Found {
    /// Its path below the root.
    path: Box<str>,
    /// The characters of its name; none if the path is to be matched in the slow way.
    letters: Letters,
    /// The index of its root.
    root: u32,
    /// Where its name begins in the path.
    name: u32,
    /// The number of its folder in the batch. Neighbours in the same folder have the same number.
    folder: u32,
    is_directory: bool,
}

impl Found {
    /// Creates a file or folder, given as the index of its root and its path below the root.
    pub fn new(root: usize, path: Box<str>, is_directory: bool) -> Self {
        let name = path.rfind('/').map_or(0, |slash| slash + 1);
        Self {
            letters: match score::fits(&path) {
                true => Letters::of(&path.as_bytes()[name..]),
                false => Letters::default(),
            },
            path,
            root: number(root),
            name: number(name),
            folder: 0,
            is_directory,
        }
    }

    /// Returns the path of its folder, with a slash at the end unless that is the root.
    fn parent(&self) -> &[u8] {
        &self.path.as_bytes()[..self.name as usize]
    }

    /// Returns the last part of the path.
    fn name(&self) -> &[u8] {
        &self.path.as_bytes()[self.name as usize..]
    }
}

/// Files and folders that were found together.
#[derive(Debug)]
pub struct Batch(Box<[Found]>);

impl From<Vec<Found>> for Batch {
    fn from(mut all: Vec<Found>) -> Self {
        for index in 1..all.len() {
            let [last, found] = &mut all[index - 1..=index] else {
                continue;
            };
            let is_other = last.parent() != found.parent();
            found.folder = last.folder + u32::from(is_other);
        }
        Self(all.into())
    }
}

/// A file or folder that matches a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The index of its root.
    pub root: usize,
    /// Its path below the root.
    pub path: String,
    /// It is a folder.
    pub is_directory: bool,
    /// How well it matches; larger is better.
    pub score: u32,
    /// The characters of the path that match, counted from 0.
    pub indices: Vec<u32>,
}

/// Finds all files and folders below `roots` and hands them to `found` in batches, from several threads. Skips what git
/// ignores in a repository, and the placeholders of protected paths while commands run. Links are followed. Ends early when
/// `is_over` says so.
pub fn walk(
    roots: &[PathBuf],
    is_over: &(dyn Fn() -> bool + Send + Sync),
    found: &(dyn Fn(Batch) + Send + Sync),
) {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let count = AtomicUsize::new(0);
    for (root, folder) in roots.iter().enumerate() {
        // A root inside of another one is walked once, as a root.
        let inner = roots.iter().filter(|r| *r != folder);
        let inner: Vec<PathBuf> = inner.flat_map(|root| root.canonicalize()).collect();
        if roots[..root].contains(folder) || !folder.is_dir() {
            continue;
        }
        let Ok(folder) = &folder.canonicalize() else {
            continue;
        };
        let ignored = &Ignored::below(folder);
        WalkBuilder::new(folder)
            .standard_filters(false)
            .follow_links(true)
            .threads(threads.min(MAX_THREADS))
            .filter_entry(move |entry| !inner.iter().any(|root| root == entry.path()))
            .build_parallel()
            .visit(&mut Visitors {
                root,
                folder,
                ignored,
                is_over,
                count: &count,
                found,
            });
    }
}

/// Makes a [`Visitor`] per thread.
#[derive(Clone, Copy)]
struct Visitors<'a> {
    root: usize,
    folder: &'a Path,
    ignored: &'a Ignored,
    is_over: &'a (dyn Fn() -> bool + Send + Sync),
    count: &'a AtomicUsize,
    found: &'a (dyn Fn(Batch) + Send + Sync),
}

struct Visitor<'a> {
    walk: Visitors<'a>,
    batch: Vec<Found>,
    /// The folder of the last file or folder, and its rules.
    last: PathBuf,
    rules: Option<Arc<Rules>>,
}

impl<'a> ParallelVisitorBuilder<'a> for Visitors<'a> {
    fn build(&mut self) -> Box<dyn ParallelVisitor + 'a> {
        Box::new(Visitor {
            walk: *self,
            batch: Vec::new(),
            last: PathBuf::new(),
            rules: None,
        })
    }
}

impl ParallelVisitor for Visitor<'_> {
    fn visit(&mut self, entry: Result<DirEntry, ignore::Error>) -> WalkState {
        if (self.walk.is_over)() {
            return WalkState::Quit;
        }
        // An unreadable folder hides what is in it, and nothing else.
        let Ok(entry) = entry else {
            return WalkState::Continue;
        };
        let Ok(path) = entry.path().strip_prefix(self.walk.folder) else {
            return WalkState::Continue;
        };
        if path.as_os_str().is_empty() {
            return WalkState::Continue;
        }
        let is_folder = entry.file_type().is_some_and(|kind| kind.is_dir());
        let around = entry.path().parent().unwrap_or(self.walk.folder);
        if self.last.as_os_str() != around.as_os_str() {
            self.rules = self.walk.ignored.rules_in(around);
            self.last = around.to_owned();
        }
        let rules = self.rules.as_deref();
        let is_placeholder = || {
            let is_protected = PROTECTED.iter().any(|name| entry.file_name() == *name);
            is_folder && is_protected && placeholder::is_one(entry.path())
        };
        if self.walk.ignored.has(rules, entry.path(), is_folder) || is_placeholder() {
            return WalkState::Skip;
        }
        if self.walk.count.fetch_add(1, Ordering::Relaxed) >= MAX_FILES {
            return WalkState::Quit;
        }
        self.batch.push(Found::new(
            self.walk.root,
            path.to_string_lossy().into(),
            is_folder,
        ));
        if self.batch.len() == BATCH {
            (self.walk.found)(std::mem::take(&mut self.batch).into());
        }
        WalkState::Continue
    }
}

impl Drop for Visitor<'_> {
    fn drop(&mut self) {
        if !self.batch.is_empty() {
            (self.walk.found)(std::mem::take(&mut self.batch).into());
        }
    }
}

fn number(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sandbox::{Placeholders, Policy};

    #[test]
    fn what_git_ignores_is_not_found_and_nested_roots_are_walked_once() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        for path in [".git", "sub"] {
            std::fs::create_dir(root.join(path)).unwrap();
        }
        for (path, text) in [(".gitignore", "hidden\n"), ("hidden", ""), ("sub/seen", "")] {
            std::fs::write(root.join(path), text).unwrap();
        }
        let all = std::sync::Mutex::new(Vec::new());
        let collect = |found: Batch| all.lock().unwrap().extend(found.0);
        let roots = [root.to_owned(), root.join("sub"), root.join("missing")];
        walk(&roots, &|| false, &collect);
        let mut found: Vec<(u32, String)> = all
            .into_inner()
            .unwrap()
            .into_iter()
            .map(|found| (found.root, String::from(found.path)))
            .collect();
        found.sort();
        assert_eq!(
            found,
            [
                (0, ".git".to_owned()),
                (0, ".gitignore".to_owned()),
                (1, "seen".to_owned())
            ]
        );
    }

    /// Returns what is found below a folder.
    fn found_in(folder: &Path) -> Vec<String> {
        let all = std::sync::Mutex::new(Vec::new());
        let collect = |found: Batch| all.lock().unwrap().extend(found.0);
        walk(&[folder.to_owned()], &|| false, &collect);
        let all = all.into_inner().unwrap();
        let mut found: Vec<_> = all
            .into_iter()
            .map(|found| String::from(found.path))
            .collect();
        found.sort();
        found
    }

    #[test]
    fn rules_are_those_of_git_and_of_files_for_searches() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        for path in [
            "repo/.git/info",
            "repo/inner/.git",
            "repo/sub/deep",
            "tree",
            "plain",
        ] {
            std::fs::create_dir_all(root.join(path)).unwrap();
        }
        for (path, text) in [
            ("repo/.gitignore", "*.log\n/top\n!sub/kept.log\nlone/\n"),
            ("repo/.git/info/exclude", "private\n"),
            ("repo/sub/.gitignore", "!deep/*.log\nown\n"),
            ("repo/sub/.ignore", "*.tmp\n"),
            ("repo/a.log", ""),
            ("repo/top", ""),
            ("repo/private", ""),
            ("repo/inner/a.log", ""),
            ("repo/inner/x.tmp", ""),
            ("repo/sub/top", ""),
            ("repo/sub/own", ""),
            ("repo/sub/kept.log", ""),
            ("repo/sub/lone", ""),
            ("repo/sub/x.tmp", ""),
            ("repo/sub/deep/a.log", ""),
            ("repo/sub/deep/own", ""),
            ("tree/.git", "gitdir: ../repo/.git\n"),
            ("tree/private", ""),
            ("plain/.gitignore", "a\n"),
            ("plain/a", ""),
        ] {
            std::fs::write(root.join(path), text).unwrap();
        }
        let is_hidden = |path: &&String| !path.split('/').any(|name| name.starts_with('.'));
        let seen = |folder: &str| -> Vec<String> {
            let found = found_in(&root.join(folder));
            found.iter().filter(is_hidden).cloned().collect()
        };
        let all = [
            "inner",
            "inner/a.log",
            "inner/x.tmp",
            "sub",
            "sub/deep",
            "sub/deep/a.log",
            "sub/kept.log",
            "sub/lone",
            "sub/top",
        ];
        assert_eq!(seen("repo"), all);
        // The rules of the folders around a root hold.
        assert_eq!(
            seen("repo/sub"),
            ["deep", "deep/a.log", "kept.log", "lone", "top"]
        );
        assert_eq!(seen("tree"), [""; 0]);
        assert_eq!(seen("plain"), ["a"]);
    }

    /// They lie in each writable folder while a command runs, and in folders around: `/tmp` is one.
    #[test]
    fn placeholders_of_protected_paths_are_not_found_and_make_no_repository() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().canonicalize().unwrap();
        std::fs::create_dir(root.join("sub")).unwrap();
        std::fs::create_dir(root.join("own")).unwrap();
        for (path, text) in [(".gitignore", "a\n"), ("a", ""), ("sub/a", "")] {
            std::fs::write(root.join(path), text).unwrap();
        }
        let before = found_in(&root);
        assert_eq!(before, [".gitignore", "a", "own", "sub", "sub/a"]);
        let policy = Policy {
            roots: vec![root.clone()],
            ..Policy::default()
        };
        let held = Placeholders::hold(&policy).unwrap();
        assert!(root.join(".git").is_dir());
        assert_eq!(found_in(&root), before);
        assert_eq!(found_in(&root.join("sub")), ["a"]);
        drop(held);
    }

    /// A repository can bring such links, and a command can make pipes.
    #[test]
    fn rules_that_never_end_are_not_read() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().to_owned();
        std::fs::create_dir_all(root.join(".git/info")).unwrap();
        std::fs::create_dir_all(root.join("sub")).unwrap();
        std::fs::write(root.join("seen"), "").unwrap();
        std::os::unix::fs::symlink("/dev/zero", root.join(".ignore")).unwrap();
        let (kind, mode) = (
            rustix::fs::FileType::Fifo,
            rustix::fs::Mode::from_raw_mode(0o600),
        );
        for pipe in [".gitignore", ".git/info/exclude", "sub/.gitignore"] {
            rustix::fs::mknodat(rustix::fs::CWD, root.join(pipe), kind, mode, 0).unwrap();
        }
        let (told, tells) = std::sync::mpsc::channel();
        std::thread::spawn(move || told.send(found_in(&root)));
        let limit = std::time::Duration::from_secs(60);
        let found = tells.recv_timeout(limit).expect("an end");
        assert!(found.contains(&"seen".to_owned()), "{found:?}");
    }
}
