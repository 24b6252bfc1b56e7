//! The configuration service: snapshots per folder, which are loaded off the workers, cached, watched and edited.
//!
//! [`Configuration::current`] answers from memory until the watch reports a change. If a file becomes unreadable or
//! invalid, the last valid snapshot stays in force, and [`HostEventKind::ConfigProblem`] reports the problem.

mod edit;
pub mod permissions;
mod settings;
mod skills;
pub(crate) mod watch;

use std::{
    collections::{BTreeSet, HashMap},
    fmt,
    ops::Deref,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, OnceLock,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use threadwire_engine::{Memo, private, task};
use threadwire_workspace::{
    blocking,
    config::{self, CommandEnvironment, Config, Error, Files, HeldBack, Loaded, Sources},
    instructions,
    locks::lock,
};
use tokio::sync::OwnedMutexGuard;
use tokio_util::sync::{CancellationToken, DropGuard};
use tracing::{debug, warn};

use self::watch::Watch;
use crate::event::{ConfigProblem, Events, HostEventKind};

pub use settings::{OFFLINE_MODEL, flags_of, instructions_of, service_tier};

/// Maximum number of folders whose configuration is cached.
const MAX_FOLDERS: usize = 64;

/// Maximum number of cached snapshots with different flags, per folder.
const MAX_FLAGS: usize = 16;

/// Debounce time: file changes within this time are reported together.
const SETTLE: Duration = Duration::from_millis(30);

/// The configuration service of a server. Clones share its state.
#[derive(Clone)]
pub struct Configuration(Arc<Shared>);

struct Shared {
    /// The sources without a folder.
    sources: Sources,
    cwd: PathBuf,
    installation_id: String,
    events: Events,
    skill_roots: Mutex<Arc<[PathBuf]>>,
    folders: Mutex<HashMap<Option<PathBuf>, Arc<Folder>>>,
    /// A counter of uses, which finds the least recently used folder.
    clock: AtomicU64,
    watch: OnceLock<Option<Watching>>,
}

/// A file watch, and the guard that stops its listener task.
struct Watching {
    watch: Arc<Watch>,
    _stop: DropGuard,
}

/// The cached configuration of one folder.
struct Folder {
    folder: Option<PathBuf>,
    used: AtomicU64,
    /// Counts possible changes of the files.
    changes: Arc<AtomicU64>,
    /// Held while files are read, so that parallel callers share one read.
    reading: Arc<tokio::sync::Mutex<()>>,
    state: Mutex<State>,
}

impl Folder {
    /// Tells whether the files may have changed since they were read.
    fn has_changed(&self) -> bool {
        let changes = self.changes.load(Ordering::Acquire);
        lock(&self.state).seen != changes
    }
}

#[derive(Clone, Default)]
struct State {
    /// [`Folder::changes`] before the files were read. A reading that is under way has not set it yet, so nobody takes
    /// the state from before it for the present one.
    seen: u64,
    /// The last files that were valid.
    files: Option<Arc<Files>>,
    /// What these files say.
    said: Option<Arc<Said>>,
    /// Whether the watch sees every change of the files.
    is_watched: bool,
    /// The error of the current files, if they are invalid.
    problem: Option<Arc<Error>>,
    instructions: Arc<[PathBuf]>,
    /// Names of instruction files besides the usual ones, and how much of the files counts.
    named: instructions::Wanted,
    /// Other files that the configuration names.
    named_files: Vec<PathBuf>,
    /// Cached snapshots, oldest first.
    snapshots: Vec<Arc<Snapshot>>,
}

/// The keys of all layers and those of the project's, by which changes are told.
struct Said {
    merged: toml::Table,
    of_project: toml::Table,
}

impl Said {
    fn by(loaded: &Loaded) -> Arc<Self> {
        Arc::new(Self {
            merged: loaded.merged.clone(),
            of_project: loaded.of_project(),
        })
    }
}

/// The configuration of a folder with additional flags, at one moment.
#[derive(Debug)]
pub struct Snapshot {
    /// All layers.
    pub loaded: Loaded,
    /// The instruction files of the folder.
    pub instruction_files: Arc<[PathBuf]>,
    /// Values that readers derived from the configuration and share.
    pub memo: Memo,
    flags: Vec<String>,
}

impl Snapshot {
    /// Makes a snapshot for a program that reads the configuration once.
    pub fn of(loaded: Loaded) -> Self {
        Self {
            loaded,
            instruction_files: Arc::default(),
            memo: Memo::default(),
            flags: Vec::new(),
        }
    }
}

impl Deref for Snapshot {
    type Target = Config;

    fn deref(&self) -> &Config {
        &self.loaded.config
    }
}

impl fmt::Debug for Configuration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Configuration")
            .field("home", &self.home())
            .field("cwd", &self.0.cwd)
            .finish_non_exhaustive()
    }
}

impl Configuration {
    /// Creates the service from its sources (without a folder) and the default working directory of threads.
    pub fn new(sources: Sources, cwd: PathBuf, events: Events) -> Self {
        let installation_id = installation_id(&sources.home);
        Self(Arc::new(Shared {
            sources: Sources {
                cwd: None,
                ..sources
            },
            cwd,
            installation_id,
            events,
            skill_roots: Mutex::default(),
            folders: Mutex::default(),
            clock: AtomicU64::new(0),
            watch: OnceLock::new(),
        }))
    }

    /// Returns the home folder, which contains configuration and threads.
    pub fn home(&self) -> &Path {
        &self.0.sources.home
    }

    /// Returns the sources of configuration, without a folder.
    pub fn sources(&self) -> &Sources {
        &self.0.sources
    }

    /// Returns the default working directory of threads.
    pub fn cwd(&self) -> &Path {
        &self.0.cwd
    }

    /// Returns the id of this installation, which is stable across starts.
    pub fn installation_id(&self) -> &str {
        &self.0.installation_id
    }

    /// Returns the configuration in force in a folder, or without a project for `None`. `flags` have the highest
    /// priority.
    ///
    /// Answers from memory if the files have not changed. Otherwise reads them on the blocking pool.
    ///
    /// Errors: those of loading, if no valid configuration was loaded yet, and those of the flags.
    pub async fn current(
        &self,
        folder: Option<&Path>,
        flags: &[String],
    ) -> Result<Arc<Snapshot>, Arc<Error>> {
        let entry = self.entry(folder);
        if let Some(known) = self.known(&entry, flags) {
            return Ok(known);
        }
        let reading = Arc::clone(&entry.reading).lock_owned().await;
        // Another task may have read the files meanwhile.
        if let Some(known) = self.known(&entry, flags) {
            return Ok(known);
        }
        self.read(&entry, flags, None, reading).await
    }

    /// Returns the cached configuration of a folder with these flags, for readers that cannot wait. Files that changed a
    /// moment ago may be newer. `None`: nobody has asked for it with [`Configuration::current`] lately.
    pub fn last_known(&self, folder: Option<&Path>, flags: &[String]) -> Option<Arc<Snapshot>> {
        let entry = lock(&self.0.folders)
            .get(&folder.map(Path::to_owned))
            .cloned()?;
        let state = lock(&entry.state);
        let mut snapshots = state.snapshots.iter();
        snapshots.find(|known| known.flags == flags).cloned()
    }

    /// Reads the files again and returns the new snapshot.
    ///
    /// Errors: those of loading, even if an older snapshot stays in force.
    pub async fn reread(&self, folder: Option<&Path>) -> Result<Arc<Snapshot>, Arc<Error>> {
        let entry = self.entry(folder);
        let reading = Arc::clone(&entry.reading).lock_owned().await;
        let snapshot = self.read(&entry, &[], None, reading).await?;
        let problem = lock(&entry.state).problem.clone();
        problem.map_or(Ok(snapshot), Err)
    }

    /// Makes the next use of each folder read its files again, because what they name has changed.
    pub(crate) fn invalidate(&self) {
        for entry in lock(&self.0.folders).values() {
            entry.changes.fetch_add(1, Ordering::Release);
        }
    }

    /// Returns the problem with the files of a folder that was read, even if an older snapshot stays in force.
    pub fn problem(&self, folder: Option<&Path>) -> Option<ConfigProblem> {
        let folders = lock(&self.0.folders);
        let entry = folders.get(&folder.map(Path::to_owned))?;
        let problem = lock(&entry.state).problem.clone()?;
        Some(describe(&problem))
    }

    /// Returns the environment of commands in `cwd`.
    ///
    /// Errors: as [`Configuration::current`], as text for the client.
    pub async fn command_environment(
        &self,
        cwd: &Path,
        flags: &[String],
    ) -> Result<CommandEnvironment, String> {
        self.current(Some(cwd), flags)
            .await
            .map(|snapshot| CommandEnvironment::new(&snapshot))
            .map_err(|error| format!("failed to load configuration: {error}"))
    }

    /// Returns why the rules for commands in `cwd` could not be read, if that was so.
    pub async fn problem_of_rules(&self, cwd: &Path) -> Option<ConfigProblem> {
        let snapshot = self.current(Some(cwd), &[]).await.ok()?;
        let problem = snapshot.loaded.problem_of_rules.as_ref()?;
        Some(ConfigProblem {
            message: problem.to_string(),
            file: Some(problem.file.clone()),
            position: problem.at.as_ref().map(|at| (at.line, at.column)),
            end: problem.at.as_ref().map(|at| (at.line, at.column)),
        })
    }

    /// Returns the settings of the trusted project around `cwd` that do not apply, with the reasons.
    /// Returns none for an invalid configuration, which fails where it is used.
    pub async fn held_back(&self, cwd: &Path) -> Vec<HeldBack> {
        let snapshot = self.current(Some(cwd), &[]).await;
        let held_back = snapshot.map(|snapshot| snapshot.loaded.held_back());
        let held_back = held_back.unwrap_or_default();
        for held_back in &held_back {
            warn!("{held_back}; {}", held_back.advice());
        }
        held_back
    }

    /// Returns the entry of a folder; evicts the least recently used entry beyond the limit.
    fn entry(&self, folder: Option<&Path>) -> Arc<Folder> {
        let folder = folder.map(Path::to_owned);
        let now = self.0.clock.fetch_add(1, Ordering::Relaxed);
        let mut folders = lock(&self.0.folders);
        if let Some(entry) = folders.get(&folder) {
            entry.used.store(now, Ordering::Relaxed);
            return Arc::clone(entry);
        }
        if folders.len() >= MAX_FOLDERS {
            let oldest = folders
                .iter()
                .min_by_key(|(_, entry)| entry.used.load(Ordering::Relaxed))
                .map(|(folder, _)| folder.clone());
            let gone = oldest.and_then(|oldest| folders.remove(&oldest));
            if let (Some(gone), Some(Some(watching))) = (gone, self.0.watch.get()) {
                watching.watch.forget(&gone.changes);
            }
        }
        let entry = Arc::new(Folder {
            folder: folder.clone(),
            used: AtomicU64::new(now),
            // More than a state that was never read has seen.
            changes: Arc::new(AtomicU64::new(1)),
            reading: Arc::default(),
            state: Mutex::default(),
        });
        folders.insert(folder, Arc::clone(&entry));
        entry
    }

    /// Returns the cached snapshot of a folder, if the files have not changed.
    fn known(&self, entry: &Folder, flags: &[String]) -> Option<Arc<Snapshot>> {
        self.watching()?.take_changes();
        let changes = entry.changes.load(Ordering::Acquire);
        let state = lock(&entry.state);
        if !state.is_watched || state.seen != changes {
            return None;
        }
        let mut snapshots = state.snapshots.iter();
        snapshots.find(|known| known.flags == flags).cloned()
    }

    /// Reads files on the blocking pool. The read continues if the caller is cancelled.
    async fn read(
        &self,
        entry: &Arc<Folder>,
        flags: &[String],
        by: Option<Arc<str>>,
        reading: OwnedMutexGuard<()>,
    ) -> Result<Arc<Snapshot>, Arc<Error>> {
        // The first use starts the watch, which needs the runtime.
        self.watching();
        let (this, entry, flags) = (self.clone(), Arc::clone(entry), flags.to_vec());
        blocking::run(move || {
            let _reading = reading;
            this.read_here(&entry, &flags, by)
        })
        .await
    }

    fn read_here(
        &self,
        entry: &Folder,
        flags: &[String],
        by: Option<Arc<str>>,
    ) -> Result<Arc<Snapshot>, Arc<Error>> {
        let mut sources = Sources {
            cwd: entry.folder.clone(),
            ..self.0.sources.clone()
        };
        // Later changes count on.
        let seen = entry.changes.load(Ordering::Acquire);
        let (named, named_files) = {
            let state = lock(&entry.state);
            (state.named.clone(), state.named_files.clone())
        };
        let is_watched = self
            .0
            .watch
            .get()
            .and_then(Option::as_ref)
            .is_some_and(|watching| {
                let folders = config::folders(&sources, &named);
                let mut paths = config::paths(&sources, &named);
                paths.extend(named_files);
                watching.watch.cover(&paths, &folders, &entry.changes)
            });
        let files = Files::read(&sources);
        let mut told = Vec::new();
        // No other task changes the state meanwhile, and the lock must not be held during the slow part.
        let mut state = lock(&entry.state).clone();
        state.seen = seen;
        state.is_watched = is_watched;
        let instructions = instructions_for(entry, &sources, &state.named);
        if *state.instructions != *instructions {
            state.instructions = instructions.into();
            state.snapshots.clear();
        }
        let result = self
            .take(entry, &mut state, &sources, files, by, &mut told)
            .and_then(|files| {
                if let Some(known) = state.snapshots.iter().find(|known| known.flags == flags) {
                    return Ok(Arc::clone(known));
                }
                sources.flags.extend_from_slice(flags);
                let snapshot = Arc::new(Snapshot {
                    loaded: config::load_files(&sources, &files).map_err(Arc::new)?,
                    instruction_files: Arc::clone(&state.instructions),
                    memo: Memo::default(),
                    flags: flags.to_vec(),
                });
                if state.snapshots.len() >= MAX_FLAGS {
                    state.snapshots.remove(1);
                }
                state.snapshots.push(Arc::clone(&snapshot));
                Ok(snapshot)
            });
        *lock(&entry.state) = state;
        for event in told {
            self.0.events.emit(event);
        }
        result
    }

    /// Stores the files that were read, or keeps the last valid ones if they are invalid. Returns the files in force.
    fn take(
        &self,
        entry: &Folder,
        state: &mut State,
        sources: &Sources,
        files: Files,
        by: Option<Arc<str>>,
        told: &mut Vec<HostEventKind>,
    ) -> Result<Arc<Files>, Arc<Error>> {
        if let Some(known) = state.files.as_ref().filter(|known| ***known == files) {
            state.problem = None;
            return Ok(Arc::clone(known));
        }
        let loaded = match (config::load_files(sources, &files), &state.files) {
            (Ok(loaded), _) => loaded,
            (Err(error), known) => {
                // A folder that was never read combines its own files with the last valid files of the user.
                let known = known.clone().or_else(|| {
                    let own = self.good_files(None)?;
                    let mixed = files.with_own_of(&own);
                    let loaded = config::load_files(sources, &mixed).ok()?;
                    state.said = Some(Said::by(&loaded));
                    Some(Arc::new(mixed))
                });
                state.files.clone_from(&known);
                let described = describe(&error);
                let is_news = state
                    .problem
                    .as_deref()
                    .is_none_or(|known| describe(known) != described);
                // A problem with the user's files is reported once, not for each folder.
                let is_own =
                    [Some(sources.user_file()), sources.system.clone()].contains(&described.file);
                if is_news && (entry.folder.is_none() || !is_own) {
                    warn!(%error, "the configuration cannot be used");
                    told.push(HostEventKind::ConfigProblem(described));
                }
                let error = Arc::new(error);
                state.problem = Some(Arc::clone(&error));
                return known.ok_or(error);
            }
        };
        let said = Said::by(&loaded);
        if let Some(before) = &state.said {
            let keys = differing(&before.merged, &said.merged);
            // A change of the user's files is told once, not for each folder.
            let is_own = entry.folder.is_some() && before.of_project == said.of_project;
            if !keys.is_empty() && !is_own {
                told.push(HostEventKind::ConfigChanged {
                    folder: entry.folder.clone(),
                    keys,
                    by,
                });
            }
        }
        let config = &loaded.config;
        let named = instructions::Wanted::of(config);
        if state.named != named {
            // Files with other names, or in other folders, are not watched yet.
            state.is_watched &=
                state.named.fallback == named.fallback && state.named.markers == named.markers;
            state.named = named;
            state.instructions = instructions_for(entry, sources, &state.named).into();
        }
        let named_files = files.named();
        // Other files than before are not watched yet.
        state.is_watched &= state.named_files == named_files;
        state.named_files = named_files;
        let files = Arc::new(files);
        state.said = Some(said);
        state.files = Some(Arc::clone(&files));
        state.problem = None;
        state.snapshots.clear();
        state.snapshots.push(Arc::new(Snapshot {
            loaded,
            instruction_files: Arc::clone(&state.instructions),
            memo: Memo::default(),
            flags: Vec::new(),
        }));
        Ok(files)
    }

    /// Returns the files that are in force in a folder.
    fn good_files(&self, folder: Option<&Path>) -> Option<Arc<Files>> {
        let entry = lock(&self.0.folders)
            .get(&folder.map(Path::to_owned))
            .cloned()?;
        lock(&entry.state).files.clone()
    }

    /// Returns the watch; the first call starts it.
    fn watching(&self) -> Option<&Watch> {
        let watching = self.0.watch.get_or_init(|| {
            let watch = Watch::start()
                .inspect_err(|error| debug!(%error, "configuration files are not watched"))
                .ok()?;
            let watch = Arc::new(watch);
            let stop = CancellationToken::new();
            let listening = listen(Arc::downgrade(&self.0), Arc::clone(&watch), stop.clone());
            task::spawn(listening);
            Some(Watching {
                watch,
                _stop: stop.drop_guard(),
            })
        });
        watching.as_ref().map(|watching| &*watching.watch)
    }

    /// Reads the user's files again, after a client of another process changed them by the method `by`. Observers get
    /// an event if the watch has not seen the change before.
    pub(crate) async fn edited_elsewhere(&self, by: Arc<str>) {
        let entry = self.entry(None);
        let reading = Arc::clone(&entry.reading).lock_owned().await;
        // A problem is told as an event.
        let _ = self.read(&entry, &[], Some(by), reading).await;
    }

    /// Reads changed folders that are in use again, so that observers get their events.
    async fn refresh(&self) {
        if !self.0.events.is_watched() {
            return;
        }
        let changed: Vec<Arc<Folder>> = lock(&self.0.folders)
            .values()
            .filter(|entry| entry.has_changed() && lock(&entry.state).files.is_some())
            .cloned()
            .collect();
        for entry in changed {
            let reading = Arc::clone(&entry.reading).lock_owned().await;
            // Another task may have read it meanwhile. An error is reported as an event.
            if entry.has_changed() {
                let _ = self.read(&entry, &[], None, reading).await;
            }
        }
    }
}

/// Listens for file changes until `stop` is cancelled.
async fn listen(shared: std::sync::Weak<Shared>, watch: Arc<Watch>, stop: CancellationToken) {
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            changed = watch.changed() => if let Err(error) = changed {
                return warn!(%error, "configuration files are not watched any more");
            },
        }
        // Editors write a file in several steps.
        tokio::time::sleep(SETTLE).await;
        watch.take_changes();
        let Some(shared) = shared.upgrade() else {
            return;
        };
        Configuration(shared).refresh().await;
    }
}

/// Returns the top-level keys with different values.
fn differing(before: &toml::Table, after: &toml::Table) -> BTreeSet<String> {
    let keys = before.keys().chain(after.keys());
    keys.filter(|key| before.get(*key) != after.get(*key))
        .cloned()
        .collect()
}

/// Returns the instruction files of a folder that say something.
fn instructions_for(
    entry: &Folder,
    sources: &Sources,
    wanted: &instructions::Wanted,
) -> Vec<PathBuf> {
    let Some(folder) = &entry.folder else {
        return Vec::new();
    };
    let mut files = instructions::sources(&sources.home, folder, wanted);
    files.retain(|file| instructions::says_something(&sources.home, file, wanted.most));
    files
}

fn describe(error: &Error) -> ConfigProblem {
    ConfigProblem {
        message: error.to_string(),
        file: error.file().map(Path::to_owned),
        position: error.position().map(|at| (at.line, at.column)),
        end: error
            .position()
            .map(|at| (at.end.0 as usize, at.end.1 as usize)),
    }
}

/// Reads the id of the installation, or creates one. In a home folder that is not writable, each start creates a new
/// id.
fn installation_id(home: &Path) -> String {
    let file = home.join("installation_id");
    if let Ok(id) = std::fs::read_to_string(&file) {
        return id.trim().to_owned();
    }
    let id = uuid::Uuid::now_v7().to_string();
    let _ = private::make_folder(home)
        .and_then(|()| private::make_file(&file))
        .and_then(|()| std::fs::write(&file, &id));
    id
}
