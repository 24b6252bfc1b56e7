//! Tests of threads that Codex goes on with while this server has them, and of what each tells the other of them.

use std::{
    fs,
    path::{Path, PathBuf},
};

use ruzstd::encoding::{CompressionLevel, compress_to_vec};
use serde_json::{Value, json};
use threadwire_agent::PROVIDER;

use super::{
    codex_file::{File, id},
    talk::Talk,
    threads::{list, read, said, turn},
};

/// Makes a thread that the offline agent can go on with.
fn file(second: u64, more: Value) -> File {
    let mut meta = json!({ "model_provider": PROVIDER });
    let more = more.as_object().unwrap().clone();
    meta.as_object_mut().unwrap().extend(more);
    File::with(&id(second, 1), second, 0, meta)
}

fn with_turn(second: u64, more: Value) -> File {
    let mut file = file(second, more);
    file.turn(1);
    file
}

#[tokio::test]
async fn what_codex_adds_is_seen_without_a_list() {
    let home = tempfile::tempdir().unwrap();
    let mut file = with_turn(1, json!({}));
    file.write(home.path());
    let mut talk = Talk::at(home.path()).await;
    list(&mut talk, false, 1).await;
    let thread = file.thread.clone();
    assert_eq!(said(&read(&mut talk, &thread).await).len(), 1);

    let params = json!({ "threadId": thread });
    for (number, method) in [(2, "thread/turns/list"), (3, "thread/items/list")] {
        file.turn(number);
        file.write(home.path());
        let page = talk.call(method, params.clone()).await["data"].take();
        let entries = page.as_array().unwrap().len() as u64;
        assert_eq!(entries, if number == 2 { 2 } else { 6 }, "{method}");
    }
    file.turn(4);
    file.write(home.path());
    assert_eq!(said(&read(&mut talk, &thread).await).len(), 4);

    // Nothing that Codex added is lost when the thread goes on here.
    file.turn(5);
    file.write(home.path());
    let params = json!({ "threadId": thread, "cwd": home.path() });
    let resumed = talk.call("thread/resume", params).await;
    assert_eq!(said(&resumed["thread"]).len(), 5);
    turn(&mut talk, &thread, "say: on").await;
    talk.server.shutdown().await;
    let mut talk = Talk::at(home.path()).await;
    assert_eq!(said(&read(&mut talk, &thread).await).len(), 6);
}

#[tokio::test]
async fn a_thread_that_codex_has_is_only_read() {
    let home = tempfile::tempdir().unwrap();
    let mut file = with_turn(1, json!({}));
    file.write(home.path());
    let thread = file.thread.clone();
    let locks = home.path().join("thread-writer-locks");
    fs::create_dir(&locks).unwrap();
    let path = locks.join(format!("{thread}.lock"));
    let lock = || fs::File::create(&path).unwrap();
    let of_codex = lock();
    of_codex.try_lock().unwrap();

    let mut talk = Talk::at(home.path()).await;
    list(&mut talk, false, 1).await;
    let params = json!({ "threadId": thread, "cwd": home.path() });
    for method in ["thread/resume", "thread/archive", "thread/delete"] {
        let refused = talk.ask(method, params.clone()).await;
        let told = format!("thread {thread} already has an active writer");
        assert_eq!(refused["error"]["message"], told, "{method}");
        assert_eq!(refused["error"]["code"], -32600);
    }
    // It is still followed.
    file.turn(2);
    file.write(home.path());
    assert_eq!(said(&read(&mut talk, &thread).await).len(), 2);

    drop(of_codex);
    talk.call("thread/resume", params.clone()).await;
    assert!(lock().try_lock().is_err());
    // Another process of ours has it, too.
    let mut other = Talk::at(home.path()).await;
    other.call("thread/resume", params).await;
    for talk in [talk, other] {
        talk.server.shutdown().await;
    }
    assert!(lock().try_lock().is_ok());
}

#[tokio::test]
async fn a_thread_stays_while_its_file_is_away() {
    let home = tempfile::tempdir().unwrap();
    let files: Vec<_> = (1..=2).map(|second| with_turn(second, json!({}))).collect();
    let paths: Vec<_> = files.iter().map(|file| file.write(home.path())).collect();
    let mut talk = Talk::at(home.path()).await;
    list(&mut talk, false, 2).await;
    let sessions = home.path().join("sessions");
    let away = home.path().join("away");
    fs::rename(&sessions, &away).unwrap();
    list(&mut talk, false, 2).await;
    fs::create_dir(&sessions).unwrap();
    list(&mut talk, false, 2).await;
    talk.server.shutdown().await;
    let mut talk = Talk::at(home.path()).await;
    list(&mut talk, false, 2).await;
    fs::remove_dir(&sessions).unwrap();
    fs::rename(&away, &sessions).unwrap();
    let params = json!({ "threadId": files[0].thread, "cwd": home.path() });
    talk.call("thread/resume", params).await;
    turn(&mut talk, &files[0].thread, "say: on").await;
    assert!(paths.iter().all(|path| path.exists()));
}

#[tokio::test]
async fn a_thread_whose_file_codex_deleted_is_gone_until_it_comes_back() {
    let home = tempfile::tempdir().unwrap();
    let files: Vec<_> = (1..=3).map(|second| with_turn(second, json!({}))).collect();
    let paths: Vec<_> = files.iter().map(|file| file.write(home.path())).collect();
    let [gone, ours, other] = [0, 1, 2].map(|at| files[at].thread.clone());
    let mut talk = Talk::at(home.path()).await;
    list(&mut talk, false, 3).await;
    let params = json!({ "threadId": ours, "cwd": home.path() });
    talk.call("thread/resume", params).await;
    turn(&mut talk, &ours, "say: on").await;

    let away = home.path().join("away");
    fs::rename(&paths[0], &away).unwrap();
    fs::remove_file(&paths[1]).unwrap();
    let params = json!({ "threadId": gone, "includeTurns": true });
    for (method, told) in [
        ("thread/read", "thread not loaded:"),
        ("thread/turns/list", "thread not loaded:"),
        ("thread/resume", "no rollout found for thread id"),
        ("thread/fork", "no rollout found for thread id"),
        ("thread/archive", "no rollout found for thread id"),
    ] {
        let refused = talk.ask(method, params.clone()).await;
        let message = &refused["error"]["message"];
        assert_eq!(*message, format!("{told} {gone}"), "{method}");
    }
    let ids = |threads: Vec<Value>| {
        let mut ids: Vec<_> = threads.iter().map(|thread| thread["id"].clone()).collect();
        ids.sort_unstable_by_key(Value::to_string);
        ids
    };
    let left = [json!(ours), json!(other)];
    assert_eq!(ids(list(&mut talk, false, 2).await), left);
    let found = talk.call("thread/search", json!({ "searchTerm": "question 1.1" }));
    assert_eq!(found.await["data"], json!([]));

    fs::rename(&away, &paths[0]).unwrap();
    list(&mut talk, false, 3).await;
    assert_eq!(said(&read(&mut talk, &gone).await).len(), 1);
    let found = talk.call("thread/search", json!({ "searchTerm": "question 1.1" }));
    assert_eq!(found.await["data"][0]["thread"]["id"], json!(gone));

    // Also while no server runs, and for one that was archived meanwhile.
    talk.server.shutdown().await;
    fs::rename(&paths[0], &away).unwrap();
    let mut talk = Talk::at(home.path()).await;
    assert_eq!(ids(list(&mut talk, false, 2).await), left);
    talk.server.shutdown().await;
    let archive = home.path().join("archived_sessions");
    fs::create_dir(&archive).unwrap();
    fs::rename(&away, archive.join(paths[0].file_name().unwrap())).unwrap();
    let mut talk = Talk::at(home.path()).await;
    assert_eq!(ids(list(&mut talk, true, 1).await), [json!(gone)]);
    assert_eq!(ids(list(&mut talk, false, 2).await), left);
}

#[tokio::test]
async fn a_thread_whose_last_file_is_gone_is_as_it_was_before() {
    let home = tempfile::tempdir().unwrap();
    let mut first = with_turn(1, json!({}));
    first.turn(2);
    first.write(home.path());
    let mut last = first.after(2, &first.thread, first.ordinal);
    last.turn(3);
    let path = last.write(home.path());
    let mut talk = Talk::at(home.path()).await;
    list(&mut talk, false, 1).await;
    assert_eq!(said(&read(&mut talk, &first.thread).await).len(), 3);
    fs::remove_file(path).unwrap();
    assert_eq!(said(&read(&mut talk, &first.thread).await).len(), 2);
}

#[tokio::test]
async fn threads_of_all_sources_are_read_and_children_are_listed_with_them() {
    let home = tempfile::tempdir().unwrap();
    let parent = with_turn(1, json!({ "source": "cli" }));
    let of = |subagent: Value| {
        json!({
            "session_id": parent.thread,
            "parent_thread_id": parent.thread,
            "source": { "subagent": subagent },
            "thread_source": "subagent",
        })
    };
    let spawn = json!({ "thread_spawn": {
        "parent_thread_id": parent.thread, "depth": 1, "agent_path": null,
        "agent_nickname": "Hypatia", "agent_role": null,
    } });
    let children = [
        with_turn(2, of(spawn)),
        with_turn(3, of(json!("review"))),
        with_turn(
            4,
            json!({ "source": { "subagent": { "other": "guardian" } } }),
        ),
    ];
    let attached = json!({ "forked_from_id": parent.thread, "attached_thread": true });
    let others = [
        with_turn(5, json!({ "source": "exec" })),
        with_turn(6, json!({ "source": "novel" })),
        with_turn(7, json!({ "source": null })),
        with_turn(8, json!({ "source": { "custom": "x" } })),
        with_turn(9, attached),
    ];
    for file in children.iter().chain(&others).chain([&parent]) {
        file.write(home.path());
    }
    let mut talk = Talk::at(home.path()).await;
    let ids = |threads: &[Value]| -> Vec<String> {
        let ids = threads.iter().map(|thread| thread["id"].as_str().unwrap());
        ids.map(str::to_owned).collect()
    };
    let thread = |file: &File| file.thread.clone();
    let shown = list(&mut talk, false, 3).await;
    let expected = [&others[3], &others[2], &parent].map(thread);
    assert_eq!(ids(&shown), expected);
    let sources: Vec<_> = shown.iter().map(|thread| &thread["source"]).collect();
    assert_eq!(
        sources,
        [&json!({ "custom": "x" }), &json!("vscode"), &json!("cli")]
    );

    let cases = [
        (
            json!({ "sourceKinds": ["subAgentReview"] }),
            vec![&children[1]],
        ),
        (
            json!({ "sourceKinds": ["subAgentThreadSpawn"] }),
            vec![&children[0]],
        ),
        (
            json!({ "sourceKinds": ["subAgent"] }),
            vec![&children[2], &children[1], &children[0]],
        ),
        (
            json!({ "parentThreadId": parent.thread }),
            vec![&children[1], &children[0]],
        ),
        (
            json!({ "attachedToThreadId": parent.thread }),
            vec![&others[4]],
        ),
        (json!({ "sourceKinds": ["exec"] }), vec![&others[0]]),
    ];
    for (params, expected) in cases {
        let found = talk.call("thread/list", params.clone()).await["data"].take();
        let expected: Vec<_> = expected.into_iter().map(thread).collect();
        assert_eq!(ids(found.as_array().unwrap()), expected, "{params}");
    }
    let spawned = read(&mut talk, &children[0].thread).await;
    assert_eq!(spawned["agentNickname"], "Hypatia");
    assert_eq!(spawned["sessionId"], parent.thread);
    assert_eq!(
        spawned["source"]["subAgent"]["thread_spawn"]["parent_thread_id"],
        parent.thread
    );
    let review = read(&mut talk, &children[1].thread).await;
    assert_eq!(review["source"], json!({ "subAgent": "review" }));
    assert_eq!(review["parentThreadId"], parent.thread);
    assert_eq!(review["agentNickname"], json!(null));
    assert_eq!(said(&review).len(), 1);
    assert_eq!(
        read(&mut talk, &others[1].thread).await["source"],
        "unknown"
    );
}

#[tokio::test]
async fn a_thread_may_begin_with_anything() {
    let home = tempfile::tempdir().unwrap();
    let text = |text: &str| json!({ "type": "text", "text": text });
    let image = json!({ "type": "local_image", "path": "/workspace/a.png" });
    let mention = json!({ "type": "mention", "name": "a", "path": "app://a" });
    let cases = [
        (json!([image, text("what is it")]), "what is it"),
        (json!([mention, text("mention first")]), "mention first"),
        (json!([text(""), text("after empty")]), "after empty"),
        (json!([image]), "[Image]"),
        (
            json!([text("look"), image, text("and more")]),
            "lookand more",
        ),
        (json!([mention]), ""),
    ];
    for (second, (content, _)) in (1..).zip(&cases) {
        let mut file = file(second, json!({}));
        let turn = file.begin(1);
        file.item(
            &turn,
            json!({ "type": "UserMessage", "id": "u", "content": content }),
        );
        file.answered(&turn, "seen");
        file.write(home.path());
    }
    let mut talk = Talk::at(home.path()).await;
    let mut threads = list(&mut talk, false, cases.len()).await;
    threads.reverse();
    let shown: Vec<_> = threads
        .iter()
        .map(|thread| thread["preview"].as_str().unwrap())
        .collect();
    assert_eq!(shown, cases.map(|(_, preview)| preview));
}

#[tokio::test]
async fn what_a_file_tells_of_a_thread_is_taken_over() {
    let home = tempfile::tempdir().unwrap();
    let tool = json!({
        "type": "function", "name": "lookup", "description": "d", "inputSchema": { "type": "object" },
    });
    let mut file = file(1, json!({ "dynamic_tools": [tool] }));
    let turn = file.begin(1);
    file.asked(&turn, "review it");
    let finding = json!({
        "title": "Bug", "body": "It breaks",
        "code_location": { "absolute_file_path": "/a", "line_range": { "start": 1, "end": 2 } },
    });
    let review = json!({ "findings": [finding], "overall_explanation": "bad" });
    let receiver = id(2, 1);
    for item in [
        json!({ "type": "EnteredReviewMode", "id": "r1", "user_facing_hint": "changes" }),
        json!({ "type": "ExitedReviewMode", "id": "r2", "review_output": review }),
        json!({
            "type": "McpToolCall", "id": "m", "server": "demo", "tool": "echo", "arguments": {},
            "readOnlyHint": true, "status": "completed",
            "result": { "content": [], "structuredContent": { "a": 1 } },
        }),
        json!({
            "type": "CollabAgentToolCall", "id": "s", "tool": "spawn_agent", "status": "completed",
            "sender_thread_id": file.thread, "receiver_thread_ids": [receiver], "prompt": "do it",
            "agents_states": { &receiver: "pending_init" },
        }),
        json!({
            "type": "CommandExecution", "id": "c", "command": ["cat", "a"], "cwd": "file:///workspace",
            "parsed_cmd": [{ "type": "read", "cmd": "cat a", "name": "a", "path": "a" }],
            "status": "completed", "exit_code": 0,
        }),
    ] {
        file.item(&turn, item);
    }
    let tokens = json!({ "input_tokens": 10, "output_tokens": 5 });
    file.event(json!({ "type": "token_count", "info": {
        "total_token_usage": tokens, "last_token_usage": tokens, "model_context_window": 1000,
    } }));
    file.event(json!({
        "type": "task_complete", "turn_id": turn, "duration_ms": 1234,
        "error": { "message": "no", "codex_error_info": "internal_server_error" },
    }));
    file.event(json!({ "type": "thread_goal_updated", "goal": {
        "threadId": file.thread, "objective": "Do it all", "status": "paused", "tokenBudget": 30,
        "tokensUsed": 7, "timeUsedSeconds": 2, "createdAt": 1_795_819_829, "updatedAt": 1_795_819_831,
    } }));
    // The last line lacks its end.
    file.lines.pop();
    file.write(home.path());

    let mut talk = Talk::at(home.path()).await;
    let thread = read(&mut talk, &file.thread).await;
    let turn = &thread["turns"][0];
    assert_eq!(turn["durationMs"], 1234);
    assert_eq!(turn["error"]["codexErrorInfo"], "internalServerError");
    let items = turn["items"].as_array().unwrap();
    let item = |id: &str| items.iter().find(|item| item["id"] == id).unwrap();
    assert_eq!(item("r1")["review"], "changes");
    let report = "bad\n\nReview comment:\n\n- Bug — /a:1-2\n  It breaks";
    assert_eq!(item("r2")["review"], report);
    assert_eq!(item("m")["result"]["structuredContent"], json!({ "a": 1 }));
    assert_eq!(item("s")["tool"], "spawnAgent");
    assert_eq!(
        item("s")["agentsStates"][&receiver]["status"],
        "pendingInit"
    );
    assert_eq!(item("c")["commandActions"][0]["path"], "/workspace/a");

    let params = json!({ "threadId": file.thread, "cwd": home.path() });
    let goal = talk.call("thread/goal/get", params.clone()).await["goal"].take();
    assert_eq!(goal["objective"], "Do it all");
    assert_eq!(
        (&goal["status"], &goal["tokensUsed"]),
        (&json!("paused"), &json!(7))
    );
    talk.call("thread/resume", params).await;
    let usage = talk.until_method("thread/tokenUsage/updated").await;
    assert_eq!(usage["params"]["tokenUsage"]["modelContextWindow"], 1000);
}

fn lines(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[tokio::test]
async fn codex_is_told_of_permissions_and_names() {
    let home = tempfile::tempdir().unwrap();
    let mut talk = Talk::at(home.path()).await;
    let mut paths = Vec::new();
    for sandbox in ["read-only", "workspace-write", "danger-full-access"] {
        let params = json!({ "sandbox": sandbox, "cwd": home.path() });
        let thread = talk.call("thread/start", params).await["thread"].take();
        let id = thread["id"].as_str().unwrap().to_owned();
        turn(&mut talk, &id, "say: hi").await;
        talk.call(
            "thread/name/set",
            json!({ "threadId": id, "name": sandbox }),
        )
        .await;
        paths.push((thread["path"].as_str().unwrap().to_owned(), id, sandbox));
    }
    talk.server.shutdown().await;
    let names = lines(&home.path().join("session_index.jsonl"));
    for ((path, id, sandbox), named) in paths.iter().zip(names) {
        assert_eq!(
            (&named["id"], &named["thread_name"]),
            (&json!(id), &json!(sandbox))
        );
        let lines = lines(Path::new(path));
        let at = lines
            .iter()
            .position(|line| line["type"] == "turn_context")
            .unwrap();
        let [context, applied] = [&lines[at]["payload"], &lines[at + 1]["payload"]];
        assert_eq!(applied["type"], "thread_settings_applied");
        let profile = &applied["thread_settings"]["permission_profile"];
        assert_eq!(&context["permission_profile"], profile);
        let writable = |path: &Value| {
            let entries = profile["file_system"]["entries"].as_array().unwrap();
            entries
                .iter()
                .any(|entry| &entry["path"] == path && entry["access"] == "write")
        };
        let cwd = json!({ "type": "path", "path": home.path() });
        match *sandbox {
            "danger-full-access" => assert_eq!(profile, &json!({ "type": "disabled" })),
            sandbox => assert_eq!(writable(&cwd), sandbox == "workspace-write"),
        }
    }
    // What this server wrote is read as it was, where only the files are left.
    let copy = tempfile::tempdir().unwrap();
    for (path, ..) in &paths {
        let to = copy
            .path()
            .join(Path::new(path).strip_prefix(home.path()).unwrap());
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(path, to).unwrap();
    }
    let mut talk = Talk::at(copy.path()).await;
    for (_, id, sandbox) in &paths {
        let opened = talk.call("thread/resume", json!({ "threadId": id })).await;
        let kind = match *sandbox {
            "read-only" => "readOnly",
            "workspace-write" => "workspaceWrite",
            _ => "dangerFullAccess",
        };
        assert_eq!(opened["sandbox"]["type"], kind);
    }
}

/// Lists threads until the client is told of this name.
async fn hear_name(talk: &mut Talk, name: &str) {
    let is_told = |message: &Value| {
        message["method"] == "thread/name/updated" && message["params"]["threadName"] == name
    };
    while !talk.heard.iter().any(is_told) {
        list(talk, false, 1).await;
    }
}

#[tokio::test]
async fn a_thread_of_ours_that_is_loaded_is_kept_from_codex() {
    let home = tempfile::tempdir().unwrap();
    let locks = home.path().join("thread-writer-locks");
    let mut talk = Talk::at(home.path()).await;
    let started = talk.call("thread/start", json!({ "cwd": home.path() }));
    let started = started.await["thread"].take();
    let thread = started["id"].as_str().unwrap().to_owned();
    turn(&mut talk, &thread, "say: hello").await;
    // Codex does not know of it before.
    let file = Path::new(started["path"].as_str().unwrap());
    while !file.exists() {
        tokio::task::yield_now().await;
    }
    let path = locks.join(format!("{thread}.lock"));
    let lock = || fs::File::create(&path).unwrap();
    assert!(lock().try_lock().is_err());
    talk.server.shutdown().await;

    let of_codex = lock();
    of_codex.try_lock().unwrap();
    let mut talk = Talk::at(home.path()).await;
    let params = json!({ "threadId": thread });
    let refused = talk.ask("thread/resume", params.clone()).await;
    let told = format!("thread {thread} already has an active writer");
    assert_eq!(refused["error"]["message"], told);
    assert_eq!(said(&read(&mut talk, &thread).await).len(), 1);
    drop(of_codex);
    talk.call("thread/resume", params).await;
    assert!(lock().try_lock().is_err());
    talk.server.shutdown().await;
    assert!(lock().try_lock().is_ok());
}

#[tokio::test]
async fn names_that_codex_gives_are_seen() {
    let home = tempfile::tempdir().unwrap();
    let mut file = with_turn(1, json!({}));
    file.write(home.path());
    let id = file.thread.clone();
    let named = |name: &str| {
        let line = json!({ "id": id, "thread_name": name });
        fs::write(home.path().join("session_index.jsonl"), format!("{line}\n")).unwrap();
    };
    let mut talk = Talk::at(home.path()).await;
    assert_eq!(list(&mut talk, false, 1).await[0]["name"], json!(null));
    for name in ["one", "another"] {
        named(name);
        while list(&mut talk, false, 1).await[0]["name"] != name {}
    }
    // A client that has it is told, and it is still the thread of Codex.
    let thread = file.thread.clone();
    let params = json!({ "threadId": thread });
    talk.call("thread/resume", params).await;
    named("while loaded");
    hear_name(&mut talk, "while loaded").await;
    assert_eq!(list(&mut talk, false, 1).await[0]["name"], "while loaded");
    talk.server.shutdown().await;
    file.turn(2);
    file.write(home.path());
    let mut talk = Talk::at(home.path()).await;
    while list(&mut talk, false, 1).await[0]["name"] != "while loaded" {}
    assert_eq!(said(&read(&mut talk, &thread).await).len(), 2);
    // One that has gone on here gets its name, too.
    let params = json!({ "threadId": thread, "cwd": home.path() });
    talk.call("thread/resume", params).await;
    turn(&mut talk, &thread, "say: on").await;
    named("gone on");
    hear_name(&mut talk, "gone on").await;
    assert_eq!(list(&mut talk, false, 1).await[0]["name"], "gone on");
    let params = json!({ "threadId": thread, "name": "ours" });
    talk.call("thread/name/set", params).await;
    for _ in 0..3 {
        assert_eq!(list(&mut talk, false, 1).await[0]["name"], "ours");
    }
    talk.server.shutdown().await;

    let home = tempfile::tempdir().unwrap();
    let file = with_turn(1, json!({}));
    file.write(home.path());
    let named = |name: &str| {
        let line = json!({ "id": file.thread, "thread_name": name });
        fs::write(home.path().join("session_index.jsonl"), format!("{line}\n")).unwrap();
    };
    let mut talk = Talk::at(home.path()).await;
    list(&mut talk, false, 1).await;
    talk.server.shutdown().await;
    named("a third one");
    let mut talk = Talk::at(home.path()).await;
    while list(&mut talk, false, 1).await[0]["name"] != "a third one" {}
}

#[tokio::test]
async fn a_review_that_another_turn_interrupts_is_one_turn_behind_it() {
    let home = tempfile::tempdir().unwrap();
    let mut file = with_turn(1, json!({}));
    let [review, inner] = [2, 3].map(|number| id(1, 100 + number));
    let entered = json!({ "type": "EnteredReviewMode", "id": "r1", "user_facing_hint": "changes" });
    file.item(&review, entered);
    file.event(json!({ "type": "task_started", "turn_id": inner }));
    file.asked(&inner, "look at it");
    let left = json!({ "type": "ExitedReviewMode", "id": "r2", "review_output": null });
    file.item(&review, left);
    file.answered(&review, "nothing found");
    file.turn(4);
    file.write(home.path());
    let mut talk = Talk::at(home.path()).await;
    // Once as an outline, and once as a whole.
    for _ in 0..2 {
        list(&mut talk, false, 1).await;
        let thread = read(&mut talk, &file.thread).await;
        let turns: Vec<_> = thread["turns"].as_array().unwrap().iter().collect();
        assert_eq!(turns.len(), 4);
        assert_eq!(
            [&turns[1]["id"], &turns[2]["id"]],
            [&json!(inner), &json!(review)]
        );
        assert_eq!(turns[1]["status"], "interrupted");
        assert_eq!(turns[2]["status"], "completed");
        let kinds = turns[2]["items"].as_array().unwrap().iter();
        let kinds: Vec<_> = kinds.map(|item| item["type"].as_str().unwrap()).collect();
        assert_eq!(
            kinds,
            ["enteredReviewMode", "exitedReviewMode", "agentMessage"]
        );
        assert_eq!(
            turns[2]["items"][1]["review"],
            "Reviewer failed to output a response."
        );
    }
    let params = json!({ "threadId": file.thread, "cwd": home.path() });
    let resumed = talk.call("thread/resume", params).await;
    assert_eq!(said(&resumed["thread"]).len(), 4);
}

#[tokio::test]
async fn a_pipe_in_place_of_the_names_holds_up_nobody() {
    let home = tempfile::tempdir().unwrap();
    let file = with_turn(1, json!({}));
    file.write(home.path());
    for name in ["session_index.jsonl", "session_index.jsonl.lock"] {
        let made = std::process::Command::new("mkfifo")
            .arg(home.path().join(name))
            .status();
        assert!(made.unwrap().success());
    }
    let mut talk = Talk::at(home.path()).await;
    list(&mut talk, false, 1).await;
    let params = json!({ "threadId": file.thread, "cwd": home.path() });
    talk.call("thread/resume", params).await;
    turn(&mut talk, &file.thread, "say: on").await;
    let params = json!({ "threadId": file.thread, "name": "mine" });
    talk.call("thread/name/set", params).await;
    talk.call("thread/archive", json!({ "threadId": file.thread }))
        .await;
}

/// Compresses a file as `rollout/compress` of Codex does.
fn compress(path: &Path) -> PathBuf {
    let packed = path.with_extension("jsonl.zst");
    let text = fs::read(path).unwrap();
    fs::write(&packed, compress_to_vec(&*text, CompressionLevel::Fastest)).unwrap();
    fs::remove_file(path).unwrap();
    packed
}

#[tokio::test]
async fn compressed_files_are_read() {
    let home = tempfile::tempdir().unwrap();
    let mut file = with_turn(1, json!({}));
    let path = file.write(home.path());
    compress(&path);
    let fork = File::fork(2, &file.thread, file.ordinal);
    fork.write(home.path());
    let broken = with_turn(3, json!({})).write(home.path());
    let text = fs::read(&broken).unwrap();
    fs::write(compress(&broken), text).unwrap();

    let mut talk = Talk::at(home.path()).await;
    let listed = list(&mut talk, false, 2).await;
    assert_eq!(listed[1]["id"], json!(file.thread));
    assert_eq!(listed[1]["path"], json!(path));
    assert_eq!(said(&read(&mut talk, &file.thread).await).len(), 1);
    assert_eq!(said(&read(&mut talk, &fork.thread).await).len(), 1);

    // Codex goes on with it, and compresses it again later.
    file.turn(2);
    fs::remove_file(path.with_extension("jsonl.zst")).unwrap();
    file.write(home.path());
    assert_eq!(said(&read(&mut talk, &file.thread).await).len(), 2);
    let packed = compress(&path);
    assert_eq!(said(&read(&mut talk, &file.thread).await).len(), 2);

    let params = json!({ "threadId": file.thread });
    talk.call("thread/archive", params.clone()).await;
    assert!(!packed.exists());
    let archived = list(&mut talk, true, 1).await;
    let path = Path::new(archived[0]["path"].as_str().unwrap());
    assert!(path.with_extension("jsonl.zst").exists());
    assert_eq!(said(&read(&mut talk, &file.thread).await).len(), 2);
    talk.call("thread/unarchive", params.clone()).await;
    assert!(packed.exists());

    let path = packed.with_extension("");
    let params = json!({ "path": path, "threadId": "", "cwd": home.path() });
    let resumed = talk.call("thread/resume", params).await;
    assert_eq!(resumed["thread"]["id"], json!(file.thread));
    turn(&mut talk, &file.thread, "say: on").await;
    assert_eq!(said(&read(&mut talk, &file.thread).await).len(), 3);
    assert!(!path.exists());
}
