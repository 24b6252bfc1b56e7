//! Lists of threads.

use std::{path::Path, sync::Arc};

use rusqlite::{Connection, params_from_iter, types::Value};
use uuid::Uuid;

use crate::{
    model::{Millis, OriginFilter, Page, SpawnedFilter, Thread, ThreadQuery, ThreadSort},
    store::{StoreError, rows::ThreadRow},
};

use super::body;
use crate::store::sqlite::schema::fold;

/// See [`crate::Store::threads`].
pub(in crate::store::sqlite) fn threads(
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
        found.push(body::<Arc<ThreadRow>, _>(row, 0)?);
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
