//! What a command may do.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::files;

/// Files and folders at the top of a writable root that decide what agents may do, and are therefore not theirs to
/// change.
pub const PROTECTED: [&str; 4] = [".git", ".codex", ".threadwire", ".agents"];

/// What a command may do. Reading is always free.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Writes nothing.
    ReadOnly {
        /// Whether the network is reachable.
        network: bool,
    },
    /// Writes below some folders, except for what is [`PROTECTED`] in them.
    WorkspaceWrite {
        /// The folders of the work, absolute. Those that do not exist do not count.
        roots: Vec<PathBuf>,
        /// Folders for temporary files, absolute. In them nothing is protected.
        temporary: Vec<PathBuf>,
        /// Whether the network is reachable.
        network: bool,
    },
}

impl Policy {
    /// Tells whether the network is reachable.
    pub fn network(&self) -> bool {
        match self {
            Self::ReadOnly { network } | Self::WorkspaceWrite { network, .. } => *network,
        }
    }

    /// Returns the folders that exist and are writable, with links followed, each before those inside it.
    pub fn writable(&self) -> Vec<PathBuf> {
        let Self::WorkspaceWrite {
            roots, temporary, ..
        } = self
        else {
            return Vec::new();
        };
        existing(roots.iter().chain(temporary))
    }

    /// Returns what exists and must not be written although it is in a writable folder, with links followed.
    pub fn protected(&self) -> Vec<PathBuf> {
        let Self::WorkspaceWrite { roots, .. } = self else {
            return Vec::new();
        };
        let mut found = Vec::new();
        for root in existing(roots) {
            for name in PROTECTED {
                let path = root.join(name);
                let Ok(real) = path.canonicalize() else {
                    continue;
                };
                // A work tree of git has a file that names the folder.
                if real.is_file()
                    && let Some(folder) = pointed_to(&real)
                    && self.may_write_below_root(&folder)
                {
                    found.push(folder);
                }
                found.push(real);
            }
        }
        found.sort();
        found.dedup();
        found
    }

    /// Returns the places at the top of roots where something that is to be protected could be made, because there is
    /// nothing yet. A new `.git` is not among them: making a repository is everyday work.
    pub fn unprotected(&self) -> Vec<PathBuf> {
        let Self::WorkspaceWrite { roots, .. } = self else {
            return Vec::new();
        };
        let names = PROTECTED.iter().filter(|name| **name != ".git");
        existing(roots)
            .iter()
            .flat_map(|root| names.clone().map(|name| root.join(name)))
            .filter(|path| fs::symlink_metadata(path).is_err())
            .collect()
    }

    /// Tells whether a file may be written. Unlike a command, which the kernel only keeps from what is protected at the
    /// top of a root, no path with a protected name below a root is writable here.
    pub fn may_write(&self, path: &Path) -> bool {
        let Self::WorkspaceWrite {
            roots, temporary, ..
        } = self
        else {
            return false;
        };
        let path = files::resolved(path);
        let mut in_root = false;
        for rest in roots
            .iter()
            .filter_map(|root| path.strip_prefix(files::resolved(root)).ok())
        {
            let is_protected =
                |name: &std::ffi::OsStr| PROTECTED.iter().any(|protected| name == *protected);
            if rest.iter().any(is_protected) {
                return false;
            }
            in_root = true;
        }
        in_root
            || temporary
                .iter()
                .any(|root| path.starts_with(files::resolved(root)))
    }

    fn may_write_below_root(&self, path: &Path) -> bool {
        self.writable().iter().any(|root| path.starts_with(root))
    }
}

fn existing<'a>(folders: impl IntoIterator<Item = &'a PathBuf>) -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> = folders
        .into_iter()
        .filter_map(|folder| folder.canonicalize().ok())
        .collect();
    folders.sort();
    folders.dedup();
    folders
}

/// Returns the folder that a file `.git` points to.
fn pointed_to(file: &Path) -> Option<PathBuf> {
    let text = fs::read_to_string(file).ok()?;
    let target = text.strip_prefix("gitdir:")?.trim();
    file.parent()?.join(target).canonicalize().ok()
}
