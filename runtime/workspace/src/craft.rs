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
    path::{Path, PathBuf},
};

use rustix::fs::OFlags;

use crate::{
    files::{self, beneath},
    locks,
};

/// Name of the folder in a workspace, and in the home folder of the user.
pub const FOLDER: &str = ".craft";

/// Returns the file by which clients find the app server of a workspace. It holds a token.
pub fn server_file(workspace: &Path) -> PathBuf {
    workspace.join(FOLDER).join(lock::SERVER_FILE)
}

/// Returns the file that tells where the hub of the user is, with its token; `None` for a user without a home folder.
pub fn hub_file() -> Option<PathBuf> {
    Some(hub_folder()?.join("hub.lock"))
}

/// Returns the folder of the hub of the user; `None` for a user without a home folder.
pub fn hub_folder() -> Option<PathBuf> {
    let home = std::env::home_dir()?;
    Some(home.join(FOLDER).join("hub"))
}

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

/// Reads a text file below `own`, the folder `.craft` of a workspace, without the byte-order mark that some programs
/// write; `None` for a file that does not exist. Blocks.
///
/// A link in a repository must not show the model, or have changed, what is outside of it, so none is followed below the
/// folder. The folder itself may be a link.
///
/// Errors: the file cannot be read, is not text, or is reached by a link.
pub fn text(own: &Path, file: &Path) -> Result<Option<String>, Error> {
    let read = beneath::read(own, file, files::MAX_READ);
    found(file, read.and_then(files::text))
}

/// Writes a file below the folder `.craft` of a workspace, as a whole and with its folders. Blocks.
///
/// Errors: the file cannot be written, or is reached by a link.
fn write(own: &Path, file: &Path, text: &str) -> Result<(), Error> {
    beneath::write(own, file, text.as_bytes()).map_err(|error| Error::io(file, error))
}

/// Reads a text file of at most 1 MiB as [`text()`] does, but follows links.
fn read(file: &Path) -> Result<Option<String>, Error> {
    found(file, files::read_small(file))
}

fn found(file: &Path, read: io::Result<String>) -> Result<Option<String>, Error> {
    match read {
        Ok(text) => Ok(Some(match text.strip_prefix('\u{feff}') {
            Some(text) => text.to_owned(),
            None => text,
        })),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Error::io(file, error)),
    }
}

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

/// Opens a file below `own` that programs hold while they change the files beside it, and waits for another one that holds
/// it, as [`locks::lock_file`] does, but not for the reader of a pipe. Blocks.
fn lock_file(own: &Path, path: &Path) -> Result<fs::File, Error> {
    let lock = beneath::create(own, path, OFlags::WRONLY);
    let lock = lock.and_then(|lock| locks::lock_file(&lock).map(|()| lock));
    lock.map_err(|error| Error::io(path, error))
}

/// Returns the folders in a folder, by name; none if it cannot be read.
fn folders_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.is_dir())
        .collect();
    folders.sort_unstable();
    folders
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::symlink;

    use super::*;

    /// Something that writes below the folder `.craft`.
    type Work = fn(&Folders) -> Result<(), Error>;

    #[test]
    fn nothing_is_written_where_a_link_leads() {
        let task = |folders: &Folders| {
            let task = tasks::Task {
                id: "t".to_owned(),
                ..tasks::Task::default()
            };
            tasks::create(folders, &task)?;
            let status = |task: &mut tasks::Task| task.status.push('d');
            tasks::change(folders, "t", status).map(drop)
        };
        let job = |folders: &Folders| {
            let file = jobs::JobsFile::of(folders);
            file.change(|jobs| jobs.version += 2)
        };
        let template = |folders: &Folders| {
            let template = templates::Template {
                id: "t".to_owned(),
                work: "Work.\n".to_owned(),
                ..templates::Template::default()
            };
            templates::save(folders, template).map(drop)
        };
        let dream = |folders: &Folders| {
            let status = |run: &mut dreams::Run| run.status.push('d');
            dreams::change(folders, "r", status)?;
            dreams::activate(folders, "s")
        };
        let cases: [(&str, Work); 9] = [
            ("tasks/t/task.md", task),
            (".tasks.lock", task),
            ("cron/jobs.json", job),
            ("cron/.jobs.lock", job),
            ("cron", job),
            ("automations/templates/t/template.md", template),
            ("automations/.templates.lock", template),
            ("dreams/runs/r/run.json", dream),
            ("dreams/active.json", dream),
        ];
        for (link, work) in cases {
            let home = tempfile::tempdir().unwrap();
            let folders = Folders::with_user(&home.path().join("work"), None);
            fs::create_dir_all(folders.own.join("cron")).unwrap();
            fs::write(folders.own.join("cron/jobs.json"), "{}").unwrap();
            fs::create_dir_all(folders.own.join("dreams/runs/r")).unwrap();
            fs::write(folders.own.join("dreams/runs/r/run.json"), "{}").unwrap();
            work(&folders).unwrap();
            let link = folders.own.join(link);
            let theirs = home.path().join("theirs");
            fs::rename(&link, &theirs).unwrap();
            symlink(&theirs, &link).unwrap();
            let content = |path: &Path| match path.is_dir() {
                true => fs::read_to_string(path.join("jobs.json")).unwrap(),
                false => fs::read_to_string(path).unwrap(),
            };
            let before = content(&theirs);
            let refused = work(&folders).unwrap_err().to_string();
            assert!(refused.contains("is a link"), "{refused}");
            assert_eq!(content(&theirs), before, "{refused}");
        }
    }
}
