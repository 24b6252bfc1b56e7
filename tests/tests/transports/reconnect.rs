//! Tests of clients whose connection is cut at many different points.

use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use threadwire_client::{
    AcpClient, ClientError, CodexClient, Connection, DotCraftClient, Endpoint, Event, Reconnect,
    Responder, Transport,
    protocol::{
        RawJson,
        codex::{ClientInfo, InitializeCapabilities, InitializeParams, TurnStatus},
    },
};
use threadwire_server::{Listen, OpenOptions, ResumeOptions};

use crate::{
    TestServer,
    client::Socket,
    poll,
    proxy::{Cut, Proxy},
    server, soon,
};

/// Reconnects at once, and does not give up before the test does.
const EAGER: Reconnect = Reconnect {
    give_up_after: crate::PATIENCE,
    first_pause: Duration::from_millis(1),
    longest_pause: Duration::from_millis(20),
};

fn raw(value: Value) -> RawJson {
    RawJson::encode(&value).expect("JSON")
}

async fn call(connection: &Connection, method: &str, params: Value) -> Value {
    let answer = soon(method, connection.request_raw(method, &raw(params))).await;
    answer
        .unwrap_or_else(|error| panic!("{method}: {error}"))
        .decode()
        .expect("JSON")
}

/// Connects through a proxy, and does the handshake.
async fn connect(proxy: &Proxy, reconnect: Reconnect) -> CodexClient {
    let endpoint = Endpoint::address(&proxy.url(), None);
    let client = CodexClient::connect_with(endpoint, Some(reconnect))
        .await
        .expect("a connection");
    let hello = InitializeParams {
        client_info: ClientInfo {
            name: "test".into(),
            title: None,
            version: "1".into(),
        },
        capabilities: Some(InitializeCapabilities {
            experimental_api: Some(true),
            ..InitializeCapabilities::default()
        }),
    };
    client.initialize(&hello).await.expect("a welcome");
    client.initialized().await.expect("sent");
    client
}

async fn start_thread(connection: &Connection) -> String {
    let params = json!({ "approvalPolicy": "untrusted", "sandbox": "danger-full-access" });
    let started = call(connection, "thread/start", params).await;
    started["thread"]["id"].as_str().expect("an id").to_owned()
}

fn input(thread: &str, text: &str) -> Value {
    json!({ "threadId": thread, "input": [{ "type": "text", "text": text }] })
}

async fn next(connection: &Connection) -> Event {
    let event = soon("an event", connection.next_event()).await;
    event.unwrap_or_else(|| panic!("closed: {:?}", connection.close_reason()))
}

/// Skips to the event of this method.
async fn until(connection: &Connection, method: &str) -> Event {
    loop {
        let event = next(connection).await;
        if event.method() == method {
            return event;
        }
    }
}

/// Skips to the next server request.
async fn question(connection: &Connection) -> Responder {
    loop {
        if let Event::Request { responder, .. } = next(connection).await {
            return responder;
        }
    }
}

/// Runs a conversation: three turns with text, an approval, a command with side effects, and concurrent other requests.
/// Returns the events of the client, without ids and times, and the number of reconnects.
async fn talk(house: &TestServer, proxy: &Proxy) -> (Vec<String>, usize) {
    let client = connect(proxy, EAGER).await;
    let connection = &client.connection;
    let thread = start_thread(connection).await;
    let file = house.folder.path().join(&thread);
    let mut seen = Vec::new();
    let mut resumed = 0;
    for round in 0..3 {
        let text = format!(
            "stream: 100 x 30\nrun: echo {round} >> {}\nsay: done {round}",
            file.display()
        );
        call(connection, "turn/start", input(&thread, &text)).await;
        loop {
            match next(connection).await {
                Event::Notification { method, params } => {
                    note(&mut seen, &method, &params.decode().expect("JSON"));
                    if &*method == "turn/completed" {
                        break;
                    }
                }
                Event::Request {
                    method, responder, ..
                } => {
                    seen.push(format!("asked {method}"));
                    let loaded = call(connection, "thread/loaded/list", json!({})).await;
                    let loaded = loaded["data"].as_array().expect("threads");
                    assert!(loaded.contains(&json!(thread)), "{loaded:?}");
                    responder.respond(&json!({ "decision": "accept" }));
                }
                Event::Transport(Transport::Lost(_)) => {}
                Event::Transport(Transport::Resumed) => resumed += 1,
                Event::Transport(other) => panic!("{other:?}"),
            }
        }
    }
    let params = json!({ "threadId": thread, "itemsView": "full", "sortDirection": "asc" });
    let turns = call(connection, "thread/turns/list", params).await;
    for turn in turns["data"].as_array().expect("turns") {
        seen.push(format!("turn {}", turn["status"]));
    }
    let trace = std::fs::read_to_string(file).expect("the commands ran");
    assert_eq!(trace, "0\n1\n2\n", "each command ran once");
    soon("the end", connection.close()).await;
    for entry in &mut seen {
        *entry = entry.replace(&thread, "THREAD");
    }
    (seen, resumed)
}

/// Compares the events, and shows the first difference.
#[track_caller]
fn check(seen: &[String], expected: &[String], script: &[Cut]) {
    let differ = |at: &usize| seen.get(*at) != expected.get(*at);
    if let Some(at) = (0..seen.len().max(expected.len())).find(differ) {
        let (seen, expected) = (seen.get(at), expected.get(at));
        panic!("entry {at} is {seen:?} instead of {expected:?}; {script:?}");
    }
}

/// Records a notification. Consecutive deltas count as one, because their number depends on timing.
fn note(seen: &mut Vec<String>, method: &str, params: &Value) {
    // The commands print nothing; the output of a login shell varies.
    if method == "item/commandExecution/outputDelta" {
        return;
    }
    if let Some(delta) = params["delta"].as_str() {
        let start = format!("{method}: ");
        match seen.last_mut() {
            Some(last) if last.starts_with(&start) => last.push_str(delta),
            _ => seen.push(start + delta),
        }
        return;
    }
    let item = &params["item"];
    seen.push(format!(
        "{method} {} {} {}",
        item["type"], item["status"], params["turn"]["status"]
    ));
}

/// The bytes that a cut lets pass for the HTTP handshake, because a failed first connection is not retried.
const HANDSHAKE: usize = 600;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cuts_do_not_show() {
    let house = TestServer::new().await;
    let whole = talk(&house, &Proxy::to(house.address, []).await).await;
    assert_eq!(whole.1, 0);
    assert!(whole.0.len() > 20, "{whole:?}");
    // In the frames of the handshake, in the middle of turns, and repeatedly before a connection is established.
    let scripts: &[&[Cut]] = &[
        &[Cut::down(HANDSHAKE)],
        &[Cut::up(HANDSHAKE)],
        &[
            Cut::down(1000),
            Cut::down(0),
            Cut::up(0),
            Cut::down(100),
            Cut::up(100),
            Cut::down(260),
        ],
        &[Cut::down(5000), Cut::down(5001), Cut::down(5002)],
        &[Cut::up(900), Cut::up(700), Cut::up(701), Cut::up(500)],
    ];
    for script in scripts {
        let proxy = Proxy::to(house.address, script.iter().copied()).await;
        let (seen, resumed) = talk(&house, &proxy).await;
        check(&seen, &whole.0, script);
        assert!(resumed > 0, "{script:?}");
        assert_eq!(proxy.cuts_left(), 0, "{script:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cuts_at_random_do_not_show() {
    let house = TestServer::new().await;
    let (whole, _) = talk(&house, &Proxy::to(house.address, []).await).await;
    // A fixed seed, so that a failure can be reproduced.
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut random = move |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    };
    let mut resumed = 0;
    for _ in 0..12 {
        let mut script = vec![Cut {
            up: HANDSHAKE + random(4000),
            down: HANDSHAKE + random(30_000),
        }];
        script.extend((0..random(6)).map(|_| Cut {
            up: random(3000),
            down: random(12_000),
        }));
        let proxy = Proxy::to(house.address, script.iter().copied()).await;
        let (seen, times) = talk(&house, &proxy).await;
        check(&seen, &whole, &script);
        resumed += times;
    }
    assert!(resumed > 12, "{resumed}");
}

#[tokio::test]
async fn a_question_is_answered_once_over_a_new_line() {
    let house = TestServer::new().await;
    let proxy = Proxy::to(house.address, []).await;
    let client = connect(&proxy, EAGER).await;
    let connection = &client.connection;
    let thread = start_thread(connection).await;
    // The request is answered after the reconnect, and before it.
    for answer_early in [false, true] {
        call(connection, "turn/start", input(&thread, "run: echo hi")).await;
        let responder = question(connection).await;
        proxy.go_down();
        until(connection, "transport/lost").await;
        if answer_early {
            responder.respond(&json!({ "decision": "accept" }));
            proxy.come_up();
            until(connection, "transport/resumed").await;
        } else {
            proxy.come_up();
            until(connection, "transport/resumed").await;
            responder.respond(&json!({ "decision": "accept" }));
        }
        let completed = loop {
            match next(connection).await {
                Event::Request { method, .. } => panic!("asked again: {method}"),
                event if event.method() == "turn/completed" => break event,
                _ => {}
            }
        };
        let completed: Value = completed.params().decode().expect("JSON");
        assert_eq!(completed["turn"]["status"], "completed");
    }
    // The turns ran their commands, so the answers arrived.
    let params = json!({ "threadId": thread, "itemsView": "full" });
    let turns = call(connection, "thread/turns/list", params).await;
    for turn in turns["data"].as_array().expect("turns") {
        assert_eq!(turn["items"][1]["exitCode"], 0, "{turn}");
    }
}

#[tokio::test]
async fn a_turn_whose_start_is_not_heard_of_starts_once() {
    let house = TestServer::new().await;
    let proxy = Proxy::to(house.address, []).await;
    let client = connect(&proxy, EAGER).await;
    let connection = &client.connection;
    let thread = start_thread(connection).await;
    let mut other = Socket::connect(house.address, "/").await.codex().await;

    proxy.mute();
    let params = input(&thread, "say: once");
    let asking = tokio::spawn({
        let connection = connection.clone();
        async move { connection.request_raw("turn/start", &raw(params)).await }
    });
    let done = poll("the turn", crate::PATIENCE, async || {
        let turn = other.turns(&thread).await.pop()?;
        (turn["status"] == "completed").then_some(turn)
    });
    done.await;
    proxy.cut();
    let answer = soon("the answer", asking).await.expect("no panic");
    let answer: Value = answer.expect("an answer").decode().expect("JSON");
    until(connection, "turn/completed").await;
    let turns = other.turns(&thread).await;
    assert_eq!(turns.len(), 1);
    assert_eq!(turns[0]["id"], answer["turn"]["id"]);
}

/// Opens a second server on the folder of the first one, and returns its address.
async fn second_server(house: &TestServer) -> (threadwire_server::Server, std::net::SocketAddr) {
    let second = server(house.folder.path(), OpenOptions::default()).await;
    let free = Listen::WebSocket(([127, 0, 0, 1], 0).into());
    match second.listen(&free).await.expect("a free port").address {
        Listen::WebSocket(address) => (second, address),
        other => panic!("{other}"),
    }
}

#[tokio::test]
async fn a_server_that_was_restarted_is_met_anew() {
    let house = TestServer::new().await;
    let proxy = Proxy::to(house.address, []).await;
    let client = connect(&proxy, EAGER).await;
    let connection = &client.connection;
    let thread = start_thread(connection).await;
    let params = serde_json::from_value(input(&thread, "say: so far\nwait: 1000s"));
    let mut turn = client
        .start_turn(&params.expect("params"))
        .await
        .expect("a turn");
    while turn.next().await.expect("an event").method() != "item/agentMessage/delta" {}

    // A request without a response, a request of the old server, and then another server.
    proxy.mute();
    let waiting = tokio::spawn({
        let connection = connection.clone();
        async move {
            connection
                .request_raw("account/read", &raw(json!({})))
                .await
        }
    });
    proxy.go_down();
    house.server.shutdown().await;
    let (second, address) = second_server(&house).await;
    proxy.lead_to(address);
    proxy.come_up();

    match soon("the end of the request", waiting)
        .await
        .expect("no panic")
    {
        Err(ClientError::Lost { reason }) => assert!(
            reason
                .message
                .starts_with("the connection was lost and the server did not keep it: "),
            "{reason}"
        ),
        other => panic!("{other:?}"),
    }
    // The client repeated the handshake and attached to the thread again; the turn ended with its server.
    let ended = soon("the end of the turn", turn.completed()).await;
    assert_eq!(ended.expect("a turn").status, TurnStatus::Interrupted);
    let params = input(&thread, "say: here again");
    call(connection, "turn/start", params).await;
    let completed = until(connection, "turn/completed").await;
    let completed: Value = completed.params().decode().expect("JSON");
    assert_eq!(completed["turn"]["status"], "completed");
    soon("the end", connection.close()).await;
    second.shutdown().await;
}

#[tokio::test]
async fn a_server_that_stops_for_a_while_is_waited_for() {
    let house = TestServer::new().await;
    let proxy = Proxy::to(house.address, []).await;
    let client = connect(&proxy, EAGER).await;
    let connection = &client.connection;
    // The server closes the connection with "going away".
    house.server.shutdown().await;
    until(connection, "transport/lost").await;
    let asking = tokio::spawn({
        let connection = connection.clone();
        async move {
            connection
                .request_raw("account/read", &raw(json!({})))
                .await
        }
    });
    let (_second, address) = second_server(&house).await;
    proxy.lead_to(address);
    until(connection, "transport/renewed").await;
    let lost = soon("the end of the request", asking).await;
    assert!(matches!(
        lost.expect("no panic"),
        Err(ClientError::Lost { .. })
    ));
    call(connection, "account/read", json!({})).await;
}

#[tokio::test]
async fn every_dialect_comes_back() {
    let hello = json!({ "clientInfo": { "name": "test", "version": "1" } });
    let dialects = [
        (CodexClient::WIRE, "/", hello.clone(), "thread/list"),
        (DotCraftClient::WIRE, "/ws", hello, "model/list"),
        (
            AcpClient::WIRE,
            "/acp",
            json!({ "protocolVersion": 1 }),
            "session/list",
        ),
    ];
    for (wire, path, hello, method) in dialects {
        let house = TestServer::new().await;
        let proxy = Proxy::to(house.address, []).await;
        let endpoint = Endpoint::address(&format!("{}{path}", proxy.url()), None);
        let connection = Connection::open_with(wire, endpoint, Some(EAGER)).await;
        let connection = connection.expect("a connection");
        call(&connection, "initialize", hello).await;
        let sent = connection.notify_raw("initialized", &raw(json!({}))).await;
        sent.expect("sent");
        call(&connection, method, json!({})).await;
        // The first server resumes the session; then the client has to start one at another server.
        proxy.cut();
        until(&connection, "transport/resumed").await;
        call(&connection, method, json!({})).await;
        proxy.go_down();
        house.server.shutdown().await;
        let (_second, address) = second_server(&house).await;
        proxy.lead_to(address);
        proxy.come_up();
        until(&connection, "transport/renewed").await;
        call(&connection, method, json!({})).await;
    }
}

#[tokio::test]
async fn a_unix_socket_is_found_again() {
    let house = TestServer::new().await;
    let path = house.folder.path().join("run").join("threadwire.sock");
    let listen = Listen::Unix(path.clone());
    house.server.listen(&listen).await.expect("a socket");
    let endpoint = Endpoint::address(&format!("unix://{}", path.display()), None);
    let connection = Connection::open_with(CodexClient::WIRE, endpoint, Some(EAGER)).await;
    let connection = connection.expect("a connection");
    let hello = json!({ "clientInfo": { "name": "test", "version": "1" } });
    call(&connection, "initialize", hello).await;
    house.server.shutdown().await;
    let (second, _) = second_server(&house).await;
    second.listen(&listen).await.expect("a socket");
    until(&connection, "transport/renewed").await;
    call(&connection, "account/read", json!({})).await;
}

#[tokio::test]
async fn a_turn_goes_on_although_the_connection_is_forgotten() {
    let house = TestServer::with(OpenOptions {
        resume: Some(ResumeOptions {
            // The server ends a connection with its transport.
            grace: Duration::ZERO,
            ..ResumeOptions::default()
        }),
        ..OpenOptions::default()
    })
    .await;
    let proxy = Proxy::to(house.address, []).await;
    let client = connect(&proxy, EAGER).await;
    let thread = start_thread(&client.connection).await;
    let params = serde_json::from_value(input(&thread, "say: so far\nrun: echo hi"));
    let mut turn = client
        .start_turn(&params.expect("params"))
        .await
        .expect("a turn");
    let ask = async |turn: &mut threadwire_client::RunningTurn| loop {
        let event = soon("a question", turn.next()).await.expect("an event");
        if let Event::Request { responder, .. } = event {
            return responder;
        }
    };
    let first = ask(&mut turn).await;
    proxy.cut();
    // The server sends the request again over the new connection; an answer to the old one is ignored.
    let second = ask(&mut turn).await;
    first.respond(&json!({ "decision": "decline" }));
    second.respond(&json!({ "decision": "accept" }));
    let ended = soon("the end of the turn", turn.completed())
        .await
        .expect("a turn");
    assert_eq!(ended.status, TurnStatus::Completed);
    let mut other = Socket::connect(house.address, "/").await.codex().await;
    let turns = other.turns(&thread).await;
    assert_eq!(turns[0]["items"][2]["exitCode"], 0, "{}", turns[0]);
}

#[tokio::test]
async fn requests_without_a_line_have_their_time_limit() {
    let house = TestServer::new().await;
    let proxy = Proxy::to(house.address, []).await;
    let client = connect(&proxy, EAGER).await;
    let connection = &client.connection;
    proxy.go_down();
    until(connection, "transport/lost").await;
    let impatient = connection.with_timeout(Duration::from_millis(20));
    let late = impatient.request_raw("account/read", &raw(json!({}))).await;
    assert!(matches!(late, Err(ClientError::Timeout { .. })), "{late:?}");
    let patient = tokio::spawn({
        let connection = connection.clone();
        async move {
            connection
                .request_raw("account/read", &raw(json!({})))
                .await
        }
    });
    proxy.come_up();
    soon("the answer", patient)
        .await
        .expect("no panic")
        .expect("an answer");
}

#[tokio::test]
async fn coming_back_has_an_end() {
    let house = TestServer::new().await;
    let proxy = Proxy::to(house.address, []).await;
    let client = connect(
        &proxy,
        Reconnect {
            give_up_after: Duration::from_millis(50),
            ..EAGER
        },
    )
    .await;
    proxy.go_down();
    let reason = soon("the end", client.connection.closed()).await;
    assert!(
        reason.message.contains("gave up reconnecting after 50ms"),
        "{reason}"
    );
    let late = client.connection.request_raw("x", &RawJson::null()).await;
    assert!(matches!(late, Err(ClientError::Closed { .. })), "{late:?}");

    // Closing does not wait for the reconnect.
    proxy.come_up();
    let client = connect(&proxy, EAGER).await;
    proxy.go_down();
    until(&client.connection, "transport/lost").await;
    let reason = soon("the end", client.connection.close()).await;
    assert_eq!(reason.message, "closed by this client");
}

#[tokio::test]
async fn a_server_that_wants_another_token_is_not_asked_again() {
    let open = TestServer::new().await;
    let locked = TestServer::with(OpenOptions {
        token: Some("secret".into()),
        ..OpenOptions::default()
    })
    .await;
    let proxy = Proxy::to(open.address, []).await;
    let client = connect(&proxy, EAGER).await;
    proxy.lead_to(locked.address);
    proxy.cut();
    let reason: Arc<_> = soon("the end", client.connection.closed()).await;
    assert!(
        reason
            .message
            .ends_with("the server refused: 401 Unauthorized"),
        "{reason}"
    );
}
