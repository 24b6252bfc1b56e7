//! Rollout files that Codex itself wrote into the home folder. Their threads are stored beside our own, and follow
//! their files until they go on here; these files are moved and removed with their threads, and never written to.

use std::{
    collections::{HashMap, HashSet},
    ffi::OsStr,
    fs, io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, UNIX_EPOCH},
};

use serde::{Deserialize, Serialize};
use threadwire_engine::{Engine, Error, Thread, ThreadId};
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};
use tracing::warn;

use super::{Folder, Queue, blocking, read};

/// The key in [`Thread::extra`] of what is known of a thread's file.
const KEY: &str = "codex.rollout";

/// The file in which Codex notes the names of threads, a line for each change.
const NAMES: &str = "session_index.jsonl";

/// How long a list waits for files that appeared or grew. The rest comes with the next list.
const PATIENCE: Duration = Duration::from_millis(50);

/// What is stored with a thread of another program.
#[derive(Clone, Serialize, Deserialize)]
struct Mark {
    /// The thread itself: a fork has the mark of its source, and a file of its own.
    thread: ThreadId,
    /// The file's place in the home folder.
    path: PathBuf,
    version: Version,
}

/// The state of a file when it was read.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
struct Version {
    len: u64,
    /// In milliseconds.
    modified: u64,
    archived: bool,
}

/// A file.
#[derive(Clone)]
struct Found {
    thread: ThreadId,
    path: PathBuf,
    version: Version,
}

/// The files of other programs.
pub(super) struct Foreign {
    folder: Folder,
    engine: Engine,
    queue: Arc<Queue>,
    /// Held by the one who looks for files.
    looking: Arc<AsyncMutex<()>>,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    /// Threads that have files of our own.
    ours: HashSet<ThreadId>,
    /// Files as they were read, by their threads, and whether they had a thread to store.
    read: HashMap<ThreadId, (Found, bool)>,
}

impl Foreign {
    pub(super) fn new(folder: Folder, engine: Engine, queue: Arc<Queue>) -> Self {
        Self {
            folder,
            engine,
            queue,
            looking: Arc::default(),
            known: Mutex::default(),
        }
    }

    /// Waits a moment for the threads of files that appeared or grew.
    pub(super) async fn glance(self: &Arc<Self>) {
        let looked = async {
            match Arc::clone(&self.looking).try_lock_owned() {
                Ok(turn) => {
                    let this = Arc::clone(self);
                    // A look that takes longer goes on by itself.
                    let _ = tokio::spawn(async move { this.look(turn).await }).await;
                }
                Err(_) => drop(self.looking.lock().await),
            }
        };
        let _ = tokio::time::timeout(PATIENCE, looked).await;
    }

    /// Stores the threads of all files that appeared or grew since the last look.
    async fn look(&self, _turn: OwnedMutexGuard<()>) {
        let home = self.folder.0.clone();
        let found = blocking(move || Ok(files(&home))).await.unwrap_or_default();
        let mut names = None;
        for file in found {
            if self.known().is_as_read(&file) {
                continue;
            }
            let names = match &names {
                Some(names) => names,
                None => &*names.insert(self.names().await),
            };
            match self.take(&file, names).await {
                Ok(()) => {}
                Err(Error::ShuttingDown) => return,
                Err(error) => {
                    warn!(thread = %file.thread, %error, "a thread of Codex cannot be stored");
                }
            }
        }
    }

    /// Stores the thread with this id, if there is a file of it.
    pub(super) async fn seek(&self, thread: ThreadId) {
        let home = self.folder.0.clone();
        let found = blocking(move || Ok(files(&home))).await.unwrap_or_default();
        if let Some(file) = found.iter().find(|file| file.thread == thread) {
            // The caller finds that the thread is still missing.
            let _ = self.take(file, &self.names().await).await;
        }
    }

    async fn names(&self) -> HashMap<ThreadId, String> {
        let path = self.folder.0.join(NAMES);
        blocking(move || Ok(read_names(&path)))
            .await
            .unwrap_or_default()
    }

    /// Stores the thread of a file, unless the thread is ours or as the file has it.
    async fn take(&self, file: &Found, names: &HashMap<ThreadId, String>) -> Result<(), Error> {
        match self.engine.thread(file.thread).await {
            Ok(thread) => match Mark::of(&thread) {
                None => {
                    self.known().ours.insert(file.thread);
                    return Ok(());
                }
                Some(mark) if mark.version == file.version => {
                    self.known().note(file, true);
                    return Ok(());
                }
                Some(_) => {}
            },
            Err(Error::ThreadNotFound(_))
                if self.queue.was_deleted(file.thread) || self.known().was_stored(file.thread) =>
            {
                // A client deleted the thread, and its file is about to be removed.
                return Ok(());
            }
            Err(Error::ThreadNotFound(_)) => {}
            Err(error) => return Err(error),
        }
        let path = file.path.clone();
        let read = blocking(move || read::read(&path)).await;
        self.known().note(file, false);
        let (mut thread, turns) = match read {
            Ok(Some((thread, turns))) if thread.id == file.thread => (thread, turns),
            // Nobody has said anything yet.
            Ok(None) => return Ok(()),
            Ok(Some(_)) => {
                warn!(path = %file.path.display(), "a rollout file has the name of another thread");
                return Ok(());
            }
            Err(error) => {
                warn!(path = %file.path.display(), %error, "a rollout file cannot be read");
                return Ok(());
            }
        };
        thread.name = names.get(&file.thread).cloned().or(thread.name);
        thread.archived = file.version.archived;
        let mark = Mark {
            thread: file.thread,
            path: file.path.clone(),
            version: file.version,
        };
        if let Ok(mark) = serde_json::value::to_raw_value(&mark) {
            thread.extra.insert(KEY.to_owned(), mark.into());
        }
        self.engine.store_foreign_thread(thread, turns).await?;
        self.known().note(file, true);
        Ok(())
    }

    /// Moves the file of a thread to where it belongs; `false` if the thread has no file of another program.
    pub(super) async fn settle(&self, thread: &Thread) -> io::Result<bool> {
        let Some(path) = self.path(thread) else {
            return Ok(false);
        };
        let mark = Mark::of(thread).map(|mark| mark.path);
        let Some(from) = self.left(thread.id).or(mark).filter(|from| *from != path) else {
            return Ok(true);
        };
        blocking(move || super::file::move_into_place(&from, &path)).await?;
        Ok(true)
    }

    /// Returns where the file of a thread belongs, if another program wrote it.
    pub(super) fn path(&self, thread: &Thread) -> Option<PathBuf> {
        let mark = Mark::of(thread)?;
        if mark.version.archived == thread.archived {
            return Some(mark.path);
        }
        let name = mark.path.file_name()?;
        Some(self.folder.place(name, thread.archived))
    }

    /// Returns the file of a thread that was removed.
    pub(super) fn left(&self, thread: ThreadId) -> Option<PathBuf> {
        let known = self.known();
        known.read.get(&thread).map(|(file, _)| file.path.clone())
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    fn is_as_read(&self, file: &Found) -> bool {
        let read = self.read.get(&file.thread);
        self.ours.contains(&file.thread)
            || read.is_some_and(|(read, _)| read.version == file.version)
    }

    fn was_stored(&self, thread: ThreadId) -> bool {
        self.read.get(&thread).is_some_and(|(_, stored)| *stored)
    }

    fn note(&mut self, file: &Found, stored: bool) {
        let stored = stored || self.was_stored(file.thread);
        self.read.insert(file.thread, (file.clone(), stored));
    }
}

impl Mark {
    fn of(thread: &Thread) -> Option<Self> {
        let mark: Self = serde_json::from_str(thread.extra.get(KEY)?.get()).ok()?;
        (mark.thread == thread.id).then_some(mark)
    }
}

impl Folder {
    /// Returns the place of a file by its name, which contains the day.
    fn place(&self, name: &OsStr, archived: bool) -> PathBuf {
        if archived {
            return self.0.join("archived_sessions").join(name);
        }
        let text = name.to_string_lossy();
        let day = text
            .strip_prefix("rollout-")
            .and_then(|rest| rest.get(..10));
        let day = day.unwrap_or_default().replace('-', "/");
        self.0.join("sessions").join(day).join(name)
    }
}

/// Lists the rollout files of a home folder, the newest first.
fn files(home: &Path) -> Vec<Found> {
    let mut found = Vec::new();
    // Year, month and day.
    list(&home.join("sessions"), 3, false, &mut found);
    list(&home.join("archived_sessions"), 0, true, &mut found);
    found.sort_by(|one, other| other.path.file_name().cmp(&one.path.file_name()));
    found
}

/// Adds the files of a folder and of those below it. What cannot be read is left out.
fn list(folder: &Path, levels: usize, archived: bool, found: &mut Vec<Found>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            if levels > 0 {
                list(&path, levels - 1, archived, found);
            }
            continue;
        }
        let Some(thread) = thread_of(&path) else {
            continue;
        };
        let Ok(metadata) = entry.metadata() else {
            continue;
        };
        let modified = metadata.modified().ok();
        let modified = modified.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
        let modified = modified.map_or(0, |since| since.as_millis());
        let version = Version {
            len: metadata.len(),
            modified: u64::try_from(modified).unwrap_or(u64::MAX),
            archived,
        };
        found.push(Found {
            thread,
            path,
            version,
        });
    }
}

/// Reads the thread from the name of a rollout file.
pub(super) fn thread_of(path: &Path) -> Option<ThreadId> {
    let name = path.file_name()?.to_str()?;
    let name = name.strip_prefix("rollout-")?.strip_suffix(".jsonl")?;
    name.get(name.len().checked_sub(36)?..)?.parse().ok()
}

/// Reads the names of threads; none if there is no such file.
fn read_names(path: &Path) -> HashMap<ThreadId, String> {
    #[derive(Deserialize)]
    struct Named {
        id: ThreadId,
        thread_name: String,
    }
    let text = fs::read(path).unwrap_or_default();
    let lines = text.split(|byte| *byte == b'\n');
    let named = lines.filter_map(|line| serde_json::from_slice::<Named>(line).ok());
    named.map(|named| (named.id, named.thread_name)).collect()
}
