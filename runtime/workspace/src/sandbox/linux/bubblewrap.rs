//! The arguments of `bwrap`.

use std::{ffi::OsString, os::fd::RawFd, path::Path};

use rustix::process::geteuid;

use crate::sandbox::Policy;

/// The program.
pub(super) const PROGRAM: &str = "bwrap";

/// Where systems install it. `PATH` is not asked: it may name folders that commands can write, such as those of a
/// project's own programs.
const PLACES: [&str; 4] = [
    "/usr/bin/bwrap",
    "/bin/bwrap",
    "/usr/local/bin/bwrap",
    "/run/current-system/sw/bin/bwrap",
];

/// Returns the path of the program, also where there is none.
fn program_path() -> &'static str {
    let installed = |place: &&&str| Path::new(place).is_file();
    PLACES.iter().find(installed).unwrap_or(&PLACES[0])
}

/// What root keeps; the names of [`super::KEPT`].
const KEPT: [&str; 6] = [
    "CAP_CHOWN",
    "CAP_DAC_OVERRIDE",
    "CAP_FOWNER",
    "CAP_FSETID",
    "CAP_SETGID",
    "CAP_SETUID",
];

/// Returns the arguments that run a program with bubblewrap, which reads its filter from `filter`.
pub(super) fn argv(
    policy: &Policy,
    filter: RawFd,
    program: &[String],
    cwd: &Path,
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
    for folder in policy.writable() {
        argv.bind("--bind", &folder);
    }
    for folder in policy.pinned() {
        argv.bind("--bind", &folder);
    }
    for path in policy.protected() {
        argv.bind("--ro-bind", &path);
    }
    argv.push(&["--dev", "/dev", "--proc", "/proc"]);
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

    /// Mounts a path onto itself.
    fn bind(&mut self, option: &str, path: &Path) {
        self.0.extend([option.into(), path.into(), path.into()]);
    }

    fn path(&mut self, option: &str, path: &Path) {
        self.0.extend([option.into(), path.into()]);
    }
}
