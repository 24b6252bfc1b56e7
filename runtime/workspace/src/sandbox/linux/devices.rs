//! A private `/dev` for a command: a few stateless devices, new terminals and new shared memory.
//!
//! All processes of a user can read and write the user's terminals and shared memory. File rules alone cannot exclude
//! them, because new ones appear at any time.

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

/// Devices of the system that are kept, if they exist.
const DEVICES: [&CStr; 5] = [
    c"/dev/null",
    c"/dev/zero",
    c"/dev/full",
    c"/dev/random",
    c"/dev/urandom",
];

/// The path of a process's own terminal.
const OWN_TERMINAL: &CStr = c"/dev/tty";

/// The path of the terminal by name, because the new `/dev/pts` does not contain it.
const CONSOLE: &CStr = c"/dev/console";

/// Standard input: the terminal of a process that has one.
const INPUT: &CStr = c"/proc/self/fd/0";

/// Maximum length of a terminal name, with its NUL byte.
const LONGEST_NAME: usize = 64;

const LINKS: [(&CStr, &CStr); 5] = [
    (c"pts/ptmx", c"/dev/ptmx"),
    (c"/proc/self/fd", c"/dev/fd"),
    (c"/proc/self/fd/0", c"/dev/stdin"),
    (c"/proc/self/fd/1", c"/dev/stdout"),
    (c"/proc/self/fd/2", c"/dev/stderr"),
];

/// The devices that the child creates.
pub(super) struct Devices {
    terminal: bool,
    copies: [Option<OwnedFd>; DEVICES.len() + 2],
    /// Writable folders in shared memory: their parent folders, outermost first, and a copy of the mount of the last.
    kept: Vec<(Vec<CString>, Option<OwnedFd>)>,
}

impl Devices {
    /// Prepares devices, keeping the `writable` folders in shared memory.
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

    /// Mounts the devices in the mount namespace; makes system calls only.
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
        // The umask removed some permissions.
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

/// Reads the name of the terminal at standard input. The terminal was opened through a mount of the old namespace, so
/// it must be found again by name.
fn input_name(name: &mut [u8; LONGEST_NAME]) -> Option<&CStr> {
    let length = readlinkat_raw(CWD, INPUT, &mut name[..LONGEST_NAME - 1]).ok()?;
    let name = CStr::from_bytes_with_nul(name.get(..=length)?).ok()?;
    name.to_bytes().starts_with(b"/dev/").then_some(name)
}
