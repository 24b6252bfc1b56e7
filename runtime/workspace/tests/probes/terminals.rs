//! Probes of other terminals, and of new ones.

use std::{
    fs::File,
    io::{self, Error, Read, Write},
    os::fd::{AsRawFd, FromRawFd},
    path::PathBuf,
};

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

use crate::{
    inside::{
        Allowed::{Always, Never},
        Probe, probe,
    },
    system::{call, open, or},
};

const QUIET: i32 = libc::O_NOCTTY | libc::O_NONBLOCK;

/// Errors for a file that is not a terminal, after the permission checks.
const NO_TERMINAL: &[i32] = &[libc::ENOTTY, libc::EINVAL];

pub(crate) const PROBES: &[Probe] = &[
    probe("open another terminal to read", Never, |w| {
        open(&w.terminal, libc::O_RDONLY | QUIET).map(drop)
    }),
    probe("open another terminal to write", Never, |w| {
        open(&w.terminal, libc::O_WRONLY | QUIET).map(drop)
    }),
    probe("open another terminal through its process", Never, |w| {
        open(w.of_victim("fd/0"), libc::O_RDONLY | QUIET).map(drop)
    }),
    probe("open the terminal of the server", Never, |_| {
        open("/dev/tty", libc::O_RDWR | QUIET).map(drop)
    }),
    probe("open the console", Never, |_| {
        open("/dev/console", libc::O_RDWR | QUIET).map(drop)
    }),
    probe("open a screen of the machine", Never, |_| {
        open("/dev/tty0", libc::O_RDWR | QUIET).map(drop)
    }),
    probe("type into a terminal", Never, |_| {
        request(libc::TIOCSTI as usize)
    }),
    probe("type into a terminal by a longer number", Never, |_| {
        request(libc::TIOCSTI as usize | 0x1_0000_0000)
    }),
    probe("paste into a console", Never, |_| {
        request(libc::TIOCLINUX as usize)
    }),
    probe("change what drives a terminal", Never, |_| {
        request(libc::TIOCSETD as usize)
    }),
    probe("take the messages of the console", Never, |_| {
        request(libc::TIOCCONS as usize)
    }),
    probe("make a terminal", Always, |_| {
        let ours = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY)?;
        grantpt(&ours)?;
        unlockpt(&ours)?;
        let name = ptsname(&ours, Vec::new())?;
        let name = PathBuf::from(name.into_string().map_err(io::Error::other)?);
        let theirs = open(&name, libc::O_RDWR | libc::O_NOCTTY)?;
        let mut theirs = unsafe { File::from_raw_fd(theirs) };
        let mut ours = File::from(ours);
        ours.write_all(b"x\n")?;
        theirs.read_exact(&mut [0; 2])?;
        let mut found = [0; 64];
        let (fd, size) = (theirs.as_raw_fd(), found.len());
        match unsafe { libc::ttyname_r(fd, found.as_mut_ptr(), size) } {
            0 => Ok(()),
            code => Err(Error::from_raw_os_error(code)),
        }
    }),
];

fn request(number: usize) -> io::Result<()> {
    let argument = [0_u8; 8];
    or(
        call(libc::SYS_ioctl, [0, number, argument.as_ptr() as usize]),
        NO_TERMINAL,
    )
}
