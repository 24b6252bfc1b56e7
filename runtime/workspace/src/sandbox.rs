//! Sandboxes for commands.
//!
//! A [`Policy`] says what a command may read and write and whether it has network access. A [`Sandbox`] is a policy
//! with the [`Mechanism`] that enforces it on this machine, for use in a
//! [`ProcessSpec`](crate::process::ProcessSpec). There are two mechanisms, both on Linux:
//!
//! - **bubblewrap**, if the program is installed and works: the command runs in its own namespaces, sees the file
//!   system read-only except for the writable folders, and dies with all its descendants.
//! - **Landlock and seccomp**, which only need the kernel: the child restricts itself between fork and exec, with rules
//!   that were prepared before. So no helper program is needed, and no executable of ours, which programs that embed
//!   Threadwire do not have. Landlock cannot exclude a folder inside of a writable one, and does not control file
//!   metadata (permissions, owner, times, extended attributes). Therefore a mount namespace additionally makes
//!   everything read-only except for the writable folders, and the protected paths in them. If the kernel refuses the
//!   namespace, a workspace with protected folders is refused. Terminals prefer this mechanism, because bubblewrap
//!   handles Ctrl-C itself.
//!
//! In both, a seccomp filter refuses calls that no program of a workspace needs: kernel interfaces that are often
//! vulnerable (`io_uring`, `bpf`, `perf`, `userfaultfd`), keys, namespaces, mounts, modules, and changing how other
//! processes run. It refuses injecting input into a terminal and, if the network is off, reaching other processes
//! through sockets, including local (Unix) sockets: a service behind a local socket, such as a session bus or a
//! container engine, may do what the command may not. `socketpair` works, except for datagrams.
//!
//! What each mechanism guarantees, for root and for other users:
//!
//! | what a command cannot do | bubblewrap | Landlock, Linux 6.12 or newer, with namespaces | Landlock, older than 6.12 | Landlock without namespaces |
//! |---|---|---|---|---|
//! | write, create, move or remove files outside of the writable folders, or what is protected in them | yes | yes | yes | yes; writable workspaces are refused |
//! | write to named pipes outside | **no** | yes | yes | yes |
//! | change permissions, owners, times, attributes of files outside | yes | yes | yes | **no** |
//! | configure the kernel (`/proc/sys`, `/sys`), mount, make namespaces, load modules, use keys, `bpf`, `io_uring` | yes | yes | yes | yes |
//! | signal other processes | yes | yes | **no** | depends on the kernel version |
//! | trace, limit, schedule other processes, read their memory or environment | yes | yes | yes | yes |
//! | see that other processes exist | yes | **no** | **no** | **no** |
//! | read or write terminals of others, or the one of the server | yes | yes | yes | yes, but it cannot create terminals |
//! | reach shared memory of others (`/dev/shm`, System V, message queues) | yes | yes | yes | System V and queues, **not** `/dev/shm` |
//! | reach the network or local services, where the network is off | yes | yes | yes | yes |
//!
//! "Namespaces" are mount and IPC namespaces, and a user namespace for users other than root; containers and some
//! distributions refuse them. [`Sandbox::gaps`] describes what is missing on a machine. Root keeps its rights over
//! files of all users, and may become another user; all other rights of root are dropped. Where a folder is denied, the
//! right to open files of all users is dropped, too: root could look into the folder.
//!
//! Protected paths are protected even if they do not exist: an empty folder takes their place ([`Placeholders`]). The
//! folders between a writable folder and a protected path in it cannot be renamed, because each is a mount; moving
//! files into or out of them copies the files.
//!
//! A [`Reading`] restricts what a command can read. Denied files and folders cannot be opened. If only listed paths
//! can be read, bubblewrap starts with an empty file system, and Landlock refuses to open other files. With Landlock, a
//! denied folder that contains an allowed path is refused, as are denied paths without namespaces. A hidden path stays
//! hidden where it was when the command started; a pattern covers the files that match at that time. If a link leads to a
//! hidden path, what it led to stays hidden for later commands, because a command can replace the link.
//!
//! [`Domains`] limit the network of a command to those names: it has a network namespace of its own, and a proxy in this
//! process, which listens there, makes all connections. Programs learn the proxy by environment variables; what heeds
//! none of them reaches nothing. Local (Unix) sockets are refused.
//!
//! Files of the server that hold its tokens or locks ([`Unseen`]) appear empty, where the machine can hide files.
//!
//! A command can take away the permissions of a folder of its user, and the next one can give them back. So a folder that
//! cannot be looked into is hidden if something in it may be denied, and a command is refused if something that must be
//! protected may be in it.
//!
//! Limits: below the top level of a writable root, commands can write everything. A protected name that is a link can
//! be replaced; only its target is protected (see [`Policy::links`]). A command can read and lock all files that the
//! user can read, including secrets. If the network is on, the command can use the local sockets of the user, which may
//! lead out of the sandbox. With Landlock, a descendant that calls `setsid` lives until the owner ends. Memory,
//! processes and disk space are not limited.

mod denial;
mod domains;
mod granted;
mod kernel;
mod lookup;
mod nofollow;
pub(crate) mod placeholder;
mod policy;
mod proxy;
mod reading;
mod unseen;

#[cfg(target_os = "linux")]
mod linux;
#[cfg(not(target_os = "linux"))]
#[path = "sandbox/other.rs"]
mod linux;

use std::{
    fmt, io,
    os::{fd::OwnedFd, unix::net::UnixStream},
    path::Path,
    sync::Arc,
};

pub use denial::is_likely_denial;
pub use domains::Domains;
pub use granted::{Denied, real_folder};
pub use linux::detect;
pub use placeholder::{Placeholders, wait_for_placeholders};
pub use policy::{PROTECTED, Policy};
pub use reading::{
    GLOB_CHARACTERS, MINIMAL, Pattern, Reading, escape_pattern, is_pattern, split_pattern,
};
pub use unseen::Unseen;

/// The variable that tells programs that they have no network. Programs written for Codex leave out what needs it.
pub const NO_NETWORK: &str = "CODEX_SANDBOX_NETWORK_DISABLED";

/// A policy with the mechanism that enforces it.
#[derive(Clone, Debug)]
pub struct Sandbox {
    policy: Arc<Policy>,
    mechanism: Option<Mechanism>,
}

impl Sandbox {
    /// Creates a sandbox with the best mechanism that works on this machine.
    ///
    /// The first call in a process tests the mechanisms by running `true` in each, and waits for it (about 10 ms).
    pub fn new(policy: Policy) -> Result<Self, Unavailable> {
        let availability = detect();
        availability.choose(&policy, false)?;
        Ok(Self {
            policy: Arc::new(policy),
            mechanism: None,
        })
    }

    /// Creates a sandbox with the given mechanism.
    pub fn with_mechanism(policy: Policy, mechanism: Mechanism) -> Result<Self, Unavailable> {
        detect().check(&policy, mechanism)?;
        Ok(Self {
            policy: Arc::new(policy),
            mechanism: Some(mechanism),
        })
    }

    /// Returns the policy.
    pub fn policy(&self) -> &Policy {
        &self.policy
    }

    /// Returns the mechanism for a process with or without a terminal.
    pub fn mechanism(&self, terminal: bool) -> Result<Mechanism, Unavailable> {
        match self.mechanism {
            Some(mechanism) => Ok(mechanism),
            None => detect().choose(&self.policy, terminal),
        }
    }

    /// Returns the guarantees of the policy that this machine cannot enforce, as sentences for users. Empty if it
    /// enforces all of them.
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

    /// Returns a command that runs a program inside of the sandbox, once, and the placeholders to hold while it runs.
    /// Sets arguments, working directory, [`NO_NETWORK`] and the variables of a proxy only. `terminal` tells whether the program has a terminal.
    pub fn command(
        &self,
        argv: &[String],
        cwd: &Path,
        terminal: bool,
    ) -> io::Result<(std::process::Command, Placeholders)> {
        let mechanism = self.mechanism(terminal).map_err(io::Error::other)?;
        granted::note(&self.policy);
        let placeholders = Placeholders::hold(&self.policy)?;
        let prepared = linux::command(&self.policy, mechanism, argv, cwd, terminal)?;
        let mut command = prepared.command;
        if !self.policy.network {
            command.env(NO_NETWORK, "1");
        }
        let mut placeholders = placeholders.while_living(prepared.living);
        if let (Some(domains), Some(door)) = (self.policy.proxied(), prepared.door) {
            proxy::tell(&mut command, domains);
            placeholders.proxy = Some(proxy::Proxy::start(door, domains.clone())?);
        }
        Ok((command, placeholders))
    }
}

/// A command with what a mechanism has to do with it.
struct Prepared {
    command: std::process::Command,
    /// What tells how long processes live in the sandbox; see [`Placeholders`].
    living: Option<OwnedFd>,
    /// Where the listeners for the proxy come out, once the command runs.
    door: Option<UnixStream>,
}

/// The mechanism that enforces a policy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mechanism {
    /// The program `bwrap`, with a seccomp filter.
    Bubblewrap,
    /// Landlock, seccomp and, where the kernel allows it, a mount namespace.
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

/// The error if no mechanism can enforce a policy.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("commands cannot be confined here: {reason}")]
pub struct Unavailable {
    /// The reason, as text for users.
    pub reason: String,
}

/// Which mechanisms work on this machine; the errors give the reasons.
#[derive(Clone, Debug)]
pub struct Availability {
    /// Bubblewrap.
    pub bubblewrap: Result<(), String>,
    /// Landlock with seccomp.
    pub landlock: Result<(), String>,
    /// The mount namespaces that Landlock needs to protect folders inside of writable ones and file metadata.
    pub mounts: Result<(), String>,
    /// The Landlock scope that limits signals to the processes of a command.
    pub signals: Result<(), String>,
}

impl Availability {
    /// Returns the mechanism for a policy.
    pub fn choose(&self, policy: &Policy, terminal: bool) -> Result<Mechanism, Unavailable> {
        // A sandbox without gaps has priority over one that forwards Ctrl-C.
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

    /// Returns the guarantees that a mechanism cannot enforce here; see [`Sandbox::gaps`].
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

    /// Tells whether Landlock, with mounts, can hide what a policy denies.
    fn check_hidden(&self, policy: &Policy) -> Result<(), String> {
        let hidden = policy.hidden();
        if hidden.is_empty() {
            return Ok(());
        }
        let visible = [policy.shown(), policy.writable()].concat();
        for path in &hidden {
            if let Some(inner) = visible.iter().find(|inner| inner.starts_with(path)) {
                let (path, inner) = (path.display(), inner.display());
                return Err(format!("{inner} cannot be visible while {path} is hidden"));
            }
        }
        let mounts = self.mounts.clone();
        mounts.map_err(|reason| format!("denied files could not be hidden: {reason}"))
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
                })
                .and_then(|()| self.check_hidden(policy))
                .and_then(|()| match policy.proxied() {
                    None => Ok(()),
                    Some(_) => self.mounts.clone().map_err(|reason| {
                        format!("the network could not be limited to domains: {reason}")
                    }),
                }),
        };
        works.map_err(|reason| Unavailable {
            reason: format!("{mechanism}: {reason}"),
        })
    }
}
