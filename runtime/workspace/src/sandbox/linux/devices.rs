//! A `/dev` of the command's own, with a few devices that keep nothing, new terminals and new shared memory.
//!
//! The terminals of a user are all his processes' to read and to write, and so is the memory that they share; neither
//! can be taken out by rules for files alone, because new ones come at any time.

use std::{
    ffi::{CStr, CString},
    io,
    os::{fd::OwnedFd, unix::ffi::OsStrExt},
    path::{Path, PathBuf},
};

use rustix::{
    fs::{CWD, Mode, OFlags, chmod, mkdir, open, readlinkat_raw, symlink},
    io::Errno,
    mount::{MountFlags, mount},
};

use crate::sandbox::kernel::SHARED_MEMORY;

use super::mounts::{copied, put};

/// What is kept of the system's devices, where it has them.
const DEVICES: [&CStr; 5] = [
    c"/dev/null",
    c"/dev/zero",
    c"/dev/full",
    c"/dev/random",
    c"/dev/urandom",
];

/// The terminal that a process belongs to, whichever it is.
const OWN_TERMINAL: &CStr = c"/dev/tty";

/// Where a process finds its terminal by name, since it is not among the new ones.
const CONSOLE: &CStr = c"/dev/console";

/// The first file descriptor: the terminal of a process that has one.
const INPUT: &CStr = c"/proc/self/fd/0";

/// Size of the longest name of a terminal, with its end.
const LONGEST_NAME: usize = 64;

const LINKS: [(&CStr, &CStr); 5] = [
    (c"pts/ptmx", c"/dev/ptmx"),
    (c"/proc/self/fd", c"/dev/fd"),
    (c"/proc/self/fd/0", c"/dev/stdin"),
    (c"/proc/self/fd/1", c"/dev/stdout"),
    (c"/proc/self/fd/2", c"/dev/stderr"),
];

/// Devices to make in the child.
pub(super) struct Devices {
    terminal: bool,
    copies: [Option<OwnedFd>; DEVICES.len() + 2],
    /// Writable folders in shared memory: the folders on the way, outermost first, and the copy of the last.
    kept: Vec<(Vec<CString>, Option<OwnedFd>)>,
}

impl Devices {
    /// Prepares devices that leave the `writable` folders in shared memory in place.
    pub(super) fn new(writable: &[PathBuf], terminal: bool) -> io::Result<Self> {
        let shared = writable
            .iter()
            .filter(|path| path.starts_with(SHARED_MEMORY));
        let on_the_way = |path: &PathBuf| -> io::Result<_> {
            let ancestors = path.ancestors();
            let mut folders = ancestors
                .take_while(|folder| folder.starts_with(SHARED_MEMORY))
                .map(|folder: &Path| CString::new(folder.as_os_str().as_bytes()))
                .collect::<Result<Vec<_>, _>>()?;
            folders.reverse();
            Ok((folders, None))
        };
        Ok(Self {
            terminal,
            copies: Default::default(),
            kept: shared.map(on_the_way).collect::<io::Result<_>>()?,
        })
    }

    /// Puts the devices into the mount namespace; only system calls.
    pub(super) fn enter(&mut self) -> io::Result<()> {
        let mut name = [0; LONGEST_NAME];
        let own = match self.terminal {
            true => [Some(OWN_TERMINAL), input_name(&mut name)],
            false => [None, None],
        };
        let sources = DEVICES.into_iter().map(Some).chain(own);
        for (copy, source) in self.copies.iter_mut().zip(sources) {
            *copy = match source.map(copied).transpose() {
                Err(error) if error.raw_os_error() == Some(Errno::NOENT.raw_os_error()) => None,
                copied => copied?,
            };
        }
        for (folders, copy) in &mut self.kept {
            if let Some(folder) = folders.last() {
                *copy = Some(copied(folder)?);
            }
        }
        let flags = MountFlags::NOSUID | MountFlags::NOEXEC;
        mount(c"tmpfs", c"/dev", c"tmpfs", flags, c"mode=755")?;
        let places = DEVICES.iter().chain(&[OWN_TERMINAL, CONSOLE]);
        for (copy, place) in self.copies.iter_mut().zip(places) {
            if let Some(copy) = copy.take() {
                let flags = OFlags::CREATE | OFlags::EXCL | OFlags::WRONLY | OFlags::CLOEXEC;
                drop(open(*place, flags, Mode::RUSR | Mode::WUSR)?);
                put(copy, place)?;
            }
        }
        for (target, link) in LINKS {
            symlink(target, link)?;
        }
        let everyone = Mode::RWXU | Mode::RWXG | Mode::RWXO;
        mkdir(c"/dev/pts", everyone)?;
        mount(
            c"devpts",
            c"/dev/pts",
            c"devpts",
            flags,
            c"newinstance,ptmxmode=0666,mode=620",
        )?;
        mkdir(c"/dev/shm", everyone)?;
        // The mask for new files took some of it away.
        chmod(c"/dev/shm", everyone | Mode::SVTX)?;
        self.keep()
    }

    fn keep(&mut self) -> io::Result<()> {
        for (folders, copy) in &mut self.kept {
            for folder in folders.iter() {
                match mkdir(&**folder, Mode::RWXU) {
                    Err(Errno::EXIST) => {}
                    made => made?,
                }
            }
            if let (Some(folder), Some(copy)) = (folders.last(), copy.take()) {
                put(copy, folder)?;
            }
        }
        Ok(())
    }
}

/// Reads the name of the terminal that the process has as its input. The mount through which it was opened belongs to
/// the namespace before, so it must be found anew.
fn input_name(name: &mut [u8; LONGEST_NAME]) -> Option<&CStr> {
    let length = readlinkat_raw(CWD, INPUT, &mut name[..LONGEST_NAME - 1]).ok()?;
    let name = CStr::from_bytes_with_nul(name.get(..=length)?).ok()?;
    name.to_bytes().starts_with(b"/dev/").then_some(name)
}
