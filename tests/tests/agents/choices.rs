//! What an agent offers its user reaches clients, and what they choose reaches the agent.

use serde_json::{Value, json};

use crate::test_server::{Client, FREE, TestServer, Turn, script};

/// Starts a session with the words of ACP. Returns its id, and the answer.
async fn session(house: &TestServer, client: &mut Client) -> (String, Value) {
    let new = json!({ "cwd": house.work(), "mcpServers": [] });
    let mut new = client.call("session/new", new).await;
    let id = new["result"]["sessionId"].as_str();
    let id = id.unwrap_or_else(|| panic!("{new}")).to_owned();
    (id, new["result"].take())
}

/// Runs a prompt with the words of ACP. Returns the text that was said and the updates.
async fn prompt(client: &mut Client, session: &str, steps: &[Value]) -> (String, Vec<Value>) {
    let text = json!([{ "type": "text", "text": script(steps) }]);
    let params = json!({ "sessionId": session, "prompt": text });
    let id = client.ask("session/prompt", params).await;
    let (mut said, mut updates) = (String::new(), Vec::new());
    loop {
        let message = client.message().await;
        if message["id"] == id && message.get("method").is_none() {
            assert_eq!(message["result"]["stopReason"], "end_turn", "{message}");
            return (said, updates);
        }
        let update = message["params"]["update"].clone();
        if update["sessionUpdate"] == "agent_message_chunk" {
            said.push_str(update["content"]["text"].as_str().expect("a text"));
        }
        updates.push(update);
    }
}

fn option<'a>(options: &'a Value, id: &str) -> &'a Value {
    let options = options.as_array().expect("options");
    let found = options.iter().find(|option| option["id"] == id);
    found.unwrap_or_else(|| panic!("no {id}: {options:?}"))
}

/// Sets an option and returns all options.
async fn set(client: &mut Client, session: &str, id: &str, value: Value) -> Value {
    let mut params = json!({ "sessionId": session, "configId": id, "value": value });
    if value.is_boolean() {
        params["type"] = json!("boolean");
    }
    let mut answer = client.call("session/set_config_option", params).await;
    let options = answer["result"]["configOptions"].take();
    assert!(options.is_array(), "{answer}");
    options
}

#[tokio::test]
async fn options_are_shown_passed_on_and_outlive_the_agent() {
    let mut house = TestServer::new(&["--load", "--options"], &FREE).await;
    let switches = json!({ "session": { "configOptions": { "boolean": {} } } });
    let mut client = house.acp_with(switches.clone()).await;
    let (id, _) = session(&house, &mut client).await;
    let (_, updates) = prompt(&mut client, &id, &[json!("hi")]).await;
    let told = updates.iter().rev();
    let mut told = told.filter(|update| update["sessionUpdate"] == "config_option_update");
    let options = &told.next().expect("the options")["configOptions"];
    assert_eq!(option(options, "model")["currentValue"], "small");
    assert_eq!(option(options, "fast")["currentValue"], false);
    // The server has an option of this name, too.
    assert_eq!(option(options, "scripted.sandbox")["currentValue"], "on");
    assert_eq!(
        option(options, "sandbox")["currentValue"],
        "danger-full-access"
    );

    // A choice reaches the running agent at once.
    let options = set(&mut client, &id, "fast", json!(true)).await;
    assert_eq!(option(&options, "fast")["currentValue"], true);
    set(&mut client, &id, "model", json!("large")).await;
    let options = set(&mut client, &id, "scripted.sandbox", json!("off")).await;
    assert_eq!(option(&options, "model")["currentValue"], "large");
    assert_eq!(option(&options, "scripted.sandbox")["currentValue"], "off");
    let tell = [json!({ "tell": "options" })];
    let given = json!([["fast", true], ["model", "large"], ["sandbox", "off"]]);
    assert_eq!(prompt(&mut client, &id, &tell).await.0, given.to_string());

    // What is not offered, or what the agent refuses, is no choice.
    for value in ["huge", "broken"] {
        let params = json!({ "sessionId": id, "configId": "scripted.sandbox", "value": value });
        let refused = client.call("session/set_config_option", params).await;
        let code = if value == "huge" { -32602 } else { -32603 };
        assert_eq!(refused["error"]["code"], code, "{refused}");
        assert!(refused.to_string().contains("scripted"), "{refused}");
    }

    // Another start of the agent is given the same, with its first turn.
    drop(client);
    house.restart().await;
    let mut client = house.acp_with(switches).await;
    let load = json!({ "sessionId": id, "cwd": house.work(), "mcpServers": [] });
    let loaded = client.call("session/load", load).await;
    let options = &loaded["result"]["configOptions"];
    for (name, value) in [
        ("model", json!("large")),
        ("fast", json!(true)),
        ("scripted.sandbox", json!("off")),
    ] {
        assert_eq!(option(options, name)["currentValue"], value, "{options}");
    }
    let mut given: Vec<Value> =
        serde_json::from_str(&prompt(&mut client, &id, &tell).await.0).expect("a list");
    given.sort_by_key(Value::to_string);
    let expected = [
        json!(["fast", true]),
        json!(["model", "large"]),
        json!(["sandbox", "off"]),
    ];
    assert_eq!(given, expected);

    // A new session knows what the agent offered before it starts, and can choose of it.
    let (other, new) = session(&house, &mut client).await;
    assert_eq!(
        option(&new["configOptions"], "scripted.sandbox")["name"],
        "Sandbox"
    );
    let options = set(&mut client, &other, "scripted.sandbox", json!("off")).await;
    assert_eq!(option(&options, "scripted.sandbox")["currentValue"], "off");
}

#[tokio::test]
async fn modes_of_the_agent_are_those_of_the_session() {
    let house = TestServer::new(&["--modes"], &FREE).await;
    let mut client = house.acp().await;
    let (id, new) = session(&house, &mut client).await;
    // Nothing is known of an agent that never ran.
    assert_eq!(new["modes"]["currentModeId"], "full-access");
    prompt(&mut client, &id, &[json!("hi")]).await;
    let (_, new) = session(&house, &mut client).await;
    assert_eq!(new["modes"]["currentModeId"], "review");
    let modes = new["modes"]["availableModes"].as_array().expect("modes");
    let modes: Vec<&Value> = modes.iter().map(|mode| &mode["id"]).collect();
    assert_eq!(modes, ["agent", "plan", "review"]);

    for (method, member) in [
        ("session/set_mode", json!({ "modeId": "agent" })),
        (
            "session/set_config_option",
            json!({ "configId": "mode", "value": "plan" }),
        ),
    ] {
        let mut params = member;
        params["sessionId"] = json!(id);
        let set = client.call(method, params).await;
        assert!(set.get("error").is_none(), "{set}");
    }
    let unknown = json!({ "sessionId": id, "modeId": "full-access" });
    let refused = client.call("session/set_mode", unknown).await;
    assert_eq!(refused["error"]["code"], -32602, "{refused}");

    // The agent changes its mode by itself, and keeps it in the next turn.
    let own = json!({ "sessionUpdate": "current_mode_update", "currentModeId": "review" });
    let (_, updates) = prompt(&mut client, &id, &[json!({ "update": own })]).await;
    let mut told = updates.iter();
    assert!(
        told.any(|update| update["sessionUpdate"] == "current_mode_update"
            && update["currentModeId"] == "review"),
        "{updates:?}"
    );
    let (said, _) = prompt(&mut client, &id, &[json!({ "tell": "modes" })]).await;
    assert_eq!(said, json!(["agent", "plan"]).to_string());
}

#[tokio::test]
async fn slash_commands_of_the_agent_are_told_and_sent_to_it() {
    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.acp().await;
    let (id, _) = session(&house, &mut client).await;
    let (_, updates) = prompt(&mut client, &id, &[json!("hi")]).await;
    let commands = |updates: &[Value]| {
        let mut told = updates.iter().rev();
        let told = told.find(|update| update["sessionUpdate"] == "available_commands_update");
        told.map(|update| update["availableCommands"].clone())
    };
    let expected = json!([{ "name": "compact", "description": "Compacts" }]);
    let mut last = commands(&updates);
    while last.is_none() {
        let message = client.until("session/update").await;
        last = commands(&[message["params"]["update"].clone()]);
    }
    assert_eq!(last, Some(expected));
    // A command of the server is none of the agent's: it is sent as it is.
    let text = json!([{ "type": "text", "text": "/review all" }]);
    let params = json!({ "sessionId": id, "prompt": text });
    client.ask("session/prompt", params).await;
    loop {
        let message = client.until("session/update").await;
        let update = &message["params"]["update"];
        if update["sessionUpdate"] == "agent_message_chunk" {
            assert_eq!(update["content"]["text"], "/review all");
            break;
        }
    }
}

#[tokio::test]
async fn the_end_of_a_visit_reaches_the_clients_of_the_thread() {
    let house = TestServer::new(&[], &["approval_policy=on-request"]).await;
    let pages = json!({ "elicitation": { "url": {} } });
    let mut client = house.acp_with(pages.clone()).await;
    let (id, _) = session(&house, &mut client).await;
    let mut codex = house.codex().await;
    codex.call("thread/resume", json!({ "threadId": id })).await;
    let visit = json!({ "mode": "url", "message": "Sign in", "url": "https://example.com/in", "elicitationId": "visit-1" });
    let done = json!({ "jsonrpc": "2.0", "method": "elicitation/complete", "params": { "elicitationId": "visit-1" } });
    let steps = [
        json!({ "call": "elicitation/create", "params": visit }),
        json!({ "send": done }),
    ];
    let text = json!([{ "type": "text", "text": script(&steps) }]);
    client
        .ask("session/prompt", json!({ "sessionId": id, "prompt": text }))
        .await;
    let asked = client.until("elicitation/create").await;
    assert_eq!(asked["params"]["elicitationId"], "visit-1");
    client
        .send(json!({ "id": asked["id"], "result": { "action": "accept" } }))
        .await;
    let ended = client.until("elicitation/complete").await;
    assert_eq!(ended["params"], json!({ "elicitationId": "visit-1" }));
    // A client without a word for it sees the turn end as ever.
    let mut turn = Turn::default();
    while turn.status.is_empty() {
        let message = codex.message().await;
        turn.take(message);
    }
    assert_eq!(turn.status, "completed", "{}", turn.error);
}
