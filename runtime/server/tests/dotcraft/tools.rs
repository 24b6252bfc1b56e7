//! Tests of tools that clients provide.

use std::sync::Arc;

use serde_json::{Value, json};
use threadwire_engine::{
    ActionStatus, Agent, BoxFuture, CallPiece, InputPart, ItemBody, ItemId, Model, ToolItem,
    ToolSource, TurnContext, TurnError,
};

use crate::{TERMINAL, TestServer, methods, named, names};

fn tools() -> Value {
    json!([{
        "namespace": "app",
        "name": "List",
        "description": "Lists.",
        "inputSchema": { "type": "object" },
    }])
}

#[tokio::test]
async fn a_tool_runs_at_the_client_that_brought_it() {
    let house = TestServer::new().await;
    let (mut owner, mut user) = (house.client().await, house.client().await);
    let thread = owner.thread_with(json!({ "dynamicTools": tools() })).await;
    user.turn(&thread, "tool: app/List {\"state\":\"open\"}")
        .await;
    let (id, params) = owner.asked("item/tool/call").await;
    assert_eq!(params["arguments"], json!({ "state": "open" }));
    assert_eq!(
        (params["namespace"].as_str(), params["tool"].as_str()),
        (Some("app"), Some("List"))
    );
    let result = json!({ "success": true, "contentItems": [{ "type": "text", "text": "two" }], "structuredResult": 2 });
    owner.reply(&id, result).await;
    let messages = user.all_until(&TERMINAL).await;
    assert!(!methods(&messages).contains(&"item/tool/call"));
    let at = names(&messages)
        .iter()
        .position(|name| name == "item/completed dynamicToolCall")
        .unwrap();
    let payload = &messages[at]["params"]["item"]["payload"];
    assert_eq!(payload["callId"], params["callId"]);
    assert_eq!(
        (
            payload["success"].as_bool(),
            payload["structuredResult"].as_i64()
        ),
        (Some(true), Some(2))
    );
    // Providing the tools of a thread does not subscribe the client to it.
    assert!(
        methods(&owner.everything().await)
            .iter()
            .all(|method| method.starts_with("thread/"))
    );
}

#[tokio::test]
async fn a_tool_leaves_with_its_client() {
    let house = TestServer::new().await;
    let (mut owner, mut user) = (house.client().await, house.client().await);
    let thread = owner.thread_with(json!({ "dynamicTools": tools() })).await;
    user.turn(&thread, "tool: app/List {}").await;
    owner.asked("item/tool/call").await;
    drop(owner);
    let messages = user.all_until(&TERMINAL).await;
    let at = names(&messages)
        .iter()
        .position(|name| name == "item/completed dynamicToolCall")
        .unwrap();
    let payload = &messages[at]["params"]["item"]["payload"];
    assert_eq!(
        (payload["success"].as_bool(), payload["errorCode"].as_str()),
        (Some(false), Some("ToolFailed"))
    );

    user.call(
        "thread/resume",
        json!({ "threadId": thread, "dynamicTools": tools() }),
    )
    .await
    .unwrap();
    user.turn(&thread, "tool: app/List {}").await;
    let (id, _) = user.asked("item/tool/call").await;
    user.reply(&id, json!({ "success": false, "errorCode": "Busy" }))
        .await;
    user.until("turn/completed").await;
}

#[tokio::test]
async fn tools_move_to_who_binds_them_last() {
    let house = TestServer::new().await;
    let (mut old, mut new) = (house.client().await, house.client().await);
    let thread = old.thread_with(json!({ "dynamicTools": tools() })).await;
    new.call(
        "thread/resume",
        json!({ "threadId": thread, "dynamicTools": tools() }),
    )
    .await
    .unwrap();
    new.turn(&thread, "tool: app/List {}").await;
    let (id, _) = new.asked("item/tool/call").await;
    new.reply(&id, json!({ "success": true })).await;
    new.until("turn/completed").await;
    assert!(!methods(&old.everything().await).contains(&"item/tool/call"));
}

/// An agent that writes a call in pieces; it runs the call if its input says so.
struct Writer;

impl Agent for Writer {
    fn name(&self) -> &str {
        "writer"
    }

    fn models(&self) -> Arc<[Model]> {
        Arc::default()
    }

    fn run(&self, turn: TurnContext) -> BoxFuture<'_, Result<(), TurnError>> {
        Box::pin(async move {
            let mut piece = CallPiece {
                turn: turn.id(),
                item: ItemId::from("call_7"),
                tool: Arc::from("exec_command"),
                server: None,
                is_first: true,
                text: Box::default(),
            };
            turn.write_call(piece.clone()).await;
            piece.is_first = false;
            for text in ["{\"cmd\"", ":\"ls\"}"] {
                piece.text = text.into();
                turn.write_call(piece.clone()).await;
            }
            if matches!(turn.input(), [InputPart::Text { text, .. }] if text == "run it") {
                let body = ItemBody::Tool(ToolItem {
                    source: ToolSource::Agent,
                    name: "exec_command".to_owned(),
                    arguments: serde_json::value::to_raw_value(&json!({ "cmd": "ls" }))
                        .unwrap()
                        .into(),
                    status: ActionStatus::Completed,
                    content: None,
                    structured: None,
                    error: None,
                    duration_ms: None,
                });
                turn.start_item_with_id(piece.item.clone(), body.clone())
                    .await;
                turn.complete_item(&piece.item, body).await;
            }
            Ok(())
        })
    }
}

#[tokio::test]
async fn the_arguments_of_a_call_stream_to_clients_that_want_them() {
    let house = TestServer::with_agent(Some(Arc::new(Writer))).await;
    let mut client = house.client().await;
    let off = json!({ "streamingSupport": false });
    let mut whole = house.client_with(off).await;
    let off = json!({ "optOutNotificationMethods": ["item/toolCall/argumentsDelta"] });
    let mut deaf = house.client_with(off).await;
    let thread = client.thread().await;
    for other in [&mut whole, &mut deaf] {
        let params = json!({ "threadId": thread });
        other.call("thread/subscribe", params).await.unwrap();
    }
    client.turn(&thread, "run it").await;
    let call = |messages: &[Value]| -> Vec<String> {
        let names = names(messages).into_iter();
        names
            .filter(|name| name.contains("toolCall") || name.contains("toolResult"))
            .collect()
    };
    let messages = client.all_until(&TERMINAL).await;
    let ends = [
        "item/completed toolCall",
        "item/started toolResult",
        "item/completed toolResult",
    ];
    let begins = [
        "item/started toolCall",
        "item/toolCall/argumentsDelta",
        "item/toolCall/argumentsDelta",
    ];
    assert_eq!(call(&messages), [begins, ends].concat());
    let started = &named(&messages, "item/started toolCall")["params"]["item"];
    assert_eq!(started["payload"]["toolName"], "Exec");
    assert_eq!(started["payload"].get("arguments"), None);
    let deltas: Vec<&Value> = messages
        .iter()
        .filter(|message| message["method"] == "item/toolCall/argumentsDelta")
        .map(|message| &message["params"])
        .collect();
    assert_eq!(deltas[0]["itemId"], started["id"]);
    assert_eq!(deltas[0]["callId"], started["payload"]["callId"]);
    assert_eq!(deltas[0]["deltaKind"], "toolCallArguments");
    let text = |delta: &&Value| delta["delta"].as_str().unwrap().to_owned();
    let text: String = deltas.iter().map(text).collect();
    assert_eq!(text, "{\"cmd\":\"ls\"}");
    let plain = [&["item/started toolCall"], &ends[..]].concat();
    assert_eq!(call(&whole.all_until(&TERMINAL).await), plain);
    assert_eq!(call(&deaf.all_until(&TERMINAL).await), plain);
    // A call that is not run ends with the turn, and the history is without it.
    client.turn(&thread, "drop it").await;
    let messages = client.all_until(&TERMINAL).await;
    assert_eq!(call(&messages), [&begins[..], &ends[..1]].concat());
    assert_eq!(call(&whole.all_until(&TERMINAL).await), [""; 0]);
    let turns = client.turns(&thread).await;
    let kinds: Vec<&Value> = turns[1]["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|item| &item["type"])
        .collect();
    assert_eq!(kinds, ["userMessage"]);
}
