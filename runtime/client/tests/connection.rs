//! A connection against a scripted peer.

use std::{sync::Arc, time::Duration};

use bytes::Bytes;
use serde_json::{Value, json};
use threadwire_client::{
    ClientError, Connection, Endpoint, Event,
    protocol::{
        RawJson,
        envelope::{Frame, RpcError, Wire},
    },
};
use tokio::sync::mpsc;

const WIRE: Wire = Wire {
    jsonrpc: false,
    version: 0,
};

/// The server's end, played by the test.
struct Peer {
    from_client: mpsc::Receiver<Bytes>,
    to_client: mpsc::Sender<Frame>,
}

impl Peer {
    async fn connect(wire: Wire) -> (Connection, Self) {
        let (outgoing, from_client) = mpsc::channel(8);
        let (to_client, incoming) = mpsc::channel(8);
        let connection = Connection::open(wire, Endpoint::channels(outgoing, incoming))
            .await
            .expect("channels");
        (
            connection,
            Self {
                from_client,
                to_client,
            },
        )
    }

    /// Returns the next message of the client.
    async fn receive(&mut self) -> Value {
        let message = self.from_client.recv().await.expect("a message");
        serde_json::from_slice(&message).expect("JSON")
    }

    async fn send(&self, message: Value) {
        self.send_text(&message.to_string()).await;
    }

    async fn send_text(&self, message: &str) {
        self.to_client
            .send(Frame::from_message(message.into()))
            .await
            .expect("a client");
    }
}

fn raw(value: Value) -> RawJson {
    RawJson::encode(&value).expect("JSON")
}

/// Asks in a task of its own.
fn ask(
    connection: &Connection,
    method: &'static str,
) -> tokio::task::JoinHandle<Result<RawJson, ClientError>> {
    let connection = connection.clone();
    tokio::spawn(async move { connection.request_raw(method, &raw(json!({}))).await })
}

#[tokio::test]
async fn answers_find_their_requests_in_any_order() {
    let (connection, mut peer) = Peer::connect(WIRE).await;
    let first = ask(&connection, "a");
    assert_eq!(
        peer.receive().await,
        json!({"id": 1, "method": "a", "params": {}})
    );
    let second = ask(&connection, "b");
    assert_eq!(
        peer.receive().await,
        json!({"id": 2, "method": "b", "params": {}})
    );

    peer.send(json!({"id": 7, "result": "for nobody"})).await;
    peer.send(json!({"id": "1", "result": "for nobody"})).await;
    peer.send(json!({"id": 1})).await;
    peer.send_text("no JSON").await;
    peer.send(json!({"id": 2, "error": {"code": -32600, "message": "no", "data": {"x": 1}}}))
        .await;
    peer.send(json!({"id": 1, "result": {"ok": true}})).await;

    assert_eq!(
        first.await.expect("no panic").expect("an answer"),
        raw(json!({"ok": true}))
    );
    let expected = RpcError::new(-32600, "no").with_data(&json!({"x": 1}));
    match second.await.expect("no panic") {
        Err(ClientError::Rpc(error)) => assert_eq!(error, expected),
        other => panic!("{other:?}"),
    }
}

/// An array in arrays, so many levels deep.
fn nested(levels: usize) -> String {
    format!("{}{}", "[".repeat(levels), "]".repeat(levels))
}

#[tokio::test]
async fn nesting_has_a_bound_in_both_directions() {
    let (connection, mut peer) = Peer::connect(WIRE).await;
    // The server reads 512 levels; the message is one of them.
    let deep = |levels| serde_json::from_str::<RawJson>(&nested(levels)).expect("JSON");
    for levels in [512, 100_000] {
        match connection.request_raw("a", &deep(levels)).await {
            Err(error @ ClientError::TooDeep { .. }) => assert_eq!(
                error.to_string(),
                "the request is nested deeper than 512 levels"
            ),
            other => panic!("{other:?}"),
        }
        let told = connection.notify_raw("a", &deep(levels)).await;
        assert!(matches!(told, Err(ClientError::TooDeep { .. })), "{told:?}");
    }
    connection.notify_raw("n", &deep(511)).await.expect("sent");
    peer.from_client.recv().await.expect("a message");

    let answer = |id, levels| format!(r#"{{"result":{},"id":{id}}}"#, nested(levels));
    for levels in [576, 100_000] {
        let asked = ask(&connection, "a");
        let id = peer.receive().await["id"].clone();
        peer.send_text(&format!(r#"{{"method":"n","params":{}}}"#, nested(levels)))
            .await;
        peer.send_text(&answer(id, levels)).await;
        match asked.await.expect("no panic") {
            Err(error @ ClientError::TooDeep { .. }) => assert_eq!(
                error.to_string(),
                "the answer is nested deeper than 576 levels"
            ),
            other => panic!("{other:?}"),
        }
    }
    let asked = ask(&connection, "a");
    let id = peer.receive().await["id"].clone();
    peer.send_text(&answer(id, 575)).await;
    assert_eq!(asked.await.expect("no panic").expect("read"), deep(575));
    peer.send(json!({"method": "next", "params": {}})).await;
    match connection.next_event().await {
        Some(Event::Notification { method, .. }) => assert_eq!(&*method, "next"),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn messages_carry_the_version_where_the_dialect_wants_it() {
    let (connection, mut peer) = Peer::connect(Wire {
        jsonrpc: true,
        version: 0,
    })
    .await;
    connection
        .notify_raw("n", &raw(json!([1])))
        .await
        .expect("sent");
    assert_eq!(
        peer.receive().await,
        json!({"jsonrpc": "2.0", "method": "n", "params": [1]})
    );
    connection
        .notify_raw("without", &RawJson::null())
        .await
        .expect("sent");
    assert_eq!(
        peer.receive().await,
        json!({"jsonrpc": "2.0", "method": "without"})
    );
}

#[tokio::test]
async fn events_keep_their_order_and_questions_can_wait() {
    let (connection, mut peer) = Peer::connect(WIRE).await;
    peer.send(json!({"method": "before", "params": {"n": 1}}))
        .await;
    peer.send(json!({"id": "q", "method": "ask", "params": {}}))
        .await;
    peer.send(json!({"method": "after"})).await;

    let mut batch = Vec::new();
    while batch.len() < 3 {
        assert_ne!(connection.next_events(&mut batch, 64).await, 0);
    }
    let seen: Vec<_> = batch
        .iter()
        .map(|event| (event.method(), event.params().get()))
        .collect();
    assert_eq!(
        seen,
        [("before", r#"{"n":1}"#), ("ask", "{}"), ("after", "null")]
    );

    // The question is still open while other things happen.
    let request = ask(&connection, "meanwhile");
    assert_eq!(peer.receive().await["method"], "meanwhile");
    peer.send(json!({"id": 1, "result": null})).await;
    request.await.expect("no panic").expect("an answer");

    let Event::Request { responder, .. } = batch.remove(1) else {
        panic!("a request")
    };
    responder.respond(&json!({"decision": "accept"}));
    assert_eq!(
        peer.receive().await,
        json!({"id": "q", "result": {"decision": "accept"}})
    );
}

#[tokio::test]
async fn a_question_that_nobody_answers_is_refused() {
    let (connection, mut peer) = Peer::connect(WIRE).await;
    peer.send(json!({"id": 0, "method": "ask", "params": {}}))
        .await;
    drop(connection.next_event().await);
    let answer = peer.receive().await;
    assert_eq!(
        (&answer["id"], &answer["error"]["code"]),
        (&json!(0), &json!(-32603))
    );
}

#[tokio::test]
async fn the_end_reaches_everyone_who_waits() {
    let (connection, mut peer) = Peer::connect(WIRE).await;
    let request = ask(&connection, "a");
    peer.receive().await;
    peer.send(json!({"method": "last"})).await;
    drop(peer);

    let error = request.await.expect("no panic").expect_err("no answer");
    assert_eq!(
        error.to_string(),
        "connection closed: the server closed the connection"
    );
    assert_eq!(
        connection
            .next_event()
            .await
            .map(|event| event.method().to_owned())
            .as_deref(),
        Some("last")
    );
    assert!(connection.next_event().await.is_none());
    let later = connection
        .request_raw("b", &RawJson::null())
        .await
        .expect_err("closed");
    assert!(matches!(later, ClientError::Closed { .. }), "{later:?}");
}

#[tokio::test(start_paused = true)]
async fn a_request_may_have_a_time_limit() {
    let (connection, mut peer) = Peer::connect(WIRE).await;
    let limited = connection.with_timeout(Duration::from_secs(3));
    let error = limited
        .request_raw("slow", &RawJson::null())
        .await
        .expect_err("no answer");
    assert_eq!(error.to_string(), "no answer to slow within 3s");
    // The late answer is for nobody, and the connection goes on.
    peer.receive().await;
    peer.send(json!({"id": 1, "result": "late"})).await;
    let next = ask(&connection, "next");
    peer.receive().await;
    peer.send(json!({"id": 2, "result": "in time"})).await;
    assert_eq!(
        next.await.expect("no panic").expect("an answer"),
        raw(json!("in time"))
    );
}

#[tokio::test]
async fn closing_writes_what_is_queued_first() {
    let (connection, mut peer) = Peer::connect(WIRE).await;
    for n in 0..20 {
        let connection = connection.clone();
        tokio::spawn(async move { connection.notify_raw("n", &raw(json!(n))).await });
    }
    tokio::task::yield_now().await;
    let closing = tokio::spawn({
        let connection = connection.clone();
        async move { connection.close().await }
    });
    for n in 0..20 {
        assert_eq!(peer.receive().await["params"], n);
    }
    assert!(peer.from_client.recv().await.is_none());
    drop(peer);
    assert_eq!(
        closing.await.expect("no panic").message,
        "the server closed the connection"
    );
}

#[tokio::test]
async fn the_last_clone_ends_the_connection() {
    let (connection, mut peer) = Peer::connect(WIRE).await;
    let clone = connection.with_timeout(Duration::from_secs(1));
    drop(connection);
    clone
        .notify_raw("still here", &RawJson::null())
        .await
        .expect("sent");
    peer.receive().await;
    drop(clone);
    assert!(peer.from_client.recv().await.is_none());
}

/// A client that does not take its events slows the server down instead of growing, but always gets its answers.
#[tokio::test(start_paused = true)]
async fn unread_events_stop_the_reader_until_an_answer_is_waited_for() {
    let (connection, mut peer) = Peer::connect(WIRE).await;
    let big = "x".repeat(1 << 20);
    let to_client = peer.to_client.clone();
    let flood = tokio::spawn(async move {
        let mut sent = 0_u32;
        let frame = Frame::from_message(json!({"method": "big", "params": big}).to_string().into());
        while sent < 40 {
            to_client.send(frame.clone()).await.expect("a client");
            sent += 1;
        }
    });
    // With the clock paused this returns once nothing else can run.
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!(!flood.is_finished());

    let request = ask(&connection, "a");
    assert_eq!(peer.receive().await["method"], "a");
    flood.await.expect("no panic");
    peer.send(json!({"id": 1, "result": 1})).await;
    request.await.expect("no panic").expect("an answer");

    let mut batch = Vec::new();
    while batch.len() < 40 {
        connection.next_events(&mut batch, 64).await;
    }
    assert_eq!(batch.len(), 40);
}

mod child {
    use super::*;

    fn shell(script: &str) -> Endpoint {
        let mut command = std::process::Command::new("sh");
        command.args(["-c", script]);
        Endpoint::command(command)
    }

    #[tokio::test]
    async fn the_end_of_a_process_is_explained() {
        let script = "read line; echo starting >&2; echo broken >&2; exit 3";
        let connection = Connection::open(WIRE, shell(script))
            .await
            .expect("a shell");
        let error = connection
            .request_raw("a", &RawJson::null())
            .await
            .expect_err("no answer");
        assert_eq!(
            error.to_string(),
            "connection closed: the server ended (exit status: 3); it said:\nstarting\nbroken"
        );
        let ClientError::Closed { reason } = error else {
            panic!("closed")
        };
        assert_eq!(reason.exit.and_then(|exit| exit.code()), Some(3));
        assert!(Arc::ptr_eq(&reason, &connection.closed().await));
    }

    #[tokio::test]
    async fn closing_ends_its_input() {
        let script = "while read line; do echo '{\"id\":1,\"result\":5}'; done; echo bye >&2";
        let connection = Connection::open(WIRE, shell(script))
            .await
            .expect("a shell");
        assert_eq!(
            connection
                .request_raw("a", &RawJson::null())
                .await
                .expect("an answer"),
            raw(json!(5))
        );
        let reason = connection.close().await;
        assert_eq!(
            reason.to_string(),
            "the server ended (exit status: 0); it said:\nbye"
        );
    }

    /// Starts a process that stays, and returns its id.
    async fn staying() -> (Connection, String) {
        let script = "echo '{\"method\":\"pid\",\"params\":'$$'}'; exec sleep 1000";
        let connection = Connection::open(WIRE, shell(script))
            .await
            .expect("a shell");
        let pid = connection.next_event().await.expect("its pid");
        let pid = pid.params().get().to_owned();
        (connection, pid)
    }

    #[tokio::test]
    async fn dropping_kills_it() {
        let (connection, pid) = staying().await;
        drop(connection);
        let gone = async {
            while std::fs::read_to_string(format!("/proc/{pid}/stat"))
                .is_ok_and(|stat| !stat.contains(") Z "))
            {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), gone)
            .await
            .expect("killed");
    }

    #[tokio::test]
    async fn what_does_not_leave_is_gone_when_closing_ends() {
        let (connection, pid) = staying().await;
        let reason = connection.close().await;
        assert_eq!(reason.to_string(), "closed by this client");
        assert!(!std::path::Path::new(&format!("/proc/{pid}")).exists());
    }

    #[tokio::test]
    async fn a_missing_program_is_named() {
        let endpoint = Endpoint::command(std::process::Command::new("/no/such/program"));
        let error = Connection::open(WIRE, endpoint)
            .await
            .expect_err("no program");
        assert_eq!(
            error.to_string(),
            "cannot connect to /no/such/program: No such file or directory (os error 2)"
        );
    }
}

mod websocket {
    use futures_util::{SinkExt, StreamExt};
    use tokio::{
        io::{AsyncRead, AsyncWrite},
        net::{TcpListener, UnixListener},
    };
    use tokio_tungstenite::tungstenite::{
        Message,
        handshake::server::{ErrorResponse, Request, Response},
    };

    use super::*;

    /// Echoes the params of every request, after a look at the token.
    #[expect(clippy::result_large_err, reason = "the library wants this closure")]
    async fn serve(stream: impl AsyncRead + AsyncWrite + Unpin) {
        let check = |request: &Request, response: Response| {
            let token = request
                .headers()
                .get("authorization")
                .and_then(|value| value.to_str().ok());
            if token == Some("Bearer secret") {
                Ok(response)
            } else {
                let mut refusal = ErrorResponse::new(None);
                *refusal.status_mut() = http_unauthorized();
                Err(refusal)
            }
        };
        let Ok(mut socket) = tokio_tungstenite::accept_hdr_async(stream, check).await else {
            return;
        };
        while let Some(Ok(message)) = socket.next().await {
            if let Message::Text(text) = message {
                let request: Value = serde_json::from_str(&text).expect("JSON");
                let answer = json!({"id": request["id"], "result": request["params"]});
                socket
                    .send(Message::text(answer.to_string()))
                    .await
                    .expect("a client");
            }
        }
    }

    fn http_unauthorized() -> tokio_tungstenite::tungstenite::http::StatusCode {
        tokio_tungstenite::tungstenite::http::StatusCode::UNAUTHORIZED
    }

    async fn check_echo(address: &str) {
        let connection = Connection::open(WIRE, Endpoint::address(address, Some("secret")))
            .await
            .expect("a server");
        let params = raw(json!({"text": "ü\n"}));
        assert_eq!(
            connection
                .request_raw("echo", &params)
                .await
                .expect("an answer"),
            params
        );
        assert_eq!(
            connection.close().await.message,
            "the server closed the connection"
        );
    }

    #[tokio::test(start_paused = true)]
    async fn a_server_that_says_nothing_is_given_up() {
        // Accepts connections, and nobody takes them.
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = format!("ws://{}", listener.local_addr().expect("an address"));
        let silent = Connection::open(WIRE, Endpoint::address(&address, None))
            .await
            .expect_err("no handshake");
        assert_eq!(
            silent.to_string(),
            format!("cannot connect to {address}: the server did not answer within 10 s")
        );
    }

    #[tokio::test]
    async fn over_tcp_with_a_token() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = format!("ws://{}/path", listener.local_addr().expect("an address"));
        let server = tokio::spawn(async move {
            for _ in 0..2 {
                let (stream, _) = listener.accept().await.expect("a client");
                serve(stream).await;
            }
        });
        check_echo(&address).await;
        let refused = Connection::open(WIRE, Endpoint::address(&address, None))
            .await
            .expect_err("no token");
        assert_eq!(
            refused.to_string(),
            format!("cannot connect to {address}: the server refused: 401 Unauthorized")
        );
        server.await.expect("no panic");
    }

    #[tokio::test]
    async fn over_a_unix_socket() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("socket");
        let listener = UnixListener::bind(&path).expect("a socket");
        let server = tokio::spawn(async move {
            let (stream, _) = listener.accept().await.expect("a client");
            serve(stream).await;
        });
        check_echo(&format!("unix://{}", path.display())).await;
        server.await.expect("no panic");
    }
}

mod codex {
    use threadwire_client::{
        CodexClient,
        codex::Notification,
        protocol::codex::{TurnStartParams, TurnStatus},
    };

    use super::*;

    #[tokio::test]
    async fn a_turn_is_followed_to_its_end() {
        let (connection, mut peer) = Peer::connect(CodexClient::WIRE).await;
        let client = CodexClient { connection };
        let params: TurnStartParams = serde_json::from_value(
            json!({"threadId": "t", "input": [{"type": "text", "text": "hi"}]}),
        )
        .expect("fits");
        let server = tokio::spawn(async move {
            let start = peer.receive().await;
            assert_eq!(
                (&start["method"], &start["params"]["threadId"]),
                (&json!("turn/start"), &json!("t"))
            );
            peer.send(json!({"id": 1, "result": {"turn": turn("u", "inProgress")}}))
                .await;
            peer.send(json!({"method": "turn/completed", "params": {"threadId": "x", "turn": turn("y", "failed")}})).await;
            assert_eq!(
                peer.receive().await["params"],
                json!({"threadId": "t", "turnId": "u"})
            );
            peer.send(json!({"id": 2, "result": {}})).await;
            peer.send(json!({"method": "turn/completed", "params": {"threadId": "t", "turn": turn("u", "interrupted")}}))
                .await;
            peer.send(json!({"method": "later"})).await;
        });
        let mut running = client.start_turn(&params).await.expect("a turn");
        running.interrupt().await.expect("an answer");
        let mut ends = Vec::new();
        while let Some(event) = running.next().await {
            match Notification::parse(event.method(), event.params()).expect("fits") {
                Notification::TurnCompleted(completed) => ends.push(completed.turn.id),
                other => panic!("{other:?}"),
            }
        }
        assert_eq!(ends, ["y", "u"]);
        assert_eq!(
            running.completed().await.expect("the turn").status,
            TurnStatus::Interrupted
        );
        server.await.expect("no panic");
    }

    fn turn(id: &str, status: &str) -> Value {
        json!({"id": id, "items": [], "status": status, "error": null})
    }
}
