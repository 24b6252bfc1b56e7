//! Lists and counts threads.

use std::{path::Path, sync::Arc};

use rusqlite::{Connection, params_from_iter, types::Value};
use uuid::Uuid;

use crate::{
    model::{ChildFilter, Millis, OriginFilter, Page, Search, Thread, ThreadQuery, ThreadSort},
    store::StoreError,
};

use super::json;
use crate::store::sqlite::{
    messages::{Said, beginning},
    schema::fold,
};

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
        found.sort_unstable_by_key(|thread| std::cmp::Reverse(place(thread)));
    } else {
        found.sort_unstable_by_key(|thread| place(thread));
    }
    found.dedup_by_key(|thread| thread.id);
    let more = found.len() > limit;
    found.truncate(limit);
    let next = found
        .last()
        .filter(|_| more)
        .map(|last| format!("{}.{}", sort_key(last, query.sort), last.id));
    // A cursor just before the first entry, in the other direction, because cursors exclude their own entry.
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

/// A part of a query that one index can answer.
#[derive(Clone, Copy)]
struct Pass<'a> {
    archived: bool,
    cwd: Option<&'a Path>,
    found: Found<'a>,
}

impl Pass<'_> {
    /// Returns the table, with an explicit index where SQLite would not choose the best one.
    fn table(&self) -> &'static str {
        match self.found {
            Found::Silent(_) => "threads indexed by silent_threads",
            _ => "threads",
        }
    }
}

/// The part of a search that a pass covers. A thread may match several parts.
#[derive(Clone, Copy)]
enum Found<'a> {
    /// There is no search.
    Any,
    /// Threads in the text index, found by a phrase.
    Indexed(&'a Search),
    /// Threads without messages, which the text index does not contain.
    Silent(&'a Search),
    /// All threads, checked one by one, because the text index cannot answer.
    Looked(&'a Search),
    /// Threads that have, or do not have, a key in `extra`; all threads for `None`.
    State(Option<(&'static str, bool)>),
}

/// Splits a query into passes, so that each uses one index.
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
    let mut passes = Vec::new();
    for &archived in archived {
        for &cwd in &folders {
            let ways = ways(query.search.as_ref(), archived).into_iter();
            passes.extend(ways.map(|found| Pass {
                archived,
                cwd,
                found,
            }));
        }
    }
    passes
}

/// Returns the parts of a search that can match threads with this `archived` value.
fn ways(search: Option<&Search>, archived: bool) -> Vec<Found<'_>> {
    let Some(search) = search else {
        return vec![Found::Any];
    };
    let mut ways = match (phrase(search), search.in_origin) {
        (None, _) => vec![Found::Looked(search)],
        (Some(_), false) => vec![Found::Indexed(search)],
        (Some(_), true) => vec![Found::Indexed(search), Found::Silent(search)],
    };
    let states = search.states.iter();
    let states = states.filter(|state| state.archived == archived);
    ways.extend(states.map(|state| Found::State(state.extra)));
    ways
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
        ThreadSort::Recent => "recent_at",
    };
    let (order, beyond) = if query.descending {
        ("desc", "<")
    } else {
        ("asc", ">")
    };
    let (conditions, mut values) = conditions(connection, query, pass)?;
    let table = pass.table();
    let mut sql = format!("select body from {table} where {conditions}");
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

/// Counts the threads of a query on all of its pages. If only origin and workspace matter, uses the maintained counts.
fn count(
    connection: &Connection,
    query: &ThreadQuery,
    passes: &[Pass<'_>],
) -> Result<u64, StoreError> {
    let is_counted = query.ids.is_none()
        && query.search.is_none()
        && query.said.is_none()
        && query.cwds.is_empty()
        && query.extra.is_none()
        && query.model_providers.is_none()
        && !query.with_turns_only
        && matches!(query.spawned, ChildFilter::None | ChildFilter::Any);
    let (what, joint) = if is_counted {
        ("total(threads) as n", " union all ")
    } else {
        // A thread that matches several passes counts once.
        ("key as n", " union ")
    };
    let mut parts = Vec::new();
    let mut all_values = Vec::new();
    for pass in passes {
        let (conditions, values) = conditions(connection, query, pass)?;
        let table = if is_counted {
            "thread_counts"
        } else {
            pass.table()
        };
        parts.push(format!("select {what} from {table} where {conditions}"));
        all_values.extend(values);
    }
    let sum = if is_counted { "sum(n)" } else { "count(*)" };
    let sql = format!("select cast({sum} as integer) from ({})", parts.join(joint));
    Ok(connection
        .prepare_cached(&sql)?
        .query_row(params_from_iter(all_values), |row| row.get(0))?)
}

/// Returns the SQL conditions of a pass and their values, without the cursor.
fn conditions(
    connection: &Connection,
    query: &ThreadQuery,
    pass: &Pass<'_>,
) -> Result<(String, Vec<Value>), StoreError> {
    let Pass {
        archived,
        cwd,
        found,
    } = *pass;
    // A plus sign keeps SQLite from using the column's index where another index is more selective.
    let plus = match found {
        _ if query.ids.is_some() || matches!(query.extra, Some((_, true))) => "+",
        Found::Indexed(_) | Found::State(Some((_, true))) => "+",
        Found::Any | Found::Silent(_) | Found::Looked(_) | Found::State(_) => "",
    };
    let mut sql = format!("{plus}archived = ?");
    let mut values = vec![Value::from(archived)];
    if let Some(ids) = &query.ids {
        // One value, because a statement takes 32,766 at most.
        sql += " and id in (select unhex(value) from json_each(?))";
        let ids: Vec<_> = ids.iter().map(|id| id.0.simple()).collect();
        values.push(serde_json::to_string(&ids)?.into());
    }
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
    if !query.without_sources.is_empty() {
        sql += &format!(" and source not in ({})", marks(&query.without_sources));
        values.extend(query.without_sources.iter().cloned().map(Value::from));
    }
    match query.spawned {
        ChildFilter::None => sql += " and parent is null",
        ChildFilter::Any => {}
        ChildFilter::By(parent) => {
            sql += " and parent = ?";
            values.push(Value::from(parent.0.as_bytes().to_vec()));
        }
        ChildFilter::Below(top) => {
            sql += " and id in (with recursive below (id) as (select id from threads where parent = ? \
                    union select t.id from threads t join below b on t.parent = b.id) select id from below)";
            values.push(Value::from(top.0.as_bytes().to_vec()));
        }
    }
    if let Some((prefix, present)) = &query.extra {
        let is = if *present { "in" } else { "not in" };
        sql += &format!(
            " and key {is} (select thread from thread_extra where name >= ? and name < ?)"
        );
        values.push(prefix.clone().into());
        values.push(format!("{prefix}{}", char::MAX).into());
    }
    if let Some(providers) = &query.model_providers {
        sql += &format!(" and model_provider in ({})", marks(providers));
        values.extend(providers.iter().cloned().map(Value::from));
    }
    let mut origins = Vec::new();
    for OriginFilter {
        user,
        source,
        context,
    } in &query.origins
    {
        let mut origin = vec!["true"];
        if let Some(user) = user {
            origin.push("user = ?");
            values.push(user.clone().into());
        }
        if let Some(source) = source {
            origin.push("folded(source) = ?");
            values.push(fold(source).into());
        }
        if let Some(context) = context {
            origin.push("context is ?");
            values.push(context.clone().map_or(Value::Null, Value::from));
        }
        origins.push(format!("({})", origin.join(" and ")));
    }
    if !origins.is_empty() {
        sql += &format!(" and ({})", origins.join(" or "));
    }
    match found {
        Found::Any | Found::State(None) => {}
        Found::State(Some((key, present))) => {
            let is = if present { "in" } else { "not in" };
            sql += &format!(" and key {is} (select thread from thread_extra where name = ?)");
            values.push(key.to_owned().into());
        }
        Found::Indexed(search) => {
            sql += " and key in (select rowid from threads_text where threads_text match ?)";
            values.push(phrase(search).unwrap_or_default().into());
            add_texts(search, &mut sql, &mut values);
        }
        Found::Silent(search) => {
            sql += " and name is null and preview = ''";
            add_texts(search, &mut sql, &mut values);
        }
        Found::Looked(search) => add_texts(search, &mut sql, &mut values),
    }
    if query.with_turns_only {
        // A thread whose turns were all taken back still has a preview.
        sql += " and (turn_count > 0 or preview <> '')";
    }
    if let Some(text) = &query.said {
        let text = fold(text);
        let (condition, said) = Said::look_up(connection, &text)?.of_thread(&text);
        sql += " and ";
        sql += &condition;
        values.extend(said);
    }
    Ok((sql, values))
}

/// Adds the condition that one of the thread's texts contains the searched text.
fn add_texts(search: &Search, sql: &mut String, values: &mut Vec<Value>) {
    let columns: &[&str] = if search.in_origin {
        &["name", "preview", "body ->> '$.id'", "source", "context"]
    } else {
        &["name", "preview"]
    };
    let part = fold(&search.text);
    let texts: Vec<_> = columns
        .iter()
        .map(|column| format!("has({column}, ?)"))
        .collect();
    *sql += &format!(" and ({})", texts.join(" or "));
    values.extend(columns.iter().map(|_| Value::from(part.clone())));
}

/// Returns the phrase for the text index, which finds all threads whose texts contain the searched text, and perhaps
/// others; `None` if the index cannot answer, because it needs three letters in a row.
fn phrase(search: &Search) -> Option<String> {
    let part = fold(&search.text);
    // A NUL would end the text for the index.
    let is_known = part.chars().count() >= 3 && !part.contains('\0');
    let column = if search.in_origin { "" } else { "text : " };
    is_known.then(|| format!("{column}{}", beginning(&part)))
}

/// Returns as many placeholders as there are `values`.
fn marks<T>(values: &[T]) -> String {
    vec!["?"; values.len()].join(", ")
}

fn sort_key(thread: &Thread, sort: ThreadSort) -> Millis {
    match sort {
        ThreadSort::Created => thread.created_at,
        ThreadSort::Updated => thread.updated_at,
        ThreadSort::Recent => thread.recent_at,
    }
}

fn parse_cursor(cursor: &str) -> Option<(Millis, Uuid)> {
    let (time, id) = cursor.split_once('.')?;
    Some((time.parse().ok()?, id.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    };

    use crate::{
        model::{ThreadId, ThreadState},
        store::sqlite::schema,
    };

    use super::*;

    const OTHER: i64 = 40;

    /// Makes a store with a few threads that the queries match and many newer ones that they do not match.
    fn store(others: i64) -> Connection {
        let connection = schema::in_memory().unwrap();
        schema::prepare(&connection).unwrap();
        let row = include_str!("../rows.tsv").lines().next().unwrap();
        let row = row.split('\t').nth(1).unwrap();
        let thread = serde_json::from_str::<Thread>(row).unwrap();
        let mut insert = connection
            .prepare(
                "insert into threads (id, created_at, updated_at, recent_at, archived, source, user, context, cwd, \
                 workspace, model_provider, name, preview, turn_count, epoch, seq, body, extra) \
                 values (?1, ?2, ?2, ?2, ?3, ?4, 'ann', ?5, ?6, ?6, 'p', ?7, ?8, 1, 1, 1, ?9, ?10)",
            )
            .unwrap();
        for number in 0..others + 4 {
            let is_other = number >= 4;
            let id = ThreadId(Uuid::from_u128(number.unsigned_abs().into()));
            let body = serde_json::to_string(&Thread {
                id,
                created_at: number,
                updated_at: number,
                recent_at: number,
                ..thread.clone()
            });
            insert
                .execute(rusqlite::params![
                    id.0,
                    number,
                    false,
                    if is_other { "cli" } else { "chat" },
                    (!is_other).then_some("here"),
                    if is_other { "/w" } else { "/meant" },
                    (number != 0).then_some("a name"),
                    if is_other {
                        "said"
                    } else if number == 0 {
                        ""
                    } else {
                        "meant"
                    },
                    body.unwrap(),
                    (number == 1).then_some(r#"["meant.key"]"#),
                ])
                .unwrap();
        }
        drop(insert);
        connection
    }

    /// Runs a query. Returns the number of found threads, the count, and about how many steps SQLite took.
    fn steps(connection: &mut Connection, query: &ThreadQuery) -> (usize, Option<u64>, u64) {
        let taken = Arc::new(AtomicU64::new(0));
        let counter = Arc::clone(&taken);
        let count = move || {
            counter.fetch_add(1, Ordering::Relaxed);
            false
        };
        connection.progress_handler(1, Some(count)).unwrap();
        let page = threads(connection, query).unwrap();
        connection
            .progress_handler(0, None::<fn() -> bool>)
            .unwrap();
        (page.data.len(), page.total, taken.load(Ordering::Relaxed))
    }

    #[test]
    fn a_page_costs_what_it_shows_and_a_count_nothing_of_it() {
        let search = |text: &str, in_origin, states: &[ThreadState]| ThreadQuery {
            search: Some(Search {
                text: text.to_owned(),
                in_origin,
                states: states.to_vec(),
            }),
            ..ThreadQuery::default()
        };
        let origin = |filter| ThreadQuery {
            origins: vec![filter],
            ..ThreadQuery::default()
        };
        let state = ThreadState {
            archived: false,
            extra: Some(("meant.key", true)),
        };
        let all = ThreadQuery::default();
        let workspace = ThreadQuery {
            workspace: Some("/meant".into()),
            ..ThreadQuery::default()
        };
        let here = OriginFilter {
            context: Some(Some("here".to_owned())),
            ..OriginFilter::default()
        };
        let user = OriginFilter {
            user: Some("ann".to_owned()),
            ..OriginFilter::default()
        };
        let extra = |present| ThreadQuery {
            extra: Some(("meant.".to_owned(), present)),
            ..ThreadQuery::default()
        };
        let id = |number| ThreadId(Uuid::from_u128(number));
        let ids = |ids: std::ops::Range<u128>| ThreadQuery {
            ids: Some(ids.map(id).collect()),
            ..ThreadQuery::default()
        };
        // The search, the number of matching threads, and whether the many other threads match, too.
        let cases = [
            (all, 4, true),
            (workspace, 4, false),
            (origin(user), 4, true),
            (extra(true), 1, false),
            (ids(0..4), 4, false),
            (search("meant", false, &[]), 3, false),
            (
                search("meant", true, std::slice::from_ref(&state)),
                3,
                false,
            ),
            (search("CHAT", true, &[]), 4, false),
            (
                search("no such", false, std::slice::from_ref(&state)),
                1,
                false,
            ),
        ];
        let (mut few, mut many) = (store(OTHER), store(50 * OTHER));
        for (query, meant, with_others) in cases {
            let query = ThreadQuery {
                archived: Some(false),
                sort: ThreadSort::Updated,
                descending: true,
                limit: 10,
                count: true,
                ..query
            };
            let (found, total, before) = steps(&mut few, &query);
            let expected = |others: i64| if with_others { meant + others } else { meant };
            assert_eq!(total, u64::try_from(expected(OTHER)).ok(), "{query:?}");
            let (_, total, after) = steps(&mut many, &query);
            assert_eq!(total, u64::try_from(expected(50 * OTHER)).ok(), "{query:?}");
            assert_eq!(found, usize::try_from(expected(OTHER).min(10)).unwrap());
            assert!(
                after <= before + before / 5,
                "{before} to {after}: {query:?}"
            );
        }
        let in_folder = |cwd: &str, sort| ThreadQuery {
            archived: Some(false),
            cwds: vec![cwd.into()],
            sort,
            descending: true,
            with_turns_only: true,
            limit: 10,
            ..ThreadQuery::default()
        };
        for sort in [ThreadSort::Updated, ThreadSort::Created, ThreadSort::Recent] {
            let query = in_folder("/meant", sort);
            let (found, _, before) = steps(&mut few, &query);
            assert_eq!((found, steps(&mut many, &query).2), (4, before));
        }
        // Threads that nobody said anything in are passed over at once.
        for store in [&few, &many] {
            store
                .execute(
                    "update threads set turn_count = 0, preview = '' where key > 4",
                    [],
                )
                .unwrap();
        }
        for sort in [ThreadSort::Updated, ThreadSort::Created, ThreadSort::Recent] {
            let query = ThreadQuery {
                archived: Some(false),
                sort,
                descending: true,
                extra: Some(("attached.".to_owned(), false)),
                with_turns_only: true,
                limit: 10,
                ..ThreadQuery::default()
            };
            let (found, _, before) = steps(&mut few, &query);
            let (_, _, after) = steps(&mut many, &query);
            assert_eq!((found, after), (4, before));
            let query = in_folder("/w", sort);
            let (found, _, before) = steps(&mut few, &query);
            assert_eq!((found, steps(&mut many, &query).2), (0, before));
        }
        // Many more ids than a statement has places for values.
        let query = ThreadQuery {
            limit: 1,
            count: true,
            ..ids(0..40_000)
        };
        let all = u64::try_from(50 * OTHER + 4).ok();
        assert_eq!(steps(&mut many, &query).1, all);
        // Counts one origin among others.
        let query = ThreadQuery {
            count: true,
            ..origin(here)
        };
        assert_eq!(steps(&mut many, &query).1, Some(4));
    }
}
