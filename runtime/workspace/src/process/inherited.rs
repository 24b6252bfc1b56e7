//! What a started program does not inherit: descriptors that the owner itself inherited.
//!
//! All descriptors that Threadwire opens close on exec. Whoever started it may have left others open, such as a log file
//! or a connection, which a sandbox would not take from a command.

use std::{ffi::c_int, io};

/// The first descriptor behind the standard streams.
const FIRST: c_int = 3;

/// How many descriptors are marked one by one, on kernels before 5.11.
const MAX_MARKED: u64 = 65_536;

/// Marks all descriptors but the standard streams to be closed by exec. Makes system calls only, so it may run in a
/// process that was just forked.
pub(crate) fn close_on_exec() -> io::Result<()> {
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
    let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
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
