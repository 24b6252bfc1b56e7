//! Applies verified changes, all or none of them.

use std::{
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
};

use crate::{
    files::beneath::{Entry, Folders, Missing, Staged},
    patch::{Change, ChangeKind, Error, Overlay, Place},
};

/// Applies changes. First writes all new contents to temporary files, so that a lack of space or permission shows
/// before any file changes. Then replaces the files one by one; if a replacement fails, the earlier files get their old
/// content back.
///
/// All of it happens where the paths led when the changes were computed: that is what was decided about, and a command may
/// have made links since.
pub(super) fn commit(changes: &[Change]) -> Result<(), Error> {
    check_unchanged(changes)?;
    let mut folders = Folders::default();
    let staged = final_texts(changes)
        .into_iter()
        .map(|(path, (text, place))| match text {
            Some(text) => Step::write(path, &place.file, text, &mut folders),
            None => Step::delete(path, &place.name, &mut folders),
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
            Ok(undo) => done.extend(undo),
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
        let read = |path: &Path, place: &Place| match change.kind {
            ChangeKind::Delete => now.read_lossy(path, place).ok(),
            ChangeKind::Add | ChangeKind::Update { .. } => now.read(path, place).ok(),
        };
        let target = change.target();
        let places = [
            (change.path.as_path(), &change.place, &change.old_text),
            (target, change.target_place(), &change.replaced_text),
        ];
        let count = if target == change.path { 1 } else { 2 };
        for (path, place, before) in &places[..count] {
            if !seen.contains(path) && read(path, place) != **before {
                return Err(Error::Changed {
                    path: path.to_path_buf(),
                });
            }
            seen.push(path);
        }
    }
    Ok(())
}

/// Returns the final content of each file, `None` for a deleted file, and where it is.
fn final_texts(changes: &[Change]) -> BTreeMap<&Path, (Option<&str>, &Place)> {
    let mut texts = BTreeMap::new();
    for change in changes {
        texts.insert(change.path.as_path(), (None, &change.place));
        let text = change.new_text.as_deref();
        texts.insert(change.target(), (text, change.target_place()));
    }
    texts
}

/// One step of applying changes to a file.
enum Step<'a> {
    Write {
        path: &'a Path,
        entry: Entry,
        file: Staged,
    },
    Delete {
        path: &'a Path,
        /// `None` if its folder does not exist.
        entry: Option<Entry>,
    },
}

impl<'a> Step<'a> {
    /// `place` is where the path leads.
    fn write(
        path: &'a Path,
        place: &Path,
        text: &str,
        folders: &mut Folders,
    ) -> Result<Self, Error> {
        let staged = folders.entry(place, Missing::Made).and_then(|entry| {
            let file = entry.stage(text.as_bytes())?;
            Ok(Self::Write { path, entry, file })
        });
        staged.map_err(|source| Error::Write {
            path: path.to_owned(),
            source,
        })
    }

    /// `place` is the path with the links on the way resolved.
    fn delete(path: &'a Path, place: &Path, folders: &mut Folders) -> Result<Self, Error> {
        match folders.entry(place, Missing::Refused) {
            Ok(entry) => Ok(Self::Delete {
                path,
                entry: Some(entry),
            }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                Ok(Self::Delete { path, entry: None })
            }
            Err(_) => Err(Error::Delete {
                path: path.to_owned(),
            }),
        }
    }

    fn take(self) -> Result<Option<Undo>, Error> {
        match self {
            Self::Write { path, entry, file } => {
                let put = || {
                    let backup = entry.exists().then(|| entry.back_up()).transpose()?;
                    file.persist()?;
                    Ok(backup)
                };
                let backup = put().map_err(|source| Error::Write {
                    path: path.to_owned(),
                    source,
                })?;
                Ok(Some(Undo {
                    path: path.to_owned(),
                    entry,
                    backup,
                }))
            }
            Self::Delete { path, entry } => {
                // An earlier change created the file and a later one deleted it, so the file never existed.
                let Some(entry) = entry.filter(Entry::exists) else {
                    return Ok(None);
                };
                let remove = || {
                    let backup = entry.back_up()?;
                    entry.remove().map(|()| backup)
                };
                let backup = remove().map_err(|_| Error::Delete {
                    path: path.to_owned(),
                })?;
                Ok(Some(Undo {
                    path: path.to_owned(),
                    entry,
                    backup: Some(backup),
                }))
            }
        }
    }
}

/// The undo of a step.
struct Undo {
    path: PathBuf,
    entry: Entry,
    /// The old file under a second name, which is removed on drop; `None` if the file did not exist.
    backup: Option<Staged>,
}

impl Undo {
    fn run(self) {
        let undone = match self.backup {
            Some(backup) => backup.persist(),
            None => self.entry.remove(),
        };
        if let Err(error) = undone {
            tracing::warn!(path = %self.path.display(), %error, "a change could not be taken back");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn steps_before_a_failure_are_taken_back() {
        let dir = tempfile::tempdir().unwrap();
        let real = dir.path().canonicalize().unwrap();
        let [changed, made, gone, folder] =
            ["changed", "made", "gone", "folder"].map(|name| real.join(name));
        fs::write(&changed, "old").unwrap();
        fs::write(&gone, "old").unwrap();
        fs::create_dir(&folder).unwrap();
        let mut folders = Folders::default();
        let steps = vec![
            Step::write(&changed, &changed, "new", &mut folders).unwrap(),
            Step::write(&made, &made, "new", &mut folders).unwrap(),
            Step::delete(&gone, &gone, &mut folders).unwrap(),
            // A folder cannot be deleted like a file, so the step fails.
            Step::delete(&folder, &folder, &mut folders).unwrap(),
        ];
        let error = take_all(steps).unwrap_err().to_string();
        assert_eq!(error, format!("Failed to delete file {}", folder.display()));
        assert_eq!(fs::read_to_string(&changed).unwrap(), "old");
        assert_eq!(fs::read_to_string(&gone).unwrap(), "old");
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 3);
    }
}
