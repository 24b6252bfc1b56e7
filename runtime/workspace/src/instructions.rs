//! Instruction files for agents: `AGENTS.md` in the home folder and in the folders of a project.

use std::path::{Path, PathBuf};

use crate::{files::beginning_lossy, git};

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

/// Returns the instruction files for `cwd`: that of the home folder, then one of each folder from the repository's root
/// down to `cwd`. In a folder without `AGENTS.md`, the `fallback` names are tried in order; they are names of files, not
/// paths, because a project configures them. Skips empty files.
pub fn sources(home: &Path, cwd: &Path, fallback: &[String]) -> Vec<PathBuf> {
    let names: Vec<&str> = NAMES
        .into_iter()
        .chain(fallback.iter().map(String::as_str).filter(is_file_name))
        .collect();
    let of_home = first_file(home, &NAMES);
    let of_project = git::project_folders(cwd)
        .into_iter()
        .rev()
        .filter_map(|folder| first_file(folder, &names));
    let mut files: Vec<PathBuf> = of_home.into_iter().collect();
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
    beginning_lossy(file, most).is_none_or(|(text, _)| !text.trim().is_empty())
}

fn is_file_name(name: &&str) -> bool {
    Path::new(name).file_name() == Some(name.as_ref())
}

fn first_file(folder: &Path, names: &[&str]) -> Option<PathBuf> {
    names.iter().map(|name| folder.join(name)).find(|file| {
        file.metadata()
            .is_ok_and(|metadata| metadata.is_file() && metadata.len() > 0)
    })
}
