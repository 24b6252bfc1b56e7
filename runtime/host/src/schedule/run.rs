//! One turn in a thread of its own, for which no client waits.

use std::sync::Arc;

use threadwire_engine::{
    ApprovalPolicy, Cursor, Engine, Event, EventKind, Item, ItemBody, NewThread, NewTurn, Observer,
    Origin, SandboxPolicy, Subscriber, ThreadId, Turn, TurnStatus, Usage,
};
use tokio::sync::mpsc;

use crate::{Configuration, Workspace, workspace::apply_defaults};

/// The number under which the schedule subscribes to its threads. Clients have larger ones.
const CLIENT: u64 = 0;

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
            ItemBody::Agent { text } => Some(text.clone()),
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

/// What to run.
#[derive(Debug)]
pub(super) struct Task {
    /// The id of the thread.
    pub(super) thread: ThreadId,
    /// The name of the thread.
    pub(super) name: String,
    /// The input of the turn.
    pub(super) prompt: String,
    /// The kind of origin of the thread.
    pub(super) source: &'static str,
    /// The user, if one is known.
    pub(super) user: Option<String>,
}

/// Runs a turn in a new thread and waits for its end.
pub(super) async fn run(
    engine: &Engine,
    config: &Configuration,
    workspace: &Workspace,
    task: Task,
) -> Outcome {
    match start(engine, config, workspace, task).await {
        Ok(mut ended) => match ended.recv().await {
            Some(outcome) => outcome,
            None => Outcome::failed("The server ends."),
        },
        Err(problem) => Outcome::failed(problem),
    }
}

async fn start(
    engine: &Engine,
    config: &Configuration,
    workspace: &Workspace,
    task: Task,
) -> Result<mpsc::UnboundedReceiver<Outcome>, String> {
    let folder = workspace.folders().workspace.clone();
    let mut settings = config.settings(&folder, Default::default()).await?;
    let choice = workspace
        .settings()
        .await
        .map_err(|error| error.to_string())?;
    apply_defaults(&choice, &mut settings);
    if workspace.accepts_all(&choice).await {
        // Nobody is there to ask.
        settings.approval = ApprovalPolicy::Never;
        settings.sandbox = SandboxPolicy::DangerFullAccess;
    }
    let origin = Origin {
        client: task.source.to_owned(),
        source: task.source.to_owned(),
        user: task.user,
        context: None,
    };
    let thread = NewThread {
        id: Some(task.thread),
        name: Some(task.name),
        origin: origin.clone(),
        workspace: Some(folder),
        ..NewThread::new(settings)
    };
    let told = |error: threadwire_engine::Error| error.to_string();
    let handle = engine.start_thread(thread).await.map_err(told)?;
    let (sender, ended) = mpsc::unbounded_channel();
    let subscriber = Subscriber {
        client: CLIENT,
        observer: Arc::new(Ending(sender)),
        answers: Default::default(),
    };
    handle.subscribe(subscriber, Cursor::Live).await;
    let turn = NewTurn {
        origin,
        ..NewTurn::text(task.prompt)
    };
    handle.start_turn(turn).await.map_err(told)?;
    Ok(ended)
}

/// Waits for the end of a turn.
struct Ending(mpsc::UnboundedSender<Outcome>);

impl Observer for Ending {
    fn on_event(&self, event: &Arc<Event>) {
        let outcome = match &event.kind {
            EventKind::TurnEnded { turn, last_message } => {
                Outcome::of(turn, last_message.as_deref())
            }
            EventKind::ThreadDeleted => Outcome::failed("The thread was deleted."),
            EventKind::ThreadUnloaded => Outcome::failed("The thread was unloaded."),
            _ => return,
        };
        // The first outcome counts; nobody waits for later ones.
        let _ = self.0.send(outcome);
    }
}
