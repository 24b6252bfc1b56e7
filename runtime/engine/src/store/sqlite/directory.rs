//! The directory of a file: a row per process, and a socket per process in the folder `run` beside the file.

use std::{
    collections::HashMap,
    io,
    path::PathBuf,
    sync::{Mutex, OnceLock},
    time::Duration,
};

use tokio::{
    net::UnixStream,
    sync::{Mutex as AsyncMutex, mpsc},
    time::Instant,
};
use tracing::warn;

use crate::{
    BoxFuture,
    model::{ProcessId, now},
    private,
    store::{Caller, Directory, Liveness, PeerStream, StoreError},
};

use super::{
    SqliteStore, lock,
    presence::{self, Mark, Presence, Seen},
    process::Row,
    write::{self, Job},
};

/// The term: how long a process that does not answer keeps its threads.
const TERM: Duration = Duration::from_secs(10);

/// Maximum number of accepted connections that wait to be handled.
const CALLERS: usize = 64;

/// Name of the folder of sockets.
pub(super) const FOLDER: &str = "run";

/// This process, as a member of the directory.
#[derive(Debug)]
pub(super) struct Member {
    pub(super) id: ProcessId,
    /// The folder of sockets; `None` for a store in memory, which has no other processes.
    folder: Option<PathBuf>,
    own: OnceLock<Mark>,
    presence: Mutex<Option<Presence>>,
    /// Held while this process comes back to the directory or leaves it, so that it does not come back after it left.
    moving: AsyncMutex<()>,
    /// Connections of other processes that wait to be handled.
    callers: AsyncMutex<Option<mpsc::Receiver<UnixStream>>>,
    /// When processes stopped answering.
    silent: Mutex<HashMap<ProcessId, Instant>>,
}

impl Member {
    /// `beside` is the folder of the file.
    pub(super) fn new(beside: Option<PathBuf>) -> Self {
        Self {
            id: ProcessId::new(),
            folder: beside.map(|folder| folder.join(FOLDER)),
            own: OnceLock::new(),
            presence: Mutex::default(),
            moving: AsyncMutex::default(),
            callers: AsyncMutex::default(),
            silent: Mutex::default(),
        }
    }

    fn own(&self) -> &Mark {
        self.own.get_or_init(Mark::own)
    }

    /// Returns the registration of this process.
    fn row(&self, has_socket: bool) -> Row {
        Row {
            id: self.id,
            mark: self.own().clone(),
            has_socket,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            joined_at: now(),
        }
    }

    /// Checks the liveness of another process. `row` is its registration.
    async fn ask(&self, process: ProcessId, row: Option<&Row>) -> Liveness {
        let Some(folder) = &self.folder else {
            return Liveness::Dead;
        };
        let seen = row.map_or(Seen::Unknown, |row| row.mark.look(self.own()));
        if seen == Seen::Gone {
            return Liveness::Dead;
        }
        if row.is_some_and(|row| !row.has_socket) {
            // The process has no socket, so only `/proc` can tell.
            return match seen {
                Seen::There => Liveness::Alive,
                _ => Liveness::Dead,
            };
        }
        match presence::ask(folder, process).await {
            Some(true) => {
                lock(&self.silent).remove(&process);
                Liveness::Alive
            }
            Some(false) => Liveness::Dead,
            None => {
                let since = *lock(&self.silent)
                    .entry(process)
                    .or_insert_with(Instant::now);
                if since.elapsed() < TERM {
                    Liveness::Silent
                } else {
                    Liveness::Dead
                }
            }
        }
    }
}

impl Directory for SqliteStore {
    fn me(&self) -> ProcessId {
        self.member.id
    }

    fn join(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async move {
            let member = &self.member;
            let Some(folder) = &member.folder else {
                return Ok(());
            };
            // The socket is created first, because others may connect as soon as the row exists.
            let (peers, callers) = mpsc::channel(CALLERS);
            let shown = private::make_folder(folder)
                .and_then(|()| Presence::show(folder, member.id, peers));
            *member.callers.lock().await = Some(callers);
            let presence = match shown {
                Ok(presence) => Some(presence),
                Err(error) => {
                    let folder = folder.display();
                    warn!(%error, %folder, "no socket can be made: other processes cannot follow the threads of this one, and ask the system whether it lives");
                    None
                }
            };
            let row = member.row(presence.is_some());
            *lock(&member.presence) = presence;
            self.run_here(|connection| write::run(connection, Job::Join(row)))
        })
    }

    fn rejoin(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async move {
            let me = self.member.id;
            let _moving = self.member.moving.lock().await;
            let Some(peers) = lock(&self.member.presence).as_ref().map(Presence::peers) else {
                return Ok(());
            };
            if self
                .read(move |connection| Row::find(connection, me))
                .await?
                .is_some()
            {
                return Ok(());
            }
            // Others remove the socket before the row.
            let folder = self.member.folder.as_deref();
            let shown = folder.map(|folder| Presence::show(folder, me, peers));
            let has_socket = match shown {
                Some(Ok(presence)) => {
                    *lock(&self.member.presence) = Some(presence);
                    true
                }
                Some(Err(error)) if error.kind() == io::ErrorKind::AddrInUse => true,
                Some(Err(error)) => {
                    warn!(%error, "the socket of this process cannot be made again: other processes cannot follow its threads");
                    false
                }
                None => false,
            };
            let row = self.member.row(has_socket);
            self.writer.run(Job::Join(row)).await
        })
    }

    fn processes(&self) -> BoxFuture<'_, Result<Vec<ProcessId>, StoreError>> {
        Box::pin(async {
            self.run_here(|connection| {
                let mut statement =
                    connection.prepare_cached("select id from processes order by joined_at, id")?;
                let rows = statement.query_map([], |row| row.get(0).map(ProcessId))?;
                Ok(rows.collect::<Result<_, _>>()?)
            })
        })
    }

    fn liveness(&self, process: ProcessId) -> BoxFuture<'_, Result<Liveness, StoreError>> {
        Box::pin(async move {
            if process == self.member.id {
                return Ok(Liveness::Alive);
            }
            if process == ProcessId::NOBODY {
                return Ok(Liveness::Dead);
            }
            let row = self
                .read(move |connection| Row::find(connection, process))
                .await?;
            Ok(self.member.ask(process, row.as_ref()).await)
        })
    }

    fn forget(&self, process: ProcessId) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async move {
            if let Some(folder) = &self.member.folder {
                presence::remove(folder, process);
            }
            self.writer.run(Job::Leave(process)).await
        })
    }

    fn connect(&self, process: ProcessId) -> BoxFuture<'_, io::Result<Box<dyn PeerStream>>> {
        Box::pin(async move {
            let folder = self.member.folder.as_deref();
            let folder = folder.ok_or(io::ErrorKind::NotFound)?;
            self.rejoin().await.map_err(io::Error::other)?;
            let stream = presence::connect(folder, process).await?;
            let pid = stream.peer_cred()?.pid();
            match self.is_process(process, pid).await {
                Ok(true) => Ok(Box::new(stream) as Box<dyn PeerStream>),
                Ok(false) => {
                    let text = "another process listens on its socket";
                    Err(io::Error::new(io::ErrorKind::PermissionDenied, text))
                }
                Err(error) => Err(io::Error::other(error)),
            }
        })
    }

    fn accept(&self) -> BoxFuture<'_, Option<Caller>> {
        Box::pin(async move {
            let mut callers = self.member.callers.lock().await;
            let stream = callers.as_mut()?.recv().await?;
            Some(Caller {
                pid: stream.peer_cred().ok().and_then(|peer| peer.pid()),
                stream: Box::new(stream),
            })
        })
    }

    fn is_process(
        &self,
        process: ProcessId,
        pid: Option<i32>,
    ) -> BoxFuture<'_, Result<bool, StoreError>> {
        Box::pin(async move {
            let row = self
                .read(move |connection| Row::find(connection, process))
                .await?;
            let (Some(row), Some(pid)) = (row, pid) else {
                return Ok(false);
            };
            Ok(row.mark.is_of(pid.into(), self.member.own()))
        })
    }

    fn leave(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async move {
            let _moving = self.member.moving.lock().await;
            drop(lock(&self.member.presence).take());
            self.forget(self.member.id).await
        })
    }
}
