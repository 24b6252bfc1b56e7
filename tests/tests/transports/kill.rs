//! Tests `kill -9` at random moments while commands start: everything that a client saw is stored, and no process is
//! left running.

use std::{collections::BTreeMap, path::Path};

use serde_json::{Value, json};

use crate::{
    client::{Client, Lines, Wire},
    process::Process,
};

/// Rounds of kill and restart, unless `THREADWIRE_KILL_ROUNDS` sets another number.
const ROUNDS: u64 = 3;

/// Threads that run commands, in addition to one with text turns.
const RUNNERS: usize = 5;

/// The most messages that are read before a kill.
const MESSAGES: u64 = 250;

/// The messages that one client got from a server.
#[derive(Default)]
struct Seen {
    /// Turns by thread, in order of their responses, with the status of their completion.
    turns: BTreeMap<String, Vec<(String, Option<String>)>>,
    /// Completed items by thread and turn, in the order of their notifications.
    items: BTreeMap<(String, String), Vec<Value>>,
    /// Names by thread.
    names: BTreeMap<String, String>,
    /// Open requests: the thread, and the new name if it is a rename.
    asked: BTreeMap<i64, (String, Option<String>)>,
}

impl Seen {
    fn note(&mut self, message: &Value) {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let params = &message["params"];
        let thread = text(&params["threadId"]);
        match message["method"].as_str() {
            None => {
                let id = message["id"].as_i64().unwrap_or_default();
                let Some((thread, name)) = self.asked.remove(&id) else {
                    return;
                };
                assert!(message.get("error").is_none(), "{message}");
                match name {
                    Some(name) => drop(self.names.insert(thread, name)),
                    None => {
                        let turn = text(&message["result"]["turn"]["id"]);
                        self.turns.entry(thread).or_default().push((turn, None));
                    }
                }
            }
            Some("item/completed") => {
                let key = (thread, text(&params["turnId"]));
                self.items
                    .entry(key)
                    .or_default()
                    .push(params["item"].clone());
            }
            Some("turn/completed") => {
                let turn = text(&params["turn"]["id"]);
                let turns = self.turns.entry(thread).or_default();
                let ended = turns.iter_mut().find(|(id, _)| *id == turn);
                let ended = ended.expect("a turn that was accepted");
                ended.1 = Some(text(&params["turn"]["status"]));
            }
            Some(_) => {}
        }
    }
}

/// A pseudo-random generator with the same numbers in every run.
pub(crate) struct Rng(u64);

impl Rng {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns a number from 0 up to, not including, `end`.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        // Knuth's MMIX generator; its high bits are the most random ones.
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

async fn start_turn(client: &mut Client<Lines>, seen: &mut Seen, thread: &str, text: &str) {
    let params = json!({ "threadId": thread, "input": [{ "type": "text", "text": text }] });
    let id = client.ask("turn/start", params).await;
    seen.asked.insert(id, (thread.to_owned(), None));
}

/// Lets a server run turns, and kills it after some messages. Returns the messages that were read, and the pipe with
/// the unread ones.
async fn run_and_kill(folder: &Path, dice: &mut Rng) -> (Seen, Client<Lines>) {
    let (process, client) = Process::stdio(folder, &["--protocol", "codex"]);
    let mut client = client.codex().await;
    let mut seen = Seen::default();
    let mut threads = Vec::new();
    for number in 0..=RUNNERS {
        let params = json!({ "approvalPolicy": "never", "sandbox": "danger-full-access" });
        let started = client.call("thread/start", params).await;
        let thread = started["thread"]["id"].as_str().expect("an id").to_owned();
        let text = match number {
            RUNNERS => "say: one\nstream: 20 x 50\nsay: two".to_owned(),
            _ => vec!["run: true"; 40].join("\n"),
        };
        start_turn(&mut client, &mut seen, &thread, &text).await;
        let name = format!("thread {number}");
        let params = json!({ "threadId": thread, "name": name });
        let id = client.ask("thread/name/set", params).await;
        seen.asked.insert(id, (thread.clone(), Some(name)));
        threads.push((thread, text));
    }
    for _ in 0..=dice.below(MESSAGES) {
        let message = client.next().await.expect("the server runs");
        seen.note(&message);
        if message["method"] == "turn/completed" {
            let (thread, text) = threads
                .iter()
                .find(|(id, _)| message["params"]["threadId"] == **id)
                .expect("a thread of this client");
            start_turn(&mut client, &mut seen, thread, text).await;
        }
    }
    process.kill().await;
    (seen, client)
}

/// Compares the messages with the history of a new server. Returns the differences.
async fn check(folder: &Path, seen: &mut Seen, mut before: Client<Lines>) -> Vec<String> {
    // Start at once: the pipe ends only when no just-forked child is left, and such children are what this tests.
    let (process, client) = Process::stdio(folder, &["--protocol", "codex"]);
    let mut client = client.codex().await;
    // The unread messages count as shown. The last line may be cut.
    while let Some(text) = before.wire.next_text().await {
        if let Ok(message) = serde_json::from_str(&text) {
            seen.note(&message);
        }
    }
    let mut wrong = Vec::new();
    for (thread, turns) in &seen.turns {
        let params = json!({ "threadId": thread, "includeTurns": true });
        let read = client.call("thread/read", params).await;
        let read = &read["thread"];
        if let Some(name) = seen.names.get(thread)
            && read["name"] != **name
        {
            wrong.push(format!("{thread}: name {} instead of {name}", read["name"]));
        }
        let stored = read["turns"].as_array().expect("turns");
        for turn in stored.iter().filter(|turn| turn["status"] == "inProgress") {
            wrong.push(format!("{thread}: turn {} still runs", turn["id"]));
        }
        for (id, status) in turns {
            let Some(turn) = stored.iter().find(|turn| turn["id"] == **id) else {
                wrong.push(format!("{thread}: turn {id} is lost"));
                continue;
            };
            if let Some(status) = status
                && turn["status"] != **status
            {
                wrong.push(format!(
                    "{thread}: turn {id} was {status}: {}",
                    turn["status"]
                ));
            }
            let items = turn["items"].as_array().expect("items");
            let shown = seen.items.get(&(thread.clone(), id.clone()));
            for item in shown.into_iter().flatten() {
                let found = items.iter().find(|stored| stored["id"] == item["id"]);
                if found != Some(item) {
                    wrong.push(format!("{thread}: item {item} is {found:?}"));
                }
            }
        }
    }
    process.kill().await;
    wrong
}

#[tokio::test]
async fn what_was_seen_survives_every_kill() {
    let rounds = std::env::var("THREADWIRE_KILL_ROUNDS");
    let rounds = rounds.map_or(ROUNDS, |rounds| rounds.parse().expect("a number"));
    let mut dice = Rng::new(7);
    let mut items = 0;
    for round in 0..rounds {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut seen, before) = run_and_kill(folder.path(), &mut dice).await;
        let wrong = check(folder.path(), &mut seen, before).await;
        items += seen.items.values().map(Vec::len).sum::<usize>();
        assert!(wrong.is_empty(), "round {round}: {wrong:#?}");
    }
    assert!(items > 0, "nothing was seen");
}
