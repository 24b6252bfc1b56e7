//! Tests of queued inputs.

use serde_json::{Value, json};

use crate::{TestServer, input, methods};

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
async fn the_queue_of_a_paused_thread_rests_until_it_is_resumed() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    let id = json!({ "threadId": thread });
    client.turn(&thread, "escalate: true").await;
    let (ask, _) = client.asked("item/approval/request").await;
    client
        .call("turn/enqueue", input(&thread, "say: later"))
        .await
        .unwrap();
    client.call("thread/pause", id.clone()).await.unwrap();
    client.reply(&ask, json!({ "decision": "decline" })).await;
    client.until("turn/completed").await;
    let read = client.call("thread/read", id.clone()).await.unwrap();
    assert_eq!(read["thread"]["status"], "paused");
    let queue = read["thread"]["queuedInputs"].as_array().unwrap();
    assert_eq!(queue.len(), 1);
    client.call("thread/resume", id).await.unwrap();
    let next = client.until("turn/started").await;
    assert_eq!(next["turn"]["items"][0]["payload"]["text"], "say: later");
    client.until("turn/completed").await;
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

#[tokio::test]
async fn a_waiting_input_is_handed_to_the_running_turn_and_the_others_change_places() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    let turn = client.turn(&thread, "escalate: true").await;
    let (id, _) = client.asked("item/approval/request").await;
    let mut ids = Vec::new();
    for text in ["say: one", "say: two", "say: three"] {
        let queued = client.call("turn/enqueue", input(&thread, text)).await;
        ids.push(queued.unwrap()["queuedInput"]["id"].clone());
    }
    let order = |ids: &[&Value]| json!({ "threadId": thread, "orderedQueuedInputIds": ids });
    for wrong in [
        vec![&ids[0], &ids[1]],
        vec![&ids[0], &ids[1], &ids[1]],
        vec![&ids[0], &ids[1], &ids[2], &turn_value(&turn)],
        vec![],
    ] {
        let refused = client.call("turn/queue/reorder", order(&wrong)).await;
        assert_eq!(refused.unwrap_err()["code"], -32602);
    }
    let moved = order(&[&ids[2], &ids[0], &ids[1]]);
    let moved = client.call("turn/queue/reorder", moved).await.unwrap();
    let names = |queue: &Value| -> Vec<Value> {
        let queue = queue["queuedInputs"].as_array().unwrap();
        queue.iter().map(|entry| entry["id"].clone()).collect()
    };
    assert_eq!(
        names(&moved),
        [ids[2].clone(), ids[0].clone(), ids[1].clone()]
    );

    let steer = |turn: &str, entry: &Value| json!({ "threadId": thread, "expectedTurnId": turn, "queuedInputId": entry });
    let other = uuid::Uuid::now_v7().to_string();
    let refused = client.call("turn/steer", steer(&other, &ids[0])).await;
    assert_eq!(refused.unwrap_err()["code"], -32014);
    let refused = client
        .call("turn/steer", steer(&turn, &json!("none")))
        .await;
    assert_eq!(refused.unwrap_err()["code"], -32602);
    client.inbox.clear();
    let steered = client
        .call("turn/steer", steer(&turn, &ids[0]))
        .await
        .unwrap();
    assert_eq!(steered["turnId"], *turn);
    assert_eq!(steered["queuedInputs"][1]["status"], "guidancePending");
    let told = client.until("thread/queue/updated").await;
    assert_eq!(names(&told), [ids[2].clone(), ids[1].clone()]);
    client.reply(&id, json!({ "decision": "decline" })).await;
    client.until("turn/completed").await;
    let said = &client.turns(&thread).await[0];
    let said = said["items"].as_array().unwrap().iter();
    let guidance: Vec<_> = said
        .filter(|item| item["payload"]["deliveryMode"] == "guidance")
        .collect();
    assert_eq!(guidance.len(), 1, "{guidance:?}");
    assert_eq!(guidance[0]["payload"]["queuedInputId"], ids[0]);
}

#[tokio::test]
async fn a_client_whose_input_was_removed_follows_nothing() {
    let house = TestServer::new().await;
    let (mut owner, mut guest) = (house.client().await, house.client().await);
    let thread = owner.thread().await;
    let turn = owner.turn(&thread, "wait: 60s").await;
    let mut ids = Vec::new();
    for text in ["say: one", "say: two"] {
        let queued = owner.call("turn/enqueue", input(&thread, text)).await;
        ids.push(queued.unwrap()["queuedInput"]["id"].clone());
    }
    let queued = guest.call("turn/enqueue", input(&thread, "say: hi")).await;
    let removed = queued.unwrap()["queuedInput"]["id"].clone();
    owner.interrupt(&thread, &turn).await;
    owner.until("turn/cancelled").await;
    let remove = json!({ "threadId": thread, "queuedInputId": removed });
    owner.call("turn/queue/remove", remove).await.unwrap();
    // It leaves beside the other work, so it may see a few changes more.
    for _ in 0..100 {
        guest.everything().await;
        ids.reverse();
        let order = json!({ "threadId": thread, "orderedQueuedInputIds": ids });
        owner.call("turn/queue/reorder", order).await.unwrap();
        let seen = guest.everything().await;
        if !methods(&seen).contains(&"thread/queue/updated") {
            return;
        }
    }
    panic!("the client is still told of the queue");
}

fn turn_value(turn: &str) -> Value {
    json!(turn)
}
