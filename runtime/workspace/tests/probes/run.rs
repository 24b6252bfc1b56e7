//! One run: all modes of one sandbox as one user.

use std::{
    io,
    path::Path,
    process::{Command, ExitCode, Output, Stdio},
};

use rustix::{
    fs::{Mode as Permissions, OFlags, open},
    pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt},
};
use serde::{Deserialize, Serialize};
use threadwire_workspace::sandbox::{Mechanism, Policy, Sandbox};

use crate::{
    commands,
    inside::{Allowed, all},
    world::Outside,
};

/// The mechanisms that a run can test.
pub(crate) const MECHANISMS: [&str; 2] = ["bubblewrap", "Landlock"];

/// The result of a probe.
#[derive(Debug, Deserialize, Serialize)]
pub(crate) struct Tried {
    pub(crate) name: String,
    pub(crate) refused: Option<String>,
}

/// The results of a run.
#[derive(Debug, Default, Deserialize, Serialize)]
pub(crate) struct Report {
    /// The reason why the run was skipped.
    pub(crate) skipped: Option<String>,
    pub(crate) tried: usize,
    pub(crate) failures: Vec<String>,
    /// Probes that fail without a sandbox.
    pub(crate) nowhere: Vec<String>,
}

/// A mode of the sandbox.
#[derive(Clone, Copy, Debug)]
struct Mode {
    writing: bool,
    network: bool,
}

impl Mode {
    fn policy(self, work: &Path) -> Policy {
        let network = self.network;
        match self.writing {
            false => Policy {
                network,
                ..Policy::default()
            },
            true => Policy {
                roots: vec![work.to_owned()],
                network,
                ..Policy::default()
            },
        }
    }

    fn allows(self, allowed: Allowed, mechanism: Mechanism) -> bool {
        match allowed {
            Allowed::Never => false,
            Allowed::Always => true,
            Allowed::Writing => self.writing,
            Allowed::Network => self.network,
            Allowed::Bubblewrap => mechanism == Mechanism::Bubblewrap,
        }
    }
}

pub(crate) fn main(mechanism: &str) -> ExitCode {
    let mechanism = match mechanism {
        "bubblewrap" => Mechanism::Bubblewrap,
        _ => Mechanism::Landlock,
    };
    let report = run(mechanism);
    println!("{}", serde_json::to_string(&report).expect("texts"));
    ExitCode::SUCCESS
}

fn run(mechanism: Mechanism) -> Report {
    let mut report = Report::default();
    take_terminal();
    let free = try_in(None, &mut Outside::new());
    let gets_through = |name: &str| match &free {
        Ok((tried, _)) => tried
            .iter()
            .any(|tried| tried.name == name && tried.refused.is_none()),
        Err(_) => false,
    };
    if let Err(error) = &free {
        report.failures.push(format!("without a sandbox: {error}"));
    }
    report.nowhere = all()
        .filter(|probe| !gets_through(probe.name))
        .map(|probe| probe.name.to_owned())
        .collect();
    for (writing, network) in [(false, false), (false, true), (true, false), (true, true)] {
        let mode = Mode { writing, network };
        let mut outside = Outside::new();
        let policy = mode.policy(&outside.world.work());
        let sandbox = match Sandbox::with_mechanism(policy, mechanism) {
            Ok(sandbox) => sandbox,
            Err(unavailable) => {
                report.skipped = Some(unavailable.reason);
                return report;
            }
        };
        let (tried, damage) = match try_in(Some(&sandbox), &mut outside) {
            Ok(found) => found,
            Err(error) => {
                report.failures.push(format!("{mode:?}: {error}"));
                continue;
            }
        };
        report
            .failures
            .extend(damage.into_iter().map(|text| format!("{mode:?}: {text}")));
        for probe in all() {
            let refused = tried.iter().find(|tried| tried.name == probe.name);
            let refused = refused.map_or(Some("not tried"), |tried| tried.refused.as_deref());
            report.tried += 1;
            match (mode.allows(probe.allowed, mechanism), refused) {
                (true, Some(reason)) if gets_through(probe.name) => {
                    report
                        .failures
                        .push(format!("{mode:?}: {} was refused: {reason}", probe.name));
                }
                (false, None) => {
                    report
                        .failures
                        .push(format!("{mode:?}: {} got through", probe.name));
                }
                _ => {}
            }
        }
        let work = outside.world.work();
        commands::check(&sandbox, &work, writing, &mut report, &format!("{mode:?}"));
    }
    report
}

/// Gives this process a controlling terminal, like a server that a person started. The other end stays open until the
/// process ends, because closing it sends a hangup.
fn take_terminal() {
    let ours = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
    grantpt(&ours)
        .and_then(|()| unlockpt(&ours))
        .expect("our own terminal");
    let name = ptsname(&ours, Vec::new()).expect("our own terminal");
    let theirs = open(&*name, OFlags::RDWR | OFlags::NOCTTY, Permissions::empty());
    let theirs = theirs.expect("our own terminal");
    rustix::process::setsid().expect("nobody leads a group that was just started");
    rustix::process::ioctl_tiocsctty(&theirs).expect("a new session has no terminal");
    std::mem::forget(ours);
}

/// Runs all probes, and returns their results and the changes outside of the sandbox.
fn try_in(
    sandbox: Option<&Sandbox>,
    outside: &mut Outside,
) -> io::Result<(Vec<Tried>, Vec<String>)> {
    let world = serde_json::to_string(&outside.world)?;
    let program = std::env::current_exe()?.display().to_string();
    let argv = [program, "inside".to_owned(), world];
    let output = output(sandbox, &argv, &outside.world.work())?;
    let told = String::from_utf8_lossy(&output.stdout);
    let tried = serde_json::from_str(told.trim()).map_err(|error| {
        let said = String::from_utf8_lossy(&output.stderr);
        io::Error::other(format!("{error}: {}: {told}: {said}", output.status))
    })?;
    Ok((tried, outside.damage()))
}

/// Runs a program in a sandbox, or in none, and waits for it.
pub(crate) fn output(
    sandbox: Option<&Sandbox>,
    argv: &[String],
    work: &Path,
) -> io::Result<Output> {
    let (mut command, _held) = match sandbox {
        Some(sandbox) => {
            let (command, held) = sandbox.command(argv, work, false)?;
            (command, Some(held))
        }
        None => {
            let mut command = Command::new(&argv[0]);
            command.args(&argv[1..]).current_dir(work);
            (command, None)
        }
    };
    command.stdin(Stdio::null()).output()
}
