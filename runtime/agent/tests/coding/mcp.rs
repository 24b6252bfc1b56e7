//! Tools of MCP servers, called by a model. The server is the test server of the workspace crate.

use std::{fs, io::Write, path::Path, pin::pin};

use serde_json::json;
use threadwire_agent::tools::{SandboxState, confinement};
use threadwire_engine::{
    Answer, ApprovalPolicy, Decision, DomainRules, Elicited, FileAccess, FilePlace, FileRule,
    MetadataChange, NewThread, NewTurn, PermissionProfile, SandboxPolicy, Settings, SettingsChange,
    ToolServerLink, ToolServerSpec, TurnStatus, TurnTask,
};
use threadwire_test_model::{Model, Part, Step, Wire};
use threadwire_workspace::{mcp::protocol::CallToolRequestParams, sandbox::Policy};

use crate::support::{World, says, settings};

const SERVER: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../workspace/tests/mcp/server.py"
);

fn server() -> String {
    format!("[mcp_servers.demo]\ncommand = \"python3\"\nargs = [{SERVER:?}]\n")
}

fn calls(wire: Wire, tool: &str, arguments: serde_json::Value) -> Step {
    Step::say(
        wire,
        &[Part::call(
            "call_1",
            &format!("mcp__demo__{tool}"),
            &arguments,
        )],
    )
}

async fn calling(wire: Wire, tool: &str, extra: &str) -> (World, Model) {
    let steps = vec![calls(wire, tool, json!({ "a": 2 })), says(wire, "done")];
    World::scripted(wire, &format!("{}{extra}", server()), steps).await
}

fn asking(approval: ApprovalPolicy) -> NewTurn {
    NewTurn {
        settings: SettingsChange {
            approval: Some(approval),
            ..SettingsChange::default()
        },
        ..NewTurn::text("go")
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tools_of_servers_are_offered_called_and_shown() {
    for wire in Wire::ALL {
        let (mut world, model) = calling(wire, "add", "").await;
        let outcome = world.say("go").await;
        outcome.answered("done");
        assert!(outcome.shows("started tool add InProgress"), "{outcome:#?}");
        assert!(
            outcome.shows("completed tool add Completed"),
            "{outcome:#?}"
        );
        let requests = model.requests();
        let tools = requests[0].body["tools"].to_string();
        for tool in ["mcp__demo__add", "mcp__demo__odd_name", "read_mcp_resource"] {
            assert!(tools.contains(tool), "{tool}: {tools}");
        }
        let told = requests[1].body.to_string();
        assert!(told.contains(r#"seconds\nOutput:\n{\"sum\":2}"#), "{told}");
    }
}

/// Everything runs on one thread, so that the thread's own look for its servers is the first one.
#[tokio::test]
async fn servers_are_found_while_their_thread_still_looks_for_them() {
    let mut world = World::open("http://127.0.0.1:1", Wire::Responses, "").await;
    world.host.config.current(None, &[]).await.unwrap();
    // From here on, reading the configuration waits until the FIFO is written.
    let fifo = world.dir.path().join("home/config.toml");
    let beside = world.dir.path().join("home/beside");
    fs::rename(&fifo, &beside).unwrap();
    let made = std::process::Command::new("mkfifo").arg(&fifo).status();
    assert!(made.unwrap().success());
    let work = world.dir.path().join("work");
    let thread = NewThread::new(settings(&work));
    let thread = world.engine.start_thread(thread).await.unwrap();
    // Whoever follows a thread makes it look for its servers.
    world.switch(thread).await;
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    let id = world.thread.id().to_string();
    let mut add = CallToolRequestParams::new("add");
    add.arguments = json!({ "a": 2 }).as_object().cloned();
    let mcp = &world.host.mcp;
    let mut call = pin!(mcp.call_tool(Some(&id), Some(&work), "demo", add));
    let early = tokio::select! {
        biased;
        early = &mut call => Some(early),
        () = std::future::ready(()) => None,
    };

    // Opening the FIFO for writing lets its reader open it, and closing it ends the file.
    let end = fs::File::options().read(true).write(true).open(&fifo);
    let mut end = end.unwrap();
    let text = fs::read_to_string(&beside).unwrap() + "\n" + &server();
    fs::write(&beside, &text).unwrap();
    fs::rename(&beside, &fifo).unwrap();
    end.write_all(text.as_bytes()).unwrap();
    drop(end);
    assert!(early.is_none(), "nobody wrote the file: {early:?}");
    let sum = call.await.unwrap();
    assert_eq!(sum.structured_content, Some(json!({ "sum": 2 })));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_goes_wrong_is_told_to_the_model() {
    let wire = Wire::Responses;
    for (tool, shown, told) in [
        ("fail", "completed tool fail Failed", "it did not work"),
        (
            "boom",
            "completed tool boom Failed",
            r"tool call error: tool call failed for `demo/boom`\n\nCaused by:\n    Mcp error: -32000: boom",
        ),
        (
            "die",
            "completed tool die Failed",
            r"tool call failed for `demo/die`\n\nCaused by:\n    Transport closed",
        ),
        (
            "hang",
            "completed tool hang Failed",
            r"tool call failed for `demo/hang`\n\nCaused by:\n    timed out awaiting tools/call after 200ms",
        ),
    ] {
        let (mut world, model) = calling(wire, tool, "tool_timeout_sec = 0.2\n").await;
        let outcome = world.say("go").await;
        outcome.answered("done");
        assert!(outcome.shows(shown), "{outcome:#?}");
        let request = model.requests()[1].body.to_string();
        assert!(request.contains(told), "{told}: {request}");
    }
    let (mut world, model) = calling(wire, "nope", "").await;
    world.say("go").await.answered("done");
    let request = model.requests()[1].body.to_string();
    assert!(
        request.contains("unsupported call: mcp__demo__nope"),
        "{request}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn progress_and_parts_of_all_kinds_are_shown() {
    let wire = Wire::Responses;
    let (mut world, _model) = calling(wire, "progress", "").await;
    let outcome = world.say("go").await;
    for step in 1..=3 {
        let line = format!("delta Progress \"step {step}\"");
        assert!(outcome.shows(&line), "{outcome:#?}");
    }
    let (mut world, model) = calling(wire, "mixed", "").await;
    world.say("go").await.answered("done");
    let request = model.requests()[1].body.to_string();
    for part in ["see", "data:image/png;base64,iVBOR", "resource_link"] {
        assert!(request.contains(part), "{part}: {request}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn consent_is_asked_for_tools_that_may_change_something() {
    let wire = Wire::Responses;
    let decision = |decision| vec![Answer::Decision { decision }];
    for (answer, shown, told) in [
        (
            Decision::Accept,
            "completed tool delete Completed",
            "delete {",
        ),
        (
            Decision::Decline,
            "completed tool delete Declined",
            "user rejected MCP tool call",
        ),
    ] {
        let (mut world, model) = calling(wire, "delete", "").await;
        world.start(asking(ApprovalPolicy::OnRequest)).await;
        let outcome = world.end_answering(decision(answer)).await;
        assert!(outcome.shows(shown), "{outcome:#?}");
        let request = model.requests()[1].body.to_string();
        assert!(request.contains(told), "{request}");
    }
    // An approval for the session is not requested again.
    let steps = vec![
        calls(wire, "delete", json!({})),
        calls(wire, "delete", json!({})),
        says(wire, "done"),
    ];
    let (mut world, _model) = World::scripted(wire, &server(), steps).await;
    world.start(asking(ApprovalPolicy::Untrusted)).await;
    world
        .end_answering(decision(Decision::AcceptForSession))
        .await
        .answered("done");
    // Tools that only read, and tools that the configuration approves, need no approval.
    let trusts = "[mcp_servers.demo.tools.delete]\napproval_mode = \"approve\"\n";
    for (tool, extra) in [("add", ""), ("delete", trusts)] {
        let (mut world, _model) = calling(wire, tool, extra).await;
        world
            .run(asking(ApprovalPolicy::Untrusted))
            .await
            .answered("done");
    }
    // The policy `never` asks for no approval.
    let (mut world, model) = calling(wire, "delete", "").await;
    let turn = NewTurn {
        settings: SettingsChange {
            sandbox: Some(SandboxPolicy::ReadOnly { network: false }),
            ..SettingsChange::default()
        },
        ..NewTurn::text("go")
    };
    world.run(turn).await.answered("done");
    let request = model.requests()[1].body.to_string();
    assert!(
        request.contains("MCP tool call requires approval, but approval policy is never"),
        "{request}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn consent_for_good_is_kept_in_the_configuration() {
    let wire = Wire::Responses;
    let call = || calls(wire, "delete", json!({}));
    let steps = vec![call(), says(wire, "done"), call(), says(wire, "again")];
    let (mut world, _model) = World::scripted(wire, &server(), steps).await;
    world.start(asking(ApprovalPolicy::OnRequest)).await;
    let always = Answer::Decision {
        decision: Decision::AcceptAlways { prefix: None },
    };
    world.end_answering(vec![always]).await.answered("done");
    let config = fs::read_to_string(world.dir.path().join("home/config.toml")).unwrap();
    let kept = "[mcp_servers.demo.tools.delete]\napproval_mode = \"approve\"\n";
    assert!(config.contains(kept), "{config}");
    let thread = NewThread::new(settings(&world.dir.path().join("work")));
    let thread = world.engine.start_thread(thread).await.unwrap();
    world.switch(thread).await;
    let outcome = world.run(asking(ApprovalPolicy::OnRequest)).await;
    outcome.answered("again");
}

#[tokio::test(flavor = "multi_thread")]
async fn consent_for_good_to_the_server_of_a_plugin_is_kept_with_the_plugin() {
    let wire = Wire::Responses;
    let call = || calls(wire, "delete", json!({}));
    let steps = vec![call(), says(wire, "done"), call(), says(wire, "again")];
    let on = "[plugins.\"tidy@m\"]\nenabled = true\n";
    let (world, _model) = World::scripted(wire, on, steps).await;
    let root = world.dir.path().join("home/plugins/cache/m/tidy/1.0.0");
    let manifest = root.join(".codex-plugin/plugin.json");
    fs::create_dir_all(manifest.parent().unwrap()).unwrap();
    fs::write(manifest, r#"{"name":"tidy","version":"1.0.0"}"#).unwrap();
    let servers = json!({ "mcpServers": { "demo": { "command": "python3", "args": [SERVER] } } });
    fs::write(root.join(".mcp.json"), servers.to_string()).unwrap();
    let mut world = world.restarted().await;
    let thread = || NewThread::new(settings(&world.dir.path().join("work")));
    let with_plugin = world.engine.start_thread(thread()).await.unwrap();
    let next = world.engine.start_thread(thread()).await.unwrap();
    world.switch(with_plugin).await;
    world.start(asking(ApprovalPolicy::OnRequest)).await;
    let always = Answer::Decision {
        decision: Decision::AcceptAlways { prefix: None },
    };
    world.end_answering(vec![always]).await.answered("done");
    let config = fs::read_to_string(world.dir.path().join("home/config.toml")).unwrap();
    let kept = "[plugins.\"tidy@m\".mcp_servers.demo.tools.delete]\napproval_mode = \"approve\"\n";
    assert!(config.contains(kept), "{config}");
    world.switch(next).await;
    let outcome = world.run(asking(ApprovalPolicy::OnRequest)).await;
    outcome.answered("again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tool_to_ask_about_is_asked_about_each_time() {
    let wire = Wire::Responses;
    let call = || calls(wire, "add", json!({}));
    let steps = vec![call(), call(), call(), says(wire, "done")];
    let prompts = "[mcp_servers.demo.tools.add]\napproval_mode = \"prompt\"\n";
    let extra = format!("{}{prompts}", server());
    let (mut world, _model) = World::scripted(wire, &extra, steps).await;
    world.start(asking(ApprovalPolicy::OnRequest)).await;
    let answers = [
        Decision::AcceptForSession,
        Decision::AcceptAlways { prefix: None },
        Decision::Decline,
    ];
    let answers = answers.map(|decision| Answer::Decision { decision });
    let outcome = world.end_answering(answers.into()).await;
    outcome.answered("done");
    assert!(outcome.shows("completed tool add Declined"), "{outcome:#?}");
    let config = fs::read_to_string(world.dir.path().join("home/config.toml")).unwrap();
    assert!(config.contains(prompts), "{config}");
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_ask_the_user_where_the_policy_lets_them() {
    let wire = Wire::Responses;
    let (mut world, model) = calling(wire, "ask", "").await;
    world.start(asking(ApprovalPolicy::OnRequest)).await;
    let content = serde_json::value::to_raw_value(&json!({ "name": "Ann" })).unwrap();
    let ann = Answer::Elicitation {
        elicited: Elicited::Accept {
            content: Some(content.into()),
            meta: None,
        },
    };
    world.end_answering(vec![ann]).await.answered("done");
    let request = model.requests()[1].body.to_string();
    assert!(request.contains("Ann"), "{request}");

    let (mut world, model) = calling(wire, "ask", "").await;
    world.say("go").await.answered("done");
    let request = model.requests()[1].body.to_string();
    assert!(request.contains("decline"), "{request}");
}

#[tokio::test(flavor = "multi_thread")]
async fn resources_can_be_listed_and_read() {
    let wire = Wire::Responses;
    let call =
        |id: &str, tool: &str, arguments| Step::say(wire, &[Part::call(id, tool, &arguments)]);
    let read = json!({ "server": "demo", "uri": "demo://one" });
    let steps = vec![
        call("call_1", "list_mcp_resources", json!({})),
        call(
            "call_2",
            "list_mcp_resource_templates",
            json!({ "server": "demo" }),
        ),
        call("call_3", "read_mcp_resource", read),
        call("call_4", "list_mcp_resources", json!({ "server": "nope" })),
        says(wire, "done"),
    ];
    let (mut world, model) = World::scripted(wire, &server(), steps).await;
    let outcome = world.say("go").await;
    assert!(
        outcome.shows("completed tool list_mcp_resources Completed"),
        "{outcome:#?}"
    );
    let request = model.requests()[4].body.to_string();
    for told in [
        r#"{\"resources\":[{\"server\":\"demo\",\"uri\":\"demo://one\",\"name\":\"one\"}]}"#,
        r#"{\"server\":\"demo\",\"resourceTemplates\":[{\"server\":\"demo\",\"uriTemplate\":\"demo://{name}\",\"name\":\"any\"}]}"#,
        r#"{\"server\":\"demo\",\"uri\":\"demo://one\",\"contents\":[{\"uri\":\"demo://one\",\"mimeType\":\"text/plain\",\"text\":\"body\"}]}"#,
        "unknown MCP server 'nope'",
    ] {
        assert!(request.contains(told), "{told}: {request}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_can_bring_its_own_server() {
    let wire = Wire::Responses;
    let steps = vec![calls(wire, "add", json!({ "a": 4 })), says(wire, "done")];
    let (mut world, model) = World::scripted(wire, "", steps).await;
    let spec = ToolServerSpec {
        name: "demo".to_owned(),
        link: ToolServerLink::Program {
            argv: vec!["python3".to_owned(), SERVER.to_owned()],
            env: Vec::new(),
        },
    };
    let turn = NewTurn {
        settings: SettingsChange {
            tool_servers: Some(vec![spec]),
            ..SettingsChange::default()
        },
        ..NewTurn::text("go")
    };
    world.run(turn).await.answered("done");
    let request = model.requests()[1].body.to_string();
    assert!(request.contains(r#"{\"sum\":4}"#), "{request}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_fails_without_a_server_that_is_required() {
    let wire = Wire::Responses;
    let extra = "[mcp_servers.gone]\ncommand = \"/no/such/program\"\nrequired = true\n";
    let (mut world, _model) = World::scripted(wire, extra, vec![says(wire, "done")]).await;
    let outcome = world.say("go").await;
    let message = &outcome.error().message;
    assert!(
        message.starts_with("required MCP servers failed to initialize: gone: "),
        "{message}"
    );
}

/// Returns what a server was told with each call, according to its log.
fn told_with_calls(log: &Path) -> Vec<serde_json::Value> {
    let messages = fs::read_to_string(log).unwrap();
    let messages = messages
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let calls = messages.filter(|message| message["method"] == "tools/call");
    calls
        .map(|mut call| call["params"]["_meta"].take())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_told_whose_call_it_is() {
    let wire = Wire::Responses;
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let config = format!(
        "[mcp_servers.demo]\ncommand = \"python3\"\nargs = [{SERVER:?}, \"--log\", {log:?}]\n"
    );
    let steps = vec![calls(wire, "add", json!({})), says(wire, "done")];
    let (mut world, _model) = World::scripted(wire, &config, steps).await;
    let said = [("origin", "a test"), ("model", "another")];
    let said = said.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let turn = NewTurn {
        metadata: MetadataChange {
            entries: Some(said.into()),
            ..MetadataChange::default()
        },
        settings: SettingsChange {
            effort: Some(Some("high".to_owned())),
            ..SettingsChange::default()
        },
        ..NewTurn::text("go")
    };
    world.run(turn).await.answered("done");
    let thread = world.thread.id().to_string();
    let mut told = told_with_calls(&log).remove(0);
    let of_turn = told["x-codex-turn-metadata"].as_object_mut().unwrap();
    assert!(of_turn.remove("turn_id").unwrap().is_string());
    let began = of_turn.remove("turn_started_at_unix_ms");
    assert!(began.unwrap().is_i64());
    assert!(
        told.as_object_mut()
            .unwrap()
            .remove("progressToken")
            .is_some()
    );
    assert_eq!(
        told,
        json!({
            "threadId": thread,
            "sessionId": thread,
            "callId": "call_1",
            "itemId": "fc_0",
            "windowId": format!("{thread}:0"),
            "x-codex-turn-metadata": {
                "session_id": thread,
                "thread_id": thread,
                "model": "mock-model",
                "reasoning_effort": "high",
                "sandbox": "none",
                "sandbox_mode": "danger-full-access",
                "auto_review_enabled": false,
                "codex_version": "0.169.0",
                "origin": "a test",
            },
        })
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_asks_for_it_is_told_the_sandbox() {
    let wire = Wire::Responses;
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let config = format!(
        "[mcp_servers.demo]\ncommand = \"python3\"\n\
         args = [{SERVER:?}, \"--sandboxed\", \"--log\", {log:?}]\n"
    );
    let steps = vec![calls(wire, "add", json!({})), says(wire, "done")];
    let (mut world, _model) = World::scripted(wire, &config, steps).await;
    let turn = NewTurn {
        settings: SettingsChange {
            sandbox: Some(SandboxPolicy::WorkspaceWrite {
                writable_roots: vec!["/other/.git".into(), "/other".into()],
                network: true,
                exclude_tmpdir_env_var: true,
                exclude_slash_tmp: false,
            }),
            ..SettingsChange::default()
        },
        ..NewTurn::text("go")
    };
    world.run(turn).await;
    let mut told = told_with_calls(&log).remove(0);
    let cwd = world.file("").display().to_string();
    let cwd = cwd.trim_end_matches('/');
    let written =
        |path: &str| json!({ "path": { "type": "path", "path": path }, "access": "write" });
    let special = |kind: &str| json!({ "type": "special", "value": { "kind": kind } });
    let mut entries = vec![
        json!({ "path": special("root"), "access": "read" }),
        written(cwd),
        written("/other/.git"),
        written("/other"),
        json!({ "path": special("slash_tmp"), "access": "write" }),
    ];
    for root in [cwd, "/other/.git", "/other"] {
        for name in [".git", ".agents", ".codex", ".aws"] {
            let path = format!("{root}/{name}");
            if path != "/other/.git" {
                let path = json!({ "type": "path", "path": path });
                entries.push(
                    json!({ "path": path, "access": "read", "missing_path_behavior": "skip" }),
                );
            }
        }
    }
    let state = json!({
        "permissionProfile": {
            "type": "managed",
            "file_system": { "type": "restricted", "entries": entries },
            "network": "enabled",
        },
        "codexLinuxSandboxExe": null,
        "sandboxCwd": format!("file://{cwd}"),
        "useLegacyLandlock": false,
        "useMxc": false,
        "threadwire": { "home": world.dir.path().join("home") },
    });
    assert_eq!(told["codex/sandbox-state"], state);
    assert_eq!(told["codex/sandbox-state-meta"], state);
    // The program that runs this test has no command `sandbox`.
    assert!(told["codex/sandbox-launcher"].take().is_null());
}

/// Returns what a sandbox lets commands do.
fn facts(policy: Option<Policy>) -> impl std::fmt::Debug + PartialEq {
    policy.map(|policy| {
        let reading = &policy.reading;
        let reading = (reading.listed_only, reading.patterns.clone());
        let files = (policy.writable(), policy.protected(), policy.missing().ok());
        let (unseen, domains) = (policy.unseen.clone(), policy.domains.clone());
        (
            files,
            policy.hidden(),
            reading,
            unseen,
            policy.network,
            domains,
        )
    })
}

#[test]
fn the_sandbox_that_is_described_is_that_of_the_thread() {
    let folder = tempfile::tempdir().unwrap();
    let real = folder.path().canonicalize().unwrap();
    // Characters of patterns stand for themselves in the names of folders.
    let at = |name: &str| real.join("{a}[b]*?\\[[]").join(name);
    for name in [
        "work space/.git",
        "more/.git",
        "home",
        "secret",
        "other/docs",
    ] {
        fs::create_dir_all(at(name)).unwrap();
    }
    fs::write(at("work space/key.pem"), "").unwrap();
    let rule = |place, access| FileRule { place, access };
    let pattern = |folder| FilePlace::Pattern {
        folder,
        glob: "**/*.pem".to_owned(),
        depth: Some(3),
    };
    let rules = vec![
        rule(FilePlace::Minimal, FileAccess::Read),
        rule(FilePlace::Workspace("".into()), FileAccess::Write),
        rule(FilePlace::Workspace("docs".into()), FileAccess::Read),
        rule(FilePlace::Path(at("secret")), FileAccess::Deny),
        rule(pattern(None), FileAccess::Deny),
        rule(pattern(Some(at("more/"))), FileAccess::Deny),
        rule(FilePlace::SlashTmp, FileAccess::Write),
    ];
    let domains = DomainRules {
        allowed: vec!["*.example.com".to_owned()],
        denied: vec!["no.example.com".to_owned()],
        local: true,
        reads_only: true,
        http_only: true,
        direct: true,
    };
    let writes = |network| SandboxPolicy::WorkspaceWrite {
        writable_roots: vec![at("more"), at("more/.git")],
        network,
        exclude_tmpdir_env_var: false,
        exclude_slash_tmp: true,
    };
    let profile = |files, domains| PermissionProfile {
        files,
        domains,
        ..PermissionProfile::default()
    };
    for (sandbox, profile) in [
        (SandboxPolicy::DangerFullAccess, None),
        (SandboxPolicy::ReadOnly { network: true }, None),
        (writes(false), None),
        (writes(true), Some(profile(rules.clone(), Some(domains)))),
        (writes(false), Some(profile(rules, None))),
    ] {
        let thread = Settings {
            roots: vec![at("other")],
            sandbox,
            profile,
            ..settings(&at("work space"))
        };
        let home = at("home");
        let state = SandboxState::of(&thread, Some(&home)).unwrap();
        let json = serde_json::to_string(&state).unwrap();
        let state: SandboxState = serde_json::from_str(&json).unwrap();
        assert_eq!(state.home(), Some(&*home));
        let mut described = settings(Path::new("/"));
        state.apply(&mut described).unwrap();
        assert_eq!(
            facts(confinement(&described, Some(&home))),
            facts(confinement(&thread, Some(&home))),
            "{json}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_told_of_the_repository_and_of_summaries() {
    let wire = Wire::Responses;
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let config = format!(
        "[mcp_servers.demo]\ncommand = \"python3\"\nargs = [{SERVER:?}, \"--log\", {log:?}]\n"
    );
    let steps = vec![
        calls(wire, "add", json!({})),
        says(wire, "done"),
        says(wire, "the summary"),
        calls(wire, "add", json!({})),
        says(wire, "done"),
    ];
    let (mut world, _model) = World::scripted(wire, &config, steps).await;
    let git = |arguments: &[&str]| {
        let output = std::process::Command::new("git")
            .args(["-c", "user.name=n", "-c", "user.email=e@example.com"])
            .args(arguments)
            .current_dir(world.file(""))
            .output()
            .unwrap();
        assert!(output.status.success(), "{arguments:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap().trim().to_owned()
    };
    git(&["init", "--quiet", "."]);
    git(&["commit", "--quiet", "--allow-empty", "-m", "first"]);
    let remote = "https://name:secret@example.com/a.git";
    git(&["remote", "add", "origin", remote]);
    git(&["remote", "add", "other", "git@example.com:b.git"]);
    let root = git(&["rev-parse", "--show-toplevel"]);
    let commit = git(&["rev-parse", "HEAD"]);
    world.say("go").await.answered("done");
    let compact = NewTurn {
        task: TurnTask::Compact,
        ..NewTurn::default()
    };
    world.run(compact).await;
    fs::write(world.file("new"), "").unwrap();
    world.say("again").await.answered("done");
    let thread = world.thread.id().to_string();
    let expected = [(0, false), (1, true)].map(|(window, has_changes)| {
        let repository = json!({
            "associated_remote_urls":
                { "origin": "https://example.com/a.git", "other": "git@example.com:b.git" },
            "latest_git_commit_hash": commit,
            "has_changes": has_changes,
        });
        let window = json!(format!("{thread}:{window}"));
        (window, json!({ &root: repository }))
    });
    let told = told_with_calls(&log).into_iter().map(|mut told| {
        let of_turn = &mut told["x-codex-turn-metadata"];
        let workspaces = of_turn["workspaces"].take();
        (told["windowId"].take(), workspaces)
    });
    assert_eq!(told.collect::<Vec<_>>(), expected);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interrupted_turn_gives_its_call_up() {
    let wire = Wire::Responses;
    let (mut world, _model) = calling(wire, "hang", "").await;
    world.start(NewTurn::text("go")).await;
    world.until("started tool hang").await;
    world.thread.interrupt(None).await.unwrap();
    assert_eq!(world.end().await.status, TurnStatus::Interrupted);
}
