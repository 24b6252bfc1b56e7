//! What is not of a thread and changes behind the back of clients, and what may take long beside them.

#[path = "support/talk.rs"]
mod talk;

use std::{
    fs,
    sync::Arc,
    time::{Duration, Instant},
};

use serde_json::json;
use tempfile::TempDir;
use threadwire_agent::OfflineAgent;
use threadwire_engine::{
    Append, BoxFuture, ContextEntry, Engine, EngineOptions, Event, Limits, Page, ProcessId, Record,
    RecordChange, SqliteStore, Store, StoreError, StoredThread, Thread, ThreadId, ThreadQuery,
    Turn, TurnId, TurnQuery, TurnWithItems,
};
use threadwire_host::Host;
use threadwire_server::{Dialects, OpenOptions, ResumeOptions, Server, ServerOptions};
use threadwire_workspace::config::Sources;

use self::talk::Talk;

/// How long reads of the slow store take.
const SLOW: Duration = Duration::from_secs(1);

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

/// Reads take long, as on a disk that has other things to do.
struct SlowStore(SqliteStore);

impl SlowStore {
    fn slowly<'a, T: Send + 'a>(&self, read: BoxFuture<'a, T>) -> BoxFuture<'a, T> {
        Box::pin(async move {
            tokio::time::sleep(SLOW).await;
            read.await
        })
    }
}

impl Store for SlowStore {
    fn running(&self) -> BoxFuture<'_, Result<Vec<(ThreadId, ProcessId)>, StoreError>> {
        self.slowly(self.0.running())
    }

    fn interrupt(&self, left: Vec<(ThreadId, ProcessId)>) -> BoxFuture<'_, Result<(), StoreError>> {
        self.0.interrupt(left)
    }

    fn append(&self, append: Append) -> BoxFuture<'_, Result<(), StoreError>> {
        self.0.append(append)
    }

    fn delete(&self, thread: ThreadId) -> BoxFuture<'_, Result<(), StoreError>> {
        self.0.delete(thread)
    }

    fn load(&self, thread: ThreadId) -> BoxFuture<'_, Result<Option<StoredThread>, StoreError>> {
        self.slowly(self.0.load(thread))
    }

    fn threads(&self, query: ThreadQuery) -> BoxFuture<'_, Result<Page<Arc<Thread>>, StoreError>> {
        self.slowly(self.0.threads(query))
    }

    fn turn(
        &self,
        thread: ThreadId,
        turn: TurnId,
    ) -> BoxFuture<'_, Result<Option<Turn>, StoreError>> {
        self.slowly(self.0.turn(thread, turn))
    }

    fn turns(
        &self,
        thread: ThreadId,
        query: TurnQuery,
    ) -> BoxFuture<'_, Result<Page<TurnWithItems>, StoreError>> {
        self.slowly(self.0.turns(thread, query))
    }

    fn events(
        &self,
        thread: ThreadId,
        after: u64,
        before: u64,
    ) -> BoxFuture<'_, Result<Vec<Arc<Event>>, StoreError>> {
        self.slowly(self.0.events(thread, after, before))
    }

    fn context(
        &self,
        thread: ThreadId,
        whole: bool,
    ) -> BoxFuture<'_, Result<Vec<ContextEntry>, StoreError>> {
        self.slowly(self.0.context(thread, whole))
    }

    fn record(
        &self,
        namespace: &str,
        key: &str,
    ) -> BoxFuture<'_, Result<Option<Record>, StoreError>> {
        self.slowly(self.0.record(namespace, key))
    }

    fn records(&self, namespace: &str) -> BoxFuture<'_, Result<Vec<(String, Record)>, StoreError>> {
        self.slowly(self.0.records(namespace))
    }

    fn change_record(&self, change: RecordChange) -> BoxFuture<'_, Result<u64, StoreError>> {
        self.0.change_record(change)
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        self.0.close()
    }
}

/// One thread runs everything here: whoever blocked it would stop all others.
#[tokio::test]
async fn requests_and_turns_go_on_beside_a_store_and_a_configuration_that_take_long() {
    let home = TempDir::new().unwrap();
    let store = Arc::new(SlowStore(SqliteStore::open(None).unwrap()));
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
    })
    .await
    .unwrap();
    let server = Server::new(ServerOptions {
        engine,
        host,
        dialects: Dialects::default(),
        protocol: Some("codex".to_owned()),
        token: None,
        allow_origins: Vec::new(),
        resume: ResumeOptions::default(),
    })
    .unwrap();
    let mut waits = Talk::join(server.clone(), "codex").await;
    let mut works = Talk::join(server.clone(), "codex").await;
    let started = works.call("thread/start", json!({})).await;
    let thread = started["thread"]["id"].clone();
    works.call("config/read", json!({})).await;

    // From here on the configuration of the user takes until somebody writes it.
    let fifo = home.path().join("config.toml");
    let made = std::process::Command::new("mkfifo").arg(&fifo).status();
    assert!(made.unwrap().success());
    let folder = TempDir::new().unwrap();
    let before = Instant::now();
    let opening = json!({ "cwd": folder.path() });
    let opening = waits.start("thread/start", opening).await;
    let listing = waits.start("thread/list", json!({})).await;

    let input = json!([{ "type": "text", "text": "say: as fast as ever" }]);
    let turn = json!({ "threadId": thread, "input": input });
    works.call("turn/start", turn).await;
    works.until_method("item/agentMessage/delta").await;
    works.until_method("turn/completed").await;
    let mut times = Vec::new();
    for _ in 0..200 {
        let asked = Instant::now();
        works.call("model/list", json!({})).await;
        works.ask("no/such/method", json!({})).await;
        times.push(asked.elapsed());
    }
    times.sort_unstable();
    let done = before.elapsed();
    assert!(done < SLOW, "{done:?}, {:?} in the middle", times[100]);
    waits.answer(listing).await;
    assert!(before.elapsed() >= SLOW);
    // An end to write to lets readers open it, and its end is the end of the file.
    let end = fs::File::options().read(true).write(true).open(&fifo);
    let beside = home.path().join("new");
    fs::write(&beside, "").unwrap();
    fs::rename(beside, fifo).unwrap();
    drop(end.unwrap());
    let opened = waits.answer(opening).await;
    assert!(opened["result"]["thread"]["id"].is_string(), "{opened}");
    server.shutdown().await;
}
