//! Threads that several processes share: several engines on one file, which connect over sockets.

use std::{path::Path, sync::Arc};

use tempfile::TempDir;
use threadwire_engine::{
    Answer, AnswerSet, Cursor, Decision, Error, Event, EventKind, InputPart, NewTurn, Observer,
    SettingsChange, Subscriber, ThreadHandle, ThreadId, TurnQuery, TurnStatus,
};

use crate::{
    network::{Faults, Network},
    support::{Recorder, World, assert_dense, follow, line, meet, queued, run_turn},
};

/// Two processes on one home, connected to each other.
struct Home {
    first: World,
    second: World,
    /// The connections, if they are no sockets.
    network: Option<Arc<Network>>,
    folder: TempDir,
}

impl Home {
    async fn over_sockets() -> Self {
        Self::new(None).await
    }

    async fn over(faults: Faults) -> Self {
        Self::new(Some(Network::new(faults))).await
    }

    async fn new(network: Option<Arc<Network>>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let first = open(folder.path(), network.as_ref()).await;
        let second = open(folder.path(), network.as_ref()).await;
        meet(&first, &second).await;
        Self {
            first,
            second,
            network,
            folder,
        }
    }

    async fn another(&self) -> World {
        let world = open(self.folder.path(), self.network.as_ref()).await;
        meet(&self.first, &world).await;
        meet(&self.second, &world).await;
        world
    }
}

async fn open(folder: &Path, network: Option<&Arc<Network>>) -> World {
    let path = folder.join("threads.db");
    match network {
        Some(network) => World::in_directory(&path, network.seat()).await,
        None => World::at(&path).await,
    }
}

/// Runs each test over sockets, and over connections in memory that deliver late and in pieces.
macro_rules! over_each_network {
    ($($test:ident)*) => {
        mod sockets {
            $(#[tokio::test]
            async fn $test() {
                super::$test(super::Home::over_sockets().await).await;
            })*
        }

        mod delays {
            $(#[tokio::test]
            async fn $test() {
                for seed in 1..4 {
                    let faults = super::Faults { seed, piece: 700, delay: 500, life: 0 };
                    super::$test(super::Home::over(faults).await).await;
                }
            })*
        }
    };
}

over_each_network! {
    a_turn_is_followed_and_steered_from_another_process
    an_idle_thread_moves_to_the_process_that_starts_a_turn
    a_question_is_answered_and_a_turn_interrupted_from_another_process
    names_settings_and_ends_reach_everybody
    a_process_that_ends_in_order_hands_its_threads_on
    a_third_process_follows_where_the_thread_goes
    who_watches_and_follows_sees_a_turn_in_order_when_the_thread_moves
    who_watches_commands_sees_none_of_another_process
    a_process_that_was_given_a_thread_and_did_nothing_misses_nothing
}

async fn join(world: &World, thread: ThreadId, client: u64) -> (ThreadHandle, Arc<Recorder>) {
    let handle = world.engine.load_thread(thread).await.unwrap();
    let recorder = follow(&handle, client, AnswerSet::ALL, Cursor::Live).await;
    (handle, recorder)
}

/// Returns the stored history of a thread, as a process reads it.
async fn history(world: &World, thread: ThreadId) -> String {
    let query = TurnQuery {
        items: true,
        ..TurnQuery::default()
    };
    format!(
        "{:#?}",
        world.engine.turns(thread, query).await.unwrap().data
    )
}

async fn a_process_that_was_given_a_thread_and_did_nothing_misses_nothing(home: Home) {
    let (here, mine) = home.first.followed_thread().await;
    let (there, theirs) = join(&home.second, here.id(), 2).await;
    // Every client that opens a thread asks for this.
    there.pursue_goal().await.unwrap();
    run_turn(&here, "say one").await;
    // The thread moves, and nothing is written.
    let unknown = there.start_queued(Some("none".to_owned())).await;
    assert!(
        matches!(unknown, Err(Error::QueuedInputNotFound(_))),
        "{unknown:?}"
    );
    run_turn(&here, "say two").await;
    theirs.until("item completed agent \"two\"").await;
    let items = |recorder: &Recorder| {
        let mut lines = recorder.lines();
        lines.retain(|line| line.starts_with("item"));
        lines
    };
    assert_eq!(items(&theirs), items(&mine));
}

async fn a_turn_is_followed_and_steered_from_another_process(home: Home) {
    let (here, mine) = home.first.followed_thread().await;
    let (there, theirs) = join(&home.second, here.id(), 2).await;
    here.start_turn(NewTurn::text("begin so far\ngate\nsteered\nsay done"))
        .await
        .unwrap();
    theirs.until("delta \"so far\"").await;

    let busy = there.start_turn(NewTurn::text("say mine")).await;
    assert!(matches!(busy, Err(Error::TurnInProgress(_))), "{busy:?}");
    let input = vec![InputPart::text("more")];
    there.steer(None, input, None).await.unwrap();
    // The event arrives before the response.
    assert!(
        theirs
            .lines()
            .iter()
            .any(|line| line == "item started steer \"more\"")
    );
    let entry = there.enqueue(queued("say queued")).await.unwrap();
    let late = follow(&there, 3, AnswerSet::default(), Cursor::Live).await;
    let snapshot = there.snapshot().await;
    assert_eq!(snapshot.open_items.len(), 1, "{snapshot:?}");
    assert_eq!(*snapshot.queue, std::slice::from_ref(&entry)[..]);
    there.dequeue(&entry.id).await.unwrap();

    home.first.agent.open_gate();
    for recorder in [&mine, &theirs, &late] {
        recorder.until("turn ended Completed").await;
    }
    assert_eq!(mine.lines(), theirs.lines());
    assert_dense(&theirs.events());
    let turns = history(&home.first, here.id()).await;
    assert_eq!(turns, history(&home.second, here.id()).await);
}

async fn an_idle_thread_moves_to_the_process_that_starts_a_turn(home: Home) {
    let (here, mine) = home.first.followed_thread().await;
    let (there, theirs) = join(&home.second, here.id(), 2).await;
    for (handle, text) in [
        (&here, "one"),
        (&there, "two"),
        (&here, "three"),
        (&there, "four"),
    ] {
        run_turn(handle, &format!("count\nsay {text}")).await;
        let ended = format!("turn ended Completed, last agent {text:?}");
        mine.until(&ended).await;
        theirs.until(&ended).await;
    }
    assert_eq!(mine.lines(), theirs.lines());
    assert_dense(&mine.events());
    assert_dense(&theirs.events());
    // Each agent ran two turns, and its state was dropped while the other process owned the thread.
    for world in [&home.first, &home.second] {
        assert_eq!(world.agent.notes(), ["count 0", "count 0"]);
    }
    assert_eq!(
        history(&home.first, here.id()).await,
        history(&home.second, here.id()).await
    );
}

async fn a_question_is_answered_and_a_turn_interrupted_from_another_process(home: Home) {
    let (here, mine) = home.first.followed_thread().await;
    let (there, theirs) = join(&home.second, here.id(), 2).await;
    here.start_turn(NewTurn::text("ask approval\ngate"))
        .await
        .unwrap();
    let ask = theirs.ask().await;
    let accept = || Answer::Decision {
        decision: Decision::Accept,
    };
    there.answer(ask, accept(), 2).await.unwrap();
    let late = here.answer(ask, accept(), 1).await;
    assert!(matches!(late, Err(Error::AskNotFound(_))), "{late:?}");
    for recorder in [&mine, &theirs] {
        recorder.until("ask settled Accept by Client(2)").await;
    }
    there.interrupt(None).await.unwrap();
    mine.until("turn ended Interrupted").await;
    theirs.until("turn ended Interrupted").await;
    assert_eq!(mine.lines(), theirs.lines());
}

async fn names_settings_and_ends_reach_everybody(home: Home) {
    let watch = Arc::new(Recorder::default());
    home.second.engine.watch(watch.clone());
    let (here, mine) = home.first.followed_thread().await;
    let id = here.id();
    watch.until("thread started").await;
    let (there, theirs) = join(&home.second, id, 2).await;
    let engine = &home.second.engine;
    engine
        .rename_thread(id, Some("name".to_owned()))
        .await
        .unwrap();
    let change = SettingsChange {
        effort: Some(None),
        model: Some("other".to_owned()),
        ..SettingsChange::default()
    };
    engine.update_settings(id, change).await.unwrap();
    assert_eq!(there.latest().settings.model, "other");
    engine.set_extra(id, "key", None).await.unwrap();
    mine.until("thread changed Settings").await;
    assert_eq!(here.latest().name.as_deref(), Some("name"));
    home.first.engine.archive_thread(id).await.unwrap();
    theirs.until("thread unloaded").await;
    assert_eq!(mine.lines(), theirs.lines());
    engine.delete_thread(id).await.unwrap();
    watch.until("thread deleted").await;
    let count = |start: &str| {
        watch
            .lines()
            .iter()
            .filter(|line| line.starts_with(start))
            .count()
    };
    for once in [
        "thread started",
        "thread changed Name",
        "thread changed Archived",
        "thread deleted",
    ] {
        assert_eq!(count(once), 1, "{once}: {:#?}", watch.lines());
    }
}

async fn a_process_that_ends_in_order_hands_its_threads_on(home: Home) {
    let Home { first, second, .. } = &home;
    let (here, _mine) = first.followed_thread().await;
    let (there, theirs) = join(second, here.id(), 2).await;
    here.start_turn(NewTurn::text("begin so far\ngate"))
        .await
        .unwrap();
    theirs.until("delta \"so far\"").await;
    first.engine.shutdown().await;
    theirs.until("turn ended Interrupted").await;
    run_turn(&there, "say mine").await;
    let seen = theirs.events();
    assert!(
        seen.iter()
            .any(|event| matches!(event.kind, EventKind::ItemCompleted(_)))
    );
    let page = second
        .engine
        .turns(here.id(), TurnQuery::default())
        .await
        .unwrap();
    let statuses: Vec<_> = page.data.iter().map(|turn| turn.turn.status).collect();
    assert_eq!(statuses, [TurnStatus::Interrupted, TurnStatus::Completed]);
}

#[tokio::test]
async fn a_turn_waits_for_a_process_that_ends_and_has_the_thread() {
    let Home { first, second, .. } = &Home::over_sockets().await;
    let (here, _mine) = first.followed_thread().await;
    let (there, theirs) = join(second, here.id(), 2).await;
    here.start_turn(NewTurn::text("begin so far\nstubborn"))
        .await
        .unwrap();
    theirs.until("delta \"so far\"").await;
    let started = async {
        loop {
            match there.start_turn(NewTurn::text("say mine")).await {
                // The process does not end yet.
                Err(Error::TurnInProgress(_)) => {}
                started => return started,
            }
        }
    };
    let (started, ()) = tokio::join!(started, first.engine.shutdown());
    started.unwrap();
    theirs.until("turn ended Interrupted").await;
    theirs.until("turn ended Completed").await;
}

async fn who_watches_and_follows_sees_a_turn_in_order_when_the_thread_moves(home: Home) {
    let third = home.another().await;
    let (here, mine) = home.first.followed_thread().await;
    let (there, _theirs) = join(&home.second, here.id(), 2).await;
    let far = third.engine.load_thread(here.id()).await.unwrap();
    let seen = Arc::new(Recorder::default());
    third.engine.watch(seen.clone());
    let subscriber = Subscriber {
        client: 3,
        observer: seen.clone(),
        answers: AnswerSet::ALL,
    };
    far.subscribe(subscriber, Cursor::Live).await;
    run_turn(&here, "say begin").await;
    for round in 0..6 {
        for recorder in [&seen, &mine] {
            recorder.until("turn ended Completed").await;
        }
        seen.take();
        mine.take();
        let handle = if round % 2 == 0 { &there } else { &here };
        run_turn(handle, &format!("plan {round}\nsay one two")).await;
        seen.until("turn ended Completed").await;
        let lines = seen.lines();
        let (deltas, others): (Vec<_>, Vec<_>) =
            lines.iter().partition(|line| line.starts_with("delta"));
        assert!(!deltas.is_empty(), "{lines:#?}");
        let input = format!("user \"plan {round}\\nsay one two\"");
        assert_eq!(
            others,
            [
                "status active",
                "turn started Running",
                &format!("item started {input}"),
                &format!("item completed {input}"),
                &format!("plan {round}"),
                "item started agent \"\"",
                "item completed agent \"one two\"",
                "status idle",
                "turn ended Completed, last agent \"one two\"",
            ]
        );
    }
}

/// Watches commands.
#[derive(Default)]
struct CommandWatcher(Recorder);

impl Observer for CommandWatcher {
    fn on_event(&self, event: &Arc<Event>) {
        self.0.on_event(event);
    }

    fn wants_commands(&self) -> bool {
        true
    }
}

async fn who_watches_commands_sees_none_of_another_process(home: Home) {
    let watchers = [&home.first, &home.second].map(|world| {
        let watcher = Arc::new(CommandWatcher::default());
        world.engine.watch(watcher.clone());
        watcher
    });
    let (here, _) = home.first.followed_thread().await;
    let (there, theirs) = join(&home.second, here.id(), 2).await;
    run_turn(&here, "run ls\nsay done").await;
    theirs.until("turn ended Completed").await;
    assert!(there.snapshot().await.elsewhere);
    assert!(!here.snapshot().await.elsewhere);
    let seen = watchers.map(|watcher| {
        let mut lines = watcher.0.lines();
        lines.retain(|line| line.starts_with("item") || line.starts_with("delta"));
        lines
    });
    let ran = [
        "item started command ls InProgress",
        "delta \"out\"",
        "item completed command ls Completed",
    ];
    assert_eq!(seen, [ran.to_vec(), Vec::new()]);
}

async fn a_third_process_follows_where_the_thread_goes(home: Home) {
    let third = home.another().await;
    let (here, mine) = home.first.followed_thread().await;
    let (there, theirs) = join(&home.second, here.id(), 2).await;
    let (far, seen) = join(&third, here.id(), 3).await;
    for (handle, text) in [(&there, "one"), (&far, "two"), (&here, "three")] {
        run_turn(handle, &format!("say {text}")).await;
        let ended = format!("turn ended Completed, last agent {text:?}");
        for recorder in [&mine, &theirs, &seen] {
            recorder.until(&ended).await;
        }
    }
    let kept = |recorder: &Recorder| -> Vec<_> {
        let events = recorder.events();
        let kept = events.iter().map(|event| line(event));
        kept.filter(|line| line.starts_with("turn") || line.starts_with("item completed"))
            .collect()
    };
    assert_eq!(kept(&mine), kept(&theirs));
    assert_eq!(kept(&mine), kept(&seen));
}
