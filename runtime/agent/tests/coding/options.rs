//! What keys of the configuration change in what the model is told, what it may call and how its commands run.

use std::{fs, process::Command};

use serde_json::{Value, json};
use threadwire_engine::{NewTurn, TurnTask};
use threadwire_test_model::{Model, Part, Step, Wire};

use crate::support::{NO_RETRIES, World, runs, says};

const WIRE: Wire = Wire::Responses;

/// Opens a world with these keys before those of the provider; `<home>` in them is the home folder.
async fn world(keys: &str, steps: Vec<Step>) -> (World, Model) {
    let (world, model) = World::scripted(WIRE, NO_RETRIES, steps).await;
    let home = world.dir.path().join("home");
    let file = home.join("config.toml");
    let config = fs::read_to_string(&file).unwrap();
    let keys = keys.replace("<home>", &home.display().to_string());
    fs::write(&file, keys + "\n" + &config).unwrap();
    (world, model)
}

/// Returns the body of the first request, for a turn with these keys.
async fn asked(keys: &str) -> Value {
    let (mut world, model) = world(keys, vec![says(WIRE, "done")]).await;
    world.say("go").await.answered("done");
    model.requests().remove(0).body
}

/// Returns the output that the model got for its last call.
fn told(model: &Model) -> String {
    let body = model.requests().pop().unwrap().body;
    let last = body["input"].as_array().unwrap().last().unwrap();
    last["output"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn the_model_is_told_what_the_user_wants_it_to_be() {
    let all = asked("").await;
    assert!(all["input"].as_array().unwrap().len() > 1, "{all}");
    let none =
        asked("include_permissions_instructions = false\ninclude_environment_context = false")
            .await;
    let input = none["input"].as_array().unwrap();
    assert_eq!(input.len(), 1, "{none}");
    let undated = asked("include_environment_context_time = false").await;
    assert!(all.to_string().contains("<current_date>"), "{all}");
    assert!(!undated.to_string().contains("<current_date>"), "{undated}");
}

#[tokio::test]
async fn tools_are_left_out() {
    let names = |body: &Value| -> Vec<String> {
        let tools = body["tools"].as_array().unwrap();
        let name = |tool: &Value| tool["name"].as_str().map(str::to_owned);
        tools.iter().filter_map(name).collect()
    };
    let has = |names: &[String], name: &str| names.iter().any(|known| known.contains(name));
    let all = names(&asked("").await);
    for name in ["exec_command", "write_stdin", "spawn_agent"] {
        assert!(has(&all, name), "{all:?}");
    }
    let few = names(&asked("[features]\nshell_tool = false\n[agents]\nenabled = false").await);
    for name in ["exec_command", "write_stdin", "spawn_agent"] {
        assert!(!has(&few, name), "{few:?}");
    }
    let old = names(&asked("[features]\ncollab = false").await);
    assert!(!has(&old, "spawn_agent"), "{old:?}");
}

#[tokio::test]
async fn the_provider_is_told_how_to_search_the_web() {
    let search = |body: &Value| {
        let tools = body["tools"].as_array().unwrap().clone();
        tools.into_iter().find(|tool| tool["type"] == "web_search")
    };
    // The thread has no sandbox.
    let usual = json!({ "type": "web_search", "external_web_access": true });
    assert_eq!(search(&asked("").await), Some(usual));
    let keys = "web_search = \"indexed\"\n[tools.web_search]\ncontext_size = \"low\"\n\
                allowed_domains = [\"a.com\"]\nlocation = { country = \"DE\" }";
    let chosen = json!({
        "type": "web_search",
        "external_web_access": true,
        "indexed_web_access": true,
        "search_context_size": "low",
        "filters": { "allowed_domains": ["a.com"] },
        "user_location": { "type": "approximate", "country": "DE" },
    });
    assert_eq!(search(&asked(keys).await), Some(chosen));
    assert_eq!(search(&asked("web_search = \"disabled\"").await), None);
}

#[tokio::test]
async fn output_of_commands_has_a_limit() {
    let steps = vec![runs(WIRE, "call_1", "seq 1 500"), says(WIRE, "done")];
    let (mut world, model) = world("tool_output_token_limit = 50", steps).await;
    world.say("go").await.answered("done");
    let told = told(&model);
    assert!(
        told.contains(" truncated…") && !told.contains("\n100\n"),
        "{told}"
    );
}

#[tokio::test]
async fn a_login_shell_can_be_forbidden() {
    let asks = json!({ "cmd": "true", "login": true });
    let steps = vec![
        runs(WIRE, "call_1", "shopt login_shell || true"),
        Step::say(WIRE, &[Part::call("call_2", "exec_command", &asks)]),
        says(WIRE, "done"),
    ];
    let (mut world, model) = world("allow_login_shell = false", steps).await;
    world.say("go").await.answered("done");
    let requests = model.requests();
    let body = requests[1].body.to_string();
    assert!(body.contains("login_shell    \\toff"), "{body}");
    assert_eq!(
        told(&model),
        "login shell is disabled by config; omit `login` or set it to false."
    );
}

#[tokio::test]
async fn commands_learn_which_call_they_are() {
    let shown = "echo $CODEX_THREAD_ID $CODEX_SESSION_ID $CODEX_TOOL_CALL_ID $CODEX_CI";
    let steps = vec![runs(WIRE, "call_1", shown), says(WIRE, "done")];
    let (mut world, model) = world("", steps).await;
    world.say("go").await.answered("done");
    let id = world.thread.id();
    let told = told(&model);
    assert!(told.ends_with(&format!("{id} {id} call_1 1\n")), "{told}");
}

/// Reads a pipe in the home folder until nothing has it open for writing.
fn pipe_read(world: &World) -> tokio::task::JoinHandle<String> {
    let told = world.dir.path().join("home/told");
    let made = Command::new("mkfifo").arg(&told).status();
    assert!(made.unwrap().success());
    tokio::task::spawn_blocking(move || fs::read_to_string(told).unwrap())
}

/// The pipe is at its end when the program has ended.
#[tokio::test]
async fn a_program_that_is_told_of_an_answer_ends_with_the_server() {
    let keys = "notify = [\"/bin/sh\", \"-c\", \"exec sleep 1000 > <home>/told\"]";
    let (mut world, _model) = world(keys, vec![says(WIRE, "done")]).await;
    let reading = pipe_read(&world);
    world.say("go").await.answered("done");
    world.engine.shutdown().await;
    assert_eq!(reading.await.unwrap(), "");
}

#[tokio::test]
async fn a_program_is_told_of_an_answer() {
    let keys = "notify = [\"/bin/sh\", \"-c\", \"echo \\\"$0\\\" > <home>/told\"]";
    let (mut world, _model) = world(keys, vec![says(WIRE, "done")]).await;
    let reading = pipe_read(&world);
    world.say("go").await.answered("done");
    let told: Value = serde_json::from_str(&reading.await.unwrap()).unwrap();
    assert_eq!(told["type"], "agent-turn-complete");
    assert_eq!(told["thread-id"], world.thread.id().to_string());
    assert_eq!(told["input-messages"], json!(["go"]));
    assert_eq!(told["last-assistant-message"], "done");
}

#[tokio::test]
async fn the_user_chooses_the_reviewer_and_the_prompt_of_summaries() {
    let keys = "review_model = \"reviewer\"\ncompact_prompt = \"Sum it up.\"";
    let steps = vec![
        says(WIRE, "one"),
        says(WIRE, "fine"),
        says(WIRE, "THE SUMMARY"),
    ];
    let (mut world, model) = world(keys, steps).await;
    world.say("go").await.answered("one");
    for task in [TurnTask::Review, TurnTask::Compact] {
        let turn = NewTurn {
            task,
            review: (task == TurnTask::Review).then(|| "changes".to_owned()),
            ..NewTurn::text("go on")
        };
        world.run(turn).await;
    }
    let requests = model.requests();
    let asked = requests.iter().map(|request| &request.body["model"]);
    assert_eq!(
        Vec::from_iter(asked),
        ["mock-model", "reviewer", "mock-model"]
    );
    let input = requests[2].body["input"].as_array().unwrap();
    assert_eq!(input.last().unwrap()["content"][0]["text"], "Sum it up.");
}
