//! What the server holds after models and commands have misbehaved.

use std::fs;

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

/// Turns that go wrong: what they are asked for, and how the model answers.
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

/// Returns how many files a process has open, and how many processes are below it.
fn held(process: u32) -> (usize, usize) {
    let files = fs::read_dir(format!("/proc/{process}/fd")).expect("the process runs");
    let children = descendants(process)
        .into_iter()
        .filter(|child| runs(*child));
    (files.count(), children.count())
}

/// Has all faults happen, and a command that is left in the background and then ended.
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
    // What is kept for the next time is there after the first: the guard of processes, connections to the store.
    suffer(&mut client, &thread, &model).await;
    let mut before = held(process.id());
    poll("what is over to be let go of", PATIENCE, async || {
        let now = held(process.id());
        (std::mem::replace(&mut before, now) == now).then_some(())
    })
    .await;
    for _ in 0..3 {
        suffer(&mut client, &thread, &model).await;
    }
    poll(
        "nothing more to be held than before",
        PATIENCE,
        async || {
            let (files, children) = held(process.id());
            (files <= before.0 && children <= before.1).then_some(())
        },
    )
    .await;
}
