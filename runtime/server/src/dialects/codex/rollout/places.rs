//! Where the rollout files of a home folder are.

use std::{
    collections::HashMap,
    path::{Path, PathBuf},
};

use threadwire_engine::ThreadId;

use super::{Folder, chain::FileIds};

/// The files that were seen, by their ids.
#[derive(Default)]
pub(super) struct Places {
    paths: HashMap<ThreadId, PathBuf>,
    /// Whether all files were seen once.
    pub(super) complete: bool,
}

impl Places {
    /// Notes where a file is.
    pub(super) fn note(&mut self, ids: FileIds, path: PathBuf) {
        self.paths.insert(ids.file, path);
    }

    /// Adds what another look has seen.
    pub(super) fn extend(&mut self, seen: Self) {
        self.paths.extend(seen.paths);
        self.complete |= seen.complete;
    }

    /// Returns the thread that a file is of.
    pub(super) fn owner(&self, file: ThreadId) -> ThreadId {
        let ids = self.paths.get(&file).and_then(|path| FileIds::of(path));
        ids.map_or(file, |ids| ids.thread)
    }

    /// Returns the files of a thread.
    pub(super) fn of_thread(&self, thread: ThreadId) -> Vec<PathBuf> {
        let is_own = |path: &&PathBuf| FileIds::of(path).is_some_and(|ids| ids.thread == thread);
        self.paths.values().filter(is_own).cloned().collect()
    }

    /// Returns the paths that a file may have, the likely ones first: files are archived and come back.
    pub(super) fn candidates(&self, file: ThreadId, folder: &Folder) -> Vec<PathBuf> {
        let noted = self.paths.get(&file);
        let moved = [false, true].map(|archived| {
            match noted.and_then(|path| Path::file_name(path)) {
                Some(name) => folder.place(name, archived),
                // The first file of a thread has a name that follows from its id.
                None => folder.file(file, 0, archived),
            }
        });
        noted.cloned().into_iter().chain(moved).collect()
    }
}
