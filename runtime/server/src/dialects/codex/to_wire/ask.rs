//! Converts questions to requests of the server.

use std::path::PathBuf;

use serde_json::{Map, Value, json};
use threadwire_engine::{Ask, AskKind, ElicitationForm, Permissions};
use threadwire_protocol::{RawJson, codex as wire, envelope::RequestId};
use threadwire_workspace::command;

use super::{
    event::{file_changes, parsed_command},
    item::command_action,
};

/// Makes the approval request for a command.
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
    let mut available = vec![match ask.lasting_only {
        true => Decision::AcceptForSession,
        false => Decision::Accept,
    }];
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
        turn_id: turn_id(ask),
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

/// Returns the turn of a question that agents ask in turns only.
fn turn_id(ask: &Ask) -> String {
    ask.turn.map(|turn| turn.to_string()).unwrap_or_default()
}

/// Makes the approval request for file changes.
pub(in crate::dialects::codex) fn file_change_approval(
    ask: &Ask,
) -> wire::FileChangeRequestApprovalParams {
    let AskKind::FileChange { reason, .. } = &ask.kind else {
        unreachable!("only questions about files are asked this way")
    };
    wire::FileChangeRequestApprovalParams {
        thread_id: ask.thread.to_string(),
        turn_id: turn_id(ask),
        item_id: ask.item.to_string(),
        started_at_ms: ask.opened_at,
        reason: reason.clone(),
        grant_root: None,
    }
}

/// Makes the approval request for a command of a conversation.
pub(in crate::dialects::codex) fn conversation_command(
    ask: &Ask,
) -> wire::ExecCommandApprovalParams {
    let AskKind::Command {
        argv,
        cwd,
        actions,
        reason,
        ..
    } = &ask.kind
    else {
        unreachable!("only questions about commands are asked this way")
    };
    wire::ExecCommandApprovalParams {
        conversation_id: ask.thread.to_string(),
        call_id: ask.item.to_string(),
        approval_id: None,
        command: argv.clone(),
        cwd: cwd.display().to_string(),
        reason: reason.clone(),
        parsed_cmd: actions.iter().map(parsed_command).collect(),
    }
}

/// Makes the approval request for file changes of a conversation.
pub(in crate::dialects::codex) fn conversation_patch(ask: &Ask) -> wire::ApplyPatchApprovalParams {
    let AskKind::FileChange { reason, changes } = &ask.kind else {
        unreachable!("only questions about files are asked this way")
    };
    wire::ApplyPatchApprovalParams {
        conversation_id: ask.thread.to_string(),
        call_id: ask.item.to_string(),
        file_changes: file_changes(changes),
        reason: reason.clone(),
        grant_root: None,
    }
}

/// Makes the request for user input.
pub(in crate::dialects::codex) fn user_input_request(
    ask: &Ask,
) -> wire::ToolRequestUserInputParams {
    let AskKind::Input { questions } = &ask.kind else {
        unreachable!("only questions to the user are asked this way")
    };
    wire::ToolRequestUserInputParams {
        thread_id: ask.thread.to_string(),
        turn_id: turn_id(ask),
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

/// Makes the request for user input outside of plan mode.
pub(in crate::dialects::codex) fn casual_user_input_request(
    ask: &Ask,
) -> wire::ToolRequestUserInputParams {
    wire::ToolRequestUserInputParams {
        is_blocking: false,
        ..user_input_request(ask)
    }
}

/// Makes the request to run a tool of the client.
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
        turn_id: turn_id(ask),
        call_id: ask.item.to_string(),
        namespace: namespace.clone(),
        tool: tool.clone(),
        arguments: RawJson::from(arguments.clone()),
    }
}

/// Makes the approval request for a tool of an MCP server: a form without fields, which newer clients recognize by its
/// `_meta`.
pub(in crate::dialects::codex) fn tool_approval(
    ask: &Ask,
) -> wire::McpServerElicitationRequestParams {
    let AskKind::Tool {
        server,
        tool,
        description,
        annotations,
        arguments,
        each_time,
        ..
    } = &ask.kind
    else {
        unreachable!("only tools of servers are asked for this way")
    };
    let read = |json: &str| serde_json::from_str::<Value>(json).unwrap_or_default();
    let arguments = read(arguments.get());
    let shown: Vec<Value> = arguments
        .as_object()
        .into_iter()
        .flatten()
        .map(|(name, value)| json!({ "name": name, "value": value, "display_name": name }))
        .collect();
    let mut meta = Map::new();
    meta.insert("codex_approval_kind".to_owned(), json!("mcp_tool_call"));
    if !each_time {
        meta.insert("persist".to_owned(), json!(["session", "always"]));
    }
    meta.extend([
        ("tool_name".to_owned(), json!(tool)),
        ("tool_params".to_owned(), arguments),
        ("tool_params_display".to_owned(), json!(shown)),
    ]);
    if let Some(annotations) = annotations {
        let mut hints = read(annotations.get());
        let title = hints
            .as_object_mut()
            .and_then(|hints| hints.remove("title"));
        let is_title_only = title.is_some() && hints == json!({});
        if let Some(title) = title {
            meta.insert("tool_title".to_owned(), title);
        }
        if !is_title_only {
            meta.insert("tool_annotations".to_owned(), hints);
        }
    }
    if let Some(description) = description {
        meta.insert("tool_description".to_owned(), json!(description));
    }
    wire::McpServerElicitationRequestParams::Form(wire::McpServerElicitationRequestParamsForm {
        thread_id: ask.thread.to_string(),
        turn_id: ask.turn.map(|turn| turn.to_string()),
        server_name: server.clone(),
        meta: RawJson::encode(&meta).ok(),
        message: may_run(server, tool),
        requested_schema: wire::McpElicitationSchema {
            schema: None,
            type_: wire::McpElicitationObjectType::Object,
            properties: Default::default(),
            required: None,
        },
    })
}

/// Makes the approval request for more permissions.
pub(in crate::dialects::codex) fn permissions_approval(
    ask: &Ask,
) -> wire::PermissionsRequestApprovalParams {
    let AskKind::Permissions {
        cwd,
        reason,
        permissions,
    } = &ask.kind
    else {
        unreachable!("only permissions are asked for this way")
    };
    wire::PermissionsRequestApprovalParams {
        thread_id: ask.thread.to_string(),
        turn_id: turn_id(ask),
        item_id: ask.item.to_string(),
        environment_id: Some("local".into()),
        started_at_ms: ask.opened_at,
        cwd: cwd.display().to_string(),
        reason: reason.clone(),
        permissions: permission_profile(permissions),
    }
}

/// Converts permissions that are asked for.
pub(super) fn permission_profile(permissions: &Permissions) -> wire::RequestPermissionProfile {
    let paths = |paths: &[PathBuf]| -> Option<Vec<String>> {
        let names = paths.iter().map(|path| path.display().to_string());
        (!paths.is_empty()).then(|| names.collect())
    };
    let entries = |paths: &[PathBuf], access: wire::FileSystemAccessMode| {
        let entry = |path: &PathBuf| wire::FileSystemSandboxEntry {
            path: wire::FileSystemPath::Path(wire::FileSystemPathPath {
                path: path.display().to_string(),
            }),
            access: access.clone(),
        };
        paths.iter().map(entry).collect::<Vec<_>>()
    };
    let (read, write) = (&permissions.read, &permissions.write);
    let has_files = !read.is_empty() || !write.is_empty();
    wire::RequestPermissionProfile {
        network: permissions
            .network
            .then_some(wire::AdditionalNetworkPermissions {
                enabled: Some(true),
            }),
        file_system: has_files.then(|| wire::AdditionalFileSystemPermissions {
            read: paths(read),
            write: paths(write),
            glob_scan_max_depth: None,
            entries: Some(
                entries(read, wire::FileSystemAccessMode::Read)
                    .into_iter()
                    .chain(entries(write, wire::FileSystemAccessMode::Write))
                    .collect(),
            ),
        }),
    }
}

/// The choices of an approval request for a tool or for permissions in older clients, which have no forms.
pub(in crate::dialects::codex) const TOOL_ANSWERS: [(&str, &str); 4] = [
    ("Approve Once", "Run the tool and continue."),
    (
        "Approve this Session",
        "Run the tool and remember this choice for this session.",
    ),
    ("Decline", "Decline this tool call and continue."),
    ("Cancel", "Cancel this tool call and stop."),
];

/// The choices of an approval request for permissions; the labels are those of [`TOOL_ANSWERS`].
const PERMISSION_ANSWERS: [(&str, &str); 4] = [
    ("Approve Once", "Grant it for this turn."),
    ("Approve this Session", "Grant it for this session."),
    ("Decline", "Grant nothing and continue."),
    ("Cancel", "Grant nothing and stop."),
];

/// The choices of an approval request for a tool where forms are switched off.
pub(in crate::dialects::codex) const QUESTION_ANSWERS: [(&str, &str); 3] = [
    ("Allow", "Run the tool and continue."),
    (
        "Allow for this session",
        "Run the tool and remember this choice for this session.",
    ),
    ("Cancel", "Cancel this tool call."),
];

/// Makes the approval request for a tool of an MCP server as a question with choices, as 0.169 asks with
/// `features.tool_call_mcp_elicitation = false`.
pub(in crate::dialects::codex) fn tool_question(ask: &Ask) -> wire::ToolRequestUserInputParams {
    let AskKind::Tool { server, tool, .. } = &ask.kind else {
        unreachable!("only tools of servers are asked for this way")
    };
    let id = format!("mcp_tool_call_approval_{}", ask.item);
    let question = may_run(server, tool);
    question_with_choices(
        ask,
        id,
        "Approve app tool call?",
        question,
        &QUESTION_ANSWERS,
    )
}

/// Makes the approval request for a tool of an MCP server, or for permissions, as a question with choices.
pub(in crate::dialects::codex) fn approval_question(ask: &Ask) -> wire::ToolRequestUserInputParams {
    match &ask.kind {
        AskKind::Tool { server, tool, .. } => {
            let id = format!("mcp_tool_call_approval_{}", ask.item);
            let question = may_run(server, tool);
            question_with_choices(ask, id, "Approve tool call?", question, &TOOL_ANSWERS)
        }
        AskKind::Permissions {
            reason,
            permissions,
            ..
        } => {
            let id = format!("permissions_approval_{}", ask.item);
            let why = reason.as_ref().map(|reason| format!(" {reason}"));
            let why = why.unwrap_or_default();
            let question = format!("Allow the agent to {permissions}?{why}");
            question_with_choices(
                ask,
                id,
                "Approve permissions?",
                question,
                &PERMISSION_ANSWERS,
            )
        }
        _ => unreachable!("only tools and permissions are asked for this way"),
    }
}

/// The question whether a tool may run.
fn may_run(server: &str, tool: &str) -> String {
    format!("Allow the {server} MCP server to run tool \"{tool}\"?")
}

/// Makes a request with one question, whose answer is one of the choices: labels with descriptions.
fn question_with_choices(
    ask: &Ask,
    id: String,
    header: &str,
    question: String,
    choices: &[(&str, &str)],
) -> wire::ToolRequestUserInputParams {
    let each_time = ask.kind.is_each_time();
    let options = choices
        .iter()
        .filter(|(label, _)| {
            let is_for_session = [TOOL_ANSWERS[1].0, QUESTION_ANSWERS[1].0].contains(label);
            !(each_time && is_for_session)
        })
        .map(|(label, description)| wire::ToolRequestUserInputOption {
            label: (*label).to_owned(),
            description: (*description).to_owned(),
        });
    wire::ToolRequestUserInputParams {
        thread_id: ask.thread.to_string(),
        turn_id: turn_id(ask),
        item_id: ask.item.to_string(),
        questions: vec![wire::ToolRequestUserInputQuestion {
            id,
            header: header.to_owned(),
            question,
            is_other: false,
            is_secret: false,
            options: Some(options.collect()),
        }],
        is_blocking: true,
        auto_resolution_ms: None,
    }
}

/// Makes the request for an elicitation of an MCP server.
pub(in crate::dialects::codex) fn elicitation(
    ask: &Ask,
) -> wire::McpServerElicitationRequestParams {
    use wire::McpServerElicitationRequestParams as W;

    let AskKind::Elicitation {
        server,
        message,
        form,
        meta,
    } = &ask.kind
    else {
        unreachable!("only questions of servers are asked this way")
    };
    let (thread_id, turn_id) = (
        ask.thread.to_string(),
        ask.turn.map(|turn| turn.to_string()),
    );
    let (server_name, message) = (server.clone(), message.clone());
    let meta = meta.clone().map(RawJson::from);
    match form {
        ElicitationForm::Visit { url, id } => W::Url(wire::McpServerElicitationRequestParamsUrl {
            thread_id,
            turn_id,
            server_name,
            meta,
            message,
            url: url.clone(),
            elicitation_id: id.clone(),
        }),
        ElicitationForm::Fields { schema } => match requested_schema(schema.get()) {
            Ok(requested_schema) => W::Form(wire::McpServerElicitationRequestParamsForm {
                thread_id,
                turn_id,
                server_name,
                meta,
                message,
                requested_schema,
            }),
            Err(_) => W::OpenaiForm(wire::McpServerElicitationRequestParamsOpenaiForm {
                thread_id,
                turn_id,
                server_name,
                meta,
                message,
                requested_schema: RawJson::from(schema.clone()),
            }),
        },
    }
}

/// Reads the schema of a form. Labels in a list of their own (`enumNames`) are kept as they came.
fn requested_schema(schema: &str) -> serde_json::Result<wire::McpElicitationSchema> {
    let mut read: wire::McpElicitationSchema = serde_json::from_str(schema)?;
    if schema.contains("enumNames") {
        let given: Value = serde_json::from_str(schema)?;
        for (name, property) in &mut read.properties {
            let given = &given["properties"][name];
            if given.get("enumNames").is_some() {
                let given = RawJson::encode(given)?;
                *property = wire::McpElicitationPrimitiveSchema::Unknown(given);
            }
        }
    }
    Ok(read)
}

/// Converts the id of a request of this server.
pub(in crate::dialects::codex) fn request_id(id: &RequestId) -> wire::RequestId {
    match id {
        RequestId::Int(id) => wire::RequestId::Number(*id),
        RequestId::Text(id) => wire::RequestId::Text(id.to_string()),
        RequestId::Null => wire::RequestId::Text(String::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_in_a_list_of_their_own_are_kept() {
        let schema = json!({ "type": "object", "properties": {
            "a": { "type": "string", "enum": ["x"], "enumNames": ["X"], "default": "x" },
            "b": { "type": "string", "enum": ["x"] },
        } });
        let read = requested_schema(&schema.to_string()).unwrap();
        assert_eq!(serde_json::to_value(&read).unwrap(), schema);
    }
}
