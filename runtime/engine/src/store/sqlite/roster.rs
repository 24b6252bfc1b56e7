//! The directory of a file for a program that only looks: it registers nothing and writes nothing.

use std::{
    collections::HashMap,
    io,
    path::{Path, PathBuf},
    time::Duration,
};

use rusqlite::{Connection, OpenFlags};
use tokio::{net::UnixStream, time::timeout};

use crate::{
    model::{Millis, ProcessId, ThreadId},
    store::StoreError,
};

use super::{
    directory::FOLDER,
    presence::{self, Mark, Seen},
    process::Row,
    schema,
};

/// How long a process may take to accept a connection.
const PATIENCE: Duration = Duration::from_secs(1);

/// The registered processes of a file, as they were when it was read.
#[derive(Debug)]
pub(crate) struct Roster {
    folder: PathBuf,
    own: Mark,
    rows: Vec<Row>,
    running: HashMap<ProcessId, Vec<ThreadId>>,
}

/// A registered process.
#[derive(Debug)]
pub(crate) struct Registered {
    pub(crate) id: ProcessId,
    /// The process id of the system, if this program can see the process.
    pub(crate) pid: Option<u32>,
    /// Version of its program.
    pub(crate) version: String,
    pub(crate) joined_at: Millis,
    /// The threads whose turns it runs, according to the file.
    pub(crate) running: Vec<ThreadId>,
    has_socket: bool,
    has_ended: bool,
}

/// Why a process cannot be asked.
#[derive(Debug)]
pub(crate) enum Unasked {
    /// The process has ended.
    Ended,
    /// The process does not answer.
    Silent,
    /// The process cannot be reached.
    Problem(io::Error),
}

impl Roster {
    /// Reads the registered processes of a file; none if there is no file.
    ///
    /// Errors: `NewerSchema`, `Sqlite`.
    pub(crate) fn read(path: &Path) -> Result<Self, StoreError> {
        let beside = path.parent().filter(|path| !path.as_os_str().is_empty());
        let mut roster = Self {
            folder: beside.unwrap_or(Path::new(".")).join(FOLDER),
            own: Mark::own(),
            rows: Vec::new(),
            running: HashMap::new(),
        };
        if !path.try_exists()? {
            return Ok(roster);
        }
        let connection = open(path)?;
        if schema::has_processes(&connection)? {
            roster.rows = Row::all(&connection)?;
            for (thread, owner) in super::read::running(&connection)? {
                roster.running.entry(owner).or_default().push(thread);
            }
        }
        Ok(roster)
    }

    /// Returns the processes in the order in which they joined.
    pub(crate) fn processes(&self) -> Vec<Registered> {
        let registered = self.rows.iter().map(|row| {
            let seen = row.mark.look(&self.own);
            let pid = u32::try_from(row.mark.pid).ok();
            Registered {
                id: row.id,
                pid: pid.filter(|pid| *pid > 0 && seen != Seen::Unknown),
                version: row.version.clone(),
                joined_at: row.joined_at,
                running: self.running.get(&row.id).cloned().unwrap_or_default(),
                has_socket: row.has_socket,
                has_ended: seen == Seen::Gone,
            }
        });
        registered.collect()
    }

    /// Connects to a process.
    pub(crate) async fn connect(&self, process: &Registered) -> Result<UnixStream, Unasked> {
        if process.has_ended {
            return Err(Unasked::Ended);
        }
        if !process.has_socket {
            let text = "it has no socket";
            return Err(Unasked::Problem(io::Error::other(text)));
        }
        match timeout(PATIENCE, presence::connect(&self.folder, process.id)).await {
            Ok(Ok(stream)) => Ok(stream),
            Ok(Err(error)) => Err(match error.kind() {
                // The backlog of the socket is full.
                io::ErrorKind::WouldBlock => Unasked::Silent,
                // Whoever left the socket behind has ended.
                io::ErrorKind::ConnectionRefused | io::ErrorKind::NotFound => {
                    if process.pid.is_some() {
                        Unasked::Problem(error)
                    } else {
                        Unasked::Ended
                    }
                }
                _ => Unasked::Problem(error),
            }),
            Err(_) => Err(Unasked::Silent),
        }
    }
}

/// Opens a file for reading.
fn open(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    Ok(connection)
}
