//! Tests that clients are told which settings of a trusted project do not apply.

use std::fs;

use serde_json::{Value, json};
use threadwire_server::OpenOptions;

use super::talk::Talk;

fn warnings(talk: &Talk) -> Vec<Value> {
    let is_warning = |message: &&Value| message["method"] == "configWarning";
    let warnings = talk.heard.iter().filter(is_warning);
    warnings.map(|message| message["params"].clone()).collect()
}

#[tokio::test]
async fn settings_that_are_held_back_are_told_and_do_not_apply() {
    for protocol in ["codex", "codex@0.97"] {
        let dir = tempfile::tempdir().unwrap();
        let (home, work) = (dir.path().join("home"), dir.path().join("work"));
        fs::create_dir_all(&home).unwrap();
        fs::create_dir_all(work.join(".threadwire")).unwrap();
        let trust = format!(
            "[projects.\"{}\"]\ntrust_level = \"trusted\"\n",
            work.display()
        );
        fs::write(home.join("config.toml"), trust).unwrap();
        let options = OpenOptions {
            home: Some(home),
            cwd: Some(work.clone()),
            in_memory: true,
            ..OpenOptions::default()
        };
        let mut talk = Talk::open(protocol, options).await;
        talk.call("thread/start", json!({})).await;
        let file = work.join(".threadwire/config.toml");
        fs::write(
            &file,
            "sandbox_mode = \"danger-full-access\"\nmodel = \"m\"\n",
        )
        .unwrap();
        assert_eq!(warnings(&talk), Vec::<Value>::new());
        let started = talk.call("thread/start", json!({})).await;
        assert_eq!(started["sandbox"]["type"], "workspaceWrite", "{started}");
        assert_eq!(started["model"], "m", "{started}");
        // All messages before this response have arrived.
        talk.ask("thread/loaded/list", json!({})).await;
        let summary = format!(
            "settings of {} changed since the project was trusted and do not apply: sandbox_mode",
            file.display()
        );
        let details = format!(
            "look at them and confirm them with: threadwire trust {}",
            work.display()
        );
        let expected = json!({ "summary": summary, "details": details, "path": file });
        assert_eq!(warnings(&talk), [expected]);
    }
}

#[tokio::test]
async fn malformed_roles_are_told_at_the_start_and_for_each_thread() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("agents/x.toml");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, "name = 'x'\ndescription = 'X.'\n").unwrap();
    let options = OpenOptions {
        home: Some(home.path().to_owned()),
        cwd: Some(home.path().to_owned()),
        in_memory: true,
        ..OpenOptions::default()
    };
    let mut talk = Talk::open("codex", options).await;
    let started = talk.call("thread/start", json!({})).await;
    talk.ask("thread/loaded/list", json!({})).await;
    let told = format!(
        "Ignoring malformed agent role definition: agent role file at {} must define `developer_instructions`",
        file.display()
    );
    let [at_start] = &*warnings(&talk) else {
        panic!("one warning: {:#?}", talk.heard);
    };
    assert_eq!(at_start["summary"], *told);
    let of_thread = talk
        .heard
        .iter()
        .find(|message| message["method"] == "warning");
    let expected = json!({ "threadId": started["thread"]["id"], "message": told });
    assert_eq!(of_thread.unwrap()["params"], expected);
}
