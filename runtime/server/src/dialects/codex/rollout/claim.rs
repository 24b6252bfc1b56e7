//! The locks with which programs keep each other away from the threads that they write to: a file for each thread,
//! which Codex locks for itself while it has the thread. Our own processes share the lock.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    time::Duration,
};

use threadwire_engine::ThreadId;
use threadwire_workspace::locks::lock_file_within;

/// The folder of the locks in the home folder.
const FOLDER: &str = "thread-writer-locks";

/// The lock that is held while another one is taken or removed.
const COORDINATION: &str = ".coordination.lock";

/// How long another program may hold that lock; a command in a sandbox can hold it for as long as it runs.
const PATIENCE: Duration = Duration::from_millis(500);

/// A lock that this process has.
pub(super) struct Claim {
    file: File,
    path: PathBuf,
}

impl Claim {
    /// Takes the lock of a thread, also where Codex was never in the home folder: it may come while the thread is loaded.
    ///
    /// Errors: another program has the thread (`WouldBlock`), or the lock cannot be made.
    pub(super) fn take(home: &Path, thread: ThreadId) -> io::Result<Self> {
        let folder = home.join(FOLDER);
        fs::create_dir_all(&folder)?;
        let coordination = coordination(&folder)?;
        // Who keeps it for longer is no such program.
        let _ = lock_file_within(&coordination, PATIENCE);
        let path = folder.join(format!("{thread}.lock"));
        let file = open(&path)?;
        file.try_lock_shared()?;
        Ok(Self { file, path })
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        let folder = self.path.parent();
        let Some(Ok(lock)) = folder.map(coordination) else {
            return;
        };
        // Who is the last one removes the file; otherwise it stays, and nobody minds.
        if matches!(lock.try_lock(), Ok(())) && matches!(self.file.try_lock(), Ok(())) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

fn coordination(folder: &Path) -> io::Result<File> {
    open(&folder.join(COORDINATION))
}

fn open(path: &Path) -> io::Result<File> {
    File::options()
        .create(true)
        .truncate(false)
        .read(true)
        .write(true)
        .open(path)
}
