//! Tests of clients with their own tokens: their rights in every dialect, over real sockets.

use std::{fs::File, net::SocketAddr};

use serde_json::{Value, json};
use threadwire_client::protocol::Access;
use threadwire_server::{OpenOptions, TokenFile};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{
    client::IntoClientRequest, http::StatusCode, protocol::frame::coding::CloseCode,
};

use crate::{
    PATIENCE, TestServer,
    client::{Client, Memory, Socket},
    poll,
    process::Process,
    sockets::farewell,
};

/// Connects with a token, and with other headers.
async fn dial(
    address: SocketAddr,
    path: &str,
    token: &str,
    headers: &[(&'static str, &str)],
) -> Result<Socket, StatusCode> {
    let request = format!("ws://{address}{path}").into_client_request();
    let mut request = request.expect("an address");
    let authorization = ("authorization", &*format!("Bearer {token}"));
    for (name, value) in headers.iter().chain([&authorization]) {
        let value = value.parse().expect("a value");
        request.headers_mut().insert(*name, value);
    }
    let stream = TcpStream::connect(address).await;
    let dialed = Client::try_over(request, stream.expect("the server listens")).await;
    dialed.map(|(client, _)| client)
}

/// A server whose clients have their own tokens.
struct Shared {
    house: TestServer,
    tokens: TokenFile,
}

impl Shared {
    async fn new() -> Self {
        let house = TestServer::with(OpenOptions::default()).await;
        let tokens = TokenFile::new(house.folder.path().join("home"));
        Self { house, tokens }
    }

    /// Makes a token of this name.
    fn token(&self, name: &str, scope: Access) -> String {
        self.tokens.create(name, scope).expect("a token")
    }

    async fn dial(&self, path: &str, token: &str) -> Socket {
        let dialed = dial(self.house.address, path, token, &[]).await;
        dialed.expect("the token is known")
    }

    async fn codex(&self, token: &str) -> Socket {
        self.dial("/", token).await.codex().await
    }

    async fn dotcraft(&self, token: &str) -> Socket {
        let mut client = self.dial("/ws", token).await;
        let params = json!({
            "clientInfo": { "name": "test", "version": "1" },
            "capabilities": { "approvalSupport": true },
        });
        client.call("initialize", params).await;
        client
            .send(json!({ "jsonrpc": "2.0", "method": "initialized", "params": {} }))
            .await;
        client
    }

    async fn acp(&self, token: &str) -> Socket {
        let mut client = self.dial("/acp", token).await;
        let params = json!({ "protocolVersion": 1 });
        client.call("initialize", params).await;
        client
    }

    fn cwd(&self) -> String {
        self.house.folder.path().display().to_string()
    }
}

/// Sends a request that must be refused, and returns the error.
async fn refused(client: &mut Socket, method: &str, params: Value) -> Value {
    let id = client.ask(method, params).await;
    let answer = client.answer(id).await;
    assert!(answer.get("result").is_none(), "{method}: {answer}");
    answer["error"].clone()
}

/// Reads until the connection is closed.
async fn ended(client: &mut Socket) {
    while client.next().await.is_some() {}
}

fn forbidden_codex(method: &str, scope: &str) -> Value {
    let message = format!("{method} needs a token of the scope `{scope}`");
    json!({ "code": -32600, "message": message })
}

fn forbidden_dotcraft(method: &str, scope: &str) -> Value {
    let detail = format!("{method} needs a token of the scope `{scope}`.");
    let data = json!({ "code": "Forbidden", "detail": detail });
    json!({ "code": -32600, "message": "Invalid request", "data": data })
}

fn forbidden_acp(method: &str, scope: &str) -> Value {
    let data = format!("{method} needs a token of the scope `{scope}`");
    json!({ "code": -32600, "message": "Invalid request", "data": data })
}

#[tokio::test]
async fn each_scope_holds_for_codex_clients() {
    let shared = Shared::new().await;
    let (read, act, admin) = (
        shared.token("reader", Access::Read),
        shared.token("worker", Access::Act),
        shared.token("boss", Access::Admin),
    );
    let mut worker = shared.codex(&act).await;
    let thread = worker.thread().await;
    worker.turn(&thread, "say: hello").await;
    worker.until("turn/completed").await;
    let exec = json!({ "command": ["true"] });
    let error = refused(&mut worker, "command/exec", exec.clone()).await;
    assert_eq!(error, forbidden_codex("command/exec", "admin"));

    let mut boss = shared.codex(&admin).await;
    assert_eq!(boss.call("command/exec", exec).await["exitCode"], 0);

    let mut reader = shared.codex(&read).await;
    let listed = reader.call("thread/list", json!({})).await;
    assert_eq!(listed["data"][0]["id"], *thread);
    let error = refused(&mut reader, "thread/start", json!({})).await;
    assert_eq!(error, forbidden_codex("thread/start", "act"));
    let found = json!({ "searchTerm": "hello" });
    let found = reader.call("thread/search", found).await;
    assert_eq!(found["data"][0]["thread"]["id"], *thread);
    let file = json!({ "path": "/etc/hostname" });
    let error = refused(&mut reader, "fs/readFile", file).await;
    assert_eq!(error, forbidden_codex("fs/readFile", "act"));
    // Its answer can hold the key of the user.
    let token = json!({ "includeToken": true });
    let error = refused(&mut worker, "getAuthStatus", token).await;
    assert_eq!(error, forbidden_codex("getAuthStatus", "admin"));
    let named = json!({ "threadId": thread, "name": "mine" });
    let error = refused(&mut reader, "thread/name/set", named).await;
    assert_eq!(error, forbidden_codex("thread/name/set", "act"));
    let with_settings = json!({ "threadId": thread, "config": { "model": "other" } });
    boss.call("thread/unsubscribe", json!({ "threadId": thread }))
        .await;
    reader
        .call("thread/resume", json!({ "threadId": thread }))
        .await;
    drop(worker);
    // The settings of the request apply only to a thread that is not loaded.
    let loaded = reader.call("thread/resume", with_settings).await;
    assert_ne!(loaded["model"], "other");
}

#[tokio::test]
async fn each_scope_holds_for_dotcraft_clients() {
    let shared = Shared::new().await;
    let (read, act) = (
        shared.token("reader", Access::Read),
        shared.token("worker", Access::Act),
    );
    let start = json!({ "identity": { "channelName": "test", "workspacePath": shared.cwd() } });
    let mut worker = shared.dotcraft(&act).await;
    let started = worker.call("thread/start", start.clone()).await;
    let thread = started["thread"]["id"].clone();
    let error = refused(&mut worker, "mcp/remove", json!({ "name": "x" })).await;
    assert_eq!(error, forbidden_dotcraft("mcp/remove", "admin"));
    // The creator of a thread may act on it.
    let rename = json!({ "threadId": thread, "displayName": "mine" });
    worker.call("thread/rename", rename.clone()).await;

    let mut reader = shared.dotcraft(&read).await;
    reader
        .call("thread/subscribe", json!({ "threadId": thread }))
        .await;
    let error = refused(&mut reader, "thread/start", start).await;
    assert_eq!(error, forbidden_dotcraft("thread/start", "act"));
    let error = refused(&mut reader, "thread/rename", rename).await;
    assert_eq!(error, forbidden_dotcraft("thread/rename", "act"));
}

#[tokio::test]
async fn each_scope_holds_for_acp_clients() {
    let shared = Shared::new().await;
    let (read, act) = (
        shared.token("reader", Access::Read),
        shared.token("worker", Access::Act),
    );
    let new = json!({ "cwd": shared.cwd(), "mcpServers": [] });
    let mut worker = shared.acp(&act).await;
    let session = worker.call("session/new", new.clone()).await["sessionId"].clone();
    let prompt =
        |text: &str| json!({ "sessionId": session, "prompt": [{ "type": "text", "text": text }] });
    worker.call("session/prompt", prompt("say: hello")).await;

    let mut reader = shared.acp(&read).await;
    let error = refused(&mut reader, "session/new", new).await;
    assert_eq!(error, forbidden_acp("session/new", "act"));
    let mut load = json!({ "sessionId": session, "cwd": shared.cwd(), "mcpServers": [] });
    reader.call("session/load", load.clone()).await;
    let error = refused(&mut reader, "session/prompt", prompt("say: me too")).await;
    assert_eq!(error, forbidden_acp("session/prompt", "act"));
    let server = json!({ "name": "x", "command": "/bin/true", "args": [], "env": [] });
    load["mcpServers"] = json!([server]);
    let error = refused(&mut reader, "session/load", load).await;
    assert_eq!(error, forbidden_acp("a session with other settings", "act"));

    // Closing a session or cancelling does not stop the turns of other clients.
    let turn = worker.ask("session/prompt", prompt("wait: 1000s")).await;
    reader.until("session/update").await;
    let cancel = json!({ "sessionId": session });
    let notification = json!({ "jsonrpc": "2.0", "method": "session/cancel", "params": cancel });
    reader.send(notification.clone()).await;
    reader.call("session/close", cancel).await;
    reader.call("session/list", json!({})).await;
    let other = shared.acp(&act).await.call("session/list", json!({})).await;
    assert_eq!(other["sessions"][0]["sessionId"], session);
    worker.send(notification).await;
    assert_eq!(
        worker.answer(turn).await["result"]["stopReason"],
        "cancelled"
    );
}

#[tokio::test]
async fn nobody_acts_on_a_thread_that_they_never_attached_to() {
    let shared = Shared::new().await;
    let ada = shared.token("ada", Access::Act);
    // With a single client the server is not shared: it may act on threads that were created without a token.
    let mut local = Client::new(Memory::new(&shared.house.server));
    local = local.codex().await;
    let old = local.thread().await;
    let name = |thread: &str| json!({ "threadId": thread, "name": "new" });
    let mut first = shared.codex(&ada).await;
    first.call("thread/name/set", name(&old)).await;

    let (bob, boss) = (
        shared.token("bob", Access::Act),
        shared.token("boss", Access::Admin),
    );
    let thread = first.thread().await;
    first.turn(&thread, "wait: 1000s").await;
    let mut second = shared.codex(&bob).await;
    let not_attached = json!({
        "code": -32600,
        "message": format!("thread {thread} is not attached: resume it first"),
    });
    let text = json!([{ "type": "text", "text": "say: no" }]);
    for (method, params) in [
        ("thread/name/set", name(&thread)),
        ("turn/start", json!({ "threadId": thread, "input": text })),
        (
            "turn/interrupt",
            json!({ "threadId": thread, "turnId": "" }),
        ),
        ("thread/archive", json!({ "threadId": thread })),
        ("thread/delete", json!({ "threadId": thread })),
    ] {
        assert_eq!(
            refused(&mut second, method, params).await,
            not_attached,
            "{method}"
        );
    }
    let mut craft = shared.dotcraft(&bob).await;
    let rename = json!({ "threadId": thread, "displayName": "new" });
    let data =
        json!({ "code": "Forbidden", "detail": format!("Subscribe to thread {thread} first.") });
    let error = refused(&mut craft, "thread/rename", rename.clone()).await;
    assert_eq!(
        error,
        json!({ "code": -32600, "message": "Invalid request", "data": data })
    );
    let mut editor = shared.acp(&bob).await;
    let error = refused(
        &mut editor,
        "session/delete",
        json!({ "sessionId": thread }),
    )
    .await;
    assert_eq!(
        error["data"],
        format!("load or resume session {thread} first")
    );

    // An administrator may act on it; so may a client that attaches, on all connections with the token.
    shared
        .codex(&boss)
        .await
        .call("thread/name/set", name(&thread))
        .await;
    second
        .call("thread/resume", json!({ "threadId": thread }))
        .await;
    second.call("thread/name/set", name(&thread)).await;
    craft.call("thread/rename", rename).await;
}

#[tokio::test]
async fn a_revoked_token_ends_its_connections() {
    let shared = Shared::new().await;
    let (ada, bob) = (
        shared.token("ada", Access::Act),
        shared.token("bob", Access::Read),
    );
    let first = shared.codex(&ada).await;
    let mut second = shared.codex(&bob).await;
    let session = [("threadwire-session", "new")];
    let resumable = dial(shared.house.address, "/", &ada, &session).await;
    assert!(shared.tokens.revoke("ada").expect("the file is there"));
    for mut client in [first, resumable.expect("a session")] {
        let (code, reason) = farewell(&mut client).await.expect("a close frame");
        assert_eq!(
            (code, &*reason),
            (CloseCode::Policy, "the token was revoked")
        );
    }
    let again = dial(shared.house.address, "/", &ada, &[]).await;
    assert_eq!(again.unwrap_err(), StatusCode::UNAUTHORIZED);
    second.call("thread/list", json!({})).await;

    // A token file without tokens still requires a token.
    assert!(shared.tokens.revoke("bob").expect("the file is there"));
    ended(&mut second).await;
    let nobody = dial(shared.house.address, "/", "", &[]).await;
    assert_eq!(nobody.unwrap_err(), StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_session_belongs_to_the_token_it_was_begun_with() {
    let shared = Shared::new().await;
    let (ada, bob) = (
        shared.token("ada", Access::Act),
        shared.token("bob", Access::Act),
    );
    let request = |token: &str, session: &str| {
        let request = format!("ws://{}/", shared.house.address).into_client_request();
        let mut request = request.expect("an address");
        let headers = request.headers_mut();
        headers.insert(
            "authorization",
            format!("Bearer {token}").parse().expect("a value"),
        );
        headers.insert("threadwire-session", session.parse().expect("a value"));
        headers.insert("threadwire-received", "0".parse().expect("a value"));
        request
    };
    let connect = async || {
        TcpStream::connect(shared.house.address)
            .await
            .expect("the server listens")
    };
    let begun = Client::try_over(request(&ada, "new"), connect().await).await;
    let (_client, headers) = begun.expect("a session");
    let session = headers["threadwire-session"].to_str().expect("text");
    let stolen = Client::try_over(request(&bob, session), connect().await).await;
    assert_eq!(stolen.map(drop).unwrap_err(), StatusCode::GONE);
    let resumed = Client::try_over(request(&ada, session), connect().await).await;
    resumed.map(drop).expect("the session is there");
}

#[tokio::test]
async fn who_answers_is_recorded_and_who_looks_on_is_not_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let tokens = TokenFile::new(folder.path().join("home"));
    let secrets = [("ada", Access::Act), ("bob", Access::Read)]
        .map(|(name, scope)| tokens.create(name, scope).expect("a token"));
    let log = folder.path().join("log");
    let file = File::create(&log).expect("a file");
    let server = Process::logging(folder.path(), &["--listen", "ws://127.0.0.1:0"], file);
    let read = || std::fs::read_to_string(&log).expect("text");
    let address: SocketAddr = poll("the address", PATIENCE, async || {
        let log = read();
        let (_, rest) = log.split_once("listening on: ws://")?;
        rest.lines().next()?.parse().ok()
    })
    .await;

    let codex = async |token: &str| {
        let dialed = dial(address, "/", token, &[]).await;
        dialed.expect("the token is known").codex().await
    };
    let mut ada = codex(&secrets[0]).await;
    let mut bob = codex(&secrets[1]).await;
    let thread = ada.thread().await;
    bob.call("thread/resume", json!({ "threadId": thread }))
        .await;
    ada.turn(&thread, "run: touch file").await;
    let asked = ada.until("item/commandExecution/requestApproval").await;
    ada.send(json!({ "id": asked["id"], "result": { "decision": "accept" } }))
        .await;
    let mut seen = Vec::new();
    loop {
        let message = bob.next().await.expect("a message");
        let method = message["method"].as_str().unwrap_or_default().to_owned();
        let is_last = method == "turn/completed";
        seen.push(method);
        if is_last {
            break;
        }
    }
    assert!(
        seen.iter().any(|method| method == "item/completed"),
        "{seen:?}"
    );
    assert!(
        !seen.iter().any(|method| method.contains("requestApproval")),
        "{seen:?}"
    );

    // A token in the query is accepted, too.
    let query = format!("/?token={}", secrets[0]);
    Socket::connect(address, &query).await.codex().await;
    poll("the record of the answer", PATIENCE, async || {
        let log = read();
        let mut lines = log.lines();
        lines.find(|line| line.contains("answered") && line.contains("principal=ada"))?;
        Some(())
    })
    .await;
    server.kill().await;
    let log = read();
    for secret in &secrets {
        assert!(!log.contains(secret.as_str()), "a token is in the log");
    }
    assert!(!log.contains("principal=bob") || !log.contains("answered principal=bob"));
}
