//! Tests of the items and notifications of a turn.

use serde_json::{Value, json};

use crate::{TERMINAL, TestServer, input, named, names, tool_result};

#[tokio::test]
async fn a_turn_from_its_start_to_its_end() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    let id = client
        .ask(
            "turn/start",
            input(&thread, "think: one moment\nsay: hello"),
        )
        .await;
    let messages = client.all_until(&TERMINAL).await;
    assert_eq!(
        names(&messages),
        [
            "answer",
            "thread/runtimeChanged",
            "turn/started",
            "item/started userMessage",
            "item/completed userMessage",
            "thread/renamed",
            "item/started reasoningContent",
            "item/reasoning/delta",
            "item/completed reasoningContent",
            "item/started agentMessage",
            "item/agentMessage/delta",
            "item/completed agentMessage",
            "item/usage/delta",
            "thread/runtimeChanged",
            "turn/completed",
        ]
    );
    let answer = &messages[0];
    assert_eq!(answer["id"], id);
    let turn = &answer["result"]["turn"];
    assert_eq!(
        (
            turn["status"].as_str(),
            turn["items"].as_array().map(Vec::len)
        ),
        (Some("running"), Some(0))
    );
    assert_eq!(turn["threadId"], *thread);

    let started = &messages[2]["params"]["turn"];
    assert_eq!(started["id"], turn["id"]);
    let said = &started["items"][0];
    assert_eq!(
        (said["type"].as_str(), said["status"].as_str()),
        (Some("userMessage"), Some("completed"))
    );
    let parts = json!([{ "type": "text", "text": "think: one moment\nsay: hello" }]);
    assert_eq!(said["payload"]["nativeInputParts"], parts);
    assert_eq!(said["payload"]["materializedInputParts"], parts);
    assert_eq!(said["payload"]["channelName"], "desktop");
    assert_eq!(messages[3]["params"]["item"]["status"], "started");
    assert_eq!(messages[3]["params"]["item"]["id"], said["id"]);

    assert_eq!(
        messages[5]["params"],
        json!({ "threadId": thread, "displayName": "think: one moment" })
    );
    let delta = &messages[10]["params"];
    assert_eq!(
        (delta["deltaKind"].as_str(), delta["delta"].as_str()),
        (Some("agentMessage"), Some("hello"))
    );
    assert_eq!(
        messages[11]["params"]["item"]["payload"],
        json!({ "text": "hello" })
    );
    assert_eq!(messages[12]["params"]["llmCallDelta"], 1);

    let ended = &messages[14]["params"]["turn"];
    assert_eq!(ended["status"], "completed");
    let kinds: Vec<&str> = ended["items"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|item| item["type"].as_str())
        .collect();
    assert_eq!(kinds, ["userMessage", "reasoningContent", "agentMessage"]);
    assert_eq!(
        ended["tokenUsage"]["totalTokens"],
        messages[12]["params"]["turnInputTokens"].as_i64().unwrap()
            + messages[12]["params"]["turnOutputTokens"].as_i64().unwrap()
    );
    assert!(ended["completedAt"].as_str().unwrap().ends_with('Z'));
    assert_eq!(
        ended["initiator"],
        json!({ "channelName": "desktop", "userId": "ada" })
    );

    let read = client
        .call(
            "thread/read",
            json!({ "threadId": thread, "includeTurns": true }),
        )
        .await
        .unwrap();
    assert_eq!(read["thread"]["turns"], json!([ended]));
    assert_eq!(read.get("turnPage"), None);
    assert_eq!(read["thread"].get("plan"), Some(&Value::Null));
    assert_eq!(read["thread"]["displayName"], "think: one moment");
    assert_eq!(read["thread"]["runtime"]["running"], false);
}

#[tokio::test]
async fn deltas_are_the_completed_text() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    client.turn(&thread, "stream: 300 x 7").await;
    let messages = client.all_until(&TERMINAL).await;
    let deltas: String = messages
        .iter()
        .filter(|message| message["method"] == "item/agentMessage/delta")
        .map(|message| message["params"]["delta"].as_str().unwrap())
        .collect();
    let whole = messages
        .iter()
        .find(|message| names(&[(*message).clone()]) == ["item/completed agentMessage"])
        .map(|message| {
            message["params"]["item"]["payload"]["text"]
                .as_str()
                .unwrap()
                .to_owned()
        });
    assert_eq!(Some(deltas), whole);
}

#[tokio::test]
async fn a_command_is_a_call_and_a_result() {
    let house = TestServer::new().await;
    let plain = json!({ "streamingSupport": false });
    let mut client = house.client_with(plain).await;
    let thread = client.thread().await;
    client.turn(&thread, "run: echo hi").await;
    let messages = client.all_until(&TERMINAL).await;
    let items: Vec<String> = names(&messages)
        .into_iter()
        .filter(|name| name.starts_with("item/"))
        .collect();
    assert_eq!(
        items,
        [
            "item/started userMessage",
            "item/completed userMessage",
            "item/started toolCall",
            "item/completed toolCall",
            "item/started toolResult",
            "item/completed toolResult",
            "item/started agentMessage",
            "item/completed agentMessage",
        ]
    );
    let find = |name: &str| &named(&messages, name)["params"]["item"];
    let (call, result) = (
        find("item/completed toolCall"),
        find("item/completed toolResult"),
    );
    assert_eq!(call["payload"]["toolName"], "Exec");
    assert_eq!(call["payload"]["arguments"]["command"], "echo hi");
    assert_eq!(call["payload"]["callId"], result["payload"]["callId"]);
    assert_eq!(
        result["id"],
        format!("{}.result", call["id"].as_str().unwrap())
    );
    assert_eq!(
        (
            result["payload"]["result"].as_str(),
            result["payload"]["success"].as_bool()
        ),
        (Some("hi\n"), Some(true))
    );
}

#[tokio::test]
async fn a_command_streams_to_those_who_asked() {
    let house = TestServer::new().await;
    let rich = json!({ "commandExecutionStreaming": true, "toolExecutionLifecycle": true });
    let mut client = house.client_with(rich).await;
    let thread = client.thread().await;
    client.turn(&thread, "run: echo hi").await;
    let messages = client.all_until(&["turn/completed"]).await;
    let items: Vec<String> = names(&messages)
        .into_iter()
        .filter(|name| ["tool", "command"].iter().any(|kind| name.contains(kind)))
        .collect();
    assert_eq!(
        items,
        [
            "item/started toolCall",
            "item/completed toolCall",
            "item/started toolExecution",
            "item/started commandExecution",
            "item/commandExecution/outputDelta",
            "item/completed commandExecution",
            "item/completed toolExecution",
            "item/started toolResult",
            "item/completed toolResult",
        ]
    );
    let of = |name: &str| &named(&messages, name)["params"];
    let command = &of("item/completed commandExecution")["item"];
    assert_eq!(
        of("item/commandExecution/outputDelta")["itemId"],
        command["id"]
    );
    assert_eq!(
        of("item/commandExecution/outputDelta")["delta"],
        command["payload"]["aggregatedOutput"]
    );
    assert_eq!(
        (
            command["payload"]["exitCode"].as_i64(),
            command["payload"]["status"].as_str()
        ),
        (Some(0), Some("completed"))
    );
    assert_eq!(
        of("item/completed toolExecution")["item"]["payload"]["resultPreview"],
        "hi\n"
    );
}

#[tokio::test]
async fn a_file_change_is_a_call_and_a_result() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    client.turn(&thread, "write: a.txt = hello").await;
    let messages = client.all_until(&TERMINAL).await;
    let item = |name: &str| &named(&messages, name)["params"]["item"]["payload"];
    assert_eq!(item("item/completed toolCall")["toolName"], "WriteFile");
    assert_eq!(
        item("item/completed toolCall")["arguments"]["content"],
        "hello\n"
    );
    assert_eq!(item("item/completed toolResult")["success"], true);
    assert!(names(&messages).contains(&"turn/diff/updated".to_owned()));
}

#[tokio::test]
async fn a_failure_is_an_item_and_an_end() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    client
        .turn(&thread, "retry: hiccup\nfail context: too long")
        .await;
    let messages = client.all_until(&TERMINAL).await;
    let tail: Vec<String> = names(&messages)
        .into_iter()
        .skip_while(|name| name != "system/event")
        .collect();
    assert_eq!(
        tail,
        [
            "system/event",
            "item/started error",
            "item/completed error",
            "thread/runtimeChanged",
            "turn/failed"
        ]
    );
    let event = messages
        .iter()
        .find(|message| message["method"] == "system/event")
        .unwrap();
    assert_eq!(
        (
            event["params"]["kind"].as_str(),
            event["params"]["message"].as_str()
        ),
        (Some("streamError"), Some("hiccup"))
    );
    let failed = &messages.last().unwrap()["params"];
    assert_eq!(
        (failed["error"].as_str(), failed["turn"]["error"].as_str()),
        (Some("too long"), Some("too long"))
    );
    let error = failed["turn"]["items"].as_array().unwrap().last().unwrap();
    assert_eq!(
        error["payload"],
        json!({ "message": "too long", "code": "context_window_exceeded", "fatal": true })
    );
    let read = client
        .call(
            "thread/read",
            json!({ "threadId": thread, "includeTurns": true }),
        )
        .await
        .unwrap();
    assert_eq!(read["thread"]["turns"][0], failed["turn"]);
}

#[tokio::test]
async fn an_interrupted_turn_is_cancelled() {
    let house = TestServer::new().await;
    let mut client = house
        .client_with(json!({ "commandExecutionStreaming": true }))
        .await;
    let thread = client.thread().await;
    let turn = client.turn(&thread, "say: so far\nwait: 60s").await;
    client.until("item/completed").await;
    let error = client
        .call("turn/start", input(&thread, "more"))
        .await
        .unwrap_err();
    assert_eq!(
        (error["code"].as_i64(), error["message"].as_str()),
        (Some(-32012), Some("Turn in progress"))
    );
    client.interrupt(&thread, &turn).await;
    let cancelled = client.until("turn/cancelled").await;
    assert_eq!(cancelled["turn"]["status"], "cancelled");
    assert!(!cancelled["reason"].as_str().unwrap().is_empty());
}

#[tokio::test]
async fn a_command_of_a_cancelled_turn_is_closed() {
    let house = TestServer::new().await;
    let mut client = house
        .client_with(json!({ "commandExecutionStreaming": true }))
        .await;
    let thread = client.thread().await;
    let turn = client.turn(&thread, "run: echo go; sleep 60").await;
    client.until("item/commandExecution/outputDelta").await;
    client.interrupt(&thread, &turn).await;
    let messages = client.all_until(&TERMINAL).await;
    let closed = messages
        .iter()
        .find(|message| message["params"]["item"]["type"] == "commandExecution")
        .unwrap();
    assert_eq!(closed["method"], "item/completed");
    let payload = &closed["params"]["item"]["payload"];
    assert_eq!(payload["status"], "failed");
    assert_eq!(
        payload["aggregatedOutput"].as_str().unwrap().trim_end(),
        "go"
    );
    let last = messages.last().unwrap();
    assert_eq!(last["method"], "turn/cancelled");
    assert_eq!(tool_result(&messages)["success"], false);
    // The history contains it, too.
    let turns = client.turns(&thread).await;
    assert_eq!(turns[0]["items"], last["params"]["turn"]["items"]);
    let shown = turns[0]["items"].as_array().unwrap();
    assert!(shown.iter().any(|item| item["type"] == "commandExecution"));
}

#[tokio::test]
async fn a_plan_goes_to_everyone() {
    let house = TestServer::new().await;
    let (mut client, mut other) = (house.client().await, house.client().await);
    let thread = client.thread().await;
    client
        .turn(&thread, "plan: Read the code; Fix it; Fix it")
        .await;
    let plan = other.until("plan/updated").await;
    assert_eq!(plan["threadId"], *thread);
    assert_eq!(
        plan["todos"],
        json!([
            { "id": "read-the-code", "content": "Read the code", "priority": "medium", "status": "in_progress" },
            { "id": "fix-it", "content": "Fix it", "priority": "medium", "status": "pending" },
            { "id": "fix-it-3", "content": "Fix it", "priority": "medium", "status": "pending" },
        ])
    );
    let mut kept = plan.clone();
    kept.as_object_mut().unwrap().remove("threadId");
    client.until("turn/completed").await;
    for method in ["thread/read", "thread/resume"] {
        let params = json!({ "threadId": thread });
        let shown = client.call(method, params).await.unwrap();
        assert_eq!(shown["thread"]["plan"], kept, "{method}");
    }
}
