//! Sandboxes on systems other than Linux: there are none.

use std::{io, net::TcpListener, os::fd::RawFd, path::Path, sync::LazyLock};

use crate::sandbox::{Availability, Mechanism, Policy, Prepared};

/// Returns that no mechanism works.
pub fn detect() -> &'static Availability {
    static NONE: LazyLock<Availability> = LazyLock::new(|| {
        let reason = || Err("only Linux has it".to_owned());
        Availability {
            bubblewrap: reason(),
            landlock: reason(),
            mounts: reason(),
            signals: reason(),
        }
    });
    &NONE
}

pub(super) fn command(
    _: &Policy,
    _: Mechanism,
    _: &[String],
    _: &Path,
    _: bool,
) -> io::Result<Prepared> {
    Err(io::ErrorKind::Unsupported.into())
}

pub(super) fn receive(_: RawFd) -> io::Result<TcpListener> {
    Err(io::ErrorKind::Unsupported.into())
}
