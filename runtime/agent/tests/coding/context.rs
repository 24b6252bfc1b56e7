//! The conversation survives restarts, forks, failures and compaction.

use serde_json::{Value, json};
use threadwire_engine::{
    ApprovalPolicy, ForkThread, NewTurn, SettingsChange, TurnErrorKind, TurnQuery, TurnStatus,
    TurnTask,
};
use threadwire_test_model::{Model, Part, Step, Wire};

use crate::support::{NO_RETRIES, World, runs, says};

/// Returns the conversation in a request, without parts that differ between requests.
fn conversation(wire: Wire, body: &Value) -> Vec<Value> {
    let list = if wire == Wire::Responses {
        "input"
    } else {
        "messages"
    };
    let mut items = body[list].as_array().unwrap().clone();
    for item in &mut items {
        if let Some(parts) = item["content"].as_array_mut() {
            for part in parts {
                part.as_object_mut()
                    .map(|part| part.remove("cache_control"));
            }
        }
    }
    items
}

#[tokio::test]
async fn the_conversation_survives_a_restart_exactly() {
    for wire in Wire::ALL {
        let steps = vec![
            Step::say(
                wire,
                &[
                    Part::Reasoning("thought".to_owned()),
                    Part::text("working"),
                    Part::call("call_1", "exec_command", &json!({ "cmd": "echo hi" })),
                ],
            ),
            says(wire, "one"),
            says(wire, "two"),
        ];
        let (mut world, model) = World::scripted(wire, "", steps).await;
        world.say("a").await.answered("one");
        let mut world = world.restarted().await;
        world.say("b").await.answered("two");
        let requests = model.requests();
        let before = conversation(wire, &requests[1].body);
        let after = conversation(wire, &requests[2].body);
        assert_eq!(after[..before.len()], before);
        assert_eq!(after.len(), before.len() + 2);
    }
}

#[tokio::test]
async fn what_clients_add_has_an_output_for_each_call_and_no_other() {
    let wire = Wire::Responses;
    let steps = ["one", "two"].map(|text| says(wire, text)).to_vec();
    let (mut world, model) = World::scripted(wire, "", steps).await;
    let provider = world.thread.snapshot().await.thread;
    let provider = &provider.settings.model_provider;
    let add = async |items: &[&str]| {
        let items = items.iter().copied();
        let (key, entry) = threadwire_agent::inject::entry(items, Some(provider)).unwrap();
        let id = world.thread.id();
        world.engine.set_extra(id, &key, Some(entry)).await.unwrap();
    };
    add(&[
        r#"{"type":"function_call","name":"f","arguments":"{}","call_id":"open"}"#,
        r#"{"type":"custom_tool_call","name":"g","input":"x","call_id":"late"}"#,
        r#"{"type":"function_call_output","call_id":"none","output":"lone"}"#,
        r#"{"type":"custom_tool_call_output","call_id":"none","output":"lone"}"#,
        r#"{"type":"reasoning","summary":[],"encrypted_content":"sealed"}"#,
        r#"{"type":"message","role":"assistant","content":[{"type":"output_text","text":"thought"}]}"#,
    ])
    .await;
    add(&[
        r#"{"type":"custom_tool_call_output","call_id":"late","output":"there"}"#,
        r#"{"type":"compaction","encrypted_content":"sealed"}"#,
    ])
    .await;
    world.say("a").await.answered("one");
    let mut world = world.restarted().await;
    world.say("b").await.answered("two");
    for request in model.requests() {
        let input = request.body["input"].as_array().unwrap().clone();
        let added: Vec<String> = input
            .iter()
            .filter(|item| item["type"] != "message")
            .map(|item| {
                let id = item["call_id"].as_str().unwrap_or_default();
                let output = item["output"].as_str().unwrap_or_default();
                format!("{} {id} {output}", item["type"].as_str().unwrap())
            })
            .collect();
        let expected = [
            "function_call open ",
            "function_call_output open aborted",
            "function_call late ",
            "reasoning  ",
            "function_call_output late there",
            "compaction  ",
        ];
        assert_eq!(added, expected);
    }
}

#[tokio::test]
async fn what_clients_add_belongs_between_the_turns_around_it() {
    let wire = Wire::Responses;
    let steps = vec![says(wire, "answered"); 10];
    let (mut world, model) = World::scripted(wire, "", steps).await;
    let source = world.thread.clone();
    let add = async |world: &World, text: &str| {
        let item = json!({ "type": "message", "role": "user", "content": [{ "type": "input_text", "text": text }] });
        let item = item.to_string();
        let (key, entry) = threadwire_agent::inject::entry([&*item], None).unwrap();
        let id = world.thread.id();
        world.engine.set_extra(id, &key, Some(entry)).await.unwrap();
    };
    // Returns what of these texts the model was told last.
    let told = || {
        let body = model.requests().pop().unwrap().body["input"].to_string();
        let texts = ["seed", "said one", "added", "said two", "waiting", "last"].into_iter();
        let mut found: Vec<_> = texts
            .filter_map(|text| Some((body.find(text)?, text)))
            .collect();
        found.sort_unstable();
        found.into_iter().map(|(_, text)| text).collect::<Vec<_>>()
    };
    add(&world, "seed").await;
    world.say("said one").await.answered("answered");
    add(&world, "added").await;
    world.say("said two").await.answered("answered");
    add(&world, "waiting").await;
    let turns = world.engine.turns(source.id(), TurnQuery::default());
    let turns = turns.await.unwrap().data;
    let [first, second] = [0, 1].map(|index: usize| turns[index].turn.id);

    for (last_turn, before_turn, expected) in [
        (Some(first), None, &["seed", "said one", "last"][..]),
        (None, Some(second), &["seed", "said one", "added", "last"]),
        (
            Some(second),
            None,
            &["seed", "said one", "added", "said two", "last"],
        ),
        (None, Some(first), &["seed", "last"]),
        (
            None,
            None,
            &["seed", "said one", "added", "said two", "waiting", "last"],
        ),
    ] {
        let fork = ForkThread {
            last_turn,
            before_turn,
            ..ForkThread::default()
        };
        let fork = world.engine.fork_thread(source.id(), fork).await.unwrap();
        world.switch(fork).await;
        world.say("last").await.answered("answered");
        assert_eq!(told(), expected, "{last_turn:?} {before_turn:?}");
    }

    world.switch(source).await;
    let id = world.thread.id();
    world.engine.remove_turns(id, second).await.unwrap();
    world.say("last").await.answered("answered");
    assert_eq!(told(), ["seed", "said one", "added", "last"]);
    let mut world = world.restarted().await;
    world.say("last").await.answered("answered");
    assert_eq!(told(), ["seed", "said one", "added", "last"]);
    let id = world.thread.id();
    world.engine.remove_turns(id, first).await.unwrap();
    world.say("last").await.answered("answered");
    assert_eq!(told(), ["seed", "last"]);
}

#[tokio::test]
async fn a_fork_goes_on_from_its_turn() {
    let wire = Wire::Responses;
    let steps = ["one", "two", "three"]
        .map(|text| says(wire, text))
        .to_vec();
    let (mut world, model) = World::scripted(wire, "", steps).await;
    world.say("a").await.answered("one");
    world.say("b").await.answered("two");
    let turns = world.engine.turns(world.thread.id(), TurnQuery::default());
    let first = turns.await.unwrap().data[0].turn.id;
    let fork = ForkThread {
        last_turn: Some(first),
        ..ForkThread::default()
    };
    let fork = world
        .engine
        .fork_thread(world.thread.id(), fork)
        .await
        .unwrap();
    world.switch(fork).await;
    world.say("c").await.answered("three");
    let told = model.requests()[2].body["input"].to_string();
    assert!(told.contains("one") && !told.contains("two"), "{told}");
}

#[tokio::test]
async fn what_was_done_before_a_failure_is_known_afterwards() {
    for wire in Wire::ALL {
        let steps = vec![
            runs(wire, "call_1", "echo 42 > made"),
            Step::refuse(500, "{}"),
            says(wire, "fine"),
        ];
        let (mut world, model) = World::scripted(wire, NO_RETRIES, steps).await;
        assert_eq!(world.say("go").await.status, TurnStatus::Failed);
        let mut world = world.restarted().await;
        world.say("again").await.answered("fine");
        let told = model.requests()[2].body.to_string();
        assert!(told.contains("Process exited with code 0"), "{told}");
    }
}

fn compact() -> NewTurn {
    NewTurn {
        task: TurnTask::Compact,
        ..NewTurn::default()
    }
}

#[tokio::test]
async fn a_conversation_can_be_replaced_by_a_summary() {
    for wire in Wire::ALL {
        let steps = vec![
            Step::say(
                wire,
                &[
                    Part::text("long story"),
                    Part::call("call_1", "exec_command", &json!({ "cmd": "echo details" })),
                ],
            ),
            says(wire, "one"),
            says(wire, "THE SUMMARY"),
            says(wire, "two"),
            says(wire, "three"),
        ];
        let (mut world, model) = World::scripted(wire, "", steps).await;
        world.say("question").await.answered("one");
        let outcome = world.run(compact()).await;
        assert_eq!(outcome.status, TurnStatus::Completed);
        assert!(
            outcome.shows("completed compaction Some(\"THE SUMMARY\")"),
            "{outcome:#?}"
        );
        world.say("next").await.answered("two");
        let mut world = world.restarted().await;
        world.say("last").await.answered("three");
        let requests = model.requests();
        assert!(requests[2].body.to_string().contains("long story"));
        assert_eq!(requests[2].body["tools"], requests[1].body["tools"]);
        let choice = &requests[2].body["tool_choice"];
        match wire {
            Wire::Responses | Wire::Chat => assert_eq!(choice, "none"),
            Wire::Anthropic => assert_eq!(*choice, json!({ "type": "none" })),
        }
        for request in &requests[3..] {
            let told = request.body.to_string();
            for known in ["question", "THE SUMMARY", "next", "<environment_context>"] {
                assert!(told.contains(known), "{known}: {told}");
            }
            assert!(
                !told.contains("long story") && !told.contains("details"),
                "{told}"
            );
        }
        // The request after the restart begins with the conversation of the request before it.
        let before = conversation(wire, &requests[3].body);
        assert_eq!(
            conversation(wire, &requests[4].body)[..before.len()],
            before
        );
    }
}

#[tokio::test]
async fn a_full_context_is_compacted_before_the_next_request() {
    let wire = Wire::Responses;
    let steps = vec![
        runs(wire, "call_1", "echo hi"),
        says(wire, "THE SUMMARY"),
        says(wire, "done"),
    ];
    let (mut world, model) = World::scripted(wire, "", steps).await;
    compact_at(&world, 12);
    // The surroundings alone exceed the limit, so the limit applies from the second request on.
    let outcome = world.say("go").await;
    outcome.answered("done");
    assert!(
        outcome.shows("completed compaction Some(\"THE SUMMARY\")"),
        "{outcome:#?}"
    );
    assert_eq!(model.requests().len(), 3);
}

#[tokio::test]
async fn a_context_that_is_too_long_is_compacted_once() {
    let too_long = || {
        Step::refuse(
            400,
            r#"{"error":{"code":"context_length_exceeded","message":"too long"}}"#,
        )
    };
    for wire in Wire::ALL {
        let steps = vec![
            says(wire, "one"),
            too_long(),
            says(wire, "THE SUMMARY"),
            says(wire, "two"),
            too_long(),
            says(wire, "SECOND SUMMARY"),
            too_long(),
        ];
        let (mut world, _model) = World::scripted(wire, NO_RETRIES, steps).await;
        world.say("a").await.answered("one");
        let outcome = world.say("b").await;
        outcome.answered("two");
        assert!(
            outcome.shows("completed compaction Some(\"THE SUMMARY\")"),
            "{outcome:#?}"
        );
        let failed = world.say("c").await;
        assert_eq!(failed.error().kind, TurnErrorKind::ContextWindowExceeded);
    }
}

#[tokio::test]
async fn a_summary_that_fails_leaves_the_conversation_as_it_was() {
    let wire = Wire::Chat;
    for failure in [Step::refuse(500, "{}"), says(wire, " ")] {
        let steps = vec![says(wire, "one"), failure, says(wire, "two")];
        let (mut world, model) = World::scripted(wire, NO_RETRIES, steps).await;
        world.say("a").await.answered("one");
        assert_eq!(world.run(compact()).await.status, TurnStatus::Failed);
        world.say("b").await.answered("two");
        assert!(model.requests()[2].body.to_string().contains("one"));
    }
}

/// Sets the number of tokens at which compaction starts.
fn compact_at(world: &World, tokens: u64) {
    let file = world.dir.path().join("home/config.toml");
    let config = std::fs::read_to_string(&file).unwrap();
    let limit = format!("model_auto_compact_token_limit = {tokens}\n");
    std::fs::write(&file, limit + &config).unwrap();
}

#[tokio::test]
async fn outputs_that_were_not_asked_about_yet_fill_the_context_too() {
    let wire = Wire::Responses;
    let steps = vec![
        runs(wire, "call_1", "seq 4000"),
        says(wire, "THE SUMMARY"),
        says(wire, "done"),
    ];
    let (mut world, model) = World::scripted(wire, "", steps).await;
    compact_at(&world, 3_000);
    world.say("go").await.answered("done");
    assert_eq!(model.requests().len(), 3);
}

#[tokio::test]
async fn a_long_turn_can_make_room_more_than_once() {
    let wire = Wire::Responses;
    let too_long = || Step::refuse(413, "{}");
    let steps = vec![
        says(wire, "one"),
        too_long(),
        says(wire, "THE SUMMARY"),
        runs(wire, "call_1", "echo hi"),
        too_long(),
        says(wire, "SECOND SUMMARY"),
        says(wire, "done"),
    ];
    let (mut world, model) = World::scripted(wire, NO_RETRIES, steps).await;
    world.say("a").await.answered("one");
    world.say("b").await.answered("done");
    assert_eq!(model.requests().len(), 7);
}

#[tokio::test]
async fn what_was_said_is_known_after_a_summary_that_failed() {
    let wire = Wire::Responses;
    let steps = vec![
        says(wire, "one"),
        Step::refuse(500, "{}"),
        says(wire, "THE SUMMARY"),
        says(wire, "two"),
    ];
    let (mut world, model) = World::scripted(wire, NO_RETRIES, steps).await;
    compact_at(&world, 12);
    world.say("a").await.answered("one");
    assert_eq!(world.say("lost words").await.status, TurnStatus::Failed);
    world.say("c").await.answered("two");
    let told = model.requests()[3].body.to_string();
    assert_eq!(told.matches("lost words").count(), 1, "{told}");
}

#[tokio::test]
async fn the_model_of_another_provider_goes_on_without_sealed_reasoning() {
    let wire = Wire::Responses;
    let first = vec![Step::say(
        wire,
        &[Part::Reasoning("thought".to_owned()), Part::text("one")],
    )];
    let (mut world, _model) = World::scripted(wire, "", first).await;
    world.say("a").await.answered("one");
    let second = Model::start(vec![says(Wire::Anthropic, "two")]).await;
    world.configure(
        "http://127.0.0.1:9",
        wire,
        &format!(
            "[model_providers.other]\nbase_url = \"{}\"\nwire_api = \"anthropic\"\n",
            second.base_url()
        ),
    );
    let turn = NewTurn {
        settings: threadwire_engine::SettingsChange {
            model_provider: Some("other".to_owned()),
            ..Default::default()
        },
        ..NewTurn::text("b")
    };
    world.run(turn).await.answered("two");
    let told = second.requests()[0].body.to_string();
    assert!(told.contains("one") && !told.contains("sealed"), "{told}");
}

#[tokio::test]
async fn a_reviewer_sees_the_work_and_not_the_conversation() {
    for wire in Wire::ALL {
        let steps = vec![
            says(wire, "a secret plan"),
            runs(wire, "call_1", "echo the diff"),
            says(wire, "Looks good."),
            says(wire, "thanks"),
        ];
        let (mut world, model) = World::scripted(wire, "", steps).await;
        world.say("question").await.answered("a secret plan");
        let outcome = world
            .run(NewTurn {
                task: TurnTask::Review,
                review: Some("changes".to_owned()),
                ..NewTurn::text("Review the changes.")
            })
            .await;
        outcome.answered("Looks good.");
        assert!(
            outcome.shows("completed review Looks good."),
            "{outcome:#?}"
        );
        world.say("next").await.answered("thanks");
        let told: Vec<_> = model
            .requests()
            .iter()
            .map(|request| request.body.to_string())
            .collect();
        for review in &told[1..3] {
            assert!(review.contains("Review the changes."), "{review}");
            assert!(!review.contains("a secret plan"), "{review}");
        }
        // The conversation of the thread has the findings, but not the reviewer's steps.
        assert!(told[3].contains("a secret plan") && told[3].contains("Looks good."));
        assert!(!told[3].contains("the diff"), "{}", told[3]);
    }
}

/// It works alone: it neither asks nor spawns, plans or searches.
#[tokio::test]
async fn a_reviewer_has_the_tools_to_look_and_asks_nobody() {
    let wire = Wire::Responses;
    let escalates = json!({
        "cmd": "echo one > made", "sandbox_permissions": "require_escalated", "justification": "May I?",
    });
    let steps = vec![
        Step::say(wire, &[Part::call("call_1", "exec_command", &escalates)]),
        Step::say(
            wire,
            &[Part::call("call_2", "update_plan", &json!({ "plan": [] }))],
        ),
        Step::say(
            wire,
            &[Part::call(
                "call_3",
                "spawn_agent",
                &json!({ "message": "go" }),
            )],
        ),
        Step::say(
            wire,
            &[Part::call(
                "call_4",
                "request_user_input",
                &json!({ "questions": [] }),
            )],
        ),
        says(wire, "Looks good."),
    ];
    let (mut world, model) = World::scripted(wire, "", steps).await;
    let review = NewTurn {
        settings: SettingsChange {
            approval: Some(ApprovalPolicy::OnRequest),
            ..SettingsChange::default()
        },
        task: TurnTask::Review,
        ..NewTurn::text("Review the changes.")
    };
    world.run(review).await.answered("Looks good.");
    assert!(!world.file("made").exists());
    let requests = model.requests();
    let tools = requests[0].body["tools"].as_array().unwrap();
    let tools: Vec<_> = tools.iter().map(|tool| &tool["name"]).collect();
    let expected = [
        "exec_command",
        "write_stdin",
        "apply_patch",
        "view_image",
        "request_user_input",
    ];
    assert_eq!(tools, expected);
    let told = requests[4].body["input"].to_string();
    for refusal in [
        "approval policy is Never; reject command",
        "unsupported call: update_plan",
        "unsupported call: spawn_agent",
        "request_user_input can only be used by the root thread",
    ] {
        assert!(told.contains(refusal), "{refusal}: {told}");
    }
}

#[tokio::test]
async fn a_review_that_does_not_come_about_has_an_end_too() {
    let wire = Wire::Responses;
    let steps = vec![
        Step::refuse(400, "no"),
        runs(wire, "call_1", "sleep 600"),
        says(wire, "fine"),
    ];
    let (mut world, model) = World::scripted(wire, NO_RETRIES, steps).await;
    let review = || NewTurn {
        task: TurnTask::Review,
        review: Some("changes".to_owned()),
        ..NewTurn::text("Review the changes.")
    };
    let ended = "completed review Reviewer failed to output a response.";
    let failed = world.run(review()).await;
    assert_eq!(failed.status, TurnStatus::Failed);
    assert!(failed.shows(ended), "{failed:#?}");
    world.start(review()).await;
    world.until("started command").await;
    world.thread.interrupt(None).await.unwrap();
    let interrupted = world.end().await;
    assert_eq!(interrupted.status, TurnStatus::Interrupted);
    assert!(interrupted.shows(ended), "{interrupted:#?}");
    world.say("next").await.answered("fine");
    let told = model.requests()[2].body["input"].to_string();
    let untold = "Review was interrupted. Please re-run /review";
    assert_eq!(told.matches(untold).count(), 2, "{told}");
}

#[tokio::test]
async fn a_summary_is_asked_for_again_and_that_is_told() {
    let wire = Wire::Responses;
    let steps = vec![
        says(wire, "one"),
        Step::refuse(500, "{}"),
        says(wire, "THE SUMMARY"),
    ];
    let (mut world, _model) = World::scripted(
        wire,
        "request_max_retries = 0\nstream_max_retries = 1\n",
        steps,
    )
    .await;
    world.say("a").await.answered("one");
    let outcome = world.run(compact()).await;
    assert_eq!(outcome.status, TurnStatus::Completed);
    let told = outcome
        .lines
        .iter()
        .any(|line| line.starts_with("trouble Reconnecting... 1/1"));
    assert!(told, "{outcome:#?}");
}

#[tokio::test]
async fn an_interrupt_ends_a_compaction() {
    let wire = Wire::Responses;
    let steps = vec![
        says(wire, "one"),
        says(wire, "THE SUMMARY").silence(0),
        says(wire, "two"),
    ];
    let (mut world, model) = World::scripted(wire, "", steps).await;
    world.say("a").await.answered("one");
    world.start(compact()).await;
    world.until("started compaction").await;
    world.thread.interrupt(None).await.unwrap();
    assert_eq!(world.end().await.status, TurnStatus::Interrupted);
    world.say("b").await.answered("two");
    let last = model.requests().pop().unwrap().body.to_string();
    assert!(last.contains("one"), "{last}");
}

#[tokio::test]
async fn what_was_said_is_known_after_a_turn_that_could_not_begin() {
    let wire = Wire::Responses;
    let missing = "[mcp_servers.gone]\ncommand = \"/no/such/program\"\nrequired = true\n";
    let more = format!("{NO_RETRIES}\n{missing}");
    let (mut world, model) = World::scripted(wire, &more, vec![says(wire, "fine")]).await;
    assert_eq!(world.say("lost words").await.status, TurnStatus::Failed);
    world.configure(&model.base_url(), wire, NO_RETRIES);
    world.say("again").await.answered("fine");
    let told = model.requests()[0].body.to_string();
    assert_eq!(told.matches("lost words").count(), 1, "{told}");
}

#[tokio::test]
async fn the_model_is_told_that_added_instructions_are_gone() {
    const GONE: &str = "developer instructions and app context no longer apply";
    let wire = Wire::Responses;
    let steps = vec![says(wire, "one"), says(wire, "two"), says(wire, "three")];
    let (mut world, model) = World::scripted(wire, "", steps).await;
    for added in [Some("Be brief.".to_owned()), None, None] {
        let settings = SettingsChange {
            developer_instructions: Some(added),
            ..SettingsChange::default()
        };
        let turn = NewTurn {
            settings,
            ..NewTurn::text("go")
        };
        world.run(turn).await;
    }
    let requests = model.requests();
    let count = |at: usize| requests[at].body.to_string().matches(GONE).count();
    assert_eq!([0, 1, 2].map(count), [0, 1, 1]);
}
