//! An ACP agent that does what the lines of a prompt say, for tests of agents as backends.
//!
//! Arguments: `--log FILE` appends all messages that it gets; `--start HOW` is `silent`, `dead`, `garbage`, `version`;
//! `--silent METHOD` does not answer that method;
//! `--load` offers `session/load`; `--mcp` takes MCP servers of clients; `--modes` offers the modes `agent`, `plan` and `review`, which is the first one;
//! `--instructions` takes system prompts; `--same` gives all sessions the same id;
//! `--options` offers the options `model`, `sandbox` and `fast`. A line of a prompt is JSON, or a text that is said:
//!
//! | line | does |
//! |---|---|
//! | `{"update": UPDATE}` | sends a `session/update` |
//! | `{"call": METHOD, "params": OBJECT}` | sends a request, waits for the answer and says it as `METHOD: JSON`; the `requestId` `"prompt"` is that of the prompt |
//! | `{"withdraw": METHOD, "params": OBJECT}` | the same, but withdraws the request when a file `withdraw` is in the folder |
//! | `{"send": MESSAGE}`, `{"print": TEXT}` | sends a message, or a line as it is |
//! | `{"stream": COUNT}` | says a text of 8 bytes this many times, as fast as it can |
//! | `{"megabytes": COUNT}` | says a text of 1 MiB this many times |
//! | `{"plans": COUNT}` | shows a plan of 1 MiB this many times |
//! | `{"calls": COUNT}` | shows this many calls of 64 KiB each, as fast as it can |
//! | `{"output": BYTES}` | shows a command with this much output, and a tool with as much, also as raw output |
//! | `{"stamps": COUNT}` | says the time in nanoseconds this many times, every millisecond |
//! | `{"long": BYTES}` | sends a line of this length |
//! | `{"exit": CODE, "stderr": TEXT}` | ends |
//! | `{"wait": true}` | waits for `session/cancel`; with `"deaf": true` it never ends |
//! | `{"answer": RESULT}`, `{"fail": ERROR}` | is the answer to the prompt; otherwise `end_turn` |
//! | `{"twice": true}` | answers the prompt twice |
//! | `{"late": UPDATE}` | sends an update after the answer |
//! | `{"after": CODE}` | ends after the answer |
//! | `{"tell": "prompt"}` | says the blocks of the prompt, `"session"` the process, the session and its params, `"modes"` the modes that were set, `"options"` the options that were set |

#![expect(
    clippy::print_stderr,
    reason = "the last words of an agent are on its standard error"
)]

use std::{
    collections::HashMap,
    io::{BufRead, Write},
    path::Path,
    sync::{
        Arc, Condvar, Mutex,
        atomic::{AtomicI64, AtomicUsize, Ordering},
    },
    time::Duration,
};

use serde_json::{Value, json};

#[derive(Default)]
struct Agent {
    next: AtomicI64,
    sessions: AtomicUsize,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    answers: HashMap<i64, Value>,
    /// Number of cancellations by session.
    cancelled: HashMap<String, usize>,
    /// The params that sessions were opened with.
    opened: HashMap<String, Value>,
    /// The modes that were set, oldest first.
    modes: Vec<Value>,
    /// The options that were set, oldest first, each as id and value.
    options: Vec<Value>,
    /// The values of the options in force, by session.
    values: HashMap<String, HashMap<String, Value>>,
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let value = |flag: &str| {
        let at = arguments.iter().position(|argument| argument == flag)?;
        arguments.get(at + 1).cloned()
    };
    let log = value("--log");
    let start = value("--start").unwrap_or_default();
    let takes_servers = arguments.iter().any(|argument| argument == "--mcp");
    let can_load = arguments.iter().any(|argument| argument == "--load");
    let has_options = arguments.iter().any(|argument| argument == "--options");
    let takes_instructions = arguments
        .iter()
        .any(|argument| argument == "--instructions");
    let is_same = arguments.iter().any(|argument| argument == "--same");
    let has_modes = arguments.iter().any(|argument| argument == "--modes");
    let silent = value("--silent");
    if start == "dead" {
        eprintln!("no licence was found");
        std::process::exit(7);
    }
    if start == "garbage" {
        line("Welcome to the agent!\n\u{1b}[31m{\"half\":");
    }
    let agent = Arc::new(Agent::default());
    for line in std::io::stdin().lock().lines() {
        let Ok(line) = line else { return };
        if let Some(log) = &log {
            let file = std::fs::OpenOptions::new()
                .create(true)
                .append(true)
                .open(log);
            let mut file = file.expect("the log");
            writeln!(file, "{line}").expect("the log");
        }
        let message: Value = serde_json::from_str(&line).expect("a message");
        let Some(method) = message["method"].as_str() else {
            let id = message["id"].as_i64().expect("an id");
            agent.state().answers.insert(id, message);
            agent.changed.notify_all();
            continue;
        };
        let session = message["params"]["sessionId"]
            .as_str()
            .unwrap_or_default()
            .to_owned();
        match method {
            _ if silent.as_deref() == Some(method) => {}
            "initialize" if start == "silent" => {}
            "initialize" => {
                let version = if start == "version" { 9 } else { 1 };
                // There is no `agentInfo`.
                let servers = json!({ "acp": takes_servers });
                let mut capabilities =
                    json!({ "loadSession": can_load, "mcpCapabilities": servers, "future": true });
                if takes_instructions {
                    capabilities["sessionCapabilities"] = json!({ "systemPrompt": {} });
                }
                let result =
                    json!({ "protocolVersion": version, "agentCapabilities": capabilities });
                answer(&message, &result);
            }
            "session/new" => {
                let number = agent.sessions.fetch_add(1, Ordering::Relaxed);
                let session = match is_same {
                    true => "session".to_owned(),
                    false => format!("session-{}-{number}", std::process::id()),
                };
                agent
                    .state()
                    .opened
                    .insert(session.clone(), message["params"].clone());
                // An update precedes the answer.
                let commands = json!([{ "name": "compact", "description": "Compacts" }]);
                update(
                    &session,
                    &json!({ "sessionUpdate": "available_commands_update", "availableCommands": commands }),
                );
                let mut result = json!({ "sessionId": session });
                if has_modes {
                    let modes =
                        ["agent", "plan", "review"].map(|id| json!({ "id": id, "name": id }));
                    result["modes"] = json!({ "currentModeId": "review", "availableModes": modes });
                }
                if has_options {
                    result["configOptions"] = agent.options(&session);
                }
                answer(&message, &result);
            }
            "session/set_config_option" => {
                let (id, value) = (&message["params"]["configId"], &message["params"]["value"]);
                let id = id.as_str().expect("an id").to_owned();
                if value == "broken" {
                    let error = json!({ "code": -32603, "message": "out of order" });
                    send(&json!({ "jsonrpc": "2.0", "id": message["id"], "error": error }));
                    continue;
                }
                {
                    let mut state = agent.state();
                    state.options.push(json!([id, value]));
                    let values = state.values.entry(session.clone()).or_default();
                    values.insert(id, value.clone());
                }
                answer(
                    &message,
                    &json!({ "configOptions": agent.options(&session) }),
                );
            }
            "session/load" => {
                agent
                    .state()
                    .opened
                    .insert(session.clone(), message["params"].clone());
                let text = json!({ "type": "text", "text": "a replayed text" });
                update(
                    &session,
                    &json!({ "sessionUpdate": "agent_message_chunk", "content": text }),
                );
                let loaded = json!({ "configOptions": agent.options(&session) });
                answer(&message, if has_options { &loaded } else { &Value::Null });
            }
            "session/set_mode" => {
                agent
                    .state()
                    .modes
                    .push(message["params"]["modeId"].clone());
                answer(&message, &json!({}));
            }
            "session/cancel" => {
                *agent.state().cancelled.entry(session).or_default() += 1;
                agent.changed.notify_all();
            }
            "session/prompt" => {
                let agent = Arc::clone(&agent);
                std::thread::spawn(move || agent.run(&session, &message));
            }
            _ if message.get("id").is_some() => {
                let error = json!({ "code": -32601, "message": "method not found" });
                send(&json!({ "jsonrpc": "2.0", "id": message["id"], "error": error }));
            }
            _ => {}
        }
    }
}

impl Agent {
    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().expect("no thread panics")
    }

    /// Returns the options of a session.
    fn options(&self, session: &str) -> Value {
        let state = self.state();
        let values = state.values.get(session);
        let value = |id: &str, first: Value| {
            let value = values.and_then(|values| values.get(id));
            value.cloned().unwrap_or(first)
        };
        let choices = |ids: &[&str]| {
            let choices = ids.iter().map(|id| json!({ "value": id, "name": id }));
            choices.collect::<Value>()
        };
        json!([
            { "type": "select", "id": "model", "name": "Model", "category": "model", "currentValue": value("model", json!("small")), "options": choices(&["small", "large"]) },
            { "type": "select", "id": "sandbox", "name": "Sandbox", "currentValue": value("sandbox", json!("on")), "options": choices(&["on", "off", "broken"]) },
            { "type": "boolean", "id": "fast", "name": "Fast", "currentValue": value("fast", json!(false)) },
        ])
    }

    fn run(&self, session: &str, prompt: &Value) {
        let blocks = prompt["params"]["prompt"].as_array().expect("blocks");
        let script = blocks.iter().rev().find_map(|block| block["text"].as_str());
        let cancelled = self
            .state()
            .cancelled
            .get(session)
            .copied()
            .unwrap_or_default();
        let mut result = json!({ "stopReason": "end_turn" });
        let mut late = Vec::new();
        let mut after = None;
        for line in script.unwrap_or_default().lines() {
            let Ok(Value::Object(step)) = serde_json::from_str::<Value>(line) else {
                say(session, line);
                continue;
            };
            let (name, value) = step.iter().next().expect("a step");
            match name.as_str() {
                "update" => update(session, value),
                "late" => late.push(value.clone()),
                "send" => send(value),
                "print" => self::line(value.as_str().expect("a text")),
                "stream" => stream(session, value.as_u64().expect("a count")),
                "megabytes" => {
                    let text = "x".repeat(1 << 20);
                    for _ in 0..value.as_u64().expect("a count") {
                        say(session, &text);
                    }
                }
                "plans" => {
                    let step = json!({ "content": "x".repeat(1 << 20), "priority": "low", "status": "pending" });
                    let plan = json!({ "sessionUpdate": "plan", "entries": [step] });
                    for _ in 0..value.as_u64().expect("a count") {
                        update(session, &plan);
                    }
                }
                "calls" => {
                    let text = json!({ "type": "text", "text": "x".repeat(64 * 1024) });
                    for number in 0..value.as_u64().expect("a count") {
                        let content = json!([{ "type": "content", "content": text }]);
                        update(
                            session,
                            &json!({ "sessionUpdate": "tool_call", "toolCallId": number.to_string(), "title": "Look", "status": "completed", "content": content }),
                        );
                    }
                }
                "output" => {
                    let bytes = usize::try_from(value.as_u64().expect("bytes")).expect("bytes");
                    let text = "x".repeat(bytes);
                    let content =
                        json!([{ "type": "content", "content": { "type": "text", "text": text } }]);
                    for (id, kind, input) in [
                        ("1", "execute", json!({ "command": "yes" })),
                        ("2", "other", json!({})),
                    ] {
                        update(
                            session,
                            &json!({ "sessionUpdate": "tool_call", "toolCallId": id, "title": "yes", "kind": kind, "status": "completed",
                                "rawInput": input, "content": content, "rawOutput": { "exit_code": 3, "text": text } }),
                        );
                    }
                }
                "stamps" => {
                    for _ in 0..value.as_u64().expect("a count") {
                        std::thread::sleep(Duration::from_millis(1));
                        let now = std::time::SystemTime::now();
                        let since = now.duration_since(std::time::UNIX_EPOCH);
                        let nanos = since.expect("a time after 1970").as_nanos();
                        say(session, &format!("{nanos} "));
                    }
                }
                "long" => self::line(
                    &"x".repeat(usize::try_from(value.as_u64().expect("bytes")).expect("bytes")),
                ),
                "call" => {
                    let mut params = step["params"].clone();
                    if params["requestId"] == "prompt" {
                        params["requestId"] = prompt["id"].clone();
                    }
                    let id = self.ask(session, value, &params);
                    self.say_answer(session, value, id);
                }
                "withdraw" => {
                    let id = self.ask(session, value, &step["params"]);
                    let cwd = self.state().opened[session]["cwd"].clone();
                    let sign = Path::new(cwd.as_str().expect("a folder")).join("withdraw");
                    while !sign.exists() {
                        std::thread::sleep(Duration::from_millis(5));
                    }
                    let params = json!({ "requestId": id });
                    send(
                        &json!({ "jsonrpc": "2.0", "method": "$/cancel_request", "params": params }),
                    );
                    self.say_answer(session, value, id);
                }
                "wait" => {
                    let state = self.state();
                    let is_deaf = step.get("deaf").is_some();
                    let waiting = self.changed.wait_while(state, |state| {
                        is_deaf
                            || state.cancelled.get(session).copied().unwrap_or_default()
                                == cancelled
                    });
                    drop(waiting.expect("no thread panics"));
                    result = json!({ "stopReason": "cancelled" });
                }
                "exit" => {
                    eprintln!("{}", step["stderr"].as_str().unwrap_or_default());
                    std::process::exit(
                        i32::try_from(value.as_i64().expect("a code")).expect("a code"),
                    );
                }
                "after" => after = value.as_i64(),
                "twice" => answer(prompt, &result),
                "answer" => result = value.clone(),
                "fail" => {
                    return send(&json!({ "jsonrpc": "2.0", "id": prompt["id"], "error": value }));
                }
                "tell" if value == "options" => {
                    let options = json!(self.state().options);
                    say(session, &options.to_string());
                }
                "tell" if value == "modes" => {
                    let modes = json!(self.state().modes);
                    say(session, &modes.to_string());
                }
                "tell" if value == "prompt" => {
                    let texts = blocks.iter().map(|block| match block["text"].as_str() {
                        Some(text) if text.contains("\"tell\"") => "script".to_owned(),
                        Some(text) => text.to_owned(),
                        None => block.to_string(),
                    });
                    say(session, &texts.collect::<Vec<_>>().join("|"));
                }
                "tell" => {
                    let opened = self.state().opened[session].clone();
                    let told = json!({ "process": std::process::id(), "session": session, "opened": opened });
                    say(session, &told.to_string());
                }
                other => panic!("unknown step: {other}"),
            }
        }
        {
            // Nothing of other prompts comes in between, so who has one of these answered has seen all of this.
            let _all = std::io::stdout().lock();
            answer(prompt, &result);
            for late in late {
                update(session, &late);
            }
        }
        if let Some(code) = after {
            std::process::exit(i32::try_from(code).expect("a code"));
        }
    }

    fn ask(&self, session: &str, method: &Value, params: &Value) -> i64 {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        let mut params = params.clone();
        if params.get("sessionId").is_none() && params.get("requestId").is_none() {
            params["sessionId"] = json!(session);
        }
        send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        id
    }

    fn say_answer(&self, session: &str, method: &Value, id: i64) {
        let state = self.state();
        let mut state = self
            .changed
            .wait_while(state, |state| !state.answers.contains_key(&id))
            .expect("no thread panics");
        let answer = state.answers.remove(&id).expect("an answer");
        drop(state);
        let told = answer.get("result").unwrap_or(&answer["error"]);
        say(
            session,
            &format!("{}: {told}\n", method.as_str().expect("a method")),
        );
    }
}

fn say(session: &str, text: &str) {
    let text = json!({ "type": "text", "text": text });
    update(
        session,
        &json!({ "sessionUpdate": "agent_message_chunk", "content": text }),
    );
}

/// Says the same text many times, in large writes.
fn stream(session: &str, count: u64) {
    const AT_ONCE: u64 = 128;
    let text = json!({ "type": "text", "text": "abcdefg " });
    let update = json!({ "sessionUpdate": "agent_message_chunk", "content": text });
    let params = json!({ "sessionId": session, "update": update });
    let message = json!({ "jsonrpc": "2.0", "method": "session/update", "params": params });
    let mut left = count;
    while left > 0 {
        let some = left.min(AT_ONCE);
        let lines = vec![message.to_string(); usize::try_from(some).expect("a count")];
        line(&lines.join("\n"));
        left -= some;
    }
}

fn update(session: &str, update: &Value) {
    let params = json!({ "sessionId": session, "update": update });
    send(&json!({ "jsonrpc": "2.0", "method": "session/update", "params": params }));
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
