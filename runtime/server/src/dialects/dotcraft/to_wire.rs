//! Converts engine values to DotCraft values. The functions are pure: the result depends on the event, on earlier
//! events of its turn, and on the client's flags.
//!
//! An engine item keeps its id. Where the dialect has several items for it, the ids of the others are derived from it:
//! `<id>.execution`, `<id>.command` and `<id>.result` of a tool call, `<ask id>.response` of a question, `<turn
//! id>.error` of a failed turn.

mod ask;
mod call;
mod head;
pub(super) mod host;
mod input;
mod item;
mod plan;
pub(super) mod terminal;
mod thread;
mod turn;
mod usage;

use threadwire_engine::{DeltaKind, Event, EventKind, ItemBody, ItemId, ThreadId, TurnId};
use threadwire_protocol::{
    NotificationMethod,
    dotcraft::{self as wire, SystemEventKind as Kind, notification},
    envelope::Wire,
};

use self::{
    ask::settled,
    item::{Step, call_written, delta, failure, item_message, shown_at_end, shown_at_start},
    plan::{plan_updated, proposed_plan},
    thread::{graph_changed, thread_changed},
    usage::usage_delta,
};
pub(super) use self::{
    ask::{approval_request, asked, tool_call, user_input_request},
    call::{content_items, tool_name},
    input::{Trigger, queue, queued_input},
    item::{call_dropped, user_said},
    thread::{
        Doing, ThreadView, display_name, goal, mark_fork, resumed, runtime_changed, status,
        status_changed, summary, thread,
    },
    turn::{
        TurnEntry, accepted_turn, history_turn, shown_of, turn_ended, turn_items, turn_started,
    },
    usage::context_usage,
};
use threadwire_connection::{Message, TextKey};

/// The beginning of the namespace of a channel's tools; the name of the channel follows.
pub(super) const CHANNEL_TOOLS: &str = "external-channel:";

/// The encoding of this dialect's messages.
pub(super) const WIRE: Wire = Wire {
    jsonrpc: true,
    version: 0,
};

/// Which items and deltas a client asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Flags {
    /// Text deltas.
    pub(super) streaming: bool,
    /// `commandExecution` items and their output.
    pub(super) commands: bool,
    /// `toolExecution` items.
    pub(super) executions: bool,
    /// `terminal/*` notifications. They are made for each client alone.
    pub(super) terminals: bool,
    /// Whether the client knows that the call of an item has started. Set for one event.
    pub(super) knows_call: bool,
}

impl Flags {
    /// Returns the key of messages encoded for clients with these flags in [`threadwire_engine::Memo`].
    pub(super) fn memo_key(self) -> u32 {
        0xD07C_0000
            | u32::from(self.streaming)
            | u32::from(self.commands) << 1
            | u32::from(self.executions) << 2
            | u32::from(self.knows_call) << 3
    }
}

/// Encodes a notification.
pub(super) fn message<M: NotificationMethod>(params: &M::Params) -> Message {
    Message::new::<M>(WIRE.notification::<M>(params, None))
}

fn delta_message<M: NotificationMethod>(
    item: &ItemId,
    kind: DeltaKind,
    flags: Flags,
    params: &M::Params,
) -> Message {
    let key = TextKey {
        item: item.clone(),
        kind,
        form: flags.memo_key(),
    };
    Message::delta::<M>(WIRE.notification::<M>(params, None), key)
}

/// Encodes the messages of an event, in order. The start and the end of a turn and user messages are excluded: their
/// messages also contain other data of the turn.
pub(super) fn messages(event: &Event, flags: Flags) -> Vec<Message> {
    let thread_id = || event.thread.to_string();
    match &event.kind {
        EventKind::ThreadStarted(thread) => {
            let view = ThreadView::default();
            let params = wire::ThreadStartedNotification {
                thread: self::thread(thread, view),
            };
            let mut out = vec![message::<notification::ThreadStarted>(&params)];
            out.extend(graph_changed(thread));
            out
        }
        EventKind::ThreadChanged { change, thread } => thread_changed(change, thread),
        EventKind::ThreadDeleted => {
            let params = wire::ThreadDeletedNotification {
                thread_id: thread_id(),
            };
            vec![message::<notification::ThreadDeleted>(&params)]
        }
        EventKind::StatusChanged { status, planned } => {
            let doing = Doing {
                status: *status,
                ..Doing::default()
            };
            vec![runtime_changed(event.thread, doing, *planned)]
        }
        // A notice has no streaming phase: it is shown when the compaction succeeded.
        EventKind::ItemStarted(item) if matches!(item.body, ItemBody::Compaction { .. }) => {
            vec![turn_event(event.thread, item.turn, Kind::Compacting, None)]
        }
        EventKind::ItemAbandoned(item) if matches!(item.body, ItemBody::Compaction { .. }) => {
            Vec::new()
        }
        EventKind::CallWritten(piece) => call_written(event.thread, piece, event.time),
        EventKind::ItemStarted(item) => shown_at_start(item, flags)
            .into_iter()
            .map(|step| item_message(event.thread, item.turn, step))
            .collect(),
        EventKind::ItemCompleted(item) | EventKind::ItemAbandoned(item) => {
            let started = match item.body {
                ItemBody::Compaction { .. } => shown_at_start(item, flags),
                _ => Vec::new(),
            };
            let mut out: Vec<Message> = started
                .into_iter()
                .chain(shown_at_end(item, flags))
                .map(|step| item_message(event.thread, item.turn, step))
                .collect();
            if let ItemBody::Plan { text } = &item.body {
                out.push(proposed_plan(event.thread, text));
            }
            if let ItemBody::Compaction { .. } = item.body {
                out.push(turn_event(event.thread, item.turn, Kind::Compacted, None));
            }
            out
        }
        EventKind::ItemDelta {
            turn,
            item,
            kind,
            text,
        } => delta(event.thread, *turn, item, *kind, text, flags),
        EventKind::PlanChanged { plan, .. } => vec![plan_updated(event.thread, plan)],
        EventKind::DiffChanged { turn, diff } => {
            vec![message::<notification::TurnDiffUpdated>(
                &wire::TurnDiffUpdatedNotification {
                    thread_id: Some(thread_id()),
                    turn_id: Some(turn.to_string()),
                    diff: Some(diff.to_string()),
                },
            )]
        }
        EventKind::UsageChanged { .. } if !flags.streaming => Vec::new(),
        EventKind::UsageChanged { turn, report } => {
            vec![usage_delta(
                event.thread,
                *turn,
                &report.last,
                &report.turn_total,
                report.context_window,
            )]
        }
        EventKind::QueueChanged(queue) => {
            vec![message::<notification::ThreadQueueUpdated>(
                &wire::ThreadQueueUpdatedNotification {
                    thread_id: thread_id(),
                    queued_inputs: self::queue(event.thread, queue),
                },
            )]
        }
        EventKind::AskOpened(ask) => asked(ask, None)
            .zip(ask.turn)
            .map(|(item, turn)| item_message(event.thread, turn, Step::Started(item)))
            .into_iter()
            .collect(),
        EventKind::AskSettled { ask, answer, by } => settled(ask, answer, *by, event.time),
        EventKind::TurnAttemptFailed {
            turn,
            error,
            will_retry: true,
        } => {
            let text = Some(error.message.clone());
            vec![turn_event(event.thread, *turn, Kind::StreamError, text)]
        }
        EventKind::TurnAttemptFailed {
            turn,
            error,
            will_retry: false,
        } => {
            let item = |status| failure(*turn, &error.message, &error.kind, event.time, status);
            vec![
                item_message(
                    event.thread,
                    *turn,
                    Step::Started(item(wire::ItemStatus::Started)),
                ),
                item_message(
                    event.thread,
                    *turn,
                    Step::Completed(item(wire::ItemStatus::Completed)),
                ),
            ]
        }
        // Unloading does not change a thread; items are sent at their start and their end only; and the protocol has no
        // messages for warnings and limits.
        EventKind::ThreadUnloaded
        | EventKind::TurnStarted(_)
        | EventKind::TurnEnded { .. }
        | EventKind::ItemChanged(_)
        | EventKind::RateLimitsReported { .. }
        | EventKind::RequestStarted { .. }
        | EventKind::TurnsRemoved(_)
        | EventKind::ToolServerChanged(_)
        | EventKind::ToolServersStarted(_)
        | EventKind::VisitEnded { .. }
        | EventKind::ModelItem { .. }
        | EventKind::PatchWritten(_)
        | EventKind::ModelNoticed { .. }
        | EventKind::Remark { .. }
        | EventKind::ModelAnswered(_)
        | EventKind::HookChanged { .. }
        | EventKind::ReviewChanged { .. }
        | EventKind::ReviewsRefused { .. }
        | EventKind::Warning { .. } => Vec::new(),
    }
}

/// Makes the notification of a system event within a turn.
pub(super) fn turn_event(
    thread: ThreadId,
    turn: TurnId,
    kind: Kind,
    text: Option<String>,
) -> Message {
    message::<notification::SystemEvent>(&wire::SystemEventNotification {
        thread_id: Some(thread.to_string()),
        turn_id: Some(turn.to_string()),
        fallback_text: text.clone(),
        message: text,
        ..system_event(kind)
    })
}

/// Makes a system event that has only its kind.
pub(super) fn system_event(kind: Kind) -> wire::SystemEventNotification {
    wire::SystemEventNotification {
        thread_id: None,
        turn_id: None,
        kind,
        message_key: None,
        params: None,
        fallback_text: None,
        message: None,
        percent_left: None,
        token_count: None,
        context_usage: None,
        channel_name: None,
    }
}
