//! Many calls in one response.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use serde_json::{Value, json, value::RawValue};
use threadwire_agent::{
    Extensions,
    extensions::{BoxError, Tool, ToolAnswer, ToolContext},
};
use threadwire_engine::{
    Answer, ApprovalPolicy, BoxFuture, Decision, EventKind, Json, NewTurn, SettingsChange,
};
use threadwire_test_model::{Part, Step, Wire};
use tokio::sync::{Semaphore, mpsc};

use crate::support::{World, runs, says};

/// The maximum number of concurrent calls, see `MAX_AT_ONCE`.
const AT_ONCE: usize = 16;

/// A tool that reports when it starts, and that ends when the gate has a permit.
struct Gated {
    begun: mpsc::UnboundedSender<u64>,
    gate: Arc<Semaphore>,
    at_work: AtomicUsize,
    most: Arc<AtomicUsize>,
}

impl Tool for Gated {
    fn name(&self) -> &str {
        "gated"
    }

    fn description(&self) -> &str {
        "Waits."
    }

    fn input_schema(&self) -> Json {
        RawValue::from_string("{\"type\":\"object\"}".to_owned())
            .unwrap()
            .into()
    }

    /// Allows the calls to run concurrently.
    fn is_read_only(&self) -> bool {
        true
    }

    fn call<'a>(
        &'a self,
        arguments: Value,
        _: ToolContext,
    ) -> BoxFuture<'a, Result<ToolAnswer, BoxError>> {
        Box::pin(async move {
            let at_work = self.at_work.fetch_add(1, Ordering::SeqCst) + 1;
            self.most.fetch_max(at_work, Ordering::SeqCst);
            let n = arguments["n"].as_u64().ok_or("n is missing")?;
            self.begun.send(n)?;
            self.gate.acquire().await?.forget();
            self.at_work.fetch_sub(1, Ordering::SeqCst);
            Ok(ToolAnswer::done(n.to_string()))
        })
    }
}

#[tokio::test]
async fn sixteen_calls_are_at_work_at_once_and_the_next_one_waits_its_turn() {
    let wire = Wire::Responses;
    let (begun, mut begins) = mpsc::unbounded_channel();
    let gate = Arc::new(Semaphore::new(0));
    let most = Arc::new(AtomicUsize::new(0));
    let tool = Gated {
        begun,
        gate: Arc::clone(&gate),
        at_work: AtomicUsize::new(0),
        most: Arc::clone(&most),
    };
    let call = |n| Part::call(&format!("call_{n}"), "gated", &json!({ "n": n }));
    let calls: Vec<Part> = (0..=AT_ONCE).map(call).collect();
    let steps = vec![Step::say(wire, &calls), says(wire, "done")];
    let extensions = Extensions::new(vec![Arc::new(tool)], Vec::new()).unwrap();
    let (mut world, model) = World::extended(extensions, steps).await;
    world.start(NewTurn::text("go")).await;
    for n in 0..AT_ONCE as u64 {
        assert_eq!(begins.recv().await, Some(n));
    }
    // If another call could start, it would have started: all calls are polled before this test is.
    assert!(begins.try_recv().is_err());
    gate.add_permits(1);
    assert_eq!(begins.recv().await, Some(AT_ONCE as u64));
    gate.add_permits(AT_ONCE);
    world.end().await.answered("done");
    assert_eq!(most.load(Ordering::SeqCst), AT_ONCE);

    let request = &model.requests()[1].body;
    let items = request["input"].as_array().unwrap().iter();
    let outputs: Vec<&Value> = items.filter(|item| item.get("output").is_some()).collect();
    let expected: Vec<String> = (0..=AT_ONCE).map(|n| format!("call_{n} {n}")).collect();
    let told: Vec<String> = outputs
        .iter()
        .map(|item| {
            format!(
                "{} {}",
                item["call_id"].as_str().unwrap(),
                item["output"].as_str().unwrap()
            )
        })
        .collect();
    assert_eq!(told, expected, "in the order of the calls");
}

#[tokio::test]
async fn a_call_is_shown_while_the_model_writes_it_to_those_who_want_it() {
    // The scripted model does not begin a call on the Responses wire; its decoder has a test of its own.
    for wire in [Wire::Chat, Wire::Anthropic] {
        for wants in [true, false] {
            let steps = vec![runs(wire, "call_1", "true"), says(wire, "done")];
            let (mut world, _model) = World::scripted(wire, "", steps).await;
            if wants {
                world.want_calls().await;
            }
            let outcome = world.say("go").await;
            outcome.answered("done");
            let place = |wanted: &str| {
                let mut lines = outcome.lines.iter();
                lines.position(|line| line.starts_with(wanted))
            };
            let written = outcome.lines.iter();
            let written: Vec<&str> = written
                .filter_map(|line| line.strip_prefix("writes exec_command"))
                .collect();
            if !wants {
                assert_eq!(written, [""; 0]);
                continue;
            }
            assert!(place("writes") < place("started command"), "{outcome:#?}");
            assert_eq!(written[0], "", "the first piece has no text");
            let text: String = written[1..].iter().map(|line| &line[1..]).collect();
            let arguments: Value = serde_json::from_str(&text).unwrap();
            assert_eq!(arguments["cmd"], "true", "{wire:?}: {text}");
        }
    }
}

#[tokio::test]
async fn a_call_of_a_tool_that_shows_no_item_is_not_shown_while_it_is_written() {
    let wire = Wire::Chat;
    let plan = json!({ "plan": [{ "step": "one", "status": "pending" }] });
    let steps = vec![
        Step::say(wire, &[Part::call("call_1", "update_plan", &plan)]),
        says(wire, "done"),
    ];
    let (mut world, _model) = World::scripted(wire, "", steps).await;
    world.want_calls().await;
    let outcome = world.say("go").await;
    outcome.answered("done");
    assert!(outcome.shows("plan 1"));
    assert!(!outcome.lines.iter().any(|line| line.starts_with("writes")));
}

/// More calls than run at once, so a call also waits for its place.
#[tokio::test(flavor = "multi_thread")]
async fn approvals_come_in_the_order_of_the_calls_and_the_model_learns_what_is_saved() {
    let wire = Wire::Responses;
    let ids: Vec<String> = (0..AT_ONCE + 4).map(|at| format!("call_{at}")).collect();
    let part = |id: &String| {
        let arguments = json!({ "cmd": format!("touch {id}"), "prefix_rule": ["touch"] });
        Part::call(id, "exec_command", &arguments)
    };
    let parts: Vec<Part> = ids.iter().map(part).collect();
    let steps = vec![Step::say(wire, &parts), says(wire, "done")];
    let (mut world, model) = World::scripted(wire, "", steps).await;
    world
        .start(NewTurn {
            settings: SettingsChange {
                approval: Some(ApprovalPolicy::Untrusted),
                ..SettingsChange::default()
            },
            ..NewTurn::text("go")
        })
        .await;
    let mut asked = Vec::new();
    while asked.len() < ids.len() {
        if let EventKind::AskOpened(ask) = &world.next().await.kind {
            let thread = world.engine.loaded_thread(ask.thread).unwrap();
            // The rule would allow those that come after it.
            let decision = match asked.len() == ids.len() - 1 {
                true => Decision::AcceptAlways { prefix: None },
                false => Decision::Accept,
            };
            let answer = Answer::Decision { decision };
            thread
                .answer(ask.id, answer, crate::support::CLIENT)
                .await
                .unwrap();
            asked.push(ask.item.to_string());
        }
    }
    assert_eq!(asked, ids);
    world.end().await.answered("done");
    let request = &model.requests()[1].body;
    let last = request["input"].as_array().unwrap().last().unwrap();
    assert_eq!(last["role"], "developer");
    let told = "Approved command prefix saved:\n- [\"touch\"]";
    assert_eq!(last["content"][0]["text"], told);
}
