//! Where the paths of a policy lead.
//!
//! A command can take away the permissions of a folder of its user, and the next command can give them back. So what
//! cannot be looked up is not missing, and whoever asks must decide what holds for it.

use std::{
    fs, io,
    os::unix::fs::MetadataExt,
    path::{Path, PathBuf},
};

use rustix::{io::Errno, process::geteuid};

use super::placeholder;
use crate::files::{End, Followed, follow};

/// What a path leads to.
#[derive(Debug)]
pub(super) enum Led {
    /// Something exists there.
    To {
        /// The path without links.
        real: PathBuf,
        /// The links on the way.
        links: Vec<PathBuf>,
    },
    /// Nothing exists there.
    Nowhere {
        /// The first missing part of the path, without links; if there are too many links, the one that is too many.
        missing: PathBuf,
    },
    /// This process cannot look it up, but a command might change that.
    Unknown {
        /// The folder in which the next name cannot be looked up, without links.
        folder: PathBuf,
        error: io::Error,
    },
    /// This process cannot look it up, and no command can.
    OutOfReach,
}

impl Led {
    /// Returns the first missing part of a path. A placeholder counts as missing. Returns `None` if the whole path
    /// exists, or if no command reaches it.
    pub(super) fn first_missing(self) -> io::Result<Option<PathBuf>> {
        let (path, missing) = match self {
            Self::To { real, .. } => (real, None),
            Self::Nowhere { missing } => (missing.clone(), Some(missing)),
            Self::Unknown { folder, error, .. } => return Err(told(&folder, &error)),
            Self::OutOfReach => return Ok(None),
        };
        let mut parts: Vec<&Path> = path.ancestors().collect();
        parts.reverse();
        let held = parts.into_iter().find(|part| placeholder::is_one(part));
        Ok(held.map(Path::to_owned).or(missing))
    }
}

/// Tells where an absolute path leads.
pub(super) fn look_up(path: &Path) -> Led {
    let Followed { path, links, end } = follow(path, &|_| true);
    match end {
        None => Led::To { real: path, links },
        Some(End { part, error, .. }) if is_missing(&error) => Led::Nowhere { missing: part },
        Some(End { folder, .. }) if is_out_of_reach(&folder) => Led::OutOfReach,
        Some(End { folder, error, .. }) => Led::Unknown { folder, error },
    }
}

/// Tells whether an error says that a path leads to nothing. No other error does.
pub(super) fn is_missing(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
    ) || Errno::from_io_error(error) == Some(Errno::LOOP)
}

/// Tells whether neither this process nor a command can look up anything in a folder: it belongs to another user, so
/// that commands cannot change its permissions. Commands of root may become its owner.
pub(super) fn is_out_of_reach(folder: &Path) -> bool {
    let user = geteuid();
    let is_of_another =
        || fs::symlink_metadata(folder).is_ok_and(|metadata| metadata.uid() != user.as_raw());
    let is_closed = || {
        let inside = fs::symlink_metadata(folder.join("."));
        inside.is_err_and(|error| error.kind() == io::ErrorKind::PermissionDenied)
    };
    !user.is_root() && is_of_another() && is_closed()
}

/// Returns the error for users if the content of a folder cannot be looked up.
pub(super) fn told(folder: &Path, error: &io::Error) -> io::Error {
    let folder = folder.display();
    let told = match error.kind() {
        io::ErrorKind::PermissionDenied => format!(
            "the permissions of {folder} do not let the server look into it, and a command could change them; give them \
             back outside of the sandbox (chmod u+rwx {folder})"
        ),
        _ => format!("the server cannot look into {folder}: {error}"),
    };
    io::Error::new(error.kind(), told)
}
