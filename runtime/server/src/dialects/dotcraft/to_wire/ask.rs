//! Questions and their answers.

use threadwire_engine::{
    Answer, Ask, AskKind, Decision, FileChangeKind, Millis, SettledBy, ToolSubject,
};
use threadwire_protocol::{
    RawJson,
    dotcraft::{self as wire, notification},
};

use super::{
    Message,
    head::{Head, item, item_status},
    item::{Step, item_message},
    message,
};
use crate::dialects::{dotcraft::extra::bound::plain_namespace, time::iso};

/// Converts a question to an item; `None` if it has no item of its own, but that of the call it is about. `settled_at`
/// is the time of the answer.
pub(in crate::dialects::dotcraft) fn asked(
    ask: &Ask,
    settled_at: Option<Millis>,
) -> Option<wire::Item> {
    let head = Head {
        id: ask.id.to_string(),
        turn_id: ask.turn?.to_string(),
        status: item_status(settled_at),
        created_at: iso(ask.opened_at),
        completed_at: settled_at.map(iso),
    };
    if let AskKind::Input { .. } = ask.kind {
        let payload = wire::UserInputRequestPayload {
            request_id: ask.id.to_string(),
            questions: questions(ask),
        };
        return Some(item!(UserInputRequest, ItemUserInputRequest, head, payload));
    }
    let approval = Approval::of(ask)?;
    Some(item!(
        ApprovalRequest,
        ItemApprovalRequest,
        head,
        wire::ApprovalRequestPayload {
            approval_type: approval.kind,
            operation: approval.operation,
            target: approval.target,
            request_id: ask.id.to_string(),
            scope_key: Some(approval.scope_key),
            reason: Some(approval.reason),
            expires_at: None,
        }
    ))
}

/// Converts an answer to an item; `None` as in [`asked`].
pub(super) fn answered(
    ask: &Ask,
    answer: &Answer,
    by: SettledBy,
    time: Millis,
) -> Option<wire::Item> {
    let head = Head::instant(format!("{}.response", ask.id), ask.turn?, time);
    let request_id = ask.id.to_string();
    match &ask.kind {
        AskKind::Command { .. }
        | AskKind::FileChange { .. }
        | AskKind::Tool { .. }
        | AskKind::Permissions { .. } => {
            let decision = match (answer.decision(), by) {
                (Some(decision), _) => match decision {
                    Decision::Accept => wire::ApprovalDecision::Accept,
                    Decision::AcceptForSession => wire::ApprovalDecision::AcceptForSession,
                    Decision::AcceptAlways { .. } => wire::ApprovalDecision::AcceptAlways,
                    Decision::Decline => wire::ApprovalDecision::Decline,
                    Decision::Cancel => wire::ApprovalDecision::Cancel,
                },
                (_, SettledBy::TurnEnd) => wire::ApprovalDecision::Cancel,
                _ => wire::ApprovalDecision::Decline,
            };
            let approved = !matches!(
                decision,
                wire::ApprovalDecision::Decline | wire::ApprovalDecision::Cancel
            );
            let payload = wire::ApprovalResponsePayload {
                request_id,
                approved,
                decision: Some(decision),
            };
            Some(item!(ApprovalResponse, ItemApprovalResponse, head, payload))
        }
        AskKind::Input { questions } => {
            let secret = |id: &str| {
                questions
                    .iter()
                    .any(|question| question.secret && question.id == id)
            };
            let answers = match answer {
                Answer::Input { answers } => answers
                    .iter()
                    .filter(|(id, _)| !secret(id))
                    .map(|(id, answers)| {
                        (
                            id.clone(),
                            wire::UserInputAnswer {
                                answers: answers.clone(),
                            },
                        )
                    })
                    .collect(),
                _ => Default::default(),
            };
            let payload = wire::UserInputResponsePayload {
                request_id,
                response: wire::UserInputResult { answers },
            };
            Some(item!(
                UserInputResponse,
                ItemUserInputResponse,
                head,
                payload
            ))
        }
        AskKind::ToolCall { .. } | AskKind::Elicitation { .. } => None,
    }
}

pub(super) fn settled(ask: &Ask, answer: &Answer, by: SettledBy, time: Millis) -> Vec<Message> {
    let (Some(turn), Some(request), Some(response)) = (
        ask.turn,
        asked(ask, Some(time)),
        answered(ask, answer, by, time),
    ) else {
        return Vec::new();
    };
    let (thread_id, turn_id) = (ask.thread.to_string(), turn.to_string());
    let resolved = if let AskKind::Input { .. } = ask.kind {
        message::<notification::ItemToolRequestUserInputResolved>(
            &wire::ItemToolRequestUserInputResolvedNotification {
                thread_id,
                turn_id,
                item: response.clone(),
            },
        )
    } else {
        message::<notification::ItemApprovalResolved>(&wire::ItemApprovalResolvedNotification {
            thread_id,
            turn_id,
            item: response.clone(),
        })
    };
    vec![
        item_message(ask.thread, turn, Step::Completed(request)),
        item_message(ask.thread, turn, Step::Started(response.clone())),
        resolved,
        item_message(ask.thread, turn, Step::Completed(response)),
    ]
}

/// The action that needs approval.
struct Approval {
    kind: wire::ApprovalType,
    operation: String,
    target: String,
    scope_key: String,
    reason: String,
}

impl Approval {
    fn of(ask: &Ask) -> Option<Self> {
        match &ask.kind {
            AskKind::Command {
                command,
                cwd,
                reason,
                ..
            } => Some(Self {
                kind: wire::ApprovalType::Shell,
                operation: command.clone(),
                target: cwd.display().to_string(),
                scope_key: format!("shell:{command}"),
                reason: reason
                    .clone()
                    .unwrap_or_else(|| "The agent wants to run a command.".to_owned()),
            }),
            AskKind::FileChange { changes, reason } => {
                let operation = match changes.first().map(|change| &change.kind) {
                    Some(FileChangeKind::Add) => "write",
                    _ => "edit",
                };
                let target: Vec<String> = changes
                    .iter()
                    .map(|change| change.path.display().to_string())
                    .collect();
                let target = target.join(", ");
                Some(Self {
                    kind: wire::ApprovalType::File,
                    operation: operation.to_owned(),
                    scope_key: format!("file:{operation}:{target}"),
                    target,
                    reason: reason
                        .clone()
                        .unwrap_or_else(|| "The agent wants to change files.".to_owned()),
                })
            }
            AskKind::Tool {
                server,
                tool,
                arguments,
                action: Some(action),
                ..
            } => {
                let kind = match action.subject {
                    ToolSubject::File => wire::ApprovalType::File,
                    ToolSubject::Command => wire::ApprovalType::Shell,
                    ToolSubject::Resource => wire::ApprovalType::RemoteResource,
                };
                let (operation, target) = (&action.operation, &action.target);
                Some(Self {
                    // A grant for one tool says nothing about another one, which may run elsewhere.
                    scope_key: format!("{}:{server}:{tool}:{operation}:{target}", kind.as_str()),
                    kind,
                    operation: operation.clone(),
                    target: target.clone(),
                    reason: format!(
                        "The agent wants to call the tool {tool} of {server} with {}.",
                        arguments.get()
                    ),
                })
            }
            AskKind::Tool {
                server,
                tool,
                arguments,
                action: None,
                ..
            } => Some(Self {
                kind: wire::ApprovalType::RemoteResource,
                operation: tool.clone(),
                target: server.clone(),
                scope_key: format!("mcp:{server}:{tool}"),
                reason: format!(
                    "The agent wants to call the tool {tool} of the MCP server {server} with {}.",
                    arguments.get()
                ),
            }),
            AskKind::Permissions {
                reason,
                permissions,
                ..
            } => {
                let target = permissions.to_string();
                let has_files = !permissions.read.is_empty() || !permissions.write.is_empty();
                Some(Self {
                    kind: match has_files {
                        true => wire::ApprovalType::File,
                        false => wire::ApprovalType::RemoteResource,
                    },
                    operation: "permissions".to_owned(),
                    scope_key: format!("permissions:{target}"),
                    target,
                    reason: reason
                        .clone()
                        .unwrap_or_else(|| "The agent wants more permissions.".to_owned()),
                })
            }
            AskKind::Input { .. } | AskKind::ToolCall { .. } | AskKind::Elicitation { .. } => None,
        }
    }
}

/// Makes an approval request; `None` for other kinds of questions.
pub(in crate::dialects::dotcraft) fn approval_request(
    ask: &Ask,
) -> Option<wire::ItemApprovalRequestParams> {
    let approval = Approval::of(ask)?;
    Some(wire::ItemApprovalRequestParams {
        thread_id: ask.thread.to_string(),
        turn_id: ask.turn?.to_string(),
        item_id: ask.id.to_string(),
        request_id: ask.id.to_string(),
        approval_type: approval.kind,
        operation: approval.operation,
        target: approval.target,
        scope_key: approval.scope_key,
        reason: approval.reason,
        expires_at: None,
    })
}

/// Makes a request for user input; `None` for other kinds of questions.
pub(in crate::dialects::dotcraft) fn user_input_request(
    ask: &Ask,
) -> Option<wire::ItemToolRequestUserInputParams> {
    let AskKind::Input { .. } = ask.kind else {
        return None;
    };
    Some(wire::ItemToolRequestUserInputParams {
        thread_id: ask.thread.to_string(),
        turn_id: ask.turn?.to_string(),
        item_id: ask.id.to_string(),
        request_id: ask.id.to_string(),
        questions: questions(ask),
    })
}

fn questions(ask: &Ask) -> Vec<wire::UserInputQuestion> {
    let AskKind::Input { questions } = &ask.kind else {
        return Vec::new();
    };
    questions
        .iter()
        .map(|question| wire::UserInputQuestion {
            id: question.id.clone(),
            header: question.header.clone(),
            question: question.text.clone(),
            options: question
                .options
                .iter()
                .map(|option| wire::UserInputOption {
                    label: option.label.clone(),
                    description: option.description.clone(),
                })
                .collect(),
            is_other: Some(question.other),
            is_secret: Some(question.secret),
        })
        .collect()
}

/// Makes a request to run a tool of the client; `None` for other kinds of questions.
pub(in crate::dialects::dotcraft) fn tool_call(ask: &Ask) -> Option<wire::ItemToolCallParams> {
    let AskKind::ToolCall {
        namespace,
        tool,
        arguments,
    } = &ask.kind
    else {
        return None;
    };
    Some(wire::ItemToolCallParams {
        thread_id: ask.thread.to_string(),
        turn_id: ask.turn?.to_string(),
        call_id: ask.item.to_string(),
        namespace: plain_namespace(namespace.as_deref()),
        tool: tool.clone(),
        arguments: RawJson::from(arguments.clone()),
    })
}
