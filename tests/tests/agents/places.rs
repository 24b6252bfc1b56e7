//! Files and terminals that an agent uses through the server.

use serde_json::json;

use crate::test_server::{FREE, TestServer};

#[tokio::test]
async fn files_are_read_and_written_as_the_policy_allows() {
    let house = TestServer::new(
        &[],
        &["approval_policy=never", "sandbox_mode=workspace-write"],
    )
    .await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let path = house.work().join("a.txt");
    std::fs::write(&path, "one\ntwo\nthree\n").expect("a file");
    let new = house.work().join("new/b.txt");
    let turn = client
        .turn(
            &thread,
            &[
                json!({ "call": "fs/read_text_file", "params": { "path": path, "line": 2, "limit": 1 } }),
                json!({ "call": "fs/write_text_file", "params": { "path": new, "content": "no line end" } }),
                json!({ "call": "fs/write_text_file", "params": { "path": "/usr/outside", "content": "" } }),
                json!({ "call": "fs/read_text_file", "params": { "path": "a.txt" } }),
                json!({ "call": "fs/read_text_file", "params": { "path": house.work().join("none") } }),
            ],
        )
        .await;
    let said = turn.said();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], r#"fs/read_text_file: {"content":"two\n"}"#);
    assert_eq!(lines[1], "fs/write_text_file: {}");
    assert!(lines[2].contains("/usr/outside is not written"), "{said}");
    assert!(lines[3].contains("path: it is not absolute"), "{said}");
    assert!(lines[4].contains("-32002"), "{said}");
    assert_eq!(
        std::fs::read_to_string(&new).expect("the file"),
        "no line end"
    );
    let changes = turn.of("fileChange");
    assert_eq!(
        (&changes[0]["status"], &changes[0]["changes"][0]["path"]),
        (&json!("completed"), &json!(new))
    );
    assert_eq!(changes[1]["status"], "declined");
}

#[tokio::test]
async fn terminals_run_commands() {
    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    // A command without arguments is a line for the shell.
    let env = json!([{ "name": "GREETING", "value": "hello" }]);
    let line = json!({ "command": "echo $GREETING && exit 3", "env": env });
    client
        .start(
            &thread,
            &[json!({ "call": "terminal/create", "params": line })],
        )
        .await;
    let turn = client.rest().await;
    let said = turn.said();
    let created = said
        .trim()
        .strip_prefix("terminal/create: ")
        .expect("an answer");
    let created: serde_json::Value = serde_json::from_str(created).expect("JSON");
    let terminal = created["terminalId"].clone();
    // It goes on between turns, and is released later.
    let turn = client
        .turn(
            &thread,
            &[
                json!({ "call": "terminal/wait_for_exit", "params": { "terminalId": terminal } }),
                json!({ "call": "terminal/output", "params": { "terminalId": terminal } }),
                json!({ "call": "terminal/release", "params": { "terminalId": terminal } }),
                json!({ "call": "terminal/output", "params": { "terminalId": terminal } }),
            ],
        )
        .await;
    let said = turn.said();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], r#"terminal/wait_for_exit: {"exitCode":3}"#);
    assert!(
        lines[1].contains(r#""output":"hello\n""#) && lines[1].contains(r#""exitCode":3"#),
        "{said}"
    );
    assert_eq!(lines[2], "terminal/release: {}");
    assert!(lines[3].contains("-32002"), "{said}");
    let read = client
        .call(
            "thread/read",
            json!({ "threadId": thread, "includeTurns": true }),
        )
        .await;
    let items = read["result"]["thread"]["turns"][0]["items"]
        .as_array()
        .expect("items")
        .clone();
    let command = items
        .iter()
        .find(|item| item["type"] == "commandExecution")
        .expect("a command");
    assert_eq!(
        (&command["aggregatedOutput"], &command["exitCode"]),
        (&json!("hello\n"), &json!(3))
    );
}
