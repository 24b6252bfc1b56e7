//! Items: their common members, their start and end, and their deltas.

use threadwire_engine::{
    CallPiece, DeltaKind, Event, Item, ItemBody, ItemId, Millis, Thread, ThreadId, ToolSource,
    Turn, TurnErrorKind, TurnId,
};
use threadwire_protocol::dotcraft::{self as wire, notification};

use super::{
    CHANNEL_TOOLS, Flags, Message,
    call::{
        call, call_name, call_started, command, dynamic_tool_call, execution, plugin_function_call,
        result, result_started, written_call,
    },
    delta_message,
    head::{Head, command_id, item, item_status},
    input::{Triggered, input_part, input_text, materialized_part, sender},
    message,
};
use crate::dialects::{dotcraft::extra::bound::plain_namespace, time::iso};

/// Makes the notification of a user message, at its start or at its end.
pub(in crate::dialects::dotcraft) fn user_said(
    thread: ThreadId,
    item: &Item,
    turn: Option<&Turn>,
    started: bool,
) -> Message {
    let step = if started {
        Step::Started(user_item(item, turn, wire::ItemStatus::Started))
    } else {
        Step::Completed(user_item(item, turn, wire::ItemStatus::Completed))
    };
    item_message(thread, item.turn, step)
}

/// The start or the end of an item.
pub(super) enum Step {
    Started(wire::Item),
    Completed(wire::Item),
}

pub(super) fn item_message(thread: ThreadId, turn: TurnId, step: Step) -> Message {
    let (thread_id, turn_id) = (thread.to_string(), turn.to_string());
    match step {
        Step::Started(item) => {
            message::<notification::ItemStarted>(&wire::ItemStartedNotification {
                thread_id,
                turn_id,
                item,
            })
        }
        Step::Completed(item) => {
            message::<notification::ItemCompleted>(&wire::ItemCompletedNotification {
                thread_id,
                turn_id,
                item,
            })
        }
    }
}

pub(super) fn delta(
    thread: ThreadId,
    turn: TurnId,
    item: &ItemId,
    kind: DeltaKind,
    text: &str,
    flags: Flags,
) -> Vec<Message> {
    let (thread_id, turn_id) = (thread.to_string(), turn.to_string());
    let message = match kind {
        DeltaKind::Text if flags.streaming => delta_message::<notification::ItemAgentMessageDelta>(
            item,
            kind,
            flags,
            &wire::ItemAgentMessageDeltaNotification {
                thread_id,
                turn_id,
                item_id: item.to_string(),
                delta_kind: wire::DeltaKind::AgentMessage,
                delta: text.to_owned(),
            },
        ),
        DeltaKind::Summary(section) | DeltaKind::Reasoning(section) if flags.streaming => {
            // An empty text opens a section. DotCraft has paragraphs instead of sections.
            let delta = match (text.is_empty(), section) {
                (false, _) => text.to_owned(),
                (true, 0) => return Vec::new(),
                (true, _) => SECTION_BREAK.to_owned(),
            };
            delta_message::<notification::ItemReasoningDelta>(
                item,
                // All sections are one text in DotCraft, so their deltas may be merged.
                DeltaKind::Reasoning(0),
                flags,
                &wire::ItemReasoningDeltaNotification {
                    thread_id,
                    turn_id,
                    item_id: item.to_string(),
                    delta_kind: wire::DeltaKind::ReasoningContent,
                    delta,
                },
            )
        }
        DeltaKind::Output if flags.commands && flags.streaming => {
            delta_message::<notification::ItemCommandExecutionOutputDelta>(
                item,
                kind,
                flags,
                &wire::ItemCommandExecutionOutputDeltaNotification {
                    thread_id,
                    turn_id,
                    item_id: command_id(item),
                    delta: text.to_owned(),
                },
            )
        }
        _ => return Vec::new(),
    };
    vec![message]
}

/// Makes the messages of a piece of a call that the model writes. The first one also starts the item.
pub(super) fn call_written(thread: ThreadId, piece: &CallPiece, time: Millis) -> Vec<Message> {
    if piece.is_first {
        let head = Head::instant(piece.item.to_string(), piece.turn, time).started();
        let item = written_call(&piece.item, head, &piece.tool, piece.server.as_deref());
        return vec![item_message(thread, piece.turn, Step::Started(item))];
    }
    let delta = wire::ItemToolCallArgumentsDeltaNotification {
        thread_id: thread.to_string(),
        turn_id: piece.turn.to_string(),
        item_id: piece.item.to_string(),
        delta_kind: wire::DeltaKind::ToolCallArguments,
        tool_name: Some(call_name(&piece.tool).to_owned()),
        call_id: Some(piece.item.to_string()),
        delta: piece.text.to_string(),
    };
    vec![message::<notification::ItemToolCallArgumentsDelta>(&delta)]
}

/// Makes the end of a call that the model began to write, in a turn that ends without it.
pub(in crate::dialects::dotcraft) fn call_dropped(
    event: &Event,
    turn: TurnId,
    item: &ItemId,
    tool: &str,
) -> Message {
    let head = Head::instant(item.to_string(), turn, event.time);
    let item = written_call(item, head, tool, None);
    item_message(event.thread, turn, Step::Completed(item))
}

const SECTION_BREAK: &str = "\n\n";

/// Converts an item of the history, without the result of a call.
pub(super) fn shown(item: &Item, turn: &Turn, flags: Flags) -> Vec<wire::Item> {
    if let ItemBody::User { .. } = item.body {
        return vec![user_item(item, Some(turn), item_status(item.completed_at))];
    }
    if let Some(single) = single(item) {
        return vec![single];
    }
    if is_hidden(item) {
        return Vec::new();
    }
    let mut out = vec![call(item, item.completed_at.unwrap_or(item.started_at))];
    out.extend(execution(item, flags));
    out.extend(command(item, flags));
    out
}

/// Makes the result item of a call of the history, if the call is completed.
pub(super) fn shown_result(item: &Item) -> Option<wire::Item> {
    let is_user = matches!(item.body, ItemBody::User { .. });
    let is_call = !is_user && !is_hidden(item) && single(item).is_none();
    (is_call && item.completed_at.is_some()).then(|| result(item))
}

/// Tells whether the dialect has no item type for an item. The subject and the findings of a review are also in its
/// messages.
fn is_hidden(item: &Item) -> bool {
    matches!(
        item.body,
        ItemBody::HookPrompt { .. } | ItemBody::ReviewStarted { .. } | ItemBody::ReviewEnded { .. }
    )
}

/// Tells whether the arguments of a call are known only at its end, because the model makes them during the call.
fn is_told_late(item: &Item) -> bool {
    matches!(
        item.body,
        ItemBody::WebSearch { .. } | ItemBody::Plan { .. }
    )
}

pub(super) fn shown_at_start(item: &Item, flags: Flags) -> Vec<Step> {
    if let Some(single) = single(item) {
        return vec![Step::Started(single)];
    }
    if matches!(item.body, ItemBody::User { .. }) || is_hidden(item) {
        return Vec::new();
    }
    let mut out = Vec::new();
    if !flags.knows_call {
        out.push(Step::Started(call_started(item)));
    }
    if is_told_late(item) {
        return out;
    }
    // The arguments of other calls are complete at their start, so the call item is final.
    out.push(Step::Completed(call(item, item.started_at)));
    out.extend(execution(item, flags).map(Step::Started));
    out.extend(command(item, flags).map(Step::Started));
    out
}

pub(super) fn shown_at_end(item: &Item, flags: Flags) -> Vec<Step> {
    if let Some(single) = single(item) {
        return vec![Step::Completed(single)];
    }
    if matches!(item.body, ItemBody::User { .. }) || is_hidden(item) {
        return Vec::new();
    }
    let mut out = Vec::new();
    if is_told_late(item) {
        let completed_at = item.completed_at.unwrap_or(item.started_at);
        out.push(Step::Completed(call(item, completed_at)));
    }
    out.extend(command(item, flags).map(Step::Completed));
    out.extend(execution(item, flags).map(Step::Completed));
    out.push(Step::Started(result_started(item)));
    out.push(Step::Completed(result(item)));
    out
}

/// Converts an item that is a single item in DotCraft, too.
fn single(item: &Item) -> Option<wire::Item> {
    let head = || Head::of(item);
    Some(match &item.body {
        ItemBody::Agent { text, .. } => {
            item!(
                AgentMessage,
                ItemAgentMessage,
                head(),
                wire::AgentMessagePayload { text: text.clone() }
            )
        }
        ItemBody::Reasoning { summary, content } => {
            let text = summary.join(SECTION_BREAK) + &content.join(SECTION_BREAK);
            item!(
                ReasoningContent,
                ItemReasoningContent,
                head(),
                wire::ReasoningContentPayload { text }
            )
        }
        ItemBody::Tool(tool) => match &tool.source {
            ToolSource::Client {
                namespace: Some(channel),
            } if channel.starts_with(CHANNEL_TOOLS) => {
                plugin_function_call(head(), item, tool, channel)
            }
            ToolSource::Client { namespace } => {
                dynamic_tool_call(head(), item, tool, plain_namespace(namespace.as_deref()))
            }
            ToolSource::Plugin { plugin } => plugin_function_call(head(), item, tool, plugin),
            ToolSource::Agent | ToolSource::Agents(_) | ToolSource::Mcp { .. } => return None,
        },
        ItemBody::Compaction { .. } => item!(
            SystemNotice,
            ItemSystemNotice,
            head(),
            wire::SystemNoticePayload {
                mode: Some("partial".to_owned()),
                ..notice(wire::SystemNoticeKind::Compacted)
            }
        ),
        ItemBody::Error { message } => item!(
            Error,
            ItemError,
            head(),
            wire::ErrorPayload {
                message: message.clone(),
                code: "agent_error".to_owned(),
                fatal: false
            }
        ),
        ItemBody::User { .. }
        | ItemBody::Command(_)
        | ItemBody::FileChange(_)
        | ItemBody::Plan { .. }
        | ItemBody::ImageView { .. }
        | ItemBody::GeneratedImage { .. }
        | ItemBody::HookPrompt { .. }
        | ItemBody::ReviewStarted { .. }
        | ItemBody::ReviewEnded { .. }
        | ItemBody::WebSearch { .. } => return None,
    })
}

/// Makes the notice that follows the last turn which a fork copied.
pub(super) fn fork_notice(turn: &str, thread: &Thread) -> wire::Item {
    let created_at = iso(thread.created_at);
    let head = Head {
        id: format!("{turn}.forked"),
        turn_id: turn.to_owned(),
        status: wire::ItemStatus::Completed,
        created_at: created_at.clone(),
        completed_at: Some(created_at),
    };
    let payload = wire::SystemNoticePayload {
        source_thread_id: thread.forked_from.map(|id| id.to_string()),
        ..notice(wire::SystemNoticeKind::Forked)
    };
    item!(SystemNotice, ItemSystemNotice, head, payload)
}

fn notice(kind: wire::SystemNoticeKind) -> wire::SystemNoticePayload {
    wire::SystemNoticePayload {
        kind,
        trigger: None,
        mode: None,
        tokens_before: None,
        tokens_after: None,
        percent_left_after: None,
        cleared_tool_results: None,
        source_thread_id: None,
    }
}

pub(super) fn user_item(item: &Item, turn: Option<&Turn>, status: wire::ItemStatus) -> wire::Item {
    let (content, steered, queued) = match &item.body {
        ItemBody::User {
            content,
            steered,
            queued,
            ..
        } => (content.as_slice(), *steered, queued.as_deref()),
        _ => (&[][..], false, None),
    };
    let trigger = Triggered::of(queued.and_then(|entry| entry.metadata.as_deref()));
    let origin = turn.map(|turn| &turn.origin);
    let sender = origin.and_then(sender);
    // A user message is final from the start.
    let completed_at = Some(iso(item.completed_at.unwrap_or(item.started_at)));
    item!(
        UserMessage,
        ItemUserMessage,
        Head {
            status,
            completed_at,
            ..Head::of(item)
        },
        wire::UserMessagePayload {
            text: input_text(content),
            materialized_input_parts: Some(content.iter().map(materialized_part).collect()),
            native_input_parts: Some(content.iter().map(input_part).collect()),
            delivery_mode: match (steered, queued) {
                (true, _) => Some(wire::DeliveryMode::Guidance),
                (false, Some(_)) => Some(wire::DeliveryMode::Queued),
                (false, None) => None,
            },
            trigger_kind: trigger.kind,
            trigger_label: trigger.label,
            trigger_ref_id: trigger.reference,
            queued_input_id: queued.map(|entry| entry.id.clone()),
            delivery_binding_id: trigger.binding,
            sender_id: sender.as_ref().map(|sender| sender.sender_id.clone()),
            sender_name: sender.as_ref().map(|sender| sender.sender_name.clone()),
            sender_role: sender
                .as_ref()
                .and_then(|sender| sender.sender_role.clone()),
            channel_name: origin.map(|origin| origin.source.clone()),
            channel_context: origin.and_then(|origin| origin.context.clone()),
            group_id: sender.and_then(|sender| sender.group_id),
            images: None,
            sent_as_goal: None,
        }
    )
}

/// Makes the error item of a failed turn.
pub(super) fn failure(
    turn: TurnId,
    message: &str,
    kind: &TurnErrorKind,
    time: Millis,
    status: wire::ItemStatus,
) -> wire::Item {
    let code = match kind {
        TurnErrorKind::ContextWindowExceeded => "context_window_exceeded",
        TurnErrorKind::UsageLimitExceeded => "usage_limit_exceeded",
        TurnErrorKind::RateLimitExceeded => "rate_limit_exceeded",
        TurnErrorKind::ServerOverloaded
        | TurnErrorKind::FlexUnavailable
        | TurnErrorKind::PolicyCapacityUnavailable => "provider_overloaded",
        TurnErrorKind::ConnectionFailed { .. } | TurnErrorKind::StreamDisconnected { .. } => {
            "connection_failed"
        }
        TurnErrorKind::TooManyFailedAttempts { .. } => "too_many_attempts",
        TurnErrorKind::InternalServerError => "provider_error",
        TurnErrorKind::Unauthorized => "unauthorized",
        TurnErrorKind::BadRequest
        | TurnErrorKind::ModelNotFound
        | TurnErrorKind::CyberPolicy
        | TurnErrorKind::MisalignmentPolicyViolation => "bad_request",
        TurnErrorKind::SandboxError => "sandbox_error",
        TurnErrorKind::Other => "agent_error",
    };
    let head = Head::instant(format!("{turn}.error"), turn, time);
    let head = if status == wire::ItemStatus::Completed {
        head
    } else {
        head.started()
    };
    item!(
        Error,
        ItemError,
        head,
        wire::ErrorPayload {
            message: message.to_owned(),
            code: code.to_owned(),
            fatal: true
        }
    )
}
