//! Instruction files for agents: `AGENTS.md` in the home folder and in the folders of a project.

use std::path::{Path, PathBuf};

use crate::{
    config::Config,
    files::{beginning_lossy, open_file},
    git,
};

/// The common file name of instructions.
const FILE_NAME: &str = "AGENTS.md";

/// Replaces [`FILE_NAME`] in the same folder; for one person, usually not committed.
const OVERRIDE_FILE_NAME: &str = "AGENTS.override.md";

/// Maximum size of all instruction files of a project in bytes, unless configured.
pub const MAX_PROJECT_BYTES: usize = 32 * 1024;

/// Maximum size of the instruction file in the home folder in bytes.
pub const MAX_HOME_BYTES: usize = 1024 * 1024;

/// File names that are read in every folder.
pub(crate) const NAMES: [&str; 2] = [OVERRIDE_FILE_NAME, FILE_NAME];

/// What the configuration says about the instruction files of a project.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// File names that are tried in a folder without `AGENTS.md`.
    pub fallback: Vec<String>,
    /// What marks the root of a project; `.git` if absent.
    pub markers: Option<Vec<String>>,
    /// The most bytes of all files together.
    pub most: Option<usize>,
}

impl Wanted {
    /// Reads a configuration.
    pub fn of(config: &Config) -> Self {
        Self {
            fallback: config.project_doc_fallback_filenames.clone(),
            markers: config.project_root_markers.clone(),
            most: config.project_doc_max_bytes,
        }
    }

    /// Returns the names in the order in which they are tried. Those of the configuration are names of files, not paths,
    /// because a project configures them.
    pub(crate) fn names(&self) -> Vec<&str> {
        let fallback = self.fallback.iter().map(String::as_str);
        let fallback = fallback.filter(|name| Path::new(name).file_name() == Some(name.as_ref()));
        NAMES.into_iter().chain(fallback).collect()
    }

    /// Returns the folders whose files count, nearest first.
    pub(crate) fn folders<'a>(&self, cwd: &'a Path) -> Vec<&'a Path> {
        git::marked_folders(cwd, self.markers.as_deref())
    }
}

/// Returns the instruction files for `cwd`: that of the home folder, then one of each folder from the project's root down
/// to `cwd`. Skips empty files, and in the home folder blank ones.
pub fn sources(home: &Path, cwd: &Path, wanted: &Wanted) -> Vec<PathBuf> {
    let names = wanted.names();
    let of_home = NAMES.map(|name| home.join(name)).into_iter();
    let of_home = of_home.filter(|file| is_file(file) && says_something(home, file, None));
    let of_project = wanted.folders(cwd).into_iter().rev();
    let of_project = of_project.filter_map(|folder| {
        let mut files = names.iter().map(|name| folder.join(name));
        files.find(|file| is_file(file))
    });
    let mut files: Vec<PathBuf> = of_home.take(1).collect();
    files.extend(of_project.filter(|file| file.parent() != Some(home)));
    files
}

/// Tells whether a file of instructions says something within its limit; `most` is the one of project files in bytes, if
/// it is configured.
pub fn says_something(home: &Path, file: &Path, most: Option<usize>) -> bool {
    let most = match file.parent() == Some(home) {
        true => MAX_HOME_BYTES,
        false => most.unwrap_or(MAX_PROJECT_BYTES),
    };
    let beginning = open_file(file)
        .ok()
        .and_then(|file| beginning_lossy(file, most));
    beginning.is_none_or(|(text, _)| !text.trim().is_empty())
}

fn is_file(file: &Path) -> bool {
    file.metadata()
        .is_ok_and(|metadata| metadata.is_file() && metadata.len() > 0)
}
