//! Questions to the user: permissions and forms.

use std::collections::BTreeMap;

use threadwire_engine as engine;
use threadwire_engine::{Ask, AskKind, Decision};
use threadwire_protocol::{RawJson, acp as wire};

use super::{
    call::{bare_call, command_kind, file_change_call, text_content},
    title,
};
use crate::dialects::acp::from_wire::Trace;

/// Makes a `session/request_permission` request. Returns it with the decision of each option id; `None` for other kinds
/// of questions.
pub(in crate::dialects::acp) fn permission(
    ask: &Ask,
    trace: &Trace,
) -> Option<(wire::RequestPermissionRequest, Vec<(String, Decision)>)> {
    use wire::PermissionOptionKind as Kind;

    let id = ask.item.to_string();
    let (call, reason, prefix) = match &ask.kind {
        AskKind::Command {
            command,
            cwd,
            actions,
            reason,
            amendment,
            ..
        } => {
            let input = serde_json::json!({ "command": command, "cwd": cwd });
            let call = wire::ToolCall {
                kind: Some(command_kind(actions)),
                raw_input: RawJson::encode(&input).ok(),
                ..bare_call(id, title(command))
            };
            (call, reason, amendment.as_ref())
        }
        AskKind::FileChange { changes, reason } => (file_change_call(id, changes), reason, None),
        AskKind::Tool {
            server,
            tool,
            description,
            arguments,
            ..
        } => {
            let call = wire::ToolCall {
                name: Some(tool.clone()),
                kind: Some(wire::ToolKind::Execute),
                raw_input: Some(RawJson::from(arguments.clone())),
                ..bare_call(id, title(&format!("{server}: {tool}")))
            };
            (call, description, None)
        }
        AskKind::Permissions {
            reason,
            permissions,
            ..
        } => {
            let input = serde_json::json!(permissions);
            let call = wire::ToolCall {
                kind: Some(wire::ToolKind::Other),
                raw_input: RawJson::encode(&input).ok(),
                ..bare_call(id, title(&format!("Permission to {permissions}")))
            };
            (call, reason, None)
        }
        AskKind::Input { .. } | AskKind::ToolCall { .. } | AskKind::Elicitation { .. } => {
            return None;
        }
    };
    let mut content = call.content.unwrap_or_default();
    content.extend(reason.as_ref().map(text_content));
    let tool_call = wire::ToolCallUpdate {
        tool_call_id: call.tool_call_id,
        title: Some(call.title),
        name: None,
        kind: call.kind,
        status: Some(wire::ToolCallStatus::Pending),
        content: (!content.is_empty()).then_some(content),
        locations: call.locations,
        raw_input: call.raw_input,
        raw_output: None,
        meta: None,
    };
    let mut offers = Vec::new();
    if !ask.lasting_only {
        offers.push(("Allow once".to_owned(), Kind::AllowOnce, Decision::Accept));
    }
    let each_time = ask.kind.is_each_time();
    if !each_time {
        offers.push((
            "Allow for this session".to_owned(),
            Kind::AllowAlways,
            Decision::AcceptForSession,
        ));
    }
    if let Some(prefix) = prefix {
        let name = format!(
            "Always allow commands that begin with `{}`",
            prefix.join(" ")
        );
        let decision = Decision::AcceptAlways {
            prefix: Some(prefix.clone()),
        };
        offers.push((name, Kind::AllowAlways, decision));
    }
    offers.push(("Reject".to_owned(), Kind::RejectOnce, Decision::Decline));
    offers.push((
        "Reject and stop".to_owned(),
        Kind::RejectOnce,
        Decision::Cancel,
    ));
    let (options, decisions) = offers
        .into_iter()
        .map(|(name, kind, decision)| {
            let id = option_id(&decision);
            let option = wire::PermissionOption {
                option_id: id.to_owned(),
                name,
                kind,
                meta: None,
            };
            (option, (id.to_owned(), decision))
        })
        .unzip();
    let request = wire::RequestPermissionRequest {
        session_id: ask.thread.to_string(),
        tool_call,
        options,
        meta: trace.meta(),
    };
    Some((request, decisions))
}

/// Returns the id of the option that stands for a decision.
pub(in crate::dialects::acp) fn option_id(decision: &Decision) -> &'static str {
    match decision {
        Decision::Accept => "allow",
        Decision::AcceptForSession => "allow-session",
        Decision::AcceptAlways { .. } => "allow-always",
        Decision::Decline => "reject",
        Decision::Cancel => "reject-stop",
    }
}

/// The suffix of the form field for a free answer to a question with choices: `<question id>.other`.
pub(in crate::dialects::acp) const OTHER: &str = ".other";

/// Makes a form of the questions to the user. A form must not ask for secrets, so secret questions are left out; `None`
/// if no question remains.
pub(in crate::dialects::acp) fn form(
    ask: &Ask,
    call: Option<String>,
    trace: &Trace,
) -> Option<wire::CreateElicitationRequest> {
    let AskKind::Input { questions } = &ask.kind else {
        return None;
    };
    let questions: Vec<_> = questions
        .iter()
        .filter(|question| !question.secret)
        .collect();
    let message = match questions.as_slice() {
        [] => return None,
        [question] => question.text.clone(),
        _ => "Please answer these questions.".to_owned(),
    };
    let mut properties = BTreeMap::new();
    for question in &questions {
        let field = |title: &str, description: &str, choices| {
            wire::ElicitationPropertySchema::String(wire::ElicitationPropertySchemaString {
                title: Some(title.to_owned()),
                description: Some(description.to_owned()),
                one_of: choices,
                ..Default::default()
            })
        };
        let choices: Vec<_> = question
            .options
            .iter()
            .map(|option| wire::EnumOption {
                const_: option.label.clone(),
                title: option.label.clone(),
                description: Some(option.description.clone()).filter(|text| !text.is_empty()),
                meta: None,
            })
            .collect();
        let has_choices = !choices.is_empty();
        properties.insert(
            question.id.clone(),
            field(
                &question.header,
                &question.text,
                has_choices.then_some(choices),
            ),
        );
        if has_choices && question.other {
            let title = format!("{} (other)", question.header);
            properties.insert(
                format!("{}{OTHER}", question.id),
                field(&title, "An answer of your own.", None),
            );
        }
    }
    // The choice is optional where the question also takes a free answer.
    let required: Vec<String> = questions
        .iter()
        .filter(|question| !question.other || question.options.is_empty())
        .map(|question| question.id.clone())
        .collect();
    Some(wire::CreateElicitationRequest::Form(
        wire::CreateElicitationRequestForm {
            message,
            session_id: Some(ask.thread.to_string()),
            tool_call_id: call,
            request_id: None,
            requested_schema: wire::ElicitationSchema {
                type_: Some(wire::ElicitationSchemaType::Object),
                properties: Some(properties),
                required: (!required.is_empty()).then_some(required),
                ..Default::default()
            },
            meta: trace.meta(),
        },
    ))
}

/// Makes the request for an elicitation of a tool server: a form, or a page to visit; `None` for other kinds of
/// questions and for schemas that ACP does not support.
pub(in crate::dialects::acp) fn for_server(
    ask: &Ask,
    tool_call_id: Option<String>,
    trace: &Trace,
) -> Option<wire::CreateElicitationRequest> {
    use wire::CreateElicitationRequest as W;

    let AskKind::Elicitation {
        server,
        message,
        form,
        ..
    } = &ask.kind
    else {
        return None;
    };
    let message = format!("{server}: {message}");
    let session_id = Some(ask.thread.to_string());
    Some(match form {
        engine::ElicitationForm::Fields { schema } => W::Form(wire::CreateElicitationRequestForm {
            message,
            session_id,
            tool_call_id,
            request_id: None,
            requested_schema: serde_json::from_str(schema.get()).ok()?,
            meta: trace.meta(),
        }),
        engine::ElicitationForm::Visit { url, id } => W::Url(wire::CreateElicitationRequestUrl {
            message,
            session_id,
            tool_call_id,
            request_id: None,
            elicitation_id: id.clone(),
            url: url.clone(),
            meta: trace.meta(),
        }),
    })
}
