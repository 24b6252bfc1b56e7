//! Tells which rollout files changed since the last look.
//!
//! On Linux the kernel notes each change at once (inotify), so a look at folders in which nothing happened costs one
//! system call, however many files there are. Elsewhere nothing is noted, and each look lists all files.

use std::path::PathBuf;

#[cfg(target_os = "linux")]
pub(super) use linux::Watch;

#[cfg(target_os = "linux")]
mod linux {
    use std::{
        collections::{BTreeSet, HashMap},
        ffi::OsStr,
        io,
        mem::MaybeUninit,
        os::{fd::OwnedFd, unix::ffi::OsStrExt},
        path::Path,
    };

    use rustix::{
        fs::inotify::{self, CreateFlags, ReadFlags, Reader, WatchFlags},
        io::Errno,
    };

    use super::{
        super::{ARCHIVE, SESSIONS},
        PathBuf,
    };

    /// The folders that are watched.
    pub(in super::super) struct Watch {
        inotify: OwnedFd,
        home: i32,
        folders: HashMap<i32, PathBuf>,
    }

    impl Watch {
        /// Starts to watch a home folder, without the folders in it.
        pub(in super::super) fn new(home: &Path) -> io::Result<Self> {
            let inotify = inotify::init(CreateFlags::CLOEXEC | CreateFlags::NONBLOCK)?;
            let appearing = WatchFlags::CREATE | WatchFlags::MOVED_TO | WatchFlags::ONLYDIR;
            Ok(Self {
                home: inotify::add_watch(&inotify, home, appearing)?,
                inotify,
                folders: HashMap::new(),
            })
        }

        /// Watches the files of a folder, too. A folder that does not exist is told when it appears.
        pub(in super::super) fn add(&mut self, folder: &Path) -> io::Result<()> {
            let changes = WatchFlags::CREATE
                | WatchFlags::MODIFY
                | WatchFlags::DELETE
                | WatchFlags::MOVED_FROM
                | WatchFlags::MOVED_TO
                | WatchFlags::MOVE_SELF
                | WatchFlags::ONLYDIR;
            match inotify::add_watch(&self.inotify, folder, changes) {
                Ok(id) => drop(self.folders.insert(id, folder.to_owned())),
                Err(Errno::NOENT) => {}
                Err(error) => return Err(error.into()),
            }
            Ok(())
        }

        /// Returns the files that appeared, grew or went away since the last call; `None` if any file may have.
        pub(in super::super) fn changed(&mut self) -> Option<Vec<PathBuf>> {
            let mut buffer = [MaybeUninit::uninit(); 4096];
            let mut events = Reader::new(&self.inotify, &mut buffer);
            let mut files = BTreeSet::new();
            loop {
                let event = match events.next() {
                    Ok(event) => event,
                    Err(Errno::AGAIN) => return Some(files.into_iter().collect()),
                    Err(Errno::INTR) => continue,
                    Err(_) => return None,
                };
                let name = event
                    .file_name()
                    .map(|name| OsStr::from_bytes(name.to_bytes()));
                let kind = event.events();
                if event.wd() == self.home && !kind.contains(ReadFlags::IGNORED) {
                    if name.is_some_and(|name| name == SESSIONS || name == ARCHIVE) {
                        return None;
                    }
                    continue;
                }
                // A folder that appeared has files that nobody told of; one that moved or went away is not watched.
                let unknown = ReadFlags::ISDIR
                    | ReadFlags::MOVE_SELF
                    | ReadFlags::IGNORED
                    | ReadFlags::QUEUE_OVERFLOW;
                let folder = self.folders.get(&event.wd());
                let (Some(folder), Some(name), false) = (folder, name, kind.intersects(unknown))
                else {
                    return None;
                };
                files.insert(folder.join(name));
            }
        }
    }
}

/// Stands for no watch.
#[cfg(not(target_os = "linux"))]
pub(super) enum Watch {}

#[cfg(not(target_os = "linux"))]
impl Watch {
    pub(super) fn new(_home: &std::path::Path) -> std::io::Result<Self> {
        Err(std::io::ErrorKind::Unsupported.into())
    }

    pub(super) fn add(&mut self, _folder: &std::path::Path) -> std::io::Result<()> {
        match *self {}
    }

    pub(super) fn changed(&mut self) -> Option<Vec<PathBuf>> {
        match *self {}
    }
}
