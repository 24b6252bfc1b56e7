//! A mount namespace in which only the writable folders, less what is protected in them, are mounted to be written, and
//! which has devices, terminals and shared memory of its own.

use std::{
    ffi::{CStr, CString},
    io,
    os::{
        fd::{AsRawFd, OwnedFd},
        unix::ffi::OsStrExt,
    },
    path::{Path, PathBuf},
};

use super::devices::Devices;

use rustix::{
    fs::{CWD, Mode, OFlags, open},
    mount::{
        MountPropagationFlags, MoveMountFlags, OpenTreeFlags, mount_bind_recursive, mount_change,
        move_mount, open_tree,
    },
    process::{getegid, geteuid},
    thread::{CapabilitySet, UnshareFlags, capabilities},
};

/// Mounts to make in the child.
pub(super) struct Mounts {
    /// What stays as it is while all else becomes read-only, with the copy of its mounts once it is made.
    writable: Vec<(CString, Option<OwnedFd>)>,
    /// Whether all of the file system is writable.
    all: bool,
    /// Folders that become mounts, so that they cannot be renamed; outermost first.
    pinned: Vec<CString>,
    read_only: Vec<CString>,
    devices: Devices,
    /// Where we may not mount a namespace of users comes first; what is written to these files of it.
    user: Option<[(&'static CStr, CString); 3]>,
}

impl Mounts {
    /// Prepares to leave `writable` as it is, apart from keeping the folders `pinned` from being renamed, to make
    /// `read_only` inside of it read-only, and everything outside of it. `terminal` tells whether the process has a
    /// terminal of its own.
    pub(super) fn new(
        writable: &[PathBuf],
        pinned: &[PathBuf],
        read_only: &[PathBuf],
        terminal: bool,
    ) -> io::Result<Self> {
        let (user, group) = (geteuid(), getegid());
        let maps = |user: u32, group: u32| -> io::Result<_> {
            Ok([
                (c"/proc/self/setgroups", c"deny".to_owned()),
                (
                    c"/proc/self/uid_map",
                    CString::new(format!("{user} {user} 1"))?,
                ),
                (
                    c"/proc/self/gid_map",
                    CString::new(format!("{group} {group} 1"))?,
                ),
            ])
        };
        let text = |path: &Path| CString::new(path.as_os_str().as_bytes());
        let texts = |paths: &[PathBuf]| -> Result<Vec<_>, _> {
            paths.iter().map(|path| text(path)).collect()
        };
        let all = writable.iter().any(|path| path == Path::new("/"));
        Ok(Self {
            all,
            writable: writable
                .iter()
                .map(|path| Ok((text(path)?, None)))
                .collect::<io::Result<_>>()?,
            pinned: texts(pinned)?,
            read_only: texts(read_only)?,
            devices: Devices::new(writable, terminal)?,
            user: match capabilities(None)?
                .effective
                .contains(CapabilitySet::SYS_ADMIN)
            {
                true => None,
                false => Some(maps(user.as_raw(), group.as_raw())?),
            },
        })
    }

    /// Enters the namespace and makes the mounts; only system calls.
    pub(super) fn enter(&mut self) -> io::Result<()> {
        // Memory, semaphores and messages that processes of a user share are no files.
        let mut flags = UnshareFlags::NEWNS | UnshareFlags::NEWIPC;
        if self.user.is_some() {
            flags |= UnshareFlags::NEWUSER;
        }
        unshare(flags)?;
        for (file, text) in self.user.iter().flatten() {
            let file = open(*file, OFlags::WRONLY | OFlags::CLOEXEC, Mode::empty())?;
            rustix::io::write(&file, text.to_bytes())?;
        }
        // Nothing that happens here is to be seen outside.
        mount_change(
            c"/",
            MountPropagationFlags::PRIVATE | MountPropagationFlags::REC,
        )?;
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
        self.devices.enter()
    }

    fn keep_writable(&mut self) -> io::Result<()> {
        // Copied before, so that what is read-only in them already remains so.
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

/// Copies the mount of a path with those inside it, to be put elsewhere.
pub(super) fn copied(path: &CStr) -> io::Result<OwnedFd> {
    let flags = OpenTreeFlags::OPEN_TREE_CLONE
        | OpenTreeFlags::OPEN_TREE_CLOEXEC
        | OpenTreeFlags::AT_RECURSIVE;
    Ok(open_tree(CWD, path, flags)?)
}

/// Puts a copy where a file or folder is.
pub(super) fn put(copy: OwnedFd, path: &CStr) -> io::Result<()> {
    let flags = MoveMountFlags::MOVE_MOUNT_F_EMPTY_PATH;
    Ok(move_mount(copy, c"", CWD, path, flags)?)
}

fn unshare(flags: UnshareFlags) -> io::Result<()> {
    #[expect(
        unsafe_code,
        reason = "the caller has just been forked, so it has one thread, and it shares no memory that the flags split"
    )]
    let unshared = unsafe { rustix::thread::unshare_unsafe(flags) };
    Ok(unshared?)
}

/// Makes a mount and those inside it read-only and leaves all else of them as it is, which `mount(2)` cannot.
fn make_read_only(path: &CStr) -> io::Result<()> {
    #[repr(C)]
    struct MountAttributes {
        set: u64,
        clear: u64,
        propagation: u64,
        user_namespace: u64,
    }
    const READ_ONLY: u64 = 1;

    let attributes = MountAttributes {
        set: READ_ONLY,
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
