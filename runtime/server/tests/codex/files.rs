//! Tests of homes that Codex used before: its threads are listed, read, searched, resumed and forked, and its files stay
//! as they are. The homes were written by the versions that they are named after.

use std::{
    fs::{self, OpenOptions as FileOptions},
    io::{self, Write},
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use serde_json::json;
use tempfile::TempDir;
use threadwire_engine::{SqliteStore, StoreError};
use threadwire_server::OpenOptions;

use super::{
    hooked::{Call, HookedStore},
    talk::Talk,
    threads::{list, read, said, turn},
};

/// The versions, the id of the thread that is not archived, and of the archived one.
const HOMES: [(&str, &str, &str); 2] = [
    (
        "0.97.0",
        "01a20785-6e69-7492-9ff3-a3a7c3aab519",
        "01a20785-7d36-7e73-bcee-2ab8a3995fa9",
    ),
    (
        "0.169.0",
        "01a20785-8538-7ef2-994c-37400ffe7360",
        "01a20785-8942-7e13-b842-3b4b0347fea2",
    ),
];

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let to = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), to).unwrap();
        }
    }
}

fn home_of(version: &str) -> TempDir {
    let home = tempfile::tempdir().unwrap();
    let recorded = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/codex/homes");
    copy(&recorded.join(version), home.path());
    home
}

async fn open(home: &TempDir) -> Talk {
    let options = OpenOptions {
        home: Some(home.path().to_owned()),
        cwd: Some(home.path().to_owned()),
        ..OpenOptions::default()
    };
    Talk::open("codex", options).await
}

fn lines_of(path: &str) -> String {
    fs::read_to_string(path).unwrap()
}

#[tokio::test]
async fn threads_of_codex_are_listed_read_and_found() {
    for (version, open_thread, archived) in HOMES {
        let home = home_of(version);
        let mut talk = open(&home).await;
        let threads = list(&mut talk, false, 1).await;
        let thread = &threads[0];
        assert_eq!(thread["id"], open_thread, "{version}");
        assert_eq!(thread["name"], "The umbrella");
        assert_eq!(thread["preview"], "List the files, please.");
        assert_eq!(thread["cwd"], "/workspace");
        assert_eq!(thread["source"], "vscode");
        assert_eq!(thread["originator"], "recorder");
        assert_eq!(thread["modelProvider"], "mock");
        assert_eq!(thread["model"], "mock-model");
        assert!(Path::new(thread["path"].as_str().unwrap()).starts_with(home.path()));
        assert_eq!(list(&mut talk, true, 1).await[0]["id"], archived);

        let thread = read(&mut talk, open_thread).await;
        let mut expected = vec![
            vec![
                "List the files, please.",
                "I list the files.",
                "The folder is empty.",
            ],
            vec!["Write a note.", "I wrote the umbrella note."],
        ];
        if version != "0.97.0" {
            // The older recording takes its last turn back.
            expected.push(vec!["Say something wrong.", "This answer is taken back."]);
            let command = &thread["turns"][0]["items"][3];
            assert_eq!(command["command"], "/bin/bash -lc 'echo listed'");
            assert_eq!(command["cwd"], "/workspace");
            assert_eq!(command["aggregatedOutput"], "listed\n");
            assert_eq!(command["status"], "completed");
        }
        assert_eq!(said(&thread), expected, "{version}");
        assert_eq!(
            thread["turns"][0]["items"][1]["summary"],
            json!(["**Looking** at the folder"])
        );
        assert!(
            thread["turns"]
                .as_array()
                .unwrap()
                .iter()
                .all(|turn| turn["status"] == "completed")
        );

        let search = json!({ "searchTerm": "UMBRELLA NOTE" });
        let found = talk.call("thread/search", search).await;
        assert_eq!(found["data"][0]["thread"]["id"], open_thread);
        assert_eq!(found["data"][0]["snippet"], "I wrote the umbrella note.");
        talk.server.shutdown().await;
    }
}

#[tokio::test]
async fn threads_of_codex_are_read_whole_also_if_nothing_can_be_stored() {
    let (version, id, _) = HOMES[1];
    let home = home_of(version);
    let is_full = Arc::new(AtomicBool::new(false));
    let refuses = Arc::clone(&is_full);
    let store = HookedStore::new(move |call| {
        let refused = call == Call::Write && refuses.load(Ordering::SeqCst);
        Box::pin(async move {
            match refused {
                true => Err(StoreError::Io(io::ErrorKind::StorageFull.into())),
                false => Ok(()),
            }
        })
    });
    let options = OpenOptions {
        home: Some(home.path().to_owned()),
        cwd: Some(home.path().to_owned()),
        store: Some((store, Arc::new(SqliteStore::open(None).unwrap()))),
        ..OpenOptions::default()
    };
    let mut talk = Talk::open("codex", options).await;
    list(&mut talk, false, 1).await;
    is_full.store(true, Ordering::SeqCst);
    let refused = read(&mut talk, id).await;
    is_full.store(false, Ordering::SeqCst);
    let stored = read(&mut talk, id).await;
    assert_eq!(refused["turns"], stored["turns"]);
    assert_eq!(stored["turns"][0]["items"][3]["type"], "commandExecution");
}

#[tokio::test]
async fn a_thread_of_codex_goes_on_here_and_its_file_stays() {
    for (version, id, _) in HOMES {
        let home = home_of(version);
        let mut talk = open(&home).await;
        // By its id, before anything was listed.
        let started = talk
            .call("thread/start", json!({ "ephemeral": true }))
            .await;
        // The provider of the recording is not configured here.
        let resume = json!({ "threadId": id, "modelProvider": started["modelProvider"] });
        let resumed = talk.call("thread/resume", resume).await;
        let before = resumed["thread"]["turns"].as_array().unwrap().len();
        let path = resumed["thread"]["path"].as_str().unwrap().to_owned();
        let file = lines_of(&path);
        turn(&mut talk, id, "say: on").await;
        let fork = talk.call("thread/fork", json!({ "threadId": id })).await;
        let fork = fork["thread"]["path"].as_str().unwrap().to_owned();
        assert_ne!(fork, path);
        talk.server.shutdown().await;
        assert_eq!(lines_of(&path), file, "{version}");
        assert!(lines_of(&fork).contains("say: on"));

        let mut talk = open(&home).await;
        list(&mut talk, false, 2).await;
        let thread = read(&mut talk, id).await;
        assert_eq!(said(&thread).len(), before + 1, "{version}");
        assert_eq!(thread["path"], *path);
        talk.server.shutdown().await;
        assert_eq!(lines_of(&path), file, "{version}");
    }
}

#[tokio::test]
async fn a_file_that_codex_goes_on_with_is_read_again() {
    let (version, id, _) = HOMES[0];
    let home = home_of(version);
    let mut talk = open(&home).await;
    let threads = list(&mut talk, false, 1).await;
    let path = PathBuf::from(threads[0]["path"].as_str().unwrap());
    let mut file = FileOptions::new().append(true).open(&path).unwrap();
    let line = |kind: &str, text: &str| {
        let payload = json!({ "type": kind, "message": text });
        let line = json!({ "timestamp": "2026-11-23T09:00:00.000Z", "type": "event_msg", "payload": payload });
        format!("{line}\n")
    };
    let half = "{\"timestamp\":\"2026-11-23T09:00:01.000Z\",\"type\":\"event_msg\",\"payl";
    let added =
        line("user_message", "And now?") + "no JSON\n" + &line("agent_message", "Now this.") + half;
    file.write_all(added.as_bytes()).unwrap();
    let expected = ["And now?", "Now this."];
    let mut last = Vec::new();
    while last != expected {
        list(&mut talk, false, 1).await;
        last = said(&read(&mut talk, id).await).pop().unwrap();
    }
    assert_eq!(said(&read(&mut talk, id).await).len(), 3);
    // Nothing is read twice after a restart, and nothing is lost.
    talk.server.shutdown().await;
    let mut talk = open(&home).await;
    list(&mut talk, false, 1).await;
    assert_eq!(said(&read(&mut talk, id).await).len(), 3);
}

#[tokio::test]
async fn files_in_folders_that_appear_later_are_found() {
    let (version, id, _) = HOMES[1];
    let home = tempfile::tempdir().unwrap();
    let mut talk = open(&home).await;
    list(&mut talk, false, 0).await;
    let codex = home_of(version);
    copy(codex.path(), home.path());
    let path = list(&mut talk, false, 1).await[0]["path"].take();
    // Codex goes on with a copy of the thread on another day.
    let other = "01a20785-8538-7ef2-994c-37400ffe7361";
    let text = lines_of(path.as_str().unwrap()).replace(id, other);
    let day = home.path().join("sessions/2031/01/02");
    fs::create_dir_all(&day).unwrap();
    fs::write(
        day.join(format!("rollout-2031-01-02T03-04-05-{other}.jsonl")),
        text,
    )
    .unwrap();
    let threads = list(&mut talk, false, 2).await;
    assert!(threads.iter().any(|thread| thread["id"] == other));
}

#[tokio::test]
async fn damaged_files_hide_nothing_else() {
    let home = home_of("0.169.0");
    let folder = home.path().join("sessions/2026/11/22");
    fs::create_dir_all(&folder).unwrap();
    let name = |last: u8| {
        folder.join(format!(
            "rollout-2026-11-22T10-00-00-01a20785-0000-7000-8000-00000000000{last}.jsonl"
        ))
    };
    fs::write(name(1), "garbage\n").unwrap();
    fs::write(name(2), "").unwrap();
    fs::write(
        name(3),
        "{\"timestamp\":\"2026-11-23T08:28:40.733Z\",\"type\":\"session",
    )
    .unwrap();
    fs::write(name(4), [0xff, 0xfe, b'\n', 0]).unwrap();
    fs::write(folder.join("rollout-without-id.jsonl"), "{}\n").unwrap();
    let mut talk = open(&home).await;
    assert_eq!(list(&mut talk, false, 1).await[0]["name"], "The umbrella");
    let unknown = json!({ "threadId": "01a20785-0000-7000-8000-000000000001" });
    let refused = talk.ask("thread/resume", unknown).await;
    assert!(
        refused["error"]["message"]
            .as_str()
            .unwrap()
            .contains("no rollout found"),
        "{refused}"
    );
}

#[tokio::test]
async fn files_of_codex_are_archived_and_removed_with_their_threads() {
    let (_, id, archived) = HOMES[1];
    let home = home_of("0.169.0");
    let mut talk = open(&home).await;
    let threads = list(&mut talk, false, 1).await;
    let path = PathBuf::from(threads[0]["path"].as_str().unwrap());
    talk.call("thread/archive", json!({ "threadId": id })).await;
    let moved = home
        .path()
        .join("archived_sessions")
        .join(path.file_name().unwrap());
    assert!(moved.exists() && !path.exists());
    assert_eq!(list(&mut talk, true, 2).await.len(), 2);
    talk.call("thread/unarchive", json!({ "threadId": id }))
        .await;
    assert!(path.exists() && !moved.exists());
    let threads = list(&mut talk, true, 1).await;
    let left = PathBuf::from(threads[0]["path"].as_str().unwrap());
    talk.call("thread/delete", json!({ "threadId": archived }))
        .await;
    list(&mut talk, true, 0).await;
    talk.server.shutdown().await;
    assert!(!left.exists());
    let mut talk = open(&home).await;
    list(&mut talk, false, 1).await;
    list(&mut talk, true, 0).await;
}
