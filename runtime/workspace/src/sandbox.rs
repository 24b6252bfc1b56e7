//! What keeps commands in their place.
//!
//! A [`Policy`] says what a command may write and whether it has a network; reading is free. A [`Sandbox`] is a policy
//! with the [`Mechanism`] that enforces it on this machine, ready to be put into a
//! [`ProcessSpec`](crate::process::ProcessSpec). There are two mechanisms, both of Linux:
//!
//! - **bubblewrap**, where the program is installed and works: the command runs in namespaces of its own, sees the file
//!   system read-only apart from what is writable, and dies with all its descendants.
//! - **Landlock and seccomp**, of the kernel alone: the child restricts itself between fork and exec, with rules that
//!   were prepared before, so that neither a helper program nor an executable of our own is needed (which programs that
//!   embed Threadwire do not have). Landlock cannot take a folder out of a writable one, and knows nothing of what
//!   belongs to a file besides its content (permissions, owner, times, extended attributes); so all but the writable
//!   folders, and what is protected in them, is also read-only in a mount namespace. Where the kernel refuses one, a
//!   workspace with protected folders is refused. It is preferred for terminals, whose Ctrl-C bubblewrap would take for itself.
//!
//! In both a seccomp filter refuses typing into a terminal from within and, where the network is off, whatever reaches
//! another process through a socket, local (Unix) sockets included: behind one may be a service that does what the
//! command may not, such as a session bus or a container engine. `socketpair` works, except for datagrams.
//!
//! What is protected is protected also while it does not exist: an empty folder holds its place ([`Placeholders`]). The
//! folders between a writable one and what is protected in it cannot be renamed, because each is a mount of its own;
//! renaming files into or out of them takes a copy.
//!
//! Limits: what lies deeper than at the top of a writable root is not protected from commands; a protected name that is a
//! link can be replaced, only what it leads to is protected (see [`Policy::links`]); where the network is on, so are the
//! local sockets that the user can connect to, which may lead out of the sandbox; patches are written by the server itself, after a look at where their paths lead, so
//! that a command that runs at the same time and changes a link at the right moment can lead them astray; with
//! Landlock, a descendant that calls `setsid` lives until the owner ends. Containers often refuse mount namespaces:
//! there confined commands write only temporary folders, and with Landlock alone a command can change permissions,
//! owners, times and extended attributes of the user's files anywhere.

mod denial;
pub(crate) mod placeholder;
mod policy;

#[cfg(target_os = "linux")]
mod linux;
#[cfg(not(target_os = "linux"))]
#[path = "sandbox/other.rs"]
mod linux;

use std::{fmt, io, path::Path, sync::Arc};

pub use denial::is_likely_denial;
pub use linux::detect;
pub use placeholder::Placeholders;
pub use policy::{PROTECTED, Policy};

/// A policy with the mechanism that enforces it.
#[derive(Clone, Debug)]
pub struct Sandbox {
    policy: Arc<Policy>,
    mechanism: Option<Mechanism>,
}

impl Sandbox {
    /// Makes a sandbox with the best mechanism that works here.
    ///
    /// The first call in a process finds out which work, by running `true` in each, and waits for it (10 ms or so).
    pub fn new(policy: Policy) -> Result<Self, Unavailable> {
        let availability = detect();
        availability.choose(&policy, false)?;
        Ok(Self {
            policy: Arc::new(policy),
            mechanism: None,
        })
    }

    /// Makes a sandbox with a mechanism of the caller's choice.
    pub fn with_mechanism(policy: Policy, mechanism: Mechanism) -> Result<Self, Unavailable> {
        detect().check(&policy, mechanism)?;
        Ok(Self {
            policy: Arc::new(policy),
            mechanism: Some(mechanism),
        })
    }

    /// Returns what the sandbox allows.
    pub fn policy(&self) -> &Policy {
        &self.policy
    }

    /// Returns what enforces the policy for a process with or without a terminal.
    pub fn mechanism(&self, terminal: bool) -> Result<Mechanism, Unavailable> {
        match self.mechanism {
            Some(mechanism) => Ok(mechanism),
            None => detect().choose(&self.policy, terminal),
        }
    }

    /// Returns a command that runs a program inside the sandbox, once, and what must be kept for as long as it runs.
    /// Arguments and working directory are set, the rest is the caller's. `terminal` tells whether it runs in one.
    pub fn command(
        &self,
        argv: &[String],
        cwd: &Path,
        terminal: bool,
    ) -> io::Result<(std::process::Command, Placeholders)> {
        let mechanism = self.mechanism(terminal).map_err(io::Error::other)?;
        let placeholders = Placeholders::hold(&self.policy)?;
        let command = linux::command(&self.policy, mechanism, argv, cwd)?;
        Ok((command, placeholders))
    }
}

/// What enforces a policy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mechanism {
    /// The program `bwrap`, with a seccomp filter.
    Bubblewrap,
    /// Landlock, seccomp and, where there can be one, a mount namespace.
    Landlock,
}

impl fmt::Display for Mechanism {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Bubblewrap => "bubblewrap",
            Self::Landlock => "Landlock and seccomp",
        })
    }
}

/// Why a policy cannot be enforced here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("commands cannot be confined here: {reason}")]
pub struct Unavailable {
    /// The reason, for people.
    pub reason: String,
}

/// Which mechanisms work here; where one does not, why not.
#[derive(Clone, Debug)]
pub struct Availability {
    /// Bubblewrap.
    pub bubblewrap: Result<(), String>,
    /// Landlock with seccomp.
    pub landlock: Result<(), String>,
    /// The mount namespaces that Landlock needs beside it, to protect folders inside writable ones and what belongs to
    /// files besides their content.
    pub mounts: Result<(), String>,
}

impl Availability {
    /// Returns the mechanism to use for a policy.
    pub fn choose(&self, policy: &Policy, terminal: bool) -> Result<Mechanism, Unavailable> {
        let order = match terminal {
            false => [Mechanism::Bubblewrap, Mechanism::Landlock],
            true => [Mechanism::Landlock, Mechanism::Bubblewrap],
        };
        let mut reasons = Vec::new();
        for mechanism in order {
            match self.check(policy, mechanism) {
                Ok(()) => return Ok(mechanism),
                Err(unavailable) => reasons.push(unavailable.reason),
            }
        }
        Err(Unavailable {
            reason: reasons.join("; "),
        })
    }

    /// Tells whether a mechanism can enforce a policy.
    fn check(&self, policy: &Policy, mechanism: Mechanism) -> Result<(), Unavailable> {
        let works = match mechanism {
            Mechanism::Bubblewrap => self.bubblewrap.clone(),
            Mechanism::Landlock => self
                .landlock
                .clone()
                .and_then(|()| match policy.protects() {
                    false => Ok(()),
                    true => self.mounts.clone().map_err(|reason| {
                        format!("configuration and .git could not be protected: {reason}")
                    }),
                }),
        };
        works.map_err(|reason| Unavailable {
            reason: format!("{mechanism}: {reason}"),
        })
    }
}
