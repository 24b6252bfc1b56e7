//! Threads that several processes share while connections hold back, delay and break what they say, and while
//! processes seem dead.

use std::{collections::HashMap, path::Path, sync::Arc, time::Duration};

use serde_json::{Value, json};
use tempfile::TempDir;
use threadwire_engine::{
    Answer, AnswerSet, Cursor, Decision, Directory, Error, Event, EventKind, InputPart, Item,
    ItemBody, Liveness, NewTurn, PeerNotice, PeerStream, ThreadHandle, ThreadId, ThreadStatus,
    TurnId, TurnQuery, TurnStatus, TurnWithItems,
};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::{
    network::{Faults, Network, Rng, Seat},
    support::{Recorder, World, follow, line, meet, run_turn},
};

/// How long everybody may take to learn the end of the last turn.
const PATIENCE: Duration = Duration::from_secs(60);

/// A thread that several processes follow, each with one client.
struct Shared {
    network: Arc<Network>,
    worlds: Vec<World>,
    handles: Vec<ThreadHandle>,
    clients: Vec<Arc<Recorder>>,
    _folder: TempDir,
}

impl Shared {
    /// The first process owns the thread.
    async fn new(count: usize, faults: Faults) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("threads.db");
        let network = Network::new(faults);
        let mut worlds: Vec<World> = Vec::new();
        for _ in 0..count {
            worlds.push(join(&path, &network).await);
        }
        if faults.life == 0 {
            for (place, world) in worlds.iter().enumerate() {
                for other in &worlds[..place] {
                    meet(other, world).await;
                }
            }
        }
        let first = worlds[0].thread().await;
        run_turn(&first, "say begin").await;
        let (mut handles, mut clients) = (Vec::new(), Vec::new());
        for (world, client) in worlds.iter().zip(1..) {
            let handle = world.engine.load_thread(first.id()).await.unwrap();
            clients.push(follow(&handle, client, AnswerSet::ALL, Cursor::Live).await);
            handles.push(handle);
        }
        Self {
            network,
            worlds,
            handles,
            clients,
            _folder: folder,
        }
    }

    async fn pair() -> Self {
        Self::new(2, Faults::default()).await
    }

    async fn history(&self) -> Vec<TurnWithItems> {
        let query = TurnQuery {
            items: true,
            ..TurnQuery::default()
        };
        let turns = self.worlds[0].engine.turns(self.handles[0].id(), query);
        turns.await.unwrap().data
    }

    /// Waits until each client has seen the end of the last turn, and compares what each saw with the history.
    async fn compare(&self) {
        let mut history = self.history().await;
        while history
            .iter()
            .any(|turn| turn.turn.status == TurnStatus::Running)
        {
            tokio::task::yield_now().await;
            history = self.history().await;
        }
        let last = history.last().unwrap().turn.id;
        for (client, number) in self.clients.iter().zip(1..) {
            client.until_turn(last).await;
            let wrong = differences(&client.events(), &history);
            let lines = client.lines();
            assert!(wrong.is_empty(), "client {number}: {wrong:#?}\n{lines:#?}");
        }
    }
}

async fn join(path: &Path, network: &Arc<Network>) -> World {
    World::in_directory(path, network.seat()).await
}

/// Compares the events of a client with the history, from the first turn on that it saw begin.
fn differences(events: &[Arc<Event>], history: &[TurnWithItems]) -> Vec<String> {
    let mut wrong = Vec::new();
    let place = |id: TurnId| history.iter().position(|turn| turn.turn.id == id);
    let (mut started, mut ended) = (Vec::new(), Vec::new());
    let mut texts: HashMap<String, String> = HashMap::new();
    let mut completed: HashMap<String, TurnId> = HashMap::new();
    for event in events {
        match &event.kind {
            EventKind::TurnStarted(turn) => {
                if started.len() != ended.len() {
                    wrong.push(format!("a turn begins within another: {}", turn.id));
                }
                started.push(place(turn.id));
            }
            EventKind::TurnEnded { turn, .. } => {
                ended.push(place(turn.id));
                let stored = place(turn.id).map(|place| history[place].turn.status);
                if stored != Some(turn.status) {
                    wrong.push(format!("ends as {:?}, is {stored:?}", turn.status));
                }
            }
            EventKind::ItemStarted(item) => {
                let text = text_of(&item.body).to_owned();
                if texts.insert(item.id.to_string(), text).is_some() {
                    wrong.push(format!("begins twice: {}", line(event)));
                }
            }
            EventKind::ItemChanged(item) => {
                let text = text_of(&item.body).to_owned();
                texts.insert(item.id.to_string(), text);
            }
            EventKind::ItemDelta { item, text, .. } => match texts.get_mut(item.as_str()) {
                Some(so_far) => so_far.push_str(text),
                None => wrong.push(format!("a delta of nothing: {}", line(event))),
            },
            EventKind::ItemCompleted(item) => {
                let text = text_of(&item.body);
                // Clients that show deltas have the whole text before the end.
                if let Some(so_far) = texts.get(item.id.as_str())
                    && text != so_far
                {
                    wrong.push(format!("shown as {so_far:?}: {}", line(event)));
                }
                if completed.insert(item.id.to_string(), item.turn).is_some() {
                    wrong.push(format!("ends twice: {}", line(event)));
                }
            }
            _ => {}
        }
    }
    let first = started.first().copied().flatten().unwrap_or(history.len());
    let expected: Vec<_> = (first..history.len()).map(Some).collect();
    if started != expected || ended != expected {
        wrong.push(format!(
            "began {started:?}, ended {ended:?}, are {expected:?}"
        ));
    }
    for turn in &history[first.min(history.len())..] {
        for item in &turn.items {
            if completed.get(item.id.as_str()) != Some(&turn.turn.id) {
                wrong.push(format!("not told: {:?}", item.body));
            }
        }
    }
    wrong
}

fn text_of(body: &ItemBody) -> &str {
    match body {
        ItemBody::Agent { text, .. } => text,
        _ => "",
    }
}

fn count(client: &Recorder, start: &str) -> usize {
    let lines = client.lines();
    lines.iter().filter(|line| line.starts_with(start)).count()
}

#[tokio::test]
async fn a_connection_breaks_behind_the_end_of_a_turn() {
    let shared = Shared::pair().await;
    let owner = shared.worlds[0].process();
    shared.handles[0]
        .start_turn(NewTurn::text("say one\ngate\nsay two"))
        .await
        .unwrap();
    shared.clients[1]
        .until("item completed agent \"one\"")
        .await;
    // The rest of the turn and the end of the connection arrive together.
    shared.network.hold(owner);
    shared.worlds[0].agent.open_gate();
    shared.clients[0].until("turn ended Completed").await;
    shared.network.break_all();
    shared.network.release();
    shared.compare().await;
    run_turn(&shared.handles[1], "say three").await;
    shared.compare().await;
}

#[tokio::test]
async fn the_rest_of_a_text_that_ends_while_a_connection_is_away_is_told() {
    let shared = Shared::pair().await;
    shared.handles[0]
        .start_turn(NewTurn::text("words one two\nsay three"))
        .await
        .unwrap();
    shared.clients[1].until("delta \"one \"").await;
    shared.network.hold(shared.worlds[0].process());
    shared.worlds[0].agent.open_gate();
    shared.clients[0].until("turn ended Completed").await;
    shared.network.cut_all();
    shared.network.release();
    shared.compare().await;
    for rest in ["delta \"two\"", "delta \"three\""] {
        assert_eq!(count(&shared.clients[1], rest), 1, "{rest}");
    }
}

#[tokio::test]
async fn who_was_taken_for_dead_is_followed_again() {
    let shared = Shared::pair().await;
    let suspended = shared.worlds[0].process();
    shared.handles[0]
        .start_turn(NewTurn::text("gate"))
        .await
        .unwrap();
    shared.clients[1].until("status active").await;
    // The other process closes its connection, and the suspended one keeps its own.
    shared.network.hold(suspended);
    shared.network.set_liveness(suspended, Liveness::Dead);
    shared.clients[1].until("turn ended Interrupted").await;

    shared.network.set_liveness(suspended, Liveness::Alive);
    shared.network.release();
    // A thread that only the other process watches.
    let watcher = Arc::new(Recorder::default());
    shared.worlds[1].engine.watch(watcher.clone());
    loop {
        let thread = shared.worlds[0].thread().await;
        let told = watcher.until_event(|event| event.thread == thread.id());
        if tokio::time::timeout(Duration::from_millis(50), told)
            .await
            .is_ok()
        {
            return;
        }
    }
}

#[tokio::test]
async fn an_idle_thread_is_followed_again_after_its_connection_broke() {
    let shared = Shared::pair().await;
    for text in ["one", "two", "three"] {
        shared.network.break_all();
        run_turn(&shared.handles[0], &format!("count\nsay {text}")).await;
        shared.compare().await;
    }
    // The thread did not move.
    assert_eq!(shared.worlds[0].agent.notes().len(), 3);
    assert_eq!(shared.worlds[1].agent.notes(), Vec::<String>::new());
}

#[tokio::test]
async fn a_connection_that_breaks_again_and_again_leaves_no_gap() {
    let shared = Shared::pair().await;
    let words: Vec<_> = (0..40).map(|word| format!("word-{word}")).collect();
    let steps = words
        .chunks(4)
        .map(|words| format!("say {}\ngate", words.join(" ")));
    let script = steps.collect::<Vec<_>>().join("\n");
    shared.handles[0]
        .start_turn(NewTurn::text(&script))
        .await
        .unwrap();
    for words in words.chunks(4) {
        let said = format!("item completed agent {:?}", words.join(" "));
        shared.clients[1].until(&said).await;
        shared.network.break_all();
        shared.worlds[0].agent.open_gate();
    }
    shared.compare().await;
}

#[tokio::test]
async fn who_was_silent_too_long_tells_its_clients_what_the_store_has() {
    let shared = Shared::pair().await;
    let (here, there) = (&shared.handles[0], &shared.handles[1]);
    let script = "say kept\nlaunch left\nask approval\nsay never";
    here.start_turn(NewTurn::text(script)).await.unwrap();
    let ask = shared.clients[0].ask().await;
    shared.clients[1].ask().await;
    // Acts like a process that is suspended for longer than its term.
    let silent = shared.worlds[0].process();
    shared.network.hold(silent);
    shared.network.set_liveness(silent, Liveness::Dead);
    shared.network.break_all();
    shared.clients[1].until("turn ended Interrupted").await;
    run_turn(there, "say taken").await;

    shared.network.set_liveness(silent, Liveness::Alive);
    shared.network.release();
    let accept = Answer::Decision {
        decision: Decision::Accept,
    };
    here.answer(ask, accept, 1).await.unwrap_err();
    let client = &shared.clients[0];
    client
        .until("turn ended Completed, last agent \"taken\"")
        .await;
    for once in [
        "turn ended Interrupted",
        "ask settled",
        "item abandoned command left",
        "warning the turn was interrupted",
    ] {
        assert_eq!(count(client, once), 1, "{once}: {:#?}", client.lines());
    }
    assert_eq!(count(client, "item started agent \"never\""), 0);
    assert_eq!(count(client, "turn ended Failed"), 0);
    let statuses: Vec<_> = shared
        .history()
        .await
        .iter()
        .map(|turn| turn.turn.status)
        .collect();
    let expected = [
        TurnStatus::Completed,
        TurnStatus::Interrupted,
        TurnStatus::Completed,
    ];
    assert_eq!(statuses, expected);
    run_turn(here, "say back").await;
}

#[tokio::test]
async fn a_hand_over_that_is_held_up_runs_no_turn_twice() {
    for stopped in [0, 1] {
        let shared = Shared::pair().await;
        // Either the request or its answer does not arrive.
        shared.network.hold(shared.worlds[1 - stopped].process());
        let turn = NewTurn::text("count\nsay moved");
        let starting = shared.handles[1].start_turn(turn);
        let releasing = async {
            shared.clients[1]
                .until("turn ended Completed, last agent \"moved\"")
                .await;
            shared.network.release();
        };
        let (started, ()) = tokio::join!(starting, releasing);
        started.unwrap();
        let notes = shared.worlds.iter().map(|world| world.agent.notes().len());
        assert_eq!(notes.sum::<usize>(), 1);
        shared.compare().await;
        for (handle, text) in shared.handles.iter().zip(["one", "two"]) {
            run_turn(handle, &format!("say {text}")).await;
            shared.compare().await;
        }
        assert_eq!(shared.history().await.len(), 4);
    }
}

#[tokio::test]
async fn an_answer_that_comes_too_late_from_another_process_is_refused() {
    let shared = Shared::pair().await;
    let (here, there) = (&shared.handles[0], &shared.handles[1]);
    here.start_turn(NewTurn::text("ask approval\nsay done"))
        .await
        .unwrap();
    let ask = shared.clients[1].ask().await;
    let decide = |decision| Answer::Decision { decision };
    shared.network.hold(shared.worlds[1].process());
    let late = there.answer(ask, decide(Decision::Decline), 2);
    let first = async {
        here.answer(ask, decide(Decision::Accept), 1).await.unwrap();
        shared.network.release();
    };
    let (late, ()) = tokio::join!(late, first);
    assert!(matches!(late, Err(Error::AskNotFound(_))), "{late:?}");
    shared.compare().await;
    assert_eq!(
        count(&shared.clients[1], "ask settled Accept by Client(1)"),
        1
    );
}

#[tokio::test]
async fn input_that_the_last_owner_took_is_accepted_although_its_answer_got_lost() {
    let shared = Shared::pair().await;
    let (here, there) = (&shared.handles[0], &shared.handles[1]);
    let turn = here.start_turn(NewTurn::text("say kept\nask approval"));
    let turn = turn.await.unwrap();
    shared.clients[1].ask().await;
    let silent = shared.worlds[0].process();
    shared.network.hold(silent);
    let input = vec![InputPart::text("more")];
    let steering = there.steer(None, input, None);
    let losing = async {
        shared.clients[0]
            .until("item completed steer \"more\"")
            .await;
        shared.network.set_liveness(silent, Liveness::Dead);
        shared.network.break_all();
    };
    let (steered, ()) = tokio::join!(steering, losing);
    assert_eq!(steered.unwrap().id, turn.id);
    let is_input = |item: &&Arc<Item>| matches!(&item.body, ItemBody::User { steered: true, .. });
    let history = shared.history().await;
    let inputs = history.iter().flat_map(|turn| &turn.items).filter(is_input);
    assert_eq!(inputs.count(), 1);
}

/// A process whose messages the test writes. Another process has connected to it.
struct Puppet(Box<dyn PeerStream>);

impl Puppet {
    async fn greet(seat: &Seat) -> Self {
        let mut puppet = Self(seat.accept().await.unwrap().stream);
        let mut hello = puppet.hear().await;
        hello["hello"]["process"] = json!(seat.me());
        puppet.say(&hello).await;
        puppet
    }

    /// Returns the next message that is no ping.
    async fn hear(&mut self) -> Value {
        loop {
            let length = self.0.read_u32_le().await.unwrap();
            let mut frame = vec![0; length as usize];
            self.0.read_exact(&mut frame).await.unwrap();
            let message: Value = serde_json::from_slice(&frame).unwrap();
            if message != "ping" {
                return message;
            }
        }
    }

    async fn say(&mut self, message: &Value) {
        let frame = message.to_string();
        self.0.write_u32_le(frame.len() as u32).await.unwrap();
        self.0.write_all(frame.as_bytes()).await.unwrap();
    }

    async fn claim(&mut self, thread: ThreadId, epoch: u64) {
        let status = ThreadStatus::Idle;
        let owns = json!({"thread": thread, "epoch": epoch, "followed": false, "status": status});
        self.say(&json!({"owns": owns})).await;
    }
}

#[tokio::test]
async fn an_earlier_owner_that_is_heard_late_is_not_followed() {
    let network = Network::new(Faults::default());
    let seats = [network.seat(), network.seat()];
    for seat in &seats {
        seat.join().await.unwrap();
    }
    let folder = tempfile::tempdir().unwrap();
    let world = join(&folder.path().join("threads.db"), &network).await;
    let [mut newer, mut older] = [
        Puppet::greet(&seats[0]).await,
        Puppet::greet(&seats[1]).await,
    ];
    let thread = world.thread().await;
    run_turn(&thread, "say first").await;

    newer.claim(thread.id(), 9).await;
    let follow = newer.hear().await["follow"].take();
    assert_eq!(follow["thread"], json!(thread.id()));
    let (heard, mut is_heard) = tokio::sync::mpsc::unbounded_channel();
    world.engine.listen(move |notice| {
        if let PeerNotice::Said { .. } = notice {
            heard.send(()).unwrap();
        }
    });
    older.claim(thread.id(), 8).await;
    let notice = json!({"notice": {"topic": "test", "payload": null}});
    older.say(&notice).await;
    is_heard.recv().await.unwrap();

    // The thread was not taken after all, so it goes on here.
    let not_here = json!({"thread": thread.id(), "number": follow["number"]});
    newer.say(&json!({"not_here": not_here})).await;
    tokio::select! {
        () = run_turn(&thread, "say second") => {}
        asked = older.hear() => panic!("the earlier owner is asked: {asked}"),
    }
}

/// Lets three processes start, steer and interrupt turns at random while connections delay, cut up and break what they
/// say.
async fn disturb(seed: u64) {
    let faults = Faults {
        seed,
        piece: 2000,
        delay: 400,
        life: 30_000,
    };
    let shared = Shared::new(3, faults).await;
    let mut dice = Rng(seed);
    for number in 0..12 {
        let place = dice.below(3) as usize;
        let handle = &shared.handles[place];
        match dice.below(6) {
            0 => shared.network.break_all(),
            1 => drop(handle.interrupt(None).await),
            2 => {
                let input = vec![InputPart::text("more")];
                drop(handle.steer(None, input, None).await);
            }
            _ => {
                let text = format!("say turn {number} has some words\nsay and more of them");
                match handle.start_turn(NewTurn::text(&text)).await {
                    Ok(_) | Err(Error::TurnInProgress(_) | Error::OwnerLost(_)) => {}
                    Err(Error::ChangedElsewhere(_) | Error::RunsElsewhere(_)) => {}
                    Err(error) => panic!("seed {seed}: {error:?}"),
                }
            }
        }
    }
    shared.network.heal();
    // A last turn that everybody must see.
    let mut turn = shared.handles[0]
        .start_turn(NewTurn::text("say last"))
        .await;
    while turn.is_err() {
        tokio::task::yield_now().await;
        turn = shared.handles[0]
            .start_turn(NewTurn::text("say last"))
            .await;
    }
    let compared = tokio::time::timeout(PATIENCE, shared.compare()).await;
    assert!(
        compared.is_ok(),
        "seed {seed}: a client is not told the end"
    );
}

#[tokio::test]
async fn everybody_tells_one_story_whatever_gets_lost() {
    let seeds = std::env::var("THREADWIRE_FAULT_SEEDS");
    let seeds = seeds.map_or(6, |seeds| seeds.parse().unwrap());
    for seed in 0..seeds {
        let disturbed = tokio::time::timeout(PATIENCE, disturb(seed)).await;
        assert!(disturbed.is_ok(), "seed {seed}: a request gets no answer");
    }
}
