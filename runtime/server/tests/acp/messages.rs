//! Tests of the handshake and of invalid messages.

use serde_json::{Value, json};

use crate::{Setup, code, prompt};

#[tokio::test]
async fn initialize_tells_what_works() {
    let setup = Setup::new().await;
    let mut client = setup.connect();
    let result = client
        .ok(
            "initialize",
            json!({ "protocolVersion": 1, "clientInfo": { "name": "test", "version": "1" } }),
        )
        .await;
    assert_eq!(
        result,
        json!({
            "protocolVersion": 1,
            "agentCapabilities": {
                "loadSession": true,
                "promptCapabilities": { "image": true, "audio": false, "embeddedContext": true },
                "mcpCapabilities": { "http": true, "sse": false, "acp": true },
                "sessionCapabilities": {
                    "list": {}, "delete": {}, "additionalDirectories": {}, "resume": {}, "close": {},
                    "fork": {}, "archive": {}, "status": {}, "title": {}
                },
                "auth": { "status": {} },
                "providers": {},
                "_meta": { "threadwire": { "promptTurnId": true, "terminalOutput": true, "sharedSessions": true, "cursors": true, "answers": true } }
            },
            "authMethods": [],
            "agentInfo": { "name": "threadwire", "title": "Threadwire", "version": env!("CARGO_PKG_VERSION") }
        })
    );
    // A second handshake is accepted, and a newer client gets the supported version.
    let newer = json!({ "protocolVersion": 3, "info": { "name": "newer", "version": "2" }, "capabilities": {} });
    assert_eq!(client.ok("initialize", newer).await["protocolVersion"], 1);
}

#[tokio::test]
async fn a_client_is_known_by_its_first_message() {
    let setup = Setup::speaking(None).await;
    let mut client = setup.client().await;
    setup.session(&mut client).await;
}

#[tokio::test]
async fn a_malformed_version_is_refused() {
    let setup = Setup::new().await;
    let mut client = setup.connect();
    for version in [json!("1"), json!(1.5), json!(-1), json!(65536), json!(null)] {
        let error = client
            .error("initialize", json!({ "protocolVersion": version }))
            .await;
        assert_eq!(code(&error), -32602, "{version}");
        assert!(
            error["data"]
                .as_str()
                .unwrap()
                .starts_with("protocolVersion: "),
            "{error}"
        );
    }
    assert_eq!(code(&client.error("initialize", json!({})).await), -32602);
    let error = client
        .error("session/new", json!({ "cwd": "/", "mcpServers": [] }))
        .await;
    assert_eq!(
        (code(&error), &error["data"]),
        (-32600, &json!("connection is not initialized"))
    );
}

#[tokio::test]
async fn what_is_no_request_is_refused_and_the_connection_stays() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let cases = [
        ("{\"jsonrpc\":", -32700),
        ("not json", -32700),
        (
            "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"session/list\"}]",
            -32600,
        ),
        ("[]", -32600),
        ("5", -32600),
        ("{\"jsonrpc\":\"2.0\",\"method\":5}", -32600),
        (
            "{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"session/list\"}",
            -32600,
        ),
        ("{\"jsonrpc\":\"2.0\",\"id\":[1]}", -32600),
        ("{}", -32600),
    ];
    for (text, expected) in cases {
        client.send_text(text).await;
        let answer = client.receive().await;
        assert_eq!(answer["id"], Value::Null, "{text}");
        assert!(answer.as_object().unwrap().contains_key("id"), "{text}");
        assert_eq!(code(&answer["error"]), expected, "{text}");
    }
    for (text, detail) in [
        (
            "{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":5}",
            "`method` is no text",
        ),
        (
            "{\"jsonrpc\":\"2.0\",\"id\":\"a\"}",
            "neither `method` nor `result` nor `error`",
        ),
    ] {
        client.send_text(text).await;
        let answer = client.receive().await;
        assert_eq!(answer["id"], "a", "{text}");
        assert_eq!(code(&answer["error"]), -32600, "{text}");
        assert_eq!(answer["error"]["data"], detail, "{text}");
    }
    for version in ["", "\"jsonrpc\":\"1.0\",", "\"jsonrpc\":2,"] {
        let text = format!("{{{version}\"id\":\"a\",\"method\":\"session/list\"}}");
        client.send_text(&text).await;
        let answer = client.receive().await;
        assert_eq!(answer["id"], "a", "{text}");
        assert_eq!(code(&answer["error"]), -32600, "{text}");
    }
    client.sync().await;
}

#[tokio::test]
async fn ids_come_back_as_they_went() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    for id in [json!(7), json!("seven"), json!(-7), json!(""), json!(null)] {
        client
            .send(json!({ "jsonrpc": "2.0", "id": id, "method": "session/list", "params": null }))
            .await;
        let answer = client.receive().await;
        assert_eq!(answer["id"], id);
        assert!(answer["result"]["sessions"].is_array());
    }
    // Two requests with the same id are two requests.
    for _ in 0..2 {
        client
            .send(json!({ "jsonrpc": "2.0", "id": 9, "method": "session/list" }))
            .await;
    }
    for _ in 0..2 {
        assert_eq!(client.receive().await["id"], 9);
    }
}

#[tokio::test]
async fn unknown_methods_are_answered_and_unknown_notifications_ignored() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    for method in [
        "foo/bar",
        "_example.com/thing",
        "$/thing",
        "session/set_model",
        "session/cancel",
        "logout",
    ] {
        let error = client.error(method, json!({})).await;
        assert_eq!(
            (code(&error), &error["data"]["method"]),
            (-32601, &json!(method))
        );
    }
    for method in [
        "_example.com/thing",
        "$/thing",
        "foo/bar",
        "initialized",
        "session/cancel",
        "$/cancel_request",
    ] {
        client.notify(method, json!({ "sessionId": 5 })).await;
    }
    assert_eq!(
        client.request("session/list", json!({})).await.before,
        Vec::<Value>::new()
    );
}

#[tokio::test]
async fn malformed_params_are_refused_by_member() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let session = setup.session(&mut client).await;
    let block = |block: Value| json!({ "sessionId": session, "prompt": [{ "type": "text", "text": "hi" }, block] });
    let cases = [
        (
            "session/new",
            json!({ "mcpServers": [] }),
            "the member `cwd` is missing",
        ),
        (
            "session/new",
            json!({ "cwd": "/" }),
            "the member `mcpServers` is missing",
        ),
        (
            "session/new",
            json!({ "cwd": "relative", "mcpServers": [] }),
            "cwd: not an absolute path",
        ),
        (
            "session/new",
            json!({ "cwd": 5, "mcpServers": [] }),
            "cwd: ",
        ),
        (
            "session/new",
            json!({ "cwd": "/nowhere/at/all", "mcpServers": [] }),
            "cwd: not a folder: /nowhere/at/all",
        ),
        (
            "session/new",
            json!({ "cwd": "/dev/null", "mcpServers": [] }),
            "cwd: not a folder: /dev/null",
        ),
        (
            "session/load",
            json!({ "sessionId": session, "cwd": "/nowhere/at/all", "mcpServers": [] }),
            "cwd: not a folder",
        ),
        (
            "session/resume",
            json!({ "sessionId": session, "cwd": "/dev/null" }),
            "cwd: not a folder",
        ),
        (
            "session/new",
            json!({ "cwd": "/", "mcpServers": [{ "name": "x" }] }),
            "mcpServers[0]: the member `command` is missing",
        ),
        (
            "session/new",
            json!({ "cwd": "/", "mcpServers": [], "additionalDirectories": ["/a", "b"] }),
            "additionalDirectories[1]: not an absolute path",
        ),
        (
            "session/new",
            json!({ "cwd": "/", "mcpServers": [], "additionalDirectories": ["/", "/dev/null"] }),
            "additionalDirectories[1]: not a folder: /dev/null",
        ),
        (
            "session/load",
            json!({ "sessionId": session, "cwd": "/", "mcpServers": [], "additionalDirectories": ["/nowhere/at/all"] }),
            "additionalDirectories[0]: not a folder",
        ),
        (
            "session/prompt",
            json!({ "sessionId": session, "prompt": [] }),
            "prompt: must not be empty",
        ),
        (
            "session/prompt",
            block(json!({ "type": "text", "text": 5 })),
            "prompt[1]",
        ),
        (
            "session/prompt",
            block(json!({ "type": "hologram" })),
            "prompt[1].type: must be one of `text`,",
        ),
        (
            "session/prompt",
            block(json!({ "type": "audio", "data": "", "mimeType": "audio/wav" })),
            "prompt[1]: audio",
        ),
        (
            "session/list",
            json!({ "cursor": "nonsense" }),
            "cursor: invalid cursor",
        ),
        (
            "session/list",
            json!({ "cwd": "relative" }),
            "cwd: not an absolute path",
        ),
        (
            "session/set_mode",
            json!({ "sessionId": session, "modeId": "nap" }),
            "modeId: unknown mode",
        ),
        (
            "session/set_mode",
            json!({ "sessionId": session, "modeId": "custom" }),
            "modeId: the options `approval` and `sandbox` choose settings",
        ),
        (
            "session/set_config_option",
            json!({ "sessionId": session, "configId": "nap", "value": "x" }),
            "configId: unknown option",
        ),
        (
            "session/set_config_option",
            json!({ "sessionId": session, "configId": "model", "value": "x" }),
            "value: unknown model",
        ),
        (
            "session/set_config_option",
            json!({ "sessionId": session, "configId": "model", "type": "boolean", "value": true }),
            "value: not the value of a choice",
        ),
        (
            "authenticate",
            json!({ "methodId": "x" }),
            "methodId: unknown method",
        ),
        (
            "session/prompt",
            json!(null),
            "the member `params` is missing",
        ),
        ("session/prompt", json!([session]), ""),
    ];
    for (method, params, detail) in cases {
        let error = client.error(method, params.clone()).await;
        assert_eq!(code(&error), -32602, "{method} {params}");
        let data = error["data"].as_str().unwrap();
        assert!(data.contains(detail), "{method} {params}: {data}");
    }
}

#[tokio::test]
async fn unknown_sessions_are_named() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let mut other = setup.client().await;
    // The session of another connection exists, but is not open on this one.
    let elsewhere = setup.session(&mut other).await;
    let missing = "0198c000-0000-7000-8000-000000000000";
    for id in ["sess_abc", missing] {
        for method in ["session/load", "session/resume"] {
            let params = json!({ "sessionId": id, "cwd": "/", "mcpServers": [] });
            let error = client.error(method, params).await;
            assert_eq!(
                (code(&error), &error["data"]),
                (-32002, &json!({ "sessionId": id })),
                "{method}"
            );
        }
    }
    for id in ["sess_abc", missing, &elsewhere] {
        let error = client.error("session/prompt", prompt(id, "hi")).await;
        assert_eq!(
            (code(&error), &error["data"]),
            (-32002, &json!({ "sessionId": id }))
        );
        for (method, params) in [
            (
                "session/set_mode",
                json!({ "sessionId": id, "modeId": "ask" }),
            ),
            (
                "session/set_config_option",
                json!({ "sessionId": id, "configId": "mode", "value": "ask" }),
            ),
            ("session/close", json!({ "sessionId": id })),
        ] {
            assert_eq!(
                code(&client.error(method, params).await),
                -32002,
                "{method}"
            );
        }
        client.cancel(id).await;
    }
    for id in ["sess_abc", missing] {
        assert_eq!(
            client
                .ok("session/delete", json!({ "sessionId": id }))
                .await,
            json!({})
        );
    }
}
