//! How a process proves that it is alive, and how others check it.
//!
//! There are two proofs. `/proc` tells at once that a process has ended: no process has its pid, or one with another
//! start time. The socket of a process tells that it is alive: the process itself sends its id to each client.
//! A successful connect alone is no proof, because a forked child may hold the socket open.
//!
//! Neither tells who connects: every program of the user can, a command in a sandbox included. So the pid that the kernel
//! reports of the other end is compared with the registered one before anything is done for it.

use std::{
    fs, io,
    os::unix::fs::{MetadataExt, PermissionsExt},
    path::{Path, PathBuf},
    time::Duration,
};

use rustix::process::geteuid;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{UnixListener, UnixStream},
    sync::mpsc,
    task::AbortHandle,
    time::{sleep, timeout},
};
use tracing::warn;

use crate::{model::ProcessId, task};

/// How long a process may take to answer.
const PATIENCE: Duration = Duration::from_millis(300);

/// How long to wait after `accept` failed.
const PAUSE: Duration = Duration::from_millis(100);

/// Identifies a process uniquely, as far as `/proc` allows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Mark {
    /// The pid.
    pub(super) pid: i64,
    /// Start time of the process, in clock ticks since boot.
    pub(super) started: i64,
    /// The boot id, the PID namespace and the mount of `/proc`. Empty without `/proc`.
    pub(super) space: String,
}

/// What `/proc` reports about a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seen {
    /// The process has ended.
    Gone,
    /// The process exists.
    There,
    /// The pid belongs to another namespace, or there is no `/proc`.
    Unknown,
}

impl Mark {
    /// Returns the mark of this process.
    pub(super) fn own() -> Self {
        let read = || {
            let (pid, _, started) = stat("self")?;
            let boot = fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
            let numbers = fs::read_link("/proc/self/ns/pid").ok()?;
            // Another mount of `/proc` may show other pids.
            let mount = fs::metadata("/proc").ok()?.dev();
            let space = format!("{}/{}/{mount}", boot.trim(), numbers.display());
            Some(Self {
                pid,
                started,
                space,
            })
        };
        read().unwrap_or_else(|| Self {
            pid: std::process::id().into(),
            ..Self::default()
        })
    }

    /// Looks up the process with this mark. `own` is the mark of this process.
    pub(super) fn look(&self, own: &Self) -> Seen {
        if self.space.is_empty() || own.space.is_empty() {
            return Seen::Unknown;
        }
        if self.place().0 != own.place().0 {
            return Seen::Gone;
        }
        if self.space != own.space {
            return Seen::Unknown;
        }
        match stat(&self.pid.to_string()) {
            // A killed process stays as a zombie until its parent has waited for it.
            Some((_, state, started)) if started == self.started && !matches!(state, 'Z' | 'X') => {
                Seen::There
            }
            _ => Seen::Gone,
        }
    }

    /// Tells whether the process at the other end of a socket is the one with this mark. `pid` is what the kernel
    /// reports of it: 0 for a process in a PID namespace that this process cannot see. `own` is the mark of this process.
    pub(super) fn is_of(&self, pid: i64, own: &Self) -> bool {
        if self.space.is_empty() || own.space.is_empty() {
            // Without `/proc` there is nothing else to compare.
            return self.pid == pid;
        }
        if self.space == own.space {
            return self.pid == pid && self.look(own) == Seen::There;
        }
        let ((boot, namespace), (own_boot, own_namespace)) = (self.place(), own.place());
        if boot != own_boot {
            return false;
        }
        if pid == 0 {
            return namespace != own_namespace;
        }
        // A namespace inside of this one, such as that of a container, or another mount of `/proc`. The sandbox has a
        // namespace of its own, too, but no process of the directory is in it.
        let folder = PathBuf::from(format!("/proc/{pid}"));
        let its_namespace = fs::read_link(folder.join("ns/pid"));
        let is_there = its_namespace.is_ok_and(|its| its.as_os_str() == namespace);
        let started = stat(&pid.to_string()).map(|(_, _, started)| started);
        is_there && started == Some(self.started) && pids(&folder).contains(&self.pid)
    }

    /// Returns the boot id and the PID namespace.
    fn place(&self) -> (&str, &str) {
        let mut parts = self.space.split('/');
        let mut next = || parts.next().unwrap_or_default();
        (next(), next())
    }
}

/// Reads the pids of a process in its namespace and in those around it. `folder` is its folder in `/proc`.
fn pids(folder: &Path) -> Vec<i64> {
    let status = fs::read_to_string(folder.join("status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("NSpid:"));
    let pids = line.unwrap_or_default().split_whitespace();
    pids.filter_map(|pid| pid.parse().ok()).collect()
}

/// Reads pid, state and start time of a process.
fn stat(process: &str) -> Option<(i64, char, i64)> {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let pid = text.split(' ').next()?.parse().ok()?;
    // The process name in parentheses may contain any character.
    let mut fields = text.rsplit_once(')')?.1.split_whitespace();
    let state = fields.next()?.chars().next()?;
    let started = fields.nth(18)?.parse().ok()?;
    Some((pid, state, started))
}

/// The socket on which a process answers. Dropping it closes the socket but leaves the file, as a killed process would.
#[derive(Debug)]
pub(super) struct Presence {
    answering: AbortHandle,
    peers: mpsc::Sender<UnixStream>,
}

impl Presence {
    /// Starts to answer for `process`, and passes accepted connections to `peers` while there is room. Must be called
    /// within a Tokio runtime.
    pub(super) fn show(
        folder: &Path,
        process: ProcessId,
        peers: mpsc::Sender<UnixStream>,
    ) -> io::Result<Self> {
        let (path, _folder) = threadwire_socket::address(&folder.join(file_name(process)))?;
        let listener = UnixListener::bind(&path)?;
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600))?;
        let hello = hello(process);
        let accepted = peers.clone();
        let answer = async move {
            loop {
                match listener.accept().await {
                    Ok((mut peer, _)) => {
                        if let Err(error) = check_user(&peer) {
                            warn!(%error, "a connection of another process is refused");
                            continue;
                        }
                        // The socket buffer has room for a line, so this does not block. If the client has closed the
                        // connection, or the channel is full, the connection is dropped, and the client may retry.
                        if peer.write_all(hello.as_bytes()).await.is_ok() {
                            let _ = accepted.try_send(peer);
                        }
                    }
                    Err(error) => {
                        warn!(%error, "another process could not be told that this one lives");
                        sleep(PAUSE).await;
                    }
                }
            }
        };
        Ok(Self {
            answering: task::spawn(answer).abort_handle(),
            peers,
        })
    }

    /// Returns where accepted connections are passed to.
    pub(super) fn peers(&self) -> mpsc::Sender<UnixStream> {
        self.peers.clone()
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.answering.abort();
    }
}

/// Asks a process whether it is alive: `Some(true)` or `Some(false)`, or `None` if it does not answer.
pub(super) async fn ask(folder: &Path, process: ProcessId) -> Option<bool> {
    match timeout(PATIENCE, connect(folder, process)).await {
        Ok(Ok(_)) => Some(true),
        Ok(Err(error)) => match error.kind() {
            // Nobody listens, or the process ended meanwhile.
            io::ErrorKind::NotFound
            | io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionReset
            | io::ErrorKind::BrokenPipe
            | io::ErrorKind::UnexpectedEof => Some(false),
            // The process does not accept connections, something else answers, or this process has no file descriptor
            // left. None of these proves that the process has ended.
            _ => None,
        },
        Err(_) => None,
    }
}

/// Connects to a process, and returns after it has sent its id.
///
/// Errors: `PermissionDenied` for a socket of another user, `InvalidData` if another process answers.
pub(super) async fn connect(folder: &Path, process: ProcessId) -> io::Result<UnixStream> {
    let (path, _folder) = threadwire_socket::address(&folder.join(file_name(process)))?;
    let mut stream = UnixStream::connect(path).await?;
    check_user(&stream)?;
    let hello = hello(process);
    let mut said = vec![0; hello.len()];
    stream.read_exact(&mut said).await?;
    if said != hello.as_bytes() {
        let text = "the socket of a process answers with something else than its id";
        return Err(io::Error::new(io::ErrorKind::InvalidData, text));
    }
    Ok(stream)
}

/// Checks that the other end belongs to the user of this process.
fn check_user(stream: &UnixStream) -> io::Result<()> {
    let (theirs, own) = (stream.peer_cred()?.uid(), geteuid().as_raw());
    if theirs == own {
        return Ok(());
    }
    let text = format!("the process at the other end belongs to user {theirs}, not to user {own}");
    Err(io::Error::new(io::ErrorKind::PermissionDenied, text))
}

/// Removes the socket of a process.
pub(super) fn remove(folder: &Path, process: ProcessId) {
    // A file that does not exist needs no removal.
    let _ = fs::remove_file(folder.join(file_name(process)));
}

/// Returns the line that a process sends first on each connection.
fn hello(process: ProcessId) -> String {
    format!("threadwire 1 {process}\n")
}

fn file_name(process: ProcessId) -> String {
    format!("{process}.sock")
}
