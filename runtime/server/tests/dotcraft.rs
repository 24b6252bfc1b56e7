//! A DotCraft client talks to a server in memory, with the offline agent behind it.

mod support;

use std::{collections::VecDeque, sync::Arc, time::Duration};

use serde_json::{Value, json};
use tempfile::TempDir;
use threadwire_engine::{Agent, BoxFuture, Model, TurnContext, TurnError};
use threadwire_server::{MemoryReceiver, MemorySender, OpenOptions, Protocol, Server, open};
use tokio::sync::Notify;

/// How long a message may take before a test gives up on it.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server whose threads live in memory and work in a folder of their own.
struct House {
    server: Server,
    folder: TempDir,
}

impl House {
    async fn new() -> Self {
        Self::with_agent(None).await
    }

    async fn with_agent(agent: Option<Arc<dyn Agent>>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let options = OpenOptions {
            home: Some(folder.path().join("home")),
            in_memory: true,
            cwd: Some(folder.path().to_owned()),
            agent,
            protocol: Some(Protocol::DotCraft),
            ..OpenOptions::default()
        };
        Self {
            server: open(options).await.unwrap(),
            folder,
        }
    }

    /// Connects a client that has said nothing yet.
    fn knock(&self) -> Client {
        let (sender, receiver) = self.server.connect().split();
        Client {
            sender,
            receiver,
            inbox: VecDeque::new(),
            last_id: 0,
            folder: self.folder.path().display().to_string(),
        }
    }

    /// Connects a client with the capabilities given.
    async fn client_with(&self, capabilities: Value) -> Client {
        let mut client = self.knock();
        client
            .call("initialize", initialize(capabilities))
            .await
            .unwrap();
        client
            .send(json!({ "jsonrpc": "2.0", "method": "initialized", "params": {} }))
            .await;
        client
    }

    async fn client(&self) -> Client {
        self.client_with(json!({})).await
    }
}

fn initialize(capabilities: Value) -> Value {
    json!({ "clientInfo": { "name": "test", "version": "1" }, "capabilities": capabilities })
}

struct Client {
    sender: MemorySender,
    receiver: MemoryReceiver,
    inbox: VecDeque<Value>,
    last_id: i64,
    folder: String,
}

impl Client {
    async fn send(&self, message: Value) {
        assert!(
            self.sender.send(message.to_string()).await,
            "the server hung up"
        );
    }

    async fn send_text(&self, text: &str) {
        assert!(
            self.sender.send(text.to_owned()).await,
            "the server hung up"
        );
    }

    /// Receives the next message; `None` once the server has hung up.
    async fn receive(&mut self) -> Option<Value> {
        let mut batch = Vec::new();
        let received = tokio::time::timeout(PATIENCE, self.receiver.receive(&mut batch, 1)).await;
        if received.expect("a message in time") == 0 {
            return None;
        }
        let message: Value = serde_json::from_slice(&batch[0].message()).unwrap();
        assert_eq!(message["jsonrpc"], "2.0");
        Some(message)
    }

    /// Returns the oldest message that was not looked at.
    async fn next(&mut self) -> Value {
        match self.inbox.pop_front() {
            Some(message) => message,
            None => self.receive().await.expect("a message"),
        }
    }

    /// Sends a request and returns its id.
    async fn ask(&mut self, method: &str, params: Value) -> i64 {
        self.last_id += 1;
        let id = self.last_id;
        self.send(json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }))
            .await;
        id
    }

    /// Waits for the answer to a request; what comes before it stays to be looked at.
    async fn answer(&mut self, id: i64) -> Result<Value, Value> {
        let mut before = std::mem::take(&mut self.inbox);
        if let Some(at) = before
            .iter()
            .position(|message| message["id"] == id && message.get("method").is_none())
        {
            let message = before.remove(at).unwrap();
            self.inbox = before;
            return outcome(message);
        }
        loop {
            let message = self.receive().await.expect("an answer");
            if message["id"] == id && message.get("method").is_none() {
                self.inbox = before;
                return outcome(message);
            }
            before.push_back(message);
        }
    }

    async fn call(&mut self, method: &str, params: Value) -> Result<Value, Value> {
        let id = self.ask(method, params).await;
        self.answer(id).await
    }

    /// Returns the params of the next message with this method; what comes before it is passed over.
    async fn until(&mut self, method: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["method"] == method {
                return message["params"].clone();
            }
        }
    }

    /// Returns the next request with this method: its id and its params.
    async fn asked(&mut self, method: &str) -> (Value, Value) {
        loop {
            let message = self.next().await;
            if message["method"] == method {
                assert!(message.get("id").is_some());
                return (message["id"].clone(), message["params"].clone());
            }
        }
    }

    /// Returns all messages up to one with one of these methods, and that one.
    async fn all_until(&mut self, methods: &[&str]) -> Vec<Value> {
        let mut all = Vec::new();
        loop {
            let message = self.next().await;
            let last = methods.iter().any(|method| message["method"] == *method);
            all.push(message);
            if last {
                return all;
            }
        }
    }

    /// Returns everything that was sent to the client until now.
    async fn everything(&mut self) -> Vec<Value> {
        self.call("model/list", json!({})).await.unwrap();
        self.inbox.drain(..).collect()
    }

    async fn reply(&self, id: &Value, result: Value) {
        self.send(json!({ "jsonrpc": "2.0", "id": id, "result": result }))
            .await;
    }

    fn identity(&self) -> Value {
        json!({ "channelName": "desktop", "userId": "ada", "workspacePath": self.folder })
    }

    /// Starts a thread and returns its id.
    async fn thread(&mut self) -> String {
        self.thread_with(json!({})).await
    }

    async fn thread_with(&mut self, more: Value) -> String {
        let mut params = json!({ "identity": self.identity() });
        params
            .as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        let result = self.call("thread/start", params).await.unwrap();
        self.until("thread/started").await;
        result["thread"]["id"].as_str().unwrap().to_owned()
    }

    /// Starts a turn and returns its id.
    /// Reads the turns of a thread.
    async fn turns(&mut self, thread: &str) -> Vec<Value> {
        let params = json!({ "threadId": thread, "includeTurns": true });
        let read = self.call("thread/read", params).await.unwrap();
        read["thread"]["turns"].as_array().unwrap().clone()
    }

    async fn turn(&mut self, thread: &str, text: &str) -> String {
        let result = self.call("turn/start", input(thread, text)).await.unwrap();
        result["turn"]["id"].as_str().unwrap().to_owned()
    }
}

fn outcome(message: Value) -> Result<Value, Value> {
    match message.get("error") {
        Some(error) => Err(error.clone()),
        None => Ok(message["result"].clone()),
    }
}

fn input(thread: &str, text: &str) -> Value {
    json!({ "threadId": thread, "input": [{ "type": "text", "text": text }] })
}

/// Names messages by what tells them apart: the method, and the type of the item.
fn names(messages: &[Value]) -> Vec<String> {
    let name = |message: &Value| {
        let method = message["method"].as_str().unwrap_or("answer");
        match message["params"]["item"]["type"].as_str() {
            Some(kind) => format!("{method} {kind}"),
            None => method.to_owned(),
        }
    };
    messages.iter().map(name).collect()
}

fn methods(messages: &[Value]) -> Vec<&str> {
    messages
        .iter()
        .filter_map(|message| message["method"].as_str())
        .collect()
}

const TERMINAL: [&str; 3] = ["turn/completed", "turn/failed", "turn/cancelled"];

// The handshake.

#[tokio::test]
async fn nothing_works_before_the_handshake() {
    let house = House::new().await;
    let mut client = house.knock();
    for (method, params) in [
        ("thread/list", json!({})),
        ("no/such", json!({})),
        ("turn/start", json!({ "input": 1 })),
    ] {
        let error = client.call(method, params).await.unwrap_err();
        assert_eq!(
            (error["code"].as_i64(), error["message"].as_str()),
            (Some(-32002), Some("Not initialized"))
        );
    }
    client
        .send(json!({ "jsonrpc": "2.0", "method": "initialized" }))
        .await;

    let error = client
        .call("initialize", json!({ "clientInfo": { "version": "1" } }))
        .await
        .unwrap_err();
    assert_eq!(error["code"], -32602);
    assert_eq!(error["data"]["detail"], "clientInfo: missing field `name`");

    let result = client
        .call("initialize", initialize(json!({})))
        .await
        .unwrap();
    assert_eq!(result["serverInfo"]["name"], "dotcraft");
    assert_eq!(result["serverInfo"]["protocolVersion"], "1");
    for flag in [
        "threadManagement",
        "threadSubscriptions",
        "approvalFlow",
        "modelCatalogManagement",
    ] {
        assert_eq!(result["capabilities"][flag], true, "{flag}");
    }
    assert_eq!(result["capabilities"].get("skillsManagement"), None);

    let error = client
        .call("initialize", initialize(json!({})))
        .await
        .unwrap_err();
    assert_eq!(
        (error["code"].as_i64(), error["message"].as_str()),
        (Some(-32003), Some("Already initialized"))
    );
    assert!(client.call("thread/list", json!({})).await.is_ok());
}

#[tokio::test]
async fn nothing_comes_unasked_before_initialized() {
    let house = House::new().await;
    let mut early = house.knock();
    early
        .call("initialize", initialize(json!({})))
        .await
        .unwrap();
    let mut other = house.client().await;
    other.thread().await;
    assert_eq!(methods(&early.everything().await), [""; 0]);
    early
        .send(json!({ "jsonrpc": "2.0", "method": "initialized" }))
        .await;
    early.everything().await;
    let thread = other.thread().await;
    assert_eq!(early.until("thread/started").await["thread"]["id"], *thread);
}

#[tokio::test]
async fn a_question_from_before_initialized_is_asked_after_it() {
    let house = House::new().await;
    let mut client = house.knock();
    client
        .call("initialize", initialize(json!({})))
        .await
        .unwrap();
    let started = client
        .call("thread/start", json!({ "identity": client.identity() }))
        .await
        .unwrap();
    let thread = started["thread"]["id"].as_str().unwrap().to_owned();
    client.turn(&thread, "escalate: true").await;
    client
        .send(json!({ "jsonrpc": "2.0", "method": "initialized" }))
        .await;
    let (id, _) = client.asked("item/approval/request").await;
    client.reply(&id, json!({ "decision": "accept" })).await;
    client.until("turn/completed").await;
}

#[tokio::test]
async fn a_channel_that_is_not_configured_is_let_go() {
    let house = House::new().await;
    let mut client = house.knock();
    let capabilities = json!({ "channelAdapter": { "channelName": "telegram" } });
    client
        .call("initialize", initialize(capabilities))
        .await
        .unwrap();
    let event = client.until("system/event").await;
    assert_eq!(
        event,
        json!({ "kind": "channelRejected", "channelName": "telegram" })
    );
    assert!(client.receive().await.is_none());
}

// What is wrong.

#[tokio::test]
async fn broken_messages_are_refused_and_the_connection_lives_on() {
    let house = House::new().await;
    let mut client = house.client().await;
    let cases = [
        ("{", -32700, json!(null)),
        ("nonsense", -32700, json!(null)),
        ("\u{feff}{}", -32700, json!(null)),
        ("[]", -32600, json!(null)),
        ("3", -32600, json!(null)),
        ("null", -32600, json!(null)),
        (
            r#"[{"jsonrpc":"2.0","id":1,"method":"model/list"}]"#,
            -32600,
            json!(null),
        ),
        (r#"{"jsonrpc":"2.0"}"#, -32600, json!(null)),
        (r#"{"jsonrpc":"2.0","id":7}"#, -32600, json!(7)),
        (r#"{"id":"a","method":"model/list"}"#, -32600, json!("a")),
        (
            r#"{"jsonrpc":"1.0","id":"a","method":"model/list"}"#,
            -32600,
            json!("a"),
        ),
        (
            r#"{"jsonrpc":2.0,"id":"a","method":"model/list"}"#,
            -32600,
            json!("a"),
        ),
        (
            r#"{"jsonrpc":"2.0","id":null,"method":"model/list"}"#,
            -32600,
            json!(null),
        ),
        (
            r#"{"jsonrpc":"2.0","id":1.5,"method":"model/list"}"#,
            -32600,
            json!(null),
        ),
        (
            r#"{"jsonrpc":"2.0","id":{},"method":"model/list"}"#,
            -32600,
            json!(null),
        ),
        (
            r#"{"jsonrpc":"2.0","id":1,"method":5}"#,
            -32600,
            json!(null),
        ),
        (
            r#"{"jsonrpc":"2.0","id":"x","method":"no/such"}"#,
            -32601,
            json!("x"),
        ),
        (
            r#"{"jsonrpc":"2.0","id":"x","method":"skills/list"}"#,
            -32601,
            json!("x"),
        ),
        (
            r#"{"jsonrpc":"2.0","id":"x","method":"thread/read"}"#,
            -32602,
            json!("x"),
        ),
        (
            r#"{"jsonrpc":"2.0","id":"x","method":"thread/read","params":[1]}"#,
            -32602,
            json!("x"),
        ),
    ];
    for (frame, code, id) in cases {
        client.send_text(frame).await;
        let message = client.next().await;
        assert_eq!(message["error"]["code"], code, "{frame}");
        assert_eq!(message.get("id"), Some(&id), "{frame}");
    }
    // Ignored: unknown notifications, answers to nothing, errors about messages of ours.
    for frame in [
        r#"{"jsonrpc":"2.0","method":"no/such"}"#,
        r#"{"jsonrpc":"2.0","id":99,"result":{}}"#,
        r#"{"jsonrpc":"2.0","id":"never","error":{"code":1,"message":"no"}}"#,
        r#"{"jsonrpc":"2.0","method":"initialized"}"#,
    ] {
        client.send_text(frame).await;
    }
    assert_eq!(methods(&client.everything().await), [""; 0]);
}

#[tokio::test]
async fn unknown_methods_say_so() {
    let house = House::new().await;
    let mut client = house.client().await;
    let error = client.call("no/such", json!({})).await.unwrap_err();
    assert_eq!(
        error,
        json!({
            "code": -32601,
            "message": "Method not found",
            "data": {
                "code": "MethodNotFound",
                "messageKey": "errors.methodNotFound",
                "params": {},
                "fallbackText": "Method not found",
            },
        })
    );
}

#[tokio::test]
async fn params_that_do_not_fit_are_named() {
    let house = House::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    let identity = client.identity();
    let tool = json!({ "name": "T", "description": "", "inputSchema": {} });
    let cases = [
        ("thread/start", json!({}), "missing field `identity`"),
        (
            "thread/start",
            json!({ "identity": {} }),
            "identity: missing field `channelName`",
        ),
        (
            "thread/start",
            json!({ "identity": identity, "config": { "reasoning": { "enabled": "yes" } } }),
            "config.reasoning.enabled: invalid type: string \"yes\", expected a boolean",
        ),
        (
            "thread/start",
            json!({ "identity": identity, "historyMode": "nobody" }),
            "historyMode: unknown variant `nobody`, expected `server` or `client`",
        ),
        (
            "thread/start",
            json!({ "identity": identity, "dynamicTools": [tool, tool] }),
            "dynamicTools[1].name: T is declared twice",
        ),
        (
            "thread/start",
            json!({ "identity": identity, "additionalContext": { "a b": { "kind": "application", "value": "" } } }),
            "additionalContext.a b: the key is not 1 to 128 of A-Z, a-z, 0-9, `.`, `_` and `-`",
        ),
        (
            "thread/start",
            json!({ "identity": identity, "additionalContext": { "a": { "kind": "secret", "value": "" } } }),
            "additionalContext.a.kind: unknown variant `secret`, expected `application`",
        ),
        (
            "thread/list",
            json!({ "limit": 0 }),
            "limit: 0 is not in 1 to 100",
        ),
        (
            "thread/list",
            json!({ "limit": 101 }),
            "limit: 101 is not in 1 to 100",
        ),
        (
            "thread/list",
            json!({ "cursor": "x" }),
            "cursor: invalid cursor: x",
        ),
        (
            "thread/read",
            json!({ "threadId": thread, "turnLimit": 101 }),
            "turnLimit: 101 is not in 1 to 100",
        ),
        (
            "thread/read",
            json!({ "threadId": thread, "cursor": "x" }),
            "cursor: invalid cursor: x",
        ),
        (
            "thread/read",
            json!({ "threadId": 1 }),
            "threadId: invalid type: integer `1`, expected a string",
        ),
        (
            "thread/rename",
            json!({ "threadId": thread, "displayName": " " }),
            "displayName: must not be empty",
        ),
        (
            "thread/mode/set",
            json!({ "threadId": thread, "mode": "wild" }),
            "mode: unknown variant `wild`, expected `agent` or `plan`",
        ),
        (
            "turn/start",
            json!({ "threadId": thread }),
            "missing field `input`",
        ),
        (
            "turn/start",
            json!({ "threadId": thread, "input": [] }),
            "input: at least one part is needed",
        ),
        (
            "turn/start",
            json!({ "threadId": thread, "input": [{ "type": "text", "text": "a" }, { "type": "image", "url": 1 }] }),
            "input[1].url: invalid type: integer `1`, expected a string",
        ),
        (
            "turn/start",
            json!({ "threadId": thread, "input": [{ "type": "commandRef", "name": "new" }] }),
            "input[0].name: /new is a command of the server, not input",
        ),
        (
            "turn/start",
            json!({ "threadId": thread, "input": [{ "type": "text", "text": "a" }], "messages": [] }),
            "messages: the server keeps the history",
        ),
        (
            "turn/queue/remove",
            json!({ "threadId": thread, "queuedInputId": "none" }),
            "queuedInputId: queued input not found: none",
        ),
    ];
    for (method, params, detail) in cases {
        let error = client.call(method, params).await.expect_err(detail);
        assert_eq!(error["code"], -32602, "{detail}");
        assert_eq!(error["message"], "Invalid params");
        assert_eq!(error["data"]["detail"], detail);
    }
    let unknown = json!({ "threadId": thread, "input": [{ "type": "dance" }] });
    assert_eq!(
        client.call("turn/start", unknown).await.unwrap_err()["code"],
        -32602
    );
    assert_eq!(methods(&client.everything().await), [""; 0]);
}

#[tokio::test]
async fn threads_and_turns_that_are_not_there() {
    let house = House::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    let nobody = "019a0000-0000-7000-8000-000000000000";
    for id in ["thread_20260101_zzzzzz", nobody] {
        for method in [
            "thread/read",
            "thread/resume",
            "thread/subscribe",
            "thread/unsubscribe",
            "thread/pause",
            "thread/delete",
        ] {
            let error = client
                .call(method, json!({ "threadId": id }))
                .await
                .unwrap_err();
            assert_eq!(error["code"], -32010, "{method}");
            assert_eq!(error["message"], "Thread not found");
            assert_eq!(error["data"]["detail"], format!("Thread not found: {id}"));
        }
        assert_eq!(
            client
                .call("turn/start", input(id, "hi"))
                .await
                .unwrap_err()["code"],
            -32010
        );
        assert_eq!(
            client
                .call("turn/enqueue", input(id, "hi"))
                .await
                .unwrap_err()["code"],
            -32010
        );
    }
    for turn in ["turn_001", nobody] {
        let params = json!({ "threadId": thread, "turnId": turn });
        assert_eq!(
            client.call("turn/interrupt", params).await.unwrap_err()["code"],
            -32013
        );
    }
    let turn = client.turn(&thread, "say: hi").await;
    client.until("turn/completed").await;
    let params = json!({ "threadId": thread, "turnId": turn });
    assert_eq!(
        client.call("turn/interrupt", params).await.unwrap_err()["code"],
        -32014
    );
}

#[tokio::test]
async fn requests_with_the_same_id_are_both_answered() {
    let house = House::new().await;
    let mut client = house.client().await;
    for _ in 0..2 {
        client
            .send(json!({ "jsonrpc": "2.0", "id": "twin", "method": "model/list" }))
            .await;
    }
    for _ in 0..2 {
        assert_eq!(client.next().await["id"], "twin");
    }
}

/// An agent that does not care about interruptions, until it is let go.
struct Stubborn(Arc<Notify>);

impl Agent for Stubborn {
    fn name(&self) -> &str {
        "stubborn"
    }

    fn models(&self) -> Vec<Model> {
        Vec::new()
    }

    fn run(&self, _turn: TurnContext) -> BoxFuture<'_, Result<(), TurnError>> {
        Box::pin(async {
            self.0.notified().await;
            Ok(())
        })
    }
}

#[tokio::test]
async fn too_many_requests_at_once_are_refused() {
    let let_go = Arc::new(Notify::new());
    let house = House::with_agent(Some(Arc::new(Stubborn(Arc::clone(&let_go))))).await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    client.turn(&thread, "anything").await;
    let mut waiting = vec![
        client
            .ask("thread/archive", json!({ "threadId": thread }))
            .await,
    ];
    for _ in 1..32 {
        waiting.push(
            client
                .ask("thread/unarchive", json!({ "threadId": thread }))
                .await,
        );
    }
    let error = client.call("model/list", json!({})).await.unwrap_err();
    assert_eq!(
        error,
        json!({ "code": -32001, "message": "Server overloaded; retry later." })
    );
    let_go.notify_one();
    for id in waiting {
        client.answer(id).await.unwrap();
    }
    let models = client.call("model/list", json!({})).await.unwrap();
    assert_eq!(
        (
            models["success"].as_bool(),
            models["models"].as_array().map(Vec::len)
        ),
        (Some(false), Some(0))
    );
}

// Turns.

#[tokio::test]
async fn a_turn_from_its_start_to_its_end() {
    let house = House::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    let id = client
        .ask(
            "turn/start",
            input(&thread, "think: one moment\nsay: hello"),
        )
        .await;
    let messages = client.all_until(&TERMINAL).await;
    assert_eq!(
        names(&messages),
        [
            "answer",
            "thread/runtimeChanged",
            "turn/started",
            "item/started userMessage",
            "item/completed userMessage",
            "thread/renamed",
            "item/started reasoningContent",
            "item/reasoning/delta",
            "item/completed reasoningContent",
            "item/started agentMessage",
            "item/agentMessage/delta",
            "item/completed agentMessage",
            "item/usage/delta",
            "thread/runtimeChanged",
            "turn/completed",
        ]
    );
    let answer = &messages[0];
    assert_eq!(answer["id"], id);
    let turn = &answer["result"]["turn"];
    assert_eq!(
        (
            turn["status"].as_str(),
            turn["items"].as_array().map(Vec::len)
        ),
        (Some("running"), Some(0))
    );
    assert_eq!(turn["threadId"], *thread);

    let started = &messages[2]["params"]["turn"];
    assert_eq!(started["id"], turn["id"]);
    let said = &started["items"][0];
    assert_eq!(
        (said["type"].as_str(), said["status"].as_str()),
        (Some("userMessage"), Some("completed"))
    );
    let parts = json!([{ "type": "text", "text": "think: one moment\nsay: hello" }]);
    assert_eq!(said["payload"]["nativeInputParts"], parts);
    assert_eq!(said["payload"]["materializedInputParts"], parts);
    assert_eq!(said["payload"]["channelName"], "desktop");
    assert_eq!(messages[3]["params"]["item"]["status"], "started");
    assert_eq!(messages[3]["params"]["item"]["id"], said["id"]);

    assert_eq!(
        messages[5]["params"],
        json!({ "threadId": thread, "displayName": "think: one moment" })
    );
    let delta = &messages[10]["params"];
    assert_eq!(
        (delta["deltaKind"].as_str(), delta["delta"].as_str()),
        (Some("agentMessage"), Some("hello"))
    );
    assert_eq!(
        messages[11]["params"]["item"]["payload"],
        json!({ "text": "hello" })
    );
    assert_eq!(messages[12]["params"]["llmCallDelta"], 1);

    let ended = &messages[14]["params"]["turn"];
    assert_eq!(ended["status"], "completed");
    let kinds: Vec<&str> = ended["items"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|item| item["type"].as_str())
        .collect();
    assert_eq!(kinds, ["userMessage", "reasoningContent", "agentMessage"]);
    assert_eq!(
        ended["tokenUsage"]["totalTokens"],
        messages[12]["params"]["turnInputTokens"].as_i64().unwrap()
            + messages[12]["params"]["turnOutputTokens"].as_i64().unwrap()
    );
    assert!(ended["completedAt"].as_str().unwrap().ends_with('Z'));
    assert_eq!(
        ended["initiator"],
        json!({ "channelName": "desktop", "userId": "ada" })
    );

    let read = client
        .call(
            "thread/read",
            json!({ "threadId": thread, "includeTurns": true }),
        )
        .await
        .unwrap();
    assert_eq!(read["thread"]["turns"], json!([ended]));
    assert_eq!(read.get("turnPage"), None);
    assert_eq!(read["thread"].get("plan"), Some(&Value::Null));
    assert_eq!(read["thread"]["displayName"], "think: one moment");
    assert_eq!(read["thread"]["runtime"]["running"], false);
}

#[tokio::test]
async fn deltas_are_the_completed_text() {
    let house = House::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    client.turn(&thread, "stream: 300 x 7").await;
    let messages = client.all_until(&TERMINAL).await;
    let deltas: String = messages
        .iter()
        .filter(|message| message["method"] == "item/agentMessage/delta")
        .map(|message| message["params"]["delta"].as_str().unwrap())
        .collect();
    let whole = messages
        .iter()
        .find(|message| names(&[(*message).clone()]) == ["item/completed agentMessage"])
        .map(|message| {
            message["params"]["item"]["payload"]["text"]
                .as_str()
                .unwrap()
                .to_owned()
        });
    assert_eq!(Some(deltas), whole);
}

#[tokio::test]
async fn a_command_is_a_call_and_a_result() {
    if !support::has_empty_home("a_command_is_a_call_and_a_result") {
        return;
    }
    let house = House::new().await;
    let plain = json!({ "streamingSupport": false });
    let mut client = house.client_with(plain).await;
    let thread = client.thread().await;
    client.turn(&thread, "run: echo hi").await;
    let messages = client.all_until(&TERMINAL).await;
    let items: Vec<String> = names(&messages)
        .into_iter()
        .filter(|name| name.starts_with("item/"))
        .collect();
    assert_eq!(
        items,
        [
            "item/started userMessage",
            "item/completed userMessage",
            "item/started toolCall",
            "item/completed toolCall",
            "item/started toolResult",
            "item/completed toolResult",
            "item/started agentMessage",
            "item/completed agentMessage",
            "item/usage/delta",
        ]
    );
    let find = |name: &str| {
        let at = names(&messages)
            .iter()
            .position(|other| other == name)
            .unwrap();
        messages[at]["params"]["item"].clone()
    };
    let (call, result) = (
        find("item/completed toolCall"),
        find("item/completed toolResult"),
    );
    assert_eq!(call["payload"]["toolName"], "Exec");
    assert_eq!(call["payload"]["arguments"]["command"], "echo hi");
    assert_eq!(call["payload"]["callId"], result["payload"]["callId"]);
    assert_eq!(
        result["id"],
        format!("{}.result", call["id"].as_str().unwrap())
    );
    assert_eq!(
        (
            result["payload"]["result"].as_str(),
            result["payload"]["success"].as_bool()
        ),
        (Some("hi\n"), Some(true))
    );
}

#[tokio::test]
async fn a_command_streams_to_those_who_asked() {
    if !support::has_empty_home("a_command_streams_to_those_who_asked") {
        return;
    }
    let house = House::new().await;
    let rich = json!({ "commandExecutionStreaming": true, "toolExecutionLifecycle": true });
    let mut client = house.client_with(rich).await;
    let thread = client.thread().await;
    client.turn(&thread, "run: echo hi").await;
    let messages = client.all_until(&["turn/completed"]).await;
    let items: Vec<String> = names(&messages)
        .into_iter()
        .filter(|name| ["tool", "command"].iter().any(|kind| name.contains(kind)))
        .collect();
    assert_eq!(
        items,
        [
            "item/started toolCall",
            "item/completed toolCall",
            "item/started toolExecution",
            "item/started commandExecution",
            "item/commandExecution/outputDelta",
            "item/completed commandExecution",
            "item/completed toolExecution",
            "item/started toolResult",
            "item/completed toolResult",
        ]
    );
    let of = |name: &str| {
        let at = names(&messages)
            .iter()
            .position(|other| other == name)
            .unwrap();
        messages[at]["params"].clone()
    };
    let command = of("item/completed commandExecution")["item"].clone();
    assert_eq!(
        of("item/commandExecution/outputDelta")["itemId"],
        command["id"]
    );
    assert_eq!(
        of("item/commandExecution/outputDelta")["delta"],
        command["payload"]["aggregatedOutput"]
    );
    assert_eq!(
        (
            command["payload"]["exitCode"].as_i64(),
            command["payload"]["status"].as_str()
        ),
        (Some(0), Some("completed"))
    );
    assert_eq!(
        of("item/completed toolExecution")["item"]["payload"]["resultPreview"],
        "hi\n"
    );
}

#[tokio::test]
async fn a_file_change_is_a_call_and_a_result() {
    let house = House::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    client.turn(&thread, "write: a.txt = hello").await;
    let messages = client.all_until(&TERMINAL).await;
    let item = |name: &str| {
        let at = names(&messages)
            .iter()
            .position(|other| other == name)
            .unwrap();
        messages[at]["params"]["item"]["payload"].clone()
    };
    assert_eq!(item("item/completed toolCall")["toolName"], "WriteFile");
    assert_eq!(
        item("item/completed toolCall")["arguments"]["content"],
        "hello\n"
    );
    assert_eq!(item("item/completed toolResult")["success"], true);
    assert!(names(&messages).contains(&"turn/diff/updated".to_owned()));
}

#[tokio::test]
async fn a_failure_is_an_item_and_an_end() {
    let house = House::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    client
        .turn(&thread, "retry: hiccup\nfail context: too long")
        .await;
    let messages = client.all_until(&TERMINAL).await;
    let tail: Vec<String> = names(&messages)
        .into_iter()
        .skip_while(|name| name != "system/event")
        .collect();
    assert_eq!(
        tail,
        [
            "system/event",
            "item/started error",
            "item/completed error",
            "thread/runtimeChanged",
            "turn/failed"
        ]
    );
    let event = messages
        .iter()
        .find(|message| message["method"] == "system/event")
        .unwrap();
    assert_eq!(
        (
            event["params"]["kind"].as_str(),
            event["params"]["message"].as_str()
        ),
        (Some("streamError"), Some("hiccup"))
    );
    let failed = &messages.last().unwrap()["params"];
    assert_eq!(
        (failed["error"].as_str(), failed["turn"]["error"].as_str()),
        (Some("too long"), Some("too long"))
    );
    let error = failed["turn"]["items"].as_array().unwrap().last().unwrap();
    assert_eq!(
        error["payload"],
        json!({ "message": "too long", "code": "context_window_exceeded", "fatal": true })
    );
    let read = client
        .call(
            "thread/read",
            json!({ "threadId": thread, "includeTurns": true }),
        )
        .await
        .unwrap();
    assert_eq!(read["thread"]["turns"][0], failed["turn"]);
}

#[tokio::test]
async fn an_interrupted_turn_is_cancelled() {
    let house = House::new().await;
    let mut client = house
        .client_with(json!({ "commandExecutionStreaming": true }))
        .await;
    let thread = client.thread().await;
    let turn = client.turn(&thread, "say: so far\nwait: 60s").await;
    client.until("item/completed").await;
    let error = client
        .call("turn/start", input(&thread, "more"))
        .await
        .unwrap_err();
    assert_eq!(
        (error["code"].as_i64(), error["message"].as_str()),
        (Some(-32012), Some("Turn in progress"))
    );
    let params = json!({ "threadId": thread, "turnId": turn });
    assert_eq!(
        client.call("turn/interrupt", params).await.unwrap(),
        json!({})
    );
    let cancelled = client.until("turn/cancelled").await;
    assert_eq!(cancelled["turn"]["status"], "cancelled");
    assert!(!cancelled["reason"].as_str().unwrap().is_empty());
}

#[tokio::test]
async fn a_command_of_a_cancelled_turn_is_closed() {
    if !support::has_empty_home("a_command_of_a_cancelled_turn_is_closed") {
        return;
    }
    let house = House::new().await;
    let mut client = house
        .client_with(json!({ "commandExecutionStreaming": true }))
        .await;
    let thread = client.thread().await;
    let turn = client.turn(&thread, "run: echo go; sleep 60").await;
    client.until("item/commandExecution/outputDelta").await;
    client
        .call(
            "turn/interrupt",
            json!({ "threadId": thread, "turnId": turn }),
        )
        .await
        .unwrap();
    let messages = client.all_until(&TERMINAL).await;
    let closed = messages
        .iter()
        .find(|message| message["params"]["item"]["type"] == "commandExecution")
        .unwrap();
    assert_eq!(closed["method"], "item/completed");
    let payload = &closed["params"]["item"]["payload"];
    assert_eq!(payload["status"], "failed");
    assert_eq!(
        payload["aggregatedOutput"].as_str().unwrap().trim_end(),
        "go"
    );
    let last = messages.last().unwrap();
    assert_eq!(last["method"], "turn/cancelled");
    assert_eq!(tool_result(&messages)["success"], false);
    // The history has it too.
    let turns = client.turns(&thread).await;
    assert_eq!(turns[0]["items"], last["params"]["turn"]["items"]);
    let shown = turns[0]["items"].as_array().unwrap();
    assert!(shown.iter().any(|item| item["type"] == "commandExecution"));
}

#[tokio::test]
async fn a_plan_goes_to_everyone() {
    let house = House::new().await;
    let (mut client, mut other) = (house.client().await, house.client().await);
    let thread = client.thread().await;
    client
        .turn(&thread, "plan: Read the code; Fix it; Fix it")
        .await;
    let plan = other.until("plan/updated").await;
    assert_eq!(plan["threadId"], *thread);
    assert_eq!(
        plan["todos"],
        json!([
            { "id": "read-the-code", "content": "Read the code", "priority": "medium", "status": "in_progress" },
            { "id": "fix-it", "content": "Fix it", "priority": "medium", "status": "pending" },
            { "id": "fix-it-3", "content": "Fix it", "priority": "medium", "status": "pending" },
        ])
    );
    let mut kept = plan.clone();
    kept.as_object_mut().unwrap().remove("threadId");
    client.until("turn/completed").await;
    for method in ["thread/read", "thread/resume"] {
        let params = json!({ "threadId": thread });
        let shown = client.call(method, params).await.unwrap();
        assert_eq!(shown["thread"]["plan"], kept, "{method}");
    }
}

// Who is told.

#[tokio::test]
async fn a_subscriber_gets_everything_once_and_a_stranger_only_news() {
    let house = House::new().await;
    let (mut starter, mut stranger) = (house.client().await, house.client().await);
    let thread = starter.thread().await;
    for _ in 0..2 {
        let result = starter
            .call("thread/subscribe", json!({ "threadId": thread }))
            .await
            .unwrap();
        assert_eq!(result, json!({}));
    }
    starter.turn(&thread, "say: hi").await;
    let messages = starter.all_until(&TERMINAL).await;
    let count = |method: &str| {
        messages
            .iter()
            .filter(|message| message["method"] == method)
            .count()
    };
    for method in ["turn/started", "turn/completed", "thread/renamed"] {
        assert_eq!(count(method), 1, "{method}");
    }
    let told = stranger.everything().await;
    assert_eq!(
        methods(&told),
        [
            "thread/started",
            "thread/runtimeChanged",
            "thread/renamed",
            "thread/runtimeChanged"
        ]
    );

    starter
        .call("thread/unsubscribe", json!({ "threadId": thread }))
        .await
        .unwrap();
    stranger.turn(&thread, "say: hi").await;
    stranger.until("turn/completed").await;
    assert_eq!(
        methods(&starter.everything().await),
        ["thread/runtimeChanged", "thread/runtimeChanged"]
    );
}

#[tokio::test]
async fn a_turn_that_was_started_is_followed_and_the_next_one_is_not() {
    let house = House::new().await;
    let (mut one, mut other) = (house.client().await, house.client().await);
    let thread = one.thread().await;
    one.turn(&thread, "say: first").await;
    one.until("turn/completed").await;
    other.turn(&thread, "say: second").await;
    other.until("turn/completed").await;
    assert_eq!(
        methods(&one.everything().await),
        ["thread/runtimeChanged", "thread/runtimeChanged"]
    );
    one.turn(&thread, "say: third").await;
    let messages = one.all_until(&TERMINAL).await;
    assert_eq!(
        messages
            .iter()
            .filter(|message| message["method"] == "turn/started")
            .count(),
        1
    );
}

#[tokio::test]
async fn who_subscribes_late_sees_the_whole_turn_at_its_end() {
    let house = House::new().await;
    let (mut one, mut other) = (house.client().await, house.client().await);
    let thread = one.thread().await;
    let turn = one.turn(&thread, "say: early\nwait: 60s").await;
    one.until("item/agentMessage/delta").await;
    one.until("item/completed").await;
    other
        .call("thread/subscribe", json!({ "threadId": thread }))
        .await
        .unwrap();
    one.call(
        "turn/interrupt",
        json!({ "threadId": thread, "turnId": turn }),
    )
    .await
    .unwrap();
    let cancelled = other.until("turn/cancelled").await;
    assert_eq!(cancelled, one.until("turn/cancelled").await);
    assert_eq!(cancelled["turn"]["items"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn recent_events_are_told_again_when_asked_for() {
    let house = House::new().await;
    let (mut one, mut other) = (house.client().await, house.client().await);
    let thread = one.thread().await;
    one.turn(&thread, "escalate: true").await;
    let (id, _) = one.asked("item/approval/request").await;
    one.reply(&id, json!({ "decision": "accept" })).await;
    let ended = one.until("turn/completed").await;
    other.everything().await;
    other
        .call(
            "thread/subscribe",
            json!({ "threadId": thread, "replayRecent": true }),
        )
        .await
        .unwrap();
    let told = other.everything().await;
    assert_eq!(
        told.iter()
            .filter(|message| message["method"] == "turn/started")
            .count(),
        1
    );
    assert!(!methods(&told).contains(&"item/approval/request"));
    assert!(!methods(&told).contains(&"thread/started"));
    let last = told
        .iter()
        .find(|message| message["method"] == "turn/completed")
        .unwrap();
    assert_eq!(last["params"], ended);
}

#[tokio::test]
async fn notifications_can_be_opted_out_of() {
    let house = House::new().await;
    let out = [
        "thread/started",
        "turn/started",
        "item/agentMessage/delta",
        "no/such",
        "item/approval/request",
    ];
    let mut client = house
        .client_with(json!({ "optOutNotificationMethods": out }))
        .await;
    let result = client
        .call("thread/start", json!({ "identity": client.identity() }))
        .await
        .unwrap();
    let thread = result["thread"]["id"].as_str().unwrap().to_owned();
    client.turn(&thread, "say: hi\nescalate: true").await;
    // Requests are no notifications.
    let messages = client.all_until(&["item/approval/request"]).await;
    client
        .reply(
            &messages.last().unwrap()["id"],
            json!({ "decision": "decline" }),
        )
        .await;
    let rest = client.all_until(&TERMINAL).await;
    for message in messages[..messages.len() - 1].iter().chain(&rest) {
        assert!(
            !out.contains(&message["method"].as_str().unwrap()),
            "{message}"
        );
    }
}

#[tokio::test]
async fn a_turn_outlives_its_client() {
    let house = House::new().await;
    let (mut leaver, mut other) = (house.client().await, house.client().await);
    let thread = leaver.thread().await;
    leaver.turn(&thread, "escalate: echo done").await;
    let (_, asked) = leaver.asked("item/approval/request").await;
    drop(leaver);
    // The open question is asked of who comes instead, as the same question.
    other
        .call("thread/subscribe", json!({ "threadId": thread }))
        .await
        .unwrap();
    let (id, again) = other.asked("item/approval/request").await;
    assert_eq!(again["requestId"], asked["requestId"]);
    other.reply(&id, json!({ "decision": "accept" })).await;
    let ended = other.until("turn/completed").await;
    let kinds: Vec<&str> = ended["turn"]["items"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|item| item["type"].as_str())
        .collect();
    assert!(kinds.contains(&"toolResult"), "{kinds:?}");
}

// Questions.

/// Runs a turn that asks for consent once, and answers. Returns what came after the answer.
async fn decide(client: &mut Client, thread: &str, answer: Value) -> Vec<Value> {
    client.turn(thread, "escalate: echo hi").await;
    let before = client.all_until(&["item/approval/request"]).await;
    let asked = before.last().unwrap();
    let started = before
        .iter()
        .find(|message| message["params"]["item"]["type"] == "approvalRequest")
        .unwrap();
    assert_eq!(started["method"], "item/started");
    let runtime = before
        .iter()
        .rfind(|message| message["method"] == "thread/runtimeChanged")
        .unwrap();
    assert_eq!(runtime["params"]["runtime"]["waitingOnApproval"], true);
    let params = &asked["params"];
    assert_eq!(params["itemId"], started["params"]["item"]["id"]);
    assert_eq!(
        params["requestId"],
        started["params"]["item"]["payload"]["requestId"]
    );
    assert_eq!(
        (
            params["approvalType"].as_str(),
            params["operation"].as_str()
        ),
        (Some("shell"), Some("echo hi"))
    );
    assert!(!params["reason"].as_str().unwrap().is_empty());
    let mut message = json!({ "jsonrpc": "2.0", "id": asked["id"] });
    message
        .as_object_mut()
        .unwrap()
        .extend(answer.as_object().unwrap().clone());
    client.send(message).await;
    client.all_until(&TERMINAL).await
}

fn response_of(messages: &[Value]) -> Value {
    let resolved = messages
        .iter()
        .position(|message| message["method"] == "item/approval/resolved")
        .unwrap();
    let item = &messages[resolved]["params"]["item"];
    let completed = messages.iter().position(|message| {
        message["method"] == "item/completed" && message["params"]["item"]["id"] == item["id"]
    });
    assert!(resolved < completed.unwrap());
    assert_eq!(item["type"], "approvalResponse");
    item["payload"].clone()
}

fn tool_result(messages: &[Value]) -> Value {
    let at = names(messages)
        .iter()
        .position(|name| name == "item/completed toolResult")
        .unwrap();
    messages[at]["params"]["item"]["payload"].clone()
}

#[tokio::test]
async fn consent_is_given() {
    let house = House::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    for decision in ["accept", "acceptForSession"] {
        let messages = decide(
            &mut client,
            &thread,
            json!({ "result": { "decision": decision } }),
        )
        .await;
        let response = response_of(&messages);
        assert_eq!(
            (
                response["approved"].as_bool(),
                response["decision"].as_str()
            ),
            (Some(true), Some(decision))
        );
        assert_eq!(tool_result(&messages)["result"], "hi\n");
        assert_eq!(methods(&messages).last(), Some(&"turn/completed"));
        let ended = &messages.last().unwrap()["params"]["turn"]["items"];
        let kinds: Vec<&str> = ended
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|item| item["type"].as_str())
            .collect();
        assert_eq!(
            kinds,
            [
                "userMessage",
                "toolCall",
                "approvalRequest",
                "approvalResponse",
                "toolResult",
                "agentMessage"
            ]
        );
    }
    client.turn(&thread, "escalate: echo hi").await;
    let messages = client.all_until(&TERMINAL).await;
    assert!(!methods(&messages).contains(&"item/approval/request"));
}

#[tokio::test]
async fn consent_is_refused() {
    let house = House::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    for answer in [
        json!({ "result": { "decision": "decline" } }),
        json!({ "result": { "decision": "perhaps" } }),
        json!({ "result": { "verdict": "accept" } }),
        json!({ "result": null }),
        json!({ "error": { "code": -32000, "message": "no window" } }),
    ] {
        let messages = decide(&mut client, &thread, answer.clone()).await;
        let response = response_of(&messages);
        assert_eq!(response["approved"], false, "{answer}");
        assert_eq!(response["decision"], "decline", "{answer}");
        assert_eq!(tool_result(&messages)["success"], false);
        assert_eq!(methods(&messages).last(), Some(&"turn/completed"));
    }
    let messages = decide(
        &mut client,
        &thread,
        json!({ "result": { "decision": "cancel" } }),
    )
    .await;
    assert_eq!(response_of(&messages)["decision"], "cancel");
    assert_eq!(methods(&messages).last(), Some(&"turn/cancelled"));
}

#[tokio::test]
async fn nobody_is_asked_who_cannot_answer() {
    let house = House::new().await;
    let mut client = house.client_with(json!({ "approvalSupport": false })).await;
    let thread = client.thread().await;
    client
        .turn(&thread, "escalate: echo hi\nask: Sure? [Yes|No]")
        .await;
    let messages = client.all_until(&TERMINAL).await;
    assert!(messages.iter().all(|message| message.get("id").is_none()));
    assert_eq!(response_of(&messages)["approved"], false);
    assert_eq!(tool_result(&messages)["success"], false);
}

#[tokio::test]
async fn policies_decide_without_asking() {
    let house = House::new().await;
    let mut client = house.client_with(json!({ "approvalSupport": false })).await;
    let thread = client
        .thread_with(json!({ "config": { "approvalPolicy": "autoApprove" } }))
        .await;
    client.turn(&thread, "escalate: echo hi").await;
    let messages = client.all_until(&TERMINAL).await;
    assert!(!methods(&messages).contains(&"item/approval/request"));
    assert_eq!(tool_result(&messages)["result"], "hi\n");

    let config = json!({ "threadId": thread, "config": { "approvalPolicy": "interrupt" } });
    client.call("thread/config/update", config).await.unwrap();
    client.turn(&thread, "escalate: echo hi").await;
    let messages = client.all_until(&TERMINAL).await;
    assert!(!methods(&messages).contains(&"item/approval/request"));
    assert_eq!(methods(&messages).last(), Some(&"turn/cancelled"));
}

#[tokio::test]
async fn the_first_answer_counts() {
    let house = House::new().await;
    let (mut one, mut two) = (house.client().await, house.client().await);
    let thread = one.thread().await;
    two.call("thread/subscribe", json!({ "threadId": thread }))
        .await
        .unwrap();
    one.turn(&thread, "escalate: echo hi").await;
    let (first, asked) = one.asked("item/approval/request").await;
    let (second, same) = two.asked("item/approval/request").await;
    assert_eq!(asked, same);
    one.reply(&first, json!({ "decision": "accept" })).await;
    let resolved = two.until("item/approval/resolved").await;
    assert_eq!(resolved["item"]["payload"]["decision"], "accept");
    two.reply(&second, json!({ "decision": "cancel" })).await;
    one.reply(&first, json!({ "decision": "cancel" })).await;
    two.until("turn/completed").await;
    one.until("turn/completed").await;
}

#[tokio::test]
async fn an_open_question_is_asked_again_once() {
    let house = House::new().await;
    let (mut one, mut two) = (house.client().await, house.client().await);
    let thread = one.thread().await;
    one.turn(&thread, "escalate: echo hi\nsay: over").await;
    let (_, asked) = one.asked("item/approval/request").await;
    // The one who was asked is not asked twice.
    one.call("thread/subscribe", json!({ "threadId": thread }))
        .await
        .unwrap();
    one.call("thread/resume", json!({ "threadId": thread }))
        .await
        .unwrap();
    assert!(!methods(&one.everything().await).contains(&"item/approval/request"));

    let resumed = two
        .call("thread/resume", json!({ "threadId": thread }))
        .await
        .unwrap();
    assert_eq!(resumed["thread"]["runtime"]["waitingOnApproval"], true);
    let (id, again) = two.asked("item/approval/request").await;
    assert_eq!(asked, again);
    two.reply(&id, json!({ "decision": "decline" })).await;
    one.until("turn/completed").await;
    // Who resumed is asked, and told nothing else of the turn.
    let told = two.everything().await;
    assert!(
        methods(&told)
            .iter()
            .all(|method| method.starts_with("thread/")),
        "{:?}",
        methods(&told)
    );
}

#[tokio::test]
async fn the_user_is_asked() {
    let house = House::new().await;
    let mut client = house
        .client_with(json!({ "requestUserInputSupport": true }))
        .await;
    let thread = client.thread().await;
    for (answers, expected) in [
        (json!({ "question": { "answers": ["Yes"] } }), "Sure? Yes"),
        (json!({}), "Sure? No answer."),
    ] {
        client.turn(&thread, "ask: Sure? [Yes|No]").await;
        let before = client.all_until(&["item/tool/requestUserInput"]).await;
        let asked = before.last().unwrap();
        let runtime = before
            .iter()
            .rfind(|message| message["method"] == "thread/runtimeChanged")
            .unwrap();
        assert_eq!(runtime["params"]["runtime"]["waitingOnInput"], true);
        let question = &asked["params"]["questions"][0];
        assert_eq!(
            (
                question["question"].as_str(),
                question["options"][1]["label"].as_str()
            ),
            (Some("Sure?"), Some("No"))
        );
        client
            .reply(&asked["id"], json!({ "answers": answers }))
            .await;
        let resolved = client.until("item/tool/requestUserInput/resolved").await;
        assert_eq!(resolved["item"]["payload"]["response"]["answers"], answers);
        let ended = client.until("turn/completed").await;
        let last = ended["turn"]["items"]
            .as_array()
            .unwrap()
            .last()
            .unwrap()
            .clone();
        assert_eq!(last["payload"]["text"], expected);
        // The history has question and answer as they were.
        let turns = client.turns(&thread).await;
        assert_eq!(turns.last().unwrap()["items"], ended["turn"]["items"]);
        let text = ended["turn"]["items"].to_string();
        assert!(text.contains("userInputRequest") && text.contains("userInputResponse"));
    }
}

#[tokio::test]
async fn the_history_has_what_was_asked() {
    let house = House::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    let turn = client.turn(&thread, "escalate: true\nescalate: true").await;
    let types = |turn: &Value| -> Vec<String> {
        let items = turn["items"].as_array().unwrap().iter();
        items
            .map(|item| item["type"].as_str().unwrap().to_owned())
            .collect()
    };
    let (first, _) = client.asked("item/approval/request").await;
    client.reply(&first, json!({ "decision": "accept" })).await;
    let (second, request) = client.asked("item/approval/request").await;

    // While a question waits, it is the last of the turn.
    let turns = client.turns(&thread).await;
    assert_eq!(turns[0]["status"], "waitingApproval");
    let waiting = turns[0]["items"].as_array().unwrap().last().unwrap();
    assert_eq!(waiting["type"], "approvalRequest");
    assert_eq!(
        (&waiting["id"], &waiting["status"]),
        (&request["itemId"], &json!("started"))
    );
    // Who comes now sees all of the turn at its end.
    let mut late = house.client().await;
    late.call("thread/subscribe", json!({ "threadId": thread }))
        .await
        .unwrap();

    client
        .reply(&second, json!({ "decision": "decline" }))
        .await;
    let ended = client.until("turn/completed").await["turn"].clone();
    assert_eq!(ended["id"], turn.as_str());
    let asked = [
        "toolCall",
        "approvalRequest",
        "approvalResponse",
        "toolResult",
    ];
    let mut expected = vec!["userMessage"];
    expected.extend(asked);
    expected.extend(asked);
    expected.push("agentMessage");
    assert_eq!(types(&ended), expected);
    assert_eq!(late.until("turn/completed").await["turn"], ended);
    let turns = client.turns(&thread).await;
    assert_eq!(turns[0]["items"], ended["items"]);
}

// Tools of clients.

fn tools() -> Value {
    json!([{
        "namespace": "app",
        "name": "List",
        "description": "Lists.",
        "inputSchema": { "type": "object" },
    }])
}

#[tokio::test]
async fn a_tool_runs_at_the_client_that_brought_it() {
    let house = House::new().await;
    let (mut owner, mut user) = (house.client().await, house.client().await);
    let thread = owner.thread_with(json!({ "dynamicTools": tools() })).await;
    user.turn(&thread, "tool: app/List {\"state\":\"open\"}")
        .await;
    let (id, params) = owner.asked("item/tool/call").await;
    assert_eq!(params["arguments"], json!({ "state": "open" }));
    assert_eq!(
        (params["namespace"].as_str(), params["tool"].as_str()),
        (Some("app"), Some("List"))
    );
    let result = json!({ "success": true, "contentItems": [{ "type": "text", "text": "two" }], "structuredResult": 2 });
    owner.reply(&id, result).await;
    let messages = user.all_until(&TERMINAL).await;
    assert!(!methods(&messages).contains(&"item/tool/call"));
    let at = names(&messages)
        .iter()
        .position(|name| name == "item/completed dynamicToolCall")
        .unwrap();
    let payload = &messages[at]["params"]["item"]["payload"];
    assert_eq!(payload["callId"], params["callId"]);
    assert_eq!(
        (
            payload["success"].as_bool(),
            payload["structuredResult"].as_i64()
        ),
        (Some(true), Some(2))
    );
    // Running the tools of a thread is not following it.
    assert!(
        methods(&owner.everything().await)
            .iter()
            .all(|method| method.starts_with("thread/"))
    );
}

#[tokio::test]
async fn a_tool_leaves_with_its_client() {
    let house = House::new().await;
    let (mut owner, mut user) = (house.client().await, house.client().await);
    let thread = owner.thread_with(json!({ "dynamicTools": tools() })).await;
    user.turn(&thread, "tool: app/List {}").await;
    owner.asked("item/tool/call").await;
    drop(owner);
    let messages = user.all_until(&TERMINAL).await;
    let at = names(&messages)
        .iter()
        .position(|name| name == "item/completed dynamicToolCall")
        .unwrap();
    let payload = &messages[at]["params"]["item"]["payload"];
    assert_eq!(
        (payload["success"].as_bool(), payload["errorCode"].as_str()),
        (Some(false), Some("ToolFailed"))
    );

    user.call(
        "thread/resume",
        json!({ "threadId": thread, "dynamicTools": tools() }),
    )
    .await
    .unwrap();
    user.turn(&thread, "tool: app/List {}").await;
    let (id, _) = user.asked("item/tool/call").await;
    user.reply(&id, json!({ "success": false, "errorCode": "Busy" }))
        .await;
    user.until("turn/completed").await;
}

#[tokio::test]
async fn tools_move_to_who_binds_them_last() {
    let house = House::new().await;
    let (mut old, mut new) = (house.client().await, house.client().await);
    let thread = old.thread_with(json!({ "dynamicTools": tools() })).await;
    new.call(
        "thread/resume",
        json!({ "threadId": thread, "dynamicTools": tools() }),
    )
    .await
    .unwrap();
    new.turn(&thread, "tool: app/List {}").await;
    let (id, _) = new.asked("item/tool/call").await;
    new.reply(&id, json!({ "success": true })).await;
    new.until("turn/completed").await;
    assert!(!methods(&old.everything().await).contains(&"item/tool/call"));
}

// The queue.

#[tokio::test]
async fn inputs_wait_for_the_turn_to_complete() {
    let house = House::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    client
        .call("thread/subscribe", json!({ "threadId": thread }))
        .await
        .unwrap();
    let turn = client.turn(&thread, "escalate: true").await;
    let (id, _) = client.asked("item/approval/request").await;
    let first = client
        .call("turn/enqueue", input(&thread, "say: one"))
        .await
        .unwrap();
    let second = client
        .call("turn/enqueue", input(&thread, "say: two"))
        .await
        .unwrap();
    assert_eq!(first["queuedInput"]["readyAfterTurnId"], *turn);
    assert_eq!(
        (
            first["queuedInput"]["displayText"].as_str(),
            first["queuedInput"]["status"].as_str()
        ),
        (Some("say: one"), Some("queued"))
    );
    assert_eq!(
        second["queuedInputs"],
        json!([first["queuedInput"], second["queuedInput"]])
    );
    assert_eq!(
        client.until("thread/queue/updated").await["queuedInputs"],
        first["queuedInputs"]
    );
    assert_eq!(
        client.until("thread/queue/updated").await["queuedInputs"],
        second["queuedInputs"]
    );

    let read = client
        .call("thread/read", json!({ "threadId": thread }))
        .await
        .unwrap();
    assert_eq!(read["thread"]["queuedInputs"], second["queuedInputs"]);
    let remove = json!({ "threadId": thread, "queuedInputId": first["queuedInput"]["id"] });
    let left = client.call("turn/queue/remove", remove).await.unwrap();
    assert_eq!(left["queuedInputs"], json!([second["queuedInput"]]));
    assert_eq!(
        client.until("thread/queue/updated").await["queuedInputs"],
        left["queuedInputs"]
    );

    client.reply(&id, json!({ "decision": "decline" })).await;
    client.until("turn/completed").await;
    assert_eq!(
        client.until("thread/queue/updated").await["queuedInputs"],
        json!([])
    );
    let next = client.until("turn/started").await;
    assert_eq!(next["turn"]["items"][0]["payload"]["text"], "say: two");
    client.until("turn/completed").await;
}

#[tokio::test]
async fn a_cancelled_turn_leaves_the_queue_alone() {
    let house = House::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    let turn = client.turn(&thread, "wait: 60s").await;
    let queued = client
        .call("turn/enqueue", input(&thread, "say: later"))
        .await
        .unwrap();
    client
        .call(
            "turn/interrupt",
            json!({ "threadId": thread, "turnId": turn }),
        )
        .await
        .unwrap();
    client.until("turn/cancelled").await;
    let read = client
        .call("thread/read", json!({ "threadId": thread }))
        .await
        .unwrap();
    assert_eq!(read["thread"]["queuedInputs"], queued["queuedInputs"]);
}

#[tokio::test]
async fn an_idle_thread_takes_queued_input_at_once() {
    let house = House::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    client
        .call("turn/enqueue", input(&thread, "say: now"))
        .await
        .unwrap();
    assert_eq!(
        client.until("thread/queue/updated").await["queuedInputs"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
    assert_eq!(
        client.until("thread/queue/updated").await["queuedInputs"],
        json!([])
    );
    client.until("turn/started").await;
    client.until("turn/completed").await;
}

// Threads.

#[tokio::test]
async fn a_thread_keeps_what_it_was_started_with() {
    let house = House::new().await;
    let (mut client, mut other) = (house.client().await, house.client().await);
    let id = client
        .ask(
            "thread/start",
            json!({
                "identity": {
                    "channelName": "desktop",
                    "userId": "ada",
                    "channelContext": "workspace:/p",
                    "workspacePath": client.folder,
                },
                "displayName": "Fix tests",
                "historyMode": "client",
                "config": {
                    "mode": "plan",
                    "agentInstructions": "Be brief.",
                    "toolProfile": "lean",
                    "mcpServers": [{ "name": "api", "enabled": true, "transport": "stdio", "env": { "KEY": "hush" } }],
                },
                "additionalContext": { "app.hint": { "kind": "application", "value": "Use the tool." } },
            }),
        )
        .await;
    let messages = [client.next().await, client.next().await];
    assert_eq!(messages[0]["id"], id);
    let thread = &messages[0]["result"]["thread"];
    assert_eq!(messages[1]["method"], "thread/started");
    assert_eq!(messages[1]["params"]["thread"], *thread);
    assert_eq!(other.until("thread/started").await["thread"], *thread);
    for (member, value) in [
        ("displayName", json!("Fix tests")),
        ("originChannel", json!("desktop")),
        ("userId", json!("ada")),
        ("channelContext", json!("workspace:/p")),
        ("workspacePath", json!(client.folder)),
        ("historyMode", json!("client")),
        ("status", json!("active")),
        ("turns", json!([])),
        ("queuedInputs", json!([])),
        ("plan", json!(null)),
    ] {
        assert_eq!(thread[member], value, "{member}");
    }
    assert_eq!(thread["configuration"]["mode"], "plan");
    assert_eq!(thread["configuration"]["toolProfile"], "lean");
    assert_eq!(thread["configuration"]["model"], "offline");

    let id = thread["id"].as_str().unwrap();
    let config = json!({ "mcpServers": [{ "name": "api", "enabled": true, "transport": "stdio", "env": { "KEY": "hush" } }] });
    let params = json!({ "threadId": id, "config": config });
    client.call("thread/config/update", params).await.unwrap();
    let stored = house.server.engine().thread(id.parse().unwrap()).await;
    assert!(!format!("{:?}", stored.unwrap().extra).contains("hush"));
    let error = client
        .call("turn/start", input(id, "hi"))
        .await
        .unwrap_err();
    assert_eq!(
        error["data"]["detail"],
        "messages: the client keeps the history and must send it"
    );
    let mut params = input(id, "say: hi");
    params["messages"] = json!([{ "role": "user", "content": "before" }]);
    client.call("turn/start", params).await.unwrap();
    client.until("turn/completed").await;

    let engine = house.server.engine();
    let instructions = || async {
        engine
            .thread(id.parse().unwrap())
            .await
            .unwrap()
            .settings
            .developer_instructions
            .clone()
    };
    let expected = "Be brief.\n\n<app-context>\nUse the tool.\n</app-context>";
    assert_eq!(instructions().await.as_deref(), Some(expected));
    client
        .call("thread/resume", json!({ "threadId": id }))
        .await
        .unwrap();
    assert_eq!(instructions().await.as_deref(), Some(expected));
    client
        .call(
            "thread/resume",
            json!({ "threadId": id, "additionalContext": {} }),
        )
        .await
        .unwrap();
    assert_eq!(instructions().await.as_deref(), Some("Be brief."));
}

#[tokio::test]
async fn the_life_of_a_thread() {
    let house = House::new().await;
    let (mut client, mut other) = (house.client().await, house.client().await);
    let thread = client.thread().await;
    let id = json!({ "threadId": thread });
    other.until("thread/started").await;
    let changed = |previous: &str, new: &str| json!({ "threadId": thread, "previousStatus": previous, "newStatus": new });

    client.call("thread/pause", id.clone()).await.unwrap();
    assert_eq!(
        other.until("thread/statusChanged").await,
        changed("active", "paused")
    );
    assert_eq!(
        client.until("thread/statusChanged").await,
        changed("active", "paused")
    );
    for (method, params) in [
        ("thread/pause", id.clone()),
        ("turn/start", input(&thread, "hi")),
        ("turn/enqueue", input(&thread, "hi")),
    ] {
        let error = client.call(method, params).await.unwrap_err();
        assert_eq!(
            (error["code"].as_i64(), error["message"].as_str()),
            (Some(-32011), Some("Thread not active"))
        );
    }
    let resumed = client.call("thread/resume", id.clone()).await.unwrap();
    assert_eq!(resumed["thread"]["status"], "active");
    assert_eq!(
        other.until("thread/statusChanged").await,
        changed("paused", "active")
    );
    let told = client.until("thread/resumed").await;
    assert_eq!(
        (told["thread"]["id"].as_str(), told["resumedBy"].as_str()),
        (Some(&*thread), Some("desktop"))
    );

    client.call("thread/pause", id.clone()).await.unwrap();
    client.call("thread/archive", id.clone()).await.unwrap();
    other.until("thread/statusChanged").await;
    assert_eq!(
        other.until("thread/statusChanged").await,
        changed("paused", "archived")
    );
    client.call("thread/archive", id.clone()).await.unwrap();
    for method in ["thread/resume", "thread/pause"] {
        assert_eq!(
            client.call(method, id.clone()).await.unwrap_err()["code"],
            -32011
        );
    }
    assert_eq!(
        client
            .call("turn/start", input(&thread, "hi"))
            .await
            .unwrap_err()["code"],
        -32011
    );
    assert_eq!(
        client.call("thread/read", id.clone()).await.unwrap()["thread"]["status"],
        "archived"
    );
    assert_eq!(
        client.call("thread/list", json!({})).await.unwrap()["data"],
        json!([])
    );
    let all = client
        .call("thread/list", json!({ "includeArchived": true }))
        .await
        .unwrap();
    assert_eq!(all["data"][0]["status"], "archived");
    client.call("thread/unarchive", id.clone()).await.unwrap();
    assert_eq!(
        other.until("thread/statusChanged").await,
        changed("archived", "active")
    );

    client
        .call(
            "thread/rename",
            json!({ "threadId": thread, "displayName": " New name " }),
        )
        .await
        .unwrap();
    assert_eq!(
        other.until("thread/renamed").await,
        json!({ "threadId": thread, "displayName": "New name" })
    );
    client
        .call(
            "thread/mode/set",
            json!({ "threadId": thread, "mode": "plan" }),
        )
        .await
        .unwrap();
    assert_eq!(
        other.until("thread/statusChanged").await,
        changed("active", "active")
    );
    let config = json!({ "threadId": thread, "config": { "model": "other", "reasoning": { "effort": "extraHigh" } } });
    client.call("thread/config/update", config).await.unwrap();
    let read = client.call("thread/read", id.clone()).await.unwrap();
    let configuration = &read["thread"]["configuration"];
    assert_eq!(
        (
            configuration["mode"].as_str(),
            configuration["model"].as_str()
        ),
        (Some("plan"), Some("other"))
    );
    assert_eq!(configuration["reasoning"], json!({ "effort": "extraHigh" }));

    // A thread with a name is not named after its first message.
    client.everything().await;
    client.turn(&thread, "say: hi").await;
    assert!(!methods(&client.all_until(&TERMINAL).await).contains(&"thread/renamed"));

    client.call("thread/delete", id.clone()).await.unwrap();
    assert_eq!(other.until("thread/deleted").await, id);
    assert_eq!(
        client.call("thread/read", id).await.unwrap_err()["code"],
        -32010
    );
}

#[tokio::test]
async fn a_subscription_survives_the_archive() {
    let house = House::new().await;
    let (mut client, mut other) = (house.client().await, house.client().await);
    let thread = client.thread().await;
    client
        .call("thread/subscribe", json!({ "threadId": thread }))
        .await
        .unwrap();
    other
        .call("thread/archive", json!({ "threadId": thread }))
        .await
        .unwrap();
    other
        .call("thread/unarchive", json!({ "threadId": thread }))
        .await
        .unwrap();
    client.until("thread/statusChanged").await;
    client.until("thread/statusChanged").await;
    // Whatever the client asks for is answered after it follows the thread again.
    client
        .call("thread/subscribe", json!({ "threadId": thread }))
        .await
        .unwrap();
    other.turn(&thread, "say: hi").await;
    client.until("turn/completed").await;
}

#[tokio::test]
async fn threads_are_listed_by_page() {
    let house = House::new().await;
    let mut client = house.client().await;
    let mut threads = Vec::new();
    for index in 0..5 {
        threads.push(
            client
                .thread_with(json!({ "displayName": format!("Thread {index}") }))
                .await,
        );
    }
    let stranger = json!({ "channelName": "cli", "userId": "bob", "channelContext": "x", "workspacePath": client.folder });
    client.thread_with(json!({ "identity": stranger })).await;
    let identity = client.identity();
    let all = client
        .call("thread/list", json!({ "identity": identity }))
        .await
        .unwrap();
    assert_eq!(
        (all["totalMatched"].as_i64(), all.get("nextCursor")),
        (Some(5), None)
    );

    let mut seen = Vec::new();
    let mut params = json!({ "identity": identity, "limit": 2 });
    loop {
        let page = client.call("thread/list", params.clone()).await.unwrap();
        assert_eq!(page["totalMatched"], 5);
        seen.extend(
            page["data"]
                .as_array()
                .unwrap()
                .iter()
                .map(|row| row["id"].as_str().unwrap().to_owned()),
        );
        match page.get("nextCursor") {
            Some(cursor) => params["cursor"] = cursor.clone(),
            None => break,
        }
    }
    let mut expected = threads.clone();
    expected.reverse();
    // Threads of the same millisecond may stand in either order.
    seen.sort();
    expected.sort();
    assert_eq!(seen, expected);

    let params = json!({ "threadId": threads[0] });
    client.call("thread/pause", params).await.unwrap();
    let elsewhere = json!({ "channelName": "cli", "userId": "bob", "channelContext": "y", "workspacePath": client.folder });
    let old = client.thread_with(json!({ "identity": elsewhere })).await;
    let params = json!({ "threadId": old });
    client.call("thread/archive", params).await.unwrap();

    for (more, count) in [
        (json!({ "query": "THREAD 3" }), 1),
        (json!({ "query": threads[1] }), 1),
        (json!({ "query": "nothing" }), 0),
        (json!({ "query": "paus" }), 1),
        (json!({ "query": "ACTIVE" }), 5),
        (json!({ "query": "archived", "includeArchived": true }), 1),
        (json!({ "includeArchived": true }), 7),
        (json!({ "query": "desktop" }), 5),
        (json!({ "channelName": "CLI" }), 1),
        (json!({}), 6),
        (
            json!({ "identity": { "channelName": "any", "userId": "ada", "workspacePath": client.folder.to_uppercase() } }),
            5,
        ),
        (
            json!({ "identity": { "channelName": "any", "userId": null, "channelContext": "x" } }),
            1,
        ),
        (
            json!({ "identity": { "channelName": "any", "userId": null }, "crossChannelOrigins": ["cli"] }),
            6,
        ),
        (
            json!({ "identity": { "channelName": "any", "userId": "eve" } }),
            0,
        ),
        (
            json!({ "identity": { "channelName": "any", "userId": null, "workspacePath": "/elsewhere" } }),
            0,
        ),
    ] {
        let list = client.call("thread/list", more.clone()).await.unwrap();
        assert_eq!(list["data"].as_array().unwrap().len(), count, "{more}");
    }
}

#[tokio::test]
async fn turns_are_read_by_page() {
    let house = House::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    for index in 1..=5 {
        client.turn(&thread, &format!("say: {index}")).await;
        client.until("turn/completed").await;
    }
    let texts = |read: &Value| -> Vec<String> {
        let turns = read["thread"]["turns"].as_array().unwrap();
        turns
            .iter()
            .map(|turn| {
                turn["items"][1]["payload"]["text"]
                    .as_str()
                    .unwrap()
                    .to_owned()
            })
            .collect()
    };
    let first = client
        .call("thread/read", json!({ "threadId": thread, "turnLimit": 2 }))
        .await
        .unwrap();
    assert_eq!(texts(&first), ["4", "5"]);
    let page = &first["turnPage"];
    assert_eq!(
        (
            page["order"].as_str(),
            page["limit"].as_i64(),
            page["totalTurns"].as_i64()
        ),
        (Some("oldestFirst"), Some(2), Some(5))
    );
    assert_eq!(
        (
            page["startOrdinal"].as_i64(),
            page["endOrdinal"].as_i64(),
            page["hasMore"].as_bool()
        ),
        (Some(4), Some(5), Some(true))
    );
    // A cursor stays good while turns are added.
    client.turn(&thread, "say: 6").await;
    client.until("turn/completed").await;
    let params = json!({ "threadId": thread, "turnLimit": 2, "cursor": page["nextCursor"] });
    let second = client.call("thread/read", params).await.unwrap();
    assert_eq!(texts(&second), ["2", "3"]);
    let params = json!({ "threadId": thread, "cursor": second["turnPage"]["nextCursor"] });
    let last = client.call("thread/read", params).await.unwrap();
    assert_eq!(texts(&last), ["1"]);
    assert_eq!(
        (
            last["turnPage"]["hasMore"].as_bool(),
            last["turnPage"].get("nextCursor")
        ),
        (Some(false), None)
    );
    let none = client
        .call("thread/read", json!({ "threadId": thread }))
        .await
        .unwrap();
    assert_eq!(
        (
            none["thread"]["turns"].as_array().map(Vec::len),
            none.get("turnPage")
        ),
        (Some(0), None)
    );
}

#[tokio::test]
async fn models_are_listed() {
    let house = House::new().await;
    let mut client = house.client().await;
    let list = client.call("model/list", json!({})).await.unwrap();
    assert_eq!(
        (list["success"].as_bool(), list["providerId"].as_str()),
        (Some(true), Some("threadwire"))
    );
    assert_eq!(list["models"][0]["id"], "offline");
    let none = client
        .call("model/list", json!({ "providerId": "nobody" }))
        .await
        .unwrap();
    assert_eq!(
        (
            none["success"].as_bool(),
            none["models"].as_array().map(Vec::len)
        ),
        (Some(false), Some(0))
    );
    assert_eq!(none["errorCode"], "ProviderNotFound");
}
