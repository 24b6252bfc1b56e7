//! Hooks of the user around the work of the coding agent: which run at an event, what they are told, and what they
//! decide. Without an active hook nothing here does any work.

mod tool;

use std::{
    fmt,
    path::PathBuf,
    sync::{Arc, Mutex},
    time::{Instant, SystemTime, UNIX_EPOCH},
};

use serde_json::{Map, Value};
use threadwire_engine::{
    ApprovalPolicy, HookEnd, HookEntry, HookEntryKind, HookEvent, HookRun, HookSource, HookStatus,
    Millis, ThreadParent, TurnContext,
};
use threadwire_workspace::{
    config::CommandEnvironment,
    hooks::{
        self, Ended, EntryKind, Event, Handler, Hook, Invocation, Source, Status, Verdict, judge,
    },
    locks::lock,
};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::tools::shorten;

/// Number of tokens that a hook may tell the model if it does not say how many.
const CONTEXT_TOKENS: usize = 2500;

/// The active hooks of a turn. Clones share them.
#[derive(Clone, Default)]
pub(crate) struct Hooks(Option<Arc<Active>>);

struct Active {
    hooks: Vec<Hook>,
    turn: TurnContext,
    model: String,
    environment: CommandEnvironment,
}

/// What the hooks of one event decided.
#[derive(Debug, Default)]
pub(crate) struct Decisions {
    /// What the model is told.
    pub(crate) contexts: Vec<String>,
    /// The objections, with the ids of their runs.
    pub(crate) blocked: Vec<(String, String)>,
    /// The reason of the first hook that stops the agent.
    pub(crate) stopped: Option<Option<String>>,
    /// The new input of the tool.
    pub(crate) input: Option<Value>,
    /// Whether a hook approves in place of the user.
    pub(crate) approved: bool,
    /// Whether the turn was interrupted, which ends the hooks: what they would have decided is not known, so what they
    /// guard must not happen.
    pub(crate) is_interrupted: bool,
}

/// What hooks said that nobody waited for, until the next request to the model. The turn that they ran for may have
/// ended.
#[derive(Default)]
struct Late(Mutex<Untold>);

#[derive(Default)]
pub(crate) struct Untold {
    /// What the user is warned of.
    pub(crate) warnings: Vec<String>,
    /// What the model is told.
    pub(crate) contexts: Vec<String>,
}

/// Takes what hooks said that nobody waited for.
pub(crate) fn untold(turn: &TurnContext) -> Untold {
    std::mem::take(&mut *lock(&turn.state(Late::default).0))
}

/// The work of a thread that nobody waits for.
#[derive(Default)]
struct InBackground(Mutex<JoinSet<()>>);

/// Starts work that nobody waits for. It ends when the thread is unloaded.
pub(crate) fn in_background(turn: &TurnContext, work: impl Future<Output = ()> + Send + 'static) {
    let background = turn.state(InBackground::default);
    let mut background = lock(&background.0);
    while background.try_join_next().is_some() {}
    background.spawn(work);
}

impl Hooks {
    /// Takes the active hooks of a configuration. `model` is the model of the turn.
    pub(crate) fn new(
        turn: &TurnContext,
        configured: &hooks::Hooks,
        model: &str,
        environment: &CommandEnvironment,
    ) -> Self {
        let active = configured.hooks.iter().filter(|hook| hook.is_active());
        let hooks: Vec<Hook> = active.cloned().collect();
        if hooks.is_empty() {
            return Self::default();
        }
        Self(Some(Arc::new(Active {
            hooks,
            turn: turn.clone(),
            model: model.to_owned(),
            environment: environment.clone(),
        })))
    }

    /// Tells whether there is an active hook for an event.
    pub(crate) fn has(&self, event: Event) -> bool {
        let active = self.0.as_ref();
        active.is_some_and(|active| active.hooks.iter().any(|hook| hook.event == event))
    }

    /// Runs the hooks of an event at once, shows them, and returns what they decided, in their order. `subject` is what
    /// matchers select by, `call` the id of the call that the event is about, `details` what hooks are told besides the
    /// usual.
    pub(crate) async fn run(
        &self,
        event: Event,
        subject: &str,
        call: Option<&str>,
        details: Map<String, Value>,
    ) -> Decisions {
        let Some(active) = self.0.as_ref().filter(|_| self.has(event)) else {
            return Decisions::default();
        };
        // Boxed: most turns have no hooks, and their futures must not reserve memory for them.
        Box::pin(active.run(event, subject, call, details)).await
    }

    /// Runs the hooks about the end of the thread, and waits for them. Nobody sees them.
    pub(crate) async fn run_at_end(self) {
        let Some(active) = self.0 else { return };
        let event = Event::SessionEnd;
        let reason = "other";
        let input = active.input(event, details([("reason", reason.into())]));
        let mut running = JoinSet::new();
        for hook in &active.hooks {
            if hook.event == event && hook.is_for(reason) {
                let (active, hook, input) = (Arc::clone(&active), hook.clone(), input.clone());
                running.spawn(async move { active.ended_alone(&hook, &input).await });
            }
        }
        running.join_all().await;
    }

    /// Runs the hooks of an event that nobody waits for.
    pub(crate) fn run_in_background(&self, event: Event) {
        let Some(active) = self.0.as_ref().filter(|_| self.has(event)) else {
            return;
        };
        let input = active.input(event, Map::new());
        for hook in active.hooks.iter().filter(|hook| hook.event == event) {
            active.spawn(hook, input.clone());
        }
    }
}

impl fmt::Debug for Hooks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.0.as_ref().map_or(0, |active| active.hooks.len());
        write!(f, "Hooks({count})")
    }
}

impl Active {
    async fn run(
        self: &Arc<Self>,
        event: Event,
        subject: &str,
        call: Option<&str>,
        details: Map<String, Value>,
    ) -> Decisions {
        let mut decisions = Decisions::default();
        let input = self.input(event, details);
        let mut running = JoinSet::new();
        let mut shown = Vec::new();
        for hook in &self.hooks {
            if hook.event != event || !hook.is_for(subject) {
                continue;
            }
            if let Handler::Command { is_async: true, .. } = hook.handler {
                self.spawn(hook, input.clone());
                continue;
            }
            let run = started(hook, call);
            self.turn.hook(run.clone()).await;
            let (active, hook, input) = (Arc::clone(self), hook.clone(), input.clone());
            let index = shown.len();
            running.spawn(async move {
                let began = Instant::now();
                let cancel = active.turn.cancelled().clone();
                let ended = active.ended(&hook, &input, cancel).await;
                (index, judge(hook.event, &ended), began.elapsed())
            });
            shown.push((run, None));
        }
        while let Some(ended) = running.join_next().await {
            if let Ok((index, verdict, duration)) = ended {
                shown[index].1 = Some((verdict, duration, now()));
            }
        }
        for (mut run, ended) in shown {
            let Some((verdict, duration, at)) = ended else {
                continue;
            };
            let limit = self.hooks.iter().find(|hook| hook.run_id(call) == run.id);
            let limit = limit.and_then(|hook| hook.context_limit);
            run.end = Some(HookEnd {
                status: status(verdict.status),
                at,
                duration_ms: i64::try_from(duration.as_millis()).unwrap_or(i64::MAX),
                entries: verdict.entries.iter().map(entry).collect(),
            });
            decisions.take(verdict, &run.id, limit);
            self.turn.hook(run).await;
        }
        decisions.is_interrupted = self.turn.cancelled().is_cancelled();
        decisions
    }

    /// Runs a hook beside the turn, without showing it. What it says is told with the next request to the model; it can
    /// stop nothing any more.
    fn spawn(self: &Arc<Self>, hook: &Hook, input: Arc<str>) {
        let (active, hook) = (Arc::clone(self), hook.clone());
        in_background(&self.turn, async move {
            let verdict = active.ended_alone(&hook, &input).await;
            let warnings = verdict.entries.into_iter();
            let warnings = warnings.filter(|entry| entry.kind == EntryKind::Warning);
            let untold = active.turn.state(Late::default);
            let mut untold = lock(&untold.0);
            untold.warnings.extend(warnings.map(|entry| entry.text));
            untold
                .contexts
                .extend(verdict.context.map(|text| cut(text, hook.context_limit)));
        });
    }

    /// Runs a hook to its end, without showing it.
    async fn ended_alone(&self, hook: &Hook, input: &str) -> Verdict {
        let ended = self.ended(hook, input, CancellationToken::new()).await;
        let verdict = judge(hook.event, &ended);
        let mut entries = verdict.entries.iter();
        if let Some(entry) = entries.find(|entry| entry.kind == EntryKind::Error) {
            tracing::warn!(hook = %hook.key, problem = %entry.text, "a hook failed");
        }
        verdict
    }

    async fn ended(&self, hook: &Hook, input: &str, cancel: CancellationToken) -> Ended {
        let command = match &hook.handler {
            Handler::Command { command, .. } => command,
            Handler::McpTool {
                server,
                tool,
                input: arguments,
            } => {
                let called = (server.as_str(), tool.as_str());
                let timeout = hook.timeout;
                return tool::call(&self.turn, called, arguments, timeout, input, &cancel).await;
            }
        };
        let invocation = Invocation {
            command,
            cwd: &self.turn.thread().settings.cwd,
            timeout: hook.timeout,
            input,
            environment: &self.environment,
            plugin: hook.plugin.as_deref(),
        };
        hooks::run(invocation, cancel).await
    }

    /// Returns what a hook reads.
    fn input(&self, event: Event, mut details: Map<String, Value>) -> Arc<str> {
        let thread = self.turn.thread();
        let spawned = thread.spawned.as_ref();
        let mut put = |name: &str, value: Value| details.insert(name.to_owned(), value);
        // All agents of a session have its id, and say which agent they are.
        let session = spawned.map_or(thread.id, |place| place.root);
        put("session_id", session.to_string().into());
        if let Some(place) = spawned {
            put("agent_id", thread.id.to_string().into());
            put("agent_type", agent_type(place).into());
        }
        if !matches!(event, Event::SessionStart | Event::SessionEnd) {
            put("turn_id", self.turn.id().to_string().into());
        }
        let shown =
            |file: Option<PathBuf>| -> Value { file.map(|file| file.display().to_string()).into() };
        match event {
            Event::SubagentStop => {
                put("transcript_path", shown(self.turn.file_of_root()));
                put("agent_transcript_path", shown(self.turn.file()))
            }
            _ => put("transcript_path", shown(self.turn.file())),
        };
        put("cwd", thread.settings.cwd.display().to_string().into());
        put("hook_event_name", event.name().into());
        if event == Event::SessionEnd {
            return Value::Object(details).to_string().into();
        }
        put("model", self.model.clone().into());
        if !matches!(
            event,
            Event::PreModelRequest
                | Event::PostModelRequest
                | Event::PreCompact
                | Event::PostCompact
        ) {
            let mode = match thread.settings.approval {
                ApprovalPolicy::Never => "bypassPermissions",
                _ => "default",
            };
            put("permission_mode", mode.into());
        }
        Value::Object(details).to_string().into()
    }
}

impl Decisions {
    fn take(&mut self, verdict: Verdict, run: &str, limit: Option<u64>) {
        let cut = |text| cut(text, limit);
        self.contexts.extend(verdict.context.map(cut));
        if let Some(reason) = verdict.blocked {
            self.blocked.push((cut(reason), run.to_owned()));
        }
        if self.stopped.is_none() {
            self.stopped = verdict.stopped.map(|reason| reason.map(cut));
        }
        if verdict.input.is_some() {
            self.input = verdict.input;
        }
        self.approved |= verdict.approved;
    }

    /// Returns the objections as one text; `None` if there are none.
    pub(crate) fn objections(&self) -> Option<String> {
        let reasons: Vec<&str> = self.blocked.iter().map(|(reason, _)| &**reason).collect();
        (!reasons.is_empty()).then(|| reasons.join("\n\n"))
    }
}

/// Cuts what a hook says to the number of tokens that it names. 0 stands for no limit.
fn cut(text: String, limit: Option<u64>) -> String {
    match limit {
        Some(0) => text,
        Some(limit) => shorten(&text, usize::try_from(limit).unwrap_or(usize::MAX)),
        None => shorten(&text, CONTEXT_TOKENS),
    }
}

/// Returns what hooks know the agent of a child thread by: its role, else `default`.
pub(crate) fn agent_type(place: &ThreadParent) -> &str {
    place.role.as_deref().unwrap_or("default")
}

fn started(hook: &Hook, call: Option<&str>) -> HookRun {
    HookRun {
        id: hook.run_id(call),
        event: event(hook.event),
        is_of_thread: hook.event.is_of_thread(),
        is_tool: matches!(hook.handler, Handler::McpTool { .. }),
        file: hook.file.clone(),
        source: match hook.source {
            Source::System => HookSource::System,
            Source::User => HookSource::User,
            Source::Project => HookSource::Project,
            Source::Flags => HookSource::Flags,
            Source::Plugin => HookSource::Plugin,
        },
        order: i64::try_from(hook.order).unwrap_or(i64::MAX),
        message: hook.status_message.clone(),
        started_at: now(),
        end: None,
    }
}

fn event(event: Event) -> HookEvent {
    match event {
        Event::PreModelRequest => HookEvent::PreModelRequest,
        Event::PostModelRequest => HookEvent::PostModelRequest,
        Event::PreToolUse => HookEvent::PreToolUse,
        Event::PermissionRequest => HookEvent::PermissionRequest,
        Event::PostToolUse => HookEvent::PostToolUse,
        Event::PreCompact => HookEvent::PreCompact,
        Event::PostCompact => HookEvent::PostCompact,
        Event::SessionStart => HookEvent::SessionStart,
        Event::SessionEnd => HookEvent::SessionEnd,
        Event::UserPromptSubmit => HookEvent::UserPromptSubmit,
        Event::SubagentStart => HookEvent::SubagentStart,
        Event::SubagentStop => HookEvent::SubagentStop,
        Event::Stop => HookEvent::Stop,
        Event::Interrupt => HookEvent::Interrupt,
    }
}

fn status(status: Status) -> HookStatus {
    match status {
        Status::Completed => HookStatus::Completed,
        Status::Failed => HookStatus::Failed,
        Status::Blocked => HookStatus::Blocked,
        Status::Stopped => HookStatus::Stopped,
    }
}

fn entry(entry: &hooks::Entry) -> HookEntry {
    HookEntry {
        kind: match entry.kind {
            EntryKind::Warning => HookEntryKind::Warning,
            EntryKind::Stop => HookEntryKind::Stop,
            EntryKind::Feedback => HookEntryKind::Feedback,
            EntryKind::Context => HookEntryKind::Context,
            EntryKind::Error => HookEntryKind::Error,
        },
        text: entry.text.clone(),
    }
}

/// Returns the current time.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    Millis::try_from(since.unwrap_or_default().as_millis()).unwrap_or(Millis::MAX)
}

/// Makes what hooks are told besides the usual.
pub(crate) fn details<const N: usize>(members: [(&str, Value); N]) -> Map<String, Value> {
    let mut details = Map::new();
    for (name, value) in members {
        details.insert(name.to_owned(), value);
    }
    details
}
