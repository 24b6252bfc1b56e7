//! The table of processes that use the file.

use rusqlite::{Connection, OptionalExtension, params};

use crate::{
    model::{Millis, ProcessId},
    store::StoreError,
};

use super::presence::Mark;

/// A registered process.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) id: ProcessId,
    pub(super) mark: Mark,
    /// Whether the process answers on a socket.
    pub(super) has_socket: bool,
    pub(super) joined_at: Millis,
}

impl Row {
    /// Registers the process.
    pub(super) fn insert(&self, connection: &Connection) -> Result<(), StoreError> {
        connection
            .prepare_cached(
                "replace into processes (id, pid, started, space, socket, version, joined_at) \
                 values (?, ?, ?, ?, ?, ?, ?)",
            )?
            .execute(params![
                self.id.0,
                self.mark.pid,
                self.mark.started,
                self.mark.space,
                self.has_socket,
                env!("CARGO_PKG_VERSION"),
                self.joined_at,
            ])?;
        Ok(())
    }

    /// Reads the registration of a process.
    pub(super) fn find(
        connection: &Connection,
        process: ProcessId,
    ) -> Result<Option<Self>, StoreError> {
        let row = connection
            .prepare_cached(
                "select pid, started, space, socket, joined_at from processes where id = ?",
            )?
            .query_row([process.0], |row| {
                Ok(Self {
                    id: process,
                    mark: Mark {
                        pid: row.get(0)?,
                        started: row.get(1)?,
                        space: row.get(2)?,
                    },
                    has_socket: row.get(3)?,
                    joined_at: row.get(4)?,
                })
            })
            .optional()?;
        Ok(row)
    }
}
