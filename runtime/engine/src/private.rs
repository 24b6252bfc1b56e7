//! Creates files that only their owner can read, whatever the umask is, because they hold conversations.

use std::{
    fs::{self, DirBuilder, File, Permissions},
    io,
    os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt},
    path::Path,
};

use tracing::warn;

/// Permission bits of the group and of others.
const OTHERS: u32 = 0o077;

/// The sticky bit, which marks a folder that all users share, such as `/tmp`.
const STICKY: u32 = 0o1000;

/// Makes a folder that only its owner may enter. An existing folder of this user loses the permissions of others.
pub fn make_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(path)?;
    restrict(path)
}

/// Makes a file that only its owner may read and write. An existing file loses the permissions of others.
pub fn make_file(path: &Path) -> io::Result<()> {
    // An existing file is not opened: closing it would free all locks that this process has on it.
    let made = File::options()
        .create_new(true)
        .write(true)
        .mode(0o600)
        .open(path);
    match made {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => restrict(path),
        made => made.map(drop),
    }
}

/// Removes the permissions of group and others from a path. If it belongs to another user, only logs a warning.
///
/// Errors: `NotFound`.
pub fn restrict(path: &Path) -> io::Result<()> {
    let mode = fs::metadata(path)?.mode();
    if mode & OTHERS == 0 || mode & STICKY != 0 {
        return Ok(());
    }
    let private = Permissions::from_mode(mode & 0o7777 & !OTHERS);
    if let Err(error) = fs::set_permissions(path, private) {
        warn!(%error, path = %path.display(), "others may be able to read the threads: the rights of this file cannot be changed");
    }
    Ok(())
}
