//! The sandbox mechanisms on Linux.

mod bubblewrap;
mod devices;
mod landlock;
mod listeners;
mod mounts;
mod network;
mod probe;
mod seccomp;

use std::{
    ffi::{CString, OsStr},
    io,
    os::{
        fd::{AsRawFd, OwnedFd},
        unix::{ffi::OsStrExt, net::UnixStream, process::CommandExt},
    },
    path::Path,
    process::Command,
};

use rustix::thread::{CapabilitySet, CapabilitySets, capabilities, set_capabilities};

use crate::{
    process::inherited,
    sandbox::{Mechanism, Policy, Prepared},
};

use network::Network;
use seccomp::{Allowed, Reach};

pub(super) use listeners::has_listener;
pub(super) use network::receive;
pub use probe::detect;

/// The capabilities of root that remain in a sandbox: those over files of other users.
const KEPT: CapabilitySet = CapabilitySet::CHOWN
    .union(CapabilitySet::DAC_OVERRIDE)
    .union(CapabilitySet::FOWNER)
    .union(CapabilitySet::FSETID)
    .union(CapabilitySet::SETGID)
    .union(CapabilitySet::SETUID);

/// Returns the capabilities of root that remain under a plan. Root could look into a hidden folder with the right to
/// open everything. Without it, root opens what its user and groups may open.
fn kept(plan: &mounts::Plan) -> CapabilitySet {
    match plan.hidden.iter().any(|path| path.is_dir()) {
        true => KEPT.difference(CapabilitySet::DAC_OVERRIDE),
        false => KEPT,
    }
}

/// Returns the command that runs a program under a policy.
pub(super) fn command(
    policy: &Policy,
    mechanism: Mechanism,
    argv: &[String],
    cwd: &Path,
    terminal: bool,
) -> io::Result<Prepared> {
    match mechanism {
        Mechanism::Bubblewrap => {
            let filter = seccomp::as_pipe(&seccomp::filter(Allowed {
                network: Reach::of(policy),
                shared: true,
            })?)?;
            let plan = mounts::Plan::of(policy)?;
            let argv = bubblewrap::argv(policy, plan, filter.as_raw_fd(), argv, cwd, terminal);
            let (network, door) = own_network(policy, false)?;
            let confinement = Confinement::Bubblewrap { filter, network };
            Ok(Prepared {
                command: prepared(&argv, cwd, confinement)?,
                // All of its processes end with the first one.
                living: None,
                door,
            })
        }
        Mechanism::Landlock => {
            let plan = match detect().mounts.is_ok() {
                true => Some(mounts::Plan::of(policy)?),
                false => None,
            };
            let (network, door) = own_network(policy, true)?;
            let restrictions = Restrictions::new(policy, plan.as_ref(), network, cwd, terminal)?;
            let watch = restrictions.mounts.as_ref();
            let watch = watch.and_then(|mounts| mounts.watch());
            let confinement = Confinement::Landlock(Box::new(restrictions));
            Ok(Prepared {
                command: prepared(argv, cwd, confinement)?,
                living: watch,
                door,
            })
        }
    }
}

/// Returns the network of a command that reaches domains, and where its listeners come out.
fn own_network(
    policy: &Policy,
    is_user: bool,
) -> io::Result<(Option<Network>, Option<UnixStream>)> {
    match policy.proxied() {
        Some(_) => {
            let (network, door) = Network::new(is_user)?;
            Ok((Some(network), Some(door)))
        }
        None => Ok((None, None)),
    }
}

fn prepared(
    argv: &[impl AsRef<OsStr>],
    cwd: &Path,
    mut confinement: Confinement,
) -> io::Result<Command> {
    let (program, arguments) = argv.split_first().ok_or(io::ErrorKind::InvalidInput)?;
    let mut command = Command::new(program);
    command.args(arguments).current_dir(cwd);
    #[expect(
        unsafe_code,
        reason = "the closure runs between fork and exec: it makes system calls with what was prepared before and \
                  allocates nothing"
    )]
    unsafe {
        command.pre_exec(move || {
            inherited::hold_back()?;
            confinement.enter()
        });
    }
    Ok(command)
}

/// What a child does before its program starts. It is prepared in the parent, so that the child makes system calls
/// only.
enum Confinement {
    /// Passes the seccomp filter to bubblewrap, which does the rest.
    Bubblewrap {
        filter: OwnedFd,
        network: Option<Network>,
    },
    /// The child restricts itself.
    Landlock(Box<Restrictions>),
}

/// The restrictions of [`Confinement::Landlock`].
struct Restrictions {
    mounts: Option<mounts::Mounts>,
    network: Option<Network>,
    /// The capabilities that root keeps.
    kept: CapabilitySet,
    /// The working directory, which is entered again after the mounts are made.
    cwd: CString,
    rules: landlock::Rules,
    filter: seccompiler::BpfProgram,
}

impl Confinement {
    /// Enters the sandbox in the calling process, which was just forked.
    fn enter(&mut self) -> io::Result<()> {
        match self {
            Self::Bubblewrap { filter, network } => {
                if let Some(network) = network {
                    network.enter()?;
                }
                rustix::io::fcntl_setfd(filter, rustix::io::FdFlags::empty())?;
                Ok(())
            }
            Self::Landlock(restrictions) => restrictions.enter(),
        }
    }
}

impl Restrictions {
    fn new(
        policy: &Policy,
        plan: Option<&mounts::Plan>,
        network: Option<Network>,
        cwd: &Path,
        terminal: bool,
    ) -> io::Result<Self> {
        // The mount and IPC namespaces are created together or not at all.
        let own_namespaces = plan.is_some();
        let mounts = plan.map(|plan| mounts::Mounts::new(plan, terminal));
        Ok(Self {
            mounts: mounts.transpose()?,
            network,
            kept: plan.map_or(KEPT, kept),
            cwd: CString::new(cwd.as_os_str().as_bytes())?,
            rules: landlock::Rules::new(policy, own_namespaces, terminal)?,
            filter: seccomp::filter(Allowed {
                network: Reach::of(policy),
                shared: own_namespaces,
            })?,
        })
    }

    fn enter(&mut self) -> io::Result<()> {
        if let Some(mounts) = &mut self.mounts {
            mounts.enter()?;
            // The new mounts are not visible in the current folder until it is entered again by its path.
            rustix::process::chdir(&*self.cwd)?;
        }
        if let Some(network) = &self.network {
            network.enter()?;
        }
        let kept = capabilities(None)?.permitted & self.kept;
        let sets = CapabilitySets {
            effective: kept,
            permitted: kept,
            inheritable: CapabilitySet::empty(),
        };
        set_capabilities(None, sets)?;
        self.rules.enter()?;
        // As with bubblewrap: the command ends with its parent.
        rustix::process::set_parent_process_death_signal(Some(rustix::process::Signal::KILL))?;
        seccompiler::apply_filter(&self.filter).map_err(|_| last_error())
    }
}

/// Returns the error of a failed system call without the description that its library would allocate.
fn last_error() -> io::Error {
    io::Error::last_os_error()
}
