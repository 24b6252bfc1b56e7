//! Tests with well-behaved and misbehaving MCP servers. The server program is `mcp/server.py`.

use std::{
    collections::BTreeMap,
    fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    pin::Pin,
    process::{Child, Command, Stdio},
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use serde_json::json;
use tempfile::TempDir;
use threadwire_workspace::{
    config::McpApproval,
    mcp::{
        CallError, Caller, Connection, Form, Link, Question, Reply, Server, ServerSpec, Servers,
        Startup, Status, User, protocol::CallToolResult,
    },
};
use tokio::sync::{Semaphore, mpsc};
use tokio_util::sync::CancellationToken;

fn script() -> String {
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/mcp/server.py").to_owned()
}

/// One server of one thread, with its status changes.
struct World {
    folder: TempDir,
    servers: Servers,
    news: mpsc::UnboundedReceiver<Status>,
}

impl World {
    fn new(arguments: &[&str], change: impl FnOnce(&mut ServerSpec)) -> Self {
        let folder = TempDir::new().unwrap();
        let log = folder.path().join("log").display().to_string();
        let argv = ["python3", &script(), "--log", &log];
        let argv = argv.iter().chain(arguments).map(|part| (*part).to_owned());
        let mut spec = ServerSpec::new(Link::Program {
            argv: argv.collect(),
            env: BTreeMap::from([("OWN".to_owned(), "own".to_owned())]),
            inherited: Vec::new(),
            cwd: folder.path().to_owned(),
        });
        change(&mut spec);
        Self::of(folder, spec)
    }

    fn of(folder: TempDir, spec: ServerSpec) -> Self {
        let (sender, news) = mpsc::unbounded_channel();
        let servers = Servers::new(move |status| {
            let _ = sender.send(status);
        });
        servers.update(BTreeMap::from([("demo".to_owned(), Ok(spec))]), 0);
        Self {
            folder,
            servers,
            news,
        }
    }

    fn server(&self) -> Arc<Server> {
        self.servers.get("demo").unwrap()
    }

    async fn connection(&self) -> Arc<Connection> {
        self.server().connection().await.unwrap()
    }

    async fn call(&self, tool: &str) -> Result<CallToolResult, CallError> {
        let connection = self.connection().await;
        call(&connection, tool, None).await
    }

    /// Waits for a status that matches.
    async fn news(&mut self, wanted: impl Fn(&Startup) -> bool) -> Startup {
        loop {
            let status = self.news.recv().await.unwrap();
            assert_eq!(status.name, "demo");
            if wanted(&status.startup) {
                return status.startup;
            }
        }
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    /// Waits until the server has logged this text.
    async fn logged(&self, text: &str) {
        let deadline = Instant::now() + Duration::from_secs(60);
        while !self.log().contains(text) {
            assert!(Instant::now() < deadline, "{}", self.log());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

async fn call(
    connection: &Connection,
    tool: &str,
    caller: Option<Arc<dyn Caller>>,
) -> Result<CallToolResult, CallError> {
    let arguments = json!({ "a": 2, "b": 3 }).as_object().cloned();
    let cancel = CancellationToken::new();
    connection
        .call_tool(tool.to_owned(), arguments, caller, &cancel)
        .await
}

fn text(result: &CallToolResult) -> &str {
    &result.content[0].as_text().unwrap().text
}

/// A caller that records progress, and answers each elicitation in the same way.
struct Person {
    told: Mutex<Vec<String>>,
    asked: Mutex<Vec<Question>>,
    reply: Reply,
    thinks: Duration,
}

impl Person {
    fn new(reply: Reply) -> Arc<Self> {
        Arc::new(Self {
            told: Mutex::default(),
            asked: Mutex::default(),
            reply,
            thinks: Duration::ZERO,
        })
    }
}

impl Caller for Person {
    fn progress(&self, text: String) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async move { self.told.lock().unwrap().push(text) })
    }
}

impl User for Person {
    fn ask(
        &self,
        question: Question,
        _: CancellationToken,
    ) -> Pin<Box<dyn Future<Output = Reply> + Send + '_>> {
        Box::pin(async move {
            self.asked.lock().unwrap().push(question);
            tokio::time::sleep(self.thinks).await;
            self.reply.clone()
        })
    }
}

fn is_alive(id: u64) -> bool {
    fs::read_to_string(format!("/proc/{id}/stat")).is_ok_and(|stat| !stat.contains(") Z "))
}

async fn gone(id: u64) {
    let deadline = Instant::now() + Duration::from_secs(60);
    while is_alive(id) {
        assert!(Instant::now() < deadline, "process {id} lives on");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

fn started(log: &str) -> Vec<u64> {
    log.lines()
        .filter_map(|line| line.strip_prefix("started ")?.parse().ok())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_starts_and_its_tools_can_be_called() {
    let mut world = World::new(&[], |spec| {
        spec.disabled_tools = vec!["delete".to_owned()];
    });
    assert_eq!(world.news(|_| true).await, Startup::Starting);
    assert_eq!(world.news(|_| true).await, Startup::Ready);

    let offered = world.servers.tools().await;
    let add = offered.iter().find(|offer| offer.tool.name == "add");
    assert_eq!(add.unwrap().name, "mcp__demo__add");
    assert!(offered.iter().all(|offer| offer.tool.name != "delete"));
    let result = world.call("add").await.unwrap();
    assert_eq!(text(&result), "sum 5");
    assert_eq!(result.structured_content, Some(json!({ "sum": 5 })));
    let failed = world.call("fail").await.unwrap();
    assert_eq!(failed.is_error, Some(true));
    let error = world.call("boom").await.unwrap_err();
    assert_eq!(error.to_string(), "Mcp error: -32000: boom");

    let connection = world.connection().await;
    assert_eq!(connection.resources().await.unwrap()[0].uri, "demo://one");
    assert_eq!(
        connection.templates().await.unwrap()[0].uri_template,
        "demo://{name}"
    );
    let cancel = CancellationToken::new();
    let read = connection.read_resource("demo://one".to_owned(), &cancel);
    assert_eq!(
        json!(read.await.unwrap().contents),
        json!([{ "uri": "demo://one", "mimeType": "text/plain", "text": "body" }])
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_need_not_announce_its_tools() {
    let world = World::new(&["--unannounced"], |_| {});
    assert_eq!(text(&world.call("add").await.unwrap()), "sum 5");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_gets_its_own_environment_only() {
    let world = World::new(&[], |_| {});
    let result = world.call("environment").await.unwrap();
    let environment: BTreeMap<String, serde_json::Value> =
        serde_json::from_str(text(&result)).unwrap();
    assert_eq!(environment["OWN"], "own");
    assert!(environment.contains_key("PATH"));
    assert!(!environment.contains_key("CARGO_MANIFEST_DIR"));
    let cwd = PathBuf::from(environment["_cwd"].as_str().unwrap());
    assert_eq!(cwd, world.folder.path().canonicalize().unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_tells_its_progress_in_order() {
    let world = World::new(&[], |_| {});
    let person = Person::new(Reply::Decline);
    let connection = world.connection().await;
    let result = call(&connection, "progress", Some(person.clone())).await;
    assert_eq!(text(&result.unwrap()), "three steps");
    assert_eq!(*person.told.lock().unwrap(), ["step 1", "step 2", "step 3"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_can_ask_the_user_while_it_is_called() {
    let world = World::new(&[], |_| {});
    let connection = world.connection().await;
    let accept = Person::new(Reply::Accept {
        content: Some(json!({ "name": "Ann" })),
        meta: Some(json!({ "persist": "session" })),
    });
    let result = call(&connection, "ask", Some(accept.clone())).await;
    assert_eq!(
        text(&result.unwrap()),
        r#"{"_meta": {"persist": "session"}, "action": "accept", "content": {"name": "Ann"}}"#
    );
    let asked = accept.asked.lock().unwrap().clone();
    assert_eq!(asked[0].message, "What is your name?");
    let Form::Schema(schema) = &asked[0].form else {
        panic!("{asked:?}");
    };
    assert_eq!(schema["required"], json!(["name"]));

    let visit = Person::new(Reply::Accept {
        content: None,
        meta: None,
    });
    let result = call(&connection, "ask_url", Some(visit.clone())).await;
    assert_eq!(
        text(&result.unwrap()),
        r#"{"action": "accept", "content": {}}"#
    );
    let form = visit.asked.lock().unwrap()[0].form.clone();
    let (url, id) = ("https://example.com/".to_owned(), "e1".to_owned());
    assert_eq!(form, Form::Url { url, id });

    let cancel = Some(Person::new(Reply::Cancel) as Arc<dyn Caller>);
    let result = call(&connection, "ask", cancel).await;
    assert_eq!(text(&result.unwrap()), r#"{"action": "cancel"}"#);
    // Without a caller, the elicitation is declined.
    let result = call(&connection, "ask", None).await;
    assert_eq!(text(&result.unwrap()), r#"{"action": "decline"}"#);
}

/// A caller that answers once it may.
struct Patient(Semaphore);

impl Caller for Patient {
    fn progress(&self, _: String) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async {})
    }
}

impl User for Patient {
    fn ask(
        &self,
        _: Question,
        _: CancellationToken,
    ) -> Pin<Box<dyn Future<Output = Reply> + Send + '_>> {
        Box::pin(async move {
            self.0.acquire().await.unwrap().forget();
            Reply::Decline
        })
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_has_no_more_than_some_questions_open_at_once() {
    let world = World::new(&[], |_| {});
    let connection = world.connection().await;
    let patient = Arc::new(Patient(Semaphore::new(0)));
    let times = json!({ "times": 70 }).as_object().cloned();
    let cancel = CancellationToken::new();
    let name = "ask_often".to_owned();
    let call = connection.call_tool(name, times, Some(Arc::clone(&patient) as _), &cancel);
    let (result, ()) = tokio::join!(call, async {
        let deadline = Instant::now() + Duration::from_secs(60);
        while world.log().matches("questions may be open").count() < 6 {
            assert!(Instant::now() < deadline, "{}", world.log());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        patient.0.add_permits(64);
    });
    assert_eq!(
        text(&result.unwrap()),
        r#"{"at most 64 questions may be open at once": 6, "decline": 64}"#
    );
    // There is room again.
    assert_eq!(
        text(&world.call("ask").await.unwrap()),
        r#"{"action": "decline"}"#
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn time_stands_still_while_the_user_thinks() {
    for limit in [400, 4_000, 40_000].map(Duration::from_millis) {
        let world = World::new(&[], |spec| {
            spec.tool_timeout = limit;
        });
        let person = Arc::new(Person {
            told: Mutex::default(),
            asked: Mutex::default(),
            reply: Reply::Decline,
            thinks: limit * 3 / 2,
        });
        let connection = world.connection().await;
        match call(&connection, "ask", Some(person)).await {
            // On a busy machine, the rest of the call may take as long.
            Err(CallError::TimedOut { .. }) => {}
            result => {
                assert_eq!(text(&result.unwrap()), r#"{"action": "decline"}"#);
                return;
            }
        }
    }
    panic!("the time of the user counts");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_that_takes_too_long_or_is_not_wanted_is_given_up() {
    let world = World::new(&[], |spec| {
        spec.tool_timeout = Duration::from_millis(300);
    });
    let error = world.call("hang").await.unwrap_err();
    assert_eq!(
        error.to_string(),
        "timed out awaiting tools/call after 300ms"
    );
    world.logged("notifications/cancelled").await;
    // A busy machine may need more than 300 ms.
    let sum = loop {
        match world.call("add").await {
            Err(CallError::TimedOut { .. }) => {}
            sum => break sum,
        }
    };
    assert_eq!(text(&sum.unwrap()), "sum 5");

    let connection = world.connection().await;
    let cancel = CancellationToken::new();
    let hangs = connection.call_tool("hang".to_owned(), None, None, &cancel);
    let (result, ()) = tokio::join!(hangs, async {
        cancel.cancel();
    });
    assert_eq!(result.unwrap_err(), CallError::Cancelled);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_dies_fails_the_call_and_is_started_again() {
    let mut world = World::new(&[], |_| {});
    world.news(|startup| *startup == Startup::Ready).await;
    assert_eq!(world.call("die").await.unwrap_err(), CallError::Closed);
    assert_eq!(text(&world.call("add").await.unwrap()), "sum 5");
    world.news(|startup| *startup == Startup::Starting).await;
    world.news(|startup| *startup == Startup::Ready).await;
    assert_eq!(started(&world.log()).len(), 2);

    // A server that exits at each call is not restarted any more in the end.
    world.server().note_answer();
    for _ in 0..4 {
        assert_eq!(world.call("die").await.unwrap_err(), CallError::Closed);
    }
    assert!(matches!(
        world.server().connection().await,
        Err(CallError::Closed)
    ));
    assert_eq!(started(&world.log()).len(), 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_does_not_start_says_why() {
    for (start, why) in [
        (
            "hang",
            "MCP client for `demo` timed out after 0.3 seconds. Add or adjust",
        ),
        (
            "flood",
            "MCP client for `demo` timed out after 0.3 seconds.",
        ),
        (
            "die",
            "connection closed: initialize response\nThe server wrote: the server has no licence",
        ),
    ] {
        let mut world = World::new(&["--start", start], |spec| {
            if start != "die" {
                spec.startup_timeout = Duration::from_millis(300);
            }
            spec.is_configured = start == "hang";
        });
        let startup = world
            .news(|startup| matches!(startup, Startup::Failed { .. }))
            .await;
        let Startup::Failed {
            message,
            needs_login,
        } = startup
        else {
            unreachable!()
        };
        assert!(message.contains(why), "{message}");
        // A server that a client brings is not there.
        assert_eq!(message.contains("config.toml"), start == "hang");
        assert!(!needs_login);
        assert!(world.servers.tools().await.is_empty());
        for id in started(&world.log()) {
            gone(id).await;
        }
    }
    let missing = ServerSpec::new(Link::Program {
        argv: vec!["/no/such/program".to_owned()],
        env: BTreeMap::new(),
        inherited: Vec::new(),
        cwd: "/".into(),
    });
    let mut world = World::of(TempDir::new().unwrap(), missing);
    let startup = world
        .news(|startup| matches!(startup, Startup::Failed { .. }))
        .await;
    assert_eq!(
        startup,
        Startup::Failed {
            message: "MCP client for `demo` failed to start: MCP startup failed: No such file or directory (os error 2)"
                .to_owned(),
            needs_login: false
        }
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn noise_on_any_stream_does_not_disturb() {
    for start in ["garbage", "stderr"] {
        let world = World::new(&["--start", start], |_| {});
        assert_eq!(text(&world.call("add").await.unwrap()), "sum 5", "{start}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_cannot_be_read_fails_its_call_only() {
    let world = World::new(&[], |_| {});
    let connection = world.connection().await;
    let error = call(&connection, "deep", None).await.unwrap_err();
    let told = error.to_string();
    assert!(told.contains("the answer cannot be read"), "{told}");
    assert_eq!(
        text(&call(&connection, "add", None).await.unwrap()),
        "sum 5"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_costs_no_more_than_the_time_of_its_call() {
    let world = World::new(&[], |spec| {
        spec.tool_timeout = Duration::from_millis(500);
    });
    let before = memory();
    let error = world.call("flood").await.unwrap_err();
    assert!(matches!(error, CallError::TimedOut { .. }), "{error}");
    assert!(memory() < before + 64 * 1024 * 1024);
    // An endless message ends the connection.
    let world = World::new(&[], |_| {});
    let error = world.call("endless").await.unwrap_err();
    assert_eq!(error, CallError::Closed);
    assert!(memory() < before + 128 * 1024 * 1024);
    for id in started(&world.log()) {
        gone(id).await;
    }
}

/// Returns the resident memory of this process in bytes.
fn memory() -> usize {
    let pages = fs::read_to_string("/proc/self/statm").unwrap();
    let resident = pages.split(' ').nth(1).unwrap();
    resident.parse::<usize>().unwrap() * 4096
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_end_with_their_thread() {
    let world = World::new(&[], |_| {});
    world.call("add").await.unwrap();
    let hanging = World::new(&["--start", "hang"], |_| {});
    hanging.logged("started").await;
    let ids = [started(&world.log())[0], started(&hanging.log())[0]];
    assert!(ids.into_iter().all(is_alive));
    let World {
        servers, mut news, ..
    } = hanging;
    drop(servers);
    assert_eq!(news.recv().await.unwrap().startup, Startup::Starting);
    assert_eq!(news.recv().await.unwrap().startup, Startup::Cancelled);
    drop(world.servers);
    for id in ids {
        gone(id).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tools_that_appear_later_are_offered() {
    let world = World::new(&["--old-tools"], |_| {});
    assert_eq!(world.servers.tools().await.len(), 2);
    world.call("grow").await.unwrap();
    assert!(world.servers.tools().await.len() > 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn tools_are_listed_again_until_a_list_arrives() {
    let world = World::new(&["--old-tools"], |_| {});
    assert_eq!(world.servers.tools().await.len(), 2);
    world.call("grow").await.unwrap();
    // The turn that wants the list is interrupted.
    let waits = tokio::select! {
        biased;
        _ = world.servers.tools() => false,
        () = std::future::ready(()) => true,
    };
    assert!(waits);
    assert!(world.servers.tools().await.len() > 2);

    let world = World::new(&["--old-tools", "--list-fails"], |_| {});
    assert_eq!(world.servers.tools().await.len(), 2);
    world.call("grow").await.unwrap();
    assert_eq!(world.servers.tools().await.len(), 2);
    assert!(world.servers.tools().await.len() > 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_servers_whose_configuration_changed_are_started_again() {
    let world = World::new(&[], |_| {});
    let first = world.connection().await;
    let spec = first.spec().clone();
    let mut wanted = BTreeMap::from([("demo".to_owned(), Ok(spec.clone()))]);
    wanted.insert("wrong".to_owned(), Err("invalid transport".to_owned()));
    world.servers.update(wanted.clone(), 0);
    assert!(Arc::ptr_eq(&first, &world.connection().await));
    let wrong = world.servers.get("wrong").unwrap();
    assert!(matches!(wrong.startup(), Startup::Failed { .. }));
    world.servers.update(wanted.clone(), 0);
    assert!(Arc::ptr_eq(&wrong, &world.servers.get("wrong").unwrap()));
    // A new generation retries failed servers.
    world.servers.update(wanted.clone(), 1);
    assert!(!Arc::ptr_eq(&wrong, &world.servers.get("wrong").unwrap()));
    assert!(Arc::ptr_eq(&first, &world.connection().await));

    // When the user is asked counts at once.
    let mut approves = spec.clone();
    approves.approvals.default = McpApproval::Approve;
    assert_eq!(world.server().approval("add"), McpApproval::Auto);
    world
        .servers
        .update(BTreeMap::from([("demo".to_owned(), Ok(approves))]), 1);
    assert!(Arc::ptr_eq(&first, &world.connection().await));
    assert_eq!(world.server().approval("add"), McpApproval::Approve);

    let other = ServerSpec {
        tool_timeout: Duration::from_secs(1),
        ..spec
    };
    world
        .servers
        .update(BTreeMap::from([("demo".to_owned(), Ok(other))]), 1);
    assert!(world.servers.get("wrong").is_none());
    assert!(!Arc::ptr_eq(&first, &world.connection().await));
    drop(first);
    gone(started(&world.log())[0]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_servers_do_not_replace_those_of_later_settings() {
    let world = World::new(&[], |_| {});
    let connection = world.connection().await;
    world.servers.begin(BTreeMap::new(), 1);
    assert!(Arc::ptr_eq(&connection, &world.connection().await));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_all_starts_comes_after_its_news() {
    let mut world = World::new(&[], |_| {});
    let wrong = Err("invalid transport".to_owned());
    let spec = world.server().spec().unwrap().clone();
    let wanted = BTreeMap::from([("demo".to_owned(), Ok(spec)), ("wrong".to_owned(), wrong)]);
    world.servers.update(wanted, 0);
    let mut told = BTreeMap::new();
    let started = world.servers.started().await;
    while let Ok(status) = world.news.try_recv() {
        told.insert(status.name, status.startup);
    }
    assert_eq!(told["demo"], Startup::Ready);
    assert!(matches!(told["wrong"], Startup::Failed { .. }));
    let started = started.into_iter().map(|one| (one.name, one.startup));
    assert_eq!(BTreeMap::from_iter(started), told);

    // Servers that are stopped hold nobody up.
    let world = World::new(&["--start", "hang"], |_| {});
    let started = world.servers.started();
    drop(world.servers);
    assert_eq!(started.await[0].startup, Startup::Cancelled);
}

/// A server over HTTP.
struct Http {
    child: Child,
    url: String,
    log: PathBuf,
}

impl Http {
    fn start(folder: &Path, arguments: &[&str]) -> Self {
        let log = folder.join("log");
        let mut child = Command::new("python3")
            .args([&script(), "--http", "--log"])
            .arg(&log)
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut url = String::new();
        BufReader::new(child.stdout.take().unwrap())
            .read_line(&mut url)
            .unwrap();
        Self {
            child,
            url: url.trim().to_owned(),
            log,
        }
    }

    fn spec(&self, token: Option<&str>) -> ServerSpec {
        ServerSpec::new(Link::Http {
            url: self.url.clone(),
            headers: BTreeMap::from([("X-Test".to_owned(), "yes".to_owned())]),
            token: token.map(str::to_owned),
            login: None,
        })
    }
}

impl Drop for Http {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_can_be_an_address() {
    for arguments in [&["--token", "T"][..], &["--token", "T", "--sse"]] {
        let folder = TempDir::new().unwrap();
        let http = Http::start(folder.path(), arguments);
        let world = World::of(TempDir::new().unwrap(), http.spec(Some("T")));
        assert_eq!(text(&world.call("add").await.unwrap()), "sum 5");
        let log = fs::read_to_string(&http.log).unwrap();
        assert!(log.contains("header X-Test: yes"), "{log}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_may_move_on_its_origin() {
    for (status, is_followed) in [("307", true), ("308", true), ("302", false)] {
        let folder = TempDir::new().unwrap();
        let http = Http::start(folder.path(), &["--token", "T", "--moved", status]);
        let world = World::of(TempDir::new().unwrap(), http.spec(Some("T")));
        let connection = world.server().connection().await;
        assert_eq!(connection.is_ok(), is_followed, "{status}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_wants_a_login_says_so() {
    let folder = TempDir::new().unwrap();
    let http = Http::start(folder.path(), &["--token", "T"]);
    let mut world = World::of(TempDir::new().unwrap(), http.spec(None));
    let startup = world
        .news(|startup| matches!(startup, Startup::Failed { .. }))
        .await;
    assert_eq!(
        startup,
        Startup::Failed {
            message: "The demo MCP server is not logged in. Run `threadwire mcp login demo`."
                .to_owned(),
            needs_login: true
        }
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_is_gone_fails_the_call() {
    let folder = TempDir::new().unwrap();
    let http = Http::start(folder.path(), &[]);
    let world = World::of(TempDir::new().unwrap(), http.spec(None));
    assert_eq!(text(&world.call("add").await.unwrap()), "sum 5");
    drop(http);
    world.call("add").await.unwrap_err();
}
