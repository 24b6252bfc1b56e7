//! Turns: the events they show, their order, and their end.

use threadwire_engine::{
    ApprovalPolicy, Cause, Error, EventKind, InputPart, ItemBody, Limits, NewTurn, RequestId,
    SandboxPolicy, SettingsChange, Store, ThreadChange, TurnId, TurnQuery, TurnStatus, caused_by,
};

use crate::support::{self, World, assert_dense, queued, run_turn};

/// Runs `script` as the first turn of a thread and compares all events between its start and its end.
async fn check(script: &str, expected: &[&str]) {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    thread.start_turn(NewTurn::text(script)).await.unwrap();
    recorder.until("turn ended").await;
    let user = format!("user {script:?}");
    let mut all = vec![
        "status active".to_owned(),
        "turn started Running".to_owned(),
    ];
    all.extend([
        format!("item started {user}"),
        format!("item completed {user}"),
    ]);
    all.push("thread changed Preview".to_owned());
    all.extend(expected.iter().map(|line| (*line).to_owned()));
    assert_eq!(recorder.lines(), all, "{script}");
    assert_dense(&recorder.events());
}

#[tokio::test]
async fn a_turn_shows_what_its_agent_does() {
    check(
        "say hello there",
        &[
            "item started agent \"\"",
            "delta \"hello \"",
            "delta \"there\"",
            "item completed agent \"hello there\"",
            "status idle",
            "turn ended Completed, last agent \"hello there\"",
        ],
    )
    .await;
    check(
        "think a b\nrun ls",
        &[
            "item started reasoning []",
            "delta \"a\"",
            "delta \"b\"",
            "item completed reasoning [\"a\", \"b\"]",
            "item started command ls InProgress",
            "delta \"out\"",
            "item completed command ls Completed",
            "status idle",
            "turn ended Completed",
        ],
    )
    .await;
    check(
        "plan first\nuse 5\nuse 7\nwarn careful\nretry slow",
        &[
            "plan first",
            "usage turn 5 thread 5",
            "usage turn 12 thread 12",
            "warning careful",
            "trouble slow, will retry",
            "status idle",
            "turn ended Completed",
        ],
    )
    .await;
}

#[tokio::test]
async fn what_an_open_item_costs_does_not_grow_with_their_number() {
    let world = World::new().await;
    let thread = world.thread().await;
    let script = NewTurn::text("beside 100\nbeside 10000");
    thread.start_turn(script).await.unwrap();
    while world.agent.notes().len() < 2 {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let notes = world.agent.notes();
    let times: Vec<u64> = notes.iter().map(|note| note.parse().unwrap()).collect();
    assert!(times[1] < times[0] * 4, "{times:?}");
}

#[tokio::test]
async fn a_turn_keeps_what_it_left_open() {
    check(
        "begin half\nlaunch ls\nfail broken",
        &[
            "item started agent \"\"",
            "delta \"half\"",
            "item started command ls InProgress",
            "delta \"so far\"",
            "item completed agent \"half\"",
            "item abandoned command ls Failed",
            "trouble broken",
            "status failed",
            "turn ended Failed, last agent \"half\"",
        ],
    )
    .await;

    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    let script = "launch ls\nask approval";
    thread.start_turn(NewTurn::text(script)).await.unwrap();
    recorder.ask().await;
    recorder.take();
    thread.interrupt(None).await.unwrap();
    recorder.until("turn ended").await;
    let expected = [
        "ask settled failed: the turn ended by TurnEnd",
        "item abandoned command ls Failed",
        "status idle",
        "turn ended Interrupted",
    ];
    assert_eq!(recorder.take(), expected);
    let query = TurnQuery {
        items: true,
        ..TurnQuery::default()
    };
    let turns = world.engine.turns(thread.id(), query).await.unwrap().data;
    let left = &turns[0].items[1];
    let ItemBody::Command(command) = &left.body else {
        panic!("{left:?}")
    };
    assert_eq!(command.output.as_deref(), Some("so far"));
    assert!(left.completed_at.is_some());
    let stored = world.stored_events(thread.id()).await;
    assert!(stored.contains(&"item abandoned command ls Failed".to_owned()));
}

#[tokio::test]
async fn a_panicking_agent_fails_its_turn_only() {
    check(
        "panic ouch",
        &[
            "trouble the agent failed unexpectedly",
            "status failed",
            "turn ended Failed",
        ],
    )
    .await;

    let world = World::new().await;
    let thread = world.thread().await;
    run_turn(&thread, "panic ouch").await;
    run_turn(&thread, "say fine").await;
    assert_eq!(
        world.engine.thread(thread.id()).await.unwrap().turn_count,
        2
    );
}

#[tokio::test]
async fn a_thread_that_panics_ends_its_turn_and_can_be_loaded_again() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    thread
        .start_turn(NewTurn::text("say so\ngate"))
        .await
        .unwrap();
    recorder.until("item completed").await;
    recorder.take();
    thread.add_extra(async { panic!("as a test") }).await;
    let lost = thread.dequeue("none").await.unwrap_err();
    assert!(matches!(lost, Error::ThreadUnloaded(_)), "{lost}");
    let later = thread.dequeue("none").await.unwrap_err();
    assert!(matches!(later, Error::ThreadUnloaded(_)), "{later}");
    let ends = recorder.take();
    let has = |start: &str| ends.iter().any(|line| line.starts_with(start));
    assert!(
        has("turn ended Failed") && has("thread unloaded"),
        "{ends:?}"
    );

    let thread = world.engine.load_thread(thread.id()).await.unwrap();
    run_turn(&thread, "say fine").await;
    let turns = world.engine.thread(thread.id()).await.unwrap().turn_count;
    assert_eq!(turns, 2);
    thread.add_extra(async { panic!("as a test") }).await;
    assert!(thread.dequeue("none").await.is_err());
    world.engine.shutdown().await;
}

#[tokio::test]
async fn an_interrupted_turn_ends_as_interrupted() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    let turn = thread
        .start_turn(NewTurn::text("begin half\nwait"))
        .await
        .unwrap();
    recorder.until("delta").await;
    recorder.take();
    thread.interrupt(Some(turn.id)).await.unwrap();
    recorder.until("turn ended").await;
    let expected = [
        "item completed agent \"half\"",
        "status idle",
        "turn ended Interrupted, last agent \"half\"",
    ];
    assert_eq!(recorder.take(), expected);

    let refused = |result: Result<(), Error>| result.unwrap_err().to_string();
    assert_eq!(refused(thread.interrupt(None).await), "no active turn");
    assert_eq!(
        refused(thread.interrupt(Some(turn.id)).await),
        format!("turn is not running: {}", turn.id)
    );
    let unknown = TurnId::new();
    assert_eq!(
        refused(thread.interrupt(Some(unknown)).await),
        format!("turn not found: {unknown}")
    );
}

#[tokio::test(start_paused = true)]
async fn an_agent_that_ignores_cancellation_is_left_behind() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    thread.start_turn(NewTurn::text("stubborn")).await.unwrap();
    thread.interrupt(None).await.unwrap();
    recorder.until("turn ended Interrupted").await;
    run_turn(&thread, "say next").await;
}

#[tokio::test]
async fn one_turn_runs_at_a_time() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    let turn = thread.start_turn(NewTurn::text("gate")).await.unwrap();
    let error = thread
        .start_turn(NewTurn::text("say no"))
        .await
        .unwrap_err();
    assert!(matches!(error, Error::TurnInProgress(running) if running == turn.id));
    world.agent.open_gate();
    recorder.until("turn ended").await;
}

#[tokio::test]
async fn steering_joins_the_running_turn() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    let steer = |expected| thread.steer(expected, vec![InputPart::text("say more")], None);
    assert!(matches!(steer(None).await, Err(Error::NoActiveTurn)));

    let turn = thread
        .start_turn(NewTurn::text("gate\nsteered"))
        .await
        .unwrap();
    let wrong = TurnId::new();
    let error = steer(Some(wrong)).await.unwrap_err();
    assert_eq!(
        error.to_string(),
        format!("expected active turn {wrong} but {} is active", turn.id)
    );
    assert_eq!(steer(Some(turn.id)).await.unwrap().id, turn.id);
    world.agent.open_gate();
    recorder.until("turn ended").await;
    assert_eq!(world.agent.notes(), ["steered say more"]);
    assert!(
        recorder
            .lines()
            .contains(&"item completed steer \"say more\"".to_owned())
    );
}

#[tokio::test]
async fn input_that_joins_too_late_gets_another_run_in_the_same_turn() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    thread
        .start_turn(NewTurn::text("say one\ngate"))
        .await
        .unwrap();
    let input = vec![InputPart::text("history 5\nsay two")];
    thread.steer(None, input, None).await.unwrap();
    recorder.take();
    world.agent.open_gate();
    recorder.until("turn ended").await;
    assert_eq!(
        world.agent.notes(),
        ["user \"say one\\ngate\", agent \"one\""]
    );
    assert_eq!(
        recorder.take().last().unwrap(),
        "turn ended Completed, last agent \"two\""
    );
    assert_eq!(
        world.engine.thread(thread.id()).await.unwrap().turn_count,
        1
    );
}

#[tokio::test]
async fn changed_settings_hold_for_the_rest_of_their_turn() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    let of_thread = thread.latest().settings.model.clone();
    let model = |name: &str| SettingsChange {
        model: Some(name.to_owned()),
        ..SettingsChange::default()
    };
    let fast = SettingsChange {
        service_tier: Some(Some("fast".to_owned())),
        ..SettingsChange::default()
    };
    let new = NewTurn {
        service_tier: Some("slow".to_owned()),
        ..NewTurn::text("gate\nchanged\nsay taken\ngate")
    };
    let turn = thread.start_turn(new).await.unwrap().id;
    assert!(!thread.change_turn(TurnId::new(), model("x")).await.unwrap());
    for change in [model("one"), model("two")] {
        assert!(thread.change_turn(turn, change).await.unwrap());
    }
    world.agent.open_gate();
    recorder.until("item completed agent \"taken\"").await;
    // The agent runs once more, for input that comes late, and finds a change that its first run did not take.
    assert!(thread.change_turn(turn, fast).await.unwrap());
    let more = vec![InputPart::text("changed")];
    thread.steer(None, more, None).await.unwrap();
    world.agent.open_gate();
    recorder.until("turn ended").await;
    assert!(!thread.change_turn(turn, model("x")).await.unwrap());
    assert_eq!(thread.latest().settings.model, of_thread);
    let next = thread.start_turn(NewTurn::text("changed")).await.unwrap();
    recorder.until_turn(next.id).await;
    let next = format!("false {of_thread} None");
    assert_eq!(
        world.agent.notes(),
        ["true two Some(\"slow\")", "true two None", &next]
    );
}

#[tokio::test]
async fn queued_input_runs_turn_after_turn() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    let enqueue = |text| thread.enqueue(queued(text));
    enqueue("gate").await.unwrap();
    enqueue("say one").await.unwrap();
    let dropped = enqueue("say never").await.unwrap();
    enqueue("fail now").await.unwrap();
    enqueue("say left").await.unwrap();
    thread.dequeue(&dropped.id).await.unwrap();
    let again = thread.dequeue(&dropped.id).await.unwrap_err();
    assert_eq!(
        again.to_string(),
        format!("queued input not found: {}", dropped.id)
    );
    world.agent.open_gate();
    recorder.until("turn ended Failed").await;

    let lines = recorder.take();
    let shown: Vec<_> = lines
        .iter()
        .filter(|line| line.starts_with("queue") || line.starts_with("turn"))
        .collect();
    let expected = [
        "queue [\"gate\"]",
        "queue []",
        "turn started Running",
        "queue [\"say one\"]",
        "queue [\"say one\", \"say never\"]",
        "queue [\"say one\", \"say never\", \"fail now\"]",
        "queue [\"say one\", \"say never\", \"fail now\", \"say left\"]",
        "queue [\"say one\", \"fail now\", \"say left\"]",
        "turn ended Completed",
        "queue [\"fail now\", \"say left\"]",
        "turn started Running",
        "turn ended Completed, last agent \"one\"",
        "queue [\"say left\"]",
        "turn started Running",
        "turn ended Failed",
    ];
    assert_eq!(shown, expected);
    assert_eq!(thread.snapshot().await.queue.len(), 1);
}

#[tokio::test]
async fn an_entry_of_the_queue_is_changed_and_started_before_others() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    assert!(matches!(
        thread.start_queued(None).await,
        Err(Error::QueuedInputNotFound(_))
    ));
    thread.start_turn(NewTurn::text("wait")).await.unwrap();
    thread.enqueue(queued("say one")).await.unwrap();
    let second = thread.enqueue(queued("say two")).await.unwrap();
    let input = vec![InputPart::text("say again")];
    let changed = thread.update_queued(&second.id, input, None).await.unwrap();
    assert_eq!(changed.id, second.id);
    assert!(matches!(
        thread.start_queued(Some(second.id.clone())).await,
        Err(Error::TurnInProgress(_))
    ));
    thread.interrupt(None).await.unwrap();
    recorder.until("turn ended Interrupted").await;
    assert_eq!(thread.snapshot().await.queue.len(), 2);
    thread.start_queued(Some(second.id)).await.unwrap();
    recorder
        .until("turn ended Completed, last agent \"again\"")
        .await;
    recorder
        .until("turn ended Completed, last agent \"one\"")
        .await;
    assert!(thread.snapshot().await.queue.is_empty());
}

#[tokio::test]
async fn a_full_queue_refuses() {
    let world = World::with(
        None,
        Limits {
            max_queued_inputs: 1,
            ..Limits::default()
        },
    )
    .await;
    let thread = world.thread().await;
    thread.start_turn(NewTurn::text("wait")).await.unwrap();
    let enqueue = || thread.enqueue(queued("say"));
    enqueue().await.unwrap();
    assert!(matches!(enqueue().await, Err(Error::QueueFull)));
}

#[tokio::test]
async fn settings_of_a_turn_stay_in_force() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    let settings = SettingsChange {
        model: Some("other".to_owned()),
        ..SettingsChange::default()
    };
    let turn = NewTurn {
        settings,
        ..NewTurn::text("allow ls\nallowed ls\nallowed rm")
    };
    thread.start_turn(turn).await.unwrap();
    recorder.until("turn ended").await;
    assert_eq!(
        recorder.lines()[..2],
        ["thread changed Settings", "status active"]
    );
    assert_eq!(thread.snapshot().await.thread.settings.model, "other");
    run_turn(&thread, "allowed ls").await;
    assert_eq!(
        world.agent.notes(),
        ["allowed true", "allowed false", "allowed true"]
    );
}

#[tokio::test]
async fn an_agent_sees_the_turns_before_its_own() {
    let world = World::new().await;
    let thread = world.thread().await;
    for script in ["say one", "say two", "say three", "history 2"] {
        run_turn(&thread, script).await;
    }
    let expected = [
        "user \"say two\", agent \"two\"",
        "user \"say three\", agent \"three\"",
    ];
    assert_eq!(world.agent.notes(), expected);
}

#[tokio::test]
async fn history_includes_what_the_running_turn_has_so_far() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    thread
        .start_turn(NewTurn::text("say done\nbegin half\nwait"))
        .await
        .unwrap();
    recorder.until("delta \"half\"").await;
    let query = threadwire_engine::TurnQuery {
        items: true,
        ..Default::default()
    };
    let turns = world.engine.turns(thread.id(), query).await.unwrap().data;
    assert_eq!(turns[0].turn.status, TurnStatus::Running);
    let items: Vec<_> = turns[0]
        .items
        .iter()
        .map(|item| support::body(&item.body))
        .collect();
    assert_eq!(items[1..], ["agent \"done\"", "agent \"half\""]);
}

#[tokio::test]
async fn shutdown_interrupts_and_refuses() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    thread
        .start_turn(NewTurn::text("ask approval"))
        .await
        .unwrap();
    recorder.ask().await;
    recorder.take();
    world.engine.shutdown().await;
    let expected = [
        "ask settled failed: the turn ended by TurnEnd",
        "status idle",
        "turn ended Interrupted",
    ];
    assert_eq!(recorder.take(), expected);
    assert!(matches!(
        thread.start_turn(NewTurn::text("say")).await,
        Err(Error::ShuttingDown)
    ));
    let error = world.engine.load_thread(thread.id()).await.unwrap_err();
    assert!(matches!(error, Error::ShuttingDown));
}

#[tokio::test]
async fn an_item_that_was_given_up_is_no_part_of_the_history() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    thread
        .start_turn(NewTurn::text("drop half\nsay whole"))
        .await
        .unwrap();
    recorder.until("turn ended").await;
    let lines = recorder.lines();
    assert!(
        lines.contains(&"item abandoned agent \"half\"".to_owned()),
        "{lines:?}"
    );
    let turns = world.engine.turns(
        thread.id(),
        TurnQuery {
            items: true,
            ..TurnQuery::default()
        },
    );
    let items = turns.await.unwrap().data.remove(0).items;
    let items: Vec<_> = items.iter().map(|item| support::body(&item.body)).collect();
    assert_eq!(items[1..], ["agent \"whole\""]);
}

#[tokio::test]
async fn an_item_that_outlives_its_turn_ends_later_and_belongs_to_it() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    run_turn(&thread, "background server").await;
    run_turn(&thread, "say next").await;
    assert_eq!(thread.snapshot().await.open_items.len(), 1);
    recorder.take();
    world.agent.open_gate();
    recorder.until("item completed").await;
    let expected = ["delta \"late\"", "item completed command server Completed"];
    assert_eq!(recorder.take(), expected);
    assert!(thread.snapshot().await.open_items.is_empty());
    let query = TurnQuery {
        items: true,
        ..TurnQuery::default()
    };
    let turns = world.engine.turns(thread.id(), query).await.unwrap().data;
    let items: Vec<_> = turns[0]
        .items
        .iter()
        .map(|item| support::body(&item.body))
        .collect();
    assert_eq!(items[1..], ["command server Completed"]);
}

#[tokio::test]
async fn what_runs_in_the_background_ends_with_the_thread() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    run_turn(&thread, "background server").await;
    recorder.take();
    world.engine.shutdown().await;
    assert_eq!(recorder.take(), ["item completed command server Failed"]);
}

#[tokio::test]
async fn an_event_names_the_request_that_led_to_it() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    let request = |number| Cause {
        client: 7,
        principal: "ann".into(),
        request: RequestId::Int(number),
    };
    let turn = thread.start_turn(NewTurn::text("begin so far\ngate"));
    let turn = caused_by(request(1), turn).await.unwrap();
    recorder.until("delta").await;
    let interrupted = thread.interrupt(Some(turn.id));
    caused_by(request(2), interrupted).await.unwrap();
    recorder.until("turn ended").await;
    let name = world
        .engine
        .rename_thread(thread.id(), Some("new".to_owned()));
    caused_by(request(3), name).await.unwrap();
    thread.start_turn(NewTurn::text("say on")).await.unwrap();
    recorder.until("turn ended Completed").await;

    let events = recorder.events();
    let cause = |is_meant: &dyn Fn(&EventKind) -> bool| {
        let event = events.iter().find(|event| is_meant(&event.kind));
        event.unwrap().cause.as_deref().cloned()
    };
    use EventKind as K;
    assert_eq!(
        cause(&|kind| matches!(kind, K::TurnStarted(_))),
        Some(request(1))
    );
    assert_eq!(cause(&|kind| matches!(kind, K::ItemDelta { .. })), None);
    assert_eq!(
        cause(&|kind| matches!(kind, K::TurnEnded { .. })),
        Some(request(2))
    );
    let is_name = |kind: &K| {
        matches!(
            kind,
            K::ThreadChanged {
                change: ThreadChange::Name,
                ..
            }
        )
    };
    assert_eq!(cause(&is_name), Some(request(3)));
    // The last turn was not started on behalf of a client request.
    let last = events
        .iter()
        .rfind(|event| matches!(event.kind, K::TurnEnded { .. }));
    assert_eq!(last.unwrap().cause, None);
    let stored = world.store.events(thread.id(), 0, u64::MAX).await.unwrap();
    assert!(stored.iter().all(|event| event.cause.is_none()));
}

#[tokio::test]
async fn a_turn_can_have_an_id_that_its_client_chose() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    let id = TurnId::new();
    let chosen = || NewTurn {
        id: Some(id),
        ..NewTurn::text("say once")
    };
    assert_eq!(thread.start_turn(chosen()).await.unwrap().id, id);
    recorder.until("turn ended Completed").await;
    let seen = recorder.take().len();
    assert!(seen > 0);
    let refused = thread.start_turn(chosen()).await;
    assert!(matches!(refused, Err(Error::TurnExists(known)) if known == id));
    assert!(recorder.lines().is_empty());
    // Another thread may have a turn with the same id.
    let other = world.thread().await;
    assert_eq!(other.start_turn(chosen()).await.unwrap().id, id);
}

#[tokio::test]
async fn a_mode_gives_back_what_it_replaced_unless_that_was_changed() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    let id = thread.id();
    let before = thread.snapshot().await.thread.settings.clone();
    let plan = || SettingsChange {
        mode: Some("plan".to_owned()),
        for_mode: true,
        approval: Some(ApprovalPolicy::Never),
        sandbox: Some(SandboxPolicy::ReadOnly { network: true }),
        ..SettingsChange::default()
    };
    let agent = || SettingsChange {
        mode: Some("agent".to_owned()),
        ..SettingsChange::default()
    };
    let set = async |change| world.engine.update_settings(id, change).await.unwrap();
    for _ in 0..2 {
        let settings = set(plan()).await.settings.clone();
        assert_eq!(settings.approval, ApprovalPolicy::Never);
        assert_eq!(settings.sandbox, SandboxPolicy::ReadOnly { network: true });
    }
    let changed = ["thread changed Settings", "thread changed Mode"];
    assert_eq!(recorder.take(), changed);
    let settings = set(agent()).await.settings.clone();
    assert_eq!(settings.approval, before.approval);
    assert_eq!(settings.sandbox, before.sandbox);
    assert_eq!(settings.before_mode, None);
    assert_eq!(recorder.take(), changed);

    set(plan()).await;
    let full = SettingsChange {
        sandbox: Some(SandboxPolicy::DangerFullAccess),
        ..SettingsChange::default()
    };
    set(full).await;
    let settings = set(agent()).await.settings.clone();
    assert_eq!(settings.approval, before.approval);
    assert_eq!(settings.sandbox, SandboxPolicy::DangerFullAccess);
}

#[tokio::test]
async fn no_turn_starts_in_an_occupied_thread() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    let occupation = thread.occupy().unwrap();
    assert!(thread.occupy().is_none());
    let refused = thread.start_turn(NewTurn::text("say no")).await;
    assert!(matches!(refused, Err(Error::ThreadBusy(_))));
    thread.enqueue(queued("say later")).await.unwrap();
    assert_eq!(thread.snapshot().await.queue.len(), 1);
    drop(occupation);
    recorder.until("turn ended").await;
    assert!(thread.snapshot().await.queue.is_empty());
    assert!(thread.occupy().is_some());
}
