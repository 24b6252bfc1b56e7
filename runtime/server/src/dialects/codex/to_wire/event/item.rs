//! The events of items: messages have item events, actions have a beginning and an end.

use threadwire_engine as engine;
use threadwire_engine::{
    ActionStatus, AgentStatus, CommandSource, Item, ItemBody, SubagentAction, ToolSource,
};
use threadwire_protocol::{
    RawJson,
    codex::{self as wire, EventMsg, notification as n},
};

use super::{
    super::{
        Messages, Session,
        item::{mcp_content, patch_output},
        search, session,
    },
    parts::{self, duration, file_changes, parsed_command, turn_item},
};

/// Encodes the start of an item.
pub(super) fn started(out: &mut Messages, thread: engine::ThreadId, item: &Item) {
    let (turn_id, call_id) = (item.turn.to_string(), item.id.to_string());
    let request = turn_id.clone();
    match &item.body {
        ItemBody::Command(command) => out.event::<n::CodexEventExecCommandBegin>(
            thread,
            request,
            EventMsg::ExecCommandBegin(wire::EventMsgExecCommandBegin {
                call_id,
                process_id: process_id(command),
                turn_id,
                command: command.argv.clone(),
                cwd: command.cwd.display().to_string(),
                parsed_cmd: command.actions.iter().map(parsed_command).collect(),
                source: source(command.source),
                interaction_input: None,
            }),
        ),
        ItemBody::FileChange(change) => out.event::<n::CodexEventPatchApplyBegin>(
            thread,
            request,
            EventMsg::PatchApplyBegin(wire::EventMsgPatchApplyBegin {
                call_id,
                turn_id,
                // Whether somebody is asked is not known yet.
                auto_approved: false,
                changes: file_changes(&change.changes),
            }),
        ),
        ItemBody::Tool(tool) => tool_began(out, thread, request, call_id, tool),
        ItemBody::ImageView { path } => out.event::<n::CodexEventViewImageToolCall>(
            thread,
            request,
            EventMsg::ViewImageToolCall(wire::EventMsgViewImageToolCall {
                call_id,
                path: path.display().to_string(),
            }),
        ),
        ItemBody::ReviewStarted { subject } => out.event::<n::CodexEventEnteredReviewMode>(
            thread,
            request,
            EventMsg::EnteredReviewMode(review_started(subject)),
        ),
        ItemBody::ReviewEnded { findings } => out.event::<n::CodexEventExitedReviewMode>(
            thread,
            request,
            EventMsg::ExitedReviewMode(review_ended(findings)),
        ),
        _ => {
            if let Some(item) = turn_item(item, false) {
                out.event::<n::CodexEventItemStarted>(
                    thread,
                    request,
                    EventMsg::ItemStarted(wire::EventMsgItemStarted {
                        thread_id: thread.to_string(),
                        turn_id,
                        item,
                    }),
                );
            }
        }
    }
}

/// Encodes the additional event after the start of an item.
pub(super) fn also_started(out: &mut Messages, thread: engine::ThreadId, item: &Item) {
    if let ItemBody::WebSearch { .. } = item.body {
        out.event::<n::CodexEventWebSearchBegin>(
            thread,
            item.turn.to_string(),
            EventMsg::WebSearchBegin(wire::EventMsgWebSearchBegin {
                call_id: item.id.to_string(),
            }),
        );
    }
}

/// Encodes the end of an item.
pub(super) fn completed(out: &mut Messages, thread: engine::ThreadId, item: &Item) {
    let (turn_id, call_id) = (item.turn.to_string(), item.id.to_string());
    let request = turn_id.clone();
    match &item.body {
        // A command that never ran has no end.
        ItemBody::Command(_) if session(item) == Some(Session::Waiting) => {}
        ItemBody::Command(command) => {
            let is_declined = command.status == ActionStatus::Declined;
            let refusal = is_declined.then(|| "exec command rejected by user".to_owned());
            let stderr = refusal.clone().unwrap_or_default();
            let stdout = command.output.clone().unwrap_or_default();
            let output = refusal.unwrap_or_else(|| stdout.clone());
            out.event::<n::CodexEventExecCommandEnd>(
                thread,
                request,
                EventMsg::ExecCommandEnd(wire::EventMsgExecCommandEnd {
                    call_id,
                    process_id: process_id(command),
                    turn_id,
                    command: command.argv.clone(),
                    cwd: command.cwd.display().to_string(),
                    parsed_cmd: command.actions.iter().map(parsed_command).collect(),
                    source: source(command.source),
                    interaction_input: None,
                    stdout,
                    stderr,
                    aggregated_output: output.clone(),
                    exit_code: command.exit_code.unwrap_or(-1),
                    duration: duration(command.duration_ms),
                    formatted_output: output,
                }),
            );
        }
        ItemBody::FileChange(change) => out.event::<n::CodexEventPatchApplyEnd>(
            thread,
            request,
            EventMsg::PatchApplyEnd(wire::EventMsgPatchApplyEnd {
                call_id,
                turn_id,
                stdout: patch_output(change).unwrap_or_default(),
                stderr: match change.status {
                    ActionStatus::Declined => "patch rejected by user".to_owned(),
                    _ => String::new(),
                },
                success: change.status == ActionStatus::Completed,
                changes: file_changes(&change.changes),
            }),
        ),
        ItemBody::Tool(tool) => tool_ended(out, thread, request, call_id, tool),
        _ => {
            if let Some(item) = turn_item(item, true) {
                out.event::<n::CodexEventItemCompleted>(
                    thread,
                    request,
                    EventMsg::ItemCompleted(wire::EventMsgItemCompleted {
                        thread_id: thread.to_string(),
                        turn_id,
                        item,
                    }),
                );
            }
        }
    }
}

/// Encodes the events that sum up an item after its end.
pub(super) fn summed_up(out: &mut Messages, thread: engine::ThreadId, item: &Item) {
    let request = || item.turn.to_string();
    for msg in summaries(item) {
        match msg {
            EventMsg::UserMessage(_) => {
                out.event::<n::CodexEventUserMessage>(thread, request(), msg)
            }
            EventMsg::AgentMessage(_) => {
                out.event::<n::CodexEventAgentMessage>(thread, request(), msg);
            }
            EventMsg::AgentReasoning(_) => {
                out.event::<n::CodexEventAgentReasoning>(thread, request(), msg);
            }
            EventMsg::AgentReasoningRawContent(_) => {
                out.event::<n::CodexEventAgentReasoningRawContent>(thread, request(), msg);
            }
            EventMsg::WebSearchEnd(_) => {
                out.event::<n::CodexEventWebSearchEnd>(thread, request(), msg);
            }
            EventMsg::ContextCompacted => {
                out.event::<n::CodexEventContextCompacted>(thread, request(), msg);
            }
            _ => {}
        }
    }
}

/// Sums up a completed item.
pub(super) fn summaries(item: &Item) -> Vec<EventMsg> {
    match &item.body {
        ItemBody::User { content, .. } => {
            vec![EventMsg::UserMessage(parts::user_message(content))]
        }
        ItemBody::Agent { text, .. } | ItemBody::Error { message: text } => {
            vec![EventMsg::AgentMessage(wire::EventMsgAgentMessage {
                message: text.clone(),
            })]
        }
        ItemBody::Reasoning { summary, .. } => {
            let summary = summary.iter().map(|text| {
                EventMsg::AgentReasoning(wire::EventMsgAgentReasoning { text: text.clone() })
            });
            summary.collect()
        }
        ItemBody::WebSearch { query, action } => {
            vec![EventMsg::WebSearchEnd(wire::EventMsgWebSearchEnd {
                call_id: item.id.to_string(),
                query: query.clone(),
                action: search::provider_action(query, action),
            })]
        }
        ItemBody::Compaction { .. } => vec![EventMsg::ContextCompacted],
        _ => Vec::new(),
    }
}

pub(super) fn review_started(subject: &str) -> wire::EventMsgEnteredReviewMode {
    wire::EventMsgEnteredReviewMode {
        // The engine keeps the subject only.
        target: wire::ReviewTarget::Custom(wire::ReviewTargetCustom {
            instructions: subject.to_owned(),
        }),
        user_facing_hint: Some(subject.to_owned()),
    }
}

pub(super) fn review_ended(findings: &str) -> wire::EventMsgExitedReviewMode {
    wire::EventMsgExitedReviewMode {
        // The engine keeps the findings as text for people.
        review_output: Some(wire::ReviewOutputEvent {
            findings: Vec::new(),
            overall_correctness: String::new(),
            overall_explanation: findings.to_owned(),
            overall_confidence_score: 0.0,
        }),
    }
}

fn process_id(command: &engine::CommandItem) -> Option<String> {
    let id = command.process_id.clone();
    id.filter(|_| command.source == CommandSource::Session)
}

fn source(source: CommandSource) -> wire::ExecCommandSource {
    match source {
        CommandSource::Agent => wire::ExecCommandSource::Agent,
        CommandSource::Session => wire::ExecCommandSource::UnifiedExecStartup,
        CommandSource::User => wire::ExecCommandSource::UserShell,
    }
}

/// Names a tool call; `None` for the client's own tools, whose calls are sent as questions.
fn invocation(tool: &engine::ToolItem) -> Option<wire::McpInvocation> {
    let server = match &tool.source {
        ToolSource::Mcp { server, .. } => server.clone(),
        ToolSource::Plugin { plugin } => plugin.clone(),
        // The name that clients expect for tools of the agent itself.
        ToolSource::Agent => "codex".to_owned(),
        ToolSource::Agents(_) | ToolSource::Client { .. } => return None,
    };
    Some(wire::McpInvocation {
        server,
        tool: tool.name.clone(),
        arguments: Some(RawJson::from(tool.arguments.clone())),
    })
}

fn tool_began(
    out: &mut Messages,
    thread: engine::ThreadId,
    request: String,
    call_id: String,
    tool: &engine::ToolItem,
) {
    if let ToolSource::Agents(call) = &tool.source {
        return agents_began(out, thread, request, call_id, call);
    }
    if let Some(invocation) = invocation(tool) {
        out.event::<n::CodexEventMcpToolCallBegin>(
            thread,
            request,
            EventMsg::McpToolCallBegin(wire::EventMsgMcpToolCallBegin {
                call_id,
                invocation,
            }),
        );
    }
}

fn tool_ended(
    out: &mut Messages,
    thread: engine::ThreadId,
    request: String,
    call_id: String,
    tool: &engine::ToolItem,
) {
    use wire::ResultOfCallToolResultOrString as Outcome;

    if let ToolSource::Agents(call) = &tool.source {
        return agents_ended(out, thread, request, call_id, call);
    }
    let Some(invocation) = invocation(tool) else {
        return;
    };
    let result = match &tool.error {
        Some(error) => Outcome::Err(error.clone()),
        None => Outcome::Ok(wire::CallToolResult {
            content: tool
                .content
                .iter()
                .flatten()
                .filter_map(mcp_content)
                .collect(),
            structured_content: tool.structured.clone().map(RawJson::from),
            is_error: Some(tool.status != ActionStatus::Completed),
            meta: None,
        }),
    };
    out.event::<n::CodexEventMcpToolCallEnd>(
        thread,
        request,
        EventMsg::McpToolCallEnd(wire::EventMsgMcpToolCallEnd {
            call_id,
            invocation,
            duration: duration(tool.duration_ms),
            result,
        }),
    );
}

fn agents_began(
    out: &mut Messages,
    thread: engine::ThreadId,
    request: String,
    call_id: String,
    call: &engine::SubagentCall,
) {
    let sender_thread_id = call.sender.to_string();
    let prompt = call.prompt.clone().unwrap_or_default();
    match call.act {
        SubagentAction::Spawn => out.event::<n::CodexEventCollabAgentSpawnBegin>(
            thread,
            request,
            EventMsg::CollabAgentSpawnBegin(wire::EventMsgCollabAgentSpawnBegin {
                call_id,
                sender_thread_id,
                prompt,
            }),
        ),
        SubagentAction::SendInput => out.event::<n::CodexEventCollabAgentInteractionBegin>(
            thread,
            request,
            EventMsg::CollabAgentInteractionBegin(wire::EventMsgCollabAgentInteractionBegin {
                call_id,
                sender_thread_id,
                receiver_thread_id: receiver(call),
                prompt,
            }),
        ),
        SubagentAction::Wait => out.event::<n::CodexEventCollabWaitingBegin>(
            thread,
            request,
            EventMsg::CollabWaitingBegin(wire::EventMsgCollabWaitingBegin {
                sender_thread_id,
                receiver_thread_ids: call.receivers.iter().map(ToString::to_string).collect(),
                call_id,
            }),
        ),
        SubagentAction::Close => out.event::<n::CodexEventCollabCloseBegin>(
            thread,
            request,
            EventMsg::CollabCloseBegin(wire::EventMsgCollabCloseBegin {
                call_id,
                sender_thread_id,
                receiver_thread_id: receiver(call),
            }),
        ),
        // 0.97 has no call that resumes an agent.
        SubagentAction::Resume => {}
    }
}

fn agents_ended(
    out: &mut Messages,
    thread: engine::ThreadId,
    request: String,
    call_id: String,
    call: &engine::SubagentCall,
) {
    let sender_thread_id = call.sender.to_string();
    let prompt = call.prompt.clone().unwrap_or_default();
    let status = call
        .states
        .first()
        .map_or(wire::AgentStatus::NotFound, |(_, status)| {
            agent_status(status)
        });
    match call.act {
        SubagentAction::Spawn => out.event::<n::CodexEventCollabAgentSpawnEnd>(
            thread,
            request,
            EventMsg::CollabAgentSpawnEnd(wire::EventMsgCollabAgentSpawnEnd {
                call_id,
                sender_thread_id,
                new_thread_id: call.receivers.first().map(ToString::to_string),
                prompt,
                status,
            }),
        ),
        SubagentAction::SendInput => out.event::<n::CodexEventCollabAgentInteractionEnd>(
            thread,
            request,
            EventMsg::CollabAgentInteractionEnd(wire::EventMsgCollabAgentInteractionEnd {
                call_id,
                sender_thread_id,
                receiver_thread_id: receiver(call),
                prompt,
                status,
            }),
        ),
        SubagentAction::Wait => out.event::<n::CodexEventCollabWaitingEnd>(
            thread,
            request,
            EventMsg::CollabWaitingEnd(wire::EventMsgCollabWaitingEnd {
                sender_thread_id,
                call_id,
                statuses: call
                    .states
                    .iter()
                    .map(|(thread, status)| (thread.to_string(), agent_status(status)))
                    .collect(),
            }),
        ),
        SubagentAction::Close => out.event::<n::CodexEventCollabCloseEnd>(
            thread,
            request,
            EventMsg::CollabCloseEnd(wire::EventMsgCollabCloseEnd {
                call_id,
                sender_thread_id,
                receiver_thread_id: receiver(call),
                status,
            }),
        ),
        SubagentAction::Resume => {}
    }
}

fn receiver(call: &engine::SubagentCall) -> String {
    let first = call.receivers.first();
    first.map_or_else(String::new, ToString::to_string)
}

/// Converts the status of an agent.
pub(in crate::dialects::codex) fn agent_status(status: &AgentStatus) -> wire::AgentStatus {
    match status.clone() {
        AgentStatus::PendingInit => wire::AgentStatus::PendingInit,
        AgentStatus::Running => wire::AgentStatus::Running,
        // 0.97 reports an interruption as an error.
        AgentStatus::Interrupted => wire::AgentStatus::Errored("Interrupted".into()),
        AgentStatus::Completed(message) => wire::AgentStatus::Completed(message),
        AgentStatus::Errored(message) => wire::AgentStatus::Errored(message),
        AgentStatus::Shutdown => wire::AgentStatus::Shutdown,
        AgentStatus::NotFound => wire::AgentStatus::NotFound,
    }
}
