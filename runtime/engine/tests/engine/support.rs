//! An agent that follows a script in its input, and a recorder of events as text.

use std::{
    path::Path,
    sync::{Arc, Mutex},
};

use threadwire_engine::{
    ActionStatus, Agent, Answer, AnswerSet, ApprovalPolicy, AskKind, BoxFuture, CommandItem,
    CommandSource, Cursor, DeltaKind, Directory, Engine, EngineOptions, Event, EventKind,
    GoalChange, GoalStatus, InputPart, ItemBody, Limits, Model, NewQueuedInput, NewThread, NewTurn,
    Observer, Plan, PlanStep, PlanStepStatus, ProcessId, Question, SandboxPolicy, Settings,
    SqliteStore, Store, Subscriber, ThreadChange, ThreadHandle, ThreadId, ThreadStatus,
    TurnContext, TurnError, TurnErrorKind, TurnId, Usage,
};
use tokio::sync::{Notify, Semaphore};

/// An agent that runs each line of its input as a directive.
pub(crate) struct ScriptAgent {
    /// The directive `gate` waits for a permit of this semaphore.
    pub(crate) gate: Semaphore,
    /// The notes of the agent, in order.
    pub(crate) notes: Mutex<Vec<String>>,
}

impl Default for Script {
    fn default() -> Self {
        Self(Arc::new(ScriptAgent {
            gate: Semaphore::new(0),
            notes: Mutex::default(),
        }))
    }
}

/// A shared handle of the agent, as passed to the engine.
#[derive(Clone)]
pub(crate) struct Script(pub Arc<ScriptAgent>);

impl Script {
    pub(crate) fn open_gate(&self) {
        self.0.gate.add_permits(1);
    }

    pub(crate) fn notes(&self) -> Vec<String> {
        self.0.notes.lock().unwrap().clone()
    }

    fn note(&self, note: String) {
        self.0.notes.lock().unwrap().push(note);
    }

    async fn directive(&self, turn: &TurnContext, line: &str) -> Result<(), TurnError> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "say" => {
                let item = turn
                    .start_item(ItemBody::Agent {
                        phase: None,
                        text: String::new(),
                    })
                    .await;
                for part in rest.split_inclusive(' ') {
                    turn.delta(&item, DeltaKind::Text, part).await;
                }
                turn.complete_text(&item).await;
            }
            "begin" => {
                let item = turn
                    .start_item(ItemBody::Agent {
                        phase: None,
                        text: String::new(),
                    })
                    .await;
                turn.delta(&item, DeltaKind::Text, rest).await;
            }
            // Waits at the gate before each word but the first.
            "words" => {
                let item = turn
                    .start_item(ItemBody::Agent {
                        phase: None,
                        text: String::new(),
                    })
                    .await;
                for (place, word) in rest.split_inclusive(' ').enumerate() {
                    if place > 0 {
                        self.0.gate.acquire().await.unwrap().forget();
                    }
                    turn.delta(&item, DeltaKind::Text, word).await;
                }
                turn.complete_text(&item).await;
            }
            "drop" => {
                let item = turn
                    .start_item(ItemBody::Agent {
                        phase: None,
                        text: String::new(),
                    })
                    .await;
                turn.delta(&item, DeltaKind::Text, rest).await;
                turn.abandon_item(&item).await;
            }
            "think" => {
                let item = turn
                    .start_item(ItemBody::Reasoning {
                        summary: Vec::new(),
                        content: Vec::new(),
                    })
                    .await;
                for (section, text) in (0..).zip(rest.split(' ')) {
                    turn.delta(&item, DeltaKind::Summary(section), text).await;
                }
                turn.complete_text(&item).await;
            }
            "run" => {
                let item = turn
                    .start_item(command(rest, ActionStatus::InProgress))
                    .await;
                turn.delta(&item, DeltaKind::Output, "out").await;
                turn.complete_item(&item, command(rest, ActionStatus::Completed))
                    .await;
            }
            "launch" => {
                let item = turn
                    .start_item(command(rest, ActionStatus::InProgress))
                    .await;
                turn.delta(&item, DeltaKind::Output, "so far").await;
            }
            // Keeps this many items open, and notes the shortest time of ten more: a pause of the machine does not count.
            "beside" => {
                let body = |status| command("ls", status);
                for _ in 0..rest.parse().unwrap() {
                    turn.start_item(body(ActionStatus::InProgress)).await;
                }
                turn.settled().await;
                let mut shortest = u64::MAX;
                for _ in 0..50 {
                    let begin = std::time::Instant::now();
                    for _ in 0..10 {
                        let item = turn.start_item(body(ActionStatus::InProgress)).await;
                        turn.delta(&item, DeltaKind::Output, "x").await;
                        turn.complete_item(&item, body(ActionStatus::Completed))
                            .await;
                    }
                    turn.settled().await;
                    shortest = shortest.min(begin.elapsed().as_nanos() as u64);
                }
                self.note(shortest.to_string());
            }
            "background" => {
                let item = turn
                    .start_item(command(rest, ActionStatus::InProgress))
                    .await;
                turn.outlive_turn(&item).await;
                let (turn, rest, gate) = (turn.clone(), rest.to_owned(), self.0.clone());
                tokio::spawn(async move {
                    gate.gate.acquire().await.unwrap().forget();
                    turn.delta(&item, DeltaKind::Output, "late").await;
                    turn.complete_item(&item, command(&rest, ActionStatus::Completed))
                        .await;
                });
            }
            "plan" => {
                let steps = (!rest.is_empty()).then(|| PlanStep {
                    text: rest.to_owned(),
                    status: PlanStepStatus::Pending,
                });
                turn.plan(Plan {
                    explanation: None,
                    steps: steps.into_iter().collect(),
                })
                .await;
            }
            "use" => {
                let tokens = rest.parse().unwrap();
                turn.usage(
                    Usage {
                        input: tokens,
                        ..Usage::default()
                    },
                    Some(1000),
                )
                .await;
            }
            "warn" => turn.warn(rest.to_owned()).await,
            "retry" => turn.trouble(failure(rest), true).await,
            "fail" => return Err(failure(rest)),
            "panic" => panic!("{rest}"),
            "ask" => {
                let answer = turn.ask(None, question(rest)).await;
                self.note(format!("{answer:?}"));
            }
            "gate" => self.0.gate.acquire().await.unwrap().forget(),
            "wait" => turn.cancelled().cancelled().await,
            "stubborn" => std::future::pending().await,
            "steered" => self.note(format!("steered {}", texts(&turn.steered().await.concat()))),
            "changed" => {
                let changed = turn.changed().await;
                let turn = changed.as_ref().unwrap_or(turn);
                self.note(format!(
                    "{} {} {:?}",
                    changed.is_some(),
                    turn.thread().settings.model,
                    turn.service_tier()
                ));
            }
            "history" => {
                for past in turn.history(rest.parse().unwrap()).await {
                    let items: Vec<_> = past.items.iter().map(|item| body(&item.body)).collect();
                    self.note(items.join(", "));
                }
            }
            "remember" => turn.remember(entry(rest), false).await,
            "checkpoint" => turn.remember(entry(rest), true).await,
            "context" => {
                let entries = turn.context().await.unwrap();
                let entries: Vec<_> = entries.iter().map(|entry| entry.entry.get()).collect();
                self.note(entries.join(" "));
            }
            "count" => {
                let count = turn.state(std::sync::atomic::AtomicU64::default);
                let before = count.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                self.note(format!("count {before}"));
            }
            "joined" => turn.joined().await,
            "reach" => {
                let reached = GoalChange::status(GoalStatus::Complete);
                turn.change_goal(Some(reached)).await.unwrap();
            }
            "task" => self.note(format!("{:?}", turn.task())),
            "allow" => turn.allow(rest),
            "allowed" => self.note(format!("allowed {}", turn.allowed(rest))),
            other => panic!("unknown directive: {other}"),
        }
        Ok(())
    }
}

impl Agent for Script {
    fn name(&self) -> &str {
        "script"
    }

    fn models(&self) -> Arc<[Model]> {
        Arc::default()
    }

    fn run(&self, turn: TurnContext) -> BoxFuture<'_, Result<(), TurnError>> {
        Box::pin(async move {
            if turn.task() == threadwire_engine::TurnTask::Compact {
                turn.remember(entry("summary"), true).await;
            }
            let text = match turn.pursued() {
                Some(goal) => goal.objective.clone(),
                None => texts(turn.input()),
            };
            for line in text.lines() {
                self.directive(&turn, line).await?;
            }
            Ok(())
        })
    }
}

pub(crate) fn texts(input: &[InputPart]) -> String {
    let texts = input.iter().filter_map(|part| match part {
        InputPart::Text { text, .. } => Some(text.as_str()),
        _ => None,
    });
    texts.collect::<Vec<_>>().join("\n")
}

/// Makes a context entry.
fn entry(text: &str) -> threadwire_engine::Json {
    serde_json::value::to_raw_value(text).unwrap().into()
}

fn command(name: &str, status: ActionStatus) -> ItemBody {
    let ended = status == ActionStatus::Completed;
    ItemBody::Command(CommandItem {
        source: CommandSource::Agent,
        command: name.to_owned(),
        argv: vec![name.to_owned()],
        cwd: "/work".into(),
        actions: Vec::new(),
        process_id: None,
        status,
        output: ended.then(|| "out".to_owned()),
        exit_code: ended.then_some(0),
        duration_ms: ended.then_some(1),
    })
}

pub(crate) fn question(class: &str) -> AskKind {
    match class {
        "approval" => AskKind::Command {
            command: "ls".to_owned(),
            argv: vec!["ls".to_owned()],
            cwd: "/work".into(),
            actions: Vec::new(),
            reason: None,
            amendment: None,
        },
        "input" => AskKind::Input {
            questions: ["name", "password"]
                .map(|id| Question {
                    id: id.to_owned(),
                    header: String::new(),
                    text: String::new(),
                    options: Vec::new(),
                    other: true,
                    secret: id == "password",
                })
                .to_vec(),
        },
        "tool" => AskKind::ToolCall {
            namespace: None,
            tool: "lookup".to_owned(),
            arguments: serde_json::value::RawValue::from_string(r#"{"a":1}"#.to_owned())
                .unwrap()
                .into(),
        },
        other => panic!("unknown class: {other}"),
    }
}

pub(crate) fn failure(message: &str) -> TurnError {
    TurnError {
        message: message.to_owned(),
        kind: TurnErrorKind::Other,
        details: None,
    }
}

pub(crate) fn settings() -> Settings {
    Settings {
        cwd: "/work".into(),
        roots: Vec::new(),
        model: "model".to_owned(),
        model_provider: "provider".to_owned(),
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
    }
}

/// An engine with its agent.
pub(crate) struct World {
    pub(crate) engine: Engine,
    pub(crate) agent: Script,
    pub(crate) store: Arc<SqliteStore>,
    pub(crate) directory: Arc<dyn Directory>,
}

impl World {
    pub(crate) async fn new() -> Self {
        Self::with(None, Limits::default()).await
    }

    pub(crate) async fn at(path: &Path) -> Self {
        Self::with(Some(path), Limits::default()).await
    }

    pub(crate) async fn with(path: Option<&Path>, limits: Limits) -> Self {
        let store = Arc::new(SqliteStore::open(path).unwrap());
        Self::open(store.clone(), store, limits).await
    }

    /// Opens an engine that meets others in a directory of its own.
    pub(crate) async fn in_directory(path: &Path, directory: Arc<dyn Directory>) -> Self {
        let store = Arc::new(SqliteStore::open(Some(path)).unwrap());
        Self::open(store, directory, Limits::default()).await
    }

    async fn open(store: Arc<SqliteStore>, directory: Arc<dyn Directory>, limits: Limits) -> Self {
        let agent = Script::default();
        let options = EngineOptions {
            store: store.clone(),
            directory: directory.clone(),
            agent: Arc::new(agent.clone()),
            limits,
            spawned_source: "agent".to_owned(),
            paused_by: "paused".to_owned(),
            planned_by: "planned".to_owned(),
            closed_by: "closed".to_owned(),
        };
        Self {
            engine: Engine::open(options).await.unwrap(),
            agent,
            store,
            directory,
        }
    }

    pub(crate) async fn thread(&self) -> ThreadHandle {
        self.engine
            .start_thread(NewThread::new(settings()))
            .await
            .unwrap()
    }

    /// Returns the process id under which the engine is registered.
    pub(crate) fn process(&self) -> ProcessId {
        self.directory.me()
    }

    /// Returns the stored events of a thread as text, without what is in memory.
    pub(crate) async fn stored_events(&self, id: ThreadId) -> Vec<String> {
        let events = self.store.events(id, 0, u64::MAX).await.unwrap();
        events.iter().map(|event| line(event)).collect()
    }

    /// Creates a thread and subscribes client 1, which can answer all classes of asks.
    pub(crate) async fn followed_thread(&self) -> (ThreadHandle, Arc<Recorder>) {
        let thread = self.thread().await;
        let recorder = follow(&thread, 1, AnswerSet::ALL, Cursor::Live).await;
        (thread, recorder)
    }
}

pub(crate) async fn follow(
    thread: &ThreadHandle,
    client: u64,
    answers: AnswerSet,
    from: Cursor,
) -> Arc<Recorder> {
    let recorder = Arc::new(Recorder::default());
    thread
        .subscribe(
            Subscriber {
                client,
                observer: recorder.clone(),
                answers,
            },
            from,
        )
        .await;
    recorder
}

/// Waits until each of two processes is connected to the other.
pub(crate) async fn meet(one: &World, other: &World) {
    for (from, to) in [(one, other), (other, one)] {
        let (thread, recorder) = from.followed_thread().await;
        thread.start_turn(NewTurn::text("gate")).await.unwrap();
        // Whoever loads a thread with a running turn connects to its owner first.
        let there = to.engine.load_thread(thread.id()).await.unwrap();
        while there.snapshot().await.running.is_none() {
            tokio::task::yield_now().await;
        }
        let seen = follow(&there, 1, AnswerSet::default(), Cursor::Live).await;
        from.agent.open_gate();
        recorder.until("turn ended Completed").await;
        from.engine.delete_thread(thread.id()).await.unwrap();
        seen.until("thread deleted").await;
    }
}

/// Runs a turn to its end.
pub(crate) async fn run_turn(thread: &ThreadHandle, script: &str) {
    let recorder = follow(thread, u64::MAX, AnswerSet::default(), Cursor::Live).await;
    thread.start_turn(NewTurn::text(script)).await.unwrap();
    recorder.until("turn ended").await;
    thread.unsubscribe(u64::MAX).await;
}

/// Records events.
#[derive(Default)]
pub(crate) struct Recorder {
    events: Mutex<Vec<Arc<Event>>>,
    changed: Notify,
}

impl Observer for Recorder {
    fn on_event(&self, event: &Arc<Event>) {
        self.events.lock().unwrap().push(event.clone());
        self.changed.notify_waiters();
    }
}

impl Recorder {
    pub(crate) fn events(&self) -> Vec<Arc<Event>> {
        self.events.lock().unwrap().clone()
    }

    /// Returns the recorded events as text, without changes of the unread state.
    pub(crate) fn lines(&self) -> Vec<String> {
        let events = self.events();
        let shown = events.iter().filter(|event| !is_unread(event));
        shown.map(|event| line(event)).collect()
    }

    /// Clears the record and returns it.
    pub(crate) fn take(&self) -> Vec<String> {
        let lines = self.lines();
        self.events.lock().unwrap().clear();
        lines
    }

    /// Waits for an event whose text starts with `start`, and returns it.
    pub(crate) async fn until(&self, start: &str) -> Arc<Event> {
        self.until_event(|event| line(event).starts_with(start))
            .await
    }

    /// Waits for an event, and returns it.
    pub(crate) async fn until_event(&self, is_it: impl Fn(&Event) -> bool) -> Arc<Event> {
        loop {
            let changed = self.changed.notified();
            tokio::pin!(changed);
            changed.as_mut().enable();
            if let Some(event) = self.events().into_iter().find(|event| is_it(event)) {
                return event;
            }
            changed.await;
        }
    }

    /// Waits for the end of a turn.
    pub(crate) async fn until_turn(&self, id: TurnId) {
        loop {
            let changed = self.changed.notified();
            tokio::pin!(changed);
            changed.as_mut().enable();
            let ends = |event: &Arc<Event>| matches!(&event.kind, EventKind::TurnEnded { turn, .. } if turn.id == id);
            if self.events().iter().any(ends) {
                return;
            }
            changed.await;
        }
    }

    /// Waits for an ask and returns its id.
    pub(crate) async fn ask(&self) -> threadwire_engine::AskId {
        match &self.until("ask opened").await.kind {
            EventKind::AskOpened(ask) => ask.id,
            other => panic!("not an ask: {other:?}"),
        }
    }
}

/// Tells whether an event is a change of the unread state.
pub(crate) fn is_unread(event: &Event) -> bool {
    matches!(
        event.kind,
        EventKind::ThreadChanged {
            change: ThreadChange::Unread,
            ..
        }
    )
}

/// Returns an event as one line of text.
pub(crate) fn line(event: &Event) -> String {
    match &event.kind {
        EventKind::ThreadStarted(_) => "thread started".to_owned(),
        EventKind::ThreadChanged { change, .. } => format!("thread changed {change:?}"),
        EventKind::ThreadDeleted => "thread deleted".to_owned(),
        EventKind::ThreadUnloaded => "thread unloaded".to_owned(),
        EventKind::StatusChanged { status, .. } => format!("status {}", status_text(*status)),
        EventKind::TurnStarted(turn) => format!("turn started {:?}", turn.status),
        EventKind::TurnEnded { turn, last_message } => {
            let last = last_message
                .as_ref()
                .map(|item| format!(", last {}", body(&item.body)));
            format!("turn ended {:?}{}", turn.status, last.unwrap_or_default())
        }
        EventKind::ItemStarted(item) => format!("item started {}", body(&item.body)),
        EventKind::ItemChanged(item) => format!("item changed {}", body(&item.body)),
        EventKind::ItemDelta { text, .. } => format!("delta {text:?}"),
        EventKind::CallWritten(piece) => format!("call {} {:?}", piece.tool, piece.text),
        EventKind::PatchWritten(patch) => format!("patch {:?}", patch.changes),
        EventKind::ModelNoticed { notice, .. } => format!("model noticed {notice:?}"),
        EventKind::Remark { message, .. } => format!("remark {message}"),
        EventKind::ModelItem { item, .. } => format!("model item {item}"),
        EventKind::ModelAnswered(answer) => format!("model answered {}", answer.id),
        EventKind::ItemCompleted(item) => format!("item completed {}", body(&item.body)),
        EventKind::ItemAbandoned(item) => format!("item abandoned {}", body(&item.body)),
        EventKind::PlanChanged { plan, .. } => match plan.steps.first() {
            Some(step) => format!("plan {}", step.text),
            None => "no plan".to_owned(),
        },
        EventKind::DiffChanged { diff, .. } => format!("diff {diff}"),
        EventKind::UsageChanged { report, .. } => format!(
            "usage turn {} thread {}",
            report.turn_total.total(),
            report.total.total()
        ),
        EventKind::RateLimitsReported { limits, .. } => format!("limits {limits:?}"),
        EventKind::QueueChanged(queue) => {
            let inputs: Vec<_> = queue.iter().map(|queued| texts(&queued.input)).collect();
            format!("queue {inputs:?}")
        }
        EventKind::ToolServerChanged(server) => format!("tool server {server:?}"),
        EventKind::ToolServersStarted(servers) => format!("tool servers started {servers:?}"),
        EventKind::VisitEnded { elicitation } => format!("visit ended {elicitation}"),
        EventKind::HookChanged { run, .. } => format!("hook {} {:?}", run.id, run.end),
        EventKind::RequestStarted { report, .. } => format!("request {:?}", report.is_some()),
        EventKind::ReviewChanged { review, .. } => format!("review {:?}", review.end),
        EventKind::ReviewsRefused { refusals, .. } => format!("reviews refused {refusals:?}"),
        EventKind::AskOpened(ask) => format!("ask opened {:?}", ask.kind.class()),
        EventKind::AskSettled { answer, by, .. } => {
            format!("ask settled {} by {by:?}", answer_text(answer))
        }
        EventKind::TurnAttemptFailed {
            error, will_retry, ..
        } => {
            format!(
                "trouble {}{}",
                error.message,
                if *will_retry { ", will retry" } else { "" }
            )
        }
        EventKind::TurnsRemoved(thread) => format!("turns removed, {} left", thread.turn_count),
        EventKind::Warning { message } => format!("warning {message}"),
    }
}

fn answer_text(answer: &Answer) -> String {
    match answer {
        Answer::Decision { decision } => format!("{decision:?}"),
        Answer::Permissions { granted, .. } => format!("granted: {granted}"),
        Answer::Input { answers } => format!("{answers:?}"),
        Answer::ToolResult { success, .. } => format!("tool result {success}"),
        Answer::Elicitation { elicited } => format!("{elicited:?}"),
        Answer::Failed { message } => format!("failed: {message}"),
    }
}

fn status_text(status: ThreadStatus) -> &'static str {
    match status {
        ThreadStatus::Idle => "idle",
        ThreadStatus::Failed => "failed",
        ThreadStatus::Active {
            waiting_on_approval: true,
            ..
        } => "active, waiting on approval",
        ThreadStatus::Active {
            waiting_on_input: true,
            ..
        } => "active, waiting on input",
        ThreadStatus::Active { .. } => "active",
    }
}

pub(crate) fn body(body: &ItemBody) -> String {
    match body {
        ItemBody::User {
            content, steered, ..
        } => {
            format!(
                "{} {:?}",
                if *steered { "steer" } else { "user" },
                texts(content)
            )
        }
        ItemBody::Agent { text, .. } => format!("agent {text:?}"),
        ItemBody::Reasoning { summary, .. } => format!("reasoning {summary:?}"),
        ItemBody::Command(command) => format!("command {} {:?}", command.command, command.status),
        other => format!("{other:?}"),
    }
}

/// Checks that the sequence numbers of events have no gaps.
pub(crate) fn assert_dense(events: &[Arc<Event>]) {
    for pair in events.windows(2) {
        assert_eq!(pair[0].seq + 1, pair[1].seq, "after {}", line(&pair[0]));
    }
}

/// Makes input to queue with one text.
pub(crate) fn queued(text: &str) -> NewQueuedInput {
    NewQueuedInput {
        input: vec![InputPart::text(text)],
        ..NewQueuedInput::default()
    }
}
