//! Tests of the server side of session resumption, on the wire level.

use std::{net::SocketAddr, time::Duration};

use futures_util::StreamExt;
use serde_json::json;
use threadwire_server::{OpenOptions, ResumeOptions};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{
    client::IntoClientRequest,
    http::{HeaderMap, HeaderName, StatusCode},
};

use crate::{
    TestServer,
    client::{Client, Socket},
    poll, soon,
};

/// Connects with headers.
async fn dial(
    address: SocketAddr,
    headers: &[(&'static str, &str)],
) -> Result<(Socket, HeaderMap), StatusCode> {
    let mut request = format!("ws://{address}/")
        .into_client_request()
        .expect("an address");
    for (name, value) in headers {
        request.headers_mut().insert(
            HeaderName::from_static(name),
            value.parse().expect("a value"),
        );
    }
    let stream = TcpStream::connect(address)
        .await
        .expect("the server listens");
    Client::try_over(request, stream).await
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

/// Begins a session and returns its name.
async fn begin(address: SocketAddr) -> (Socket, String) {
    let (client, headers) = dial(address, &[("threadwire-session", "new")])
        .await
        .expect("a connection");
    let name = text(&headers, "threadwire-session").expect("a session");
    assert_eq!(name.len(), 32, "too long to guess");
    (client, name.to_owned())
}

/// Resumes a session. Returns how many messages the server has received.
async fn go_on(
    address: SocketAddr,
    name: &str,
    received: usize,
) -> Result<(Socket, u64), StatusCode> {
    let received = received.to_string();
    let headers = [
        ("threadwire-session", name),
        ("threadwire-received", &*received),
    ];
    let (client, headers) = dial(address, &headers).await?;
    assert_eq!(text(&headers, "threadwire-session"), Some(name));
    let count = text(&headers, "threadwire-received").expect("a count");
    Ok((client, count.parse().expect("a number")))
}

fn hello() -> serde_json::Value {
    json!({ "clientInfo": { "name": "test", "version": "1" }, "capabilities": { "experimentalApi": true } })
}

#[tokio::test]
async fn nobody_gets_a_session_without_asking() {
    let house = TestServer::new().await;
    let (_, headers) = dial(house.address, &[]).await.expect("a connection");
    assert_eq!(text(&headers, "threadwire-session"), None);
    // Nor if the server keeps no sessions.
    let by_option = OpenOptions {
        resume: Some(ResumeOptions {
            grace: Duration::ZERO,
            ..ResumeOptions::default()
        }),
        ..OpenOptions::default()
    };
    let by_configuration = OpenOptions {
        overrides: vec!["app_server.reconnect_grace_sec=0".to_owned()],
        ..OpenOptions::default()
    };
    for options in [by_option, by_configuration] {
        let house = TestServer::with(options).await;
        let (client, headers) = dial(house.address, &[("threadwire-session", "new")])
            .await
            .expect("a connection");
        assert_eq!(text(&headers, "threadwire-session"), None);
        client.codex().await;
    }
}

#[tokio::test]
async fn what_did_not_arrive_is_sent_again() {
    let house = TestServer::new().await;
    let (mut client, name) = begin(house.address).await;
    client.call("initialize", hello()).await;
    client.ask("account/read", json!({})).await;
    client.ask("thread/loaded/list", json!({})).await;
    let got = [
        client.next().await,
        client.next().await,
        client.next().await,
    ];
    drop(client);

    // The first response had arrived; the others and the notifications had not.
    let (mut client, count) = go_on(house.address, &name, 1).await.expect("the session");
    assert_eq!(count, 3);
    for message in got {
        assert_eq!(client.next().await, message);
    }
    // The handshake of the connection is still valid.
    client
        .send(json!({ "id": 9, "method": "initialize", "params": hello() }))
        .await;
    assert_eq!(
        client.answer(9).await["error"]["message"],
        "Already initialized"
    );
    // A closed session cannot be resumed.
    client.wire.close(None).await.expect("a goodbye");
    let gone = poll("the end", crate::PATIENCE, async || {
        go_on(house.address, &name, 4).await.err()
    });
    assert_eq!(gone.await, StatusCode::GONE);
}

#[tokio::test]
async fn the_new_transport_takes_over() {
    let house = TestServer::new().await;
    let (mut old, name) = begin(house.address).await;
    old.call("initialize", hello()).await;
    let (mut new, count) = go_on(house.address, &name, 1).await.expect("the session");
    assert_eq!(count, 1);
    soon("the end of the old transport", async {
        while let Some(Ok(_)) = old.wire.next().await {}
    })
    .await;
    new.send(json!({ "id": 2, "method": "thread/loaded/list", "params": {} }))
        .await;
    assert_eq!(new.answer(2).await["result"]["data"], json!([]));
}

#[tokio::test]
async fn a_session_is_no_token() {
    let house = TestServer::with(OpenOptions {
        token: Some("secret".into()),
        ..OpenOptions::default()
    })
    .await;
    let (client, headers) = dial(
        house.address,
        &[
            ("authorization", "Bearer secret"),
            ("threadwire-session", "new"),
        ],
    )
    .await
    .expect("a connection");
    let name = text(&headers, "threadwire-session").expect("a session");
    drop(client);
    let session = [("threadwire-session", name), ("threadwire-received", "0")];
    for authorization in [None, Some(("authorization", "Bearer wrong"))] {
        let headers: Vec<_> = session.into_iter().chain(authorization).collect();
        let refused = dial(house.address, &headers).await.err();
        assert_eq!(refused, Some(StatusCode::UNAUTHORIZED));
    }
    let foreign = [session[0], session[1], ("origin", "http://example.com")];
    let refused = dial(house.address, &foreign).await.err();
    assert_eq!(refused, Some(StatusCode::FORBIDDEN));
    let headers = [session[0], session[1], ("authorization", "Bearer secret")];
    let (client, _) = dial(house.address, &headers).await.expect("the session");
    client.codex().await;
}

#[tokio::test]
async fn what_cannot_be_gone_on_with_is_refused() {
    let house = TestServer::with(OpenOptions {
        resume: Some(ResumeOptions {
            log_limit: 4096,
            ..ResumeOptions::default()
        }),
        ..OpenOptions::default()
    })
    .await;
    let gone = Some(StatusCode::GONE);
    assert_eq!(go_on(house.address, "unknown", 0).await.err(), gone);
    let (mut client, name) = begin(house.address).await;
    client.call("initialize", hello()).await;
    let refused = dial(house.address, &[("threadwire-session", &*name)]).await;
    assert_eq!(refused.err(), Some(StatusCode::BAD_REQUEST));
    // A count above the number of sent messages is refused.
    assert_eq!(go_on(house.address, &name, 99).await.err(), gone);
    // Without acknowledgements, the oldest messages are dropped at the limit.
    let first = client.next().await.expect("a notification");
    assert!(first.get("id").is_none(), "{first}");
    let mut count = 2;
    for _ in 0..64 {
        let id = client.ask("account/read", json!({})).await;
        client.answer(id).await;
        count += 1;
    }
    assert_eq!(go_on(house.address, &name, 1).await.err(), gone);
    // A refused claim does not affect the existing connection.
    let id = client.ask("account/read", json!({})).await;
    client.answer(id).await;
    count += 1;
    drop(client);
    let (mut client, received) = go_on(house.address, &name, count - 1)
        .await
        .expect("the session");
    assert_eq!(received as usize, count - 1);
    assert_eq!(client.answer(id).await["id"], id);
}

#[tokio::test]
async fn a_client_that_does_not_come_back_is_forgotten() {
    let house = TestServer::with(OpenOptions {
        resume: Some(ResumeOptions {
            grace: Duration::from_millis(20),
            ..ResumeOptions::default()
        }),
        ..OpenOptions::default()
    })
    .await;
    let (mut client, name) = begin(house.address).await;
    client.call("initialize", hello()).await;
    drop(client);
    let mut wait = Duration::from_millis(10);
    // An early reconnect is allowed, and restarts the grace period.
    while let Ok((client, _)) = go_on(house.address, &name, 1).await {
        drop(client);
        wait *= 2;
        assert!(wait < crate::PATIENCE, "never forgotten");
        tokio::time::sleep(wait).await;
    }
    assert_eq!(
        go_on(house.address, &name, 1).await.err(),
        Some(StatusCode::GONE)
    );
}

#[tokio::test]
async fn a_server_that_stops_waits_for_nobody() {
    let house = TestServer::with(OpenOptions {
        resume: Some(ResumeOptions {
            grace: Duration::from_secs(3600),
            ..ResumeOptions::default()
        }),
        ..OpenOptions::default()
    })
    .await;
    let (mut client, _) = begin(house.address).await;
    client.call("initialize", hello()).await;
    drop(client);
    let (mut other, _) = begin(house.address).await;
    other.call("initialize", hello()).await;
    soon("the end of the server", house.server.shutdown()).await;
    while other.next().await.is_some() {}
}
