//! Permissions and questions of an agent.

use serde_json::{Value, json};

use crate::test_server::TestServer;

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
        ("decline", &[("never", "reject_always")], "never"),
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
