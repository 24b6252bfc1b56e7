//! A login to an MCP server by OAuth, as a Codex client sees it. The authorization server is one on loopback.

use std::{
    fs,
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    time::Duration,
};

use serde_json::{Value, json};
use tempfile::TempDir;
use threadwire_server::{MemoryReceiver, MemorySender, OpenOptions, Server, open};

/// How long a message may take before a test gives up on it.
const PATIENCE: Duration = Duration::from_secs(20);

/// A client that has shaken hands, and an MCP server that wants a login.
struct Talk {
    server: Server,
    sender: MemorySender,
    receiver: MemoryReceiver,
    last_id: i64,
    home: TempDir,
    demo: Child,
}

impl Talk {
    async fn new(arguments: &[&str]) -> Self {
        let script = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../workspace/tests/mcp/server.py"
        );
        let mut demo = Command::new("python3")
            .args([script, "--http", "--oauth"])
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut url = String::new();
        BufReader::new(demo.stdout.take().unwrap())
            .read_line(&mut url)
            .unwrap();
        let home = tempfile::tempdir().unwrap();
        let config = format!(
            "[mcp_servers.demo]\nurl = {:?}\n\
             [mcp_servers.program]\ncommand = \"true\"\n\
             [mcp_servers.token]\nurl = \"http://127.0.0.1:9/\"\nhttp_headers = {{ authorization = \"x\" }}\n\
             [mcp_servers.gone]\nurl = \"http://127.0.0.1:9/\"\n",
            url.trim()
        );
        fs::write(home.path().join("config.toml"), config).unwrap();
        let options = OpenOptions {
            home: Some(home.path().to_owned()),
            in_memory: true,
            cwd: Some(home.path().to_owned()),
            protocol: Some("codex".parse().unwrap()),
            ..OpenOptions::default()
        };
        let server = open(options).await.unwrap();
        let (sender, receiver) = server.connect().split();
        let mut talk = Self {
            server,
            sender,
            receiver,
            last_id: 0,
            home,
            demo,
        };
        let client = json!({ "clientInfo": { "name": "test", "version": "1" } });
        talk.call("initialize", client).await;
        talk.send(json!({ "method": "initialized" })).await;
        talk
    }

    async fn send(&self, message: Value) {
        assert!(self.sender.send(message.to_string()).await);
    }

    async fn until(&mut self, is_meant: impl Fn(&Value) -> bool) -> Value {
        loop {
            let mut batch = Vec::new();
            let received = self.receiver.receive(&mut batch, 1);
            let received = tokio::time::timeout(PATIENCE, received).await;
            assert!(received.expect("a message in time") > 0);
            let message: Value = serde_json::from_slice(&batch[0].message()).unwrap();
            if is_meant(&message) {
                return message;
            }
        }
    }

    /// Sends a request and returns the whole answer.
    async fn ask(&mut self, method: &str, params: Value) -> Value {
        self.last_id += 1;
        let id = self.last_id;
        self.send(json!({ "id": id, "method": method, "params": params }))
            .await;
        self.until(|message| message["id"] == id).await
    }

    async fn call(&mut self, method: &str, params: Value) -> Value {
        let answer = self.ask(method, params).await;
        assert!(answer.get("error").is_none(), "{answer}");
        answer["result"].clone()
    }

    async fn login(&mut self, params: Value) -> Value {
        self.call("mcpServer/oauth/login", params).await
    }

    async fn completed(&mut self) -> Value {
        let completed = |message: &Value| message["method"] == "mcpServer/oauthLogin/completed";
        self.until(completed).await["params"].clone()
    }

    /// Returns how the server that wants a login stands.
    async fn status(&mut self) -> Value {
        let list = self.call("mcpServerStatus/list", json!({})).await;
        let servers = list["data"].as_array().unwrap();
        let demo = servers.iter().find(|server| server["name"] == "demo");
        demo.unwrap().clone()
    }

    async fn end(self) {
        self.server.shutdown().await;
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.demo.kill();
        let _ = self.demo.wait();
    }
}

/// Does what a browser does: opens the page, and goes where it is sent.
async fn browse(login: &Value) {
    let browser = threadwire_workspace::http::client(true).unwrap();
    let page = login["authorizationUrl"].as_str().unwrap();
    let sent = browser.get(page).send().await.unwrap();
    let back = sent.headers()["location"].to_str().unwrap();
    assert_eq!(browser.get(back).send().await.unwrap().status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_logs_in() {
    let mut talk = Talk::new(&[]).await;
    let before = talk.status().await;
    assert_eq!(before["authStatus"], "notLoggedIn");
    assert_eq!(before["tools"], json!({}));

    let login = talk
        .login(json!({ "name": "demo", "scopes": ["read"] }))
        .await;
    browse(&login).await;
    let completed = talk.completed().await;
    assert_eq!(completed["name"], "demo");
    assert_eq!(completed["success"], true, "{completed}");
    assert_eq!(completed["loginId"], login["loginId"]);
    assert!(login["loginId"].is_string());
    assert!(talk.home.path().join("mcp_auth.json").exists());

    let after = talk.status().await;
    assert_eq!(after["authStatus"], "oAuth");
    assert!(!after["tools"].as_object().unwrap().is_empty(), "{after}");
    assert!(!after.to_string().contains("access-"), "{after}");
    talk.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_hears_why_there_is_no_login() {
    let mut talk = Talk::new(&["--denies"]).await;
    let login = talk.login(json!({ "name": "demo" })).await;
    browse(&login).await;
    let denied = talk.completed().await;
    assert_eq!(denied["success"], false);
    assert_eq!(denied["error"], "access_denied: The user said no.");

    talk.login(json!({ "name": "demo", "timeoutSecs": 1 }))
        .await;
    let late = talk.completed().await;
    assert_eq!(late["success"], false);
    assert_eq!(late["error"], "timed out waiting for OAuth callback");
    assert_eq!(talk.status().await["authStatus"], "notLoggedIn");

    let refusals = [
        ("none", -32600, "No MCP server named 'none' found."),
        (
            "program",
            -32600,
            "OAuth login is only supported for streamable HTTP servers.",
        ),
        (
            "token",
            -32600,
            "the MCP server is known by a token of its configuration",
        ),
        ("gone", -32603, "failed to login to MCP server 'gone': "),
    ];
    for (name, code, message) in refusals {
        let answer = talk
            .ask("mcpServer/oauth/login", json!({ "name": name }))
            .await;
        let error = &answer["error"];
        assert_eq!(error["code"], code, "{answer}");
        let told = error["message"].as_str().unwrap();
        assert!(told.starts_with(message), "{answer}");
    }
    talk.end().await;
}
