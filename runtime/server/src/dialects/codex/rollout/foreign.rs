//! Rollout files that Codex itself wrote into the home folder. Their threads are stored beside our own, and follow
//! their files until they go on here; these files are moved and removed with their threads, and never written to.
//!
//! A thread is stored as an outline first, so that thousands of files are listed and searched soon; the engine asks for
//! the rest when it is needed.

use std::{
    collections::{HashMap, HashSet},
    fs,
    io::{self, BufRead, BufReader, Read as _, Write},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard},
    time::{Duration, SystemTime},
};

use serde::{Deserialize, Serialize};
use serde_json::{json, value::RawValue};
use threadwire_agent::{
    exported::{self, shown_again},
    inject,
};
use threadwire_engine::{
    AddedTurns, BoxFuture, ChildFilter, ContextEntry, Engine, Error, ForeignClaim, ForeignName,
    ForeignPart, ForeignThreads, StoreError, Thread, ThreadId, ThreadQuery, TurnId, TurnWithItems,
    task,
};
use threadwire_host::Records;
use threadwire_workspace::{
    files::{open_file, open_to_append},
    locks::{lock, lock_file},
};
use tokio::{
    sync::{Mutex as AsyncMutex, OwnedMutexGuard, watch},
    task::JoinSet,
};
use tracing::warn;

use super::{
    ARCHIVE, Folder, Queue, blocking,
    chain::{Chain, FileIds},
    claim::Claim,
    compressed,
    file::{self, Ending, FileEnd},
    places::{Found, Places, Version, are_files_there, files, last_file, latest_files},
    read::{self, FileTurn},
    state::{self, Noted},
    watch::Watch,
};
use crate::dialects::time;

/// The key in [`Thread::extra`] of what is known of a thread's file.
const KEY: &str = "codex.rollout";

/// The key in [`Thread::extra`] of the last turn that Codex added to a thread of ours and the store took over.
const TAKEN: &str = "codex.taken";

/// The key in [`Thread::extra`] of the name of the file in which Codex went on with a thread of ours after it took back
/// turns. A fork has it, too, and a file of its own.
const FILE: &str = "codex.file";

/// The key in [`Thread::extra`] of the number of the last line with what Codex told the model between turns of a thread of
/// ours, and the store took over.
const TOLD: &str = "codex.told";

/// The namespace of the records that tell where the files of threads of ours were left: whether they were archived.
const LEFT: &str = "codex.files";

/// The file in which Codex notes the names of threads, a line for each change.
const NAMES: &str = "session_index.jsonl";

/// How long the reading of one thread waits for its file: long enough for a large one, and not for a disk that hangs.
const READING: Duration = Duration::from_secs(5);

/// How long a list waits for files that appeared or grew. The rest comes with the next list.
const PATIENCE: Duration = Duration::from_millis(50);

/// How many of the latest files are looked at before all others after a start: more than a usual page of a list.
const LATEST: usize = 50;

/// How many threads are stored at once while the next file is read. The store commits them together; a turn that writes
/// meanwhile waits for no more than these.
const STORED_AT_ONCE: usize = 32;

/// How many threads are hidden or shown with one write.
const HIDDEN_AT_ONCE: usize = 256;

/// What is stored with a thread of another program.
#[derive(Clone, Serialize, Deserialize)]
struct Mark {
    /// The thread itself: a fork has the mark of its source, and a file of its own.
    thread: ThreadId,
    /// The file's place in the home folder.
    path: PathBuf,
    version: Version,
    /// The file that it goes on from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    base: Option<ThreadId>,
}

/// The files of other programs.
pub(super) struct Foreign {
    folder: Folder,
    engine: Engine,
    records: Records,
    queue: Arc<Queue>,
    progress: watch::Sender<Progress>,
    /// Held by the one who looks for files. `None` if the next look must list all files.
    watch: Arc<AsyncMutex<Option<Watch>>>,
    known: SharedKnown,
    names: AsyncMutex<Names>,
    taken_names: AsyncMutex<TakenNames>,
}

/// The most bytes of a line with a name.
const MAX_LINE: u64 = 64 * 1024;

type NamesOf = HashMap<ThreadId, String>;

/// The names of threads as they were read last.
#[derive(Default)]
struct Names {
    /// The length and the time of their file.
    version: (u64, Option<SystemTime>),
    of: Arc<NamesOf>,
}

/// The names that threads have got here.
#[derive(Default)]
struct TakenNames {
    /// Also those that were noted here.
    of: NamesOf,
    /// Whether names were read before, so that other names are news.
    is_begun: bool,
    /// Those that were read, once all threads have them.
    all: Arc<NamesOf>,
}

/// What is known of the files, also to those who read the contexts of threads.
#[derive(Clone, Default)]
struct SharedKnown(Arc<Mutex<Known>>);

#[derive(Default)]
struct Known {
    /// Whether the threads of the store are in it.
    complete: bool,
    /// Threads that have files of our own.
    ours: HashSet<ThreadId>,
    /// These files as they were when the store had all of them.
    seen: HashMap<ThreadId, Version>,
    /// Those of these threads that Codex had when its turns were to be taken over.
    busy: HashSet<ThreadId>,
    /// Where the files of these threads were left, see [`LEFT`], with the revisions of the records.
    left: HashMap<ThreadId, (bool, u64)>,
    /// Files as they were read, by their threads, and whether they had a thread to store.
    read: HashMap<ThreadId, (Found, bool)>,
    /// Threads whose last file goes on from another one, and that file.
    bases: HashMap<ThreadId, ThreadId>,
    /// Threads that were read in part, by the file that is not there.
    lacking: HashMap<ThreadId, Vec<Found>>,
    places: Places,
}

/// How far the look at the files from before the start is.
#[derive(Clone, Copy, PartialEq)]
enum Progress {
    Begun,
    /// The threads of the latest files are stored, and an earlier process has stored those of the others. Some of these
    /// may have grown since.
    Latest,
    All,
}

/// What a file has.
struct Read {
    thread: Thread,
    turns: Vec<TurnWithItems>,
    base: Option<ThreadId>,
    lacks: Option<ThreadId>,
}

/// A thread to store, and its file.
struct Taken {
    file: Found,
    thread: Thread,
    turns: Vec<TurnWithItems>,
    part: ForeignPart,
}

/// Reads threads whole, and their contexts, from their files.
struct Files {
    folder: Folder,
    known: SharedKnown,
}

impl Foreign {
    pub(super) fn new(folder: Folder, engine: Engine, records: Records, queue: Arc<Queue>) -> Self {
        let known = SharedKnown::default();
        engine.set_foreign_threads(Arc::new(Files {
            folder: folder.clone(),
            known: known.clone(),
        }));
        Self {
            folder,
            engine,
            records,
            queue,
            progress: watch::Sender::new(Progress::Begun),
            watch: Arc::default(),
            known,
            names: AsyncMutex::default(),
            taken_names: AsyncMutex::default(),
        }
    }

    /// Stores the threads of files from before the start, the latest first, because lists begin with them.
    pub(super) async fn look_at_all(self: Arc<Self>) {
        let watch = Arc::clone(&self.watch).lock_owned().await;
        match self.engine.deleted_threads().await {
            Ok(deleted) => self.queue.note_deleted(deleted),
            Err(error) if is_over(&error) => return,
            // The store refuses them all the same.
            Err(error) => warn!(%error, "files of deleted threads may be left"),
        }
        if self.look_at_latest().await {
            self.progress.send_replace(Progress::Latest);
        }
        self.look(watch, None).await;
        self.look_at_all_ours().await;
        self.progress.send_replace(Progress::All);
        // All their files are known now.
        self.queue.remove_deleted();
    }

    /// Waits a moment for the threads of files that appeared or grew, and returns whether that was enough.
    pub(super) async fn glance(self: &Arc<Self>) -> bool {
        let looked = async {
            let mut progress = self.progress.subscribe();
            let begun = progress.wait_for(|progress| *progress != Progress::Begun);
            if !begun.await.is_ok_and(|progress| *progress == Progress::All) {
                return false;
            }
            let this = Arc::clone(self);
            let _ = task::spawn(async move { this.look_at_names().await }).await;
            let Ok(mut watch) = Arc::clone(&self.watch).try_lock_owned() else {
                drop(self.watch.lock().await);
                return true;
            };
            let changed = watch.as_mut().and_then(Watch::changed);
            let (changed, ours) = match changed.map(|paths| self.by_owner(paths)) {
                Some((others, ours)) => (Some(others), ours),
                None => (None, self.known().take_busy()),
            };
            let is_other = changed.as_ref().is_none_or(|paths| !paths.is_empty());
            if !is_other && ours.is_empty() {
                return true;
            }
            let this = Arc::clone(self);
            // A look that takes longer goes on by itself.
            let looked = task::spawn(async move {
                let is_all = changed.is_none();
                if is_other {
                    this.look(watch, changed).await;
                }
                for thread in ours {
                    this.queue.settle(thread).await;
                }
                if is_all {
                    this.look_at_all_ours().await;
                }
            });
            let _ = looked.await;
            true
        };
        let looked = tokio::time::timeout(PATIENCE, looked);
        looked.await.unwrap_or_default()
    }

    /// Takes over the names that threads have there now.
    async fn look_at_names(&self) {
        let Ok(mut taken) = self.taken_names.try_lock() else {
            return;
        };
        let names = self.names().await;
        if Arc::ptr_eq(&taken.all, &names) {
            return;
        }
        let is_begun = std::mem::replace(&mut taken.is_begun, true);
        let mut is_done = true;
        for (thread, name) in &*names {
            if taken.of.get(thread) == Some(name) {
                continue;
            }
            let named = match is_begun || self.known().was_stored(*thread) {
                true => self.rename(*thread, name, is_begun).await,
                false => Ok(true),
            };
            if matches!(named, Ok(true)) {
                taken.of.insert(*thread, name.clone());
            } else {
                is_done = false;
            }
        }
        // Otherwise the next look tries the others again.
        if is_done {
            taken.all = names;
        }
    }

    /// Gives a thread the name that Codex has noted for it, one that goes on here only if the name is news. Returns `false`
    /// if the name has to wait.
    async fn rename(&self, id: ThreadId, name: &str, is_news: bool) -> Result<bool, Error> {
        let named = self.engine.rename_foreign_thread(id, name.to_owned());
        match named.await? {
            ForeignName::Taken => return Ok(true),
            ForeignName::Waits => return Ok(false),
            ForeignName::Ours if !is_news => return Ok(true),
            ForeignName::Ours => {}
        }
        if self.engine.thread(id).await?.name.as_deref() != Some(name) {
            let name = Some(name.to_owned());
            self.engine.rename_thread(id, name).await?;
        }
        Ok(true)
    }

    /// Returns the rollout files of other programs among some files, and the threads of ours to which Codex may have added
    /// something.
    fn by_owner(&self, paths: Vec<PathBuf>) -> (Vec<PathBuf>, Vec<ThreadId>) {
        let (mut others, mut ours) = (Vec::new(), self.known().take_busy());
        for path in paths.into_iter().map(compressed::plain) {
            let Some(ids) = FileIds::of(&path) else {
                continue;
            };
            let is_ours = self.known().ours.contains(&ids.thread);
            if !is_ours {
                others.push(path);
            } else if self.is_news(ids.thread, path.clone()) {
                self.known().places.note(ids, path);
                ours.push(ids.thread);
            }
        }
        (others, ours)
    }

    /// Tells whether Codex may have changed the file of a thread of ours: if it is not as it was when the store had all of
    /// it, or not there, and the thread is not loaded.
    fn is_news(&self, thread: ThreadId, path: PathBuf) -> bool {
        if self.engine.loaded_thread(thread).is_some() {
            return false;
        }
        let archived = self.is_archived(&path);
        Found::read(thread, path, archived).is_none_or(|file| !self.is_seen(&file))
    }

    /// Tells whether the store has all of the file of a thread of ours.
    fn is_seen(&self, file: &Found) -> bool {
        self.known().seen.get(&file.thread) == Some(&file.version)
    }

    /// Takes over what Codex did to threads of ours that are not loaded: what it added, those of the latest files first, and
    /// which files it moved or removed. If it added nothing to a page of them, it is taken to have added nothing to older
    /// ones.
    async fn look_at_all_ours(self: &Arc<Self>) {
        // Without them, only moves that are seen are followed.
        let left = self.records.all::<bool>(LEFT).await.unwrap_or_default();
        let this = Arc::clone(self);
        let listed = blocking(move || {
            let (mut places, ours) = {
                let mut known = this.known();
                for (thread, archived, revision) in left {
                    if let Ok(thread) = thread.parse() {
                        known.left.insert(thread, (archived, revision));
                    }
                }
                let left = known.left.iter();
                let left = left.map(|(thread, (archived, _))| (*thread, *archived));
                let ours: Vec<_> = left
                    .filter(|(thread, _)| known.ours.contains(thread))
                    .collect();
                (known.places.of_threads(&known.ours), ours)
            };
            let last = places.iter_mut().filter_map(|(thread, paths)| {
                let path = paths.iter().max_by_key(|path| path.file_name())?.clone();
                let archived = this.is_archived(&path);
                Found::read(*thread, path, archived)
            });
            let mut files: Vec<_> = last.collect();
            files.sort_unstable_by_key(|file| std::cmp::Reverse(file.version.modified));
            let there: HashMap<_, _> = files
                .iter()
                .map(|file| (file.thread, file.version.archived))
                .collect();
            let moved = ours.into_iter();
            let moved = moved.filter(|(thread, left)| there.get(thread) != Some(left));
            Ok((files, moved.map(|(thread, _)| thread).collect::<Vec<_>>()))
        });
        let (files, moved) = listed.await.unwrap_or_default();
        for thread in moved {
            if self.engine.loaded_thread(thread).is_none() {
                self.queue.settle(thread).await;
            }
        }
        for page in files.chunks(LATEST) {
            let mut has_more = false;
            for file in page {
                if !self.is_seen(file) && self.engine.loaded_thread(file.thread).is_none() {
                    has_more |= self.queue.settle(file.thread).await;
                }
            }
            if !has_more {
                return;
            }
        }
    }

    /// Returns whether the file of a thread of ours was archived when it was left, `None` if it was never written, and the
    /// revision of the record of that.
    async fn left_at(&self, thread: ThreadId) -> (Option<bool>, u64) {
        let known = self.known().left.get(&thread).copied();
        if let Some((archived, revision)) = known {
            return (Some(archived), revision);
        }
        let noted = self.records.get(LEFT, &thread.to_string()).await;
        let (archived, revision) = noted.unwrap_or_default();
        let mut known = self.known();
        known
            .left
            .extend(archived.map(|archived| (thread, (archived, revision))));
        (archived, revision)
    }

    /// Returns whether Codex went on with a thread in another file than this one.
    pub(super) fn goes_on_after(&self, path: &Path) -> bool {
        self.known.later_file(path, &self.folder).is_some()
    }

    /// Notes where the file of a thread of ours is left, so that it can be told who moved or removed it; `None` if it was
    /// removed here.
    pub(super) async fn note_left(&self, thread: ThreadId, archived: Option<bool>) {
        let (noted, revision) = self.left_at(thread).await;
        if noted == archived {
            return;
        }
        let key = thread.to_string();
        let noted = self
            .records
            .put(LEFT, &key, archived.as_ref(), revision)
            .await;
        let mut known = self.known();
        known.left.remove(&thread);
        // Another server on this home may have noted something else.
        if let (Ok(revision), Some(archived)) = (noted, archived) {
            known.left.insert(thread, (archived, revision));
        }
    }

    /// Tells whether Codex deleted a thread of ours of which no file is left.
    pub(super) async fn is_deleted_there(&self, thread: ThreadId) -> bool {
        // One that was never written may have been kept from it by a crash.
        if self.left_at(thread).await.0.is_none() {
            return false;
        }
        let folder = self.folder.clone();
        let deleted = blocking(move || {
            // Otherwise a drive may be away for a moment, or somebody removed more than a thread.
            Ok(are_files_there(&folder) && state::noted(&folder.0, thread) == Noted::Nothing)
        });
        deleted.await.unwrap_or_default()
    }

    /// Tells whether Codex moved the file of a thread of ours, which is not where it belongs: otherwise it was archived, or
    /// unarchived, here, and a crash kept the file from its place.
    pub(super) async fn is_moved_there(&self, thread: &Thread) -> bool {
        // Another server on this home may have moved it.
        self.known().left.remove(&thread.id);
        if let (Some(left), _) = self.left_at(thread.id).await {
            return left == thread.archived;
        }
        // An earlier version of this program noted nothing.
        let (home, id, archived) = (self.folder.0.clone(), thread.id, !thread.archived);
        let noted = blocking(move || Ok(state::noted(&home, id)));
        noted
            .await
            .is_ok_and(|noted| noted == Noted::Archived(archived))
    }

    /// Hides a thread of ours that Codex deleted. Returns whether that could be done.
    pub(super) async fn hide_ours(&self, thread: ThreadId) -> Result<bool, Error> {
        let hidden = self.engine.hide_thread(thread).await?;
        if hidden {
            // Its files are those of Codex if they come back.
            self.known().ours.remove(&thread);
        }
        Ok(hidden)
    }

    /// Notes that the store has all of a thread of ours that its file had.
    pub(super) fn note_seen(&self, file: Option<Found>) {
        if let Some(file) = file {
            self.known().seen.insert(file.thread, file.version);
        }
    }

    /// Notes that Codex has a thread of ours, so that its turns are looked for later.
    pub(super) fn note_busy(&self, thread: ThreadId) {
        self.known().busy.insert(thread);
    }

    /// Returns the turns of a file of ours, and its end; `None` if there is no file, or it is not that of a thread.
    pub(super) async fn turns_in(
        &self,
        path: &Path,
        taken: Option<TurnId>,
    ) -> io::Result<Option<(Vec<FileTurn>, FileEnd)>> {
        let (path, folder, known) = (path.to_owned(), self.folder.clone(), self.known.clone());
        let read = blocking(move || {
            file::mend(&path)?;
            let Some(chain) = known.open(&path, &folder)? else {
                return Ok(None);
            };
            // Lines are appended to a file that is not compressed.
            if file::len(&path)?.is_none() {
                file::unpack(&path)?;
            }
            // Nothing is appended behind turns that are not among those that are read now.
            let end = file::read_tail(&path)?;
            Ok(Some((read::read_turns(&chain, taken)?, end)))
        });
        match read.await {
            Err(error)
                if matches!(
                    error.kind(),
                    io::ErrorKind::NotFound | io::ErrorKind::InvalidData
                ) =>
            {
                Ok(None)
            }
            read => read,
        }
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
            if is_over(&error) {
                return;
            }
            warn!(%error, "the threads of Codex are looked up one by one");
        }
        let this = Arc::clone(self);
        let listed = blocking(move || {
            let found = match changed {
                Some(paths) => {
                    let changed = paths.iter().filter_map(|path| FileIds::of(path));
                    let changed: Vec<_> = changed.map(|ids| ids.thread).collect();
                    let found = this.changed_files(paths);
                    this.without(changed, found)
                }
                None => {
                    *watch = Watch::new(&this.folder.0).ok();
                    let other = |id| !this.known().ours.contains(&id);
                    let (found, seen) = files(&this.folder.0, &other, &mut watch);
                    let stored: Vec<_> = {
                        let mut known = this.known();
                        known.places.extend(seen);
                        known.read.keys().copied().collect()
                    };
                    this.without(stored, found)
                }
            };
            Ok((watch, found))
        });
        let Ok((mut watch, (found, gone))) = listed.await else {
            return;
        };
        let moved = match self.hide(gone).await {
            Ok(()) => self.show(&found).await,
            failed => failed,
        };
        if self.take_all(found).await.is_err() || moved.is_err() {
            // The next look tries again.
            *watch = None;
        }
    }

    /// Stores a thread as its file has it now. Who wants the thread waits for [`READING`] at most.
    pub(super) async fn refresh(self: &Arc<Self>, thread: &Thread) {
        let Some(mark) = Mark::of(thread) else {
            return self.refresh_ours(thread).await;
        };
        let (this, id) = (Arc::clone(self), thread.id);
        // One that takes longer goes on by itself.
        let stored = task::spawn(async move { this.look_at(id, mark).await });
        let _ = tokio::time::timeout(READING, stored).await;
    }

    /// Takes over what Codex did to a thread of ours.
    async fn refresh_ours(self: &Arc<Self>, thread: &Thread) {
        // It may have been moved, or go on in another file.
        self.glance().await;
        let Some(path) = file_of(&self.folder, thread) else {
            return;
        };
        let (this, id) = (Arc::clone(self), thread.id);
        let is_news = blocking(move || Ok(this.is_news(id, path)));
        if matches!(is_news.await, Ok(true)) {
            let _ = tokio::time::timeout(READING, self.queue.settle(id)).await;
        }
    }

    async fn look_at(self: &Arc<Self>, id: ThreadId, mark: Mark) {
        // It may go on in another file.
        let is_over = self.glance().await;
        let (path, archived) = (mark.path.clone(), mark.version.archived);
        let found = blocking(move || Ok(Found::read(id, path, archived)));
        match found.await.unwrap_or_default() {
            Some(file) if file.version.is_like(&mark.version) => {}
            // What a look reads is stored when it is over.
            Some(file) if is_over && self.known().is_as_read(&file) => {}
            Some(file) => self.take_one(file).await,
            // It may have been moved.
            None if self.seek(id).await => {}
            None => {
                if !self.known().was_stored(id) {
                    self.known().note_stored(id, Some(mark));
                }
                let this = Arc::clone(self);
                let looked = blocking(move || Ok(this.without(vec![id], Vec::new())));
                if let Ok((_, gone)) = looked.await {
                    let _ = self.hide(gone).await;
                }
            }
        }
    }

    /// Looks for other files of stored threads of which none was found: adds them to those that were, and returns also
    /// the threads that have no file any more.
    fn without(
        &self,
        threads: Vec<ThreadId>,
        mut found: Vec<Found>,
    ) -> (Vec<Found>, Vec<ThreadId>) {
        let mut missed: HashSet<_> = threads.into_iter().collect();
        for file in &found {
            missed.remove(&file.thread);
        }
        let mut gone = Vec::new();
        let mut seen = {
            let known = self.known();
            missed.retain(|thread| !known.ours.contains(thread) && known.was_stored(*thread));
            if missed.is_empty() {
                return (found, gone);
            }
            known.places.of_threads(&missed)
        };
        // Otherwise a drive may be away for a moment.
        let are_there = are_files_there(&self.folder);
        for thread in missed {
            let path = self.known().path_of(thread);
            let is_here = |path: &PathBuf| path.starts_with(&self.folder.0);
            let Some(path) = path.filter(is_here) else {
                continue;
            };
            let mut files = seen.remove(&thread).unwrap_or_default();
            files.push(path);
            match last_file(&self.folder, thread, files) {
                Ok(Some(file)) => found.push(file),
                Ok(None) if are_there => gone.push(thread),
                Ok(None) | Err(_) => {}
            }
        }
        (found, gone)
    }

    /// Hides threads whose files are gone. What is known of them stays, and counts again when the files come back.
    ///
    /// Errors: those of the store.
    async fn hide(&self, gone: Vec<ThreadId>) -> Result<(), Error> {
        for threads in gone.chunks(HIDDEN_AT_ONCE) {
            self.engine
                .hide_foreign_threads(threads.to_vec(), true)
                .await?;
            let mut known = self.known();
            for thread in threads {
                known.read.remove(thread);
            }
        }
        Ok(())
    }

    /// Shows the hidden threads of files that are there.
    ///
    /// Errors: those of the store.
    async fn show(&self, found: &[Found]) -> Result<(), Error> {
        let hidden = self.engine.hidden_threads().await?;
        if hidden.is_empty() {
            return Ok(());
        }
        let hidden: HashSet<_> = hidden.into_iter().collect();
        let back = found.iter().map(|file| file.thread);
        let back: Vec<_> = back.filter(|thread| hidden.contains(thread)).collect();
        for threads in back.chunks(HIDDEN_AT_ONCE) {
            self.engine
                .hide_foreign_threads(threads.to_vec(), false)
                .await?;
        }
        // They may have got other names meanwhile.
        if !back.is_empty()
            && let Ok(mut taken) = self.taken_names.try_lock()
        {
            taken.all = Arc::default();
            back.iter().for_each(|thread| drop(taken.of.remove(thread)));
        }
        Ok(())
    }

    /// Stores the threads of the latest files. Returns whether any of them was stored before.
    async fn look_at_latest(self: &Arc<Self>) -> bool {
        let home = self.folder.0.clone();
        let Ok((found, seen)) = blocking(move || Ok(latest_files(&home, LATEST))).await else {
            return false;
        };
        if found.is_empty() {
            return false;
        }
        let stored = ThreadQuery {
            ids: Some(found.iter().map(|file| file.thread).collect()),
            spawned: ChildFilter::Any,
            limit: LATEST,
            ..ThreadQuery::default()
        };
        let Ok(stored) = self.engine.list_threads(stored).await else {
            return false;
        };
        {
            let mut known = self.known();
            known.places.extend(seen);
            for thread in &stored.data {
                known.note_stored(thread.id, Mark::of(thread));
            }
        }
        let _ = self.show(&found).await;
        // Whatever fails is looked at once more, with all others.
        let _ = self.take_all(found).await;
        self.known().read.retain(|_, (_, is_stored)| *is_stored);
        !stored.data.is_empty()
    }

    /// Stores the threads of files, in order, unless they were read as they are.
    ///
    /// Errors: threads could not be stored; the first one is logged. Where the store seems to take nothing, the rest is
    /// left to the next look.
    async fn take_all(self: &Arc<Self>, mut found: Vec<Found>) -> Result<(), ()> {
        found.reverse();
        let (mut names, mut stored, mut failures) = (None, JoinSet::new(), 0);
        loop {
            let file = found.pop();
            let lacking = file.as_ref().map(|file| self.known().take_lacking(file));
            let lacking = lacking.unwrap_or_default();
            // A thread whose file was read in part must be stored before it is read again.
            let most = match (&file, lacking.is_empty()) {
                (Some(_), true) => STORED_AT_ONCE - 1,
                _ => 0,
            };
            while stored.len() > most {
                let Some(Ok(done)) = stored.join_next().await else {
                    continue;
                };
                if let Err((thread, error)) = done {
                    failures += 1;
                    if is_over(&error) || failures > STORED_AT_ONCE {
                        return Err(());
                    }
                    if failures == 1 {
                        warn!(%thread, %error, "a thread of Codex cannot be stored");
                    }
                }
            }
            found.extend(lacking);
            let Some(file) = file else {
                return if failures == 0 { Ok(()) } else { Err(()) };
            };
            if self.known().is_as_read(&file) {
                continue;
            }
            let names = match &names {
                Some(names) => names,
                None => &*names.insert(self.names().await),
            };
            let (this, thread) = (Arc::clone(self), file.thread);
            let taken = self.take(file, names).await;
            stored.spawn(async move {
                let stored = match taken {
                    Ok(Some(taken)) => this.store(taken).await,
                    Ok(None) => Ok(()),
                    Err(error) => Err(error),
                };
                stored.map_err(|error| (thread, error))
            });
        }
    }

    /// Notes all threads of the store, so that their files are not looked up one by one.
    async fn learn(&self) -> Result<(), Error> {
        let threads = self.engine.extras(KEY).await?.into_iter();
        // Lists do not wait until thousands of marks are read.
        let marks: Vec<_> = threads
            .map(|(thread, mark)| (thread, mark.and_then(|mark| Mark::read(thread, &mark))))
            .collect();
        let hidden = self.engine.hidden_threads().await?;
        let mut known = self.known();
        for (thread, mark) in marks {
            known.note_stored(thread, mark);
        }
        // Their files are looked for as those of Codex.
        for thread in hidden {
            known.ours.remove(&thread);
        }
        known.complete = true;
        Ok(())
    }

    /// Reads the state of files, without those after which their threads go on.
    fn changed_files(&self, paths: Vec<PathBuf>) -> Vec<Found> {
        let mut found = Vec::new();
        for path in paths {
            let Some(ids) = FileIds::of(&path) else {
                continue;
            };
            let archived = self.is_archived(&path);
            if let Some(file) = Found::read(ids.thread, path.clone(), archived) {
                let mut known = self.known();
                known.places.note(ids, path);
                let last = known.read.get(&ids.thread);
                let is_last = last.is_none_or(|(last, _)| {
                    last.path.file_name() <= file.path.file_name()
                        || !compressed::is_there(&last.path)
                });
                found.extend(is_last.then_some(file));
            }
        }
        found.sort_unstable_by(|one: &Found, other| {
            let by_name = other.path.file_name().cmp(&one.path.file_name());
            by_name.then(one.version.archived.cmp(&other.version.archived))
        });
        let mut seen = HashSet::new();
        found.retain(|file| seen.insert(file.thread));
        found
    }

    /// Stores the thread with this id, if there is a file of it, and returns whether there is.
    pub(super) async fn seek(&self, thread: ThreadId) -> bool {
        let home = self.folder.0.clone();
        let found = blocking(move || Ok(files(&home, &|id| id == thread, &mut None))).await;
        let Ok((mut found, seen)) = found else {
            return false;
        };
        self.known().places.extend(seen);
        // Otherwise the caller does not find it.
        let _ = self.show(&found).await;
        match found.pop() {
            Some(file) => self.take_one(file).await,
            None => return false,
        }
        true
    }

    async fn take_one(&self, file: Found) {
        let names = self.names().await;
        // The caller finds the thread as it was.
        if let Ok(Some(taken)) = self.take(file, &names).await {
            let _ = self.store(taken).await;
        }
    }

    /// Notes the name of a thread where Codex looks for it.
    pub(super) async fn note_name(&self, thread: &Thread) -> io::Result<()> {
        let Some(name) = thread.name.clone().filter(|_| !thread.ephemeral) else {
            return Ok(());
        };
        let (path, id) = (self.folder.0.join(NAMES), thread.id);
        let mut taken = self.taken_names.lock().await;
        if taken.of.get(&id) == Some(&name) {
            // Codex has noted it, or gave it.
            return Ok(());
        }
        let noted = name.clone();
        blocking(move || {
            let line = json!({ "id": id, "thread_name": name, "updated_at": time::iso_millis(time::now()) });
            // Codex holds this lock while it changes the file.
            let lock = open_to_append(&path.with_extension("jsonl.lock"))?;
            let _ = lock_file(&lock);
            let mut file = open_to_append(&path)?;
            file.write_all(format!("{line}\n").as_bytes())
        })
        .await?;
        // Nobody takes our own name for news.
        taken.of.insert(id, noted);
        Ok(())
    }

    /// Returns the names that Codex gave to threads.
    async fn names(&self) -> Arc<NamesOf> {
        let mut names = self.names.lock().await;
        let (path, known) = (self.folder.0.join(NAMES), names.version);
        let read = blocking(move || {
            let found = fs::metadata(&path)?;
            let version = (found.len(), found.modified().ok());
            Ok((version != known).then(|| (version, read_names(&path))))
        });
        match read.await {
            Ok(Some((version, of))) => {
                *names = Names {
                    version,
                    of: Arc::new(of),
                }
            }
            Ok(None) => {}
            Err(_) => *names = Names::default(),
        }
        Arc::clone(&names.of)
    }

    /// Reads the thread of a file; `None` if the thread is ours or as the file has it, or the file has none.
    async fn take(&self, file: Found, names: &NamesOf) -> Result<Option<Taken>, Error> {
        // Later, most files are of our own new threads.
        let is_first_look = *self.progress.borrow() != Progress::All;
        let stored = if is_first_look && self.known().is_new(file.thread) {
            None
        } else {
            match self.engine.thread(file.thread).await {
                Ok(thread) => Some(thread),
                Err(Error::ThreadNotFound(_)) => None,
                Err(error) => return Err(error),
            }
        };
        let part = match stored.as_deref().map(Mark::of) {
            Some(None) => {
                self.known().ours.insert(file.thread);
                return Ok(None);
            }
            Some(Some(mark)) if mark.version == file.version => {
                self.known().note(&file, true);
                return Ok(None);
            }
            Some(Some(_)) if self.engine.is_foreign_outline(file.thread).await? => {
                ForeignPart::Outline
            }
            Some(Some(_)) => ForeignPart::Whole,
            // A client deleted the thread, and its file is about to be removed.
            None if self.queue.was_deleted(file.thread) || self.known().was_stored(file.thread) => {
                return Ok(None);
            }
            None => ForeignPart::New,
        };
        let is_outline = part != ForeignPart::Whole;
        let (path, folder, known) = (file.path.clone(), self.folder.clone(), self.known.clone());
        let read = blocking(move || known.read(&path, &folder, is_outline)).await;
        self.known().note(&file, false);
        let Read {
            mut thread,
            turns,
            base,
            lacks,
        } = match read {
            Ok(Some(read)) if read.thread.id == file.thread => read,
            unusable => {
                let path = file.path.display();
                match unusable {
                    Ok(Some(_)) => warn!(%path, "a rollout file has the name of another thread"),
                    Ok(None) => {}
                    Err(error) => warn!(%path, %error, "a rollout file cannot be read"),
                }
                // The thread is shown as it was before it went on in this file.
                return match self.file_before(&file).await {
                    Some(before) => Box::pin(self.take(before, names)).await,
                    None => Ok(None),
                };
            }
        };
        let goes_on = FileIds::of(&file.path).is_some_and(|ids| ids.file != ids.thread);
        if thread.preview.is_empty() && goes_on {
            thread.preview = self.preview_before(&file).await;
        }
        if turns.is_empty() && stored.is_none() && !goes_on {
            // Nobody has said anything yet.
            return Ok(None);
        }
        let file = self.known().note_base(&file, base, lacks);
        thread.name = names.get(&file.thread).cloned().or(thread.name);
        thread.archived = file.version.archived;
        Mark::of_file(&file, base).put(&mut thread);
        Ok(Some(Taken {
            file,
            thread,
            turns,
            part,
        }))
    }

    async fn store(&self, taken: Taken) -> Result<(), Error> {
        let Taken {
            file,
            thread,
            turns,
            part,
        } = taken;
        self.engine
            .store_foreign_thread(thread, turns, part)
            .await?;
        self.known().note(&file, true);
        Ok(())
    }

    /// Returns from where to where files of a thread are to be moved; `None` if it has no file of another program.
    pub(super) fn due_moves(&self, thread: &Thread) -> Option<Vec<(PathBuf, PathBuf)>> {
        let path = place(&self.folder, thread)?;
        let mark = Mark::of(thread).map(|mark| mark.path);
        let mut moves = Vec::new();
        for from in mark.into_iter().chain(self.files_of(thread.id)) {
            let to = match from.file_name() {
                name if name == path.file_name() => path.clone(),
                Some(name) => self.folder.place(name, thread.archived),
                None => continue,
            };
            moves.extend((from != to).then_some((from, to)));
        }
        Some(moves)
    }

    /// Moves the files of a thread of ours from where they are to where they belong.
    pub(super) async fn settle_ours(&self, thread: &Thread, last: PathBuf) -> io::Result<()> {
        let files = [last].into_iter().chain(self.files_of(thread.id));
        let moves = files.filter_map(|from| {
            let to = self.folder.place(from.file_name()?, thread.archived);
            (from != to).then_some((from, to))
        });
        self.move_all(thread, moves.collect()).await
    }

    /// Tells Codex that files of a thread are moved, and moves them. The caller has claimed the thread.
    ///
    /// Errors: the files cannot be moved; `WouldBlock` if Codex has its database locked, and none was moved.
    pub(super) async fn move_all(
        &self,
        thread: &Thread,
        moves: Vec<(PathBuf, PathBuf)>,
    ) -> io::Result<()> {
        if moves.is_empty() {
            return Ok(());
        }
        let (folder, id, archived) = (self.folder.clone(), thread.id, thread.archived);
        let move_all = move || {
            // Codex is told first: files that are not in their place yet are moved by the next look, which tells it again.
            let noted =
                state::note_moved(&folder.0, id, archived, |name| folder.place(name, archived));
            match noted {
                Err(error) if state::is_busy(&error) => {
                    return Err(io::Error::new(io::ErrorKind::WouldBlock, error));
                }
                Err(error) => {
                    warn!(thread = %id, %error, "Codex cannot be told that a thread was archived, or is not any more");
                }
                Ok(()) => {}
            }
            for (from, to) in &moves {
                file::move_into_place(from, to)?;
            }
            Ok(moves)
        };
        let moves = blocking(move_all).await?;
        let mut known = self.known();
        for (_, to) in moves {
            if let Some(ids) = FileIds::of(&to) {
                known.places.note(ids, to);
            }
        }
        Ok(())
    }

    /// Returns the files that a removed thread leaves behind, without those that threads of others go on from, and
    /// whether these are all.
    pub(super) fn left(&self, thread: ThreadId) -> (Vec<PathBuf>, bool) {
        let mut left = self.files_of(thread);
        let mut known = self.known();
        known.bases.remove(&thread);
        let needed = known.bases_in(thread);
        let found = left.len();
        left.retain(|path| {
            let ids = FileIds::of(path);
            !needed
                .iter()
                .any(|(base, _)| ids.is_some_and(|ids| ids.file == *base))
        });
        let is_all = known.places.complete && left.len() == found;
        (left, is_all)
    }

    /// Returns whether a thread of another program goes on from this one, so that its files are needed.
    pub(super) async fn is_needed(&self, thread: ThreadId) -> bool {
        let forks: Vec<_> = {
            let known = self.known();
            let forks = known.bases_in(thread).into_iter();
            let forks = forks.filter_map(|(_, fork)| known.read.get(&fork));
            forks.map(|(file, _)| file.path.clone()).collect()
        };
        // The other program may have removed them.
        !forks.is_empty()
            && blocking(move || Ok(forks.iter().any(|path| compressed::is_there(path))))
                .await
                .unwrap_or_default()
    }

    /// Returns the last file of the same thread before this one.
    async fn file_before(&self, file: &Found) -> Option<Found> {
        let files = self.known().places.of_thread(file.thread);
        let earlier = files.into_iter();
        let earlier = earlier.filter(|path| path.file_name() < file.path.file_name());
        let path = earlier.max_by(|one, other| one.file_name().cmp(&other.file_name()))?;
        let (thread, archived) = (file.thread, self.is_archived(&path));
        let read = blocking(move || Ok(Found::read(thread, path, archived)));
        read.await.unwrap_or_default()
    }

    /// Returns the preview of a thread of which all turns were taken back when it went on in this file.
    async fn preview_before(&self, file: &Found) -> String {
        let mut earlier = self.file_before(file).await;
        while let Some(file) = earlier {
            let (path, folder, known) =
                (file.path.clone(), self.folder.clone(), self.known.clone());
            let read = blocking(move || match known.open(&path, &folder)? {
                Some(chain) => read::read_preview(&chain),
                None => Ok(String::new()),
            });
            let preview = read.await.unwrap_or_default();
            if !preview.is_empty() {
                return preview;
            }
            earlier = self.file_before(&file).await;
        }
        String::new()
    }

    fn is_archived(&self, path: &Path) -> bool {
        path.starts_with(self.folder.0.join(ARCHIVE))
    }

    fn files_of(&self, thread: ThreadId) -> Vec<PathBuf> {
        let known = self.known();
        let mut files = known.places.of_thread(thread);
        files.extend(known.path_of(thread));
        files
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock()
    }
}

impl SharedKnown {
    fn lock(&self) -> MutexGuard<'_, Known> {
        lock(&self.0)
    }

    /// Returns the last file in which the thread of this one goes on after it.
    fn later_file(&self, path: &Path, folder: &Folder) -> Option<PathBuf> {
        self.look_everywhere(folder);
        let after = self.lock().places.after(path);
        after.into_iter().find_map(|file| {
            let candidates = self.lock().places.candidates(file, folder).into_iter();
            candidates
                .into_iter()
                .find(|path| compressed::is_there(path))
        })
    }

    /// Opens a file with those that it goes on from.
    fn open(&self, path: &Path, folder: &Folder) -> io::Result<Option<Chain>> {
        let noted = |file| {
            let candidates = self.lock().places.candidates(file, folder);
            candidates
                .into_iter()
                .find(|path| compressed::is_there(path))
        };
        let find = |file| {
            noted(file).or_else(|| {
                self.look_everywhere(folder);
                noted(file)
            })
        };
        Chain::open(path, &find)
    }

    /// Notes where all files are, unless that was done before.
    fn look_everywhere(&self, folder: &Folder) {
        if !self.lock().places.complete {
            let (_, seen) = files(&folder.0, &|_| false, &mut None);
            self.lock().places.extend(seen);
        }
    }

    fn read(&self, path: &Path, folder: &Folder, is_outline: bool) -> io::Result<Option<Read>> {
        let Some(chain) = self.open(path, folder)? else {
            return Ok(None);
        };
        let (thread, turns) = match is_outline {
            true => read::read_outline(&chain)?,
            false => read::read(&chain)?,
        };
        Ok(Some(Read {
            thread,
            turns,
            base: chain.base,
            lacks: chain.lacks,
        }))
    }
}

/// Returns the path of a thread's file, which may not exist before the first turn has ended; `None` for an ephemeral
/// thread.
pub(super) fn file_of(folder: &Folder, thread: &Thread) -> Option<PathBuf> {
    let own = || own_file(folder, thread, thread.archived);
    (!thread.ephemeral).then(|| place(folder, thread).unwrap_or_else(own))
}

/// Returns where the last file of a thread of ours is if the thread is archived, or if it is not.
pub(super) fn own_file(folder: &Folder, thread: &Thread, archived: bool) -> PathBuf {
    let noted = thread.extra.get(FILE);
    let noted: Option<PathBuf> = noted.and_then(|name| serde_json::from_str(name.get()).ok());
    let noted = noted.filter(|name| FileIds::of(name).is_some_and(|ids| ids.thread == thread.id));
    match noted.as_deref().and_then(Path::file_name) {
        Some(name) => folder.place(name, archived),
        None => folder.file(thread.id, thread.created_at, archived),
    }
}

/// Returns where the file of a thread belongs, if another program wrote it.
fn place(folder: &Folder, thread: &Thread) -> Option<PathBuf> {
    let mark = Mark::of(thread)?;
    if mark.version.archived == thread.archived {
        return Some(mark.path);
    }
    let name = mark.path.file_name()?;
    Some(folder.place(name, thread.archived))
}

/// Returns the turns that Codex took back when it went on in another file.
fn taken_back(before: &Chain, after: &Chain, path: &Path) -> io::Result<HashSet<TurnId>> {
    let made = FileIds::of(path).and_then(|ids| ids.file.0.get_timestamp());
    let Some(made) = made.filter(|_| after.lacks.is_none()) else {
        return Ok(HashSet::new());
    };
    let (seconds, nanos) = made.to_unix();
    let made = i64::try_from(seconds * 1000 + u64::from(nanos / 1_000_000)).unwrap_or(i64::MAX);
    let left: HashSet<_> = read::read_turns(after, None)?
        .into_iter()
        .map(|turn| turn.id)
        .collect();
    let turns = read::read_turns(before, None)?.into_iter();
    // What came into the file later was not taken back.
    let taken_back = turns.filter(|turn| turn.began_at < made && !left.contains(&turn.id));
    Ok(taken_back.map(|turn| turn.id).collect())
}

/// Returns whether a file of ours may have something that was not written here: if it ends in the middle, with turns
/// without our mark that are `new`, behind the one that was taken over last, or with what the model was told behind them.
fn has_more(path: &Path, known: TakenOver, new: impl Fn(&TurnId) -> bool) -> io::Result<bool> {
    Ok(match file::read_end(path)? {
        Ending::Finished(mut end) => {
            end.note_taken(known.turn);
            end.others.iter().any(new) || end.tells_more(known.told)
        }
        Ending::Unfinished => true,
        Ending::Missing => compressed::is_there(path),
    })
}

/// Up to where the store took over what Codex added to a thread of ours.
#[derive(Clone, Copy)]
struct TakenOver {
    turn: Option<TurnId>,
    told: Option<u64>,
}

impl TakenOver {
    fn of(thread: &Thread) -> Self {
        Self {
            turn: taken(thread),
            told: told_up_to(thread),
        }
    }
}

impl ForeignThreads for Files {
    fn claim(
        &self,
        thread: &Thread,
    ) -> BoxFuture<'static, Result<(Option<ForeignClaim>, bool), Error>> {
        let (mark, folder, known) = (Mark::of(thread), self.folder.clone(), self.known.clone());
        let (id, own) = (thread.id, file_of(&self.folder, thread));
        let taken = TakenOver::of(thread);
        Box::pin(async move {
            let claimed = blocking(move || {
                let Some(own) = own else {
                    return Ok((None, true));
                };
                // Codex goes on with threads of ours, too.
                let claim = Claim::take(&folder.0, id)?;
                let is_current = match mark {
                    Some(mark) => {
                        let found = Found::read(id, mark.path, mark.version.archived);
                        // A file that is gone has nothing new.
                        found.is_none_or(|file| file.version.is_like(&mark.version))
                    }
                    None => {
                        known.later_file(&own, &folder).is_none()
                            && !has_more(&own, taken, |_| true).unwrap_or_default()
                    }
                };
                Ok((Some(Box::new(claim) as ForeignClaim), is_current))
            });
            match claimed.await {
                Ok(claimed) => Ok(claimed),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    Err(Error::WrittenElsewhere(id))
                }
                // A home that cannot be written is no home of Codex, either.
                Err(_) => Ok((None, true)),
            }
        })
    }

    fn added(
        &self,
        thread: &Thread,
        stored: HashSet<TurnId>,
        goes_on: bool,
    ) -> BoxFuture<'static, Option<AddedTurns>> {
        let path = file_of(&self.folder, thread).filter(|_| Mark::of(thread).is_none());
        let taken = TakenOver::of(thread);
        let provider = thread.settings.model_provider.clone();
        let waiting = exported::waiting(thread).map(|waiting| (waiting.key, waiting.items));
        let waiting: Vec<_> = waiting.collect();
        let (folder, known) = (self.folder.clone(), self.known.clone());
        Box::pin(async move {
            let path = path?;
            let read = {
                let path = path.clone();
                blocking(move || {
                    let later = known.later_file(&path, &folder);
                    if later.is_none() && !has_more(&path, taken, |turn| !stored.contains(turn))? {
                        return Ok(None);
                    }
                    let Some(chain) = known.open(later.as_ref().unwrap_or(&path), &folder)? else {
                        return Ok(None);
                    };
                    let mut notes = Vec::new();
                    let mut removed = HashSet::new();
                    if let Some(later) = &later {
                        let Some(before) = known.open(&path, &folder)? else {
                            return Ok(None);
                        };
                        removed = taken_back(&before, &chain, later)?;
                        let name = later.file_name().map(|name| name.to_string_lossy());
                        notes.push((FILE.to_owned(), serde_json::value::to_raw_value(&name)?));
                    }
                    let added = read::read_added(&chain, &stored, taken.turn, goes_on)?;
                    if let Some(last) = added.turns.last() {
                        let last = serde_json::value::to_raw_value(&last.turn.id)?;
                        notes.push((TAKEN.to_owned(), last));
                    }
                    let told = added.told.iter();
                    let told = told.filter(|told| told.ordinal > taken.told);
                    if let Some(ordinal) = told.clone().filter_map(|told| told.ordinal).next_back()
                    {
                        let ordinal = serde_json::value::to_raw_value(&ordinal)?;
                        notes.push((TOLD.to_owned(), ordinal));
                    }
                    let notes = notes.into_iter();
                    let notes = notes.map(|(key, note)| (key, Some(note.into())));
                    let mut notes: Vec<_> = notes.collect();
                    if !added.is_told_with_last {
                        // The next turn takes it, as what is injected here.
                        let told = told.map(|told| told.item.get());
                        let told = told.filter(|item| shown_again(item, &provider).is_some());
                        let told: Vec<_> = told.collect();
                        if !told.is_empty()
                            && let Ok((key, entry)) = inject::entry(told, Some(&provider))
                        {
                            notes.push((key, Some(entry)));
                        }
                    }
                    // Turns of Codex have taken what waited here.
                    let told_before = added.told_before.iter();
                    let told_before: HashSet<_> = told_before
                        .filter_map(|item| shown_again(item.get(), &provider))
                        .map(|item| item.get().to_owned())
                        .collect();
                    for (key, items) in waiting {
                        if !items.is_empty()
                            && items.iter().all(|item| told_before.contains(item.get()))
                        {
                            notes.push((key, None));
                        }
                    }
                    Ok((!notes.is_empty()).then_some(AddedTurns {
                        turns: added.turns,
                        context: added.context,
                        preview: added.preview,
                        removed,
                        notes,
                    }))
                })
            };
            read.await.unwrap_or_else(|error| {
                if error.kind() != io::ErrorKind::NotFound {
                    warn!(path = %path.display(), %error, "what Codex added to a thread cannot be read");
                }
                None
            })
        })
    }

    fn file(&self, thread: &Thread) -> Option<PathBuf> {
        file_of(&self.folder, thread)
    }

    fn thread(&self, thread: &Thread) -> BoxFuture<'static, Option<(Thread, Vec<TurnWithItems>)>> {
        let (stored, folder, known) = (thread.clone(), self.folder.clone(), self.known.clone());
        Box::pin(async move {
            let mark = Mark::of(&stored)?;
            let path = mark.path.clone();
            let read = blocking(move || {
                let file = Found::read(mark.thread, mark.path, mark.version.archived);
                let file = file.ok_or(io::ErrorKind::NotFound)?;
                let read = known.read(&file.path, &folder, false)?;
                Ok(read.map(|read| (known.lock().note_base(&file, read.base, read.lacks), read)))
            });
            match read.await {
                Ok(Some((file, read))) if read.thread.id == stored.id => {
                    let mut thread = read.thread;
                    if thread.preview.is_empty() {
                        thread.preview = stored.preview;
                    }
                    thread.name = stored.name;
                    thread.archived = stored.archived;
                    Mark::of_file(&file, read.base).put(&mut thread);
                    Some((thread, read.turns))
                }
                Ok(_) => None,
                Err(error) => {
                    warn!(path = %path.display(), %error, "a thread cannot be read whole");
                    None
                }
            }
        })
    }

    fn context(&self, thread: &Thread) -> BoxFuture<'static, Vec<ContextEntry>> {
        let mark = Mark::of(thread);
        let (folder, known) = (self.folder.clone(), self.known.clone());
        Box::pin(async move {
            let Some(mark) = mark else {
                return Vec::new();
            };
            let path = mark.path.clone();
            let read = blocking(move || match known.open(&path, &folder)? {
                Some(chain) => read::read_context(&chain),
                None => Ok(Vec::new()),
            });
            read.await.unwrap_or_else(|error| {
                warn!(path = %mark.path.display(), %error, "what the model was told cannot be read");
                Vec::new()
            })
        })
    }
}

impl Known {
    fn is_as_read(&self, file: &Found) -> bool {
        let read = self.read.get(&file.thread);
        self.ours.contains(&file.thread)
            || read.is_some_and(|(read, _)| read.version == file.version)
    }

    /// Notes a thread of the store, which is ours unless it has a mark of its own.
    fn note_stored(&mut self, thread: ThreadId, mark: Option<Mark>) {
        let Some(mark) = mark else {
            self.ours.insert(thread);
            return;
        };
        self.ours.remove(&thread);
        self.bases.extend(mark.base.map(|base| (thread, base)));
        let file = Found {
            thread,
            path: mark.path,
            version: mark.version,
        };
        self.note(&file, true);
    }

    fn take_busy(&mut self) -> Vec<ThreadId> {
        self.busy.drain().collect()
    }

    /// Tells whether the store had no such thread when the server started.
    fn is_new(&self, thread: ThreadId) -> bool {
        self.complete && !self.ours.contains(&thread) && !self.read.contains_key(&thread)
    }

    fn path_of(&self, thread: ThreadId) -> Option<PathBuf> {
        self.read.get(&thread).map(|(file, _)| file.path.clone())
    }

    fn was_stored(&self, thread: ThreadId) -> bool {
        self.read.get(&thread).is_some_and(|(_, stored)| *stored)
    }

    fn note(&mut self, file: &Found, stored: bool) {
        let stored = stored || self.was_stored(file.thread);
        self.read.insert(file.thread, (file.clone(), stored));
    }

    /// Notes what a file goes on from, and returns the file as it is to be noted.
    fn note_base(
        &mut self,
        file: &Found,
        base: Option<ThreadId>,
        lacks: Option<ThreadId>,
    ) -> Found {
        match base {
            Some(base) => self.bases.insert(file.thread, base),
            None => self.bases.remove(&file.thread),
        };
        let mut noted = file.clone();
        if let Some(lacks) = lacks {
            noted.version.len = 0;
            self.lacking.entry(lacks).or_default().push(file.clone());
        }
        noted
    }

    /// Takes the files that could be read in part only, because this one was not there.
    fn take_lacking(&mut self, file: &Found) -> Vec<Found> {
        let ids = FileIds::of(&file.path);
        let lacking = ids.and_then(|ids| self.lacking.remove(&ids.file));
        lacking.unwrap_or_default()
    }

    /// Returns the files of a thread that other threads go on from, with these threads.
    fn bases_in(&self, thread: ThreadId) -> Vec<(ThreadId, ThreadId)> {
        let is_in = |fork: ThreadId, base| fork != thread && self.places.owner(base) == thread;
        let bases = self
            .bases
            .iter()
            .filter(|(fork, base)| is_in(**fork, **base));
        bases.map(|(fork, base)| (*base, *fork)).collect()
    }
}

impl Mark {
    fn of(thread: &Thread) -> Option<Self> {
        Self::read(thread.id, thread.extra.get(KEY)?)
    }

    /// Reads the mark of a thread; `None` if it is one of another thread.
    fn read(thread: ThreadId, mark: &RawValue) -> Option<Self> {
        let mark: Self = serde_json::from_str(mark.get()).ok()?;
        (mark.thread == thread).then_some(mark)
    }

    fn of_file(file: &Found, base: Option<ThreadId>) -> Self {
        Self {
            thread: file.thread,
            path: file.path.clone(),
            version: file.version,
            base,
        }
    }

    /// Puts the mark on a thread.
    fn put(&self, thread: &mut Thread) {
        if let Ok(mark) = serde_json::value::to_raw_value(self) {
            thread.extra.insert(KEY.to_owned(), mark.into());
        }
    }
}

/// Returns the last turn that Codex added to a thread of ours and the store took over.
pub(super) fn taken(thread: &Thread) -> Option<TurnId> {
    serde_json::from_str(thread.extra.get(TAKEN)?.get()).ok()
}

/// Returns the number of the last line with what Codex told the model between turns of a thread of ours, and the store took
/// over.
pub(super) fn told_up_to(thread: &Thread) -> Option<u64> {
    serde_json::from_str(thread.extra.get(TOLD)?.get()).ok()
}

/// Tells whether another program began a thread.
pub(in crate::dialects::codex) fn is_foreign(thread: &Thread) -> bool {
    Mark::of(thread).is_some()
}

/// Returns whether an error says that the server ends.
fn is_over(error: &Error) -> bool {
    match error {
        Error::ShuttingDown => true,
        Error::Store(error) => matches!(**error, StoreError::Closed),
        _ => false,
    }
}

/// Reads the names of threads, the last of each; none if there is no such file. Passes over lines that are longer than a
/// name may be.
fn read_names(path: &Path) -> NamesOf {
    #[derive(Deserialize)]
    struct Named {
        id: ThreadId,
        thread_name: String,
    }
    let mut names = NamesOf::new();
    let Ok(file) = open_file(path) else {
        return names;
    };
    let mut file = BufReader::new(file);
    let mut line = Vec::new();
    // Whether the rest of a long line follows.
    let mut is_rest = false;
    while matches!(
        (&mut file).take(MAX_LINE).read_until(b'\n', &mut line),
        Ok(1..)
    ) {
        let is_whole = line.ends_with(b"\n") || (line.len() as u64) < MAX_LINE;
        if is_whole
            && !is_rest
            && let Ok(named) = serde_json::from_slice::<Named>(&line)
        {
            names.insert(named.id, named.thread_name);
        }
        is_rest = !is_whole;
        line.clear();
    }
    names
}
