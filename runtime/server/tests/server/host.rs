//! Tests of host services that change without a client's request, and of requests during slow reads.

use std::{
    fs,
    path::Path,
    sync::{Arc, Mutex},
};

use futures_util::FutureExt;
use serde_json::{Value, json};
use tempfile::TempDir;
use threadwire_agent::OfflineAgent;
use threadwire_engine::{
    Cause, Engine, EngineOptions, Event, EventKind, Limits, Observer, RequestId, SqliteStore,
    ThreadChange,
};
use threadwire_host::Host;
use threadwire_server::{OpenOptions, ResumeOptions, Server, ServerOptions, built_in_dialects};
use threadwire_workspace::config::Sources;
use tokio::{sync::watch, time::timeout};

use super::{
    hooked::{Call, HookedStore},
    talk::{PATIENCE, Talk},
};

/// Holds the reads of a store back while it is shut.
struct Gate {
    is_shut: watch::Sender<bool>,
    /// How many reads wait.
    waiting: watch::Sender<usize>,
}

impl Gate {
    fn new() -> Arc<Self> {
        Arc::new(Self {
            is_shut: watch::Sender::new(false),
            waiting: watch::Sender::new(0),
        })
    }

    fn shut(&self, is_shut: bool) {
        self.is_shut.send_replace(is_shut);
    }

    async fn pass(&self) {
        self.waiting.send_modify(|waiting| *waiting += 1);
        let mut is_shut = self.is_shut.subscribe();
        is_shut.wait_for(|is_shut| !is_shut).await.unwrap();
        self.waiting.send_modify(|waiting| *waiting -= 1);
    }

    /// Waits until as many reads wait at once.
    async fn holds(&self, count: usize) {
        let mut waiting = self.waiting.subscribe();
        let held = waiting.wait_for(|waiting| *waiting == count);
        timeout(PATIENCE, held).await.unwrap().unwrap();
    }
}

async fn open(home: &TempDir, protocol: &str) -> Talk {
    let options = OpenOptions {
        home: Some(home.path().to_owned()),
        cwd: Some(home.path().to_owned()),
        in_memory: true,
        ..OpenOptions::default()
    };
    Talk::open(protocol, options).await
}

#[tokio::test]
async fn a_configuration_that_is_edited_by_hand_is_told() {
    let home = TempDir::new().unwrap();
    let file = home.path().join("config.toml");
    fs::write(&file, "model = \"one\"\n").unwrap();
    let mut talk = open(&home, "dotcraft").await;
    fs::write(
        &file,
        "model = \"two\"\n[mcp_servers.new]\ncommand = \"x\"\n",
    )
    .unwrap();
    let changed = talk.until_method("workspace/configChanged").await;
    assert_eq!(changed["params"]["source"], "config.toml");
    assert_eq!(
        changed["params"]["regions"],
        json!(["mcp", "workspace.model"])
    );
    talk.server.shutdown().await;
}

#[tokio::test]
async fn a_configuration_that_breaks_stays_in_force_and_is_told_with_its_place() {
    let home = TempDir::new().unwrap();
    let file = home.path().join("config.toml");
    fs::write(&file, "model = \"one\"\n").unwrap();
    let mut talk = open(&home, "codex").await;
    let cwd = json!({ "cwd": home.path() });
    let model = |read: serde_json::Value| read["config"]["model"].clone();
    assert_eq!(model(talk.call("config/read", json!({})).await), "one");
    fs::write(&file, "model = \"two\"\nsandbox_mode = ").unwrap();
    let warning = talk.until_method("configWarning").await["params"].take();
    assert_eq!(warning["path"], json!(file));
    assert_eq!(warning["range"]["start"]["line"], 2, "{warning}");
    assert_eq!(model(talk.call("config/read", json!({})).await), "one");
    let started = talk.call("thread/start", cwd.clone()).await;
    assert_eq!(started["model"], "one");
    fs::write(&file, "model = \"three\"\n").unwrap();
    assert_eq!(model(talk.call("config/read", json!({})).await), "three");
    let started = talk.call("thread/start", cwd).await;
    assert_eq!(started["model"], "three");
    talk.server.shutdown().await;
}

#[tokio::test]
async fn written_values_keep_the_file_and_wrong_ones_change_nothing() {
    let home = TempDir::new().unwrap();
    let file = home.path().join("config.toml");
    fs::write(&file, "# Mine.\nmodel = \"one\" # Now.\n").unwrap();
    let mut talk = open(&home, "codex").await;
    let edit = |key: &str, value: Value| json!({ "keyPath": key, "value": value, "mergeStrategy": "upsert" });
    let written = talk
        .call("config/value/write", edit("model", json!("two")))
        .await;
    assert_eq!(written["status"], "ok");
    assert_eq!(written["filePath"], json!(file));
    let batch = json!({ "expectedVersion": written["version"], "edits": [
        edit("sandbox_workspace_write", json!({ "network_access": true })),
        edit(r#"projects."/a.\"b\\".trust_level"#, json!("trusted")),
        edit("model_verbosity", Value::Null),
    ] });
    let second = talk.call("config/batchWrite", batch.clone()).await;
    assert_ne!(second["version"], written["version"]);
    let text = fs::read_to_string(&file).unwrap();
    assert!(
        text.starts_with("# Mine.\nmodel = \"two\" # Now.\n"),
        "{text}"
    );
    let read = talk.call("config/read", json!({})).await;
    assert_eq!(
        read["config"]["sandbox_workspace_write"]["network_access"],
        true
    );
    assert_eq!(
        read["config"]["projects"][r#"/a."b\"#]["trust_level"],
        "trusted"
    );
    // What is wrong leaves the file as it is.
    let conflict = "Configuration was modified since last read. Fetch latest version and retry.";
    let mut refused = async |method: &str, params: Value, code: &str| {
        let answer = talk.ask(method, params).await;
        let error = &answer["error"];
        assert_eq!(error["data"]["config_write_error_code"], code, "{error}");
        error["message"].as_str().unwrap().to_owned()
    };
    let told = refused("config/batchWrite", batch, "configVersionConflict").await;
    assert_eq!(told, conflict);
    let invalid = "configValidationError";
    let told = refused("config/value/write", edit("", json!(1)), invalid).await;
    assert_eq!(told, "keyPath must not be empty");
    let told = refused("config/value/write", edit("a..b", json!(1)), invalid).await;
    assert_eq!(told, "keyPath segments must not be empty");
    for (key, expected) in [
        (" ", "keyPath must not be empty"),
        ("\"a", "unterminated quoted keyPath segment"),
        ("a\"b\"", "invalid quoted keyPath segment"),
        ("\"a\\", "unterminated escape in keyPath"),
    ] {
        let told = refused("config/value/write", edit(key, json!(1)), invalid).await;
        assert_eq!(told, expected);
    }
    let holed = edit("unknown", json!([null]));
    let told = refused("config/value/write", holed, invalid).await;
    assert_eq!(
        told,
        "invalid value: invalid type: null, expected any valid TOML value"
    );
    let mut stale = edit("", json!(1));
    stale["expectedVersion"] = json!("");
    let told = refused("config/value/write", stale, "configVersionConflict").await;
    assert_eq!(told, conflict);
    let edits =
        json!({ "edits": [edit("model", json!("x")), edit("approval_policy", json!("bogus"))] });
    let told = refused("config/batchWrite", edits, invalid).await;
    assert!(
        told.starts_with("Invalid configuration: unknown variant `bogus`"),
        "{told}"
    );
    assert!(told.ends_with("\nin `approval_policy`\n"), "{told}");
    let told = refused("config/value/write", edit("model.x", json!(1)), invalid).await;
    assert!(told.starts_with("Invalid configuration: "), "{told}");
    let mut other = edit("model", json!("x"));
    other["filePath"] = json!(home.path().join("other.toml"));
    let told = refused("config/value/write", other, "configLayerReadonly").await;
    assert_eq!(told, "Only writes to the user config are allowed");
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
    talk.server.shutdown().await;
}

#[tokio::test]
async fn skills_are_listed_with_what_is_wrong_with_them() {
    let home = TempDir::new().unwrap();
    let folder = TempDir::new().unwrap();
    let write = |file: std::path::PathBuf, text: &str| {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    };
    let file = |path: &str| folder.path().join(path).join("SKILL.md");
    let (demo, broken) = (file(".agents/skills/demo"), file(".agents/skills/broken"));
    let legacy = file(".codex/skills/deep/legacy");
    let front = "name: demo\ndescription: A demo skill\nmetadata:\n  short-description: Short";
    write(demo.clone(), &format!("---\n{front}\n---\nText"));
    write(broken.clone(), "Text");
    write(legacy.clone(), "---\ndescription: Old place\n---\nText");
    let interface = "interface:\n  display_name: Demo\n  icon_small: ./assets/demo.svg\n";
    write(
        folder.path().join(".agents/skills/demo/agents/openai.yaml"),
        interface,
    );
    let of_user = home.path().join("skills/home/SKILL.md");
    write(
        of_user.clone(),
        "---\nname: home\ndescription: Home skill\n---\n",
    );
    let config = format!("[[skills.config]]\npath = {legacy:?}\nenabled = false\n");
    write(home.path().join("config.toml"), &config);
    let mut talk = open(&home, "codex").await;
    let list = json!({ "cwds": [folder.path()] });
    let mut listed = talk.call("skills/list", list).await;
    // The machine may have skills of its own.
    let skills = listed["data"][0]["skills"].as_array_mut().unwrap();
    skills.retain(|skill| {
        let path = Path::new(skill["path"].as_str().unwrap());
        path.starts_with(folder.path()) || path.starts_with(home.path())
    });
    let shown = json!({
        "displayName": "Demo", "shortDescription": null,
        "iconSmall": folder.path().join(".agents/skills/demo/assets/demo.svg"), "iconLarge": null,
        "iconSmallUrl": null, "iconLargeUrl": null, "brandColor": null, "defaultPrompt": null,
    });
    let expected = json!([
        { "name": "demo", "description": "A demo skill", "shortDescription": "Short", "interface": shown,
          "path": demo, "scope": "repo", "enabled": true, "pluginId": null },
        { "name": "legacy", "description": "Old place", "path": legacy, "scope": "repo",
          "enabled": false, "pluginId": null },
        { "name": "home", "description": "Home skill", "path": of_user, "scope": "user",
          "enabled": true, "pluginId": null },
    ]);
    assert_eq!(listed["data"][0]["skills"], expected);
    assert_eq!(listed["data"][0]["cwd"], json!(folder.path()));
    let error = &listed["data"][0]["errors"][0];
    assert_eq!(
        *error,
        json!({ "path": broken, "message": "missing YAML frontmatter delimited by ---" })
    );
    // Without a folder, that of the server counts.
    let listed = talk.call("skills/list", json!({})).await;
    assert_eq!(listed["data"][0]["cwd"], json!(home.path()));
    talk.server.shutdown().await;
}

/// Opens a server in this folder with a store whose reads pass a gate.
async fn behind(gate: &Arc<Gate>, home: &TempDir) -> Server {
    let gate = Arc::clone(gate);
    let store = HookedStore::new(move |call| {
        let gate = Arc::clone(&gate);
        Box::pin(async move {
            if call == Call::Read {
                gate.pass().await;
            }
            Ok(())
        })
    });
    let sources = Sources {
        home: home.path().to_owned(),
        ..Sources::default()
    };
    let host = Host::new(sources, home.path().to_owned(), Arc::clone(&store) as _);
    let engine = Engine::open(EngineOptions {
        store,
        directory: Arc::new(SqliteStore::open(None).unwrap()),
        agent: Arc::new(OfflineAgent::default()),
        limits: Limits::default(),
        spawned_source: "agent".to_owned(),
        paused_by: "paused".to_owned(),
        planned_by: "planned".to_owned(),
        closed_by: "closed".to_owned(),
    })
    .await
    .unwrap();
    Server::new(ServerOptions {
        engine,
        host,
        dialects: built_in_dialects(),
        protocol: Some("codex".to_owned()),
        owner: None,
        allow_origins: Vec::new(),
        resume: ResumeOptions::default(),
        kind: "test".to_owned(),
    })
    .unwrap()
}

/// Makes a FIFO: opening it for reading blocks until a process opens it for writing.
fn make_fifo(path: &Path) {
    let made = std::process::Command::new("mkfifo").arg(path).status();
    assert!(made.unwrap().success());
}

/// Everything runs on one thread, so a blocking call would stop all other tasks.
#[tokio::test]
async fn requests_and_turns_go_on_while_the_store_does_not_answer() {
    let home = TempDir::new().unwrap();
    let gate = Gate::new();
    let server = behind(&gate, &home).await;
    let mut waits = Talk::join(server.clone(), "codex").await;
    let mut works = Talk::join(server.clone(), "codex").await;
    let started = works.call("thread/start", json!({})).await;
    let thread = started["thread"]["id"].clone();
    works.call("model/list", json!({})).await;

    gate.shut(true);
    let mut reads = Vec::new();
    for _ in 0..16 {
        reads.push(waits.start("thread/list", json!({})).await);
    }
    // Each request waits for the store, but not for other requests.
    gate.holds(reads.len()).await;
    let input = json!([{ "type": "text", "text": "stream: 200 x 16" }]);
    let turn = json!({ "threadId": thread, "input": input });
    works.call("turn/start", turn).await;
    works.call("model/list", json!({})).await;
    let is_end = |message: &Value| message["method"] == "turn/completed";
    if !works.heard.iter().any(is_end) {
        works.until(is_end).await;
    }
    let deltas = works.heard.iter();
    let deltas = deltas.filter(|message| message["method"] == "item/agentMessage/delta");
    assert!(deltas.count() > 1);
    let early = waits.answers(&reads[..1]).now_or_never();
    assert!(early.is_none(), "the store answered nobody: {early:?}");

    gate.shut(false);
    for listed in waits.answers(&reads).await {
        assert!(listed["result"]["data"].is_array(), "{listed}");
    }
    server.shutdown().await;
}

#[tokio::test]
async fn requests_for_histories_wait_for_each_other_and_others_do_not() {
    let home = TempDir::new().unwrap();
    let gate = Gate::new();
    let server = behind(&gate, &home).await;
    let mut talk = Talk::join(server.clone(), "codex").await;
    let started = talk.call("thread/start", json!({})).await;
    let thread = started["thread"]["id"].clone();
    let input = json!([{ "type": "text", "text": "say: much" }]);
    let turn = json!({ "threadId": thread, "input": input });
    talk.call("turn/start", turn).await;
    talk.until_method("turn/completed").await;

    gate.shut(true);
    let params = json!({ "threadId": thread, "includeTurns": true });
    let mut reads = Vec::new();
    for _ in 0..32 {
        reads.push(talk.start("thread/read", params.clone()).await);
    }
    // Its answer shows that all requests before it were read.
    talk.call("model/list", json!({})).await;
    gate.holds(2).await;
    reads.push(talk.start("thread/list", json!({})).await);
    gate.holds(3).await;

    gate.shut(false);
    for read in talk.answers(&reads).await {
        assert!(read["result"].is_object(), "{read}");
    }
    server.shutdown().await;
}

#[tokio::test]
async fn a_file_that_takes_long_delays_no_other_connection() {
    let home = TempDir::new().unwrap();
    let server = behind(&Gate::new(), &home).await;
    let mut waits = Talk::join(server.clone(), "codex").await;
    let mut works = Talk::join(server.clone(), "codex").await;
    let started = works.call("thread/start", json!({})).await;
    let thread = started["thread"]["id"].clone();
    works.call("config/read", json!({})).await;

    // From here on, reading the user's configuration blocks until the FIFO is written.
    let fifo = home.path().join("config.toml");
    make_fifo(&fifo);
    let folders: Vec<TempDir> = (0..8).map(|_| TempDir::new().unwrap()).collect();
    let mut opening = Vec::new();
    for folder in &folders {
        let params = json!({ "cwd": folder.path() });
        opening.push(waits.start("thread/start", params).await);
    }
    let input = json!([{ "type": "text", "text": "say: as fast as ever" }]);
    let turn = json!({ "threadId": thread, "input": input });
    works.call("turn/start", turn).await;
    works.until_method("item/agentMessage/delta").await;
    works.until_method("turn/completed").await;
    works.call("model/list", json!({})).await;
    let early = waits.answers(&opening[..1]).now_or_never();
    assert!(early.is_none(), "nobody wrote the file: {early:?}");

    // Opening the FIFO for writing unblocks its readers; closing it ends the file.
    let end = fs::File::options().read(true).write(true).open(&fifo);
    let beside = home.path().join("new");
    fs::write(&beside, "").unwrap();
    fs::rename(beside, fifo).unwrap();
    drop(end.unwrap());
    for opened in waits.answers(&opening).await {
        assert!(opened["result"]["thread"]["id"].is_string(), "{opened}");
    }
    server.shutdown().await;
}

/// Records the causes of the thread-level events of all threads.
#[derive(Default)]
struct Causes(Mutex<Vec<(&'static str, Option<Cause>)>>);

impl Observer for Causes {
    fn on_event(&self, event: &Arc<Event>) {
        let what = match &event.kind {
            EventKind::ThreadStarted(_) => "started",
            EventKind::ThreadChanged {
                change: ThreadChange::Name,
                ..
            } => "named",
            _ => return,
        };
        let cause = event.cause.as_deref().cloned();
        self.0.lock().unwrap().push((what, cause));
    }
}

#[tokio::test]
async fn what_a_request_leads_to_names_the_request_and_who_sent_it() {
    let home = TempDir::new().unwrap();
    let mut talk = open(&home, "codex").await;
    let causes = Arc::new(Causes::default());
    talk.server.engine().watch(Arc::clone(&causes) as _);
    let start = talk.start("thread/start", json!({})).await;
    let thread = talk.answer(start).await["result"]["thread"]["id"].clone();
    let params = json!({ "threadId": thread, "name": "mine" });
    let name = talk.start("thread/name/set", params).await;
    talk.answer(name).await;
    let seen = std::mem::take(&mut *causes.0.lock().unwrap());
    let [("started", Some(started)), ("named", Some(named))] = &*seen else {
        panic!("{seen:?}");
    };
    assert_eq!(started.request, RequestId::Int(start));
    assert_eq!(named.request, RequestId::Int(name));
    assert_eq!(started.client, named.client);
    assert_eq!((&*started.principal, &*named.principal), ("local", "local"));
}

#[tokio::test]
async fn what_cannot_be_done_with_a_key_is_told() {
    let home = TempDir::new().unwrap();
    fs::create_dir(home.path().join("auth.json")).unwrap();
    let mut talk = open(&home, "codex").await;
    let login = json!({ "type": "apiKey", "apiKey": "key" });
    for (method, params, expected) in [
        ("account/login/start", login, "failed to save api key: "),
        ("account/logout", json!({}), "logout failed: "),
    ] {
        let answer = talk.ask(method, params).await;
        let told = answer["error"]["message"].as_str().unwrap();
        assert!(told.starts_with(expected), "{told}");
    }
    talk.server.shutdown().await;
}
