//! Tests of queued inputs.

use serde_json::json;

use crate::{TestServer, input};

#[tokio::test]
async fn inputs_wait_for_the_turn_to_complete() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    client
        .call("thread/subscribe", json!({ "threadId": thread }))
        .await
        .unwrap();
    let turn = client.turn(&thread, "escalate: true").await;
    let (id, _) = client.asked("item/approval/request").await;
    let first = client
        .call("turn/enqueue", input(&thread, "say: one"))
        .await
        .unwrap();
    let second = client
        .call("turn/enqueue", input(&thread, "say: two"))
        .await
        .unwrap();
    assert_eq!(first["queuedInput"]["readyAfterTurnId"], *turn);
    assert_eq!(
        (
            first["queuedInput"]["displayText"].as_str(),
            first["queuedInput"]["status"].as_str()
        ),
        (Some("say: one"), Some("queued"))
    );
    assert_eq!(
        second["queuedInputs"],
        json!([first["queuedInput"], second["queuedInput"]])
    );
    assert_eq!(
        client.until("thread/queue/updated").await["queuedInputs"],
        first["queuedInputs"]
    );
    assert_eq!(
        client.until("thread/queue/updated").await["queuedInputs"],
        second["queuedInputs"]
    );

    let read = client
        .call("thread/read", json!({ "threadId": thread }))
        .await
        .unwrap();
    assert_eq!(read["thread"]["queuedInputs"], second["queuedInputs"]);
    let remove = json!({ "threadId": thread, "queuedInputId": first["queuedInput"]["id"] });
    let left = client.call("turn/queue/remove", remove).await.unwrap();
    assert_eq!(left["queuedInputs"], json!([second["queuedInput"]]));
    assert_eq!(
        client.until("thread/queue/updated").await["queuedInputs"],
        left["queuedInputs"]
    );

    client.reply(&id, json!({ "decision": "decline" })).await;
    client.until("turn/completed").await;
    assert_eq!(
        client.until("thread/queue/updated").await["queuedInputs"],
        json!([])
    );
    let next = client.until("turn/started").await;
    assert_eq!(next["turn"]["items"][0]["payload"]["text"], "say: two");
    client.until("turn/completed").await;
}

#[tokio::test]
async fn a_cancelled_turn_leaves_the_queue_alone() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    let turn = client.turn(&thread, "wait: 60s").await;
    let queued = client
        .call("turn/enqueue", input(&thread, "say: later"))
        .await
        .unwrap();
    client.interrupt(&thread, &turn).await;
    client.until("turn/cancelled").await;
    let read = client
        .call("thread/read", json!({ "threadId": thread }))
        .await
        .unwrap();
    assert_eq!(read["thread"]["queuedInputs"], queued["queuedInputs"]);
}

#[tokio::test]
async fn an_idle_thread_takes_queued_input_at_once() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    client
        .call("turn/enqueue", input(&thread, "say: now"))
        .await
        .unwrap();
    assert_eq!(
        client.until("thread/queue/updated").await["queuedInputs"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
    assert_eq!(
        client.until("thread/queue/updated").await["queuedInputs"],
        json!([])
    );
    client.until("turn/started").await;
    client.until("turn/completed").await;
}
