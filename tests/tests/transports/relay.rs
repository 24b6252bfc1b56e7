//! Tests of `--connect`: standard streams that are relayed to another server.

use std::{path::Path, process::Output};

use serde_json::{Value, json};
use threadwire_server::{Listen, OpenOptions};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpListener,
};

use crate::{
    TestServer,
    client::{Client, Lines},
    process::{Process, command_of, peak, stops_writing},
    proxy::{Cut, Proxy},
    soon,
};

/// Starts a relay from standard streams to a server.
fn relay(folder: &Path, address: &str, more: &[&str]) -> (Process, Client<Lines>) {
    Process::stdio(folder, &[&["--connect", address], more].concat())
}

/// Runs a command with this input to its end.
async fn run(folder: &Path, arguments: &[&str], token: Option<&str>, input: &str) -> Output {
    let mut command = command_of(folder, arguments);
    command.stdin(std::process::Stdio::piped());
    command.stdout(std::process::Stdio::piped());
    command.stderr(std::process::Stdio::piped());
    if let Some(token) = token {
        command.env("THREADWIRE_TOKEN", token);
    }
    let mut child = command.spawn().expect("the command starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // A command that ends at once does not read its input.
    let _ = stdin.write_all(input.as_bytes()).await;
    drop(stdin);
    soon("the end of the command", child.wait_with_output())
        .await
        .expect("output")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).trim().to_owned()
}

#[tokio::test]
async fn every_command_reaches_a_server_elsewhere() {
    let house = TestServer::with(OpenOptions {
        token: Some("secret".to_owned()),
        ..OpenOptions::default()
    })
    .await;
    let folder = house.folder.path();
    let token = folder.join("token");
    std::fs::write(&token, "secret\n").expect("written");
    let token = token.to_str().expect("UTF-8");
    let socket = folder.join("socket");
    house
        .server
        .listen(&Listen::Unix(socket.clone()))
        .await
        .expect("a socket");
    let addresses = [
        format!("ws://{}", house.address),
        format!("unix://{}", socket.display()),
    ];

    for address in &addresses {
        let (process, client) = relay(folder, address, &["--token-file", token]);
        let mut client = client.codex().await;
        let thread = client.thread().await;
        client.turn(&thread, "say: hello").await;
        client.until("turn/completed").await;
        drop(client);
        assert_eq!(process.end().await.code(), Some(0));

        let arguments = ["acp", "--connect", address, "--token-file", token];
        let hello = json!({ "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": { "protocolVersion": 1 } });
        let done = run(folder, &arguments, None, &format!("{hello}\n")).await;
        let answer: Value = serde_json::from_slice(&done.stdout).expect("one answer");
        assert_eq!(answer["result"]["protocolVersion"], 1, "{answer}");
        assert!(done.status.success());

        let arguments = ["exec", "--connect", address, "say: from afar"];
        let done = run(folder, &arguments, Some("secret"), "").await;
        assert_eq!(text(&done.stdout), "from afar", "{}", text(&done.stderr));
        assert!(done.status.success());
    }
}

#[tokio::test]
async fn what_stands_in_the_way_is_told() {
    let house = TestServer::with(OpenOptions {
        token: Some("secret".to_owned()),
        ..OpenOptions::default()
    })
    .await;
    let folder = house.folder.path();
    let closed = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let nobody = format!("ws://{}", closed.local_addr().expect("an address"));
    drop(closed);
    let server = format!("ws://{}", house.address);
    let nowhere = format!("unix://{}/none", folder.display());
    let wrong = |address: &str, why: &str| {
        (
            address.to_owned(),
            format!("threadwire: cannot connect to {address}: {why}"),
        )
    };
    for (command, prompt) in [("app-server", None), ("acp", None), ("exec", Some("-"))] {
        for ((address, why), token) in [
            (wrong(&nobody, "nobody listens there"), None),
            (wrong(&nowhere, "there is no such socket"), None),
            (
                wrong(
                    &server,
                    "the server wants a token: name its file with --token-file, or set THREADWIRE_TOKEN",
                ),
                None,
            ),
            (wrong(&server, "the server refuses the token"), Some("x")),
        ] {
            let mut arguments = vec![command, "--connect", &address];
            arguments.extend(prompt);
            let input = if prompt.is_some() { "say: hi" } else { "" };
            let done = run(folder, &arguments, token, input).await;
            assert_eq!(text(&done.stderr), why);
            assert_eq!(
                (done.status.code(), text(&done.stdout)),
                (Some(1), String::new())
            );
        }
    }
    for (arguments, why) in [
        (
            ["acp", "--connect", "localhost:1"].as_slice(),
            "expected ws://HOST:PORT",
        ),
        (
            &["acp", "--connect", &nobody, "-c", "model=x"],
            "leave out --config and --home",
        ),
        (
            &["app-server", "--connect", &nobody, "--listen", "stdio://"],
            "cannot be used with",
        ),
        (&["acp", "--token-file", "x"], "--connect"),
    ] {
        let done = run(folder, arguments, None, "").await;
        assert!(text(&done.stderr).contains(why), "{}", text(&done.stderr));
        assert_eq!(done.status.code(), Some(2));
    }
}

#[tokio::test]
async fn a_loop_of_relays_ends() {
    let house = TestServer::new().await;
    let folder = house.folder.path();
    let address = format!("ws://{}", house.address);
    let arguments = ["app-server", "--connect", &address];
    // A gateway that starts a relay per connection passes on this text: once as bytes, once as a variable.
    let done = run(folder, &arguments, None, "GET / HTTP/1.1\r\n\r\n").await;
    let said = text(&done.stderr);
    assert!(
        said.contains("a loop of proxies: standard input speaks HTTP"),
        "{said}"
    );
    assert_eq!(done.status.code(), Some(1));

    let mut command = command_of(folder, &arguments);
    command.env("HTTP_THREADWIRE_HOPS", "8");
    let done = soon("its end", command.output()).await.expect("output");
    let said = text(&done.stderr);
    assert!(said.contains("a loop of proxies: 8 of them"), "{said}");

    // Each relay passes the number of relays on to the next one.
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = format!("ws://{}", listener.local_addr().expect("an address"));
    let mut command = command_of(folder, &["acp", "--connect", &address]);
    command.env("THREADWIRE_HOPS", "2");
    command.stdin(std::process::Stdio::piped());
    let _child = command.spawn().expect("the command starts");
    let (mut stream, _) = soon("a client", listener.accept()).await.expect("a client");
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(soon("a request", stream.read_u8()).await.expect("a byte"));
    }
    let head = text(&head).to_ascii_lowercase();
    assert!(head.contains("\r\nthreadwire-hops: 3"), "{head}");
}

#[tokio::test]
async fn the_end_of_the_input_loses_nothing() {
    const REQUESTS: usize = 500;
    let house = TestServer::new().await;
    let address = format!("ws://{}", house.address);
    let mut input = json!({
        "id": 0, "method": "initialize",
        "params": { "clientInfo": { "name": "test", "version": "1" } },
    })
    .to_string();
    for id in 1..=REQUESTS {
        // Blank lines and carriage returns are not part of a message.
        input += &format!(
            "\n\r\n{}\r",
            json!({ "id": id, "method": "model/list", "params": {} })
        );
    }
    let arguments = ["app-server", "--connect", &address];
    let done = run(house.folder.path(), &arguments, None, &input).await;
    let lines: Vec<Value> = text(&done.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).expect("a message"))
        .collect();
    let mut answered: Vec<u64> = lines
        .iter()
        .filter_map(|line| line["id"].as_u64())
        .collect();
    answered.sort_unstable();
    assert_eq!(answered, (0..=REQUESTS as u64).collect::<Vec<_>>());
    assert!(done.status.success());
}

#[tokio::test]
async fn the_end_of_the_server_is_the_end_of_the_relay() {
    let house = TestServer::new().await;
    let (process, client) = relay(house.folder.path(), &format!("ws://{}", house.address), &[]);
    let client = client.codex().await;
    house.server.shutdown().await;
    let Lines {
        input: _input,
        mut output,
    } = client.wire;
    let mut rest = String::new();
    soon("the end of output", output.read_to_string(&mut rest))
        .await
        .expect("text");
    assert_eq!(process.end().await.code(), Some(1));
}

#[tokio::test]
async fn a_relay_goes_on_over_a_line_that_is_cut() {
    let house = TestServer::new().await;
    let cuts = [5_000, 30_000, 70_000].map(Cut::down).into_iter();
    let proxy = Proxy::to(house.address, cuts.chain([2_000, 9_000].map(Cut::up))).await;
    let (process, client) = relay(house.folder.path(), &proxy.url(), &[]);
    let mut client = client.codex().await;
    let thread = client.thread().await;
    for round in 0..3 {
        client
            .turn(&thread, &format!("say: {round}\nstream: 400 x 60"))
            .await;
        let mut said = String::new();
        let end = loop {
            let message = client.next().await.expect("the relay goes on");
            match message["method"].as_str() {
                Some("item/agentMessage/delta") => {
                    said += message["params"]["delta"].as_str().expect("text")
                }
                Some("item/completed") if message["params"]["item"]["type"] == "agentMessage" => {
                    assert_eq!(message["params"]["item"]["text"], *said);
                    said.clear();
                }
                Some("turn/completed") => break message,
                _ => {}
            }
        };
        assert_eq!(end["params"]["turn"]["status"], "completed");
    }
    // A message whose connection was cut in the middle arrives complete.
    let long = "x".repeat(20_000);
    client.turn(&thread, &format!("say: {long}")).await;
    client.until("turn/completed").await;
    assert_eq!(proxy.cuts_left(), 0);
    assert_eq!(client.turns(&thread).await.len(), 4);
    drop(client);
    assert_eq!(process.end().await.code(), Some(0));
}

#[tokio::test]
async fn the_end_of_the_input_is_the_end_of_the_relay_while_the_server_is_away() {
    let house = TestServer::new().await;
    let proxy = Proxy::to(house.address, []).await;
    let (process, client) = relay(house.folder.path(), &proxy.url(), &[]);
    let mut client = client.codex().await;
    let thread = client.thread().await;
    proxy.go_down();
    let id = client
        .ask("thread/read", json!({ "threadId": thread }))
        .await;
    let Lines { input, mut output } = client.wire;
    drop(input);
    let mut rest = String::new();
    soon("the end of output", output.read_to_string(&mut rest))
        .await
        .expect("text");
    let last = rest.lines().last().expect("an answer");
    let answer: Value = serde_json::from_str(last).expect("a message");
    assert_eq!(
        answer,
        json!({
            "jsonrpc": "2.0", "id": id,
            "error": { "code": -32603, "message": "the connection to the server has ended" },
        })
    );
    assert_eq!(process.end().await.code(), Some(0));
}

#[tokio::test]
async fn who_does_not_read_costs_no_memory() {
    const DELTAS: usize = 3_000;
    const LENGTH: usize = 10_000;
    let folder = tempfile::tempdir().expect("a folder");
    let (_server, address) = Process::socket(folder.path()).await;
    let (process, client) = relay(folder.path(), &format!("ws://{address}"), &[]);
    let mut client = client.codex().await;
    let thread = client.thread().await;
    client
        .turn(&thread, &format!("stream: {DELTAS} x {LENGTH}"))
        .await;
    // The client does not read until the relay stops, too.
    stops_writing(process.id()).await;
    let most = peak(process.id());
    assert!(most < 100 << 20, "{most}");
    let mut length = 0;
    loop {
        let message = client.next().await.expect("the relay goes on");
        match message["method"].as_str() {
            Some("item/agentMessage/delta") => {
                length += message["params"]["delta"].as_str().expect("text").len();
            }
            Some("turn/completed") => break,
            _ => {}
        }
    }
    assert_eq!(length, DELTAS * LENGTH);
}
