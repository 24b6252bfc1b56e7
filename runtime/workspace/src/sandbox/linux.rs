//! The mechanisms of Linux.

mod bubblewrap;
mod landlock;
mod mounts;
mod probe;
mod seccomp;

use std::{
    ffi::CString,
    io,
    os::{
        fd::{AsRawFd, OwnedFd},
        unix::ffi::OsStrExt,
    },
};

use rustix::{
    process::geteuid,
    thread::{CapabilitySet, CapabilitySets, set_capabilities},
};

use crate::{
    process::ProcessSpec,
    sandbox::{Mechanism, Plan, Policy},
};

pub use probe::detect;

/// What root keeps of its privileges in a sandbox: those over files of other users.
const KEPT: CapabilitySet = CapabilitySet::CHOWN
    .union(CapabilitySet::DAC_OVERRIDE)
    .union(CapabilitySet::FOWNER)
    .union(CapabilitySet::FSETID)
    .union(CapabilitySet::SETGID)
    .union(CapabilitySet::SETUID);

/// What a child does before its program starts, prepared so that it only makes system calls.
pub(crate) enum Confinement {
    /// Passes the filter on to bubblewrap, which does the rest.
    Bubblewrap { filter: OwnedFd },
    /// Restricts itself.
    Landlock(Box<Restrictions>),
}

/// See [`Confinement::Landlock`].
pub(crate) struct Restrictions {
    mounts: Option<mounts::Mounts>,
    /// The working directory, entered again once the mounts are there.
    cwd: CString,
    drop_privileges: bool,
    rules: Option<::landlock::RulesetCreated>,
    filter: seccompiler::BpfProgram,
}

pub(super) fn plan(policy: &Policy, mechanism: Mechanism, spec: &ProcessSpec) -> io::Result<Plan> {
    match mechanism {
        Mechanism::Bubblewrap => {
            let filter = seccomp::as_pipe(&seccomp::filter(policy.network())?)?;
            let argv = bubblewrap::argv(policy, filter.as_raw_fd(), spec);
            Ok(Plan {
                argv,
                confinement: Confinement::Bubblewrap { filter },
            })
        }
        Mechanism::Landlock => {
            let protected = policy.protected();
            let restrictions = Restrictions {
                mounts: match protected.is_empty() {
                    true => None,
                    false => Some(mounts::Mounts::new(&protected)?),
                },
                cwd: CString::new(spec.cwd.as_os_str().as_bytes())?,
                drop_privileges: geteuid().is_root(),
                rules: Some(landlock::rules(policy)?),
                filter: seccomp::filter(policy.network())?,
            };
            Ok(Plan {
                argv: spec.argv.clone(),
                confinement: Confinement::Landlock(Box::new(restrictions)),
            })
        }
    }
}

impl Confinement {
    /// Closes the sandbox around the calling process, which has just been forked.
    pub(crate) fn enter(&mut self) -> io::Result<()> {
        match self {
            Self::Bubblewrap { filter } => {
                rustix::io::fcntl_setfd(filter, rustix::io::FdFlags::empty())?;
                Ok(())
            }
            Self::Landlock(restrictions) => restrictions.enter(),
        }
    }
}

impl Restrictions {
    fn enter(&mut self) -> io::Result<()> {
        if let Some(mounts) = &self.mounts {
            mounts.enter()?;
            // Where the process stands, the mounts are not seen before it comes in again from the top.
            rustix::process::chdir(&*self.cwd)?;
        }
        if self.drop_privileges {
            let sets = CapabilitySets {
                effective: KEPT,
                permitted: KEPT,
                inheritable: CapabilitySet::empty(),
            };
            set_capabilities(None, sets)?;
        }
        if let Some(rules) = self.rules.take() {
            rules.restrict_self().map_err(|_| last_error())?;
        }
        seccompiler::apply_filter(&self.filter).map_err(|_| last_error())
    }
}

/// Returns the reason of a failed system call without the description that its library would allocate.
fn last_error() -> io::Error {
    io::Error::last_os_error()
}
