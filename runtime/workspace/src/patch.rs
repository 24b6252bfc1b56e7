//! The `apply_patch` format: parses a patch, computes its changes, and applies them.
//!
//! ```text
//! *** Begin Patch
//! *** Add File: new.txt
//! +first line
//! *** Update File: old.txt
//! *** Move to: renamed.txt
//! @@ fn main() {
//!  a line that stays
//! -a line that goes
//! +a line that comes
//! *** Delete File: gone.txt
//! *** End Patch
//! ```
//!
//! A tool first calls [`Patch::verify`], shows the [`Change`]s, asks for approval if necessary, then calls [`apply`].

mod commit;
mod find;
mod parse;
mod preview;

use std::{
    collections::HashMap,
    fmt, fs, io,
    os::unix::fs::MetadataExt,
    path::{Path, PathBuf},
};

use crate::{diff, files, sandbox::Policy};

pub use self::{
    parse::ParseError,
    preview::{Preview, PreviewKind, Previewed},
};

/// A parsed patch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patch {
    operations: Vec<Operation>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Operation {
    Add {
        path: String,
        text: String,
    },
    Delete {
        path: String,
    },
    Update {
        path: String,
        move_to: Option<String>,
        hunks: Vec<Hunk>,
    },
}

/// One changed region in an update of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Hunk {
    /// A line after which the search for the old lines starts.
    context: Option<String>,
    old_lines: Vec<String>,
    new_lines: Vec<String>,
    /// Whether the old lines are the last lines of the file.
    at_end: bool,
}

/// The change of one file by a patch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Absolute path before a move.
    pub path: PathBuf,
    /// The kind of the change.
    pub kind: ChangeKind,
    /// Unified diff without file headers for an update; the whole content for an addition or deletion.
    pub diff: String,
    /// Content before; `None` if the file did not exist.
    pub old_text: Option<String>,
    /// Content afterwards; `None` for a deletion.
    pub new_text: Option<String>,
    /// Existing content at the target of a move, which the move replaces; `None` if the target does not exist.
    pub replaced_text: Option<String>,
    /// The path as written in the patch, after a move.
    shown: String,
    place: Place,
    /// Where a move leads.
    moved: Option<Place>,
}

/// Where a path led when the patch was verified. What follows happens there: a command may make links meanwhile.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    /// The file, with all links resolved.
    file: PathBuf,
    /// What a deletion removes: the name, which may be a link, with the links on the way resolved.
    name: PathBuf,
    /// Where the content is read and written: the file, or another name of it (a hard link) that the patch used before.
    content: PathBuf,
}

/// The kind of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChangeKind {
    /// The whole file is written; an existing file is replaced.
    Add,
    /// The file is deleted.
    Delete,
    /// The content changes, and the file may move.
    Update {
        /// Absolute path of the target of a move.
        move_path: Option<PathBuf>,
    },
}

impl Change {
    /// Returns the path of the file after the change, or before it if the file is deleted.
    pub fn target(&self) -> &Path {
        match &self.kind {
            ChangeKind::Update {
                move_path: Some(path),
            } => path,
            _ => &self.path,
        }
    }

    /// Tells whether nothing has the path after the change: the file is deleted, or moves to another place.
    pub fn removes(&self) -> bool {
        let moves = |target: &Place| target.file != self.place.name;
        self.new_text.is_none() || self.moved.as_ref().is_some_and(moves)
    }

    fn target_place(&self) -> &Place {
        self.moved.as_ref().unwrap_or(&self.place)
    }

    /// Returns the places that the change reads and writes, with links resolved.
    pub fn places(&self) -> impl Iterator<Item = &Path> + Clone {
        let removed = self.removes().then_some(&self.place.name);
        let all = [Some(&self.place.file), removed];
        let target = &self.target_place().file;
        let all = all.into_iter().flatten().chain([target]);
        all.map(PathBuf::as_path)
    }
}

/// Lines around a change in the diff of a file.
const CONTEXT: usize = 1;

/// Errors of parsing, verifying and applying a patch. Models know the texts from other implementations.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The text is not a patch.
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// The patch has no operation.
    #[error("No files were modified.")]
    Empty,
    /// A file to update cannot be read.
    #[error("Failed to read file to update {}: {source}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// The reason.
        source: io::Error,
    },
    /// A file cannot be deleted: it does not exist or is a folder.
    #[error("Failed to delete file {}", path.display())]
    Delete {
        /// The file.
        path: PathBuf,
    },
    /// A file cannot be written.
    #[error("Failed to write file {}: {source}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// The reason.
        source: io::Error,
    },
    /// A file changed after the patch was verified.
    #[error("{} was changed after the patch was checked: read it again", path.display())]
    Changed {
        /// The file.
        path: PathBuf,
    },
    /// The line after `@@` is not in the rest of the file.
    #[error("Failed to find context '{context}' in {}", path.display())]
    ContextNotFound {
        /// The line.
        context: String,
        /// The file.
        path: PathBuf,
    },
    /// The old lines of a hunk are not in the rest of the file.
    #[error("Failed to find expected lines in {}:\n{lines}", path.display())]
    LinesNotFound {
        /// The lines.
        lines: String,
        /// The file.
        path: PathBuf,
    },
}

impl Patch {
    /// Parses a patch. Accepts white space and a shell heredoc around it.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        Ok(Self {
            operations: parse::parse(text)?,
        })
    }

    /// Returns the absolute paths of the files that the patch writes; neither deleted files nor targets of moves.
    pub fn written(&self, cwd: &Path) -> Vec<PathBuf> {
        let operations = self.operations.iter();
        let paths = operations.filter_map(|operation| match operation {
            Operation::Add { path, .. } | Operation::Update { path, .. } => {
                Some(files::absolute(cwd, path))
            }
            Operation::Delete { .. } => None,
        });
        paths.collect()
    }

    /// Returns all files that the patch names, below `cwd`.
    pub fn named(&self, cwd: &Path) -> Vec<PathBuf> {
        let operations = self.operations.iter();
        let paths = operations.flat_map(|operation| match operation {
            Operation::Add { path, .. } | Operation::Delete { path, .. } => [Some(path), None],
            Operation::Update { path, move_to, .. } => [Some(path), move_to.as_ref()],
        });
        let paths = paths.flatten();
        paths.map(|path| files::absolute(cwd, path)).collect()
    }

    /// Computes the changes of the patch below `cwd` without writing files.
    ///
    /// Later operations see the results of earlier ones.
    pub fn verify(&self, cwd: &Path) -> Result<Vec<Change>, Error> {
        self.verify_over(cwd, HashMap::new(), None)
    }

    /// Computes the changes like [`Patch::verify`], with `texts` in place of the content of these files. Their paths are
    /// absolute and have no links. A file that the policy does not let be read is an error.
    pub fn verify_over(
        &self,
        cwd: &Path,
        texts: HashMap<PathBuf, String>,
        policy: Option<&Policy>,
    ) -> Result<Vec<Change>, Error> {
        if self.operations.is_empty() {
            return Err(Error::Empty);
        }
        let texts = texts.into_iter();
        let mut overlay = Overlay {
            texts: texts.map(|(path, text)| (path, Some(text))).collect(),
            names: HashMap::new(),
            policy,
        };
        let mut changes = Vec::with_capacity(self.operations.len());
        for operation in &self.operations {
            let change = operation.change(cwd, &mut overlay)?;
            overlay.record(&change);
            changes.push(change);
        }
        Ok(changes)
    }
}

/// Returns the summary of changes that were applied.
pub fn summary(changes: &[Change]) -> Summary {
    let mut summary = Summary::default();
    for change in changes {
        summary.record(change);
    }
    summary
}

/// Applies verified changes, all or none of them, and returns a summary. Errors: a file changed after the changes were
/// verified, or cannot be written.
pub fn apply(changes: &[Change]) -> Result<Summary, Error> {
    commit::commit(changes)?;
    Ok(summary(changes))
}

/// The applied changes, displayed as one line per file: added, then modified, then deleted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    added: Vec<String>,
    modified: Vec<String>,
    deleted: Vec<String>,
}

impl Summary {
    fn record(&mut self, change: &Change) {
        let list = match change.kind {
            ChangeKind::Add => &mut self.added,
            ChangeKind::Update { .. } => &mut self.modified,
            ChangeKind::Delete => &mut self.deleted,
        };
        list.push(change.shown.clone());
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Success. Updated the following files:\n")?;
        let lists = [
            ("A", &self.added),
            ("M", &self.modified),
            ("D", &self.deleted),
        ];
        for (letter, paths) in lists {
            for path in paths {
                writeln!(f, "{letter} {path}")?;
            }
        }
        Ok(())
    }
}

impl Operation {
    fn change(&self, cwd: &Path, overlay: &mut Overlay<'_>) -> Result<Change, Error> {
        match self {
            Self::Add { path, text } => {
                let absolute = files::absolute(cwd, path);
                let place = overlay.place(&absolute);
                Ok(Change {
                    kind: ChangeKind::Add,
                    diff: text.clone(),
                    old_text: overlay.read(&place).ok(),
                    new_text: Some(text.clone()),
                    replaced_text: None,
                    place,
                    moved: None,
                    path: absolute,
                    shown: path.clone(),
                })
            }
            Self::Delete { path } => {
                let absolute = files::absolute(cwd, path);
                let place = overlay.place(&absolute);
                let old_text = overlay.read_to_delete(&place);
                let old_text = old_text.map_err(|_| Error::Delete {
                    path: absolute.clone(),
                })?;
                Ok(Change {
                    kind: ChangeKind::Delete,
                    diff: old_text.clone(),
                    old_text: Some(old_text),
                    new_text: None,
                    replaced_text: None,
                    place,
                    moved: None,
                    path: absolute,
                    shown: path.clone(),
                })
            }
            Self::Update {
                path,
                move_to,
                hunks,
            } => {
                let absolute = files::absolute(cwd, path);
                let place = overlay.place(&absolute);
                let old_text = overlay.read(&place);
                let old_text = old_text.map_err(|source| Error::Read {
                    path: absolute.clone(),
                    source,
                })?;
                let new_text = find::replace_hunks(&old_text, hunks, &absolute)?;
                let move_path = move_to.as_ref().map(|path| files::absolute(cwd, path));
                let mut moved = move_path.as_deref().map(|path| overlay.place(path));
                let replaced = moved.as_ref().map(|place| overlay.read(place));
                if let Some(target) = &mut moved
                    && target.content == place.name
                {
                    // The name goes, unless it is where the move leads.
                    target.content.clone_from(&target.file);
                }
                Ok(Change {
                    replaced_text: replaced.and_then(Result::ok),
                    place,
                    moved,
                    kind: ChangeKind::Update { move_path },
                    diff: diff::with_context(&old_text, &new_text, CONTEXT),
                    old_text: Some(old_text),
                    new_text: Some(new_text),
                    path: absolute,
                    shown: move_to.as_ref().unwrap_or(path).clone(),
                })
            }
        }
    }
}

/// The files after the operations so far. A patch can name one file by several paths: through links, and by several names
/// (hard links). So files are known by their places.
#[derive(Default)]
struct Overlay<'a> {
    /// The content by [`Place::content`]; `None` for what a deletion or a move removed.
    texts: HashMap<PathBuf, Option<String>>,
    /// The place of the content of each file with several names, by device and inode.
    names: HashMap<(u64, u64), PathBuf>,
    /// Which other files may be read; `None` for all.
    policy: Option<&'a Policy>,
}

impl Overlay<'_> {
    /// Looks up where a path leads after the operations so far.
    fn place(&mut self, path: &Path) -> Place {
        // A link that was removed leads nowhere.
        let resolved =
            |path: &Path| files::follow(path, &|link| !self.texts.contains_key(link)).path;
        let file = resolved(path);
        let name = match (path.parent(), path.file_name()) {
            (Some(folder), Some(name)) => resolved(folder).join(name),
            _ => path.to_owned(),
        };
        let content = match fs::symlink_metadata(&file) {
            Ok(found)
                if found.is_file() && found.nlink() > 1 && !self.texts.contains_key(&file) =>
            {
                let known = self.names.entry((found.dev(), found.ino()));
                known.or_insert_with(|| file.clone()).clone()
            }
            _ => file.clone(),
        };
        Place {
            file,
            name,
            content,
        }
    }

    fn record(&mut self, change: &Change) {
        if change.removes() {
            let removed = &change.place.name;
            self.texts.insert(removed.clone(), None);
            // The file may have other names, which stay.
            self.names.retain(|_, content| content != removed);
        }
        if let Some(text) = &change.new_text {
            let place = change.target_place().content.clone();
            self.texts.insert(place, Some(text.clone()));
        }
    }

    fn read(&self, place: &Place) -> io::Result<String> {
        match self.texts.get(&place.content) {
            Some(Some(text)) => Ok(text.clone()),
            Some(None) => Err(io::ErrorKind::NotFound.into()),
            None => files::text(self.read_disk(place)?),
        }
    }

    /// Reads a file that may not be UTF-8. A link can be deleted after what it leads to.
    fn read_to_delete(&self, place: &Place) -> io::Result<String> {
        match self.texts.get(&place.content) {
            Some(None) if place.name == place.content => Err(io::ErrorKind::NotFound.into()),
            Some(Some(text)) => Ok(text.clone()),
            _ => Ok(String::from_utf8_lossy(&self.read_disk(place)?).into_owned()),
        }
    }

    fn read_disk(&self, place: &Place) -> io::Result<Vec<u8>> {
        let opened = Policy::open_resolved(self.policy, &place.file);
        files::read_open(opened.unwrap_or_else(|| Err(io::ErrorKind::PermissionDenied.into()))?)
    }
}
