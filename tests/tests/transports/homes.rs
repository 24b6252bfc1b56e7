//! Tests what clients of one process see of another one on the same home: lists, names, ends, and host events.

use std::path::Path;

use serde_json::{Value, json};

use crate::{
    PATIENCE,
    client::{Client, Socket},
    poll,
    process::Process,
};

/// A process with a client of each dialect.
struct Place {
    process: Process,
    codex: Socket,
    dotcraft: Socket,
    acp: Socket,
}

impl Place {
    async fn new(folder: &Path) -> Self {
        let (process, address) = Process::socket(folder).await;
        let mut dotcraft = Socket::connect(address, "/ws").await;
        let params = json!({ "clientInfo": { "name": "test", "version": "1" } });
        dotcraft.call("initialize", params).await;
        let initialized = json!({ "jsonrpc": "2.0", "method": "initialized", "params": {} });
        dotcraft.send(initialized).await;
        // Later events find a client that is initialized.
        dotcraft.call("model/list", json!({})).await;
        let mut acp = Socket::connect(address, "/acp").await;
        acp.call("initialize", json!({ "protocolVersion": 1 }))
            .await;
        Self {
            process,
            codex: Socket::connect(address, "/").await.codex().await,
            dotcraft,
            acp,
        }
    }

    /// Waits until the clients of this process are told what happens in another one.
    async fn meets(&mut self, other: &mut Self) {
        poll("a connection between processes", PATIENCE, async || {
            let thread = other.codex.thread().await;
            self.codex.call("model/list", json!({})).await;
            let told = self.codex.take_unread();
            let is_told = |message: &Value| message["params"]["thread"]["id"] == thread;
            told.iter().any(is_told).then_some(())
        })
        .await;
    }
}

/// Returns the entry of a thread in a list.
async fn entry<W: crate::client::Wire>(
    client: &mut Client<W>,
    method: &str,
    list: &str,
    thread: &str,
) -> Option<Value> {
    let mut listed = client.call(method, json!({})).await;
    let entries = listed[list].as_array_mut().expect("a list");
    let found = entries
        .iter_mut()
        .find(|entry| entry["id"] == thread || entry["sessionId"] == thread);
    found.map(Value::take)
}

/// Skips to the next message with this method about a thread.
async fn about(client: &mut Socket, method: &str, thread: &str) -> Value {
    loop {
        let mut message = client.until(method).await;
        if message["params"]["threadId"] == thread || message["params"]["sessionId"] == thread {
            return message["params"].take();
        }
    }
}

#[tokio::test]
async fn threads_of_another_process_are_shown_as_they_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut here = Place::new(folder).await;
    let mut there = Place::new(folder).await;
    there.meets(&mut here).await;
    let thread = here.codex.thread().await;
    let thread = &*thread;

    here.codex.turn(thread, "run: true").await;
    let ask = here
        .codex
        .until("item/commandExecution/requestApproval")
        .await;
    let waiting = json!({ "type": "active", "activeFlags": ["waitingOnApproval"] });
    loop {
        let told = about(&mut there.codex, "thread/status/changed", thread).await;
        if told["status"] == waiting {
            break;
        }
    }
    loop {
        let told = about(&mut there.dotcraft, "thread/runtimeChanged", thread).await;
        if told["runtime"]["waitingOnApproval"] == true {
            break;
        }
    }
    let listed = entry(&mut there.codex, "thread/list", "data", thread).await;
    assert_eq!(listed.expect("the thread")["status"], waiting);
    let listed = entry(&mut there.dotcraft, "thread/list", "data", thread).await;
    let runtime = &listed.expect("the thread")["runtime"];
    assert_eq!(runtime["running"], true);
    assert_eq!(runtime["waitingOnApproval"], true);
    let listed = entry(&mut there.acp, "session/list", "sessions", thread).await;
    assert!(listed.is_some());

    // A process that starts meanwhile is told, too.
    let mut late = Place::new(folder).await;
    poll("the status in a new process", PATIENCE, async || {
        let listed = entry(&mut late.codex, "thread/list", "data", thread).await?;
        (listed["status"] == waiting).then_some(())
    })
    .await;
    let listed = entry(&mut late.dotcraft, "thread/list", "data", thread).await;
    assert_eq!(listed.expect("the thread")["runtime"]["running"], true);

    let accept = json!({ "id": ask["id"], "result": { "decision": "accept" } });
    here.codex.send(accept).await;
    for client in [&mut there.codex, &mut late.codex] {
        loop {
            let told = about(client, "thread/status/changed", thread).await;
            if told["status"]["type"] == "idle" {
                break;
            }
        }
        let listed = entry(client, "thread/list", "data", thread).await;
        assert_eq!(listed.expect("the thread")["status"]["type"], "notLoaded");
    }
    loop {
        let told = about(&mut there.dotcraft, "thread/runtimeChanged", thread).await;
        if told["runtime"]["running"] == false {
            break;
        }
    }
    late.process.kill().await;
}

#[tokio::test]
async fn a_turn_of_a_killed_process_is_not_shown_as_running() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut here = Place::new(folder).await;
    let mut there = Place::new(folder).await;
    there.meets(&mut here).await;
    let thread = here.codex.thread().await;
    here.codex.turn(&thread, "run: true").await;
    about(&mut there.codex, "thread/status/changed", &thread).await;
    here.process.kill().await;
    loop {
        let told = about(&mut there.codex, "thread/status/changed", &thread).await;
        if told["status"]["type"] == "idle" {
            break;
        }
    }
    let listed = entry(&mut there.codex, "thread/list", "data", &thread).await;
    assert_eq!(listed.expect("the thread")["status"]["type"], "notLoaded");
}

#[tokio::test]
async fn names_archives_and_ends_reach_the_clients_of_another_process() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut here = Place::new(folder.path()).await;
    let mut there = Place::new(folder.path()).await;
    there.meets(&mut here).await;
    let thread = here.codex.thread().await;
    let thread = &*thread;
    here.codex.turn(thread, "say: hello").await;
    here.codex.until("turn/completed").await;
    let load = json!({ "sessionId": thread, "cwd": folder.path(), "mcpServers": [] });
    there.acp.call("session/load", load).await;

    let rename = json!({ "threadId": thread, "name": "A new name" });
    here.codex.call("thread/name/set", rename).await;
    let told = about(&mut there.codex, "thread/name/updated", thread).await;
    assert_eq!(told["threadName"], "A new name");
    loop {
        let told = about(&mut there.dotcraft, "thread/renamed", thread).await;
        if told["displayName"] == "A new name" {
            break;
        }
    }
    loop {
        let told = about(&mut there.acp, "session/update", thread).await;
        let update = &told["update"];
        if update["sessionUpdate"] == "session_info_update" && update["title"] == "A new name" {
            break;
        }
    }

    let id = json!({ "threadId": thread });
    for (method, status) in [("thread/pause", "paused"), ("thread/resume", "active")] {
        here.dotcraft.call(method, id.clone()).await;
        let told = about(&mut there.dotcraft, "thread/statusChanged", thread).await;
        assert_eq!(told["newStatus"], status);
    }

    here.codex.call("thread/archive", id.clone()).await;
    about(&mut there.codex, "thread/archived", thread).await;
    let told = about(&mut there.dotcraft, "thread/statusChanged", thread).await;
    assert_eq!(told["newStatus"], "archived");
    let listed = entry(&mut there.acp, "session/list", "sessions", thread).await;
    assert!(listed.is_none());

    there.codex.call("thread/unarchive", id.clone()).await;
    about(&mut here.codex, "thread/unarchived", thread).await;
    loop {
        let told = about(&mut here.dotcraft, "thread/statusChanged", thread).await;
        if told["newStatus"] == "archived" {
            break;
        }
    }
    let told = about(&mut here.dotcraft, "thread/statusChanged", thread).await;
    assert_eq!(told["previousStatus"], "archived");

    here.dotcraft.call("thread/delete", id).await;
    about(&mut there.codex, "thread/deleted", thread).await;
    about(&mut there.dotcraft, "thread/deleted", thread).await;
    for place in [&mut here, &mut there] {
        let listed = entry(&mut place.codex, "thread/list", "data", thread).await;
        assert!(listed.is_none());
    }
}

#[tokio::test]
async fn an_edited_mcp_server_is_told_to_the_clients_of_all_processes_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut here = Place::new(folder.path()).await;
    let mut there = Place::new(folder.path()).await;
    there.meets(&mut here).await;
    here.meets(&mut there).await;
    for name in ["one", "two"] {
        let server = json!({
            "name": name,
            "enabled": true,
            "transport": "stdio",
            "command": "/no/such/program",
        });
        let upsert = json!({ "server": server });
        here.dotcraft.call("mcp/upsert", upsert).await;
        // Everything arrives once: nothing of the first server comes behind the second one.
        for client in [&mut here.codex, &mut there.codex] {
            for status in ["starting", "failed"] {
                let told = client.until("mcpServer/startupStatus/updated").await;
                assert_eq!(told["params"]["name"], name);
                assert_eq!(told["params"]["status"], status);
            }
        }
        for client in [&mut here.dotcraft, &mut there.dotcraft] {
            let told = client.until("mcp/status/updated").await;
            let server = &told["params"]["server"];
            assert_eq!(server["name"], name);
            assert_eq!(server["startupState"], "failed");
        }
    }
    let listed = there.dotcraft.call("mcp/list", json!({})).await;
    assert_eq!(listed["servers"].as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn an_edited_configuration_is_told_to_the_clients_of_all_processes_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut here = Place::new(folder.path()).await;
    let mut there = Place::new(folder.path()).await;
    there.meets(&mut here).await;
    for name in ["one", "two"] {
        let server =
            json!({ "name": name, "enabled": false, "transport": "stdio", "command": "x" });
        let upsert = json!({ "server": server });
        here.dotcraft.call("mcp/upsert", upsert).await;
        for client in [&mut here.dotcraft, &mut there.dotcraft] {
            let told = client.until("workspace/configChanged").await;
            assert_eq!(told["params"]["regions"], json!(["mcp"]));
            // The other process may see the file change before it is told who changed it.
            let source = &told["params"]["source"];
            assert!(
                source == "mcp/upsert" || source == "config.toml",
                "{source}"
            );
        }
    }
    // A file that somebody edits is seen by all, too.
    let file = folder.path().join("home/config.toml");
    let text = std::fs::read_to_string(&file).expect("the configuration");
    let beside = folder.path().join("home/config.new");
    std::fs::write(&beside, format!("model = \"three\"\n{text}")).expect("a file");
    std::fs::rename(&beside, &file).expect("the file is replaced");
    for client in [&mut here.dotcraft, &mut there.dotcraft] {
        let told = client.until("workspace/configChanged").await;
        assert_eq!(told["params"]["regions"], json!(["workspace.model"]));
    }
    let read = there.codex.call("config/read", json!({})).await;
    assert_eq!(read["config"]["model"], "three");
    let rest = there.dotcraft.take_unread();
    let again = |message: &&Value| message["method"] == "workspace/configChanged";
    assert_eq!(rest.iter().find(again), None);
}

#[tokio::test]
async fn sections_of_another_process_are_shown_as_they_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut one = Place::new(folder.path()).await;
    let mut two = Place::new(folder.path()).await;
    one.meets(&mut two).await;
    let thread = two.codex.thread().await;
    let named = json!({ "name": "Later" });
    let made = two.codex.call("threadSection/create", named).await;
    let section = made["section"]["id"].clone();

    // Each process has read the sections before the other one changes them.
    let read = json!({ "threadId": thread });
    for place in [&mut one, &mut two] {
        let shown = place.codex.call("thread/read", read.clone()).await;
        assert_eq!(shown["thread"]["section"], Value::Null);
    }
    let moved = json!({ "threadId": thread, "sectionId": section });
    two.codex.call("thread/section/move", moved).await;
    let told = one.codex.until("thread/section/changed").await;
    assert_eq!(told["params"]["sectionId"], section);
    let shown = one.codex.call("thread/read", read.clone()).await;
    assert_eq!(shown["thread"]["section"]["name"], "Later");

    let renamed = json!({ "sectionId": section, "name": "Sooner" });
    one.codex.call("threadSection/update", renamed).await;
    poll("the new name", PATIENCE, async || {
        let shown = two.codex.call("thread/read", read.clone()).await;
        (shown["thread"]["section"]["name"] == "Sooner").then_some(())
    })
    .await;
}
