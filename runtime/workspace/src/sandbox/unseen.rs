//! Files of the server itself that no command in a sandbox reads: they hold tokens, or locks.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Files that appear empty to a command, as far as they exist, where the machine can hide files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unseen {
    /// The files, absolute.
    pub files: Vec<PathBuf>,
    /// Where an empty file is made if it is needed, in a folder that no command writes. It takes the place of the others:
    /// tools that copy a folder do not copy a device.
    pub empty: PathBuf,
}

impl Unseen {
    /// Returns the files that exist, with links of their folders resolved. A link in the place of a file is none: the
    /// server makes none, and one that came with a workspace may lead to anything.
    pub(super) fn existing(&self) -> Vec<PathBuf> {
        let is_file =
            |file: &&PathBuf| fs::symlink_metadata(file).is_ok_and(|found| found.is_file());
        let existing = self.files.iter().filter(is_file);
        existing.flat_map(fs::canonicalize).collect()
    }
}

/// Makes an empty file unless there is one. A link in its place could lead to the file that it hides.
///
/// Fails where nothing can be made there, or where there is a folder that is not empty.
pub(super) fn make(empty: &Path) -> io::Result<()> {
    let is_made =
        || fs::symlink_metadata(empty).is_ok_and(|found| found.is_file() && found.len() == 0);
    if is_made() {
        return Ok(());
    }
    match replace(empty) {
        // Another command may have made it meanwhile.
        Err(error) if !is_made() => {
            let told = format!(
                "{} must be an empty file, but cannot be made one: {error}",
                empty.display()
            );
            Err(io::Error::new(error.kind(), told))
        }
        _ => Ok(()),
    }
}

fn replace(path: &Path) -> io::Result<()> {
    let removed = match fs::symlink_metadata(path) {
        Ok(found) if found.is_dir() => fs::remove_dir(path),
        Ok(_) => fs::remove_file(path),
        Err(_) => path.parent().map_or(Ok(()), fs::create_dir_all),
    };
    removed.and_then(|()| fs::File::create_new(path).map(drop))
}
