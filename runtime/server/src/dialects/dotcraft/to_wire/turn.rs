//! Turns and their content.

use std::sync::Arc;

use threadwire_engine::{
    Answer, Ask, Item, Millis, SettledBy, ThreadId, ThreadStatus, Turn, TurnStatus, TurnWithItems,
};
use threadwire_protocol::dotcraft::{self as wire, notification};

use super::{
    Flags, Message,
    ask::{answered, asked},
    item::{failure, shown, shown_result, user_item},
    message,
    usage::token_usage,
};
use crate::dialects::time::iso;

/// Makes `turn/started`. `said` is the user message that started the turn.
pub(in crate::dialects::dotcraft) fn turn_started(
    thread: ThreadId,
    turn: &Turn,
    said: Option<&Item>,
) -> Message {
    let items = said
        .map(|item| user_item(item, Some(turn), wire::ItemStatus::Completed))
        .into_iter()
        .collect();
    let turn = self::turn(thread, turn, wire::TurnStatus::Running, items);
    message::<notification::TurnStarted>(&wire::TurnStartedNotification { turn })
}

/// Makes the notification of a turn's end, with all items of the turn.
pub(in crate::dialects::dotcraft) fn turn_ended(
    thread: ThreadId,
    turn: &Turn,
    items: Vec<wire::Item>,
) -> Message {
    let error = turn.error.as_ref().map(|error| error.message.clone());
    let status = turn_status(turn, ThreadStatus::Idle);
    let shown = self::turn(thread, turn, status, items);
    match turn.status {
        TurnStatus::Completed | TurnStatus::Running => {
            message::<notification::TurnCompleted>(&wire::TurnCompletedNotification { turn: shown })
        }
        TurnStatus::Failed => message::<notification::TurnFailed>(&wire::TurnFailedNotification {
            turn: shown,
            error,
        }),
        TurnStatus::Interrupted => {
            message::<notification::TurnCancelled>(&wire::TurnCancelledNotification {
                turn: shown,
                reason: "The turn was interrupted.".to_owned(),
            })
        }
    }
}

/// One step of a turn that clients see.
#[derive(Clone, Debug)]
pub(in crate::dialects::dotcraft) enum TurnEntry {
    /// An item.
    Item(Arc<Item>),
    /// A question, with the time of its answer.
    Asked(Arc<Ask>, Option<Millis>),
    /// The answer to a question.
    Answered(Arc<Ask>, Arc<Answer>, SettledBy, Millis),
}

impl TurnEntry {
    /// Tells whether both are the same step, maybe in different states.
    pub(in crate::dialects::dotcraft) fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Item(one), Self::Item(other)) => one.id == other.id,
            (Self::Asked(one, _), Self::Asked(other, _))
            | (Self::Answered(one, ..), Self::Answered(other, ..)) => one.id == other.id,
            _ => false,
        }
    }
}

/// Returns the steps of a turn of the history, in the order of their events. `open` are the open questions of the
/// thread.
pub(in crate::dialects::dotcraft) fn shown_of(
    turn: &TurnWithItems,
    open: &[Arc<Ask>],
) -> Vec<TurnEntry> {
    let items = turn.items.iter();
    let mut steps: Vec<(u64, TurnEntry)> = items
        .map(|item| (item.seq, TurnEntry::Item(Arc::clone(item))))
        .collect();
    for settled in &turn.asks {
        let ask = || Arc::clone(&settled.ask);
        let answer = Arc::clone(&settled.answer);
        let time = settled.settled_at;
        steps.push((settled.opened_seq, TurnEntry::Asked(ask(), Some(time))));
        steps.push((
            settled.settled_seq,
            TurnEntry::Answered(ask(), answer, settled.by, time),
        ));
    }
    steps.sort_unstable_by_key(|(seq, _)| *seq);
    let mut shown: Vec<TurnEntry> = steps.into_iter().map(|(_, shown)| shown).collect();
    for ask in open.iter().filter(|ask| ask.turn == Some(turn.turn.id)) {
        let waiting = TurnEntry::Asked(Arc::clone(ask), None);
        // The question may have been settled since `open` was read.
        if !shown.iter().any(|other| other.is_same(&waiting)) {
            shown.push(waiting);
        }
    }
    shown
}

/// Converts the steps of a turn to its items, followed by the error of a failed turn.
pub(in crate::dialects::dotcraft) fn turn_items(
    turn: &Turn,
    shown: &[TurnEntry],
    flags: Flags,
) -> Vec<wire::Item> {
    let mut items: Vec<wire::Item> = Vec::with_capacity(shown.len() + 1);
    // The result of a call comes after the questions about the call.
    let mut waiting: Vec<&Item> = Vec::new();
    let is_asked_about = |item: &Item, rest: &[TurnEntry]| {
        rest.iter().any(|step| match step {
            TurnEntry::Asked(ask, _) | TurnEntry::Answered(ask, ..) => ask.item == item.id,
            TurnEntry::Item(_) => false,
        })
    };
    for (index, step) in shown.iter().enumerate() {
        match step {
            TurnEntry::Item(item) => {
                items.extend(self::shown(item, turn, flags));
                waiting.push(item);
            }
            TurnEntry::Asked(ask, settled_at) => items.extend(asked(ask, *settled_at)),
            TurnEntry::Answered(ask, answer, by, time) => {
                items.extend(answered(ask, answer, *by, *time))
            }
        }
        let rest = &shown[index + 1..];
        let done = waiting.extract_if(.., |item| !is_asked_about(item, rest));
        items.extend(done.filter_map(shown_result));
    }
    items.extend(turn_failure(turn));
    items
}

fn turn_failure(turn: &Turn) -> Option<wire::Item> {
    let error = turn.error.as_ref()?;
    let time = turn.completed_at.unwrap_or(turn.started_at);
    Some(failure(
        turn.id,
        &error.message,
        &error.kind,
        time,
        wire::ItemStatus::Completed,
    ))
}

/// Converts a turn of the history. `status` is the runtime status of the thread, `open` are its open questions.
pub(in crate::dialects::dotcraft) fn history_turn(
    thread: ThreadId,
    turn: &TurnWithItems,
    status: ThreadStatus,
    open: &[Arc<Ask>],
    flags: Flags,
) -> wire::Turn {
    let items = turn_items(&turn.turn, &shown_of(turn, open), flags);
    self::turn(thread, &turn.turn, turn_status(&turn.turn, status), items)
}

/// Converts a turn for the answer to its start: it runs and has no items yet.
pub(in crate::dialects::dotcraft) fn accepted_turn(thread: ThreadId, turn: &Turn) -> wire::Turn {
    self::turn(thread, turn, wire::TurnStatus::Running, Vec::new())
}

pub(super) fn turn(
    thread: ThreadId,
    turn: &Turn,
    status: wire::TurnStatus,
    items: Vec<wire::Item>,
) -> wire::Turn {
    let sender = turn.origin.sender.as_ref();
    wire::Turn {
        id: turn.id.to_string(),
        thread_id: thread.to_string(),
        status,
        items,
        started_at: Some(iso(turn.started_at)),
        completed_at: turn.completed_at.map(iso),
        token_usage: turn.completed_at.map(|_| token_usage(&turn.usage)),
        error: turn.error.as_ref().map(|error| error.message.clone()),
        origin_channel: Some(turn.origin.source.clone()),
        initiator: Some(wire::TurnInitiator {
            channel_name: turn.origin.source.clone(),
            user_id: turn.origin.user.clone(),
            user_name: sender.map(|sender| sender.name.clone()),
            user_role: sender.and_then(|sender| sender.role.clone()),
            channel_context: turn.origin.context.clone(),
            group_id: sender.and_then(|sender| sender.group.clone()),
        }),
    }
}

fn turn_status(turn: &Turn, thread: ThreadStatus) -> wire::TurnStatus {
    match (turn.status, thread) {
        (
            TurnStatus::Running,
            ThreadStatus::Active {
                waiting_on_approval: true,
                ..
            },
        ) => wire::TurnStatus::WaitingApproval,
        (
            TurnStatus::Running,
            ThreadStatus::Active {
                waiting_on_input: true,
                ..
            },
        ) => wire::TurnStatus::WaitingInput,
        (TurnStatus::Running, _) => wire::TurnStatus::Running,
        (TurnStatus::Completed, _) => wire::TurnStatus::Completed,
        (TurnStatus::Failed, _) => wire::TurnStatus::Failed,
        (TurnStatus::Interrupted, _) => wire::TurnStatus::Cancelled,
    }
}
