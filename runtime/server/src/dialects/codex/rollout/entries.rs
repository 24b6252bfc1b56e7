//! The types of the lines of a rollout file.

use serde::Serialize;
use serde_json::{Value, json};
use threadwire_agent::tools::SandboxProfile;
use threadwire_engine::{
    Millis, RateLimits, SandboxPolicy, Thread, Turn, TurnErrorKind, TurnSettings, Usage,
};
use threadwire_protocol::{
    RawJson,
    codex::{self as wire, Version},
};

use super::{
    items::{HistoryItem, Review},
    model_items::{ResponseItem, UserMessage},
};
use crate::dialects::{
    codex::{
        metadata::{Metadata, purpose},
        to_wire,
    },
    time,
};

#[derive(Serialize)]
#[serde(tag = "type", content = "payload", rename_all = "snake_case")]
pub(super) enum Entry<'a> {
    SessionMeta(Box<SessionMeta<'a>>),
    TurnContext(Box<TurnContext<'a>>),
    ResponseItem(Box<ResponseItem<'a>>),
    /// An item of the context, as the model was told it.
    #[serde(rename = "response_item")]
    Told(RawJson),
    EventMsg(Box<EventMsg<'a>>),
    Compacted {
        message: &'a str,
        /// What the model knows from here on.
        #[serde(skip_serializing_if = "Option::is_none")]
        replacement_history: Option<Vec<RawJson>>,
    },
}

impl Entry<'_> {
    /// Tells whether it is about what the model knows.
    pub(super) fn is_for_model(&self) -> bool {
        matches!(
            self,
            Self::ResponseItem(_) | Self::Told(_) | Self::Compacted { .. }
        )
    }
}

#[derive(Serialize)]
pub(super) struct SessionMeta<'a> {
    session_id: String,
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    forked_from_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    parent_thread_id: Option<String>,
    timestamp: String,
    cwd: String,
    runtime_workspace_roots: Vec<String>,
    originator: &'a str,
    cli_version: &'static str,
    source: Source<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    thread_source: Option<String>,
    model_provider: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    base_instructions: Option<Text<'a>>,
    history_mode: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    git: Option<Git>,
}

#[derive(Serialize)]
pub(super) struct Text<'a> {
    text: &'a str,
}

#[derive(Serialize)]
pub(super) struct Git {
    #[serde(skip_serializing_if = "Option::is_none")]
    commit_hash: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    branch: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    repository_url: Option<String>,
}

/// The source of a thread, as these files name it.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Source<'a> {
    Cli,
    Vscode,
    Exec,
    Mcp,
    Custom(&'a str),
    Subagent(Subagent<'a>),
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Subagent<'a> {
    ThreadSpawn {
        parent_thread_id: String,
        depth: u32,
        agent_nickname: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        agent_role: Option<&'a str>,
    },
}

#[derive(Serialize)]
pub(super) struct TurnContext<'a> {
    turn_id: String,
    cwd: String,
    approval_policy: wire::AskForApproval,
    sandbox_policy: Sandbox,
    permission_profile: SandboxProfile,
    model: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    effort: Option<&'a str>,
    summary: &'a str,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(super) enum Sandbox {
    ReadOnly {
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        network_access: bool,
    },
    WorkspaceWrite {
        writable_roots: Vec<String>,
        network_access: bool,
        exclude_tmpdir_env_var: bool,
        exclude_slash_tmp: bool,
    },
    #[serde(rename = "external-sandbox")]
    External {
        network_access: &'static str,
    },
    DangerFullAccess,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum EventMsg<'a> {
    TaskStarted {
        turn_id: String,
        started_at: i64,
        model_context_window: Option<u64>,
        collaboration_mode_kind: &'static str,
        threadwire: bool,
    },
    ItemCompleted {
        thread_id: String,
        turn_id: String,
        item: HistoryItem<'a>,
        started_at_ms: Millis,
        completed_at_ms: Millis,
    },
    UserMessage(UserMessage<'a>),
    AgentMessage {
        message: &'a str,
        phase: Option<&'static str>,
        memory_citation: (),
    },
    AgentReasoning {
        text: &'a str,
    },
    AgentReasoningRawContent {
        text: &'a str,
    },
    TokenCount {
        info: TokenInfo,
        rate_limits: Option<Limits<'a>>,
    },
    ContextCompacted,
    EnteredReviewMode(Review<'a>),
    ExitedReviewMode {
        review_output: Value,
    },
    Error {
        message: &'a str,
        codex_error_info: (),
    },
    ThreadSettingsApplied {
        thread_id: String,
        thread_settings: Value,
    },
    ThreadRolledBack {
        num_turns: u64,
    },
    TurnAborted {
        turn_id: String,
        reason: &'static str,
        started_at: i64,
        completed_at: i64,
        duration_ms: i64,
        threadwire: bool,
    },
    TaskComplete {
        turn_id: String,
        last_agent_message: Option<&'a str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        error: Option<ErrorFields<'a>>,
        started_at: i64,
        completed_at: i64,
        duration_ms: i64,
        threadwire: bool,
    },
}

#[derive(Serialize)]
pub(super) struct TokenInfo {
    pub(super) total_token_usage: Tokens,
    pub(super) last_token_usage: Tokens,
    pub(super) model_context_window: Option<u64>,
}

#[derive(Serialize)]
pub(super) struct Tokens {
    input_tokens: u64,
    cached_input_tokens: u64,
    cache_write_input_tokens: u64,
    output_tokens: u64,
    reasoning_output_tokens: u64,
    total_tokens: u64,
}

impl From<&Usage> for Tokens {
    fn from(usage: &Usage) -> Self {
        Self {
            input_tokens: usage.input,
            cached_input_tokens: usage.cached_input,
            cache_write_input_tokens: usage.cache_write,
            output_tokens: usage.output,
            reasoning_output_tokens: usage.reasoning,
            total_tokens: usage.total(),
        }
    }
}

#[derive(Serialize)]
pub(super) struct Limits<'a> {
    limit_id: &'static str,
    primary: Option<Window>,
    secondary: Option<Window>,
    credits: Option<Credits<'a>>,
}

#[derive(Serialize)]
pub(super) struct Window {
    used_percent: f64,
    window_minutes: Option<u64>,
    resets_at: Option<i64>,
}

#[derive(Serialize)]
pub(super) struct Credits<'a> {
    has_credits: bool,
    unlimited: bool,
    balance: Option<&'a str>,
}

#[derive(Serialize)]
pub(super) struct ErrorFields<'a> {
    pub(super) message: &'a str,
    pub(super) codex_error_info: ErrorInfo,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ErrorInfo {
    ContextWindowExceeded,
    UsageLimitExceeded,
    RateLimitExceeded,
    ServerOverloaded,
    FlexUnavailable,
    PolicyCapacityUnavailable,
    ModelNotFound,
    CyberPolicy,
    MisalignmentPolicyViolation,
    HttpConnectionFailed { http_status_code: Option<u16> },
    ResponseStreamDisconnected { http_status_code: Option<u16> },
    ResponseTooManyFailedAttempts { http_status_code: Option<u16> },
    InternalServerError,
    Unauthorized,
    BadRequest,
    SandboxError,
    Other,
}

/// Makes the first line of a file: the metadata of its thread.
pub(super) fn meta(thread: &Thread) -> SessionMeta<'_> {
    let settings = &thread.settings;
    let spawned = thread.spawned.as_ref();
    SessionMeta {
        session_id: spawned.map_or(thread.id, |place| place.root).to_string(),
        id: thread.id.to_string(),
        forked_from_id: thread.forked_from.map(|id| id.to_string()),
        parent_thread_id: spawned.map(|place| place.parent.to_string()),
        timestamp: time::iso_millis(thread.created_at),
        cwd: settings.cwd.display().to_string(),
        runtime_workspace_roots: to_wire::workspace_roots(settings),
        originator: &thread.origin.client,
        cli_version: to_wire::peer_version(Version::NEWEST),
        source: match spawned {
            Some(place) => Source::Subagent(Subagent::ThreadSpawn {
                parent_thread_id: place.parent.to_string(),
                depth: place.depth,
                agent_nickname: &place.nickname,
                agent_role: place.role.as_deref(),
            }),
            None => match &*thread.origin.source {
                "cli" => Source::Cli,
                "vscode" => Source::Vscode,
                "exec" => Source::Exec,
                "appServer" => Source::Mcp,
                other => Source::Custom(other),
            },
        },
        thread_source: purpose::of(thread),
        model_provider: &settings.model_provider,
        base_instructions: settings
            .base_instructions
            .as_deref()
            .map(|text| Text { text }),
        history_mode: "paginated",
        git: Metadata::of(thread).git_info.map(|git| Git {
            commit_hash: git.sha,
            branch: git.branch,
            repository_url: git.origin_url,
        }),
    }
}

/// Returns the settings with which a turn started; `None` if they were not stored.
pub(super) fn turn_context<'a>(thread: &Thread, turn: &'a Turn) -> Option<TurnContext<'a>> {
    let settings = turn.settings.as_ref()?;
    Some(TurnContext {
        turn_id: turn.id.to_string(),
        cwd: settings.cwd.display().to_string(),
        approval_policy: to_wire::approval_policy(&settings.approval, Version::V0_97),
        sandbox_policy: sandbox(&settings.sandbox),
        permission_profile: profile(thread, settings),
        model: &settings.model,
        effort: settings.effort.as_deref(),
        summary: settings.summary.as_deref().unwrap_or("none"),
    })
}

/// Returns the same settings in the form from which Codex takes them over: it looks at nothing else when a thread is
/// resumed.
pub(super) fn settings_applied<'a>(thread: &Thread, turn: &Turn) -> Option<EventMsg<'a>> {
    let settings = turn.settings.as_ref()?;
    let (model, reviewer) = (
        &settings.model,
        to_wire::approvals_reviewer(thread.settings.reviewer),
    );
    Some(EventMsg::ThreadSettingsApplied {
        thread_id: thread.id.to_string(),
        thread_settings: json!({
            "model": model,
            "model_provider_id": settings.model_provider,
            "approval_policy": to_wire::approval_policy(&settings.approval, Version::V0_169),
            "approvals_reviewer": reviewer,
            "requested_approvals_reviewer": reviewer,
            "permission_profile": profile(thread, settings),
            "cwd": settings.cwd,
            "runtime_workspace_roots": to_wire::workspace_roots(&thread.settings),
            "collaboration_mode": {
                "mode": if settings.mode == "plan" { "plan" } else { "default" },
                "settings": {
                    "model": model,
                    "reasoning_effort": settings.effort,
                    "developer_instructions": null,
                },
            },
            "disabled_plugin_ids": thread.settings.disabled_plugins,
        }),
    })
}

/// Describes what commands may do in a turn.
fn profile(thread: &Thread, settings: &TurnSettings) -> SandboxProfile {
    SandboxProfile::of(&thread.settings, &settings.sandbox, &settings.cwd)
}

fn reachable(network: bool) -> &'static str {
    if network { "enabled" } else { "restricted" }
}

fn sandbox(policy: &SandboxPolicy) -> Sandbox {
    match policy {
        SandboxPolicy::ReadOnly { network } => Sandbox::ReadOnly {
            network_access: *network,
        },
        SandboxPolicy::WorkspaceWrite {
            writable_roots,
            network,
            exclude_tmpdir_env_var,
            exclude_slash_tmp,
        } => Sandbox::WorkspaceWrite {
            writable_roots: writable_roots
                .iter()
                .map(|root| root.display().to_string())
                .collect(),
            network_access: *network,
            exclude_tmpdir_env_var: *exclude_tmpdir_env_var,
            exclude_slash_tmp: *exclude_slash_tmp,
        },
        SandboxPolicy::External { network } => Sandbox::External {
            network_access: reachable(*network),
        },
        SandboxPolicy::DangerFullAccess => Sandbox::DangerFullAccess,
    }
}

/// Converts the rate limits of an account.
pub(super) fn limits(limits: &RateLimits) -> Limits<'_> {
    let window = |window: threadwire_engine::RateWindow| Window {
        used_percent: window.used_percent,
        window_minutes: window.window_minutes,
        resets_at: window.resets_at,
    };
    Limits {
        limit_id: "codex",
        primary: limits.primary.map(window),
        secondary: limits.secondary.map(window),
        credits: limits.credits.as_ref().map(|credits| Credits {
            has_credits: credits.has_credits,
            unlimited: credits.unlimited,
            balance: credits.balance.as_deref(),
        }),
    }
}

/// Converts the kind of the error that failed a turn.
pub(super) fn error_info(kind: &TurnErrorKind) -> ErrorInfo {
    match kind {
        TurnErrorKind::ContextWindowExceeded => ErrorInfo::ContextWindowExceeded,
        TurnErrorKind::UsageLimitExceeded => ErrorInfo::UsageLimitExceeded,
        TurnErrorKind::RateLimitExceeded => ErrorInfo::RateLimitExceeded,
        TurnErrorKind::ServerOverloaded => ErrorInfo::ServerOverloaded,
        TurnErrorKind::FlexUnavailable => ErrorInfo::FlexUnavailable,
        TurnErrorKind::PolicyCapacityUnavailable => ErrorInfo::PolicyCapacityUnavailable,
        TurnErrorKind::ModelNotFound => ErrorInfo::ModelNotFound,
        TurnErrorKind::CyberPolicy => ErrorInfo::CyberPolicy,
        TurnErrorKind::MisalignmentPolicyViolation => ErrorInfo::MisalignmentPolicyViolation,
        TurnErrorKind::ConnectionFailed { status } => ErrorInfo::HttpConnectionFailed {
            http_status_code: *status,
        },
        TurnErrorKind::StreamDisconnected { status } => ErrorInfo::ResponseStreamDisconnected {
            http_status_code: *status,
        },
        TurnErrorKind::TooManyFailedAttempts { status } => {
            ErrorInfo::ResponseTooManyFailedAttempts {
                http_status_code: *status,
            }
        }
        TurnErrorKind::InternalServerError => ErrorInfo::InternalServerError,
        TurnErrorKind::Unauthorized => ErrorInfo::Unauthorized,
        TurnErrorKind::BadRequest => ErrorInfo::BadRequest,
        TurnErrorKind::SandboxError => ErrorInfo::SandboxError,
        TurnErrorKind::Other => ErrorInfo::Other,
    }
}
