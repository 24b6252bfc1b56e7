//! Subscriptions: from any cursor, without gaps and without duplicates.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use proptest::prelude::*;
use threadwire_engine::{
    Answer, AnswerSet, BoxFuture, Cursor, Decision, Engine, Event, EventKind, Limits, NewThread,
    NewTurn, Observer, Subscriber, Thread, ThreadHandle, ThreadId, TurnQuery, TurnStatus,
};

use crate::support::{Recorder, World, assert_dense, body, follow, line, run_turn, settings};

#[tokio::test]
async fn a_watcher_sees_thread_level_events_of_all_threads_once() {
    let world = World::new().await;
    let recorder = Arc::new(Recorder::default());
    let watch = world.engine.watch(recorder.clone());
    let quiet = world.thread().await;
    let followed = world.thread().await;
    let subscriber = Subscriber {
        client: 1,
        observer: recorder.clone(),
        answers: AnswerSet::ALL,
    };
    followed.subscribe(subscriber, Cursor::Live).await;
    recorder.take();

    run_turn(&quiet, "say hidden").await;
    assert_eq!(
        recorder.take(),
        ["status active", "thread changed Preview", "status idle"]
    );

    followed
        .start_turn(NewTurn::text("plan once"))
        .await
        .unwrap();
    recorder.until("turn ended").await;
    assert_dense(&recorder.events());
    recorder.take();

    world.engine.unwatch(watch);
    world
        .engine
        .rename_thread(quiet.id(), Some("name".to_owned()))
        .await
        .unwrap();
    assert!(recorder.take().is_empty());
}

#[tokio::test]
async fn subscribing_again_replaces_the_subscription() {
    let world = World::new().await;
    let thread = world.thread().await;
    let first = follow(&thread, 1, AnswerSet::ALL, Cursor::Live).await;
    let second = follow(&thread, 1, AnswerSet::ALL, Cursor::Live).await;
    run_turn(&thread, "say one").await;
    assert!(first.lines().is_empty());
    assert!(!second.lines().is_empty());
    second.take();
    thread.unsubscribe(1).await;
    run_turn(&thread, "say two").await;
    assert!(second.lines().is_empty());
}

#[tokio::test]
async fn a_late_subscriber_finds_the_text_so_far_in_the_snapshot() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    thread
        .start_turn(NewTurn::text("begin half\nwait"))
        .await
        .unwrap();
    recorder.until("delta").await;
    let late = Arc::new(Recorder::default());
    let subscriber = Subscriber {
        client: 2,
        observer: late.clone(),
        answers: AnswerSet::ALL,
    };
    let snapshot = thread.subscribe(subscriber, Cursor::Live).await;
    assert!(snapshot.running.is_some());
    assert_eq!(
        crate::support::body(&snapshot.open_items[0].body),
        "agent \"half\""
    );
    assert!(late.lines().is_empty());
}

/// An observer that panics in each call.
#[derive(Default)]
struct Faulty {
    panics: AtomicUsize,
}

impl Observer for Faulty {
    fn on_event(&self, _: &Arc<Event>) {
        panic!("as a test");
    }

    fn follows_spawned(&self, _: ThreadId, _: &Arc<Thread>) -> bool {
        panic!("as a test");
    }

    fn on_row(&self, _: &Arc<Thread>) {
        panic!("as a test");
    }

    fn attends(&self, _: ThreadId) -> bool {
        panic!("as a test");
    }

    fn wants_calls(&self, _: ThreadId) -> bool {
        panic!("as a test");
    }

    fn wants_model_items(&self, _: ThreadId) -> bool {
        panic!("as a test");
    }

    fn flush(&self) {
        panic!("as a test");
    }

    fn panicked(&self) {
        self.panics.fetch_add(1, Ordering::Relaxed);
        panic!("as a test");
    }

    fn backlog(&self, _: ThreadId) -> Option<BoxFuture<'static, ()>> {
        panic!("as a test");
    }
}

#[tokio::test]
async fn an_observer_that_panics_harms_neither_the_thread_nor_its_other_observers() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    run_turn(&thread, "say one").await;
    let faulty = Arc::new(Faulty::default());
    let subscriber = Subscriber {
        client: 2,
        observer: faulty.clone(),
        answers: AnswerSet::ALL,
    };
    let seen = thread.snapshot().await.seq;
    let snapshot = thread.subscribe(subscriber, Cursor::After(0)).await;
    assert_eq!(snapshot.seq, seen);
    assert!(faulty.panics.load(Ordering::Relaxed) as u64 > seen);

    world.engine.watch(faulty.clone());
    recorder.take();
    thread
        .start_turn(NewTurn::text("ask approval"))
        .await
        .unwrap();
    let ask = recorder.ask().await;
    let answer = Answer::Decision {
        decision: Decision::Accept,
    };
    thread.answer(ask, answer, 1).await.unwrap();
    recorder.until("turn ended Completed").await;
    thread.unsubscribe(2).await;
    world.engine.shutdown().await;
}

/// Tells whether the store keeps the event.
fn is_kept(event: &Event) -> bool {
    !matches!(
        event.kind,
        EventKind::StatusChanged { .. }
            | EventKind::ItemStarted(_)
            | EventKind::ItemChanged(_)
            | EventKind::ItemDelta { .. }
    )
}

/// Subscribes to `thread` from `cursor`, runs a turn, and compares with what a subscriber from the beginning saw.
async fn check_cursor(
    thread: &ThreadHandle,
    all: &Recorder,
    client: u64,
    cursor: u64,
    ring: usize,
) {
    let recorder = Arc::new(Recorder::default());
    let subscriber = Subscriber {
        client,
        observer: recorder.clone(),
        answers: AnswerSet::ALL,
    };
    let snapshot = thread.subscribe(subscriber, Cursor::After(cursor)).await;
    let replayed = recorder.events().last().map_or(cursor, |event| event.seq);
    assert_eq!(
        replayed,
        snapshot.seq.max(cursor),
        "the replay ends where the snapshot is"
    );
    run_turn(thread, "say live").await;
    thread.unsubscribe(client).await;

    let ring_start = (snapshot.seq + 1).saturating_sub(ring as u64);
    let expected: Vec<_> = all
        .events()
        .iter()
        .filter(|event| event.seq > cursor && (event.seq >= ring_start || is_kept(event)))
        .map(|event| (event.seq, line(event)))
        .collect();
    let seen: Vec<_> = recorder
        .events()
        .iter()
        .map(|event| (event.seq, line(event)))
        .collect();
    // A replayed event shows the thread in its current state, so only the kind of such events is compared.
    assert_eq!(seen, expected);
}

async fn check_cursors(scripts: Vec<&'static str>, cursors: Vec<u64>, ring: usize) {
    let limits = Limits {
        ring_events: ring,
        ..Limits::default()
    };
    let world = World::with(None, limits).await;
    let (thread, all) = first_thread(&world.engine).await;
    for script in scripts {
        run_turn(&thread, script).await;
    }
    for (client, cursor) in (2..).zip(cursors) {
        let last = all.events().last().unwrap().seq;
        check_cursor(&thread, &all, client, cursor % (last + 1), ring).await;
    }
    assert_dense(&all.events());
}

async fn first_thread(engine: &Engine) -> (ThreadHandle, Arc<Recorder>) {
    let all = Arc::new(Recorder::default());
    let watch = engine.watch(all.clone());
    let thread = engine
        .start_thread(NewThread::new(settings()))
        .await
        .unwrap();
    let subscriber = Subscriber {
        client: 1,
        observer: all.clone(),
        answers: AnswerSet::ALL,
    };
    thread.subscribe(subscriber, Cursor::Live).await;
    engine.unwatch(watch);
    (thread, all)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_subscription_has_no_gaps_and_no_doubles(
        scripts in prop::collection::vec(
            prop::sample::select(vec!["say a b c", "run ls", "begin x\nfail y", "plan p\nuse 3\nwarn w"]),
            1..5,
        ),
        cursors in prop::collection::vec(0..200_u64, 1..5),
        ring in 1..80_usize,
    ) {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        runtime.block_on(check_cursors(scripts, cursors, ring));
    }
}

#[tokio::test]
async fn turns_as_of_a_snapshot_leave_out_what_subscribers_hear_of() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    thread
        .start_turn(NewTurn::text("say first\nbegin so far\ngate\nsay later"))
        .await
        .unwrap();
    recorder.until("delta \"so far\"").await;
    let snapshot = thread.snapshot().await;
    world.agent.open_gate();
    recorder.until("turn ended").await;

    let all = TurnQuery {
        items: true,
        ..TurnQuery::default()
    };
    let page = world
        .engine
        .turns_as_of(&snapshot, all.clone())
        .await
        .unwrap();
    let [turn] = &page.data[..] else {
        panic!("{page:?}")
    };
    assert_eq!(turn.turn.status, TurnStatus::Running);
    let bodies: Vec<_> = turn.items.iter().map(|item| body(&item.body)).collect();
    assert_eq!(bodies[1..], ["agent \"first\"", "agent \"so far\""]);
    let now = world.engine.turns(thread.id(), all).await.unwrap();
    assert_eq!(now.data[0].turn.status, TurnStatus::Completed);
    assert!(now.data[0].items.len() > turn.items.len());
}
