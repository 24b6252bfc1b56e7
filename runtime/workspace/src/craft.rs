//! The folders `.craft` of a workspace and of its user: settings, skills, slash commands, plugins, scheduled
//! jobs, tasks.
//!
//! Other programs read and write these files, too. They are therefore read when they are needed, changed in place, and
//! replaced as a whole, so that a reader sees either the old or the new text.

pub mod commands;
pub mod dreams;
mod head;
pub mod jobs;
pub mod lock;
pub mod memory;
pub mod plugins;
pub mod profiles;
pub mod settings;
pub mod skills;
pub mod tasks;
pub mod templates;

use std::{
    fs, io,
    os::unix::fs::OpenOptionsExt,
    path::{Path, PathBuf},
};

/// Name of the folder in a workspace, and in the home folder of the user.
pub const FOLDER: &str = ".craft";

/// The two folders that count for a workspace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    /// The workspace; its folder `.craft` may not exist yet.
    pub workspace: PathBuf,
    /// The folder `.craft` of the workspace.
    pub own: PathBuf,
    /// The folder `.craft` of the user; `None` for a user without a home folder.
    pub user: Option<PathBuf>,
}

impl Folders {
    /// Returns the folders of a workspace for the user of this process.
    pub fn of(workspace: &Path) -> Self {
        let user = std::env::home_dir().map(|home| home.join(FOLDER));
        Self::with_user(workspace, user)
    }

    /// Returns the folders of the workspace around `cwd`: the nearest folder of the project that has a folder `.craft`,
    /// else `cwd` itself. Blocks.
    pub fn around(cwd: &Path) -> Self {
        let mut folders = crate::git::project_folders(cwd).into_iter();
        let workspace = folders.find(|folder| folder.join(FOLDER).is_dir());
        Self::of(workspace.unwrap_or(cwd))
    }

    /// Returns the folders of a workspace for a user whose folder `.craft` is named.
    pub fn with_user(workspace: &Path, user: Option<PathBuf>) -> Self {
        Self {
            workspace: workspace.to_owned(),
            own: workspace.join(FOLDER),
            user,
        }
    }
}

/// Why a file of the folders cannot be used. The text is for people and names the file.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// It cannot be read or written.
    #[error("{}: {source}", file.display())]
    Io {
        /// The file.
        file: PathBuf,
        /// The reason.
        source: io::Error,
    },
    /// Its text has another form.
    #[error("{}: {problem}", file.display())]
    Malformed {
        /// The file.
        file: PathBuf,
        /// What is wrong, with its position.
        problem: String,
    },
}

impl Error {
    fn io(file: &Path, source: io::Error) -> Self {
        Self::Io {
            file: file.to_owned(),
            source,
        }
    }

    fn malformed(file: &Path, problem: impl ToString) -> Self {
        Self::Malformed {
            file: file.to_owned(),
            problem: problem.to_string(),
        }
    }
}

/// Reads a text file without the byte-order mark that some programs write; `None` for a file that does not exist. Blocks.
///
/// Errors: the file cannot be read, or is not text.
pub fn text(file: &Path) -> Result<Option<String>, Error> {
    match crate::files::read_text(file) {
        Ok(text) => Ok(Some(match text.strip_prefix('\u{feff}') {
            Some(text) => text.to_owned(),
            None => text,
        })),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Error::io(file, error)),
    }
}

use self::text as read;

/// The longest name of a file, in bytes. There is no file with a longer one.
const NAME_LIMIT: usize = 255;

/// Tells whether a name is one component of a path, so that a file of this name stays in its folder.
fn is_plain(name: &str) -> bool {
    !name.is_empty()
        && name.len() <= NAME_LIMIT
        && !name.starts_with('.')
        && !name.contains(['/', '\\', '\0'])
        && Path::new(name).components().count() == 1
}

/// Opens a file that programs hold while they change the files beside it, and waits until no other one holds it, but not
/// for the reader of a pipe. Blocks.
fn lock_file(path: &Path) -> Result<fs::File, Error> {
    let failed = |error| Error::io(path, error);
    let mut options = fs::OpenOptions::new();
    options.create(true).truncate(false).write(true);
    let lock = options.custom_flags(libc::O_NONBLOCK).open(path);
    let lock = lock.map_err(failed)?;
    lock.lock().map_err(failed)?;
    Ok(lock)
}

/// Returns the folders in a folder, by name; none if it cannot be read.
fn folders_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.is_dir())
        .collect();
    folders.sort();
    folders
}
