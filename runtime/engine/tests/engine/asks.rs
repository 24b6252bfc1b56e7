//! Asks: which client answers, and what happens when no client does.

use std::time::Duration;

use threadwire_engine::{
    Answer, AnswerSet, Cursor, Decision, Error, NewTurn, SettledAsk, SettledBy, ThreadHandle,
    TurnQuery, TurnWithItems,
};
use tokio::time::Instant;

use crate::support::{Recorder, World, body, follow};

const NONE: AnswerSet = AnswerSet {
    approval: false,
    input: false,
    tool_call: false,
    elicitation: false,
};

fn accept() -> Answer {
    Answer::Decision {
        decision: Decision::Accept,
    }
}

/// Starts a turn that opens an ask; client 1 follows the thread and can answer `answers`.
async fn asking(
    class: &str,
    answers: AnswerSet,
) -> (World, ThreadHandle, std::sync::Arc<Recorder>) {
    let world = World::new().await;
    let thread = world.thread().await;
    let recorder = follow(&thread, 1, answers, Cursor::Live).await;
    thread
        .start_turn(NewTurn::text(format!("ask {class}")))
        .await
        .unwrap();
    recorder.ask().await;
    (world, thread, recorder)
}

/// Returns the events from the first ask on.
fn since_ask(recorder: &Recorder) -> Vec<String> {
    let lines = recorder.lines();
    let start = lines
        .iter()
        .position(|line| line.starts_with("ask opened"))
        .unwrap();
    lines[start - 1..].to_vec()
}

#[tokio::test]
async fn the_first_answer_counts() {
    let (world, thread, recorder) = asking("approval", AnswerSet::ALL).await;
    let second = follow(&thread, 2, AnswerSet::ALL, Cursor::Live).await;
    let ask = recorder.ask().await;
    thread.answer(ask, accept(), 2).await.unwrap();
    let late = thread.answer(ask, accept(), 1).await.unwrap_err();
    assert_eq!(late.to_string(), format!("ask not found: {ask}"));
    recorder.until("turn ended").await;
    let expected = [
        "status active, waiting on approval",
        "ask opened Approval",
        "ask settled Accept by Client(2)",
        "status active",
        "status idle",
        "turn ended Completed",
    ];
    assert_eq!(since_ask(&recorder), expected);
    assert_eq!(second.lines()[0], "ask settled Accept by Client(2)");
    assert_eq!(world.agent.notes(), ["Decision { decision: Accept }"]);
}

#[tokio::test]
async fn an_answer_must_fit_the_question() {
    let cases = [
        (
            "approval",
            Answer::Input {
                answers: Vec::new(),
            },
            accept(),
        ),
        (
            "input",
            accept(),
            Answer::Input {
                answers: vec![("name".to_owned(), vec!["Ada".to_owned()])],
            },
        ),
        (
            "tool",
            accept(),
            Answer::ToolResult {
                success: true,
                content: Vec::new(),
                structured: None,
                error: None,
                error_code: None,
            },
        ),
        (
            "tool",
            accept(),
            Answer::Failed {
                message: "no".to_owned(),
            },
        ),
    ];
    for (class, wrong, right) in cases {
        let (_world, thread, recorder) = asking(class, AnswerSet::ALL).await;
        let ask = recorder.ask().await;
        assert!(matches!(
            thread.answer(ask, wrong, 1).await,
            Err(Error::AnswerMismatch(_))
        ));
        thread.answer(ask, right, 1).await.unwrap();
        recorder.until("turn ended Completed").await;
    }
}

#[tokio::test]
async fn what_nobody_attached_can_answer_is_settled_at_once() {
    let cases = [
        ("approval", "ask settled Decline by Policy"),
        ("input", "ask settled [] by Policy"),
        (
            "tool",
            "ask settled failed: no client can run the tool by Policy",
        ),
    ];
    for (class, settled) in cases {
        let (_world, _thread, recorder) = asking(class, NONE).await;
        recorder.until("turn ended Completed").await;
        assert!(
            recorder.lines().contains(&settled.to_owned()),
            "{class}: {:?}",
            recorder.lines()
        );
    }
}

#[tokio::test(start_paused = true)]
async fn an_ask_nobody_sees_waits_its_time() {
    let world = World::new().await;
    let thread = world.thread().await;
    let start = Instant::now();
    thread
        .start_turn(NewTurn::text("ask approval"))
        .await
        .unwrap();
    // The test polls the thread, because a subscriber would change the case.
    while thread.snapshot().await.running.is_some() {
        tokio::time::advance(Duration::from_secs(5)).await;
    }
    assert!(
        start.elapsed() >= Duration::from_secs(600),
        "{:?}",
        start.elapsed()
    );
    assert_eq!(world.agent.notes(), ["Decision { decision: Decline }"]);
}

#[tokio::test]
async fn who_attaches_later_gets_the_ask_and_time() {
    let world = World::new().await;
    let thread = world.thread().await;
    thread
        .start_turn(NewTurn::text("ask approval"))
        .await
        .unwrap();
    let ask = loop {
        if let Some(ask) = thread.snapshot().await.asks.first() {
            break ask.id;
        }
    };
    // The clock is paused only now: a paused clock jumps ahead whenever only the store is working.
    tokio::time::pause();
    let recorder = follow(&thread, 1, AnswerSet::ALL, Cursor::Live).await;
    tokio::time::advance(Duration::from_secs(3600)).await;
    assert_eq!(
        thread.snapshot().await.asks.len(),
        1,
        "somebody is there to answer"
    );

    thread.unsubscribe(1).await;
    tokio::time::advance(Duration::from_secs(300)).await;
    assert_eq!(
        thread.snapshot().await.asks.len(),
        1,
        "leaving is no answer"
    );

    let returned = follow(&thread, 1, AnswerSet::ALL, Cursor::Live).await;
    assert!(recorder.lines().is_empty());
    thread.answer(ask, accept(), 1).await.unwrap();
    returned.until("turn ended Completed").await;
}

#[tokio::test]
async fn cancel_interrupts_the_turn() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    thread
        .start_turn(NewTurn::text("ask approval\nwait"))
        .await
        .unwrap();
    let ask = recorder.ask().await;
    thread
        .answer(
            ask,
            Answer::Decision {
                decision: Decision::Cancel,
            },
            1,
        )
        .await
        .unwrap();
    recorder.until("turn ended Interrupted").await;
    assert_eq!(world.agent.notes(), ["Decision { decision: Cancel }"]);
}

#[tokio::test]
async fn interrupting_settles_what_is_open() {
    let (world, thread, recorder) = asking("input", AnswerSet::ALL).await;
    thread.interrupt(None).await.unwrap();
    recorder.until("turn ended Interrupted").await;
    let expected = [
        "status active, waiting on input",
        "ask opened Input",
        "ask settled failed: the turn ended by TurnEnd",
        "status idle",
        "turn ended Interrupted",
    ];
    assert_eq!(since_ask(&recorder), expected);
    assert_eq!(
        world.agent.notes(),
        ["Failed { message: \"the turn ended\" }"]
    );
}

#[tokio::test]
async fn secrets_are_not_kept() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    thread.start_turn(NewTurn::text("ask input")).await.unwrap();
    let ask = recorder.ask().await;
    let answers = [("name", "Ada"), ("password", "hunter2")];
    let answers = answers
        .map(|(id, text)| (id.to_owned(), vec![text.to_owned()]))
        .to_vec();
    thread
        .answer(ask, Answer::Input { answers }, 1)
        .await
        .unwrap();
    recorder.until("turn ended").await;
    assert!(world.agent.notes()[0].contains("hunter2"));

    let events = world.stored_events(thread.id()).await;
    let kept = events
        .iter()
        .find(|line| line.starts_with("ask settled"))
        .unwrap();
    assert_eq!(kept, "ask settled [(\"name\", [\"Ada\"])] by Client(1)");
}

/// Returns the items, asks and answers of a turn in order.
fn history(turn: &TurnWithItems) -> Vec<String> {
    let mut all: Vec<(u64, String)> = turn
        .items
        .iter()
        .map(|item| (item.seq, body(&item.body)))
        .collect();
    for SettledAsk {
        ask,
        answer,
        by,
        opened_seq,
        settled_seq,
        ..
    } in &turn.asks
    {
        all.push((*opened_seq, format!("asked {:?}", ask.kind.class())));
        all.push((*settled_seq, format!("{answer:?} by {by:?}")));
    }
    all.sort();
    all.into_iter().map(|(_, text)| text).collect()
}

#[tokio::test]
async fn what_was_asked_is_read_with_the_turn() {
    let world = World::new().await;
    let (thread, recorder) = world.followed_thread().await;
    let secret = Answer::Input {
        answers: vec![
            ("name".to_owned(), vec!["Ada".to_owned()]),
            ("password".to_owned(), vec!["hunter2".to_owned()]),
        ],
    };
    let scripts = [
        ("run ls\nask approval\nsay so", accept()),
        ("ask input\nrun ls", secret),
    ];
    for (script, answer) in scripts {
        recorder.take();
        thread.start_turn(NewTurn::text(script)).await.unwrap();
        let ask = recorder.ask().await;
        thread.answer(ask, answer, 1).await.unwrap();
        recorder.until("turn ended").await;
    }
    // An ask of a turn that is still running.
    recorder.take();
    let script = "launch ls\nask approval\ngate";
    thread.start_turn(NewTurn::text(script)).await.unwrap();
    let ask = recorder.ask().await;

    let first = [
        "user \"run ls\\nask approval\\nsay so\"",
        "command ls Completed",
        "asked Approval",
        "Decision { decision: Accept } by Client(1)",
        "agent \"so\"",
    ];
    let second = [
        "user \"ask input\\nrun ls\"",
        "asked Input",
        "Input { answers: [(\"name\", [\"Ada\"])] } by Client(1)",
        "command ls Completed",
    ];
    let running = [
        "user \"launch ls\\nask approval\\ngate\"",
        "command ls InProgress",
    ];
    let read = |query: TurnQuery| world.engine.turns(thread.id(), query);
    let all = TurnQuery {
        items: true,
        asks: true,
        ..TurnQuery::default()
    };
    let turns = read(all.clone()).await.unwrap().data;
    assert_eq!(history(&turns[0]), first);
    assert_eq!(history(&turns[1]), second);
    assert_eq!(history(&turns[2]), running);
    assert_eq!(turns[1].asks[0].by, SettledBy::Client(1));
    assert!(turns[1].asks[0].settled_at >= turns[1].asks[0].ask.opened_at);

    thread.answer(ask, accept(), 1).await.unwrap();
    let turns = read(all.clone()).await.unwrap().data;
    let answered = [
        "asked Approval",
        "Decision { decision: Accept } by Client(1)",
    ];
    assert_eq!(history(&turns[2])[2..], answered);
    world.agent.open_gate();
    recorder.until("turn ended").await;

    let page = TurnQuery {
        limit: Some(2),
        descending: true,
        ..all
    };
    let newest = read(page.clone()).await.unwrap();
    assert_eq!(history(&newest.data[1]), second);
    let oldest = TurnQuery {
        cursor: newest.next,
        ..page
    };
    assert_eq!(history(&read(oldest).await.unwrap().data[0]), first);
    let bare = read(TurnQuery::default()).await.unwrap().data;
    assert!(bare.iter().all(|turn| turn.asks.is_empty()));
}
