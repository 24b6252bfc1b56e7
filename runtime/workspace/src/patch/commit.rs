//! Applies verified changes, all or none of them.

use std::{
    collections::{BTreeMap, HashSet},
    io,
    path::{Path, PathBuf},
};

use crate::{
    files::beneath::{self, Entry, Folders, Link, Missing, Staged},
    patch::{Change, ChangeKind, Error, Overlay, Place},
};

/// Applies changes. First gets all new contents ready beside the files, so that a lack of space or permission shows
/// before any file changes. Then changes the files one by one; if one cannot be changed, the earlier files get their old
/// content back.
///
/// All of it happens where the paths led when the changes were computed: that is what was decided about, and a command may
/// have made links since.
pub(super) fn commit(changes: &[Change]) -> Result<(), Error> {
    check_unchanged(changes)?;
    let mut folders = Folders::default();
    let ends = ends(changes);
    let steps = ends
        .iter()
        .map(|(place, end)| Step::new(place, end, &mut folders));
    take_all(steps.collect::<Result<_, _>>()?)?;
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
fn check_unchanged<'a>(changes: &'a [Change]) -> Result<(), Error> {
    let mut seen: HashSet<&'a PathBuf> = HashSet::new();
    let now = Overlay::default();
    for change in changes {
        let (place, target) = (&change.place, change.target_place());
        let read = match change.kind {
            ChangeKind::Delete => Overlay::read_to_delete,
            ChangeKind::Add | ChangeKind::Update { .. } => Overlay::read,
        };
        let mut check = |path: &Path, place: &'a Place, before: &Option<String>| match seen
            .insert(&place.content)
            && read(&now, place).ok() != *before
        {
            true => Err(Error::Changed {
                path: path.to_owned(),
            }),
            false => Ok(()),
        };
        check(&change.path, place, &change.old_text)?;
        if change.moved.is_some() {
            check(change.target(), target, &change.replaced_text)?;
        }
        // The earlier changes tell what has the name now.
        if change.removes() {
            seen.insert(&place.name);
        }
    }
    Ok(())
}

/// What a patch leaves in a place.
struct End<'a> {
    /// The path of the place in the patch.
    path: &'a Path,
    /// The content; `None` if nothing is left.
    text: Option<&'a str>,
    /// What becomes of a link in the place.
    link: Link,
}

/// Returns what changes leave in each place.
fn ends(changes: &[Change]) -> BTreeMap<&Path, End<'_>> {
    let mut ends: BTreeMap<&Path, End<'_>> = BTreeMap::new();
    for change in changes {
        if change.removes() {
            let removed = End {
                path: &change.path,
                text: None,
                link: Link::Replaced,
            };
            ends.insert(&change.place.name, removed);
        }
        if let Some(text) = change.new_text.as_deref() {
            let place = &*change.target_place().content;
            let link = ends.get(place).map_or(Link::Refused, |end| end.link);
            let written = End {
                path: change.target(),
                text: Some(text),
                link,
            };
            ends.insert(place, written);
        }
    }
    ends
}

/// One step of applying changes to a file.
enum Step<'a> {
    Write {
        path: &'a Path,
        file: Staged<'a>,
    },
    Delete {
        path: &'a Path,
        /// `None` if its folder does not exist.
        entry: Option<Entry>,
    },
}

impl<'a> Step<'a> {
    /// `place` is a path without links.
    fn new(place: &Path, end: &End<'a>, folders: &mut Folders) -> Result<Self, Error> {
        let path = end.path;
        match end.text {
            Some(text) => {
                let staged = folders
                    .entry(place, Missing::Made)
                    .and_then(|entry| entry.stage(text.as_bytes(), end.link));
                match staged {
                    Ok(file) => Ok(Self::Write { path, file }),
                    Err(source) => Err(Error::Write {
                        path: path.to_owned(),
                        source,
                    }),
                }
            }
            None => match folders.entry(place, Missing::Refused) {
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
            },
        }
    }

    fn take(self) -> Result<Option<Undo>, Error> {
        let (path, undo) = match self {
            Self::Write { path, file } => {
                let undo = file.persist_undoably().map_err(|source| Error::Write {
                    path: path.to_owned(),
                    source,
                });
                (path, undo?)
            }
            Self::Delete { path, entry } => {
                // An earlier change created the file and a later one deleted it, so the file never existed.
                let Some(entry) = entry.filter(Entry::exists) else {
                    return Ok(None);
                };
                let undo = entry.remove().map_err(|_| Error::Delete {
                    path: path.to_owned(),
                });
                (path, undo?)
            }
        };
        let path = path.to_owned();
        Ok(Some(Undo { path, undo }))
    }
}

/// The undo of a step.
struct Undo {
    path: PathBuf,
    undo: beneath::Undo,
}

impl Undo {
    fn run(self) {
        if let Err(error) = self.undo.run() {
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
        let [changed, other_name, replaced, made, gone, folder] =
            ["changed", "other", "replaced", "made", "gone", "folder"].map(|name| real.join(name));
        fs::write(&changed, "old text").unwrap();
        fs::write(&replaced, "old").unwrap();
        fs::write(&gone, "old").unwrap();
        fs::create_dir(&folder).unwrap();
        fs::hard_link(&changed, &other_name).unwrap();
        let mut folders = Folders::default();
        let mut step = |path, text| {
            let link = Link::Refused;
            Step::new(path, &End { path, text, link }, &mut folders).unwrap()
        };
        let steps = vec![
            step(&changed, Some("new")),
            step(&replaced, Some("new")),
            step(&made, Some("new")),
            step(&gone, None),
            // A folder cannot be deleted like a file, so the step fails.
            step(&folder, None),
        ];
        let error = take_all(steps).unwrap_err().to_string();
        assert_eq!(error, format!("Failed to delete file {}", folder.display()));
        assert_eq!(fs::read_to_string(&other_name).unwrap(), "old text");
        assert_eq!(fs::read_to_string(&replaced).unwrap(), "old");
        assert_eq!(fs::read_to_string(&gone).unwrap(), "old");
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 5);
    }
}
