//! Failures between the agent and its model. The turn reports the error or recovers; the next turn works; complete
//! items are kept.

use std::{num::NonZeroU32, sync::Arc};

use threadwire_engine::{NewTurn, TurnErrorKind, TurnStatus};
use threadwire_test_model::{Model, Part, Step, Wire};

use crate::support::{NO_RETRIES, World, runs, says};

/// Over every wire, runs a turn whose only request gets `step` as its response, then a turn that works. Returns the
/// errors.
async fn failures(extra: &str, step: impl Fn(Wire) -> Step) -> Vec<(String, TurnErrorKind)> {
    let mut errors = Vec::new();
    for wire in Wire::ALL {
        let steps = vec![step(wire), says(wire, "fine")];
        let (mut world, _model) = World::scripted(wire, extra, steps).await;
        let failed = world.say("go").await;
        errors.push((failed.error().message.clone(), failed.error().kind.clone()));
        world.say("again").await.answered("fine");
    }
    errors
}

/// Checks that all wires fail with the same error.
async fn check(step: impl Fn(Wire) -> Step, message: &str, kind: TurnErrorKind) {
    for (found, found_kind) in failures(NO_RETRIES, step).await {
        assert!(found.starts_with(message), "{found}");
        assert_eq!(found_kind, kind);
    }
}

#[tokio::test]
async fn nobody_listens() {
    for wire in Wire::ALL {
        let address = Model::start(Vec::new()).await.base_url();
        let mut world = World::open(&address, wire, NO_RETRIES).await;
        let failed = world.say("go").await;
        let error = failed.error();
        assert!(
            error.message.starts_with("connection failed: "),
            "{error:?}"
        );
        assert_eq!(error.kind, TurnErrorKind::ConnectionFailed { status: None });
        let model = Model::start(vec![says(wire, "fine")]).await;
        world.configure(&model.base_url(), wire, NO_RETRIES);
        world.say("again").await.answered("fine");
    }
}

#[tokio::test]
async fn tls_where_there_is_none() {
    let model = Model::start(Vec::new()).await;
    let address = format!("https://{}/v1", model.address());
    let mut world = World::open(&address, Wire::Responses, "request_max_retries = 4\n").await;
    let failed = world.say("go").await;
    let error = failed.error();
    assert!(
        error.message.starts_with("secure connection failed: "),
        "{error:?}"
    );
    assert!(
        !failed
            .lines
            .iter()
            .any(|line| line.contains("Reconnecting"))
    );
}

#[tokio::test]
async fn credentials_are_refused_and_never_shown() {
    let extra = format!("{NO_RETRIES}experimental_bearer_token = \"sk-very-secret\"\n");
    let step = |_| Step::refuse(401, r#"{"error":{"message":"wrong key: sk-very-secret"}}"#);
    for (message, kind) in failures(&extra, step).await {
        assert!(
            message.starts_with(
                "unexpected status 401 Unauthorized: wrong key: [key], url: http://127.0.0.1"
            ),
            "{message}"
        );
        assert_eq!(kind, TurnErrorKind::ConnectionFailed { status: Some(401) });
    }
}

#[tokio::test]
async fn a_provider_that_asks_to_wait_is_asked_again() {
    for wire in Wire::ALL {
        let busy = Step::refuse(429, "{}").header("retry-after", "0");
        let steps = vec![busy.clone(), busy, says(wire, "fine")];
        let (mut world, model) = World::scripted(wire, "stream_max_retries = 2\n", steps).await;
        let outcome = world.say("go").await;
        outcome.answered("fine");
        let told = "trouble Reconnecting... 2/2 exceeded retry limit, last status: 429 Too Many Requests true";
        assert!(outcome.shows(told), "{outcome:#?}");
        assert_eq!(model.requests().len(), 3);
    }
}

#[tokio::test]
async fn an_outage_is_told_once_repeated_requests_did_not_help() {
    let wire = Wire::Responses;
    let failing = || Step::refuse(503, "{}");
    let steps = vec![failing(), failing(), failing(), says(wire, "fine")];
    let extra = "request_max_retries = 1\nstream_max_retries = 1\n";
    let (mut world, model) = World::scripted(wire, extra, steps).await;
    let outcome = world.say("go").await;
    outcome.answered("fine");
    let told = outcome.lines.iter();
    let told: Vec<_> = told.filter(|line| line.contains("Reconnecting")).collect();
    assert_eq!(told.len(), 1, "{outcome:#?}");
    assert!(
        told[0].starts_with("trouble Reconnecting... 1/1"),
        "{told:?}"
    );
    assert_eq!(model.requests().len(), 4);
}

#[tokio::test]
async fn a_program_writes_another_key_after_one_that_is_refused() {
    let wire = Wire::Responses;
    let steps = vec![
        Step::refuse(401, "{}"),
        says(wire, "one"),
        says(wire, "two"),
    ];
    let folder = tempfile::tempdir().unwrap();
    let script = "echo x >> count; echo key-$(wc -l < count)";
    let extra = format!(
        "{NO_RETRIES}auth = {{ command = \"sh\", args = [\"-c\", \"{script}\"], cwd = \"{}\" }}\n",
        folder.path().display()
    );
    let (mut world, model) = World::scripted(wire, &extra, steps).await;
    world.say("go").await.answered("one");
    world.say("again").await.answered("two");
    let requests = model.requests();
    let keys: Vec<_> = requests
        .iter()
        .map(|request| request.header("authorization").unwrap())
        .collect();
    assert_eq!(keys, ["Bearer key-1", "Bearer key-2", "Bearer key-2"]);
}

#[tokio::test]
async fn a_refusal_names_what_support_needs() {
    check(
        |_| {
            Step::refuse(403, " no \n")
                .header("x-request-id", "r1")
                .header("cf-ray", "c1")
        },
        "unexpected status 403 Forbidden: no, url: http://127.0.0.1",
        TurnErrorKind::ConnectionFailed { status: Some(403) },
    )
    .await;
    check(
        |_| Step::refuse(429, "{}").header("x-request-id", "r1"),
        "exceeded retry limit, last status: 429 Too Many Requests, request id: r1",
        TurnErrorKind::TooManyFailedAttempts { status: Some(429) },
    )
    .await;
}

#[tokio::test]
async fn too_many_requests() {
    check(
        |_| Step::refuse(429, r#"{"error":{"message":"slow down"}}"#),
        "exceeded retry limit, last status: 429 Too Many Requests",
        TurnErrorKind::TooManyFailedAttempts { status: Some(429) },
    )
    .await;
}

#[tokio::test]
async fn a_usage_limit() {
    check(
        |_| {
            Step::refuse(
                429,
                r#"{"error":{"type":"usage_limit_reached","resets_at":4102444800}}"#,
            )
        },
        "You’ve hit your usage limit. Try again at Jan 1st, 2100 12:00 AM.",
        TurnErrorKind::UsageLimitExceeded,
    )
    .await;
}

#[tokio::test]
async fn the_provider_fails() {
    check(
        |_| Step::refuse(500, "oops"),
        "We’re currently experiencing high demand",
        TurnErrorKind::InternalServerError,
    )
    .await;
}

#[tokio::test]
async fn a_request_that_is_not_understood() {
    check(
        |_| Step::refuse(400, r#"{"error":{"message":"bad thing"}}"#),
        r#"{"error":{"message":"bad thing"}}"#,
        TurnErrorKind::Other,
    )
    .await;
}

#[tokio::test]
async fn a_page_instead_of_events() {
    check(
        |_| {
            Step::refuse(200, "<html>Log in</html>")
                .header("content-type", "text/html; charset=utf-8")
        },
        "expected an event stream, got text/html, url: http://127.0.0.1",
        TurnErrorKind::ConnectionFailed { status: None },
    )
    .await;
}

#[tokio::test]
async fn events_that_cannot_be_read() {
    check(
        |wire| {
            // What is no event at all is skipped there.
            let event = match wire {
                Wire::Responses => r#"{"type":"response.output_text.delta","delta":[1]}"#,
                _ => r#"{"type": nonsense"#,
            };
            Step::events(&[event.to_owned()])
        },
        "stream disconnected before completion: unreadable event: ",
        TurnErrorKind::Other,
    )
    .await;
}

#[tokio::test]
async fn a_stream_that_ends_too_early() {
    check(
        |wire| {
            let whole = says(wire, "some text");
            let half = whole.after("some text");
            // The HTTP body ends properly, but the response is incomplete.
            let events = threadwire_test_model::answer(wire, &[Part::text("some text")]);
            assert!(half > 0);
            Step::events(&events[..2])
        },
        "stream disconnected before completion: stream closed before ",
        TurnErrorKind::Other,
    )
    .await;
}

#[tokio::test]
async fn a_stream_that_is_cut_anywhere() {
    let text = "Grüße 🦀 an alle";
    let places: [fn(&Step) -> usize; 3] = [
        // Inside a character of four bytes, inside an event, and inside the `data:` field.
        |step| step.after("Grüße ") + 2,
        |step| step.after("an alle"),
        |step| step.after("data:"),
    ];
    for place in places {
        for (message, kind) in failures(NO_RETRIES, |wire| {
            let whole = says(wire, text);
            let bytes = place(&whole);
            whole.cut(bytes)
        })
        .await
        {
            assert!(
                message.starts_with("stream disconnected before completion: "),
                "{message}"
            );
            assert_eq!(kind, TurnErrorKind::Other);
        }
    }
}

#[tokio::test]
async fn a_call_whose_arguments_are_cut_is_not_run() {
    for wire in Wire::ALL {
        let call = runs(wire, "call_1", "touch ran; echo 1234567890");
        let place = call.after("12345");
        let steps = vec![call.cut(place), says(wire, "fine")];
        let (mut world, model) = World::scripted(wire, "stream_max_retries = 1\n", steps).await;
        world.say("go").await.answered("fine");
        assert!(!world.file("ran").exists());
        assert_eq!(model.requests()[0].body, model.requests()[1].body);
    }
}

#[tokio::test]
async fn silence() {
    let extra = format!("{NO_RETRIES}stream_idle_timeout_ms = 60\n");
    let in_the_middle = failures(&extra, |wire| {
        let whole = says(wire, "some text");
        let place = whole.after("some text");
        whole.silence(place)
    });
    for (message, _) in in_the_middle.await {
        assert_eq!(
            message,
            "stream disconnected before completion: idle timeout waiting for SSE"
        );
    }
}

#[tokio::test]
async fn a_broken_answer_is_asked_for_again_without_repeating_what_is_complete() {
    for wire in Wire::ALL {
        let parts = [
            Part::text("first"),
            Part::call(
                "call_1",
                "exec_command",
                &serde_json::json!({ "cmd": "echo ran >> log" }),
            ),
            Part::text("second is half shown"),
        ];
        // On the chat wire, calls are complete only at the end, and both texts are one message.
        let parts = if wire == Wire::Chat {
            &parts[2..]
        } else {
            &parts[..]
        };
        let whole = Step::say(wire, parts);
        let place = whole.after_event("half shown");
        let steps = vec![whole.cut(place), says(wire, "done")];
        let (mut world, model) = World::scripted(wire, "stream_max_retries = 1\n", steps).await;
        let outcome = world.say("go").await;
        outcome.answered("done");
        assert!(
            outcome.shows("abandoned agent \"second is half shown\""),
            "{outcome:#?}"
        );
        let retried = model.requests()[1].body.to_string();
        assert!(!retried.contains("half shown"));
        if wire != Wire::Chat {
            assert_eq!(retried.matches("first").count(), 1, "{retried}");
            let log = std::fs::read_to_string(world.file("log")).unwrap();
            assert_eq!(log, "ran\n");
            assert!(retried.contains("Process exited with code 0"), "{retried}");
        }
    }
}

#[tokio::test]
async fn an_answer_that_was_cut_by_its_provider() {
    let cut: [(Wire, Vec<String>); 3] = [
        (
            Wire::Responses,
            vec![r#"{"type":"response.incomplete","response":{"incomplete_details":{"reason":"max_output_tokens"}}}"#.to_owned()],
        ),
        (
            Wire::Chat,
            vec![r#"{"choices":[{"index":0,"delta":{"content":"x"},"finish_reason":"length"}]}"#.to_owned(), "[DONE]".to_owned()],
        ),
        (
            Wire::Anthropic,
            vec![
                r#"{"type":"message_delta","delta":{"stop_reason":"max_tokens"},"usage":{"output_tokens":1}}"#.to_owned(),
                r#"{"type":"message_stop"}"#.to_owned(),
            ],
        ),
    ];
    for (wire, events) in cut {
        let (mut world, _model) = World::scripted(wire, "", vec![Step::events(&events)]).await;
        let outcome = world.say("go").await;
        let message = &outcome.error().message;
        assert!(
            message.starts_with("Incomplete response returned, reason: "),
            "{message}"
        );
    }
}

#[tokio::test]
async fn arguments_that_are_no_json_and_tools_that_nobody_knows() {
    for wire in Wire::ALL {
        let calls = [
            Part::Call {
                id: "call_1".to_owned(),
                name: "exec_command".to_owned(),
                arguments: "{\"cmd\": oops".to_owned(),
            },
            Part::call("call_2", "launch_rocket", &serde_json::json!({})),
        ];
        let steps = vec![Step::say(wire, &calls), says(wire, "sorry")];
        let (mut world, model) = World::scripted(wire, "", steps).await;
        world.say("go").await.answered("sorry");
        let told = model.requests()[1].body.to_string();
        assert!(
            told.contains("failed to parse function arguments: "),
            "{told}"
        );
        assert!(told.contains("unsupported call: launch_rocket"), "{told}");
    }
}

#[tokio::test]
async fn a_model_that_calls_for_ever() {
    let wire = Wire::Responses;
    let call = Part::call("call_1", "update_plan", &serde_json::json!({ "plan": [] }));
    let model = Model::repeating(Step::say(wire, &[call])).await;
    let mut world = World::open(&model.base_url(), wire, "").await;
    let outcome = world.say("go").await;
    assert_eq!(
        outcome.error().message,
        "The turn was stopped after 500 requests to the model"
    );
    let model = Model::start(vec![says(wire, "fine")]).await;
    world.configure(&model.base_url(), wire, "");
    world.say("again").await.answered("fine");
}

#[tokio::test]
async fn a_turn_with_a_limit_of_its_own() {
    let wire = Wire::Responses;
    let call = Part::call("call_1", "update_plan", &serde_json::json!({ "plan": [] }));
    let steps = vec![Step::say(wire, &[call]), says(wire, "fine")];
    let (mut world, _model) = World::scripted(wire, "", steps).await;
    let limited = NewTurn {
        max_requests: NonZeroU32::new(1),
        ..NewTurn::text("go")
    };
    let outcome = world.run(limited).await;
    assert_eq!(
        outcome.error().message,
        "The turn was stopped after 1 request to the model"
    );
    world.say("again").await.answered("fine");
}

#[tokio::test]
async fn a_key_that_is_missing() {
    let extra = "env_key = \"THREADWIRE_TEST_NO_SUCH_KEY\"\nenv_key_instructions = \"Ask Bob.\"\n";
    let (mut world, model) = World::scripted(Wire::Chat, extra, Vec::new()).await;
    let outcome = world.say("go").await;
    assert_eq!(
        outcome.error().message,
        "Missing environment variable: `THREADWIRE_TEST_NO_SUCH_KEY`. Ask Bob."
    );
    assert_eq!(outcome.error().kind, TurnErrorKind::Unauthorized);
    assert!(model.requests().is_empty());
}

#[tokio::test]
async fn an_interrupt_closes_the_connection() {
    for wire in Wire::ALL {
        let whole = says(wire, "some text that goes on");
        let place = whole.after_event("goes on");
        let gate = Arc::new(tokio::sync::Semaphore::new(0));
        let steps = vec![whole.gate(place, &gate), says(wire, "fine")];
        let (mut world, model) = World::scripted(wire, "", steps).await;
        world.start(threadwire_engine::NewTurn::text("go")).await;
        world.until("delta Text").await;
        world.thread.interrupt(None).await.unwrap();
        let outcome = world.end().await;
        assert_eq!(outcome.status, TurnStatus::Interrupted);
        model.closed().await;
        // The user has read this text, so the model gets it, too.
        world.say("again").await.answered("fine");
        let body = model.requests()[1].body.to_string();
        assert!(body.contains("some text that goes on"), "{body}");
    }
}

const SECRET: &str =
    "experimental_bearer_token = \"sk-very-secret\"\nquery_params = { code = \"in-the-query\" }\n";

#[tokio::test]
async fn keys_within_a_stream_are_never_shown() {
    let said = "no good: sk-very-secret, in-the-query";
    let step = |wire| {
        let error = serde_json::json!({ "code": "bad", "type": "bad", "message": said });
        Step::events(&[match wire {
            Wire::Responses => {
                serde_json::json!({ "type": "response.failed", "response": { "error": error } })
            }
            Wire::Chat => serde_json::json!({ "error": error }),
            Wire::Anthropic => serde_json::json!({ "type": "error", "error": error }),
        }
        .to_string()])
    };
    for (message, _) in failures(&format!("{NO_RETRIES}{SECRET}"), step).await {
        assert_eq!(
            message,
            "stream disconnected before completion: no good: [key], [key]"
        );
    }
}

#[tokio::test]
async fn a_key_is_not_shown_where_a_long_refusal_is_cut() {
    // The cut is in the middle of the key.
    let body = format!("{}sk-very-secret{}", "x".repeat(1_992), "y".repeat(100));
    let step = |_| Step::refuse(418, &body);
    for (message, _) in failures(&format!("{NO_RETRIES}{SECRET}"), step).await {
        assert!(message.contains("xx[key]y"), "{message}");
        assert!(!message.contains("sk-"), "{message}");
    }
}

#[tokio::test]
async fn a_long_refusal_is_understood() {
    let padding = "x".repeat(3_000);
    let refusal = |details: serde_json::Value| {
        let body = serde_json::json!({ "a": padding, "error": details }).to_string();
        move |_| Step::refuse(429, &body)
    };
    check(
        refusal(serde_json::json!({ "code": "insufficient_quota", "resets_at": "soon" })),
        "Quota exceeded.",
        TurnErrorKind::UsageLimitExceeded,
    )
    .await;
    check(
        refusal(serde_json::json!({ "type": "usage_limit_reached", "resets_at": 4_102_444_800.5 })),
        "You’ve hit your usage limit. Try again at Jan 1st, 2100 12:00 AM.",
        TurnErrorKind::UsageLimitExceeded,
    )
    .await;
}

#[tokio::test]
async fn pages_of_proxies_and_answers_without_events() {
    check(
        |_| Step::refuse(403, "<html>Forbidden</html>").header("content-type", "text/html"),
        "unexpected status 403 Forbidden: <html>Forbidden</html>, url: http://127.0.0.1",
        TurnErrorKind::ConnectionFailed { status: Some(403) },
    )
    .await;
    check(
        |_| Step::refuse(502, "<html>Bad gateway</html>").header("content-type", "text/html"),
        "unexpected status 502 Bad Gateway: <html>Bad gateway</html>, url: http://127.0.0.1",
        TurnErrorKind::ConnectionFailed { status: Some(502) },
    )
    .await;
    check(
        |_| Step::refuse(200, "{}"),
        "expected an event stream, got application/json, url: http://127.0.0.1",
        TurnErrorKind::ConnectionFailed { status: None },
    )
    .await;
}

#[tokio::test]
async fn silence_before_the_answer_and_comments_for_ever() {
    let extra = format!("{NO_RETRIES}stream_idle_timeout_ms = 60\n");
    let idle = "stream disconnected before completion: idle timeout waiting for SSE";
    for (message, _) in failures(&extra, |_| Step::no_answer()).await {
        assert_eq!(message, idle);
    }
    let in_the_middle = failures(&extra, |wire| {
        let whole = says(wire, "some text");
        let place = whole.after_event("some text");
        whole.comments(place)
    });
    for (message, _) in in_the_middle.await {
        assert_eq!(message, idle);
    }
}

#[tokio::test]
async fn a_busy_provider_that_names_no_time_is_asked_again() {
    let steps = vec![Step::refuse(429, "{}"), says(Wire::Chat, "fine")];
    let extra = "request_max_retries = 1\n";
    let (mut world, _model) = World::scripted(Wire::Chat, extra, steps).await;
    world.say("go").await.answered("fine");
}

/// Interrupts the turn and checks that the agent returns.
async fn interrupt(world: &mut World) {
    world.thread.interrupt(None).await.unwrap();
    assert_eq!(world.end().await.status, TurnStatus::Interrupted);
}

#[tokio::test]
async fn an_interrupt_ends_the_wait_for_an_answer_and_for_the_next_try() {
    let wire = Wire::Responses;
    let steps = vec![
        Step::no_answer(),
        Step::refuse(429, "{}").header("retry-after", "100"),
        says(wire, "fine"),
    ];
    let (mut world, model) = World::scripted(wire, "stream_max_retries = 1\n", steps).await;
    world.start(threadwire_engine::NewTurn::text("one")).await;
    model.asked().await;
    interrupt(&mut world).await;
    world.start(threadwire_engine::NewTurn::text("two")).await;
    world.until("trouble Reconnecting... 1/1").await;
    interrupt(&mut world).await;
    world.say("again").await.answered("fine");
    let told = model.requests().pop().unwrap().body.to_string();
    assert!(told.contains("one") && told.contains("two"), "{told}");
}

#[tokio::test]
async fn items_that_come_between_each_other_are_all_completed_as_what_they_are() {
    let wire = Wire::Responses;
    let event = |kind: &str, more: serde_json::Value| {
        let mut event = more;
        event["type"] = format!("response.{kind}").into();
        event.to_string()
    };
    let item =
        |kind: &str, item: serde_json::Value| event(kind, serde_json::json!({ "item": item }));
    let reasoning =
        serde_json::json!({ "type": "reasoning", "id": "r", "summary": [{ "text": "thought" }] });
    let message =
        serde_json::json!({ "type": "message", "id": "m", "content": [{ "text": "said" }] });
    let events = [
        item("output_item.added", reasoning.clone()),
        item("output_item.added", message.clone()),
        event("output_text.delta", serde_json::json!({ "delta": "said" })),
        item("output_item.done", reasoning),
        item("output_item.done", message),
        event("completed", serde_json::json!({ "response": {} })),
    ];
    let (mut world, _model) = World::scripted(wire, "", vec![Step::events(&events)]).await;
    let outcome = world.say("go").await;
    outcome.answered("said");
    assert!(
        outcome.shows("completed reasoning [\"thought\"] []"),
        "{outcome:#?}"
    );
}

#[tokio::test]
async fn two_calls_with_one_id_both_get_an_answer() {
    for wire in Wire::ALL {
        let call = |text: &str| {
            let arguments = serde_json::json!({ "cmd": format!("echo {text}") });
            Part::call("call_1", "exec_command", &arguments)
        };
        let calls = [call("first"), call("second")];
        let steps = vec![Step::say(wire, &calls), says(wire, "fine")];
        let (mut world, model) = World::scripted(wire, "", steps).await;
        world.say("go").await.answered("fine");
        let told = model.requests()[1].body.to_string();
        assert_eq!(
            told.matches("Process exited with code 0").count(),
            2,
            "{told}"
        );
    }
}

#[tokio::test]
async fn an_answer_without_an_end_is_given_up() {
    let wire = Wire::Responses;
    let much = format!(": {}\n\n", "x".repeat(1 << 20));
    let steps = vec![
        Step::stream(vec![much.into_bytes()]).endless(),
        says(wire, "fine"),
    ];
    let (mut world, model) = World::scripted(wire, "", steps).await;
    let failed = world.say("go").await;
    assert_eq!(
        failed.error().message,
        "Incomplete response returned, reason: too large"
    );
    model.closed().await;
    world.say("again").await.answered("fine");
}
