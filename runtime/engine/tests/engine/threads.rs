//! Threads as a whole: lists, pages, forks, loading and unloading.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use threadwire_engine::{
    AnswerSet, Cursor, Engine, Error, ForkThread, Limits, NewThread, NewTurn, Origin, OriginFilter,
    Search, SettingsChange, Store, Thread, ThreadQuery, ThreadSort, ThreadState, ThreadStatus,
    TurnQuery,
};
use tokio::time::timeout;

use crate::support::{Recorder, World, body, follow, run_turn, settings};

async fn named(engine: &Engine, name: &str, change: impl FnOnce(&mut NewThread)) -> Arc<Thread> {
    let mut spec = NewThread::new(settings());
    spec.name = Some(name.to_owned());
    change(&mut spec);
    engine
        .start_thread(spec)
        .await
        .unwrap()
        .snapshot()
        .await
        .thread
}

/// Lists all pages of a query and returns the names of the threads.
async fn names(engine: &Engine, query: ThreadQuery) -> Vec<String> {
    let mut names = Vec::new();
    let mut cursor = None;
    loop {
        let page = engine
            .list_threads(ThreadQuery {
                cursor,
                ..query.clone()
            })
            .await
            .unwrap();
        assert!(page.data.len() <= query.limit);
        names.extend(page.data.iter().map(|thread| thread.name.clone().unwrap()));
        match page.next {
            Some(next) => cursor = Some(next),
            None => return names,
        }
    }
}

#[tokio::test]
async fn lists_come_in_pages_of_any_size() {
    let world = World::new().await;
    for index in 0..7 {
        let thread = named(&world.engine, &index.to_string(), |_| {}).await;
        if index % 3 == 0 {
            world.engine.archive_thread(thread.id).await.unwrap();
        }
    }
    for limit in 1..9 {
        for sort in [ThreadSort::Created, ThreadSort::Updated, ThreadSort::Recent] {
            let query = ThreadQuery {
                archived: Some(false),
                sort,
                limit,
                ..ThreadQuery::default()
            };
            assert_eq!(
                names(&world.engine, query.clone()).await,
                ["1", "2", "4", "5"]
            );
            let query = ThreadQuery {
                descending: true,
                ..query
            };
            assert_eq!(names(&world.engine, query).await, ["5", "4", "2", "1"]);
        }
        let query = ThreadQuery {
            limit,
            descending: true,
            ..ThreadQuery::default()
        };
        assert_eq!(
            names(&world.engine, query).await,
            ["6", "5", "4", "3", "2", "1", "0"]
        );
    }
    let query = ThreadQuery {
        cursor: Some("nonsense".to_owned()),
        limit: 1,
        ..ThreadQuery::default()
    };
    let error = world.engine.list_threads(query).await.unwrap_err();
    assert_eq!(error.to_string(), "invalid cursor: nonsense");
}

/// Only the start of a turn makes a thread recent: a change of its settings or its state does not, nor does the removal
/// of the turn.
#[tokio::test]
async fn a_thread_is_as_recent_as_the_start_of_its_last_turn() {
    let world = World::new().await;
    let thread = world.thread().await;
    let id = thread.id();
    assert_eq!(thread.latest().recent_at, thread.latest().created_at);
    run_turn(&thread, "say this").await;
    let turns = world.engine.turns(id, TurnQuery::default()).await.unwrap();
    let turn = &turns.data[0].turn;

    world.engine.archive_thread(id).await.unwrap();
    world.engine.unarchive_thread(id).await.unwrap();
    let last = world.engine.remove_turns(id, turn.id).await.unwrap();
    assert!(last.updated_at >= turn.started_at);
    assert_eq!(last.recent_at, turn.started_at);
}

#[tokio::test]
async fn lists_can_be_narrowed() {
    let world = World::new().await;
    let engine = &world.engine;
    named(engine, "a", |spec| spec.settings.cwd = "/elsewhere".into()).await;
    named(engine, "b", |spec| {
        spec.settings.model_provider = "other".to_owned()
    })
    .await;
    named(engine, "c", |spec| spec.origin.source = "cli".to_owned()).await;
    named(engine, "d", |spec| {
        spec.origin.user = Some("ada".to_owned())
    })
    .await;
    named(engine, "e", |spec| spec.ephemeral = true).await;
    named(engine, "100% F_x", |_| {}).await;
    let thread = engine
        .load_thread(named(engine, "g", |_| {}).await.id)
        .await
        .unwrap();
    run_turn(&thread, "say a Needle in it").await;

    named(engine, "ÄÖÜ", |_| {}).await;
    named(engine, "h", |spec| {
        spec.workspace = Some("/über/Uns".into())
    })
    .await;
    named(engine, "i", |spec| {
        spec.origin.context = Some("here".to_owned())
    })
    .await;
    named(engine, "j", |spec| {
        let on = serde_json::value::RawValue::TRUE.to_owned();
        spec.extra.insert("my.key".to_owned(), on.into());
    })
    .await;

    let all = || ThreadQuery {
        limit: 100,
        ..ThreadQuery::default()
    };
    let owned = |text: &str| vec![text.to_owned()];
    let search = |text: &str| ThreadQuery {
        search: Some(text.to_owned().into()),
        ..all()
    };
    let user = vec![OriginFilter {
        user: Some("ada".to_owned()),
        ..OriginFilter::default()
    }];
    let context = |context: Option<&str>, sources: &[&str]| {
        let here = OriginFilter {
            context: Some(context.map(str::to_owned)),
            ..OriginFilter::default()
        };
        let sources = sources.iter().map(|source| OriginFilter {
            source: Some((*source).to_owned()),
            ..OriginFilter::default()
        });
        ThreadQuery {
            origins: std::iter::once(here).chain(sources).collect(),
            ..all()
        }
    };
    let wide = |text: &str| ThreadQuery {
        search: Some(Search {
            text: text.to_owned(),
            in_origin: true,
            states: Vec::new(),
        }),
        ..all()
    };
    let extra = |prefix: &str| ThreadQuery {
        extra: Some((prefix.to_owned(), true)),
        ..all()
    };
    let state = |archived, present| ThreadQuery {
        search: Some(Search {
            text: "no such text".to_owned(),
            in_origin: false,
            states: vec![ThreadState {
                archived,
                extra: Some(("my.key", present)),
            }],
        }),
        ..all()
    };
    let cases = [
        (
            ThreadQuery {
                cwds: vec!["/elsewhere".into()],
                ..all()
            },
            vec!["a"],
        ),
        (
            ThreadQuery {
                cwds: vec!["/nowhere".into(), "/elsewhere".into(), "/elsewhere".into()],
                ..all()
            },
            vec!["a"],
        ),
        (
            ThreadQuery {
                model_providers: Some(owned("other")),
                ..all()
            },
            vec!["b"],
        ),
        (
            ThreadQuery {
                sources: Some(owned("cli")),
                ..all()
            },
            vec!["c"],
        ),
        (
            ThreadQuery {
                sources: Some(Vec::new()),
                ..all()
            },
            vec![],
        ),
        (
            ThreadQuery {
                origins: user,
                ..all()
            },
            vec!["d"],
        ),
        (
            ThreadQuery {
                with_turns_only: true,
                ..all()
            },
            vec!["g"],
        ),
        (search("0% f_X"), vec!["100% F_x"]),
        (search("100_"), vec![]),
        (search("needle"), vec!["g"]),
        (search("äöü"), vec!["ÄÖÜ"]),
        (
            ThreadQuery {
                workspace: Some("/Über/uns".into()),
                ..all()
            },
            vec!["h"],
        ),
        (context(Some("here"), &[]), vec!["i"]),
        (context(Some("here"), &["CLI"]), vec!["c", "i"]),
        (context(Some("Here"), &[]), vec![]),
        (search("here"), vec![]),
        (wide("HERE"), vec!["i"]),
        (wide("cli"), vec!["c"]),
        (wide(&thread.id().to_string()), vec!["g"]),
        (state(false, true), vec!["j"]),
        (state(true, true), vec![]),
        (extra("my."), vec!["j"]),
        (extra("my.key2"), vec![]),
        (extra("key"), vec![]),
    ];
    for (query, expected) in cases {
        assert_eq!(names(engine, query.clone()).await, expected, "{query:?}");
    }

    let without_context = names(engine, context(None, &[])).await;
    assert!(without_context.iter().all(|name| name != "i") && without_context.len() == 9);
}

#[tokio::test]
async fn threads_are_counted_where_that_is_asked_for() {
    let world = World::new().await;
    let engine = &world.engine;
    for name in ["a", "b", "c"] {
        named(engine, name, |_| {}).await;
    }
    let archived = named(engine, "d", |_| {}).await;
    engine.archive_thread(archived.id).await.unwrap();
    let query = ThreadQuery {
        limit: 2,
        ..ThreadQuery::default()
    };
    let page = engine.list_threads(query.clone()).await.unwrap();
    assert_eq!(page.total, None);
    let counted = ThreadQuery {
        cursor: page.next,
        count: true,
        ..query
    };
    for (archived, total) in [(None, 4), (Some(false), 3), (Some(true), 1)] {
        let query = ThreadQuery {
            archived,
            ..counted.clone()
        };
        let page = engine.list_threads(query).await.unwrap();
        assert_eq!(page.total, Some(total));
    }
}

#[tokio::test]
async fn a_thread_has_the_plan_that_was_last_shown() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    let plan = |thread: &Thread| thread.plan.as_ref().map(|plan| plan.steps[0].text.clone());
    run_turn(&thread, "plan one\nplan two").await;
    let snapshot = thread.snapshot().await.thread;
    assert_eq!(plan(&snapshot).as_deref(), Some("two"));
    let fork = world
        .engine
        .fork_thread(thread.id(), ForkThread::default())
        .await
        .unwrap();
    assert_eq!(fork.snapshot().await.thread.plan, None);
    run_turn(&thread, "plan").await;
    assert!(recorder.lines().contains(&"no plan".to_owned()));
    assert_eq!(thread.snapshot().await.thread.plan, None);
}

#[tokio::test]
async fn turns_come_in_pages_of_any_size() {
    let world = World::new().await;
    let thread = world.thread().await;
    for index in 0..5 {
        run_turn(&thread, &format!("say {index}")).await;
    }
    for limit in 1..7 {
        for descending in [false, true] {
            let mut seen = Vec::new();
            let mut cursor = None;
            loop {
                let query = TurnQuery {
                    limit: Some(limit),
                    cursor,
                    descending,
                    items: true,
                    ..TurnQuery::default()
                };
                let page = world.engine.turns(thread.id(), query).await.unwrap();
                assert_eq!(page.total, Some(5));
                for turn in page.data {
                    assert_eq!(
                        body(&turn.items[1].body),
                        format!("agent \"{}\"", turn.turn.index)
                    );
                    assert_eq!(turn.items.len(), 2);
                    seen.push(turn.turn.index);
                }
                match page.next {
                    Some(next) => cursor = Some(next),
                    None => break,
                }
            }
            if descending {
                seen.reverse();
            }
            assert_eq!(seen, [0, 1, 2, 3, 4]);
        }
    }
    let query = TurnQuery {
        cursor: Some("x".to_owned()),
        ..TurnQuery::default()
    };
    assert!(matches!(
        world.engine.turns(thread.id(), query).await,
        Err(Error::InvalidCursor(_))
    ));
    let unknown = threadwire_engine::ThreadId::new();
    let error = world
        .engine
        .turns(unknown, TurnQuery::default())
        .await
        .unwrap_err();
    assert_eq!(error.to_string(), format!("thread not found: {unknown}"));
}

#[tokio::test]
async fn a_fork_has_the_turns_up_to_one() {
    let world = World::new().await;
    let source = world.thread().await;
    for script in ["say one\nuse 2\n\n", "say two\nuse 3", "say three"] {
        run_turn(&source, script).await;
    }
    let turns = world
        .engine
        .turns(source.id(), TurnQuery::default())
        .await
        .unwrap()
        .data;
    let settings = SettingsChange {
        model: Some("other".to_owned()),
        ..SettingsChange::default()
    };
    let cases = [
        (Some(turns[1].turn.id), 2, false),
        (None, 3, false),
        (Some(turns[0].turn.id), 1, true),
    ];
    for (last_turn, count, ephemeral) in cases {
        let fork = ForkThread {
            last_turn,
            ephemeral,
            settings: settings.clone(),
            ..ForkThread::default()
        };
        let fork = world.engine.fork_thread(source.id(), fork).await.unwrap();
        let thread = fork.snapshot().await.thread;
        assert_eq!(
            (thread.turn_count, thread.forked_from),
            (count, Some(source.id()))
        );
        assert_eq!(
            (thread.settings.model.as_str(), thread.ephemeral),
            ("other", ephemeral)
        );
        assert_eq!(thread.preview, "say one\nuse 2");
        run_turn(&fork, "say more").await;
        let query = TurnQuery {
            items: true,
            ..TurnQuery::default()
        };
        let copied = world.engine.turns(fork.id(), query).await.unwrap().data;
        assert_eq!(copied.len() as u64, count + 1);
        assert_eq!(copied[0].turn.id, turns[0].turn.id);
        assert_eq!(body(&copied[0].items[1].body), "agent \"one\"");
    }
    let unknown = ForkThread {
        last_turn: Some(threadwire_engine::TurnId::new()),
        ..ForkThread::default()
    };
    assert!(matches!(
        world.engine.fork_thread(source.id(), unknown).await,
        Err(Error::TurnNotFound(_))
    ));
    let thread = source.start_turn(NewTurn::text("wait")).await.unwrap();
    let running = ForkThread {
        last_turn: Some(thread.id),
        ..ForkThread::default()
    };
    assert!(matches!(
        world.engine.fork_thread(source.id(), running).await,
        Err(Error::TurnInProgress(_))
    ));
}

#[tokio::test]
async fn an_archived_thread_is_put_away_until_it_is_taken_out() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    thread.start_turn(NewTurn::text("wait")).await.unwrap();
    recorder.take();
    let archived = world.engine.archive_thread(thread.id()).await.unwrap();
    assert!(archived.archived);
    let expected = [
        "status idle",
        "turn ended Interrupted",
        "thread changed Archived",
        "thread unloaded",
    ];
    assert_eq!(recorder.take(), expected);
    assert_eq!(world.engine.loaded_threads(), []);
    assert!(matches!(
        thread.start_turn(NewTurn::text("say")).await,
        Err(Error::ThreadArchived(_))
    ));
    assert!(thread.snapshot().await.thread.archived);

    let loaded = world.engine.load_thread(thread.id()).await.unwrap();
    assert!(matches!(
        loaded.start_turn(NewTurn::text("say")).await,
        Err(Error::ThreadArchived(_))
    ));
    assert!(
        !world
            .engine
            .unarchive_thread(thread.id())
            .await
            .unwrap()
            .archived
    );
    run_turn(&loaded, "say again").await;
}

#[tokio::test]
async fn a_deleted_thread_is_gone() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    run_turn(&thread, "say one").await;
    recorder.take();
    world.engine.delete_thread(thread.id()).await.unwrap();
    assert_eq!(recorder.take(), ["thread deleted"]);
    let gone = format!("thread not found: {}", thread.id());
    assert_eq!(
        world
            .engine
            .load_thread(thread.id())
            .await
            .unwrap_err()
            .to_string(),
        gone
    );
    assert_eq!(
        world
            .engine
            .delete_thread(thread.id())
            .await
            .unwrap_err()
            .to_string(),
        gone
    );
    assert_eq!(
        thread
            .start_turn(NewTurn::text("say"))
            .await
            .unwrap_err()
            .to_string(),
        gone
    );
    assert!(
        world
            .engine
            .turns(thread.id(), TurnQuery::default())
            .await
            .is_err()
    );
}

#[tokio::test]
async fn changing_a_thread_that_is_not_in_memory_leaves_it_there() {
    let world = World::new().await;
    let thread = named(&world.engine, "old", |_| {}).await;
    world.engine.archive_thread(thread.id).await.unwrap();
    let recorder = Arc::new(Recorder::default());
    world.engine.watch(recorder.clone());
    let renamed = world
        .engine
        .rename_thread(thread.id, Some("new".to_owned()))
        .await
        .unwrap();
    assert_eq!(renamed.name.as_deref(), Some("new"));
    let json: threadwire_engine::Json =
        serde_json::value::RawValue::from_string("[1, 2]".to_owned())
            .unwrap()
            .into();
    world
        .engine
        .set_extra(thread.id, "dialect", Some(json))
        .await
        .unwrap();
    let stored = world.engine.thread(thread.id).await.unwrap();
    assert_eq!(stored.extra["dialect"].get(), "[1, 2]");
    let null = serde_json::value::RawValue::NULL.to_owned().into();
    world
        .engine
        .set_extras(thread.id, [("dialect", None), ("other", Some(null))])
        .await
        .unwrap();
    let stored = world.engine.thread(thread.id).await.unwrap();
    assert_eq!(stored.extra.keys().collect::<Vec<_>>(), ["other"]);
    assert_eq!(stored.extra["other"].get(), "null");
    let extra = "thread changed Extra(\"dialect\")";
    let other = "thread changed Extra(\"other\")";
    assert_eq!(
        recorder.take(),
        ["thread changed Name", extra, extra, other]
    );
    // The last release may still be in progress; a load waits for it.
    drop(world.engine.load_thread(thread.id).await.unwrap());
}

#[tokio::test]
async fn the_first_turn_waits_for_what_a_new_thread_is_to_keep() {
    let world = World::new().await;
    let thread = world.thread().await;
    let (known, entry) = tokio::sync::oneshot::channel();
    thread.add_extra(async { entry.await.ok() }).await;
    // A subscription does not wait.
    let recorder = follow(&thread, 1, AnswerSet::ALL, Cursor::Live).await;
    let turn = tokio::spawn({
        let thread = thread.clone();
        async move { run_turn(&thread, "say one").await }
    });
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    assert_eq!(recorder.take(), [""; 0]);
    let null = serde_json::value::RawValue::NULL.to_owned().into();
    known.send(("dialect".to_owned(), null)).unwrap();
    turn.await.unwrap();
    let stored = world.store.load(thread.id()).await.unwrap().unwrap();
    assert_eq!(stored.thread.extra.keys().collect::<Vec<_>>(), ["dialect"]);
    assert_eq!(
        recorder.take()[..2],
        ["status active", "turn started Running"]
    );
}

#[tokio::test(start_paused = true)]
async fn a_turn_starts_without_what_is_never_known() {
    let world = World::new().await;
    let thread = world.thread().await;
    thread.add_extra(std::future::pending()).await;
    run_turn(&thread, "say one").await;
    assert!(thread.snapshot().await.thread.extra.is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_thread_without_turns_keeps_its_extra_data_when_it_leaves_memory() {
    let world = World::new().await;
    let watcher = Arc::new(Recorder::default());
    world.engine.watch(watcher.clone());
    let thread = world.thread().await;
    let null = serde_json::value::RawValue::NULL.to_owned().into();
    thread
        .add_extra(async { Some(("dialect".to_owned(), null)) })
        .await;
    let id = thread.id();
    drop(thread);
    watcher.until("thread unloaded").await;
    let stored = world.engine.thread(id).await.unwrap();
    assert_eq!(stored.extra.keys().collect::<Vec<_>>(), ["dialect"]);
}

#[tokio::test]
async fn an_ephemeral_thread_lives_in_memory_only() {
    let world = World::new().await;
    let mut spec = NewThread::new(settings());
    spec.ephemeral = true;
    spec.extra = BTreeMap::new();
    let thread = world.engine.start_thread(spec).await.unwrap();
    run_turn(&thread, "say one").await;
    let turns = world
        .engine
        .turns(thread.id(), TurnQuery::default())
        .await
        .unwrap();
    assert_eq!(turns.data.len(), 1);
    world.engine.archive_thread(thread.id()).await.unwrap();
    assert!(matches!(
        world.engine.load_thread(thread.id()).await,
        Err(Error::ThreadNotFound(_))
    ));
}

#[tokio::test(start_paused = true)]
async fn a_thread_that_a_client_closed_leaves_memory_without_a_rest() {
    let rest = Limits {
        idle_unload: Duration::from_secs(600),
        ..Limits::default()
    };
    let world = World::with(None, rest).await;
    let watcher = Arc::new(Recorder::default());
    world.engine.watch(watcher.clone());
    let thread = world.thread().await;
    let id = thread.id();
    run_turn(&thread, "say one").await;
    thread.leave().await;
    assert_eq!(world.engine.loaded_threads(), []);
    watcher.until("thread unloaded").await;

    // Others still use it.
    let thread = world.engine.load_thread(id).await.unwrap();
    follow(&thread, 1, AnswerSet::ALL, Cursor::Live).await;
    thread.leave().await;
    assert_eq!(world.engine.loaded_threads(), [id], "somebody follows it");
    let thread = world.engine.load_thread(id).await.unwrap();
    thread.unsubscribe(1).await;
    thread.clone().leave().await;
    assert_eq!(
        world.engine.loaded_threads(),
        [id],
        "somebody holds a handle"
    );
    drop(thread);
    let left = tokio::time::Instant::now();
    watcher.until("thread unloaded").await;
    assert!(left.elapsed() <= Duration::from_secs(60));

    // Somebody used it after it was closed, so it rests.
    let thread = world.engine.load_thread(id).await.unwrap();
    thread.clone().leave().await;
    thread.snapshot().await;
    drop(thread);
    tokio::time::sleep(Duration::from_secs(120)).await;
    assert_eq!(world.engine.loaded_threads(), [id]);
}

#[tokio::test(start_paused = true)]
async fn a_thread_rests_in_memory_for_as_long_as_it_is_told() {
    let world = World::new().await;
    let watcher = Arc::new(Recorder::default());
    world.engine.watch(watcher.clone());
    let thread = world.thread().await;
    let id = thread.id();
    thread.rest_for(Duration::from_secs(5)).await;
    follow(&thread, 1, AnswerSet::ALL, Cursor::Live).await;
    run_turn(&thread, "say one").await;
    tokio::time::sleep(Duration::from_secs(3600)).await;
    assert_eq!(world.engine.loaded_threads(), [id], "somebody follows it");
    thread.unsubscribe(1).await;
    drop(thread);
    let left = tokio::time::Instant::now();
    watcher.until("thread unloaded").await;
    watcher.take();
    let rested = left.elapsed();
    let planned = Duration::from_secs(5);
    assert!((planned..planned + Duration::from_millis(100)).contains(&rested));

    // It rests as long as others again when it is loaded again, and is looked at more and more rarely while somebody holds it.
    let thread = world.engine.load_thread(id).await.unwrap();
    let left = tokio::time::Instant::now();
    tokio::time::sleep(Duration::from_secs(90)).await;
    assert_eq!(world.engine.loaded_threads(), [id], "somebody holds it");
    drop(thread);
    watcher.until("thread unloaded").await;
    watcher.take();
    assert!(left.elapsed() <= Duration::from_secs(180));

    // Without a rest, it leaves memory when the last one leaves it.
    let thread = world.engine.load_thread(id).await.unwrap();
    thread.rest_for(Duration::ZERO).await;
    follow(&thread, 1, AnswerSet::ALL, Cursor::Live).await;
    let left = tokio::time::Instant::now();
    let held_for_a_moment = thread.clone();
    thread.unsubscribe(1).await;
    drop(thread);
    tokio::time::sleep(Duration::from_millis(10)).await;
    drop(held_for_a_moment);
    watcher.until("thread unloaded").await;
    watcher.take();
    assert!(left.elapsed() < Duration::from_secs(1));
}

#[tokio::test(start_paused = true)]
async fn an_idle_thread_leaves_memory_when_nobody_needs_it() {
    let world = World::new().await;
    let watcher = Arc::new(Recorder::default());
    world.engine.watch(watcher.clone());
    let thread = world.thread().await;
    let id = thread.id();
    run_turn(&thread, "say one").await;

    tokio::time::sleep(Duration::from_secs(3600)).await;
    assert_eq!(
        world.engine.loaded_threads(),
        [id],
        "somebody holds a handle"
    );
    follow(&thread, 1, AnswerSet::ALL, Cursor::Live).await;
    drop(thread);
    tokio::time::sleep(Duration::from_secs(3600)).await;
    assert_eq!(world.engine.loaded_threads(), [id], "somebody follows it");
    world
        .engine
        .load_thread(id)
        .await
        .unwrap()
        .unsubscribe(1)
        .await;
    watcher.until("thread unloaded").await;
    assert_eq!(world.engine.loaded_threads(), []);

    let thread = world.engine.load_thread(id).await.unwrap();
    let replayed = follow(&thread, 1, AnswerSet::ALL, Cursor::After(1)).await;
    run_turn(&thread, "say two").await;
    let kept = replayed.lines();
    assert_eq!(kept[0], "turn started Running");
    assert_eq!(
        kept.last().unwrap(),
        "turn ended Completed, last agent \"two\""
    );
}

#[tokio::test(start_paused = true)]
async fn a_client_that_looks_regularly_does_not_keep_a_thread_in_memory() {
    let world = World::new().await;
    let thread = world.thread().await;
    let id = thread.id();
    run_turn(&thread, "say one").await;
    drop(thread);
    let begun = tokio::time::Instant::now();
    while !world.engine.loaded_threads().is_empty() {
        assert!(begun.elapsed() < Duration::from_secs(3600));
        assert_eq!(world.engine.status(id).await, Some(ThreadStatus::Idle));
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    assert_eq!(world.engine.status(id).await, None);
}

#[tokio::test]
async fn an_id_is_taken_once() {
    let world = World::new().await;
    let thread = world.thread().await;
    let again = || NewThread {
        id: Some(thread.id()),
        ..NewThread::new(settings())
    };
    assert!(matches!(
        world.engine.start_thread(again()).await,
        Err(Error::ThreadExists(_))
    ));
    world.engine.archive_thread(thread.id()).await.unwrap();
    assert!(matches!(
        world.engine.start_thread(again()).await,
        Err(Error::ThreadExists(_))
    ));
    assert_eq!(thread.snapshot().await.thread.origin, Origin::default());
}

#[tokio::test]
async fn threads_are_found_by_their_messages() {
    let world = World::new().await;
    let thread = world.thread().await;
    run_turn(&thread, "say ÄRGER Ahead").await;
    run_turn(&thread, "say more").await;
    world
        .engine
        .rename_thread(thread.id(), Some("needle".to_owned()))
        .await
        .unwrap();
    run_turn(&world.thread().await, "say other").await;
    let found = async |text: &str| {
        let query = ThreadQuery {
            said: Some(text.to_owned()),
            limit: 10,
            count: true,
            ..ThreadQuery::default()
        };
        let page = world.engine.list_threads(query).await.unwrap();
        assert_eq!(page.total, Some(page.data.len() as u64), "{text}");
        page.data.len()
    };
    assert_eq!(found("ärger a").await, 1);
    assert_eq!(found("say ").await, 2);
    assert_eq!(found("needle").await, 0);
    assert_eq!(found("agent").await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_call_at_the_moment_a_thread_ends_returns() {
    for _ in 0..50 {
        let world = World::new().await;
        let thread = world.thread().await;
        let over = Arc::new(AtomicBool::new(false));
        let callers: Vec<_> = (0..8)
            .map(|client| {
                let (thread, over) = (thread.clone(), Arc::clone(&over));
                tokio::spawn(async move {
                    while !over.load(Ordering::Relaxed) {
                        thread.unsubscribe(client).await;
                    }
                })
            })
            .collect();
        world.engine.shutdown().await;
        over.store(true, Ordering::Relaxed);
        for caller in callers {
            let returned = timeout(Duration::from_secs(60), caller).await;
            returned.expect("the call returns").unwrap();
        }
    }
}
