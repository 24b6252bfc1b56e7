//! Tests that try to leave a sandbox: each probe of the tables runs in every mode of every sandbox of the machine, as
//! the user of the test and, if that is root, as another user, too.
//!
//! A probe names the modes in which it may succeed. It also runs without a sandbox: a probe that fails there proves
//! nothing, and the output lists it. The output also lists what the machine lacks.
//!
//! The program starts itself: `run` creates a [`world::World`] and a sandbox as one user, `inside` runs the probes.

#![expect(unsafe_code, reason = "probes make system calls that no library wraps")]
#![expect(clippy::print_stdout, reason = "this is the test's own report")]

#[cfg(target_os = "linux")]
mod commands;
#[cfg(target_os = "linux")]
mod files;
#[cfg(target_os = "linux")]
mod inside;
#[cfg(target_os = "linux")]
mod kernel;
#[cfg(target_os = "linux")]
mod network;
#[cfg(target_os = "linux")]
mod processes;
#[cfg(target_os = "linux")]
mod run;
#[cfg(target_os = "linux")]
mod system;
#[cfg(target_os = "linux")]
mod terminals;
#[cfg(target_os = "linux")]
mod world;

#[cfg(not(target_os = "linux"))]
fn main() {
    println!("skipped: only Linux has sandboxes");
}

#[cfg(target_os = "linux")]
fn main() -> std::process::ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["inside", world] => inside::main(world),
        ["run", mechanism] => run::main(mechanism),
        _ => check::main(),
    }
}

/// The checker: starts one run per sandbox and user, and compares the results.
#[cfg(target_os = "linux")]
mod check {
    use std::{
        collections::BTreeSet,
        fs::{self, Permissions},
        os::unix::{fs::PermissionsExt, process::CommandExt},
        path::Path,
        process::{Command, ExitCode},
    };

    use crate::run::{MECHANISMS, Report};

    /// An unprivileged user that exists on every system.
    const NOBODY: u32 = 65534;

    pub(super) fn main() -> ExitCode {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let readable = Permissions::from_mode(0o755);
        fs::set_permissions(folder.path(), readable).expect("our own folder");
        // The other user may have no access to the build folder.
        let program = folder.path().join("probes");
        let here = std::env::current_exe().expect("this program has a path");
        fs::copy(here, &program).expect("room for a copy");
        let users: &[Option<u32>] = match rustix::process::geteuid().is_root() {
            true => &[None, Some(NOBODY)],
            false => {
                println!("skipped: root, because this test is not started as root");
                &[None]
            }
        };
        let mut failures = Vec::new();
        for user in users {
            let who = match user {
                Some(_) => "another user".to_owned(),
                None if users.len() > 1 => "root".to_owned(),
                None => "this user".to_owned(),
            };
            let mut nowhere = BTreeSet::new();
            for mechanism in MECHANISMS {
                let report = run(&program, mechanism, *user);
                if let Some(reason) = report.skipped {
                    println!("SKIPPED: {mechanism} as {who}: {reason}");
                    continue;
                }
                println!("{mechanism} as {who}: {} probes", report.tried);
                nowhere.extend(report.nowhere);
                let told = report.failures.into_iter();
                failures.extend(told.map(|text| format!("{mechanism} as {who}: {text}")));
            }
            if !nowhere.is_empty() {
                let names: Vec<_> = nowhere.into_iter().collect();
                println!(
                    "SKIPPED as {who}, because they get nowhere without a sandbox either: {}",
                    names.join("; ")
                );
            }
        }
        for failure in &failures {
            println!("FAILED: {failure}");
        }
        match failures.is_empty() {
            true => ExitCode::SUCCESS,
            false => ExitCode::FAILURE,
        }
    }

    fn run(program: &Path, mechanism: &str, user: Option<u32>) -> Report {
        let mut command = Command::new(program);
        command.args(["run", mechanism]).current_dir("/");
        if let Some(user) = user {
            // The other user must not use the home and temporary folders of this user.
            command
                .uid(user)
                .gid(user)
                .env("HOME", "/nonexistent")
                .env_remove("TMPDIR");
        }
        let output = command.output().expect("our own copy starts");
        let told = String::from_utf8_lossy(&output.stdout);
        serde_json::from_str(told.trim()).unwrap_or_else(|error| {
            let said = String::from_utf8_lossy(&output.stderr);
            panic!("{mechanism}: {error}: {}: {told}: {said}", output.status)
        })
    }
}
