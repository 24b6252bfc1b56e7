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
    /// Version of its program.
    pub(super) version: String,
    pub(super) joined_at: Millis,
}

const COLUMNS: &str = "id, pid, started, space, socket, version, joined_at";

impl Row {
    /// Registers the process.
    pub(super) fn insert(&self, connection: &Connection) -> Result<(), StoreError> {
        connection
            .prepare_cached(&format!(
                "replace into processes ({COLUMNS}) values (?, ?, ?, ?, ?, ?, ?)"
            ))?
            .execute(params![
                self.id.0,
                self.mark.pid,
                self.mark.started,
                self.mark.space,
                self.has_socket,
                self.version,
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
            .prepare_cached(&format!("select {COLUMNS} from processes where id = ?"))?
            .query_row([process.0], Self::of)
            .optional()?;
        Ok(row)
    }

    /// Reads all registrations in the order in which they were made.
    pub(super) fn all(connection: &Connection) -> Result<Vec<Self>, StoreError> {
        let mut statement = connection.prepare(&format!(
            "select {COLUMNS} from processes order by joined_at, id"
        ))?;
        let rows = statement.query_map([], Self::of)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn of(row: &rusqlite::Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: ProcessId(row.get(0)?),
            mark: Mark {
                pid: row.get(1)?,
                started: row.get(2)?,
                space: row.get(3)?,
            },
            has_socket: row.get(4)?,
            version: row.get(5)?,
            joined_at: row.get(6)?,
        })
    }
}
