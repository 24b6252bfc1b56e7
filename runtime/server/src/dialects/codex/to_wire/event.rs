//! The notifications `codex/event/*`, with which 0.97 also tells what the newer notifications tell.
//!
//! The event form of a notification comes directly before it; a few more forms, which sum up or repeat, come after it.

mod history;
mod item;
mod parts;

use threadwire_engine as engine;
use threadwire_engine::{
    Ask, AskKind, DeltaKind, Event, EventKind, ThreadChange, ToolServerStartup,
};
use threadwire_protocol::{
    NotificationMethod, RawJson,
    codex::{self as wire, CodexEventNotification, EventMsg, Version, notification as n},
    envelope::Wire,
};

pub(super) use self::parts::{file_changes, parsed_command};
pub(in crate::dialects::codex) use self::{
    history::initial_messages, item::agent_status, parts::session_source,
};
use super::{Messages, Session, memo_key, model_item, session};
use threadwire_connection::{Message, TextKey};

/// The form of a delta that names its item.
const ITEM_DELTA: u32 = 0x100;
/// The form of a delta that names no item.
const PLAIN_DELTA: u32 = 0x200;

impl Messages {
    /// Pushes an event. `request` is the turn that it belongs to; empty for none.
    fn event<M>(&mut self, thread: engine::ThreadId, request: String, msg: EventMsg)
    where
        M: NotificationMethod<Params = CodexEventNotification>,
    {
        let params = CodexEventNotification {
            id: request,
            msg,
            conversation_id: thread.to_string(),
        };
        self.out
            .push(Message::new::<M>(EVENTS.notification::<M>(&params, None)));
    }

    /// Pushes an event whose text can merge with that of the next one.
    fn event_delta<M>(
        &mut self,
        thread: engine::ThreadId,
        delta: &Delta<'_>,
        form: u32,
        msg: EventMsg,
    ) where
        M: NotificationMethod<Params = CodexEventNotification>,
    {
        let params = CodexEventNotification {
            id: delta.turn.clone(),
            msg,
            conversation_id: thread.to_string(),
        };
        let key = TextKey {
            item: delta.item.clone(),
            kind: delta.kind,
            form: memo_key(Version::V0_97) + form,
        };
        self.out.push(Message::delta::<M>(
            EVENTS.notification::<M>(&params, None),
            key,
        ));
    }
}

/// Events are encoded as 0.97 has them, for clients of every version.
pub(in crate::dialects::codex) const EVENTS: Wire = Wire {
    jsonrpc: false,
    version: Version::V0_97 as usize,
};

/// Encodes the events that come before the notification.
pub(super) fn before(out: &mut Messages, event: &Event) {
    let thread = event.thread;
    match &event.kind {
        EventKind::ThreadChanged {
            change: ThreadChange::Name,
            thread: changed,
        } => out.event::<n::CodexEventThreadNameUpdated>(
            thread,
            String::new(),
            EventMsg::ThreadNameUpdated(wire::EventMsgThreadNameUpdated {
                thread_id: thread.to_string(),
                thread_name: changed.name.clone(),
            }),
        ),
        EventKind::ThreadUnloaded => out.event::<n::CodexEventShutdownComplete>(
            thread,
            String::new(),
            EventMsg::ShutdownComplete,
        ),
        EventKind::TurnStarted(turn) => out.event::<n::CodexEventTaskStarted>(
            thread,
            turn.id.to_string(),
            EventMsg::TaskStarted(wire::EventMsgTaskStarted {
                model_context_window: None,
                collaboration_mode_kind: match &turn.settings {
                    Some(settings) if settings.mode == "plan" => wire::ModeKind::Plan,
                    _ => wire::ModeKind::Default,
                },
            }),
        ),
        EventKind::TurnEnded { turn, last_message } => {
            turn_ended(out, thread, turn, last_message.as_deref());
        }
        // A session is told of when its command runs, as in the notification.
        EventKind::ItemStarted(item) if session(item) != Some(Session::Waiting) => {
            item::started(out, thread, item);
        }
        EventKind::ItemChanged(item) if session(item) == Some(Session::Running) => {
            item::started(out, thread, item);
        }
        EventKind::ItemCompleted(item) => item::completed(out, thread, item),
        EventKind::ItemDelta {
            turn,
            item,
            kind,
            text,
        } => delta(out, thread, &Delta::new(turn, item, *kind, text)),
        EventKind::PlanChanged { turn, plan } => out.event::<n::CodexEventPlanUpdate>(
            thread,
            turn.to_string(),
            EventMsg::PlanUpdate(parts::plan(plan)),
        ),
        EventKind::DiffChanged { turn, diff } => out.event::<n::CodexEventTurnDiff>(
            thread,
            turn.to_string(),
            EventMsg::TurnDiff(wire::EventMsgTurnDiff {
                unified_diff: diff.to_string(),
            }),
        ),
        EventKind::UsageChanged { turn, report } => out.event::<n::CodexEventTokenCount>(
            thread,
            turn.to_string(),
            EventMsg::TokenCount(wire::EventMsgTokenCount {
                info: Some(parts::token_usage(report)),
                rate_limits: Some(parts::rate_limits(report.limits.as_ref())),
            }),
        ),
        EventKind::RequestStarted { turn, report } => out.event::<n::CodexEventTokenCount>(
            thread,
            turn.to_string(),
            EventMsg::TokenCount(wire::EventMsgTokenCount {
                info: report.as_deref().map(parts::token_usage),
                rate_limits: Some(parts::rate_limits(
                    report.as_ref().and_then(|report| report.limits.as_ref()),
                )),
            }),
        ),
        EventKind::RateLimitsReported { turn, limits } => out.event::<n::CodexEventTokenCount>(
            thread,
            turn.to_string(),
            EventMsg::TokenCount(wire::EventMsgTokenCount {
                info: None,
                rate_limits: Some(parts::rate_limits(limits.as_deref())),
            }),
        ),
        EventKind::TurnAttemptFailed {
            turn,
            error,
            will_retry,
        } => attempt_failed(out, thread, turn.to_string(), error, *will_retry),
        EventKind::Remark { turn, message } => out.event::<n::CodexEventBackgroundEvent>(
            thread,
            turn.to_string(),
            EventMsg::BackgroundEvent(wire::EventMsgBackgroundEvent {
                message: message.clone(),
            }),
        ),
        EventKind::Warning { message } => out.event::<n::CodexEventWarning>(
            thread,
            String::new(),
            EventMsg::Warning(wire::EventMsgWarning {
                message: message.clone(),
            }),
        ),
        EventKind::ModelItem { turn, item } => {
            if let Some(item) = model_item(item) {
                out.event::<n::CodexEventRawResponseItem>(
                    thread,
                    turn.to_string(),
                    EventMsg::RawResponseItem(wire::EventMsgRawResponseItem { item }),
                );
            }
        }
        EventKind::ToolServerChanged(server) => tool_server(out, thread, server),
        EventKind::ToolServersStarted(servers) => tool_servers(out, thread, servers),
        EventKind::AskOpened(ask) => asked(out, ask),
        _ => {}
    }
}

/// Encodes the events that come after the notification.
pub(super) fn after(out: &mut Messages, event: &Event) {
    match &event.kind {
        EventKind::ItemStarted(item) => item::also_started(out, event.thread, item),
        EventKind::ItemCompleted(item) => item::summed_up(out, event.thread, item),
        EventKind::ItemDelta {
            turn,
            item,
            kind,
            text,
        } => repeated_delta(out, event.thread, &Delta::new(turn, item, *kind, text)),
        _ => {}
    }
}

fn turn_ended(
    out: &mut Messages,
    thread: engine::ThreadId,
    turn: &engine::Turn,
    last_message: Option<&engine::Item>,
) {
    let request = turn.id.to_string();
    if turn.status == engine::TurnStatus::Interrupted {
        return out.event::<n::CodexEventTurnAborted>(
            thread,
            request,
            EventMsg::TurnAborted(wire::EventMsgTurnAborted {
                reason: wire::TurnAbortReason::Interrupted,
            }),
        );
    }
    let answer = last_message.filter(|_| turn.status != engine::TurnStatus::Failed);
    let last_agent_message = answer.and_then(|item| match &item.body {
        engine::ItemBody::Agent { text, .. } => Some(text.clone()),
        _ => None,
    });
    out.event::<n::CodexEventTaskComplete>(
        thread,
        request,
        EventMsg::TaskComplete(wire::EventMsgTaskComplete { last_agent_message }),
    );
}

fn attempt_failed(
    out: &mut Messages,
    thread: engine::ThreadId,
    turn: String,
    error: &engine::TurnError,
    will_retry: bool,
) {
    let message = error.message.clone();
    let codex_error_info = Some(parts::error_info(&error.kind));
    if will_retry {
        out.event::<n::CodexEventStreamError>(
            thread,
            turn,
            EventMsg::StreamError(wire::EventMsgStreamError {
                message,
                codex_error_info,
                additional_details: error.details.clone(),
            }),
        );
    } else {
        out.event::<n::CodexEventError>(
            thread,
            turn,
            EventMsg::Error(wire::EventMsgError {
                message,
                codex_error_info,
            }),
        );
    }
}

fn tool_server(out: &mut Messages, thread: engine::ThreadId, server: &engine::ToolServer) {
    out.event::<n::CodexEventMcpStartupUpdate>(
        thread,
        String::new(),
        EventMsg::McpStartupUpdate(wire::EventMsgMcpStartupUpdate {
            server: server.name.clone(),
            status: match &server.startup {
                ToolServerStartup::Starting => wire::McpStartupStatus::Starting,
                ToolServerStartup::Ready => wire::McpStartupStatus::Ready,
                ToolServerStartup::Failed { message, .. } => {
                    wire::McpStartupStatus::Failed(wire::McpStartupStatusFailed {
                        error: message.clone(),
                    })
                }
                ToolServerStartup::Cancelled => wire::McpStartupStatus::Cancelled,
            },
        }),
    );
}

fn tool_servers(out: &mut Messages, thread: engine::ThreadId, servers: &[engine::ToolServer]) {
    let mut complete = wire::EventMsgMcpStartupComplete {
        ready: Vec::new(),
        failed: Vec::new(),
        cancelled: Vec::new(),
    };
    for engine::ToolServer { name, startup } in servers {
        match startup {
            ToolServerStartup::Ready => complete.ready.push(name.clone()),
            ToolServerStartup::Failed { message, .. } => {
                complete.failed.push(wire::McpStartupFailure {
                    server: name.clone(),
                    error: message.clone(),
                });
            }
            ToolServerStartup::Starting | ToolServerStartup::Cancelled => {
                complete.cancelled.push(name.clone());
            }
        }
    }
    out.event::<n::CodexEventMcpStartupComplete>(
        thread,
        String::new(),
        EventMsg::McpStartupComplete(complete),
    );
}

/// Encodes the event that comes before the request of a question.
fn asked(out: &mut Messages, ask: &Ask) {
    let turn_id = ask.turn.map(|turn| turn.to_string()).unwrap_or_default();
    let (thread, call_id) = (ask.thread, ask.item.to_string());
    let request = turn_id.clone();
    match &ask.kind {
        AskKind::Command {
            argv,
            cwd,
            actions,
            reason,
            amendment,
            ..
        } => out.event::<n::CodexEventExecApprovalRequest>(
            thread,
            request,
            EventMsg::ExecApprovalRequest(wire::EventMsgExecApprovalRequest {
                call_id,
                turn_id,
                command: argv.clone(),
                cwd: cwd.display().to_string(),
                reason: reason.clone(),
                proposed_execpolicy_amendment: amendment.clone(),
                parsed_cmd: actions.iter().map(parsed_command).collect(),
            }),
        ),
        AskKind::FileChange { changes, reason } => out
            .event::<n::CodexEventApplyPatchApprovalRequest>(
                thread,
                request,
                EventMsg::ApplyPatchApprovalRequest(wire::EventMsgApplyPatchApprovalRequest {
                    call_id,
                    turn_id,
                    changes: file_changes(changes),
                    reason: reason.clone(),
                    grant_root: None,
                }),
            ),
        AskKind::Input { .. } | AskKind::Tool { .. } | AskKind::Permissions { .. } => {
            let shown = match &ask.kind {
                AskKind::Input { .. } => super::user_input_request(ask),
                _ => super::approval_question(ask),
            };
            out.event::<n::CodexEventRequestUserInput>(
                thread,
                request,
                EventMsg::RequestUserInput(wire::EventMsgRequestUserInput {
                    call_id,
                    turn_id,
                    questions: shown.questions.into_iter().map(parts::question).collect(),
                }),
            );
        }
        AskKind::ToolCall {
            tool, arguments, ..
        } => out.event::<n::CodexEventDynamicToolCallRequest>(
            thread,
            request,
            EventMsg::DynamicToolCallRequest(wire::EventMsgDynamicToolCallRequest {
                call_id,
                turn_id,
                tool: tool.clone(),
                arguments: RawJson::from(arguments.clone()),
            }),
        ),
        // Shown only: 0.97 has no request for its answer.
        AskKind::Elicitation {
            server, message, ..
        } => out.event::<n::CodexEventElicitationRequest>(
            thread,
            request,
            EventMsg::ElicitationRequest(wire::EventMsgElicitationRequest {
                server_name: server.clone(),
                id: wire::RequestId::Text(ask.id.to_string()),
                message: message.clone(),
            }),
        ),
    }
}

/// A delta of an item.
struct Delta<'a> {
    turn: String,
    item: &'a engine::ItemId,
    kind: DeltaKind,
    text: &'a str,
}

impl<'a> Delta<'a> {
    fn new(
        turn: &engine::TurnId,
        item: &'a engine::ItemId,
        kind: DeltaKind,
        text: &'a str,
    ) -> Self {
        Self {
            turn: turn.to_string(),
            item,
            kind,
            text,
        }
    }
}

fn delta(out: &mut Messages, thread: engine::ThreadId, event: &Delta<'_>) {
    let (thread_id, turn_id) = (thread.to_string(), event.turn.clone());
    let (item_id, delta) = (event.item.to_string(), event.text.to_owned());
    match event.kind {
        DeltaKind::Text => out.event_delta::<n::CodexEventAgentMessageContentDelta>(
            thread,
            event,
            ITEM_DELTA,
            EventMsg::AgentMessageContentDelta(wire::EventMsgAgentMessageContentDelta {
                thread_id,
                turn_id,
                item_id,
                delta,
            }),
        ),
        DeltaKind::Plan => out.event_delta::<n::CodexEventPlanDelta>(
            thread,
            event,
            ITEM_DELTA,
            EventMsg::PlanDelta(wire::EventMsgPlanDelta {
                thread_id,
                turn_id,
                item_id,
                delta,
            }),
        ),
        // An empty text opens the section.
        DeltaKind::Summary(section) if delta.is_empty() => {
            out.event::<n::CodexEventAgentReasoningSectionBreak>(
                thread,
                turn_id,
                EventMsg::AgentReasoningSectionBreak(wire::EventMsgAgentReasoningSectionBreak {
                    item_id,
                    summary_index: i64::from(section),
                }),
            );
        }
        DeltaKind::Summary(section) => out.event_delta::<n::CodexEventReasoningContentDelta>(
            thread,
            event,
            ITEM_DELTA,
            EventMsg::ReasoningContentDelta(wire::EventMsgReasoningContentDelta {
                thread_id,
                turn_id,
                item_id,
                delta,
                summary_index: i64::from(section),
            }),
        ),
        DeltaKind::Reasoning(section) => out.event_delta::<n::CodexEventReasoningRawContentDelta>(
            thread,
            event,
            ITEM_DELTA,
            EventMsg::ReasoningRawContentDelta(wire::EventMsgReasoningRawContentDelta {
                thread_id,
                turn_id,
                item_id,
                delta,
                content_index: i64::from(section),
            }),
        ),
        DeltaKind::Output => out.event::<n::CodexEventExecCommandOutputDelta>(
            thread,
            turn_id,
            EventMsg::ExecCommandOutputDelta(wire::EventMsgExecCommandOutputDelta {
                call_id: item_id,
                // The engine keeps both streams as one.
                stream: wire::ExecOutputStream::Stdout,
                chunk: parts::base64(event.text),
            }),
        ),
        DeltaKind::Input(process) => out.event::<n::CodexEventTerminalInteraction>(
            thread,
            turn_id,
            EventMsg::TerminalInteraction(wire::EventMsgTerminalInteraction {
                call_id: item_id,
                process_id: process.to_string(),
                stdin: delta,
            }),
        ),
        // Events have no form of it.
        DeltaKind::Progress => {}
    }
}

/// Encodes the form of a delta that names no item.
fn repeated_delta(out: &mut Messages, thread: engine::ThreadId, event: &Delta<'_>) {
    let delta = event.text.to_owned();
    match event.kind {
        DeltaKind::Text => out.event_delta::<n::CodexEventAgentMessageDelta>(
            thread,
            event,
            PLAIN_DELTA,
            EventMsg::AgentMessageDelta(wire::EventMsgAgentMessageDelta { delta }),
        ),
        DeltaKind::Summary(_) if !delta.is_empty() => {
            out.event_delta::<n::CodexEventAgentReasoningDelta>(
                thread,
                event,
                PLAIN_DELTA,
                EventMsg::AgentReasoningDelta(wire::EventMsgAgentReasoningDelta { delta }),
            );
        }
        DeltaKind::Reasoning(_) => out.event_delta::<n::CodexEventAgentReasoningRawContentDelta>(
            thread,
            event,
            PLAIN_DELTA,
            EventMsg::AgentReasoningRawContentDelta(wire::EventMsgAgentReasoningRawContentDelta {
                delta,
            }),
        ),
        _ => {}
    }
}
