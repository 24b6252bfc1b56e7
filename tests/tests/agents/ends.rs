//! What an agent does beyond the end of a turn, and what it leaves open there.

use serde_json::{Value, json};

use crate::test_server::{Client, FREE, TestServer};

async fn interrupt(client: &mut Client, thread: &str) {
    let going = client.until("item/agentMessage/delta").await;
    stop(client, thread, &going["params"]["turnId"]).await;
}

async fn stop(client: &mut Client, thread: &str, turn: &Value) {
    let params = json!({ "threadId": thread, "turnId": turn });
    let answer = client.call("turn/interrupt", params).await;
    assert!(answer.get("error").is_none(), "{answer}");
}

#[tokio::test]
async fn nothing_is_done_for_an_agent_after_an_interrupt() {
    let log = tempfile::NamedTempFile::new().expect("a file");
    let path = log.path().to_str().expect("a path");
    let house = TestServer::new(&["--log", path], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let (written, made) = (house.work().join("written"), house.work().join("made"));
    let call = json!({ "toolCallId": "1", "title": "touch made", "kind": "execute", "rawInput": { "command": "touch made" } });
    let options = json!([{ "optionId": "once", "name": "once", "kind": "allow_once" }]);
    let steps = [
        json!("going"),
        json!({ "wait": true }),
        json!({ "call": "fs/write_text_file", "params": { "path": written, "content": "x" } }),
        json!({ "call": "fs/read_text_file", "params": { "path": log.path() } }),
        json!({ "call": "terminal/create", "params": { "command": "touch made" } }),
        json!({ "call": "session/request_permission", "params": { "toolCall": call, "options": options } }),
        json!({ "call": "terminal/output", "params": { "terminalId": "none" } }),
    ];
    client.start(&thread, &steps).await;
    interrupt(&mut client, &thread).await;
    // It begins when the agent has ended the turn.
    let turn = client.turn(&thread, &[json!("after")]).await;
    assert_eq!(turn.said(), "after", "{}", turn.error);
    assert!(!written.exists() && !made.exists());
    let log = std::fs::read_to_string(log.path()).expect("the log");
    let messages = log
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"));
    let answers: Vec<Value> = messages
        .filter(|message: &Value| message.get("method").is_none())
        .collect();
    let codes: Vec<&Value> = answers
        .iter()
        .map(|answer| &answer["error"]["code"])
        .collect();
    let refused = json!(-32800);
    assert_eq!(
        codes,
        [&refused, &refused, &refused, &Value::Null, &json!(-32002)]
    );
    assert_eq!(answers[3]["result"]["outcome"]["outcome"], "cancelled");
}

#[tokio::test]
async fn an_agent_that_does_not_heed_a_cancellation_keeps_its_other_threads() {
    let house = TestServer::new(&[], &FREE).await;
    let (mut deaf, mut other) = (house.codex().await, house.codex().await);
    let (of_deaf, of_other) = (deaf.thread().await, other.thread().await);
    let going = json!("going");
    let waits = json!({ "wait": true, "deaf": true });
    deaf.start(&of_deaf, &[going.clone(), waits]).await;
    // It goes on when there is a file.
    let read =
        json!({ "withdraw": "fs/read_text_file", "params": { "path": house.work().join("none") } });
    other.start(&of_other, &[going, read]).await;
    other.until("item/agentMessage/delta").await;
    interrupt(&mut deaf, &of_deaf).await;
    let turn = deaf.turn(&of_deaf, &[json!({ "tell": "prompt" })]).await;
    let said = turn.said();
    // The session is another one.
    assert!(
        turn.status == "completed" && said.contains("going") && said.ends_with("|script"),
        "{said} {}",
        turn.error
    );
    std::fs::write(house.work().join("withdraw"), "").expect("a file");
    let turn = other.rest().await;
    assert_eq!(turn.status, "completed", "{}", turn.error);
    let turn = deaf.turn(&of_deaf, &[json!("again")]).await;
    assert_eq!(turn.said(), "again", "{}", turn.error);
}

/// Lets an agent go on with an interrupted turn while another thread needs it. `answers` tells whether it ends that turn
/// at last. Returns its process before, and after the other thread did not need it any more.
async fn processes(answers: bool) -> (Value, Value) {
    let house = TestServer::new(&[], &FREE).await;
    let (mut deaf, mut other) = (house.codex().await, house.codex().await);
    let (of_deaf, of_other) = (deaf.thread().await, other.thread().await);
    let tell = [json!({ "tell": "session" })];
    let told = |said: String| serde_json::from_str::<Value>(&said).expect("JSON");
    let before = told(other.turn(&of_other, &tell).await.said());
    // It goes on when there is a file, and says in the other session that it has answered.
    let path = house.work().join("none");
    let text = json!({ "type": "text", "text": "answered" });
    let update = json!({ "sessionUpdate": "agent_message_chunk", "content": text });
    let params = json!({ "sessionId": before["session"], "update": update });
    let steps = [
        json!("going"),
        json!({ "withdraw": "fs/read_text_file", "params": { "path": path } }),
        json!({ "twice": true }),
        json!({ "send": { "jsonrpc": "2.0", "method": "session/update", "params": params } }),
    ];
    deaf.start(&of_deaf, &steps).await;
    other
        .start(&of_other, &[json!("going"), json!({ "wait": true })])
        .await;
    let going = other.until("item/agentMessage/delta").await;
    interrupt(&mut deaf, &of_deaf).await;
    // The turn is given up before this one begins.
    let turn = deaf.turn(&of_deaf, &tell).await;
    assert_eq!(told(turn.said())["process"], before["process"]);
    if answers {
        std::fs::write(house.work().join("withdraw"), "").expect("a file");
        let said = other.until("item/agentMessage/delta").await;
        assert_eq!(said["params"]["delta"], "answered");
    }
    stop(&mut other, &of_other, &going["params"]["turnId"]).await;
    other.rest().await;
    let turn = other.turn(&of_other, &tell).await;
    assert_eq!(turn.status, "completed", "{}", turn.error);
    let said = turn.of("agentMessage").pop().expect("a text")["text"].clone();
    let after = told(said.as_str().expect("a text").to_owned());
    (before["process"].clone(), after["process"].clone())
}

#[tokio::test]
async fn an_agent_that_goes_on_with_a_stopped_turn_is_ended_once_no_thread_needs_it() {
    let (stopped, ended) = tokio::join!(processes(true), processes(false));
    assert_eq!(stopped.0, stopped.1);
    assert_ne!(ended.0, ended.1);
}

#[tokio::test]
async fn a_title_and_the_size_of_the_context_are_shown_between_turns() {
    let usage = |used: u64| json!({ "sessionUpdate": "usage_update", "used": used, "size": 1000 });
    let tell = json!({ "tell": "session" });
    for steps in [
        vec![json!({ "update": usage(10) }), tell.clone()],
        vec![tell],
    ] {
        title_and_size_between_turns(&steps, usage).await;
    }
}

async fn title_and_size_between_turns(steps: &[Value], usage: impl Fn(u64) -> Value) {
    let house = TestServer::new(&[], &FREE).await;
    let (mut client, mut other) = (house.codex().await, house.codex().await);
    let (thread, of_other) = (client.thread().await, other.thread().await);
    let turn = client.turn(&thread, steps).await;
    let told: Value = serde_json::from_str(&turn.said()).expect("JSON");
    // The agent says it while another session has a turn.
    let late = |update: Value| {
        let params = json!({ "sessionId": told["session"], "update": update });
        json!({ "send": { "jsonrpc": "2.0", "method": "session/update", "params": params } })
    };
    let title = json!({ "sessionUpdate": "session_info_update", "title": "A late title" });
    other.turn(&of_other, &[late(title), late(usage(77))]).await;
    let named = client.until("thread/name/updated").await;
    assert_eq!(named["params"]["threadName"], "A late title");
    let shown = client.until("thread/tokenUsage/updated").await;
    let usage = &shown["params"]["tokenUsage"];
    assert_eq!(
        (&usage["last"]["totalTokens"], &usage["modelContextWindow"]),
        (&json!(77), &json!(1000))
    );
}

#[tokio::test]
async fn open_calls_fail_with_the_end_of_their_turn() {
    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let path = house.work().join("a.txt");
    let call = |id: &str, kind: &str, input: Value, content: Value| {
        json!({ "update": { "sessionUpdate": "tool_call", "toolCallId": id, "title": kind, "kind": kind,
            "status": "in_progress", "rawInput": input, "content": content } })
    };
    let steps = [
        call("1", "execute", json!({ "command": "ls" }), json!([])),
        call("2", "other", json!({}), json!([])),
        call(
            "3",
            "edit",
            json!({}),
            json!([{ "type": "diff", "path": path, "newText": "a" }]),
        ),
    ];
    let turn = client.turn(&thread, &steps).await;
    for kind in ["commandExecution", "mcpToolCall", "fileChange"] {
        let items = turn.of(kind);
        assert_eq!(items.len(), 1, "{kind}");
        assert_eq!(items[0]["status"], "failed", "{kind}");
    }
    // More of a call of an earlier turn is no call of this one.
    let more =
        json!({ "sessionUpdate": "tool_call_update", "toolCallId": "1", "status": "completed" });
    let turn = client.turn(&thread, &[json!({ "update": more })]).await;
    let kinds: Vec<&Value> = turn.items.iter().map(|item| &item["type"]).collect();
    assert_eq!(kinds, ["userMessage"]);
}
