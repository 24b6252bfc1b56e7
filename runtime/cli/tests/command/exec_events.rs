//! The events of `exec --json` compared with those of Codex 0.169.
//!
//! Each line of `exec_events.jsonl` is a run of `codex exec --json` with a scripted model: what the model answers, the exit
//! status, and the events. Codex writes two members `id` into searches; the first one stands here, as in all items.

use std::{collections::BTreeMap, fs};

use serde_json::Value;
use threadwire_test_model::{Model, Step};

use super::Home;

const RECORDED: &str = include_str!("exec_events.jsonl");

#[tokio::test]
async fn events_are_those_of_codex() {
    for line in RECORDED.lines() {
        let recorded: Value = serde_json::from_str(line).expect("JSON");
        let about = recorded["about"].as_str().expect("text");
        let model = Model::start(list(&recorded["model"]).iter().map(step).collect()).await;
        let home = Home::new();
        let work = home.path().join("work");
        fs::create_dir(&work).expect("a folder");
        for (name, text) in [("old.txt", "old\n"), ("gone.txt", "gone\n")] {
            fs::write(work.join(name), text).expect("a file");
        }
        let config = format!(
            "model = \"gpt-5.5\"\nmodel_provider = \"mock\"\n[model_providers.mock]\nbase_url = \"{}\"\n\
             wire_api = \"responses\"\nrequest_max_retries = 0\nstream_max_retries = 0\n",
            model.base_url()
        );
        fs::write(home.path().join("config.toml"), config).expect("a file");
        let work = work.to_str().expect("UTF-8").to_owned();
        let args: Vec<String> = ["exec", "--json", "-C", &work]
            .map(str::to_owned)
            .into_iter()
            .chain(list(&recorded["args"]).iter().map(text))
            .chain(["go".to_owned()])
            .collect();
        let output = tokio::task::spawn_blocking(move || {
            let args: Vec<&str> = args.iter().map(String::as_str).collect();
            home.output(&args)
        });
        let output = output.await.expect("its end");
        let out = String::from_utf8(output.stdout).expect("UTF-8");
        let out = with_numbers(&out.replace(&work, "<cwd>"));
        let events: Vec<Value> = out
            .lines()
            .map(|line| serde_json::from_str(line).expect("JSON"))
            .collect();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(events, list(&recorded["events"]), "{about}: {errors}");
        assert_eq!(
            output.status.code().map(i64::from),
            recorded["status"].as_i64(),
            "{about}: {errors}"
        );
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn text(value: &Value) -> String {
    value.as_str().expect("text").to_owned()
}

/// Makes a step of a recorded answer. One that hangs keeps a subagent from ending before its parent, which would be told.
fn step(answer: &Value) -> Step {
    if answer["hangs"] == true {
        return Step::no_answer();
    }
    let step = match answer["status"].as_u64() {
        Some(status) => Step::refuse(
            status.try_into().expect("a status"),
            answer["body"].as_str().expect("text"),
        ),
        None => {
            let events = list(&answer["events"]).iter().map(Value::to_string);
            Step::events(&events.collect::<Vec<_>>())
        }
    };
    match answer["on"].as_str() {
        Some(text) => step.on(text),
        None => step,
    }
}

/// Replaces the ids of threads by `<thread-N>`, in the order in which they come.
fn with_numbers(out: &str) -> String {
    const LENGTH: usize = 36;
    let is_id = |word: &str| {
        word.len() == LENGTH
            && word
                .bytes()
                .enumerate()
                .all(|(at, byte)| match [8, 13, 18, 23].contains(&at) {
                    true => byte == b'-',
                    false => byte.is_ascii_hexdigit(),
                })
    };
    let mut numbers = BTreeMap::new();
    let words = out.split_inclusive('"').map(|word| {
        let id = word.trim_end_matches('"');
        if !is_id(id) {
            return word.to_owned();
        }
        let next = numbers.len() + 1;
        let number = numbers.entry(id).or_insert(next);
        format!("<thread-{number}>\"")
    });
    words.collect()
}
