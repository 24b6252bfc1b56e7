//! An engine with the coding agent, a model that follows a script, and events as lines of text.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use threadwire_agent::{CodingAgent, Extensions};
use threadwire_engine::{
    Answer, AnswerSet, ApprovalPolicy, Cursor, DeltaKind, Engine, EngineOptions, Event, EventKind,
    InputPart, Item, ItemBody, Limits, NewThread, NewTurn, Observer, SandboxPolicy, Settings,
    SqliteStore, Subscriber, Thread, ThreadHandle, ThreadId, TurnError, TurnStatus,
};
use threadwire_host::Host;
use threadwire_test_model::{Model, Part, Step, Wire};
use threadwire_workspace::config::Sources;
use tokio::sync::mpsc;

/// How long a test waits for anything. Only a broken agent reaches this limit.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Limits with which an interrupted turn ends only when the agent returns: a machine that is busy with other tests must
/// not make the engine abandon it.
fn limits() -> Limits {
    Limits {
        interrupt_grace: Duration::from_secs(3600),
        ..Limits::default()
    }
}

pub(crate) const CLIENT: u64 = 1;

/// Configuration of the provider for tests that need no retries.
pub(crate) const NO_RETRIES: &str = "request_max_retries = 0\nstream_max_retries = 0\n";

struct Events {
    sender: mpsc::UnboundedSender<Arc<Event>>,
    wants_calls: bool,
}

impl Observer for Events {
    fn on_event(&self, event: &Arc<Event>) {
        // The test may be over.
        let _ = self.sender.send(Arc::clone(event));
    }

    fn follows_spawned(&self, _: ThreadId, _: &Arc<Thread>) -> bool {
        true
    }

    fn wants_calls(&self, _: ThreadId) -> bool {
        self.wants_calls
    }
}

/// A thread of the coding agent.
pub(crate) struct World {
    pub(crate) dir: tempfile::TempDir,
    pub(crate) host: Host,
    pub(crate) engine: Engine,
    pub(crate) thread: ThreadHandle,
    events: mpsc::UnboundedReceiver<Arc<Event>>,
}

/// The result of a turn.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) status: TurnStatus,
    pub(crate) error: Option<TurnError>,
    pub(crate) lines: Vec<String>,
}

impl Outcome {
    /// Returns whether a line was shown.
    pub(crate) fn shows(&self, line: &str) -> bool {
        self.lines.iter().any(|shown| shown == line)
    }

    /// Returns the error of a turn that failed.
    pub(crate) fn error(&self) -> &TurnError {
        assert_eq!(self.status, TurnStatus::Failed, "{self:#?}");
        self.error.as_ref().expect("a failed turn has an error")
    }

    /// Checks that the turn was completed with this message of the agent.
    pub(crate) fn answered(&self, text: &str) {
        assert_eq!(self.status, TurnStatus::Completed, "{self:#?}");
        assert!(
            self.shows(&format!("completed agent {text:?}")),
            "{self:#?}"
        );
    }
}

impl World {
    /// Opens an engine on a new folder, with a thread. `extra` is additional configuration of the provider.
    pub(crate) async fn open(base_url: &str, wire: Wire, extra: &str) -> Self {
        Self::reopen(fresh(base_url, wire, extra), None).await
    }

    /// Opens a world whose model follows a script, over this wire.
    pub(crate) async fn scripted(wire: Wire, extra: &str, steps: Vec<Step>) -> (Self, Model) {
        let model = Model::start(steps).await;
        let world = Self::open(&model.base_url(), wire, extra).await;
        (world, model)
    }

    /// Opens a world whose model follows a script over the Responses wire, and whose agent has extensions.
    pub(crate) async fn extended(extensions: Extensions, steps: Vec<Step>) -> (Self, Model) {
        let model = Model::start(steps).await;
        let dir = fresh(&model.base_url(), Wire::Responses, NO_RETRIES);
        (Self::with_extensions(dir, None, extensions).await, model)
    }

    /// Opens an engine on an existing folder, and loads this thread or starts a new one.
    pub(crate) async fn reopen(
        dir: tempfile::TempDir,
        thread: Option<threadwire_engine::ThreadId>,
    ) -> Self {
        Self::with_extensions(dir, thread, Extensions::default()).await
    }

    async fn with_extensions(
        dir: tempfile::TempDir,
        thread: Option<threadwire_engine::ThreadId>,
        extensions: Extensions,
    ) -> Self {
        let home = dir.path().join("home");
        let sources = Sources {
            home: home.clone(),
            ..Sources::default()
        };
        let store = Arc::new(SqliteStore::open(Some(&home.join("threads.db"))).unwrap());
        let host = Host::new(sources, dir.path().join("work"), store.clone());
        let engine = Engine::open(EngineOptions {
            store: store.clone(),
            directory: store,
            agent: Arc::new(CodingAgent::with_extensions(&host, true, extensions)),
            limits: limits(),
            spawned_source: "agent".to_owned(),
            paused_by: "paused".to_owned(),
            planned_by: "planned".to_owned(),
            closed_by: "closed".to_owned(),
        })
        .await
        .unwrap();
        let thread = match thread {
            Some(id) => engine.load_thread(id).await.unwrap(),
            None => {
                let settings = settings(&dir.path().join("work"));
                engine.start_thread(NewThread::new(settings)).await.unwrap()
            }
        };
        let events = follow(&thread, false).await;
        Self {
            dir,
            host,
            engine,
            thread,
            events,
        }
    }

    /// Shuts the engine down and starts another one on the same folder.
    pub(crate) async fn restarted(self) -> Self {
        let id = self.thread.id();
        self.engine.shutdown().await;
        let Self { dir, .. } = self;
        Self::reopen(dir, Some(id)).await
    }

    /// Continues with another thread.
    pub(crate) async fn switch(&mut self, thread: ThreadHandle) {
        self.events = follow(&thread, false).await;
        self.thread = thread;
    }

    /// Follows the thread anew, with the calls that the model writes.
    pub(crate) async fn want_calls(&mut self) {
        self.events = follow(&self.thread, true).await;
    }

    /// Changes the URL and the wire of the model.
    pub(crate) fn configure(&self, base_url: &str, wire: Wire, extra: &str) {
        configure(self.dir.path(), base_url, wire, extra);
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.dir.path().join("work").join(name)
    }

    pub(crate) async fn start(&self, turn: NewTurn) {
        self.thread.start_turn(turn).await.unwrap();
    }

    /// Runs a turn with this text until it ends.
    pub(crate) async fn say(&mut self, text: &str) -> Outcome {
        self.run(NewTurn::text(text)).await
    }

    /// Runs a turn until it ends.
    pub(crate) async fn run(&mut self, turn: NewTurn) -> Outcome {
        self.start(turn).await;
        self.end().await
    }

    /// Waits for the end of the turn.
    pub(crate) async fn end(&mut self) -> Outcome {
        self.end_answering(Vec::new()).await
    }

    /// Waits for the end of the turn and answers its requests.
    pub(crate) async fn end_answering(&mut self, answers: Vec<Answer>) -> Outcome {
        let mut answers = answers.into_iter();
        let mut lines = Vec::new();
        loop {
            let event = self.next().await;
            lines.extend(line(&event));
            match &event.kind {
                EventKind::AskOpened(ask) => {
                    let answer = answers.next().expect("an answer for every question");
                    let thread = self.engine.loaded_thread(ask.thread).unwrap();
                    thread.answer(ask.id, answer, CLIENT).await.unwrap();
                }
                EventKind::TurnEnded { turn, .. } => {
                    return Outcome {
                        status: turn.status,
                        error: turn.error.clone(),
                        lines,
                    };
                }
                _ => {}
            }
        }
    }

    /// Waits for an event whose line starts with `wanted`.
    pub(crate) async fn until(&mut self, wanted: &str) {
        loop {
            let event = self.next().await;
            if line(&event).is_some_and(|line| line.starts_with(wanted)) {
                return;
            }
        }
    }

    /// Waits for a question, which stays open.
    pub(crate) async fn until_asked(&mut self) {
        while !matches!(self.next().await.kind, EventKind::AskOpened(_)) {}
    }

    /// Returns the next event of the thread, or the next request of one of its child threads.
    pub(crate) async fn next(&mut self) -> Arc<Event> {
        loop {
            let event = tokio::time::timeout(PATIENCE, self.events.recv())
                .await
                .expect("an event in time")
                .expect("the thread is loaded");
            if event.thread == self.thread.id() || matches!(event.kind, EventKind::AskOpened(_)) {
                return event;
            }
        }
    }
}

async fn follow(thread: &ThreadHandle, wants_calls: bool) -> mpsc::UnboundedReceiver<Arc<Event>> {
    let (sender, events) = mpsc::unbounded_channel();
    let subscriber = Subscriber {
        client: CLIENT,
        observer: Arc::new(Events {
            sender,
            wants_calls,
        }),
        answers: AnswerSet::ALL,
    };
    thread.subscribe(subscriber, Cursor::Live).await;
    events
}

/// Creates a folder for an engine and its thread.
fn fresh(base_url: &str, wire: Wire, extra: &str) -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir_all(dir.path().join("home")).unwrap();
    fs::create_dir_all(dir.path().join("work")).unwrap();
    configure(dir.path(), base_url, wire, extra);
    dir
}

fn configure(dir: &Path, base_url: &str, wire: Wire, extra: &str) {
    // Commands must not read the shell profile of the user who runs the tests.
    let home = dir.join("home");
    let config = format!(
        "[shell_environment_policy.set]\nHOME = {home:?}\n\n[model_providers.mock]\nname = \"Mock\"\nbase_url = \"{base_url}\"\nwire_api = \"{}\"\n{extra}",
        wire.name()
    );
    fs::write(dir.join("home/config.toml"), config).unwrap();
}

pub(crate) fn settings(cwd: &Path) -> Settings {
    Settings {
        cwd: cwd.to_owned(),
        roots: Vec::new(),
        model: "mock-model".to_owned(),
        model_provider: "mock".to_owned(),
        effort: None,
        summary: None,
        service_tier: None,
        personality: None,
        approval: ApprovalPolicy::Never,
        reviewer: Default::default(),
        mode_instructions: None,
        before_mode: None,
        cwd_outside: false,
        has_environment: true,
        disabled_plugins: Vec::new(),
        sandbox: SandboxPolicy::DangerFullAccess,
        profile: None,
        mode: "agent".to_owned(),
        base_instructions: None,
        developer_instructions: None,
        tools: Vec::new(),
        tool_servers: Vec::new(),
        overrides: Default::default(),
    }
}

/// A step with one message.
pub(crate) fn says(wire: Wire, text: &str) -> Step {
    Step::say(wire, &[Part::text(text)])
}

/// A step that runs a command.
pub(crate) fn runs(wire: Wire, id: &str, command: &str) -> Step {
    let arguments = serde_json::json!({ "cmd": command });
    Step::say(wire, &[Part::call(id, "exec_command", &arguments)])
}

/// Formats an event as a line; `None` for events that no test checks.
fn line(event: &Event) -> Option<String> {
    Some(match &event.kind {
        EventKind::ItemStarted(item) => format!("started {}", body(item)),
        EventKind::ItemCompleted(item) => format!("completed {}", body(item)),
        EventKind::ItemAbandoned(item) => format!("abandoned {}", body(item)),
        EventKind::ItemDelta { kind, text, .. } => match kind {
            DeltaKind::Output => return None,
            kind => format!("delta {kind:?} {text:?}"),
        },
        EventKind::CallWritten(piece) if piece.is_first => format!("writes {}", piece.tool),
        EventKind::CallWritten(piece) => format!("writes {} {}", piece.tool, piece.text),
        EventKind::TurnAttemptFailed {
            error, will_retry, ..
        } => {
            let details = error.details.as_deref().unwrap_or_default();
            format!("trouble {} {details} {will_retry}", error.message)
        }
        EventKind::UsageChanged { report, .. } => {
            format!("usage {} {}", report.last.input, report.last.output)
        }
        EventKind::PlanChanged { plan, .. } => format!("plan {}", plan.steps.len()),
        EventKind::TurnEnded { turn, .. } => format!("ended {:?}", turn.status),
        EventKind::Warning { message } => format!("warning {message}"),
        EventKind::HookChanged { run, .. } => {
            let end = run.end.as_ref()?;
            let said: Vec<_> = end
                .entries
                .iter()
                .map(|entry| format!("{:?} {}", entry.kind, entry.text))
                .collect();
            format!("hook {:?} {:?} {said:?}", run.event, end.status)
        }
        _ => return None,
    })
}

fn body(item: &Item) -> String {
    match &item.body {
        ItemBody::User { content, .. } => format!("user {:?}", texts(content)),
        ItemBody::Agent { text, .. } => format!("agent {text:?}"),
        ItemBody::Reasoning { summary, content } => format!("reasoning {summary:?} {content:?}"),
        ItemBody::Command(command) => format!("command {} {:?}", command.command, command.status),
        ItemBody::FileChange(change) => {
            format!("files {} {:?}", change.changes.len(), change.status)
        }
        ItemBody::Tool(tool) => format!("tool {} {:?}", tool.name, tool.status),
        ItemBody::Plan { text } => format!("plan {text:?}"),
        ItemBody::Compaction { summary } => format!("compaction {summary:?}"),
        ItemBody::ReviewEnded { findings } => format!("review {findings}"),
        other => format!("{other:?}"),
    }
}

fn texts(input: &[InputPart]) -> String {
    let texts = input.iter().filter_map(|part| match part {
        InputPart::Text { text, .. } => Some(text.as_str()),
        _ => None,
    });
    texts.collect()
}
