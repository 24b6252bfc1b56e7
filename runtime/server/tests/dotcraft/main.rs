//! Tests of the DotCraft dialect: an in-process client, the offline agent, an in-memory store.

mod apps;
mod asks;
mod editor;
mod errors;
mod evaluator;
mod followers;
mod handshake;
mod profiles;
mod queue;
mod threads;
mod tools;
mod turns;
mod worktrees;

use std::{collections::VecDeque, sync::Arc, time::Duration};

use serde_json::{Value, json};
use tempfile::TempDir;
use threadwire_engine::Agent;
use threadwire_server::{MemoryReceiver, MemorySender, OpenOptions, Server, open};

/// How long a test waits for a message before it fails.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server with an in-memory store and a working folder.
struct TestServer {
    server: Server,
    folder: TempDir,
}

impl TestServer {
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
            protocol: Some("dotcraft".to_owned()),
            ..OpenOptions::default()
        };
        Self {
            server: open(options).await.unwrap(),
            folder,
        }
    }

    /// Connects a client without a handshake.
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

    /// Receives the next message; `None` after the server has closed the connection.
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

    /// Returns the oldest unread message.
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

    /// Waits for the response to a request; messages before it stay unread.
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

    /// Returns the params of the next message with this method, and skips those before it.
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

    /// Returns all messages up to and including the first one with one of these methods.
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

    /// Returns all messages that the client has received so far.
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

    async fn interrupt(&mut self, thread: &str, turn: &str) {
        let params = json!({ "threadId": thread, "turnId": turn });
        let interrupted = self.call("turn/interrupt", params).await;
        assert_eq!(interrupted, Ok(json!({})));
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

/// Returns the name of each message: the method, and the type of the item.
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

/// Returns the first message of this name.
fn named<'a>(messages: &'a [Value], name: &str) -> &'a Value {
    let at = names(messages).iter().position(|other| other == name);
    &messages[at.unwrap_or_else(|| panic!("{name}: {messages:#?}"))]
}

fn tool_result(messages: &[Value]) -> &Value {
    &named(messages, "item/completed toolResult")["params"]["item"]["payload"]
}

const TERMINAL: [&str; 3] = ["turn/completed", "turn/failed", "turn/cancelled"];
