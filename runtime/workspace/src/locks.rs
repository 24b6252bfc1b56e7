//! Locks of plain data and of files.

use std::{
    fs::{self, File, TryLockError},
    io,
    os::unix::fs::DirBuilderExt,
    path::Path,
    sync::{Mutex, MutexGuard, PoisonError},
    thread::sleep,
    time::{Duration, Instant},
};

use crate::files::open_to_append;

/// How long the lock of a file is waited for. Who changes a file holds it for less.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);

/// The time between two tries.
const PAUSE: Duration = Duration::from_millis(10);

/// Locks data that stays usable after a panic: each change of it is whole when its lock is released.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Locks a file for this process, and waits a few seconds for another one that holds it. Dropping the file releases it.
/// Blocks.
///
/// Commands in a sandbox can lock what they can read, for as long as they run: that is the error `WouldBlock`.
pub fn lock_file(file: &File) -> io::Result<()> {
    lock_file_within(file, PATIENCE)
}

/// Opens a file that programs hold while they change the files beside it, and locks it as [`lock_file`] does. Creates the
/// folder and the file, for their user alone.
pub fn lock_in(folder: &Path, name: &str) -> io::Result<File> {
    let mut make = fs::DirBuilder::new();
    make.recursive(true).mode(0o700).create(folder)?;
    let lock = open_to_append(&folder.join(name))?;
    lock_file(&lock)?;
    Ok(lock)
}

/// Locks a file as [`lock_file`] does, but waits for `patience`: for work that takes another time than a change of the file.
pub fn lock_file_within(file: &File, patience: Duration) -> io::Result<()> {
    let start = Instant::now();
    loop {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) if start.elapsed() < patience => sleep(PAUSE),
            Err(TryLockError::WouldBlock) => {
                let told = "another program keeps it locked";
                return Err(io::Error::new(io::ErrorKind::WouldBlock, told));
            }
            locked => return locked.map_err(io::Error::from),
        }
    }
}

#[cfg(test)]
mod tests {
    use rustix::fs::{CWD, FileType, Mode, mknodat};

    use super::*;

    #[test]
    fn a_pipe_in_place_of_a_lock_holds_nobody_up() {
        let folder = tempfile::tempdir().unwrap();
        let mode = Mode::from_raw_mode(0o600);
        mknodat(CWD, folder.path().join("lock"), FileType::Fifo, mode, 0).unwrap();
        assert!(lock_in(folder.path(), "lock").is_err());
        let below = folder.path().join("new");
        drop(lock_in(&below, "lock").unwrap());
        assert!(lock_in(&below, "lock").is_ok());
    }
}
