//! Files of the server itself that no command in a sandbox reads: they hold tokens.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::Mutex,
};

use crate::locks::lock;

static UNSEEN: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// Lets a file appear empty from now on, while there is one, to each command that starts in a sandbox, where the machine
/// can hide files. Commands outside of sandboxes read it.
pub fn hide(file: &Path) {
    lock(&UNSEEN).insert(file.to_owned());
}

/// Returns the files that exist, with links resolved.
pub(super) fn existing() -> Vec<PathBuf> {
    let files = lock(&UNSEEN);
    let real = files.iter().filter_map(|file| fs::canonicalize(file).ok());
    real.collect()
}
