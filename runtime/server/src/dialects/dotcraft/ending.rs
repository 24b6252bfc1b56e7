//! Turns that this dialect starts and waits for: compactions, and questions to the model about a thread.

use std::{sync::Arc, time::Duration};

use threadwire_engine::{
    ApprovalPolicy, ConfigOverrides, Cursor, Error, Event, EventKind, ForkThread, ItemBody, Json,
    NewTurn, Observer, Origin, SandboxPolicy, SettingsChange, Subscriber, Thread, ThreadHandle,
    Turn, TurnId,
};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use super::DotCraftSession;
use threadwire_connection::next_id;

/// The longest time that a question about a thread may take.
const PATIENCE: Duration = Duration::from_secs(180);

/// How a turn ended.
pub(super) struct Ended {
    pub(super) turn: Arc<Turn>,
    /// What the agent said last.
    pub(super) message: Option<String>,
    /// Whether the turn compacted the context.
    pub(super) compacted: bool,
}

/// Runs a turn and waits for its end.
///
/// Errors: those of its start; `ThreadUnloaded` if the thread leaves memory first.
pub(super) async fn run(handle: &ThreadHandle, turn: NewTurn) -> Result<Ended, Error> {
    let (sender, mut events) = mpsc::unbounded_channel();
    let client = next_id();
    let subscriber = Subscriber {
        client,
        observer: Arc::new(Ending(sender)),
        answers: Default::default(),
    };
    handle.subscribe(subscriber, Cursor::Live).await;
    let ended = match handle.start_turn(turn).await {
        Ok(turn) => end(&mut events, turn.id)
            .await
            .ok_or(Error::ThreadUnloaded(handle.id())),
        Err(error) => Err(error),
    };
    handle.unsubscribe(client).await;
    ended
}

async fn end(events: &mut mpsc::UnboundedReceiver<Told>, turn: TurnId) -> Option<Ended> {
    let mut compacted = false;
    while let Some(told) = events.recv().await {
        match told {
            Told::Compacted(of) => compacted |= of == turn,
            Told::Ended(ended, message) if ended.id == turn => {
                return Some(Ended {
                    turn: ended,
                    message,
                    compacted,
                });
            }
            Told::Ended(..) => {}
            Told::Gone => return None,
        }
    }
    None
}

enum Told {
    Compacted(TurnId),
    Ended(Arc<Turn>, Option<String>),
    Gone,
}

/// Waits for the end of a turn.
struct Ending(mpsc::UnboundedSender<Told>);

impl Observer for Ending {
    fn on_event(&self, event: &Arc<Event>) {
        let told = match &event.kind {
            EventKind::ItemCompleted(item) if matches!(item.body, ItemBody::Compaction { .. }) => {
                Told::Compacted(item.turn)
            }
            EventKind::TurnEnded { turn, last_message } => {
                let said = last_message.as_ref().and_then(|item| match &item.body {
                    ItemBody::Agent { text, .. } => Some(text.clone()),
                    _ => None,
                });
                Told::Ended(Arc::clone(turn), said)
            }
            EventKind::ThreadDeleted | EventKind::ThreadUnloaded => Told::Gone,
            _ => return,
        };
        // Nobody waits after the end of the turn.
        let _ = self.0.send(told);
    }
}

/// A question to the model about a thread.
pub(super) struct Question {
    /// Kind of origin of the thread that the model runs on, by which clients tell it.
    pub(super) source: &'static str,
    pub(super) prompt: String,
    /// JSON Schema of the answer, if it is to be JSON.
    pub(super) schema: Option<Json>,
    pub(super) cancel: CancellationToken,
}

impl DotCraftSession {
    /// Asks the model in a short-lived copy of a thread, which cannot write and asks nobody. `None` if the question was
    /// cancelled or took too long.
    pub(super) async fn ask_aside(
        &self,
        thread: &Thread,
        question: Question,
    ) -> Result<Option<Ended>, Error> {
        let origin = Origin {
            client: question.source.to_owned(),
            source: question.source.to_owned(),
            ..Origin::default()
        };
        let fork = ForkThread {
            ephemeral: true,
            origin: origin.clone(),
            settings: SettingsChange {
                approval: Some(ApprovalPolicy::Never),
                sandbox: Some(SandboxPolicy::ReadOnly { network: false }),
                tools: Some(Vec::new()),
                tool_servers: Some(Vec::new()),
                overrides: Some(ConfigOverrides::default()),
                ..SettingsChange::default()
            },
            ..ForkThread::default()
        };
        let handle = self.engine().fork_thread(thread.id, fork).await?;
        let turn = NewTurn {
            origin,
            output_schema: question.schema,
            ..NewTurn::text(question.prompt)
        };
        let ended = tokio::select! {
            ended = run(&handle, turn) => ended.map(Some),
            () = question.cancel.cancelled() => Ok(None),
            () = tokio::time::sleep(PATIENCE) => Ok(None),
        };
        // Deleting it ends a turn that still runs. It can be gone only if the server ends.
        let _ = self.engine().delete_thread(handle.id()).await;
        ended
    }
}
