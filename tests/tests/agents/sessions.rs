//! Sessions of an agent: one process for many threads, and what becomes of them after a restart.

use serde_json::{Value, json};

use crate::test_server::{FREE, PATIENCE, TestServer, Turn};

fn told(turn: &Turn) -> Value {
    serde_json::from_str(&turn.said()).unwrap_or_else(|_| panic!("{} {}", turn.said(), turn.error))
}

#[tokio::test]
async fn threads_share_a_process_and_have_sessions() {
    let server = r#"mcp_servers.files={command="true",args=["-x"],env={KEY="v"}}"#;
    let keys = [&FREE[..], &[server]].concat();
    let house = TestServer::new(&[], &keys).await;
    let mut client = house.codex().await;
    let tell = [json!({ "tell": "session" })];
    let (one, two) = (client.thread().await, client.thread().await);
    let first = told(&client.turn(&one, &tell).await);
    let second = told(&client.turn(&two, &tell).await);
    let again = told(&client.turn(&one, &tell).await);
    assert_eq!(first["process"], second["process"]);
    assert_ne!(first["session"], second["session"]);
    assert_eq!(first["session"], again["session"]);
    assert_eq!(first["opened"]["cwd"], json!(house.work()));
    let server = &first["opened"]["mcpServers"][0];
    assert_eq!(server["command"], "true");
    assert_eq!(server["args"], json!(["-x"]));
    assert_eq!(server["env"], json!([{ "name": "KEY", "value": "v" }]));
}

#[tokio::test]
async fn a_session_is_loaded_after_a_restart() {
    let mut house = TestServer::new(&["--load"], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let tell = [json!({ "tell": "session" })];
    let before = told(&client.turn(&thread, &tell).await);
    drop(client);
    house.restart().await;
    // The process ends with its server.
    let process = std::path::PathBuf::from(format!("/proc/{}", before["process"]));
    let began = std::time::Instant::now();
    while process.exists() {
        assert!(began.elapsed() < PATIENCE, "the agent is left behind");
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    let mut client = house.codex().await;
    let listed = client.call("thread/list", json!({})).await;
    assert_eq!(listed["result"]["data"][0]["modelProvider"], "scripted");
    client
        .call("thread/resume", json!({ "threadId": thread }))
        .await;
    let turn = client.turn(&thread, &tell).await;
    // The replay is not shown.
    let after = told(&turn);
    assert_eq!(before["session"], after["session"]);
    assert_ne!(before["process"], after["process"]);
}

#[tokio::test]
async fn an_agent_that_does_not_load_a_session_begins_another_one() {
    let keys = [&FREE[..], &["agents.scripted.startup_timeout_sec=1"]].concat();
    let mut house = TestServer::new(&["--load", "--silent", "session/load"], &keys).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    client.turn(&thread, &[json!("the word is violet")]).await;
    drop(client);
    house.restart().await;
    let mut client = house.codex().await;
    client
        .call("thread/resume", json!({ "threadId": thread }))
        .await;
    let turn = client.turn(&thread, &[json!({ "tell": "prompt" })]).await;
    assert!(
        turn.said().contains("Agent: the word is violet"),
        "{turn:?}"
    );
}

#[tokio::test]
async fn an_agent_that_forgets_is_told_the_conversation() {
    let mut house = TestServer::new(&[], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    client.turn(&thread, &[json!("the word is violet")]).await;
    drop(client);
    house.restart().await;
    let mut client = house.codex().await;
    client
        .call("thread/resume", json!({ "threadId": thread }))
        .await;
    let said = client
        .turn(&thread, &[json!({ "tell": "prompt" })])
        .await
        .said();
    assert!(
        said.contains("Agent: the word is violet") && said.ends_with("|script"),
        "{said}"
    );
    // It is told once.
    let said = client
        .turn(&thread, &[json!({ "tell": "prompt" })])
        .await
        .said();
    assert_eq!(said, "script");
}

#[tokio::test]
async fn a_thread_that_lost_turns_gets_a_new_session() {
    let house = TestServer::new(&["--load"], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let tell = [json!({ "tell": "session" })];
    let first = told(&client.turn(&thread, &tell).await);
    client.start(&thread, &[json!("a turn to forget")]).await;
    let started = client.until("turn/started").await;
    client.rest().await;
    let first_lost = &started["params"]["turn"]["id"];
    let reverted = json!({ "threadId": thread, "beforeTurnId": first_lost });
    let reverted = client.call("thread/revert", reverted).await;
    assert!(reverted.get("error").is_none(), "{reverted}");
    let turn = client.turn(&thread, &[json!({ "tell": "session" })]).await;
    assert_ne!(first["session"], told(&turn)["session"]);
}

#[tokio::test]
async fn modes_of_the_agent_are_set_by_their_name_but_for_the_usual_one() {
    let house = TestServer::new(&["--modes"], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let mut modes = Vec::new();
    for mode in ["default", "plan", "plan", "default"] {
        let settings = json!({ "model": "scripted", "reasoning_effort": null, "developer_instructions": null });
        let mode = json!({ "mode": mode, "settings": settings });
        let text = json!({ "tell": "modes" }).to_string();
        let input = json!([{ "type": "text", "text": text }]);
        let params = json!({ "threadId": thread, "input": input, "collaborationMode": mode });
        let started = client.call("turn/start", params).await;
        assert!(started.get("error").is_none(), "{started}");
        modes.push(told(&client.rest().await));
    }
    // The agent's own mode `agent` has another meaning than the usual mode of a thread.
    assert_eq!(
        modes,
        [
            json!([]),
            json!(["plan"]),
            json!(["plan"]),
            json!(["plan", "review"])
        ]
    );
}

#[tokio::test]
async fn tokens_are_counted_over_a_restart() {
    let mut house = TestServer::new(&["--load"], &FREE).await;
    let answer = |input: u64| {
        let usage = json!({ "totalTokens": input, "inputTokens": input, "outputTokens": 0 });
        [json!({ "answer": { "stopReason": "end_turn", "usage": usage } })]
    };
    let mut client = house.codex().await;
    let thread = client.thread().await;
    client.turn(&thread, &answer(100)).await;
    drop(client);
    house.restart().await;
    let mut client = house.codex().await;
    client
        .call("thread/resume", json!({ "threadId": thread }))
        .await;
    let turn = client.turn(&thread, &answer(130)).await;
    let usage = turn.told("thread/tokenUsage/updated");
    let usage = &usage.last().expect("a usage")["tokenUsage"];
    assert_eq!(usage["last"]["totalTokens"], 30);
    assert_eq!(usage["total"]["totalTokens"], 130);
}

#[tokio::test]
async fn an_agent_may_count_tokens_anew_after_a_restart() {
    let mut house = TestServer::new(&["--load"], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    // The agent restarts before the second turn, and the sum of its next process is that of both turns.
    for (told, total) in [(500, 500), (20, 520), (45, 545)] {
        if told == 20 {
            drop(client);
            house.restart().await;
            client = house.codex().await;
            client
                .call("thread/resume", json!({ "threadId": thread }))
                .await;
        }
        let usage = json!({ "totalTokens": told, "inputTokens": told, "outputTokens": 0 });
        let answer = json!({ "answer": { "stopReason": "end_turn", "usage": usage } });
        let turn = client.turn(&thread, &[answer]).await;
        let usage = turn.told("thread/tokenUsage/updated");
        let usage = &usage.last().expect("a usage")["tokenUsage"];
        assert_eq!(usage["total"]["totalTokens"], total);
    }
}

#[tokio::test]
async fn a_session_with_the_id_of_another_one_is_refused() {
    let house = TestServer::new(&["--same"], &FREE).await;
    let mut client = house.codex().await;
    let (one, two) = (client.thread().await, client.thread().await);
    assert_eq!(client.turn(&one, &[json!("one")]).await.said(), "one");
    let refused = client.turn(&two, &[json!("two")]).await;
    assert_eq!(
        (&*refused.status, &*refused.error),
        (
            "failed",
            "agent scripted did not start a session: it gave it the id of another one, session"
        )
    );
    // The first one goes on.
    assert_eq!(client.turn(&one, &[json!("more")]).await.said(), "more");
}
