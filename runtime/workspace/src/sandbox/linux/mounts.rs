//! Read-only folders inside writable ones, by a mount namespace.

use std::{
    ffi::{CStr, CString},
    io,
    os::{fd::AsRawFd, unix::ffi::OsStrExt},
    path::PathBuf,
};

use rustix::{
    fs::{Mode, OFlags, open},
    mount::{MountPropagationFlags, mount_bind_recursive, mount_change},
    process::{getegid, geteuid},
    thread::{CapabilitySet, UnshareFlags, capabilities},
};

/// Mounts to make in the child.
pub(super) struct Mounts {
    read_only: Vec<CString>,
    /// Where we may not mount a namespace of users comes first; what is written to these files of it.
    user: Option<[(&'static CStr, CString); 3]>,
}

impl Mounts {
    pub(super) fn new(read_only: &[PathBuf]) -> io::Result<Self> {
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
        Ok(Self {
            read_only: read_only
                .iter()
                .map(|path| CString::new(path.as_os_str().as_bytes()))
                .collect::<Result<_, _>>()?,
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
    pub(super) fn enter(&self) -> io::Result<()> {
        let mut flags = UnshareFlags::NEWNS;
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
        for path in &self.read_only {
            mount_bind_recursive(&**path, &**path)?;
            make_read_only(path)?;
        }
        Ok(())
    }
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
            rustix::fs::CWD.as_raw_fd(),
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
