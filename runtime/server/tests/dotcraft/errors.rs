//! Tests of invalid requests and their error responses.

use std::sync::Arc;

use serde_json::json;
use threadwire_engine::{Agent, BoxFuture, Model, TurnContext, TurnError};
use tokio::sync::Notify;

use crate::{TestServer, input, methods};

#[tokio::test]
async fn broken_messages_are_refused_and_the_connection_lives_on() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let cases = [
        ("{", -32700, json!(null)),
        ("nonsense", -32700, json!(null)),
        ("\u{feff}{}", -32700, json!(null)),
        ("[]", -32600, json!(null)),
        ("3", -32600, json!(null)),
        ("null", -32600, json!(null)),
        (
            r#"[{"jsonrpc":"2.0","id":1,"method":"model/list"}]"#,
            -32600,
            json!(null),
        ),
        (r#"{"jsonrpc":"2.0"}"#, -32600, json!(null)),
        (r#"{"jsonrpc":"2.0","id":7}"#, -32600, json!(7)),
        (r#"{"id":"a","method":"model/list"}"#, -32600, json!("a")),
        (
            r#"{"jsonrpc":"1.0","id":"a","method":"model/list"}"#,
            -32600,
            json!("a"),
        ),
        (
            r#"{"jsonrpc":2.0,"id":"a","method":"model/list"}"#,
            -32600,
            json!("a"),
        ),
        (
            r#"{"jsonrpc":"2.0","id":null,"method":"model/list"}"#,
            -32600,
            json!(null),
        ),
        (
            r#"{"jsonrpc":"2.0","id":1.5,"method":"model/list"}"#,
            -32600,
            json!(null),
        ),
        (
            r#"{"jsonrpc":"2.0","id":{},"method":"model/list"}"#,
            -32600,
            json!(null),
        ),
        (
            r#"{"jsonrpc":"2.0","id":1,"method":5}"#,
            -32600,
            json!(null),
        ),
        (
            r#"{"jsonrpc":"2.0","id":"x","method":"no/such"}"#,
            -32601,
            json!("x"),
        ),
        (
            r#"{"jsonrpc":"2.0","id":"x","method":"ui/open-link"}"#,
            -32601,
            json!("x"),
        ),
        (
            r#"{"jsonrpc":"2.0","id":"x","method":"thread/read"}"#,
            -32602,
            json!("x"),
        ),
        (
            r#"{"jsonrpc":"2.0","id":"x","method":"thread/read","params":[1]}"#,
            -32602,
            json!("x"),
        ),
    ];
    for (frame, code, id) in cases {
        client.send_text(frame).await;
        let message = client.next().await;
        assert_eq!(message["error"]["code"], code, "{frame}");
        assert_eq!(message.get("id"), Some(&id), "{frame}");
    }
    // Ignored: unknown notifications, and results and errors for requests that the server never sent.
    for frame in [
        r#"{"jsonrpc":"2.0","method":"no/such"}"#,
        r#"{"jsonrpc":"2.0","id":99,"result":{}}"#,
        r#"{"jsonrpc":"2.0","id":"never","error":{"code":1,"message":"no"}}"#,
        r#"{"jsonrpc":"2.0","method":"initialized"}"#,
    ] {
        client.send_text(frame).await;
    }
    assert_eq!(methods(&client.everything().await), [""; 0]);
}

#[tokio::test]
async fn unknown_methods_say_so() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let error = client.call("no/such", json!({})).await.unwrap_err();
    assert_eq!(
        error,
        json!({
            "code": -32601,
            "message": "Method not found",
            "data": {
                "code": "MethodNotFound",
                "messageKey": "errors.methodNotFound",
                "params": {},
                "fallbackText": "Method not found",
            },
        })
    );
}

#[tokio::test]
async fn params_that_do_not_fit_are_named() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    let identity = client.identity();
    let tool = json!({ "name": "T", "description": "", "inputSchema": {} });
    let cases = [
        (
            "thread/start",
            json!({}),
            "the member `identity` is missing",
        ),
        (
            "thread/start",
            json!({ "identity": {} }),
            "identity: the member `channelName` is missing",
        ),
        (
            "thread/start",
            json!({ "identity": identity, "config": { "reasoning": { "enabled": "yes" } } }),
            "config.reasoning.enabled: must be `true` or `false`",
        ),
        (
            "thread/start",
            json!({ "identity": identity, "historyMode": "nobody" }),
            "historyMode: must be `server` or `client`",
        ),
        (
            "thread/start",
            json!({ "identity": identity, "dynamicTools": [tool, tool] }),
            "dynamicTools[1].name: T is declared twice",
        ),
        (
            "thread/start",
            json!({ "identity": identity, "additionalContext": { "a b": { "kind": "application", "value": "" } } }),
            "additionalContext.a b: the key is not 1 to 128 of A-Z, a-z, 0-9, `.`, `_` and `-`",
        ),
        (
            "thread/start",
            json!({ "identity": identity, "additionalContext": { "a": { "kind": "secret", "value": "" } } }),
            "additionalContext.a.kind: must be `application`",
        ),
        (
            "thread/start",
            json!({ "identity": { "channelName": "a", "workspacePath": "/dev/null" } }),
            "identity.workspacePath: is no folder",
        ),
        (
            "workspace/commitMessage/suggest",
            json!({ "threadId": thread, "paths": ["a\0b"] }),
            "paths: must be inside the workspace",
        ),
        (
            "automation/template/save",
            json!({ "title": "a", "workflowMarkdown": "b", "defaultSchedule": { "kind": "every" } }),
            "defaultSchedule: everyMs must be above 0",
        ),
        (
            "automation/template/save",
            json!({ "title": "a", "workflowMarkdown": "b", "defaultApprovalPolicy": "c" }),
            "defaultApprovalPolicy: \"c\" is not one of workspaceScope, fullAuto",
        ),
        (
            "subagent/settings/update",
            json!({ "minWaitTimeoutMs": -1 }),
            "minWaitTimeoutMs, defaultWaitTimeoutMs and maxWaitTimeoutMs must be in 0 to 3600000, and in rising order",
        ),
        (
            "thread/list",
            json!({ "limit": 0 }),
            "limit: 0 is not in 1 to 100",
        ),
        (
            "thread/list",
            json!({ "limit": 101 }),
            "limit: 101 is not in 1 to 100",
        ),
        (
            "thread/list",
            json!({ "cursor": "x" }),
            "cursor: invalid cursor: x",
        ),
        (
            "thread/read",
            json!({ "threadId": thread, "turnLimit": 101 }),
            "turnLimit: 101 is not in 1 to 100",
        ),
        (
            "thread/read",
            json!({ "threadId": thread, "cursor": "x" }),
            "cursor: invalid cursor: x",
        ),
        (
            "thread/read",
            json!({ "threadId": 1 }),
            "threadId: must be a string",
        ),
        (
            "thread/rename",
            json!({ "threadId": thread, "displayName": " " }),
            "displayName: must not be empty",
        ),
        (
            "thread/mode/set",
            json!({ "threadId": thread, "mode": "wild" }),
            "mode: must be `agent` or `plan`",
        ),
        (
            "turn/start",
            json!({ "threadId": thread }),
            "the member `input` is missing",
        ),
        (
            "turn/start",
            json!({ "threadId": thread, "input": [] }),
            "input: at least one part is needed",
        ),
        (
            "turn/start",
            json!({ "threadId": thread, "input": [{ "type": "text", "text": "a" }, { "type": "image", "url": 1 }] }),
            "input[1].url: must be a string",
        ),
        (
            "turn/start",
            json!({ "threadId": thread, "input": [{ "type": "commandRef", "name": "new" }] }),
            "input[0].name: /new is a command of the server, not input",
        ),
        (
            "turn/start",
            json!({ "threadId": thread, "input": [{ "type": "text", "text": "a" }], "messages": [] }),
            "messages: the server keeps the history",
        ),
        (
            "turn/queue/remove",
            json!({ "threadId": thread, "queuedInputId": "none" }),
            "queuedInputId: queued input not found: none",
        ),
    ];
    for (method, params, detail) in cases {
        let error = client.call(method, params).await.expect_err(detail);
        assert_eq!(error["code"], -32602, "{detail}");
        assert_eq!(error["message"], "Invalid params");
        assert_eq!(error["data"]["detail"], detail);
    }
    let unknown = json!({ "threadId": thread, "input": [{ "type": "dance" }] });
    assert_eq!(
        client.call("turn/start", unknown).await.unwrap_err()["code"],
        -32602
    );
    assert_eq!(methods(&client.everything().await), [""; 0]);
}

#[tokio::test]
async fn threads_and_turns_that_are_not_there() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    let nobody = "019a0000-0000-7000-8000-000000000000";
    for id in ["thread_20260101_zzzzzz", nobody] {
        for method in [
            "thread/read",
            "thread/resume",
            "thread/subscribe",
            "thread/unsubscribe",
            "thread/pause",
            "thread/delete",
        ] {
            let error = client
                .call(method, json!({ "threadId": id }))
                .await
                .unwrap_err();
            assert_eq!(error["code"], -32010, "{method}");
            assert_eq!(error["message"], "Thread not found");
            assert_eq!(error["data"]["detail"], format!("Thread not found: {id}"));
        }
        assert_eq!(
            client
                .call("turn/start", input(id, "hi"))
                .await
                .unwrap_err()["code"],
            -32010
        );
        assert_eq!(
            client
                .call("turn/enqueue", input(id, "hi"))
                .await
                .unwrap_err()["code"],
            -32010
        );
    }
    let long = "t".repeat(200_000);
    let params = json!({ "threadId": long });
    let error = client.call("thread/read", params).await.unwrap_err();
    let told = format!("Thread not found: {}…", &long[..500]);
    assert_eq!(
        (&error["code"], &error["data"]["detail"]),
        (&json!(-32010), &json!(told))
    );
    for turn in ["turn_001", nobody] {
        let params = json!({ "threadId": thread, "turnId": turn });
        assert_eq!(
            client.call("turn/interrupt", params).await.unwrap_err()["code"],
            -32013
        );
    }
    let turn = client.turn(&thread, "say: hi").await;
    client.until("turn/completed").await;
    let params = json!({ "threadId": thread, "turnId": turn });
    assert_eq!(
        client.call("turn/interrupt", params).await.unwrap_err()["code"],
        -32014
    );
}

#[tokio::test]
async fn requests_with_the_same_id_are_both_answered() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    for _ in 0..2 {
        client
            .send(json!({ "jsonrpc": "2.0", "id": "twin", "method": "model/list" }))
            .await;
    }
    for _ in 0..2 {
        assert_eq!(client.next().await["id"], "twin");
    }
}

/// An agent that ignores interruptions until it is notified.
struct Stubborn(Arc<Notify>);

impl Agent for Stubborn {
    fn name(&self) -> &str {
        "stubborn"
    }

    fn models(&self) -> Arc<[Model]> {
        Arc::default()
    }

    fn run(&self, _turn: TurnContext) -> BoxFuture<'_, Result<(), TurnError>> {
        Box::pin(async {
            self.0.notified().await;
            Ok(())
        })
    }
}

#[tokio::test]
async fn too_many_requests_at_once_are_refused() {
    let let_go = Arc::new(Notify::new());
    let house = TestServer::with_agent(Some(Arc::new(Stubborn(Arc::clone(&let_go))))).await;
    let mut client = house.client().await;
    let thread = client.thread().await;
    client.turn(&thread, "anything").await;
    let mut waiting = vec![
        client
            .ask("thread/archive", json!({ "threadId": thread }))
            .await,
    ];
    for _ in 1..32 {
        waiting.push(
            client
                .ask("thread/unarchive", json!({ "threadId": thread }))
                .await,
        );
    }
    let error = client.call("model/list", json!({})).await.unwrap_err();
    assert_eq!(
        error,
        json!({ "code": -32001, "message": "Server overloaded; retry later." })
    );
    let_go.notify_one();
    for id in waiting {
        client.answer(id).await.unwrap();
    }
    let models = client.call("model/list", json!({})).await.unwrap();
    assert_eq!(
        (
            models["success"].as_bool(),
            models["models"].as_array().map(Vec::len)
        ),
        (Some(false), Some(0))
    );
}

#[tokio::test]
async fn a_dream_whose_id_is_no_name_of_a_file_is_not_there() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    for method in [
        "dreams/get",
        "dreams/discard",
        "dreams/archive",
        "dreams/cancel",
    ] {
        let id = "x".repeat(5000);
        let params = json!({ "runId": id });
        let error = client.call(method, params).await.unwrap_err();
        let detail = error["data"]["detail"].as_str();
        // What the client sent is repeated in part.
        let whole = format!("runId: there is no dream {id:?}");
        assert_eq!(detail, Some(&*format!("{}…", &whole[..500])), "{method}");
    }
}

#[tokio::test]
async fn the_name_of_a_thread_is_bounded() {
    let house = TestServer::new().await;
    let mut client = house.client().await;
    let (longest, longer) = ("ü".repeat(4000), "n".repeat(4001));
    let thread = client.thread().await;
    let identity = client.identity();
    for (method, member, value) in [
        ("thread/start", "identity", identity),
        ("thread/rename", "threadId", json!(thread)),
        ("thread/fork", "threadId", json!(thread)),
    ] {
        let params = |name: &str| json!({ member: value, "displayName": name });
        let refused = client.call(method, params(&longer)).await.unwrap_err();
        assert_eq!(refused["code"], -32602, "{method}");
        assert_eq!(
            refused["data"]["detail"],
            "displayName: must have at most 4000 characters"
        );
        if method != "thread/fork" {
            client.call(method, params(&longest)).await.unwrap();
        }
    }
}
