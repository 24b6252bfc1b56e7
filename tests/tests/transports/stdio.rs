//! Tests of the server process on standard streams: valid, large and broken lines, its end, and the stored state.

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt};

use crate::{
    PATIENCE,
    client::{Client, Lines, Socket},
    poll,
    process::{Process, descendants, resident, runs},
    soon,
};

/// For each dialect, the handshake params and a request that any client may send at any time.
fn dialects() -> [(&'static str, Value, &'static str); 3] {
    let info = json!({ "clientInfo": { "name": "test", "version": "1" } });
    [
        ("codex", info.clone(), "account/read"),
        ("dotcraft", info, "model/list"),
        ("acp", json!({ "protocolVersion": 1 }), "session/list"),
    ]
}

#[tokio::test]
async fn lines_of_any_size_and_kind_are_survived() {
    for (protocol, hello, cheap) in dialects() {
        let folder = tempfile::tempdir().expect("a folder");
        let (process, mut client) = Process::stdio(folder.path(), &["--protocol", protocol]);
        client.call("initialize", hello).await;
        client
            .call(cheap, json!({ "unknown": "x".repeat(16 << 20) }))
            .await;
        // Codex ignores invalid UTF-8; the other dialects answer with an error.
        client
            .wire
            .input
            .write_all(b"{\"jsonrpc\":\"2.0\",\"id\":50,\"method\":\"\xff\xfe\"}\n")
            .await
            .expect("a pipe");
        let id = client.ask(cheap, json!({})).await;
        if protocol != "codex" {
            let refused = client.next().await.expect("an answer");
            let refused = if refused.get("method").is_some() {
                client.next().await.expect("an answer")
            } else {
                refused
            };
            assert_eq!(
                (&refused["id"], &refused["error"]["code"]),
                (&Value::Null, &json!(-32700)),
                "{protocol}"
            );
        }
        assert_eq!(client.answer(id).await.get("error"), None, "{protocol}");
        // A last line without a line feed is a message, and a carriage return is not part of it.
        client.wire.input.write_all(b"\r\n").await.expect("a pipe");
        let last = json!({ "jsonrpc": "2.0", "id": 99, "method": cheap, "params": {} }).to_string();
        client
            .wire
            .input
            .write_all(last.as_bytes())
            .await
            .expect("a pipe");
        let Lines { input, mut output } = client.wire;
        drop(input);
        let mut rest = String::new();
        soon("the end of output", output.read_to_string(&mut rest))
            .await
            .expect("text");
        assert!(rest.contains(r#""id":99"#), "{protocol}: {rest}");
        assert_eq!(process.end().await.code(), Some(0), "{protocol}");
    }
}

#[tokio::test]
async fn the_end_of_input_is_the_end_of_the_process() {
    for turn in [
        None,
        Some("say: so far\nwait: 1000s"),
        Some("run: echo go; sleep 1000 & sleep 1000"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let (process, client) = Process::stdio(folder.path(), &[]);
        let mut client = client.codex().await;
        let mut below = Vec::new();
        if let Some(turn) = turn {
            let thread = client.thread().await;
            client.turn(&thread, turn).await;
            if turn.starts_with("run") {
                let ask = client.until("item/commandExecution/requestApproval").await;
                client
                    .send(json!({ "id": ask["id"], "result": { "decision": "accept" } }))
                    .await;
                client.until("item/commandExecution/outputDelta").await;
                below = descendants(process.id());
                assert!(!below.is_empty());
            } else {
                client.until("item/agentMessage/delta").await;
            }
        }
        drop(client);
        assert_eq!(process.end().await.code(), Some(0), "{turn:?}");
        // Killed processes disappear a moment later.
        poll("the end of the commands", PATIENCE, async || {
            (!below.iter().any(|id| runs(*id))).then_some(())
        })
        .await;
    }
}

#[tokio::test]
async fn what_is_known_survives_a_sudden_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let (process, client) = Process::stdio(folder.path(), &[]);
    let mut client = client.codex().await;
    let named = client.thread().await;
    client.turn(&named, "think: hm\nsay: kept").await;
    client.until("turn/completed").await;
    client
        .call(
            "thread/name/set",
            json!({ "threadId": named, "name": "Good name" }),
        )
        .await;
    let archived = client.thread().await;
    client.turn(&archived, "say: put away").await;
    client.until("turn/completed").await;
    client
        .call("thread/archive", json!({ "threadId": archived }))
        .await;
    let running = client.thread().await;
    client
        .turn(
            &running,
            "say: so far\nrun: echo $$; sleep 1000 & sleep 1000",
        )
        .await;
    let ask = client.until("item/commandExecution/requestApproval").await;
    client
        .send(json!({ "id": ask["id"], "result": { "decision": "accept" } }))
        .await;
    client.until("item/commandExecution/outputDelta").await;
    let below = poll("two sleeping processes", PATIENCE, async || {
        Some(descendants(process.id())).filter(|below| below.len() >= 3)
    });
    let below = below.await;
    process.kill().await;
    poll("the end of all processes below", PATIENCE, async || {
        below.iter().all(|id| !runs(*id)).then_some(())
    })
    .await;

    let (process, client) = Process::stdio(folder.path(), &[]);
    let mut client = client.codex().await;
    let listed = client.call("thread/list", json!({})).await;
    let seen: Vec<(&str, Option<&str>)> = listed["data"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|thread| {
            (
                thread["id"].as_str().expect("an id"),
                thread["name"].as_str(),
            )
        })
        .collect();
    assert_eq!(seen, [(&*running, None), (&*named, Some("Good name"))]);
    let away = client
        .call("thread/list", json!({ "archived": true }))
        .await;
    assert_eq!(
        (
            away["data"].as_array().map(Vec::len),
            away["data"][0]["id"].as_str()
        ),
        (Some(1), Some(&*archived))
    );
    let texts = |turn: &Value| -> Vec<String> {
        turn["items"]
            .as_array()
            .expect("items")
            .iter()
            .filter_map(|item| Some(item["text"].as_str()?.to_owned()))
            .collect()
    };
    let turns = client.turns(&named).await;
    assert_eq!(
        (turns[0]["status"].as_str(), texts(&turns[0])),
        (Some("completed"), vec!["kept".to_owned()])
    );
    let turns = client.turns(&running).await;
    assert_eq!(
        (turns[0]["status"].as_str(), texts(&turns[0])),
        (Some("interrupted"), vec!["so far".to_owned()])
    );
    // The thread is still usable.
    client
        .call("thread/resume", json!({ "threadId": running }))
        .await;
    client.turn(&running, "say: again").await;
    assert_eq!(
        client.until("turn/completed").await["params"]["turn"]["status"],
        "completed"
    );
    drop(client);
    assert_eq!(process.end().await.code(), Some(0));
}

#[tokio::test]
async fn thousands_of_requests_at_once_are_all_answered() {
    const REQUESTS: i64 = 3000;
    let folder = tempfile::tempdir().expect("a folder");
    let (_process, client) = Process::stdio(folder.path(), &[]);
    let mut client = client.codex().await;
    let thread = client.thread().await;
    client.until("thread/started").await;
    for (method, params, may_refuse) in [
        ("thread/loaded/list", json!({}), false),
        ("thread/read", json!({ "threadId": thread }), true),
        ("thread/list", json!({}), true),
        ("no/such/method", json!({}), true),
    ] {
        let mut text = String::new();
        for id in 0..REQUESTS {
            text.push_str(&json!({ "id": id, "method": method, "params": params }).to_string());
            text.push('\n');
        }
        let Lines { mut input, output } = client.wire;
        let writing = tokio::spawn(async move {
            input
                .write_all(text.as_bytes())
                .await
                .expect("the process reads");
            input
        });
        let mut answers = vec![0; REQUESTS as usize];
        let mut lines = output.lines();
        for _ in 0..REQUESTS {
            let line = soon("an answer", lines.next_line())
                .await
                .expect("text")
                .expect("an answer");
            let answer: Value = serde_json::from_str(&line).expect("JSON");
            answers[answer["id"].as_u64().unwrap_or_else(|| panic!("{answer}")) as usize] += 1;
            assert!(may_refuse || answer.get("error").is_none(), "{answer}");
        }
        assert!(answers.iter().all(|count| *count == 1), "{method}");
        let input = writing.await.expect("a writer");
        client = Client::new(Lines {
            input,
            output: lines.into_inner(),
        });
    }
}

#[tokio::test]
async fn a_client_that_does_not_read_costs_little_and_loses_nothing() {
    const DELTAS: usize = 200_000;
    const BYTES: usize = 20;
    let folder = tempfile::tempdir().expect("a folder");
    let (process, address) = Process::socket(folder.path()).await;
    let mut slow = Socket::connect(address, "/").await.codex().await;
    let mut watch = Socket::connect(address, "/").await.codex().await;
    let thread = slow.thread().await;
    let before = resident(process.id());
    slow.ask(
        "turn/start",
        json!({
            "threadId": thread,
            "input": [{ "type": "text", "text": format!("stream: {DELTAS} x {BYTES}") }],
        }),
    )
    .await;
    let mut most = 0;
    poll("the end of the turn", PATIENCE * 2, async || {
        most = most.max(resident(process.id()));
        // Without items: reading megabytes of text again and again holds up the turn.
        let turns = json!({ "threadId": thread, "itemsView": "notLoaded" });
        let turns = watch.call("thread/turns/list", turns).await;
        (turns["data"][0]["status"] == "completed").then_some(())
    })
    .await;
    let grown = most.saturating_sub(before) >> 20;
    assert!(grown < 64, "{grown} MiB for a client that does not read");
    let mut text = String::new();
    loop {
        let message = slow.next().await.expect("the client is not cut off");
        match message["method"].as_str() {
            Some("item/agentMessage/delta") => {
                text.push_str(message["params"]["delta"].as_str().expect("a text"))
            }
            Some("item/completed") if message["params"]["item"]["type"] == "agentMessage" => {
                assert_eq!(message["params"]["item"]["text"].as_str(), Some(&*text));
                break;
            }
            _ => {}
        }
    }
    assert_eq!(text.len(), DELTAS * BYTES);
    slow.until("turn/completed").await;
}

#[tokio::test]
async fn messages_that_are_ignored_are_in_the_log() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let file = std::fs::File::create(&log).expect("a file");
    let (process, client) = Process::stdio_with_errors(folder.path(), &[], file);
    let mut client = client.codex().await;
    let wrong = "\n{\"secret\":\n[1]\n{\"id\":1.5,\"method\":\"thread/list\"}\n[2]\n[3]\n";
    let input = &mut client.wire.input;
    input.write_all(wrong.as_bytes()).await.expect("a pipe");
    client.call("thread/list", json!({})).await;
    drop(client);
    assert_eq!(process.end().await.code(), Some(0));
    let log = std::fs::read_to_string(&log).expect("the log");
    let problems = [
        "it is not JSON",
        "it is JSON, but not a message",
        "its id is neither a number nor a string",
        "further wrong messages of the client are not logged",
    ];
    for problem in problems {
        assert_eq!(log.matches(problem).count(), 1, "{problem}: {log}");
    }
    assert!(log.contains("bytes=10") && !log.contains("secret"), "{log}");
}
