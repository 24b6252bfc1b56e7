//! A tool of the program that embeds the server, as clients of every dialect see it.

use std::{fs, sync::Arc, time::Duration};

use serde_json::{Value, json, value::to_raw_value};
use tempfile::TempDir;
use threadwire_agent::{
    Extensions,
    extensions::{BoxError, Tool, ToolAnswer, ToolContext},
};
use threadwire_engine::{BoxFuture, Json};
use threadwire_server::{MemoryReceiver, MemorySender, OpenOptions, Server, open};
use threadwire_test_model::{Model, Part, Step, Wire};

/// How long a message may take before a test gives up on it.
const PATIENCE: Duration = Duration::from_secs(20);

struct Greet;

impl Tool for Greet {
    fn name(&self) -> &str {
        "greet"
    }

    fn description(&self) -> &str {
        "Greets somebody."
    }

    fn input_schema(&self) -> Json {
        let schema = json!({ "type": "object", "properties": { "name": { "type": "string" } } });
        to_raw_value(&schema).unwrap().into()
    }

    fn needs_approval(&self) -> bool {
        true
    }

    fn call<'a>(
        &'a self,
        arguments: Value,
        _: ToolContext,
    ) -> BoxFuture<'a, Result<ToolAnswer, BoxError>> {
        Box::pin(async move {
            let name = arguments["name"].as_str().ok_or("no name")?;
            Ok(ToolAnswer::done(format!("Hello, {name}!")))
        })
    }
}

/// A server whose model calls the tool, with a client that has shaken hands.
struct Talk {
    server: Server,
    sender: MemorySender,
    receiver: MemoryReceiver,
    /// Everything that the server said.
    heard: Vec<Value>,
    last_id: i64,
    folder: TempDir,
    model: Model,
}

impl Talk {
    async fn new(protocol: &str) -> Self {
        let steps = vec![
            Step::say(
                Wire::Responses,
                &[Part::call("call_1", "greet", &json!({ "name": "Ada" }))],
            ),
            Step::say(Wire::Responses, &[Part::text("done")]),
        ];
        let model = Model::start(steps).await;
        let folder = tempfile::tempdir().unwrap();
        let home = folder.path().join("home");
        fs::create_dir(&home).unwrap();
        let config = format!(
            "model = \"mock-model\"\nmodel_provider = \"mock\"\napproval_policy = \"on-request\"\n\
             [model_providers.mock]\nname = \"Mock\"\nbase_url = \"{}\"\nwire_api = \"responses\"\n",
            model.base_url()
        );
        fs::write(home.join("config.toml"), config).unwrap();
        let options = OpenOptions {
            home: Some(home),
            in_memory: true,
            cwd: Some(folder.path().to_owned()),
            extensions: Extensions::new(vec![Arc::new(Greet)], Vec::new()).unwrap(),
            protocol: Some(protocol.parse().unwrap()),
            ..OpenOptions::default()
        };
        let server = open(options).await.unwrap();
        let (sender, receiver) = server.connect().split();
        Self {
            server,
            sender,
            receiver,
            heard: Vec::new(),
            last_id: 0,
            folder,
            model,
        }
    }

    fn cwd(&self) -> String {
        self.folder.path().display().to_string()
    }

    async fn send(&self, mut message: Value) {
        message["jsonrpc"] = json!("2.0");
        assert!(self.sender.send(message.to_string()).await);
    }

    /// Sends a request and returns its id.
    async fn ask(&mut self, method: &str, params: Value) -> i64 {
        self.last_id += 1;
        let id = self.last_id;
        self.send(json!({ "id": id, "method": method, "params": params }))
            .await;
        id
    }

    async fn call(&mut self, method: &str, params: Value) -> Value {
        let id = self.ask(method, params).await;
        self.answer(id).await
    }

    async fn answer(&mut self, id: i64) -> Value {
        let message = self
            .until(|message| message["id"] == id && message.get("method").is_none())
            .await;
        assert!(message.get("error").is_none(), "{message}");
        message["result"].clone()
    }

    async fn until_method(&mut self, method: &str) -> Value {
        self.until(|message| message["method"] == method).await
    }

    async fn until(&mut self, is_meant: impl Fn(&Value) -> bool) -> Value {
        loop {
            let mut batch = Vec::new();
            let received = self.receiver.receive(&mut batch, 1);
            let received = tokio::time::timeout(PATIENCE, received).await;
            assert!(
                received.expect("a message in time") > 0,
                "{:#?}",
                self.heard
            );
            let message: Value = serde_json::from_slice(&batch[0].message()).unwrap();
            self.heard.push(message.clone());
            if is_meant(&message) {
                return message;
            }
        }
    }

    async fn reply(&self, request: &Value, result: Value) {
        self.send(json!({ "id": request["id"], "result": result }))
            .await;
    }

    /// Checks that the model was told what the tool gave, and ends.
    async fn told(self) {
        let request = self.model.requests()[1].body.to_string();
        assert!(request.contains("Hello, Ada!"), "{request}");
        self.server.shutdown().await;
    }
}

fn initialize() -> Value {
    json!({ "clientInfo": { "name": "test", "version": "1" }, "capabilities": {} })
}

#[tokio::test(flavor = "multi_thread")]
async fn codex_clients_see_a_call_of_a_server() {
    let mut talk = Talk::new("codex").await;
    talk.call("initialize", initialize()).await;
    talk.send(json!({ "method": "initialized" })).await;
    let started = talk.call("thread/start", json!({})).await;
    let input = json!([{ "type": "text", "text": "go" }]);
    let params = json!({ "threadId": started["thread"]["id"], "input": input });
    talk.ask("turn/start", params).await;
    let asked = talk.until_method("mcpServer/elicitation/request").await;
    assert_eq!(asked["params"]["serverName"], "embedded");
    assert_eq!(asked["params"]["_meta"]["tool_name"], "greet");
    talk.reply(&asked, json!({ "action": "accept", "content": {} }))
        .await;
    talk.until_method("turn/completed").await;
    let items: Vec<&Value> = talk
        .heard
        .iter()
        .filter(|message| message["params"]["item"]["type"] == "mcpToolCall")
        .collect();
    assert_eq!(items.len(), 2, "{:#?}", talk.heard);
    assert_eq!(items[0]["method"], "item/started");
    let item = &items[1]["params"]["item"];
    assert_eq!(items[1]["method"], "item/completed");
    assert_eq!(item["id"], "call_1");
    assert_eq!(item["server"], "embedded");
    assert_eq!(item["tool"], "greet");
    assert_eq!(item["status"], "completed");
    assert_eq!(item["arguments"], json!({ "name": "Ada" }));
    assert_eq!(item["result"]["content"][0]["text"], "Hello, Ada!");
    talk.told().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dotcraft_clients_see_a_tool_of_a_namespace() {
    let mut talk = Talk::new("dotcraft").await;
    talk.call("initialize", initialize()).await;
    talk.send(json!({ "method": "initialized", "params": {} }))
        .await;
    let identity =
        json!({ "channelName": "desktop", "userId": "ada", "workspacePath": talk.cwd() });
    let started = talk
        .call("thread/start", json!({ "identity": identity }))
        .await;
    let input = json!([{ "type": "text", "text": "go" }]);
    let params = json!({ "threadId": started["thread"]["id"], "input": input });
    talk.ask("turn/start", params).await;
    let asked = talk.until_method("item/approval/request").await;
    assert_eq!(asked["params"]["operation"], "greet");
    assert_eq!(asked["params"]["target"], "embedded");
    talk.reply(&asked, json!({ "decision": "accept" })).await;
    talk.until_method("turn/completed").await;
    let payload = |kind: &str| {
        let found = talk.heard.iter().find(|message| {
            message["method"] == "item/completed" && message["params"]["item"]["type"] == kind
        });
        let found = found.unwrap_or_else(|| panic!("{kind}: {:#?}", talk.heard));
        found["params"]["item"]["payload"].clone()
    };
    let call = payload("toolCall");
    assert_eq!(call["toolName"], "greet");
    assert_eq!(call["namespace"], "embedded");
    assert_eq!(call["arguments"], json!({ "name": "Ada" }));
    let result = payload("toolResult");
    assert_eq!(result["result"], "Hello, Ada!");
    assert_eq!(result["success"], true);
    talk.told().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn acp_clients_see_a_tool_call() {
    let mut talk = Talk::new("acp").await;
    talk.call("initialize", json!({ "protocolVersion": 1 }))
        .await;
    let params = json!({ "cwd": talk.cwd(), "mcpServers": [] });
    let session = talk.call("session/new", params).await["sessionId"].clone();
    let prompt = json!([{ "type": "text", "text": "go" }]);
    let turn = talk
        .ask(
            "session/prompt",
            json!({ "sessionId": session, "prompt": prompt }),
        )
        .await;
    let asked = talk.until_method("session/request_permission").await;
    assert_eq!(asked["params"]["toolCall"]["title"], "embedded: greet");
    let options = asked["params"]["options"].as_array().unwrap();
    let once = options.iter().find(|option| option["kind"] == "allow_once");
    let outcome = json!({ "outcome": "selected", "optionId": once.unwrap()["optionId"] });
    talk.reply(&asked, json!({ "outcome": outcome })).await;
    talk.answer(turn).await;
    let updates: Vec<&Value> = talk
        .heard
        .iter()
        .map(|message| &message["params"]["update"])
        .filter(|update| update["toolCallId"] == "call_1")
        .collect();
    assert_eq!(updates[0]["title"], "embedded: greet");
    assert_eq!(updates[0]["rawInput"], json!({ "name": "Ada" }));
    let last = updates.last().unwrap();
    assert_eq!(last["status"], "completed");
    assert_eq!(last["content"][0]["content"]["text"], "Hello, Ada!");
    talk.told().await;
}
