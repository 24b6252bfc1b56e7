//! Tests several processes on one home that are killed, stopped and ended at random moments, while clients start turns
//! in one thread. All clients and the store must agree on the history.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use serde_json::{Value, json};
use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt},
    process::ChildStdin,
    sync::Notify,
    task::JoinHandle,
    time::timeout,
};

use crate::{
    PATIENCE,
    client::{Client, Lines},
    kill::Rng,
    poll,
    process::Process,
    soon,
};

/// Rounds, unless `THREADWIRE_PEER_ROUNDS` sets another number.
const ROUNDS: u64 = 8;
/// The seed of the first round, unless `THREADWIRE_PEER_SEED` sets another one. Each round has the next seed.
const SEED: u64 = 11;
/// Processes on the home.
const PEERS: usize = 3;
/// Turns that are requested in a round.
const TURNS: u64 = 6;
/// How long a process may try to start before stopped processes continue. Less than a process waits for the store.
const LOCKED: Duration = Duration::from_secs(1);

/// The messages that a client received, in order.
#[derive(Default)]
struct Told {
    messages: Mutex<Vec<Value>>,
    ended: Mutex<bool>,
    changed: Notify,
}

impl Told {
    fn messages(&self) -> MutexGuard<'_, Vec<Value>> {
        self.messages.lock().expect("no panic")
    }

    /// Waits for the response to a request; `None` if the process ends before.
    async fn answer(&self, id: i64) -> Option<Value> {
        loop {
            let changed = self.changed.notified();
            let found = {
                let messages = self.messages();
                let mut answers = messages.iter().rev();
                answers
                    .find(|message| message["id"] == id && message.get("method").is_none())
                    .cloned()
            };
            if found.is_some() || *self.ended.lock().expect("no panic") {
                return found;
            }
            changed.await;
        }
    }
}

/// A process, its only client, and the messages of that client.
struct Peer {
    process: Process,
    input: ChildStdin,
    told: Arc<Told>,
    reading: JoinHandle<()>,
    last_id: i64,
}

impl Peer {
    /// Starts a process whose client follows the thread.
    async fn start(folder: &Path, thread: &str) -> Self {
        let (process, client) = Process::stdio(folder, &["--protocol", "codex"]);
        let Client {
            wire: Lines { input, output },
            ..
        } = client.codex().await;
        let told = Arc::new(Told::default());
        let keeping = Arc::clone(&told);
        let reading = tokio::spawn(async move {
            let mut lines = output.lines();
            while let Ok(Some(line)) = lines.next_line().await {
                // The last line of a killed process may be cut.
                if let Ok(message) = serde_json::from_str(&line) {
                    keeping.messages().push(message);
                    keeping.changed.notify_waiters();
                }
            }
            *keeping.ended.lock().expect("no panic") = true;
            keeping.changed.notify_waiters();
        });
        let mut peer = Self {
            process,
            input,
            told,
            reading,
            last_id: 100,
        };
        let id = peer
            .ask("thread/resume", json!({ "threadId": thread }))
            .await;
        let resumed = soon("a thread", peer.told.answer(id))
            .await
            .expect("an answer");
        assert!(resumed.get("error").is_none(), "{resumed}");
        peer
    }

    /// Sends a request and returns its id. Nothing is sent to a process that has ended.
    async fn ask(&mut self, method: &str, params: Value) -> i64 {
        self.last_id += 1;
        let id = self.last_id;
        let line = json!({ "id": id, "method": method, "params": params });
        let _ = self.input.write_all(format!("{line}\n").as_bytes()).await;
        id
    }

    fn signal(&self, name: &str) {
        let id = self.process.id().to_string();
        let sent = std::process::Command::new("kill")
            .args([name, &id])
            .status();
        assert!(sent.expect("kill").success());
    }

    /// Ends the process, by a signal for a clean shutdown or by a kill, and returns the messages of its client.
    async fn end(self, orderly: bool) -> Vec<Value> {
        let Self {
            process,
            input,
            told,
            reading,
            ..
        } = self;
        if orderly {
            drop(input);
            assert_eq!(process.end().await.code(), Some(0), "an orderly end");
        } else {
            process.kill().await;
        }
        soon("the end of output", reading).await.expect("no panic");
        std::mem::take(&mut *told.messages())
    }
}

/// A requested turn, identified by the mark in its prompt.
struct Asked {
    mark: String,
    peer: usize,
    request: i64,
    life: usize,
}

/// One home with its thread and its processes.
struct Stage {
    folder: PathBuf,
    thread: String,
    peers: Vec<Option<Peer>>,
    /// How many processes each slot has had.
    lives: Vec<usize>,
    asked: Vec<Asked>,
    /// The messages of clients, by slot and process number.
    told: BTreeMap<(usize, usize), Vec<Value>>,
}

impl Stage {
    async fn new(folder: &Path) -> Self {
        let (process, client) = Process::stdio(folder, &["--protocol", "codex"]);
        let mut client = client.codex().await;
        let params = json!({ "approvalPolicy": "never", "sandbox": "danger-full-access" });
        let started = client.call("thread/start", params).await;
        let thread = started["thread"]["id"].as_str().expect("an id").to_owned();
        // Other processes see a thread only after its first turn.
        client.turn(&thread, "say: begin").await;
        client.until("turn/completed").await;
        drop(client);
        process.end().await;
        Self {
            folder: folder.to_owned(),
            thread,
            peers: (0..PEERS).map(|_| None).collect(),
            lives: vec![0; PEERS],
            asked: Vec::new(),
            told: BTreeMap::new(),
        }
    }

    /// Starts the processes that are missing. `stopped` are the stopped ones.
    async fn fill(&mut self, stopped: &mut HashSet<usize>) {
        for place in 0..PEERS {
            if self.peers[place].is_some() {
                continue;
            }
            let (folder, thread) = (self.folder.clone(), self.thread.clone());
            let start = Peer::start(&folder, &thread);
            tokio::pin!(start);
            // No process can start while another one is stopped in the middle of a write to the store.
            let started = match timeout(LOCKED, &mut start).await {
                Ok(peer) => peer,
                Err(_) => {
                    self.resume(stopped);
                    start.await
                }
            };
            self.peers[place] = Some(started);
            self.lives[place] += 1;
        }
    }

    /// Continues the stopped processes.
    fn resume(&self, stopped: &mut HashSet<usize>) {
        for place in stopped.drain() {
            if let Some(peer) = &self.peers[place] {
                peer.signal("-CONT");
            }
        }
    }

    async fn remove(&mut self, place: usize, orderly: bool) {
        if let Some(peer) = self.peers[place].take() {
            let told = peer.end(orderly).await;
            self.told.insert((place, self.lives[place]), told);
        }
    }

    /// Lets clients start turns, and processes end, stop and continue.
    async fn disturb(&mut self, dice: &mut Rng) {
        let mut stopped = HashSet::new();
        for number in 0..TURNS {
            self.fill(&mut stopped).await;
            let place = dice.below(PEERS as u64) as usize;
            let life = self.lives[place];
            if !stopped.contains(&place)
                && let Some(peer) = &mut self.peers[place]
            {
                let mark = format!("mark-{place}-{life}-{number}-{}", dice.below(1 << 30));
                let text = format!("say: {mark}\nrun: echo {mark} >> ran\nstream: 20 x 20 @ 200/s");
                let params = json!({
                    "threadId": self.thread,
                    "input": [{ "type": "text", "text": text }],
                });
                let request = peer.ask("turn/start", params).await;
                self.asked.push(Asked {
                    mark,
                    peer: place,
                    request,
                    life,
                });
            }
            // The moment is random on purpose: that is what the rounds test.
            tokio::time::sleep(Duration::from_millis(dice.below(150))).await;
            let victim = dice.below(PEERS as u64) as usize;
            match dice.below(6) {
                0 => {
                    stopped.remove(&victim);
                    self.remove(victim, false).await;
                }
                // A stopped process cannot shut down cleanly.
                1 if !stopped.contains(&victim) => self.remove(victim, true).await,
                2 => {
                    if let Some(peer) = &self.peers[victim] {
                        peer.signal("-STOP");
                        stopped.insert(victim);
                    }
                }
                3 => self.resume(&mut stopped),
                _ => {}
            }
        }
        self.resume(&mut stopped);
    }

    /// Waits until no turn runs, ends all processes, and returns the history.
    async fn settle(&mut self) -> Vec<Value> {
        let (process, client) = Process::stdio(&self.folder, &["--protocol", "codex"]);
        let mut client = client.codex().await;
        poll("the end of all turns", PATIENCE, async || {
            let turns = client.turns(&self.thread).await;
            turns
                .iter()
                .all(|turn| turn["status"] != "inProgress")
                .then_some(())
        })
        .await;
        for place in 0..PEERS {
            self.remove(place, true).await;
        }
        let turns = client.turns(&self.thread).await;
        drop(client);
        process.end().await;
        turns
    }
}

/// Compares the requested turns and the messages with the history. Returns the differences.
fn differences(stage: &Stage, history: &[Value], ran: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let place_of: HashMap<&str, usize> = history
        .iter()
        .enumerate()
        .filter_map(|(place, turn)| Some((turn["id"].as_str()?, place)))
        .collect();
    if place_of.len() != history.len() {
        wrong.push("a turn is there twice".to_owned());
    }
    for turn in history {
        if turn["status"] == "inProgress" {
            wrong.push(format!("turn {} still runs", turn["id"]));
        }
    }
    for asked in &stage.asked {
        // Input during a running turn is added to that turn.
        let users = history.iter().flat_map(|turn| {
            let items = turn["items"].as_array().into_iter().flatten();
            items
                .filter(|item| {
                    item["type"] == "userMessage" && item.to_string().contains(&asked.mark)
                })
                .map(|_| &turn["id"])
        });
        let found: Vec<&str> = users.filter_map(Value::as_str).collect();
        let told = stage.told.get(&(asked.peer, asked.life));
        let answer = told
            .into_iter()
            .flatten()
            .find(|message| message.get("method").is_none() && message["id"] == asked.request);
        let accepted = answer.and_then(|answer| answer["result"]["turn"]["id"].as_str());
        let refused = answer.and_then(|answer| answer.get("error"));
        if found.len() > 1 || (refused.is_some() && !found.is_empty()) {
            wrong.push(format!(
                "{}: refused with {refused:?}, and there as {found:?}",
                asked.mark
            ));
        }
        if let Some(id) = accepted
            && found != [id]
        {
            wrong.push(format!(
                "{}: accepted as {id}, and there as {found:?}",
                asked.mark
            ));
        }
        let runs = ran.lines().filter(|line| *line == asked.mark).count();
        if runs > 1 || (runs == 1 && found.is_empty()) {
            wrong.push(format!(
                "{}: its command ran {runs} times, in {found:?}",
                asked.mark
            ));
        }
    }
    for ((place, life), told) in &stage.told {
        let who = format!("client {place} in life {life}");
        wrong.extend(
            story(told, history, &place_of)
                .into_iter()
                .map(|what| format!("{who}: {what}")),
        );
    }
    wrong
}

/// Tells whether the end of its turn left an item open. Codex sends no `item/completed` for such an item.
fn is_left_open(item: &Value) -> bool {
    item["type"] == "commandExecution" && item["status"] == "failed" && item["exitCode"].is_null()
}

/// Compares the messages of one client with the history.
fn story(told: &[Value], history: &[Value], place_of: &HashMap<&str, usize>) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut started: Vec<&str> = Vec::new();
    let mut ended: HashSet<&str> = HashSet::new();
    let mut items: HashMap<&str, Vec<&Value>> = HashMap::new();
    for message in told {
        let params = &message["params"];
        match message["method"].as_str() {
            Some("turn/started") => {
                let id = params["turn"]["id"].as_str().expect("an id");
                if started.contains(&id) {
                    wrong.push(format!("turn {id} starts twice"));
                }
                started.push(id);
            }
            Some("turn/completed") => {
                let id = params["turn"]["id"].as_str().expect("an id");
                if !ended.insert(id) {
                    wrong.push(format!("turn {id} ends twice"));
                }
                let stored = place_of.get(id).map(|place| &history[*place]);
                let status = stored.map(|turn| &turn["status"]);
                if status != Some(&params["turn"]["status"]) {
                    wrong.push(format!(
                        "turn {id} ended as {}: {status:?}",
                        params["turn"]["status"]
                    ));
                }
            }
            Some("item/completed") => {
                let id = params["turnId"].as_str().expect("an id");
                if ended.contains(id) {
                    wrong.push(format!("an item of turn {id} comes behind its end"));
                }
                items.entry(id).or_default().push(&params["item"]);
            }
            _ => {}
        }
    }
    let places: Vec<_> = started.iter().filter_map(|id| place_of.get(id)).collect();
    let follows = |pair: &[&usize]| *pair[0] + 1 == *pair[1];
    if places.len() != started.len() || !places.windows(2).all(follows) {
        wrong.push(format!("turns started in another order: {started:?}"));
    }
    // The process may have been killed before the end of the last turn.
    let before_last = started.iter().rev().skip(1);
    for id in before_last.filter(|id| !ended.contains(*id)) {
        wrong.push(format!("turn {id} does not end"));
    }
    for (id, items) in items {
        let Some(place) = place_of.get(id) else {
            wrong.push(format!("turn {id} is lost"));
            continue;
        };
        let stored = history[*place]["items"].as_array().expect("items");
        let at: Vec<_> = items
            .iter()
            .map(|item| stored.iter().position(|other| other["id"] == item["id"]))
            .collect();
        // Items are stored in the order of their starts, and completed in the order of their ends.
        let distinct: HashSet<_> = at.iter().flatten().collect();
        if distinct.len() != at.len() {
            wrong.push(format!("items of turn {id} are lost or doubled: {at:?}"));
        }
        if started.contains(&id) && ended.contains(id) && at.len() != stored.len() {
            let status = &history[*place]["status"];
            let untold: Vec<_> = stored
                .iter()
                .filter(|item| items.iter().all(|told| told["id"] != item["id"]))
                .filter(|item| !is_left_open(item))
                .collect();
            if !untold.is_empty() {
                wrong.push(format!(
                    "{status} turn {id}: items were not told: {untold:?}"
                ));
            }
        }
    }
    wrong
}

#[tokio::test]
async fn processes_that_come_and_go_tell_one_story() {
    let number = |name, default| match std::env::var(name) {
        Ok(number) => number.parse().expect("a number"),
        Err(_) => default,
    };
    let seed = number("THREADWIRE_PEER_SEED", SEED);
    let rounds = number("THREADWIRE_PEER_ROUNDS", ROUNDS);
    let mut accepted = 0;
    let mut wrong = Vec::new();
    for seed in seed..seed + rounds {
        let folder = tempfile::tempdir().expect("a folder");
        let mut stage = Stage::new(folder.path()).await;
        stage.disturb(&mut Rng::new(seed)).await;
        let history = stage.settle().await;
        let ran = std::fs::read_to_string(folder.path().join("ran")).unwrap_or_default();
        let differences = differences(&stage, &history, &ran);
        wrong.extend(differences.into_iter().map(|what| (seed, what)));
        accepted += history.len() - 1;
    }
    assert!(wrong.is_empty(), "by seed: {wrong:#?}");
    assert!(accepted > 0, "no turn ran");
}
