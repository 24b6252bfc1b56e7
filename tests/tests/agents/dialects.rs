//! Clients of every dialect see what an agent does, and Threadwire itself can be the agent.

use serde_json::{Value, json};

use crate::test_server::{Client, FREE, TestServer, Turn, script};

const ASKING: [&str; 2] = ["approval_policy=on-request", "sandbox_mode=workspace-write"];

/// A command that needs permission, and a text.
fn work() -> String {
    let call = json!({ "toolCallId": "1", "title": "touch new", "kind": "execute", "rawInput": { "command": "touch new" } });
    let options = json!([{ "optionId": "once", "name": "Yes", "kind": "allow_once" }, { "optionId": "no", "name": "No", "kind": "reject_once" }]);
    script(&[
        json!({ "call": "session/request_permission", "params": { "toolCall": call, "options": options } }),
        json!({ "update": { "sessionUpdate": "tool_call_update", "toolCallId": "1", "status": "completed", "rawOutput": { "exitCode": 0 } } }),
        json!("done"),
    ])
}

/// A server with the agent alone, and one with two proxies in front of it.
async fn houses() -> [TestServer; 2] {
    let proxies: [&[&str]; 2] = [&[], &[]];
    [
        TestServer::new(&[], &ASKING).await,
        TestServer::behind(&proxies, &ASKING).await,
    ]
}

#[tokio::test]
async fn a_client_of_acp() {
    for house in houses().await {
        permission_in_acp(&house).await;
    }
}

async fn permission_in_acp(house: &TestServer) {
    let mut client = house.acp().await;
    let new = client
        .call(
            "session/new",
            json!({ "cwd": house.work(), "mcpServers": [] }),
        )
        .await;
    let session = new["result"]["sessionId"].clone();
    let prompt = json!([{ "type": "text", "text": work() }]);
    let id = client
        .ask(
            "session/prompt",
            json!({ "sessionId": session, "prompt": prompt }),
        )
        .await;
    let mut said = String::new();
    let mut calls = Vec::new();
    loop {
        let message = client.message().await;
        let update = &message["params"]["update"];
        if message["method"] == "session/request_permission" {
            let outcome = json!({ "outcome": "selected", "optionId": "allow" });
            client
                .send(json!({ "id": message["id"], "result": { "outcome": outcome } }))
                .await;
        } else if update["sessionUpdate"] == "agent_message_chunk" {
            said.push_str(update["content"]["text"].as_str().expect("a text"));
        } else if update["sessionUpdate"]
            .as_str()
            .is_some_and(|kind| kind.starts_with("tool_call"))
        {
            calls.push(update.clone());
        } else if message["id"] == id && message.get("method").is_none() {
            assert_eq!(message["result"]["stopReason"], "end_turn", "{message}");
            break;
        }
    }
    assert!(
        said.contains("\"once\"") && said.ends_with("done"),
        "{said}"
    );
    assert_eq!(calls[0]["rawInput"]["command"], "touch new");
    assert_eq!(calls.last().expect("a call")["status"], "completed");
}

/// Returns the updates about tool calls until the answer to a request.
async fn calls_until(client: &mut Client, id: i64) -> Vec<Value> {
    let mut calls = Vec::new();
    loop {
        let message = client.message().await;
        if message["id"] == id {
            assert!(message.get("error").is_none(), "{message}");
            return calls;
        }
        let update = &message["params"]["update"];
        let kind = update["sessionUpdate"].as_str().unwrap_or_default();
        if kind.starts_with("tool_call") {
            calls.push(update.clone());
        }
    }
}

#[tokio::test]
async fn calls_of_an_agent_reach_clients_of_acp_as_it_told_them() {
    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.acp().await;
    let params = json!({ "cwd": house.work(), "mcpServers": [] });
    let new = client.call("session/new", params).await;
    let session = new["result"]["sessionId"].clone();
    let a = json!([{ "path": "/a.txt", "line": 4 }]);
    let both = json!([{ "path": "/a.txt", "line": 4 }, { "path": "/b.txt" }]);
    let content = json!([
        { "type": "content", "content": { "type": "text", "text": "b" } },
        { "type": "content", "content": { "type": "resource_link", "name": "doc", "uri": "file:///d", "mimeType": "text/x" } },
        { "type": "content", "content": { "type": "resource", "resource": { "uri": "file:///x", "blob": "aGk=" } } },
        { "type": "diff", "path": "/a.txt", "newText": "b" },
    ]);
    let steps = [
        json!({ "update": { "sessionUpdate": "tool_call", "toolCallId": "1", "title": "Look at files", "kind": "read",
            "status": "in_progress", "locations": a, "rawInput": { "path": "a.txt" } } }),
        json!({ "update": { "sessionUpdate": "tool_call_update", "toolCallId": "1", "title": "Look at two files", "locations": both } }),
        json!({ "update": { "sessionUpdate": "tool_call_update", "toolCallId": "1", "status": "completed",
            "content": content, "rawOutput": { "lines": 1 } } }),
    ];
    let prompt = json!([{ "type": "text", "text": script(&steps) }]);
    let prompt = json!({ "sessionId": session, "prompt": prompt });
    let id = client.ask("session/prompt", prompt).await;
    let calls = calls_until(&mut client, id).await;
    let call = &calls[0]["toolCallId"];
    let expected = [
        json!({ "sessionUpdate": "tool_call", "toolCallId": call, "title": "Look at files", "kind": "read",
            "status": "in_progress", "locations": a, "rawInput": { "path": "a.txt" } }),
        json!({ "sessionUpdate": "tool_call_update", "toolCallId": call, "title": "Look at two files", "locations": both }),
        json!({ "sessionUpdate": "tool_call_update", "toolCallId": call, "status": "completed",
            "content": content, "rawOutput": { "lines": 1 } }),
    ];
    assert_eq!(calls, expected);

    let mut later = house.acp().await;
    let params = json!({ "sessionId": session, "cwd": house.work(), "mcpServers": [] });
    let id = later.ask("session/load", params).await;
    let whole = json!({ "sessionUpdate": "tool_call", "toolCallId": call, "title": "Look at two files", "kind": "read",
        "status": "completed", "locations": both, "content": content, "rawInput": { "path": "a.txt" },
        "rawOutput": { "lines": 1 } });
    assert_eq!(calls_until(&mut later, id).await, [whole]);
}

#[tokio::test]
async fn a_session_of_acp_names_its_agent() {
    let house = TestServer::new(&[], &ASKING).await;
    let mut client = house.acp().await;
    let new = |agent: &str| {
        let meta = json!({ "threadwire": { "agent": agent } });
        json!({ "cwd": house.work(), "mcpServers": [], "_meta": meta })
    };
    let (offline, unknown) = (new("offline"), new("nobody"));
    let new = client.call("session/new", offline).await;
    let all = new["result"]["configOptions"].as_array().expect("options");
    let option = |id: &str| all.iter().find(|option| option["id"] == id);
    let model = option("model").expect("an option for the model");
    assert_eq!(model["currentValue"], "threadwire/offline");
    let options = &option("agent").expect("an option for the agent")["options"];
    let mut options = options.as_array().expect("agents").iter();
    assert!(options.any(|option| option["value"] == "scripted"));
    // A session can change its agent.
    let change = json!({ "sessionId": new["result"]["sessionId"], "configId": "agent", "value": "scripted" });
    client.call("session/set_config_option", change).await;
    let prompt = json!([{ "type": "text", "text": "hello" }]);
    let prompt = json!({ "sessionId": new["result"]["sessionId"], "prompt": prompt });
    let id = client.ask("session/prompt", prompt).await;
    loop {
        let said = client.until("session/update").await;
        let update = &said["params"]["update"];
        if update["sessionUpdate"] == "agent_message_chunk" {
            assert_eq!(update["content"]["text"], "hello", "{said}");
            break;
        }
    }
    while client.message().await["id"] != id {}
    let refused = client.call("session/new", unknown).await;
    let message = refused["error"]["message"].as_str().unwrap_or_default();
    let details = refused["error"]["data"].to_string();
    assert!(
        format!("{message} {details}").contains("_meta.threadwire.agent"),
        "{refused}"
    );
}

#[tokio::test]
async fn a_client_of_dotcraft() {
    for house in houses().await {
        permission_in_dotcraft(&house).await;
    }
}

async fn permission_in_dotcraft(house: &TestServer) {
    let mut client = house.dotcraft().await;
    let identity = json!({ "channelName": "test", "userId": "u", "workspacePath": house.work() });
    let started = client
        .call(
            "thread/start",
            json!({ "identity": identity, "historyMode": "server" }),
        )
        .await;
    let thread = started["result"]["thread"]["id"].clone();
    let input = json!([{ "type": "text", "text": work() }]);
    client
        .call("turn/start", json!({ "threadId": thread, "input": input }))
        .await;
    let ask = client.until("item/approval/request").await;
    assert_eq!(ask["params"]["operation"], "touch new", "{ask}");
    client
        .send(json!({ "id": ask["id"], "result": { "decision": "accept" } }))
        .await;
    let completed = client.until("turn/completed").await;
    let text = completed.to_string();
    assert!(text.contains("done"), "{text}");
}

#[tokio::test]
async fn a_client_of_codex() {
    for house in houses().await {
        permission_in_codex(&house).await;
    }
}

async fn permission_in_codex(house: &TestServer) {
    let mut client = house.codex().await;
    let started = client
        .call("thread/start", json!({ "cwd": house.work() }))
        .await;
    assert_eq!(started["result"]["modelProvider"], "scripted", "{started}");
    let thread = started["result"]["thread"]["id"]
        .as_str()
        .expect("a thread")
        .to_owned();
    client.start(&thread, &[json!(work())]).await;
    let ask = client.until("item/commandExecution/requestApproval").await;
    let command = ask["params"]["command"].as_str().unwrap_or_default();
    assert!(command.ends_with("'touch new'"), "{ask}");
    client
        .send(json!({ "id": ask["id"], "result": { "decision": "accept" } }))
        .await;
    let turn = client.rest().await;
    assert_eq!(turn.of("commandExecution")[0]["status"], "completed");
    assert!(turn.said().ends_with("done"), "{}", turn.said());
}

#[tokio::test]
async fn threadwire_behind_threadwire() {
    let binary = binary();
    let inner = tempfile::tempdir().expect("a folder");
    let home = inner.path().display().to_string();
    let command = [
        binary.as_str(),
        "--home",
        &home,
        "-c",
        "approval_policy=untrusted",
        "acp",
    ];
    let house = TestServer::with("inner", &command, &ASKING).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let steps = [
        "think: let me see",
        "plan: look; write",
        "plan done: 1",
        "search: the weather",
        "run: touch made",
        "write: note.txt = hello",
        "say: it is done",
    ];
    client.start(&thread, &steps.map(|step| json!(step))).await;
    let mut turn = Turn::default();
    let mut asked = Vec::new();
    while turn.status.is_empty() {
        let message = client.message().await;
        let method = message["method"].as_str().unwrap_or_default();
        if method.ends_with("/requestApproval") {
            asked.push(method.to_owned());
            client
                .send(json!({ "id": message["id"], "result": { "decision": "accept" } }))
                .await;
        }
        turn.take(message);
    }
    assert_eq!(turn.status, "completed", "{}", turn.error);
    // The change is inside of the workspace, so the outer policy decides; the command is not confined by it.
    assert_eq!(asked, ["item/commandExecution/requestApproval"]);
    assert_eq!(turn.of("reasoning")[0]["summary"], json!(["let me see"]));
    let plans = turn.told("turn/plan/updated");
    assert_eq!(
        plans.last().expect("a plan")["plan"][0]["status"],
        "completed"
    );
    assert_eq!(turn.of("webSearch")[0]["query"], "the weather");
    let command = &turn.of("commandExecution")[0];
    assert_eq!(
        (&command["status"], &command["exitCode"]),
        (&json!("completed"), &json!(0))
    );
    let change = &turn.of("fileChange")[0]["changes"][0];
    assert_eq!(change["path"], json!(house.work().join("note.txt")));
    assert_eq!(change["kind"]["type"], "add");
    assert!(turn.said().contains("it is done"), "{}", turn.said());
    assert!(house.work().join("made").exists() && house.work().join("note.txt").exists());
}

#[tokio::test]
async fn a_command_of_threadwire_behind_threadwire_runs_in_a_terminal_of_ours() {
    let inner = tempfile::tempdir().expect("a folder");
    let binary = binary();
    let home = inner.path().display().to_string();
    let free = ["-c", FREE[0], "-c", FREE[1]];
    let command = [&[binary.as_str(), "--home", &home], &free[..], &["acp"]].concat();
    let house = TestServer::with("inner", &command, &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let turn = client.turn(&thread, &[json!("run: echo hi; exit 3")]).await;
    assert_eq!(turn.status, "completed", "{}", turn.error);
    let commands = turn.of("commandExecution");
    assert_eq!(commands.len(), 1, "{commands:?}");
    assert_eq!(
        (&commands[0]["aggregatedOutput"], &commands[0]["exitCode"]),
        (&json!("hi\n"), &json!(3))
    );
    assert!(
        turn.said().contains("ended with exit code 3"),
        "{}",
        turn.said()
    );
}

/// The tested binary: `THREADWIRE_BIN`, or else the one that is built next to this test.
fn binary() -> String {
    if let Ok(path) = std::env::var("THREADWIRE_BIN") {
        return path;
    }
    let test = std::env::current_exe().expect("the path of the test");
    let profile = test
        .parent()
        .and_then(std::path::Path::parent)
        .expect("a target folder");
    let mut build = std::process::Command::new(env!("CARGO"));
    build
        .args(["build", "--quiet", "--package", "threadwire"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env(
            "CARGO_TARGET_DIR",
            profile.parent().expect("a target folder"),
        );
    if profile.ends_with("release") {
        build.arg("--release");
    }
    assert!(
        build.status().expect("cargo runs").success(),
        "the server does not build"
    );
    profile.join("threadwire").display().to_string()
}
