//! Tests adapters of external channels that are programs: a script in Python is the adapter.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use serde_json::{Value, json};

use crate::{
    PATIENCE,
    client::{Client, Lines, Socket, Wire},
    poll,
    process::{Process, runs},
};

/// An adapter. It writes a line per event into the file that it is given: its process, what it is asked, and what comes
/// of it. The second argument says what is wrong with it.
const ADAPTER: &str = r#"
import json, os, sys, time

log, fault = sys.argv[1], sys.argv[2]

def note(**event):
    with open(log, "a") as file:
        file.write(json.dumps(event) + "\n")

def send(message):
    message["jsonrpc"] = "2.0"
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()

note(started=os.getpid())
if fault == "dies":
    sys.exit("no network")
while fault == "late" and not os.path.exists("go"):
    time.sleep(0.01)
tool = {"name": "Send", "description": "Sends.", "inputSchema": {"type": "object"}, "requiresChatContext": True}
send({"id": 1, "method": "initialize", "params": {
    "clientInfo": {"name": "chat-adapter", "version": "1"},
    "capabilities": {"approvalSupport": True, "channelAdapter": {
        "channelName": "other" if fault == "lies" else "Chat",
        "deliveryCapabilities": {"structuredDelivery": True}, "channelTools": [tool]}}}})
for line in sys.stdin:
    message = json.loads(line)
    method, params = message.get("method"), message.get("params")
    if message.get("id") == 1 and method is None:
        send({"method": "initialized", "params": {}})
        identity = {"channelName": "Chat", "userId": "u1", "channelContext": "room"}
        if fault == "none":
            send({"id": 2, "method": "thread/start", "params": {"identity": identity}})
    elif message.get("id") == 2 and method is None:
        sender = {"senderId": "s1", "senderName": "Ada", "groupId": "g1"}
        text = "tool: external-channel:Chat/Send {\"a\":1}"
        send({"id": 3, "method": "turn/start", "params": {
            "threadId": message["result"]["thread"]["id"], "sender": sender, "input": [{"type": "text", "text": text}]}})
    elif method == "ext/channel/heartbeat":
        note(heartbeat=params)
        if fault != "hangs":
            send({"id": message["id"], "result": {}})
    elif method == "ext/channel/send":
        note(send=params)
        send({"id": message["id"], "result": {"delivered": True}})
    elif method == "ext/channel/toolCall":
        note(call=params)
        send({"id": message["id"], "result": {"success": True, "structuredResult": {"sent": True}}})
    elif method == "item/completed" and params["item"]["type"] == "pluginFunctionCall":
        note(item=params["item"]["payload"])
note(ended=os.getpid())
"#;

/// A workspace whose server has a DotCraft client.
struct Server {
    folder: tempfile::TempDir,
    process: Process,
    client: Client<Lines>,
}

impl Server {
    async fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::create_dir(folder.path().join(".craft")).expect("a folder");
        std::fs::write(folder.path().join("adapter.py"), ADAPTER).expect("a file");
        Self::start(folder).await
    }

    async fn start(folder: tempfile::TempDir) -> Self {
        let (process, mut client) = Process::stdio(folder.path(), &[]);
        greet(&mut client).await;
        Self {
            folder,
            process,
            client,
        }
    }

    async fn call(&mut self, method: &str, params: Value) -> Value {
        self.client.call(method, params).await
    }

    /// Configures the adapter, and returns the file of its events.
    async fn channel(&mut self, fault: &str) -> PathBuf {
        let log = self.folder.path().join(format!("{fault}.log"));
        let channel = json!({
            "name": "Chat", "enabled": true, "transport": "subprocess", "command": "python3",
            "args": ["adapter.py", log, fault],
        });
        self.call("externalChannel/upsert", json!({ "channel": channel }))
            .await;
        log
    }

    async fn is_running(&mut self) -> bool {
        let status = self.call("channel/status", json!({})).await;
        status["channels"][0]["running"] == true
    }
}

async fn greet(client: &mut Client<impl Wire>) {
    let params = json!({
        "clientInfo": { "name": "test", "version": "1" },
        "capabilities": { "approvalSupport": true },
    });
    client.call("initialize", params).await;
    client
        .send(json!({ "jsonrpc": "2.0", "method": "initialized", "params": {} }))
        .await;
}

fn events(log: &Path, name: &str) -> Vec<Value> {
    let text = std::fs::read_to_string(log).unwrap_or_default();
    let lines = text
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok());
    lines.filter_map(|line| line.get(name).cloned()).collect()
}

/// Waits until a file has so many events of a kind, and returns them.
async fn wait(log: &Path, name: &str, count: usize) -> Vec<Value> {
    poll(name, PATIENCE, async || {
        let events = events(log, name);
        (events.len() >= count).then_some(events)
    })
    .await
}

fn id(event: &Value) -> u32 {
    u32::try_from(event.as_u64().expect("an id")).expect("an id")
}

#[tokio::test]
async fn a_program_serves_its_channel() {
    let mut server = Server::new().await;
    let log = server.channel("none").await;
    assert_eq!(wait(&log, "heartbeat", 1).await, [json!({})]);
    assert!(server.is_running().await);

    let calls = wait(&log, "call", 1).await;
    assert_eq!(calls[0]["tool"], "Send");
    assert_eq!(calls[0]["arguments"], json!({ "a": 1 }));
    let expected = json!({
        "channelName": "Chat", "channelContext": "room", "senderId": "s1", "groupId": "g1",
    });
    assert_eq!(calls[0]["context"], expected);
    let items = wait(&log, "item", 1).await;
    assert_eq!(items[0]["pluginId"], "external-channel:Chat");
    assert_eq!(items[0]["functionName"], "Send");
    assert_eq!(items[0]["structuredResult"], json!({ "sent": true }));
    assert_eq!(items[0]["success"], true);

    // The result of a job goes to the channel, and not to the clients.
    let jobs = server.folder.path().join(".craft/cron/jobs.json");
    std::fs::create_dir_all(jobs.parent().expect("a folder")).expect("a folder");
    let job = json!({ "Version": 1, "Jobs": [{
        "Id": "0a1b2c3d", "Name": "news", "Enabled": false, "Schedule": { "Kind": "every", "EveryMs": 3_600_000 },
        "Payload": { "Message": "say: hello", "Deliver": true, "Channel": "chat", "To": "room-7" },
        "State": {}, "CreatedAtMs": 1, "DeleteAfterRun": false,
    }] });
    std::fs::write(&jobs, job.to_string()).expect("a file");
    server
        .call("cron/run", json!({ "jobId": "0a1b2c3d" }))
        .await;
    let sent = wait(&log, "send", 1).await;
    let expected = json!({
        "target": "room-7", "message": { "kind": "text", "text": "hello" },
        "metadata": { "origin": "cron" },
    });
    assert_eq!(sent, [expected]);
    loop {
        let message = server.client.next().await.expect("an open connection");
        assert_ne!(message["method"], "system/jobResult");
        if message["method"] == "cron/stateChanged" {
            break;
        }
    }

    // A removed channel ends, and its program does not come back.
    let started = id(&events(&log, "started")[0]);
    server
        .call("externalChannel/remove", json!({ "name": "chat" }))
        .await;
    wait(&log, "ended", 1).await;
    poll("its end", PATIENCE, async || (!runs(started)).then_some(())).await;
    assert_eq!(events(&log, "started").len(), 1);
}

#[tokio::test]
async fn a_program_that_ends_is_started_again_and_ends_with_the_server() {
    let mut server = Server::new().await;
    let log = server.channel("none").await;
    wait(&log, "heartbeat", 1).await;
    let first = id(&events(&log, "started")[0]);
    let killed = std::process::Command::new("kill")
        .args(["-KILL", &first.to_string()])
        .status();
    assert!(killed.expect("kill").success());
    wait(&log, "heartbeat", 2).await;
    let second = id(&events(&log, "started")[1]);
    assert_ne!(first, second);
    assert!(server.is_running().await);
    server.process.kill().await;
    poll("its end", PATIENCE, async || (!runs(second)).then_some(())).await;
}

#[tokio::test]
async fn a_program_comes_before_any_client_and_gets_the_results_that_wait_for_it() {
    let mut server = Server::new().await;
    let path = server.folder.path().to_owned();
    let go = path.join("go");
    std::fs::write(&go, "").expect("a file");
    let log = server.channel("late").await;
    wait(&log, "heartbeat", 1).await;
    let Server {
        folder: _folder,
        process,
        ..
    } = server;
    let first = id(&events(&log, "started")[0]);
    process.kill().await;
    poll("its end", PATIENCE, async || (!runs(first)).then_some(())).await;
    std::fs::remove_file(&go).expect("the file");
    let jobs = path.join(".craft/cron/jobs.json");
    std::fs::create_dir_all(jobs.parent().expect("a folder")).expect("a folder");
    let job = json!({ "Version": 1, "Jobs": [{
        "Id": "0a1b2c3d", "Name": "news", "Enabled": true, "Schedule": { "Kind": "every", "EveryMs": 3_600_000 },
        "Payload": { "Message": "say: hello", "Deliver": true, "Channel": "chat", "To": "room-7" },
        "State": { "NextRunAtMs": 1 }, "CreatedAtMs": 1,
    }] });
    std::fs::write(&jobs, job.to_string()).expect("a file");
    let project = path.canonicalize().expect("the folder");
    let trust = format!("[projects.{project:?}]\ntrust_level = \"trusted\"\n");
    std::fs::write(path.join("home/config.toml"), trust).expect("a file");

    let (process, _) = Process::socket(&path).await;
    wait(&log, "started", 2).await;
    poll("the end of the run", PATIENCE, async || {
        let text = std::fs::read_to_string(&jobs).ok()?;
        let jobs: Value = serde_json::from_str(&text).ok()?;
        (jobs["Jobs"][0]["State"]["LastStatus"] == "ok").then_some(())
    })
    .await;
    std::fs::write(&go, "").expect("a file");
    let sent = wait(&log, "send", 1).await;
    assert_eq!(sent[0]["target"], "room-7");
    assert_eq!(sent[0]["message"]["text"], "hello");
    process.terminate();
    process.end().await;
}

#[tokio::test]
async fn a_program_moves_at_once_when_the_process_that_has_it_dies() {
    let mut server = Server::new().await;
    let path = server.folder.path().to_owned();
    let jobs = path.join(".craft/cron/jobs.json");
    std::fs::create_dir_all(jobs.parent().expect("a folder")).expect("a folder");
    let job = json!({ "Jobs": [{ "Id": "a", "Enabled": false, "Schedule": { "Kind": "every", "EveryMs": 3_600_000 } }] });
    std::fs::write(&jobs, job.to_string()).expect("a file");
    let log = server.channel("none").await;
    wait(&log, "heartbeat", 1).await;
    let (_other, address) = Process::socket(&path).await;
    let mut client = Socket::connect(address, "/ws").await;
    greet(&mut client).await;
    // The processes know each other when one hears of the other.
    poll("the other process", PATIENCE, async || {
        let job = json!({ "jobId": "a", "enabled": false });
        server.call("cron/enable", job).await;
        client.call("cron/list", json!({})).await;
        let heard = client.take_unread();
        let heard = heard
            .iter()
            .any(|said| said["method"] == "cron/stateChanged");
        heard.then_some(())
    })
    .await;
    server.process.kill().await;
    // Sooner than it asks again for the place of a process that lives.
    poll("the program", Duration::from_secs(20), async || {
        (events(&log, "started").len() == 2).then_some(())
    })
    .await;
}

#[tokio::test]
async fn programs_with_faults_disturb_nobody() {
    let mut server = Server::new().await;
    // It is started again, with longer and longer pauses.
    let log = server.channel("dies").await;
    wait(&log, "started", 2).await;
    assert!(!server.is_running().await);
    // It asks for a channel that is not its own, and loses its connection.
    let log = server.channel("lies").await;
    wait(&log, "ended", 1).await;
    wait(&log, "started", 2).await;
    assert!(!server.is_running().await);
    // It does not answer.
    let log = server.channel("hangs").await;
    wait(&log, "heartbeat", 1).await;
    wait(&log, "started", 2).await;
    // The server serves everybody else.
    let identity = json!({ "channelName": "cli" });
    let thread = server
        .call("thread/start", json!({ "identity": identity }))
        .await;
    assert!(thread["thread"]["id"].is_string());
}

#[tokio::test]
async fn a_program_that_came_with_the_folder_is_not_started() {
    let server = Server::new().await;
    let Server {
        folder,
        mut client,
        process,
    } = server;
    let log = folder.path().join("none.log");
    let settings = json!({ "ExternalChannels": { "Chat": {
        "enabled": true, "transport": "subprocess", "command": "python3", "args": ["adapter.py", log, "none"],
    } } });
    client.call("channel/list", json!({})).await;
    drop(client);
    process.end().await;
    std::fs::write(
        folder.path().join(".craft/config.json"),
        settings.to_string(),
    )
    .expect("a file");
    let mut server = Server::start(folder).await;
    assert!(!server.is_running().await);
    // A client chooses another one: the server looks at all of them, and starts that one alone.
    let other = server.folder.path().join("other.log");
    let channel = json!({
        "name": "Second", "enabled": true, "transport": "subprocess", "command": "python3",
        "args": ["adapter.py", other, "dies"],
    });
    server
        .call("externalChannel/upsert", json!({ "channel": channel }))
        .await;
    wait(&other, "started", 1).await;
    assert!(!log.exists());
}
