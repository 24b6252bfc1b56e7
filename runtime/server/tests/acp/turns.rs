//! Tests of prompts: their updates and their stop reasons.

use std::path::Path;

use serde_json::{Value, json};

use crate::{Setup, code, final_call, of_kind, prompt, text_of, updates};

#[tokio::test]
async fn a_turn_streams_before_its_answer() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    let text = "think: first\nsay: hello world\nplan: look; act\nplan done: 1\nusage: 10, 5";
    let id = client.start_prompt(&session, text).await;
    let answered = client.answer_to(id).await;
    assert_eq!(answered.response["result"]["stopReason"], "end_turn");
    assert!(answered.response["result"]["_meta"]["threadwire"]["turnId"].is_string());
    assert!(
        answered
            .before
            .iter()
            .all(|message| message["params"]["sessionId"] == json!(session))
    );
    let updates = updates(&answered.before);
    // The client displays its own message, so the server does not send it.
    assert!(of_kind(&updates, "user_message_chunk").is_empty());
    assert_eq!(text_of(&updates, "agent_thought_chunk"), "first");
    assert_eq!(text_of(&updates, "agent_message_chunk"), "hello world");
    let chunks = of_kind(&updates, "agent_message_chunk");
    assert!(
        chunks
            .iter()
            .all(|chunk| chunk["messageId"] == chunks[0]["messageId"])
    );
    let plans = of_kind(&updates, "plan");
    assert_eq!(
        *plans[plans.len() - 1],
        json!({ "sessionUpdate": "plan", "entries": [
            { "content": "look", "priority": "medium", "status": "completed" },
            { "content": "act", "priority": "medium", "status": "in_progress" },
        ] })
    );
    assert_eq!(
        *of_kind(&updates, "usage_update")[0],
        json!({ "sessionUpdate": "usage_update", "used": 15, "size": 128_000 })
    );
    assert_eq!(
        of_kind(&updates, "session_info_update")[0]["title"],
        "think: first"
    );
}

#[tokio::test]
async fn long_streams_arrive_whole() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    let (updates, _) = client.turn(&session, "stream: 5000 x 20").await;
    assert_eq!(text_of(&updates, "agent_message_chunk").len(), 100_000);
}

#[tokio::test]
async fn commands_are_tool_calls() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    let (updates, reason) = client.turn(&session, "run: printf out; exit 3").await;
    assert_eq!(reason, "end_turn");
    let started = of_kind(&updates, "tool_call");
    assert_eq!(started.len(), 1);
    assert_eq!(started[0]["status"], "in_progress");
    assert_eq!(started[0]["kind"], "execute");
    assert_eq!(started[0]["title"], "printf out; exit 3");
    assert_eq!(started[0]["rawInput"]["command"], "printf out; exit 3");
    let call = final_call(&updates);
    assert_eq!(call["status"], "failed");
    assert_eq!(call["rawOutput"], json!({ "exitCode": 3 }));
    assert_eq!(
        call["content"],
        json!([{ "type": "content", "content": { "type": "text", "text": "out" } }])
    );
    std::fs::write(setup.folder.path().join("a.txt"), "hello\n").unwrap();
    let (updates, _) = client.turn(&session, "read: a.txt").await;
    let call = final_call(&updates);
    assert_eq!(
        (&call["kind"], &call["status"]),
        (&json!("read"), &json!("completed"))
    );
    assert_eq!(
        call["locations"][0]["path"],
        json!(setup.folder.path().join("a.txt"))
    );
}

#[tokio::test]
async fn output_is_sent_again_in_proportion_to_its_size() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    let command = "run: i=0; while [ $i -lt 4000 ]; do echo \"line number $i\"; i=$((i+1)); done";
    let (updates, _) = client.turn(&session, command).await;
    let sent: usize = of_kind(&updates, "tool_call_update")
        .iter()
        .filter_map(|update| update["content"][0]["content"]["text"].as_str())
        .map(str::len)
        .sum();
    let size = (0..4000)
        .map(|n| format!("line number {n}\n").len())
        .sum::<usize>();
    assert!(sent <= 5 * size, "{sent} bytes sent for {size}");
    let text = final_call(&updates)["content"][0]["content"]["text"]
        .as_str()
        .unwrap()
        .to_owned();
    assert!(text.ends_with("line number 3999\n"), "{text}");
    assert!(text.len() <= 32 << 10);
}

#[tokio::test]
async fn terminals_are_for_clients_that_draw_them() {
    let setup = Setup::new().await;
    let mut client = setup
        .client_with(json!({ "_meta": { "terminal_output": true } }))
        .await;
    let session = setup.session(&mut client).await;
    let (updates, _) = client.turn(&session, "run: printf out").await;
    let started = of_kind(&updates, "tool_call")[0];
    let id = &started["toolCallId"];
    assert_eq!(
        started["content"],
        json!([{ "type": "terminal", "terminalId": id }])
    );
    assert_eq!(started["_meta"]["terminal_info"]["terminal_id"], *id);
    let metas: Vec<&Value> = of_kind(&updates, "tool_call_update")
        .iter()
        .map(|update| &update["_meta"])
        .collect();
    let output: String = metas
        .iter()
        .filter_map(|meta| meta["terminal_output"]["data"].as_str())
        .collect();
    assert_eq!(output, "out");
    assert_eq!(metas[metas.len() - 1]["terminal_exit"]["exit_code"], 0);
}

#[tokio::test]
async fn file_changes_carry_both_texts() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    let path = setup.folder.path().join("note.txt");
    let (updates, _) = client.turn(&session, "write: note.txt = one").await;
    let call = final_call(&updates);
    assert_eq!(
        (&call["kind"], &call["status"]),
        (&json!("edit"), &json!("completed"))
    );
    assert_eq!(
        call["content"],
        json!([{ "type": "diff", "path": path, "newText": "one\n" }])
    );
    let (updates, _) = client.turn(&session, "write: note.txt = two").await;
    assert_eq!(
        final_call(&updates)["content"],
        json!([{ "type": "diff", "path": path, "oldText": "one\n", "newText": "two\n" }])
    );
    let delete = "patch:\n*** Begin Patch\n*** Delete File: note.txt\n*** End Patch";
    let (updates, _) = client.turn(&session, delete).await;
    let call = final_call(&updates);
    assert_eq!(call["kind"], "delete");
    assert_eq!(
        call["content"],
        json!([{ "type": "diff", "path": path, "oldText": "two\n", "newText": "" }])
    );
}

#[tokio::test]
async fn other_items_are_calls_too() {
    let setup = Setup::new().await;
    let mut client = setup
        .client_with(json!({ "session": { "notices": {}, "compaction": {} } }))
        .await;
    let session = setup.session(&mut client).await;
    let text = "search: weather\nimage: a.png\ncompact: short\nwarn: careful\nretry: again\nerror: broken\npropose: a plan";
    let (updates, _) = client.turn(&session, text).await;
    let kinds: Vec<&Value> = of_kind(&updates, "tool_call")
        .iter()
        .map(|call| &call["kind"])
        .collect();
    assert_eq!(kinds, ["search", "read"]);
    let notices: Vec<(&str, &str)> = of_kind(&updates, "notice")
        .iter()
        .map(|notice| {
            (
                notice["severity"].as_str().unwrap(),
                notice["title"].as_str().unwrap(),
            )
        })
        .collect();
    assert_eq!(
        notices,
        [
            ("warning", "careful"),
            ("warning", "again"),
            ("error", "broken")
        ]
    );
    let compactions: Vec<&Value> = of_kind(&updates, "compaction_update")
        .iter()
        .map(|update| &update["status"])
        .collect();
    assert_eq!(compactions[compactions.len() - 1], "completed");
    assert_eq!(text_of(&updates, "agent_message_chunk"), "a plan");

    // A client that did not ask for notices and compactions gets none.
    let mut plain = setup.client().await;
    let session = setup.session(&mut plain).await;
    let (updates, _) = plain.turn(&session, text).await;
    assert!(of_kind(&updates, "notice").is_empty());
    assert!(of_kind(&updates, "compaction_update").is_empty());
}

#[tokio::test]
async fn a_turn_can_be_cancelled() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    // A cancellation without a running turn does nothing.
    client.cancel(&session).await;
    assert_eq!(client.turn(&session, "say: hi").await.1, "end_turn");

    let id = client.start_prompt(&session, "say: hi\nwait: 600s").await;
    client.until("session/update").await;
    client.cancel(&session).await;
    assert_eq!(client.rest_of_turn(id).await.1, "cancelled");

    // A cancellation directly after the prompt cancels it.
    let id = client.start_prompt(&session, "wait: 600s").await;
    client.cancel(&session).await;
    assert_eq!(client.rest_of_turn(id).await.1, "cancelled");

    // So does a cancellation that names the request.
    let id = client.start_prompt(&session, "wait: 600s").await;
    client
        .notify("$/cancel_request", json!({ "requestId": id }))
        .await;
    assert_eq!(client.rest_of_turn(id).await.1, "cancelled");
}

#[tokio::test]
async fn a_cancelled_turn_takes_its_question_back() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    client.set_mode(&session, "ask").await;
    let id = client.start_prompt(&session, "run: touch made").await;
    let ask = client.until("session/request_permission").await;
    client.cancel(&session).await;
    let answered = client.answer_to(id).await;
    assert_eq!(answered.response["result"]["stopReason"], "cancelled");
    let withdrawn = answered
        .before
        .iter()
        .find(|message| message["method"] == "$/cancel_request");
    assert_eq!(withdrawn.unwrap()["params"]["requestId"], ask["id"]);
    assert_eq!(final_call(&updates(&answered.before))["status"], "failed");
    let mut other = setup.client().await;
    let loaded = updates(&other.load(&setup, &session).await.before);
    assert_eq!(final_call(&loaded)["status"], "failed");
    // The client still answers, as the protocol requires.
    client
        .reply(&ask, json!({ "outcome": { "outcome": "cancelled" } }))
        .await;
    assert_eq!(client.turn(&session, "say: hi").await.1, "end_turn");
}

#[tokio::test]
async fn a_session_runs_one_prompt_at_a_time() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    let first = client.start_prompt(&session, "wait: 600s").await;
    let error = client
        .error("session/prompt", prompt(&session, "say: second"))
        .await;
    assert_eq!(code(&error), -32600);
    // Another client on the same session is refused as well.
    let mut other = setup.client().await;
    other
        .ok(
            "session/resume",
            json!({ "sessionId": session, "cwd": setup.cwd() }),
        )
        .await;
    assert_eq!(
        code(
            &other
                .error("session/prompt", prompt(&session, "say: third"))
                .await
        ),
        -32600
    );
    client.cancel(&session).await;
    assert_eq!(client.rest_of_turn(first).await.1, "cancelled");
}

#[tokio::test]
async fn failed_turns_are_errors() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    let error = client
        .error("session/prompt", prompt(&session, "fail: it broke"))
        .await;
    assert_eq!(
        (code(&error), &error["data"]["reason"]),
        (-32603, &json!("it broke"))
    );
    let error = client
        .error(
            "session/prompt",
            prompt(&session, "fail unauthorized: who are you"),
        )
        .await;
    assert_eq!(code(&error), -32000);
    assert_eq!(client.turn(&session, "say: hi").await.1, "end_turn");
}

#[tokio::test]
async fn prompts_of_one_session_do_not_wait_for_those_of_another() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let (slow, quick) = (
        setup.session(&mut client).await,
        setup.session(&mut client).await,
    );
    let id = client.start_prompt(&slow, "wait: 600s").await;
    assert_eq!(client.turn(&quick, "say: hi").await.1, "end_turn");
    client.cancel(&slow).await;
    assert_eq!(client.rest_of_turn(id).await.1, "cancelled");
}

#[tokio::test]
async fn a_server_that_stops_ends_its_turns() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    let id = client.start_prompt(&session, "say: hi\nwait: 600s").await;
    client.until("session/update").await;
    let server = setup.server.clone();
    let stopping = tokio::spawn(async move { server.shutdown().await });
    assert_eq!(client.rest_of_turn(id).await.1, "cancelled");
    stopping.await.unwrap();
    assert!(Path::new(setup.cwd()).exists());
}
