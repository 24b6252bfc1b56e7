//! Runs the offline agent in a real engine with the cases of `offline.toml`.

use std::{
    collections::{BTreeMap, VecDeque},
    fs,
    path::Path,
    sync::Arc,
    time::Duration,
};

use serde::Deserialize;
use threadwire_agent::{MODEL, OfflineAgent, PROVIDER};
use threadwire_engine::{
    ActionStatus, Answer, AnswerSet, ApprovalCategories, ApprovalPolicy, AskKind, Cursor, Decision,
    DeltaKind, Engine, EngineOptions, Event, EventKind, FileChange, FileChangeKind, InputPart,
    Item, ItemBody, Limits, NewThread, NewTurn, Observer, PlanStepStatus, SandboxPolicy, Settings,
    SqliteStore, Subscriber, ThreadHandle, ThreadStatus, ToolContent, ToolSpec, TurnStatus,
};
use threadwire_host::Host;
use threadwire_workspace::config::Sources;
use tokio::sync::mpsc;

#[derive(Deserialize)]
struct Cases {
    case: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    prompt: String,
    then: Option<String>,
    #[serde(default)]
    policy: Option<String>,
    #[serde(default)]
    sandbox: Option<String>,
    #[serde(default)]
    files: BTreeMap<String, String>,
    #[serde(default)]
    answers: VecDeque<String>,
    shows: Vec<String>,
    #[serde(default)]
    after: BTreeMap<String, String>,
}

const CLIENT: u64 = 1;

/// Limits with which an interrupted turn ends only when the agent returns: a machine that is busy with other tests must
/// not make the engine abandon it.
fn limits() -> Limits {
    Limits {
        interrupt_grace: Duration::from_secs(3600),
        ..Limits::default()
    }
}

struct Events(mpsc::UnboundedSender<Arc<Event>>);

impl Observer for Events {
    fn on_event(&self, event: &Arc<Event>) {
        let _ = self.0.send(event.clone());
    }
}

struct Session {
    dir: tempfile::TempDir,
    engine: Engine,
    thread: ThreadHandle,
    events: mpsc::UnboundedReceiver<Arc<Event>>,
}

impl Session {
    async fn open(approval: ApprovalPolicy, sandbox: SandboxPolicy) -> Self {
        Self::configured(approval, sandbox, None).await
    }

    /// Opens a session with the text of a configuration.
    async fn configured(
        approval: ApprovalPolicy,
        sandbox: SandboxPolicy,
        config: Option<&str>,
    ) -> Self {
        let dir = tempfile::tempdir().unwrap();
        let cwd = dir.path().join("work");
        fs::create_dir(&cwd).unwrap();
        let store = Arc::new(SqliteStore::open(None).unwrap());
        let mut agent = OfflineAgent::new(Some(cwd.join("home")));
        if let Some(config) = config {
            let sources = Sources {
                home: dir.path().join("configured"),
                ..Sources::default()
            };
            fs::create_dir(&sources.home).unwrap();
            fs::write(sources.user_file(), config).unwrap();
            let host = Host::new(sources, cwd.clone(), store.clone());
            agent = agent.with_configuration(host.config.clone());
        }
        let engine = Engine::open(EngineOptions {
            store: store.clone(),
            directory: store,
            agent: Arc::new(agent),
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
            model: MODEL.into(),
            model_provider: PROVIDER.into(),
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
            tools: vec![ToolSpec {
                name: "lookup".into(),
                namespace: None,
                description: "Looks up".into(),
                input_schema: serde_json::value::RawValue::from_string("{}".into())
                    .unwrap()
                    .into(),
                is_checked: false,
                is_bound: false,
                approval: None,
            }],
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
            events,
        }
    }

    fn cwd(&self) -> std::path::PathBuf {
        self.dir.path().join("work")
    }

    async fn start(&self, prompt: &str) {
        let input = vec![InputPart::text(prompt)];
        self.thread
            .start_turn(NewTurn {
                input,
                ..NewTurn::default()
            })
            .await
            .unwrap();
    }

    async fn next(&mut self) -> Arc<Event> {
        let next = tokio::time::timeout(Duration::from_secs(60), self.events.recv()).await;
        next.expect("the turn goes on")
            .expect("the thread is loaded")
    }

    /// Follows a turn until it ends and answers its requests. Returns the events as lines.
    async fn follow(&mut self, answers: &mut VecDeque<String>) -> Vec<String> {
        let mut seen: Vec<String> = Vec::new();
        loop {
            let event = self.next().await;
            if let EventKind::AskOpened(ask) = &event.kind {
                let word = answers
                    .pop_front()
                    .expect("an answer is given for every question");
                let answer = answer(&ask.kind, &word);
                self.thread.answer(ask.id, answer, CLIENT).await.unwrap();
            }
            if let Some(line) = show(&event.kind) {
                let line = line
                    .replace(self.cwd().to_str().unwrap(), "{dir}")
                    .replace("{dir}/../", "../")
                    .replace(self.dir.path().to_str().unwrap(), "..")
                    .replace('\n', "|");
                let joins = matches!(event.kind, EventKind::ItemDelta { .. });
                let head = line.split_once(": ").map(|(head, _)| format!("{head}: "));
                match (seen.last_mut(), head) {
                    (Some(last), Some(head)) if joins && last.starts_with(&head) => {
                        last.push_str(&line[head.len()..]);
                    }
                    _ => seen.push(line),
                }
            }
            if matches!(event.kind, EventKind::TurnEnded { .. }) {
                return seen;
            }
        }
    }
}

fn answer(kind: &AskKind, word: &str) -> Answer {
    let decision = |decision| Answer::Decision { decision };
    match (kind, word) {
        (AskKind::Input { .. }, "") => Answer::Input {
            answers: Vec::new(),
        },
        (AskKind::Input { questions }, text) => Answer::Input {
            answers: vec![(questions[0].id.clone(), vec![text.to_owned()])],
        },
        (AskKind::ToolCall { .. }, "fail") => Answer::Failed {
            message: "no".to_owned(),
        },
        (AskKind::ToolCall { .. }, text) => Answer::ToolResult {
            success: true,
            content: vec![ToolContent::Text {
                text: text.strip_prefix("result ").unwrap().to_owned(),
            }],
            structured: None,
            error: None,
            error_code: None,
        },
        (_, "accept") => decision(Decision::Accept),
        (_, "session") => decision(Decision::AcceptForSession),
        (_, "decline") => decision(Decision::Decline),
        (_, "cancel") => decision(Decision::Cancel),
        (_, word) => {
            let prefix = word.strip_prefix("always ").expect("a known answer");
            decision(Decision::AcceptAlways {
                prefix: Some(prefix.split(' ').map(str::to_owned).collect()),
            })
        }
    }
}

/// Formats an event as a line; `None` for events that every turn has.
fn show(kind: &EventKind) -> Option<String> {
    Some(match kind {
        EventKind::ItemStarted(item) => show_item(item, "started")?,
        EventKind::ItemChanged(item) => show_item(item, "changed")?,
        EventKind::ItemCompleted(item) => show_item(item, "completed")?,
        EventKind::ItemDelta { kind, text, .. } => match kind {
            DeltaKind::Text => format!("text: {text}"),
            DeltaKind::Summary(section) => format!("summary {section}: {text}"),
            DeltaKind::Reasoning(section) => format!("reasoning {section}: {text}"),
            DeltaKind::Output => format!("output: {text}"),
            DeltaKind::Plan => format!("plan text: {text}"),
            DeltaKind::Progress => format!("progress: {text}"),
            DeltaKind::Input(process) => format!("input of {process}: {text}"),
        },
        EventKind::StatusChanged { status, .. } => match status {
            ThreadStatus::Active {
                waiting_on_approval: true,
                ..
            } => "waiting for approval".into(),
            ThreadStatus::Active {
                waiting_on_input: true,
                ..
            } => "waiting for input".into(),
            ThreadStatus::Active { .. } => "running".into(),
            _ => return None,
        },
        EventKind::AskOpened(ask) => match &ask.kind {
            AskKind::Command {
                command,
                amendment,
                reason,
                ..
            } => {
                let always = amendment.clone().unwrap_or_default().join(" ");
                let reason = reason
                    .as_ref()
                    .map(|reason| format!(", {reason}"))
                    .unwrap_or_default();
                format!("ask: command `{command}`, always {always}{reason}")
            }
            AskKind::FileChange { changes, .. } => format!("ask: {}", show_changes(changes)),
            AskKind::Input { questions } => {
                let labels: Vec<_> = questions[0]
                    .options
                    .iter()
                    .map(|option| &option.label[..])
                    .collect();
                format!("ask: {} {}", questions[0].text, labels.join("/"))
            }
            AskKind::ToolCall {
                tool, arguments, ..
            } => {
                format!("ask: tool {tool} {}", arguments.get())
            }
            AskKind::Tool { tool, .. } => format!("ask: may {tool} be called"),
            AskKind::Permissions { permissions, .. } => format!("ask: may it {permissions}"),
            AskKind::Elicitation { message, .. } => format!("ask: {message}"),
        },
        EventKind::AskSettled { .. } => "answered".into(),
        EventKind::PlanChanged { plan, .. } => {
            let steps: Vec<String> = plan
                .steps
                .iter()
                .map(|step| {
                    let mark = match step.status {
                        PlanStepStatus::Pending => ' ',
                        PlanStepStatus::InProgress => '>',
                        PlanStepStatus::Completed => 'x',
                    };
                    format!("[{mark}] {}", step.text)
                })
                .collect();
            format!("plan: {}", steps.join(", "))
        }
        EventKind::DiffChanged { diff, .. } => format!("diff: {diff}"),
        EventKind::UsageChanged { report, .. } => {
            format!(
                "usage: {} in, {} out",
                report.last.input, report.last.output
            )
        }
        EventKind::TurnAttemptFailed {
            error, will_retry, ..
        } => {
            format!(
                "trouble: {}{}",
                error.message,
                if *will_retry { ", will retry" } else { "" }
            )
        }
        EventKind::Warning { message } => format!("warning: {message}"),
        EventKind::TurnEnded { turn, .. } => match turn.status {
            TurnStatus::Completed => "completed".into(),
            TurnStatus::Failed => "failed".into(),
            TurnStatus::Interrupted => "interrupted".into(),
            TurnStatus::Running => "running".into(),
        },
        _ => return None,
    })
}

fn show_item(item: &Item, event: &str) -> Option<String> {
    let status = |status: ActionStatus| match status {
        ActionStatus::InProgress => event,
        ActionStatus::Completed => "completed",
        ActionStatus::Failed => "failed",
        ActionStatus::Declined => "declined",
    };
    Some(match &item.body {
        ItemBody::User { .. } => return None,
        ItemBody::Agent { .. } => format!("agent {event}"),
        ItemBody::Reasoning { .. } => format!("reasoning {event}"),
        ItemBody::Command(command) => {
            let process = match (event, &command.process_id) {
                ("started", Some(_)) => " with a process",
                _ => "",
            };
            let end = match (command.exit_code, &command.output) {
                (Some(code), Some(output)) => format!(" with code {code}: {output}"),
                _ => String::new(),
            };
            format!(
                "command `{}` {}{process}{end}",
                command.command,
                status(command.status)
            )
        }
        ItemBody::FileChange(change) => {
            format!(
                "{} {}",
                show_changes(&change.changes),
                status(change.status)
            )
        }
        ItemBody::Tool(tool) => {
            let content: Vec<String> = tool
                .content
                .iter()
                .flatten()
                .map(|part| match part {
                    ToolContent::Text { text } => format!(": {text}"),
                    ToolContent::Image { url } => format!(": {url}"),
                    ToolContent::Block { json } => format!(": {json}"),
                })
                .collect();
            let (name, arguments) = (&tool.name, tool.arguments.get());
            format!(
                "tool {name} {arguments} {}{}",
                status(tool.status),
                content.concat()
            )
        }
        ItemBody::Plan { .. } => format!("plan item {event}"),
        ItemBody::ImageView { path } => format!("image {} {event}", path.display()),
        ItemBody::GeneratedImage { .. } => format!("generated image {event}"),
        ItemBody::WebSearch { query, .. } => format!("search {query} {event}"),
        ItemBody::Compaction { .. } => format!("compaction {event}"),
        ItemBody::ReviewStarted { subject } => format!("review {subject} {event}"),
        ItemBody::ReviewEnded { .. } => format!("review {event}"),
        ItemBody::Error { message } => format!("error {message} {event}"),
        ItemBody::HookPrompt { prompts } => format!("hooks {} {event}", prompts.len()),
    })
}

fn show_changes(changes: &[FileChange]) -> String {
    let name = |path: &Path| {
        let path = path.display().to_string();
        match path.split_once("/work/") {
            Some((_, name)) => name.to_owned(),
            None => format!("../{}", Path::new(&path).file_name().unwrap().display()),
        }
    };
    let changes: Vec<String> = changes
        .iter()
        .map(|change| {
            let path = name(&change.path);
            match &change.kind {
                FileChangeKind::Add => format!("add {path}"),
                FileChangeKind::Delete => format!("delete {path}"),
                FileChangeKind::Update { move_path: None } => format!("update {path}"),
                FileChangeKind::Update {
                    move_path: Some(target),
                } => {
                    format!("update {path} -> {}", name(target))
                }
            }
        })
        .collect();
    format!("change of {}", changes.join(", "))
}

/// Returns whether a line matches. An expected line that ends with `: ` matches any text after it.
fn fits(line: &str, expected: &str) -> bool {
    line == expected || (expected.ends_with(": ") && line.starts_with(expected))
}

#[tokio::test]
async fn prompts_do_what_they_say() {
    let mut failures = Vec::new();
    for mut case in toml::from_str::<Cases>(include_str!("offline.toml"))
        .unwrap()
        .case
    {
        let policy = match case.policy.as_deref().unwrap_or("never") {
            "never" => ApprovalPolicy::Never,
            "untrusted" => ApprovalPolicy::Untrusted,
            "on-request" => ApprovalPolicy::OnRequest,
            "granular" => ApprovalPolicy::ByCategory(ApprovalCategories::default()),
            other => panic!("{}: unknown policy {other}", case.name),
        };
        let sandbox = match case.sandbox.as_deref().unwrap_or("full") {
            "full" => SandboxPolicy::DangerFullAccess,
            "read-only" => SandboxPolicy::ReadOnly { network: false },
            "workspace" => SandboxPolicy::WorkspaceWrite {
                writable_roots: Vec::new(),
                network: false,
                exclude_tmpdir_env_var: true,
                exclude_slash_tmp: true,
            },
            other => panic!("{}: unknown sandbox {other}", case.name),
        };
        let mut session = Session::open(policy, sandbox).await;
        for (name, text) in &case.files {
            fs::write(session.cwd().join(name), text).unwrap();
        }
        let mut seen = Vec::new();
        for prompt in [Some(&case.prompt), case.then.as_ref()]
            .into_iter()
            .flatten()
        {
            session.start(prompt).await;
            // Skips the first status of a turn, which every turn has.
            let turn = session.follow(&mut case.answers).await;
            seen.extend(turn.into_iter().skip_while(|line| line == "running"));
        }
        let fits_all = seen.len() == case.shows.len()
            && seen
                .iter()
                .zip(&case.shows)
                .all(|(line, expected)| fits(line, expected));
        if !fits_all {
            failures.push(format!("{}: {seen:#?}", case.name));
        }
        for (name, text) in &case.after {
            let content = fs::read_to_string(session.cwd().join(name)).unwrap();
            assert_eq!(content, *text, "{}: {name}", case.name);
        }
        assert!(
            case.answers.is_empty(),
            "{}: not all answers were asked for",
            case.name
        );
        session.engine.shutdown().await;
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[tokio::test]
async fn a_stream_without_end_fails_its_turn() {
    let mut session = Session::open(ApprovalPolicy::Never, SandboxPolicy::DangerFullAccess).await;
    session.start("stream: 100 x 1000000").await;
    let seen = session.follow(&mut VecDeque::new()).await;
    let last = seen.last().map(String::as_str);
    assert_eq!(last, Some("failed"));
    session.engine.shutdown().await;
}

#[tokio::test]
async fn an_interrupt_ends_commands_and_waits() {
    for prompt in [
        "run: echo $$; sleep 1000",
        "wait: 1000s",
        "stream: 1000000000 x 1",
    ] {
        let mut session =
            Session::open(ApprovalPolicy::Never, SandboxPolicy::DangerFullAccess).await;
        session.start(prompt).await;
        let mut process = None;
        loop {
            match &session.next().await.kind {
                EventKind::ItemDelta { text, .. } if prompt.starts_with("run") => {
                    process = Some(text.trim().to_owned());
                    break;
                }
                EventKind::ItemDelta { .. } => break,
                EventKind::ItemCompleted(_) if prompt.starts_with("wait") => break,
                _ => {}
            }
        }
        session.thread.interrupt(None).await.unwrap();
        let seen = session.follow(&mut VecDeque::new()).await;
        assert_eq!(
            seen.last().map(String::as_str),
            Some("interrupted"),
            "{prompt}"
        );
        if let Some(process) = process {
            assert!(
                !Path::new("/proc").join(process).join("exe").exists(),
                "{prompt}"
            );
        }
    }
}

#[tokio::test]
async fn input_that_joins_comes_next() {
    let mut session = Session::open(ApprovalPolicy::Never, SandboxPolicy::DangerFullAccess).await;
    session.start("ask: Ready?\nsay: last").await;
    let ask = loop {
        if let EventKind::AskOpened(ask) = &session.next().await.kind {
            break ask.clone();
        }
    };
    session
        .thread
        .steer(None, vec![InputPart::text("say: first")], None)
        .await
        .unwrap();
    session
        .thread
        .answer(ask.id, answer(&ask.kind, "yes"), CLIENT)
        .await
        .unwrap();
    let seen = session.follow(&mut VecDeque::new()).await;
    let texts: Vec<_> = seen
        .iter()
        .filter_map(|line| line.strip_prefix("text: "))
        .collect();
    assert_eq!(texts, ["first", "last", "Ready? yes"]);
}

#[tokio::test]
async fn commands_get_the_environment_of_the_configuration() {
    // Variables that cargo sets for tests.
    let secret = "model_providers.x.env_key = \"CARGO_MANIFEST_DIR\"\n\
                  shell_environment_policy.set = { ADDED = \"yes\" }";
    let prompt = "run: echo [$CARGO_MANIFEST_DIR][$CARGO_PKG_NAME][$ADDED]";
    for (config, expected) in [
        (secret, "[][threadwire-agent][yes]"),
        // What cannot be read may name secrets.
        ("model_providers = 1", "[][][]"),
    ] {
        let mut session = Session::configured(
            ApprovalPolicy::Never,
            SandboxPolicy::DangerFullAccess,
            Some(config),
        )
        .await;
        session.start(prompt).await;
        let seen = session.follow(&mut VecDeque::new()).await;
        let output = format!("with code 0: {expected}|");
        let is_shown = |line: &String| line.ends_with(&output);
        assert!(seen.iter().any(is_shown), "{config}: {seen:?}");
    }
}
