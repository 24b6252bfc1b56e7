//! Methods that an agent and the editor of a client agreed on without us: their names begin with `_`.

use serde_json::{Value, json};

use crate::{
    talk::Talk,
    test_server::{Client, FREE, TestServer, script},
};

const QUERY: &str = "ext/acp/_unity/scene_query";

fn families(names: &[&str]) -> Value {
    json!({ "acpExtensions": { "extensions": names } })
}

fn query() -> Value {
    json!({ "call": "_unity/scene_query", "params": { "depth": 2, "threadId": "other" } })
}

/// Connects a client of ACP that has methods of its own.
async fn acp(house: &TestServer) -> Client {
    let declared = json!({ "unity": {}, "zed.dev": { "workspace": true }, "off": false });
    house.acp_with(json!({ "_meta": declared })).await
}

async fn dotcraft(house: &TestServer, capabilities: Value) -> Talk {
    Talk::dotcraft_of(house, house.dotcraft_with(capabilities).await).await
}

/// Starts a turn.
async fn start(talk: &mut Talk, steps: &[Value]) {
    let blocks = json!([{ "type": "text", "text": script(steps) }]);
    let (client, method, params) = match talk {
        Talk::DotCraft(client, thread) => {
            let params = json!({ "threadId": thread, "input": blocks });
            (client, "turn/start", params)
        }
        Talk::Acp(client, session) => {
            let params = json!({ "sessionId": session, "prompt": blocks });
            (client, "session/prompt", params)
        }
        Talk::Codex(client, thread) => return client.start(thread, steps).await,
    };
    client.ask(method, params).await;
}

/// Reads up to the end of the turn, and answers the requests of the server by `reply`, without their ids. Returns these
/// requests and what the agent said.
async fn rest(talk: &mut Talk, reply: impl Fn(&Value) -> Value) -> (Vec<Value>, String) {
    let (mut asked, mut said) = (Vec::new(), String::new());
    let client = client(talk);
    loop {
        let message = client.message().await;
        let params = &message["params"];
        match message["method"].as_str() {
            Some("item/agentMessage/delta") => {
                said.push_str(params["delta"].as_str().expect("a text"));
            }
            Some("session/update")
                if params["update"]["sessionUpdate"] == "agent_message_chunk" =>
            {
                let text = params["update"]["content"]["text"].as_str();
                said.push_str(text.expect("a text"));
            }
            Some("turn/completed" | "turn/failed" | "turn/cancelled") => return (asked, said),
            Some(_) if message.get("id").is_some() => {
                let mut answer = reply(&message);
                answer["id"] = message["id"].clone();
                client.send(answer).await;
                asked.push(message);
            }
            None if message["result"]["stopReason"].is_string() => return (asked, said),
            _ => {}
        }
    }
}

fn client(talk: &mut Talk) -> &mut Client {
    let (Talk::DotCraft(client, _) | Talk::Acp(client, _) | Talk::Codex(client, _)) = talk;
    client
}

fn thread(talk: &Talk) -> String {
    let (Talk::DotCraft(_, thread) | Talk::Acp(_, thread) | Talk::Codex(_, thread)) = talk;
    thread.clone()
}

/// Answers what must not be asked.
fn never(asked: &Value) -> Value {
    panic!("the client is asked: {asked}")
}

#[tokio::test]
async fn an_agent_asks_the_editor_of_a_client_of_dotcraft() {
    let proxies: [&[&str]; 1] = [&[]];
    for house in [
        TestServer::new(&[], &FREE).await,
        TestServer::behind(&proxies, &FREE).await,
    ] {
        let mut talk = dotcraft(&house, families(&["_unity"])).await;
        let result = json!({ "objects": [{ "name": "Cube" }], "next": null });
        start(&mut talk, &[query()]).await;
        let (asked, said) = rest(&mut talk, |_| json!({ "result": result })).await;
        assert_eq!(asked.len(), 1);
        assert_eq!(asked[0]["method"], QUERY);
        let params = json!({ "depth": 2, "threadId": thread(&talk) });
        assert_eq!(asked[0]["params"], params);
        assert_eq!(said, format!("_unity/scene_query: {result}\n"));

        // What the editor refuses, the agent is refused with the same words; any result counts.
        let error = json!({ "code": 7, "message": "no scene", "data": { "scene": "none" } });
        start(&mut talk, &[query()]).await;
        let (_, said) = rest(&mut talk, |_| json!({ "error": error })).await;
        assert_eq!(said, format!("_unity/scene_query: {error}\n"));
        start(&mut talk, &[query()]).await;
        let (_, said) = rest(&mut talk, |_| json!({ "result": null })).await;
        assert_eq!(said, "_unity/scene_query: null\n");
    }
}

#[tokio::test]
async fn methods_that_no_editor_has_are_not_found() {
    let house = TestServer::new(&[], &FREE).await;
    let names = [
        "_unity/scene_query",
        "_unity",
        "_unity/",
        "_/x",
        "_a/b/c",
        "_control\u{7}/x",
        &format!("_{}/x", "long".repeat(64)),
        "unity/scene_query",
        "ext/acp/_unity/scene_query",
    ];
    let steps: Vec<Value> = names
        .iter()
        .map(|name| json!({ "call": name, "params": {} }))
        .collect();
    let long = "long".repeat(64);
    let offers = [
        json!({ "approvalSupport": true }),
        json!({ "acpExtensions": { "extensions": null, "fsReadTextFile": true } }),
        families(&[
            "unity",
            "_unity/scene_query",
            "_Unity",
            "",
            "_a/b",
            "_control\u{7}",
            &long,
        ]),
    ];
    for offer in offers {
        let mut talk = dotcraft(&house, offer).await;
        start(&mut talk, &steps).await;
        let (_, said) = rest(&mut talk, never).await;
        let refused = said.matches("\"code\":-32601").count();
        assert_eq!(refused, names.len(), "{said}");
    }
    let off = json!({ "call": "_off/ask", "params": {} });
    for mut talk in [
        Talk::codex(&house).await,
        Talk::acp(&house).await,
        Talk::acp_of(&house, acp(&house).await).await,
    ] {
        start(&mut talk, std::slice::from_ref(&off)).await;
        let (_, said) = rest(&mut talk, never).await;
        assert!(said.contains("\"code\":-32601"), "{said}");
    }

    // Without a session, nobody is asked either.
    let mut talk = dotcraft(&house, families(&["_unity"])).await;
    let step = json!({ "call": "_unity/scene_query", "params": { "sessionId": null } });
    start(&mut talk, &[step]).await;
    let (_, said) = rest(&mut talk, never).await;
    assert!(said.contains("\"code\":-32601"), "{said}");
}

#[tokio::test]
async fn an_editor_that_leaves_ends_the_call() {
    let house = TestServer::new(&[], &FREE).await;
    let mut talk = dotcraft(&house, families(&["_unity"])).await;
    let mut other = house.codex().await;
    let id = thread(&talk);
    let resumed = other.call("thread/resume", json!({ "threadId": id })).await;
    assert!(resumed["error"].is_null(), "{resumed}");
    start(&mut talk, &[query(), json!("done")]).await;
    client(&mut talk).until(QUERY).await;
    drop(talk);
    let turn = other.rest().await;
    assert_eq!(turn.status, "completed", "{}", turn.error);
    let said = turn.said();
    assert!(
        said.contains("-32603") && said.contains("the editor has left"),
        "{said}"
    );
    assert!(said.ends_with("done"), "{said}");
}

#[tokio::test]
async fn a_cancelled_turn_ends_the_call() {
    let house = TestServer::new(&[], &FREE).await;
    let mut talk = dotcraft(&house, families(&["_unity"])).await;
    let id = thread(&talk);
    let client = client(&mut talk);
    let input = json!([{ "type": "text", "text": script(&[query()]) }]);
    let started = client
        .call("turn/start", json!({ "threadId": id, "input": input }))
        .await;
    let asked = client.until(QUERY).await;
    let turn = &started["result"]["turn"]["id"];
    let params = json!({ "threadId": id, "turnId": turn });
    client.ask("turn/interrupt", params).await;
    client.until("turn/cancelled").await;
    // A late answer changes nothing.
    client
        .send(json!({ "id": asked["id"], "result": {} }))
        .await;
    start(&mut talk, &[json!("again")]).await;
    let (_, said) = rest(&mut talk, never).await;
    assert_eq!(said, "again");
}

#[tokio::test]
async fn a_call_that_the_agent_withdraws_is_withdrawn_from_the_editor() {
    let house = TestServer::new(&[], &FREE).await;
    let mut talk = Talk::acp_of(&house, acp(&house).await).await;
    let step = json!({ "withdraw": "_unity/scene_query", "params": {} });
    start(&mut talk, &[step]).await;
    let asked = client(&mut talk).until("_unity/scene_query").await;
    std::fs::write(house.work().join("withdraw"), "").expect("a file");
    let told = client(&mut talk).until("$/cancel_request").await;
    assert_eq!(told["params"]["requestId"], asked["id"]);
    let (_, said) = rest(&mut talk, never).await;
    assert!(said.contains("-32800"), "{said}");
}

#[tokio::test]
async fn an_editor_that_does_not_know_the_method_gives_way_to_another() {
    let house = TestServer::new(&[], &FREE).await;
    let mut unity = dotcraft(&house, families(&["_unity"])).await;
    let session = thread(&unity);
    let mut acp = acp(&house).await;
    let load = json!({ "sessionId": session, "cwd": house.work(), "mcpServers": [] });
    let loaded = acp.call("session/load", load).await;
    assert!(loaded["error"].is_null(), "{loaded}");
    let mut talk = Talk::Acp(acp, session.clone());

    start(&mut talk, &[query()]).await;
    let asked = client(&mut talk).until("_unity/scene_query").await;
    let params = json!({ "depth": 2, "threadId": "other", "sessionId": session });
    assert_eq!(asked["params"], params);
    let error = json!({ "code": -32601, "message": "unknown" });
    client(&mut talk)
        .send(json!({ "id": asked["id"], "error": error }))
        .await;
    let asked = client(&mut unity).until(QUERY).await;
    client(&mut unity)
        .send(json!({ "id": asked["id"], "result": "from unity" }))
        .await;
    let (_, said) = rest(&mut talk, never).await;
    assert_eq!(said, "_unity/scene_query: \"from unity\"\n");

    // One that knows it answers.
    let buffers = json!({ "call": "_zed.dev/workspace/buffers", "params": {} });
    start(&mut talk, &[query(), buffers]).await;
    let (asked, said) = rest(&mut talk, |asked| json!({ "result": asked["method"] })).await;
    assert_eq!(asked.len(), 2);
    assert_eq!(
        said,
        "_unity/scene_query: \"_unity/scene_query\"\n_zed.dev/workspace/buffers: \"_zed.dev/workspace/buffers\"\n"
    );

    // The client that starts the turn is asked first.
    start(&mut unity, &[query()]).await;
    let (_, said) = rest(&mut unity, |_| json!({ "result": "from unity" })).await;
    assert_eq!(said, "_unity/scene_query: \"from unity\"\n");
}
