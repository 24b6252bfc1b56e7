//! Landlock rules for files.

use std::{
    fs, io,
    os::fd::{AsFd, BorrowedFd, OwnedFd},
    path::{Path, PathBuf},
};

use ::landlock::{
    ABI, AccessFs, BitFlags, CompatLevel, Compatible, PathBeneath, PathFd, Ruleset, RulesetAttr,
    RulesetCreated, RulesetCreatedAttr, RulesetError, Scope,
};
use rustix::fs::{FileType, Mode, OFlags, fstat, open};

use crate::sandbox::{Policy, kernel::SHARED_MEMORY, nofollow};

use super::last_error;

/// The first Landlock version that also controls truncation (Linux 6.2).
const REQUIRED: ABI = ABI::V3;

/// The newest Landlock version that is used, if the kernel supports it.
const NEWEST: ABI = ABI::V7;

/// Stateless devices that every command may use.
const DEVICES: [&str; 5] = [
    "/dev/null",
    "/dev/zero",
    "/dev/full",
    "/dev/random",
    "/dev/urandom",
];

/// The folder of the devices.
const ALL_DEVICES: &str = "/dev";

/// The path of a process's own terminal.
const OWN_TERMINAL: &str = "/dev/tty";

/// Rules that the child completes and enforces.
pub(super) struct Rules {
    prepared: Option<RulesetCreated>,
    handled: BitFlags<AccessFs>,
    late: Late,
}

/// Access that can be granted only in the child.
enum Late {
    Nothing,
    /// Its private devices.
    Devices,
    /// Its terminal.
    Terminal,
}

impl Rules {
    /// Prepares the rules. A right that is handled and not granted is refused. Reading is handled only if the policy
    /// lists what can be read, or if the process has no private devices, to exclude the terminals and devices of the
    /// system.
    pub(super) fn new(policy: &Policy, own_devices: bool, terminal: bool) -> io::Result<Self> {
        let late = match (own_devices, terminal) {
            (true, _) => Late::Devices,
            (false, true) => Late::Terminal,
            (false, false) => Late::Nothing,
        };
        let mut handled = AccessFs::from_write(NEWEST);
        if !own_devices {
            handled |= AccessFs::ReadFile;
        }
        if lists_readable(policy) {
            handled |= reading();
        }
        // A link that a command of another thread puts there meanwhile grants nothing.
        let open = |folder: &PathBuf| nofollow::open(folder);
        let writable = policy.writable();
        let writable: Vec<OwnedFd> = writable.iter().map(open).collect::<io::Result<_>>()?;
        let prepared =
            build(policy, writable, handled, own_devices, terminal).map_err(io::Error::other)?;
        Ok(Self {
            prepared: Some(prepared),
            handled,
            late,
        })
    }

    /// Restricts the calling process; makes system calls only.
    pub(super) fn enter(&mut self) -> io::Result<()> {
        let Some(mut rules) = self.prepared.take() else {
            return Ok(());
        };
        rules = match self.late {
            Late::Nothing => rules,
            Late::Devices => {
                let flags = OFlags::PATH | OFlags::CLOEXEC;
                let devices = open(ALL_DEVICES, flags, Mode::empty())?;
                grant(rules, devices.as_fd(), in_folders() & self.handled)?
            }
            Late::Terminal => grant(rules, rustix::stdio::stdin(), of_files() & self.handled)?,
        };
        rules.restrict_self().map_err(|_| last_error())?;
        Ok(())
    }
}

/// Tells whether the kernel can limit signals to the sandbox (Linux 6.12 or newer).
pub(super) fn holds_signals() -> bool {
    let rules = Ruleset::default()
        .set_compatibility(CompatLevel::HardRequirement)
        .scope(Scope::Signal);
    rules.and_then(Ruleset::create).is_ok()
}

fn build(
    policy: &Policy,
    writable: Vec<OwnedFd>,
    handled: BitFlags<AccessFs>,
    own_devices: bool,
    terminal: bool,
) -> Result<RulesetCreated, RulesetError> {
    let mut scopes = BitFlags::from(Scope::Signal);
    if !policy.network {
        scopes |= Scope::AbstractUnixSocket;
    }
    let mut rules = Ruleset::default()
        .set_compatibility(CompatLevel::HardRequirement)
        .handle_access(AccessFs::from_write(REQUIRED))?
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(handled)?
        .scope(scopes)?
        .create()?;
    let readable = match (lists_readable(policy), own_devices) {
        (true, _) => {
            // Other processes are invisible there, whatever the rules say.
            let own_process = PathBuf::from("/proc");
            [policy.shown(), vec![own_process]].concat()
        }
        (false, true) => Vec::new(),
        (false, false) => all_but_devices(),
    };
    for path in readable {
        rules = grant_at(rules, &path, reading() & handled)?;
    }
    if !own_devices {
        let own_terminal = terminal.then_some(OWN_TERMINAL);
        for device in DEVICES.into_iter().chain(own_terminal) {
            rules = grant_at(rules, Path::new(device), of_files() & handled)?;
        }
        let shared = match writable.is_empty() {
            true => AccessFs::ReadFile.into(),
            false => in_folders() & handled,
        };
        rules = grant_at(rules, Path::new(SHARED_MEMORY), shared)?;
    }
    for place in writable {
        let is_folder = fstat(&place)
            .is_ok_and(|place| FileType::from_raw_mode(place.st_mode) == FileType::Directory);
        let access = match is_folder {
            true => in_folders(),
            false => of_files(),
        };
        rules = rules.add_rule(PathBeneath::new(place, access & handled))?;
    }
    Ok(rules)
}

/// Tells whether only listed paths can be read.
fn lists_readable(policy: &Policy) -> bool {
    policy.reading().is_some_and(|reading| reading.listed_only)
}

/// All rights that only read.
fn reading() -> BitFlags<AccessFs> {
    AccessFs::from_read(NEWEST)
}

/// Returns the top-level entries of the file system except for `/dev`.
fn all_but_devices() -> Vec<PathBuf> {
    let entries = fs::read_dir("/").into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    paths
        .filter(|path| path != Path::new(ALL_DEVICES))
        .collect()
}

/// All rights on a file.
fn of_files() -> BitFlags<AccessFs> {
    AccessFs::from_file(NEWEST)
}

/// All rights below a folder, except for creating devices.
fn in_folders() -> BitFlags<AccessFs> {
    let special = AccessFs::MakeBlock | AccessFs::MakeChar;
    (AccessFs::from_read(NEWEST) | AccessFs::from_write(NEWEST)) & !special
}

/// Grants rights below a folder, or on a file. A missing path grants nothing.
fn grant_at(
    rules: RulesetCreated,
    path: &Path,
    access: BitFlags<AccessFs>,
) -> Result<RulesetCreated, RulesetError> {
    let Ok(fd) = PathFd::new(path) else {
        return Ok(rules);
    };
    let access = match path.is_dir() {
        true => access,
        false => access & of_files(),
    };
    rules.add_rule(PathBeneath::new(fd, access))
}

/// Grants rights in the child, where an error can only be an error number.
fn grant(
    rules: RulesetCreated,
    fd: BorrowedFd<'_>,
    access: BitFlags<AccessFs>,
) -> io::Result<RulesetCreated> {
    rules
        .add_rule(PathBeneath::new(fd, access))
        .map_err(|_| last_error())
}
