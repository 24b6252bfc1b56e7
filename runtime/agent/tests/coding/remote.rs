//! Remote extensions, as the bindings of other languages use them.

use std::sync::{Arc, OnceLock};

use serde_json::{Value, json};
use threadwire_agent::extensions::remote::{Carrier, Remote};
use threadwire_engine::{BoxFuture, NewTurn, TurnStatus};
use threadwire_test_model::{Part, Step, Wire};
use tokio::sync::Semaphore;

use crate::support::{PATIENCE, World, says};

/// The code of the remote extensions.
type Code = fn(&Value) -> Result<Value, String>;

/// Completes calls at once, except those for which the code returns `"hang"`.
struct Elsewhere {
    code: Code,
    remote: Arc<OnceLock<Remote>>,
    cancelled: Arc<Semaphore>,
}

impl Carrier for Elsewhere {
    fn call(&self, number: u32, call: String) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            let call: Value = serde_json::from_str(&call).unwrap();
            assert_eq!(call["turn"]["model"], "mock-model");
            match (self.code)(&call) {
                Ok(answer) if answer == "hang" => {}
                outcome => {
                    let outcome = outcome.map(|answer| answer.to_string());
                    self.remote.get().unwrap().settle(number, outcome);
                }
            }
        })
    }

    fn cancel(&self, _: u32) {
        self.cancelled.add_permits(1);
    }
}

/// Opens a world with a remote tool `double`, a remote middleware `far`, and a model that calls the tool once.
async fn world(
    hooks: &[&str],
    code: Code,
) -> (World, threadwire_test_model::Model, Arc<Semaphore>) {
    let cancelled = Arc::new(Semaphore::new(0));
    let slot = Arc::new(OnceLock::new());
    let remote = Remote::new(Elsewhere {
        code,
        remote: Arc::clone(&slot),
        cancelled: Arc::clone(&cancelled),
    });
    slot.set(remote.clone()).unwrap();
    let tool = json!({
        "name": "double",
        "description": "Doubles.",
        "inputSchema": { "type": "object" },
        "needsApproval": false,
        "readOnly": true,
    });
    let middleware = json!({ "name": "far", "hooks": hooks });
    let description = json!({ "tools": [tool], "middleware": [middleware] });
    let extensions = remote.extensions(&description.to_string()).unwrap();
    let steps = vec![
        Step::say(
            Wire::Responses,
            &[Part::call("call_1", "double", &json!({ "a": 1 }))],
        ),
        says(Wire::Responses, "done"),
    ];
    let (world, model) = World::extended(extensions, steps).await;
    (world, model, cancelled)
}

#[tokio::test]
async fn calls_go_out_and_answers_come_back() {
    let hooks = ["before_model", "after_model", "before_tool", "after_tool"];
    let (mut world, model, cancelled) = world(&hooks, |call| {
        let mut call = call.clone();
        Ok(match call["hook"].as_str() {
            None => {
                assert_eq!(call["tool"], 0);
                let doubled = 2 * call["arguments"]["a"].as_i64().unwrap();
                json!({ "content": [{ "text": doubled.to_string() }], "success": true })
            }
            Some("before_model") => {
                let request = &mut call["request"];
                assert_eq!(request["purpose"], "answer");
                assert!(!request["conversation"].as_array().unwrap().is_empty());
                request["model"] = json!("far-model");
                request["messages"] = json!([{ "role": "user", "text": "from afar" }]);
                request.take()
            }
            Some("before_tool") => json!({ "arguments": { "a": 4 } }),
            Some("after_tool") => {
                assert_eq!(call["call"]["arguments"], json!({ "a": 4 }));
                let text = call["answer"]["content"][0]["text"].as_str().unwrap();
                let parts = json!([{ "text": format!("{text}!") }, { "image": "data:," }]);
                json!({ "content": parts, "success": true })
            }
            _ => Value::Null,
        })
    })
    .await;
    world.say("go").await.answered("done");
    let body = &model.requests()[1].body;
    assert_eq!(body["model"], "far-model");
    let input = body["input"].to_string();
    assert_eq!(input.matches("from afar").count(), 1);
    assert!(input.contains("8!") && input.contains("data:,"), "{input}");
    assert_eq!(cancelled.available_permits(), 0);
}

#[tokio::test]
async fn failures_and_garbage_come_back_as_errors() {
    let (mut world, _model, _) = world(&["before_model"], |_| Err("boom".to_owned())).await;
    let outcome = world.say("go").await;
    assert_eq!(
        outcome.error().message,
        "middleware `far` failed in before_model: boom"
    );
    let (mut world, _model, _) = self::world(&["after_model"], |_| Ok(json!(7))).await;
    let message = world.say("go").await.error().message.clone();
    let expected = "middleware `far` failed in after_model: invalid answer: ";
    assert!(message.starts_with(expected), "{message}");
    let remote = Remote::new(Elsewhere {
        code: |_| Ok(Value::Null),
        remote: Arc::default(),
        cancelled: Arc::new(Semaphore::new(0)),
    });
    assert!(remote.extensions("[]").is_err());
    // No call has this number.
    remote.settle(1, Ok(String::new()));
}

#[tokio::test]
async fn a_call_that_nobody_waits_for_is_cancelled() {
    let (mut world, _model, cancelled) = world(&[], |_| Ok(json!("hang"))).await;
    world.start(NewTurn::text("go")).await;
    world.until("started tool double").await;
    world.thread.interrupt(None).await.unwrap();
    assert_eq!(world.end().await.status, TurnStatus::Interrupted);
    let one = tokio::time::timeout(PATIENCE, cancelled.acquire()).await;
    one.unwrap().unwrap().forget();
}
