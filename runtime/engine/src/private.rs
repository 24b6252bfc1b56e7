//! Files that hold conversations are for their owner only, whatever the umask says.

use std::{
    fs::{self, DirBuilder, File, Permissions},
    io,
    os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt},
    path::Path,
};

use tracing::warn;

/// Rights of others and of the group.
const OTHERS: u32 = 0o077;

/// Marks a folder that belongs to everybody, such as `/tmp`.
const STICKY: u32 = 0o1000;

/// Makes a folder that only its owner may enter, or takes the rights of others to an existing one of this user.
pub fn make_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(path)?;
    restrict(path)
}

/// Makes a file that only its owner may read and write, or takes the rights of others to an existing one.
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

/// Takes the rights that others have to a file or folder. What belongs to another user keeps its rights, with a warning.
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
