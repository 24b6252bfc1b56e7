//! The tables, and the setup of a connection.

use std::{
    path::Path,
    thread,
    time::{Duration, Instant},
};

use rusqlite::{Connection, ErrorCode, config::DbConfig, functions::FunctionFlags};

use crate::{model::Item, store::StoreError};

/// Version of the tables, stored in the file as `user_version`.
const VERSION: i64 = 8;

/// How long to wait for another process that is writing.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// How long to wait before a lock is tried again, where SQLite does not wait itself.
const BUSY_PAUSE: Duration = Duration::from_millis(5);

/// Prepared statements that a connection caches; more than the number of fixed statements.
const STATEMENTS: usize = 64;

/// `body` columns are JSON in the forms of `store/rows`. Values that queries compare have columns of their own.
/// Events refer to turns and items by position instead of repeating them; events of asks and of usage name
/// their turn in `turn`. `archived` is 2 for hidden threads, so that every index leaves them out. `workspace` is folded, see [`fold`]. `processes` has the processes that use the file, see
/// `directory.rs`; a thread belongs to the process that wrote to it last. `threads_text` indexes the folded names and
/// previews, and the ids and origins of the same threads, by the key of the thread. `extra` has the keys of a
/// thread's extra as a JSON array, if there are any, and `thread_extra` indexes these. `thread_counts` counts the
/// threads of each workspace and origin; its `parent` is 1 for child threads. Triggers maintain all of them.
/// `deleted_threads` has the ids of removed threads, whose files may still be there.
/// `messages_text` indexes what is said in the first `indexed` turns of each thread, see `messages.rs`; `messages_terms`
/// shows the terms of that index.
const TABLES: &str = "
create table if not exists threads (
    key integer primary key,
    id blob not null unique,
    created_at integer not null,
    updated_at integer not null,
    archived integer not null,
    source text not null,
    user text,
    context text,
    cwd text not null,
    workspace text not null,
    model_provider text not null,
    name text,
    preview text not null,
    turn_count integer not null,
    epoch integer not null,
    seq integer not null,
    queue text,
    body text not null,
    parent blob,
    owner blob not null default x'00000000000000000000000000000000',
    extra text,
    indexed integer not null default 0,
    recent_at integer not null default 0
);
create index if not exists silent_threads on threads (archived) where name is null and preview = '';
create index if not exists threads_by_parent on threads (parent) where parent is not null;
create index if not exists unindexed_threads on threads (key) where indexed < turn_count;
create index if not exists threads_by_update on threads (archived, updated_at, id);
create index if not exists threads_by_creation on threads (archived, created_at, id);
create index if not exists threads_by_folder on threads (archived, cwd, updated_at, id);
create index if not exists threads_by_workspace on threads (archived, workspace, updated_at, id);
create index if not exists begun_threads_by_update on threads (archived, updated_at, id)
where turn_count > 0 or preview <> '';
create index if not exists begun_threads_by_creation on threads (archived, created_at, id)
where turn_count > 0 or preview <> '';
create index if not exists begun_threads_by_folder_and_update on threads (archived, cwd, updated_at, id)
where turn_count > 0 or preview <> '';
create index if not exists begun_threads_by_folder_and_creation on threads (archived, cwd, created_at, id)
where turn_count > 0 or preview <> '';
create index if not exists begun_threads_by_recency on threads (archived, recent_at, id)
where turn_count > 0 or preview <> '';
create index if not exists begun_threads_by_folder_and_recency on threads (archived, cwd, recent_at, id)
where turn_count > 0 or preview <> '';
create table if not exists turns (
    thread integer not null,
    idx integer not null,
    id blob not null,
    status integer not null,
    body text not null,
    primary key (thread, idx)
) without rowid;
create index if not exists running_turns on turns (thread) where status = 0;
create table if not exists items (
    thread integer not null,
    turn integer not null,
    ordinal integer not null,
    body text not null
);
create unique index if not exists items_by_place on items (thread, turn, ordinal);
create table if not exists context (
    thread integer not null,
    turn integer not null,
    ordinal integer not null,
    checkpoint integer not null,
    entry text not null
);
create unique index if not exists context_by_place on context (thread, turn, ordinal);
create index if not exists checkpoints on context (thread, turn, ordinal) where checkpoint;
create table if not exists events (
    thread integer not null,
    seq integer not null,
    time integer not null,
    turn integer,
    payload text not null,
    primary key (thread, seq)
) without rowid;
create index if not exists asks_by_turn on events (thread, turn) where turn is not null;
create table if not exists processes (
    id blob primary key,
    pid integer not null,
    started integer not null,
    space text not null,
    socket integer not null,
    version text not null,
    joined_at integer not null
);
create table if not exists records (
    namespace text not null,
    key text not null,
    value text,
    revision integer not null,
    primary key (namespace, key)
) without rowid;
create table if not exists deleted_threads (
    id blob primary key
) without rowid;
create virtual table if not exists threads_text using fts5 (
    text, origin, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1'
);
create trigger if not exists text_of_new_thread after insert on threads
when new.name is not null or new.preview <> '' begin
    insert into threads_text (rowid, text, origin) values (
        new.key,
        folded(coalesce(new.name, '') || char(10) || new.preview),
        folded((new.body ->> '$.id') || char(10) || new.source || char(10) || coalesce(new.context, ''))
    );
end;
create trigger if not exists text_of_changed_thread after update of name, preview on threads
when new.name is not old.name or new.preview is not old.preview begin
    replace into threads_text (rowid, text, origin) values (
        new.key,
        folded(coalesce(new.name, '') || char(10) || new.preview),
        folded((new.body ->> '$.id') || char(10) || new.source || char(10) || coalesce(new.context, ''))
    );
end;
create trigger if not exists text_of_removed_thread after delete on threads begin
    delete from threads_text where rowid = old.key;
end;
create table if not exists thread_extra (
    name text not null,
    thread integer not null,
    primary key (name, thread)
) without rowid;
create trigger if not exists extra_of_new_thread after insert on threads when new.extra is not null begin
    insert into thread_extra (name, thread) select value, new.key from json_each(new.extra);
end;
create trigger if not exists extra_of_changed_thread after update of extra on threads
when new.extra is not old.extra begin
    delete from thread_extra where thread = old.key and name in (select value from json_each(old.extra));
    insert into thread_extra (name, thread) select value, new.key from json_each(new.extra);
end;
create trigger if not exists extra_of_removed_thread after delete on threads when old.extra is not null begin
    delete from thread_extra where thread = old.key and name in (select value from json_each(old.extra));
end;
create table if not exists thread_counts (
    archived integer not null,
    workspace text not null,
    source text not null,
    parent integer,
    user text,
    context text,
    threads integer not null
);
create unique index if not exists thread_counts_by_place on thread_counts
    (archived, workspace, source, ifnull(parent, 0), ifnull(user, x''), ifnull(context, x''));
create trigger if not exists count_of_new_thread after insert on threads begin
    insert into thread_counts (archived, workspace, source, parent, user, context, threads)
    values (new.archived, new.workspace, new.source, iif(new.parent is null, null, 1), new.user, new.context, 1)
    on conflict (archived, workspace, source, ifnull(parent, 0), ifnull(user, x''), ifnull(context, x''))
    do update set threads = threads + 1;
end;
create trigger if not exists count_of_changed_thread after update of archived on threads
when new.archived is not old.archived begin
    update thread_counts set threads = threads - 1
    where archived = old.archived and workspace = old.workspace and source = old.source
    and ifnull(parent, 0) = (old.parent is not null)
    and ifnull(user, x'') = ifnull(old.user, x'') and ifnull(context, x'') = ifnull(old.context, x'');
    insert into thread_counts (archived, workspace, source, parent, user, context, threads)
    values (new.archived, new.workspace, new.source, iif(new.parent is null, null, 1), new.user, new.context, 1)
    on conflict (archived, workspace, source, ifnull(parent, 0), ifnull(user, x''), ifnull(context, x''))
    do update set threads = threads + 1;
end;
create trigger if not exists count_of_removed_thread after delete on threads begin
    update thread_counts set threads = threads - 1
    where archived = old.archived and workspace = old.workspace and source = old.source
    and ifnull(parent, 0) = (old.parent is not null)
    and ifnull(user, x'') = ifnull(old.user, x'') and ifnull(context, x'') = ifnull(old.context, x'');
end;
create virtual table if not exists messages_text using fts5 (
    text, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1'
);
create virtual table if not exists messages_terms using fts5vocab (messages_text, row);
create trigger if not exists text_of_removed_turn after delete on turns begin
    delete from messages_text where rowid = old.thread << 32 | old.idx;
    update threads set indexed = old.idx where key = old.thread and indexed > old.idx;
end;
pragma user_version = 8;
";

/// Upgrade from version 1, which stored the usage of a turn member by member and had no `context`.
const FROM_1: &str = r#"
update events set payload = json_object('usage_changed', json_array(
    json_extract(payload, '$.usage_changed.turn'),
    json_remove(json_extract(payload, '$.usage_changed'), '$.turn')
)) where payload like '{"usage_changed":{%';
"#;

/// Upgrade from versions 1 and 2, which had no child threads.
const FROM_2: &str = "alter table threads add column parent blob;";

/// Upgrade from versions 1 to 3, in which threads had no owner.
const FROM_3: &str = "alter table threads add column owner blob not null default x'00000000000000000000000000000000';";

/// Upgrade from versions 1 to 5, which had no text index, or one without origins, no index of the keys of `extra`, and
/// no counts.
const FROM_5: &str = "
drop trigger if exists text_of_new_thread;
drop trigger if exists text_of_changed_thread;
drop trigger if exists text_of_removed_thread;
drop table if exists threads_text;
alter table threads add column extra text;
update threads set extra = (select nullif(json_group_array(key), '[]') from json_each(body, '$.extra'));
";

/// Upgrade from versions 1 to 6, which had no index of messages.
const FROM_6: &str = "alter table threads add column indexed integer not null default 0;";

/// Upgrade from versions 1 to 7, which did not keep when a thread's last turn began. The last turn of a fork may be one
/// of its source's.
const FROM_7: &str = "
alter table threads add column recent_at integer not null default 0;
update threads set recent_at = max(created_at, ifnull((
    select body ->> '$.started_at' from turns where thread = threads.key order by idx desc limit 1
), 0));
update threads set body = json_set(body, '$.recent_at', recent_at);
";

/// Fills the derived tables from the threads of an older version, after the tables are created.
const DERIVED: &str = "
insert into threads_text (rowid, text, origin)
select key, folded(coalesce(name, '') || char(10) || preview),
    folded((body ->> '$.id') || char(10) || source || char(10) || coalesce(context, ''))
from threads where name is not null or preview <> '';
insert into thread_extra (name, thread)
select value, threads.key from threads, json_each(threads.extra) where extra is not null;
insert into thread_counts (archived, workspace, source, parent, user, context, threads)
select archived, workspace, source, iif(parent is null, null, 1), user, context, count(*)
from threads group by 1, 2, 3, 4, 5, 6;
";

/// Opens a connection to a file.
pub(super) fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    set_up(&connection)?;
    // A new file has no data to lose, so its creation does not wait for the disk.
    connection.execute_batch("pragma synchronous = off;")?;
    let end = Instant::now() + BUSY_TIMEOUT;
    loop {
        let changed = connection.execute_batch("pragma journal_mode = wal;");
        match changed.map_err(|error| (error.sqlite_error_code(), error)) {
            Ok(()) => return Ok(connection),
            // Where two processes make a new file at once, SQLite does not wait: both hold a lock that the other needs.
            Err((Some(ErrorCode::DatabaseBusy), _)) if Instant::now() < end => {
                thread::sleep(BUSY_PAUSE);
            }
            Err((_, error)) => return Err(error.into()),
        }
    }
}

/// Opens a connection to a new store in memory.
pub(super) fn in_memory() -> Result<Connection, StoreError> {
    let connection = Connection::open_in_memory()?;
    set_up(&connection)?;
    Ok(connection)
}

/// Sets up a connection before its first statement.
fn set_up(connection: &Connection) -> Result<(), StoreError> {
    // Otherwise SQLite compiles a cached statement anew for each value that might suit another index.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    add_functions(connection)
}

/// Returns text folded for comparisons without case.
pub(super) fn fold(text: &str) -> String {
    text.to_lowercase()
}

/// Adds the SQL functions that queries need. SQLite's own functions fold only ASCII letters.
fn add_functions(connection: &Connection) -> Result<(), StoreError> {
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
    connection.create_scalar_function("folded", 1, flags, |context| {
        Ok(context.get_raw(0).as_str_or_null()?.map(fold))
    })?;
    // `has(text, part)`: whether `text`, folded here, contains `part`, which is folded already.
    connection.create_scalar_function("has", 2, flags, |context| {
        let text = context.get_raw(0).as_str_or_null()?;
        let part = context.get_raw(1).as_str()?;
        Ok(text.is_some_and(|text| fold(text).contains(part)))
    })?;
    // `says(item, part)`: the same for the message that an item is; other items contain nothing.
    connection.create_scalar_function("says", 2, flags, |context| {
        let item = context.get_raw(0).as_str()?;
        let part = context.get_raw(1).as_str()?;
        Ok(message_of(item).is_some_and(|text| fold(&text).contains(part)))
    })?;
    Ok(())
}

/// Returns the text of a stored item, if it is a message. Other items can be large, so they are not decoded.
pub(super) fn message_of(item: &str) -> Option<String> {
    if !is_message(item) {
        return None;
    }
    // An item that cannot be read is reported where it is shown.
    let item = serde_json::from_str::<Item>(item).ok()?;
    Some(item.message()?.into_owned())
}

/// Tells from the text of a stored item whether it is a message.
pub(super) fn is_message(item: &str) -> bool {
    const BODY: &str = "\"body\":{\"";
    let Some(at) = item.find(BODY) else {
        return false;
    };
    let kind = &item[at + BODY.len()..];
    kind.starts_with("user\"") || kind.starts_with("agent\"")
}

/// Creates the tables if there are none, and upgrades older ones.
///
/// Errors: `NewerSchema`, `Sqlite`.
pub(super) fn prepare(connection: &Connection) -> Result<(), StoreError> {
    if version(connection)? != VERSION || !has_additions(connection)? {
        connection.execute_batch("begin immediate")?;
        // Another process may have upgraded the file meanwhile.
        let prepared = version(connection).and_then(|found| upgrade(connection, found));
        connection.execute_batch(if prepared.is_ok() {
            "commit"
        } else {
            "rollback"
        })?;
        prepared?;
    }
    // A log that was long once does not keep its room on the disk.
    Ok(connection
        .execute_batch("pragma synchronous = normal; pragma journal_size_limit = 67108864;")?)
}

/// Tells whether a file that may have been written by another version lists its processes.
///
/// Errors: `NewerSchema`, `Sqlite`.
pub(super) fn has_processes(connection: &Connection) -> Result<bool, StoreError> {
    match version(connection)? {
        found if found > VERSION => Err(StoreError::NewerSchema {
            found,
            known: VERSION,
        }),
        // Earlier versions have no owners.
        found if found < 4 => Ok(false),
        _ => Ok(connection.query_row(
            "select count(*) > 0 from sqlite_master where name = 'processes'",
            [],
            |row| row.get(0),
        )?),
    }
}

/// Tells whether the file has what was added without a new version: indexes, because earlier programs keep them, too, and
/// the table of deleted threads, which these do not need.
fn has_additions(connection: &Connection) -> Result<bool, StoreError> {
    Ok(connection.query_row(
        "select count(*) = 2 from sqlite_master where name in ('begun_threads_by_folder_and_creation', 'deleted_threads')",
        [],
        |row| row.get(0),
    )?)
}

fn version(connection: &Connection) -> Result<i64, StoreError> {
    Ok(connection.query_row("pragma user_version", [], |row| row.get(0))?)
}

fn upgrade(connection: &Connection, found: i64) -> Result<(), StoreError> {
    let steps: &[&str] = match found {
        0 => &[],
        1 => &[FROM_1, FROM_2, FROM_3, FROM_5, FROM_6, FROM_7],
        2 => &[FROM_2, FROM_3, FROM_5, FROM_6, FROM_7],
        3 => &[FROM_3, FROM_5, FROM_6, FROM_7],
        // Otherwise version 4 lacks only a table, which `TABLES` creates.
        4 | 5 => &[FROM_5, FROM_6, FROM_7],
        6 => &[FROM_6, FROM_7],
        7 => &[FROM_7],
        // A file of an earlier program may lack indexes.
        VERSION => &[],
        _ => {
            return Err(StoreError::NewerSchema {
                found,
                known: VERSION,
            });
        }
    };
    for step in steps {
        connection.execute_batch(step)?;
    }
    connection.execute_batch(TABLES)?;
    if found < 6 {
        connection.execute_batch(DERIVED)?;
    }
    Ok(())
}
