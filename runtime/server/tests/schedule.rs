//! Tests of scheduled jobs, tasks and dreams, with a clock of their own: missed runs, several processes, ends of processes, removals.

#[path = "schedule/beside.rs"]
mod beside;
#[path = "schedule/dreams.rs"]
mod dreams;
#[path = "schedule/tasks.rs"]
mod tasks;

use std::{
    fs,
    path::Path,
    sync::{
        Arc, LazyLock,
        atomic::{AtomicI64, AtomicUsize, Ordering},
    },
    time::{Duration, SystemTime},
};

use serde_json::{Value, json};
use tempfile::TempDir;
use threadwire_engine::{
    Agent, BoxFuture, Engine, EngineOptions, ItemBody, Limits, Model, SqliteStore, TurnContext,
    TurnError,
};
use threadwire_host::{Host, HostEvent, HostEventKind, HostObserver, Schedule};
use threadwire_workspace::config::Sources;
use tokio::sync::{Semaphore, mpsc};

/// How long a test waits for an event before it fails.
const PATIENCE: Duration = Duration::from_secs(60);

/// The time at which tests begin, in milliseconds since 1970.
static START: LazyLock<i64> = LazyLock::new(|| {
    let since = SystemTime::UNIX_EPOCH.elapsed().unwrap();
    i64::try_from(since.as_millis()).unwrap()
});

/// An agent that says what it is told, once the test lets it, or a memory if it is asked for one. A turn that is told
/// `never` waits for its end.
struct Gated {
    gate: Arc<Semaphore>,
    running: Arc<Running>,
}

/// How many turns run now, and how many ran at once at most.
#[derive(Default)]
struct Running {
    now: AtomicUsize,
    most: AtomicUsize,
}

impl Running {
    /// Waits until this many turns run.
    async fn reaches(&self, turns: usize) {
        let reached = async {
            while self.now.load(Ordering::SeqCst) < turns {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(PATIENCE, reached).await.unwrap();
    }

    fn begin(&self) -> impl Drop {
        struct End<'a>(&'a Running);

        impl Drop for End<'_> {
            fn drop(&mut self) {
                self.0.now.fetch_sub(1, Ordering::SeqCst);
            }
        }

        let now = self.now.fetch_add(1, Ordering::SeqCst) + 1;
        self.most.fetch_max(now, Ordering::SeqCst);
        End(self)
    }
}

impl Agent for Gated {
    fn name(&self) -> &str {
        "gated"
    }

    fn models(&self) -> Arc<[Model]> {
        Arc::default()
    }

    fn run(&self, turn: TurnContext) -> BoxFuture<'_, Result<(), TurnError>> {
        Box::pin(async move {
            let _running = self.running.begin();
            let cancelled = turn.cancelled().clone();
            let text = turn.input()[0].clone();
            let said = format!("{text:?}");
            if said.contains("never") {
                cancelled.cancelled().await;
                return Ok(());
            }
            let permit = cancelled.run_until_cancelled(self.gate.acquire()).await;
            let Some(Ok(permit)) = permit else {
                return Ok(());
            };
            permit.forget();
            let body = ItemBody::Agent {
                phase: None,
                text: match said.contains("Answer with JSON alone") {
                    true => dreams::MEMORY.to_owned(),
                    false => said,
                },
            };
            let item = turn.start_item(body.clone()).await;
            turn.complete_item(&item, body).await;
            Ok(())
        })
    }
}

struct Told(mpsc::UnboundedSender<HostEventKind>);

impl HostObserver for Told {
    fn on_host_event(&self, event: &Arc<HostEvent>) {
        // A test may have ended.
        let _ = self.0.send(event.kind.clone());
    }
}

/// One process on a home.
struct Process {
    engine: Engine,
    schedule: Schedule,
    told: mpsc::UnboundedReceiver<HostEventKind>,
}

struct World {
    home: TempDir,
    clock: Arc<AtomicI64>,
    gate: Arc<Semaphore>,
    running: Arc<Running>,
}

impl World {
    fn new(jobs: &[Value]) -> Self {
        let home = tempfile::tempdir().unwrap();
        let cron = home.path().join(".craft/cron");
        fs::create_dir_all(&cron).unwrap();
        let world = Self {
            home,
            clock: Arc::new(AtomicI64::new(*START)),
            gate: Arc::new(Semaphore::new(0)),
            running: Arc::default(),
        };
        world.write(jobs);
        world.trust();
        world
    }

    fn write(&self, jobs: &[Value]) {
        let jobs = json!({ "Version": 1, "Jobs": jobs });
        fs::write(self.path().join(".craft/cron/jobs.json"), jobs.to_string()).unwrap();
    }

    fn trust(&self) {
        let folder = self.path().canonicalize().unwrap();
        let trust = format!("[projects.{folder:?}]\ntrust_level = \"trusted\"\n");
        fs::write(self.path().join("config.toml"), trust).unwrap();
    }

    /// Starts a process that looks when the test tells it to, by the clock of the test.
    async fn process(&self) -> Process {
        let clock = Arc::clone(&self.clock);
        self.process_with(|host, engine| {
            Schedule::with_clock(host, engine, move || clock.load(Ordering::Relaxed))
        })
        .await
    }

    async fn process_with(&self, schedule: impl FnOnce(&Host, &Engine) -> Schedule) -> Process {
        self.process_on(self.path(), schedule).await
    }

    /// Starts a process with a home that need not be that of the others.
    async fn process_on(
        &self,
        home: &Path,
        schedule: impl FnOnce(&Host, &Engine) -> Schedule,
    ) -> Process {
        let store = Arc::new(SqliteStore::open(Some(&home.join("db"))).unwrap());
        let sources = Sources {
            home: home.into(),
            ..Sources::default()
        };
        let host = Host::new(sources, self.home.path().into(), store.clone());
        let engine = Engine::open(EngineOptions {
            store: store.clone(),
            directory: store,
            agent: Arc::new(Gated {
                gate: Arc::clone(&self.gate),
                running: Arc::clone(&self.running),
            }),
            limits: Limits::default(),
            spawned_source: "subAgent".to_owned(),
            paused_by: "paused".to_owned(),
            planned_by: "planned".to_owned(),
            closed_by: "closed".to_owned(),
        })
        .await
        .unwrap();
        host.join(&engine);
        let schedule = schedule(&host, &engine);
        let (sender, told) = mpsc::unbounded_channel();
        host.events.watch(Arc::new(Told(sender)));
        Process {
            engine,
            schedule,
            told,
        }
    }

    fn later(&self, ms: i64) {
        self.clock.fetch_add(ms, Ordering::Relaxed);
    }

    fn jobs(&self) -> Vec<Value> {
        let text = fs::read_to_string(self.home.path().join(".craft/cron/jobs.json")).unwrap();
        let file: Value = serde_json::from_str(&text).unwrap();
        file["Jobs"].as_array().unwrap().clone()
    }

    fn path(&self) -> &Path {
        self.home.path()
    }
}

impl Process {
    /// Returns the next change of a job: its id, its last status, and whether it was removed.
    async fn changed(&mut self) -> (String, Option<String>, bool) {
        loop {
            let told = tokio::time::timeout(PATIENCE, self.told.recv()).await;
            if let HostEventKind::JobChanged { job, removed, .. } = told.unwrap().unwrap() {
                return (job.id.clone(), job.state.last_status.clone(), removed);
            }
        }
    }

    /// Ends without a shutdown of the schedule, as after a kill: what it had to note is not noted.
    async fn vanish(self) {
        self.schedule.stop();
        self.engine.shutdown().await;
        self.schedule.finished().await;
    }
}

fn job(id: &str, kind: &str, next: Option<i64>, more: Value) -> Value {
    let mut job = json!({
        "Id": id, "Name": id, "Enabled": true,
        "Schedule": { "Kind": kind, "EveryMs": 60_000, "AtMs": *START },
        "Payload": { "Message": "go", "Deliver": true },
        "State": { "NextRunAtMs": next },
        "CreatedAtMs": *START,
    });
    let more = more.as_object().unwrap().clone();
    job.as_object_mut().unwrap().extend(more);
    job
}

fn ok(id: &str, removed: bool) -> (String, Option<String>, bool) {
    (id.to_owned(), Some("ok".to_owned()), removed)
}

#[tokio::test]
async fn a_missed_run_happens_once_among_several_processes() {
    let world = World::new(&[job("a", "every", Some(*START - 500_000), json!({}))]);
    let mut one = world.process().await;
    let other = world.process().await;
    for _ in 0..3 {
        tokio::join!(one.schedule.look(), other.schedule.look());
    }
    world.gate.add_permits(10);
    let told = one.changed().await;
    assert_eq!(told, ok("a", false));
    for _ in 0..3 {
        tokio::join!(one.schedule.look(), other.schedule.look());
    }
    one.schedule.stop();
    other.schedule.stop();
    one.schedule.finished().await;
    other.schedule.finished().await;
    assert_eq!(world.gate.available_permits(), 9);
    let state = &world.jobs()[0]["State"];
    assert_eq!(state["NextRunAtMs"], *START + 60_000);
    assert_eq!(state["LastRunAtMs"], *START);
    assert!(state["LastThreadId"].is_string());
    one.engine.shutdown().await;
    other.engine.shutdown().await;
}

#[tokio::test]
async fn a_run_happens_once_among_processes_on_several_homes() {
    let world = World::new(&[
        job("a", "every", Some(*START - 1), json!({})),
        job("b", "at", Some(*START - 1), json!({})),
        job("c", "every", Some(*START + 1000), json!({})),
    ]);
    let home = tempfile::tempdir().unwrap();
    fs::copy(
        world.path().join("config.toml"),
        home.path().join("config.toml"),
    )
    .unwrap();
    let mut one = world.process().await;
    let clock = Arc::clone(&world.clock);
    let on_other_home = |host: &Host, engine: &Engine| {
        Schedule::with_clock(host, engine, move || clock.load(Ordering::Relaxed))
    };
    let mut other = world.process_on(home.path(), on_other_home).await;
    one.schedule.look().await;
    world.running.reaches(2).await;
    // The other process runs what is due only now.
    world.later(1000);
    other.schedule.look().await;
    world.running.reaches(3).await;
    world.gate.add_permits(10);
    let mut told = [one.changed().await, one.changed().await];
    told.sort();
    assert_eq!(told, [ok("a", false), ok("b", true)]);
    assert_eq!(other.changed().await, ok("c", false));
    for process in [one, other] {
        process.schedule.stop();
        process.schedule.finished().await;
        process.engine.shutdown().await;
    }
    assert_eq!(world.gate.available_permits(), 7);
}

#[tokio::test]
async fn jobs_of_a_workspace_that_nobody_trusts_run_on_request_only() {
    let world = World::new(&[job("a", "every", Some(*START - 500_000), json!({}))]);
    fs::write(world.path().join("config.toml"), "").unwrap();
    world.gate.add_permits(10);
    let mut process = world.process().await;
    for _ in 0..3 {
        assert_eq!(process.schedule.look().await, None);
    }
    process.schedule.run("a").await.unwrap();
    assert_eq!(process.changed().await, ok("a", false));
    process.schedule.stop();
    process.schedule.finished().await;
    assert_eq!(world.gate.available_permits(), 9);
    process.engine.shutdown().await;
}

#[tokio::test]
async fn what_other_programs_write_counts_at_once() {
    let world = World::new(&[]);
    fs::write(world.path().join("config.toml"), "").unwrap();
    world.gate.add_permits(10);
    let mut process = world.process_with(Schedule::start).await;
    // Trust comes after the job, and the job after the start.
    world.write(&[job("a", "at", Some(*START), json!({}))]);
    world.trust();
    assert_eq!(process.changed().await, ok("a", true));
    let soon = i64::try_from(SystemTime::UNIX_EPOCH.elapsed().unwrap().as_millis()).unwrap() + 200;
    world.write(&[job("b", "at", Some(soon), json!({}))]);
    assert_eq!(process.changed().await, ok("b", true));
    process.vanish().await;
}

#[tokio::test]
async fn a_new_job_is_planned_and_runs_when_it_is_due() {
    let world = World::new(&[
        job("a", "every", None, json!({})),
        job("off", "every", None, json!({ "Enabled": false })),
    ]);
    world.gate.add_permits(10);
    let mut process = world.process().await;
    let due = *START + 60_000;
    assert_eq!(process.schedule.look().await, Some(due));
    assert_eq!(world.jobs()[0]["State"]["NextRunAtMs"], due);
    world.later(59_999);
    assert_eq!(process.schedule.look().await, Some(due));
    world.later(1);
    process.schedule.look().await;
    assert_eq!(process.changed().await, ok("a", false));
    assert_eq!(world.gate.available_permits(), 9);
    // A job that is off runs when a client asks for it, and stays off.
    process.schedule.run("off").await.unwrap();
    assert_eq!(process.changed().await, ok("off", false));
    assert_eq!(world.jobs()[1]["Enabled"], false);
    process.vanish().await;
}

#[tokio::test]
async fn the_thread_of_a_run_leaves_memory_when_the_run_ends() {
    let world = World::new(&[job("a", "every", Some(*START), json!({}))]);
    let mut process = world.process().await;
    process.schedule.look().await;
    world.running.reaches(1).await;
    assert_eq!(process.engine.loaded_threads().len(), 1);
    world.gate.add_permits(1);
    assert_eq!(process.changed().await, ok("a", false));
    assert_eq!(process.engine.loaded_threads(), []);
    process.vanish().await;
}

#[tokio::test]
async fn jobs_that_run_once_leave_the_list() {
    let world = World::new(&[
        job("at", "at", Some(*START), json!({})),
        job(
            "first",
            "every",
            Some(*START),
            json!({ "DeleteAfterRun": true }),
        ),
    ]);
    world.gate.add_permits(10);
    let mut process = world.process().await;
    process.schedule.look().await;
    let mut told = [process.changed().await, process.changed().await];
    told.sort();
    assert_eq!(told, [ok("at", true), ok("first", true)]);
    assert!(world.jobs().is_empty());
    process.vanish().await;
}

#[tokio::test]
async fn a_job_that_is_removed_during_its_run_goes_after_it() {
    let world = World::new(&[job("a", "every", Some(*START), json!({}))]);
    let mut process = world.process().await;
    let mut other = world.process().await;
    process.schedule.look().await;
    // The run has begun when its thread is there.
    while process.engine.loaded_threads().is_empty() {
        tokio::task::yield_now().await;
    }
    other.schedule.remove("a").await.unwrap();
    assert!(other.schedule.list().await.unwrap().is_empty());
    assert_eq!(world.jobs().len(), 1);
    assert!(other.schedule.run("a").await.is_err());
    world.gate.add_permits(1);
    assert_eq!(process.changed().await, ok("a", true));
    assert_eq!(other.changed().await, ok("a", true));
    assert!(world.jobs().is_empty());
    process.vanish().await;
    other.vanish().await;
}

#[tokio::test]
async fn a_run_that_a_process_left_behind_is_ended_by_another_and_not_repeated() {
    let world = World::new(&[
        job("a", "every", Some(*START), json!({})),
        job("b", "every", Some(*START + 900_000), json!({})),
    ]);
    let process = world.process().await;
    process.schedule.look().await;
    while process.engine.loaded_threads().is_empty() {
        tokio::task::yield_now().await;
    }
    process.schedule.run("b").await.unwrap();
    process.vanish().await;

    let mut next = world.process().await;
    world.gate.add_permits(10);
    world.later(3_600_000);
    next.schedule.look().await;
    let mut told = Vec::new();
    // What the first process could not note is noted now; what waited runs now.
    while told.len() < 2 {
        let (id, status, _) = next.changed().await;
        if !told.iter().any(|(known, _)| *known == id) {
            told.push((id, status));
        }
        next.schedule.look().await;
    }
    told.sort();
    let states: Vec<_> = world
        .jobs()
        .iter()
        .map(|job| job["State"].clone())
        .collect();
    assert!(
        states.iter().all(|state| state["LastRunAtMs"].is_i64()),
        "{states:?}"
    );
    next.vanish().await;
}

#[tokio::test]
async fn what_clients_are_told_of_unknown_jobs_and_broken_files() {
    let world = World::new(&[]);
    let process = world.process().await;
    for id in ["", "none", "../x", ".heartbeat"] {
        assert!(process.schedule.run(id).await.is_err());
        assert!(process.schedule.remove(id).await.is_err());
        assert!(process.schedule.enable(id, true).await.is_err());
    }
    fs::write(world.path().join(".craft/cron/jobs.json"), "{").unwrap();
    assert!(process.schedule.list().await.is_err());
    process.schedule.look().await;
    assert!(process.schedule.heartbeat().await.unwrap().is_none());
    process.vanish().await;
}

#[tokio::test]
async fn a_thousand_jobs_are_planned_in_one_look_that_says_when_the_first_is_due() {
    let jobs: Vec<Value> = (0..1000)
        .map(|number| {
            let schedule = json!({ "Kind": "every", "EveryMs": 60_000 + 1000 * number });
            job(
                &format!("job{number}"),
                "every",
                None,
                json!({ "Schedule": schedule }),
            )
        })
        .collect();
    let world = World::new(&jobs);
    world.gate.add_permits(10);
    let mut process = world.process().await;
    let due = |jobs: &[Value]| -> Vec<i64> {
        let times = jobs.iter().map(|job| job["State"]["NextRunAtMs"].as_i64());
        times.map(Option::unwrap).collect()
    };
    // Nothing is due, and nothing is needed before the first job is.
    assert_eq!(process.schedule.look().await, Some(*START + 60_000));
    assert_eq!(due(&world.jobs())[999], *START + 1_059_000);
    world.later(59_999);
    assert_eq!(process.schedule.look().await, Some(*START + 60_000));
    world.later(1);
    process.schedule.look().await;
    assert_eq!(process.changed().await, ok("job0", false));
    assert_eq!(process.schedule.look().await, Some(*START + 61_000));
    process.vanish().await;
}
