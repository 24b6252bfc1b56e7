//! What a search leaves out: what git ignores in a repository, and what files `.ignore` name.
//!
//! A command or a repository can put a link to an endless file, a pipe, or a huge file in the place of such a file. So
//! they are read as other settings are, and not by the library that walks.

use std::{
    collections::HashMap,
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
};

use ignore::{
    Match,
    gitignore::{Gitignore, GitignoreBuilder},
};

use crate::{files, locks::lock, sandbox::placeholder};

/// The most that is read of such a file, in bytes. A longer one does not count.
const MAX_RULES: u64 = 256 * 1024;

/// The rules that hold in a folder.
#[derive(Debug)]
pub(super) struct Rules {
    outer: Option<Arc<Self>>,
    /// Of `.ignore`, of `.gitignore`, and of `info/exclude` in the folder of git.
    files: [Gitignore; 3],
    is_repository: bool,
}

/// The rules below one root.
#[derive(Debug)]
pub(super) struct Ignored {
    /// The user's own, for all repositories.
    everywhere: Gitignore,
    known: Mutex<HashMap<PathBuf, Option<Arc<Rules>>>>,
}

impl Ignored {
    /// `root` is a folder without links.
    pub(super) fn below(root: &Path) -> Self {
        Self {
            everywhere: GitignoreBuilder::new(root).build_global().0,
            known: Mutex::default(),
        }
    }

    /// Tells whether a search leaves out a file or folder, with the rules of the folder that it is in.
    pub(super) fn has(&self, rules: Option<&Rules>, path: &Path, is_folder: bool) -> bool {
        let [mut named, mut by_git, mut excluded] = [const { Match::None }; 3];
        let mut in_repository = false;
        let mut around = rules;
        while let Some(rules) = around {
            let [ignore, git, exclude] = &rules.files;
            named = named.or(ignore.matched(path, is_folder));
            // An outer repository says nothing of an inner one.
            if !in_repository {
                by_git = by_git.or(git.matched(path, is_folder));
                excluded = excluded.or(exclude.matched(path, is_folder));
            }
            in_repository |= rules.is_repository;
            around = rules.outer.as_deref();
        }
        if in_repository {
            let everywhere = self.everywhere.matched(path, is_folder);
            named = named.or(by_git).or(excluded).or(everywhere);
        }
        named.is_ignore()
    }

    /// Returns the rules of a folder and of those around it, if there are any.
    pub(super) fn rules_in(&self, folder: &Path) -> Option<Arc<Rules>> {
        if let Some(rules) = lock(&self.known).get(folder) {
            return rules.clone();
        }
        let outer = folder.parent().and_then(|outer| self.rules_in(outer));
        let rules = Rules::of(folder, outer);
        lock(&self.known).insert(folder.to_owned(), rules.clone());
        rules
    }
}

impl Rules {
    fn of(folder: &Path, outer: Option<Arc<Self>>) -> Option<Arc<Self>> {
        let git = folder.join(".git");
        // A command of another thread protects a missing `.git` by a placeholder: that makes no repository.
        let has_git = git.exists() && !placeholder::is_one(&git);
        let is_repository = has_git || folder.join(".jj").exists();
        let exclude = is_repository.then(|| of_git(&git).join("info/exclude"));
        let files = [
            read(folder, &folder.join(".ignore")),
            read(folder, &folder.join(".gitignore")),
            exclude.map_or_else(Gitignore::empty, |file| read(folder, &file)),
        ];
        if !is_repository && files.iter().all(Gitignore::is_empty) {
            return outer;
        }
        Some(Arc::new(Self {
            outer,
            files,
            is_repository,
        }))
    }
}

/// Returns the folder of git that all work trees of a repository share.
fn of_git(git: &Path) -> PathBuf {
    let named = |file: &Path| files::read_small(file).ok();
    let own = named(git).and_then(|text| {
        let folder = text.strip_prefix("gitdir:")?.trim();
        Some(git.parent()?.join(folder))
    });
    let own = own.unwrap_or_else(|| git.to_owned());
    match named(&own.join("commondir")) {
        Some(shared) => own.join(shared.trim()),
        None => own,
    }
}

/// Reads a file of rules for what is in a folder. A missing or unreadable one has none, and lines that are no rules do
/// not count.
fn read(folder: &Path, file: &Path) -> Gitignore {
    let Ok(text) = files::read_within(file, MAX_RULES) else {
        return Gitignore::empty();
    };
    let mut rules = GitignoreBuilder::new(folder);
    let text = String::from_utf8_lossy(&text);
    for line in text.trim_start_matches('\u{feff}').lines() {
        let _ = rules.add_line(None, line);
    }
    rules.build().unwrap_or_else(|_| Gitignore::empty())
}
