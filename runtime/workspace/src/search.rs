//! Search for files by parts of their names.
//!
//! [`walk`] finds files and folders, [`Ranking`] matches them with a query. Matching a longer query only looks at what
//! the shorter one has found.

use std::{
    cmp::Reverse,
    collections::BinaryHeap,
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

/// The number of matches from which on their scores are computed on several threads.
const PARALLEL: usize = 4096;

/// The matches of a query among the batches that it was given so far.
pub struct Ranking {
    matcher: Matcher,
    query: String,
    pattern: Pattern,
    word: Option<Word>,
    batches: Vec<Arc<[Found]>>,
    /// The matches in the first `seen` batches.
    matches: Vec<Candidate>,
    seen: usize,
}

/// A match of the query. Its score is computed only once it may be among the best.
#[derive(Clone, Copy)]
struct Candidate {
    place: Place,
    /// What is added to the score of its path.
    extra: u32,
    /// The score of its path; 0 if it is not computed yet.
    score: u32,
}

/// A query of one plain word. Whether a path matches it, and whether it does so in the best way, is seen without
/// computing a score.
struct Word {
    /// In lower case.
    text: Box<[u8]>,
    /// The score of paths with the word at the start of a name, and of no others: the highest one that there is.
    highest: u32,
}

impl Word {
    fn of(pattern: &Pattern, matcher: &mut Matcher) -> Option<Self> {
        let [atom] = pattern.atoms.as_slice() else {
            return None;
        };
        let Utf32Str::Ascii(text) = atom.needle_text() else {
            return None;
        };
        let is_plain = atom.kind == AtomKind::Fuzzy && !atom.negative;
        if !is_plain || !text.first().is_some_and(u8::is_ascii_alphanumeric) {
            return None;
        }
        Some(Self {
            highest: pattern.score(Utf32Str::Ascii(text), matcher)?,
            text: text.into(),
        })
    }

    /// Tells whether the characters of the word are in an ASCII text, in their order.
    fn is_in(&self, text: &str) -> bool {
        let mut rest = text.bytes();
        let mut chars = self.text.iter();
        chars.all(|char| rest.any(|other| other.to_ascii_lowercase() == *char))
    }

    /// Tells whether a name in an ASCII path starts with the word.
    fn starts_name(&self, path: &str) -> bool {
        let (path, word) = (path.as_bytes(), &*self.text);
        let starts = |from: usize| {
            let part = path.get(from..from + word.len());
            part.is_some_and(|part| part.eq_ignore_ascii_case(word))
        };
        starts(0) || memchr::memchr_iter(b'/', path).any(|slash| starts(slash + 1))
    }
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
            matcher: matcher(),
            query: String::new(),
            pattern: Pattern::default(),
            word: None,
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
            self.word = Word::of(&self.pattern, &mut self.matcher);
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
        for candidate in earlier.into_iter().flatten() {
            self.test(candidate.place, name_counts, &exact, &mut chars);
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
        self.complete();
        self.best(name_counts.then_some(exact.as_str()))
    }

    fn test(&mut self, place: Place, name_counts: bool, exact: &str, chars: &mut Vec<char>) {
        let found = at(&self.batches, place);
        let word = self.word.as_ref().filter(|_| found.path.is_ascii());
        let named = (name_counts && !found.is_directory).then(|| found.name());
        let (score, in_name) = match word {
            Some(word) => {
                let in_name = named.is_some_and(|name| word.is_in(name));
                if !in_name && !word.is_in(&found.path) {
                    return;
                }
                let starts_name = word.starts_name(&found.path);
                (if starts_name { word.highest } else { 0 }, in_name)
            }
            None => {
                let mut score = |text: &str| {
                    let text = Utf32Str::new(text, chars);
                    self.pattern.score(text, &mut self.matcher)
                };
                let Some(whole) = score(&found.path) else {
                    return;
                };
                (whole, named.is_some_and(|name| score(name).is_some()))
            }
        };
        let is_exact = |name: &str| name.len() == exact.len() && name.to_lowercase() == exact;
        let extra = match named {
            Some(name) if is_exact(name) => EXACT,
            Some(_) if in_name => NAME,
            _ => 0,
        };
        self.matches.push(Candidate {
            place,
            extra,
            score,
        });
    }

    /// Computes the scores that decide about the best matches. A match without a score has less than the highest one,
    /// so it counts only where fewer matches than can be shown reach that.
    fn complete(&mut self) {
        let Some(word) = &self.word else {
            return;
        };
        for extra in [NAME, 0] {
            let reaches = |found: &&Candidate| found.extra + found.score >= extra + word.highest;
            if self
                .matches
                .iter()
                .filter(reaches)
                .take(MAX_MATCHES)
                .count()
                == MAX_MATCHES
            {
                continue;
            }
            let open = |found: &&mut Candidate| found.extra == extra && found.score == 0;
            let mut open: Vec<&mut Candidate> = self.matches.iter_mut().filter(open).collect();
            let (batches, pattern) = (&self.batches, &self.pattern);
            let score = |open: &mut [&mut Candidate], matcher: &mut Matcher| {
                for found in open {
                    // Only ASCII paths have no score yet.
                    let path = Utf32Str::Ascii(at(batches, found.place).path.as_bytes());
                    found.score = pattern.score(path, matcher).unwrap_or_default();
                }
            };
            let threads = std::thread::available_parallelism().map_or(1, usize::from);
            let threads = threads.min(MAX_THREADS);
            if threads == 1 || open.len() < PARALLEL {
                score(&mut open, &mut self.matcher);
                continue;
            }
            let share = open.len().div_ceil(threads);
            std::thread::scope(|scope| {
                for open in open.chunks_mut(share) {
                    scope.spawn(move || score(open, &mut matcher()));
                }
            });
        }
    }

    /// Returns the best matches. `exact`: the query in lower case, if a folder of that name ranks higher.
    fn best(&mut self, exact: Option<&str>) -> Vec<Match> {
        let batches = &self.batches;
        let is_exact = |found: &Found, exact: &str| {
            let name = found.name();
            name.len() == exact.len() && name.to_lowercase() == exact
        };
        let folder = exact.and_then(|exact| {
            let folders = self.matches.iter().map(|found| found.place);
            folders
                .filter(|place| at(batches, *place).is_directory)
                .filter(|place| is_exact(at(batches, *place), exact))
                .min_by_key(|place| {
                    let found = at(batches, *place);
                    (found.path.len(), &found.path, found.root)
                })
        });
        // The worst of the best so far is on top.
        let mut best = BinaryHeap::with_capacity(MAX_MATCHES + 1);
        for found in &self.matches {
            let mut score = found.extra + found.score;
            if folder == Some(found.place) {
                score += FOLDER;
            }
            let is_full = best.len() == MAX_MATCHES;
            let of = at(batches, found.place);
            let rank = (Reverse(score), &of.path, of.root, of.is_directory);
            if !is_full {
                best.push(rank);
            } else if let Some(mut worst) = best.peek_mut()
                && rank < *worst
            {
                *worst = rank;
            }
        }
        let mut chars = Vec::new();
        let best = best.into_sorted_vec().into_iter();
        let matched = best.map(|(Reverse(score), path, root, is_directory)| {
            let text = Utf32Str::new(path, &mut chars);
            let mut indices = Vec::new();
            self.pattern.indices(text, &mut self.matcher, &mut indices);
            indices.sort_unstable();
            indices.dedup();
            Match {
                root,
                path: path.to_string(),
                is_directory,
                score,
                indices,
            }
        });
        matched.collect()
    }
}

fn matcher() -> Matcher {
    Matcher::new(Config::DEFAULT.match_paths())
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

    /// A plain word is matched without computing every score; the same word in a query of two is not.
    #[test]
    fn scores_that_are_left_out_do_not_change_the_best_matches() {
        let words = [
            "main", "domain", "ma_in", "mAin", "m/a/i/n", "x-main", "maßin", "mian", "MAIN",
            "ma.in",
        ];
        let mut found = Vec::new();
        for (number, word) in (0..6000).zip(words.iter().cycle()) {
            let path = match number % 3 {
                0 => format!("a{number}/{word}/file"),
                1 => format!("a{number}/b/{word}.rs"),
                _ => format!("{word}{number}"),
            };
            found.push(Found {
                root: 0,
                path: path.into(),
                is_directory: number % 7 == 0,
            });
        }
        let all: Arc<[Found]> = found.into();
        for query in [
            "m", "ma", "main", "n", "in", "ain", "b", "zz", "ma.in", "file",
        ] {
            let mut quick = Ranking::default();
            let matches = quick.update(query, vec![Arc::clone(&all)], &|| false);
            let mut chars = Vec::new();
            let mut every: Vec<(Reverse<u32>, &str)> = Vec::new();
            for found in all.iter() {
                let mut score = |text: &str| {
                    let text = Utf32Str::new(text, &mut chars);
                    quick.pattern.score(text, &mut quick.matcher)
                };
                let Some(mut rank) = score(&found.path) else {
                    continue;
                };
                if !found.is_directory {
                    rank += match score(found.name()) {
                        _ if found.name().to_lowercase() == query => EXACT,
                        Some(_) => NAME,
                        None => 0,
                    };
                }
                every.push((Reverse(rank), &found.path));
            }
            every.sort_unstable();
            every.truncate(MAX_MATCHES);
            let expected: Vec<(u32, &str)> = every
                .into_iter()
                .map(|(score, path)| (score.0, path))
                .collect();
            let matches: Vec<(u32, &str)> = matches
                .iter()
                .map(|found| (found.score, &*found.path))
                .collect();
            assert_eq!(matches, expected, "{query}");
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
