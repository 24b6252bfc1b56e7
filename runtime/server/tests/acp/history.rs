//! Tests of clients that join late: loaded sessions, and running turns.

use serde_json::{Value, json};

use crate::{Setup, final_call, of_kind, text_of, updates};

#[tokio::test]
async fn a_loaded_session_is_replayed_before_the_answer() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let made = client
        .ok(
            "session/new",
            json!({ "cwd": setup.cwd(), "mcpServers": [
                { "name": "files", "command": "/bin/files", "args": [], "env": [] },
                { "type": "http", "name": "api", "url": "https://example.com", "headers": [] },
            ], "_meta": { "example.com": { "tab": 3 } } }),
        )
        .await;
    let session = made["sessionId"].as_str().unwrap();
    let blocks = json!([
        { "type": "text", "text": "think: deep\nsay: hello\nplan: Read; Write\nrun: printf out\nwrite: a.txt = x", "_meta": { "k": 1 } },
        { "type": "image", "data": "AAEC", "mimeType": "image/png" },
        { "type": "resource_link", "name": "doc", "uri": "file:///doc.pdf" },
        { "type": "resource_link", "name": "doc", "uri": "file:///a.pdf", "title": "A doc", "mimeType": "application/pdf", "size": 9 },
        { "type": "resource", "resource": { "uri": "file:///m.py", "mimeType": "text/x-python", "text": "print(1)" } },
        { "type": "resource", "resource": { "uri": "file:///n.py", "text": "print(2)" }, "annotations": { "priority": 0.5 } },
        { "type": "resource", "resource": { "uri": "file:///a.bin", "blob": "aGk=" }, "_meta": { "k": 2 } },
    ]);
    client
        .ok(
            "session/prompt",
            json!({ "sessionId": session, "prompt": blocks }),
        )
        .await;

    let mut other = setup.client().await;
    let loaded = other.load(&setup, session).await;
    assert_eq!(
        loaded.response["result"]["_meta"],
        json!({ "example.com": { "tab": 3 } })
    );
    assert_eq!(loaded.response["result"]["modes"], made["modes"]);
    let replayed = updates(&loaded.before);
    let said: Vec<&Value> = of_kind(&replayed, "user_message_chunk")
        .iter()
        .map(|chunk| &chunk["content"])
        .collect();
    assert_eq!(said, blocks.as_array().unwrap().iter().collect::<Vec<_>>());
    assert_eq!(text_of(&replayed, "agent_thought_chunk"), "deep");
    assert!(text_of(&replayed, "agent_message_chunk").starts_with("hello"));
    let calls: Vec<(&Value, &Value)> = of_kind(&replayed, "tool_call")
        .iter()
        .map(|call| (&call["kind"], &call["status"]))
        .collect();
    assert_eq!(
        calls,
        [
            (&json!("execute"), &json!("completed")),
            (&json!("edit"), &json!("completed"))
        ]
    );
    assert!(of_kind(&replayed, "tool_call_update").is_empty());
    let plan = replayed.last().unwrap();
    assert_eq!(plan["sessionUpdate"], "plan");
    assert_eq!(of_kind(&replayed, "plan").len(), 1);
    assert_eq!(plan["entries"].as_array().unwrap().len(), 2);

    // The first client sees the prompt and the turn of the second one.
    other.turn(session, "say: again").await;
    let mut seen = Vec::new();
    while text_of(&seen, "agent_message_chunk") != "again" {
        seen.push(client.until("session/update").await["params"]["update"].clone());
    }
    assert_eq!(text_of(&seen, "user_message_chunk"), "say: again");

    // Loading replays the whole history each time; resuming replays nothing.
    let again = other.load(&setup, session).await;
    assert_eq!(
        text_of(&updates(&again.before), "agent_message_chunk")
            .matches("again")
            .count(),
        1
    );
    let resumed = other
        .request(
            "session/resume",
            json!({ "sessionId": session, "cwd": setup.cwd() }),
        )
        .await;
    // Only the slash commands of the loaded session were still on their way.
    let told = updates(&resumed.before);
    assert_eq!(
        of_kind(&told, "available_commands_update").len(),
        told.len()
    );
}

#[tokio::test]
async fn a_long_history_is_replayed_in_order() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    for n in 0..120 {
        client.turn(&session, &format!("say: answer {n}.")).await;
    }
    let mut other = setup.client().await;
    let loaded = other.load(&setup, &session).await;
    let text = text_of(&updates(&loaded.before), "agent_message_chunk");
    assert_eq!(
        text,
        (0..120).map(|n| format!("answer {n}.")).collect::<String>()
    );
}

#[tokio::test]
async fn a_client_that_comes_to_a_running_turn_catches_up() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    client.set_mode(&session, "ask").await;
    let id = client
        .start_prompt(&session, "say: before\nrun: touch made\nsay: after")
        .await;
    let ask = client.until("session/request_permission").await;

    let mut other = setup.client().await;
    let loaded = other.load(&setup, &session).await;
    let mut seen = updates(&loaded.before);
    assert_eq!(text_of(&seen, "agent_message_chunk"), "before");
    // The open tool call and the open permission request follow the response.
    let call = other.until("session/update").await["params"]["update"].clone();
    assert_eq!(
        (&call["sessionUpdate"], &call["status"]),
        (&json!("tool_call"), &json!("in_progress"))
    );
    let same = other.until("session/request_permission").await;
    assert_eq!(same["params"], ask["params"]);

    // The first answer counts, and withdraws the request from the other client.
    client.choose(&ask, "allow").await;
    let withdrawn = other.until("$/cancel_request").await;
    assert_eq!(withdrawn["params"]["requestId"], same["id"]);
    other.choose(&same, "reject").await;
    assert_eq!(client.rest_of_turn(id).await.1, "end_turn");
    seen.push(call);
    while !text_of(&seen, "agent_message_chunk").contains("after") {
        seen.push(other.until("session/update").await["params"]["update"].clone());
    }
    assert_eq!(final_call(&seen)["status"], "completed");
    assert!(text_of(&seen, "agent_message_chunk").starts_with("beforeafter"));
}

#[tokio::test]
async fn a_client_that_vanishes_leaves_its_turn_to_others() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    client.set_mode(&session, "ask").await;
    client
        .start_prompt(&session, "run: touch made\nsay: after")
        .await;
    client.until("session/request_permission").await;
    drop(client);

    let mut other = setup.client().await;
    other
        .ok(
            "session/resume",
            json!({ "sessionId": session, "cwd": setup.cwd() }),
        )
        .await;
    let ask = other.until("session/request_permission").await;
    other.choose(&ask, "allow").await;
    let mut seen = Vec::new();
    while !text_of(&seen, "agent_message_chunk").contains("after") {
        seen.push(other.until("session/update").await["params"]["update"].clone());
    }
    assert!(setup.folder.path().join("made").exists());
}

#[tokio::test]
async fn a_turn_of_another_dialect_streams_here_too() {
    let setup = Setup::speaking(None).await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    let mut codex = setup.connect();
    codex.is_jsonrpc = false;
    codex
        .ok(
            "initialize",
            json!({ "clientInfo": { "name": "codex", "title": null, "version": "1" } }),
        )
        .await;
    codex.notify("initialized", json!({})).await;
    codex
        .ok("thread/resume", json!({ "threadId": session }))
        .await;
    let input = json!([{ "type": "text", "text": "say: hello" }]);
    codex
        .ok("turn/start", json!({ "threadId": session, "input": input }))
        .await;
    let mut seen = Vec::new();
    while text_of(&seen, "agent_message_chunk") != "hello" {
        seen.push(client.until("session/update").await["params"]["update"].clone());
    }
    assert_eq!(text_of(&seen, "user_message_chunk"), "say: hello");
    // Clients of the other dialect see the turns of this one, too.
    codex.until("turn/completed").await;
    assert_eq!(client.turn(&session, "say: hi").await.1, "end_turn");
    codex.until("turn/completed").await;
    codex
        .ok(
            "thread/name/set",
            json!({ "threadId": session, "name": "Named" }),
        )
        .await;
    let info = client.until("session/update").await["params"]["update"].clone();
    assert_eq!(info["title"], "Named");
}
