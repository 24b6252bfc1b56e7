//! Applies verified changes, all or none of them.

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
};

use tempfile::TempPath;

use crate::{
    files,
    patch::{Change, ChangeKind, Error, Overlay},
};

/// Applies changes. First writes all new contents to temporary files, so that a lack of space or permission shows
/// before any file changes. Then replaces the files one by one; if a replacement fails, the earlier files get their old
/// content back.
pub(super) fn commit(changes: &[Change]) -> Result<(), Error> {
    check_unchanged(changes)?;
    let mut folders = NewFolders::default();
    let staged = final_texts(changes)
        .into_iter()
        .map(|(path, text)| match text {
            Some(text) => Step::write(path, text, &mut folders),
            None => Ok(Step::Delete { path }),
        });
    take_all(staged.collect::<Result<_, _>>()?)?;
    folders.keep();
    Ok(())
}

/// Performs all steps; if one fails, undoes the completed ones.
fn take_all(steps: Vec<Step<'_>>) -> Result<(), Error> {
    let mut done = Vec::with_capacity(steps.len());
    for step in steps {
        match step.take() {
            Ok(undo) => done.push(undo),
            Err(error) => {
                done.into_iter().rev().for_each(Undo::run);
                return Err(error);
            }
        }
    }
    Ok(())
}

/// Fails if a file differs from the content that the changes were computed for.
fn check_unchanged(changes: &[Change]) -> Result<(), Error> {
    let mut seen = Vec::new();
    let now = Overlay::default();
    for change in changes {
        let read = |path: &Path| match change.kind {
            ChangeKind::Delete => now.read_lossy(path).ok(),
            ChangeKind::Add | ChangeKind::Update { .. } => now.read(path).ok(),
        };
        let target = change.target();
        let places = [
            (change.path.as_path(), &change.old_text),
            (target, &change.replaced_text),
        ];
        let count = if target == change.path { 1 } else { 2 };
        for (path, before) in &places[..count] {
            if !seen.contains(path) && read(path) != **before {
                return Err(Error::Changed {
                    path: path.to_path_buf(),
                });
            }
            seen.push(path);
        }
    }
    Ok(())
}

/// Returns the final content of each file; `None` for a deleted file.
fn final_texts(changes: &[Change]) -> BTreeMap<&Path, Option<&str>> {
    let mut texts = BTreeMap::new();
    for change in changes {
        texts.insert(change.path.as_path(), None);
        texts.insert(change.target(), change.new_text.as_deref());
    }
    texts
}

/// One step of applying changes to a file.
enum Step<'a> {
    Write { path: &'a Path, file: files::Staged },
    Delete { path: &'a Path },
}

impl<'a> Step<'a> {
    fn write(path: &'a Path, text: &str, folders: &mut NewFolders) -> Result<Self, Error> {
        let failed = |source| Error::Write {
            path: path.to_owned(),
            source,
        };
        folders.make_for(path).map_err(failed)?;
        let file = files::stage(path, text.as_bytes()).map_err(failed)?;
        Ok(Self::Write { path, file })
    }

    fn take(self) -> Result<Undo, Error> {
        match self {
            Self::Write { path, file } => {
                let failed = |source| Error::Write {
                    path: path.to_owned(),
                    source,
                };
                let target = file.target().to_owned();
                let backup = backup(&target).map_err(failed)?;
                file.persist().map_err(failed)?;
                Ok(Undo {
                    path: target,
                    backup,
                })
            }
            Self::Delete { path } => {
                let failed = |_| Error::Delete {
                    path: path.to_owned(),
                };
                // An earlier change created the file and a later one deleted it, so the file never existed.
                if fs::symlink_metadata(path).is_err() {
                    return Ok(Undo {
                        path: path.to_owned(),
                        backup: None,
                    });
                }
                let backup = backup(path).map_err(failed)?;
                fs::remove_file(path).map_err(failed)?;
                Ok(Undo {
                    path: path.to_owned(),
                    backup,
                })
            }
        }
    }
}

/// The undo of a step.
struct Undo {
    path: PathBuf,
    /// The old file under a second name, which is removed on drop; `None` if the file did not exist.
    backup: Option<TempPath>,
}

impl Undo {
    fn run(self) {
        let undone = match self.backup {
            Some(backup) => backup.persist(&self.path).map_err(|error| error.error),
            None => fs::remove_file(&self.path),
        };
        if let Err(error) = undone {
            tracing::warn!(path = %self.path.display(), %error, "a change could not be taken back");
        }
    }
}

/// Creates a hard link to a file in its folder, or a copy if the file system has no hard links.
fn backup(path: &Path) -> io::Result<Option<TempPath>> {
    if fs::symlink_metadata(path).is_err() {
        return Ok(None);
    }
    let folder = path.parent().ok_or(io::ErrorKind::InvalidInput)?;
    let name = tempfile::Builder::new().make_in(folder, |name| {
        fs::hard_link(path, name).or_else(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => Err(error),
            _ => fs::copy(path, name).map(drop),
        })
    })?;
    Ok(Some(name.into_temp_path()))
}

/// Created folders. Dropping removes them unless they are kept.
#[derive(Default)]
struct NewFolders(Vec<PathBuf>);

impl NewFolders {
    fn make_for(&mut self, path: &Path) -> io::Result<()> {
        let folder = path.parent().ok_or(io::ErrorKind::InvalidInput)?;
        let missing: Vec<_> = folder
            .ancestors()
            .take_while(|folder| !folder.exists())
            .map(Path::to_owned)
            .collect();
        for folder in missing.into_iter().rev() {
            fs::create_dir(&folder)?;
            self.0.push(folder);
        }
        Ok(())
    }

    fn keep(mut self) {
        self.0.clear();
    }
}

impl Drop for NewFolders {
    fn drop(&mut self) {
        for folder in self.0.iter().rev() {
            // A folder that is not empty is kept: another program uses it.
            let _ = fs::remove_dir(folder);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_before_a_failure_are_taken_back() {
        let dir = tempfile::tempdir().unwrap();
        let [changed, made, gone, folder] =
            ["changed", "made", "gone", "folder"].map(|name| dir.path().join(name));
        fs::write(&changed, "old").unwrap();
        fs::write(&gone, "old").unwrap();
        fs::create_dir(&folder).unwrap();
        let mut folders = NewFolders::default();
        let steps = vec![
            Step::write(&changed, "new", &mut folders).unwrap(),
            Step::write(&made, "new", &mut folders).unwrap(),
            Step::Delete { path: &gone },
            // A folder cannot be deleted like a file, so the step fails.
            Step::Delete { path: &folder },
        ];
        let error = take_all(steps).unwrap_err().to_string();
        assert_eq!(error, format!("Failed to delete file {}", folder.display()));
        assert_eq!(fs::read_to_string(&changed).unwrap(), "old");
        assert_eq!(fs::read_to_string(&gone).unwrap(), "old");
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 3);
    }
}
