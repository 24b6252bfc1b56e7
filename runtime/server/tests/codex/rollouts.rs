//! Tests of rollout files after failures: a killed server, files that other programs changed, folders that are not
//! writable.

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use base64::{Engine as _, prelude::BASE64_STANDARD as BASE64};
use serde_json::{Value, json};
use tempfile::TempDir;
use threadwire_server::OpenOptions;
use threadwire_test_model::{Model, Part, Step, Wire};

use super::talk::{PATIENCE, Talk};

/// Opens a server in this home folder.
async fn open(home: &TempDir, protocol: &str, in_memory: bool) -> Talk {
    let options = OpenOptions {
        home: Some(home.path().to_owned()),
        cwd: Some(home.path().to_owned()),
        in_memory,
        ..OpenOptions::default()
    };
    Talk::open(protocol, options).await
}

/// Starts a thread and returns it with the path of its rollout file.
async fn start(talk: &mut Talk, params: Value) -> (String, Option<PathBuf>) {
    let thread = talk.call("thread/start", params).await["thread"].take();
    let path = thread["path"].as_str().map(PathBuf::from);
    (thread["id"].as_str().unwrap().to_owned(), path)
}

async fn turn(talk: &mut Talk, thread: &str, text: &str) {
    let input = json!([{ "type": "text", "text": text }]);
    talk.call("turn/start", json!({ "threadId": thread, "input": input }))
        .await;
    talk.until_method("turn/completed").await;
}

fn lines(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).unwrap();
    assert!(text.ends_with('\n'));
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// Returns the user message of each turn in a file.
fn said(path: &Path) -> Vec<String> {
    let lines = lines(path);
    for (number, line) in lines.iter().enumerate() {
        assert_eq!(line["ordinal"], number, "{line}");
    }
    assert_eq!(lines[0]["type"], "session_meta");
    let messages = lines
        .iter()
        .filter(|line| line["payload"]["type"] == "user_message");
    messages
        .map(|line| line["payload"]["message"].as_str().unwrap().to_owned())
        .collect()
}

/// Makes a thread with two turns and returns it with its complete file.
async fn two_turns(home: &TempDir) -> (String, PathBuf) {
    let mut talk = open(home, "codex", false).await;
    let (thread, path) = start(&mut talk, json!({})).await;
    turn(&mut talk, &thread, "say: one").await;
    turn(&mut talk, &thread, "say: two").await;
    talk.server.shutdown().await;
    let path = path.unwrap();
    assert_eq!(said(&path), ["say: one", "say: two"]);
    (thread, path)
}

#[tokio::test]
async fn what_a_crash_leaves_is_repaired_when_the_thread_goes_on() {
    use std::os::unix::fs::PermissionsExt;

    let home = tempfile::tempdir().unwrap();
    let (thread, path) = two_turns(&home).await;
    assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    let whole = fs::read_to_string(&path).unwrap();
    let end_of_first = whole.find("task_complete").unwrap();
    let end_of_first = end_of_first + whole[end_of_first..].find('\n').unwrap() + 1;
    let left_behind = [
        ("nothing", None),
        ("an empty file", Some(String::new())),
        ("one turn", Some(whole[..end_of_first].to_owned())),
        (
            "a turn and a part",
            Some(whole[..end_of_first + 200].to_owned()),
        ),
        ("a part of the first line", Some(whole[..50].to_owned())),
        (
            "the first line",
            Some(whole[..=whole.find('\n').unwrap()].to_owned()),
        ),
        ("no JSON", Some("garbage\n".repeat(9))),
        (
            "another turn",
            Some(whole.replace("task_complete", "task_completed")),
        ),
    ];
    let mut expected = vec!["say: one".to_owned(), "say: two".to_owned()];
    for (name, left) in left_behind {
        match left {
            Some(left) => fs::write(&path, left).unwrap(),
            None => fs::remove_file(&path).unwrap(),
        }
        let mut talk = open(&home, "codex", false).await;
        talk.call("thread/resume", json!({ "threadId": thread }))
            .await;
        turn(&mut talk, &thread, name).await;
        talk.server.shutdown().await;
        expected.push(name.to_owned());
        assert_eq!(said(&path), expected, "after {name}");
    }
}

#[tokio::test]
async fn what_a_crash_kept_from_being_written_is_written_after_the_next_start() {
    let home = tempfile::tempdir().unwrap();
    let (_, path) = two_turns(&home).await;
    let whole = fs::read_to_string(&path).unwrap();
    let end_of_first = whole.find("task_complete").unwrap();
    let end_of_first = end_of_first + whole[end_of_first..].find('\n').unwrap() + 1;
    fs::write(&path, &whole[..end_of_first]).unwrap();

    let talk = open(&home, "codex", false).await;
    let deadline = tokio::time::Instant::now() + PATIENCE;
    // No notification announces it, so the test polls.
    while fs::read_to_string(&path).unwrap() != whole {
        assert!(
            tokio::time::Instant::now() < deadline,
            "the file is not repaired"
        );
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    talk.server.shutdown().await;
}

#[tokio::test]
async fn a_deleted_thread_whose_file_could_not_be_removed_does_not_come_back() {
    let home = tempfile::tempdir().unwrap();
    let (thread, path) = two_turns(&home).await;
    let text = fs::read_to_string(&path).unwrap();
    // A folder cannot be removed as a file.
    let mut in_the_way = path.clone().into_os_string();
    in_the_way.push(".zst");
    fs::create_dir(&in_the_way).unwrap();
    let mut talk = open(&home, "codex", false).await;
    talk.call("thread/delete", json!({ "threadId": thread }))
        .await;
    talk.server.shutdown().await;
    assert!(path.exists());

    fs::remove_dir(&in_the_way).unwrap();
    let mut talk = open(&home, "codex", false).await;
    let read = talk.ask("thread/read", json!({ "threadId": thread })).await;
    assert!(read["error"].is_object(), "{read}");
    let deadline = tokio::time::Instant::now() + PATIENCE;
    // No notification announces it, so the test polls.
    while path.exists() {
        let passed = tokio::time::Instant::now() >= deadline;
        assert!(!passed, "the file is not removed");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    talk.call("thread/list", json!({})).await;
    talk.server.shutdown().await;

    // What somebody puts there later is a thread again.
    fs::write(&path, text).unwrap();
    let mut talk = open(&home, "codex", false).await;
    let read = talk.call("thread/read", json!({ "threadId": thread }));
    assert_eq!(read.await["thread"]["id"], *thread);
}

#[tokio::test]
async fn a_folder_that_cannot_be_written_stops_nobody() {
    let home = tempfile::tempdir().unwrap();
    let in_the_way = home.path().join("sessions");
    fs::write(&in_the_way, "not a folder").unwrap();
    let mut talk = open(&home, "codex", false).await;
    let (thread, path) = start(&mut talk, json!({})).await;
    turn(&mut talk, &thread, "say: one").await;
    // A request that waits for the file is still answered.
    talk.call("thread/fork", json!({ "threadId": thread }))
        .await;
    assert_eq!(fs::read_to_string(&in_the_way).unwrap(), "not a folder");

    fs::remove_file(&in_the_way).unwrap();
    turn(&mut talk, &thread, "say: two").await;
    talk.server.shutdown().await;
    assert_eq!(said(&path.unwrap()), ["say: one", "say: two"]);
}

#[tokio::test]
async fn files_can_be_switched_off() {
    let home = tempfile::tempdir().unwrap();
    fs::write(
        home.path().join("config.toml"),
        "[app_server]\nrollout_files = false\n",
    )
    .unwrap();
    let mut talk = open(&home, "codex", false).await;
    let (thread, path) = start(&mut talk, json!({})).await;
    assert_eq!(path, None);
    turn(&mut talk, &thread, "say: one").await;
    talk.server.shutdown().await;
    assert!(!home.path().join("sessions").exists());
}

#[tokio::test]
async fn what_is_not_stored_has_no_file() {
    let home = tempfile::tempdir().unwrap();
    let mut talk = open(&home, "codex", false).await;
    let (thread, path) = start(&mut talk, json!({ "ephemeral": true })).await;
    assert_eq!(path, None);
    turn(&mut talk, &thread, "say: one").await;
    talk.server.shutdown().await;
    let mut talk = open(&home, "codex", true).await;
    let (thread, path) = start(&mut talk, json!({})).await;
    assert_eq!(path, None);
    turn(&mut talk, &thread, "say: one").await;
    talk.server.shutdown().await;
    assert!(!home.path().join("sessions").exists());
}

#[tokio::test]
async fn a_file_begins_with_the_first_turn_or_before_it_in_old_versions() {
    for (protocol, lines_before) in [("codex", None), ("codex@0.97", Some(1))] {
        let home = tempfile::tempdir().unwrap();
        let mut talk = open(&home, protocol, false).await;
        let (_, path) = start(&mut talk, json!({})).await;
        talk.server.shutdown().await;
        let path = path.unwrap();
        assert_eq!(path.exists().then(|| lines(&path).len()), lines_before);
    }
}

#[tokio::test]
async fn the_repository_of_a_new_thread_is_told_in_its_file_whatever_is_changed_first() {
    for protocol in ["codex", "codex@0.97"] {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join(".git");
        fs::create_dir_all(folder.join("refs/heads")).unwrap();
        fs::write(folder.join("HEAD"), "ref: refs/heads/trunk\n").unwrap();
        fs::write(folder.join("refs/heads/trunk"), "ab".repeat(20)).unwrap();
        let mut talk = open(&home, protocol, false).await;
        let (thread, path) = start(&mut talk, json!({})).await;
        if protocol == "codex" {
            let change = json!({ "threadId": thread, "daybreakEnabled": true });
            talk.call("thread/metadata/update", change).await;
        }
        turn(&mut talk, &thread, "say: one").await;
        talk.server.shutdown().await;
        let first = &lines(&path.unwrap())[0]["payload"]["git"];
        assert_eq!(first["branch"], "trunk", "{protocol}");
    }
}

#[tokio::test]
async fn a_long_history_is_written_anew() {
    let home = tempfile::tempdir().unwrap();
    let mut talk = open(&home, "codex", false).await;
    let (thread, path) = start(&mut talk, json!({})).await;
    let mut expected = Vec::new();
    for number in 0..40 {
        let text = format!("say: {number}");
        turn(&mut talk, &thread, &text).await;
        expected.push(text);
    }
    talk.server.shutdown().await;
    let path = path.unwrap();
    assert_eq!(said(&path), expected);
    let appended = fs::read_to_string(&path).unwrap();
    fs::remove_file(&path).unwrap();

    let mut talk = open(&home, "codex", false).await;
    talk.call("thread/archive", json!({ "threadId": thread }))
        .await;
    talk.call("thread/unarchive", json!({ "threadId": thread }))
        .await;
    talk.server.shutdown().await;
    // The file is the same whether it is written at once or turn by turn.
    assert_eq!(fs::read_to_string(&path).unwrap(), appended);
}

#[tokio::test]
async fn a_file_has_what_the_model_was_told() {
    let wire = Wire::Responses;
    let run = |id: &str, cmd: &str| Part::call(id, "exec_command", &json!({ "cmd": cmd }));
    let dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC";
    let steps = [
        vec![
            Part::Reasoning("which first".to_owned()),
            // The first call ends last.
            run("call_1", "until [ -e over ]; do :; done"),
            run("call_2", "touch over"),
        ],
        vec![Part::call(
            "call_3",
            "view_image",
            &json!({ "path": "dot.png" }),
        )],
        vec![Part::text("done")],
        vec![Part::text("the summary")],
        vec![Part::text("more")],
        vec![Part::text("no more")],
    ];
    let steps = steps.iter().map(|parts| Step::say(wire, parts));
    let model = Model::start(steps.collect()).await;
    let home = tempfile::tempdir().unwrap();
    let config = format!(
        "model = \"gpt-5\"\nmodel_provider = \"mock\"\napproval_policy = \"never\"\nsandbox_mode = \"danger-full-access\"\n\
         [model_providers.mock]\nname = \"Mock\"\nbase_url = \"{}\"\nwire_api = \"responses\"\n",
        model.base_url()
    );
    fs::write(home.path().join("config.toml"), config).unwrap();
    let image = BASE64.decode(dot).unwrap();
    fs::write(home.path().join("dot.png"), image).unwrap();
    let mut talk = open(&home, "codex", false).await;
    let (thread, path) = start(&mut talk, json!({})).await;
    let input = json!([{ "type": "text", "text": "go" }, { "type": "localImage", "path": home.path().join("dot.png") }]);
    talk.call("turn/start", json!({ "threadId": thread, "input": input }))
        .await;
    talk.until_method("turn/completed").await;
    // The request for the summary has all that was said so far, and a prompt.
    talk.call("thread/compact/start", json!({ "threadId": thread }))
        .await;
    talk.until_method("turn/completed").await;
    let note = json!({ "type": "message", "role": "user", "content": [{ "type": "input_text", "text": "by the way" }] });
    talk.call(
        "thread/inject_items",
        json!({ "threadId": thread, "items": [note] }),
    )
    .await;
    turn(&mut talk, &thread, "on").await;
    turn(&mut talk, &thread, "and on").await;
    talk.server.shutdown().await;

    let lines = lines(&path.unwrap());
    let place = |kind: &str, of: fn(&Value) -> bool| {
        let found = lines
            .iter()
            .position(|line| line["type"] == kind && of(&line["payload"]));
        found.unwrap()
    };
    // Older versions list a thread only so.
    let response = place("response_item", |item| item["content"][0]["text"] == "go");
    let event = place("event_msg", |event| event["type"] == "user_message");
    assert!(response < event, "{lines:#?}");
    let (mut known, mut known_before) = (Vec::new(), Vec::new());
    for mut line in lines {
        let mut payload = line["payload"].take();
        match line["type"].as_str().unwrap() {
            "response_item" => known.push(payload),
            "compacted" => {
                assert_eq!(payload["message"], "the summary");
                let Value::Array(left) = payload["replacement_history"].take() else {
                    panic!("{payload}");
                };
                known_before = std::mem::replace(&mut known, left);
            }
            _ => {}
        }
    }
    // The provider is not told its ids again, and the file has the last answer, too.
    let told = |known: &mut Vec<Value>, request: usize| {
        for item in known {
            item.as_object_mut().unwrap().remove("id");
        }
        let mut input = model.requests()[request].body["input"].take();
        input.as_array_mut().unwrap().split_off(0)
    };
    let mut before = told(&mut known_before, 3);
    before.pop();
    assert_eq!(known_before, before);
    let types: Vec<_> = known_before
        .iter()
        .map(|item| item["type"].as_str().unwrap())
        .collect();
    let expected = [
        "reasoning",
        "function_call",
        "function_call",
        "function_call_output",
        "function_call_output",
        "function_call",
        "function_call_output",
        "message",
    ];
    assert!(types.ends_with(&expected), "{types:?}");
    let text = json!(known_before).to_string();
    assert_eq!(text.matches(dot).count(), 2, "{text}");
    assert!(text.contains("sealed"), "{text}");
    let after = told(&mut known, 5);
    assert_eq!(known.pop().unwrap()["content"][0]["text"], "no more");
    assert_eq!(known, after);
    assert!(json!(known).to_string().contains("by the way"));
}
