//! What a command may read.

use std::path::{Path, PathBuf};

use globset::{GlobBuilder, GlobMatcher};
use ignore::WalkBuilder;

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

    /// Returns the existing denied paths with links resolved, including those that match a pattern now.
    pub(super) fn hidden(&self) -> Vec<PathBuf> {
        let matches = self.patterns.iter().flat_map(Pattern::matches);
        real(self.denied.iter().cloned().chain(matches))
    }

    /// Returns the existing readable paths with links resolved.
    pub(super) fn shown(&self) -> Vec<PathBuf> {
        real(self.allowed.iter().cloned())
    }

    /// Returns the existing readable paths as they are given and with links resolved: programs use both.
    pub(super) fn shown_with_links(&self) -> Vec<PathBuf> {
        let given = self.allowed.iter().filter(|path| path.exists()).cloned();
        let mut all: Vec<PathBuf> = given.chain(self.shown()).collect();
        all.sort();
        all.dedup();
        all
    }

    /// Tells whether a path with links resolved can be read, with these writable folders.
    pub(super) fn allows(&self, path: &Path, writable: &[PathBuf]) -> bool {
        if self.patterns.iter().any(|pattern| pattern.covers(path)) {
            return false;
        }
        let innermost = |paths: &[PathBuf]| {
            let around = paths.iter().map(|rule| files::resolved(rule));
            let around = around.filter(|rule| path.starts_with(rule));
            around.map(|rule| rule.components().count()).max()
        };
        let allowed = innermost(&self.allowed).max(innermost(writable));
        match (allowed, innermost(&self.denied)) {
            (Some(allowed), Some(denied)) => allowed > denied,
            (Some(_), None) => true,
            (None, Some(_)) => false,
            (None, None) => !self.listed_only,
        }
    }
}

impl Pattern {
    /// Returns the paths that match now. An invalid pattern matches nothing; whoever reads a pattern checks it.
    fn matches(&self) -> Vec<PathBuf> {
        let Some(matcher) = self.matcher() else {
            return Vec::new();
        };
        let walk = WalkBuilder::new(&self.folder)
            .standard_filters(false)
            .follow_links(false)
            .max_depth(self.depth)
            .build();
        let paths = walk.flatten().map(ignore::DirEntry::into_path);
        paths
            .filter(|path| self.matches_exactly(&matcher, path))
            .collect()
    }

    /// Tells whether a path, or a folder around it, matches.
    fn covers(&self, path: &Path) -> bool {
        self.matcher().is_some_and(|matcher| {
            path.ancestors()
                .any(|path| self.matches_exactly(&matcher, path))
        })
    }

    fn matches_exactly(&self, matcher: &GlobMatcher, path: &Path) -> bool {
        let inside = path.strip_prefix(&self.folder).or_else(|_| {
            let folder = files::resolved(&self.folder);
            path.strip_prefix(folder)
        });
        inside.is_ok_and(|inside| matcher.is_match(inside))
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

/// Returns the existing paths with links resolved, each once.
fn real(paths: impl Iterator<Item = PathBuf>) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = paths.flat_map(|path| path.canonicalize()).collect();
    found.sort();
    found.dedup();
    found
}
