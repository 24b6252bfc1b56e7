//! Checks the rows on disk as data: each line of `rows.tsv` is the name of a form and a row. A row of an older version
//! is followed by the row that results when it is written again.

use std::{
    collections::BTreeSet,
    pin::Pin,
    sync::{Arc, Mutex},
    task::{Context, Waker},
};

use rusqlite::StatementStatus;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::{
    lock,
    payload::Payload,
    schema,
    write::{IDLE_IMPORTS, Job, Writer},
};
use crate::{
    model::{
        ActionStatus, Answer, ApprovalPolicy, CommandSource, GoalStatus, Item, ProcessId,
        QueuedInput, SandboxPolicy, SettledBy, Thread, ThreadId, ToolSource, Turn, TurnErrorKind,
        TurnStatus,
    },
    store::{Append, Write},
};

const ROWS: &str = include_str!("rows.tsv");

/// Reads a row and writes it again.
fn written_again(form: &str, row: &str) -> Result<String, serde_json::Error> {
    fn again<T: Serialize + DeserializeOwned>(row: &str) -> Result<String, serde_json::Error> {
        serde_json::to_string(&serde_json::from_str::<T>(row)?)
    }

    match form {
        "thread" => again::<Thread>(row),
        "turn" => again::<Turn>(row),
        "item" => again::<Item>(row),
        "queue" => again::<Vec<QueuedInput>>(row),
        "event" => again::<Payload>(row),
        other => panic!("there is no form {other}"),
    }
}

/// `SQLite` may compile a statement anew when a bound value suits another index. This costs more than most reads.
#[test]
fn statements_are_compiled_once() {
    let connection = schema::in_memory().unwrap();
    schema::prepare(&connection).unwrap();
    let sql = "select seq from events where thread = ? and turn between ? and ? and payload like '{\"ask_%'";
    let mut statement = connection.prepare(sql).unwrap();
    for thread in 0..3 {
        let mut rows = statement.query((thread, 0, 9)).unwrap();
        assert!(rows.next().unwrap().is_none());
    }
    assert_eq!(statement.get_status(StatementStatus::RePrepare), 0);
}

/// A step that stores a new thread.
fn new_thread(owner: ProcessId) -> (ThreadId, Job) {
    let row = ROWS.lines().find_map(|line| line.strip_prefix("thread\t"));
    let row = row.unwrap().split('\t').next().unwrap();
    let thread = Thread {
        id: ThreadId::new(),
        ..serde_json::from_str(row).unwrap()
    };
    let id = thread.id;
    let append = Append {
        thread: id,
        owner,
        epoch: 0,
        base_seq: 0,
        seq: 1,
        writes: vec![Write::Thread(Arc::new(thread))],
        events: Vec::new(),
    };
    (id, Job::Append(append))
}

/// Queues a job.
fn queue<F: Future>(job: Pin<&mut F>) {
    let mut context = Context::from_waker(Waker::noop());
    assert!(job.poll(&mut context).is_pending());
}

/// Threads of another program may be imported by the thousands while a turn runs.
#[tokio::test]
async fn a_write_waits_for_one_group_of_imports_only() {
    let connection = schema::in_memory().unwrap();
    schema::prepare(&connection).unwrap();
    let connection = Arc::new(Mutex::new(connection));
    let writer = Writer::start(
        Arc::clone(&connection),
        None,
        super::checkpoint::Overlong::default(),
    )
    .unwrap();
    let import = || writer.run(new_thread(ProcessId::NOBODY).1);
    let (ours, write) = new_thread(ProcessId::new());

    // The writer waits for the connection while jobs come.
    let held = lock(&connection);
    for _ in 0..3 * IDLE_IMPORTS {
        queue(Box::pin(import()).as_mut());
    }
    let mut write = Box::pin(writer.run(write));
    queue(write.as_mut());
    let last = import();
    drop(held);
    write.await.unwrap();
    last.await.unwrap();
    writer.close().await;

    let key = "select key from threads where id = ?";
    let key: usize = lock(&connection)
        .query_row(key, [ours.0], |row| row.get(0))
        .unwrap();
    assert!(key <= IDLE_IMPORTS + 1, "{key}");
    let all: usize = lock(&connection)
        .query_row("select count(*) from threads", [], |row| row.get(0))
        .unwrap();
    assert_eq!(all, 3 * IDLE_IMPORTS + 2);
    // All of them have their texts, also in the index.
    let told = "select count(*) from threads join threads_text_docsize as indexed on indexed.id = key group by name, preview";
    let told: usize = lock(&connection)
        .query_row(told, [], |row| row.get(0))
        .unwrap();
    assert_eq!(told, all);
}

#[test]
fn rows_are_read_and_written_as_they_always_were() {
    for line in ROWS.lines() {
        let mut columns = line.split('\t');
        let (form, row) = (columns.next().unwrap(), columns.next().unwrap());
        let expected = columns.next().unwrap_or(row);
        let written = written_again(form, row).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(written, expected, "{line}");
    }
}

/// The parser lists all known variants in the error for an unknown one.
#[test]
fn every_kind_of_row_is_among_them() {
    let seen = |form: &str, pointer: &str| -> BTreeSet<String> {
        let rows = ROWS
            .lines()
            .filter_map(|line| line.strip_prefix(form)?.strip_prefix('\t'));
        let rows = rows.map(|row| row.split('\t').next().unwrap());
        let values = rows.map(|row| serde_json::from_str::<Value>(row).unwrap());
        let kinds = values.filter_map(|row| match row.pointer(pointer)? {
            Value::String(kind) => Some(kind.clone()),
            Value::Object(kind) => kind.keys().next().cloned(),
            _ => None,
        });
        kinds.collect()
    };
    let known = |form: &str, pointer: &str| -> BTreeSet<String> {
        let rows = ROWS
            .lines()
            .filter_map(|line| line.strip_prefix(form)?.strip_prefix('\t'));
        let mut row = rows
            .map(|row| serde_json::from_str::<Value>(row.split('\t').next().unwrap()).unwrap())
            .find(|row| row.pointer(pointer).is_some())
            .unwrap();
        *row.pointer_mut(pointer).unwrap() = Value::from("unheard_of");
        let (name, tag) = (r#""unheard_of""#, r#"{"kind":"unheard_of"}"#);
        let read = match pointer {
            "/ask_settled/1" => Answer::known(name).map(drop),
            "/ask_settled/2" => SettledBy::known(name).map(drop),
            "/body/command/source" => CommandSource::known(name).map(drop),
            "/body/command/status" => ActionStatus::known(name).map(drop),
            "/body/tool/source/kind" => ToolSource::known(tag).map(drop),
            "/settings/approval" => ApprovalPolicy::known(name).map(drop),
            "/settings/sandbox/kind" => SandboxPolicy::known(tag).map(drop),
            "/goal/status" => GoalStatus::known(name).map(drop),
            "/error/kind" => TurnErrorKind::known(name).map(drop),
            "/status" => TurnStatus::known(name).map(drop),
            "/ask_settled/1/decision/decision" | "/ask_settled/1/elicitation/elicited" => {
                Answer::known(&row.pointer("/ask_settled/1").unwrap().to_string()).map(drop)
            }
            _ => written_again(form, &row.to_string()).map(drop),
        };
        let error = read.unwrap_err().to_string();
        let names = error.split_once("expected one of").expect(&error).1;
        let names = names.split('`').skip(1).step_by(2);
        names.map(str::to_owned).collect()
    };
    for (form, pointer) in [
        ("event", ""),
        ("event", "/thread_changed"),
        ("event", "/ask_opened/kind"),
        ("event", "/ask_settled/1"),
        ("event", "/ask_settled/1/decision/decision"),
        ("event", "/ask_settled/1/elicitation/elicited"),
        ("event", "/ask_settled/2"),
        ("item", "/body"),
        ("item", "/body/command/source"),
        ("item", "/body/command/status"),
        ("item", "/body/tool/source/kind"),
        ("thread", "/settings/approval"),
        ("thread", "/settings/sandbox/kind"),
        ("thread", "/goal/status"),
        ("turn", "/error/kind"),
        ("turn", "/status"),
    ] {
        assert_eq!(seen(form, pointer), known(form, pointer), "{form}{pointer}");
    }
}
