//! The agent as the engine sees it: turns go to JavaScript as letters, and come back as acts.

use std::{
    collections::HashMap,
    path::PathBuf,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use futures_util::{FutureExt, StreamExt, future::BoxFuture, stream::FuturesUnordered};
use serde::{Deserialize, Serialize};
use serde_json::{json, value::RawValue};
use threadwire_agent::tools::{ClientToolResult, PatchResult, ShellRequest, ShellResult, Tools};
use threadwire_engine::{
    Agent, DeltaKind, ItemBody, ItemId, Model, Plan, PlanStep, PlanStepStatus, Question,
    QuestionOption, TurnContext, TurnError, TurnErrorKind, Usage,
};
use threadwire_workspace::process::Exit;
use tokio::{runtime::Handle, sync::mpsc};

use crate::{
    letters::{Outbox, letter},
    views::{Past, Start, contents, parts},
};

/// Acts of one run that wait for the engine before JavaScript waits too.
const DEPTH: usize = 64;

/// What a letter says: its first element, followed by the number of the run. The numbers are those of `src/agent.ts`.
pub(crate) mod kind {
    /// A turn is to be run: what it is.
    pub(super) const START: u8 = 0;
    /// The turn is to stop.
    pub(super) const CANCEL: u8 = 1;
    /// A call is done: its number, the result.
    pub(super) const RESULT: u8 = 2;
    /// A call failed: its number, the reason.
    pub(super) const ERROR: u8 = 3;
    /// The server has ended. Nothing follows.
    pub(super) const CLOSED: u8 = 4;
    /// A tool or a middleware is called: the number of the call, the call.
    pub(crate) const CALL: u8 = 5;
    /// Nobody waits for a call of a tool or a middleware any more.
    pub(crate) const GIVEN_UP: u8 = 6;
}

/// Runs turns in JavaScript.
#[derive(Debug)]
pub(crate) struct Bridge {
    name: String,
    models: Vec<Model>,
    /// What is remembered across threads is kept here.
    home: Option<PathBuf>,
    outbox: Outbox,
    runs: Arc<Runs>,
}

/// Runs under way, by their number. A turn has several, one after the other, where input joins it late.
#[derive(Debug, Default)]
pub(crate) struct Runs {
    open: Mutex<HashMap<u32, mpsc::Sender<Act>>>,
    next: AtomicU32,
}

/// What an agent does.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum Act {
    /// Continues the message under way, or begins one.
    Text(String),
    /// Says a message of its own.
    Say(String),
    /// Continues the thought under way, or begins one.
    Think(String),
    /// Shows the plan.
    Plan {
        explanation: Option<String>,
        steps: Vec<Step>,
    },
    /// Tells the user something.
    Warn(String),
    /// Counts tokens.
    #[serde(rename_all = "camelCase")]
    Usage {
        #[serde(default)]
        input: u64,
        #[serde(default)]
        cached_input: u64,
        #[serde(default)]
        output: u64,
        #[serde(default)]
        reasoning: u64,
        context_window: Option<u64>,
    },
    /// Calls a tool, whose result goes back under the number.
    Call(u32, Call),
    /// Completes the turn.
    Done,
    /// Fails the turn.
    Fail(String),
}

/// A step of a plan.
#[derive(Debug, Deserialize)]
pub(crate) struct Step {
    text: String,
    status: StepStatus,
}

/// Where a step stands.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
enum StepStatus {
    Pending,
    InProgress,
    Completed,
}

impl From<Step> for PlanStep {
    fn from(step: Step) -> Self {
        let status = match step.status {
            StepStatus::Pending => PlanStepStatus::Pending,
            StepStatus::InProgress => PlanStepStatus::InProgress,
            StepStatus::Completed => PlanStepStatus::Completed,
        };
        Self {
            text: step.text,
            status,
        }
    }
}

/// What an agent calls and waits for.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum Call {
    /// Earlier turns.
    History { limit: usize },
    /// Input that joined the turn.
    Joined {},
    /// A command.
    #[serde(rename_all = "camelCase")]
    Run {
        command: String,
        cwd: Option<PathBuf>,
        timeout_ms: Option<u64>,
        #[serde(default)]
        escalate: bool,
        reason: Option<String>,
    },
    /// The content of a file.
    Write { path: String, text: String },
    /// A patch.
    Patch { text: String },
    /// A question to the user.
    Ask {
        header: String,
        text: String,
        options: Vec<Choice>,
        other: bool,
        secret: bool,
    },
    /// A tool of the client.
    Tool {
        namespace: Option<String>,
        name: String,
        arguments: Box<RawValue>,
    },
}

/// A choice of a question.
#[derive(Debug, Deserialize)]
pub(crate) struct Choice {
    label: String,
    #[serde(default)]
    description: String,
}

impl Bridge {
    /// Makes an agent whose turns go to `outbox` and whose acts come through `runs`.
    pub(crate) fn new(
        name: String,
        models: Vec<Model>,
        home: Option<PathBuf>,
        outbox: Outbox,
        runs: Arc<Runs>,
    ) -> Self {
        Self {
            name,
            models,
            home,
            outbox,
            runs,
        }
    }
}

impl Runs {
    /// Hands acts of a run to the engine, in order. Waits while it has too many; `false` once the run is over.
    pub(crate) async fn act(&self, run: u32, acts: Vec<Act>) -> bool {
        let Some(queue) = self.open().get(&run).cloned() else {
            return false;
        };
        for act in acts {
            if queue.send(act).await.is_err() {
                return false;
            }
        }
        true
    }

    /// Tells JavaScript that there will be no more turns.
    pub(crate) async fn close(&self, outbox: &Outbox) {
        // Fails only when nobody listens any more.
        let _ = outbox.send(letter(&(kind::CLOSED, 0))).await;
    }

    fn open(&self) -> MutexGuard<'_, HashMap<u32, mpsc::Sender<Act>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn begin(self: &Arc<Self>, outbox: Outbox) -> (OpenRun, mpsc::Receiver<Act>) {
        let (sender, acts) = mpsc::channel(DEPTH);
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        self.open().insert(number, sender);
        (
            OpenRun {
                number,
                runs: Arc::clone(self),
                outbox,
                told: false,
            },
            acts,
        )
    }
}

/// A run under way. The engine may drop it at any time.
struct OpenRun {
    number: u32,
    runs: Arc<Runs>,
    outbox: Outbox,
    /// Whether JavaScript knows that it ends.
    told: bool,
}

impl OpenRun {
    /// Tells JavaScript to stop, once.
    async fn cancel(&mut self) -> Result<(), TurnError> {
        self.told = true;
        self.tell(self.cancellation()).await
    }

    async fn tell(&self, letter: String) -> Result<(), TurnError> {
        self.outbox
            .send(letter)
            .await
            .map_err(|_| failure("the agent is gone".to_owned()))
    }

    fn cancellation(&self) -> String {
        letter(&(kind::CANCEL, self.number))
    }
}

impl Drop for OpenRun {
    fn drop(&mut self) {
        self.runs.open().remove(&self.number);
        if !self.told
            && let Ok(runtime) = Handle::try_current()
        {
            let (outbox, letter) = (self.outbox.clone(), self.cancellation());
            runtime.spawn(async move { outbox.send(letter).await });
        }
    }
}

impl Agent for Bridge {
    fn name(&self) -> &str {
        &self.name
    }

    fn models(&self) -> Vec<Model> {
        self.models.clone()
    }

    fn run(&self, turn: TurnContext) -> BoxFuture<'_, Result<(), TurnError>> {
        self.drive(turn).boxed()
    }
}

impl Bridge {
    async fn drive(&self, turn: TurnContext) -> Result<(), TurnError> {
        let (mut run, mut acts) = self.runs.begin(self.outbox.clone());
        let number = run.number;
        run.tell(letter(&(kind::START, number, Start::of(&turn))))
            .await?;
        let tools = Tools::new(turn.clone(), self.home.as_deref());
        let mut stream = Stream {
            turn: &turn,
            open: None,
        };
        let mut calls: FuturesUnordered<BoxFuture<'_, String>> = FuturesUnordered::new();
        loop {
            let act = tokio::select! {
                act = acts.recv() => act,
                Some(result) = calls.next() => {
                    run.tell(result).await?;
                    continue;
                }
                () = turn.cancelled().cancelled(), if !run.told => {
                    run.cancel().await?;
                    continue;
                }
            };
            let Some(act) = act else {
                return Err(failure("the agent is gone".to_owned()));
            };
            if !matches!(act, Act::Text(_) | Act::Think(_)) {
                stream.end().await;
            }
            match act {
                Act::Text(text) => stream.text(text).await,
                Act::Think(text) => stream.think(text).await,
                Act::Say(text) => {
                    stream.text(text).await;
                    stream.end().await;
                }
                Act::Plan { explanation, steps } => {
                    let steps = steps.into_iter().map(PlanStep::from).collect();
                    turn.plan(Plan { explanation, steps }).await;
                }
                Act::Warn(message) => turn.warn(message).await,
                Act::Usage {
                    input,
                    cached_input,
                    output,
                    reasoning,
                    context_window,
                } => {
                    let usage = Usage {
                        input,
                        cached_input,
                        output,
                        reasoning,
                        ..Usage::default()
                    };
                    turn.usage(usage, context_window).await;
                }
                Act::Call(id, request) => calls.push(call(&tools, number, id, request).boxed()),
                Act::Done => {
                    run.told = true;
                    return Ok(());
                }
                Act::Fail(message) => {
                    run.told = true;
                    return Err(failure(message));
                }
            }
        }
    }
}

fn failure(message: String) -> TurnError {
    TurnError {
        message,
        kind: TurnErrorKind::Other,
        details: None,
    }
}

/// The message or thought that is being said.
struct Stream<'a> {
    turn: &'a TurnContext,
    open: Option<(ItemId, DeltaKind)>,
}

impl Stream<'_> {
    async fn text(&mut self, text: String) {
        self.go_on(DeltaKind::Text, text, || ItemBody::Agent {
            text: String::new(),
        })
        .await;
    }

    async fn think(&mut self, text: String) {
        let body = || ItemBody::Reasoning {
            summary: Vec::new(),
            content: Vec::new(),
        };
        self.go_on(DeltaKind::Summary(0), text, body).await;
    }

    async fn go_on(&mut self, kind: DeltaKind, text: String, body: impl FnOnce() -> ItemBody) {
        if text.is_empty() {
            return;
        }
        if self.open.as_ref().is_some_and(|(_, open)| *open != kind) {
            self.end().await;
        }
        if self.open.is_none() {
            self.open = Some((self.turn.start_item(body()).await, kind));
        }
        if let Some((id, _)) = &self.open {
            self.turn.delta(id, kind, text).await;
        }
    }

    async fn end(&mut self) {
        if let Some((id, _)) = self.open.take() {
            self.turn.complete_text(&id).await;
        }
    }
}

/// Carries a call out and writes the letter with its result.
async fn call(tools: &Tools, run: u32, id: u32, request: Call) -> String {
    let turn = tools.turn();
    let result = match request {
        Call::History { limit } => {
            let turns = turn.history(limit).await;
            encode(&turns.iter().map(Past::of).collect::<Vec<_>>())
        }
        Call::Joined {} => encode(&parts(&turn.steered().await)),
        Call::Run {
            command,
            cwd,
            timeout_ms,
            escalate,
            reason,
        } => {
            let timeout = timeout_ms.map(Duration::from_millis);
            let request = ShellRequest {
                command,
                cwd,
                timeout,
                escalate,
                reason,
                ..ShellRequest::default()
            };
            match tools.shell(&request).await {
                ShellResult::Ended(outcome) => Ok(json!({
                    "status": if outcome.exit == Exit::Code(0) { "completed" } else { "failed" },
                    "exitCode": outcome.exit.code(),
                    "timedOut": outcome.exit == Exit::TimedOut,
                    "output": outcome.stdout,
                    "reason": null,
                })),
                ShellResult::Failed(reason) => Ok(not_run("failed", Some(reason))),
                ShellResult::Declined => Ok(not_run("declined", None)),
                ShellResult::Refused(reason) => Ok(not_run("declined", Some(reason))),
                ShellResult::Interrupted => interrupted(),
            }
        }
        Call::Write { path, text } => patched(tools.write(&path, &text).await),
        Call::Patch { text } => patched(tools.patch(&text).await),
        Call::Ask {
            header,
            text,
            options,
            other,
            secret,
        } => {
            let options = options
                .into_iter()
                .map(|Choice { label, description }| QuestionOption { label, description });
            let question = Question {
                id: "question".to_owned(),
                header,
                text,
                options: options.collect(),
                other,
                secret,
            };
            let answers = tools.ask_user(vec![question]).await;
            let mut texts = answers.into_iter().flatten().flat_map(|(_, texts)| texts);
            Ok(json!(texts.next()))
        }
        Call::Tool {
            namespace,
            name,
            arguments,
        } => match tools.client_tool(namespace.as_deref(), &name) {
            None => Err(format!("the client offers no tool {name}")),
            Some(tool) => match tools.call_client_tool(tool, arguments.into()).await {
                ClientToolResult::Done(content) => {
                    Ok(json!({ "success": true, "content": contents(&content) }))
                }
                ClientToolResult::Failed(content) => {
                    Ok(json!({ "success": false, "content": contents(&content) }))
                }
                ClientToolResult::Interrupted => interrupted(),
            },
        },
    };
    match result {
        Ok(result) => letter(&(kind::RESULT, run, id, result)),
        Err(reason) => letter(&(kind::ERROR, run, id, reason)),
    }
}

type CallResult = Result<serde_json::Value, String>;

fn encode<T: Serialize>(value: &T) -> CallResult {
    serde_json::to_value(value).map_err(|error| error.to_string())
}

fn interrupted() -> CallResult {
    Err("the turn was interrupted".to_owned())
}

fn not_run(status: &str, reason: Option<String>) -> serde_json::Value {
    json!({ "status": status, "exitCode": null, "timedOut": false, "output": "", "reason": reason })
}

fn patched(result: PatchResult) -> CallResult {
    let (status, reason) = match result {
        PatchResult::Applied(_) => ("completed", None),
        PatchResult::Unverified(error) => ("failed", Some(error.to_string())),
        PatchResult::Failed(reason) => ("failed", Some(reason)),
        PatchResult::Declined => ("declined", None),
        PatchResult::Refused(reason) => ("declined", Some(reason)),
        PatchResult::Interrupted => return interrupted(),
    };
    Ok(json!({ "status": status, "reason": reason }))
}
