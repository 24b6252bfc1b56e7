//! Tests that the server leaks no files or processes after models and commands have misbehaved.

use std::{fs, path::PathBuf, time::Duration};

use serde_json::{Value, json};
use threadwire_test_model::{Model, Part, Step, Wire};

use crate::{
    PATIENCE,
    client::{Client, Lines},
    poll,
    process::{Process, descendants, runs},
};

const WIRE: Wire = Wire::Responses;

fn says(text: &str) -> Step {
    Step::say(WIRE, &[Part::text(text)])
}

fn runs_command(command: &str) -> Step {
    let arguments = json!({ "cmd": command, "yield_time_ms": 30_000 });
    Step::say(WIRE, &[Part::call("call", "exec_command", &arguments)])
}

/// The failing turns: their prompts, and the responses of the model.
fn faults() -> Vec<(&'static str, Vec<Step>)> {
    let whole = says("some text");
    let middle = whole.after("some");
    let broken = Part::call("call", "exec_command", &Value::String("{".to_owned()));
    vec![
        ("refused", vec![Step::refuse(401, "{}")]),
        ("limited", vec![Step::refuse(429, "{}")]),
        ("failed", vec![Step::refuse(500, "<html>")]),
        ("cut", vec![whole.clone().cut(middle)]),
        ("silent", vec![whole.clone().silence(middle)]),
        ("no answer", vec![Step::no_answer()]),
        (
            "no JSON",
            vec![Step::say(WIRE, &[broken]), says("it was none")],
        ),
        (
            "no tool",
            vec![
                Step::say(WIRE, &[Part::call("call", "nothing", &json!({}))]),
                says("there is none"),
            ],
        ),
        (
            "much output",
            vec![
                runs_command("head -c 2000000 /dev/zero | tr '\\0' x"),
                says("much"),
            ],
        ),
        (
            "forks",
            vec![
                runs_command("trap '' TERM; (sleep 1000; echo late) & sleep 1000 & echo on"),
                says("forked"),
            ],
        ),
    ]
}

/// How often all faults are repeated: more often than [`KEPT`], so that every leaked file is visible.
const ROUNDS: usize = 4;

/// The most idle connections to a model that are kept when one turn runs at a time.
const KEPT: usize = 2;

/// The files of the watch for changes of jobs, which starts some time after the server. There are more turns than that,
/// so that a file that each leaves is visible.
const WATCH: usize = 3;

/// Returns the open files of a process, without those of its store, whose readers keep some, and the number of its
/// descendant processes.
fn held(process: u32) -> (Vec<PathBuf>, usize) {
    let files = fs::read_dir(format!("/proc/{process}/fd")).expect("the process runs");
    let files = files.filter_map(|file| fs::read_link(file.ok()?.path()).ok());
    let of_store = |file: &PathBuf| file.to_string_lossy().contains("threadwire.db");
    let children = descendants(process)
        .into_iter()
        .filter(|child| runs(*child));
    (
        files.filter(|file| !of_store(file)).collect(),
        children.count(),
    )
}

/// Runs all faults, and a background command that is then ended.
async fn suffer(client: &mut Client<Lines>, thread: &str, model: &Model) {
    for (what, steps) in faults() {
        let asked = model.requests().len() + steps.len();
        steps.into_iter().for_each(|step| model.push(step));
        client.turn(thread, what).await;
        client.until("turn/completed").await;
        assert_eq!(model.requests().len(), asked, "{what}");
    }
    let left = json!({ "cmd": "sleep 1000", "yield_time_ms": 250 });
    model.push(Step::say(
        WIRE,
        &[Part::call("call", "exec_command", &left)],
    ));
    model.push(says("it goes on"));
    client.turn(thread, "left").await;
    client.until("turn/completed").await;
    let thread = json!({ "threadId": thread });
    client
        .call("thread/backgroundTerminals/clean", thread)
        .await;
}

#[tokio::test]
async fn faults_leave_no_file_open_and_no_process() {
    let model = Model::start(Vec::new()).await;
    let folder = tempfile::tempdir().expect("a folder");
    let home = folder.path().join("home");
    fs::create_dir(&home).expect("a folder");
    let config = format!(
        "model = \"mock-model\"\nmodel_provider = \"mock\"\napproval_policy = \"never\"\n\
         sandbox_mode = \"danger-full-access\"\n\
         [model_providers.mock]\nname = \"Mock\"\nbase_url = \"{}\"\n\
         request_max_retries = 0\nstream_max_retries = 0\nstream_idle_timeout_ms = 300\n",
        model.base_url()
    );
    fs::write(home.join("config.toml"), config).expect("a file");
    let (process, client) = Process::stdio(folder.path(), &[]);
    let mut client = client.codex().await;
    let started = client.call("thread/start", json!({})).await;
    let thread = started["thread"]["id"].as_str().expect("an id").to_owned();
    // Resources that are kept for reuse, such as the process guard, exist after the first round.
    suffer(&mut client, &thread, &model).await;
    let mut before = held(process.id());
    poll("what is over to be let go of", PATIENCE, async || {
        let now = held(process.id());
        (std::mem::replace(&mut before, now.clone()) == now).then_some(())
    })
    .await;
    for _ in 0..ROUNDS {
        suffer(&mut client, &thread, &model).await;
    }
    settles(&process, &before, KEPT).await;
}

/// Waits until a process holds no more than before, but for `spare` files.
async fn settles(process: &Process, before: &(Vec<PathBuf>, usize), spare: usize) {
    let mut now = held(process.id());
    let settled = async {
        while now.0.len() > before.0.len() + spare || now.1 > before.1 {
            tokio::time::sleep(Duration::from_millis(5)).await;
            now = held(process.id());
        }
    };
    let settled = tokio::time::timeout(PATIENCE, settled).await;
    assert!(settled.is_ok(), "{before:#?} became {now:#?}");
}

/// Runs a turn of the agent in a thread of its own, and archives the thread while a command of the agent goes on.
async fn visit(client: &mut Client<Lines>) {
    let started = client.call("thread/start", json!({})).await;
    let thread = started["thread"]["id"].as_str().expect("an id").to_owned();
    let terminal = |command: &str| {
        json!({ "call": "terminal/create", "params": { "command": command } }).to_string()
    };
    let steps = [
        "a message".to_owned(),
        terminal("sleep 1000"),
        terminal("true"),
    ];
    client.turn(&thread, &steps.join("\n")).await;
    let ended = client.until("turn/completed").await;
    assert_eq!(ended["params"]["turn"]["status"], "completed", "{ended}");
    client
        .call("thread/archive", json!({ "threadId": thread }))
        .await;
}

/// Set `THREADWIRE_AGENT_TURNS` to run more turns.
#[tokio::test]
async fn turns_of_an_agent_leave_no_file_open_and_no_process() {
    let turns = std::env::var("THREADWIRE_AGENT_TURNS").ok();
    let turns = turns.map_or(20, |turns| turns.parse().expect("a number"));
    let folder = tempfile::tempdir().expect("a folder");
    let home = folder.path().join("home");
    fs::create_dir(&home).expect("a folder");
    let config = format!(
        "agent = \"scripted\"\napproval_policy = \"never\"\nsandbox_mode = \"danger-full-access\"\n\
         [agents.scripted]\ncommand = [{:?}]\n",
        env!("CARGO_BIN_EXE_scripted-agent")
    );
    fs::write(home.join("config.toml"), config).expect("a file");
    let (process, client) = Process::stdio(folder.path(), &[]);
    let mut client = client.codex().await;
    visit(&mut client).await;
    // The agent stays, and so does what is kept for reuse; the command ends with its thread.
    let sleeps = async || {
        let children = descendants(process.id()).into_iter();
        let lines = children.filter_map(|child| fs::read(format!("/proc/{child}/cmdline")).ok());
        let mut sleeping = lines.filter(|line| line.windows(5).any(|word| word == b"sleep"));
        sleeping.next().is_none().then_some(())
    };
    poll("the command to end", PATIENCE, sleeps).await;
    let before = held(process.id());
    for _ in 0..turns {
        visit(&mut client).await;
    }
    settles(&process, &before, WATCH).await;
}
