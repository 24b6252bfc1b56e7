//! Tests of JavaScript that a client evaluates.

use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use threadwire_agent::tools::Tools;
use threadwire_engine::{Agent, BoxFuture, InputPart, Model, TurnContext, TurnError};

use crate::{Client, TERMINAL, TestServer, methods, tool_result};

/// An agent that has a client evaluate its input, for five seconds at most.
struct Repl;

impl Agent for Repl {
    fn name(&self) -> &str {
        "repl"
    }

    fn models(&self) -> Arc<[Model]> {
        Arc::default()
    }

    fn run(&self, turn: TurnContext) -> BoxFuture<'_, Result<(), TurnError>> {
        Box::pin(async move {
            let [InputPart::Text { text, .. }] = turn.input() else {
                return Ok(());
            };
            let tools = Tools::new(turn.clone(), None, Default::default());
            // The item of the call has the result.
            let _ = tools
                .evaluate(text.clone(), Some(Duration::from_secs(5)))
                .await;
            Ok(())
        })
    }
}

async fn house() -> TestServer {
    TestServer::with_agent(Some(Arc::new(Repl))).await
}

fn offer(cancels: bool) -> Value {
    json!({
        "nodeRepl": { "backend": "desktop-node" },
        "browserUse": { "backend": "desktop-iab", "supportsCancel": cancels },
    })
}

/// Starts a thread in which nobody is asked.
async fn free(client: &mut Client) -> String {
    let config = json!({ "approvalPolicy": "autoApprove" });
    client.thread_with(json!({ "config": config })).await
}

/// Returns the result of the call, and the requests to the client before it.
async fn rest(client: &mut Client) -> (Value, Vec<String>) {
    let messages = client.all_until(&TERMINAL).await;
    let asked = methods(&messages).into_iter();
    let asked = asked.filter(|method| method.starts_with("ext/"));
    (
        tool_result(&messages).clone(),
        asked.map(str::to_owned).collect(),
    )
}

#[tokio::test]
async fn code_runs_at_the_client_that_started_the_turn() {
    let house = house().await;
    let mut client = house.client_with(offer(true)).await;
    let mut other = house.client_with(offer(true)).await;
    let thread = free(&mut client).await;
    let params = json!({ "threadId": thread });
    other.call("thread/resume", params).await.unwrap();
    let turn = client.turn(&thread, "1+1").await;
    let (id, params) = client.asked("ext/nodeRepl/evaluate").await;
    let evaluation = params["evaluationId"].as_str().unwrap();
    let session = json!({
        "protocolVersion": 1,
        "sessionId": thread,
        "threadId": thread,
        "turnId": turn,
        "evaluationId": evaluation,
    });
    let expected = json!({
        "threadId": thread,
        "turnId": turn,
        "evaluationId": evaluation,
        "browserSession": session,
        "code": "1+1",
        "timeoutMs": 5000,
    });
    assert_eq!(params, expected);
    let told = json!({ "logs": ["adding"], "resultText": "2" });
    client.reply(&id, told).await;
    let (result, asked) = rest(&mut client).await;
    assert_eq!(
        (result["success"].as_bool(), result["result"].as_str()),
        (Some(true), Some("adding\n2"))
    );
    assert!(asked.is_empty(), "{asked:?}");
    let seen = other.everything().await;
    assert!(!methods(&seen).contains(&"ext/nodeRepl/evaluate"));
    // A client without an evaluator starts a turn: the last one that lent one is asked.
    let mut third = house.client().await;
    third.turn(&thread, "2+2").await;
    let (id, _) = client.asked("ext/nodeRepl/evaluate").await;
    let told = json!({ "text": "4", "resultText": "4" });
    client.reply(&id, told).await;
    let (result, _) = rest(&mut third).await;
    assert_eq!(result["result"], "4");
}

#[tokio::test]
async fn a_client_that_throws_refuses_lies_or_hangs_fails_the_call() {
    let house = house().await;
    let mut client = house.client_with(offer(true)).await;
    let thread = free(&mut client).await;
    let fails = |result: &Value, reason: &str| {
        assert_eq!(result["success"], false, "{result}");
        assert!(result.to_string().contains(reason), "{result}");
    };
    client.turn(&thread, "boom()").await;
    let (id, _) = client.asked("ext/nodeRepl/evaluate").await;
    let told = json!({ "error": "boom is not defined" });
    client.reply(&id, told).await;
    fails(&rest(&mut client).await.0, "boom is not defined");

    client.turn(&thread, "1").await;
    let (id, _) = client.asked("ext/nodeRepl/evaluate").await;
    let error = json!({ "code": -32601, "message": "no such luck" });
    client
        .send(json!({ "jsonrpc": "2.0", "id": id, "error": error }))
        .await;
    fails(&rest(&mut client).await.0, "no such luck");

    client.turn(&thread, "1").await;
    let (id, _) = client.asked("ext/nodeRepl/evaluate").await;
    client.reply(&id, json!({ "images": "none" })).await;
    fails(&rest(&mut client).await.0, "unreadable answer");

    client.turn(&thread, "while(true);").await;
    let (id, params) = client.asked("ext/nodeRepl/evaluate").await;
    client.call("model/list", json!({})).await.unwrap();
    tokio::time::pause();
    tokio::time::advance(Duration::from_secs(16)).await;
    tokio::time::resume();
    let (_, cancelled) = client.asked("ext/nodeRepl/cancel").await;
    assert_eq!(
        cancelled,
        json!({ "threadId": thread, "evaluationId": params["evaluationId"] })
    );
    fails(&rest(&mut client).await.0, "did not answer within 15 s");
    // A late answer changes nothing.
    client.reply(&id, json!({ "text": "late" })).await;
    client.call("model/list", json!({})).await.unwrap();
}

#[tokio::test]
async fn interrupted_code_is_cancelled_where_the_client_can() {
    let house = house().await;
    for cancels in [true, false] {
        let mut client = house.client_with(offer(cancels)).await;
        let thread = free(&mut client).await;
        let turn = client.turn(&thread, "while(true);").await;
        client.asked("ext/nodeRepl/evaluate").await;
        client.interrupt(&thread, &turn).await;
        let messages = client.all_until(&TERMINAL).await;
        let is_told = methods(&messages).contains(&"ext/nodeRepl/cancel");
        assert_eq!(is_told, cancels);
        assert_eq!(messages.last().unwrap()["method"], "turn/cancelled");
    }
}

#[tokio::test]
async fn nobody_is_asked_without_a_browser_or_after_the_client_left() {
    let house = house().await;
    let offers = [
        json!({}),
        json!({ "nodeRepl": { "backend": "desktop-node" } }),
        json!({ "browserUse": { "backend": "desktop-iab" } }),
    ];
    let mut user = house.client().await;
    for offer in offers {
        let mut client = house.client_with(offer).await;
        let thread = free(&mut client).await;
        client.turn(&thread, "1").await;
        let (result, asked) = rest(&mut client).await;
        assert!(asked.is_empty());
        let reason = "no client evaluates JavaScript any more";
        assert!(result.to_string().contains(reason), "{result}");
    }
    let mut client = house.client_with(offer(true)).await;
    let thread = free(&mut client).await;
    user.turn(&thread, "1").await;
    client.asked("ext/nodeRepl/evaluate").await;
    drop(client);
    let (result, _) = rest(&mut user).await;
    assert!(
        result.to_string().contains("the client has left"),
        "{result}"
    );
    // A wrong handshake names the member.
    let mut client = house.knock();
    let wrong = crate::initialize(json!({ "nodeRepl": { "backend": 7 } }));
    let error = client.call("initialize", wrong).await.unwrap_err();
    assert!(error.to_string().contains("capabilities.nodeRepl.backend"));
}

#[tokio::test]
async fn code_waits_for_the_user() {
    let house = house().await;
    let mut client = house.client_with(offer(true)).await;
    let thread = client.thread().await;
    for (decision, runs) in [("decline", false), ("accept", true)] {
        client.turn(&thread, "1").await;
        let (id, params) = client.asked("item/approval/request").await;
        assert!(params.to_string().contains("node_repl"), "{params}");
        client.reply(&id, json!({ "decision": decision })).await;
        if runs {
            let (id, _) = client.asked("ext/nodeRepl/evaluate").await;
            client.reply(&id, json!({ "text": "1" })).await;
        }
        let (result, asked) = rest(&mut client).await;
        assert_eq!(result["success"], runs, "{result}");
        assert!(asked.is_empty(), "{asked:?}");
    }
}
