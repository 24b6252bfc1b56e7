//! Tests of the subscribers of a turn.

use serde_json::json;

use crate::{TERMINAL, TestServer, methods};

#[tokio::test]
async fn a_subscriber_gets_everything_once_and_a_stranger_only_news() {
    let house = TestServer::new().await;
    let (mut starter, mut stranger) = (house.client().await, house.client().await);
    let thread = starter.thread().await;
    for _ in 0..2 {
        let result = starter
            .call("thread/subscribe", json!({ "threadId": thread }))
            .await
            .unwrap();
        assert_eq!(result, json!({}));
    }
    starter.turn(&thread, "say: hi").await;
    let messages = starter.all_until(&TERMINAL).await;
    let count = |method: &str| {
        messages
            .iter()
            .filter(|message| message["method"] == method)
            .count()
    };
    for method in ["turn/started", "turn/completed", "thread/renamed"] {
        assert_eq!(count(method), 1, "{method}");
    }
    let told = stranger.everything().await;
    assert_eq!(
        methods(&told),
        [
            "thread/started",
            "thread/runtimeChanged",
            "thread/renamed",
            "thread/runtimeChanged"
        ]
    );

    starter
        .call("thread/unsubscribe", json!({ "threadId": thread }))
        .await
        .unwrap();
    stranger.turn(&thread, "say: hi").await;
    stranger.until("turn/completed").await;
    assert_eq!(
        methods(&starter.everything().await),
        ["thread/runtimeChanged", "thread/runtimeChanged"]
    );
}

#[tokio::test]
async fn a_turn_that_was_started_is_followed_and_the_next_one_is_not() {
    let house = TestServer::new().await;
    let (mut one, mut other) = (house.client().await, house.client().await);
    let thread = one.thread().await;
    one.turn(&thread, "say: first").await;
    one.until("turn/completed").await;
    other.turn(&thread, "say: second").await;
    other.until("turn/completed").await;
    assert_eq!(
        methods(&one.everything().await),
        ["thread/runtimeChanged", "thread/runtimeChanged"]
    );
    one.turn(&thread, "say: third").await;
    let messages = one.all_until(&TERMINAL).await;
    assert_eq!(
        messages
            .iter()
            .filter(|message| message["method"] == "turn/started")
            .count(),
        1
    );
}

#[tokio::test]
async fn who_subscribes_late_sees_the_whole_turn_at_its_end() {
    let house = TestServer::new().await;
    let (mut one, mut other) = (house.client().await, house.client().await);
    let thread = one.thread().await;
    let turn = one.turn(&thread, "say: early\nwait: 60s").await;
    one.until("item/agentMessage/delta").await;
    one.until("item/completed").await;
    other
        .call("thread/subscribe", json!({ "threadId": thread }))
        .await
        .unwrap();
    one.interrupt(&thread, &turn).await;
    let cancelled = other.until("turn/cancelled").await;
    assert_eq!(cancelled, one.until("turn/cancelled").await);
    assert_eq!(cancelled["turn"]["items"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn recent_events_are_told_again_when_asked_for() {
    let house = TestServer::new().await;
    let (mut one, mut other) = (house.client().await, house.client().await);
    let thread = one.thread().await;
    one.turn(&thread, "escalate: true").await;
    let (id, _) = one.asked("item/approval/request").await;
    one.reply(&id, json!({ "decision": "accept" })).await;
    let ended = one.until("turn/completed").await;
    other.everything().await;
    other
        .call(
            "thread/subscribe",
            json!({ "threadId": thread, "replayRecent": true }),
        )
        .await
        .unwrap();
    let told = other.everything().await;
    assert_eq!(
        told.iter()
            .filter(|message| message["method"] == "turn/started")
            .count(),
        1
    );
    assert!(!methods(&told).contains(&"item/approval/request"));
    assert!(!methods(&told).contains(&"thread/started"));
    let last = told
        .iter()
        .find(|message| message["method"] == "turn/completed")
        .unwrap();
    assert_eq!(last["params"], ended);
}

#[tokio::test]
async fn notifications_can_be_opted_out_of() {
    let house = TestServer::new().await;
    let out = [
        "thread/started",
        "turn/started",
        "item/agentMessage/delta",
        "no/such",
        "item/approval/request",
    ];
    let mut client = house
        .client_with(json!({ "optOutNotificationMethods": out }))
        .await;
    let result = client
        .call("thread/start", json!({ "identity": client.identity() }))
        .await
        .unwrap();
    let thread = result["thread"]["id"].as_str().unwrap().to_owned();
    client.turn(&thread, "say: hi\nescalate: true").await;
    // Opting out of notifications does not affect requests.
    let messages = client.all_until(&["item/approval/request"]).await;
    client
        .reply(
            &messages.last().unwrap()["id"],
            json!({ "decision": "decline" }),
        )
        .await;
    let rest = client.all_until(&TERMINAL).await;
    for message in messages[..messages.len() - 1].iter().chain(&rest) {
        assert!(
            !out.contains(&message["method"].as_str().unwrap()),
            "{message}"
        );
    }
}

#[tokio::test]
async fn a_turn_outlives_its_client() {
    let house = TestServer::new().await;
    let (mut leaver, mut other) = (house.client().await, house.client().await);
    let thread = leaver.thread().await;
    leaver.turn(&thread, "escalate: echo done").await;
    let (_, asked) = leaver.asked("item/approval/request").await;
    drop(leaver);
    // A client that subscribes instead gets the open question with the same content.
    other
        .call("thread/subscribe", json!({ "threadId": thread }))
        .await
        .unwrap();
    let (id, again) = other.asked("item/approval/request").await;
    assert_eq!(again["requestId"], asked["requestId"]);
    other.reply(&id, json!({ "decision": "accept" })).await;
    let ended = other.until("turn/completed").await;
    let kinds: Vec<&str> = ended["turn"]["items"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|item| item["type"].as_str())
        .collect();
    assert!(kinds.contains(&"toolResult"), "{kinds:?}");
}
