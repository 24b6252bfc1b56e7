//! Tests of threads that Codex began: what the model is told when they go on here.

use std::{fs, path::Path};

use serde_json::json;
use tempfile::TempDir;
use threadwire_test_model::{Model, Part, Step, Wire};

use super::{
    codex_file::{File, id},
    talk::Talk,
    threads::{list, read, said, turn},
};

fn text_of(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

/// A home with a model that answers everything, and what it was asked last.
struct Asked {
    home: TempDir,
    model: Model,
    talk: Talk,
}

impl Asked {
    async fn new(files: &[&File]) -> Self {
        Self::configured(files, "").await
    }

    async fn configured(files: &[&File], more: &str) -> Self {
        let step = || Step::say(Wire::Responses, &[Part::text("done")]);
        let model = Model::start((0..9).map(|_| step()).collect()).await;
        let home = tempfile::tempdir().unwrap();
        let config = format!(
            "{more}model = \"mock-model\"\nmodel_provider = \"mock\"\n[model_providers.mock]\nname = \"Mock\"\n\
             base_url = \"{}\"\nwire_api = \"responses\"\n",
            model.base_url()
        );
        fs::write(home.path().join("config.toml"), config).unwrap();
        files.iter().for_each(|file| {
            file.write(home.path());
        });
        let mut talk = Talk::at(home.path()).await;
        list(&mut talk, false, files.len()).await;
        Self { home, model, talk }
    }

    async fn resume(&mut self, thread: &str) {
        // The folder of the recording is not there.
        let params = json!({ "threadId": thread, "cwd": self.home.path() });
        self.talk.call("thread/resume", params).await;
    }

    /// Runs a turn, and returns what the model was told in its request, one line for each item.
    async fn turn(&mut self, thread: &str, text: &str) -> Vec<String> {
        turn(&mut self.talk, thread, text).await;
        let request = self.model.requests().pop();
        let request = request.unwrap_or_else(|| panic!("{:#?}", self.talk.heard.last()));
        let items = request.body["input"].as_array().unwrap().iter();
        let items = items.filter_map(|item| {
            let text = item["content"][0]["text"].as_str().unwrap_or_default();
            Some(match item["type"].as_str().unwrap() {
                // What this server tells of itself.
                "message" if text.starts_with('<') => return None,
                "message" => format!("{}: {text}", item["role"].as_str().unwrap()),
                "reasoning" => {
                    format!("reasoning: {}", item["encrypted_content"].as_str().unwrap())
                }
                "function_call" => format!("call: {}", item["arguments"].as_str().unwrap()),
                "function_call_output" => format!("output: {}", item["output"].as_str().unwrap()),
                "compaction" => {
                    format!(
                        "compaction: {}",
                        item["encrypted_content"].as_str().unwrap()
                    )
                }
                "image_generation_call" => item.to_string(),
                other => other.to_owned(),
            })
        });
        items.collect()
    }
}

/// A thread with a turn that ran a command.
fn with_command() -> File {
    let mut file = File::new(1);
    let turn = file.begin(1);
    file.told("developer", "Be brief.");
    file.asked(&turn, "List the files.");
    file.line("response_item", json!({
        "type": "reasoning", "id": "rs_1", "summary": [], "content": null, "encrypted_content": "sealed"
    }));
    file.line("response_item", json!({
        "type": "function_call", "id": "fc_1", "name": "exec_command", "arguments": "{\"cmd\":\"ls\"}", "call_id": "call_1"
    }));
    file.line(
        "response_item",
        json!({
            "type": "function_call_output", "call_id": "call_1", "output": "a file"
        }),
    );
    file.line("response_item", json!({
        "type": "function_call_output", "call_id": "call_2", "output": "of a call that nobody knows"
    }));
    file.line("response_item", json!({ "type": "of_the_future" }));
    file.answered(&turn, "There is one.");
    file
}

const COMMAND: [&str; 6] = [
    "developer: Be brief.",
    "user: List the files.",
    "reasoning: sealed",
    "call: {\"cmd\":\"ls\"}",
    "output: a file",
    "assistant: There is one.",
];

#[tokio::test]
async fn the_model_is_told_what_it_was_told_in_codex() {
    let mut source = with_command();
    let end = source.ordinal;
    source.turn(2);
    let mut fork = File::fork(2, &source.thread, end);
    fork.turn(1);
    let mut asked = Asked::new(&[&source, &fork]).await;
    asked.resume(&fork.thread).await;
    let told = asked.turn(&fork.thread, "Go on.").await;
    let mut expected = COMMAND.to_vec();
    expected.extend([
        "user: question 2.1",
        "assistant: answer 2.1",
        "user: Go on.",
    ]);
    assert_eq!(told, expected);
    let told = asked.turn(&fork.thread, "And on.").await;
    expected.extend(["assistant: done", "user: And on."]);
    assert_eq!(told, expected);

    // A fork that is made here, of a thread that was never opened here.
    let params =
        json!({ "threadId": source.thread, "lastTurnId": id(1, 101), "cwd": asked.home.path() });
    let forked = asked.talk.call("thread/fork", params).await;
    let forked = forked["thread"]["id"].as_str().unwrap().to_owned();
    let told = asked.turn(&forked, "Go on.").await;
    assert_eq!(told[..6], COMMAND);
    assert_eq!(told[6..], ["user: Go on."]);

    // Taking turns back here.
    asked.resume(&source.thread).await;
    let params = json!({ "threadId": source.thread, "beforeTurnId": id(1, 102) });
    asked.talk.call("thread/revert", params).await;
    let told = asked.turn(&source.thread, "Go on.").await;
    assert_eq!(told[..6], COMMAND);
    assert_eq!(told[6..], ["user: Go on."]);
    let path = source.path(&asked.home.path().join("sessions/2026/09/21"));
    assert_eq!(text_of(&path), source.lines);
}

#[tokio::test]
async fn the_model_is_told_the_summary_in_place_of_what_was_before_it() {
    let mut source = with_command();
    let compaction = source.begin(2);
    let message = |text: &str| json!({ "type": "message", "role": "user", "content": [{ "type": "input_text", "text": text }] });
    source.line("compacted", json!({
        "message": "not this", "replacement_history": [message("List the files."), message("There was one.")]
    }));
    source.item(
        &compaction,
        json!({ "type": "ContextCompaction", "id": "compaction" }),
    );
    source.event(json!({ "type": "task_complete", "turn_id": compaction }));
    source.turn(3);
    let mut asked = Asked::new(&[&source]).await;
    asked.resume(&source.thread).await;
    let told = asked.turn(&source.thread, "Go on.").await;
    let expected = [
        "user: List the files.",
        "user: There was one.",
        "user: question 1.3",
        "assistant: answer 1.3",
        "user: Go on.",
    ];
    assert_eq!(told, expected);
    // Before the compaction it is as it was.
    let params =
        json!({ "threadId": source.thread, "lastTurnId": id(1, 101), "cwd": asked.home.path() });
    let forked = asked.talk.call("thread/fork", params).await;
    let forked = forked["thread"]["id"].as_str().unwrap().to_owned();
    assert_eq!(asked.turn(&forked, "Go on.").await[..6], COMMAND);
}

#[tokio::test]
async fn the_model_is_told_what_its_provider_sealed() {
    let mut source = with_command();
    let compaction = source.begin(2);
    let sealed = json!({ "type": "compaction_summary", "encrypted_content": "sealed summary" });
    let message = json!({
        "type": "message", "role": "user", "content": [{ "type": "input_text", "text": "List the files." }]
    });
    source.line(
        "compacted",
        json!({ "message": "", "replacement_history": [message, sealed] }),
    );
    source.event(json!({ "type": "task_complete", "turn_id": compaction }));
    source.turn(3);
    let mut asked = Asked::new(&[&source]).await;
    asked.resume(&source.thread).await;
    let told = asked.turn(&source.thread, "Go on.").await;
    let expected = [
        "user: List the files.",
        "compaction: sealed summary",
        "user: question 1.3",
        "assistant: answer 1.3",
        "user: Go on.",
    ];
    assert_eq!(told, expected);

    // Another provider cannot read it.
    let mut other = File::with(&id(2, 1), 2, 0, json!({ "model_provider": "other" }));
    other.turn(1);
    other.line(
        "response_item",
        json!({ "type": "compaction", "encrypted_content": "sealed" }),
    );
    let mut asked = Asked::new(&[&other]).await;
    let params = json!({
        "threadId": other.thread, "cwd": asked.home.path(), "modelProvider": "mock"
    });
    asked.talk.call("thread/resume", params).await;
    let told = asked.turn(&other.thread, "Go on.").await;
    let expected = [
        "user: question 2.1",
        "assistant: answer 2.1",
        "user: Go on.",
    ];
    assert_eq!(told, expected);
}

#[tokio::test]
async fn images_that_the_provider_made_are_shown_and_told_to_the_model() {
    let mut file = File::new(1);
    let turn = file.begin(1);
    file.asked(&turn, "Draw a cat.");
    let image = json!({
        "type": "image_generation_call", "id": "ig_1", "status": "completed", "revised_prompt": "A \"small\" cat.",
        "result": "iVBORw0KGgo="
    });
    let mut noted = image.clone();
    noted["internal_chat_message_metadata_passthrough"] = json!({ "turn_id": turn });
    file.line("response_item", noted);
    file.item(&turn, json!({
        "type": "ImageGeneration", "id": "ig_1", "status": "completed", "revised_prompt": "A \"small\" cat.",
        "result": "iVBORw0KGgo=", "saved_path": "/images/cat.png"
    }));
    file.item(
        &turn,
        json!({ "type": "ImageGeneration", "id": "ig_2", "status": "failed", "result": "" }),
    );
    file.answered(&turn, "There it is.");
    let mut asked = Asked::new(&[&file]).await;
    let shown = read(&mut asked.talk, &file.thread).await;
    let items = shown["turns"][0]["items"].as_array().unwrap().iter();
    let images = items
        .filter(|item| item["type"] == "imageGeneration")
        .map(|item| {
            let mut item = item.clone();
            item.as_object_mut()
                .unwrap()
                .retain(|name, _| !name.ends_with("AtMs"));
            item
        });
    let none = json!({ "generationId": null, "transparentBackground": null, "failure": null });
    let item = |of_it: serde_json::Value| {
        let mut item = none.clone();
        item.as_object_mut()
            .unwrap()
            .extend(of_it.as_object().unwrap().clone());
        item
    };
    let expected = [
        item(json!({
            "type": "imageGeneration", "id": "ig_1", "status": "completed", "revisedPrompt": "A \"small\" cat.",
            "result": "iVBORw0KGgo=", "savedPath": "/images/cat.png"
        })),
        item(json!({
            "type": "imageGeneration", "id": "ig_2", "status": "failed", "revisedPrompt": null, "result": ""
        })),
    ];
    assert_eq!(images.collect::<Vec<_>>(), expected);
    asked.resume(&file.thread).await;
    let told = asked.turn(&file.thread, "Go on.").await;
    let expected = [
        "user: Draw a cat.",
        &image.to_string(),
        "assistant: There it is.",
        "user: Go on.",
    ];
    assert_eq!(told, expected);
}

#[tokio::test]
async fn the_model_is_told_of_commands_in_older_notations() {
    let mut file = File::new(1);
    let turn = file.begin(1);
    file.asked(&turn, "List the files.");
    let mut add = |item| file.line("response_item", item);
    let action = json!({ "command": ["ls"], "type": "exec" });
    add(
        json!({ "type": "local_shell_call", "call_id": "call_1", "status": "completed", "action": action }),
    );
    add(json!({
        "type": "function_call_output", "call_id": "call_1", "output": { "content": "a file", "success": true }
    }));
    add(
        json!({ "type": "local_shell_call", "id": "call_2", "status": "completed", "action": action }),
    );
    add(json!({
        "type": "function_call_output", "call_id": "call_2",
        "output": { "content": [{ "type": "input_text", "text": "two files" }] }
    }));
    file.answered(&turn, "There are two.");
    let mut asked = Asked::new(&[&file]).await;
    asked.resume(&file.thread).await;
    let told = asked.turn(&file.thread, "Go on.").await;
    let call = r#"call: {"command":["ls"],"type":"exec"}"#;
    let expected = [
        "user: List the files.",
        call,
        "output: a file",
        call,
        "output: two files",
        "assistant: There are two.",
        "user: Go on.",
    ];
    assert_eq!(told, expected);
}

#[tokio::test]
async fn what_codex_adds_after_a_look_is_told_too() {
    let mut source = with_command();
    let mut asked = Asked::new(&[&source]).await;
    let params = json!({ "threadId": source.thread });
    asked.talk.call("thread/resume", params).await;
    asked.talk.server.shutdown().await;
    source.turn(2);
    source.write(asked.home.path());
    asked.talk = Talk::at(asked.home.path()).await;
    while said(&read(&mut asked.talk, &source.thread).await).len() < 2 {
        list(&mut asked.talk, false, 1).await;
    }
    asked.resume(&source.thread).await;
    let told = asked.turn(&source.thread, "Go on.").await;
    assert_eq!(told[..6], COMMAND);
    assert_eq!(told[6..8], ["user: question 1.2", "assistant: answer 1.2"]);
}

/// Versions without items begin a turn with each message of the user, which follows what the model was told of it.
#[tokio::test]
async fn the_model_is_told_what_older_versions_told_it() {
    let mut file = File::with(&id(1, 1), 1, 0, json!({ "cli_version": "0.97.0" }));
    let mut add = |text: &str| {
        file.told("user", text);
        file.event(json!({ "type": "user_message", "message": text }));
        file.line(
            "turn_context",
            json!({ "cwd": "/workspace", "model": "mock-model" }),
        );
        file.event(json!({ "type": "agent_message", "message": format!("re: {text}") }));
        file.told("assistant", &format!("re: {text}"));
    };
    for text in ["one", "two", "three"] {
        add(text);
    }
    file.event(json!({ "type": "thread_rolled_back", "num_turns": 1 }));
    let mut asked = Asked::new(&[&file]).await;
    let thread = file.thread.clone();
    asked.resume(&thread).await;
    let mut shown = read(&mut asked.talk, &thread).await;
    assert_eq!(shown["cliVersion"], "0.97.0");
    let first = shown["turns"][0]["id"].take();
    let told = asked.turn(&thread, "Go on.").await;
    let both = [
        "user: one",
        "assistant: re: one",
        "user: two",
        "assistant: re: two",
        "user: Go on.",
    ];
    assert_eq!(told, both);
    let params = json!({ "threadId": thread, "lastTurnId": first, "cwd": asked.home.path() });
    let forked = asked.talk.call("thread/fork", params).await;
    assert_eq!(forked["thread"]["cliVersion"], "0.169.0");
    let forked = forked["thread"]["id"].as_str().unwrap().to_owned();
    let told = asked.turn(&forked, "Go on.").await;
    assert_eq!(told, ["user: one", "assistant: re: one", "user: Go on."]);

    // A summary of such a version replaces all but what the user said.
    file.line("compacted", json!({ "message": "They counted." }));
    let mut asked = Asked::new(&[&file]).await;
    asked.resume(&thread).await;
    let params = json!({ "threadId": thread });
    asked.talk.call("thread/read", params).await;
    turn_of_summary(&mut asked, &thread).await;
}

async fn turn_of_summary(asked: &mut Asked, thread: &str) {
    turn(&mut asked.talk, thread, "Go on.").await;
    let body = asked.model.requests().pop().unwrap().body.to_string();
    assert!(
        body.contains("They counted.") && body.contains("one"),
        "{body}"
    );
    assert!(!body.contains("re: one"), "{body}");
}

#[tokio::test]
async fn a_call_that_codex_left_without_an_output_has_one_right_behind_it() {
    let mut file = File::new(1);
    let turn = file.begin(1);
    file.asked(&turn, "List the files.");
    for (number, output) in [(1, None), (2, Some("two")), (3, None)] {
        let (id, arguments) = (format!("call_{number}"), format!("{{\"n\":{number}}}"));
        let call = json!({
            "type": "function_call", "name": "exec_command", "arguments": arguments, "call_id": id
        });
        file.line("response_item", call);
        if let Some(output) = output {
            let output = json!({ "type": "function_call_output", "call_id": id, "output": output });
            file.line("response_item", output);
        }
    }
    file.answered(&turn, "There are none.");
    let mut asked = Asked::new(&[&file]).await;
    asked.resume(&file.thread).await;
    let mut expected = vec![
        "user: List the files.",
        "call: {\"n\":1}",
        "output: aborted",
        "call: {\"n\":2}",
        "output: two",
        "call: {\"n\":3}",
        "output: aborted",
        "assistant: There are none.",
        "user: Go on.",
    ];
    assert_eq!(asked.turn(&file.thread, "Go on.").await, expected);
    expected.extend(["assistant: done", "user: And on."]);
    assert_eq!(asked.turn(&file.thread, "And on.").await, expected);
}

#[tokio::test]
async fn a_thread_of_codex_without_settings_gets_those_of_the_configuration() {
    let mut file = File::new(1);
    file.told("user", "hello");
    file.event(json!({ "type": "user_message", "message": "hello" }));
    file.told("assistant", "hi");
    file.event(json!({ "type": "agent_message", "message": "hi" }));
    let more = "approval_policy = \"never\"\nsandbox_mode = \"danger-full-access\"\n\
         model_reasoning_effort = \"low\"\n";
    let mut asked = Asked::configured(&[&file], more).await;

    let listed = asked.talk.call("thread/list", json!({})).await;
    assert_eq!(listed["data"][0]["model"], json!(null));
    let nothing = json!({ "firstUnread": null, "revision": "0" });
    assert_eq!(listed["readStates"][&file.thread], nothing);
    let params = json!({ "threadId": file.thread });
    let read = asked.talk.call("thread/read", params).await;
    assert_eq!(read["readState"], nothing);

    let settings = |opened: &serde_json::Value| {
        ["model", "approvalPolicy", "sandbox", "reasoningEffort"].map(|key| opened[key].clone())
    };
    let full = json!({ "type": "dangerFullAccess" });
    let configured = [json!("mock-model"), json!("never"), full, json!("low")];
    let params = json!({ "threadId": file.thread, "cwd": asked.home.path() });
    let fork = asked.talk.call("thread/fork", params.clone()).await;
    assert_eq!(settings(&fork), configured);
    let opened = asked.talk.call("thread/resume", params).await;
    assert_eq!(settings(&opened), configured);
    assert_eq!(opened["thread"]["model"], "mock-model");
    let told = asked.turn(&file.thread, "go on").await;
    assert!(told.contains(&"user: hello".to_owned()), "{told:?}");

    let params = json!({
        "threadId": file.thread, "operation": { "type": "unread" }, "expectedRevision": "0"
    });
    let stale = asked.talk.ask("thread/readState/update", params).await;
    assert_eq!(stale["error"]["message"], "read state changed");
}

#[tokio::test]
async fn a_thread_of_codex_without_a_model_is_answered_by_that_of_the_configuration() {
    let mut file = File::new(1);
    file.told("user", "hello");
    file.event(json!({ "type": "user_message", "message": "hello" }));
    let mut asked = Asked::new(&[&file]).await;
    // Nobody resumes it.
    let input = json!([{ "type": "text", "text": "go on" }]);
    let params =
        json!({ "threadId": file.thread, "input": input, "clientUserMessageId": "message" });
    // The answer may come before or after the turn.
    asked.talk.start("thread/queue/add", params).await;
    let ended = |message: &serde_json::Value| {
        message["method"] == "thread/status/changed"
            && message["params"]["status"]["type"] != "active"
    };
    let status = asked.talk.until(ended).await["params"]["status"].clone();
    assert_eq!(status, json!({ "type": "idle" }));
    let requests = asked.model.requests();
    assert_eq!(requests.last().unwrap().body["model"], "mock-model");
}

/// Returns how often a text stands in a file.
fn count(path: &Path, text: &str) -> usize {
    text_of(path).matches(text).count()
}

#[tokio::test]
async fn what_is_injected_between_turns_of_a_thread_of_ours_is_told_once() {
    let mut asked = Asked::new(&[]).await;
    let params = json!({ "cwd": asked.home.path() });
    let started = asked.talk.call("thread/start", params).await["thread"].take();
    let thread = started["id"].as_str().unwrap().to_owned();
    let path = Path::new(started["path"].as_str().unwrap()).to_owned();
    asked.turn(&thread, "one").await;
    asked.talk.server.shutdown().await;

    let append = |add: &dyn Fn(&mut File)| {
        let mut file = File::new(9);
        file.lines.clear();
        file.ordinal = text_of(&path).lines().count() as u64;
        add(&mut file);
        fs::write(&path, text_of(&path) + &file.lines).unwrap();
    };
    append(&|file| {
        file.told("user", "by Codex");
        file.told("assistant", "also by Codex");
    });
    let before = text_of(&path);
    for _ in 0..2 {
        asked.talk = Talk::at(asked.home.path()).await;
        list(&mut asked.talk, false, 1).await;
        read(&mut asked.talk, &thread).await;
        asked.talk.server.shutdown().await;
        assert_eq!(text_of(&path), before);
    }
    asked.talk = Talk::at(asked.home.path()).await;
    asked.resume(&thread).await;
    let told = asked.turn(&thread, "two").await;
    let mut expected = vec![
        "user: one",
        "assistant: done",
        "user: by Codex",
        "assistant: also by Codex",
        "user: two",
    ];
    assert_eq!(told, expected);

    // What is injected here is in the file at once, and its turn does not repeat it.
    let inject = |text: &str| {
        let content = json!([{ "type": "input_text", "text": text }]);
        let item = json!({ "type": "message", "role": "user", "content": content });
        json!({ "threadId": thread, "items": [item] })
    };
    asked
        .talk
        .call("thread/inject_items", inject("by us"))
        .await;
    while count(&path, "by us") == 0 {
        list(&mut asked.talk, false, 1).await;
    }
    let told = asked.turn(&thread, "three").await;
    expected.extend(["assistant: done", "user: by us", "user: three"]);
    assert_eq!(told, expected);

    // A turn of Codex takes it.
    asked
        .talk
        .call("thread/inject_items", inject("for Codex"))
        .await;
    while count(&path, "for Codex") == 0 {
        list(&mut asked.talk, false, 1).await;
    }
    asked.talk.server.shutdown().await;
    append(&|file| {
        file.turn(4);
    });
    asked.talk = Talk::at(asked.home.path()).await;
    asked.resume(&thread).await;
    let told = asked.turn(&thread, "five").await;
    expected.extend([
        "assistant: done",
        "user: for Codex",
        "user: question 9.4",
        "assistant: answer 9.4",
        "user: five",
    ]);
    assert_eq!(told, expected);
    asked.talk.server.shutdown().await;
    let texts = ["by Codex\"", "also by Codex", "by us", "for Codex"];
    assert_eq!(texts.map(|text| count(&path, text)), [2, 1, 1, 1]);
}
