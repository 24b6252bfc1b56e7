//! Systems without a sandbox.

use std::io;

use crate::{
    process::ProcessSpec,
    sandbox::{Availability, Mechanism, Plan, Policy},
};

/// Returns what works here: nothing.
pub fn detect() -> &'static Availability {
    static NONE: std::sync::LazyLock<Availability> = std::sync::LazyLock::new(|| {
        let reason = || Err("only Linux has it".to_owned());
        Availability {
            bubblewrap: reason(),
            landlock: reason(),
            mounts: reason(),
        }
    });
    &NONE
}

pub(super) fn plan(_: &Policy, _: Mechanism, _: &ProcessSpec) -> io::Result<Plan> {
    Err(io::ErrorKind::Unsupported.into())
}

/// What a child does before its program starts. There is none.
pub(crate) enum Confinement {}

impl Confinement {
    pub(crate) fn enter(&mut self) -> io::Result<()> {
        match *self {}
    }
}
