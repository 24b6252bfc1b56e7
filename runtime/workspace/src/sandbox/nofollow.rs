//! Opens paths that have no links.
//!
//! The paths of a policy have their links resolved. A command of another thread may put a link at a part of such a path
//! before the path is used; whoever opens it here gets an error then, and not what the link leads to.

use std::{
    io,
    os::fd::OwnedFd,
    path::{Component, Path},
};

use rustix::fs::{Mode, OFlags, open as open_at_path, openat};

/// Opens for looking up names only, where the system can: folders on the way need not be readable.
#[cfg(target_os = "linux")]
const LOOKUP: OFlags = OFlags::PATH;
#[cfg(not(target_os = "linux"))]
const LOOKUP: OFlags = OFlags::RDONLY;

/// Opens a file or folder by its absolute path, as a place and not for its content.
///
/// Errors: `NotADirectory` or `FilesystemLoop` if a part of the path is a link.
pub(super) fn open(path: &Path) -> io::Result<OwnedFd> {
    let flags = LOOKUP | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    let mut here = open_at_path("/", flags | OFlags::DIRECTORY, Mode::empty())?;
    let mut parts = path.components().peekable();
    while let Some(part) = parts.next() {
        let name = match part {
            Component::RootDir => continue,
            Component::Normal(name) => name,
            _ => return Err(io::ErrorKind::InvalidInput.into()),
        };
        // A link in the last place would be opened itself, so its kind is asked below.
        let flags = match parts.peek() {
            Some(_) => flags | OFlags::DIRECTORY,
            None => flags,
        };
        here = openat(&here, name, flags, Mode::empty())?;
    }
    let kind = rustix::fs::FileType::from_raw_mode(rustix::fs::fstat(&here)?.st_mode);
    match kind.is_symlink() {
        true => Err(io::ErrorKind::NotADirectory.into()),
        false => Ok(here),
    }
}
