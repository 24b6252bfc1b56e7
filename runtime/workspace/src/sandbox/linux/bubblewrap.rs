//! The command line of `bwrap`.

use std::{
    ffi::OsString,
    os::fd::RawFd,
    path::{Path, PathBuf},
};

use rustix::process::geteuid;

use crate::sandbox::{Policy, kernel::SHARED_MEMORY};

/// Name of the program.
pub(super) const PROGRAM: &str = "bwrap";

/// Paths where systems install it. `PATH` is not searched, because it may contain folders that commands can write, such
/// as a project's own programs.
const PLACES: [&str; 4] = [
    "/usr/bin/bwrap",
    "/bin/bwrap",
    "/usr/local/bin/bwrap",
    "/run/current-system/sw/bin/bwrap",
];

/// Returns the path of the program, even if it is not installed.
fn program_path() -> &'static str {
    let installed = |place: &&&str| Path::new(place).is_file();
    PLACES.iter().find(installed).unwrap_or(&PLACES[0])
}

/// The capabilities that root keeps: the names of [`super::KEPT`].
const KEPT: [&str; 6] = [
    "CAP_CHOWN",
    "CAP_DAC_OVERRIDE",
    "CAP_FOWNER",
    "CAP_FSETID",
    "CAP_SETGID",
    "CAP_SETUID",
];

/// Returns the arguments that run a program with bubblewrap, which reads its seccomp filter from `filter`. `terminal`
/// tells whether the program has a terminal of its own.
pub(super) fn argv(
    policy: &Policy,
    filter: RawFd,
    program: &[String],
    cwd: &Path,
    terminal: bool,
) -> Vec<OsString> {
    let mut argv = Arguments(vec![program_path().into()]);
    argv.push(&["--die-with-parent", "--unshare-pid", "--unshare-ipc"]);
    if !policy.network() {
        argv.push(&["--unshare-net"]);
    }
    if geteuid().is_root() {
        argv.push(&["--cap-drop", "ALL"]);
        for capability in KEPT {
            argv.push(&["--cap-add", capability]);
        }
    }
    argv.push(&["--ro-bind", "/", "/"]);
    let writable = [policy.writable(), policy.pinned()].concat();
    let protected = policy.protected();
    argv.bind_all(&writable, &protected, |_| true);
    argv.push(&["--dev", "/dev", "--proc", "/proc"]);
    // Root could write to parts of it, for example to the paths of programs that the kernel starts.
    argv.push(&["--remount-ro", "/proc"]);
    if !terminal {
        // Otherwise `/dev/tty` would be the terminal of the server. Devices do not work in `--ro-bind` mounts, so
        // opening it fails.
        argv.push(&["--ro-bind", "/dev/null", "/dev/tty"]);
    }
    argv.bind_all(&writable, &protected, |path| {
        path.starts_with(SHARED_MEMORY)
    });
    argv.push(&["--seccomp", &filter.to_string()]);
    argv.path("--chdir", cwd);
    argv.push(&["--"]);
    argv.0.extend(program.iter().map(OsString::from));
    argv.0
}

struct Arguments(Vec<OsString>);

impl Arguments {
    fn push(&mut self, arguments: &[&str]) {
        self.0.extend(arguments.iter().map(OsString::from));
    }

    /// Binds writable and protected paths onto themselves.
    fn bind_all(&mut self, writable: &[PathBuf], protected: &[PathBuf], which: fn(&Path) -> bool) {
        for folder in writable.iter().filter(|path| which(path)) {
            self.bind("--bind", folder);
        }
        for path in protected.iter().filter(|path| which(path)) {
            self.bind("--ro-bind", path);
        }
    }

    /// Binds a path onto itself.
    fn bind(&mut self, option: &str, path: &Path) {
        self.0.extend([option.into(), path.into(), path.into()]);
    }

    fn path(&mut self, option: &str, path: &Path) {
        self.0.extend([option.into(), path.into()]);
    }
}
