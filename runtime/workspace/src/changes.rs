//! Detection of the changes that commands make to the files of a git repository.
//!
//! Before the first command, a [`Baseline`] records which files differ from the last commit, and their contents. Later,
//! [`Baseline::changes`] compares. Git lists the files, so ignored files do not count. Limits: [`MOST_FILES`] files,
//! [`MOST_BYTES`] of text each, [`PATIENCE`] per git call; everything beyond is left out. No link is followed: what it
//! leads to belongs to no file of the repository. Writes of other programs at the same time are attributed to the command.

use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    path::{Path, PathBuf},
    time::Duration,
};

use crate::{
    blocking,
    files::{self, beneath},
    git,
    process::Exit,
};

/// Maximum number of compared files.
pub const MOST_FILES: usize = 200;

/// Maximum size of a compared file in bytes.
pub const MOST_BYTES: u64 = 1024 * 1024;

/// Timeout of a git call.
pub const PATIENCE: Duration = Duration::from_secs(2);

/// The state of a repository before a command.
#[derive(Debug)]
pub struct Baseline {
    root: PathBuf,
    /// Id of the last commit; `None` in a repository without commits.
    commit: Option<String>,
    /// The files that differed from the commit, with their text; `None` for files that were missing or are not
    /// compared.
    dirty: BTreeMap<PathBuf, Option<String>>,
}

/// A changed file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// Absolute path.
    pub path: PathBuf,
    /// Text before; `None` if the file did not exist.
    pub old: Option<String>,
    /// Text now; `None` if the file does not exist.
    pub new: Option<String>,
}

impl Baseline {
    /// Records the state of the repository around `cwd`. Returns `None` outside of repositories, or if git fails or
    /// times out.
    pub async fn take(cwd: &Path) -> Option<Self> {
        let root = git::repository_root(cwd)?;
        let dirty = status(&root).await?;
        if dirty.len() > MOST_FILES {
            return None;
        }
        let mut texts = BTreeMap::new();
        for path in dirty {
            let text = read(&root, &path).await.unwrap_or_default();
            texts.insert(path, text);
        }
        Some(Self {
            dirty: texts,
            commit: git::info(&root).and_then(|info| info.sha),
            root,
        })
    }

    /// Returns the changed files since the baseline.
    pub async fn changes(&self) -> Vec<Changed> {
        let Some(mut paths) = status(&self.root).await else {
            return Vec::new();
        };
        let now = git::info(&self.root).and_then(|info| info.sha);
        if let (Some(before), Some(now)) = (&self.commit, &now)
            && before != now
        {
            // Files that were committed meanwhile do not differ from the last commit any more.
            let range = [
                "diff",
                "--name-only",
                "--no-renames",
                "--no-ext-diff",
                "--ignore-submodules=dirty",
                "-z",
                before,
                now,
            ];
            let listed = run(&self.root, &range, None).await.unwrap_or_default();
            paths.extend(split(&listed).map(|name| self.root.join(name)));
        }
        paths.extend(self.dirty.keys().cloned());
        let unknown: Vec<&PathBuf> = paths
            .iter()
            .filter(|path| !self.dirty.contains_key(*path))
            .take(MOST_FILES)
            .collect();
        let committed = self.committed(&unknown).await;
        let before = committed.iter().map(|(path, text)| (*path, text));
        let mut changes = Vec::new();
        for (path, old) in self.dirty.iter().chain(before) {
            if let Some(new) = read(&self.root, path).await
                && new != *old
            {
                changes.push(Changed {
                    path: path.clone(),
                    old: old.clone(),
                    new,
                });
            }
        }
        changes
    }

    /// Returns the texts of files in the commit; files that are not compared are left out.
    async fn committed<'a>(&self, paths: &[&'a PathBuf]) -> Vec<(&'a PathBuf, Option<String>)> {
        let Some(commit) = &self.commit else {
            return paths.iter().map(|path| (*path, None)).collect();
        };
        let names = paths.iter().filter_map(|path| {
            let name = path.strip_prefix(&self.root).ok()?.to_str()?;
            // Git reads one name per line, so a name with a line break is left out.
            (!name.contains('\n')).then_some((*path, name))
        });
        let names: Vec<_> = names.collect();
        if names.is_empty() {
            return Vec::new();
        }
        let asked: String = names
            .iter()
            .map(|(_, name)| format!("{commit}:{name}\n"))
            .collect();
        let answer = run(&self.root, &["cat-file", "--batch"], Some(asked)).await;
        let answer = answer.unwrap_or_default();
        let mut rest = &answer[..];
        let mut found = Vec::new();
        for (path, _) in names {
            match next_object(&mut rest) {
                Some(Object::Missing) => found.push((path, None)),
                Some(Object::Blob(bytes)) if bytes.len() as u64 <= MOST_BYTES => {
                    if let Ok(text) = str::from_utf8(bytes) {
                        found.push((path, Some(text.to_owned())));
                    }
                }
                Some(Object::Blob(_)) => {}
                None => break,
            }
        }
        found
    }
}

/// The result of `git cat-file --batch` for one name.
enum Object<'a> {
    Missing,
    Blob(&'a [u8]),
}

/// Parses `NAME missing`, or `ID TYPE SIZE` followed by the content.
fn next_object<'a>(rest: &mut &'a [u8]) -> Option<Object<'a>> {
    let end = rest.iter().position(|byte| *byte == b'\n')?;
    let (line, after) = (&rest[..end], &rest[end + 1..]);
    if line.ends_with(b" missing") {
        *rest = after;
        return Some(Object::Missing);
    }
    let line = str::from_utf8(line).ok()?;
    let size: usize = line.rsplit(' ').next()?.parse().ok()?;
    let content = after.get(..size)?;
    *rest = after.get(size + 1..)?;
    Some(Object::Blob(content))
}

/// Returns the text of a file: `Some(None)` if it does not exist, `None` if it is not compared.
async fn read(root: &Path, path: &Path) -> Option<Option<String>> {
    let (root, path) = (root.to_owned(), path.to_owned());
    let read = blocking::run(move || beneath::read(&root, &path, MOST_BYTES)).await;
    match read {
        Ok(content) => files::text(content).ok().map(Some),
        // A folder on the way can be a file or a link now, as for git.
        Err(error) => match error.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Some(None),
            _ => None,
        },
    }
}

/// Returns the files that differ from the last commit.
async fn status(root: &Path) -> Option<BTreeSet<PathBuf>> {
    let arguments = [
        "status",
        "--porcelain=v1",
        "-z",
        "--untracked-files=all",
        "--no-renames",
        // Files in submodules are not compared; their repositories have a configuration of their own.
        "--ignore-submodules=all",
    ];
    let listed = run(root, &arguments, None).await?;
    Some(
        split(&listed)
            .filter_map(|entry| entry.get(3..))
            .map(|name| root.join(name))
            .collect(),
    )
}

/// Splits names that end with a NUL byte; names that are not UTF-8 are left out.
fn split(listed: &[u8]) -> impl Iterator<Item = &str> {
    listed
        .split(|byte| *byte == 0)
        .filter_map(|name| str::from_utf8(name).ok())
        .filter(|name| !name.is_empty())
}

/// Runs git and returns its output; `None` if it fails, times out or exceeds the output limit.
async fn run(root: &Path, arguments: &[&str], input: Option<String>) -> Option<Vec<u8>> {
    let (exit, output) = git::run::run(root, arguments, input, PATIENCE).await?;
    (exit == Exit::Code(0)).then_some(output)
}
