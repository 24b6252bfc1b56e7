//! A watch for file changes, which reports possible changes without reading the files.
//!
//! On Linux, it uses inotify. It listens only to events that create, replace, remove or finish writing a file, because
//! the same folders contain databases that are written all the time. Other systems have no watch: there the files are
//! read each time.

use std::{
    io,
    path::{Path, PathBuf},
    sync::{Arc, atomic::AtomicU64},
};

#[cfg(target_os = "linux")]
pub(crate) use linux::Watch;
#[cfg(not(target_os = "linux"))]
pub(crate) use other::Watch;

#[cfg(target_os = "linux")]
mod linux {
    use std::{
        collections::HashMap,
        ffi::{OsStr, OsString},
        mem::MaybeUninit,
        os::unix::ffi::OsStrExt,
        sync::{Mutex, atomic::Ordering},
    };

    use rustix::{
        fd::OwnedFd,
        fs::{
            FsWord,
            inotify::{self, CreateFlags, ReadFlags, WatchFlags},
            statfs,
        },
        io::Errno,
    };
    use threadwire_workspace::locks::lock;
    use tokio::{
        io::{Interest, unix::AsyncFd},
        sync::Notify,
    };

    use super::{Arc, AtomicU64, Path, PathBuf, io};

    /// Buffer size for several events.
    const BUFFER: usize = 4096;

    /// File systems that other machines or programs change without an inotify event: 9P, AFS, Ceph, CIFS, FUSE, NFS and
    /// SMB, by their `statfs` numbers.
    const SILENT: [u64; 9] = [
        0x0102_1997,
        0x5346_414f,
        0x6b41_4653,
        0x00c3_6400,
        0xff53_4d42,
        0x6573_5546,
        0x6969,
        0x517b,
        0xfe53_4d42,
    ];

    /// The watch; see the module.
    pub(crate) struct Watch {
        inotify: AsyncFd<OwnedFd>,
        folders: Mutex<HashMap<i32, Vec<Wish>>>,
        /// Held while folders are added and removed.
        covering: Mutex<()>,
        /// Notified when another task than the listener took the changes.
        taken: Notify,
    }

    /// A subscription to a name in a folder, or to all names in it.
    struct Wish {
        name: Option<OsString>,
        changes: Arc<AtomicU64>,
    }

    /// The watch of a folder, and the name in it that counts, or none for all.
    type Wanted = (i32, Option<OsString>);

    impl Watch {
        /// Errors: the system's limit of watches is reached.
        pub(crate) fn start() -> io::Result<Self> {
            let inotify = inotify::init(CreateFlags::NONBLOCK | CreateFlags::CLOEXEC)?;
            Ok(Self {
                inotify: register(inotify)?,
                folders: Mutex::default(),
                covering: Mutex::default(),
                taken: Notify::new(),
            })
        }

        /// Counts changes of these paths in `changes`, and of whatever is directly in `folders`, and no longer those of the
        /// previous paths. Returns whether all of them can be watched. Reads folders.
        pub(crate) fn cover(
            &self,
            paths: &[PathBuf],
            folders: &[PathBuf],
            changes: &Arc<AtomicU64>,
        ) -> bool {
            let _order = lock(&self.covering);
            // The lock for `take_changes` must not be held while folders are read.
            let mut watched = Vec::new();
            let mut all = true;
            for path in paths {
                all &= self.add(path, &mut watched);
                // The target of a link changes in another folder.
                if path.is_symlink() {
                    let real = path.canonicalize();
                    all &= real.is_ok_and(|real| self.add(&real, &mut watched));
                }
            }
            for folder in folders {
                all &= self.add_folder(folder, None, &mut watched);
            }
            let mut folders = lock(&self.folders);
            for wishes in folders.values_mut() {
                wishes.retain(|wish| !Arc::ptr_eq(&wish.changes, changes));
            }
            for (folder, name) in watched {
                let changes = Arc::clone(changes);
                let wish = Wish { name, changes };
                folders.entry(folder).or_default().push(wish);
            }
            folders.retain(|folder, wishes| {
                if wishes.is_empty() {
                    // Fails for a watch that ended by itself, which is fine.
                    let _ = inotify::remove_watch(self.inotify.get_ref(), *folder);
                }
                !wishes.is_empty()
            });
            all
        }

        /// Removes the subscriptions of `changes`.
        pub(crate) fn forget(&self, changes: &Arc<AtomicU64>) {
            for wishes in lock(&self.folders).values_mut() {
                wishes.retain(|wish| !Arc::ptr_eq(&wish.changes, changes));
            }
        }

        /// Counts all changes up to now. Never blocks.
        pub(crate) fn take_changes(&self) {
            let mut buffer = [MaybeUninit::<u8>::uninit(); BUFFER];
            // Locked before an event is taken, so that no other task finds it gone and not counted yet.
            let mut folders = lock(&self.folders);
            let mut has_changes = false;
            let mut reader = inotify::Reader::new(self.inotify.get_ref(), &mut buffer);
            // An error means that there is no event to read.
            while let Ok(event) = reader.next() {
                has_changes = true;
                if event.events().contains(ReadFlags::QUEUE_OVERFLOW) {
                    folders.values().flatten().for_each(Wish::changed);
                    continue;
                }
                let name = event
                    .file_name()
                    .map(|name| OsStr::from_bytes(name.to_bytes()));
                let Some(interests) = folders.get(&event.wd()) else {
                    continue;
                };
                let concerned = interests
                    .iter()
                    .filter(|interest| match (name, &interest.name) {
                        (Some(name), Some(wanted)) => name == wanted,
                        _ => true,
                    });
                concerned.for_each(Wish::changed);
                if event.events().contains(ReadFlags::IGNORED) {
                    folders.remove(&event.wd());
                }
            }
            drop(folders);
            if has_changes {
                self.taken.notify_one();
            }
        }

        /// Waits until there may be changes, or until another task took some.
        pub(crate) async fn changed(&self) -> io::Result<()> {
            tokio::select! {
                ready = self.inotify.readable() => {
                    let mut ready = ready?;
                    self.take_changes();
                    ready.clear_ready();
                }
                () = self.taken.notified() => {}
            }
            Ok(())
        }

        /// Watches the folder of a path, as [`Watch::add_folder`] does.
        fn add(&self, path: &Path, watched: &mut Vec<Wanted>) -> bool {
            let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else {
                return true;
            };
            self.add_folder(folder, Some(name), watched)
        }

        /// Watches a name in a folder, or all, and returns whether all changes in it are visible. A missing folder is
        /// fine: it is covered by another path.
        fn add_folder(
            &self,
            folder: &Path,
            name: Option<&OsStr>,
            watched: &mut Vec<Wanted>,
        ) -> bool {
            let wanted = WatchFlags::CREATE
                | WatchFlags::CLOSE_WRITE
                | WatchFlags::MOVED_FROM
                | WatchFlags::MOVED_TO
                | WatchFlags::DELETE
                | WatchFlags::DELETE_SELF
                | WatchFlags::MOVE_SELF
                | WatchFlags::ONLYDIR;
            match inotify::add_watch(self.inotify.get_ref(), folder, wanted) {
                Ok(folder) => watched.push((folder, name.map(OsStr::to_owned))),
                Err(Errno::NOENT | Errno::NOTDIR) => return true,
                Err(_) => return false,
            }
            // The type of the field depends on the platform.
            #[allow(clippy::unnecessary_cast, clippy::cast_sign_loss)]
            let is_known = |kind: FsWord| !SILENT.contains(&(kind as u64 & 0xffff_ffff));
            statfs(folder).is_ok_and(|system| is_known(system.f_type))
        }
    }

    /// Registers the descriptor with the runtime.
    #[expect(
        unsafe_code,
        reason = "the runtime trusts its caller to keep the descriptor open"
    )]
    fn register(inotify: OwnedFd) -> io::Result<AsyncFd<OwnedFd>> {
        // SAFETY: an owned descriptor stays open and the same for as long as its owner lives.
        Ok(unsafe { AsyncFd::register_with_interest(inotify, Interest::READABLE) }?)
    }

    impl Wish {
        fn changed(&self) {
            self.changes.fetch_add(1, Ordering::Release);
        }
    }
}

#[cfg(not(target_os = "linux"))]
mod other {
    use super::{Arc, AtomicU64, PathBuf, io};

    /// The watch; see the module.
    pub(crate) struct Watch;

    impl Watch {
        pub(crate) fn start() -> io::Result<Self> {
            Err(io::ErrorKind::Unsupported.into())
        }

        pub(crate) fn cover(&self, _: &[PathBuf], _: &[PathBuf], _: &Arc<AtomicU64>) -> bool {
            false
        }

        pub(crate) fn forget(&self, _: &Arc<AtomicU64>) {}

        pub(crate) fn take_changes(&self) {}

        pub(crate) async fn changed(&self) -> io::Result<()> {
            std::future::pending().await
        }
    }
}
