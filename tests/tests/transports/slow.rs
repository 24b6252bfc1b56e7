//! Tests of clients that read slowly, or not at all for a while, during turns with much output.

use std::path::Path;

use futures_util::SinkExt;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::{io::AsyncReadExt, net::TcpSocket};
use tokio_tungstenite::tungstenite::{
    Message, client::IntoClientRequest, protocol::frame::coding::CloseCode,
};

use crate::{
    PATIENCE,
    client::{Client, Lines, Socket},
    poll,
    process::{Process, exec, peak, private, running_peak, stops_writing},
    sockets::farewell,
    soon,
};

/// Makes a folder whose server runs commands without asking.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let home = folder.path().join("home");
    std::fs::create_dir(&home).expect("a folder");
    let config = "approval_policy = \"never\"\nsandbox_mode = \"danger-full-access\"\n";
    std::fs::write(home.join("config.toml"), config).expect("a file");
    folder
}

/// A command that prints 15 MB and then leaves a file.
const MUCH: &str = "run: yes 1234567 | head -c 15000000; touch printed";

async fn printed(folder: &Path) {
    poll("the end of the command", PATIENCE, async || {
        folder.join("printed").exists().then_some(())
    })
    .await;
}

#[tokio::test]
async fn a_command_that_prints_more_than_its_client_reads_ends_nothing() {
    let folder = folder();
    let (process, client) = Process::stdio(folder.path(), &[]);
    let mut client = client.codex().await;
    let [thread, other] = [
        client.call("thread/start", json!({})).await,
        client.call("thread/start", json!({})).await,
    ]
    .map(|started| started["thread"]["id"].as_str().expect("an id").to_owned());
    client.turn(&other, "wait: 1000s").await;
    client.turn(&thread, &format!("{MUCH}\nsay: end")).await;
    // The client does not read during this time.
    printed(folder.path()).await;
    let mut shown = 0;
    loop {
        let message = client.next().await.expect("the server runs");
        match message["method"].as_str() {
            Some("item/commandExecution/outputDelta") => {
                shown += message["params"]["delta"].as_str().expect("text").len();
            }
            Some("item/completed") if message["params"]["item"]["type"] == "commandExecution" => {
                let output = &message["params"]["item"]["aggregatedOutput"];
                let output = output.as_str().expect("text");
                assert!(output.starts_with("1234567\n") && output.ends_with("1234567\n"));
                assert!(output.contains("bytes left out"), "{}", output.len());
            }
            Some("turn/completed") => {
                assert_eq!(message["params"]["turn"]["status"], "completed");
                break;
            }
            _ => {}
        }
    }
    assert!(shown < 5_000_000, "{shown}");
    let status = client.turns(&other).await[0]["status"].clone();
    assert_eq!(status, "inProgress");
    drop(client);
    assert_eq!(process.end().await.code(), Some(0));
}

/// Reads all messages until `is_last` accepts one, and returns their size in bytes.
async fn drain(client: &mut Client<Lines>, is_last: impl Fn(&Value) -> bool) -> usize {
    let mut bytes = 0;
    loop {
        let message = client.next().await.expect("the server runs");
        bytes += message.to_string().len();
        if is_last(&message) {
            return bytes;
        }
    }
}

#[tokio::test]
async fn much_output_is_cut_in_every_dialect() {
    let folder = folder();
    let (process, mut client) = Process::stdio(folder.path(), &[]);
    client
        .call("initialize", json!({ "protocolVersion": 1 }))
        .await;
    let session = json!({ "cwd": folder.path(), "mcpServers": [] });
    let session = client.call("session/new", session).await["sessionId"].clone();
    let prompt = json!([{ "type": "text", "text": format!("{MUCH}\nsay: end") }]);
    let params = json!({ "sessionId": session, "prompt": prompt });
    let id = client.ask("session/prompt", params).await;
    printed(folder.path()).await;
    let bytes = drain(&mut client, |message| message["id"] == id).await;
    assert!(bytes < 5_000_000, "{bytes}");
    drop(client);
    assert_eq!(process.end().await.code(), Some(0));

    std::fs::remove_file(folder.path().join("printed")).expect("the file");
    let (process, mut client) = Process::stdio(folder.path(), &[]);
    let flags = json!({ "approvalSupport": true, "commandExecutionStreaming": true });
    let hello = json!({ "clientInfo": { "name": "test", "version": "1" }, "capabilities": flags });
    client.call("initialize", hello).await;
    client
        .send(json!({ "jsonrpc": "2.0", "method": "initialized" }))
        .await;
    let place = folder.path().display();
    let identity = json!({
        "channelName": "test",
        "userId": "user",
        "channelContext": format!("workspace:{place}"),
        "workspacePath": folder.path(),
    });
    let params = json!({ "identity": identity, "historyMode": "server" });
    let thread = client.call("thread/start", params).await["thread"]["id"].clone();
    let input = json!([{ "type": "text", "text": format!("{MUCH}\nsay: end") }]);
    client
        .call("turn/start", json!({ "threadId": thread, "input": input }))
        .await;
    printed(folder.path()).await;
    let ended = |message: &Value| message["method"] == "turn/completed";
    let bytes = drain(&mut client, ended).await;
    assert!(bytes < 13_000_000, "{bytes}");
    drop(client);
    assert_eq!(process.end().await.code(), Some(0));
}

/// Connects a client with small socket buffers.
async fn narrow(address: std::net::SocketAddr) -> Socket {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(32 << 10).expect("a size");
    let stream = socket.connect(address).await.expect("the server listens");
    let request = format!("ws://{address}/")
        .into_client_request()
        .expect("an address");
    Client::over(request, stream).await.codex().await
}

#[tokio::test]
async fn a_large_message_is_kept_once_for_all_who_do_not_read_it() {
    let folder = folder();
    let (process, address) = Process::socket(folder.path()).await;
    let mut first = Socket::connect(address, "/").await.codex().await;
    let thread = first.thread().await;
    let mut slow = Vec::new();
    for _ in 0..60 {
        let mut client = narrow(address).await;
        client
            .call("thread/resume", json!({ "threadId": thread }))
            .await;
        slow.push(client);
    }
    // All that waits then is below the budget of the server, so nobody is cut off, however long this takes.
    let large = format!("say: end\n{}", "x".repeat(768 << 10));
    let before = peak(process.id());
    first.turn(&thread, &large).await;
    first.until("turn/completed").await;
    // A copy for each client would be 45 MB.
    // The kernel counts pages in batches, so that the peak may seem to shrink.
    let grown = peak(process.id()).saturating_sub(before) >> 20;
    assert!(grown < 30, "{grown} MiB");
    for client in slow.iter_mut().take(3) {
        let item = loop {
            let message = client.until("item/completed").await;
            if message["params"]["item"]["type"] == "userMessage" {
                break message["params"]["item"].clone();
            }
        };
        assert_eq!(item["content"][0]["text"], large);
        client.until("turn/completed").await;
        let threads = client.call("thread/loaded/list", json!({})).await;
        assert_eq!(threads["data"], json!([thread]));
    }
}

#[tokio::test]
async fn a_client_on_standard_output_that_does_not_read_ends_alone() {
    let folder = folder();
    let (process, lines, address, mut notes) = Process::both(folder.path()).await;
    let mut lines = lines.codex().await;
    let mut socket = Socket::connect(address, "/").await.codex().await;
    let busy = socket.thread().await;
    socket.turn(&busy, "wait: 1000s").await;
    let thread = socket.thread().await;
    lines
        .call("thread/resume", json!({ "threadId": thread }))
        .await;
    let cut_off = tokio::spawn(async move {
        while let Some(note) = notes.next_line().await.expect("text") {
            if note.contains("the client on standard input and output was cut off") {
                return true;
            }
        }
        false
    });
    let said = format!("say: {}\n", "x".repeat(1000)).repeat(500);
    while !cut_off.is_finished() {
        socket.turn(&thread, &said).await;
        socket.until("turn/completed").await;
    }
    assert!(cut_off.await.expect("the notes"), "the server says nothing");
    // Its end of input does not count any more.
    drop(lines);
    assert_eq!(socket.turns(&busy).await[0]["status"], "inProgress");
    process.terminate();
    let (code, reason) = farewell(&mut socket).await.expect("a close frame");
    assert_eq!((code, &*reason), (CloseCode::Away, "the server stops"));
    assert_eq!(process.end().await.code(), Some(0));
}

#[tokio::test]
async fn what_the_agent_says_is_whole_for_those_who_read_late_and_memory_comes_back() {
    let folder = folder();
    let (process, address) = Process::socket(folder.path()).await;
    let mut first = Socket::connect(address, "/").await.codex().await;
    let thread = first.thread().await;
    let mut late = Vec::new();
    for _ in 0..8 {
        let mut client = narrow(address).await;
        client
            .call("thread/resume", json!({ "threadId": thread }))
            .await;
        late.push(client);
    }
    first.turn(&thread, "stream: 50000 x 64").await;
    first.until("turn/completed").await;
    for client in &mut late {
        let mut said = String::new();
        let whole = loop {
            let message = client.next().await.expect("the client is not cut off");
            match message["method"].as_str() {
                Some("item/agentMessage/delta") => {
                    said.push_str(message["params"]["delta"].as_str().expect("text"));
                }
                Some("item/completed") if message["params"]["item"]["type"] == "agentMessage" => {
                    break message["params"]["item"]["text"].clone();
                }
                _ => {}
            }
        };
        assert_eq!(said.len(), 3_200_000);
        assert_eq!(whole, said);
    }
    drop((first, late));
    poll("the memory to come back", PATIENCE, async || {
        (private(process.id()) < 40 << 20).then_some(())
    })
    .await;
}

#[tokio::test]
async fn output_of_a_clients_own_process_waits_for_it() {
    let folder = folder();
    let (process, client) = Process::stdio(folder.path(), &[]);
    let mut client = client.codex().await;
    let params = json!({
        "command": ["sh", "-c", "yes 1234567 | head -c 30000000"],
        "processId": "much",
        "streamStdoutStderr": true,
        "disableOutputCap": true,
        "disableTimeout": true,
    });
    let id = client.ask("command/exec", params).await;
    // The server does not keep all of it for a client that does not read.
    stops_writing(process.id()).await;
    let mut encoded = 0;
    loop {
        let message = client.next().await.expect("the server runs");
        if message["id"] == id {
            assert_eq!(message["result"]["exitCode"], 0);
            break;
        }
        if message["method"] == "command/exec/outputDelta" {
            let text = message["params"]["deltaBase64"].as_str().expect("text");
            encoded += text.trim_end_matches('=').len() * 3 / 4;
        }
    }
    assert_eq!(encoded, 30_000_000);
    let most = peak(process.id());
    assert!(most < 100 << 20, "{most}");
}

#[tokio::test]
async fn messages_without_an_end_take_little_before_the_handshake() {
    let folder = folder();
    let (process, address) = Process::socket(folder.path()).await;
    let mut sockets = Vec::new();
    for _ in 0..4 {
        let mut socket = Socket::connect(address, "/").await;
        let text = json!({ "method": "initialize", "x": "x".repeat(20 << 20) }).to_string();
        // The server may close the connection before all bytes are written.
        let _ = soon("the message", socket.wire.send(text.into())).await;
        sockets.push(socket);
    }
    let most = peak(process.id());
    assert!(most < 80 << 20, "{most}");
    let socket = Socket::connect(address, "/").await;
    let mut socket = socket.codex().await;
    // Clients that have completed the handshake may send more.
    let params = json!({ "x": "x".repeat(16 << 20) });
    socket.call("account/read", params).await;
}

#[tokio::test]
async fn answers_to_pings_that_nobody_reads_take_no_memory() {
    let folder = folder();
    let (process, address) = Process::socket(folder.path()).await;
    let mut first = Socket::connect(address, "/").await.codex().await;
    let mut flood = narrow(address).await;
    // The answers are 48 MiB, far more than the system keeps for both ends.
    for _ in 0..400 {
        for _ in 0..1000 {
            let ping = Message::Ping(vec![0; 125].into());
            soon("a ping", flood.wire.feed(ping)).await.expect("a ping");
        }
        soon("the pings", flood.wire.flush()).await.expect("pings");
    }
    // Behind the pings, so that they have been read when there is a thread.
    flood.ask("thread/start", json!({})).await;
    poll("the thread", PATIENCE, async || {
        let threads = first.call("thread/loaded/list", json!({})).await;
        (threads["data"] != json!([])).then_some(())
    })
    .await;
    let kept = private(process.id());
    assert!(kept < 24 << 20, "{kept}");
}

#[tokio::test]
async fn a_turn_on_the_command_line_prints_in_constant_memory() {
    let folder = folder();
    let mut child = exec(
        folder.path(),
        "run: yes 1234567 | head -c 50000000\nsay: end",
    );
    let id = child.id().expect("it runs");
    let mut output = child.stdout.take().expect("a pipe");
    let mut printed = Vec::new();
    let (mut most, mut piece) = (0, vec![0; 64 << 10]);
    loop {
        let read = soon("output", output.read(&mut piece))
            .await
            .expect("a pipe");
        if read == 0 {
            break;
        }
        most = most.max(running_peak(id).unwrap_or_default());
        printed.extend_from_slice(&piece[..read]);
    }
    let status = soon("the end", child.wait()).await.expect("a child");
    assert_eq!(status.code(), Some(0));
    assert!(String::from_utf8_lossy(&printed).contains("end"));
    assert!(most > 0 && most < 120 << 20, "{most}");
}
