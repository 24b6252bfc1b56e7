//! Placeholders: empty folders at protected paths that do not exist yet.
//!
//! A sandbox makes a path read-only by a mount, and a mount needs an existing path. So if a protected path is missing,
//! an empty folder is created while a confined command runs, and removed afterwards. The sticky bit distinguishes it
//! from a folder that a user created; a file lock on it tells other processes with commands in the same place that it
//! is still needed. If a process is killed, its placeholder stays; it is empty and harmless, and is removed after the
//! next command in the same place. A program outside of the sandbox may start to use the folder (`git init`): then it
//! stays.
//!
//! Commands of other threads may write the folder around a placeholder meanwhile, and put a link at any part of its path.
//! So its folder is opened without following links, and everything is done relative to what is open.

use std::{
    collections::{BTreeMap, BTreeSet},
    ffi::OsStr,
    fs::{self, File},
    io,
    os::{
        fd::{AsFd, AsRawFd, OwnedFd},
        unix::fs::{MetadataExt, PermissionsExt},
    },
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard},
    thread,
    time::{Duration, Instant},
};

use memchr::memmem;
use rustix::{
    fs::{
        AtFlags, CWD, Dir, FlockOperation, Mode, OFlags, flock, fstat, mkdirat, openat, statat,
        unlinkat,
    },
    io::Errno,
    process::geteuid,
};
use tokio::{runtime::Handle, task::JoinHandle};

use super::{Policy, nofollow, proxy::Proxy};
use crate::locks::lock;

/// The mode bit that marks a placeholder.
const STICKY: u32 = 0o1000;

/// The mode of a placeholder, and of a folder that a program took over.
const MODE: u32 = 0o755;

/// Number of tries to remove a placeholder that is still in use, or to lock one that another program locks, and the time
/// between them: killed processes need a moment to disappear.
const TRIES: u32 = 20;
const PAUSE: Duration = Duration::from_millis(25);

/// Maximum number of tries to create a folder that another process removes at once.
const MOST_RACES: u32 = 100;

/// Tells whether a path is a placeholder: an empty folder with the mark, or one that this process created on a file
/// system without the sticky bit.
pub(crate) fn is_one(path: &Path) -> bool {
    open_folder(CWD, path.as_os_str()).is_ok_and(|folder| {
        is_empty(&folder) && (is_marked(&folder) || registry().contains_key(path))
    })
}

fn is_empty(folder: &File) -> bool {
    let is_entry = |name: &[u8]| name != b"." && name != b"..";
    Dir::read_from(folder).is_ok_and(|entries| {
        entries
            .into_iter()
            .all(|entry| entry.is_ok_and(|entry| !is_entry(entry.file_name().to_bytes())))
    })
}

fn is_marked(folder: &File) -> bool {
    folder
        .metadata()
        .is_ok_and(|metadata| metadata.mode() & STICKY != 0 && metadata.uid() == geteuid().as_raw())
}

/// Opens a folder, but not through a link in its place.
fn open_folder(around: impl AsFd, name: &OsStr) -> Result<File, Errno> {
    let flags = OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    openat(around, name, flags, Mode::empty()).map(File::from)
}

/// The place of a placeholder: the open folder around it, and its name.
struct Place<'a> {
    around: OwnedFd,
    name: &'a OsStr,
}

impl<'a> Place<'a> {
    /// `path` has no links, apart from those that a command puts there meanwhile; then it cannot be opened.
    fn of(path: &'a Path) -> io::Result<Self> {
        let (Some(around), Some(name)) = (path.parent(), path.file_name()) else {
            return Err(io::ErrorKind::InvalidInput.into());
        };
        Ok(Self {
            around: nofollow::open(around)?,
            name,
        })
    }

    /// Tells whether an open folder is the one in this place.
    fn has(&self, folder: &File) -> bool {
        let there = statat(&self.around, self.name, AtFlags::SYMLINK_NOFOLLOW);
        let (Ok(open), Ok(there)) = (fstat(folder), there) else {
            return false;
        };
        (open.st_dev, open.st_ino) == (there.st_dev, there.st_ino)
    }
}

/// The placeholders of a confined command. Dropping the value releases them, once no process of the command lives; on a
/// runtime, another thread does.
#[derive(Debug, Default)]
pub struct Placeholders {
    places: Places,
    /// The proxy of the command, which ends with this value.
    pub(super) proxy: Option<Proxy>,
}

#[derive(Debug, Default)]
struct Places {
    paths: Vec<PathBuf>,
    /// Has a watch while a process lives in the sandbox of the command; `None` where nothing tells that.
    living: Option<OwnedFd>,
}

impl Placeholders {
    /// Creates placeholders for the missing protected paths of a policy. A folder that no command can write needs none.
    pub(crate) fn hold(policy: &Policy) -> io::Result<Self> {
        let mut held = Self::default();
        for path in policy.missing()? {
            match hold(&path) {
                Ok(true) => held.places.paths.push(path),
                Ok(false) => {}
                Err(error) => {
                    let told = format!("{} cannot be protected: {error}", path.display());
                    return Err(io::Error::new(error.kind(), told));
                }
            }
        }
        Ok(held)
    }

    /// Holds them while `living` has a watch, too.
    pub(super) fn while_living(mut self, living: Option<OwnedFd>) -> Self {
        self.places.living = living;
        self
    }

    /// Releases them on another thread, and waits for that.
    pub(crate) async fn release(mut self) {
        if let Some(released) = self.release_aside() {
            // It fails only where the runtime ends, and has released them then.
            let _ = released.await;
        }
    }

    /// Releases them on a thread for that, if this one works for a runtime.
    fn release_aside(&mut self) -> Option<JoinHandle<()>> {
        let places = Released(std::mem::take(&mut self.places));
        if places.0.paths.is_empty() && outlived().is_empty() {
            return None;
        }
        let runtime = Handle::try_current().ok()?;
        Some(runtime.spawn_blocking(move || drop(places)))
    }
}

impl Drop for Placeholders {
    fn drop(&mut self) {
        self.release_aside();
    }
}

/// Places that are released where this is dropped: also by a runtime that ends before it does the work.
struct Released(Places);

impl Drop for Released {
    fn drop(&mut self) {
        let left = release(std::mem::take(&mut self.0));
        if !left.is_empty() {
            // If no thread can be started, they are removed later or by the next command.
            let _ = thread::Builder::new()
                .name("placeholders".to_owned())
                .spawn(move || retry(left));
        }
    }
}

fn retry(mut left: Vec<PathBuf>) {
    for _ in 0..TRIES {
        thread::sleep(PAUSE);
        left = remove_unused(&mut registry(), left);
        if left.is_empty() {
            return;
        }
    }
}

/// Waits until no placeholder of this process is left, at most for `limit`. A process that exits earlier leaves the
/// placeholders of its last commands behind.
pub fn wait_for_placeholders(limit: Duration) {
    let deadline = Instant::now() + limit;
    loop {
        let mut registry = registry();
        let all = registry.keys().cloned().collect();
        remove_unused(&mut registry, all);
        if registry.is_empty() || Instant::now() >= deadline {
            return;
        }
        drop(registry);
        thread::sleep(PAUSE / 5);
    }
}

/// Tells whether no command can write a folder in which this process failed to make another one. A command can change
/// the permissions of a folder of its user, and a command of root can become its owner. It can do nothing about a folder
/// that cannot be changed (`EPERM`) or that is mounted read-only.
fn stays_closed(folder: &OwnedFd, error: Errno) -> bool {
    let user = geteuid();
    match error {
        Errno::ROFS | Errno::PERM => true,
        Errno::ACCESS => {
            !user.is_root() && fstat(folder).is_ok_and(|folder| folder.st_uid != user.as_raw())
        }
        _ => false,
    }
}

/// A placeholder that commands of this process use, or that could not be removed yet.
#[derive(Debug)]
struct Held {
    commands: usize,
    /// The open folder, with a shared lock.
    folder: File,
}

static REGISTRY: Mutex<BTreeMap<PathBuf, Held>> = Mutex::new(BTreeMap::new());

fn registry() -> MutexGuard<'static, BTreeMap<PathBuf, Held>> {
    lock(&REGISTRY)
}

/// Creates a placeholder, or adds a user to an existing one. Returns `false` if something else exists at the path, or if
/// no command can make anything there.
fn hold(path: &Path) -> io::Result<bool> {
    for _ in 0..TRIES {
        if let Some(is_held) = try_to_hold(path)? {
            return Ok(is_held);
        }
        // Another server is about to remove it. A command can lock it for longer, and must not hold up other commands.
        thread::sleep(PAUSE);
    }
    Err(io::Error::other("another program keeps it locked"))
}

/// Does what [`hold`] does; returns `None` if another program has locked the folder for itself.
fn try_to_hold(path: &Path) -> io::Result<Option<bool>> {
    let mut registry = registry();
    let place = Place::of(path)?;
    if let Some(held) = registry.get_mut(path)
        && place.has(&held.folder)
    {
        held.commands += 1;
        return Ok(Some(true));
    }
    for _ in 0..MOST_RACES {
        let is_new = match mkdirat(&place.around, place.name, Mode::from_raw_mode(MODE as _)) {
            Ok(()) => true,
            Err(Errno::EXIST) => false,
            Err(error) if stays_closed(&place.around, error) => return Ok(Some(false)),
            Err(Errno::ACCESS) => {
                let told = "the folder around it belongs to the user but cannot be written, and a command could change \
                            that; make it writable (chmod u+w), or leave it out of the writable folders";
                return Err(io::Error::new(io::ErrorKind::PermissionDenied, told));
            }
            Err(error) => return Err(error.into()),
        };
        let folder = match open_folder(&place.around, place.name) {
            Ok(folder) => folder,
            Err(Errno::NOENT) => continue,
            Err(_) if !is_new => return Ok(Some(false)),
            Err(error) => return Err(error.into()),
        };
        if is_new {
            // Not every file system keeps the sticky bit; then only the registry of this process knows the placeholder.
            let _ = folder.set_permissions(fs::Permissions::from_mode(STICKY | MODE));
        } else if !(is_empty(&folder) && is_marked(&folder)) {
            return Ok(Some(false));
        }
        // Without file locks, other processes do not know that the placeholder is needed.
        if flock(&folder, FlockOperation::NonBlockingLockShared) == Err(Errno::WOULDBLOCK) {
            return Ok(None);
        }
        // Another process may have removed it before it was locked.
        if place.has(&folder) {
            let commands = 1;
            registry.insert(path.to_owned(), Held { commands, folder });
            return Ok(Some(true));
        }
    }
    Err(io::Error::other("somebody keeps removing it"))
}

/// The placeholders of commands that have ended and of which a process may live.
static OUTLIVED: Mutex<Vec<Places>> = Mutex::new(Vec::new());

/// Tells whether a process lives in a sandbox. The kernel knows: a look at all processes misses those that go on in new
/// ones again and again.
fn is_living(sandbox: &OwnedFd) -> bool {
    let watches = fs::read(format!("/proc/self/fdinfo/{}", sandbox.as_raw_fd()));
    watches.is_ok_and(|watches| memmem::find(&watches, b"\ninotify ").is_some())
}

/// Releases the placeholders of one command. Returns those that could not be removed yet.
fn release(places: Places) -> Vec<PathBuf> {
    let mut registry = registry();
    if !places.paths.is_empty() {
        outlived().push(places);
    }
    remove_unused(&mut registry, Vec::new())
}

fn outlived() -> MutexGuard<'static, Vec<Places>> {
    lock(&OUTLIVED)
}

/// Removes placeholders of which no process lives, and does what [`remove`] does.
fn remove_unused(registry: &mut BTreeMap<PathBuf, Held>, mut paths: Vec<PathBuf>) -> Vec<PathBuf> {
    let mut living = Vec::new();
    let mut outlived = outlived();
    for places in std::mem::take(&mut *outlived) {
        if places.living.as_ref().is_some_and(is_living) {
            living.extend(places.paths.iter().cloned());
            outlived.push(places);
            continue;
        }
        for path in places.paths {
            if let Some(held) = registry.get_mut(&path) {
                held.commands -= 1;
            }
            paths.push(path);
        }
    }
    drop(outlived);
    let mut left = remove(registry, paths);
    left.append(&mut living);
    left
}

/// Removes placeholders without users. Returns those that an ending command or another process still uses.
fn remove(registry: &mut BTreeMap<PathBuf, Held>, paths: Vec<PathBuf>) -> Vec<PathBuf> {
    let mut left = Vec::new();
    let mut locked = Vec::new();
    for path in paths {
        let Some(held) = registry.get(&path).filter(|held| held.commands == 0) else {
            continue;
        };
        let is_there = Place::of(&path).is_ok_and(|place| place.has(&held.folder));
        if !is_there {
            registry.remove(&path);
        } else if flock(&held.folder, FlockOperation::NonBlockingLockExclusive)
            == Err(Errno::WOULDBLOCK)
        {
            left.push(path);
        } else {
            locked.push(path);
        }
    }
    // One look at the mounts of other processes for all paths: it costs more than everything else here.
    let mounted = mounted_elsewhere(&locked);
    for path in locked {
        if mounted.contains(&path) {
            left.push(path);
        } else if remove_folder(&path).is_ok() {
            registry.remove(&path);
        } else if let Some(held) = registry.remove(&path) {
            // Another program has started to use the folder.
            let _ = held
                .folder
                .set_permissions(fs::Permissions::from_mode(MODE));
        }
    }
    for held in left.iter().filter_map(|path| registry.get(path)) {
        // The attempt to get the exclusive lock may have released the shared lock.
        let _ = flock(&held.folder, FlockOperation::NonBlockingLockShared);
    }
    left
}

/// Removes an empty folder.
fn remove_folder(path: &Path) -> io::Result<()> {
    let place = Place::of(path)?;
    Ok(unlinkat(&place.around, place.name, AtFlags::REMOVEDIR)?)
}

/// Returns the paths at which another mount namespace has a mount. Removing a folder also removes the mounts on it in all
/// namespaces, so a process that outlives its command could then create anything there.
#[cfg(target_os = "linux")]
fn mounted_elsewhere(paths: &[PathBuf]) -> BTreeSet<PathBuf> {
    let mut mounted = BTreeSet::new();
    let processes = match fs::read_dir("/proc") {
        Ok(processes) if !paths.is_empty() => processes,
        _ => return mounted,
    };
    let wanted: Vec<(Vec<u8>, &PathBuf)> = paths.iter().map(|path| (escaped(path), path)).collect();
    let mut seen: BTreeSet<PathBuf> = fs::read_link("/proc/self/ns/mnt").into_iter().collect();
    for process in processes.flatten() {
        if !process.file_name().as_encoded_bytes()[0].is_ascii_digit() {
            continue;
        }
        let namespace = fs::read_link(process.path().join("ns/mnt"));
        if !namespace.is_ok_and(|namespace| seen.insert(namespace)) {
            continue;
        }
        let mounts = fs::read(process.path().join("mountinfo")).unwrap_or_default();
        let points = mounts
            .split(|byte| *byte == b'\n')
            .filter_map(|line| line.split(|byte| *byte == b' ').nth(4));
        for point in points {
            let found = wanted.iter().filter(|(escaped, _)| escaped == point);
            mounted.extend(found.map(|(_, path)| PathBuf::clone(path)));
        }
    }
    mounted
}

#[cfg(not(target_os = "linux"))]
fn mounted_elsewhere(_paths: &[PathBuf]) -> BTreeSet<PathBuf> {
    BTreeSet::new()
}

/// Escapes a path as the kernel does in its mount lists.
#[cfg(target_os = "linux")]
fn escaped(path: &Path) -> Vec<u8> {
    use std::os::unix::ffi::OsStrExt;

    let mut text = Vec::new();
    for byte in path.as_os_str().as_bytes() {
        match byte {
            b' ' | b'\t' | b'\n' | b'\\' => text.extend(format!("\\{byte:03o}").bytes()),
            byte => text.push(*byte),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use std::{
        os::unix::fs::symlink,
        sync::{
            atomic::{AtomicBool, Ordering},
            mpsc,
        },
    };

    use rustix::fs::{RenameFlags, renameat_with};

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::symlink_metadata(path).unwrap().mode() & 0o7777
    }

    #[test]
    fn a_link_in_the_place_of_a_folder_leads_nowhere() {
        let dir = tempfile::tempdir().unwrap();
        let dir = dir.path().canonicalize().unwrap();
        let (outside, inside) = (dir.join("outside"), dir.join("sub"));
        fs::create_dir_all(outside.join(".git")).unwrap();
        fs::create_dir(&inside).unwrap();
        let held = inside.join(".git");
        assert!(hold(&held).unwrap());
        fs::rename(&inside, dir.join("moved")).unwrap();
        symlink(&outside, &inside).unwrap();

        assert!(hold(&inside.join(".codex")).is_err());
        assert!(hold(&held).is_err());
        let places = Places {
            paths: vec![held],
            living: None,
        };
        assert!(release(places).is_empty());
        let left: Vec<_> = fs::read_dir(&outside).unwrap().collect();
        assert_eq!(left.len(), 1, "{left:?}");
        assert!(outside.join(".git").is_dir());
    }

    /// A command can make a folder that looks like a placeholder where the workspace of another thread will be.
    #[test]
    fn a_lock_of_another_program_holds_nobody_up() {
        let dir = tempfile::tempdir().unwrap();
        let dir = dir.path().canonicalize().unwrap();
        let (locked, other) = (dir.join(".codex"), dir.join(".git"));
        fs::create_dir(&locked).unwrap();
        fs::set_permissions(&locked, fs::Permissions::from_mode(STICKY | MODE)).unwrap();
        let lock = File::open(&locked).unwrap();
        lock.lock().unwrap();

        let (told, tells) = mpsc::channel();
        thread::spawn(move || told.send((hold(&locked).is_err(), hold(&other).unwrap())));
        let limit = Duration::from_secs(60);
        assert_eq!(tells.recv_timeout(limit), Ok((true, true)));
    }

    /// What is created is replaced by a link before its mode is set.
    #[test]
    fn a_link_in_the_place_of_a_placeholder_is_not_followed() {
        let dir = tempfile::tempdir().unwrap();
        let dir = dir.path().canonicalize().unwrap();
        let (secret, path, link) = (dir.join("secret"), dir.join(".codex"), dir.join("link"));
        fs::write(&secret, "").unwrap();
        fs::set_permissions(&secret, fs::Permissions::from_mode(0o600)).unwrap();
        let is_over = AtomicBool::new(false);
        thread::scope(|scope| {
            scope.spawn(|| {
                symlink(&secret, &link).unwrap();
                while !is_over.load(Ordering::Relaxed) {
                    let flags = RenameFlags::EXCHANGE;
                    if renameat_with(CWD, &link, CWD, &path, flags).is_ok() {
                        let _ = fs::remove_file(&path);
                        let _ = fs::remove_dir(&link);
                        let _ = symlink(&secret, &link);
                    }
                }
            });
            for _ in 0..1_000 {
                if let Ok(true) = hold(&path) {
                    // As a release, but without the look at all mounts.
                    registry().remove(&path);
                    let _ = fs::remove_dir(&path);
                }
                if mode(&secret) != 0o600 {
                    break;
                }
            }
            is_over.store(true, Ordering::Relaxed);
        });
        assert_eq!(mode(&secret), 0o600);
    }
}
