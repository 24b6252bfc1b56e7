//! Tests of slash commands, configuration options, the state of the sign-in, and model providers.

use std::fs;

use serde_json::{Value, json};

use crate::{Client, Setup, code, of_kind, prompt, text_of, updates};

/// Creates a session. Returns its id, the answer, and the names of its commands.
async fn open(setup: &Setup, client: &mut Client) -> (String, Value, Vec<String>) {
    let params = json!({ "cwd": setup.cwd(), "mcpServers": [] });
    let answered = client.request("session/new", params).await;
    // Nothing is told about a session that the client does not know yet.
    assert_eq!(updates(&answered.before), Vec::<Value>::new());
    let made = answered.response["result"].clone();
    let session = made["sessionId"].as_str().unwrap().to_owned();
    let update = client.until("session/update").await["params"]["update"].clone();
    assert_eq!(update["sessionUpdate"], "available_commands_update");
    (session, made, names(&update))
}

fn names(update: &Value) -> Vec<String> {
    let commands = update["availableCommands"].as_array().unwrap().iter();
    commands
        .map(|command| command["name"].as_str().unwrap().to_owned())
        .collect()
}

fn current(options: &Value, id: &str) -> Value {
    let mut options = options.as_array().unwrap().iter();
    let option = options.find(|option| option["id"] == id);
    option.map_or(Value::Null, |option| option["currentValue"].clone())
}

#[tokio::test]
async fn commands_of_the_server_the_workspace_and_skills_are_listed_and_run() {
    let setup = Setup::new().await;
    let write = |path: &str, text: &str| {
        let file = setup.folder.path().join(path);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    };
    write(
        ".craft/commands/git/Log.md",
        "---\ndescription: Shows the log\n---\nsay: log of $1\n",
    );
    // The server's own command wins.
    write(".craft/commands/review.md", "say: ours");
    write(
        ".agents/skills/tidy/SKILL.md",
        "---\nname: tidy\ndescription: Tidies up\n---\nTidy.",
    );
    let mut client = setup.client().await;
    let (session, _, listed) = open(&setup, &mut client).await;
    assert_eq!(
        listed,
        ["compact", "init", "plan", "review", "git:log", "tidy"]
    );

    let (told, reason) = client.turn(&session, "/git:log main").await;
    assert_eq!(text_of(&told, "agent_message_chunk"), "log of main");
    assert_eq!(reason, "end_turn");
    let (told, _) = client.turn(&session, "/tidy the desk").await;
    let said = text_of(&told, "agent_message_chunk");
    assert!(said.contains("[skill tidy]"), "{said}");
    // A path is no command, and unknown commands go to the agent.
    let (told, _) = client.turn(&session, "/nothing here").await;
    let said = text_of(&told, "agent_message_chunk");
    assert!(said.contains("You said: /nothing here"), "{said}");

    // Other clients learn the list when they open the session, after the history.
    let mut other = setup.client().await;
    let loaded = other.load(&setup, &session).await;
    let before = updates(&loaded.before);
    assert_eq!(
        of_kind(&before, "available_commands_update"),
        Vec::<&Value>::new()
    );
    let update = other.until("session/update").await["params"]["update"].clone();
    assert_eq!(names(&update), listed);
}

#[tokio::test]
async fn compact_and_plan_are_commands() {
    let setup = Setup::new().await;
    let mut client = setup.client().await;
    let (session, ..) = open(&setup, &mut client).await;
    client.turn(&session, "say: hello").await;
    let (told, reason) = client.turn(&session, "/compact").await;
    assert_eq!(reason, "end_turn");
    // The offline agent has no context to compact; it answers any other prompt.
    assert_eq!(text_of(&told, "agent_message_chunk"), "");
    let error = client
        .error("session/prompt", prompt(&session, "/compact now"))
        .await;
    assert_eq!(code(&error), -32602);
    assert_eq!(error["data"], "prompt: /compact takes no text");

    // Without text, the mode changes and no turn runs.
    let answered = client
        .request("session/prompt", prompt(&session, "/plan"))
        .await;
    let result = &answered.response["result"];
    assert_eq!(result["stopReason"], "end_turn");
    assert_eq!(result.get("_meta"), None);
    let told = updates(&answered.before);
    let modes = of_kind(&told, "current_mode_update");
    assert_eq!(modes[0]["currentModeId"], "plan");
    client.set_mode(&session, "auto").await;
    let (told, _) = client.turn(&session, "/plan say: planned").await;
    assert_eq!(text_of(&told, "agent_message_chunk"), "planned");
    let modes = of_kind(&told, "current_mode_update");
    assert_eq!(modes.last().unwrap()["currentModeId"], "plan");
}

#[tokio::test]
async fn approval_sandbox_and_network_are_options() {
    let setup = Setup::new().await;
    let capabilities = json!({ "session": { "configOptions": { "boolean": {} } } });
    let mut client = setup.client_with(capabilities).await;
    let (session, made, _) = open(&setup, &mut client).await;
    let options = &made["configOptions"];
    assert_eq!(current(options, "approval"), "on-request");
    assert_eq!(current(options, "sandbox"), "workspace-write");
    assert_eq!(current(options, "network"), false);
    assert_eq!(current(options, "agent"), Value::Null);
    let set = |id: &str, value: Value| {
        let mut params = json!({ "sessionId": session, "configId": id, "value": value });
        if params["value"].is_boolean() {
            params["type"] = json!("boolean");
        }
        params
    };
    let method = "session/set_config_option";
    let changed = client.ok(method, set("network", json!(true))).await;
    assert_eq!(current(&changed["configOptions"], "network"), true);
    assert_eq!(current(&changed["configOptions"], "mode"), "auto");
    let changed = client.ok(method, set("approval", json!("never"))).await;
    assert_eq!(current(&changed["configOptions"], "approval"), "never");
    assert_eq!(current(&changed["configOptions"], "mode"), "custom");
    let full = set("sandbox", json!("danger-full-access"));
    let changed = client.ok(method, full).await;
    assert_eq!(current(&changed["configOptions"], "mode"), "full-access");
    assert_eq!(current(&changed["configOptions"], "network"), Value::Null);
    for (id, value, told) in [
        ("network", json!(true), "configId: there is no sandbox"),
        ("network", json!("yes"), "value: not a boolean"),
        ("sandbox", json!("none"), "value: unknown sandbox: none"),
        (
            "approval",
            json!("custom"),
            "value: unknown approval policy",
        ),
        ("agent", json!("nobody"), "value: unknown agent: nobody"),
        ("color", json!("red"), "configId: unknown option: color"),
    ] {
        let error = client.error(method, set(id, value)).await;
        assert_eq!(code(&error), -32602);
        let data = error["data"].as_str().unwrap();
        assert!(data.starts_with(told), "{data}");
    }
    // A client that does not know switches gets none.
    let mut plain = setup.client().await;
    let (_, made, _) = open(&setup, &mut plain).await;
    assert_eq!(current(&made["configOptions"], "network"), Value::Null);
}

#[tokio::test]
async fn the_agent_is_an_option_where_others_are_configured() {
    let setup = Setup::new().await;
    let home = setup.folder.path().join("home");
    fs::create_dir_all(&home).unwrap();
    fs::write(
        home.join("config.toml"),
        "[agents.other]\ncommand = [\"/bin/other\"]\n",
    )
    .unwrap();
    let mut client = setup.client().await;
    let (session, made, _) = open(&setup, &mut client).await;
    assert_eq!(current(&made["configOptions"], "agent"), "threadwire");
    let method = "session/set_config_option";
    let set = |value: &str| json!({ "sessionId": session, "configId": "agent", "value": value });
    let changed = client.ok(method, set("other")).await;
    let options = &changed["configOptions"];
    assert_eq!(current(options, "agent"), "other");
    assert_eq!(current(options, "model"), "other/other");
    // The other agent has commands of its own.
    loop {
        let update = client.until("session/update").await["params"]["update"].clone();
        if update["sessionUpdate"] == "available_commands_update" {
            assert_eq!(names(&update), Vec::<String>::new());
            break;
        }
    }
    let changed = client.ok(method, set("threadwire")).await;
    assert_eq!(
        current(&changed["configOptions"], "model"),
        "threadwire/offline"
    );
}

#[tokio::test]
async fn the_sign_in_is_told_and_its_changes_are() {
    let setup = Setup::new().await;
    let home = setup.folder.path().join("home");
    let mut client = setup.client().await;
    let status = client.ok("auth/status", Value::Null).await;
    assert_eq!(status, json!({ "state": "not_required" }));
    fs::create_dir_all(&home).unwrap();
    let config = "model_provider = \"x\"\n[model_providers.x]\nenv_key = \"NO_SUCH_KEY\"\n";
    fs::write(home.join("config.toml"), config).unwrap();
    let told = client.until("auth/status_update").await;
    assert_eq!(told["params"], json!({ "state": "unauthenticated" }));
    fs::write(home.join("auth.json"), r#"{"NO_SUCH_KEY":"k"}"#).unwrap();
    let status = client.ok("auth/status", json!({})).await;
    let account = json!({ "label": "API key (NO_SUCH_KEY)", "active": true });
    assert_eq!(
        status,
        json!({ "state": "authenticated", "accounts": [account] })
    );
}

#[tokio::test]
async fn providers_are_set_for_the_sessions_of_a_connection() {
    let setup = Setup::new().await;
    let home = setup.folder.path().join("home");
    fs::create_dir_all(&home).unwrap();
    let config = "model = \"m\"\nmodel_provider = \"x\"\n[model_providers.x]\n\
                  base_url = \"https://user:hush@x/v1?key=hush\"\nwire_api = \"chat\"\n";
    fs::write(home.join("config.toml"), config).unwrap();
    let mut client = setup.client().await;
    let listed = client.ok("providers/list", json!({})).await;
    let find = |listed: &Value, id: &str| {
        let mut all = listed["providers"].as_array().unwrap().iter();
        all.find(|one| one["providerId"] == id).unwrap().clone()
    };
    let supported = json!(["openai", "anthropic"]);
    assert_eq!(
        find(&listed, "x"),
        json!({
            "providerId": "x", "supported": supported, "required": true,
            "current": { "apiType": "openai", "baseUrl": "https://x/v1" }
        })
    );
    let set = json!({
        "providerId": "x", "apiType": "anthropic", "baseUrl": "http://gateway/v1",
        "headers": { "x-api-key": "sk-hush" }
    });
    assert_eq!(client.ok("providers/set", set.clone()).await, json!({}));
    let listed = client.ok("providers/list", json!({})).await;
    let current = json!({ "apiType": "anthropic", "baseUrl": "http://gateway/v1" });
    assert_eq!(find(&listed, "x")["current"], current);
    assert!(!listed.to_string().contains("hush"));
    let (session, ..) = open(&setup, &mut client).await;
    let thread = setup
        .server
        .engine()
        .loaded_thread(session.parse().unwrap());
    let settings = thread.unwrap().latest().settings.clone();
    let flags = settings.overrides.0.join("\n");
    assert!(
        flags.contains("gateway") && flags.contains("sk-hush"),
        "{flags}"
    );

    let disabled = client
        .ok("providers/disable", json!({ "providerId": "ollama" }))
        .await;
    assert_eq!(disabled, json!({}));
    let listed = client.ok("providers/list", json!({})).await;
    assert_eq!(find(&listed, "ollama").get("current"), None);

    // Another connection sees none of it.
    let mut other = setup.client().await;
    let listed = other.ok("providers/list", json!({})).await;
    assert_eq!(find(&listed, "x")["current"]["baseUrl"], "https://x/v1");

    let with = |name: &str, value: Value| {
        let mut params = set.clone();
        params[name] = value;
        params
    };
    for (params, told) in [
        (
            with("providerId", json!("y")),
            "providerId: unknown provider: y",
        ),
        (
            with("apiType", json!("vertex")),
            "apiType: unsupported API: vertex",
        ),
        (
            with("baseUrl", json!("file:///x")),
            "baseUrl: not an address of HTTP",
        ),
        (
            with("headers", json!({ "a b": "c" })),
            "headers: not the name of a header: a b",
        ),
        (
            with("headers", json!({ "a": "b\nc" })),
            "headers.a: the value cannot be sent",
        ),
    ] {
        let error = client.error("providers/set", params).await;
        assert_eq!(code(&error), -32602);
        let data = error["data"].as_str().unwrap();
        assert!(data.starts_with(told), "{data}");
    }
    let error = client
        .error("providers/disable", json!({ "providerId": "x" }))
        .await;
    assert_eq!(
        error["data"],
        "providerId: the default model needs this provider"
    );
}
