//! Agents that do not behave: each fault is told on the turn, and the next turn works.

use serde_json::{Value, json};

use crate::{
    talk::Talk,
    test_server::{FREE, TestServer},
};

const AGENT: &str = env!("CARGO_BIN_EXE_scripted-agent");

/// Commands of an agent with the name `broken` that do not start, and the words of the errors. It has one second to
/// start.
pub(crate) const NOT_STARTING: [(&[&str], &[&str]); 5] = [
    (&["/no/such/program"], &["broken", "/no/such/program"]),
    (
        &[AGENT, "--start", "dead"],
        &["broken", "exit code 7", "no licence was found"],
    ),
    (
        &[AGENT, "--start", "silent"],
        &["broken", "did not answer `initialize` within 1 s"],
    ),
    (&[AGENT, "--start", "version"], &["broken", "version 9"]),
    (&["cat"], &["broken", "did not start"]),
];

#[tokio::test]
async fn an_agent_that_does_not_start_is_named_with_the_reason() {
    for (command, words) in NOT_STARTING {
        let keys = [&FREE[..], &["agents.broken.startup_timeout_sec=1"]].concat();
        let house = TestServer::with("broken", command, &keys).await;
        let mut client = house.codex().await;
        let thread = client.thread().await;
        let turn = client.turn(&thread, &[json!("hello")]).await;
        assert_eq!(turn.status, "failed", "{command:?}");
        for word in words {
            assert!(turn.error.contains(word), "{command:?}: {}", turn.error);
        }
    }
}

#[tokio::test]
async fn noise_is_skipped() {
    let house = TestServer::new(&["--start", "garbage"], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let text = json!({ "type": "text", "text": "late" });
    let late = json!({ "sessionUpdate": "agent_message_chunk", "content": text });
    let stranger = json!({ "sessionId": "unknown", "update": late });
    let turn = client
        .turn(
            &thread,
            &[
                json!({ "print": "DEBUG: a note" }),
                json!({ "print": "{\"half\":" }),
                json!({ "send": [1, 2] }),
                json!({ "send": { "jsonrpc": "2.0", "method": "_vendor/note", "params": {} } }),
                json!({ "send": { "jsonrpc": "2.0", "id": 900, "result": "nobody asked" } }),
                json!({ "send": { "jsonrpc": "2.0", "method": "session/update", "params": stranger } }),
                json!({ "send": { "jsonrpc": "2.0", "method": "session/update", "params": 7 } }),
                json!({ "call": "_vendor/ask", "params": {} }),
                json!({ "call": "terminal/output", "params": { "terminalId": "none" } }),
                json!({ "call": "fs/read_text_file", "params": { "sessionId": "unknown", "path": "/" } }),
            ],
        )
        .await;
    assert_eq!(turn.status, "completed", "{}", turn.error);
    let said = turn.said();
    let codes: Vec<bool> = ["-32601", "-32002", "-32002"]
        .iter()
        .zip(said.lines())
        .map(|(code, line)| line.contains(code))
        .collect();
    assert_eq!(codes, [true; 3], "{said}");
    let turn = client.turn(&thread, &[json!("again")]).await;
    assert_eq!(turn.said(), "again");
}

#[tokio::test]
async fn what_an_agent_says_after_its_turn_is_shown_in_the_next_one() {
    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let turn = client.turn(&thread, &[json!({ "tell": "session" })]).await;
    let told: Value = serde_json::from_str(&turn.said()).expect("JSON");
    let late = |update: &str, text: &str| {
        let content = json!({ "type": "text", "text": text });
        let update = json!({ "sessionUpdate": update, "content": content });
        let params = json!({ "sessionId": told["session"], "update": update });
        json!({ "send": { "jsonrpc": "2.0", "method": "session/update", "params": params } })
    };
    // The agent says it while another session has a turn.
    let steps = [
        late("user_message_chunk", "an echo"),
        late("agent_message_chunk", "late "),
        late("agent_message_chunk", "news"),
    ];
    let other = client.thread().await;
    client.turn(&other, &steps).await;
    let turn = client.turn(&thread, &[json!("again")]).await;
    let said = turn.of("agentMessage");
    let texts: Vec<&Value> = said.iter().map(|item| &item["text"]).collect();
    assert_eq!(texts, ["late news", "again"]);
    let turn = client.turn(&thread, &[json!("once more")]).await;
    assert_eq!(turn.said(), "once more");
}

#[tokio::test]
async fn an_agent_that_says_too_much_is_stopped() {
    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let turn = client.turn(&thread, &[json!({ "megabytes": 40 })]).await;
    assert_eq!(turn.status, "failed");
    let words = "it said more than 32 MiB";
    assert!(turn.error.contains(words), "{}", turn.error);
    assert_eq!(turn.said().len(), 32 << 20);
    let turn = client.turn(&thread, &[json!({ "plans": 40 })]).await;
    assert!(turn.error.contains(words), "{}", turn.error);
    let turn = client.turn(&thread, &[json!("again")]).await;
    assert_eq!(turn.said(), "again", "{}", turn.error);
}

#[tokio::test]
async fn an_agent_that_ends_fails_its_turns_only_and_starts_again() {
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
    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.codex().await;
    let offline = json!({ "cwd": house.work(), "config": { "agent": "offline" } });
    for (step, words) in cases {
        let thread = client.thread().await;
        let turn = client.turn(&thread, &[json!("so far"), step]).await;
        assert_eq!(
            (turn.status.as_str(), turn.said().as_str()),
            ("failed", "so far")
        );
        for word in words {
            assert!(turn.error.contains(word), "{}", turn.error);
        }
        let turn = client.turn(&thread, &[json!("again")]).await;
        assert_eq!(
            (turn.status.as_str(), turn.said().as_str()),
            ("completed", "again"),
            "{}",
            turn.error
        );
        let other = client.call("thread/start", offline.clone()).await;
        let other = other["result"]["thread"]["id"]
            .as_str()
            .expect("a thread")
            .to_owned();
        let turn = client.turn(&other, &[json!("say: offline")]).await;
        assert_eq!(turn.status, "completed");
    }
    // It ends between two turns.
    let thread = client.thread().await;
    let turn = client
        .turn(&thread, &[json!("bye"), json!({ "after": 0 })])
        .await;
    assert_eq!(turn.status, "completed");
    let mut turn = client.turn(&thread, &[json!("back")]).await;
    if turn.status == "failed" {
        // It ended while it was sent the turn.
        assert!(
            turn.error.contains("ended with exit code 0"),
            "{}",
            turn.error
        );
        turn = client.turn(&thread, &[json!("back")]).await;
    }
    assert_eq!(
        (turn.status.as_str(), turn.said().as_str()),
        ("completed", "back"),
        "{}",
        turn.error
    );
}

#[tokio::test]
async fn an_agent_that_closes_its_output_or_its_input_is_ended() {
    // The shell goes on without an output when the agent has ended.
    let closes_output = ["sh", "-c", "\"$0\"; exec >&-; sleep 600", AGENT];
    let house = TestServer::with("scripted", &closes_output, &FREE).await;
    for mut talk in Talk::all(&house).await {
        let steps = [json!({ "exit": 0, "stderr": "closing time" })];
        let (completed, told) = talk.turn(&steps).await;
        assert!(!completed, "{told}");
        for word in ["it closed its standard output", "closing time"] {
            assert!(told.contains(word), "{told}");
        }
        let (completed, told) = talk.turn(&[json!("again")]).await;
        assert!(completed && told == "again", "{told}");
    }

    let hello = r#"{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":1}}"#;
    let closes_input = format!("read line; exec <&-; echo '{hello}'; sleep 600");
    let house = TestServer::with("deaf", &["sh", "-c", &closes_input], &FREE).await;
    let (completed, told) = Talk::codex(&house).await.turn(&[json!("hello")]).await;
    assert!(
        !completed && told.contains("it closed its standard input"),
        "{told}"
    );
}

#[tokio::test]
async fn an_agent_that_does_not_answer_about_its_session_is_not_waited_for() {
    let settings =
        json!({ "model": "slow", "reasoning_effort": null, "developer_instructions": null });
    let plan = json!({ "mode": "plan", "settings": settings });
    let cases: [(&str, &[&str], Value); 3] = [
        ("session/new", &[], json!({})),
        (
            "session/set_mode",
            &["--modes"],
            json!({ "collaborationMode": plan }),
        ),
        (
            "session/set_config_option",
            &["--options"],
            json!({ "model": "large" }),
        ),
    ];
    for (method, offers, mut params) in cases {
        let command = [&[AGENT, "--silent", method], offers].concat();
        let keys = [&FREE[..], &["agents.slow.startup_timeout_sec=1"]].concat();
        let house = TestServer::with("slow", &command, &keys).await;
        let mut client = house.codex().await;
        params["threadId"] = json!(client.thread().await);
        params["input"] = json!([{ "type": "text", "text": "hello" }]);
        let started = client.call("turn/start", params).await;
        assert!(started.get("error").is_none(), "{started}");
        let turn = client.rest().await;
        let words = format!("it did not answer `{method}` within 1 s");
        assert!(
            turn.status == "failed" && turn.error.contains(&words),
            "{method}: {} {}",
            turn.status,
            turn.error
        );
    }
}

#[tokio::test]
async fn an_agent_may_write_faster_than_its_text_is_shown() {
    const DELTAS: usize = 300_000;

    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    client.start(&thread, &[json!({ "stream": DELTAS })]).await;
    let mut shown = 0;
    let ended = loop {
        let message = client.message().await;
        match message["method"].as_str() {
            Some("item/agentMessage/delta") => {
                shown += message["params"]["delta"].as_str().map_or(0, str::len);
            }
            Some("turn/completed") => break message,
            _ => {}
        }
    };
    assert_eq!(ended["params"]["turn"]["status"], "completed", "{ended}");
    assert_eq!(shown, DELTAS * "abcdefg ".len());
}

#[tokio::test]
async fn a_client_that_reads_nothing_stops_no_other_thread_of_the_agent() {
    let house = TestServer::new(&[], &FREE).await;
    let mut stuck = house.codex().await;
    let of_stuck = stuck.thread().await;
    stuck.start(&of_stuck, &[json!({ "calls": 600 })]).await;
    let mut other = house.codex().await;
    let thread = other.thread().await;
    let turn = other.turn(&thread, &[json!("hello")]).await;
    assert_eq!(turn.said(), "hello", "{}", turn.error);

    // Nobody waits for that client for long, so its turn ends, too.
    let resumed = other
        .call("thread/resume", json!({ "threadId": of_stuck }))
        .await;
    let turns = &resumed["result"]["thread"]["turns"];
    if turns[0]["status"] == "inProgress" {
        let turn = other.rest().await;
        assert_eq!(turn.status, "completed", "{}", turn.error);
    } else {
        assert_eq!(turns[0]["status"], "completed", "{turns}");
    }
    drop(stuck);
}

#[tokio::test]
async fn an_agent_that_does_not_heed_a_cancellation_is_ended() {
    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    client
        .start(
            &thread,
            &[json!("going"), json!({ "wait": true, "deaf": true })],
        )
        .await;
    let going = client.until("item/agentMessage/delta").await;
    let turn = going["params"]["turnId"].clone();
    client
        .call(
            "turn/interrupt",
            json!({ "threadId": thread, "turnId": turn }),
        )
        .await;
    let turn = client.turn(&thread, &[json!("after")]).await;
    assert_eq!(
        (turn.status.as_str(), turn.said().as_str()),
        ("completed", "after"),
        "{}",
        turn.error
    );
}

#[tokio::test]
async fn a_wrong_configuration_names_its_key() {
    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.codex().await;
    let cases = [
        (json!({ "agent": "nobody" }), "agents.nobody.command"),
        (
            json!({ "agent": "bad", "agents": { "bad": { "command": 7 } } }),
            "agents.bad.command",
        ),
        (
            json!({ "agent": "bad", "agents": { "bad": { "command": [] } } }),
            "agents.bad.command",
        ),
    ];
    for (config, words) in cases {
        let started = client
            .call(
                "thread/start",
                json!({ "cwd": house.work(), "config": config }),
            )
            .await;
        let message = started["error"]["message"].as_str().unwrap_or_default();
        assert!(message.contains(words), "{started}");
    }
}
