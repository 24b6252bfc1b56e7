//! What clients of ACP and DotCraft are told about agents that do not behave; `faults.rs` has the view of Codex.

use serde_json::{Value, json};

use crate::{
    faults::NOT_STARTING,
    talk::Talk,
    test_server::{FREE, TestServer},
};

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
    let cases: [(Value, &[&str]); 3] = [
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
        let (mut completed, mut told) = client.turn(&[json!("back")]).await;
        if !completed {
            // It ended while it was sent the turn.
            assert!(told.contains("ended with exit code 0"), "{told}");
            (completed, told) = client.turn(&[json!("back")]).await;
        }
        assert!(completed && told == "back", "{told}");
    }
}

#[tokio::test]
async fn why_an_agent_stopped() {
    let house = TestServer::new(&[], &FREE).await;
    for mut client in both(&house).await {
        for reason in ["max_tokens", "max_turn_requests", "refusal"] {
            let step = json!({ "answer": { "stopReason": reason } });
            let (completed, told) = client.turn(&[json!("so far"), step]).await;
            match client {
                Talk::Acp(..) => {
                    let reason = format!(r#""stopReason":"{reason}""#);
                    assert!(told.contains(&reason), "{told}");
                }
                // DotCraft has no words for a limit.
                _ => assert_eq!(completed, reason != "refusal", "{told}"),
            }
            if reason == "refusal" && !matches!(client, Talk::Acp(..)) {
                assert!(told.contains("agent scripted refused"), "{told}");
            }
            let (completed, told) = client.turn(&[json!("again")]).await;
            assert!(completed && told == "again", "{told}");
        }
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
