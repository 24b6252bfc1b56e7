//! The matches of a query, the best first.

use std::{cmp::Reverse, collections::BinaryHeap, sync::Arc, thread};

use nucleo_matcher::{
    Config, Matcher, Utf32Str,
    pattern::{AtomKind, CaseMatching, Normalization, Pattern},
};

use super::{
    Batch, Found, MAX_MATCHES, MAX_THREADS, Match, number,
    score::{State, Word},
};

/// What is added to the score of a file whose name alone matches.
const NAME: u32 = 1 << 16;

/// What is added to the score of the folder with the shortest path whose name is the query.
const FOLDER: u32 = 2 << 16;

/// What is added to the score of a file whose name is the query.
const EXACT: u32 = 3 << 16;

/// The number of files from which on they are matched on several threads.
const PARALLEL: usize = 8192;

/// How many files are matched between two looks whether the query still counts.
const STEP: usize = 1024;

/// A match as the numbers of its batch and of its place in it.
type Place = (u32, u32);

/// The matches of a query among the batches that it was given so far.
pub struct Ranking {
    query: Query,
    batches: Vec<Arc<Batch>>,
    /// The matches in the first `seen` batches.
    matches: Vec<Candidate>,
    seen: usize,
}

/// A match of the query.
#[derive(Clone, Copy)]
struct Candidate {
    place: Place,
    rank: Rank,
    /// The score of what is matched; `None` if it is not computed yet.
    score: Option<u32>,
}

impl Candidate {
    /// Returns where the matched part of the path begins: a file whose name matches is not matched by its folder.
    fn from(&self, found: &Found) -> usize {
        match self.rank {
            Rank::Name | Rank::ExactName => found.name as usize,
            Rank::Path | Rank::ExactFolder => 0,
        }
    }
}

/// What counts more than the score of a path. Of the folders whose name is the query, only the one with the shortest path
/// ranks higher than other paths.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rank {
    Path,
    Name,
    ExactFolder,
    ExactName,
}

struct Query {
    text: String,
    pattern: Pattern,
    /// The words of the pattern, if it has nothing else. Without them, and for paths that they do not fit, the matcher
    /// is asked.
    words: Option<Vec<Word>>,
    /// The pattern is one word, so the name of a file counts more than its folder.
    is_word: bool,
    /// In lower case, without spaces around it.
    exact: String,
}

impl Query {
    fn new(text: &str) -> Self {
        let pattern = Pattern::parse(text, CaseMatching::Ignore, Normalization::Smart);
        let is_plain =
            |atom: &nucleo_matcher::pattern::Atom| atom.kind == AtomKind::Fuzzy && !atom.negative;
        let words = pattern.atoms.iter().map(|atom| match atom.needle_text() {
            Utf32Str::Ascii(text) if is_plain(atom) => Word::new(text),
            _ => None,
        });
        Self {
            text: text.to_owned(),
            words: words.collect(),
            is_word: matches!(pattern.atoms.as_slice(), [atom] if is_plain(atom)),
            exact: text.trim().to_lowercase(),
            pattern,
        }
    }

    /// Tells whether a name is the query.
    fn is(&self, name: &[u8]) -> bool {
        let in_lower_case =
            || str::from_utf8(name).is_ok_and(|name| name.to_lowercase() == self.exact);
        name.len() == self.exact.len()
            && match name.is_ascii() {
                true => name.eq_ignore_ascii_case(self.exact.as_bytes()),
                false => in_lower_case(),
            }
    }
}

impl std::fmt::Debug for Ranking {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut f = f.debug_struct("Ranking");
        f.field("query", &self.query.text).finish_non_exhaustive()
    }
}

impl Default for Ranking {
    fn default() -> Self {
        Self {
            query: Query::new(""),
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
        batches: Vec<Arc<Batch>>,
        cancelled: &(dyn Fn() -> bool + Sync),
    ) -> Vec<Match> {
        self.batches = batches;
        let mut earlier = Vec::new();
        if query != self.query.text {
            let narrows = !self.query.text.is_empty()
                && query.starts_with(&self.query.text)
                && query.chars().all(is_plain);
            let matches = std::mem::take(&mut self.matches);
            match narrows {
                true => earlier = matches,
                false => self.seen = 0,
            }
            self.query = Query::new(query);
        }
        if self.query.pattern.atoms.is_empty() {
            self.seen = 0;
            return Vec::new();
        }
        let fresh = &self.batches[self.seen..];
        let mut work: Vec<Work> = earlier.chunks(STEP).map(Work::Again).collect();
        work.extend((self.seen..).zip(fresh).map(|(batch, _)| Work::All(batch)));
        let number = earlier.len() + fresh.iter().map(|batch| batch.0.len()).sum::<usize>();
        let Some(found) = self.test(&work, number, cancelled) else {
            // The next call starts anew.
            self.query = Query::new("");
            self.matches.clear();
            self.seen = 0;
            return Vec::new();
        };
        self.matches.extend(found);
        self.seen = self.batches.len();
        self.best()
    }

    /// Returns the matches among `number` files, in their order; `None` if the query does not count any more.
    fn test(
        &self,
        work: &[Work<'_>],
        number: usize,
        cancelled: &(dyn Fn() -> bool + Sync),
    ) -> Option<Vec<Candidate>> {
        let share = work.len().div_ceil(threads(number)).max(1);
        let mut shares = work.chunks(share);
        let own = shares.next().unwrap_or_default();
        let run = |work: &[Work<'_>]| Test::new(&self.query, &self.batches).run(work, cancelled);
        thread::scope(|scope| {
            let others: Vec<_> = shares
                .map(|share| scope.spawn(move || run(share)))
                .collect();
            let mut found = run(own);
            for other in others {
                match (&mut found, join(other)) {
                    (Some(found), Some(other)) => found.extend(other),
                    _ => found = None,
                }
            }
            found
        })
    }

    /// Returns the best matches. Names rank higher than other paths, so where there are enough of them the scores of the
    /// others are not computed.
    fn best(&mut self) -> Vec<Match> {
        let batches = &*self.batches;
        let exact = self
            .matches
            .iter()
            .filter(|found| found.rank == Rank::ExactFolder);
        let folder = exact.map(|found| found.place).min_by_key(|place| {
            let found = at(batches, *place);
            (found.path.len(), &found.path, found.root)
        });
        let names = self.matches.iter().filter(|found| found.rank != Rank::Path);
        let names_only = names.take(MAX_MATCHES).count() == MAX_MATCHES;
        let select = Select {
            query: &self.query,
            batches,
            folder,
            names_only,
        };
        let share = self.matches.len().div_ceil(threads(self.matches.len()));
        let mut shares = self.matches.chunks_mut(share.max(1));
        let own = shares.next().unwrap_or_default();
        let mut best = thread::scope(|scope| {
            let others: Vec<_> = shares
                .map(|share| scope.spawn(move || select.best(share)))
                .collect();
            let mut best = select.best(own);
            best.extend(others.into_iter().flat_map(join));
            best
        });
        best.sort_unstable();
        best.truncate(MAX_MATCHES);
        let mut matcher = matcher();
        let mut chars = Vec::new();
        let matched = best.into_iter().map(|best| {
            let (before, matched) = best.path.split_at(best.marked);
            let text = Utf32Str::new(matched, &mut chars);
            let mut indices = Vec::new();
            let pattern = &self.query.pattern;
            pattern.indices(text, &mut matcher, &mut indices);
            indices.sort_unstable();
            indices.dedup();
            let before = number(before.chars().count());
            indices.iter_mut().for_each(|index| *index += before);
            Match {
                root: best.root as usize,
                path: best.path.to_owned(),
                is_directory: best.is_directory,
                score: best.score.0,
                indices,
            }
        });
        matched.collect()
    }
}

/// Waits for a thread, and panics if it has.
fn join<T>(thread: thread::ScopedJoinHandle<'_, T>) -> T {
    match thread.join() {
        Ok(result) => result,
        Err(panic) => std::panic::resume_unwind(panic),
    }
}

/// One of the best matches. The best one is the least.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Best<'a> {
    score: Reverse<u32>,
    path: &'a str,
    root: u32,
    is_directory: bool,
    /// Where the part of the path begins in which the matching characters are marked.
    marked: usize,
}

/// How the best matches are found.
#[derive(Clone, Copy)]
struct Select<'a> {
    query: &'a Query,
    batches: &'a [Arc<Batch>],
    /// The folder that ranks higher because its name is the query.
    folder: Option<Place>,
    /// Whether the ranks of names alone are looked at.
    names_only: bool,
}

impl<'a> Select<'a> {
    /// Returns the best of some matches, on one thread. Computes the scores of those that may be among them.
    fn best(self, matches: &mut [Candidate]) -> Vec<Best<'a>> {
        let words = self.query.words.as_deref().unwrap_or_default();
        let highest: Option<u32> = words.iter().map(Word::highest).sum();
        let mut last = None;
        let starts: Vec<State> = words.iter().map(Word::start).collect();
        // What each word has in the last folder, and in the last file.
        let mut folders = starts.clone();
        let mut files = starts.clone();
        // The worst of the best so far is on top.
        let mut best: BinaryHeap<Best<'a>> = BinaryHeap::with_capacity(MAX_MATCHES);
        for candidate in matches {
            if self.names_only && candidate.rank == Rank::Path {
                continue;
            }
            let found = at(self.batches, candidate.place);
            let from = candidate.from(found);
            let (extra, marked) = match candidate.rank {
                Rank::ExactName => (EXACT, from),
                // It has the score of its path, and is marked in its name.
                Rank::ExactFolder if self.folder == Some(candidate.place) => {
                    (FOLDER, found.name as usize)
                }
                Rank::Name => (NAME, from),
                Rank::ExactFolder | Rank::Path => (0, from),
            };
            let ranked = |score: u32| Best {
                score: Reverse(score + extra),
                path: &found.path,
                root: found.root,
                is_directory: found.is_directory,
                marked,
            };
            let worst = best.peek().filter(|_| best.len() == MAX_MATCHES);
            let counts = |score| worst.is_none_or(|worst| ranked(score) < *worst);
            if candidate.score.is_none() && highest.is_some_and(|highest| !counts(highest)) {
                continue;
            }
            let score = *candidate.score.get_or_insert_with(|| {
                let folder = Some((candidate.place.0, found.folder));
                if from == 0 && folder != last {
                    last = folder;
                    for (word, state) in words.iter().zip(&mut folders) {
                        *state = word.start();
                        word.read(found.parent(), state);
                    }
                }
                let before = match from {
                    0 => &folders,
                    _ => &starts,
                };
                let all = words.iter().zip(before).zip(&mut files);
                all.map(|((word, before), file)| word.score(found, before, file))
                    .sum()
            });
            if worst.is_none() {
                best.push(ranked(score));
            } else if counts(score)
                && let Some(mut worst) = best.peek_mut()
            {
                *worst = ranked(score);
            }
        }
        best.into_vec()
    }
}

/// Files to match: those that matched a shorter query, or all of a batch.
#[derive(Clone, Copy)]
enum Work<'a> {
    Again(&'a [Candidate]),
    All(usize),
}

/// Matches files, on one thread.
struct Test<'a> {
    query: &'a Query,
    batches: &'a [Arc<Batch>],
    /// The last folder.
    folder: Option<(u32, u32)>,
    /// How many characters of each word are in its path.
    reached: Vec<usize>,
    /// Made for the first path that needs it, because it is large.
    matcher: Option<Matcher>,
    chars: Vec<char>,
    found: Vec<Candidate>,
}

impl<'a> Test<'a> {
    fn new(query: &'a Query, batches: &'a [Arc<Batch>]) -> Self {
        Self {
            query,
            batches,
            folder: None,
            reached: Vec::new(),
            matcher: None,
            chars: Vec::new(),
            found: Vec::new(),
        }
    }

    fn run(
        mut self,
        work: &[Work<'_>],
        cancelled: &(dyn Fn() -> bool + Sync),
    ) -> Option<Vec<Candidate>> {
        for work in work {
            if cancelled() {
                return None;
            }
            match work {
                Work::Again(matches) => {
                    for found in *matches {
                        self.test(found.place);
                    }
                }
                Work::All(batch) => {
                    for index in 0..self.batches[*batch].0.len() {
                        self.test((number(*batch), number(index)));
                    }
                }
            }
        }
        Some(self.found)
    }

    fn test(&mut self, place: Place) {
        let found = at(self.batches, place);
        let query = self.query;
        let is_file = query.is_word && !found.is_directory;
        let (score, in_name) = match &query.words {
            Some(words) if !found.letters.is_empty() => {
                let in_name = is_file && words.iter().all(|word| word.is_in(found, 0));
                if !in_name && !self.is_match(words, place, found) {
                    return;
                }
                (None, in_name)
            }
            _ => {
                let Some(score) = self.ask(&found.path) else {
                    return;
                };
                let name = str::from_utf8(found.name()).unwrap_or_default();
                let of_name = is_file.then(|| self.ask(name)).flatten();
                (Some(of_name.unwrap_or(score)), of_name.is_some())
            }
        };
        let is_exact = query.is_word && query.is(found.name());
        self.found.push(Candidate {
            place,
            score,
            rank: match (is_exact, in_name) {
                (true, _) if found.is_directory => Rank::ExactFolder,
                (true, _) => Rank::ExactName,
                (false, true) => Rank::Name,
                (false, false) => Rank::Path,
            },
        });
    }

    fn is_match(&mut self, words: &[Word], (batch, _): Place, found: &Found) -> bool {
        let folder = Some((batch, found.folder));
        if self.folder != folder {
            self.folder = folder;
            let reached = words.iter().map(|word| word.find(0, found.parent()));
            self.reached.clear();
            self.reached.extend(reached);
        }
        let mut all = words.iter().zip(&self.reached);
        all.all(|(word, reached)| word.is_in(found, *reached))
    }

    fn ask(&mut self, text: &str) -> Option<u32> {
        let matcher = self.matcher.get_or_insert_with(matcher);
        let text = Utf32Str::new(text, &mut self.chars);
        self.query.pattern.score(text, matcher)
    }
}

/// Returns how many threads match this many files.
fn threads(files: usize) -> usize {
    match files < PARALLEL {
        true => 1,
        false => thread::available_parallelism().map_or(1, |all| usize::from(all).min(MAX_THREADS)),
    }
}

fn matcher() -> Matcher {
    Matcher::new(Config::DEFAULT.match_paths())
}

fn at(batches: &[Arc<Batch>], (batch, index): Place) -> &Found {
    &batches[batch as usize].0[index as usize]
}

/// Tells whether a character has no special meaning in a query.
fn is_plain(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '/')
}

#[cfg(test)]
mod tests;
