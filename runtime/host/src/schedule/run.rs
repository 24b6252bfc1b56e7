//! One turn for which no client waits, in a thread of its own or in one that exists.

use std::{
    num::NonZeroU32,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use threadwire_engine::{
    ApprovalPolicy, Cursor, Engine, Event, EventKind, FileAccess, Item, ItemBody, Json, NewThread,
    NewTurn, Observer, Origin, SandboxPolicy, Settings, Subscriber, ThreadHandle, ThreadId, Turn,
    TurnId, TurnStatus, Usage,
};
use threadwire_workspace::craft::profiles;
use tokio::sync::mpsc;

use crate::{Configuration, Workspace, workspace::apply_defaults};

/// The last number under which the schedule subscribed to a thread. Clients count from the other end.
static LAST: AtomicU64 = AtomicU64::new(u64::MAX);

/// How a run ended.
#[derive(Clone, Debug, Default)]
pub(super) struct Outcome {
    /// What the agent said last.
    pub(super) answer: Option<String>,
    /// What went wrong.
    pub(super) error: Option<String>,
    /// The tokens used.
    pub(super) usage: Usage,
}

impl Outcome {
    pub(super) fn failed(error: impl ToString) -> Self {
        Self {
            error: Some(error.to_string()),
            ..Self::default()
        }
    }

    /// Returns how a turn ended.
    pub(super) fn of(turn: &Turn, last: Option<&Item>) -> Self {
        let answer = last.and_then(|item| match &item.body {
            ItemBody::Agent { text, .. } => Some(text.clone()),
            _ => None,
        });
        let error = match turn.status {
            TurnStatus::Completed => None,
            TurnStatus::Failed => {
                let error = turn.error.as_ref();
                Some(error.map_or("The turn failed.".to_owned(), |error| error.message.clone()))
            }
            TurnStatus::Interrupted | TurnStatus::Running => {
                Some("The turn was interrupted.".to_owned())
            }
        };
        Self {
            answer,
            error,
            usage: turn.usage,
        }
    }
}

/// What to run, in a new thread.
#[derive(Debug)]
pub(super) struct Work {
    /// The id of the thread.
    pub(super) thread: ThreadId,
    /// The id of the turn; `None` for a fresh one.
    pub(super) turn: Option<TurnId>,
    /// The name of the thread.
    pub(super) name: String,
    /// The input of the turn.
    pub(super) prompt: String,
    /// The kind of origin of the thread.
    pub(super) source: &'static str,
    /// The user, if one is known.
    pub(super) user: Option<String>,
    /// The folder of its tools; `None` for the workspace.
    pub(super) cwd: Option<PathBuf>,
    /// What it may do.
    pub(super) may: May,
    /// The agent profile that it runs under.
    pub(super) profile: Option<String>,
    /// The model; `None` as configured.
    pub(super) model: Option<String>,
    /// JSON Schema of the answer, if it is to be JSON.
    pub(super) schema: Option<Json>,
    /// The most requests to the model.
    pub(super) max_requests: Option<NonZeroU32>,
}

/// What a run may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum May {
    /// What the workspace allows to new threads.
    AsConfigured,
    /// What the sandbox allows. Nobody is asked.
    Sandboxed,
    /// Everything. Nobody is asked.
    Everything,
    /// Reading. Nobody is asked, and the thread is kept in memory only.
    Read,
}

impl Work {
    pub(super) fn new(
        thread: ThreadId,
        name: String,
        prompt: String,
        source: &'static str,
    ) -> Self {
        Self {
            thread,
            turn: None,
            name,
            prompt,
            source,
            user: None,
            cwd: None,
            may: May::AsConfigured,
            profile: None,
            model: None,
            schema: None,
            max_requests: None,
        }
    }
}

/// Runs a turn in a new thread and waits for its end. The thread leaves memory then: nobody may ever look at it.
pub(super) async fn run(
    engine: &Engine,
    config: &Configuration,
    workspace: &Workspace,
    work: Work,
) -> Outcome {
    let thread = match new_thread(engine, config, workspace, &work).await {
        Ok(thread) => thread,
        Err(problem) => return Outcome::failed(problem),
    };
    let (client, ended) = follow(&thread, None).await;
    let turn = NewTurn {
        id: work.turn,
        output_schema: work.schema,
        max_requests: work.max_requests,
        origin: thread.latest().origin.clone(),
        ..NewTurn::text(work.prompt)
    };
    let outcome = match thread.start_turn(turn).await {
        Ok(_) => outcome(ended).await,
        Err(error) => Outcome::failed(error),
    };
    thread.unsubscribe(client).await;
    // Who started one that is kept in memory only deletes it.
    if work.may != May::Read {
        thread.leave().await;
    }
    outcome
}

async fn outcome(mut ended: mpsc::UnboundedReceiver<Outcome>) -> Outcome {
    match ended.recv().await {
        Some(outcome) => outcome,
        None => Outcome::failed("The server ends."),
    }
}

/// Runs a turn in a thread that exists, with the settings that it has, and waits for its end.
pub(super) async fn run_in(
    engine: &Engine,
    thread: ThreadId,
    turn: TurnId,
    prompt: String,
    max_requests: Option<NonZeroU32>,
    source: &'static str,
) -> Outcome {
    let told = |error: threadwire_engine::Error| Outcome::failed(error);
    let handle = match engine.load_thread(thread).await {
        Ok(handle) => handle,
        Err(error) => return told(error),
    };
    let (client, ended) = follow(&handle, Some(turn)).await;
    let origin = Origin {
        client: source.to_owned(),
        source: source.to_owned(),
        ..handle.latest().origin.clone()
    };
    let new = NewTurn {
        id: Some(turn),
        origin,
        max_requests,
        ..NewTurn::text(prompt)
    };
    let outcome = match handle.start_turn(new).await {
        Ok(_) => outcome(ended).await,
        Err(error) => told(error),
    };
    handle.unsubscribe(client).await;
    outcome
}

async fn new_thread(
    engine: &Engine,
    config: &Configuration,
    workspace: &Workspace,
    work: &Work,
) -> Result<ThreadHandle, String> {
    let folder = workspace.folders().workspace.clone();
    let mut settings = config.workspace_settings(&folder).await?;
    let choice = workspace
        .settings()
        .await
        .map_err(|error| error.to_string())?;
    apply_defaults(&choice, &mut settings);
    if let Some(profile) = work.profile.clone() {
        put_under(workspace, profile, &mut settings).await?;
    }
    let accepts_all = workspace.accepts_all(&choice).await;
    if accepts_all || work.may != May::AsConfigured {
        // Nobody is there to ask.
        settings.approval = ApprovalPolicy::Never;
    }
    if work.may == May::Read {
        settings.sandbox = SandboxPolicy::ReadOnly { network: false };
        // What the profile hides stays hidden.
        let rules = settings
            .profile
            .iter_mut()
            .flat_map(|profile| &mut profile.files);
        for rule in rules.filter(|rule| rule.access == FileAccess::Write) {
            rule.access = FileAccess::Read;
        }
    } else if accepts_all || work.may == May::Everything {
        settings.sandbox = SandboxPolicy::DangerFullAccess;
        settings.profile = None;
    } else if work.may == May::Sandboxed && settings.sandbox == SandboxPolicy::DangerFullAccess {
        settings.profile = None;
        settings.sandbox = SandboxPolicy::workspace_write();
    }
    if let Some(model) = work.model.clone() {
        settings.model = model;
    }
    if let Some(cwd) = work.cwd.clone() {
        settings.cwd = cwd;
    }
    let origin = Origin {
        client: work.source.to_owned(),
        source: work.source.to_owned(),
        user: work.user.clone(),
        ..Origin::default()
    };
    let thread = NewThread {
        id: Some(work.thread),
        name: Some(work.name.clone()),
        ephemeral: work.may == May::Read,
        origin,
        workspace: Some(folder),
        ..NewThread::new(settings)
    };
    let started = engine.start_thread(thread).await;
    started.map_err(|error| error.to_string())
}

/// Applies the model, the mode and the instructions of an agent profile.
async fn put_under(
    workspace: &Workspace,
    id: String,
    settings: &mut Settings,
) -> Result<(), String> {
    let missing = format!("There is no usable agent profile {id}.");
    let found = workspace.with(move |folders| {
        let all = profiles::list(folders);
        profiles::effective(&all, &id).map(|profile| profile.checked.clone())
    });
    let checked = found.await.ok_or_else(|| missing.clone())?;
    let head = checked.head.ok_or(missing)?;
    let model = head.model;
    if let Some(model) = model.filter(|model| !model.eq_ignore_ascii_case("inherit")) {
        settings.model = model;
    }
    if let Some(provider) = head.provider_id {
        settings.model_provider = provider;
    }
    if let Some(mode) = head.mode {
        settings.mode = mode;
    }
    if let Some(reasoning) = head.reasoning {
        settings.effort = match reasoning.effort {
            _ if reasoning.enabled == Some(false) => None,
            Some(effort) if effort == "extraHigh" => Some("xhigh".to_owned()),
            effort => effort.or(settings.effort.take()),
        };
    }
    let instructions = Some(checked.instructions).filter(|text| !text.is_empty());
    let all = [settings.developer_instructions.take(), instructions];
    let all: Vec<String> = all.into_iter().flatten().collect();
    settings.developer_instructions = (!all.is_empty()).then(|| all.join("\n\n"));
    Ok(())
}

/// Follows a thread to the end of a turn; of any turn, where none is named.
async fn follow(
    handle: &ThreadHandle,
    turn: Option<TurnId>,
) -> (u64, mpsc::UnboundedReceiver<Outcome>) {
    let (sender, ended) = mpsc::unbounded_channel();
    let client = LAST.fetch_sub(1, Ordering::Relaxed);
    let subscriber = Subscriber {
        client,
        observer: Arc::new(Ending { sender, turn }),
        answers: Default::default(),
    };
    handle.subscribe(subscriber, Cursor::Live).await;
    (client, ended)
}

/// Waits for the end of a turn.
struct Ending {
    sender: mpsc::UnboundedSender<Outcome>,
    turn: Option<TurnId>,
}

impl Observer for Ending {
    fn on_event(&self, event: &Arc<Event>) {
        let outcome = match &event.kind {
            EventKind::TurnEnded { turn, last_message }
                if self.turn.is_none_or(|wanted| wanted == turn.id) =>
            {
                Outcome::of(turn, last_message.as_deref())
            }
            EventKind::ThreadDeleted => Outcome::failed("The thread was deleted."),
            EventKind::ThreadUnloaded => Outcome::failed("The thread was unloaded."),
            _ => return,
        };
        // The first outcome counts; nobody waits for later ones.
        let _ = self.sender.send(outcome);
    }

    fn attends(&self, _: ThreadId) -> bool {
        // What a run asks while nobody who can answer follows it is refused at once: it would hold up the run, and others
        // behind it, for ten minutes each time.
        true
    }
}
