//! What a command may read.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use globset::{GlobBuilder, GlobMatcher};
use ignore::WalkBuilder;

use super::{
    granted::{self, Denied},
    lookup::{self, Led, look_up},
};
use crate::files;

/// The paths that every program needs, such as those of its libraries.
pub const MINIMAL: [&str; 8] = [
    "/bin",
    "/etc",
    "/lib",
    "/lib64",
    "/nix/store",
    "/run/current-system/sw",
    "/sbin",
    "/usr",
];

/// What a command may read besides its writable folders. All paths are absolute. The innermost path that contains a
/// file decides. The default allows everything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// Whether only `allowed` and writable paths can be read.
    pub listed_only: bool,
    /// Files and folders that can be read.
    pub allowed: Vec<PathBuf>,
    /// Files and folders that can be neither read nor written.
    pub denied: Vec<PathBuf>,
    /// Patterns of further denied files and folders.
    pub patterns: Vec<Pattern>,
}

/// A pattern of file paths, as in `.gitignore` files: `*` and `?` match within one name, `**` matches folders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// The folder in which to search, absolute.
    pub folder: PathBuf,
    /// The pattern of paths relative to the folder.
    pub glob: String,
    /// How many levels of folders are searched when a command starts; `None` for all.
    pub depth: Option<usize>,
}

impl Reading {
    /// Tells whether there is something that cannot be read.
    pub fn is_restricted(&self) -> bool {
        self.listed_only || !self.denied.is_empty() || !self.patterns.is_empty()
    }

    /// Returns the existing denied paths with links resolved, including those that match a pattern now, and what they
    /// led to for earlier commands. Where it cannot be told whether one exists, its place is taken by the folder that
    /// cannot be looked into: the command could give back its permissions.
    pub(super) fn hidden(&self) -> Vec<PathBuf> {
        let mut hidden = BTreeSet::new();
        for path in &self.denied {
            note(path, path);
            hidden.extend(places(path).filter_map(|place| to_hide(&place)));
        }
        for pattern in &self.patterns {
            pattern.add_matches(&mut hidden);
        }
        hidden.into_iter().collect()
    }

    /// Notes what the denied paths lead to, and what they led to in an earlier process, for all commands to come. Returns
    /// what they led to so far.
    pub fn keep_denied(&self, earlier: Denied) -> Denied {
        granted::restore_denied(earlier);
        // This looks all of them up.
        self.hidden();
        let of_patterns = self.patterns.iter();
        let of_patterns = of_patterns.flat_map(|pattern| [pattern.folder.clone(), pattern.key()]);
        let mut kept = Denied::new();
        for key in self.denied.iter().cloned().chain(of_patterns) {
            let places = granted::denied(&key);
            if !places.is_empty() {
                kept.insert(key, places);
            }
        }
        kept
    }

    /// Returns the existing readable paths with links resolved.
    pub(super) fn shown(&self) -> Vec<PathBuf> {
        real(self.allowed.iter().cloned())
    }

    /// Returns the existing readable paths as they are given and with links resolved: programs use both.
    pub(super) fn shown_with_links(&self) -> Vec<PathBuf> {
        let given = self.allowed.iter().filter(|path| path.exists()).cloned();
        let mut all: Vec<PathBuf> = given.chain(self.shown()).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Tells whether a path with links resolved is denied, whatever else can be read. Looks at the disk for links.
    pub fn denies(&self, path: &Path) -> bool {
        let mut denied = self.denied.iter().flat_map(|rule| places(rule));
        denied.any(|place| path.starts_with(place))
            || self.patterns.iter().any(|pattern| pattern.covers(path))
    }

    /// Tells whether a path with links resolved can be read, with these writable folders.
    pub(super) fn allows(&self, path: &Path, writable: &[PathBuf]) -> bool {
        if self.patterns.iter().any(|pattern| pattern.covers(path)) {
            return false;
        }
        let innermost = |places: &mut dyn Iterator<Item = PathBuf>| {
            let around = places.filter(|place| path.starts_with(place));
            around.map(|place| place.components().count()).max()
        };
        let allowed = self.allowed.iter().chain(writable);
        let allowed = innermost(&mut allowed.map(|rule| files::resolved(rule)));
        let denied = innermost(&mut self.denied.iter().flat_map(|rule| places(rule)));
        match (allowed, denied) {
            (Some(allowed), Some(denied)) => allowed > denied,
            (Some(_), None) => true,
            (None, Some(_)) => false,
            (None, None) => !self.listed_only,
        }
    }
}

impl Pattern {
    /// Adds the paths that match now, with links resolved, and what matching links led to for earlier commands. An
    /// invalid pattern matches nothing; whoever reads a pattern checks it.
    fn add_matches(&self, hidden: &mut BTreeSet<PathBuf>) {
        let Some(matcher) = self.matcher() else {
            return;
        };
        note(&self.folder, &self.folder);
        let mut folders = BTreeSet::new();
        for place in places(&self.folder) {
            match look_up(&place) {
                Led::To { real, .. } => _ = folders.insert(real),
                Led::Unknown { folder, .. } => _ = hidden.insert(folder),
                Led::Nowhere { .. } | Led::OutOfReach => {}
            }
        }
        for folder in folders {
            let walk = WalkBuilder::new(&folder)
                .standard_filters(false)
                .follow_links(false)
                .max_depth(self.depth)
                .build();
            for entry in walk {
                match entry {
                    Ok(entry) => {
                        let inside = entry.path().strip_prefix(&folder);
                        if inside.is_ok_and(|inside| matcher.is_match(inside)) {
                            note(&self.key(), entry.path());
                            hidden.extend(to_hide(entry.path()));
                        }
                    }
                    Err(error) => hidden.extend(unread(&error, &folder)),
                }
            }
        }
        let of_links = granted::denied(&self.key());
        hidden.extend(of_links.iter().filter_map(|path| to_hide(path)));
    }

    /// Tells whether a path, or a folder around it, matches.
    fn covers(&self, path: &Path) -> bool {
        let Some(matcher) = self.matcher() else {
            return false;
        };
        let matches_below = |folder: PathBuf| {
            let mut around = path.ancestors();
            around.any(|path| {
                let inside = path.strip_prefix(&folder);
                inside.is_ok_and(|inside| matcher.is_match(inside))
            })
        };
        let mut of_links = granted::denied(&self.key()).into_iter();
        of_links.any(|place| path.starts_with(place))
            || matches_below(self.folder.clone())
            || places(&self.folder).any(matches_below)
    }

    /// The path under which it is noted where matching links led.
    fn key(&self) -> PathBuf {
        self.folder.join(&self.glob)
    }

    fn matcher(&self) -> Option<GlobMatcher> {
        let glob = GlobBuilder::new(&self.glob).literal_separator(true).build();
        glob.ok().map(|glob| glob.compile_matcher())
    }
}

/// Tells whether a pattern can be used.
pub fn is_pattern(glob: &str) -> bool {
    GlobBuilder::new(glob)
        .literal_separator(true)
        .build()
        .is_ok()
}

/// The characters that make a path a pattern.
pub const GLOB_CHARACTERS: [char; 4] = ['*', '?', '[', '{'];

/// Splits an absolute pattern into its folder, which ends before the first part that matches more than one name, and the
/// rest.
pub fn split_pattern(whole: &str) -> Option<(PathBuf, &str)> {
    let mut folder = String::new();
    let mut rest = whole;
    while let Some((part, after)) = rest.split_once('/')
        && let Some(name) = literal(part)
    {
        folder.extend([&*name, "/"]);
        rest = after;
    }
    (!folder.is_empty()).then(|| (folder.into(), rest))
}

/// What [`escape_pattern`] escapes: what is special in a pattern, at least after something else.
const ESCAPED: [char; 6] = ['*', '?', '[', '{', '}', '\\'];

/// Makes a pattern that matches only a path.
pub fn escape_pattern(path: &str) -> String {
    let mut pattern = String::with_capacity(path.len());
    for char in path.chars() {
        match ESCAPED.contains(&char) {
            true => pattern.extend(['[', char, ']']),
            false => pattern.push(char),
        }
    }
    pattern
}

/// Returns the only name that a part of a pattern matches; `None` if it may match others. A backslash is a character of
/// the name in a part without special characters, as in Codex. In other parts it escapes the character behind it, which
/// is left to the matcher.
fn literal(part: &str) -> Option<String> {
    if !part.contains(GLOB_CHARACTERS) {
        return Some(part.to_owned());
    }
    let mut name = String::with_capacity(part.len());
    let mut rest = part;
    while let Some(char) = rest.chars().next() {
        rest = &rest[char.len_utf8()..];
        name.push(match char {
            '[' => {
                let (class, after) = rest.split_once(']')?;
                rest = after;
                *ESCAPED.iter().find(|one| class.chars().eq([**one]))?
            }
            '*' | '?' | '{' | '\\' => return None,
            char => char,
        });
    }
    Some(name)
}

/// Notes by its `key` what a denied path leads to. A command can replace a link on the way, but must not read then what
/// the link led to.
fn note(key: &Path, path: &Path) {
    if let Led::To { real, links } = look_up(path)
        && !links.is_empty()
    {
        granted::note_denied(key, real);
    }
}

/// Returns what a denied path leads to, or the folder on the way that cannot be looked into.
fn to_hide(path: &Path) -> Option<PathBuf> {
    match look_up(path) {
        Led::To { real, .. } => Some(real),
        Led::Unknown { folder, .. } => Some(folder),
        Led::Nowhere { .. } | Led::OutOfReach => None,
    }
}

/// Returns where a denied path leads and led for earlier commands, existing or not.
fn places(path: &Path) -> impl Iterator<Item = PathBuf> {
    [files::resolved(path)]
        .into_iter()
        .chain(granted::denied(path))
}

/// Returns the folder that could not be read when the matches of a pattern were searched in `folder`, if a command might
/// read it.
fn unread(error: &ignore::Error, folder: &Path) -> Option<PathBuf> {
    if error.io_error().is_some_and(lookup::is_missing) {
        return None;
    }
    let place = to_hide(path_of(error).unwrap_or(folder))?;
    (!lookup::is_out_of_reach(&place)).then_some(place)
}

/// Returns the path that an error of a search names.
fn path_of(error: &ignore::Error) -> Option<&Path> {
    match error {
        ignore::Error::WithPath { path, .. } => Some(path),
        ignore::Error::WithDepth { err, .. } | ignore::Error::WithLineNumber { err, .. } => {
            path_of(err)
        }
        _ => None,
    }
}

/// Returns the existing paths with links resolved, each once.
fn real(paths: impl Iterator<Item = PathBuf>) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = paths.flat_map(|path| path.canonicalize()).collect();
    found.sort_unstable();
    found.dedup();
    found
}
