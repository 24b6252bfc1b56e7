//! Tests of approvals and user questions.

use serde_json::{Value, json};

use crate::{Client, TERMINAL, TestServer, methods, tool_result};

/// Runs a turn with one approval request, and answers it. Returns the messages after the answer.
async fn decide(client: &mut Client, thread: &str, answer: Value) -> Vec<Value> {
    client.turn(thread, "escalate: echo hi").await;
    let before = client.all_until(&["item/approval/request"]).await;
    let asked = before.last().unwrap();
    let started = before
        .iter()
        .find(|message| message["params"]["item"]["type"] == "approvalRequest")
        .unwrap();
    assert_eq!(started["method"], "item/started");
    let runtime = before
        .iter()
        .rfind(|message| message["method"] == "thread/runtimeChanged")
        .unwrap();
    assert_eq!(runtime["params"]["runtime"]["waitingOnApproval"], true);
    let params = &asked["params"];
    assert_eq!(params["itemId"], started["params"]["item"]["id"]);
    assert_eq!(
        params["requestId"],
        started["params"]["item"]["payload"]["requestId"]
    );
    assert_eq!(
        (
            params["approvalType"].as_str(),
            params["operation"].as_str()
        ),
        (Some("shell"), Some("echo hi"))
    );
    assert!(!params["reason"].as_str().unwrap().is_empty());
    let mut message = json!({ "jsonrpc": "2.0", "id": asked["id"] });
    message
        .as_object_mut()
        .unwrap()
        .extend(answer.as_object().unwrap().clone());
    client.send(message).await;
    client.all_until(&TERMINAL).await
}

fn response_of(messages: &[Value]) -> Value {
    let resolved = messages
        .iter()
        .position(|message| message["method"] == "item/approval/resolved")
        .unwrap();
    let item = &messages[resolved]["params"]["item"];
    let completed = messages.iter().position(|message| {
        message["method"] == "item/completed" && message["params"]["item"]["id"] == item["id"]
    });
    assert!(resolved < completed.unwrap());
    assert_eq!(item["type"], "approvalResponse");
    item["payload"].clone()
}

#[tokio::test]
async fn consent_is_given() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    for decision in ["accept", "acceptForSession"] {
        let messages = decide(
            &mut client,
            &thread,
            json!({ "result": { "decision": decision } }),
        )
        .await;
        let response = response_of(&messages);
        assert_eq!(
            (
                response["approved"].as_bool(),
                response["decision"].as_str()
            ),
            (Some(true), Some(decision))
        );
        assert_eq!(tool_result(&messages)["result"], "hi\n");
        assert_eq!(methods(&messages).last(), Some(&"turn/completed"));
        let ended = &messages.last().unwrap()["params"]["turn"]["items"];
        let kinds: Vec<&str> = ended
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|item| item["type"].as_str())
            .collect();
        assert_eq!(
            kinds,
            [
                "userMessage",
                "toolCall",
                "approvalRequest",
                "approvalResponse",
                "toolResult",
                "agentMessage"
            ]
        );
    }
    client.turn(&thread, "escalate: echo hi").await;
    let messages = client.all_until(&TERMINAL).await;
    assert!(!methods(&messages).contains(&"item/approval/request"));
}

#[tokio::test]
async fn consent_is_refused() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    for answer in [
        json!({ "result": { "decision": "decline" } }),
        json!({ "result": { "decision": "perhaps" } }),
        json!({ "result": { "verdict": "accept" } }),
        json!({ "result": null }),
        json!({ "error": { "code": -32000, "message": "no window" } }),
    ] {
        let messages = decide(&mut client, &thread, answer.clone()).await;
        let response = response_of(&messages);
        assert_eq!(response["approved"], false, "{answer}");
        assert_eq!(response["decision"], "decline", "{answer}");
        assert_eq!(tool_result(&messages)["success"], false);
        assert_eq!(methods(&messages).last(), Some(&"turn/completed"));
    }
    let messages = decide(
        &mut client,
        &thread,
        json!({ "result": { "decision": "cancel" } }),
    )
    .await;
    assert_eq!(response_of(&messages)["decision"], "cancel");
    assert_eq!(methods(&messages).last(), Some(&"turn/cancelled"));
}

#[tokio::test]
async fn nobody_is_asked_who_cannot_answer() {
    let house = TestServer::new().await;
    let mut client = house.client_with(json!({ "approvalSupport": false })).await;
    let thread = client.thread().await;
    client
        .turn(&thread, "escalate: echo hi\nask: Sure? [Yes|No]")
        .await;
    let messages = client.all_until(&TERMINAL).await;
    assert!(messages.iter().all(|message| message.get("id").is_none()));
    assert_eq!(response_of(&messages)["approved"], false);
    assert_eq!(tool_result(&messages)["success"], false);
}

#[tokio::test]
async fn policies_decide_without_asking() {
    let house = TestServer::new().await;
    let mut client = house.client_with(json!({ "approvalSupport": false })).await;
    let thread = client
        .thread_with(json!({ "config": { "approvalPolicy": "autoApprove" } }))
        .await;
    client.turn(&thread, "escalate: echo hi").await;
    let messages = client.all_until(&TERMINAL).await;
    assert!(!methods(&messages).contains(&"item/approval/request"));
    assert_eq!(tool_result(&messages)["result"], "hi\n");

    let config = json!({ "threadId": thread, "config": { "approvalPolicy": "interrupt" } });
    client.call("thread/config/update", config).await.unwrap();
    client.turn(&thread, "escalate: echo hi").await;
    let messages = client.all_until(&TERMINAL).await;
    assert!(!methods(&messages).contains(&"item/approval/request"));
    assert_eq!(methods(&messages).last(), Some(&"turn/cancelled"));
}

#[tokio::test]
async fn the_first_answer_counts() {
    let house = TestServer::new().await;
    let (mut one, mut two) = (house.client().await, house.client().await);
    let thread = one.thread().await;
    two.call("thread/subscribe", json!({ "threadId": thread }))
        .await
        .unwrap();
    one.turn(&thread, "escalate: echo hi").await;
    let (first, asked) = one.asked("item/approval/request").await;
    let (second, same) = two.asked("item/approval/request").await;
    assert_eq!(asked, same);
    one.reply(&first, json!({ "decision": "accept" })).await;
    let resolved = two.until("item/approval/resolved").await;
    assert_eq!(resolved["item"]["payload"]["decision"], "accept");
    two.reply(&second, json!({ "decision": "cancel" })).await;
    one.reply(&first, json!({ "decision": "cancel" })).await;
    two.until("turn/completed").await;
    one.until("turn/completed").await;
}

#[tokio::test]
async fn an_open_question_is_asked_again_once() {
    let house = TestServer::new().await;
    let (mut one, mut two) = (house.client().await, house.client().await);
    let thread = one.thread().await;
    one.turn(&thread, "escalate: echo hi\nsay: over").await;
    let (_, asked) = one.asked("item/approval/request").await;
    // A client is not asked the same question twice.
    one.call("thread/subscribe", json!({ "threadId": thread }))
        .await
        .unwrap();
    one.call("thread/resume", json!({ "threadId": thread }))
        .await
        .unwrap();
    assert!(!methods(&one.everything().await).contains(&"item/approval/request"));

    let resumed = two
        .call("thread/resume", json!({ "threadId": thread }))
        .await
        .unwrap();
    assert_eq!(resumed["thread"]["runtime"]["waitingOnApproval"], true);
    let (id, again) = two.asked("item/approval/request").await;
    assert_eq!(asked, again);
    two.reply(&id, json!({ "decision": "decline" })).await;
    one.until("turn/completed").await;
    // A client that resumed gets the request, but no other message of the turn.
    let told = two.everything().await;
    assert!(
        methods(&told)
            .iter()
            .all(|method| method.starts_with("thread/")),
        "{:?}",
        methods(&told)
    );
}

#[tokio::test]
async fn the_user_is_asked() {
    let house = TestServer::new().await;
    let mut client = house
        .client_with(json!({ "requestUserInputSupport": true }))
        .await;
    let thread = client.thread().await;
    for (answers, expected) in [
        (json!({ "question": { "answers": ["Yes"] } }), "Sure? Yes"),
        (json!({}), "Sure? No answer."),
    ] {
        client.turn(&thread, "ask: Sure? [Yes|No]").await;
        let before = client.all_until(&["item/tool/requestUserInput"]).await;
        let asked = before.last().unwrap();
        let runtime = before
            .iter()
            .rfind(|message| message["method"] == "thread/runtimeChanged")
            .unwrap();
        assert_eq!(runtime["params"]["runtime"]["waitingOnInput"], true);
        let question = &asked["params"]["questions"][0];
        assert_eq!(
            (
                question["question"].as_str(),
                question["options"][1]["label"].as_str()
            ),
            (Some("Sure?"), Some("No"))
        );
        client
            .reply(&asked["id"], json!({ "answers": answers }))
            .await;
        let resolved = client.until("item/tool/requestUserInput/resolved").await;
        assert_eq!(resolved["item"]["payload"]["response"]["answers"], answers);
        let ended = client.until("turn/completed").await;
        let last = ended["turn"]["items"]
            .as_array()
            .unwrap()
            .last()
            .unwrap()
            .clone();
        assert_eq!(last["payload"]["text"], expected);
        // The history has the question and the answer unchanged.
        let turns = client.turns(&thread).await;
        assert_eq!(turns.last().unwrap()["items"], ended["turn"]["items"]);
        let text = ended["turn"]["items"].to_string();
        assert!(text.contains("userInputRequest") && text.contains("userInputResponse"));
    }
}

#[tokio::test]
async fn the_history_has_what_was_asked() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    let turn = client.turn(&thread, "escalate: true\nescalate: true").await;
    let types = |turn: &Value| -> Vec<String> {
        let items = turn["items"].as_array().unwrap().iter();
        items
            .map(|item| item["type"].as_str().unwrap().to_owned())
            .collect()
    };
    let (first, _) = client.asked("item/approval/request").await;
    client.reply(&first, json!({ "decision": "accept" })).await;
    let (second, request) = client.asked("item/approval/request").await;

    // An open question is the last item of the turn.
    let turns = client.turns(&thread).await;
    assert_eq!(turns[0]["status"], "waitingApproval");
    let waiting = turns[0]["items"].as_array().unwrap().last().unwrap();
    assert_eq!(waiting["type"], "approvalRequest");
    assert_eq!(
        (&waiting["id"], &waiting["status"]),
        (&request["itemId"], &json!("started"))
    );
    // A client that subscribes now sees the whole turn when it ends.
    let mut late = house.client().await;
    late.call("thread/subscribe", json!({ "threadId": thread }))
        .await
        .unwrap();

    client
        .reply(&second, json!({ "decision": "decline" }))
        .await;
    let ended = client.until("turn/completed").await["turn"].clone();
    assert_eq!(ended["id"], turn.as_str());
    let asked = [
        "toolCall",
        "approvalRequest",
        "approvalResponse",
        "toolResult",
    ];
    let mut expected = vec!["userMessage"];
    expected.extend(asked);
    expected.extend(asked);
    expected.push("agentMessage");
    assert_eq!(types(&ended), expected);
    assert_eq!(late.until("turn/completed").await["turn"], ended);
    let turns = client.turns(&thread).await;
    assert_eq!(turns[0]["items"], ended["items"]);
}
