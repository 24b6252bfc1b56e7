//! How a process shows that it lives, and how another one finds out.
//!
//! There are two proofs. `/proc` tells at once that a process is gone: nothing has its number, or something that started
//! at another time. A socket of the process tells that it lives: the process itself says its id to whoever connects.
//! Being able to connect is no proof, because a child that was forked a moment ago holds the socket open.

use std::{
    fs::{self, File},
    io,
    os::{
        fd::AsRawFd,
        unix::{
            ffi::OsStrExt,
            fs::{MetadataExt, PermissionsExt},
        },
    },
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

use crate::model::ProcessId;

/// How long a process may take to answer.
const PATIENCE: Duration = Duration::from_millis(300);

/// How long to wait after the system could not give a connection.
const PAUSE: Duration = Duration::from_millis(100);

/// Longest path of a socket that every system takes.
const LONGEST: usize = 100;

/// What tells a process from all others, as far as `/proc` knows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Mark {
    /// Its number; 0 where there is no `/proc`.
    pub(super) pid: i64,
    /// When it started, in ticks since the system did.
    pub(super) started: i64,
    /// The start of the system, and the space of process numbers. Empty where there is no `/proc`.
    pub(super) space: String,
}

/// What `/proc` says of a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seen {
    /// It ended.
    Gone,
    /// It is there.
    There,
    /// Its number means nothing here.
    Unknown,
}

impl Mark {
    /// Returns the mark of this process.
    pub(super) fn own() -> Self {
        let read = || {
            let (pid, _, started) = stat("self")?;
            let boot = fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
            let numbers = fs::read_link("/proc/self/ns/pid").ok()?;
            // Another mount of `/proc` may show other numbers.
            let mount = fs::metadata("/proc").ok()?.dev();
            let space = format!("{}/{}/{mount}", boot.trim(), numbers.display());
            Some(Self {
                pid,
                started,
                space,
            })
        };
        read().unwrap_or_default()
    }

    /// Looks for the process with this mark. `own` is the mark of this process.
    pub(super) fn look(&self, own: &Self) -> Seen {
        let boot = |mark: &Self| mark.space.split('/').next().map(str::to_owned);
        if self.space.is_empty() || own.space.is_empty() {
            return Seen::Unknown;
        }
        if boot(self) != boot(own) {
            return Seen::Gone;
        }
        if self.space != own.space {
            return Seen::Unknown;
        }
        match stat(&self.pid.to_string()) {
            // A process that was killed stays as a zombie until its parent has looked.
            Some((_, state, started)) if started == self.started && !matches!(state, 'Z' | 'X') => {
                Seen::There
            }
            _ => Seen::Gone,
        }
    }
}

/// Reads number, state and start of a process.
fn stat(process: &str) -> Option<(i64, char, i64)> {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let pid = text.split(' ').next()?.parse().ok()?;
    // The name in parentheses may contain anything.
    let mut fields = text.rsplit_once(')')?.1.split_whitespace();
    let state = fields.next()?.chars().next()?;
    let started = fields.nth(18)?.parse().ok()?;
    Some((pid, state, started))
}

/// The socket that a process answers on. Dropping it closes it and leaves the file, as the end of the process does.
#[derive(Debug)]
pub(super) struct Presence(AbortHandle);

impl Presence {
    /// Begins to answer for `process`, and hands those who connected to `peers`, as long as there is room. Must be called
    /// within a Tokio runtime.
    pub(super) fn show(
        folder: &Path,
        process: ProcessId,
        peers: mpsc::Sender<UnixStream>,
    ) -> io::Result<Self> {
        let (path, _folder) = address(folder, process)?;
        let listener = UnixListener::bind(&path)?;
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600))?;
        let hello = hello(process);
        let answer = async move {
            loop {
                match listener.accept().await {
                    Ok((mut peer, _)) => {
                        if let Err(error) = check_user(&peer) {
                            warn!(%error, "a connection of another process is refused");
                            continue;
                        }
                        // It has room for a line, so this does not wait. One who is gone does not need to know, and
                        // one who comes while too many wait may come again.
                        if peer.write_all(hello.as_bytes()).await.is_ok() {
                            let _ = peers.try_send(peer);
                        }
                    }
                    Err(error) => {
                        warn!(%error, "another process could not be told that this one lives");
                        sleep(PAUSE).await;
                    }
                }
            }
        };
        Ok(Self(tokio::spawn(answer).abort_handle()))
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Asks a process whether it lives: yes or no, or `None` where it does not answer.
pub(super) async fn ask(folder: &Path, process: ProcessId) -> Option<bool> {
    match timeout(PATIENCE, connect(folder, process)).await {
        Ok(Ok(_)) => Some(true),
        // Too many wait already: nobody takes them.
        Ok(Err(error)) if error.kind() == io::ErrorKind::WouldBlock => None,
        Ok(Err(_)) => Some(false),
        Err(_) => None,
    }
}

/// Connects to a process. It has said who it is when this returns.
///
/// Errors: `PermissionDenied` for a socket of another user, `InvalidData` where somebody else answers.
pub(super) async fn connect(folder: &Path, process: ProcessId) -> io::Result<UnixStream> {
    let (path, _folder) = address(folder, process)?;
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

/// Makes sure that the other end belongs to the user of this process.
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
    // Where it is not there, nothing is to be removed.
    let _ = fs::remove_file(folder.join(file_name(process)));
}

/// What a process says first to whoever connects.
fn hello(process: ProcessId) -> String {
    format!("threadwire 1 {process}\n")
}

fn file_name(process: ProcessId) -> String {
    format!("{process}.sock")
}

/// Returns a path of the socket that is short enough to be an address, and what must stay open while it is used.
fn address(folder: &Path, process: ProcessId) -> io::Result<(PathBuf, Option<File>)> {
    let path = folder.join(file_name(process));
    if path.as_os_str().as_bytes().len() <= LONGEST {
        return Ok((path, None));
    }
    let folder = File::open(folder)?;
    let short = PathBuf::from(format!("/proc/self/fd/{}", folder.as_raw_fd()));
    Ok((short.join(file_name(process)), Some(folder)))
}
