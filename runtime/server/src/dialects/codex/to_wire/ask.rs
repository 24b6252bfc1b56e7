//! Questions, as requests of the server.

use threadwire_engine::{Ask, AskKind};
use threadwire_protocol::{RawJson, codex as wire, envelope::RequestId};
use threadwire_workspace::command;

use super::item::command_action;

/// Asks whether a command may run.
pub(in crate::dialects::codex) fn command_approval(
    ask: &Ask,
) -> wire::CommandExecutionRequestApprovalParams {
    use wire::CommandExecutionApprovalDecision as Decision;

    let AskKind::Command {
        argv,
        cwd,
        actions,
        reason,
        amendment,
        ..
    } = &ask.kind
    else {
        unreachable!("only questions about commands are asked this way")
    };
    let mut available = vec![Decision::Accept];
    if let Some(amendment) = amendment {
        available.push(Decision::AcceptWithExecpolicyAmendment(
            wire::ExecpolicyAmendmentDecision {
                execpolicy_amendment: amendment.clone(),
            },
        ));
    }
    available.push(Decision::Cancel);
    wire::CommandExecutionRequestApprovalParams {
        thread_id: ask.thread.to_string(),
        turn_id: ask.turn.to_string(),
        item_id: ask.item.to_string(),
        started_at_ms: ask.opened_at,
        environment_id: Some("local".into()),
        command: Some(command::join(argv)),
        cwd: Some(cwd.display().to_string()),
        command_actions: Some(actions.iter().map(command_action).collect()),
        reason: reason.clone(),
        proposed_execpolicy_amendment: amendment.clone(),
        available_decisions: Some(available),
        kind: wire::CommandExecutionApprovalKind::Command,
        approval_id: None,
        network_approval_context: None,
        additional_permissions: None,
        proposed_network_policy_amendments: None,
    }
}

/// Asks whether files may change.
pub(in crate::dialects::codex) fn file_change_approval(
    ask: &Ask,
) -> wire::FileChangeRequestApprovalParams {
    let AskKind::FileChange { reason, .. } = &ask.kind else {
        unreachable!("only questions about files are asked this way")
    };
    wire::FileChangeRequestApprovalParams {
        thread_id: ask.thread.to_string(),
        turn_id: ask.turn.to_string(),
        item_id: ask.item.to_string(),
        started_at_ms: ask.opened_at,
        reason: reason.clone(),
        grant_root: None,
    }
}

/// Asks the user.
pub(in crate::dialects::codex) fn user_input_request(
    ask: &Ask,
) -> wire::ToolRequestUserInputParams {
    let AskKind::Input { questions } = &ask.kind else {
        unreachable!("only questions to the user are asked this way")
    };
    wire::ToolRequestUserInputParams {
        thread_id: ask.thread.to_string(),
        turn_id: ask.turn.to_string(),
        item_id: ask.item.to_string(),
        questions: questions
            .iter()
            .map(|question| wire::ToolRequestUserInputQuestion {
                id: question.id.clone(),
                header: question.header.clone(),
                question: question.text.clone(),
                is_other: question.other,
                is_secret: question.secret,
                options: (!question.options.is_empty()).then(|| {
                    question
                        .options
                        .iter()
                        .map(|option| wire::ToolRequestUserInputOption {
                            label: option.label.clone(),
                            description: option.description.clone(),
                        })
                        .collect()
                }),
            })
            .collect(),
        is_blocking: true,
        auto_resolution_ms: None,
    }
}

/// Asks the client to run one of its tools.
pub(in crate::dialects::codex) fn tool_call(ask: &Ask) -> wire::DynamicToolCallParams {
    let AskKind::ToolCall {
        namespace,
        tool,
        arguments,
    } = &ask.kind
    else {
        unreachable!("only tool calls are asked this way")
    };
    wire::DynamicToolCallParams {
        thread_id: ask.thread.to_string(),
        turn_id: ask.turn.to_string(),
        call_id: ask.item.to_string(),
        namespace: namespace.clone(),
        tool: tool.clone(),
        arguments: RawJson::from(arguments.clone()),
    }
}

/// Shows the id of a request of ours.
pub(in crate::dialects::codex) fn request_id(id: &RequestId) -> wire::RequestId {
    match id {
        RequestId::Int(id) => wire::RequestId::Number(*id),
        RequestId::Text(id) => wire::RequestId::Text(id.to_string()),
        RequestId::Null => wire::RequestId::Text(String::new()),
    }
}
