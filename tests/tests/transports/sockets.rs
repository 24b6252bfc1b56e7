//! Tests of clients on WebSockets.

use std::{os::unix::fs::PermissionsExt, time::Duration};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use threadwire_server::{Listen, OpenOptions};
use tokio::net::{TcpStream, UnixStream};
use tokio_tungstenite::tungstenite::{
    Message, client::IntoClientRequest, protocol::frame::coding::CloseCode,
};

use crate::{
    TestServer,
    client::{Client, Socket},
    poll, server, soon,
};

fn dotcraft() -> Value {
    json!({ "clientInfo": { "name": "test", "version": "1" } })
}

fn acp() -> Value {
    json!({ "protocolVersion": 1 })
}

#[tokio::test]
async fn every_dialect_has_its_path() {
    let house = TestServer::new().await;
    Socket::connect(house.address, "/").await.codex().await;
    Socket::connect(house.address, "/any/other/path?with=query")
        .await
        .codex()
        .await;
    let hello = Socket::connect(house.address, "/ws")
        .await
        .call("initialize", dotcraft())
        .await;
    assert_eq!(hello["serverInfo"]["name"], "dotcraft");
    let hello = Socket::connect(house.address, "/acp")
        .await
        .call("initialize", acp())
        .await;
    assert_eq!(hello["protocolVersion"], 1);
    // The path decides the dialect if the first message does not.
    for (path, code) in [("/", -32600), ("/ws", -32002), ("/acp", -32600)] {
        let mut client = Socket::connect(house.address, path).await;
        let id = client.ask("nobody/has/it", json!({})).await;
        assert_eq!(client.answer(id).await["error"]["code"], code, "{path}");
    }
    // The first message decides if it identifies a dialect.
    let hello = Socket::connect(house.address, "/ws")
        .await
        .call("initialize", acp())
        .await;
    assert_eq!(hello["protocolVersion"], 1);
    // A message without a handshake can decide, too: Codex has no `jsonrpc`, and ACP no such method.
    let mut client = Socket::connect(house.address, "/").await;
    let id = client.ask("thread/list", json!({})).await;
    assert_eq!(client.answer(id).await["error"]["code"], -32002);
}

#[tokio::test]
async fn clients_do_not_disturb_each_other() {
    let house = TestServer::new().await;
    let mut one = Socket::connect(house.address, "/").await.codex().await;
    let mut two = Socket::connect(house.address, "/").await;
    // Each connection needs its own handshake.
    let id = two.ask("account/read", json!({})).await;
    assert_eq!(two.answer(id).await["error"]["message"], "Not initialized");
    let mut two = two.codex().await;
    let mut three = Socket::connect(house.address, "/ws").await;
    three.call("initialize", dotcraft()).await;
    three
        .send(json!({ "jsonrpc": "2.0", "method": "initialized" }))
        .await;

    let thread = one.thread().await;
    assert_eq!(
        three.until("thread/started").await["params"]["thread"]["id"],
        *thread
    );
    assert_eq!(
        two.call("thread/loaded/list", json!({})).await["data"],
        json!([thread])
    );
    // Threads of several clients at once, with the same request ids.
    let others: Vec<String> = vec![one.thread().await, two.thread().await];
    let (a, b) = tokio::join!(
        one.turn(&others[0], "say: one"),
        two.turn(&others[1], "say: two")
    );
    let (one_ended, two_ended) =
        tokio::join!(one.until("turn/completed"), two.until("turn/completed"));
    assert_eq!(
        (
            one_ended["params"]["turn"]["id"].as_str(),
            two_ended["params"]["turn"]["id"].as_str()
        ),
        (Some(&*a), Some(&*b))
    );
}

#[tokio::test]
async fn binary_frames_are_answered_by_dotcraft_alone() {
    let house = TestServer::new().await;
    let codex = json!({ "clientInfo": { "name": "test", "version": "1" } });
    for (path, hello) in [("/", codex), ("/ws", dotcraft()), ("/acp", acp())] {
        let mut client = Socket::connect(house.address, path).await;
        let request = r#"{"jsonrpc":"2.0","id":7,"method":"initialize","params":{}}"#;
        for bytes in [request.as_bytes(), &[0xff; 100]] {
            let frame = Message::binary(bytes.to_vec());
            client.wire.send(frame).await.expect("a frame");
            if path == "/ws" {
                let refused = client.next().await.expect("an answer");
                assert_eq!(
                    (&refused["id"], &refused["error"]["code"]),
                    (&Value::Null, &json!(-32600))
                );
                assert_eq!(
                    refused["error"]["data"]["detail"],
                    "a message is a text frame, not a binary one"
                );
            }
        }
        let id = client.ask("initialize", hello).await;
        let first = client.next().await.expect("an answer");
        assert_eq!(
            (&first["id"], first.get("error")),
            (&json!(id), None),
            "{path}"
        );
    }
}

#[tokio::test]
async fn a_server_that_stops_says_so() {
    let house = TestServer::new().await;
    let mut clients = Vec::new();
    for session in [false, true] {
        let mut request = format!("ws://{}/", house.address)
            .into_client_request()
            .expect("an address");
        if session {
            let name = "new".parse().expect("a header");
            request.headers_mut().insert("threadwire-session", name);
        }
        let client = Socket::connect_with(house.address, request).await;
        clients.push(client.codex().await);
    }
    let thread = clients[0].thread().await;
    // The engine stops first, and the connections then. Between these, requests are answered.
    house.server.engine().stop().await;
    let input = json!([{ "type": "text", "text": "say: late" }]);
    let id = clients[0]
        .ask("turn/start", json!({ "threadId": thread, "input": input }))
        .await;
    assert_eq!(
        clients[0].answer(id).await["error"]["message"],
        "server is shutting down"
    );
    house.server.shutdown().await;
    for client in &mut clients {
        let (code, reason) = farewell(client).await.expect("a close frame");
        assert_eq!((code, &*reason), (CloseCode::Away, "the server stops"));
    }
}

#[tokio::test]
async fn what_is_too_large_for_dotcraft_ends_the_connection_with_1009() {
    let house = TestServer::new().await;
    let large = |size: usize| json!({ "jsonrpc": "2.0", "id": 2, "method": "model/list", "params": { "x": "x".repeat(size) } });
    let mut client = Socket::connect(house.address, "/ws").await;
    client.call("initialize", dotcraft()).await;
    client.send(large(3 << 20)).await;
    assert_eq!(client.answer(2).await.get("error"), None);
    // The server may close the connection before all bytes are written.
    let _ = client
        .wire
        .send(Message::text(large(5 << 20).to_string()))
        .await;
    assert_eq!(goodbye(&mut client).await, Some(CloseCode::Size));
    // Other paths accept larger messages.
    let mut client = Socket::connect(house.address, "/").await.codex().await;
    let params = json!({ "x": "x".repeat(16 << 20) });
    client.call("account/read", params).await;
}

#[tokio::test]
async fn who_breaks_the_protocol_of_websockets_is_told() {
    let house = TestServer::new().await;
    // Masked with zeros: a text frame with invalid UTF-8, a frame with a reserved bit, one without a mask.
    let faults: [(&[u8], CloseCode); 3] = [
        (&[0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe], CloseCode::Invalid),
        (&[0xc1, 0x81, 0, 0, 0, 0, b'x'], CloseCode::Protocol),
        (&[0x83, 0x80, 0, 0, 0, 0], CloseCode::Protocol),
    ];
    for (bytes, code) in faults {
        let mut client = Socket::connect(house.address, "/").await.codex().await;
        let stream = client.wire.get_mut();
        tokio::io::AsyncWriteExt::write_all(stream, bytes)
            .await
            .expect("a socket");
        assert_eq!(goodbye(&mut client).await, Some(code), "{bytes:?}");
    }
}

/// Returns the close code of the server.
async fn goodbye(client: &mut Socket) -> Option<CloseCode> {
    farewell(client).await.map(|(code, _)| code)
}

/// Returns the close code of the server and its reason.
pub(crate) async fn farewell(client: &mut Socket) -> Option<(CloseCode, String)> {
    soon("the end", async {
        loop {
            match client.wire.next().await {
                Some(Ok(Message::Close(frame))) => {
                    break frame.map(|frame| (frame.code, frame.reason.to_string()));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => break None,
            }
        }
    })
    .await
}

#[tokio::test]
async fn a_unix_socket_takes_the_place_of_sockets_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = server(folder.path(), OpenOptions::default()).await;
    let file = folder.path().join("notes.txt");
    std::fs::write(&file, "data").expect("a file");
    let link = folder.path().join("link");
    std::os::unix::fs::symlink(&file, &link).expect("a link");
    let folder_inside = folder.path().join("inside");
    std::fs::create_dir(&folder_inside).expect("a folder");
    for path in [&file, &link, &folder_inside] {
        let refused = server.listen(&Listen::Unix(path.clone())).await;
        let kind = refused.expect_err("it is no socket").kind();
        assert_eq!(kind, std::io::ErrorKind::AlreadyExists, "{path:?}");
    }
    assert_eq!(std::fs::read(&file).expect("the file"), b"data");
    assert!(link.is_symlink() && folder_inside.is_dir());
}

#[tokio::test]
async fn a_unix_socket_is_its_owners_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("run").join("threadwire.sock");
    let listen = Listen::Unix(path.clone());
    let first = server(folder.path(), OpenOptions::default()).await;
    first.listen(&listen).await.expect("a socket");
    let mode = std::fs::metadata(&path)
        .expect("the socket")
        .permissions()
        .mode();
    assert_eq!(mode & 0o777, 0o600);
    let connect = async || {
        let stream = UnixStream::connect(&path)
            .await
            .expect("the server listens");
        Client::over(
            "ws://localhost/".into_client_request().expect("an address"),
            stream,
        )
        .await
        .codex()
        .await
    };
    let mut client = connect().await;
    client.thread().await;
    // The socket of a running server is not replaced.
    let second = server(&folder.path().join("second"), OpenOptions::default()).await;
    assert_eq!(
        second.listen(&listen).await.expect_err("in use").kind(),
        std::io::ErrorKind::AddrInUse
    );
    first.shutdown().await;
    while client.next().await.is_some() {}
    assert!(!path.exists(), "the socket goes with its server");
    // What came into its place meanwhile does not.
    let third = server(&folder.path().join("third"), OpenOptions::default()).await;
    third.listen(&listen).await.expect("a socket");
    std::fs::remove_file(&path).expect("the socket");
    second.listen(&listen).await.expect("a socket");
    third.shutdown().await;
    connect().await.call("account/read", json!({})).await;
    second.shutdown().await;
    assert!(!path.exists(), "the socket goes with its server");
    let second = server(&folder.path().join("fourth"), OpenOptions::default()).await;
    // A stale socket file is replaced.
    drop(std::os::unix::net::UnixListener::bind(&path).expect("a socket"));
    second.listen(&listen).await.expect("a socket");
    connect().await.call("account/read", json!({})).await;
}

#[tokio::test]
async fn programs_on_a_unix_socket_may_name_an_origin() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("threadwire.sock");
    let server = server(folder.path(), OpenOptions::default()).await;
    let listening = server.listen(&Listen::Unix(path.clone())).await;
    listening.expect("a socket");
    let stream = UnixStream::connect(&path).await.expect("it listens");
    let mut request = "ws://localhost/".into_client_request().expect("an address");
    let origin = "http://elsewhere.example".parse().expect("a value");
    request.headers_mut().insert("origin", origin);
    let (_socket, response) = tokio_tungstenite::client_async(request, stream)
        .await
        .expect("an upgrade");
    let whole = &response.headers()["x-codex-websocket-max-unfragmented-message-bytes"];
    assert_eq!(whole, "16777216");
}

#[tokio::test]
async fn a_turn_outlives_its_client() {
    let house = TestServer::new().await;
    let mut one = Socket::connect(house.address, "/").await.codex().await;
    let asking = one.thread().await;
    one.turn(&asking, "run: echo hi").await;
    one.until("item/commandExecution/requestApproval").await;
    let streaming = one.thread().await;
    one.turn(&streaming, "stream: 20000 x 20").await;
    one.until("item/agentMessage/delta").await;
    // The connection is dropped without a closing handshake.
    drop(one);

    let mut two = Socket::connect(house.address, "/").await.codex().await;
    let turn = poll("the end of the stream", crate::PATIENCE, async || {
        let turn = two.turns(&streaming).await.pop()?;
        (turn["status"] != "inProgress").then_some(turn)
    });
    let turn = turn.await;
    assert_eq!(turn["status"], "completed");
    assert_eq!(
        turn["items"][1]["text"].as_str().map(str::len),
        Some(400_000)
    );
    // The open request waits for the next client.
    two.call("thread/resume", json!({ "threadId": asking }))
        .await;
    let ask = two.until("item/commandExecution/requestApproval").await;
    two.send(json!({ "id": ask["id"], "result": { "decision": "accept" } }))
        .await;
    assert_eq!(
        two.until("turn/completed").await["params"]["turn"]["status"],
        "completed"
    );
    assert_eq!(two.turns(&asking).await[0]["items"][1]["exitCode"], 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_stops_although_a_client_does_not_read() {
    let house = TestServer::new().await;
    let mut client = Socket::connect(house.address, "/").await.codex().await;
    // Every error response lists all methods: a small request with a large response.
    let asking = tokio::spawn(async move {
        loop {
            let text = Message::text(r#"{"id":1,"method":"no/such/method","params":{}}"#);
            let sent = tokio::time::timeout(Duration::from_secs(1), client.wire.send(text)).await;
            if !matches!(sent, Ok(Ok(()))) {
                break client;
            }
        }
    });
    let client = soon("the server to stop reading", asking)
        .await
        .expect("a client");
    soon("the end of the server", house.server.shutdown()).await;
    drop(client);
}

#[tokio::test]
async fn a_server_that_stops_says_goodbye() {
    let house = TestServer::new().await;
    let mut client = Socket::connect(house.address, "/").await.codex().await;
    let thread = client.thread().await;
    client.turn(&thread, "say: so far\nwait: 1000s").await;
    client.until("item/agentMessage/delta").await;
    let (ended, ()) = tokio::join!(client.until("turn/completed"), house.server.shutdown());
    assert_eq!(ended["params"]["turn"]["status"], "interrupted");
    while client.next().await.is_some() {}
    assert!(
        TcpStream::connect(house.address).await.is_err(),
        "nobody listens any more"
    );
    drop(house.folder);
}
