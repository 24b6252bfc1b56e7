//! Tests a dialect of an embedding program: its schema is in `schema/`, the generated Rust in `generated/`, and only
//! `dialect.rs` is hand-written. Its clients share threads with clients of the built-in dialects.

#[allow(
    dead_code,
    unreachable_pub,
    reason = "what a dialect does not use of its generated code is there all the same"
)]
#[path = "generated/chat/mod.rs"]
mod chat;
mod dialect;

use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use tempfile::TempDir;
use threadwire_server::{MemoryReceiver, MemorySender, OpenOptions, Server, open};

use self::dialect::Chat;

struct Client {
    sender: MemorySender,
    receiver: MemoryReceiver,
    is_chat: bool,
}

impl Client {
    async fn send(&self, mut message: Value) {
        if self.is_chat {
            message["jsonrpc"] = json!("2.0");
        }
        assert!(self.sender.send(message.to_string()).await);
    }

    /// Reads messages until `is_meant` accepts one, and returns it.
    async fn until(&mut self, is_meant: impl Fn(&Value) -> bool) -> Value {
        loop {
            let mut batch = Vec::new();
            let received = self.receiver.receive(&mut batch, 1);
            let received = tokio::time::timeout(Duration::from_secs(60), received).await;
            assert!(received.expect("a message in time") > 0, "the server left");
            let message: Value = serde_json::from_slice(&batch[0].message()).expect("JSON");
            if is_meant(&message) {
                return message;
            }
        }
    }

    async fn method(&mut self, name: &str) -> Value {
        self.until(|message| message["method"] == name).await
    }

    async fn ask(&mut self, id: i64, method: &str, params: Value) -> Value {
        self.send(json!({ "id": id, "method": method, "params": params }))
            .await;
        self.until(|message| message["id"] == id && message.get("method").is_none())
            .await
    }
}

struct TestServer {
    server: Server,
    _folder: TempDir,
}

impl TestServer {
    async fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let options = OpenOptions {
            home: Some(folder.path().join("home")),
            in_memory: true,
            cwd: Some(folder.path().to_owned()),
            overrides: vec!["approval_policy=untrusted".to_owned()],
            dialects: vec![Arc::new(Chat)],
            ..OpenOptions::default()
        };
        let server = open(options).await.expect("the server opens");
        Self {
            server,
            _folder: folder,
        }
    }

    fn client(&self, is_chat: bool) -> Client {
        let (sender, receiver) = self.server.connect().split();
        Client {
            sender,
            receiver,
            is_chat,
        }
    }

    async fn chat(&self) -> Client {
        let mut chat = self.client(true);
        let welcome = chat.ask(1, "hello", json!({ "name": "Ada" })).await;
        assert_eq!(welcome["result"]["server"], "chat for Ada");
        chat
    }

    async fn codex(&self) -> Client {
        let mut codex = self.client(false);
        let info = json!({ "clientInfo": { "name": "test", "version": "1" } });
        codex.ask(1, "initialize", info).await;
        codex.send(json!({ "method": "initialized" })).await;
        codex
    }
}

#[tokio::test]
async fn a_dialect_from_outside_shares_a_live_turn_with_codex() {
    let house = TestServer::new().await;
    let (mut codex, mut chat) = (house.codex().await, house.chat().await);
    let started = codex.ask(2, "thread/start", json!({})).await;
    let thread = started["result"]["thread"]["id"].clone();
    let joined = chat.ask(2, "room/join", json!({ "room": thread })).await;
    assert_eq!(joined["result"]["room"], thread);

    let said =
        json!({ "place": { "room": thread }, "text": "run: echo $((40 + 2))\nsay: that was it" });
    let said = chat.ask(3, "room/say", said).await;
    let started = codex.method("turn/started").await;
    assert_eq!(started["params"]["turn"]["id"], said["result"]["turn"]);

    // Both clients are asked; the client of the plug-in dialect answers, and the request to the other is withdrawn.
    let asked = codex.method("item/commandExecution/requestApproval").await;
    let may = chat.method("room/may").await;
    assert_eq!(
        may["params"],
        json!({ "room": thread, "command": "echo $((40 + 2))" })
    );
    chat.send(json!({ "id": may["id"], "result": { "yes": true } }))
        .await;
    let resolved = codex.method("serverRequest/resolved").await;
    assert_eq!(resolved["params"]["requestId"], asked["id"]);

    let text = chat.method("room/text").await;
    assert_eq!(
        text["params"],
        json!({ "room": thread, "text": "that was it" })
    );
    let delta = codex.method("item/agentMessage/delta").await;
    assert_eq!(delta["params"]["delta"], "that was it");
    let quiet = chat.method("room/quiet").await;
    assert_eq!(quiet["params"]["how"], "completed");
    codex.method("turn/completed").await;
    house.server.shutdown().await;
}

#[tokio::test]
async fn a_notification_of_a_client_acts() {
    let house = TestServer::new().await;
    let (mut codex, mut chat) = (house.codex().await, house.chat().await);
    let joined = chat.ask(2, "room/join", json!({})).await;
    let room = joined["result"]["room"].clone();
    let resume = json!({ "threadId": room });
    codex.ask(2, "thread/resume", resume).await;
    let said = json!({ "place": { "room": room }, "text": "say: so far\nwait: 1000s" });
    chat.ask(3, "room/say", said).await;
    chat.method("room/text").await;
    chat.send(json!({ "method": "room/hush", "params": { "room": room } }))
        .await;
    assert_eq!(
        chat.method("room/quiet").await["params"]["how"],
        "interrupted"
    );
    let completed = codex.method("turn/completed").await;
    assert_eq!(completed["params"]["turn"]["status"], "interrupted");
    house.server.shutdown().await;
}

#[tokio::test]
async fn refusals_have_the_words_of_the_dialect() {
    let house = TestServer::new().await;
    let mut stranger = house.client(true);
    let refused = stranger.ask(1, "room/join", json!({})).await;
    assert_eq!(refused["error"]["message"], "say hello first");
    let unknown = stranger.ask(2, "room/leave", json!({})).await;
    assert_eq!(unknown["error"]["message"], "no method room/leave");
    let mut chat = house.chat().await;
    let said = json!({ "place": { "room": "attic" }, "text": "say: hello" });
    let refused = chat.ask(2, "room/say", said).await;
    assert_eq!(refused["error"]["message"], "no room attic");
    let refused = chat.ask(3, "room/say", json!({ "text": "hello" })).await;
    assert_eq!(refused["error"]["message"], "missing field `place`");
    house.server.shutdown().await;
}

#[tokio::test]
async fn a_server_can_speak_it_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = |protocol: &str| OpenOptions {
        home: Some(folder.path().to_owned()),
        in_memory: true,
        protocol: Some(protocol.to_owned()),
        dialects: vec![Arc::new(Chat)],
        ..OpenOptions::default()
    };
    let server = open(options("chat")).await.expect("the server opens");
    server.shutdown().await;
    let error = open(options("smoke-signals"))
        .await
        .expect_err("nobody speaks it");
    assert_eq!(
        error.to_string(),
        "unknown protocol smoke-signals: use codex, codex@0.97, dotcraft, acp or chat"
    );
}
