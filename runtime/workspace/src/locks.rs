//! Locks of plain data and of files.

use std::{
    fs::{File, TryLockError},
    io,
    sync::{Mutex, MutexGuard, PoisonError},
    thread::sleep,
    time::Duration,
};

/// How often the lock of a file is tried, and the time between: five seconds in all. Who changes a file holds it for less.
const TRIES: u32 = 500;
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
    for _ in 0..TRIES {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => sleep(PAUSE),
            locked => return locked.map_err(io::Error::from),
        }
    }
    let told = "another program keeps it locked";
    Err(io::Error::new(io::ErrorKind::WouldBlock, told))
}
