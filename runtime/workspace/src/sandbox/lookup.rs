//! Where the paths of a policy lead.
//!
//! A command can take away the permissions of a folder of its user, and the next command can give them back. So what
//! cannot be looked up is not missing, and whoever asks must decide what holds for it.

use std::{
    fs, io,
    os::unix::fs::MetadataExt,
    path::{Component, Path, PathBuf},
};

use rustix::{io::Errno, process::geteuid};

use super::placeholder;
use crate::files;

/// Maximum number of links that the kernel follows in one path.
const MOST_LINKS: usize = 40;

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
        /// The whole path, without the links before that part.
        path: PathBuf,
    },
    /// This process cannot look it up, but a command might change that.
    Unknown {
        /// The folder in which the next name cannot be looked up, without links.
        folder: PathBuf,
        /// The whole path, without the links before that name.
        path: PathBuf,
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
            Self::Nowhere { missing, .. } => (missing.clone(), Some(missing)),
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
    let mut links = Vec::new();
    let mut ahead = parts(path);
    let mut here = PathBuf::from("/");
    while let Some(part) = ahead.pop() {
        match part.components().next() {
            Some(Component::ParentDir) => {
                here.pop();
                continue;
            }
            Some(Component::CurDir) | None => continue,
            Some(_) => {}
        }
        // Joining an absolute part replaces the path before it.
        let next = here.join(&part);
        let error = match fs::read_link(&next) {
            Ok(_) if links.len() == MOST_LINKS => Errno::LOOP.into(),
            Ok(target) => {
                ahead.extend(parts(&target));
                links.push(next);
                continue;
            }
            Err(error) => error,
        };
        if is_no_link(&error) {
            here = next;
            continue;
        }
        let rest: PathBuf = ahead.into_iter().rev().collect();
        let path = files::absolute(&next, rest);
        return if is_missing(&error) {
            let missing = next;
            Led::Nowhere { missing, path }
        } else if is_out_of_reach(&here) {
            Led::OutOfReach
        } else {
            let folder = here;
            Led::Unknown {
                folder,
                path,
                error,
            }
        };
    }
    // Other systems know names in more than one spelling.
    let real = match cfg!(target_os = "linux") {
        true => here,
        false => here.canonicalize().unwrap_or(here),
    };
    Led::To { real, links }
}

/// Returns an absolute path with the links of its known part resolved, even dangling ones.
pub(super) fn resolved(path: &Path) -> PathBuf {
    match look_up(path) {
        Led::To { real, .. } => real,
        Led::Nowhere { path, .. } | Led::Unknown { path, .. } => path,
        Led::OutOfReach => files::resolved(path),
    }
}

/// Returns the parts of a path, the last one first.
fn parts(path: &Path) -> Vec<PathBuf> {
    let mut parts: Vec<PathBuf> = path
        .components()
        .map(|part| PathBuf::from(part.as_os_str()))
        .collect();
    parts.reverse();
    parts
}

/// Tells whether reading a link failed because something else exists there.
fn is_no_link(error: &io::Error) -> bool {
    Errno::from_io_error(error) == Some(Errno::INVAL)
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
