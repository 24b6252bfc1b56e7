//! Search for files by parts of their names.
//!
//! [`walk`] finds files and folders, [`Ranking`] matches them with a query. Matching a longer query only looks at what
//! the shorter one has found.

use std::{
    cmp::Reverse,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
};

use ignore::{DirEntry, ParallelVisitor, ParallelVisitorBuilder, WalkBuilder, WalkState};
use nucleo_matcher::{
    Config, Matcher, Utf32Str,
    pattern::{AtomKind, CaseMatching, Normalization, Pattern},
};

/// Maximum number of matches of a search.
pub const MAX_MATCHES: usize = 50;

/// Maximum number of files and folders that a search looks at.
const MAX_FILES: usize = 1_000_000;

/// How many files and folders [`walk`] hands over at once.
const BATCH: usize = 1024;

/// Maximum number of threads that one search reads folders with.
const MAX_THREADS: usize = 4;

/// A file or folder below a root.
#[derive(Debug)]
pub struct Found {
    /// The index of its root.
    pub root: usize,
    /// Its path below the root.
    pub path: Box<str>,
    /// It is a folder.
    pub is_directory: bool,
}

impl Found {
    /// Returns the last part of the path.
    pub fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or(&self.path)
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
/// ignores in a repository. Links are followed. Ends early when `cancelled` is set.
pub fn walk(roots: &[PathBuf], cancelled: &AtomicBool, found: &(dyn Fn(Vec<Found>) + Send + Sync)) {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let count = AtomicUsize::new(0);
    for (root, folder) in roots.iter().enumerate() {
        // A root inside of another one is walked once, as a root.
        let inner: Vec<PathBuf> = roots.iter().filter(|r| *r != folder).cloned().collect();
        if roots[..root].contains(folder) || !folder.is_dir() {
            continue;
        }
        WalkBuilder::new(folder)
            .hidden(false)
            .follow_links(true)
            .threads(threads.min(MAX_THREADS))
            .filter_entry(move |entry| !inner.iter().any(|root| root == entry.path()))
            .build_parallel()
            .visit(&mut Visitors {
                root,
                folder,
                cancelled,
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
    cancelled: &'a AtomicBool,
    count: &'a AtomicUsize,
    found: &'a (dyn Fn(Vec<Found>) + Send + Sync),
}

struct Visitor<'a> {
    walk: Visitors<'a>,
    batch: Vec<Found>,
}

impl<'a> ParallelVisitorBuilder<'a> for Visitors<'a> {
    fn build(&mut self) -> Box<dyn ParallelVisitor + 'a> {
        Box::new(Visitor {
            walk: *self,
            batch: Vec::new(),
        })
    }
}

impl ParallelVisitor for Visitor<'_> {
    fn visit(&mut self, entry: Result<DirEntry, ignore::Error>) -> WalkState {
        if self.walk.cancelled.load(Ordering::Relaxed) {
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
        if self.walk.count.fetch_add(1, Ordering::Relaxed) >= MAX_FILES {
            return WalkState::Quit;
        }
        self.batch.push(Found {
            root: self.walk.root,
            path: path.to_string_lossy().into(),
            is_directory: entry.file_type().is_some_and(|kind| kind.is_dir()),
        });
        if self.batch.len() == BATCH {
            (self.walk.found)(std::mem::take(&mut self.batch));
        }
        WalkState::Continue
    }
}

impl Drop for Visitor<'_> {
    fn drop(&mut self) {
        if !self.batch.is_empty() {
            (self.walk.found)(std::mem::take(&mut self.batch));
        }
    }
}

/// What is added to the score of a file whose name alone matches.
const NAME: u32 = 1 << 16;

/// What is added to the score of the folder with the shortest path whose name is the query.
const FOLDER: u32 = 2 << 16;

/// What is added to the score of a file whose name is the query.
const EXACT: u32 = 3 << 16;

/// A match as the numbers of its batch and of its place in it.
type Place = (u32, u32);

/// The matches of a query among the batches that it was given so far.
pub struct Ranking {
    matcher: Matcher,
    query: String,
    pattern: Pattern,
    batches: Vec<Arc<[Found]>>,
    /// The matches in the first `seen` batches.
    matches: Vec<(u32, Place)>,
    seen: usize,
}

impl std::fmt::Debug for Ranking {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut f = f.debug_struct("Ranking");
        f.field("query", &self.query).finish_non_exhaustive()
    }
}

impl Default for Ranking {
    fn default() -> Self {
        Self {
            matcher: Matcher::new(Config::DEFAULT.match_paths()),
            query: String::new(),
            pattern: Pattern::default(),
            batches: Vec::new(),
            matches: Vec::new(),
            seen: 0,
        }
    }
}

impl Ranking {
    /// Matches `query` with all batches, of which the first ones are those of the call before. Returns the best matches,
    /// the best first; none once `cancelled` is set. An empty query matches nothing.
    pub fn update(
        &mut self,
        query: &str,
        batches: Vec<Arc<[Found]>>,
        cancelled: &dyn Fn() -> bool,
    ) -> Vec<Match> {
        self.batches = batches;
        let mut earlier = None;
        if query != self.query {
            let narrows = !self.query.is_empty()
                && query.starts_with(&self.query)
                && query.chars().all(is_plain);
            match narrows {
                true => earlier = Some(std::mem::take(&mut self.matches)),
                false => {
                    self.matches.clear();
                    self.seen = 0;
                }
            }
            self.pattern = Pattern::parse(query, CaseMatching::Ignore, Normalization::Smart);
            self.query = query.to_owned();
        }
        if self.pattern.atoms.is_empty() {
            self.seen = 0;
            return Vec::new();
        }
        let name_counts = matches!(self.pattern.atoms.as_slice(),
            [atom] if atom.kind == AtomKind::Fuzzy && !atom.negative);
        let exact = self.query.trim().to_lowercase();
        let mut chars = Vec::new();
        for (_, place) in earlier.into_iter().flatten() {
            self.test(place, name_counts, &exact, &mut chars);
        }
        for batch in self.seen..self.batches.len() {
            if cancelled() {
                // The next call starts anew.
                self.query.clear();
                self.matches.clear();
                self.seen = 0;
                return Vec::new();
            }
            for index in 0..self.batches[batch].len() {
                self.test(
                    (number(batch), number(index)),
                    name_counts,
                    &exact,
                    &mut chars,
                );
            }
        }
        self.seen = self.batches.len();
        self.best(name_counts.then_some(exact.as_str()))
    }

    fn test(&mut self, place: Place, name_counts: bool, exact: &str, chars: &mut Vec<char>) {
        let found = at(&self.batches, place);
        let path = Utf32Str::new(&found.path, chars);
        let Some(mut score) = self.pattern.score(path, &mut self.matcher) else {
            return;
        };
        if name_counts && !found.is_directory {
            let name = found.name();
            if name.len() == exact.len() && name.to_lowercase() == exact {
                score += EXACT;
            } else if self
                .pattern
                .score(Utf32Str::new(name, chars), &mut self.matcher)
                .is_some()
            {
                score += NAME;
            }
        }
        self.matches.push((score, place));
    }

    /// Returns the best matches. `exact`: the query in lower case, if a folder of that name ranks higher.
    fn best(&mut self, exact: Option<&str>) -> Vec<Match> {
        let batches = &self.batches;
        let mut best = self.matches.clone();
        if let Some(exact) = exact {
            let folder = best
                .iter_mut()
                .filter(|(_, place)| {
                    let found = at(batches, *place);
                    let name = found.name();
                    found.is_directory && name.len() == exact.len() && name.to_lowercase() == exact
                })
                .min_by_key(|(_, place)| {
                    let found = at(batches, *place);
                    (found.path.len(), &found.path, found.root)
                });
            if let Some((score, _)) = folder {
                *score += FOLDER;
            }
        }
        let order = |(score, place): &(u32, Place)| {
            let found = at(batches, *place);
            (Reverse(*score), &found.path, found.root)
        };
        if best.len() > MAX_MATCHES {
            best.select_nth_unstable_by(MAX_MATCHES, |a, b| order(a).cmp(&order(b)));
            best.truncate(MAX_MATCHES);
        }
        best.sort_unstable_by(|a, b| order(a).cmp(&order(b)));
        let mut chars = Vec::new();
        let matched = best.iter().map(|(score, place)| {
            let found = at(batches, *place);
            let path = Utf32Str::new(&found.path, &mut chars);
            let mut indices = Vec::new();
            self.pattern.indices(path, &mut self.matcher, &mut indices);
            indices.sort_unstable();
            indices.dedup();
            Match {
                root: found.root,
                path: found.path.to_string(),
                is_directory: found.is_directory,
                score: *score,
                indices,
            }
        });
        matched.collect()
    }
}

fn at(batches: &[Arc<[Found]>], (batch, index): Place) -> &Found {
    &batches[batch as usize][index as usize]
}

fn number(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}

/// Tells whether a character has no special meaning in a query.
fn is_plain(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '/')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn batch(paths: &[&str]) -> Arc<[Found]> {
        let found = paths.iter().map(|path| Found {
            root: 0,
            path: path.trim_end_matches('/').into(),
            is_directory: path.ends_with('/'),
        });
        found.collect()
    }

    fn paths(matches: &[Match]) -> Vec<(&str, u32)> {
        let path = |found: &'_ Match| found.score;
        matches
            .iter()
            .map(|found| (found.path.as_str(), path(found)))
            .collect()
    }

    #[test]
    fn names_rank_before_folders_and_exact_names_before_all() {
        let files = batch(&["a/foo/", "foo/", "foo/x", "foo2", "a/foo.d", "README.md"]);
        let mut ranking = Ranking::default();
        let found = ranking.update("foo", vec![Arc::clone(&files)], &|| false);
        assert_eq!(
            paths(&found),
            [
                ("foo", 131_156),
                ("a/foo.d", 65_620),
                ("foo2", 65_620),
                ("a/foo", 84),
                ("foo/x", 84),
            ]
        );
        assert_eq!(found[1].indices, [2, 3, 4]);
        let found = ranking.update("readme.md", vec![files], &|| false);
        assert_eq!(paths(&found), [("README.md", 196_842)]);
    }

    #[test]
    fn a_longer_query_and_later_files_find_what_a_new_search_finds() {
        let first = batch(&["src/main.rs", "src/model.rs", "docs/map.md"]);
        let later = batch(&["tests/mailbox.rs", "other"]);
        let both = vec![Arc::clone(&first), Arc::clone(&later)];
        let mut ranking = Ranking::default();
        ranking.update("m", vec![first], &|| false);
        for query in ["ma", "mai", "m", "!main", "", "ma rs", "mai"] {
            assert_eq!(
                ranking.update(query, both.clone(), &|| false),
                Ranking::default().update(query, both.clone(), &|| false),
                "{query}"
            );
        }
    }

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
        let collect = |found: Vec<Found>| all.lock().unwrap().extend(found);
        let roots = [root.to_owned(), root.join("sub"), root.join("missing")];
        walk(&roots, &AtomicBool::new(false), &collect);
        let mut found: Vec<(usize, String)> = all
            .into_inner()
            .unwrap()
            .into_iter()
            .map(|found| (found.root, found.path.into()))
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
}
