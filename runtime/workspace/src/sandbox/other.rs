//! Sandboxes on systems other than Linux: there are none.

use std::{io, os::fd::OwnedFd, path::Path, process::Command, sync::LazyLock};

use crate::sandbox::{Availability, Mechanism, Policy};

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
) -> io::Result<(Command, Option<OwnedFd>)> {
    Err(io::ErrorKind::Unsupported.into())
}
