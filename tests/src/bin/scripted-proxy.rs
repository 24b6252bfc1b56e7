//! An ACP proxy that passes everything on under ids of its own, for tests of chains.
//!
//! Arguments: `--mark TEXT` adds the text to each prompt as its first block, and to each text that the agent says;
//! `--log FILE` appends all messages that it gets; `--start HOW` is `silent`, `dead`, `notes` (writes lines that are no
//! messages first), `alone` (does not initialize what is behind it) or `plain` (knows no `proxy/initialize`). With `--mark
//! TEXT`, a line `{"at": TEXT, FAULT: …}` of a prompt does this in place of passing the prompt on:
//!
//! | fault | does |
//! |---|---|
//! | `"exit": CODE, "stderr": TEXT` | ends |
//! | `"print": TEXT` | writes a line |
//! | `"long": BYTES` | sends a line of this length |
//! | `"send": MESSAGE` | sends a message |
//! | `"hold": true` | does nothing, until the session is cancelled |

#![expect(
    clippy::print_stderr,
    reason = "the last words of a proxy are on its standard error"
)]

use std::{
    collections::HashMap,
    io::{BufRead, Write},
};

use serde_json::{Value, json};

struct Proxy {
    mark: Option<String>,
    start: String,
    next: i64,
    /// The ids of requests that were passed on, by the id that they have there.
    passed: HashMap<String, Value>,
    /// Prompts that are not passed on, by session.
    held: HashMap<String, Value>,
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let value = |flag: &str| {
        let at = arguments.iter().position(|argument| argument == flag)?;
        arguments.get(at + 1).cloned()
    };
    let log = value("--log");
    let mut proxy = Proxy {
        mark: value("--mark"),
        start: value("--start").unwrap_or_default(),
        next: 0,
        passed: HashMap::new(),
        held: HashMap::new(),
    };
    match proxy.start.as_str() {
        "dead" => {
            eprintln!("no policy was found");
            std::process::exit(5);
        }
        "notes" => line("Welcome to the proxy!\n{\"half\":"),
        _ => {}
    }
    for line in std::io::stdin().lock().lines() {
        let Ok(line) = line else { return };
        if let Some(log) = &log {
            let file = std::fs::OpenOptions::new()
                .create(true)
                .append(true)
                .open(log);
            writeln!(file.expect("the log"), "{line}").expect("the log");
        }
        proxy.take(serde_json::from_str(&line).expect("a message"));
    }
}

impl Proxy {
    fn take(&mut self, mut message: Value) {
        let Some(method) = message["method"].as_str().map(str::to_owned) else {
            let of = self.passed.remove(&message["id"].to_string());
            message["id"] = of.expect("a request that was passed on");
            return send(&message);
        };
        match method.as_str() {
            "$/cancel_request" => {
                let id = &message["params"]["requestId"];
                let ours = self.passed.iter().find(|(_, of)| *of == id);
                if let Some((ours, _)) = ours {
                    let id: Value = serde_json::from_str(ours).expect("an id");
                    message["params"]["requestId"] = id;
                    send(&message);
                }
            }
            "proxy/initialize" => match self.start.as_str() {
                "silent" => {}
                "alone" => {
                    answer(&message, &json!({ "protocolVersion": 1 }));
                }
                "plain" => {
                    let error = json!({ "code": -32601, "message": "method not found" });
                    send(&json!({ "jsonrpc": "2.0", "id": message["id"], "error": error }));
                }
                _ => self.pass(&message, "initialize", message["params"].clone(), true),
            },
            "proxy/successor" => {
                let inner = message["params"]["method"].as_str().expect("a method");
                let mut params = message["params"]["params"].clone();
                if let (Some(mark), Some(Value::String(text))) =
                    (&self.mark, params.pointer_mut("/update/content/text"))
                {
                    text.push_str(mark);
                }
                self.pass(&message, inner, params, false);
            }
            "session/prompt" => {
                let mut params = message["params"].clone();
                if let Some(mark) = self.mark.clone() {
                    if self.fault(&mark, &message) {
                        return;
                    }
                    let blocks = params["prompt"].as_array_mut().expect("blocks");
                    blocks.insert(0, json!({ "type": "text", "text": mark }));
                }
                self.pass(&message, &method, params, true);
            }
            "session/cancel" => {
                let session = message["params"]["sessionId"].as_str().expect("a session");
                match self.held.remove(session) {
                    Some(prompt) => answer(&prompt, &json!({ "stopReason": "cancelled" })),
                    None => self.pass(&message, &method, message["params"].clone(), true),
                }
            }
            _ => self.pass(&message, &method, message["params"].clone(), true),
        }
    }

    /// Does what a line of the prompt asks this proxy for. Returns whether there is one.
    fn fault(&mut self, mark: &str, prompt: &Value) -> bool {
        let blocks = prompt["params"]["prompt"].as_array().expect("blocks");
        let texts = blocks.iter().filter_map(|block| block["text"].as_str());
        let mut steps = texts
            .flat_map(str::lines)
            .filter_map(|line| serde_json::from_str::<Value>(line).ok());
        let Some(step) = steps.find(|step| step["at"] == mark) else {
            return false;
        };
        if let Some(code) = step["exit"].as_i64() {
            eprintln!("{}", step["stderr"].as_str().unwrap_or_default());
            std::process::exit(i32::try_from(code).expect("a code"));
        }
        if let Some(text) = step["print"].as_str() {
            line(text);
        }
        if let Some(bytes) = step["long"].as_u64() {
            line(&"x".repeat(usize::try_from(bytes).expect("bytes")));
        }
        if let Some(message) = step.get("send") {
            send(message);
        }
        let session = prompt["params"]["sessionId"].as_str().expect("a session");
        self.held.insert(session.to_owned(), prompt.clone());
        true
    }

    /// Passes a request or a notification on to the component behind this one, or to the client.
    fn pass(&mut self, message: &Value, method: &str, params: Value, to_successor: bool) {
        let inner = json!({ "method": method, "params": params });
        let mut passed = match to_successor {
            true => json!({ "method": "proxy/successor", "params": inner }),
            false => inner,
        };
        passed["jsonrpc"] = json!("2.0");
        if let Some(id) = message.get("id") {
            // Texts, so that they differ from those of the server.
            let own = json!(format!("p{}", self.next));
            self.next += 1;
            self.passed.insert(own.to_string(), id.clone());
            passed["id"] = own;
        }
        send(&passed);
    }
}

fn answer(request: &Value, result: &Value) {
    send(&json!({ "jsonrpc": "2.0", "id": request["id"], "result": result }));
}

fn send(message: &Value) {
    line(&message.to_string());
}

fn line(text: &str) {
    let mut out = std::io::stdout().lock();
    // The server may have ended.
    let _ = writeln!(out, "{text}").and_then(|()| out.flush());
}
