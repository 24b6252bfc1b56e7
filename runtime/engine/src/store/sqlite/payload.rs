//! The stored payloads of events. They refer to turns and items by position, because these have rows of their own.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    model::{
        Answer, Ask, EventKind, Item, Plan, QueuedInput, SettledBy, ThreadChange, TurnError,
        TurnId, UsageReport,
    },
    store::Write,
};

/// The stored payload of an event.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Payload {
    ThreadStarted,
    ThreadChanged(ThreadChange),
    /// Index of the turn.
    TurnStarted(u64),
    /// Index of the turn.
    TurnEnded(u64),
    /// Index of the turn, sequence number of the item.
    ItemCompleted(u64, u64),
    /// As for `ItemCompleted`.
    ItemAbandoned(u64, u64),
    PlanChanged(TurnId, Arc<Plan>),
    DiffChanged(TurnId, Arc<str>),
    UsageChanged(TurnId, Box<UsageReport>),
    QueueChanged(Arc<Vec<QueuedInput>>),
    AskOpened(Arc<Ask>),
    AskSettled(Arc<Ask>, Arc<Answer>, SettledBy),
    TurnTrouble(TurnId, TurnError, bool),
    Warning(String),
}

impl Payload {
    /// Returns the payload of an event; `None` if the event is not stored. `writes` are the rows written with it.
    pub(super) fn of(kind: &EventKind, writes: &[Write]) -> Option<Self> {
        Some(match kind {
            EventKind::ThreadStarted(_) => Self::ThreadStarted,
            EventKind::ThreadChanged { change, .. } => Self::ThreadChanged(change.clone()),
            EventKind::TurnStarted(turn) => Self::TurnStarted(turn.index),
            EventKind::TurnEnded { turn, .. } => Self::TurnEnded(turn.index),
            EventKind::ItemCompleted(item) => Self::ItemCompleted(turn_of(item, writes)?, item.seq),
            EventKind::ItemAbandoned(item) => Self::ItemAbandoned(turn_of(item, writes)?, item.seq),
            EventKind::PlanChanged { turn, plan } => Self::PlanChanged(*turn, Arc::clone(plan)),
            EventKind::DiffChanged { turn, diff } => Self::DiffChanged(*turn, Arc::clone(diff)),
            EventKind::UsageChanged { turn, report } => Self::UsageChanged(*turn, report.clone()),
            EventKind::QueueChanged(queue) => Self::QueueChanged(Arc::clone(queue)),
            EventKind::AskOpened(ask) => Self::AskOpened(Arc::clone(ask)),
            EventKind::AskSettled { ask, answer, by } => {
                let kept = ask
                    .kind
                    .without_secrets(answer)
                    .map_or_else(|| Arc::clone(answer), Arc::new);
                Self::AskSettled(Arc::clone(ask), kept, *by)
            }
            EventKind::TurnAttemptFailed {
                turn,
                error,
                will_retry,
            } => Self::TurnTrouble(*turn, (**error).clone(), *will_retry),
            EventKind::Warning { message } => Self::Warning(message.clone()),
            EventKind::ThreadDeleted
            | EventKind::ThreadUnloaded
            | EventKind::StatusChanged { .. }
            | EventKind::ToolServerChanged(_)
            | EventKind::ToolServersStarted(_)
            | EventKind::VisitEnded { .. }
            | EventKind::HookChanged { .. }
            | EventKind::ReviewChanged { .. }
            | EventKind::ReviewsRefused { .. }
            | EventKind::RateLimitsReported { .. }
            | EventKind::RequestStarted { .. }
            | EventKind::ItemStarted(_)
            | EventKind::ItemChanged(_)
            | EventKind::ItemDelta { .. }
            | EventKind::CallWritten(_)
            | EventKind::PatchWritten(_)
            | EventKind::ModelNoticed { .. }
            | EventKind::Remark { .. }
            | EventKind::ModelItem { .. }
            | EventKind::ModelAnswered(_)
            | EventKind::TurnsRemoved(_) => return None,
        })
    }
}

/// Returns the index of the turn that an item is written to.
fn turn_of(item: &Item, writes: &[Write]) -> Option<u64> {
    writes.iter().find_map(|write| match write {
        Write::Item {
            turn,
            item: written,
        } if written.id == item.id => Some(*turn),
        _ => None,
    })
}
