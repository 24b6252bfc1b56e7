//! Tests `threadwire server status`: what it tells of real processes on one home.

use std::{path::Path, process::Output};

use rusqlite::Connection;
use serde_json::{Value, json};

use crate::{
    PATIENCE,
    client::{Client, Lines, Socket},
    poll,
    process::{Process, command_of, exec},
    soon,
};

async fn status(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = command_of(folder, &[&["server", "status"], arguments].concat());
    soon("the status", command.output())
        .await
        .expect("the command runs")
}

/// Returns the processes on a home.
async fn processes(folder: &Path) -> Vec<Value> {
    let output = status(folder, &["--json"]).await;
    assert!(output.status.success(), "{output:?}");
    let status: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(status["home"], json!(folder.join("home")));
    status["processes"].as_array().expect("a list").clone()
}

fn signal(process: &Process, name: &str) {
    let id = process.id().to_string();
    let sent = std::process::Command::new("kill")
        .args([name, &id])
        .status();
    assert!(sent.expect("kill").success());
}

/// Does the handshake of an ACP client.
async fn acp(mut client: Client<Lines>) -> Client<Lines> {
    let params = json!({
        "protocolVersion": 1,
        "clientInfo": { "name": "editor\u{1b}[2J", "version": "3" },
    });
    client.call("initialize", params).await;
    client
}

#[tokio::test]
async fn processes_tell_their_clients_and_threads() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    assert!(processes(folder).await.is_empty(), "there is no home");
    let output = status(folder, &[]).await;
    assert!(output.status.success() && output.stdout.is_empty());
    let note = String::from_utf8_lossy(&output.stderr);
    assert!(
        note.contains("no process uses") && note.contains("does not exist yet"),
        "{note}"
    );
    assert!(!folder.join("home").exists(), "the status creates nothing");

    let (server, address) = Process::socket(folder).await;
    let mut codex = Socket::connect(address, "/").await.codex().await;
    let thread = codex.thread().await;
    codex.turn(&thread, "say: hello\nrun: true").await;
    codex.until("item/commandExecution/requestApproval").await;
    let _stranger = Socket::connect(address, "/").await;
    let (agent, client) = Process::lines(folder, &["acp"]);
    let _client = acp(client).await;

    let told = poll("both processes", PATIENCE, async || {
        let told = processes(folder).await;
        // The connection of the client without a handshake may still be on its way.
        (told.len() == 2 && told[0]["clients"].as_array()?.len() == 2).then_some(told)
    })
    .await;
    assert_eq!(told[0]["pid"], server.id());
    assert_eq!(told[0]["state"], "running");
    assert_eq!(told[0]["kind"], "app-server");
    assert_eq!(told[0]["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(told[0]["listens"], json!([format!("ws://{address}")]));
    assert_eq!(
        told[0]["threads"],
        json!([{ "id": thread, "name": null, "status": "waiting" }])
    );
    assert_eq!(
        told[0]["clients"],
        json!([
            { "protocol": "codex", "name": "test", "version": "1", "principal": "local" },
            { "protocol": null, "name": null, "version": null, "principal": "local" },
        ])
    );
    assert_eq!(told[1]["pid"], agent.id());
    assert_eq!(told[1]["kind"], "acp");
    assert_eq!(told[1]["listens"], json!(["stdio://"]));
    assert_eq!(told[1]["threads"], json!([]));
    assert_eq!(told[1]["clients"][0]["protocol"], "acp");

    let table = status(folder, &[]).await.stdout;
    let table = String::from_utf8(table).expect("text");
    assert!(
        table.contains(&format!("thread   {thread}  waiting")),
        "{table}"
    );
    assert!(table.contains("2 clients, 1 thread (1 running)"), "{table}");
    assert!(
        !table.contains('\u{1b}'),
        "a client cannot control the terminal"
    );

    drop(codex);
    poll("the end of a client", PATIENCE, async || {
        let told = processes(folder).await;
        (told[0]["clients"].as_array()?.len() == 1).then_some(())
    })
    .await;
}

#[tokio::test]
async fn processes_that_are_stopped_or_killed_are_told_apart() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let (process, client) = Process::stdio(folder, &["--protocol", "codex"]);
    let mut client = client.codex().await;
    let thread = client.thread().await;
    client.turn(&thread, "run: true").await;
    client.until("item/commandExecution/requestApproval").await;

    signal(&process, "-STOP");
    let told = processes(folder).await;
    assert_eq!(told[0]["state"], "silent", "{told:?}");
    assert_eq!(told[0]["pid"], process.id());
    assert_eq!(told[0]["threads"][0]["id"], thread);
    let table = status(folder, &[]).await.stdout;
    assert!(String::from_utf8_lossy(&table).contains("does not answer"));
    signal(&process, "-CONT");
    assert_eq!(processes(folder).await[0]["state"], "running");

    process.kill().await;
    let told = processes(folder).await;
    assert_eq!(told[0]["state"], "ended", "{told:?}");
    assert_eq!(told[0]["threads"][0]["id"], thread);
    let told = processes(folder).await;
    assert_eq!(told.len(), 1, "the status cleans nothing up: {told:?}");
}

#[tokio::test]
async fn a_command_is_a_process_as_others_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut command = exec(folder, "run: while [ ! -e go ]; do sleep 0.05; done");
    let told = poll("the command", PATIENCE, async || {
        let told = processes(folder).await.into_iter().next()?;
        (told["threads"][0]["status"] == "running").then_some(told)
    })
    .await;
    assert_eq!(told["kind"], "exec");
    assert_eq!(told["listens"], json!([]));
    assert_eq!(told["clients"][0]["protocol"], "codex");
    std::fs::write(folder.join("go"), "").expect("a file");
    let ended = soon("the end", command.wait()).await;
    assert!(ended.expect("a status").success());
    assert!(processes(folder).await.is_empty(), "it has left");
}

#[tokio::test]
async fn a_store_that_cannot_be_read_is_told_in_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let (process, client) = Process::stdio(folder, &["--protocol", "codex"]);
    drop(client.codex().await);
    process.end().await;
    let output = status(folder, &[]).await;
    let note = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        note.contains("no process uses") && !note.contains("exist"),
        "{note}"
    );

    let store = folder.join("home/threadwire.db");
    let newer = Connection::open(&store).expect("the store");
    newer
        .pragma_update(None, "user_version", 99)
        .expect("a version");
    drop(newer);
    let output = status(folder, &[]).await;
    let note = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success());
    assert!(note.contains("schema version 99, newer than"), "{note}");
    assert!(note.contains("update threadwire"), "{note}");

    std::fs::write(&store, "this is no database").expect("a file");
    let output = status(folder, &["--json"]).await;
    let note = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && output.stdout.is_empty());
    assert!(note.contains("not a database"), "{note}");
}
