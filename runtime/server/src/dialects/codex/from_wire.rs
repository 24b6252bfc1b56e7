//! Converts Codex values to engine values.

mod settings;
mod tools;

use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::json;
use threadwire_engine::{
    Answer, ApprovalCategories, ApprovalPolicy, ChildFilter, ConfigOverrides, Decision, Elicited,
    InputPart, MediaSource, Permissions, Reviewer, SandboxPolicy, StoredJson, ThreadId,
    ToolContent,
};
use threadwire_protocol::{
    RawJson,
    codex::{self as wire, errors},
};
use threadwire_workspace::files;
use uuid::Uuid;

pub(super) use self::{
    settings::{Overrides, check_roots, notes, service_tier},
    tools::tools,
};
use super::{failure::Failure, fs, to_wire};
use crate::dialects::{CHILD_SOURCES, SPAWNED_SOURCE, UNKNOWN_SOURCE};

/// Most characters of the texts of an input.
const MAX_INPUT: usize = 1 << 20;

/// Reads a thread id.
pub(super) fn thread_id(text: &str) -> Result<ThreadId, Failure> {
    uuid(text).map_err(|problem| errors::invalid_thread_id(&problem).into())
}

/// Reads a thread id for a method whose errors count it as a wrong parameter.
pub(super) fn thread_id_param(text: &str) -> Result<ThreadId, Failure> {
    uuid(text).map_err(|problem| errors::invalid_thread_id_param(&problem).into())
}

/// Reads the id of a thread that a list leaves out.
pub(super) fn excluded_thread_id(text: &str) -> Result<ThreadId, Failure> {
    uuid(text).map_err(|problem| errors::thread_list::excluded_thread_id_invalid(&problem).into())
}

/// Reads a thread id for a method whose errors, in newer versions, call it a session id.
pub(super) fn session_id(text: &str, version: wire::Version) -> Result<ThreadId, Failure> {
    uuid(text).map_err(|problem| errors::invalid_session_id(version, &problem).into())
}

/// Reads the id of a conversation.
pub(super) fn conversation_id(text: &str) -> Result<ThreadId, Failure> {
    uuid(text).map_err(|problem| errors::invalid_params(&problem).into())
}

/// Reads the id of a listener or of a sign-in.
pub(super) fn subscription_id(text: &str) -> Result<Uuid, Failure> {
    text.parse().map_err(|error| {
        let problem = uuid_problem(text, &error);
        errors::invalid_params(&format_args!("UUID parsing failed: {problem}")).into()
    })
}

pub(super) fn uuid(text: &str) -> Result<ThreadId, String> {
    text.parse()
        .map_err(|error: uuid::Error| uuid_problem(text, &error))
}

/// Describes what is wrong with a UUID in the same words as Codex: characters are counted from 1.
pub(super) fn uuid_problem(text: &str, error: &uuid::Error) -> String {
    let wrong = text
        .chars()
        .enumerate()
        .find(|(_, char)| !char.is_ascii_hexdigit() && *char != '-');
    match wrong {
        Some((index, char)) => format!(
            "invalid character: expected an optional prefix of `urn:uuid:` followed by [0-9a-fA-F-], found `{char}` at {}",
            index + 1
        ),
        None if !text.contains('-') => format!(
            "invalid length: expected length 32 for simple format, found {}",
            text.len()
        ),
        None => error.to_string(),
    }
}

/// Reads a path that may be relative to `base`, or in the home of the user. The result has no `.`, no `..` and no final
/// slash, so that each folder has one name.
pub(super) fn path(text: &str, base: &Path) -> PathBuf {
    files::expanded(base, text)
}

/// Checks a reasoning effort: any text but an empty one.
pub(super) fn check_effort(effort: Option<&str>) -> Result<(), Failure> {
    match effort {
        Some("") => Err(errors::invalid_params(&"reasoning_effort must not be empty").into()),
        _ => Ok(()),
    }
}

/// Reads the user's input.
///
/// Errors: 0.169 refuses more than [`MAX_INPUT`] characters, and images that the server would have to fetch.
pub(super) fn input(
    parts: Vec<wire::UserInput>,
    version: wire::Version,
) -> Result<Vec<InputPart>, Failure> {
    let parts = read_input(parts);
    if version >= wire::Version::V0_169 {
        check_input(&parts)?;
    }
    Ok(parts)
}

/// Reads the output of a tool that starts a turn.
///
/// Errors: as [`input`].
pub(super) fn tool_input(output: wire::TurnToolOutput) -> Result<Vec<InputPart>, Failure> {
    let parts = tool_output(output);
    check_input(&parts)?;
    Ok(parts)
}

/// Converts the output of a tool that starts a turn.
pub(super) fn tool_output(output: wire::TurnToolOutput) -> Vec<InputPart> {
    use wire::FunctionCallOutputContentItem as W;

    let mut texts = Vec::new();
    let mut media = Vec::new();
    match output.output {
        wire::FunctionCallOutputBody::Content(content) => {
            for part in content {
                match part {
                    W::InputText(part) => texts.push(part.text),
                    W::InputImage(part) => media.push(InputPart::Image {
                        source: self::media(part.image_url, part.file_id),
                        detail: part.detail.map(|detail| detail.as_str().to_owned()),
                    }),
                    W::InputAudio(part) => media.push(InputPart::Audio {
                        source: self::media(part.audio_url, part.file_id),
                    }),
                    // Only the provider that wrote it can read it.
                    W::EncryptedContent(_) | W::Unknown(_) => {}
                }
            }
        }
        wire::FunctionCallOutputBody::Text(text) => texts.push(text),
        wire::FunctionCallOutputBody::Unknown(_) => {}
    }
    let told = InputPart::ToolOutput {
        name: output.name,
        namespace: output.namespace,
        text: texts.join("\n"),
    };
    std::iter::once(told).chain(media).collect()
}

/// Checks input, whether the user or a tool says it.
fn check_input(parts: &[InputPart]) -> Result<(), Failure> {
    let length = |part: &InputPart| match part {
        InputPart::Text { text, .. } | InputPart::ToolOutput { text, .. } => text.chars().count(),
        _ => 0,
    };
    let all: usize = parts.iter().map(length).sum();
    if all > MAX_INPUT {
        let data = json!({
            "input_error_code": "input_too_large",
            "max_chars": MAX_INPUT,
            "actual_chars": all,
        });
        return Err(errors::input_too_large(&MAX_INPUT).with_data(&data).into());
    }
    let is_remote = |part: &InputPart| match part {
        InputPart::Image {
            source: MediaSource::Url(url),
            ..
        } => is_remote(url),
        _ => false,
    };
    match parts.iter().any(is_remote) {
        true => Err(errors::remote_image().into()),
        false => Ok(()),
    }
}

/// Tells whether the server would have to fetch what a URL names.
fn is_remote(url: &str) -> bool {
    let begins = |scheme: &[u8]| {
        url.as_bytes()
            .get(..scheme.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(scheme))
    };
    begins(b"http://") || begins(b"https://")
}

/// Reads where an image or a sound is. A URL takes precedence.
pub(super) fn media(url: Option<String>, file_id: Option<String>) -> MediaSource {
    match (url, file_id) {
        (None, Some(id)) => MediaSource::FileId(id),
        (url, _) => MediaSource::Url(url.unwrap_or_default()),
    }
}

fn read_input(parts: Vec<wire::UserInput>) -> Vec<InputPart> {
    use wire::UserInput as W;

    parts
        .into_iter()
        .map(|part| match part {
            W::Text(part) => InputPart::Text {
                elements: (!part.text_elements.is_empty())
                    .then(|| RawJson::encode(&part.text_elements).ok())
                    .flatten()
                    .map(|elements| StoredJson(elements.into_inner())),
                text: part.text,
            },
            W::Image(part) => InputPart::Image {
                source: media(part.url, part.file_id),
                detail: part.detail.map(|detail| detail.as_str().to_owned()),
            },
            W::LocalImage(part) => InputPart::LocalImage {
                path: part.path.into(),
                detail: part.detail.map(|detail| detail.as_str().to_owned()),
            },
            W::Audio(part) => InputPart::Audio {
                source: media(part.url, part.file_id),
            },
            W::LocalAudio(part) => InputPart::Audio {
                source: MediaSource::Path(part.path.into()),
            },
            W::Skill(part) => InputPart::Skill {
                name: part.name,
                path: Some(part.path.into()),
                by_reference: false,
            },
            W::Mention(part) => InputPart::Mention {
                name: part.name,
                path: part.path,
                block: None,
            },
            // The gate refuses unknown parts; if one gets here, its JSON becomes a text part.
            W::Unknown(raw) => InputPart::text(raw.get()),
        })
        .collect()
}

/// The sources of programs that nobody talks to.
const UNATTENDED: [&str; 3] = ["exec", "appServer", UNKNOWN_SOURCE];

/// Reads the filter of a thread list: the sources, `None` for all, and those that are left out; the filter of child
/// threads.
///
/// An empty list of kinds means interactive programs. Clients of other dialects are interactive, too, so it selects all
/// sources but the [`UNATTENDED`] ones. The sources of other dialects are not known to Codex, so the
/// kind `unknown` selects all sources, too.
///
/// Child threads are listed only if their kind, their parent or an ancestor is named.
pub(super) fn sources(
    kinds: Option<Vec<wire::ThreadSourceKind>>,
    parent: Option<ThreadId>,
    ancestor: Option<ThreadId>,
) -> (Option<Vec<String>>, Vec<String>, ChildFilter) {
    use wire::ThreadSourceKind as K;

    let kinds = kinds.unwrap_or_default();
    let is_any = kinds.is_empty() || kinds.contains(&K::Unrecorded);
    let names_spawned = kinds
        .iter()
        .any(|kind| kind.tag().starts_with(SPAWNED_SOURCE));
    let spawned = match (parent, ancestor) {
        (Some(parent), _) => ChildFilter::By(parent),
        (None, Some(ancestor)) => ChildFilter::Below(ancestor),
        (None, None) if names_spawned => ChildFilter::Any,
        (None, None) => ChildFilter::None,
    };
    let names = |kind: &K| match kind {
        K::SubAgent => CHILD_SOURCES.map(str::to_owned).to_vec(),
        K::SubAgentThreadSpawn => vec![SPAWNED_SOURCE.to_owned()],
        kind => vec![kind.tag().into_owned()],
    };
    let sources = (!is_any).then(|| kinds.iter().flat_map(names).collect());
    let mut left_out = Vec::new();
    if kinds.is_empty() {
        left_out.extend(UNATTENDED);
    }
    // Of some children, no parent is known.
    if kinds.is_empty() && spawned == ChildFilter::None {
        left_out.extend(CHILD_SOURCES);
    }
    let left_out = left_out.into_iter().map(str::to_owned).collect();
    (sources, left_out, spawned)
}

/// Reads an approval policy.
pub(super) fn approval_policy(policy: wire::AskForApproval) -> Option<ApprovalPolicy> {
    Some(match policy {
        wire::AskForApproval::Untrusted => ApprovalPolicy::Untrusted,
        wire::AskForApproval::OnFailure => ApprovalPolicy::OnFailure,
        wire::AskForApproval::OnRequest => ApprovalPolicy::OnRequest,
        wire::AskForApproval::Never => ApprovalPolicy::Never,
        wire::AskForApproval::Granular(granular) => {
            ApprovalPolicy::ByCategory(ApprovalCategories {
                sandbox: granular.sandbox_approval,
                rules: granular.rules,
                elicitations: granular.mcp_elicitations,
                permissions: granular.request_permissions,
                skills: granular.skill_approval,
            })
        }
        wire::AskForApproval::Unknown(_) => return None,
    })
}

/// Converts the approval policy of a conversation.
pub(super) fn legacy_approval(policy: wire::LegacyAskForApproval) -> wire::AskForApproval {
    use wire::LegacyAskForApproval as L;

    match policy {
        L::Untrusted => wire::AskForApproval::Untrusted,
        L::OnFailure => wire::AskForApproval::OnFailure,
        L::OnRequest => wire::AskForApproval::OnRequest,
        L::Never | L::Unknown(_) => wire::AskForApproval::Never,
    }
}

/// Reads the decision about an action in a conversation. What is not understood counts as a refusal.
pub(super) fn review_decision(decision: wire::ReviewDecision) -> Answer {
    use wire::ReviewDecision as W;

    let decision = match decision {
        W::Approved => Decision::Accept,
        W::ApprovedForSession => Decision::AcceptForSession,
        W::ApprovedExecpolicyAmendment(amendment) => Decision::AcceptAlways {
            prefix: Some(amendment.proposed_execpolicy_amendment),
        },
        W::Abort => Decision::Cancel,
        W::Denied
        | W::DeniedWithReason(_)
        | W::TimedOut
        | W::ApprovedMcpPolicyAmendment
        | W::NetworkPolicyAmendment(_)
        | W::Unknown(_) => Decision::Decline,
    };
    Answer::Decision { decision }
}

/// Adds the sandbox mode of a request to its configuration overrides. It goes before a profile that they choose.
pub(super) fn add_mode(overrides: &mut ConfigOverrides, mode: Option<wire::SandboxMode>) {
    let mode = match mode {
        Some(wire::SandboxMode::ReadOnly) => "read-only",
        Some(wire::SandboxMode::WorkspaceWrite) => "workspace-write",
        Some(wire::SandboxMode::DangerFullAccess) => "danger-full-access",
        Some(wire::SandboxMode::Unknown(_)) | None => return,
    };
    let flags = &mut overrides.0;
    flags.retain(|flag| !flag.starts_with("default_permissions="));
    flags.push(format!("sandbox_mode=\"{mode}\""));
}

/// Reads a sandbox policy; `None` for one that is not known.
///
/// Errors: a writable folder is relative, or the policy restricts what can be read.
pub(super) fn sandbox_policy(
    policy: wire::SandboxPolicy,
) -> Result<Option<SandboxPolicy>, Failure> {
    let (member, reads) = match &policy {
        wire::SandboxPolicy::ReadOnly(policy) => ("readOnly.access", &policy.access),
        wire::SandboxPolicy::WorkspaceWrite(policy) => {
            ("workspaceWrite.readOnlyAccess", &policy.read_only_access)
        }
        _ => ("", &None),
    };
    if !matches!(reads, None | Some(wire::LegacyReadOnlyAccess::FullAccess)) {
        let problem = "is no longer supported; use permissionProfile for restricted reads";
        return Err(errors::invalid_params(&format_args!("{member} {problem}")).into());
    }
    Ok(Some(match policy {
        wire::SandboxPolicy::DangerFullAccess => SandboxPolicy::DangerFullAccess,
        wire::SandboxPolicy::ReadOnly(policy) => SandboxPolicy::ReadOnly {
            network: policy.network_access,
        },
        wire::SandboxPolicy::ExternalSandbox(policy) => SandboxPolicy::External {
            network: policy.network_access == wire::NetworkAccess::Enabled,
        },
        wire::SandboxPolicy::WorkspaceWrite(policy) => SandboxPolicy::WorkspaceWrite {
            writable_roots: {
                let roots = policy.writable_roots.iter();
                let roots: Vec<_> = roots
                    .map(|root| fs::absolute(root))
                    .collect::<Result<_, _>>()?;
                files::distinct(roots)
            },
            network: policy.network_access,
            exclude_tmpdir_env_var: policy.exclude_tmpdir_env_var,
            exclude_slash_tmp: policy.exclude_slash_tmp,
        },
        wire::SandboxPolicy::Unknown(_) => return Ok(None),
    }))
}

/// Reads the sandbox policy of a request, if it has one.
///
/// Errors: as [`sandbox_policy`].
pub(super) fn optional_sandbox(
    policy: Option<wire::SandboxPolicy>,
) -> Result<Option<SandboxPolicy>, Failure> {
    policy.map_or(Ok(None), sandbox_policy)
}

/// Converts the sandbox policy of a method from before v2.
pub(super) fn legacy_sandbox(policy: wire::LegacySandboxPolicy) -> Option<wire::SandboxPolicy> {
    use wire::{LegacySandboxPolicy as L, SandboxPolicy as W};

    Some(match policy {
        L::DangerFullAccess => W::DangerFullAccess,
        L::ReadOnly => W::ReadOnly(wire::SandboxPolicyReadOnly::default()),
        L::ExternalSandbox(policy) => W::ExternalSandbox(wire::SandboxPolicyExternalSandbox {
            network_access: policy.network_access,
        }),
        L::WorkspaceWrite(policy) => W::WorkspaceWrite(wire::SandboxPolicyWorkspaceWrite {
            writable_roots: policy.writable_roots.unwrap_or_default(),
            network_access: policy.network_access,
            exclude_tmpdir_env_var: policy.exclude_tmpdir_env_var,
            exclude_slash_tmp: policy.exclude_slash_tmp,
            read_only_access: None,
        }),
        L::Unknown(_) => return None,
    })
}

/// Reads who decides about approvals.
fn reviewer(reviewer: wire::ApprovalsReviewer) -> Option<Reviewer> {
    use wire::ApprovalsReviewer as W;

    match reviewer {
        W::User => Some(Reviewer::User),
        W::AutoReview | W::GuardianSubagent => Some(Reviewer::Model),
        W::Unknown(_) => None,
    }
}

/// Stands for an answer that is no decision. The agent gets the text.
pub(super) fn undecided() -> Answer {
    Answer::Failed {
        message: "approval request failed".into(),
    }
}

/// Reads the decision about a command.
pub(super) fn command_decision(response: wire::CommandExecutionRequestApprovalResponse) -> Answer {
    use wire::CommandExecutionApprovalDecision as W;

    let decision = match response.decision {
        W::Accept => Decision::Accept,
        W::AcceptForSession => Decision::AcceptForSession,
        W::AcceptWithExecpolicyAmendment(amendment) => Decision::AcceptAlways {
            prefix: Some(amendment.execpolicy_amendment),
        },
        W::Decline => Decision::Decline,
        W::Cancel => Decision::Cancel,
        W::ApplyNetworkPolicyAmendment(_) | W::Unknown(_) => {
            return undecided();
        }
    };
    Answer::Decision { decision }
}

/// Reads the decision about file changes.
pub(super) fn file_change_decision(response: wire::FileChangeRequestApprovalResponse) -> Answer {
    use wire::FileChangeApprovalDecision as W;

    let decision = match response.decision {
        W::Accept => Decision::Accept,
        W::AcceptForSession => Decision::AcceptForSession,
        W::Decline => Decision::Decline,
        W::Cancel => Decision::Cancel,
        W::Unknown(_) => {
            return undecided();
        }
    };
    Answer::Decision { decision }
}

/// Reads the decision about a tool of an MCP server. `_meta.persist` says how long it is remembered.
pub(super) fn tool_decision(response: wire::McpServerElicitationRequestResponse) -> Answer {
    use wire::McpServerElicitationAction as W;

    #[derive(Deserialize)]
    struct Meta {
        persist: Option<String>,
    }

    let persist = response
        .meta
        .and_then(|meta| meta.decode::<Option<Meta>>().ok().flatten())
        .and_then(|meta| meta.persist);
    let decision = match (response.action, persist.as_deref()) {
        (W::Accept, Some("session")) => Decision::AcceptForSession,
        (W::Accept, Some("always")) => Decision::AcceptAlways { prefix: None },
        (W::Accept, _) => Decision::Accept,
        (W::Decline, _) => Decision::Decline,
        (W::Cancel, _) => return cancelled_call(),
        (W::Unknown(_), _) => Decision::Decline,
    };
    Answer::Decision { decision }
}

/// Reads the decision about a tool of an MCP server as one of [`to_wire::TOOL_ANSWERS`].
pub(super) fn tool_approval_answer(response: wire::ToolRequestUserInputResponse) -> Answer {
    let decision = match chosen(response, &to_wire::TOOL_ANSWERS) {
        Some(0) => Decision::Accept,
        Some(1) => Decision::AcceptForSession,
        Some(3) => Decision::Cancel,
        _ => Decision::Decline,
    };
    Answer::Decision { decision }
}

/// Reads the answer to a question whether a tool may run where forms are switched off. An answer that is no choice
/// cancels the call.
pub(super) fn tool_question_answer(response: wire::ToolRequestUserInputResponse) -> Answer {
    let decision = match chosen(response, &to_wire::QUESTION_ANSWERS) {
        Some(0) => Decision::Accept,
        Some(1) => Decision::AcceptForSession,
        _ => return cancelled_call(),
    };
    Answer::Decision { decision }
}

/// Returns the place of the first answer among the choices.
fn chosen(response: wire::ToolRequestUserInputResponse, choices: &[(&str, &str)]) -> Option<usize> {
    let mut answers = response
        .answers
        .into_values()
        .flat_map(|answer| answer.answers);
    let first = answers.next()?;
    choices.iter().position(|(label, _)| *label == first)
}

/// Fails a call of a tool, but not the turn: the agent gets the failure as the result of the tool.
fn cancelled_call() -> Answer {
    Answer::Failed {
        message: "user cancelled MCP tool call".into(),
    }
}

/// Reads what the user grants. `entries` stand in place of the lists of paths.
pub(super) fn granted_permissions(response: wire::PermissionsRequestApprovalResponse) -> Answer {
    let for_session = response.scope == wire::PermissionGrantScope::Session;
    let strict = response.strict_auto_review == Some(true);
    // Reviews last as long as the turn, and what is granted with them must not outlive them.
    let outlives_reviews = strict && for_session;
    if outlives_reviews || matches!(response.scope, wire::PermissionGrantScope::Unknown(_)) {
        return Answer::Permissions {
            granted: Permissions::default(),
            for_session: false,
            strict: false,
        };
    }
    let absolute = |path: &String| {
        let path = Path::new(path);
        path.is_absolute().then(|| files::absolute(path, path))
    };
    let mut granted = Permissions {
        network: response
            .permissions
            .network
            .is_some_and(|network| network.enabled == Some(true)),
        ..Permissions::default()
    };
    if let Some(files) = response.permissions.file_system {
        match files.entries {
            Some(entries) => {
                for entry in entries {
                    let wire::FileSystemPath::Path(path) = &entry.path else {
                        continue;
                    };
                    match entry.access {
                        wire::FileSystemAccessMode::Read => {
                            granted.read.extend(absolute(&path.path));
                        }
                        wire::FileSystemAccessMode::Write => {
                            granted.write.extend(absolute(&path.path));
                        }
                        _ => {}
                    }
                }
            }
            None => {
                let paths = |paths: Option<Vec<String>>| {
                    let paths = paths.unwrap_or_default();
                    paths.iter().filter_map(absolute).collect()
                };
                granted.read = paths(files.read);
                granted.write = paths(files.write);
            }
        }
    }
    Answer::Permissions {
        granted,
        for_session,
        strict,
    }
}

/// Reads the user's answer to an MCP server.
pub(super) fn elicited(response: wire::McpServerElicitationRequestResponse) -> Answer {
    use wire::McpServerElicitationAction as W;

    let is_null = |content: &RawJson| content.get() == "null";
    let elicited = match response.action {
        W::Accept => Elicited::Accept {
            content: response
                .content
                .filter(|content| !is_null(content))
                .map(RawJson::into_inner),
            meta: response
                .meta
                .filter(|meta| !is_null(meta))
                .map(RawJson::into_inner),
        },
        W::Decline | W::Unknown(_) => Elicited::Decline,
        W::Cancel => Elicited::Cancel,
    };
    Answer::Elicitation { elicited }
}

/// Reads the user's answers.
pub(super) fn user_input_answer(response: wire::ToolRequestUserInputResponse) -> Answer {
    Answer::Input {
        answers: response
            .answers
            .into_iter()
            .map(|(id, answer)| (id, answer.answers))
            .collect(),
    }
}

const INVALID_RESULT: &str = "dynamic tool response was invalid";

/// Reads the result of a tool that the client ran.
pub(super) fn tool_result(response: wire::DynamicToolCallResponse) -> Answer {
    use wire::DynamicToolCallOutputContentItem as W;

    let content: Result<_, String> = response
        .content_items
        .into_iter()
        .map(|item| {
            Ok(match item {
                W::InputText(item) => ToolContent::Text { text: item.text },
                W::InputImage(item) if is_remote(&item.image_url) => {
                    return Err(errors::remote_image().message.into());
                }
                W::InputImage(item) => ToolContent::Image {
                    url: item.image_url,
                },
                W::InputAudio(item) => ToolContent::Text {
                    text: item.audio_url,
                },
                W::Unknown(_) => return Err(INVALID_RESULT.to_owned()),
            })
        })
        .collect();
    let content = match content {
        Ok(content) => content,
        Err(text) => return failed_call(text),
    };
    Answer::ToolResult {
        success: response.success,
        content,
        structured: None,
        error: None,
        error_code: None,
    }
}

/// Stands for a result of a client's tool that cannot be read.
pub(super) fn invalid_result() -> Answer {
    failed_call(INVALID_RESULT.to_owned())
}

/// Fails a call of a client's tool with a text for the model.
fn failed_call(text: String) -> Answer {
    Answer::ToolResult {
        success: false,
        content: vec![ToolContent::Text { text }],
        structured: None,
        error: None,
        error_code: None,
    }
}

/// Reads a collaboration mode as a mode of the agent.
fn mode(mode: &wire::ModeKind) -> String {
    match mode {
        wire::ModeKind::Plan => "plan".into(),
        _ => "agent".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn newer_versions_limit_the_characters_of_all_texts_together() {
        let text = |count: usize| {
            wire::UserInput::Text(wire::UserInputText {
                text: "ü".repeat(count),
                text_elements: Vec::new(),
            })
        };
        let fits = || vec![text(MAX_INPUT - 1), text(1)];
        assert!(input(fits(), wire::Version::V0_169).is_ok());
        let long = || vec![text(MAX_INPUT), text(1)];
        assert!(input(long(), wire::Version::V0_97).is_ok());
        let refused = input(long(), wire::Version::V0_169).unwrap_err();
        let error = threadwire_protocol::envelope::RpcError::from(refused);
        assert_eq!(error.code, -32602);
        let data: serde_json::Value = serde_json::from_str(error.data.unwrap().get()).unwrap();
        assert_eq!(data["actual_chars"], MAX_INPUT + 1);
    }
}
