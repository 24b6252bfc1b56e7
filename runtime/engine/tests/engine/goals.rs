//! Goals: the turns that start for them, what they use, and when they rest.

use serde_json::value::RawValue;
use threadwire_engine::{
    Error, Event, EventKind, ForkThread, Goal, GoalChange, GoalMode, GoalStatus, NewTurn,
    ThreadChange, ThreadHandle, TurnQuery, TurnStatus,
};

use crate::support::{Recorder, World, queued};

fn objective(text: &str) -> GoalChange {
    GoalChange {
        objective: Some(text.to_owned()),
        ..GoalChange::default()
    }
}

async fn goal(world: &World, thread: &ThreadHandle) -> Goal {
    let thread = world.engine.thread(thread.id()).await.unwrap();
    thread.goal.as_deref().unwrap().clone()
}

/// Waits until the goal has a status.
async fn until(recorder: &Recorder, status: GoalStatus) {
    let is_it = |event: &Event| match &event.kind {
        EventKind::ThreadChanged {
            change: ThreadChange::Goal(_),
            thread,
        } => thread
            .goal
            .as_ref()
            .is_some_and(|goal| goal.status == status),
        _ => false,
    };
    recorder.until_event(is_it).await;
}

#[tokio::test]
async fn turns_follow_each_other_until_the_budget_is_used_up() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    let change = GoalChange {
        token_budget: Some(Some(25)),
        ..objective("say step\nuse 10")
    };
    let set = world.engine.set_goal(thread.id(), change).await.unwrap();
    assert_eq!((set.status, set.usage.total()), (GoalStatus::Active, 0));
    until(&recorder, GoalStatus::BudgetLimited).await;
    recorder.until("turn ended").await;
    let ended = goal(&world, &thread).await;
    assert_eq!((ended.usage.total(), &ended.id), (30, &set.id));
    // It takes more budget to go on.
    let active = || GoalChange::status(GoalStatus::Active);
    let still = world.engine.set_goal(thread.id(), active()).await.unwrap();
    assert_eq!(still.status, GoalStatus::BudgetLimited);
    let paused = GoalChange::status(GoalStatus::Paused);
    let still = world.engine.set_goal(thread.id(), paused).await.unwrap();
    assert_eq!(still.status, GoalStatus::BudgetLimited);
    let turns = world.engine.turns(thread.id(), TurnQuery::default()).await;
    let turns = turns.unwrap().data;
    assert_eq!(turns.len(), 3);
    assert!(
        turns
            .iter()
            .all(|turn| turn.turn.status == TurnStatus::Completed)
    );
    let read = world.engine.thread(thread.id()).await.unwrap();
    assert_eq!(read.preview, "say step\nuse 10");
    // Only the last of these turns is news to read.
    assert_eq!(read.unread.revision, 1);
}

#[tokio::test]
async fn the_agent_ends_its_goal_and_input_of_users_comes_first() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    let first = NewTurn::text("gate\nsay first\nuse 1");
    thread.start_turn(first).await.unwrap();
    let set = objective("say last\nuse 10\nreach");
    world.engine.set_goal(thread.id(), set).await.unwrap();
    thread.enqueue(queued("say second\nuse 2")).await.unwrap();
    world.agent.open_gate();
    until(&recorder, GoalStatus::Complete).await;
    let said: Vec<String> = recorder.lines();
    let said: Vec<&str> = said
        .iter()
        .filter_map(|line| line.strip_prefix("item completed agent "))
        .collect();
    assert_eq!(said, ["\"first\"", "\"second\"", "\"last\""]);
    // All turns while it was active count.
    assert_eq!(goal(&world, &thread).await.usage.total(), 13);
}

#[tokio::test]
async fn a_failure_and_a_turn_that_does_nothing_block_a_goal() {
    for script in ["use 1\nfail no", "say nothing"] {
        let world = World::new().await;
        let (thread, recorder) = world.followed_thread().await;
        let set = objective(script);
        world.engine.set_goal(thread.id(), set).await.unwrap();
        until(&recorder, GoalStatus::Blocked).await;
        recorder.until("turn ended").await;
        let turns = world.engine.turns(thread.id(), TurnQuery::default()).await;
        assert_eq!(turns.unwrap().data.len(), 1, "{script}");
    }
}

#[tokio::test]
async fn an_interruption_stops_the_turns_and_leaves_the_goal() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    let set = objective("use 1\nwait");
    world.engine.set_goal(thread.id(), set).await.unwrap();
    recorder.until("turn started").await;
    thread.interrupt(None).await.unwrap();
    recorder.until("turn ended Interrupted").await;
    assert_eq!(goal(&world, &thread).await.status, GoalStatus::Active);
    assert!(matches!(
        thread.interrupt(None).await,
        Err(Error::NoActiveTurn)
    ));
    // It goes on when somebody wants that.
    recorder.take();
    thread.pursue_goal().await.unwrap();
    recorder.until("turn started").await;
}

#[tokio::test]
async fn a_goal_is_kept_with_its_thread_and_not_with_its_fork() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store");
    let world = World::at(&path).await;
    let thread = world.thread().await;
    let paused = GoalChange {
        status: Some(GoalStatus::Paused),
        token_budget: Some(Some(5)),
        ..objective("a")
    };
    let set = world.engine.set_goal(thread.id(), paused).await.unwrap();
    let fork = ForkThread::default();
    let fork = world.engine.fork_thread(thread.id(), fork).await.unwrap();
    assert_eq!(fork.latest().goal, None);
    let id = thread.id();
    world.engine.shutdown().await;
    drop((thread, fork, world));
    let world = World::at(&path).await;
    let read = world.engine.thread(id).await.unwrap();
    assert_eq!(read.goal.as_ref(), Some(&set));
    world.engine.archive_thread(id).await.unwrap();
    let change = objective("b");
    let refused = world.engine.set_goal(id, change).await;
    assert!(matches!(refused, Err(Error::ThreadArchived(_))));
}

#[tokio::test]
async fn a_mode_says_what_may_happen_to_a_goal() {
    let world = World::new().await;
    let id = world.thread().await.id();
    let with = |mode, text: Option<&str>| GoalChange {
        objective: text.map(str::to_owned),
        status: Some(GoalStatus::Paused),
        mode,
        ..GoalChange::default()
    };
    let set = |change| world.engine.set_goal(id, change);
    let missing = set(with(GoalMode::UpdateOnly, Some("a"))).await;
    assert!(matches!(missing, Err(Error::GoalNotFound(_))));
    let missing = set(with(GoalMode::Any, None)).await;
    assert!(matches!(missing, Err(Error::GoalNotFound(_))));
    let first = set(with(GoalMode::CreateOnly, Some("a"))).await.unwrap();
    let second = set(with(GoalMode::CreateOnly, Some("b"))).await;
    assert!(matches!(second, Err(Error::GoalExists(_))));
    let changed = set(with(GoalMode::Any, Some("c"))).await.unwrap();
    assert_eq!((&changed.id, &*changed.objective), (&first.id, "c"));
    let replaced = set(with(GoalMode::Replace, Some("d"))).await.unwrap();
    assert_ne!(replaced.id, first.id);
    assert!(world.engine.clear_goal(id).await.unwrap());
    assert!(!world.engine.clear_goal(id).await.unwrap());
}

#[tokio::test]
async fn a_paused_thread_starts_no_turn_for_its_queue_or_its_goal() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    let id = thread.id();
    let pause = |paused: bool| {
        let entry = paused.then(|| RawValue::TRUE.to_owned().into());
        world.engine.set_extra(id, "paused", entry)
    };
    let first = NewTurn::text("gate\nsay first");
    thread.start_turn(first).await.unwrap();
    thread.enqueue(queued("say second")).await.unwrap();
    pause(true).await.unwrap();
    world.agent.open_gate();
    recorder.until("turn ended").await;
    let set = objective("say last\nuse 10\nreach");
    world.engine.set_goal(id, set).await.unwrap();
    let refused = thread.start_turn(NewTurn::text("say no")).await;
    assert!(matches!(refused, Err(Error::ThreadPaused(_))));
    let refused = thread.start_queued(None).await;
    assert!(matches!(refused, Err(Error::ThreadPaused(_))));
    let refused = thread.enqueue(queued("say no")).await;
    assert!(matches!(refused, Err(Error::ThreadPaused(_))));
    let snapshot = thread.snapshot().await;
    assert!(snapshot.running.is_none());
    assert_eq!((snapshot.queue.len(), snapshot.thread.turn_count), (1, 1));

    let fork = world.engine.fork_thread(id, ForkThread::default()).await;
    let fork = fork.unwrap();
    fork.start_turn(NewTurn::text("say fork")).await.unwrap();

    pause(false).await.unwrap();
    until(&recorder, GoalStatus::Complete).await;
    recorder.until("item completed agent \"last\"").await;
    let said: Vec<String> = recorder.lines();
    let said: Vec<&str> = said
        .iter()
        .filter_map(|line| line.strip_prefix("item completed agent "))
        .collect();
    assert_eq!(said, ["\"first\"", "\"second\"", "\"last\""]);
}
