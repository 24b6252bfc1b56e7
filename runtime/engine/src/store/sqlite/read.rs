//! Queries. Each runs in one transaction that its caller opened.

use std::{path::Path, sync::Arc};

use rusqlite::{Connection, OptionalExtension, Row, params, params_from_iter, types::Value};
use uuid::Uuid;

use crate::{
    model::{
        AskId, Event, EventKind, Item, ItemBody, Memo, Millis, OriginFilter, Page, ProcessId,
        ReportedUsage, SettledAsk, SpawnedFilter, Thread, ThreadId, ThreadQuery, ThreadSort, Turn,
        TurnId, TurnQuery, TurnStatus, TurnWithItems,
    },
    store::{ContextEntry, Record, StoreError, StoredThread},
};

use super::{payload::Payload, schema::fold};

/// See [`crate::Store::load`].
pub(super) fn load(
    connection: &Connection,
    thread: ThreadId,
) -> Result<Option<StoredThread>, StoreError> {
    let mut statement = connection.prepare_cached(
        "select epoch, seq, queue, body, owner, \
         exists (select 1 from turns where thread = key and status = 0) from threads where id = ?",
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

/// See [`crate::Store::threads`].
pub(super) fn threads(
    connection: &Connection,
    query: &ThreadQuery,
) -> Result<Page<Arc<Thread>>, StoreError> {
    let limit = query.limit.max(1);
    let mut found = Vec::new();
    let passes = passes(query);
    for pass in &passes {
        found.extend(threads_of(
            connection,
            query,
            pass,
            limit.saturating_add(1),
        )?);
    }
    let place = |thread: &Thread| (sort_key(thread, query.sort), thread.id);
    if query.descending {
        found.sort_by_key(|thread| std::cmp::Reverse(place(thread)));
    } else {
        found.sort_by_key(|thread| place(thread));
    }
    let more = found.len() > limit;
    found.truncate(limit);
    let next = found
        .last()
        .filter(|_| more)
        .map(|last| format!("{}.{}", sort_key(last, query.sort), last.id));
    // Just before the first entry in the other direction, which cursors are not part of.
    let before = if query.descending { -1 } else { 1 };
    let back = found
        .first()
        .map(|first| format!("{}.{}", sort_key(first, query.sort) + before, first.id));
    let total = query
        .count
        .then(|| count(connection, query, &passes))
        .transpose()?;
    Ok(Page {
        data: found,
        next,
        back,
        total,
    })
}

/// A part of a query that an index answers.
#[derive(Clone, Copy)]
struct Pass<'a> {
    archived: bool,
    cwd: Option<&'a Path>,
}

/// Splits a query into parts, so that each keeps to its index and no thread is in two of them.
fn passes(query: &ThreadQuery) -> Vec<Pass<'_>> {
    let archived: &[bool] = match query.archived {
        None => &[false, true],
        Some(false) => &[false],
        Some(true) => &[true],
    };
    let mut folders: Vec<Option<&Path>> = query.cwds.iter().map(|cwd| Some(&**cwd)).collect();
    folders.sort_unstable();
    folders.dedup();
    if folders.is_empty() {
        folders.push(None);
    }
    archived
        .iter()
        .flat_map(|&archived| folders.iter().map(move |&cwd| Pass { archived, cwd }))
        .collect()
}

fn threads_of(
    connection: &Connection,
    query: &ThreadQuery,
    pass: &Pass<'_>,
    limit: usize,
) -> Result<Vec<Arc<Thread>>, StoreError> {
    let column = match query.sort {
        ThreadSort::Created => "created_at",
        ThreadSort::Updated => "updated_at",
    };
    let (order, beyond) = if query.descending {
        ("desc", "<")
    } else {
        ("asc", ">")
    };
    let (conditions, mut values) = conditions(query, pass);
    let mut sql = format!("select body from threads where {conditions}");
    if let Some(cursor) = &query.cursor {
        let (time, id) =
            parse_cursor(cursor).ok_or_else(|| StoreError::InvalidCursor(cursor.clone()))?;
        sql += &format!(" and ({column}, id) {beyond} (?, ?)");
        values.extend([Value::from(time), Value::from(id.as_bytes().to_vec())]);
    }
    sql += &format!(" order by {column} {order}, id {order} limit ?");
    values.push(Value::from(i64::try_from(limit).unwrap_or(i64::MAX)));

    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query(params_from_iter(values))?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(json(row, 0)?);
    }
    Ok(found)
}

/// Counts the threads that a query is about, on all of its pages.
fn count(
    connection: &Connection,
    query: &ThreadQuery,
    passes: &[Pass<'_>],
) -> Result<u64, StoreError> {
    let mut total = 0;
    for pass in passes {
        let (conditions, values) = conditions(query, pass);
        let sql = format!("select count(*) from threads where {conditions}");
        total += connection
            .prepare_cached(&sql)?
            .query_row(params_from_iter(values), |row| row.get::<_, u64>(0))?;
    }
    Ok(total)
}

/// Writes down which threads a query is about, wherever its page starts.
fn conditions(query: &ThreadQuery, pass: &Pass<'_>) -> (String, Vec<Value>) {
    let Pass { archived, cwd } = *pass;
    // A plus keeps SQLite from the index of a column, where that of texts finds fewer.
    let plus = if phrase(query, archived).is_some() {
        "+"
    } else {
        ""
    };
    let mut sql = format!("{plus}archived = ?");
    let mut values = vec![Value::from(archived)];
    if let Some(cwd) = cwd {
        sql += &format!(" and {plus}cwd = ?");
        values.push(cwd.to_string_lossy().into_owned().into());
    }
    if let Some(workspace) = &query.workspace {
        sql += &format!(" and {plus}workspace = ?");
        values.push(fold(&workspace.to_string_lossy()).into());
    }
    if let Some(sources) = &query.sources {
        sql += &format!(" and folded(source) in ({})", marks(sources));
        values.extend(sources.iter().map(|source| Value::from(fold(source))));
    }
    match query.spawned {
        SpawnedFilter::None => sql += " and parent is null",
        SpawnedFilter::Any => {}
        SpawnedFilter::By(parent) => {
            sql += " and parent = ?";
            values.push(Value::from(parent.0.as_bytes().to_vec()));
        }
        SpawnedFilter::Below(top) => {
            sql += " and id in (with recursive below (id) as (select id from threads where parent = ? \
                    union select t.id from threads t join below b on t.parent = b.id) select id from below)";
            values.push(Value::from(top.0.as_bytes().to_vec()));
        }
    }
    if let Some(providers) = &query.model_providers {
        sql += &format!(" and model_provider in ({})", marks(providers));
        values.extend(providers.iter().cloned().map(Value::from));
    }
    let OriginFilter {
        user,
        context,
        any_context,
    } = &query.origin;
    if let Some(user) = user {
        sql += " and user = ?";
        values.push(user.clone().into());
    }
    if let Some(context) = context {
        sql += &format!(
            " and (context is ? or folded(source) in ({}))",
            marks(any_context)
        );
        values.push(context.clone().map_or(Value::Null, Value::from));
        values.extend(any_context.iter().map(|source| Value::from(fold(source))));
    }
    if let Some(search) = &query.search {
        let part = fold(search);
        if let Some(phrase) = phrase(query, archived) {
            sql += " and key in (select rowid from threads_text where threads_text match ?)";
            values.push(phrase.into());
        }
        let columns: &[&str] = if query.search_origin {
            &["name", "preview", "body ->> '$.id'", "source", "context"]
        } else {
            &["name", "preview"]
        };
        let mut passes: Vec<String> = Vec::new();
        for column in columns {
            passes.push(format!("has({column}, ?)"));
            values.push(part.clone().into());
        }
        for state in &query.search_states {
            if state.archived != archived {
                continue;
            }
            match state.extra {
                None => passes.push("true".to_owned()),
                Some((key, present)) => {
                    let is = if present { "is not null" } else { "is null" };
                    passes.push(format!("json_type(body, ?) {is}"));
                    values.push(format!("$.extra.\"{key}\"").into());
                }
            }
        }
        sql += &format!(" and ({})", passes.join(" or "));
    }
    if query.with_turns_only {
        sql += " and turn_count > 0";
    }
    (sql, values)
}

/// Returns how the index of texts is asked for what a query searches; `None` where it has no answer to that. It knows
/// names and previews only, by three letters in a row.
fn phrase(query: &ThreadQuery, archived: bool) -> Option<String> {
    let part = fold(query.search.as_ref()?);
    let passes_otherwise = query
        .search_states
        .iter()
        .any(|state| state.archived == archived);
    let is_known = !query.search_origin && !passes_otherwise && part.chars().count() >= 3;
    // A NUL would end the text for the index.
    (is_known && !part.contains('\0')).then(|| format!("\"{}\"", part.replace('"', "\"\"")))
}

/// Writes as many placeholders as there are `values`.
fn marks(values: &[String]) -> String {
    vec!["?"; values.len()].join(", ")
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

/// See [`crate::Store::turns`].
pub(super) fn turns(
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
    let mut data = read_turns(
        connection,
        key,
        start,
        query.descending,
        limit.saturating_add(1),
    )?;
    let next = if data.len() > limit {
        data.pop().map(|_| limit)
    } else {
        None
    };
    let next = next
        .and(data.last())
        .map(|last| last.turn.index.to_string());
    // As for threads; before the first turn that is -1.
    let before = if query.descending { -1 } else { 1 };
    let back = data.first().map(|first| {
        let index = i64::try_from(first.turn.index).unwrap_or(i64::MAX);
        index.saturating_add(before).to_string()
    });
    if query.items && !data.is_empty() {
        add_items(connection, key, &mut data)?;
        add_asks(connection, key, &mut data)?;
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
    descending: bool,
    limit: usize,
) -> Result<Vec<TurnWithItems>, StoreError> {
    let sql = if descending {
        "select status, body from turns where thread = ? and idx < ? order by idx desc limit ?"
    } else {
        "select status, body from turns where thread = ? and idx > ? order by idx limit ?"
    };
    let start = match start {
        Some(start) => start,
        None if descending => i64::MAX,
        None => -1,
    };
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(params![key, start, i64::try_from(limit).unwrap_or(-1)])?;
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

/// Adds the items of turns that follow each other, in either direction.
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

/// Adds the settled asks of such turns.
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
        match json(row, 3)? {
            Payload::AskOpened(ask) => opened.push((ask.id, seq)),
            Payload::AskSettled(ask, answer, by) => {
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
        turn.asks.sort_by_key(|ask| ask.opened_seq);
    }
    Ok(())
}

/// Adds what the model requests of such turns used.
fn add_usage(
    connection: &Connection,
    key: i64,
    turns: &mut [TurnWithItems],
) -> Result<(), StoreError> {
    let sql = "select seq, time, turn, payload from events
               where thread = ? and turn between ? and ? and payload like '{\"usage_%' order by turn, seq";
    for_rows(connection, sql, key, turns, |row, turn| {
        if let Payload::UsageChanged(_, report) = json(row, 3)? {
            let (report, seq, time) = (*report, row.get(0)?, row.get(1)?);
            turn.usage.push(ReportedUsage { report, time, seq });
        }
        Ok(())
    })
}

/// Reads the rows of turns that follow each other, in either direction, and gives each to `add` with its turn, whose index
/// is the third column.
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

/// See [`crate::Store::context`].
pub(super) fn context(
    connection: &Connection,
    thread: ThreadId,
    whole: bool,
) -> Result<Vec<ContextEntry>, StoreError> {
    let key: Option<i64> = connection
        .prepare_cached("select key from threads where id = ?")?
        .query_row([thread.0], |row| row.get(0))
        .optional()?;
    let Some(key) = key else {
        return Ok(Vec::new());
    };
    let checkpoint = connection
        .prepare_cached(
            "select turn, ordinal from context where thread = ? and checkpoint \
             order by turn desc, ordinal desc limit 1",
        )?
        .query_row([key], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let (turn, ordinal): (u64, u64) = checkpoint.filter(|_| !whole).unwrap_or_default();
    let mut statement = connection.prepare_cached(
        "select turn, ordinal, checkpoint, entry from context \
         where thread = ? and (turn, ordinal) >= (?, ?) order by turn, ordinal",
    )?;
    let mut rows = statement.query(params![key, turn, ordinal])?;
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

/// See [`crate::Store::events`].
pub(super) fn events(
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
        if let Some(kind) = read_kind(connection, key, &current, json(row, 2)?)? {
            let (seq, time) = (row.get(0)?, row.get(1)?);
            events.push(Arc::new(Event {
                thread,
                seq,
                time,
                kind,
                memo: Memo::default(),
            }));
        }
    }
    Ok(events)
}

/// Puts an event together again. A thread is shown as it is now, a turn as it was.
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
        Payload::TurnTrouble(turn, error, will_retry) => EventKind::TurnTrouble {
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
        if matches!(item.body, ItemBody::Agent { .. }) {
            return Ok(Some(item));
        }
    }
    Ok(None)
}

/// Finds the key of a thread and how many turns it has.
fn find(connection: &Connection, thread: ThreadId) -> Result<Option<(i64, u64)>, StoreError> {
    let mut statement =
        connection.prepare_cached("select key, turn_count from threads where id = ?")?;
    Ok(statement
        .query_row([thread.0], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?)
}

/// Reads a turn from `status, body`. The status has its own column, which recovery changes without touching the body.
fn read_turn(row: &Row<'_>) -> Result<Turn, StoreError> {
    let turn: Turn = json(row, 1)?;
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
    let mut item: Item = json(row, 1)?;
    item.seq = row.get(0)?;
    Ok(Arc::new(item))
}

fn json<T: serde::de::DeserializeOwned>(row: &Row<'_>, column: usize) -> Result<T, StoreError> {
    let text = row
        .get_ref(column)?
        .as_str()
        .map_err(rusqlite::Error::from)?;
    Ok(serde_json::from_str(text)?)
}

fn sort_key(thread: &Thread, sort: ThreadSort) -> Millis {
    match sort {
        ThreadSort::Created => thread.created_at,
        ThreadSort::Updated => thread.updated_at,
    }
}

fn parse_cursor(cursor: &str) -> Option<(Millis, Uuid)> {
    let (time, id) = cursor.split_once('.')?;
    Some((time.parse().ok()?, id.parse().ok()?))
}
