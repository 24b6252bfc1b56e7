//! An approval counts for what was asked, and for nothing else.

use serde_json::{Value, json};

use crate::test_server::{Client, TestServer, Turn};

const READ_ONLY: [&str; 2] = ["approval_policy=on-request", "sandbox_mode=read-only"];
const WORKSPACE: [&str; 2] = ["approval_policy=on-request", "sandbox_mode=workspace-write"];

/// A step that asks for permission for a call.
fn permission(call: Value, options: &[(&str, &str)]) -> Value {
    let options: Vec<Value> = options
        .iter()
        .map(|(id, kind)| json!({ "optionId": id, "name": id, "kind": kind }))
        .collect();
    json!({ "call": "session/request_permission", "params": { "toolCall": call, "options": options } })
}

const BOTH: [(&str, &str); 2] = [("yes", "allow_once"), ("no", "reject_once")];

/// A call of the id `1` that runs a command.
fn run(command: &str) -> Value {
    json!({ "toolCallId": "1", "title": command, "kind": "execute", "rawInput": { "command": command } })
}

/// A call of the id `1` that makes a file.
fn edit(path: &Value, text: &str) -> Value {
    let diff = json!({ "type": "diff", "path": path, "newText": text });
    json!({ "toolCallId": "1", "title": "edit", "kind": "edit", "content": [diff] })
}

/// A step that shows a call. `state` is `tool_call` or `tool_call_update`.
fn show(state: &str, status: &str, mut call: Value) -> Value {
    call["sessionUpdate"] = json!(state);
    call["status"] = json!(status);
    json!({ "update": call })
}

fn write(path: &Value, text: &str) -> Value {
    json!({ "call": "fs/write_text_file", "params": { "path": path, "content": text } })
}

fn terminal(command: &str, arguments: &[&str], variables: &[(&str, &str)]) -> Value {
    let variables = variables
        .iter()
        .map(|(name, value)| json!({ "name": name, "value": value }));
    let env: Vec<Value> = variables.collect();
    json!({ "call": "terminal/create", "params": { "command": command, "args": arguments, "env": env } })
}

/// Runs a turn and gives these answers to its questions, the last one to all that are left. Returns it with the
/// questions, and waits for the ends of `commands` commands, which may outlive it.
async fn turn(
    client: &mut Client,
    steps: &[Value],
    answers: &[&str],
    commands: usize,
) -> (Turn, Vec<Value>) {
    let thread = client.thread().await;
    client.start(&thread, steps).await;
    let mut turn = Turn::default();
    let mut asked = Vec::new();
    while turn.status.is_empty() || turn.of("commandExecution").len() < commands {
        let message = client.message().await;
        let method = message["method"].as_str().unwrap_or_default();
        if method.ends_with("/requestApproval") {
            let answer = answers[asked.len().min(answers.len() - 1)];
            let result = json!({ "decision": answer });
            client
                .send(json!({ "id": message["id"], "result": result }))
                .await;
            asked.push(message["params"].clone());
        }
        turn.take(message);
    }
    assert_eq!(turn.status, "completed", "{}", turn.error);
    (turn, asked)
}

/// Returns the commands that questions show.
fn commands(asked: &[Value]) -> Vec<&str> {
    let commands = asked.iter().map(|params| params["command"].as_str());
    commands.map(Option::unwrap_or_default).collect()
}

#[tokio::test]
async fn an_id_that_is_used_again_is_another_call() {
    let house = TestServer::new(&[], &READ_ONLY).await;
    let mut client = house.codex().await;
    let steps = [
        show("tool_call", "in_progress", run("ls")),
        show(
            "tool_call_update",
            "completed",
            json!({ "toolCallId": "1" }),
        ),
        // What comes late begins nothing.
        show("tool_call_update", "failed", run("late")),
        permission(run("touch new"), &BOTH),
        show("tool_call", "failed", run("touch new")),
        show("tool_call", "completed", run("cat new")),
    ];
    let (turn, asked) = turn(&mut client, &steps, &["decline"], 3).await;
    assert_eq!(commands(&asked), ["/bin/bash -lc 'touch new'"]);
    let shown: Vec<_> = turn
        .of("commandExecution")
        .iter()
        .map(|item| (item["command"].clone(), item["status"].clone()))
        .collect();
    let expected = [
        ("/bin/bash -lc ls", "completed"),
        ("/bin/bash -lc 'touch new'", "declined"),
        ("/bin/bash -lc 'cat new'", "completed"),
    ];
    assert_eq!(
        shown,
        expected.map(|(command, status)| (json!(command), json!(status)))
    );
    assert_eq!(turn.of("commandExecution")[1]["id"], asked[0]["itemId"]);
}

#[tokio::test]
async fn a_question_is_about_what_it_says() {
    let house = TestServer::new(&[], &READ_ONLY).await;
    let mut client = house.codex().await;
    let file = json!(house.work().join("new"));
    let only_title = json!({ "toolCallId": "1", "title": "touch new", "kind": "execute" });
    // A harmless command is shown, and each time something else is asked.
    for call in [run("touch new"), only_title, edit(&file, "text")] {
        let kind = call["kind"].clone();
        let steps = [
            show("tool_call", "in_progress", run("ls")),
            permission(call, &BOTH),
        ];
        let (turn, asked) = turn(&mut client, &steps, &["decline"], 0).await;
        assert_eq!(asked.len(), 1, "{}", turn.said());
        assert!(turn.said().contains("\"no\""), "{}", turn.said());
        match kind == "edit" {
            true => {
                let change = turn.of("fileChange")[0];
                assert_eq!(change["changes"][0]["path"], file);
                assert_eq!(change["id"], asked[0]["itemId"]);
            }
            false => assert_eq!(commands(&asked), ["/bin/bash -lc 'touch new'"]),
        }
    }
    // A harmless change is shown, and a command is asked.
    let inside = json!(house.work().join("a"));
    let house = TestServer::new(&[], &WORKSPACE).await;
    let mut client = house.codex().await;
    let steps = [
        show("tool_call", "in_progress", edit(&inside, "text")),
        permission(run("touch /new"), &BOTH),
    ];
    let (_, asked) = self::turn(&mut client, &steps, &["decline"], 0).await;
    assert_eq!(commands(&asked), ["/bin/bash -lc 'touch /new'"]);
}

#[tokio::test]
async fn variables_of_a_command_are_asked_about() {
    let keys = ["approval_policy=untrusted", "sandbox_mode=workspace-write"];
    let house = TestServer::new(&[], &keys).await;
    let mut client = house.codex().await;
    let steps = [
        show("tool_call", "in_progress", run("make test")),
        permission(run("make test"), &BOTH),
        terminal("make", &["test"], &[("PATH", "bin"), ("A", "b c")]),
        terminal("ls", &[], &[("A=B", "c")]),
    ];
    let (turn, asked) = turn(&mut client, &steps, &["accept", "decline"], 1).await;
    let expected = [
        "/bin/bash -lc 'make test'",
        "env 'PATH=bin' 'A=b c' make test",
    ];
    assert_eq!(commands(&asked), expected);
    assert_eq!(turn.of("commandExecution")[0]["command"], expected[1]);
    let said = turn.said();
    assert!(said.contains("the user declined the command"), "{said}");
    assert!(said.contains("a variable cannot be named"), "{said}");
}

#[tokio::test]
async fn a_command_with_variables_stays_in_the_sandbox() {
    let house = TestServer::new(&[], &READ_ONLY).await;
    let mut client = house.codex().await;
    let steps = [
        show("tool_call", "in_progress", run("touch new")),
        permission(run("touch new"), &BOTH),
        terminal("touch new", &[], &[("A", "b")]),
    ];
    let (turn, asked) = turn(&mut client, &steps, &["accept"], 1).await;
    assert_eq!(asked.len(), 1);
    let command = turn.of("commandExecution")[0];
    assert_eq!(command["command"], "env 'A=b' /bin/bash -lc 'touch new'");
    assert_eq!(command["status"], "failed", "{command}");
    assert!(!house.work().join("new").exists());
}

#[tokio::test]
async fn an_approval_of_a_change_counts_once_and_for_its_text() {
    let house = TestServer::new(&[], &READ_ONLY).await;
    let mut client = house.codex().await;
    let file = house.work().join("new");
    let path = json!(file);
    let steps = [
        permission(edit(&path, "good\n"), &BOTH),
        write(&path, "bad\n"),
        write(&path, "good\n"),
        write(&path, "good\n"),
    ];
    let (turn, asked) = turn(&mut client, &steps, &["accept", "decline"], 0).await;
    assert_eq!(asked.len(), 3, "{}", turn.said());
    assert_eq!(std::fs::read_to_string(&file).expect("a file"), "good\n");
    let declined = turn.of("fileChange");
    let declined: Vec<_> = declined
        .iter()
        .filter(|item| item["status"] == "declined")
        .collect();
    assert_eq!(declined.len(), 2, "{declined:?}");
    assert_eq!(declined[0]["changes"][0]["diff"], "bad\n");
}

#[tokio::test]
async fn a_write_that_no_item_shows_gets_one() {
    let house = TestServer::new(&[], &WORKSPACE).await;
    let mut client = house.codex().await;
    let file = house.work().join("new");
    std::fs::write(&file, "one\ntwo\nthree\n").expect("a file");
    let path = json!(file);
    // The lines that an edit replaces are enough to know it by.
    let diff = json!({ "type": "diff", "path": path, "oldText": "two\n", "newText": "2\n" });
    let call = json!({ "toolCallId": "1", "title": "edit", "kind": "edit", "content": [diff] });
    let steps = [
        show("tool_call", "in_progress", call.clone()),
        write(&path, "one\n2\nthree\n"),
        write(&path, "2\n"),
        show("tool_call_update", "completed", call),
    ];
    let (turn, asked) = turn(&mut client, &steps, &["decline"], 0).await;
    assert_eq!(asked.len(), 0);
    let changes = turn.of("fileChange");
    assert_eq!(changes.len(), 2, "{changes:?}");
    assert_eq!(
        changes[0]["changes"][0]["diff"],
        "@@ -1,3 +1 @@\n-one\n 2\n-three\n"
    );
}

#[tokio::test]
async fn a_call_that_is_allowed_in_the_end_is_not_declined() {
    let house = TestServer::new(&[], &READ_ONLY).await;
    let mut client = house.codex().await;
    for (answers, status) in [
        (["decline", "accept"], "failed"),
        (["accept", "decline"], "declined"),
    ] {
        let steps = [
            permission(run("touch new"), &BOTH),
            permission(run("touch new"), &BOTH),
            show("tool_call_update", "failed", json!({ "toolCallId": "1" })),
        ];
        let (turn, _) = turn(&mut client, &steps, &answers, 1).await;
        assert_eq!(turn.of("commandExecution")[0]["status"], status);
    }
    let steps = [
        permission(run("touch new"), &BOTH),
        show(
            "tool_call_update",
            "completed",
            json!({ "toolCallId": "1" }),
        ),
    ];
    let (turn, _) = turn(&mut client, &steps, &["decline"], 1).await;
    assert_eq!(turn.of("commandExecution")[0]["status"], "completed");
}

#[tokio::test]
async fn only_what_the_agent_takes_is_offered_and_chosen() {
    let always: [(&str, &str); 2] = [("always", "allow_always"), ("no", "reject_once")];
    let twice: [(&str, &str); 2] = [("B", "reject_once"), ("B", "allow_once")];
    let free = ["approval_policy=never", "sandbox_mode=danger-full-access"];
    // The policy allows what the agent takes for longer only.
    let house = TestServer::new(&[], &free).await;
    let mut client = house.codex().await;
    for (options, chosen, warning) in [
        (
            &always[..],
            "\"always\"",
            "takes no approval for once: `touch new` is allowed for longer",
        ),
        (
            &[],
            "cancelled",
            "takes no approval of `touch new`, so it was cancelled",
        ),
        (
            &twice[..],
            "cancelled",
            "takes no approval of `touch new`, so it was cancelled",
        ),
    ] {
        let steps = [permission(run("touch new"), options)];
        let (turn, asked) = turn(&mut client, &steps, &["accept"], 0).await;
        assert_eq!(asked.len(), 0);
        assert!(turn.said().contains(chosen), "{}", turn.said());
        let warned = turn.told("warning")[0]["message"].to_string();
        assert!(warned.contains(warning), "{warned}");
    }
    // The user is asked for that alone.
    let house = TestServer::new(&[], &READ_ONLY).await;
    let mut client = house.codex().await;
    for (answer, chosen, warnings) in [
        ("acceptForSession", "\"always\"", 0),
        ("accept", "cancelled", 1),
    ] {
        let command = format!("touch {answer}");
        let steps = [permission(run(&command), &always)];
        let (turn, asked) = turn(&mut client, &steps, &[answer], 0).await;
        let offered = json!(["acceptForSession", "cancel"]);
        assert_eq!(asked[0]["availableDecisions"], offered);
        assert!(turn.said().contains(chosen), "{}", turn.said());
        assert_eq!(turn.told("warning").len(), warnings);
    }
    // Nobody is asked where nothing can be allowed.
    let steps = [permission(run("touch new"), &twice)];
    let (turn, asked) = turn(&mut client, &steps, &["accept"], 0).await;
    assert_eq!(asked.len(), 0, "{}", turn.said());
    assert!(turn.said().contains("cancelled"), "{}", turn.said());
}
