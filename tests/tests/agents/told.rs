//! What reaches an agent beside the input of a turn: what clients add to the conversation, instructions, and schemas.

use serde_json::{Value, json};

use crate::test_server::{Client, FREE, TestServer, Turn};

/// Returns the prompt that the agent gets in the next turn.
async fn prompt(client: &mut Client, thread: &str) -> String {
    let turn = client.turn(thread, &[json!({ "tell": "prompt" })]).await;
    turn.said()
}

fn warnings(turn: &Turn) -> Vec<Value> {
    let told = turn.told("warning");
    told.iter().map(|told| told["message"].clone()).collect()
}

#[tokio::test]
async fn injected_items_and_output_of_shell_commands_come_with_the_next_prompt() {
    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let message = |role: &str, text: &str| {
        let content = json!([{ "type": "input_text", "text": text }]);
        json!({ "type": "message", "role": role, "content": content })
    };
    let call = json!({ "type": "function_call", "name": "f", "arguments": "{}", "call_id": "c" });
    let output = json!({ "type": "function_call_output", "call_id": "c", "output": "done" });
    let items = json!([
        message("user", "one"),
        message("developer", "two"),
        call,
        output
    ]);
    let params = json!({ "threadId": thread, "items": items });
    let injected = client.call("thread/inject_items", params).await;
    assert_eq!(injected["result"], json!({}));
    assert_eq!(
        prompt(&mut client, &thread).await,
        "Since your last answer, this was added to the conversation:\n\nUser: one\n\nInstructions: two\n\n\
         Tool call: f {}\n\nTool output: done\n\nThe conversation goes on with this message of the user:|script"
    );
    assert_eq!(prompt(&mut client, &thread).await, "script");

    let params = json!({ "threadId": thread, "command": "echo violet" });
    client.call("thread/shellCommand", params).await;
    client.rest().await;
    let told = prompt(&mut client, &thread).await;
    assert!(
        told.contains("User: <user_shell_command>\n<command>\necho violet\n</command>")
            && told.contains("Output:\nviolet\n"),
        "{told}"
    );
    assert_eq!(prompt(&mut client, &thread).await, "script");
}

#[tokio::test]
async fn injected_items_are_told_once_where_input_joins_the_turn() {
    let house = TestServer::new(&[], &["approval_policy=on-request"]).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let content = json!([{ "type": "input_text", "text": "violet" }]);
    let items = json!([{ "type": "message", "role": "user", "content": content }]);
    let params = json!({ "threadId": thread, "items": items });
    client.call("thread/inject_items", params).await;
    // The agent waits for the answer to its question, and meanwhile input joins the turn.
    let params = json!({ "mode": "form", "message": "?", "requestedSchema": { "type": "object", "properties": { "a": { "type": "string" } } } });
    let steps = [
        json!({ "call": "elicitation/create", "params": params }),
        json!({ "tell": "prompt" }),
    ];
    client.start(&thread, &steps).await;
    let asked = client.until("mcpServer/elicitation/request").await;
    let turn = asked["params"]["turnId"].clone();
    let text = json!({ "tell": "prompt" }).to_string();
    let input = json!([{ "type": "text", "text": text }]);
    let params = json!({ "threadId": thread, "expectedTurnId": turn, "input": input });
    let steered = client.call("turn/steer", params).await;
    assert!(steered.get("error").is_none(), "{steered}");
    let answer = json!({ "action": "accept", "content": { "a": "x" }, "_meta": null });
    client
        .send(json!({ "id": asked["id"], "result": answer }))
        .await;
    let said = client.rest().await.said();
    assert_eq!(said.matches("violet").count(), 1, "{said}");
    assert!(said.ends_with("script"), "{said}");
}

#[tokio::test]
async fn a_schema_is_told_with_a_warning() {
    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let text = json!({ "tell": "prompt" }).to_string();
    let input = json!([{ "type": "text", "text": text }]);
    let schema = json!({ "type": "object" });
    let params = json!({ "threadId": thread, "input": input, "outputSchema": schema });
    client.call("turn/start", params).await;
    let turn = client.rest().await;
    assert_eq!(
        turn.said(),
        "Your last message must be JSON that fits this JSON Schema, and nothing else:\n{\"type\":\"object\"}|script"
    );
    assert_eq!(
        warnings(&turn),
        ["agent scripted is told the schema of its answer, but nothing makes it keep to it"]
    );
}

#[tokio::test]
async fn instructions_are_the_system_prompt_where_the_agent_takes_one() {
    let instructions =
        json!({ "developerInstructions": "Be brief.", "baseInstructions": "You are Ada." });
    for (arguments, system_prompt, warning) in [
        (
            &["--instructions"][..],
            json!({ "mode": "append", "content": [{ "type": "text", "text": "Be brief." }] }),
            "agent scripted keeps its own base instructions instead of those of this thread",
        ),
        (
            &[],
            Value::Null,
            "agent scripted does not take instructions of this thread",
        ),
    ] {
        let house = TestServer::new(arguments, &FREE).await;
        let mut client = house.codex().await;
        let mut params = instructions.clone();
        params["cwd"] = json!(house.work());
        let started = client.call("thread/start", params).await;
        let thread = started["result"]["thread"]["id"]
            .as_str()
            .expect("a thread");
        let turn = client.turn(thread, &[json!({ "tell": "session" })]).await;
        let told: Value = serde_json::from_str(&turn.said()).expect("JSON");
        assert_eq!(told["opened"]["systemPrompt"], system_prompt);
        assert_eq!(warnings(&turn), [warning]);
        // It is told once.
        let turn = client.turn(thread, &[json!("hello")]).await;
        assert_eq!(warnings(&turn), Vec::<Value>::new());
    }
}

#[tokio::test]
async fn a_resource_that_is_no_text_reaches_the_agent() {
    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.acp().await;
    let params = json!({ "cwd": house.work(), "mcpServers": [] });
    let new = client.call("session/new", params).await;
    let resource = json!({ "uri": "file:///a.bin", "mimeType": "application/x", "blob": "aGk=" });
    let text = json!({ "tell": "prompt" }).to_string();
    let blocks =
        json!([{ "type": "resource", "resource": resource }, { "type": "text", "text": text }]);
    let params = json!({ "sessionId": new["result"]["sessionId"], "prompt": blocks });
    let id = client.ask("session/prompt", params).await;
    let mut said = String::new();
    loop {
        let message = client.message().await;
        if message["id"] == id {
            assert_eq!(message["result"]["stopReason"], "end_turn", "{message}");
            break;
        }
        let update = &message["params"]["update"];
        if update["sessionUpdate"] == "agent_message_chunk" {
            said.push_str(update["content"]["text"].as_str().expect("a text"));
        }
    }
    assert_eq!(said, "file:///a.bin:\nencoding: base64\naGk=|script");
}

#[tokio::test]
async fn an_agent_without_a_mode_for_plans_is_told_to_plan() {
    let house = TestServer::new(&[], &FREE).await;
    let mut client = house.codex().await;
    let thread = client.thread().await;
    let settings =
        json!({ "model": "scripted", "reasoning_effort": null, "developer_instructions": null });
    let warning = "agent scripted has no mode for plans: it is told to change nothing, but nothing keeps it from that";
    let cases: [(&str, &str, &[&str]); 4] = [
        ("plan", "From here on, you only plan", &[warning]),
        ("plan", "script", &[]),
        ("default", "From here on, you do not only plan", &[]),
        ("default", "script", &[]),
    ];
    for (mode, begin, told) in cases {
        let text = json!({ "tell": "prompt" }).to_string();
        let params = json!({ "threadId": thread, "input": [{ "type": "text", "text": text }],
            "collaborationMode": { "mode": mode, "settings": settings } });
        let started = client.call("turn/start", params).await;
        assert!(started.get("error").is_none(), "{started}");
        let turn = client.rest().await;
        let said = turn.said();
        assert!(
            said.starts_with(begin) && said.ends_with("script"),
            "{said}"
        );
        assert_eq!(warnings(&turn), told);
    }
}
