//! MCP servers that a client of ACP offers over its own connection: clients of other dialects and agents use them.

use serde_json::{Value, json};

use crate::test_server::{Client, FREE, TestServer};

/// The version of MCP that the server `n1` speaks. The server `old` speaks one with a handshake.
const VERSION: &str = "2026-07-28";

/// Answers a request to a server of a client; `None` if the message is none.
async fn serve(client: &mut Client, message: &Value) -> Option<String> {
    if message["method"] != "mcp/message" {
        return None;
    }
    let asked = &message["params"];
    let is_old = asked["serverId"] == "old";
    let method = asked["method"].as_str().expect("a method");
    let params = &asked["params"];
    if !is_old && (method == "server/discover" || method.starts_with("tools/")) {
        let meta = &params["_meta"];
        assert_eq!(meta["io.modelcontextprotocol/protocolVersion"], VERSION);
        assert!(meta["io.modelcontextprotocol/clientCapabilities"].is_object());
    }
    let answer = match method {
        "server/discover" if !is_old => {
            json!({ "result": { "resultType": "complete", "supportedVersions": [VERSION], "capabilities": { "tools": {} }, "ttlMs": 0, "cacheScope": "private" } })
        }
        "initialize" if is_old => {
            let info = json!({ "name": "notes", "version": "1" });
            json!({ "result": { "protocolVersion": params["protocolVersion"], "capabilities": { "tools": {} }, "serverInfo": info } })
        }
        "tools/list" => {
            let schema = json!({ "type": "object" });
            let tool = |name: &str| json!({ "name": name, "inputSchema": schema });
            json!({ "result": { "resultType": "complete", "tools": [tool("look"), tool("print")], "ttlMs": 0, "cacheScope": "private" } })
        }
        "tools/call" if params["name"] == "look" => {
            let text = json!({ "type": "text", "text": params["arguments"].to_string() });
            json!({ "result": { "resultType": "complete", "content": [text] } })
        }
        "ping" => {
            let params = json!({ "serverId": asked["serverId"], "requestId": asked["requestId"], "method": "notifications/message", "params": { "level": "info", "data": "working" } });
            client
                .send(json!({ "method": "mcp/message", "params": params }))
                .await;
            json!({ "result": null })
        }
        "never" => return Some(method.to_owned()),
        _ => json!({ "error": { "code": -32000, "message": "out of paper", "data": [1] } }),
    };
    client
        .send(json!({ "id": message["id"], "result": answer }))
        .await;
    Some(method.to_owned())
}

/// Opens a session with the server, and returns its id.
async fn session(house: &TestServer, client: &mut Client, server: &str) -> String {
    let server = json!({ "type": "acp", "name": "notes", "serverId": server });
    let params = json!({ "cwd": house.work(), "mcpServers": [server] });
    let id = client.ask("session/new", params).await;
    loop {
        let message = client.message().await;
        if serve(client, &message).await.is_none() && message["id"] == id {
            let session = message["result"]["sessionId"].as_str();
            return session.unwrap_or_else(|| panic!("{message}")).to_owned();
        }
    }
}

/// Runs a prompt of one step, and returns what the agent said.
async fn prompt(client: &mut Client, session: &str, step: &Value) -> String {
    let prompt = json!([{ "type": "text", "text": step.to_string() }]);
    let params = json!({ "sessionId": session, "prompt": prompt });
    let id = client.ask("session/prompt", params).await;
    let mut said = String::new();
    loop {
        let message = client.message().await;
        let update = &message["params"]["update"];
        if update["sessionUpdate"] == "agent_message_chunk" {
            said.push_str(update["content"]["text"].as_str().expect("a text"));
        } else if serve(client, &message).await.is_none() && message["id"] == id {
            assert_eq!(message["result"]["stopReason"], "end_turn", "{message}");
            return said;
        }
    }
}

#[tokio::test]
async fn a_client_of_another_dialect_calls_a_tool_of_the_client() {
    let house = TestServer::new(&[], &FREE).await;
    let editor = house.acp().await;
    calls_a_tool(&house, editor, "n1").await;
    let editor = house.acp_draft().await;
    calls_a_tool(&house, editor, "old").await;
}

async fn calls_a_tool(house: &TestServer, mut editor: Client, server: &str) {
    let thread = session(house, &mut editor, server).await;
    let mut other = house.codex().await;
    other
        .call("thread/resume", json!({ "threadId": thread }))
        .await;
    let call = |tool: &str| json!({ "threadId": thread, "server": "notes", "tool": tool, "arguments": { "page": 3 } });
    let mut answers = Vec::new();
    for tool in ["look", "print"] {
        let id = other.ask("mcpServer/tool/call", call(tool)).await;
        loop {
            let message = editor.message().await;
            if serve(&mut editor, &message).await.as_deref() == Some("tools/call") {
                break;
            }
        }
        answers.push(other.answer(id).await);
    }
    let text = &answers[0]["result"]["content"][0]["text"];
    assert_eq!(text, "{\"page\":3}", "{answers:?}");
    assert!(
        answers[1].to_string().contains("out of paper"),
        "{answers:?}"
    );

    // Without its client, the server answers no more.
    drop(editor);
    let left = other.call("mcpServer/tool/call", call("look")).await;
    assert!(left.to_string().contains("has left"), "{left}");
}

#[tokio::test]
async fn an_agent_asks_a_server_of_the_client() {
    let log = tempfile::NamedTempFile::new().expect("a file");
    let path = log.path().to_str().expect("a path");
    let house = TestServer::new(&["--mcp", "--log", path], &FREE).await;
    let mut editor = house.acp().await;
    let session = session(&house, &mut editor, "n1").await;
    let told = prompt(&mut editor, &session, &json!({ "tell": "session" })).await;
    let told: Value = serde_json::from_str(&told).expect("JSON");
    let server = &told["opened"]["mcpServers"][0];
    assert_eq!(
        (&server["type"], &server["name"]),
        (&json!("acp"), &json!("notes"))
    );
    let ask = |server: &Value, method: &str, step: &str| {
        let params = json!({ "serverId": server, "requestId": "r7", "method": method });
        json!({ step: "mcp/message", "params": params })
    };
    let id = &server["serverId"];
    let said = prompt(&mut editor, &session, &ask(id, "ping", "call")).await;
    assert_eq!(said, "mcp/message: {\"result\":null}\n");
    let log = std::fs::read_to_string(path).expect("the log");
    let news = log
        .lines()
        .find(|line| line.contains("notifications/message"));
    let news: Value = serde_json::from_str(news.expect("a notification")).expect("JSON");
    assert_eq!(news["params"]["requestId"], "r7");
    assert_eq!(
        (
            &news["params"]["serverId"],
            &news["params"]["params"]["data"]
        ),
        (id, &json!("working"))
    );
    // What went wrong in the server is no error of the request.
    let said = prompt(&mut editor, &session, &ask(id, "print", "call")).await;
    assert!(said.starts_with("mcp/message: {\"error\":{"), "{said}");
    assert!(
        said.contains("out of paper") && said.contains("[1]"),
        "{said}"
    );
    let said = prompt(&mut editor, &session, &ask(&json!("other"), "ping", "call")).await;
    assert!(said.contains("-33001"), "{said}");
    let said = prompt(&mut editor, &session, &ask(&json!(7), "ping", "call")).await;
    assert!(
        said.contains("-32602") && said.contains("serverId"),
        "{said}"
    );
}

#[tokio::test]
async fn a_withdrawn_request_is_withdrawn_from_the_client() {
    let house = TestServer::new(&["--mcp"], &FREE).await;
    let mut editor = house.acp().await;
    let session = session(&house, &mut editor, "n1").await;
    let told = prompt(&mut editor, &session, &json!({ "tell": "session" })).await;
    let told: Value = serde_json::from_str(&told).expect("JSON");
    let id = &told["opened"]["mcpServers"][0]["serverId"];
    let params = json!({ "serverId": id, "requestId": "r7", "method": "never" });
    let step = json!({ "withdraw": "mcp/message", "params": params });
    let blocks = json!([{ "type": "text", "text": step.to_string() }]);
    let params = json!({ "sessionId": session, "prompt": blocks });
    editor.ask("session/prompt", params).await;
    let asked = loop {
        let message = editor.message().await;
        if serve(&mut editor, &message).await.as_deref() == Some("never") {
            break message["id"].clone();
        }
    };
    std::fs::write(house.work().join("withdraw"), "").expect("a file");
    let withdrawn = editor.until("$/cancel_request").await;
    assert_eq!(withdrawn["params"]["requestId"], asked);
    let said = loop {
        let said = editor.until("session/update").await;
        if said["params"]["update"]["sessionUpdate"] == "agent_message_chunk" {
            break said;
        }
    };
    assert!(said.to_string().contains("-32800"), "{said}");
}
