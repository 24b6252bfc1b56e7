//! Tests of the Agent Client Protocol: an in-process client, the offline agent, an in-memory store.

mod asks;
mod commands;
mod editor;
mod history;
mod messages;
mod output;
mod sessions;
mod terminals;
mod turns;

use std::{collections::VecDeque, time::Duration};

use serde_json::{Value, json};
use tempfile::TempDir;
use threadwire_server::{MemoryReceiver, MemorySender, OpenOptions, Server, open};

/// How long a test waits for a message before it counts as missing.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server with a working folder for its sessions.
struct Setup {
    server: Server,
    folder: TempDir,
}

impl Setup {
    async fn new() -> Self {
        Self::speaking(Some("acp")).await
    }

    async fn speaking(protocol: Option<&str>) -> Self {
        Self::with(OpenOptions {
            protocol: protocol.map(str::to_owned),
            ..OpenOptions::default()
        })
        .await
    }

    async fn with(options: OpenOptions) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let trust = format!("projects.'{}'.trust_level", folder.path().display());
        let options = OpenOptions {
            home: Some(folder.path().join("home")),
            in_memory: true,
            overrides: vec![format!("{trust}=trusted")],
            cwd: Some(folder.path().to_owned()),
            ..options
        };
        Self {
            server: open(options).await.unwrap(),
            folder,
        }
    }

    fn cwd(&self) -> &str {
        self.folder.path().to_str().unwrap()
    }

    /// Connects a client without a handshake.
    fn connect(&self) -> Client {
        let (sender, receiver) = self.server.connect().split();
        Client {
            sender,
            receiver,
            arrived: VecDeque::new(),
            next_id: 0,
            is_jsonrpc: true,
        }
    }

    /// Connects a client and does the handshake.
    async fn client(&self) -> Client {
        self.client_with(json!({})).await
    }

    async fn client_with(&self, capabilities: Value) -> Client {
        let mut client = self.connect();
        let params = json!({ "protocolVersion": 1, "clientCapabilities": capabilities });
        client.ok("initialize", params).await;
        client
    }

    /// Creates a session in the folder.
    async fn session(&self, client: &mut Client) -> String {
        let made = client
            .ok(
                "session/new",
                json!({ "cwd": self.cwd(), "mcpServers": [] }),
            )
            .await;
        made["sessionId"].as_str().unwrap().to_owned()
    }
}

struct Client {
    sender: MemorySender,
    receiver: MemoryReceiver,
    arrived: VecDeque<Value>,
    next_id: i64,
    is_jsonrpc: bool,
}

/// The response to a request, with the messages before it.
#[derive(Debug)]
struct Answered {
    before: Vec<Value>,
    response: Value,
}

impl Client {
    async fn send_text(&self, text: &str) {
        assert!(
            self.sender.send(text.to_owned()).await,
            "the connection is open"
        );
    }

    async fn send(&self, message: Value) {
        self.send_text(&message.to_string()).await;
    }

    async fn notify(&self, method: &str, params: Value) {
        self.send(json!({ "jsonrpc": "2.0", "method": method, "params": params }))
            .await;
    }

    /// Starts a request and returns its id.
    async fn start(&mut self, method: &str, params: Value) -> i64 {
        self.next_id += 1;
        let id = self.next_id;
        self.send(json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }))
            .await;
        id
    }

    async fn receive(&mut self) -> Value {
        if let Some(message) = self.arrived.pop_front() {
            return message;
        }
        let mut batch = Vec::new();
        let received = tokio::time::timeout(PATIENCE, self.receiver.receive(&mut batch, 64)).await;
        assert!(
            received.expect("a message arrives") > 0,
            "the connection is open"
        );
        for frame in batch {
            let message: Value = serde_json::from_slice(&frame.message()).unwrap();
            assert_eq!(message["jsonrpc"] == "2.0", self.is_jsonrpc, "{message}");
            self.arrived.push_back(message);
        }
        self.arrived.pop_front().unwrap()
    }

    /// Waits for the response to a request and returns it with all messages before it.
    async fn answer_to(&mut self, id: i64) -> Answered {
        let mut before = Vec::new();
        loop {
            let message = self.receive().await;
            if message.get("method").is_none() && message["id"] == id {
                return Answered {
                    before,
                    response: message,
                };
            }
            before.push(message);
        }
    }

    async fn request(&mut self, method: &str, params: Value) -> Answered {
        let id = self.start(method, params).await;
        self.answer_to(id).await
    }

    async fn ok(&mut self, method: &str, params: Value) -> Value {
        let answered = self.request(method, params).await;
        assert!(
            answered.response.get("error").is_none(),
            "{method}: {}",
            answered.response
        );
        answered.response["result"].clone()
    }

    async fn error(&mut self, method: &str, params: Value) -> Value {
        let answered = self.request(method, params).await;
        assert!(
            answered.response.get("result").is_none(),
            "{method}: {}",
            answered.response
        );
        answered.response["error"].clone()
    }

    async fn set_mode(&mut self, session: &str, mode: &str) {
        let params = json!({ "sessionId": session, "modeId": mode });
        self.ok("session/set_mode", params).await;
    }

    async fn start_prompt(&mut self, session: &str, text: &str) -> i64 {
        self.start("session/prompt", prompt(session, text)).await
    }

    /// Loads a session and returns the response with the replayed messages before it.
    async fn load(&mut self, setup: &Setup, session: &str) -> Answered {
        let params = json!({ "sessionId": session, "cwd": setup.cwd(), "mcpServers": [] });
        self.request("session/load", params).await
    }

    async fn cancel(&self, session: &str) {
        let params = json!({ "sessionId": session });
        self.notify("session/cancel", params).await;
    }

    /// Runs a turn and returns its updates and its stop reason.
    async fn turn(&mut self, session: &str, text: &str) -> (Vec<Value>, String) {
        let id = self.start_prompt(session, text).await;
        self.rest_of_turn(id).await
    }

    async fn rest_of_turn(&mut self, id: i64) -> (Vec<Value>, String) {
        let answered = self.answer_to(id).await;
        let reason = answered.response["result"]["stopReason"].as_str();
        let reason = reason
            .unwrap_or_else(|| panic!("{}", answered.response))
            .to_owned();
        (updates(&answered.before), reason)
    }

    /// Waits for a request or notification of the server.
    async fn until(&mut self, method: &str) -> Value {
        loop {
            let message = self.receive().await;
            if message["method"] == method {
                return message;
            }
        }
    }

    async fn reply(&self, request: &Value, result: Value) {
        self.send(json!({ "jsonrpc": "2.0", "id": request["id"], "result": result }))
            .await;
    }

    async fn choose(&self, request: &Value, option: &str) {
        self.reply(
            request,
            json!({ "outcome": { "outcome": "selected", "optionId": option } }),
        )
        .await;
    }

    /// Waits until the server has handled all messages sent before.
    async fn sync(&mut self) {
        self.ok("session/list", json!({})).await;
    }
}

fn prompt(session: &str, text: &str) -> Value {
    json!({ "sessionId": session, "prompt": [{ "type": "text", "text": text }] })
}

/// Returns the updates among messages.
fn updates(messages: &[Value]) -> Vec<Value> {
    messages
        .iter()
        .filter(|message| message["method"] == "session/update")
        .map(|message| message["params"]["update"].clone())
        .collect()
}

fn of_kind<'a>(updates: &'a [Value], kind: &str) -> Vec<&'a Value> {
    updates
        .iter()
        .filter(|update| update["sessionUpdate"] == kind)
        .collect()
}

/// Joins the texts of chunks.
fn text_of(updates: &[Value], kind: &str) -> String {
    of_kind(updates, kind)
        .iter()
        .map(|update| update["content"]["text"].as_str().unwrap())
        .collect()
}

/// Returns the final state of a tool call after all its updates.
fn final_call(updates: &[Value]) -> Value {
    let mut call = json!({});
    for update in updates {
        if update["sessionUpdate"] == "tool_call" || update["sessionUpdate"] == "tool_call_update" {
            for (name, value) in update.as_object().unwrap() {
                call[name] = value.clone();
            }
        }
    }
    call
}

fn code(error: &Value) -> i64 {
    error["code"].as_i64().unwrap()
}
