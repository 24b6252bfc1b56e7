//! Queries. Each runs in one transaction that the caller has opened.

mod events;
mod threads;
mod turns;

use std::sync::Arc;

use rusqlite::{Connection, OptionalExtension, Row, params};
use serde_json::value::RawValue;

use crate::{
    model::{Item, Json, ProcessId, ThreadId, Turn, TurnId, TurnStatus},
    store::{
        BEHIND_TURN, ContextEntry, ContextPart, Extras, Record, StoreError, StoredThread,
        rows::NewerItem,
    },
};

pub(super) use self::{events::events, threads::threads, turns::turns};

/// See [`crate::Store::load`].
pub(super) fn load(
    connection: &Connection,
    thread: ThreadId,
) -> Result<Option<StoredThread>, StoreError> {
    let mut statement = connection.prepare_cached(
        "select epoch, seq, queue, body, owner, \
         exists (select 1 from turns where thread = key and status = 0), archived = 2 from threads where id = ?",
    )?;
    let mut rows = statement.query([thread.0])?;
    let Some(row) = rows.next()? else {
        return Ok(None);
    };
    let queue = match row
        .get_ref(2)?
        .as_str_or_null()
        .map_err(rusqlite::Error::from)?
    {
        Some(queue) => serde_json::from_str(queue)?,
        None => Vec::new(),
    };
    Ok(Some(StoredThread {
        thread: json(row, 3)?,
        owner: ProcessId(row.get(4)?),
        running: row.get(5)?,
        hidden: row.get(6)?,
        epoch: row.get(0)?,
        seq: row.get(1)?,
        queue,
    }))
}

/// See [`crate::Store::running`].
pub(super) fn running(connection: &Connection) -> Result<Vec<(ThreadId, ProcessId)>, StoreError> {
    let mut statement = connection.prepare_cached(
        "select id, owner from threads where key in (select thread from turns where status = 0)",
    )?;
    let rows = statement.query_map([], |row| {
        Ok((ThreadId(row.get(0)?), ProcessId(row.get(1)?)))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// See [`crate::Store::deleted`].
pub(super) fn deleted(connection: &Connection) -> Result<Vec<ThreadId>, StoreError> {
    let mut statement = connection.prepare_cached("select id from deleted_threads")?;
    let rows = statement.query_map([], |row| Ok(ThreadId(row.get(0)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// See [`crate::Store::hidden`].
pub(super) fn hidden(connection: &Connection) -> Result<Vec<ThreadId>, StoreError> {
    let mut statement = connection.prepare_cached("select id from threads where archived = 2")?;
    let rows = statement.query_map([], |row| Ok(ThreadId(row.get(0)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// See [`crate::Store::extras`].
pub(super) fn extras(connection: &Connection, key: &str) -> Result<Extras, StoreError> {
    // `thread_extra` tells which threads have the key without a look at their bodies.
    let mut statement = connection.prepare_cached(
        "select id, iif(exists (select 1 from thread_extra where name = ?1 and thread = key), \
         body -> ('$.extra.\"' || ?1 || '\"'), null) from threads",
    )?;
    let mut rows = statement.query([key])?;
    let mut threads = Vec::new();
    while let Some(row) = rows.next()? {
        let value: Option<String> = row.get(1)?;
        let value = value.map(RawValue::from_string).transpose()?;
        threads.push((ThreadId(row.get(0)?), value.map(Json::from)));
    }
    Ok(threads)
}

/// See [`crate::Store::record`].
pub(super) fn record(
    connection: &Connection,
    namespace: &str,
    key: &str,
) -> Result<Option<Record>, StoreError> {
    let mut statement = connection
        .prepare_cached("select value, revision from records where namespace = ? and key = ?")?;
    let mut rows = statement.query([namespace, key])?;
    rows.next()?.map(read_record).transpose()
}

/// See [`crate::Store::records`].
pub(super) fn records(
    connection: &Connection,
    namespace: &str,
) -> Result<Vec<(String, Record)>, StoreError> {
    let mut statement = connection.prepare_cached(
        "select value, revision, key from records where namespace = ? and value is not null order by key",
    )?;
    let mut rows = statement.query([namespace])?;
    let mut records = Vec::new();
    while let Some(row) = rows.next()? {
        records.push((row.get(2)?, read_record(row)?));
    }
    Ok(records)
}

fn read_record(row: &Row<'_>) -> Result<Record, StoreError> {
    let value = row.get_ref(0)?.as_str_or_null();
    let value = value.map_err(rusqlite::Error::from)?;
    Ok(Record {
        value: value.map(serde_json::from_str).transpose()?,
        revision: row.get(1)?,
    })
}

/// See [`crate::Store::turn`].
pub(super) fn turn(
    connection: &Connection,
    thread: ThreadId,
    turn: TurnId,
) -> Result<Option<Turn>, StoreError> {
    let Some((key, _)) = find(connection, thread)? else {
        return Ok(None);
    };
    let mut statement =
        connection.prepare_cached("select status, body from turns where thread = ? and id = ?")?;
    let mut rows = statement.query(params![key, turn.0])?;
    rows.next()?.map(read_turn).transpose()
}

/// See [`crate::Store::context`].
pub(super) fn context(
    connection: &Connection,
    thread: ThreadId,
    part: ContextPart,
) -> Result<Vec<ContextEntry>, StoreError> {
    let key: Option<i64> = connection
        .prepare_cached("select key from threads where id = ?")?
        .query_row([thread.0], |row| row.get(0))
        .optional()?;
    let Some(key) = key else {
        return Ok(Vec::new());
    };
    let ((turn, ordinal), end): ((u64, i64), _) = match part {
        ContextPart::Last => {
            let checkpoint = connection
                .prepare_cached(
                    "select turn, ordinal from context where thread = ? and checkpoint \
                     order by turn desc, ordinal desc limit 1",
                )?
                .query_row([key], |row| Ok((row.get(0)?, row.get(1)?)))
                .optional()?;
            (checkpoint.unwrap_or((0, i64::MIN)), None)
        }
        ContextPart::Whole => ((0, i64::MIN), None),
        ContextPart::Turns(turns) => (told_from(turns.start), Some(told_from(turns.end))),
    };
    let mut statement = connection.prepare_cached(
        "select turn, ordinal, checkpoint, entry from context \
         where thread = ? and (turn, ordinal) >= (?, ?) and (turn, ordinal) < (?, ?) order by turn, ordinal",
    )?;
    let (last, end) = end.unwrap_or((i64::MAX as u64, i64::MAX));
    let mut rows = statement.query(params![key, turn, ordinal, last, end])?;
    let mut entries = Vec::new();
    while let Some(row) = rows.next()? {
        entries.push(ContextEntry {
            turn: row.get(0)?,
            ordinal: row.get(1)?,
            checkpoint: row.get(2)?,
            entry: json(row, 3)?,
        });
    }
    Ok(entries)
}

/// Returns the place of the first entry that is told with a turn, see [`ContextEntry::told_with`].
fn told_from(turn: u64) -> (u64, i64) {
    match turn.checked_sub(1) {
        Some(before) => (before, BEHIND_TURN.start),
        None => (0, i64::MIN),
    }
}

/// Returns the key and the number of turns of a thread.
fn find(connection: &Connection, thread: ThreadId) -> Result<Option<(i64, u64)>, StoreError> {
    let mut statement =
        connection.prepare_cached("select key, turn_count from threads where id = ?")?;
    Ok(statement
        .query_row([thread.0], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?)
}

/// Reads a turn from `status, body`. The status has its own column, which recovery changes without rewriting the body.
fn read_turn(row: &Row<'_>) -> Result<Turn, StoreError> {
    let turn = json::<Turn>(row, 1)?;
    let status = match row.get(0)? {
        0_i64 => TurnStatus::Running,
        1 => TurnStatus::Completed,
        2 => TurnStatus::Failed,
        _ => TurnStatus::Interrupted,
    };
    Ok(Turn { status, ..turn })
}

/// Reads an item from `ordinal, body`.
fn read_item(row: &Row<'_>) -> Result<Arc<Item>, StoreError> {
    let mut item = match if_known::<Item>(row, 1)? {
        Some(item) => item,
        None => json::<NewerItem>(row, 1)?.into(),
    };
    item.seq = row.get(0)?;
    Ok(Arc::new(item))
}

/// Reads a value as [`json`] does; `None` if it is of a kind that only a newer program knows.
pub(super) fn if_known<T: serde::de::DeserializeOwned>(
    row: &Row<'_>,
    column: usize,
) -> Result<Option<T>, StoreError> {
    match json(row, column) {
        Ok(value) => Ok(Some(value)),
        Err(StoreError::Json(error)) if error.is_data() => Ok(None),
        Err(error) => Err(error),
    }
}

/// Reads a value from a column with its JSON.
fn json<T: serde::de::DeserializeOwned>(row: &Row<'_>, column: usize) -> Result<T, StoreError> {
    let text = row
        .get_ref(column)?
        .as_str()
        .map_err(rusqlite::Error::from)?;
    Ok(serde_json::from_str(text)?)
}
