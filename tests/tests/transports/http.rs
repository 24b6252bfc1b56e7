//! Tests of HTTP responses before a WebSocket opens.

use std::time::Duration;

use futures_util::StreamExt;
use serde_json::json;
use threadwire_server::{Listen, OpenOptions};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::tungstenite::{
    Message, client::IntoClientRequest, protocol::frame::coding::CloseCode,
};

use crate::{PATIENCE, TestServer, client::Socket, poll, soon};

const UPGRADE: &str = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                       Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

/// Sends an HTTP request and returns the status and the body of the response.
async fn http(house: &TestServer, request: &str, headers: &str) -> (u16, String) {
    http_to("localhost", house, request, headers).await
}

/// Sends an HTTP request that names this host.
async fn http_to(host: &str, house: &TestServer, request: &str, headers: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(house.address)
        .await
        .expect("the server listens");
    let text = format!("{request} HTTP/1.1\r\nHost: {host}\r\n{headers}\r\n");
    stream
        .write_all(text.as_bytes())
        .await
        .expect("the server reads");
    let mut answer = Vec::new();
    let mut buffer = [0; 4096];
    loop {
        let read = soon("an answer", stream.read(&mut buffer))
            .await
            .expect("the server answers");
        answer.extend_from_slice(&buffer[..read]);
        let text = String::from_utf8_lossy(&answer).into_owned();
        let Some((head, body)) = text.split_once("\r\n\r\n") else {
            assert!(read > 0, "closed after {text:?}");
            continue;
        };
        let length = head.to_ascii_lowercase().lines().find_map(|line| {
            line.strip_prefix("content-length:")
                .map(|length| length.trim().parse().expect("a number"))
        });
        if read == 0 || body.len() >= length.unwrap_or(0) {
            let status = head
                .split(' ')
                .nth(1)
                .and_then(|status| status.parse().ok())
                .expect("a status");
            return (status, body.to_owned());
        }
    }
}

#[tokio::test]
async fn health_is_told_to_everyone() {
    let house = TestServer::with(OpenOptions {
        token: Some("secret".into()),
        ..OpenOptions::default()
    })
    .await;
    for path in ["/healthz", "/readyz"] {
        let ok = (200, r#"{"status":"ok"}"#.to_owned());
        assert_eq!(http(&house, &format!("GET {path}"), "").await, ok);
        let (status, body) = http(&house, &format!("HEAD {path}"), "Connection: close\r\n").await;
        assert_eq!((status, &*body), (200, ""));
    }
}

#[tokio::test]
async fn what_is_no_upgrade_is_refused() {
    let house = TestServer::new().await;
    let (status, body) = http(&house, "GET /", "").await;
    assert_eq!(
        (status, body.as_str()),
        (400, "Connection header did not include 'upgrade'")
    );
    for request in ["POST /", "POST /ws", "PUT /healthz", "PUT /acp"] {
        assert_eq!(http(&house, request, "").await.0, 405, "{request}");
    }
}

#[tokio::test]
async fn a_token_is_asked_for_and_compared() {
    let house = TestServer::with(OpenOptions {
        token: Some("s3cret/+ü".into()),
        ..OpenOptions::default()
    })
    .await;
    for (path, authorization, status, body) in [
        ("/", "", 401, "missing websocket bearer token"),
        ("/ws", "", 401, "missing websocket bearer token"),
        ("/acp", "", 401, "missing websocket bearer token"),
        (
            "/",
            "Authorization: Bearer wrong\r\n",
            401,
            "invalid websocket bearer token",
        ),
        (
            "/",
            "Authorization: Bearer \r\n",
            401,
            "invalid authorization header",
        ),
        (
            "/",
            "Authorization: Basic s3cret\r\n",
            401,
            "invalid authorization header",
        ),
        (
            "/",
            "Authorization: s3cret\r\n",
            401,
            "invalid authorization header",
        ),
        ("/ws?token=", "", 401, "invalid websocket bearer token"),
        (
            "/ws?token=s3cret",
            "",
            401,
            "invalid websocket bearer token",
        ),
        ("/ws?other=1", "", 401, "missing websocket bearer token"),
        // A valid token in the query does not help against an invalid header.
        (
            "/ws?token=s3cret%2F%2B%C3%BC",
            "Authorization: Bearer wrong\r\n",
            401,
            "invalid websocket bearer token",
        ),
        ("/ws?token=s3cret%2F%2B%C3%BC", "", 101, ""),
        ("/ws?a=b&token=s3cret%2f%2b%c3%bc&c", "", 101, ""),
    ] {
        let seen = http(
            &house,
            &format!("GET {path}"),
            &format!("{authorization}{UPGRADE}"),
        )
        .await;
        assert_eq!(seen, (status, body.to_owned()), "{path} {authorization}");
    }
    let house = TestServer::with(OpenOptions {
        token: Some("s3cret".into()),
        ..OpenOptions::default()
    })
    .await;
    for scheme in ["Bearer", "bearer", "BEARER"] {
        let mut request = format!("ws://{}/", house.address)
            .into_client_request()
            .expect("an address");
        request.headers_mut().insert(
            "authorization",
            format!("{scheme} s3cret").parse().expect("a header"),
        );
        Socket::connect_with(house.address, request)
            .await
            .codex()
            .await;
    }
}

#[tokio::test]
async fn a_web_page_is_let_in_by_name_only() {
    let origin = |name: &str| format!("Origin: {name}\r\n");
    let closed = TestServer::new().await;
    for request in [
        "GET /",
        "GET /ws",
        "GET /acp",
        "GET /healthz",
        "GET /readyz",
    ] {
        for name in ["https://app.example", "http://localhost", "null", ""] {
            let (status, _) = http(&closed, request, &format!("{}{UPGRADE}", origin(name))).await;
            assert_eq!(status, 403, "{request} {name}");
        }
    }
    let allow_origins = vec!["https://app.example".to_owned()];
    let open = TestServer::with(OpenOptions {
        allow_origins,
        ..OpenOptions::default()
    })
    .await;
    for (name, status) in [
        ("https://app.example", 101),
        ("https://app.example.evil.example", 403),
        ("http://app.example", 403),
        ("https://app.example:8443", 403),
    ] {
        assert_eq!(
            http(&open, "GET /", &format!("{}{UPGRADE}", origin(name)))
                .await
                .0,
            status,
            "{name}"
        );
    }
}

#[tokio::test]
async fn what_others_can_reach_needs_a_token() {
    let house = TestServer::new().await;
    let everyone = Listen::WebSocket(([0, 0, 0, 0], 0).into());
    let error = house.server.listen(&everyone).await.expect_err("no token");
    assert_eq!(error.kind(), std::io::ErrorKind::PermissionDenied);
    // The server still accepts clients.
    Socket::connect(house.address, "/")
        .await
        .codex()
        .await
        .call("account/read", json!({}))
        .await;
}

#[tokio::test]
async fn a_server_without_tokens_answers_to_names_of_this_machine_alone() {
    let open = TestServer::new().await;
    let options = OpenOptions {
        token: Some("secret".into()),
        ..OpenOptions::default()
    };
    let guarded = TestServer::with(options).await;
    let post = "Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n\
                Content-Length: 2\r\n\r\n{}";
    let token = format!("Authorization: Bearer secret\r\n{UPGRADE}");
    let port = open.address.port();
    for (host, lets) in [
        ("localhost".to_owned(), true),
        (format!("127.0.0.1:{port}"), true),
        (format!("[::1]:{port}"), true),
        ("evil.example".to_owned(), false),
        (format!("127.0.0.1.evil.example:{port}"), false),
    ] {
        for path in ["/", "/ws", "/acp"] {
            let (status, body) = http_to(&host, &open, &format!("GET {path}"), UPGRADE).await;
            assert_eq!(
                status,
                if lets { 101 } else { 403 },
                "{host} {path}: {body}"
            );
            assert_eq!(body.contains("Host header"), !lets, "{host} {path}: {body}");
            // Behind a proxy, the name may be any.
            let (status, body) = http_to(&host, &guarded, &format!("GET {path}"), &token).await;
            assert_eq!(status, 101, "{host} {path}: {body}");
        }
        let (status, body) = http_to(&host, &open, "POST /acp", post).await;
        assert_eq!(status == 403, !lets, "{host}: {status} {body}");
    }
}

#[tokio::test]
async fn clients_without_a_handshake_leave_places_to_others() {
    let house = TestServer::new().await;
    let mut strangers = Vec::new();
    for _ in 0..256 {
        strangers.push(Socket::connect(house.address, "/").await);
    }
    let full = (503, "too many connections".to_owned());
    assert_eq!(http(&house, "GET /ws", UPGRADE).await, full);
    // Who shakes hands makes room for the next one, and so does who leaves.
    let known = strangers.pop().expect("a client").codex().await;
    let one = Socket::connect(house.address, "/").await;
    assert_eq!(http(&house, "GET /", UPGRADE).await, full);
    drop(one);
    poll("a place", PATIENCE, async || {
        (http(&house, "GET /", UPGRADE).await.0 == 101).then_some(())
    })
    .await;
    drop(known);
}

#[tokio::test]
async fn a_client_that_never_shakes_hands_loses_its_place() {
    let house = TestServer::new().await;
    let mut known = Socket::connect(house.address, "/").await.codex().await;
    let mut stranger = Socket::connect(house.address, "/").await;
    // Its answer shows that the server waits for the handshake by now.
    let id = stranger.ask("nobody/has/it", json!({})).await;
    assert_eq!(stranger.answer(id).await["error"]["code"], -32600);
    tokio::time::pause();
    tokio::time::advance(Duration::from_secs(61)).await;
    tokio::time::resume();
    let close = loop {
        match soon("the close", stranger.wire.next()).await {
            Some(Ok(Message::Close(close))) => break close.expect("a reason"),
            Some(Ok(_)) => {}
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(close.code, CloseCode::Policy);
    assert_eq!(close.reason, "no handshake came within 60 seconds");
    known.call("thread/loaded/list", json!({})).await;
}
