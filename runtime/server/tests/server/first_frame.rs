//! Tests the detection of the dialect by the first frames, and the effect of a dialect that panics.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use serde_json::{Value, json};
use tempfile::TempDir;
use threadwire_engine::{BoxFuture, Event, Observer};
use threadwire_protocol::envelope::{Envelope, Id, Malformed, Wire};
use threadwire_server::{
    Connection, Detection, Dialect, MemoryReceiver, MemorySender, OpenOptions, Server, Session,
    open,
};

async fn server(dialects: Vec<Arc<dyn Dialect>>) -> (Server, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let options = OpenOptions {
        home: Some(folder.path().join("home")),
        in_memory: true,
        cwd: Some(folder.path().to_owned()),
        dialects,
        ..OpenOptions::default()
    };
    (open(options).await.unwrap(), folder)
}

struct Client(MemorySender, MemoryReceiver);

impl Client {
    fn of(server: &Server) -> Self {
        let (sender, receiver) = server.connect().split();
        Self(sender, receiver)
    }

    async fn send(&self, frame: &[u8]) {
        assert!(self.0.send(frame.to_vec()).await);
    }

    /// Returns the next message; `None` after the server has closed the connection.
    async fn next(&mut self) -> Option<Value> {
        let mut batch = Vec::new();
        let received = self.1.receive(&mut batch, 1);
        let received = tokio::time::timeout(Duration::from_secs(60), received).await;
        match received.expect("a message in time") {
            0 => None,
            _ => Some(serde_json::from_slice(&batch[0].message()).unwrap()),
        }
    }

    /// Sends a handshake and returns the name of the dialect that answers it.
    async fn dialect(&mut self, handshake: &[u8]) -> &'static str {
        self.send(handshake).await;
        loop {
            let message = self.next().await.expect("an answer");
            if message["id"] != 1 {
                continue;
            }
            let has = |member: &str| message["result"].get(member).is_some();
            return match (has("userAgent"), has("serverInfo"), has("agentInfo")) {
                (true, ..) => "codex",
                (_, true, _) => "dotcraft",
                (.., true) => "acp",
                _ => panic!("{message}"),
            };
        }
    }
}

fn handshakes() -> Vec<(&'static str, Value)> {
    let initialize = |params: Value| json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": params });
    let info = json!({ "name": "test", "version": "1" });
    vec![
        (
            "codex",
            json!({ "id": 1, "method": "initialize", "params": { "clientInfo": info } }),
        ),
        (
            "codex",
            initialize(json!({ "clientInfo": info, "capabilities": { "experimentalApi": true } })),
        ),
        ("codex", initialize(json!({ "clientInfo": info }))),
        (
            "dotcraft",
            initialize(json!({ "clientInfo": info, "capabilities": { "approvalSupport": true } })),
        ),
        ("acp", initialize(json!({ "protocolVersion": 1 }))),
    ]
}

#[tokio::test]
async fn what_tells_nothing_does_not_decide_the_dialect() {
    let (server, _folder) = server(Vec::new()).await;
    let before: [&[u8]; 10] = [
        b"",
        b"hello",
        b"\xff\xfe",
        b"[]",
        b"{}",
        b"null",
        br#"{"jsonrpc":"2.0","method":"initialized"}"#,
        br#"{"jsonrpc":"2.0","method":"$/cancel_request","params":{"requestId":1}}"#,
        br#"{"jsonrpc":"2.0","id":7,"result":{}}"#,
        br#"{"jsonrpc":"2.0","id":7,"method":"nobody/has/it","params":{}}"#,
    ];
    for frame in before {
        for (dialect, handshake) in handshakes() {
            let mut client = Client::of(&server);
            client.send(frame).await;
            let answered = client.dialect(handshake.to_string().as_bytes()).await;
            let frame = String::from_utf8_lossy(frame);
            assert_eq!(answered, dialect, "{frame} before {handshake}");
        }
    }
    server.shutdown().await;
}

#[tokio::test]
async fn a_byte_order_mark_before_the_first_message_is_ignored() {
    let (server, _folder) = server(Vec::new()).await;
    for (dialect, handshake) in handshakes() {
        let frame = format!("\u{feff}{handshake}");
        let answered = Client::of(&server).dialect(frame.as_bytes()).await;
        assert_eq!(answered, dialect, "{handshake}");
    }
    server.shutdown().await;
}

#[tokio::test]
async fn a_request_before_the_handshake_tells_by_its_envelope_and_method() {
    let (server, _folder) = server(Vec::new()).await;
    let not_initialized = |dialect: &str| match dialect {
        "codex" => (json!(-32600), json!("Not initialized")),
        "dotcraft" => (json!(-32002), json!("Not initialized")),
        _ => (json!(-32600), json!("Invalid request")),
    };
    for (dialect, request) in [
        (
            "codex",
            json!({ "id": 3, "method": "thread/list", "params": {} }),
        ),
        (
            "codex",
            json!({ "id": 3, "method": "account/read", "params": {}, "jsonrpc": "2.0" }),
        ),
        (
            "dotcraft",
            json!({ "id": 3, "method": "thread/list", "params": {}, "jsonrpc": "2.0" }),
        ),
        (
            "dotcraft",
            json!({ "id": 3, "method": "skills/list", "jsonrpc": "2.0" }),
        ),
        (
            "acp",
            json!({ "id": 3, "method": "session/list", "params": {}, "jsonrpc": "2.0" }),
        ),
    ] {
        let mut client = Client::of(&server);
        client.send(request.to_string().as_bytes()).await;
        let answer = client.next().await.unwrap();
        let error = &answer["error"];
        let (code, message) = not_initialized(dialect);
        assert_eq!(
            (&error["code"], &error["message"]),
            (&code, &message),
            "{request}: {answer}"
        );
    }
    server.shutdown().await;
}

#[tokio::test]
async fn one_who_never_tells_gets_the_dialect_of_the_door() {
    let (server, _folder) = server(Vec::new()).await;
    let mut client = Client::of(&server);
    for _ in 0..1000 {
        client.send(b"{}").await;
    }
    // The detection has ended: the ACP handshake comes too late.
    client
        .send(br#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":1}}"#)
        .await;
    let answer = client.next().await.unwrap();
    assert_eq!(answer["error"]["code"], -32600, "{answer}");
    server.shutdown().await;
}

/// A dialect that panics in the requested places.
#[derive(Debug)]
struct Faulty;

struct FaultySession {
    connection: Arc<Connection>,
    this: Weak<Self>,
}

impl Dialect for Faulty {
    fn name(&self) -> &'static str {
        "faulty"
    }

    fn versions(&self) -> &'static [&'static str] {
        &["1"]
    }

    fn jsonrpc(&self) -> bool {
        false
    }

    fn detect(&self, message: &Envelope<'_>) -> Detection {
        match message.method.as_deref() {
            Some("faulty/detect") => panic!("in detect"),
            Some(method) if method.starts_with("faulty/") => Detection::Certain,
            _ => Detection::No,
        }
    }

    fn open(self: Arc<Self>, connection: &Arc<Connection>, _: usize) -> Arc<dyn Session> {
        Arc::new_cyclic(|this| FaultySession {
            connection: Arc::clone(connection),
            this: this.clone(),
        })
    }
}

impl Session for FaultySession {
    fn receive(self: Arc<Self>, message: Envelope<'_>) {
        assert_ne!(message.method.as_deref(), Some("faulty/receive"));
        let engine = &self.connection.services().engine;
        engine.watch(self.this.upgrade().unwrap());
        let ready = threadwire_protocol::RawJson::encode("ready").unwrap();
        let mut frame = br#"{"id":4,"result":"#.to_vec();
        frame.extend_from_slice(ready.get().as_bytes());
        frame.push(b'}');
        self.connection
            .send(threadwire_protocol::envelope::Frame::from_message(frame));
    }

    fn malformed(&self, _: Malformed, _: Option<Id>) {}

    fn closed(&self) -> BoxFuture<'_, ()> {
        panic!("at the end")
    }
}

impl Observer for FaultySession {
    fn on_event(&self, _: &Arc<Event>) {
        panic!("in a projection");
    }

    fn panicked(&self) {
        let wire = Wire {
            jsonrpc: false,
            version: 0,
        };
        self.connection.fail(wire);
    }
}

#[tokio::test]
async fn a_dialect_that_panics_costs_its_own_connection_only() {
    let (server, _folder) = server(vec![Arc::new(Faulty)]).await;
    let mut other = Client::of(&server);
    let (_, handshake) = handshakes().swap_remove(0);
    assert_eq!(
        other.dialect(handshake.to_string().as_bytes()).await,
        "codex"
    );
    for method in ["faulty/detect", "faulty/receive"] {
        let mut client = Client::of(&server);
        let request = json!({ "id": 3, "method": method });
        client.send(request.to_string().as_bytes()).await;
        let answer = client.next().await.unwrap();
        assert_eq!(
            (&answer["id"], &answer["error"]["code"]),
            (&json!(3), &json!(-32603)),
            "{method}"
        );
        assert_eq!(client.next().await, None, "{method}");
    }
    let mut watching = Client::of(&server);
    watching.send(br#"{"id":4,"method":"faulty/watch"}"#).await;
    assert_eq!(watching.next().await.unwrap()["result"], "ready");
    // Every watcher is notified of a new thread.
    other
        .send(br#"{"id":5,"method":"thread/start","params":{}}"#)
        .await;
    loop {
        let message = other.next().await.expect("the other connection lives");
        if message["id"] == 5 {
            assert!(message.get("result").is_some(), "{message}");
            break;
        }
    }
    let last = watching.next().await.unwrap();
    assert_eq!(
        (&last["id"], &last["error"]["code"]),
        (&Value::Null, &json!(-32603))
    );
    assert_eq!(watching.next().await, None);
    server.shutdown().await;
}
