//! Reviews of actions by the model, in place of the user.

use threadwire_engine::{
    Answer, ApprovalPolicy, NewTurn, NotReviewed, Permissions, Reviewer, SandboxPolicy,
    SettingsChange, TurnStatus,
};
use threadwire_test_model::{Model, Part, Step, Wire};

use crate::support::{NO_RETRIES, World, says};

const WIRE: Wire = Wire::Responses;

fn turn() -> NewTurn {
    NewTurn {
        settings: SettingsChange {
            approval: Some(ApprovalPolicy::OnRequest),
            reviewer: Some(Reviewer::Model),
            // What asks for approval asks to leave it.
            sandbox: Some(SandboxPolicy::ReadOnly { network: false }),
            ..SettingsChange::default()
        },
        ..NewTurn::text("go on")
    }
}

/// A step that wants to leave the sandbox.
fn escalates(id: &str) -> Step {
    let arguments = serde_json::json!({
        "cmd": "echo one >> made", "sandbox_permissions": "require_escalated", "justification": "May I?",
    });
    Step::say(WIRE, &[Part::call(id, "exec_command", &arguments)])
}

fn judges(outcome: &str, rationale: &str) -> Step {
    let judgment = serde_json::json!({
        "risk_level": "medium", "user_authorization": "low", "outcome": outcome, "rationale": rationale,
    });
    says(WIRE, &judgment.to_string())
}

async fn world(steps: Vec<Step>) -> (World, Model) {
    World::scripted(WIRE, NO_RETRIES, steps).await
}

/// Returns the output that the model got for its last call.
fn told(model: &Model, request: usize) -> String {
    let body = &model.requests()[request].body;
    let last = body["input"].as_array().unwrap().last().unwrap();
    last["output"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn an_action_runs_when_the_reviewer_allows_it() {
    let steps = vec![
        escalates("call_1"),
        judges("allow", "Asked for."),
        says(WIRE, "done"),
    ];
    let (mut world, model) = world(steps).await;
    let outcome = world.run(turn()).await;
    outcome.answered("done");
    assert!(world.file("made").exists());
    let review = &model.requests()[1].body;
    assert_eq!(review["text"]["format"]["type"], "json_schema");
    assert!(
        review["prompt_cache_key"]
            .as_str()
            .unwrap()
            .starts_with("guardian:")
    );
    let prompt = review["input"].to_string();
    for part in ["user: go on", "echo one >> made", "May I?"] {
        assert!(prompt.contains(part), "{part}: {prompt}");
    }
    // The thread's conversation does not contain the review.
    let next = model.requests()[2].body["input"].to_string();
    assert!(!next.contains("Asked for."), "{next}");
}

#[tokio::test]
async fn three_refusals_one_after_the_other_interrupt_the_turn() {
    let mut steps = Vec::new();
    for number in 1..=3 {
        steps.push(escalates(&format!("call_{number}")));
        steps.push(judges("deny", "Nobody asked."));
    }
    let (mut world, model) = world(steps).await;
    let outcome = world.run(turn()).await;
    assert_eq!(outcome.status, TurnStatus::Interrupted, "{outcome:#?}");
    assert!(!world.file("made").exists());
    assert!(told(&model, 2).contains("Nobody asked."));
    let declined = outcome
        .lines
        .iter()
        .filter(|line| line.ends_with("Declined"));
    assert_eq!(declined.count(), 3, "{outcome:#?}");
}

#[tokio::test]
async fn an_action_does_not_run_without_a_judgment_that_can_be_read() {
    let steps = vec![
        escalates("call_1"),
        says(WIRE, "It looks fine to me."),
        says(WIRE, ""),
        says(WIRE, "{}"),
        says(WIRE, "done"),
    ];
    let (mut world, model) = world(steps).await;
    let outcome = world.run(turn()).await;
    outcome.answered("done");
    assert!(!world.file("made").exists());
    assert!(told(&model, 4).contains("not valid JSON"));
}

#[tokio::test]
async fn a_reviewer_that_is_refused_is_not_asked_again() {
    let steps = vec![
        escalates("call_1"),
        Step::refuse(400, "out of order"),
        says(WIRE, "done"),
    ];
    let (mut world, model) = world(steps).await;
    world.run(turn()).await.answered("done");
    assert!(!world.file("made").exists());
    assert!(told(&model, 2).contains("out of order"));
}

/// The user may let a model judge everything that follows in the turn.
#[tokio::test]
async fn a_strict_review_is_asked_of_every_action_of_the_turn() {
    let permissions = serde_json::json!({ "permissions": { "network": { "enabled": true } } });
    let runs = |id: &str| crate::support::runs(WIRE, id, "echo one >> made");
    let steps = vec![
        Step::say(
            WIRE,
            &[Part::call("call_1", "request_permissions", &permissions)],
        ),
        runs("call_2"),
        judges("deny", "Not now."),
        says(WIRE, "done"),
        runs("call_3"),
        says(WIRE, "done again"),
    ];
    let (mut world, model) = world(steps).await;
    let config = world.dir.path().join("home/config.toml");
    let text = std::fs::read_to_string(&config).unwrap();
    let text = format!("{text}\n[features]\nrequest_permissions_tool = true\n");
    std::fs::write(&config, text).unwrap();
    let turn = || {
        let mut turn = turn();
        turn.settings.reviewer = Some(Reviewer::User);
        turn.settings.sandbox = Some(SandboxPolicy::DangerFullAccess);
        turn
    };
    world.start(turn()).await;
    let granted = Answer::Permissions {
        granted: Permissions {
            network: true,
            ..Permissions::default()
        },
        for_session: false,
        strict: true,
    };
    let outcome = world.end_answering(vec![granted]).await;
    outcome.answered("done");
    assert!(!world.file("made").exists(), "{outcome:#?}");
    assert!(told(&model, 1).contains(r#""strict_auto_review":true"#));
    assert!(told(&model, 3).contains("Not now."));
    world.run(turn()).await.answered("done again");
    assert!(world.file("made").exists());
}

#[tokio::test]
async fn the_last_call_is_reviewed_without_running_it() {
    let steps = vec![says(WIRE, "hello"), judges("deny", "Too far.")];
    let (mut world, _model) = world(steps).await;
    world.run(turn()).await.answered("hello");
    let reviewed = world.engine.review_last_call(&world.thread).await.unwrap();
    assert_eq!(reviewed.unwrap_err(), NotReviewed::NoCall);
    let add = async |arguments: &str| {
        let item = serde_json::json!({
            "type": "function_call", "name": "exec_command", "call_id": "c", "arguments": arguments,
        });
        let (key, entry) = threadwire_agent::inject::entry([&*item.to_string()], None).unwrap();
        let id = world.thread.id();
        world.engine.set_extra(id, &key, Some(entry)).await.unwrap();
    };
    add(r#"{"cmd":"ls"}"#).await;
    let reviewed = world.engine.review_last_call(&world.thread).await.unwrap();
    assert!(reviewed.unwrap().judgment.is_none());
    add(r#"{"cmd":"echo > made","sandbox_permissions":"require_escalated"}"#).await;
    let reviewed = world.engine.review_last_call(&world.thread).await.unwrap();
    let reviewed = reviewed.unwrap();
    assert_eq!(reviewed.id, "c");
    let judgment = reviewed.judgment.unwrap();
    assert_eq!((judgment.allows, &*judgment.rationale), (false, "Too far."));
    assert!(!world.file("made").exists());
}
