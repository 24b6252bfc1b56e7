//! What the model is told of the goal while a turn runs.

use std::fs;

use serde_json::json;
use threadwire_engine::{GoalChange, GoalStatus, NewTurn};
use threadwire_test_model::{Model, Part, Step, Wire};

use crate::support::{World, runs, says};

const WIRE: Wire = Wire::Responses;

/// Returns what the model was told of goals with a request, one text per message.
fn told(model: &Model, request: usize) -> Vec<String> {
    let requests = model.requests();
    let items = requests[request].body["input"].as_array().unwrap().iter();
    let texts = items.filter_map(|item| item["content"][0]["text"].as_str());
    texts
        .filter(|text| text.starts_with("<goal_context>"))
        .map(str::to_owned)
        .collect()
}

async fn set(world: &World, objective: &str, budget: Option<u64>) {
    let change = GoalChange {
        objective: Some(objective.to_owned()),
        token_budget: Some(budget),
        ..GoalChange::default()
    };
    let id = world.thread.id();
    world.engine.set_goal(id, change).await.unwrap();
}

#[tokio::test]
async fn a_turn_is_told_once_that_the_budget_is_used_up() {
    let steps = vec![
        runs(WIRE, "call_1", "true"),
        runs(WIRE, "call_2", "true"),
        runs(WIRE, "call_3", "true"),
        says(WIRE, "wrapped up"),
        says(WIRE, "later"),
    ];
    let (mut world, model) = World::scripted(WIRE, "", steps).await;
    set(&world, "REACH IT", Some(20)).await;
    world.end().await.answered("wrapped up");
    assert_eq!(told(&model, 1).len(), 1);
    let limited = &told(&model, 2)[1];
    for part in ["budget_limited", "30 of 20 tokens are used.", "REACH IT"] {
        assert!(limited.contains(part), "{limited}");
    }
    assert_eq!(told(&model, 3).len(), 2);
    let goal = async || {
        let thread = world.engine.thread(world.thread.id()).await.unwrap();
        thread.goal.as_deref().unwrap().clone()
    };
    let ended = goal().await;
    assert_eq!(
        (ended.status, ended.usage.total()),
        (GoalStatus::BudgetLimited, 60)
    );
    world.say("more").await.answered("later");
    assert_eq!(told(&model, 4).len(), 2);
}

#[tokio::test]
async fn a_turn_is_told_that_a_goal_without_a_turn_has_no_budget_left() {
    let steps = vec![
        runs(WIRE, "call_1", "until [ -e go ]; do sleep 0.01; done"),
        says(WIRE, "done"),
    ];
    let (mut world, model) = World::scripted(WIRE, "", steps).await;
    world.start(NewTurn::text("go")).await;
    world.until("started command").await;
    set(&world, "REACH IT", Some(1)).await;
    fs::write(world.file("go"), "").unwrap();
    world.end().await.answered("done");
    let [limited] = &told(&model, 1)[..] else {
        panic!("{:?}", told(&model, 1));
    };
    assert!(limited.contains("budget_limited"), "{limited}");
}

#[tokio::test]
async fn a_turn_is_told_of_another_objective() {
    let steps = vec![
        runs(WIRE, "call_1", "until [ -e go ]; do sleep 0.01; done"),
        Step::say(
            WIRE,
            &[Part::call(
                "call_2",
                "update_goal",
                &json!({ "status": "complete" }),
            )],
        ),
        says(WIRE, "reached"),
    ];
    let (mut world, model) = World::scripted(WIRE, "", steps).await;
    set(&world, "THE FIRST", None).await;
    world.until("started command").await;
    set(&world, "THE SECOND", None).await;
    std::fs::write(world.file("go"), "").unwrap();
    world.end().await.answered("reached");
    let [first, second] = &*told(&model, 1) else {
        panic!("{:?}", told(&model, 1));
    };
    assert!(first.contains("THE FIRST"), "{first}");
    assert!(second.contains("THE SECOND"), "{second}");
    assert_eq!(told(&model, 2).len(), 2);
}
