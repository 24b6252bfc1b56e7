//! Tests of the handshake.

use serde_json::json;

use crate::{TestServer, initialize, methods};

#[tokio::test]
async fn nothing_works_before_the_handshake() {
    let house = TestServer::new().await;
    let mut client = house.knock();
    for (method, params) in [
        ("thread/list", json!({})),
        ("no/such", json!({})),
        ("turn/start", json!({ "input": 1 })),
    ] {
        let error = client.call(method, params).await.unwrap_err();
        assert_eq!(
            (error["code"].as_i64(), error["message"].as_str()),
            (Some(-32002), Some("Not initialized"))
        );
    }
    client
        .send(json!({ "jsonrpc": "2.0", "method": "initialized" }))
        .await;

    let error = client
        .call("initialize", json!({ "clientInfo": { "version": "1" } }))
        .await
        .unwrap_err();
    assert_eq!(error["code"], -32602);
    assert_eq!(
        error["data"]["detail"],
        "clientInfo: the member `name` is missing"
    );

    let result = client
        .call("initialize", initialize(json!({})))
        .await
        .unwrap();
    assert_eq!(result["serverInfo"]["name"], "dotcraft");
    assert_eq!(result["serverInfo"]["protocolVersion"], "1");
    for flag in [
        "threadManagement",
        "threadSubscriptions",
        "approvalFlow",
        "modelCatalogManagement",
        "skillsManagement",
        "cronManagement",
        "automations",
        "heartbeatManagement",
        "commandManagement",
        "externalChannelManagement",
        "channelStatus",
        "subAgentManagement",
        "workspaceConfigManagement",
    ] {
        assert_eq!(result["capabilities"][flag], true, "{flag}");
    }
    assert_eq!(result["capabilities"].get("teams"), None);

    let error = client
        .call("initialize", initialize(json!({})))
        .await
        .unwrap_err();
    assert_eq!(
        (error["code"].as_i64(), error["message"].as_str()),
        (Some(-32003), Some("Already initialized"))
    );
    assert!(client.call("thread/list", json!({})).await.is_ok());
}

#[tokio::test]
async fn nothing_comes_unasked_before_initialized() {
    let house = TestServer::new().await;
    let mut early = house.knock();
    early
        .call("initialize", initialize(json!({})))
        .await
        .unwrap();
    let mut other = house.client().await;
    other.thread().await;
    assert_eq!(methods(&early.everything().await), [""; 0]);
    early
        .send(json!({ "jsonrpc": "2.0", "method": "initialized" }))
        .await;
    early.everything().await;
    let thread = other.thread().await;
    assert_eq!(early.until("thread/started").await["thread"]["id"], *thread);
}

#[tokio::test]
async fn a_question_from_before_initialized_is_asked_after_it() {
    let house = TestServer::new().await;
    let mut client = house.knock();
    client
        .call("initialize", initialize(json!({})))
        .await
        .unwrap();
    let started = client
        .call("thread/start", json!({ "identity": client.identity() }))
        .await
        .unwrap();
    let thread = started["thread"]["id"].as_str().unwrap().to_owned();
    client.turn(&thread, "escalate: true").await;
    client
        .send(json!({ "jsonrpc": "2.0", "method": "initialized" }))
        .await;
    let (id, _) = client.asked("item/approval/request").await;
    client.reply(&id, json!({ "decision": "accept" })).await;
    client.until("turn/completed").await;
}

#[tokio::test]
async fn a_channel_that_is_not_configured_is_let_go() {
    let house = TestServer::new().await;
    let mut client = house.knock();
    let capabilities = json!({ "channelAdapter": { "channelName": "telegram" } });
    // It does not wait for its answer, so the server could ask it for a sign of life before the channel is looked up.
    let hello = initialize(capabilities);
    client
        .send(json!({ "jsonrpc": "2.0", "id": "hello", "method": "initialize", "params": hello }))
        .await;
    client
        .send(json!({ "jsonrpc": "2.0", "method": "initialized" }))
        .await;
    let response = client.receive().await.unwrap();
    assert_eq!(response["id"], "hello");
    let event = client.receive().await.unwrap();
    assert_eq!(event["method"], "system/event");
    assert_eq!(
        event["params"],
        json!({
            "kind": "channelRejected",
            "channelName": "telegram",
            "message": "The channel telegram is not configured here.",
        })
    );
    assert!(client.receive().await.is_none());
}
