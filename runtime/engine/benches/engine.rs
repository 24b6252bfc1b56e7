//! Benchmarks of the common paths: `cargo bench -p threadwire-engine`.
//!
//! Durable work writes to a file in the temporary folder. Times are wall times on an otherwise idle machine; the delta
//! benchmark runs on one thread, so that its wall time equals its CPU time.

#![expect(clippy::print_stdout, reason = "the figures are the output")]

use std::{
    hint::black_box,
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use threadwire_engine::{
    Agent, AnswerSet, ApprovalPolicy, BoxFuture, Cursor, DeltaKind, Engine, EngineOptions, Event,
    EventKind, InputPart, ItemBody, Limits, Model, NewThread, NewTurn, Observer, SandboxPolicy,
    Settings, SqliteStore, Subscriber, ThreadHandle, ThreadQuery, ThreadSort, TurnContext,
    TurnError, TurnQuery,
};
use tokio::{runtime::Builder, sync::Notify};

fn main() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("threads.db");
    let runtime = Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(durable(&path));
    runtime.block_on(memory(&folder.path().join("others.db")));
    runtime.block_on(search(&folder.path().join("said.db")));
    drop(runtime);
    Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime")
        .block_on(deltas());
}

async fn durable(path: &Path) {
    let engine = open(Some(path)).await;
    let threads = 10_000;
    let start = Instant::now();
    for _ in 0..threads {
        black_box(new_thread(&engine).await);
    }
    report("start a thread", start.elapsed(), threads);

    let thread = new_thread(&engine).await;
    let ends = Arc::new(Ends::default());
    thread
        .subscribe(
            Subscriber {
                client: 1,
                observer: ends.clone(),
                answers: AnswerSet::ALL,
            },
            Cursor::Live,
        )
        .await;
    let turns = 1_000;
    let start = Instant::now();
    for _ in 0..turns {
        let ended = ends.0.notified();
        thread.start_turn(NewTurn::text("1")).await.expect("a turn");
        ended.await;
    }
    report("run a tiny turn", start.elapsed(), turns);

    let rounds = 200;
    let query = ThreadQuery {
        archived: Some(false),
        sort: ThreadSort::Updated,
        descending: true,
        limit: 25,
        ..ThreadQuery::default()
    };
    let start = Instant::now();
    for _ in 0..rounds {
        let page = engine.list_threads(query.clone()).await.expect("a page");
        assert_eq!(black_box(page).data.len(), 25);
    }
    report("list 25 of 10,000 threads", start.elapsed(), rounds);

    for (name, limit) in [
        ("read 1,000 turns with items", None),
        ("read the last 20 of 1,000 turns", Some(20)),
    ] {
        let rounds = 50;
        let query = TurnQuery {
            items: true,
            descending: true,
            limit,
            cursor: None,
            ..TurnQuery::default()
        };
        let start = Instant::now();
        for _ in 0..rounds {
            black_box(
                engine
                    .turns(thread.id(), query.clone())
                    .await
                    .expect("turns"),
            );
        }
        report(name, start.elapsed(), rounds);
    }
    let id = thread.id();
    engine.shutdown().await;
    drop((engine, thread));

    let rounds = 20;
    let mut spent = Duration::ZERO;
    for _ in 0..rounds {
        let start = Instant::now();
        let engine = open(Some(path)).await;
        spent += start.elapsed();
        black_box(engine.load_thread(id).await.expect("the thread"));
        engine.shutdown().await;
    }
    report("open an existing file", spent, rounds);
}

/// Searches the messages of 10,000 threads, with all of them in the index.
async fn search(path: &Path) {
    let engine = open(Some(path)).await;
    for number in 0..10_000 {
        let thread = new_thread(&engine).await;
        let text = format!("30 words about the letter {number}, please");
        let ends = Arc::new(Ends::default());
        let subscriber = Subscriber {
            client: 1,
            observer: ends.clone(),
            answers: AnswerSet::ALL,
        };
        thread.subscribe(subscriber, Cursor::Live).await;
        let ended = ends.0.notified();
        thread
            .start_turn(NewTurn::text(text))
            .await
            .expect("a turn");
        ended.await;
        thread.unsubscribe(1).await;
    }
    let start = Instant::now();
    while unindexed(path) > 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    println!(
        "{:<34} {:>10.2} s behind",
        "index the messages",
        start.elapsed().as_secs_f64()
    );
    for text in ["letter 4711", "word", "no such text", "zq", "77", "w"] {
        let rounds = 20;
        let query = ThreadQuery {
            archived: Some(false),
            sort: ThreadSort::Updated,
            descending: true,
            limit: 25,
            said: Some(text.to_owned()),
            ..ThreadQuery::default()
        };
        let mut found = 0;
        let start = Instant::now();
        for _ in 0..rounds {
            let page = engine.list_threads(query.clone()).await.expect("a page");
            found = page.data.len();
        }
        report(
            &format!("find `{text}` ({found} threads)"),
            start.elapsed(),
            rounds,
        );
    }
    engine.shutdown().await;
}

/// Returns the number of threads with turns that are not in the index of messages.
fn unindexed(path: &Path) -> i64 {
    let store = rusqlite::Connection::open(path).expect("the store");
    store
        .query_row(
            "select count(*) from threads where indexed < turn_count",
            [],
            |row| row.get(0),
        )
        .expect("a number")
}

async fn memory(path: &Path) {
    let engine = open(Some(path)).await;
    let threads = 5_000;
    let mut handles = vec![run(&new_thread(&engine).await).await];
    let before = resident();
    for _ in 0..threads {
        handles.push(run(&new_thread(&engine).await).await);
    }
    let bytes = resident().saturating_sub(before) / threads;
    println!(
        "{:<34} {:>10.1} KiB (just after a turn)",
        "a loaded idle thread",
        bytes as f64 / 1024.0
    );
}

async fn run(thread: &ThreadHandle) -> ThreadHandle {
    let ends = Arc::new(Ends::default());
    let ended = ends.0.notified();
    let subscriber = Subscriber {
        client: 1,
        observer: ends.clone(),
        answers: AnswerSet::ALL,
    };
    thread.subscribe(subscriber, Cursor::Live).await;
    thread.start_turn(NewTurn::text("1")).await.expect("a turn");
    ended.await;
    thread.unsubscribe(1).await;
    thread.clone()
}

async fn deltas() {
    let engine = open(None).await;
    let thread = new_thread(&engine).await;
    let count = 1_000_000;
    for observers in [1, 8] {
        let ends = Arc::new(Ends::default());
        for client in 0..observers {
            let subscriber = Subscriber {
                client,
                observer: ends.clone(),
                answers: AnswerSet::ALL,
            };
            thread.subscribe(subscriber, Cursor::Live).await;
        }
        let ended = ends.0.notified();
        let start = Instant::now();
        thread
            .start_turn(NewTurn::text(count.to_string()))
            .await
            .expect("a turn");
        ended.await;
        report(
            &format!("a delta to {observers} observer(s)"),
            start.elapsed(),
            count,
        );
    }
}

/// Returns the resident memory of the process in bytes; zero without `/proc`.
fn resident() -> usize {
    let pages = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    pages
        .split(' ')
        .nth(1)
        .and_then(|pages| pages.parse::<usize>().ok())
        .unwrap_or(0)
        * 4096
}

fn report(name: &str, spent: Duration, times: u32) {
    println!(
        "{name:<34} {:>10.2} µs",
        spent.as_secs_f64() * 1e6 / f64::from(times)
    );
}

async fn open(path: Option<&Path>) -> Engine {
    let store = Arc::new(SqliteStore::open(path).expect("a store"));
    Engine::open(EngineOptions {
        store: store.clone(),
        directory: store,
        agent: Arc::new(Stream),
        limits: Limits::default(),
        spawned_source: "agent".to_owned(),
        paused_by: "paused".to_owned(),
        planned_by: "planned".to_owned(),
        closed_by: "closed".to_owned(),
    })
    .await
    .expect("an engine")
}

async fn new_thread(engine: &Engine) -> ThreadHandle {
    let settings = Settings {
        cwd: "/home/somebody/projects/something".into(),
        roots: Vec::new(),
        model: "some-model".to_owned(),
        model_provider: "some-provider".to_owned(),
        effort: None,
        summary: None,
        service_tier: None,
        personality: None,
        approval: ApprovalPolicy::OnRequest,
        reviewer: Default::default(),
        mode_instructions: None,
        before_mode: None,
        cwd_outside: false,
        has_environment: true,
        disabled_plugins: Vec::new(),
        sandbox: SandboxPolicy::ReadOnly { network: false },
        profile: None,
        mode: "agent".to_owned(),
        base_instructions: None,
        developer_instructions: None,
        tools: Vec::new(),
        tool_servers: Vec::new(),
        overrides: Default::default(),
    };
    engine
        .start_thread(NewThread::new(settings))
        .await
        .expect("a thread")
}

/// Streams as many words as its input says.
struct Stream;

impl Agent for Stream {
    fn name(&self) -> &str {
        "stream"
    }

    fn models(&self) -> Arc<[Model]> {
        Arc::default()
    }

    fn run(&self, turn: TurnContext) -> BoxFuture<'_, Result<(), TurnError>> {
        Box::pin(async move {
            let words = match turn.input() {
                [InputPart::Text { text, .. }] => {
                    let number = text.split(' ').next().unwrap_or_default();
                    number.parse().unwrap_or(0)
                }
                _ => 0,
            };
            let item = turn
                .start_item(ItemBody::Agent {
                    phase: None,
                    text: String::new(),
                })
                .await;
            for _ in 0..words {
                turn.delta(&item, DeltaKind::Text, "word ").await;
            }
            turn.complete_text(&item).await;
            Ok(())
        })
    }
}

/// Notifies when a turn ends.
#[derive(Default)]
struct Ends(Notify);

impl Observer for Ends {
    fn on_event(&self, event: &Arc<Event>) {
        if matches!(event.kind, EventKind::TurnEnded { .. }) {
            self.0.notify_one();
        }
    }
}
