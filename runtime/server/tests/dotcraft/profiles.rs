//! Tests of agent profiles and of suggestions.

use std::fs;

use serde_json::{Value, json};

use crate::{Client, TestServer};

fn text(name: &str, more: &str) -> String {
    format!("---\nname: {name}\ndescription: Does it\n{more}---\n\nDo it.\n")
}

async fn code(client: &mut Client, method: &str, params: Value) -> i64 {
    let refused = client.call(method, params).await.unwrap_err();
    refused["code"].as_i64().unwrap()
}

fn upsert(name: &str, text: &str) -> Value {
    json!({ "id": name, "source": "workspace", "rawContent": text })
}

#[tokio::test]
async fn a_profile_is_stored_listed_read_and_removed() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let first = text("one", "mode: plan\nmodel: inherit\n");
    let stored = client
        .call("agent/profiles/upsert", upsert("one", &first))
        .await;
    let stored = &stored.unwrap()["profile"];
    assert_eq!(
        (&stored["valid"], &stored["readOnly"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(stored["rawContent"], *first);
    let file = house.folder.path().join(".craft/agents/one.md");
    assert_eq!(fs::read_to_string(&file).unwrap(), first);
    assert_eq!(stored["path"], *file.display().to_string());
    // Another program edits the file.
    fs::write(&file, "no head").unwrap();
    let listed = client
        .call("agent/profiles/list", json!({ "source": "workspace" }))
        .await;
    assert_eq!(listed.unwrap()["profiles"], json!([]));
    let params = json!({ "source": "workspace", "includeInvalid": true });
    let listed = client.call("agent/profiles/list", params).await.unwrap();
    let problem = &listed["profiles"][0]["diagnostics"][0];
    assert_eq!(problem["code"], "MissingFrontmatter");
    let read = client
        .call("agent/profiles/read", json!({ "id": "one" }))
        .await;
    assert_eq!(read.unwrap()["profile"]["rawContent"], "no head");
    let all = client.call("agent/profiles/list", json!({})).await.unwrap();
    let built_in = |profile: &&Value| profile["source"] == "builtIn";
    let count = all["profiles"]
        .as_array()
        .unwrap()
        .iter()
        .filter(built_in)
        .count();
    assert_eq!(count, 5);
    let params = json!({ "id": "one", "source": "workspace" });
    let removed = client.call("agent/profiles/remove", params.clone()).await;
    assert_eq!(removed, Ok(json!({ "removed": true })));
    assert!(!file.exists());
    assert_eq!(
        code(&mut client, "agent/profiles/remove", params).await,
        -32086
    );
}

#[tokio::test]
async fn what_cannot_be_stored_writes_nothing() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let upsert_of = |id: &str, source: &str, text: &str| json!({ "id": id, "source": source, "rawContent": text });
    let good = text("one", "");
    for (params, expected) in [
        (upsert_of("one", "workspace", "no head"), -32087),
        (
            upsert_of("one", "workspace", &text("one", "color: red\n")),
            -32087,
        ),
        (upsert_of("one", "builtIn", &good), -32088),
        (upsert_of("one", "managed", &good), -32088),
        (upsert_of("one", "nowhere", &good), -32602),
        (upsert_of("two", "workspace", &good), -32091),
        (upsert_of("", "workspace", &good), -32602),
        (upsert_of("../one", "workspace", &good), -32602),
        (json!({ "id": "one", "source": "workspace" }), -32602),
    ] {
        let told = code(&mut client, "agent/profiles/upsert", params.clone()).await;
        assert_eq!(told, expected, "{params}");
    }
    assert!(!house.folder.path().join(".craft").exists());
    let unknown = json!({ "id": "one" });
    assert_eq!(
        code(&mut client, "agent/profiles/read", unknown).await,
        -32086
    );
    let source = json!({ "source": "nowhere" });
    assert_eq!(
        code(&mut client, "agent/profiles/list", source).await,
        -32602
    );
    let loose = text("one", "permissions:\n  approvalPolicy: autoApprove\n");
    let params = json!({ "rawContent": loose, "source": "workspace" });
    let checked = client
        .call("agent/profiles/validate", params)
        .await
        .unwrap();
    assert_eq!(checked["valid"], true);
    assert_eq!(checked["diagnostics"][0]["code"], "RestrictedField");
    assert_eq!(checked["compiledConfig"].get("approvalPolicy"), None);
    assert_eq!(checked["summary"]["id"], "one");
    let params = json!({ "rawContent": "", "source": "workspace" });
    let checked = client
        .call("agent/profiles/validate", params)
        .await
        .unwrap();
    assert_eq!(
        (&checked["valid"], checked.get("compiledConfig")),
        (&json!(false), None)
    );
}

#[tokio::test]
async fn a_thread_runs_under_its_profile_until_it_is_refreshed() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let upserted = upsert("one", &text("one", "mode: plan\n"));
    client
        .call("agent/profiles/upsert", upserted)
        .await
        .unwrap();
    let config = |more: Value| {
        let mut config = json!({ "agentProfileId": "one" });
        let members = config.as_object_mut().unwrap();
        members.extend(more.as_object().unwrap().clone());
        json!({ "config": config })
    };
    let thread = client.thread_with(config(json!({ "model": "mine" }))).await;
    let params = json!({ "threadId": thread });
    let read = client.call("thread/read", params.clone()).await.unwrap();
    let under = read["thread"]["configuration"].clone();
    assert_eq!(
        (&under["mode"], &under["model"]),
        (&json!("plan"), &json!("mine"))
    );
    assert_eq!(under["agentProfileSource"], "workspace");
    // Beside a profile only the model and its like can be set.
    let mut start = json!({ "identity": client.identity() });
    start["config"] = config(json!({ "mode": "agent" }))["config"].clone();
    assert_eq!(
        code(&mut client, "thread/start", start.clone()).await,
        -32087
    );
    start["config"] = json!({ "agentProfileId": "none" });
    assert_eq!(code(&mut client, "thread/start", start).await, -32086);
    let change = json!({ "threadId": thread, "config": { "agentInstructions": "Else." } });
    assert_eq!(
        code(&mut client, "thread/config/update", change).await,
        -32087
    );
    // A change of the profile reaches the thread when it is asked for.
    let upserted = upsert("one", &text("one", "reasoning:\n  effort: high\n"));
    let stored = client
        .call("agent/profiles/upsert", upserted)
        .await
        .unwrap();
    assert_eq!(stored["profile"]["staleThreadIds"], json!([thread]));
    let read = client.call("thread/read", params.clone()).await.unwrap();
    assert_eq!(read["thread"]["configuration"], under);
    let fresh = client
        .call("agent/profiles/refreshThread", params.clone())
        .await
        .unwrap();
    assert_eq!(
        (&fresh["wasStale"], &fresh["audit"]["profileId"]),
        (&json!(true), &json!("one"))
    );
    assert_eq!(fresh["config"].get("mode"), None);
    let read = client.call("thread/read", params.clone()).await.unwrap();
    let under = &read["thread"]["configuration"];
    assert_eq!(
        (&under["mode"], &under["model"]),
        (&json!("agent"), &json!("mine"))
    );
    assert_eq!(under["reasoning"]["effort"], "high");
    let again = client
        .call("agent/profiles/refreshThread", params)
        .await
        .unwrap();
    assert_eq!(again["wasStale"], false);
    let plain = client.thread().await;
    let none = json!({ "threadId": plain });
    assert_eq!(
        code(&mut client, "agent/profiles/refreshThread", none).await,
        -32602
    );
    let chosen = json!({ "threadId": plain, "profileId": "one" });
    let put = client
        .call("agent/profiles/refreshThread", chosen)
        .await
        .unwrap();
    assert_eq!(put["config"]["agentInstructions"], "Do it.");
}

#[tokio::test]
async fn a_draft_begins_with_the_profile_and_is_written_nowhere() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let stored = upsert("one", &text("one", ""));
    client.call("agent/profiles/upsert", stored).await.unwrap();
    let builds = |id: &str| json!({ "config": { "agentBuilderTargetId": id } });
    let (old, new) = (
        client.thread_with(builds("one")).await,
        client.thread_with(builds("two")).await,
    );
    let listed = client.call("thread/list", json!({})).await.unwrap();
    assert_eq!(
        listed["data"],
        json!([]),
        "threads that build a profile are hidden"
    );
    let read = "agent/profiles/builderDraft/read";
    let draft = client.call(read, json!({ "threadId": old })).await.unwrap();
    assert_eq!(draft["rawContent"], *text("one", ""));
    assert_eq!(draft["targetSource"], "workspace");
    let draft = client.call(read, json!({ "threadId": new })).await.unwrap();
    assert_eq!(draft["rawContent"], "");
    let params = json!({ "threadId": old, "rawContent": "half" });
    client
        .call("agent/profiles/builderDraft/update", params)
        .await
        .unwrap();
    let draft = client.call(read, json!({ "threadId": old })).await.unwrap();
    assert_eq!(draft["rawContent"], "half");
    let file = house.folder.path().join(".craft/agents/one.md");
    assert_eq!(fs::read_to_string(file).unwrap(), text("one", ""));
    let plain = client.thread().await;
    assert_eq!(
        code(&mut client, read, json!({ "threadId": plain })).await,
        -32602
    );
    let nobody = json!({ "threadId": "thread_20260101_aaaaaa" });
    assert_eq!(code(&mut client, read, nobody).await, -32010);
}

#[tokio::test]
async fn open_plans_are_suggested() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let ask = |client: &Client| json!({ "identity": client.identity() });
    let params = ask(&client);
    let none = client
        .call("welcome/suggestions", params.clone())
        .await
        .unwrap();
    assert_eq!(
        (&none["items"], &none["source"]),
        (&json!([]), &json!("none"))
    );
    assert_eq!(none["fingerprint"], "none");
    let thread = client.thread().await;
    let goal = json!({ "threadId": thread, "objective": "Tidy up", "status": "paused" });
    client.call("thread/goal/set", goal).await.unwrap();
    let some = client
        .call("welcome/suggestions", params.clone())
        .await
        .unwrap();
    assert_eq!(some["source"], "dynamic");
    assert_eq!(some["items"][0]["title"], "Tidy up");
    assert_ne!(some["fingerprint"], "none");
    let off = json!({ "welcomeSuggestionsEnabled": false });
    client.call("workspace/config/update", off).await.unwrap();
    let none = client.call("welcome/suggestions", params).await.unwrap();
    assert_eq!(none["items"], json!([]));
    let nowhere = json!({ "identity": { "channelName": "desktop", "userId": null } });
    assert_eq!(
        code(&mut client, "welcome/suggestions", nowhere).await,
        -32602
    );
    let mut few = ask(&client);
    few["maxItems"] = json!(0);
    assert_eq!(code(&mut client, "welcome/suggestions", few).await, -32602);
}
