//! Reads turns with their items, asks and usage.

use rusqlite::{Connection, Row, params, params_from_iter, types::Value};

use crate::{
    model::{AskId, Page, ReportedUsage, SettledAsk, ThreadId, TurnQuery, TurnWithItems},
    store::{
        StoreError,
        sqlite::{
            messages::Said,
            payload::Payload,
            schema::{fold, is_message},
        },
    },
};

use super::{find, if_known, read_item, read_turn};

/// See [`crate::Store::turns`].
pub(in crate::store::sqlite) fn turns(
    connection: &Connection,
    thread: ThreadId,
    query: &TurnQuery,
) -> Result<Page<TurnWithItems>, StoreError> {
    let Some((key, total)) = find(connection, thread)? else {
        return Ok(Page {
            data: Vec::new(),
            next: None,
            back: None,
            total: Some(0),
        });
    };
    let start = match &query.cursor {
        Some(cursor) => Some(
            cursor
                .parse::<i64>()
                .map_err(|_| StoreError::InvalidCursor(cursor.clone()))?,
        ),
        None => None,
    };
    let limit = query.limit.map_or(usize::MAX, |limit| limit.max(1));
    let mut data = read_turns(connection, key, start, query, limit.saturating_add(1))?;
    let next = if data.len() > limit {
        data.pop().map(|_| limit)
    } else {
        None
    };
    let next = next
        .and(data.last())
        .map(|last| last.turn.index.to_string());
    // A cursor just before the first entry, as for threads; before the first turn it is -1.
    let before = if query.descending { -1 } else { 1 };
    let back = data.first().map(|first| {
        let index = i64::try_from(first.turn.index).unwrap_or(i64::MAX);
        index.saturating_add(before).to_string()
    });
    if query.items && query.said.is_some() {
        add_messages(connection, key, &mut data)?;
    } else if query.items && !data.is_empty() {
        add_items(connection, key, &mut data)?;
        if query.asks {
            add_asks(connection, key, &mut data)?;
        }
    }
    if query.usage && !data.is_empty() {
        add_usage(connection, key, &mut data)?;
    }
    Ok(Page {
        data,
        next,
        back,
        total: Some(total),
    })
}

fn read_turns(
    connection: &Connection,
    key: i64,
    start: Option<i64>,
    query: &TurnQuery,
    limit: usize,
) -> Result<Vec<TurnWithItems>, StoreError> {
    let (order, beyond) = if query.descending {
        ("desc", "<")
    } else {
        ("asc", ">")
    };
    let start = match start {
        Some(start) => start,
        None if query.descending => i64::MAX,
        None => -1,
    };
    let mut sql = format!("select status, body from turns where thread = ? and idx {beyond} ?");
    let mut values = vec![Value::from(key), Value::from(start)];
    if query.skip > 0 {
        sql += " and idx >= ?";
        values.push(Value::from(i64::try_from(query.skip).unwrap_or(i64::MAX)));
    }
    if let Some(text) = &query.said {
        let text = fold(text);
        let (condition, said) =
            Said::look_up(connection, &text)?.of_turn(connection, key, &text)?;
        sql += " and ";
        sql += condition;
        values.extend(said);
    }
    sql += &format!(" order by idx {order} limit ?");
    values.push(Value::from(i64::try_from(limit).unwrap_or(-1)));
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query(params_from_iter(values))?;
    let mut data = Vec::new();
    while let Some(row) = rows.next()? {
        data.push(TurnWithItems {
            turn: read_turn(row)?,
            items: Vec::new(),
            asks: Vec::new(),
            usage: Vec::new(),
        });
    }
    Ok(data)
}

/// Adds the items to consecutive turns, in either direction.
fn add_items(
    connection: &Connection,
    key: i64,
    turns: &mut [TurnWithItems],
) -> Result<(), StoreError> {
    let sql = "select ordinal, body, turn from items
               where thread = ? and turn between ? and ? order by turn, ordinal";
    for_rows(connection, sql, key, turns, |row, turn| {
        turn.items.push(read_item(row)?);
        Ok(())
    })
}

/// Adds the items that are messages to turns, which need not be consecutive.
fn add_messages(
    connection: &Connection,
    key: i64,
    turns: &mut [TurnWithItems],
) -> Result<(), StoreError> {
    let mut statement = connection.prepare_cached(
        "select ordinal, body from items where thread = ? and turn = ? order by ordinal",
    )?;
    for turn in turns {
        let mut rows = statement.query(params![key, turn.turn.index])?;
        while let Some(row) = rows.next()? {
            let item = row.get_ref(1)?.as_str().map_err(rusqlite::Error::from)?;
            if is_message(item) {
                turn.items.push(read_item(row)?);
            }
        }
    }
    Ok(())
}

/// Adds the settled asks to consecutive turns.
fn add_asks(
    connection: &Connection,
    key: i64,
    turns: &mut [TurnWithItems],
) -> Result<(), StoreError> {
    let sql = "select seq, time, turn, payload from events
               where thread = ? and turn between ? and ? and payload like '{\"ask_%' order by turn, seq";
    let mut opened: Vec<(AskId, u64)> = Vec::new();
    for_rows(connection, sql, key, turns, |row, turn| {
        let (seq, settled_at) = (row.get(0)?, row.get(1)?);
        match if_known(row, 3)? {
            Some(Payload::AskOpened(ask)) => opened.push((ask.id, seq)),
            Some(Payload::AskSettled(ask, answer, by)) => {
                if let Some(opening) = opened.iter().position(|(id, _)| *id == ask.id) {
                    turn.asks.push(SettledAsk {
                        ask,
                        answer,
                        by,
                        settled_at,
                        opened_seq: opened.swap_remove(opening).1,
                        settled_seq: seq,
                    });
                }
            }
            _ => {}
        }
        Ok(())
    })?;
    for turn in turns {
        turn.asks.sort_unstable_by_key(|ask| ask.opened_seq);
    }
    Ok(())
}

/// Adds the usage of model requests to consecutive turns.
fn add_usage(
    connection: &Connection,
    key: i64,
    turns: &mut [TurnWithItems],
) -> Result<(), StoreError> {
    let sql = "select seq, time, turn, payload from events
               where thread = ? and turn between ? and ? and payload like '{\"usage_%' order by turn, seq";
    for_rows(connection, sql, key, turns, |row, turn| {
        if let Some(Payload::UsageChanged(_, report)) = if_known(row, 3)? {
            let (report, seq, time) = (*report, row.get(0)?, row.get(1)?);
            turn.usage.push(ReportedUsage { report, time, seq });
        }
        Ok(())
    })
}

/// Reads rows of consecutive turns, in either direction, and passes each row with its turn to `add`. The third column
/// is the turn's index.
fn for_rows(
    connection: &Connection,
    sql: &str,
    key: i64,
    turns: &mut [TurnWithItems],
    mut add: impl FnMut(&Row<'_>, &mut TurnWithItems) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let first = turns.first().map_or(0, |turn| turn.turn.index);
    let last = turns.last().map_or(0, |turn| turn.turn.index);
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(params![key, first.min(last), first.max(last)])?;
    while let Some(row) = rows.next()? {
        let index: u64 = row.get(2)?;
        let place = usize::try_from(index.abs_diff(first)).unwrap_or(usize::MAX);
        if let Some(turn) = turns.get_mut(place) {
            add(row, turn)?;
        }
    }
    Ok(())
}
