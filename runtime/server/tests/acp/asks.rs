//! Tests of permission requests and elicitations.

use serde_json::{Value, json};

use crate::{Setup, final_call, text_of};

#[tokio::test]
async fn consent_is_asked_and_given() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    client.set_mode(&session, "ask").await;
    let id = client
        .start(
            "session/prompt",
            json!({
                "sessionId": session,
                "prompt": [{ "type": "text", "text": "run: touch made" }],
                "_meta": { "traceparent": "00-80e1afed08e019fc1110464cfa66635c-7a085853722dc6d2-01", "x": 1 }
            }),
        )
        .await;
    let ask = client.until("session/request_permission").await;
    let params = &ask["params"];
    assert_eq!(params["sessionId"], json!(session));
    assert_eq!(params["toolCall"]["title"], "touch made");
    assert_eq!(params["toolCall"]["status"], "pending");
    assert_eq!(
        params["toolCall"]["rawInput"]["cwd"],
        json!(setup.folder.path())
    );
    assert_eq!(
        params["_meta"],
        json!({ "traceparent": "00-80e1afed08e019fc1110464cfa66635c-7a085853722dc6d2-01" })
    );
    let options: Vec<(&str, &str)> = params["options"]
        .as_array()
        .unwrap()
        .iter()
        .map(|option| {
            (
                option["optionId"].as_str().unwrap(),
                option["kind"].as_str().unwrap(),
            )
        })
        .collect();
    assert_eq!(
        options,
        [
            ("allow", "allow_once"),
            ("allow-session", "allow_always"),
            ("reject", "reject_once"),
            ("reject-stop", "reject_once"),
        ]
    );
    assert!(!setup.folder.path().join("made").exists());
    client.choose(&ask, "allow-session").await;
    let (updates, reason) = client.rest_of_turn(id).await;
    assert_eq!(
        (reason.as_str(), &final_call(&updates)["status"]),
        ("end_turn", &json!("completed"))
    );
    assert!(setup.folder.path().join("made").exists());
    // The permission holds for the rest of the session.
    let (updates, _) = client.turn(&session, "run: touch made").await;
    assert_eq!(final_call(&updates)["status"], "completed");
}

#[tokio::test]
async fn what_is_no_approval_does_not_run() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    client.set_mode(&session, "ask").await;
    let selected = |option: &str| json!({ "result": { "outcome": { "outcome": "selected", "optionId": option } } });
    let cases = [
        (selected("reject"), "end_turn"),
        (selected("no-such-option"), "end_turn"),
        (selected("reject-stop"), "cancelled"),
        (
            json!({ "result": { "outcome": { "outcome": "cancelled" } } }),
            "cancelled",
        ),
        (
            json!({ "result": { "outcome": { "outcome": "_vendor" } } }),
            "end_turn",
        ),
        (json!({ "result": { "outcome": "selected" } }), "end_turn"),
        (json!({ "result": null }), "end_turn"),
        (
            json!({ "error": { "code": -32601, "message": "Method not found" } }),
            "end_turn",
        ),
    ];
    for (answer, expected) in cases {
        let id = client
            .start_prompt(&session, "run: touch made\nsay: after")
            .await;
        let ask = client.until("session/request_permission").await;
        let mut message = answer.clone();
        message["jsonrpc"] = json!("2.0");
        message["id"] = ask["id"].clone();
        client.send(message).await;
        let (updates, reason) = client.rest_of_turn(id).await;
        assert_eq!(reason, expected, "{answer}");
        assert_eq!(final_call(&updates)["status"], "failed", "{answer}");
        let goes_on = text_of(&updates, "agent_message_chunk").starts_with("after");
        assert_eq!(goes_on, expected == "end_turn", "{answer}");
        assert!(!setup.folder.path().join("made").exists(), "{answer}");
    }
}

#[tokio::test]
async fn answers_to_nothing_are_ignored() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    client.set_mode(&session, "ask").await;
    for id in [json!(0), json!(12345), json!("x"), json!(null)] {
        client.choose(&json!({ "id": id }), "allow").await;
    }
    let id = client.start_prompt(&session, "run: touch made").await;
    let ask = client.until("session/request_permission").await;
    client.choose(&ask, "reject").await;
    client.choose(&ask, "allow").await;
    let (updates, _) = client.rest_of_turn(id).await;
    client.choose(&ask, "allow").await;
    client.sync().await;
    assert_eq!(final_call(&updates)["status"], "failed");
    assert!(!setup.folder.path().join("made").exists());
}

#[tokio::test]
async fn questions_are_forms_where_there_are_forms() {
    let setup = Setup::new().await;
    let mut client = setup
        .client_with(json!({ "elicitation": { "form": {} } }))
        .await;
    let session = setup.session(&mut client).await;
    let cases = [
        (
            json!({ "action": "accept", "content": { "question": "Yes" } }),
            "Go on? Yes",
        ),
        // What the form does not allow is no answer.
        (
            json!({ "action": "accept", "content": { "question": "Perhaps" } }),
            "Go on? No answer.",
        ),
        (
            json!({ "action": "accept", "content": {} }),
            "Go on? No answer.",
        ),
        (json!({ "action": "decline" }), "Go on? No answer."),
        (json!({ "action": "cancel" }), "Go on? No answer."),
        (
            json!({ "action": "_vendor", "content": { "question": "Yes" } }),
            "Go on? No answer.",
        ),
    ];
    for (answer, said) in cases {
        let id = client.start_prompt(&session, "ask: Go on? [Yes|No]").await;
        let ask = client.until("elicitation/create").await;
        let params = &ask["params"];
        assert_eq!(
            (&params["mode"], &params["sessionId"]),
            (&json!("form"), &json!(session))
        );
        assert_eq!(params["message"], "Go on?");
        let choices: Vec<&Value> = params["requestedSchema"]["properties"]["question"]["oneOf"]
            .as_array()
            .unwrap()
            .iter()
            .map(|choice| &choice["const"])
            .collect();
        assert_eq!(choices, ["Yes", "No"]);
        client.reply(&ask, answer).await;
        let (updates, reason) = client.rest_of_turn(id).await;
        assert_eq!(reason, "end_turn");
        assert_eq!(text_of(&updates, "agent_message_chunk"), said);
    }

    // A client without form support gets no elicitation; the turn continues without an answer.
    let mut plain = setup.client_with(json!({ "elicitation": {} })).await;
    let session = setup.session(&mut plain).await;
    let (updates, _) = plain.turn(&session, "ask: Go on? [Yes|No]").await;
    assert_eq!(
        text_of(&updates, "agent_message_chunk"),
        "Go on? No answer."
    );
}
