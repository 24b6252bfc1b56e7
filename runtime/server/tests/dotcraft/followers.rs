//! Tests of the subscribers of a turn.

use serde_json::json;

use crate::{TERMINAL, TestServer, input, methods};

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
async fn the_turn_of_a_queued_input_is_followed_by_who_queued_it() {
    let house = TestServer::new().await;
    let (mut one, mut other) = (house.client().await, house.client().await);
    let thread = one.thread().await;
    for text in ["escalate: true\nsay: first", "escalate: true"] {
        one.call("turn/enqueue", input(&thread, text))
            .await
            .unwrap();
    }
    let (id, _) = one.asked("item/approval/request").await;
    one.reply(&id, json!({ "decision": "decline" })).await;
    one.until("turn/completed").await;
    let queue = one.until("thread/queue/updated").await;
    assert_eq!(queue["queuedInputs"], json!([]));
    let started = one.until("turn/started").await;
    let said = &started["turn"]["items"][0]["payload"]["text"];
    assert_eq!(said, "escalate: true");
    let (id, _) = one.asked("item/approval/request").await;
    one.reply(&id, json!({ "decision": "decline" })).await;
    one.until("turn/completed").await;
    other.turn(&thread, "say: other").await;
    other.until("turn/completed").await;
    assert_eq!(
        methods(&one.everything().await),
        ["thread/runtimeChanged", "thread/runtimeChanged"]
    );
}

#[tokio::test]
async fn whose_input_waits_sees_the_queue_and_no_turn_of_others() {
    let house = TestServer::new().await;
    let (mut one, mut other) = (house.client().await, house.client().await);
    let thread = one.thread().await;
    other.turn(&thread, "escalate: true\nsay: done").await;
    let (first, _) = other.asked("item/approval/request").await;
    one.everything().await;
    one.call("turn/enqueue", input(&thread, "say: mine"))
        .await
        .unwrap();
    other.reply(&first, json!({ "decision": "decline" })).await;
    other.until("turn/completed").await;
    let told = one.all_until(&["turn/completed"]).await;
    let started: Vec<_> = told
        .iter()
        .filter(|message| message["method"] == "turn/started")
        .collect();
    assert_eq!(started.len(), 1, "{told:#?}");
    let said = &started[0]["params"]["turn"]["items"][0]["payload"]["text"];
    assert_eq!(said, "say: mine");
    assert!(!methods(&told).contains(&"item/approval/request"));
    let updates = |told: &[serde_json::Value]| {
        let methods = methods(told);
        let is_update = |method: &&&str| **method == "thread/queue/updated";
        methods.iter().filter(is_update).count()
    };
    assert_eq!(updates(&told), 2);

    // Who removes the input follows nothing more.
    let turn = other.turn(&thread, "wait: 60s").await;
    let queued = one.call("turn/enqueue", input(&thread, "say: never")).await;
    other.interrupt(&thread, &turn).await;
    other.until("turn/cancelled").await;
    one.everything().await;
    let id = &queued.unwrap()["queuedInput"]["id"];
    let remove = json!({ "threadId": thread, "queuedInputId": id });
    one.call("turn/queue/remove", remove).await.unwrap();
    assert_eq!(updates(&one.everything().await), 1);
    other.turn(&thread, "say: other").await;
    other.until("turn/completed").await;
    assert_eq!(
        methods(&one.everything().await),
        ["thread/runtimeChanged", "thread/runtimeChanged"]
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

#[tokio::test]
async fn who_started_the_running_turn_is_told_nothing_twice() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    client.turn(&thread, "escalate: true").await;
    let (id, _) = client.asked("item/approval/request").await;
    let params = json!({ "threadId": thread, "replayRecent": true });
    client.call("thread/subscribe", params).await.unwrap();
    client.reply(&id, json!({ "decision": "accept" })).await;
    let rest = client.all_until(&["turn/completed"]).await;
    assert!(!methods(&rest).contains(&"turn/started"), "{rest:#?}");
}
