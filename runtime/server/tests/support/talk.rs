//! An in-process client that speaks plain JSON.

#![allow(dead_code, reason = "not every test says everything")]

use std::{path::Path, time::Duration};

use serde_json::{Value, json};
use threadwire_server::{MemoryReceiver, MemorySender, OpenOptions, Server, open};

/// How long a test waits for a message before it fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A server and one client of it.
pub(crate) struct Talk {
    pub(crate) server: Server,
    sender: MemorySender,
    receiver: MemoryReceiver,
    is_jsonrpc: bool,
    /// All messages of the server.
    pub(crate) heard: Vec<Value>,
    last_id: i64,
}

impl Talk {
    /// Opens a server for this protocol, and connects a client with a handshake.
    pub(crate) async fn open(protocol: &str, options: OpenOptions) -> Self {
        let options = OpenOptions {
            protocol: Some(protocol.parse().unwrap()),
            ..options
        };
        Self::join(open(options).await.unwrap(), protocol).await
    }

    /// Opens a server of Codex whose home folder is its working directory, too, and connects a client.
    pub(crate) async fn at(home: &Path) -> Self {
        let options = OpenOptions {
            home: Some(home.to_owned()),
            cwd: Some(home.to_owned()),
            ..OpenOptions::default()
        };
        Self::open("codex", options).await
    }

    /// Connects one more client with a handshake in the protocol of the server.
    pub(crate) async fn join(server: Server, protocol: &str) -> Self {
        let (sender, receiver) = server.connect().split();
        let mut talk = Self {
            server,
            sender,
            receiver,
            is_jsonrpc: !protocol.starts_with("codex"),
            heard: Vec::new(),
            last_id: 0,
        };
        if protocol == "acp" {
            let params = json!({ "protocolVersion": 1, "clientCapabilities": {} });
            talk.call("initialize", params).await;
        } else {
            let params = json!({
                "clientInfo": { "name": "test", "version": "1" },
                "capabilities": { "experimentalApi": true, "approvalSupport": true }
            });
            talk.call("initialize", params).await;
            talk.send(json!({ "method": "initialized", "params": {} }))
                .await;
        }
        talk
    }

    pub(crate) async fn send(&self, mut message: Value) {
        if self.is_jsonrpc {
            message["jsonrpc"] = json!("2.0");
        }
        assert!(self.sender.send(message.to_string()).await);
    }

    /// Sends a request and returns its id.
    pub(crate) async fn start(&mut self, method: &str, params: Value) -> i64 {
        self.last_id += 1;
        let id = self.last_id;
        self.send(json!({ "id": id, "method": method, "params": params }))
            .await;
        id
    }

    /// Waits for the response message to a request.
    pub(crate) async fn answer(&mut self, id: i64) -> Value {
        self.until(|message| message["id"] == id && message.get("method").is_none())
            .await
    }

    /// Waits for the response messages to several requests, in any order.
    pub(crate) async fn answers(&mut self, ids: &[i64]) -> Vec<Value> {
        let mut answers = Vec::new();
        while answers.len() < ids.len() {
            let is_meant = |message: &Value| {
                message.get("method").is_none() && ids.iter().any(|id| message["id"] == *id)
            };
            answers.push(self.until(is_meant).await);
        }
        answers
    }

    /// Sends a request and returns the response message.
    pub(crate) async fn ask(&mut self, method: &str, params: Value) -> Value {
        let id = self.start(method, params).await;
        self.answer(id).await
    }

    /// Sends a request and returns its result. Panics if it fails.
    pub(crate) async fn call(&mut self, method: &str, params: Value) -> Value {
        result(self.ask(method, params).await)
    }

    pub(crate) async fn reply(&self, request: &Value, result: Value) {
        self.send(json!({ "id": request["id"], "result": result }))
            .await;
    }

    pub(crate) async fn until_method(&mut self, method: &str) -> Value {
        self.until(|message| message["method"] == method).await
    }

    /// Reads messages until `is_meant` accepts one, and returns it.
    pub(crate) async fn until(&mut self, is_meant: impl Fn(&Value) -> bool) -> Value {
        loop {
            let mut batch = Vec::new();
            let received = self.receiver.receive(&mut batch, 1);
            let received = tokio::time::timeout(PATIENCE, received).await;
            let received = received.expect("a message in time");
            assert!(received > 0, "the server left: {:#?}", self.heard);
            let message: Value = serde_json::from_slice(&batch[0].message()).unwrap();
            self.heard.push(message.clone());
            if is_meant(&message) {
                return message;
            }
        }
    }
}

/// Returns the result of a response. Panics if it is an error.
pub(crate) fn result(mut answer: Value) -> Value {
    assert!(answer.get("error").is_none(), "{answer}");
    answer["result"].take()
}
