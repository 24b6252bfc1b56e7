//! Tests of messages whose arrays and objects are nested too deeply.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;
use threadwire_server::{MemoryReceiver, MemorySender, OpenOptions, Server, open};

/// How long a test waits for a message before it fails.
const PATIENCE: Duration = Duration::from_secs(60);
/// The nesting limit of a message, itself included.
const BOUND: usize = 512;
const PROTOCOLS: [&str; 4] = ["codex", "codex@0.97", "dotcraft", "acp"];

async fn server(protocol: &str) -> (Server, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let options = OpenOptions {
        home: Some(folder.path().join("home")),
        in_memory: true,
        cwd: Some(folder.path().to_owned()),
        protocol: Some(protocol.parse().unwrap()),
        ..OpenOptions::default()
    };
    (open(options).await.unwrap(), folder)
}

/// A client that sends messages as text.
struct Client {
    sender: MemorySender,
    receiver: MemoryReceiver,
}

impl Client {
    fn connect(server: &Server) -> Self {
        let (sender, receiver) = server.connect().split();
        Self { sender, receiver }
    }

    async fn introduced(server: &Server, protocol: &str) -> Self {
        let mut client = Self::connect(server);
        let mut params = json!({ "clientInfo": { "name": "test", "version": "1" } });
        if protocol == "acp" {
            params["protocolVersion"] = json!(1);
        }
        let params = params.to_string();
        client.send(request("initialize", 0, &params)).await;
        assert!(client.answer(0).await["error"].is_null());
        let initialized = r#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#;
        client.send(initialized.to_owned()).await;
        client
    }

    async fn send(&self, text: String) {
        assert!(self.sender.send(text).await, "the server hung up");
    }

    async fn next(&mut self) -> Value {
        let mut batch = Vec::new();
        let received = tokio::time::timeout(PATIENCE, self.receiver.receive(&mut batch, 1)).await;
        assert_ne!(
            received.expect("a message in time"),
            0,
            "the server hung up"
        );
        serde_json::from_slice(&batch[0].message()).unwrap()
    }

    /// Returns the response to a request. All messages before it must be notifications.
    async fn answer(&mut self, id: i64) -> Value {
        loop {
            let message = self.next().await;
            if message.get("method").is_none() {
                assert_eq!(message["id"], id, "{message}");
                return message;
            }
        }
    }

    /// Sends a message that is nested too deeply. The connection must answer as to any malformed message, and stay
    /// open.
    async fn check_refused(&mut self, protocol: &str, method: &str, text: String, id: i64) {
        let levels = text.len();
        self.send(text).await;
        if !protocol.starts_with("codex") {
            let refused = self.next().await;
            let told = format!("{protocol}, {levels} bytes: {refused}");
            assert!(refused["id"].is_null(), "{told}");
            assert_eq!(refused["error"]["code"], -32700, "{told}");
        }
        self.send(request(method, id, "[]")).await;
        self.answer(id).await;
    }
}

fn request(method: &str, id: i64, params: &str) -> String {
    format!(r#"{{"jsonrpc":"2.0","id":{id},"method":"{method}","params":{params}}}"#)
}

/// Returns params for a message with `levels` levels: arrays, or objects with a tag after the nested value.
fn nested(levels: usize, in_objects: bool) -> String {
    let (open, close) = if in_objects {
        (r#"{"a":"#, r#","type":"text"}"#)
    } else {
        ("[", "]")
    };
    let inner = levels - 2;
    format!("{}{{}}{}", open.repeat(inner), close.repeat(inner))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn deep_messages_are_refused_in_all_dialects_at_any_time() {
    for protocol in PROTOCOLS {
        let (server, _folder) = server(protocol).await;
        let method = match protocol {
            "acp" => "session/prompt",
            _ => "turn/start",
        };
        for is_introduced in [false, true] {
            let mut client = if is_introduced {
                Client::introduced(&server, protocol).await
            } else {
                Client::connect(&server)
            };
            let mut id = 10;
            for in_objects in [false, true] {
                for levels in [BOUND - 1, BOUND] {
                    id += 1;
                    let params = nested(levels, in_objects);
                    client.send(request(method, id, &params)).await;
                    let refused = client.answer(id).await;
                    assert!(refused["error"]["code"].is_i64(), "{protocol}: {refused}");
                }
                for levels in [BOUND + 1, 10_000, 100_000] {
                    id += 1;
                    let text = request(method, 1, &nested(levels, in_objects));
                    client.check_refused(protocol, method, text, id).await;
                }
            }
            // Unclosed arrays, in a request and in a response.
            id += 1;
            let open = request(method, 1, &"[".repeat(10_000));
            client.check_refused(protocol, method, open, id).await;
            id += 1;
            let answer = format!(
                r#"{{"jsonrpc":"2.0","id":1,"result":{}}}"#,
                nested(10_000, true)
            );
            client.check_refused(protocol, method, answer, id).await;
        }
        server.shutdown().await;
    }
}

/// One megabyte of nesting, above or within the limit, must not delay another client.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn deep_messages_cost_other_clients_no_time() {
    for protocol in PROTOCOLS {
        let (server, _folder) = server(protocol).await;
        let mut other = Client::introduced(&server, protocol).await;
        let (method, harmless) = match protocol {
            "acp" => ("session/prompt", "session/list"),
            _ => ("turn/start", "thread/list"),
        };
        for levels in [BOUND - 2, 2_000] {
            let load = format!("[{}1]", "1,".repeat(500_000));
            let params = nested(levels, true).replacen("{}", &load, 1);
            let mut client = Client::introduced(&server, protocol).await;
            let started = Instant::now();
            client.send(request(method, 1, &params)).await;
            other.send(request(harmless, levels as i64, "{}")).await;
            other.answer(levels as i64).await;
            client.send(request(harmless, 2, "{}")).await;
            while client.next().await["id"] != 2 {}
            // Measured: less than 0.2 s without optimization. A scan per level took minutes.
            let took = started.elapsed();
            assert!(
                took < Duration::from_secs(30),
                "{protocol}, {levels} levels: {took:?}"
            );
        }
        server.shutdown().await;
    }
}
