//! Tasks of several steps: the model reads, runs, patches, tests and answers, over every wire.

use std::fs;

use serde_json::{Value, json};
use threadwire_test_model::{Part, Step, Wire};

use crate::support::{World, runs, says};

const PATCH: &str = "*** Begin Patch\n*** Update File: sum.sh\n@@\n-echo $(($1 - $2))\n+echo $(($1 + $2))\n*** End Patch";

/// Returns the outputs of calls in a request, as text.
fn outputs(wire: Wire, body: &Value) -> Vec<String> {
    let (list, is_output): (&str, fn(&Value) -> bool) = match wire {
        Wire::Responses => ("input", |item| item["type"] == "function_call_output"),
        Wire::Chat => ("messages", |item| item["role"] == "tool"),
        Wire::Anthropic => ("messages", |item| {
            item["content"][0]["type"] == "tool_result"
        }),
    };
    let items = body[list].as_array().unwrap().iter();
    items
        .filter(|item| is_output(item))
        .map(Value::to_string)
        .collect()
}

#[tokio::test]
async fn a_bug_is_found_and_fixed() {
    for wire in Wire::ALL {
        let steps = vec![
            Step::say(
                wire,
                &[
                    Part::Reasoning("Look first.".to_owned()),
                    Part::text("I read the script."),
                    Part::call("call_1", "exec_command", &json!({ "cmd": "cat sum.sh" })),
                ],
            ),
            Step::say(
                wire,
                &[
                    Part::call("call_2", "exec_command", &json!({ "cmd": "sh sum.sh 2 3" })),
                    Part::call(
                        "call_3",
                        "exec_command",
                        &json!({ "cmd": "sh sum.sh 2 2; exit 7" }),
                    ),
                ],
            ),
            Step::say(
                wire,
                &[Part::call(
                    "call_4",
                    "apply_patch",
                    &json!({ "input": PATCH }),
                )],
            ),
            runs(wire, "call_5", "sh sum.sh 2 3"),
            says(wire, "It adds now."),
        ];
        let (mut world, model) = World::scripted(wire, "", steps).await;
        fs::write(world.file("sum.sh"), "echo $(($1 - $2))\n").unwrap();
        let outcome = world.say("Fix sum.sh").await;
        outcome.answered("It adds now.");
        for line in [
            "completed agent \"I read the script.\"",
            "completed command cat sum.sh Completed",
            "completed command sh sum.sh 2 2; exit 7 Failed",
            "completed files 1 Completed",
            "usage 10 5",
        ] {
            assert!(outcome.shows(line), "{line}: {outcome:#?}");
        }
        assert_eq!(
            fs::read_to_string(world.file("sum.sh")).unwrap(),
            "echo $(($1 + $2))\n"
        );

        let requests = model.requests();
        let last = outputs(wire, &requests[4].body);
        if wire == Wire::Anthropic {
            // Outputs of calls in one response are sent in one message.
            assert_eq!(last.len(), 4, "{last:#?}");
            assert!(last[1].contains("call_2") && last[1].contains("call_3"));
        } else {
            assert_eq!(last.len(), 5, "{last:#?}");
        }
        assert!(last[0].contains("Process exited with code 0") && last[0].contains("$1 - $2"));
        assert!(last[1].contains("Output:\\n-1\\n"), "{}", last[1]);
        assert!(
            last.iter()
                .any(|output| output.contains("Process exited with code 7"))
        );
        assert!(
            last.iter().any(|output| output.contains("M sum.sh")),
            "{last:#?}"
        );
        assert!(last.last().unwrap().contains("Output:\\n5\\n"), "{last:#?}");
        // Every request begins with the one before it, so that the provider can reuse its cache.
        let list = if wire == Wire::Responses {
            "input"
        } else {
            "messages"
        };
        let without_marks = |body: &Value| {
            body[list]
                .to_string()
                .replace(r#""cache_control":{"type":"ephemeral"},"#, "")
                .replace(r#","cache_control":{"type":"ephemeral"}"#, "")
        };
        let (before, after) = (
            without_marks(&requests[3].body),
            without_marks(&requests[4].body),
        );
        assert!(
            after.starts_with(before.trim_end_matches(']')),
            "{before}\n{after}"
        );
    }
}

#[tokio::test]
async fn reasoning_goes_back_to_whom_it_came_from() {
    for wire in Wire::ALL {
        let steps = vec![
            Step::say(
                wire,
                &[
                    Part::Reasoning("thought".to_owned()),
                    Part::call("call_1", "update_plan", &json!({ "plan": [] })),
                ],
            ),
            says(wire, "done"),
        ];
        let (mut world, model) = World::scripted(wire, "", steps).await;
        let outcome = world.say("go").await;
        outcome.answered("done");
        let shown = match wire {
            Wire::Responses => "completed reasoning [\"thought\"] []",
            Wire::Chat | Wire::Anthropic => "completed reasoning [] [\"thought\"]",
        };
        assert!(outcome.shows(shown), "{outcome:#?}");
        let body = model.requests()[1].body.to_string();
        let sent = match wire {
            Wire::Responses => r#""encrypted_content":"sealed""#,
            Wire::Chat => r#""reasoning_content":"thought""#,
            Wire::Anthropic => r#""signature":"sealed""#,
        };
        assert!(body.contains(sent), "{body}");
    }
}

#[tokio::test]
async fn calls_made_at_once_run_at_once_and_answer_in_order() {
    let wire = Wire::Responses;
    // Each command waits for the file that the other one creates.
    let wait = |own: &str, other: &str| json!({ "cmd": format!("touch {own}; while [ ! -e {other} ]; do sleep 0.01; done; echo {own} is done") });
    let steps = vec![
        Step::say(
            wire,
            &[
                Part::call("call_a", "exec_command", &wait("a", "b")),
                Part::call("call_b", "exec_command", &wait("b", "a")),
            ],
        ),
        says(wire, "both"),
    ];
    let (mut world, model) = World::scripted(wire, "", steps).await;
    world.say("go").await.answered("both");
    let outputs = outputs(wire, &model.requests()[1].body);
    assert!(
        outputs[0].contains("a is done") && outputs[1].contains("b is done"),
        "{outputs:#?}"
    );
}

#[tokio::test]
async fn a_patch_inside_of_a_command_is_a_patch() {
    let wire = Wire::Responses;
    let script = format!("apply_patch <<'EOF'\n{PATCH}\nEOF\n");
    let steps = vec![
        runs(wire, "call_1", &script),
        Step::say(
            wire,
            &[Part::call(
                "call_2",
                "shell",
                &json!({ "command": ["bash", "-lc", script] }),
            )],
        ),
        says(wire, "done"),
    ];
    let (mut world, model) = World::scripted(wire, "", steps).await;
    fs::write(world.file("sum.sh"), "echo $(($1 - $2))\n").unwrap();
    let outcome = world.say("go").await;
    outcome.answered("done");
    assert!(outcome.shows("completed files 1 Completed"), "{outcome:#?}");
    assert!(!outcome.lines.iter().any(|line| line.contains("command")));
    let second = outputs(wire, &model.requests()[2].body).pop().unwrap();
    assert!(
        second.contains("apply_patch verification failed: "),
        "{second}"
    );
}
