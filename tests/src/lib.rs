//! Replays golden transcripts against an in-process server.
//!
//! A transcript is a file with one JSON object per line:
//!
//! | line | does |
//! |---|---|
//! | `{"about": TEXT, "protocol": NAME}` | describes the transcript; `protocol` is needed only if no message identifies it |
//! | `{"about": TEXT, "model": [[PART]], "config": TOML}` | also starts a scripted model, and configures the server |
//! | `{"client": NAME, "send": MESSAGE}` | sends a message; a client connects with its first one |
//! | `{"client": NAME, "raw": TEXT}` | sends a text line unchanged |
//! | `{"client": NAME, "until": END, "omit": [METHOD]}` | reads up to END, without showing the methods in `omit` |
//! | `{"client": NAME, "got": MESSAGE}` | is a message that was read |
//! | `{"client": NAME, "leave": true}` | closes the connection |
//! | `{"restart": true}` | stops the server and starts it again in the same folders |
//! | `{"file": PATH}` | shows a file of JSON lines; it is complete only after a restart |
//! | `{"holds": VALUE}` | is a line of the file, or `null` if the file does not exist |
//! | `{"told": true}` | shows the tool outputs that the model has received since the last such line |
//! | `{"output": TEXT, "of": CALL}` | is such an output |
//!
//! END is a method, a number for the response to that request, an object for a message with these members, or a list of
//! ENDs that must all come. Ids, times and paths are replaced by placeholders in order of appearance; a placeholder in
//! a sent message stands for the value that it replaced. Consecutive deltas of one text, also in several forms, are
//! shown as one, because their number depends on timing; so are consecutive reports on the subagents of a turn. `UPDATE_GOLDEN=1` rewrites the `got` lines.
//!
//! Each answer of the model is a list of parts: `{"text": TEXT}`, or `{"call": TOOL, "arguments": OBJECT}`, whose ids
//! are `call_1`, `call_2` and so on; or `{"events": [EVENT]}` with events of the Responses API, or
//! `{"status": CODE, "body": OBJECT}` for an error. `{"on": TEXT, "answer": [PART]}` answers only requests that contain
//! the text, for several agents with the same model; in it `{{agent_id}}` stands for the id of the last spawned agent,
//! and `"{{session_id}}"` for the number of the last command that continued in the background. With `"by_thread": true`
//! next to `until`, the messages are shown thread by thread, because the order between threads is undefined; with
//! `"apart": [ITEM]`, messages about these items or with these methods are shown after the others, because background
//! commands and MCP server states have no defined order.
//!
//! `<home>` and `<cwd>` stand for the folders of the server, `<model>` for the model's address and `<mcp-server>` for
//! the MCP server of the tests of `runtime/workspace`, also in answers and in the configuration.
//! The user trusts `<cwd>`; `"trust": LEVEL` says otherwise, and `"trust": null` makes the configuration say nothing.
//! `"files": {PATH: TEXT}` writes files below `<cwd>` first. `"pages": {PATH: HTML}` makes the model's address serve pages. A transcript with `"needs": "sandbox"` is skipped if
//! commands cannot be sandboxed.

mod normalize;
pub mod round_trip;

use std::{
    collections::{HashMap, HashSet},
    path::Path,
    time::Duration,
};

use base64::{Engine as _, prelude::BASE64_STANDARD};
use serde_json::{Value, json};
use tempfile::TempDir;
use threadwire_server::{MemoryReceiver, MemorySender, OpenOptions, Server, open};
use threadwire_test_model::{Model, Part, Step, Wire};
use threadwire_workspace::sandbox;

use self::normalize::Normalizer;

/// The MCP server that transcripts may configure.
const MCP_SERVER: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../runtime/workspace/tests/mcp/server.py"
);

/// How long a test waits for one message. Only a broken server reaches this limit.
const PATIENCE: Duration = Duration::from_secs(60);

/// Runs one transcript and returns it with the actual messages.
///
/// # Panics
/// Panics if the file cannot be read, a line is invalid, or an awaited message does not come.
pub async fn replay(path: &Path) -> String {
    let text =
        std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let steps: Vec<(String, Value)> = text
        .lines()
        .enumerate()
        .map(|(number, line)| (format!("{}:{}", path.display(), number + 1), line))
        .map(|(place, line)| {
            let step =
                serde_json::from_str(line).unwrap_or_else(|error| panic!("{place}: {error}"));
            (place, step)
        })
        .collect();
    let protocol = steps
        .first()
        .and_then(|(_, step)| step["protocol"].as_str().map(str::to_owned));
    let about = steps.first();
    let needs_sandbox = about.is_some_and(|(_, about)| about["needs"] == "sandbox");
    if needs_sandbox && !can_confine() {
        return text;
    }
    let home = tempfile::tempdir().expect("a folder for the server");
    let work = tempfile::tempdir().expect("a folder to work in");
    if let Some((_, about)) = about {
        write_files(about, work.path());
    }
    let mut names = Normalizer::new(&[
        ("<home>", home.path()),
        ("<cwd>", work.path()),
        ("<mcp-server>", Path::new(MCP_SERVER)),
    ]);
    let model = match about {
        Some((place, about)) => configure(about, home.path(), &mut names, place).await,
        None => None,
    };
    let folders = Folders {
        home,
        model,
        work,
        protocol,
    };
    let mut run = Run {
        server: folders.open().await,
        clients: HashMap::new(),
        told: HashSet::new(),
        names,
        folders,
        out: String::new(),
    };
    for (place, step) in &steps {
        run.step(step, place).await;
    }
    run.server.shutdown().await;
    run.out
}

/// Tells whether commands can be sandboxed on this machine.
fn can_confine() -> bool {
    let found = sandbox::detect();
    found.bubblewrap.is_ok() || (found.landlock.is_ok() && found.mounts.is_ok())
}

/// The folders and the model of a server.
struct Folders {
    home: TempDir,
    work: TempDir,
    protocol: Option<String>,
    /// The scripted model, if the transcript has one.
    model: Option<Model>,
}

impl Folders {
    async fn open(&self) -> Server {
        let options = OpenOptions {
            home: Some(self.home.path().to_path_buf()),
            cwd: Some(self.work.path().to_path_buf()),
            protocol: self.protocol.clone(),
            ..OpenOptions::default()
        };
        open(options).await.expect("the server opens")
    }
}

/// Writes the configuration that a transcript asks for, and starts its model.
async fn configure(
    about: &Value,
    home: &Path,
    names: &mut Normalizer,
    place: &str,
) -> Option<Model> {
    let model = match about["model"].as_array() {
        Some(_) => Some(Model::start(Vec::new()).await),
        None => None,
    };
    if let Some(model) = &model {
        names.add_path("<model>", Path::new(&model.base_url()));
    }
    let about = names.restore(about);
    let mut text = about["config"].as_str().unwrap_or_default().to_owned();
    if let Some(model) = &model {
        let mut calls = 0;
        for answer in about["model"].as_array().map_or(&[][..], Vec::as_slice) {
            model.push(step(answer, &mut calls, place));
        }
        for (path, page) in about["pages"].as_object().into_iter().flatten() {
            model.serve(path, page.as_str().unwrap_or_default());
        }
        text = format!(
            "model = \"mock-model\"\nmodel_provider = \"mock\"\n{text}\n\
             [model_providers.mock]\nname = \"Mock\"\nbase_url = \"{}\"\nwire_api = \"responses\"\n",
            model.base_url()
        );
    }
    let trust = match about.get("trust") {
        None => Some("trusted"),
        Some(level) => level.as_str(),
    };
    if let Some(level) = trust {
        let cwd = names.restore(&json!("<cwd>"));
        text = format!("{text}\n[projects.{cwd}]\ntrust_level = \"{level}\"\n");
    }
    if !text.is_empty() {
        std::fs::write(home.join("config.toml"), text).expect("the configuration is written");
    }
    model
}

fn step(answer: &Value, calls: &mut usize, place: &str) -> Step {
    if let Some(text) = answer["on"].as_str() {
        return Step::say(Wire::Responses, &parts(&answer["answer"], calls, place)).on(text);
    }
    if let Some(events) = answer["events"].as_array() {
        let events: Vec<String> = events.iter().map(Value::to_string).collect();
        return Step::events(&events);
    }
    match answer["status"].as_u64().map(u16::try_from) {
        Some(Ok(status)) => Step::refuse(status, &answer["body"].to_string()),
        Some(Err(_)) => panic!("{place}: {answer} has no status"),
        None => Step::say(Wire::Responses, &parts(answer, calls, place)),
    }
}

/// Writes the files of a transcript.
fn write_files(about: &Value, folder: &Path) {
    for (path, text) in about["files"].as_object().into_iter().flatten() {
        let file = folder.join(path);
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("the folder is made");
        let text = text.as_str().expect("files have texts");
        std::fs::write(file, text).expect("the file is written");
    }
}

fn parts(answer: &Value, calls: &mut usize, place: &str) -> Vec<Part> {
    let parts = answer.as_array().map_or(&[][..], Vec::as_slice);
    let read = |part: &Value| match (part["text"].as_str(), part["call"].as_str()) {
        (Some(text), _) => Part::text(text),
        (None, Some(tool)) => {
            *calls += 1;
            Part::call(&format!("call_{calls}"), tool, &part["arguments"])
        }
        (None, None) => panic!("{place}: {part} is no part of an answer"),
    };
    parts.iter().map(read).collect()
}

struct Run {
    server: Server,
    folders: Folders,
    clients: HashMap<String, Client>,
    names: Normalizer,
    /// The calls whose outputs were shown.
    told: HashSet<Value>,
    out: String,
}

struct Client {
    sender: MemorySender,
    receiver: MemoryReceiver,
    unread: std::collections::VecDeque<Value>,
    /// A request that the server answers after it has handled the last message, if nothing else shows that it has.
    barrier: Option<Value>,
}

impl Run {
    async fn step(&mut self, step: &Value, place: &str) {
        let shown = ["got", "holds", "output"];
        if shown.iter().any(|kind| step.get(kind).is_some()) {
            return;
        }
        self.line(step);
        if step.get("about").is_some() {
            return;
        }
        if step.get("restart").is_some() {
            self.clients.clear();
            self.server.shutdown().await;
            self.server = self.folders.open().await;
            return;
        }
        if let Some(path) = step.get("file") {
            return self.show_file(path, place);
        }
        if step.get("told").is_some() {
            return self.show_told(place);
        }
        let name = step["client"]
            .as_str()
            .unwrap_or_else(|| panic!("{place}: no client"));
        for (other, client) in &mut self.clients {
            if other != name {
                client.settle().await;
            }
        }
        let server = &self.server;
        let client = self.clients.entry(name.to_owned()).or_insert_with(|| {
            let (sender, receiver) = server.connect().split();
            Client {
                sender,
                receiver,
                unread: Default::default(),
                barrier: None,
            }
        });
        if let Some(message) = step.get("send") {
            let message = self.names.restore(message);
            client.barrier = barrier(&message);
            assert!(
                client.sender.send(message.to_string()).await,
                "{place}: the server closed the connection"
            );
        } else if let Some(raw) = step["raw"].as_str() {
            assert!(
                client.sender.send(raw.to_owned()).await,
                "{place}: the server closed the connection"
            );
        } else if let Some(until) = step.get("until") {
            let mut ends = match self.names.restore(until) {
                Value::Array(ends) => ends,
                end => vec![end],
            };
            let omitted = step["omit"].as_array().map_or(&[][..], Vec::as_slice);
            let mut read: Vec<Value> = Vec::new();
            while !ends.is_empty() {
                let Some(message) = client.next().await else {
                    panic!(
                        "{place}: waited in vain for {ends:?} after\n{}\n{read:#?}",
                        self.out
                    );
                };
                ends.retain(|end| !is_end(&message, end));
                if omitted.contains(&message["method"]) {
                    continue;
                }
                read.push(message);
            }
            if step["by_thread"] == true {
                let mut threads: Vec<String> = Vec::new();
                read.sort_by_cached_key(|message| {
                    let thread = thread_of(message);
                    threads
                        .iter()
                        .position(|known| *known == thread)
                        .unwrap_or_else(|| {
                            threads.push(thread);
                            threads.len() - 1
                        })
                });
            }
            if let Some(apart) = step["apart"].as_array() {
                read.sort_by_key(|message| {
                    let item = item_of(message);
                    apart
                        .iter()
                        .position(|apart| *apart == item || *apart == message["method"])
                        .map_or(0, |at| at + 1)
                });
            }
            let mut got: Vec<Value> = Vec::new();
            for message in read {
                let message = self.names.replace(&message);
                // Some versions send a delta in several forms, one after the other.
                if let Some(last) = got.last_mut().filter(|last| repeats(last, &message)) {
                    *last = message;
                    continue;
                }
                let mut deltas = got.iter_mut().rev().take_while(|last| is_delta(last));
                let last = deltas.find(|last| last["method"] == message["method"]);
                if !last.is_some_and(|last| continues(last, &message)) {
                    got.push(message);
                }
            }
            for message in got {
                self.out
                    .push_str(&json!({ "client": name, "got": message }).to_string());
                self.out.push('\n');
            }
        } else if step.get("leave").is_some() {
            self.clients.remove(name);
        } else {
            panic!("{place}: nothing to do");
        }
    }

    /// Shows the lines of a file.
    fn show_file(&mut self, path: &Value, place: &str) {
        let Value::String(path) = self.names.restore(path) else {
            panic!("{place}: no path");
        };
        let Ok(text) = std::fs::read_to_string(&path) else {
            return self.line(&json!({ "holds": null }));
        };
        for line in text.lines() {
            let line = serde_json::from_str(line)
                .unwrap_or_else(|error| panic!("{place}: {line}: {error}"));
            let line = self.names.replace(&line);
            self.line(&json!({ "holds": line }));
        }
    }

    /// Shows the outputs in the model's last request that were not shown before.
    fn show_told(&mut self, place: &str) {
        let Some(model) = &self.folders.model else {
            panic!("{place}: there is no model");
        };
        let requests = model.requests();
        let input = requests
            .last()
            .and_then(|last| last.body["input"].as_array());
        let outputs = input.into_iter().flatten().filter_map(|item| {
            let output = item.get("output")?;
            Some(json!({ "output": output, "of": item["call_id"] }))
        });
        let new: Vec<Value> = outputs
            .filter(|output| self.told.insert(output["of"].clone()))
            .collect();
        for output in new {
            let line = self.names.replace_told(&output);
            self.line(&line);
        }
    }

    fn line(&mut self, step: &Value) {
        self.out.push_str(&step.to_string());
        self.out.push('\n');
    }
}

impl Client {
    /// Waits until the server has handled the last message, so that another client can act after it.
    async fn settle(&mut self) {
        let Some(barrier) = self.barrier.take() else {
            return;
        };
        if !self.sender.send(barrier.to_string()).await {
            return;
        }
        let mut before = Vec::new();
        while let Some(message) = self.next().await {
            if message["id"] == barrier["id"] {
                break;
            }
            before.push(message);
        }
        for message in before.into_iter().rev() {
            self.unread.push_front(message);
        }
    }

    /// Returns the next message; `None` when none comes.
    async fn next(&mut self) -> Option<Value> {
        if self.unread.is_empty() {
            let mut batch = Vec::new();
            tokio::time::timeout(PATIENCE, self.receiver.receive(&mut batch, 64))
                .await
                .ok()?;
            self.unread.extend(batch.iter().map(|frame| {
                serde_json::from_slice::<Value>(frame.line()).expect("the server writes JSON")
            }));
        }
        self.unread.pop_front()
    }
}

/// Returns a request to send after a message that gets no response: the server answers it, because no dialect has its
/// method, after it has handled the message.
fn barrier(message: &Value) -> Option<Value> {
    let gets_response = message.get("id").is_some() && message.get("method").is_some();
    if gets_response {
        return None;
    }
    let mut barrier = json!({ "id": "barrier", "method": "tests/barrier" });
    if let Some(version) = message.get("jsonrpc") {
        barrier["jsonrpc"] = version.clone();
    }
    Some(barrier)
}

/// Returns the id of the thread that a message is about; empty if there is none.
fn thread_of(message: &Value) -> String {
    let places = [
        "/params/threadId",
        "/params/thread/id",
        "/params/turn/threadId",
        "/params/sessionId",
    ];
    let found = places
        .iter()
        .find_map(|place| message.pointer(place)?.as_str());
    found.unwrap_or_default().to_owned()
}

/// Returns the id of the item that a message is about; empty if there is none.
fn item_of(message: &Value) -> &str {
    let places = [
        "/params/itemId",
        "/params/item/id",
        "/params/update/toolCallId",
    ];
    let found = places
        .iter()
        .find_map(|place| message.pointer(place)?.as_str());
    // DotCraft shows several items for one engine item.
    let whole = found.unwrap_or_default();
    whole.split('.').next().unwrap_or_default()
}

/// Tells whether a message matches the awaited end.
fn is_end(message: &Value, end: &Value) -> bool {
    match end {
        Value::String(method) => message["method"] == *method,
        Value::Object(_) => has(message, end),
        id => message.get("method").is_none() && message["id"] == *id,
    }
}

/// Tells whether a value contains all members of another one.
fn has(value: &Value, members: &Value) -> bool {
    match members {
        Value::Object(members) => members
            .iter()
            .all(|(name, member)| value.get(name).is_some_and(|value| has(value, member))),
        Value::Array(members) => value.as_array().is_some_and(|values| {
            values.len() == members.len()
                && values
                    .iter()
                    .zip(members)
                    .all(|(value, member)| has(value, member))
        }),
        other => value == other,
    }
}

/// The places of streamed text: the only member that differs between consecutive deltas.
const DELTAS: &[&str] = &[
    "/params/delta",
    "/params/msg/delta",
    CHUNK,
    "/params/update/content/text",
];

/// The place of streamed bytes in base64.
const CHUNK: &str = "/params/msg/chunk";

fn is_delta(message: &Value) -> bool {
    let text = |place: &&str| message.pointer(place).is_some_and(Value::is_string);
    DELTAS.iter().any(text)
}

/// Tells whether a message takes the place of the one before it: each report on the subagents of a turn has all of it.
fn repeats(last: &Value, message: &Value) -> bool {
    let about = |message: &Value| {
        let params = &message["params"];
        [params["threadId"].clone(), params["turnId"].clone()]
    };
    let is_report = message["method"] == "subagent/progress";
    is_report && last["method"] == message["method"] && about(last) == about(message)
}

/// Merges a delta into a previous one, if they differ only in the text.
fn continues(last: &mut Value, message: &Value) -> bool {
    DELTAS.iter().any(|place| {
        let Some(more) = message.pointer(place).and_then(Value::as_str) else {
            return false;
        };
        let Some(Value::String(text)) = last.pointer_mut(place) else {
            return false;
        };
        let before = std::mem::replace(text, more.to_owned());
        let same = last == message;
        if let Some(Value::String(text)) = last.pointer_mut(place) {
            *text = match (same, *place) {
                (false, _) => before,
                (true, CHUNK) => joined(&before, more),
                (true, _) => before + more,
            };
        }
        same
    })
}

/// Joins two texts in base64.
fn joined(first: &str, second: &str) -> String {
    let bytes = |text| BASE64_STANDARD.decode(text).expect("base64");
    BASE64_STANDARD.encode([bytes(first), bytes(second)].concat())
}
