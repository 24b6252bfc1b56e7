//! Watches for files and folders that clients ask for.
//!
//! All watches share one watcher of the operating system. A watched path need not exist: the nearest folder that exists
//! is watched until it does. A thread of its own reads the file system, so nobody waits for it.

mod place;

use std::{
    collections::{BTreeSet, HashMap},
    fmt, io,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, Sender, channel},
    },
    time::Duration,
};

use notify::{EventKind, RecommendedWatcher, RecursiveMode, Watcher};
use threadwire_workspace::locks::lock;
use tokio::sync::{Notify, oneshot};

use self::place::Place;

/// How long changes are gathered before they are told.
const GATHER: Duration = Duration::from_millis(100);

/// Maximum number of paths that are told at once; above, only the watched path itself is told.
const MAX_PATHS: usize = 1024;

/// The watches of a server. Clones share the watcher, which starts with the first watch.
#[derive(Clone, Default)]
pub struct Watches(Arc<Mutex<Option<Sender<Task>>>>);

impl fmt::Debug for Watches {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watches").finish_non_exhaustive()
    }
}

/// A watched path. Dropping it ends the watch and its changes.
pub struct PathWatch {
    id: u64,
    inbox: Arc<Inbox>,
    tasks: Sender<Task>,
}

/// The changes of a watched path.
pub struct Changes(Arc<Inbox>);

/// What happened at a watched path and was not told yet.
#[derive(Default)]
struct Inbox {
    changed: Mutex<Changed>,
    wake: Notify,
}

#[derive(Default)]
struct Changed {
    paths: BTreeSet<PathBuf>,
    ended: bool,
}

/// What the thread of the watcher is told.
enum Task {
    Watch {
        path: PathBuf,
        inbox: Arc<Inbox>,
        done: oneshot::Sender<u64>,
    },
    End(u64),
    Event(notify::Result<notify::Event>),
}

impl Watches {
    /// Watches a path, given as absolute path. Of a folder, changes of its direct children are told. Changes from the
    /// answer on are told.
    ///
    /// Errors: the operating system has no watcher left.
    pub async fn watch(&self, path: PathBuf) -> io::Result<(PathWatch, Changes)> {
        let tasks = self.tasks()?;
        let inbox = Arc::new(Inbox::default());
        let (done, id) = oneshot::channel();
        let task = Task::Watch {
            path,
            inbox: Arc::clone(&inbox),
            done,
        };
        let gone = || io::Error::other("the watcher has ended");
        tasks.send(task).map_err(|_| gone())?;
        let id = id.await.map_err(|_| gone())?;
        let watch = PathWatch {
            id,
            inbox: Arc::clone(&inbox),
            tasks,
        };
        Ok((watch, Changes(inbox)))
    }

    fn tasks(&self) -> io::Result<Sender<Task>> {
        let mut started = lock(&self.0);
        if let Some(tasks) = &*started {
            return Ok(tasks.clone());
        }
        let (tasks, received) = channel();
        let events = tasks.clone();
        let watcher = notify::recommended_watcher(move |event| {
            // Fails only after the thread has ended.
            let _ = events.send(Task::Event(event));
        });
        let thread = Thread {
            watcher: watcher.map_err(io::Error::other)?,
            next: 0,
            wishes: HashMap::new(),
            folders: HashMap::new(),
        };
        std::thread::Builder::new()
            .name("file-watch".into())
            .spawn(move || thread.run(&received))?;
        *started = Some(tasks.clone());
        Ok(tasks)
    }
}

impl fmt::Debug for PathWatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PathWatch").finish_non_exhaustive()
    }
}

impl PathWatch {
    /// Tells whether these are the changes of this watch.
    pub fn owns(&self, changes: &Changes) -> bool {
        Arc::ptr_eq(&self.inbox, &changes.0)
    }
}

impl Drop for PathWatch {
    fn drop(&mut self) {
        lock(&self.inbox.changed).ended = true;
        self.inbox.wake.notify_one();
        let _ = self.tasks.send(Task::End(self.id));
    }
}

impl fmt::Debug for Changes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Changes").finish_non_exhaustive()
    }
}

impl Changes {
    /// Waits for changes and gathers those that follow closely. Returns the changed paths, sorted, below the path as it
    /// was given; `None` once the watch has ended.
    pub async fn next(&mut self) -> Option<Vec<PathBuf>> {
        loop {
            {
                let changed = lock(&self.0.changed);
                if changed.ended {
                    return None;
                }
                if !changed.paths.is_empty() {
                    break;
                }
            }
            self.0.wake.notified().await;
        }
        tokio::time::sleep(GATHER).await;
        let mut changed = lock(&self.0.changed);
        (!changed.ended).then(|| std::mem::take(&mut changed.paths).into_iter().collect())
    }
}

impl Inbox {
    fn add(&self, watched: &Path, path: PathBuf) {
        let mut changed = lock(&self.changed);
        if changed.paths.len() >= MAX_PATHS {
            changed.paths.clear();
            changed.paths.insert(watched.to_owned());
        }
        changed.paths.insert(path);
        drop(changed);
        self.wake.notify_one();
    }
}

/// A watched path and the folders that are watched for it.
struct Wish {
    path: PathBuf,
    inbox: Arc<Inbox>,
    place: Place,
}

/// What the thread of the watcher owns.
struct Thread {
    watcher: RecommendedWatcher,
    next: u64,
    wishes: HashMap<u64, Wish>,
    /// The watched folders and the wishes that need them.
    folders: HashMap<PathBuf, BTreeSet<u64>>,
}

impl Thread {
    fn run(mut self, tasks: &Receiver<Task>) {
        while let Ok(task) = tasks.recv() {
            match task {
                Task::Watch { path, inbox, done } => {
                    let id = self.next;
                    self.next += 1;
                    let place = Place::default();
                    self.wishes.insert(id, Wish { path, inbox, place });
                    self.settle(id);
                    // Fails if the client has gone, whose watch ends then.
                    if done.send(id).is_err() {
                        self.end(id);
                    }
                }
                Task::End(id) => self.end(id),
                Task::Event(Ok(event)) if event.need_rescan() => self.changed_somewhere(),
                Task::Event(Ok(event)) if !matches!(event.kind, EventKind::Access(_)) => {
                    for path in &event.paths {
                        self.changed(path);
                    }
                }
                Task::Event(Ok(_)) => {}
                Task::Event(Err(error)) => {
                    tracing::warn!(%error, "files cannot be watched");
                    self.changed_somewhere();
                }
            }
        }
    }

    /// Tells the wishes that a change of `path` concerns.
    fn changed(&mut self, path: &Path) {
        let mut moved = BTreeSet::new();
        // Something in a watched folder, or the folder itself.
        for folder in path.parent().into_iter().chain([path]) {
            for id in self.folders.get(folder).into_iter().flatten() {
                let Some(wish) = self.wishes.get(id) else {
                    continue;
                };
                for changed in wish.place.told(&wish.path, folder, path) {
                    wish.inbox.add(&wish.path, changed);
                }
                if wish.place.depends_on(folder, path) {
                    moved.insert(*id);
                }
            }
        }
        for id in moved {
            self.settle(id);
        }
    }

    /// The system has lost events, so everything may have changed.
    fn changed_somewhere(&mut self) {
        let ids: Vec<u64> = self.wishes.keys().copied().collect();
        for id in ids {
            if let Some(wish) = self.wishes.get(&id) {
                wish.inbox.add(&wish.path, wish.path.clone());
            }
            self.settle(id);
        }
    }

    /// Watches the folders in which a wish shows, until they stay the same.
    fn settle(&mut self, id: u64) {
        // Each round finds the path at another place; a path that keeps moving has another event soon.
        for _ in 0..8 {
            let Some(wish) = self.wishes.get_mut(&id) else {
                return;
            };
            let place = Place::of(&wish.path);
            if place == wish.place && place.folders().all(|f| self.folders.contains_key(f)) {
                return;
            }
            let known = wish.place != Place::default();
            if known && place.exists() != wish.place.exists() {
                wish.inbox.add(&wish.path, wish.path.clone());
            }
            let old = std::mem::replace(&mut wish.place, place.clone());
            for folder in place.folders() {
                self.add(folder, id);
            }
            for folder in old.folders() {
                if !place.folders().any(|kept| kept == folder) {
                    self.remove(folder, id);
                }
            }
        }
    }

    fn add(&mut self, folder: &Path, id: u64) {
        // Watched again where it already is: the folder may be another one of the same name.
        if let Err(error) = self.watcher.watch(folder, RecursiveMode::NonRecursive) {
            tracing::debug!(folder = %folder.display(), %error, "a folder cannot be watched");
        }
        self.folders
            .entry(folder.to_owned())
            .or_default()
            .insert(id);
    }

    fn remove(&mut self, folder: &Path, id: u64) {
        let Some(ids) = self.folders.get_mut(folder) else {
            return;
        };
        ids.remove(&id);
        if ids.is_empty() {
            self.folders.remove(folder);
            // Fails for a folder that is gone.
            let _ = self.watcher.unwatch(folder);
        }
    }

    fn end(&mut self, id: u64) {
        if let Some(wish) = self.wishes.remove(&id) {
            for folder in wish.place.folders() {
                self.remove(folder, id);
            }
        }
    }
}
