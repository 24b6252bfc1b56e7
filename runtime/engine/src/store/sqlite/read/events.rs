//! Reads stored events.

use std::sync::Arc;

use rusqlite::{Connection, params};

use crate::{
    model::{Event, EventKind, Item, Memo, Thread, ThreadId, Turn, TurnStatus},
    store::{StoreError, sqlite::payload::Payload},
};

use super::{find, if_known, load, read_item, read_turn};

/// See [`crate::Store::events`].
pub(in crate::store::sqlite) fn events(
    connection: &Connection,
    thread: ThreadId,
    after: u64,
    before: u64,
) -> Result<Vec<Arc<Event>>, StoreError> {
    let Some((key, _)) = find(connection, thread)? else {
        return Ok(Vec::new());
    };
    let current = load(connection, thread)?.map(|stored| Arc::new(stored.thread));
    let Some(current) = current else {
        return Ok(Vec::new());
    };
    let mut statement = connection
        .prepare_cached("select seq, time, payload from events where thread = ? and seq > ? and seq < ? order by seq")?;
    let mut rows = statement.query(params![
        key,
        after,
        i64::try_from(before).unwrap_or(i64::MAX)
    ])?;
    let mut events = Vec::new();
    while let Some(row) = rows.next()? {
        let kind = match if_known(row, 2)? {
            Some(payload) => read_kind(connection, key, &current, payload)?,
            None => None,
        };
        if let Some(kind) = kind {
            let (seq, time) = (row.get(0)?, row.get(1)?);
            events.push(Arc::new(Event {
                thread,
                seq,
                time,
                kind,
                cause: None,
                memo: Memo::default(),
            }));
        }
    }
    Ok(events)
}

/// Rebuilds an event from its payload. A thread is read in its current state, a turn in the state of the event.
fn read_kind(
    connection: &Connection,
    key: i64,
    thread: &Arc<Thread>,
    payload: Payload,
) -> Result<Option<EventKind>, StoreError> {
    Ok(Some(match payload {
        Payload::ThreadStarted => EventKind::ThreadStarted(Arc::clone(thread)),
        Payload::ThreadChanged(change) => EventKind::ThreadChanged {
            change,
            thread: Arc::clone(thread),
        },
        Payload::TurnStarted(index) => {
            let Some(ended) = turn_at(connection, key, index)? else {
                return Ok(None);
            };
            EventKind::TurnStarted(Arc::new(Turn {
                status: TurnStatus::Running,
                completed_at: None,
                error: None,
                usage: Default::default(),
                stop: None,
                ..ended
            }))
        }
        Payload::TurnEnded(index) => {
            let Some(turn) = turn_at(connection, key, index)? else {
                return Ok(None);
            };
            let turn = Arc::new(turn);
            EventKind::TurnEnded {
                turn,
                last_message: last_message(connection, key, index)?,
            }
        }
        Payload::ItemCompleted(turn, seq) => {
            return Ok(item_at(connection, key, turn, seq)?.map(EventKind::ItemCompleted));
        }
        Payload::ItemAbandoned(turn, seq) => {
            return Ok(item_at(connection, key, turn, seq)?.map(EventKind::ItemAbandoned));
        }
        Payload::PlanChanged(turn, plan) => EventKind::PlanChanged { turn, plan },
        Payload::DiffChanged(turn, diff) => EventKind::DiffChanged { turn, diff },
        Payload::UsageChanged(turn, report) => EventKind::UsageChanged { turn, report },
        Payload::QueueChanged(queue) => EventKind::QueueChanged(queue),
        Payload::AskOpened(ask) => EventKind::AskOpened(ask),
        Payload::AskSettled(ask, answer, by) => EventKind::AskSettled { ask, answer, by },
        Payload::TurnTrouble(turn, error, will_retry) => EventKind::TurnAttemptFailed {
            turn,
            error: Box::new(error),
            will_retry,
        },
        Payload::Warning(message) => EventKind::Warning { message },
    }))
}

fn turn_at(connection: &Connection, key: i64, index: u64) -> Result<Option<Turn>, StoreError> {
    let mut statement =
        connection.prepare_cached("select status, body from turns where thread = ? and idx = ?")?;
    let mut rows = statement.query(params![key, index])?;
    rows.next()?.map(read_turn).transpose()
}

fn item_at(
    connection: &Connection,
    key: i64,
    turn: u64,
    seq: u64,
) -> Result<Option<Arc<Item>>, StoreError> {
    let mut statement = connection.prepare_cached(
        "select ordinal, body from items where thread = ? and turn = ? and ordinal = ?",
    )?;
    let mut rows = statement.query(params![key, turn, seq])?;
    rows.next()?.map(read_item).transpose()
}

fn last_message(
    connection: &Connection,
    key: i64,
    turn: u64,
) -> Result<Option<Arc<Item>>, StoreError> {
    let mut statement = connection.prepare_cached(
        "select ordinal, body from items where thread = ? and turn = ? order by ordinal desc",
    )?;
    let mut rows = statement.query(params![key, turn])?;
    while let Some(row) = rows.next()? {
        let item = read_item(row)?;
        if item.is_answer() {
            return Ok(Some(item));
        }
    }
    Ok(None)
}
