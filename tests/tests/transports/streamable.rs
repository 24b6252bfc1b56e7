//! Tests of the HTTP transport of the Agent Client Protocol: messages are posted, and answers come as events.

use serde_json::{Value, json};
use threadwire_server::OpenOptions;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::{TestServer, client::Socket, soon};

/// The head of a response, and its socket.
struct Answer {
    status: u16,
    head: String,
    rest: Vec<u8>,
    stream: TcpStream,
}

impl Answer {
    fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then_some(value.trim())
        })
    }

    /// Reads the body to the end of the socket.
    async fn body(mut self) -> String {
        let mut body = std::mem::take(&mut self.rest);
        // A socket may be reset after a refusal that does not read the request.
        let _ = soon("the body", self.stream.read_to_end(&mut body)).await;
        String::from_utf8(body).expect("text")
    }

    fn events(self) -> Events {
        assert_eq!(self.status, 200, "{}", self.head);
        assert_eq!(self.header("content-type"), Some("text/event-stream"));
        Events {
            raw: self.rest,
            text: String::new(),
            stream: self.stream,
        }
    }
}

/// Sends a request. `headers` end with a line break each.
async fn send(house: &TestServer, method: &str, headers: &str, body: &str) -> Answer {
    let mut stream = TcpStream::connect(house.address)
        .await
        .expect("the server listens");
    let length = match method.starts_with("POST")
        && !headers.contains("-Length")
        && !headers.contains("-Encoding")
    {
        true => format!("Content-Length: {}\r\n", body.len()),
        false => String::new(),
    };
    let text = format!("{method} HTTP/1.1\r\nHost: localhost\r\n{headers}{length}\r\n{body}");
    stream
        .write_all(text.as_bytes())
        .await
        .expect("the server reads");
    let mut rest = Vec::new();
    let mut buffer = [0; 4096];
    loop {
        if let Some(end) = rest.windows(4).position(|bytes| bytes == b"\r\n\r\n") {
            let head = String::from_utf8(rest[..end].to_vec()).expect("text");
            let status = head
                .split(' ')
                .nth(1)
                .and_then(|status| status.parse().ok());
            return Answer {
                status: status.expect("a status"),
                head,
                rest: rest.split_off(end + 4),
                stream,
            };
        }
        let read = soon("an answer", stream.read(&mut buffer)).await;
        let read = read.expect("the server answers");
        assert!(
            read > 0,
            "closed after {:?}",
            String::from_utf8_lossy(&rest)
        );
        rest.extend_from_slice(&buffer[..read]);
    }
}

/// A stream of events.
struct Events {
    /// What was read and is not a whole chunk yet.
    raw: Vec<u8>,
    /// What was read and is not a whole event yet.
    text: String,
    stream: TcpStream,
}

impl Events {
    /// Returns the id of the next event and its message; `None` at the end.
    async fn next(&mut self) -> Option<(u64, Value)> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let (event, rest) = (event.to_owned(), rest.to_owned());
                self.text = rest;
                if event.starts_with(':') {
                    continue;
                }
                let (id, data) = event.split_once('\n').expect("an id and data");
                let id = id.strip_prefix("id: ").expect("an id");
                let data = data.strip_prefix("data: ").expect("data");
                let message = serde_json::from_str(data).expect("JSON");
                return Some((id.parse().expect("a number"), message));
            }
            self.chunk().await?;
        }
    }

    /// Reads one chunk of the transfer encoding.
    async fn chunk(&mut self) -> Option<()> {
        let mut buffer = [0; 4096];
        loop {
            if let Some(end) = self.raw.windows(2).position(|bytes| bytes == b"\r\n") {
                let size = std::str::from_utf8(&self.raw[..end]).expect("text");
                let size = usize::from_str_radix(size, 16).expect("a size");
                if size == 0 {
                    return None;
                }
                if self.raw.len() >= end + 2 + size + 2 {
                    let text = self.raw[end + 2..end + 2 + size].to_vec();
                    self.text += &String::from_utf8(text).expect("text");
                    self.raw.drain(..end + 2 + size + 2);
                    return Some(());
                }
            }
            let read = soon("an event", self.stream.read(&mut buffer)).await;
            match read.expect("the stream can be read") {
                0 => return None,
                read => self.raw.extend_from_slice(&buffer[..read]),
            }
        }
    }

    /// Reads up to the message that `is_meant` accepts.
    async fn until(&mut self, is_meant: impl Fn(&Value) -> bool) -> (u64, Value) {
        loop {
            let (id, message) = self.next().await.expect("the stream goes on");
            if is_meant(&message) {
                return (id, message);
            }
        }
    }

    async fn answer(&mut self, id: u64) -> (u64, Value) {
        self.until(|message| message["id"] == id && message.get("method").is_none())
            .await
    }
}

/// A client of a server.
struct Client<'a> {
    house: &'a TestServer,
    name: String,
}

impl<'a> Client<'a> {
    async fn new(house: &'a TestServer) -> Self {
        let answer = send(house, "POST /acp", JSON, &initialize()).await;
        assert_eq!(answer.status, 200);
        let name = answer
            .header("acp-connection-id")
            .expect("a name")
            .to_owned();
        let body: Value = serde_json::from_str(&answer.body().await).expect("JSON");
        assert_eq!(body["result"]["protocolVersion"], 1);
        Self { house, name }
    }

    fn headers(&self, session: Option<&str>) -> String {
        let session = session.map(|session| format!("Acp-Session-Id: {session}\r\n"));
        format!(
            "Acp-Connection-Id: {}\r\n{}",
            self.name,
            session.unwrap_or_default()
        )
    }

    async fn post(&self, session: Option<&str>, message: Value) {
        let headers = format!("{JSON}{}", self.headers(session));
        let answer = send(self.house, "POST /acp", &headers, &message.to_string()).await;
        assert_eq!((answer.status, answer.body().await), (202, String::new()));
    }

    async fn events(&self, session: Option<&str>, more: &str) -> Events {
        let headers = format!("{EVENTS}{more}{}", self.headers(session));
        send(self.house, "GET /acp", &headers, "").await.events()
    }

    /// Opens a session. Returns its id.
    async fn session(&self, common: &mut Events) -> String {
        let cwd = self.house.folder.path();
        let new = request(2, "session/new", json!({ "cwd": cwd, "mcpServers": [] }));
        self.post(None, new).await;
        let (_, answer) = common.answer(2).await;
        answer["result"]["sessionId"]
            .as_str()
            .expect("an id")
            .to_owned()
    }
}

const JSON: &str = "Content-Type: application/json\r\n";
const EVENTS: &str = "Accept: application/json, text/event-stream\r\n";

fn request(id: u64, method: &str, params: Value) -> Value {
    json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params })
}

fn initialize() -> String {
    request(1, "initialize", json!({ "protocolVersion": 1 })).to_string()
}

fn prompt(id: u64, session: &str, text: &str) -> Value {
    let prompt = json!([{ "type": "text", "text": text }]);
    request(
        id,
        "session/prompt",
        json!({ "sessionId": session, "prompt": prompt }),
    )
}

#[tokio::test]
async fn a_turn_is_posted_and_read() {
    let house = TestServer::new().await;
    let client = Client::new(&house).await;
    let mut common = client.events(None, "").await;
    let session = client.session(&mut common).await;
    let mut events = client.events(Some(&session), "").await;
    client
        .post(
            Some(&session),
            prompt(3, &session, "say: hi\nescalate: echo ho"),
        )
        .await;
    let (_, asked) = events
        .until(|message| message["method"] == "session/request_permission")
        .await;
    let outcome = json!({ "outcome": "selected", "optionId": "allow" });
    let allowed = json!({ "jsonrpc": "2.0", "id": asked["id"], "result": { "outcome": outcome } });
    client.post(Some(&session), allowed).await;
    let (_, ended) = events.answer(3).await;
    assert_eq!(ended["result"]["stopReason"], "end_turn");

    // What belongs to no session does not come over the stream of one.
    client
        .post(None, request(4, "session/list", json!({})))
        .await;
    let (_, listed) = common.answer(4).await;
    assert_eq!(
        listed["result"]["sessions"][0]["sessionId"],
        session.as_str()
    );

    let answer = send(&house, "DELETE /acp", &client.headers(None), "").await;
    assert_eq!(answer.status, 202);
    while common.next().await.is_some() {}
    while events.next().await.is_some() {}
    let headers = format!("{JSON}{}", client.headers(None));
    crate::poll("the end of the connection", crate::PATIENCE, async || {
        let list = request(5, "session/list", json!({})).to_string();
        let status = send(&house, "POST /acp", &headers, &list).await.status;
        (status == 404).then_some(())
    })
    .await;
}

#[tokio::test]
async fn a_client_of_the_transport_shares_a_turn_with_one_over_a_websocket() {
    let house = TestServer::new().await;
    let client = Client::new(&house).await;
    let mut common = client.events(None, "").await;
    let session = client.session(&mut common).await;
    let mut socket = Socket::connect(house.address, "/acp").await;
    socket
        .call("initialize", json!({ "protocolVersion": 1 }))
        .await;
    let cwd = house.folder.path();
    let load = json!({ "sessionId": session, "cwd": cwd, "mcpServers": [] });
    socket.call("session/load", load).await;
    let prompt = prompt(0, &session, "say: to both")["params"].take();
    socket.call("session/prompt", prompt).await;
    // No stream was opened for the session, so that of the connection has its messages.
    let (_, said) = common
        .until(|message| message["params"]["update"]["sessionUpdate"] == "agent_message_chunk")
        .await;
    assert_eq!(said["params"]["update"]["content"]["text"], "to both");
}

#[tokio::test]
async fn a_stream_that_breaks_off_goes_on_where_it_ended() {
    let house = TestServer::new().await;
    let client = Client::new(&house).await;
    let mut common = client.events(None, "").await;
    client
        .post(None, request(2, "session/list", json!({})))
        .await;
    let (seen, _) = common.answer(2).await;
    drop(common);
    client
        .post(None, request(3, "session/list", json!({})))
        .await;
    let last = format!("Last-Event-ID: {seen}\r\n");
    for _ in 0..2 {
        let mut again = client.events(None, &last).await;
        let (id, next) = again.next().await.expect("what was missed");
        assert_eq!((id, &next["id"]), (seen + 1, &json!(3)));
    }
    let headers = format!("{EVENTS}Last-Event-ID: x\r\n{}", client.headers(None));
    assert_eq!(send(&house, "GET /acp", &headers, "").await.status, 400);
}

#[tokio::test]
async fn a_reader_that_leaves_in_the_middle_of_a_turn_holds_nobody_up() {
    let house = TestServer::new().await;
    let client = Client::new(&house).await;
    let mut common = client.events(None, "").await;
    let session = client.session(&mut common).await;
    let events = client.events(Some(&session), "").await;
    client
        .post(Some(&session), prompt(3, &session, "stream: 2000 x 1000"))
        .await;
    drop(events);
    // The stream of the connection takes over what the stream of the session does not take.
    let (_, ended) = common.answer(3).await;
    assert_eq!(ended["result"]["stopReason"], "end_turn");
}

#[tokio::test]
async fn bad_requests_are_refused() {
    let house = TestServer::new().await;
    let client = Client::new(&house).await;
    let known = client.headers(None);
    let list = request(2, "session/list", json!({})).to_string();
    let status = request(2, "session/status", json!({ "sessionId": "s" })).to_string();
    let long = "Content-Length: 999999999\r\n";
    for (method, headers, body, expected) in [
        (
            "POST /acp",
            "Content-Type: text/plain\r\n".to_owned(),
            &initialize(),
            (415, "the content is not application/json"),
        ),
        (
            "POST /acp",
            String::new(),
            &initialize(),
            (415, "the content is not application/json"),
        ),
        (
            "POST /acp",
            JSON.to_owned(),
            &list,
            (400, "missing Acp-Connection-Id header"),
        ),
        (
            "POST /acp",
            format!("{JSON}Acp-Connection-Id: none\r\n"),
            &list,
            (404, "unknown connection"),
        ),
        (
            "POST /acp",
            JSON.to_owned(),
            &"nothing".to_owned(),
            (400, "the content is not JSON"),
        ),
        (
            "POST /acp",
            format!("{JSON}{known}"),
            &"nothing".to_owned(),
            (400, "the content is not JSON"),
        ),
        (
            "POST /acp",
            format!("{JSON}{known}"),
            &"5".to_owned(),
            (400, "the content is not a message"),
        ),
        (
            "POST /acp",
            format!("{JSON}{known}"),
            &format!("[{list}]"),
            (501, "batches are not supported"),
        ),
        (
            "POST /acp",
            format!("{JSON}{known}"),
            &status,
            (400, "missing Acp-Session-Id header"),
        ),
        (
            "POST /acp",
            format!("{JSON}{known}Acp-Session-Id: t\r\n"),
            &status,
            (400, "the Acp-Session-Id header names another session"),
        ),
        (
            "POST /acp",
            format!("{JSON}{long}"),
            &String::new(),
            (413, "the message is too long"),
        ),
        (
            "POST /acp",
            format!("{JSON}{long}{known}"),
            &String::new(),
            (413, "the message is too long"),
        ),
        (
            "POST /acp",
            format!("{JSON}Transfer-Encoding: chunked\r\n{known}"),
            &"no length\r\n".to_owned(),
            (
                400,
                "the message breaks off, or its transfer encoding is wrong",
            ),
        ),
        (
            "GET /acp",
            known.clone(),
            &String::new(),
            (406, "the Accept header does not have text/event-stream"),
        ),
        (
            "GET /acp",
            EVENTS.to_owned(),
            &String::new(),
            (400, "missing Acp-Connection-Id header"),
        ),
        (
            "GET /acp",
            format!("{EVENTS}Acp-Connection-Id: none\r\n"),
            &String::new(),
            (404, "unknown connection"),
        ),
        (
            "DELETE /acp",
            String::new(),
            &String::new(),
            (400, "missing Acp-Connection-Id header"),
        ),
        ("PUT /acp", known.clone(), &String::new(), (405, "")),
        ("POST /ws", JSON.to_owned(), &initialize(), (405, "")),
    ] {
        let headers = format!("{headers}Connection: close\r\n");
        let answer = send(&house, method, &headers, body).await;
        let seen = (answer.status, answer.body().await);
        assert_eq!(
            (seen.0, seen.1.as_str()),
            expected,
            "{method} {headers} {body}"
        );
    }
    // The connection lives on.
    let mut common = client.events(None, "").await;
    client
        .post(None, request(9, "session/list", json!({})))
        .await;
    common.answer(9).await;
}

#[tokio::test]
async fn an_initialize_that_fails_opens_no_connection() {
    let house = TestServer::new().await;
    let bad = request(1, "initialize", json!({ "protocolVersion": "one" })).to_string();
    let answer = send(&house, "POST /acp", JSON, &bad).await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("acp-connection-id"), None);
    let body: Value = serde_json::from_str(&answer.body().await).expect("JSON");
    assert_eq!(body["error"]["code"], -32602);
}

#[tokio::test]
async fn tokens_and_origins_count_as_for_websockets() {
    let house = TestServer::with(OpenOptions {
        token: Some("secret".into()),
        ..OpenOptions::default()
    })
    .await;
    let post = async |headers: &str| {
        let headers = format!("{JSON}{headers}");
        send(&house, "POST /acp", &headers, &initialize())
            .await
            .status
    };
    assert_eq!(post("").await, 401);
    assert_eq!(post("Authorization: Bearer wrong\r\n").await, 401);
    assert_eq!(
        post("Authorization: Bearer secret\r\nOrigin: http://evil.example\r\n").await,
        403
    );
    let token = "Authorization: Bearer secret\r\n";
    let answer = send(
        &house,
        "POST /acp",
        &format!("{JSON}{token}"),
        &initialize(),
    )
    .await;
    let name = answer
        .header("acp-connection-id")
        .expect("a name")
        .to_owned();
    let headers = format!("{EVENTS}Acp-Connection-Id: {name}\r\n");
    assert_eq!(send(&house, "GET /acp", &headers, "").await.status, 401);
    let headers = format!("{headers}{token}");
    assert_eq!(send(&house, "GET /acp", &headers, "").await.status, 200);
}
