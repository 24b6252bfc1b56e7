//! Threads, turns and their settings.

use threadwire_agent::model::offered_tier as offered;
use threadwire_engine as engine;
use threadwire_engine::{
    ApprovalPolicy, ItemBody, Phase, SandboxPolicy, ThreadStatus, TurnErrorKind,
};
use threadwire_protocol::codex::{self as wire, Version};
use threadwire_workspace::files;

use super::{item, item::is_known, peer_version, seconds};
use crate::dialects::{
    SPAWNED_SOURCE, UNKNOWN_SOURCE,
    codex::{
        Rollouts,
        metadata::{Metadata, attached, project, purpose},
    },
    time,
};

/// The client for which a thread is converted.
#[derive(Clone, Copy, Debug)]
pub(in crate::dialects::codex) struct View<'a> {
    pub(in crate::dialects::codex) version: Version,
    /// The rollout files of threads, if the server writes them.
    pub(in crate::dialects::codex) rollouts: Option<&'a Rollouts>,
}

/// Converts a thread with the given turns.
pub(in crate::dialects::codex) fn thread(
    thread: &engine::Thread,
    status: wire::ThreadStatus,
    turns: Vec<wire::Turn>,
    view: View<'_>,
) -> wire::Thread {
    let cwd = thread.settings.cwd.display().to_string();
    let noted = Metadata::of(thread);
    let spawned = thread.spawned.as_ref();
    let is_loaded = status != wire::ThreadStatus::NotLoaded;
    wire::Thread {
        id: thread.id.to_string(),
        session_id: spawned.map_or(thread.id, |place| place.root).to_string(),
        environments: is_loaded.then(|| environments(&thread.settings)),
        extra: None,
        forked_from_id: thread.forked_from.map(|id| id.to_string()),
        attached_to_thread_id: attached::source_of(thread).map(str::to_owned),
        parent_thread_id: spawned.map(|place| place.parent.to_string()),
        // An ephemeral thread is not stored, so what it begins with is not sent either.
        preview: if thread.ephemeral && thread.forked_from.is_none() {
            String::new()
        } else {
            thread.preview.clone()
        },
        ephemeral: thread.ephemeral,
        section: None,
        section_entered_at: None,
        project_id: project::of(thread).map(str::to_owned),
        history_mode: wire::ThreadHistoryMode::Paginated,
        model_provider: thread.settings.model_provider.clone(),
        model: Some(thread.settings.model.clone()).filter(|model| !model.is_empty()),
        reasoning_effort: thread.settings.effort.clone(),
        created_at: seconds(thread.created_at),
        updated_at: seconds(thread.updated_at),
        recency_at: Some(seconds(thread.recent_at)),
        status,
        path: view
            .rollouts
            .and_then(|rollouts| rollouts.path(thread))
            .map(|path| path.display().to_string()),
        cwd,
        cli_version: noted
            .cli_version
            .unwrap_or_else(|| peer_version(view.version).into()),
        originator: Some(thread.origin.client.clone()),
        source: match spawned {
            Some(place) if thread.origin.source == SPAWNED_SOURCE => spawned_source(place),
            _ => source(&thread.origin.source, view.version),
        },
        can_accept_direct_input: is_loaded.then_some(true),
        thread_source: match spawned {
            Some(_) => Some("subagent".into()),
            None => purpose::of(thread),
        },
        agent_nickname: spawned
            .map(|place| place.nickname.clone())
            .filter(|name| !name.is_empty()),
        agent_role: spawned.and_then(|place| place.role.clone()),
        // Newer clients see it from the first turn on.
        git_info: noted
            .git_info
            .filter(|_| thread.turn_count > 0 || view.version < Version::V0_169),
        name: thread.name.clone(),
        daybreak_enabled: noted.daybreak_enabled,
        turns,
    }
}

/// Lists the environments of a thread.
fn environments(settings: &engine::Settings) -> Vec<wire::ThreadEnvironment> {
    let local = settings.has_environment.then(|| wire::ThreadEnvironment {
        environment_id: "local".into(),
        cwd: settings.cwd.display().to_string(),
        runtime_workspace_roots: workspace_roots(settings),
    });
    local.into_iter().collect()
}

/// Returns the permission profile that the sandbox comes from.
pub(in crate::dialects::codex) fn active_profile(
    settings: &engine::Settings,
) -> Option<wire::ActivePermissionProfile> {
    let profile = settings.profile.as_ref();
    let profile = profile.filter(|profile| !profile.id.is_empty())?;
    Some(wire::ActivePermissionProfile {
        id: profile.id.clone(),
        extends: profile.extends.clone(),
    })
}

/// Returns the service tier of a thread as far as its model has it.
pub(in crate::dialects::codex) fn offered_tier(settings: &engine::Settings) -> Option<String> {
    let chosen = settings.service_tier.as_deref()?;
    offered(chosen, &settings.model).map(str::to_owned)
}

/// Converts the settings of a thread's next turns.
pub(in crate::dialects::codex) fn thread_settings(
    settings: &engine::Settings,
) -> wire::ThreadSettings {
    wire::ThreadSettings {
        disabled_plugin_ids: settings.disabled_plugins.clone(),
        cwd: settings.cwd.display().to_string(),
        environments: Some(environments(settings)),
        // The notification is one of 0.169.
        approval_policy: approval_policy(&settings.approval, wire::Version::V0_169),
        approvals_reviewer: approvals_reviewer(settings.reviewer),
        sandbox_policy: sandbox(settings),
        active_permission_profile: active_profile(settings),
        model: settings.model.clone(),
        model_provider: settings.model_provider.clone(),
        service_tier: settings.service_tier.clone(),
        effort: settings.effort.clone(),
        summary: settings
            .summary
            .as_deref()
            .map(wire::ReasoningSummary::from),
        collaboration_mode: collaboration_mode(settings),
        multi_agent_mode: wire::MultiAgentMode::ExplicitRequestOnly,
        personality: settings.personality.as_deref().map(Into::into),
    }
}

/// Makes the collaboration mode of a thread's settings.
pub(in crate::dialects::codex) fn collaboration_mode(
    settings: &engine::Settings,
) -> wire::CollaborationMode {
    wire::CollaborationMode {
        mode: match &*settings.mode {
            "plan" => wire::ModeKind::Plan,
            _ => wire::ModeKind::Default,
        },
        settings: wire::Settings {
            model: settings.model.clone(),
            reasoning_effort: settings.effort.clone(),
            developer_instructions: settings.mode_instructions.clone(),
        },
    }
}

/// Converts the read state of a thread; `None` for a thread without messages, and for that of a subagent.
pub(in crate::dialects::codex) fn read_state(
    thread: &engine::Thread,
) -> Option<wire::ThreadReadState> {
    let is_empty = thread.preview.is_empty() && thread.turn_count == 0;
    let is_read = thread.unread.revision > 0 || !is_empty && thread.spawned.is_none();
    is_read.then(|| unread(thread.unread))
}

/// Converts what is unread of a thread.
pub(in crate::dialects::codex) fn unread(unread: engine::Unread) -> wire::ThreadReadState {
    let engine::Unread { first, revision } = unread;
    wire::ThreadReadState {
        first_unread: first.map(|first| match first {
            engine::UnreadFrom::Start => wire::ThreadUnreadPosition::ThreadStart,
            engine::UnreadFrom::Turn(turn) => {
                wire::ThreadUnreadPosition::Turn(wire::ThreadUnreadPositionTurn {
                    turn_id: turn.to_string(),
                })
            }
        }),
        revision: revision.to_string(),
    }
}

/// Returns the workspace roots of a thread.
pub(in crate::dialects::codex) fn workspace_roots(settings: &engine::Settings) -> Vec<String> {
    let roots = settings.workspace();
    roots
        .filter(|_| settings.has_environment)
        .map(|root| root.display().to_string())
        .collect()
}

/// Converts the source of a thread. A source that Codex does not define keeps its name.
fn source(source: &str, version: Version) -> wire::SessionSource {
    match source {
        "cli" => wire::SessionSource::Cli,
        "vscode" => wire::SessionSource::Vscode,
        "exec" => wire::SessionSource::Exec,
        "appServer" => wire::SessionSource::AppServer,
        UNKNOWN_SOURCE => wire::SessionSource::Unrecorded,
        "subAgentReview" => wire::SessionSource::SubAgent(wire::SubAgentSource::Review),
        "subAgentCompact" => wire::SessionSource::SubAgent(wire::SubAgentSource::Compact),
        "subAgentOther" => {
            wire::SessionSource::SubAgent(wire::SubAgentSource::Other("unknown".to_owned()))
        }
        // Version 0.97 has no names for other sources.
        _ if version < Version::V0_169 => wire::SessionSource::Unrecorded,
        other => wire::SessionSource::Custom(other.to_owned()),
    }
}

fn spawned_source(place: &engine::ThreadParent) -> wire::SessionSource {
    wire::SessionSource::SubAgent(wire::SubAgentSource::ThreadSpawn(wire::ThreadSpawnSource {
        parent_thread_id: place.parent.to_string(),
        depth: i32::try_from(place.depth).unwrap_or(i32::MAX),
        agent_path: None,
        agent_nickname: Some(place.nickname.clone()),
        agent_role: place.role.clone(),
    }))
}

/// Converts the runtime status of a thread.
pub(in crate::dialects::codex) fn status(status: ThreadStatus) -> wire::ThreadStatus {
    match status {
        ThreadStatus::Idle => wire::ThreadStatus::Idle,
        ThreadStatus::Failed => wire::ThreadStatus::SystemError,
        ThreadStatus::Active {
            waiting_on_approval,
            waiting_on_input,
            compacts: _,
        } => {
            let mut active_flags = Vec::new();
            if waiting_on_approval {
                active_flags.push(wire::ThreadActiveFlag::WaitingOnApproval);
            }
            if waiting_on_input {
                active_flags.push(wire::ThreadActiveFlag::WaitingOnUserInput);
            }
            wire::ThreadStatus::Active(wire::ThreadStatusActive { active_flags })
        }
    }
}

/// Converts a turn for the answer to its start: it has no items and no start time yet.
pub(in crate::dialects::codex) fn accepted_turn(
    turn: &engine::Turn,
    version: Version,
) -> wire::Turn {
    wire::Turn {
        started_at: None,
        ..self::turn(turn, Vec::new(), wire::TurnItemsView::NotLoaded, version)
    }
}

/// Converts a review turn for the answer to its start: the subject of the review takes the place of the user message.
pub(in crate::dialects::codex) fn review_turn(
    turn: &engine::Turn,
    subject: String,
    version: Version,
) -> wire::Turn {
    let label = wire::ThreadItem::UserMessage(wire::ThreadItemUserMessage {
        id: turn.id.to_string(),
        client_id: None,
        content: vec![wire::UserInput::Text(wire::UserInputText {
            text: subject,
            text_elements: Vec::new(),
        })],
        started_at_ms: None,
        completed_at_ms: None,
    });
    wire::Turn {
        root_turn_id: None,
        items: vec![label],
        ..accepted_turn(turn, version)
    }
}

/// Converts a turn with the given items.
pub(in crate::dialects::codex) fn turn(
    turn: &engine::Turn,
    items: Vec<wire::ThreadItem>,
    items_view: wire::TurnItemsView,
    version: Version,
) -> wire::Turn {
    wire::Turn {
        id: turn.id.to_string(),
        root_turn_id: turn.root.clone().or_else(|| Some(turn.id.to_string())),
        items,
        items_view,
        status: match turn.status {
            engine::TurnStatus::Running => wire::TurnStatus::InProgress,
            engine::TurnStatus::Completed => wire::TurnStatus::Completed,
            engine::TurnStatus::Failed => wire::TurnStatus::Failed,
            engine::TurnStatus::Interrupted => wire::TurnStatus::Interrupted,
        },
        error: turn.error.as_ref().map(|error| turn_error(error, version)),
        started_at: Some(seconds(turn.started_at)),
        completed_at: turn.completed_at.map(seconds),
        duration_ms: turn
            .completed_at
            .map(|end| time::between(turn.started_at, end)),
    }
}

/// Converts a turn of the history with the items that `view` selects.
pub(in crate::dialects::codex) fn history_turn(
    turn: &engine::TurnWithItems,
    view: wire::TurnItemsView,
    version: Version,
) -> wire::Turn {
    let items = match view {
        wire::TurnItemsView::NotLoaded => Vec::new(),
        wire::TurnItemsView::Summary => {
            let first = turn
                .items
                .iter()
                .find(|item| matches!(item.body, ItemBody::User { .. }));
            let answer = turn.items.iter().rfind(|item| item.is_answer());
            // A message without text counts where there is no other.
            let last = answer.or_else(|| {
                turn.items.iter().rfind(|item| match &item.body {
                    ItemBody::Agent { phase, .. } => {
                        matches!(phase, None | Some(Phase::FinalAnswer))
                    }
                    _ => false,
                })
            });
            first
                .into_iter()
                .chain(last)
                .map(|item| self::item(item, version))
                .collect()
        }
        _ => turn
            .items
            .iter()
            .filter(|item| is_known(item, version))
            .map(|item| self::item(item, version))
            .collect(),
    };
    self::turn(&turn.turn, items, view, version)
}

pub(super) fn turn_error(error: &engine::TurnError, version: Version) -> wire::TurnError {
    use wire::CodexErrorInfo as Info;

    let http = |status: &Option<u16>| wire::HttpStatusErrorInfo {
        http_status_code: status.map(Into::into),
    };
    wire::TurnError {
        message: error.message.clone(),
        codex_error_info: Some(match &error.kind {
            // Before 0.169 an error response of a provider has no error kind of its own.
            TurnErrorKind::RateLimitExceeded
            | TurnErrorKind::ServerOverloaded
            | TurnErrorKind::FlexUnavailable
            | TurnErrorKind::PolicyCapacityUnavailable
            | TurnErrorKind::ModelNotFound
            | TurnErrorKind::CyberPolicy
            | TurnErrorKind::MisalignmentPolicyViolation
            | TurnErrorKind::ConnectionFailed { status: Some(_) }
                if version < Version::V0_169 =>
            {
                Info::Other
            }
            TurnErrorKind::ContextWindowExceeded => Info::ContextWindowExceeded,
            TurnErrorKind::UsageLimitExceeded => Info::UsageLimitExceeded,
            TurnErrorKind::RateLimitExceeded => Info::RateLimitExceeded,
            TurnErrorKind::ServerOverloaded => Info::ServerOverloaded,
            TurnErrorKind::FlexUnavailable => Info::FlexUnavailable,
            TurnErrorKind::PolicyCapacityUnavailable => Info::PolicyCapacityUnavailable,
            TurnErrorKind::ModelNotFound => Info::ModelNotFound,
            TurnErrorKind::CyberPolicy => Info::CyberPolicy,
            TurnErrorKind::MisalignmentPolicyViolation => Info::MisalignmentPolicyViolation,
            TurnErrorKind::InternalServerError => Info::InternalServerError,
            TurnErrorKind::Unauthorized => Info::Unauthorized,
            TurnErrorKind::BadRequest => Info::BadRequest,
            TurnErrorKind::SandboxError => Info::SandboxError,
            TurnErrorKind::Other => Info::Other,
            TurnErrorKind::ConnectionFailed { status } => Info::HttpConnectionFailed(http(status)),
            TurnErrorKind::StreamDisconnected { status } => {
                Info::ResponseStreamDisconnected(http(status))
            }
            TurnErrorKind::TooManyFailedAttempts { status } => {
                Info::ResponseTooManyFailedAttempts(http(status))
            }
        }),
        additional_details: error.details.clone(),
        misalignment: None,
    }
}

/// Converts the token usage and the size of the context window.
pub(in crate::dialects::codex) fn token_usage(
    total: &engine::Usage,
    last: &engine::Usage,
    context_window: Option<i64>,
) -> wire::ThreadTokenUsage {
    wire::ThreadTokenUsage {
        total: usage(total),
        last: usage(last),
        model_context_window: context_window,
    }
}

/// Converts the size of a context window. 0.97 names none for a model that is not known.
pub(in crate::dialects::codex) fn context_window(
    tokens: Option<u64>,
    is_assumed: bool,
    version: Version,
) -> Option<i64> {
    let tokens = tokens.filter(|_| !is_assumed || version >= Version::V0_169);
    tokens.map(|tokens| tokens as i64)
}

pub(in crate::dialects::codex) fn usage(usage: &engine::Usage) -> wire::TokenUsageBreakdown {
    wire::TokenUsageBreakdown {
        total_tokens: usage.total() as i64,
        input_tokens: usage.input as i64,
        cached_input_tokens: usage.cached_input as i64,
        cache_write_input_tokens: usage.cache_write as i64,
        output_tokens: usage.output as i64,
        reasoning_output_tokens: usage.reasoning as i64,
    }
}

pub(super) fn plan_step(step: &engine::PlanStep) -> wire::TurnPlanStep {
    wire::TurnPlanStep {
        step: step.text.clone(),
        status: match step.status {
            engine::PlanStepStatus::Pending => wire::TurnPlanStepStatus::Pending,
            engine::PlanStepStatus::InProgress => wire::TurnPlanStepStatus::InProgress,
            engine::PlanStepStatus::Completed => wire::TurnPlanStepStatus::Completed,
        },
    }
}

/// Converts who decides about approvals.
pub(in crate::dialects::codex) fn approvals_reviewer(
    reviewer: engine::Reviewer,
) -> wire::ApprovalsReviewer {
    match reviewer {
        engine::Reviewer::User => wire::ApprovalsReviewer::User,
        engine::Reviewer::Model => wire::ApprovalsReviewer::AutoReview,
    }
}

/// Converts an approval policy. Only a configuration sets `on-failure`; 0.169 knows it no longer and says `on-request`.
pub(in crate::dialects::codex) fn approval_policy(
    policy: &ApprovalPolicy,
    version: wire::Version,
) -> wire::AskForApproval {
    match policy {
        ApprovalPolicy::Untrusted => wire::AskForApproval::Untrusted,
        ApprovalPolicy::OnFailure if version >= wire::Version::V0_169 => {
            wire::AskForApproval::OnRequest
        }
        ApprovalPolicy::OnFailure => wire::AskForApproval::OnFailure,
        ApprovalPolicy::OnRequest => wire::AskForApproval::OnRequest,
        ApprovalPolicy::Never => wire::AskForApproval::Never,
        ApprovalPolicy::ByCategory(categories) => {
            wire::AskForApproval::Granular(wire::GranularApprovalPolicy {
                sandbox_approval: categories.sandbox,
                rules: categories.rules,
                mcp_elicitations: categories.elicitations,
                request_permissions: categories.permissions,
                skill_approval: categories.skills,
            })
        }
    }
}

/// Converts a sandbox policy.
pub(in crate::dialects::codex) fn sandbox(settings: &engine::Settings) -> wire::SandboxPolicy {
    use wire::SandboxPolicy as W;

    match &settings.sandbox {
        SandboxPolicy::ReadOnly { network } => W::ReadOnly(wire::SandboxPolicyReadOnly {
            network_access: *network,
            access: None,
        }),
        SandboxPolicy::WorkspaceWrite {
            writable_roots,
            network,
            exclude_tmpdir_env_var,
            exclude_slash_tmp,
        } => W::WorkspaceWrite(wire::SandboxPolicyWorkspaceWrite {
            writable_roots: {
                // The working directory is not listed: it is writable, unless the roots of the workspace say otherwise.
                let folders = settings.workspace().chain(writable_roots);
                let further = folders.filter(|root| **root != settings.cwd);
                let further = files::distinct(further.cloned()).into_iter();
                further.map(|root| root.display().to_string()).collect()
            },
            network_access: *network,
            exclude_tmpdir_env_var: *exclude_tmpdir_env_var,
            exclude_slash_tmp: *exclude_slash_tmp,
            read_only_access: None,
        }),
        SandboxPolicy::External { network } => {
            W::ExternalSandbox(wire::SandboxPolicyExternalSandbox {
                network_access: if *network {
                    wire::NetworkAccess::Enabled
                } else {
                    wire::NetworkAccess::Restricted
                },
            })
        }
        SandboxPolicy::DangerFullAccess => W::DangerFullAccess,
    }
}

/// Converts the goal of a thread.
pub(in crate::dialects::codex) fn goal(
    thread: engine::ThreadId,
    goal: &engine::Goal,
) -> wire::ThreadGoal {
    use engine::GoalStatus as Status;
    wire::ThreadGoal {
        thread_id: thread.to_string(),
        objective: goal.objective.clone(),
        status: match goal.status {
            Status::Active => wire::ThreadGoalStatus::Active,
            Status::Paused => wire::ThreadGoalStatus::Paused,
            Status::Blocked => wire::ThreadGoalStatus::Blocked,
            Status::UsageLimited => wire::ThreadGoalStatus::UsageLimited,
            Status::BudgetLimited => wire::ThreadGoalStatus::BudgetLimited,
            Status::Complete => wire::ThreadGoalStatus::Complete,
        },
        token_budget: goal.token_budget.map(|budget| budget as i64),
        tokens_used: goal.usage.total() as i64,
        time_used_seconds: seconds(goal.time_used),
        created_at: seconds(goal.created_at),
        updated_at: seconds(goal.updated_at),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_that_older_versions_have_no_name_for_are_of_another_kind() {
        let info = |kind, version| {
            let error = engine::TurnError {
                message: "m".into(),
                kind,
                details: None,
            };
            serde_json::to_value(turn_error(&error, version).codex_error_info).unwrap()
        };
        let (old, new) = (Version::V0_97, Version::V0_169);
        let refused = || TurnErrorKind::ConnectionFailed { status: Some(404) };
        assert_eq!(info(TurnErrorKind::ServerOverloaded, old), "other");
        assert_eq!(
            info(TurnErrorKind::ServerOverloaded, new),
            "serverOverloaded"
        );
        assert_eq!(info(refused(), old), "other");
        assert_eq!(
            info(refused(), new)["httpConnectionFailed"]["httpStatusCode"],
            404
        );
        let unreachable = TurnErrorKind::ConnectionFailed { status: None };
        assert!(info(unreachable, old)["httpConnectionFailed"].is_object());
    }

    #[test]
    fn each_version_has_its_names_for_where_a_thread_is_from() {
        let shown = |from, version| {
            let shown = serde_json::to_string(&source(from, version));
            shown.expect("a source is JSON")
        };
        for version in [Version::V0_97, Version::V0_169] {
            assert_eq!(shown("vscode", version), r#""vscode""#);
        }
        assert_eq!(shown("telegram", Version::V0_97), r#""unknown""#);
        assert_eq!(
            shown("telegram", Version::V0_169),
            r#"{"custom":"telegram"}"#
        );
    }
}
