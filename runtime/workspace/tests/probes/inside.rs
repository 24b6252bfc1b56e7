//! Runs the probes, inside of a sandbox or without one.

use std::{
    fs::File,
    io::{self, Read, Write},
    os::fd::FromRawFd,
    process::ExitCode,
    time::Duration,
};

use crate::{files, kernel, network, processes, run::Tried, terminals, world::World};

/// Timeout of a probe; a probe that times out counts as refused.
const PATIENCE: Duration = Duration::from_secs(30);

/// One attempt to leave the sandbox.
#[derive(Debug)]
pub(crate) struct Probe {
    /// The attempted action.
    pub(crate) name: &'static str,
    /// The modes in which the probe may succeed.
    pub(crate) allowed: Allowed,
    /// Runs the probe; an error means that the action was refused.
    pub(crate) run: fn(&World) -> io::Result<()>,
}

/// The modes in which a probe may succeed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Allowed {
    /// In no mode.
    Never,
    /// In every mode.
    Always,
    /// If the workspace is writable.
    Writing,
    /// If the network is on.
    Network,
    /// In every mode of bubblewrap, whose read-only mounts do not prevent it: a known gap.
    Bubblewrap,
}

pub(crate) const fn probe(
    name: &'static str,
    allowed: Allowed,
    run: fn(&World) -> io::Result<()>,
) -> Probe {
    Probe { name, allowed, run }
}

/// Returns all probes.
pub(crate) fn all() -> impl Iterator<Item = &'static Probe> {
    let tables = [
        files::PROBES,
        network::PROBES,
        processes::PROBES,
        terminals::PROBES,
        kernel::PROBES,
    ];
    tables.into_iter().flatten()
}

/// Runs each probe in a process of its own, and prints the results.
pub(crate) fn main(world: &str) -> ExitCode {
    let mut world: World = serde_json::from_str(world).expect("the other side wrote it");
    world.descriptors = kernel::open_descriptors();
    let tried: Vec<Tried> = all()
        .map(|probe| Tried {
            name: probe.name.to_owned(),
            refused: attempt(probe, &world).err(),
        })
        .collect();
    let told = serde_json::to_string(&tried).expect("texts");
    println!("{told}");
    ExitCode::SUCCESS
}

fn attempt(probe: &Probe, world: &World) -> Result<(), String> {
    let mut ends = [0; 2];
    assert_eq!(
        unsafe { libc::pipe2(ends.as_mut_ptr(), libc::O_CLOEXEC) },
        0
    );
    let [mut reader, mut writer] = ends.map(|fd| unsafe { File::from_raw_fd(fd) });
    match unsafe { libc::fork() } {
        0 => {
            unsafe { libc::alarm(PATIENCE.as_secs() as u32) };
            let told = match (probe.run)(world) {
                Ok(()) => "ok".to_owned(),
                Err(error) => error.to_string(),
            };
            let _ = writer.write_all(told.as_bytes());
            unsafe { libc::_exit(0) }
        }
        -1 => Err(io::Error::last_os_error().to_string()),
        child => {
            drop(writer);
            let mut told = String::new();
            let read = reader.read_to_string(&mut told);
            let mut status = 0;
            unsafe { libc::waitpid(child, &raw mut status, 0) };
            match (read, &told[..]) {
                (Ok(_), "ok") => Ok(()),
                (Ok(_), "") => Err(format!("ended with status {status:#x}")),
                _ => Err(told),
            }
        }
    }
}
