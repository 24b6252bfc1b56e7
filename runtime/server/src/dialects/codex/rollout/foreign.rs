//! Rollout files that Codex itself wrote into the home folder. Their threads are stored beside our own, and follow
//! their files until they go on here; these files are moved and removed with their threads, and never written to.

use std::{
    collections::{HashMap, HashSet},
    fs, io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, UNIX_EPOCH},
};

use serde::{Deserialize, Serialize};
use threadwire_engine::{ChildFilter, Engine, Error, Thread, ThreadId, ThreadQuery, task};
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};
use tracing::{debug, warn};

use super::{ARCHIVE, Folder, Queue, SESSIONS, blocking, read, watch::Watch};

/// The key in [`Thread::extra`] of what is known of a thread's file.
const KEY: &str = "codex.rollout";

/// The file in which Codex notes the names of threads, a line for each change.
const NAMES: &str = "session_index.jsonl";

/// How long a list waits for files that appeared or grew. The rest comes with the next list.
const PATIENCE: Duration = Duration::from_millis(50);

/// How many threads of other programs are read from the store at once.
const MARKS: usize = 500;

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
    /// Held by the one who looks for files. `None` if the next look must list all files.
    watch: Arc<AsyncMutex<Option<Watch>>>,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    /// Whether the threads of the store are in it.
    complete: bool,
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
            watch: Arc::default(),
            known: Mutex::default(),
        }
    }

    /// Waits a moment for the threads of files that appeared or grew.
    pub(super) async fn glance(self: &Arc<Self>) {
        let looked = async {
            let Ok(mut watch) = Arc::clone(&self.watch).try_lock_owned() else {
                return drop(self.watch.lock().await);
            };
            let changed = watch.as_mut().and_then(Watch::changed);
            let changed = changed.map(|paths| self.not_ours(paths));
            if changed.as_ref().is_some_and(Vec::is_empty) {
                return;
            }
            let this = Arc::clone(self);
            // A look that takes longer goes on by itself.
            let _ = task::spawn(async move { this.look(watch, changed).await }).await;
        };
        let _ = tokio::time::timeout(PATIENCE, looked).await;
    }

    /// Returns the rollout files of other programs among some files.
    fn not_ours(&self, paths: Vec<PathBuf>) -> Vec<PathBuf> {
        let known = self.known();
        let other = |path: &PathBuf| thread_of(path).is_some_and(|id| !known.ours.contains(&id));
        paths.into_iter().filter(other).collect()
    }

    /// Stores the threads of files that appeared or grew: of those that changed, or of all if `changed` is `None`.
    async fn look(
        self: &Arc<Self>,
        mut watch: OwnedMutexGuard<Option<Watch>>,
        changed: Option<Vec<PathBuf>>,
    ) {
        if changed.is_none()
            && !self.known().complete
            && let Err(error) = self.learn().await
        {
            warn!(%error, "the threads of Codex are looked up one by one");
        }
        let this = Arc::clone(self);
        let listed = blocking(move || {
            let found = match changed {
                Some(paths) => this.changed_files(paths),
                None => {
                    *watch = Watch::new(&this.folder.0).ok();
                    let other = |id| !this.known().ours.contains(&id);
                    files(&this.folder.0, &other, &mut watch)
                }
            };
            Ok((watch, found))
        });
        let Ok((mut watch, found)) = listed.await else {
            return;
        };
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
                    // The next look tries again.
                    *watch = None;
                }
            }
        }
    }

    /// Notes all threads of the store, so that their files are not looked up one by one.
    async fn learn(&self) -> Result<(), Error> {
        let ids = self.engine.thread_ids().await?;
        let mut query = ThreadQuery {
            extra: Some((KEY.to_owned(), true)),
            spawned: ChildFilter::Any,
            limit: MARKS,
            ..ThreadQuery::default()
        };
        let mut marked = Vec::new();
        loop {
            let page = self.engine.list_threads(query.clone()).await?;
            marked.extend(page.data.iter().filter_map(|thread| Mark::of(thread)));
            query.cursor = page.next;
            if query.cursor.is_none() {
                break;
            }
        }
        let mut known = self.known();
        known.ours.extend(ids);
        for mark in marked {
            known.ours.remove(&mark.thread);
            let file = Found {
                thread: mark.thread,
                path: mark.path,
                version: mark.version,
            };
            known.note(&file, true);
        }
        known.complete = true;
        Ok(())
    }

    /// Reads the state of files.
    fn changed_files(&self, paths: Vec<PathBuf>) -> Vec<Found> {
        let archive = self.folder.0.join(ARCHIVE);
        let found = paths.into_iter().filter_map(|path| {
            let archived = path.starts_with(&archive);
            Found::read(thread_of(&path)?, path, archived)
        });
        found.collect()
    }

    /// Stores the thread with this id, if there is a file of it.
    pub(super) async fn seek(&self, thread: ThreadId) {
        let home = self.folder.0.clone();
        let found = blocking(move || Ok(files(&home, &|id| id == thread, &mut None))).await;
        if let Some(file) = found.unwrap_or_default().first() {
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

/// Lists the rollout files of the wanted threads in a home folder, the newest first. The folders are watched from then
/// on; `None` if nobody watches them, or not all of them can be watched.
fn files(home: &Path, wanted: &dyn Fn(ThreadId) -> bool, watch: &mut Option<Watch>) -> Vec<Found> {
    let mut found = Vec::new();
    let mut list = |folder: &str, levels, archived| {
        let folder = home.join(folder);
        list(&folder, levels, archived, wanted, watch, &mut found);
    };
    // Year, month and day.
    list(SESSIONS, 3, false);
    list(ARCHIVE, 0, true);
    found.sort_by(|one, other| other.path.file_name().cmp(&one.path.file_name()));
    found
}

/// Adds the files of a folder and of those below it. What cannot be read is left out.
fn list(
    folder: &Path,
    levels: usize,
    archived: bool,
    wanted: &dyn Fn(ThreadId) -> bool,
    watch: &mut Option<Watch>,
    found: &mut Vec<Found>,
) {
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
        let path = PathBuf::from(entry.file_name());
        if let Some(thread) = thread_of(&path) {
            if wanted(thread) {
                found.extend(Found::read(thread, entry.path(), archived));
            }
        } else if levels > 0 && entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            list(&entry.path(), levels - 1, archived, wanted, watch, found);
        }
    }
}

impl Found {
    /// Reads the state of a file; `None` if it is none, or cannot be read.
    fn read(thread: ThreadId, path: PathBuf, archived: bool) -> Option<Self> {
        let metadata = fs::symlink_metadata(&path).ok()?;
        if metadata.is_dir() {
            return None;
        }
        let modified = metadata.modified().ok();
        let modified = modified.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
        let modified = modified.map_or(0, |since| since.as_millis());
        let version = Version {
            len: metadata.len(),
            modified: u64::try_from(modified).unwrap_or(u64::MAX),
            archived,
        };
        Some(Self {
            thread,
            path,
            version,
        })
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
