//! What a started program does not inherit: descriptors that the owner itself inherited, and a raised limit of them.
//!
//! All descriptors that Threadwire opens close on exec. Whoever started it may have left others open, such as a log file
//! or a connection, which a sandbox would not take from a command.

use std::{ffi::c_int, io, sync::OnceLock};

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// The first descriptor behind the standard streams.
const FIRST: c_int = 3;

/// How many descriptors are marked one by one, on kernels before 5.11.
const MAX_MARKED: u64 = 65_536;

/// The limit of open files before it was raised.
static GIVEN: OnceLock<Rlimit> = OnceLock::new();

/// Raises the limit of open files of this process as far as the system permits. The usual limit of 1024 is enough for
/// a few hundred clients only. Started programs keep the former limit, because some of them use `select`, which takes
/// no higher descriptors.
pub fn raise_open_files() {
    let given = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: given.maximum,
        ..given
    };
    if given.current != given.maximum && setrlimit(Resource::Nofile, raised).is_ok() {
        // The first value is the one that was given.
        let _ = GIVEN.set(given);
    }
}

/// Prepares a process that was just forked for its program: it closes all descriptors but the standard streams, and
/// has the limit of open files that this program was given. Makes system calls only.
pub(crate) fn hold_back() -> io::Result<()> {
    if let Some(given) = GIVEN.get() {
        setrlimit(Resource::Nofile, *given)?;
    }
    close_on_exec()
}

/// Marks all descriptors but the standard streams to be closed by exec.
fn close_on_exec() -> io::Result<()> {
    #[cfg(target_os = "linux")]
    {
        #[expect(
            unsafe_code,
            reason = "glibc wraps it since 2.34 only; it changes flags of descriptors"
        )]
        let marked = unsafe {
            libc::syscall(
                libc::SYS_close_range,
                FIRST,
                u32::MAX,
                libc::CLOSE_RANGE_CLOEXEC,
            )
        };
        if marked == 0 {
            return Ok(());
        }
    }
    let limit = getrlimit(Resource::Nofile).current;
    let end = limit.unwrap_or(MAX_MARKED).min(MAX_MARKED);
    for descriptor in FIRST..c_int::try_from(end).unwrap_or(c_int::MAX) {
        #[expect(
            unsafe_code,
            reason = "most of these descriptors are not open, and none is used"
        )]
        unsafe {
            libc::fcntl(descriptor, libc::F_SETFD, libc::FD_CLOEXEC);
        }
    }
    Ok(())
}
