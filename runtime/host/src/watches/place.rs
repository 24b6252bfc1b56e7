//! Where in the file system a watched path shows.

use std::{
    ffi::OsString,
    fs,
    os::unix::fs::MetadataExt,
    path::{Path, PathBuf},
};

use threadwire_workspace::files::absolute;

/// The folders in which changes of a path show. All are paths without links.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Place {
    /// The nearest existing folder above the path, the name in it that leads to the path, and whether that name is the
    /// path's own.
    above: Option<(Folder, OsString, bool)>,
    /// The path itself, if it is a folder.
    inside: Option<Folder>,
    /// The folder and name that the path links to, if it is a link to a file.
    linked: Option<(Folder, OsString)>,
    exists: bool,
}

/// A folder and its identity, which another folder of the same name does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Folder {
    path: PathBuf,
    identity: (u64, u64),
}

impl Folder {
    fn find(path: &Path) -> Option<Self> {
        let path = path.canonicalize().ok()?;
        let metadata = fs::metadata(&path).ok().filter(fs::Metadata::is_dir)?;
        Some(Self {
            identity: (metadata.dev(), metadata.ino()),
            path,
        })
    }
}

impl Place {
    pub(super) fn of(path: &Path) -> Self {
        let above = path.ancestors().zip(path.ancestors().skip(1));
        let above = above
            .filter_map(|(below, folder)| Some((below, Folder::find(folder)?)))
            .find_map(|(below, folder)| {
                let name = below.file_name()?.to_owned();
                Some((folder, name, below == path))
            });
        let inside = Folder::find(path);
        let target = path.is_symlink().then(|| match path.canonicalize() {
            Ok(real) => Some(real).filter(|_| inside.is_none()),
            // What the link leads to may come back.
            Err(_) => Some(absolute(path.parent()?, fs::read_link(path).ok()?)),
        });
        let linked = target.flatten().and_then(|target| {
            let name = target.file_name()?.to_owned();
            Some((Folder::find(target.parent()?)?, name))
        });
        Self {
            above,
            inside,
            linked,
            exists: path.symlink_metadata().is_ok(),
        }
    }

    pub(super) fn exists(&self) -> bool {
        self.exists
    }

    pub(super) fn folders(&self) -> impl Iterator<Item = &Path> {
        let above = self.above.iter().map(|(folder, ..)| folder);
        let linked = self.linked.iter().map(|(folder, _)| folder);
        above
            .chain(&self.inside)
            .chain(linked)
            .map(|folder| folder.path.as_path())
    }

    /// Returns the paths to tell when `changed` in `folder`, or `folder` itself, has changed.
    pub(super) fn told(&self, watched: &Path, folder: &Path, changed: &Path) -> Vec<PathBuf> {
        let name = changed.strip_prefix(folder).ok().and_then(Path::file_name);
        let mut told = Vec::new();
        if let (Some(inside), Some(name)) = (&self.inside, name)
            && inside.path == folder
        {
            told.push(watched.join(name));
        }
        if let Some((above, own, true)) = &self.above
            && above.path == folder
            && name == Some(own)
        {
            told.push(watched.to_owned());
        }
        if let Some((target, own)) = &self.linked
            && target.path == folder
            && name == Some(own)
        {
            told.push(watched.to_owned());
        }
        told
    }

    /// Tells whether the path may be at another place after a change of `changed` in `folder`, or of `folder` itself.
    pub(super) fn depends_on(&self, folder: &Path, changed: &Path) -> bool {
        let name = changed.strip_prefix(folder).ok().and_then(Path::file_name);
        let Some(name) = name else {
            return true;
        };
        let leads = |(above, own): (&Folder, &OsString)| above.path == folder && own == name;
        self.above.iter().any(|(above, own, _)| leads((above, own)))
            || self.linked.iter().any(|(target, own)| leads((target, own)))
    }
}
