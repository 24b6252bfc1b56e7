//! Hooks of the user: real commands at each event, and what they decide.

use std::{fs, sync::Arc};

use serde_json::{Value, json};
use threadwire_engine::{
    Answer, ApprovalPolicy, Decision, InputPart, NewTurn, SandboxPolicy, SettingsChange,
    TurnStatus, TurnTask,
};
use threadwire_test_model::{Model, Part, Step, Wire};
use threadwire_workspace::config::{self, Sources};
use tokio::sync::Semaphore;

use crate::support::{NO_RETRIES, World, runs, says};

const WIRE: Wire = Wire::Responses;

/// Opens a world with these hooks of the user, each an event with a command. All are trusted.
async fn world(hooks: &[(&str, &str)], steps: Vec<Step>) -> (World, Model) {
    let (world, model) = World::scripted(WIRE, NO_RETRIES, steps).await;
    configure(&world, hooks);
    trust(&world);
    (world, model)
}

fn configure(world: &World, hooks: &[(&str, &str)]) {
    let mut events = serde_json::Map::new();
    for (event, command) in hooks {
        let groups = events.entry(*event).or_insert(json!([]));
        let group = json!({ "hooks": [{ "type": "command", "command": command, "timeout": 60 }] });
        groups.as_array_mut().unwrap().push(group);
    }
    let text = json!({ "hooks": events }).to_string();
    fs::write(world.dir.path().join("home/hooks.json"), text).unwrap();
}

/// Trusts the hooks as they are.
fn trust(world: &World) {
    let home = world.dir.path().join("home");
    let sources = Sources {
        home: home.clone(),
        cwd: Some(world.file("")),
        ..Sources::default()
    };
    let found = config::load(&sources).unwrap().hooks;
    let mut text = fs::read_to_string(home.join("config.toml")).unwrap();
    for hook in found.hooks {
        text += &format!(
            "\n[hooks.state.{:?}]\ntrusted_hash = {:?}\n",
            hook.key, hook.hash
        );
    }
    fs::write(home.join("config.toml"), text).unwrap();
}

/// Makes a command that reads its input and writes this JSON.
fn writes(output: &Value) -> String {
    format!("cat > /dev/null; printf '%s' '{output}'")
}

/// Makes a command that appends its input to a file, in one piece: hooks of one event run at the same time.
fn logs(world: &World) -> String {
    let log = world.file("log");
    format!("input=$(cat); printf '%s\\n' \"$input\" >> {log:?}")
}

fn logged(world: &World) -> Vec<Value> {
    let text = fs::read_to_string(world.file("log")).unwrap_or_default();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// Returns the messages and outputs of a request, each as its role or type and its text.
fn input(model: &Model, request: usize) -> Vec<(String, String)> {
    let body = &model.requests()[request].body;
    let items = body["input"].as_array().unwrap().iter();
    items
        .map(|item| {
            let kind = item.get("role").unwrap_or(&item["type"]);
            let text = match item["content"][0]["text"].as_str() {
                Some(text) => text,
                None => item["output"].as_str().unwrap_or_default(),
            };
            (kind.as_str().unwrap().to_owned(), text.to_owned())
        })
        .collect()
}

fn position(input: &[(String, String)], kind: &str, text: &str) -> usize {
    let found = input
        .iter()
        .position(|(known, said)| known == kind && said.contains(text));
    found.unwrap_or_else(|| panic!("no {kind} {text:?} in {input:#?}"))
}

#[tokio::test]
async fn hooks_run_at_their_events_and_are_told_about_them() {
    let steps = vec![runs(WIRE, "call_1", "echo one"), says(WIRE, "done")];
    let (mut world, _model) = World::scripted(WIRE, NO_RETRIES, steps).await;
    let events = [
        "SessionStart",
        "UserPromptSubmit",
        "PreModelRequest",
        "PostModelRequest",
        "PreToolUse",
        "PostToolUse",
        "Stop",
    ];
    let command = logs(&world);
    let hooks: Vec<_> = events.iter().map(|event| (*event, &*command)).collect();
    configure(&world, &hooks);
    trust(&world);
    let outcome = world.say("go").await;
    outcome.answered("done");
    let logged = logged(&world);
    let name = |input: &Value| input["hook_event_name"].as_str().unwrap().to_owned();
    let mut names: Vec<_> = logged.iter().map(name).collect();
    // A call starts as soon as it arrived, maybe before the response has ended.
    names.retain(|name| name != "PostModelRequest");
    let expected = [
        "SessionStart",
        "UserPromptSubmit",
        "PreModelRequest",
        "PreToolUse",
        "PostToolUse",
        "PreModelRequest",
        "Stop",
    ];
    assert_eq!(names, expected);
    assert_eq!(logged.len(), expected.len() + 2);
    let cwd = world.file("").display().to_string();
    for input in &logged {
        assert_eq!(input["session_id"], world.thread.id().to_string());
        assert_eq!(input["cwd"], cwd.trim_end_matches('/'));
        assert_eq!(input["model"], "mock-model");
    }
    let at = |event: &str| logged.iter().find(|input| name(input) == event).unwrap();
    assert_eq!(at("SessionStart")["source"], "startup");
    assert_eq!(at("UserPromptSubmit")["prompt"], "go");
    assert_eq!(
        at("UserPromptSubmit")["permission_mode"],
        "bypassPermissions"
    );
    assert_eq!(at("PostModelRequest")["status"], "completed");
    let tool = at("PreToolUse");
    assert_eq!(tool["tool_name"], "Bash");
    assert_eq!(tool["tool_input"], json!({ "command": "echo one" }));
    assert_eq!(tool["tool_use_id"], "call_1");
    assert_eq!(at("PostToolUse")["tool_response"], "one\n");
    assert_eq!(at("Stop")["last_assistant_message"], "done");
    assert_eq!(at("Stop")["stop_hook_active"], false);
    assert!(outcome.shows("hook Stop Completed []"), "{outcome:#?}");
}

#[tokio::test]
async fn what_hooks_say_reaches_the_model_in_its_place() {
    let context = |event: &str, text: &str| {
        writes(&json!({ "systemMessage": "look", "hookSpecificOutput": {
            "hookEventName": event, "additionalContext": text } }))
    };
    let after = context("PostToolUse", "after the tool");
    let hooks = [
        ("SessionStart", "echo at the start"),
        ("UserPromptSubmit", "echo about the prompt"),
        ("PostToolUse", &after),
    ];
    let steps = vec![
        runs(WIRE, "call_1", "echo one"),
        says(WIRE, "done"),
        says(WIRE, "again"),
    ];
    let (mut world, model) = world(&hooks, steps).await;
    let outcome = world.say("go").await;
    let shown = "hook PostToolUse Completed [\"Warning look\", \"Context after the tool\"]";
    assert!(outcome.shows(shown), "{outcome:#?}");
    let input = input(&model, 1);
    let places = [
        position(&input, "developer", "at the start"),
        position(&input, "user", "go"),
        position(&input, "developer", "about the prompt"),
        position(&input, "developer", "after the tool"),
        position(&input, "function_call_output", "one"),
    ];
    assert!(places.is_sorted(), "{input:#?}");
    world.say("more").await.answered("again");
    let input = self::input(&model, 2);
    let starts = input.iter().filter(|(_, text)| text == "at the start");
    assert_eq!(starts.count(), 1, "the thread stays loaded");
}

#[tokio::test]
async fn a_refused_prompt_reaches_no_model() {
    let block = writes(&json!({ "decision": "block", "reason": "why" }));
    let stop = writes(&json!({ "continue": false, "stopReason": "enough" }));
    for (command, shown) in [
        (
            "echo no >&2; exit 2",
            "hook UserPromptSubmit Blocked [\"Feedback no\"]",
        ),
        (&*block, "hook UserPromptSubmit Blocked [\"Feedback why\"]"),
        (&*stop, "hook UserPromptSubmit Stopped [\"Stop enough\"]"),
    ] {
        let hooks = [("UserPromptSubmit", command)];
        let (mut world, model) = world(&hooks, vec![says(WIRE, "done")]).await;
        let outcome = world.say("secret").await;
        assert_eq!(outcome.status, TurnStatus::Completed);
        assert!(outcome.shows(shown), "{outcome:#?}");
        assert_eq!(model.requests().len(), 0);
        configure(&world, &[]);
        world.say("open").await.answered("done");
        let input = input(&model, 0);
        assert!(input.iter().all(|(_, text)| text != "secret"), "{input:?}");
    }
}

#[tokio::test]
async fn a_tool_call_is_refused_or_gets_another_input() {
    let deny = writes(
        &json!({ "hookSpecificOutput": { "hookEventName": "PreToolUse",
        "permissionDecision": "deny", "permissionDecisionReason": "nope" } }),
    );
    let steps = || vec![runs(WIRE, "call_1", "echo one > made"), says(WIRE, "done")];
    let (mut world, model) = self::world(&[("PreToolUse", &deny)], steps()).await;
    let outcome = world.say("go").await;
    outcome.answered("done");
    assert!(outcome.shows("hook PreToolUse Blocked [\"Feedback nope\"]"));
    assert!(
        !outcome.lines.iter().any(|line| line.contains("command")),
        "{outcome:#?}"
    );
    assert!(!world.file("made").exists());
    let told = "Command blocked by PreToolUse hook: nope. Command: echo one > made";
    position(&input(&model, 1), "function_call_output", told);

    let change = writes(
        &json!({ "hookSpecificOutput": { "hookEventName": "PreToolUse",
        "permissionDecision": "allow", "updatedInput": { "command": "echo two > made" } } }),
    );
    let (mut world, _model) = self::world(&[("PreToolUse", &change)], steps()).await;
    let outcome = world.say("go").await;
    assert!(
        outcome.shows("completed command echo two > made Completed"),
        "{outcome:#?}"
    );
    assert_eq!(fs::read_to_string(world.file("made")).unwrap(), "two\n");
}

#[tokio::test]
async fn the_output_of_a_tool_is_replaced_by_objections() {
    let hooks = [
        ("PostToolUse", "echo first >&2; exit 2"),
        ("PostToolUse", "echo second >&2; exit 2"),
        ("PostToolUse", "exit 7"),
    ];
    let steps = vec![runs(WIRE, "call_1", "echo one"), says(WIRE, "done")];
    let (mut world, model) = world(&hooks, steps).await;
    let outcome = world.say("go").await;
    outcome.answered("done");
    assert!(outcome.shows("hook PostToolUse Failed [\"Error hook exited with code 7\"]"));
    position(&input(&model, 1), "function_call_output", "first\n\nsecond");
}

#[tokio::test]
async fn a_hook_makes_the_agent_go_on() {
    let again = "read x; case $x in *'stop_hook_active\":false'*) echo more >&2; exit 2;; esac";
    let steps = vec![says(WIRE, "first"), says(WIRE, "second")];
    let (mut world, model) = world(&[("Stop", again)], steps).await;
    let outcome = world.say("go").await;
    outcome.answered("second");
    assert!(
        outcome.shows("hook Stop Blocked [\"Feedback more\"]"),
        "{outcome:#?}"
    );
    assert!(outcome.shows("hook Stop Completed []"), "{outcome:#?}");
    let input = input(&model, 1);
    position(&input, "user", ">more</hook_prompt>");
}

#[tokio::test]
async fn hooks_decide_in_place_of_the_user() {
    let decision = |behavior: Value| {
        writes(&json!({ "hookSpecificOutput": {
            "hookEventName": "PermissionRequest", "decision": behavior } }))
    };
    let turn = || NewTurn {
        settings: SettingsChange {
            approval: Some(ApprovalPolicy::Untrusted),
            sandbox: Some(SandboxPolicy::DangerFullAccess),
            ..SettingsChange::default()
        },
        ..NewTurn::text("go")
    };
    let steps = || vec![runs(WIRE, "call_1", "echo one > made"), says(WIRE, "done")];
    let allow = decision(json!({ "behavior": "allow" }));
    let (mut world, _model) = self::world(&[("PermissionRequest", &allow)], steps()).await;
    let outcome = world.run(turn()).await;
    assert!(world.file("made").exists(), "{outcome:#?}");

    let deny = decision(json!({ "behavior": "deny", "message": "not here" }));
    let (mut world, model) = self::world(&[("PermissionRequest", &deny)], steps()).await;
    let outcome = world.run(turn()).await;
    outcome.answered("done");
    assert!(!world.file("made").exists());
    position(&input(&model, 1), "function_call_output", "not here");

    let (mut world, _model) = self::world(&[("PermissionRequest", "exit 0")], steps()).await;
    world.start(turn()).await;
    let accept = Answer::Decision {
        decision: Decision::Accept,
    };
    let outcome = world.end_answering(vec![accept]).await;
    assert!(world.file("made").exists(), "{outcome:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn hooks_decide_about_tools_of_servers_and_about_patches() {
    const SERVER: &str = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../workspace/tests/mcp/server.py"
    );
    let provider =
        format!("{NO_RETRIES}[mcp_servers.demo]\ncommand = \"python3\"\nargs = [{SERVER:?}]\n");
    let patch = "*** Begin Patch\n*** Add File: made\n+x\n*** End Patch";
    let call = |id: &str, tool: &str, arguments: Value| {
        Step::say(WIRE, &[Part::call(id, tool, &arguments)])
    };
    let steps = vec![
        call("call_1", "mcp__demo__delete", json!({ "z": 1 })),
        call("call_2", "apply_patch", json!({ "input": patch })),
        says(WIRE, "done"),
    ];
    let (mut world, model) = World::scripted(WIRE, &provider, steps).await;
    let denies = json!({ "hookSpecificOutput": {
        "hookEventName": "PermissionRequest",
        "decision": { "behavior": "deny", "message": "not here" } } });
    let command = format!("{}; {}", logs(&world), writes(&denies));
    configure(&world, &[("PermissionRequest", &command)]);
    trust(&world);
    let outcome = world
        .run(NewTurn {
            settings: SettingsChange {
                approval: Some(ApprovalPolicy::OnRequest),
                sandbox: Some(SandboxPolicy::ReadOnly { network: false }),
                ..SettingsChange::default()
            },
            ..NewTurn::text("go")
        })
        .await;
    outcome.answered("done");
    assert!(
        outcome.shows("completed tool delete Declined"),
        "{outcome:#?}"
    );
    assert!(!world.file("made").exists());
    let logged = logged(&world);
    assert_eq!(logged[0]["tool_name"], "mcp__demo__delete");
    assert_eq!(logged[0]["tool_input"], json!({ "z": 1 }));
    assert_eq!(logged[1]["tool_name"], "apply_patch");
    assert_eq!(logged[1]["tool_input"], json!({ "command": patch }));
    let told = model.requests()[2].body["input"].to_string();
    assert_eq!(told.matches("not here").count(), 2, "{told}");
}

#[tokio::test]
async fn hooks_hear_of_the_summary_and_of_the_end_of_a_thread() {
    let steps = vec![
        says(WIRE, "done"),
        says(WIRE, "a summary"),
        says(WIRE, "more"),
    ];
    let (mut world, _model) = World::scripted(WIRE, NO_RETRIES, steps).await;
    let command = logs(&world);
    configure(
        &world,
        &[("SessionStart", &command), ("SessionEnd", &command)],
    );
    trust(&world);
    world.say("go").await;
    world
        .run(NewTurn {
            task: TurnTask::Compact,
            ..NewTurn::text("")
        })
        .await;
    world.say("go on").await.answered("more");
    world.engine.shutdown().await;
    let logged = logged(&world);
    let sources: Vec<&Value> = logged.iter().map(|input| &input["source"]).collect();
    assert_eq!(
        sources,
        [&json!("startup"), &json!("compact"), &Value::Null]
    );
    let mut end = logged[2].clone();
    end["cwd"].take();
    let id = world.thread.id().to_string();
    let expected = json!({
        "session_id": id, "hook_event_name": "SessionEnd", "reason": "other",
        "cwd": null, "transcript_path": null });
    assert_eq!(end, expected);
}

/// The tools of a server are called as the user who trusts the hook, so nobody is asked.
#[tokio::test(flavor = "multi_thread")]
async fn hooks_call_tools_of_servers() {
    const SERVER: &str = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../workspace/tests/mcp/server.py"
    );
    let provider =
        format!("{NO_RETRIES}[mcp_servers.demo]\ncommand = \"python3\"\nargs = [{SERVER:?}]\n");
    let steps = vec![runs(WIRE, "call_1", "echo one > made"), says(WIRE, "done")];
    let (mut world, model) = World::scripted(WIRE, &provider, steps).await;
    let tool = |server: &str, tool: &str, input: Value| json!({ "type": "mcp_tool", "server": server, "tool": tool, "input": input, "timeout": 60 });
    let denies = json!({ "hookSpecificOutput": {
        "hookEventName": "PreToolUse", "permissionDecision": "deny",
        "permissionDecisionReason": "not ${tool_input.command}" } });
    let hooks = json!({ "hooks": {
        "UserPromptSubmit": [{ "hooks": [
            tool("demo", "plain", json!({ "said": "${prompt}" })),
            tool("demo", "fail", json!({})),
            tool("other", "plain", json!({})),
            tool("demo", "plain", json!({ "x": "${nothing}" })),
        ] }],
        "PreToolUse": [{ "hooks": [tool("demo", "echo", json!({ "text": denies.to_string() }))] }],
    } });
    let home = world.dir.path().join("home");
    fs::write(home.join("hooks.json"), hooks.to_string()).unwrap();
    trust(&world);
    let outcome = world.say("go").await;
    outcome.answered("done");
    assert!(!world.file("made").exists(), "{outcome:#?}");
    for problem in [
        "MCP tool returned an error: ",
        "unknown MCP server 'other'",
        "hook input placeholder `${nothing}` was not found",
    ] {
        let shows = |line: &String| {
            line.starts_with("hook UserPromptSubmit Failed") && line.contains(problem)
        };
        assert!(outcome.lines.iter().any(shows), "{problem}: {outcome:#?}");
    }
    position(&input(&model, 0), "developer", r#"{"said": "go"}"#);
    let told = "Command blocked by PreToolUse hook: not echo one > made";
    position(&input(&model, 1), "function_call_output", told);
}

#[tokio::test]
async fn compaction_waits_for_its_hooks() {
    let steps = || vec![says(WIRE, "done"), says(WIRE, "a summary")];
    let compact = || NewTurn {
        task: TurnTask::Compact,
        ..NewTurn::text("")
    };
    let (mut world, _model) = World::scripted(WIRE, NO_RETRIES, steps()).await;
    let command = logs(&world);
    configure(
        &world,
        &[("PreCompact", &command), ("PostCompact", &command)],
    );
    trust(&world);
    world.say("go").await;
    world.run(compact()).await;
    let logged = logged(&world);
    assert_eq!(logged.len(), 2, "{logged:?}");
    assert_eq!(logged[0]["trigger"], "manual");
    assert_eq!(logged[1]["hook_event_name"], "PostCompact");

    let stop = writes(&json!({ "continue": false }));
    let (mut world, model) = self::world(&[("PreCompact", &stop)], steps()).await;
    world.say("go").await;
    let outcome = world.run(compact()).await;
    assert!(outcome.shows("hook PreCompact Stopped []"), "{outcome:#?}");
    assert_eq!(outcome.status, TurnStatus::Interrupted);
    assert_eq!(model.requests().len(), 1);
}

#[tokio::test]
async fn what_a_hook_guards_does_not_happen_where_an_interrupt_ends_the_hook() {
    let guard = "case $(cat) in *guarded*) echo $$ > pid; sleep 1000;; esac";
    let hooks = [("PreToolUse", guard), ("UserPromptSubmit", guard)];
    let steps = vec![
        runs(WIRE, "call_1", "echo guarded > made"),
        says(WIRE, "done"),
    ];
    let (mut world, model) = world(&hooks, steps).await;
    world.start(NewTurn::text("go")).await;
    line_of(&world, "pid").await;
    world.thread.interrupt(None).await.unwrap();
    let outcome = world.end().await;
    assert_eq!(outcome.status, TurnStatus::Interrupted);
    assert!(!outcome.shows("started command"), "{outcome:#?}");
    assert!(!world.file("made").exists());

    fs::remove_file(world.file("pid")).unwrap();
    world.start(NewTurn::text("this is guarded, too")).await;
    line_of(&world, "pid").await;
    world.thread.interrupt(None).await.unwrap();
    assert_eq!(world.end().await.status, TurnStatus::Interrupted);
    world.say("go on").await.answered("done");
    let asked = model.requests()[1].body.to_string();
    assert!(
        asked.contains("go on") && !asked.contains("this is"),
        "{asked}"
    );
}

#[tokio::test]
async fn input_that_joins_and_is_refused_asks_the_model_nothing() {
    let refuse = "case $(cat) in *bad*) echo no >&2; exit 2;; esac";
    let gate = Arc::new(Semaphore::new(0));
    let first = Step::say(WIRE, &[Part::text("one"), Part::text("two")]);
    let between = first.after_event("response.output_item.done");
    let steps = vec![first.gate(between, &gate), says(WIRE, "three")];
    let (mut world, model) = world(&[("UserPromptSubmit", refuse)], steps).await;
    world.start(NewTurn::text("go")).await;
    world.until("completed agent").await;
    let more = vec![InputPart::text("bad")];
    world.thread.steer(None, more, None).await.unwrap();
    gate.add_permits(1);
    world.end().await.answered("two");
    assert_eq!(model.requests().len(), 1);
    world.say("go on").await.answered("three");
    assert!(!model.requests()[1].body.to_string().contains("bad"));
}

#[tokio::test]
async fn hooks_of_a_subagent_know_the_session_and_the_agent() {
    let (parent, task) = ("Please delegate it.", "Do the part.");
    let spawn = json!({ "message": task });
    let wait = json!({ "targets": ["{{agent_id}}"], "timeout_ms": 60_000 });
    let steps = vec![
        Step::say(WIRE, &[Part::call("call_1", "spawn_agent", &spawn)]).on(parent),
        Step::say(WIRE, &[Part::call("call_2", "wait_agent", &wait)]).on(parent),
        says(WIRE, "done").on(parent),
        runs(WIRE, "call_3", "true").on(task),
        says(WIRE, "part").on(task),
    ];
    let (mut world, _model) = World::scripted(WIRE, NO_RETRIES, steps).await;
    let command = logs(&world);
    let events = [
        "SubagentStart",
        "UserPromptSubmit",
        "PreToolUse",
        "PostToolUse",
        "SubagentStop",
    ];
    let hooks: Vec<_> = events.iter().map(|event| (*event, &*command)).collect();
    configure(&world, &hooks);
    trust(&world);
    world.say(parent).await.answered("done");
    let logged = logged(&world);
    let of_child = |input: &&Value| input["agent_id"].is_string();
    let child: Vec<&Value> = logged.iter().filter(of_child).collect();
    let names: Vec<_> = child
        .iter()
        .map(|input| input["hook_event_name"].as_str().unwrap())
        .collect();
    assert_eq!(names, events, "{logged:#?}");
    for input in &logged {
        assert_eq!(input["session_id"], world.thread.id().to_string());
    }
    for input in child {
        assert_eq!(input["agent_type"], "default");
        assert_ne!(input["agent_id"], input["session_id"]);
    }
}

#[tokio::test]
async fn a_review_is_no_beginning_and_no_end_of_the_work() {
    let steps = vec![says(WIRE, "nothing to say"), says(WIRE, "done")];
    let (mut world, _model) = World::scripted(WIRE, NO_RETRIES, steps).await;
    let command = logs(&world);
    configure(&world, &[("SessionStart", &command), ("Stop", &command)]);
    trust(&world);
    let review = NewTurn {
        task: TurnTask::Review,
        ..NewTurn::text("Look at it.")
    };
    world.run(review).await;
    assert_eq!(logged(&world), [] as [Value; 0]);
    world.say("go").await.answered("done");
    assert_eq!(logged(&world).len(), 2);
}

#[tokio::test]
async fn what_a_hook_says_that_nobody_waits_for_is_told_with_a_later_request() {
    let (mut world, model) = World::scripted(WIRE, NO_RETRIES, vec![says(WIRE, "done")]).await;
    let said = json!({
        "systemMessage": "Mind the tide.",
        "hookSpecificOutput": {
            "hookEventName": "SessionStart",
            "additionalContext": "The tide is high.",
        },
    });
    let hook = json!({ "type": "command", "command": writes(&said), "async": true });
    let events = json!({ "hooks": { "SessionStart": [{ "hooks": [hook] }] } });
    fs::write(world.dir.path().join("home/hooks.json"), events.to_string()).unwrap();
    trust(&world);
    let mut warned = world.say("go").await.shows("warning Mind the tide.");
    loop {
        let asked = model.requests().last().unwrap().body.to_string();
        match asked.matches("The tide is high.").count() {
            0 => assert!(!warned),
            told => break assert!(warned && told == 1),
        }
        model.push(says(WIRE, "done"));
        warned |= world.say("go on").await.shows("warning Mind the tide.");
    }
}

#[tokio::test]
async fn hooks_that_fail_or_hang_hold_up_nobody() {
    let hooks = [
        ("SessionStart", "exit 3"),
        ("UserPromptSubmit", "echo '{bad'"),
        ("PreToolUse", "kill -9 $$"),
        ("Stop", "echo text"),
    ];
    let steps = vec![runs(WIRE, "call_1", "echo one > made"), says(WIRE, "done")];
    let (mut world, _model) = world(&hooks, steps).await;
    let outcome = world.say("go").await;
    outcome.answered("done");
    for line in [
        "hook SessionStart Failed [\"Error hook exited with code 3\"]",
        "hook UserPromptSubmit Failed [\"Error hook returned invalid user prompt submit JSON output\"]",
        "hook PreToolUse Failed [\"Error hook exited without a status code\"]",
        "hook Stop Failed [\"Error hook returned invalid stop hook JSON output\"]",
    ] {
        assert!(outcome.shows(line), "{line}: {outcome:#?}");
    }
    assert!(world.file("made").exists());
}

/// Waits until a command has written a line into a file, and returns it.
async fn line_of(world: &World, name: &str) -> String {
    let file = world.file(name);
    let read = tokio::task::spawn_blocking(move || {
        loop {
            let text = fs::read_to_string(&file).unwrap_or_default();
            if text.ends_with('\n') {
                return text.trim().to_owned();
            }
            std::thread::yield_now();
        }
    });
    read.await.unwrap()
}

#[tokio::test]
async fn a_hook_of_a_cancelled_turn_ends() {
    let hooks = [("UserPromptSubmit", "echo $$ > pid; sleep 1000")];
    let (mut world, model) = world(&hooks, vec![says(WIRE, "done")]).await;
    world.start(NewTurn::text("go")).await;
    let pid = line_of(&world, "pid").await;
    world.thread.interrupt(None).await.unwrap();
    assert_eq!(world.end().await.status, TurnStatus::Interrupted);
    assert_eq!(model.requests().len(), 0);
    let stat = format!("/proc/{pid}/stat");
    while fs::read_to_string(&stat).is_ok_and(|stat| !stat.contains(") Z")) {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_hook_runs_only_as_it_was_trusted() {
    let steps = || vec![says(WIRE, "done")];
    let (mut world, _model) = World::scripted(WIRE, NO_RETRIES, steps()).await;
    configure(&world, &[("Stop", "touch ran; echo {}")]);
    world.say("go").await.answered("done");
    assert!(!world.file("ran").exists(), "nobody trusted it");

    let (mut world, _model) = self::world(&[("Stop", "true")], steps()).await;
    configure(&world, &[("Stop", "touch ran; echo {}")]);
    world.say("go").await.answered("done");
    assert!(
        !world.file("ran").exists(),
        "another definition was trusted"
    );

    let (mut world, _model) = World::scripted(WIRE, NO_RETRIES, steps()).await;
    let folder = world.file(".codex");
    fs::create_dir(&folder).unwrap();
    let text = json!({ "hooks": { "Stop": [{ "hooks": [
        { "type": "command", "command": "touch ran; echo {}" }] }] } });
    fs::write(folder.join("hooks.json"), text.to_string()).unwrap();
    trust(&world);
    world.say("go").await.answered("done");
    assert!(!world.file("ran").exists(), "the project is not trusted");
}
