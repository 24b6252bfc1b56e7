//! A server whose threads the scripted agent answers, and its clients.

use std::{path::PathBuf, time::Duration};

use serde_json::{Value, json};
use tempfile::TempDir;
use threadwire_server::{MemoryReceiver, MemorySender, OpenOptions, Server, open};

/// How long a test waits for one message. Only a broken server reaches this limit.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Keys of the configuration that ask for nothing and confine nothing.
pub(crate) const FREE: [&str; 2] = ["approval_policy=never", "sandbox_mode=danger-full-access"];

pub(crate) struct TestServer {
    server: Option<Server>,
    folder: TempDir,
    overrides: Vec<String>,
}

impl TestServer {
    /// Opens a server with the agent `scripted`, started with `arguments`.
    pub(crate) async fn new(arguments: &[&str], keys: &[&str]) -> Self {
        let program = env!("CARGO_BIN_EXE_scripted-agent");
        let command: Vec<&str> = std::iter::once(program)
            .chain(arguments.iter().copied())
            .collect();
        Self::with("scripted", &command, keys).await
    }

    /// Opens a server with the agent `scripted` behind these proxies, each with its arguments.
    pub(crate) async fn behind(proxies: &[&[&str]], keys: &[&str]) -> Self {
        let program = env!("CARGO_BIN_EXE_scripted-proxy");
        let commands: Vec<Vec<&str>> = proxies
            .iter()
            .map(|arguments| [&[program], *arguments].concat())
            .collect();
        let proxies = format!("agents.scripted.proxies={commands:?}");
        Self::new(&[], &[keys, &[proxies.as_str()]].concat()).await
    }

    /// Opens a server with an agent of this name and command.
    pub(crate) async fn with(name: &str, command: &[&str], keys: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::create_dir(folder.path().join("work")).expect("a folder");
        let mut overrides = vec![
            format!("agent={name}"),
            format!("agents.{name}.command={command:?}"),
        ];
        overrides.extend(keys.iter().map(|key| (*key).to_owned()));
        let mut house = Self {
            server: None,
            folder,
            overrides,
        };
        house.start().await;
        house
    }

    async fn start(&mut self) {
        let options = OpenOptions {
            home: Some(self.folder.path().join("home")),
            cwd: Some(self.work()),
            overrides: self.overrides.clone(),
            ..OpenOptions::default()
        };
        self.server = Some(open(options).await.expect("the server opens"));
    }

    /// Stops the server and starts it again in the same folders.
    pub(crate) async fn restart(&mut self) {
        if let Some(server) = self.server.take() {
            server.shutdown().await;
        }
        self.start().await;
    }

    /// Stops the server.
    pub(crate) async fn stop(mut self) {
        if let Some(server) = self.server.take() {
            server.shutdown().await;
        }
    }

    /// The folder of the threads.
    pub(crate) fn work(&self) -> PathBuf {
        self.folder.path().join("work")
    }

    fn connect(&self, jsonrpc: bool) -> Client {
        let server = self.server.as_ref().expect("the server runs");
        let (sender, receiver) = server.connect().split();
        Client {
            sender,
            receiver,
            jsonrpc,
            next: 1,
            work: self.work(),
        }
    }

    /// Connects a client of Codex.
    pub(crate) async fn codex(&self) -> Client {
        let mut client = self.connect(false);
        let info = json!({ "name": "test", "version": "1" });
        let capabilities = json!({ "experimentalApi": true });
        let hello = json!({ "clientInfo": info, "capabilities": capabilities });
        client.call("initialize", hello).await;
        client.send(json!({ "method": "initialized" })).await;
        client
    }

    /// Connects a client of DotCraft.
    pub(crate) async fn dotcraft(&self) -> Client {
        self.dotcraft_with(json!({ "approvalSupport": true })).await
    }

    /// Connects a client of DotCraft with these capabilities.
    pub(crate) async fn dotcraft_with(&self, capabilities: Value) -> Client {
        let mut client = self.connect(true);
        let info = json!({ "name": "test", "version": "1" });
        let hello = json!({ "clientInfo": info, "capabilities": capabilities });
        client.call("initialize", hello).await;
        client
            .send(json!({ "method": "initialized", "params": {} }))
            .await;
        client
    }

    /// Connects a client of ACP.
    pub(crate) async fn acp(&self) -> Client {
        self.acp_with(json!({})).await
    }

    /// Connects a client of version 2 of ACP.
    pub(crate) async fn acp_draft(&self) -> Client {
        let mut client = self.connect(true);
        let info = json!({ "name": "test", "version": "1" });
        let hello = json!({ "protocolVersion": 2, "info": info, "capabilities": {} });
        client.call("initialize", hello).await;
        client
    }

    /// Connects a client of ACP with these capabilities.
    pub(crate) async fn acp_with(&self, capabilities: Value) -> Client {
        let mut client = self.connect(true);
        let hello = json!({ "protocolVersion": 1, "clientCapabilities": capabilities });
        client.call("initialize", hello).await;
        client
    }
}

pub(crate) struct Client {
    sender: MemorySender,
    receiver: MemoryReceiver,
    jsonrpc: bool,
    next: i64,
    work: PathBuf,
}

impl Client {
    pub(crate) async fn send(&self, mut message: Value) {
        if self.jsonrpc {
            message["jsonrpc"] = json!("2.0");
        }
        assert!(self.sender.send(message.to_string()).await);
    }

    pub(crate) async fn message(&mut self) -> Value {
        let mut batch = Vec::new();
        let received = self.receiver.receive(&mut batch, 1);
        let received = tokio::time::timeout(PATIENCE, received).await;
        assert!(received.expect("a message in time") > 0, "the server left");
        serde_json::from_slice(&batch[0].message()).expect("JSON")
    }

    /// Sends a request and returns its id.
    pub(crate) async fn ask(&mut self, method: &str, params: Value) -> i64 {
        let id = self.next;
        self.next += 1;
        self.send(json!({ "id": id, "method": method, "params": params }))
            .await;
        id
    }

    /// Sends a request and returns its answer, without the messages before it.
    pub(crate) async fn call(&mut self, method: &str, params: Value) -> Value {
        let id = self.ask(method, params).await;
        self.answer(id).await
    }

    /// Returns the answer to a request, without the messages before it.
    pub(crate) async fn answer(&mut self, id: i64) -> Value {
        loop {
            let message = self.message().await;
            if message["id"] == id && message.get("method").is_none() {
                return message;
            }
        }
    }

    /// Reads up to a message with this method.
    pub(crate) async fn until(&mut self, method: &str) -> Value {
        loop {
            let message = self.message().await;
            if message["method"] == method {
                return message;
            }
        }
    }

    /// Starts a thread with Codex's words.
    pub(crate) async fn thread(&mut self) -> String {
        let cwd = self.work.clone();
        let started = self.call("thread/start", json!({ "cwd": cwd })).await;
        let id = started["result"]["thread"]["id"].as_str();
        id.unwrap_or_else(|| panic!("{started}")).to_owned()
    }

    /// Starts a turn with Codex's words; the steps are the lines of its prompt.
    pub(crate) async fn start(&mut self, thread: &str, steps: &[Value]) {
        let input = json!([{ "type": "text", "text": script(steps) }]);
        let started = self
            .call("turn/start", json!({ "threadId": thread, "input": input }))
            .await;
        assert!(started.get("error").is_none(), "{started}");
    }

    /// Runs a turn with Codex's words, and returns it when it has ended.
    pub(crate) async fn turn(&mut self, thread: &str, steps: &[Value]) -> Turn {
        self.start(thread, steps).await;
        self.rest().await
    }

    /// Reads up to the end of the turn.
    pub(crate) async fn rest(&mut self) -> Turn {
        let mut turn = Turn::default();
        while turn.status.is_empty() {
            let message = self.message().await;
            turn.take(message);
        }
        turn
    }
}

/// Joins the lines of a prompt; texts are said.
pub(crate) fn script(steps: &[Value]) -> String {
    let lines = steps.iter().map(|step| match step {
        Value::String(text) => text.clone(),
        step => step.to_string(),
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// A turn that has ended, as a client of Codex sees it.
#[derive(Debug, Default)]
pub(crate) struct Turn {
    pub(crate) status: String,
    pub(crate) error: String,
    pub(crate) items: Vec<Value>,
    pub(crate) messages: Vec<Value>,
}

impl Turn {
    /// Adds a message; the last one ends the turn.
    pub(crate) fn take(&mut self, message: Value) {
        let params = &message["params"];
        match message["method"].as_str() {
            Some("item/completed") => self.items.push(params["item"].clone()),
            Some("turn/completed") => {
                let turn = &params["turn"];
                turn["status"]
                    .as_str()
                    .unwrap_or_default()
                    .clone_into(&mut self.status);
                let error = turn["error"]["message"].as_str();
                error.unwrap_or_default().clone_into(&mut self.error);
            }
            _ => {}
        }
        self.messages.push(message);
    }

    /// Returns the completed items of a type.
    pub(crate) fn of(&self, kind: &str) -> Vec<&Value> {
        self.items
            .iter()
            .filter(|item| item["type"] == kind)
            .collect()
    }

    /// Returns the text that the agent said.
    pub(crate) fn said(&self) -> String {
        let said = self.of("agentMessage");
        said.iter()
            .filter_map(|item| item["text"].as_str())
            .collect()
    }

    /// Returns the params of the messages with this method.
    pub(crate) fn told(&self, method: &str) -> Vec<&Value> {
        let told = self
            .messages
            .iter()
            .filter(|message| message["method"] == method);
        told.map(|message| &message["params"]).collect()
    }
}
