//! The rules for files.

use std::{io, path::Path};

use ::landlock::{
    ABI, AccessFs, BitFlags, CompatLevel, Compatible, PathBeneath, PathFd, Ruleset, RulesetAttr,
    RulesetCreated, RulesetCreatedAttr, Scope,
};

use crate::sandbox::Policy;

use super::mounts::SHARED_MEMORY;

/// The first version that also keeps files from being cut short (Linux 6.2).
const REQUIRED: ABI = ABI::V3;

/// The newest version whose rights are handled, where the kernel knows them.
const NEWEST: ABI = ABI::V7;

/// Devices that everybody may write to: they keep nothing, or belong to the process.
const DEVICES: [&str; 7] = [
    "/dev/null",
    "/dev/zero",
    "/dev/full",
    "/dev/random",
    "/dev/urandom",
    "/dev/tty",
    "/dev/ptmx",
];

/// The terminals.
const TERMINALS: &str = "/dev/pts";

/// Prepares the rules. A right that is handled and not granted is refused; reading is not handled.
pub(super) fn rules(policy: &Policy) -> io::Result<RulesetCreated> {
    build(policy).map_err(io::Error::other)
}

fn build(policy: &Policy) -> Result<RulesetCreated, ::landlock::RulesetError> {
    let handled = AccessFs::from_write(NEWEST);
    let mut scopes = BitFlags::from(Scope::Signal);
    if !policy.network() {
        scopes |= Scope::AbstractUnixSocket;
    }
    let mut rules = Ruleset::default()
        .set_compatibility(CompatLevel::HardRequirement)
        .handle_access(AccessFs::from_write(REQUIRED))?
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(handled)?
        .scope(scopes)?
        .create()?;
    let of_files = handled & AccessFs::from_file(NEWEST);
    for device in DEVICES {
        rules = grant(rules, Path::new(device), of_files)?;
    }
    rules = grant(rules, Path::new(TERMINALS), of_files)?;
    let below = handled & !(AccessFs::MakeBlock | AccessFs::MakeChar);
    let writable = policy.writable();
    if !writable.is_empty() {
        rules = grant(rules, Path::new(SHARED_MEMORY), below)?;
    }
    for folder in writable {
        rules = grant(rules, &folder, below)?;
    }
    Ok(rules)
}

/// Grants rights below a path, or on it where it is a file. A path that is not there has nothing to grant.
fn grant(
    rules: RulesetCreated,
    path: &Path,
    access: BitFlags<AccessFs>,
) -> Result<RulesetCreated, ::landlock::RulesetError> {
    let Ok(fd) = PathFd::new(path) else {
        return Ok(rules);
    };
    let access = match path.is_dir() {
        true => access,
        false => access & AccessFs::from_file(NEWEST),
    };
    rules.add_rule(PathBeneath::new(fd, access))
}
