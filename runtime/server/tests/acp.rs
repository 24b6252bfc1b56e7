//! The Agent Client Protocol, from the outside: a client in memory, the offline agent, a store in memory.

mod support;

use std::{collections::VecDeque, path::Path, time::Duration};

use serde_json::{Value, json};
use tempfile::TempDir;
use threadwire_server::{MemoryReceiver, MemorySender, OpenOptions, Protocol, Server, open};

/// How long a test waits for a message before it counts as missing.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server with a folder for its sessions.
struct Setup {
    server: Server,
    folder: TempDir,
}

impl Setup {
    async fn new() -> Self {
        Self::speaking(Some(Protocol::Acp)).await
    }

    async fn speaking(protocol: Option<Protocol>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let options = OpenOptions {
            home: Some(folder.path().join("home")),
            in_memory: true,
            cwd: Some(folder.path().to_owned()),
            protocol,
            ..OpenOptions::default()
        };
        Self {
            server: open(options).await.unwrap(),
            folder,
        }
    }

    fn cwd(&self) -> &str {
        self.folder.path().to_str().unwrap()
    }

    /// Connects a client that has not said anything.
    fn connect(&self) -> Client {
        let (sender, receiver) = self.server.connect().split();
        Client {
            sender,
            receiver,
            arrived: VecDeque::new(),
            next_id: 0,
            is_jsonrpc: true,
        }
    }

    /// Connects a client and shakes hands.
    async fn client(&self) -> Client {
        self.client_with(json!({})).await
    }

    async fn client_with(&self, capabilities: Value) -> Client {
        let mut client = self.connect();
        let params = json!({ "protocolVersion": 1, "clientCapabilities": capabilities });
        client.ok("initialize", params).await;
        client
    }

    /// Makes a session in the folder.
    async fn session(&self, client: &mut Client) -> String {
        let made = client
            .ok(
                "session/new",
                json!({ "cwd": self.cwd(), "mcpServers": [] }),
            )
            .await;
        made["sessionId"].as_str().unwrap().to_owned()
    }
}

struct Client {
    sender: MemorySender,
    receiver: MemoryReceiver,
    arrived: VecDeque<Value>,
    next_id: i64,
    is_jsonrpc: bool,
}

/// What came until a request was answered.
#[derive(Debug)]
struct Answered {
    before: Vec<Value>,
    response: Value,
}

impl Client {
    async fn send_text(&self, text: &str) {
        assert!(
            self.sender.send(text.to_owned()).await,
            "the connection is open"
        );
    }

    async fn send(&self, message: Value) {
        self.send_text(&message.to_string()).await;
    }

    async fn notify(&self, method: &str, params: Value) {
        self.send(json!({ "jsonrpc": "2.0", "method": method, "params": params }))
            .await;
    }

    /// Starts a request and returns its id.
    async fn start(&mut self, method: &str, params: Value) -> i64 {
        self.next_id += 1;
        let id = self.next_id;
        self.send(json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }))
            .await;
        id
    }

    async fn receive(&mut self) -> Value {
        if let Some(message) = self.arrived.pop_front() {
            return message;
        }
        let mut batch = Vec::new();
        let received = tokio::time::timeout(PATIENCE, self.receiver.receive(&mut batch, 64)).await;
        assert!(
            received.expect("a message arrives") > 0,
            "the connection is open"
        );
        for frame in batch {
            let message: Value = serde_json::from_slice(&frame.message()).unwrap();
            assert_eq!(message["jsonrpc"] == "2.0", self.is_jsonrpc, "{message}");
            self.arrived.push_back(message);
        }
        self.arrived.pop_front().unwrap()
    }

    /// Waits for the answer to a request and returns it with everything that came before it.
    async fn answer_to(&mut self, id: i64) -> Answered {
        let mut before = Vec::new();
        loop {
            let message = self.receive().await;
            if message.get("method").is_none() && message["id"] == id {
                return Answered {
                    before,
                    response: message,
                };
            }
            before.push(message);
        }
    }

    async fn request(&mut self, method: &str, params: Value) -> Answered {
        let id = self.start(method, params).await;
        self.answer_to(id).await
    }

    async fn ok(&mut self, method: &str, params: Value) -> Value {
        let answered = self.request(method, params).await;
        assert!(
            answered.response.get("error").is_none(),
            "{method}: {}",
            answered.response
        );
        answered.response["result"].clone()
    }

    async fn error(&mut self, method: &str, params: Value) -> Value {
        let answered = self.request(method, params).await;
        assert!(
            answered.response.get("result").is_none(),
            "{method}: {}",
            answered.response
        );
        answered.response["error"].clone()
    }

    async fn start_prompt(&mut self, session: &str, text: &str) -> i64 {
        self.start("session/prompt", prompt(session, text)).await
    }

    /// Runs a turn and returns its updates and why it stopped.
    async fn turn(&mut self, session: &str, text: &str) -> (Vec<Value>, String) {
        let id = self.start_prompt(session, text).await;
        self.rest_of_turn(id).await
    }

    async fn rest_of_turn(&mut self, id: i64) -> (Vec<Value>, String) {
        let answered = self.answer_to(id).await;
        let reason = answered.response["result"]["stopReason"].as_str();
        let reason = reason
            .unwrap_or_else(|| panic!("{}", answered.response))
            .to_owned();
        (updates(&answered.before), reason)
    }

    /// Waits for a request or notification of the server.
    async fn until(&mut self, method: &str) -> Value {
        loop {
            let message = self.receive().await;
            if message["method"] == method {
                return message;
            }
        }
    }

    async fn reply(&self, request: &Value, result: Value) {
        self.send(json!({ "jsonrpc": "2.0", "id": request["id"], "result": result }))
            .await;
    }

    async fn choose(&self, request: &Value, option: &str) {
        self.reply(
            request,
            json!({ "outcome": { "outcome": "selected", "optionId": option } }),
        )
        .await;
    }

    /// Sees to it that everything that was sent before has been taken.
    async fn sync(&mut self) {
        self.ok("session/list", json!({})).await;
    }
}

fn prompt(session: &str, text: &str) -> Value {
    json!({ "sessionId": session, "prompt": [{ "type": "text", "text": text }] })
}

/// Returns the updates among messages.
fn updates(messages: &[Value]) -> Vec<Value> {
    messages
        .iter()
        .filter(|message| message["method"] == "session/update")
        .map(|message| message["params"]["update"].clone())
        .collect()
}

fn of_kind<'a>(updates: &'a [Value], kind: &str) -> Vec<&'a Value> {
    updates
        .iter()
        .filter(|update| update["sessionUpdate"] == kind)
        .collect()
}

/// Joins the texts of chunks.
fn text_of(updates: &[Value], kind: &str) -> String {
    of_kind(updates, kind)
        .iter()
        .map(|update| update["content"]["text"].as_str().unwrap())
        .collect()
}

/// Returns a tool call as its updates left it.
fn final_call(updates: &[Value]) -> Value {
    let mut call = json!({});
    for update in updates {
        if update["sessionUpdate"] == "tool_call" || update["sessionUpdate"] == "tool_call_update" {
            for (name, value) in update.as_object().unwrap() {
                call[name] = value.clone();
            }
        }
    }
    call
}

fn code(error: &Value) -> i64 {
    error["code"].as_i64().unwrap()
}

#[tokio::test]
async fn initialize_tells_what_works() {
    let setup = Setup::new().await;
    let mut client = setup.connect();
    let result = client
        .ok(
            "initialize",
            json!({ "protocolVersion": 1, "clientInfo": { "name": "test", "version": "1" } }),
        )
        .await;
    assert_eq!(
        result,
        json!({
            "protocolVersion": 1,
            "agentCapabilities": {
                "loadSession": true,
                "promptCapabilities": { "image": true, "audio": false, "embeddedContext": true },
                "mcpCapabilities": { "http": true, "sse": false },
                "sessionCapabilities": {
                    "list": {}, "delete": {}, "additionalDirectories": {}, "resume": {}, "close": {}
                },
                "_meta": { "threadwire": { "promptTurnId": true, "terminalOutput": true } }
            },
            "authMethods": [],
            "agentInfo": { "name": "threadwire", "title": "Threadwire", "version": env!("CARGO_PKG_VERSION") }
        })
    );
    // A second handshake is as good as the first, and a newer client gets the version that is spoken here.
    let newer = json!({ "protocolVersion": 2, "info": { "name": "newer", "version": "2" }, "capabilities": {} });
    assert_eq!(client.ok("initialize", newer).await["protocolVersion"], 1);
}

#[tokio::test]
async fn a_client_is_known_by_its_first_message() {
    let setup = Setup::speaking(None).await;
    let mut client = setup.client().await;
    setup.session(&mut client).await;
}

#[tokio::test]
async fn a_malformed_version_is_refused() {
    let setup = Setup::new().await;
    let mut client = setup.connect();
    for version in [json!("1"), json!(1.5), json!(-1), json!(65536), json!(null)] {
        let error = client
            .error("initialize", json!({ "protocolVersion": version }))
            .await;
        assert_eq!(code(&error), -32602, "{version}");
        assert!(
            error["data"]
                .as_str()
                .unwrap()
                .starts_with("protocolVersion: "),
            "{error}"
        );
    }
    assert_eq!(code(&client.error("initialize", json!({})).await), -32602);
    let error = client
        .error("session/new", json!({ "cwd": "/", "mcpServers": [] }))
        .await;
    assert_eq!(
        (code(&error), &error["data"]),
        (-32600, &json!("connection is not initialized"))
    );
}

#[tokio::test]
async fn what_is_no_request_is_refused_and_the_connection_stays() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let cases = [
        ("{\"jsonrpc\":", -32700),
        ("not json", -32700),
        (
            "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"session/list\"}]",
            -32600,
        ),
        ("[]", -32600),
        ("5", -32600),
        ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":5}", -32600),
        (
            "{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"session/list\"}",
            -32600,
        ),
        ("{\"jsonrpc\":\"2.0\",\"id\":1}", -32600),
        ("{}", -32600),
    ];
    for (text, expected) in cases {
        client.send_text(text).await;
        let answer = client.receive().await;
        assert_eq!(answer["id"], Value::Null, "{text}");
        assert!(answer.as_object().unwrap().contains_key("id"), "{text}");
        assert_eq!(code(&answer["error"]), expected, "{text}");
    }
    for version in ["", "\"jsonrpc\":\"1.0\",", "\"jsonrpc\":2,"] {
        let text = format!("{{{version}\"id\":\"a\",\"method\":\"session/list\"}}");
        client.send_text(&text).await;
        let answer = client.receive().await;
        assert_eq!(answer["id"], "a", "{text}");
        assert_eq!(code(&answer["error"]), -32600, "{text}");
    }
    client.sync().await;
}

#[tokio::test]
async fn ids_come_back_as_they_went() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    for id in [json!(7), json!("seven"), json!(-7), json!(""), json!(null)] {
        client
            .send(json!({ "jsonrpc": "2.0", "id": id, "method": "session/list", "params": null }))
            .await;
        let answer = client.receive().await;
        assert_eq!(answer["id"], id);
        assert!(answer["result"]["sessions"].is_array());
    }
    // Two requests under one id are two requests.
    for _ in 0..2 {
        client
            .send(json!({ "jsonrpc": "2.0", "id": 9, "method": "session/list" }))
            .await;
    }
    for _ in 0..2 {
        assert_eq!(client.receive().await["id"], 9);
    }
}

#[tokio::test]
async fn unknown_methods_are_answered_and_unknown_notifications_ignored() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    for method in [
        "foo/bar",
        "_example.com/thing",
        "$/thing",
        "session/set_model",
        "session/cancel",
        "logout",
    ] {
        let error = client.error(method, json!({})).await;
        assert_eq!(
            (code(&error), &error["data"]["method"]),
            (-32601, &json!(method))
        );
    }
    for method in [
        "_example.com/thing",
        "$/thing",
        "foo/bar",
        "initialized",
        "session/cancel",
        "$/cancel_request",
    ] {
        client.notify(method, json!({ "sessionId": 5 })).await;
    }
    assert_eq!(
        client.request("session/list", json!({})).await.before,
        Vec::<Value>::new()
    );
}

#[tokio::test]
async fn malformed_params_are_refused_by_member() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    let block = |block: Value| json!({ "sessionId": session, "prompt": [{ "type": "text", "text": "hi" }, block] });
    let cases = [
        (
            "session/new",
            json!({ "mcpServers": [] }),
            "missing field `cwd`",
        ),
        (
            "session/new",
            json!({ "cwd": "/" }),
            "missing field `mcpServers`",
        ),
        (
            "session/new",
            json!({ "cwd": "relative", "mcpServers": [] }),
            "cwd: not an absolute path",
        ),
        (
            "session/new",
            json!({ "cwd": 5, "mcpServers": [] }),
            "cwd: ",
        ),
        (
            "session/new",
            json!({ "cwd": "/", "mcpServers": [{ "name": "x" }] }),
            "mcpServers[0]: data did not match any variant of untagged enum McpServer",
        ),
        (
            "session/new",
            json!({ "cwd": "/", "mcpServers": [], "additionalDirectories": ["/a", "b"] }),
            "additionalDirectories[1]: not an absolute path",
        ),
        (
            "session/prompt",
            json!({ "sessionId": session, "prompt": [] }),
            "prompt: must not be empty",
        ),
        (
            "session/prompt",
            block(json!({ "type": "text", "text": 5 })),
            "prompt[1]",
        ),
        (
            "session/prompt",
            block(json!({ "type": "hologram" })),
            "unknown variant `hologram`",
        ),
        (
            "session/prompt",
            block(json!({ "type": "audio", "data": "", "mimeType": "audio/wav" })),
            "prompt[1]: audio",
        ),
        (
            "session/prompt",
            block(
                json!({ "type": "resource", "resource": { "uri": "file:///a", "blob": "AAEC" } }),
            ),
            "prompt[1].resource: binary",
        ),
        (
            "session/list",
            json!({ "cursor": "nonsense" }),
            "cursor: invalid cursor",
        ),
        (
            "session/list",
            json!({ "cwd": "relative" }),
            "cwd: not an absolute path",
        ),
        (
            "session/set_mode",
            json!({ "sessionId": session, "modeId": "nap" }),
            "modeId: unknown mode",
        ),
        (
            "session/set_config_option",
            json!({ "sessionId": session, "configId": "nap", "value": "x" }),
            "configId: unknown option",
        ),
        (
            "session/set_config_option",
            json!({ "sessionId": session, "configId": "model", "value": "x" }),
            "value: unknown model",
        ),
        (
            "session/set_config_option",
            json!({ "sessionId": session, "configId": "model", "type": "boolean", "value": true }),
            "value: not the value of a choice",
        ),
        (
            "authenticate",
            json!({ "methodId": "x" }),
            "methodId: unknown method",
        ),
        ("session/prompt", json!(null), "missing field `params`"),
        ("session/prompt", json!([session]), ""),
    ];
    for (method, params, detail) in cases {
        let error = client.error(method, params.clone()).await;
        assert_eq!(code(&error), -32602, "{method} {params}");
        let data = error["data"].as_str().unwrap();
        assert!(data.contains(detail), "{method} {params}: {data}");
    }
}

#[tokio::test]
async fn unknown_sessions_are_named() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let mut other = setup.client().await;
    // A session of another connection exists, but is not open here.
    let elsewhere = setup.session(&mut other).await;
    let missing = "0198c000-0000-7000-8000-000000000000";
    for id in ["sess_abc", missing] {
        for method in ["session/load", "session/resume"] {
            let params = json!({ "sessionId": id, "cwd": "/", "mcpServers": [] });
            let error = client.error(method, params).await;
            assert_eq!(
                (code(&error), &error["data"]),
                (-32002, &json!({ "sessionId": id })),
                "{method}"
            );
        }
    }
    for id in ["sess_abc", missing, &elsewhere] {
        let error = client.error("session/prompt", prompt(id, "hi")).await;
        assert_eq!(
            (code(&error), &error["data"]),
            (-32002, &json!({ "sessionId": id }))
        );
        for (method, params) in [
            (
                "session/set_mode",
                json!({ "sessionId": id, "modeId": "ask" }),
            ),
            (
                "session/set_config_option",
                json!({ "sessionId": id, "configId": "mode", "value": "ask" }),
            ),
            ("session/close", json!({ "sessionId": id })),
        ] {
            assert_eq!(
                code(&client.error(method, params).await),
                -32002,
                "{method}"
            );
        }
        client
            .notify("session/cancel", json!({ "sessionId": id }))
            .await;
    }
    for id in ["sess_abc", missing] {
        assert_eq!(
            client
                .ok("session/delete", json!({ "sessionId": id }))
                .await,
            json!({})
        );
    }
}

#[tokio::test]
async fn a_turn_streams_before_its_answer() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    let text = "think: first\nsay: hello world\nplan: look; act\nplan done: 1\nusage: 10, 5";
    let id = client.start_prompt(&session, text).await;
    let answered = client.answer_to(id).await;
    assert_eq!(answered.response["result"]["stopReason"], "end_turn");
    assert!(answered.response["result"]["_meta"]["threadwire"]["turnId"].is_string());
    assert!(
        answered
            .before
            .iter()
            .all(|message| message["params"]["sessionId"] == json!(session))
    );
    let updates = updates(&answered.before);
    // The client shows its own message itself.
    assert!(of_kind(&updates, "user_message_chunk").is_empty());
    assert_eq!(text_of(&updates, "agent_thought_chunk"), "first");
    assert_eq!(text_of(&updates, "agent_message_chunk"), "hello world");
    let chunks = of_kind(&updates, "agent_message_chunk");
    assert!(
        chunks
            .iter()
            .all(|chunk| chunk["messageId"] == chunks[0]["messageId"])
    );
    let plans = of_kind(&updates, "plan");
    assert_eq!(
        *plans[plans.len() - 1],
        json!({ "sessionUpdate": "plan", "entries": [
            { "content": "look", "priority": "medium", "status": "completed" },
            { "content": "act", "priority": "medium", "status": "in_progress" },
        ] })
    );
    assert_eq!(
        *of_kind(&updates, "usage_update")[0],
        json!({ "sessionUpdate": "usage_update", "used": 15, "size": 128_000 })
    );
    assert_eq!(
        of_kind(&updates, "session_info_update")[0]["title"],
        "think: first"
    );
}

#[tokio::test]
async fn long_streams_arrive_whole() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    let (updates, _) = client.turn(&session, "stream: 5000 x 20").await;
    assert_eq!(text_of(&updates, "agent_message_chunk").len(), 100_000);
}

#[tokio::test]
async fn commands_are_tool_calls() {
    if !support::has_empty_home("commands_are_tool_calls") {
        return;
    }
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    let (updates, reason) = client.turn(&session, "run: printf out; exit 3").await;
    assert_eq!(reason, "end_turn");
    let started = of_kind(&updates, "tool_call");
    assert_eq!(started.len(), 1);
    assert_eq!(started[0]["status"], "in_progress");
    assert_eq!(started[0]["kind"], "execute");
    assert_eq!(started[0]["title"], "printf out; exit 3");
    assert_eq!(started[0]["rawInput"]["command"], "printf out; exit 3");
    let call = final_call(&updates);
    assert_eq!(call["status"], "failed");
    assert_eq!(call["rawOutput"], json!({ "exitCode": 3 }));
    assert_eq!(
        call["content"],
        json!([{ "type": "content", "content": { "type": "text", "text": "out" } }])
    );
    std::fs::write(setup.folder.path().join("a.txt"), "hello\n").unwrap();
    let (updates, _) = client.turn(&session, "read: a.txt").await;
    let call = final_call(&updates);
    assert_eq!(
        (&call["kind"], &call["status"]),
        (&json!("read"), &json!("completed"))
    );
    assert_eq!(
        call["locations"][0]["path"],
        json!(setup.folder.path().join("a.txt"))
    );
}

#[tokio::test]
async fn output_is_sent_again_in_proportion_to_its_size() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    let command = "run: i=0; while [ $i -lt 4000 ]; do echo \"line number $i\"; i=$((i+1)); done";
    let (updates, _) = client.turn(&session, command).await;
    let sent: usize = of_kind(&updates, "tool_call_update")
        .iter()
        .filter_map(|update| update["content"][0]["content"]["text"].as_str())
        .map(str::len)
        .sum();
    let size = (0..4000)
        .map(|n| format!("line number {n}\n").len())
        .sum::<usize>();
    assert!(sent <= 5 * size, "{sent} bytes sent for {size}");
    let text = final_call(&updates)["content"][0]["content"]["text"]
        .as_str()
        .unwrap()
        .to_owned();
    assert!(text.ends_with("line number 3999\n"), "{text}");
    assert!(text.len() <= 32 << 10);
}

#[tokio::test]
async fn terminals_are_for_clients_that_draw_them() {
    if !support::has_empty_home("terminals_are_for_clients_that_draw_them") {
        return;
    }
    let setup = Setup::new().await;
    let mut client = setup
        .client_with(json!({ "_meta": { "terminal_output": true } }))
        .await;
    let session = setup.session(&mut client).await;
    let (updates, _) = client.turn(&session, "run: printf out").await;
    let started = of_kind(&updates, "tool_call")[0];
    let id = &started["toolCallId"];
    assert_eq!(
        started["content"],
        json!([{ "type": "terminal", "terminalId": id }])
    );
    assert_eq!(started["_meta"]["terminal_info"]["terminal_id"], *id);
    let metas: Vec<&Value> = of_kind(&updates, "tool_call_update")
        .iter()
        .map(|update| &update["_meta"])
        .collect();
    let output: String = metas
        .iter()
        .filter_map(|meta| meta["terminal_output"]["data"].as_str())
        .collect();
    assert_eq!(output, "out");
    assert_eq!(metas[metas.len() - 1]["terminal_exit"]["exit_code"], 0);
}

#[tokio::test]
async fn file_changes_carry_both_texts() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    let path = setup.folder.path().join("note.txt");
    let (updates, _) = client.turn(&session, "write: note.txt = one").await;
    let call = final_call(&updates);
    assert_eq!(
        (&call["kind"], &call["status"]),
        (&json!("edit"), &json!("completed"))
    );
    assert_eq!(
        call["content"],
        json!([{ "type": "diff", "path": path, "newText": "one\n" }])
    );
    let (updates, _) = client.turn(&session, "write: note.txt = two").await;
    assert_eq!(
        final_call(&updates)["content"],
        json!([{ "type": "diff", "path": path, "oldText": "one\n", "newText": "two\n" }])
    );
    let delete = "patch:\n*** Begin Patch\n*** Delete File: note.txt\n*** End Patch";
    let (updates, _) = client.turn(&session, delete).await;
    let call = final_call(&updates);
    assert_eq!(call["kind"], "delete");
    assert_eq!(
        call["content"],
        json!([{ "type": "diff", "path": path, "oldText": "two\n", "newText": "" }])
    );
}

#[tokio::test]
async fn other_items_are_calls_too() {
    let setup = Setup::new().await;
    let mut client = setup
        .client_with(json!({ "session": { "notices": {}, "compaction": {} } }))
        .await;
    let session = setup.session(&mut client).await;
    let text = "search: weather\nimage: a.png\ncompact: short\nwarn: careful\nretry: again\nerror: broken\npropose: a plan";
    let (updates, _) = client.turn(&session, text).await;
    let kinds: Vec<&Value> = of_kind(&updates, "tool_call")
        .iter()
        .map(|call| &call["kind"])
        .collect();
    assert_eq!(kinds, ["search", "read"]);
    let notices: Vec<(&str, &str)> = of_kind(&updates, "notice")
        .iter()
        .map(|notice| {
            (
                notice["severity"].as_str().unwrap(),
                notice["title"].as_str().unwrap(),
            )
        })
        .collect();
    assert_eq!(
        notices,
        [
            ("warning", "careful"),
            ("warning", "again"),
            ("error", "broken")
        ]
    );
    let compactions: Vec<&Value> = of_kind(&updates, "compaction_update")
        .iter()
        .map(|update| &update["status"])
        .collect();
    assert_eq!(compactions[compactions.len() - 1], "completed");
    assert_eq!(text_of(&updates, "agent_message_chunk"), "a plan");

    // Who did not ask for notices and compactions does not get any.
    let mut plain = setup.client().await;
    let session = setup.session(&mut plain).await;
    let (updates, _) = plain.turn(&session, text).await;
    assert!(of_kind(&updates, "notice").is_empty());
    assert!(of_kind(&updates, "compaction_update").is_empty());
}

#[tokio::test]
async fn consent_is_asked_and_given() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    client
        .ok(
            "session/set_mode",
            json!({ "sessionId": session, "modeId": "ask" }),
        )
        .await;
    let id = client
        .start(
            "session/prompt",
            json!({
                "sessionId": session,
                "prompt": [{ "type": "text", "text": "run: touch made" }],
                "_meta": { "traceparent": "00-80e1afed08e019fc1110464cfa66635c-7a085853722dc6d2-01", "x": 1 }
            }),
        )
        .await;
    let ask = client.until("session/request_permission").await;
    let params = &ask["params"];
    assert_eq!(params["sessionId"], json!(session));
    assert_eq!(params["toolCall"]["title"], "touch made");
    assert_eq!(params["toolCall"]["status"], "pending");
    assert_eq!(
        params["toolCall"]["rawInput"]["cwd"],
        json!(setup.folder.path())
    );
    assert_eq!(
        params["_meta"],
        json!({ "traceparent": "00-80e1afed08e019fc1110464cfa66635c-7a085853722dc6d2-01" })
    );
    let options: Vec<(&str, &str)> = params["options"]
        .as_array()
        .unwrap()
        .iter()
        .map(|option| {
            (
                option["optionId"].as_str().unwrap(),
                option["kind"].as_str().unwrap(),
            )
        })
        .collect();
    assert_eq!(
        options,
        [
            ("allow", "allow_once"),
            ("allow-session", "allow_always"),
            ("reject", "reject_once"),
            ("reject-stop", "reject_once"),
        ]
    );
    assert!(!setup.folder.path().join("made").exists());
    client.choose(&ask, "allow-session").await;
    let (updates, reason) = client.rest_of_turn(id).await;
    assert_eq!(
        (reason.as_str(), &final_call(&updates)["status"]),
        ("end_turn", &json!("completed"))
    );
    assert!(setup.folder.path().join("made").exists());
    // For the rest of the session nobody is asked again.
    let (updates, _) = client.turn(&session, "run: touch made").await;
    assert_eq!(final_call(&updates)["status"], "completed");
}

#[tokio::test]
async fn what_is_no_approval_does_not_run() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    client
        .ok(
            "session/set_mode",
            json!({ "sessionId": session, "modeId": "ask" }),
        )
        .await;
    let selected = |option: &str| json!({ "result": { "outcome": { "outcome": "selected", "optionId": option } } });
    let cases = [
        (selected("reject"), "end_turn"),
        (selected("no-such-option"), "end_turn"),
        (selected("reject-stop"), "cancelled"),
        (
            json!({ "result": { "outcome": { "outcome": "cancelled" } } }),
            "cancelled",
        ),
        (
            json!({ "result": { "outcome": { "outcome": "_vendor" } } }),
            "end_turn",
        ),
        (json!({ "result": { "outcome": "selected" } }), "end_turn"),
        (json!({ "result": null }), "end_turn"),
        (
            json!({ "error": { "code": -32601, "message": "Method not found" } }),
            "end_turn",
        ),
    ];
    for (answer, expected) in cases {
        let id = client
            .start_prompt(&session, "run: touch made\nsay: after")
            .await;
        let ask = client.until("session/request_permission").await;
        let mut message = answer.clone();
        message["jsonrpc"] = json!("2.0");
        message["id"] = ask["id"].clone();
        client.send(message).await;
        let (updates, reason) = client.rest_of_turn(id).await;
        assert_eq!(reason, expected, "{answer}");
        assert_eq!(final_call(&updates)["status"], "failed", "{answer}");
        let goes_on = text_of(&updates, "agent_message_chunk").starts_with("after");
        assert_eq!(goes_on, expected == "end_turn", "{answer}");
        assert!(!setup.folder.path().join("made").exists(), "{answer}");
    }
}

#[tokio::test]
async fn answers_to_nothing_are_ignored() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    client
        .ok(
            "session/set_mode",
            json!({ "sessionId": session, "modeId": "ask" }),
        )
        .await;
    for id in [json!(0), json!(12345), json!("x"), json!(null)] {
        client.choose(&json!({ "id": id }), "allow").await;
    }
    let id = client.start_prompt(&session, "run: touch made").await;
    let ask = client.until("session/request_permission").await;
    client.choose(&ask, "reject").await;
    client.choose(&ask, "allow").await;
    let (updates, _) = client.rest_of_turn(id).await;
    client.choose(&ask, "allow").await;
    client.sync().await;
    assert_eq!(final_call(&updates)["status"], "failed");
    assert!(!setup.folder.path().join("made").exists());
}

#[tokio::test]
async fn a_turn_can_be_cancelled() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    // An idle cancellation does nothing.
    client
        .notify("session/cancel", json!({ "sessionId": session }))
        .await;
    assert_eq!(client.turn(&session, "say: hi").await.1, "end_turn");

    let id = client.start_prompt(&session, "say: hi\nwait: 600s").await;
    client.until("session/update").await;
    client
        .notify("session/cancel", json!({ "sessionId": session }))
        .await;
    assert_eq!(client.rest_of_turn(id).await.1, "cancelled");

    // A cancellation right behind the prompt finds it.
    let id = client.start_prompt(&session, "wait: 600s").await;
    client
        .notify("session/cancel", json!({ "sessionId": session }))
        .await;
    assert_eq!(client.rest_of_turn(id).await.1, "cancelled");

    // So does one that names the request.
    let id = client.start_prompt(&session, "wait: 600s").await;
    client
        .notify("$/cancel_request", json!({ "requestId": id }))
        .await;
    assert_eq!(client.rest_of_turn(id).await.1, "cancelled");
}

#[tokio::test]
async fn a_cancelled_turn_takes_its_question_back() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    client
        .ok(
            "session/set_mode",
            json!({ "sessionId": session, "modeId": "ask" }),
        )
        .await;
    let id = client.start_prompt(&session, "run: touch made").await;
    let ask = client.until("session/request_permission").await;
    client
        .notify("session/cancel", json!({ "sessionId": session }))
        .await;
    let answered = client.answer_to(id).await;
    assert_eq!(answered.response["result"]["stopReason"], "cancelled");
    let withdrawn = answered
        .before
        .iter()
        .find(|message| message["method"] == "$/cancel_request");
    assert_eq!(withdrawn.unwrap()["params"]["requestId"], ask["id"]);
    assert_eq!(final_call(&updates(&answered.before))["status"], "failed");
    let mut other = setup.client().await;
    let params = json!({ "sessionId": session, "cwd": setup.cwd(), "mcpServers": [] });
    let loaded = updates(&other.request("session/load", params).await.before);
    assert_eq!(final_call(&loaded)["status"], "failed");
    // The client answers nevertheless, as the protocol wants it to.
    client
        .reply(&ask, json!({ "outcome": { "outcome": "cancelled" } }))
        .await;
    assert_eq!(client.turn(&session, "say: hi").await.1, "end_turn");
}

#[tokio::test]
async fn a_session_runs_one_prompt_at_a_time() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    let first = client.start_prompt(&session, "wait: 600s").await;
    let error = client
        .error("session/prompt", prompt(&session, "say: second"))
        .await;
    assert_eq!(code(&error), -32600);
    // Another client on the same session is refused as well.
    let mut other = setup.client().await;
    other
        .ok(
            "session/resume",
            json!({ "sessionId": session, "cwd": setup.cwd() }),
        )
        .await;
    assert_eq!(
        code(
            &other
                .error("session/prompt", prompt(&session, "say: third"))
                .await
        ),
        -32600
    );
    client
        .notify("session/cancel", json!({ "sessionId": session }))
        .await;
    assert_eq!(client.rest_of_turn(first).await.1, "cancelled");
}

#[tokio::test]
async fn failed_turns_are_errors() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    let error = client
        .error("session/prompt", prompt(&session, "fail: it broke"))
        .await;
    assert_eq!(
        (code(&error), &error["data"]["reason"]),
        (-32603, &json!("it broke"))
    );
    let error = client
        .error(
            "session/prompt",
            prompt(&session, "fail unauthorized: who are you"),
        )
        .await;
    assert_eq!(code(&error), -32000);
    assert_eq!(client.turn(&session, "say: hi").await.1, "end_turn");
}

#[tokio::test]
async fn a_loaded_session_is_replayed_before_the_answer() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let made = client
        .ok(
            "session/new",
            json!({ "cwd": setup.cwd(), "mcpServers": [
                { "name": "files", "command": "/bin/files", "args": [], "env": [] },
                { "type": "http", "name": "api", "url": "https://example.com", "headers": [] },
            ], "_meta": { "example.com": { "tab": 3 } } }),
        )
        .await;
    let session = made["sessionId"].as_str().unwrap();
    let blocks = json!([
        { "type": "text", "text": "think: deep\nsay: hello\nplan: Read; Write\nrun: printf out\nwrite: a.txt = x", "_meta": { "k": 1 } },
        { "type": "image", "data": "AAEC", "mimeType": "image/png" },
        { "type": "resource_link", "name": "doc", "uri": "file:///doc.pdf" },
        { "type": "resource", "resource": { "uri": "file:///m.py", "mimeType": "text/x-python", "text": "print(1)" } },
    ]);
    client
        .ok(
            "session/prompt",
            json!({ "sessionId": session, "prompt": blocks }),
        )
        .await;

    let mut other = setup.client().await;
    let params = json!({ "sessionId": session, "cwd": setup.cwd(), "mcpServers": [] });
    let loaded = other.request("session/load", params.clone()).await;
    assert_eq!(
        loaded.response["result"]["_meta"],
        json!({ "example.com": { "tab": 3 } })
    );
    assert_eq!(loaded.response["result"]["modes"], made["modes"]);
    let replayed = updates(&loaded.before);
    let said: Vec<&Value> = of_kind(&replayed, "user_message_chunk")
        .iter()
        .map(|chunk| &chunk["content"])
        .collect();
    assert_eq!(said, blocks.as_array().unwrap().iter().collect::<Vec<_>>());
    assert_eq!(text_of(&replayed, "agent_thought_chunk"), "deep");
    assert!(text_of(&replayed, "agent_message_chunk").starts_with("hello"));
    let calls: Vec<(&Value, &Value)> = of_kind(&replayed, "tool_call")
        .iter()
        .map(|call| (&call["kind"], &call["status"]))
        .collect();
    assert_eq!(
        calls,
        [
            (&json!("execute"), &json!("completed")),
            (&json!("edit"), &json!("completed"))
        ]
    );
    assert!(of_kind(&replayed, "tool_call_update").is_empty());
    let plan = replayed.last().unwrap();
    assert_eq!(plan["sessionUpdate"], "plan");
    assert_eq!(of_kind(&replayed, "plan").len(), 1);
    assert_eq!(plan["entries"].as_array().unwrap().len(), 2);

    // The first client sees what the second one does, with its words.
    other.turn(session, "say: again").await;
    let mut seen = Vec::new();
    while text_of(&seen, "agent_message_chunk") != "again" {
        seen.push(client.until("session/update").await["params"]["update"].clone());
    }
    assert_eq!(text_of(&seen, "user_message_chunk"), "say: again");

    // Loading again replays the whole again; resuming replays nothing.
    let again = other.request("session/load", params).await;
    assert_eq!(
        text_of(&updates(&again.before), "agent_message_chunk")
            .matches("again")
            .count(),
        1
    );
    let resumed = other
        .request(
            "session/resume",
            json!({ "sessionId": session, "cwd": setup.cwd() }),
        )
        .await;
    assert_eq!(resumed.before, Vec::<Value>::new());
}

#[tokio::test]
async fn a_long_history_is_replayed_in_order() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    for n in 0..120 {
        client.turn(&session, &format!("say: answer {n}.")).await;
    }
    let mut other = setup.client().await;
    let params = json!({ "sessionId": session, "cwd": setup.cwd(), "mcpServers": [] });
    let loaded = other.request("session/load", params).await;
    let text = text_of(&updates(&loaded.before), "agent_message_chunk");
    assert_eq!(
        text,
        (0..120).map(|n| format!("answer {n}.")).collect::<String>()
    );
}

#[tokio::test]
async fn a_client_that_comes_to_a_running_turn_catches_up() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    client
        .ok(
            "session/set_mode",
            json!({ "sessionId": session, "modeId": "ask" }),
        )
        .await;
    let id = client
        .start_prompt(&session, "say: before\nrun: touch made\nsay: after")
        .await;
    let ask = client.until("session/request_permission").await;

    let mut other = setup.client().await;
    let params = json!({ "sessionId": session, "cwd": setup.cwd(), "mcpServers": [] });
    let loaded = other.request("session/load", params).await;
    let mut seen = updates(&loaded.before);
    assert_eq!(text_of(&seen, "agent_message_chunk"), "before");
    // The open call and the open question follow the answer.
    let call = other.until("session/update").await["params"]["update"].clone();
    assert_eq!(
        (&call["sessionUpdate"], &call["status"]),
        (&json!("tool_call"), &json!("in_progress"))
    );
    let same = other.until("session/request_permission").await;
    assert_eq!(same["params"], ask["params"]);

    // The first answer counts, and takes the question back from the other client.
    client.choose(&ask, "allow").await;
    let withdrawn = other.until("$/cancel_request").await;
    assert_eq!(withdrawn["params"]["requestId"], same["id"]);
    other.choose(&same, "reject").await;
    assert_eq!(client.rest_of_turn(id).await.1, "end_turn");
    seen.push(call);
    while !text_of(&seen, "agent_message_chunk").contains("after") {
        seen.push(other.until("session/update").await["params"]["update"].clone());
    }
    assert_eq!(final_call(&seen)["status"], "completed");
    assert!(text_of(&seen, "agent_message_chunk").starts_with("beforeafter"));
}

#[tokio::test]
async fn a_client_that_vanishes_leaves_its_turn_to_others() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    client
        .ok(
            "session/set_mode",
            json!({ "sessionId": session, "modeId": "ask" }),
        )
        .await;
    client
        .start_prompt(&session, "run: touch made\nsay: after")
        .await;
    client.until("session/request_permission").await;
    drop(client);

    let mut other = setup.client().await;
    other
        .ok(
            "session/resume",
            json!({ "sessionId": session, "cwd": setup.cwd() }),
        )
        .await;
    let ask = other.until("session/request_permission").await;
    other.choose(&ask, "allow").await;
    let mut seen = Vec::new();
    while !text_of(&seen, "agent_message_chunk").contains("after") {
        seen.push(other.until("session/update").await["params"]["update"].clone());
    }
    assert!(setup.folder.path().join("made").exists());
}

#[tokio::test]
async fn sessions_are_listed_closed_and_deleted() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let extra = setup.folder.path().join("extra");
    let params = json!({
        "cwd": setup.cwd(), "additionalDirectories": [extra], "mcpServers": [], "_meta": { "k": "v" }
    });
    let session = client.ok("session/new", params).await["sessionId"]
        .as_str()
        .unwrap()
        .to_owned();
    client.turn(&session, "say: hi").await;
    let elsewhere = client
        .ok("session/new", json!({ "cwd": "/", "mcpServers": [] }))
        .await;

    let listed = client
        .ok("session/list", json!({ "cwd": setup.cwd() }))
        .await;
    let entry = &listed["sessions"][0];
    assert_eq!(listed["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(listed.get("nextCursor"), None);
    assert_eq!(entry["sessionId"], json!(session));
    assert_eq!(entry["cwd"], json!(setup.cwd()));
    assert_eq!(entry["additionalDirectories"], json!([extra]));
    assert_eq!(entry["title"], "say: hi");
    assert_eq!(entry["_meta"], json!({ "k": "v" }));
    assert!(entry["updatedAt"].as_str().unwrap().ends_with('Z'));
    let all = client.ok("session/list", json!({})).await;
    assert_eq!(all["sessions"].as_array().unwrap().len(), 2);

    // Closing ends the turn and the session's life on this connection, not the session.
    let id = client.start_prompt(&session, "wait: 600s").await;
    let close = client
        .start("session/close", json!({ "sessionId": session }))
        .await;
    assert_eq!(client.rest_of_turn(id).await.1, "cancelled");
    assert_eq!(client.answer_to(close).await.response["result"], json!({}));
    assert_eq!(
        code(
            &client
                .error("session/prompt", prompt(&session, "say: hi"))
                .await
        ),
        -32002
    );
    let resume = json!({ "sessionId": session, "cwd": setup.cwd() });
    client.ok("session/resume", resume.clone()).await;
    // The folders are those of the last request.
    let listed = client
        .ok("session/list", json!({ "cwd": setup.cwd() }))
        .await;
    assert_eq!(listed["sessions"][0].get("additionalDirectories"), None);

    // Deleting ends the turn and the session.
    let id = client.start_prompt(&session, "wait: 600s").await;
    let delete = client
        .start("session/delete", json!({ "sessionId": session }))
        .await;
    assert_eq!(client.rest_of_turn(id).await.1, "cancelled");
    assert_eq!(client.answer_to(delete).await.response["result"], json!({}));
    assert_eq!(
        client
            .ok("session/delete", json!({ "sessionId": session }))
            .await,
        json!({})
    );
    assert_eq!(code(&client.error("session/resume", resume).await), -32002);
    let left = client.ok("session/list", json!({})).await;
    assert_eq!(left["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(left["sessions"][0]["sessionId"], elsewhere["sessionId"]);
}

#[tokio::test]
async fn lists_come_in_pages() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let mut made = Vec::new();
    for _ in 0..60 {
        made.push(json!(setup.session(&mut client).await));
    }
    let first = client.ok("session/list", json!({})).await;
    let second = client
        .ok("session/list", json!({ "cursor": first["nextCursor"] }))
        .await;
    assert_eq!(second.get("nextCursor"), None);
    let mut listed: Vec<Value> = [&first, &second]
        .iter()
        .flat_map(|page| {
            page["sessions"]
                .as_array()
                .unwrap()
                .iter()
                .map(|entry| entry["sessionId"].clone())
        })
        .collect();
    listed.sort_by_key(Value::to_string);
    made.sort_by_key(Value::to_string);
    assert_eq!(listed, made);
}

#[tokio::test]
async fn modes_and_options_are_in_step() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let made = client
        .ok(
            "session/new",
            json!({ "cwd": setup.cwd(), "mcpServers": [] }),
        )
        .await;
    let session = &made["sessionId"];
    let modes: Vec<&Value> = made["modes"]["availableModes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|mode| &mode["id"])
        .collect();
    assert_eq!(modes, ["ask", "auto", "plan", "full-access"]);
    assert_eq!(made["modes"]["currentModeId"], "auto");
    let option = |options: &Value, id: &str| {
        options
            .as_array()
            .unwrap()
            .iter()
            .find(|option| option["id"] == id)
            .unwrap()["currentValue"]
            .clone()
    };
    assert_eq!(option(&made["configOptions"], "mode"), "auto");
    assert_eq!(
        option(&made["configOptions"], "model"),
        "threadwire/offline"
    );

    for mode in ["ask", "plan", "full-access", "auto"] {
        let id = client
            .start(
                "session/set_mode",
                json!({ "sessionId": session, "modeId": mode }),
            )
            .await;
        let answered = client.answer_to(id).await;
        assert_eq!(answered.response["result"], json!({}));
        let update = client.until("session/update").await["params"]["update"].clone();
        assert_eq!(
            update,
            json!({ "sessionUpdate": "current_mode_update", "currentModeId": mode })
        );
        let update = client.until("session/update").await["params"]["update"].clone();
        assert_eq!(update["sessionUpdate"], "config_option_update");
        assert_eq!(option(&update["configOptions"], "mode"), mode);
    }
    let params = json!({ "sessionId": session, "configId": "mode", "value": "plan" });
    let changed = client.ok("session/set_config_option", params).await;
    assert_eq!(option(&changed["configOptions"], "mode"), "plan");
    let update = client.until("session/update").await["params"]["update"].clone();
    assert_eq!(update["currentModeId"], "plan");
    let params =
        json!({ "sessionId": session, "configId": "model", "value": "threadwire/offline" });
    let unchanged = client.ok("session/set_config_option", params).await;
    assert_eq!(option(&unchanged["configOptions"], "mode"), "plan");
}

#[tokio::test]
async fn mcp_servers_are_started_and_not_kept() {
    let setup = Setup::new().await;
    let mut client = setup
        .client_with(json!({ "session": { "notices": {} } }))
        .await;
    let env = json!([{ "name": "KEY", "value": "hush" }]);
    let servers = json!([{ "name": "files", "command": "/bin/files", "args": [], "env": env }]);
    let params = json!({ "cwd": setup.cwd(), "mcpServers": servers, "_meta": { "tab": 3 } });
    let session = client.ok("session/new", params).await["sessionId"].clone();
    let session = session.as_str().unwrap();
    let notice = client.until("session/update").await["params"]["update"].clone();
    assert_eq!(
        (&notice["sessionUpdate"], &notice["severity"]),
        (&json!("notice"), &json!("warning"))
    );
    let title = notice["title"].as_str().unwrap();
    assert!(
        title.starts_with("MCP client for `files` failed"),
        "{notice}"
    );

    // They are not kept, and a copy that was goes when the session is opened again.
    let engine = setup.server.engine();
    let id = session.parse().unwrap();
    let kept = || async {
        engine.thread(id).await.unwrap().extra["acp"]
            .get()
            .to_owned()
    };
    assert_eq!(kept().await, r#"{"_meta":{"tab":3}}"#);
    let before = json!({ "_meta": { "tab": 3 }, "mcpServers": servers }).to_string();
    let before = serde_json::value::RawValue::from_string(before).unwrap();
    engine
        .set_extra(id, "acp", Some(before.into()))
        .await
        .unwrap();
    let params = json!({ "sessionId": session, "cwd": setup.cwd(), "mcpServers": servers });
    client.ok("session/load", params).await;
    assert_eq!(kept().await, r#"{"_meta":{"tab":3}}"#);
}

#[tokio::test]
async fn sessions_are_loaded_beside_each_other() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let (one, other) = (
        setup.session(&mut client).await,
        setup.session(&mut client).await,
    );
    let load =
        |session: &str| json!({ "sessionId": session, "cwd": setup.cwd(), "mcpServers": [] });
    let running = client.start_prompt(&other, "say: busy\nwait: 60s").await;
    // A session is loaded, closed and deleted while another one works.
    client.ok("session/load", load(&one)).await;
    client
        .ok("session/close", json!({ "sessionId": one }))
        .await;
    client
        .ok("session/delete", json!({ "sessionId": one }))
        .await;
    let resume = json!({ "sessionId": other, "cwd": setup.cwd() });
    client.ok("session/resume", resume).await;
    client
        .notify("session/cancel", json!({ "sessionId": other }))
        .await;
    assert_eq!(client.rest_of_turn(running).await.1, "cancelled");
}

#[tokio::test]
async fn questions_are_forms_where_there_are_forms() {
    let setup = Setup::new().await;
    let mut client = setup
        .client_with(json!({ "elicitation": { "form": {} } }))
        .await;
    let session = setup.session(&mut client).await;
    let cases = [
        (
            json!({ "action": "accept", "content": { "question": "Yes" } }),
            "Go on? Yes",
        ),
        (json!({ "action": "decline" }), "Go on? No answer."),
        (json!({ "action": "cancel" }), "Go on? No answer."),
        (
            json!({ "action": "_vendor", "content": { "question": "Yes" } }),
            "Go on? No answer.",
        ),
    ];
    for (answer, said) in cases {
        let id = client.start_prompt(&session, "ask: Go on? [Yes|No]").await;
        let ask = client.until("elicitation/create").await;
        let params = &ask["params"];
        assert_eq!(
            (&params["mode"], &params["sessionId"]),
            (&json!("form"), &json!(session))
        );
        assert_eq!(params["message"], "Go on?");
        let choices: Vec<&Value> = params["requestedSchema"]["properties"]["question"]["oneOf"]
            .as_array()
            .unwrap()
            .iter()
            .map(|choice| &choice["const"])
            .collect();
        assert_eq!(choices, ["Yes", "No"]);
        client.reply(&ask, answer).await;
        let (updates, reason) = client.rest_of_turn(id).await;
        assert_eq!(reason, "end_turn");
        assert_eq!(text_of(&updates, "agent_message_chunk"), said);
    }

    // A client without forms is not asked; the turn goes on without an answer.
    let mut plain = setup.client_with(json!({ "elicitation": {} })).await;
    let session = setup.session(&mut plain).await;
    let (updates, _) = plain.turn(&session, "ask: Go on? [Yes|No]").await;
    assert_eq!(
        text_of(&updates, "agent_message_chunk"),
        "Go on? No answer."
    );
}

#[tokio::test]
async fn prompts_of_one_session_do_not_wait_for_those_of_another() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let (slow, quick) = (
        setup.session(&mut client).await,
        setup.session(&mut client).await,
    );
    let id = client.start_prompt(&slow, "wait: 600s").await;
    assert_eq!(client.turn(&quick, "say: hi").await.1, "end_turn");
    client
        .notify("session/cancel", json!({ "sessionId": slow }))
        .await;
    assert_eq!(client.rest_of_turn(id).await.1, "cancelled");
}

#[tokio::test]
async fn a_turn_of_another_dialect_streams_here_too() {
    let setup = Setup::speaking(None).await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    let mut codex = setup.connect();
    codex.is_jsonrpc = false;
    codex
        .ok(
            "initialize",
            json!({ "clientInfo": { "name": "codex", "title": null, "version": "1" } }),
        )
        .await;
    codex.notify("initialized", json!({})).await;
    codex
        .ok("thread/resume", json!({ "threadId": session }))
        .await;
    let input = json!([{ "type": "text", "text": "say: hello" }]);
    codex
        .ok("turn/start", json!({ "threadId": session, "input": input }))
        .await;
    let mut seen = Vec::new();
    while text_of(&seen, "agent_message_chunk") != "hello" {
        seen.push(client.until("session/update").await["params"]["update"].clone());
    }
    assert_eq!(text_of(&seen, "user_message_chunk"), "say: hello");
    // The turns of this dialect reach the other one as well.
    codex.until("turn/completed").await;
    assert_eq!(client.turn(&session, "say: hi").await.1, "end_turn");
    codex.until("turn/completed").await;
    codex
        .ok(
            "thread/name/set",
            json!({ "threadId": session, "name": "Named" }),
        )
        .await;
    let info = client.until("session/update").await["params"]["update"].clone();
    assert_eq!(info["title"], "Named");
}

#[tokio::test]
async fn a_server_that_stops_ends_its_turns() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    let id = client.start_prompt(&session, "say: hi\nwait: 600s").await;
    client.until("session/update").await;
    let server = setup.server.clone();
    let stopping = tokio::spawn(async move { server.shutdown().await });
    assert_eq!(client.rest_of_turn(id).await.1, "cancelled");
    stopping.await.unwrap();
    assert!(Path::new(setup.cwd()).exists());
}
