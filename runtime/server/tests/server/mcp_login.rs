//! Tests an OAuth login to an MCP server by a Codex client. The authorization server listens on loopback.

use std::{
    fs,
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
};

use serde_json::{Value, json};
use tempfile::TempDir;
use threadwire_server::OpenOptions;

use super::talk::Talk;

/// A client, and an MCP server that requires a login.
struct Demo {
    talk: Talk,
    home: TempDir,
    program: Child,
}

impl Demo {
    async fn new(arguments: &[&str]) -> Self {
        let script = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../workspace/tests/mcp/server.py"
        );
        let mut program = Command::new("python3")
            .args([script, "--http", "--oauth"])
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut url = String::new();
        BufReader::new(program.stdout.take().unwrap())
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
            ..OpenOptions::default()
        };
        Self {
            talk: Talk::open("codex", options).await,
            home,
            program,
        }
    }

    async fn login(&mut self, params: Value) -> Value {
        self.talk.call("mcpServer/oauth/login", params).await
    }

    async fn completed(&mut self) -> Value {
        let completed = |message: &Value| message["method"] == "mcpServer/oauthLogin/completed";
        self.talk.until(completed).await["params"].clone()
    }

    /// Returns the status of the MCP server.
    async fn status(&mut self) -> Value {
        let list = self.talk.call("mcpServerStatus/list", json!({})).await;
        let servers = list["data"].as_array().unwrap();
        let demo = servers.iter().find(|server| server["name"] == "demo");
        demo.unwrap().clone()
    }

    async fn end(self) {
        self.talk.server.shutdown().await;
    }
}

impl Drop for Demo {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// Acts as the browser: opens the page and follows its redirects.
async fn browse(login: &Value) {
    let browser = threadwire_workspace::http::client(true).unwrap();
    let page = login["authorizationUrl"].as_str().unwrap();
    let sent = browser.get(page).send().await.unwrap();
    let back = sent.headers()["location"].to_str().unwrap();
    assert_eq!(browser.get(back).send().await.unwrap().status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_logs_in() {
    let mut demo = Demo::new(&[]).await;
    let before = demo.status().await;
    assert_eq!(before["authStatus"], "notLoggedIn");
    assert_eq!(before["tools"], json!({}));

    let login = demo
        .login(json!({ "name": "demo", "scopes": ["read"] }))
        .await;
    browse(&login).await;
    let completed = demo.completed().await;
    assert_eq!(completed["name"], "demo");
    assert_eq!(completed["success"], true, "{completed}");
    assert_eq!(completed["loginId"], login["loginId"]);
    assert!(login["loginId"].is_string());
    assert!(demo.home.path().join("mcp_auth.json").exists());

    let after = demo.status().await;
    assert_eq!(after["authStatus"], "oAuth");
    assert!(!after["tools"].as_object().unwrap().is_empty(), "{after}");
    assert!(!after.to_string().contains("access-"), "{after}");
    demo.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_hears_why_there_is_no_login() {
    let mut demo = Demo::new(&["--denies"]).await;
    let login = demo.login(json!({ "name": "demo" })).await;
    browse(&login).await;
    let denied = demo.completed().await;
    assert_eq!(denied["success"], false);
    assert_eq!(denied["error"], "access_denied: The user said no.");

    demo.login(json!({ "name": "demo", "timeoutSecs": 1 }))
        .await;
    let late = demo.completed().await;
    assert_eq!(late["success"], false);
    assert_eq!(late["error"], "timed out waiting for OAuth callback");
    assert_eq!(demo.status().await["authStatus"], "notLoggedIn");

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
        let answer = demo
            .talk
            .ask("mcpServer/oauth/login", json!({ "name": name }))
            .await;
        let error = &answer["error"];
        assert_eq!(error["code"], code, "{answer}");
        let told = error["message"].as_str().unwrap();
        assert!(told.starts_with(message), "{answer}");
    }
    demo.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_in_addresses_are_told_to_nobody() {
    let home = tempfile::tempdir().unwrap();
    let provider = |id: &str, url: &str, more: &str| {
        format!(
            "[model_providers.{id}]\nname = \"{id}\"\nbase_url = \"{url}\"\nwire_api = \"responses\"\n{more}\n"
        )
    };
    let config = [
        "[mcp_servers.gone]\nurl = \"http://me:pass-SECRET@127.0.0.1:9/mcp?key=query-SECRET\"\n",
        &provider("a", "http://u:pass-SECRET@h/v1", ""),
        &provider("b", "http://h/v1?key=query-SECRET", ""),
        &provider(
            "c",
            "http://h/v1",
            "experimental_bearer_token = \"token-SECRET\"",
        ),
        &provider(
            "d",
            "http://h/v1",
            "env_key = \"K\"\nhttp_headers = { a = \"header-SECRET\" }",
        ),
        &provider("e", "http://h/v1", "env_key = \"K\""),
        &provider("f", "http://h/v1#x", ""),
    ];
    fs::write(home.path().join("config.toml"), config.concat()).unwrap();
    let options = OpenOptions {
        home: Some(home.path().to_owned()),
        in_memory: true,
        cwd: Some(home.path().to_owned()),
        ..OpenOptions::default()
    };
    let mut talk = Talk::open("codex", options).await;
    talk.call("thread/start", json!({})).await;
    let failed = |message: &Value| message["params"]["status"] == "failed";
    let failed = talk.until(failed).await.to_string();
    let servers = talk
        .call("mcpServerStatus/list", json!({}))
        .await
        .to_string();
    for told in [failed, servers] {
        assert!(told.contains("127.0.0.1:9/mcp?key=[key]"), "{told}");
        assert!(!told.contains("SECRET"), "{told}");
    }
    let list = talk.call("modelProvider/list", json!({})).await;
    let told: Vec<_> = list["data"].as_array().unwrap().iter().collect();
    let told = told
        .into_iter()
        .filter(|provider| provider["canEdit"] == true);
    let told: Vec<_> = told
        .map(|provider| (&provider["baseUrl"], &provider["settings"]["auth"]))
        .collect();
    let external = |key: Value| json!({ "mode": "externallyConfigured", "envKey": key });
    let plain = json!("http://h/v1");
    let of_variable = json!({ "mode": "environmentVariable", "envKey": "K" });
    let expected = [
        (Value::Null, external(Value::Null)),
        (Value::Null, external(Value::Null)),
        (plain.clone(), external(Value::Null)),
        (plain.clone(), external(json!("K"))),
        (plain, of_variable),
        (Value::Null, json!({ "mode": "none" })),
    ];
    assert_eq!(
        told,
        expected
            .iter()
            .map(|(url, auth)| (url, auth))
            .collect::<Vec<_>>()
    );
    talk.server.shutdown().await;
}
