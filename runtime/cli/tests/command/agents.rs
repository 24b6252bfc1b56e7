//! Tests of `threadwire agents`, with the command itself as the agent.

use super::*;

#[test]
fn agents_are_added_tried_used_and_removed() {
    let home = Home::new();
    let binary = env!("CARGO_BIN_EXE_threadwire");
    let inner = home.path().join("inner").display().to_string();
    let program = [binary, "--home", &inner, "-c", "agent=offline", "acp"];
    let mut add = vec![
        "agents",
        "add",
        "--env",
        "SECRET=hidden",
        "--use",
        "inner",
        "--",
    ];
    add.extend(program);
    stdout(&home, &add);
    let listed = stdout(&home, &["agents", "list"]);
    assert!(listed.starts_with("* inner"), "{listed}");
    assert!(
        listed.contains(" acp") && !listed.contains("hidden"),
        "{listed}"
    );
    let tried = stdout(&home, &["agents", "doctor"]);
    assert!(tried.starts_with("ok    inner: Threadwire "), "{tried}");
    let said = stdout(&home, &["exec", "say: from the inside"]);
    assert!(said.contains("from the inside"), "{said}");

    stdout(
        &home,
        &["agents", "add", "broken", "--", "/no/such/program"],
    );
    let tried = home.session(&["agents", "doctor", "broken"]);
    assert!(
        tried.starts_with("status 1") && tried.contains("/no/such/program"),
        "{tried}"
    );
    // The agent that answers threads is not the offline one.
    let chosen = home.session(&["-c", "agent=broken", "doctor"]);
    assert!(
        chosen.starts_with("status 1")
            && chosen.contains("agent broken answers, but there is no program /no/such/program")
            && !chosen.contains("the offline agent answers"),
        "{chosen}"
    );
    let chosen = stdout(&home, &["-c", "agent=inner", "doctor"]);
    assert!(chosen.contains("agent inner answers: "), "{chosen}");
    let refused = home.session(&["agents", "add", "offline", "--", "cat"]);
    assert!(refused.contains("choose another name"), "{refused}");

    stdout(&home, &["agents", "remove", "inner"]);
    let listed = stdout(&home, &["agents", "list"]);
    assert!(listed.starts_with("  broken"), "{listed}");
    let config = std::fs::read_to_string(home.path().join("config.toml")).expect("the file");
    assert!(!config.contains("inner"), "{config}");
}

#[test]
fn proxies_are_added_listed_and_tried() {
    let home = Home::new();
    let binary = env!("CARGO_BIN_EXE_threadwire");
    let inner = home.path().join("inner").display().to_string();
    // `cat` says to the server what the server says to it.
    let proxies = ["--proxy", "cat", "--proxy", "audit-proxy --log 'a b'"];
    let add = [&["agents", "add"], &proxies[..], &["goose"]].concat();
    stdout(&home, &add);
    let listed = stdout(&home, &["agents", "list"]);
    assert_eq!(
        listed,
        "  goose            goose acp\n                   behind proxy 1: cat\n                   behind proxy 2: audit-proxy --log 'a b'\n"
    );
    let tried = home.session(&["agents", "doctor", "goose"]);
    assert!(
        tried.starts_with("status 1") && tried.contains("proxy 2 (audit-proxy)"),
        "{tried}"
    );

    let program = [binary, "--home", &inner, "-c", "agent=offline", "acp"];
    let add = [
        &["agents", "add", "--proxy", "cat", "goose", "--"],
        &program[..],
    ]
    .concat();
    stdout(&home, &add);
    let tried = home.session(&["agents", "doctor", "goose"]);
    assert!(
        tried.contains("proxy 1 (cat) refused `proxy/initialize`")
            && tried.contains("is it a proxy?"),
        "{tried}"
    );
    let refused = home.session(&["agents", "add", "--proxy", "a && b", "goose"]);
    assert!(refused.contains("a program and its arguments"), "{refused}");
}

#[test]
fn well_known_agents_need_no_command() {
    let home = Home::new();
    stdout(&home, &["agents", "add", "--use", "codex"]);
    let listed = stdout(&home, &["agents", "list"]);
    assert_eq!(
        listed,
        "* codex            npx -y @agentclientprotocol/codex-acp\n"
    );
    let refused = home.session(&["agents", "add", "nobody"]);
    assert!(
        refused.contains("known agents: claude, codex, gemini, goose, opencode"),
        "{refused}"
    );
}
