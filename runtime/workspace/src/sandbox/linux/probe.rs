//! Finds out what works here, by doing it.

use std::{
    io,
    os::unix::process::CommandExt,
    path::PathBuf,
    process::{Command, Stdio},
    sync::LazyLock,
};

use crate::{
    process::ProcessSpec,
    sandbox::{Availability, Mechanism, Plan, Policy},
};

use super::{Confinement, bubblewrap, landlock, mounts, plan, seccomp};

/// A program that does nothing.
const NOTHING: &str = "/bin/true";

/// Returns what works here. The first call runs a program in each sandbox and waits for it; later ones cost nothing.
pub fn detect() -> &'static Availability {
    static FOUND: LazyLock<Availability> = LazyLock::new(|| Availability {
        bubblewrap: try_bubblewrap(),
        landlock: try_landlock(false),
        mounts: try_landlock(true),
    });
    &FOUND
}

fn try_bubblewrap() -> Result<(), String> {
    let planned = plan(&read_only(), Mechanism::Bubblewrap, &nothing());
    let tried = planned.and_then(run);
    match tried {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(format!("{} is not installed", bubblewrap::PROGRAM))
        }
        tried => tried.map_err(|error| error.to_string()),
    }
}

/// Tries the rules of the kernel, with or without a mount namespace.
fn try_landlock(with_mounts: bool) -> Result<(), String> {
    let restrictions = || -> io::Result<Plan> {
        let spec = nothing();
        Ok(Plan {
            confinement: Confinement::Landlock(Box::new(super::Restrictions {
                mounts: match with_mounts {
                    true => Some(mounts::Mounts::new(&[PathBuf::from("/usr")])?),
                    false => None,
                },
                cwd: c"/".to_owned(),
                drop_privileges: rustix::process::geteuid().is_root(),
                rules: Some(landlock::rules(&read_only())?),
                filter: seccomp::filter(false)?,
            })),
            argv: spec.argv,
        })
    };
    let tried = restrictions().and_then(run);
    tried.map_err(|error| match with_mounts {
        true => format!("the kernel lets us make no mount namespace ({error})"),
        false => format!("the kernel does not offer what it takes ({error})"),
    })
}

fn read_only() -> Policy {
    Policy::ReadOnly { network: false }
}

fn nothing() -> ProcessSpec {
    ProcessSpec::new(vec![NOTHING.to_owned()], PathBuf::from("/"))
}

fn run(plan: Plan) -> io::Result<()> {
    let Plan {
        argv,
        mut confinement,
    } = plan;
    let mut command = Command::new(&argv[0]);
    command
        .args(&argv[1..])
        .stdin(Stdio::null())
        .current_dir("/");
    #[expect(
        unsafe_code,
        reason = "the closure runs between fork and exec: it makes system calls with what was prepared before and \
                  allocates nothing"
    )]
    unsafe {
        command.pre_exec(move || confinement.enter());
    }
    let output = command.output()?;
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
