//! Tests of the client's editor: files with unsaved changes.

use std::{fs, time::Duration};

use serde_json::{Value, json};

use crate::{Client, Setup, text_of, updates};

fn editor() -> Value {
    json!({ "fs": { "readTextFile": true, "writeTextFile": true } })
}

/// Returns the path of a file of the setup.
fn path(setup: &Setup, name: &str) -> String {
    format!("{}/{name}", setup.cwd())
}

/// Answers what `write:` reads, once to make the patch and once to check it. Returns the request to write.
async fn written(client: &mut Client, content: &str) -> Value {
    for _ in 0..2 {
        let asked = client.until("fs/read_text_file").await;
        client.reply(&asked, json!({ "content": content })).await;
    }
    client.until("fs/write_text_file").await
}

/// Refuses a request of the server.
async fn refuse(client: &Client, request: &Value, code: i64) {
    let error = json!({ "code": code, "message": "no such luck" });
    client
        .send(json!({ "jsonrpc": "2.0", "id": request["id"], "error": error }))
        .await;
}

#[tokio::test]
async fn unsaved_changes_are_read_and_changed() {
    let setup = Setup::new().await;
    fs::write(setup.folder.path().join("a.txt"), "saved").unwrap();
    let mut client = setup.client_with(editor()).await;
    let session = setup.session(&mut client).await;
    let id = client.start_prompt(&session, "read: a.txt").await;
    let asked = client.until("fs/read_text_file").await;
    let params = json!({ "sessionId": session, "path": path(&setup, "a.txt") });
    assert_eq!(asked["params"], params);
    client.reply(&asked, json!({ "content": "unsaved" })).await;
    let (told, _) = client.rest_of_turn(id).await;
    let said = text_of(&told, "agent_message_chunk");
    assert!(said.contains("unsaved"), "{said}");

    // The editor's text is what changes; the disk is the editor's affair.
    let id = client.start_prompt(&session, "write: a.txt = new").await;
    let asked = written(&mut client, "unsaved").await;
    assert_eq!(asked["params"]["path"], path(&setup, "a.txt"));
    assert_eq!(asked["params"]["content"], "new\n");
    client.reply(&asked, Value::Null).await;
    let (told, reason) = client.rest_of_turn(id).await;
    assert_eq!(reason, "end_turn");
    let said = text_of(&told, "agent_message_chunk");
    assert!(said.contains("M a.txt"), "{said}");
    let saved = fs::read_to_string(setup.folder.path().join("a.txt")).unwrap();
    assert_eq!(saved, "saved");
}

#[tokio::test]
async fn an_editor_that_fails_gives_way_to_the_disk() {
    let setup = Setup::new().await;
    let file = setup.folder.path().join("a.txt");
    fs::write(&file, "saved").unwrap();
    let mut client = setup.client_with(editor()).await;
    let session = setup.session(&mut client).await;
    let id = client.start_prompt(&session, "read: a.txt").await;
    let asked = client.until("fs/read_text_file").await;
    refuse(&client, &asked, -32603).await;
    let (told, _) = client.rest_of_turn(id).await;
    assert!(text_of(&told, "agent_message_chunk").contains("saved"));

    // Without unsaved changes the file on the disk is as good.
    let id = client.start_prompt(&session, "write: a.txt = new").await;
    let asked = written(&mut client, "saved").await;
    refuse(&client, &asked, -32603).await;
    client.rest_of_turn(id).await;
    assert_eq!(fs::read_to_string(&file).unwrap(), "new\n");

    // With unsaved changes it would lose them.
    let id = client.start_prompt(&session, "write: a.txt = newer").await;
    let asked = written(&mut client, "typed").await;
    refuse(&client, &asked, -32603).await;
    let (told, _) = client.rest_of_turn(id).await;
    let said = text_of(&told, "agent_message_chunk");
    let expected = format!(
        "the editor did not write {}: no such luck",
        path(&setup, "a.txt")
    );
    assert!(said.contains(&expected), "{said}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "new\n");
}

#[tokio::test]
async fn the_policy_decides_before_the_editor_writes() {
    let setup = Setup::new().await;
    let mut client = setup.client_with(editor()).await;
    let session = setup.session(&mut client).await;
    client.set_mode(&session, "plan").await;
    let id = client.start_prompt(&session, "write: a.txt = new").await;
    for _ in 0..2 {
        let asked = client.until("fs/read_text_file").await;
        refuse(&client, &asked, -32002).await;
    }
    let asked = client.until("session/request_permission").await;
    client.choose(&asked, "reject_once").await;
    let answered = client.answer_to(id).await;
    // No write was asked for.
    let methods: Vec<_> = answered.before.iter().map(|one| &one["method"]).collect();
    assert!(
        !methods.contains(&&json!("fs/write_text_file")),
        "{methods:?}"
    );
}

#[tokio::test]
async fn only_files_of_the_workspace_and_sessions_of_the_client_reach_an_editor() {
    let setup = Setup::new().await;
    let outside = tempfile::tempdir().unwrap();
    let secret = outside.path().join("secret.txt");
    fs::write(&secret, "outside").unwrap();
    std::os::unix::fs::symlink(&secret, setup.folder.path().join("link.txt")).unwrap();
    fs::write(setup.folder.path().join("a.txt"), "saved").unwrap();
    let mut client = setup.client_with(editor()).await;
    let session = setup.session(&mut client).await;
    for file in ["link.txt".to_owned(), secret.display().to_string()] {
        let id = client
            .start_prompt(&session, &format!("read: {file}"))
            .await;
        let answered = client.answer_to(id).await;
        let said = text_of(&updates(&answered.before), "agent_message_chunk");
        assert!(said.contains("outside"), "{said}");
        let mut methods = answered.before.iter().map(|one| &one["method"]);
        assert!(methods.all(|method| method == "session/update"));
    }
    // A session that the client closed is no longer of its editor.
    client
        .ok("session/close", json!({ "sessionId": session }))
        .await;
    let mut other = setup.client().await;
    other.load(&setup, &session).await;
    let (told, _) = other.turn(&session, "read: a.txt").await;
    assert!(json!(told).to_string().contains("saved"));
}

#[tokio::test]
async fn an_editor_that_leaves_in_the_middle_of_a_request_gives_way_to_the_disk() {
    let setup = Setup::new().await;
    fs::write(setup.folder.path().join("a.txt"), "saved").unwrap();
    let mut client = setup.client_with(editor()).await;
    let session = setup.session(&mut client).await;
    let mut other = setup.client().await;
    other.load(&setup, &session).await;
    client.start_prompt(&session, "read: a.txt").await;
    client.until("fs/read_text_file").await;
    drop(client);
    let mut seen = Vec::new();
    while !text_of(&updates(&seen), "agent_message_chunk").contains("saved") {
        seen.push(other.receive().await);
    }
    // The next turn does not ask for it.
    let (told, reason) = other.turn(&session, "write: a.txt = new").await;
    assert_eq!(reason, "end_turn", "{told:?}");
    let text = fs::read_to_string(setup.folder.path().join("a.txt")).unwrap();
    assert_eq!(text, "new\n");
}

#[tokio::test]
async fn an_editor_that_never_answers_is_given_up_after_ten_seconds() {
    let setup = Setup::new().await;
    fs::write(setup.folder.path().join("a.txt"), "saved").unwrap();
    let mut client = setup.client_with(editor()).await;
    let session = setup.session(&mut client).await;
    let id = client.start_prompt(&session, "read: a.txt").await;
    let asked = client.until("fs/read_text_file").await;
    client.sync().await;
    tokio::time::pause();
    tokio::time::advance(Duration::from_secs(11)).await;
    tokio::time::resume();
    let withdrawn = client.until("$/cancel_request").await;
    assert_eq!(withdrawn["params"]["requestId"], asked["id"]);
    let (told, _) = client.rest_of_turn(id).await;
    assert!(text_of(&told, "agent_message_chunk").contains("saved"));
    // A late answer changes nothing, and the editor is not asked again.
    client.reply(&asked, json!({ "content": "late" })).await;
    let id = client.start_prompt(&session, "read: a.txt").await;
    let answered = client.answer_to(id).await;
    assert!(json!(answered.before).to_string().contains("saved"));
    let mut methods = answered.before.iter().map(|one| &one["method"]);
    assert!(methods.all(|method| method == "session/update"));
}
