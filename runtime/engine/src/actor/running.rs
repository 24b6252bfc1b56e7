//! A running turn: its open items, and the task of its agent.

use std::{pin::pin, sync::Arc};

use tokio::{
    sync::{mpsc, oneshot},
    task::JoinHandle,
    time::Instant,
};
use tracing::{Instrument, error, info_span};

use crate::{
    agent::Agent,
    command::{AgentAction, AgentCall, Command},
    context::TurnContext,
    model::{
        ActionStatus, Answer, Ask, Cause, DeltaKind, Item, ItemBody, Millis, RateLimits, Turn,
        TurnError, TurnErrorKind, TurnId,
    },
    task,
    turn::TurnShared,
};

use super::open_items::OpenItems;

/// Maximum number of output bytes that an open command item collects for late subscribers. The final output comes
/// from the agent.
const OPEN_OUTPUT: usize = 256 * 1024;

/// A running turn.
pub(crate) struct Running {
    pub(crate) turn: Turn,
    pub(crate) shared: Arc<TurnShared>,
    pub(crate) task: Option<AgentTask>,
    pub(crate) open: OpenItems,
    pub(crate) last_message: Option<Arc<Item>>,
    /// Whether a plan that it proposes is complete.
    pub(crate) proposes: bool,
    /// When an interrupted turn ends even if its agent has not returned.
    pub(crate) grace: Option<Instant>,
    /// The request that interrupted the turn.
    pub(crate) interrupted_by: Option<Arc<Cause>>,
    /// Whether the agent has already reported the error that ends the turn.
    pub(crate) told_trouble: bool,
    /// Number of context entries that the turn has added.
    pub(crate) remembered: i64,
    /// The limits that the provider reported last.
    pub(crate) limits: Option<RateLimits>,
    /// Until when the turn's time is counted for the goal.
    pub(crate) goal_counted: Millis,
}

/// An ask that is not settled.
pub(crate) struct OpenAsk {
    pub(crate) ask: Arc<Ask>,
    pub(crate) reply: oneshot::Sender<Answer>,
    /// See [`AskedItem::declined`].
    ///
    /// [`AskedItem::declined`]: crate::AskedItem::declined
    pub(crate) declined: Option<ItemBody>,
    /// When the ask is settled by policy; `None` while a client can answer.
    pub(crate) deadline: Option<Instant>,
}

impl Running {
    pub(crate) fn new(turn: Turn, shared: Arc<TurnShared>) -> Self {
        Self {
            goal_counted: turn.started_at,
            turn,
            shared,
            task: None,
            open: OpenItems::default(),
            last_message: None,
            proposes: false,
            grace: None,
            interrupted_by: None,
            told_trouble: false,
            remembered: 0,
            limits: None,
        }
    }
}

/// Appends a delta to a text of an item. A section that does not exist yet is added as the next one, even if its number
/// skips some. Kinds that do not fit the item are ignored; they are only shown.
pub(crate) fn append_text(body: &mut ItemBody, kind: DeltaKind, text: &str) {
    match (body, kind) {
        (ItemBody::Agent { text: whole, .. }, DeltaKind::Text)
        | (ItemBody::Plan { text: whole }, DeltaKind::Plan) => {
            whole.push_str(text);
        }
        (
            ItemBody::Reasoning {
                summary: sections, ..
            },
            DeltaKind::Summary(section),
        )
        | (
            ItemBody::Reasoning {
                content: sections, ..
            },
            DeltaKind::Reasoning(section),
        ) => match sections.get_mut(usize::try_from(section).unwrap_or(usize::MAX)) {
            Some(whole) => whole.push_str(text),
            None => sections.push(text.to_owned()),
        },
        (ItemBody::Command(command), DeltaKind::Output) => {
            let output = command.output.get_or_insert_default();
            if output.len() + text.len() <= OPEN_OUTPUT {
                output.push_str(text);
            }
        }
        _ => {}
    }
}

/// Replaces the body of an open item. A command keeps its output so far if the new body has none.
pub(crate) fn replace_body(body: &mut ItemBody, new: ItemBody) {
    let shown = match body {
        ItemBody::Command(command) => command.output.take(),
        _ => None,
    };
    *body = new;
    if let ItemBody::Command(command) = body
        && command.output.is_none()
    {
        command.output = shown;
    }
}

/// Tells whether a body has text that is kept when the turn ends before the item.
pub(crate) fn has_partial_text(body: &ItemBody) -> bool {
    match body {
        ItemBody::Agent { text, .. } | ItemBody::Plan { text } => !text.is_empty(),
        ItemBody::Reasoning { summary, content } => {
            summary.iter().chain(content).any(|text| !text.is_empty())
        }
        _ => false,
    }
}

/// Marks an open action as failed because its turn has ended, or a patch as declined. Returns `false` for a body that is no action.
pub(crate) fn abandon(body: &mut ItemBody) -> bool {
    match body {
        ItemBody::Command(command) => command.status = ActionStatus::Failed,
        // It was not applied: only the wait for its approval takes time.
        ItemBody::FileChange(change) => change.status = ActionStatus::Declined,
        ItemBody::Tool(tool) => {
            tool.status = ActionStatus::Failed;
            tool.error
                .get_or_insert_with(|| "the turn ended before the tool".to_owned());
        }
        _ => return false,
    }
    true
}

/// The task of an agent. Dropping it aborts the agent.
pub(crate) struct AgentTask(JoinHandle<()>);

impl Drop for AgentTask {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Runs the agent in a task and sends its result to the thread.
pub(crate) fn spawn_agent(agent: Arc<dyn Agent>, context: TurnContext) -> AgentTask {
    let turn = context.id();
    let span = info_span!("turn", thread = %context.thread().id, %turn);
    let commands = context.commands().clone();
    let run = async move { agent.run(context).await };
    AgentTask(task::spawn(report(run, turn, commands).instrument(span)))
}

async fn report(
    run: impl Future<Output = Result<(), TurnError>> + Send,
    turn: TurnId,
    commands: mpsc::Sender<Command>,
) {
    let result = task::guarded(pin!(run)).await.unwrap_or_else(|details| {
        error!(details, "the agent panicked");
        Err(TurnError {
            message: "the agent failed unexpectedly".to_owned(),
            kind: TurnErrorKind::Other,
            details: Some(details),
        })
    });
    // If the thread has left memory, the result is dropped.
    let _ = commands
        .send(Command::Agent(Box::new(AgentCall {
            turn,
            act: AgentAction::Return(result),
        })))
        .await;
}
