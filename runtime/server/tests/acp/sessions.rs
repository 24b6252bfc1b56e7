//! Tests of sessions: lists, closing, modes and MCP servers.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::{Client, PATIENCE, Setup, code, prompt, updates};

/// Returns the next notice. Lists of commands come beside it.
async fn next_notice(client: &mut Client) -> Value {
    loop {
        let update = client.until("session/update").await["params"]["update"].clone();
        if update["sessionUpdate"] == "notice" {
            return update;
        }
    }
}

#[tokio::test]
async fn sessions_are_listed_closed_and_deleted() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let extra = setup.folder.path().join("extra");
    std::fs::create_dir(&extra).unwrap();
    let params = json!({
        "cwd": format!("{}//.", setup.cwd()), "additionalDirectories": [extra.join("")], "mcpServers": [], "_meta": { "k": "v" }
    });
    let session = client.ok("session/new", params).await["sessionId"]
        .as_str()
        .unwrap()
        .to_owned();
    client.turn(&session, "say: hi").await;
    let elsewhere = client
        .ok("session/new", json!({ "cwd": "/", "mcpServers": [] }))
        .await;

    let listed = client
        .ok("session/list", json!({ "cwd": setup.cwd() }))
        .await;
    let entry = &listed["sessions"][0];
    assert_eq!(listed["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(listed.get("nextCursor"), None);
    assert_eq!(entry["sessionId"], json!(session));
    assert_eq!(entry["cwd"], json!(setup.cwd()));
    assert_eq!(entry["additionalDirectories"], json!([extra]));
    assert_eq!(entry["title"], "say: hi");
    assert_eq!(entry["_meta"], json!({ "k": "v" }));
    assert!(entry["updatedAt"].as_str().unwrap().ends_with('Z'));
    let other_spelling = json!({ "cwd": format!("{}/", setup.cwd()) });
    assert_eq!(client.ok("session/list", other_spelling).await, listed);
    let all = client.ok("session/list", json!({})).await;
    assert_eq!(all["sessions"].as_array().unwrap().len(), 2);

    // Closing ends the turn and detaches the session from this connection, but keeps the session.
    let id = client.start_prompt(&session, "wait: 600s").await;
    let close = client
        .start("session/close", json!({ "sessionId": session }))
        .await;
    assert_eq!(client.rest_of_turn(id).await.1, "cancelled");
    assert_eq!(client.answer_to(close).await.response["result"], json!({}));
    assert_eq!(
        code(
            &client
                .error("session/prompt", prompt(&session, "say: hi"))
                .await
        ),
        -32002
    );
    let resume = json!({ "sessionId": session, "cwd": setup.cwd() });
    client.ok("session/resume", resume.clone()).await;
    // The additional folders are those of the last request, which named none.
    let listed = client
        .ok("session/list", json!({ "cwd": setup.cwd() }))
        .await;
    assert_eq!(listed["sessions"][0].get("additionalDirectories"), None);

    // Deleting ends the turn and the session.
    let id = client.start_prompt(&session, "wait: 600s").await;
    let delete = client
        .start("session/delete", json!({ "sessionId": session }))
        .await;
    assert_eq!(client.rest_of_turn(id).await.1, "cancelled");
    assert_eq!(client.answer_to(delete).await.response["result"], json!({}));
    assert_eq!(
        client
            .ok("session/delete", json!({ "sessionId": session }))
            .await,
        json!({})
    );
    assert_eq!(code(&client.error("session/resume", resume).await), -32002);
    let left = client.ok("session/list", json!({})).await;
    assert_eq!(left["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(left["sessions"][0]["sessionId"], elsewhere["sessionId"]);
}

#[tokio::test]
async fn lists_come_in_pages() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let mut made = Vec::new();
    for _ in 0..60 {
        made.push(json!(setup.session(&mut client).await));
    }
    let first = client.ok("session/list", json!({})).await;
    let second = client
        .ok("session/list", json!({ "cursor": first["nextCursor"] }))
        .await;
    assert_eq!(second.get("nextCursor"), None);
    let mut listed: Vec<Value> = [&first, &second]
        .iter()
        .flat_map(|page| {
            page["sessions"]
                .as_array()
                .unwrap()
                .iter()
                .map(|entry| entry["sessionId"].clone())
        })
        .collect();
    listed.sort_by_key(Value::to_string);
    made.sort_by_key(Value::to_string);
    assert_eq!(listed, made);
}

#[tokio::test]
async fn modes_and_options_are_in_step() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let made = client
        .ok(
            "session/new",
            json!({ "cwd": setup.cwd(), "mcpServers": [] }),
        )
        .await;
    let session = &made["sessionId"];
    let modes: Vec<&Value> = made["modes"]["availableModes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|mode| &mode["id"])
        .collect();
    let ids = ["ask", "auto", "read-only", "plan", "full-access", "custom"];
    assert_eq!(modes, ids);
    assert_eq!(made["modes"]["currentModeId"], "auto");
    let option = |options: &Value, id: &str| {
        options
            .as_array()
            .unwrap()
            .iter()
            .find(|option| option["id"] == id)
            .unwrap()["currentValue"]
            .clone()
    };
    assert_eq!(option(&made["configOptions"], "mode"), "auto");
    assert_eq!(
        option(&made["configOptions"], "model"),
        "threadwire/offline"
    );

    for mode in ["ask", "plan", "full-access", "auto"] {
        let id = client
            .start(
                "session/set_mode",
                json!({ "sessionId": session, "modeId": mode }),
            )
            .await;
        let answered = client.answer_to(id).await;
        assert_eq!(answered.response["result"], json!({}));
        let update = client.until("session/update").await["params"]["update"].clone();
        assert_eq!(
            update,
            json!({ "sessionUpdate": "current_mode_update", "currentModeId": mode })
        );
        let update = client.until("session/update").await["params"]["update"].clone();
        assert_eq!(update["sessionUpdate"], "config_option_update");
        assert_eq!(option(&update["configOptions"], "mode"), mode);
    }
    let params = json!({ "sessionId": session, "configId": "mode", "value": "plan" });
    let changed = client.ok("session/set_config_option", params).await;
    assert_eq!(option(&changed["configOptions"], "mode"), "plan");
    let update = client.until("session/update").await["params"]["update"].clone();
    assert_eq!(update["currentModeId"], "plan");
    let params =
        json!({ "sessionId": session, "configId": "model", "value": "threadwire/offline" });
    let unchanged = client.ok("session/set_config_option", params).await;
    assert_eq!(option(&unchanged["configOptions"], "mode"), "plan");
}

#[tokio::test]
async fn settings_of_a_project_that_do_not_apply_are_told() {
    let setup = Setup::new().await;
    let mut client = setup
        .client_with(json!({ "session": { "notices": {} } }))
        .await;
    let cwd = setup.folder.path();
    std::fs::create_dir_all(cwd.join("home")).unwrap();
    let trust = format!(
        "[projects.\"{}\"]\ntrust_level = \"trusted\"\n",
        setup.cwd()
    );
    std::fs::write(cwd.join("home/config.toml"), trust).unwrap();
    let params = json!({ "cwd": setup.cwd(), "mcpServers": [] });
    client.ok("session/new", params.clone()).await;
    std::fs::create_dir(cwd.join(".codex")).unwrap();
    std::fs::write(
        cwd.join(".codex/config.toml"),
        "approval_policy = \"never\"\n",
    )
    .unwrap();
    let answered = client.request("session/new", params).await;
    let mut before = updates(&answered.before).into_iter();
    let notice = match before.find(|update| update["sessionUpdate"] == "notice") {
        Some(notice) => notice,
        None => next_notice(&mut client).await,
    };
    assert_eq!(notice["severity"], "warning", "{notice}");
    // A long text is in the description.
    let told = [&notice["description"], &notice["title"]];
    let told = told.iter().find_map(|text| text.as_str()).unwrap();
    let expected = format!(
        "settings of {}/.codex/config.toml changed since the project was trusted and do not apply: approval_policy; \
         look at them and confirm them with: threadwire trust {}",
        setup.cwd(),
        setup.cwd()
    );
    assert_eq!(told, expected);
}

#[tokio::test]
async fn a_session_whose_folder_is_gone_is_still_opened() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let folder = std::path::Path::new(setup.cwd()).join("gone");
    std::fs::create_dir(&folder).unwrap();
    let params = json!({ "cwd": folder, "mcpServers": [] });
    let session = client.ok("session/new", params).await["sessionId"].clone();
    std::fs::remove_dir(&folder).unwrap();
    for method in ["session/load", "session/resume"] {
        let open =
            |cwd: &std::path::Path| json!({ "sessionId": session, "cwd": cwd, "mcpServers": [] });
        client.ok(method, open(&folder)).await;
        let error = client.error(method, open(&folder.join("other"))).await;
        assert_eq!(error["code"], -32602);
    }
}

#[tokio::test]
async fn mcp_servers_are_started_and_not_kept() {
    let setup = Setup::new().await;
    let mut client = setup
        .client_with(json!({ "session": { "notices": {} } }))
        .await;
    let env = json!([{ "name": "KEY", "value": "hush" }]);
    let servers = json!([{ "name": "files", "command": "/bin/files", "args": [], "env": env }]);
    let params = json!({ "cwd": setup.cwd(), "mcpServers": servers, "_meta": { "tab": 3 } });
    let session = client.ok("session/new", params).await["sessionId"].clone();
    let session = session.as_str().unwrap();
    let notice = next_notice(&mut client).await;
    assert_eq!(notice["severity"], "warning");
    let title = notice["title"].as_str().unwrap();
    assert!(
        title.starts_with("MCP client for `files` failed"),
        "{notice}"
    );

    // They are not stored, and a stored copy is removed when the session is opened again.
    let engine = setup.server.engine();
    let id = session.parse().unwrap();
    let kept = || async {
        engine.thread(id).await.unwrap().extra["acp"]
            .get()
            .to_owned()
    };
    assert_eq!(kept().await, r#"{"_meta":{"tab":3}}"#);
    let before = json!({ "_meta": { "tab": 3 }, "mcpServers": servers }).to_string();
    let before = serde_json::value::RawValue::from_string(before).unwrap();
    engine
        .set_extra(id, "acp", Some(before.into()))
        .await
        .unwrap();
    let params = json!({ "sessionId": session, "cwd": setup.cwd(), "mcpServers": servers });
    client.ok("session/load", params).await;
    assert_eq!(kept().await, r#"{"_meta":{"tab":3}}"#);
}

#[tokio::test]
async fn the_servers_of_a_closed_session_stop_when_nobody_else_has_it() {
    let setup = Setup::new().await;
    let (mut client, mut other) = (setup.client().await, setup.client().await);
    let file = setup.folder.path().join("pid");
    let script = format!("echo $$ > {0}.new; mv {0}.new {0}; cat", file.display());
    let server = json!({ "name": "files", "command": "sh", "args": ["-c", script], "env": [] });
    let params = json!({ "cwd": setup.cwd(), "mcpServers": [server] });
    let made = client.ok("session/new", params.clone()).await;
    let session = made["sessionId"].as_str().unwrap();
    let mut load = params;
    load["sessionId"] = json!(session);
    other.ok("session/load", load).await;

    let began = Instant::now();
    while !file.exists() {
        assert!(began.elapsed() < PATIENCE, "the server does not start");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let pid = std::fs::read_to_string(&file).unwrap();
    let process = Path::new("/proc").join(pid.trim());
    let of_session = json!({ "sessionId": session });
    client.ok("session/close", of_session.clone()).await;
    let status = client.ok("session/status", of_session.clone()).await;
    assert_eq!(status["status"], "open");
    assert!(process.exists());

    other.ok("session/close", of_session.clone()).await;
    let status = client.ok("session/status", of_session).await;
    assert_eq!(status["status"], "saved");
    let began = Instant::now();
    while process.exists() {
        assert!(began.elapsed() < PATIENCE, "the server does not stop");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn sessions_are_loaded_beside_each_other() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let (one, other) = (
        setup.session(&mut client).await,
        setup.session(&mut client).await,
    );
    let load =
        |session: &str| json!({ "sessionId": session, "cwd": setup.cwd(), "mcpServers": [] });
    let running = client.start_prompt(&other, "say: busy\nwait: 60s").await;
    // One session is loaded, closed and deleted while another one runs a turn.
    client.ok("session/load", load(&one)).await;
    client
        .ok("session/close", json!({ "sessionId": one }))
        .await;
    client
        .ok("session/delete", json!({ "sessionId": one }))
        .await;
    let resume = json!({ "sessionId": other, "cwd": setup.cwd() });
    client.ok("session/resume", resume).await;
    client.cancel(&other).await;
    assert_eq!(client.rest_of_turn(running).await.1, "cancelled");
}
