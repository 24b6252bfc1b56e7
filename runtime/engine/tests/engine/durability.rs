//! Durability: restarts, crashes, and another process on the same file.

use std::{
    io::{BufRead, BufReader},
    path::Path,
    process::{Command, Stdio},
    sync::Arc,
};

use threadwire_engine::{
    AnswerSet, ApprovalPolicy, Cursor, Engine, EngineOptions, Error, FileAccess, FilePlace,
    ForeignName, ForeignPart, Limits, NewThread, NewTurn, Reviewer, SandboxPolicy, SqliteStore,
    Store, StoreError, Thread, ThreadId, ThreadQuery, ThreadSort, TurnErrorKind, TurnQuery,
    TurnStatus,
};

use crate::support::{Script, World, body, follow, question, queued, run_turn, settings};

/// Environment variable with the working folder of the process that is killed.
const VICTIM: &str = "THREADWIRE_TEST_VICTIM";

fn with_items() -> TurnQuery {
    TurnQuery {
        items: true,
        ..TurnQuery::default()
    }
}

#[tokio::test]
async fn a_deleted_thread_is_not_imported_until_it_is_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("threads.db");
    let world = World::at(&path).await;
    let thread = world.thread().await;
    run_turn(&thread, "say hello").await;
    let (id, left) = (thread.id(), (*thread.latest()).clone());
    let turns = world.engine.turns(id, with_items()).await.unwrap().data;
    world.engine.delete_thread(id).await.unwrap();
    let ephemeral = NewThread {
        ephemeral: true,
        ..NewThread::new(settings())
    };
    let ephemeral = world.engine.start_thread(ephemeral).await.unwrap();
    world.engine.delete_thread(ephemeral.id()).await.unwrap();
    world.engine.shutdown().await;
    drop((thread, ephemeral, world));

    let engine = World::at(&path).await.engine;
    assert_eq!(engine.deleted_threads().await.unwrap(), [id]);
    let import = || engine.store_foreign_thread(left.clone(), turns.clone(), ForeignPart::New);
    assert!(!import().await.unwrap());
    engine.forget_deleted(vec![id]).await.unwrap();
    assert_eq!(engine.deleted_threads().await.unwrap(), []);
    assert!(import().await.unwrap());
}

#[tokio::test]
async fn a_hidden_thread_is_nowhere_until_it_is_shown_or_goes_on() {
    let world = World::new().await;
    let engine = &world.engine;
    let own = world.thread().await;
    run_turn(&own, "say hello").await;
    let turns = engine.turns(own.id(), with_items()).await.unwrap().data;
    let id = ThreadId::default();
    let imported = Thread {
        id,
        ..(*own.latest()).clone()
    };
    let import = engine.store_foreign_thread(imported, turns, ForeignPart::New);
    assert!(import.await.unwrap());
    let count = async || {
        let query = ThreadQuery {
            limit: 10,
            count: true,
            ..ThreadQuery::default()
        };
        let page = engine.list_threads(query).await.unwrap();
        (page.data.len(), page.total)
    };
    let hide = async || {
        let hidden = engine.hide_foreign_threads(vec![id, own.id()], true);
        hidden.await.unwrap();
        // One of our own stays.
        assert_eq!(engine.hidden_threads().await.unwrap(), [id]);
        assert_eq!(count().await, (1, Some(1)));
    };
    hide().await;
    assert!(matches!(
        engine.thread(id).await,
        Err(Error::ThreadNotFound(_))
    ));
    assert!(matches!(
        engine.load_thread(id).await,
        Err(Error::ThreadNotFound(_))
    ));
    let turns = engine.turns(id, with_items()).await;
    assert!(matches!(turns, Err(Error::ThreadNotFound(_))));
    // What is known of it changes behind the scenes.
    let named = engine.rename_foreign_thread(id, "name".to_owned()).await;
    assert_eq!(named.unwrap(), ForeignName::Taken);
    assert_eq!(count().await, (1, Some(1)));
    engine.hide_foreign_threads(vec![id], false).await.unwrap();
    assert_eq!(count().await, (2, Some(2)));

    let loaded = engine.load_thread(id).await.unwrap();
    assert_eq!(loaded.latest().name.as_deref(), Some("name"));
    hide().await;
    run_turn(&loaded, "say on").await;
    assert_eq!(engine.hidden_threads().await.unwrap(), []);
    assert_eq!(count().await, (2, Some(2)));
}

#[tokio::test]
async fn a_restart_finds_everything() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sub/threads.db");
    let world = World::at(&path).await;
    let (thread, recorder) = world.followed_thread().await;
    thread
        .start_turn(NewTurn::text(
            "think deep thought\nrun ls\nsay hello\nplan next\nuse 3\nfail now",
        ))
        .await
        .unwrap();
    recorder.until("turn ended").await;
    let before = thread.snapshot().await;
    let turns = world
        .engine
        .turns(thread.id(), with_items())
        .await
        .unwrap()
        .data;
    world.engine.shutdown().await;
    drop(world);

    let world = World::at(&path).await;
    let thread = world.engine.load_thread(before.thread.id).await.unwrap();
    let after = thread.snapshot().await;
    assert_eq!(
        format!("{:?}", after.thread),
        format!("{:?}", before.thread)
    );
    assert_eq!((after.seq, after.queue), (before.seq, before.queue));
    let stored = world
        .engine
        .turns(thread.id(), with_items())
        .await
        .unwrap()
        .data;
    assert_eq!(format!("{stored:?}"), format!("{turns:?}"));
    run_turn(&thread, "say more").await;
}

#[tokio::test]
async fn queued_input_survives_and_runs_before_what_is_queued_later() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("threads.db");
    let world = World::at(&path).await;
    let thread = world.thread().await;
    let id = thread.id();
    thread.start_turn(NewTurn::text("wait")).await.unwrap();
    thread.enqueue(queued("say first")).await.unwrap();
    world.engine.shutdown().await;
    drop(world);

    let world = World::at(&path).await;
    let thread = world.engine.load_thread(id).await.unwrap();
    assert_eq!(thread.snapshot().await.queue.len(), 1);
    let recorder = follow(&thread, 1, AnswerSet::ALL, Cursor::Live).await;
    thread.enqueue(queued("say second")).await.unwrap();
    recorder
        .until("turn ended Completed, last agent \"second\"")
        .await;
    recorder
        .until("turn ended Completed, last agent \"first\"")
        .await;
}

#[tokio::test]
async fn a_crash_leaves_the_turn_interrupted_and_cursors_behind() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("threads.db");
    let store = Arc::new(SqliteStore::open(Some(&path)).unwrap());
    let gone = Arc::downgrade(&store);
    let agent = Arc::new(Script::default());
    let engine = Engine::open(EngineOptions {
        store: store.clone(),
        directory: store,
        agent,
        limits: Limits::default(),
        spawned_source: "agent".to_owned(),
        paused_by: "paused".to_owned(),
        planned_by: "planned".to_owned(),
        closed_by: "closed".to_owned(),
    })
    .await
    .unwrap();
    let thread = engine
        .start_thread(NewThread::new(settings()))
        .await
        .unwrap();
    let recorder = follow(&thread, 1, AnswerSet::ALL, Cursor::Live).await;
    thread
        .start_turn(NewTurn::text("say done\nbegin lost\nwait"))
        .await
        .unwrap();
    let cursor = recorder.until("delta \"lost\"").await.seq;
    let id = thread.id();
    drop((engine, thread));
    while gone.strong_count() > 0 {
        tokio::task::yield_now().await;
    }

    let world = World::at(&path).await;
    let turns = world.engine.turns(id, with_items()).await.unwrap().data;
    assert_eq!(turns[0].turn.status, TurnStatus::Interrupted);
    let items: Vec<_> = turns[0].items.iter().map(|item| body(&item.body)).collect();
    assert_eq!(
        items,
        ["user \"say done\\nbegin lost\\nwait\"", "agent \"done\""]
    );

    let thread = world.engine.load_thread(id).await.unwrap();
    let recorder = follow(&thread, 1, AnswerSet::ALL, Cursor::After(cursor)).await;
    thread.start_turn(NewTurn::text("say again")).await.unwrap();
    recorder.until("turn ended").await;
    assert_eq!(
        recorder.lines()[..2],
        [
            "turn ended Interrupted, last agent \"done\"",
            "status active"
        ],
        "the old turn ends, and nothing of the new one is taken for old"
    );
}

/// Not a test by itself: the body of the process that [`what_was_acknowledged_survives_a_kill`] kills.
#[tokio::test]
#[expect(
    clippy::print_stdout,
    reason = "the parent reads what was acknowledged"
)]
async fn victim() {
    let Some(folder) = std::env::var_os(VICTIM) else {
        return;
    };
    let world = World::at(&Path::new(&folder).join("threads.db")).await;
    let thread = world.thread().await;
    println!("\nthread {}", thread.id());
    loop {
        let recorder = follow(&thread, 1, AnswerSet::ALL, Cursor::Live).await;
        let turn = thread.start_turn(NewTurn::text("say hello")).await.unwrap();
        println!("\nturn {}", turn.id);
        recorder.until("turn ended").await;
    }
}

#[tokio::test]
async fn what_was_acknowledged_survives_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["durability::victim", "--exact", "--nocapture"])
        .env(VICTIM, folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let lines: Vec<_> = lines
        .map(Result::unwrap)
        .filter_map(|line| {
            line.split_once(' ')
                .map(|(kind, id)| (kind.to_owned(), id.to_owned()))
        })
        .filter(|(kind, _)| kind == "thread" || kind == "turn")
        .take(31)
        .collect();
    child.kill().unwrap();
    child.wait().unwrap();

    let world = World::at(&folder.path().join("threads.db")).await;
    let thread = lines[0].1.parse().unwrap();
    let turns = world.engine.turns(thread, with_items()).await.unwrap().data;
    for ((_, acknowledged), turn) in lines[1..].iter().zip(&turns) {
        assert_eq!(*acknowledged, turn.turn.id.to_string());
        assert_eq!(body(&turn.items[0].body), "user \"say hello\"");
    }
    assert!(turns.len() >= 30);
    assert!(
        turns
            .iter()
            .all(|turn| turn.turn.status != TurnStatus::Running)
    );
}

#[tokio::test]
async fn two_servers_share_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("threads.db");
    let first = World::at(&path).await;
    let (thread, recorder) = first.followed_thread().await;
    thread.start_turn(NewTurn::text("gate")).await.unwrap();

    // The second process sees the running turn, and reading does not end it.
    let second = World::at(&path).await;
    let seen = second
        .engine
        .turns(thread.id(), with_items())
        .await
        .unwrap()
        .data;
    assert_eq!(seen[0].turn.status, TurnStatus::Running);
    first.agent.open_gate();
    recorder.until("turn ended Completed").await;

    // The second process takes the thread over by writing; the first one follows, and takes it back.
    let taken = second.engine.load_thread(thread.id()).await.unwrap();
    run_turn(&taken, "say taken").await;
    run_turn(&thread, "say back").await;
    let seen = recorder.lines();
    let missed = "turn ended Completed, last agent \"taken\"";
    assert!(seen.iter().any(|line| line == missed), "{seen:#?}");
    let turns = first
        .engine
        .turns(thread.id(), with_items())
        .await
        .unwrap()
        .data;
    let said: Vec<_> = turns
        .iter()
        .filter_map(|turn| Some(body(&turn.items.get(1)?.body)))
        .collect();
    assert_eq!(said, ["agent \"taken\"", "agent \"back\""]);
}

#[tokio::test]
async fn a_file_of_version_1_is_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("threads.db");
    let world = World::at(&path).await;
    let thread = world.thread().await;
    run_turn(&thread, "use 5").await;
    let id = thread.id();
    let events = world.stored_events(id).await;
    assert!(events.iter().any(|line| line.starts_with("usage turn 5")));
    let recent_at = thread.latest().recent_at;
    drop((thread, world));

    // The form that version 1 stored.
    let changed = rusqlite::Connection::open(&path).unwrap();
    let rows = changed
        .execute(
            "update events set payload = json_object('usage_changed', json_set(
                 json_extract(payload, '$.usage_changed[1]'),
                 '$.turn', json_extract(payload, '$.usage_changed[0]')
             )) where payload like '{\"usage_changed\":%'",
            [],
        )
        .unwrap();
    assert_eq!(rows, 1);
    changed
        .execute_batch(
            "drop trigger extra_of_new_thread; drop trigger extra_of_changed_thread; \
             drop trigger extra_of_removed_thread; drop table thread_extra; \
             drop trigger count_of_new_thread; drop trigger count_of_changed_thread; \
             drop trigger count_of_removed_thread; drop table thread_counts; \
             drop trigger text_of_new_thread; drop trigger text_of_changed_thread; \
             drop trigger text_of_removed_thread; drop table threads_text; \
             drop trigger text_of_removed_turn; drop table messages_terms; drop table messages_text; \
             drop index begun_threads_by_update; drop index begun_threads_by_creation; \
             drop index begun_threads_by_recency; drop index begun_threads_by_folder_and_recency; \
             alter table threads drop column recent_at; \
             update threads set body = json_remove(body, '$.recent_at'); \
             drop index unindexed_threads; alter table threads drop column indexed; \
             alter table threads drop column extra; \
             drop table context; drop index threads_by_parent; \
             alter table threads drop column parent; alter table threads drop column owner; \
             drop table processes; pragma user_version = 1",
        )
        .unwrap();
    drop(changed);

    let world = World::at(&path).await;
    assert_eq!(world.stored_events(id).await, events);
    let found = ThreadQuery {
        search: Some("use 5".to_owned().into()),
        limit: 1,
        count: true,
        ..ThreadQuery::default()
    };
    let page = world.engine.list_threads(found.clone()).await.unwrap();
    assert_eq!((page.data[0].id, page.total), (id, Some(1)));
    let said = ThreadQuery {
        said: Some("USE 5".to_owned()),
        search: None,
        ..found.clone()
    };
    let page = world.engine.list_threads(said).await.unwrap();
    assert_eq!((page.data[0].id, page.total), (id, Some(1)));
    let all = ThreadQuery {
        search: None,
        ..found
    };
    let page = world.engine.list_threads(all).await.unwrap();
    assert_eq!(page.total, Some(1));
    let recent = ThreadQuery {
        sort: ThreadSort::Recent,
        limit: 1,
        ..ThreadQuery::default()
    };
    let page = world.engine.list_threads(recent).await.unwrap();
    assert_eq!(page.data[0].recent_at, recent_at);
    let begins = page.back.unwrap();
    assert!(begins.starts_with(&(recent_at + 1).to_string()), "{begins}");
    let thread = world.engine.load_thread(id).await.unwrap();
    run_turn(&thread, "say on").await;
}

/// A program that knows no such indexes goes on with the file: its version is the same, and SQLite keeps them up to date.
#[tokio::test]
async fn a_file_without_indexes_of_its_version_gets_them() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("threads.db");
    drop(World::at(&path).await);
    let indexes = |file: &rusqlite::Connection| {
        let sql = "select name from sqlite_master where type = 'index' and name like 'begun_%'";
        let mut statement = file.prepare(sql).unwrap();
        let names = statement
            .query_map([], |row| row.get::<_, String>(0))
            .unwrap();
        names.collect::<Result<Vec<_>, _>>().unwrap()
    };
    let earlier = rusqlite::Connection::open(&path).unwrap();
    let made = indexes(&earlier);
    assert_eq!(made.len(), 6);
    for name in &made {
        earlier
            .execute_batch(&format!("drop index {name}"))
            .unwrap();
    }

    let world = World::at(&path).await;
    assert_eq!(indexes(&earlier), made);
    drop(world);
}

#[tokio::test]
async fn only_the_owner_may_read_threads() {
    use std::{fs, os::unix::fs::PermissionsExt};

    let rights = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let allow = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode));
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().join("home");
    let files = ["threads.db", "threads.db-wal", "threads.db-shm"].map(|name| home.join(name));
    let world = World::at(&files[0]).await;
    let thread = world.thread().await;
    for file in &files {
        assert_eq!(rights(file), 0o600, "{}", file.display());
        allow(file, 0o644).unwrap();
    }
    assert_eq!(rights(&home), 0o700);
    assert_eq!(rights(&home.join("run")), 0o700);
    allow(&home, 0o755).unwrap();
    allow(&home.join("run"), 0o777).unwrap();

    // Opening the file repairs the permissions of an older version, even while another process uses the file.
    let second = World::at(&files[0]).await;
    for file in &files {
        assert_eq!(rights(file), 0o600, "{}", file.display());
    }
    assert_eq!(rights(&home), 0o700);
    assert_eq!(rights(&home.join("run")), 0o700);
    second.engine.load_thread(thread.id()).await.unwrap();
}

#[tokio::test]
async fn a_newer_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("threads.db");
    rusqlite::Connection::open(&path)
        .unwrap()
        .execute_batch("pragma user_version = 9")
        .unwrap();
    let error = SqliteStore::open(Some(&path)).unwrap_err();
    assert!(matches!(
        error,
        StoreError::NewerSchema { found: 9, known: 8 }
    ));
    assert_eq!(
        error.to_string(),
        "store has schema version 9, newer than 8: update threadwire"
    );
}

#[tokio::test]
async fn a_store_that_failed_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("threads.db");
    let store = Arc::new(SqliteStore::open(Some(&path)).unwrap());
    let options = EngineOptions {
        store: store.clone(),
        directory: store.clone(),
        agent: Arc::new(Script::default()),
        limits: Limits::default(),
        spawned_source: "agent".to_owned(),
        paused_by: "paused".to_owned(),
        planned_by: "planned".to_owned(),
        closed_by: "closed".to_owned(),
    };
    let engine = Engine::open(options).await.unwrap();
    let thread = engine
        .start_thread(NewThread::new(settings()))
        .await
        .unwrap();
    let recorder = follow(&thread, 1, AnswerSet::ALL, Cursor::Live).await;
    store.close().await;
    let error = thread.start_turn(NewTurn::text("say")).await.unwrap_err();
    assert_eq!(
        error.to_string(),
        "storage failed: the server is shutting down"
    );
    assert!(recorder.lines().is_empty());
}

#[test]
fn every_question_can_be_kept() {
    for class in ["approval", "input", "tool"] {
        let text = serde_json::to_string(&question(class)).unwrap();
        let read: threadwire_engine::AskKind = serde_json::from_str(&text).unwrap();
        assert_eq!(serde_json::to_string(&read).unwrap(), text);
    }
}

/// The versions of two programs that share a home can have the same schema and differ in the values that they know.
#[tokio::test]
async fn what_only_a_newer_program_knows_does_not_hide_the_rest() {
    const NEW_THREAD: &str = "update threads set body = json_set(body,
        '$.settings.approval', json_object('by_moon', 3),
        '$.settings.sandbox', json_object('kind', 'by_moon', 'phase', 3),
        '$.settings.reviewer', 'by_moon',
        '$.settings.profile', json_object('id', 'p', 'extends', null, 'files', json_array(
            json_object('place', json_object('moon', 3), 'access', 'write'))),
        '$.unread.first', json_object('moon', 3),
        '$.plan.steps[0].status', 'by_moon'),
        queue = json_array(json_object('id', 'q', 'created_at', 1, 'ready_after', null,
            'origin', json_extract(body, '$.origin'),
            'input', json_array(json_object('moon', json_object('phase', 3)))))";
    const NEW_TURN: &str = "update turns set body = json_set(body,
        '$.status', 'by_moon', '$.error.kind', json_object('by_moon', 3))";
    const NEW_ITEM: &str =
        "update items set body = json_set(body, '$.body', json_object('moon', 3))
        where body like '%\"reasoning\"%'";
    const NEW_CALL: &str = "update items set body = json_set(body,
        '$.body.command.status', 'by_moon', '$.body.command.source', 'by_moon',
        '$.body.command.actions', json_array(json_object('kind', 'by_moon')))
        where body like '%\"command\":{%'";
    const NEW_EVENT: &str = "update events set payload = json_object('by_moon', 3)
        where payload like '{\"plan_changed\"%'";

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("threads.db");
    let world = World::at(&path).await;
    let thread = world.thread().await;
    run_turn(
        &thread,
        "think deep thought\nrun ls\nsay hello\nplan next\nfail now",
    )
    .await;
    let id = thread.id();
    let events = world.stored_events(id).await;
    world.engine.shutdown().await;
    drop((thread, world));
    let newer = rusqlite::Connection::open(&path).unwrap();
    for (sql, least) in [
        (NEW_THREAD, 1),
        (NEW_TURN, 1),
        (NEW_ITEM, 1),
        (NEW_CALL, 1),
        (NEW_EVENT, 1),
    ] {
        assert_eq!(newer.execute(sql, []).unwrap(), least, "{sql}");
    }
    drop(newer);

    let world = World::at(&path).await;
    let listed = world
        .engine
        .list_threads(ThreadQuery::default())
        .await
        .unwrap();
    assert_eq!(listed.data[0].id, id);
    let turns = world.engine.turns(id, with_items()).await.unwrap().data;
    let error = turns[0].turn.error.as_ref().unwrap();
    assert_eq!(
        (turns[0].turn.status, &error.kind),
        (TurnStatus::Failed, &TurnErrorKind::Other)
    );
    let items: Vec<_> = turns[0].items.iter().map(|item| body(&item.body)).collect();
    assert!(items[1].starts_with("Error"), "{items:?}");
    assert_eq!(items[2..], ["command ls Failed", "agent \"hello\""]);
    let read = world.stored_events(id).await;
    assert_eq!(read.len(), events.len() - 1, "{read:?}");

    // What may happen in the thread is the least of what the newer program could have meant.
    let thread = world.engine.load_thread(id).await.unwrap();
    let snapshot = thread.snapshot().await;
    let settings = &snapshot.thread.settings;
    assert_eq!(settings.approval, ApprovalPolicy::Untrusted);
    assert_eq!(settings.sandbox, SandboxPolicy::ReadOnly { network: false });
    assert_eq!(settings.reviewer, Reviewer::User);
    let rule = &settings.profile.as_ref().unwrap().files[0];
    assert_eq!(
        (&rule.place, rule.access),
        (&FilePlace::Root, FileAccess::Deny)
    );
    assert_eq!(snapshot.queue.len(), 1);
}
