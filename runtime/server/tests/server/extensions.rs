//! Tests a tool of the embedding program with clients of every dialect.

use std::{fs, sync::Arc};

use serde_json::{Value, json, value::to_raw_value};
use tempfile::TempDir;
use threadwire_agent::{
    Extensions,
    extensions::{BoxError, Tool, ToolAnswer, ToolContext},
};
use threadwire_engine::{BoxFuture, Json};
use threadwire_server::OpenOptions;
use threadwire_test_model::{Model, Part, Step, Wire};

use super::talk::{Talk, result};

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

/// A server whose model calls the tool, and a client.
struct TestServer {
    talk: Talk,
    folder: TempDir,
    model: Model,
}

impl TestServer {
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
            ..OpenOptions::default()
        };
        Self {
            talk: Talk::open(protocol, options).await,
            folder,
            model,
        }
    }

    fn cwd(&self) -> String {
        self.folder.path().display().to_string()
    }

    /// Checks that the model got the tool's output, and shuts down.
    async fn told(self) {
        let request = self.model.requests()[1].body.to_string();
        assert!(request.contains("Hello, Ada!"), "{request}");
        self.talk.server.shutdown().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn codex_clients_see_a_call_of_a_server() {
    let mut house = TestServer::new("codex").await;
    let started = house.talk.call("thread/start", json!({})).await;
    let input = json!([{ "type": "text", "text": "go" }]);
    let params = json!({ "threadId": started["thread"]["id"], "input": input });
    house.talk.start("turn/start", params).await;
    let asked = house
        .talk
        .until_method("mcpServer/elicitation/request")
        .await;
    assert_eq!(asked["params"]["serverName"], "embedded");
    assert_eq!(asked["params"]["_meta"]["tool_name"], "greet");
    house
        .talk
        .reply(&asked, json!({ "action": "accept", "content": {} }))
        .await;
    house.talk.until_method("turn/completed").await;
    let items: Vec<&Value> = house
        .talk
        .heard
        .iter()
        .filter(|message| message["params"]["item"]["type"] == "mcpToolCall")
        .collect();
    assert_eq!(items.len(), 2, "{:#?}", house.talk.heard);
    assert_eq!(items[0]["method"], "item/started");
    let item = &items[1]["params"]["item"];
    assert_eq!(items[1]["method"], "item/completed");
    assert_eq!(item["id"], "call_1");
    assert_eq!(item["server"], "embedded");
    assert_eq!(item["tool"], "greet");
    assert_eq!(item["status"], "completed");
    assert_eq!(item["arguments"], json!({ "name": "Ada" }));
    assert_eq!(item["result"]["content"][0]["text"], "Hello, Ada!");
    house.told().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dotcraft_clients_see_a_tool_of_a_namespace() {
    let mut house = TestServer::new("dotcraft").await;
    let identity =
        json!({ "channelName": "desktop", "userId": "ada", "workspacePath": house.cwd() });
    let started = house
        .talk
        .call("thread/start", json!({ "identity": identity }))
        .await;
    let input = json!([{ "type": "text", "text": "go" }]);
    let params = json!({ "threadId": started["thread"]["id"], "input": input });
    house.talk.start("turn/start", params).await;
    let asked = house.talk.until_method("item/approval/request").await;
    assert_eq!(asked["params"]["operation"], "greet");
    assert_eq!(asked["params"]["target"], "embedded");
    house
        .talk
        .reply(&asked, json!({ "decision": "accept" }))
        .await;
    house.talk.until_method("turn/completed").await;
    let payload = |kind: &str| {
        let found = house.talk.heard.iter().find(|message| {
            message["method"] == "item/completed" && message["params"]["item"]["type"] == kind
        });
        let found = found.unwrap_or_else(|| panic!("{kind}: {:#?}", house.talk.heard));
        found["params"]["item"]["payload"].clone()
    };
    let call = payload("toolCall");
    assert_eq!(call["toolName"], "greet");
    assert_eq!(call["namespace"], "embedded");
    assert_eq!(call["arguments"], json!({ "name": "Ada" }));
    let result = payload("toolResult");
    assert_eq!(result["result"], "Hello, Ada!");
    assert_eq!(result["success"], true);
    house.told().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn acp_clients_see_a_tool_call() {
    let mut house = TestServer::new("acp").await;
    let params = json!({ "cwd": house.cwd(), "mcpServers": [] });
    let session = house.talk.call("session/new", params).await["sessionId"].clone();
    let prompt = json!([{ "type": "text", "text": "go" }]);
    let turn = house
        .talk
        .start(
            "session/prompt",
            json!({ "sessionId": session, "prompt": prompt }),
        )
        .await;
    let asked = house.talk.until_method("session/request_permission").await;
    assert_eq!(asked["params"]["toolCall"]["title"], "embedded: greet");
    let options = asked["params"]["options"].as_array().unwrap();
    let once = options.iter().find(|option| option["kind"] == "allow_once");
    let outcome = json!({ "outcome": "selected", "optionId": once.unwrap()["optionId"] });
    house
        .talk
        .reply(&asked, json!({ "outcome": outcome }))
        .await;
    result(house.talk.answer(turn).await);
    let updates: Vec<&Value> = house
        .talk
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
    house.told().await;
}
