//! Tests which mechanisms work on this machine by using them.

use std::{
    io,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::LazyLock,
};

use crate::sandbox::{Availability, Mechanism, Policy};

use super::{Confinement, Restrictions, bubblewrap, command, landlock, mounts::Plan, prepared};

/// A program that does nothing.
const NOTHING: &str = "/bin/true";

/// A folder that exists on every system, for a test mount.
const FOLDER: &str = "/usr";

/// Returns which mechanisms work. The first call runs a program in each sandbox and waits for it; later calls return
/// the same result.
pub fn detect() -> &'static Availability {
    static FOUND: LazyLock<Availability> = LazyLock::new(|| Availability {
        bubblewrap: try_bubblewrap(),
        landlock: try_landlock(None)
            .map_err(|error| format!("the kernel does not offer what it takes ({error})")),
        mounts: try_mounts()
            .map_err(|error| format!("the kernel lets us make no mount namespace ({error})")),
        signals: match landlock::holds_signals() {
            true => Ok(()),
            false => Err("the kernel is older than Linux 6.12".to_owned()),
        },
    });
    &FOUND
}

fn try_bubblewrap() -> Result<(), String> {
    let command = command(
        &Policy::default(),
        Mechanism::Bubblewrap,
        &nothing(),
        Path::new("/"),
        false,
    );
    command
        .and_then(|prepared| run(prepared.command))
        .map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => format!("{} is not installed", bubblewrap::PROGRAM),
            _ => error.to_string(),
        })
}

fn try_mounts() -> io::Result<()> {
    let folder = vec![PathBuf::from(FOLDER)];
    let plan = Plan {
        writable: folder.clone(),
        read_only: folder,
        ..Plan::default()
    };
    try_landlock(Some(&plan))
}

fn try_landlock(plan: Option<&Plan>) -> io::Result<()> {
    let restrictions = Restrictions::new(&Policy::default(), plan, None, Path::new("/"), false)?;
    let confinement = Confinement::Landlock(Box::new(restrictions));
    run(prepared(&nothing(), Path::new("/"), confinement)?)
}

fn nothing() -> [String; 1] {
    [NOTHING.to_owned()]
}

fn run(mut command: Command) -> io::Result<()> {
    let output = command.stdin(Stdio::null()).output()?;
    if output.status.success() {
        return Ok(());
    }
    let message = String::from_utf8_lossy(&output.stderr);
    let message = message.trim();
    Err(io::Error::other(match message.is_empty() {
        true => output.status.to_string(),
        false => message.to_owned(),
    }))
}
