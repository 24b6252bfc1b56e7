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
//! In both a seccomp filter refuses what no program of a workspace needs: parts of the kernel that are often open to
//! attack (`io_uring`, `bpf`, `perf`, `userfaultfd`), keys, namespaces, mounts, modules, and changing how other processes
//! run. It refuses typing into a terminal from within and, where the network is off, whatever reaches another process
//! through a socket, local (Unix) sockets included: behind one may be a service that does what the command may not, such
//! as a session bus or a container engine. `socketpair` works, except for datagrams.
//!
//! What each promises, for root as for other users:
//!
//! | what a command cannot do | bubblewrap | Landlock, Linux 6.12 or newer, with namespaces | Landlock, older than 6.12 | Landlock without namespaces |
//! |---|---|---|---|---|
//! | write, create, move or remove files outside of the writable folders, or what is protected in them | yes | yes | yes | yes; writable workspaces are refused |
//! | write to named pipes outside | **no** | yes | yes | yes |
//! | change permissions, owners, times, attributes of files outside | yes | yes | yes | **no** |
//! | configure the kernel (`/proc/sys`, `/sys`), mount, make namespaces, load modules, use keys, `bpf`, `io_uring` | yes | yes | yes | yes |
//! | signal other processes | yes | yes | **no** | as the kernel's age says |
//! | trace, limit, schedule other processes, read their memory or environment | yes | yes | yes | yes |
//! | see that other processes exist | yes | **no** | **no** | **no** |
//! | read or write terminals of others, or the one of the server | yes | yes | yes | yes, and it can make none |
//! | reach shared memory of others (`/dev/shm`, System V, message queues) | yes | yes | yes | System V and queues, **not** `/dev/shm` |
//! | reach the network or local services, where the network is off | yes | yes | yes | yes |
//!
//! Namespaces are those of mounts and of IPC, and of users for all but root; containers and some distributions refuse
//! them. [`Sandbox::gaps`] says in words what is missing on a machine. Root keeps the rights over files of all users, and
//! may become another user; all other rights of root are dropped.
//!
//! What is protected is protected also while it does not exist: an empty folder holds its place ([`Placeholders`]). The
//! folders between a writable one and what is protected in it cannot be renamed, because each is a mount of its own;
//! renaming files into or out of them takes a copy.
//!
//! Limits: what lies deeper than at the top of a writable root is not protected from commands; a protected name that is a
//! link can be replaced, only what it leads to is protected (see [`Policy::links`]); what a command can read it may read,
//! secrets included, and it can lock what it can read; where the network is on, so are the local sockets that the user
//! can connect to, which may lead out of the sandbox; patches are written by the server itself, after a look at where
//! their paths lead, so that a command that runs at the same time and changes a link at the right moment can lead them
//! astray; with Landlock, a descendant that calls `setsid` lives until the owner ends; nothing bounds memory, processes or
//! disk space.

mod denial;
mod kernel;
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

    /// Returns what this machine cannot keep from commands although the policy says so, for people; one sentence each.
    /// Empty where it keeps all that the policy promises.
    pub fn gaps(&self) -> Vec<String> {
        let found = detect();
        let mut gaps: Vec<String> = Vec::new();
        for terminal in [false, true] {
            if let Ok(mechanism) = self.mechanism(terminal) {
                let new = found.gaps(mechanism);
                gaps.retain(|gap| !new.contains(gap));
                gaps.extend(new);
            }
        }
        gaps
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
        let command = linux::command(&self.policy, mechanism, argv, cwd, terminal)?;
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
    /// The scopes of Landlock that keep signals among the processes of a command.
    pub signals: Result<(), String>,
}

impl Availability {
    /// Returns the mechanism to use for a policy.
    pub fn choose(&self, policy: &Policy, terminal: bool) -> Result<Mechanism, Unavailable> {
        // A sandbox that is whole comes before one that passes Ctrl-C on.
        let landlock_first = terminal && self.gaps(Mechanism::Landlock).is_empty();
        let order = match landlock_first {
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

    /// Returns what a mechanism cannot keep from commands here; see [`Sandbox::gaps`].
    pub fn gaps(&self, mechanism: Mechanism) -> Vec<String> {
        let mut gaps = Vec::new();
        if mechanism == Mechanism::Bubblewrap {
            return gaps;
        }
        if let Err(reason) = &self.signals {
            gaps.push(format!(
                "commands can end other processes of the same user by signals: {reason}"
            ));
        }
        if let Err(reason) = &self.mounts {
            gaps.push(format!(
                "commands can change permissions, owners, times and attributes of the user's files anywhere, and what \
                 other processes keep in /dev/shm; they can open no terminals of their own: {reason}"
            ));
        }
        gaps
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
