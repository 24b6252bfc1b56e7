//! Features of turns besides tool calls: steering, interrupts, plan mode, questions, images, output limits.

use std::{fs, sync::Arc};

use base64::{Engine, prelude::BASE64_STANDARD};
use serde_json::{Value, json};
use threadwire_engine::{
    Answer, InputPart, MetadataChange, MoreInput, NewTurn, SettingsChange, ToolContent, ToolSpec,
    TurnStatus,
};
use threadwire_test_model::{Model, Part, Step, Wire};
use tokio::sync::Semaphore;

use crate::support::{NO_RETRIES, World, runs, says};

/// Returns role and text of each message in a request on the Responses wire.
fn said(body: &Value) -> Vec<(String, String)> {
    let items = body["input"].as_array().unwrap().iter();
    let messages = items.filter(|item| item["type"] == "message");
    messages
        .map(|item| {
            let parts = item["content"].as_array().unwrap().iter();
            let texts: Vec<&str> = parts.filter_map(|part| part["text"].as_str()).collect();
            (item["role"].as_str().unwrap().to_owned(), texts.concat())
        })
        .collect()
}

fn users(body: &Value) -> Vec<String> {
    let said = said(body).into_iter();
    said.filter(|(role, _)| role == "user")
        .map(|(_, text)| text)
        .collect()
}

/// Returns input that joins a turn and cuts no answer short.
fn waits(text: &str) -> MoreInput {
    MoreInput {
        input: vec![InputPart::text(text)],
        waits: true,
        ..MoreInput::default()
    }
}

#[tokio::test]
async fn all_requests_of_a_thread_go_over_one_connection() {
    for wire in [Wire::Responses, Wire::Chat, Wire::Anthropic] {
        let steps = vec![
            runs(wire, "call_1", "true"),
            says(wire, "one"),
            says(wire, "two"),
        ];
        let (mut world, model) = World::scripted(wire, "", steps).await;
        world.say("first").await.answered("one");
        world.say("second").await.answered("two");
        assert_eq!((model.requests().len(), model.connections()), (3, 1));
        let thread = world.thread.id().to_string();
        for request in model.requests() {
            for name in ["session-id", "thread-id", "x-client-request-id"] {
                assert_eq!(request.header(name), Some(&*thread), "{name}");
            }
        }
    }
}

#[tokio::test]
async fn input_that_joins_goes_with_the_next_request() {
    let wire = Wire::Responses;
    let steps = vec![
        runs(wire, "call_1", "while [ ! -e go ]; do sleep 0.01; done"),
        says(wire, "done"),
    ];
    let (mut world, model) = World::scripted(wire, "", steps).await;
    world.start(NewTurn::text("first")).await;
    world.until("started command").await;
    let more = vec![InputPart::text("second")];
    world.thread.steer(None, more, None).await.unwrap();
    fs::write(world.file("go"), "").unwrap();
    world.end().await.answered("done");
    assert_eq!(model.requests().len(), 2);
    assert_eq!(users(&model.requests()[1].body)[1..], ["first", "second"]);
}

impl World {
    /// Starts a turn whose answer has said "one", and waits for the gate before it says "late".
    async fn between_messages() -> (Self, Model, Arc<Semaphore>) {
        let wire = Wire::Responses;
        let gate = Arc::new(Semaphore::new(0));
        let first = Step::say(wire, &[Part::text("one"), Part::text("late")]);
        let end = first.after_event("response.output_item.done");
        let steps = vec![first.gate(end, &gate), says(wire, "two")];
        let (mut world, model) = Self::scripted(wire, "", steps).await;
        world.start(NewTurn::text("first")).await;
        world.until("completed agent").await;
        (world, model, gate)
    }
}

#[tokio::test]
async fn input_that_joins_an_answer_cuts_it_short_between_its_items() {
    let (mut world, model, _gate) = World::between_messages().await;
    let more = vec![InputPart::text("second")];
    world.thread.steer(None, more, None).await.unwrap();
    world.end().await.answered("two");
    model.closed().await;
    let told = said(&model.requests()[1].body);
    let told: Vec<&str> = told.iter().map(|(_, text)| text.as_str()).collect();
    assert_eq!(told[told.len() - 3..], ["first", "one", "second"]);
}

#[tokio::test]
async fn output_of_a_tool_that_joins_waits_for_the_whole_answer() {
    let (mut world, model, gate) = World::between_messages().await;
    let more = vec![InputPart::ToolOutput {
        name: "watch".to_owned(),
        namespace: None,
        text: "fired".to_owned(),
    }];
    world.thread.steer(None, more, None).await.unwrap();
    gate.add_permits(1);
    let outcome = world.end().await;
    outcome.answered("two");
    assert!(outcome.shows("completed agent \"late\""), "{outcome:#?}");
    assert!(model.requests()[1].body.to_string().contains("fired"));
}

#[tokio::test]
async fn input_that_waits_lets_the_answer_come_to_its_end() {
    let (mut world, model, gate) = World::between_messages().await;
    world
        .thread
        .steer_with(None, waits("second"))
        .await
        .unwrap();
    gate.add_permits(1);
    world.end().await.answered("two");
    let told = said(&model.requests()[1].body);
    let told: Vec<&str> = told.iter().map(|(_, text)| text.as_str()).collect();
    assert_eq!(told[told.len() - 4..], ["first", "one", "late", "second"]);
}

#[tokio::test]
async fn input_that_joins_cuts_a_message_short_and_keeps_what_is_shown_of_it() {
    let wire = Wire::Responses;
    let gate = Arc::new(Semaphore::new(0));
    let pieces = ["one", " and more"].map(str::to_owned).to_vec();
    let first = Step::say(wire, &[Part::Text(pieces)]);
    let half = first.after_event("output_text.delta");
    let steps = vec![first.gate(half, &gate), says(wire, "two")];
    let (mut world, model) = World::scripted(wire, "", steps).await;
    world.start(NewTurn::text("first")).await;
    world.until("delta").await;
    let more = vec![InputPart::text("second")];
    world.thread.steer(None, more, None).await.unwrap();
    let outcome = world.end().await;
    outcome.answered("two");
    model.closed().await;
    let told = said(&model.requests()[1].body);
    let told: Vec<&str> = told.iter().map(|(_, text)| text.as_str()).collect();
    assert_eq!(told[told.len() - 3..], ["first", "one", "second"]);
    assert!(outcome.shows("completed agent \"one\""), "{outcome:#?}");
}

#[tokio::test]
async fn input_that_joins_cuts_reasoning_short_and_completes_its_item() {
    let wire = Wire::Responses;
    let gate = Arc::new(Semaphore::new(0));
    let added = json!({ "type": "response.output_item.added", "item": { "type": "reasoning", "id": "r", "summary": [] } });
    let delta = json!({ "type": "response.reasoning_summary_text.delta", "summary_index": 0, "delta": "hm" });
    let first = Step::events(&[added.to_string(), delta.to_string()]);
    let half = first.after_event("summary_text.delta");
    let steps = vec![first.gate(half, &gate), says(wire, "two")];
    let (mut world, model) = World::scripted(wire, "", steps).await;
    world.start(NewTurn::text("first")).await;
    world.until("delta").await;
    let more = vec![InputPart::text("second")];
    world.thread.steer(None, more, None).await.unwrap();
    let outcome = world.end().await;
    outcome.answered("two");
    model.closed().await;
    assert!(
        outcome.shows("completed reasoning [\"hm\"] []"),
        "{outcome:#?}"
    );
    let told = model.requests()[1].body.to_string();
    assert!(!told.contains("hm") && told.contains("second"), "{told}");
}

#[tokio::test]
async fn input_that_joins_a_turn_that_fails_is_known_to_the_next() {
    for wire in Wire::ALL {
        let gate = Arc::new(Semaphore::new(0));
        let whole = says(wire, "half shown");
        let half = whole.after_event("half shown");
        let steps = vec![whole.cut(half).gate(half, &gate), says(wire, "fine")];
        let (mut world, model) = World::scripted(wire, NO_RETRIES, steps).await;
        world.start(NewTurn::text("first")).await;
        world.until("delta").await;
        world
            .thread
            .steer_with(None, waits("walrus"))
            .await
            .unwrap();
        gate.add_permits(1);
        assert_eq!(world.end().await.status, TurnStatus::Failed);
        world.say("again").await.answered("fine");
        let told = model.requests()[1].body.to_string();
        assert_eq!(told.matches("walrus").count(), 1, "{told}");
    }
}

#[tokio::test]
async fn input_that_joins_a_turn_that_is_interrupted_is_known_to_the_next() {
    let wire = Wire::Responses;
    let gate = Arc::new(Semaphore::new(0));
    let whole = says(wire, "half shown");
    let half = whole.after_event("half shown");
    let steps = vec![whole.gate(half, &gate), says(wire, "fine")];
    let (mut world, model) = World::scripted(wire, NO_RETRIES, steps).await;
    world.start(NewTurn::text("first")).await;
    world.until("delta").await;
    world
        .thread
        .steer_with(None, waits("walrus"))
        .await
        .unwrap();
    world.thread.interrupt(None).await.unwrap();
    assert_eq!(world.end().await.status, TurnStatus::Interrupted);
    world.say("again").await.answered("fine");
    let told = users(&model.requests()[1].body);
    assert_eq!(told[told.len() - 3..], ["first", "walrus", "again"]);
}

#[tokio::test]
async fn a_call_that_waits_for_others_does_not_begin_after_an_interrupt() {
    let wire = Wire::Responses;
    let patch = "*** Begin Patch\n*** Add File: made\n+by the patch\n*** End Patch";
    let calls = [
        Part::call("call_1", "exec_command", &json!({ "cmd": "sleep 600" })),
        Part::call("call_2", "apply_patch", &json!({ "input": patch })),
    ];
    let steps = vec![Step::say(wire, &calls), says(wire, "fine")];
    let (mut world, model) = World::scripted(wire, "", steps).await;
    world.start(NewTurn::text("go")).await;
    world.until("started command").await;
    world.thread.interrupt(None).await.unwrap();
    let outcome = world.end().await;
    assert_eq!(outcome.status, TurnStatus::Interrupted);
    assert!(
        !outcome.lines.iter().any(|line| line.contains("change")),
        "{outcome:#?}"
    );
    assert!(!world.file("made").exists());
    world.say("again").await.answered("fine");
    let told = model.requests()[1].body.to_string();
    assert_eq!(told.matches("aborted by user").count(), 2, "{told}");
}

#[tokio::test]
async fn an_interrupt_ends_a_tool_and_the_model_is_told() {
    for wire in Wire::ALL {
        let steps = vec![
            runs(wire, "call_1", "echo started; sleep 600"),
            says(wire, "fine"),
        ];
        let (mut world, model) = World::scripted(wire, "", steps).await;
        world.start(NewTurn::text("go")).await;
        world.until("started command").await;
        world.thread.interrupt(None).await.unwrap();
        let outcome = world.end().await;
        assert_eq!(outcome.status, TurnStatus::Interrupted);
        world.say("again").await.answered("fine");
        let body = model.requests()[1].body.to_string();
        assert!(body.contains("Wall time: "), "{body}");
        assert!(body.contains(" seconds\\naborted by user"), "{body}");
    }
}

#[tokio::test]
async fn the_model_is_told_that_an_interrupted_client_did_not_answer() {
    let wire = Wire::Responses;
    let calls = [Part::call("call_1", "look", &json!({}))];
    let steps = vec![Step::say(wire, &calls), says(wire, "fine")];
    let (mut world, model) = World::scripted(wire, "", steps).await;
    let tool = ToolSpec {
        name: "look".to_owned(),
        namespace: None,
        description: "Looks".to_owned(),
        input_schema: serde_json::value::to_raw_value(&json!({ "type": "object" }))
            .unwrap()
            .into(),
        is_checked: false,
        is_bound: false,
        approval: None,
    };
    let settings = SettingsChange {
        tools: Some(vec![tool]),
        ..SettingsChange::default()
    };
    world
        .start(NewTurn {
            settings,
            ..NewTurn::text("go")
        })
        .await;
    world.until_asked().await;
    world.thread.interrupt(None).await.unwrap();
    assert_eq!(world.end().await.status, TurnStatus::Interrupted);
    world.say("again").await.answered("fine");
    let told = model.requests()[1].body["input"].clone();
    let told = told.as_array().unwrap().iter();
    let outputs: Vec<_> = told
        .map(|item| &item["output"])
        .filter(|it| !it.is_null())
        .collect();
    assert_eq!(
        outputs,
        ["dynamic tool call was cancelled before receiving a response"]
    );
}

#[tokio::test]
async fn an_interrupt_does_not_forget_what_was_done() {
    for wire in Wire::ALL {
        let calls = [
            ("call_1", "echo finished before"),
            ("call_2", "echo; sleep 600"),
        ];
        let calls =
            calls.map(|(id, command)| Part::call(id, "exec_command", &json!({ "cmd": command })));
        let steps = vec![Step::say(wire, &calls), says(wire, "fine")];
        let (mut world, model) = World::scripted(wire, "", steps).await;
        world.start(NewTurn::text("go")).await;
        world.until("completed command echo finished").await;
        world.thread.interrupt(None).await.unwrap();
        assert_eq!(world.end().await.status, TurnStatus::Interrupted);
        let mut world = world.restarted().await;
        world.say("again").await.answered("fine");
        let told = model.requests()[1].body.to_string();
        assert!(told.contains("Output:\\nfinished before"), "{told}");
        assert_eq!(told.matches("aborted by user").count(), 1, "{told}");
    }
}

#[tokio::test]
async fn calls_keep_their_order_where_one_has_to_run_alone() {
    let patch = "*** Begin Patch\n*** Add File: made\n+by the patch\n*** End Patch";
    for wire in Wire::ALL {
        let run =
            |id: &str, command: &str| Part::call(id, "exec_command", &json!({ "cmd": command }));
        let calls = [
            run("call_1", "sleep 0.1; ls; touch before"),
            Part::call("call_2", "apply_patch", &json!({ "input": patch })),
            run("call_3", "cat made"),
        ];
        let steps = vec![Step::say(wire, &calls), says(wire, "fine")];
        let (mut world, model) = World::scripted(wire, "", steps).await;
        world.say("go").await.answered("fine");
        let told = model.requests()[1].body.to_string();
        assert!(told.contains("Output:\\nby the patch"), "{told}");
        assert!(!told.contains("Output:\\nmade"), "{told}");
    }
}

#[tokio::test]
async fn surroundings_are_told_once_and_again_when_they_change() {
    let wire = Wire::Responses;
    let steps = ["one", "two", "three"]
        .map(|text| says(wire, text))
        .to_vec();
    let (mut world, model) = World::scripted(wire, "", steps).await;
    fs::write(world.file("AGENTS.md"), "Use tabs.").unwrap();
    world.say("a").await.answered("one");
    world.say("b").await.answered("two");
    let elsewhere = world.file("elsewhere");
    fs::create_dir(&elsewhere).unwrap();
    let moved = NewTurn {
        settings: SettingsChange {
            cwd: Some(elsewhere.clone()),
            ..SettingsChange::default()
        },
        ..NewTurn::text("c")
    };
    world.run(moved).await.answered("three");
    let requests = model.requests();
    let told = |index: usize| said(&requests[index].body);
    let kinds = |told: &[(String, String)]| {
        told.iter()
            .map(|(role, text)| format!("{role} {}", text.lines().next().unwrap_or_default()))
            .collect::<Vec<_>>()
    };
    let first = kinds(&told(0));
    assert_eq!(first.len(), 4, "{first:#?}");
    assert_eq!(first[0], "developer <permissions instructions>");
    assert!(first[1].starts_with("user # AGENTS.md instructions for "));
    assert_eq!(first[2..], ["user <environment_context>", "user a"]);
    assert_eq!(kinds(&told(1))[4..], ["assistant one", "user b"]);
    let third = kinds(&told(2));
    assert_eq!(
        third[third.len() - 4..],
        [
            "assistant two",
            "user # AGENTS.md instructions",
            "user <environment_context>",
            "user c"
        ]
    );
    assert!(
        told(2)[third.len() - 2]
            .1
            .contains(&*elsewhere.to_string_lossy())
    );
}

#[tokio::test]
async fn plan_mode_shows_a_plan_and_asks() {
    let wire = Wire::Responses;
    let questions = json!({ "questions": [{ "id": "q1", "header": "Pick", "question": "Which?", "options": [
        { "label": "A", "description": "first" }] }] });
    let pieces = [
        "Intro\n<prop",
        "osed_plan>\n- step ",
        "one\n",
        "</proposed_plan>\n",
    ];
    let pieces = pieces.map(str::to_owned).to_vec();
    let steps = vec![
        Step::say(
            wire,
            &[Part::call("call_1", "request_user_input", &questions)],
        ),
        Step::say(wire, &[Part::Text(pieces)]),
        Step::say(
            wire,
            &[Part::call("call_2", "request_user_input", &questions)],
        ),
        says(wire, "done"),
    ];
    let (mut world, model) = World::scripted(wire, "", steps).await;
    let plan = NewTurn {
        settings: SettingsChange {
            mode: Some("plan".to_owned()),
            ..SettingsChange::default()
        },
        ..NewTurn::text("go")
    };
    world.start(plan).await;
    let answer = Answer::Input {
        answers: vec![("q1".to_owned(), vec!["A".to_owned()])],
    };
    let outcome = world.end_answering(vec![answer]).await;
    let shown: Vec<&str> = outcome
        .lines
        .iter()
        .map(String::as_str)
        .skip_while(|line| !line.starts_with("started agent"))
        .collect();
    assert_eq!(
        shown[..8],
        [
            "started agent \"\"",
            "delta Text \"Intro\\n\"",
            "started plan \"\"",
            "delta Plan \"- step \"",
            "delta Plan \"one\\n\"",
            "completed plan \"- step one\\n\"",
            "completed agent \"Intro\\n\"",
            "usage 10 5",
        ]
    );
    let told = model.requests()[1].body.to_string();
    assert!(
        told.contains(r#"{\"answers\":{\"q1\":{\"answers\":[\"A\"]}}}"#),
        "{told}"
    );
    assert!(told.contains("You are in plan mode"));

    let default = NewTurn {
        settings: SettingsChange {
            mode: Some("agent".to_owned()),
            ..SettingsChange::default()
        },
        ..NewTurn::text("go")
    };
    world.run(default).await.answered("done");
    let told = model.requests()[3].body.to_string();
    assert!(
        told.contains("request_user_input is unavailable in Default mode"),
        "{told}"
    );
}

#[tokio::test]
async fn a_message_that_is_only_a_plan_is_one_item_and_an_interrupted_question_has_no_answer() {
    let wire = Wire::Responses;
    let questions = json!({ "questions": [{ "id": "q1", "header": "Pick", "question": "Which?", "options": [
        { "label": "A", "description": "first" }] }] });
    let steps = vec![
        says(wire, "<proposed_plan>\nA\n</proposed_plan>"),
        Step::say(
            wire,
            &[Part::call("call_1", "request_user_input", &questions)],
        ),
        says(wire, "done"),
    ];
    let (mut world, model) = World::scripted(wire, "", steps).await;
    let plan = || NewTurn {
        settings: SettingsChange {
            mode: Some("plan".to_owned()),
            ..SettingsChange::default()
        },
        ..NewTurn::text("go")
    };
    let outcome = world.run(plan()).await;
    let completed = |line: &&String| line.starts_with("completed ") && !line.contains(" user ");
    let completed: Vec<_> = outcome.lines.iter().filter(completed).collect();
    assert_eq!(completed, ["completed plan \"A\\n\""], "{outcome:#?}");
    world.start(plan()).await;
    world.until_asked().await;
    world.thread.interrupt(None).await.unwrap();
    assert_eq!(world.end().await.status, TurnStatus::Interrupted);
    world.say("next").await.answered("done");
    let told = model.requests()[2].body["input"].to_string();
    assert!(told.contains("aborted by user after "), "{told}");
}

#[tokio::test]
async fn a_tool_of_the_client_is_called() {
    for wire in Wire::ALL {
        let steps = vec![
            Step::say(
                wire,
                &[Part::call("call_1", "books__lookup", &json!({ "id": 7 }))],
            ),
            says(wire, "done"),
        ];
        let (mut world, model) = World::scripted(wire, "", steps).await;
        let schema = r#"{"type":"object","properties":{"id":{"type":"number"}}}"#;
        let tool = ToolSpec {
            name: "lookup".to_owned(),
            namespace: Some("books".to_owned()),
            description: "Looks up".to_owned(),
            input_schema: serde_json::value::RawValue::from_string(schema.to_owned())
                .unwrap()
                .into(),
            is_checked: false,
            is_bound: false,
            approval: None,
        };
        world
            .start(NewTurn {
                settings: SettingsChange {
                    tools: Some(vec![tool]),
                    ..SettingsChange::default()
                },
                ..NewTurn::text("go")
            })
            .await;
        let seven = Answer::ToolResult {
            success: true,
            content: vec![
                ToolContent::Text {
                    text: "seven".to_owned(),
                },
                ToolContent::Image {
                    url: "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs="
                        .to_owned(),
                },
            ],
            structured: None,
            error: None,
            error_code: None,
        };
        world.end_answering(vec![seven]).await.answered("done");
        let requests = model.requests();
        let tools = requests[0].body["tools"].to_string();
        assert!(tools.contains("books__lookup"), "{tools}");
        let told = requests[1].body.to_string();
        assert!(told.contains("seven") && told.contains("AAAA"), "{told}");
    }
}

#[tokio::test]
async fn images_are_sent_and_what_cannot_be_read_is_said() {
    const PIXEL: &str = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==";
    for wire in Wire::ALL {
        let steps = vec![
            Step::say(
                wire,
                &[Part::call(
                    "call_1",
                    "view_image",
                    &json!({ "path": "dot.png" }),
                )],
            ),
            says(wire, "done"),
        ];
        let (mut world, model) = World::scripted(wire, "", steps).await;
        let pixel = BASE64_STANDARD.decode(PIXEL).unwrap();
        fs::write(world.file("dot.png"), &pixel).unwrap();
        fs::write(world.file("cut.png"), &pixel[..40]).unwrap();
        let turn = NewTurn {
            input: vec![
                InputPart::text("look"),
                InputPart::image("https://example.invalid/a.png"),
                InputPart::local_image(world.file("dot.png")),
                InputPart::local_image(world.file("none.png")),
                InputPart::local_image(world.file("cut.png")),
            ],
            ..NewTurn::default()
        };
        world.run(turn).await.answered("done");
        let requests = model.requests();
        let first = requests[0].body.to_string();
        for part in [
            "https://example.invalid/a.png",
            PIXEL,
            "<image name=[Image #2] path=",
            "none.png cannot be read: ",
            "cut.png cannot be read: it is broken",
        ] {
            assert!(first.contains(part), "{part}: {first}");
        }
        let second = requests[1].body.to_string();
        assert_eq!(second.matches(PIXEL).count(), 2, "{second}");
    }
}

#[tokio::test]
async fn an_answer_can_be_bound_to_a_schema() {
    for wire in Wire::ALL {
        let (mut world, model) = World::scripted(wire, "", vec![says(wire, "{}")]).await;
        let schema = r#"{"type":"object","title":"the wanted shape"}"#.to_owned();
        let turn = NewTurn {
            output_schema: Some(
                serde_json::value::RawValue::from_string(schema)
                    .unwrap()
                    .into(),
            ),
            ..NewTurn::text("go")
        };
        world.run(turn).await.answered("{}");
        let body = model.requests()[0].body.to_string();
        assert!(body.contains("the wanted shape"), "{body}");
    }
}

#[tokio::test]
async fn a_model_is_asked_for_reasoning_where_the_configuration_says_that_it_reasons() {
    let wire = Wire::Responses;
    let model = Model::start(vec![says(wire, "ok"), says(wire, "ok")]).await;
    let mut world = World::open(&model.base_url(), wire, NO_RETRIES).await;
    let file = world.dir.path().join("home/config.toml");
    let config = fs::read_to_string(&file).unwrap();
    for (says, reasoning, include) in [
        ("false", Value::Null, json!([])),
        (
            "true",
            json!({ "summary": "auto" }),
            json!(["reasoning.encrypted_content"]),
        ),
    ] {
        let key = format!("model_supports_reasoning_summaries = {says}\n");
        fs::write(&file, key + &config).unwrap();
        world.say("go").await.answered("ok");
        let asked = model.requests().pop().unwrap().body;
        assert_eq!(
            (&asked["reasoning"], &asked["include"]),
            (&reasoning, &include)
        );
    }
}

#[tokio::test]
async fn options_of_the_configuration_reach_the_model() {
    let extra = format!(
        "{NO_RETRIES}experimental_bearer_token = \"sk-token\"\nhttp_headers = {{ \"x-extra\" = \"yes\" }}\nquery_params = {{ v = \"1\" }}\n"
    );
    for wire in Wire::ALL {
        let model = Model::start(vec![says(wire, "ok")]).await;
        let mut world = World::open(&model.base_url(), wire, &extra).await;
        let file = world.dir.path().join("home/config.toml");
        let config = fs::read_to_string(&file).unwrap();
        let more = "model_verbosity = \"low\"\nmodel_reasoning_summary = \"concise\"\nmodel_max_output_tokens = 5000\n";
        fs::write(&file, format!("{more}{config}")).unwrap();
        let turn = NewTurn {
            settings: SettingsChange {
                effort: Some(Some("low".to_owned())),
                model: Some("other-model".to_owned()),
                ..SettingsChange::default()
            },
            ..NewTurn::text("go")
        };
        world.run(turn).await.answered("ok");
        let request = model.requests().remove(0);
        assert_eq!(request.header("x-extra"), Some("yes"));
        let (path, key, value) = match wire {
            Wire::Responses => ("/v1/responses?v=1", "authorization", "Bearer sk-token"),
            Wire::Chat => (
                "/v1/chat/completions?v=1",
                "authorization",
                "Bearer sk-token",
            ),
            Wire::Anthropic => ("/v1/messages?v=1", "x-api-key", "sk-token"),
        };
        assert_eq!((&*request.path, request.header(key)), (path, Some(value)));
        let body = &request.body;
        assert_eq!(body["model"], "other-model");
        match wire {
            Wire::Responses => {
                assert_eq!(
                    body["reasoning"],
                    json!({ "effort": "low", "summary": "concise" })
                );
                assert_eq!(body["text"], json!({ "verbosity": "low" }));
                assert_eq!(body["max_output_tokens"], 5000);
                assert_eq!(body["include"], json!(["reasoning.encrypted_content"]));
            }
            Wire::Chat => {
                assert_eq!(body["reasoning_effort"], "low");
                assert_eq!(body["max_tokens"], 5000);
            }
            Wire::Anthropic => {
                assert_eq!(
                    body["thinking"],
                    json!({ "type": "enabled", "budget_tokens": 2500 })
                );
                assert_eq!(body["max_tokens"], 5000);
            }
        }
    }
}

#[tokio::test]
async fn settings_of_a_running_turn_change_with_its_next_request() {
    let wire = Wire::Responses;
    let waits = "while [ ! -e go ]; do sleep 0.01; done";
    let steps = vec![
        runs(wire, "call_1", waits),
        says(wire, "done"),
        says(wire, "again"),
    ];
    let (mut world, model) = World::scripted(wire, "", steps).await;
    let sub = world.file("sub");
    fs::create_dir(&sub).unwrap();
    world
        .start(NewTurn {
            service_tier: Some("flex".to_owned()),
            ..NewTurn::text("first")
        })
        .await;
    world.until("started command").await;
    let turn = world.thread.snapshot().await.running.unwrap().id;
    let changes = [
        SettingsChange {
            model: Some("gpt-5-other".to_owned()),
            effort: Some(Some("low".to_owned())),
            ..SettingsChange::default()
        },
        SettingsChange {
            cwd: Some(sub.clone()),
            effort: Some(Some("high".to_owned())),
            service_tier: Some(Some("priority".to_owned())),
            ..SettingsChange::default()
        },
    ];
    for change in changes {
        assert!(world.thread.change_turn(turn, change).await.unwrap());
    }
    fs::write(world.file("go"), "").unwrap();
    world.end().await.answered("done");
    let late = SettingsChange::default();
    assert!(!world.thread.change_turn(turn, late).await.unwrap());
    world.say("second").await.answered("again");

    let asked: Vec<_> = model
        .requests()
        .into_iter()
        .map(|asked| asked.body)
        .collect();
    let told = |body: &Value| {
        (
            body["model"].clone(),
            body["reasoning"]["effort"].clone(),
            body["service_tier"].clone(),
        )
    };
    let first = told(&asked[0]);
    assert_eq!(first.2, "flex");
    assert_eq!(
        told(&asked[1]),
        (json!("gpt-5-other"), json!("high"), json!("priority"))
    );
    assert_eq!(told(&asked[2]), (first.0, first.1, Value::Null));
    let place = format!("<cwd>{}</cwd>", sub.display());
    let knows = asked.iter().map(|body| body.to_string().contains(&place));
    assert_eq!(knows.collect::<Vec<_>>(), [false, true, true]);
    let last = users(&asked[2]).pop().unwrap();
    assert!(last.contains("second"), "{last}");
}

#[tokio::test]
async fn the_provider_is_told_what_the_client_says_of_the_turn() {
    let wire = Wire::Responses;
    let steps = vec![
        runs(wire, "call_1", "while [ ! -e go ]; do sleep 0.01; done"),
        says(wire, "done"),
        says(wire, "again"),
        says(wire, "at last"),
    ];
    let (mut world, model) = World::scripted(wire, "", steps).await;
    let entries = |pairs: &[(&str, &str)]| {
        let pairs = pairs.iter();
        pairs
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect()
    };
    world
        .start(NewTurn {
            metadata: MetadataChange {
                entries: Some(entries(&[("ticket", "5"), ("turn_id", "mine")])),
                patch: entries(&[("ticket", "7")]),
            },
            ..NewTurn::text("first")
        })
        .await;
    world.until("started command").await;
    let turn = world
        .thread
        .snapshot()
        .await
        .running
        .unwrap()
        .id
        .to_string();
    let more = MoreInput {
        input: vec![InputPart::text("second")],
        metadata: MetadataChange {
            entries: None,
            patch: entries(&[("by", "Zoë")]),
        },
        ..MoreInput::default()
    };
    world.thread.steer_with(None, more).await.unwrap();
    fs::write(world.file("go"), "").unwrap();
    world.end().await.answered("done");
    world.say("third").await.answered("again");
    let long = "x".repeat(5_000);
    let metadata = MetadataChange {
        entries: Some(entries(&[("long", &long)])),
        ..MetadataChange::default()
    };
    world
        .start(NewTurn {
            metadata,
            ..NewTurn::text("fourth")
        })
        .await;
    world.end().await.answered("at last");

    let name = "x-codex-turn-metadata";
    let requests = model.requests();
    let told: Vec<Value> = requests
        .iter()
        .map(|asked| {
            let text = asked.body["client_metadata"][name].as_str();
            text.map_or(Value::Null, |text| serde_json::from_str(text).unwrap())
        })
        .collect();
    let thread = world.thread.id().to_string();
    let first = json!({"ticket": "7", "thread_id": thread, "turn_id": turn});
    assert_eq!(told[0], first);
    assert_eq!(told[1]["by"], "Zoë");
    assert_eq!((&told[1]["ticket"], &told[2]), (&json!("7"), &Value::Null));
    assert_eq!(told[3]["long"], long);
    // Only short ASCII fits a header.
    let header = |index: usize| requests[index].header(name);
    assert_eq!(
        serde_json::from_str::<Value>(header(0).unwrap()).unwrap(),
        first
    );
    assert_eq!([header(1), header(2), header(3)], [None; 3]);
}

fn client_tool(name: &str, is_bound: bool) -> ToolSpec {
    ToolSpec {
        name: name.to_owned(),
        namespace: None,
        description: "Of the client".to_owned(),
        input_schema: serde_json::value::to_raw_value(&json!({ "type": "object" }))
            .unwrap()
            .into(),
        is_checked: false,
        is_bound,
        approval: None,
    }
}

#[tokio::test]
async fn a_tool_of_the_client_takes_no_name_of_another() {
    for wire in Wire::ALL {
        for is_bound in [false, true] {
            let calls = [
                ("call_1", "exec_command", json!({ "cmd": "echo ran" })),
                ("call_2", "spawn_agent", json!({})),
            ];
            let calls = calls.map(|(id, name, arguments)| Part::call(id, name, &arguments));
            let steps = vec![Step::say(wire, &calls), says(wire, "done")];
            let (mut world, model) = World::scripted(wire, "", steps).await;
            let tools = ["exec_command", "spawn_agent", "a:b"];
            let tools = tools.map(|name| client_tool(name, is_bound));
            let settings = SettingsChange {
                tools: Some(tools.to_vec()),
                ..SettingsChange::default()
            };
            world
                .start(NewTurn {
                    settings,
                    ..NewTurn::text("go")
                })
                .await;
            let answer = Answer::ToolResult {
                success: true,
                content: vec![ToolContent::Text {
                    text: "answered".to_owned(),
                }],
                structured: None,
                error: None,
                error_code: None,
            };
            world.end_answering(vec![answer]).await.answered("done");
            let requests = model.requests();
            let name = |tool: &Value| {
                let name = tool["name"].as_str().or(tool["function"]["name"].as_str());
                name.unwrap_or_default().to_owned()
            };
            let offered = requests[0].body["tools"].as_array().unwrap();
            let offered: Vec<String> = offered.iter().map(name).collect();
            let count = |name: &str| offered.iter().filter(|one| *one == name).count();
            let counts = ["exec_command", "spawn_agent", "a_b"].map(count);
            assert_eq!(counts, [1, 1, 1], "{offered:?}");
            let renamed = offered
                .iter()
                .filter(|one| one.starts_with("exec_command") && one.len() > "exec_command".len());
            assert_eq!(renamed.count(), usize::from(is_bound), "{offered:?}");
            let told = requests[1].body.to_string();
            assert!(told.contains("ran") && told.contains("answered"), "{told}");
        }
    }
}
