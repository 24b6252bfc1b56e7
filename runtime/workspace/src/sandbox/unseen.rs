//! Files of the server itself that no command in a sandbox reads: they hold tokens, or locks.

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
    sync::Mutex,
};

use crate::locks::lock;

/// The files, each with the empty file that takes its place.
static UNSEEN: Mutex<BTreeMap<PathBuf, PathBuf>> = Mutex::new(BTreeMap::new());

/// Lets a file appear empty from now on, while there is one, to each command that starts in a sandbox, where the machine
/// can hide files. Commands outside of sandboxes read it.
///
/// `empty` is where an empty file is made, in a folder that no command writes. It takes the place of the other one: tools
/// that copy a folder do not copy a device.
pub fn hide(file: &Path, empty: &Path) {
    lock(&UNSEEN).insert(file.to_owned(), empty.to_owned());
}

/// Returns the files that exist, with links resolved, each with its empty file.
pub(super) fn existing() -> Vec<(PathBuf, PathBuf)> {
    let files = lock(&UNSEEN);
    let real = files.iter().filter_map(|(file, empty)| {
        let real = fs::canonicalize(file).ok()?;
        Some((real, empty.clone()))
    });
    real.collect()
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
