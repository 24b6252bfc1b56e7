//! How a file is known again, so that what was read of it counts for as long as it stays the same.

use std::{
    io,
    os::fd::BorrowedFd,
    path::Path,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use rustix::{
    fs::{AtFlags, CWD, statat},
    io::Errno,
};

/// How long after its last change a file is read again although its times are the same: a change that follows closely
/// may have the time of the one before, because clocks of file systems are coarse.
const SETTLES: Duration = Duration::from_secs(2);

/// Which file or folder it is, and when it changed. A folder changes when an entry comes, goes or is replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    device: u64,
    inode: u64,
    size: u64,
    /// Of the content, and of anything else; in seconds since 1970, and nanoseconds.
    changed: [(i64, i64); 2],
}

impl Identity {
    /// Looks at a file, behind links; `None` for one that does not exist.
    pub fn of(path: &Path) -> io::Result<Option<Self>> {
        Self::within(CWD, path)
    }

    /// Looks at a file by its path from an open folder, which for many files of a folder takes half the time.
    #[allow(clippy::unnecessary_cast, reason = "the types differ between systems")]
    pub fn within(folder: BorrowedFd<'_>, path: &Path) -> io::Result<Option<Self>> {
        match statat(folder, path, AtFlags::empty()) {
            Ok(file) => Ok(Some(Self {
                device: file.st_dev as u64,
                inode: file.st_ino as u64,
                size: file.st_size as u64,
                changed: [
                    (file.st_mtime as i64, file.st_mtime_nsec as i64),
                    (file.st_ctime as i64, file.st_ctime_nsec as i64),
                ],
            })),
            Err(Errno::NOENT) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Tells whether a change after `now` has another time.
    pub fn has_settled(&self, now: SystemTime) -> bool {
        let now = now.duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = now.saturating_sub(SETTLES).as_secs();
        let passed = |(seconds, _): &(i64, i64)| u64::try_from(*seconds).is_ok_and(|at| at < now);
        self.changed.iter().all(passed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_has_settled_is_known_by_its_times() {
        let identity = |changed: i64, status: i64| Identity {
            device: 1,
            inode: 1,
            size: 1,
            changed: [(changed, 0), (status, 0)],
        };
        let now = UNIX_EPOCH + Duration::from_secs(1000);
        assert!(identity(997, 997).has_settled(now));
        for (changed, status) in [(998, 997), (997, 998), (1000, 997), (2000, 2000)] {
            assert!(!identity(changed, status).has_settled(now));
        }
    }
}
