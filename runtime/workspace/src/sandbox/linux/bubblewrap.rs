//! The command line of `bwrap`.

use std::{
    ffi::OsString,
    os::fd::RawFd,
    path::{Path, PathBuf},
};

use rustix::{process::geteuid, thread::CapabilitySet};

use super::mounts::Plan;
use crate::{
    files,
    sandbox::{Policy, kernel::SHARED_MEMORY},
    sort::sort_by_key,
};

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

/// The names of the capabilities that root may keep.
const NAMES: [(CapabilitySet, &str); 6] = [
    (CapabilitySet::CHOWN, "CAP_CHOWN"),
    (CapabilitySet::DAC_OVERRIDE, "CAP_DAC_OVERRIDE"),
    (CapabilitySet::FOWNER, "CAP_FOWNER"),
    (CapabilitySet::FSETID, "CAP_FSETID"),
    (CapabilitySet::SETGID, "CAP_SETGID"),
    (CapabilitySet::SETUID, "CAP_SETUID"),
];

/// Returns the arguments that run a program with bubblewrap, which reads its seccomp filter from `filter`. `terminal`
/// tells whether the program has a terminal of its own.
pub(super) fn argv(
    policy: &Policy,
    plan: Plan,
    filter: RawFd,
    program: &[String],
    cwd: &Path,
    terminal: bool,
) -> Vec<OsString> {
    let mut argv = Arguments(vec![program_path().into()]);
    argv.push(&["--die-with-parent", "--unshare-pid", "--unshare-ipc"]);
    // With domains, it enters a network before.
    if !policy.network {
        argv.push(&["--unshare-net"]);
    }
    if geteuid().is_root() {
        argv.push(&["--cap-drop", "ALL"]);
        let kept = super::kept(&plan);
        for (_, name) in NAMES.iter().filter(|(set, _)| kept.contains(*set)) {
            argv.push(&["--cap-add", name]);
        }
    }
    let shows_all = policy.reading().is_none_or(|reading| !reading.listed_only);
    match shows_all {
        true => argv.push(&["--ro-bind", "/", "/"]),
        false => argv.push(&["--tmpfs", "/"]),
    }
    let layers = layers(policy, plan);
    argv.add_all(&layers, |_| true);
    argv.push(&["--dev", "/dev", "--proc", "/proc"]);
    // Root could write to parts of it, for example to the paths of programs that the kernel starts.
    argv.push(&["--remount-ro", "/proc"]);
    if !terminal {
        // Otherwise `/dev/tty` would be the terminal of the server. Devices do not work in `--ro-bind` mounts, so
        // opening it fails.
        argv.push(&["--ro-bind", "/dev/null", "/dev/tty"]);
    }
    argv.add_all(&layers, |path| path.starts_with(SHARED_MEMORY));
    let real = files::resolved(cwd);
    let hides =
        |(path, layer): &(PathBuf, Layer)| *layer == Layer::HiddenFolder && real.starts_with(path);
    let is_visible = policy.may_read(cwd);
    let is_hidden = !is_visible && layers.iter().any(hides);
    if !is_visible && !is_hidden {
        // The command starts in an empty folder.
        argv.path("--dir", cwd);
    }
    for (path, layer) in &layers {
        if *layer == Layer::HiddenFolder {
            argv.path("--remount-ro", path);
        }
    }
    if !shows_all {
        argv.push(&["--remount-ro", "/"]);
    }
    argv.push(&["--seccomp", &filter.to_string()]);
    // It cannot enter a hidden folder, and starts in the home folder then, or in `/`.
    if !is_hidden {
        argv.path("--chdir", cwd);
    }
    argv.push(&["--"]);
    argv.0.extend(program.iter().map(OsString::from));
    argv.0
}

/// What becomes of a path in the sandbox.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Layer {
    ReadOnly,
    Writable,
    HiddenFolder,
    HiddenFile,
    /// The empty file in its place.
    EmptyFile(PathBuf),
}

/// Returns the layers of a policy, outer paths first: an inner one covers a part of an outer one.
fn layers(policy: &Policy, plan: Plan) -> Vec<(PathBuf, Layer)> {
    let layer = |paths: Vec<PathBuf>, layer: Layer| {
        paths.into_iter().map(move |path| (path, layer.clone()))
    };
    let empty = Layer::EmptyFile(plan.empty);
    let hidden = plan.hidden.into_iter().map(|path| {
        let layer = match path.is_dir() {
            true => Layer::HiddenFolder,
            false => Layer::HiddenFile,
        };
        (path, layer)
    });
    let mut layers: Vec<_> = layer(policy.shown(), Layer::ReadOnly)
        .chain(layer(plan.writable, Layer::Writable))
        .chain(layer(plan.pinned, Layer::Writable))
        .chain(layer(plan.read_only, Layer::ReadOnly))
        .chain(hidden)
        .chain(layer(plan.emptied, empty))
        .collect();
    sort_by_key(&mut layers, |(path, _)| path.components().count());
    layers
}

struct Arguments(Vec<OsString>);

impl Arguments {
    fn push(&mut self, arguments: &[&str]) {
        self.0.extend(arguments.iter().map(OsString::from));
    }

    /// Adds layers.
    fn add_all(&mut self, layers: &[(PathBuf, Layer)], which: fn(&Path) -> bool) {
        for (path, layer) in layers.iter().filter(|(path, _)| which(path)) {
            match layer {
                Layer::ReadOnly => self.bind("--ro-bind", path),
                Layer::Writable => self.bind("--bind", path),
                Layer::HiddenFolder => {
                    // Visible paths in it can be reached.
                    let inner =
                        |(inner, _): &(PathBuf, Layer)| inner != path && inner.starts_with(path);
                    let mode = match layers.iter().any(inner) {
                        true => "0111",
                        false => "0000",
                    };
                    self.push(&["--perms", mode]);
                    self.path("--tmpfs", path);
                }
                // Devices do not work in `--ro-bind` mounts, so opening it fails.
                Layer::HiddenFile => self.put(Path::new("/dev/null"), path),
                Layer::EmptyFile(empty) => self.put(empty, path),
            }
        }
    }

    /// Binds a path onto itself.
    fn bind(&mut self, option: &str, path: &Path) {
        self.0.extend([option.into(), path.into(), path.into()]);
    }

    /// Binds a file onto another one, for reading only.
    fn put(&mut self, file: &Path, path: &Path) {
        self.0
            .extend(["--ro-bind".into(), file.into(), path.into()]);
    }

    fn path(&mut self, option: &str, path: &Path) {
        self.0.extend([option.into(), path.into()]);
    }
}
