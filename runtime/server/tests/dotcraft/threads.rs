//! Tests of threads: lifecycle, lists and paging.

use serde_json::{Value, json};

use crate::{TERMINAL, TestServer, input, methods};

#[tokio::test]
async fn a_thread_keeps_what_it_was_started_with() {
    let house = TestServer::new().await;
    let (mut client, mut other) = (house.client().await, house.client().await);
    let id = client
        .ask(
            "thread/start",
            json!({
                "identity": {
                    "channelName": "desktop",
                    "userId": "ada",
                    "channelContext": "workspace:/p",
                    "workspacePath": client.folder,
                },
                "displayName": "Fix tests",
                "historyMode": "client",
                "config": {
                    "mode": "plan",
                    "agentInstructions": "Be brief.",
                    "toolProfile": "lean",
                    "mcpServers": [{ "name": "api", "enabled": true, "transport": "stdio", "env": { "KEY": "hush" } }],
                },
                "additionalContext": { "app.hint": { "kind": "application", "value": "Use the tool." } },
            }),
        )
        .await;
    let messages = [client.next().await, client.next().await];
    assert_eq!(messages[0]["id"], id);
    let thread = &messages[0]["result"]["thread"];
    assert_eq!(messages[1]["method"], "thread/started");
    assert_eq!(messages[1]["params"]["thread"], *thread);
    assert_eq!(other.until("thread/started").await["thread"], *thread);
    for (member, value) in [
        ("displayName", json!("Fix tests")),
        ("originChannel", json!("desktop")),
        ("userId", json!("ada")),
        ("channelContext", json!("workspace:/p")),
        ("workspacePath", json!(client.folder)),
        ("historyMode", json!("client")),
        ("status", json!("active")),
        ("turns", json!([])),
        ("queuedInputs", json!([])),
        ("plan", json!(null)),
    ] {
        assert_eq!(thread[member], value, "{member}");
    }
    assert_eq!(thread["configuration"]["mode"], "plan");
    assert_eq!(thread["configuration"]["toolProfile"], "lean");
    assert_eq!(thread["configuration"]["model"], "offline");

    let id = thread["id"].as_str().unwrap();
    let config = json!({ "mcpServers": [{ "name": "api", "enabled": true, "transport": "stdio", "env": { "KEY": "hush" } }] });
    let params = json!({ "threadId": id, "config": config });
    client.call("thread/config/update", params).await.unwrap();
    let stored = house.server.engine().thread(id.parse().unwrap()).await;
    assert!(!format!("{:?}", stored.unwrap().extra).contains("hush"));
    let error = client
        .call("turn/start", input(id, "hi"))
        .await
        .unwrap_err();
    assert_eq!(
        error["data"]["detail"],
        "messages: the client keeps the history and must send it"
    );
    let mut params = input(id, "say: hi");
    params["messages"] = json!([{ "role": "user", "content": "before" }]);
    client.call("turn/start", params).await.unwrap();
    client.until("turn/completed").await;

    let engine = house.server.engine();
    let instructions = || async {
        engine
            .thread(id.parse().unwrap())
            .await
            .unwrap()
            .settings
            .developer_instructions
            .clone()
    };
    let expected = "Be brief.\n\n<app-context>\nUse the tool.\n</app-context>";
    assert_eq!(instructions().await.as_deref(), Some(expected));
    client
        .call("thread/resume", json!({ "threadId": id }))
        .await
        .unwrap();
    assert_eq!(instructions().await.as_deref(), Some(expected));
    client
        .call(
            "thread/resume",
            json!({ "threadId": id, "additionalContext": {} }),
        )
        .await
        .unwrap();
    assert_eq!(instructions().await.as_deref(), Some("Be brief."));
}

#[tokio::test]
async fn the_life_of_a_thread() {
    let house = TestServer::new().await;
    let (mut client, mut other) = (house.client().await, house.client().await);
    let thread = client.thread().await;
    let id = json!({ "threadId": thread });
    other.until("thread/started").await;
    let changed = |previous: &str, new: &str| json!({ "threadId": thread, "previousStatus": previous, "newStatus": new });

    client.call("thread/pause", id.clone()).await.unwrap();
    assert_eq!(
        other.until("thread/statusChanged").await,
        changed("active", "paused")
    );
    assert_eq!(
        client.until("thread/statusChanged").await,
        changed("active", "paused")
    );
    for (method, params) in [
        ("thread/pause", id.clone()),
        ("turn/start", input(&thread, "hi")),
        ("turn/enqueue", input(&thread, "hi")),
    ] {
        let error = client.call(method, params).await.unwrap_err();
        assert_eq!(
            (error["code"].as_i64(), error["message"].as_str()),
            (Some(-32011), Some("Thread not active"))
        );
    }
    let resumed = client.call("thread/resume", id.clone()).await.unwrap();
    assert_eq!(resumed["thread"]["status"], "active");
    assert_eq!(
        other.until("thread/statusChanged").await,
        changed("paused", "active")
    );
    let told = client.until("thread/resumed").await;
    assert_eq!(
        (told["thread"]["id"].as_str(), told["resumedBy"].as_str()),
        (Some(&*thread), Some("desktop"))
    );

    client.call("thread/pause", id.clone()).await.unwrap();
    client.call("thread/archive", id.clone()).await.unwrap();
    other.until("thread/statusChanged").await;
    assert_eq!(
        other.until("thread/statusChanged").await,
        changed("paused", "archived")
    );
    client.call("thread/archive", id.clone()).await.unwrap();
    for method in ["thread/resume", "thread/pause"] {
        assert_eq!(
            client.call(method, id.clone()).await.unwrap_err()["code"],
            -32011
        );
    }
    assert_eq!(
        client
            .call("turn/start", input(&thread, "hi"))
            .await
            .unwrap_err()["code"],
        -32011
    );
    assert_eq!(
        client.call("thread/read", id.clone()).await.unwrap()["thread"]["status"],
        "archived"
    );
    assert_eq!(
        client.call("thread/list", json!({})).await.unwrap()["data"],
        json!([])
    );
    let all = client
        .call("thread/list", json!({ "includeArchived": true }))
        .await
        .unwrap();
    assert_eq!(all["data"][0]["status"], "archived");
    client.call("thread/unarchive", id.clone()).await.unwrap();
    assert_eq!(
        other.until("thread/statusChanged").await,
        changed("archived", "active")
    );

    client
        .call(
            "thread/rename",
            json!({ "threadId": thread, "displayName": " New name " }),
        )
        .await
        .unwrap();
    assert_eq!(
        other.until("thread/renamed").await,
        json!({ "threadId": thread, "displayName": "New name" })
    );
    client
        .call(
            "thread/mode/set",
            json!({ "threadId": thread, "mode": "plan" }),
        )
        .await
        .unwrap();
    assert_eq!(
        other.until("thread/statusChanged").await,
        changed("active", "active")
    );
    let config = json!({ "threadId": thread, "config": { "model": "other", "reasoning": { "effort": "extraHigh" } } });
    client.call("thread/config/update", config).await.unwrap();
    let read = client.call("thread/read", id.clone()).await.unwrap();
    let configuration = &read["thread"]["configuration"];
    assert_eq!(
        (
            configuration["mode"].as_str(),
            configuration["model"].as_str()
        ),
        (Some("plan"), Some("other"))
    );
    assert_eq!(configuration["reasoning"], json!({ "effort": "extraHigh" }));

    // A thread with a name is not named after its first message.
    client.everything().await;
    client.turn(&thread, "say: hi").await;
    assert!(!methods(&client.all_until(&TERMINAL).await).contains(&"thread/renamed"));

    client.call("thread/delete", id.clone()).await.unwrap();
    assert_eq!(other.until("thread/deleted").await, id);
    assert_eq!(
        client.call("thread/read", id).await.unwrap_err()["code"],
        -32010
    );
}

#[tokio::test]
async fn a_subscription_survives_the_archive() {
    let house = TestServer::new().await;
    let (mut client, mut other) = (house.client().await, house.client().await);
    let thread = client.thread().await;
    client
        .call("thread/subscribe", json!({ "threadId": thread }))
        .await
        .unwrap();
    other
        .call("thread/archive", json!({ "threadId": thread }))
        .await
        .unwrap();
    other
        .call("thread/unarchive", json!({ "threadId": thread }))
        .await
        .unwrap();
    client.until("thread/statusChanged").await;
    client.until("thread/statusChanged").await;
    // Each request is answered after the client is subscribed to the thread again.
    client
        .call("thread/subscribe", json!({ "threadId": thread }))
        .await
        .unwrap();
    other.turn(&thread, "say: hi").await;
    client.until("turn/completed").await;
}

#[tokio::test]
async fn threads_are_listed_by_page() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let mut threads = Vec::new();
    for index in 0..5 {
        threads.push(
            client
                .thread_with(json!({ "displayName": format!("Thread {index}") }))
                .await,
        );
    }
    let stranger = json!({ "channelName": "cli", "userId": "bob", "channelContext": "x", "workspacePath": client.folder });
    client.thread_with(json!({ "identity": stranger })).await;
    let identity = client.identity();
    let all = client
        .call("thread/list", json!({ "identity": identity }))
        .await
        .unwrap();
    assert_eq!(
        (all["totalMatched"].as_i64(), all.get("nextCursor")),
        (Some(5), None)
    );

    let mut seen = Vec::new();
    let mut params = json!({ "identity": identity, "limit": 2 });
    loop {
        let page = client.call("thread/list", params.clone()).await.unwrap();
        assert_eq!(page["totalMatched"], 5);
        seen.extend(
            page["data"]
                .as_array()
                .unwrap()
                .iter()
                .map(|row| row["id"].as_str().unwrap().to_owned()),
        );
        match page.get("nextCursor") {
            Some(cursor) => params["cursor"] = cursor.clone(),
            None => break,
        }
    }
    let mut expected = threads.clone();
    expected.reverse();
    // Threads of the same millisecond may be in either order.
    seen.sort();
    expected.sort();
    assert_eq!(seen, expected);

    let params = json!({ "threadId": threads[0] });
    client.call("thread/pause", params).await.unwrap();
    let elsewhere = json!({ "channelName": "cli", "userId": "bob", "channelContext": "y", "workspacePath": client.folder });
    let old = client.thread_with(json!({ "identity": elsewhere })).await;
    let params = json!({ "threadId": old });
    client.call("thread/archive", params).await.unwrap();

    for (more, count) in [
        (json!({ "query": "THREAD 3" }), 1),
        (json!({ "query": threads[1] }), 1),
        (json!({ "query": "nothing" }), 0),
        (json!({ "query": "paus" }), 1),
        (json!({ "query": "ACTIVE" }), 5),
        (json!({ "query": "archived", "includeArchived": true }), 1),
        (json!({ "includeArchived": true }), 7),
        (json!({ "query": "desktop" }), 5),
        (json!({ "channelName": "CLI" }), 1),
        (json!({}), 6),
        (
            json!({ "identity": { "channelName": "any", "userId": "ada", "workspacePath": client.folder.to_uppercase() } }),
            5,
        ),
        (
            json!({ "identity": { "channelName": "any", "userId": null, "channelContext": "x" } }),
            1,
        ),
        (
            json!({ "identity": { "channelName": "any", "userId": null }, "crossChannelOrigins": ["cli"] }),
            6,
        ),
        (
            json!({ "identity": { "channelName": "any", "userId": "eve" } }),
            0,
        ),
        (
            json!({ "identity": { "channelName": "any", "userId": null, "workspacePath": "/elsewhere" } }),
            0,
        ),
    ] {
        let list = client.call("thread/list", more.clone()).await.unwrap();
        assert_eq!(list["data"].as_array().unwrap().len(), count, "{more}");
    }
}

#[tokio::test]
async fn turns_are_read_by_page() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    for index in 1..=5 {
        client.turn(&thread, &format!("say: {index}")).await;
        client.until("turn/completed").await;
    }
    let texts = |read: &Value| -> Vec<String> {
        let turns = read["thread"]["turns"].as_array().unwrap();
        turns
            .iter()
            .map(|turn| {
                turn["items"][1]["payload"]["text"]
                    .as_str()
                    .unwrap()
                    .to_owned()
            })
            .collect()
    };
    let first = client
        .call("thread/read", json!({ "threadId": thread, "turnLimit": 2 }))
        .await
        .unwrap();
    assert_eq!(texts(&first), ["4", "5"]);
    let page = &first["turnPage"];
    assert_eq!(
        (
            page["order"].as_str(),
            page["limit"].as_i64(),
            page["totalTurns"].as_i64()
        ),
        (Some("oldestFirst"), Some(2), Some(5))
    );
    assert_eq!(
        (
            page["startOrdinal"].as_i64(),
            page["endOrdinal"].as_i64(),
            page["hasMore"].as_bool()
        ),
        (Some(4), Some(5), Some(true))
    );
    // A cursor stays valid while turns are added.
    client.turn(&thread, "say: 6").await;
    client.until("turn/completed").await;
    let params = json!({ "threadId": thread, "turnLimit": 2, "cursor": page["nextCursor"] });
    let second = client.call("thread/read", params).await.unwrap();
    assert_eq!(texts(&second), ["2", "3"]);
    let params = json!({ "threadId": thread, "cursor": second["turnPage"]["nextCursor"] });
    let last = client.call("thread/read", params).await.unwrap();
    assert_eq!(texts(&last), ["1"]);
    assert_eq!(
        (
            last["turnPage"]["hasMore"].as_bool(),
            last["turnPage"].get("nextCursor")
        ),
        (Some(false), None)
    );
    let none = client
        .call("thread/read", json!({ "threadId": thread }))
        .await
        .unwrap();
    assert_eq!(
        (
            none["thread"]["turns"].as_array().map(Vec::len),
            none.get("turnPage")
        ),
        (Some(0), None)
    );
}

#[tokio::test]
async fn models_are_listed() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let list = client.call("model/list", json!({})).await.unwrap();
    assert_eq!(
        (list["success"].as_bool(), list["providerId"].as_str()),
        (Some(true), Some("threadwire"))
    );
    assert_eq!(list["models"][0]["id"], "offline");
    let none = client
        .call("model/list", json!({ "providerId": "nobody" }))
        .await
        .unwrap();
    assert_eq!(
        (
            none["success"].as_bool(),
            none["models"].as_array().map(Vec::len)
        ),
        (Some(false), Some(0))
    );
    assert_eq!(none["errorCode"], "ProviderNotFound");
}

#[tokio::test]
async fn a_turn_is_that_of_the_people_of_its_thread() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let mut threads = Vec::new();
    for (channel, user, room) in [("qq", "bob", "a"), ("wecom", "eve", "b")] {
        let identity = json!({ "channelName": channel, "userId": user, "channelContext": room, "workspacePath": client.folder });
        threads.push(
            client
                .thread_with(json!({ "identity": identity.clone() }))
                .await,
        );
        client
            .call("thread/list", json!({ "identity": identity }))
            .await
            .unwrap();
    }
    client.turn(&threads[0], "say: one").await;
    let turn = client.until("turn/completed").await["turn"].clone();
    let bob = json!({ "channelName": "qq", "userId": "bob", "channelContext": "a" });
    assert_eq!(turn["initiator"], bob);
    let sender =
        json!({ "senderId": "ann", "senderName": "Ann", "senderRole": "admin", "groupId": "g" });
    for method in ["turn/start", "turn/enqueue"] {
        let mut params = input(&threads[0], "say: two");
        params["sender"] = sender.clone();
        let answer = client.call(method, params).await.unwrap();
        if method == "turn/enqueue" {
            assert_eq!(answer["queuedInput"]["sender"], sender);
        }
        client.until("turn/completed").await;
    }
    for turn in &client.turns(&threads[0]).await[1..] {
        let ann = json!({
            "channelName": "qq",
            "userId": "ann",
            "userName": "Ann",
            "userRole": "admin",
            "channelContext": "a",
            "groupId": "g",
        });
        assert_eq!(turn["initiator"], ann);
        let said = &turn["items"][0]["payload"];
        for (name, value) in sender.as_object().unwrap() {
            assert_eq!(said[name], *value);
        }
    }
}

#[tokio::test]
async fn a_workspace_is_the_same_however_it_is_written() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    for suffix in ["", "/", "/./x/.."] {
        let folder = format!("{}{suffix}", client.folder);
        let identity =
            json!({ "channelName": "desktop", "userId": "ada", "workspacePath": folder });
        client
            .thread_with(json!({ "identity": identity.clone() }))
            .await;
        let params = json!({ "identity": identity });
        let listed = client.call("thread/list", params).await.unwrap();
        for thread in listed["data"].as_array().unwrap() {
            assert_eq!(thread["workspacePath"], client.folder);
        }
    }
    let params = json!({ "identity": client.identity() });
    let listed = client.call("thread/list", params).await.unwrap();
    assert_eq!(listed["data"].as_array().unwrap().len(), 3);
}
