//! A real engine with an agent that runs the work of a test.

use std::{
    collections::VecDeque,
    path::PathBuf,
    sync::{Arc, Mutex},
    time::Duration,
};

use threadwire_agent::tools::Tools;
use threadwire_engine::{
    Agent, Answer, AnswerSet, ApprovalPolicy, Ask, AskKind, BoxFuture, Cursor, Decision, DeltaKind,
    Engine, EngineOptions, Event, EventKind, Item, ItemBody, Limits, Model, NewThread, NewTurn,
    Observer, SandboxPolicy, Settings, SqliteStore, Subscriber, ThreadHandle, TurnContext,
    TurnError, TurnStatus,
};
use tokio::sync::{mpsc, oneshot};

const CLIENT: u64 = 1;

/// Limits with which an interrupted turn ends only when the agent returns: a machine that is busy with other tests must
/// not make the engine abandon it.
fn limits() -> Limits {
    Limits {
        interrupt_grace: Duration::from_secs(3600),
        ..Limits::default()
    }
}

type Work = Box<dyn FnOnce(Tools) -> BoxFuture<'static, ()> + Send>;

/// An agent that runs the work it is given.
#[derive(Clone, Default)]
struct Worker {
    work: Arc<Mutex<Option<Work>>>,
    home: Option<PathBuf>,
}

impl Agent for Worker {
    fn name(&self) -> &str {
        "worker"
    }

    fn models(&self) -> Arc<[Model]> {
        Arc::default()
    }

    fn run(&self, turn: TurnContext) -> BoxFuture<'static, Result<(), TurnError>> {
        let work = self.work.lock().unwrap().take().expect("there is work");
        let tools = Tools::new(turn, self.home.as_deref(), Default::default());
        Box::pin(async move {
            work(tools).await;
            Ok(())
        })
    }
}

struct Events(mpsc::UnboundedSender<Arc<Event>>);

impl Observer for Events {
    fn on_event(&self, event: &Arc<Event>) {
        let _ = self.0.send(event.clone());
    }
}

pub(crate) struct World {
    pub(crate) dir: tempfile::TempDir,
    pub(crate) engine: Engine,
    pub(crate) thread: ThreadHandle,
    worker: Worker,
    events: mpsc::UnboundedReceiver<Arc<Event>>,
    /// The decisions that answer approval requests, in order.
    pub(crate) answers: VecDeque<Decision>,
    /// Runs once, before the next request is answered.
    pub(crate) before_answer: Option<Box<dyn FnOnce() + Send>>,
    /// The requests so far.
    pub(crate) asked: Vec<Arc<Ask>>,
    /// Events since the last call of [`World::lines`] or [`World::diffs`].
    seen: Vec<Arc<Event>>,
}

impl World {
    /// Opens an engine with one thread that works in `work` of a new folder.
    pub(crate) async fn new(approval: ApprovalPolicy, sandbox: SandboxPolicy) -> Self {
        Self::within(tempfile::tempdir().unwrap(), approval, sandbox).await
    }

    /// The thread works in the folder `work` of `dir`.
    pub(crate) async fn within(
        dir: tempfile::TempDir,
        approval: ApprovalPolicy,
        sandbox: SandboxPolicy,
    ) -> Self {
        let cwd = dir.path().join("work");
        std::fs::create_dir(&cwd).unwrap();
        let worker = Worker {
            home: Some(dir.path().join("home")),
            ..Worker::default()
        };
        let store = Arc::new(SqliteStore::open(None).unwrap());
        let engine = Engine::open(EngineOptions {
            store: store.clone(),
            directory: store,
            agent: Arc::new(worker.clone()),
            limits: limits(),
            spawned_source: "agent".to_owned(),
            paused_by: "paused".to_owned(),
            planned_by: "planned".to_owned(),
            closed_by: "closed".to_owned(),
        })
        .await
        .unwrap();
        let settings = Settings {
            cwd,
            roots: Vec::new(),
            model: "none".into(),
            model_provider: "none".into(),
            effort: None,
            summary: None,
            service_tier: None,
            personality: None,
            approval,
            reviewer: Default::default(),
            mode_instructions: None,
            before_mode: None,
            cwd_outside: false,
            has_environment: true,
            disabled_plugins: Vec::new(),
            sandbox,
            profile: None,
            mode: "agent".into(),
            base_instructions: None,
            developer_instructions: None,
            tools: Vec::new(),
            tool_servers: Vec::new(),
            overrides: Default::default(),
        };
        let thread = engine.start_thread(NewThread::new(settings)).await.unwrap();
        let (sender, events) = mpsc::unbounded_channel();
        let subscriber = Subscriber {
            client: CLIENT,
            observer: Arc::new(Events(sender)),
            answers: AnswerSet::ALL,
        };
        thread.subscribe(subscriber, Cursor::Live).await;
        Self {
            dir,
            engine,
            thread,
            worker,
            events,
            answers: VecDeque::new(),
            before_answer: None,
            asked: Vec::new(),
            seen: Vec::new(),
        }
    }

    /// Opens a world that asks for no approval and has no sandbox.
    pub(crate) async fn open() -> Self {
        Self::new(ApprovalPolicy::Never, SandboxPolicy::DangerFullAccess).await
    }

    pub(crate) fn cwd(&self) -> PathBuf {
        self.dir.path().join("work")
    }

    pub(crate) fn write(&self, name: &str, text: &str) {
        let path = self.cwd().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }

    pub(crate) fn read(&self, name: &str) -> Option<String> {
        std::fs::read_to_string(self.cwd().join(name)).ok()
    }

    /// Starts a turn that runs `work`, and returns the receiver of its result.
    pub(crate) async fn start<T, F>(
        &mut self,
        work: impl FnOnce(Tools) -> F + Send + 'static,
    ) -> oneshot::Receiver<T>
    where
        T: Send + 'static,
        F: Future<Output = T> + Send + 'static,
    {
        let (sender, receiver) = oneshot::channel();
        let work: Work = Box::new(move |tools| {
            Box::pin(async move {
                let _ = sender.send(work(tools).await);
            })
        });
        *self.worker.work.lock().unwrap() = Some(work);
        self.thread.start_turn(NewTurn::default()).await.unwrap();
        receiver
    }

    /// Runs `work` in a turn of its own, answers its requests, and returns its result when the turn has ended.
    pub(crate) async fn turn<T, F>(&mut self, work: impl FnOnce(Tools) -> F + Send + 'static) -> T
    where
        T: Send + 'static,
        F: Future<Output = T> + Send + 'static,
    {
        let result = self.start(work).await;
        self.until_turn_ended().await;
        result.await.unwrap()
    }

    pub(crate) async fn until_turn_ended(&mut self) -> TurnStatus {
        loop {
            if let EventKind::TurnEnded { turn, .. } = &self.next().await.kind {
                return turn.status;
            }
        }
    }

    /// Waits for the next event, and answers it if it is a request.
    pub(crate) async fn next(&mut self) -> Arc<Event> {
        // A gigabyte of output, of which the end is not shown, takes more than a minute on a busy machine.
        let next = tokio::time::timeout(Duration::from_secs(600), self.events.recv()).await;
        let event = next
            .expect("the turn goes on")
            .expect("the thread is loaded");
        self.seen.push(event.clone());
        if let EventKind::AskOpened(ask) = &event.kind {
            self.asked.push(ask.clone());
            if let Some(before) = self.before_answer.take() {
                before();
            }
            let decision = self.answers.pop_front().expect("an answer is prepared");
            let answer = Answer::Decision { decision };
            self.thread.answer(ask.id, answer, CLIENT).await.unwrap();
        }
        event
    }

    /// Waits for an event whose line, as in [`World::lines`], contains `text`.
    pub(crate) async fn until(&mut self, text: &str) {
        while !self
            .seen
            .last()
            .and_then(|event| line(event))
            .is_some_and(|line| line.contains(text))
        {
            self.next().await;
        }
    }

    /// Returns the diffs since the last call of this or of [`World::lines`].
    pub(crate) fn diffs(&mut self) -> Vec<String> {
        let diffs = self.seen.drain(..).filter_map(|event| match &event.kind {
            EventKind::DiffChanged { diff, .. } => Some(diff.to_string()),
            _ => None,
        });
        diffs.collect()
    }

    /// Returns the item events since the last call, one line each. Consecutive output deltas are joined.
    pub(crate) fn lines(&mut self) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for line in self.seen.drain(..).filter_map(|event| line(&event)) {
            match (lines.last_mut(), line.strip_prefix("output ")) {
                (Some(last), Some(text)) if last.starts_with("output ") => last.push_str(text),
                _ => lines.push(line),
            }
        }
        lines
    }
}

/// Returns the reason in an approval request.
pub(crate) fn reason(ask: &Ask) -> Option<&str> {
    match &ask.kind {
        AskKind::Command { reason, .. } | AskKind::FileChange { reason, .. } => reason.as_deref(),
        _ => None,
    }
}

fn line(event: &Event) -> Option<String> {
    Some(match &event.kind {
        EventKind::ItemStarted(item) => format!("started {}", body(item)?),
        EventKind::ItemChanged(item) => format!("changed {}", body(item)?),
        EventKind::ItemCompleted(item) => format!("completed {}", body(item)?),
        EventKind::ItemAbandoned(item) => format!("abandoned {}", body(item)?),
        EventKind::ItemDelta {
            kind: DeltaKind::Output,
            text,
            ..
        } => format!("output {text}"),
        EventKind::AskOpened(_) => "ask".to_owned(),
        EventKind::Warning { message } => format!("warning {message}"),
        _ => return None,
    })
}

fn body(item: &Item) -> Option<String> {
    Some(match &item.body {
        ItemBody::Command(command) => {
            let code = command
                .exit_code
                .map(|code| format!(" {code}"))
                .unwrap_or_default();
            let output = match item.completed_at.and(command.output.as_ref()) {
                Some(output) => format!(": {output}"),
                None => String::new(),
            };
            format!("{} {:?}{code}{output}", item.id, command.status)
        }
        ItemBody::FileChange(change) => format!("change {:?}", change.status),
        ItemBody::ImageView { path } => format!("image {}", path.display()),
        ItemBody::Tool(tool) => format!("tool {} {:?}", tool.name, tool.status),
        _ => return None,
    })
}
