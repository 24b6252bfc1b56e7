//! Where the rollout files of a home folder are.

use std::{
    collections::{HashMap, HashSet},
    ffi::OsStr,
    fs, io,
    path::{Path, PathBuf},
    time::UNIX_EPOCH,
};

use serde::{Deserialize, Serialize};
use threadwire_engine::ThreadId;
use tracing::debug;

use super::{ARCHIVE, Folder, SESSIONS, chain::FileIds, compressed, watch::Watch};

/// The state of a file when it was read.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
pub(super) struct Version {
    /// In bytes; 0 if the file goes on from one that is not there, so that the next start looks for it again.
    pub(super) len: u64,
    /// In milliseconds.
    pub(super) modified: u64,
    pub(super) archived: bool,
}

impl Version {
    /// Returns whether a file is as it was at a version that was noted.
    pub(super) fn is_like(&self, noted: &Self) -> bool {
        let len = if noted.len == 0 { 0 } else { self.len };
        Self { len, ..*self } == *noted
    }
}

/// The last file of a thread.
#[derive(Clone)]
pub(super) struct Found {
    pub(super) thread: ThreadId,
    pub(super) path: PathBuf,
    pub(super) version: Version,
}

/// The files that were seen, by their ids.
#[derive(Default)]
pub(super) struct Places {
    paths: HashMap<ThreadId, PathBuf>,
    /// The files in which threads go on after their first ones.
    further: HashMap<ThreadId, HashSet<ThreadId>>,
    /// Whether all files were seen once.
    pub(super) complete: bool,
}

impl Places {
    /// Notes where a file is.
    pub(super) fn note(&mut self, ids: FileIds, path: PathBuf) {
        if ids.file != ids.thread {
            self.further.entry(ids.thread).or_default().insert(ids.file);
        }
        self.paths.insert(ids.file, path);
    }

    /// Adds what another look has seen.
    pub(super) fn extend(&mut self, seen: Self) {
        self.paths.extend(seen.paths);
        for (thread, files) in seen.further {
            self.further.entry(thread).or_default().extend(files);
        }
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

    /// Returns the files of some threads, by their threads.
    pub(super) fn of_threads(
        &self,
        threads: &HashSet<ThreadId>,
    ) -> HashMap<ThreadId, Vec<PathBuf>> {
        let mut files: HashMap<_, Vec<_>> = HashMap::new();
        for path in self.paths.values() {
            if let Some(ids) = FileIds::of(path)
                && threads.contains(&ids.thread)
            {
                files.entry(ids.thread).or_default().push(path.clone());
            }
        }
        files
    }

    /// Returns the files in which a thread goes on after this one, the last one first.
    pub(super) fn after(&self, path: &Path) -> Vec<ThreadId> {
        let ids = FileIds::of(path);
        let further = ids.and_then(|ids| self.further.get(&ids.thread));
        let name_of = |file: &ThreadId| self.paths.get(file).and_then(|path| path.file_name());
        let mut after: Vec<_> = further.into_iter().flatten().copied().collect();
        after.retain(|file| name_of(file) > path.file_name());
        after.sort_unstable_by_key(|file| std::cmp::Reverse(name_of(file)));
        after
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

/// Lists the last rollout files of the wanted threads in a home folder, the newest first, and notes where all files are.
/// The folders are watched from then on; `None` if nobody watches them, or not all of them can be watched.
pub(super) fn files(
    home: &Path,
    wanted: &dyn Fn(ThreadId) -> bool,
    watch: &mut Option<Watch>,
) -> (Vec<Found>, Places) {
    let mut listing = Listing {
        wanted,
        files: Vec::new(),
        places: Places::default(),
    };
    // Year, month and day.
    listing.list(&home.join(SESSIONS), 3, false, watch);
    listing.list(&home.join(ARCHIVE), 0, true, watch);
    listing.places.complete = true;
    (last_files(listing.files), listing.places)
}

/// Returns the last file of a thread that is there now, of those that were seen.
///
/// Errors: the place of a file cannot be read.
pub(super) fn last_file(
    folder: &Folder,
    thread: ThreadId,
    seen: Vec<PathBuf>,
) -> io::Result<Option<Found>> {
    let mut found = Vec::new();
    for path in seen {
        let moved = path.file_name();
        let moved = moved.map(|name| [false, true].map(|archived| folder.place(name, archived)));
        let moved: Vec<_> = moved.into_iter().flatten().collect();
        for path in [path].into_iter().chain(moved) {
            let archived = path.starts_with(folder.0.join(ARCHIVE));
            found.extend(Found::look(thread, path, archived)?);
        }
    }
    // As for a list.
    let place = |file: &Found| {
        let name = file.path.file_name().map(OsStr::to_owned);
        (!file.version.archived, name)
    };
    Ok(found.into_iter().max_by_key(place))
}

/// Tells whether the files of a home folder are where it keeps them. A folder without anything in it is the place for a
/// drive that is away.
pub(super) fn are_files_there(folder: &Folder) -> bool {
    let mut entries = fs::read_dir(folder.0.join(SESSIONS)).into_iter().flatten();
    entries.any(|entry| entry.is_ok())
}

/// Lists the files of some threads with the latest names, the newest first, without archived ones, and notes where they
/// are. Of the others only the names are read: a day may have thousands.
pub(super) fn latest_files(home: &Path, most: usize) -> (Vec<Found>, Places) {
    let (mut latest, mut places) = (Vec::new(), Places::default());
    let mut seen = HashSet::new();
    let mut folders = vec![(home.join(SESSIONS), 3)];
    while latest.len() < most
        && let Some((folder, levels)) = folders.pop()
    {
        let Ok(entries) = fs::read_dir(&folder) else {
            continue;
        };
        let mut names: Vec<_> = entries.flatten().map(|entry| entry.file_name()).collect();
        names.sort_unstable();
        let paths = names.into_iter().map(|name| folder.join(name));
        if levels > 0 {
            // The name of a folder is the year, the month or the day, so the last one is on top of the stack.
            folders.extend(paths.map(|path| (path, levels - 1)));
            continue;
        }
        for path in paths.rev().map(compressed::plain) {
            let Some(ids) = FileIds::of(&path) else {
                continue;
            };
            if !seen.contains(&ids.thread)
                && let Some(file) = Found::read(ids.thread, path.clone(), false)
            {
                seen.insert(file.thread);
                latest.push(file);
            }
            places.note(ids, path);
            if latest.len() == most {
                break;
            }
        }
    }
    (latest, places)
}

/// Returns the last file of each thread, the newest first.
fn last_files(mut files: Vec<Listed>) -> Vec<Found> {
    // A file that is not archived comes first, whatever its name.
    files.sort_unstable_by(|one, other| {
        let by_place = one.archived.cmp(&other.archived);
        by_place.then_with(|| other.name().cmp(one.name()))
    });
    let mut seen = HashSet::new();
    let mut last = Vec::new();
    for file in files {
        if !seen.contains(&file.thread)
            && let Some(found) = Found::read(file.thread, file.path, file.archived)
        {
            seen.insert(found.thread);
            last.push(found);
        }
    }
    last.sort_by(|one, other| other.path.file_name().cmp(&one.path.file_name()));
    last
}

/// A file whose state was not read yet.
struct Listed {
    thread: ThreadId,
    path: PathBuf,
    /// Where the name begins. To find it in the path takes longer than to compare names.
    name_at: usize,
    archived: bool,
}

impl Listed {
    fn name(&self) -> &[u8] {
        &self.path.as_os_str().as_encoded_bytes()[self.name_at..]
    }
}

struct Listing<'a> {
    wanted: &'a dyn Fn(ThreadId) -> bool,
    files: Vec<Listed>,
    places: Places,
}

impl Listing<'_> {
    /// Adds the files of a folder and of those below it. What cannot be read is left out.
    fn list(&mut self, folder: &Path, levels: usize, archived: bool, watch: &mut Option<Watch>) {
        // Watched before it is read, so that no change is missed.
        if let Some(open) = watch
            && let Err(error) = open.add(folder)
        {
            debug!(folder = %folder.display(), %error, "a folder cannot be watched");
            *watch = None;
        }
        let Ok(entries) = fs::read_dir(folder) else {
            return;
        };
        for entry in entries.flatten() {
            let path = compressed::plain(entry.path());
            if let Some(ids) = FileIds::of(&path) {
                if (self.wanted)(ids.thread) {
                    self.files.push(Listed {
                        thread: ids.thread,
                        path: path.clone(),
                        name_at: path.as_os_str().len() - path.file_name().map_or(0, OsStr::len),
                        archived,
                    });
                }
                self.places.note(ids, path);
            } else if levels > 0 && entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                self.list(&path, levels - 1, archived, watch);
            }
        }
    }
}

impl Found {
    /// Reads the state of a file; `None` if it is none, or cannot be read.
    pub(super) fn read(thread: ThreadId, path: PathBuf, archived: bool) -> Option<Self> {
        Self::look(thread, path, archived).unwrap_or_default()
    }

    /// Reads the state of a file; `None` if there is none.
    ///
    /// Errors: the file cannot be read, so nobody knows whether it is there.
    fn look(thread: ThreadId, path: PathBuf, archived: bool) -> io::Result<Option<Self>> {
        let metadata = match compressed::metadata(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            metadata => metadata?,
        };
        if metadata.is_dir() {
            return Ok(None);
        }
        let modified = metadata.modified().ok();
        let modified = modified.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
        let modified = modified.map_or(0, |since| since.as_millis());
        let version = Version {
            len: metadata.len(),
            modified: u64::try_from(modified).unwrap_or(u64::MAX),
            archived,
        };
        Ok(Some(Self {
            thread,
            path,
            version,
        }))
    }
}
