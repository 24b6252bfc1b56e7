//! What clients of ACP and DotCraft are told about agents that do not behave; `faults.rs` has the view of Codex.

use serde_json::{Value, json};

use crate::{
    faults::NOT_STARTING,
    test_server::{Client, FREE, TestServer, script},
};

/// A thread of a client, with the words of its dialect.
enum Talk {
    Acp(Client, String),
    DotCraft(Client, String),
}

impl Talk {
    async fn acp(house: &TestServer) -> Self {
        let mut client = house.acp().await;
        let params = json!({ "cwd": house.work(), "mcpServers": [] });
        let new = client.call("session/new", params).await;
        let session = new["result"]["sessionId"].as_str().expect("a session");
        let session = session.to_owned();
        Self::Acp(client, session)
    }

    async fn dotcraft(house: &TestServer) -> Self {
        let mut client = house.dotcraft().await;
        let identity =
            json!({ "channelName": "test", "userId": "u", "workspacePath": house.work() });
        let params = json!({ "identity": identity, "historyMode": "server" });
        let new = client.call("thread/start", params).await;
        let thread = new["result"]["thread"]["id"].as_str().expect("a thread");
        let thread = thread.to_owned();
        Self::DotCraft(client, thread)
    }

    /// Runs a turn. Returns whether it completed, and what the agent said or else how the turn ended.
    async fn turn(&mut self, steps: &[Value]) -> (bool, String) {
        let blocks = json!([{ "type": "text", "text": script(steps) }]);
        let mut said = String::new();
        match self {
            Self::Acp(client, session) => {
                let params = json!({ "sessionId": session, "prompt": blocks });
                let id = client.ask("session/prompt", params).await;
                loop {
                    let message = client.message().await;
                    let update = &message["params"]["update"];
                    if update["sessionUpdate"] == "agent_message_chunk" {
                        said.push_str(update["content"]["text"].as_str().expect("a text"));
                    } else if message["id"] == id && message.get("method").is_none() {
                        return match message["result"]["stopReason"] == "end_turn" {
                            true => (true, said),
                            false => (false, message.to_string()),
                        };
                    }
                }
            }
            Self::DotCraft(client, thread) => {
                let params = json!({ "threadId": thread, "input": blocks });
                client.ask("turn/start", params).await;
                loop {
                    let message = client.message().await;
                    match message["method"].as_str() {
                        Some("item/agentMessage/delta") => {
                            said.push_str(message["params"]["delta"].as_str().expect("a text"));
                        }
                        Some("turn/completed") => return (true, said),
                        Some("turn/failed") => return (false, message.to_string()),
                        _ => {}
                    }
                }
            }
        }
    }
}

async fn both(house: &TestServer) -> [Talk; 2] {
    [Talk::acp(house).await, Talk::dotcraft(house).await]
}

#[tokio::test]
async fn why_an_agent_does_not_start() {
    for (command, words) in NOT_STARTING {
        let keys = [&FREE[..], &["agents.broken.startup_timeout_sec=1"]].concat();
        let house = TestServer::with("broken", command, &keys).await;
        for mut client in both(&house).await {
            let (completed, told) = client.turn(&[json!("hello")]).await;
            assert!(!completed, "{command:?}: {told}");
            for word in words {
                assert!(told.contains(word), "{command:?}: {told}");
            }
        }
    }
}

#[tokio::test]
async fn why_a_turn_failed_and_the_next_one_works() {
    let cases: [(Value, &[&str]); 4] = [
        (
            json!({ "exit": 4, "stderr": "out of luck" }),
            &["agent scripted", "exit code 4", "out of luck"],
        ),
        (
            json!({ "long": 100_000_000 }),
            &["agent scripted", "line of more than"],
        ),
        (
            json!({ "fail": { "code": -32000, "message": "Authentication required" } }),
            &["agent scripted", "sign in"],
        ),
        (
            json!({ "answer": { "stopReason": "refusal" } }),
            &["agent scripted", "refused"],
        ),
    ];
    let house = TestServer::new(&["--start", "garbage"], &FREE).await;
    for mut client in both(&house).await {
        for (step, words) in &cases {
            let (completed, told) = client.turn(std::slice::from_ref(step)).await;
            assert!(!completed, "{told}");
            for word in *words {
                assert!(told.contains(word), "{step}: {told}");
            }
            let (completed, told) = client.turn(&[json!("again")]).await;
            assert!(completed && told == "again", "{told}");
        }
        // It ends between two turns.
        let (completed, told) = client.turn(&[json!({ "after": 0 })]).await;
        assert!(completed, "{told}");
        let (completed, told) = client.turn(&[json!("back")]).await;
        assert!(completed && told == "back", "{told}");
    }
}

#[tokio::test]
async fn what_does_not_belong_to_the_turn_is_skipped() {
    let house = TestServer::new(&[], &FREE).await;
    let text = json!({ "type": "text", "text": "of another session" });
    let update = json!({ "sessionUpdate": "agent_message_chunk", "content": text });
    let stranger = json!({ "sessionId": "unknown", "update": update });
    for mut client in both(&house).await {
        let (completed, told) = client
            .turn(&[
                json!({ "print": "DEBUG: a note" }),
                json!({ "send": { "jsonrpc": "2.0", "method": "session/update", "params": stranger } }),
                json!({ "call": "fs/read_text_file", "params": { "sessionId": "unknown", "path": "/" } }),
                json!("so far"),
                json!({ "twice": true }),
            ])
            .await;
        assert!(completed, "{told}");
        assert!(told.contains("so far") && told.contains("-32002"), "{told}");
        assert!(!told.contains("of another session"), "{told}");
        let (completed, told) = client.turn(&[json!("again")]).await;
        assert!(completed && told == "again", "{told}");
    }
}
