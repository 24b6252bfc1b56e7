//! Tests of tools that clients provide.

use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use threadwire_engine::{
    ActionStatus, Agent, BoxFuture, CallPiece, InputPart, ItemBody, ItemId, Model, ToolItem,
    ToolSource, TurnContext, TurnError,
};

use crate::{Client, PATIENCE, TERMINAL, TestServer, methods, named, names};

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
    let house = TestServer::new().await;
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
    // Providing the tools of a thread does not subscribe the client to it.
    assert!(
        methods(&owner.everything().await)
            .iter()
            .all(|method| method.starts_with("thread/"))
    );
}

#[tokio::test]
async fn a_tool_leaves_with_its_client() {
    let house = TestServer::new().await;
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
    let house = TestServer::new().await;
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

/// A tool with this approval.
fn guarded(approval: Value) -> Value {
    json!([{
        "name": "Del",
        "description": "Deletes.",
        "inputSchema": { "type": "object" },
        "approval": approval,
    }])
}

fn deletes() -> Value {
    guarded(json!({ "kind": "file", "targetArgument": "path", "operation": "write" }))
}

/// Returns the call of a client's tool that a turn completed.
fn called(messages: &[Value]) -> &Value {
    &named(messages, "item/completed dynamicToolCall")["params"]["item"]["payload"]
}

#[tokio::test]
async fn consent_comes_before_the_call_of_a_tool_that_declares_an_approval() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let thread = client
        .thread_with(json!({ "dynamicTools": deletes() }))
        .await;
    let call = "tool: Del {\"path\":\"/etc/passwd\",\"deep\":true}";
    client.turn(&thread, call).await;
    let (id, asked) = client.asked("item/approval/request").await;
    let told = ["approvalType", "operation", "target", "scopeKey"].map(|name| &asked[name]);
    let scope = "file:client:Del:write:/etc/passwd";
    assert_eq!(told, ["file", "write", "/etc/passwd", scope]);
    assert!(asked["reason"].as_str().unwrap().contains("\"deep\":true"));
    client.reply(&id, json!({ "decision": "accept" })).await;
    let (id, _) = client.asked("item/tool/call").await;
    client.reply(&id, json!({ "success": true })).await;
    let messages = client.all_until(&TERMINAL).await;
    assert_eq!(called(&messages)["success"], true);

    client.turn(&thread, call).await;
    let (id, _) = client.asked("item/approval/request").await;
    client.reply(&id, json!({ "decision": "decline" })).await;
    let messages = client.all_until(&TERMINAL).await;
    assert_eq!(methods(&messages).last(), Some(&"turn/completed"));
    assert!(!methods(&messages).contains(&"item/tool/call"));
    let declined = called(&messages);
    assert_eq!(declined["success"], false);
    assert_eq!(declined["errorCode"], "Cancelled");
    assert_eq!(declined["errorMessage"], "user rejected tool call");

    client.turn(&thread, call).await;
    let (id, _) = client.asked("item/approval/request").await;
    client.reply(&id, json!({ "decision": "cancel" })).await;
    let messages = client.all_until(&TERMINAL).await;
    assert_eq!(methods(&messages).last(), Some(&"turn/cancelled"));
    assert!(!methods(&messages).contains(&"item/tool/call"));
}

#[tokio::test]
async fn consent_for_the_session_covers_the_same_target_of_the_same_tool() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let thread = client
        .thread_with(json!({ "dynamicTools": deletes() }))
        .await;
    client.turn(&thread, "tool: Del {\"path\":\"/a\"}").await;
    let (id, _) = client.asked("item/approval/request").await;
    let session = json!({ "decision": "acceptForSession" });
    client.reply(&id, session).await;
    let (id, _) = client.asked("item/tool/call").await;
    client.reply(&id, json!({ "success": true })).await;
    client.all_until(&TERMINAL).await;

    let both = "tool: Del {\"path\":\"/a\",\"deep\":1}\ntool: Del {\"path\":\"/b\"}";
    client.turn(&thread, both).await;
    let messages = client.all_until(&["item/tool/call"]).await;
    assert!(!methods(&messages).contains(&"item/approval/request"));
    let id = &messages.last().unwrap()["id"];
    client.reply(id, json!({ "success": true })).await;
    let (id, asked) = client.asked("item/approval/request").await;
    assert_eq!(asked["target"], "/b");
    client.reply(&id, json!({ "decision": "decline" })).await;
    client.until("turn/completed").await;
}

#[tokio::test]
async fn an_approval_names_what_the_arguments_of_a_tool_say() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let folder = client.folder.clone();
    let shell = json!({ "kind": "shell", "targetArgument": "cmd", "operation": "run" });
    let issues =
        json!({ "kind": "remoteResource", "targetArgument": "id", "operationArgument": "verb" });
    for (approval, arguments, told) in [
        (shell, "{\"cmd\":\"ls\"}", ["shell", "ls", &folder]),
        (
            issues.clone(),
            "{\"id\":7,\"verb\":\"close\"}",
            ["remoteResource", "close", "7"],
        ),
        // Nothing in the arguments says what the call is about.
        (
            issues,
            "{\"x\":[]}",
            ["remoteResource", "Del", "{\"x\":[]}"],
        ),
    ] {
        let tools = json!({ "dynamicTools": guarded(approval) });
        let thread = client.thread_with(tools).await;
        client
            .turn(&thread, &format!("tool: Del {arguments}"))
            .await;
        let (id, asked) = client.asked("item/approval/request").await;
        let asked = ["approvalType", "operation", "target"].map(|name| &asked[name]);
        assert_eq!(asked, told);
        client.reply(&id, json!({ "decision": "decline" })).await;
        client.until("turn/completed").await;
    }
}

#[tokio::test]
async fn the_policy_of_a_thread_decides_about_tools_that_declare_an_approval() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    for (policy, is_called, end) in [
        ("autoApprove", true, "turn/completed"),
        ("interrupt", false, "turn/cancelled"),
    ] {
        let tools = json!({ "dynamicTools": deletes(), "config": { "approvalPolicy": policy } });
        let thread = client.thread_with(tools).await;
        client.turn(&thread, "tool: Del {\"path\":\"/a\"}").await;
        if is_called {
            let (id, _) = client.asked("item/tool/call").await;
            client.reply(&id, json!({ "success": true })).await;
        }
        let messages = client.all_until(&TERMINAL).await;
        assert!(!methods(&messages).contains(&"item/approval/request"));
        assert_eq!(methods(&messages).last(), Some(&end));
    }
    // Nobody can be asked.
    let mut mute = house.client_with(json!({ "approvalSupport": false })).await;
    let thread = mute.thread_with(json!({ "dynamicTools": deletes() })).await;
    mute.turn(&thread, "tool: Del {\"path\":\"/a\"}").await;
    let messages = mute.all_until(&TERMINAL).await;
    assert!(!methods(&messages).contains(&"item/tool/call"));
    assert_eq!(called(&messages)["success"], false);
}

/// Connects the adapter of a channel with a tool that has these members, too.
async fn adapter(house: &TestServer, more: Value) -> Client {
    let channel = json!({ "name": "chat", "enabled": true, "transport": "websocket" });
    let mut owner = house.client().await;
    owner
        .call("externalChannel/upsert", json!({ "channel": channel }))
        .await
        .unwrap();
    let mut tool = json!({
        "name": "Send",
        "description": "Sends.",
        "inputSchema": { "type": "object" },
        "requiresChatContext": false,
    });
    let members = tool.as_object_mut().unwrap();
    members.extend(more.as_object().unwrap().clone());
    let channel = json!({ "channelName": "chat", "channelTools": [tool] });
    let mut adapter = house
        .client_with(json!({ "channelAdapter": channel }))
        .await;
    let (id, _) = adapter.asked("ext/channel/heartbeat").await;
    adapter.reply(&id, json!({})).await;
    adapter
}

/// Returns the call of a channel's tool that a turn completed.
fn sent(messages: &[Value]) -> &Value {
    &named(messages, "item/completed pluginFunctionCall")["params"]["item"]["payload"]
}

#[tokio::test]
async fn consent_comes_before_the_call_of_a_tool_of_a_channel() {
    let house = TestServer::new().await;
    let approval = json!({ "kind": "file", "targetArgument": "file", "operation": "read" });
    let mut adapter = adapter(&house, json!({ "approval": approval })).await;
    let identity = json!({ "channelName": "chat", "userId": "u", "workspacePath": adapter.folder });
    let thread = adapter.thread_with(json!({ "identity": identity })).await;
    let call = "tool: external-channel:chat/Send {\"file\":\"a.pdf\"}";
    adapter.turn(&thread, call).await;
    let (id, asked) = adapter.asked("item/approval/request").await;
    let told = ["approvalType", "operation", "target"].map(|name| &asked[name]);
    assert_eq!(told, ["file", "read", "a.pdf"]);
    adapter.reply(&id, json!({ "decision": "accept" })).await;
    let (id, _) = adapter.asked("ext/channel/toolCall").await;
    adapter.reply(&id, json!({ "success": true })).await;
    let messages = adapter.all_until(&TERMINAL).await;
    assert_eq!(sent(&messages)["success"], true);
    adapter.turn(&thread, call).await;
    let (id, _) = adapter.asked("item/approval/request").await;
    adapter.reply(&id, json!({ "decision": "decline" })).await;
    let messages = adapter.all_until(&TERMINAL).await;
    assert!(!methods(&messages).contains(&"ext/channel/toolCall"));
    assert_eq!(sent(&messages)["success"], false);
}

#[tokio::test]
async fn a_tool_gets_only_arguments_that_fit_its_schema() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let mut tools = deletes();
    tools[0]["inputSchema"] = json!({
        "type": "object",
        "properties": { "path": { "type": "string" } },
        "required": ["path"],
        "additionalProperties": false,
    });
    let thread = client.thread_with(json!({ "dynamicTools": tools })).await;
    for (arguments, problem) in [
        ("{}", "path: missing"),
        ("{\"path\":5,\"zz\":1}", "path: must be of type string"),
        ("{\"path\":\"/a\",\"zz\":1}", "zz: not allowed"),
    ] {
        client
            .turn(&thread, &format!("tool: Del {arguments}"))
            .await;
        let messages = client.all_until(&TERMINAL).await;
        for asked in ["item/approval/request", "item/tool/call"] {
            assert!(!methods(&messages).contains(&asked), "{arguments}");
        }
        let failed = called(&messages);
        assert_eq!(failed["success"], false);
        assert_eq!(failed["errorCode"], "InvalidArguments");
        assert_eq!(
            failed["errorMessage"],
            format!("invalid arguments: {problem}")
        );
        // The agent is told, too.
        let told = &named(&messages, "item/completed agentMessage")["params"]["item"]["payload"];
        assert!(told["text"].as_str().unwrap().contains(problem), "{told}");
    }
}

#[tokio::test]
async fn a_tool_says_why_it_failed() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let thread = client.thread_with(json!({ "dynamicTools": tools() })).await;
    let text = json!({ "type": "text", "text": "half" });
    for (answer, code, message, content) in [
        (
            json!({ "result": {
                "success": false, "errorCode": "MyCode", "errorMessage": "my reason", "contentItems": [text],
            } }),
            json!("MyCode"),
            json!("my reason"),
            json!([text]),
        ),
        (
            json!({ "result": { "success": false, "errorCode": "MyCode" } }),
            json!("MyCode"),
            Value::Null,
            json!([]),
        ),
        (
            json!({ "error": { "code": -32000, "message": "no window" } }),
            json!("ToolFailed"),
            json!("no window"),
            json!([]),
        ),
    ] {
        client.turn(&thread, "tool: app/List {}").await;
        let (id, _) = client.asked("item/tool/call").await;
        let mut reply = json!({ "jsonrpc": "2.0", "id": id });
        let members = reply.as_object_mut().unwrap();
        members.extend(answer.as_object().unwrap().clone());
        client.send(reply).await;
        let messages = client.all_until(&TERMINAL).await;
        let failed = called(&messages);
        assert_eq!(failed["success"], false);
        assert_eq!(failed["errorCode"], code);
        assert_eq!(failed["errorMessage"], message);
        assert_eq!(failed["contentItems"], content);
        let told = &named(&messages, "item/completed agentMessage")["params"]["item"]["payload"];
        let reason = message.as_str().unwrap_or("MyCode");
        assert!(told["text"].as_str().unwrap().contains(reason), "{told}");
    }
}

#[tokio::test]
async fn a_tool_of_a_channel_says_why_it_failed() {
    let house = TestServer::new().await;
    let schema = json!({ "type": "object", "required": ["file"] });
    let more = json!({ "inputSchema": schema, "requiresChatContext": true });
    let mut adapter = adapter(&house, more).await;
    let mut identity =
        json!({ "channelName": "chat", "userId": "u", "workspacePath": adapter.folder });
    let outside = adapter.thread_with(json!({ "identity": identity })).await;
    identity["channelContext"] = json!("room");
    let inside = adapter.thread_with(json!({ "identity": identity })).await;
    let call = "tool: external-channel:chat/Send {\"file\":1}";
    for (thread, call, answer, code, message) in [
        (
            &outside,
            call,
            None,
            "MissingChatContext",
            "the tool only works in a conversation of its channel",
        ),
        (
            &inside,
            "tool: external-channel:chat/Send {}",
            None,
            "InvalidArguments",
            "invalid arguments: file: missing",
        ),
        (
            &inside,
            call,
            Some(
                json!({ "result": { "success": false, "errorCode": "X", "errorMessage": "why" } }),
            ),
            "X",
            "why",
        ),
        (
            &inside,
            call,
            Some(json!({ "error": { "code": 1, "message": "m" } })),
            "AdapterToolCallFailed",
            "m",
        ),
    ] {
        adapter.turn(thread, call).await;
        if let Some(answer) = answer {
            let (id, _) = adapter.asked("ext/channel/toolCall").await;
            let mut reply = json!({ "jsonrpc": "2.0", "id": id });
            let members = reply.as_object_mut().unwrap();
            members.extend(answer.as_object().unwrap().clone());
            adapter.send(reply).await;
        }
        let messages = adapter.all_until(&TERMINAL).await;
        assert!(!methods(&messages).contains(&"ext/channel/toolCall"));
        let failed = sent(&messages);
        assert_eq!(failed["success"], false);
        assert_eq!(failed["errorCode"], code);
        assert_eq!(failed["errorMessage"], message);
    }
}

/// An agent that writes a call in pieces; it runs the call if its input says so.
struct Writer;

impl Agent for Writer {
    fn name(&self) -> &str {
        "writer"
    }

    fn models(&self) -> Arc<[Model]> {
        Arc::default()
    }

    fn run(&self, turn: TurnContext) -> BoxFuture<'_, Result<(), TurnError>> {
        Box::pin(async move {
            let mut piece = CallPiece {
                turn: turn.id(),
                item: ItemId::from("call_7"),
                tool: Arc::from("exec_command"),
                server: None,
                is_first: true,
                text: Box::default(),
            };
            turn.write_call(piece.clone()).await;
            piece.is_first = false;
            for text in ["{\"cmd\"", ":\"ls\"}"] {
                piece.text = text.into();
                turn.write_call(piece.clone()).await;
            }
            if matches!(turn.input(), [InputPart::Text { text, .. }] if text == "run it") {
                let body = ItemBody::Tool(ToolItem {
                    plugin: None,
                    source: ToolSource::Agent,
                    name: "exec_command".to_owned(),
                    arguments: serde_json::value::to_raw_value(&json!({ "cmd": "ls" }))
                        .unwrap()
                        .into(),
                    status: ActionStatus::Completed,
                    content: None,
                    structured: None,
                    meta: None,
                    error: None,
                    error_code: None,
                    duration_ms: None,
                    told: None,
                });
                turn.start_item_with_id(piece.item.clone(), body.clone())
                    .await;
                turn.complete_item(&piece.item, body).await;
            }
            Ok(())
        })
    }
}

#[tokio::test]
async fn the_arguments_of_a_call_stream_to_clients_that_want_them() {
    let house = TestServer::with_agent(Some(Arc::new(Writer))).await;
    let mut client = house.client().await;
    let off = json!({ "streamingSupport": false });
    let mut whole = house.client_with(off).await;
    let off = json!({ "optOutNotificationMethods": ["item/toolCall/argumentsDelta"] });
    let mut deaf = house.client_with(off).await;
    let thread = client.thread().await;
    for other in [&mut whole, &mut deaf] {
        let params = json!({ "threadId": thread });
        other.call("thread/subscribe", params).await.unwrap();
    }
    client.turn(&thread, "run it").await;
    let call = |messages: &[Value]| -> Vec<String> {
        let names = names(messages).into_iter();
        names
            .filter(|name| name.contains("toolCall") || name.contains("toolResult"))
            .collect()
    };
    let messages = client.all_until(&TERMINAL).await;
    let ends = [
        "item/completed toolCall",
        "item/started toolResult",
        "item/completed toolResult",
    ];
    let begins = [
        "item/started toolCall",
        "item/toolCall/argumentsDelta",
        "item/toolCall/argumentsDelta",
    ];
    assert_eq!(call(&messages), [begins, ends].concat());
    let started = &named(&messages, "item/started toolCall")["params"]["item"];
    assert_eq!(started["payload"]["toolName"], "Exec");
    assert_eq!(started["payload"].get("arguments"), None);
    let deltas: Vec<&Value> = messages
        .iter()
        .filter(|message| message["method"] == "item/toolCall/argumentsDelta")
        .map(|message| &message["params"])
        .collect();
    assert_eq!(deltas[0]["itemId"], started["id"]);
    assert_eq!(deltas[0]["callId"], started["payload"]["callId"]);
    assert_eq!(deltas[0]["deltaKind"], "toolCallArguments");
    let text = |delta: &&Value| delta["delta"].as_str().unwrap().to_owned();
    let text: String = deltas.iter().map(text).collect();
    assert_eq!(text, "{\"cmd\":\"ls\"}");
    let plain = [&["item/started toolCall"], &ends[..]].concat();
    assert_eq!(call(&whole.all_until(&TERMINAL).await), plain);
    assert_eq!(call(&deaf.all_until(&TERMINAL).await), plain);
    // A call that is not run ends with the turn, and the history is without it.
    client.turn(&thread, "drop it").await;
    let messages = client.all_until(&TERMINAL).await;
    assert_eq!(call(&messages), [&begins[..], &ends[..1]].concat());
    assert_eq!(call(&whole.all_until(&TERMINAL).await), [""; 0]);
    let turns = client.turns(&thread).await;
    let kinds: Vec<&Value> = turns[1]["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|item| &item["type"])
        .collect();
    assert_eq!(kinds, ["userMessage"]);
}

#[tokio::test]
async fn a_removed_mcp_server_stops_before_the_next_turn() {
    let house = TestServer::new().await;
    std::fs::create_dir_all(house.folder.path().join(".craft")).unwrap();
    let mut client = house.client().await;
    let file = house.folder.path().join("pid");
    let script = format!("echo $$ > {0}.new; mv {0}.new {0}; cat", file.display());
    let server = json!({
        "name": "files", "enabled": true, "transport": "stdio", "command": "sh", "args": ["-c", script],
    });
    let params = json!({ "server": server });
    client.call("mcp/upsert", params).await.unwrap();
    let thread = client.thread().await;
    let wait = async |done: &dyn Fn() -> bool| {
        let began = std::time::Instant::now();
        while !done() {
            assert!(began.elapsed() < PATIENCE);
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    };
    wait(&|| file.exists()).await;
    let pid = std::fs::read_to_string(&file).unwrap();
    let process = std::path::Path::new("/proc").join(pid.trim());
    assert!(process.exists());
    let params = json!({ "name": "files" });
    client.call("mcp/remove", params).await.unwrap();
    client.turn(&thread, "say: hi").await;
    client.all_until(&TERMINAL).await;
    wait(&|| !process.exists()).await;
}

#[tokio::test]
async fn a_tool_of_a_channel_has_a_limited_time() {
    let house = TestServer::new().await;
    let mut adapter = adapter(&house, json!({})).await;
    let mut user = house.client().await;
    let identity = json!({ "channelName": "chat", "userId": "u", "workspacePath": adapter.folder });
    let thread = adapter.thread_with(json!({ "identity": identity })).await;
    let call = "tool: external-channel:chat/Send {}";
    user.turn(&thread, call).await;
    adapter.asked("ext/channel/toolCall").await;
    // Each of its heartbeats is answered: the adapter is well otherwise.
    for _ in 0..4 {
        user.call("model/list", json!({})).await.unwrap();
        tokio::time::pause();
        tokio::time::advance(Duration::from_secs(31)).await;
        tokio::time::resume();
        let message = adapter.receive().await.unwrap();
        if message["method"] == "ext/channel/heartbeat" {
            adapter.reply(&message["id"], json!({})).await;
        }
    }
    let messages = user.all_until(&TERMINAL).await;
    let failed = sent(&messages);
    assert_eq!(failed["success"], false);
    assert_eq!(failed["errorCode"], "ExternalChannelToolTimeout");
}
