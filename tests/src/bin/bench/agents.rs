//! Measures agents of other makers: what the server adds to a turn and to a delta, and many threads of one agent.
//!
//! The agent is `scripted-agent`, which has to be built beside this program.

use std::{
    path::Path,
    time::{Instant, SystemTime, UNIX_EPOCH},
};

use serde_json::{Value, json};

use super::{Figure, Server, at_least, at_most, home, median, ms};

/// Makes a home folder whose threads the scripted agent answers.
fn agent_home() -> tempfile::TempDir {
    let folder = home();
    let bench = std::env::current_exe().expect("the path of this program");
    let agent = bench.with_file_name("scripted-agent");
    assert!(agent.exists(), "build {} first", agent.display());
    let config = format!("agent = \"scripted\"\n\n[agents.scripted]\ncommand = [{agent:?}]\n");
    std::fs::write(folder.path().join("config.toml"), config).expect("a configuration");
    folder
}

/// Measures what an agent adds to a turn, with the pipes to it and back.
pub(crate) fn turns(binary: &Path) -> Vec<Figure> {
    let folder = agent_home();
    let mut server = Server::start(binary, folder.path());
    let with_agent = server.thread();
    let offline = json!({"approvalPolicy": "never", "sandbox": "danger-full-access", "config": {"agent": "offline"}});
    let offline = server.call("thread/start", &offline);
    let offline = offline["thread"]["id"].as_str().expect("an id").to_owned();
    let mut time = |thread: &str, text: &str| {
        let begin = Instant::now();
        server.turn(thread, text);
        ms(begin.elapsed())
    };
    // The agent starts with its first turn.
    time(&with_agent, "hi");
    let (mut alone, mut added) = (Vec::new(), Vec::new());
    for _ in 0..300 {
        alone.push(time(&offline, "say: hi"));
        added.push(time(&with_agent, "hi"));
    }
    let added = median(added) - median(alone);
    vec![at_most("added to a tiny turn p50", "ms", added, 0.5)]
}

/// Measures the way of a delta: from the agent's write to the client's read.
pub(crate) fn deltas(binary: &Path) -> Vec<Figure> {
    const DELTAS: usize = 1000;
    const STREAMED: usize = 300_000;
    let folder = agent_home();
    let mut server = Server::start(binary, folder.path());
    let thread = server.thread();
    server.turn(&thread, "hi");
    start(&mut server, &thread, &json!({ "stamps": DELTAS }));
    let mut ways = Vec::new();
    while ways.len() < DELTAS {
        let message = server.message();
        if message["method"] == "item/agentMessage/delta" {
            let now = SystemTime::now().duration_since(UNIX_EPOCH);
            let now = now.expect("a time after 1970").as_nanos();
            let written: u128 = message["params"]["delta"]
                .as_str()
                .and_then(|text| text.trim().parse().ok())
                .expect("a time");
            ways.push(now.saturating_sub(written) as f64 / 1e3);
        }
    }
    server.until("\"turn/completed\"");
    let cpu = server.cpu();
    let begin = Instant::now();
    start(&mut server, &thread, &json!({ "stream": STREAMED }));
    let bytes = server.streamed(1);
    let elapsed = begin.elapsed();
    let cpu = server.cpu().saturating_sub(cpu);
    assert_eq!(bytes, STREAMED * 8, "text was lost");
    vec![
        at_most(
            "from the agent to the client p50",
            "us",
            median(ways),
            100.0,
        ),
        at_most(
            "CPU per delta",
            "us",
            cpu.as_secs_f64() * 1e6 / STREAMED as f64,
            10.0,
        ),
        at_least(
            "deltas of one thread",
            "1/s",
            STREAMED as f64 / elapsed.as_secs_f64(),
            100_000.0,
        ),
    ]
}

/// Measures many threads of one agent at once.
pub(crate) fn threads(binary: &Path) -> Vec<Figure> {
    const THREADS: usize = 200;
    const DELTAS: usize = 1000;
    let folder = agent_home();
    let mut server = Server::start(binary, folder.path());
    let first = server.thread();
    server.turn(&first, "hi");
    let before = server.status("VmRSS");
    let threads: Vec<String> = (0..THREADS).map(|_| server.thread()).collect();
    for thread in &threads {
        server.turn(thread, "hi");
    }
    let begin = Instant::now();
    for thread in &threads {
        start(&mut server, thread, &json!({ "stream": DELTAS }));
    }
    let bytes = server.streamed(THREADS);
    let elapsed = begin.elapsed();
    assert_eq!(bytes, THREADS * DELTAS * 8, "text was lost");
    let peak = (server.status("VmHWM") - before) / 1024.0 / THREADS as f64;
    vec![
        at_least(
            "deltas of 200 threads",
            "1/s",
            (THREADS * DELTAS) as f64 / elapsed.as_secs_f64(),
            100_000.0,
        ),
        at_most("peak memory per thread", "MiB", peak, 1.0),
    ]
}

/// Starts a turn whose prompt is a step of the scripted agent.
fn start(server: &mut Server, thread: &str, step: &Value) {
    let input = json!([{"type": "text", "text": step.to_string()}]);
    server.send("turn/start", &json!({"threadId": thread, "input": input}));
    server.flush();
}
