//! Tests of tools that clients provide.

use serde_json::{Value, json};

use crate::{TERMINAL, TestServer, methods, names};

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
