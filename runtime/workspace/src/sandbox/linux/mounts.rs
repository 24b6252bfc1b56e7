//! A mount namespace in which only the writable folders, without their protected paths, are writable, and which has
//! private devices, terminals and shared memory.

use std::{
    ffi::{CStr, CString},
    io,
    os::{
        fd::{AsRawFd, OwnedFd},
        unix::ffi::OsStrExt,
    },
    path::{Path, PathBuf},
};

use crate::sandbox::{Policy, unseen};

use tracing::warn;

use super::{
    devices::Devices,
    network::{OwnUser, unshare},
};

use rustix::{
    fs::{CWD, inotify},
    mount::{
        MountFlags, MountPropagationFlags, MoveMountFlags, OpenTreeFlags, mount,
        mount_bind_recursive, mount_change, move_mount, open_tree,
    },
    thread::UnshareFlags,
};

/// The mounts that the child makes.
pub(super) struct Mounts {
    /// Paths that stay writable, each with a copy of its mount once it is made.
    writable: Vec<(CString, Option<OwnedFd>)>,
    /// Those that are in read-only paths of others.
    inner: Vec<(CString, Option<OwnedFd>)>,
    /// Whether the whole file system is writable.
    all: bool,
    /// Folders that become mounts, so that they cannot be renamed; outermost first.
    pinned: Vec<CString>,
    read_only: Vec<CString>,
    /// Folders and files that cannot be opened.
    hidden: Vec<(CString, Kind)>,
    /// Files that appear empty.
    emptied: Vec<CString>,
    /// The empty file that takes their place.
    empty: CString,
    devices: Devices,
    /// Watches the devices, which the kernel takes away with the last process of the namespace. `None` where the user
    /// has too many watches.
    watch: Option<OwnedFd>,
    /// The user namespace that an unprivileged user needs first.
    user: Option<OwnUser>,
}

/// The kind of a hidden path.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Folder,
    File,
}

/// What a namespace changes. All paths exist and have no links.
#[derive(Debug, Default)]
pub(super) struct Plan {
    /// Paths that stay writable; everything else becomes read-only.
    pub(super) writable: Vec<PathBuf>,
    /// Folders that cannot be renamed.
    pub(super) pinned: Vec<PathBuf>,
    /// Paths that are read-only in writable ones.
    pub(super) read_only: Vec<PathBuf>,
    /// Paths that cannot be read.
    pub(super) hidden: Vec<PathBuf>,
    /// Files that appear empty.
    pub(super) emptied: Vec<PathBuf>,
    /// The empty file that takes their place.
    pub(super) empty: PathBuf,
}

impl Plan {
    /// Plans what a policy says, and makes the empty files.
    pub(super) fn of(policy: &Policy) -> io::Result<Self> {
        let (read_only, hidden, emptied) = (policy.protected(), policy.hidden(), policy.emptied());
        let mut covered = hidden.clone();
        let mut empty = policy.unseen.empty.clone();
        if !emptied.is_empty() {
            if let Err(error) = unseen::make(&empty) {
                // It hides as well, but tools that copy folders copy a device.
                warn!(%error, "/dev/null stands for files that commands do not see");
                empty = "/dev/null".into();
            }
            covered.extend(emptied.iter().cloned());
        }
        Ok(Self {
            writable: policy.writable(),
            pinned: policy.pinned(&read_only, &covered),
            read_only,
            hidden,
            emptied,
            empty,
        })
    }
}

impl Mounts {
    /// Prepares a namespace. `terminal` tells whether the process has a terminal of its own.
    pub(super) fn new(plan: &Plan, terminal: bool) -> io::Result<Self> {
        let text = |path: &Path| CString::new(path.as_os_str().as_bytes());
        let texts = |paths: &[PathBuf]| -> Result<Vec<_>, _> {
            paths.iter().map(|path| text(path)).collect()
        };
        let hidden = |path: &PathBuf| -> io::Result<_> {
            let kind = match path.is_dir() {
                true => Kind::Folder,
                false => Kind::File,
            };
            Ok((text(path)?, kind))
        };
        let all = plan.writable.iter().any(|path| path == Path::new("/"));
        let is_inner = |path: &PathBuf| plan.read_only.iter().any(|outer| path.starts_with(outer));
        let writable = |wanted: bool| {
            let paths = plan.writable.iter();
            let paths = paths.filter(move |path| is_inner(path) == wanted);
            let paths = paths.map(|path| Ok((text(path)?, None)));
            paths.collect::<io::Result<_>>()
        };
        Ok(Self {
            all,
            writable: writable(false)?,
            inner: writable(true)?,
            pinned: texts(&plan.pinned)?,
            read_only: texts(&plan.read_only)?,
            hidden: plan.hidden.iter().map(hidden).collect::<io::Result<_>>()?,
            emptied: texts(&plan.emptied)?,
            empty: text(&plan.empty)?,
            devices: Devices::new(&plan.writable, terminal)?,
            watch: inotify::init(inotify::CreateFlags::CLOEXEC).ok(),
            user: OwnUser::needed()?,
        })
    }

    /// Returns a file of this process that has a watch (`/proc/self/fdinfo`) while a process lives in the namespace.
    pub(super) fn watch(&self) -> Option<OwnedFd> {
        self.watch.as_ref()?.try_clone().ok()
    }

    /// Enters the namespace and makes the mounts; makes system calls only.
    pub(super) fn enter(&mut self) -> io::Result<()> {
        // System V shared memory, semaphores and message queues are not files, so they need an IPC namespace.
        let mut flags = UnshareFlags::NEWNS | UnshareFlags::NEWIPC;
        if self.user.is_some() {
            flags |= UnshareFlags::NEWUSER;
        }
        unshare(flags)?;
        if let Some(user) = &self.user {
            user.map()?;
        }
        // Mounts made here must not propagate to the outside.
        mount_change(
            c"/",
            MountPropagationFlags::PRIVATE | MountPropagationFlags::REC,
        )?;
        for (path, copy) in &mut self.inner {
            *copy = Some(copied(path)?);
        }
        if !self.all {
            self.keep_writable()?;
        }
        for path in &self.pinned {
            mount_bind_recursive(&**path, &**path)?;
        }
        for path in &self.read_only {
            mount_bind_recursive(&**path, &**path)?;
            make_read_only(path)?;
        }
        for (path, copy) in &mut self.inner {
            if let Some(copy) = copy.take() {
                put(copy, path)?;
            }
        }
        // Before the folder of the empty file may be hidden.
        for path in &self.emptied {
            mount_bind_recursive(&*self.empty, &**path)?;
            make_read_only(path)?;
        }
        let flags = MountFlags::NOSUID | MountFlags::NODEV | MountFlags::NOEXEC;
        for (path, kind) in &self.hidden {
            match kind {
                Kind::Folder => {
                    let flags = flags | MountFlags::RDONLY;
                    mount(c"tmpfs", &**path, c"tmpfs", flags, c"mode=0")?;
                }
                Kind::File => {
                    mount_bind_recursive(c"/dev/null", &**path)?;
                    // Without devices, opening it fails.
                    change(path, READ_ONLY | NO_DEVICES)?;
                }
            }
        }
        self.devices.enter()?;
        if let Some(watch) = &self.watch {
            // Without it, processes of the namespace are looked for.
            let _ = inotify::add_watch(watch, c"/dev", inotify::WatchFlags::DELETE_SELF);
        }
        Ok(())
    }

    fn keep_writable(&mut self) -> io::Result<()> {
        // Copied before the root becomes read-only, so that read-only mounts inside of them stay read-only.
        for (path, copy) in &mut self.writable {
            *copy = Some(copied(path)?);
        }
        make_read_only(c"/")?;
        for (path, copy) in &mut self.writable {
            if let Some(copy) = copy.take() {
                put(copy, path)?;
            }
        }
        Ok(())
    }
}

/// Copies the mount of a path with its submounts.
pub(super) fn copied(path: &CStr) -> io::Result<OwnedFd> {
    let flags = OpenTreeFlags::OPEN_TREE_CLONE
        | OpenTreeFlags::OPEN_TREE_CLOEXEC
        | OpenTreeFlags::AT_RECURSIVE;
    Ok(open_tree(CWD, path, flags)?)
}

/// Mounts a copy at a file or folder.
pub(super) fn put(copy: OwnedFd, path: &CStr) -> io::Result<()> {
    let flags = MoveMountFlags::MOVE_MOUNT_F_EMPTY_PATH;
    Ok(move_mount(copy, c"", CWD, path, flags)?)
}

/// Makes a mount and its submounts read-only.
fn make_read_only(path: &CStr) -> io::Result<()> {
    change(path, READ_ONLY)
}

const READ_ONLY: u64 = 1;
const NO_DEVICES: u64 = 4;

/// Sets flags of a mount and its submounts without changing their other flags, which `mount(2)` cannot do.
fn change(path: &CStr, set: u64) -> io::Result<()> {
    #[repr(C)]
    struct MountAttributes {
        set: u64,
        clear: u64,
        propagation: u64,
        user_namespace: u64,
    }

    let attributes = MountAttributes {
        set,
        clear: 0,
        propagation: 0,
        user_namespace: 0,
    };
    #[expect(
        unsafe_code,
        reason = "no library wraps mount_setattr; the pointers are valid for the call, the size is that of the value"
    )]
    let result = unsafe {
        libc::syscall(
            libc::SYS_mount_setattr,
            CWD.as_raw_fd(),
            path.as_ptr(),
            libc::AT_RECURSIVE,
            &raw const attributes,
            size_of::<MountAttributes>(),
        )
    };
    match result {
        0 => Ok(()),
        _ => Err(io::Error::last_os_error()),
    }
}
