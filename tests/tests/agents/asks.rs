//! Permissions and questions of an agent.

use serde_json::{Value, json};

use crate::test_server::{TestServer, script};

const ASKING: [&str; 2] = ["approval_policy=on-request", "sandbox_mode=workspace-write"];

fn permission(call: &str, input: &Value, options: &[(&str, &str)]) -> Value {
    let options: Vec<Value> = options
        .iter()
        .map(|(id, kind)| json!({ "optionId": id, "name": id, "kind": kind }))
        .collect();
    let call =
        json!({ "toolCallId": call, "title": "do it", "kind": "execute", "rawInput": input });
    json!({ "call": "session/request_permission", "params": { "toolCall": call, "options": options } })
}

/// The id and the kind of an option of a permission.
type Choice = (&'static str, &'static str);

const ALL: [Choice; 4] = [
    ("once", "allow_once"),
    ("always", "allow_always"),
    ("no", "reject_once"),
    ("never", "reject_always"),
];

#[tokio::test]
async fn decisions_choose_the_options_that_fit() {
    let cases: [(&str, &[Choice], &str); 7] = [
        ("accept", &ALL, "once"),
        ("acceptForSession", &ALL, "always"),
        ("acceptForSession", &[("once", "allow_once")], "once"),
        ("decline", &ALL, "no"),
        (
            "decline",
            &[("once", "allow_once"), ("never", "reject_always")],
            "never",
        ),
        ("decline", &[("once", "allow_once")], "cancelled"),
        // What was allowed once is not allowed for longer.
        ("accept", &[("always", "allow_always")], "cancelled"),
    ];
    let house = TestServer::new(&[], &ASKING).await;
    let mut client = house.codex().await;
    for (decision, options, expected) in cases {
        let thread = client.thread().await;
        let input = json!({ "command": "touch new" });
        client
            .start(&thread, &[permission("1", &input, options)])
            .await;
        let ask = client.until("item/commandExecution/requestApproval").await;
        client
            .send(json!({ "id": ask["id"], "result": { "decision": decision } }))
            .await;
        let turn = client.rest().await;
        assert!(
            turn.said().contains(&format!("{expected:?}")),
            "{decision}: {}",
            turn.said()
        );
    }
}

#[tokio::test]
async fn the_policy_decides_first() {
    let house = TestServer::new(
        &[],
        &["approval_policy=never", "sandbox_mode=workspace-write"],
    )
    .await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let inside = house.work().join("a.txt");
    let change = |call: &str, path: &Value| {
        let diff = json!([{ "type": "diff", "path": path, "newText": "x" }]);
        let call = json!({ "toolCallId": call, "title": "write", "kind": "edit", "content": diff });
        let options = json!([{ "optionId": "once", "name": "", "kind": "allow_once" }, { "optionId": "no", "name": "", "kind": "reject_once" }]);
        json!({ "call": "session/request_permission", "params": { "toolCall": call, "options": options } })
    };
    let turn = client
        .turn(
            &thread,
            &[
                // Harmless, and known as such.
                permission("1", &json!({ "command": "ls" }), &ALL),
                permission("2", &json!({ "command": "touch new" }), &ALL),
                change("3", &json!(inside)),
                change("4", &json!("/usr/outside.txt")),
            ],
        )
        .await;
    let said = turn.said();
    let chosen: Vec<&str> = said
        .lines()
        .map(|line| {
            if line.contains("\"once\"") {
                "once"
            } else {
                "no"
            }
        })
        .collect();
    assert_eq!(chosen, ["once", "no", "once", "no"], "{said}");
    // Without a sandbox, nothing is asked.
    let house = TestServer::new(&[], &["sandbox_mode=danger-full-access"]).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let turn = client
        .turn(
            &thread,
            &[permission("1", &json!({ "command": "touch new" }), &ALL)],
        )
        .await;
    assert!(turn.said().contains("\"once\""), "{}", turn.said());
}

#[tokio::test]
async fn a_withdrawn_question_is_settled() {
    let house = TestServer::new(&[], &ASKING).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let mut step = permission("1", &json!({ "command": "touch new" }), &ALL);
    let members = step.as_object_mut().expect("an object");
    let method = members.remove("call").expect("a method");
    let params = members.remove("params").expect("params");
    client
        .start(&thread, &[json!({ "withdraw": method, "params": params })])
        .await;
    let ask = client.until("item/commandExecution/requestApproval").await;
    std::fs::write(house.work().join("withdraw"), "").expect("a file");
    let resolved = client.until("serverRequest/resolved").await;
    assert_eq!(resolved["params"]["requestId"], ask["id"]);
    let turn = client.rest().await;
    assert_eq!(turn.status, "completed");
    assert!(turn.said().contains("-32800"), "{}", turn.said());
}

#[tokio::test]
async fn a_cancelled_turn_settles_its_questions() {
    let house = TestServer::new(&[], &ASKING).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let input = json!({ "command": "touch new" });
    client
        .start(
            &thread,
            &[permission("1", &input, &ALL), json!({ "wait": true })],
        )
        .await;
    let ask = client.until("item/commandExecution/requestApproval").await;
    client
        .send(json!({ "id": ask["id"], "result": { "decision": "cancel" } }))
        .await;
    let turn = client.rest().await;
    assert_eq!(turn.status, "interrupted");
    // The session goes on.
    let turn = client.turn(&thread, &[json!("hello")]).await;
    assert_eq!(
        (turn.status.as_str(), turn.said().as_str()),
        ("completed", "hello")
    );
}

#[tokio::test]
async fn an_approved_command_that_runs_in_a_terminal_is_one_item() {
    let overrides = ["approval_policy=untrusted", "sandbox_mode=workspace-write"];
    run_approved_in_terminal(&overrides, json!({})).await;
}

#[tokio::test]
async fn an_approved_command_that_runs_in_a_terminal_leaves_the_sandbox() {
    run_approved_in_terminal(&["sandbox_mode=read-only"], json!({})).await;
}

#[tokio::test]
async fn an_approved_command_that_was_shown_with_another_terminal_is_one_item() {
    let shown = json!({
        "status": "in_progress",
        "rawInput": { "command": "touch new" },
        "content": [{ "type": "terminal", "terminalId": "its own" }],
        "_meta": { "terminal_info": { "terminal_id": "its own" } },
    });
    run_approved_in_terminal(&["sandbox_mode=read-only"], shown).await;
}

#[tokio::test]
async fn approval_of_a_command_counts_for_no_other_one() {
    let house = TestServer::new(&[], &["sandbox_mode=read-only"]).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let shown = |command: &str, state: &str| {
        let input = json!({ "command": command });
        json!({ "update": {
            "sessionUpdate": state, "toolCallId": "1", "title": "bash", "kind": "execute", "rawInput": input,
        } })
    };
    client
        .start(
            &thread,
            &[
                shown("touch new", "tool_call"),
                permission("1", &json!({ "command": "touch new" }), &ALL),
                shown("touch other", "tool_call_update"),
                json!({ "call": "terminal/create", "params": { "command": "touch other" } }),
                json!({ "update": {
                    "sessionUpdate": "tool_call_update", "toolCallId": "1", "status": "completed",
                } }),
            ],
        )
        .await;
    let ask = client.until("item/commandExecution/requestApproval").await;
    let accept = json!({ "id": ask["id"], "result": { "decision": "accept" } });
    client.send(accept).await;
    let mut turn = client.rest().await;
    while turn.of("commandExecution").is_empty() {
        let message = client.message().await;
        turn.take(message);
    }
    let command = &turn.of("commandExecution")[0];
    assert_eq!(command["status"], "failed", "{command}");
    assert!(!house.work().join("other").exists());
}

/// Runs an approved command in a terminal. `shown` has members of the update that begins the call.
async fn run_approved_in_terminal(overrides: &[&str], shown: Value) {
    let house = TestServer::new(&[], overrides).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let input = json!({ "command": "touch new" });
    let call = |update: Value| {
        let mut update = update;
        update["toolCallId"] = json!("1");
        json!({ "update": update })
    };
    // The input is told in pieces, before the command is known.
    let mut first = json!({
        "sessionUpdate": "tool_call", "title": "bash", "kind": "execute", "status": "pending", "rawInput": { "cwd": house.work() },
    });
    let members = shown.as_object().expect("an object").clone();
    first.as_object_mut().expect("an object").extend(members);
    client
        .start(
            &thread,
            &[
                call(first),
                permission("1", &input, &ALL),
                json!({ "call": "terminal/create", "params": { "command": "touch new" } }),
                call(json!({ "sessionUpdate": "tool_call_update", "status": "completed" })),
            ],
        )
        .await;
    let ask = client.until("item/commandExecution/requestApproval").await;
    let accept = json!({ "id": ask["id"], "result": { "decision": "accept" } });
    client.send(accept).await;
    let mut turn = client.rest().await;
    // The command may outlive the turn.
    while turn
        .items
        .iter()
        .all(|item| item["type"] != "commandExecution")
    {
        let message = client.message().await;
        turn.take(message);
    }
    let commands = turn.of("commandExecution");
    assert_eq!(commands.len(), 1, "{commands:?}");
    assert_eq!(commands[0]["id"], ask["params"]["itemId"]);
    assert_eq!(
        (&commands[0]["status"], &commands[0]["exitCode"]),
        (&json!("completed"), &json!(0))
    );
    assert!(
        turn.told("item/commandExecution/requestApproval")
            .is_empty()
    );
    assert!(house.work().join("new").exists());
}

#[tokio::test]
async fn a_command_with_a_shell_of_its_own_is_shown_without_it() {
    let house = TestServer::new(&[], &ASKING).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let input = json!({ "command": "/bin/bash -lc 'touch new'" });
    client
        .start(&thread, &[permission("1", &input, &ALL)])
        .await;
    let ask = client.until("item/commandExecution/requestApproval").await;
    assert_eq!(ask["params"]["command"], "/bin/bash -lc 'touch new'");
    let actions = json!([{ "type": "unknown", "command": "touch new" }]);
    assert_eq!(ask["params"]["commandActions"], actions);
    let decline = json!({ "id": ask["id"], "result": { "decision": "decline" } });
    client.send(decline).await;
    assert_eq!(client.rest().await.status, "completed");
}

#[tokio::test]
async fn a_declined_call_of_which_the_agent_says_no_more_is_completed() {
    let house = TestServer::new(&[], &ASKING).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let input = json!({ "command": "touch new" });
    // Some agents end the turn, too.
    let stopped = json!({ "answer": { "stopReason": "cancelled" } });
    client
        .start(&thread, &[permission("1", &input, &ALL), stopped])
        .await;
    let ask = client.until("item/commandExecution/requestApproval").await;
    let decline = json!({ "id": ask["id"], "result": { "decision": "decline" } });
    client.send(decline).await;
    let turn = client.rest().await;
    assert_eq!(turn.of("commandExecution")[0]["status"], "declined");
    assert_eq!(turn.status, "completed", "{}", turn.error);
    let warning = turn.told("warning")[0]["message"].as_str();
    assert_eq!(
        warning,
        Some("agent scripted stopped, because an action was declined")
    );
}

#[tokio::test]
async fn what_is_shown_with_a_question_about_a_tool_reaches_the_user() {
    let house = TestServer::new(&[], &ASKING).await;
    let mut client = house.acp().await;
    let params = json!({ "cwd": house.work(), "mcpServers": [] });
    let new = client.call("session/new", params).await;
    let plan = json!({ "type": "content", "content": { "type": "text", "text": "# Delete all" } });
    let call = json!({ "toolCallId": "1", "title": "Ready to code?", "kind": "switch_mode", "content": [plan] });
    let options = json!([{ "optionId": "once", "name": "once", "kind": "allow_once" }]);
    let step = json!({ "call": "session/request_permission", "params": { "toolCall": call, "options": options } });
    let blocks = json!([{ "type": "text", "text": script(&[step]) }]);
    let params = json!({ "sessionId": new["result"]["sessionId"], "prompt": blocks });
    client.ask("session/prompt", params).await;
    let asked = client.until("session/request_permission").await;
    let content = &asked["params"]["toolCall"]["content"];
    assert_eq!(
        content[0]["content"]["text"], "Ready to code?\n\n# Delete all",
        "{content}"
    );
}

#[tokio::test]
async fn a_question_may_name_the_prompt_instead_of_the_session() {
    let house = TestServer::new(&[], &ASKING).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let schema = json!({ "type": "object", "properties": { "a": { "type": "string" } } });
    let question = |request: Value| {
        let params = json!({ "requestId": request, "mode": "form", "message": "?", "requestedSchema": schema });
        json!({ "call": "elicitation/create", "params": params })
    };
    let steps = [question(json!("prompt")), question(json!(1_000_000))];
    client.start(&thread, &steps).await;
    let asked = client.until("mcpServer/elicitation/request").await;
    assert_eq!(asked["params"]["threadId"], json!(thread));
    let answer = json!({ "action": "accept", "content": { "a": "x" }, "_meta": null });
    client
        .send(json!({ "id": asked["id"], "result": answer }))
        .await;
    let said = client.rest().await.said();
    let answers: Vec<&str> = said.lines().collect();
    assert!(answers[0].contains(r#""a":"x""#), "{said}");
    // Nobody can be asked about another request.
    assert_eq!(answers[1], r#"elicitation/create: {"action":"cancel"}"#);
}
