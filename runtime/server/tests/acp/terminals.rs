//! Tests of commands in terminals of the client's editor.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{Client, Setup, final_call, of_kind, text_of, updates};

fn editor() -> Value {
    json!({ "terminal": true })
}

/// Connects an editor with a session in which commands are not confined.
async fn free(setup: &Setup) -> (Client, String) {
    let mut client = setup.client_with(editor()).await;
    let session = setup.session(&mut client).await;
    client.set_mode(&session, "full-access").await;
    (client, session)
}

/// Lets the editor create the terminal that is asked for. Returns the requests for its end and for its output.
async fn created(client: &mut Client, asked: &Value, terminal: &str) -> (Value, Value) {
    client.reply(asked, json!({ "terminalId": terminal })).await;
    let wait = client.until("terminal/wait_for_exit").await;
    assert_eq!(wait["params"]["terminalId"], terminal);
    let output = client.until("terminal/output").await;
    assert_eq!(output["params"]["terminalId"], terminal);
    (wait, output)
}

/// Returns the methods of messages, without updates.
fn methods(messages: &[Value]) -> Vec<&str> {
    let methods = messages.iter().filter_map(|one| one["method"].as_str());
    methods.filter(|one| *one != "session/update").collect()
}

#[tokio::test]
async fn a_command_runs_in_the_editor_and_is_the_same_for_others() {
    let setup = Setup::new().await;
    let (mut client, session) = free(&setup).await;
    let mut other = setup.client().await;
    other.load(&setup, &session).await;
    let id = client.start_prompt(&session, "run: echo hi").await;
    let asked = client.until("terminal/create").await;
    let params = &asked["params"];
    assert_eq!(params["sessionId"], session);
    assert_eq!(params["cwd"], setup.cwd());
    let args = params["args"].as_array().unwrap();
    assert_eq!(args.last().unwrap(), "echo hi");
    let env = params["env"].as_array().unwrap();
    assert!(env.contains(&json!({ "name": "PAGER", "value": "cat" })));
    let (wait, output) = created(&mut client, &asked, "t1").await;
    let some = json!({ "output": "h", "truncated": false });
    client.reply(&output, some).await;
    client.reply(&wait, json!({ "exitCode": 3 })).await;
    let output = client.until("terminal/output").await;
    let all = json!({ "output": "hi\n", "truncated": false, "exitStatus": { "exitCode": 3 } });
    client.reply(&output, all).await;
    let answered = client.answer_to(id).await;
    assert_eq!(answered.response["result"]["stopReason"], "end_turn");
    assert_eq!(methods(&answered.before), ["terminal/release"]);
    let told = updates(&answered.before);
    let said = text_of(&told, "agent_message_chunk");
    assert!(said.contains("ended with exit code 3"), "{said}");
    assert_eq!(final_call(&told)["rawOutput"], json!({ "exitCode": 3 }));
    // The terminal shows the output, so nothing replaces it.
    assert_eq!(final_call(&told)["content"], Value::Null);

    let mut seen = Vec::new();
    while of_kind(&updates(&seen), "usage_update").is_empty() {
        seen.push(other.receive().await);
    }
    assert!(methods(&seen).is_empty());
    let call = final_call(&updates(&seen));
    assert_eq!(call["status"], "failed");
    let content = json!([{ "type": "content", "content": { "type": "text", "text": "hi\n" } }]);
    assert_eq!(call["content"], content);
}

#[tokio::test]
async fn the_call_shows_the_terminal() {
    let setup = Setup::new().await;
    let (mut client, session) = free(&setup).await;
    let id = client.start_prompt(&session, "run: sleep 100").await;
    let asked = client.until("terminal/create").await;
    client.reply(&asked, json!({ "terminalId": "t1" })).await;
    let mut before = Vec::new();
    let wait = loop {
        let message = client.receive().await;
        if message["method"] == "terminal/wait_for_exit" {
            break message;
        }
        before.push(message);
    };
    assert!(of_kind(&updates(&before), "tool_call").is_empty());
    let started = client.until("session/update").await;
    let call = &started["params"]["update"];
    assert_eq!(call["status"], "in_progress");
    assert_eq!(
        call["content"],
        json!([{ "type": "terminal", "terminalId": "t1" }])
    );
    client.until("terminal/output").await;
    client.reply(&wait, json!({ "signal": "SIGKILL" })).await;
    let last = client.until("terminal/output").await;
    let cut = json!({ "output": "the end", "truncated": true });
    client.reply(&last, cut).await;
    let (told, _) = client.rest_of_turn(id).await;
    let said = text_of(&told, "agent_message_chunk");
    assert!(said.contains("was ended by signal 9"), "{said}");
    // The history has the output as text, and that its beginning is missing.
    let loaded = client.load(&setup, &session).await;
    let call = final_call(&updates(&loaded.before));
    let text = call["content"][0]["content"]["text"].as_str().unwrap();
    assert_eq!(text, "[... the beginning is left out ...]\nthe end");
}

#[tokio::test]
async fn a_cancelled_command_is_killed_and_its_terminal_released() {
    let setup = Setup::new().await;
    let (mut client, session) = free(&setup).await;
    let id = client.start_prompt(&session, "run: sleep 100").await;
    let asked = client.until("terminal/create").await;
    let (wait, output) = created(&mut client, &asked, "t1").await;
    client.cancel(&session).await;
    let killed = client.until("terminal/kill").await;
    assert_eq!(killed["params"]["terminalId"], "t1");
    let withdrawn = [
        client.until("$/cancel_request").await["params"]["requestId"].clone(),
        client.until("$/cancel_request").await["params"]["requestId"].clone(),
    ];
    assert!(withdrawn.contains(&wait["id"]) && withdrawn.contains(&output["id"]));
    let released = client.until("terminal/release").await;
    assert_eq!(released["params"]["terminalId"], "t1");
    let (_, reason) = client.rest_of_turn(id).await;
    assert_eq!(reason, "cancelled");
}

#[tokio::test]
async fn a_terminal_that_comes_too_late_is_released() {
    let setup = Setup::new().await;
    let (mut client, session) = free(&setup).await;
    let id = client.start_prompt(&session, "run: sleep 100").await;
    let asked = client.until("terminal/create").await;
    client.cancel(&session).await;
    let (_, reason) = client.rest_of_turn(id).await;
    assert_eq!(reason, "cancelled");
    client.reply(&asked, json!({ "terminalId": "late" })).await;
    let released = client.until("terminal/release").await;
    assert_eq!(released["params"]["terminalId"], "late");
}

#[tokio::test]
async fn an_editor_that_leaves_ends_the_command() {
    let setup = Setup::new().await;
    for is_created in [false, true] {
        let (mut client, session) = free(&setup).await;
        let mut other = setup.client().await;
        other.load(&setup, &session).await;
        client.start_prompt(&session, "run: sleep 100").await;
        let asked = client.until("terminal/create").await;
        if is_created {
            created(&mut client, &asked, "t1").await;
        }
        drop(client);
        let mut seen = Vec::new();
        while of_kind(&updates(&seen), "usage_update").is_empty() {
            seen.push(other.receive().await);
        }
        let call = final_call(&updates(&seen));
        assert_eq!(call["status"], "failed");
        let text = call["content"][0]["content"]["text"].as_str().unwrap();
        assert!(text.contains("the editor has left"), "{text}");
    }
}

#[tokio::test]
async fn an_editor_that_hangs_ends_the_command_and_gets_no_other() {
    let setup = Setup::new().await;
    for is_created in [false, true] {
        let (mut client, session) = free(&setup).await;
        let id = client.start_prompt(&session, "run: sleep 100").await;
        let asked = client.until("terminal/create").await;
        if is_created {
            created(&mut client, &asked, "t1").await;
        }
        client.sync().await;
        tokio::time::pause();
        tokio::time::advance(Duration::from_secs(11)).await;
        tokio::time::resume();
        let (told, reason) = client.rest_of_turn(id).await;
        assert_eq!(reason, "end_turn");
        let said = text_of(&told, "agent_message_chunk");
        let expected = match is_created {
            false => "the editor did not answer within 10 s",
            true => "was ended by signal 1",
        };
        assert!(said.contains(expected), "{said}");
        let (told, _) = client.turn(&session, "run: echo here").await;
        let call = final_call(&told);
        assert_eq!(call["content"][0]["content"]["text"], "here\n");
    }
}

#[tokio::test]
async fn an_editor_that_refuses_leaves_the_command_to_the_server() {
    let setup = Setup::new().await;
    let (mut client, session) = free(&setup).await;
    let id = client.start_prompt(&session, "run: echo here").await;
    let asked = client.until("terminal/create").await;
    let error = json!({ "code": -32603, "message": "no terminal today" });
    client
        .send(json!({ "jsonrpc": "2.0", "id": asked["id"], "error": error }))
        .await;
    let (told, _) = client.rest_of_turn(id).await;
    assert_eq!(final_call(&told)["content"][0]["content"]["text"], "here\n");
}

#[tokio::test]
async fn a_confined_command_never_runs_in_the_editor() {
    let setup = Setup::new().await;
    let mut client = setup.client_with(editor()).await;
    let session = setup.session(&mut client).await;
    for mode in ["auto", "plan"] {
        client.set_mode(&session, mode).await;
        let id = client.start_prompt(&session, "run: echo here").await;
        let answered = client.answer_to(id).await;
        assert!(methods(&answered.before).is_empty(), "{mode}");
    }
    // What the user lets out of the sandbox may run there.
    client.set_mode(&session, "auto").await;
    let id = client.start_prompt(&session, "escalate: echo out").await;
    let asked = client.until("session/request_permission").await;
    client.choose(&asked, "allow").await;
    let asked = client.until("terminal/create").await;
    let (wait, _) = created(&mut client, &asked, "t1").await;
    client.reply(&wait, json!({ "exitCode": 0 })).await;
    let last = client.until("terminal/output").await;
    let output = json!({ "output": "out\n", "truncated": false });
    client.reply(&last, output).await;
    client.rest_of_turn(id).await;
    // A command that the user declines runs nowhere.
    let id = client.start_prompt(&session, "escalate: echo no").await;
    let asked = client.until("session/request_permission").await;
    client.choose(&asked, "reject").await;
    let answered = client.answer_to(id).await;
    assert!(methods(&answered.before).is_empty());
}

#[tokio::test]
async fn a_terminal_belongs_to_the_client_of_the_prompt() {
    let setup = Setup::new().await;
    let (mut client, session) = free(&setup).await;
    let mut second = setup.client_with(editor()).await;
    second.load(&setup, &session).await;
    let mut plain = setup.client().await;
    plain.load(&setup, &session).await;

    let id = plain.start_prompt(&session, "run: echo plain").await;
    let answered = plain.answer_to(id).await;
    assert!(methods(&answered.before).is_empty());
    let call = final_call(&updates(&answered.before));
    assert_eq!(call["content"][0]["content"]["text"], "plain\n");

    for (asking, other) in [(&mut client, &mut second)] {
        let id = asking.start_prompt(&session, "run: echo mine").await;
        let asked = asking.until("terminal/create").await;
        let (wait, _) = created(asking, &asked, "t1").await;
        asking.reply(&wait, json!({ "exitCode": 0 })).await;
        let last = asking.until("terminal/output").await;
        let output = json!({ "output": "mine\n", "truncated": false });
        asking.reply(&last, output).await;
        asking.rest_of_turn(id).await;
        other.sync().await;
    }
    let listed = second.request("session/list", json!({})).await;
    assert!(methods(&listed.before).is_empty());
}
