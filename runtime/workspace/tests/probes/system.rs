//! System calls that return errors as values.

use std::{ffi::CString, io, os::unix::ffi::OsStrExt, path::Path};

use libc::{c_int, c_long};

/// Makes a system call.
pub(crate) fn call<const N: usize>(number: c_long, arguments: [usize; N]) -> io::Result<c_long> {
    let argument = |index: usize| arguments.get(index).copied().unwrap_or(0);
    let result = unsafe {
        libc::syscall(
            number,
            argument(0),
            argument(1),
            argument(2),
            argument(3),
            argument(4),
            argument(5),
        )
    };
    match result {
        -1 => Err(io::Error::last_os_error()),
        result => Ok(result),
    }
}

/// Opens a file.
pub(crate) fn open(path: impl AsRef<Path>, flags: c_int) -> io::Result<c_int> {
    let path = text(path);
    let fd = unsafe { libc::open(path.as_ptr(), flags | libc::O_CLOEXEC, 0o600) };
    match fd {
        -1 => Err(io::Error::last_os_error()),
        fd => Ok(fd),
    }
}

/// Opens a file for writing, without writing.
pub(crate) fn open_to_write(path: impl AsRef<Path>) -> io::Result<()> {
    open(path, libc::O_WRONLY | libc::O_NONBLOCK).map(drop)
}

pub(crate) fn text(path: impl AsRef<Path>) -> CString {
    CString::new(path.as_ref().as_os_str().as_bytes()).expect("no zero in a path")
}

/// Treats some errors as success: those that the kernel returns only after its permission checks.
pub(crate) fn or(result: io::Result<c_long>, harmless: &[c_int]) -> io::Result<()> {
    match result {
        Err(error)
            if error
                .raw_os_error()
                .is_some_and(|code| harmless.contains(&code)) =>
        {
            Ok(())
        }
        other => other.map(drop),
    }
}
