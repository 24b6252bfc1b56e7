//! Tests of the client's editor: files with unsaved changes, and terminals.

use std::{fs, time::Duration};

use serde_json::{Value, json};

use crate::{Client, TERMINAL, TestServer, input, methods};

fn files() -> Value {
    json!({ "acpExtensions": { "fsReadTextFile": true, "fsWriteTextFile": true } })
}

fn terminals() -> Value {
    json!({ "acpExtensions": { "terminalCreate": true }, "commandExecutionStreaming": true })
}

/// Connects an editor with a thread in which commands are not confined.
async fn free(house: &TestServer) -> (Client, String) {
    let mut client = house.client_with(terminals()).await;
    let config = json!({ "approvalPolicy": "autoApprove" });
    let thread = client.thread_with(json!({ "config": config })).await;
    (client, thread)
}

/// Lets the editor create the terminal that is asked for. Returns the requests for its end and for its output.
async fn created(client: &mut Client, asked: &Value, terminal: &str) -> (Value, Value) {
    client.reply(asked, json!({ "terminalId": terminal })).await;
    let (wait, params) = client.asked("ext/acp/terminal/waitForExit").await;
    assert_eq!(params["terminalId"], terminal);
    let (output, params) = client.asked("ext/acp/terminal/getOutput").await;
    assert_eq!(params["terminalId"], terminal);
    (wait, output)
}

/// Refuses a request of the server.
async fn refuse(client: &Client, id: &Value) {
    let error = json!({ "code": -32603, "message": "no such luck" });
    client
        .send(json!({ "jsonrpc": "2.0", "id": id, "error": error }))
        .await;
}

/// Lets ten seconds pass for a client that does not answer.
async fn hang(client: &mut Client) {
    // The server has the request under way when it answers another one.
    client.call("model/list", json!({})).await.unwrap();
    tokio::time::pause();
    tokio::time::advance(Duration::from_secs(11)).await;
    tokio::time::resume();
}

/// Returns what the agent said in the rest of the turn, and the requests to the editor in it.
async fn rest(client: &mut Client) -> (String, Vec<String>) {
    let messages = client.all_until(&TERMINAL).await;
    let is_answer = |message: &&Value| {
        message["method"] == "item/completed" && message["params"]["item"]["type"] == "agentMessage"
    };
    let said = messages.iter().filter(is_answer);
    let said = said.map(|one| one["params"]["item"]["payload"]["text"].as_str().unwrap());
    let said: String = said.collect();
    let asked = methods(&messages).into_iter();
    let asked = asked.filter(|method| method.starts_with("ext/"));
    (said, asked.map(str::to_owned).collect())
}

#[tokio::test]
async fn unsaved_changes_are_read_and_changed() {
    let house = TestServer::new().await;
    let file = house.folder.path().join("a.txt");
    fs::write(&file, "saved").unwrap();
    let mut client = house.client_with(files()).await;
    let thread = client.thread().await;
    client.turn(&thread, "read: a.txt").await;
    let (id, params) = client.asked("ext/acp/fs/readTextFile").await;
    let path = file.display().to_string();
    assert_eq!(params, json!({ "threadId": thread, "path": path }));
    client.reply(&id, json!({ "content": "unsaved" })).await;
    assert!(rest(&mut client).await.0.contains("unsaved"));

    // The editor's text is what changes; the disk is the editor's affair.
    client.turn(&thread, "write: a.txt = new").await;
    for _ in 0..2 {
        let (id, _) = client.asked("ext/acp/fs/readTextFile").await;
        client.reply(&id, json!({ "content": "unsaved" })).await;
    }
    let (id, params) = client.asked("ext/acp/fs/writeTextFile").await;
    assert_eq!(
        params,
        json!({ "threadId": thread, "path": path, "content": "new\n" })
    );
    client.reply(&id, json!({ "success": true })).await;
    assert!(rest(&mut client).await.0.contains("M a.txt"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "saved");

    // An editor that refuses loses no unsaved changes.
    client.turn(&thread, "write: a.txt = newer").await;
    for _ in 0..2 {
        let (id, _) = client.asked("ext/acp/fs/readTextFile").await;
        client.reply(&id, json!({ "content": "typed" })).await;
    }
    let (id, _) = client.asked("ext/acp/fs/writeTextFile").await;
    client.reply(&id, json!({ "success": false })).await;
    let (said, _) = rest(&mut client).await;
    assert!(said.contains("the editor refused"), "{said}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "saved");
}

#[tokio::test]
async fn an_editor_that_fails_lies_or_hangs_gives_way_to_the_disk() {
    let house = TestServer::new().await;
    fs::write(house.folder.path().join("a.txt"), "saved").unwrap();
    let mut client = house.client_with(files()).await;
    let thread = client.thread().await;
    client.turn(&thread, "read: a.txt").await;
    let (id, _) = client.asked("ext/acp/fs/readTextFile").await;
    refuse(&client, &id).await;
    assert!(rest(&mut client).await.0.contains("saved"));

    client.turn(&thread, "read: a.txt").await;
    let (id, _) = client.asked("ext/acp/fs/readTextFile").await;
    client.reply(&id, json!({ "content": 7 })).await;
    assert!(rest(&mut client).await.0.contains("saved"));

    client.turn(&thread, "read: a.txt").await;
    let (id, _) = client.asked("ext/acp/fs/readTextFile").await;
    hang(&mut client).await;
    assert!(rest(&mut client).await.0.contains("saved"));
    // A late answer changes nothing.
    client.reply(&id, json!({ "content": "late" })).await;
    client.call("model/list", json!({})).await.unwrap();
}

#[tokio::test]
async fn only_an_editor_that_offers_it_is_asked() {
    let house = TestServer::new().await;
    fs::write(house.folder.path().join("a.txt"), "saved").unwrap();
    let offers = [
        json!({}),
        json!({ "acpExtensions": {} }),
        json!({ "acpExtensions": { "fsReadTextFile": false, "extensions": ["_unity"] } }),
    ];
    for offer in offers {
        let mut client = house.client_with(offer).await;
        let config = json!({ "approvalPolicy": "autoApprove" });
        let thread = client.thread_with(json!({ "config": config })).await;
        client.turn(&thread, "run: cat a.txt").await;
        let (said, asked) = rest(&mut client).await;
        assert!(said.contains("ended with exit code 0"), "{said}");
        assert!(asked.is_empty(), "{asked:?}");
    }
    // What is no list of flags is refused, and the client may try again.
    let mut client = house.knock();
    let wrong = json!({ "clientInfo": { "name": "test", "version": "1" }, "capabilities": { "acpExtensions": { "terminalCreate": "yes" } } });
    let error = client.call("initialize", wrong).await.unwrap_err();
    assert_eq!(error["code"], -32602);
    let said = error.to_string();
    assert!(
        said.contains("capabilities.acpExtensions.terminalCreate"),
        "{said}"
    );
    let right = crate::initialize(terminals());
    client.call("initialize", right).await.unwrap();
}

#[tokio::test]
async fn a_command_runs_in_the_editor() {
    let house = TestServer::new().await;
    let (mut client, thread) = free(&house).await;
    client.turn(&thread, "run: echo hi").await;
    let (asked, params) = client.asked("ext/acp/terminal/create").await;
    assert_eq!(params["threadId"], thread);
    assert_eq!(params["cwd"], client.folder);
    assert_eq!(params["env"]["PAGER"], "cat");
    let command = params["command"].as_str().unwrap();
    assert!(command.ends_with("-lc 'echo hi'"), "{command}");
    let (wait, output) = created(&mut client, &asked, "t1").await;
    client.reply(&output, json!({ "output": "h" })).await;
    let ended = json!({ "output": "hi\n", "exitCode": 3 });
    client.reply(&wait, ended.clone()).await;
    let (output, _) = client.asked("ext/acp/terminal/getOutput").await;
    client.reply(&output, ended).await;
    let (released, params) = client.asked("ext/acp/terminal/release").await;
    assert_eq!(params, json!({ "threadId": thread, "terminalId": "t1" }));
    client.reply(&released, json!({})).await;
    let (said, asked) = rest(&mut client).await;
    assert!(said.contains("ended with exit code 3"), "{said}");
    assert!(asked.is_empty(), "{asked:?}");
    let turns = client.turns(&thread).await.remove(0).to_string();
    assert!(turns.contains("hi\\n"), "{turns}");
}

#[tokio::test]
async fn an_interrupted_command_is_killed_and_a_late_terminal_released() {
    let house = TestServer::new().await;
    let (mut client, thread) = free(&house).await;
    let turn = client.turn(&thread, "run: sleep 100").await;
    let (asked, _) = client.asked("ext/acp/terminal/create").await;
    created(&mut client, &asked, "t1").await;
    client.interrupt(&thread, &turn).await;
    let (_, killed) = client.asked("ext/acp/terminal/kill").await;
    assert_eq!(killed["terminalId"], "t1");
    let (_, released) = client.asked("ext/acp/terminal/release").await;
    assert_eq!(released["terminalId"], "t1");
    client.until("turn/cancelled").await;

    let turn = client.turn(&thread, "run: sleep 100").await;
    let (asked, _) = client.asked("ext/acp/terminal/create").await;
    client.interrupt(&thread, &turn).await;
    client.until("turn/cancelled").await;
    client.reply(&asked, json!({ "terminalId": "late" })).await;
    let (_, released) = client.asked("ext/acp/terminal/release").await;
    assert_eq!(released["terminalId"], "late");
}

#[tokio::test]
async fn an_editor_without_a_terminal_leaves_the_command_to_the_server() {
    let house = TestServer::new().await;
    let (mut client, thread) = free(&house).await;
    client.turn(&thread, "run: echo here").await;
    let (asked, _) = client.asked("ext/acp/terminal/create").await;
    refuse(&client, &asked).await;
    let (said, _) = rest(&mut client).await;
    assert!(said.contains("ended with exit code 0"), "{said}");
    // A terminal without a name is none.
    client.turn(&thread, "run: echo here").await;
    let (asked, _) = client.asked("ext/acp/terminal/create").await;
    client.reply(&asked, json!({ "terminalId": null })).await;
    let (said, _) = rest(&mut client).await;
    assert!(said.contains("ended with exit code 0"), "{said}");
}

#[tokio::test]
async fn an_editor_that_hangs_ends_the_command_and_gets_no_other() {
    let house = TestServer::new().await;
    for is_created in [false, true] {
        let (mut client, thread) = free(&house).await;
        client.turn(&thread, "run: sleep 100").await;
        let (asked, _) = client.asked("ext/acp/terminal/create").await;
        if is_created {
            created(&mut client, &asked, "t1").await;
        }
        hang(&mut client).await;
        let (said, _) = rest(&mut client).await;
        let expected = match is_created {
            false => "the editor did not answer within 10 s",
            true => "was ended by signal 1",
        };
        assert!(said.contains(expected), "{said}");
    }
}

#[tokio::test]
async fn an_editor_that_leaves_ends_the_command() {
    let house = TestServer::new().await;
    let (mut client, thread) = free(&house).await;
    let mut other = house.client().await;
    let params = json!({ "threadId": thread });
    other.call("thread/subscribe", params).await.unwrap();
    client
        .call("turn/start", input(&thread, "run: sleep 100"))
        .await
        .unwrap();
    let (asked, _) = client.asked("ext/acp/terminal/create").await;
    created(&mut client, &asked, "t1").await;
    drop(client);
    let (said, asked) = rest(&mut other).await;
    assert!(said.contains("was ended by signal 1"), "{said}");
    assert!(asked.is_empty(), "{asked:?}");
}
