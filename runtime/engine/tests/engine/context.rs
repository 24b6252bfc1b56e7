//! The context that an agent stores with a thread.

use threadwire_engine::{Error, ForkThread, InputPart, NewTurn, TurnQuery, TurnTask};

use crate::support::{World, run_turn};

#[tokio::test]
async fn the_context_survives_a_restart_and_starts_at_its_last_checkpoint() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("threads.db");
    let world = World::at(&path).await;
    let thread = world.thread().await;
    run_turn(&thread, "remember one\nremember two\ncount\ncount").await;
    run_turn(&thread, "context\ncheckpoint three\nremember four\ncount").await;
    assert_eq!(
        world.agent.notes(),
        ["count 0", "count 1", "\"one\" \"two\"", "count 2"]
    );
    let id = thread.id();
    world.engine.shutdown().await;
    drop((world, thread));

    let world = World::at(&path).await;
    let thread = world.engine.load_thread(id).await.unwrap();
    run_turn(&thread, "context\ncount").await;
    assert_eq!(world.agent.notes(), ["\"three\" \"four\"", "count 0"]);
}

#[tokio::test]
async fn the_first_turn_finds_what_it_stored_itself() {
    let world = World::new().await;
    let thread = world.thread().await;
    run_turn(&thread, "context\nremember one\ncontext").await;
    assert_eq!(world.agent.notes(), ["", "\"one\""]);
}

#[tokio::test]
async fn a_fork_has_the_context_of_its_turns() {
    let world = World::new().await;
    let thread = world.thread().await;
    run_turn(&thread, "remember one").await;
    run_turn(&thread, "checkpoint two").await;
    let turns = world.engine.turns(thread.id(), TurnQuery::default()).await;
    let first = turns.unwrap().data[0].turn.id;
    let forked = |last_turn, ephemeral| ForkThread {
        last_turn,
        ephemeral,
        ..ForkThread::default()
    };
    for (fork, context) in [
        (forked(Some(first), false), "\"one\""),
        (forked(None, false), "\"two\""),
        (forked(Some(first), true), "\"one\""),
    ] {
        let fork = world.engine.fork_thread(thread.id(), fork).await.unwrap();
        run_turn(&fork, "context").await;
        assert_eq!(world.agent.notes().last().unwrap(), context);
    }
}

#[tokio::test]
async fn a_turn_can_be_for_compaction_only() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    run_turn(&thread, "remember one").await;
    recorder.take();
    thread
        .start_turn(NewTurn {
            task: TurnTask::Compact,
            ..NewTurn::default()
        })
        .await
        .unwrap();
    let steered = thread.steer(None, vec![InputPart::text("x")], None).await;
    assert!(matches!(
        steered,
        Err(Error::TurnTakesNoInput(_, TurnTask::Compact) | Error::NoActiveTurn)
    ));
    recorder.until("turn ended").await;
    let shown = recorder.take();
    assert!(
        !shown.iter().any(|event| event.contains("user")),
        "{shown:?}"
    );
    run_turn(&thread, "context").await;
    assert_eq!(world.agent.notes(), ["\"summary\""]);
}

#[tokio::test]
async fn an_agent_hears_when_input_joins() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    thread
        .start_turn(NewTurn::text("joined\nsteered\nsay done"))
        .await
        .unwrap();
    thread
        .steer(None, vec![InputPart::text("more")], None)
        .await
        .unwrap();
    recorder.until("turn ended").await;
    assert_eq!(world.agent.notes(), ["steered more"]);
}
