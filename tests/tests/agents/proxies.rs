//! Agents behind proxies: this server is the conductor of the chain.

use serde_json::{Value, json};

use crate::{
    talk::Talk,
    test_server::{FREE, TestServer},
};

/// Two proxies; the first one is next to the server.
const MARKS: [&[&str]; 2] = [&["--mark", "[a]"], &["--mark", "[b]"]];

#[tokio::test]
async fn proxies_change_prompts_and_updates_in_their_order() {
    let house = TestServer::behind(&MARKS, &FREE).await;
    for mut talk in Talk::all(&house).await {
        let (completed, said) = talk.turn(&[json!({ "tell": "prompt" })]).await;
        assert!(completed, "{said}");
        assert_eq!(said, "[b]|[a]|script[b][a]");
        let (completed, said) = talk.turn(&[json!("again")]).await;
        assert!(completed && said == "again[b][a]", "{said}");
    }
}

#[tokio::test]
async fn a_turn_is_cancelled_through_proxies() {
    let house = TestServer::behind(&MARKS, &FREE).await;
    for mut talk in Talk::all(&house).await {
        let steps = [json!("going"), json!({ "wait": true })];
        assert!(talk.cancelled_turn(&steps).await);
        // The session goes on.
        let (completed, said) = talk.turn(&[json!("after")]).await;
        assert!(completed && said == "after[b][a]", "{said}");
    }
}

#[tokio::test]
async fn files_and_terminals_are_used_through_proxies() {
    let house = TestServer::behind(&[&[], &[]], &FREE).await;
    let file = house.work().join("note.txt");
    let steps = [
        json!({ "call": "fs/write_text_file", "params": { "path": file, "content": "hello" } }),
        json!({ "call": "fs/read_text_file", "params": { "path": file } }),
        json!({ "call": "fs/read_text_file", "params": { "path": house.work().join("none") } }),
        json!({ "call": "terminal/create", "params": { "command": "echo", "args": ["hi"] } }),
        json!({ "call": "terminal/output", "params": { "terminalId": "none" } }),
        json!({ "call": "_vendor/ask", "params": {} }),
    ];
    for mut talk in Talk::all(&house).await {
        let (completed, said) = talk.turn(&steps).await;
        assert!(completed, "{said}");
        let told: Vec<&str> = said.lines().collect();
        assert_eq!(told[1], "fs/read_text_file: {\"content\":\"hello\"}");
        // Errors arrive with their code and their data.
        assert!(
            told[2].contains("-32002") && told[2].contains("\"uri\""),
            "{said}"
        );
        assert!(told[3].contains("\"terminalId\""), "{said}");
        assert!(told[4].contains("-32002"), "{said}");
        assert!(told[5].contains("-32601"), "{said}");
        let text = std::fs::read_to_string(&file).expect("the file");
        assert_eq!(text, "hello");
    }
}

#[tokio::test]
async fn a_request_is_withdrawn_through_proxies() {
    let asking = ["approval_policy=on-request", "sandbox_mode=workspace-write"];
    let house = TestServer::behind(&[&[], &[]], &asking).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let call = json!({ "toolCallId": "1", "title": "do it", "kind": "execute", "rawInput": { "command": "touch new" } });
    let options = json!([{ "optionId": "once", "name": "Yes", "kind": "allow_once" }]);
    let params = json!({ "toolCall": call, "options": options });
    let step = json!({ "withdraw": "session/request_permission", "params": params });
    client.start(&thread, &[step]).await;
    let ask = client.until("item/commandExecution/requestApproval").await;
    std::fs::write(house.work().join("withdraw"), "").expect("a file");
    let resolved = client.until("serverRequest/resolved").await;
    assert_eq!(resolved["params"]["requestId"], ask["id"]);
    let turn = client.rest().await;
    assert_eq!(turn.status, "completed", "{}", turn.error);
    assert!(turn.said().contains("-32800"), "{}", turn.said());
}

#[tokio::test]
async fn updates_keep_their_order_through_proxies() {
    const DELTAS: usize = 20_000;

    let house = TestServer::behind(&[&[], &[]], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let turn = client
        .turn(&thread, &[json!({ "stream": DELTAS }), json!("end")])
        .await;
    assert_eq!(turn.status, "completed", "{}", turn.error);
    let said = turn.said();
    assert_eq!(said.len(), DELTAS * "abcdefg ".len() + "end".len());
    assert!(said.ends_with("abcdefg end"));
}

#[tokio::test]
async fn each_component_is_opened_by_its_own_request() {
    let logs = tempfile::tempdir().expect("a folder");
    let log = |name: &str| logs.path().join(name).display().to_string();
    let (first, second, agent) = (log("first"), log("second"), log("agent"));
    let proxy = env!("CARGO_BIN_EXE_scripted-proxy");
    let proxies = [[proxy, "--log", &first], [proxy, "--log", &second]];
    let proxies = format!("agents.scripted.proxies={proxies:?}");
    let keys = [FREE[0], FREE[1], &proxies];
    let house = TestServer::new(&["--log", &agent], &keys).await;
    let (completed, said) = Talk::codex(&house).await.turn(&[json!("hello")]).await;
    assert!(completed, "{said}");
    let begin = |file: &str| -> Value {
        let text = std::fs::read_to_string(file).expect("a log");
        let line = text.lines().next().expect("a message");
        serde_json::from_str(line).expect("JSON")
    };
    let [first, second, agent] = [first, second, agent].map(|file| begin(&file));
    assert_eq!(first["method"], "proxy/initialize");
    assert_eq!(second["method"], "proxy/initialize");
    assert_eq!(agent["method"], "initialize");
    assert_eq!(first["params"]["protocolVersion"], 1);
    assert_eq!(
        (&second["params"], &agent["params"]),
        (&first["params"], &first["params"])
    );
}
