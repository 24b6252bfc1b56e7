//! The server as a separate process.

use std::{
    path::{Path, PathBuf},
    process::{ExitStatus, Stdio},
    sync::LazyLock,
    time::Duration,
};

use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, ChildStderr, Command},
};

use crate::{
    PATIENCE,
    client::{Client, Lines},
    poll, soon,
};

/// The tested binary: `THREADWIRE_BIN`, or else the one that is built next to this test.
static BINARY: LazyLock<PathBuf> = LazyLock::new(|| {
    if let Some(path) = std::env::var_os("THREADWIRE_BIN") {
        return path.into();
    }
    let test = std::env::current_exe().expect("the path of the test");
    let profile = test
        .parent()
        .and_then(Path::parent)
        .expect("a target folder");
    let mut build = std::process::Command::new(env!("CARGO"));
    build
        .args(["build", "--quiet", "--package", "threadwire"])
        .current_dir(env!("CARGO_MANIFEST_DIR"));
    build.env(
        "CARGO_TARGET_DIR",
        profile.parent().expect("a target folder"),
    );
    if profile.ends_with("release") {
        build.arg("--release");
    }
    assert!(
        build.status().expect("cargo runs").success(),
        "the server does not build"
    );
    profile.join("threadwire")
});

/// A running server. Dropping it kills the process.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
}

impl Process {
    /// Starts a server on standard input and output.
    pub(crate) fn stdio(folder: &Path, arguments: &[&str]) -> (Self, Client<Lines>) {
        Self::lines(folder, &[&["app-server"], arguments].concat())
    }

    /// Starts a server on standard input and output whose standard error is a file.
    pub(crate) fn stdio_with_errors(
        folder: &Path,
        arguments: &[&str],
        errors: std::fs::File,
    ) -> (Self, Client<Lines>) {
        let mut command = command(folder, arguments);
        command.stderr(errors);
        Self::start(command)
    }

    /// Starts a command that serves standard input and output.
    pub(crate) fn lines(folder: &Path, arguments: &[&str]) -> (Self, Client<Lines>) {
        Self::start(command_of(folder, arguments))
    }

    fn start(mut command: Command) -> (Self, Client<Lines>) {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        (Self { child }, Client::new(Lines { input, output }))
    }

    /// Starts a server on a free port and returns its address.
    pub(crate) async fn socket(folder: &Path) -> (Self, std::net::SocketAddr) {
        let mut command = command(folder, &["--listen", "ws://127.0.0.1:0"]);
        let mut child = command
            .stdin(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut notes = BufReader::new(child.stderr.take().expect("a pipe")).lines();
        let address = listening(&mut notes).await;
        (Self { child }, address)
    }

    /// Starts a server on standard input and output and a free port. Returns a client on the former, the address, and
    /// what the server says on standard error from then on.
    pub(crate) async fn both(
        folder: &Path,
    ) -> (
        Self,
        Client<Lines>,
        std::net::SocketAddr,
        tokio::io::Lines<BufReader<ChildStderr>>,
    ) {
        let listen = ["--listen", "ws://127.0.0.1:0", "--listen", "stdio://"];
        let mut command = command(folder, &listen);
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut notes = BufReader::new(child.stderr.take().expect("a pipe")).lines();
        let address = listening(&mut notes).await;
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let client = Client::new(Lines { input, output });
        (Self { child }, client, address, notes)
    }

    /// Starts a server that logs everything into a file.
    pub(crate) fn logging(folder: &Path, arguments: &[&str], log: std::fs::File) -> Self {
        let mut command = command(folder, arguments);
        command.env("THREADWIRE_LOG", "trace");
        command.stdin(Stdio::null()).stderr(log);
        let child = command.spawn().expect("the server starts");
        Self { child }
    }

    /// Returns the id of the process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id().expect("the process runs")
    }

    /// Kills the process with SIGKILL: it cannot clean up.
    pub(crate) async fn kill(mut self) {
        soon("the end of the process", self.child.kill())
            .await
            .expect("the process is ours");
    }

    /// Asks the process to end.
    pub(crate) fn terminate(&self) {
        let sent = std::process::Command::new("kill")
            .arg(self.id().to_string())
            .status();
        assert!(sent.expect("kill").success());
    }

    /// Waits for the process to end.
    pub(crate) async fn end(mut self) -> ExitStatus {
        soon("the end of the process", self.child.wait())
            .await
            .expect("the process is ours")
    }
}

/// Reads the address that a server says it listens on.
async fn listening(notes: &mut tokio::io::Lines<BufReader<ChildStderr>>) -> std::net::SocketAddr {
    soon("the address", async {
        loop {
            let note = notes
                .next_line()
                .await
                .expect("text")
                .expect("the server runs");
            if let Some((_, address)) = note.split_once("ws://") {
                break address.trim().parse().expect("an address");
            }
        }
    })
    .await
}

fn command(folder: &Path, arguments: &[&str]) -> Command {
    command_of(folder, &[&["app-server"], arguments].concat())
}

/// Returns a command of the binary, with a home in a folder.
pub(crate) fn command_of(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(&*BINARY);
    command.args(arguments).current_dir(folder);
    command
        .env("THREADWIRE_HOME", folder.join("home"))
        .env_remove("CODEX_HOME")
        .kill_on_drop(true);
    // Login shells start quickly without a profile.
    command.env("HOME", folder);
    command
}

/// Runs one turn with `threadwire exec`, with every event as a line of output.
pub(crate) fn exec(folder: &Path, prompt: &str) -> Child {
    let mut command = command_of(folder, &["exec", "--notifications", prompt]);
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    command.spawn().expect("the command starts")
}

/// Returns the resident memory of a process, in bytes.
pub(crate) fn resident(process: u32) -> u64 {
    size(process, "VmRSS:").expect("the process runs")
}

/// Returns the resident memory of a process without file mappings, in bytes.
pub(crate) fn private(process: u32) -> u64 {
    size(process, "RssAnon:").expect("the process runs")
}

/// Returns the peak resident memory of a process, in bytes.
pub(crate) fn peak(process: u32) -> u64 {
    running_peak(process).expect("the process runs")
}

/// Returns the peak resident memory of a process that may have ended.
pub(crate) fn running_peak(process: u32) -> Option<u64> {
    size(process, "VmHWM:")
}

fn size(process: u32, name: &str) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    let kib: u64 = line.trim().trim_end_matches(" kB").parse().ok()?;
    Some(kib << 10)
}

/// Waits until the pipe of a process is full because nobody reads it, and the process takes no more memory.
pub(crate) async fn stops_writing(process: u32) {
    let pipe = std::fs::File::open(format!("/proc/{process}/fd/1")).expect("the process runs");
    let (mut before, mut looks) = ((0, 0), 0);
    poll("a process to stop writing", PATIENCE, async || {
        let unread = rustix::io::ioctl_fionread(&pipe).expect("a pipe");
        let now = (unread, peak(process));
        let is_same = now == std::mem::replace(&mut before, now);
        // A pipe takes 64 KiB, but may have gaps.
        let is_full = unread >= 32 << 10;
        looks = if is_same && is_full { looks + 1 } else { 0 };
        tokio::time::sleep(Duration::from_millis(20)).await;
        (looks == 20).then_some(())
    })
    .await;
}

/// Returns all descendants of a process.
pub(crate) fn descendants(process: u32) -> Vec<u32> {
    let mut found = vec![process];
    let mut at = 0;
    while let Some(above) = found.get(at).copied() {
        found.extend(
            processes()
                .filter(|(_, parent)| *parent == above)
                .map(|(id, _)| id),
        );
        at += 1;
    }
    found.split_off(1)
}

/// Tells whether a process runs; a zombie does not.
pub(crate) fn runs(process: u32) -> bool {
    stat(process).is_some_and(|(state, _)| !matches!(state, 'Z' | 'X'))
}

fn processes() -> impl Iterator<Item = (u32, u32)> {
    std::fs::read_dir("/proc")
        .expect("/proc")
        .filter_map(|entry| {
            let id = entry.ok()?.file_name().to_str()?.parse().ok()?;
            Some((id, stat(id)?.1))
        })
}

/// Returns the state and the parent of a process.
fn stat(process: u32) -> Option<(char, u32)> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name, in parentheses, may contain any characters.
    let mut rest = stat.rsplit_once(')')?.1.split_whitespace();
    Some((rest.next()?.chars().next()?, rest.next()?.parse().ok()?))
}
