//! Runs golden conversations against a server in memory.
//!
//! A transcript is a file of lines. `{"client": NAME, "send": MESSAGE}` sends a message (`"raw": TEXT` sends a line
//! as it is), `{"client": NAME, "until": METHOD}` reads from the server until a message of that method, or with a
//! number until the answer to that request. What was read follows as `{"client": NAME, "got": MESSAGE}` lines.
//! Ids, times and paths are replaced by placeholders in order of appearance; a placeholder in a `send` line stands
//! for the value it replaced. `UPDATE_GOLDEN=1` writes the `got` lines anew.

mod normalize;

use std::{collections::HashMap, path::Path, time::Duration};

use serde_json::{Value, json};
use threadwire_server::{MemoryReceiver, MemorySender, OpenOptions, Server, open};

use self::normalize::Normalizer;

/// How long one message may take to arrive. Only a broken server reaches it.
const PATIENCE: Duration = Duration::from_secs(20);

/// Runs one transcript and returns it as it should be written.
///
/// # Panics
/// Where the file cannot be read, a line means nothing, or an awaited message does not come.
pub async fn replay(path: &Path) -> String {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let home = tempfile::tempdir().expect("a folder for the server");
    let work = tempfile::tempdir().expect("a folder to work in");
    let options = OpenOptions {
        home: Some(home.path().to_path_buf()),
        cwd: Some(work.path().to_path_buf()),
        ..OpenOptions::default()
    };
    let server = open(options).await.expect("the server opens");
    let mut run = Run {
        server,
        clients: HashMap::new(),
        names: Normalizer::new(&[("<home>", home.path()), ("<cwd>", work.path())]),
        out: String::new(),
    };
    for (number, line) in text.lines().enumerate() {
        let place = format!("{}:{}", path.display(), number + 1);
        let step: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{place}: {error}"));
        run.step(&step, &place).await;
    }
    run.server.shutdown().await;
    run.out
}

struct Run {
    server: Server,
    clients: HashMap<String, Client>,
    names: Normalizer,
    out: String,
}

struct Client {
    sender: MemorySender,
    receiver: MemoryReceiver,
    unread: std::collections::VecDeque<Value>,
}

impl Run {
    async fn step(&mut self, step: &Value, place: &str) {
        if step.get("got").is_some() {
            return;
        }
        self.line(step);
        if step.get("about").is_some() {
            return;
        }
        let name = step["client"].as_str().unwrap_or_else(|| panic!("{place}: no client"));
        let server = &self.server;
        let client = self.clients.entry(name.to_owned()).or_insert_with(|| {
            let (sender, receiver) = server.connect().split();
            Client { sender, receiver, unread: Default::default() }
        });
        if let Some(message) = step.get("send") {
            let message = self.names.restore(message);
            assert!(client.sender.send(message.to_string()).await, "{place}: the server closed the connection");
        } else if let Some(raw) = step["raw"].as_str() {
            assert!(client.sender.send(raw.to_owned()).await, "{place}: the server closed the connection");
        } else if let Some(until) = step.get("until") {
            loop {
                let message = client.next(place, until).await;
                let last = ends(&message, until);
                let message = self.names.replace(&message);
                self.out.push_str(&json!({ "client": name, "got": message }).to_string());
                self.out.push('\n');
                if last {
                    break;
                }
            }
        } else if step.get("leave").is_some() {
            self.clients.remove(name);
        } else {
            panic!("{place}: nothing to do");
        }
    }

    fn line(&mut self, step: &Value) {
        self.out.push_str(&step.to_string());
        self.out.push('\n');
    }
}

impl Client {
    async fn next(&mut self, place: &str, until: &Value) -> Value {
        if let Some(message) = self.unread.pop_front() {
            return message;
        }
        let mut batch = Vec::new();
        let received = tokio::time::timeout(PATIENCE, self.receiver.receive(&mut batch, 64)).await;
        assert!(matches!(received, Ok(count) if count > 0), "{place}: waited in vain for {until}");
        self.unread.extend(
            batch.iter().map(|frame| serde_json::from_slice::<Value>(frame.line()).expect("the server writes JSON")),
        );
        self.unread.pop_front().expect("a batch is not empty")
    }
}

/// Tells whether a message is the one that was waited for.
fn ends(message: &Value, until: &Value) -> bool {
    match until {
        Value::String(method) => message["method"] == *method,
        id => message.get("method").is_none() && message["id"] == *id,
    }
}
