//! Tests of a store that fails during a turn: every client gets the failed turn and advice, and the thread works again
//! as soon as the store does.

use std::{
    collections::HashSet,
    fs,
    path::Path,
    process::Command,
    sync::{
        Arc,
        atomic::{AtomicI32, Ordering},
    },
};

use rusqlite::{Connection, ffi};
use serde_json::{Value, json};
use tempfile::TempDir;
use threadwire_engine::{SqliteStore, StoreError};
use threadwire_server::{OpenOptions, STORE_FILE};

use super::{
    hooked::{Call, HookedStore},
    talk::Talk,
};

const PROTOCOLS: [&str; 3] = ["codex", "dotcraft", "acp"];

/// Opens a server whose store fails to write with this SQLite error code while it is not 0.
async fn failing(protocol: &str) -> (Talk, Arc<AtomicI32>, TempDir) {
    let home = tempfile::tempdir().unwrap();
    let code = Arc::new(AtomicI32::new(0));
    let failing = Arc::clone(&code);
    let store = HookedStore::new(move |call| {
        let code = match call {
            Call::Read => 0,
            Call::Write => failing.load(Ordering::SeqCst),
        };
        Box::pin(async move {
            match code {
                0 => Ok(()),
                code => Err(StoreError::Sqlite(rusqlite::Error::SqliteFailure(
                    ffi::Error::new(code),
                    None,
                ))),
            }
        })
    });
    let directory = SqliteStore::open(None).unwrap();
    let options = OpenOptions {
        home: Some(home.path().to_owned()),
        cwd: Some(home.path().to_owned()),
        in_memory: true,
        store: Some((store, Arc::new(directory))),
        ..OpenOptions::default()
    };
    (Talk::open(protocol, options).await, code, home)
}

/// Starts a thread and returns its id.
async fn thread(talk: &mut Talk, protocol: &str, cwd: &Path) -> String {
    let started = match protocol {
        "codex" => {
            let params = json!({ "cwd": cwd, "approvalPolicy": "on-request" });
            talk.call("thread/start", params).await["thread"]["id"].take()
        }
        "dotcraft" => {
            let identity = json!({
                "channelName": "x", "userId": "u", "channelContext": "w", "workspacePath": cwd
            });
            let params = json!({ "identity": identity, "historyMode": "server" });
            talk.call("thread/start", params).await["thread"]["id"].take()
        }
        _ => {
            let params = json!({ "cwd": cwd, "mcpServers": [] });
            talk.call("session/new", params).await["sessionId"].take()
        }
    };
    started.as_str().unwrap().to_owned()
}

/// Sends the request that starts a turn and returns its id.
async fn start(talk: &mut Talk, protocol: &str, thread: &str, text: &str) -> i64 {
    let input = json!([{ "type": "text", "text": text }]);
    match protocol {
        "acp" => {
            let params = json!({ "sessionId": thread, "prompt": input });
            talk.start("session/prompt", params).await
        }
        _ => {
            let params = json!({ "threadId": thread, "input": input });
            talk.start("turn/start", params).await
        }
    }
}

/// Waits for the end of a turn and returns whether it completed, and the error message.
async fn end(talk: &mut Talk, request: i64) -> (bool, String) {
    let end = talk
        .until(|message| {
            let method = message["method"].as_str().unwrap_or_default();
            let is_answer = message["id"] == request && message.get("method").is_none();
            let is_refused = is_answer && message.get("error").is_some();
            let stopped = !message["result"]["stopReason"].is_null();
            is_refused || stopped || ["turn/completed", "turn/failed"].contains(&method)
        })
        .await;
    let completed = end["method"] == "turn/completed"
        && end["params"]["turn"]["status"] == "completed"
        || end["result"]["stopReason"] == "end_turn";
    (completed, end.to_string())
}

/// Waits for a request of the server and returns it.
async fn asked(talk: &mut Talk) -> Value {
    talk.until(|message| message.get("method").is_some() && message.get("id").is_some())
        .await
}

#[tokio::test]
async fn every_dialect_says_why_a_turn_failed_and_goes_on() {
    let codes = [
        (ffi::SQLITE_FULL, "disk of the threads is full"),
        (ffi::SQLITE_IOERR_SHMSIZE, "disk of the threads is full"),
        (
            ffi::SQLITE_BUSY,
            "another program keeps the database locked",
        ),
        (ffi::SQLITE_CORRUPT, "the database is damaged"),
        (ffi::SQLITE_READONLY, "the database cannot be written"),
        (ffi::SQLITE_IOERR_WRITE, "cannot be read or written"),
    ];
    for protocol in PROTOCOLS {
        let (mut talk, failure, home) = failing(protocol).await;
        let id = thread(&mut talk, protocol, home.path()).await;
        for (code, reason) in codes {
            // The store fails while the turn waits for an approval.
            let request = start(&mut talk, protocol, &id, "escalate: echo hi\nsay: end").await;
            let question = asked(&mut talk).await;
            failure.store(code, Ordering::SeqCst);
            let answer = match protocol {
                "acp" => {
                    let option = &question["params"]["options"][0]["optionId"];
                    json!({ "outcome": { "outcome": "selected", "optionId": option } })
                }
                _ => json!({ "decision": "accept" }),
            };
            talk.reply(&question, answer).await;
            let (completed, said) = end(&mut talk, request).await;
            assert!(!completed, "{protocol} {said}");
            let heard = serde_json::to_string(&talk.heard).unwrap();
            assert!(
                heard.contains(reason),
                "{protocol} {reason} {:#?}",
                talk.heard
            );

            // No turn starts while the store fails, with the same error message.
            talk.heard.clear();
            let request = start(&mut talk, protocol, &id, "say: no").await;
            let (completed, said) = end(&mut talk, request).await;
            assert!(!completed && said.contains(reason), "{protocol} {said}");

            failure.store(0, Ordering::SeqCst);
            let request = start(&mut talk, protocol, &id, "say: on").await;
            let (completed, said) = end(&mut talk, request).await;
            assert!(completed, "{protocol} {said}");
            talk.heard.clear();
        }
        if protocol == "codex" {
            let params = json!({ "threadId": id, "sortDirection": "asc" });
            let turns = talk.call("thread/turns/list", params).await;
            let turns = turns["data"].as_array().unwrap().clone();
            let states: Vec<_> = turns.iter().map(|turn| turn["status"].as_str()).collect();
            assert_eq!(
                states,
                [Some("failed"), Some("completed")].repeat(codes.len())
            );
            let message = turns[0]["error"]["message"].as_str().unwrap();
            assert!(message.contains(codes[0].1), "{message}");
        }
    }
}

/// A home folder on a 2 MB tmpfs of its own.
struct SmallDisk(TempDir);

impl SmallDisk {
    fn mount() -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=2M", "threadwire-test"])
            .arg(folder.path())
            .output();
        mounted
            .is_ok_and(|mounted| mounted.status.success())
            .then_some(Self(folder))
    }

    fn fill(&self) {
        let file = self.0.path().join("fill");
        // Writes until the disk is full: first whole blocks, then the rest.
        let mut zeros = fs::File::create(file).unwrap();
        while std::io::Write::write_all(&mut zeros, &[0; 4096]).is_ok() {}
    }

    fn free(&self) {
        fs::remove_file(self.0.path().join("fill")).unwrap();
        // A process that another test starts has the file open until it runs its program.
        let probe = self.0.path().join("probe");
        while fs::write(&probe, [0; 64 << 10]).is_err() {
            std::thread::yield_now();
        }
        fs::remove_file(probe).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // If this fails, the folder is left behind.
        let _ = Command::new("umount").arg("-l").arg(self.0.path()).status();
    }
}

async fn at(home: &Path, protocol: &str) -> Talk {
    let options = OpenOptions {
        home: Some(home.to_owned()),
        cwd: Some(home.to_owned()),
        ..OpenOptions::default()
    };
    Talk::open(protocol, options).await
}

#[tokio::test]
async fn a_full_disk_fails_the_turn_and_not_the_thread() {
    let Some(disk) = SmallDisk::mount() else {
        // Needs root.
        return;
    };
    for protocol in PROTOCOLS {
        let mut talk = at(disk.0.path(), protocol).await;
        let id = thread(&mut talk, protocol, disk.0.path()).await;
        let before = start(&mut talk, protocol, &id, "say: before").await;
        assert!(end(&mut talk, before).await.0);
        let request = start(&mut talk, protocol, &id, "escalate: echo hi\nsay: end").await;
        let question = asked(&mut talk).await;
        disk.fill();
        let answer = match protocol {
            "acp" => {
                let option = &question["params"]["options"][0]["optionId"];
                json!({ "outcome": { "outcome": "selected", "optionId": option } })
            }
            _ => json!({ "decision": "accept" }),
        };
        talk.reply(&question, answer).await;
        let (completed, said) = end(&mut talk, request).await;
        assert!(!completed, "{protocol} {said}");
        let heard = serde_json::to_string(&talk.heard).unwrap();
        assert!(
            heard.contains("disk of the threads is full"),
            "{protocol} {heard}"
        );

        disk.free();
        let request = start(&mut talk, protocol, &id, "say: after").await;
        let (completed, said) = end(&mut talk, request).await;
        assert!(completed, "{protocol} {said}");
        talk.server.shutdown().await;

        // Nothing that was stored is lost, and the file is intact.
        let file = Connection::open(disk.0.path().join(STORE_FILE)).unwrap();
        let said: i64 = file
            .query_row(
                "select count(*) from items where body like '%before%' or body like '%after%'",
                [],
                |row| row.get(0),
            )
            .unwrap();
        assert!(said >= 4, "{said}");
        let state: String = file
            .query_row("pragma integrity_check", [], |row| row.get(0))
            .unwrap();
        assert_eq!(state, "ok");
    }
}

#[tokio::test]
async fn a_thread_that_cannot_be_archived_or_deleted_stays_as_it_is() {
    let (mut talk, failure, home) = failing("codex").await;
    let [idle, busy] = [
        thread(&mut talk, "codex", home.path()).await,
        thread(&mut talk, "codex", home.path()).await,
    ];
    start(&mut talk, "codex", &busy, "wait: 1000s\nsay: end").await;
    talk.until_method("turn/started").await;
    let heard = talk.heard.len();
    failure.store(ffi::SQLITE_FULL, Ordering::SeqCst);
    for method in ["thread/archive", "thread/delete"] {
        for id in [&idle, &busy] {
            let answer = talk.ask(method, json!({ "threadId": id })).await;
            let message = answer["error"]["message"].as_str().unwrap();
            assert!(message.contains("storage failed"), "{method}: {answer}");
        }
    }
    failure.store(0, Ordering::SeqCst);
    let request = start(&mut talk, "codex", &idle, "say: again").await;
    assert!(end(&mut talk, request).await.0);
    let params = json!({ "threadId": busy, "includeTurns": true });
    let read = talk.call("thread/read", params).await;
    assert_eq!(read["thread"]["turns"][0]["status"], "inProgress", "{read}");
    let closed = ["thread/closed", "thread/archived", "thread/deleted"];
    for message in &talk.heard[heard..] {
        let method = message["method"].as_str().unwrap_or_default();
        assert!(!closed.contains(&method), "{message}");
    }
    for id in [&idle, &busy] {
        let params = json!({ "threadId": id });
        talk.call("thread/archive", params).await;
        talk.until_method("thread/archived").await;
    }
}

#[tokio::test]
async fn a_full_disk_keeps_the_configuration_as_it_is() {
    let Some(disk) = SmallDisk::mount() else {
        // Needs root.
        return;
    };
    let file = disk.0.path().join("config.toml");
    fs::write(&file, "model = \"one\"\n").unwrap();
    let mut talk = at(disk.0.path(), "codex").await;
    let params = json!({ "keyPath": "model", "value": "two", "mergeStrategy": "replace" });
    disk.fill();
    let answer = talk.ask("config/value/write", params.clone()).await;
    assert_eq!(answer["error"]["code"], -32603, "{answer}");
    let message = answer["error"]["message"].as_str().unwrap();
    assert_eq!(
        message,
        format!(
            "failed to persist config.toml: {}: no storage space",
            file.display()
        )
    );
    assert_eq!(fs::read_to_string(&file).unwrap(), "model = \"one\"\n");
    disk.free();
    talk.call("config/value/write", params).await;
    talk.server.shutdown().await;
}

#[tokio::test]
async fn a_locked_database_fails_the_turn_and_not_the_thread() {
    let home = tempfile::tempdir().unwrap();
    let mut talk = at(home.path(), "codex").await;
    let id = thread(&mut talk, "codex", home.path()).await;
    let file = Connection::open(home.path().join(STORE_FILE)).unwrap();
    file.execute_batch("begin immediate").unwrap();
    let request = start(&mut talk, "codex", &id, "say: locked").await;
    let (completed, said) = end(&mut talk, request).await;
    assert!(
        !completed && said.contains("keeps the database locked"),
        "{said}"
    );
    file.execute_batch("rollback").unwrap();
    let request = start(&mut talk, "codex", &id, "say: free").await;
    assert!(end(&mut talk, request).await.0);
}

/// A command that could read the file could lock it.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn commands_in_a_sandbox_do_not_see_the_locks_of_the_database() {
    let can = threadwire_workspace::sandbox::detect();
    if can.bubblewrap.is_err() && can.mounts.is_err() {
        return;
    }
    let (home, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut talk = at(home.path(), "codex").await;
    let _of_other = at(other.path(), "codex").await;
    let id = thread(&mut talk, "codex", home.path()).await;
    let locks = |home: &Path| home.join(format!("{STORE_FILE}-shm"));
    let (own, of_other) = (locks(home.path()), locks(other.path()));
    assert!(fs::metadata(&own).unwrap().len() > 0);
    // What another server of the process has to hide is no matter of this one, which does not depend on its home.
    let is_hidden = format!(
        "test -e {0} && test ! -s {0} && test -s {1}",
        own.display(),
        of_other.display()
    );
    for policy in ["readOnly", "workspaceWrite"] {
        let run = json!({
            "command": ["sh", "-c", is_hidden],
            "sandboxPolicy": { "type": policy },
        });
        assert_eq!(talk.call("command/exec", run).await["exitCode"], 0);
    }
    let text = format!("run: {is_hidden}");
    let request = start(&mut talk, "codex", &id, &text).await;
    let (_, said) = end(&mut talk, request).await;
    assert!(said.contains("ended with exit code 0"), "{said}");
}

#[tokio::test]
async fn a_database_that_was_removed_takes_nothing_more() {
    let home = tempfile::tempdir().unwrap();
    let mut talk = at(home.path(), "codex").await;
    let id = thread(&mut talk, "codex", home.path()).await;
    let file = home.path().join(STORE_FILE);
    let aside = home.path().join("aside");
    fs::rename(&file, &aside).unwrap();
    let request = start(&mut talk, "codex", &id, "say: lost").await;
    let (completed, said) = end(&mut talk, request).await;
    assert!(!completed && said.contains("removed or replaced"), "{said}");
    fs::rename(&aside, &file).unwrap();
    let request = start(&mut talk, "codex", &id, "say: found").await;
    assert!(end(&mut talk, request).await.0);
}

#[tokio::test]
async fn starts_that_overlap_are_accepted_and_run() {
    let home = tempfile::tempdir().unwrap();
    let mut talk = at(home.path(), "codex").await;
    let id = thread(&mut talk, "codex", home.path()).await;
    let mut requests = Vec::new();
    for number in 0..300 {
        let text = format!("say: number-{number}.");
        requests.push(start(&mut talk, "codex", &id, &text).await);
    }
    // Every turn is accepted and runs its script.
    let mut answered = 0;
    let mut said = HashSet::new();
    while answered < requests.len() || said.len() < requests.len() {
        let message = talk.until(|_| true).await;
        if requests.iter().any(|id| message["id"] == *id) {
            assert!(message.get("error").is_none(), "{message}");
            answered += 1;
        }
        let item = &message["params"]["item"];
        if message["method"] == "item/completed" && item["type"] == "agentMessage" {
            assert!(said.insert(item["text"].to_string()), "{message}");
        }
    }
}
