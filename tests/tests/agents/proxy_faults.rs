//! Proxies that do not behave: the turn names the one that failed and why, and the next turn works.

use serde_json::{Value, json};

use crate::{
    talk::Talk,
    test_server::{FREE, PATIENCE, TestServer},
};

const PROXY: &str = env!("CARGO_BIN_EXE_scripted-proxy");

/// Opens a server whose agent is behind a proxy that behaves, and this one. They have a second to start.
async fn house(proxy: &[&str]) -> TestServer {
    let proxies = format!("agents.scripted.proxies={:?}", [&[PROXY], proxy]);
    let timeout = "agents.scripted.startup_timeout_sec=1";
    TestServer::new(&[], &[FREE[0], FREE[1], &proxies, timeout]).await
}

#[tokio::test]
async fn a_proxy_that_does_not_start_is_named_with_the_reason() {
    let cases: [(&[&str], &[&str]); 6] = [
        (
            &["/no/such/program"],
            &["proxy 2 (program)", "/no/such/program"],
        ),
        (
            &[PROXY, "--start", "dead"],
            &[
                "proxy 2 (scripted-proxy) of agent scripted ended with exit code 5",
                "no policy was found",
            ],
        ),
        (
            &[PROXY, "--start", "silent"],
            &["proxy 2 (scripted-proxy) did not answer `proxy/initialize` within 1 s"],
        ),
        (
            &[PROXY, "--start", "plain"],
            &[
                "proxy 2 (scripted-proxy) refused `proxy/initialize`",
                "-32601",
                "is it a proxy?",
            ],
        ),
        (
            &[PROXY, "--start", "alone"],
            &[
                "proxy 2 (scripted-proxy) answered `proxy/initialize` before",
                "answered `initialize`",
            ],
        ),
        // An agent in the place of a proxy.
        (
            &[env!("CARGO_BIN_EXE_scripted-agent")],
            &[
                "proxy 2 (scripted-agent) refused `proxy/initialize`",
                "is it a proxy?",
            ],
        ),
    ];
    for (proxy, words) in cases {
        let house = house(proxy).await;
        for mut talk in Talk::all(&house).await {
            let (completed, told) = talk.turn(&[json!("hello")]).await;
            assert!(!completed, "{proxy:?}: {told}");
            for word in words {
                assert!(told.contains(word), "{proxy:?}: {told}");
            }
        }
    }
}

#[tokio::test]
async fn an_agent_that_does_not_start_behind_a_proxy_is_named() {
    let agent = env!("CARGO_BIN_EXE_scripted-agent");
    let cases = [
        (
            "silent",
            "did not start: it did not answer `initialize` within 1 s",
        ),
        ("dead", "agent broken ended with exit code 7"),
    ];
    for (start, words) in cases {
        let proxies = format!("agents.broken.proxies={:?}", [[PROXY]]);
        let keys = [
            FREE[0],
            FREE[1],
            &proxies,
            "agents.broken.startup_timeout_sec=1",
        ];
        let house = TestServer::with("broken", &[agent, "--start", start], &keys).await;
        let (completed, told) = Talk::codex(&house).await.turn(&[json!("hello")]).await;
        assert!(!completed && told.contains(words), "{told}");
    }
}

#[tokio::test]
async fn a_proxy_that_fails_in_a_turn_fails_its_turns_only_and_starts_again() {
    const LABEL: &str = "proxy 2 (scripted-proxy) of agent scripted";
    let cases: [(Value, &[&str]); 5] = [
        (
            json!({ "exit": 3, "stderr": "out of policy" }),
            &["ended with exit code 3", "out of policy"],
        ),
        (
            json!({ "print": "panic: nothing works" }),
            &["wrote a line that is no message: panic: nothing works"],
        ),
        (
            json!({ "send": { "jsonrpc": "2.0", "id": 4711, "result": {} } }),
            &["answered a request that it was not sent, with the id 4711"],
        ),
        (
            json!({ "send": { "jsonrpc": "2.0", "id": "mine", "result": {} } }),
            &["answered a request that it was not sent, with the id \"mine\""],
        ),
        (json!({ "long": 100_000_000 }), &["line of more than"]),
    ];
    let proxies: [&[&str]; 2] = [&[], &["--mark", "!"]];
    let house = TestServer::behind(&proxies, &FREE).await;
    let mut other = house.codex().await;
    let offline = json!({ "cwd": house.work(), "config": { "agent": "offline" } });
    let started = other.call("thread/start", offline).await;
    let offline = started["result"]["thread"]["id"]
        .as_str()
        .expect("a thread");
    for mut talk in Talk::all(&house).await {
        for (fault, words) in &cases {
            let mut fault = fault.clone();
            fault["at"] = json!("!");
            let (completed, told) = talk.turn(&[fault]).await;
            assert!(!completed, "{told}");
            for word in [&[LABEL][..], words].concat() {
                // Some dialects tell it inside of JSON.
                let escaped = word.replace('"', "\\\"");
                assert!(
                    told.contains(word) || told.contains(&escaped),
                    "{word}: {told}"
                );
            }
            let turn = other.turn(offline, &[json!("say: still here")]).await;
            assert_eq!(turn.status, "completed", "{}", turn.error);
            let (completed, told) = talk.turn(&[json!("again")]).await;
            assert!(completed && told == "again!", "{told}");
        }
    }
}

#[tokio::test]
async fn notes_of_a_proxy_before_its_handshake_are_skipped() {
    let house = house(&[PROXY, "--start", "notes"]).await;
    let (completed, told) = Talk::codex(&house).await.turn(&[json!("hello")]).await;
    assert!(completed && told == "hello", "{told}");
}

#[tokio::test]
async fn an_agent_may_still_write_notes_behind_proxies() {
    let house = TestServer::behind(&[&[]], &FREE).await;
    let steps = [
        json!({ "print": "DEBUG: a note" }),
        json!({ "send": { "jsonrpc": "2.0", "id": 900, "result": "nobody asked" } }),
        json!("hello"),
    ];
    let (completed, told) = Talk::codex(&house).await.turn(&steps).await;
    assert!(completed && told == "hello", "{told}");
}

#[tokio::test]
async fn an_agent_that_ends_behind_proxies_is_named() {
    let house = TestServer::behind(&[&[], &[]], &FREE).await;
    let mut talk = Talk::codex(&house).await;
    let end = json!({ "exit": 4, "stderr": "out of luck" });
    let (completed, told) = talk.turn(&[end]).await;
    assert!(!completed, "{told}");
    let words = "agent scripted ended with exit code 4; its last words: out of luck";
    assert!(told.contains(words) && !told.contains("proxy"), "{told}");
    let (completed, told) = talk.turn(&[json!("again")]).await;
    assert!(completed && told == "again", "{told}");
}

#[tokio::test]
async fn a_proxy_that_holds_a_prompt_is_asked_to_cancel_it() {
    let proxies: [&[&str]; 2] = [&[], &["--mark", "!"]];
    let house = TestServer::behind(&proxies, &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    client
        .start(&thread, &[json!({ "at": "!", "hold": true })])
        .await;
    let turn = client.until("turn/started").await;
    let turn = turn["params"]["turn"]["id"].clone();
    let params = json!({ "threadId": thread, "turnId": turn });
    client.call("turn/interrupt", params).await;
    assert_eq!(client.rest().await.status, "interrupted");
    let turn = client.turn(&thread, &[json!("after")]).await;
    assert_eq!(turn.said(), "after!", "{}", turn.error);
}

#[tokio::test]
async fn a_wrong_proxy_in_the_configuration_names_its_key() {
    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.codex().await;
    let cases = [
        (json!([["cat"], []]), "agents.bad.proxies[1]"),
        (json!("cat"), "agents.bad.proxies"),
    ];
    for (proxies, words) in cases {
        let bad = json!({ "command": ["cat"], "proxies": proxies });
        let config = json!({ "agent": "bad", "agents": { "bad": bad } });
        let params = json!({ "cwd": house.work(), "config": config });
        let started = client.call("thread/start", params).await;
        let message = started["error"]["message"].as_str().unwrap_or_default();
        assert!(message.contains(words), "{started}");
    }
}

#[tokio::test]
async fn no_component_outlives_the_server() {
    let logs = tempfile::tempdir().expect("a folder");
    let mark = logs.path().join("log").display().to_string();
    let proxy: &[&str] = &["--log", &mark];
    let house = TestServer::behind(&[proxy, proxy], &FREE).await;
    let (completed, told) = Talk::codex(&house).await.turn(&[json!("hello")]).await;
    assert!(completed, "{told}");
    assert_eq!(running(&mark), 2);
    house.stop().await;
    let began = std::time::Instant::now();
    while running(&mark) > 0 {
        assert!(began.elapsed() < PATIENCE, "a proxy is left behind");
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

/// Returns the number of processes with this argument.
fn running(argument: &str) -> usize {
    let processes = std::fs::read_dir("/proc").expect("the processes");
    let lines = processes
        .flatten()
        .filter_map(|process| std::fs::read(process.path().join("cmdline")).ok());
    lines
        .filter(|line| String::from_utf8_lossy(line).contains(argument))
        .count()
}
