//! Placeholders: empty folders at protected paths that do not exist yet.
//!
//! A sandbox makes a path read-only by a mount, and a mount needs an existing path. So if a protected path is missing,
//! an empty folder is created while a confined command runs, and removed afterwards. The sticky bit distinguishes it
//! from a folder that a user created; a file lock on it tells other processes with commands in the same place that it
//! is still needed. If a process is killed, its placeholder stays; it is empty and harmless, and is removed after the
//! next command in the same place. A program outside of the sandbox may start to use the folder (`git init`): then it
//! stays.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, File},
    io,
    os::unix::fs::{MetadataExt, PermissionsExt},
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
    thread,
    time::Duration,
};

use rustix::{
    fs::{FlockOperation, Mode, OFlags, flock, open},
    io::Errno,
    process::geteuid,
};

use super::Policy;

/// The mode bit that marks a placeholder.
const STICKY: u32 = 0o1000;

/// The mode of a placeholder, and of a folder that a program took over.
const MODE: u32 = 0o755;

/// Number of tries to remove a placeholder that is still in use, and the time between them: killed processes need a
/// moment to disappear.
const TRIES: u32 = 20;
const PAUSE: Duration = Duration::from_millis(25);

/// Maximum number of tries to create a folder that another process removes at once.
const MOST_RACES: u32 = 100;

/// Tells whether a path is a placeholder: an empty folder with the mark, or one that this process created on a file
/// system without the sticky bit.
pub(crate) fn is_one(path: &Path) -> bool {
    is_empty_folder(path) && (is_marked(path) || registry().contains_key(path))
}

fn is_empty_folder(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|metadata| metadata.is_dir())
        && fs::read_dir(path).is_ok_and(|mut entries| entries.next().is_none())
}

fn is_marked(path: &Path) -> bool {
    fs::symlink_metadata(path)
        .is_ok_and(|metadata| metadata.mode() & STICKY != 0 && metadata.uid() == geteuid().as_raw())
}

/// The placeholders of a confined command. Dropping the value releases them.
#[derive(Debug, Default)]
pub struct Placeholders(Vec<PathBuf>);

impl Placeholders {
    /// Creates placeholders for the missing protected paths of a policy. A folder that this process cannot write needs
    /// none: the command cannot write it either.
    pub(crate) fn hold(policy: &Policy) -> io::Result<Self> {
        let mut held = Self::default();
        for path in policy.missing() {
            match hold(&path) {
                Ok(true) => held.0.push(path),
                Ok(false) => {}
                Err(error) if is_refusal(&error) => {}
                Err(error) => {
                    let told = format!("{} cannot be protected: {error}", path.display());
                    return Err(io::Error::new(error.kind(), told));
                }
            }
        }
        Ok(held)
    }
}

impl Drop for Placeholders {
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
        left = remove(&mut registry(), left);
        if left.is_empty() {
            return;
        }
    }
}

fn is_refusal(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem
    )
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
    // A panic leaves the registry consistent.
    REGISTRY.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Creates a placeholder, or adds a user to an existing one. Returns `false` if something else exists at the path.
fn hold(path: &Path) -> io::Result<bool> {
    let mut registry = registry();
    if let Some(held) = registry.get_mut(path)
        && is_at(&held.folder, path)
    {
        held.commands += 1;
        return Ok(true);
    }
    for _ in 0..MOST_RACES {
        match fs::create_dir(path) {
            Ok(()) => {
                // Not every file system keeps the sticky bit; then only the registry of this process knows the
                // placeholder.
                let _ = fs::set_permissions(path, fs::Permissions::from_mode(STICKY | MODE));
            }
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
            Err(_) if is_empty_folder(path) && is_marked(path) => {}
            Err(_) => return Ok(false),
        }
        let flags = OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
        let folder = match open(path, flags, Mode::empty()) {
            Ok(folder) => File::from(folder),
            Err(Errno::NOENT) => continue,
            Err(error) => return Err(error.into()),
        };
        // Without file locks, other processes do not know that the placeholder is needed.
        let _ = flock(&folder, FlockOperation::LockShared);
        // Another process may have removed it before it was locked.
        if is_at(&folder, path) {
            let commands = 1;
            registry.insert(path.to_owned(), Held { commands, folder });
            return Ok(true);
        }
    }
    Err(io::Error::other("somebody keeps removing it"))
}

/// Releases the placeholders of one command. Returns those that could not be removed yet.
fn release(paths: Vec<PathBuf>) -> Vec<PathBuf> {
    let mut registry = registry();
    for path in &paths {
        if let Some(held) = registry.get_mut(path) {
            held.commands -= 1;
        }
    }
    remove(&mut registry, paths)
}

/// Removes placeholders without users. Returns those that an ending command or another process still uses.
fn remove(registry: &mut BTreeMap<PathBuf, Held>, paths: Vec<PathBuf>) -> Vec<PathBuf> {
    let mut left = Vec::new();
    let mut locked = Vec::new();
    for path in paths {
        let Some(held) = registry.get(&path).filter(|held| held.commands == 0) else {
            continue;
        };
        if !is_at(&held.folder, &path) {
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
        } else if fs::remove_dir(&path).is_ok() {
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

/// Tells whether an open folder is the folder at a path.
fn is_at(folder: &File, path: &Path) -> bool {
    let identity = |metadata: fs::Metadata| (metadata.dev(), metadata.ino());
    let (Ok(open), Ok(there)) = (folder.metadata(), fs::symlink_metadata(path)) else {
        return false;
    };
    identity(open) == identity(there)
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
